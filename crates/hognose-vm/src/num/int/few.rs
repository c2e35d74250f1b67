//! Integers of a few words, beyond what the machine's own hold: their words stand where they do, and their arithmetic is done on the stack.
//!
//! For them a library that serves numbers of any length takes several times as long as the work itself: it copies, allocates
//! and shifts whole numbers around a loop of four steps. Keys, hashes, residues and most products are of this size.

use super::made::{Made, integer, long, of_words};
use super::words::{self, LONG, ROOM, WORDS, significant};
use super::{Int, IntRef};
use num_bigint::{BigInt, Sign};
use std::cmp::Ordering;

/// The bits that an operand may have.
pub(super) const OPERAND_BITS: u64 = 64 * WORDS as u64;

/// The bits that a product may have.
pub(super) const BITS: u64 = 2 * OPERAND_BITS;

/// So many decimal digits are read at a time, and the power of ten that they are below, whose highest bit is set.
const DIGITS: usize = 19;
const POWER: u64 = 10u64.pow(DIGITS as u32);

/// As many decimal digits as certainly have room in the words of an operand.
pub(super) const DECIMALS: usize = WORDS * DIGITS;

/// An integer of at most 512 bits: its sign, and the words of its magnitude, the lowest first.
///
/// As an [`Int`] it is beyond 128 bits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Few {
    pub(super) words: [u64; WORDS],
    /// How many words it has; the others are zero.
    pub(super) len: u8,
    pub(super) negative: bool,
}

impl Few {
    /// Zero, and room for an operand: see [`Few::of`].
    pub(crate) const ZERO: Few = Few { words: [0; WORDS], len: 0, negative: false };

    /// An integer as an operand, if it has so few words: where it stands, or in the room.
    #[inline(always)]
    pub(crate) fn of<'a>(x: IntRef<'a>, room: &'a mut Few) -> Option<&'a Few> {
        match x {
            IntRef::Few(few) => return Some(few),
            IntRef::Small(x) => *room = Few::of_small(x),
            IntRef::Wide(x) => *room = Few::of_wide(x),
            IntRef::Big(x) => *room = Few::of_big(x)?,
        }
        Some(room)
    }

    /// An integer of the machine's own as an operand.
    #[inline(always)]
    pub(crate) fn of_small(x: i64) -> Few {
        Few { words: [x.unsigned_abs(), 0, 0, 0, 0, 0, 0, 0], len: u8::from(x != 0), negative: x < 0 }
    }

    #[inline(always)]
    pub(crate) fn of_wide(x: i128) -> Few {
        let magnitude = x.unsigned_abs();
        let (low, high) = (magnitude as u64, (magnitude >> 64) as u64);
        Few { words: [low, high, 0, 0, 0, 0, 0, 0], len: significant(&[low, high]) as u8, negative: x < 0 }
    }

    /// An integer of any size, if it has so few words.
    pub(crate) fn of_big(x: &BigInt) -> Option<Few> {
        let digits = x.iter_u64_digits();
        let mut few = Few { negative: x.sign() == Sign::Minus, len: digits.len() as u8, words: [0; WORDS] };
        if digits.len() > WORDS {
            return None;
        }
        few.words.iter_mut().zip(digits).for_each(|(word, digit)| *word = digit);
        Some(few)
    }

    /// The words of its magnitude, the lowest first; the last one is not zero.
    #[inline]
    pub fn words(&self) -> &[u64] {
        &self.words[..usize::from(self.len).min(WORDS)]
    }

    /// How many words its magnitude has.
    #[inline]
    pub(crate) fn len(&self) -> u64 {
        self.len.into()
    }

    #[inline]
    pub(crate) fn is_zero(&self) -> bool {
        self.len == 0
    }

    /// Whether it is below zero.
    #[inline]
    pub fn is_negative(&self) -> bool {
        self.negative
    }

    /// How many bits its magnitude has.
    #[inline]
    pub fn bits(&self) -> u64 {
        self.words().last().map_or(0, |last| 64 * self.len() - u64::from(last.leading_zeros()))
    }

    /// The value when 128 bits hold it.
    pub fn to_i128(&self) -> Option<i128> {
        if self.len > 2 {
            return None;
        }
        let magnitude = u128::from(self.words[1]) << 64 | u128::from(self.words[0]);
        let value = i128::try_from(magnitude).ok().map(|value| if self.negative { -value } else { value });
        value.or((self.negative && magnitude == 1 << 127).then_some(i128::MIN))
    }

    /// The same integer for the library that serves any length.
    pub fn to_bigint(&self) -> BigInt {
        long(self.negative, self.words())
    }

    /// The integer in its smallest size.
    #[inline]
    pub(super) fn to_int(&self) -> Int {
        match self.to_i128() {
            Some(value) => Int::from(value),
            None => Int::Few(self.clone()),
        }
    }

    /// `-self`.
    pub(crate) fn neg(&self) -> Int {
        Few { negative: !self.negative && self.len > 0, ..self.clone() }.to_int()
    }

    /// The order of two integers.
    #[inline]
    pub(crate) fn compare(&self, other: &Few) -> Ordering {
        match (self.negative, other.negative) {
            (false, false) => words::compare(self.words(), other.words()),
            (true, true) => words::compare(other.words(), self.words()),
            (negative, _) => if negative { Ordering::Less } else { Ordering::Greater },
        }
    }

    /// `self + other`.
    #[inline(always)]
    pub(crate) fn add(&self, other: &Few, made: &mut Made) {
        self.sum(other, other.negative, made);
    }

    /// `self - other`.
    #[inline(always)]
    pub(crate) fn sub(&self, other: &Few, made: &mut Made) {
        self.sum(other, !other.negative, made);
    }

    /// The sum with the magnitude of another one, of this sign.
    #[inline(always)]
    fn sum(&self, other: &Few, negative: bool, made: &mut Made) {
        let most = usize::from(self.len.max(other.len));
        let words;
        if self.negative == negative {
            let carry;
            (words, carry) = words::sum(&self.words, &other.words);
            made.words[WORDS] = carry.into();
            (made.negative, made.most) = (negative, most + 1);
        } else {
            let is_less;
            (words, is_less) = words::difference(&self.words, &other.words);
            (made.negative, made.most) = (self.negative != is_less, most);
        }
        made.words[..WORDS].copy_from_slice(&words);
    }

    /// `self * other`, for what is new.
    #[inline(always)]
    pub(crate) fn mul(&self, other: &Few, made: &mut Made) {
        let (long, short) = if self.len >= other.len { (self, other) } else { (other, self) };
        words::product(&mut made.words, &long.words, long.len.into(), &short.words, short.len.into());
        made.negative = self.negative != other.negative;
        made.most = usize::from(self.len) + usize::from(other.len);
    }

    /// `self ** exponent` for an exponent that is not zero, where the bits of the magnitude, so many times, are no more than those of a
    /// product; from the highest bit of the exponent down.
    pub(crate) fn pow(&self, exponent: u64) -> Int {
        // A product may have a word more, which is zero.
        let (mut power, mut product) = ([0; LONG], [0; LONG]);
        power[..WORDS].copy_from_slice(&self.words);
        let mut len = usize::from(self.len);
        for bit in (0..exponent.ilog2()).rev() {
            let most = (2 * len).min(LONG);
            product[..most].fill(0);
            words::multiply(&mut product[..most], &power[..len], &power[..len]);
            len = significant(&product[..most]);
            if exponent >> bit & 1 == 1 {
                let most = (len + usize::from(self.len)).min(LONG);
                power[..most].fill(0);
                words::multiply(&mut power[..most], &product[..len], self.words());
                len = significant(&power[..most]);
            } else {
                std::mem::swap(&mut power, &mut product);
            }
        }
        of_words(self.negative && exponent & 1 == 1, &power[..len])
    }

    /// `divmod(self, other)`, where the other one is not zero, for what is new.
    #[inline(never)]
    pub(crate) fn divmod(&self, other: &Few, quotient: &mut Made, made: &mut Made) {
        let mut left = self.dividend();
        let is_inexact = self.quotient(other, &mut left, quotient);
        if quotient.negative && is_inexact {
            other_rest(&left, other, made);
        } else {
            made.of_rest(&left, other);
        }
    }

    /// `self // other`, where the other one is not zero, for what is new.
    #[inline(never)]
    pub(crate) fn floordiv(&self, other: &Few, made: &mut Made) {
        self.quotient(other, &mut self.dividend(), made);
    }

    /// The words, and room for a division.
    #[inline(always)]
    fn dividend(&self) -> [u64; WORDS + ROOM] {
        let mut left = [0; WORDS + ROOM];
        left[..WORDS].copy_from_slice(&self.words);
        left
    }

    /// The quotient, rounded down, of what is left of this one. Whether there is a rest.
    #[inline(always)]
    fn quotient(&self, other: &Few, left: &mut [u64; WORDS + ROOM], made: &mut Made) -> bool {
        let put = |at: usize, word| {
            if let Some(place) = made.words.get_mut(at) {
                *place = word;
            }
        };
        words::divide(left, self.len.into(), &other.words, other.len.into(), put);
        made.negative = self.negative != other.negative;
        made.most = usize::from(self.len + 2).saturating_sub(other.len.into()).max(1);
        let is_inexact = significant(&left[..WORDS]) > 0;
        if made.negative && is_inexact {
            words::increment(&mut made.words);
        }
        is_inexact
    }

    /// `self % other`, where the other one is not zero, for what is new.
    #[inline(always)]
    pub(crate) fn modulo(&self, other: &Few, made: &mut Made) {
        rest(&mut self.dividend(), self.len.into(), self.negative, other, made);
    }

    /// `x % self`, where this is not zero, of one that has no more words than the product of two operands, or a few more; whether it is.
    #[inline(never)]
    pub(crate) fn rest_of(&self, x: &BigInt, made: &mut Made) -> bool {
        let digits = x.iter_u64_digits();
        let n = digits.len();
        if n > LONG {
            return false;
        }
        let mut left = [0; LONG + ROOM];
        for (at, digit) in digits.enumerate() {
            left[at] = digit;
        }
        rest(&mut left, n, x.sign() == Sign::Minus, self, made);
        true
    }

    /// `&`, `|` or `^`, by whether a bit is set that both have, and whether one that one of them has.
    #[inline(always)]
    pub(crate) fn bits_of(&self, other: &Few, both: bool, one: bool, made: &mut Made) {
        let [both, one] = [both, one].map(|is_set| if is_set { u64::MAX } else { 0 });
        if self.negative || other.negative {
            return self.signed_bits(other, both, one, made);
        }
        for at in 0..WORDS {
            let (x, y) = (self.words[at], other.words[at]);
            made.words[at] = x & y & both | (x ^ y) & one;
        }
        (made.negative, made.most) = (false, self.len.max(other.len).into());
    }

    #[inline(never)]
    fn signed_bits(&self, other: &Few, both: u64, one: u64, made: &mut Made) {
        let (mut words, other) = (self.complement(), other.complement());
        for (x, y) in words.iter_mut().zip(other) {
            *x = *x & y & both | (*x ^ y) & one;
        }
        made.negative = words[WORDS] >> 63 != 0;
        if made.negative {
            words::negate(&mut words);
        }
        made.words[..=WORDS].copy_from_slice(&words);
        made.most = WORDS + 1;
    }

    /// The two's complement, with a word for the sign.
    pub(super) fn complement(&self) -> [u64; WORDS + 1] {
        let mut words = [0; WORDS + 1];
        words[..WORDS].copy_from_slice(&self.words);
        if self.negative {
            words::negate(&mut words);
        }
        words
    }

    /// How far one may be shifted here, from 0 on; `None` for those that may not.
    #[inline]
    pub(crate) fn distance(&self) -> Option<usize> {
        let by = usize::try_from(self.words[0]).ok()?;
        (!self.negative && self.len <= 1 && by < 64 * WORDS).then_some(by)
    }

    /// `self << by`, for a [`Few::distance`], for what is new.
    #[inline(always)]
    pub(crate) fn shl(&self, by: usize, made: &mut Made) {
        self.shl_words(by, made);
    }

    /// The same for any distance: what has no room in a product is lost.
    #[inline(always)]
    fn shl_words(&self, by: usize, made: &mut Made) {
        let (whole, part) = (by / 64, by % 64);
        let mut carry = 0;
        for at in 0..usize::from(self.len).min(WORDS) {
            let double = u128::from(self.words[at]) << part;
            if let Some(place) = made.words.get_mut(at + whole) {
                *place = double as u64 | carry;
            }
            carry = (double >> 64) as u64;
        }
        let most = usize::from(self.len) + whole + 1;
        if let Some(place) = made.words.get_mut(most - 1) {
            *place = carry;
        }
        (made.negative, made.most) = (self.negative, most);
    }

    /// `self >> by`, for a [`Few::distance`], for what is new. What is negative is rounded down.
    #[inline(always)]
    pub(crate) fn shr(&self, by: usize, made: &mut Made) {
        let (whole, part) = (by / 64, by % 64);
        let (mut carry, mut is_inexact) = (0, false);
        for at in (0..usize::from(self.len).min(WORDS)).rev() {
            let double = u128::from(self.words[at]) << 64 >> part;
            if let Some(place) = at.checked_sub(whole) {
                made.words[place] = (double >> 64) as u64 | carry;
                carry = double as u64;
            } else {
                is_inexact |= self.words[at] != 0;
            }
        }
        (made.negative, made.most) = (self.negative, usize::from(self.len).saturating_sub(whole));
        if self.negative && (is_inexact || carry != 0) {
            words::increment(&mut made.words);
            made.most += 1;
        }
    }

    /// The two's complement in bytes, the lowest first: eight for each word, and as many of the sign.
    pub(super) fn to_bytes(&self, room: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(room.max(8 * (WORDS + 1)));
        for word in self.complement() {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// The digits in a radix that is a power of two, whose exponent is given, behind a minus if there is one.
    pub(super) fn to_digits(&self, bits: u32) -> String {
        // From the lowest digit on: what is left of a word, and how many bits that is.
        let n = (self.bits().max(1) as usize).div_ceil(bits as usize);
        let mut text = vec![b'-'; n + usize::from(self.negative)];
        let (mut words, mut left, mut known) = (self.words.iter(), 0u64, 0u32);
        for place in text.iter_mut().rev().take(n) {
            let mut digit = left;
            if known < bits {
                let word = words.next().copied().unwrap_or_default();
                digit |= word << known;
                left = word >> (bits - known);
                known += 64 - bits;
            } else {
                left >>= bits;
                known -= bits;
            }
            *place = b"0123456789abcdefghijklmnopqrstuv"[digit as usize & ((1 << bits) - 1) & 31];
        }
        String::from_utf8(text).unwrap_or_default()
    }

    /// The highest 64 bits of the magnitude with one more behind them, which says whether there is anything below; and the exponent of
    /// that one.
    #[inline]
    pub(super) fn top(&self) -> (u128, i64) {
        let [.., next, high] = *self.words() else {
            return (u128::from(self.words[0]) << 1, -1);
        };
        let shift = high.leading_zeros();
        let double = (u128::from(high) << 64 | u128::from(next)) << shift;
        let below = &self.words()[..usize::from(self.len) - 2];
        let is_inexact = double as u64 != 0 || significant(below) > 0;
        (double >> 64 << 1 | u128::from(is_inexact), self.bits() as i64 - 65)
    }

    /// The quotient of magnitudes, of which the dividend was shifted by so many bits to the left, or the divisor to the right: a bit more
    /// than 64, with one behind it that says whether it is inexact. Neither is zero.
    pub(super) fn scaled_quotient(&self, other: &Few, shift: i64) -> Option<u128> {
        let mut left = [0; LONG + ROOM];
        let mut by = other.clone();
        let mut made = Made::new();
        let n = if shift >= 0 {
            self.shl_words(usize::try_from(shift).ok()?, &mut made);
            left[..LONG].copy_from_slice(&made.words);
            made.len()
        } else {
            other.shl_words(usize::try_from(-shift).ok()?, &mut made);
            let len = made.len();
            if len > WORDS {
                return None;
            }
            by = made.few(len);
            left[..WORDS].copy_from_slice(&self.words);
            usize::from(self.len)
        };
        let mut quotient = [0; 2];
        let put = |at: usize, word| {
            if let Some(place) = quotient.get_mut(at) {
                *place = word;
            }
        };
        words::divide(&mut left, n, &by.words, by.len.into(), put);
        let [low, high] = quotient;
        let is_inexact = significant(&left[..usize::from(by.len)]) > 0;
        Some((u128::from(high) << 64 | u128::from(low)) << 1 | u128::from(is_inexact))
    }

    /// The decimal digits, behind a minus if there is one.
    pub(crate) fn to_decimal(&self) -> String {
        const RECIPROCAL: u64 = words::reciprocal(POWER);
        /// Words of 64 bits, and one digit more for each than a word has for certain.
        const MOST: usize = WORDS * (DIGITS + 1) + 1;
        let mut text = [b'0'; MOST];
        let mut at = MOST;
        let (mut words, mut len) = (self.words, usize::from(self.len));
        loop {
            let mut part = 0;
            for word in words[..len].iter_mut().rev() {
                (*word, part) = words::divide_pair(part, *word, POWER, RECIPROCAL);
            }
            len = significant(&words[..len]);
            let end = at;
            while part > 0 {
                at -= 1;
                text[at] = b'0' + (part % 10) as u8;
                part /= 10;
            }
            if len == 0 {
                break;
            }
            at = end - DIGITS;
        }
        if at == MOST {
            at -= 1;
        }
        if self.negative {
            at -= 1;
            text[at] = b'-';
        }
        std::str::from_utf8(&text[at..]).unwrap_or_default().to_string()
    }
}

/// What an operator makes of two integers, if both have so few words: apart, for operands that are not in a loop's way.
#[inline(never)]
pub(super) fn sum(a: IntRef<'_>, b: IntRef<'_>) -> Option<Int> {
    with(a, b, |a, b| made(|made| a.add(b, made)))
}

#[inline(never)]
pub(super) fn difference(a: IntRef<'_>, b: IntRef<'_>) -> Option<Int> {
    with(a, b, |a, b| made(|made| a.sub(b, made)))
}

#[inline(never)]
pub(super) fn product(a: &Few, b: &Few) -> Int {
    made(|made| a.mul(b, made))
}

#[inline(never)]
pub(super) fn quotient(a: &Few, b: &Few) -> Int {
    made(|made| a.floordiv(b, made))
}

#[inline(never)]
pub(super) fn modulo(a: &Few, b: &Few) -> Int {
    made(|made| a.modulo(b, made))
}

#[inline(never)]
pub(super) fn divmod(a: &Few, b: &Few) -> (Int, Int) {
    let mut quotient = Made::new();
    let rest = made(|made| a.divmod(b, &mut quotient, made));
    (quotient.int(), rest)
}

/// See [`Few::rest_of`].
pub(super) fn rest_of(x: &BigInt, by: &Few) -> Option<Int> {
    let mut rest = Made::new();
    by.rest_of(x, &mut rest).then(|| rest.int())
}

/// See [`Few::bits_of`].
#[inline(never)]
pub(super) fn bits(a: IntRef<'_>, b: IntRef<'_>, both: bool, one: bool) -> Option<Int> {
    with(a, b, |a, b| made(|made| a.bits_of(b, both, one, made)))
}

#[inline(never)]
pub(super) fn shl(x: &Few, by: usize) -> Int {
    made(|made| x.shl(by, made))
}

#[inline(never)]
pub(super) fn shr(x: &Few, by: usize) -> Int {
    made(|made| x.shr(by, made))
}

/// What a function makes.
#[inline(always)]
fn made(of: impl FnOnce(&mut Made)) -> Int {
    let mut made = Made::new();
    of(&mut made);
    made.int()
}

/// Calls a function with two integers, if both have so few words.
#[inline(always)]
pub(super) fn with<T>(a: IntRef<'_>, b: IntRef<'_>, of: impl FnOnce(&Few, &Few) -> T) -> Option<T> {
    let (mut room, mut other) = (Few::ZERO, Few::ZERO);
    Some(of(Few::of(a, &mut room)?, Few::of(b, &mut other)?))
}

/// The integer of at most [`DECIMALS`] decimal digits.
pub(super) fn from_decimal(negative: bool, digits: &[u8]) -> Int {
    let mut words = [0u64; WORDS];
    let mut len = 0;
    // The first part is the short one.
    let (first, rest) = digits.split_at(digits.len() % DIGITS);
    for part in std::iter::once(first).chain(rest.chunks(DIGITS)) {
        let mut carry = part.iter().fold(0, |value, digit| value * 10 + u64::from(digit - b'0'));
        for word in &mut words[..len] {
            (*word, carry) = word.carrying_mul(POWER, carry);
        }
        if carry > 0
            && let Some(place) = words.get_mut(len)
        {
            *place = carry;
            len += 1;
        }
    }
    integer(negative, &words, len)
}

/// The integer of at most sixty-four bytes, the lowest first.
pub(super) fn from_bytes(bytes: impl ExactSizeIterator<Item = u8>) -> Int {
    let mut words = [0; WORDS];
    let len = bytes.len().div_ceil(8);
    for (at, byte) in bytes.enumerate() {
        if let Some(word) = words.get_mut(at / 8) {
            *word |= u64::from(byte) << (at % 8 * 8);
        }
    }
    integer(false, &words, len)
}

/// What is left of a dividend of so many words by a divisor that is not zero.
#[inline(never)]
fn rest<const D: usize>(left: &mut [u64; D], n: usize, negative: bool, by: &Few, made: &mut Made) {
    let m = usize::from(by.len);
    let last = by.words().last().copied().unwrap_or_default();
    if last.is_power_of_two() && significant(&by.words[..m - 1]) == 0 {
        // What is below the one bit is the rest.
        left[m - 1] &= last - 1;
    } else {
        words::divide(left, n, &by.words, m, |_, _| {});
    }
    if negative != by.negative && significant(&left[..m]) > 0 {
        return other_rest(left, by, made);
    }
    made.of_rest(left, by);
}

/// The rest where the signs of dividend and divisor differ, and it is not zero: what it lacks to the divisor, whose sign it has.
#[inline(never)]
fn other_rest(left: &[u64], by: &Few, made: &mut Made) {
    let mut words = [0; WORDS];
    words[..by.len.into()].copy_from_slice(&left[..by.len.into()]);
    let (difference, _) = words::difference(&by.words, &words);
    made.of_rest(&difference, by);
}
