//! Literals as constants.

use std::sync::Arc;

use hognose_bytecode::Constant;
use hognose_syntax::ast::{self, Number, Stmt};
use hognose_syntax::literal::{
    clean_docstring, interpolated_text_value, part_value, string_value, without_comments,
};
use num_bigint::BigUint;

/// The value of a number literal.
pub(crate) fn number(number: &Number) -> Option<Constant> {
    match number {
        Number::Int(int) => match int.as_i64() {
            Some(n) => Some(Constant::Int(n)),
            None => big_int(&int.to_string()),
        },
        Number::Float(x) => Some(Constant::Float(*x)),
        Number::Complex { real, imag } => Some(Constant::Complex(*real, *imag)),
    }
}

/// An integer that needs more than 64 bits, from its digits as written.
fn big_int(text: &str) -> Option<Constant> {
    let text = text.replace('_', "").to_ascii_lowercase();
    let (digits, radix) = match text.get(..2) {
        Some("0x") => (&text[2..], 16),
        Some("0o") => (&text[2..], 8),
        Some("0b") => (&text[2..], 2),
        _ => (&text[..], 10),
    };
    let value = BigUint::parse_bytes(digits.as_bytes(), radix)?;
    Some(Constant::BigInt { negative: false, magnitude: value.to_bytes_le().into() })
}

/// The character that stands in the tree for what Rust's strings cannot hold.
const REPLACED: char = '\u{fffd}';

/// The value of a string literal, implicit concatenation included; `None` when only
/// [`string_in`] knows it.
pub(crate) fn string(literal: &ast::ExprStringLiteral) -> Option<Constant> {
    let text = literal.value.to_str();
    (!text.contains(REPLACED)).then(|| Constant::Str(Arc::from(text)))
}

/// The value of a string literal, lone surrogates included.
pub(crate) fn string_in(literal: &ast::ExprStringLiteral, source: &str) -> Constant {
    string(literal).unwrap_or_else(|| Text(string_value(literal, source)).constant())
}

/// The value of a bytes literal.
pub(crate) fn bytes(literal: &ast::ExprBytesLiteral) -> Constant {
    Constant::Bytes(literal.value.bytes().collect())
}

/// The docstring with which a body begins, its indentation removed as CPython does.
pub(crate) fn docstring(body: &[Stmt], source: &str) -> Option<Constant> {
    let literal = hognose_syntax::literal::docstring(body)?;
    Some(Text(clean_docstring(&string_value(literal, source))).constant())
}

/// Text that may hold lone surrogates.
#[derive(Clone, Debug, Default)]
pub(crate) struct Text(Vec<u32>);

impl Text {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn append(&mut self, other: Text) {
        self.0.extend(other.0);
    }

    /// The text as a constant.
    pub fn constant(&self) -> Constant {
        let text: Option<String> = self.0.iter().map(|c| char::from_u32(*c)).collect();
        match text {
            Some(text) => Constant::Str(Arc::from(text)),
            None => Constant::Surrogates(self.0.clone().into()),
        }
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text(text.chars().map(u32::from).collect())
    }
}

/// The text between the fields of an f-string.
pub(crate) fn fstring_text(
    element: &ast::InterpolatedStringLiteralElement,
    is_raw: bool,
    source: &str,
) -> Text {
    if element.value.contains(REPLACED)
        && let Some(text) = source.get(element.range.start().to_usize()..element.range.end().to_usize())
    {
        return Text(interpolated_text_value(text, is_raw));
    }
    Text::from(&*element.value)
}

/// The text of a plain literal that stands beside f-strings.
pub(crate) fn part_text(part: &ast::StringLiteral, source: &str) -> Text {
    Text(part_value(part, source))
}

/// The source of the expression of a t-string's field: what stands before `=`, `!`, `:` or the brace.
pub(crate) fn interpolation_text(element: &ast::InterpolatedElement, source: &str) -> String {
    if let Some(debug) = &element.debug_text {
        let text = without_comments(debug.as_str());
        let text = text.trim_end();
        return text.strip_suffix('=').unwrap_or(text).trim_end().to_owned();
    }
    let end = match &element.format_spec {
        Some(spec) => spec.range.start().to_usize(),
        None => element.range.end().to_usize().saturating_sub(1),
    };
    let text = source.get(element.range.start().to_usize() + 1..end).unwrap_or("");
    let text =
        without_comments(if element.format_spec.is_some() { text.trim_end_matches(':') } else { text });
    let text = match element.conversion.to_char() {
        Some(c) => {
            let text = text.trim_end();
            text.strip_suffix(c).and_then(|text| text.trim_end().strip_suffix('!')).unwrap_or(text)
        }
        None => &text,
    };
    text.trim_end().to_owned()
}
