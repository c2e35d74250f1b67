//! `object`: the methods that every class inherits.

use crate::attribute::{Attr, Stored};
use crate::classes;
use crate::names;
use crate::native::Obj;
use crate::native_args::text::shown_type;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "object" {
        raw "__new__" new "cls, /, *args, **kwargs";
        raw "__init__" init "self, /, *args, **kwargs";
        "__repr__" repr(Obj) "self, /";
        "__str__" str_(Obj) "self, /";
        "__format__" format(Obj, Obj) "self, format_spec, /";
        "__hash__" hash(Obj) "self, /";
        "__eq__" eq(Value, Value) "self, value, /";
        "__ne__" ne(Obj, Obj) "self, value, /";
        "__lt__" undefined(Value, Value) "self, value, /";
        "__le__" undefined(Value, Value) "self, value, /";
        "__gt__" undefined(Value, Value) "self, value, /";
        "__ge__" undefined(Value, Value) "self, value, /";
        "__getattribute__" getattribute(Obj, Obj) "self, name, /";
        "__setattr__" setattr(Obj, Obj, Value) "self, name, value, /";
        "__delattr__" delattr(Obj, Obj) "self, name, /";
        "__dir__" dir(Obj) "self, /";
        "__sizeof__" sizeof(Obj) "self, /";
        "get:__class__" class_of(Obj) "self, /";
        "set:__class__" set_class(Obj, Obj) "self, value, /";
        "get:__dict__" dict(Obj) "self, /";
        "set:__dict__" set_dict(Obj, Value) "self, value, /";
        raw "__reduce__" python "self, /";
        raw "__reduce_ex__" python "self, protocol, /";
        raw "class:__init_subclass__" init_subclass "cls, /, *args, **kwargs";
        raw "class:__subclasshook__" not_implemented "cls, subclass, /";
        "__getstate__" getstate(Obj) "self, /";
    }
}

/// Always done in Python.
fn python(_: &mut Vm, _: &[Value]) -> Res {
    Err(Stop::Python)
}

/// `object.__new__`.
fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let (class, kwargs, rest) = (args[0], args[1], &args[2..]);
    if !class.is_kind(Kind::Class) {
        let found = vm.type_name(class);
        return Err(vm.type_error(format!("object.__new__(X): X is not a type object ({found})")));
    }
    if is_core(vm, class) && !class.same(classes::OBJECT) {
        let name = vm.class_name(class);
        let own = vm.lookup(class, names::NEW).is_some_and(|f| !is_objects(vm, f, names::NEW));
        let text = if own {
            format!("object.__new__({name}) is not safe, use {name}.__new__()")
        } else {
            format!("cannot create '{name}' instances")
        };
        return Err(vm.type_error(text));
    }
    let excess = !rest.is_empty() || !kwargs.is_undef();
    if excess {
        let own_new = vm.lookup(class, names::NEW).is_some_and(|f| !is_objects(vm, f, names::NEW));
        let own_init = vm.lookup(class, names::INIT).is_some_and(|f| !is_objects(vm, f, names::INIT));
        if own_new {
            return Err(vm.type_error("object.__new__() takes exactly one argument (the type to instantiate)"));
        }
        if !own_init {
            let name = vm.class_name(class);
            return Err(vm.type_error(format!("{name}() takes no arguments")));
        }
    }
    if vm.class(class).flags.abstract_ {
        return Err(abstract_error(vm, class));
    }
    if !vm.class(class).payload.is_undef() {
        let (name, base) = (vm.class_name(class), vm.class_name(vm.class(class).payload));
        return Err(vm.type_error(format!("object.__new__({name}) is not safe, use {base}.__new__()")));
    }
    if vm.is_subclass(class, classes::BASE_EXCEPTION) {
        return Ok(vm.new_exception(class, &[]));
    }
    let shape = vm.class(class).shape;
    Ok(vm.heap.new_blank(shape))
}

/// Whether instances of a class are no plain objects but of a kind of their own.
fn is_core(vm: &Vm, class: Value) -> bool {
    vm.class(class).flags.builtin && (class.handle() & !crate::value::IMAGE) < classes::ALL.len() as u32
}

/// Whether a function is what `object` itself has under a name.
pub fn is_objects(vm: &Vm, function: Value, name: Value) -> bool {
    vm.class_attr(classes::OBJECT, name).is_some_and(|f| f.same(function))
}

/// The `TypeError` of instantiating a class with abstract methods.
pub fn abstract_error(vm: &mut Vm, class: Value) -> Stop {
    let name = vm.class_name(class);
    let mut methods: Vec<String> = match vm.class_attr(class, names::ABSTRACTMETHODS) {
        Some(set) if set.is_kind(Kind::FrozenSet) || set.is_kind(Kind::Set) => {
            vm.heap.set(set).items().map(|e| vm.show(e.key)).collect()
        }
        _ => Vec::new(),
    };
    methods.sort();
    let s = if methods.len() == 1 { "" } else { "s" };
    let list = methods.iter().map(|m| format!("'{m}'")).collect::<Vec<_>>().join(", ");
    let text = format!(
        "Can't instantiate abstract class {name} without an implementation for abstract method{s} {list}"
    );
    vm.type_error(text)
}

/// `object.__init__`.
fn init(vm: &mut Vm, args: &[Value]) -> Res {
    let (object, kwargs, rest) = (args[0], args[1], &args[2..]);
    if rest.is_empty() && kwargs.is_undef() {
        return Ok(Value::NONE);
    }
    let class = vm.class_of(object);
    let own_init = vm.lookup(class, names::INIT).is_some_and(|f| !is_objects(vm, f, names::INIT));
    let own_new = vm.lookup(class, names::NEW).is_some_and(|f| !is_objects(vm, f, names::NEW));
    if own_init {
        return Err(vm.type_error("object.__init__() takes exactly one argument (the instance to initialize)"));
    }
    if !own_new {
        let name = vm.class_name(class);
        return Err(vm.type_error(format!("{name}.__init__() takes exactly one argument (the instance to initialize)")));
    }
    Ok(Value::NONE)
}

fn repr(vm: &mut Vm, object: Obj) -> Res {
    let text = match object.0.kind() {
        Kind::Instance | Kind::Exc => super::show::default_repr(vm, object.0),
        _ => return super::repr(vm, object.0),
    };
    Ok(vm.str(&text))
}

/// `object.__str__`: `repr` of the object, by its own method.
fn str_(vm: &mut Vm, object: Obj) -> Res {
    let class = vm.class_of(object.0);
    match vm.lookup(class, names::REPR) {
        Some(f) if vm.is_builtin_method(f) => match object.0.kind() {
            Kind::Instance => {
                let text = super::show::default_repr(vm, object.0);
                if vm.unwrap(object.0).is_kind(Kind::Instance) { Ok(vm.str(&text)) } else { super::repr(vm, object.0) }
            }
            _ => super::repr(vm, object.0),
        },
        Some(f) => vm.tail_call(f, &[object.0]),
        None => Err(Stop::Python),
    }
}

fn format(vm: &mut Vm, object: Obj, spec: Obj) -> Res {
    if vm.text_of(spec.0).is_none() {
        let found = shown_type(vm, spec.0);
        return Err(vm.type_error(format!("__format__() argument must be str, not {found}")));
    }
    super::show::object_format(vm, object.0, spec.0)
}

fn hash(vm: &mut Vm, object: Obj) -> Res {
    let hash = match object.0.kind() {
        Kind::Instance | Kind::Exc | Kind::Class => (vm.id_of(object.0) >> 4) as i64,
        _ => vm.hash(object.0)?,
    };
    Ok(vm.heap.new_int(hash))
}

fn eq(_: &mut Vm, a: Value, b: Value) -> Res {
    Ok(if a.same(b) { Value::TRUE } else { Value::NOT_IMPLEMENTED })
}

/// `object.__ne__`: the opposite of `__eq__`.
fn ne(vm: &mut Vm, a: Obj, b: Obj) -> Res {
    let class = vm.class_of(a.0);
    match vm.lookup(class, names::EQ) {
        Some(f) if is_objects(vm, f, names::EQ) => {
            Ok(if a.0.same(b.0) { Value::FALSE } else { Value::NOT_IMPLEMENTED })
        }
        _ => Err(Stop::Python),
    }
}

fn undefined(_: &mut Vm, _: Value, _: Value) -> Res {
    Ok(Value::NOT_IMPLEMENTED)
}

fn name_of(vm: &mut Vm, name: Value) -> Res {
    match vm.as_kind(name, Kind::Str) {
        Some(handle) => Ok(vm.intern_value(Value::new(Kind::Str, handle))),
        None => {
            let found = vm.type_name(name);
            Err(vm.type_error(format!("attribute name must be string, not '{found}'")))
        }
    }
}

fn getattribute(vm: &mut Vm, object: Obj, name: Obj) -> Res {
    let name = name_of(vm, name.0)?;
    match vm.find_attr(object.0, name)? {
        Attr::Missing => Err(vm.attribute_error(object.0, name)),
        Attr::Call(getter, args, n) => vm.tail_call(getter, &args[..n]),
        attr => Ok(vm.attr_value(object.0, attr).unwrap_or(Value::NONE)),
    }
}

fn store(vm: &mut Vm, object: Value, name: Value, value: Value) -> Res {
    let name = name_of(vm, name)?;
    if vm.store_recent(object, name, value) {
        return Ok(Value::NONE);
    }
    let before = vm.shape_before(object);
    match vm.store_attr(object, name, value)? {
        Stored::Done => {
            vm.note_store(object, before, name, value);
            Ok(Value::NONE)
        }
        Stored::Call(setter, args, n) => vm.tail_call(setter, &args[..n]),
    }
}

fn setattr(vm: &mut Vm, object: Obj, name: Obj, value: Value) -> Res {
    store(vm, object.0, name.0, value)
}

fn delattr(vm: &mut Vm, object: Obj, name: Obj) -> Res {
    store(vm, object.0, name.0, Value::UNDEF)
}

/// `object.__dir__`: names of the object and of its classes.
fn dir(vm: &mut Vm, object: Obj) -> Res {
    let mut found = Vec::new();
    match object.0.kind() {
        Kind::Instance | Kind::Exc => found.extend(vm.slot_items(object.0).into_iter().map(|(name, _)| name)),
        Kind::Module => {
            let dict = vm.heap.module(object.0.handle()).dict;
            found.extend(vm.heap.dict(dict.handle()).items().map(|e| e.key));
        }
        Kind::Function | Kind::Bound => {
            let function = match object.0.is(Kind::Bound) {
                Some(handle) => vm.heap.bound(handle).func,
                None => object.0,
            };
            if let Some(handle) = function.is(Kind::Function)
                && let Some(dict) = vm.heap.function(handle).attributes.given()
            {
                let dict = vm.unwrap(dict);
                found.extend(vm.heap.dict(dict.handle()).items().map(|e| e.key));
            }
        }
        _ => {}
    }
    let class = vm.class_of(object.0);
    for base in vm.class(class).mro.clone() {
        found.extend(shown_names(vm, base));
    }
    vm.charge(found.len())?;
    let set = vm.heap.new_dict(DictObj::default());
    for name in found {
        vm.dict_set(set.handle(), name, Value::NONE)?;
    }
    let names = vm.heap.dict(set.handle()).items().map(|e| e.key).collect();
    Ok(vm.heap.new_list(names))
}

/// The names of a class that `dir` lists. Builtin classes have some that CPython computes, or has elsewhere.
pub fn shown_names(vm: &Vm, class: Value) -> Vec<Value> {
    let object = vm.class(class);
    let names = vm.heap.dict(object.dict.handle()).items().map(|e| e.key);
    if !object.flags.builtin {
        return names.collect();
    }
    let mut hidden = vec![names::MODULE, names::SLOTS];
    if class.same(classes::OBJECT) {
        hidden.push(names::DICT);
    }
    let mut shown: Vec<Value> = names.filter(|n| !hidden.iter().any(|h| h.same(*n))).collect();
    shown.push(names::DOC);
    shown
}

fn sizeof(_: &mut Vm, _: Obj) -> Res {
    Ok(Value::small(48))
}

fn class_of(vm: &mut Vm, object: Obj) -> Res {
    Ok(vm.class_of(object.0))
}

fn set_class(vm: &mut Vm, object: Obj, class: Obj) -> Res {
    let old = vm.class_of(object.0);
    if !class.0.is_kind(Kind::Class) {
        let found = vm.type_name(class.0);
        return Err(vm.type_error(format!("__class__ must be set to a class, not '{found}' object")));
    }
    let changeable = |vm: &Vm, c: Value| !vm.class(c).flags.builtin;
    if !matches!(object.0.kind(), Kind::Instance | Kind::Exc) || !changeable(vm, old) || !changeable(vm, class.0) {
        let text = "__class__ assignment only supported for mutable types or ModuleType subclasses";
        return Err(vm.type_error(text));
    }
    let (a, b) = (vm.class(old).clone(), vm.class(class.0).clone());
    // Slots are found by their names: those of both classes count, and not their order.
    let names = |vm: &Vm, shape: u32| {
        let mut names = vm.heap.shape(shape).names.clone();
        names.sort_by_key(|name| name.bits());
        names
    };
    let same = a.payload.same(b.payload)
        && names(vm, a.shape) == names(vm, b.shape)
        && a.flags.no_dict == b.flags.no_dict;
    if !same {
        let (from, to) = (vm.class_name(old), vm.class_name(class.0));
        let text = format!("__class__ assignment: '{to}' object layout differs from '{from}'");
        return Err(vm.type_error(text));
    }
    vm.set_class(object.0, class.0);
    Ok(Value::NONE)
}

fn dict(vm: &mut Vm, object: Obj) -> Res {
    match object.0.kind() {
        Kind::Instance | Kind::Exc if !vm.class(vm.class_of(object.0)).flags.no_dict => {
            Ok(vm.instance_dict_object(object.0))
        }
        Kind::Module => Ok(vm.heap.module(object.0.handle()).dict),
        Kind::Function => {
            if vm.heap.function(object.0.handle()).attributes.is_undef() {
                let dict = vm.heap.new_dict(DictObj::default());
                vm.heap.function_mut(object.0.handle()).attributes = dict;
            }
            Ok(vm.heap.function(object.0.handle()).attributes)
        }
        _ => Err(vm.attribute_error(object.0, names::DICT)),
    }
}

fn set_dict(vm: &mut Vm, object: Obj, dict: Value) -> Res {
    if dict.is_undef() && object.0.is_kind(Kind::Function) {
        return Err(vm.type_error("cannot delete __dict__"));
    }
    // An object without a dict gets a new one when it is asked for.
    let dict = if dict.is_undef() { vm.heap.new_dict(DictObj::default()) } else { dict };
    if vm.as_kind(dict, Kind::Dict).is_none() {
        let found = vm.type_name(dict);
        return Err(vm.type_error(format!("__dict__ must be set to a dictionary, not a '{found}'")));
    }
    match object.0.kind() {
        Kind::Instance | Kind::Exc if !vm.class(vm.class_of(object.0)).flags.no_dict => {
            vm.set_instance_dict(object.0, dict);
        }
        Kind::Function => vm.heap.function_mut(object.0.handle()).attributes = dict,
        _ => return Err(vm.attribute_error(object.0, names::DICT)),
    }
    Ok(Value::NONE)
}

fn init_subclass(vm: &mut Vm, args: &[Value]) -> Res {
    let (class, kwargs, n) = (args[0], args[1], args.len() - 2);
    if n == 0 && kwargs.is_undef() {
        return Ok(Value::NONE);
    }
    let name = if class.is_kind(Kind::Class) { vm.class_name(class) } else { vm.type_name(class) };
    Err(vm.type_error(match n {
        0 => format!("{name}.__init_subclass__() takes no keyword arguments"),
        n => format!("{name}.__init_subclass__() takes no arguments ({n} given)"),
    }))
}

fn not_implemented(_: &mut Vm, _: &[Value]) -> Res {
    Ok(Value::NOT_IMPLEMENTED)
}

/// `object.__getstate__`: the attributes as a dict, or `None`.
fn getstate(vm: &mut Vm, object: Obj) -> Res {
    if !matches!(object.0.kind(), Kind::Instance | Kind::Exc) {
        return Ok(Value::NONE);
    }
    let items = vm.slot_items(object.0);
    let attributes = state_dict(vm, items)?;
    let slots = declared_items(vm, object.0);
    if slots.is_empty() {
        return Ok(attributes);
    }
    let slots = state_dict(vm, slots)?;
    Ok(vm.heap.new_tuple([attributes, slots]))
}

fn state_dict(vm: &mut Vm, items: Vec<(Value, Value)>) -> Res {
    if items.is_empty() {
        return Ok(Value::NONE);
    }
    let dict = vm.heap.new_dict(DictObj::default());
    for (name, value) in items {
        vm.dict_set(dict.handle(), name, value)?;
    }
    Ok(dict)
}

/// The attributes of an instance that `__slots__` declare.
fn declared_items(vm: &mut Vm, object: Value) -> Vec<(Value, Value)> {
    let Some(handle) = object.is(Kind::Instance) else { return Vec::new() };
    let class = vm.class_of(object);
    let names = vm.heap.shape(vm.class(class).shape).names.clone();
    let mut items = Vec::new();
    for (slot, name) in names.into_iter().enumerate() {
        let value = vm.heap.instance(handle).slot(slot);
        if name.is_undef() || value.is_undef() {
            continue;
        }
        // A slot that is nobody's attribute is no state either.
        let member = vm.lookup(class, name).and_then(|found| found.is(Kind::Descr));
        if member.is_some_and(|descr| matches!(vm.heap.descr(descr), DescrObj::Member { .. })) {
            items.push((name, value));
        }
    }
    items
}

