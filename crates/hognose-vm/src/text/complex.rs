//! Complex numbers as text and back: `repr` and `complex(text)`.

use super::float::{self, Options, Style};
use super::{Text, digits};

/// `repr(complex(real, imag))`.
pub fn repr(real: f64, imag: f64) -> String {
    let part = |value| float::write(value, Style::Shortest, 0, Options::default());
    if real == 0.0 && real.is_sign_positive() {
        return part(imag) + "j";
    }
    let imag = part(imag);
    let sign = if imag.starts_with('-') { "" } else { "+" };
    format!("({}{sign}{imag}j)", part(real))
}

/// `complex(text)`: real and imaginary part; `None` is a ValueError (`complex() arg is a malformed string`).
pub fn parse(text: Text<'_>) -> Option<(f64, f64)> {
    let text = digits::to_ascii_number(text)?;
    let text = digits::without_underscores(&text)?;
    let inner = match text.strip_prefix('(') {
        Some(rest) => rest.strip_suffix(')')?.trim_matches(digits::SPACES),
        None => &text,
    };
    let is_unit = |text: &str| text.eq_ignore_ascii_case("j");
    let sign = |text: &str| match text.as_bytes().first() {
        Some(b'+') => Some(1.0),
        Some(b'-') => Some(-1.0),
        _ => None,
    };
    let Some((first, len)) = float::parse_prefix(inner) else {
        // No number: only a unit, with a sign perhaps.
        return match sign(inner) {
            Some(one) => is_unit(&inner[1..]).then_some((0.0, one)),
            None => is_unit(inner).then_some((0.0, 1.0)),
        };
    };
    let rest = &inner[len..];
    if rest.is_empty() {
        return Some((first, 0.0));
    }
    let Some(one) = sign(rest) else {
        return is_unit(rest).then_some((0.0, first));
    };
    match float::parse_prefix(rest) {
        Some((second, len)) => is_unit(&rest[len..]).then_some((first, second)),
        None => is_unit(&rest[1..]).then_some((first, one)),
    }
}
