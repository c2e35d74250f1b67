//! Items under strings of the source (`row['price']`): a site keeps where the last dict had the key, since rows of a table, and what a
//! program builds in one place, have their keys in one order.

use std::cell::Cell;

use super::{item, quick};
use crate::caches::{Cache, Caches};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// As [`item::quick`], for what the loop does not find where the site says; the site keeps where it is.
#[inline(never)]
pub fn get(vm: &mut Vm, caches: &Caches, object: Value, key: Value, site: &Cell<Cache>) -> Option<Value> {
    if !object.is_kind(Kind::Dict) || !key.is_kind(Kind::Str) {
        return item::quick(vm, object, key);
    }
    let Some(found) = quick::text_position(vm, object, key) else { return item::quick(vm, object, key) };
    let at = found?;
    let entry = vm.heap.dicts.peek(object.handle())?.entries.get(at)?;
    caches.fill_item(site, at, entry.key);
    Some(entry.value)
}

/// Sets an item in the same way; whether it did.
#[inline(never)]
pub fn set(vm: &mut Vm, caches: &Caches, object: Value, key: Value, value: Value, site: &Cell<Cache>) -> bool {
    if object.is_kind(Kind::Dict)
        && key.is_kind(Kind::Str)
        && let Some(found) = quick::text_position(vm, object, key)
    {
        let Some(at) = found else {
            return quick::set_key_item(vm, object, key, value) || quick::dict_set(vm, object, key, value);
        };
        if let Some(entry) = vm.heap.dict_mut(object.handle()).entries.get_mut(at) {
            entry.value = value;
            caches.fill_item(site, at, entry.key);
            return true;
        }
    }
    quick::dict_set(vm, object, key, value)
}
