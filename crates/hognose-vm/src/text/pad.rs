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
        for unit in units {
            match unit.code() {
                0x09 => {
                    let spaces = spaces_of_tab(column, tab_size);
                    len = len.checked_add(spaces)?;
                    column = column.checked_add(spaces)?;
                }
                code => {
                    len = len.checked_add(1)?;
                    column = if matches!(code, 0x0A | 0x0D) { 0 } else { column.checked_add(1)? };
                }
            }
        }
        Some(len)
    })
}

/// `text.expandtabs(tab_size)`; a negative size is 0. The caller has checked [`expandtabs_len`].
pub fn expandtabs(text: Text<'_>, tab_size: usize) -> TextBuf {
    each!(text, units => Unit::narrow_vec(expandtabs_units(units, tab_size)))
}

/// [`expandtabs`] over units; `bytes` shares it.
pub fn expandtabs_units<U: Unit>(units: &[U], tab_size: usize) -> Vec<U> {
    let mut out = Vec::with_capacity(expandtabs_len(U::view(units), tab_size).unwrap_or(0));
    let mut column = 0usize;
    for &unit in units {
        match unit.code() {
            0x09 => {
                let spaces = spaces_of_tab(column, tab_size);
                out.resize(out.len() + spaces, U::from_code(0x20).unwrap_or_default());
                column += spaces;
            }
            code => {
                out.push(unit);
                column = if matches!(code, 0x0A | 0x0D) { 0 } else { column + 1 };
            }
        }
    }
    out
}

fn spaces_of_tab(column: usize, tab_size: usize) -> usize {
    if tab_size == 0 { 0 } else { tab_size - column % tab_size }
}
