//! Prefix codes that are read: from lengths of codes to symbols.

use super::input::Input;

/// What a code is for; it decides which incomplete codes are allowed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Lengths,
    Literals,
    Distances,
}

/// Codes of up to so many bits are found in one step.
const FAST: u32 = 10;

pub struct Codes {
    /// For the next bits: the symbol, shifted, and the length of its code; 0 where it is longer, or there is none.
    fast: Vec<u16>,
    count: [u16; 16],
    /// Symbols by length, then by number.
    sorted: Vec<u16>,
    longest: u32,
}

impl Codes {
    /// `None` when the lengths make no code.
    pub fn new(lengths: &[u8], kind: Kind) -> Option<Codes> {
        let mut count = [0u16; 16];
        for length in lengths {
            count[usize::from(*length & 15)] += 1;
        }
        count[0] = 0;
        let longest = (1..16).rev().find(|n| count[*n as usize] > 0).unwrap_or(0);
        let mut left = 1i32;
        for n in &count[1..] {
            left = left * 2 - i32::from(*n);
            if left < 0 {
                return None;
            }
        }
        // A single code of one bit will do, and no code at all as long as nothing is read with it.
        if left > 0 && longest > 0 && (kind == Kind::Lengths || longest != 1) {
            return None;
        }
        let mut offset = [0u16; 16];
        for n in 1..15 {
            offset[n + 1] = offset[n] + count[n];
        }
        let mut sorted = vec![0; lengths.len()];
        for (symbol, length) in lengths.iter().enumerate().filter(|(_, n)| **n > 0) {
            let at = &mut offset[usize::from(*length & 15)];
            sorted[usize::from(*at)] = symbol as u16;
            *at += 1;
        }
        let mut made = Codes { fast: vec![0; 1 << FAST], count, sorted, longest };
        made.fill();
        Some(made)
    }

    fn fill(&mut self) {
        let (mut code, mut at) = (0u32, 0usize);
        for length in 1..=FAST.min(self.longest) {
            for _ in 0..self.count[length as usize] {
                let start = code.reverse_bits() >> (32 - length);
                let entry = self.sorted[at] << 4 | length as u16;
                for slot in (start..1 << FAST).step_by(1 << length) {
                    self.fast[slot as usize] = entry;
                }
                at += 1;
                code += 1;
            }
            code <<= 1;
        }
    }

    /// The next symbol (`Some(None)` for bits that are no code); `None` when the input ends before.
    pub fn read(&self, input: &mut Input) -> Option<Option<u16>> {
        let bits = input.look();
        let entry = self.fast[(bits & ((1 << FAST) - 1)) as usize];
        if entry != 0 {
            input.take(u32::from(entry & 15))?;
            return Some(Some(entry >> 4));
        }
        let (mut code, mut first, mut at) = (0u32, 0u32, 0u32);
        for length in 1..=self.longest {
            code |= bits >> (length - 1) & 1;
            let count = u32::from(self.count[length as usize]);
            if code < first + count {
                input.take(length)?;
                return Some(self.sorted.get((at + code - first) as usize).copied());
            }
            at += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        // One bit is used, as by zlib.
        input.take(1)?;
        Some(None)
    }
}
