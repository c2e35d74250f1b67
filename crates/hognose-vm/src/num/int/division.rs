//! Division of integers: floor division, remainder, true division, and `round` to tens.
//!
//! Quotients round down and remainders take the divisor's sign, as Python's do.

use super::few::{self, Few};
use super::{Int, IntRef, blocks};
use crate::num::meter::{Error, Fault, Meter};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive, Zero};
use std::cmp::Ordering;

/// A division, if both operands are of a few words, one of them is beyond 128 bits, and the divisor is not zero.
fn short<M: Meter, T>(
    a: IntRef<'_>,
    b: IntRef<'_>,
    meter: &mut M,
    of: impl FnOnce(&Few, &Few) -> T,
) -> Option<Result<T, Error<M::Stop>>> {
    let is_long = |x| matches!(x, IntRef::Few(_) | IntRef::Big(_));
    if !is_long(a) && !is_long(b) || b.is_zero() {
        return None;
    }
    few::with(a, b, |a, b| {
        meter.charge(short_cost(a, b))?;
        Ok(of(a, b))
    })
}

/// What their division costs.
fn short_cost(a: &Few, b: &Few) -> u64 {
    4 * (a.len() + b.len()) + a.len().saturating_sub(b.len()) * b.len()
}

impl IntRef<'_> {
    /// `self // other`.
    #[inline]
    pub fn floordiv<M: Meter>(self, other: IntRef<'_>, meter: &mut M) -> Result<Int, Error<M::Stop>> {
        if let (IntRef::Small(a), IntRef::Small(b)) = (self, other)
            && b > 0
        {
            return Ok(Int::Small(a.div_euclid(b)));
        }
        if let Some(quotient) = short(self, other, meter, few::quotient) {
            return quotient;
        }
        Ok(self.divmod(other, meter)?.0)
    }

    /// `self % other`.
    #[inline]
    pub fn modulo<M: Meter>(self, other: IntRef<'_>, meter: &mut M) -> Result<Int, Error<M::Stop>> {
        if let (IntRef::Small(a), IntRef::Small(b)) = (self, other)
            && b > 0
        {
            return Ok(Int::Small(a.rem_euclid(b)));
        }
        // A remainder alone needs no quotient.
        if let (IntRef::Big(a), IntRef::Small(b)) = (self, other)
            && let Ok(b) = u32::try_from(b)
            && b != 0
        {
            meter.charge(4 * self.words())?;
            let rest = i64::from((a.magnitude() % b).to_u32().unwrap_or(0));
            return Ok(Int::Small(if a.is_negative() && rest != 0 { i64::from(b) - rest } else { rest }));
        }
        if let Some(rest) = short(self, other, meter, few::modulo) {
            return rest;
        }
        // A product by one of its factors, as in powers.
        if let (IntRef::Big(a), IntRef::Few(b)) = (self, other)
            && let Some(rest) = few::rest_of(a, b)
        {
            meter.charge(4 * (self.words() + other.words()))?;
            return Ok(rest);
        }
        Ok(self.divmod(other, meter)?.1)
    }

    /// `divmod(self, other)`.
    pub fn divmod<M: Meter>(self, other: IntRef<'_>, meter: &mut M) -> Result<(Int, Int), Error<M::Stop>> {
        if other.is_zero() {
            return Error::fault(Fault::division_by_zero());
        }
        if let (IntRef::Small(a), IntRef::Small(b)) = (self, other) {
            let (q, r) = i128::from(a).div_mod_floor(&b.into());
            return Ok((Int::from(q), Int::from(r)));
        }
        if let (Some(a), Some(b)) = (self.to_i128(), other.to_i128()) {
            // The one quotient that 128 bits do not hold.
            if !(a == i128::MIN && b == -1) {
                let (q, r) = a.div_mod_floor(&b);
                return Ok((Int::from(q), Int::from(r)));
            }
        }
        if let Some(division) = short(self, other, meter, few::divmod) {
            return division;
        }
        let (q, r) = match (self, other) {
            (IntRef::Big(a), IntRef::Big(b)) => blocks::div_rem(a.magnitude(), b.magnitude(), meter)?,
            (IntRef::Big(a), b) => blocks::div_rem(a.magnitude(), &b.magnitude(), meter)?,
            (a, b) => blocks::div_rem(&a.magnitude(), &b.magnitude(), meter)?,
        };
        let (mut q, mut r) = (BigInt::from(q), BigInt::from(r));
        if self.is_negative() != other.is_negative() {
            q = -q;
            if !r.is_zero() {
                meter.charge(2 * self.words())?;
                q -= 1;
                r = BigInt::from(other.magnitude()) - r;
            }
        }
        if other.is_negative() {
            r = -r;
        }
        Ok((Int::from(q), Int::from(r)))
    }

    /// `self / other`: the nearest float to the exact quotient, ties to even.
    pub fn truediv<M: Meter>(self, other: IntRef<'_>, meter: &mut M) -> Result<f64, Error<M::Stop>> {
        const EXACT: u64 = 1 << 53;
        if other.is_zero() {
            return Error::fault(Fault::division_by_zero());
        }
        if let (IntRef::Small(a), IntRef::Small(b)) = (self, other) {
            // Both are floats exactly, so one division rounds once.
            if a.unsigned_abs() <= EXACT && b.unsigned_abs() <= EXACT {
                return Ok(a as f64 / b as f64);
            }
        }
        let negative = self.is_negative() != other.is_negative();
        if self.is_zero() {
            return Ok(if negative { -0.0 } else { 0.0 });
        }
        let (a_bits, b_bits) = (self.bit_length(), other.bit_length());
        // The quotient lies in (2**(difference - 1), 2**(difference + 1)).
        let difference = i128::from(a_bits) - i128::from(b_bits);
        if difference > 1025 {
            return Error::fault(Fault::overflow("integer division result too large for a float"));
        }
        if difference < -1080 {
            return Ok(if negative { -0.0 } else { 0.0 });
        }
        // Scale so that the integer quotient has 66 or 67 bits, and let what is lost be its lowest bit.
        let shift = 66 - difference as i64;
        meter.charge(self.words() + other.words())?;
        let q = match few::with(self, other, |a, b| a.scaled_quotient(b, shift)).flatten() {
            Some(q) => q,
            None => {
                let (mut a, mut b) = (self.magnitude(), other.magnitude());
                if shift >= 0 {
                    a <<= shift
                } else {
                    b <<= -shift
                }
                let (q, r) = blocks::div_rem(&a, &b, meter)?;
                q.to_u128().unwrap_or(u128::MAX) << 1 | u128::from(!r.is_zero())
            }
        };
        match round_scaled(q, -shift - 1) {
            Some(x) => Ok(if negative { -x } else { x }),
            None => Error::fault(Fault::overflow("integer division result too large for a float")),
        }
    }

    /// `round(self, ndigits)`: the nearest multiple of `10 ** -ndigits`, ties to the even multiple.
    pub fn round<M: Meter>(self, ndigits: IntRef<'_>, meter: &mut M) -> Result<Int, Error<M::Stop>> {
        if !ndigits.is_negative() || self.is_zero() {
            meter.charge(self.words())?;
            return Ok(self.to_int());
        }
        // More digits than the number has leave nothing; so absurd counts cost nothing.
        let tens = match ndigits.to_i64() {
            Some(n) if n.unsigned_abs() <= self.bit_length() / 3 + 2 => n.unsigned_abs(),
            _ => return Ok(Int::ZERO),
        };
        let ten = IntRef::Small(10);
        let unit = ten.pow_u64(tens, meter)?;
        let (q, r) = self.divmod(unit.as_ref(), meter)?;
        let twice = r.as_ref().add(r.as_ref(), meter)?;
        let up = match twice.as_ref().compare(unit.as_ref()) {
            Ordering::Less => false,
            Ordering::Equal => q.as_ref().is_odd(),
            Ordering::Greater => true,
        };
        let low = self.sub(r.as_ref(), meter)?;
        Ok(if up { low.as_ref().add(unit.as_ref(), meter)? } else { low })
    }
}

/// The float nearest to `mantissa * 2**exponent`, ties to even; `None` when it is too large.
///
/// The lowest bit of `mantissa` may stand for "something below": it never is the deciding half when the mantissa has
/// more than 55 bits.
pub(crate) fn round_scaled(mantissa: u128, exponent: i64) -> Option<f64> {
    if mantissa == 0 {
        return Some(0.0);
    }
    let bits = i64::from(128 - mantissa.leading_zeros());
    // How many bits go: down to 53, or to the last place of subnormals.
    let lowest = (bits + exponent - 53).max(-1074);
    let drop = lowest - exponent;
    let (kept, up) = if drop <= 0 {
        (mantissa << -drop, false)
    } else if drop > 127 {
        (0, false)
    } else {
        let kept = mantissa >> drop;
        let rest = mantissa & ((1u128 << drop) - 1);
        let half = 1u128 << (drop - 1);
        (kept, rest > half || (rest == half && kept & 1 == 1))
    };
    let kept = kept as u64 + u64::from(up);
    let x = libm::scalbn(kept as f64, i32::try_from(lowest).ok()?);
    x.is_finite().then_some(x)
}
