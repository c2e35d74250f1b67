//! `unicode_escape` and `raw_unicode_escape`.

use super::super::repr::push_hex_digits;
use super::super::{Text, TextBuilder, names};
use super::CodecError;

fn push_escape(out: &mut Vec<u8>, code: u32) {
    let (letter, width) = match code {
        0..=0xFF => (b'x', 2),
        0x100..=0xFFFF => (b'u', 4),
        _ => (b'U', 8),
    };
    out.extend([b'\\', letter]);
    push_hex_digits(code, width, |digit| out.push(digit));
}

/// Encodes with escapes for everything but printable ASCII.
pub fn encode(text: Text<'_>, at: usize, out: &mut Vec<u8>) {
    for code in text.slice(at..text.len()).iter() {
        match code {
            0x5C => out.extend(b"\\\\"),
            0x09 => out.extend(b"\\t"),
            0x0A => out.extend(b"\\n"),
            0x0D => out.extend(b"\\r"),
            0x20..=0x7E => out.push(code as u8),
            _ => push_escape(out, code),
        }
    }
}

/// Encodes as Latin-1, with escapes for the rest.
pub fn encode_raw(text: Text<'_>, at: usize, out: &mut Vec<u8>) {
    for code in text.slice(at..text.len()).iter() {
        match u8::try_from(code) {
            Ok(byte) => out.push(byte),
            Err(_) => push_escape(out, code),
        }
    }
}

/// Hexadecimal digits, as many as asked for: their value, or where they stop.
fn hex(bytes: &[u8], at: usize, count: usize) -> Result<u32, usize> {
    let mut value = 0;
    for at in at..at + count {
        let digit = bytes.get(at).and_then(|&byte| char::from(byte).to_digit(16)).ok_or(at)?;
        value = value << 4 | digit;
    }
    Ok(value)
}

/// Decodes the escapes of string literals; all else is Latin-1.
pub fn decode(bytes: &[u8], at: usize, is_final: bool, out: &mut TextBuilder) -> Result<usize, CodecError> {
    let mut at = at;
    while let Some(&byte) = bytes.get(at) {
        if byte != b'\\' {
            out.push(u32::from(byte));
            at += 1;
            continue;
        }
        let start = at;
        let error = |end: usize, reason| {
            // What goes on in the next piece is no error yet.
            if end == bytes.len() && !is_final {
                return Ok(start);
            }
            Err(CodecError { encoding: "unicodeescape", start, end, reason })
        };
        let Some(&letter) = bytes.get(at + 1) else { return error(bytes.len(), "\\ at end of string") };
        at += 2;
        let (width, reason) = match letter {
            b'\n' => continue,
            b'0'..=b'7' => {
                let digits = bytes[at - 1..].iter().take(3).take_while(|b| (b'0'..=b'7').contains(*b));
                let value = digits.clone().fold(0, |value, b| value * 8 + u32::from(b - b'0'));
                at += digits.count() - 1;
                out.push(value);
                continue;
            }
            b'x' => (2, "truncated \\xXX escape"),
            b'u' => (4, "truncated \\uXXXX escape"),
            b'U' => (8, "truncated \\UXXXXXXXX escape"),
            b'N' => {
                let malformed = "malformed \\N character escape";
                if bytes.get(at) != Some(&b'{') {
                    return error(at, malformed);
                }
                let Some(len) = bytes[at + 1..].iter().position(|&b| b == b'}') else {
                    return error(bytes.len(), malformed);
                };
                let name = &bytes[at + 1..at + 1 + len];
                if len == 0 {
                    return error(at + 1, malformed);
                }
                at += len + 2;
                match std::str::from_utf8(name).ok().and_then(names::lookup) {
                    Some(code) => out.push(code),
                    None => return error(at, "unknown Unicode character name"),
                }
                continue;
            }
            _ => {
                let plain = match letter {
                    b'\\' | b'\'' | b'"' => letter,
                    b'a' => 7,
                    b'b' => 8,
                    b't' => 9,
                    b'n' => 10,
                    b'v' => 11,
                    b'f' => 12,
                    b'r' => 13,
                    _ => {
                        out.push(u32::from(b'\\'));
                        letter
                    }
                };
                out.push(u32::from(plain));
                continue;
            }
        };
        match hex(bytes, at, width) {
            Ok(code @ 0..=0x10_FFFF) => {
                out.push(code);
                at += width;
            }
            Ok(_) => {
                return Err(CodecError {
                    encoding: "unicodeescape",
                    start,
                    end: at + width,
                    reason: "illegal Unicode character",
                });
            }
            Err(end) => return error(end, reason),
        }
    }
    Ok(at)
}

/// Decodes `\u` and `\U` behind an odd number of backslashes; all else is Latin-1.
pub fn decode_raw(
    bytes: &[u8],
    at: usize,
    is_final: bool,
    out: &mut TextBuilder,
) -> Result<usize, CodecError> {
    let mut at = at;
    while let Some(&byte) = bytes.get(at) {
        let next = bytes.get(at + 1).copied();
        let (width, reason) = match (byte, next) {
            (b'\\', None) if !is_final => return Ok(at),
            (b'\\', Some(b'u')) => (4, "truncated \\uXXXX escape"),
            (b'\\', Some(b'U')) => (8, "truncated \\UXXXXXXXX escape"),
            (b'\\', Some(next)) => {
                out.push(u32::from(byte));
                out.push(u32::from(next));
                at += 2;
                continue;
            }
            _ => {
                out.push(u32::from(byte));
                at += 1;
                continue;
            }
        };
        let encoding = "rawunicodeescape";
        match hex(bytes, at + 2, width) {
            Ok(code @ 0..=0x10_FFFF) => {
                out.push(code);
                at += 2 + width;
            }
            Ok(_) => {
                let reason = "\\Uxxxxxxxx out of range";
                return Err(CodecError { encoding, start: at, end: at + 2 + width, reason });
            }
            Err(end) if end == bytes.len() && !is_final => return Ok(at),
            Err(end) => return Err(CodecError { encoding, start: at, end, reason }),
        }
    }
    Ok(at)
}
