//! Bits of a deflate stream, the low ones of each byte first.

pub struct Input<'a> {
    data: &'a [u8],
    /// The byte that is taken into `hold` next.
    next: usize,
    hold: u64,
    held: u32,
}

impl<'a> Input<'a> {
    /// Bits of bytes; the first `skip` are used already.
    pub fn new(data: &'a [u8], skip: u32) -> Input<'a> {
        let mut input = Input { data, next: 0, hold: 0, held: 0 };
        input.back_to(skip as usize);
        input
    }

    /// How many bits are used.
    pub fn position(&self) -> usize {
        self.next * 8 - self.held as usize
    }

    pub fn back_to(&mut self, position: usize) {
        let position = position.min(self.data.len() * 8);
        self.next = position / 8;
        (self.hold, self.held) = (0, 0);
        let within = (position % 8) as u32;
        if within > 0 {
            self.hold = u64::from(self.data[self.next]) >> within;
            self.held = 8 - within;
            self.next += 1;
        }
    }

    fn refill(&mut self) {
        if let Some(eight) = self.data.get(self.next..self.next + 8).and_then(|b| b.first_chunk::<8>()) {
            let bytes = (63 - self.held) / 8;
            let taken = u64::from_le_bytes(*eight) & ((1 << (bytes * 8)) - 1);
            self.hold |= taken << self.held;
            self.held += bytes * 8;
            self.next += bytes as usize;
            return;
        }
        while self.held <= 55 && self.next < self.data.len() {
            self.hold |= u64::from(self.data[self.next]) << self.held;
            self.held += 8;
            self.next += 1;
        }
    }

    /// The next bits, zeros behind the end; nothing is used up.
    pub fn look(&mut self) -> u32 {
        if self.held < 32 {
            self.refill();
        }
        self.hold as u32
    }

    /// Uses bits up; `None` when there are not so many.
    pub fn take(&mut self, bits: u32) -> Option<()> {
        if self.held < bits {
            return None;
        }
        self.hold >>= bits;
        self.held -= bits;
        Some(())
    }

    /// The next bits, at most 32.
    pub fn bits(&mut self, bits: u32) -> Option<u32> {
        let word = u64::from(self.look()) & ((1 << bits) - 1);
        self.take(bits)?;
        Some(word as u32)
    }

    /// Goes on at the next whole byte.
    pub fn align(&mut self) {
        let _ = self.take(self.held % 8);
    }

    pub fn skip_bytes(&mut self, n: usize) -> Option<()> {
        let at = self.position() / 8 + n;
        (at <= self.data.len()).then(|| self.back_to(at * 8))
    }

    /// The bytes from a place up to here.
    pub fn since(&self, start: usize) -> &'a [u8] {
        self.data.get(start..self.position() / 8).unwrap_or(&[])
    }

    /// How many whole bytes are left.
    pub fn whole_bytes(&self) -> usize {
        self.data.len() - self.position().div_ceil(8)
    }

    /// Moves whole bytes to the output.
    pub fn copy(&mut self, n: usize, out: &mut Vec<u8>) {
        let at = self.position().div_ceil(8);
        if let Some(bytes) = self.data.get(at..at + n) {
            out.extend_from_slice(bytes);
            self.back_to((at + n) * 8);
        }
    }
}
