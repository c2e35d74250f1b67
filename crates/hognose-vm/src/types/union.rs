//! Unions of classes (`int | None`): made and asked here where all that they join are classes, as most do. The prelude's `Union` has the rest: parameters,
//! generic aliases, and what is not to be joined.

use crate::classes;
use crate::heap::EMPTY_TUPLE;
use crate::names;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// So many classes are looked at, or compared with each other, without being paid for one by one.
pub const FEW_CLASSES: usize = 32;

/// The tuple of what a union joins; `None` for what is no union, or one of so many classes that the prelude has to go through them.
pub fn members(vm: &Vm, value: Value) -> Option<u32> {
    if !value.is_kind(Kind::Instance) || !vm.class_of(value).same(vm.image.union_class()?) {
        return None;
    }
    let members = vm.slot_get(value, names::UNION_ARGS)?.is(Kind::Tuple)?;
    (vm.heap.tuple(members).len() <= FEW_CLASSES).then_some(members)
}

/// `first | second` of classes, of `None`, and of unions of classes; `None` when something else is among them, or would have to be compared by code of the
/// guest's.
pub fn of(vm: &mut Vm, first: Value, second: Value) -> Option<Value> {
    let mut joined = Vec::new();
    for value in [first, second] {
        match members(vm, value) {
            Some(members) => (0..vm.heap.tuple(members).len()).try_for_each(|at| join(vm, &mut joined, vm.heap.tuple(members)[at]))?,
            None => join(vm, &mut joined, if value.is_none() { classes::NONE_TYPE } else { value })?,
        }
    }
    if let [alone] = joined[..] {
        return Some(alone);
    }
    let shape = vm.class(vm.image.union_class()?).shape;
    let union = vm.heap.new_blank(shape);
    let members = vm.heap.new_tuple(joined);
    vm.slot_set(union, names::UNION_ARGS, members);
    // Those of a generic class are its own.
    vm.slot_set(union, names::UNION_PARAMETERS, EMPTY_TUPLE);
    Some(union)
}

/// [`of`] as an operator: where no class of an operand says what `|` is.
pub fn at_once(vm: &mut Vm, a: Value, b: Value) -> Option<Value> {
    let is_plain = |value: Value| match value.kind() {
        Kind::None => true,
        Kind::Class => vm.class(value).metaclass.same(classes::TYPE),
        _ => members(vm, value).is_some(),
    };
    // Without a class or union among them there is no such operator.
    if !(is_plain(a) && is_plain(b)) || a.is_none() && b.is_none() {
        return None;
    }
    of(vm, a, b)
}

fn join(vm: &Vm, joined: &mut Vec<Value>, class: Value) -> Option<()> {
    // A metaclass of the guest's may say which classes are equal.
    if !class.is_kind(Kind::Class) || !vm.class(class).metaclass.in_image() {
        return None;
    }
    if !joined.iter().any(|known| known.same(class)) {
        joined.push(class);
    }
    Some(())
}
