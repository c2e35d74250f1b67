//! Room ahead: large vectors that grow get address space for what may come, so that they are moved seldom.
//!
//! It is no memory until something is written to it. An allocator that copies what it moves keeps the old place for a while: a vector
//! that doubles takes twice its size in the end, as long as nothing else asks for what was left behind (`docs/decisions/allocator.md`).

use std::ops::Range;

use super::Heap;
use crate::value::{IMAGE, Kind, Value};

/// From how many bytes on an arena gets room ahead.
const LARGE: usize = 1 << 18;
/// So many bytes it gets, or as many as it has.
const ARENA: usize = 64 << 20;
/// Unless so much address space is to be had, there is a limit to it (`ulimit -v`), and none is taken that may never be used.
const PLENTY: usize = 1 << 30;

/// Makes room for one more object of an arena, which is charged for objects and not for room. A large one gets far more than it
/// has where address space is no memory, and else an eighth: twice its size would pass the memory limit by far before anybody could say so.
#[inline]
pub(super) fn grow_arena<T>(items: &mut Vec<T>) {
    if items.len() == items.capacity() {
        grow(items);
    }
}

#[cold]
#[inline(never)]
fn grow<T>(items: &mut Vec<T>) {
    let (n, bytes) = (items.len(), size_of_val(items.as_slice()));
    if bytes < LARGE {
        return;
    }
    let more = bytes.max(ARENA) / size_of::<T>().max(1);
    if !cfg!(unix) || Vec::<u8>::new().try_reserve_exact(PLENTY).is_err() || items.try_reserve_exact(more).is_err() {
        items.reserve_exact(n / 8);
    }
}

/// From how many items on a list gets room ahead, and for how many.
const LIST: Range<usize> = 1 << 13..1 << 20;

impl Heap {
    /// Makes room for the next item of a list that is full. A large one that is a sixteenth of all that there is gets room for a
    /// million, charged as if it had doubled: so one list at a time, and where that is little beside the limit of so many bytes.
    pub(crate) fn grow_list(&mut self, list: u32, limit: usize) {
        let (used, n) = (self.used(), self.list_obj(list).items.len());
        let bytes = |items: usize| items * size_of::<Value>();
        if !LIST.contains(&n) || list & IMAGE != 0 || bytes(n) < used / 16 || bytes(LIST.end) > limit / 16 {
            return;
        }
        let items = &mut self.lists.to_append(list, |list| list.items.len()).items;
        if self.with_room.is_none() && items.try_reserve_exact(LIST.end - n).is_ok() {
            self.with_room = Some(list);
            self.fresh += bytes(n);
        }
    }

    /// The bytes of room that a list is not charged for: address space that it may never use, at most eight megabytes.
    pub fn uncharged(&self, list: Value) -> usize {
        let handle = list.handle();
        if !list.is_kind(Kind::List) || self.with_room != Some(handle) {
            return 0;
        }
        let items = &self.list_obj(handle).items;
        let charged = items.len().next_power_of_two().max(2 * LIST.start);
        items.capacity().min(LIST.end).saturating_sub(charged) * size_of::<Value>()
    }

    /// After marking: the bytes of what lives that nobody is charged for.
    pub(super) fn uncharged_room(&mut self) -> usize {
        let Some(list) = self.with_room.map(|list| Value::new(Kind::List, list)) else { return 0 };
        let is_needed = self.is_marked(list) && self.list_obj(list.handle()).items.capacity() == LIST.end;
        if !is_needed {
            self.with_room = None;
        }
        self.uncharged(list)
    }
}
