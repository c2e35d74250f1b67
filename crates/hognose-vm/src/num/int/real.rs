//! Between integers and floats: exact where exactness is possible, rounded once where not.

use super::{Int, IntRef, division};
use crate::num::meter::Fault;
use num_bigint::{BigInt, BigUint};
use num_traits::ToPrimitive;
use std::cmp::Ordering;

impl IntRef<'_> {
    /// `float(self)`: the nearest float, ties to even.
    #[inline]
    pub fn to_f64(self) -> Result<f64, Fault> {
        match self {
            IntRef::Small(x) => Ok(x as f64),
            IntRef::Wide(x) => Ok(x as f64),
            IntRef::Few(x) => {
                // Of so few bits each one is in the range of floats.
                let (top, exponent) = x.top();
                let magnitude = division::round_scaled(top, exponent).unwrap_or(f64::INFINITY);
                Ok(if x.is_negative() { -magnitude } else { magnitude })
            }
            IntRef::Big(x) => big_to_f64(x),
        }
    }

    /// The order of an integer and a float, without rounding either; `None` for NaN.
    #[inline]
    pub fn compare_f64(self, other: f64) -> Option<Ordering> {
        const EXACT: u64 = 1 << 53;
        if let IntRef::Small(x) = self
            && x.unsigned_abs() <= EXACT
        {
            return (x as f64).partial_cmp(&other);
        }
        if other.is_nan() {
            return None;
        }
        if other.is_infinite() {
            return Some(if other > 0.0 { Ordering::Less } else { Ordering::Greater });
        }
        // Compare with the integer part, then with what was cut off.
        let whole = other.trunc();
        let rest = other - whole;
        let order = match exact_i128(whole) {
            Some(whole) => self.compare(Int::from(whole).as_ref()),
            None => {
                // A float beyond 128 bits is far from what 128 bits hold.
                let bits = i64::from(libm::ilogb(whole)) + 1;
                let own = i64::try_from(self.bit_length()).unwrap_or(i64::MAX);
                let negative = whole < 0.0;
                if self.is_negative() != negative {
                    if negative { Ordering::Greater } else { Ordering::Less }
                } else if own != bits {
                    if (own < bits) == negative { Ordering::Greater } else { Ordering::Less }
                } else {
                    self.compare(exact_int(whole).as_ref())
                }
            }
        };
        Some(order.then(if rest > 0.0 {
            Ordering::Less
        } else if rest < 0.0 {
            Ordering::Greater
        } else {
            Ordering::Equal
        }))
    }

    /// Whether an integer equals a float, exactly.
    #[inline]
    pub fn equals_f64(self, other: f64) -> bool {
        self.compare_f64(other) == Some(Ordering::Equal)
    }

    /// `(m, e)` with the integer equal to about `m * 2**e`, `0.5 <= abs(m) < 1`, rounded once; for logarithms.
    pub(crate) fn to_fraction(self) -> (f64, u64) {
        let bits = self.bit_length();
        if bits <= 1000 {
            let (m, e) = libm::frexp(self.to_f64().unwrap_or(0.0));
            return (m, u64::try_from(e).unwrap_or(0));
        }
        let magnitude = top_bits(&self.magnitude(), bits);
        let x = division::round_scaled(magnitude, -120).unwrap_or(1.0);
        let (m, e) = libm::frexp(x);
        (if self.is_negative() { -m } else { m }, bits + u64::from(e == 1))
    }
}

/// The highest 120 bits, the lowest of them set when anything below is.
fn top_bits(magnitude: &BigUint, bits: u64) -> u128 {
    let drop = bits - 120;
    let top = (magnitude >> drop).to_u128().unwrap_or(u128::MAX);
    let sticky = magnitude.trailing_zeros().is_some_and(|zeros| zeros < drop);
    top | u128::from(sticky)
}

fn big_to_f64(x: &BigInt) -> Result<f64, Fault> {
    let bits = x.bits();
    let magnitude = if bits > 1024 {
        None
    } else if bits <= 120 {
        x.magnitude().to_u128().and_then(|m| division::round_scaled(m, 0))
    } else {
        let exponent = i64::try_from(bits - 120).unwrap_or(i64::MAX);
        division::round_scaled(top_bits(x.magnitude(), bits), exponent)
    };
    match magnitude {
        Some(m) => Ok(if x.sign() == num_bigint::Sign::Minus { -m } else { m }),
        None => Err(Fault::overflow("int too large to convert to float")),
    }
}

/// The value of a whole float when 128 bits hold it.
fn exact_i128(x: f64) -> Option<i128> {
    const LIMIT: f64 = 170_141_183_460_469_231_731_687_303_715_884_105_728.0;
    (-LIMIT..LIMIT).contains(&x).then_some(x as i128)
}

/// The integer part of a finite float.
pub(crate) fn exact_int(x: f64) -> Int {
    if x.abs() < 9.0e18 {
        return Int::Small(x as i64);
    }
    let (mantissa, exponent) = parts(x);
    let shifted = BigInt::from(mantissa) << exponent.max(0);
    Int::from(shifted)
}

/// A finite float as `mantissa * 2**exponent`, the mantissa below `2**53`.
pub(crate) fn parts(x: f64) -> (i64, i32) {
    let bits = x.to_bits();
    let field = (bits >> 52 & 0x7ff) as i32;
    let fraction = (bits & ((1 << 52) - 1)) as i64;
    let (mantissa, exponent) =
        if field == 0 { (fraction, -1074) } else { (fraction | 1 << 52, field - 1075) };
    (if x.is_sign_negative() { -mantissa } else { mantissa }, exponent)
}

/// `int(x)`: the integer part.
#[inline]
pub fn from_f64(x: f64) -> Result<Int, Fault> {
    if x.abs() < 9.0e18 {
        return Ok(Int::Small(x as i64));
    }
    if x.is_nan() {
        return Err(Fault::value("cannot convert float NaN to integer"));
    }
    if x.is_infinite() {
        return Err(Fault::overflow("cannot convert float infinity to integer"));
    }
    Ok(exact_int(x))
}
