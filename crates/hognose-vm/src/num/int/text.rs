//! Integers as text: `str(int)` and its kin in other bases, and what `int(text, base)` accepts.
//!
//! Decimal text of many digits takes more than linear time, so Python limits it; the limit is a parameter here.
//! Long conversions divide and conquer, with charges between. Digits of other scripts and spaces beyond ASCII are the
//! caller's to translate: this file reads ASCII.

use super::few::{self, Few};
use super::{Int, IntRef, blocks};
use crate::num::meter::{Error, Fault, Meter};
use num_bigint::BigUint;
use num_traits::Zero;

/// How many digits `str` and `int` convert unless `sys.set_int_max_str_digits` says otherwise.
pub const DIGITS_LIMIT: usize = 4300;

/// A limit does not matter below this many digits.
const LIMIT_THRESHOLD: usize = 640;

/// Digits that are converted in one go.
const CHUNK: usize = 1024;

impl IntRef<'_> {
    /// `str(self)`; `limit` is the number of digits allowed, 0 for any.
    pub fn to_decimal<M: Meter>(self, limit: usize, meter: &mut M) -> Result<String, Error<M::Stop>> {
        let mut out = String::new();
        match self {
            IntRef::Small(x) => push_small(x, &mut out),
            IntRef::Wide(x) => out = Few::of_wide(x).to_decimal(),
            IntRef::Few(x) => {
                meter.charge(2 * x.bits() / 64 + 20)?;
                return Ok(x.to_decimal());
            }
            IntRef::Big(x) => {
                // A power of two has more digits than 0.301 times its exponent.
                let certain = usize::try_from((x.bits() - 1) / 1000 * 301).unwrap_or(usize::MAX);
                if limit > 0 && certain >= limit.max(LIMIT_THRESHOLD) {
                    return Error::fault(too_long(limit, None));
                }
                out = magnitude_text(x.magnitude(), 10, meter)?;
                if limit > 0 && out.len() > limit.max(LIMIT_THRESHOLD) {
                    return Error::fault(too_long(limit, None));
                }
                if self.is_negative() {
                    out.insert(0, '-');
                }
            }
        }
        Ok(out)
    }

    /// The text in a radix of 2 to 36, lower case, without prefix.
    pub fn to_radix<M: Meter>(self, radix: u32, meter: &mut M) -> Result<String, M::Stop> {
        let mut out = match self {
            IntRef::Small(x) if radix == 16 => format!("{:x}", x.unsigned_abs()),
            IntRef::Small(x) if radix == 2 => format!("{:b}", x.unsigned_abs()),
            IntRef::Small(x) if radix == 8 => format!("{:o}", x.unsigned_abs()),
            IntRef::Wide(x) if radix.is_power_of_two() => return Ok(Few::of_wide(x).to_digits(radix.trailing_zeros())),
            IntRef::Few(x) if radix.is_power_of_two() => return Ok(x.to_digits(radix.trailing_zeros())),
            x => magnitude_text(&x.magnitude(), radix, meter)?,
        };
        if self.is_negative() {
            out.insert(0, '-');
        }
        Ok(out)
    }
}

/// Appends the decimal text of `x`.
#[inline]
pub(crate) fn push_small(x: i64, out: &mut String) {
    let mut buffer = [0u8; 20];
    let mut at = buffer.len();
    let mut rest = x.unsigned_abs();
    for place in buffer.iter_mut().rev() {
        *place = b'0' + (rest % 10) as u8;
        rest /= 10;
        at -= 1;
        if rest == 0 {
            break;
        }
    }
    if x < 0 {
        out.push('-');
    }
    out.extend(buffer.iter().skip(at).map(|digit| char::from(*digit)));
}

#[cold]
fn too_long(limit: usize, digits: Option<usize>) -> Fault {
    let count = match digits {
        Some(digits) => format!(": value has {digits} digits"),
        None => String::new(),
    };
    Fault::value(format!(
        "Exceeds the limit ({limit} digits) for integer string conversion{count}; \
         use sys.set_int_max_str_digits() to increase the limit"
    ))
}

/// `radix ** (CHUNK * 2 ** k)` for k = 0, 1, … while `wanted(k, least bits of the power)`.
fn powers<M: Meter>(
    radix: u32,
    meter: &mut M,
    wanted: impl Fn(usize, u64) -> bool,
) -> Result<Vec<BigUint>, M::Stop> {
    let mut powers: Vec<BigUint> = Vec::new();
    loop {
        let next = match powers.last() {
            None if wanted(0, CHUNK as u64) => {
                meter.charge(10_000)?;
                BigUint::from(radix).pow(CHUNK as u32)
            }
            Some(last) if wanted(powers.len(), 2 * last.bits() - 1) => blocks::square(last, meter)?,
            _ => return Ok(powers),
        };
        powers.push(next);
    }
}

fn magnitude_text<M: Meter>(x: &BigUint, radix: u32, meter: &mut M) -> Result<String, M::Stop> {
    if radix.is_power_of_two() {
        return binary_text(x, radix, meter);
    }
    let mut out = Vec::new();
    let bits = x.bits();
    // The square of the last power is above `x`, so that every quotient is below its divisor.
    let powers = powers(radix, meter, |_, least| bits > 8192 && least <= bits)?;
    push_digits(x.clone(), &powers, radix, 0, &mut out, meter)?;
    Ok(out.into_iter().map(char::from).collect())
}

/// In a radix that is a power of two the digits of 32 bits can be written a few at a time.
fn binary_text<M: Meter>(x: &BigUint, radix: u32, meter: &mut M) -> Result<String, M::Stop> {
    let words = x.to_u32_digits();
    let bits = usize::try_from(radix.trailing_zeros()).unwrap_or(1);
    let mut out = String::new();
    for part in words.chunks(bits * CHUNK).rev() {
        meter.charge(64 * part.len() as u64)?;
        let digits = BigUint::from_slice(part).to_str_radix(radix);
        if !out.is_empty() {
            out.extend(std::iter::repeat_n('0', (32 * CHUNK).saturating_sub(digits.len())));
        }
        out.push_str(&digits);
    }
    Ok(if out.is_empty() { "0".into() } else { out })
}

/// Appends the digits of `x`, zeros in front up to `width`. The depth is that of `powers`.
fn push_digits<M: Meter>(
    x: BigUint,
    powers: &[BigUint],
    radix: u32,
    width: usize,
    out: &mut Vec<u8>,
    meter: &mut M,
) -> Result<(), M::Stop> {
    let Some((power, smaller)) = powers.split_last() else {
        let words = blocks::words(&x);
        meter.charge(words * words * 2 + 20)?;
        let digits = x.to_str_radix(radix);
        out.extend(std::iter::repeat_n(b'0', width.saturating_sub(digits.len())));
        out.extend_from_slice(digits.as_bytes());
        return Ok(());
    };
    if width == 0 && x < *power {
        return push_digits(x, smaller, radix, 0, out, meter);
    }
    let low_width = CHUNK << smaller.len();
    let (high, low) = blocks::div_rem(&x, power, meter)?;
    drop(x);
    push_digits(high, smaller, radix, width.saturating_sub(low_width), out, meter)?;
    push_digits(low, smaller, radix, low_width, out, meter)
}

/// What `int(text, base)` makes of ASCII text: `None` when it is not an integer in that base.
///
/// `limit` is the number of digits allowed in bases that are no powers of two, 0 for any.
pub fn parse_int<M: Meter>(
    text: &[u8],
    base: u32,
    limit: usize,
    meter: &mut M,
) -> Result<Option<Int>, ParseIntError<M::Stop>> {
    if base == 1 || base > 36 {
        return Error::fault(Fault::value("int() base must be >= 2 and <= 36, or 0"));
    }
    let text = trim(text);
    let (negative, text) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    let prefixed = match text {
        [b'0', b'x' | b'X', rest @ ..] => Some((16, rest)),
        [b'0', b'o' | b'O', rest @ ..] => Some((8, rest)),
        [b'0', b'b' | b'B', rest @ ..] => Some((2, rest)),
        _ => None,
    };
    let mut must_be_zero = false;
    let (base, mut text) = match prefixed {
        Some((radix, rest)) if base == 0 || base == radix => (radix, rest.strip_prefix(b"_").unwrap_or(rest)),
        _ if base == 0 => {
            must_be_zero = text.first() == Some(&b'0');
            (10, text)
        }
        _ => (base, text),
    };
    if text.first() == Some(&b'_') {
        return Ok(None);
    }
    if text.len() <= 18
        && base == 10
        && !must_be_zero
        && let Some(value) = short_decimal(text)
    {
        return Ok(Some(Int::Small(if negative { -value } else { value })));
    }
    if base == 10 && !must_be_zero && (1..=few::DECIMALS).contains(&text.len()) && text.iter().all(u8::is_ascii_digit) {
        meter.charge(4 * text.len() as u64)?;
        return Ok(Some(few::from_decimal(negative, text)));
    }
    let mut digits = Vec::with_capacity(text.len());
    let mut until_charge = 0;
    let mut after_underscore = false;
    let mut junk = false;
    while let [first, rest @ ..] = text {
        if until_charge == 0 {
            until_charge = text.len().min(32 * CHUNK);
            meter.charge(4 * until_charge as u64)?;
        }
        until_charge -= 1;
        match char::from(*first).to_digit(base) {
            Some(digit) => {
                digits.push(digit as u8);
                after_underscore = false;
            }
            None if *first == b'_' && !after_underscore => after_underscore = true,
            None => {
                junk = true;
                break;
            }
        }
        text = rest;
    }
    // A digit has to follow an underscore; that is noticed before the length, other junk after it.
    if after_underscore || digits.is_empty() {
        return Ok(None);
    }
    if limit > 0 && digits.len() > limit.max(LIMIT_THRESHOLD) && !base.is_power_of_two() {
        return Error::fault(too_long(limit, Some(digits.len())));
    }
    if junk {
        return Ok(None);
    }
    let magnitude = from_digits(&digits, base, meter)?;
    if must_be_zero && !magnitude.is_zero() {
        return Ok(None);
    }
    Ok(Some(Int::from_magnitude(negative, magnitude)))
}

/// How [`parse_int`] fails: the limit on digits, a base that is none, or the meter.
pub type ParseIntError<S> = Error<S>;

/// Without what C's `isspace` accepts at both ends.
pub(crate) fn trim(mut text: &[u8]) -> &[u8] {
    while let [b' ' | 9..=13, rest @ ..] = text {
        text = rest;
    }
    while let [rest @ .., b' ' | 9..=13] = text {
        text = rest;
    }
    text
}

fn short_decimal(text: &[u8]) -> Option<i64> {
    if text.is_empty() {
        return None;
    }
    let mut value = 0i64;
    for byte in text {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value = value * 10 + i64::from(digit);
    }
    Some(value)
}

fn from_digits<M: Meter>(digits: &[u8], base: u32, meter: &mut M) -> Result<BigUint, M::Stop> {
    let parse = |part: &[u8]| BigUint::from_radix_be(part, base).unwrap_or_default();
    // As many digits as fit one word of 128 bits, whatever they are.
    if digits.len() <= (128 / (u32::BITS - (base - 1).leading_zeros())) as usize {
        return Ok(BigUint::from(digits.iter().fold(0, |value, digit| value * u128::from(base) + u128::from(*digit))));
    }
    if base.is_power_of_two() {
        let bits = usize::try_from(base.trailing_zeros()).unwrap_or(1);
        let mut words = Vec::new();
        let mut parts = digits.rchunks(32 * CHUNK).peekable();
        while let Some(part) = parts.next() {
            meter.charge(4 * part.len() as u64)?;
            let before = words.len();
            words.extend(parse(part).iter_u32_digits());
            // What is above begins with a word of its own.
            if parts.peek().is_some() {
                words.resize(before + bits * CHUNK, 0);
            }
        }
        return Ok(BigUint::new(words));
    }
    // The lowest chunk first.
    let mut parts = Vec::new();
    for part in digits.rchunks(CHUNK) {
        meter.charge(10 * part.len() as u64)?;
        parts.push(parse(part));
    }
    let mut halvings = 0;
    while 1usize << halvings < parts.len() {
        halvings += 1;
    }
    let powers = powers(base, meter, |made, _| made < halvings)?;
    for power in &powers {
        let mut next = Vec::with_capacity(parts.len().div_ceil(2));
        for pair in parts.chunks(2) {
            next.push(match pair {
                [low, high] => {
                    let high = blocks::mul(high, power, meter)?;
                    meter.charge(blocks::words(&high))?;
                    high + low
                }
                rest => rest.first().cloned().unwrap_or_default(),
            });
        }
        parts = next;
    }
    Ok(parts.pop().unwrap_or_default())
}
