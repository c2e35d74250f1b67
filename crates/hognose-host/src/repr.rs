//! How data shows: as Python's `repr` would show the value.
//!
//! For people and logs. Floats are written in their shortest form, as Python does.

use std::fmt::{self, Write};

use crate::data::Data;

impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Data::None => f.write_str("None"),
            Data::Bool(true) => f.write_str("True"),
            Data::Bool(false) => f.write_str("False"),
            Data::Int(i) => write!(f, "{i}"),
            Data::BigInt(i) => write!(f, "{i}"),
            Data::Float(x) => f.write_str(&float(*x)),
            Data::Complex(real, imag) => complex(f, *real, *imag),
            Data::Str(text) => string(f, text),
            Data::Bytes(bytes) => byte_string(f, bytes),
            Data::List(items) => items_in(f, "[", items, "]"),
            Data::Tuple(items) if items.len() == 1 => items_in(f, "(", items, ",)"),
            Data::Tuple(items) => items_in(f, "(", items, ")"),
            Data::Set(items) if items.is_empty() => f.write_str("set()"),
            Data::Set(items) => items_in(f, "{", items, "}"),
            Data::FrozenSet(items) if items.is_empty() => f.write_str("frozenset()"),
            Data::FrozenSet(items) => items_in(f, "frozenset({", items, "})"),
            Data::Dict(items) => {
                f.write_str("{")?;
                for (i, (key, value)) in items.iter().enumerate() {
                    let comma = if i > 0 { ", " } else { "" };
                    write!(f, "{comma}{key}: {value}")?;
                }
                f.write_str("}")
            }
            Data::Ellipsis => f.write_str("Ellipsis"),
            Data::Object(object) => {
                write!(f, "{}(", object.class)?;
                for (i, (name, value)) in object.fields.iter().enumerate() {
                    let comma = if i > 0 { ", " } else { "" };
                    write!(f, "{comma}{name}={value}")?;
                }
                f.write_str(")")
            }
            Data::Member(member) => write!(f, "<{}.{}: {}>", member.class, member.name, member.value),
            Data::Handle(handle) => {
                write!(f, "<{} #{}", handle.class, handle.id)?;
                for (name, value) in &handle.attributes {
                    write!(f, " {name}={value}")?;
                }
                f.write_str(">")
            }
            Data::Opaque(opaque) => f.write_str(&opaque.repr),
        }
    }
}

fn items_in(f: &mut fmt::Formatter<'_>, open: &str, items: &[Data], close: &str) -> fmt::Result {
    f.write_str(open)?;
    for (i, item) in items.iter().enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        write!(f, "{comma}{item}")?;
    }
    f.write_str(close)
}

/// A float as Python writes it.
pub fn float(x: f64) -> String {
    if x.is_nan() {
        return "nan".to_string();
    }
    if x.is_infinite() {
        return if x > 0.0 { "inf" } else { "-inf" }.to_string();
    }
    let size = x.abs();
    if size != 0.0 && !(1e-4..1e16).contains(&size) {
        let text = format!("{x:e}");
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let (sign, number) = match exponent.strip_prefix('-') {
            Some(number) => ('-', number),
            None => ('+', exponent),
        };
        return format!("{digits}e{sign}{number:0>2}");
    }
    let text = format!("{x}");
    if text.contains('.') { text } else { text + ".0" }
}

fn complex(f: &mut fmt::Formatter<'_>, real: f64, imag: f64) -> fmt::Result {
    let part = |x: f64| float(x).strip_suffix(".0").map(str::to_string).unwrap_or_else(|| float(x));
    if real == 0.0 && real.is_sign_positive() {
        return write!(f, "{}j", part(imag));
    }
    let plus = if imag.is_sign_negative() && !imag.is_nan() { "" } else { "+" };
    write!(f, "({}{plus}{}j)", part(real), part(imag))
}

fn string(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let quote = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    f.write_char(quote)?;
    for c in text.chars() {
        match c {
            '\\' => f.write_str("\\\\")?,
            '\n' => f.write_str("\\n")?,
            '\r' => f.write_str("\\r")?,
            '\t' => f.write_str("\\t")?,
            c if c == quote => write!(f, "\\{c}")?,
            c if (c as u32) < 0x20 || c as u32 == 0x7f => write!(f, "\\x{:02x}", c as u32)?,
            c if c.is_control() => write!(f, "\\x{:02x}", c as u32)?,
            c => f.write_char(c)?,
        }
    }
    f.write_char(quote)
}

fn byte_string(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    let quote = if bytes.contains(&b'\'') && !bytes.contains(&b'"') { b'"' } else { b'\'' };
    write!(f, "b{}", quote as char)?;
    for byte in bytes {
        match byte {
            b'\\' => f.write_str("\\\\")?,
            b'\n' => f.write_str("\\n")?,
            b'\r' => f.write_str("\\r")?,
            b'\t' => f.write_str("\\t")?,
            b if *b == quote => write!(f, "\\{}", *b as char)?,
            0x20..=0x7e => f.write_char(*byte as char)?,
            b => write!(f, "\\x{b:02x}")?,
        }
    }
    f.write_char(quote as char)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(data: impl Into<Data>, expected: &str) {
        assert_eq!(data.into().to_string(), expected);
    }

    // Expected values are what CPython prints.
    #[test]
    fn floats_are_short() {
        check(1.0, "1.0");
        check(0.1, "0.1");
        check(1e16, "1e+16");
        check(1e22, "1e+22");
        check(123456789012345680.0, "1.2345678901234568e+17");
        check(0.0001, "0.0001");
        check(0.00001, "1e-05");
        check(-0.0, "-0.0");
        check(5e-324, "5e-324");
        check(f64::NAN, "nan");
    }

    #[test]
    fn strings_choose_their_quotes() {
        check("it's", "\"it's\"");
        check("it's \"so\"", "'it\\'s \"so\"'");
        check("a\tb\u{0}é", "'a\\tb\\x00é'");
        check(vec![0u8, b'\'', 255], "b\"\\x00'\\xff\"");
    }

    #[test]
    fn containers_nest() {
        check(Data::Tuple(vec![Data::Int(1)]), "(1,)");
        check(Data::Set(vec![]), "set()");
        check(
            Data::dict([("a", Data::Complex(1.0, -2.5)), ("b", Data::Complex(0.0, 1.0))]),
            "{'a': (1-2.5j), 'b': 1j}",
        );
    }
}
