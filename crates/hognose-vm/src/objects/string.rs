//! Text: code points in one width, the smallest that fits.
//!
//! Short Latin-1 text is inline. `a + b` may take over the buffer of `a`, which then becomes a
//! view of the front of the result, so that a loop of `s += x` is linear. From the second time on
//! the buffer is that of a string that no program sees, and all texts of the loop are its fronts.
//!
//! The end of a text, if it is long and a good part of that, is a view of it: `rest = rest[n:]` in a loop is linear, too.

use crate::text::{Text, TextBuf};
use crate::value::Value;

/// How many bytes of Latin-1 text fit inline.
pub const INLINE_TEXT: usize = 22;

/// The code points of a string.
#[derive(Clone, Debug)]
pub enum StrData {
    /// Up to 22 bytes of Latin-1.
    Inline(u8, [u8; INLINE_TEXT]),
    /// Longer Latin-1 that was made at once.
    Whole(Box<[u8]>),
    /// Longer text, with room to grow.
    Long(Box<TextBuf>),
    /// The first so many code points of another string (a handle), which is long or a prefix itself: of one that is [`HELD`], as a rule.
    Prefix(u32, u32),
    /// Code points of another string (a handle), Latin-1: from where on, and how many. That one is no part itself when this is made.
    Part(u32, u32, u32),
}

/// The hash, which no text has, of a string that no program sees: it holds the buffer that texts are the front of.
pub const HELD: i64 = -1;

/// A string.
#[derive(Clone, Debug)]
pub struct StrObj {
    /// Its code points.
    pub data: StrData,
    /// Its hash, 0 while it is not known.
    pub hash: i64,
}

impl Default for StrObj {
    fn default() -> Self {
        StrObj { data: StrData::Inline(0, [0; INLINE_TEXT]), hash: 0 }
    }
}

impl StrObj {
    /// A string with this text, inline when it is short Latin-1.
    pub fn new(text: TextBuf) -> StrObj {
        match text {
            TextBuf::Latin1(bytes) if bytes.len() <= INLINE_TEXT => StrObj::inline(&bytes),
            // Without room there is nothing to give back.
            TextBuf::Latin1(bytes) if bytes.len() == bytes.capacity() => {
                StrObj { data: StrData::Whole(bytes.into_boxed_slice()), hash: 0 }
            }
            text => StrObj { data: StrData::Long(Box::new(text)), hash: 0 },
        }
    }

    /// A string of at most [`INLINE_TEXT`] bytes of Latin-1.
    #[inline(always)]
    pub fn inline(bytes: &[u8]) -> StrObj {
        let mut data = [0; INLINE_TEXT];
        copy_short(&mut data, bytes);
        StrObj { data: StrData::Inline(bytes.len() as u8, data), hash: 0 }
    }

    /// Its bytes when it is Latin-1, and no prefix or part of another string.
    #[inline]
    pub fn latin1(&self) -> Option<&[u8]> {
        match self.text() {
            Some(Text::Latin1(bytes)) => Some(bytes),
            _ => None,
        }
    }

    /// Its bytes when it is Latin-1 that nothing was appended to.
    #[inline]
    pub fn bytes(&self) -> Option<&[u8]> {
        match &self.data {
            StrData::Inline(n, bytes) => Some(&bytes[..(*n as usize).min(INLINE_TEXT)]),
            StrData::Whole(bytes) => Some(bytes),
            _ => None,
        }
    }

    /// Its text, unless it is a prefix or part of another string.
    #[inline]
    pub fn text(&self) -> Option<Text<'_>> {
        match &self.data {
            StrData::Inline(n, bytes) => Some(Text::Latin1(&bytes[..(*n as usize).min(INLINE_TEXT)])),
            StrData::Whole(bytes) => Some(Text::Latin1(bytes)),
            StrData::Long(text) => Some(text.as_text()),
            StrData::Prefix(..) | StrData::Part(..) => None,
        }
    }
}

/// Inline text as words, the first byte lowest: to work on eight bytes at a time, in machine registers. The last word has six.
pub type Words = [u64; 3];

/// Inline text as words.
#[inline(always)]
pub fn words(text: &[u8; INLINE_TEXT]) -> Words {
    let word = |bytes: Option<&[u8; 8]>| bytes.map_or(0, |bytes| u64::from_le_bytes(*bytes));
    let (first, rest) = text.split_at(8);
    // In the parts that it is stored in: a load of all eight bytes at the end would wait for three stores of a text that was made just now.
    let [.., a, b, c, d, e, f] = *text;
    let last = u64::from(u32::from_le_bytes([a, b, c, d])) | u64::from(u16::from_le_bytes([e, f])) << 32;
    [word(first.first_chunk()), word(rest.first_chunk()), last]
}

/// The text that these words are, of which the last has six bytes.
#[inline(always)]
pub fn of_words([first, second, third]: Words) -> [u8; INLINE_TEXT] {
    // Arrays are moved in place; `copy_from_slice` may be a call.
    let mut text = [0; INLINE_TEXT];
    if let Some(place) = text.first_chunk_mut() {
        *place = first.to_le_bytes();
    }
    if let Some(place) = text.split_at_mut(8).1.first_chunk_mut() {
        *place = second.to_le_bytes();
    }
    if let (Some(place), Some(last)) = (text.last_chunk_mut::<6>(), third.to_le_bytes().first_chunk()) {
        *place = *last;
    }
    text
}

/// At most [`INLINE_TEXT`] bytes as words, with zeros behind them: by two moves that overlap, where a copy of any length would be
/// a call, and what is read of it again had to wait for it.
#[inline(always)]
pub fn gathered(bytes: &[u8]) -> Words {
    /// The first bytes and the last ones, each as a word.
    #[inline(always)]
    fn ends<const N: usize>(bytes: &[u8], word: impl Fn([u8; N]) -> u64) -> (u64, u64) {
        match (bytes.first_chunk::<N>(), bytes.last_chunk::<N>()) {
            (Some(first), Some(last)) => (word(*first), word(*last)),
            _ => (0, 0),
        }
    }
    let n = bytes.len() as u32;
    match n {
        16.. => {
            let (first, last) = ends(bytes, u64::from_le_bytes);
            let (second, _) = ends(&bytes[8..], u64::from_le_bytes);
            [first, second, last.wrapping_shr(184u32.wrapping_sub(8 * n)) >> 8]
        }
        8.. => {
            let (first, last) = ends(bytes, u64::from_le_bytes);
            [first, last.wrapping_shr(120 - 8 * n) >> 8, 0]
        }
        4.. => {
            let (first, last) = ends(bytes, |word| u64::from(u32::from_le_bytes(word)));
            [first | last << (8 * n - 32), 0, 0]
        }
        2.. => {
            let (first, last) = ends(bytes, |word| u64::from(u16::from_le_bytes(word)));
            [first | last << (8 * n - 16), 0, 0]
        }
        _ => [bytes.first().map_or(0, |byte| u64::from(*byte)), 0, 0],
    }
}

/// Words with so many zero bytes put in front of them, less than 24.
#[inline(always)]
pub fn moved_up([first, second, third]: Words, by: usize) -> Words {
    let bits = by as u32 % 8 * 8;
    // What leaves a word: nothing, if no bits are moved.
    let above = |word: u64| word >> 1 >> (63 - bits);
    let moved = [first << bits, second << bits | above(first), third << bits | above(second)];
    match by / 8 {
        0 => moved,
        1 => [0, moved[0], moved[1]],
        _ => [0, 0, moved[0]],
    }
}

/// Words without so many bytes in front, less than 24.
#[inline(always)]
pub fn moved_down([first, second, third]: Words, by: usize) -> Words {
    let bits = by as u32 % 8 * 8;
    let below = |word: u64| word << 1 << (63 - bits);
    let moved = [first >> bits | below(second), second >> bits | below(third), third >> bits];
    match by / 8 {
        0 => moved,
        1 => [moved[1], moved[2], 0],
        _ => [moved[2], 0, 0],
    }
}

/// A word of eight such bytes.
#[inline(always)]
pub const fn each(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// Other than zero if one of the bytes is: of the lowest one, and perhaps of others above it, the highest bit.
#[inline(always)]
const fn zeros(word: u64) -> u64 {
    word.wrapping_sub(each(1)) & !word & each(0x80)
}

/// Whether one of the bytes is this one, which is not zero.
#[inline(always)]
pub fn has_unit([first, second, third]: Words, unit: u8) -> bool {
    zeros(first ^ each(unit)) | zeros(second ^ each(unit)) | zeros(third ^ each(unit)) != 0
}

/// How many of the bytes are this one, which is not zero.
#[inline(always)]
pub fn count_unit(text: Words, unit: u8) -> u64 {
    // The lowest bit of each byte that is the one: exactly, as no sum leaves its byte.
    let found = |word: u64| {
        let other = word ^ each(unit);
        !(((other & each(0x7f)) + each(0x7f)) | other) >> 7 & each(1)
    };
    (found(text[0]) + found(text[1]) + found(text[2])).wrapping_mul(each(1)) >> 56
}

/// Copies a few bytes to the front: two moves that overlap, where a copy of any length would be a call.
#[inline(always)]
pub fn copy_short(to: &mut [u8; INLINE_TEXT], from: &[u8]) {
    #[inline(always)]
    fn ends<const N: usize>(to: &mut [u8; INLINE_TEXT], from: &[u8]) {
        let (Some(first), Some(last)) = (from.first_chunk::<N>(), from.last_chunk::<N>()) else { return };
        // Arrays are moved in place; `copy_from_slice` is a call.
        if let Some(place) = to.first_chunk_mut() {
            *place = *first;
        }
        if let Some(place) = to.get_mut(from.len() - N..).and_then(|rest| rest.first_chunk_mut()) {
            *place = *last;
        }
    }
    match from.len() {
        16..=INLINE_TEXT => ends::<16>(to, from),
        8..=15 => ends::<8>(to, from),
        4..=7 => ends::<4>(to, from),
        2..=3 => ends::<2>(to, from),
        1 => to[0] = from[0],
        _ => {}
    }
}

impl super::Object for StrObj {
    const MAY_WAIT: bool = true;
    // Text grows in the buffer of a long one alone.
    const STAYS_PLAIN: bool = true;

    #[inline(always)]
    fn is_plain(&self) -> bool {
        matches!(self.data, StrData::Inline(..))
    }

    #[inline(always)]
    fn is_flat(&self) -> bool {
        matches!(self.data, StrData::Inline(..) | StrData::Prefix(..) | StrData::Part(..))
    }

    fn trace(&self, visit: &mut impl FnMut(Value)) {
        if let StrData::Prefix(of, _) | StrData::Part(of, ..) = self.data {
            visit(Value::new(crate::value::Kind::Str, of));
        }
    }

    #[inline(always)]
    fn size(&self) -> usize {
        match &self.data {
            StrData::Whole(bytes) => size_of::<Self>() + bytes.len(),
            StrData::Long(text) => size_of::<Self>() + size_of::<TextBuf>() + text_bytes(text),
            _ => size_of::<Self>(),
        }
    }
}

/// Bytes of the buffer of a text.
fn text_bytes(text: &TextBuf) -> usize {
    match text {
        TextBuf::Latin1(units) => units.capacity(),
        TextBuf::Two(units) => units.capacity() * 2,
        TextBuf::Four(units) => units.capacity() * 4,
    }
}
