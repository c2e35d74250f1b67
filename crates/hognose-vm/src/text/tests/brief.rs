//! What is formatted briefly is what the general way makes of it.

use super::super::brief::{self, Brief, Target};
use super::super::format::{self, Spec};
use super::super::percent::{Flags, layout_float, layout_integer, layout_text};
use super::super::{Text, TextBuf};

const INTEGERS: [i64; 9] = [0, 7, -7, 999, 1000, -1_234_567, 255, (1 << 47) - 1, -(1 << 47)];
const FLOATS: [f64; 16] = [
    0.0,
    -0.0,
    0.5,
    1.5,
    -2.675,
    999.995,
    1e15,
    123_456.789,
    1e22,
    1e-7,
    4.5e15,
    0.125,
    f64::MAX,
    f64::INFINITY,
    f64::NAN,
    f64::NEG_INFINITY,
];
const TEXTS: [&[u8]; 4] = [b"", b"a", b"h\xe9llo", b"longer than that"];

fn specs() -> Vec<String> {
    let mut specs = vec![String::new()];
    for choices in [
        &["", "<", ">", "^", "=", "*<", "0>", "x=", "\u{e9}^", "<<"][..],
        &["", "+", "-", " "],
        &["", "0"],
        &["", "1", "7", "12", "200", "201"],
        &["", ",", "_"],
        &["", ".0", ".2", ".6", "."],
        &["", "d", "f", "F", "e", "g", "G", "%", "s", "x", "X", "b", "o", "n", "c", "q"],
    ] {
        specs =
            specs.iter().flat_map(|spec| choices.iter().map(move |more| format!("{spec}{more}"))).collect();
    }
    specs
}

fn bytes(text: TextBuf) -> Vec<u8> {
    match text {
        TextBuf::Latin1(bytes) => bytes,
        _ => panic!("Latin-1 makes Latin-1"),
    }
}

#[test]
fn brief_specifications_do_what_all_do() {
    let (mut out, mut seen) = (Vec::new(), 0);
    let mut compare =
        |spec: &str, write: &dyn Fn(&mut Vec<u8>), expected: Result<TextBuf, format::FormatError>| {
            out.clear();
            write(&mut out);
            match expected {
                Ok(expected) => assert_eq!(out, bytes(expected), "{spec}"),
                Err(error) => panic!("{spec}: {error:?}"),
            }
            seen += 1;
        };
    for spec in specs() {
        let text = TextBuf::from(spec.as_str());
        let TextBuf::Latin1(latin) = &text else { continue };
        let general = |target| match Spec::parse(text.as_text(), "x", target) {
            Ok(general) => general,
            Err(error) => panic!("{spec}: {error:?}"),
        };
        if let Some(found) = Brief::parse(latin, Target::Text) {
            let general = general(format::Target::Text);
            for value in TEXTS {
                compare(
                    &spec,
                    &|out| brief::text(value, &found, out),
                    format::text(Text::Latin1(value), &general),
                );
            }
        }
        if let Some(found) = Brief::parse(latin, Target::Integer) {
            let general = general(format::Target::Integer);
            for value in INTEGERS {
                let digits = match general.radix() {
                    Some(radix) => super::super::digits::radix_digits(value.unsigned_abs(), radix),
                    None => String::new(),
                };
                if found.is_float() {
                    compare(
                        &spec,
                        &|out| brief::float(value as f64, &found, out),
                        format::float(value as f64, &general),
                    );
                } else {
                    compare(
                        &spec,
                        &|out| brief::integer(value, &found, out),
                        format::integer(value < 0, &digits, &general),
                    );
                }
            }
        }
        if let Some(found) = Brief::parse(latin, Target::Float) {
            let general = general(format::Target::Float);
            for value in FLOATS {
                compare(&spec, &|out| brief::float(value, &found, out), format::float(value, &general));
            }
        }
    }
    assert!(seen > 100_000, "{seen}");
}

#[test]
fn brief_directives_do_what_all_do() {
    for bits in 0..32u8 {
        let flags = Flags {
            left: bits & 1 != 0,
            plus: bits & 2 != 0,
            space: bits & 4 != 0,
            alternate: bits & 8 != 0,
            zero: bits & 16 != 0,
        };
        for (width, precision) in
            [0, 1, 8, 30].into_iter().flat_map(|w| [None, Some(0), Some(3)].map(|p| (w, p)))
        {
            for kind in *b"srdiuxXofFeEgGcq" {
                let Some(found) = Brief::of_percent(flags, width, precision, kind) else { continue };
                let mut out = Vec::new();
                let wide = Some(width);
                match kind {
                    b's' | b'r' => {
                        for value in TEXTS {
                            out.clear();
                            brief::text(value, &found, &mut out);
                            assert_eq!(out, bytes(layout_text(Text::Latin1(value), flags, wide, precision)));
                        }
                    }
                    b'd' | b'i' | b'u' | b'x' | b'X' | b'o' => {
                        let radix = if kind == b'o' {
                            8
                        } else if kind.eq_ignore_ascii_case(&b'x') {
                            16
                        } else {
                            10
                        };
                        for value in INTEGERS {
                            out.clear();
                            brief::integer(value, &found, &mut out);
                            let digits = super::super::digits::radix_digits(value.unsigned_abs(), radix);
                            let expected = layout_integer(value < 0, &digits, kind, flags, wide, precision);
                            assert_eq!(out, expected.into_bytes());
                        }
                    }
                    _ => {
                        for value in FLOATS {
                            out.clear();
                            brief::float(value, &found, &mut out);
                            assert_eq!(out, layout_float(value, kind, flags, wide, precision).into_bytes());
                        }
                    }
                }
            }
        }
    }
}
