//! What follows an opening parenthesis.

use super::super::flags;
use super::super::source::{PatternError, Token, joined};
use super::{Frame, Item, MAX_GROUPS, Opener, Parser, Repeatable, Wrong};
use hognose_vm::text::{TextBuf, TextBuilder, predicates, repr};

/// Decimal digits and nothing else: the number of a group, too large ones capped.
pub fn group_number(name: &TextBuf) -> Option<usize> {
    let digits = name.as_text().as_ascii()?;
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| {
        digits.bytes().fold(0usize, |number, digit| {
            number.saturating_mul(10).saturating_add(usize::from(digit.saturating_sub(b'0')))
        })
    })
}

impl Parser<'_> {
    /// The parenthesis was taken. What it opens is given back; some of it is complete at once.
    pub(super) fn open(&mut self, frame: &mut Frame) -> Result<Option<Frame>, Wrong> {
        let start = self.source.tell() - 1;
        let opened =
            |opener, flags| Ok(Some(Frame { opener, start, flags, branches: Vec::new(), items: Vec::new() }));
        if !self.source.eat('?')? {
            let number = self.open_group(None)?;
            return opened(Opener::Capture(number), frame.flags);
        }
        let token = self.extension_token()?;
        match token.ascii() {
            Some(b'P') => {
                if self.source.eat('<')? {
                    let name = self.source.take_until('>', "group name")?;
                    self.source.check_group_name(name.as_text(), 1)?;
                    let number = self.open_group(Some(name))?;
                    return opened(Opener::Capture(number), frame.flags);
                }
                if self.source.eat('=')? {
                    self.named_reference(frame)?;
                    return Ok(None);
                }
                let token = self.extension_token()?;
                Err(self.unknown_extension("?P", token).into())
            }
            Some(b':') => opened(Opener::Plain, frame.flags),
            Some(b'#') => {
                self.comment(start)?;
                Ok(None)
            }
            Some(byte @ (b'=' | b'!')) => {
                let look = Opener::Look { behind: false, negate: byte == b'!', outermost_behind: false };
                opened(look, frame.flags)
            }
            Some(b'<') => {
                let token = self.extension_token()?;
                if !token.is('=') && !token.is('!') {
                    return Err(self.unknown_extension("?<", token).into());
                }
                let outermost_behind = self.behind_groups.is_none();
                if outermost_behind {
                    self.behind_groups = Some(self.widths.len());
                }
                opened(Opener::Look { behind: true, negate: token.is('!'), outermost_behind }, frame.flags)
            }
            Some(b'(') => {
                let group = self.condition()?;
                opened(Opener::Conditional { group, yes: None }, frame.flags)
            }
            Some(b'>') => opened(Opener::Atomic, frame.flags),
            Some(byte) if byte == b'-' || flags::of_letter(u32::from(byte)).is_some() => {
                match self.inline_flags(token)? {
                    Some((add, remove)) => {
                        let mut inside = frame.flags;
                        if add & flags::TYPE_FLAGS != 0 {
                            inside &= !flags::TYPE_FLAGS;
                        }
                        opened(Opener::Plain, (inside | add) & !remove)
                    }
                    None => {
                        let first = matches!(frame.opener, Opener::Top) && frame.branches.is_empty();
                        if !first || !frame.items.is_empty() {
                            let message = "global flags not at the start of the expression";
                            return Err(self.source.error(message, self.source.tell() - start).into());
                        }
                        frame.flags = self.flags;
                        Ok(None)
                    }
                }
            }
            _ => Err(self.unknown_extension("?", token).into()),
        }
    }

    fn extension_token(&mut self) -> Result<Token, PatternError> {
        match self.source.take()? {
            Some(token) => Ok(token),
            None => Err(self.source.error("unexpected end of pattern", 0)),
        }
    }

    fn unknown_extension(&self, lead: &str, token: Token) -> PatternError {
        let mut shown = TextBuilder::new();
        shown.push_str(lead);
        token.push_to(&mut shown);
        let shown = shown.finish();
        let back = lead.len() + token.len();
        self.source.error_text(joined("unknown extension ", shown.as_text()), back)
    }

    fn open_group(&mut self, name: Option<TextBuf>) -> Result<u32, PatternError> {
        let number = self.widths.len();
        let group = u32::try_from(number).ok().filter(|_| number < MAX_GROUPS);
        let Some(group) = group else {
            return Err(self.source.error("too many groups", 0));
        };
        self.widths.push(None);
        if let Some(name) = name {
            if let Some(other) = self.group_named(name.as_text()) {
                let shown = repr::repr(name.as_text());
                let mut message = joined("redefinition of group name ", shown.as_text());
                let rest = TextBuf::from(format!(" as group {group}; was group {other}"));
                message = message.as_text().concat(rest.as_text());
                return Err(self.source.error_text(message, name.len() + 1));
            }
            self.work += self.names.len() as u64;
            self.names.push((name, group));
        }
        Ok(group)
    }

    fn named_reference(&mut self, frame: &mut Frame) -> Result<(), PatternError> {
        let name = self.source.take_until(')', "group name")?;
        self.source.check_group_name(name.as_text(), 1)?;
        let group = self.known_group(&name)?;
        if !self.is_closed(group) {
            return Err(self.source.error("cannot refer to an open group", name.len() + 1));
        }
        self.check_behind(group as usize)?;
        let node = self.reference(group, frame.flags);
        frame.items.push(Item { node, repeatable: Repeatable::Yes });
        Ok(())
    }

    fn known_group(&mut self, name: &TextBuf) -> Result<u32, PatternError> {
        self.work += self.names.len() as u64;
        self.group_named(name.as_text()).ok_or_else(|| {
            let shown = repr::repr(name.as_text());
            self.source.error_text(joined("unknown group name ", shown.as_text()), name.len() + 1)
        })
    }

    fn comment(&mut self, start: usize) -> Result<(), PatternError> {
        loop {
            self.work += 1;
            match self.source.peek() {
                None => {
                    let back = self.source.tell() - start;
                    return Err(self.source.error("missing ), unterminated comment", back));
                }
                Some(token) => {
                    self.source.take()?;
                    if token.is(')') {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// The group that `(?(` asks for.
    fn condition(&mut self) -> Result<u32, PatternError> {
        let name = self.source.take_until(')', "group name")?;
        let group = match group_number(&name) {
            None => {
                self.source.check_group_name(name.as_text(), 1)?;
                self.known_group(&name)? as usize
            }
            Some(0) => return Err(self.source.error("bad group number", name.len() + 1)),
            Some(group) if group >= MAX_GROUPS => {
                let digits = name.to_string_lossy();
                let shown = digits.trim_start_matches('0');
                return Err(self.source.error(&format!("invalid group reference {shown}"), name.len() + 1));
            }
            Some(group) => {
                if group >= self.widths.len() && !self.asked.iter().any(|&(other, _)| other == group) {
                    self.asked.push((group, self.source.tell() - name.len() - 1));
                }
                self.work += self.asked.len() as u64;
                group
            }
        };
        self.check_behind(group)?;
        Ok(u32::try_from(group).unwrap_or(u32::MAX))
    }

    /// Inline flags, whose first letter or minus was taken: what a group adds and removes, or `None` for flags
    /// of the whole pattern, which are then set.
    fn inline_flags(&mut self, first: Token) -> Result<Option<(u32, u32)>, PatternError> {
        let (mut add, mut remove) = (0, 0);
        let mut token = first;
        if !token.is('-') {
            while let Some(flag) = plain_flag(token) {
                let is_text = self.source.is_text();
                if is_text && flag == flags::LOCALE {
                    let message = "bad inline flags: cannot use 'L' flag with a str pattern";
                    return Err(self.source.error(message, 0));
                }
                if !is_text && flag == flags::UNICODE {
                    let message = "bad inline flags: cannot use 'u' flag with a bytes pattern";
                    return Err(self.source.error(message, 0));
                }
                add |= flag;
                if flag & flags::TYPE_FLAGS != 0 && add & flags::TYPE_FLAGS != flag {
                    let message = "bad inline flags: flags 'a', 'u' and 'L' are incompatible";
                    return Err(self.source.error(message, 0));
                }
                token = self.flag_token("missing -, : or )", ")-:")?;
            }
        }
        if token.is(')') {
            self.flags |= add;
            return Ok(None);
        }
        if token.is('-') {
            token = self.flag_token("missing flag", "")?;
            while let Some(flag) = plain_flag(token) {
                if flag & flags::TYPE_FLAGS != 0 {
                    let message = "bad inline flags: cannot turn off flags 'a', 'u' and 'L'";
                    return Err(self.source.error(message, 0));
                }
                remove |= flag;
                token = self.flag_token("missing :", ":")?;
            }
        }
        if add & remove != 0 {
            return Err(self.source.error("bad inline flags: flag turned on and off", 1));
        }
        Ok(Some((add, remove)))
    }

    /// The next token among flags: a flag, or one of `enders`.
    fn flag_token(&mut self, missing: &str, enders: &str) -> Result<Token, PatternError> {
        let Some(token) = self.source.take()? else {
            return Err(self.source.error(missing, 0));
        };
        if plain_flag(token).is_some() || enders.chars().any(|ender| token.is(ender)) {
            return Ok(token);
        }
        let is_letter = !token.escaped && predicates::isalpha(hognose_vm::text::Text::Four(&[token.code]));
        let message = if is_letter { "unknown flag" } else { missing };
        Err(self.source.error(message, token.len()))
    }
}

fn plain_flag(token: Token) -> Option<u32> {
    if token.escaped { None } else { flags::of_letter(token.code) }
}
