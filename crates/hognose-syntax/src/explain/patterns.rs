//! Patterns of `match`.

use crate::tokenizer::TokenKind;

use super::{Explainer, Rule, Stop, is_keyword, raise};

impl Explainer<'_> {
    pub(super) fn patterns(&mut self) -> Rule<()> {
        let is_star = self.is_op("*")?;
        self.maybe_star_pattern()?;
        if is_star && !self.is_op(",")? {
            return Err(Stop::Fail);
        }
        while self
            .opt(|p| {
                p.op(",")?;
                p.maybe_star_pattern()
            })?
            .is_some()
        {}
        self.opt(|p| p.op(","))?;
        Ok(())
    }

    fn maybe_star_pattern(&mut self) -> Rule<()> {
        if self.opt(|p| p.op("*"))?.is_some() {
            return self.name().map(|_| ());
        }
        self.as_pattern()
    }

    fn as_pattern(&mut self) -> Rule<()> {
        self.or_pattern()?;
        let start = self.position;
        if self.opt(|p| p.word("as"))?.is_none() {
            return Ok(());
        }
        let captured = self.opt(|p| {
            let name = p.name()?;
            if p.text(name) == "_" || p.one_of_ops(&[".", "(", "="])? { Err(Stop::Fail) } else { Ok(()) }
        })?;
        if captured.is_some() {
            return Ok(());
        }
        self.mistake(|p| {
            if p.is_word("_")? {
                let token = p.peek()?;
                return Err(raise("cannot use '_' as a target", token.start, token.end));
            }
            let target = p.expression()?;
            let message = format!("cannot use {} as pattern target", target.description());
            Err::<(), _>(raise(message, target.start, target.end))
        })?;
        self.position = start;
        Ok(())
    }

    fn or_pattern(&mut self) -> Rule<()> {
        self.closed_pattern()?;
        while self
            .opt(|p| {
                p.op("|")?;
                p.closed_pattern()
            })?
            .is_some()
        {}
        Ok(())
    }

    fn closed_pattern(&mut self) -> Rule<()> {
        let token = self.peek()?;
        match token.kind {
            TokenKind::String | TokenKind::FStringStart => {
                let node = self.strings()?;
                let is_plain = node.kind == super::nodes::NodeKind::Literal;
                if self.tries_mistakes && !is_plain {
                    let message = "patterns may only match literals and attribute lookups";
                    return Err(raise(message, node.start, node.end));
                }
                Ok(())
            }
            TokenKind::Number => self.number_pattern(),
            TokenKind::Name => match self.text(token) {
                "None" | "True" | "False" => self.advance().map(|_| ()),
                word if is_keyword(word) => Err(Stop::Fail),
                _ => self.name_pattern(),
            },
            TokenKind::Operator => match self.text(token) {
                "-" => {
                    self.advance()?;
                    if self.is_kind(TokenKind::Number)? { self.number_pattern() } else { Err(Stop::Fail) }
                }
                "(" | "[" => self.deeper(Self::sequence_pattern),
                "{" => self.deeper(Self::mapping_pattern),
                _ => Err(Stop::Fail),
            },
            _ => Err(Stop::Fail),
        }
    }

    fn is_imaginary(&self, token: crate::tokenizer::Token) -> bool {
        self.text(token).ends_with(['j', 'J'])
    }

    fn number_pattern(&mut self) -> Rule<()> {
        let real = self.kind(TokenKind::Number)?;
        if !self.one_of_ops(&["+", "-"])? {
            return Ok(());
        }
        self.opt(|p| {
            p.advance()?;
            let imaginary = p.kind(TokenKind::Number)?;
            if p.is_imaginary(real) {
                return Err(raise("real number required in complex literal", real.start, real.end));
            }
            if !p.is_imaginary(imaginary) {
                let message = "imaginary number required in complex literal";
                return Err(raise(message, imaginary.start, imaginary.end));
            }
            Ok(())
        })?;
        Ok(())
    }

    fn name_pattern(&mut self) -> Rule<()> {
        self.name()?;
        while self
            .opt(|p| {
                p.op(".")?;
                p.name()
            })?
            .is_some()
        {}
        if !self.is_op("(")? {
            return Ok(());
        }
        self.deeper(Self::class_pattern)
    }

    fn class_pattern(&mut self) -> Rule<()> {
        self.op("(")?;
        let mut has_keyword = false;
        let mut wrong: Option<(u32, u32)> = None;
        while !self.is_op(")")? {
            let keyword = self.opt(|p| {
                p.name()?;
                p.op("=")?;
                p.as_pattern()
            })?;
            if keyword.is_some() {
                if wrong.is_some() {
                    break;
                }
                has_keyword = true;
            } else {
                let start = self.peek()?.start;
                self.as_pattern()?;
                if has_keyword {
                    wrong = Some((wrong.map_or(start, |(first, _)| first), self.last_end()));
                }
            }
            if self.opt(|p| p.op(","))?.is_none() {
                break;
            }
        }
        if let Some((start, end)) = wrong {
            if self.tries_mistakes {
                return Err(raise("positional patterns follow keyword patterns", start, end));
            }
            return Err(Stop::Fail);
        }
        self.op(")")?;
        Ok(())
    }

    fn sequence_pattern(&mut self) -> Rule<()> {
        let open = self.advance()?;
        let closer = if self.text(open) == "(" { ")" } else { "]" };
        if !self.is_op(closer)? {
            let is_star = self.is_op("*")?;
            self.maybe_star_pattern()?;
            let mut commas = 0;
            while self
                .opt(|p| {
                    p.op(",")?;
                    p.maybe_star_pattern()
                })?
                .is_some()
            {
                commas += 1;
            }
            commas += usize::from(self.opt(|p| p.op(","))?.is_some());
            if is_star && commas == 0 && closer == ")" {
                return Err(Stop::Fail);
            }
        }
        self.op(closer)?;
        Ok(())
    }

    fn mapping_pattern(&mut self) -> Rule<()> {
        self.op("{")?;
        while !self.is_op("}")? {
            if self.opt(|p| p.op("**"))?.is_some() {
                let name = self.name()?;
                if self.text(name) == "_" {
                    return Err(Stop::Fail);
                }
                self.opt(|p| p.op(","))?;
                break;
            }
            let token = self.peek()?;
            if token.kind == TokenKind::Name && !is_keyword(self.text(token)) {
                self.name()?;
                self.op(".")?;
                self.name()?;
                while self
                    .opt(|p| {
                        p.op(".")?;
                        p.name()
                    })?
                    .is_some()
                {}
            } else {
                if self.one_of_ops(&["(", "[", "{"])? {
                    return Err(Stop::Fail);
                }
                self.closed_pattern()?;
            }
            self.op(":")?;
            self.as_pattern()?;
            if self.opt(|p| p.op(","))?.is_none() {
                break;
            }
        }
        self.op("}")?;
        Ok(())
    }
}
