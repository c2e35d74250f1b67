//! Operators of `fractions.Fraction` for fractions and integers of one word.
//!
//! They stand in front of the methods in `lib/fractions.py`, which a program sees and which do everything else: large numbers,
//! subclasses, other kinds of numbers, errors. Numerator and denominator have no common factor, and the denominator is positive.

use hognose_vm::natives;
use hognose_vm::objects::{INLINE_SLOTS, InstanceObj};
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub METHODS: own_methods of "Fraction" {
        raw "__add__" add "self, other, /";
        raw "__radd__" add "self, other, /";
        raw "__sub__" sub "self, other, /";
        raw "__rsub__" reflected_sub "self, other, /";
        raw "__mul__" mul "self, other, /";
        raw "__rmul__" mul "self, other, /";
        raw "__truediv__" div "self, other, /";
        raw "__rtruediv__" reflected_div "self, other, /";
        raw "__eq__" eq "self, other, /";
        raw "__lt__" lt "self, other, /";
        raw "__le__" le "self, other, /";
        raw "__gt__" gt "self, other, /";
        raw "__ge__" ge "self, other, /";
        raw "__hash__" hash "self, /";
        raw "__bool__" truth "self, /";
        raw "__neg__" neg "self, /";
        raw "__abs__" abs "self, /";
    }
}

/// A fraction whose parts stand in values.
#[derive(Clone, Copy)]
struct Parts {
    over: i64,
    under: i64,
}

/// A fraction, no subclass, or an integer.
#[inline]
fn parts(vm: &Vm, value: Value) -> Res<Parts> {
    if let Some(over) = value.as_int() {
        return Ok(Parts { over, under: 1 });
    }
    let object = vm.heap.instance(value.is(Kind::Instance).ok_or(Stop::Python)?);
    if vm.library_shapes().is_none_or(|shapes| shapes.fraction != object.shape) {
        return Err(Stop::Python);
    }
    match (object.inline[0].as_int(), object.inline[1].as_int()) {
        (Some(over), Some(under @ 1..)) => Ok(Parts { over, under }),
        _ => Err(Stop::Python),
    }
}

fn both(vm: &Vm, args: &[Value]) -> Res<(Parts, Parts)> {
    Ok((parts(vm, args[0])?, parts(vm, args[1])?))
}

/// The greatest common divisor.
fn common(a: u128, b: u128) -> u128 {
    // Most numbers take a division of the machine's own.
    let (mut a, mut b) = match (u64::try_from(a), u64::try_from(b)) {
        (Ok(a), Ok(b)) => return small_common(a, b).into(),
        _ => (a, b),
    };
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

fn small_common(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A fraction of parts that fit a word.
fn made(vm: &mut Vm, over: i128, under: i128) -> Res {
    let shape = vm.library_shapes().ok_or(Stop::Python)?.fraction;
    let value = |part: i128| i64::try_from(part).ok().and_then(Value::int48).ok_or(Stop::Python);
    let mut inline = [Value::UNDEF; INLINE_SLOTS];
    (inline[0], inline[1]) = (value(over)?, value(under)?);
    Ok(vm.heap.new_instance(InstanceObj { shape, inline, far: None }))
}

/// The same of parts that may have a common factor, below a line that is not zero.
fn reduced(vm: &mut Vm, over: i128, under: i128) -> Res {
    let (over, under) = if under < 0 { (-over, -under) } else { (over, under) };
    let factor = common(over.unsigned_abs(), under.unsigned_abs()) as i128;
    if factor == 1 { made(vm, over, under) } else { made(vm, over / factor, under / factor) }
}

// Parts have 48 bits, so products of two, and sums of these, have less than 100.

fn sum(vm: &mut Vm, a: Parts, b: Parts, sign: i128) -> Res {
    let [over, under, more, of] = [a.over, a.under, b.over, b.under].map(i128::from);
    reduced(vm, over * of + sign * more * under, under * of)
}

fn add(vm: &mut Vm, args: &[Value]) -> Res {
    let (a, b) = both(vm, args)?;
    sum(vm, a, b, 1)
}

fn sub(vm: &mut Vm, args: &[Value]) -> Res {
    let (a, b) = both(vm, args)?;
    sum(vm, a, b, -1)
}

fn reflected_sub(vm: &mut Vm, args: &[Value]) -> Res {
    let (a, b) = both(vm, args)?;
    sum(vm, b, a, -1)
}

fn mul(vm: &mut Vm, args: &[Value]) -> Res {
    let (a, b) = both(vm, args)?;
    reduced(vm, i128::from(a.over) * i128::from(b.over), i128::from(a.under) * i128::from(b.under))
}

fn quotient(vm: &mut Vm, a: Parts, b: Parts) -> Res {
    if b.over == 0 {
        return Err(Stop::Python);
    }
    reduced(vm, i128::from(a.over) * i128::from(b.under), i128::from(a.under) * i128::from(b.over))
}

fn div(vm: &mut Vm, args: &[Value]) -> Res {
    let (a, b) = both(vm, args)?;
    quotient(vm, a, b)
}

fn reflected_div(vm: &mut Vm, args: &[Value]) -> Res {
    let (a, b) = both(vm, args)?;
    quotient(vm, b, a)
}

fn eq(vm: &mut Vm, args: &[Value]) -> Res {
    let (a, b) = both(vm, args)?;
    Ok(Value::bool(a.over == b.over && a.under == b.under))
}

fn compared(vm: &mut Vm, args: &[Value], holds: impl Fn(std::cmp::Ordering) -> bool) -> Res {
    let (a, b) = both(vm, args)?;
    let [a, b] = [(a.over, b.under), (b.over, a.under)].map(|(over, under)| i128::from(over) * i128::from(under));
    Ok(Value::bool(holds(a.cmp(&b))))
}

fn lt(vm: &mut Vm, args: &[Value]) -> Res {
    compared(vm, args, std::cmp::Ordering::is_lt)
}

fn le(vm: &mut Vm, args: &[Value]) -> Res {
    compared(vm, args, std::cmp::Ordering::is_le)
}

fn gt(vm: &mut Vm, args: &[Value]) -> Res {
    compared(vm, args, std::cmp::Ordering::is_gt)
}

fn ge(vm: &mut Vm, args: &[Value]) -> Res {
    compared(vm, args, std::cmp::Ordering::is_ge)
}

/// The prime by which numbers are hashed.
const MODULUS: i128 = (1 << 61) - 1;

/// The numerator by the inverse of the denominator, which is smaller than the prime.
fn hash(vm: &mut Vm, args: &[Value]) -> Res {
    let Parts { over, under } = parts(vm, args[0])?;
    let (mut a, mut b, mut x, mut y) = (MODULUS, i128::from(under), 0, 1);
    while b > 1 {
        let times = a / b;
        (a, b) = (b, a % b);
        (x, y) = (y, x - times * y);
    }
    let inverse = y.rem_euclid(MODULUS);
    let hash = i128::from(over.unsigned_abs()) * inverse % MODULUS;
    let hash = if over < 0 { -hash } else { hash } as i64;
    Ok(vm.heap.new_int(if hash == -1 { -2 } else { hash }))
}

fn truth(vm: &mut Vm, args: &[Value]) -> Res {
    Ok(Value::bool(parts(vm, args[0])?.over != 0))
}

fn neg(vm: &mut Vm, args: &[Value]) -> Res {
    let Parts { over, under } = parts(vm, args[0])?;
    made(vm, -i128::from(over), under.into())
}

fn abs(vm: &mut Vm, args: &[Value]) -> Res {
    let Parts { over, under } = parts(vm, args[0])?;
    made(vm, i128::from(over).abs(), under.into())
}
