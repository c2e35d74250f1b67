//! Complex numbers as text: `repr` and what `complex(text)` accepts.

use super::complex::Complex;
use super::float_text::{parse_prefix, shortest, without_underscores};
use super::int::trim;

/// `repr(z)`: the real part shows unless it is a positive zero.
pub fn repr(z: Complex) -> String {
    let imag = shortest(z.im);
    if z.re == 0.0 && z.re.is_sign_positive() {
        return format!("{imag}j");
    }
    let plus = if imag.starts_with('-') { "" } else { "+" };
    format!("({}{plus}{imag}j)", shortest(z.re))
}

/// Why text is no complex number; `complex` words the two differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Malformed {
    /// "complex() arg is a malformed string"
    Form,
    /// "could not convert string to complex: " and the text's `repr`: an underscore that is not between digits.
    Underscores,
}

/// What `complex(text)` makes of ASCII text.
pub fn parse(text: &[u8]) -> Result<Complex, Malformed> {
    let mut text = trim(text);
    let plain;
    if text.contains(&b'_') {
        plain = without_underscores(text).ok_or(Malformed::Underscores)?;
        text = &plain;
    }
    if let [b'(', inner @ .., b')'] = text {
        text = trim(inner);
    }
    match parse_parts(text) {
        Some((z, [])) => Ok(z),
        _ => Err(Malformed::Form),
    }
}

/// `x`, `xj`, `x+yj`, where a lone sign before `j` stands for one.
fn parse_parts(text: &[u8]) -> Option<(Complex, &[u8])> {
    let unit = |rest: &[u8]| matches!(rest, [b'j' | b'J', ..]);
    let (first, rest) = match parse_prefix(text) {
        Some(found) => found,
        None => {
            // `j`, `+j`, `-j`.
            let (sign, rest) = lone_sign(text);
            let im = if unit(rest) { sign } else { return None };
            return Some((Complex { re: 0.0, im }, rest.get(1..)?));
        }
    };
    if unit(rest) {
        return Some((Complex { re: 0.0, im: first }, rest.get(1..)?));
    }
    if !matches!(rest, [b'+' | b'-', ..]) {
        return Some((Complex::from(first), rest));
    }
    let (im, rest) = parse_prefix(rest).unwrap_or_else(|| lone_sign(rest));
    if unit(rest) { Some((Complex { re: first, im }, rest.get(1..)?)) } else { None }
}

fn lone_sign(text: &[u8]) -> (f64, &[u8]) {
    match text {
        [b'-', rest @ ..] => (-1.0, rest),
        [b'+', rest @ ..] => (1.0, rest),
        _ => (1.0, text),
    }
}
