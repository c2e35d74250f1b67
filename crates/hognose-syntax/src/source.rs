//! From the bytes of a file to the text that is parsed.
//!
//! Handles the byte order mark, coding cookies (UTF-8, ASCII and Latin-1 are known), NUL
//! characters and line ends, as CPython does. The text that comes out has `\n` line ends only,
//! and every offset and column refers to it.

use std::borrow::Cow;

use crate::error::Fault;

/// What decoding can fail with: the message, and the text decoded so far with the place.
pub(crate) struct Undecodable {
    pub fault: Fault,
    pub source: String,
    /// Whether CPython gives no place at all.
    pub nowhere: bool,
}

/// Decodes the bytes of a file by CPython's rules.
pub(crate) fn decode(bytes: &[u8]) -> Result<String, Undecodable> {
    let nowhere = |message: String| Undecodable {
        fault: Fault::new(message, 0, 0),
        source: String::new(),
        nowhere: true,
    };
    let (bytes, has_mark) = match bytes.strip_prefix(b"\xef\xbb\xbf") {
        Some(rest) => (rest, true),
        None => (bytes, false),
    };
    if bytes.contains(&0) {
        return Err(nowhere("source code string cannot contain null bytes".to_owned()));
    }
    let declared = cookie(bytes);
    let encoding = declared.as_deref().map(normalize_encoding);
    match encoding.as_deref() {
        None | Some("utf-8") => {}
        Some("iso-8859-1" | "ascii" | "us-ascii") if has_mark => {
            let name = encoding.unwrap_or_default();
            return Err(nowhere(format!("encoding problem: {name} with BOM")));
        }
        Some("iso-8859-1") => return Ok(bytes.iter().map(|byte| *byte as char).collect()),
        Some("ascii" | "us-ascii") if bytes.is_ascii() => {}
        Some("ascii" | "us-ascii") => {
            let at = bytes.iter().position(|byte| !byte.is_ascii()).unwrap_or(0);
            let byte = bytes.get(at).copied().unwrap_or(0);
            let detail = format!(
                "'ascii' codec can't decode byte 0x{byte:02x} in position {at}: ordinal not in range(128)"
            );
            return Err(nowhere(format!("(unicode error) {detail}")));
        }
        Some(_) => return Err(nowhere(format!("unknown encoding: {}", declared.unwrap_or_default()))),
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(text.to_owned()),
        Err(error) => {
            let valid = error.valid_up_to();
            let byte = bytes.get(valid).copied().unwrap_or(0);
            let before = bytes.get(..valid).unwrap_or(&[]);
            let line = before.iter().filter(|b| **b == b'\n').count() + 1;
            let message = format!(
                "Non-UTF-8 code starting with '\\x{byte:02x}' on line {line}, but no encoding declared; \
                 see https://peps.python.org/pep-0263/ for details"
            );
            let source = String::from_utf8_lossy(bytes).into_owned();
            let at = valid as u32;
            Err(Undecodable { fault: Fault::new(message, at, at), source, nowhere: false })
        }
    }
}

/// The encoding named by a comment in the first two lines.
fn cookie(bytes: &[u8]) -> Option<String> {
    for line in bytes.split(|byte| *byte == b'\n').take(2) {
        let text: String = line.iter().map(|byte| *byte as char).collect();
        let trimmed = text.trim_start_matches([' ', '\t', '\u{c}']);
        if !trimmed.starts_with('#') {
            if trimmed.trim_end().is_empty() {
                continue;
            }
            return None;
        }
        for (at, _) in trimmed.match_indices("coding") {
            let rest = trimmed.get(at + "coding".len()..).unwrap_or("");
            let Some(rest) = rest.strip_prefix([':', '=']) else { continue };
            let rest = rest.trim_start_matches([' ', '\t']);
            let name: String = rest
                .chars()
                .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
                .collect();
            if !name.is_empty() {
                return Some(name);
            }
        }
    }
    None
}

fn normalize_encoding(name: &str) -> String {
    let lower: String = name.chars().map(|c| if c == '_' { '-' } else { c.to_ascii_lowercase() }).collect();
    match lower.as_str() {
        "utf8" | "u8" | "utf" | "cp65001" => "utf-8".to_owned(),
        name if name == "utf-8" || name.starts_with("utf-8-") => "utf-8".to_owned(),
        "latin-1" | "iso-8859-1" | "iso-latin-1" | "latin1" | "l1" | "iso8859-1" | "8859" | "cp819" => {
            "iso-8859-1".to_owned()
        }
        _ => lower,
    }
}

/// Line ends as the parser sees them: `\n` only.
pub(crate) fn translate_newlines(text: &str) -> Cow<'_, str> {
    if !text.contains('\r') {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
}
