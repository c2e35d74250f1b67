//! `math.factorial`, `math.comb` and `math.perm`.
//!
//! Products are built as balanced trees. Before the first big multiplication the whole cost is bounded by the result's
//! size ([`factorial_bits`] and the like are the caller's check on memory).

use super::{Int, IntRef, blocks};
use crate::num::meter::{Error, Fault, Meter};
use num_bigint::BigUint;

/// `math.factorial(n)`.
pub fn factorial<M: Meter>(n: IntRef<'_>, meter: &mut M) -> Result<Int, Error<M::Stop>> {
    if n.is_negative() {
        return Error::fault(Fault::value("factorial() not defined for negative values"));
    }
    let Some(n) = n.to_i64() else {
        return Error::fault(Fault::overflow("factorial() argument should not exceed 9223372036854775807"));
    };
    Ok(Int::from(range_product(1, n.unsigned_abs(), meter)?))
}

/// An upper bound of the bits of `n` factors up to `top` multiplied: of `factorial(top)` with `n = top`,
/// of `perm(top, n)` and of `comb(top, n)`.
pub fn product_bits(top: IntRef<'_>, n: IntRef<'_>) -> u64 {
    match n.to_i64() {
        Some(n) if n <= 0 => 1,
        Some(n) => top.bit_length().saturating_mul(n.unsigned_abs()),
        None => u64::MAX,
    }
}

/// `math.perm(n, k)`: `n * (n - 1) * … * (n - k + 1)`.
pub fn perm<M: Meter>(n: IntRef<'_>, k: IntRef<'_>, meter: &mut M) -> Result<Int, Error<M::Stop>> {
    check("n", n)?;
    check("k", k)?;
    if n.compare(k).is_lt() {
        return Ok(Int::ZERO);
    }
    let Some(k) = k.to_i64() else {
        return Error::fault(Fault::overflow("k must not exceed 9223372036854775807"));
    };
    falling(n, k.unsigned_abs(), meter)
}

/// `math.comb(n, k)`: the ways of choosing `k` out of `n`.
pub fn comb<M: Meter>(n: IntRef<'_>, k: IntRef<'_>, meter: &mut M) -> Result<Int, Error<M::Stop>> {
    check("n", n)?;
    check("k", k)?;
    if n.compare(k).is_lt() {
        return Ok(Int::ZERO);
    }
    let other = n.sub(k, meter)?;
    let fewer = if k.compare(other.as_ref()).is_lt() { k } else { other.as_ref() };
    let Some(fewer) = fewer.to_i64() else {
        return Error::fault(Fault::overflow("min(n - k, k) must not exceed 9223372036854775807"));
    };
    let k = fewer.unsigned_abs();
    if let (Some(n), true) = (n.to_i64(), k <= 40)
        && let Some(small) = small_comb(n.unsigned_abs(), k)
    {
        return Ok(Int::from(small));
    }
    let numerator = falling(n, k, meter)?;
    let denominator = range_product(1, k, meter)?;
    let (quotient, _) = blocks::div_rem(&numerator.as_ref().magnitude(), &denominator, meter)?;
    Ok(Int::from(quotient))
}

fn check<S>(name: &str, x: IntRef<'_>) -> Result<(), Error<S>> {
    if x.is_negative() {
        return Error::fault(Fault::value(format!("{name} must be a non-negative integer")));
    }
    Ok(())
}

fn small_comb(n: u64, k: u64) -> Option<u128> {
    let mut ways = 1u128;
    for i in 0..k {
        // Each step is exact: it makes the binomial of one more.
        ways = ways.checked_mul(u128::from(n - i))? / u128::from(i + 1);
    }
    Some(ways)
}

/// `n * (n - 1) * …`, `k` factors, where `k <= n`.
fn falling<M: Meter>(n: IntRef<'_>, k: u64, meter: &mut M) -> Result<Int, Error<M::Stop>> {
    if k == 0 {
        return Ok(Int::ONE);
    }
    if let Some(n) = n.to_i64() {
        let n = n.unsigned_abs();
        return Ok(Int::from(range_product(n - k + 1, n, meter)?));
    }
    let mut factors = Batches::default();
    let mut factor = n.magnitude();
    for _ in 0..k {
        meter.charge(2 * blocks::words(&factor))?;
        let next = &factor - 1u32;
        factors.push(factor, meter)?;
        factor = next;
    }
    Ok(Int::from(factors.finish(meter)?))
}

/// `low * (low + 1) * … * high`; 1 when that is nothing.
fn range_product<M: Meter>(low: u64, high: u64, meter: &mut M) -> Result<BigUint, M::Stop> {
    let mut factors = Batches::default();
    let mut word = 1u64;
    let mut since_charge = 0u32;
    let mut next = low.max(1);
    while next <= high {
        match word.checked_mul(next) {
            Some(product) => word = product,
            None => {
                factors.push(BigUint::from(word), meter)?;
                word = next;
            }
        }
        since_charge += 1;
        if since_charge == 1024 {
            meter.charge(4096)?;
            since_charge = 0;
        }
        match next.checked_add(1) {
            Some(after) => next = after,
            None => break,
        }
    }
    factors.push(BigUint::from(word), meter)?;
    factors.finish(meter)
}

/// A product tree that is built as its factors come: a binary counter whose digits are products.
#[derive(Default)]
struct Batches {
    /// `levels[i]` is the product of `2**i` factors.
    levels: Vec<Option<BigUint>>,
}

impl Batches {
    fn push<M: Meter>(&mut self, mut factor: BigUint, meter: &mut M) -> Result<(), M::Stop> {
        for level in &mut self.levels {
            match level.take() {
                Some(other) => factor = blocks::mul(&other, &factor, meter)?,
                None => {
                    *level = Some(factor);
                    return Ok(());
                }
            }
        }
        self.levels.push(Some(factor));
        Ok(())
    }

    fn finish<M: Meter>(self, meter: &mut M) -> Result<BigUint, M::Stop> {
        let mut product = BigUint::from(1u32);
        for level in self.levels.into_iter().flatten() {
            product = blocks::mul(&product, &level, meter)?;
        }
        Ok(product)
    }
}
