//! The hash table of `dict`: entries in insertion order, an index over them when there are many.
//!
//! Comparing keys may need Python code, so the table never compares: it offers the entries
//! with a given hash ([`DictObj::candidates`]) and the caller decides.

use crate::value::Value;

/// One item, or a hole (`key` unbound) that a deletion left.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry {
    /// Hash of the key.
    pub hash: i64,
    /// The key; unbound in a hole.
    pub key: Value,
    /// The value.
    pub value: Value,
}

/// A dict.
#[derive(Clone, Debug, Default)]
pub struct DictObj {
    /// The items in the order of insertion, with holes.
    pub entries: Vec<Entry>,
    /// Open addressing over `entries`: 0 is free, 1 was deleted, else the position + 2. Empty while there are few entries.
    pub(crate) index: Vec<u32>,
    /// How many entries are not holes.
    pub(crate) live: u32,
    /// Changes whenever a key comes or goes.
    pub version: u32,
    /// How many more entries there is room for before the holes are dropped. A removal gives none back: it leaves
    /// its mark in the index.
    room: u32,
    /// All entries in front of this position are holes.
    first: u32,
}

/// Up to so many entries are searched one by one.
const LINEAR: usize = 8;

/// The slots of CPython's table, which decide when holes are dropped: an iterator sees that, as positions change.
fn slots_for(n: usize) -> usize {
    n.next_power_of_two().max(8)
}

/// How many entries a table of so many slots takes.
fn usable(slots: usize) -> usize {
    slots * 2 / 3
}

/// The smallest table that takes so many entries.
fn slots_that_take(n: usize) -> usize {
    let slots = slots_for(n);
    if usable(slots) < n { slots * 2 } else { slots }
}

/// The room of an empty dict that is made for so many entries.
fn room_for(n: usize) -> u32 {
    usable(slots_for((n * 3).div_ceil(2))) as u32
}

/// The room that so many entries leave in the smallest table.
fn usual_room(n: usize) -> u32 {
    match n {
        0 => 0,
        _ => (usable(slots_that_take(n)) - n) as u32,
    }
}

impl DictObj {
    /// An empty dict with room.
    pub fn with_capacity(n: usize) -> DictObj {
        DictObj { entries: Vec::with_capacity(n), room: room_for(n), ..DictObj::default() }
    }

    /// So many entries are searched one by one: see [`DictObj::of_few`].
    pub const FEW: usize = 5;

    /// A dict with these entries, whose keys are different: at most [`DictObj::FEW`].
    #[inline]
    pub fn of_few(entries: Vec<Entry>) -> DictObj {
        let n = entries.len();
        DictObj { index: Vec::new(), live: n as u32, version: n as u32, room: room_for(n) - n as u32, first: 0, entries }
    }

    /// The buffer of the items, taken out of a dict that nobody needs any more.
    pub fn into_buffer(self) -> Vec<Entry> {
        self.entries
    }

    /// A copy of a small dict without holes, with room for so many items: in this buffer, if it has just that room.
    pub fn copied(&self, n: usize, buffer: Vec<Entry>) -> DictObj {
        let mut entries = if buffer.capacity() == n { buffer } else { Vec::with_capacity(n) };
        entries.clear();
        let mut copy = DictObj { entries, room: room_for(n), ..DictObj::default() };
        copy.entries.extend_from_slice(&self.entries);
        (copy.live, copy.version) = (self.live, self.version);
        copy.room -= self.entries.len() as u32;
        copy
    }

    /// A copy with memory for so many items more: they are about to come.
    pub fn copied_for(&self, more: usize) -> DictObj {
        let mut entries = Vec::with_capacity(self.entries.len() + more);
        entries.extend_from_slice(&self.entries);
        DictObj { entries, index: self.index.clone(), ..*self }
    }

    /// The number of items.
    #[inline]
    pub fn len(&self) -> usize {
        self.live as usize
    }

    /// Whether there is no item.
    pub fn is_empty(&self) -> bool {
        self.live == 0
    }

    /// Finds the entry that `equal` accepts among those with this hash: its position.
    /// `equal` may fail (the comparison needs Python code).
    #[inline]
    pub fn find<E>(
        &self,
        hash: i64,
        mut equal: impl FnMut(Value) -> Result<bool, E>,
    ) -> Result<Option<usize>, E> {
        if self.index.is_empty() {
            for (at, entry) in self.entries.iter().enumerate() {
                if entry.hash == hash && !entry.key.is_undef() && equal(entry.key)? {
                    return Ok(Some(at));
                }
            }
            return Ok(None);
        }
        let mask = self.index.len() - 1;
        let mut slot = spread(hash) & mask;
        loop {
            match self.index[slot] {
                0 => return Ok(None),
                1 => {}
                at => {
                    let at = at as usize - 2;
                    let entry = &self.entries[at];
                    if entry.hash == hash && equal(entry.key)? {
                        return Ok(Some(at));
                    }
                }
            }
            slot = (slot + 1) & mask;
        }
    }

    /// The position of the entry whose key is this very object.
    #[inline]
    pub fn find_same(&self, hash: i64, key: Value) -> Option<usize> {
        self.find(hash, |k| Ok::<bool, ()>(k.same(key))).unwrap_or(None)
    }

    /// The position of the entry whose key is this very object, if there are few: without a hash.
    #[inline]
    pub fn few_same(&self, key: Value) -> Option<usize> {
        if self.index.is_empty() { self.entries.iter().position(|entry| entry.key.same(key)) } else { None }
    }

    /// The first entry with this hash at or behind a position: for callers that compare with Python code, one
    /// candidate at a time.
    pub fn candidate(&self, hash: i64, from: usize) -> Option<usize> {
        if self.index.is_empty() {
            let rest = self.entries.get(from..)?;
            return rest.iter().position(|e| e.hash == hash && !e.key.is_undef()).map(|i| from + i);
        }
        let mask = self.index.len() - 1;
        let mut slot = spread(hash) & mask;
        let mut first = None;
        loop {
            match self.index[slot] {
                0 => return first,
                1 => {}
                at => {
                    let at = at as usize - 2;
                    if at >= from && self.entries[at].hash == hash && first.is_none_or(|f| at < f) {
                        first = Some(at);
                    }
                }
            }
            slot = (slot + 1) & mask;
        }
    }

    /// Puts an entry behind all others, for which there is room; its position. The index does not know it yet.
    #[inline(always)]
    fn append(&mut self, hash: i64, key: Value, value: Value) -> usize {
        let at = self.entries.len();
        self.entries.push(Entry { hash, key, value });
        self.room -= 1;
        self.live += 1;
        self.version = self.version.wrapping_add(1);
        at
    }

    /// Adds an item whose key is not there. The caller has looked.
    pub fn insert_new(&mut self, hash: i64, key: Value, value: Value) {
        if self.room == 0 {
            self.grow();
        }
        let at = self.append(hash, key, value);
        if !self.index.is_empty() {
            place(&mut self.index, hash, at);
        } else if self.entries.len() > LINEAR {
            self.rebuild();
        }
    }

    /// Adds an item whose key is not there, if nothing has to grow for it; whether it did. The caller has looked.
    #[inline]
    pub fn insert_in_room(&mut self, hash: i64, key: Value, value: Value) -> bool {
        let at = self.entries.len();
        if self.room == 0 || at == self.entries.capacity() || self.index.is_empty() && at >= LINEAR {
            return false;
        }
        self.append(hash, key, value);
        if !self.index.is_empty() {
            place(&mut self.index, hash, at);
        }
        true
    }

    /// Removes the entry at a position.
    pub fn remove_at(&mut self, at: usize) -> Entry {
        let entry = std::mem::take(&mut self.entries[at]);
        self.live -= 1;
        if at == self.first as usize {
            self.skip_holes();
        }
        self.version = self.version.wrapping_add(1);
        if !self.index.is_empty() {
            let mask = self.index.len() - 1;
            let mut slot = spread(entry.hash) & mask;
            while self.index[slot] != at as u32 + 2 {
                slot = (slot + 1) & mask;
            }
            self.index[slot] = 1;
        }
        entry
    }

    /// The first entry is a hole now: the holes behind it are passed over as well, each of them once.
    #[inline]
    fn skip_holes(&mut self) {
        let rest = &self.entries[self.first as usize..];
        self.first += rest.iter().position(|e| !e.key.is_undef()).unwrap_or(rest.len()) as u32;
    }

    /// Removes the last entry, which is at this position, and the holes behind it.
    pub fn remove_last(&mut self, at: usize) -> Entry {
        let entry = self.remove_at(at);
        self.entries.truncate(at);
        self.first = self.first.min(at as u32);
        entry
    }

    /// Adds an item whose key is not there, in front of all others: into a hole there. Where there is none, the others are
    /// moved back by as much as they take, so that on average it costs the same however many there are.
    pub fn insert_first(&mut self, hash: i64, key: Value, value: Value) {
        let mut first = self.next_at(0).unwrap_or(self.entries.len());
        if first == 0 || self.room == 0 {
            self.make_front();
            first = self.first as usize;
        }
        self.entries[first - 1] = Entry { hash, key, value };
        self.first = first as u32 - 1;
        // The index may have a mark of the entry that was there before, and gets one more.
        self.room -= 1;
        self.live += 1;
        self.version = self.version.wrapping_add(1);
        if !self.index.is_empty() {
            place(&mut self.index, hash, first - 1);
        }
    }

    /// How many entries [`DictObj::insert_first`] moves.
    pub fn front_work(&self) -> usize {
        let has_hole = self.room != 0 && self.next_at(0).is_some_and(|first| first != 0);
        if has_hole { 0 } else { self.entries.len() }
    }

    /// Makes holes in front of all entries, as many as there are entries, and no others.
    fn make_front(&mut self) {
        self.entries.retain(|e| !e.key.is_undef());
        let n = self.entries.len();
        let holes = n.max(1);
        self.entries.splice(0..0, std::iter::repeat_n(Entry::default(), holes));
        self.first = holes as u32;
        self.room = (usable(slots_for(self.entries.len() * 5 / 2)) - self.entries.len()) as u32;
        self.index.clear();
        if self.entries.len() > LINEAR {
            self.rebuild();
        }
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        let version = self.version.wrapping_add(1);
        *self = DictObj { version, ..DictObj::default() };
    }

    /// Drops the holes and makes room. Positions change.
    fn grow(&mut self) {
        if self.live as usize != self.entries.len() {
            self.entries.retain(|e| !e.key.is_undef());
        }
        self.first = 0;
        let n = self.entries.len();
        self.room = (usable(slots_for(n * 3)) - n) as u32;
        self.index.clear();
        if n > LINEAR {
            self.rebuild();
        }
    }

    /// Builds the index anew, with a slot for each entry that there is room for, and a third of them free.
    fn rebuild(&mut self) {
        let size = slots_that_take(self.entries.len() + self.room as usize);
        self.index.clear();
        self.index.resize(size, 0);
        for (at, entry) in self.entries.iter().enumerate().filter(|(_, e)| !e.key.is_undef()) {
            place(&mut self.index, entry.hash, at);
        }
    }

    /// A dict of the image with these entries, holes among them, and an index of so many slots. `None` when they do not fit.
    pub(crate) fn with_index(entries: Vec<Entry>, slots: usize, version: u32) -> Option<DictObj> {
        let mut index = Vec::new();
        let mut live = 0;
        if slots > 0 {
            if !slots.is_power_of_two() || usable(slots) < entries.len() || slots > 8 * entries.len() + 64 {
                return None;
            }
            index.resize(slots, 0);
        } else if entries.len() > LINEAR {
            return None;
        }
        let room = match slots {
            0 => usual_room(entries.len()),
            _ => (usable(slots) - entries.len()) as u32,
        };
        for (at, entry) in entries.iter().enumerate().filter(|(_, e)| !e.key.is_undef()) {
            live += 1;
            if !index.is_empty() {
                place(&mut index, entry.hash, at);
            }
        }
        Some(DictObj { entries, index, live, version, room, first: 0 })
    }

    /// A dict with these entries, holes among them, which a snapshot gives. `None` when filling the index takes
    /// more probes than `budget` has: hashes that were made to collide. `room` is told where it is not the usual one.
    pub(crate) fn from_entries(
        entries: Vec<Entry>,
        version: u32,
        room: Option<u32>,
        budget: &mut u64,
    ) -> Option<DictObj> {
        let live = entries.iter().filter(|e| !e.key.is_undef()).count() as u32;
        let mut index = Vec::new();
        let room = room.filter(|n| *n as usize <= 4 * entries.len() + 16).unwrap_or(usual_room(entries.len()));
        let slots = slots_that_take(entries.len() + room as usize);
        if entries.len() > LINEAR {
            index.resize(slots, 0);
            let mask = index.len() - 1;
            for (at, entry) in entries.iter().enumerate().filter(|(_, e)| !e.key.is_undef()) {
                let mut slot = spread(entry.hash) & mask;
                while index[slot] > 1 {
                    *budget = budget.checked_sub(1)?;
                    slot = (slot + 1) & mask;
                }
                index[slot] = at as u32 + 2;
            }
        }
        Some(DictObj { entries, index, live, version, room, first: 0 })
    }

    /// How many more entries there is room for, when their number does not say it.
    pub fn odd_room(&self) -> Option<u32> {
        (self.room != usual_room(self.entries.len())).then_some(self.room)
    }

    /// The items, without holes.
    pub fn items(&self) -> impl DoubleEndedIterator<Item = &Entry> + '_ {
        self.entries.iter().filter(|e| !e.key.is_undef())
    }

    /// The first item at or behind a position of `entries`: its position.
    #[inline]
    pub fn next_at(&self, from: usize) -> Option<usize> {
        let from = from.max(self.first as usize);
        let rest = self.entries.get(from..)?;
        rest.iter().position(|e| !e.key.is_undef()).map(|i| from + i)
    }

    /// Bytes beside the object itself.
    pub fn heap_bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Entry>() + self.index.capacity() * 4
    }
}

/// A hash as a start in a table.
#[inline]
fn spread(hash: i64) -> usize {
    let h = hash as u64;
    (h ^ (h >> 29)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(26) as usize
}

/// Enters a position into an index that has room.
fn place(index: &mut [u32], hash: i64, at: usize) {
    let mask = index.len() - 1;
    let mut slot = spread(hash) & mask;
    while index[slot] > 1 {
        slot = (slot + 1) & mask;
    }
    index[slot] = at as u32 + 2;
}

impl super::Object for DictObj {
    const MAY_WAIT: bool = true;

    fn trace(&self, visit: &mut impl FnMut(Value)) {
        for entry in &self.entries {
            visit(entry.key);
            visit(entry.value);
        }
    }

    fn size(&self) -> usize {
        size_of::<Self>() + self.heap_bytes()
    }
}
