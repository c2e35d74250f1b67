//! Numbers, texts and lists as bytes: varints, every count checked before memory is taken for it.
//!
//! Nothing here knows what the numbers mean.

use crate::error::LoadError;

/// Appends to a buffer.
#[derive(Default)]
pub struct Writer {
    /// What was written.
    pub out: Vec<u8>,
}

impl Writer {
    /// An unsigned number.
    #[inline]
    pub fn num(&mut self, n: u64) {
        // Short ones at once: most numbers have up to three bytes.
        let byte = |i: u32| (n >> (7 * i)) as u8;
        match n {
            0..0x80 => self.out.push(byte(0)),
            0x80..0x4000 => self.out.extend_from_slice(&[byte(0) | 0x80, byte(1)]),
            0x4000..0x20_0000 => self.out.extend_from_slice(&[byte(0) | 0x80, byte(1) | 0x80, byte(2)]),
            _ => self.long(n),
        }
    }

    /// The numbers of items in front of the first whose number is long or none: how many they are.
    pub fn nums<T>(&mut self, items: &[T], number: impl Fn(&T) -> Option<u64>) -> usize {
        // They are put together beside the buffer, which then grows once for many.
        let mut written = [0; 256];
        let (mut at, mut n) = (0, 0);
        let number = |item: &T| number(item).filter(|number| *number < 0x20_0000);
        while n < items.len() {
            // Most often those beside each other are equally long: then none waits for where the one before ends.
            if let Some(four) = items[n..].first_chunk::<4>()
                && let Some(place) = written.get_mut(at..at + 16).and_then(|place| place.first_chunk_mut())
                && let [a, b, c, d] = four
                && let (Some(a), Some(b), Some(c), Some(d)) = (number(a), number(b), number(c), number(d))
                && let Some(width) = four_nums([a, b, c, d], place)
            {
                at += 4 * width;
                n += 4;
            } else {
                let Some(number) = number(&items[n]) else { break };
                let (two, three) = ((number >= 0x80) as u64, (number >= 0x4000) as u64);
                let spread = spread(number) | two << 7 | three << 15;
                // There is always room for one.
                if let Some(place) = written.get_mut(at..at + 4) {
                    place.copy_from_slice(&(spread as u32).to_le_bytes());
                }
                at += (1 + two + three) as usize;
                n += 1;
            }
            if at > written.len() - 16 {
                self.out.extend_from_slice(&written[..at]);
                at = 0;
            }
        }
        self.out.extend_from_slice(&written[..at]);
        n
    }

    #[inline(never)]
    fn long(&mut self, mut n: u64) {
        while n >= 0x80 {
            self.out.push(n as u8 | 0x80);
            n >>= 7;
        }
        self.out.push(n as u8);
    }

    /// A signed number.
    #[inline]
    pub fn int(&mut self, n: i64) {
        self.num(zigzag(n));
    }

    /// Bytes behind their number.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.num(bytes.len() as u64);
        self.out.extend_from_slice(bytes);
    }
}

/// How many bytes a number takes.
#[inline]
pub fn num_width(n: u64) -> usize {
    (64 - (n | 1).leading_zeros()).div_ceil(7) as usize
}

/// Three times seven bits, each in a byte of its own.
#[inline]
fn spread(number: u64) -> u64 {
    number & 0x7F | (number & 0x3F80) << 1 | (number & 0x1F_C000) << 2
}

/// Writes four numbers that take as many bytes: how many each. `None` where they differ, or are long.
#[inline]
fn four_nums(numbers: [u64; 4], place: &mut [u8; 16]) -> Option<usize> {
    let are = |from: u64, to: u64| numbers.iter().all(|number| number.wrapping_sub(from) < to - from);
    if are(0x4000, 0x20_0000) {
        let [a, b, c, d] = numbers;
        let (a, b) = (spread(a) | 0x8080, spread(b) | 0x8080);
        let (c, d) = (spread(c) | 0x8080, spread(d) | 0x8080);
        *place = (u128::from(a | b << 24) | u128::from(c | d << 24) << 48).to_le_bytes();
        return Some(3);
    }
    if are(0x80, 0x4000) {
        let [a, b, c, d] = numbers;
        let (a, b) = (spread(a) | 0x80, spread(b) | 0x80);
        let (c, d) = (spread(c) | 0x80, spread(d) | 0x80);
        *place = u128::from(a | b << 16 | c << 32 | d << 48).to_le_bytes();
        return Some(2);
    }
    if are(0, 0x80) {
        let [a, b, c, d] = numbers;
        *place = u128::from(a | b << 8 | c << 16 | d << 24).to_le_bytes();
        return Some(1);
    }
    None
}

/// A signed number as an unsigned one, small when its magnitude is.
#[inline]
pub fn zigzag(n: i64) -> u64 {
    ((n << 1) ^ (n >> 63)) as u64
}

/// The reverse of [`zigzag`].
#[inline]
pub fn unzigzag(n: u64) -> i64 {
    (n >> 1) as i64 ^ -((n & 1) as i64)
}

/// Reads from bytes that nobody vouches for.
#[derive(Clone)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

type Read<T> = Result<T, LoadError>;

impl<'a> Reader<'a> {
    /// Reads from the front.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, at: 0 }
    }

    /// The error for what was expected here.
    #[cold]
    pub fn wrong(&self, expected: &'static str) -> LoadError {
        if self.at >= self.bytes.len() {
            LoadError::CutShort
        } else {
            LoadError::Malformed { at: self.at, expected: expected.into() }
        }
    }

    /// How many bytes are left.
    pub fn left(&self) -> usize {
        self.bytes.len() - self.at
    }

    /// The bytes that are left.
    pub fn rest(&self) -> &'a [u8] {
        &self.bytes[self.at..]
    }

    /// Skips bytes that something else has read.
    pub fn skip(&mut self, n: usize) {
        self.at = self.bytes.len().min(self.at + n);
    }

    /// One byte.
    #[inline]
    pub fn byte(&mut self) -> Read<u8> {
        let byte = *self.bytes.get(self.at).ok_or(LoadError::CutShort)?;
        self.at += 1;
        Ok(byte)
    }

    /// An unsigned number.
    #[inline]
    pub fn num(&mut self) -> Read<u64> {
        let first = self.byte()?;
        if first < 0x80 {
            return Ok(first as u64);
        }
        // Two or three bytes, as most others have, by one look.
        if let Some(&[second, third]) = self.bytes.get(self.at..).and_then(|rest| rest.first_chunk()) {
            let n = (first & 0x7F) as u64 | ((second & 0x7F) as u64) << 7;
            if second < 0x80 {
                self.at += 1;
                return Ok(n);
            }
            if third < 0x80 {
                self.at += 2;
                return Ok(n | (third as u64) << 14);
            }
        }
        self.long(first)
    }

    #[inline(never)]
    fn long(&mut self, first: u8) -> Read<u64> {
        let mut n = (first & 0x7F) as u64;
        let mut shift = 7;
        loop {
            let byte = self.byte()?;
            if shift == 63 && byte > 1 {
                return Err(self.wrong("a number of 64 bits"));
            }
            n |= ((byte & 0x7F) as u64) << shift;
            if byte < 0x80 {
                return Ok(n);
            }
            shift += 7;
            if shift > 63 {
                return Err(self.wrong("a number of 64 bits"));
            }
        }
    }

    /// A signed number.
    pub fn int(&mut self) -> Read<i64> {
        Ok(unzigzag(self.num()?))
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: usize, expected: &'static str) -> Read<usize> {
        let n = self.num()?;
        if n < bound as u64 { Ok(n as usize) } else { Err(self.wrong(expected)) }
    }

    /// A number of 32 bits.
    pub fn small(&mut self) -> Read<u32> {
        let n = self.num()?;
        u32::try_from(n).map_err(|_| self.wrong("a number of 32 bits"))
    }

    /// A number of things that take at least `each` bytes.
    pub fn count(&mut self, each: usize) -> Read<usize> {
        let n = self.num()?;
        match usize::try_from(n) {
            Ok(n) if n <= self.left() / each.max(1) => Ok(n),
            _ => Err(LoadError::CutShort),
        }
    }

    /// So many bytes.
    pub fn take(&mut self, n: usize) -> Read<&'a [u8]> {
        let end = self.at.checked_add(n).filter(|end| *end <= self.bytes.len()).ok_or(LoadError::CutShort)?;
        let taken = &self.bytes[self.at..end];
        self.at = end;
        Ok(taken)
    }

    /// Bytes behind their number.
    pub fn bytes(&mut self) -> Read<&'a [u8]> {
        let n = self.count(1)?;
        self.take(n)
    }

    /// A text in UTF-8.
    pub fn text(&mut self) -> Read<&'a str> {
        let bytes = self.bytes()?;
        std::str::from_utf8(bytes).map_err(|_| self.wrong("UTF-8"))
    }

    /// A float.
    pub fn float(&mut self) -> Read<f64> {
        let bytes = self.take(8)?;
        let bits = bytes.try_into().map(u64::from_le_bytes).map_err(|_| LoadError::CutShort)?;
        Ok(f64::from_bits(bits))
    }

    /// A yes or no.
    pub fn flag(&mut self) -> Read<bool> {
        Ok(self.below(2, "a flag")? == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_written_together_are_those_written_one_by_one() {
        let ends = [0, 1, 0x7F, 0x80, 0xFF, 0x3FFF, 0x4000, 0x1F_FFFF, 0x12_3456];
        // One by one in turns, and many that are equally long beside each other.
        for run in [1, 3, 4, 7, 90] {
            let numbers: Vec<u64> = ends.into_iter().cycle().flat_map(|end| std::iter::repeat_n(end, run)).take(1000).collect();
            let (mut together, mut each) = (Writer::default(), Writer::default());
            let n = together.nums(&numbers, |n| Some(*n));
            numbers.iter().for_each(|n| each.num(*n));
            assert_eq!((n, &together.out), (1000, &each.out));
        }
        for end in [None, Some(0x20_0000), Some(u64::MAX)] {
            for before in 1..9 {
                let mut items = vec![Some(300); before];
                items.extend([end, Some(1), Some(1), Some(1), Some(1)]);
                let mut writer = Writer::default();
                assert_eq!(writer.nums(&items, |n| *n), before);
                assert_eq!(writer.out, [0xAC, 2].repeat(before));
            }
        }
    }
}
