//! Replacement templates: what `sub` and `Match.expand` take, `\1`, `\g<name>` and the simple escapes.
//!
//! Knows groups by number and name only; putting texts together is the caller's.

use super::parse::{group_number, octal_code};
use super::program::Program;
use super::source::{PatternError, Source, Subject, Token, control_escape, is_digit, is_octal, joined};
use hognose_vm::text::{TextBuf, TextBuilder, repr};

/// A part of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Text as it is (for bytes: Latin-1).
    Literal(TextBuf),
    /// What a group matched; nothing when it did not.
    Group(usize),
}

/// Why a template is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplateError {
    /// `re.PatternError`.
    Pattern(PatternError),
    /// `IndexError`: no group has this name.
    UnknownGroup(TextBuf),
}

impl From<PatternError> for TemplateError {
    fn from(error: PatternError) -> TemplateError {
        TemplateError::Pattern(error)
    }
}

/// Group numbers as large as this are refused before they are looked at.
const MAX_GROUPS: usize = 0x3FFF_FFFF;

/// Reads a template. Two literals never stand side by side.
pub fn parse_template(template: Subject<'_>, program: &Program) -> Result<Vec<Piece>, TemplateError> {
    let mut reader =
        Reader { source: Source::new(template)?, program, pieces: Vec::new(), literal: TextBuilder::new() };
    while let Some(token) = reader.source.take()? {
        if token.escaped {
            reader.escape(token)?;
        } else {
            reader.literal.push(token.code);
        }
    }
    reader.end_literal();
    Ok(reader.pieces)
}

struct Reader<'a> {
    source: Source<'a>,
    program: &'a Program,
    pieces: Vec<Piece>,
    literal: TextBuilder,
}

impl Reader<'_> {
    fn end_literal(&mut self) {
        let literal = std::mem::take(&mut self.literal).finish();
        if !literal.is_empty() {
            self.pieces.push(Piece::Literal(literal));
        }
    }

    fn group(&mut self, group: usize, back: usize) -> Result<(), TemplateError> {
        if group > self.program.groups() {
            return Err(self.source.error(&format!("invalid group reference {group}"), back).into());
        }
        self.end_literal();
        self.pieces.push(Piece::Group(group));
        Ok(())
    }

    fn escape(&mut self, token: Token) -> Result<(), TemplateError> {
        match u8::try_from(token.code) {
            Ok(b'g') => self.named(),
            Ok(b'0') => {
                let mut digits = TextBuilder::new();
                digits.push(token.code);
                self.source.take_while(2, &mut digits, |byte| matches!(byte, b'0'..=b'7'))?;
                let digits = digits.finish().to_string_lossy();
                self.literal.push(u32::from_str_radix(&digits, 8).unwrap_or(0) & 0xFF);
                Ok(())
            }
            Ok(digit @ b'1'..=b'9') => self.numbered(digit),
            byte => {
                if let Some(code) = control_escape(token.code) {
                    self.literal.push(code);
                } else if byte.is_ok_and(|byte| byte.is_ascii_alphabetic()) {
                    let mut shown = TextBuilder::new();
                    token.push_to(&mut shown);
                    let message = joined("bad escape ", shown.finish().as_text());
                    return Err(self.source.error_text(message, 2).into());
                } else {
                    token.push_to(&mut self.literal);
                }
                Ok(())
            }
        }
    }

    fn named(&mut self) -> Result<(), TemplateError> {
        if !self.source.eat('<')? {
            return Err(self.source.error("missing <", 0).into());
        }
        let name = self.source.take_until('>', "group name")?;
        let back = name.len() + 1;
        let group = match group_number(&name) {
            Some(group) if group >= MAX_GROUPS => {
                let digits = name.to_string_lossy();
                let shown = digits.trim_start_matches('0');
                return Err(self.source.error(&format!("invalid group reference {shown}"), back).into());
            }
            Some(group) => group,
            None => {
                self.source.check_group_name(name.as_text(), 1)?;
                self.program.group_named(name.as_text()).ok_or_else(|| {
                    let shown = repr::repr(name.as_text());
                    TemplateError::UnknownGroup(joined("unknown group name ", shown.as_text()))
                })?
            }
        };
        self.group(group, back)
    }

    fn numbered(&mut self, first: u8) -> Result<(), TemplateError> {
        let mut written = String::from(char::from(first));
        if is_digit(self.source.peek())
            && let Some(second) = self.source.take()?
        {
            written.extend(char::from_u32(second.code));
            if first < b'8'
                && is_octal(Some(second))
                && is_octal(self.source.peek())
                && let Some(third) = self.source.take()?
            {
                written.extend(char::from_u32(third.code));
                let code = octal_code(&self.source, &written)?;
                self.literal.push(code);
                return Ok(());
            }
        }
        let group = written.parse().unwrap_or(usize::MAX);
        self.group(group, written.len())
    }
}
