//! The three kinds of unit a text is made of, so that an operation is written once for all widths.
//!
//! `bytes` uses the same functions with `u8`: where whitespace or case differ, the function takes the
//! test as an argument.

use super::{Text, TextBuf};
use std::borrow::Cow;

/// One code point in a width: `u8`, `u16` or `u32`.
pub trait Unit: Copy + Eq + Ord + Default + std::fmt::Debug + 'static {
    /// The code point.
    fn code(self) -> u32;
    /// The unit of a code point, when it fits this width.
    fn from_code(code: u32) -> Option<Self>;
    /// A view in this width.
    fn view(units: &[Self]) -> Text<'_>;
    /// The units of a text that already has this width.
    fn of(text: Text<'_>) -> Option<&[Self]>;
    /// Wraps units that are known to be canonical.
    fn canonical_vec(units: Vec<Self>) -> TextBuf;
    /// Owns units in the narrowest width.
    fn narrow_vec(units: Vec<Self>) -> TextBuf;
    /// Copies units in the narrowest width.
    fn narrow_slice(units: &[Self]) -> TextBuf;
    /// The first position of a unit.
    fn position(units: &[Self], unit: Self) -> Option<usize>;
    /// How often a unit occurs.
    fn count(units: &[Self], unit: Self) -> usize {
        units.iter().filter(|&&other| other == unit).count()
    }
    /// Puts a unit in the place of another one, wherever that is.
    fn exchange(units: &mut [Self], old: Self, new: Self) {
        units.iter_mut().filter(|unit| **unit == old).for_each(|unit| *unit = new);
    }
    /// The last position of a unit.
    fn last_position(units: &[Self], unit: Self) -> Option<usize>;
}

/// The largest code point of some units (0 when there are none).
pub fn max_code<U: Unit>(units: &[U]) -> u32 {
    // Bits rather than a maximum: what is asked is always whether a width fits, and this vectorises.
    if std::mem::size_of::<U>() == 4 {
        return units.iter().map(|unit| unit.code()).max().unwrap_or(0);
    }
    units.iter().fold(U::default(), |most, &unit| most.max(unit)).code()
}

/// The units of a text in a given width; `None` when a code point does not fit.
pub fn in_width<U: Unit>(text: Text<'_>) -> Option<Cow<'_, [U]>> {
    if let Some(units) = U::of(text) {
        return Some(Cow::Borrowed(units));
    }
    let mut units = Vec::with_capacity(text.len());
    for code in text.iter() {
        units.push(U::from_code(code)?);
    }
    Some(Cow::Owned(units))
}

fn collect<U: Unit, V: Unit>(units: &[U]) -> Vec<V> {
    units.iter().map(|unit| V::from_code(unit.code()).unwrap_or_default()).collect()
}

/// The first position of a unit, by blocks so that the compiler can compare many at a time.
fn scan<U: Unit>(units: &[U], unit: U) -> Option<usize> {
    const BLOCK: usize = 32;
    let mut at = 0;
    for block in units.chunks(BLOCK) {
        if block.iter().fold(false, |any, &other| any | (other == unit)) {
            return block.iter().position(|&other| other == unit).map(|offset| at + offset);
        }
        at += block.len();
    }
    None
}

fn scan_back<U: Unit>(units: &[U], unit: U) -> Option<usize> {
    units.iter().rposition(|&other| other == unit)
}

impl Unit for u8 {
    #[inline]
    fn code(self) -> u32 {
        u32::from(self)
    }
    #[inline]
    fn from_code(code: u32) -> Option<u8> {
        u8::try_from(code).ok()
    }
    fn view(units: &[u8]) -> Text<'_> {
        Text::Latin1(units)
    }
    fn of(text: Text<'_>) -> Option<&[u8]> {
        if let Text::Latin1(units) = text { Some(units) } else { None }
    }
    fn canonical_vec(units: Vec<u8>) -> TextBuf {
        TextBuf::Latin1(units)
    }
    fn narrow_vec(units: Vec<u8>) -> TextBuf {
        TextBuf::Latin1(units)
    }
    fn narrow_slice(units: &[u8]) -> TextBuf {
        TextBuf::Latin1(units.to_vec())
    }
    #[inline]
    fn position(units: &[u8], unit: u8) -> Option<usize> {
        // Few units are looked through before a search for many has begun.
        if units.len() < 16 {
            return units.iter().position(|&other| other == unit);
        }
        memchr::memchr(unit, units)
    }
    fn count(units: &[u8], unit: u8) -> usize {
        memchr::memchr_iter(unit, units).count()
    }
    fn exchange(units: &mut [u8], old: u8, new: u8) {
        // Eight at once, in a machine register.
        const LOW: u64 = u64::MAX / 255 * 127;
        let (olds, news) = (u64::from_ne_bytes([old; 8]), u64::from_ne_bytes([new; 8]));
        let (eights, few) = units.as_chunks_mut::<8>();
        for eight in eights {
            let word = u64::from_ne_bytes(*eight);
            // The highest bit of each byte that is as it was looked for, then all bits of it.
            let apart = word ^ olds;
            let same = !(((apart & LOW) + LOW) | apart | LOW);
            let mask = (same >> 7).wrapping_mul(255);
            *eight = (word & !mask | news & mask).to_ne_bytes();
        }
        few.iter_mut().filter(|unit| **unit == old).for_each(|unit| *unit = new);
    }
    fn last_position(units: &[u8], unit: u8) -> Option<usize> {
        memchr::memrchr(unit, units)
    }
}

impl Unit for u16 {
    #[inline]
    fn code(self) -> u32 {
        u32::from(self)
    }
    #[inline]
    fn from_code(code: u32) -> Option<u16> {
        u16::try_from(code).ok()
    }
    fn view(units: &[u16]) -> Text<'_> {
        Text::Two(units)
    }
    fn of(text: Text<'_>) -> Option<&[u16]> {
        if let Text::Two(units) = text { Some(units) } else { None }
    }
    fn canonical_vec(units: Vec<u16>) -> TextBuf {
        TextBuf::Two(units)
    }
    fn narrow_vec(units: Vec<u16>) -> TextBuf {
        if max_code(&units) > 0xFF { TextBuf::Two(units) } else { TextBuf::Latin1(collect(&units)) }
    }
    fn narrow_slice(units: &[u16]) -> TextBuf {
        if max_code(units) > 0xFF { TextBuf::Two(units.to_vec()) } else { TextBuf::Latin1(collect(units)) }
    }
    fn position(units: &[u16], unit: u16) -> Option<usize> {
        scan(units, unit)
    }
    fn last_position(units: &[u16], unit: u16) -> Option<usize> {
        scan_back(units, unit)
    }
}

impl Unit for u32 {
    #[inline]
    fn code(self) -> u32 {
        self
    }
    #[inline]
    fn from_code(code: u32) -> Option<u32> {
        Some(code)
    }
    fn view(units: &[u32]) -> Text<'_> {
        Text::Four(units)
    }
    fn of(text: Text<'_>) -> Option<&[u32]> {
        if let Text::Four(units) = text { Some(units) } else { None }
    }
    fn canonical_vec(units: Vec<u32>) -> TextBuf {
        TextBuf::Four(units)
    }
    fn narrow_vec(units: Vec<u32>) -> TextBuf {
        if max_code(&units) > 0xFFFF { TextBuf::Four(units) } else { u32::narrow_slice(&units) }
    }
    fn narrow_slice(units: &[u32]) -> TextBuf {
        match max_code(units) {
            0..=0xFF => TextBuf::Latin1(collect(units)),
            0x100..=0xFFFF => TextBuf::Two(collect(units)),
            _ => TextBuf::Four(units.to_vec()),
        }
    }
    fn position(units: &[u32], unit: u32) -> Option<usize> {
        scan(units, unit)
    }
    fn last_position(units: &[u32], unit: u32) -> Option<usize> {
        scan_back(units, unit)
    }
}
