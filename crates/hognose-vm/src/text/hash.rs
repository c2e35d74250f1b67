//! Hashing of texts and bytes: fast, seeded, the same for equal texts whatever their width.
//!
//! The seed makes collisions hard to prepare when the host chooses it; a fixed seed makes runs repeatable.
//! It is no cryptographic hash.

use super::{Text, units};

const K0: u64 = 0x9E37_79B9_7F4A_7C15;
const K1: u64 = 0xE703_7ED1_A0B4_28DB;
const K2: u64 = 0x8EBC_6AF0_9C88_C6E3;

/// The hash of a text; equal texts hash equal. Never -1; the empty text hashes to 0 as in CPython.
pub fn hash(text: Text<'_>, seed: u64) -> i64 {
    match text {
        Text::Latin1(bytes) => hash_bytes(bytes, seed),
        Text::Two(wide) if units::max_code(wide) > 0xFF => {
            let (quads, rest) = wide.as_chunks::<4>();
            hash_wide(quads.iter().map(|quad| pack(quad, 16)), pack(rest, 16), wide.len(), seed)
        }
        Text::Four(wide) if units::max_code(wide) > 0xFFFF => {
            let (pairs, rest) = wide.as_chunks::<2>();
            hash_wide(pairs.iter().map(|pair| pack(pair, 32)), pack(rest, 32), wide.len(), seed)
        }
        wide => hash(wide.narrow().as_text(), seed),
    }
}

/// A hash as it is stored with a text, where 0 says that it is not known.
pub fn known(hash: i64) -> i64 {
    if hash == 0 || hash == -1 { -2 } else { hash }
}

/// The hash of bytes: that of the Latin-1 text with the same units, as in CPython.
pub fn hash_bytes(bytes: &[u8], seed: u64) -> i64 {
    // Up to sixteen bytes are two words, which overlap where there are fewer.
    let (a, b) = match bytes {
        [] => return 0,
        [first, ..] if bytes.len() < 4 => {
            let middle = bytes[bytes.len() / 2];
            let last = bytes[bytes.len() - 1];
            (u64::from(*first) << 16 | u64::from(middle) << 8 | u64::from(last), 0)
        }
        _ if bytes.len() < 8 => (half(bytes.first_chunk()), half(bytes.last_chunk())),
        _ => (word(bytes.first_chunk()), word(bytes.last_chunk())),
    };
    if bytes.len() <= 16 {
        return finish(mix(a ^ seed ^ K0, b ^ K1), bytes.len(), seed);
    }
    let (words, _) = bytes.as_chunks::<8>();
    let (pairs, odd) = words.as_chunks::<2>();
    let mut state = seed ^ K2;
    for [first, second] in pairs {
        state = mix(word(Some(first)) ^ state, word(Some(second)) ^ K1);
    }
    if let [odd] = odd {
        state = mix(word(Some(odd)) ^ state, K0);
    }
    finish(mix(state, b ^ K1), bytes.len(), seed)
}

fn hash_wide(words: impl Iterator<Item = u64>, rest: u64, len: usize, seed: u64) -> i64 {
    let state = words.fold(seed ^ K1, |state, word| mix(state ^ word, K2));
    finish(mix(state ^ rest, K0), len, seed)
}

fn word(bytes: Option<&[u8; 8]>) -> u64 {
    bytes.map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

fn half(bytes: Option<&[u8; 4]>) -> u64 {
    bytes.map_or(0, |bytes| u64::from(u32::from_le_bytes(*bytes)))
}

#[inline]
fn pack<U: super::Unit>(units: &[U], bits: u32) -> u64 {
    units.iter().rev().fold(0, |word, unit| (word << bits) | u64::from(unit.code()))
}

/// A folded multiplication. What is added keeps a zero factor from erasing the other.
#[inline]
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    ((product as u64) ^ ((product >> 64) as u64)).wrapping_add(a ^ b.rotate_left(29))
}

#[inline]
fn finish(state: u64, len: usize, seed: u64) -> i64 {
    let hash = mix(state ^ len as u64, K2 ^ seed.rotate_left(32)) as i64;
    if hash == -1 { -2 } else { hash }
}
