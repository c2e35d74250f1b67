//! Hashes of numbers, tuples and frozen sets, equal to those of 64-bit CPython.
//!
//! Numbers that are equal hash alike whatever their type, because all of them hash to their value modulo
//! `2**61 - 1`. The hash of a NaN is that of its identity, which only the caller knows.

use super::int::IntRef;

/// The modulus of numbers' hashes.
const MODULUS: u64 = (1 << 61) - 1;
const INFINITY: i64 = 314_159;

/// -1 stands for an error in CPython, so no hash is -1.
#[inline]
fn not_minus_one(hash: i64) -> i64 {
    if hash == -1 { -2 } else { hash }
}

/// The residue of a number below `2**68`, without division.
#[inline]
fn reduce(x: u128) -> u64 {
    let folded = (x as u64 & MODULUS) + (x >> 61) as u64;
    if folded >= MODULUS { folded - MODULUS } else { folded }
}

/// The residue of a magnitude whose words come from the highest down.
fn of_words(words: impl Iterator<Item = u64>) -> u64 {
    words.fold(0, |residue, word| reduce(u128::from(residue) * 8 + u128::from(word)))
}

/// `hash` of an integer (and of a bool). Takes time in proportion to its words.
#[inline]
pub fn int(x: IntRef<'_>) -> i64 {
    let residue = match x {
        IntRef::Small(x) => reduce(x.unsigned_abs().into()),
        IntRef::Wide(x) => {
            let size = x.unsigned_abs();
            // 2**64 is 8 modulo 2**61 - 1.
            reduce((size >> 64) * 8 + u128::from(size as u64))
        }
        IntRef::Few(x) => of_words(x.words().iter().copied().rev()),
        IntRef::Big(x) => of_words(x.iter_u64_digits().rev()),
    };
    let residue = residue as i64;
    not_minus_one(if x.is_negative() { -residue } else { residue })
}

/// `hash` of a float; `None` for NaN.
#[inline]
pub fn float(x: f64) -> Option<i64> {
    if !x.is_finite() {
        return if x.is_nan() { None } else { Some(if x > 0.0 { INFINITY } else { -INFINITY }) };
    }
    let (mantissa, exponent) = super::int::float_parts(x);
    // Doubling rotates the 61 bits of a residue.
    let turn = exponent.rem_euclid(61) as u32;
    let residue = mantissa.unsigned_abs();
    let turned = ((residue << turn) & MODULUS) | (residue >> (61 - turn));
    let turned = (turned % MODULUS) as i64;
    Some(not_minus_one(if mantissa < 0 { -turned } else { turned }))
}

/// `hash` of a complex number from those of its parts.
pub fn complex(real: i64, imag: i64) -> i64 {
    not_minus_one(real.wrapping_add(imag.wrapping_mul(1_000_003)))
}

/// `hash` of a tuple from those of its items.
pub fn tuple(items: impl IntoIterator<Item = i64>) -> i64 {
    let mut hash = TupleHash::default();
    items.into_iter().for_each(|item| hash.push(item));
    hash.finish()
}

/// The hash of a tuple, item by item (xxHash's rounds).
#[derive(Debug, Clone, Copy)]
pub struct TupleHash {
    sum: u64,
    length: u64,
}

const XX_1: u64 = 11_400_714_785_074_694_791;
const XX_2: u64 = 14_029_467_366_897_019_727;
const XX_5: u64 = 2_870_177_450_012_600_261;

impl Default for TupleHash {
    fn default() -> TupleHash {
        TupleHash { sum: XX_5, length: 0 }
    }
}

impl TupleHash {
    #[inline]
    pub fn push(&mut self, item: i64) {
        let sum = self.sum.wrapping_add((item as u64).wrapping_mul(XX_2));
        self.sum = sum.rotate_left(31).wrapping_mul(XX_1);
        self.length += 1;
    }

    #[inline]
    pub fn finish(self) -> i64 {
        let hash = self.sum.wrapping_add(self.length ^ XX_5 ^ 3_527_539) as i64;
        if hash == -1 { 1_546_275_796 } else { hash }
    }
}

/// `hash` of a frozen set from those of its items, in any order.
pub fn frozenset(items: impl IntoIterator<Item = i64>) -> i64 {
    let mut hash = 0u64;
    let mut length = 0u64;
    for item in items {
        let item = item as u64;
        hash ^= (item ^ 89_869_747 ^ (item << 16)).wrapping_mul(3_644_798_167);
        length += 1;
    }
    hash ^= (length + 1).wrapping_mul(1_927_868_237);
    hash ^= (hash >> 11) ^ (hash >> 25);
    let hash = hash.wrapping_mul(69_069).wrapping_add(907_133_923) as i64;
    if hash == -1 { 590_923_713 } else { hash }
}
