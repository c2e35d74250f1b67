//! Integers as text, and the digits and spaces that `int()` and `float()` accept in text.
//!
//! Numbers beyond `i128` are the integer type's business; it hands its digits to `format` as text.

use super::{Text, predicates, ucd};

/// Decimal text of an integer.
pub fn int_text(value: i64) -> String {
    let mut buffer = [0u8; 24];
    let start = decimal(&mut buffer, value);
    ascii(&buffer[start..])
}

/// Fills the end of a buffer with the decimal text of an integer; gives where it starts.
#[inline]
pub fn decimal(buffer: &mut [u8; 24], value: i64) -> usize {
    let mut start = write_decimal(buffer, value.unsigned_abs());
    if value < 0 {
        start -= 1;
        buffer[start] = b'-';
    }
    start
}

/// Digits of a number in a radix from 2 to 16, lower case, without sign or prefix.
pub fn radix_digits(value: u64, radix: u32) -> String {
    let mut buffer = [0u8; 64];
    let (mut at, mut value, radix) = (buffer.len(), value, u64::from(radix.clamp(2, 16)));
    loop {
        at -= 1;
        buffer[at] = b"0123456789abcdef"[(value % radix) as usize];
        value /= radix;
        if value == 0 {
            return ascii(&buffer[at..]);
        }
    }
}

/// Fills the end of a buffer, two digits at a time; gives where they start.
fn write_decimal(buffer: &mut [u8; 24], mut value: u64) -> usize {
    let mut at = buffer.len();
    while value >= 10 {
        let two = (value % 100) as u8;
        value /= 100;
        at -= 2;
        (buffer[at], buffer[at + 1]) = (b'0' + two / 10, b'0' + two % 10);
    }
    if value > 0 || at == buffer.len() {
        at -= 1;
        buffer[at] = b'0' + value as u8;
    }
    at
}

fn ascii(digits: &[u8]) -> String {
    std::str::from_utf8(digits).unwrap_or_default().to_owned()
}

/// Whitespace around numbers: fewer characters than `str.isspace` counts.
pub(super) const SPACES: [char; 6] = [' ', '\t', '\n', '\r', '\x0b', '\x0c'];

/// What `int()`, `float()` and `complex()` read: decimal digits of all scripts as ASCII, without the
/// whitespace around; `None` when anything else is not ASCII.
pub fn to_ascii_number(text: Text<'_>) -> Option<String> {
    if let Some(ascii) = text.as_ascii() {
        return Some(ascii.trim_matches(SPACES).to_owned());
    }
    let mut out = String::with_capacity(text.len());
    for code in text.iter() {
        match (u8::try_from(code), ucd::decimal(code)) {
            (Ok(byte), _) if byte.is_ascii() => out.push(char::from(byte)),
            (_, Some(digit)) => out.push(char::from(b'0' + digit)),
            _ if predicates::is_space(code) => out.push(' '),
            _ => return None,
        }
    }
    Some(out.trim_matches(SPACES).to_owned())
}

/// Removes underscores that stand between two digits; `None` when one stands elsewhere.
pub fn without_underscores(text: &str) -> Option<std::borrow::Cow<'_, str>> {
    if !text.contains('_') {
        return Some(text.into());
    }
    let bytes = text.as_bytes();
    for (at, _) in text.match_indices('_') {
        let is_digit = |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_some_and(u8::is_ascii_digit);
        if !is_digit(at.checked_sub(1)) || !is_digit(at.checked_add(1)) {
            return None;
        }
    }
    Some(text.replace('_', "").into())
}
