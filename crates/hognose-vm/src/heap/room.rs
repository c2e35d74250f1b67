//! Room ahead: large vectors that grow get address space for what may come, so that they are moved seldom.
//!
//! It is no memory until something is written to it. An allocator that copies what it moves keeps the old place for a while: a vector
//! that doubles takes twice its size in the end, as long as nothing else asks for what was left behind (`docs/decisions/allocator.md`).

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use super::Heap;
use crate::value::{IMAGE, Kind, Value};

/// From how many bytes on an arena gets room ahead.
const LARGE: usize = 1 << 17;
/// From so many on it gets room for as much as that at once: what it leaves behind when it is moved takes as much memory again.
const MIDDLE: usize = 1 << 13;
/// So many bytes a large one gets, or as many as it has.
const ARENA: usize = 64 << 20;
/// Unless so much address space is to be had, there is a limit to it (`ulimit -v`), and none is taken that may never be used.
const PLENTY: usize = 1 << 30;
/// How many times room for an arena is taken without another look for that: half of what was there then.
const LOOKED: usize = PLENTY / ARENA / 2;

/// How many times more.
static UNSEEN: AtomicUsize = AtomicUsize::new(0);

/// Whether there is address space to be had that may never be used. A look costs two system calls, and some pages of the allocator's.
fn is_plenty() -> bool {
    if !cfg!(unix) {
        return false;
    }
    let one_less = |left: usize| left.checked_sub(1);
    if UNSEEN.fetch_update(Relaxed, Relaxed, one_less).is_ok() {
        return true;
    }
    let is_there = Vec::<u8>::new().try_reserve_exact(PLENTY).is_ok();
    if is_there {
        UNSEEN.store(LOOKED, Relaxed);
    }
    is_there
}

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
    let (n, bytes, size) = (items.len(), size_of_val(items.as_slice()), size_of::<T>().max(1));
    if bytes < MIDDLE {
        return;
    }
    let middle = LARGE / size;
    if n < middle {
        items.reserve_exact(middle - n);
        return;
    }
    if !is_plenty() || items.try_reserve_exact(bytes.max(ARENA) / size).is_err() {
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
