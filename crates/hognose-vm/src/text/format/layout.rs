//! Applying a format specification: sign, prefix, grouping, padding.

use super::super::float::{self as floats, Options, Style};
use super::super::{Text, TextBuf, TextBuilder, pad};
use super::{FormatError, Grouping, Spec};

/// Applies a specification for `str`.
pub fn text(value: Text<'_>, spec: &Spec) -> Result<TextBuf, FormatError> {
    let refuse = |what: &str| Err(FormatError(format!("{what} not allowed in string format specifier")));
    match spec.sign {
        Some(b' ') => return refuse("Space"),
        Some(_) => return refuse("Sign"),
        None => {}
    }
    if spec.no_negative_zero {
        return refuse("Negative zero coercion (z)");
    }
    if spec.alternate {
        return refuse("Alternate form (#)");
    }
    if spec.align == b'=' {
        return refuse("'=' alignment");
    }
    let value = value.slice(0..spec.precision.unwrap_or(usize::MAX));
    let (left, right) = margins(spec, value.len());
    Ok(pad::pad(value, left, right, spec.fill))
}

/// Applies a specification for `int`: its digits in the radix of [`Spec::radix`], or for `c` in decimal.
/// That a `c` is out of range is an OverflowError ([`is_overflow`] tells), every other error a ValueError.
pub fn integer(negative: bool, digits: &str, spec: &Spec) -> Result<TextBuf, FormatError> {
    if spec.precision.is_some() {
        return Err(FormatError::new("Precision not allowed in integer format specifier"));
    }
    if spec.no_negative_zero {
        return Err(FormatError::new("Negative zero coercion (z) not allowed in integer format specifier"));
    }
    let upper = spec.kind == Some(b'X');
    let (prefix, group_size) = match spec.kind {
        Some(b'c') => return character(negative, digits, spec),
        Some(b'b') => ("0b", 4),
        Some(b'o') => ("0o", 4),
        Some(b'x') => ("0x", 4),
        Some(b'X') => ("0X", 4),
        _ => ("", 3),
    };
    let upper_digits;
    let digits = if upper {
        upper_digits = digits.to_ascii_uppercase();
        &upper_digits
    } else {
        digits
    };
    let prefix = if spec.alternate { prefix } else { "" };
    Ok(Number { negative, prefix, whole: digits, fraction: "", rest: "", group_size }.lay_out(spec))
}

/// Whether the error of [`integer`] is an OverflowError.
pub fn is_overflow(error: &FormatError) -> bool {
    error.0 == OUT_OF_RANGE || error.0 == TOO_LARGE
}

const OUT_OF_RANGE: &str = "%c arg not in range(0x110000)";
const TOO_LARGE: &str = "Python int too large to convert to C long";

fn character(negative: bool, digits: &str, spec: &Spec) -> Result<TextBuf, FormatError> {
    if spec.sign.is_some() {
        return Err(FormatError::new("Sign not allowed with integer format specifier 'c'"));
    }
    if spec.alternate {
        return Err(FormatError::new("Alternate form (#) not allowed with integer format specifier 'c'"));
    }
    let Ok(code) = digits.parse::<i64>() else {
        return Err(FormatError::new(TOO_LARGE));
    };
    let code = u32::try_from(code).ok().filter(|&code| code < 0x11_0000 && (!negative || code == 0));
    let Some(code) = code else {
        return Err(FormatError::new(OUT_OF_RANGE));
    };
    // The character takes the place of the digits: `=` pads before it as `>` does.
    let (left, right) = margins(spec, 1);
    let one = TextBuf::from_codes([code]);
    Ok(pad::pad(one.as_text(), left, right, spec.fill))
}

/// Applies a specification for `float`.
pub fn float(value: f64, spec: &Spec) -> Result<TextBuf, FormatError> {
    let percent = spec.kind == Some(b'%');
    let value = if percent { value * 100.0 } else { value };
    let mut digits = write_float(value, spec, spec.kind.is_none())?;
    if percent {
        digits.push('%');
    }
    Ok(Number::of_float(&digits).lay_out(spec))
}

/// Applies a specification for `complex`.
pub fn complex(real: f64, imag: f64, spec: &Spec) -> Result<TextBuf, FormatError> {
    if spec.fill == u32::from(b'0') {
        return Err(FormatError::new("Zero padding is not allowed in complex format specifier"));
    }
    if spec.align == b'=' {
        return Err(FormatError::new("'=' alignment flag is not allowed in complex format specifier"));
    }
    let only_imag = spec.kind.is_none() && real == 0.0 && real.is_sign_positive();
    let parens = spec.kind.is_none() && !only_imag;
    // The parts are laid out without padding, which goes around the whole.
    let part = Spec { width: None, fill: 0, align: b'<', ..*spec };
    let real = write_float(real, spec, false)?;
    let imag = write_float(imag, spec, false)?;
    let mut out = TextBuilder::new();
    if parens {
        out.push_str("(");
    }
    let sign = if only_imag {
        part.sign
    } else {
        out.push_text(Number::of_float(&real).lay_out(&part).as_text());
        Some(b'+')
    };
    out.push_text(Number::of_float(&imag).lay_out(&Spec { sign, ..part }).as_text());
    out.push_str(if parens { "j)" } else { "j" });
    let out = out.finish();
    let (left, right) = margins(spec, out.len());
    Ok(pad::pad(out.as_text(), left, right, spec.fill))
}

fn write_float(value: f64, spec: &Spec, dot_zero: bool) -> Result<String, FormatError> {
    if spec.precision.is_some_and(|precision| precision > i32::MAX as usize) {
        return Err(FormatError::new("precision too big"));
    }
    let (style, default) = match spec.kind {
        Some(b'e' | b'E') => (Style::Exponent, 6),
        Some(b'f' | b'F' | b'%') => (Style::Fixed, 6),
        Some(_) => (Style::General, 6),
        None if spec.precision.is_some() => (Style::General, 0),
        None => (Style::Shortest, 0),
    };
    let options = Options {
        alternate: spec.alternate,
        dot_zero,
        no_negative_zero: spec.no_negative_zero,
        upper: matches!(spec.kind, Some(b'E' | b'F' | b'G')),
    };
    Ok(floats::write(value, style, spec.precision.unwrap_or(default), options))
}

/// The padding before and after content of so many code points (`=` pads as `>`).
fn margins(spec: &Spec, len: usize) -> (usize, usize) {
    let room = spec.width.unwrap_or(0).saturating_sub(len);
    match spec.align {
        b'<' => (0, room),
        b'^' => (room / 2, room - room / 2),
        _ => (room, 0),
    }
}

/// A number in parts, ready to be grouped and padded.
struct Number<'a> {
    negative: bool,
    prefix: &'a str,
    whole: &'a str,
    /// The digits after the point.
    fraction: &'a str,
    /// From behind the fraction on; a point without fraction is in here.
    rest: &'a str,
    group_size: usize,
}

impl<'a> Number<'a> {
    fn of_float(text: &'a str) -> Number<'a> {
        let unsigned = text.strip_prefix('-');
        let (negative, text) = (unsigned.is_some(), unsigned.unwrap_or(text));
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let (whole, after) = text.split_at(digits(text));
        let (fraction, rest) = match after.strip_prefix('.') {
            Some(after) if digits(after) > 0 => after.split_at(digits(after)),
            _ => ("", after),
        };
        Number { negative, prefix: "", whole, fraction, rest, group_size: 3 }
    }

    fn lay_out(&self, spec: &Spec) -> TextBuf {
        let sign = match spec.sign {
            _ if self.negative => "-",
            Some(b'+') => "+",
            Some(b' ') => " ",
            _ => "",
        };
        let fraction = grouped_fraction(self.fraction, spec.fraction_grouping, self.group_size);
        let point = usize::from(!self.fraction.is_empty());
        let around = sign.len() + self.prefix.len() + point + fraction.len() + self.rest.len();
        let width = spec.width.unwrap_or(0);
        let zeros = spec.fill == u32::from(b'0') && spec.align == b'=';
        let least = if zeros { width.saturating_sub(around) } else { 0 };
        let whole = grouped_whole(self.whole, spec.grouping, self.group_size, least);
        let room = width.saturating_sub(around + whole.len());
        let (left, inner, right) = match spec.align {
            b'=' => (0, room, 0),
            _ => {
                let (left, right) = margins(spec, around + whole.len());
                (left, 0, right)
            }
        };
        let mut out = TextBuilder::with_capacity(around + whole.len() + room);
        out.push_repeat(spec.fill, left);
        out.push_str(sign);
        out.push_str(self.prefix);
        out.push_repeat(spec.fill, inner);
        out.push_str(&whole);
        if point == 1 {
            out.push_str(".");
        }
        out.push_str(&fraction);
        out.push_str(self.rest);
        out.push_repeat(spec.fill, right);
        out.finish()
    }
}

/// Digits grouped from the right, with zeros before them up to a least length; a mark never comes first.
fn grouped_whole(digits: &str, grouping: Grouping, size: usize, least: usize) -> String {
    if digits.is_empty() {
        return String::new();
    }
    let Some(mark) = grouping.mark() else {
        let mut out = String::with_capacity(digits.len().max(least));
        out.extend(std::iter::repeat_n('0', least.saturating_sub(digits.len())));
        out.push_str(digits);
        return out;
    };
    // So many digits that, with the marks between them, the least length is reached.
    let full = match (least / (size + 1), least % (size + 1)) {
        (groups, 0) => (groups * size + usize::from(least > 0)).min(least),
        (groups, more) => groups * size + more,
    };
    let count = digits.len().max(full);
    let zeros = count - digits.len();
    let mut out = String::with_capacity(count + count / size);
    for (at, digit) in std::iter::repeat_n('0', zeros).chain(digits.chars()).enumerate() {
        if at > 0 && (count - at) % size == 0 {
            out.push(mark);
        }
        out.push(digit);
    }
    out
}

/// Digits grouped from the left.
fn grouped_fraction(digits: &str, grouping: Grouping, size: usize) -> String {
    let Some(mark) = grouping.mark() else { return digits.to_owned() };
    let mut out = String::with_capacity(digits.len() + digits.len() / size);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && at % size == 0 {
            out.push(mark);
        }
        out.push(digit);
    }
    out
}
