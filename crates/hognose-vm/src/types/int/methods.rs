//! Methods of `int`.

use super::super::number::{self, Level, comparisons, operators};
use crate::classes;
use crate::exec::ArithWhich;
use crate::native_args::{IntArg, SelfInt};
use crate::num::{self, Int};
use crate::stop::Res;
use crate::types::operator::{self, Work};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "int" {
        "__add__" add(SelfInt, Value) "self, value, /";
        "__radd__" radd(SelfInt, Value) "self, value, /";
        "__sub__" sub(SelfInt, Value) "self, value, /";
        "__rsub__" rsub(SelfInt, Value) "self, value, /";
        "__mul__" mul(SelfInt, Value) "self, value, /";
        "__rmul__" rmul(SelfInt, Value) "self, value, /";
        "__mod__" modulo(SelfInt, Value) "self, value, /";
        "__rmod__" rmodulo(SelfInt, Value) "self, value, /";
        "__divmod__" divmod(SelfInt, Value) "self, value, /";
        "__rdivmod__" rdivmod(SelfInt, Value) "self, value, /";
        "__floordiv__" floordiv(SelfInt, Value) "self, value, /";
        "__rfloordiv__" rfloordiv(SelfInt, Value) "self, value, /";
        "__truediv__" truediv(SelfInt, Value) "self, value, /";
        "__rtruediv__" rtruediv(SelfInt, Value) "self, value, /";
        "__lshift__" lshift(SelfInt, Value) "self, value, /";
        "__rlshift__" rlshift(SelfInt, Value) "self, value, /";
        "__rshift__" rshift(SelfInt, Value) "self, value, /";
        "__rrshift__" rrshift(SelfInt, Value) "self, value, /";
        "__and__" and(SelfInt, Value) "self, value, /";
        "__rand__" rand(SelfInt, Value) "self, value, /";
        "__or__" or(SelfInt, Value) "self, value, /";
        "__ror__" ror(SelfInt, Value) "self, value, /";
        "__xor__" xor(SelfInt, Value) "self, value, /";
        "__rxor__" rxor(SelfInt, Value) "self, value, /";
        "__pow__" pow(SelfInt, Value, Value) "self, value, mod=None, /";
        "__rpow__" rpow(SelfInt, Value, Value) "self, value, mod=None, /";
        "__eq__" eq(SelfInt, Value) "self, value, /";
        "__ne__" ne(SelfInt, Value) "self, value, /";
        "__lt__" lt(SelfInt, Value) "self, value, /";
        "__le__" le(SelfInt, Value) "self, value, /";
        "__gt__" gt(SelfInt, Value) "self, value, /";
        "__ge__" ge(SelfInt, Value) "self, value, /";
        "__neg__" neg(SelfInt) "self, /";
        "__pos__" itself(SelfInt) "self, /";
        "__invert__" invert(SelfInt) "self, /";
        "__abs__" abs(SelfInt) "self, /";
        "__bool__" bool(SelfInt) "self, /";
        "__hash__" hash(SelfInt) "self, /";
        "__int__" itself(SelfInt) "self, /";
        "__index__" itself(SelfInt) "self, /";
        "__float__" float(SelfInt) "self, /";
        "__trunc__" itself(SelfInt) "self, /";
        "__floor__" itself(SelfInt) "self, /";
        "__ceil__" itself(SelfInt) "self, /";
        "__round__" round(SelfInt, Option<Digits>) "self, ndigits=None, /";
        "__repr__" repr(SelfInt) "self, /";
        raw "__format__" format "self, format_spec, /";
        "__getnewargs__" getnewargs(SelfInt) "self, /";
        "__sizeof__" sizeof(SelfInt) "self, /";
        "conjugate" itself(SelfInt) "self, /";
        bit_length(SelfInt) "self, /";
        bit_count(SelfInt) "self, /";
        as_integer_ratio(SelfInt) "self, /";
        is_integer(SelfInt) "self, /";
        "get:real" itself(SelfInt) "self, /";
        "get:imag" zero(SelfInt) "self, /";
        "get:numerator" itself(SelfInt) "self, /";
        "get:denominator" one(SelfInt) "self, /";
    }
}

impl SelfInt {
    /// The builtin object itself.
    pub fn value(self) -> Value {
        self.0
    }
}

operators! { SelfInt, Level::Integer;
    add radd Add;
    sub rsub Sub;
    mul rmul Mul;
    modulo rmodulo Mod;
    divmod rdivmod DivMod;
    floordiv rfloordiv FloorDiv;
    truediv rtruediv TrueDiv;
    lshift rlshift Shl;
    rshift rrshift Shr;
    and rand And;
    or ror Or;
    xor rxor Xor;
}

comparisons! { SelfInt, Level::Integer; eq Eq; ne Ne; lt Lt; le Le; gt Gt; ge Ge; }

/// `ndigits` of `round`: `None` counts as not given.
pub struct Digits(pub Option<Value>);

impl crate::native::FromArg for Digits {
    const CONV: crate::native::Conv = crate::native::Conv::Index;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        if value.is_none() { Ok(Digits(None)) } else { Ok(Digits(Some(IntArg::from_arg(vm, value)?.0))) }
    }
}

/// `pow(base, exponent, modulus)` of integers; `None` for other operands.
pub fn power(vm: &mut Vm, base: Value, exponent: Value, modulus: Value) -> Res<Option<Value>> {
    let (base, exponent) =
        (number::operand(vm, base, Level::Integer)?, number::operand(vm, exponent, Level::Integer)?);
    let (Some(base), Some(exponent)) = (base, exponent) else { return Ok(None) };
    if modulus.is_none() || modulus.is_undef() {
        return operator::binary_payload(vm, ArithWhich::Pow, number::plain(base), number::plain(exponent));
    }
    let Some(modulus) = number::operand(vm, modulus, Level::Integer)? else { return Ok(None) };
    let modulus = IntArg(modulus).owned(vm);
    let result = vm.with_ints(base, exponent, |b, e, meter| b.pow_mod(e, modulus.as_ref(), meter))?;
    Ok(Some(vm.int(result)))
}

fn pow(vm: &mut Vm, base: SelfInt, exponent: Value, modulus: Value) -> Res {
    Ok(power(vm, base.0, exponent, modulus)?.unwrap_or(Value::NOT_IMPLEMENTED))
}

fn rpow(vm: &mut Vm, exponent: SelfInt, base: Value, modulus: Value) -> Res {
    Ok(power(vm, base, exponent.0, modulus)?.unwrap_or(Value::NOT_IMPLEMENTED))
}

fn unary(vm: &mut Vm, which: crate::exec::UnaryWhich, value: Value) -> Res {
    Ok(operator::unary_payload(vm, which, value)?.unwrap_or(Value::NOT_IMPLEMENTED))
}

fn neg(vm: &mut Vm, x: SelfInt) -> Res {
    unary(vm, crate::exec::UnaryWhich::Neg, x.0)
}

fn invert(vm: &mut Vm, x: SelfInt) -> Res {
    unary(vm, crate::exec::UnaryWhich::Invert, x.0)
}

fn itself(_: &mut Vm, x: SelfInt) -> Res {
    Ok(number::plain(x.0))
}

fn zero(_: &mut Vm, _: SelfInt) -> Res {
    Ok(Value::small(0))
}

fn one(_: &mut Vm, _: SelfInt) -> Res {
    Ok(Value::small(1))
}

/// `abs(x)` of an integer.
pub fn abs_of(vm: &mut Vm, x: Value) -> Res {
    let result = vm.with_ints(x, x, |x, _, meter| x.abs(meter).map_err(num::Error::Stop))?;
    Ok(vm.int(result))
}

fn abs(vm: &mut Vm, x: SelfInt) -> Res {
    abs_of(vm, x.0)
}

fn bool(vm: &mut Vm, x: SelfInt) -> Res {
    Ok(Value::bool(!x.get(vm).is_zero()))
}

fn hash(vm: &mut Vm, x: SelfInt) -> Res {
    number::hash(vm, x.0)
}

fn float(vm: &mut Vm, x: SelfInt) -> Res {
    let f = operator::to_float(vm, x.0)?;
    Ok(Value::float(f.unwrap_or(0.0)))
}

fn round(vm: &mut Vm, x: SelfInt, digits: Option<Digits>) -> Res {
    round_to(vm, x.0, digits.and_then(|d| d.0))
}

/// `round(x, digits)` of an integer.
pub fn round_to(vm: &mut Vm, x: Value, digits: Option<Value>) -> Res {
    let x = number::plain(x);
    let Some(digits) = digits else { return Ok(x) };
    if !IntArg(digits).get(vm).is_negative() {
        return Ok(x);
    }
    let rounded = vm.with_ints(x, digits, |x, digits, meter| x.round(digits, meter))?;
    Ok(vm.int(rounded))
}

fn repr(vm: &mut Vm, x: SelfInt) -> Res {
    super::super::show::repr(vm, number::plain(x.0))
}

fn format(vm: &mut Vm, args: &[Value]) -> Res {
    if vm.int_ref(args[0]).is_none() {
        return Err(crate::stop::Stop::Receiver);
    }
    number::format(vm, args[0], args[1])
}

fn getnewargs(vm: &mut Vm, x: SelfInt) -> Res {
    Ok(vm.heap.new_tuple([number::plain(x.0)]))
}

/// As on a 64-bit build: a header of 24 bytes, and four for every 30 bits.
fn sizeof(vm: &mut Vm, x: SelfInt) -> Res {
    let digits = x.get(vm).bit_length().div_ceil(30).max(1);
    Ok(vm.heap.new_int(24 + 4 * digits as i64))
}

fn bit_length(vm: &mut Vm, x: SelfInt) -> Res {
    let bits = x.get(vm).bit_length();
    Ok(vm.heap.new_int(bits as i64))
}

fn bit_count(vm: &mut Vm, x: SelfInt) -> Res {
    let bits = match x.0.kind() {
        Kind::Big => x.owned(vm).as_ref().bit_count(&mut Work(&mut vm.meter))?,
        _ => x.owned(vm).as_ref().to_i128().unwrap_or(0).unsigned_abs().count_ones().into(),
    };
    Ok(vm.heap.new_int(bits as i64))
}

fn as_integer_ratio(vm: &mut Vm, x: SelfInt) -> Res {
    Ok(vm.heap.new_tuple([number::plain(x.0), Value::small(1)]))
}

fn is_integer(_: &mut Vm, _: SelfInt) -> Res {
    Ok(Value::TRUE)
}

/// An integer argument of no more than 64 bits, as C functions take it.
pub fn to_ssize(vm: &mut Vm, int: &Int) -> Res<i64> {
    match int.as_ref().to_i64() {
        Some(i) => Ok(i),
        None => Err(vm.raise(classes::OVERFLOW_ERROR, "Python int too large to convert to C ssize_t")),
    }
}
