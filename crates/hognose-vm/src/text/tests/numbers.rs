//! Float text and number formatting against tables that CPython 3.14 made.

use super::super::digits;
use super::super::float::{self, HexError};
use super::super::format::{self, FormatError, Spec, Target};
use super::super::percent::{self, Flags, Piece, Size};
use super::super::{Text, TextBuf};
use super::{t, unescape};
use num_bigint::BigInt;

/// Tab-separated lines of a table.
fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.split('\n').filter(|line| !line.is_empty()).map(|line| line.split('\t').collect())
}

/// The digits of an integer in the radix that a conversion wants.
fn digits(value: &str, radix: u32) -> (bool, String) {
    let value: BigInt = value.parse().expect("an integer");
    let text = value.magnitude().to_str_radix(radix);
    (value.sign() == num_bigint::Sign::Minus, text)
}

fn apply(kind: &str, value: &str, spec: Text<'_>) -> Result<TextBuf, FormatError> {
    let float = |text: &str| -> f64 { text.parse().expect("a float") };
    match kind {
        "s" => format::text(t(value).as_text(), &Spec::parse(spec, "str", Target::Text)?),
        "f" => format::float(float(value), &Spec::parse(spec, "float", Target::Float)?),
        "c" => {
            let (real, imag) = value.split_once(',').expect("two floats");
            format::complex(float(real), float(imag), &Spec::parse(spec, "complex", Target::Complex)?)
        }
        _ => {
            let spec = Spec::parse(spec, "int", Target::Integer)?;
            if spec.is_float() {
                return format::float(float(value), &spec);
            }
            let (negative, digits) = digits(value, spec.radix().unwrap_or(10));
            format::integer(negative, &digits, &spec)
        }
    }
}

#[test]
fn format_specifications() {
    let mut wrong = Vec::new();
    for row in rows(include_str!("data/format.txt")) {
        let (spec, wanted) = (t(row[2]), row[3]);
        let ours = match apply(row[0], row[1], spec.as_text()) {
            Ok(text) => format!("={}", text.to_string_lossy()),
            Err(error) => format!("!{}", error.0),
        };
        if ours != wanted {
            wrong.push(format!("{row:?} gave {ours}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong[..wrong.len().min(40)].join("\n"));
}

#[test]
fn percent_directives() {
    for row in rows(include_str!("data/percent.txt")) {
        let format = t(row[2]);
        let mut pieces = percent::Percent::new(format.as_text(), false);
        let Some(Piece::Directive(directive)) = pieces.next() else { panic!("{row:?}") };
        let size = |size| match size {
            Size::Number(value) => Some(value),
            _ => None,
        };
        let (width, precision) = (size(directive.width), size(directive.precision));
        let conversion = directive.conversion as u8;
        let ours = match row[0] {
            "i" => {
                let (negative, digits) = digits(row[1], directive.radix().expect("an integer conversion"));
                percent::layout_integer(negative, &digits, conversion, directive.flags, width, precision)
            }
            "f" => {
                let value = row[1].parse().expect("a float");
                percent::layout_float(value, conversion, directive.flags, width, precision)
            }
            _ => {
                percent::layout_text(t(row[1]).as_text(), directive.flags, width, precision).to_string_lossy()
            }
        };
        assert_eq!(ours, row[3], "{row:?}");
        assert!(pieces.next().is_none());
    }
}

#[test]
fn percent_formats_in_pieces() {
    let fault = |format: &str, bytes| {
        let format = t(format);
        let directives = percent::Percent::new(format.as_text(), bytes).find_map(|piece| match piece {
            Piece::Directive(directive) => Some(directive),
            Piece::Literal(_) => None,
        });
        let directive = directives.expect("a directive");
        directive.fault.clone().unwrap_or_else(|| directive.unsupported(bytes)).0
    };
    assert_eq!(fault("%", false), "incomplete format");
    assert_eq!(fault("a %(b", false), "incomplete format key");
    assert_eq!(fault("%*", false), "incomplete format");
    assert_eq!(fault("%5%", false), "unsupported format character '%' (0x25) at index 2");
    assert_eq!(fault("%é", false), "unsupported format character '?' (0xe9) at index 1");
    assert_eq!(fault("%(a(b))*.*ly", false), "unsupported format character 'y' (0x79) at index 11");
    assert_eq!(fault("%hhd", false), "unsupported format character 'h' (0x68) at index 2");
    assert_eq!(fault("%99999999999999999999d", false), "width too big");
    assert_eq!(fault("%.2147483648f", false), "precision too big");
    assert_eq!(fault("%.2147483648f", true), "prec too big");

    let format = t("a%%b%(k)-+5.2lfz");
    let pieces: Vec<_> = percent::Percent::new(format.as_text(), false).collect();
    assert_eq!(pieces[..3], [Piece::Literal(0..1), Piece::Literal(2..3), Piece::Literal(3..4)]);
    let Piece::Directive(directive) = &pieces[3] else { panic!() };
    assert_eq!(directive.key, Some(6..7));
    assert_eq!(directive.flags, Flags { left: true, plus: true, ..Flags::default() });
    assert_eq!((directive.width, directive.precision), (Size::Number(5), Size::Number(2)));
    assert_eq!(pieces[4], Piece::Literal(15..16));
}

#[test]
fn float_text() {
    for row in rows(include_str!("data/float.txt")) {
        match row[0] {
            "v" => {
                let value = f64::from_bits(row[1].parse().expect("bits"));
                let percent = |conversion, precision| {
                    percent::layout_float(value, conversion, Flags::default(), None, Some(precision))
                };
                assert_eq!(float::repr(value), row[2]);
                assert_eq!(float::hex(value), row[3]);
                assert_eq!(percent(b'g', 17), row[4], "{value}");
                assert_eq!(percent(b'e', 3), row[5], "{value}");
                if row[6] != "x" {
                    assert_eq!(percent(b'f', 0), row[6], "{value}");
                }
                let back = float::parse(t(row[2]).as_text()).expect("repr reads back");
                assert!(back.to_bits() == value.to_bits() || value.is_nan());
                assert!(value.is_nan() || float::from_hex(t(row[3]).as_text()) == Ok(value));
            }
            "p" => {
                let ours = float::parse(unescape(row[1]).as_text()).map_or("!".to_owned(), float::repr);
                assert_eq!(ours, row[2], "{row:?}");
            }
            _ => {
                let ours = match float::from_hex(unescape(row[1]).as_text()) {
                    Ok(value) => float::repr(value),
                    Err(HexError::Invalid) => "!v".to_owned(),
                    Err(HexError::TooLarge) => "!o".to_owned(),
                };
                assert_eq!(ours, row[2], "{row:?}");
            }
        }
    }
}

#[test]
fn general_style_writes_no_zeros_to_take_them_off() {
    let text = float::write(1.0, float::Style::General, i32::MAX as usize, float::Options::default());
    assert_eq!(text, "1");
}

#[test]
fn long_precisions_are_exact_and_then_zeros() {
    let text = float::write(0.1, float::Style::Fixed, 5000, float::Options::default());
    assert_eq!(text.len(), 5002);
    assert!(text.starts_with("0.1000000000000000055511151231257827"));
    assert!(text.ends_with("0000"));
    let tiny = float::write(5e-324, float::Style::General, 3000, float::Options::default());
    assert!(tiny.starts_with("4.940656458412465441765687928682213723650598026143247644255856825"));
    assert!(tiny.ends_with("2506419718265533447265625e-324"));
}

/// Fixed decimals of numbers that are not large go through an integer; the standard library writes them digit by digit.
#[test]
fn fixed_decimals_round_as_the_exact_number_does() {
    let mut state = 0x2545_F491_4F6C_DD1Du64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut numbers = vec![0.0, 0.5, 1.5, 2.5, 0.125, 0.375, 1e15, 4503599627370495.5, 0.1, 1.005, 2.675, 5e-324, 1e-15];
    for _ in 0..20_000 {
        let bits = next();
        numbers.push((bits >> 20) as f64 / f64::from(1u32 << (bits % 24)));
        numbers.push((bits % 1_000_000) as f64 / 1000.0);
        numbers.push(f64::from_bits(bits & !(1 << 63)));
    }
    for value in numbers.into_iter().filter(|value| *value < 1e25) {
        for precision in [0, 1, 2, 3, 6, 9, 15, 16] {
            let text = float::write(value, float::Style::Fixed, precision, float::Options::default());
            assert_eq!(text, format!("{value:.precision$}"));
        }
    }
}

/// Integers are written eight digits at a time; the standard library writes them two at a time.
#[test]
fn integers_have_the_digits_that_the_standard_library_gives() {
    let around = |value: u64| [value.wrapping_sub(1), value, value.wrapping_add(1)];
    let powers = (0..20).flat_map(|n| around(10u64.pow(n))).chain((0..64).flat_map(|n| around(1 << n)));
    // Every part of four digits, of two and of one, at each place.
    let parts = (0..10_000).flat_map(|part| (0..16).map(move |n| u64::wrapping_mul(part, 10u64.pow(n))));
    for value in powers.chain(parts).chain([u64::MAX]).flat_map(|value| [value as i64, (value as i64).wrapping_neg()]) {
        let wanted = value.to_string();
        assert_eq!(digits::int_text(value), wanted);
        match digits::decimal_words(value) {
            Some((n, words)) => {
                let bytes = words.map(u64::to_le_bytes).concat();
                assert_eq!(bytes[..n], *wanted.as_bytes(), "{value}");
                assert!(bytes[n..].iter().all(|byte| *byte == 0), "{value}");
            }
            None => assert!(wanted.trim_start_matches('-').len() > 16, "{value}"),
        }
    }
}
