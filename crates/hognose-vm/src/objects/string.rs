//! Text: code points in one width, the smallest that fits.
//!
//! Short Latin-1 text is inline. `a + b` may take over the buffer of `a`, which then becomes a
//! view of the front of the result, so that a loop of `s += x` is linear.

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
    /// The first so many code points of another string (a handle), which is long or a prefix itself.
    Prefix(u32, u32),
}

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

    /// Its bytes when it is Latin-1, and no prefix of another string.
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

    /// Its text, unless it is a prefix of another string.
    #[inline]
    pub fn text(&self) -> Option<Text<'_>> {
        match &self.data {
            StrData::Inline(n, bytes) => Some(Text::Latin1(&bytes[..(*n as usize).min(INLINE_TEXT)])),
            StrData::Whole(bytes) => Some(Text::Latin1(bytes)),
            StrData::Long(text) => Some(text.as_text()),
            StrData::Prefix(..) => None,
        }
    }
}

/// Inline text as words, to work on eight bytes at a time; the last word begins two bytes before the second one ends.
#[inline(always)]
pub fn words(text: &[u8; INLINE_TEXT]) -> [u64; 3] {
    let word = |bytes: Option<&[u8; 8]>| bytes.map_or(0, |bytes| u64::from_ne_bytes(*bytes));
    let (first, rest) = text.split_at(8);
    [word(first.first_chunk()), word(rest.first_chunk()), word(text.last_chunk())]
}

/// The text that [`words`] took apart, each word changed in the same way.
#[inline(always)]
pub fn of_words(words: [u64; 3]) -> [u8; INLINE_TEXT] {
    let mut text = [0; INLINE_TEXT];
    if let Some(place) = text.first_chunk_mut() {
        *place = words[0].to_ne_bytes();
    }
    if let Some(place) = text.split_at_mut(8).1.first_chunk_mut() {
        *place = words[1].to_ne_bytes();
    }
    if let Some(place) = text.last_chunk_mut() {
        *place = words[2].to_ne_bytes();
    }
    text
}

/// A word of eight such bytes.
#[inline(always)]
pub const fn each(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// Other than zero if one of the bytes is: of the lowest one, and perhaps of others above it, the highest bit.
#[inline(always)]
const fn zeros(word: u64) -> u64 {
    word.wrapping_sub(each(1)) & !word & each(0x80)
}

/// Whether one of the bytes is this one.
#[inline(always)]
pub fn has_unit(text: &[u8; INLINE_TEXT], unit: u8) -> bool {
    let [first, second, third] = words(text);
    zeros(first ^ each(unit)) | zeros(second ^ each(unit)) | zeros(third ^ each(unit)) != 0
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

    #[inline(always)]
    fn is_flat(&self) -> bool {
        matches!(self.data, StrData::Inline(..) | StrData::Prefix(..))
    }

    fn trace(&self, visit: &mut impl FnMut(Value)) {
        if let StrData::Prefix(of, _) = self.data {
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
