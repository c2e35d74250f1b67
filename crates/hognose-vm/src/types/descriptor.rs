//! `property`, `classmethod`, `staticmethod`, `super`.

use crate::attribute::Attr;
use crate::exec::Cx;
use crate::names;
use crate::native::{Obj, SelfDescr};
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub PROPERTY: methods of "property" {
        "make" property(Option<Value>, Option<Value>, Option<Value>, Option<Value>) "fget=None, fset=None, fdel=None, doc=None";
        raw "__new__" property_new "cls, /, *args, **kwargs";
        frame "__init__" property_init "self, /, fget=None, fset=None, fdel=None, doc=None";
        raw "__get__" get "self, instance, owner=None, /";
        raw "__set__" set "self, instance, value, /";
        raw "__delete__" delete "self, instance, /";
        "__set_name__" set_name(SelfDescr, Value, Value) "self, owner, name, /";
        raw "getter" getter "self, fget, /";
        raw "setter" setter "self, fset, /";
        raw "deleter" deleter "self, fdel, /";
        "get:fget" fget(SelfDescr) "self, /";
        "get:fset" fset(SelfDescr) "self, /";
        "get:fdel" fdel(SelfDescr) "self, /";
        frame "get:__doc__" property_doc "self, /";
        "set:__doc__" set_property_doc(SelfDescr, Value) "self, value, /";
        "get:__name__" property_name(SelfDescr) "self, /";
        "set:__name__" set_property_name(SelfDescr, Value) "self, value, /";
        raw "get:__isabstractmethod__" python "self, /";
    }
    pub CLASSMETHOD: methods of "classmethod" {
        "make" classmethod(Obj) "function, /";
        raw "__new__" wrapper_new "cls, /, *args, **kwargs";
        "__init__" wrapper_init(SelfDescr, Obj) "self, function, /";
        raw "__get__" get "self, instance, owner=None, /";
        "get:__func__" wrapped(SelfDescr) "self, /";
        "get:__wrapped__" wrapped(SelfDescr) "self, /";
        raw "get:__isabstractmethod__" python "self, /";
        raw "get:__name__" wrapped_attribute "self, /";
        raw "get:__qualname__" wrapped_qualname "self, /";
        raw "get:__doc__" wrapped_doc "self, /";
        raw "get:__module__" wrapped_module "self, /";
        raw "get:__annotations__" wrapped_annotations "self, /";
        raw "get:__annotate__" wrapped_annotate "self, /";
        raw "get:__dict__" python "self, /";
    }
    pub STATICMETHOD: methods of "staticmethod" {
        "make" staticmethod(Obj) "function, /";
        raw "__new__" wrapper_new "cls, /, *args, **kwargs";
        "__init__" wrapper_init(SelfDescr, Obj) "self, function, /";
        raw "__get__" get "self, instance, owner=None, /";
        raw "__call__" static_call "self, /, *args, **kwargs";
        "get:__func__" wrapped(SelfDescr) "self, /";
        "get:__wrapped__" wrapped(SelfDescr) "self, /";
        raw "get:__isabstractmethod__" python "self, /";
        raw "get:__name__" wrapped_attribute "self, /";
        raw "get:__qualname__" wrapped_qualname "self, /";
        raw "get:__doc__" wrapped_doc "self, /";
        raw "get:__module__" wrapped_module "self, /";
        raw "get:__annotations__" wrapped_annotations "self, /";
        raw "get:__annotate__" wrapped_annotate "self, /";
        raw "get:__dict__" python "self, /";
    }
    pub SUPER: methods of "super" {
        frame "make" super_ "type=None, object=None, /";
        "__get__" super_get(Value, Value, Option<Value>) "self, instance, owner=None, /";
        "get:__thisclass__" this_class(Value) "self, /";
        "get:__self__" super_self(Value) "self, /";
        "get:__self_class__" self_class(Value) "self, /";
    }
}

fn python(_: &mut Vm, _: &[Value]) -> Res {
    Err(Stop::Python)
}

fn or_none(value: Option<Value>) -> Value {
    value.unwrap_or(Value::NONE)
}

fn property(vm: &mut Vm, get: Option<Value>, set: Option<Value>, delete: Option<Value>, doc: Option<Value>) -> Res {
    let object = DescrObj::Property {
        get: or_none(get),
        set: or_none(set),
        delete: or_none(delete),
        doc: doc.filter(|doc| !doc.is_none()).unwrap_or(Value::UNDEF),
        name: Value::UNDEF,
    };
    Ok(vm.heap.new_descr(object))
}

/// An instance of a class (or of a subclass, with the descriptor as its payload).
fn payload_instance(vm: &mut Vm, class: Value, descriptor: Value) -> Value {
    if vm.class(class).payload.is_undef() {
        return descriptor;
    }
    let shape = vm.class(class).shape;
    let mut instance = InstanceObj { shape, ..InstanceObj::default() };
    instance.inline[0] = descriptor;
    vm.heap.new_instance(instance)
}

fn property_new(vm: &mut Vm, args: &[Value]) -> Res {
    vm.check_subtype(args[0], crate::classes::PROPERTY)?;
    let descriptor = property(vm, None, None, None, None)?;
    Ok(payload_instance(vm, args[0], descriptor))
}

/// `property.__init__`. Instances of a subclass have the text as an attribute of their own: that of the class hides it.
fn property_init(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let payload = cx.vm.unwrap(args[0]);
    let Some(DescrObj::Property { name, .. }) = payload.is(Kind::Descr).map(|h| cx.vm.heap.descr(h).clone()) else {
        return Err(Stop::Receiver);
    };
    let doc = args[4].given().filter(|doc| !doc.is_none());
    let (get, set, delete) = (or_none(args[1].given()), or_none(args[2].given()), or_none(args[3].given()));
    let object = DescrObj::Property { get, set, delete, doc: doc.unwrap_or(Value::UNDEF), name };
    *cx.vm.heap.descr_mut(payload.handle()) = object;
    if args[0].is_kind(Kind::Instance) {
        let doc = property_doc(cx, &[payload])?;
        let has_dict = !cx.vm.class(cx.vm.class_of(args[0])).flags.no_dict;
        if has_dict {
            cx.vm.slot_set(args[0], names::DOC, doc);
        } else if !doc.is_none() {
            return Err(cx.vm.attribute_error(args[0], names::DOC));
        }
    }
    Ok(Value::NONE)
}

fn get(vm: &mut Vm, args: &[Value]) -> Res {
    let (descr, instance, owner) = (args[0], args[1], args[2]);
    let payload = vm.unwrap(descr);
    if let Some(DescrObj::Property { .. }) = payload.is(Kind::Descr).map(|h| vm.heap.descr(h)) {
        if instance.is_none() {
            return Ok(descr);
        }
        let class = vm.class_of(instance);
        return match vm.bind(payload, instance, class)? {
            Attr::Call(getter, items, n) => vm.tail_call(getter, &items[..n]),
            Attr::Value(value) => Ok(value),
            _ => Err(Stop::Receiver),
        };
    }
    let class = match owner.given() {
        Some(owner) if !owner.is_none() => owner,
        _ => vm.class_of(instance),
    };
    match payload.is(Kind::Descr).map(|h| vm.heap.descr(h).clone()) {
        Some(DescrObj::ClassMethod(f)) => Ok(vm.heap.new_bound(BoundObj { func: f, self_: class })),
        Some(DescrObj::StaticMethod(f)) => Ok(f),
        _ => Err(Stop::Receiver),
    }
}

fn accessor(vm: &Vm, descr: Value, which: usize) -> Option<Value> {
    let payload = vm.unwrap(descr);
    match payload.is(Kind::Descr).map(|h| vm.heap.descr(h)) {
        Some(DescrObj::Property { get, set, delete, .. }) => Some([*get, *set, *delete][which]),
        _ => None,
    }
}

fn set(vm: &mut Vm, args: &[Value]) -> Res {
    let payload = vm.unwrap(args[0]);
    let Some(DescrObj::Property { set, name, .. }) = payload.is(Kind::Descr).map(|h| vm.heap.descr(h)).cloned() else {
        return Err(Stop::Receiver);
    };
    if set.is_none() || set.is_undef() {
        let class = vm.class_of(args[1]);
        return Err(vm.no_accessor(payload, name, class, "setter"));
    }
    vm.tail_call(set, &[args[1], args[2]])
}

fn delete(vm: &mut Vm, args: &[Value]) -> Res {
    let payload = vm.unwrap(args[0]);
    let Some(DescrObj::Property { delete, name, .. }) = payload.is(Kind::Descr).map(|h| vm.heap.descr(h)).cloned()
    else {
        return Err(Stop::Receiver);
    };
    if delete.is_none() || delete.is_undef() {
        let class = vm.class_of(args[1]);
        return Err(vm.no_accessor(payload, name, class, "deleter"));
    }
    vm.tail_call(delete, &[args[1]])
}

fn set_name(vm: &mut Vm, descr: SelfDescr, _: Value, new: Value) -> Res {
    if let DescrObj::Property { name, .. } = vm.heap.descr_mut(descr.0) {
        *name = new;
    }
    Ok(Value::NONE)
}

/// A property like another one with one accessor changed; of the same class.
fn changed(vm: &mut Vm, args: &[Value], which: usize) -> Res {
    let payload = vm.unwrap(args[0]);
    let Some(DescrObj::Property { get, set, delete, doc, name }) =
        payload.is(Kind::Descr).map(|h| vm.heap.descr(h).clone())
    else {
        return Err(Stop::Receiver);
    };
    let mut parts = [get, set, delete];
    parts[which] = args[1];
    let class = vm.class_of(args[0]);
    if !class.same(crate::classes::PROPERTY) {
        // The text of a getter is that of its function; what was given stays.
        let doc = doc.given().unwrap_or(Value::NONE);
        return vm.tail_call(class, &[parts[0], parts[1], parts[2], doc]);
    }
    Ok(vm.heap.new_descr(DescrObj::Property { get: parts[0], set: parts[1], delete: parts[2], doc, name }))
}

fn getter(vm: &mut Vm, args: &[Value]) -> Res {
    changed(vm, args, 0)
}

fn setter(vm: &mut Vm, args: &[Value]) -> Res {
    changed(vm, args, 1)
}

fn deleter(vm: &mut Vm, args: &[Value]) -> Res {
    changed(vm, args, 2)
}

fn fget(vm: &mut Vm, descr: SelfDescr) -> Res {
    accessor(vm, descr.value(), 0).ok_or(Stop::Receiver)
}

fn fset(vm: &mut Vm, descr: SelfDescr) -> Res {
    accessor(vm, descr.value(), 1).ok_or(Stop::Receiver)
}

fn fdel(vm: &mut Vm, descr: SelfDescr) -> Res {
    accessor(vm, descr.value(), 2).ok_or(Stop::Receiver)
}

fn property_doc(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let payload = cx.vm.unwrap(args[0]);
    let Some(DescrObj::Property { get, doc, .. }) = payload.is(Kind::Descr).map(|h| cx.vm.heap.descr(h).clone())
    else {
        return Err(Stop::Receiver);
    };
    if let Some(doc) = doc.given() {
        return Ok(doc);
    }
    match get.is(Kind::Function) {
        Some(handle) => {
            let function = cx.vm.heap.function(handle).clone();
            if let Some(dict) = function.own.given()
                && let Some(doc) = cx.vm.dict_get_name(dict, names::DOC)
            {
                return Ok(doc);
            }
            let unit = cx.units.get(function.unit);
            Ok(unit.body(function.body).doc.map_or(Value::NONE, |k| unit.constants[k as usize]))
        }
        None => Ok(Value::NONE),
    }
}

fn set_property_doc(vm: &mut Vm, descr: SelfDescr, value: Value) -> Res {
    if let DescrObj::Property { doc, .. } = vm.heap.descr_mut(descr.0) {
        *doc = value.given().unwrap_or(Value::NONE);
    }
    Ok(Value::NONE)
}

fn property_name(vm: &mut Vm, descr: SelfDescr) -> Res {
    match vm.heap.descr(descr.0).clone() {
        DescrObj::Property { name, .. } if !name.is_undef() => Ok(name),
        DescrObj::Property { get, .. } if get.is_kind(Kind::Function) => Ok(vm.heap.function(get.handle()).name),
        _ => Err(vm.attribute_error(descr.value(), names::NAME)),
    }
}

fn set_property_name(vm: &mut Vm, descr: SelfDescr, value: Value) -> Res {
    if let DescrObj::Property { name, .. } = vm.heap.descr_mut(descr.0) {
        *name = value;
    }
    Ok(Value::NONE)
}

fn classmethod(vm: &mut Vm, function: Obj) -> Res {
    Ok(vm.heap.new_descr(DescrObj::ClassMethod(function.0)))
}

fn staticmethod(vm: &mut Vm, function: Obj) -> Res {
    Ok(vm.heap.new_descr(DescrObj::StaticMethod(function.0)))
}

fn wrapper_new(vm: &mut Vm, args: &[Value]) -> Res {
    let class = args[0];
    let is_class = class.is_kind(Kind::Class) && vm.is_subclass(class, crate::classes::CLASSMETHOD);
    if !is_class {
        vm.check_subtype(class, crate::classes::STATICMETHOD)?;
    }
    let object = if is_class { DescrObj::ClassMethod(Value::NONE) } else { DescrObj::StaticMethod(Value::NONE) };
    let descriptor = vm.heap.new_descr(object);
    Ok(payload_instance(vm, class, descriptor))
}

fn wrapper_init(vm: &mut Vm, descr: SelfDescr, function: Obj) -> Res {
    match vm.heap.descr_mut(descr.0) {
        DescrObj::ClassMethod(f) | DescrObj::StaticMethod(f) => *f = function.0,
        _ => return Err(Stop::Receiver),
    }
    Ok(Value::NONE)
}

fn wrapped(vm: &mut Vm, descr: SelfDescr) -> Res {
    match vm.heap.descr(descr.0) {
        DescrObj::ClassMethod(f) | DescrObj::StaticMethod(f) => Ok(*f),
        _ => Err(Stop::Receiver),
    }
}

/// An attribute of the wrapped function.
fn of_wrapped(vm: &mut Vm, descr: Value, name: Value) -> Res {
    let payload = vm.unwrap(descr);
    let function = match payload.is(Kind::Descr).map(|h| vm.heap.descr(h).clone()) {
        Some(DescrObj::ClassMethod(f) | DescrObj::StaticMethod(f)) => f,
        _ => return Err(Stop::Receiver),
    };
    vm.ask(crate::vm::Request::GetAttr { object: function, name, default: Value::UNDEF })
}

fn wrapped_attribute(vm: &mut Vm, args: &[Value]) -> Res {
    of_wrapped(vm, args[0], names::NAME)
}

fn wrapped_qualname(vm: &mut Vm, args: &[Value]) -> Res {
    of_wrapped(vm, args[0], names::QUALNAME)
}

fn wrapped_doc(vm: &mut Vm, args: &[Value]) -> Res {
    of_wrapped(vm, args[0], names::DOC)
}

fn wrapped_module(vm: &mut Vm, args: &[Value]) -> Res {
    of_wrapped(vm, args[0], names::MODULE)
}

fn wrapped_annotations(vm: &mut Vm, args: &[Value]) -> Res {
    of_wrapped(vm, args[0], names::ANNOTATIONS)
}

fn wrapped_annotate(vm: &mut Vm, args: &[Value]) -> Res {
    of_wrapped(vm, args[0], names::ANNOTATE)
}

fn static_call(vm: &mut Vm, args: &[Value]) -> Res {
    let payload = vm.unwrap(args[0]);
    let Some(DescrObj::StaticMethod(f)) = payload.is(Kind::Descr).map(|h| vm.heap.descr(h).clone()) else {
        return Err(Stop::Receiver);
    };
    let mut forwarded = args.to_vec();
    forwarded[0] = f;
    super::function::call(vm, &forwarded)
}

/// `super(class, object)`. Without arguments it only comes here where it cannot work.
fn super_(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    match args[0].given() {
        None => {
            // The namespace of a class body is no parameter that the guest knows of.
            let body = cx.body();
            let has_parameter = !body.flags.class && body.params.positional > 0;
            let what = if has_parameter { "__class__ cell not found" } else { "no arguments" };
            Err(cx.vm.raise(crate::classes::RUNTIME_ERROR, format!("super(): {what}")))
        }
        Some(class) => super::super_::make(cx.vm, class, args[1]),
    }
}

fn super_get(vm: &mut Vm, value: Value, object: Value, class: Option<Value>) -> Res {
    let super_ = vm.unwrap(value);
    let handle = super_.is(Kind::Super).ok_or(Stop::Receiver)?;
    if object.is_none() {
        return match class.filter(|class| !class.is_none()) {
            Some(_) => Ok(value),
            None => Err(vm.type_error("__get__(None, None) is invalid")),
        };
    }
    let own = vm.heap.super_obj(handle);
    if !own.object.is_undef() {
        return Ok(value);
    }
    let (wanted, kind) = (own.class, vm.class_of(value));
    if kind.same(crate::classes::SUPER) {
        return super::super_::make(vm, wanted, object);
    }
    vm.ask(crate::vm::Request::Call { callee: kind, args: vec![wanted, object], kwargs: Vec::new() })
}

fn part(vm: &Vm, value: Value, which: usize) -> Res {
    let handle = value.is(Kind::Super).ok_or(Stop::Receiver)?;
    let object = vm.heap.super_obj(handle);
    Ok([object.class, object.object, object.start][which].given().unwrap_or(Value::NONE))
}

fn this_class(vm: &mut Vm, value: Value) -> Res {
    part(vm, value, 0)
}

fn super_self(vm: &mut Vm, value: Value) -> Res {
    part(vm, value, 1)
}

fn self_class(vm: &mut Vm, value: Value) -> Res {
    part(vm, value, 2)
}


/// Whether a computed attribute of a builtin class is a field in CPython: a `member_descriptor`, with its own message
/// when it is assigned to.
pub fn is_field(vm: &Vm, class: Value, name: Value) -> bool {
    use crate::classes::*;
    let fields: &[&str] = match class {
        c if c.same(FUNCTION) => &["__builtins__", "__closure__", "__doc__", "__globals__", "__module__"],
        c if c.same(METHOD) => &["__func__", "__self__"],
        c if c.same(PROPERTY) => &["fdel", "fget", "fset"],
        c if c.same(STATICMETHOD) || c.same(CLASSMETHOD) => &["__func__", "__wrapped__"],
        c if c.same(SLICE) || c.same(RANGE) => &["start", "step", "stop"],
        c if c.same(COMPLEX) => &["imag", "real"],
        c if c.same(SUPER) => &["__self__", "__self_class__", "__thisclass__"],
        c if c.same(TRACEBACK) => &["tb_frame", "tb_lasti"],
        c if c.same(TYPE) => &["__base__"],
        c if c.same(NATIVE_FUNCTION) => &["__module__"],
        c if c.same(METHOD_DESCRIPTOR)
            || c.same(WRAPPER_DESCRIPTOR)
            || c.same(METHOD_WRAPPER)
            || c.same(GETSET_DESCRIPTOR)
            || c.same(MEMBER_DESCRIPTOR) =>
        {
            &["__name__", "__objclass__"]
        }
        c if c.same(BASE_EXCEPTION) => &["__suppress_context__"],
        _ => return false,
    };
    let name = vm.show(name);
    fields.contains(&name.as_str())
}

/// The position that a field of a named tuple has, if a class attribute is one.
pub fn tuple_field(vm: &mut Vm, attr: Value) -> Option<u32> {
    let handle = attr.is(Kind::Instance)?;
    let class = vm.class_of(attr);
    let native = vm.lookup(class, crate::names::GET)?.is(Kind::Native)?;
    if vm.natives[native as usize].table.owner != "_tuplegetter" {
        return None;
    }
    u32::try_from(vm.heap.instance(handle).slot(0).as_int()?).ok()
}
