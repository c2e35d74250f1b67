//! Maps that are small in most sources: the names of a scope, the constants of a unit.
//!
//! Entries stand in the order in which they came. Few are searched one by one, which allocates nothing beside them; more
//! get an index. Its hash is seeded by chance, so that no source can be written whose names all fall together.
//! Nothing can be taken out.

use std::borrow::Borrow;
use std::hash::{BuildHasher, Hash, Hasher, RandomState};
use std::sync::LazyLock;

/// How many entries are searched without an index.
const FEW: usize = 8;

/// A map that keeps the order of its entries.
#[derive(Debug, Clone)]
pub struct SmallMap<K, V> {
    entries: Vec<(K, V)>,
    /// Numbers of entries, from one, where their hashes put them or behind that; zero is free. At most half full.
    slots: Vec<u32>,
}

/// A set that keeps the order of its items.
pub type SmallSet<K> = SmallMap<K, ()>;

impl<K, V> Default for SmallMap<K, V> {
    fn default() -> Self {
        SmallMap { entries: Vec::new(), slots: Vec::new() }
    }
}

impl<K: Hash + Eq, V> SmallMap<K, V> {
    /// With room for so many entries.
    pub fn with_capacity(entries: usize) -> Self {
        SmallMap { entries: Vec::with_capacity(entries), slots: Vec::new() }
    }

    /// The number of the entry with a key: how many came before it.
    #[inline]
    pub fn position<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        if self.slots.is_empty() {
            return self.entries.iter().position(|(k, _)| k.borrow() == key);
        }
        self.find(key)
    }

    fn find<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        let mask = self.slots.len() - 1;
        let mut at = hash(key) as usize & mask;
        loop {
            let number = (self.slots[at] as usize).checked_sub(1)?;
            if self.entries[number].0.borrow() == key {
                return Some(number);
            }
            at = (at + 1) & mask;
        }
    }

    /// The value of a key.
    #[inline]
    pub fn get<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.position(key).map(|number| &self.entries[number].1)
    }

    /// Whether a key is there.
    #[inline]
    pub fn contains<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.position(key).is_some()
    }

    /// The value of a key, made if it is not there.
    #[inline]
    pub fn entry(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        let number = self.position(&key).unwrap_or_else(|| self.push(key, V::default()));
        &mut self.entries[number].1
    }

    /// Gives a key a value; whether the key is new.
    #[inline]
    pub fn insert(&mut self, key: K, value: V) -> bool {
        match self.position(&key) {
            Some(number) => self.entries[number].1 = value,
            None => {
                self.push(key, value);
                return true;
            }
        }
        false
    }

    /// Adds an entry whose key is not there, and gives its number.
    pub fn push(&mut self, key: K, value: V) -> usize {
        let number = self.entries.len();
        self.entries.push((key, value));
        if number >= FEW {
            self.note(number);
        }
        number
    }

    /// Puts an entry into the index, which grows if it has to.
    fn note(&mut self, number: usize) {
        let mut from = number;
        if (number + 1) * 2 > self.slots.len() {
            self.slots = vec![0; (number + 1).next_power_of_two() * 4];
            from = 0;
        }
        let mask = self.slots.len() - 1;
        for (number, (key, _)) in self.entries.iter().enumerate().skip(from) {
            let mut at = hash(key) as usize & mask;
            while self.slots[at] != 0 {
                at = (at + 1) & mask;
            }
            self.slots[at] = number as u32 + 1;
        }
    }

    /// The entries, in their order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&K, &V)> {
        self.entries.iter().map(|(key, value)| (key, value))
    }

    /// The keys, in their order.
    pub fn keys(&self) -> impl ExactSizeIterator<Item = &K> {
        self.entries.iter().map(|(key, _)| key)
    }

    /// The keys, in their order, and nothing else.
    pub fn into_keys(self) -> impl ExactSizeIterator<Item = K> {
        self.entries.into_iter().map(|(key, _)| key)
    }

    /// The key with a number.
    pub fn key(&self, number: usize) -> Option<&K> {
        self.entries.get(number).map(|(key, _)| key)
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Forgets all entries, and keeps their room.
    pub fn clear(&mut self) {
        self.entries.clear();
        self.slots.clear();
    }
}

/// What hashes begin with and are multiplied with: other numbers in every process.
static SEED: LazyLock<(u64, u64)> = LazyLock::new(|| {
    let random = RandomState::new();
    (random.hash_one(0), random.hash_one(1) | 1)
});

fn hash<Q: Hash + ?Sized>(key: &Q) -> u64 {
    let (state, factor) = *SEED;
    let mut mixer = Mixer { state, factor };
    key.hash(&mut mixer);
    mixer.state
}

/// Multiplies word by word, and folds the upper half of each product into the lower one.
struct Mixer {
    state: u64,
    factor: u64,
}

impl Mixer {
    #[inline]
    fn word(&mut self, word: u64) {
        let product = u128::from(self.state ^ word) * u128::from(self.factor);
        self.state = product as u64 ^ (product >> 64) as u64;
    }
}

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.word(u64::from_le_bytes(*word));
        }
        // The length is told apart by what stands above the last bytes.
        let last = rest.iter().rev().fold(1, |last: u64, byte| last << 8 | u64::from(*byte));
        self.word(last);
    }

    /// What ends a text: nothing follows it that could be taken for a part of it.
    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.state = self.state.rotate_left(8) ^ u64::from(byte);
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.word(word.into());
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.word(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.word(word as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.state
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_was_put_in_and_keeps_the_order() {
        for n in [0, 1, FEW, FEW + 1, 1000] {
            let mut map: SmallMap<String, usize> = SmallMap::default();
            for i in 0..n {
                assert!(map.insert(format!("name{i}"), i));
                assert!(!map.insert(format!("name{i}"), i));
            }
            assert_eq!(map.len(), n);
            for i in 0..n {
                assert_eq!(map.get(format!("name{i}").as_str()), Some(&i));
                assert_eq!(map.position(format!("name{i}").as_str()), Some(i));
            }
            assert!(!map.contains("name"));
            assert!(map.iter().map(|(_, i)| *i).eq(0..n));
        }
    }

    #[test]
    fn keys_of_any_length_are_told_apart() {
        let mut map: SmallSet<String> = SmallSet::default();
        for n in 0..40 {
            assert!(map.insert("a".repeat(n), ()));
            assert!(map.insert("\0".repeat(n + 1), ()));
        }
        assert_eq!(map.len(), 80);
    }
}
