//! Python's `int`: the representation, comparison, and addition, subtraction, multiplication.
//!
//! An integer has four sizes and always the smallest that holds it, so equal integers look equal. Only the last one
//! allocates. Operands are borrowed ([`IntRef`]), results owned ([`Int`]).
//!
//! Numbers of a few words are in `few`, what is done with their words in `words`, what comes out in `made`, division is in `division`, powers in `power`, bits and shifts in `bits`, bytes in `bytes`, text in `text`, floats in
//! `real`, `gcd`, `factorial` and their kin in `counting` and `euclid`; `blocks` does arithmetic on huge magnitudes in
//! pieces that can be stopped. Limits on memory are the caller's: ask the `…_bits` functions for a bound first.

mod bits;
pub(crate) mod blocks;
mod bytes;
mod counting;
mod division;
mod euclid;
pub(crate) mod few;
pub(crate) mod made;
mod modular;
mod power;
mod real;
mod text;
mod words;

pub use bytes::from_bytes;
pub use counting::{comb, factorial, perm, product_bits};
pub(crate) use division::round_scaled;
pub use euclid::{gcd, lcm};
pub use few::Few;
pub use real::from_f64;
pub(crate) use real::{exact_int, parts as float_parts};
pub(crate) use text::trim;
pub use text::{DIGITS_LIMIT, ParseIntError, parse_int};

use crate::num::meter::Meter;
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{Signed, ToPrimitive};
use std::cmp::Ordering;

/// An integer, in the smallest of the four sizes that holds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Int {
    Small(i64),
    /// Beyond `i64`.
    Wide(i128),
    /// Beyond `i128`.
    Few(Few),
    /// Beyond 512 bits.
    Big(BigInt),
}

/// An integer that belongs to someone else.
///
/// Operations accept one that is not in its smallest size.
#[derive(Debug, Clone, Copy)]
pub enum IntRef<'a> {
    Small(i64),
    Wide(i128),
    Few(&'a Few),
    Big(&'a BigInt),
}

impl Int {
    pub const ZERO: Int = Int::Small(0);
    pub const ONE: Int = Int::Small(1);

    /// Borrows it as an operand.
    #[inline]
    pub fn as_ref(&self) -> IntRef<'_> {
        match self {
            Int::Small(x) => IntRef::Small(*x),
            Int::Wide(x) => IntRef::Wide(*x),
            Int::Few(x) => IntRef::Few(x),
            Int::Big(x) => IntRef::Big(x),
        }
    }

    /// How many bytes it owns outside itself.
    pub fn heap_bytes(&self) -> usize {
        match self {
            Int::Big(x) => usize::try_from(x.bits() / 8 + 8).unwrap_or(usize::MAX),
            _ => 0,
        }
    }

    pub(crate) fn from_magnitude(negative: bool, magnitude: BigUint) -> Int {
        let sign = if negative { Sign::Minus } else { Sign::Plus };
        Int::from(BigInt::from_biguint(sign, magnitude))
    }
}

impl From<i64> for Int {
    #[inline]
    fn from(x: i64) -> Int {
        Int::Small(x)
    }
}

impl From<u64> for Int {
    #[inline]
    fn from(x: u64) -> Int {
        Int::from(i128::from(x))
    }
}

impl From<i128> for Int {
    #[inline]
    fn from(x: i128) -> Int {
        match i64::try_from(x) {
            Ok(small) => Int::Small(small),
            Err(_) => Int::Wide(x),
        }
    }
}

impl From<u128> for Int {
    fn from(x: u128) -> Int {
        match i128::try_from(x) {
            Ok(fits) => Int::from(fits),
            Err(_) => Int::from(BigInt::from(x)),
        }
    }
}

impl From<BigInt> for Int {
    fn from(x: BigInt) -> Int {
        // One value of 128 bits is among those that an `i128` holds.
        if x.bits() <= 128
            && let Some(fits) = x.to_i128()
        {
            return Int::from(fits);
        }
        if x.bits() <= few::OPERAND_BITS
            && let Some(few) = Few::of_big(&x)
        {
            return Int::Few(few);
        }
        Int::Big(x)
    }
}

impl From<BigUint> for Int {
    fn from(x: BigUint) -> Int {
        Int::from(BigInt::from(x))
    }
}

/// The value as 128 bits, for the fast paths.
macro_rules! as_i128 {
    ($x:expr) => {
        match $x {
            IntRef::Small(x) => Some(x as i128),
            IntRef::Wide(x) => Some(x),
            IntRef::Few(_) | IntRef::Big(_) => None,
        }
    };
}

impl<'a> IntRef<'a> {
    /// The value when 64 bits hold it.
    #[inline]
    pub fn to_i64(self) -> Option<i64> {
        match self {
            IntRef::Small(x) => Some(x),
            IntRef::Wide(x) => i64::try_from(x).ok(),
            IntRef::Few(x) => x.to_i128().and_then(|x| i64::try_from(x).ok()),
            IntRef::Big(x) => x.to_i64(),
        }
    }

    /// The value when 128 bits hold it.
    #[inline]
    pub fn to_i128(self) -> Option<i128> {
        match self {
            IntRef::Small(x) => Some(x.into()),
            IntRef::Wide(x) => Some(x),
            IntRef::Few(x) => x.to_i128(),
            IntRef::Big(x) => x.to_i128(),
        }
    }

    /// The value as a big integer of its own.
    pub fn to_bigint(self) -> BigInt {
        match self {
            IntRef::Small(x) => BigInt::from(x),
            IntRef::Wide(x) => BigInt::from(x),
            IntRef::Few(x) => x.to_bigint(),
            IntRef::Big(x) => x.clone(),
        }
    }

    /// The value as an owned integer.
    pub fn to_int(self) -> Int {
        match self {
            IntRef::Small(x) => Int::Small(x),
            IntRef::Wide(x) => Int::from(x),
            IntRef::Few(x) => x.to_int(),
            IntRef::Big(x) => Int::from(x.clone()),
        }
    }

    pub(crate) fn magnitude(self) -> BigUint {
        match self {
            IntRef::Small(x) => BigUint::from(x.unsigned_abs()),
            IntRef::Wide(x) => BigUint::from(x.unsigned_abs()),
            IntRef::Few(x) => x.to_bigint().into_parts().1,
            IntRef::Big(x) => x.magnitude().clone(),
        }
    }

    #[inline]
    pub fn is_zero(self) -> bool {
        match self {
            IntRef::Small(x) => x == 0,
            IntRef::Wide(x) => x == 0,
            IntRef::Few(x) => x.is_zero(),
            IntRef::Big(x) => x.sign() == Sign::NoSign,
        }
    }

    #[inline]
    pub fn is_negative(self) -> bool {
        match self {
            IntRef::Small(x) => x < 0,
            IntRef::Wide(x) => x < 0,
            IntRef::Few(x) => x.is_negative(),
            IntRef::Big(x) => x.is_negative(),
        }
    }

    /// Whether it is odd.
    #[inline]
    pub fn is_odd(self) -> bool {
        match self {
            IntRef::Small(x) => x & 1 == 1,
            IntRef::Wide(x) => x & 1 == 1,
            IntRef::Few(x) => x.words().first().is_some_and(|word| word & 1 == 1),
            IntRef::Big(x) => x.bit(0),
        }
    }

    /// How many 64-bit words its magnitude takes, at least one.
    #[inline]
    pub fn words(self) -> u64 {
        match self {
            IntRef::Small(_) => 1,
            IntRef::Wide(_) => 2,
            IntRef::Few(x) => x.bits() / 64 + 1,
            IntRef::Big(x) => x.bits() / 64 + 1,
        }
    }

    /// `self + other`.
    #[inline]
    pub fn add<M: Meter>(self, other: IntRef<'_>, meter: &mut M) -> Result<Int, M::Stop> {
        if let (IntRef::Small(a), IntRef::Small(b)) = (self, other) {
            return Ok(match a.checked_add(b) {
                Some(sum) => Int::Small(sum),
                None => Int::Wide(a as i128 + b as i128),
            });
        }
        self.add_slow(other, meter)
    }

    fn add_slow<M: Meter>(self, other: IntRef<'_>, meter: &mut M) -> Result<Int, M::Stop> {
        if let (Some(a), Some(b)) = (as_i128!(self), as_i128!(other))
            && let Some(sum) = a.checked_add(b)
        {
            return Ok(Int::from(sum));
        }
        meter.charge(self.words().max(other.words()))?;
        if let Some(sum) = few::sum(self, other) {
            return Ok(sum);
        }
        Ok(Int::from(match (self, other) {
            (IntRef::Big(a), IntRef::Big(b)) => a + b,
            (IntRef::Big(a), IntRef::Small(b)) | (IntRef::Small(b), IntRef::Big(a)) => a + b,
            (IntRef::Big(a), IntRef::Wide(b)) | (IntRef::Wide(b), IntRef::Big(a)) => a + b,
            (a, b) => a.to_bigint() + b.to_bigint(),
        }))
    }

    /// `self - other`.
    #[inline]
    pub fn sub<M: Meter>(self, other: IntRef<'_>, meter: &mut M) -> Result<Int, M::Stop> {
        if let (IntRef::Small(a), IntRef::Small(b)) = (self, other) {
            return Ok(match a.checked_sub(b) {
                Some(difference) => Int::Small(difference),
                None => Int::Wide(a as i128 - b as i128),
            });
        }
        self.sub_slow(other, meter)
    }

    fn sub_slow<M: Meter>(self, other: IntRef<'_>, meter: &mut M) -> Result<Int, M::Stop> {
        if let (Some(a), Some(b)) = (as_i128!(self), as_i128!(other))
            && let Some(difference) = a.checked_sub(b)
        {
            return Ok(Int::from(difference));
        }
        meter.charge(self.words().max(other.words()))?;
        if let Some(difference) = few::difference(self, other) {
            return Ok(difference);
        }
        Ok(Int::from(match (self, other) {
            (IntRef::Big(a), IntRef::Big(b)) => a - b,
            (IntRef::Big(a), IntRef::Small(b)) => a - b,
            (IntRef::Big(a), IntRef::Wide(b)) => a - b,
            (IntRef::Wide(a), IntRef::Big(b)) => a - b,
            (a, b) => a.to_bigint() - b.to_bigint(),
        }))
    }

    /// `self * other`; [`mul_bits`] bounds the size of the result.
    #[inline]
    pub fn mul<M: Meter>(self, other: IntRef<'_>, meter: &mut M) -> Result<Int, M::Stop> {
        if let (IntRef::Small(a), IntRef::Small(b)) = (self, other) {
            return Ok(Int::from(a as i128 * b as i128));
        }
        self.mul_slow(other, meter)
    }

    fn mul_slow<M: Meter>(self, other: IntRef<'_>, meter: &mut M) -> Result<Int, M::Stop> {
        if let (Some(a), Some(b)) = (as_i128!(self), as_i128!(other))
            && let Some(product) = a.checked_mul(b)
        {
            return Ok(Int::from(product));
        }
        let product = |a: &Few, b: &Few| {
            meter.charge(a.len().saturating_mul(b.len()))?;
            Ok(few::product(a, b))
        };
        if let Some(product) = few::with(self, other, product) {
            return product;
        }
        if let (IntRef::Big(a), IntRef::Small(b)) | (IntRef::Small(b), IntRef::Big(a)) = (self, other) {
            meter.charge(blocks::words(a.magnitude()))?;
            return Ok(Int::from(a * b));
        }
        let negative = self.is_negative() != other.is_negative();
        let product = match (self, other) {
            (IntRef::Big(a), IntRef::Big(b)) => blocks::mul(a.magnitude(), b.magnitude(), meter)?,
            (IntRef::Big(a), b) | (b, IntRef::Big(a)) => blocks::mul(a.magnitude(), &b.magnitude(), meter)?,
            (a, b) => a.magnitude() * b.magnitude(),
        };
        Ok(Int::from_magnitude(negative, product))
    }

    /// `-self`.
    #[inline]
    pub fn neg<M: Meter>(self, meter: &mut M) -> Result<Int, M::Stop> {
        match self {
            IntRef::Small(x) => Ok(Int::from(-(x as i128))),
            IntRef::Wide(x) => Ok(match x.checked_neg() {
                Some(negated) => Int::from(negated),
                None => Int::from(-BigInt::from(x)),
            }),
            IntRef::Few(x) => {
                meter.charge(self.words())?;
                Ok(x.neg())
            }
            IntRef::Big(x) => {
                meter.charge(self.words())?;
                Ok(Int::from(-x))
            }
        }
    }

    /// `abs(self)`.
    #[inline]
    pub fn abs<M: Meter>(self, meter: &mut M) -> Result<Int, M::Stop> {
        if self.is_negative() {
            return self.neg(meter);
        }
        meter.charge(self.words())?;
        Ok(self.to_int())
    }

    /// The order of two integers. Two huge ones of equal length take time, not charged: at most a scan of both.
    #[inline]
    pub fn compare(self, other: IntRef<'_>) -> Ordering {
        match (self, other) {
            (IntRef::Small(a), IntRef::Small(b)) => a.cmp(&b),
            (IntRef::Few(a), IntRef::Few(b)) => a.compare(b),
            (IntRef::Big(a), IntRef::Big(b)) => a.cmp(b),
            (IntRef::Big(a), IntRef::Few(b)) => a.cmp(&b.to_bigint()),
            (IntRef::Few(a), IntRef::Big(b)) => a.to_bigint().cmp(b),
            (IntRef::Few(a), b) => match a.to_i128() {
                Some(a) => Some(a).cmp(&as_i128!(b)),
                // Beyond 128 bits the sign decides.
                None if a.is_negative() => Ordering::Less,
                None => Ordering::Greater,
            },
            (IntRef::Big(a), b) => match a.to_i128() {
                Some(a) => Some(a).cmp(&as_i128!(b)),
                // Beyond 128 bits the sign decides.
                None if a.is_negative() => Ordering::Less,
                None => Ordering::Greater,
            },
            (a, IntRef::Few(_) | IntRef::Big(_)) => other.compare(a).reverse(),
            (a, b) => as_i128!(a).cmp(&as_i128!(b)),
        }
    }

    /// Whether two integers are equal.
    #[inline]
    pub fn equals(self, other: IntRef<'_>) -> bool {
        match (self, other) {
            (IntRef::Small(a), IntRef::Small(b)) => a == b,
            _ => self.compare(other) == Ordering::Equal,
        }
    }

    /// The sign: -1, 0 or 1.
    pub fn signum(self) -> i32 {
        match (self.is_negative(), self.is_zero()) {
            (true, _) => -1,
            (_, true) => 0,
            _ => 1,
        }
    }
}

/// No integer is made longer than this, whatever the budget: half a terabyte, beyond every machine it is meant for.
const MOST_BITS: u64 = 1 << 42;

/// An upper bound of the bits of `a * b`.
pub fn mul_bits(a: IntRef<'_>, b: IntRef<'_>) -> u64 {
    a.bit_length().saturating_add(b.bit_length())
}

/// An upper bound of the bits of `a ** b`; `u64::MAX` when it does not fit a machine.
pub fn pow_bits(a: IntRef<'_>, b: IntRef<'_>) -> u64 {
    match (a.to_i64(), b.to_i64()) {
        (Some(-1..=1), _) => 1,
        (_, Some(exponent)) => match u64::try_from(exponent) {
            Ok(exponent) => power::bits_of_power(a, exponent),
            Err(_) => 64,
        },
        (_, None) if b.is_negative() => 64,
        (_, None) => u64::MAX,
    }
}

/// An upper bound of the bits of `a << b`; `u64::MAX` when it does not fit a machine.
pub fn shl_bits(a: IntRef<'_>, b: IntRef<'_>) -> u64 {
    if a.is_zero() || b.is_negative() {
        return a.bit_length();
    }
    match b.to_i64().and_then(|count| u64::try_from(count).ok()) {
        Some(count) => a.bit_length().saturating_add(count),
        None => u64::MAX,
    }
}
