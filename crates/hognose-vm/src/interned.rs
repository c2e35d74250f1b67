//! Interned names of a session: strings found by their text.
//!
//! The strings know their hashes and their texts, so the table is nothing but their handles. Names stay as long as the session.
//! Who prepares names with the same hash gains nothing: those that find their places taken are in a table with a hash that
//! nobody can foresee.

use std::collections::HashMap;

use crate::heap::Heap;
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
    /// Bytes that the names take beside their strings.
    size: usize,
}

/// What an interned name takes, its text apart.
pub const NAME_SIZE: usize = 48;

/// How many places a name has.
const PLACES: usize = 32;

/// The slots of the first table.
const FIRST: usize = 64;

/// A table with more slots is not used again.
const KEPT: usize = 1024;

impl Interned {
    /// No names.
    pub fn reset(&mut self) {
        let Interned { slots, crowded, n, size } = self;
        if slots.len() > KEPT {
            *slots = Vec::new();
        }
        if *n > 0 {
            slots.fill(0);
            *crowded = HashMap::default();
        }
        (*n, *size) = (0, 0);
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

    /// Adds a string of the session whose hash is known and whose text is not there; the bytes that this takes.
    pub fn add(&mut self, heap: &Heap, name: Value, text: &str) -> usize {
        if (self.n + 1) * 2 > self.slots.len() {
            let slots = vec![0; (self.slots.len() * 2).max(FIRST)];
            let before = std::mem::replace(&mut self.slots, slots);
            for handle in before.into_iter().filter_map(|slot| slot.checked_sub(1)) {
                if !self.place(heap, handle) {
                    let text = heap.text(handle).to_utf8().unwrap_or_default();
                    self.crowded.insert(text.into(), Value::new(Kind::Str, handle));
                }
            }
        }
        if !self.place(heap, name.handle()) {
            self.crowded.insert(text.into(), name);
        }
        self.n += 1;
        self.size += NAME_SIZE + text.len();
        NAME_SIZE + text.len()
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
        self.size
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
