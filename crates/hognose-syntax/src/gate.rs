//! What stands between hostile source and the parser.
//!
//! Parser and tree recurse with the nesting of the source, so nesting is bounded here first, in
//! one linear pass over the tokens. Brackets, indentation and f-strings are bounded by the
//! tokenizer with CPython's limits; this file bounds what nests without brackets: unary
//! operators, `lambda`, `**`, conditional expressions.
//!
//! The count is coarse and errs to the generous side; the depth of the finished tree
//! is measured exactly in `tree`, unless the bound that this pass gives says that it is small.

use crate::error::Fault;
use crate::limits::MAX_PREFIXES;
use crate::literal::Escapes;
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

/// What the gate knows of a source that it lets through.
pub(crate) struct Passed {
    /// A bound for the depth of the tree.
    pub depth: usize,
    /// Whether anything in it may open a scope of names, but for comprehensions, or say to which scope a name belongs.
    pub has_scopes: bool,
}

/// Passes over the source once. An error of the tokenizer or a limit is returned as it is found. `escapes` sees all strings.
pub(crate) fn check(
    tokenizer: &mut Tokenizer<'_>,
    mut escapes: Option<&mut Escapes<'_>>,
) -> Result<Passed, Fault> {
    // What nests in the innermost open bracket, and around it.
    let (mut level, mut outer) = (Level::default(), Vec::new());
    let mut total = 0usize;
    let mut after_operand = false;
    let mut bound = Bound::default();
    let mut has_scopes = false;
    loop {
        let token = tokenizer.next_token()?;
        bound.see(token.kind);
        let text = bytes_of(tokenizer.source, token);
        let mut is_word = false;
        match token.kind {
            TokenKind::End => return Ok(Passed { depth: bound.depth(), has_scopes }),
            TokenKind::Name => {
                is_word = is_operator_word(text);
                has_scopes = has_scopes || is_scope_word(text);
            }
            // One level more for what is open, so that an expression outside brackets has its own.
            TokenKind::Operator if matches!(text, b"(" | b"[" | b"{") => {
                outer.push(std::mem::take(&mut level));
                after_operand = false;
                continue;
            }
            TokenKind::Operator if matches!(text, b")" | b"]" | b"}") => {
                if let Some(around) = outer.pop() {
                    total -= std::mem::replace(&mut level, around).size();
                }
                total -= std::mem::take(&mut level.unary);
                after_operand = true;
                continue;
            }
            TokenKind::String
            | TokenKind::FStringStart
            | TokenKind::FStringMiddle
            | TokenKind::FStringEnd => {
                if let Some(escapes) = &mut escapes {
                    escapes.see(token);
                }
            }
            _ => {}
        }
        let before = level.size();
        if after_operand && (token.kind == TokenKind::Operator || is_word) && !matches!(text, b"**" | b".") {
            level.powers = 0;
        }
        match token.kind {
            TokenKind::Name if is_word => match text {
                b"not" if !after_operand => level.unary += 1,
                b"await" | b"yield" => level.unary += 1,
                b"lambda" => (level.lasting, level.lambdas) = (level.lasting + 1, level.lambdas + 1),
                b"else" => level.lasting += 1,
                b"if" if !level.in_comprehension => level.lasting += 1,
                b"for" => level.in_comprehension = true,
                b"not" | b"and" | b"or" | b"in" | b"is" | b"if" | b"async" => {}
                _ => level.unary = 0,
            },
            TokenKind::Operator => match text {
                b"-" | b"+" | b"~" | b"*" if !after_operand => level.unary += 1,
                b"**" => level.powers += 1 + std::mem::take(&mut level.unary),
                b":" => level.lambdas = level.lambdas.saturating_sub(1),
                b"," if level.lambdas == 0 => level = Level { in_comprehension: false, ..Level::default() },
                b";" => level = Level::default(),
                b":=" => has_scopes = true,
                _ => {}
            },
            TokenKind::Newline | TokenKind::Indent | TokenKind::Dedent => level = Level::default(),
            _ => level.unary = 0,
        }
        total = total + level.size() - before;
        if total > MAX_PREFIXES {
            return Err(Fault::new(TOO_COMPLEX, token.start, token.end));
        }
        after_operand = match token.kind {
            TokenKind::Name => !is_word,
            TokenKind::Number | TokenKind::String | TokenKind::FStringEnd => true,
            _ => false,
        };
    }
}

/// How deep the tree of a valid source can be at most: a statement lies as deep as its indentation says, and no token makes
/// more than two nodes that stand in each other (`x` is a statement and its expression, a number as a pattern is one, too).
#[derive(Default)]
struct Bound {
    /// Tokens of the logical line so far, and of the longest one.
    tokens: usize,
    most: usize,
    indents: usize,
    deepest: usize,
}

impl Bound {
    fn see(&mut self, kind: TokenKind) {
        self.tokens += 1;
        match kind {
            TokenKind::Newline | TokenKind::End => {
                self.most = self.most.max(std::mem::take(&mut self.tokens));
            }
            TokenKind::Indent => {
                self.indents += 1;
                self.deepest = self.deepest.max(self.indents);
            }
            TokenKind::Dedent => self.indents = self.indents.saturating_sub(1),
            _ => {}
        }
    }

    fn depth(&self) -> usize {
        self.deepest + 2 * self.most
    }
}

fn is_operator_word(word: &[u8]) -> bool {
    match word.len() {
        2 => matches!(word, b"or" | b"in" | b"is" | b"if" | b"as"),
        3 => matches!(word, b"not" | b"and" | b"for" | b"del"),
        4 => matches!(word, b"else" | b"elif" | b"with" | b"from" | b"case"),
        5 => matches!(word, b"await" | b"yield" | b"while" | b"raise" | b"async" | b"match"),
        6 => matches!(word, b"lambda" | b"return" | b"assert" | b"import"),
        _ => false,
    }
}

/// Words without which, and without `:=`, all names belong to the module or to a comprehension, and nothing stands where a
/// scope forbids it.
fn is_scope_word(word: &[u8]) -> bool {
    match word.len() {
        3 => word == b"def",
        4 => word == b"type",
        5 => matches!(word, b"class" | b"yield" | b"await"),
        6 => matches!(word, b"lambda" | b"global"),
        8 => word == b"nonlocal",
        _ => false,
    }
}

fn bytes_of(source: &str, token: Token) -> &[u8] {
    source.as_bytes().get(token.start as usize..token.end as usize).unwrap_or(&[])
}
