//! UTF-7: ASCII, with UTF-16 in base64 between `+` and `-`.

use super::super::{Text, TextBuilder};
use super::CodecError;

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn value_of(byte: u8) -> Option<u32> {
    Some(u32::from(match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    }))
}

/// Whether a code point is written as itself.
fn is_direct(code: u32) -> bool {
    match code {
        0x2B | 0x5C | 0x7E => false,
        0x09 | 0x0A | 0x0D | 0x20..=0x7E => true,
        _ => false,
    }
}

/// Encodes; everything can be, also lone surrogates.
pub fn encode(text: Text<'_>, at: usize, out: &mut Vec<u8>) {
    let (mut shifted, mut bits, mut buffer) = (false, 0u32, 0u32);
    let flush = |out: &mut Vec<u8>, bits: &mut u32, buffer: &mut u32| {
        if *bits > 0 {
            out.push(DIGITS[(*buffer << (6 - *bits) & 63) as usize]);
        }
        (*bits, *buffer) = (0, 0);
    };
    for code in text.slice(at..text.len()).iter() {
        if is_direct(code) {
            if shifted {
                flush(out, &mut bits, &mut buffer);
                shifted = false;
                if value_of(code as u8).is_some() || code == u32::from(b'-') {
                    out.push(b'-');
                }
            }
            out.push(code as u8);
            continue;
        }
        if !shifted {
            out.push(b'+');
            if code == u32::from(b'+') {
                out.push(b'-');
                continue;
            }
            shifted = true;
        }
        let low = match code {
            0x1_0000.. => Some(0xDC00 + ((code - 0x1_0000) & 0x3FF)),
            _ => None,
        };
        let first = low.map_or(code, |_| 0xD800 + ((code - 0x1_0000) >> 10));
        for unit in std::iter::once(first).chain(low) {
            // Fewer than six bits wait, so that sixteen more fit.
            buffer = buffer << 16 | unit;
            bits += 16;
            while bits >= 6 {
                bits -= 6;
                out.push(DIGITS[(buffer >> bits & 63) as usize]);
            }
            buffer &= (1 << bits) - 1;
        }
    }
    flush(out, &mut bits, &mut buffer);
    if shifted {
        out.push(b'-');
    }
}

/// Decodes; a section that goes on beyond the end waits for the rest when there is more to come.
pub fn decode(bytes: &[u8], at: usize, is_final: bool, out: &mut TextBuilder) -> Result<usize, CodecError> {
    let mut at = at;
    while let Some(&byte) = bytes.get(at) {
        let start = at;
        let error = |end: usize, reason| Err(CodecError { encoding: "utf7", start, end, reason });
        at += 1;
        match byte {
            b'+' => match bytes.get(at) {
                Some(b'-') => {
                    out.push(u32::from(b'+'));
                    at += 1;
                }
                Some(&next) if value_of(next).is_none() => return error(at + 1, "ill-formed sequence"),
                _ => {
                    let len = bytes[at..].iter().take_while(|&&byte| value_of(byte).is_some()).count();
                    if at + len == bytes.len() && !is_final {
                        return Ok(start);
                    }
                    let (rest, surrogate) = section(&bytes[at..at + len], out);
                    at += len;
                    let end = bytes.get(at);
                    match rest {
                        _ if end.is_none() && (surrogate.is_some() || rest.is_bad()) => {
                            return error(at, "unterminated shift sequence");
                        }
                        Rest::Digits => return error(at + 1, "partial character in shift sequence"),
                        Rest::Bits => return error(at + 1, "non-zero padding bits in shift sequence"),
                        Rest::Clean => {}
                    }
                    if let (Some(surrogate), Some(0..=0x7F)) = (surrogate, end) {
                        out.push(surrogate);
                    }
                    at += usize::from(end == Some(&b'-'));
                }
            },
            0..=0x7F => out.push(u32::from(byte)),
            _ => return error(at, "unexpected special character"),
        }
    }
    Ok(at)
}

/// What a base64 section leaves over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rest {
    Clean,
    /// A whole digit or more.
    Digits,
    /// Padding that is not zero.
    Bits,
}

impl Rest {
    fn is_bad(self) -> bool {
        self != Rest::Clean
    }
}

/// Decodes the digits of a section: what is left over, and a high surrogate that waits for its other half.
fn section(digits: &[u8], out: &mut TextBuilder) -> (Rest, Option<u32>) {
    let (mut bits, mut buffer, mut surrogate) = (0, 0u32, None::<u32>);
    for value in digits.iter().filter_map(|&byte| value_of(byte)) {
        buffer = buffer << 6 | value;
        bits += 6;
        if bits < 16 {
            continue;
        }
        bits -= 16;
        let unit = buffer >> bits;
        buffer &= (1 << bits) - 1;
        if let Some(high) = surrogate.take() {
            if (0xDC00..=0xDFFF).contains(&unit) {
                out.push(0x1_0000 + ((high - 0xD800) << 10) + (unit - 0xDC00));
                continue;
            }
            out.push(high);
        }
        if (0xD800..=0xDBFF).contains(&unit) {
            surrogate = Some(unit);
        } else {
            out.push(unit);
        }
    }
    let rest = match (bits, buffer) {
        (6.., _) => Rest::Digits,
        (_, 0) => Rest::Clean,
        _ => Rest::Bits,
    };
    (rest, surrogate)
}
