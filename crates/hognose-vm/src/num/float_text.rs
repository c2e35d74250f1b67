//! Floats as text: `repr`, `float(text)`, `hex` and `fromhex`.
//!
//! Format specifications (`f"{x:.2f}"`) are not here; digits of other scripts and spaces beyond ASCII are the caller's to translate.

use super::int::{self, trim};
use super::meter::Fault;

/// Powers of ten that a float holds exactly.
const POWERS: [f64; 19] =
    [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18];

/// How many bytes [`plain`] needs.
pub const PLAIN: usize = 32;

/// `repr(x)` of a number that has at most fifteen digits and is written without an exponent, at the beginning of a buffer: its
/// length.
///
/// Different decimals of fifteen digits are different floats. So when the one next to `x` reads back as `x`, no other one does, and
/// without the zeros at its end it is the shortest.
pub fn plain(buffer: &mut [u8; PLAIN], x: f64) -> Option<usize> {
    let magnitude = x.abs();
    if !(1e-4..1e15).contains(&magnitude) {
        let zero: &[u8] = if x.is_sign_negative() { b"-0.0" } else { b"0.0" };
        buffer.get_mut(..zero.len())?.copy_from_slice(zero);
        return (magnitude == 0.0).then_some(zero.len());
    }
    let n_whole = POWERS.iter().take_while(|power| magnitude >= **power).count();
    let n_zeros = [0.1, 0.01, 0.001].iter().take_while(|power| magnitude < **power).count();
    let mut places = 15 + n_zeros - n_whole;
    let power = POWERS[places];
    let mut digits = (magnitude * power + 0.5) as u64;
    if digits >= 1_000_000_000_000_000 || digits as f64 / power != magnitude {
        return None;
    }
    for (n, factor) in [(8, 100_000_000), (4, 10_000), (2, 100), (1, 10)] {
        if places >= n && digits.is_multiple_of(factor) {
            digits /= factor;
            places -= n;
        }
    }
    // From behind: the digits behind the point, of which there is at least one, and those in front of it.
    let mut at = PLAIN;
    let mut put = |byte: u8| {
        at -= 1;
        buffer[at] = byte;
    };
    let mut left = digits;
    if places == 0 {
        put(b'0');
    }
    for _ in 0..places {
        put(b'0' + (left % 10) as u8);
        left /= 10;
    }
    put(b'.');
    put(b'0' + (left % 10) as u8);
    left /= 10;
    while left != 0 {
        put(b'0' + (left % 10) as u8);
        left /= 10;
    }
    if x.is_sign_negative() {
        put(b'-');
    }
    buffer.copy_within(at.., 0);
    Some(PLAIN - at)
}

/// `repr(x)`: the shortest text that reads back as `x`.
pub fn repr(x: f64) -> String {
    let mut buffer = [0; PLAIN];
    if let Some(n) = plain(&mut buffer, x) {
        return buffer[..n].iter().map(|byte| char::from(*byte)).collect();
    }
    let mut text = shortest(x);
    if x.is_finite() && !text.contains(['.', 'e']) {
        text.push_str(".0");
    }
    text
}

/// As [`repr`], but whole numbers without `.0`, as parts of complex numbers show.
pub fn shortest(x: f64) -> String {
    if x.is_nan() {
        return "nan".into();
    }
    if x.is_infinite() {
        return if x > 0.0 { "inf".into() } else { "-inf".into() };
    }
    let (digits, exponent) = shortest_digits(x.abs());
    let mut text = String::with_capacity(24);
    if x.is_sign_negative() {
        text.push('-');
    }
    let point = exponent + 1;
    match usize::try_from(point) {
        Ok(whole @ 1..=16) => {
            let (front, back) = digits.split_at_checked(whole).unwrap_or((&digits, ""));
            text.push_str(front);
            text.extend(std::iter::repeat_n('0', whole - front.len()));
            if !back.is_empty() {
                text.push('.');
                text.push_str(back);
            }
        }
        _ if (-3..=0).contains(&point) => {
            text.push_str("0.");
            text.extend((point..0).map(|_| '0'));
            text.push_str(&digits);
        }
        _ => {
            let (front, back) = digits.split_at_checked(1).unwrap_or((&digits, ""));
            text.push_str(front);
            if !back.is_empty() {
                text.push('.');
                text.push_str(back);
            }
            let sign = if exponent < 0 { '-' } else { '+' };
            text.push_str(&format!("e{sign}{:02}", exponent.unsigned_abs()));
        }
    }
    text
}

/// The fewest digits that read back as `x` (not negative, finite), without zeros at the end, and the exponent of the first.
pub fn shortest_digits(x: f64) -> (String, i32) {
    let mut text = format!("{x:e}");
    let count = text.bytes().take_while(|byte| *byte != b'e').filter(u8::is_ascii_digit).count();
    // Halfway between two shortest texts Python takes the even one, Rust the upper one. Only floats whose exact
    // decimal expansion is one digit longer can lie there: multiples of 2**-26, or whole ones that five divides often.
    if count >= 15 && ((x * 67_108_864.0).fract() == 0.0 || (1e15..1e40).contains(&x)) {
        let even = format!("{x:.*e}", count - 1);
        if even.parse() == Ok(x) {
            text = even;
        }
    }
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let digits = mantissa.bytes().filter(u8::is_ascii_digit).map(char::from).collect();
    (digits, exponent.parse().unwrap_or(0))
}

/// What `float(text)` makes of ASCII text; `None` when it is no number.
pub fn parse(text: &[u8]) -> Option<f64> {
    let text = trim(text);
    let (x, rest) = parse_prefix_with_underscores(text)?;
    rest.is_empty().then_some(x)
}

/// The number of a text like ` -12.50 `: few digits, no exponent, nothing rare. `None`: it may be another number, or none.
pub fn simple(text: &[u8]) -> Option<f64> {
    // Exact, and so is a quotient of two of them as near as it can be.
    const POWERS: [f64; 16] = [1., 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];
    let text = text.trim_ascii();
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] => (false, digits),
        digits => (false, digits),
    };
    if digits.len() > 16 {
        return None;
    }
    let (mut number, mut n, mut point) = (0u64, 0, None);
    for byte in digits {
        match byte {
            b'0'..=b'9' if n < 15 => {
                number = number * 10 + u64::from(byte - b'0');
                n += 1;
            }
            b'.' if point.is_none() => point = Some(n),
            _ => return None,
        }
    }
    if n == 0 {
        return None;
    }
    let number = number as f64 / POWERS[n - point.unwrap_or(n)];
    Some(if negative { -number } else { number })
}

/// A number with underscores between digits at the start of `text`, and what follows it.
fn parse_prefix_with_underscores(text: &[u8]) -> Option<(f64, &[u8])> {
    if !text.contains(&b'_') {
        return parse_prefix(text);
    }
    let plain = without_underscores(text)?;
    let (x, rest) = parse_prefix(&plain)?;
    // The text is used as a whole or not at all.
    rest.is_empty().then_some((x, &[]))
}

/// Underscores are allowed between two digits only.
pub(super) fn without_underscores(text: &[u8]) -> Option<Vec<u8>> {
    let mut plain = Vec::with_capacity(text.len());
    let mut before = 0u8;
    for (at, &byte) in text.iter().enumerate() {
        if byte == b'_' {
            let after = text.get(at + 1).copied().unwrap_or(0);
            if !before.is_ascii_digit() || !after.is_ascii_digit() {
                return None;
            }
        } else {
            plain.push(byte);
        }
        before = byte;
    }
    Some(plain)
}

/// The longest number at the start of `text`, and what follows it.
pub(super) fn parse_prefix(text: &[u8]) -> Option<(f64, &[u8])> {
    let (negative, unsigned) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    let signed = |x: f64| if negative { -x } else { x };
    for (name, value) in [("infinity", f64::INFINITY), ("inf", f64::INFINITY), ("nan", f64::NAN)] {
        if let Some((head, rest)) = unsigned.split_at_checked(name.len())
            && head.eq_ignore_ascii_case(name.as_bytes())
        {
            return Some((signed(value), rest));
        }
    }
    let digits = |from: usize| unsigned.iter().skip(from).take_while(|b| b.is_ascii_digit()).count();
    let whole = digits(0);
    let mut end = whole;
    let mut found = whole;
    if unsigned.get(end) == Some(&b'.') {
        let fraction = digits(end + 1);
        found += fraction;
        end += 1 + fraction;
    }
    if found == 0 {
        return None;
    }
    if matches!(unsigned.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(unsigned.get(end + 1), Some(b'+' | b'-')));
        let exponent = digits(end + 1 + sign);
        if exponent > 0 {
            end += 1 + sign + exponent;
        }
    }
    let (number, rest) = unsigned.split_at_checked(end)?;
    let x = std::str::from_utf8(number).ok()?.parse::<f64>().ok()?;
    Some((signed(x), rest))
}

/// `x.hex()`.
pub fn hex(x: f64) -> String {
    if !x.is_finite() {
        return shortest(x);
    }
    let bits = x.to_bits();
    let (field, fraction) = (bits >> 52 & 0x7ff, bits & ((1 << 52) - 1));
    let sign = if x.is_sign_negative() { "-" } else { "" };
    match (field, fraction) {
        (0, 0) => format!("{sign}0x0.0p+0"),
        (0, _) => format!("{sign}0x0.{fraction:013x}p-1022"),
        _ => format!("{sign}0x1.{fraction:013x}p{:+}", field as i64 - 1023),
    }
}

/// `float.fromhex(text)`.
pub fn from_hex(text: &[u8]) -> Result<f64, Fault> {
    let invalid = || Fault::value("invalid hexadecimal floating-point string");
    let text = trim(text);
    let (negative, text) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    let signed = |x: f64| if negative { -x } else { x };
    if text.eq_ignore_ascii_case(b"inf") || text.eq_ignore_ascii_case(b"infinity") {
        return Ok(signed(f64::INFINITY));
    }
    if text.eq_ignore_ascii_case(b"nan") {
        return Ok(signed(f64::NAN));
    }
    let mut text = match text {
        [b'0', b'x' | b'X', rest @ ..] => rest,
        _ => text,
    };
    // The first 30 significant digits count, of the others only whether one is not zero.
    let (mut mantissa, mut exponent) = (0u128, 0i64);
    let (mut digits, mut in_fraction) = (0u64, false);
    while let [first, rest @ ..] = text {
        match char::from(*first).to_digit(16) {
            Some(digit) => {
                digits += 1;
                if mantissa >> 116 == 0 {
                    mantissa = mantissa << 4 | u128::from(digit);
                    exponent -= if in_fraction { 4 } else { 0 };
                } else {
                    mantissa |= u128::from(digit != 0);
                    exponent += if in_fraction { 0 } else { 4 };
                }
            }
            None if *first == b'.' && !in_fraction => in_fraction = true,
            None => break,
        }
        text = rest;
    }
    if digits == 0 {
        return Err(invalid());
    }
    if let [b'p' | b'P', rest @ ..] = text {
        let (down, rest) = match rest {
            [b'-', rest @ ..] => (true, rest),
            [b'+', rest @ ..] => (false, rest),
            _ => (false, rest),
        };
        if rest.is_empty() || !rest.iter().all(u8::is_ascii_digit) {
            return Err(invalid());
        }
        // Larger exponents than this overrule any text that fits in memory.
        const CAP: i64 = 1 << 50;
        let power = rest.iter().fold(0i64, |power, digit| {
            if power >= CAP { power } else { (power * 10 + i64::from(digit - b'0')).min(CAP) }
        });
        exponent += if down { -power } else { power };
    } else if !text.is_empty() {
        return Err(invalid());
    }
    if mantissa == 0 {
        return Ok(signed(0.0));
    }
    // Far outside the range the sign of the exponent decides alone.
    let exponent = exponent.clamp(-100_000, 100_000);
    match int::round_scaled(mantissa, exponent) {
        Some(x) => Ok(signed(x)),
        None => Err(Fault::overflow("hexadecimal value too large to represent as a float")),
    }
}
