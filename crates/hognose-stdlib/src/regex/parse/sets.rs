//! `[…]`.

use super::super::class::{Category, SetBuilder};
use super::super::flags;
use super::super::source::{PatternError, Token, control_escape, joined, take_code_escape};
use super::super::tree::{Node, Single};
use super::Parser;
use super::escapes::{category_of, octal_code};
use hognose_vm::text::{TextBuf, TextBuilder};
use std::rc::Rc;

/// A member of a set.
#[derive(Clone, Copy)]
enum Member {
    Char(u32),
    Category(Category, bool),
}

impl Parser<'_> {
    /// The opening bracket was taken.
    pub(super) fn set(&mut self, flags: u32) -> Result<Node, PatternError> {
        let unicode = self.unicode(flags);
        let here = self.source.tell() - 1;
        if self.source.peek().is_some_and(|token| token.is('[')) {
            self.warn("nested set", self.source.tell());
        }
        let negate = self.source.eat('^')?;
        let mut builder = SetBuilder::default();
        let mut is_first = true;
        let unterminated = "unterminated character set";
        loop {
            self.work += 1;
            let Some(this) = self.source.take()? else {
                return Err(self.source.error(unterminated, self.source.tell() - here));
            };
            if this.is(']') && !is_first {
                break;
            }
            if !is_first
                && let Some(operator) = this.ascii().and_then(set_operator)
                && self.source.peek() == Some(this)
            {
                self.warn(operator, self.source.tell() - 1);
            }
            let low = self.member(this)?;
            is_first = false;
            if !self.source.eat('-')? {
                add(&mut builder, low, unicode);
                continue;
            }
            let Some(that) = self.source.take()? else {
                return Err(self.source.error(unterminated, self.source.tell() - here));
            };
            if that.is(']') {
                add(&mut builder, low, unicode);
                builder.add(0x2D, 0x2D);
                break;
            }
            if that.is('-') {
                self.warn("set difference", self.source.tell() - 2);
            }
            match (low, self.member(that)?) {
                (Member::Char(low), Member::Char(high)) if low <= high => builder.add(low, high),
                _ => return Err(self.bad_range(this, that)),
            }
        }
        if flags & flags::IGNORECASE != 0 {
            self.work += builder.work() as u64 * 16;
            builder.ignore_case(unicode);
        }
        self.work += builder.work() as u64;
        let set = builder.finish();
        Ok(Node::one(match (set.single(), negate) {
            (Some(code), false) => Single::Char(code),
            (Some(code), true) => Single::NotChar(code),
            (None, false) => Single::Set(Rc::new(set)),
            (None, true) => Single::Set(Rc::new(set.opposite())),
        }))
    }

    fn warn(&mut self, what: &str, position: usize) {
        self.warnings.push(TextBuf::from(format!("Possible {what} at position {position}")));
    }

    fn bad_range(&self, this: Token, that: Token) -> PatternError {
        let mut shown = TextBuilder::new();
        this.push_to(&mut shown);
        shown.push(0x2D);
        that.push_to(&mut shown);
        let shown = shown.finish();
        self.source.error_text(joined("bad character range ", shown.as_text()), shown.len())
    }

    fn member(&mut self, token: Token) -> Result<Member, PatternError> {
        if !token.escaped {
            return Ok(Member::Char(token.code));
        }
        if let Some(code) = control_escape(token.code) {
            return Ok(Member::Char(code));
        }
        if let Some((category, negated)) = category_of(token.code) {
            return Ok(Member::Category(category, negated));
        }
        match u8::try_from(token.code) {
            Ok(digit @ b'0'..=b'7') => {
                let mut digits = TextBuilder::new();
                digits.push(u32::from(digit));
                self.source.take_while(2, &mut digits, |byte| matches!(byte, b'0'..=b'7'))?;
                octal_code(&self.source, &digits.finish().to_string_lossy()).map(Member::Char)
            }
            Ok(byte) if byte.is_ascii_alphanumeric() => {
                match take_code_escape(&mut self.source, byte, self.names_of_characters)? {
                    Some(code) => Ok(Member::Char(code)),
                    None => Err(self.source.error(&format!("bad escape \\{}", char::from(byte)), 2)),
                }
            }
            _ => Ok(Member::Char(token.code)),
        }
    }
}

fn set_operator(byte: u8) -> Option<&'static str> {
    Some(match byte {
        b'-' => "set difference",
        b'&' => "set intersection",
        b'~' => "set symmetric difference",
        b'|' => "set union",
        _ => return None,
    })
}

fn add(builder: &mut SetBuilder, member: Member, unicode: bool) {
    match member {
        Member::Char(code) => builder.add(code, code),
        Member::Category(category, negated) => builder.add_category(category, negated, unicode),
    }
}
