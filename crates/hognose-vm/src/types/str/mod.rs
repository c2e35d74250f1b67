//! `str`: its methods, by family. The text core (`crate::text`) does the work; here arguments are taken,
//! charged for, and results become values.

pub mod case;
pub mod codec;
pub mod dunder;
pub mod find;
pub mod format;
pub mod make;
pub mod methods;
pub mod pad;
pub mod replace;
pub mod split;
pub mod translate;

use std::ops::Range;

use crate::names;
use crate::objects::{StrData, StrObj};
use crate::stop::Res;
use crate::text::{Text, TextBuf};
use crate::value::{Kind, Value};
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
                bytes => StrObj { data: StrData::Whole(bytes.into()), hash: 0 },
            }
        }
        _ if range.start == 0 && range.end >= text.len() => return value(handle),
        text => StrObj::new(text.slice(range).narrow()),
    };
    vm.heap.new_str_obj(object)
}

/// A string of Latin-1 that is made of pieces of so many bytes together. Charging is the caller's.
#[inline]
pub fn assembled<'a>(n: usize, pieces: impl Iterator<Item = &'a [u8]>) -> StrObj {
    if n <= INLINE {
        let (mut data, mut at) = ([0; INLINE], 0);
        for piece in pieces {
            data[at..at + piece.len()].copy_from_slice(piece);
            at += piece.len();
        }
        return StrObj { data: StrData::Inline(at as u8, data), hash: 0 };
    }
    let mut bytes = Vec::with_capacity(n);
    pieces.for_each(|piece| bytes.extend_from_slice(piece));
    StrObj::new(TextBuf::Latin1(bytes))
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
