//! `repr` and `ascii` of texts, `repr` of bytes.
//!
//! The result is at most ten times as long as the text and two quotes (four times for bytes);
//! [`repr_len`] and [`bytes_repr_len`] say exactly.

use super::{Text, TextBuf, TextBuilder, predicates};

/// `repr(text)`.
pub fn repr(text: Text<'_>) -> TextBuf {
    quoted(text, predicates::is_printable)
}

/// Whether the `repr` of a Latin-1 text is the text between two quotes: ASCII, and nothing to escape.
pub fn is_plain(units: &[u8]) -> bool {
    units.iter().all(|unit| matches!(unit, 0x20..=0x7E) && !matches!(unit, b'\'' | b'\\'))
}

/// `ascii(text)`.
pub fn ascii(text: Text<'_>) -> TextBuf {
    quoted(text, |code| matches!(code, 0x20..=0x7E))
}

/// What `ascii` makes of a text that is some object's `repr` already: escapes, no quotes.
pub fn ascii_escaped(text: Text<'_>) -> TextBuf {
    let mut out = TextBuilder::with_capacity(text.len());
    for code in text.iter() {
        if code < 0x80 { out.push(code) } else { push_hex_escape(&mut out, code) }
    }
    out.finish()
}

/// The length of [`repr`]'s result.
pub fn repr_len(text: Text<'_>) -> Option<usize> {
    let quote = quote_for(text);
    let mut len = 2usize;
    for code in text.iter() {
        len = len.checked_add(match code {
            0x5C | 0x09 | 0x0A | 0x0D => 2,
            _ if code == quote => 2,
            _ if predicates::is_printable(code) => 1,
            0..=0xFF => 4,
            0x100..=0xFFFF => 6,
            _ => 10,
        })?;
    }
    Some(len)
}

/// `repr(bytes)`; a bytearray's goes around it.
pub fn bytes_repr(bytes: &[u8]) -> String {
    let quote = if bytes.contains(&b'\'') && !bytes.contains(&b'"') { b'"' } else { b'\'' };
    let mut out = String::with_capacity(bytes.len() + 3);
    out.push('b');
    out.push(char::from(quote));
    for &byte in bytes {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'\t' => out.push_str("\\t"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            _ if byte == quote => out.extend(['\\', char::from(byte)]),
            0x20..=0x7E => out.push(char::from(byte)),
            _ => {
                out.push_str("\\x");
                push_hex_digits(u32::from(byte), 2, |digit| out.push(char::from(digit)));
            }
        }
    }
    out.push(char::from(quote));
    out
}

/// The length of [`bytes_repr`]'s result.
pub fn bytes_repr_len(bytes: &[u8]) -> Option<usize> {
    let quote = if bytes.contains(&b'\'') && !bytes.contains(&b'"') { b'"' } else { b'\'' };
    bytes.iter().try_fold(3usize, |len, &byte| {
        len.checked_add(match byte {
            b'\\' | b'\t' | b'\n' | b'\r' => 2,
            _ if byte == quote => 2,
            0x20..=0x7E => 1,
            _ => 4,
        })
    })
}

/// Adds `\xNN`, `\uNNNN` or `\UNNNNNNNN`.
pub fn push_hex_escape(out: &mut TextBuilder, code: u32) {
    let (letter, width) = match code {
        0..=0xFF => (b'x', 2),
        0x100..=0xFFFF => (b'u', 4),
        _ => (b'U', 8),
    };
    out.push(u32::from(b'\\'));
    out.push(u32::from(letter));
    push_hex_digits(code, width, |digit| out.push(u32::from(digit)));
}

pub(super) fn push_hex_digits(code: u32, width: u32, mut push: impl FnMut(u8)) {
    for place in (0..width).rev() {
        push(b"0123456789abcdef"[(code >> (4 * place) & 15) as usize]);
    }
}

/// Double quotes only where that saves escaping.
fn quote_for(text: Text<'_>) -> u32 {
    let has = |char: u8| super::search::find_code(text, u32::from(char)).is_some();
    u32::from(if has(b'\'') && !has(b'"') { b'"' } else { b'\'' })
}

fn quoted(text: Text<'_>, is_shown: impl Fn(u32) -> bool) -> TextBuf {
    let quote = quote_for(text);
    let mut out = TextBuilder::with_capacity(text.len() + 2);
    out.push(quote);
    // Most texts are plain ASCII, as far as they go: copied at once.
    let is_plain = |byte: u8| matches!(byte, 0x20..=0x7E if byte != b'\\' && u32::from(byte) != quote);
    let mut text = text;
    if let Text::Latin1(bytes) = text {
        let plain = bytes.iter().position(|&byte| !is_plain(byte)).unwrap_or(bytes.len());
        out.push_text(Text::Latin1(&bytes[..plain]));
        text = Text::Latin1(&bytes[plain..]);
    }
    for code in text.iter() {
        match code {
            0x5C => out.push_str("\\\\"),
            0x09 => out.push_str("\\t"),
            0x0A => out.push_str("\\n"),
            0x0D => out.push_str("\\r"),
            _ if code == quote => {
                out.push(0x5C);
                out.push(code);
            }
            _ if is_shown(code) => out.push(code),
            _ => push_hex_escape(&mut out, code),
        }
    }
    out.push(quote);
    out.finish()
}
