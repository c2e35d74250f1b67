//! Powers and the integer square root.
//!
//! The size of a power is known beforehand ([`super::pow_bits`]); whoever calls refuses first what would not fit.

use super::{Int, IntRef, MOST_BITS, blocks, few};
use crate::num::meter::{Error, Fault, Meter};
use num_bigint::BigUint;
use num_traits::{One, ToPrimitive};

/// An upper bound of the bits of `base ** exponent`.
pub(super) fn bits_of_power(base: IntRef<'_>, exponent: u64) -> u64 {
    // A power of two times something: `log2(base)` rounded up at a 256th tells far better than the bit length.
    let bits = base.bit_length();
    let top = {
        let magnitude = base.magnitude();
        let drop = bits.saturating_sub(64);
        (magnitude >> drop).to_u64().unwrap_or(u64::MAX)
    };
    let log2 = (bits.saturating_sub(64)) as f64 + (top as f64).log2() + 1e-9;
    let bound = log2 * exponent as f64 + 2.0;
    bound as u64
}

impl IntRef<'_> {
    /// `self ** exponent` for an exponent that is not negative; a negative one is the caller's (the result is a float).
    pub fn pow<M: Meter>(self, exponent: IntRef<'_>, meter: &mut M) -> Result<Int, Error<M::Stop>> {
        if let IntRef::Small(x @ (-1..=1)) = self {
            return Ok(Int::Small(match x {
                0 => i64::from(exponent.is_zero()),
                1 => 1,
                _ => 1 - 2 * i64::from(exponent.is_odd()),
            }));
        }
        match exponent.to_i64().and_then(|e| u64::try_from(e).ok()) {
            Some(exponent) => {
                if exponent > 1000 {
                    let bits = bits_of_power(self, exponent);
                    if bits > MOST_BITS {
                        meter.charge(bits)?;
                        return Error::fault(Fault::overflow("too many digits in integer"));
                    }
                }
                Ok(self.pow_u64(exponent, meter)?)
            }
            None => Error::fault(Fault::overflow("too many digits in integer")),
        }
    }

    pub(super) fn pow_u64<M: Meter>(self, exponent: u64, meter: &mut M) -> Result<Int, M::Stop> {
        if exponent == 0 {
            return Ok(Int::from(1i64));
        }
        let most = self.bit_length().saturating_mul(exponent);
        if most < 127
            && let (Some(base), Ok(exponent)) = (self.to_i128(), u32::try_from(exponent))
        {
            return Ok(Int::from(base.wrapping_pow(exponent)));
        }
        if most <= few::BITS
            && let Some(base) = few::Few::of(self, &mut few::Few::ZERO.clone())
        {
            return Ok(base.pow(exponent));
        }
        let negative = self.is_negative() && exponent & 1 == 1;
        let mut odd = self.magnitude();
        // Powers of two are a shift.
        let twos = odd.trailing_zeros().unwrap_or(0);
        meter.charge(2 * self.words())?;
        odd >>= twos;
        let power = magnitude_pow(&odd, exponent, meter)?;
        let shift = twos.saturating_mul(exponent);
        meter.charge(blocks::words(&power).saturating_add(shift / 64))?;
        Ok(Int::from_magnitude(negative, power << shift))
    }

    /// `math.isqrt(self)`.
    pub fn isqrt<M: Meter>(self, meter: &mut M) -> Result<Int, Error<M::Stop>> {
        if self.is_negative() {
            return Error::fault(Fault::value("isqrt() argument must be nonnegative"));
        }
        if let Some(x) = self.to_i128() {
            return Ok(Int::from(x.isqrt()));
        }
        meter.charge(4 * self.words())?;
        Ok(Int::from(root(&self.magnitude(), meter)?))
    }
}

/// `base ** exponent` from the highest bit of the exponent down.
pub(super) fn magnitude_pow<M: Meter>(
    base: &BigUint,
    exponent: u64,
    meter: &mut M,
) -> Result<BigUint, M::Stop> {
    if base.is_one() || exponent == 0 {
        return Ok(BigUint::one());
    }
    let mut power = base.clone();
    for bit in (0..exponent.ilog2()).rev() {
        power = blocks::square(&power, meter)?;
        if exponent >> bit & 1 == 1 {
            power = blocks::mul(&power, base, meter)?;
        }
    }
    Ok(power)
}

/// The floor of the square root: the upper half of its digits first, each time refined by Newton's steps from above.
fn root<M: Meter>(x: &BigUint, meter: &mut M) -> Result<BigUint, M::Stop> {
    // By how much `x` is shifted down at each stage, every time about half of what is left, and by an even number.
    let mut shifts = vec![0u64];
    let mut shift = 0;
    while x.bits() - shift > 120 {
        shift += ((x.bits() - shift) / 4) * 2 - 2;
        shifts.push(shift);
    }
    meter.charge(2 * blocks::words(x))?;
    let mut root = BigUint::from((x >> shift).to_u128().unwrap_or(u128::MAX).isqrt());
    shifts.pop();
    while let Some(next_shift) = shifts.pop() {
        meter.charge(2 * blocks::words(x))?;
        let target = x >> next_shift;
        root = (root + 1u32) << ((shift - next_shift) / 2);
        loop {
            let (quotient, _) = blocks::div_rem(&target, &root, meter)?;
            let next = (&root + quotient) >> 1u32;
            if next >= root {
                break;
            }
            root = next;
        }
        shift = next_shift;
    }
    Ok(root)
}
