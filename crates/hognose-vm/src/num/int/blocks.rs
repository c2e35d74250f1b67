//! Multiplication and division of huge magnitudes in pieces, with a charge before each piece.
//!
//! `num-bigint` cannot be interrupted, so it is given pieces that it finishes in a few milliseconds. Above those sizes
//! multiplication is Karatsuba's and division is Burnikel and Ziegler's; both recurse to a depth of the logarithm of the length.

use crate::num::meter::Meter;
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};

/// Words of a product (sum of both factors) that `num-bigint` makes in one go: about two milliseconds.
const MUL_WORDS: u64 = 8192;

/// Bits of a divisor that `num-bigint` divides by in one go (twice that length by it).
const DIV_BITS: u64 = 1 << 15;

/// 64-bit words of a magnitude, at least one.
pub(crate) fn words(x: &BigUint) -> u64 {
    x.bits() / 64 + 1
}

/// What one direct multiplication costs: schoolbook up to 32 words, about `n ** 1.5` beyond.
fn mul_cost(a_words: u64, b_words: u64) -> u64 {
    let (short, long) = if a_words < b_words { (a_words, b_words) } else { (b_words, a_words) };
    if short <= 32 { short.saturating_mul(long) } else { long.saturating_mul((short * 32).isqrt()) }
}

/// `a * b`.
pub(crate) fn mul<M: Meter>(a: &BigUint, b: &BigUint, meter: &mut M) -> Result<BigUint, M::Stop> {
    let (short, long) = if a.bits() < b.bits() { (a, b) } else { (b, a) };
    let (short_words, long_words) = (words(short), words(long));
    if short_words + long_words <= MUL_WORDS {
        meter.charge(mul_cost(short_words, long_words))?;
        return Ok(short * long);
    }
    if short.is_zero() || short.is_one() {
        meter.charge(long_words)?;
        return Ok(short * long);
    }
    let half = long_words.div_ceil(2);
    let (long_low, long_high) = split(long, half, meter)?;
    meter.charge(4 * long_words)?;
    if short_words <= half {
        let low = mul(short, &long_low, meter)?;
        let high = mul(short, &long_high, meter)?;
        return join(high, low, half, meter);
    }
    let (short_low, short_high) = split(short, half, meter)?;
    let low = mul(&short_low, &long_low, meter)?;
    let high = mul(&short_high, &long_high, meter)?;
    let middle = mul(&(short_low + short_high), &(long_low + long_high), meter)?;
    meter.charge(8 * long_words)?;
    let middle = middle - &low - &high;
    let upper = join(high, middle, half, meter)?;
    join(upper, low, half, meter)
}

/// `(x mod 2**(64 * at), x >> (64 * at))`.
fn split<M: Meter>(x: &BigUint, at: u64, meter: &mut M) -> Result<(BigUint, BigUint), M::Stop> {
    meter.charge(3 * words(x))?;
    let high = x >> (at * 64);
    let low = x - (&high << (at * 64));
    Ok((low, high))
}

/// `(high << (64 * at)) + low`.
fn join<M: Meter>(high: BigUint, low: BigUint, at: u64, meter: &mut M) -> Result<BigUint, M::Stop> {
    meter.charge(2 * (words(&high) + at))?;
    Ok((high << (at * 64)) + low)
}

/// `a ** 2`.
pub(crate) fn square<M: Meter>(a: &BigUint, meter: &mut M) -> Result<BigUint, M::Stop> {
    mul(a, a, meter)
}

/// Quotients below this many bits are found from the first bits of both numbers.
const QUOTIENT_BITS: u64 = 60;

/// `(a // b, a % b)` of numbers beyond 128 bits whose lengths differ by less than `QUOTIENT_BITS`; `a` is not less.
fn short_quotient(a: &BigUint, b: &BigUint) -> (BigUint, BigUint) {
    // The first 64 bits of `b`, and what `a` has from the same place on.
    let at = b.bits() - 64;
    let (first, over) = (bits_from(a, at), bits_from(b, at).max(1));
    // Both were cut by less than one, and `over` is longer than the quotient: this is wrong by one at the most.
    let mut quotient = (first / over) as u64;
    let mut product = b * quotient;
    if product > *a {
        quotient -= 1;
        product -= b;
    }
    let mut rest = a - product;
    if rest >= *b {
        quotient += 1;
        rest -= b;
    }
    (BigUint::from(quotient), rest)
}

/// `x >> at`, which has less than 128 bits.
fn bits_from(x: &BigUint, at: u64) -> u128 {
    let skipped = usize::try_from(at / 64).unwrap_or(usize::MAX);
    let mut digits = x.iter_u64_digits().skip(skipped);
    let mut next = || u128::from(digits.next().unwrap_or(0));
    let (low, middle, high) = (next(), next(), next());
    match at % 64 {
        0 => low | middle << 64,
        shift => low >> shift | middle << (64 - shift) | high << (128 - shift),
    }
}

/// What one direct division costs.
fn div_cost(a_words: u64, b_words: u64) -> u64 {
    let quotient = a_words.saturating_sub(b_words) + 1;
    4 * mul_cost(quotient, b_words) + 2 * a_words
}

/// `(a // b, a % b)` of magnitudes; `b` is not zero.
pub(crate) fn div_rem<M: Meter>(
    a: &BigUint,
    b: &BigUint,
    meter: &mut M,
) -> Result<(BigUint, BigUint), M::Stop> {
    if a < b {
        meter.charge(words(a))?;
        return Ok((BigUint::zero(), a.clone()));
    }
    if a.bits() - b.bits() < QUOTIENT_BITS && b.bits() > 128 {
        meter.charge(8 * words(a))?;
        return Ok(short_quotient(a, b));
    }
    // Short operands, and long ones whose quotient is short.
    let short_quotient = a.bits() - b.bits() < 1024 && b.bits() < 1 << 21;
    if a.bits() <= 2 * DIV_BITS || short_quotient {
        meter.charge(div_cost(words(a), words(b)))?;
        return Ok(a.div_rem(b));
    }
    // The length of a digit of the quotient, a multiple of 64 that can be halved down to `DIV_BITS`.
    let mut n = 64;
    let mut top = b.bits();
    while top > DIV_BITS {
        top = top.div_ceil(2);
        n *= 2;
    }
    n *= top.max(DIV_BITS / 2).div_ceil(64);
    // A short divisor is divided by directly, a long one is normalised to exactly `n` bits.
    let direct = b.bits() <= DIV_BITS;
    let shift = if direct { 0 } else { n - b.bits() };
    meter.charge(2 * (words(a) + words(b)))?;
    let (a, b) = (a << shift, b << shift);

    let digits = a.to_u32_digits();
    let per_digit = usize::try_from(n / 32).unwrap_or(usize::MAX);
    let mut quotient = vec![0u32; digits.len()];
    let mut rest = BigUint::zero();
    for (at, chunk) in digits.chunks(per_digit).enumerate().rev() {
        meter.charge(4 * (n / 64))?;
        let dividend = (rest << n) + BigUint::from_slice(chunk);
        let (q, r) = if direct {
            meter.charge(div_cost(words(&dividend), words(&b)))?;
            dividend.div_rem(&b)
        } else {
            two_by_one(dividend, &b, n, meter)?
        };
        for (place, digit) in quotient[at * per_digit..].iter_mut().zip(q.iter_u32_digits()) {
            *place = digit;
        }
        rest = r;
    }
    Ok((BigUint::new(quotient), rest >> shift))
}

/// Divides `a < b << n` by `b` of exactly `n` bits.
fn two_by_one<M: Meter>(
    a: BigUint,
    b: &BigUint,
    n: u64,
    meter: &mut M,
) -> Result<(BigUint, BigUint), M::Stop> {
    if n <= DIV_BITS {
        meter.charge(div_cost(words(&a), words(b)))?;
        return Ok(a.div_rem(b));
    }
    let half = n / 2;
    let (a_low, a_high) = split(&a, half / 64, meter)?;
    let (q_high, rest) = three_by_two(a_high, b, half, meter)?;
    let (q_low, rest) = three_by_two(join(rest, a_low, half / 64, meter)?, b, half, meter)?;
    Ok((join(q_high, q_low, half / 64, meter)?, rest))
}

/// Divides three digits of `half` bits by the two of `b`.
fn three_by_two<M: Meter>(
    a: BigUint,
    b: &BigUint,
    half: u64,
    meter: &mut M,
) -> Result<(BigUint, BigUint), M::Stop> {
    let (b_low, b_high) = split(b, half / 64, meter)?;
    let (a_low, a_high) = split(&a, half / 64, meter)?;
    meter.charge(8 * (half / 64))?;
    let (mut q, r) = if (&a_high >> half) < b_high {
        two_by_one(a_high, &b_high, half, meter)?
    } else {
        let q = (BigUint::one() << half) - 1u32;
        let r = a_high + &b_high - (b_high << half);
        (q, r)
    };
    let subtrahend = mul(&q, &b_low, meter)?;
    let mut rest = join(r, a_low, half / 64, meter)?;
    // The estimate is at most two too large.
    while rest < subtrahend {
        meter.charge(half / 16)?;
        q -= 1u32;
        rest += b;
    }
    Ok((q, rest - subtrahend))
}
