//! Interned names of a session: strings found by their text.
//!
//! The strings know their hashes and their texts, so the table is nothing but their handles. It keeps no name alive.
//! Who prepares names with the same hash gains nothing: those that find their places taken are in a table with a hash that
//! nobody can foresee.

use std::collections::HashMap;

use crate::heap::{Heap, Scope};
use crate::objects::StrObj;
use crate::text::Text;
use crate::value::{Kind, Value};

/// A table of interned strings.
#[derive(Default)]
pub struct Interned {
    /// Open addressing: 0 is free, else the handle of a string + 1.
    slots: Vec<u32>,
    /// Those whose places were all taken.
    crowded: HashMap<Box<str>, Value>,
    n: usize,
    /// Bytes that the texts of those take.
    crowded_size: usize,
    /// Those that were added since the last collection: handles.
    fresh: Vec<u32>,
}

/// Bytes that an interned name takes beside its string.
const NAME_SIZE: usize = 48;

/// How many places a name has.
const PLACES: usize = 32;

/// The slots of the first table.
const FIRST: usize = 64;

/// A table with more slots is not used again.
const KEPT: usize = 1024;

impl Interned {
    /// No names.
    pub fn reset(&mut self) {
        let Interned { slots, crowded, n, crowded_size, fresh } = self;
        *fresh = Vec::new();
        if slots.len() > KEPT {
            *slots = Vec::new();
        }
        if *n > 0 {
            slots.fill(0);
            *crowded = HashMap::default();
        }
        (*n, *crowded_size) = (0, 0);
    }

    /// The string with a text, whose hash is that of the session.
    pub fn find(&self, heap: &Heap, hash: i64, text: &str) -> Option<Value> {
        let mask = self.slots.len().checked_sub(1)?;
        for place in 0..PLACES {
            let slot = self.slots[(hash as usize).wrapping_add(place) & mask];
            let Some(handle) = slot.checked_sub(1) else { break };
            let object = heap.str_obj(handle);
            if object.hash == hash && is(object, text) {
                return Some(Value::new(Kind::Str, handle));
            }
        }
        if self.crowded.is_empty() { None } else { self.crowded.get(text).copied() }
    }

    /// The string with a text of ASCII, whose hash is that of the session. Those that found no place are not asked for.
    pub fn find_ascii(&self, heap: &Heap, hash: i64, text: &[u8]) -> Option<Value> {
        let mask = self.slots.len().checked_sub(1)?;
        for place in 0..PLACES {
            let handle = self.slots[(hash as usize).wrapping_add(place) & mask].checked_sub(1)?;
            let object = heap.str_obj(handle);
            if object.hash == hash && object.latin1().is_some_and(|own| own == text) {
                return Some(Value::new(Kind::Str, handle));
            }
        }
        None
    }

    /// Adds a string of the session whose hash is known and whose text is not there; the bytes that this takes.
    pub fn add(&mut self, heap: &Heap, name: Value, text: &str) -> usize {
        if (self.n + 1) * 2 > self.slots.len() {
            let slots = vec![0; (self.slots.len() * 2).max(FIRST)];
            let before = std::mem::replace(&mut self.slots, slots);
            self.place_all(heap, before);
        }
        let size = self.size();
        if !self.place(heap, name.handle()) {
            self.crowd(name, text.into());
        }
        self.n += 1;
        self.fresh.push(name.handle());
        self.size() - size
    }

    /// Puts the strings of another table into their places.
    fn place_all(&mut self, heap: &Heap, slots: Vec<u32>) {
        for handle in slots.into_iter().filter_map(|slot| slot.checked_sub(1)) {
            if !self.place(heap, handle) {
                self.crowd(Value::new(Kind::Str, handle), heap.text(handle).to_utf8().unwrap_or_default().into());
            }
        }
    }

    fn crowd(&mut self, name: Value, text: Box<str>) {
        self.crowded_size += text.len();
        self.crowded.insert(text, name);
    }

    /// Forgets the names that died in the collection that has just been.
    pub fn keep_marked(&mut self, heap: &Heap, scope: Scope) {
        let is_dead = |name: &Value| !heap.is_marked(*name);
        let fresh = std::mem::take(&mut self.fresh);
        if scope == Scope::Young && !fresh.iter().any(|handle| is_dead(&Value::new(Kind::Str, *handle))) {
            return;
        }
        let n_dead = self.all().filter(is_dead).count();
        if n_dead == 0 {
            return;
        }
        self.crowded.retain(|_, name| !is_dead(name));
        self.crowded_size = self.crowded.keys().map(|text| text.len()).sum();
        self.n -= n_dead;
        // Places behind a free one would not be found: all are put in again, into as small a table as carries them.
        let length = ((self.n + 1) * 2).next_power_of_two().max(FIRST);
        let mut before = std::mem::replace(&mut self.slots, vec![0; length]);
        before.retain(|slot| slot.checked_sub(1).is_some_and(|handle| !is_dead(&Value::new(Kind::Str, handle))));
        self.place_all(heap, before);
    }

    /// Puts a string into one of its places; whether one was free.
    fn place(&mut self, heap: &Heap, handle: u32) -> bool {
        let mask = self.slots.len() - 1;
        let home = heap.str_obj(handle).hash as usize;
        let free =
            (0..PLACES).map(|place| home.wrapping_add(place) & mask).find(|slot| self.slots[*slot] == 0);
        if let Some(slot) = free {
            self.slots[slot] = handle + 1;
        }
        free.is_some()
    }

    /// All names, in no order.
    pub fn all(&self) -> impl Iterator<Item = Value> + '_ {
        self.slots
            .iter()
            .filter_map(|slot| slot.checked_sub(1))
            .map(|handle| Value::new(Kind::Str, handle))
            .chain(self.crowded.values().copied())
    }

    /// Bytes that the names take beside their strings.
    pub fn size(&self) -> usize {
        self.n * NAME_SIZE + self.crowded_size
    }
}

/// Whether a string has this text.
fn is(object: &StrObj, text: &str) -> bool {
    match object.text() {
        Some(Text::Latin1(bytes)) if text.is_ascii() => bytes == text.as_bytes(),
        Some(own) => own.to_utf8().is_ok_and(|own| own == text),
        None => false,
    }
}
