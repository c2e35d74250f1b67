//! Numbers, truth values and iterables as arguments of natives.
//!
//! Taking an argument has no effect. Where a method of a guest's class decides (`__index__`, `__float__`,
//! `__bool__`, `__iter__`) or a value is pending, the answer is [`Stop::Python`].

use crate::names;
use crate::native::{Conv, FromArg};
use crate::num::{Int, IntRef};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// An integer of any size, as a builtin `int` or `bool` object.
#[derive(Clone, Copy, Debug)]
pub struct IntArg(pub Value);

/// A float, from any real number.
#[derive(Clone, Copy, Debug)]
pub struct FloatArg(pub f64);

/// A truth value.
#[derive(Clone, Copy, Debug)]
pub struct Truth(pub bool);

/// The items of an iterable.
#[derive(Clone, Debug)]
pub struct Items(pub Vec<Value>);

/// `self` of a method of `int`: a builtin `int` or `bool`.
#[derive(Clone, Copy, Debug)]
pub struct SelfInt(pub Value);

/// `self` of a method of `float`.
#[derive(Clone, Copy, Debug)]
pub struct SelfFloat(pub f64);

/// Whether a value is a builtin integer.
#[inline]
pub fn is_int(value: Value) -> bool {
    matches!(value.kind(), Kind::Int | Kind::Bool | Kind::Wide | Kind::Big)
}

impl IntArg {
    /// The integer behind it.
    pub fn get(self, vm: &Vm) -> IntRef<'_> {
        vm.int_ref(self.0).unwrap_or(IntRef::Small(0))
    }

    /// The integer, apart from the heap.
    pub fn owned(self, vm: &Vm) -> Int {
        self.get(vm).to_int()
    }
}

impl SelfInt {
    /// The integer behind it.
    pub fn get(self, vm: &Vm) -> IntRef<'_> {
        IntArg(self.0).get(vm)
    }

    /// The integer, apart from the heap.
    pub fn owned(self, vm: &Vm) -> Int {
        self.get(vm).to_int()
    }
}

impl FromArg for IntArg {
    const CONV: Conv = Conv::Index;
    #[inline]
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        if is_int(value) {
            return Ok(IntArg(value));
        }
        let payload = vm.unwrap(value);
        if is_int(payload) {
            return Ok(IntArg(payload));
        }
        if value.is_kind(Kind::Pending) || vm.special(value, names::INDEX).is_some() {
            return Err(Stop::Python);
        }
        let name = vm.type_name(value);
        Err(vm.type_error(format!("'{name}' object cannot be interpreted as an integer")))
    }
}

impl FromArg for FloatArg {
    const CONV: Conv = Conv::Float;
    #[inline]
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        match value.as_float() {
            Some(f) => Ok(FloatArg(f)),
            None => match real(vm, value)? {
                Some(f) => Ok(FloatArg(f)),
                None => {
                    let name = vm.type_name(value);
                    Err(vm.type_error(format!("must be real number, not {name}")))
                }
            },
        }
    }
}

/// A real number as a float: `None` when it is none, an error when it is too large.
pub fn real(vm: &mut Vm, value: Value) -> Res<Option<f64>> {
    if let Some(f) = vm.float_of(value) {
        return Ok(Some(f));
    }
    match value.kind() {
        Kind::Int | Kind::Bool | Kind::Wide | Kind::Big => {}
        Kind::Pending => return Err(Stop::Python),
        _ => match (vm.special(value, names::FLOAT), vm.special(value, names::INDEX)) {
            (Some(method), _) if method.is_kind(Kind::Native) && vm.int_ref(value).is_some() => {}
            (None, None) => return Ok(None),
            _ => return Err(Stop::Python),
        },
    }
    crate::types::operator::to_float(vm, value)
}

impl FromArg for Truth {
    const CONV: Conv = Conv::Truth;
    #[inline]
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        vm.truth(value).map(Truth)
    }
}

impl FromArg for Items {
    const CONV: Conv = Conv::Items;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        if let Kind::List | Kind::Tuple = value.kind() {
            let n = match value.kind() {
                Kind::List => vm.heap.list(value.handle()).len(),
                _ => vm.heap.tuple(value.handle()).len(),
            };
            vm.charge(n / 8)?;
            vm.reserve(n * 8)?;
        }
        if vm.unwrap(value).is_kind(Kind::Iter) {
            // A native that cannot complete could not give its items back: it gets a list of them.
            return Err(Stop::Python);
        }
        match vm.builtin_items(value)? {
            Some(items) => Ok(Items(items)),
            None if value.is_kind(Kind::Pending) || vm.is_iterable(value) => Err(Stop::Python),
            None => {
                let name = vm.type_name(value);
                Err(vm.type_error(format!("'{name}' object is not iterable")))
            }
        }
    }
}

impl FromArg for SelfInt {
    #[inline]
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        let payload = vm.unwrap(value);
        if is_int(payload) {
            Ok(SelfInt(payload))
        } else if value.is_kind(Kind::Pending) {
            Err(Stop::Python)
        } else {
            Err(Stop::Receiver)
        }
    }
}

impl FromArg for SelfFloat {
    #[inline]
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        match vm.float_of(value) {
            Some(f) => Ok(SelfFloat(f)),
            None if value.is_kind(Kind::Pending) => Err(Stop::Python),
            None => Err(Stop::Receiver),
        }
    }
}
