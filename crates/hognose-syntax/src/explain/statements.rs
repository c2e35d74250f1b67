//! Compound statements: headers, blocks, and what is missing from them.

use crate::error::Fault;
use crate::tokenizer::{Token, TokenKind};

use super::nodes::{NodeKind, Targets};
use super::{Explainer, Rule, Stop, raise};

const EXPECTED_COLON: &str = "expected ':'";

/// The error of a second statement where one is taken.
pub(super) const SEVERAL: &str = "multiple statements found while compiling a single statement";

/// The tokens with which compound statements begin; `match` always ends with a block.
const COMPOUND: [&str; 9] = ["@", "async", "class", "def", "for", "if", "try", "while", "with"];

impl Explainer<'_> {
    pub(super) fn file(&mut self) -> Rule<()> {
        loop {
            if self.is_kind(TokenKind::End)? {
                return Ok(());
            }
            self.memo.clear();
            self.statement()?;
        }
    }

    /// What `single` takes: the statements of one line, or a compound statement and a line end.
    pub(super) fn single(&mut self) -> Rule<()> {
        let first = self.peek()?;
        if first.kind == TokenKind::End {
            return Err(Stop::Fail);
        }
        let word = self.text(first);
        self.statement()?;
        let Some(last) = self.position.checked_sub(1).and_then(|at| self.tokens.get(at)).copied() else {
            return Ok(());
        };
        if last.kind == TokenKind::Dedent || COMPOUND.contains(&word) {
            self.kind(TokenKind::Newline)?;
            return Ok(());
        }
        let rest = self.source.get(last.start as usize..).unwrap_or("");
        let is_blank = |line: &str| {
            let text = line.trim_start_matches([' ', '\t', '\x0c']);
            text.is_empty() || text.starts_with('#')
        };
        if rest.lines().all(is_blank) {
            return Ok(());
        }
        let behind = self.tokens.get(self.position.wrapping_sub(2)).map_or(0, |token| token.end as usize);
        let gap = self.source.get(behind..).unwrap_or("");
        let start = behind + (gap.len() - gap.trim_start_matches([' ', '\t', '\x0c']).len());
        Err(Stop::Raise(Box::new(Fault::new(SEVERAL, start as u32, last.end))))
    }

    pub(super) fn statement(&mut self) -> Rule<()> {
        let token = self.peek()?;
        let word = if token.kind == TokenKind::Name { self.text(token) } else { "" };
        if token.kind == TokenKind::Operator && self.text(token) == "@" {
            return self.decorated();
        }
        let start = self.position;
        let result = match word {
            "def" => self.function(),
            "if" => self.if_statement("if"),
            "class" => self.class(),
            "with" => self.with(),
            "for" => self.for_statement(),
            "try" => self.try_statement(),
            "while" => self.while_statement(),
            "async" => self.asynchronous(),
            "match" => {
                if self.opt(Self::match_statement)?.is_some() {
                    return Ok(());
                }
                self.simple_statements()
            }
            _ => return self.simple_statements(),
        };
        if matches!(result, Err(Stop::Fail)) {
            self.position = start;
        }
        result
    }

    fn asynchronous(&mut self) -> Rule<()> {
        let next = self.peek_ahead(1)?;
        match self.text(next) {
            "def" => self.function(),
            "with" => self.with(),
            "for" => self.for_statement(),
            _ => Err(Stop::Fail),
        }
    }

    fn decorated(&mut self) -> Rule<()> {
        while self.opt(|p| p.op("@"))?.is_some() {
            self.named_expression()?;
            self.kind(TokenKind::Newline)?;
        }
        let token = self.peek()?;
        match self.text(token) {
            "class" => self.class(),
            "def" => self.function(),
            "async" if self.text(self.tokens.get(self.position + 1).copied().unwrap_or(token)) == "def" => {
                self.function()
            }
            _ => Err(Stop::Fail),
        }
    }

    /// The `:` and the statements it opens.
    fn block(&mut self, what: &str, keyword: Token) -> Rule<()> {
        if self.is_kind(TokenKind::Newline)? {
            self.advance()?;
            if !self.is_kind(TokenKind::Indent)? {
                if self.tries_mistakes {
                    return Err(self.raise_block(what, keyword));
                }
                return Err(Stop::Fail);
            }
            self.advance()?;
            loop {
                self.deeper(Self::statement)?;
                if self.is_kind(TokenKind::Dedent)? {
                    self.advance()?;
                    return Ok(());
                }
                if self.is_kind(TokenKind::End)? {
                    return Err(Stop::Fail);
                }
            }
        }
        self.simple_statements()
    }

    /// A `:`; when the line ends instead, that is a known mistake.
    fn colon(&mut self) -> Rule<()> {
        if self.opt(|p| p.op(":"))?.is_some() {
            return Ok(());
        }
        if self.tries_mistakes && self.is_kind(TokenKind::Newline)? {
            return Err(self.raise_last(EXPECTED_COLON));
        }
        Err(Stop::Fail)
    }

    fn function(&mut self) -> Rule<()> {
        self.opt(|p| p.word("async"))?;
        let keyword = self.word("def")?;
        self.name()?;
        self.opt(Self::type_parameters)?;
        if self.is_op("[")? && !self.tries_mistakes {
            // The second pass may know what is wrong with the type parameters.
            let start = self.position;
            self.tries_mistakes = true;
            let mistake = self.opt(Self::type_parameters);
            self.tries_mistakes = false;
            self.position = start;
            mistake?;
        }
        self.forced("(")?;
        self.function_parameters()?;
        self.op(")")?;
        self.opt(|p| {
            p.op("->")?;
            p.expression()
        })?;
        self.forced(":")?;
        self.block("function definition", keyword)
    }

    fn class(&mut self) -> Rule<()> {
        let keyword = self.word("class")?;
        self.name()?;
        self.type_parameters()?;
        if self.opt(|p| p.op("("))?.is_some() {
            self.call_arguments()?;
            self.op(")")?;
        }
        self.colon()?;
        self.block("class definition", keyword)
    }

    fn if_statement(&mut self, word: &str) -> Rule<()> {
        let mut word = word.to_owned();
        loop {
            let keyword = self.word(&word)?;
            self.named_expression()?;
            self.colon()?;
            self.block(&format!("'{word}' statement"), keyword)?;
            if !self.is_word("elif")? {
                break;
            }
            word = "elif".to_owned();
        }
        self.else_block()?;
        Ok(())
    }

    fn else_block(&mut self) -> Rule<()> {
        if !self.is_word("else")? {
            return Ok(());
        }
        let keyword = self.advance()?;
        self.forced(":")?;
        self.block("'else' statement", keyword)?;
        if self.tries_mistakes && self.is_word("elif")? {
            return Err(self.raise_last("'elif' block follows an 'else' block"));
        }
        Ok(())
    }

    fn while_statement(&mut self) -> Rule<()> {
        let keyword = self.word("while")?;
        self.named_expression()?;
        self.colon()?;
        self.block("'while' statement", keyword)?;
        self.else_block()
    }

    fn for_statement(&mut self) -> Rule<()> {
        let start = self.position;
        self.opt(|p| p.word("async"))?;
        let keyword = self.word("for")?;
        let header = self.opt(|p| {
            p.star_targets()?;
            p.word("in")
        })?;
        if header.is_none() {
            self.position = start;
            self.mistake(Self::mistaken_for_target)?;
            return Err(Stop::Fail);
        }
        self.star_expressions()?;
        self.colon()?;
        self.block("'for' statement", keyword)?;
        self.else_block()
    }

    fn with(&mut self) -> Rule<()> {
        self.opt(|p| p.word("async"))?;
        let keyword = self.word("with")?;
        let parenthesized = self.opt(|p| {
            p.op("(")?;
            p.with_item()?;
            while p
                .opt(|p| {
                    p.op(",")?;
                    p.with_item()
                })?
                .is_some()
            {}
            p.opt(|p| p.op(","))?;
            p.op(")")?;
            p.op(":")
        })?;
        if parenthesized.is_none() {
            let plain = self.opt(|p| {
                p.with_item()?;
                while p
                    .opt(|p| {
                        p.op(",")?;
                        p.with_item()
                    })?
                    .is_some()
                {}
                p.op(":")
            })?;
            if plain.is_none() {
                self.mistake(|p| {
                    p.opt(|p| {
                        p.loose_with_items()?;
                        p.kind(TokenKind::Newline)?;
                        Err::<(), _>(p.raise_last(EXPECTED_COLON))
                    })?;
                    p.op("(")?;
                    p.loose_with_items()?;
                    p.opt(|p| p.op(","))?;
                    p.op(")")?;
                    p.kind(TokenKind::Newline)?;
                    Err::<(), _>(p.raise_last(EXPECTED_COLON))
                })?;
                return Err(Stop::Fail);
            }
        }
        self.block("'with' statement", keyword)
    }

    fn loose_with_items(&mut self) -> Rule<()> {
        let item = |p: &mut Self| {
            p.expression()?;
            p.opt(|p| {
                p.word("as")?;
                p.star_target()
            })?;
            Ok(())
        };
        item(self)?;
        while self
            .opt(|p| {
                p.op(",")?;
                item(p)
            })?
            .is_some()
        {}
        Ok(())
    }

    fn with_item(&mut self) -> Rule<()> {
        let named = self.opt(|p| {
            p.expression()?;
            p.word("as")?;
            p.star_target()?;
            if p.one_of_ops(&[",", ")", ":"])? { Ok(()) } else { Err(Stop::Fail) }
        })?;
        if named.is_some() {
            return Ok(());
        }
        self.mistake(|p| {
            p.expression()?;
            p.word("as")?;
            let target = p.expression()?;
            if !p.one_of_ops(&[",", ")", ":"])? {
                return Err(Stop::Fail);
            }
            match target.invalid_target(Targets::Assigned) {
                Some(bad) => {
                    Err::<(), _>(raise(format!("cannot assign to {}", bad.description()), bad.start, bad.end))
                }
                None => Err(Stop::Fail),
            }
        })?;
        self.expression()?;
        Ok(())
    }

    fn try_statement(&mut self) -> Rule<()> {
        let keyword = self.word("try")?;
        self.forced(":")?;
        self.block("'try' statement", keyword)?;
        if !self.is_word("except")? && !self.is_word("finally")? {
            if self.tries_mistakes {
                return Err(self.raise_last("expected 'except' or 'finally' block"));
            }
            return Err(Stop::Fail);
        }
        let mut star = None;
        let mut has_handler = false;
        while self.is_word("except")? {
            let next = self.peek_ahead(1)?;
            let is_star = self.text(next) == "*";
            let mixes = star.is_some_and(|star| star != is_star);
            if mixes {
                if !self.tries_mistakes {
                    return Err(Stop::Fail);
                }
                let keyword = self.peek()?;
                self.except_block()?;
                let end = if is_star { next.end } else { keyword.end };
                let message = "cannot have both 'except' and 'except*' on the same 'try'";
                return Err(raise(message, keyword.start, end));
            }
            star = Some(is_star);
            has_handler = true;
            self.except_block()?;
        }
        if has_handler {
            self.else_block()?;
        }
        if self.is_word("finally")? {
            let keyword = self.advance()?;
            self.forced(":")?;
            self.block("'finally' statement", keyword)?;
        }
        Ok(())
    }

    fn except_block(&mut self) -> Rule<()> {
        let keyword = self.word("except")?;
        let is_star = self.opt(|p| p.op("*"))?.is_some();
        let what = if is_star { "'except*' statement" } else { "'except' statement" };
        let start = self.position;
        let lists = std::cell::Cell::new(false);
        let header = self.opt(|p| {
            if !is_star && p.opt(|p| p.op(":"))?.is_some() {
                return Ok(());
            }
            let first = p.expression()?;
            let mut several = false;
            while p
                .opt(|p| {
                    p.op(",")?;
                    p.expression()
                })?
                .is_some()
            {
                several = true;
            }
            several |= p.opt(|p| p.op(","))?.is_some();
            let _ = first;
            if several {
                lists.set(true);
            } else if p.opt(|p| p.word("as"))?.is_some() {
                p.name()?;
            }
            p.op(":").map(|_| ())
        })?;
        if header.is_some() {
            // CPython does not say behind what, where types are listed without parentheses.
            return self.block(if lists.get() { "" } else { what }, keyword);
        }
        self.position = start;
        self.mistake(|p| {
            p.opt(|p| {
                let first = p.expression()?;
                p.op(",")?;
                p.expression()?;
                while p
                    .opt(|p| {
                        p.op(",")?;
                        p.expression()
                    })?
                    .is_some()
                {}
                p.opt(|p| p.op(","))?;
                p.word("as")?;
                p.name()?;
                p.op(":")?;
                let message = "multiple exception types must be parenthesized when using 'as'";
                Err::<(), _>(p.raise_from(first.start, message))
            })?;
            p.opt(|p| {
                p.expression()?;
                p.opt(|p| {
                    p.word("as")?;
                    p.name()
                })?;
                p.kind(TokenKind::Newline)?;
                Err::<(), _>(p.raise_last(EXPECTED_COLON))
            })?;
            if is_star && (p.is_op(":")? || p.is_kind(TokenKind::Newline)?) {
                return Err(p.raise_last("expected one or more exception types"));
            }
            if p.is_kind(TokenKind::Newline)? {
                return Err(p.raise_last(EXPECTED_COLON));
            }
            p.expression()?;
            p.word("as")?;
            let target = p.expression()?;
            p.op(":")?;
            let form = if is_star { "except*" } else { "except" };
            let message = format!("cannot use {form} statement with {}", target.description());
            if target.kind == NodeKind::Name {
                return Err(Stop::Fail);
            }
            Err::<(), _>(raise(message, target.start, target.end))
        })?;
        Err(Stop::Fail)
    }

    fn match_statement(&mut self) -> Rule<()> {
        let keyword = self.word("match")?;
        let header = self.opt(|p| {
            p.subject()?;
            if p.opt(|p| p.op(":"))?.is_none() {
                p.kind(TokenKind::Newline)?;
                if p.tries_mistakes {
                    return Err(p.raise_last(EXPECTED_COLON));
                }
                return Err(Stop::Fail);
            }
            p.kind(TokenKind::Newline)?;
            if !p.is_kind(TokenKind::Indent)? {
                if p.tries_mistakes {
                    return Err(p.raise_block("'match' statement", keyword));
                }
                return Err(Stop::Fail);
            }
            p.advance()?;
            Ok(())
        })?;
        if header.is_none() {
            return Err(Stop::Fail);
        }
        loop {
            self.case_block()?;
            if self.is_kind(TokenKind::Dedent)? {
                self.advance()?;
                return Ok(());
            }
        }
    }

    fn subject(&mut self) -> Rule<()> {
        let is_tuple = self.opt(|p| {
            p.star_named_expression()?;
            p.op(",")?;
            p.opt(Self::star_named_expressions)?;
            Ok(())
        })?;
        if is_tuple.is_none() {
            self.named_expression()?;
        }
        Ok(())
    }

    fn case_block(&mut self) -> Rule<()> {
        let keyword = self.word("case")?;
        self.patterns()?;
        if self.opt(|p| p.word("if"))?.is_some() {
            self.named_expression()?;
        }
        self.colon()?;
        self.deeper(|p| p.block("'case' statement", keyword))
    }
}

impl Fault {
    /// CPython gives no end for this error.
    pub fn without_end(mut self) -> Self {
        self.no_end = true;
        self
    }
}
