//! `pow` with a modulus.

use super::{Int, IntRef, blocks, euclid};
use crate::num::meter::{Error, Fault, Meter};
use num_bigint::BigUint;
use num_traits::{One, Zero};

impl IntRef<'_> {
    /// `pow(self, exponent, modulus)`.
    pub fn pow_mod<M: Meter>(
        self,
        exponent: IntRef<'_>,
        modulus: IntRef<'_>,
        meter: &mut M,
    ) -> Result<Int, Error<M::Stop>> {
        if modulus.is_zero() {
            return Error::fault(Fault::value("pow() 3rd argument cannot be 0"));
        }
        let size = modulus.abs(meter)?;
        if let Int::Small(1) = size {
            return Ok(Int::ZERO);
        }
        let mut base = self.modulo(size.as_ref(), meter)?;
        if exponent.is_negative() {
            base = match euclid::inverse(base.as_ref(), size.as_ref(), meter)? {
                Some(inverse) => inverse,
                None => return Error::fault(Fault::value("base is not invertible for the given modulus")),
            };
        }
        let power = match (&base, &size) {
            (Int::Small(base), Int::Small(size)) => {
                small(base.unsigned_abs(), exponent, size.unsigned_abs(), meter)?
            }
            _ if exponent.bit_length() <= FEW_BITS => by_squares(base, exponent, size.as_ref(), meter)?,
            _ => {
                let (base, size) = (base.as_ref().magnitude(), size.as_ref().magnitude());
                Int::from(large(&base, exponent, &size, meter)?)
            }
        };
        // The result takes the sign of the modulus.
        if modulus.is_negative() && !power.as_ref().is_zero() {
            return Ok(power.as_ref().add(modulus, meter)?);
        }
        Ok(power)
    }
}

/// Calls `step` with each bit of the magnitude of `exponent`, the highest first.
fn for_bits<S>(exponent: IntRef<'_>, mut step: impl FnMut(bool) -> Result<(), S>) -> Result<(), S> {
    let words = exponent.magnitude().to_u64_digits();
    let mut length = exponent.bit_length();
    for word in words.iter().rev() {
        let bits = (length - 1) % 64 + 1;
        for bit in (0..bits).rev() {
            step(word >> bit & 1 == 1)?;
        }
        length -= bits;
        if length == 0 {
            break;
        }
    }
    Ok(())
}

fn small<M: Meter>(base: u64, exponent: IntRef<'_>, size: u64, meter: &mut M) -> Result<Int, M::Stop> {
    let (wide_base, wide_size) = (u128::from(base), u128::from(size));
    let times = |a: u64, b: u128| ((u128::from(a) * b) % wide_size) as u64;
    let mut power = 1 % size;
    if let IntRef::Small(exponent) = exponent {
        // A few dozen divisions: paid by whoever runs the instruction.
        let exponent = exponent.unsigned_abs();
        for bit in (0..u64::BITS - exponent.leading_zeros()).rev() {
            power = times(power, power.into());
            if exponent >> bit & 1 == 1 {
                power = times(power, wide_base);
            }
        }
        return Ok(Int::from(power));
    }
    let mut until_charge = 0;
    for_bits(exponent, |set| {
        if until_charge == 0 {
            meter.charge(64 * 20)?;
            until_charge = 64;
        }
        until_charge -= 1;
        power = times(power, power.into());
        if set {
            power = times(power, wide_base);
        }
        Ok(())
    })?;
    Ok(Int::from(power))
}

/// Powers with exponents of so few bits are made by divisions, in less time than it takes to enter Montgomery's form.
const FEW_BITS: u64 = 8;

fn by_squares<M: Meter>(base: Int, exponent: IntRef<'_>, size: IntRef<'_>, meter: &mut M) -> Result<Int, Error<M::Stop>> {
    let mut power = Int::ONE;
    let bits = exponent.to_i64().unwrap_or_default().unsigned_abs();
    for bit in (0..exponent.bit_length()).rev() {
        power = power.as_ref().mul(power.as_ref(), meter)?.as_ref().modulo(size, meter)?;
        if bits >> bit & 1 == 1 {
            power = power.as_ref().mul(base.as_ref(), meter)?.as_ref().modulo(size, meter)?;
        }
    }
    Ok(power)
}

/// Moduli up to this many words are worked in Montgomery's form when they are odd.
const MONTGOMERY_WORDS: usize = 128;

fn large<M: Meter>(
    base: &BigUint,
    exponent: IntRef<'_>,
    size: &BigUint,
    meter: &mut M,
) -> Result<BigUint, M::Stop> {
    if let Some(form) = Montgomery::new(size, meter)? {
        return form.pow(base, exponent, meter);
    }
    let mut power = BigUint::one();
    for_bits(exponent, |set| {
        let square = blocks::square(&power, meter)?;
        power = blocks::div_rem(&square, size, meter)?.1;
        if set {
            let product = blocks::mul(&power, base, meter)?;
            power = blocks::div_rem(&product, size, meter)?.1;
        }
        Ok(())
    })?;
    Ok(power)
}

/// Arithmetic modulo an odd number without divisions: `x` stands for `x * 2**(64 * n) % size`.
struct Montgomery {
    size: Vec<u64>,
    /// `-1 / size` modulo `2**64`.
    inverse: u64,
}

impl Montgomery {
    fn new<M: Meter>(size: &BigUint, meter: &mut M) -> Result<Option<Montgomery>, M::Stop> {
        meter.charge(1)?;
        let words = size.to_u64_digits();
        let lowest = words.first().copied().unwrap_or(0);
        if lowest & 1 == 0 || words.len() > MONTGOMERY_WORDS {
            return Ok(None);
        }
        // Each step doubles the correct bits: 3, 6, 12, 24, 48, 96.
        let mut inverse = lowest;
        for _ in 0..5 {
            inverse = inverse.wrapping_mul(2u64.wrapping_sub(lowest.wrapping_mul(inverse)));
        }
        Ok(Some(Montgomery { size: words, inverse: inverse.wrapping_neg() }))
    }

    /// `a * b / 2**(64 * n) % size` of two numbers of `n` words.
    fn times(&self, a: &[u64], b: &[u64]) -> Vec<u64> {
        let n = self.size.len();
        let mut sum = vec![0u64; n];
        self.times_into(a, b, &mut sum);
        sum
    }

    /// [`Montgomery::times`] into `n` words.
    #[inline]
    fn times_into(&self, a: &[u64], b: &[u64], sum: &mut [u64]) {
        // Of a few words the loops have a constant length.
        match self.size.len() {
            2 => self.times_few::<2>(a, b, sum),
            3 => self.times_few::<3>(a, b, sum),
            4 => self.times_few::<4>(a, b, sum),
            _ => times_words::<[u64]>(&self.size, self.inverse, a, b, sum),
        }
    }

    fn times_few<const N: usize>(&self, a: &[u64], b: &[u64], sum: &mut [u64]) {
        let (Some(size), Some(a), Some(b)) = (self.size.first_chunk(), a.first_chunk(), b.first_chunk()) else { return };
        let mut words = [0; N];
        times_words::<[u64; N]>(size, self.inverse, a, b, &mut words);
        sum.copy_from_slice(&words);
    }

    fn pow<M: Meter>(&self, base: &BigUint, exponent: IntRef<'_>, meter: &mut M) -> Result<BigUint, M::Stop> {
        let n = self.size.len();
        let cost = 3 * (n as u64) * (n as u64) + 20;
        let size = from_words(&self.size);
        let enter = |x: &BigUint| {
            let mut words = ((x << (64 * n)) % &size).to_u64_digits();
            words.resize(n, 0);
            words
        };
        meter.charge(4 * cost)?;
        let one = enter(&BigUint::one());
        // The powers of the base below 2**window, one of which is multiplied in per `window` bits.
        let window = if exponent.bit_length() < 64 { 2 } else { 4 };
        let mut table = vec![one.clone(), enter(base)];
        for k in 2..1usize << window {
            meter.charge(cost)?;
            table.push(self.times(&table[k - 1], &table[1]));
        }
        let (mut power, mut product) = (one, vec![0u64; n]);
        let mut pending = 0usize;
        let mut left = exponent.bit_length();
        for_bits(exponent, |set| {
            meter.charge(cost)?;
            self.times_into(&power, &power, &mut product);
            std::mem::swap(&mut power, &mut product);
            pending = pending << 1 | usize::from(set);
            left -= 1;
            if left.is_multiple_of(window) {
                if pending != 0 {
                    meter.charge(cost)?;
                    self.times_into(&power, &table[pending], &mut product);
                    std::mem::swap(&mut power, &mut product);
                }
                pending = 0;
            }
            Ok(())
        })?;
        let mut unit = vec![0u64; n];
        if let Some(lowest) = unit.first_mut() {
            *lowest = 1;
        }
        Ok(from_words(&self.times(&power, &unit)))
    }
}

/// `a * b / 2**(64 * n) % size` of numbers of `n` words.
#[inline(always)]
fn times_words<W: AsRef<[u64]> + AsMut<[u64]> + ?Sized>(size: &W, inverse: u64, a: &W, b: &W, sum: &mut W) {
    let (size, a, b, sum) = (size.as_ref(), a.as_ref(), b.as_ref(), sum.as_mut());
    let n = size.len();
    if n == 0 || a.len() != n || b.len() != n || sum.len() != n {
        return;
    }
    sum.fill(0);
    // The word above those of the sum.
    let mut top = 0u64;
    for &x in a {
        // Adds `b * x`, and what times `size` makes the lowest word zero, and takes that word away.
        let low = times_plus(b[0], x, sum[0], 0);
        let factor = (low as u64).wrapping_mul(inverse);
        let mut carry = (low >> 64) as u64;
        let mut borne = (times_plus(size[0], factor, low as u64, 0) >> 64) as u64;
        for at in 1..n {
            let t = times_plus(b[at], x, sum[at], carry);
            carry = (t >> 64) as u64;
            let t = times_plus(size[at], factor, t as u64, borne);
            borne = (t >> 64) as u64;
            sum[at - 1] = t as u64;
        }
        let t = u128::from(top) + u128::from(carry) + u128::from(borne);
        sum[n - 1] = t as u64;
        top = (t >> 64) as u64;
    }
    if top != 0 || !is_less(sum, size) {
        let mut borrow = false;
        for (x, y) in sum.iter_mut().zip(size) {
            let (d, b1) = x.overflowing_sub(*y);
            let (d, b2) = d.overflowing_sub(borrow.into());
            *x = d;
            borrow = b1 || b2;
        }
    }
}

/// `a * b + c + d`, which two words hold.
#[inline(always)]
fn times_plus(a: u64, b: u64, c: u64, d: u64) -> u128 {
    u128::from(a) * u128::from(b) + u128::from(c) + u128::from(d)
}

/// Whether one number of words, the lowest first, is less than another one of as many.
fn is_less(a: &[u64], b: &[u64]) -> bool {
    let unequal = a.iter().zip(b).rev().find(|(x, y)| x != y);
    unequal.is_some_and(|(x, y)| x < y)
}

fn from_words(words: &[u64]) -> BigUint {
    if words.is_empty() {
        return BigUint::zero();
    }
    BigUint::new(words.iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]).collect())
}
