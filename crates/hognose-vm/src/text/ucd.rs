//! The Unicode 16.0 character database as `unicodedata` shows it, and the flags behind `str`'s predicates.
//!
//! Numbers that are no code point count as unassigned. Normalisation and names have modules of their own.

use super::tables::{self, Kind, Props, SpecialCase};

/// The Unicode version of all tables, `unicodedata.unidata_version`.
pub const VERSION: &str = "16.0.0";

#[inline]
pub(super) fn kind(code: u32) -> &'static Kind {
    let row = page_row(&tables::KIND_PAGES, &tables::KIND_ROWS, tables::KIND_SHIFT, code);
    tables::KINDS.get(row).unwrap_or(&tables::KINDS[0])
}

fn props(code: u32) -> &'static Props {
    let row = page_row(&tables::PROP_PAGES, &tables::PROP_ROWS, tables::PROP_SHIFT, code);
    tables::PROPS.get(row).unwrap_or(&tables::PROPS[0])
}

#[inline]
fn page_row(pages: &[u8], rows: &[u8], shift: u32, code: u32) -> usize {
    // Beyond the last page everything is as in plane 17's neighbour: a noncharacter without properties.
    let page = pages.get((code >> shift) as usize).or(pages.last()).copied().unwrap_or(0);
    let at = (usize::from(page) << shift) | (code & ((1 << shift) - 1)) as usize;
    rows.get(at).copied().map_or(0, usize::from)
}

#[inline]
pub(super) fn has(code: u32, flag: u16) -> bool {
    kind(code).flags & flag != 0
}

/// All flags of a code point.
pub(super) fn flags(code: u32) -> u16 {
    kind(code).flags
}

pub(super) fn special(code: u32) -> Option<&'static SpecialCase> {
    let at = tables::SPECIAL_CASES.binary_search_by_key(&code, |case| case.code).ok()?;
    tables::SPECIAL_CASES.get(at)
}

/// `unicodedata.category`.
pub fn category(code: u32) -> &'static str {
    tables::CATEGORIES.get(usize::from(props(code).category)).copied().unwrap_or("Cn")
}

/// `unicodedata.bidirectional`.
pub fn bidirectional(code: u32) -> &'static str {
    tables::BIDI_CLASSES.get(usize::from(props(code).bidi)).copied().unwrap_or("")
}

/// `unicodedata.combining`: the canonical combining class.
pub fn combining(code: u32) -> u8 {
    props(code).combining
}

/// `unicodedata.east_asian_width`.
pub fn east_asian_width(code: u32) -> &'static str {
    tables::WIDTHS.get(usize::from(props(code).width)).copied().unwrap_or("N")
}

/// `unicodedata.mirrored`.
pub fn mirrored(code: u32) -> bool {
    props(code).mirrored
}

/// `unicodedata.decimal`: the value as a decimal digit.
#[inline]
pub fn decimal(code: u32) -> Option<u8> {
    u8::try_from(kind(code).decimal).ok()
}

/// `unicodedata.digit`: the value as a digit, also of superscripts and the like.
pub fn digit(code: u32) -> Option<u8> {
    u8::try_from(kind(code).digit).ok()
}

/// `unicodedata.numeric`: the value as a number, also of fractions and number words.
pub fn numeric(code: u32) -> Option<f64> {
    let at = tables::NUMERIC_CODES.binary_search(&code).ok()?;
    tables::NUMERIC_VALUES.get(usize::from(*tables::NUMERIC_INDEX.get(at)?)).copied()
}
