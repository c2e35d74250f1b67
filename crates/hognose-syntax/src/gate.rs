//! What stands between hostile source and the parser.
//!
//! Parser and tree recurse with the nesting of the source, so nesting is bounded here first, in
//! one linear pass over the tokens. Brackets, indentation and f-strings are bounded by the
//! tokenizer with CPython's limits; this file bounds what nests without brackets: unary
//! operators, `lambda`, `**`, conditional expressions.
//!
//! The count is coarse and errs to the generous side; the depth of the finished tree
//! is measured exactly in `tree`.

use crate::error::Fault;
use crate::limits::MAX_PREFIXES;
use crate::tokenizer::{Token, TokenKind, Tokenizer};

/// What CPython says when its parser's stack is used up; a `MemoryError` there.
pub(crate) const TOO_COMPLEX: &str = "Parser stack overflowed - Python source too complex to parse";

/// What nests in one open bracket, or in a statement outside all brackets.
#[derive(Default, Clone, Copy)]
struct Level {
    /// Nesting that lasts until the expression ends.
    lasting: usize,
    /// Unary operators since the last operand.
    unary: usize,
    /// The chain of `**`, which groups to the right, that this operand is part of.
    powers: usize,
    /// Lambdas whose parameters are being read: their commas do not end the expression.
    lambdas: usize,
    in_comprehension: bool,
}

impl Level {
    fn size(&self) -> usize {
        self.lasting + self.unary + self.powers
    }
}

/// Passes over the source once. An error of the tokenizer or a limit is returned as it is found.
pub(crate) fn check(tokenizer: &mut Tokenizer<'_>) -> Result<(), Fault> {
    let mut levels = vec![Level::default()];
    let mut total = 0usize;
    let mut after_operand = false;
    loop {
        let token = tokenizer.next_token()?;
        if token.kind == TokenKind::End {
            return Ok(());
        }
        let text = text_of(tokenizer.source, token);
        // One level more for what is open, so that an expression outside brackets has its own.
        if matches!(text, "(" | "[" | "{") && token.kind == TokenKind::Operator {
            levels.push(Level::default());
            after_operand = false;
            continue;
        }
        if matches!(text, ")" | "]" | "}") && token.kind == TokenKind::Operator {
            if levels.len() > 1
                && let Some(closed) = levels.pop()
            {
                total -= closed.size();
            }
            end_operand(&mut levels, &mut total);
            after_operand = true;
            continue;
        }
        let Some(level) = levels.last_mut() else { return Ok(()) };
        let before = level.size();
        if after_operand
            && text != "**"
            && (token.kind == TokenKind::Operator || is_operator_word(text))
            && text != "."
        {
            level.powers = 0;
        }
        match token.kind {
            TokenKind::Name => match text {
                "not" if !after_operand => level.unary += 1,
                "await" | "yield" => level.unary += 1,
                "lambda" => (level.lasting, level.lambdas) = (level.lasting + 1, level.lambdas + 1),
                "else" => level.lasting += 1,
                "if" if !level.in_comprehension => level.lasting += 1,
                "for" => level.in_comprehension = true,
                "not" | "and" | "or" | "in" | "is" | "if" | "async" => {}
                _ => level.unary = 0,
            },
            TokenKind::Operator => match text {
                "-" | "+" | "~" | "*" if !after_operand => level.unary += 1,
                "**" => level.powers += 1 + std::mem::take(&mut level.unary),
                ":" => level.lambdas = level.lambdas.saturating_sub(1),
                "," if level.lambdas == 0 => *level = Level { in_comprehension: false, ..Level::default() },
                ";" => *level = Level::default(),
                _ => {}
            },
            TokenKind::Newline | TokenKind::Indent | TokenKind::Dedent => *level = Level::default(),
            _ => level.unary = 0,
        }
        total = total + level.size() - before;
        if total > MAX_PREFIXES {
            return Err(Fault::new(TOO_COMPLEX, token.start, token.end));
        }
        after_operand = match token.kind {
            TokenKind::Name => !is_operator_word(text),
            TokenKind::Number | TokenKind::String | TokenKind::FStringEnd => true,
            _ => false,
        };
    }
}

fn end_operand(levels: &mut [Level], total: &mut usize) {
    if let Some(level) = levels.last_mut() {
        *total -= std::mem::take(&mut level.unary);
    }
}

fn is_operator_word(word: &str) -> bool {
    matches!(
        word,
        "not"
            | "and"
            | "or"
            | "in"
            | "is"
            | "if"
            | "else"
            | "lambda"
            | "await"
            | "yield"
            | "return"
            | "for"
            | "elif"
            | "while"
            | "with"
            | "assert"
            | "del"
            | "raise"
            | "from"
            | "import"
            | "as"
            | "async"
            | "case"
            | "match"
    )
}

fn text_of(source: &str, token: Token) -> &str {
    source.get(token.start as usize..token.end as usize).unwrap_or("")
}
