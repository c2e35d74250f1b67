//! What string literals mean: escapes decoded from the source text.
//!
//! The tree's own values are Rust strings, which cannot hold lone surrogates (`"\ud800"` is
//! U+FFFD there). [`string_value`] gives the code points as Python has them; for every other
//! literal the tree's value is right. Also here: the errors and warnings about escapes, and
//! the docstring's dedent. Big integers need nothing: their digits are in the tree as text.

use std::borrow::Cow;

use ruff_python_ast::{AnyStringFlags, Expr, ExprStringLiteral, Stmt, StringFlags, StringLiteral};
use ruff_text_size::Ranged;

use crate::tokenizer::{Token, TokenKind, Tokenizer};

/// An escape that cannot be decoded: positions as CPython counts them, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EscapeError {
    start: usize,
    end: usize,
    reason: &'static str,
    is_bytes: bool,
}

impl EscapeError {
    pub fn message(&self) -> String {
        let Self { start, end, reason, is_bytes } = self;
        if *is_bytes {
            return format!("(value error) invalid \\x escape at position {start}");
        }
        if start == end {
            return format!(
                "(unicode error) 'unicodeescape' codec can't decode byte 0x5c in position {start}: {reason}"
            );
        }
        format!(
            "(unicode error) 'unicodeescape' codec can't decode bytes in position {start}-{end}: {reason}"
        )
    }
}

/// Code points of a literal's text, and where escapes unknown to Python stand in it.
#[derive(Debug, Default)]
pub(crate) struct Decoded {
    pub points: Vec<u32>,
    /// Byte offset in the text, and length, of each escape that will not work in the future.
    pub invalid: Vec<(usize, usize)>,
}

/// Decodes what stands between the quotes of a literal that is not raw.
pub(crate) fn decode(text: &str, is_bytes: bool) -> Result<Decoded, EscapeError> {
    let mut decoded = Decoded::default();
    // CPython spells other characters as ten-byte escapes before it decodes.
    let mut extra = 0;
    let mut at = 0;
    while let Some(c) = text.get(at..).and_then(|rest| rest.chars().next()) {
        if c != '\\' {
            decoded.points.push(c as u32);
            if !c.is_ascii() {
                extra += 10 - c.len_utf8();
            }
            at += c.len_utf8();
            continue;
        }
        let start = at;
        let kind = text.get(at + 1..).and_then(|rest| rest.chars().next());
        at += 1 + kind.map_or(0, char::len_utf8);
        let error =
            |end: usize, reason| EscapeError { start: start + extra, end: end + extra, reason, is_bytes };
        let simple = match kind {
            None => return Err(error(start, "\\ at end of string")),
            Some('\n') => continue,
            Some(c @ ('\\' | '\'' | '"')) => c as u32,
            Some('a') => 7,
            Some('b') => 8,
            Some('f') => 12,
            Some('n') => 10,
            Some('r') => 13,
            Some('t') => 9,
            Some('v') => 11,
            Some('0'..='7') => {
                let digits = text.get(start + 1..).unwrap_or("");
                let length = digits.bytes().take(3).take_while(|b| matches!(b, b'0'..=b'7')).count();
                at = start + 1 + length;
                let value = u32::from_str_radix(digits.get(..length).unwrap_or("0"), 8).unwrap_or(0);
                if value > 0o377 {
                    decoded.invalid.push((start, at - start));
                }
                if is_bytes { value & 0xff } else { value }
            }
            Some(letter @ ('x' | 'u' | 'U')) if letter == 'x' || !is_bytes => {
                let (count, reason) = match letter {
                    'x' => (2, "truncated \\xXX escape"),
                    'u' => (4, "truncated \\uXXXX escape"),
                    _ => (8, "truncated \\UXXXXXXXX escape"),
                };
                let digits = text.get(at..).unwrap_or("");
                let length = digits.bytes().take(count).take_while(u8::is_ascii_hexdigit).count();
                if length < count {
                    return Err(error(at + length - 1, reason));
                }
                let value = u32::from_str_radix(digits.get(..count).unwrap_or("0"), 16).unwrap_or(u32::MAX);
                at += count;
                if value > 0x10ffff {
                    return Err(error(at - 1, "illegal Unicode character"));
                }
                value
            }
            Some('N') if !is_bytes => {
                let rest = text.get(at..).unwrap_or("");
                let close = rest.find('}').filter(|close| rest.starts_with('{') && *close > 1);
                let Some(close) = close else {
                    let end = if rest.starts_with('{') { text.len() - 1 } else { at - 1 };
                    return Err(error(end, "malformed \\N character escape"));
                };
                at += close + 1;
                match named_character(rest.get(1..close).unwrap_or("")) {
                    Some(c) => c as u32,
                    None => return Err(error(at - 1, "unknown Unicode character name")),
                }
            }
            Some(other) => {
                decoded.invalid.push((start, 1 + other.len_utf8()));
                decoded.points.push('\\' as u32);
                other as u32
            }
        };
        decoded.points.push(simple);
    }
    Ok(decoded)
}

/// The character of a name in `\N{…}`; the parser knows the names.
fn named_character(name: &str) -> Option<char> {
    if name.contains(['\\', '"', '\n', '{']) {
        return None;
    }
    let parsed = ruff_python_parser::parse_expression(&format!("\"\\N{{{name}}}\"")).ok()?;
    let Expr::StringLiteral(literal) = parsed.expr() else { return None };
    literal.value.to_str().chars().next()
}

/// The value of a string literal (all adjacent parts) as code points, lone surrogates included.
///
/// `source` is the text that was parsed. Costs as much as the literal is long.
pub fn string_value(literal: &ExprStringLiteral, source: &str) -> Vec<u32> {
    literal.value.iter().flat_map(|part| part_value(part, source)).collect()
}

/// The value of one part of a string literal as code points.
pub fn part_value(part: &StringLiteral, source: &str) -> Vec<u32> {
    let text = part_text(part, source);
    if !part.flags.prefix().is_raw()
        && text.contains('\\')
        && let Ok(decoded) = decode(text, false)
    {
        return decoded.points;
    }
    part.value.chars().map(|c| c as u32).collect()
}

fn part_text<'a>(part: &StringLiteral, source: &'a str) -> &'a str {
    let flags = AnyStringFlags::from(part.flags);
    let start = part.start() + flags.opener_len();
    let end = part.end() - flags.closer_len();
    source.get(start.to_usize()..end.to_usize()).unwrap_or("")
}

/// The value of a piece of literal text in an f-string or t-string, as code points.
pub fn interpolated_text_value(text: &str, is_raw: bool) -> Vec<u32> {
    let text = text.replace("{{", "{").replace("}}", "}");
    if is_raw {
        return text.chars().map(|c| c as u32).collect();
    }
    decode(&text, false).map(|decoded| decoded.points).unwrap_or_default()
}

/// Whether the text of a literal may hold an escape for a surrogate, so that the tree's value
/// may be wrong. False for almost every literal, and cheap.
pub fn may_hold_surrogate(text: &str) -> bool {
    let is_surrogate = |digits: &str| {
        digits.starts_with(['d', 'D'])
            && digits.as_bytes().get(1).is_some_and(|b| matches!(b, b'8' | b'9' | b'a'..=b'f' | b'A'..=b'F'))
    };
    text.match_indices("\\u").any(|(at, _)| text.get(at + 2..).is_some_and(is_surrogate))
        || text.match_indices("\\U0000").any(|(at, _)| text.get(at + 6..).is_some_and(is_surrogate))
}

/// The docstring with which a body begins, if it has one.
pub fn docstring(body: &[Stmt]) -> Option<&ExprStringLiteral> {
    let Some(Stmt::Expr(first)) = body.first() else { return None };
    first.value.as_string_literal_expr()
}

/// A docstring as Python stores it: the indentation common to its lines is gone.
pub fn clean_docstring(text: &[u32]) -> Vec<u32> {
    const NEWLINE: u32 = '\n' as u32;
    const SPACE: u32 = ' ' as u32;
    // Tabs become blanks, in steps of eight from the start of each line.
    let mut expanded = Vec::with_capacity(text.len());
    let mut column = 0;
    for point in text {
        match char::from_u32(*point) {
            Some('\t') => {
                let width = 8 - column % 8;
                expanded.extend(std::iter::repeat_n(SPACE, width));
                column += width;
            }
            Some('\n' | '\r') => {
                expanded.push(*point);
                column = 0;
            }
            _ => {
                expanded.push(*point);
                column += 1;
            }
        }
    }
    let lines: Vec<&[u32]> = expanded.split(|point| *point == NEWLINE).collect();
    let indent = |line: &[u32]| line.iter().take_while(|point| **point == SPACE).count();
    let margin = lines.iter().skip(1).filter(|line| indent(line) < line.len()).map(|line| indent(line)).min();
    let mut out = Vec::with_capacity(expanded.len());
    for (index, line) in lines.iter().enumerate() {
        let cut = if index == 0 { indent(line) } else { margin.unwrap_or(0).min(indent(line)) };
        if index > 0 {
            out.push(NEWLINE);
        }
        out.extend(line.get(cut..).unwrap_or(&[]));
    }
    out
}

/// Warnings about escapes that Python does not know: message, start and end.
pub(crate) fn escape_warnings(source: &str, until: u32) -> Vec<(String, u32, u32)> {
    let Some(mut escapes) = Escapes::of(source) else { return Vec::new() };
    let mut tokenizer = Tokenizer::new(source);
    while let Ok(token) = tokenizer.next_token() {
        if token.start >= until || token.kind == TokenKind::End {
            break;
        }
        escapes.see(token);
    }
    escapes.finish()
}

/// Finds escapes that Python does not know, token by token.
pub(crate) struct Escapes<'a> {
    source: &'a str,
    warnings: Vec<(String, u32, u32)>,
    /// How many there were when the outermost f-string began: its own count when it is complete.
    complete: usize,
    /// Whether each open f-string is raw.
    raw: Vec<bool>,
}

impl<'a> Escapes<'a> {
    /// For a source that has any.
    pub fn of(source: &'a str) -> Option<Escapes<'a>> {
        source.contains('\\').then(|| Escapes { source, warnings: Vec::new(), complete: 0, raw: Vec::new() })
    }

    /// Takes the next token.
    pub fn see(&mut self, token: Token) {
        let (start, end) = (token.start as usize, token.end as usize);
        let text = self.source.get(start..end).unwrap_or("");
        let has = |text: &str, letter: u8| {
            let prefix = text.bytes().take_while(|byte| !matches!(byte, b'"' | b'\''));
            prefix.into_iter().any(|byte| byte.eq_ignore_ascii_case(&letter))
        };
        let (body, offset, is_bytes) = match token.kind {
            TokenKind::FStringStart => {
                if self.raw.is_empty() {
                    self.complete = self.warnings.len();
                }
                self.raw.push(has(text, b'r'));
                return;
            }
            TokenKind::FStringEnd => {
                self.raw.pop();
                return;
            }
            TokenKind::FStringMiddle if self.raw.last() == Some(&false) => (text, 0, false),
            TokenKind::String if !has(text, b'r') => {
                let (body, offset) = between_quotes(text);
                (body, offset, has(text, b'b'))
            }
            _ => return,
        };
        if only_common_escapes(body) {
            return;
        }
        let mut offset = start + offset;
        let is_middle = token.kind == TokenKind::FStringMiddle;
        for piece in body.split_inclusive(|c| is_middle && matches!(c, '{' | '}')) {
            self.warnings.extend(escape_warning(self.source, piece, offset, is_bytes));
            offset += piece.len();
        }
    }

    /// The warnings, when all tokens were seen.
    pub fn finish(mut self) -> Vec<(String, u32, u32)> {
        if !self.raw.is_empty() {
            self.warnings.truncate(self.complete);
        }
        self.warnings
    }
}

/// Whether a text has no escapes but those of one character that are known everywhere.
fn only_common_escapes(text: &str) -> bool {
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        if byte == b'\\' && !matches!(bytes.next(), Some(b'\\' | b'\'' | b'"' | b'\n' | b'n' | b't' | b'r')) {
            return false;
        }
    }
    true
}

/// The warning about the first unknown escape in a piece of text. A doubled brace ends a piece, and a
/// replacement field behind a backslash makes an escape with it.
fn escape_warning(source: &str, piece: &str, start: usize, is_bytes: bool) -> Option<(String, u32, u32)> {
    let backslashes = piece.len() - piece.trim_end_matches('\\').len();
    let decoded = decode(piece.get(..piece.len() - backslashes % 2)?, is_bytes).ok()?;
    let (at, length) = match decoded.invalid.first() {
        Some(found) => *found,
        None if backslashes % 2 == 1 => (piece.len() - 1, 2),
        None => return None,
    };
    let escape = source.get(start + at..start + at + length)?;
    let what = if escape.len() == 4 { "octal escape" } else { "escape" };
    let message = format!(
        "\"{escape}\" is an invalid {what} sequence. Such sequences will not work in the future. \
         Did you mean \"\\{escape}\"? A raw string is also an option."
    );
    let at = (start + at) as u32;
    Some((message, at, at + length as u32))
}

/// The source of a replacement field without its comments.
pub fn without_comments(text: &str) -> Cow<'_, str> {
    if !text.contains('#') {
        return Cow::Borrowed(text);
    }
    let wrapped = format!("({text}\n)");
    let mut tokenizer = Tokenizer::new(&wrapped);
    let (mut kept, mut from) = (String::new(), 0);
    while let Ok(token) = tokenizer.next_token() {
        // Comments stand between tokens, and so does nothing else with a `#`.
        let gap = wrapped.get(from..token.start as usize).unwrap_or("");
        for line in gap.split_inclusive('\n') {
            let code = line.find('#').unwrap_or(line.len());
            kept.push_str(line.get(..code).unwrap_or(""));
            if code < line.len() && line.ends_with('\n') {
                kept.push('\n');
            }
        }
        if token.start as usize >= wrapped.len() - 1 {
            break;
        }
        kept.push_str(wrapped.get(token.start as usize..token.end as usize).unwrap_or(""));
        from = token.end as usize;
    }
    // Without the bracket and the line that were put around it.
    let inner = kept.strip_prefix('(').and_then(|kept| kept.strip_suffix('\n'));
    inner.map_or(Cow::Borrowed(text), |inner| Cow::Owned(inner.to_owned()))
}

/// What stands between the quotes of a literal, and where that begins.
pub(crate) fn between_quotes(text: &str) -> (&str, usize) {
    let quote = text.find(['"', '\'']).unwrap_or(0);
    let rest = text.get(quote..).unwrap_or("");
    let width =
        if rest.len() >= 6 && (rest.starts_with("\"\"\"") || rest.starts_with("'''")) { 3 } else { 1 };
    let body = text.get(quote + width..text.len().saturating_sub(width)).unwrap_or("");
    (body, quote + width)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(text: &str) -> Vec<u32> {
        text.chars().map(|c| c as u32).collect()
    }

    #[test]
    fn lone_surrogates_are_kept() {
        assert_eq!(decode("a\\ud800\\udc00", false).map(|d| d.points), Ok(vec![97, 0xd800, 0xdc00]));
        assert!(may_hold_surrogate("\\udABC") && !may_hold_surrogate("\\u00e9"));
    }

    #[test]
    fn docstrings_lose_their_common_indentation() {
        assert_eq!(clean_docstring(&points("  a\n    b\n\n      c\n   ")), points("a\nb\n\n  c\n"));
        assert_eq!(clean_docstring(&points("a\n\tb\n\t  c")), points("a\nb\n  c"));
    }
}
