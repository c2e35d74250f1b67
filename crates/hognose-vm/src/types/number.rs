//! What the number types have in common: their operators as methods, and instances of their subclasses.
//!
//! The operators themselves are in `operator`; here is which operands the methods of each type accept.

use crate::classes;
use crate::exec::{ArithWhich, CompareWhich};
use crate::native_args::number::is_int;
use crate::native_args::text::shown_type;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::types::operator;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// How far up in the tower of numbers an operand may stand for the methods of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// `bool`.
    Truth,
    /// `int` and `bool`.
    Integer,
    /// `float` and below.
    Real,
    /// `complex` and below.
    Complex,
}

/// The level of a builtin number.
fn level(value: Value) -> Option<Level> {
    match value.kind() {
        Kind::Bool => Some(Level::Truth),
        Kind::Float => Some(Level::Real),
        Kind::Complex => Some(Level::Complex),
        _ if is_int(value) => Some(Level::Integer),
        _ => None,
    }
}

/// The payload of an operand that methods of a type accept.
#[inline]
pub fn operand(vm: &Vm, value: Value, highest: Level) -> Res<Option<Value>> {
    if value.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    }
    let value = vm.unwrap(value);
    Ok(level(value).filter(|l| *l <= highest).map(|_| value))
}

/// `a OP b` as a method gives it: `NotImplemented` for an operand of another type.
pub fn operate(vm: &mut Vm, which: ArithWhich, a: Value, b: Value, highest: Level) -> Res {
    let (Some(a), Some(b)) = (operand(vm, a, highest)?, operand(vm, b, highest)?) else {
        return Ok(Value::NOT_IMPLEMENTED);
    };
    // A method of `int` makes integers of truth values.
    let (a, b) = if highest == Level::Truth { (a, b) } else { (plain(a), plain(b)) };
    Ok(operator::binary_payload(vm, which, a, b)?.unwrap_or(Value::NOT_IMPLEMENTED))
}

/// `a OP b` for the methods of comparison.
pub fn compare(vm: &mut Vm, which: CompareWhich, a: Value, b: Value, highest: Level) -> Res {
    let (Some(a), Some(b)) = (operand(vm, a, highest)?, operand(vm, b, highest)?) else {
        return Ok(Value::NOT_IMPLEMENTED);
    };
    match which {
        CompareWhich::Eq => vm.equal(a, b).map(Value::bool),
        CompareWhich::Ne => vm.equal(a, b).map(|e| Value::bool(!e)),
        _ => Ok(vm.order_payload(a, b, which, 0)?.map_or(Value::NOT_IMPLEMENTED, Value::bool)),
    }
}

/// A truth value as an integer; any other value is itself.
#[inline]
pub fn plain(value: Value) -> Value {
    match value.as_bool() {
        Some(b) => Value::small(i32::from(b)),
        None => value,
    }
}

/// `format(value, spec)` as the methods of numbers do it. The value may be an instance of a subclass.
pub fn format(vm: &mut Vm, value: Value, spec: Value) -> Res {
    let Some(handle) = vm.as_kind(spec, Kind::Str) else {
        if spec.is_kind(Kind::Pending) {
            return Err(Stop::Python);
        }
        let found = shown_type(vm, spec);
        return Err(vm.type_error(format!("__format__() argument must be str, not {found}")));
    };
    if vm.heap.text(handle).is_empty() && value.is_kind(Kind::Instance) {
        return vm.tail_call(classes::STR, &[value]);
    }
    let payload = vm.unwrap(value);
    super::show::format(vm, payload, Value::new(Kind::Str, handle))
}

/// `__hash__` of a number that is or carries `value`.
pub fn hash(vm: &mut Vm, value: Value) -> Res {
    let hash = vm.hash(value)?;
    Ok(vm.heap.new_int(hash))
}

/// A class as `__new__` of a builtin class takes it: that class or one derived from it.
pub fn checked_class(vm: &mut Vm, given: Option<Value>, base: Value) -> Res {
    let name = vm.class_name(base);
    let Some(class) = given else {
        return Err(vm.type_error(format!("{name}.__new__(): not enough arguments")));
    };
    if !class.is_kind(Kind::Class) {
        let found = vm.type_name(class);
        return Err(vm.type_error(format!("{name}.__new__(X): X is not a type object ({found})")));
    }
    if !vm.is_subclass(class, base) {
        let found = vm.class_name(class);
        let text = format!("{name}.__new__({found}): {found} is not a subtype of {name}");
        return Err(vm.type_error(text));
    }
    if class.same(classes::BOOL) && !base.same(classes::BOOL) {
        return Err(vm.type_error(format!("{name}.__new__(bool) is not safe, use bool.__new__()")));
    }
    Ok(class)
}

/// An object of a class, which is `base` or derived from it, that carries a builtin value.
pub fn instance(vm: &mut Vm, class: Value, base: Value, payload: Value) -> Value {
    if class.same(base) {
        return payload;
    }
    let shape = vm.class(class).shape;
    let mut object = InstanceObj { shape, ..InstanceObj::default() };
    object.inline[0] = payload;
    vm.heap.new_instance(object)
}

/// What a class method gives: the value, or what the derived class makes of it.
pub fn through(vm: &mut Vm, class: Value, base: Value, value: Value) -> Res {
    if class.same(base) { Ok(value) } else { vm.tail_call(class, &[value]) }
}

/// A value as messages show a literal: its `repr`, cut off behind 200 characters.
pub fn shown_literal(vm: &mut Vm, value: Value) -> Res<String> {
    let payload = vm.unwrap(value);
    let shown = super::show::repr(vm, payload)?;
    Ok(vm.show(shown).chars().take(200).collect())
}

/// Declares the methods of binary operators: a straight and a reflected function for each.
macro_rules! operators {
    ($receiver:ty, $level:expr; $($straight:ident $reflected:ident $which:ident;)*) => {$(
        fn $straight(vm: &mut Vm, a: $receiver, b: Value) -> Res {
            crate::types::number::operate(vm, crate::exec::ArithWhich::$which, a.value(), b, $level)
        }
        fn $reflected(vm: &mut Vm, a: $receiver, b: Value) -> Res {
            crate::types::number::operate(vm, crate::exec::ArithWhich::$which, b, a.value(), $level)
        }
    )*};
}

/// Declares the methods of comparison.
macro_rules! comparisons {
    ($receiver:ty, $level:expr; $($name:ident $which:ident;)*) => {$(
        fn $name(vm: &mut Vm, a: $receiver, b: Value) -> Res {
            crate::types::number::compare(vm, crate::exec::CompareWhich::$which, a.value(), b, $level)
        }
    )*};
}

pub(crate) use {comparisons, operators};
