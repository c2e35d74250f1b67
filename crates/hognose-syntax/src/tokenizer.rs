//! CPython's view of the characters: tokens, indentation and the errors found on the way.
//!
//! Two readers need it: the gate, which bounds nesting before the parser proper may run, and
//! the explanation of errors, which must see tokens (and stop at faulty ones) exactly where
//! CPython does. It never recurses and keeps a bounded stack of brackets, indents and f-strings.
//! Values of literals are not computed here.

use crate::error::{ErrorKind, Fault, Phase};
use crate::limits::{MAX_BRACKETS, MAX_FSTRINGS, MAX_INDENTS};
use crate::numbers;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TokenKind {
    Name,
    Number,
    String,
    /// The opening quotes of an f-string or t-string.
    FStringStart,
    FStringMiddle,
    FStringEnd,
    Operator,
    Newline,
    Indent,
    Dedent,
    End,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token {
    pub kind: TokenKind,
    pub start: u32,
    pub end: u32,
    /// How many brackets are open behind this token.
    pub level: u16,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Bracket {
    pub open: u8,
    pub at: u32,
}

#[derive(Debug, Clone, Copy)]
struct FString {
    start: u32,
    quote: u8,
    triple: bool,
    raw: bool,
    template: bool,
    /// How many brackets were open when the string began.
    brackets: usize,
    /// How many replacement fields are open in this string.
    fields: u32,
    in_spec: bool,
    /// Whether the next token is part of the literal text.
    in_text: bool,
}

pub(crate) struct Tokenizer<'a> {
    pub source: &'a str,
    bytes: &'a [u8],
    pub at: usize,
    /// Columns of the open levels of indentation, the outermost, which is no column at all, left out.
    indents: Vec<(u32, u32)>,
    pending: i32,
    pending_at: u32,
    pub brackets: Vec<Bracket>,
    fstrings: Vec<FString>,
    at_line_start: bool,
    /// Whether the current logical line has had a token.
    line_has_token: bool,
    done: bool,
    /// Message, start and end.
    pub warnings: Vec<(String, u32, u32)>,
}

/// How long an operator of two or three characters is; zero if these do not begin with one.
fn operator_length(text: [u8; 3]) -> usize {
    match text {
        [b'*', b'*', b'=']
        | [b'/', b'/', b'=']
        | [b'>', b'>', b'=']
        | [b'<', b'<', b'=']
        | [b'.', b'.', b'.'] => 3,
        [b'*', b'*', _] | [b'/', b'/', _] | [b'>', b'>', _] | [b'<', b'<' | b'>', _] | [b'-', b'>', _] => 2,
        [
            b'!' | b'=' | b'<' | b'>' | b'+' | b'-' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' | b'@',
            b'=',
            _,
        ] => 2,
        _ => 0,
    }
}

/// Whether a byte can be part of a name; those beyond ASCII are looked at when the name is complete.
const fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

impl<'a> Tokenizer<'a> {
    pub fn new(source: &'a str) -> Self {
        Self {
            source,
            bytes: source.as_bytes(),
            at: 0,
            indents: Vec::new(),
            pending: 0,
            pending_at: 0,
            brackets: Vec::new(),
            fstrings: Vec::new(),
            at_line_start: true,
            line_has_token: false,
            done: false,
            warnings: Vec::new(),
        }
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn is_end(&self) -> bool {
        self.at >= self.bytes.len()
    }

    fn token(&self, kind: TokenKind, start: usize) -> Token {
        let level = u16::try_from(self.brackets.len()).unwrap_or(u16::MAX);
        Token { kind, start: start as u32, end: self.at as u32, level }
    }

    /// An error at the last character that was read, which is where CPython puts most of them.
    fn fault_here(&self, message: impl Into<String>) -> Fault {
        let mut start = self.at.saturating_sub(1);
        while start > 0 && !self.source.is_char_boundary(start) {
            start -= 1;
        }
        Fault::new(message, start as u32, start as u32)
    }

    /// The next token; after an error or [`TokenKind::End`] there are no more.
    pub fn next_token(&mut self) -> Result<Token, Fault> {
        // At the end of the text it is the parser's to say what is missing.
        let told = |fault: Fault| match fault.line_end || fault.kind == ErrorKind::Tab {
            true => fault,
            false => Fault { phase: Phase::Tokenizer, ..fault },
        };
        self.read_token().map_err(told)
    }

    fn read_token(&mut self) -> Result<Token, Fault> {
        if let Some(top) = self.fstrings.last()
            && top.in_text
        {
            return self.fstring_text();
        }
        if self.at_line_start {
            self.at_line_start = false;
            self.indentation()?;
        }
        if self.pending != 0 {
            let (start, end) = (self.pending_at, self.at as u32);
            let level = 0;
            if self.pending < 0 {
                self.pending += 1;
                return Ok(Token { kind: TokenKind::Dedent, start: end, end, level });
            }
            self.pending -= 1;
            return Ok(Token { kind: TokenKind::Indent, start, end, level });
        }
        loop {
            while matches!(self.peek(0), b' ' | b'\t' | 0x0c) && !self.is_end() {
                self.at += 1;
            }
            if self.peek(0) == b'#' && !self.is_end() {
                self.skip_comment()?;
            }
            let start = self.at;
            if self.is_end() {
                return self.end();
            }
            match self.peek(0) {
                b'\n' => {
                    self.at += 1;
                    if !self.brackets.is_empty() {
                        continue;
                    }
                    self.at_line_start = true;
                    if self.line_has_token {
                        self.line_has_token = false;
                        return Ok(self.token(TokenKind::Newline, start));
                    }
                    self.at_line_start = false;
                    self.indentation()?;
                    if self.pending != 0 {
                        return self.next_token();
                    }
                    continue;
                }
                b'\\' => {
                    self.continuation()?;
                    continue;
                }
                _ => {}
            }
            self.line_has_token = true;
            return self.plain(start);
        }
    }

    fn skip_comment(&mut self) -> Result<(), Fault> {
        while !self.is_end() && self.peek(0) != b'\n' {
            self.at += 1;
        }
        Ok(())
    }

    fn end(&mut self) -> Result<Token, Fault> {
        if self.line_has_token && self.brackets.is_empty() {
            self.line_has_token = false;
            // CPython adds the line end that is missing here, and counts it.
            let mut token = self.token(TokenKind::Newline, self.at);
            token.end += 1;
            return Ok(token);
        }
        if !self.indents.is_empty() && self.brackets.is_empty() {
            self.indents.pop();
            return Ok(self.token(TokenKind::Dedent, self.at));
        }
        self.done = true;
        Ok(self.token(TokenKind::End, self.at))
    }

    fn continuation(&mut self) -> Result<(), Fault> {
        let backslash = self.at;
        self.at += 1;
        if self.is_end() {
            return Err(
                Fault::new("unexpected EOF while parsing", backslash as u32, backslash as u32).at_line_end()
            );
        }
        if self.peek(0) != b'\n' {
            let at = backslash as u32 + 1;
            let fault = Fault::new("unexpected character after line continuation character", at, at);
            return Err(fault.without_end());
        }
        self.at += 1;
        if self.is_end() {
            return Err(
                Fault::new("unexpected EOF while parsing", backslash as u32, backslash as u32).at_line_end()
            );
        }
        Ok(())
    }

    /// Measures the indentation of the lines from here to the first that is not blank.
    fn indentation(&mut self) -> Result<(), Fault> {
        let mut column: u32 = 0;
        let mut alternative: u32 = 0;
        // The column before a backslash counts for the line that continues it.
        let mut continued = None;
        let mut line_start = self.at;
        loop {
            match self.peek(0) {
                b' ' => (column, alternative) = (column + 1, alternative + 1),
                b'\t' => (column, alternative) = ((column / 8 + 1) * 8, alternative + 1),
                0x0c => (column, alternative) = (0, 0),
                b'\\' if self.peek(1) == b'\n' => {
                    continued = continued.or(Some((column, alternative)));
                    self.continuation()?;
                    (column, alternative) = (0, 0);
                    continue;
                }
                b'\n' => {
                    (column, alternative) = (0, 0);
                    continued = None;
                    line_start = self.at + 1;
                }
                b'#' => {
                    while !self.is_end() && self.peek(0) != b'\n' {
                        self.at += 1;
                    }
                    continue;
                }
                _ => break,
            }
            if self.is_end() {
                break;
            }
            self.at += 1;
        }
        if self.is_end() {
            return Ok(());
        }
        if !self.brackets.is_empty() {
            return Ok(());
        }
        let (column, alternative) = continued.unwrap_or((column, alternative));
        self.pending_at = line_start as u32;
        let tab_fault = |at: usize| Fault {
            kind: ErrorKind::Tab,
            ..Fault::indentation("inconsistent use of tabs and spaces in indentation", at as u32, at as u32)
        };
        let (top, alternative_top) = self.indents.last().copied().unwrap_or((0, 0));
        if column == top {
            if alternative != alternative_top {
                return Err(tab_fault(self.at).with_columns(1, 0));
            }
            return Ok(());
        }
        if column > top {
            if self.indents.len() + 1 >= MAX_INDENTS {
                let at = line_start as u32;
                return Err(Fault::indentation("too many levels of indentation", at, at).with_columns(1, 0));
            }
            if alternative <= alternative_top {
                return Err(tab_fault(self.at).with_columns(1, 0));
            }
            self.indents.push((column, alternative));
            self.pending = 1;
            return Ok(());
        }
        while self.indents.last().is_some_and(|(indent, _)| column < *indent) {
            self.indents.pop();
            self.pending -= 1;
        }
        match self.indents.last().copied().unwrap_or((0, 0)) {
            (indent, other) if indent == column => {
                if other != alternative {
                    return Err(tab_fault(self.at).with_columns(1, 0));
                }
                Ok(())
            }
            _ => {
                let message = "unindent does not match any outer indentation level";
                Err(Fault::indentation(message, self.at as u32, self.at as u32).at_line_end())
            }
        }
    }

    fn plain(&mut self, start: usize) -> Result<Token, Fault> {
        let first = self.peek(0);
        if first.is_ascii_alphabetic() || first == b'_' || first >= 0x80 {
            return self.name(start);
        }
        if first.is_ascii_digit() || (first == b'.' && self.peek(1).is_ascii_digit()) {
            let (end, warning) = numbers::scan(self.source, start)?;
            self.at = end;
            if let Some(warning) = warning {
                self.warnings.push(warning);
            }
            return Ok(self.token(TokenKind::Number, start));
        }
        if matches!(first, b'"' | b'\'') {
            return self.string(start, "");
        }
        if let Some(open) = self.field_end(first) {
            return open;
        }
        let second = self.peek(1);
        let length = operator_length([first, second, self.peek(2)]);
        if length > 0 {
            self.at += length;
            return Ok(self.token(TokenKind::Operator, start));
        }
        if first == b':' && second == b'=' && !self.is_at_field_level() {
            self.at += 2;
            return Ok(self.token(TokenKind::Operator, start));
        }
        self.at += 1;
        match first {
            b'(' | b'[' | b'{' => {
                if self.brackets.len() >= MAX_BRACKETS {
                    return Err(self.fault_here("too many nested parentheses"));
                }
                self.brackets.push(Bracket { open: first, at: start as u32 });
            }
            b')' | b']' | b'}' => self.close(first)?,
            b'\0'..=b' ' | 0x7f => {
                let message = format!("invalid non-printable character U+{first:04X}");
                return Err(self.fault_here(message));
            }
            _ => {}
        }
        Ok(self.token(TokenKind::Operator, start))
    }

    /// Whether the innermost open bracket is a replacement field of the current f-string.
    fn is_at_field_level(&self) -> bool {
        self.fstrings
            .last()
            .is_some_and(|top| top.fields > 0 && self.brackets.len() == top.brackets + top.fields as usize)
    }

    /// `:` and `}` end the expression of a replacement field when no bracket of its own is open.
    fn field_end(&mut self, first: u8) -> Option<Result<Token, Fault>> {
        if !self.is_at_field_level() || !matches!(first, b':' | b'}') {
            return None;
        }
        let start = self.at;
        self.at += 1;
        let top = self.fstrings.last_mut()?;
        if first == b':' {
            top.in_spec = true;
            top.in_text = true;
        } else {
            top.fields -= 1;
            top.in_spec = top.fields > 0;
            top.in_text = true;
            self.brackets.pop();
        }
        Some(Ok(self.token(TokenKind::Operator, start)))
    }

    fn close(&mut self, closer: u8) -> Result<(), Fault> {
        let closer_char = closer as char;
        let inside = self
            .fstrings
            .last()
            .map(|top| (top.fields > 0, top.brackets + top.fields as usize, top.template));
        if let Some((true, floor, template)) = inside
            && self.brackets.len() <= floor
        {
            let kind = if template { "t-string" } else { "f-string" };
            return Err(self.fault_here(format!("{kind}: unmatched '{closer_char}'")));
        }
        let Some(bracket) = self.brackets.pop() else {
            return Err(self.fault_here(format!("unmatched '{closer_char}'")));
        };
        let fits = matches!((bracket.open, closer), (b'(', b')') | (b'[', b']') | (b'{', b'}'));
        if fits {
            return Ok(());
        }
        let open = bracket.open as char;
        if let Some((_, floor, template)) = inside
            && self.brackets.len() < floor
        {
            let kind = if template { "t-string" } else { "f-string" };
            return Err(self.fault_here(format!("{kind}: unmatched '{closer_char}'")));
        }
        let between = self.bytes.get(bracket.at as usize..self.at).unwrap_or(&[]);
        let message = if between.contains(&b'\n') {
            let before = self.bytes.get(..bracket.at as usize).unwrap_or(&[]);
            let line = before.iter().filter(|b| **b == b'\n').count() + 1;
            format!(
                "closing parenthesis '{closer_char}' does not match opening parenthesis '{open}' on line {line}"
            )
        } else {
            format!("closing parenthesis '{closer_char}' does not match opening parenthesis '{open}'")
        };
        Err(self.fault_here(message))
    }

    fn name(&mut self, start: usize) -> Result<Token, Fault> {
        let rest = self.bytes.get(start..).unwrap_or(&[]);
        let length = rest.iter().position(|byte| !is_name_byte(*byte)).unwrap_or(rest.len());
        let name = &rest[..length];
        self.at = start + length;
        if matches!(self.peek(0), b'"' | b'\'') && length <= 3 {
            let mut prefix = [0; 3];
            prefix[..length].copy_from_slice(name);
            prefix.make_ascii_lowercase();
            let prefix = std::str::from_utf8(&prefix[..length]).unwrap_or("");
            if let Some(clash) = clashing_prefixes(prefix) {
                return match clash {
                    Some((a, b)) => {
                        let message = format!("'{a}' and '{b}' prefixes are incompatible");
                        Err(Fault::new(message, start as u32, self.at as u32))
                    }
                    None => self.string(start, prefix),
                };
            }
        }
        if !name.is_ascii() {
            self.verify_identifier(self.source.get(start..self.at).unwrap_or(""), start)?;
        }
        Ok(self.token(TokenKind::Name, start))
    }

    /// Finds the character that cannot be in an identifier.
    fn verify_identifier(&mut self, name: &str, start: usize) -> Result<(), Fault> {
        let bad = crate::identifiers::first_invalid(name);
        let Some(offset) = bad else { return Ok(()) };
        let Some(c) = name.get(offset..).and_then(|rest| rest.chars().next()) else { return Ok(()) };
        let at = (start + offset) as u32;
        let code = c as u32;
        let message = if crate::identifiers::is_printable(c) {
            format!("invalid character '{c}' (U+{code:04X})")
        } else {
            format!("invalid non-printable character U+{code:04X}")
        };
        Err(Fault::new(message, at, at))
    }

    fn string(&mut self, start: usize, prefix: &str) -> Result<Token, Fault> {
        let quote = self.peek(0);
        let triple = self.peek(1) == quote && self.peek(2) == quote;
        self.at += if triple { 3 } else { 1 };
        let template = prefix.contains('t');
        if template || prefix.contains('f') {
            if self.fstrings.len() + 1 >= MAX_FSTRINGS {
                let message = "too many nested f-strings or t-strings";
                return Err(Fault::new(message, self.at as u32 - 1, self.at as u32 - 1));
            }
            self.fstrings.push(FString {
                start: start as u32,
                quote,
                triple,
                raw: prefix.contains('r'),
                template,
                brackets: self.brackets.len(),
                fields: 0,
                in_spec: false,
                in_text: true,
            });
            return Ok(self.token(TokenKind::FStringStart, start));
        }
        let mut escaped_quote = false;
        loop {
            if self.is_end() || (!triple && self.peek(0) == b'\n') {
                return Err(self.unterminated(start, triple, quote, escaped_quote));
            }
            let byte = self.peek(0);
            if byte == b'\\' {
                escaped_quote |= self.peek(1) == quote;
                self.at = (self.at + 2).min(self.bytes.len());
                continue;
            }
            if byte == quote && (!triple || (self.peek(1) == quote && self.peek(2) == quote)) {
                self.at += if triple { 3 } else { 1 };
                return Ok(self.token(TokenKind::String, start));
            }
            self.at += 1;
        }
    }

    fn unterminated(&self, start: usize, triple: bool, quote: u8, escaped_quote: bool) -> Fault {
        let at = start as u32;
        if let Some(outer) = self.fstrings.last()
            && outer.quote == quote
            && outer.triple == triple
        {
            let kind = if outer.template { "t-string" } else { "f-string" };
            return Fault::new(format!("{kind}: expecting '}}'"), at, at);
        }
        let line = self.detected_line(triple);
        if triple {
            return Fault::new(
                format!("unterminated triple-quoted string literal (detected at line {line})"),
                at,
                at,
            );
        }
        let hint = if escaped_quote { "; perhaps you escaped the end quote?" } else { "" };
        Fault::new(format!("unterminated string literal (detected at line {line}){hint}"), at, at)
    }

    /// The line on which the end of the string was missed.
    fn detected_line(&self, triple: bool) -> usize {
        let end = self.at.min(self.bytes.len());
        let before = self.bytes.get(..end).unwrap_or(&[]);
        let line = before.iter().filter(|b| **b == b'\n').count() + 1;
        if triple && before.last() == Some(&b'\n') { line - 1 } else { line }
    }

    /// The literal text of an f-string up to a replacement field or the closing quotes.
    fn fstring_text(&mut self) -> Result<Token, Fault> {
        let Some(top) = self.fstrings.last().copied() else { return self.end() };
        let start = self.at;
        let kind = if top.template { "t-string" } else { "f-string" };
        let is_closing = |this: &Self| {
            this.peek(0) == top.quote
                && (!top.triple || (this.peek(1) == top.quote && this.peek(2) == top.quote))
        };
        if is_closing(self) && !self.is_end() {
            // In a format specification the quote ends the string too; the field's bracket stays open.
            self.at += if top.triple { 3 } else { 1 };
            self.fstrings.pop();
            return Ok(self.token(TokenKind::FStringEnd, start));
        }
        loop {
            if self.is_end() || (!top.triple && self.peek(0) == b'\n') {
                if top.in_spec && !self.is_end() && self.peek(0) == b'\n' {
                    let message = format!(
                        "{kind}: newlines are not allowed in format specifiers for single quoted {kind}s"
                    );
                    return Err(Fault::new(message, self.at as u32, self.at as u32));
                }
                let line = self.detected_line(top.triple);
                let quotes = if top.triple { "triple-quoted " } else { "" };
                let message = format!("unterminated {quotes}{kind} literal (detected at line {line})");
                return Err(Fault::new(message, top.start, top.start));
            }
            if is_closing(self) {
                break;
            }
            match self.peek(0) {
                b'{' if self.peek(1) == b'{' && !top.in_spec => self.at += 2,
                b'{' => {
                    if self.at > start {
                        break;
                    }
                    return self.open_field();
                }
                b'}' if top.in_spec => {
                    if self.at > start {
                        break;
                    }
                    // Back to the expression's tokens, which close the field.
                    if let Some(top) = self.fstrings.last_mut() {
                        top.in_text = false;
                    }
                    return self.next_token();
                }
                b'}' if self.peek(1) == b'}' => self.at += 2,
                b'}' => {
                    let at = self.at as u32;
                    return Err(Fault::new(format!("{kind}: single '}}' is not allowed"), at, at));
                }
                b'\\' => {
                    let next = self.peek(1);
                    if !top.raw && next == b'N' && self.peek(2) == b'{' {
                        self.at += 3;
                        while !self.is_end() && !matches!(self.peek(0), b'}' | b'\n') && !is_closing(self) {
                            self.at += 1;
                        }
                        if self.peek(0) == b'}' {
                            self.at += 1;
                        }
                    } else if matches!(next, b'{' | b'}') {
                        self.at += 1;
                    } else {
                        self.at = (self.at + 2).min(self.bytes.len());
                    }
                }
                _ => self.at += 1,
            }
        }
        Ok(self.token(TokenKind::FStringMiddle, start))
    }

    fn open_field(&mut self) -> Result<Token, Fault> {
        let start = self.at;
        self.at += 1;
        if self.brackets.len() >= MAX_BRACKETS {
            return Err(self.fault_here("too many nested parentheses"));
        }
        self.brackets.push(Bracket { open: b'{', at: start as u32 });
        let Some(top) = self.fstrings.last_mut() else { return self.end() };
        top.fields += 1;
        top.in_text = false;
        top.in_spec = false;
        let too_deep = top.fields > 3;
        let kind = if top.template { "t-string" } else { "f-string" };
        if too_deep {
            return Err(Fault::new(
                format!("{kind}: expressions nested too deeply"),
                start as u32 - 1,
                start as u32 - 1,
            ));
        }
        Ok(self.token(TokenKind::Operator, start))
    }
}

/// `None`: not a string prefix. `Some(Some((a, b)))`: two prefixes that exclude each other.
fn clashing_prefixes(prefix: &str) -> Option<Option<(char, char)>> {
    let mut seen = [false; 128];
    for c in prefix.bytes() {
        let slot = seen.get_mut(c as usize)?;
        if *slot || !matches!(c, b'b' | b'u' | b'r' | b'f' | b't') {
            return None;
        }
        *slot = true;
    }
    let has = |c: u8| seen[c as usize];
    for (a, b) in
        [(b'u', b'b'), (b'u', b'r'), (b'u', b'f'), (b'u', b't'), (b'b', b'f'), (b'b', b't'), (b'f', b't')]
    {
        if has(a) && has(b) {
            return Some(Some((a as char, b as char)));
        }
    }
    Some(None)
}
