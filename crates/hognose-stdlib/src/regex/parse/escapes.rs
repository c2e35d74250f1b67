//! What follows a backslash outside of sets.

use super::super::class::Category;
use super::super::source::{PatternError, Token, control_escape, is_digit, is_octal, take_code_escape};
use super::super::tree::{At, Node};
use super::{Item, Parser, Repeatable};
use hognose_vm::text::TextBuilder;

/// The category of `d`, `D`, `s`, `S`, `w`, `W`, and whether it is the opposite.
pub(super) fn category_of(code: u32) -> Option<(Category, bool)> {
    Some(match char::from_u32(code)? {
        'd' => (Category::Digit, false),
        'D' => (Category::Digit, true),
        's' => (Category::Space, false),
        'S' => (Category::Space, true),
        'w' => (Category::Word, false),
        'W' => (Category::Word, true),
        _ => return None,
    })
}

impl Parser<'_> {
    /// An escape's token was taken.
    pub(super) fn escape(&mut self, token: Token, flags: u32) -> Result<Item, PatternError> {
        let unicode = self.unicode(flags);
        let ascii = u8::try_from(token.code).ok().filter(u8::is_ascii);
        let at = match ascii {
            Some(b'A') => Some(At::Start),
            Some(b'z' | b'Z') => Some(At::VeryEnd),
            Some(b'b') => Some(At::Boundary { unicode }),
            Some(b'B') => Some(At::NoBoundary { unicode }),
            _ => None,
        };
        if let Some(at) = at {
            return Ok(Item { node: Node::at(at), repeatable: Repeatable::Place });
        }
        let node = if let Some((category, negated)) = category_of(token.code) {
            self.category(category, negated, flags)
        } else if let Some(code) = control_escape(token.code) {
            self.literal(code, flags)
        } else {
            match ascii {
                Some(b'0') => {
                    let mut digits = TextBuilder::new();
                    self.source.take_while(2, &mut digits, |byte| matches!(byte, b'0'..=b'7'))?;
                    let digits = digits.finish().to_string_lossy();
                    let code = u32::from_str_radix(&digits, 8).unwrap_or(0);
                    self.literal(code, flags)
                }
                Some(digit @ b'1'..=b'9') => self.numbered(digit, flags)?,
                Some(letter) if letter.is_ascii_alphabetic() => {
                    match take_code_escape(&mut self.source, letter, self.names_of_characters)? {
                        Some(code) => self.literal(code, flags),
                        None => {
                            let message = format!("bad escape \\{}", char::from(letter));
                            return Err(self.source.error(&message, 2));
                        }
                    }
                }
                _ => self.literal(token.code, flags),
            }
        };
        Ok(Item { node, repeatable: Repeatable::Yes })
    }

    /// An octal escape, or a reference to a group.
    fn numbered(&mut self, first: u8, flags: u32) -> Result<Node, PatternError> {
        let mut written = String::from(char::from(first));
        if is_digit(self.source.peek())
            && let Some(second) = self.source.take()?
        {
            written.extend(char::from_u32(second.code));
            let octal = first < b'8' && is_octal(Some(second));
            if octal
                && is_octal(self.source.peek())
                && let Some(third) = self.source.take()?
            {
                written.extend(char::from_u32(third.code));
                let code = octal_code(&self.source, &written)?;
                return Ok(self.literal(code, flags));
            }
        }
        let group: u32 = written.parse().unwrap_or(u32::MAX);
        if (group as usize) < self.widths.len() {
            if !self.is_closed(group) {
                return Err(self.source.error("cannot refer to an open group", written.len() + 1));
            }
            self.check_behind(group as usize)?;
            return Ok(self.reference(group, flags));
        }
        Err(self.source.error(&format!("invalid group reference {group}"), written.len()))
    }
}

/// The character of octal digits.
pub fn octal_code(source: &super::Source<'_>, digits: &str) -> Result<u32, PatternError> {
    let code = u32::from_str_radix(digits, 8).unwrap_or(u32::MAX);
    if code > 0o377 {
        let message = format!("octal escape value \\{digits} outside of range 0-0o377");
        return Err(source.error(&message, digits.len() + 1));
    }
    Ok(code)
}
