//! The format mini-language of `format(value, spec)` and f-strings, by the rules and messages of 3.14.
//!
//! [`Spec::parse`] reads a specification for one kind of value; [`text`], [`integer`], [`float`] and
//! [`complex`] apply it. An integer comes as digits in the radix that [`Spec::radix`] asks for, so that
//! integers of any size work. Converting values (an integer formatted as a float) is the caller's.
//! The caller charges for [`Spec::output_len`] before it applies anything.

mod layout;

pub use layout::{complex, float, integer, is_overflow, text};

use super::{Text, ucd};

/// Why a format fails: the message of the ValueError (OverflowError where the function says so).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError(pub String);

impl FormatError {
    fn new(message: impl Into<String>) -> FormatError {
        FormatError(message.into())
    }
}

/// What a specification is read for: it decides the default alignment and which types are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// `str`
    Text,
    /// `int`; also the float types, which the caller converts for.
    Integer,
    /// `float`
    Float,
    /// `complex`
    Complex,
}

/// How digits are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Grouping {
    /// Not at all.
    #[default]
    None,
    /// `,`
    Comma,
    /// `_`
    Underscore,
}

impl Grouping {
    fn mark(self) -> Option<char> {
        match self {
            Grouping::None => None,
            Grouping::Comma => Some(','),
            Grouping::Underscore => Some('_'),
        }
    }
}

/// A format specification that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The code point that fills up to the width.
    pub fill: u32,
    /// One of `<`, `>`, `=`, `^`.
    pub align: u8,
    /// One of `+`, `-` and the space.
    pub sign: Option<u8>,
    /// `z`: no negative zero.
    pub no_negative_zero: bool,
    /// `#`
    pub alternate: bool,
    /// The least width.
    pub width: Option<usize>,
    /// Grouping of the whole part.
    pub grouping: Grouping,
    /// What stands after the point.
    pub precision: Option<usize>,
    /// Grouping of the fraction.
    pub fraction_grouping: Grouping,
    /// The presentation type; `None` where nothing is written.
    pub kind: Option<u8>,
}

impl Spec {
    /// Reads a specification. `type_name` is the Python type's, for messages.
    pub fn parse(spec: Text<'_>, type_name: &str, target: Target) -> Result<Spec, FormatError> {
        Reader { spec, at: 0 }.read(type_name, target)
    }

    /// The radix of the digits that [`integer`] wants; `None` for `c` and the float types.
    pub fn radix(&self) -> Option<u32> {
        match self.kind {
            None | Some(b'd' | b'n') => Some(10),
            Some(b'b') => Some(2),
            Some(b'o') => Some(8),
            Some(b'x' | b'X') => Some(16),
            _ => None,
        }
    }

    /// Whether the type is one of a float's (`e`, `f`, `g`, `%` and their kin).
    pub fn is_float(&self) -> bool {
        matches!(self.kind, Some(b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'%'))
    }

    /// No output is longer than this, for content of so many code points (digits of an integer, 330 for a
    /// float, 660 for a complex number). `None` when it does not fit a `usize`.
    pub fn output_len(&self, content: usize) -> Option<usize> {
        let digits = content.checked_add(self.precision.unwrap_or(0).checked_mul(2)?)?;
        digits.checked_mul(2)?.checked_add(self.width.unwrap_or(0).checked_mul(2)?)?.checked_add(16)
    }
}

struct Reader<'a> {
    spec: Text<'a>,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u32> {
        self.spec.get(self.at)
    }

    fn accept(&mut self, char: u8) -> bool {
        let found = self.peek() == Some(u32::from(char));
        self.at += usize::from(found);
        found
    }

    fn alignment(&self, ahead: usize) -> Option<u8> {
        let byte = u8::try_from(self.spec.get(self.at + ahead)?).ok()?;
        matches!(byte, b'<' | b'>' | b'=' | b'^').then_some(byte)
    }

    fn read(mut self, type_name: &str, target: Target) -> Result<Spec, FormatError> {
        let default_align = if target == Target::Text { b'<' } else { b'>' };
        let mut spec = Spec {
            fill: u32::from(b' '),
            align: default_align,
            sign: None,
            no_negative_zero: false,
            alternate: false,
            width: None,
            grouping: Grouping::None,
            precision: None,
            fraction_grouping: Grouping::None,
            kind: None,
        };
        let (mut has_fill, mut has_align) = (false, false);
        if let (Some(fill), Some(align)) = (self.peek(), self.alignment(1)) {
            (spec.fill, spec.align, has_fill, has_align) = (fill, align, true, true);
            self.at += 2;
        } else if let Some(align) = self.alignment(0) {
            (spec.align, has_align) = (align, true);
            self.at += 1;
        }
        spec.sign = [b'+', b'-', b' '].into_iter().find(|&sign| self.accept(sign));
        spec.no_negative_zero = self.accept(b'z');
        spec.alternate = self.accept(b'#');
        if !has_fill && self.accept(b'0') {
            spec.fill = u32::from(b'0');
            if !has_align && default_align == b'>' {
                spec.align = b'=';
            }
        }
        spec.width = self.number()?;
        spec.grouping = self.grouping()?;
        if self.accept(b'.') {
            spec.precision = self.number()?;
            spec.fraction_grouping = self.grouping()?;
            if spec.precision.is_none() && spec.fraction_grouping == Grouping::None {
                return Err(FormatError::new("Format specifier missing precision"));
            }
        }
        let kind = self.peek();
        if self.spec.len() - self.at.min(self.spec.len()) > 1 {
            return Err(FormatError(format!(
                "Invalid format specifier '{}' for object of type '{type_name}'",
                self.spec.to_string_lossy()
            )));
        }
        check_grouping(&spec, kind, target)?;
        spec.kind = check_kind(kind, type_name, target)?;
        Ok(spec)
    }

    fn number(&mut self) -> Result<Option<usize>, FormatError> {
        let mut value = None;
        while let Some(digit) = self.peek().and_then(ucd::decimal) {
            let next =
                value.unwrap_or(0usize).checked_mul(10).and_then(|v| v.checked_add(usize::from(digit)));
            match next {
                Some(next) if isize::try_from(next).is_ok() => value = Some(next),
                _ => return Err(FormatError::new("Too many decimal digits in format string")),
            }
            self.at += 1;
        }
        Ok(value)
    }

    fn grouping(&mut self) -> Result<Grouping, FormatError> {
        let both = || FormatError::new("Cannot specify both ',' and '_'.");
        if self.accept(b',') {
            return if self.peek() == Some(u32::from(b'_')) { Err(both()) } else { Ok(Grouping::Comma) };
        }
        if self.accept(b'_') {
            return if self.peek() == Some(u32::from(b',')) { Err(both()) } else { Ok(Grouping::Underscore) };
        }
        Ok(Grouping::None)
    }
}

/// Which types take which grouping.
fn check_grouping(spec: &Spec, kind: Option<u32>, target: Target) -> Result<(), FormatError> {
    // Without a type, the type is the target's default.
    let default = match target {
        Target::Text => Some(b's'),
        Target::Integer => Some(b'd'),
        Target::Float | Target::Complex => None,
    };
    let code = kind.or(default.map(u32::from));
    let byte = code.map(|code| u8::try_from(code).unwrap_or(0xFF));
    let refused = |mark: char| {
        let code = code.unwrap_or(0);
        FormatError(match u8::try_from(code) {
            Ok(byte @ 33..=127) => format!("Cannot specify '{mark}' with '{}'.", char::from(byte)),
            _ => format!("Cannot specify '{mark}' with '\\x{code:x}'."),
        })
    };
    // Of the types, only `n` refuses to group the fraction; those without a fraction ignore it.
    if byte == Some(b'n')
        && let Some(mark) = spec.fraction_grouping.mark()
        && spec.grouping == Grouping::None
    {
        return Err(refused(mark));
    }
    let Some(mark) = spec.grouping.mark() else { return Ok(()) };
    match byte {
        None | Some(b'd' | b'e' | b'f' | b'g' | b'E' | b'G' | b'%' | b'F') => Ok(()),
        Some(b'b' | b'o' | b'x' | b'X') if mark == '_' => Ok(()),
        _ => Err(refused(mark)),
    }
}

fn check_kind(kind: Option<u32>, type_name: &str, target: Target) -> Result<Option<u8>, FormatError> {
    let Some(code) = kind else { return Ok(None) };
    let byte = u8::try_from(code).unwrap_or(0);
    let known: &[u8] = match target {
        Target::Text => b"s",
        Target::Integer => b"bcdoxXneEfFgG%",
        Target::Float => b"eEfFgGn%",
        Target::Complex => b"eEfFgGn",
    };
    if known.contains(&byte) {
        return Ok(Some(byte));
    }
    let shown = match byte {
        33..=127 => char::from(byte).to_string(),
        _ => format!("\\x{code:x}"),
    };
    Err(FormatError(format!("Unknown format code '{shown}' for object of type '{type_name}'")))
}
