//! ASCII, Latin-1 and the single-byte encodings with tables.

use super::super::{Text, TextBuilder, tables};
use super::unicode::run_of;
use super::{CodecError, ErrorMode};

const UNDEFINED: u16 = 0xFFFE;
const NO_MAPPING: &str = "character maps to <undefined>";

/// Encodes what is below 128 (ASCII) or 256 (Latin-1).
pub fn encode_below(
    text: Text<'_>,
    at: usize,
    limit: u32,
    mode: ErrorMode,
    out: &mut Vec<u8>,
) -> Result<(), CodecError> {
    let rest = text.slice(at..text.len());
    if let Text::Latin1(bytes) = rest
        && (limit == 256 || bytes.is_ascii())
    {
        out.extend_from_slice(bytes);
        return Ok(());
    }
    for (offset, code) in rest.iter().enumerate() {
        if code >= limit {
            let (encoding, reason) = match limit {
                128 => ("ascii", "ordinal not in range(128)"),
                _ => ("latin-1", "ordinal not in range(256)"),
            };
            return Err(run_of(text, at + offset, mode, encoding, reason, |code| code >= limit, out));
        }
        out.push(code as u8);
    }
    Ok(())
}

pub fn decode_ascii(bytes: &[u8], at: usize, out: &mut TextBuilder) -> Result<usize, CodecError> {
    let rest = bytes.get(at..).unwrap_or_default();
    let valid = rest.iter().take_while(|byte| byte.is_ascii()).count();
    out.push_text(Text::Latin1(&rest[..valid]));
    if valid == rest.len() {
        return Ok(bytes.len());
    }
    let start = at + valid;
    Err(CodecError { encoding: "ascii", start, end: start + 1, reason: "ordinal not in range(128)" })
}

/// The code point of a byte. Tables that agree with ASCII hold the upper half only.
fn mapped(table: &[u16], byte: u8) -> Option<u16> {
    let code = match (table.len(), byte) {
        (128, 0..=0x7F) => u16::from(byte),
        (128, _) => *table.get(usize::from(byte) - 128)?,
        _ => *table.get(usize::from(byte))?,
    };
    (code != UNDEFINED).then_some(code)
}

fn table(map: u8) -> &'static [u16] {
    tables::CHARMAPS.get(usize::from(map)).map_or(&[], |&(_, table)| table)
}

pub fn decode_charmap(map: u8, bytes: &[u8], at: usize, out: &mut TextBuilder) -> Result<usize, CodecError> {
    let table = table(map);
    for (offset, &byte) in bytes.get(at..).unwrap_or_default().iter().enumerate() {
        match mapped(table, byte) {
            Some(code) => out.push(u32::from(code)),
            None => {
                let start = at + offset;
                return Err(CodecError { encoding: "charmap", start, end: start + 1, reason: NO_MAPPING });
            }
        }
    }
    Ok(bytes.len())
}

/// A table turned round.
#[derive(Debug)]
pub struct Reverse {
    bytes: Vec<(u16, u8)>,
}

impl Reverse {
    pub fn new(map: u8) -> Reverse {
        let table = table(map);
        let mut bytes: Vec<(u16, u8)> =
            (0..=255).filter_map(|byte| mapped(table, byte).map(|code| (code, byte))).collect();
        bytes.sort_unstable();
        Reverse { bytes }
    }

    fn byte(&self, code: u32) -> Option<u8> {
        let code = u16::try_from(code).ok()?;
        // Where two bytes mean the same, the later is written.
        let end = self.bytes.partition_point(|&(other, _)| other <= code);
        let &(found, byte) = self.bytes.get(end.checked_sub(1)?)?;
        (found == code).then_some(byte)
    }

    pub fn encode(&self, text: Text<'_>, at: usize, out: &mut Vec<u8>) -> Result<(), CodecError> {
        for (offset, code) in text.slice(at..text.len()).iter().enumerate() {
            match self.byte(code) {
                Some(byte) => out.push(byte),
                None => {
                    let start = at + offset;
                    let run = text.slice(start..text.len());
                    let end = start + run.iter().take_while(|&code| self.byte(code).is_none()).count();
                    return Err(CodecError { encoding: "charmap", start, end, reason: NO_MAPPING });
                }
            }
        }
        Ok(())
    }
}
