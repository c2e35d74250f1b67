//! Methods of `float`.

use super::super::int::Digits;
use super::super::number::{self, Level, comparisons, operators};
use crate::exec::ArithWhich;
use crate::native_args::{IntArg, SelfFloat};
use crate::num::float;
use crate::stop::{Res, Stop};
use crate::types::operator;
use crate::value::Value;
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "float" {
        "__add__" add(SelfFloat, Value) "self, value, /";
        "__radd__" radd(SelfFloat, Value) "self, value, /";
        "__sub__" sub(SelfFloat, Value) "self, value, /";
        "__rsub__" rsub(SelfFloat, Value) "self, value, /";
        "__mul__" mul(SelfFloat, Value) "self, value, /";
        "__rmul__" rmul(SelfFloat, Value) "self, value, /";
        "__mod__" modulo(SelfFloat, Value) "self, value, /";
        "__rmod__" rmodulo(SelfFloat, Value) "self, value, /";
        "__divmod__" divmod(SelfFloat, Value) "self, value, /";
        "__rdivmod__" rdivmod(SelfFloat, Value) "self, value, /";
        "__floordiv__" floordiv(SelfFloat, Value) "self, value, /";
        "__rfloordiv__" rfloordiv(SelfFloat, Value) "self, value, /";
        "__truediv__" truediv(SelfFloat, Value) "self, value, /";
        "__rtruediv__" rtruediv(SelfFloat, Value) "self, value, /";
        "__pow__" pow(SelfFloat, Value, Value) "self, value, mod=None, /";
        "__rpow__" rpow(SelfFloat, Value, Value) "self, value, mod=None, /";
        "__eq__" eq(SelfFloat, Value) "self, value, /";
        "__ne__" ne(SelfFloat, Value) "self, value, /";
        "__lt__" lt(SelfFloat, Value) "self, value, /";
        "__le__" le(SelfFloat, Value) "self, value, /";
        "__gt__" gt(SelfFloat, Value) "self, value, /";
        "__ge__" ge(SelfFloat, Value) "self, value, /";
        "__neg__" neg(SelfFloat) "self, /";
        "__pos__" itself(SelfFloat) "self, /";
        "__abs__" abs(SelfFloat) "self, /";
        "__bool__" bool(SelfFloat) "self, /";
        "__hash__" hash(SelfFloat) "self, /";
        "__int__" trunc(SelfFloat) "self, /";
        "__float__" itself(SelfFloat) "self, /";
        "__trunc__" trunc(SelfFloat) "self, /";
        "__floor__" floor(SelfFloat) "self, /";
        "__ceil__" ceil(SelfFloat) "self, /";
        "__round__" round(SelfFloat, Option<Digits>) "self, ndigits=None, /";
        "__repr__" repr(SelfFloat) "self, /";
        raw "__format__" format "self, format_spec, /";
        "__getnewargs__" getnewargs(SelfFloat) "self, /";
        "__sizeof__" sizeof(SelfFloat) "self, /";
        "conjugate" itself(SelfFloat) "self, /";
        as_integer_ratio(SelfFloat) "self, /";
        is_integer(SelfFloat) "self, /";
        hex(SelfFloat) "self, /";
        "get:real" itself(SelfFloat) "self, /";
        "get:imag" zero(SelfFloat) "self, /";
    }
}

impl SelfFloat {
    fn value(self) -> Value {
        Value::float(self.0)
    }
}

operators! { SelfFloat, Level::Real;
    add radd Add;
    sub rsub Sub;
    mul rmul Mul;
    modulo rmodulo Mod;
    divmod rdivmod DivMod;
    floordiv rfloordiv FloorDiv;
    truediv rtruediv TrueDiv;
}

comparisons! { SelfFloat, Level::Real; eq Eq; ne Ne; lt Lt; le Le; gt Gt; ge Ge; }

fn power(vm: &mut Vm, base: Value, exponent: Value, modulus: Value) -> Res {
    if !modulus.is_none() && !modulus.is_undef() {
        return Err(vm.type_error("pow() 3rd argument not allowed unless all arguments are integers"));
    }
    let (Some(base), Some(exponent)) =
        (number::operand(vm, base, Level::Real)?, number::operand(vm, exponent, Level::Real)?)
    else {
        return Ok(Value::NOT_IMPLEMENTED);
    };
    Ok(operator::binary_payload(vm, ArithWhich::Pow, base, exponent)?.unwrap_or(Value::NOT_IMPLEMENTED))
}

fn pow(vm: &mut Vm, base: SelfFloat, exponent: Value, modulus: Value) -> Res {
    power(vm, base.value(), exponent, modulus)
}

fn rpow(vm: &mut Vm, exponent: SelfFloat, base: Value, modulus: Value) -> Res {
    power(vm, base, exponent.value(), modulus)
}

fn itself(_: &mut Vm, x: SelfFloat) -> Res {
    Ok(x.value())
}

fn zero(_: &mut Vm, _: SelfFloat) -> Res {
    Ok(Value::float(0.0))
}

fn neg(_: &mut Vm, x: SelfFloat) -> Res {
    Ok(Value::float(-x.0))
}

fn abs(_: &mut Vm, x: SelfFloat) -> Res {
    Ok(Value::float(x.0.abs()))
}

fn bool(_: &mut Vm, x: SelfFloat) -> Res {
    Ok(Value::bool(x.0 != 0.0))
}

fn hash(vm: &mut Vm, x: SelfFloat) -> Res {
    number::hash(vm, x.value())
}

fn whole(vm: &mut Vm, int: Result<crate::num::Int, crate::num::Fault>) -> Res {
    match int {
        Ok(int) => Ok(vm.int(int)),
        Err(fault) => Err(vm.fault(fault)),
    }
}

fn trunc(vm: &mut Vm, x: SelfFloat) -> Res {
    whole(vm, float::trunc(x.0))
}

fn floor(vm: &mut Vm, x: SelfFloat) -> Res {
    whole(vm, float::floor(x.0))
}

fn ceil(vm: &mut Vm, x: SelfFloat) -> Res {
    whole(vm, float::ceil(x.0))
}

fn round(vm: &mut Vm, x: SelfFloat, digits: Option<Digits>) -> Res {
    round_to(vm, x.0, digits.and_then(|d| d.0))
}

/// `round(x, digits)` of a float.
pub fn round_to(vm: &mut Vm, x: f64, digits: Option<Value>) -> Res {
    let Some(digits) = digits else { return whole(vm, float::round(x)) };
    let digits = IntArg(digits).get(vm);
    let digits = digits.to_i64().unwrap_or(if digits.is_negative() { i64::MIN } else { i64::MAX });
    match float::round_digits(x, digits) {
        Ok(rounded) => Ok(Value::float(rounded)),
        Err(fault) => Err(vm.fault(fault)),
    }
}

fn repr(vm: &mut Vm, x: SelfFloat) -> Res {
    super::super::show::repr(vm, x.value())
}

fn format(vm: &mut Vm, args: &[Value]) -> Res {
    if vm.float_of(args[0]).is_none() {
        return Err(Stop::Receiver);
    }
    number::format(vm, args[0], args[1])
}

fn getnewargs(vm: &mut Vm, x: SelfFloat) -> Res {
    Ok(vm.heap.new_tuple([x.value()]))
}

fn sizeof(_: &mut Vm, _: SelfFloat) -> Res {
    Ok(Value::small(24))
}

fn as_integer_ratio(vm: &mut Vm, x: SelfFloat) -> Res {
    match float::as_integer_ratio(x.0) {
        Ok((numerator, denominator)) => {
            let pair = [vm.int(numerator), vm.int(denominator)];
            Ok(vm.heap.new_tuple(pair))
        }
        Err(fault) => Err(vm.fault(fault)),
    }
}

fn is_integer(_: &mut Vm, x: SelfFloat) -> Res {
    Ok(Value::bool(float::is_integer(x.0)))
}

fn hex(vm: &mut Vm, x: SelfFloat) -> Res {
    Ok(vm.str(&crate::num::float_text::hex(x.0)))
}
