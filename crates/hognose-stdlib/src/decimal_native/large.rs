//! Operators whose operands or results have more digits than a machine's integers: up to some hundreds.

use hognose_vm::value::Value;
use hognose_vm::vm::Vm;
use num_bigint::BigUint;

use super::context::{Context, count_large, power_large};
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
const MOST_BITS: u64 = 8192;
const MOST_DISTANCE: i64 = 2000;

/// `a OP b`; `None`, and no effect, when it is not for this.
pub fn combined(vm: &mut Vm, context: &Context, a: Value, b: Value, operator: Operator) -> Option<Value> {
    let ((sign_a, m, exp_a), (sign_b, n, exp_b)) = (context.known.large(vm, a)?, context.known.large(vm, b)?);
    let distant = (exp_a - exp_b).abs() > MOST_DISTANCE;
    if m == BigUint::ZERO || n == BigUint::ZERO || m.bits() > MOST_BITS || n.bits() > MOST_BITS || distant {
        return None;
    }
    // About what the words take; a limit that this reaches is told of by the twin.
    vm.charge(((m.bits() + n.bits()) / 64) as usize + context.prec as usize / 16 + 4).ok()?;
    let negative = sign_a != sign_b;
    match operator {
        Operator::Mul => context.finish_large(vm, negative, m * n, exp_a + exp_b),
        Operator::Add | Operator::Sub => {
            let sign_b = sign_b != (operator == Operator::Sub);
            let exp = exp_a.min(exp_b);
            let (m, n) = (m * &*power_large(exp_a - exp), n * &*power_large(exp_b - exp));
            if sign_a == sign_b {
                return context.finish_large(vm, sign_a, m + n, exp);
            }
            match m.cmp(&n) {
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => context.finish_large(vm, sign_a, m - n, exp),
                std::cmp::Ordering::Less => context.finish_large(vm, sign_b, n - m, exp),
            }
        }
        Operator::Div => {
            let places = count_large(&n) - count_large(&m) + context.prec + 1;
            let mut exp = exp_a - exp_b - places;
            let (m, n) = match places >= 0 {
                true => (m * &*power_large(places), n),
                false => (m, n * &*power_large(-places)),
            };
            let mut quotient = &m / &n;
            if &quotient * &n != m {
                // So that no rounding takes it for exact or for half.
                if &quotient % 5u8 == BigUint::ZERO {
                    quotient += 1u8;
                }
            } else {
                let mut left = places;
                for step in [256, 128, 64, 32, 16, 8, 4, 2, 1] {
                    let unit = power_large(step);
                    while left >= step && &quotient % &*unit == BigUint::ZERO {
                        (quotient, exp, left) = (quotient / &*unit, exp + step, left - step);
                    }
                }
            }
            context.finish_large(vm, negative, quotient, exp)
        }
    }
}

/// `a ** times`; `None`, and no effect, when it is not for this.
pub fn power(vm: &mut Vm, context: &Context, a: Value, times: u32) -> Option<Value> {
    let (sign, digits, exp) = context.known.large(vm, a)?;
    let size = count_large(&digits);
    // Powers of ten, and what begins with none of its own digits, have rules of their own.
    let zeros = digits == BigUint::ZERO || digits == *power_large(size - 1);
    if times == 0 || zeros || i64::from(times).checked_mul(size)? > 8 * context.prec + 200 {
        return None;
    }
    vm.charge((digits.bits() as usize * times as usize / 64) * 2 + 4).ok()?;
    let negative = sign && times % 2 == 1;
    context.finish_large(vm, negative, digits.pow(times), exp.checked_mul(i64::from(times))?)
}

/// The square root; `None`, and no effect, when it is not for this.
pub fn square_root(vm: &mut Vm, context: &Context, value: Value) -> Option<Value> {
    let (negative, digits, exp) = context.known.large(vm, value)?;
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
    context.finish_large(vm, false, root, half)
}
