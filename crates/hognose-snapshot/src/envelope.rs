//! The outermost layer: magic, version, layers, checksum.
//!
//! The checksum finds accidents, not attacks: for those there is `seal`, and every check of the loader.

use crate::error::LoadError;
use crate::wire::{Reader, Writer};

/// The first bytes of every snapshot.
pub const MAGIC: [u8; 4] = *b"hgn\x1b";
/// The version of the format that this build writes, and the newest that it reads.
pub const VERSION: u64 = 5;
/// Flag: the content is compressed.
const COMPRESSED: u64 = 1;
/// How much larger than its compressed form content may be: beyond that it is a bomb.
const MOST_EXPANSION: usize = 200;

/// Content as a snapshot.
pub fn wrap(content: Vec<u8>, compress: bool) -> Vec<u8> {
    let packed = compress.then(|| pack(&content)).flatten();
    let flags = if packed.is_some() { COMPRESSED } else { 0 };
    let content = packed.unwrap_or(content);
    let mut writer = Writer { out: Vec::with_capacity(content.len() + 16) };
    writer.out.extend(MAGIC);
    writer.num(VERSION);
    writer.num(flags);
    writer.out.extend(checksum(&content).to_le_bytes());
    writer.out.extend(content);
    writer.out
}

/// The version of the format of a snapshot, and its content, unpacked.
pub fn unwrap(bytes: &[u8]) -> Result<(u64, std::borrow::Cow<'_, [u8]>), LoadError> {
    if bytes.len() < MAGIC.len() {
        return Err(if MAGIC.starts_with(bytes) { LoadError::CutShort } else { LoadError::NotASnapshot });
    }
    let Some(rest) = bytes.strip_prefix(&MAGIC) else { return Err(LoadError::NotASnapshot) };
    let mut reader = Reader::new(rest);
    let found = reader.num()?;
    if found > VERSION || found == 0 {
        return Err(LoadError::Version { found, newest: VERSION });
    }
    let flags = reader.num()?;
    if flags & !COMPRESSED != 0 {
        return Err(LoadError::Layer("in a form"));
    }
    let told = reader.take(8)?;
    let content = reader.rest();
    if told != checksum(content).to_le_bytes() {
        return Err(LoadError::Damaged);
    }
    let content = if flags & COMPRESSED == 0 { content.into() } else { unpack(content)?.into() };
    Ok((found, content))
}

/// Makes the checksum of a snapshot right again, for tests that damage what is behind it.
pub fn mend(bytes: &mut [u8]) {
    let Some(content) = bytes.get(MAGIC.len() + 10..) else { return };
    let sum = checksum(content).to_le_bytes();
    bytes[MAGIC.len() + 2..MAGIC.len() + 10].copy_from_slice(&sum);
}

/// A sum over all bytes that any change of a few of them changes.
pub fn checksum(bytes: &[u8]) -> u64 {
    let mix = |a: u64, b: u64| {
        let product = (a as u128).wrapping_mul(b as u128 | 1);
        product as u64 ^ (product >> 64) as u64
    };
    let mut sum = 0x9E37_79B9_7F4A_7C15 ^ bytes.len() as u64;
    let mut chunks = bytes.chunks_exact(8);
    for chunk in &mut chunks {
        let word = chunk.try_into().map(u64::from_le_bytes).unwrap_or_default();
        sum = mix(sum ^ word, 0xD6E8_FEB8_6659_FD93).rotate_left(23).wrapping_add(word);
    }
    let mut last = [0; 8];
    last[..chunks.remainder().len()].copy_from_slice(chunks.remainder());
    mix(sum ^ u64::from_le_bytes(last), 0xA076_1D64_78BD_642F)
}

#[cfg(feature = "compress")]
fn pack(content: &[u8]) -> Option<Vec<u8>> {
    let mut writer = Writer::default();
    writer.num(content.len() as u64);
    writer.out.extend(lz4_flex::block::compress(content));
    (writer.out.len() < content.len()).then_some(writer.out)
}

#[cfg(not(feature = "compress"))]
fn pack(_: &[u8]) -> Option<Vec<u8>> {
    None
}

#[cfg(feature = "compress")]
fn unpack(packed: &[u8]) -> Result<Vec<u8>, LoadError> {
    let mut reader = Reader::new(packed);
    let size = reader.num()?;
    let most = packed.len().saturating_mul(MOST_EXPANSION) as u64;
    if size > most {
        return Err(LoadError::Limit("expansion"));
    }
    lz4_flex::block::decompress(reader.rest(), size as usize).map_err(|_| LoadError::Damaged)
}

#[cfg(not(feature = "compress"))]
fn unpack(packed: &[u8]) -> Result<Vec<u8>, LoadError> {
    let _ = (packed, MOST_EXPANSION);
    Err(LoadError::Layer("compressed"))
}
