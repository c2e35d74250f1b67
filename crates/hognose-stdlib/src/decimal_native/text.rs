//! Decimals as text: reading the common forms, writing those without an exponent, fixed places.

use std::borrow::Cow;

use num_bigint::BigUint;

use super::context::Large;
use super::digits::{LIMIT, Number, Rounding};

/// Digits that are read here.
const MOST_DIGITS: usize = 38;
/// And those of large numbers.
const MOST_LARGE_DIGITS: usize = 1000;
/// Zeros that are written in front of digits or behind them.
const MOST_ZEROS: i64 = 64;

/// As [`parse`], of more digits: up to so many.
pub fn parse_large(text: &[u8]) -> Option<Large<'static>> {
    let (negative, rest) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        rest => (false, rest),
    };
    let end = rest.iter().position(|byte| matches!(byte, b'e' | b'E')).unwrap_or(rest.len());
    let point = rest[..end].iter().position(|byte| *byte == b'.');
    let whole = &rest[..point.unwrap_or(end)];
    let places = point.map_or(&[][..], |point| &rest[point + 1..end]);
    let n_digits = whole.len() + places.len();
    if n_digits == 0 || n_digits > MOST_LARGE_DIGITS || !whole.iter().chain(places).all(u8::is_ascii_digit) {
        return None;
    }
    let written = if end < rest.len() { exponent(&rest[end + 1..])? } else { 0 };
    let digits = BigUint::parse_bytes(&[whole, places].concat(), 10)?;
    Some(Large { negative, digits: Cow::Owned(digits), exp: written - places.len() as i64 })
}

/// The number that a text says: digits, with a sign, a point and an exponent, if there are. `None` for everything else.
pub fn parse(text: &[u8]) -> Option<Number> {
    let (negative, rest) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        rest => (false, rest),
    };
    let (mut low, mut digits): (u64, u128) = (0, 0);
    let (mut n_digits, mut point, mut at) = (0usize, None, 0);
    while let Some(byte) = rest.get(at) {
        match byte {
            b'0'..=b'9' => {
                if n_digits == MOST_DIGITS {
                    return None;
                }
                // In a word as long as they fit.
                if n_digits < 19 {
                    low = low * 10 + u64::from(byte - b'0');
                } else {
                    if n_digits == 19 {
                        digits = u128::from(low);
                    }
                    digits = digits * 10 + u128::from(byte - b'0');
                }
                n_digits += 1;
            }
            b'.' if point.is_none() => point = Some(n_digits),
            b'e' | b'E' => break,
            _ => return None,
        }
        at += 1;
    }
    if n_digits == 0 {
        return None;
    }
    if n_digits <= 19 {
        digits = u128::from(low);
    }
    let mut exp = -(point.map_or(0, |point| n_digits - point) as i64);
    if at < rest.len() {
        exp += exponent(&rest[at + 1..])?;
    }
    (digits < LIMIT).then_some(Number { negative, digits, exp })
}

fn exponent(text: &[u8]) -> Option<i64> {
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        rest => (false, rest),
    };
    if digits.is_empty() || digits.len() > 9 {
        return None;
    }
    let mut value = 0;
    for byte in digits {
        if !byte.is_ascii_digit() {
            return None;
        }
        value = value * 10 + i64::from(byte - b'0');
    }
    Some(if negative { -value } else { value })
}

/// Appends digits.
fn push_digits(out: &mut Vec<u8>, n: u128) {
    let mut buffer = [0u8; 40];
    let mut at = buffer.len();
    let mut rest = n;
    loop {
        // Words are divided far faster.
        let (mut low, last) = match u64::try_from(rest) {
            Ok(low) => (low, true),
            Err(_) => {
                let high = rest / 10_000_000_000_000_000_000;
                let low = (rest - high * 10_000_000_000_000_000_000) as u64;
                rest = high;
                (low, false)
            }
        };
        let end = at;
        while low > 0 || (last && at == buffer.len()) {
            at -= 1;
            buffer[at] = b'0' + (low % 10) as u8;
            low /= 10;
        }
        if last {
            break;
        }
        while end - at < 19 {
            at -= 1;
            buffer[at] = b'0';
        }
    }
    out.extend_from_slice(&buffer[at..]);
}

fn push_zeros(out: &mut Vec<u8>, n: i64) {
    out.extend(std::iter::repeat_n(b'0', usize::try_from(n).unwrap_or(0)));
}

/// Appends the digits of a number of any size.
fn push_large(out: &mut Vec<u8>, n: &BigUint) {
    out.extend_from_slice(n.to_string().as_bytes());
}

/// Appends a number that has no positive exponent, without an exponent.
fn push_plain(out: &mut Vec<u8>, negative: bool, exp: i64, push: impl FnOnce(&mut Vec<u8>)) {
    if negative {
        out.push(b'-');
    }
    let start = out.len();
    push(out);
    let n = (out.len() - start) as i64;
    let left = exp + n;
    if left <= 0 {
        let digits = out.split_off(start);
        out.extend_from_slice(b"0.");
        push_zeros(out, -left);
        out.extend_from_slice(&digits);
    } else if left < n {
        out.insert(start + left as usize, b'.');
    }
}

/// The text of a number, unless it needs an exponent.
pub fn plain(number: Number, out: &mut Vec<u8>) -> Option<()> {
    if number.exp > 0 || number.adjusted() < -6 {
        return None;
    }
    push_plain(out, number.negative, number.exp, |out| push_digits(out, number.digits));
    Some(())
}

/// The same of a number of any size.
pub fn plain_large(number: &Large<'_>, out: &mut Vec<u8>) -> Option<()> {
    if number.exp > 0 || number.adjusted() < -6 {
        return None;
    }
    push_plain(out, number.negative, number.exp, |out| push_large(out, &number.digits));
    Some(())
}

/// What a specification wants: `[[fill]align][width][,][.places]f`, or without places and `f` a number as `str` shows it.
struct Fixed {
    general: bool,
    fill: u8,
    align: u8,
    width: usize,
    grouped: bool,
    places: Option<i64>,
}

fn specification(spec: &[u8]) -> Option<Fixed> {
    let (mut fixed, mut at) = (Fixed { general: false, fill: b' ', align: b'>', width: 0, grouped: false, places: None }, 0);
    if let [fill, align @ (b'<' | b'>' | b'^'), ..] = spec {
        (fixed.fill, fixed.align, at) = (*fill, *align, 2);
    } else if let [align @ (b'<' | b'>' | b'^'), ..] = spec {
        (fixed.align, at) = (*align, 1);
    }
    // A zero in front has a meaning of its own.
    if spec.get(at) == Some(&b'0') {
        return None;
    }
    let number = |at: &mut usize| {
        let (mut value, from) = (0usize, *at);
        while let Some(byte @ b'0'..=b'9') = spec.get(*at) {
            value = value * 10 + usize::from(byte - b'0');
            *at += 1;
            if *at - from > 2 {
                return None;
            }
        }
        (*at > from).then_some(value)
    };
    if spec.get(at).is_some_and(u8::is_ascii_digit) {
        fixed.width = number(&mut at)?;
    }
    if spec.get(at) == Some(&b',') {
        fixed.grouped = true;
        at += 1;
    }
    if spec.get(at) == Some(&b'.') {
        at += 1;
        fixed.places = Some(number(&mut at)? as i64);
    }
    match spec.get(at..)? {
        [b'f' | b'F'] => {}
        [] if fixed.places.is_none() => fixed.general = true,
        _ => return None,
    }
    Some(fixed)
}

/// `format(number, spec)` for specifications with fixed places; `None` for others.
pub fn fixed(number: Number, spec: &[u8], rounding: Rounding) -> Option<Vec<u8>> {
    let fixed = specification(spec)?;
    // Else it has an exponent.
    if fixed.general && (number.exp > 0 || number.adjusted() < -6) {
        return None;
    }
    let number = match fixed.places {
        Some(places) => number.rescaled(-places, rounding)?.0,
        None if number.exp > 0 => number.rescaled(0, Rounding::Down)?.0,
        None => number,
    };
    fixed.laid_out(number.negative, number.exp, |out| push_digits(out, number.digits))
}

/// The same of a number of any size.
pub fn fixed_large(number: &Large<'_>, spec: &[u8], rounding: Rounding) -> Option<Vec<u8>> {
    let fixed = specification(spec)?;
    if fixed.general && (number.exp > 0 || number.adjusted() < -6) {
        return None;
    }
    let number = match fixed.places {
        Some(places) => number.rescaled(-places, rounding)?.0,
        None => number.rescaled(number.exp.min(0), Rounding::Down)?.0,
    };
    fixed.laid_out(number.negative, number.exp, |out| push_large(out, &number.digits))
}

impl Fixed {
    /// A number that has no positive exponent, as the specification wants it.
    fn laid_out(&self, negative: bool, exp: i64, push: impl FnOnce(&mut Vec<u8>)) -> Option<Vec<u8>> {
        if exp < -MOST_ZEROS {
            return None;
        }
        let mut out = Vec::with_capacity(48);
        push_plain(&mut out, negative, exp, push);
        if self.grouped {
            let from = usize::from(negative);
            let mut at = out.iter().position(|byte| *byte == b'.').unwrap_or(out.len());
            while at > from + 3 {
                at -= 3;
                out.insert(at, b',');
            }
        }
        let room = self.width.saturating_sub(out.len());
        if room > 0 {
            let before = match self.align {
                b'<' => 0,
                b'>' => room,
                _ => room / 2,
            };
            out.splice(0..0, std::iter::repeat_n(self.fill, before));
            out.extend(std::iter::repeat_n(self.fill, room - before));
        }
        Some(out)
    }
}
