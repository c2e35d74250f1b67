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

/// Fills the end of a buffer, eight digits at a time; gives where they start.
#[inline]
fn write_decimal(buffer: &mut [u8; 24], mut value: u64) -> usize {
    let mut end = 24;
    for place in buffer.as_chunks_mut::<8>().0.iter_mut().rev() {
        let digits = eight_digits((value % EIGHT) as u32);
        value /= EIGHT;
        *place = (digits | ZEROS).to_le_bytes();
        if value == 0 {
            return end - significant(digits);
        }
        end -= 8;
    }
    end
}

/// The decimal text of an integer of a word of the guest's, as words, the first byte lowest; and how many bytes it has. `None` of more
/// than sixteen digits.
#[inline]
pub fn decimal_words(value: i64) -> Option<(usize, [u64; 3])> {
    let magnitude = value.unsigned_abs();
    let (high, low) = (magnitude / EIGHT, eight_digits((magnitude % EIGHT) as u32));
    let (n, [first, second]) = if high == 0 {
        let n = significant(low);
        (n, [(low | ZEROS) >> (64 - 8 * n), 0])
    } else {
        let digits = eight_digits(u32::try_from(high).ok().filter(|high| u64::from(*high) < EIGHT)?);
        let (low, n) = (low | ZEROS, significant(digits));
        let above = (digits | ZEROS) >> (64 - 8 * n);
        // All of it goes up where there are eight digits.
        (8 + n, [above | low << (8 * n - 1) << 1, low >> (64 - 8 * n)])
    };
    Some(match value < 0 {
        true => (n + 1, [first << 8 | u64::from(b'-'), second << 8 | first >> 56, second >> 56]),
        false => (n, [first, second, 0]),
    })
}

/// So many numbers have eight digits or fewer.
const EIGHT: u64 = 100_000_000;

/// The digit 0, eight times.
const ZEROS: u64 = u64::from_le_bytes([b'0'; 8]);

/// Eight decimal digits of a number below [`EIGHT`], the highest one in the lowest byte. All are divided at a time, in ever smaller
/// parts of the word: by products with a reciprocal, which are exact for parts of so few digits.
#[inline]
fn eight_digits(value: u32) -> u64 {
    let (high, low) = (u64::from(value / 10_000), u64::from(value % 10_000));
    // Two parts of four digits.
    let fours = high | low << 32;
    let hundreds = ((fours * 10_486) >> 20) & 0x0000_007f_0000_007f;
    // Four parts of two.
    let twos = hundreds | (fours - 100 * hundreds) << 16;
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    tens | (twos - 10 * tens) << 8
}

/// How many of eight digits there are from the first one on that is not zero; one at least.
#[inline]
fn significant(digits: u64) -> usize {
    8 - (digits | 1 << 56).trailing_zeros() as usize / 8
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
