//! Finding one text in another: `find`, `rfind`, `count`, `in`, `startswith`, `endswith`.
//!
//! Time is linear in haystack and needle in every width, also for hostile input: `memchr` for bytes, the
//! two-way algorithm for wider units. The range arguments of Python's methods are the caller's: it slices
//! the view and adds the start.

use super::units::{Unit, in_width};
use super::{Text, each};
use memchr::memmem;
use std::cell::OnceCell;

/// `haystack.find(needle)`.
#[inline]
pub fn find(haystack: Text<'_>, needle: Text<'_>) -> Option<usize> {
    if let (Text::Latin1(haystack), Text::Latin1(needle)) = (haystack, needle) {
        return find_units(haystack, needle);
    }
    each!(haystack, units => find_units(units, &in_width(needle)?))
}

/// `haystack.rfind(needle)`.
pub fn rfind(haystack: Text<'_>, needle: Text<'_>) -> Option<usize> {
    each!(haystack, units => rfind_units(units, &in_width(needle)?))
}

/// `needle in haystack`.
pub fn contains(haystack: Text<'_>, needle: Text<'_>) -> bool {
    find(haystack, needle).is_some()
}

/// `haystack.count(needle)`: non-overlapping; the empty needle is between all code points.
pub fn count(haystack: Text<'_>, needle: Text<'_>) -> usize {
    if let (Text::Latin1(haystack), Text::Latin1(needle)) = (haystack, needle) {
        return count_units(haystack, needle);
    }
    each!(haystack, units => in_width(needle).map_or(0, |needle| count_units(units, &needle)))
}

/// `text.startswith(prefix)`.
pub fn starts_with(text: Text<'_>, prefix: Text<'_>) -> bool {
    if let (Text::Latin1(text), Text::Latin1(prefix)) = (text, prefix) {
        return text.starts_with(prefix);
    }
    text.len() >= prefix.len() && text.slice(0..prefix.len()) == prefix
}

/// `text.endswith(suffix)`.
pub fn ends_with(text: Text<'_>, suffix: Text<'_>) -> bool {
    if let (Text::Latin1(text), Text::Latin1(suffix)) = (text, suffix) {
        return text.ends_with(suffix);
    }
    text.len() >= suffix.len() && text.slice(text.len() - suffix.len()..text.len()) == suffix
}

/// [`starts_with`] of a few units, which are compared one by one.
#[inline]
pub fn starts_with_units(text: &[u8], prefix: &[u8]) -> bool {
    text.get(..prefix.len()).is_some_and(|front| are_same(front, prefix))
}

/// [`ends_with`] of a few units.
#[inline]
pub fn ends_with_units(text: &[u8], suffix: &[u8]) -> bool {
    let from = text.len().checked_sub(suffix.len());
    from.and_then(|from| text.get(from..)).is_some_and(|back| are_same(back, suffix))
}

/// Whether as many units are the same ones, which are few: one after the other, as a comparison of any length is a call.
#[inline(always)]
fn are_same(left: &[u8], right: &[u8]) -> bool {
    let mut at = 0;
    while let (Some(p), Some(q)) = (left.get(at), right.get(at)) {
        if p != q {
            return false;
        }
        at += 1;
    }
    true
}

/// The position of a code point.
pub fn find_code(haystack: Text<'_>, code: u32) -> Option<usize> {
    each!(haystack, units => Unit::position(units, Unit::from_code(code)?))
}

/// [`find`] over units of one width.
pub fn find_units<U: Unit>(haystack: &[U], needle: &[U]) -> Option<usize> {
    match needle {
        [] => Some(0),
        [unit] => U::position(haystack, *unit),
        _ if needle.len() > haystack.len() => None,
        _ => {
            if let (Text::Latin1(haystack), Text::Latin1(needle)) = (U::view(haystack), U::view(needle)) {
                if is_short(haystack, needle) {
                    return find_short(haystack, needle);
                }
                return memmem::find(haystack, needle);
            }
            TwoWay::new(needle, false).find(haystack)
        }
    }
}

/// Whether a text is so short that it is not worth preparing the needle.
fn is_short(haystack: &[u8], needle: &[u8]) -> bool {
    haystack.len() <= 128 && needle.len() <= 16
}

/// In so few bytes each is looked at, before a search for many has begun.
const FEW: usize = 32;

/// The position of a needle, of which the first byte is searched for.
fn find_short(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    let (first, rest) = needle.split_first()?;
    let last = haystack.len().checked_sub(rest.len())?;
    if haystack.len() <= FEW {
        let mut at = 0;
        for unit in haystack.get(..last)? {
            at += 1;
            if unit == first && are_same(haystack.get(at..at + rest.len())?, rest) {
                return Some(at - 1);
            }
        }
        return None;
    }
    let mut from = 0;
    loop {
        let at = from + memchr::memchr(*first, haystack.get(from..last)?)?;
        if haystack[at + 1..].starts_with(rest) {
            return Some(at);
        }
        from = at + 1;
    }
}

/// [`rfind`] over units of one width.
pub fn rfind_units<U: Unit>(haystack: &[U], needle: &[U]) -> Option<usize> {
    match needle {
        [] => Some(haystack.len()),
        [unit] => U::last_position(haystack, *unit),
        _ if needle.len() > haystack.len() => None,
        _ => {
            if let (Text::Latin1(haystack), Text::Latin1(needle)) = (U::view(haystack), U::view(needle)) {
                return memmem::rfind(haystack, needle);
            }
            let at = TwoWay::new(needle, true).find(haystack)?;
            Some(haystack.len() - needle.len() - at)
        }
    }
}

/// [`count`] over units of one width.
pub fn count_units<U: Unit>(haystack: &[U], needle: &[U]) -> usize {
    match needle {
        [] => haystack.len() + 1,
        [unit] => U::count(haystack, *unit),
        _ => {
            let finder = Finder::new(needle);
            let (mut count, mut from) = (0, 0);
            while let Some(at) = finder.find(haystack, from) {
                count += 1;
                from = at + needle.len();
            }
            count
        }
    }
}

/// A needle prepared once for many searches. The needle is not empty.
pub(crate) struct Finder<'n, U> {
    needle: &'n [U],
    kind: FinderKind<'n, U>,
}

enum FinderKind<'n, U> {
    One(U),
    /// Prepared when it is searched for in a text that is long enough for that.
    Bytes(&'n [u8], OnceCell<Box<memmem::Finder<'n>>>),
    Wide(Box<TwoWay<'n, U>>),
}

impl<'n, U: Unit> Finder<'n, U> {
    pub(crate) fn new(needle: &'n [U]) -> Finder<'n, U> {
        let kind = match (needle, U::view(needle)) {
            ([unit], _) => FinderKind::One(*unit),
            (_, Text::Latin1(bytes)) => FinderKind::Bytes(bytes, OnceCell::new()),
            _ => FinderKind::Wide(Box::new(TwoWay::new(needle, false))),
        };
        Finder { needle, kind }
    }

    /// The first occurrence at or after a position.
    pub(crate) fn find(&self, haystack: &[U], from: usize) -> Option<usize> {
        let rest = haystack.get(from..)?;
        if rest.len() < self.needle.len() {
            return None;
        }
        let at = match &self.kind {
            FinderKind::One(unit) => U::position(rest, *unit),
            FinderKind::Bytes(needle, finder) => match U::view(rest) {
                Text::Latin1(bytes) if is_short(bytes, needle) => find_short(bytes, needle),
                Text::Latin1(bytes) => finder.get_or_init(|| Box::new(memmem::Finder::new(*needle))).find(bytes),
                _ => None,
            },
            FinderKind::Wide(finder) => finder.find(rest),
        };
        at.map(|at| at + from)
    }
}

/// A needle prepared for many searches from the end. The needle is not empty.
pub(crate) struct BackFinder<'n, U> {
    needle: &'n [U],
    kind: BackKind<'n, U>,
}

enum BackKind<'n, U> {
    One(U),
    Bytes(Box<memmem::FinderRev<'n>>),
    Wide(Box<TwoWay<'n, U>>),
}

impl<'n, U: Unit> BackFinder<'n, U> {
    pub(crate) fn new(needle: &'n [U]) -> BackFinder<'n, U> {
        let kind = match (needle, U::view(needle)) {
            ([unit], _) => BackKind::One(*unit),
            (_, Text::Latin1(bytes)) => BackKind::Bytes(Box::new(memmem::FinderRev::new(bytes))),
            _ => BackKind::Wide(Box::new(TwoWay::new(needle, true))),
        };
        BackFinder { needle, kind }
    }

    /// The last occurrence.
    pub(crate) fn find(&self, haystack: &[U]) -> Option<usize> {
        if haystack.len() < self.needle.len() {
            return None;
        }
        match &self.kind {
            BackKind::One(unit) => U::last_position(haystack, *unit),
            BackKind::Bytes(finder) => match U::view(haystack) {
                Text::Latin1(bytes) => finder.rfind(bytes),
                _ => None,
            },
            BackKind::Wide(finder) => finder.find(haystack).map(|at| haystack.len() - self.needle.len() - at),
        }
    }
}

/// The two-way string matching algorithm of Crochemore and Perrin, forwards or over both texts reversed.
struct TwoWay<'n, U> {
    needle: &'n [U],
    reversed: bool,
    /// Where the needle's critical factorisation splits it.
    critical: usize,
    /// By how much a full match may move on.
    period: usize,
    /// Whether the needle is periodic all along, so that a prefix is known to match after such a move.
    remembers: bool,
    /// Which low six bits occur in the needle: a window that ends in another unit is skipped whole.
    present: u64,
}

impl<'n, U: Unit> TwoWay<'n, U> {
    fn new(needle: &'n [U], reversed: bool) -> TwoWay<'n, U> {
        let mut made = TwoWay { needle, reversed, critical: 0, period: 1, remembers: false, present: 0 };
        let (less, less_period) = made.maximal_suffix(false);
        let (greater, greater_period) = made.maximal_suffix(true);
        let (critical, period) = if less > greater { (less, less_period) } else { (greater, greater_period) };
        let len = needle.len();
        made.critical = critical;
        made.remembers =
            critical + period <= len && (0..critical).all(|at| made.at(at) == made.at(at + period));
        made.period = if made.remembers { period } else { critical.max(len - critical) + 1 };
        made.present = needle.iter().fold(0, |set, unit| set | 1 << (unit.code() & 63));
        made
    }

    #[inline]
    fn at(&self, at: usize) -> U {
        if self.reversed { self.needle[self.needle.len() - 1 - at] } else { self.needle[at] }
    }

    /// The start of the maximal suffix in one of the two orders, and its period.
    fn maximal_suffix(&self, greater: bool) -> (usize, usize) {
        let (mut left, mut right, mut offset, mut period) = (0, 1, 0, 1);
        while right + offset < self.needle.len() {
            let (a, b) = (self.at(right + offset), self.at(left + offset));
            if a == b {
                if offset + 1 == period {
                    right += period;
                    offset = 0;
                } else {
                    offset += 1;
                }
            } else if (a > b) == greater {
                right += offset + 1;
                offset = 0;
                period = right - left;
            } else {
                left = right;
                right += 1;
                offset = 0;
                period = 1;
            }
        }
        (left, period)
    }

    /// The first occurrence; when reversed, its distance from the end.
    fn find(&self, haystack: &[U]) -> Option<usize> {
        let (len, total) = (self.needle.len(), haystack.len());
        let hay = |at: usize| if self.reversed { haystack[total - 1 - at] } else { haystack[at] };
        let (mut start, mut memory) = (0usize, 0);
        while start + len <= total {
            if self.present >> (hay(start + len - 1).code() & 63) & 1 == 0 {
                start += len;
                memory = 0;
                continue;
            }
            let mut at = self.critical.max(memory);
            while at < len && self.at(at) == hay(start + at) {
                at += 1;
            }
            if at < len {
                start += at - self.critical + 1;
                memory = 0;
                continue;
            }
            at = self.critical;
            while at > memory && self.at(at - 1) == hay(start + at - 1) {
                at -= 1;
            }
            if at <= memory {
                return Some(start);
            }
            start += self.period;
            memory = if self.remembers { len - self.period } else { 0 };
        }
        None
    }
}
