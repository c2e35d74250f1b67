//! `bool`: its constructor, and the operators whose results stay truth values.

use super::number::{self, Level, operators};
use crate::classes;
use crate::native::FromArg;
use crate::native_args::Truth;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "bool" {
        "make" make(Option<Truth>) "object=False, /";
        "__new__" new(Value, Option<Truth>) "cls=None, object=False, /";
        "__and__" and(SelfBool, Value) "self, value, /";
        "__rand__" rand(SelfBool, Value) "self, value, /";
        "__or__" or(SelfBool, Value) "self, value, /";
        "__ror__" ror(SelfBool, Value) "self, value, /";
        "__xor__" xor(SelfBool, Value) "self, value, /";
        "__rxor__" rxor(SelfBool, Value) "self, value, /";
        "__invert__" invert(SelfBool) "self, /";
        "__repr__" repr(SelfBool) "self, /";
    }
}

/// `self` of a method of `bool`.
#[derive(Clone, Copy, Debug)]
pub struct SelfBool(Value);

impl SelfBool {
    fn value(self) -> Value {
        self.0
    }
}

impl FromArg for SelfBool {
    fn from_arg(_: &mut Vm, value: Value) -> Res<Self> {
        match value.kind() {
            Kind::Bool => Ok(SelfBool(value)),
            Kind::Pending => Err(Stop::Python),
            _ => Err(Stop::Receiver),
        }
    }
}

operators! { SelfBool, Level::Truth; and_bools rand_bools And; or_bools ror_bools Or; xor_bools rxor_bools Xor; }

/// Tries the operator of truth values, then that of integers.
macro_rules! or_integers {
    ($($name:ident $bools:ident $which:ident $reflected:literal;)*) => {$(
        fn $name(vm: &mut Vm, a: SelfBool, b: Value) -> Res {
            let result = $bools(vm, a, b)?;
            if !result.is_kind(Kind::NotImplemented) {
                return Ok(result);
            }
            let (x, y) = if $reflected { (b, a.0) } else { (a.0, b) };
            number::operate(vm, crate::exec::ArithWhich::$which, x, y, Level::Integer)
        }
    )*};
}

or_integers! {
    and and_bools And false;
    rand rand_bools And true;
    or or_bools Or false;
    ror ror_bools Or true;
    xor xor_bools Xor false;
    rxor rxor_bools Xor true;
}

fn make(_: &mut Vm, truth: Option<Truth>) -> Res {
    Ok(Value::bool(truth.is_some_and(|t| t.0)))
}

fn new(vm: &mut Vm, class: Value, truth: Option<Truth>) -> Res {
    number::checked_class(vm, class.given(), classes::BOOL)?;
    Ok(Value::bool(truth.is_some_and(|t| t.0)))
}

/// Deprecated: the twin warns.
fn invert(_: &mut Vm, _: SelfBool) -> Res {
    Err(Stop::Python)
}

fn repr(vm: &mut Vm, x: SelfBool) -> Res {
    super::show::repr(vm, x.0)
}
