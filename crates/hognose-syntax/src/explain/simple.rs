//! Statements of one line.

use crate::tokenizer::TokenKind;

use super::nodes::{Node, NodeKind, Targets};
use super::{Explainer, Rule, Stop, raise};

const AUGMENTED: [&str; 13] =
    ["+=", "-=", "*=", "@=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "**=", "//="];

impl Explainer<'_> {
    pub(super) fn simple_statements(&mut self) -> Rule<()> {
        self.simple_statement()?;
        while self.opt(|p| p.op(";"))?.is_some() {
            if self.is_kind(TokenKind::Newline)? {
                break;
            }
            self.simple_statement()?;
        }
        self.kind(TokenKind::Newline)?;
        Ok(())
    }

    pub(super) fn simple_statement(&mut self) -> Rule<()> {
        if self.opt(Self::assignment)?.is_some() {
            return Ok(());
        }
        if self.is_word("type")? && self.opt(Self::type_alias)?.is_some() {
            return Ok(());
        }
        if self.opt(Self::star_expressions)?.is_some() {
            return Ok(());
        }
        let token = self.peek()?;
        if token.kind != TokenKind::Name {
            return Err(Stop::Fail);
        }
        match self.text(token) {
            "return" => {
                self.advance()?;
                self.opt(Self::star_expressions)?;
                Ok(())
            }
            "import" => self.import(),
            "from" => self.import_from(),
            "raise" => self.raise_statement(),
            "pass" | "break" | "continue" => self.advance().map(|_| ()),
            "del" => self.delete(),
            "yield" => self.yield_expression().map(|_| ()),
            "assert" => {
                self.advance()?;
                self.expression()?;
                if self.opt(|p| p.op(","))?.is_some() {
                    self.expression()?;
                }
                Ok(())
            }
            "global" | "nonlocal" => {
                self.advance()?;
                self.name()?;
                while self
                    .opt(|p| {
                        p.op(",")?;
                        p.name()
                    })?
                    .is_some()
                {}
                Ok(())
            }
            _ => Err(Stop::Fail),
        }
    }

    fn type_alias(&mut self) -> Rule<()> {
        self.word("type")?;
        self.name()?;
        self.type_parameters()?;
        self.op("=")?;
        self.expression()?;
        Ok(())
    }

    fn raise_statement(&mut self) -> Rule<()> {
        self.word("raise")?;
        if self.opt(Self::expression)?.is_some() && self.is_word("from")? {
            self.opt(|p| {
                p.advance()?;
                p.expression()
            })?;
        }
        Ok(())
    }

    fn value(&mut self) -> Rule<Node> {
        if self.is_word("yield")? { self.yield_expression() } else { self.star_expressions() }
    }

    fn is_augmented(&mut self) -> Rule<bool> {
        self.one_of_ops(&AUGMENTED)
    }

    fn assignment(&mut self) -> Rule<()> {
        let annotated = self.opt(|p| {
            let is_name = p
                .opt(|p| {
                    p.name()?;
                    p.op(":")
                })?
                .is_some();
            if !is_name {
                let target = p.primary()?;
                let fits = [NodeKind::Name, NodeKind::Attribute, NodeKind::Subscript].contains(&target.kind);
                if !fits {
                    return Err(Stop::Fail);
                }
                p.op(":")?;
            }
            p.expression()?;
            p.opt(|p| {
                p.op("=")?;
                p.value()
            })?;
            Ok(())
        })?;
        if annotated.is_some() {
            return Ok(());
        }
        let assigned = self.opt(|p| {
            p.star_targets()?;
            p.op("=")?;
            while p
                .opt(|p| {
                    p.star_targets()?;
                    p.op("=")
                })?
                .is_some()
            {}
            p.value()?;
            p.not(|p| p.op("="))
        })?;
        if assigned.is_some() {
            return Ok(());
        }
        let start = self.position;
        let augmented = self.opt(|p| {
            let target = p.primary()?;
            let fits = [NodeKind::Name, NodeKind::Attribute, NodeKind::Subscript].contains(&target.kind);
            if fits && p.is_augmented()? { p.advance().map(|_| ()) } else { Err(Stop::Fail) }
        })?;
        if augmented.is_some() {
            // Committed: nothing else is tried.
            self.value()?;
            return Ok(());
        }
        self.position = start;
        self.mistake(Self::mistaken_assignment)?;
        Err(Stop::Fail)
    }

    fn mistaken_assignment(&mut self) -> Rule<()> {
        self.opt(|p| {
            let target = p.primary()?;
            let kind = match target.kind {
                NodeKind::List => "list",
                NodeKind::Tuple => "tuple",
                _ => return Err(Stop::Fail),
            };
            p.op(":")?;
            p.expression()?;
            Err::<(), _>(raise(
                format!("only single target (not {kind}) can be annotated"),
                target.start,
                target.end,
            ))
        })?;
        self.opt(|p| {
            let first = p.star_named_expression()?;
            p.op(",")?;
            p.opt(Self::star_named_expressions)?;
            p.op(":")?;
            p.expression()?;
            Err::<(), _>(raise("only single target (not tuple) can be annotated", first.start, first.end))
        })?;
        self.opt(|p| {
            let target = p.expression()?;
            p.op(":")?;
            p.expression()?;
            Err::<(), _>(raise("illegal target for annotation", target.start, target.end))
        })?;
        self.opt(|p| {
            while p
                .opt(|p| {
                    p.star_targets()?;
                    p.op("=")
                })?
                .is_some()
            {}
            let target = p.star_expressions()?;
            p.op("=")?;
            match target.invalid_target(Targets::Assigned) {
                Some(bad) => {
                    Err::<(), _>(raise(format!("cannot assign to {}", bad.description()), bad.start, bad.end))
                }
                None => Err(Stop::Fail),
            }
        })?;
        self.opt(|p| {
            while p
                .opt(|p| {
                    p.star_targets()?;
                    p.op("=")
                })?
                .is_some()
            {}
            let target = p.yield_expression()?;
            p.op("=")?;
            Err::<(), _>(raise("assignment to yield expression not possible", target.start, target.end))
        })?;
        self.opt(|p| {
            let target = p.star_expressions()?;
            if !p.is_augmented()? {
                return Err(Stop::Fail);
            }
            p.advance()?;
            p.value()?;
            let message =
                format!("'{}' is an illegal expression for augmented assignment", target.description());
            Err::<(), _>(raise(message, target.start, target.end))
        })?;
        Ok(())
    }

    fn delete(&mut self) -> Rule<()> {
        let found = self.opt(|p| {
            p.word("del")?;
            let targets = p.star_targets()?;
            if targets.invalid_target(Targets::Deleted).is_some() {
                return Err(Stop::Fail);
            }
            if p.is_op(";")? || p.is_kind(TokenKind::Newline)? { Ok(()) } else { Err(Stop::Fail) }
        })?;
        if found.is_some() {
            return Ok(());
        }
        self.mistake(|p| {
            p.word("del")?;
            let target = p.star_expressions()?;
            match target.invalid_target(Targets::Deleted) {
                Some(bad) => {
                    Err::<(), _>(raise(format!("cannot delete {}", bad.description()), bad.start, bad.end))
                }
                None => Err(Stop::Fail),
            }
        })?;
        Err(Stop::Fail)
    }

    fn dotted_name(&mut self) -> Rule<()> {
        self.name()?;
        while self
            .opt(|p| {
                p.op(".")?;
                p.name()
            })?
            .is_some()
        {}
        Ok(())
    }

    fn import(&mut self) -> Rule<()> {
        let start = self.position;
        self.mistake(|p| {
            let keyword = p.word("import")?;
            if p.is_kind(TokenKind::Newline)? {
                let token = p.peek()?;
                return Err(p.raise_from(token.start, "Expected one or more names after 'import'"));
            }
            p.dotted_name()?;
            while p
                .opt(|p| {
                    p.op(",")?;
                    p.dotted_name()
                })?
                .is_some()
            {}
            p.word("from")?;
            p.dotted_name()?;
            Err::<(), _>(p.raise_from(keyword.start, "Did you mean to use 'from ... import ...' instead?"))
        })?;
        self.position = start;
        self.word("import")?;
        self.import_alias(Self::dotted_name)?;
        while self
            .opt(|p| {
                p.op(",")?;
                p.import_alias(Self::dotted_name)
            })?
            .is_some()
        {}
        Ok(())
    }

    fn import_alias(&mut self, name: fn(&mut Self) -> Rule<()>) -> Rule<()> {
        self.mistake(|p| {
            name(p)?;
            p.word("as")?;
            p.not(|p| {
                p.name()?;
                if p.one_of_ops(&[",", ")"])? || p.is_kind(TokenKind::Newline)? {
                    Ok(())
                } else {
                    Err(Stop::Fail)
                }
            })?;
            let target = p.expression()?;
            let message = format!("cannot use {} as import target", target.description());
            Err::<(), _>(raise(message, target.start, target.end))
        })?;
        name(self)?;
        self.opt(|p| {
            p.word("as")?;
            p.name()
        })?;
        Ok(())
    }

    fn import_from(&mut self) -> Rule<()> {
        self.word("from")?;
        let mut dots = 0;
        while self.one_of_ops(&[".", "..."])? {
            self.advance()?;
            dots += 1;
        }
        let named = self.opt(Self::dotted_name)?;
        if named.is_none() && dots == 0 {
            return Err(Stop::Fail);
        }
        self.word("import")?;
        if self.opt(|p| p.op("*"))?.is_some() {
            return Ok(());
        }
        let plain = |p: &mut Self| p.name().map(|_| ());
        if self.is_op("(")? {
            self.advance()?;
            self.import_alias(plain)?;
            while self
                .opt(|p| {
                    p.op(",")?;
                    p.import_alias(plain)
                })?
                .is_some()
            {}
            self.opt(|p| p.op(","))?;
            self.op(")")?;
            return Ok(());
        }
        if self.tries_mistakes && self.is_kind(TokenKind::Newline)? {
            let token = self.peek()?;
            return Err(self.raise_from(token.start, "Expected one or more names after 'import'"));
        }
        self.import_alias(plain)?;
        while self
            .opt(|p| {
                p.op(",")?;
                p.import_alias(plain)
            })?
            .is_some()
        {}
        if self.tries_mistakes && self.is_op(",")? {
            let ends = self.sees(|p| {
                p.advance()?;
                p.kind(TokenKind::Newline)
            })?;
            if ends {
                return Err(self.raise_last("trailing comma not allowed without surrounding parentheses"));
            }
        }
        self.not(|p| p.op(","))
    }
}
