//! `strip`, `lstrip`, `rstrip`, `removeprefix`, `removesuffix`: as the range that stays.

use super::units::Unit;
use super::{Text, each, predicates, search};
use std::ops::Range;

/// Which ends are stripped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// `strip`
    Both,
    /// `lstrip`
    Left,
    /// `rstrip`
    Right,
}

/// `text.strip()` of whitespace.
pub fn strip_whitespace(text: Text<'_>, ends: Ends) -> Range<usize> {
    match text {
        Text::Latin1(units) => strip_where(units, ends, predicates::is_one_space),
        Text::Two(units) => strip_where(units, ends, |unit| predicates::is_space(unit.code())),
        Text::Four(units) => strip_where(units, ends, |unit| predicates::is_space(unit.code())),
    }
}

/// `text.strip(chars)`.
pub fn strip_chars(text: Text<'_>, chars: Text<'_>, ends: Ends) -> Range<usize> {
    // A few bytes are compared one by one.
    if let (Text::Latin1(units), Text::Latin1(few)) = (text, chars)
        && few.len() <= 8
    {
        return strip_where(units, ends, |unit| few.contains(&unit));
    }
    // A table for the low code points and a sorted list for the rest keep this linear in both texts.
    let mut low = [false; 256];
    let mut high: Vec<u32> = Vec::new();
    for code in chars.iter() {
        match low.get_mut(code as usize) {
            Some(slot) => *slot = true,
            None => high.push(code),
        }
    }
    high.sort_unstable();
    high.dedup();
    let is_member = |code: u32| match low.get(code as usize) {
        Some(&member) => member,
        None => high.binary_search(&code).is_ok(),
    };
    each!(text, units => strip_where(units, ends, |unit| is_member(unit.code())))
}

/// Strips the units for which the test holds.
pub fn strip_where<U: Unit>(units: &[U], ends: Ends, is_member: impl Fn(U) -> bool) -> Range<usize> {
    let (mut start, mut end) = (0, units.len());
    if ends != Ends::Right {
        while start < end && is_member(units[start]) {
            start += 1;
        }
    }
    if ends != Ends::Left {
        while end > start && is_member(units[end - 1]) {
            end -= 1;
        }
    }
    start..end
}

/// `text.removeprefix(prefix)`.
pub fn remove_prefix(text: Text<'_>, prefix: Text<'_>) -> Range<usize> {
    if search::starts_with(text, prefix) { prefix.len()..text.len() } else { 0..text.len() }
}

/// `text.removesuffix(suffix)`.
pub fn remove_suffix(text: Text<'_>, suffix: Text<'_>) -> Range<usize> {
    if search::ends_with(text, suffix) { 0..text.len() - suffix.len() } else { 0..text.len() }
}
