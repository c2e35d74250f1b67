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

/// `weakref.ref(object, callback)`: without a callback the same one for all.
fn make(vm: &mut Vm, object: Obj, callback: Option<Value>) -> Res {
    match callback.filter(|callback| !callback.is_none()) {
        Some(callback) => {
            let reference = new_weak(vm, object.0, callback)?;
            vm.heap.weak_made(object.0, reference);
            Ok(reference)
        }
        None => match vm.heap.shared_weak(object.0) {
            Some(reference) => Ok(reference),
            None => {
                let reference = new_weak(vm, object.0, Value::UNDEF)?;
                vm.heap.weak_made(object.0, reference);
                Ok(reference)
            }
        },
    }
}

/// A weak reference to an object that can have one.
fn new_weak(vm: &mut Vm, target: Value, callback: Value) -> Res {
    let class = vm.class_of(target);
    let fine = match target.kind() {
        Kind::Instance | Kind::Exc => {
            let plain = vm.class(class).flags.builtin && (class.same(crate::classes::OBJECT) || target.is_kind(Kind::Exc));
            !plain && !vm.class(class).flags.no_weakref
        }
        Kind::Function | Kind::Native | Kind::Bound | Kind::Class | Kind::Gen | Kind::CodeObj | Kind::Module => true,
        Kind::Set | Kind::FrozenSet | Kind::MemoryView | Kind::Array => true,
        _ => false,
    };
    if !fine {
        let name = vm.type_name(target);
        return Err(vm.type_error(format!("cannot create weak reference to '{name}' object")));
    }
    Ok(vm.heap.new_weak(WeakObj { target, callback, hash: None }))
}

/// What `__new__` and `__init__` take, whoever defines them: an object, perhaps a callback.
fn check_count(vm: &mut Vm, name: &str, n: usize) -> Res<()> {
    match n {
        0 => Err(vm.type_error(format!("{name} expected at least 1 argument, got 0"))),
        1 | 2 => Ok(()),
        _ => Err(vm.type_error(format!("{name} expected at most 2 arguments, got {n}"))),
    }
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let (class, rest) = (args[0], &args[2..]);
    let Some(object) = rest.first() else { return Err(vm.type_error("__new__ expected at least 1 argument, got 0")) };
    if object.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    }
    vm.check_subtype(class, crate::classes::WEAKREF)?;
    check_count(vm, "__new__", rest.len())?;
    if class.same(crate::classes::WEAKREF) {
        return make(vm, Obj(*object), rest.get(1).copied());
    }
    let reference = new_weak(vm, *object, rest.get(1).copied().unwrap_or(Value::NONE))?;
    let reference = vm.with_payload(class, crate::classes::WEAKREF, reference)?;
    vm.heap.weak_made(*object, reference);
    Ok(reference)
}

fn init(vm: &mut Vm, args: &[Value]) -> Res {
    check_count(vm, "__init__", args.len() - 2)?;
    Ok(Value::NONE)
}

fn call(vm: &mut Vm, reference: SelfWeak) -> Res {
    Ok(vm.heap.weak(reference.0).target.given().unwrap_or(Value::NONE))
}

fn callback(vm: &mut Vm, reference: SelfWeak) -> Res {
    let object = vm.heap.weak(reference.0);
    Ok(object.callback.given().unwrap_or(Value::NONE))
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
