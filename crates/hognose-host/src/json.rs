//! Values as JSON: strict where JSON is strict, loud where the two worlds differ.
//!
//! Integers of any size are read and written exactly. What JSON has no word for (NaN, a key that is no string, bytes,
//! a set) is an error that says where it is; with [`Notation::Lenient`] it is written in the nearest words instead, for
//! reports to people. Nesting is bounded.

use std::fmt;

use num_bigint::BigInt;

use crate::bounds::Bounds;
use crate::data::Data;
use crate::repr::float;

/// What is wrong with a JSON text, or with a value that should become one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JsonError {
    /// Where: an offset in the text in bytes when reading; a path such as `$.rows[3].price` when writing.
    pub at: String,
    /// What was expected and what was found.
    pub message: String,
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", self.message, self.at)
    }
}

impl std::error::Error for JsonError {}

/// What happens to values that JSON has no word for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notation {
    /// They are an error.
    Strict,
    /// They are written in the nearest words: a tuple or set as a list, other things by their `repr`.
    Lenient,
}

/// Reads a JSON text.
///
/// ```
/// use hognose_host::{Data, from_json};
/// assert_eq!(from_json("[1, 2.0, \"a\"]").unwrap().to_string(), "[1, 2.0, 'a']");
/// assert_eq!(from_json("100000000000000000000").unwrap().to_string(), "100000000000000000000");
/// assert_eq!(from_json("{a: 1}").unwrap_err().to_string(), "expected a key in double quotes, found 'a' at offset 1");
/// ```
pub fn from_json(text: &str) -> Result<Data, JsonError> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value(Bounds::default().depth)?;
    reader.blanks();
    if reader.at < text.len() {
        return Err(reader.expected("the end of the text"));
    }
    Ok(value)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }

    fn error(&self, message: impl Into<String>) -> JsonError {
        JsonError { at: format!("offset {}", self.at), message: message.into() }
    }

    fn expected(&self, what: &str) -> JsonError {
        let found = match self.text.get(self.at..).and_then(|rest| rest.chars().next()) {
            Some(c) => format!("{c:?}"),
            None => "the end of the text".to_string(),
        };
        self.error(format!("expected {what}, found {found}"))
    }

    fn word(&mut self, word: &str, value: Data) -> Result<Data, JsonError> {
        if self.text[self.at..].starts_with(word) {
            self.at += word.len();
            return Ok(value);
        }
        Err(self.expected("a value"))
    }

    fn value(&mut self, depth: usize) -> Result<Data, JsonError> {
        if depth == 0 {
            return Err(self.error(format!("nested more than {} levels deep", Bounds::default().depth)));
        }
        self.blanks();
        match self.peek() {
            Some(b'n') => self.word("null", Data::None),
            Some(b't') => self.word("true", Data::Bool(true)),
            Some(b'f') => self.word("false", Data::Bool(false)),
            Some(b'"') => Ok(Data::Str(self.string()?)),
            Some(b'[') => {
                let mut items = Vec::new();
                self.at += 1;
                self.blanks();
                if self.peek() == Some(b']') {
                    self.at += 1;
                    return Ok(Data::List(items));
                }
                loop {
                    items.push(self.value(depth - 1)?);
                    if self.ends(b']', "',' or ']'")? {
                        return Ok(Data::List(items));
                    }
                }
            }
            Some(b'{') => self.object(depth),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => Err(self.expected("a value")),
        }
    }

    /// Behind an item: whether the container ends here.
    fn ends(&mut self, close: u8, expected: &str) -> Result<bool, JsonError> {
        self.blanks();
        match self.peek() {
            Some(b',') => {
                self.at += 1;
                Ok(false)
            }
            Some(c) if c == close => {
                self.at += 1;
                Ok(true)
            }
            _ => Err(self.expected(expected)),
        }
    }

    fn object(&mut self, depth: usize) -> Result<Data, JsonError> {
        let mut items: Vec<(Data, Data)> = Vec::new();
        let mut places = std::collections::HashMap::new();
        self.at += 1;
        self.blanks();
        if self.peek() == Some(b'}') {
            self.at += 1;
            return Ok(Data::Dict(items));
        }
        loop {
            self.blanks();
            if self.peek() != Some(b'"') {
                return Err(self.expected("a key in double quotes"));
            }
            let key = self.string()?;
            self.blanks();
            if self.peek() != Some(b':') {
                return Err(self.expected("':'"));
            }
            self.at += 1;
            let value = self.value(depth - 1)?;
            // The last of several equal keys counts, in the place of the first.
            match places.entry(key.clone()) {
                std::collections::hash_map::Entry::Occupied(place) => {
                    let place: usize = *place.get();
                    items[place].1 = value;
                }
                std::collections::hash_map::Entry::Vacant(place) => {
                    place.insert(items.len());
                    items.push((Data::Str(key), value));
                }
            }
            if self.ends(b'}', "',' or '}'")? {
                return Ok(Data::Dict(items));
            }
        }
    }

    fn number(&mut self) -> Result<Data, JsonError> {
        let start = self.at;
        if self.peek() == Some(b'-') {
            self.at += 1;
        }
        let digits = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        let n_digits = self.at - digits;
        let leading_zero = n_digits > 1 && self.text.as_bytes()[digits] == b'0';
        if n_digits == 0 || leading_zero {
            self.at = digits;
            return Err(self.expected(if leading_zero {
                "a number without leading zeros"
            } else {
                "a digit"
            }));
        }
        let mut is_int = true;
        if self.peek() == Some(b'.') {
            is_int = false;
            self.at += 1;
            self.some_digits()?;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            is_int = false;
            self.at += 1;
            if matches!(self.peek(), Some(b'+' | b'-')) {
                self.at += 1;
            }
            self.some_digits()?;
        }
        let text = &self.text[start..self.at];
        if !is_int {
            return text.parse().map(Data::Float).map_err(|_| self.error("expected a number"));
        }
        if let Ok(i) = text.parse() {
            return Ok(Data::Int(i));
        }
        // Reading digits takes time that grows with their square.
        if text.len() > 4300 {
            return Err(self.error(format!("an integer of {} digits is too long", text.len())));
        }
        text.parse::<BigInt>().map(Data::BigInt).map_err(|_| self.error("expected a number"))
    }

    fn some_digits(&mut self) -> Result<(), JsonError> {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        if self.at == start { Err(self.expected("a digit")) } else { Ok(()) }
    }

    fn string(&mut self) -> Result<String, JsonError> {
        self.at += 1;
        let mut out = String::new();
        loop {
            let rest = &self.text[self.at..];
            let plain = rest.find(|c: char| c == '"' || c == '\\' || (c as u32) < 0x20).unwrap_or(rest.len());
            out.push_str(&rest[..plain]);
            self.at += plain;
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(out);
                }
                Some(b'\\') => self.escape(&mut out)?,
                Some(_) => return Err(self.error("a control character has to be escaped")),
                None => return Err(self.expected("'\"'")),
            }
        }
    }

    fn escape(&mut self, out: &mut String) -> Result<(), JsonError> {
        self.at += 1;
        let c = match self.peek() {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let first = self.unit()?;
                let code = if (0xd800..0xdc00).contains(&first)
                    && self.text.as_bytes().get(self.at..self.at + 2) == Some(b"\\u".as_slice())
                {
                    self.at += 1;
                    let second = self.unit()?;
                    if (0xdc00..0xe000).contains(&second) {
                        0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00)
                    } else {
                        first
                    }
                } else {
                    first
                };
                out.push(char::from_u32(code).ok_or_else(|| self.error("a lone surrogate"))?);
                return Ok(());
            }
            _ => return Err(self.expected("an escape")),
        };
        out.push(c);
        self.at += 1;
        Ok(())
    }

    /// `uXXXX`.
    fn unit(&mut self) -> Result<u32, JsonError> {
        self.at += 1;
        let digits = self.text.get(self.at..self.at + 4).filter(|d| d.bytes().all(|b| b.is_ascii_hexdigit()));
        let code = digits.and_then(|d| u32::from_str_radix(d, 16).ok());
        let code = code.ok_or_else(|| self.error("expected four hexadecimal digits"))?;
        self.at += 4;
        Ok(code)
    }
}

/// Writes a value as JSON, on one line.
///
/// ```
/// use hognose_host::{Data, Notation, to_json};
/// let data = Data::dict([("n", Data::Int(1)), ("rows", Data::List(vec![Data::Float(f64::NAN)]))]);
/// assert_eq!(to_json(&data, Notation::Strict).unwrap_err().to_string(), "JSON has no word for nan at $.rows[0]");
/// assert_eq!(to_json(&data, Notation::Lenient).unwrap(), r#"{"n": 1, "rows": ["nan"]}"#);
/// ```
pub fn to_json(data: &Data, notation: Notation) -> Result<String, JsonError> {
    let mut writer = Writer { out: String::new(), path: Vec::new(), notation };
    writer.value(data)?;
    Ok(writer.out)
}

struct Writer {
    out: String,
    path: Vec<String>,
    notation: Notation,
}

impl Writer {
    fn unfit(&mut self, message: String, data: &Data) -> Result<(), JsonError> {
        if self.notation == Notation::Lenient {
            quote(&mut self.out, &data.to_string());
            return Ok(());
        }
        Err(JsonError { at: format!("${}", self.path.concat()), message })
    }

    fn value(&mut self, data: &Data) -> Result<(), JsonError> {
        if self.path.len() > Bounds::default().depth {
            let depth = Bounds::default().depth;
            return Err(JsonError {
                at: "$".into(),
                message: format!("nested more than {depth} levels deep"),
            });
        }
        match data {
            Data::None => self.out.push_str("null"),
            Data::Bool(b) => self.out.push_str(if *b { "true" } else { "false" }),
            Data::Int(i) => self.out.push_str(&i.to_string()),
            Data::BigInt(i) => self.out.push_str(&i.to_string()),
            Data::Float(x) if x.is_finite() => self.out.push_str(&float(*x)),
            Data::Float(x) => return self.unfit(format!("JSON has no word for {}", float(*x)), data),
            Data::Str(text) => quote(&mut self.out, text),
            // As Python's `json` does.
            Data::List(items) | Data::Tuple(items) => return self.list(items),
            Data::Set(items) | Data::FrozenSet(items) if self.notation == Notation::Lenient => {
                return self.list(items);
            }
            Data::Dict(items) => {
                self.out.push('{');
                for (i, (key, value)) in items.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    let name = match (key, self.notation) {
                        (Data::Str(name), _) => name.clone(),
                        (key, Notation::Lenient) => key.to_string(),
                        (key, Notation::Strict) => {
                            let message =
                                format!("a key of JSON is a string, not {} ({key})", key.type_name());
                            return self.unfit(message, data);
                        }
                    };
                    quote(&mut self.out, &name);
                    self.out.push_str(": ");
                    self.path.push(format!(".{name}"));
                    self.value(value)?;
                    self.path.pop();
                }
                self.out.push('}');
            }
            Data::Member(member) => return self.value(&member.value),
            Data::Object(object) => {
                if let Some(text) = crate::text_of(object) {
                    quote(&mut self.out, &text);
                    return Ok(());
                }
                self.out.push('{');
                for (i, (name, value)) in object.fields.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    quote(&mut self.out, name);
                    self.out.push_str(": ");
                    self.path.push(format!(".{name}"));
                    self.value(value)?;
                    self.path.pop();
                }
                self.out.push('}');
            }
            other => {
                return self
                    .unfit(format!("JSON has no word for a value of type {}", other.type_name()), other);
            }
        }
        Ok(())
    }

    fn list(&mut self, items: &[Data]) -> Result<(), JsonError> {
        self.out.push('[');
        for (i, item) in items.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.path.push(format!("[{i}]"));
            self.value(item)?;
            self.path.pop();
        }
        self.out.push(']');
        Ok(())
    }
}

fn quote(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if (c as u32) < 0x20 => out.push_str(&format!("\\u{:04x}", c as u32)),
            c => out.push(c),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(text: &str) {
        let data = from_json(text).expect("JSON");
        assert_eq!(to_json(&data, Notation::Strict).expect("data"), text);
    }

    fn bad(text: &str, expected: &str) {
        assert_eq!(from_json(text).expect_err("no JSON").to_string(), expected);
    }

    #[test]
    fn what_is_read_is_written() {
        round(r#"{"a": [1, -2, 3.5, 1e+22, true, false, null], "b": {}, "c": []}"#);
        round("-123456789012345678901234567890");
        round(r#""\u0001\n\t\"\\é""#);
        assert_eq!(from_json(r#""\ud83d\ude00""#), Ok(Data::from("😀")));
        assert_eq!(
            from_json(r#"{"a": 1, "b": 2, "a": 3}"#).map(|d| d.to_string()),
            Ok("{'a': 3, 'b': 2}".into())
        );
    }

    #[test]
    fn mistakes_say_where() {
        bad("", "expected a value, found the end of the text at offset 0");
        bad("[1,]", "expected a value, found ']' at offset 3");
        bad("[1 2]", "expected ',' or ']', found '2' at offset 3");
        bad("01", "expected a number without leading zeros, found '0' at offset 0");
        bad("\"\\ud800\"", "a lone surrogate at offset 7");
        bad("NaN", "expected a value, found 'N' at offset 0");
        bad(&"[".repeat(100_000), "nested more than 256 levels deep at offset 256");
        bad("\"\\u00é\"", "expected four hexadecimal digits at offset 3");
    }

    #[test]
    fn what_json_cannot_say_is_an_error_with_its_place() {
        let error = |data: Data| to_json(&data, Notation::Strict).expect_err("an error").to_string();
        assert_eq!(
            error(Data::dict([("a", Data::List(vec![Data::Bytes(vec![1])]))])),
            "JSON has no word for a value of type bytes at $.a[0]"
        );
        assert_eq!(
            error(Data::Dict(vec![(Data::Int(1), Data::None)])),
            "a key of JSON is a string, not int (1) at $"
        );
    }
}
