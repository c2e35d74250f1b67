//! Strings, and the replacement fields inside f-strings and t-strings.

use crate::literal;
use crate::tokenizer::{Token, TokenKind};

use super::nodes::{Node, NodeKind};
use super::{Explainer, Rule, Stop, raise};

impl Explainer<'_> {
    /// Adjacent literals, which make one.
    pub(super) fn strings(&mut self) -> Rule<Node> {
        let start = self.peek()?.start;
        let (mut has_bytes, mut has_text, mut has_template, mut has_format) = (false, false, false, false);
        let mut end = start;
        let mut fault = None;
        while self.is_kind(TokenKind::String)? || self.is_kind(TokenKind::FStringStart)? {
            let token = self.peek()?;
            let text = self.text(token);
            let prefix = text.get(..text.find(['"', '\'']).unwrap_or(0)).unwrap_or("").to_ascii_lowercase();
            if token.kind == TokenKind::FStringStart {
                let is_template = prefix.contains('t');
                has_template |= is_template;
                has_format |= !is_template;
                self.deeper(|p| p.interpolated(is_template))?;
            } else {
                self.advance()?;
                if fault.is_none() {
                    fault = self.literal_fault(token, &prefix);
                }
                has_bytes |= prefix.contains('b');
                has_text |= !prefix.contains('b');
            }
            end = self.last_end();
        }
        if let Some(fault) = fault {
            return Err(fault);
        }
        if let Some(message) = self.text_fault.take() {
            // CPython decodes when it has seen the token behind the string.
            let Some(token) = self.tokens.get(self.position.saturating_sub(1)).copied() else {
                return Err(Stop::Fail);
            };
            return Err(raise(message, token.start, token.end));
        }
        if has_bytes && (has_text || has_format) {
            return Err(self.raise_last("cannot mix bytes and nonbytes literals"));
        }
        if has_template && (has_bytes || has_text || has_format) {
            return Err(raise("cannot mix t-string literals with string or bytes literals", start, end));
        }
        let kind = match (has_template, has_format) {
            (true, _) => NodeKind::TString,
            (_, true) => NodeKind::FString,
            _ => NodeKind::Literal,
        };
        Ok(Node::new(kind, start, end))
    }

    /// What is wrong with the characters of a literal.
    fn literal_fault(&self, token: Token, prefix: &str) -> Option<Stop> {
        let (body, _) = literal::between_quotes(self.text(token));
        let is_bytes = prefix.contains('b');
        if is_bytes && !body.is_ascii() {
            return Some(raise("bytes can only contain ASCII literal characters", token.start, token.end));
        }
        if prefix.contains('r') {
            return None;
        }
        let error = literal::decode(body, is_bytes).err()?;
        Some(raise(error.message(), token.start, token.end))
    }

    fn interpolated(&mut self, is_template: bool) -> Rule<()> {
        let name = if is_template { "t-string" } else { "f-string" };
        let start = self.advance()?;
        let is_raw = self.text(start).to_ascii_lowercase().contains('r');
        let raw_around = std::mem::replace(&mut self.in_raw_text, is_raw);
        let template_around = std::mem::replace(&mut self.in_template, is_template);
        let result = self.interpolated_parts(name);
        self.in_raw_text = raw_around;
        self.in_template = template_around;
        result?;
        self.kind(TokenKind::FStringEnd)?;
        Ok(())
    }

    fn interpolated_parts(&mut self, name: &str) -> Rule<()> {
        loop {
            if let Some(token) = self.opt(|p| p.kind(TokenKind::FStringMiddle))? {
                if !self.in_raw_text
                    && let Err(error) = literal::decode(self.text(token), false)
                {
                    self.text_fault.get_or_insert(error.message());
                }
                continue;
            }
            if !self.is_op("{")? {
                return Ok(());
            }
            let start = self.position;
            if self.opt(|p| p.replacement_field(name))?.is_none() {
                self.position = start;
                self.mistake(|p| p.mistaken_field(name))?;
                return Err(Stop::Fail);
            }
        }
    }

    fn field_value(&mut self) -> Rule<Node> {
        if self.is_word("yield")? { self.yield_expression() } else { self.star_expressions() }
    }

    fn replacement_field(&mut self, name: &str) -> Rule<()> {
        self.op("{")?;
        self.field_value()?;
        self.opt(|p| p.op("="))?;
        if self.is_op("!")? {
            self.advance()?;
            self.conversion(name)?;
        }
        if self.opt(|p| p.op(":"))?.is_some() {
            self.interpolated_parts(name)?;
        }
        self.op("}")?;
        Ok(())
    }

    fn conversion(&mut self, name: &str) -> Rule<()> {
        let mark_end = self.last_end();
        let token = self.peek()?;
        if token.kind != TokenKind::Name {
            return Err(Stop::Fail);
        }
        if token.start != mark_end {
            let message = format!("{name}: conversion type must come right after the exclamation mark");
            return Err(raise(message, mark_end - 1, token.end));
        }
        self.advance()?;
        let text = self.text(token);
        if !matches!(text, "r" | "s" | "a") {
            let message = format!("{name}: invalid conversion character '{text}': expected 's', 'r', or 'a'");
            return Err(raise(message, token.start, token.end));
        }
        Ok(())
    }

    fn mistaken_field(&mut self, name: &str) -> Rule<()> {
        let open = self.op("{")?;
        let token: Token = self.peek()?;
        if token.kind == TokenKind::Operator && matches!(self.text(token), "=" | "!" | ":" | "}") {
            let text = self.text(token).to_owned();
            let message = format!("{name}: valid expression required before '{text}'");
            return Err(raise(message, token.start, token.end));
        }
        let _ = open;
        if self.opt(Self::field_value)?.is_none() {
            return Err(self.raise_here(format!("{name}: expecting a valid expression after '{{'")));
        }
        let has_equals = self.opt(|p| p.op("="))?.is_some();
        if !self.one_of_ops(&["!", ":", "}"])? {
            let choice = if has_equals { "'!', or ':', or '}'" } else { "'=', or '!', or ':', or '}'" };
            return Err(self.raise_here(format!("{name}: expecting {choice}")));
        }
        if self.opt(|p| p.op("!"))?.is_some() {
            if self.one_of_ops(&[":", "}"])? {
                return Err(self.raise_here(format!("{name}: missing conversion character")));
            }
            if !self.is_kind(TokenKind::Name)? {
                return Err(self.raise_here(format!("{name}: invalid conversion character")));
            }
            self.advance()?;
            if !self.one_of_ops(&[":", "}"])? {
                return Err(self.raise_here(format!("{name}: expecting ':' or '}}'")));
            }
        }
        if self.opt(|p| p.op(":"))?.is_some() {
            self.interpolated_parts(name)?;
            if !self.is_op("}")? {
                return Err(self.raise_here(format!("{name}: expecting '}}', or format specs")));
            }
        }
        if !self.is_op("}")? {
            return Err(self.raise_here(format!("{name}: expecting '}}'")));
        }
        Err(Stop::Fail)
    }

    fn raise_here(&mut self, message: String) -> Stop {
        match self.peek() {
            Ok(token) => raise(message, token.start, token.end),
            Err(stop) => stop,
        }
    }
}
