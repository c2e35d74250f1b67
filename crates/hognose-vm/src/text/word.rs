//! Up to sixteen bytes of text in one word: numbers are put together in machine registers, whatever their length.

use super::{digits, float};

/// So many bytes are in a word at most.
pub const ROOM: usize = 16;

/// A short piece of Latin-1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// The first byte lowest; zeros behind the last one.
    bytes: u128,
    len: usize,
}

/// A mask of the lowest so many bytes.
#[inline]
fn lowest(n: usize) -> u128 {
    if n < ROOM { (1 << (8 * n)) - 1 } else { u128::MAX }
}

impl Word {
    /// Bytes that come as words, with zeros behind them, as short strings have them.
    #[inline]
    pub fn of_words(len: usize, [first, second, _]: [u64; 3]) -> Option<Word> {
        (len <= ROOM).then_some(Word { bytes: u128::from(first) | u128::from(second) << 64, len })
    }

    /// The decimal text of a number of up to sixteen digits.
    #[inline]
    pub fn decimal(value: u64) -> Option<Word> {
        let (len, words) = digits::decimal_words(i64::try_from(value).ok()?)?;
        Word::of_words(len, words)
    }

    /// A number that is not large, nor negative, with so many decimals.
    #[inline]
    pub fn fixed(value: f64, precision: usize) -> Option<Word> {
        let units = Word::decimal(float::units(value, precision)?)?;
        if precision == 0 {
            return Some(units);
        }
        // At least one digit stands in front of the point.
        let missing = (precision + 1).saturating_sub(units.len);
        let word = Word { bytes: units.bytes << (8 * missing) | u128::from_ne_bytes([b'0'; ROOM]) & lowest(missing), len: units.len + missing };
        word.insert(word.len - precision, b'.')
    }

    /// How many bytes there are.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// One more byte in front of the one at `at`; `None` if there is no room.
    #[inline]
    pub fn insert(self, at: usize, byte: u8) -> Option<Word> {
        if self.len >= ROOM {
            return None;
        }
        let front = self.bytes & lowest(at);
        Some(Word { bytes: front | u128::from(byte) << (8 * at) | (self.bytes ^ front) << 8, len: self.len + 1 })
    }

    /// Groups of three digits of the first `whole` ones, counted from their end.
    #[inline]
    pub fn grouped(self, whole: usize, mark: u8) -> Option<Word> {
        let (mut word, mut at) = (self, whole);
        while at > 3 {
            at -= 3;
            word = word.insert(at, mark)?;
        }
        Some(word)
    }

    /// The bytes, and behind them others that are the same.
    #[inline]
    pub fn filled_up(&self, fill: u8) -> [u8; ROOM] {
        (self.bytes | u128::from_ne_bytes([fill; ROOM]) & !lowest(self.len)).to_le_bytes()
    }

    /// The bytes.
    #[inline]
    pub fn to_vec(&self) -> Vec<u8> {
        self.bytes.to_le_bytes()[..self.len].to_vec()
    }
}
