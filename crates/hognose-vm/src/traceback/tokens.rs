//! A piece of source as tokens, as far as marking an expression needs them.
//!
//! The piece was accepted by the parser once, but it may be cut out of its statement: whatever does not look like
//! whole tokens gives `None`, and the marks are then the plain ones. Never recurses.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name or keyword.
    Word,
    /// A number.
    Number,
    /// A string with its prefix and quotes.
    Text,
    /// An opening bracket.
    Open(char),
    /// A closing bracket.
    Close,
    /// An operator or other sign of this many characters.
    Sign,
}

/// One token: a range of characters and how many brackets are open around it.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Its first character.
    pub start: usize,
    /// Behind its last character.
    pub end: usize,
    /// How many brackets are open around it; a bracket itself counts as outside.
    pub depth: usize,
}

/// Nested f-strings beyond this are not looked into.
const MAX_NESTING: usize = 64;

/// Signs of more than one character, the longer ones first.
const SIGNS: &[&str] = &[
    "**=", "//=", "<<=", ">>=", "...", "**", "//", "<<", ">>", "<=", ">=", "==", "!=", "->", ":=", "+=",
    "-=", "*=", "/=", "%=", "@=", "&=", "|=", "^=",
];

/// The tokens of a text. `None`: a string or bracket is not closed, or a character belongs to no token.
pub fn tokens(text: &[char]) -> Option<Vec<Token>> {
    let mut found = Vec::new();
    let mut open: Vec<char> = Vec::new();
    let mut at = 0;
    while let Some(&c) = text.get(at) {
        let start = at;
        let kind = match c {
            ' ' | '\t' | '\n' | '\r' | '\x0c' | '\\' => {
                at += 1;
                continue;
            }
            '#' => {
                at += text[at..].iter().position(|c| *c == '\n').unwrap_or(text.len() - at);
                continue;
            }
            '(' | '[' | '{' => {
                found.push(Token { kind: Kind::Open(c), start, end: at + 1, depth: open.len() });
                open.push(c);
                at += 1;
                continue;
            }
            ')' | ']' | '}' => {
                let matching = match c {
                    ')' => '(',
                    ']' => '[',
                    _ => '{',
                };
                if open.pop() != Some(matching) {
                    return None;
                }
                at += 1;
                Kind::Close
            }
            '"' | '\'' => {
                at = string_end(text, at, false)?;
                Kind::Text
            }
            _ if c.is_ascii_digit() || c == '.' && text.get(at + 1).is_some_and(char::is_ascii_digit) => {
                at = number_end(text, at);
                Kind::Number
            }
            _ if c == '_' || c.is_alphanumeric() => {
                while text.get(at).is_some_and(|c| *c == '_' || c.is_alphanumeric()) {
                    at += 1;
                }
                let prefix = &text[start..at];
                let quoted = matches!(text.get(at), Some('"' | '\''));
                if quoted && prefix.len() <= 2 && prefix.iter().all(|c| "rRbBuUfFtT".contains(*c)) {
                    let fields = prefix.iter().any(|c| "fFtT".contains(*c));
                    at = string_end(text, at, fields)?;
                    Kind::Text
                } else {
                    Kind::Word
                }
            }
            _ if c.is_ascii_punctuation() => {
                let long =
                    SIGNS.iter().find(|s| s.chars().enumerate().all(|(i, c)| text.get(at + i) == Some(&c)));
                at += long.map_or(1, |s| s.len());
                Kind::Sign
            }
            _ => return None,
        };
        found.push(Token { kind, start, end: at, depth: open.len() });
    }
    open.is_empty().then_some(found)
}

/// Behind a number that begins at `at`.
fn number_end(text: &[char], mut at: usize) -> usize {
    let based = text[at] == '0' && matches!(text.get(at + 1), Some('x' | 'X' | 'b' | 'B' | 'o' | 'O'));
    let hex = based && matches!(text.get(at + 1), Some('x' | 'X'));
    if based {
        at += 2;
    }
    while let Some(&c) = text.get(at) {
        let exponent = !based && matches!(c, 'e' | 'E');
        if exponent {
            let signed = matches!(text.get(at + 1), Some('+' | '-'));
            if !text.get(at + 1 + signed as usize).is_some_and(char::is_ascii_digit) {
                break;
            }
            at += 1 + signed as usize;
        } else if c.is_ascii_digit()
            || c == '_'
            || (hex && c.is_ascii_hexdigit())
            || (!based && matches!(c, '.' | 'j' | 'J'))
        {
            at += 1;
        } else {
            break;
        }
    }
    at
}

/// What the end of a string is searched in.
#[derive(Clone, Copy)]
enum Inside {
    /// Characters of a string: its quote, whether tripled, whether it has fields.
    String(char, bool, bool),
    /// An expression in a field.
    Field,
}

/// Behind the string whose quote is at `at`.
fn string_end(text: &[char], at: usize, fields: bool) -> Option<usize> {
    let (opened, mut at) = opening(text, at, fields);
    let mut inside = vec![opened];
    while let Some(top) = inside.last().copied() {
        let c = *text.get(at)?;
        match top {
            Inside::String(quote, tripled, fields) => {
                if c == '\\' {
                    at += 2;
                } else if c == quote && !tripled {
                    at += 1;
                    inside.pop();
                } else if c == quote && text.get(at..at + 3).is_some_and(|t| t.iter().all(|c| *c == quote)) {
                    at += 3;
                    inside.pop();
                } else if fields && c == '{' {
                    if text.get(at + 1) == Some(&'{') {
                        at += 2;
                    } else {
                        at += 1;
                        inside.push(Inside::Field);
                    }
                } else {
                    at += 1;
                }
            }
            Inside::Field => match c {
                '{' => {
                    inside.push(Inside::Field);
                    at += 1;
                }
                '}' => {
                    inside.pop();
                    at += 1;
                }
                '"' | '\'' => {
                    let fields = text[..at].iter().rev().take(2).any(|c| "fFtT".contains(*c));
                    let (opened, behind) = opening(text, at, fields);
                    inside.push(opened);
                    at = behind;
                }
                _ => at += 1,
            },
        }
        if inside.len() > MAX_NESTING {
            return None;
        }
    }
    Some(at)
}

fn opening(text: &[char], at: usize, fields: bool) -> (Inside, usize) {
    let quote = text[at];
    let tripled = text.get(at..at + 3).is_some_and(|t| t.iter().all(|c| *c == quote));
    (Inside::String(quote, tripled, fields), at + if tripled { 3 } else { 1 })
}
