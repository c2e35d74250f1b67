//! `type`: what classes themselves can do.

use crate::attribute::{Attr, Stored};
use crate::classes;
use crate::names;
use crate::native::{Obj, SelfClass};
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::types::union;
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "type" {
        raw "make" make "*args, **kwargs";
        raw "__new__" python "cls, /, *args, **kwargs";
        raw "__init__" init "self, /, *args, **kwargs";
        raw "__call__" python "self, /, *args, **kwargs";
        "mro" mro_method(SelfClass) "self, /";
        "__subclasses__" subclasses(SelfClass) "self, /";
        "__instancecheck__" instancecheck(SelfClass, Obj) "self, instance, /";
        "__subclasscheck__" subclasscheck(SelfClass, Obj) "self, subclass, /";
        raw "class:__prepare__" prepare "cls, /, *args, **kwargs";
        "__repr__" repr(SelfClass) "self, /";
        "__getattribute__" getattribute(SelfClass, Obj) "self, name, /";
        "__setattr__" setattr(SelfClass, Obj, Value) "self, name, value, /";
        "__delattr__" delattr(SelfClass, Obj) "self, name, /";
        "__or__" or(SelfClass, Value) "self, value, /";
        "__ror__" reflected_or(SelfClass, Value) "self, value, /";
        raw "__dir__" python "self, /";
        "get:__name__" name(SelfClass) "self, /";
        "set:__name__" set_name(SelfClass, Obj) "self, value, /";
        "get:__qualname__" qualname(SelfClass) "self, /";
        "set:__qualname__" set_qualname(SelfClass, Obj) "self, value, /";
        "get:__module__" module(SelfClass) "self, /";
        "set:__module__" set_module(SelfClass, Value) "self, value, /";
        "get:__doc__" doc(SelfClass) "self, /";
        "set:__doc__" set_doc(SelfClass, Value) "self, value, /";
        "get:__bases__" bases(SelfClass) "self, /";
        "set:__bases__" set_bases(SelfClass, Value) "self, value, /";
        "get:__base__" base(SelfClass) "self, /";
        "get:__mro__" mro(SelfClass) "self, /";
        raw "get:__dict__" python "self, /";
        "get:__abstractmethods__" abstractmethods(SelfClass) "self, /";
        "set:__abstractmethods__" set_abstractmethods(SelfClass, Obj) "self, value, /";
        raw "get:__annotations__" python "self, /";
        raw "set:__annotations__" python "self, value=None, /";
        raw "get:__annotate__" python "self, /";
        raw "set:__annotate__" python "self, value=None, /";
        "get:__type_params__" type_params(SelfClass) "self, /";
        "set:__type_params__" set_type_params(SelfClass, Value) "self, value, /";
    }
}

/// `type(object)`; with three arguments the prelude makes a class.
fn make(vm: &mut Vm, args: &[Value]) -> Res {
    let (kwargs, rest) = (args[0], &args[1..]);
    match rest {
        [object] if kwargs.is_undef() => {
            if object.is_kind(Kind::Pending) {
                return Err(Stop::Python);
            }
            Ok(vm.class_of(*object))
        }
        [_, _, _] => Err(Stop::Python),
        _ => Err(vm.type_error("type() takes 1 or 3 arguments")),
    }
}

/// Done by the twin in the prelude.
fn python(_: &mut Vm, _: &[Value]) -> Res {
    Err(Stop::Python)
}

fn or(vm: &mut Vm, class: SelfClass, other: Value) -> Res {
    union::of(vm, class.value(), other).ok_or(Stop::Python)
}

fn reflected_or(vm: &mut Vm, class: SelfClass, other: Value) -> Res {
    union::of(vm, other, class.value()).ok_or(Stop::Python)
}

fn init(vm: &mut Vm, args: &[Value]) -> Res {
    let n = args.len().saturating_sub(2);
    if n != 1 && n != 3 {
        return Err(vm.type_error("type.__init__() takes 1 or 3 arguments"));
    }
    Ok(Value::NONE)
}

fn mro_method(vm: &mut Vm, class: SelfClass) -> Res {
    let mro = vm.heap.class(class.0).mro.clone();
    Ok(vm.heap.new_list(mro))
}

fn subclasses(vm: &mut Vm, class: SelfClass) -> Res {
    let list = vm.subclasses(class.value());
    Ok(vm.heap.new_list(list))
}

fn instancecheck(vm: &mut Vm, class: SelfClass, object: Obj) -> Res {
    if vm.is_instance(object.0, class.value()) {
        return Ok(Value::TRUE);
    }
    // An object may claim another class.
    let found = vm.class_of(object.0);
    match vm.lookup(found, names::CLASS) {
        Some(descriptor) if vm.class_attr(classes::OBJECT, names::CLASS).is_some_and(|d| d.same(descriptor)) => {
            Ok(Value::FALSE)
        }
        _ => Err(Stop::Python),
    }
}

fn subclasscheck(vm: &mut Vm, class: SelfClass, sub: Obj) -> Res {
    if !sub.0.is_kind(Kind::Class) {
        // It may have `__bases__` all the same.
        return Err(Stop::Python);
    }
    Ok(Value::bool(vm.is_subclass(sub.0, class.value())))
}

fn prepare(vm: &mut Vm, _: &[Value]) -> Res {
    Ok(vm.heap.new_dict(DictObj::default()))
}

fn repr(vm: &mut Vm, class: SelfClass) -> Res {
    let name = super::show::full_name(vm, class.value());
    Ok(vm.str(&format!("<class '{name}'>")))
}

fn interned(vm: &mut Vm, name: Value) -> Res {
    match vm.as_kind(name, Kind::Str) {
        Some(handle) => Ok(vm.intern_value(Value::new(Kind::Str, handle))),
        None => {
            let found = vm.type_name(name);
            Err(vm.type_error(format!("attribute name must be string, not '{found}'")))
        }
    }
}

fn getattribute(vm: &mut Vm, class: SelfClass, name: Obj) -> Res {
    let name = interned(vm, name.0)?;
    match vm.class_getattr(class.value(), name)? {
        Attr::Missing => Err(vm.attribute_error(class.value(), name)),
        Attr::Call(getter, args, n) => vm.tail_call(getter, &args[..n]),
        attr => Ok(vm.attr_value(class.value(), attr).unwrap_or(Value::NONE)),
    }
}

fn setattr(vm: &mut Vm, class: SelfClass, name: Obj, value: Value) -> Res {
    let name = interned(vm, name.0)?;
    match vm.store_attr(class.value(), name, value)? {
        Stored::Done => Ok(Value::NONE),
        Stored::Call(setter, args, n) => vm.tail_call(setter, &args[..n]),
    }
}

fn delattr(vm: &mut Vm, class: SelfClass, name: Obj) -> Res {
    setattr(vm, class, name, Value::UNDEF)
}

fn name(vm: &mut Vm, class: SelfClass) -> Res {
    Ok(vm.heap.class(class.0).name)
}

fn changeable(vm: &mut Vm, class: SelfClass, what: &str) -> Res<()> {
    if vm.heap.class(class.0).flags.builtin && !vm.image.is_building() {
        let name = vm.full_class_name(class.value());
        return Err(vm.type_error(format!("cannot set '{what}' attribute of immutable type '{name}'")));
    }
    Ok(())
}

fn set_name(vm: &mut Vm, class: SelfClass, value: Obj) -> Res {
    changeable(vm, class, "__name__")?;
    let Some(handle) = vm.as_kind(value.0, Kind::Str) else {
        if value.0.is_undef() {
            let of = vm.class_name(class.value());
            let text = format!("cannot delete '__name__' attribute of immutable type '{of}'");
            return Err(vm.type_error(text));
        }
        let (of, found) = (vm.class_name(class.value()), vm.type_name(value.0));
        return Err(vm.type_error(format!("can only assign string to {of}.__name__, not '{found}'")));
    };
    if vm.heap.text(handle).to_utf8().is_ok_and(|name| name.contains('\0')) {
        return Err(vm.value_error("type name must not contain null characters"));
    }
    vm.heap.class_mut(class.0).name = Value::new(Kind::Str, handle);
    Ok(Value::NONE)
}

fn qualname(vm: &mut Vm, class: SelfClass) -> Res {
    Ok(vm.heap.class(class.0).qualname)
}

fn set_qualname(vm: &mut Vm, class: SelfClass, value: Obj) -> Res {
    changeable(vm, class, "__qualname__")?;
    let Some(handle) = vm.as_kind(value.0, Kind::Str) else {
        if value.0.is_undef() {
            let of = vm.class_name(class.value());
            let text = format!("cannot delete '__qualname__' attribute of immutable type '{of}'");
            return Err(vm.type_error(text));
        }
        let (of, found) = (vm.class_name(class.value()), vm.type_name(value.0));
        return Err(vm.type_error(format!("can only assign string to {of}.__qualname__, not '{found}'")));
    };
    vm.heap.class_mut(class.0).qualname = Value::new(Kind::Str, handle);
    Ok(Value::NONE)
}

/// An attribute that stands in the namespace of the class itself.
fn own(vm: &mut Vm, class: SelfClass, name: Value) -> Option<Value> {
    // Builtin classes have under these names the descriptors that answer for their instances.
    let builtin = vm.class(class.value()).flags.builtin;
    vm.class_attr(class.value(), name).filter(|v| !(builtin && v.is_kind(Kind::Descr)))
}

fn set_own(vm: &mut Vm, class: SelfClass, name: Value, value: Value) -> Res {
    let shown = vm.show(name);
    changeable(vm, class, &shown)?;
    let dict = vm.heap.class(class.0).dict;
    vm.dict_set_name(dict, name, value);
    vm.class_changed(class.value());
    Ok(Value::NONE)
}

fn module(vm: &mut Vm, class: SelfClass) -> Res {
    Ok(own(vm, class, names::MODULE).unwrap_or(names::BUILTINS_MODULE))
}

fn set_module(vm: &mut Vm, class: SelfClass, value: Value) -> Res {
    set_own(vm, class, names::MODULE, value)
}

fn doc(vm: &mut Vm, class: SelfClass) -> Res {
    if class.value().same(classes::OBJECT) {
        return Ok(vm.str("What every class is derived from."));
    }
    match own(vm, class, names::DOC) {
        Some(doc) if doc.is_kind(Kind::Instance) && vm.special(doc, names::GET).is_some() => Err(Stop::Python),
        found => Ok(found.unwrap_or(Value::NONE)),
    }
}

fn set_doc(vm: &mut Vm, class: SelfClass, value: Value) -> Res {
    set_own(vm, class, names::DOC, value)
}

fn bases(vm: &mut Vm, class: SelfClass) -> Res {
    let bases = vm.heap.class(class.0).bases.clone();
    Ok(vm.heap.new_tuple(bases))
}

/// `Class.__bases__ = bases`: the class and its subclasses get another order of resolution.
fn set_bases(vm: &mut Vm, class: SelfClass, value: Value) -> Res {
    let this = class.value();
    changeable(vm, class, "__bases__")?;
    let name = vm.class_name(this);
    if value.is_undef() {
        return Err(vm.type_error(format!("cannot delete '__bases__' attribute of type '{name}'")));
    }
    let Some(handle) = vm.as_kind(value, Kind::Tuple) else {
        let found = vm.type_name(value);
        return Err(vm.type_error(format!("can only assign tuple to {name}.__bases__, not {found}")));
    };
    let bases = vm.heap.tuple(handle).to_vec();
    if bases.is_empty() {
        return Err(vm.type_error(format!("can only assign non-empty tuple to {name}.__bases__, not ()")));
    }
    for base in &bases {
        if !base.is_kind(Kind::Class) {
            let found = vm.type_name(*base);
            let text = format!("{name}.__bases__ must be tuple of classes, not '{found}'");
            return Err(vm.type_error(text));
        }
        if vm.is_subclass(*base, this) {
            return Err(vm.type_error("a __bases__ item causes an inheritance cycle"));
        }
    }
    let old = vm.heap.class(class.0).bases.clone();
    let (old_best, new_best) = (vm.best_base(&old)?, vm.best_base(&bases)?);
    let (a, b) = (vm.class(old_best).clone(), vm.class(new_best).clone());
    if !a.payload.same(b.payload) || !a.layout.same(b.layout) || b.flags.builtin && !new_best.same(classes::OBJECT) {
        let (from, to) = (vm.class_name(old_best), vm.class_name(new_best));
        let how = if b.flags.builtin { "deallocator" } else { "object layout" };
        return Err(vm.type_error(format!("__bases__ assignment: '{to}' {how} differs from '{from}'")));
    }
    // The orders of all subclasses are computed before anything changes: one of them may be impossible.
    let mut found: Vec<(Value, Vec<Value>)> = Vec::new();
    let mut work = vec![this];
    let mut at = 0;
    while at < work.len() {
        let next = work[at];
        at += 1;
        let its_bases = if next.same(this) { bases.clone() } else { vm.class(next).bases.clone() };
        let mut lists: Vec<Vec<Value>> = Vec::new();
        for base in &its_bases {
            let known = found.iter().find(|(c, _)| c.same(*base)).map(|(_, mro)| mro.clone());
            lists.push(known.unwrap_or_else(|| vm.class(*base).mro.clone()));
        }
        let mut mro = vm.linearize_lists(lists, &its_bases)?;
        mro.insert(0, next);
        found.retain(|(c, _)| !c.same(next));
        found.push((next, mro));
        work.extend(vm.subclasses(next));
        vm.charge(work.len())?;
    }
    for base in &old {
        vm.heap.class_mut(base.handle()).subclasses.retain(|c| !c.same(this));
    }
    for base in &bases {
        vm.heap.class_mut(base.handle()).subclasses.push(this);
        vm.heap.grew(8);
    }
    vm.heap.class_mut(class.0).bases = bases;
    for (class, mro) in found {
        let own_mro = vm.class(class).bases.iter().any(|base| vm.class(*base).flags.own_mro);
        let object = vm.heap.class_mut(class.handle());
        object.mro = mro;
        object.flags.own_mro = own_mro;
    }
    vm.next_epoch();
    vm.update_flags(this);
    Ok(Value::NONE)
}

fn base(vm: &mut Vm, class: SelfClass) -> Res {
    let bases = vm.heap.class(class.0).bases.clone();
    if bases.is_empty() { Ok(Value::NONE) } else { vm.best_base(&bases) }
}

fn mro(vm: &mut Vm, class: SelfClass) -> Res {
    let mro = vm.heap.class(class.0).mro.clone();
    Ok(vm.heap.new_tuple(mro))
}

fn abstractmethods(vm: &mut Vm, class: SelfClass) -> Res {
    match own(vm, class, names::ABSTRACTMETHODS) {
        Some(set) => Ok(set),
        None => Err(vm.attribute_error(class.value(), names::ABSTRACTMETHODS)),
    }
}

fn set_abstractmethods(vm: &mut Vm, class: SelfClass, value: Obj) -> Res {
    let truth = vm.truth(value.0)?;
    let dict = vm.heap.class(class.0).dict;
    vm.dict_set_name(dict, names::ABSTRACTMETHODS, value.0);
    vm.heap.class_mut(class.0).flags.abstract_ = truth;
    vm.update_flags(class.value());
    Ok(Value::NONE)
}

fn type_params(vm: &mut Vm, class: SelfClass) -> Res {
    match own(vm, class, names::TYPE_PARAMS) {
        Some(params) => Ok(params),
        None => Ok(vm.heap.new_tuple(Vec::new())),
    }
}

fn set_type_params(vm: &mut Vm, class: SelfClass, value: Value) -> Res {
    changeable(vm, class, "__type_params__")?;
    if value.is_undef() {
        let shown = vm.class_name(class.value());
        let text = format!("cannot delete '__type_params__' attribute of immutable type '{shown}'");
        return Err(vm.type_error(text));
    }
    set_own(vm, class, names::TYPE_PARAMS, value)
}
