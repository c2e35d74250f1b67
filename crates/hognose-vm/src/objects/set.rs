//! The hash table of `set` and `frozenset`, in the order that 64-bit CPython's has.
//!
//! Scripts print sets of numbers, so iteration order is part of behaviour: the table has the
//! same sizes, probes the same slots (nine in a row, then a perturbed jump) and grows at the same
//! fill as CPython's does (described in its `Objects/setobject.c`; the code is ours).
//! Like `dict`, it never compares keys itself.

use crate::value::Value;

/// One slot: free (`key` unbound, hash 0), deleted (`key` unbound, hash -1) or an element.
#[derive(Clone, Copy, Debug, Default)]
pub struct SetEntry {
    /// Hash of the element.
    pub hash: i64,
    /// The element.
    pub key: Value,
}

/// A set.
#[derive(Clone, Debug, Default)]
pub struct SetObj {
    /// The slots, a power of two of them.
    pub table: Vec<SetEntry>,
    /// Slots that are not free: elements and deleted ones.
    pub(crate) fill: usize,
    /// Elements.
    pub(crate) used: usize,
    /// The hash of a frozen set, 0 while it is not known.
    pub hash: i64,
    /// Changes whenever an element comes or goes.
    pub version: u32,
    /// Where `pop` searches from.
    pub(crate) finger: usize,
}

const MIN_SIZE: usize = 8;
const LINEAR_PROBES: usize = 9;

impl SetObj {
    /// The slots of the smallest table.
    pub const SMALLEST: usize = MIN_SIZE;
    /// Those of the next one, which a set has that got five elements, one after the other.
    pub const SMALL: usize = 32;
    /// So many elements are in the smallest table at most.
    pub const FEW: usize = 4;

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.used
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// Walks the slots that a hash may be in: `visit` gives `Some` to end the walk.
    #[inline(always)]
    fn probe<R>(&self, hash: i64, mut visit: impl FnMut(usize, &SetEntry) -> Option<R>) -> Option<R> {
        let mask = self.table.len().checked_sub(1)?;
        let mut perturb = hash as u64;
        let mut i = hash as usize & mask;
        loop {
            let end = if i + LINEAR_PROBES <= mask { i + LINEAR_PROBES } else { i };
            let mut at = i;
            loop {
                if let Some(r) = visit(at, self.table.get(at)?) {
                    return Some(r);
                }
                if at == end {
                    break;
                }
                at += 1;
            }
            perturb >>= 5;
            i = i.wrapping_mul(5).wrapping_add(1).wrapping_add(perturb as usize) & mask;
        }
    }

    /// The slot of the element that `equal` accepts.
    #[inline]
    pub fn find<E>(
        &self,
        hash: i64,
        mut equal: impl FnMut(Value) -> Result<bool, E>,
    ) -> Result<Option<usize>, E> {
        self.probe(hash, |slot, entry| {
            if entry.key.is_undef() {
                return if entry.hash == 0 { Some(Ok(None)) } else { None };
            }
            if entry.hash == hash {
                match equal(entry.key) {
                    Ok(true) => return Some(Ok(Some(slot))),
                    Ok(false) => {}
                    Err(e) => return Some(Err(e)),
                }
            }
            None
        })
        .unwrap_or(Ok(None))
    }

    /// What the first slot of the walk says alone: where this very object is, or that its equal is not there.
    #[inline(always)]
    pub fn first(&self, hash: i64, key: Value) -> Option<Option<usize>> {
        let mask = self.table.len().wrapping_sub(1);
        let slot = hash as usize & mask;
        match self.table.get(slot) {
            Some(entry) if entry.key.same(key) => Some(Some(slot)),
            Some(entry) if entry.key.is_undef() && entry.hash == 0 => Some(None),
            Some(_) => None,
            None => Some(None),
        }
    }

    /// The first element with this hash at or behind a slot, for callers that compare with Python code.
    pub fn candidate(&self, hash: i64, from: usize) -> Option<usize> {
        let mut first: Option<usize> = None;
        self.probe(hash, |slot, entry| {
            if entry.key.is_undef() {
                return (entry.hash == 0).then_some(());
            }
            if entry.hash == hash && slot >= from && first.is_none_or(|f| slot < f) {
                first = Some(slot);
            }
            None
        });
        first
    }

    /// Makes room for `n` elements more, as CPython does before it adds all elements of another set or dict.
    pub fn make_room(&mut self, n: usize) {
        if self.lacks_room(n) {
            self.resize((self.used + n) * 2);
        }
    }

    fn lacks_room(&self, n: usize) -> bool {
        (self.fill + n) * 5 >= self.table.len().max(MIN_SIZE).saturating_sub(1) * 3
    }

    /// Whether nothing is in its table, neither elements nor deleted slots, once there is room for `n` elements.
    pub fn is_clean_for(&self, n: usize) -> bool {
        self.fill == 0 || self.used == 0 && self.lacks_room(n)
    }

    /// Takes over the elements of another set, when it is clean for as many. Its table becomes the other's, if that is as large and
    /// has no deleted slots.
    pub fn take_over(&mut self, other: &SetObj) {
        self.version = self.version.wrapping_add(1);
        if other.used == 0 {
            return;
        }
        self.make_room(other.used);
        if self.table.is_empty() {
            self.table.resize(MIN_SIZE, SetEntry::default());
        }
        if self.table.len() == other.table.len() && other.fill == other.used {
            self.table.copy_from_slice(&other.table);
        } else {
            other.items().for_each(|entry| self.place(*entry));
        }
        (self.fill, self.used) = (other.used, other.used);
    }

    /// A copy as CPython makes one: its table is as large as the elements need, in the order of the old one.
    pub fn copied(&self) -> SetObj {
        self.copied_into(Vec::new())
    }

    /// The same, in this empty buffer as far as it has room.
    pub fn copied_into(&self, table: Vec<SetEntry>) -> SetObj {
        let mut copy = SetObj { table, ..SetObj::default() };
        copy.take_over(self);
        copy.version = 0;
        copy
    }

    /// The slot of an element of its own.
    pub fn position(&self, own: SetEntry) -> Option<usize> {
        self.find(own.hash, |key| Ok::<bool, ()>(key.same(own.key))).ok().flatten()
    }

    /// Whether `tidy` would do something once so many elements more are gone.
    pub fn is_untidy(&self, more: usize) -> bool {
        self.fill - self.used + more > self.table.len().saturating_sub(1) / 4
    }

    /// Drops deleted slots when they are many, as CPython does after it removed all elements of another set.
    pub fn tidy(&mut self) {
        if self.is_untidy(0) {
            self.resize(if self.used > 50_000 { self.used * 2 } else { self.used * 4 });
        }
    }

    /// Adds an element that is not there. The caller has looked.
    pub fn insert_new(&mut self, hash: i64, key: Value) {
        let _ = self.add::<()>(SetEntry { hash, key }, |_| Ok(false));
    }

    /// Adds an element, unless one is there that `equal` accepts; whether it did. One walk looks for both.
    #[inline]
    pub fn add<E>(&mut self, entry: SetEntry, mut equal: impl FnMut(Value) -> Result<bool, E>) -> Result<bool, E> {
        let first = entry.hash as usize & self.table.len().wrapping_sub(1);
        match self.table.get_mut(first) {
            Some(slot) if slot.key.is_undef() && slot.hash == 0 => *slot = entry,
            Some(slot) if slot.key.same(entry.key) => return Ok(false),
            Some(slot) if slot.hash == entry.hash && !slot.key.is_undef() && equal(slot.key)? => return Ok(false),
            _ => return self.add_behind(entry, equal),
        }
        self.filled();
        Ok(true)
    }

    /// [`SetObj::add`] where the first slot of the walk does not tell.
    fn add_behind<E>(&mut self, entry: SetEntry, mut equal: impl FnMut(Value) -> Result<bool, E>) -> Result<bool, E> {
        if self.table.is_empty() {
            self.table.resize(MIN_SIZE, SetEntry::default());
        }
        // The last deleted slot on the way is taken again, and then the table is no fuller than before.
        let mut deleted = None;
        let free = self.probe(entry.hash, |slot, e| {
            if e.key.is_undef() {
                if e.hash == 0 {
                    return Some(Ok(Some(slot)));
                }
                deleted = Some(slot);
            } else if e.hash == entry.hash {
                match equal(e.key) {
                    Ok(true) => return Some(Ok(None)),
                    Ok(false) => {}
                    Err(e) => return Some(Err(e)),
                }
            }
            None
        });
        let Some(free) = free.unwrap_or(Ok(None))? else { return Ok(false) };
        self.table[deleted.unwrap_or(free)] = entry;
        if deleted.is_some() {
            self.used += 1;
            self.version = self.version.wrapping_add(1);
        } else {
            self.filled();
        }
        Ok(true)
    }

    /// A free slot got an element.
    #[inline]
    fn filled(&mut self) {
        self.used += 1;
        self.fill += 1;
        self.version = self.version.wrapping_add(1);
        if self.fill * 5 >= (self.table.len() - 1) * 3 {
            self.grow();
        }
    }

    #[inline(never)]
    fn grow(&mut self) {
        self.resize(if self.used > 50_000 { self.used * 2 } else { self.used * 4 });
    }

    /// Rebuilds the table with more slots than `wanted`.
    pub fn resize(&mut self, wanted: usize) {
        let mut size = MIN_SIZE;
        while size <= wanted {
            size *= 2;
        }
        self.fill = self.used;
        // A small table goes where it is, if there is room.
        if self.table.len() <= MIN_SIZE && self.table.capacity() >= size {
            let mut old = [SetEntry::default(); MIN_SIZE];
            old[..self.table.len()].copy_from_slice(&self.table);
            self.table.clear();
            self.table.resize(size, SetEntry::default());
            old.iter().filter(|e| !e.key.is_undef()).for_each(|entry| self.place(*entry));
            return;
        }
        let old = std::mem::replace(&mut self.table, vec![SetEntry::default(); size]);
        old.iter().filter(|e| !e.key.is_undef()).for_each(|entry| self.place(*entry));
    }

    /// Puts an element into the first free slot of its walk, of a table in which it is not.
    #[inline]
    fn place(&mut self, entry: SetEntry) {
        let first = entry.hash as usize & (self.table.len() - 1);
        let slot = if self.table[first].key.is_undef() {
            first
        } else {
            self.probe(entry.hash, |slot, e| e.key.is_undef().then_some(slot)).unwrap_or(0)
        };
        self.table[slot] = entry;
    }

    /// Removes the element in a slot.
    pub fn remove_at(&mut self, slot: usize) -> SetEntry {
        let entry = std::mem::replace(&mut self.table[slot], SetEntry { hash: -1, key: Value::UNDEF });
        self.used -= 1;
        self.version = self.version.wrapping_add(1);
        entry
    }

    /// Removes some element.
    pub fn pop(&mut self) -> Option<SetEntry> {
        if self.used == 0 {
            return None;
        }
        let mask = self.table.len() - 1;
        let mut slot = self.finger & mask;
        while self.table[slot].key.is_undef() {
            slot = (slot + 1) & mask;
        }
        self.finger = slot + 1;
        Some(self.remove_at(slot))
    }

    /// Removes everything. `pop` goes on where it was.
    pub fn clear(&mut self) {
        *self = SetObj { version: self.version.wrapping_add(1), finger: self.finger, ..SetObj::default() };
    }

    /// The elements in the order of the table.
    pub fn items(&self) -> impl Iterator<Item = &SetEntry> + '_ {
        self.table.iter().filter(|e| !e.key.is_undef()).take(self.used)
    }

    /// The elements in the order of the table. Which slots are free is anybody's guess, so each goes into the next place, where the next
    /// one that is none covers it.
    pub fn to_vec(&self) -> Vec<Value> {
        let mut items = vec![Value::UNDEF; self.used + 1];
        let mut n = 0;
        for entry in &self.table {
            if let Some(place) = items.get_mut(n) {
                *place = entry.key;
            }
            n += usize::from(!entry.key.is_undef());
        }
        items.truncate(self.used);
        items
    }

    /// The first element at or behind a slot: its slot.
    pub fn next_at(&self, from: usize) -> Option<usize> {
        let rest = self.table.get(from..)?;
        rest.iter().position(|e| !e.key.is_undef()).map(|i| from + i)
    }

    /// The slots that are not free.
    pub fn fill(&self) -> usize {
        self.fill
    }

    /// Where `pop` searches from, for a snapshot.
    pub(crate) fn finger(&self) -> usize {
        self.finger
    }

    /// A set with this table, which a snapshot gives: `None` unless a probe always ends and finds every element,
    /// and when finding them takes more probes than `budget` has (hashes that were made to collide).
    pub(crate) fn from_table(table: Vec<SetEntry>, finger: usize, budget: &mut u64) -> Option<SetObj> {
        if table.is_empty() {
            return Some(SetObj { finger, ..SetObj::default() });
        }
        let fill = table.iter().filter(|e| !e.key.is_undef() || e.hash != 0).count();
        let used = table.iter().filter(|e| !e.key.is_undef()).count();
        if table.len() < MIN_SIZE || !table.len().is_power_of_two() || fill * 5 >= (table.len() - 1) * 3 {
            return None;
        }
        let set = SetObj { table, fill, used, finger, ..SetObj::default() };
        for (at, entry) in set.table.iter().enumerate().filter(|(_, e)| !e.key.is_undef()) {
            let found = set.probe(entry.hash, |slot, other| {
                let end = match budget.checked_sub(1) {
                    Some(left) => {
                        *budget = left;
                        other.key.is_undef() && other.hash == 0
                    }
                    None => true,
                };
                if slot == at { Some(true) } else { end.then_some(false) }
            });
            if found != Some(true) {
                return None;
            }
        }
        Some(set)
    }
}

impl super::Object for SetObj {
    const MAY_WAIT: bool = true;

    fn trace(&self, visit: &mut impl FnMut(Value)) {
        self.table.iter().for_each(|e| visit(e.key));
    }

    fn size(&self) -> usize {
        size_of::<Self>() + self.table.capacity() * size_of::<SetEntry>()
    }
}
