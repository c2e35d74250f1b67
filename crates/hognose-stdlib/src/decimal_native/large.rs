//! Operators whose operands or results have more digits than a machine's integers: up to some hundreds.

use std::borrow::Cow;
use std::cmp::Ordering;

use hognose_vm::value::Value;
use hognose_vm::vm::Vm;
use num_bigint::BigUint;
use num_integer::Integer;

use super::context::{Context, Known, Large, MOST_PLACES, count_large, power_large};
use super::digits::Rounding;

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    Add,
    Sub,
    Mul,
    Div,
}

/// Digits are below two to this power, and exponents that far apart: what is larger takes time that has to be charged.
pub const MOST_BITS: u64 = 8192;
pub const MOST_DISTANCE: i64 = 2000;

/// `a OP b`; `None`, and no effect, when it is not for this.
pub fn combined(vm: &mut Vm, context: &Context, a: Value, b: Value, operator: Operator) -> Option<Value> {
    let ((x, p), (y, q)) = (extent(vm, context.known, a)?, extent(vm, context.known, b)?);
    let (bits, distance) = (x + y, (p - q).abs());
    // About what the words take; a limit that this reaches is told of by the twin.
    vm.charge((bits / 64) as usize + context.prec as usize / 16 + 4).ok()?;
    if distance > MOST_DISTANCE {
        return None;
    }
    vm.charge(distance as usize / 8).ok()?;
    let (a, b) = (context.known.large(vm, a)?, context.known.large(vm, b)?);
    if *a.digits == BigUint::ZERO || *b.digits == BigUint::ZERO {
        return None;
    }
    let result = match operator {
        Operator::Mul => {
            let digits = Cow::Owned(&*a.digits * &*b.digits);
            Large { negative: a.negative != b.negative, digits, exp: a.exp + b.exp }
        }
        Operator::Add => sum(a, b)?,
        Operator::Sub => {
            let negative = !b.negative;
            sum(a, Large { negative, ..b })?
        }
        Operator::Div => quotient(&a, &b, context.prec),
    };
    context.finish_large(vm, result)
}

/// How many bits the digits of a number have, if they are not too many, and its exponent.
fn extent(vm: &Vm, known: &Known, value: Value) -> Option<(u64, i64)> {
    known.extent(vm, value).filter(|(bits, _)| *bits <= MOST_BITS)
}

/// The sum, exact. `None` where all of it cancels out.
fn sum<'a>(a: Large<'a>, b: Large<'a>) -> Option<Large<'static>> {
    let exp = a.exp.min(b.exp);
    let (m, n) = (aligned(a.digits, a.exp - exp), aligned(b.digits, b.exp - exp));
    let (negative, digits) = if a.negative == b.negative {
        (a.negative, &*m + &*n)
    } else {
        match m.cmp(&n) {
            Ordering::Equal => return None,
            Ordering::Greater => (a.negative, &*m - &*n),
            Ordering::Less => (b.negative, &*n - &*m),
        }
    };
    Some(Large { negative, digits: Cow::Owned(digits), exp })
}

/// Digits followed by so many zeros.
fn aligned(digits: Cow<'_, BigUint>, zeros: i64) -> Cow<'_, BigUint> {
    if zeros == 0 { digits } else { Cow::Owned(&*digits * &*power_large(zeros)) }
}

/// The quotient with more digits than the precision, unless it is exact: then with as few as it has, but no exponent above the
/// ideal one. Neither is zero.
fn quotient(a: &Large<'_>, b: &Large<'_>, prec: i64) -> Large<'static> {
    let places = count_large(&b.digits) - count_large(&a.digits) + prec + 1;
    let mut exp = a.exp - b.exp - places;
    let (m, n) = match places >= 0 {
        true => (aligned(Cow::Borrowed(&*a.digits), places), Cow::Borrowed(&*b.digits)),
        false => (Cow::Borrowed(&*a.digits), aligned(Cow::Borrowed(&*b.digits), -places)),
    };
    let (mut quotient, rest) = m.div_rem(&n);
    if rest != BigUint::ZERO {
        // So that no rounding takes it for exact or for half.
        if &quotient % 5u8 == BigUint::ZERO {
            quotient += 1u8;
        }
    } else {
        let mut left = places;
        for step in [256, 128, 64, 32, 16, 8, 4, 2, 1] {
            let unit = power_large(step);
            while left >= step {
                let (less, rest) = quotient.div_rem(&unit);
                if rest != BigUint::ZERO {
                    break;
                }
                (quotient, exp, left) = (less, exp + step, left - step);
            }
        }
    }
    Large { negative: a.negative != b.negative, digits: Cow::Owned(quotient), exp }
}

/// `//` or, where the rest is wanted, `%`; `None`, and no effect, when it is not for this.
pub fn divided(vm: &mut Vm, context: &Context, a: Value, b: Value, rest: bool) -> Option<Value> {
    let ((x, p), (y, q)) = (extent(vm, context.known, a)?, extent(vm, context.known, b)?);
    let (bits, distance) = (x + y, (p - q).abs());
    if distance > MOST_DISTANCE {
        return None;
    }
    vm.charge((bits / 32) as usize + distance as usize / 8 + 4).ok()?;
    let (a, b) = (context.known.large(vm, a)?, context.known.large(vm, b)?);
    let distance = a.adjusted() - b.adjusted();
    let is_usual = *a.digits != BigUint::ZERO && *b.digits != BigUint::ZERO;
    if !is_usual || distance < 0 || distance > context.prec {
        return None;
    }
    let exp = a.exp.min(b.exp);
    let (m, n) = (aligned(a.digits, a.exp - exp), aligned(b.digits, b.exp - exp));
    let (quotient, remainder) = m.div_rem(&n);
    // What is zero has rules of its own.
    if count_large(&quotient) > context.prec || if rest { &remainder } else { &quotient } == &BigUint::ZERO {
        return None;
    }
    let result = match rest {
        true => Large { negative: a.negative, digits: Cow::Owned(remainder), exp },
        false => Large { negative: a.negative != b.negative, digits: Cow::Owned(quotient), exp: 0 },
    };
    context.finish_large(vm, result)
}

/// -1, 0 or 1 for two numbers; `None`, and no effect, when it is not for this.
pub fn compare(vm: &mut Vm, known: &Known, a: Value, b: Value) -> Option<Ordering> {
    let bits = extent(vm, known, a)?.0 + extent(vm, known, b)?.0;
    vm.charge((bits / 16) as usize + 2).ok()?;
    let (a, b) = (known.large(vm, a)?, known.large(vm, b)?);
    let sign = |n: &Large<'_>| match *n.digits == BigUint::ZERO {
        true => 0,
        false if n.negative => -1,
        false => 1,
    };
    let (x, y) = (sign(&a), sign(&b));
    if x != y || x == 0 {
        return Some(x.cmp(&y));
    }
    let size = match a.adjusted().cmp(&b.adjusted()) {
        Ordering::Equal => {
            // The first digits stand in the same place, so the exponents are no further apart than there are digits.
            let exp = a.exp.min(b.exp);
            aligned(a.digits, a.exp - exp).cmp(&aligned(b.digits, b.exp - exp))
        }
        different => different,
    };
    Some(if x < 0 { size.reverse() } else { size })
}

/// The decimal that a large integer is.
pub fn of_integer(vm: &mut Vm, known: &Known, value: Value) -> Option<Value> {
    let number = known.large(vm, value).filter(|number| number.digits.bits() <= MOST_BITS)?.into_owned();
    Some(known.large_decimal(vm, number))
}

/// A decimal with another exponent, and whether digits were lost that were not zero; with what it is shown or converted by. `None`
/// when it is not for this.
pub fn rescaled(
    vm: &mut Vm,
    known: &Known,
    value: Value,
    exp: i64,
    rounding: Rounding,
) -> Option<(Large<'static>, bool)> {
    let places = exp.checked_sub(known.extent(vm, value)?.1)?.checked_abs()?;
    charge_places(vm, places)?;
    single(vm, known, value, 16)?.rescaled(exp, rounding)
}

/// Charges for places that are multiplied in, and then gone over for each word that there is. `None`: they are too many.
pub fn charge_places(vm: &mut Vm, places: i64) -> Option<()> {
    let words = usize::try_from(places).ok().filter(|_| places <= MOST_PLACES)? / 19 + 1;
    vm.charge(words * words / 8 + words).ok()
}

/// The number of a decimal, for work that takes about as long as going over its digits so many times; `None` when it is not for this.
pub fn single<'a>(vm: &'a mut Vm, known: &Known, value: Value, times: usize) -> Option<Large<'a>> {
    let (bits, _) = extent(vm, known, value).filter(|_| known.is_decimal(vm, value))?;
    vm.charge((bits as usize / 64 + 1) * times).ok()?;
    known.large(vm, value)
}

/// `a ** times`, or one by that; `None`, and no effect, when it is not for this.
///
/// As CPython does (libmpdec's integer powers), by squares that are rounded to some digits more than the precision: the result is
/// mostly the one that is rounded correctly, and always theirs.
pub fn power(vm: &mut Vm, context: &Context, a: Value, times: u32, inverse: bool) -> Option<Value> {
    let base = context.known.large(vm, a)?.into_owned();
    let size = count_large(&base.digits);
    // Powers of ten, and what begins with none of its own digits, have rules of their own.
    let zeros = *base.digits == BigUint::ZERO || *base.digits == *power_large(size - 1);
    if times == 0 || zeros || base.digits.bits() > MOST_BITS || base.exp.abs() > MOST_EXPONENT {
        return None;
    }
    let steps = 2 * (u32::BITS - times.leading_zeros()) as usize;
    let words = context.prec as usize / 19 + base.digits.bits() as usize / 64 + 1;
    vm.charge(steps * (words * words / 8 + words + 2)).ok()?;
    let prec = context.prec + i64::from(times.ilog10()) + 3 + i64::from(inverse);
    let mut inexact = false;
    let mut rounded = |number: Large<'static>| {
        let places = count_large(&number.digits) - prec;
        if places <= 0 {
            return Some(number);
        }
        let (number, lost) = number.rescaled(number.exp + places, Rounding::HalfEven)?;
        inexact |= lost;
        Some(number)
    };
    let product = |a: &Large<'_>, b: &Large<'_>| {
        let digits = Cow::Owned(&*a.digits * &*b.digits);
        Large { negative: a.negative != b.negative, digits, exp: a.exp + b.exp }
    };
    let base = match inverse {
        true => rounded(quotient(&Large { negative: false, digits: Cow::Owned(BigUint::from(1u8)), exp: 0 }, &base, prec))?,
        false => base,
    };
    let mut result = base.clone();
    for bit in (0..times.ilog2()).rev() {
        result = rounded(product(&result, &result))?;
        if times >> bit & 1 == 1 {
            result = rounded(product(&result, &base))?;
        }
        if result.exp.abs() > MOST_EXPONENT {
            return None;
        }
    }
    let adjusted = result.adjusted();
    if !(context.emin..context.emax).contains(&adjusted) {
        return None;
    }
    if inexact {
        context.note(vm, true)?;
    }
    context.finish_large(vm, result)
}

/// How far from zero the exponents of powers are.
const MOST_EXPONENT: i64 = 1 << 40;

/// The square root; `None`, and no effect, when it is not for this.
pub fn square_root(vm: &mut Vm, context: &Context, value: Value) -> Option<Value> {
    let Large { negative, digits, exp } = context.known.large(vm, value)?;
    let digits = digits.into_owned();
    if negative || digits == BigUint::ZERO || digits.bits() > MOST_BITS {
        return None;
    }
    vm.charge((digits.bits() / 16) as usize + context.prec as usize + 8).ok()?;
    // Twice as many digits as the root is to have, and an even exponent.
    let n_digits = count_large(&digits);
    let (digits, size) = match exp & 1 {
        1 => (digits * 10u8, n_digits / 2 + 1),
        _ => (digits, (n_digits + 1) / 2),
    };
    let places = context.prec + 1 - size;
    let unit = power_large(places.abs());
    let square = &*unit * &*unit;
    let (n, exact) = match places >= 0 {
        true => (digits * square, true),
        false => {
            let quotient = &digits / &square;
            let exact = &quotient * &square == digits;
            (quotient, exact)
        }
    };
    let mut root = n.sqrt();
    let mut half = (exp >> 1) - places;
    if exact && &root * &root == n {
        root = if places >= 0 { root / &*unit } else { root * &*unit };
        half += places;
    } else if &root % 5u8 == BigUint::ZERO {
        // So that no rounding takes it for exact or for half.
        root += 1u8;
    }
    let mut context = *context;
    context.rounding = Rounding::HalfEven;
    context.finish_large(vm, Large { negative: false, digits: Cow::Owned(root), exp: half })
}
