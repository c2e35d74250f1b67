//! UTF-8, UTF-16 and UTF-32.

use super::super::{Text, TextBuilder};
use super::handlers::escaped_byte;
use super::{Codec, CodecError, ErrorMode, Order};

/// The codec behind the mark at the beginning of some bytes, and the mark's length.
pub fn read_mark(codec: Codec, bytes: &[u8]) -> (Codec, usize) {
    match codec {
        Codec::Utf8Sig if bytes.starts_with(&[0xEF, 0xBB, 0xBF]) => (Codec::Utf8, 3),
        Codec::Utf8Sig => (Codec::Utf8, 0),
        Codec::Utf16(None) => match bytes {
            [0xFF, 0xFE, ..] => (Codec::Utf16(Some(Order::Little)), 2),
            [0xFE, 0xFF, ..] => (Codec::Utf16(Some(Order::Big)), 2),
            _ => (Codec::Utf16(Some(Order::Little)), 0),
        },
        Codec::Utf32(None) => match bytes {
            [0xFF, 0xFE, 0, 0, ..] => (Codec::Utf32(Some(Order::Little)), 4),
            [0, 0, 0xFE, 0xFF, ..] => (Codec::Utf32(Some(Order::Big)), 4),
            _ => (Codec::Utf32(Some(Order::Little)), 0),
        },
        other => (other, 0),
    }
}

pub fn decode_utf8(
    bytes: &[u8],
    at: usize,
    is_final: bool,
    out: &mut TextBuilder,
) -> Result<usize, CodecError> {
    let rest = bytes.get(at..).unwrap_or_default();
    let error = match std::str::from_utf8(rest) {
        Ok(text) => {
            out.push_str(text);
            return Ok(bytes.len());
        }
        Err(error) => error,
    };
    let valid = error.valid_up_to();
    out.push_str(std::str::from_utf8(&rest[..valid]).unwrap_or_default());
    let start = at + valid;
    let (len, reason) = match (error.error_len(), rest[valid]) {
        (None, _) if !is_final => return Ok(start),
        (None, _) => (rest.len() - valid, "unexpected end of data"),
        (Some(_), 0x80..=0xC1 | 0xF5..=0xFF) => (1, "invalid start byte"),
        (Some(len), _) => (len, "invalid continuation byte"),
    };
    Err(CodecError { encoding: "utf-8", start, end: start + len, reason })
}

pub fn encode_utf8(text: Text<'_>, at: usize, mode: ErrorMode, out: &mut Vec<u8>) -> Result<(), CodecError> {
    let rest = text.slice(at..text.len());
    if let Some(ascii) = rest.as_ascii() {
        out.extend_from_slice(ascii.as_bytes());
        return Ok(());
    }
    out.reserve(rest.len());
    let mut buffer = [0; 4];
    for (offset, code) in rest.iter().enumerate() {
        match char::from_u32(code) {
            Some(char) if char.is_ascii() => out.push(code as u8),
            Some(char) => out.extend_from_slice(char.encode_utf8(&mut buffer).as_bytes()),
            None => {
                let start = at + offset;
                return Err(run_of(text, start, mode, "utf-8", "surrogates not allowed", is_surrogate, out));
            }
        }
    }
    Ok(())
}

pub(super) fn is_surrogate(code: u32) -> bool {
    (0xD800..=0xDFFF).contains(&code)
}

/// The error for a run of code points that cannot be encoded. With `surrogateescape` the hidden bytes at
/// its beginning are written already, so that the error starts behind them; a run of nothing else ends empty.
pub(super) fn run_of(
    text: Text<'_>,
    start: usize,
    mode: ErrorMode,
    encoding: &'static str,
    reason: &'static str,
    is_bad: impl Fn(u32) -> bool,
    out: &mut Vec<u8>,
) -> CodecError {
    let run = text.slice(start..text.len());
    let end = start + run.iter().take_while(|&code| is_bad(code)).count();
    let mut start = start;
    if mode == ErrorMode::SurrogateEscape {
        for byte in text.slice(start..end).iter().map_while(escaped_byte) {
            out.push(byte);
            start += 1;
        }
    }
    CodecError { encoding, start, end, reason }
}

pub fn encode_utf16(
    text: Text<'_>,
    at: usize,
    order: Option<Order>,
    out: &mut Vec<u8>,
) -> Result<(), CodecError> {
    let rest = text.slice(at..text.len());
    out.reserve(rest.len().saturating_mul(2));
    let mut push = |unit: u16| match order {
        Some(Order::Big) => out.extend(unit.to_be_bytes()),
        _ => out.extend(unit.to_le_bytes()),
    };
    for (offset, code) in rest.iter().enumerate() {
        let Some(char) = char::from_u32(code) else {
            let encoding = match order {
                None => "utf-16",
                Some(Order::Little) => "utf-16-le",
                Some(Order::Big) => "utf-16-be",
            };
            let start = at + offset;
            return Err(CodecError { encoding, start, end: start + 1, reason: "surrogates not allowed" });
        };
        char.encode_utf16(&mut [0; 2]).iter().for_each(|unit| push(*unit));
    }
    Ok(())
}

pub fn decode_utf16(
    bytes: &[u8],
    at: usize,
    order: Option<Order>,
    is_final: bool,
    out: &mut TextBuilder,
) -> Result<usize, CodecError> {
    let big = order == Some(Order::Big);
    let encoding = if big { "utf-16-be" } else { "utf-16-le" };
    let unit = |at: usize| {
        let pair = *bytes.get(at..)?.first_chunk::<2>()?;
        Some(u32::from(if big { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) }))
    };
    let mut at = at;
    while at < bytes.len() {
        let error = |end: usize, reason| Err(CodecError { encoding, start: at, end, reason });
        match (unit(at), unit(at.saturating_add(2))) {
            (None, _) if !is_final => return Ok(at),
            (None, _) => return error(bytes.len(), "truncated data"),
            (Some(high @ 0xD800..=0xDBFF), Some(low @ 0xDC00..=0xDFFF)) => {
                out.push(0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00));
                at += 4;
            }
            (Some(0xD800..=0xDBFF), None) if !is_final => return Ok(at),
            (Some(0xD800..=0xDBFF), None) => return error(bytes.len(), "unexpected end of data"),
            (Some(0xD800..=0xDBFF), _) => return error(at + 2, "illegal UTF-16 surrogate"),
            (Some(0xDC00..=0xDFFF), _) => return error(at + 2, "illegal encoding"),
            (Some(code), _) => {
                out.push(code);
                at += 2;
            }
        }
    }
    Ok(at)
}

pub fn encode_utf32(
    text: Text<'_>,
    at: usize,
    order: Option<Order>,
    out: &mut Vec<u8>,
) -> Result<(), CodecError> {
    let rest = text.slice(at..text.len());
    out.reserve(rest.len().saturating_mul(4));
    for (offset, code) in rest.iter().enumerate() {
        if is_surrogate(code) {
            let encoding = match order {
                None => "utf-32",
                Some(Order::Little) => "utf-32-le",
                Some(Order::Big) => "utf-32-be",
            };
            let start = at + offset;
            return Err(CodecError { encoding, start, end: start + 1, reason: "surrogates not allowed" });
        }
        match order {
            Some(Order::Big) => out.extend(code.to_be_bytes()),
            _ => out.extend(code.to_le_bytes()),
        }
    }
    Ok(())
}

pub fn decode_utf32(
    bytes: &[u8],
    at: usize,
    order: Option<Order>,
    is_final: bool,
    out: &mut TextBuilder,
) -> Result<usize, CodecError> {
    let big = order == Some(Order::Big);
    let encoding = if big { "utf-32-be" } else { "utf-32-le" };
    let mut at = at;
    while at < bytes.len() {
        let error = |end: usize, reason| Err(CodecError { encoding, start: at, end, reason });
        let code = match bytes.get(at..at.saturating_add(4)) {
            Some(&[a, b, c, d]) if big => u32::from_be_bytes([a, b, c, d]),
            Some(&[a, b, c, d]) => u32::from_le_bytes([a, b, c, d]),
            _ if !is_final => return Ok(at),
            _ => return error(bytes.len(), "truncated data"),
        };
        if is_surrogate(code) {
            return error(at + 4, "code point in surrogate code point range(0xd800, 0xe000)");
        }
        if code > 0x10_FFFF {
            return error(at + 4, "code point not in range(0x110000)");
        }
        out.push(code);
        at += 4;
    }
    Ok(at)
}
