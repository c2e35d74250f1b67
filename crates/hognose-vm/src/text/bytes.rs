//! What `bytes` does in its own way: ASCII case and predicates, its whitespace and lines, `hex`, `fromhex`.
//!
//! Searching, splitting at a separator, replacing, padding and stripping are the functions over units in
//! the sibling modules; `repr` is in [`super::repr`].

use super::split::{rsplit_where, split_lines_where, split_where};
use std::ops::Range;

/// Whitespace to `bytes`.
pub fn is_space(byte: u8) -> bool {
    matches!(byte, 0x09..=0x0D | b' ')
}

/// `data.split(None, maxsplit)`.
pub fn split_whitespace(data: &[u8], maxsplit: Option<usize>) -> Vec<Range<usize>> {
    split_where(data, maxsplit, is_space)
}

/// `data.rsplit(None, maxsplit)`.
pub fn rsplit_whitespace(data: &[u8], maxsplit: Option<usize>) -> Vec<Range<usize>> {
    rsplit_where(data, maxsplit, is_space)
}

/// `data.splitlines(keepends)`: `bytes` knows two line ends only.
pub fn split_lines(data: &[u8], keep_ends: bool) -> Vec<Range<usize>> {
    split_lines_where(data, keep_ends, |left| memchr::memchr2(b'\n', b'\r', left))
}

fn all(data: &[u8], test: impl Fn(&u8) -> bool) -> bool {
    !data.is_empty() && data.iter().all(test)
}

/// `data.isalpha()`.
pub fn isalpha(data: &[u8]) -> bool {
    all(data, u8::is_ascii_alphabetic)
}

/// `data.isdigit()`.
pub fn isdigit(data: &[u8]) -> bool {
    all(data, u8::is_ascii_digit)
}

/// `data.isalnum()`.
pub fn isalnum(data: &[u8]) -> bool {
    all(data, u8::is_ascii_alphanumeric)
}

/// `data.isspace()`.
pub fn isspace(data: &[u8]) -> bool {
    all(data, |&byte| is_space(byte))
}

/// `data.isupper()`.
pub fn isupper(data: &[u8]) -> bool {
    data.iter().any(u8::is_ascii_uppercase) && !data.iter().any(u8::is_ascii_lowercase)
}

/// `data.islower()`.
pub fn islower(data: &[u8]) -> bool {
    data.iter().any(u8::is_ascii_lowercase) && !data.iter().any(u8::is_ascii_uppercase)
}

/// `data.istitle()`.
pub fn istitle(data: &[u8]) -> bool {
    let (mut found, mut after_letter) = (false, false);
    for byte in data {
        if byte.is_ascii_alphabetic() {
            if byte.is_ascii_uppercase() == after_letter {
                return false;
            }
            found = true;
        }
        after_letter = byte.is_ascii_alphabetic();
    }
    found
}

/// `data.title()`.
pub fn title(data: &[u8]) -> Vec<u8> {
    let mut after_letter = false;
    let convert = |byte: &u8| {
        let out = if after_letter { byte.to_ascii_lowercase() } else { byte.to_ascii_uppercase() };
        after_letter = byte.is_ascii_alphabetic();
        out
    };
    data.iter().map(convert).collect()
}

/// `data.capitalize()`.
pub fn capitalize(data: &[u8]) -> Vec<u8> {
    let mut out = data.to_ascii_lowercase();
    if let Some(first) = out.first_mut() {
        first.make_ascii_uppercase();
    }
    out
}

/// `data.swapcase()`.
pub fn swapcase(data: &[u8]) -> Vec<u8> {
    data.iter().map(|byte| byte ^ (u8::from(byte.is_ascii_alphabetic()) << 5)).collect()
}

/// The length of [`hex`]'s result.
pub fn hex_len(len: usize, separator: Option<u8>, group: isize) -> Option<usize> {
    let marks = match (separator, group.unsigned_abs()) {
        (None, _) | (_, 0) => 0,
        (Some(_), size) => len.saturating_sub(1) / size,
    };
    len.checked_mul(2)?.checked_add(marks)
}

/// `data.hex(separator, group)`: groups are counted from the right, or from the left when negative.
pub fn hex(data: &[u8], separator: Option<u8>, group: isize) -> String {
    let size = group.unsigned_abs();
    if separator.is_none() || size == 0 {
        return String::from_utf8(digits(data)).expect("digits are ASCII");
    }
    // Separators stand everywhere until digits take their places.
    let mut out = vec![separator.unwrap_or_default(); hex_len(data.len(), separator, group).unwrap_or(0)];
    // The first group is the short one where they are counted from the right.
    let mut left = if group > 0 { (data.len() + size - 1) % size + 1 } else { size };
    let mut at = 0;
    for byte in data {
        if left == 0 {
            (left, at) = (size, at + 1);
        }
        if let Some(place) = out.get_mut(at..at + 2) {
            place.copy_from_slice(&PAIRS[usize::from(*byte)]);
        }
        (left, at) = (left - 1, at + 2);
    }
    String::from_utf8(out).expect("digits and a separator are ASCII")
}

/// The two digits of each byte.
static PAIRS: [[u8; 2]; 256] = {
    let digits = b"0123456789abcdef";
    let mut pairs = [[0; 2]; 256];
    let mut at = 0;
    while at < 256 {
        pairs[at] = [digits[at >> 4], digits[at & 15]];
        at += 1;
    }
    pairs
};

/// The hexadecimal digits of bytes.
pub fn digits(data: &[u8]) -> Vec<u8> {
    let mut out = vec![0; data.len() * 2];
    digits_into(&mut out, data);
    out
}

/// The same at the beginning of a buffer that has room for them; how many they are.
pub fn digits_into(out: &mut [u8], data: &[u8]) -> usize {
    for (place, byte) in out.as_chunks_mut::<2>().0.iter_mut().zip(data) {
        *place = PAIRS[usize::from(*byte)];
    }
    data.len() * 2
}

/// Why [`from_hex`] gives no bytes; both are ValueErrors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexError {
    /// `non-hexadecimal number found in fromhex() arg at position …`
    NotHex(usize),
    /// `fromhex() arg must contain an even number of hexadecimal digits`
    Odd,
}

impl std::fmt::Display for HexError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            HexError::NotHex(at) => {
                write!(out, "non-hexadecimal number found in fromhex() arg at position {at}")
            }
            HexError::Odd => out.write_str("fromhex() arg must contain an even number of hexadecimal digits"),
        }
    }
}

/// `bytes.fromhex(text)`; whitespace may stand between bytes.
pub fn from_hex(text: super::Text<'_>) -> Result<Vec<u8>, HexError> {
    if let super::Text::Latin1(digits) = text
        && let Some(data) = pairs(digits)
    {
        return Ok(data);
    }
    let digit = |at: usize| text.get(at).and_then(char::from_u32).and_then(|char| char.to_digit(16));
    let mut out = Vec::with_capacity(text.len() / 2);
    let mut at = 0;
    while let Some(code) = text.get(at) {
        if u8::try_from(code).is_ok_and(is_space) {
            at += 1;
            continue;
        }
        match (digit(at), digit(at + 1)) {
            (None, _) => return Err(HexError::NotHex(at)),
            (_, None) if at + 1 == text.len() => return Err(HexError::Odd),
            (_, None) => return Err(HexError::NotHex(at + 1)),
            (Some(high), Some(low)) => out.push((high << 4 | low) as u8),
        }
        at += 2;
    }
    Ok(out)
}

/// What each byte is as a hexadecimal digit; above 15 when it is none.
static VALUES: [u8; 256] = {
    let mut values = [0xFF; 256];
    let mut at = 0;
    while at < 256 {
        values[at] = match at as u8 {
            digit @ b'0'..=b'9' => digit - b'0',
            digit @ b'a'..=b'f' => digit - b'a' + 10,
            digit @ b'A'..=b'F' => digit - b'A' + 10,
            _ => 0xFF,
        };
        at += 1;
    }
    values
};

/// The bytes of pairs of digits and nothing else.
pub fn pairs(digits: &[u8]) -> Option<Vec<u8>> {
    let (pairs, []) = digits.as_chunks::<2>() else { return None };
    let mut seen = 0;
    let data = pairs.iter().map(|[high, low]| {
        let (high, low) = (VALUES[usize::from(*high)], VALUES[usize::from(*low)]);
        seen |= high | low;
        high << 4 | low & 15
    });
    let data = data.collect();
    (seen < 16).then_some(data)
}
