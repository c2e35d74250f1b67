//! Level 0: blocks that are not compressed.
//!
//! Where they end depends on how much room there is for the output, so the buffers that CPython offers, one after the other, are counted here, and so is how
//! far zlib's window is filled, although nothing is looked for in it.

use super::blocks::Bits;
use super::deflate::{Flush, Settings};
use super::state::{Packer, Unpacker};

const LARGEST: usize = 65535;

/// The sizes of CPython's output buffers, in units of 32 KB.
const BUFFERS: [usize; 17] =
    [1, 2, 8, 32, 128, 256, 512, 512, 1024, 1024, 1024, 1024, 2048, 2048, 4096, 4096, 8192];

enum Outcome {
    /// The flush is done, or the last block is out.
    Done,
    /// The last block waits for room.
    Ending,
    More,
}

#[derive(Default)]
pub struct Stored {
    /// Bytes that wait for a block.
    held: Vec<u8>,
    /// How far the window is filled.
    pub at: usize,
}

impl Stored {
    pub fn restart(&mut self) {
        self.at = 0;
    }

    /// Takes in bytes; `true` when a flush is done.
    pub fn feed(&mut self, bits: &mut Bits, mut data: &[u8], flush: Flush, settings: &Settings) -> bool {
        let mut buffers = BUFFERS.iter().chain(std::iter::repeat(&BUFFERS[16])).map(|n| n << 15);
        let mut room = buffers.next().unwrap_or(0).saturating_sub(bits.out.len());
        let mut pending = 0usize;
        loop {
            let moved = pending.min(room);
            pending -= moved;
            room -= moved;
            if data.is_empty() && flush == Flush::No {
                // What is held stays for later, even when there is room again.
                return false;
            }
            if room > 0 {
                match self.step(bits, &mut data, flush, settings, &mut room, &mut pending) {
                    Outcome::Done => return true,
                    Outcome::Ending => return false,
                    Outcome::More => {}
                }
                let moved = pending.min(room);
                pending -= moved;
                room -= moved;
                if room > 0 {
                    return false;
                }
            }
            room = buffers.next().unwrap_or(0);
        }
    }

    fn step(
        &mut self,
        bits: &mut Bits,
        data: &mut &[u8],
        flush: Flush,
        settings: &Settings,
        room: &mut usize,
        pending: &mut usize,
    ) -> Outcome {
        let size = 1usize << settings.window_bits;
        let buffer = 4usize << (settings.memory + 6);
        let head = (bits.held as usize + 42) >> 3;
        let worthy = (buffer - 5).min(size);
        let offered = data.len();
        let mut last = false;
        // Straight to the output, as long as it has room.
        while !last {
            let head = (bits.held as usize + 42) >> 3;
            let Some(have) = room.checked_sub(head) else { break };
            let all = self.held.len() + data.len();
            let mut length = LARGEST.min(all).min(have);
            if length < worthy
                && (length == 0 && flush != Flush::Finish || flush == Flush::No || length != all)
            {
                break;
            }
            last = flush == Flush::Finish && length == all;
            bits.stored_head(length, last);
            *room -= head + length;
            let held = self.held.len().min(length);
            bits.out.extend(self.held.drain(..held));
            length -= held;
            let (direct, rest) = data.split_at(length);
            bits.out.extend_from_slice(direct);
            *data = rest;
        }
        let used = offered - data.len();
        if used >= size {
            self.at = size;
        } else if used > 0 {
            if 2 * size - self.at <= used {
                self.at = self.at.saturating_sub(size);
            }
            self.at += used;
        }
        if last {
            return Outcome::Done;
        }
        if flush != Flush::No && flush != Flush::Finish && data.is_empty() && self.held.is_empty() {
            return Outcome::Done;
        }
        // What is left goes to the window.
        let mut free = 2 * size - self.at;
        if data.len() > free && self.at - self.held.len().min(self.at) >= size {
            self.at -= size;
            free += size;
        }
        let (kept, rest) = data.split_at(free.min(data.len()));
        self.held.extend_from_slice(kept);
        self.at += kept.len();
        *data = rest;
        let most = (buffer - head).min(LARGEST);
        let left = self.held.len();
        if left >= most.min(size)
            || (left > 0 || flush == Flush::Finish) && flush != Flush::No && data.is_empty() && left <= most
        {
            let length = left.min(most);
            last = flush == Flush::Finish && data.is_empty() && length == left;
            let before = bits.out.len();
            bits.stored_head(length, last);
            bits.out.extend(self.held.drain(..length));
            *pending += bits.out.len() - before;
        }
        if last { Outcome::Ending } else { Outcome::More }
    }

    pub fn pack(&self, out: &mut Packer) {
        out.number(self.at as u32);
        out.bytes(&self.held);
    }

    pub fn unpack(&mut self, from: &mut Unpacker, window_bits: u32) -> Option<()> {
        self.at = from.at_most(2 << window_bits)?;
        self.held = from.bytes(self.at)?.to_vec();
        Some(())
    }
}
