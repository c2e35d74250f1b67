//! Lengths and distances of matches as RFC 1951 codes them: a base and extra bits for each symbol.

/// What a symbol stands for: its base, and how many bits are added to it.
#[derive(Clone, Copy)]
pub struct Range {
    pub base: u16,
    pub extra: u8,
}

/// Ranges that double in size after each `step` of them.
const fn ranges<const N: usize>(first: u16, step: usize) -> [Range; N] {
    let mut table = [Range { base: 0, extra: 0 }; N];
    let (mut at, mut base) = (0, first);
    while at < N {
        let extra = if at < step * 2 { 0 } else { (at / step - 1) as u8 };
        table[at] = Range { base, extra };
        base = base.wrapping_add(1 << extra);
        at += 1;
    }
    table
}

const fn lengths() -> [Range; 29] {
    let mut table = ranges::<29>(3, 4);
    // The longest match has a symbol of its own.
    table[28] = Range { base: 258, extra: 0 };
    table
}

/// Lengths of matches, from symbol 257.
pub static LENGTHS: [Range; 29] = lengths();
/// Distances of matches.
pub static DISTANCES: [Range; 30] = ranges::<30>(1, 2);

const fn length_codes() -> [u8; 256] {
    let mut table = [0; 256];
    let ranges = lengths();
    let mut low = 0;
    while low < 256 {
        let mut at = 28;
        while ranges[at].base as usize > low + 3 {
            at -= 1;
        }
        table[low] = at as u8;
        low += 1;
    }
    table
}

static LENGTH_CODES: [u8; 256] = length_codes();

/// The range of a length, which is given less three.
pub fn length_code(low: u8) -> usize {
    usize::from(LENGTH_CODES[usize::from(low)])
}

/// The range of a distance.
pub fn distance_code(distance: u16) -> usize {
    let n = u32::from(distance.max(1)) - 1;
    if n < 2 {
        return n as usize;
    }
    // The two highest bits decide.
    let top = 31 - n.leading_zeros();
    (top * 2 + (n >> (top - 1) & 1)) as usize
}
