//! A pattern (or template) as a sequence of tokens: characters, and backslashes with the character after.
//!
//! One token is read ahead, so that a backslash at the end is reported when CPython reports it: as soon as
//! the token before it is taken. Knows nothing of what tokens mean.

use hognose_vm::text::{Text, TextBuf, TextBuilder, predicates, repr};

/// What a pattern, a template or a searched string is.
#[derive(Clone, Copy, Debug)]
pub enum Subject<'a> {
    /// `str`.
    Text(Text<'a>),
    /// `bytes` and its like.
    Bytes(&'a [u8]),
}

impl<'a> Subject<'a> {
    /// The number of units.
    pub fn len(self) -> usize {
        self.units().len()
    }

    /// Whether there is no unit.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether it is `str`.
    pub fn is_text(self) -> bool {
        matches!(self, Subject::Text(_))
    }

    /// The units; bytes as Latin-1.
    pub fn units(self) -> Text<'a> {
        match self {
            Subject::Text(text) => text,
            Subject::Bytes(bytes) => Text::Latin1(bytes),
        }
    }
}

/// `re.PatternError`: its text without the position, and the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternError {
    /// `.msg`.
    pub message: TextBuf,
    /// `.pos`.
    pub position: Option<usize>,
}

/// A character, or a backslash with a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Whether a backslash stands before it.
    pub escaped: bool,
    /// The character.
    pub code: u32,
}

impl Token {
    /// Whether it is this character, without a backslash.
    pub fn is(self, plain: char) -> bool {
        !self.escaped && self.code == u32::from(plain)
    }

    /// How many units it takes.
    pub fn len(self) -> usize {
        1 + usize::from(self.escaped)
    }

    /// The character, when there is no backslash and it is ASCII.
    pub fn ascii(self) -> Option<u8> {
        u8::try_from(self.code).ok().filter(|byte| !self.escaped && byte.is_ascii())
    }

    /// Its text as it stands.
    pub fn push_to(self, out: &mut TextBuilder) {
        if self.escaped {
            out.push(0x5C);
        }
        out.push(self.code);
    }
}

/// Reads tokens.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    units: Text<'a>,
    is_text: bool,
    /// Where the token after the one read ahead begins.
    index: usize,
    ahead: Option<Token>,
}

impl<'a> Source<'a> {
    pub fn new(subject: Subject<'a>) -> Result<Source<'a>, PatternError> {
        let mut source = Source { units: subject.units(), is_text: subject.is_text(), index: 0, ahead: None };
        source.advance()?;
        Ok(source)
    }

    pub fn is_text(&self) -> bool {
        self.is_text
    }

    fn advance(&mut self) -> Result<(), PatternError> {
        self.ahead = match self.units.get(self.index) {
            None => None,
            Some(0x5C) => match self.units.get(self.index + 1) {
                Some(code) => Some(Token { escaped: true, code }),
                None => {
                    let position = self.units.len() - 1;
                    return Err(self.error_at("bad escape (end of pattern)", position));
                }
            },
            Some(code) => Some(Token { escaped: false, code }),
        };
        self.index += self.ahead.map_or(0, Token::len);
        Ok(())
    }

    /// The next token, which stays.
    pub fn peek(&self) -> Option<Token> {
        self.ahead
    }

    /// The next token.
    pub fn take(&mut self) -> Result<Option<Token>, PatternError> {
        let token = self.ahead;
        if token.is_some() {
            self.advance()?;
        }
        Ok(token)
    }

    /// Takes the next token when it is this character.
    pub fn eat(&mut self, plain: char) -> Result<bool, PatternError> {
        let found = self.ahead.is_some_and(|token| token.is(plain));
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// Takes up to `most` characters that pass a test, and adds them to `out`.
    pub fn take_while(
        &mut self,
        most: usize,
        out: &mut TextBuilder,
        test: impl Fn(u8) -> bool,
    ) -> Result<(), PatternError> {
        for _ in 0..most {
            match self.ahead.and_then(Token::ascii) {
                Some(byte) if test(byte) => out.push(u32::from(byte)),
                _ => break,
            }
            self.advance()?;
        }
        Ok(())
    }

    /// Takes everything up to a terminator, and the terminator; `name` says what is wanted.
    pub fn take_until(&mut self, terminator: char, name: &str) -> Result<TextBuf, PatternError> {
        let mut out = TextBuilder::new();
        loop {
            let token = self.ahead;
            if token.is_some() {
                self.advance()?;
            }
            match token {
                None if out.is_empty() => return Err(self.error(&format!("missing {name}"), 0)),
                None => {
                    let message = format!("missing {terminator}, unterminated name");
                    return Err(self.error(&message, out.len()));
                }
                Some(token) if token.is(terminator) => {
                    if out.is_empty() {
                        return Err(self.error(&format!("missing {name}"), 1));
                    }
                    return Ok(out.finish());
                }
                Some(token) => token.push_to(&mut out),
            }
        }
    }

    /// Refuses what cannot be a group's name.
    pub fn check_group_name(&self, name: Text<'_>, offset: usize) -> Result<(), PatternError> {
        let shown = if !self.is_text && !name.is_ascii() {
            repr::ascii(name)
        } else if !predicates::isidentifier(name) {
            repr::repr(name)
        } else {
            return Ok(());
        };
        let message = joined("bad character in group name ", shown.as_text());
        Err(self.error_text(message, name.len() + offset))
    }

    /// Where the next token begins.
    pub fn tell(&self) -> usize {
        self.index - self.ahead.map_or(0, Token::len)
    }

    /// Goes back to a position that [`Source::tell`] gave.
    pub fn seek(&mut self, position: usize) -> Result<(), PatternError> {
        self.index = position;
        self.advance()
    }

    /// An error that begins `back` units before the next token.
    pub fn error(&self, message: &str, back: usize) -> PatternError {
        self.error_text(TextBuf::from(message), back)
    }

    /// [`Source::error`] with any text.
    pub fn error_text(&self, message: TextBuf, back: usize) -> PatternError {
        let message = if self.is_text { message } else { repr::ascii_escaped(message.as_text()) };
        PatternError { message, position: Some(self.tell().saturating_sub(back)) }
    }

    /// An error at a position.
    pub fn error_at(&self, message: &str, position: usize) -> PatternError {
        PatternError { message: TextBuf::from(message), position: Some(position) }
    }
}

/// A message and a text behind it.
pub fn joined(message: &str, text: Text<'_>) -> TextBuf {
    TextBuf::from(message).as_text().concat(text)
}

/// Takes the rest of `\x41`, `\u0041`, `\U00000041` and `\N{name}`, whose backslash and letter are taken. `None`
/// when it is no such escape (in bytes only `\x` is one) or names no character.
pub fn take_code_escape(
    source: &mut Source<'_>,
    letter: u8,
    names: &dyn Fn(&str) -> Option<u32>,
) -> Result<Option<u32>, PatternError> {
    let digits = match letter {
        b'x' => 2,
        b'u' if source.is_text() => 4,
        b'U' if source.is_text() => 8,
        b'N' if source.is_text() => return take_named(source, names).map(Some),
        _ => return Ok(None),
    };
    let mut written = TextBuilder::new();
    source.take_while(digits, &mut written, |byte| byte.is_ascii_hexdigit())?;
    let written = written.finish().to_string_lossy();
    let shown = format!("\\{}{written}", char::from(letter));
    if written.len() != digits {
        return Err(source.error(&format!("incomplete escape {shown}"), shown.len()));
    }
    match u32::from_str_radix(&written, 16) {
        Ok(code) if code <= 0x10_FFFF => Ok(Some(code)),
        _ => Err(source.error(&format!("bad escape {shown}"), shown.len())),
    }
}

fn take_named(source: &mut Source<'_>, names: &dyn Fn(&str) -> Option<u32>) -> Result<u32, PatternError> {
    if !source.eat('{')? {
        return Err(source.error("missing {", 0));
    }
    let name = source.take_until('}', "character name")?;
    let found = name.as_text().to_utf8().ok().and_then(|name| names(&name));
    found.ok_or_else(|| {
        let shown = repr::repr(name.as_text());
        source.error_text(joined("undefined character name ", shown.as_text()), name.len() + 4)
    })
}

/// The character of `\a`, `\b` and the like (`b` as a backspace), and of the doubled backslash.
pub fn control_escape(code: u32) -> Option<u32> {
    Some(match char::from_u32(code)? {
        'a' => 7,
        'b' => 8,
        't' => 9,
        'n' => 10,
        'v' => 11,
        'f' => 12,
        'r' => 13,
        '\\' => 0x5C,
        _ => return None,
    })
}

/// Whether a token is one of the decimal digits.
pub fn is_digit(token: Option<Token>) -> bool {
    token.and_then(Token::ascii).is_some_and(|byte| byte.is_ascii_digit())
}

/// Whether a token is one of the octal digits.
pub fn is_octal(token: Option<Token>) -> bool {
    token.and_then(Token::ascii).is_some_and(|byte| matches!(byte, b'0'..=b'7'))
}
