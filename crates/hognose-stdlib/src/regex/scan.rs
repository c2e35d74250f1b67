//! Tight loops over the text: how far a single character repeats, where a repetition may end; and places.
//!
//! What a loop reads is added to `work`. Nothing here goes back.

use super::program::{Filter, One, Program, Repeat};
use super::tree::At;
use hognose_vm::text::units::Unit;
use hognose_vm::text::{Text, predicates};

/// The bytes of Latin-1 text.
#[inline]
pub fn as_latin<U: Unit>(units: &[U]) -> Option<&[u8]> {
    match U::view(units) {
        Text::Latin1(bytes) => Some(bytes),
        _ => None,
    }
}

/// The work of so many tests of a single character: sets beyond Latin-1 are searched.
#[inline]
pub fn repeat_work<U: Unit>(one: One, count: usize) -> u64 {
    let searches = size_of::<U>() > 1 && matches!(one, One::Set(_));
    if searches { count as u64 } else { count as u64 / 8 }
}

/// How many units, from the first, pass a test.
#[inline]
pub fn run_length<U: Unit>(program: &Program, one: One, units: &[U]) -> usize {
    let end = match one {
        One::Any => None,
        One::InLine => U::from_code(10).and_then(|unit| U::position(units, unit)),
        One::NotChar(code) => U::from_code(code).and_then(|unit| U::position(units, unit)),
        One::Char(code) => units.iter().position(|unit| unit.code() != code),
        One::Set(set) => {
            if let (Some(bytes), Some(table)) = (as_latin(units), program.tables.get(set.table as usize)) {
                bytes.iter().position(|&byte| table[usize::from(byte)] & set.mask == 0)
            } else {
                units.iter().position(|unit| !program.has(set, unit.code()))
            }
        }
    };
    end.unwrap_or(units.len())
}

/// The first unit that passes a filter.
#[inline]
pub fn find_passing<U: Unit>(program: &Program, filter: &Filter, units: &[U]) -> Option<usize> {
    match (as_latin(units), program.tables.get(filter.table as usize)) {
        (Some(bytes), Some(table)) if !filter.empty => {
            bytes.iter().position(|&byte| table[usize::from(byte)] & filter.mask != 0)
        }
        _ => units.iter().position(|unit| program.passes(filter, Some(unit))),
    }
}

/// The greatest position from `low` to `high` behind which `repeat` may be followed.
#[inline]
pub fn last_fit<U: Unit>(
    program: &Program,
    repeat: &Repeat,
    units: &[U],
    low: usize,
    high: usize,
    work: &mut u64,
) -> Option<usize> {
    let filter = &repeat.follow;
    if filter.empty {
        return Some(high);
    }
    let fit = if let (Some(only), Some(bytes)) = (filter.only, as_latin(units)) {
        let range = bytes.get(low..bytes.len().min(high + 1))?;
        memchr::memrchr(u8::try_from(only).ok()?, range).map(|found| low + found)
    } else {
        (low..=high).rev().find(|&at| program.passes(filter, units.get(at)))
    };
    *work += (high - fit.unwrap_or(low)) as u64 / 8;
    fit
}

/// The least position from `at` to `high` behind which a lazy `repeat` may be followed.
#[inline]
pub fn first_fit<U: Unit>(
    program: &Program,
    repeat: &Repeat,
    units: &[U],
    from: usize,
    high: usize,
    work: &mut u64,
) -> Option<usize> {
    let filter = &repeat.follow;
    if filter.empty {
        return Some(from);
    }
    let mut at = from;
    let fit = loop {
        let unit = units.get(at);
        if program.passes(filter, unit) {
            break Some(at);
        }
        match unit {
            Some(&unit) if at < high && program.accepts(repeat.one, unit) => at += 1,
            _ => break None,
        }
    };
    *work += repeat_work::<U>(repeat.one, at - from);
    fit
}

#[inline]
fn is_word(code: u32, unicode: bool) -> bool {
    match u8::try_from(code) {
        Ok(byte) if byte.is_ascii() => byte == b'_' || byte.is_ascii_alphanumeric(),
        _ => unicode && predicates::is_alnum(code),
    }
}

/// Whether a position is such a place.
#[inline]
pub fn is_at<U: Unit>(at: At, units: &[U], position: usize) -> bool {
    let is_newline = |at: usize| units.get(at).is_some_and(|unit| unit.code() == 10);
    match at {
        At::Start => position == 0,
        At::LineStart => position == 0 || is_newline(position - 1),
        At::End => position == units.len() || (position + 1 == units.len() && is_newline(position)),
        At::LineEnd => position == units.len() || is_newline(position),
        At::VeryEnd => position == units.len(),
        At::Boundary { unicode } => is_boundary(units, position, unicode),
        At::NoBoundary { unicode } => !is_boundary(units, position, unicode),
    }
}

#[inline]
fn is_boundary<U: Unit>(units: &[U], position: usize, unicode: bool) -> bool {
    let word =
        |at: Option<usize>| at.and_then(|at| units.get(at)).is_some_and(|unit| is_word(unit.code(), unicode));
    word(position.checked_sub(1)) != word(Some(position))
}
