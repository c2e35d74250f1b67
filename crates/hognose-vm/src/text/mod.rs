//! The text core: everything about Python's `str`, and what `bytes` shares with it, that needs no heap.
//!
//! A text has one width, the smallest that fits: Latin-1 bytes, `u16` or `u32` units, one unit per code
//! point; lone surrogates are ordinary units. [`Text`] is a view, [`TextBuf`] owns one in canonical
//! (narrowest) form, [`TextBuilder`] grows one. The submodules are functions over views: each is one
//! family of Python's operations, and works in time linear in its input and output.
//!
//! A view cut out of a wide text may be wider than it needs; all functions here accept such views, and
//! [`Text::narrow`] makes them canonical. Functions whose output may be far larger than their input have
//! a companion `…_len`, so that the caller can charge memory first.
//! Nothing here knows values, the heap, budgets or exceptions.

pub mod brief;
pub mod build;
pub mod bytes;
pub mod case;
pub mod codec;
pub mod complex;
pub mod digits;
pub mod eights;
pub mod fields;
pub mod float;
pub mod format;
pub mod hash;
pub mod names;
pub mod normalize;
pub mod pad;
pub mod percent;
pub mod predicates;
pub mod replace;
pub mod repr;
pub mod search;
pub mod split;
pub mod strip;
mod tables;
pub mod ucd;
pub mod units;
pub mod word;

#[cfg(test)]
mod tests;

use std::cmp::Ordering;
use std::ops::Range;

pub use build::TextBuilder;
pub use units::Unit;

/// A view of a text, in one of the three widths.
#[derive(Clone, Copy, Debug)]
pub enum Text<'a> {
    /// Code points up to U+00FF.
    Latin1(&'a [u8]),
    /// Code points up to U+FFFF.
    Two(&'a [u16]),
    /// Any code points.
    Four(&'a [u32]),
}

/// A text of its own, in canonical form: the narrowest width that fits.
#[derive(Clone, Debug)]
pub enum TextBuf {
    /// Code points up to U+00FF.
    Latin1(Vec<u8>),
    /// Code points up to U+FFFF, at least one of them above U+00FF.
    Two(Vec<u16>),
    /// At least one code point above U+FFFF.
    Four(Vec<u32>),
}

/// Runs the same code for each width: `each!(text, units => expression)`.
macro_rules! each {
    ($text:expr, $units:ident => $body:expr) => {
        match $text {
            $crate::text::Text::Latin1($units) => $body,
            $crate::text::Text::Two($units) => $body,
            $crate::text::Text::Four($units) => $body,
        }
    };
}
pub(crate) use each;

impl<'a> Text<'a> {
    /// The text without any code point.
    pub const EMPTY: Text<'static> = Text::Latin1(&[]);

    /// The number of code points.
    #[inline]
    pub fn len(self) -> usize {
        each!(self, units => units.len())
    }

    /// Whether there is no code point.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The code point at a position.
    #[inline]
    pub fn get(self, index: usize) -> Option<u32> {
        each!(self, units => units.get(index).map(|unit| unit.code()))
    }

    /// The code points in order.
    pub fn iter(self) -> Codes<'a> {
        Codes { text: self }
    }

    /// The view of a range, cut to what exists. It keeps the width: see [`Text::narrow`].
    pub fn slice(self, range: Range<usize>) -> Text<'a> {
        let end = range.end.min(self.len());
        let start = range.start.min(end);
        match self {
            Text::Latin1(units) => Text::Latin1(&units[start..end]),
            Text::Two(units) => Text::Two(&units[start..end]),
            Text::Four(units) => Text::Four(&units[start..end]),
        }
    }

    /// Every `step`-th code point from `start`, `count` of them (as `slice.indices` gives them).
    /// Positions outside are skipped.
    pub fn slice_step(self, start: usize, step: isize, count: usize) -> TextBuf {
        fn pick<U: Unit>(units: &[U], start: usize, step: isize, count: usize) -> Vec<U> {
            let mut picked = Vec::with_capacity(count.min(units.len()));
            let mut at = start as isize;
            for _ in 0..count.min(units.len()) {
                if let Some(&unit) = usize::try_from(at).ok().and_then(|at| units.get(at)) {
                    picked.push(unit);
                }
                at = at.saturating_add(step);
            }
            picked
        }
        each!(self, units => Unit::narrow_vec(pick(units, start, step, count)))
    }

    /// An owned, canonical copy.
    pub fn narrow(self) -> TextBuf {
        each!(self, units => Unit::narrow_slice(units))
    }

    /// Whether the width is the narrowest that fits.
    pub fn is_canonical(self) -> bool {
        match self {
            Text::Latin1(_) => true,
            Text::Two(units) => units::max_code(units) > 0xFF,
            Text::Four(units) => units::max_code(units) > 0xFFFF,
        }
    }

    /// Whether every code point is below 128.
    pub fn is_ascii(self) -> bool {
        match self {
            Text::Latin1(bytes) => eights::is_ascii(bytes),
            Text::Two(units) => units::max_code(units) < 128,
            Text::Four(units) => units::max_code(units) < 128,
        }
    }

    /// The text as a `str`, when it is stored as ASCII bytes.
    pub fn as_ascii(self) -> Option<&'a str> {
        match self {
            Text::Latin1(bytes) if eights::is_ascii(bytes) => std::str::from_utf8(bytes).ok(),
            _ => None,
        }
    }

    /// The largest code point (0 for the empty text).
    pub fn max_code(self) -> u32 {
        each!(self, units => units::max_code(units))
    }

    /// UTF-8, or the position of the first lone surrogate.
    pub fn to_utf8(self) -> Result<String, usize> {
        match self {
            Text::Latin1(bytes) if eights::is_ascii(bytes) => Ok(self.to_string_lossy()),
            Text::Latin1(bytes) => Ok(bytes.iter().map(|&byte| char::from(byte)).collect()),
            _ => {
                let mut out = String::with_capacity(self.len().saturating_mul(2));
                for (at, code) in self.iter().enumerate() {
                    out.push(char::from_u32(code).ok_or(at)?);
                }
                Ok(out)
            }
        }
    }

    /// UTF-8 for display; lone surrogates become U+FFFD.
    pub fn to_string_lossy(self) -> String {
        if let Some(text) = self.as_ascii() {
            return text.to_owned();
        }
        self.iter().map(|code| char::from_u32(code).unwrap_or('\u{FFFD}')).collect()
    }

    /// `self + other`.
    pub fn concat(self, other: Text<'_>) -> TextBuf {
        if let (Text::Latin1(left), Text::Latin1(right)) = (self, other) {
            let mut out = Vec::with_capacity(left.len().saturating_add(right.len()));
            out.extend_from_slice(left);
            out.extend_from_slice(right);
            return TextBuf::Latin1(out);
        }
        let mut out = TextBuilder::with_capacity(self.len().saturating_add(other.len()));
        out.push_text(self);
        out.push_text(other);
        out.finish()
    }

    /// The length of [`Text::repeat`]'s result.
    pub fn repeat_len(self, times: usize) -> Option<usize> {
        self.len().checked_mul(times)
    }

    /// `self * times`. The caller has checked [`Text::repeat_len`].
    pub fn repeat(self, times: usize) -> TextBuf {
        if times == 0 {
            return TextBuf::new();
        }
        each!(self.narrow().as_text(), units => Unit::canonical_vec(units.repeat(times)))
    }
}

/// The code points of a text, in order; also from the back.
#[derive(Clone, Debug)]
pub struct Codes<'a> {
    text: Text<'a>,
}

impl Iterator for Codes<'_> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        fn take<U: Unit>(units: &mut &[U]) -> Option<u32> {
            let (first, rest) = units.split_first()?;
            *units = rest;
            Some(first.code())
        }
        each!(&mut self.text, units => take(units))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.text.len(), Some(self.text.len()))
    }
}

impl DoubleEndedIterator for Codes<'_> {
    fn next_back(&mut self) -> Option<u32> {
        fn take<U: Unit>(units: &mut &[U]) -> Option<u32> {
            let (last, rest) = units.split_last()?;
            *units = rest;
            Some(last.code())
        }
        each!(&mut self.text, units => take(units))
    }
}

impl ExactSizeIterator for Codes<'_> {}

impl<'a> From<&'a TextBuf> for Text<'a> {
    fn from(text: &'a TextBuf) -> Text<'a> {
        text.as_text()
    }
}

impl PartialEq for Text<'_> {
    #[inline]
    fn eq(&self, other: &Text<'_>) -> bool {
        match (*self, *other) {
            (Text::Latin1(left), Text::Latin1(right)) => left == right,
            (Text::Two(left), Text::Two(right)) => left == right,
            (Text::Four(left), Text::Four(right)) => left == right,
            // Canonical texts of different widths differ, and their first wide unit soon says so.
            (left, right) => left.len() == right.len() && left.iter().eq(right.iter()),
        }
    }
}

impl Eq for Text<'_> {}

impl PartialOrd for Text<'_> {
    fn partial_cmp(&self, other: &Text<'_>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Text<'_> {
    /// By code points, as Python compares.
    fn cmp(&self, other: &Text<'_>) -> Ordering {
        match (*self, *other) {
            (Text::Latin1(left), Text::Latin1(right)) => left.cmp(right),
            (Text::Two(left), Text::Two(right)) => left.cmp(right),
            (Text::Four(left), Text::Four(right)) => left.cmp(right),
            (left, right) => left.iter().cmp(right.iter()),
        }
    }
}

impl TextBuf {
    /// The empty text.
    pub const fn new() -> TextBuf {
        TextBuf::Latin1(Vec::new())
    }

    /// The view of all of it.
    #[inline]
    pub fn as_text(&self) -> Text<'_> {
        match self {
            TextBuf::Latin1(units) => Text::Latin1(units),
            TextBuf::Two(units) => Text::Two(units),
            TextBuf::Four(units) => Text::Four(units),
        }
    }

    /// The narrowest text of these code points. A number above U+10FFFF is kept as it is: the caller
    /// has checked.
    pub fn from_codes(codes: impl IntoIterator<Item = u32>) -> TextBuf {
        let mut out = TextBuilder::new();
        for code in codes {
            out.push(code);
        }
        out.finish()
    }

    /// The number of code points.
    pub fn len(&self) -> usize {
        self.as_text().len()
    }

    /// Whether there is no code point.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// UTF-8 for display; lone surrogates become U+FFFD.
    pub fn to_string_lossy(&self) -> String {
        self.as_text().to_string_lossy()
    }
}

impl From<&str> for TextBuf {
    fn from(text: &str) -> TextBuf {
        if eights::is_ascii(text.as_bytes()) {
            return TextBuf::Latin1(text.as_bytes().to_vec());
        }
        let mut out = TextBuilder::with_capacity(text.len());
        out.push_str(text);
        out.finish()
    }
}

impl From<String> for TextBuf {
    fn from(text: String) -> TextBuf {
        if eights::is_ascii(text.as_bytes()) { TextBuf::Latin1(text.into_bytes()) } else { TextBuf::from(text.as_str()) }
    }
}

impl Default for TextBuf {
    fn default() -> TextBuf {
        TextBuf::new()
    }
}

impl PartialEq for TextBuf {
    fn eq(&self, other: &TextBuf) -> bool {
        self.as_text() == other.as_text()
    }
}

impl Eq for TextBuf {}

impl PartialOrd for TextBuf {
    fn partial_cmp(&self, other: &TextBuf) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for TextBuf {
    fn cmp(&self, other: &TextBuf) -> Ordering {
        self.as_text().cmp(&other.as_text())
    }
}
