//! Formatting with `%`, for `str` and (as the Latin-1 view of the bytes) for `bytes`.
//!
//! [`Percent`] reads a format lazily, because converting one argument may run guest code before an error
//! further on is found. For each [`Directive`] the VM, in this order: asks for a mapping when there is a
//! key, looks the key up, takes the arguments of `*`, raises the directive's fault, takes the value,
//! converts it as the conversion says, and lays it out with [`layout_text`], [`layout_integer`] or
//! [`layout_float`]. Charging for width and precision comes before that.

use super::float::{self, Options, Style};
use super::format::FormatError;
use super::{Text, TextBuf, TextBuilder};
use std::ops::Range;

/// TypeError when arguments run out.
pub const TOO_FEW: &str = "not enough arguments for format string";
/// TypeError when a `str` format leaves arguments over.
pub const TOO_MANY: &str = "not all arguments converted during string formatting";
/// TypeError when a `bytes` format leaves arguments over.
pub const TOO_MANY_BYTES: &str = "not all arguments converted during bytes formatting";
/// TypeError when a key is used and the argument is no mapping.
pub const NO_MAPPING: &str = "format requires a mapping";
/// TypeError when the argument of a `*` is no integer.
pub const STAR_WANTS_INT: &str = "* wants int";

/// A part of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Copied as it is; `%%` is the range of its second percent sign.
    Literal(Range<usize>),
    /// Replaced by an argument.
    Directive(Directive),
}

/// A width or a precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Not written.
    None,
    /// Written as a number.
    Number(usize),
    /// `*`: the next argument.
    Star,
}

/// What a percent sign begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directive {
    /// The key in parentheses.
    pub key: Option<Range<usize>>,
    /// `-`, `+`, space, `#` and `0`.
    pub flags: Flags,
    /// The least width.
    pub width: Size,
    /// What stands after the point.
    pub precision: Size,
    /// The conversion character, known or not.
    pub conversion: u32,
    /// The conversion's position.
    pub at: usize,
    /// A ValueError to raise before the value is taken; then the format ends. When it is about the key
    /// itself, `key` is empty, and a mapping is asked for nevertheless.
    pub fault: Option<FormatError>,
}

/// The flags of a directive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// `-`: to the left.
    pub left: bool,
    /// `+`: always a sign.
    pub plus: bool,
    /// A space in place of a plus sign.
    pub space: bool,
    /// `#`: prefix, or keep the point.
    pub alternate: bool,
    /// `0`: fill numbers with zeros.
    pub zero: bool,
}

/// The pieces of a format.
#[derive(Clone, Debug)]
pub struct Percent<'a> {
    format: Text<'a>,
    at: usize,
    bytes: bool,
}

impl<'a> Percent<'a> {
    /// Reads the format of a `str`, or of `bytes` (whose messages differ a little).
    pub fn new(format: Text<'a>, bytes: bool) -> Percent<'a> {
        Percent { format, at: 0, bytes }
    }

    /// Goes on from a position that [`Percent::position`] gave.
    pub fn resume(format: Text<'a>, bytes: bool, at: usize) -> Percent<'a> {
        Percent { format, at, bytes }
    }

    /// Where the next piece begins.
    pub fn position(&self) -> usize {
        self.at
    }

    fn peek(&self) -> Option<u8> {
        self.format.get(self.at).map(|code| u8::try_from(code).unwrap_or(0xFF))
    }

    fn accept(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn directive(&mut self) -> Directive {
        let mut found = Directive {
            key: None,
            flags: Flags::default(),
            width: Size::None,
            precision: Size::None,
            conversion: 0,
            at: 0,
            fault: None,
        };
        if let Err(message) = self.read(&mut found) {
            found.fault = Some(FormatError(message.to_owned()));
            self.at = self.format.len();
        }
        found
    }

    fn read(&mut self, found: &mut Directive) -> Result<(), &'static str> {
        if self.accept(b'(') {
            let start = self.at;
            found.key = Some(start..start);
            let mut depth = 1usize;
            while depth > 0 {
                match self.peek().ok_or("incomplete format key")? {
                    b'(' => depth += 1,
                    b')' => depth -= 1,
                    _ => {}
                }
                self.at += 1;
            }
            found.key = Some(start..self.at - 1);
        }
        while let Some(flag) = self.peek() {
            match flag {
                b'-' => found.flags.left = true,
                b'+' => found.flags.plus = true,
                b' ' => found.flags.space = true,
                b'#' => found.flags.alternate = true,
                b'0' => found.flags.zero = true,
                _ => break,
            }
            self.at += 1;
        }
        found.width = match self.size(isize::MAX as usize) {
            Some(width) => width,
            None => return Err("width too big"),
        };
        if self.accept(b'.') {
            found.precision = match self.size(i32::MAX as usize) {
                Some(Size::None) => Size::Number(0),
                Some(precision) => precision,
                None if self.bytes => return Err("prec too big"),
                None => return Err("precision too big"),
            };
        }
        if matches!(self.peek(), Some(b'h' | b'l' | b'L')) {
            self.at += 1;
        }
        found.at = self.at;
        found.conversion = self.format.get(self.at).ok_or("incomplete format")?;
        self.at += 1;
        Ok(())
    }

    fn size(&mut self, largest: usize) -> Option<Size> {
        if self.accept(b'*') {
            return Some(Size::Star);
        }
        let mut size = Size::None;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            let value = if let Size::Number(value) = size { value } else { 0 };
            let value = value.checked_mul(10)?.checked_add(usize::from(digit - b'0'))?;
            if value > largest {
                return None;
            }
            size = Size::Number(value);
            self.at += 1;
        }
        Some(size)
    }
}

impl Iterator for Percent<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let rest = self.format.slice(self.at..self.format.len());
        if rest.is_empty() {
            return None;
        }
        match super::search::find_code(rest, u32::from(b'%')) {
            Some(0) => {
                self.at += 1;
                if self.accept(b'%') {
                    return Some(Piece::Literal(self.at - 1..self.at));
                }
                Some(Piece::Directive(self.directive()))
            }
            distance => {
                let start = self.at;
                self.at += distance.unwrap_or(rest.len());
                Some(Piece::Literal(start..self.at))
            }
        }
    }
}

impl Directive {
    /// The ValueError for a conversion that is not known.
    pub fn unsupported(&self, bytes: bool) -> FormatError {
        let shown = match char::from_u32(self.conversion) {
            Some(char) if bytes || (' '..='~').contains(&char) => char,
            _ => '?',
        };
        FormatError(format!(
            "unsupported format character '{shown}' (0x{:x}) at index {}",
            self.conversion, self.at
        ))
    }

    /// The radix of an integer conversion's digits.
    pub fn radix(&self) -> Option<u32> {
        match u8::try_from(self.conversion) {
            Ok(b'd' | b'i' | b'u') => Some(10),
            Ok(b'o') => Some(8),
            Ok(b'x' | b'X') => Some(16),
            _ => None,
        }
    }

    /// Whether the conversion is a float's.
    pub fn is_float(&self) -> bool {
        matches!(u8::try_from(self.conversion), Ok(b'e' | b'E' | b'f' | b'F' | b'g' | b'G'))
    }
}

/// No output of a directive is longer than this, for content of so many code points (330 for a float).
pub fn output_len(content: usize, width: Option<usize>, precision: Option<usize>) -> Option<usize> {
    content.checked_add(precision.unwrap_or(0))?.checked_add(width.unwrap_or(0))?.checked_add(8)
}

/// Lays out text: `%s`, `%r`, `%a`, and `%c` (without precision).
pub fn layout_text(text: Text<'_>, flags: Flags, width: Option<usize>, precision: Option<usize>) -> TextBuf {
    let text = text.slice(0..precision.unwrap_or(usize::MAX));
    let room = width.unwrap_or(0).saturating_sub(text.len());
    let (left, right) = if flags.left { (0, room) } else { (room, 0) };
    super::pad::pad(text, left, right, u32::from(b' '))
}

/// Lays out an integer, given as digits in the radix of the conversion.
pub fn layout_integer(
    negative: bool,
    digits: &str,
    conversion: u8,
    flags: Flags,
    width: Option<usize>,
    precision: Option<usize>,
) -> String {
    let prefix = match conversion {
        b'o' if flags.alternate => "0o",
        b'x' if flags.alternate => "0x",
        b'X' if flags.alternate => "0X",
        _ => "",
    };
    let zeros = precision.unwrap_or(0).saturating_sub(digits.len());
    let mut body = String::with_capacity(zeros + digits.len());
    body.extend(std::iter::repeat_n('0', zeros));
    body.push_str(digits);
    if conversion == b'X' {
        body.make_ascii_uppercase();
    }
    layout_number(negative, prefix, &body, flags, width)
}

/// Lays out a float.
pub fn layout_float(
    value: f64,
    conversion: u8,
    flags: Flags,
    width: Option<usize>,
    precision: Option<usize>,
) -> String {
    let style = match conversion.to_ascii_lowercase() {
        b'e' => Style::Exponent,
        b'f' => Style::Fixed,
        _ => Style::General,
    };
    let options =
        Options { alternate: flags.alternate, upper: conversion.is_ascii_uppercase(), ..Options::default() };
    let text = float::write(value, style, precision.unwrap_or(6), options);
    match text.strip_prefix('-') {
        Some(body) => layout_number(true, "", body, flags, width),
        None => layout_number(false, "", &text, flags, width),
    }
}

fn layout_number(negative: bool, prefix: &str, body: &str, flags: Flags, width: Option<usize>) -> String {
    let sign = match flags {
        _ if negative => "-",
        Flags { plus: true, .. } => "+",
        Flags { space: true, .. } => " ",
        _ => "",
    };
    let room = width.unwrap_or(0).saturating_sub(sign.len() + prefix.len() + body.len());
    let (left, zeros, right) = match flags {
        Flags { left: true, .. } => (0, 0, room),
        Flags { zero: true, .. } => (0, room, 0),
        _ => (room, 0, 0),
    };
    let mut out = String::with_capacity(sign.len() + prefix.len() + body.len() + room);
    out.extend(std::iter::repeat_n(' ', left));
    out.push_str(sign);
    out.push_str(prefix);
    out.extend(std::iter::repeat_n('0', zeros));
    out.push_str(body);
    out.extend(std::iter::repeat_n(' ', right));
    out
}

/// The text of a `%c` with an integer; `None` is an OverflowError (`%c arg not in range(0x110000)`).
pub fn character(code: i64) -> Option<TextBuf> {
    let code = u32::try_from(code).ok().filter(|&code| code < 0x11_0000)?;
    let mut out = TextBuilder::new();
    out.push(code);
    Some(out.finish())
}
