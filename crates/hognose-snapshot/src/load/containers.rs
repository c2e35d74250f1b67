//! Hash tables, built from their keys: hashes are computed again where no Python code is needed for that, and a key that
//! is there twice is refused.

use hognose_vm::objects::*;
use hognose_vm::value::{Kind, Value};

use super::{Load, Loader};
use crate::dump::is_plain_key;
use crate::error::LoadError;

/// What the slots of all sets may take where memory has no limit of its own, in bytes.
const MOST_ROOM: usize = 1 << 30;

impl Loader<'_> {
    /// The hash of a key: computed, or told where computing it may need Python code.
    fn hash(&mut self, key: Value) -> Load<i64> {
        match key.kind() {
            Kind::Undef | Kind::Pending | Kind::List | Kind::Dict | Kind::Set | Kind::ByteArray | Kind::Array => {
                Err(self.wrong("a key"))
            }
            _ if is_plain_key(self.session, key) => {
                let hash = self.session.vm.hash(key);
                hash.map_err(|_| self.wrong("a key that can be hashed"))
            }
            _ => self.reader.int(),
        }
    }

    pub(super) fn dict(&mut self, handle: u32) -> Load {
        let head = self.reader.num()?;
        let n = usize::try_from(head >> 1).ok().filter(|n| *n <= self.reader.left()).ok_or(LoadError::CutShort)?;
        let odd = if head & 1 == 1 { self.reader.num()? } else { n as u64 };
        let (room, version) = (((odd >> 32) as u32).checked_sub(1), odd as u32);
        let mut entries: Vec<Entry> = Vec::with_capacity(n);
        for _ in 0..n {
            let key = self.value()?;
            if key.is_undef() {
                entries.push(Entry::default());
                continue;
            }
            let hash = self.hash(key)?;
            let value = self.value()?;
            entries.push(Entry { hash, key, value });
        }
        if self.repeats(entries.iter().filter(|e| !e.key.is_undef()).map(|e| (e.hash, e.key))) {
            return Err(self.wrong("keys that are there once"));
        }
        let vm = &mut self.session.vm;
        if !vm.heap.rebuild_dict(handle, entries, version, room, &mut self.probes) {
            return Err(LoadError::Limit("colliding keys"));
        }
        Ok(())
    }

    pub(super) fn set(&mut self, value: Value) -> Load {
        let log = self.reader.below(32, "the size of a set")?;
        if log == 0 {
            return Ok(());
        }
        let size = 1usize << (log - 1);
        // Room is made before elements are added to it, and they may turn out to be few: its size says nothing about
        // theirs, so that it is memory that bounds it.
        let bytes = size * size_of::<SetEntry>();
        let most = self.options.limits.memory.unwrap_or(MOST_ROOM);
        if bytes > most.saturating_sub(self.session.vm.heap.allocated()) {
            return Err(LoadError::Limit("memory"));
        }
        let finger = self.reader.below(size + 1, "a slot")?;
        let version = self.reader.small()?;
        let mut table = vec![SetEntry::default(); size];
        let mut at = 0usize;
        while let Some(free) = self.reader.num()?.checked_sub(2) {
            at = usize::try_from(free).ok().and_then(|free| at.checked_add(free)).unwrap_or(size);
            let Some(_) = table.get(at) else { return Err(self.wrong("a slot of the set")) };
            let key = self.value()?;
            table[at] = if key.is_undef() {
                SetEntry { hash: -1, key }
            } else {
                SetEntry { hash: self.hash(key)?, key }
            };
            at += 1;
        }
        if self.repeats(table.iter().filter(|e| !e.key.is_undef()).map(|e| (e.hash, e.key))) {
            return Err(self.wrong("elements that are there once"));
        }
        let vm = &mut self.session.vm;
        if !vm.heap.rebuild_set(value, table, finger, &mut self.probes) {
            return Err(self.wrong("a set in which every element is found"));
        }
        vm.heap.set_mut(value).version = version;
        Ok(())
    }

    /// Whether two keys are equal as far as that shows without Python code.
    fn repeats(&mut self, keys: impl Iterator<Item = (i64, Value)> + Clone) -> bool {
        // Hashes of few keys differ as a rule: each is compared with those in front of it.
        const FEW: usize = 16;
        let mut hashes = [0; FEW];
        let mut n = 0;
        let differ = keys.clone().all(|(hash, _)| {
            let differs = n < FEW && !hashes[..n].contains(&hash);
            if differs {
                hashes[n] = hash;
                n += 1;
            }
            differs
        });
        if differ {
            return false;
        }
        let mut keys: Vec<(i64, Value)> = keys.collect();
        keys.sort_unstable_by_key(|(hash, key)| (*hash, key.bits()));
        let mut first = 0;
        for i in 1..keys.len() {
            if keys[i].0 != keys[first].0 {
                first = i;
                continue;
            }
            // Keys of one hash are neighbours. Many of them are left to their owner, who made them collide.
            for j in first.max(i.saturating_sub(8))..i {
                if keys[i].1.same(keys[j].1) || self.plainly_equal(keys[i].1, keys[j].1) {
                    return true;
                }
            }
        }
        false
    }

    fn plainly_equal(&mut self, a: Value, b: Value) -> bool {
        let tuples = a.is_kind(Kind::Tuple) || b.is_kind(Kind::Tuple);
        if !is_plain_key(self.session, a) || !is_plain_key(self.session, b) || tuples {
            return false;
        }
        self.session.vm.same_or_equal(a, b).unwrap_or(false)
    }
}
