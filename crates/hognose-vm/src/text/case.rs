//! `lower`, `upper`, `casefold`, `title`, `capitalize`, `swapcase`, with Unicode's full mappings.
//!
//! One code point becomes up to three; a capital sigma at the end of a word becomes the final form.
//! [`simple_lower`] is the one-to-one mapping that regular expressions ignore case with.

use super::tables as t;
use super::ucd::{has, kind, special};
use super::{Text, TextBuf, TextBuilder};

const CAPITAL_SIGMA: u32 = 0x3A3;
const FINAL_SIGMA: u32 = 0x3C2;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    Upper,
    Lower,
    Title,
    Fold,
}

/// `str.lower`.
pub fn lower(text: Text<'_>) -> TextBuf {
    if let Text::Latin1(bytes) = text {
        // No Latin-1 letter leaves Latin-1 when lowered, and A-Z are as far from a-z as À-Þ from à-þ.
        return TextBuf::Latin1(bytes.iter().map(|&byte| latin1_lower(byte)).collect());
    }
    map(text, |out, at, code| push_lower(out, text, at, code))
}

/// `str.upper`.
pub fn upper(text: Text<'_>) -> TextBuf {
    if text.is_ascii()
        && let Text::Latin1(bytes) = text
    {
        return TextBuf::Latin1(bytes.to_ascii_uppercase());
    }
    if let Text::Latin1(bytes) = text
        && !bytes.iter().any(|byte| matches!(byte, 0xB5 | 0xDF | 0xFF))
    {
        // All but µ, ß and ÿ stay in Latin-1.
        return TextBuf::Latin1(bytes.iter().map(|&byte| latin1_upper(byte)).collect());
    }
    map(text, |out, _, code| push_case(out, code, Case::Upper))
}

/// `str.casefold`.
pub fn casefold(text: Text<'_>) -> TextBuf {
    if text.is_ascii() {
        return lower(text);
    }
    map(text, |out, _, code| push_case(out, code, Case::Fold))
}

/// `str.capitalize`: the first code point in title case, the rest in lower case.
pub fn capitalize(text: Text<'_>) -> TextBuf {
    map(
        text,
        |out, at, code| {
            if at == 0 { push_case(out, code, Case::Title) } else { push_lower(out, text, at, code) }
        },
    )
}

/// `str.title`: each cased code point after an uncased one in title case, the others in lower case.
pub fn title(text: Text<'_>) -> TextBuf {
    let mut after_cased = false;
    map(text, |out, at, code| {
        if after_cased {
            push_lower(out, text, at, code)
        } else {
            push_case(out, code, Case::Title)
        }
        after_cased = has(code, t::CASED);
    })
}

/// `str.swapcase`.
pub fn swapcase(text: Text<'_>) -> TextBuf {
    map(text, |out, at, code| {
        if has(code, t::UPPER) {
            push_lower(out, text, at, code);
        } else if has(code, t::LOWER) {
            push_case(out, code, Case::Upper);
        } else {
            out.push(code);
        }
    })
}

/// The one-to-one lower case of a code point, without special cases.
pub fn simple_lower(code: u32) -> u32 {
    match kind(code) {
        kind if kind.flags & t::SPECIAL != 0 => special(code).map_or(code, |case| case.simple_lower),
        kind => code.wrapping_add_signed(kind.lower),
    }
}

/// The one-to-one upper case of a code point; itself where upper case is more than one code point.
pub fn simple_upper(code: u32) -> u32 {
    match kind(code) {
        kind if kind.flags & t::SPECIAL != 0 => special(code).map_or(code, |case| {
            let mut chars = case.upper.chars();
            match (chars.next(), chars.next()) {
                (Some(only), None) => u32::from(only),
                _ => code,
            }
        }),
        kind => code.wrapping_add_signed(kind.upper),
    }
}

#[inline]
fn latin1_lower(byte: u8) -> u8 {
    let upper = byte.is_ascii_uppercase() || matches!(byte, 0xC0..=0xD6 | 0xD8..=0xDE);
    byte | (u8::from(upper) << 5)
}

#[inline]
fn latin1_upper(byte: u8) -> u8 {
    let lower = byte.is_ascii_lowercase() || matches!(byte, 0xE0..=0xF6 | 0xF8..=0xFE);
    byte & !(u8::from(lower) << 5)
}

fn map(text: Text<'_>, mut each: impl FnMut(&mut TextBuilder, usize, u32)) -> TextBuf {
    let mut out = TextBuilder::with_capacity(text.len());
    for (at, code) in text.iter().enumerate() {
        each(&mut out, at, code);
    }
    out.finish()
}

#[inline]
fn push_case(out: &mut TextBuilder, code: u32, case: Case) {
    match u8::try_from(code) {
        Ok(byte) if byte.is_ascii() => out.push(u32::from(match case {
            Case::Upper | Case::Title => byte.to_ascii_uppercase(),
            Case::Lower | Case::Fold => byte.to_ascii_lowercase(),
        })),
        _ => push_mapped(out, code, case),
    }
}

fn push_mapped(out: &mut TextBuilder, code: u32, case: Case) {
    let kind = kind(code);
    if kind.flags & t::SPECIAL != 0
        && let Some(special) = special(code)
    {
        out.push_str(match case {
            Case::Upper => special.upper,
            Case::Lower => special.lower,
            Case::Title => special.title,
            Case::Fold => special.fold,
        });
        return;
    }
    out.push(code.wrapping_add_signed(match case {
        Case::Upper => kind.upper,
        Case::Lower => kind.lower,
        Case::Title => kind.title,
        Case::Fold => kind.fold,
    }));
}

fn push_lower(out: &mut TextBuilder, text: Text<'_>, at: usize, code: u32) {
    if code == CAPITAL_SIGMA && ends_word(text, at) {
        out.push(FINAL_SIGMA);
    } else {
        push_case(out, code, Case::Lower);
    }
}

/// Whether a sigma here is the last letter of a word: a cased letter before it, none after, not counting
/// what case ignores.
fn ends_word(text: Text<'_>, at: usize) -> bool {
    fn is_cased(mut codes: impl Iterator<Item = u32>) -> bool {
        codes.find(|&code| !has(code, t::CASE_IGNORABLE)).is_some_and(|code| has(code, t::CASED))
    }
    is_cased(text.slice(0..at).iter().rev()) && !is_cased(text.slice(at + 1..text.len()).iter())
}
