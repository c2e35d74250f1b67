//! `getattr` and its kin, `isinstance`, `callable`, and what sees the calling frame.

use crate::exec::leaf;
use crate::attribute::{Attr, Stored};
use crate::classes;
use crate::exec::Cx;
use crate::names;
use crate::native::Obj;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::types::union;
use crate::value::{Kind, Value};
use crate::vm::{Request, Vm};

crate::natives! {
    pub FUNCTIONS: functions of "builtins" {
        getattr(Obj, Obj, Option<Value>) "object, name, default=None, /";
        hasattr(Obj, Obj) "obj, name, /";
        setattr(Obj, Obj, Value) "obj, name, value, /";
        delattr(Obj, Obj) "obj, name, /";
        isinstance(Obj, Obj) "obj, class_or_tuple, /";
        issubclass(Obj, Obj) "cls, class_or_tuple, /";
        callable(Obj) "obj, /";
        frame "globals" globals "";
        frame "locals" locals "";
        raw "exec" python "source, /, globals=None, locals=None, *, closure=None";
        raw "eval" python "source, /, globals=None, locals=None";
        raw "compile" python "source, filename, mode, flags=0, dont_inherit=False, optimize=-1, *, _feature_version=-1";
        raw "dir" python "object=None, /";
        raw "vars" vars "object=None, /";
        raw "help" python "request=None, /";
        raw "open" python "file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None";
        raw "input" python "prompt='', /";
        raw "breakpoint" python "*args, **kwargs";
        raw "__build_class__" python "func, name, /, *bases, **kwargs";
        raw "__import__" python "name, globals=None, locals=None, fromlist=(), level=0";
    }
}

/// Done by the twin in the prelude.
fn python(_: &mut Vm, _: &[Value]) -> Res {
    Err(Stop::Python)
}

/// `vars(object)` of an object of a class of the guest; the twin has the frame's own, and all that is not found.
fn vars(vm: &mut Vm, args: &[Value]) -> Res {
    let object = args[0];
    if !object.is_kind(Kind::Instance) || has_hooks(vm, object) {
        return Err(Stop::Python);
    }
    let found = match vm.find_attr(object, names::DICT) {
        Ok(Attr::Call(getter, args, n)) => leaf::value(vm, getter, &args[..n])?,
        Ok(attr) => vm.attr_value(object, attr),
        Err(stop) if stop.raised().is_some() => None,
        Err(stop) => return Err(stop),
    };
    found.ok_or(Stop::Python)
}

/// An attribute name: an interned string.
fn attribute_name(vm: &mut Vm, name: Value, what: &str) -> Res {
    match vm.as_kind(name, Kind::Str) {
        Some(handle) => Ok(vm.intern_value(Value::new(Kind::Str, handle))),
        None => {
            let found = vm.type_name(name);
            Err(vm.type_error(format!("{what}attribute name must be string, not '{found}'")))
        }
    }
}

/// Whether hooks of the guest decide over reading an attribute.
fn has_hooks(vm: &Vm, object: Value) -> bool {
    let flags = vm.class(vm.class_of(object)).flags;
    flags.getattribute || flags.getattr || object.is_kind(Kind::Module)
}

/// An attribute that is found before `__getattr__` is asked, where that takes no code of the guest.
fn before_hook(vm: &mut Vm, object: Value, name: Value) -> Option<Value> {
    let flags = vm.class(vm.class_of(object)).flags;
    if flags.getattribute || !object.is_kind(Kind::Instance) {
        return None;
    }
    match vm.find_attr(object, name).ok()? {
        Attr::Missing => None,
        Attr::Call(getter, args, n) => leaf::value(vm, getter, &args[..n]).ok()?,
        Attr::Value(value) => {
            vm.note_slot(object, name, value);
            Some(value)
        }
        attr => vm.attr_value(object, attr),
    }
}

fn getattr(vm: &mut Vm, object: Obj, name: Obj, default: Option<Value>) -> Res {
    let name = attribute_name(vm, name.0, "")?;
    if let Some(found) = vm.recent_slot(object.0, name) {
        return Ok(found);
    }
    if let Some(func) = vm.recent_method(object.0, name) {
        return Ok(vm.heap.new_bound(BoundObj { func, self_: object.0 }));
    }
    if has_hooks(vm, object.0) {
        if let Some(found) = before_hook(vm, object.0, name) {
            return Ok(found);
        }
        return match default {
            None => vm.ask(Request::GetAttr { object: object.0, name, default: Value::UNDEF }),
            Some(default) => vm.ask(Request::GetAttr { object: object.0, name, default }),
        };
    }
    match vm.find_attr(object.0, name) {
        Ok(Attr::Missing) => match default {
            Some(default) => Ok(default),
            None => Err(vm.attribute_error(object.0, name)),
        },
        Ok(Attr::Call(getter, args, n)) => match leaf::value(vm, getter, &args[..n])? {
            Some(value) => Ok(value),
            None => vm.ask(Request::GetAttr { object: object.0, name, default: default.unwrap_or(Value::UNDEF) }),
        },
        Ok(Attr::Value(value)) => {
            vm.note_slot(object.0, name, value);
            Ok(value)
        }
        Ok(attr) => {
            if let Attr::Method(function) = attr {
                vm.note_method(object.0, name, function);
            }
            Ok(vm.attr_value(object.0, attr).unwrap_or(Value::NONE))
        }
        Err(stop) if is_missing(vm, stop) => match default {
            Some(default) => Ok(default),
            None => Err(stop),
        },
        Err(stop) => Err(stop),
    }
}

/// Whether the reason is that there is no such attribute.
fn is_missing(vm: &Vm, stop: Stop) -> bool {
    stop.raised().is_some_and(|exc| vm.is_instance(exc, classes::ATTRIBUTE_ERROR))
}

fn hasattr(vm: &mut Vm, object: Obj, name: Obj) -> Res {
    let name = attribute_name(vm, name.0, "")?;
    if vm.recent_slot(object.0, name).is_some() || vm.recent_method(object.0, name).is_some() {
        return Ok(Value::TRUE);
    }
    if has_hooks(vm, object.0) {
        let found = before_hook(vm, object.0, name);
        return found.map(|_| Value::TRUE).ok_or(Stop::Python);
    }
    match vm.find_attr(object.0, name) {
        Ok(Attr::Missing) => Ok(Value::FALSE),
        Ok(Attr::Call(getter, args, n)) => match leaf::value(vm, getter, &args[..n])? {
            Some(_) => Ok(Value::TRUE),
            None => Err(Stop::Python),
        },
        Ok(Attr::Value(value)) => {
            vm.note_slot(object.0, name, value);
            Ok(Value::TRUE)
        }
        Ok(Attr::Method(function)) => {
            vm.note_method(object.0, name, function);
            Ok(Value::TRUE)
        }
        Err(stop) if is_missing(vm, stop) => Ok(Value::FALSE),
        Err(stop) => Err(stop),
    }
}

fn setattr(vm: &mut Vm, object: Obj, name: Obj, value: Value) -> Res {
    let name = attribute_name(vm, name.0, "")?;
    if object.0.is_kind(Kind::Instance)
        && !vm.class(vm.class_of(object.0)).flags.setattr
        && let Stored::Done = vm.store_attr(object.0, name, value)?
    {
        return Ok(Value::NONE);
    }
    vm.ask(Request::SetAttr { object: object.0, name, value })
}

fn delattr(vm: &mut Vm, object: Obj, name: Obj) -> Res {
    let name = attribute_name(vm, name.0, "")?;
    vm.ask(Request::SetAttr { object: object.0, name, value: Value::UNDEF })
}

/// Whether a class decides over `isinstance` by a method of its metaclass.
fn custom_check(vm: &mut Vm, class: Value, name: Value) -> bool {
    if classes::has(class) {
        return false;
    }
    let metaclass = vm.class(class).metaclass;
    !metaclass.same(classes::TYPE) && vm.lookup(metaclass, name).is_some_and(|f| !f.is_kind(Kind::Native))
}

fn isinstance(vm: &mut Vm, object: Obj, class: Obj) -> Res {
    is_instance_of(vm, object.0, class.0).map(Value::bool)
}

/// `isinstance(object, class)` for one class, a tuple of a few classes or a union of them. It has no effect.
pub fn is_instance_of(vm: &mut Vm, object: Value, class: Value) -> Res<bool> {
    if let Some(handle) = class.is(Kind::Tuple).or_else(|| union::members(vm, class)) {
        if vm.heap.tuple(handle).len() > union::FEW_CLASSES {
            return Err(Stop::Python);
        }
        let (found, mut claims) = (vm.class_of(object), None);
        // One that needs Python may stand behind one that fits.
        for i in 0..vm.heap.tuple(handle).len() {
            let class = vm.heap.tuple(handle)[i];
            if !class.is_kind(Kind::Class) {
                return Err(Stop::Python);
            }
            if is_of(vm, object, found, class, &mut claims)? {
                return Ok(true);
            }
        }
        return Ok(false);
    }
    if !class.is_kind(Kind::Class) {
        return Err(Stop::Python);
    }
    is_instance(vm, object, class)
}

/// `isinstance(object, class)` for one class.
pub fn is_instance(vm: &mut Vm, object: Value, class: Value) -> Res<bool> {
    let found = vm.class_of(object);
    is_of(vm, object, found, class, &mut None)
}

/// As [`is_instance`] of an object whose class is known. Whether it claims another class is found once for several classes.
#[inline]
fn is_of(vm: &mut Vm, object: Value, found: Value, class: Value, claims: &mut Option<bool>) -> Res<bool> {
    if found.same(class) {
        return Ok(true);
    }
    if is_surely_none(vm, object, class) {
        return Ok(false);
    }
    if let Some(answer) = vm.known_instances(found, class) {
        return Ok(answer);
    }
    let mut claims = |vm: &mut Vm| *claims.get_or_insert_with(|| claims_another(vm, object, found));
    if custom_check(vm, class, names::INSTANCECHECK) {
        return match known_to_abc(vm, class, found, names::INSTANCECHECK) {
            Some(answer) if answer || !claims(vm) => Ok(answer),
            _ => Err(Stop::Python),
        };
    }
    let answer = vm.is_subclass(found, class);
    if !answer && claims(vm) {
        return Err(Stop::Python);
    }
    // Looked up, so that a change of the classes is noticed.
    vm.lookup(found, names::CLASS);
    vm.note_instances(found, class, answer);
    Ok(answer)
}

/// Whether an object of a builtin class is asked for a class of the guest's that leaves the answer to `type`.
#[inline]
pub(super) fn is_surely_none(vm: &Vm, object: Value, class: Value) -> bool {
    let is_builtin = matches!(
        object.kind(),
        Kind::None | Kind::Bool | Kind::Int | Kind::Float | Kind::Str | Kind::List | Kind::Tuple | Kind::Dict | Kind::Set
    );
    is_builtin && class.is_kind(Kind::Class) && !class.in_image() && vm.class(class).metaclass.same(classes::TYPE)
}

/// Whether an object of this class may claim another one (`__class__` as a property).
fn claims_another(vm: &mut Vm, object: Value, class: Value) -> bool {
    object.is_kind(Kind::Instance) && vm.lookup(class, names::CLASS).is_some_and(|d| !is_class_getter(vm, d))
}

/// What an abstract base class has answered for a class before, from its own caches (`lib/abc.py`); `None` where the Python of
/// its metaclass has to be asked.
fn known_to_abc(vm: &mut Vm, base: Value, class: Value, check: Value) -> Option<bool> {
    let image = vm.image;
    let abc = image.abc_checks()?;
    let metaclass = vm.class(base).metaclass;
    let asked = if check.same(names::INSTANCECHECK) { abc.instance } else { abc.subclass };
    if !vm.lookup(metaclass, check)?.same(asked) {
        return None;
    }
    let hash = vm.hash(class).ok()?;
    let holds = |vm: &mut Vm, name: Value| {
        let cache = vm.class_attr(base, name)?.is(Kind::Dict)?;
        Some(vm.dict_find(cache, class, hash).ok()?.is_some())
    };
    if holds(vm, names::ABC_YES)? {
        return Some(true);
    }
    let registrations = vm.heap.module(abc.module.handle()).dict;
    let (since, now) = (vm.class_attr(base, names::ABC_NO_SINCE)?, vm.dict_get_name(registrations, names::REGISTRATIONS)?);
    (since.same(now) && holds(vm, names::ABC_NO)?).then_some(false)
}

/// Whether a descriptor is the one that `object` has for `__class__`.
pub(crate) fn is_class_getter(vm: &Vm, descriptor: Value) -> bool {
    vm.class_attr(classes::OBJECT, names::CLASS).is_some_and(|usual| usual.same(descriptor))
}

fn issubclass(vm: &mut Vm, class: Obj, base: Obj) -> Res {
    if class.0.is_kind(Kind::Class) && base.0.is_kind(Kind::Class) {
        if custom_check(vm, base.0, names::SUBCLASSCHECK) {
            let known = known_to_abc(vm, base.0, class.0, names::SUBCLASSCHECK);
            return known.map(Value::bool).ok_or(Stop::Python);
        }
        return Ok(Value::bool(vm.is_subclass(class.0, base.0)));
    }
    // A tuple or union of a few classes, none of which has a say in it.
    if class.0.is_kind(Kind::Class)
        && let Some(bases) = base.0.is(Kind::Tuple).or_else(|| union::members(vm, base.0))
        && vm.heap.tuple(bases).len() <= union::FEW_CLASSES
    {
        let mut found = false;
        for at in 0..vm.heap.tuple(bases).len() {
            let base = vm.heap.tuple(bases)[at];
            if !base.is_kind(Kind::Class) || custom_check(vm, base, names::SUBCLASSCHECK) {
                return Err(Stop::Python);
            }
            if vm.is_subclass(class.0, base) {
                found = true;
                break;
            }
        }
        return Ok(Value::bool(found));
    }
    Err(Stop::Python)
}

fn callable(vm: &mut Vm, object: Obj) -> Res {
    Ok(Value::bool(vm.is_callable(object.0)))
}

/// The nearest frame of the guest: its position among the frames.
pub fn guest_frame(cx: &Cx<'_>) -> Option<usize> {
    cx.frames.iter().rposition(|f| !cx.units.get(f.unit).code.prelude)
}

fn globals(cx: &mut Cx<'_>, _: &[Value]) -> Res {
    match guest_frame(cx) {
        Some(at) => Ok(cx.units.get(cx.frames[at].unit).globals),
        None => Ok(cx.unit().globals),
    }
}

/// The namespace that `locals()` shows: the globals of a module, the namespace of a class body, a snapshot of a function.
pub fn locals(cx: &mut Cx<'_>, _: &[Value]) -> Res {
    let Some(at) = guest_frame(cx) else { return Ok(cx.unit().globals) };
    let frame = cx.frames[at];
    let unit = cx.units.get(frame.unit);
    let body = unit.body(frame.body);
    let namespace = if body.flags.class {
        Some(cx.stack[frame.base as usize])
    } else if body.flags.module {
        Some(unit.globals)
    } else {
        None
    };
    // In a comprehension of a module or class its variables show alone. What else is a variable there is `__class__`.
    let own = |name: u32| !unit.names[name as usize].same(names::CLASS);
    let mut found = Vec::new();
    for local in body.locals.iter().filter(|l| namespace.is_none() || !l.free && own(l.name)) {
        let mut value = cx.stack[frame.base as usize + local.register as usize];
        if local.cell {
            value = match value.is(Kind::Cell) {
                Some(handle) => cx.vm.heap.cell(handle).0,
                None => value,
            };
        }
        if !value.is_undef() {
            found.push((unit.names[local.name as usize], value));
        }
    }
    if let (Some(namespace), true) = (namespace, found.is_empty()) {
        return Ok(namespace);
    }
    let dict = cx.vm.heap.new_dict(DictObj::default());
    for (name, value) in found {
        cx.vm.dict_set_name(dict, name, value);
    }
    Ok(dict)
}
