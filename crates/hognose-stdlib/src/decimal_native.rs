//! Methods of `decimal.Decimal` for the common cases: finite numbers, the usual kind of context, results in range.
//!
//! Each has a twin in `lib/decimal.py`, the method of the same name, which is the reference and does everything else:
//! infinities and NaNs, subclasses, signals other than being inexact or rounded, traps. A native that is not for its
//! operands says so before any effect.
//!
//! Start at [`install`], which puts the natives in front of their twins. The numbers are in `digits`, contexts in
//! `context`, text in `text`.

mod context;
mod digits;
mod large;
mod text;
mod wide;

use std::cmp::Ordering;

use hognose_vm::native::{Obj, SelfClass, find};
use hognose_vm::natives;
use hognose_vm::num::Int;
use hognose_vm::objects::{Construct, WideObj};
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;
use num_bigint::{BigInt, BigUint, Sign};

use context::{Context, Known, Large};
use digits::{Number, Rounding, power};
use large::Operator;

natives! {
    pub FUNCTIONS: functions of "_decimal_native" {
        install(SelfClass, Value) "cls, make, /";
    }
    pub METHODS: own_methods of "Decimal" {
        make(Value, Value) "value='0', context=None";
        "__add__" add(Value, Value) "self, value, /";
        "__radd__" reflected_add(Value, Value) "self, value, /";
        "__sub__" sub(Value, Value) "self, value, /";
        "__rsub__" reflected_sub(Value, Value) "self, value, /";
        "__mul__" mul(Value, Value) "self, value, /";
        "__rmul__" reflected_mul(Value, Value) "self, value, /";
        "__truediv__" truediv(Value, Value) "self, value, /";
        "__rtruediv__" reflected_truediv(Value, Value) "self, value, /";
        "__floordiv__" floordiv(Value, Value) "self, value, /";
        "__rfloordiv__" reflected_floordiv(Value, Value) "self, value, /";
        "__mod__" modulo(Value, Value) "self, value, /";
        "__rmod__" reflected_modulo(Value, Value) "self, value, /";
        "__pow__" pow(Value, Value, Value) "self, value, mod=None, /";
        "__lt__" lt(Value, Value) "self, value, /";
        "__le__" le(Value, Value) "self, value, /";
        "__eq__" eq(Value, Value) "self, value, /";
        "__gt__" gt(Value, Value) "self, value, /";
        "__ge__" ge(Value, Value) "self, value, /";
        "__neg__" neg(Value) "self, /";
        "__pos__" pos(Value) "self, /";
        "__abs__" abs(Value) "self, /";
        "__bool__" bool_(Value) "self, /";
        "__hash__" hash(Value) "self, /";
        "__int__" int(Value) "self, /";
        "__float__" float(Value) "self, /";
        "__round__" round(Value, Value) "self, ndigits=None, /";
        "__str__" str_(Value) "self, /";
        "__repr__" repr(Value) "self, /";
        "__format__" format(Value, Value, Option<Obj>) "self, specifier, override=None, /";
        sqrt(Value, Value) "self, context=None";
        quantize(Value, Value, Value, Value) "self, /, exp, rounding=None, context=None";
    }
}

/// Puts the natives into the class, in front of the methods of the same names; `make` stands behind calls of the class
/// itself. Only while the image is made.
fn install(vm: &mut Vm, class: SelfClass, make: Value) -> Res {
    if !vm.image.is_building() {
        return Ok(Value::NONE);
    }
    let dict = vm.class(class.value()).dict;
    for method in METHODS.natives {
        let Some(native) = find(&format!("{}.{}", METHODS.owner, method.name)) else { continue };
        if method.name == "make" {
            vm.image.set_twin(native, make);
            vm.heap.class_mut(class.0).construct = Construct::Native(native.handle());
            continue;
        }
        let name = vm.intern(method.name);
        if let Some(twin) = vm.dict_get_name(dict, name) {
            vm.image.set_twin(native, twin);
            vm.dict_set_name(dict, name, native);
        }
    }
    vm.heap.class_mut(class.0).flags.builtin = true;
    vm.class_changed(class.value());
    vm.update_flags(class.value());
    Ok(Value::NONE)
}

/// What a native says that has no result: its twin does it, if the object is of the class at all.
fn given(vm: &mut Vm, own: Value, result: Option<Value>) -> Res {
    match result {
        Some(value) => Ok(value),
        None => Err(refused(vm, own)),
    }
}

#[cold]
fn refused(vm: &mut Vm, own: Value) -> Stop {
    let decimal = vm.image.library_class("decimal.Decimal");
    match decimal {
        Some(class) if !own.is_kind(Kind::Pending) && !vm.is_instance(own, class) => Stop::Receiver,
        _ => Stop::Python,
    }
}

/// `Decimal(value)` of text, an integer or a decimal.
fn make(vm: &mut Vm, value: Value, context: Value) -> Res {
    made(vm, value, context).ok_or(Stop::Python)
}

fn made(vm: &mut Vm, value: Value, context: Value) -> Option<Value> {
    let known = Known::of(vm)?;
    if !context.is_undef() && !context.is_none() {
        return None;
    }
    // That there is one begins with the first number.
    known.context(vm)?;
    let number = match value.kind() {
        Kind::Str => {
            let text = vm.heap.str_obj(value.handle()).latin1()?;
            let Some(number) = text::parse(text) else {
                let work = text.len() / 4;
                vm.charge(work).ok()?;
                let number = text::parse_large(vm.heap.str_obj(value.handle()).latin1()?)?;
                return Some(known.large_decimal(vm, number));
            };
            number
        }
        Kind::Instance => return known.is_decimal(vm, value).then_some(value),
        Kind::Big => return large::of_integer(vm, known, value),
        _ => known.number(vm, value)?,
    };
    Some(known.decimal(vm, number))
}

/// A binary operator: of small numbers, or else of large ones.
fn binary(vm: &mut Vm, own: Value, a: Value, b: Value, operator: Operator) -> Res {
    if !own.is_kind(Kind::Instance) {
        return Err(refused(vm, own));
    }
    let result = combined(vm, a, b, operator);
    given(vm, own, result)
}

#[inline]
fn combined(vm: &mut Vm, a: Value, b: Value, operator: Operator) -> Option<Value> {
    let known = Known::of(vm)?;
    let context = known.context(vm)?;
    if let (Some(x), Some(y)) = (known.small(vm, a), known.small(vm, b))
        && let Some((digits, exp)) = exact(x, y, operator)
        && let Some(result) = context.exact(vm, digits, exp)
    {
        return Some(result);
    }
    let (Some(x), Some(y)) = (known.number(vm, a), known.number(vm, b)) else {
        return large::combined(vm, &context, a, b, operator);
    };
    let prec = context.prec;
    let result = match operator {
        Operator::Add => x.plus(y, prec, context.floor()),
        Operator::Sub => x.plus(Number { negative: !y.negative, ..y }, prec, context.floor()),
        Operator::Mul => match x.times(y) {
            None => match context.product(vm, x, y) {
                None => None,
                product => return product,
            },
            product => product,
        },
        Operator::Div if y.digits == 0 => return None,
        Operator::Div => x.over(y, prec),
    };
    match result {
        Some(result) => context.finish(vm, result),
        None => large::combined(vm, &context, a, b, operator),
    }
}

/// The result of an operator on digits with their signs, if it is exact and fits a word; a zero has rules of its own.
#[inline]
fn exact((m, exp_m): (i64, i64), (n, exp_n): (i64, i64), operator: Operator) -> Option<(i64, i64)> {
    let n = if operator == Operator::Sub { -n } else { n };
    if m == 0 || n == 0 {
        return None;
    }
    match operator {
        Operator::Mul => Some((m.checked_mul(n)?, exp_m + exp_n)),
        Operator::Div => None,
        Operator::Add | Operator::Sub if exp_m == exp_n => Some((m + n, exp_m)),
        // Digits have 47 bits, so that a few more of them fit.
        Operator::Add | Operator::Sub => match exp_m - exp_n {
            above @ 1..=4 => Some((m * TENS[above as usize] + n, exp_n)),
            below @ -4..=-1 => Some((m + n * TENS[-below as usize], exp_m)),
            _ => None,
        },
    }
}

const TENS: [i64; 5] = [1, 10, 100, 1000, 10_000];

macro_rules! operators {
    ($($name:ident $reflected:ident $operator:ident;)*) => {$(
        fn $name(vm: &mut Vm, a: Value, b: Value) -> Res {
            binary(vm, a, a, b, Operator::$operator)
        }
        fn $reflected(vm: &mut Vm, b: Value, a: Value) -> Res {
            // Two decimals come by the straight way.
            if a.is_kind(Kind::Instance) { Err(refused(vm, b)) } else { binary(vm, b, a, b, Operator::$operator) }
        }
    )*};
}

operators! { add reflected_add Add; sub reflected_sub Sub; mul reflected_mul Mul; truediv reflected_truediv Div; }

/// `//` and `%`: which of quotient and rest is wanted.
fn divided(vm: &mut Vm, own: Value, a: Value, b: Value, rest: bool) -> Res {
    if !own.is_kind(Kind::Instance) {
        return Err(refused(vm, own));
    }
    let mut result = || {
        let known = Known::of(vm)?;
        let context = known.context(vm)?;
        let (Some(x), Some(y)) = (known.number(vm, a), known.number(vm, b)) else {
            return large::divided(vm, &context, a, b, rest);
        };
        if y.digits == 0 {
            return None;
        }
        match x.divided(y, context.prec) {
            Some((quotient, remainder)) => context.finish(vm, if rest { remainder } else { quotient }),
            None => large::divided(vm, &context, a, b, rest),
        }
    };
    let result = result();
    given(vm, own, result)
}

fn floordiv(vm: &mut Vm, a: Value, b: Value) -> Res {
    divided(vm, a, a, b, false)
}

fn reflected_floordiv(vm: &mut Vm, b: Value, a: Value) -> Res {
    if a.is_kind(Kind::Instance) { Err(refused(vm, b)) } else { divided(vm, b, a, b, false) }
}

fn modulo(vm: &mut Vm, a: Value, b: Value) -> Res {
    divided(vm, a, a, b, true)
}

fn reflected_modulo(vm: &mut Vm, b: Value, a: Value) -> Res {
    if a.is_kind(Kind::Instance) { Err(refused(vm, b)) } else { divided(vm, b, a, b, true) }
}

fn pow(vm: &mut Vm, a: Value, b: Value, modulus: Value) -> Res {
    let mut result = || {
        if !modulus.is_undef() && !modulus.is_none() {
            return None;
        }
        let known = Known::of(vm)?;
        let context = known.context(vm)?;
        if !a.is_kind(Kind::Instance) {
            return None;
        }
        let times = known.number(vm, b).filter(|n| n.exp == 0)?;
        large::power(vm, &context, a, u32::try_from(times.digits).ok()?, times.negative)
    };
    let result = result();
    given(vm, a, result)
}

fn sqrt(vm: &mut Vm, value: Value, context: Value) -> Res {
    let mut result = || {
        if !context.is_undef() && !context.is_none() {
            return None;
        }
        let known = Known::of(vm)?;
        if !known.is_decimal(vm, value) {
            return None;
        }
        let context = known.context(vm)?;
        large::square_root(vm, &context, value)
    };
    let result = result();
    given(vm, value, result)
}

fn order(vm: &mut Vm, a: Value, b: Value) -> Option<Ordering> {
    if !a.is_kind(Kind::Instance) {
        return None;
    }
    let known = Known::of(vm)?;
    if let (Some(x), Some(y)) = (known.number(vm, a), known.number(vm, b))
        && let Some(order) = x.compare(y)
    {
        return Some(order);
    }
    large::compare(vm, known, a, b)
}

macro_rules! orders {
    ($($name:ident $is:ident;)*) => {$(
        fn $name(vm: &mut Vm, a: Value, b: Value) -> Res {
            let truth = order(vm, a, b).map(|order| Value::bool(order.$is()));
            given(vm, a, truth)
        }
    )*};
}

orders! { lt is_lt; le is_le; gt is_gt; ge is_ge; }

fn eq(vm: &mut Vm, a: Value, b: Value) -> Res {
    if matches!(b.kind(), Kind::None | Kind::Str)
        && Known::of(vm).is_some_and(|known| known.is_decimal(vm, a))
    {
        return Ok(Value::NOT_IMPLEMENTED);
    }
    let truth = order(vm, a, b).map(|order| Value::bool(order.is_eq()));
    given(vm, a, truth)
}

/// A number and the context in use.
fn operand(vm: &mut Vm, value: Value) -> Option<(Number, Context)> {
    let known = Known::of(vm)?;
    Some((known.number(vm, value).filter(|_| known.is_decimal(vm, value))?, known.context(vm)?))
}

/// The number with a sign, rounded; a zero is positive, unless the context rounds towards the floor.
fn signed(vm: &mut Vm, value: Value, sign: impl Fn(bool) -> bool) -> Res {
    let mut result = || {
        if let Some((number, context)) = operand(vm, value) {
            let negative = if number.digits == 0 && !context.floor() { false } else { sign(number.negative) };
            return context.finish(vm, Number { negative, ..number });
        }
        let known = Known::of(vm)?;
        let context = known.context(vm)?;
        let number = large::single(vm, known, value, 2)?.into_owned();
        context.finish_large(vm, Large { negative: sign(number.negative), ..number })
    };
    let result = result();
    given(vm, value, result)
}

fn neg(vm: &mut Vm, value: Value) -> Res {
    signed(vm, value, |negative| !negative)
}

fn pos(vm: &mut Vm, value: Value) -> Res {
    signed(vm, value, |negative| negative)
}

fn abs(vm: &mut Vm, value: Value) -> Res {
    signed(vm, value, |_| false)
}

/// The number of a decimal, whatever the context.
fn own_number(vm: &mut Vm, value: Value) -> Option<Number> {
    let known = Known::of(vm)?;
    known.number(vm, value).filter(|_| known.is_decimal(vm, value))
}

fn bool_(vm: &mut Vm, value: Value) -> Res {
    let mut truth = own_number(vm, value).map(|number| number.digits != 0);
    if truth.is_none()
        && let Some(known) = Known::of(vm)
    {
        truth = large::single(vm, known, value, 1).map(|number| *number.digits != BigUint::ZERO);
    }
    given(vm, value, truth.map(Value::bool))
}

/// The prime of the hash of numbers, and the inverse of ten.
const MODULUS: u128 = (1 << 61) - 1;
const INVERSE: u128 = 2_075_258_708_292_324_556;

/// A number of up to 122 bits modulo the prime, or the prime itself; one of 128 bits, with a few bits more.
fn reduced(n: u128) -> u128 {
    let n = (n & MODULUS) + (n >> 61);
    if n > MODULUS { n - MODULUS } else { n }
}

fn hash(vm: &mut Vm, value: Value) -> Res {
    let parts = match own_number(vm, value) {
        Some(number) => Some((number.negative, reduced(reduced(number.digits)), number.exp)),
        None => Known::of(vm).and_then(|known| {
            let number = large::single(vm, known, value, 2)?;
            Some((number.negative, u128::try_from(&*number.digits % MODULUS).ok()?, number.exp))
        }),
    };
    let hash = parts.filter(|(_, _, exp)| exp.unsigned_abs() <= 1 << 20).map(|(negative, mut hash, exp)| {
        let mut base = if exp < 0 { INVERSE } else { 10 };
        let mut left = exp.unsigned_abs();
        while left > 0 {
            if left & 1 == 1 {
                hash = reduced(hash * base);
            }
            base = reduced(base * base);
            left >>= 1;
        }
        let hash = if hash == MODULUS { 0 } else { hash };
        let hash = if negative { -(hash as i64) } else { hash as i64 };
        vm.heap.new_int(if hash == -1 { -2 } else { hash })
    });
    given(vm, value, hash)
}

/// The integer that a number without decimals is.
fn whole(vm: &mut Vm, number: Number) -> Value {
    let int = if number.negative { -(number.digits as i128) } else { number.digits as i128 };
    match i64::try_from(int) {
        Ok(int) => vm.heap.new_int(int),
        Err(_) => vm.heap.new_wide(WideObj(int)),
    }
}

/// The integer to which a number is rounded.
fn rounded(vm: &mut Vm, value: Value, rounding: Rounding) -> Option<Value> {
    let number = own_number(vm, value);
    if let Some((number, _)) = number.and_then(|number| number.rescaled(0, rounding)) {
        return Some(whole(vm, number));
    }
    let known = Known::of(vm)?;
    if !known.is_decimal(vm, value) {
        return None;
    }
    let (Large { negative, digits, .. }, _) = large::rescaled(vm, known, value, 0, rounding)?;
    let sign = if negative { Sign::Minus } else { Sign::Plus };
    Some(vm.int(Int::from(BigInt::from_biguint(sign, digits.into_owned()))))
}

fn int(vm: &mut Vm, value: Value) -> Res {
    let int = rounded(vm, value, Rounding::Down);
    given(vm, value, int)
}

fn float(vm: &mut Vm, value: Value) -> Res {
    let float = own_number(vm, value).map(|number| {
        let size = match (u64::try_from(number.digits), power(-number.exp)) {
            // Both are exact, so that only the division rounds.
            (Ok(digits), Some(unit)) if digits < 1 << 53 && number.exp >= -22 => digits as f64 / unit as f64,
            _ => format!("{}e{}", number.digits, number.exp).parse().unwrap_or(f64::INFINITY),
        };
        Value::float(if number.negative { -size } else { size })
    });
    let float = float.or_else(|| {
        let known = Known::of(vm)?;
        let number = large::single(vm, known, value, 16)?;
        let size: f64 = format!("{}e{}", number.digits, number.exp).parse().ok()?;
        Some(Value::float(if number.negative { -size } else { size }))
    });
    let float = float.filter(|float| float.as_float().is_some_and(f64::is_finite));
    given(vm, value, float)
}

fn round(vm: &mut Vm, value: Value, places: Value) -> Res {
    if places.is_undef() || places.is_none() {
        let int = rounded(vm, value, Rounding::HalfEven);
        return given(vm, value, int);
    }
    let result = places.as_int().filter(|places| places.abs() <= large::MOST_DISTANCE).and_then(|places| {
        let context = Known::of(vm)?.context(vm)?;
        quantized(vm, &context, value, -places, context.rounding)
    });
    given(vm, value, result)
}

/// A decimal with another exponent, which it has to fit.
fn quantized(vm: &mut Vm, context: &Context, value: Value, exp: i64, rounding: Rounding) -> Option<Value> {
    if !(context.etiny()..=context.emax).contains(&exp) || !context.known.is_decimal(vm, value) {
        return None;
    }
    if let Some(number) = context.known.number(vm, value)
        && let Some((result, inexact)) = number.rescaled(exp, rounding)
    {
        let adjusted = |number: Number| (number.digits != 0).then(|| number.adjusted());
        if !context.has_room(exp, adjusted(number), adjusted(result)) {
            return None;
        }
        if number.digits != 0 && exp > number.exp {
            context.note(vm, inexact)?;
        }
        return Some(context.known.decimal(vm, result));
    }
    let (result, inexact) = large::rescaled(vm, context.known, value, exp, rounding)?;
    let number = context.known.large(vm, value)?;
    let adjusted = |number: &Large<'_>| (*number.digits != BigUint::ZERO).then(|| number.adjusted());
    let before = adjusted(&number);
    let is_rounded = before.is_some() && exp > number.exp;
    if !context.has_room(exp, before, adjusted(&result)) {
        return None;
    }
    if is_rounded {
        context.note(vm, inexact)?;
    }
    Some(context.known.large_decimal(vm, result))
}

fn quantize(vm: &mut Vm, value: Value, exp: Value, rounding: Value, context: Value) -> Res {
    let mut result = || {
        if !context.is_undef() && !context.is_none() {
            return None;
        }
        let context = Known::of(vm)?.context(vm)?;
        let exp = match context.known.number(vm, exp) {
            Some(number) => number.exp,
            None => large::single(vm, context.known, exp, 1)?.exp,
        };
        let rounding = match rounding.is_undef() || rounding.is_none() {
            true => context.rounding,
            false => context.known.rounding(vm, rounding)?,
        };
        quantized(vm, &context, value, exp, rounding)
    };
    let result = result();
    given(vm, value, result)
}

/// A new string of ASCII.
fn string(vm: &mut Vm, text: &[u8]) -> Value {
    vm.str(std::str::from_utf8(text).unwrap_or_default())
}

fn str_(vm: &mut Vm, value: Value) -> Res {
    let text = shown(vm, value, b"", b"");
    given(vm, value, text)
}

fn repr(vm: &mut Vm, value: Value) -> Res {
    let text = shown(vm, value, b"Decimal('", b"')");
    given(vm, value, text)
}

fn shown(vm: &mut Vm, value: Value, before: &[u8], behind: &[u8]) -> Option<Value> {
    let mut out = Vec::with_capacity(64);
    out.extend_from_slice(before);
    match own_number(vm, value) {
        Some(number) => text::plain(number, &mut out)?,
        None => {
            let known = Known::of(vm)?;
            text::plain_large(&large::single(vm, known, value, 16)?, &mut out)?;
        }
    }
    out.extend_from_slice(behind);
    Some(string(vm, &out))
}

fn format(vm: &mut Vm, value: Value, spec: Value, conventions: Option<Obj>) -> Res {
    let mut result = || {
        if conventions.is_some_and(|given| !given.0.same(Value::NONE)) {
            return None;
        }
        let context = Known::of(vm)?.context(vm)?;
        let text = vm.heap.str_obj(spec.is(Kind::Str)?).latin1()?;
        if text.is_empty() {
            return shown(vm, value, b"", b"");
        }
        if !text.is_ascii() {
            return None;
        }
        let number = context.known.number(vm, value).filter(|_| context.known.is_decimal(vm, value));
        let mut out = number.and_then(|number| text::fixed(number, text, context.rounding));
        if out.is_none() {
            let text = text.to_vec();
            let exp = context.known.large(vm, value)?.exp;
            large::charge_places(vm, exp.checked_abs()?)?;
            let number = large::single(vm, context.known, value, 16)?;
            out = text::fixed_large(&number, &text, context.rounding);
        }
        out.map(|out| string(vm, &out))
    };
    let result = result();
    given(vm, value, result)
}
