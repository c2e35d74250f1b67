//! `center`, `ljust`, `rjust`, `zfill`, `expandtabs`.
//!
//! The length of the first four is the larger of the text's and the width; `expandtabs` has its own function.

use super::units::Unit;
use super::{Text, TextBuf, TextBuilder, each};

/// `text.ljust(width, fill)`.
pub fn ljust(text: Text<'_>, width: usize, fill: u32) -> TextBuf {
    pad(text, 0, width.saturating_sub(text.len()), fill)
}

/// `text.rjust(width, fill)`.
pub fn rjust(text: Text<'_>, width: usize, fill: u32) -> TextBuf {
    pad(text, width.saturating_sub(text.len()), 0, fill)
}

/// `text.center(width, fill)`.
pub fn center(text: Text<'_>, width: usize, fill: u32) -> TextBuf {
    let (left, right) = center_margins(text.len(), width);
    pad(text, left, right, fill)
}

/// How much `center` puts before and after; `bytes` shares it.
pub fn center_margins(len: usize, width: usize) -> (usize, usize) {
    let margin = width.saturating_sub(len);
    // An odd remainder goes left when the width is odd, as CPython does.
    let left = margin / 2 + (margin & width & 1);
    (left, margin - left)
}

/// The text between runs of a fill code point.
pub fn pad(text: Text<'_>, left: usize, right: usize, fill: u32) -> TextBuf {
    let mut out = TextBuilder::with_capacity(text.len() + left + right);
    out.push_repeat(fill, left);
    out.push_text(text);
    out.push_repeat(fill, right);
    out.finish()
}

/// `text.zfill(width)`: zeros after a sign.
pub fn zfill(text: Text<'_>, width: usize) -> TextBuf {
    each!(text, units => Unit::narrow_vec(zfill_units(units, width)))
}

/// [`zfill`] over units; `bytes` shares it.
pub fn zfill_units<U: Unit>(units: &[U], width: usize) -> Vec<U> {
    let zeros = width.saturating_sub(units.len());
    let signed = zeros > 0 && units.first().is_some_and(|u| matches!(u.code(), 0x2B | 0x2D));
    let (sign, rest) = units.split_at(usize::from(signed));
    let mut out = Vec::with_capacity(units.len() + zeros);
    out.extend_from_slice(sign);
    out.resize(out.len() + zeros, U::from_code(0x30).unwrap_or_default());
    out.extend_from_slice(rest);
    out
}

/// The length of [`expandtabs`]' result.
pub fn expandtabs_len(text: Text<'_>, tab_size: usize) -> Option<usize> {
    each!(text, units => {
        let (mut len, mut column) = (0usize, 0usize);
        for (part, is_tab) in Parts(units) {
            column = column_behind(part, column)?;
            let spaces = if is_tab { spaces_of_tab(column, tab_size) } else { 0 };
            len = len.checked_add(part.len())?.checked_add(spaces)?;
            column = column.checked_add(spaces)?;
        }
        Some(len)
    })
}

/// `text.expandtabs(tab_size)`; a negative size is 0. The caller has checked [`expandtabs_len`], which gives the length.
pub fn expandtabs(text: Text<'_>, tab_size: usize, len: usize) -> TextBuf {
    each!(text, units => Unit::narrow_vec(expandtabs_units(units, tab_size, len)))
}

/// [`expandtabs`] over units; `bytes` shares it.
pub fn expandtabs_units<U: Unit>(units: &[U], tab_size: usize, len: usize) -> Vec<U> {
    let mut out = Vec::with_capacity(len);
    let mut column = 0usize;
    for (part, is_tab) in Parts(units) {
        out.extend_from_slice(part);
        column = column_behind(part, column).unwrap_or_default();
        if is_tab {
            let spaces = spaces_of_tab(column, tab_size);
            out.resize(out.len() + spaces, U::from_code(0x20).unwrap_or_default());
            column += spaces;
        }
    }
    out
}

/// What stands in front of each tab, and behind the last one; whether a tab follows.
struct Parts<'a, U>(&'a [U]);

impl<'a, U: Unit> Iterator for Parts<'a, U> {
    type Item = (&'a [U], bool);
    fn next(&mut self) -> Option<Self::Item> {
        if self.0.is_empty() {
            return None;
        }
        let tab = U::from_code(0x09).and_then(|tab| U::position(self.0, tab));
        let (part, rest) = self.0.split_at(tab.unwrap_or(self.0.len()));
        self.0 = rest.get(1..).unwrap_or_default();
        Some((part, tab.is_some()))
    }
}

/// The column behind a part that begins at a column.
fn column_behind<U: Unit>(part: &[U], column: usize) -> Option<usize> {
    let last = |code| U::from_code(code).and_then(|unit| U::last_position(part, unit));
    match last(0x0A).max(last(0x0D)) {
        Some(end) => Some(part.len() - end - 1),
        None => column.checked_add(part.len()),
    }
}

fn spaces_of_tab(column: usize, tab_size: usize) -> usize {
    if tab_size == 0 { 0 } else { tab_size - column % tab_size }
}
