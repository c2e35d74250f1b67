//! `isalpha` and its siblings, for one code point and for whole texts.

use super::tables as t;
use super::Text;
use super::ucd::{flags, has};
use std::sync::LazyLock;

/// Whitespace in Latin-1; [`super::eights`] has it for many bytes.
#[inline]
pub const fn is_latin1_space(byte: u8) -> bool {
    matches!(byte, 0x09..=0x0D | 0x1C..=0x20 | 0x85 | 0xA0)
}

/// [`is_latin1_space`] of one unit after the other: a small table beats the comparisons.
#[inline]
pub fn is_one_space(byte: u8) -> bool {
    static SPACES: [bool; 256] = {
        let mut spaces = [false; 256];
        let mut byte = 0;
        while byte < 256 {
            spaces[byte] = is_latin1_space(byte as u8);
            byte += 1;
        }
        spaces
    };
    SPACES[usize::from(byte)]
}

/// `str.isspace` of one code point.
#[inline]
pub fn is_space(code: u32) -> bool {
    match u8::try_from(code) {
        Ok(byte) => is_latin1_space(byte),
        Err(_) => has(code, t::SPACE),
    }
}

/// Whether `splitlines` ends a line here, in Latin-1; [`super::eights`] has it for many bytes.
#[inline]
pub fn is_latin1_break(byte: u8) -> bool {
    matches!(byte, 0x0A..=0x0D | 0x1C..=0x1E | 0x85)
}

/// Whether `splitlines` ends a line here.
#[inline]
pub fn is_line_break(code: u32) -> bool {
    // Most characters are none of the first and none of the last.
    match code {
        0x20..=0x84 => false,
        _ => matches!(code, 0x0A..=0x0D | 0x1C..=0x1E | 0x85 | 0x2028 | 0x2029),
    }
}

/// `str.isprintable` of one code point.
#[inline]
pub fn is_printable(code: u32) -> bool {
    matches!(code, 0x20..=0x7E) || (code > 0x7E && has(code, t::PRINTABLE))
}

/// `str.isalnum` of one code point.
pub fn is_alnum(code: u32) -> bool {
    has(code, ALNUM)
}

/// Whether an identifier may begin with the code point.
pub fn is_identifier_start(code: u32) -> bool {
    has(code, t::ID_START)
}

/// Whether an identifier may go on with the code point.
pub fn is_identifier_part(code: u32) -> bool {
    has(code, t::ID_CONTINUE)
}

/// The flags of the code points of Latin-1, which most texts are of.
static LATIN1: LazyLock<[u16; 256]> = LazyLock::new(|| std::array::from_fn(|code| flags(code as u32)));

/// The flags of a code point.
#[inline]
fn flags_of(code: u32) -> u16 {
    match u8::try_from(code) {
        Ok(byte) => LATIN1[usize::from(byte)],
        Err(_) => flags(code),
    }
}

/// Whether every code point has one of these flags, and there is one.
#[inline(never)]
pub fn all(text: Text<'_>, wanted: u16) -> bool {
    match text {
        Text::Latin1(units) => all_latin1(units, wanted),
        text => !text.is_empty() && text.iter().all(|code| has(code, wanted)),
    }
}

/// [`all`] of Latin-1.
#[inline]
pub fn all_latin1(units: &[u8], wanted: u16) -> bool {
    let latin1 = &*LATIN1;
    !units.is_empty() && units.iter().all(|unit| latin1[usize::from(*unit)] & wanted != 0)
}

macro_rules! of_all {
    ($($name:ident $wanted:ident = $flags:expr;)*) => {
        $(
            #[doc = concat!("What [`all`] wants for `str.", stringify!($name), "`.")]
            pub const $wanted: u16 = $flags;

            #[doc = concat!("`str.", stringify!($name), "`.")]
            pub fn $name(text: Text<'_>) -> bool {
                all(text, $wanted)
            }
        )*
    };
}

of_all! {
    isalpha ALPHA = t::ALPHA;
    isdecimal DECIMAL = t::DECIMAL;
    isdigit DIGIT = t::DIGIT;
    isnumeric NUMERIC = t::NUMERIC;
    isalnum ALNUM = t::ALPHA | t::DECIMAL | t::DIGIT | t::NUMERIC;
    isspace SPACE = t::SPACE;
}

/// `str.isascii`.
pub fn isascii(text: Text<'_>) -> bool {
    text.is_ascii()
}

/// `str.isprintable`.
pub fn isprintable(text: Text<'_>) -> bool {
    text.iter().all(is_printable)
}

/// `str.isidentifier`.
pub fn isidentifier(text: Text<'_>) -> bool {
    let mut codes = text.iter();
    codes.next().is_some_and(|first| flags_of(first) & t::ID_START != 0)
        && codes.all(|code| flags_of(code) & t::ID_CONTINUE != 0)
}

/// `str.isupper`: something is upper case and nothing is lower or title case.
pub fn isupper(text: Text<'_>) -> bool {
    one_case(text, t::UPPER, t::LOWER | t::TITLE)
}

/// `str.islower`: something is lower case and nothing is upper or title case.
pub fn islower(text: Text<'_>) -> bool {
    one_case(text, t::LOWER, t::UPPER | t::TITLE)
}

fn one_case(text: Text<'_>, wanted: u16, refused: u16) -> bool {
    let mut found = false;
    for code in text.iter() {
        let flags = flags_of(code);
        if flags & refused != 0 {
            return false;
        }
        found |= flags & wanted != 0;
    }
    found
}

/// `str.istitle`: upper and title case only after uncased code points, lower case only after cased ones.
pub fn istitle(text: Text<'_>) -> bool {
    let (mut found, mut after_cased) = (false, false);
    for code in text.iter() {
        let flags = flags_of(code);
        if flags & (t::UPPER | t::TITLE) != 0 {
            if after_cased {
                return false;
            }
            (found, after_cased) = (true, true);
        } else if flags & t::LOWER != 0 {
            if !after_cased {
                return false;
            }
            (found, after_cased) = (true, true);
        } else {
            after_cased = false;
        }
    }
    found
}
