//! The compressor: bytes become symbols, symbols become blocks.
//!
//! Its output is that of zlib 1.3 byte for byte, since programs print sizes of what they compress: the same effort for each level, the same choice between matches, blocks
//! that end at the same symbols. [`Deflater::feed`] takes bytes in; what is between two calls is packed as bytes.

use hognose_vm::stop::Res;
use hognose_vm::vm::Vm;

use super::blocks::{self, Bits, Symbol};
use super::checks::{adler32, crc32};
use super::state::{Packer, Unpacker};
use super::stored::Stored;
use super::window::{AHEAD, Effort, LONGEST, SHORTEST, Window};

/// When a flush is wanted, by zlib's numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Flush {
    No = 0,
    Partial = 1,
    Sync = 2,
    Full = 3,
    Finish = 4,
    Block = 5,
}

impl Flush {
    pub fn of(number: i64) -> Option<Flush> {
        Some(match number {
            0 => Flush::No,
            1 => Flush::Partial,
            2 => Flush::Sync,
            3 => Flush::Full,
            4 => Flush::Finish,
            5 => Flush::Block,
            _ => return None,
        })
    }

    /// How much a flush asks for.
    fn rank(self) -> i32 {
        match self {
            Flush::No => 0,
            Flush::Block => 1,
            Flush::Partial => 2,
            Flush::Sync => 4,
            Flush::Full => 6,
            Flush::Finish => 8,
        }
    }
}

/// What is around the blocks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wrap {
    Raw = 0,
    Zlib = 1,
    Gzip = 2,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Strategy {
    Default,
    Filtered,
    HuffmanOnly,
    Runs,
    Fixed,
}

/// What a stream is made with.
#[derive(Clone, Copy)]
pub struct Settings {
    pub level: u8,
    pub wrap: Wrap,
    pub window_bits: u32,
    pub memory: u32,
    strategy: Strategy,
}

impl Settings {
    /// `None` for what zlib refuses.
    pub fn new(level: i64, window_bits: i64, memory: i64, strategy: i64) -> Option<Settings> {
        let level = match level {
            -1 => 6,
            0..=9 => level as u8,
            _ => return None,
        };
        let (wrap, bits) = match window_bits {
            -15..=-8 => (Wrap::Raw, -window_bits),
            8..=15 => (Wrap::Zlib, window_bits),
            24..=31 => (Wrap::Gzip, window_bits - 16),
            _ => return None,
        };
        let strategy = match strategy {
            0 => Strategy::Default,
            1 => Strategy::Filtered,
            2 => Strategy::HuffmanOnly,
            3 => Strategy::Runs,
            4 => Strategy::Fixed,
            _ => return None,
        };
        if !(1..=9).contains(&memory) || bits == 8 && wrap != Wrap::Zlib {
            return None;
        }
        Some(Settings { level, wrap, window_bits: bits.max(9) as u32, memory: memory as u32, strategy })
    }

    /// The state of a stream that has not begun.
    pub fn pack(&self) -> Packer {
        let mut out = Packer::default();
        for n in
            [u32::from(self.level), self.wrap as u32, self.window_bits, self.memory, self.strategy as u32]
        {
            out.number(n);
        }
        out
    }

    /// A block ends when it has so many symbols.
    fn most_symbols(&self) -> usize {
        (1 << (self.memory + 6)) - 1
    }

    fn effort(&self) -> Effort {
        let (good, lazy, nice, chain) = match self.level {
            0 | 1 => (4, 4, 8, 4),
            2 => (4, 5, 16, 8),
            3 => (4, 6, 32, 32),
            4 => (4, 4, 16, 16),
            5 => (8, 16, 32, 32),
            6 => (8, 16, 128, 128),
            7 => (8, 32, 128, 256),
            8 => (32, 128, 258, 1024),
            _ => (32, 258, 258, 4096),
        };
        Effort { good, lazy, nice, chain }
    }
}

/// Positions between two looks at the budget.
const POLL: usize = 4096;
/// A match of three bytes so far back takes more bits than the bytes.
const TOO_FAR: usize = 4096;

pub struct Deflater {
    settings: Settings,
    pub window: Window,
    symbols: Vec<Symbol>,
    pub bits: Bits,
    /// Bytes that belong to no match yet, of levels without compression.
    stored: Stored,
    /// The length of the match that the last position has, and whether that position waits for a better one.
    match_length: usize,
    waiting: bool,
    begun: bool,
    finished: bool,
    with_dictionary: bool,
    last_rank: i32,
    check: u32,
    total: u32,
    /// Work that is not charged yet.
    work: usize,
}

impl Deflater {
    pub fn new(vm: &mut Vm, settings: Settings) -> Res<Deflater> {
        vm.charge(400)?;
        vm.reserve(Window::memory(settings.window_bits, settings.memory))?;
        let check = u32::from(settings.wrap == Wrap::Zlib);
        Ok(Deflater {
            settings,
            window: Window::new(settings.window_bits, settings.memory),
            symbols: Vec::new(),
            bits: Bits::default(),
            stored: Stored::default(),
            match_length: SHORTEST - 1,
            waiting: false,
            begun: false,
            finished: false,
            with_dictionary: false,
            last_rank: -1,
            check,
            total: 0,
            work: 0,
        })
    }

    /// Takes in a dictionary before anything else; `false` where zlib refuses that.
    pub fn preset(&mut self, vm: &mut Vm, dictionary: &[u8]) -> Res<bool> {
        if self.settings.wrap == Wrap::Gzip {
            return Ok(false);
        }
        vm.charge(dictionary.len())?;
        if self.settings.wrap == Wrap::Zlib {
            self.check = adler32(self.check, dictionary);
        }
        self.window.preset(dictionary);
        self.with_dictionary = self.window.start > 0;
        self.stored.at = self.window.start;
        Ok(true)
    }

    /// Takes in bytes; what is compressed is in `bits.out` then.
    pub fn feed(&mut self, vm: &mut Vm, data: &[u8], flush: Flush) -> Res<()> {
        let before = std::mem::replace(&mut self.last_rank, flush.rank());
        if self.finished || data.is_empty() && flush.rank() <= before && flush != Flush::Finish {
            return Ok(());
        }
        vm.charge(data.len() / 4 + 20)?;
        vm.reserve(data.len() + data.len() / 8 + 1024)?;
        if !self.begun {
            self.begin();
        }
        match self.settings.wrap {
            Wrap::Raw => {}
            Wrap::Zlib => self.check = adler32(self.check, data),
            Wrap::Gzip => self.check = crc32(self.check, data),
        }
        self.total = self.total.wrapping_add(data.len() as u32);
        let done = if self.settings.level == 0 {
            self.stored.feed(&mut self.bits, data, flush, &self.settings)
        } else {
            match self.settings.strategy {
                Strategy::HuffmanOnly => self.literals(vm, data, flush)?,
                Strategy::Runs => self.runs(vm, data, flush)?,
                _ if self.settings.level < 4 => self.greedy(vm, data, flush)?,
                _ => self.lazy(vm, data, flush)?,
            }
            flush != Flush::No
        };
        if flush == Flush::Finish {
            self.finish();
        } else if done {
            self.mark(flush);
        }
        vm.charge(std::mem::take(&mut self.work) + std::mem::take(&mut self.window.tried))?;
        Ok(())
    }

    fn begin(&mut self) {
        self.begun = true;
        let settings = self.settings;
        let plain = matches!(settings.strategy, Strategy::HuffmanOnly | Strategy::Runs | Strategy::Fixed)
            || settings.level < 2;
        match settings.wrap {
            Wrap::Raw => {}
            Wrap::Zlib => {
                let speed = match settings.level {
                    _ if plain => 0,
                    ..6 => 1,
                    6 => 2,
                    _ => 3,
                };
                let mut head = (8 + ((settings.window_bits as u16 - 8) << 4)) << 8 | speed << 6;
                if self.with_dictionary {
                    head |= 0x20;
                }
                head += 31 - head % 31;
                self.bits.out.extend_from_slice(&head.to_be_bytes());
                if self.with_dictionary {
                    self.bits.out.extend_from_slice(&self.check.to_be_bytes());
                }
                self.check = 1;
            }
            Wrap::Gzip => {
                let speed = if settings.level == 9 {
                    2
                } else if plain {
                    4
                } else {
                    0
                };
                self.bits.out.extend_from_slice(&[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, speed, 3]);
                self.check = 0;
            }
        }
    }

    fn finish(&mut self) {
        self.finished = true;
        match self.settings.wrap {
            Wrap::Raw => {}
            Wrap::Zlib => self.bits.out.extend_from_slice(&self.check.to_be_bytes()),
            Wrap::Gzip => {
                self.bits.out.extend_from_slice(&self.check.to_le_bytes());
                self.bits.out.extend_from_slice(&self.total.to_le_bytes());
            }
        }
    }

    /// What says to a reader that all is there so far.
    fn mark(&mut self, flush: Flush) {
        match flush {
            Flush::Partial => self.bits.empty_fixed(),
            Flush::Sync => self.bits.stored_head(0, false),
            Flush::Full => {
                self.bits.stored_head(0, false);
                self.window.forget_chains();
                if self.window.ahead == 0 {
                    self.window.start = 0;
                    self.window.block_start = 0;
                    self.window.not_entered = 0;
                    self.stored.restart();
                }
            }
            Flush::No | Flush::Finish | Flush::Block => {}
        }
    }

    /// Makes sure that enough is ahead; `false` when there is nothing more to do now.
    fn more(&mut self, vm: &mut Vm, data: &mut &[u8], wanted: usize, flush: Flush) -> Res<bool> {
        self.work += 1;
        if self.work + self.window.tried >= POLL {
            vm.charge(std::mem::take(&mut self.work) + std::mem::take(&mut self.window.tried))?;
        }
        if self.window.ahead >= wanted {
            return Ok(true);
        }
        *data = self.window.fill(data);
        Ok(self.window.ahead > 0 && (self.window.ahead >= wanted || flush != Flush::No))
    }

    /// Adds a symbol; `true` when the block is full.
    fn add(&mut self, distance: usize, low: u8) -> bool {
        self.symbols.push(Symbol { distance: distance as u16, low });
        self.symbols.len() >= self.settings.most_symbols()
    }

    fn end_block(&mut self, last: bool) {
        self.work += self.symbols.len() * 2 + 600;
        blocks::write(
            &mut self.bits,
            &self.symbols,
            self.window.block(),
            self.settings.strategy == Strategy::Fixed,
            last,
        );
        self.symbols.clear();
        self.window.block_start = self.window.start as i64;
    }

    /// All that was fed is in symbols; blocks end where a flush or the end wants it.
    fn drained(&mut self, not_entered: usize, flush: Flush) {
        if flush == Flush::No {
            return;
        }
        self.window.not_entered = not_entered;
        if flush == Flush::Finish {
            self.end_block(true);
        } else if !self.symbols.is_empty() {
            self.end_block(false);
        }
    }

    fn within_reach(&self, candidate: usize) -> bool {
        candidate != 0
            && candidate < self.window.start
            && self.window.start - candidate <= self.window.reach()
    }

    /// Levels 1 to 3: the first match is taken.
    fn greedy(&mut self, vm: &mut Vm, mut data: &[u8], flush: Flush) -> Res<()> {
        let effort = self.settings.effort();
        while self.more(vm, &mut data, AHEAD, flush)? {
            let candidate =
                if self.window.ahead >= SHORTEST { self.window.enter(self.window.start) } else { 0 };
            let length = if self.within_reach(candidate) {
                self.window.longest(candidate, SHORTEST - 1, &effort)
            } else {
                0
            };
            let full = if length >= SHORTEST {
                let full = self.add(self.window.start - self.window.found_at, (length - SHORTEST) as u8);
                self.window.ahead -= length;
                if length <= effort.lazy && self.window.ahead >= SHORTEST {
                    for at in 1..length {
                        self.window.enter(self.window.start + at);
                    }
                }
                self.window.start += length;
                full
            } else {
                let full = self.add(0, self.window.byte(self.window.start));
                self.window.start += 1;
                self.window.ahead -= 1;
                full
            };
            if full {
                self.end_block(false);
            }
        }
        self.drained(self.window.start.min(SHORTEST - 1), flush);
        Ok(())
    }

    /// Levels 4 to 9: a match is taken when the next position has no better one.
    fn lazy(&mut self, vm: &mut Vm, mut data: &[u8], flush: Flush) -> Res<()> {
        let effort = self.settings.effort();
        while self.more(vm, &mut data, AHEAD, flush)? {
            let candidate =
                if self.window.ahead >= SHORTEST { self.window.enter(self.window.start) } else { 0 };
            let (before, before_at) = (self.match_length, self.window.found_at);
            self.match_length = SHORTEST - 1;
            if self.within_reach(candidate) && before < effort.lazy {
                let length = self.window.longest(candidate, before, &effort);
                let far =
                    length == SHORTEST && self.window.start.wrapping_sub(self.window.found_at) > TOO_FAR;
                let worth = length > 5 || self.settings.strategy != Strategy::Filtered && !far;
                self.match_length = if worth { length } else { SHORTEST - 1 };
            }
            if before >= SHORTEST && self.match_length <= before {
                let start = self.window.start;
                let last = (start + self.window.ahead).saturating_sub(SHORTEST);
                let full = self.add(start.wrapping_sub(1).wrapping_sub(before_at), (before - SHORTEST) as u8);
                let next = start + before - 1;
                for at in start + 1..next {
                    if at <= last {
                        self.window.enter(at);
                    }
                }
                self.window.ahead -= before - 1;
                self.window.start = next;
                self.waiting = false;
                self.match_length = SHORTEST - 1;
                if full {
                    self.end_block(false);
                }
                continue;
            }
            if self.waiting && self.add(0, self.window.byte(self.window.start - 1)) {
                self.end_block(false);
            }
            self.waiting = true;
            self.window.start += 1;
            self.window.ahead -= 1;
        }
        if flush != Flush::No && std::mem::take(&mut self.waiting) {
            let _ = self.add(0, self.window.byte(self.window.start - 1));
        }
        self.drained(self.window.start.min(SHORTEST - 1), flush);
        Ok(())
    }

    /// Runs of a byte are the only matches.
    fn runs(&mut self, vm: &mut Vm, mut data: &[u8], flush: Flush) -> Res<()> {
        while self.more(vm, &mut data, LONGEST + 1, flush)? {
            let run = if self.window.ahead >= SHORTEST { self.window.run() } else { 0 };
            let (taken, full) = if run >= SHORTEST {
                (run, self.add(1, (run - SHORTEST) as u8))
            } else {
                (1, self.add(0, self.window.byte(self.window.start)))
            };
            self.window.start += taken;
            self.window.ahead -= taken;
            if full {
                self.end_block(false);
            }
        }
        self.drained(0, flush);
        Ok(())
    }

    /// No matches at all.
    fn literals(&mut self, vm: &mut Vm, mut data: &[u8], flush: Flush) -> Res<()> {
        while self.more(vm, &mut data, 1, flush)? {
            let full = self.add(0, self.window.byte(self.window.start));
            self.window.start += 1;
            self.window.ahead -= 1;
            if full {
                self.end_block(false);
            }
        }
        self.drained(0, flush);
        Ok(())
    }

    pub fn pack(&self) -> Vec<u8> {
        let mut out = self.settings.pack();
        for n in [self.begun, self.finished, self.with_dictionary, self.waiting] {
            out.number(u32::from(n));
        }
        for n in [
            self.match_length as u32,
            (self.last_rank + 1) as u32,
            self.check,
            self.total,
            self.bits.hold as u32,
            self.bits.held,
        ] {
            out.number(n);
        }
        self.window.pack(&mut out);
        out.shorts(&self.symbols.iter().map(|s| s.distance).collect::<Vec<_>>());
        out.bytes(&self.symbols.iter().map(|s| s.low).collect::<Vec<_>>());
        self.stored.pack(&mut out);
        out.0
    }

    /// `None` for bytes that no stream has packed.
    pub fn unpack(vm: &mut Vm, state: &[u8]) -> Res<Option<Deflater>> {
        let mut from = Unpacker(state);
        let Some(settings) = Deflater::unpack_settings(&mut from) else { return Ok(None) };
        vm.charge(state.len() / 16)?;
        let mut made = Deflater::new(vm, settings)?;
        // Settings alone are a stream that has not begun.
        let read = if from.0.is_empty() { Some(()) } else { made.unpack_rest(&mut from) };
        Ok(read.map(|()| made))
    }

    fn unpack_settings(from: &mut Unpacker) -> Option<Settings> {
        let level = from.at_most(9)?;
        let wrap = from.at_most(2)?;
        let window_bits = from.at_most(15)? as i64;
        let memory = from.at_most(9)?;
        let strategy = from.at_most(4)?;
        let signed = match wrap {
            0 => -window_bits,
            1 => window_bits,
            _ => window_bits + 16,
        };
        Settings::new(level as i64, signed, memory as i64, strategy as i64)
    }

    fn unpack_rest(&mut self, from: &mut Unpacker) -> Option<()> {
        self.begun = from.flag()?;
        self.finished = from.flag()?;
        self.with_dictionary = from.flag()?;
        self.waiting = from.flag()?;
        self.match_length = from.at_most(LONGEST)?.max(SHORTEST - 1);
        self.last_rank = from.at_most(9)? as i32 - 1;
        self.check = from.number()?;
        self.total = from.number()?;
        self.bits.hold = u64::from(from.number()?) & 0xff;
        self.bits.held = from.at_most(7)? as u32;
        self.window.unpack(from)?;
        let distances = from.shorts(self.settings.most_symbols())?;
        let lows = from.bytes(self.settings.most_symbols())?;
        // A match that waits lies before its position, and is within what is known.
        let waiting_is_sane = !self.waiting || self.window.start > 0;
        let match_is_sane = self.match_length < SHORTEST
            || self.waiting
                && self.match_length <= self.window.ahead + 1
                && self.window.found_at + 1 < self.window.start;
        let far = distances.iter().any(|n| *n > 1 << 15);
        if distances.len() != lows.len() || far || !waiting_is_sane || !match_is_sane {
            return None;
        }
        self.symbols = distances
            .iter()
            .zip(lows)
            .map(|(distance, low)| Symbol { distance: *distance, low: *low })
            .collect();
        self.stored.unpack(from, self.settings.window_bits)
    }
}
