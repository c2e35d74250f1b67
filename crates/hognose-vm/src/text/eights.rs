//! Spaces and line breaks of Latin-1, single bytes, and what is not ASCII, looked for in eight bytes at a time: release builds make no vectors of loops
//! (`docs/decisions/loop.md`), so a machine register is one.
//!
//! A class of bytes is a word whose bytes have their highest bit where the byte belongs to it.

use super::predicates;

const ONES: u64 = u64::MAX / 255;
const LOW: u64 = ONES * 127;
const HIGH: u64 = ONES * 128;

/// The bytes whose lower seven bits are between these two.
#[inline]
const fn between(low: u64, least: u8, most: u8) -> u64 {
    low.wrapping_add(ONES * (128 - least as u64)) & !low.wrapping_add(ONES * (127 - most as u64))
}

/// Those of eight bytes that are spaces.
#[inline]
fn spaces(word: u64) -> u64 {
    let low = word & LOW;
    let ascii = between(low, 0x09, 0x0D) | between(low, 0x1C, 0x20);
    let others = between(low, 0x05, 0x05) | between(low, 0x20, 0x20);
    (ascii & !word | others & word) & HIGH
}

/// Those of eight bytes that end a line.
#[inline]
fn breaks(word: u64) -> u64 {
    let low = word & LOW;
    // Most bytes are neither controls nor behind ASCII.
    if (!low.wrapping_add(ONES * 96) | word) & HIGH == 0 {
        return 0;
    }
    let ascii = between(low, 0x0A, 0x0D) | between(low, 0x1C, 0x1E);
    (ascii & !word | between(low, 0x05, 0x05) & word) & HIGH
}

/// Those of eight bytes that are this one.
#[inline]
fn equal(word: u64, byte: u8) -> u64 {
    let other = word ^ (ONES * u64::from(byte));
    // Zero is what has no lower bit, nor the highest.
    !((other & LOW).wrapping_add(LOW) | other) & HIGH
}

/// Hands over the place of each byte that is this one, until that is refused: `false`.
#[inline]
pub fn each_place(units: &[u8], byte: u8, place: &mut impl FnMut(usize) -> bool) -> bool {
    let (eights, rest) = units.as_chunks::<8>();
    let mut from = 0;
    for eight in eights {
        let mut found = equal(u64::from_le_bytes(*eight), byte);
        while found != 0 {
            if !place(from + first(found)) {
                return false;
            }
            found &= found - 1;
        }
        from += 8;
    }
    rest.iter().enumerate().all(|(at, unit)| *unit != byte || place(from + at))
}

/// How many bytes there are in a class.
#[inline]
fn count(class: u64) -> usize {
    ((class >> 7).wrapping_mul(ONES) >> 56) as usize
}

/// Where the first of these bytes is in memory.
#[inline]
fn first(class: u64) -> usize {
    class.trailing_zeros() as usize / 8
}

/// Whether all bytes are ASCII.
#[inline]
pub fn is_ascii(bytes: &[u8]) -> bool {
    let (parts, rest) = bytes.as_chunks::<32>();
    for part in parts {
        let [a, b, c, d] = [0, 8, 16, 24].map(|at| eight(part, at));
        if (a | b | c | d) & HIGH != 0 {
            return false;
        }
    }
    let (eights, rest) = rest.as_chunks::<8>();
    let whole = eights.iter().fold(0, |all, eight| all | u64::from_le_bytes(*eight));
    let part = rest.iter().fold(0, |all, byte| all | byte);
    whole & HIGH == 0 && part < 0x80
}

#[inline(always)]
fn eight(bytes: &[u8; 32], at: usize) -> u64 {
    bytes.get(at..).and_then(<[u8]>::first_chunk).map_or(0, |eight| u64::from_le_bytes(*eight))
}

/// How many bytes in front are ASCII.
pub fn ascii_run(bytes: &[u8]) -> usize {
    let (eights, rest) = bytes.as_chunks::<8>();
    for (i, eight) in eights.iter().enumerate() {
        let others = u64::from_le_bytes(*eight) & HIGH;
        if others != 0 {
            return 8 * i + first(others);
        }
    }
    8 * eights.len() + rest.iter().take_while(|byte| byte.is_ascii()).count()
}

/// The position of the first byte that ends a line.
pub fn break_in(units: &[u8]) -> Option<usize> {
    let (eights, rest) = units.as_chunks::<8>();
    for (i, eight) in eights.iter().enumerate() {
        let found = breaks(u64::from_le_bytes(*eight));
        if found != 0 {
            return Some(8 * i + first(found));
        }
    }
    let at = rest.iter().position(|unit| predicates::is_latin1_break(*unit))?;
    Some(8 * eights.len() + at)
}

/// How many bytes end a line; `\r\n` are two.
pub fn count_breaks(units: &[u8]) -> usize {
    let (eights, rest) = units.as_chunks::<8>();
    let of_eights: usize = eights.iter().map(|eight| count(breaks(u64::from_le_bytes(*eight)))).sum();
    of_eights + rest.iter().filter(|unit| predicates::is_latin1_break(**unit)).count()
}

/// How many words there are: runs of what is no space.
pub fn count_words(units: &[u8]) -> usize {
    let (eights, rest) = units.as_chunks::<8>();
    // Whether the byte before the next one is a space, in the highest bit of the lowest byte.
    let (mut before, mut n) = (128, 0);
    for eight in eights {
        let spaces = spaces(u64::from_le_bytes(*eight));
        n += count(!spaces & (spaces << 8 | before) & HIGH);
        before = spaces >> 56;
    }
    for unit in rest {
        let is_space = predicates::is_one_space(*unit);
        n += usize::from(!is_space && before != 0);
        before = if is_space { 128 } else { 0 };
    }
    n
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes of all kinds beside each other, at every place of eight.
    fn samples() -> impl Iterator<Item = Vec<u8>> {
        let mixed = (0..=255u8).flat_map(|byte| [byte, b'a', byte.wrapping_mul(37), b' ', b'\n', byte ^ 0x85]);
        let long: Vec<u8> = mixed.collect();
        (0..long.len()).step_by(5).flat_map(move |from| {
            let long = long.clone();
            (0..40).filter_map(move |n| Some(long.get(from..from + n)?.to_vec()))
        })
    }

    #[test]
    fn finds_what_looks_at_single_bytes_find() {
        for text in samples() {
            let is_break = |unit: &u8| predicates::is_latin1_break(*unit);
            assert_eq!(is_ascii(&text), text.is_ascii(), "{text:?}");
            assert_eq!(ascii_run(&text), text.iter().take_while(|byte| byte.is_ascii()).count(), "{text:?}");
            assert_eq!(break_in(&text), text.iter().position(is_break), "{text:?}");
            assert_eq!(count_breaks(&text), text.iter().filter(|unit| is_break(unit)).count(), "{text:?}");
            let expected = crate::text::split::split_where(&text, None, predicates::is_latin1_space);
            assert_eq!(count_words(&text), expected.len(), "{text:?}");
            for byte in [b'a', b'\n', 0, 0x80, 0xFF] {
                let mut places = Vec::new();
                assert!(each_place(&text, byte, &mut |at| { places.push(at); true }));
                let expected: Vec<usize> = (0..text.len()).filter(|at| text[*at] == byte).collect();
                assert_eq!(places, expected, "{text:?}");
            }
        }
    }
}
