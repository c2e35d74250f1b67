//! The sliding window of the compressor: what came before, found again by hashes of three bytes.
//!
//! Twice as many bytes as a match may reach back; when the upper half is nearly used up it moves down. Positions of the same hash are chained, the
//! latest first. Position 0 ends a chain, so nothing there is ever found: sizes of compressed data depend on it.

use super::state::{Packer, Unpacker};

pub const SHORTEST: usize = 3;
pub const LONGEST: usize = 258;
/// With fewer bytes ahead more are wanted first: a longest match, and what is looked at behind it.
pub const AHEAD: usize = LONGEST + SHORTEST + 1;

/// How hard matches are looked for.
#[derive(Clone, Copy)]
pub struct Effort {
    /// A match of this length shortens the search for a better one at the next position.
    pub good: usize,
    /// A match of this length is not improved on; for quick levels, a longer one is not entered byte by byte.
    pub lazy: usize,
    /// A match of this length ends the search.
    pub nice: usize,
    /// How many positions are tried.
    pub chain: usize,
}

pub struct Window {
    size: usize,
    hash_bits: u32,
    bytes: Vec<u8>,
    /// The latest position of each hash.
    head: Vec<u16>,
    /// The position of the same hash before each position.
    before: Vec<u16>,
    /// Where the next symbol begins.
    pub start: usize,
    /// How many bytes from there are known.
    pub ahead: usize,
    /// Where the block begins; below 0 when that has moved out of the window.
    pub block_start: i64,
    /// Positions before `start` that are not in the chains yet.
    pub not_entered: usize,
    /// Where the last match that was found is.
    pub found_at: usize,
    /// Positions that were tried, for the meter.
    pub tried: usize,
}

impl Window {
    pub fn new(window_bits: u32, memory: u32) -> Window {
        let size = 1usize << window_bits;
        let hash_bits = memory + 7;
        Window {
            size,
            hash_bits,
            bytes: vec![0; size * 2],
            head: vec![0; 1 << hash_bits],
            before: vec![0; size],
            start: 0,
            ahead: 0,
            block_start: 0,
            not_entered: 0,
            found_at: 0,
            tried: 0,
        }
    }

    /// What a new one takes.
    pub fn memory(window_bits: u32, memory: u32) -> usize {
        (4usize << window_bits) + (2usize << (memory + 7))
    }

    /// How far back a match may be.
    pub fn reach(&self) -> usize {
        self.size - AHEAD
    }

    fn hash(&self, at: usize) -> usize {
        let shift = self.hash_bits.div_ceil(SHORTEST as u32);
        let [a, b, c] = [0, 1, 2].map(|n| usize::from(self.bytes[at + n]));
        (a << (2 * shift) ^ b << shift ^ c) & ((1 << self.hash_bits) - 1)
    }

    /// Enters a position into its chain, and answers the one before it (0 when there is none).
    pub fn enter(&mut self, at: usize) -> usize {
        let hash = self.hash(at);
        let before = self.head[hash];
        self.before[at & (self.size - 1)] = before;
        self.head[hash] = at as u16;
        usize::from(before)
    }

    pub fn forget_chains(&mut self) {
        self.head.fill(0);
    }

    pub fn byte(&self, at: usize) -> u8 {
        self.bytes[at]
    }

    /// The bytes of the block so far, while they are all in the window.
    pub fn block(&self) -> Option<&[u8]> {
        let from = usize::try_from(self.block_start).ok()?;
        self.bytes.get(from..self.start)
    }

    /// Takes in bytes until enough are ahead or none are left; what is left is answered.
    pub fn fill<'a>(&mut self, mut input: &'a [u8]) -> &'a [u8] {
        loop {
            if self.start >= self.size + self.reach() {
                self.slide();
            }
            if input.is_empty() {
                return input;
            }
            let end = self.start + self.ahead;
            let n = input.len().min(self.size * 2 - end);
            let (taken, rest) = input.split_at(n);
            input = rest;
            self.bytes[end..end + n].copy_from_slice(taken);
            self.ahead += n;
            // Positions at the end of what came before had no three bytes yet.
            while self.not_entered > 0 && self.ahead + self.not_entered >= SHORTEST {
                self.enter(self.start - self.not_entered);
                self.not_entered -= 1;
            }
            if self.ahead >= AHEAD || n == 0 {
                return input;
            }
        }
    }

    fn slide(&mut self) {
        let size = self.size;
        self.bytes.copy_within(size.., 0);
        self.start -= size;
        self.found_at = self.found_at.wrapping_sub(size) & 0xffff_ffff;
        self.block_start -= size as i64;
        self.not_entered = self.not_entered.min(self.start);
        for at in self.head.iter_mut().chain(&mut self.before) {
            *at = at.saturating_sub(size as u16);
        }
        self.tried += size / 8;
    }

    /// The length of the longest match on a chain that is longer than `best` (which is answered when there is none). It is at `found_at`.
    pub fn longest(&mut self, mut candidate: usize, mut best: usize, effort: &Effort) -> usize {
        let most = self.ahead.min(LONGEST);
        let nice = effort.nice.min(self.ahead);
        let limit = self.start.saturating_sub(self.reach());
        let mut left = if best >= effort.good { effort.chain >> 2 } else { effort.chain };
        let (past, scan) = self.bytes.split_at(self.start);
        let scan = &scan[..most];
        // Nothing can be longer than all that there is.
        if best >= most {
            return best.min(self.ahead);
        }
        loop {
            self.tried += 1;
            // Text before `start` that goes on behind it: compared in one piece.
            if candidate >= past.len() {
                break;
            }
            let other = &self.bytes[candidate..candidate + most];
            if other[best] == scan[best] && other[best - 1] == scan[best - 1] && other[..2] == scan[..2] {
                let length = same(other, scan);
                if length > best {
                    self.found_at = candidate;
                    best = length;
                    if length >= nice || best >= most {
                        break;
                    }
                }
            }
            candidate = usize::from(self.before[candidate & (self.size - 1)]);
            left = left.saturating_sub(1);
            if candidate <= limit || left == 0 {
                break;
            }
        }
        best
    }

    /// How often the byte before `start` is repeated from there.
    pub fn run(&self) -> usize {
        let Some(byte) = self.start.checked_sub(1).map(|at| self.bytes[at]) else { return 0 };
        let ahead = &self.bytes[self.start..self.start + self.ahead.min(LONGEST)];
        ahead.iter().take_while(|n| **n == byte).count()
    }

    /// Takes in a dictionary: bytes that matches may reach back to.
    pub fn preset(&mut self, dictionary: &[u8]) {
        let mut rest = self.fill(&dictionary[dictionary.len().saturating_sub(self.size)..]);
        loop {
            while self.ahead >= SHORTEST {
                self.enter(self.start);
                self.start += 1;
                self.ahead -= 1;
            }
            let before = rest.len();
            // What is at the end waits until more is known.
            self.not_entered = 0;
            rest = self.fill(rest);
            if rest.len() == before {
                break;
            }
        }
        self.start += self.ahead;
        self.not_entered = self.ahead;
        self.ahead = 0;
        self.block_start = self.start as i64;
    }

    pub fn pack(&self, out: &mut Packer) {
        out.bytes(&self.bytes[..self.start + self.ahead]);
        let used: Vec<(usize, u16)> =
            self.head.iter().copied().enumerate().filter(|(_, at)| *at != 0).collect();
        if used.len() * 2 < self.head.len() {
            out.number(1);
            out.shorts(&used.iter().flat_map(|(hash, at)| [*hash as u16, *at]).collect::<Vec<_>>());
        } else {
            out.number(0);
            out.shorts(&self.head);
        }
        out.shorts(&self.before[..(self.start + self.ahead).min(self.size)]);
        out.number(self.start as u32);
        out.number(self.block_start.clamp(-(1 << 30), 1 << 30) as u32);
        out.number(self.not_entered as u32);
        out.number(self.found_at as u32);
    }

    pub fn unpack(&mut self, from: &mut Unpacker) -> Option<()> {
        let most = self.size * 2;
        let bytes = from.bytes(most)?;
        self.bytes[..bytes.len()].copy_from_slice(bytes);
        if from.flag()? {
            for pair in from.shorts(self.head.len())?.chunks_exact(2) {
                *self.head.get_mut(usize::from(pair[0]))? = pair[1];
            }
        } else {
            let head = from.shorts(self.head.len())?;
            self.head.get_mut(..head.len())?.copy_from_slice(&head);
        }
        let before = from.shorts(self.size)?;
        self.before[..before.len()].copy_from_slice(&before);
        if self.head.iter().chain(&self.before).any(|at| usize::from(*at) >= most) {
            return None;
        }
        self.start = from.at_most(bytes.len())?;
        self.ahead = bytes.len() - self.start;
        self.block_start = i64::from(from.number()? as i32);
        self.not_entered = from.at_most(self.start.min(self.size))?;
        self.found_at = from.number()? as usize;
        (self.block_start <= self.start as i64).then_some(())
    }
}

/// How many bytes two pieces have in common.
fn same(a: &[u8], b: &[u8]) -> usize {
    let mut at = 0;
    for (x, y) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        let (x, y) = (
            u64::from_le_bytes(x.try_into().expect("eight bytes")),
            u64::from_le_bytes(y.try_into().expect("eight bytes")),
        );
        if x != y {
            return at + ((x ^ y).trailing_zeros() / 8) as usize;
        }
        at += 8;
    }
    at + a[at.min(a.len())..].iter().zip(&b[at.min(b.len())..]).take_while(|(x, y)| x == y).count()
}
