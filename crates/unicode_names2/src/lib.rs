//! Names of the characters of Unicode 16, the version that CPython 3.14 has.
//!
//! This stands in for the crate `unicode_names2`, whose tables, made to be read where they lie, are 820 KB of a program. Here
//! they are deflated (113 KB) and unpacked by the first question, which takes some 3 ms of a process; each one after it takes less
//! than a microsecond. The interface is that of the original, as far as the parser and the virtual machine use it.
//!
//! ```
//! assert_eq!(unicode_names2::name('☃').as_deref(), Some("SNOWMAN"));
//! assert_eq!(unicode_names2::character("snowman"), Some('☃'));
//! assert_eq!(unicode_names2::character("BACKSPACE"), Some('\x08'));
//! assert_eq!(unicode_names2::name('\x08'), None);
//! ```
#![forbid(unsafe_code)]

mod hangul;
mod ideographs;
mod table;

/// The longest name of Unicode 16 has 88 letters; longer texts name nothing, and nothing is copied of them.
const LONGEST: usize = 88;

/// The name of a character, by the table or by a rule; `None` when it has none, as control characters and what is not assigned.
pub fn name(character: char) -> Option<String> {
    hangul::name(character).or_else(|| ideographs::name(character)).or_else(|| table::names().name(u32::from(character)))
}

/// The character that a name or an alias is of, in any case of its letters; `None` when there is none.
pub fn character(name: &str) -> Option<char> {
    if name.len() > LONGEST {
        return None;
    }
    let name = name.to_ascii_uppercase();
    hangul::character(&name)
        .or_else(|| ideographs::character(&name))
        .or_else(|| table::names().code(&name).and_then(char::from_u32))
}

#[cfg(test)]
mod tests {
    use super::{character, name};

    #[test]
    fn every_name_is_found_again() {
        let mut count = 0;
        for code in ('\0'..=char::MAX).filter(|&code| name(code).is_some()) {
            let text = name(code).expect("it has one");
            assert_eq!(character(&text), Some(code), "{text}");
            assert_eq!(character(&text.to_ascii_lowercase()), Some(code), "{text}");
            count += 1;
        }
        // UnicodeData.txt of 16.0.0: 40,013 rows with a name of their own, 11,172 syllables, 97,668 ideographs in ten ranges.
        assert_eq!(count, 40_013 + 11_172 + 97_668);
    }

    #[test]
    fn names_of_each_kind() {
        for (code, text) in [
            ('a', "LATIN SMALL LETTER A"),
            ('\u{AC01}', "HANGUL SYLLABLE GAG"),
            ('\u{C544}', "HANGUL SYLLABLE A"),
            ('\u{D7A3}', "HANGUL SYLLABLE HIH"),
            ('\u{4E00}', "CJK UNIFIED IDEOGRAPH-4E00"),
            ('\u{F900}', "CJK COMPATIBILITY IDEOGRAPH-F900"),
            ('\u{E01EF}', "VARIATION SELECTOR-256"),
            ('\u{1F468}', "MAN"),
        ] {
            assert_eq!(name(code).as_deref(), Some(text));
        }
    }

    #[test]
    fn aliases_lead_to_characters_and_are_no_names() {
        assert_eq!(character("LATIN CAPITAL LETTER GHA"), Some('\u{1A2}'));
        assert_eq!(name('\u{1A2}').as_deref(), Some("LATIN CAPITAL LETTER OI"));
        assert_eq!(character("nbsp"), Some('\u{A0}'));
        assert_eq!(character("VS256"), Some('\u{E01EF}'));
    }

    #[test]
    fn what_names_nothing() {
        for text in [
            "",
            " ",
            "LATIN SMALL LETTER",
            "LATIN SMALL LETTER A ",
            "LATIN SMALL LETTER A\n",
            "HANGUL SYLLABLE ",
            "HANGUL SYLLABLE GAGX",
            "CJK UNIFIED IDEOGRAPH-",
            "CJK UNIFIED IDEOGRAPH-+4E0",
            "CJK UNIFIED IDEOGRAPH-41",
            "CJK UNIFIED IDEOGRAPH-FFFFFFFFFF",
            "\u{1F600}",
            &"A".repeat(100_000),
        ] {
            assert_eq!(character(text), None, "{text:.40}");
        }
    }
}
