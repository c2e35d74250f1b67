//! The decompressor: a deflate stream (RFC 1951), with the wrapping of zlib (RFC 1950) or gzip (RFC 1952), becomes bytes.
//!
//! It stops at any byte of its input, and at any number of bytes of output. What it knows then is packed as bytes: input that is no whole symbol yet goes back
//! to where the symbol begins, and is read again with what follows. Complaints are zlib's, word for word.

use hognose_vm::stop::Res;
use hognose_vm::vm::Vm;

use super::blocks::LENGTH_ORDER;
use super::checks::{adler32, crc32};
use super::codes::{Codes, Kind};
use super::input::Input;
use super::state::{Packer, Unpacker};
use super::tables::{DISTANCES, LENGTHS};

/// How far back matches reach.
const WINDOW: usize = 1 << 15;
/// Bytes of output between two looks at the budgets.
const POLL: usize = 1 << 16;

/// Why it stopped.
pub enum Why {
    /// It wants more input, or has given as much as it may.
    Paused,
    End,
    /// It wants a dictionary.
    Dictionary,
    /// The data is no such stream.
    Bad(&'static str),
}

/// What comes next in the input.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Header,
    Block,
    Stored,
    Symbols,
    Trailer,
    End,
    Dictionary,
}

const STAGES: [Stage; 7] = [
    Stage::Header,
    Stage::Block,
    Stage::Stored,
    Stage::Symbols,
    Stage::Trailer,
    Stage::End,
    Stage::Dictionary,
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wrap {
    Raw,
    Zlib,
    Gzip,
    /// Whatever the first bytes say.
    Either,
}

const WRAPS: [Wrap; 4] = [Wrap::Raw, Wrap::Zlib, Wrap::Gzip, Wrap::Either];

/// How reading one thing ended.
enum Halt {
    /// There is not enough input for it.
    Short,
    Bad(&'static str),
    Stop(hognose_vm::stop::Stop),
}

impl From<hognose_vm::stop::Stop> for Halt {
    fn from(stop: hognose_vm::stop::Stop) -> Halt {
        Halt::Stop(stop)
    }
}

type Read<T> = Result<T, Halt>;

pub struct Inflater {
    wrap: Wrap,
    window_bits: u32,
    stage: Stage,
    last: bool,
    /// Bytes that a stored block still has, or a match that did not fit into the output.
    left: usize,
    distance: usize,
    /// A literal that did not fit.
    literal: Option<u8>,
    /// Lengths of the codes of this block: literals, then distances.
    lengths: Vec<u8>,
    literals: usize,
    check: u32,
    total: u32,
    /// Input that was consumed but is no whole symbol; the first byte is used up to a bit.
    held: Vec<u8>,
    skip: u32,
    /// What was given before, as far as matches reach, and then what is given now.
    out: Vec<u8>,
}

impl Inflater {
    /// `None` for what zlib refuses.
    pub fn new(window_bits: i64) -> Option<Inflater> {
        let (wrap, bits) = match window_bits {
            -15..=-8 => (Wrap::Raw, -window_bits),
            0 | 8..=15 => (Wrap::Zlib, window_bits),
            16 | 24..=31 => (Wrap::Gzip, window_bits - 16),
            32 | 40..=47 => (Wrap::Either, window_bits - 32),
            _ => return None,
        };
        let stage = if wrap == Wrap::Raw { Stage::Block } else { Stage::Header };
        Some(Inflater {
            wrap,
            window_bits: bits as u32,
            stage,
            last: false,
            left: 0,
            distance: 0,
            literal: None,
            lengths: Vec::new(),
            literals: 0,
            check: 1,
            total: 0,
            held: Vec::new(),
            skip: 0,
            out: Vec::new(),
        })
    }

    /// Sets the dictionary that a stream asked for, or that one without a header starts with; `false` when it is another one.
    pub fn preset(&mut self, dictionary: &[u8]) -> bool {
        if self.stage == Stage::Dictionary {
            if adler32(1, dictionary) != self.check {
                return false;
            }
            self.stage = Stage::Block;
            self.check = 1;
        } else if self.wrap != Wrap::Raw {
            return false;
        }
        self.out.extend_from_slice(&dictionary[dictionary.len().saturating_sub(WINDOW)..]);
        true
    }

    /// Takes in bytes and gives at most `most`. Answers why it stopped, what it gave, and how many bytes at the end of the input it did not look at.
    pub fn feed(&mut self, vm: &mut Vm, data: &[u8], most: usize) -> Res<(Why, Vec<u8>, usize)> {
        let held = std::mem::take(&mut self.held);
        vm.charge(60 + (held.len() + data.len()) / 8)?;
        let joined;
        let all = if held.is_empty() {
            data
        } else {
            vm.reserve(data.len())?;
            joined = [&held, data].concat();
            &joined
        };
        let mut input = Input::new(all, self.skip);
        let before = self.out.len();
        let mut room =
            Room { most: before.saturating_add(most), window: before, allowed: before, checked: before };
        let mut short = false;
        let why = loop {
            let mark = input.position();
            match self.part(vm, &mut input, &mut room) {
                Ok(None) => {}
                Ok(Some(why)) => break why,
                Err(Halt::Short) => {
                    // Symbols go back one by one.
                    if self.stage != Stage::Symbols {
                        input.back_to(mark);
                    }
                    short = true;
                    break Why::Paused;
                }
                Err(Halt::Bad(message)) => break Why::Bad(message),
                Err(Halt::Stop(stop)) => return Err(stop),
            }
        };
        self.add_up(&mut room);
        let position = input.position();
        self.skip = (position % 8) as u32;
        let rest = if short {
            // All of it belongs to what comes next.
            self.held = all[position / 8..].to_vec();
            0
        } else {
            let seen = position.div_ceil(8);
            if self.skip > 0 {
                self.held = all[seen - 1..seen].to_vec();
            }
            all.len() - seen
        };
        vm.charge((self.out.len() - before) / 8)?;
        let given = self.out.split_off(before);
        self.out.extend_from_slice(&given[given.len().saturating_sub(WINDOW)..]);
        let surplus = self.out.len().saturating_sub(WINDOW);
        self.out.drain(..surplus);
        Ok((why, given, rest))
    }

    /// Sums what was given since it was last summed.
    fn add_up(&mut self, room: &mut Room) {
        let new = &self.out[room.checked.min(self.out.len())..];
        self.total = self.total.wrapping_add(new.len() as u32);
        match self.wrap {
            Wrap::Zlib if self.stage != Stage::Dictionary => self.check = adler32(self.check, new),
            Wrap::Gzip => self.check = crc32(self.check, new),
            _ => {}
        }
        room.checked = self.out.len();
    }

    /// Makes sure that the output may grow by some bytes.
    fn grow(&mut self, vm: &mut Vm, room: &mut Room, bytes: usize) -> Res<()> {
        if self.out.len() + bytes > room.allowed {
            let more = (self.out.len() / 4).max(POLL).max(bytes);
            // What stands behind an older window is copied in the end.
            let times = if room.window == 0 { 1 } else { 2 };
            vm.reserve((self.out.len() + more).saturating_mul(times))?;
            self.out.reserve_exact(more);
            vm.charge(more.min(POLL) / 8)?;
            room.allowed = self.out.len() + more;
        }
        Ok(())
    }

    /// Reads one thing, or runs through symbols until they stop.
    fn part(&mut self, vm: &mut Vm, input: &mut Input, room: &mut Room) -> Read<Option<Why>> {
        match self.stage {
            Stage::Header => self.header(input)?,
            Stage::Dictionary => return Ok(Some(Why::Dictionary)),
            Stage::Block => self.block(input)?,
            Stage::Stored => {
                if self.left > 0 && room.most == self.out.len() {
                    return Ok(Some(Why::Paused));
                }
                let n = self.left.min(room.most - self.out.len()).min(input.whole_bytes());
                if self.left > 0 && n == 0 {
                    return Err(Halt::Short);
                }
                self.grow(vm, room, n)?;
                vm.charge(n / 8)?;
                input.copy(n, &mut self.out);
                self.left -= n;
                if self.left == 0 {
                    self.stage = self.after_block();
                }
            }
            Stage::Symbols => {
                if !self.symbols(vm, input, room)? {
                    return Ok(Some(Why::Paused));
                }
            }
            Stage::Trailer => {
                self.add_up(room);
                if self.wrap != Wrap::Raw {
                    input.align();
                    let check = input.bits(32).ok_or(Halt::Short)?;
                    let check = if self.wrap == Wrap::Gzip { check } else { check.swap_bytes() };
                    if check != self.check {
                        return Err(Halt::Bad("incorrect data check"));
                    }
                    if self.wrap == Wrap::Gzip && input.bits(32).ok_or(Halt::Short)? != self.total {
                        return Err(Halt::Bad("incorrect length check"));
                    }
                }
                self.stage = Stage::End;
            }
            Stage::End => {
                input.align();
                return Ok(Some(Why::End));
            }
        }
        Ok(None)
    }

    fn after_block(&self) -> Stage {
        if self.last { Stage::Trailer } else { Stage::Block }
    }

    fn header(&mut self, input: &mut Input) -> Read<()> {
        let first = input.bits(16).ok_or(Halt::Short)?;
        if self.wrap != Wrap::Zlib && first == 0x8b1f {
            if self.window_bits == 0 {
                self.window_bits = 15;
            }
            return self.gzip_header(input);
        }
        let swapped = (first as u16).swap_bytes();
        if self.wrap == Wrap::Gzip || !swapped.is_multiple_of(31) {
            return Err(Halt::Bad("incorrect header check"));
        }
        if first & 15 != 8 {
            return Err(Halt::Bad("unknown compression method"));
        }
        let bits = (first >> 4 & 15) + 8;
        if self.window_bits == 0 {
            self.window_bits = bits;
        }
        if bits > 15 || bits > self.window_bits {
            return Err(Halt::Bad("invalid window size"));
        }
        if first & 0x2000 != 0 {
            let check = input.bits(32).ok_or(Halt::Short)?;
            self.check = check.swap_bytes();
            self.stage = Stage::Dictionary;
        } else {
            self.check = 1;
            self.stage = Stage::Block;
        }
        self.wrap = Wrap::Zlib;
        Ok(())
    }

    fn gzip_header(&mut self, input: &mut Input) -> Read<()> {
        let start = input.position() / 8 - 2;
        let word = input.bits(16).ok_or(Halt::Short)?;
        if word & 0xff != 8 {
            return Err(Halt::Bad("unknown compression method"));
        }
        let flags = word >> 8;
        if flags & 0xe0 != 0 {
            return Err(Halt::Bad("unknown header flags set"));
        }
        // Time, level and system.
        input.skip_bytes(6).ok_or(Halt::Short)?;
        if flags & 4 != 0 {
            let size = input.bits(16).ok_or(Halt::Short)?;
            input.skip_bytes(size as usize).ok_or(Halt::Short)?;
        }
        // A name and a comment end with a zero.
        for flag in [8, 16] {
            while flags & flag != 0 && input.bits(8).ok_or(Halt::Short)? != 0 {}
        }
        if flags & 2 != 0 {
            let expected = crc32(0, input.since(start)) & 0xffff;
            if input.bits(16).ok_or(Halt::Short)? != expected {
                return Err(Halt::Bad("header crc mismatch"));
            }
        }
        self.wrap = Wrap::Gzip;
        self.check = 0;
        self.stage = Stage::Block;
        Ok(())
    }

    fn block(&mut self, input: &mut Input) -> Read<()> {
        let head = input.bits(3).ok_or(Halt::Short)?;
        let last = head & 1 == 1;
        match head >> 1 {
            0 => {
                input.align();
                let sizes = input.bits(32).ok_or(Halt::Short)?;
                if sizes & 0xffff != !sizes >> 16 {
                    return Err(Halt::Bad("invalid stored block lengths"));
                }
                self.left = (sizes & 0xffff) as usize;
                self.stage = Stage::Stored;
            }
            1 => {
                self.lengths = (0..288u32)
                    .map(|n| match n {
                        0..144 => 8,
                        144..256 => 9,
                        256..280 => 7,
                        _ => 8,
                    })
                    .collect();
                self.lengths.extend([5; 32]);
                self.literals = 288;
                self.stage = Stage::Symbols;
            }
            2 => {
                self.read_lengths(input)?;
                self.stage = Stage::Symbols;
            }
            _ => return Err(Halt::Bad("invalid block type")),
        }
        self.last = last;
        Ok(())
    }

    /// The lengths of the codes of a block.
    fn read_lengths(&mut self, input: &mut Input) -> Read<()> {
        let counts = input.bits(14).ok_or(Halt::Short)?;
        let (literals, distances, own) =
            ((counts & 31) as usize + 257, (counts >> 5 & 31) as usize + 1, (counts >> 10) as usize + 4);
        if literals > 286 || distances > 30 {
            return Err(Halt::Bad("too many length or distance symbols"));
        }
        let mut code = [0u8; 19];
        for at in &LENGTH_ORDER[..own] {
            code[*at] = input.bits(3).ok_or(Halt::Short)? as u8;
        }
        let codes = Codes::new(&code, Kind::Lengths).ok_or(Halt::Bad("invalid code lengths set"))?;
        let mut lengths = Vec::with_capacity(literals + distances);
        while lengths.len() < literals + distances {
            let symbol = codes.read(input).ok_or(Halt::Short)?.unwrap_or(0);
            let (value, times) = match symbol {
                0..16 => (symbol as u8, 1),
                16 => {
                    let before = lengths.last().copied();
                    let times = input.bits(2).ok_or(Halt::Short)? + 3;
                    (before.ok_or(Halt::Bad("invalid bit length repeat"))?, times)
                }
                17 => (0, input.bits(3).ok_or(Halt::Short)? + 3),
                _ => (0, input.bits(7).ok_or(Halt::Short)? + 11),
            };
            if lengths.len() + times as usize > literals + distances {
                return Err(Halt::Bad("invalid bit length repeat"));
            }
            lengths.extend(std::iter::repeat_n(value, times as usize));
        }
        if lengths[256] == 0 {
            return Err(Halt::Bad("invalid code -- missing end-of-block"));
        }
        Codes::new(&lengths[..literals], Kind::Literals).ok_or(Halt::Bad("invalid literal/lengths set"))?;
        Codes::new(&lengths[literals..], Kind::Distances).ok_or(Halt::Bad("invalid distances set"))?;
        self.lengths = lengths;
        self.literals = literals;
        Ok(())
    }

    /// Reads symbols until the end of the block (`true`) or until the output is full.
    fn symbols(&mut self, vm: &mut Vm, input: &mut Input, room: &mut Room) -> Read<bool> {
        if !self.give_left(vm, room)? {
            return Ok(false);
        }
        vm.charge(150)?;
        let (literals, distances) =
            self.lengths.split_at_checked(self.literals).ok_or(Halt::Bad("invalid literal/lengths set"))?;
        let literals =
            Codes::new(literals, Kind::Literals).ok_or(Halt::Bad("invalid literal/lengths set"))?;
        let distances = Codes::new(distances, Kind::Distances).ok_or(Halt::Bad("invalid distances set"))?;
        loop {
            // What is read up to here is kept when the input ends in the middle of the next symbol.
            let mark = input.position();
            match self.symbol(vm, input, room, &literals, &distances) {
                Ok(Some(done)) => return Ok(done),
                Ok(None) => {}
                Err(Halt::Short) => {
                    input.back_to(mark);
                    return Err(Halt::Short);
                }
                Err(other) => return Err(other),
            }
        }
    }

    fn symbol(
        &mut self,
        vm: &mut Vm,
        input: &mut Input,
        room: &mut Room,
        literals: &Codes,
        distances: &Codes,
    ) -> Read<Option<bool>> {
        let symbol =
            literals.read(input).ok_or(Halt::Short)?.ok_or(Halt::Bad("invalid literal/length code"))?;
        match symbol {
            0..256 => self.literal = Some(symbol as u8),
            256 => {
                self.stage = self.after_block();
                return Ok(Some(true));
            }
            _ => {
                let range =
                    LENGTHS.get(usize::from(symbol) - 257).ok_or(Halt::Bad("invalid literal/length code"))?;
                let length = u32::from(range.base) + input.bits(u32::from(range.extra)).ok_or(Halt::Short)?;
                let symbol =
                    distances.read(input).ok_or(Halt::Short)?.ok_or(Halt::Bad("invalid distance code"))?;
                let range = DISTANCES.get(usize::from(symbol)).ok_or(Halt::Bad("invalid distance code"))?;
                let distance =
                    u32::from(range.base) + input.bits(u32::from(range.extra)).ok_or(Halt::Short)?;
                if distance as usize > self.out.len() {
                    return Err(Halt::Bad("invalid distance too far back"));
                }
                (self.left, self.distance) = (length as usize, distance as usize);
            }
        }
        Ok(if self.give_left(vm, room)? { None } else { Some(false) })
    }

    /// Gives a literal or a match; `false` when the output is full before its end.
    fn give_left(&mut self, vm: &mut Vm, room: &mut Room) -> Res<bool> {
        let free = room.most - self.out.len();
        if let Some(byte) = self.literal {
            if free == 0 {
                return Ok(false);
            }
            self.grow(vm, room, 1)?;
            self.out.push(byte);
            self.literal = None;
            return Ok(true);
        }
        let n = self.left.min(free);
        if n > 0 {
            self.grow(vm, room, n)?;
            let from = self.out.len() - self.distance;
            if self.distance >= n {
                self.out.extend_from_within(from..from + n);
            } else {
                for at in from..from + n {
                    self.out.push(self.out[at]);
                }
            }
            self.left -= n;
        }
        Ok(self.left == 0)
    }

    pub fn pack(&self) -> Vec<u8> {
        let mut out = Packer::default();
        for n in [
            self.wrap as u32,
            self.window_bits,
            self.stage as u32,
            u32::from(self.last),
            self.left as u32,
            self.distance as u32,
        ] {
            out.number(n);
        }
        out.number(self.literal.map_or(256, u32::from));
        for n in [self.literals as u32, self.check, self.total, self.skip] {
            out.number(n);
        }
        out.bytes(&self.lengths);
        out.bytes(&self.held);
        out.bytes(&self.out);
        out.0
    }

    /// `None` for bytes that no stream has packed.
    pub fn unpack(state: &[u8]) -> Option<Inflater> {
        let from = &mut Unpacker(state);
        let made = Inflater {
            wrap: *WRAPS.get(from.at_most(3)?)?,
            window_bits: from.at_most(15)? as u32,
            stage: *STAGES.get(from.at_most(6)?)?,
            last: from.flag()?,
            left: from.at_most(65535)?,
            distance: from.at_most(WINDOW)?,
            literal: u8::try_from(from.at_most(256)?).ok(),
            literals: from.at_most(288)?,
            check: from.number()?,
            total: from.number()?,
            skip: from.at_most(7)? as u32,
            lengths: from.bytes(320)?.to_vec(),
            held: from.bytes(1 << 30)?.to_vec(),
            out: from.bytes(WINDOW)?.to_vec(),
        };
        let match_is_sane =
            made.stage == Stage::Stored || made.left == 0 || (1..=made.out.len()).contains(&made.distance);
        (match_is_sane && made.lengths.iter().all(|n| *n < 16)).then_some(made)
    }
}

/// How far the output may go.
struct Room {
    /// Up to here in this call.
    most: usize,
    /// What was given before.
    window: usize,
    /// Up to here the memory was asked for.
    allowed: usize,
    /// Up to here it is in the checksum.
    checked: usize,
}
