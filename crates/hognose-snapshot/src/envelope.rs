//! The outermost layer: magic, version, layers, checksum.
//!
//! The checksum finds accidents, not attacks: for those there is `seal`, and every check of the loader.

use crate::error::LoadError;
use crate::wire::Reader;

/// The first bytes of every snapshot.
pub const MAGIC: [u8; 4] = *b"hgn\x1b";
/// The version of the format that this build writes, and the newest that it reads.
pub const VERSION: u64 = 8;
/// Flag: the content is compressed.
const COMPRESSED: u64 = 1;
/// How much larger than its compressed form content may be: beyond that it is a bomb.
const MOST_EXPANSION: usize = 200;

/// The bytes in front of the content: magic, version and flags, checksum.
const HEAD: usize = MAGIC.len() + 2 + 8;

/// Begins a snapshot: its content is appended behind that, and `finish` gets the place where it begins.
pub fn begin(out: &mut Vec<u8>) -> usize {
    let start = out.len();
    out.extend_from_slice(&MAGIC);
    out.extend_from_slice(&[VERSION as u8, 0]);
    out.extend_from_slice(&[0; 8]);
    start
}

/// Ends a snapshot.
pub fn finish(out: &mut Vec<u8>, start: usize, compress: bool) {
    let content = start + HEAD;
    if let Some(packed) = compress.then(|| pack(&out[content..])).flatten() {
        out.truncate(content);
        out.extend_from_slice(&packed);
        out[start + MAGIC.len() + 1] = COMPRESSED as u8;
    }
    let sum = sum_of(VERSION, &out[content..]).to_le_bytes();
    out[content - 8..content].copy_from_slice(&sum);
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
    if told != sum_of(found, content).to_le_bytes() {
        return Err(LoadError::Damaged);
    }
    let content = if flags & COMPRESSED == 0 { content.into() } else { unpack(content)?.into() };
    Ok((found, content))
}

/// Makes the checksum of a snapshot right again, for tests that damage what is behind it.
pub fn mend(bytes: &mut [u8]) {
    let Some(content) = bytes.get(HEAD..) else { return };
    let sum = sum_of(u64::from(bytes[MAGIC.len()]), content).to_le_bytes();
    bytes[HEAD - 8..HEAD].copy_from_slice(&sum);
}

/// The sum that stands in a snapshot of this version.
fn sum_of(version: u64, content: &[u8]) -> u64 {
    match version {
        ..6 => checksum(content),
        6 => wide_checksum(content),
        // A version that was damaged is seen by the sum as well, where both would read the content.
        _ => add(wide_checksum(content), version),
    }
}

/// A sum over all bytes that any change of a few of them changes.
pub fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = SEED ^ bytes.len() as u64;
    let mut chunks = bytes.chunks_exact(8);
    for chunk in &mut chunks {
        sum = add(sum, word(chunk));
    }
    let mut last = [0; 8];
    last[..chunks.remainder().len()].copy_from_slice(chunks.remainder());
    mix(sum ^ u64::from_le_bytes(last), 0xA076_1D64_78BD_642F)
}

/// The same for much: four sums, each over every fourth word, none of which waits for another (from version 6).
fn wide_checksum(bytes: &[u8]) -> u64 {
    let mut sums = [SEED, SEED.rotate_left(16), SEED.rotate_left(32), SEED.rotate_left(48)];
    let mut chunks = bytes.chunks_exact(32);
    for chunk in &mut chunks {
        for (sum, eight) in sums.iter_mut().zip(chunk.chunks_exact(8)) {
            *sum = add(*sum, word(eight));
        }
    }
    sums.into_iter().fold(checksum(chunks.remainder()) ^ bytes.len() as u64, add)
}

const SEED: u64 = 0x9E37_79B9_7F4A_7C15;

/// A word more.
#[inline]
fn add(sum: u64, word: u64) -> u64 {
    mix(sum ^ word, 0xD6E8_FEB8_6659_FD93).rotate_left(23).wrapping_add(word)
}

#[inline]
fn mix(a: u64, b: u64) -> u64 {
    let product = (a as u128).wrapping_mul(b as u128 | 1);
    product as u64 ^ (product >> 64) as u64
}

#[inline]
fn word(eight: &[u8]) -> u64 {
    eight.try_into().map(u64::from_le_bytes).unwrap_or_default()
}

#[cfg(feature = "compress")]
fn pack(content: &[u8]) -> Option<Vec<u8>> {
    let mut writer = crate::wire::Writer::default();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_and_every_exchange_of_words_changes_the_sum() {
        let content: Vec<u8> = (0..203u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        for length in [0, 1, 7, 8, 31, 32, 33, 63, 64, 200, 203] {
            let content = &content[..length];
            let sum = wide_checksum(content);
            for bit in 0..8 * length {
                let mut changed = content.to_vec();
                changed[bit / 8] ^= 1 << (bit % 8);
                assert_ne!(wide_checksum(&changed), sum, "bit {bit} of {length} bytes");
            }
            for (a, b) in (0..length / 8).flat_map(|a| (0..a).map(move |b| (a, b))) {
                let mut changed = content.to_vec();
                (0..8).for_each(|at| changed.swap(8 * a + at, 8 * b + at));
                assert_ne!(wide_checksum(&changed), sum, "words {a} and {b} of {length} bytes");
            }
            let longer = [content, &[0]].concat();
            assert_ne!(wide_checksum(&longer), sum, "a zero more than {length} bytes");
        }
    }

    #[test]
    fn what_earlier_versions_wrote_has_the_sum_of_its_time() {
        let content = [7; 100];
        let mut bytes = [&MAGIC[..], &[5, 0], &[0; 8], &content].concat();
        bytes[HEAD - 8..HEAD].copy_from_slice(&checksum(&content).to_le_bytes());
        assert!(matches!(unwrap(&bytes), Ok((5, found)) if *found == content));
        bytes[MAGIC.len()] = 6;
        assert!(matches!(unwrap(&bytes), Err(LoadError::Damaged)));
        mend(&mut bytes);
        assert!(matches!(unwrap(&bytes), Ok((6, found)) if *found == content));
    }
}
