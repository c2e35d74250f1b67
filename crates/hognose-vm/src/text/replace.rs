//! `replace`, `join` and the assembling half of `translate`.

use super::search::{Finder, find_units};
use super::units::{Unit, in_width};
use super::{Text, TextBuf, TextBuilder, each};

/// How many replacements `text.replace(old, new, limit)` makes; `limit` is `None` for all.
pub fn replace_count(text: Text<'_>, old: Text<'_>, limit: Option<usize>) -> usize {
    super::search::count(text, old).min(limit.unwrap_or(usize::MAX))
}

/// The length of `text.replace(old, new)` with so many replacements.
pub fn replace_len(text: Text<'_>, old: Text<'_>, new: Text<'_>, count: usize) -> Option<usize> {
    let kept = text.len().checked_sub(old.len().checked_mul(count)?)?;
    kept.checked_add(new.len().checked_mul(count)?)
}

/// `text.replace(old, new, count)`; `None` when nothing changes, so that the caller can hand out the same object.
pub fn replace(text: Text<'_>, old: Text<'_>, new: Text<'_>, count: Option<usize>) -> Option<TextBuf> {
    if old == new && !old.is_empty() {
        return None;
    }
    let limit = replace_count(text, old, count);
    if limit == 0 || (old.is_empty() && new.is_empty()) {
        return None;
    }
    Some(each!(text, units => {
        let old = in_width(old)?;
        match in_width(new) {
            Some(new) => Unit::narrow_vec(replace_units(units, &old, &new, limit)),
            None => replace_wider(units, &old, new, limit),
        }
    }))
}

/// `bytes.replace`, and `str.replace` where all texts have one width. `limit` is at most the number of occurrences.
pub fn replace_units<U: Unit>(units: &[U], old: &[U], new: &[U], limit: usize) -> Vec<U> {
    if let ([old], [new]) = (old, new) {
        let mut out = units.to_vec();
        if limit < U::count(units, *old) {
            out.iter_mut().filter(|unit| **unit == *old).take(limit).for_each(|unit| *unit = *new);
            return out;
        }
        U::exchange(&mut out, *old, *new);
        return out;
    }
    let capacity = replace_len(U::view(units), U::view(old), U::view(new), limit);
    let mut out = Vec::with_capacity(capacity.unwrap_or(0));
    each_piece(units, old, limit, |piece, last| {
        out.extend_from_slice(piece);
        if !last {
            out.extend_from_slice(new);
        }
    });
    out
}

/// A few places in a short text.
pub struct Places {
    n: usize,
    at: [u16; 16],
}

impl Places {
    /// The places in order.
    pub fn as_slice(&self) -> &[u16] {
        &self.at[..self.n]
    }
}

/// Where a needle that is not empty occurs in a text of less than 65,536 bytes; `None` when it does so often.
pub fn few_places(units: &[u8], needle: &[u8]) -> Option<Places> {
    let mut places = Places { n: 0, at: [0; 16] };
    let mut from = 0;
    while let Some(at) = find_units(&units[from..], needle) {
        *places.at.get_mut(places.n)? = u16::try_from(from + at).ok()?;
        places.n += 1;
        from += at + needle.len();
    }
    Some(places)
}

fn replace_wider<U: Unit>(units: &[U], old: &[U], new: Text<'_>, limit: usize) -> TextBuf {
    let mut out = TextBuilder::new();
    each_piece(units, old, limit, |piece, last| {
        out.push_text(U::view(piece));
        if !last {
            out.push_text(new);
        }
    });
    out.finish()
}

/// Hands over what is between the first `limit` occurrences of `old`, in order.
fn each_piece<U: Unit>(units: &[U], old: &[U], limit: usize, mut piece: impl FnMut(&[U], bool)) {
    if old.is_empty() {
        // Before each code point and after the last, as far as the limit goes.
        let cuts = limit.min(units.len() + 1);
        let mut from = 0;
        for cut in 0..cuts {
            piece(&units[from..cut], false);
            from = cut;
        }
        piece(&units[from..], true);
        return;
    }
    let finder = Finder::new(old);
    let mut from = 0;
    for _ in 0..limit {
        let Some(at) = finder.find(units, from) else { break };
        piece(&units[from..at], false);
        from = at + old.len();
    }
    piece(&units[from..], true);
}

/// The length of `separator.join(parts)`.
pub fn join_len<'a>(separator: Text<'_>, parts: impl IntoIterator<Item = Text<'a>>) -> Option<usize> {
    let (mut len, mut count) = (0usize, 0usize);
    for part in parts {
        len = len.checked_add(part.len())?;
        count += 1;
    }
    len.checked_add(separator.len().checked_mul(count.saturating_sub(1))?)
}

/// `separator.join(parts)`.
pub fn join<'a>(separator: Text<'_>, parts: impl IntoIterator<Item = Text<'a>> + Clone) -> TextBuf {
    let mut out = TextBuilder::with_capacity(join_len(separator, parts.clone()).unwrap_or(0));
    for (at, part) in parts.into_iter().enumerate() {
        if at > 0 {
            out.push_text(separator);
        }
        out.push_text(part);
    }
    out.finish()
}

/// What `str.translate` puts for one code point, once the VM has looked it up in the table.
#[derive(Clone, Copy, Debug)]
pub enum Translated<'a> {
    /// The table has no entry (`LookupError`).
    Same,
    /// The entry is `None`.
    Delete,
    /// The entry is an integer (the caller has checked the range).
    Code(u32),
    /// The entry is a text.
    Text(Text<'a>),
}

/// Adds the translation of one code point; `false` when the length would overflow or pass `max_len`.
pub fn push_translated(out: &mut TextBuilder, code: u32, to: Translated<'_>, max_len: usize) -> bool {
    let grows = match to {
        Translated::Same | Translated::Code(_) => 1,
        Translated::Delete => 0,
        Translated::Text(text) => text.len(),
    };
    if out.len().checked_add(grows).is_none_or(|len| len > max_len) {
        return false;
    }
    match to {
        Translated::Same => out.push(code),
        Translated::Delete => {}
        Translated::Code(code) => out.push(code),
        Translated::Text(text) => out.push_text(text),
    }
    true
}
