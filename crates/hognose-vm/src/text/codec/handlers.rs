//! The builtin error handlers: what takes the place of what cannot be encoded or decoded.

use super::super::repr::push_hex_escape;
use super::super::{Text, TextBuf, TextBuilder, names};
use super::{CodecError, Failure};

/// A builtin error handler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorMode {
    /// `strict`
    Strict,
    /// `ignore`
    Ignore,
    /// `replace`
    Replace,
    /// `backslashreplace`
    BackslashReplace,
    /// `xmlcharrefreplace`
    XmlCharRefReplace,
    /// `namereplace`
    NameReplace,
    /// `surrogateescape`
    SurrogateEscape,
    /// `surrogatepass`
    SurrogatePass,
}

impl ErrorMode {
    /// The handler of a name; `None` is a registered one, or a LookupError (`unknown error handler name '…'`).
    pub fn find(name: &str) -> Option<ErrorMode> {
        Some(match name {
            "strict" => ErrorMode::Strict,
            "ignore" => ErrorMode::Ignore,
            "replace" => ErrorMode::Replace,
            "backslashreplace" => ErrorMode::BackslashReplace,
            "xmlcharrefreplace" => ErrorMode::XmlCharRefReplace,
            "namereplace" => ErrorMode::NameReplace,
            "surrogateescape" => ErrorMode::SurrogateEscape,
            "surrogatepass" => ErrorMode::SurrogatePass,
            _ => return None,
        })
    }
}

/// What a handler puts in the place of what cannot be encoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replacement {
    /// Bytes as they are.
    Bytes(Vec<u8>),
    /// Text, which is encoded in its turn.
    Text(TextBuf),
}

/// What a handler makes of an encoding error, and where encoding goes on.
pub fn for_encode(
    mode: ErrorMode,
    error: &CodecError,
    text: Text<'_>,
) -> Result<(Replacement, usize), Failure> {
    let refused = || Failure::Unicode(error.clone());
    let bad = text.slice(error.start..error.end);
    let mut out = TextBuilder::new();
    match mode {
        ErrorMode::Strict => return Err(refused()),
        ErrorMode::Ignore => {}
        ErrorMode::Replace => out.push_repeat(u32::from(b'?'), bad.len()),
        ErrorMode::BackslashReplace => bad.iter().for_each(|code| push_hex_escape(&mut out, code)),
        ErrorMode::XmlCharRefReplace => bad.iter().for_each(|code| out.push_str(&format!("&#{code};"))),
        ErrorMode::NameReplace => {
            for code in bad.iter() {
                match names::name(code) {
                    Some(name) => out.push_str(&format!("\\N{{{name}}}")),
                    None => push_hex_escape(&mut out, code),
                }
            }
        }
        ErrorMode::SurrogateEscape => {
            let bytes: Option<Vec<u8>> = bad.iter().map(escaped_byte).collect();
            return Ok((Replacement::Bytes(bytes.ok_or_else(refused)?), error.end));
        }
        ErrorMode::SurrogatePass => {
            let mut bytes = Vec::new();
            for code in bad.iter() {
                let unit = u16::try_from(code).ok().filter(|unit| (0xD800..=0xDFFF).contains(unit));
                let unit = unit.ok_or_else(refused)?;
                match error.encoding {
                    "utf-8" => bytes.extend(surrogate_utf8(unit)),
                    "utf-16" | "utf-16-le" => bytes.extend(unit.to_le_bytes()),
                    "utf-16-be" => bytes.extend(unit.to_be_bytes()),
                    "utf-32" | "utf-32-le" => bytes.extend(u32::from(unit).to_le_bytes()),
                    "utf-32-be" => bytes.extend(u32::from(unit).to_be_bytes()),
                    _ => return Err(refused()),
                }
            }
            return Ok((Replacement::Bytes(bytes), error.end));
        }
    }
    Ok((Replacement::Text(out.finish()), error.end))
}

/// What a handler makes of a decoding error, and where decoding goes on.
pub fn for_decode(mode: ErrorMode, error: &CodecError, bytes: &[u8]) -> Result<(TextBuf, usize), Failure> {
    let refused = || Failure::Unicode(error.clone());
    let bad = bytes.get(error.start..error.end).unwrap_or_default();
    let mut out = TextBuilder::new();
    match mode {
        ErrorMode::Strict => return Err(refused()),
        ErrorMode::Ignore => {}
        ErrorMode::Replace => out.push(0xFFFD),
        ErrorMode::BackslashReplace => bad.iter().for_each(|&byte| push_hex_escape(&mut out, byte.into())),
        ErrorMode::XmlCharRefReplace | ErrorMode::NameReplace => return Err(Failure::WrongHandler),
        ErrorMode::SurrogateEscape => {
            let count = bad.iter().take(4).take_while(|byte| !byte.is_ascii()).count();
            if count == 0 {
                return Err(refused());
            }
            out.extend(bad[..count].iter().map(|&byte| 0xDC00 + u32::from(byte)));
            return Ok((out.finish(), error.start + count));
        }
        ErrorMode::SurrogatePass => {
            let rest = bytes.get(error.start..).unwrap_or_default();
            let (code, len) = match (error.encoding, rest) {
                ("utf-8", &[0xED, b @ 0xA0..=0xBF, c @ 0x80..=0xBF, ..]) => {
                    (0xD000 | u32::from(b & 0x3F) << 6 | u32::from(c & 0x3F), 3)
                }
                ("utf-16-le", &[a, b, ..]) => (u32::from(u16::from_le_bytes([a, b])), 2),
                ("utf-16-be", &[a, b, ..]) => (u32::from(u16::from_be_bytes([a, b])), 2),
                ("utf-32-le", &[a, b, c, d, ..]) => (u32::from_le_bytes([a, b, c, d]), 4),
                ("utf-32-be", &[a, b, c, d, ..]) => (u32::from_be_bytes([a, b, c, d]), 4),
                _ => return Err(refused()),
            };
            if !(0xD800..=0xDFFF).contains(&code) {
                return Err(refused());
            }
            out.push(code);
            return Ok((out.finish(), error.start + len));
        }
    }
    Ok((out.finish(), error.end))
}

/// The byte that `surrogateescape` hid in a lone surrogate.
pub(super) fn escaped_byte(code: u32) -> Option<u8> {
    (0xDC80..=0xDCFF).contains(&code).then(|| (code - 0xDC00) as u8)
}

/// The three bytes that UTF-8 would have for a surrogate.
pub(super) fn surrogate_utf8(unit: u16) -> [u8; 3] {
    [0xE0 | (unit >> 12) as u8, 0x80 | (unit >> 6 & 0x3F) as u8, 0x80 | (unit & 0x3F) as u8]
}
