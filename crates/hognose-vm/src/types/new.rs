//! Instances of subclasses of builtin types: an object that carries a builtin one.

use crate::objects::InstanceObj;
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// Checks the class that a `__new__` got: one derived from `base`.
pub fn check_class(vm: &mut Vm, class: Value, base: Value) -> Res<()> {
    if !class.is_kind(Kind::Class) {
        let of = vm.class_name(base);
        let found = vm.type_name(class);
        return Err(vm.type_error(format!("{of}.__new__(X): X is not a type object ({found})")));
    }
    if !vm.is_subclass(class, base) {
        let of = vm.class_name(base);
        let found = vm.class_name(class);
        return Err(vm.type_error(format!("{of}.__new__({found}): {found} is not a subtype of {of}")));
    }
    Ok(())
}

/// The result of `base.__new__(class, …)`: the builtin object itself, or an instance that carries it.
pub fn carrying(vm: &mut Vm, class: Value, base: Value, payload: Value) -> Value {
    if class.same(base) {
        return payload;
    }
    let shape = vm.class(class).shape;
    let mut instance = InstanceObj { shape, ..InstanceObj::default() };
    instance.inline[0] = payload;
    vm.heap.new_instance(instance)
}
