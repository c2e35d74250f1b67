//! `str`: its methods, by family. The text core (`crate::text`) does the work; here arguments are taken,
//! charged for, and results become values.

pub mod case;
pub mod codec;
pub mod concat;
pub mod dunder;
pub mod find;
pub mod format;
pub mod in_turn;
pub mod make;
pub mod methods;
pub mod pad;
pub mod replace;
pub mod split;
pub mod translate;

use std::ops::Range;

use crate::heap::Heap;
use crate::names;
use crate::objects::{StrData, StrObj, Words, gathered};
use crate::stop::Res;
use crate::text::{Text, TextBuf};
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// How many bytes of Latin-1 text fit inline.
pub const INLINE: usize = 22;

/// A string as a value.
pub fn value(handle: u32) -> Value {
    Value::new(Kind::Str, handle)
}

/// A part of a string as a string: the same object when it is all of it.
#[inline]
pub fn part(vm: &mut Vm, handle: u32, range: Range<usize>) -> Value {
    short_part(vm, handle, range.start, range.end).unwrap_or_else(|| long_part(vm, handle, range))
}

/// A [`part`] that is short, of a string that a look finds.
#[inline(always)]
fn short_part(vm: &mut Vm, handle: u32, start: usize, end: usize) -> Option<Value> {
    let units = vm.heap.look_at(handle)?;
    let part = units.get(start..end).filter(|part| part.len() <= INLINE)?;
    match part.len() {
        n if n == units.len() => Some(value(handle)),
        0 => Some(names::EMPTY),
        1 => vm.image.chars.get(usize::from(part[0])).copied(),
        n => {
            let words = gathered(part);
            Some(vm.heap.new_short(n, words))
        }
    }
}

/// From this length on a part may be a view of the string that it is taken from: copying it takes longer than to find it in there.
const VIEW: usize = 1024;
/// A view holds at most so many times as much as it shows: else it would keep in memory what nobody is charged for.
const HELD_FOR: usize = 4;

/// The part of a string of Latin-1 as a view of what holds it; `None` where that is the library's, or far longer.
#[inline(never)]
fn view(heap: &Heap, handle: u32, start: usize, len: usize) -> Option<StrObj> {
    let (whole, range) = heap.part_of(handle);
    let all = heap.str_obj(whole).latin1()?.len();
    if whole & IMAGE != 0 || all / HELD_FOR > len {
        return None;
    }
    let data = StrData::Part(whole, u32::try_from(range.start + start).ok()?, u32::try_from(len).ok()?);
    Some(StrObj { data, hash: 0 })
}

#[inline(never)]
fn long_part(vm: &mut Vm, handle: u32, range: Range<usize>) -> Value {
    let text = vm.heap.text(handle);
    let object = match text {
        Text::Latin1(units) => {
            let end = range.end.min(units.len());
            let start = range.start.min(end);
            match &units[start..end] {
                all if all.len() == units.len() => return value(handle),
                [] => return names::EMPTY,
                [byte] => {
                    let code = u32::from(*byte);
                    return vm.char(code);
                }
                bytes if bytes.len() <= INLINE => StrObj::inline(bytes),
                // What is left of a text at its end: that is what is taken again and again. To go through a view takes longer than through a copy.
                bytes if end == units.len() && bytes.len() >= VIEW => match view(&vm.heap, handle, start, bytes.len()) {
                    Some(object) => return vm.heap.new_str_obj_for(object, size_of::<StrObj>()),
                    None => StrObj { data: StrData::Whole(bytes.into()), hash: 0 },
                },
                bytes => StrObj { data: StrData::Whole(bytes.into()), hash: 0 },
            }
        }
        _ if range.start == 0 && range.end >= text.len() => return value(handle),
        text => StrObj::new(text.slice(range).narrow()),
    };
    vm.heap.new_str_obj(object)
}

/// The only unit of a string of one character of Latin-1, except of `'\0'`, if a look finds it.
#[inline(always)]
pub fn only_unit(heap: &Heap, handle: u32) -> Option<u8> {
    match heap.strs.peek(handle)?.data {
        StrData::Inline(1, [unit @ 1..=255, ..]) => Some(unit),
        _ => None,
    }
}

/// A string of Latin-1 that is put together of pieces and stays short.
///
/// What a string holds inline goes there in one move of constant size, whatever its length: what is behind the text is
/// zero, and the next piece goes over it.
pub struct Short {
    data: [u8; Short::ROOM + size_of::<Words>()],
    len: usize,
}

impl Default for Short {
    fn default() -> Self {
        Short::new()
    }
}

impl Short {
    /// How many bytes it may get.
    pub const ROOM: usize = 256 - size_of::<Words>();

    /// Without a piece.
    #[inline]
    pub fn new() -> Short {
        Short { data: [0; Short::ROOM + size_of::<Words>()], len: 0 }
    }

    /// How many bytes it has.
    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether it has none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts the text of a string behind; `false`, and nothing happens, when it does not fit, or is not Latin-1.
    #[inline]
    pub fn put_string(&mut self, heap: &Heap, handle: u32) -> bool {
        match heap.look_at_short(handle) {
            Some((n, words)) => self.put_words(n, words),
            None => match heap.text(handle) {
                Text::Latin1(bytes) if bytes.len() + self.len <= Short::ROOM => {
                    self.put(bytes);
                    true
                }
                _ => false,
            },
        }
    }

    /// Puts so many bytes behind, which come as words; `false`, and nothing happens, when there is no room for them.
    #[inline]
    pub fn put_words(&mut self, n: usize, [first, second, third]: Words) -> bool {
        let Some(rest) = self.data.get_mut(self.len..) else { return false };
        let ([place, next, last, ..], _) = rest.as_chunks_mut::<8>() else { return false };
        (*place, *next, *last) = (first.to_le_bytes(), second.to_le_bytes(), third.to_le_bytes());
        self.len += n;
        true
    }

    /// Puts bytes behind. There has to be room for them.
    #[inline]
    pub fn put(&mut self, bytes: &[u8]) {
        self.data[self.len..self.len + bytes.len()].copy_from_slice(bytes);
        self.len += bytes.len();
    }

    /// Puts one byte behind. There has to be room for it.
    #[inline]
    pub fn push(&mut self, byte: u8) {
        self.data[self.len] = byte;
        self.len += 1;
    }

    /// Puts one byte behind, if there is room for it.
    #[inline]
    pub fn push_if_room(&mut self, byte: u8) -> bool {
        let is_room = self.len < Short::ROOM;
        if is_room {
            self.push(byte);
        }
        is_room
    }

    /// All of it as a string. Charging is the caller's.
    #[inline]
    pub fn finish(&self) -> StrObj {
        let data = match self.data.first_chunk() {
            Some(short) if self.len <= INLINE => StrData::Inline(self.len as u8, *short),
            _ => StrData::Whole(self.data[..self.len].into()),
        };
        StrObj { data, hash: 0 }
    }
}

/// A new string, or the same object when the text did not change.
pub fn changed(vm: &mut Vm, handle: u32, text: TextBuf) -> Value {
    if vm.heap.text(handle) == text.as_text() { value(handle) } else { vm.text(text) }
}

/// Charges for work over a whole string, and checks that so many bytes per code point are there.
#[inline(always)]
pub fn charge_text(vm: &mut Vm, handle: u32, bytes: usize) -> Res<()> {
    // Short text is free.
    match vm.heap.str_obj(handle).data {
        StrData::Inline(..) => Ok(()),
        _ => charge_long(vm, handle, bytes),
    }
}

#[inline(never)]
fn charge_long(vm: &mut Vm, handle: u32, bytes: usize) -> Res<()> {
    let n = vm.heap.text(handle).len();
    if n > 64 {
        vm.charge(n / 16)?;
        vm.reserve(n.saturating_mul(bytes))?;
    }
    Ok(())
}
