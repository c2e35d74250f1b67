//! Which characters identifiers may hold, and the form in which names are compared.
//!
//! Names in the tree are already normalised (NFKC) by the parser; [`normalize`] is for names
//! that come from elsewhere, such as keyword arguments made of strings.

use ruff_python_ast::token::TokenKind;
use ruff_python_parser::{Mode, lexer};
use unicode_normalization::UnicodeNormalization;

/// The NFKC form under which Python looks a name up.
pub fn normalize(name: &str) -> String {
    if name.is_ascii() { name.to_owned() } else { name.nfkc().collect() }
}

/// The byte offset of the first character that no identifier can hold at its place.
pub(crate) fn first_invalid(name: &str) -> Option<usize> {
    if lexes_as_name(name) {
        return None;
    }
    let mut buffer = String::new();
    for (offset, c) in name.char_indices() {
        buffer.clear();
        if offset > 0 {
            buffer.push('a');
        }
        buffer.push(c);
        if !lexes_as_name(&buffer) {
            return Some(offset);
        }
    }
    None
}

fn lexes_as_name(text: &str) -> bool {
    let mut lexer = lexer::lex(text, Mode::Module);
    let kind = lexer.next_token();
    let is_name = !matches!(kind, TokenKind::Unknown | TokenKind::EndOfFile | TokenKind::Newline);
    is_name && matches!(lexer.next_token(), TokenKind::Newline | TokenKind::EndOfFile)
}

/// Whether CPython prints the character itself in an error message.
pub(crate) fn is_printable(c: char) -> bool {
    let code = c as u32;
    let is_format = matches!(code,
        0xad | 0x600..=0x605 | 0x61c | 0x6dd | 0x70f | 0x890..=0x891 | 0x8e2 | 0x180e | 0x200b..=0x200f
        | 0x2028..=0x202e | 0x2060..=0x206f | 0xfeff | 0xfff0..=0xfffb | 0x110bd | 0x110cd
        | 0x13430..=0x1343f | 0x1bca0..=0x1bca3 | 0x1d173..=0x1d17a | 0xe0000..=0xe00ff
        | 0xe000..=0xf8ff | 0xf0000..=0x10ffff);
    !is_format && !c.is_control() && (c == ' ' || !c.is_whitespace())
}
