//! The replacement fields of `str.format`: `{name.attr[index]!r:spec}`.
//!
//! Everything is read lazily, because looking up one field may run guest code before an error in the next
//! is found: [`Fields`] yields pieces, [`Path`] the steps behind a field's first name. A specification
//! that contains fields is itself read with [`Fields`], at most [`MAX_DEPTH`] levels deep; one
//! [`AutoNumber`] serves all levels. Looking things up is the VM's.

use super::format::FormatError;
use super::{Text, TextBuf, ucd};
use std::ops::Range;

/// How many levels of fields there may be; deeper is `Max string recursion exceeded`.
pub const MAX_DEPTH: usize = 2;

/// The message for fields nested deeper than [`MAX_DEPTH`].
pub fn too_deep() -> FormatError {
    error("Max string recursion exceeded")
}

/// A part of a format string, as positions in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What stands before the field, with `{{` and `}}` already cut to one brace.
    pub literal: Range<usize>,
    /// The field, when there is one.
    pub field: Option<Field>,
}

/// A replacement field, as positions in the format string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The name with its attributes and indexes.
    pub name: Range<usize>,
    /// What stands after `!`.
    pub conversion: Option<u32>,
    /// What stands after `:`.
    pub spec: Range<usize>,
    /// Whether the specification contains braces, so that it has to be formatted first.
    pub spec_has_fields: bool,
}

/// The pieces of a format string; after an error it ends.
#[derive(Clone, Debug)]
pub struct Fields<'a> {
    format: Text<'a>,
    at: usize,
}

impl<'a> Fields<'a> {
    /// Reads a format string.
    pub fn new(format: Text<'a>) -> Fields<'a> {
        Fields { format, at: 0 }
    }

    /// Goes on from a position that [`Fields::position`] gave.
    pub fn resume(format: Text<'a>, at: usize) -> Fields<'a> {
        Fields { format, at }
    }

    /// Where the next piece begins.
    pub fn position(&self) -> usize {
        self.at
    }

    fn bump(&mut self) -> Option<u8> {
        let code = self.format.get(self.at)?;
        self.at += 1;
        Some(u8::try_from(code).unwrap_or(0xFF))
    }

    fn piece(&mut self) -> Result<Piece, FormatError> {
        let start = self.at;
        let brace = loop {
            match self.bump() {
                Some(brace @ (b'{' | b'}')) => break brace,
                Some(_) => {}
                None => return Ok(Piece { literal: start..self.at, field: None }),
            }
        };
        let next = self.format.get(self.at);
        if next == Some(u32::from(brace)) {
            self.at += 1;
            return Ok(Piece { literal: start..self.at - 1, field: None });
        }
        if brace == b'}' {
            return Err(error("Single '}' encountered in format string"));
        }
        if next.is_none() {
            return Err(error("Single '{' encountered in format string"));
        }
        let literal = start..self.at - 1;
        Ok(Piece { literal, field: Some(self.field()?) })
    }

    fn field(&mut self) -> Result<Field, FormatError> {
        let start = self.at;
        let end = loop {
            match self.bump() {
                Some(b'{') => return Err(error("unexpected '{' in field name")),
                Some(b'[') => {
                    while self.format.get(self.at).is_some_and(|code| code != u32::from(b']')) {
                        self.at += 1;
                    }
                }
                Some(end @ (b'}' | b':' | b'!')) => break end,
                Some(_) => {}
                None => return Err(error("expected '}' before end of string")),
            }
        };
        let name = start..self.at - 1;
        let mut field = Field { name, conversion: None, spec: self.at..self.at, spec_has_fields: false };
        if end == b'}' {
            return Ok(field);
        }
        if end == b'!' {
            let Some(conversion) = self.format.get(self.at) else {
                return Err(error("end of string while looking for conversion specifier"));
            };
            self.at += 1;
            field.conversion = Some(conversion);
            match self.bump() {
                Some(b'}') => return Ok(field),
                Some(b':') | None => {}
                Some(_) => return Err(error("expected ':' after conversion specifier")),
            }
        }
        let start = self.at;
        let mut depth = 1usize;
        loop {
            match self.bump() {
                Some(b'{') => {
                    field.spec_has_fields = true;
                    depth += 1;
                }
                Some(b'}') => {
                    depth -= 1;
                    if depth == 0 {
                        field.spec = start..self.at - 1;
                        return Ok(field);
                    }
                }
                Some(_) => {}
                None => return Err(error("unmatched '{' in format spec")),
            }
        }
    }
}

impl Iterator for Fields<'_> {
    type Item = Result<Piece, FormatError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.at >= self.format.len() {
            return None;
        }
        let piece = self.piece();
        if piece.is_err() {
            self.at = self.format.len();
        }
        Some(piece)
    }
}

/// Which of automatic and manual numbering a format string uses. Plain data, so that a run can be put
/// away between two fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AutoNumber {
    /// Whether numbering is automatic, once a field has decided that.
    pub automatic: Option<bool>,
    /// The next automatic number.
    pub next: usize,
}

/// What a field names first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum First {
    /// A positional argument.
    Index(usize),
    /// A keyword argument.
    Name(TextBuf),
}

/// The first name of a field and the path behind it. Without `numbers` an empty name stays a name.
pub fn split_name<'a>(
    name: Text<'a>,
    numbers: Option<&mut AutoNumber>,
) -> Result<(First, Path<'a>), FormatError> {
    let is_step = |&code: &u32| code == u32::from(b'.') || code == u32::from(b'[');
    let end = name.iter().position(|code| is_step(&code)).unwrap_or(name.len());
    let first = name.slice(0..end);
    let mut index = index(first)?;
    if let Some(numbers) = numbers
        && (index.is_some() || first.is_empty())
    {
        let automatic = first.is_empty();
        match numbers.automatic.get_or_insert(automatic) {
            true if !automatic => {
                return Err(error(
                    "cannot switch from automatic field numbering to manual field specification",
                ));
            }
            false if automatic => {
                return Err(error(
                    "cannot switch from manual field specification to automatic field numbering",
                ));
            }
            _ => {}
        }
        if automatic {
            index = Some(numbers.next);
            numbers.next += 1;
        }
    }
    let first = index.map_or_else(|| First::Name(first.narrow()), First::Index);
    Ok((first, Path { text: name, at: end }))
}

/// A step from a value to a part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// `.name`
    Attribute(TextBuf),
    /// `[123]`
    Index(usize),
    /// `[key]`
    Key(TextBuf),
}

/// The steps behind a field's first name; after an error it ends.
#[derive(Clone, Debug)]
pub struct Path<'a> {
    text: Text<'a>,
    at: usize,
}

impl<'a> Path<'a> {
    /// Goes on from a position that [`Path::position`] gave.
    pub fn resume(text: Text<'a>, at: usize) -> Path<'a> {
        Path { text, at }
    }

    /// Where the next step begins.
    pub fn position(&self) -> usize {
        self.at
    }

    fn step(&mut self) -> Result<Step, FormatError> {
        let opener = self.text.get(self.at);
        let start = self.at + 1;
        let find = |stop: &dyn Fn(u32) -> bool| {
            let rest = self.text.slice(start..self.text.len());
            rest.iter().position(stop).map(|offset| start + offset)
        };
        let empty = || error("Empty attribute in format string");
        if opener == Some(u32::from(b'.')) {
            let stop = |code: u32| code == u32::from(b'.') || code == u32::from(b'[');
            let end = find(&stop).unwrap_or(self.text.len());
            self.at = end;
            if end == start {
                return Err(empty());
            }
            return Ok(Step::Attribute(self.text.slice(start..end).narrow()));
        }
        if opener != Some(u32::from(b'[')) {
            return Err(error("Only '.' or '[' may follow ']' in format field specifier"));
        }
        let end =
            find(&|code| code == u32::from(b']')).ok_or_else(|| error("Missing ']' in format string"))?;
        let key = self.text.slice(start..end);
        self.at = end + 1;
        let index = index(key)?;
        if key.is_empty() {
            return Err(empty());
        }
        Ok(index.map_or_else(|| Step::Key(key.narrow()), Step::Index))
    }
}

impl Iterator for Path<'_> {
    type Item = Result<Step, FormatError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.at >= self.text.len() {
            return None;
        }
        let step = self.step();
        if step.is_err() {
            self.at = self.text.len();
        }
        Some(step)
    }
}

/// The message for a conversion other than `r`, `s` and `a`.
pub fn unknown_conversion(conversion: u32) -> FormatError {
    FormatError(match u8::try_from(conversion) {
        Ok(byte @ 33..=126) => format!("Unknown conversion specifier {}", char::from(byte)),
        _ => format!("Unknown conversion specifier \\x{conversion:x}"),
    })
}

/// The number that a text of decimal digits is.
fn index(text: Text<'_>) -> Result<Option<usize>, FormatError> {
    let mut value = None;
    for code in text.iter() {
        let Some(digit) = ucd::decimal(code) else { return Ok(None) };
        let next = value.unwrap_or(0usize).checked_mul(10).and_then(|v| v.checked_add(usize::from(digit)));
        match next {
            Some(next) if isize::try_from(next).is_ok() => value = Some(next),
            _ => return Err(error("Too many decimal digits in format string")),
        }
    }
    Ok(value)
}

fn error(message: &str) -> FormatError {
    FormatError(message.to_owned())
}
