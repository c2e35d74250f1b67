//! `super`: attribute lookup behind a class in the MRO.

use crate::classes;
use crate::objects::SuperObj;
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What `super(class)` as an attribute of a class is for an instance: `super(class, object)`. One that has an object stays what
/// it is.
pub fn bind(vm: &mut Vm, super_: Value, object: Value) -> Res {
    let SuperObj { class, object: own, .. } = *vm.heap.super_obj(super_.handle());
    if own.is_undef() { make(vm, class, object) } else { Ok(super_) }
}

/// `super(class, object)`; `object` may be unbound.
pub fn make(vm: &mut Vm, class: Value, object: Value) -> Res {
    if !class.is_kind(Kind::Class) {
        let name = vm.type_name(class);
        return Err(vm.type_error(format!("super() argument 1 must be a type, not {name}")));
    }
    if object.is_undef() || object.is_none() {
        return Ok(vm.heap.new_super(SuperObj { class, object: Value::UNDEF, start: Value::UNDEF }));
    }
    let start = if object.is_kind(Kind::Class) && vm.is_subclass(object, class) {
        object
    } else if vm.is_instance(object, class) {
        vm.class_of(object)
    } else {
        let _ = classes::TYPE;
        let text = "super(type, obj): obj (instance of {}) is not an instance or subtype of type ({}).";
        let (found, wanted) = (vm.type_name(object), vm.class_name(class));
        let text = text.replacen("{}", &found, 1).replacen("{}", &wanted, 1);
        return Err(vm.type_error(text));
    };
    Ok(vm.heap.new_super(SuperObj { class, object, start }))
}
