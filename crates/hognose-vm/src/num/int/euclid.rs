//! Greatest common divisors and modular inverses.
//!
//! Big operands are worked by Lehmer's method: the leading 64 bits tell a batch of Euclid's steps, which are then
//! applied to the whole numbers at once. Every pass over the numbers is charged.

use super::{Int, IntRef, blocks};
use crate::num::meter::{Error, Meter};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// `math.gcd(a, b)`.
pub fn gcd<M: Meter>(a: IntRef<'_>, b: IntRef<'_>, meter: &mut M) -> Result<Int, M::Stop> {
    if let (Some(a), Some(b)) = (a.to_i64(), b.to_i64()) {
        return Ok(Int::from(a.unsigned_abs().gcd(&b.unsigned_abs())));
    }
    if let (Some(a), Some(b)) = (a.to_i128(), b.to_i128()) {
        return Ok(Int::from(a.unsigned_abs().gcd(&b.unsigned_abs())));
    }
    meter.charge(a.words() + b.words())?;
    let (mut a, mut b) = (a.magnitude(), b.magnitude());
    if a < b {
        std::mem::swap(&mut a, &mut b);
    }
    while b.bits() > 64 {
        match cofactors(&a, &b) {
            Some(steps) => {
                meter.charge(8 * blocks::words(&a))?;
                (a, b) = steps.apply(&BigInt::from(a), &BigInt::from(b));
            }
            None => {
                let rest = blocks::div_rem(&a, &b, meter)?.1;
                a = std::mem::replace(&mut b, rest);
            }
        }
    }
    let Some(small) = b.to_u64().filter(|small| *small != 0) else {
        return Ok(Int::from(a));
    };
    let rest = blocks::div_rem(&a, &b, meter)?.1.to_u64().unwrap_or(0);
    Ok(Int::from(small.gcd(&rest)))
}

/// `math.lcm(a, b)`.
pub fn lcm<M: Meter>(a: IntRef<'_>, b: IntRef<'_>, meter: &mut M) -> Result<Int, Error<M::Stop>> {
    if a.is_zero() || b.is_zero() {
        return Ok(Int::ZERO);
    }
    let divisor = gcd(a, b, meter)?;
    let (quotient, _) = a.divmod(divisor.as_ref(), meter)?;
    Ok(quotient.as_ref().mul(b, meter)?.as_ref().abs(meter)?)
}

/// Several of Euclid's steps at once: `(a, b)` becomes `(xa*a + xb*b, ya*a + yb*b)`, up to sign.
struct Steps {
    xa: i64,
    xb: i64,
    ya: i64,
    yb: i64,
}

impl Steps {
    fn apply(&self, a: &BigInt, b: &BigInt) -> (BigUint, BigUint) {
        let x = a * self.xa + b * self.xb;
        let y = a * self.ya + b * self.yb;
        (x.into_parts().1, y.into_parts().1)
    }
}

/// The steps that the leading bits of `a >= b` are sure of; `None` when they are sure of none.
fn cofactors(a: &BigUint, b: &BigUint) -> Option<Steps> {
    let drop = a.bits() - 62;
    let mut x = i128::from((a >> drop).to_u64()?);
    let mut y = i128::from((b >> drop).to_u64()?);
    let (mut xa, mut xb, mut ya, mut yb) = (1i128, 0i128, 0i128, 1i128);
    // The quotient is certain when both ends of what the cut-off bits allow agree (Collins, Jebelean's simpler bound).
    loop {
        if y + ya == 0 || y + yb == 0 {
            break;
        }
        let q = (x + xa) / (y + ya);
        if q != (x + xb) / (y + yb) {
            break;
        }
        let (na, nb) = (xa - q * ya, xb - q * yb);
        if na.abs() >= 1 << 31 || nb.abs() >= 1 << 31 {
            break;
        }
        (xa, xb, ya, yb) = (ya, yb, na, nb);
        (x, y) = (y, x - q * y);
    }
    if xb == 0 {
        return None;
    }
    let fit = |v: i128| i64::try_from(v).ok();
    Some(Steps { xa: fit(xa)?, xb: fit(xb)?, ya: fit(ya)?, yb: fit(yb)? })
}

/// The `x` with `a * x % size == 1`, for `0 <= a < size`.
pub(super) fn inverse<M: Meter>(
    a: IntRef<'_>,
    size: IntRef<'_>,
    meter: &mut M,
) -> Result<Option<Int>, Error<M::Stop>> {
    if let (Some(a), Some(size)) = (a.to_i64(), size.to_i64()) {
        let e = i128::from(a).extended_gcd(&i128::from(size));
        return Ok((e.gcd == 1).then(|| Int::from(e.x.rem_euclid(size.into()))));
    }
    let modulus = size.to_bigint();
    let (mut a, mut b) = (modulus.clone(), a.to_bigint());
    // Invariant: `a = u * start (mod size)`, `b = v * start (mod size)`.
    let (mut u, mut v) = (BigInt::zero(), BigInt::one());
    while !b.is_zero() {
        meter.charge(16 * (a.bits() / 64 + 1))?;
        match (b.bits() > 64).then(|| cofactors(a.magnitude(), b.magnitude())).flatten() {
            Some(s) => {
                let (x, y) = (&a * s.xa + &b * s.xb, &a * s.ya + &b * s.yb);
                let (nu, nv) = (&u * s.xa + &v * s.xb, &u * s.ya + &v * s.yb);
                (a, b, u, v) = (x, y, nu, nv);
                if a.is_negative() {
                    (a, u) = (-a, -u);
                }
                if b.is_negative() {
                    (b, v) = (-b, -v);
                }
            }
            None => {
                let (q, r) = blocks::div_rem(a.magnitude(), b.magnitude(), meter)?;
                let (sign, magnitude) = v.clone().into_parts();
                let step = BigInt::from_biguint(sign, blocks::mul(&q, &magnitude, meter)?);
                let next = u - step;
                u = std::mem::replace(&mut v, next);
                a = std::mem::replace(&mut b, BigInt::from(r));
            }
        }
    }
    if !a.is_one() {
        return Ok(None);
    }
    Ok(Some(Int::from(u).as_ref().modulo(size, meter)?))
}
