//! Keys of dicts, and elements of sets, that a look finds: strings, numbers of one word, short tuples of these.
//!
//! For strings of the source (`row['price']`) a site keeps where the last dict had the key, since rows of a table, and what a program
//! builds in one place, have their keys in one order.

use std::cell::Cell;

use super::{item, quick};
use crate::caches::{Cache, Caches};
use crate::equal::hash_i64;
use crate::objects::StrData;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// As [`item::quick`], for what the loop does not find where the site says; the site keeps where it is.
#[inline(never)]
pub fn get(vm: &mut Vm, caches: &Caches, object: Value, key: Value, site: &Cell<Cache>) -> Option<Value> {
    if !object.is_kind(Kind::Dict) || !key.is_kind(Kind::Str) {
        return item::quick(vm, object, key);
    }
    let Some(found) = text_position(vm, object, key) else { return item::quick(vm, object, key) };
    let at = found?;
    let entry = vm.heap.dicts.peek(object.handle())?.entries.get(at)?;
    let value = entry.value;
    caches.fill_item(&vm.heap, site, at, entry.key);
    Some(value)
}

/// Sets an item in the same way; whether it did.
#[inline(never)]
pub fn set(vm: &mut Vm, caches: &Caches, object: Value, key: Value, value: Value, site: &Cell<Cache>) -> bool {
    if object.is_kind(Kind::Dict)
        && key.is_kind(Kind::Str)
        && let Some(found) = text_position(vm, object, key)
    {
        let Some(at) = found else {
            return set_value(vm, object, key, value) || quick::dict_set(vm, object, key, value);
        };
        if let Some(entry) = vm.heap.dict_mut(object.handle()).entries.get_mut(at) {
            entry.value = value;
            let key = entry.key;
            caches.fill_item(&vm.heap, site, at, key);
            return true;
        }
    }
    quick::dict_set(vm, object, key, value)
}

/// The position of a string in a dict; `None` where that takes more than a look.
#[inline]
fn text_position(vm: &mut Vm, dict: Value, key: Value) -> Option<Option<usize>> {
    // Names that stand in the code are mostly the very keys.
    if let Some(at) = vm.heap.dicts.peek(dict.handle())?.few_same(key) {
        return Some(Some(at));
    }
    let known = vm.heap.strs.peek(key.handle())?.hash;
    let hash = if known != 0 { known } else { vm.str_hash(key.handle()) };
    let text = vm.heap.strs.peek(key.handle())?;
    let found = vm.heap.dicts.peek(dict.handle())?.find(hash, |other| {
        if other.same(key) {
            return Ok(true);
        }
        let other = other.is(Kind::Str).and_then(|other| vm.heap.strs.peek(other)).ok_or(())?;
        match (&text.data, &other.data) {
            // What is behind the text is zero.
            (StrData::Inline(n, p), StrData::Inline(m, q)) => Ok(n == m && p == q),
            _ => Err(()),
        }
    });
    found.ok()
}

/// The position of a number of one word in a dict; `None` where that takes more than a look.
#[inline]
fn number_position(vm: &Vm, dict: Value, key: Value, hash: i64) -> Option<Option<usize>> {
    let found = vm.heap.dicts.peek(dict.handle())?.find(hash, |other| match other.same(key) {
        true => Ok(true),
        // Another number of this size is never equal, of other kinds some are.
        false if other.as_int().is_some() => Ok(false),
        false => Err(()),
    });
    found.ok()
}

/// The position of a short tuple of such numbers and strings in a dict; `None` where that takes more than a look.
#[inline(never)]
fn tuple_position(vm: &Vm, dict: Value, key: Value) -> Option<Option<usize>> {
    let hash = vm.tuple_hash_by_look(key.is(Kind::Tuple)?)?;
    let same = |other: Value| if other.same(key) { Ok(true) } else { vm.key_equal(other, key).ok_or(()) };
    vm.heap.dicts.peek(dict.handle())?.find(hash, same).ok()
}

/// The position of a key whose hash and whose equals take no frame; `None`, and no effect, for others, and where it cannot be a key.
#[inline(never)]
fn other_position(vm: &mut Vm, dict: Value, key: Value) -> Option<Option<usize>> {
    if key.is_kind(Kind::Pending) || !dict.is_kind(Kind::Dict) {
        return None;
    }
    let hash = vm.hash(key).ok()?;
    vm.dict_find(dict.handle(), key, hash).ok()
}

/// The position of a key in a dict; `None`, and no effect, where that takes a frame, or where it cannot be a key.
#[inline(always)]
pub(super) fn position(vm: &mut Vm, dict: Value, key: Value) -> Option<Option<usize>> {
    match key.as_int() {
        Some(number) => number_position(vm, dict, key, hash_i64(number)),
        None if key.is_kind(Kind::Str) => text_position(vm, dict, key),
        None if key.is_kind(Kind::Tuple) && let Some(position) = tuple_position(vm, dict, key) => Some(position),
        None => other_position(vm, dict, key),
    }
}

/// `dict[key]` for a key that takes no frame.
#[inline(never)]
pub fn item(vm: &mut Vm, dict: Value, key: Value) -> Option<Value> {
    let at = position(vm, dict, key)??;
    Some(vm.heap.dicts.peek(dict.handle())?.entries.get(at)?.value)
}

/// `dict.get(key)` for a key that takes no frame: unbound when it is no key.
#[inline(never)]
pub fn value(vm: &mut Vm, dict: Value, key: Value) -> Option<Value> {
    // `get` of a class derived from `dict` that has none of its own: what its instances carry.
    let dict = match dict.kind() {
        Kind::Dict => dict,
        _ => vm.payload(dict)?.0.is(Kind::Dict).map(|dict| Value::new(Kind::Dict, dict))?,
    };
    match position(vm, dict, key)? {
        Some(at) => Some(vm.heap.dicts.peek(dict.handle())?.entries.get(at)?.value),
        None => Some(Value::UNDEF),
    }
}

/// Whether a value is a key of a dict, where that takes no frame.
#[inline(never)]
pub fn has(vm: &mut Vm, dict: Value, key: Value) -> Option<bool> {
    position(vm, dict, key).map(|at| at.is_some())
}

/// Whether something is an element of a set, frozen or not; `None`, and no effect, where its hash or its equals take a frame, or where it
/// is none that a set may have.
#[inline(never)]
pub fn is_element(vm: &mut Vm, container: Value, item: Value) -> Option<bool> {
    let hash = match (item.as_int(), item.kind()) {
        (Some(number), _) => hash_i64(number),
        (None, Kind::Str) => match vm.heap.strs.peek(item.handle())?.hash {
            0 => vm.str_hash(item.handle()),
            known => known,
        },
        // A set is looked up as the frozen one that it equals.
        (None, Kind::Pending | Kind::Set) => return None,
        _ => return other_is_element(vm, container, item),
    };
    let set = match container.is(Kind::Set) {
        Some(set) => vm.heap.sets.peek(set)?,
        None => vm.heap.frozensets.peek(container.is(Kind::FrozenSet)?)?,
    };
    if let Some(found) = set.first(hash, item) {
        return Some(found.is_some());
    }
    let found = set.find(hash, |other| match other.same(item) {
        true => Ok(true),
        false => vm.key_equal(other, item).ok_or(()),
    });
    found.ok().map(|slot| slot.is_some())
}

/// As [`is_element`], of other than strings and numbers.
#[inline(never)]
fn other_is_element(vm: &mut Vm, container: Value, item: Value) -> Option<bool> {
    if item.is_kind(Kind::Instance) && vm.unhashable_set(item).is_some() {
        return None;
    }
    let hash = vm.hash(item).ok()?;
    Some(vm.set_find(container, item, hash).ok()?.is_some())
}

/// `dict[key] = value` for what is a key already and takes no frame, or for a new string, number or short tuple that takes no memory.
#[inline(never)]
pub fn set_value(vm: &mut Vm, dict: Value, key: Value, value: Value) -> bool {
    let Some(position) = position(vm, dict, key) else { return false };
    let Some(at) = position else {
        let hash = match key.kind() {
            Kind::Str => vm.heap.strs.peek(key.handle()).map(|text| text.hash).filter(|hash| *hash != 0),
            Kind::Tuple => vm.tuple_hash_by_look(key.handle()),
            _ => key.as_int().map(hash_i64),
        };
        let Some(hash) = hash else { return false };
        return vm.heap.dict_mut(dict.handle()).insert_in_room(hash, key, value);
    };
    match vm.heap.dict_mut(dict.handle()).entries.get_mut(at) {
        Some(entry) => {
            entry.value = value;
            true
        }
        None => false,
    }
}
