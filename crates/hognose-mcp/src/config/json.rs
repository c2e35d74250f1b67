//! A JSON reader that remembers where everything stood, for errors that name a line.
//!
//! Reads JSON as people write it in configuration files: comments and trailing commas are accepted, as the
//! editors that own such files do; a key that occurs twice is an error. Numbers stay text until
//! somebody asks. Nothing here knows what the keys mean.

use std::collections::HashMap;

/// Deeper than any configuration, and shallow enough for the stack.
const DEEPEST: usize = 64;

/// Where something starts: an offset in bytes.
pub type At = usize;

/// A value and where it stood.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    pub at: At,
    pub value: Json,
}

/// A JSON value whose parts know where they stood.
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(f64),
    String(String),
    Array(Vec<Node>),
    Object(Vec<Entry>),
}

/// One key of an object.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    pub key: String,
    pub key_at: At,
    pub node: Node,
}

/// What is wrong, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Fault {
    pub at: At,
    pub message: String,
}

impl Node {
    /// What this is, in words for a message: `the number 5`, `an object`.
    pub fn found(&self) -> String {
        match &self.value {
            Json::Null => "null".into(),
            Json::Bool(value) => format!("{value}"),
            Json::Number(number) => format!("the number {number}"),
            Json::String(text) if text.chars().count() <= 40 => format!("the string {text:?}"),
            Json::String(_) => "a string".into(),
            Json::Array(_) => "an array".into(),
            Json::Object(_) => "an object".into(),
        }
    }
}

/// Reads a whole document.
pub fn parse(text: &str) -> Result<Node, Fault> {
    let mut reader = Reader { text, at: 0, depth: 0 };
    // A byte order mark is what some editors leave behind.
    if text.starts_with('\u{feff}') {
        reader.at = '\u{feff}'.len_utf8();
    }
    reader.space()?;
    let node = reader.value()?;
    reader.space()?;
    match reader.peek() {
        None => Ok(node),
        Some(_) => Err(reader.fault("expected the end of the file")),
    }
}

struct Reader<'a> {
    text: &'a str,
    at: At,
    depth: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn eat(&mut self, wanted: char) -> bool {
        let eaten = self.peek() == Some(wanted);
        if eaten {
            self.at += wanted.len_utf8();
        }
        eaten
    }

    /// `expected …` with what stands here instead.
    fn fault(&self, expected: &str) -> Fault {
        let found = match self.peek() {
            None => "the end of the file".to_string(),
            Some(c) if c.is_alphanumeric() => {
                let word: String = self.rest().chars().take_while(|c| c.is_alphanumeric()).take(30).collect();
                format!("`{word}`")
            }
            Some(c) if c.is_control() => format!("`{}`", c.escape_debug()),
            Some(c) => format!("`{c}`"),
        };
        Fault { at: self.at, message: format!("{expected}, found {found}") }
    }

    /// Skips white space and comments.
    fn space(&mut self) -> Result<(), Fault> {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\n']).len();
            self.at += blank;
            let rest = self.rest();
            if rest.starts_with("//") {
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else if let Some(comment) = rest.strip_prefix("/*") {
                match comment.find("*/") {
                    Some(end) => self.at += end + 4,
                    None => {
                        return Err(Fault { at: self.at, message: "this comment is never closed".into() });
                    }
                }
            } else {
                return Ok(());
            }
        }
    }

    fn value(&mut self) -> Result<Node, Fault> {
        let at = self.at;
        let value = match self.peek() {
            Some('{') => self.nested(Reader::object)?,
            Some('[') => self.nested(Reader::array)?,
            Some('"') => Json::String(self.string()?),
            Some('-' | '0'..='9') => Json::Number(self.number()?),
            _ => self.word()?,
        };
        Ok(Node { at, value })
    }

    fn nested(&mut self, read: impl FnOnce(&mut Self) -> Result<Json, Fault>) -> Result<Json, Fault> {
        if self.depth == DEEPEST {
            return Err(Fault { at: self.at, message: format!("nested deeper than {DEEPEST} levels") });
        }
        self.depth += 1;
        let value = read(self)?;
        self.depth -= 1;
        Ok(value)
    }

    fn object(&mut self) -> Result<Json, Fault> {
        let opened = self.at;
        self.eat('{');
        let mut entries: Vec<Entry> = Vec::new();
        let mut known: HashMap<String, At> = HashMap::new();
        loop {
            self.space()?;
            if self.eat('}') {
                return Ok(Json::Object(entries));
            }
            let key_at = self.at;
            if self.peek() != Some('"') {
                return Err(self.open_fault("a key in double quotes or `}`", '{', opened));
            }
            let key = self.string()?;
            if let Some(first) = known.insert(key.clone(), key_at) {
                let (line, _) = position(self.text, first);
                return Err(Fault {
                    at: key_at,
                    message: format!("the key {key:?} occurs twice, first in line {line}"),
                });
            }
            self.space()?;
            if !self.eat(':') {
                return Err(self.fault(&format!("expected `:` after the key {key:?}")));
            }
            self.space()?;
            let node = self.value()?;
            entries.push(Entry { key, key_at, node });
            self.space()?;
            if !self.eat(',') && self.peek() != Some('}') {
                return Err(self.open_fault("`,` or `}`", '{', opened));
            }
        }
    }

    fn array(&mut self) -> Result<Json, Fault> {
        let opened = self.at;
        self.eat('[');
        let mut items = Vec::new();
        loop {
            self.space()?;
            if self.eat(']') {
                return Ok(Json::Array(items));
            }
            if self.peek().is_none() {
                return Err(self.open_fault("a value or `]`", '[', opened));
            }
            items.push(self.value()?);
            self.space()?;
            if !self.eat(',') && self.peek() != Some(']') {
                return Err(self.open_fault("`,` or `]`", '[', opened));
            }
        }
    }

    /// A fault inside brackets; at the end of the file it also says which bracket is still open.
    fn open_fault(&self, expected: &str, bracket: char, opened: At) -> Fault {
        let mut fault = self.fault(&format!("expected {expected}"));
        if self.peek().is_none() {
            let (line, _) = position(self.text, opened);
            fault.message.push_str(&format!(": the `{bracket}` in line {line} is never closed"));
        }
        fault
    }

    fn string(&mut self) -> Result<String, Fault> {
        let opened = self.at;
        self.eat('"');
        let mut text = String::new();
        loop {
            let rest = self.rest();
            let plain = rest.find(['"', '\\', '\n', '\r']).unwrap_or(rest.len());
            text.push_str(rest.get(..plain).unwrap_or(""));
            self.at += plain;
            match self.peek() {
                Some('"') => {
                    self.at += 1;
                    return Ok(text);
                }
                Some('\\') => text.push(self.escape()?),
                _ => {
                    return Err(Fault {
                        at: opened,
                        message: "this string is never closed in its line".into(),
                    });
                }
            }
        }
    }

    fn escape(&mut self) -> Result<char, Fault> {
        let at = self.at;
        let fault = |message: String| Fault { at, message };
        self.at += 1;
        let Some(kind) = self.peek() else {
            return Err(fault("expected an escape sequence, found the end of the file".into()));
        };
        self.at += kind.len_utf8();
        match kind {
            '"' | '\\' | '/' => Ok(kind),
            'b' => Ok('\u{8}'),
            'f' => Ok('\u{c}'),
            'n' => Ok('\n'),
            'r' => Ok('\r'),
            't' => Ok('\t'),
            'u' => {
                let broken = || fault("expected four hexadecimal digits after `\\u`".into());
                let high = self.hex4().ok_or_else(broken)?;
                if !(0xD800..0xDC00).contains(&high) {
                    return char::from_u32(high).ok_or_else(|| fault("half of a surrogate pair".into()));
                }
                let low = self.rest().strip_prefix("\\u").and_then(|_| {
                    self.at += 2;
                    self.hex4()
                });
                match low {
                    Some(low @ 0xDC00..=0xDFFF) => {
                        char::from_u32(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
                            .ok_or_else(|| fault("half of a surrogate pair".into()))
                    }
                    _ => Err(fault("half of a surrogate pair".into())),
                }
            }
            other => Err(fault(format!(
                "unknown escape `\\{}` in a string; a backslash itself is written `\\\\`",
                other.escape_debug()
            ))),
        }
    }

    fn hex4(&mut self) -> Option<u32> {
        let digits = self.rest().get(..4).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()))?;
        self.at += 4;
        u32::from_str_radix(digits, 16).ok()
    }

    fn number(&mut self) -> Result<f64, Fault> {
        let rest = self.rest();
        let length =
            rest.find(|c: char| !matches!(c, '0'..='9' | '-' | '+' | '.' | 'e' | 'E')).unwrap_or(rest.len());
        let text = rest.get(..length).unwrap_or("");
        // Rust reads `1.` and `01`, JSON does not.
        let digits = text.strip_prefix('-').unwrap_or(text);
        let whole = digits.split(['.', 'e', 'E']).next().unwrap_or("");
        let strict = whole.bytes().all(|b| b.is_ascii_digit())
            && !whole.is_empty()
            && (whole == "0" || !whole.starts_with('0'))
            && !digits.ends_with('.')
            && !digits.contains(".e")
            && !digits.contains(".E");
        match text.parse::<f64>() {
            Ok(number) if strict && number.is_finite() => {
                self.at += length;
                Ok(number)
            }
            _ => Err(Fault { at: self.at, message: format!("expected a number, found `{text}`") }),
        }
    }

    fn word(&mut self) -> Result<Json, Fault> {
        for (word, value) in [("null", Json::Null), ("true", Json::Bool(true)), ("false", Json::Bool(false))]
        {
            let after = self.rest().strip_prefix(word);
            if after.is_some_and(|after| !after.starts_with(|c: char| c.is_alphanumeric())) {
                self.at += word.len();
                return Ok(value);
            }
        }
        Err(self.fault("expected a value"))
    }
}

/// Line and column of an offset, both counted from one, the column in characters.
pub fn position(text: &str, at: At) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let column = before.get(line_start..).unwrap_or("").chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_fault(text: &str, line: usize, column: usize, message: &str) {
        let fault = parse(text).expect_err("a faulty document");
        assert_eq!((position(text, fault.at), fault.message.as_str()), ((line, column), message));
    }

    #[test]
    fn reads_what_serde_reads() {
        for text in [
            "null",
            "[1, -2.5e3, 0, true, false]",
            r#"{"a": {"b": []}, "c": "\u00e9\n\"\\ \ud83d\udc0d"}"#,
            "\"plain é\"",
        ] {
            let ours = to_serde(&parse(text).expect("a document"));
            let theirs: serde_json::Value = serde_json::from_str(text).expect("a document");
            assert_eq!(ours, as_floats(theirs));
        }
    }

    fn to_serde(node: &Node) -> serde_json::Value {
        match &node.value {
            Json::Null => serde_json::Value::Null,
            Json::Bool(value) => (*value).into(),
            Json::Number(number) => (*number).into(),
            Json::String(text) => text.clone().into(),
            Json::Array(items) => items.iter().map(to_serde).collect(),
            Json::Object(entries) => {
                entries.iter().map(|entry| (entry.key.clone(), to_serde(&entry.node))).collect()
            }
        }
    }

    fn as_floats(value: serde_json::Value) -> serde_json::Value {
        match value {
            serde_json::Value::Number(number) => number.as_f64().into(),
            serde_json::Value::Array(items) => items.into_iter().map(as_floats).collect(),
            other => other,
        }
    }

    #[test]
    fn comments_and_trailing_commas_are_read() {
        let node = parse("\u{feff}// servers\n{\"a\": [1, /* two */ 2,],}\n").expect("a document");
        assert_eq!(to_serde(&node), serde_json::json!({"a": [1.0, 2.0]}));
    }

    #[test]
    fn faults_say_where_and_what() {
        check_fault("{\n  \"a\" 1}", 2, 7, "expected `:` after the key \"a\", found `1`");
        check_fault("{\"a\": 1 \"b\": 2}", 1, 9, "expected `,` or `}`, found `\"`");
        check_fault("{a: 1}", 1, 2, "expected a key in double quotes or `}`, found `a`");
        check_fault("{\"a\": True}", 1, 7, "expected a value, found `True`");
        check_fault(
            "{\"a\": [1, 2",
            1,
            12,
            "expected `,` or `]`, found the end of the file: the `[` in line 1 is never closed",
        );
        check_fault("{\n\"a\": \"x\n\"}", 2, 6, "this string is never closed in its line");
        check_fault(
            "{\"a\": \"C:\\dir\"}",
            1,
            10,
            "unknown escape `\\d` in a string; a backslash itself is written `\\\\`",
        );
        check_fault("{\"a\": 1,\n \"a\": 2}", 2, 2, "the key \"a\" occurs twice, first in line 1");
        check_fault("{} x", 1, 4, "expected the end of the file, found `x`");
        check_fault("", 1, 1, "expected a value, found the end of the file");
        check_fault("[01]", 1, 2, "expected a number, found `01`");
        check_fault("[1e999]", 1, 2, "expected a number, found `1e999`");
        check_fault("/* x", 1, 1, "this comment is never closed");
        check_fault("[\"\\ud800x\"]", 1, 3, "half of a surrogate pair");
        check_fault(&"[".repeat(100_000), 1, 65, "nested deeper than 64 levels");
    }
}
