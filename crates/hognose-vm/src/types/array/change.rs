//! What makes an array and changes it.

use super::{check_resize, item, itemsize, len, make, position};
use crate::classes;
use crate::native::{Obj, SelfArray};
use crate::native_args::IndexArg;
use crate::native_args::text::bytes_of;
use crate::stop::{Res, Stop};
use crate::types::new;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The type code that an argument names.
pub fn code_of(vm: &mut Vm, code: Obj, argument: &str) -> Res<u8> {
    let Some(text) = vm.text_of(code.0) else {
        let name = vm.type_name(code.0);
        return Err(vm.type_error(format!("{argument} must be a unicode character, not {name}")));
    };
    match (text.len(), text.get(0)) {
        (1, Some(code)) => Ok(u8::try_from(code).unwrap_or(0)),
        (n, _) => Err(vm.type_error(format!("{argument} must be a unicode character, not a string of length {n}"))),
    }
}

/// `array(typecode[, initializer])`.
pub fn array(vm: &mut Vm, code: Obj, initializer: Option<Obj>) -> Res {
    let code = code_of(vm, code, "array() argument 1")?;
    let initializer = initializer.map(|i| i.0);
    if let Some(source) = initializer.filter(|_| !item::is_text(code)) {
        let what = match vm.as_kind(source, Kind::Array) {
            Some(handle) if item::is_text(vm.heap.array(handle).code) => "unicode array",
            _ if vm.as_kind(source, Kind::Str).is_some() => "str",
            _ => "",
        };
        if !what.is_empty() {
            let code = char::from(code);
            let text = format!("cannot use a {what} to initialize an array with typecode '{code}'");
            return Err(vm.type_error(text));
        }
    }
    if !item::CODES.contains(&code) {
        let text = "bad typecode (must be b, B, u, w, h, H, i, I, l, L, q, Q, f or d)";
        return Err(vm.value_error(text));
    }
    let Some(source) = initializer else { return Ok(make(vm, code, Vec::new())) };
    let data = match vm.unwrap(source).kind() {
        Kind::Bytes | Kind::ByteArray => whole_items(vm, code, source)?,
        Kind::Array if vm.bytes_like(source).is_some() && same_code(vm, source, code) => bytes_of(vm, source)?,
        Kind::Str => characters(vm, source)?,
        _ => {
            let all = vm.or_restored(source, |vm| items_of(vm, source).and_then(|items| packed(vm, code, &items)))?;
            match all {
                (data, None) => data,
                (_, Some(stop)) => return Err(stop),
            }
        }
    };
    Ok(make(vm, code, data))
}

fn same_code(vm: &Vm, source: Value, code: u8) -> bool {
    vm.as_kind(source, Kind::Array).is_some_and(|handle| vm.heap.array(handle).code == code)
}

/// `array.__new__(cls, typecode[, initializer])`.
pub fn array_new(vm: &mut Vm, class: Value, code: Obj, initializer: Option<Obj>) -> Res {
    new::check_class(vm, class, classes::ARRAY)?;
    let payload = array(vm, code, initializer)?;
    Ok(new::carrying(vm, class, classes::ARRAY, payload))
}

/// The items of any builtin iterable.
fn items_of(vm: &mut Vm, source: Value) -> Res<Vec<Value>> {
    if matches!(source.kind(), Kind::Gen | Kind::Pending) {
        return Err(Stop::Python);
    }
    match vm.builtin_items(source)? {
        Some(items) => Ok(items),
        None if vm.is_iterable(source) => Err(Stop::Python),
        None => Err(vm.not_iterable(source)),
    }
}

/// The bytes of items; if one of them is none of this type, those before it and the error.
fn packed(vm: &mut Vm, code: u8, items: &[Value]) -> Res<(Vec<u8>, Option<Stop>)> {
    let size = item::size(code);
    vm.charge(items.len() / 2)?;
    vm.reserve(items.len() * size)?;
    let mut data = Vec::with_capacity(items.len() * size);
    for value in items {
        match item::pack(vm, code, *value) {
            Ok(bytes) => data.extend_from_slice(&bytes[..size]),
            Err(stop) if stop.raised().is_some() => return Ok((data, Some(stop))),
            Err(stop) => return Err(stop),
        }
    }
    Ok((data, None))
}

/// Bytes that are whole items.
fn whole_items(vm: &mut Vm, code: u8, source: Value) -> Res<Vec<u8>> {
    let data = bytes_of(vm, source)?;
    if data.len() % item::size(code) != 0 {
        return Err(vm.value_error("bytes length not a multiple of item size"));
    }
    Ok(data)
}

/// A string as the bytes of its characters.
fn characters(vm: &mut Vm, text: Value) -> Res<Vec<u8>> {
    let n = vm.text_of(text).map_or(0, |t| t.len());
    vm.charge(n / 4)?;
    vm.reserve(n.saturating_mul(4))?;
    let text = vm.text_of(text).map(|t| t.iter().flat_map(u32::to_le_bytes).collect());
    Ok(text.unwrap_or_default())
}

/// Adds bytes of whole items.
pub fn append_bytes(vm: &mut Vm, handle: u32, data: &[u8]) -> Res<()> {
    if data.is_empty() {
        return Ok(());
    }
    check_resize(vm, handle)?;
    vm.charge(1 + data.len() / 16)?;
    let object = vm.heap.array(handle);
    if object.data.len() + data.len() > object.data.capacity() {
        let more = data.len().max(object.data.len());
        vm.reserve(more)?;
        vm.heap.grew(more);
    }
    vm.heap.array_mut(handle).data.extend_from_slice(data);
    Ok(())
}

/// Replaces bytes.
pub fn write(vm: &mut Vm, handle: u32, at: usize, bytes: &[u8]) {
    if let Some(slot) = vm.heap.array_mut(handle).data.get_mut(at..at + bytes.len()) {
        slot.copy_from_slice(bytes);
    }
}

/// Removes the items that a slice selects.
pub fn remove(vm: &mut Vm, handle: u32, start: usize, step: isize, count: usize) {
    let size = itemsize(vm, handle);
    let data = &mut vm.heap.array_mut(handle).data;
    if step == 1 {
        data.drain(start * size..(start + count) * size);
        return;
    }
    let selected = |i: usize| {
        let offset = i as isize - start as isize;
        offset % step == 0 && (0..count as isize).contains(&(offset / step))
    };
    let mut at = 0;
    data.retain(|_| {
        at += 1;
        !selected((at - 1) / size)
    });
}

/// `append(v)`.
pub fn append(vm: &mut Vm, a: SelfArray, value: Obj) -> Res {
    let code = vm.heap.array(a.0).code;
    let bytes = item::pack(vm, code, value.0)?;
    append_bytes(vm, a.0, &bytes[..item::size(code)])?;
    Ok(Value::NONE)
}

/// `extend(bb)`: what comes before an item of the wrong type stays.
pub fn extend(vm: &mut Vm, a: SelfArray, source: Obj) -> Res {
    if vm.as_kind(source.0, Kind::Array).is_some() {
        super::extend_with_array(vm, a.0, source.0)?;
        return Ok(Value::NONE);
    }
    let (refused, raised) = vm.with_items_so_far(source.0, |vm, items| {
        let (data, stop) = packed(vm, vm.heap.array(a.0).code, &items)?;
        append_bytes(vm, a.0, &data)?;
        Ok(stop)
    })?;
    refused.or(raised.map(Stop::Raise)).map_or(Ok(Value::NONE), Err)
}

/// `fromlist(list)`: all items, or none.
pub fn fromlist(vm: &mut Vm, a: SelfArray, list: Obj) -> Res {
    let Some(list) = vm.as_kind(list.0, Kind::List) else { return Err(vm.type_error("arg must be list")) };
    let items = vm.heap.list(list).clone();
    let (data, stop) = packed(vm, vm.heap.array(a.0).code, &items)?;
    if let Some(stop) = stop {
        return Err(stop);
    }
    append_bytes(vm, a.0, &data)?;
    Ok(Value::NONE)
}

/// `frombytes(buffer)`.
pub fn frombytes(vm: &mut Vm, a: SelfArray, buffer: Obj) -> Res {
    let data = whole_items(vm, vm.heap.array(a.0).code, buffer.0)?;
    append_bytes(vm, a.0, &data)?;
    Ok(Value::NONE)
}

/// `fromunicode(ustr)`.
pub fn fromunicode(vm: &mut Vm, a: SelfArray, text: Obj) -> Res {
    text.text(vm, |found| format!("fromunicode() argument must be str, not {found}"))?;
    if !item::is_text(vm.heap.array(a.0).code) {
        let text = "fromunicode() may only be called on unicode type arrays ('u' or 'w')";
        return Err(vm.value_error(text));
    }
    let data = characters(vm, text.0)?;
    append_bytes(vm, a.0, &data)?;
    Ok(Value::NONE)
}

/// `insert(i, v)`.
pub fn insert(vm: &mut Vm, a: SelfArray, at: IndexArg, value: Obj) -> Res {
    let (code, n) = (vm.heap.array(a.0).code, len(vm, a.0) as i64);
    let size = item::size(code);
    let bytes = item::pack(vm, code, value.0)?;
    let at = if at.0 < 0 { at.0.saturating_add(n).max(0) } else { at.0.min(n) } as usize * size;
    append_bytes(vm, a.0, &bytes[..size])?;
    vm.heap.array_mut(a.0).data[at..].rotate_right(size);
    Ok(Value::NONE)
}

/// `pop(i=-1)`.
pub fn pop(vm: &mut Vm, a: SelfArray, at: Option<IndexArg>) -> Res {
    let n = len(vm, a.0) as i64;
    if n == 0 {
        return Err(vm.index_error("pop from empty array"));
    }
    let at = at.map_or(-1, |i| i.0);
    let at = if at < 0 { at.saturating_add(n) } else { at };
    if !(0..n).contains(&at) {
        return Err(vm.index_error("pop index out of range"));
    }
    let item = super::item_at(vm, a.0, at as usize)?.unwrap_or(Value::NONE);
    check_resize(vm, a.0)?;
    vm.charge(vm.heap.array(a.0).data.len() / 64)?;
    remove(vm, a.0, at as usize, 1, 1);
    Ok(item)
}

/// `remove(v)`.
pub fn remove_value(vm: &mut Vm, a: SelfArray, value: Obj) -> Res {
    let Some(at) = position(vm, a.0, value.0, 0, usize::MAX)? else {
        return Err(vm.value_error("array.remove(x): x not in array"));
    };
    check_resize(vm, a.0)?;
    remove(vm, a.0, at, 1, 1);
    Ok(Value::NONE)
}

/// `clear()`.
pub fn clear(vm: &mut Vm, a: SelfArray) -> Res {
    if !vm.heap.array(a.0).data.is_empty() {
        check_resize(vm, a.0)?;
    }
    vm.heap.array_mut(a.0).data = Vec::new();
    Ok(Value::NONE)
}

/// `reverse()`.
pub fn reverse(vm: &mut Vm, a: SelfArray) -> Res {
    byteswap(vm, a)?;
    // The items' bytes are the wrong way round now, so that all together come out right.
    vm.heap.array_mut(a.0).data.reverse();
    Ok(Value::NONE)
}

/// `byteswap()`.
pub fn byteswap(vm: &mut Vm, a: SelfArray) -> Res {
    let size = itemsize(vm, a.0);
    vm.charge(vm.heap.array(a.0).data.len() / 8)?;
    vm.heap.array_mut(a.0).data.chunks_exact_mut(size).for_each(|item| item.reverse());
    Ok(Value::NONE)
}
