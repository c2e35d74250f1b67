//! The tokens of an XML document, with the errors and positions of expat.
//!
//! A token that is not complete is [`Bad::Partial`]: the caller waits for more text, or says which error it is. What a document type says is read in
//! Python (`lib/xml/_doctype.py`); so is what entities stand for.

use std::ops::Range;

use hognose_vm::text::Unit;

/// Errors by expat's numbers.
pub mod code {
    pub const SYNTAX: i64 = 2;
    pub const NO_ELEMENTS: i64 = 3;
    pub const INVALID_TOKEN: i64 = 4;
    pub const UNCLOSED_TOKEN: i64 = 5;
    pub const TAG_MISMATCH: i64 = 7;
    pub const DUPLICATE_ATTRIBUTE: i64 = 8;
    pub const JUNK: i64 = 9;
    pub const ASYNC_ENTITY: i64 = 13;
    pub const BAD_CHAR_REF: i64 = 14;
    pub const MISPLACED_XML: i64 = 17;
    pub const UNCLOSED_CDATA: i64 = 20;
}

/// Where a scan is.
pub mod mode {
    /// At the very start, where an XML declaration may be.
    pub const START: i64 = 0;
    pub const PROLOG: i64 = 1;
    pub const CONTENT: i64 = 2;
    pub const EPILOG: i64 = 3;
    /// In the text of an entity: it ends where its text does.
    pub const ENTITY: i64 = 4;
}

/// Why there is no token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bad {
    /// The text ends in it.
    Partial,
    /// An error and where it is.
    Error(i64, usize),
}

type Scan<T> = Result<T, Bad>;

/// An attribute: its name, and its value between the quotes.
#[derive(Clone, Debug)]
pub struct Attr {
    pub name: Range<usize>,
    pub value: Range<usize>,
    /// Whether the value is what it says, letter for letter.
    pub plain: bool,
}

/// A token.
#[derive(Clone, Debug)]
pub enum Token {
    Start {
        name: Range<usize>,
        attrs: Range<usize>,
        /// Whether a name has a prefix or declares one.
        complex: bool,
        /// Whether a value has an entity that is not predefined.
        raw: bool,
        at: usize,
    },
    End { name: Range<usize>, at: usize },
    Text { text: Range<usize>, plain: bool },
    Cdata { text: Range<usize>, at: usize },
    Comment { text: Range<usize>, at: usize },
    Instruction { target: Range<usize>, data: Range<usize>, at: usize },
    Entity { name: Range<usize>, at: usize },
    Declaration { text: Range<usize> },
    Doctype { at: usize },
}

/// What a scan found so far.
#[derive(Default)]
pub struct Tokens {
    pub tokens: Vec<Token>,
    pub attrs: Vec<Attr>,
}

/// A text that is scanned.
pub struct Scanner<'a, U: Unit> {
    pub text: &'a [U],
    /// Whether a colon parts a name, of which there may be one.
    pub namespaces: bool,
    /// Whether each end of a line and each reference is a text of its own.
    pub pieces: bool,
}

fn invalid<T>(at: usize) -> Scan<T> {
    Err(Bad::Error(code::INVALID_TOKEN, at))
}

pub fn is_space(c: u32) -> bool {
    matches!(c, 0x20 | 0x09 | 0x0a | 0x0d)
}

/// Whether a document may have this character at all.
fn is_char(c: u32) -> bool {
    c >= 0x20 && !matches!(c, 0xd800..=0xdfff | 0xfffe | 0xffff) || matches!(c, 9 | 10 | 13)
}

fn is_name_start(c: u32) -> bool {
    match c {
        0x61..=0x7a | 0x41..=0x5a | 0x5f => true,
        0..0xc0 => false,
        _ => c < 0x1_0000 && c != 0xd7 && c != 0xf7 && char::from_u32(c).is_some_and(char::is_alphabetic),
    }
}

fn is_name(c: u32) -> bool {
    match c {
        0x61..=0x7a | 0x41..=0x5a | 0x5f | 0x30..=0x39 | 0x2d | 0x2e | 0xb7 => true,
        0..0x300 => is_name_start(c),
        0x300..=0x345 | 0x360..=0x361 | 0x483..=0x486 | 0x3099..=0x309a => true,
        _ => is_name_start(c) || c < 0x1_0000 && char::from_u32(c).is_some_and(char::is_numeric),
    }
}

/// The character that a number in a reference means.
pub fn char_of_reference(digits: impl Iterator<Item = u32>) -> Option<u32> {
    let (mut n, mut radix) = (0u32, 10);
    for (at, c) in digits.enumerate() {
        if at == 0 && c == u32::from(b'x') {
            radix = 16;
            continue;
        }
        n = n * radix + char::from_u32(c)?.to_digit(radix)?;
        if n >= 0x11_0000 {
            return None;
        }
    }
    is_char(n).then_some(n)
}

/// The character of a predefined entity.
pub fn predefined(name: impl Iterator<Item = u32>) -> Option<u32> {
    let mut letters = [0u8; 5];
    let mut n = 0;
    for c in name {
        *letters.get_mut(n)? = u8::try_from(c).ok()?;
        n += 1;
    }
    Some(u32::from(match &letters[..n] {
        b"lt" => b'<',
        b"gt" => b'>',
        b"amp" => b'&',
        b"quot" => b'"',
        b"apos" => b'\'',
        _ => return None,
    }))
}

impl<U: Unit> Scanner<'_, U> {
    #[inline]
    fn peek(&self, at: usize) -> Option<u32> {
        self.text.get(at).map(|unit| unit.code())
    }

    #[inline]
    fn require(&self, at: usize) -> Scan<u32> {
        self.peek(at).ok_or(Bad::Partial)
    }

    fn codes(&self, range: Range<usize>) -> impl Iterator<Item = u32> {
        self.text.get(range).unwrap_or_default().iter().map(|unit| unit.code())
    }

    fn is_text(&self, range: Range<usize>, wanted: &str) -> bool {
        self.codes(range).eq(wanted.bytes().map(u32::from))
    }

    fn starts_name(&self, c: u32) -> bool {
        is_name_start(c) || c == u32::from(b':') && !self.namespaces
    }

    /// Behind the characters of a name from here.
    #[inline]
    fn name_end(&self, mut at: usize) -> Scan<usize> {
        loop {
            match self.require(at)? {
                c if is_name(c) => at += 1,
                0x3a if !self.namespaces => at += 1,
                _ => return Ok(at),
            }
        }
    }

    /// Behind a name that may have a prefix; it starts here. Whether it has one.
    #[inline]
    fn qualified_end(&self, at: usize) -> Scan<(usize, bool)> {
        let end = self.name_end(at + 1)?;
        if self.require(end)? != 0x3a {
            return Ok((end, false));
        }
        if !is_name_start(self.require(end + 1)?) {
            return invalid(end + 1);
        }
        let end = self.name_end(end + 2)?;
        if self.peek(end) == Some(0x3a) { invalid(end) } else { Ok((end, true)) }
    }

    fn skip_spaces(&self, mut at: usize) -> Scan<usize> {
        while is_space(self.require(at)?) {
            at += 1;
        }
        Ok(at)
    }

    /// Behind a reference whose `&` is before this; whether it is one to an entity that is not predefined.
    fn reference(&self, at: usize) -> Scan<(usize, bool)> {
        let c = self.require(at)?;
        if c == u32::from(b'#') {
            let hex = self.require(at + 1)? == u32::from(b'x');
            let first = if hex { at + 2 } else { at + 1 };
            let mut end = first;
            loop {
                match self.require(end)? {
                    0x30..=0x39 => end += 1,
                    0x61..=0x66 | 0x41..=0x46 if hex => end += 1,
                    0x3b if end > first => break,
                    _ => return invalid(end),
                }
            }
            if char_of_reference(self.codes(at + 1..end)).is_none() {
                return Err(Bad::Error(code::BAD_CHAR_REF, at - 1));
            }
            return Ok((end + 1, false));
        }
        if !self.starts_name(c) {
            return invalid(at);
        }
        let end = self.name_end(at + 1)?;
        match self.require(end)? {
            0x3b => Ok((end + 1, predefined(self.codes(at..end)).is_none())),
            _ => invalid(end),
        }
    }

    /// A start tag; its name starts here.
    fn start_tag(&self, tag: usize, found: &mut Tokens) -> Scan<(usize, bool)> {
        let first = found.attrs.len();
        let result = self.start_tag_from(tag, found, first);
        if result.is_err() {
            found.attrs.truncate(first);
        }
        result
    }

    fn start_tag_from(&self, tag: usize, found: &mut Tokens, first: usize) -> Scan<(usize, bool)> {
        let (end, mut complex) = self.qualified_end(tag + 1)?;
        let name = tag + 1..end;
        let (mut at, mut raw) = (end, false);
        // The first error in the value of an attribute is one of the whole tag.
        let mut bad_reference = None;
        let empty = loop {
            let spaced = is_space(self.require(at)?);
            if spaced {
                at = self.skip_spaces(at)?;
            }
            match self.require(at)? {
                0x3e => break false,
                0x2f => match self.require(at + 1)? {
                    0x3e => break true,
                    _ => return invalid(at + 1),
                },
                c if spaced && self.starts_name(c) => {}
                _ => return invalid(at),
            }
            let (end, prefixed) = self.qualified_end(at)?;
            let name = at..end;
            complex |= prefixed || self.is_text(name.clone(), "xmlns");
            at = self.skip_spaces(end)?;
            if self.require(at)? != 0x3d {
                return invalid(at);
            }
            at = self.skip_spaces(at + 1)?;
            let quote = self.require(at)?;
            if quote != 0x22 && quote != 0x27 {
                return invalid(at);
            }
            let start = at + 1;
            at = start;
            let mut plain = true;
            loop {
                match self.require(at)? {
                    c if c == quote => break,
                    0x26 => {
                        plain = false;
                        match self.reference(at + 1) {
                            Ok((end, entity)) => {
                                at = end;
                                raw |= entity;
                            }
                            Err(Bad::Error(code::BAD_CHAR_REF, place)) => {
                                bad_reference.get_or_insert(place);
                                at += 1;
                            }
                            Err(bad) => return Err(bad),
                        }
                    }
                    0x3c => return invalid(at),
                    0x20..=0xd7ff => at += 1,
                    9 | 10 | 13 => {
                        plain = false;
                        at += 1;
                    }
                    c if is_char(c) => at += 1,
                    _ => return invalid(at),
                }
            }
            found.attrs.push(Attr { name, value: start..at, plain });
            at += 1;
        };
        let attrs = first..found.attrs.len();
        if let Some(place) = self.duplicate(found.attrs.get(attrs.clone()).unwrap_or_default()) {
            return Err(Bad::Error(code::DUPLICATE_ATTRIBUTE, place));
        }
        if let Some(place) = bad_reference {
            return Err(Bad::Error(code::BAD_CHAR_REF, place));
        }
        found.tokens.push(Token::Start { name: name.clone(), attrs, complex, raw, at: tag });
        if empty {
            found.tokens.push(Token::End { name, at: tag });
        }
        Ok((if empty { at + 2 } else { at + 1 }, empty))
    }

    /// Where the second attribute of a name is.
    fn duplicate(&self, attrs: &[Attr]) -> Option<usize> {
        let name = |attr: &Attr| self.text.get(attr.name.clone()).unwrap_or_default();
        if attrs.len() <= 8 {
            for (n, attr) in attrs.iter().enumerate() {
                if attrs.iter().take(n).any(|before| name(before) == name(attr)) {
                    return Some(attr.name.start);
                }
            }
            return None;
        }
        let mut order: Vec<&Attr> = attrs.iter().collect();
        order.sort_by(|a, b| self.codes(a.name.clone()).cmp(self.codes(b.name.clone())).then(a.name.start.cmp(&b.name.start)));
        order.windows(2).filter(|pair| name(pair[0]) == name(pair[1])).map(|pair| pair[1].name.start).min()
    }

    /// Behind an end tag, and its name.
    fn end_tag(&self, tag: usize) -> Scan<(Range<usize>, usize)> {
        let start = tag + 2;
        if !self.starts_name(self.require(start)?) {
            return invalid(start);
        }
        let mut end = start;
        loop {
            let c = self.require(end)?;
            if !is_name(c) && c != 0x3a {
                break;
            }
            end += 1;
        }
        let at = self.skip_spaces(end)?;
        if self.require(at)? == 0x3e { Ok((start..end, at + 1)) } else { invalid(at) }
    }

    /// Behind a comment; its text starts at `at`, behind `<!--`.
    fn comment_end(&self, mut at: usize) -> Scan<usize> {
        loop {
            match self.require(at)? {
                0x2d if self.require(at + 1)? == 0x2d => {
                    return if self.require(at + 2)? == 0x3e { Ok(at + 3) } else { invalid(at + 2) };
                }
                c if is_char(c) => at += 1,
                _ => return invalid(at),
            }
        }
    }

    /// A comment, when `<!-` was seen.
    fn comment(&self, tag: usize) -> Scan<(Token, usize)> {
        if self.require(tag + 3)? != 0x2d {
            return invalid(tag + 3);
        }
        let end = self.comment_end(tag + 4)?;
        Ok((Token::Comment { text: tag + 4..end - 3, at: tag }, end))
    }

    /// A processing instruction, or the XML declaration.
    fn instruction(&self, tag: usize) -> Scan<(Token, usize)> {
        let start = tag + 2;
        if !is_name_start(self.require(start)?) {
            return invalid(start);
        }
        let end = self.name_end(start + 1)?;
        let target = start..end;
        let mut declares = false;
        if target.len() == 3 && self.codes(target.clone()).zip(*b"xml").all(|(c, letter)| c | 0x20 == u32::from(letter)) {
            if !self.is_text(target.clone(), "xml") {
                return invalid(end);
            }
            declares = true;
        }
        let first = self.require(end)?;
        if first == 0x3f {
            return match self.require(end + 1)? {
                0x3e => Ok((self.instruction_token(tag, target, end..end, declares), end + 2)),
                _ => invalid(end + 1),
            };
        }
        if !is_space(first) {
            return invalid(end);
        }
        let mut at = end + 1;
        loop {
            match self.require(at)? {
                0x3f if self.require(at + 1)? == 0x3e => break,
                c if is_char(c) => at += 1,
                _ => return invalid(at),
            }
        }
        let spaces = self.codes(end..at).take_while(|c| is_space(*c)).count();
        Ok((self.instruction_token(tag, target, end + spaces..at, declares), at + 2))
    }

    fn instruction_token(&self, tag: usize, target: Range<usize>, data: Range<usize>, declares: bool) -> Token {
        if declares { Token::Declaration { text: tag..data.end + 2 } } else { Token::Instruction { target, data, at: tag } }
    }

    /// A section of character data, when `<![` was seen.
    fn cdata(&self, tag: usize) -> Scan<(Token, usize)> {
        for (n, letter) in b"CDATA[".iter().enumerate() {
            if self.require(tag + 3 + n)? != u32::from(*letter) {
                return invalid(tag + 3 + n);
            }
        }
        let mut at = tag + 9;
        loop {
            match self.peek(at) {
                Some(0x5d) if self.peek(at + 1) == Some(0x5d) && self.peek(at + 2) == Some(0x3e) => break,
                Some(c) if is_char(c) => at += 1,
                Some(_) => return invalid(at),
                None => return Err(Bad::Partial),
            }
        }
        Ok((Token::Cdata { text: tag + 9..at, at: tag }, at + 3))
    }

    /// Text from here to the next markup, and whether it is what it says. A text of one document comes in one piece where it can.
    fn text(&self, start: usize, last: bool) -> Scan<(usize, bool)> {
        let (mut at, mut plain) = (start, true);
        loop {
            let Some(c) = self.peek(at) else { return Ok((at, plain)) };
            match c {
                0x3c => return Ok((at, plain)),
                0x26 => match self.reference(at + 1) {
                    Ok((_, true)) => return Ok((at, plain)),
                    Ok((_, false)) if self.pieces && at > start => return Ok((at, plain)),
                    Ok((end, false)) => {
                        plain = false;
                        at = end;
                        if self.pieces {
                            return Ok((at, plain));
                        }
                    }
                    Err(bad) if at == start => return Err(bad),
                    Err(_) => return Ok((at, plain)),
                },
                0x5d if self.peek(at + 1) == Some(0x5d) && self.peek(at + 2) == Some(0x3e) => {
                    return if at == start { invalid(at + 2) } else { Ok((at, plain)) };
                }
                0x5d if !last && at + 2 >= self.text.len() => {
                    // It may become the end of a section.
                    return if at == start { Err(Bad::Partial) } else { Ok((at, plain)) };
                }
                0x0d if !last && at + 1 >= self.text.len() => {
                    return if at == start { Err(Bad::Partial) } else { Ok((at, plain)) };
                }
                0x0a | 0x0d if self.pieces => {
                    let pair = c == 0x0d && self.peek(at + 1) == Some(0x0a);
                    return Ok(if at > start { (at, plain) } else { (at + 1 + usize::from(pair), c == 0x0a) });
                }
                0x0d => {
                    plain = false;
                    at += 1;
                }
                0x20..=0xd7ff | 9 | 10 => at += 1,
                c if is_char(c) => at += 1,
                _ => return if at == start { invalid(at) } else { Ok((at, plain)) },
            }
        }
    }

    /// The next token of content, and behind it. For a start tag whether it is empty, for an end tag its name.
    pub fn content(&self, at: usize, last: bool, found: &mut Tokens) -> Scan<(usize, Step)> {
        let c = self.require(at)?;
        if c == 0x26
            && let (end, true) = self.reference(at + 1)?
        {
            found.tokens.push(Token::Entity { name: at + 1..end - 1, at });
            return Ok((end, Step::Pause));
        }
        if c != 0x3c {
            let (end, plain) = self.text(at, last)?;
            found.tokens.push(Token::Text { text: at..end, plain });
            return Ok((end, Step::On));
        }
        let c = self.require(at + 1)?;
        match c {
            0x2f => {
                let (name, end) = self.end_tag(at)?;
                found.tokens.push(Token::End { name: name.clone(), at });
                Ok((end, Step::Close(name)))
            }
            0x21 => match self.require(at + 2)? {
                0x2d => self.push(self.comment(at)?, found),
                0x5b => self.push(self.cdata(at)?, found),
                _ => invalid(at + 2),
            },
            0x3f => match self.instruction(at)? {
                (Token::Declaration { .. }, _) => Err(Bad::Error(code::MISPLACED_XML, at)),
                token => self.push(token, found),
            },
            c if self.starts_name(c) => {
                let (end, empty) = self.start_tag(at, found)?;
                Ok((end, if empty { Step::Empty } else { Step::Open }))
            }
            _ => invalid(at + 1),
        }
    }

    fn push(&self, (token, end): (Token, usize), found: &mut Tokens) -> Scan<(usize, Step)> {
        found.tokens.push(token);
        Ok((end, Step::On))
    }

    /// The next token outside the root element.
    pub fn outside(&self, at: usize, mode: i64, found: &mut Tokens) -> Scan<(usize, Step)> {
        let epilog = mode == mode::EPILOG;
        let c = self.require(at)?;
        if is_space(c) {
            let end = at + self.codes(at..self.text.len()).take_while(|c| is_space(*c)).count();
            return Ok((end, Step::On));
        }
        let wrong = |at| Err(Bad::Error(if epilog { code::JUNK } else { code::SYNTAX }, at));
        if c != 0x3c {
            if !is_char(c) || matches!(c, 0x26 | 0x3b | 0x21 | 0x24 | 0x40 | 0x5c | 0x5e | 0x60 | 0x7b | 0x7d | 0x7e) {
                return invalid(at);
            }
            if is_name(c) {
                let mut end = at;
                while self.peek(end).is_some_and(|c| is_name(c) || c == 0x3a) {
                    end += 1;
                }
                let ends = |c| is_space(c) || matches!(c, 0x3e | 0x29 | 0x2c | 0x7c | 0x5b | 0x25 | 0x3f | 0x2b | 0x2a);
                if self.peek(end).is_some_and(|c| !ends(c)) {
                    return invalid(end);
                }
            }
            return wrong(at);
        }
        let c = self.require(at + 1)?;
        match c {
            0x21 => match self.require(at + 2)? {
                0x2d => self.push(self.comment(at)?, found),
                0x44 if !epilog => {
                    for (n, letter) in b"DOCTYPE".iter().enumerate() {
                        if self.require(at + 2 + n)? != u32::from(*letter) {
                            return wrong(at);
                        }
                    }
                    found.tokens.push(Token::Doctype { at });
                    Ok((at, Step::Pause))
                }
                c if c == 0x5b || matches!(c, 0x41..=0x5a | 0x61..=0x7a) => wrong(at),
                _ => invalid(at + 2),
            },
            0x3f => match self.instruction(at)? {
                (Token::Declaration { .. }, _) if mode != mode::START => {
                    Err(Bad::Error(if epilog { code::JUNK } else { code::MISPLACED_XML }, at))
                }
                (token @ Token::Declaration { .. }, end) => {
                    found.tokens.push(token);
                    Ok((end, Step::Pause))
                }
                token => self.push(token, found),
            },
            c if self.starts_name(c) => {
                if epilog {
                    return wrong(at);
                }
                let (end, empty) = self.start_tag(at, found)?;
                Ok((end, if empty { Step::Empty } else { Step::Open }))
            }
            _ => invalid(at + 1),
        }
    }
}

/// What a token does to the elements that are open.
pub enum Step {
    On,
    /// Nothing more before Python had a look.
    Pause,
    Open,
    Close(Range<usize>),
    Empty,
}
