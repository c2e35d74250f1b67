//! What changes a `bytearray`. Its length cannot change while views look at it.

use crate::classes;
use crate::native::{FromArg, Obj, SelfByteArray};
use crate::native_args::text::{bytes_of, gathered_bytes_of};
use crate::native_args::{IndexArg, SizeArg};
use crate::objects::{ByteArrayObj, ByteBuffer};
use crate::stop::{Res, Stop};
use crate::types::bytes::{Byte, byte};
use crate::types::index::{self, Place, place};
use crate::types::{memoryview, operator};
use crate::types::str::dunder::Times;
use crate::value::{Kind, Value};
use crate::vm::Vm;

const NO_RESIZE: &str = "Existing exports of data: object cannot be re-sized";

/// Refuses a change of length while there are views.
pub fn check_resize(vm: &mut Vm, handle: u32) -> Res<()> {
    let exports = vm.heap.bytearray(handle).exports;
    memoryview::check_exports(vm, exports, NO_RESIZE)
}

/// Reserves memory for growth.
fn grow(vm: &mut Vm, b: SelfByteArray, by: usize) -> Res<()> {
    vm.charge(by / 16 + 1)?;
    let data = &vm.heap.bytearray(b.0).data;
    if !data.has_room(by) {
        let more = by.max(data.len());
        vm.reserve(more)?;
        vm.heap.grew(more);
    }
    Ok(())
}

/// `+=` with a bytes-like object. With itself, that looks at what would have to be moved.
pub fn add_in_place(vm: &mut Vm, handle: u32, other: Value) -> Res<()> {
    if vm.bytes_like(other).is_none_or(|data| data.is_empty()) {
        return Ok(());
    }
    if vm.unwrap(other).same(SelfByteArray(handle).value()) {
        return Err(vm.raise(classes::BUFFER_ERROR, NO_RESIZE));
    }
    check_resize(vm, handle)?;
    extend_by_bytes(vm, handle, other)
}

/// Puts the bytes of a bytes-like object behind, after the length was found to be free to change.
fn extend_by_bytes(vm: &mut Vm, handle: u32, source: Value) -> Res<()> {
    if let Some(other) = source.is(Kind::Bytes) {
        grow(vm, SelfByteArray(handle), vm.heap.bytes_obj(other).data.len())?;
        let heap = &mut vm.heap;
        heap.bytearrays.get_mut(handle).data.extend_from_slice(&heap.bytes.get(other).data);
        return Ok(());
    }
    let data = bytes_of(vm, source)?;
    grow(vm, SelfByteArray(handle), data.len())?;
    vm.heap.bytearray_mut(handle).data.extend(data);
    Ok(())
}

/// Takes out some bytes, which are there.
pub fn remove_bytes(vm: &mut Vm, handle: u32, start: usize, count: usize) -> Res<()> {
    let n = vm.heap.bytearray(handle).data.len();
    // Those in front go for nothing, and some time all others are moved there: on average as many as went.
    vm.charge(if start == 0 { count } else { n - start } / 64)?;
    vm.heap.bytearray_mut(handle).data.remove(start, count);
    Ok(())
}

/// Takes out every `step`-th byte from `start`, so many of them.
pub fn remove_slice(vm: &mut Vm, handle: u32, start: usize, step: isize, count: usize) -> Res<()> {
    if step == 1 {
        return remove_bytes(vm, handle, start, count);
    }
    vm.charge(vm.heap.bytearray(handle).data.len() / 64)?;
    index::remove_slice(vm.heap.bytearray_mut(handle).data.vec(), start, step, count);
    Ok(())
}

/// `append(item)`.
pub fn append(vm: &mut Vm, b: SelfByteArray, item: Byte) -> Res {
    check_resize(vm, b.0)?;
    grow(vm, b, 1)?;
    vm.heap.bytearray_mut(b.0).data.push(item.0);
    Ok(Value::NONE)
}

/// `extend(iterable_of_ints)`.
pub fn extend(vm: &mut Vm, b: SelfByteArray, source: Obj) -> Res {
    if let Some(bytes) = vm.plain_bytes(source.0) {
        if !bytes.is_empty() {
            check_resize(vm, b.0)?;
            extend_by_bytes(vm, b.0, source.0)?;
        }
        return Ok(Value::NONE);
    }
    vm.or_restored(source.0, |vm| extend_with(vm, b, source.0))
}

fn extend_with(vm: &mut Vm, b: SelfByteArray, source: Value) -> Res {
    check_resize(vm, b.0)?;
    let data = if vm.bytes_like(source).is_some() {
        bytes_of(vm, source)?
    } else {
        if source.is_kind(Kind::MemoryView) {
            return Err(vm.type_error("can't set bytearray slice from memoryview"));
        }
        if matches!(source.kind(), Kind::Gen | Kind::Pending) || vm.lends_bytes(source) {
            return Err(Stop::Python);
        }
        if vm.as_kind(source, Kind::Str).is_some() {
            let found = vm.type_name(source);
            return Err(vm.type_error(format!("expected iterable of integers; got: '{found}'")));
        }
        let Some(items) = vm.builtin_items(source)? else {
            if vm.is_iterable(source) {
                return Err(Stop::Python);
            }
            let found = vm.type_name(source);
            return Err(vm.type_error(format!("can't extend bytearray with {found}")));
        };
        vm.charge(items.len() / 4)?;
        let mut data = Vec::with_capacity(items.len());
        for item in items {
            data.push(byte(vm, item, "byte must be in range(0, 256)")?);
        }
        data
    };
    if data.is_empty() {
        return Ok(Value::NONE);
    }
    grow(vm, b, data.len())?;
    vm.heap.bytearray_mut(b.0).data.extend(data);
    Ok(Value::NONE)
}

/// `insert(index, item)`.
pub fn insert(vm: &mut Vm, b: SelfByteArray, at: IndexArg, item: Byte) -> Res {
    check_resize(vm, b.0)?;
    let n = vm.heap.bytearray(b.0).data.len();
    let at = if at.0 < 0 { at.0.saturating_add(n as i64).max(0) } else { at.0.min(n as i64) };
    vm.charge(n / 64)?;
    grow(vm, b, 1)?;
    vm.heap.bytearray_mut(b.0).data.vec().insert(at as usize, item.0);
    Ok(Value::NONE)
}

/// `pop(index=-1)`.
pub fn pop(vm: &mut Vm, b: SelfByteArray, at: Option<IndexArg>) -> Res {
    let n = vm.heap.bytearray(b.0).data.len();
    if n == 0 {
        return Err(vm.index_error("pop from empty bytearray"));
    }
    let at = at.map_or(-1, |i| i.0);
    let at = if at < 0 { at.saturating_add(n as i64) } else { at };
    if !(0..n as i64).contains(&at) {
        return Err(vm.index_error("pop index out of range"));
    }
    check_resize(vm, b.0)?;
    let byte = vm.heap.bytearray(b.0).data[at as usize];
    remove_bytes(vm, b.0, at as usize, 1)?;
    Ok(Value::small(i32::from(byte)))
}

/// `remove(value)`.
pub fn remove(vm: &mut Vm, b: SelfByteArray, value: Byte) -> Res {
    let n = vm.heap.bytearray(b.0).data.len();
    vm.charge(n / 16)?;
    let Some(at) = vm.heap.bytearray(b.0).data.iter().position(|x| *x == value.0) else {
        return Err(vm.value_error("value not found in bytearray"));
    };
    check_resize(vm, b.0)?;
    remove_bytes(vm, b.0, at, 1)?;
    Ok(Value::NONE)
}

/// `reverse()`.
pub fn reverse(vm: &mut Vm, b: SelfByteArray) -> Res {
    vm.charge(vm.heap.bytearray(b.0).data.len() / 16)?;
    vm.heap.bytearray_mut(b.0).data.reverse();
    Ok(Value::NONE)
}

/// `clear()`.
pub fn clear(vm: &mut Vm, b: SelfByteArray) -> Res {
    check_resize(vm, b.0)?;
    vm.heap.bytearray_mut(b.0).data = ByteBuffer::default();
    Ok(Value::NONE)
}

/// `copy()`.
pub fn copy(vm: &mut Vm, b: SelfByteArray) -> Res {
    crate::types::bytes::charge(vm, b, 1)?;
    let data = vm.heap.bytearray(b.0).data.clone();
    Ok(vm.heap.new_bytearray(ByteArrayObj { data, exports: 0 }))
}

/// `resize(size)`: new bytes are zero.
pub fn resize(vm: &mut Vm, b: SelfByteArray, size: SizeArg) -> Res {
    let Ok(size) = usize::try_from(size.0) else {
        let text = format!("Can only resize to positive sizes, got {}", size.0);
        return Err(vm.value_error(text));
    };
    let n = vm.heap.bytearray(b.0).data.len();
    if size != n {
        check_resize(vm, b.0)?;
    }
    if size > isize::MAX as usize / 2 {
        return Err(vm.raise_with(classes::MEMORY_ERROR, &[]));
    }
    if size > n {
        vm.reserve(size)?;
        vm.charge(size / 64)?;
        vm.heap.grew(size - n);
    }
    vm.heap.bytearray_mut(b.0).data.vec().resize(size, 0);
    Ok(Value::NONE)
}

/// `__iadd__`: gives the object itself, also that of a subclass.
pub fn iadd(vm: &mut Vm, object: Value, other: Obj) -> Res {
    let b = SelfByteArray::from_arg(vm, object)?;
    if vm.bytes_like(other.0).is_none() {
        if vm.lends_bytes(other.0) {
            return Err(Stop::Python);
        }
        let (found, of) = (vm.type_name(other.0), vm.type_name(object));
        return Err(vm.type_error(format!("can't concat {found} to {of}")));
    }
    add_in_place(vm, b.0, other.0)?;
    Ok(object)
}

/// `__imul__`: gives the object itself, also that of a subclass.
pub fn imul(vm: &mut Vm, object: Value, times: Times) -> Res {
    let b = SelfByteArray::from_arg(vm, object)?;
    let times = times.0;
    if vm.int_ref(times).and_then(|t| t.to_i64()) != Some(1) {
        check_resize(vm, b.0)?;
    }
    let repeated = operator::repeat(vm, b.value(), times)?;
    let data = std::mem::take(&mut vm.heap.bytearray_mut(repeated.handle()).data);
    vm.heap.bytearray_mut(b.0).data = data;
    Ok(object)
}

/// `__setitem__`.
pub fn setitem(vm: &mut Vm, b: SelfByteArray, key: Obj, value: Value) -> Res {
    set_item(vm, b.value(), key.0, value)?;
    Ok(Value::NONE)
}

/// `__delitem__`.
pub fn delitem(vm: &mut Vm, b: SelfByteArray, key: Obj) -> Res {
    index::delete_payload_item(vm, b.value(), key.0)?;
    Ok(Value::NONE)
}

/// `__alloc__`: bytes taken, as CPython counts them.
pub fn alloc(vm: &mut Vm, b: SelfByteArray) -> Res {
    let n = vm.heap.bytearray(b.0).data.len() as i64;
    Ok(vm.heap.new_int(if n == 0 { 0 } else { n + 1 }))
}

/// `__reduce__`: a class, its arguments, and the state of a subclass.
pub fn reduce(vm: &mut Vm, object: Value) -> Res {
    let b = SelfByteArray::from_arg(vm, object)?;
    if object.is_kind(Kind::Instance) {
        return Err(Stop::Python);
    }
    let data = vm.heap.bytearray(b.0).data.clone();
    vm.charge(data.len() / 16)?;
    let text = crate::text::TextBuf::Latin1(data.to_vec());
    let (text, encoding) = (vm.text(text), vm.str("latin-1"));
    let args = vm.heap.new_tuple([text, encoding]);
    let class = vm.class_of(object);
    Ok(vm.heap.new_tuple([class, args, Value::NONE]))
}

/// `__reduce_ex__`: protocols that know bytes get them as they are.
pub fn reduce_ex(vm: &mut Vm, object: Value, protocol: Obj) -> Res {
    let b = SelfByteArray::from_arg(vm, object)?;
    let protocol = SizeArg::from_arg(vm, protocol.0)?.0;
    if protocol < 3 || object.is_kind(Kind::Instance) {
        return reduce(vm, object);
    }
    let data = bytes_of(vm, b.value())?;
    let args = if data.is_empty() { crate::heap::EMPTY_TUPLE } else {
        let data = vm.heap.new_bytes(data);
        vm.heap.new_tuple([data])
    };
    Ok(vm.heap.new_tuple([classes::BYTEARRAY, args, Value::NONE]))
}

/// `bytearray[key] = value`.
pub fn set_item(vm: &mut Vm, object: Value, key: Value, value: Value) -> Res<()> {
    let handle = object.handle();
    let n = vm.heap.bytearray(handle).data.len();
    match place(vm, key, n, "bytearray")? {
        Place::At(at) => {
            let byte = byte(vm, value, "byte must be in range(0, 256)")?;
            vm.heap.bytearray_mut(handle).data[at] = byte;
            Ok(())
        }
        Place::Out => Err(vm.index_error("bytearray index out of range")),
        Place::Slice(start, step, count) => {
            vm.or_restored(value, |vm| {
                let new = replacement(vm, value)?;
                assign_slice(vm, handle, start, step, count, new)
            })
        }
    }
}

/// The bytes that are assigned to a slice.
fn replacement(vm: &mut Vm, value: Value) -> Res<Vec<u8>> {
    if vm.gathered_bytes(value).is_some() {
        return gathered_bytes_of(vm, value);
    }
    if matches!(value.kind(), Kind::Gen | Kind::Pending) || vm.lends_bytes(value) {
        return Err(Stop::Python);
    }
    let number = vm.int_ref(value).is_some()
        || vm.float_of(value).is_some()
        || vm.as_kind(value, Kind::Complex).is_some()
        || vm.as_kind(value, Kind::Str).is_some();
    if number {
        let text = "can assign only bytes, buffers, or iterables of ints in range(0, 256)";
        return Err(vm.type_error(text));
    }
    let Some(items) = vm.builtin_items(value)? else {
        if vm.is_iterable(value) {
            return Err(Stop::Python);
        }
        let found = vm.type_name(value);
        return Err(vm.type_error(format!("cannot convert '{found}' object to bytearray")));
    };
    vm.charge(items.len() / 4)?;
    let mut data = Vec::with_capacity(items.len());
    for item in items {
        data.push(byte(vm, item, "byte must be in range(0, 256)")?);
    }
    Ok(data)
}

fn assign_slice(vm: &mut Vm, handle: u32, start: usize, step: isize, count: usize, new: Vec<u8>) -> Res<()> {
    if !new.is_empty() {
        // What stands behind is moved, if the length changes.
        let behind = vm.heap.bytearray(handle).data.len().saturating_sub(start + count);
        let moved = if step == 1 && new.len() != count { behind } else { 0 };
        vm.charge((moved + new.len()) / 32)?;
    }
    if step == 1 {
        if new.len() != count {
            check_resize(vm, handle)?;
            let more = new.len().saturating_sub(count);
            vm.reserve(more)?;
            vm.heap.grew(more);
        }
        if new.is_empty() {
            return remove_bytes(vm, handle, start, count);
        }
        vm.heap.bytearray_mut(handle).data.vec().splice(start..start + count, new);
        return Ok(());
    }
    if new.len() != count {
        if new.is_empty() {
            check_resize(vm, handle)?;
            return remove_slice(vm, handle, start, step, count);
        }
        let text = format!("attempt to assign bytes of size {} to extended slice of size {count}", new.len());
        return Err(vm.value_error(text));
    }
    let data = &mut vm.heap.bytearray_mut(handle).data;
    for (i, byte) in new.into_iter().enumerate() {
        if let Some(slot) = data.get_mut((start as isize + i as isize * step) as usize) {
            *slot = byte;
        }
    }
    Ok(())
}

/// `__repr__` and `__str__`, under the name of the class.
pub fn repr(vm: &mut Vm, object: Value) -> Res {
    let b = SelfByteArray::from_arg(vm, object)?;
    let n = vm.heap.bytearray(b.0).data.len();
    vm.charge(n / 8)?;
    vm.reserve(n * 4)?;
    let name = vm.type_name(object);
    let text = crate::types::show::bytearray_repr(vm, b.0, &name);
    Ok(vm.str(&text))
}
