//! Names of characters: `unicodedata.name`, and `lookup` as `\N{…}` uses it.

use super::{TextBuf, ucd};

/// `unicodedata.name`; `None` is a ValueError (`no such name`).
pub fn name(code: u32) -> Option<String> {
    // What is unassigned in Unicode 16 has no name, whatever the name data would say.
    if matches!(ucd::category(code), "Cn" | "Co" | "Cs" | "Cc") {
        return None;
    }
    unicode_names2::name(char::from_u32(code)?)
}

/// `unicodedata.lookup`, aliases included, without named sequences; `None` is a KeyError
/// (`undefined character name '…'`).
pub fn lookup(name: &str) -> Option<u32> {
    let code = u32::from(unicode_names2::character(name)?);
    // Names made by rule are known in upper case only; all others, and aliases, in any case.
    let by_rule = ["HANGUL SYLLABLE ", "CJK UNIFIED IDEOGRAPH-"];
    match self::name(code) {
        None if ucd::category(code) != "Cc" => None,
        Some(name_of) if by_rule.iter().any(|rule| name_of.starts_with(rule)) => {
            (!name.bytes().any(|byte| byte.is_ascii_lowercase())).then_some(code)
        }
        _ => Some(code),
    }
}

/// A name as text: one code point.
pub fn lookup_text(name: &str) -> Option<TextBuf> {
    lookup(name).map(|code| TextBuf::from_codes([code]))
}
