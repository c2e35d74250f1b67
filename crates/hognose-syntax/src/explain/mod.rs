//! Why a source is not Python: CPython's message and place for what the parser refused.
//!
//! The parser proper says that a source is wrong; this one says how. It runs only on sources
//! already refused, reads CPython's kind of tokens and tries alternatives in CPython's order,
//! because the order decides which message wins. As in CPython there are two passes: a plain
//! one that finds the furthest token reached, which is where `invalid syntax` is reported,
//! and one that also tries the known mistakes.
//!
//! No tree is built: a [`Node`] is only what messages need. Recursion is bounded by
//! [`MAX_RECURSION`]; a source nested deeper than that gets the plain message.

mod arguments;
mod expressions;
mod fstrings;
mod nodes;
mod parameters;
mod patterns;
mod simple;
mod statements;

use std::collections::HashMap;

use crate::Mode;
use crate::error::{Fault, Phase};
use crate::tokenizer::{Token, TokenKind, Tokenizer};

use nodes::Node;

/// How many brackets and blocks this parser follows into each other.
const MAX_RECURSION: u32 = 60;

/// Why a rule did not match.
pub(crate) enum Stop {
    /// Another alternative may match.
    Fail,
    /// The error is found.
    Raise(Box<Fault>),
    TooDeep,
}

pub(crate) type Rule<T> = Result<T, Stop>;

type MemoKey = (u8, usize, bool);

pub(crate) struct Explainer<'a> {
    source: &'a str,
    tokens: Vec<Token>,
    /// The error at which the tokens end, if the source's end was not reached.
    tokenizer_fault: Option<Fault>,
    /// Whether that error is a bracket that is open at the end.
    is_unclosed: bool,
    position: usize,
    /// How many tokens have been looked at.
    seen: usize,
    tries_mistakes: bool,
    depth: u32,
    /// An escape in the text of an f-string that cannot be decoded.
    text_fault: Option<String>,
    in_raw_text: bool,
    /// Whether the innermost interpolated string is a template.
    in_template: bool,
    memo: HashMap<MemoKey, Option<(Node, usize)>>,
    mode: Mode,
}

/// The error that CPython reports, or `None` if this parser finds nothing wrong.
pub(crate) fn explain(source: &str, mode: Mode) -> Option<Fault> {
    let mut explainer = Explainer::new(source, mode);
    explainer.end_as_in(mode);
    let plain = explainer.pass(mode);
    let last = explainer.seen.saturating_sub(1);
    let fault = match plain {
        Ok(()) => return None,
        Err(Stop::Raise(fault)) => *fault,
        Err(Stop::Fail) => {
            explainer.position = 0;
            explainer.memo.clear();
            explainer.tries_mistakes = true;
            match explainer.pass(mode) {
                Err(Stop::Raise(fault)) => *fault,
                Err(Stop::TooDeep) | Err(Stop::Fail) | Ok(()) => explainer.generic(last),
            }
        }
        // The end of one statement is not looked at so closely that a deep one would be refused.
        Err(Stop::TooDeep) if mode == Mode::Interactive => return None,
        Err(Stop::TooDeep) => explainer.generic(last),
    };
    if fault.message == statements::SEVERAL {
        return Some(fault);
    }
    let mut fault = explainer.prefer_tokenizer(fault);
    fault.is_read_on = if fault.message.ends_with("was never closed") {
        source
            .get(fault.start as usize..)
            .is_some_and(|text| text.find('\n').is_some_and(|at| at + 1 < text.len()))
    } else {
        fault.phase == Phase::Parser && explainer.has_read_on(fault.start)
    };
    Some(fault)
}

impl<'a> Explainer<'a> {
    fn new(source: &'a str, mode: Mode) -> Self {
        let mut tokenizer = Tokenizer::new(source);
        let mut tokens = Vec::new();
        let mut is_unclosed = false;
        let tokenizer_fault = loop {
            match tokenizer.next_token() {
                Ok(token) if token.kind == TokenKind::End => {
                    if let Some(bracket) = tokenizer.brackets.last() {
                        is_unclosed = true;
                        let message = format!("'{}' was never closed", bracket.open as char);
                        break Some(Fault::new(message, bracket.at, bracket.at).without_end());
                    }
                    tokens.push(token);
                    break None;
                }
                Ok(token) => tokens.push(token),
                Err(fault) => break Some(fault),
            }
        };
        Self {
            source,
            tokens,
            tokenizer_fault,
            is_unclosed,
            position: 0,
            seen: 0,
            tries_mistakes: false,
            depth: 0,
            text_fault: None,
            in_raw_text: false,
            in_template: false,
            memo: HashMap::new(),
            mode,
        }
    }

    /// Ends the tokens as CPython does where it adds no line end of its own: `eval` and `single`. In `single` the end of
    /// the source stands for one line end, and for one more behind blocks that it closes.
    fn end_as_in(&mut self, mode: Mode) {
        let len = self.source.len() as u32;
        let Some(end) = self.tokens.pop_if(|token| token.kind == TokenKind::End) else { return };
        let line = self.source.rsplit('\n').next().unwrap_or("");
        let is_blank = !line.is_empty() && line.bytes().all(|b| b == b' ' || b == b'\t');
        let is_comment = line.trim_start_matches([' ', '\t', '\x0c']).starts_with('#');
        let mut closed = Vec::new();
        while let Some(dedent) = self.tokens.pop_if(|token| token.kind == TokenKind::Dedent) {
            closed.push(dedent);
        }
        let newline = Token { kind: TokenKind::Newline, start: len, end: len, level: 0 };
        let (n, begun) = (closed.len(), !self.tokens.is_empty());
        let interactive = mode == Mode::Interactive && begun;
        if mode != Mode::Module && is_blank && n == 0 {
            let start = len - line.len() as u32;
            self.tokens.push(Token { kind: TokenKind::Indent, start, end: len, level: 0 });
        } else if interactive {
            let whole = self.source.ends_with('\n');
            let early = is_blank
                || is_comment && self.tokens.last().is_some_and(|t| t.end <= len - line.len() as u32);
            if early {
                self.tokens.push(newline);
            }
            self.tokens.append(&mut closed);
            if n > 0 || whole {
                self.tokens.push(newline);
            }
        }
        self.tokens.append(&mut closed);
        self.tokens.push(end);
    }

    /// Whether tokens behind the line of a place have been looked at.
    fn has_read_on(&self, place: u32) -> bool {
        let Some(last) = self.tokens.get(self.seen.saturating_sub(1)) else { return false };
        let until = if last.kind == TokenKind::Newline { last.start } else { last.end };
        let between = self.source.get(place as usize..until as usize);
        between.is_some_and(|text| text.trim_end_matches('\n').contains('\n'))
    }

    fn pass(&mut self, mode: Mode) -> Rule<()> {
        match mode {
            Mode::Expression => {
                self.star_expressions_no_star()?;
                while self.opt(|p| p.kind(TokenKind::Newline))?.is_some() {}
                self.kind(TokenKind::End)?;
                Ok(())
            }
            Mode::Module => self.file(),
            Mode::Interactive => self.single(),
        }
    }

    fn generic(&self, last: usize) -> Fault {
        let Some(token) = self.tokens.get(last).or(self.tokens.last()) else {
            return self.tokenizer_fault.clone().unwrap_or_else(|| Fault::new("invalid syntax", 0, 0));
        };
        let len = self.source.len() as u32;
        let is_end = match token.kind {
            TokenKind::End => true,
            TokenKind::Newline => self.mode != Mode::Module && token.start >= len,
            _ => false,
        };
        if is_end {
            let at = if self.source.ends_with('\n') { len - 1 } else { len };
            return Fault::new("invalid syntax", at, at).with_columns(0, 0);
        }
        match token.kind {
            TokenKind::Indent => self.at_token(Fault::indentation("unexpected indent", 0, 0), *token),
            TokenKind::Dedent => self.at_token(Fault::indentation("unexpected unindent", 0, 0), *token),
            _ => Fault::new("invalid syntax", token.start, token.end),
        }
    }

    /// An error of the tokenizer further on wins over one of the grammar.
    fn prefer_tokenizer(&self, fault: Fault) -> Fault {
        let Some(later) = &self.tokenizer_fault else { return fault };
        if !self.is_unclosed {
            return later.clone();
        }
        let last = self.tokens.get(self.seen.saturating_sub(1)).or(self.tokens.last());
        let line_of = |offset: u32| self.source.get(..offset as usize).unwrap_or("").matches('\n').count();
        match last {
            Some(token) if line_of(token.start) > line_of(later.start) => later.clone(),
            _ => fault,
        }
    }

    // Tokens

    fn peek(&mut self) -> Rule<Token> {
        self.peek_ahead(0)
    }

    fn peek_ahead(&mut self, ahead: usize) -> Rule<Token> {
        let at = self.position + ahead;
        match self.tokens.get(at) {
            Some(token) => {
                self.seen = self.seen.max(at + 1);
                Ok(*token)
            }
            None => match &self.tokenizer_fault {
                Some(fault) => Err(Stop::Raise(Box::new(fault.clone()))),
                None => Err(Stop::Fail),
            },
        }
    }

    fn text(&self, token: Token) -> &'a str {
        self.source.get(token.start as usize..token.end as usize).unwrap_or("")
    }

    fn advance(&mut self) -> Rule<Token> {
        let token = self.peek()?;
        self.position += 1;
        Ok(token)
    }

    fn kind(&mut self, kind: TokenKind) -> Rule<Token> {
        if self.peek()?.kind == kind { self.advance() } else { Err(Stop::Fail) }
    }

    fn is_op(&mut self, text: &str) -> Rule<bool> {
        let token = self.peek()?;
        Ok(token.kind == TokenKind::Operator && self.text(token) == text)
    }

    fn is_word(&mut self, text: &str) -> Rule<bool> {
        let token = self.peek()?;
        Ok(token.kind == TokenKind::Name && self.text(token) == text)
    }

    fn is_kind(&mut self, kind: TokenKind) -> Rule<bool> {
        Ok(self.peek()?.kind == kind)
    }

    fn op(&mut self, text: &str) -> Rule<Token> {
        if self.is_op(text)? { self.advance() } else { Err(Stop::Fail) }
    }

    fn one_of_ops(&mut self, texts: &[&str]) -> Rule<bool> {
        let token = self.peek()?;
        Ok(token.kind == TokenKind::Operator && texts.contains(&self.text(token)))
    }

    fn word(&mut self, text: &str) -> Rule<Token> {
        if self.is_word(text)? { self.advance() } else { Err(Stop::Fail) }
    }

    /// A name that is no keyword.
    fn name(&mut self) -> Rule<Token> {
        let token = self.peek()?;
        if token.kind == TokenKind::Name && !is_keyword(self.text(token)) {
            self.advance()
        } else {
            Err(Stop::Fail)
        }
    }

    /// The token is required: anything else is an error at once.
    fn forced(&mut self, text: &str) -> Rule<Token> {
        if self.is_op(text)? {
            return self.advance();
        }
        let token = self.peek()?;
        Err(raise(format!("expected '{text}'"), token.start, token.end))
    }

    // Combinators

    /// Goes back if the rule fails.
    fn opt<T>(&mut self, rule: impl FnOnce(&mut Self) -> Rule<T>) -> Rule<Option<T>> {
        let start = self.position;
        match rule(self) {
            Ok(value) => Ok(Some(value)),
            Err(Stop::Fail) => {
                self.position = start;
                Ok(None)
            }
            Err(stop) => Err(stop),
        }
    }

    /// Whether the rule matches here; consumes nothing.
    fn sees<T>(&mut self, rule: impl FnOnce(&mut Self) -> Rule<T>) -> Rule<bool> {
        let start = self.position;
        let found = self.opt(rule)?.is_some();
        self.position = start;
        Ok(found)
    }

    fn not<T>(&mut self, rule: impl FnOnce(&mut Self) -> Rule<T>) -> Rule<()> {
        if self.sees(rule)? { Err(Stop::Fail) } else { Ok(()) }
    }

    /// Tries a known mistake, in the pass that looks for them: it raises or changes nothing.
    fn mistake<T>(&mut self, rule: impl FnOnce(&mut Self) -> Rule<T>) -> Rule<()> {
        if self.tries_mistakes {
            let start = self.position;
            self.opt(rule)?;
            self.position = start;
        }
        Ok(())
    }

    fn memo(&mut self, id: u8, rule: impl FnOnce(&mut Self) -> Rule<Node>) -> Rule<Node> {
        let key = (id, self.position, self.tries_mistakes);
        if let Some(found) = self.memo.get(&key) {
            return match found {
                Some((node, end)) => {
                    self.position = *end;
                    Ok(node.clone())
                }
                None => Err(Stop::Fail),
            };
        }
        let found = self.opt(rule)?;
        self.memo.insert(key, found.clone().map(|node| (node, self.position)));
        found.ok_or(Stop::Fail)
    }

    fn deeper<T>(&mut self, rule: impl FnOnce(&mut Self) -> Rule<T>) -> Rule<T> {
        if self.depth >= MAX_RECURSION {
            return Err(Stop::TooDeep);
        }
        self.depth += 1;
        let result = rule(self);
        self.depth -= 1;
        result
    }

    /// An error at the last token that was looked at.
    fn raise_last(&self, message: impl Into<String>) -> Stop {
        let fault = Fault::new(message, 0, 0);
        let token = self.tokens.get(self.seen.saturating_sub(1)).or(self.tokens.last());
        Stop::Raise(Box::new(match token {
            Some(token) => self.at_token(fault, *token),
            None => fault,
        }))
    }

    /// Puts an error at a token. Those without text have no end in CPython, and their column
    /// is how much of the line has been read.
    fn at_token(&self, fault: Fault, token: Token) -> Fault {
        let source_end = self.source.len() as u32;
        let has_text = !matches!(token.kind, TokenKind::Indent | TokenKind::Dedent | TokenKind::End)
            && (self.mode == Mode::Module || token.start < source_end);
        if has_text {
            return Fault { start: token.start, end: token.end, ..fault };
        }
        let at =
            if token.end == source_end && self.source.ends_with('\n') { source_end - 1 } else { token.end };
        let line_start =
            self.source.get(..at as usize).unwrap_or("").rfind('\n').map_or(0, |newline| newline + 1);
        let read = self.source.get(line_start..at as usize).unwrap_or("").chars().count() as u32;
        // A source that is compiled as it stands has nothing behind its end.
        let is_longer = self.mode == Mode::Module || self.source.ends_with('\n');
        let column = read + u32::from(token.end == source_end && is_longer);
        Fault { start: at, end: at, ..fault }.with_columns(column, -1)
    }

    fn raise_block(&self, what: &str, keyword: Token) -> Stop {
        let line = self.source.get(..keyword.start as usize).unwrap_or("").matches('\n').count() + 1;
        let message = match what {
            "" => "expected an indented block".to_owned(),
            _ => format!("expected an indented block after {what} on line {line}"),
        };
        let fault = Fault::indentation(message, 0, 0);
        let token = self.tokens.get(self.seen.saturating_sub(1)).or(self.tokens.last());
        Stop::Raise(Box::new(match token {
            Some(token) => self.at_token(fault, *token),
            None => fault,
        }))
    }

    /// The end of the token before the position.
    fn last_end(&self) -> u32 {
        self.position.checked_sub(1).and_then(|at| self.tokens.get(at)).map_or(0, |token| token.end)
    }
}

fn raise(message: impl Into<String>, start: u32, end: u32) -> Stop {
    Stop::Raise(Box::new(Fault::new(message, start, end)))
}

pub(crate) fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "False"
            | "None"
            | "True"
            | "and"
            | "as"
            | "assert"
            | "async"
            | "await"
            | "break"
            | "class"
            | "continue"
            | "def"
            | "del"
            | "elif"
            | "else"
            | "except"
            | "finally"
            | "for"
            | "from"
            | "global"
            | "if"
            | "import"
            | "in"
            | "is"
            | "lambda"
            | "nonlocal"
            | "not"
            | "or"
            | "pass"
            | "raise"
            | "return"
            | "try"
            | "while"
            | "with"
            | "yield"
    )
}
