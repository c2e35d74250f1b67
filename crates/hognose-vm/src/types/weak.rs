//! Weak references. They are cleared at collection; see `heap::collect`.

use crate::native::{Obj, SelfWeak};
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "ReferenceType" {
        make(Obj, Option<Value>) "object, callback=None, /";
        raw "__new__" new "cls, /, *args, **kwargs";
        raw "__init__" init "self, /, *args, **kwargs";
        "__call__" call(SelfWeak) "self, /";
        "get:__callback__" callback(SelfWeak) "self, /";
        "__hash__" hash(SelfWeak) "self, /";
        raw "__eq__" eq "self, other, /";
    }
}

/// A weak reference to an object that can have one.
fn make(vm: &mut Vm, object: Obj, callback: Option<Value>) -> Res {
    let class = vm.class_of(object.0);
    let fine = match object.0.kind() {
        Kind::Instance | Kind::Exc => {
            let plain = vm.class(class).flags.builtin && (class.same(crate::classes::OBJECT) || object.0.is_kind(Kind::Exc));
            !plain && !vm.class(class).flags.no_weakref
        }
        Kind::Function | Kind::Native | Kind::Class | Kind::Gen | Kind::Set | Kind::FrozenSet | Kind::Module | Kind::Bound | Kind::MemoryView | Kind::Array => true,
        _ => false,
    };
    if !fine {
        let name = vm.type_name(object.0);
        return Err(vm.type_error(format!("cannot create weak reference to '{name}' object")));
    }
    let callback = callback.unwrap_or(Value::NONE);
    Ok(vm.heap.new_weak(WeakObj { target: object.0, callback, hash: None }))
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let (class, rest) = (args[0], &args[2..]);
    let Some(object) = rest.first() else { return Err(vm.type_error("__new__ expected at least 1 argument, got 0")) };
    if object.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    }
    vm.check_subtype(class, crate::classes::WEAKREF)?;
    let reference = make(vm, Obj(*object), rest.get(1).copied())?;
    vm.with_payload(class, crate::classes::WEAKREF, reference)
}

fn init(_: &mut Vm, _: &[Value]) -> Res {
    Ok(Value::NONE)
}

fn call(vm: &mut Vm, reference: SelfWeak) -> Res {
    Ok(vm.heap.weak(reference.0).target.given().unwrap_or(Value::NONE))
}

fn callback(vm: &mut Vm, reference: SelfWeak) -> Res {
    let object = vm.heap.weak(reference.0);
    Ok(object.callback)
}

fn hash(vm: &mut Vm, reference: SelfWeak) -> Res {
    let hash = vm.hash(reference.value())?;
    Ok(vm.heap.new_int(hash))
}

fn eq(vm: &mut Vm, args: &[Value]) -> Res {
    let (a, b) = (vm.unwrap(args[0]), vm.unwrap(args[1]));
    if !a.is_kind(Kind::Weak) || !b.is_kind(Kind::Weak) {
        return Ok(Value::NOT_IMPLEMENTED);
    }
    vm.equal(a, b).map(Value::bool)
}
