//! `split`, `rsplit`, `splitlines`, `partition`, `rpartition`: as ranges of the text.
//!
//! Ranges rather than texts, so that the VM can charge for the list and choose how a part is stored.
//! `maxsplit` is `None` where Python's is negative. The functions over units also serve `bytes`.

use super::search::{BackFinder, Finder, find_units, rfind_units};
use super::units::{Unit, in_width};
use super::{Text, each, eights, predicates};
use std::ops::Range;

/// `text.split(None, maxsplit)`.
pub fn split_whitespace(text: Text<'_>, maxsplit: Option<usize>) -> Vec<Range<usize>> {
    match text {
        Text::Latin1(units) => split_where(units, maxsplit, predicates::is_one_space),
        Text::Two(units) => split_where(units, maxsplit, |unit| predicates::is_space(unit.code())),
        Text::Four(units) => split_where(units, maxsplit, |unit| predicates::is_space(unit.code())),
    }
}

/// `text.rsplit(None, maxsplit)`.
pub fn rsplit_whitespace(text: Text<'_>, maxsplit: Option<usize>) -> Vec<Range<usize>> {
    each!(text, units => rsplit_where(units, maxsplit, |unit| predicates::is_space(unit.code())))
}

/// `text.split(separator, maxsplit)`; the separator is not empty.
pub fn split(text: Text<'_>, separator: Text<'_>, maxsplit: Option<usize>) -> Vec<Range<usize>> {
    each!(text, units => match in_width(separator) {
        Some(separator) => split_units(units, &separator, maxsplit),
        None => whole(units.len()),
    })
}

/// `text.rsplit(separator, maxsplit)`; the separator is not empty.
pub fn rsplit(text: Text<'_>, separator: Text<'_>, maxsplit: Option<usize>) -> Vec<Range<usize>> {
    each!(text, units => match in_width(separator) {
        Some(separator) => rsplit_units(units, &separator, maxsplit),
        None => whole(units.len()),
    })
}

/// The one part of a text that does not contain the separator.
fn whole(len: usize) -> Vec<Range<usize>> {
    std::iter::once(0..len).collect()
}

/// `text.splitlines(keepends)`.
pub fn split_lines(text: Text<'_>, keep_ends: bool) -> Vec<Range<usize>> {
    match text {
        Text::Latin1(units) => split_lines_where(units, keep_ends, eights::break_in),
        Text::Two(units) => split_lines_where(units, keep_ends, break_in),
        Text::Four(units) => split_lines_where(units, keep_ends, break_in),
    }
}

fn break_in<U: Unit>(units: &[U]) -> Option<usize> {
    units.iter().position(|unit| predicates::is_line_break(unit.code()))
}

/// `text.partition(separator)`: where the separator is.
pub fn partition(text: Text<'_>, separator: Text<'_>) -> Option<Range<usize>> {
    let at = super::search::find(text, separator)?;
    Some(at..at + separator.len())
}

/// `text.rpartition(separator)`: where the separator is.
pub fn rpartition(text: Text<'_>, separator: Text<'_>) -> Option<Range<usize>> {
    let at = super::search::rfind(text, separator)?;
    Some(at..at + separator.len())
}

/// Room for as many parts as most texts have.
const FEW: usize = 8;
/// Units of a word and the space behind it, in many languages.
const WORD: usize = 6;
/// The most parts of a long text that there is room for at first.
const MANY: usize = 1 << 20;

/// Splits at runs of units that are spaces.
pub fn split_where<U: Unit>(
    units: &[U],
    maxsplit: Option<usize>,
    is_space: impl Fn(U) -> bool,
) -> Vec<Range<usize>> {
    let limit = maxsplit.unwrap_or(usize::MAX);
    let mut parts = Vec::with_capacity((units.len() / WORD).clamp(FEW, MANY).min(limit.saturating_add(1)));
    let mut at = 0;
    loop {
        while at < units.len() && is_space(units[at]) {
            at += 1;
        }
        if at == units.len() {
            return parts;
        }
        if parts.len() == limit {
            parts.push(at..units.len());
            return parts;
        }
        let start = at;
        while at < units.len() && !is_space(units[at]) {
            at += 1;
        }
        parts.push(start..at);
    }
}

/// Hands over where each word begins and ends, until that is refused: `false`.
#[inline]
pub fn each_word(
    units: &[u8],
    is_space: impl Fn(u8) -> bool,
    word: &mut impl FnMut(usize, usize) -> bool,
) -> bool {
    let mut at = 0;
    loop {
        while units.get(at).is_some_and(|unit| is_space(*unit)) {
            at += 1;
        }
        let start = at;
        while units.get(at).is_some_and(|unit| !is_space(*unit)) {
            at += 1;
        }
        if start == at {
            return true;
        }
        if !word(start, at) {
            return false;
        }
    }
}

/// Hands over where each part between separators begins and ends, until that is refused: `false`.
#[inline]
pub fn each_between(units: &[u8], separator: u8, part: &mut impl FnMut(usize, usize) -> bool) -> bool {
    let mut from = 0;
    let is_done = eights::each_place(units, separator, &mut |at| {
        let start = std::mem::replace(&mut from, at + 1);
        part(start, at)
    });
    is_done && part(from, units.len())
}

/// Hands over where each part between a few separators of several bytes begins and ends, until that is refused: `false`.
pub fn each_part(
    units: &[u8],
    separator: &[u8],
    limit: usize,
    part: &mut impl FnMut(usize, usize) -> bool,
) -> bool {
    let (mut from, mut left) = (0, limit);
    while left > 0
        && let Some(at) = find_units(&units[from..], separator)
    {
        if !part(from, from + at) {
            return false;
        }
        from += at + separator.len();
        left -= 1;
    }
    part(from, units.len())
}

/// Hands over where each line begins and ends, until that is refused: `false`. `break_in` finds the first end of a line; `\r\n` is one.
#[inline]
pub fn each_line<U: Unit>(
    units: &[U],
    keep_ends: bool,
    break_in: impl Fn(&[U]) -> Option<usize>,
    line: &mut impl FnMut(usize, usize) -> bool,
) -> bool {
    let mut start = 0;
    while let Some(left) = units.get(start..).filter(|left| !left.is_empty()) {
        let end = break_in(left).map_or(units.len(), |n| start + n);
        let mut next = end;
        if let Some(unit) = units.get(next) {
            let crlf = unit.code() == 0x0D && units.get(next + 1).is_some_and(|u| u.code() == 0x0A);
            next += if crlf { 2 } else { 1 };
        }
        if !line(start, if keep_ends { next } else { end }) {
            return false;
        }
        start = next;
    }
    true
}

/// Splits at runs of units that are spaces, from the end.
pub fn rsplit_where<U: Unit>(
    units: &[U],
    maxsplit: Option<usize>,
    is_space: impl Fn(U) -> bool,
) -> Vec<Range<usize>> {
    let limit = maxsplit.unwrap_or(usize::MAX);
    let mut parts = Vec::new();
    let mut end = units.len();
    loop {
        while end > 0 && is_space(units[end - 1]) {
            end -= 1;
        }
        if end == 0 {
            break;
        }
        if parts.len() == limit {
            parts.push(0..end);
            break;
        }
        let stop = end;
        while end > 0 && !is_space(units[end - 1]) {
            end -= 1;
        }
        parts.push(end..stop);
    }
    parts.reverse();
    parts
}

/// Splits at a separator, which is not empty.
pub fn split_units<U: Unit>(units: &[U], separator: &[U], maxsplit: Option<usize>) -> Vec<Range<usize>> {
    let mut parts = Vec::with_capacity(FEW);
    let mut from = 0;
    if !separator.is_empty() {
        let finder = Finder::new(separator);
        let limit = maxsplit.unwrap_or(usize::MAX);
        while parts.len() < limit {
            let Some(at) = finder.find(units, from) else { break };
            parts.push(from..at);
            from = at + separator.len();
        }
    }
    parts.push(from..units.len());
    parts
}

/// Splits at a separator, which is not empty, from the end.
pub fn rsplit_units<U: Unit>(units: &[U], separator: &[U], maxsplit: Option<usize>) -> Vec<Range<usize>> {
    let limit = maxsplit.unwrap_or(usize::MAX);
    let mut parts = Vec::new();
    let mut end = units.len();
    if !separator.is_empty() {
        let finder = BackFinder::new(separator);
        while parts.len() < limit {
            let Some(at) = finder.find(&units[..end]) else { break };
            parts.push(at + separator.len()..end);
            end = at;
        }
    }
    parts.push(0..end);
    parts.reverse();
    parts
}

/// Splits at line ends; `\r\n` is one.
pub fn split_lines_where<U: Unit>(
    units: &[U],
    keep_ends: bool,
    break_in: impl Fn(&[U]) -> Option<usize>,
) -> Vec<Range<usize>> {
    let mut lines = Vec::new();
    each_line(units, keep_ends, break_in, &mut |start, end| {
        lines.push(start..end);
        true
    });
    lines
}

/// `bytes.partition`: where the separator is.
pub fn partition_units<U: Unit>(units: &[U], separator: &[U], last: bool) -> Option<Range<usize>> {
    let at = if last { rfind_units(units, separator) } else { find_units(units, separator) }?;
    Some(at..at + separator.len())
}
