//! The character database, case, normalisation and names against digests and tables that CPython 3.14 made.
//!
//! A digest is the CRC-32 of a function's results, one per line, for the planes that have characters.

use super::super::normalize::{Form, decomposition, normalize};
use super::super::{Text, TextBuf, case, names, predicates as p, repr, split, ucd};
use super::unescape;

const TABLE: &str = include_str!("data/unicode.txt");

struct Crc {
    table: Vec<u32>,
    state: u32,
}

impl Crc {
    fn new() -> Crc {
        let step = |crc: u32| if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 };
        Crc { table: (0..256).map(|byte| (0..8).fold(byte, |crc, _| step(crc))).collect(), state: !0 }
    }

    fn byte(&mut self, byte: u8) {
        self.state = self.table[((self.state ^ u32::from(byte)) & 255) as usize] ^ (self.state >> 8);
    }

    /// UTF-8, surrogates included.
    fn code(&mut self, code: u32) {
        let tail = |shift: u32| (code >> shift & 63) as u8 | 0x80;
        match code {
            0..=0x7F => self.byte(code as u8),
            0x80..=0x7FF => [(code >> 6) as u8 | 0xC0, tail(0)].into_iter().for_each(|byte| self.byte(byte)),
            0x800..=0xFFFF => {
                [(code >> 12) as u8 | 0xE0, tail(6), tail(0)].into_iter().for_each(|byte| self.byte(byte))
            }
            _ => [(code >> 18) as u8 | 0xF0, tail(12), tail(6), tail(0)]
                .into_iter()
                .for_each(|byte| self.byte(byte)),
        }
    }
}

fn bits(values: &[bool]) -> String {
    values.iter().map(|&value| if value { '1' } else { '0' }).collect()
}

/// What a function says of one code point, as the table's maker wrote it.
fn describe(function: &str, code: u32) -> TextBuf {
    let one = TextBuf::from_codes([code]);
    let text = one.as_text();
    let number = |value: Option<u8>| value.map_or(-1, i32::from);
    match function {
        "upper" => case::upper(text),
        "lower" => case::lower(text),
        "title" => case::title(text),
        "casefold" => case::casefold(text),
        "swapcase" => case::swapcase(text),
        "capitalize" => case::capitalize(text),
        "predicates" => {
            let after_a = TextBuf::from_codes([0x61, code]);
            let between = TextBuf::from_codes([0x61, code, 0x62]);
            bits(&[
                p::isalpha(text),
                p::isdecimal(text),
                p::isdigit(text),
                p::isnumeric(text),
                p::isalnum(text),
                p::isspace(text),
                p::isupper(text),
                p::islower(text),
                p::istitle(text),
                p::isidentifier(text),
                p::isidentifier(after_a.as_text()),
                p::isprintable(text),
                p::isascii(text),
                split::split_lines(between.as_text(), false).len() == 2,
            ])
            .into()
        }
        "properties" => format!(
            "{} {} {} {} {} {} {}",
            ucd::category(code),
            ucd::bidirectional(code),
            ucd::combining(code),
            ucd::east_asian_width(code),
            u8::from(ucd::mirrored(code)),
            number(ucd::decimal(code)),
            number(ucd::digit(code))
        )
        .into(),
        "numeric" => super::super::float::repr(ucd::numeric(code).unwrap_or(-1.0)).into(),
        "decomposition" => decomposition(code).into(),
        "nfc" => normalize(Form::Nfc, text),
        "nfd" => normalize(Form::Nfd, text),
        "nfkc" => normalize(Form::Nfkc, text),
        "nfkd" => normalize(Form::Nfkd, text),
        "simple_lower" => case::simple_lower(code).to_string().into(),
        "name" => names::name(code).unwrap_or_default().into(),
        "repr" => repr::repr(text),
        _ => repr::ascii(text),
    }
}

#[test]
fn every_code_point_is_as_in_cpython() {
    let mut wrong = Vec::new();
    for line in TABLE.lines().filter_map(|line| line.strip_prefix("digest\t")) {
        let (function, wanted) = line.split_once('\t').expect("two columns");
        let mut crc = Crc::new();
        for code in (0..0x3_3000).chain(0xE_0000..0xE_1000) {
            describe(function, code).as_text().iter().for_each(|code| crc.code(code));
            crc.byte(b'\n');
        }
        if (!crc.state).to_string() != wanted {
            wrong.push(function);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn case_of_words() {
    for line in TABLE.lines().filter_map(|line| line.strip_prefix("case\t")) {
        let row: Vec<&str> = line.split('\t').collect();
        let text = unescape(row[0]);
        let text = text.as_text();
        let functions: [fn(Text<'_>) -> TextBuf; 6] =
            [case::lower, case::upper, case::title, case::capitalize, case::swapcase, case::casefold];
        for (function, wanted) in functions.iter().zip(&row[1..]) {
            assert_eq!(function(text), unescape(wanted), "{row:?}");
        }
        let tests =
            [p::isupper, p::islower, p::istitle, p::isalpha, p::isalnum, p::isidentifier, p::isprintable];
        assert_eq!(bits(&tests.map(|test| test(text))), row[7], "{row:?}");
    }
}

#[test]
fn normal_forms() {
    for line in TABLE.lines().filter_map(|line| line.strip_prefix("norm\t")) {
        let row: Vec<&str> = line.split('\t').collect();
        let text = unescape(row[0]);
        for (form, wanted) in ["NFC", "NFD", "NFKC", "NFKD"].into_iter().zip(&row[1..]) {
            let form = Form::from_name(form).expect("a form");
            assert_eq!(normalize(form, text.as_text()), unescape(wanted), "{row:?} {form:?}");
        }
    }
}

#[test]
fn names_are_looked_up() {
    for line in TABLE.lines().filter_map(|line| line.strip_prefix("lookup\t")) {
        let (name, wanted) = line.split_once('\t').expect("two columns");
        let ours = names::lookup(name).map_or("!".to_owned(), |code| code.to_string());
        assert_eq!(ours, wanted, "{name}");
    }
}
