//! The generator of module `random`: MT19937 of Matsumoto and Nishimura, bit for bit as CPython's.
//!
//! What `random.seed` does with text (SHA-512 of it) and all distributions are the caller's.

use super::int::{Int, IntRef};
use super::meter::Meter;

/// Words of a state.
pub const N: usize = 624;
const M: usize = 397;

/// The state of a generator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mersenne {
    words: [u32; N],
    /// How many of the words have been handed out.
    index: usize,
}

impl Mersenne {
    /// Seeds with the magnitude of an integer, as `random.seed(int)` does.
    pub fn from_int(seed: IntRef<'_>) -> Mersenne {
        Mersenne::from_key(&seed.magnitude().to_u32_digits())
    }

    /// Seeds with an array of words, the lowest first; an empty one counts as a single zero.
    pub fn from_key(key: &[u32]) -> Mersenne {
        let key = if key.is_empty() { &[0] } else { key };
        let mut words = BEGIN;
        let mix = |previous: u32, factor: u32| (previous ^ (previous >> 30)).wrapping_mul(factor);
        let (mut i, mut j) = (1, 0);
        let mut previous = words[0];
        for _ in 0..N.max(key.len()) {
            let term = key.get(j).copied().unwrap_or(0).wrapping_add(j as u32);
            previous = (words[i] ^ mix(previous, 1_664_525)).wrapping_add(term);
            words[i] = previous;
            i += 1;
            j = if j + 1 == key.len() { 0 } else { j + 1 };
            if i == N {
                words[0] = previous;
                i = 1;
            }
        }
        for _ in 0..N - 1 {
            previous = (words[i] ^ mix(previous, 1_566_083_941)).wrapping_sub(i as u32);
            words[i] = previous;
            i += 1;
            if i == N {
                words[0] = previous;
                i = 1;
            }
        }
        words[0] = 1 << 31;
        Mersenne { words, index: N }
    }

    /// The words and the index, as `random.getstate()` shows them.
    pub fn state(&self) -> (&[u32; N], usize) {
        (&self.words, self.index)
    }

    /// A generator with that state; `None` when the index lies outside.
    pub fn from_state(words: [u32; N], index: usize) -> Option<Mersenne> {
        (index <= N).then_some(Mersenne { words, index })
    }

    /// The next 32 bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        if self.index >= N {
            self.refill();
        }
        let y = self.words.get(self.index).copied().unwrap_or(0);
        self.index += 1;
        temper(y)
    }

    fn refill(&mut self) {
        let words = &mut self.words;
        let twisted = |word: u32, next: u32| {
            let y = (word & 0x8000_0000) | (next & 0x7fff_ffff);
            (y >> 1) ^ ((y & 1).wrapping_neg() & 0x9908_b0df)
        };
        // In three parts, so that no index has to be brought back into the array.
        for k in 0..N - M {
            words[k] = words[k + M] ^ twisted(words[k], words[k + 1]);
        }
        for k in N - M..N - 1 {
            words[k] = words[k + M - N] ^ twisted(words[k], words[k + 1]);
        }
        words[N - 1] = words[M - 1] ^ twisted(words[N - 1], words[0]);
        self.index = 0;
    }

    /// `random()`: 53 bits, at least 0 and below 1.
    #[inline]
    pub fn random(&mut self) -> f64 {
        let high = self.next_u32();
        real(high, self.next_u32())
    }

    /// `getrandbits(k)`.
    pub fn bits<S: Meter>(&mut self, k: u64, meter: &mut S) -> Result<Int, S::Stop> {
        if k <= 32 {
            let word = if k == 0 { 0 } else { self.next_u32() >> (32 - k) };
            return Ok(Int::Small(word.into()));
        }
        meter.charge(k / 4)?;
        let count = usize::try_from(k.div_ceil(32)).unwrap_or(usize::MAX);
        let mut words: Vec<u32> = (0..count).map(|_| self.next_u32()).collect();
        // The highest word keeps its upper bits.
        if let (Some(top), extra @ 1..) = (words.last_mut(), k % 32) {
            *top >>= 32 - extra;
        }
        Ok(Int::from(num_bigint::BigUint::new(words)))
    }
}

/// What a word of the state shows outside.
#[inline]
pub fn temper(mut y: u32) -> u32 {
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c_5680;
    y ^= (y << 15) & 0xefc6_0000;
    y ^ (y >> 18)
}

/// The float that two outputs make: 53 bits, at least 0 and below 1.
#[inline]
pub fn real(high: u32, low: u32) -> f64 {
    (f64::from(high >> 5) * 67_108_864.0 + f64::from(low >> 6)) / 9_007_199_254_740_992.0
}

/// The state that every key is mixed into.
const BEGIN: [u32; N] = linear(19_650_218);

/// The linear generator that fills the state from one word.
const fn linear(seed: u32) -> [u32; N] {
    let mut words = [seed; N];
    let mut i = 1;
    while i < N {
        let previous = words[i - 1];
        words[i] = (previous ^ (previous >> 30)).wrapping_mul(1_812_433_253).wrapping_add(i as u32);
        i += 1;
    }
    words
}
