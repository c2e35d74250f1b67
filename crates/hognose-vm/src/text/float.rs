//! Floats as text and back: `repr`, `%.17g` and the like, `float(text)`, `float.hex`, `float.fromhex`.
//!
//! Results are correctly rounded: the standard library's digits are, and what is here arranges them.
//! Width, sign and grouping belong to `format` and `percent`.

use super::word::Word;
use crate::num::float_text;
use super::{Text, digits};

/// More decimals than any double has: beyond these, digits are zeros.
const EXACT: usize = 1100;

/// How a float is written, `%e`, `%f`, `%g` or shortest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `d.ddde+dd`
    Exponent,
    /// `ddd.ddd`
    Fixed,
    /// Whichever of the two is shorter for that many significant digits.
    General,
    /// The fewest digits that read back as the same float; the precision does not count.
    Shortest,
}

/// Details of how a float is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Keep the point and trailing zeros (`#`).
    pub alternate: bool,
    /// Make a whole number end in `.0`.
    pub dot_zero: bool,
    /// Drop the sign of what is written as zero (`z`).
    pub no_negative_zero: bool,
    /// `E`, `INF`, `NAN`.
    pub upper: bool,
}

/// `repr(value)`.
pub fn repr(value: f64) -> String {
    let mut buffer = [0; float_text::PLAIN];
    if let Some(n) = float_text::plain(&mut buffer, value) {
        return buffer[..n].iter().map(|byte| char::from(*byte)).collect();
    }
    write(value, Style::Shortest, 0, Options { dot_zero: true, ..Options::default() })
}

/// The text of a float, with `-` when it is negative. Its length is about the precision plus at most 310.
pub fn write(value: f64, style: Style, precision: usize, options: Options) -> String {
    if !value.is_finite() {
        let text = if value.is_nan() {
            "nan"
        } else if value < 0.0 {
            "-inf"
        } else {
            "inf"
        };
        return if options.upper { text.to_ascii_uppercase() } else { text.to_owned() };
    }
    let magnitude = value.abs();
    let body = match style {
        Style::Fixed => fixed(magnitude, precision, options.alternate),
        Style::Exponent => {
            let (digits, exponent) = significant(magnitude, precision.saturating_add(1));
            exponential(&digits, exponent, options)
        }
        Style::General => general(magnitude, precision.max(1), options),
        Style::Shortest => shortest(magnitude, options),
    };
    let is_zero = || {
        let mantissa = body.split(['e', 'E']).next().unwrap_or("");
        mantissa.bytes().all(|byte| matches!(byte, b'0' | b'.'))
    };
    if value.is_sign_negative() && !(options.no_negative_zero && is_zero()) {
        let mut out = String::with_capacity(body.len() + 1);
        out.push('-');
        out.push_str(&body);
        return out;
    }
    body
}

fn fixed(value: f64, precision: usize, alternate: bool) -> String {
    let mut out = scaled(value, precision).unwrap_or_else(|| format!("{value:.*}", precision.min(EXACT)));
    push_zeros(&mut out, precision.saturating_sub(EXACT));
    if alternate && precision == 0 {
        out.push('.');
    }
    out
}

fn scaled(value: f64, precision: usize) -> Option<String> {
    String::from_utf8(Word::fixed(value, precision)?.to_vec()).ok()
}

/// A number that is not large, nor negative, in units of the last one of few decimals, rounded. `None` for any other.
///
/// The product with a power of ten is rounded, but a fused multiplication tells by how much; so the exact number is known, and
/// rounds as it should: to the nearest, a tie to the even digit.
#[inline]
pub fn units(value: f64, precision: usize) -> Option<u64> {
    const POWERS: [f64; 16] =
        [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];
    // Below this, halves are exact, and so is the difference to the next integer.
    const LARGEST: f64 = (1u64 << 52) as f64;
    let power = *POWERS.get(precision)?;
    let product = value * power;
    // Written so that it is also true of no number.
    if !matches!(product.partial_cmp(&LARGEST), Some(std::cmp::Ordering::Less)) {
        return None;
    }
    let units = product as u64;
    let half = product - units as f64 - 0.5;
    // What the product lost is less than the distance of two neighbours, so it counts between a half and itself only.
    let up = if half != 0.0 {
        half > 0.0
    } else {
        let rest = value.mul_add(power, -product);
        rest > 0.0 || rest == 0.0 && units % 2 == 1
    };
    Some(units + u64::from(up))
}

/// So many significant digits, rounded, and the power of ten of the first.
fn significant(value: f64, count: usize) -> (String, i32) {
    let text = format!("{value:.*e}", count.saturating_sub(1).min(EXACT));
    let (mut digits, exponent) = parts(&text);
    push_zeros(&mut digits, count.saturating_sub(EXACT + 1));
    (digits, exponent)
}

/// The digits and the exponent of what Rust writes as `d.ddde-5`.
fn parts(text: &str) -> (String, i32) {
    let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
    (mantissa.replace('.', ""), exponent.parse().unwrap_or(0))
}

fn exponential(digits: &str, exponent: i32, options: Options) -> String {
    let mut out = String::with_capacity(digits.len() + 6);
    let (first, rest) = digits.split_at(1);
    out.push_str(first);
    if !rest.is_empty() || options.alternate {
        out.push('.');
        out.push_str(rest);
    }
    out.push(if options.upper { 'E' } else { 'e' });
    out.push(if exponent < 0 { '-' } else { '+' });
    if exponent.abs() < 10 {
        out.push('0');
    }
    out.push_str(&digits::int_text(i64::from(exponent.abs())));
    out
}

fn general(value: f64, precision: usize, options: Options) -> String {
    // Zeros that would be taken off again are not written.
    let count = if options.alternate { precision } else { precision.min(EXACT) };
    let (mut digits, exponent) = significant(value, count);
    if !options.alternate {
        digits.truncate(digits.trim_end_matches('0').len().max(1));
    }
    let limit = precision - usize::from(options.dot_zero);
    if exponent < -4 || usize::try_from(exponent).is_ok_and(|exponent| exponent >= limit) {
        return exponential(&digits, exponent, options);
    }
    positional(&digits, exponent, options)
}

fn shortest(value: f64, options: Options) -> String {
    // Whole numbers that an integer holds exactly are their digits.
    if value < 1e15 && value.fract() == 0.0 {
        let mut out = digits::int_text(value as i64);
        out.push_str(point_of_whole(options));
        return out;
    }
    let mut written = Written::default();
    let (mut digits, mut len, mut exponent) = ([0; WRITTEN], 0, 0);
    if std::fmt::Write::write_fmt(&mut written, format_args!("{value:e}")).is_ok() {
        let (mantissa, power) = written.split();
        for &byte in mantissa.iter().filter(|&&byte| byte != b'.') {
            digits[len] = byte;
            len += 1;
        }
        exponent = power;
    }
    let digits = std::str::from_utf8(&digits[..len]).unwrap_or_default();
    if (-4..16).contains(&exponent) {
        positional(digits, exponent, options)
    } else {
        exponential(digits, exponent, options)
    }
}

/// No shortest text of a double is longer.
const WRITTEN: usize = 32;

/// What the standard library wrote, without an allocation.
#[derive(Default)]
struct Written {
    bytes: [u8; WRITTEN],
    len: usize,
}

impl Written {
    /// The mantissa and the exponent.
    fn split(&self) -> (&[u8], i32) {
        let bytes = &self.bytes[..self.len];
        let at = bytes.iter().position(|&byte| byte == b'e').unwrap_or(bytes.len());
        let exponent = std::str::from_utf8(bytes.get(at + 1..).unwrap_or_default()).unwrap_or_default();
        (&bytes[..at], exponent.parse().unwrap_or(0))
    }
}

impl std::fmt::Write for Written {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        let end = self.len + text.len();
        self.bytes.get_mut(self.len..end).ok_or(std::fmt::Error)?.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

/// What follows the digits of a whole number.
fn point_of_whole(options: Options) -> &'static str {
    match options {
        Options { dot_zero: true, .. } => ".0",
        Options { alternate: true, .. } => ".",
        _ => "",
    }
}

/// Digits with the point put where the exponent says.
fn positional(digits: &str, exponent: i32, options: Options) -> String {
    let mut out = String::with_capacity(digits.len() + 8);
    match usize::try_from(exponent) {
        Ok(exponent) if digits.len() <= exponent + 1 => {
            out.push_str(digits);
            push_zeros(&mut out, exponent + 1 - digits.len());
            out.push_str(point_of_whole(options));
        }
        Ok(exponent) => {
            out.push_str(&digits[..=exponent]);
            out.push('.');
            out.push_str(&digits[exponent + 1..]);
        }
        Err(_) => {
            out.push_str("0.");
            push_zeros(&mut out, exponent.unsigned_abs() as usize - 1);
            out.push_str(digits);
        }
    }
    out
}

fn push_zeros(out: &mut String, count: usize) {
    out.extend(std::iter::repeat_n('0', count));
}

/// `float(text)`; `None` is a ValueError ("could not convert string to float: …").
pub fn parse(text: Text<'_>) -> Option<f64> {
    parse_ascii(&digits::to_ascii_number(text)?)
}

/// `float(text)` of ASCII text without whitespace around it.
pub fn parse_ascii(text: &str) -> Option<f64> {
    let text = digits::without_underscores(text)?;
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(&text);
    let is_word = ["inf", "infinity", "nan"].iter().any(|word| unsigned.eq_ignore_ascii_case(word));
    if !is_word && !is_decimal(unsigned.as_bytes()) {
        return None;
    }
    text.parse().ok()
}

/// Digits with an optional point and an optional exponent.
fn is_decimal(text: &[u8]) -> bool {
    let (mut digits, mut at) = (0, 0);
    let mut point = false;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'0'..=b'9' => digits += 1,
            b'.' if !point => point = true,
            _ => break,
        }
        at += 1;
    }
    if digits == 0 || at == text.len() {
        return digits > 0;
    }
    if !matches!(text[at], b'e' | b'E') {
        return false;
    }
    let exponent = &text[at + 1..];
    let exponent = exponent.strip_prefix(b"+").or(exponent.strip_prefix(b"-")).unwrap_or(exponent);
    !exponent.is_empty() && exponent.iter().all(u8::is_ascii_digit)
}

/// The longest prefix of ASCII text that is a decimal float, infinity or NaN: its value and length, for
/// `complex(text)`. Underscores have been taken out by the caller.
pub fn parse_prefix(text: &str) -> Option<(f64, usize)> {
    let bytes = text.as_bytes();
    let sign = usize::from(matches!(bytes.first(), Some(b'+' | b'-')));
    for word in ["infinity", "inf", "nan"] {
        let end = sign + word.len();
        if text.get(sign..end).is_some_and(|part| part.eq_ignore_ascii_case(word)) {
            return Some((text[..end].parse().ok()?, end));
        }
    }
    let digits_from = |at: usize| bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let whole = digits_from(sign);
    let mut end = sign + whole;
    let mut count = whole;
    if bytes.get(end) == Some(&b'.') {
        let fraction = digits_from(end + 1);
        count += fraction;
        end += 1 + fraction;
    }
    if count == 0 {
        return None;
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        let exponent = bytes.get(end + 1 + sign..).map_or(0, |_| digits_from(end + 1 + sign));
        if exponent > 0 {
            end += 1 + sign + exponent;
        }
    }
    Some((text[..end].parse().ok()?, end))
}

/// `value.hex()`.
pub fn hex(value: f64) -> String {
    if !value.is_finite() {
        return repr(value);
    }
    let bits = value.to_bits();
    let sign = if value.is_sign_negative() { "-" } else { "" };
    let (exponent, fraction) = ((bits >> 52) & 0x7FF, bits & ((1 << 52) - 1));
    match (exponent, fraction) {
        (0, 0) => format!("{sign}0x0.0p+0"),
        (0, _) => format!("{sign}0x0.{fraction:013x}p-1022"),
        _ => format!("{sign}0x1.{fraction:013x}p{:+}", exponent as i64 - 1023),
    }
}

/// Why [`from_hex`] gives no float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexError {
    /// ValueError: `invalid hexadecimal floating-point string`
    Invalid,
    /// OverflowError: `hexadecimal value too large to represent as a float`
    TooLarge,
}

/// `float.fromhex(text)`, rounding half to even.
pub fn from_hex(text: Text<'_>) -> Result<f64, HexError> {
    let text = text.as_ascii().ok_or(HexError::Invalid)?;
    let text = text.trim_matches([' ', '\t', '\n', '\r', '\x0b', '\x0c']);
    let (negative, unsigned) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let magnitude = match unsigned.to_ascii_lowercase().as_str() {
        "inf" | "infinity" => f64::INFINITY,
        "nan" => f64::NAN,
        lower => hex_magnitude(lower.strip_prefix("0x").unwrap_or(lower))?,
    };
    Ok(if negative { -magnitude } else { magnitude })
}

fn hex_magnitude(text: &str) -> Result<f64, HexError> {
    let (mantissa, exponent) = match text.split_once('p') {
        Some((mantissa, exponent)) => (mantissa, decimal_exponent(exponent).ok_or(HexError::Invalid)?),
        None => (text, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    if whole.len() + fraction.len() == 0 {
        return Err(HexError::Invalid);
    }
    // The leading 60 bits, whether anything follows, and the power of two of the last bit kept.
    let (mut bits, mut rest, mut power) = (0u64, false, exponent);
    for (at, byte) in whole.bytes().chain(fraction.bytes()).enumerate() {
        let digit = char::from(byte).to_digit(16).ok_or(HexError::Invalid)?;
        let in_fraction = at >= whole.len();
        if bits >> 60 == 0 {
            bits = (bits << 4) | u64::from(digit);
            power -= if in_fraction { 4 } else { 0 };
        } else {
            rest |= digit != 0;
            power += if in_fraction { 0 } else { 4 };
        }
    }
    if bits == 0 {
        return Ok(0.0);
    }
    round_to_double(bits, rest, power).ok_or(HexError::TooLarge)
}

/// A decimal exponent with a sign; far too large ones stay far too large.
fn decimal_exponent(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let value = digits.bytes().fold(0i64, |value, byte| {
        value.saturating_mul(10).saturating_add(i64::from(byte - b'0')).min(i64::MAX / 4)
    });
    Some(if negative { -value } else { value })
}

/// `bits * 2**power` (plus a little when `rest`), rounded half to even; `None` when too large.
fn round_to_double(bits: u64, rest: bool, power: i64) -> Option<f64> {
    let top = 63 - i64::from(bits.leading_zeros());
    let exponent = power.saturating_add(top);
    if exponent > 1023 {
        return None;
    }
    if exponent < -1076 {
        return Some(0.0);
    }
    // The power of two of the last bit that the double has.
    let last = (exponent - 52).max(-1074);
    let drop = last - power;
    let mantissa = if drop <= 0 {
        bits << (-drop)
    } else if drop >= 64 {
        0
    } else {
        let kept = bits >> drop;
        let lost = bits & ((1 << drop) - 1);
        let half = 1u64 << (drop - 1);
        let up = lost > half || (lost == half && (rest || kept & 1 == 1));
        kept + u64::from(up)
    };
    // Rounding may have carried into the next power of two: the bit patterns of doubles follow on.
    let biased = if last == -1074 && mantissa >> 52 == 0 { 0 } else { (last + 1075 - 1) as u64 };
    let result = f64::from_bits((biased << 52).wrapping_add(mantissa));
    if result.is_finite() { Some(result) } else { None }
}
