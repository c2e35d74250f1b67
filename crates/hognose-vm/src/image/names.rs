//! Interned strings of a finished image, found by their text.
//!
//! The strings know their hashes and their texts, so the table is nothing but their handles.

use crate::objects::StrObj;
use crate::text::{TextBuf, hash};
use crate::value::{IMAGE, Kind, Value};

/// A table of strings of the image.
#[derive(Default)]
pub struct Names {
    strs: &'static [StrObj],
    /// Open addressing: 0 is free, else the index of a string + 1.
    slots: Box<[u32]>,
}

impl Names {
    /// A table of strings of the image, whose hashes are known and whose texts differ.
    pub fn new(strs: &'static [StrObj], names: &[Value]) -> Names {
        let mut slots = vec![0; (names.len() * 2 + 1).next_power_of_two()];
        let mask = slots.len() - 1;
        for name in names {
            let index = name.handle() & !IMAGE;
            let mut slot = strs.get(index as usize).map_or(0, |s| s.hash) as usize & mask;
            while slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            slots[slot] = index + 1;
        }
        Names { strs, slots: slots.into() }
    }

    /// The string with this text.
    pub fn find(&self, text: &str) -> Option<Value> {
        if text.is_ascii() {
            let bytes = text.as_bytes();
            let hash = hash::known(hash::hash_bytes(bytes, 0));
            return self.search(hash, |s| s.latin1().is_some_and(|b| b == bytes));
        }
        let wanted = TextBuf::from(text);
        let hash = hash::known(hash::hash(wanted.as_text(), 0));
        self.search(hash, |s| s.text().is_some_and(|t| t.to_utf8().is_ok_and(|t| t == text)))
    }

    /// The hash of a string of the image.
    pub fn hash(&self, name: Value) -> i64 {
        self.strs.get((name.handle() & !IMAGE) as usize).map_or(0, |s| s.hash)
    }

    /// Whether a string is in the table.
    pub fn has(&self, string: Value) -> bool {
        let Some(mask) = self.slots.len().checked_sub(1) else { return false };
        let index = string.handle() & !IMAGE;
        let mut slot = self.hash(string) as usize & mask;
        while self.slots[slot] != 0 {
            if self.slots[slot] == index + 1 {
                return true;
            }
            slot = (slot + 1) & mask;
        }
        false
    }

    /// All strings, in the order of their handles.
    pub fn all(&self) -> Vec<Value> {
        let mut all: Vec<u32> = self.slots.iter().filter(|s| **s != 0).map(|s| s - 1).collect();
        all.sort_unstable();
        all.into_iter().map(|index| Value::new(Kind::Str, index | IMAGE)).collect()
    }

    fn search(&self, hash: i64, equal: impl Fn(&StrObj) -> bool) -> Option<Value> {
        let mask = self.slots.len().checked_sub(1)?;
        let mut slot = hash as usize & mask;
        loop {
            let index = self.slots[slot].checked_sub(1)?;
            let object = &self.strs[index as usize];
            if object.hash == hash && equal(object) {
                return Some(Value::new(Kind::Str, index | IMAGE));
            }
            slot = (slot + 1) & mask;
        }
    }
}
