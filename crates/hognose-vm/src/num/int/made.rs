//! What operators on a few words make, in the smallest size that holds it.

use super::Int;
use super::few::Few;
use super::words::{LONG, WORDS, significant};
use num_bigint::{BigInt, Sign};

/// What an operator makes: a sign and words, and how many there are at most.
pub(crate) struct Made {
    /// The lowest first; those that nobody wrote are zero.
    pub(super) words: [u64; LONG],
    /// No word behind so many is anything but zero.
    pub(super) most: usize,
    pub(super) negative: bool,
}

impl Made {
    /// A place for a result, all of whose words are zero. Operators that write only some words want a new one ("for what is new").
    #[inline(always)]
    pub(crate) fn new() -> Made {
        Made { words: [0; LONG], most: 0, negative: false }
    }

    /// How many words there are.
    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        let mut len = self.most.min(LONG);
        while len > 0 && self.words[len - 1] == 0 {
            len -= 1;
        }
        len
    }

    /// The integer where it has at most two words, so many.
    #[inline(always)]
    pub(crate) fn short(&self) -> Int {
        of_pair(self.negative, self.words[0], self.words[1])
    }

    /// The integer of three to eight words, so many.
    #[inline(always)]
    pub(crate) fn few(&self, len: usize) -> Few {
        let mut words = [0; WORDS];
        words.copy_from_slice(&self.words[..WORDS]);
        Few { words, len: len as u8, negative: self.negative }
    }

    /// The integer for the library that serves any length, of so many words.
    pub(crate) fn long(&self, len: usize) -> BigInt {
        long(self.negative, &self.words[..len.min(LONG)])
    }

    /// The integer in its smallest size.
    pub(crate) fn int(&self) -> Int {
        match self.len() {
            0..=2 => self.short(),
            len if len <= WORDS => Int::Few(self.few(len)),
            len => Int::Big(self.long(len)),
        }
    }

    /// What is left of a division.
    #[inline(always)]
    pub(super) fn of_rest(&mut self, left: &[u64], by: &Few) {
        let m = usize::from(by.len).min(WORDS);
        for (place, word) in self.words.iter_mut().zip(left).take(m) {
            *place = *word;
        }
        (self.negative, self.most) = (by.negative, m);
    }
}

/// An integer of a magnitude, in its smallest size, that has no more than so many words.
#[inline(always)]
pub(super) fn integer(negative: bool, words: &[u64; WORDS], most: usize) -> Int {
    let mut len = most.min(WORDS);
    while len > 2 && words[len - 1] == 0 {
        len -= 1;
    }
    if len > 2 {
        return Int::Few(Few { words: *words, len: len as u8, negative });
    }
    of_pair(negative, words[0], words[1])
}

/// The same of at most two words.
#[inline]
fn of_pair(negative: bool, low: u64, high: u64) -> Int {
    let magnitude = u128::from(high) << 64 | u128::from(low);
    match i128::try_from(magnitude) {
        Ok(value) => Int::from(if negative { -value } else { value }),
        Err(_) if negative && magnitude == 1 << 127 => Int::Wide(i128::MIN),
        Err(_) => Int::Few(Few { words: [low, high, 0, 0, 0, 0, 0, 0], len: 2, negative }),
    }
}

/// The same of any words.
#[inline(never)]
pub(super) fn of_words(negative: bool, words: &[u64]) -> Int {
    let words = &words[..significant(words)];
    if words.len() > WORDS {
        return Int::Big(long(negative, words));
    }
    let mut few = [0; WORDS];
    few[..words.len()].copy_from_slice(words);
    integer(negative, &few, words.len())
}

/// An integer for the library that serves any length; as many words as a product has, or one more.
#[inline(never)]
pub(super) fn long(negative: bool, words: &[u64]) -> BigInt {
    let mut halves = [0; 2 * LONG + 2];
    for (pair, word) in halves.chunks_exact_mut(2).zip(words) {
        (pair[0], pair[1]) = (*word as u32, (*word >> 32) as u32);
    }
    let sign = if negative { Sign::Minus } else { Sign::Plus };
    BigInt::from_slice(sign, &halves[..2 * words.len()])
}
