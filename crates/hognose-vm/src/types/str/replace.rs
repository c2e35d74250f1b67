//! `replace`.

use super::{Short, charge_text, only_unit, value};
use crate::classes;
use crate::native::{Late, Obj, SelfStr};
use crate::native_args::SizeArg;
use crate::native_args::text::count_limit;
use crate::objects::{StrData, StrObj, each};
use crate::stop::Res;
use crate::text::{Text, TextBuf, replace as core};
use crate::value::Value;
use crate::vm::Vm;

/// Up to this length a text is searched before anything is charged for.
const SHORT: usize = 1024;

/// `str.replace(old, new, /, count=-1)`.
pub fn replace(vm: &mut Vm, s: SelfStr, old: Obj, new: Obj, count: Option<Late<SizeArg>>) -> Res {
    let old = old.text_at(vm, "replace", 1)?;
    let new = new.text_at(vm, "replace", 2)?;
    let limit = count.map(|n| n.0).transpose()?.and_then(|n| count_limit(n.0));
    if let (None, Some(replaced)) = (limit, one_by_one(vm, s.0, old, new)) {
        return Ok(replaced);
    }
    charge_text(vm, s.0, 0)?;
    let Vm { heap, meter, .. } = vm;
    let (text, from, to) = (heap.text(s.0), heap.text(old), heap.text(new));
    if let (Text::Latin1(units), Text::Latin1(&[old]), Text::Latin1(&[new]), None) = (text, from, to, limit)
        && units.len() <= SHORT
    {
        let Some(first) = memchr::memchr(old, units).filter(|_| old != new) else { return Ok(value(s.0)) };
        meter.charge(units.len() as u64 / 8)?;
        meter.reserve(heap.used(), units.len())?;
        let mut units = units.to_vec();
        for unit in units.iter_mut().skip(first).filter(|unit| **unit == old) {
            *unit = new;
        }
        return Ok(vm.heap.new_str_obj(StrObj::new(TextBuf::Latin1(units))));
    }
    if let (Text::Latin1(units), Text::Latin1(from), Text::Latin1(to), None) = (text, from, to, limit)
        && units.len() <= SHORT
        && !from.is_empty()
        && let Some(places) = core::few_places(units, from)
    {
        let places = places.as_slice();
        if places.is_empty() || from == to {
            meter.charge(units.len() as u64 / 8)?;
            return Ok(value(s.0));
        }
        let n = units.len() - places.len() * from.len() + places.len() * to.len();
        meter.charge(n as u64 / 8)?;
        meter.reserve(heap.used(), n)?;
        let object = put_together(units, places, from.len(), to, n);
        return Ok(vm.heap.new_finished(object));
    }
    let narrow = matches!((text, to), (Text::Latin1(_), Text::Latin1(_)));
    if text.len() > 64 || to.len() > 64 {
        let n = core::replace_count(text, from, limit);
        if n == 0 {
            vm.charge(vm.heap.text(s.0).len() / 8)?;
            return Ok(value(s.0));
        }
        let Some(len) = core::replace_len(text, from, to, n) else {
            return Err(vm.raise(classes::OVERFLOW_ERROR, "replace string is too long"));
        };
        vm.charge(len / 8)?;
        vm.reserve(len.saturating_mul(if narrow { 1 } else { 4 }))?;
    }
    match core::replace(vm.heap.text(s.0), vm.heap.text(old), vm.heap.text(new), limit) {
        Some(text) => Ok(vm.text(text)),
        None => Ok(value(s.0)),
    }
}

/// All of one character by another one, in a short text.
fn one_by_one(vm: &mut Vm, handle: u32, old: u32, new: u32) -> Option<Value> {
    let (old, new) = (only_unit(&vm.heap, old)?, only_unit(&vm.heap, new)?);
    let (n, units) = vm.heap.look_at_short(handle)?;
    // What is behind the text is zero, and so not replaced.
    let [x, y, z] = units;
    let replaced = [replaced(x, old, new), replaced(y, old, new), replaced(z, old, new)];
    if replaced == units {
        return Some(value(handle));
    }
    if n == 1 {
        return Some(vm.char(u32::from(new)));
    }
    Some(vm.heap.new_short(n, replaced))
}

/// Eight bytes, with one value in the place of another one.
#[inline(always)]
fn replaced(word: u64, old: u8, new: u8) -> u64 {
    let other = word ^ each(old);
    // The lowest bit of each byte: it is the one that is replaced.
    let is_old = !(((other & each(0x7f)) + each(0x7f)) | other) >> 7 & each(1);
    word ^ (is_old * u64::from(old ^ new))
}

/// A text with another one in the place of some bytes at each of these places; it has `n` bytes then.
fn put_together(units: &[u8], places: &[u16], replaced: usize, by: &[u8], n: usize) -> StrObj {
    fn each(units: &[u8], places: &[u16], replaced: usize, by: &[u8], mut put: impl FnMut(&[u8])) {
        let mut from = 0;
        for at in places {
            let at = usize::from(*at);
            put(&units[from..at]);
            put(by);
            from = at + replaced;
        }
        put(&units[from..]);
    }
    if n <= Short::ROOM {
        let mut short = Short::new();
        each(units, places, replaced, by, |piece| short.put(piece));
        return short.finish();
    }
    let mut data = Vec::with_capacity(n);
    each(units, places, replaced, by, |piece| data.extend_from_slice(piece));
    StrObj { data: StrData::Whole(data.into_boxed_slice()), hash: 0 }
}
