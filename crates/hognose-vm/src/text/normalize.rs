//! Unicode normalisation and decompositions, as `unicodedata` has them.
//!
//! Lone surrogates are code points without decomposition. Output can be eighteen times as long as the input.

use super::tables as t;
use super::{Text, TextBuf, ucd};

/// The four normalisation forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Canonical composition.
    Nfc,
    /// Canonical decomposition.
    Nfd,
    /// Compatibility composition.
    Nfkc,
    /// Compatibility decomposition.
    Nfkd,
}

impl Form {
    /// The form of a name like `NFC`; others are a ValueError (`invalid normalization form`).
    pub fn from_name(name: &str) -> Option<Form> {
        match name {
            "NFC" => Some(Form::Nfc),
            "NFD" => Some(Form::Nfd),
            "NFKC" => Some(Form::Nfkc),
            "NFKD" => Some(Form::Nfkd),
            _ => None,
        }
    }

    fn is_compatible(self) -> bool {
        matches!(self, Form::Nfkc | Form::Nfkd)
    }

    fn composes(self) -> bool {
        matches!(self, Form::Nfc | Form::Nfkc)
    }
}

const S_BASE: u32 = 0xAC00;
const L_BASE: u32 = 0x1100;
const V_BASE: u32 = 0x1161;
const T_BASE: u32 = 0x11A7;
const L_COUNT: u32 = 19;
const V_COUNT: u32 = 21;
const T_COUNT: u32 = 28;
const S_COUNT: u32 = L_COUNT * V_COUNT * T_COUNT;

/// `unicodedata.normalize(form, text)`.
pub fn normalize(form: Form, text: Text<'_>) -> TextBuf {
    if is_plain(form, text) {
        return text.narrow();
    }
    let mut codes = Vec::with_capacity(text.len() + 8);
    let mut stack = Vec::new();
    for code in text.iter() {
        push_decomposed(&mut codes, &mut stack, code, form.is_compatible());
    }
    order_marks(&mut codes);
    if form.composes() {
        compose(&mut codes);
    }
    TextBuf::from_codes(codes)
}

/// `unicodedata.is_normalized(form, text)`.
pub fn is_normalized(form: Form, text: Text<'_>) -> bool {
    is_plain(form, text) || normalize(form, text).as_text() == text
}

/// `unicodedata.decomposition(char)`.
pub fn decomposition(code: u32) -> String {
    let Some((tag, text)) = mapping(code) else { return String::new() };
    let mut out = tag.to_owned();
    for char in text.chars() {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(&format!("{:04X}", u32::from(char)));
    }
    out
}

/// What no form changes: ASCII always, Latin-1 where nothing is decomposed.
pub fn is_plain(form: Form, text: Text<'_>) -> bool {
    text.is_ascii() || (form == Form::Nfc && matches!(text, Text::Latin1(_)))
}

/// The tag (empty for canonical mappings) and the text of a code point's own decomposition.
fn mapping(code: u32) -> Option<(&'static str, &'static str)> {
    let at = t::DECOMPOSED_CODES.binary_search(&code).ok()?;
    let range = usize::from(*t::DECOMPOSED_START.get(at)?)..usize::from(*t::DECOMPOSED_START.get(at + 1)?);
    let tag = t::DECOMPOSITION_TAGS.get(usize::from(*t::DECOMPOSED_TAG.get(at)?))?;
    Some((tag, t::DECOMPOSED_TEXT.get(range)?))
}

/// Adds the full decomposition. Mappings are a few levels deep: the stack holds what is still to do.
fn push_decomposed(codes: &mut Vec<u32>, stack: &mut Vec<u32>, code: u32, compatible: bool) {
    if code < 0xA0 {
        return codes.push(code);
    }
    stack.push(code);
    while let Some(code) = stack.pop() {
        // Most parts are letters, which have none.
        if code < 0xA0 {
            codes.push(code);
            continue;
        }
        let syllable = code.wrapping_sub(S_BASE);
        if syllable < S_COUNT {
            codes.push(L_BASE + syllable / (V_COUNT * T_COUNT));
            codes.push(V_BASE + syllable % (V_COUNT * T_COUNT) / T_COUNT);
            if syllable % T_COUNT > 0 {
                codes.push(T_BASE + syllable % T_COUNT);
            }
            continue;
        }
        match mapping(code) {
            Some((tag, text)) if compatible || tag.is_empty() => {
                stack.extend(text.chars().rev().map(u32::from));
            }
            _ => codes.push(code),
        }
    }
}

/// The first code point that combines with others.
const FIRST_MARK: u32 = 0x300;

/// The combining class of a code point.
fn class_of(code: u32) -> u8 {
    if code < FIRST_MARK { 0 } else { ucd::combining(code) }
}

/// Puts runs of combining marks in the order of their classes, keeping the order within a class.
fn order_marks(codes: &mut [u32]) {
    let mut at = 0;
    while at < codes.len() {
        let start = at;
        while at < codes.len() && class_of(codes[at]) != 0 {
            at += 1;
        }
        if at - start > 1 {
            codes[start..at].sort_by_key(|&code| class_of(code));
        }
        at = at.max(start + 1);
    }
}

/// Joins starters with the marks that follow, in place.
fn compose(codes: &mut Vec<u32>) {
    let mut written = 0;
    // The last starter that was written, and the class of the last mark written behind it.
    let mut starter: Option<usize> = None;
    let mut last_class = 0;
    for at in 0..codes.len() {
        let code = codes[at];
        let class = class_of(code);
        if let Some(starter) = starter {
            let adjacent = written == starter + 1;
            let blocked = !adjacent && (last_class == 0 || last_class >= class);
            if !blocked && let Some(joined) = pair(codes[starter], code) {
                codes[starter] = joined;
                continue;
            }
        }
        codes[written] = code;
        if class == 0 {
            starter = Some(written);
        }
        last_class = class;
        written += 1;
    }
    codes.truncate(written);
}

/// The code point that two compose to.
fn pair(first: u32, second: u32) -> Option<u32> {
    // Nothing that composes with what stands before it comes before the marks.
    if second < FIRST_MARK {
        return None;
    }
    let (leading, vowel) = (first.wrapping_sub(L_BASE), second.wrapping_sub(V_BASE));
    if leading < L_COUNT && vowel < V_COUNT {
        return Some(S_BASE + (leading * V_COUNT + vowel) * T_COUNT);
    }
    let (syllable, trailing) = (first.wrapping_sub(S_BASE), second.wrapping_sub(T_BASE));
    if syllable < S_COUNT && syllable % T_COUNT == 0 && (1..T_COUNT).contains(&trailing) {
        return Some(first + trailing);
    }
    let at = t::COMPOSED.binary_search_by_key(&(first, second), |&(a, b, _)| (a, b)).ok()?;
    t::COMPOSED.get(at).map(|&(_, _, joined)| joined)
}
