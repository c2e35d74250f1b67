//! `memoryview`: a window on the bytes of another object, as items of a format.
//!
//! While views look at a bytearray its length cannot change (see `bytearray::check_resize`). Views of more
//! than one dimension are contiguous.

pub mod item;
pub mod methods;

use std::borrow::Cow;

use crate::classes;
use crate::objects::MemoryViewObj;
use crate::stop::{Res, Stop};
use crate::types::index::{Place, place, slice};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The bytes of a view in the order of its items; `None` when it was released.
pub fn content(vm: &Vm, handle: u32) -> Option<Cow<'_, [u8]>> {
    let view = vm.heap.memoryview(handle);
    if view.released {
        return None;
    }
    let base = base_bytes(vm, view)?;
    let size = usize::from(view.itemsize);
    if view.shape.is_some() || view.step == size as isize {
        return base.get(view.start..view.start + nbytes(view)).map(Cow::Borrowed);
    }
    let mut out = Vec::with_capacity(view.len * size);
    for i in 0..view.len {
        let at = offset(view, i)?;
        out.extend_from_slice(base.get(at..at + size)?);
    }
    Some(Cow::Owned(out))
}

/// The bytes that a view looks at: those of `bytes` or `bytearray`.
fn base_bytes<'a>(vm: &'a Vm, view: &MemoryViewObj) -> Option<&'a [u8]> {
    let base = vm.unwrap(view.base);
    match base.kind() {
        Kind::Bytes => Some(&vm.heap.bytes_obj(base.handle()).data),
        Kind::ByteArray => Some(&vm.heap.bytearray(base.handle()).data),
        _ => None,
    }
}

/// How many bytes the items of a view are.
pub fn nbytes(view: &MemoryViewObj) -> usize {
    let items = match &view.shape {
        Some(shape) => shape.iter().product(),
        None => view.len,
    };
    items * usize::from(view.itemsize)
}

fn offset(view: &MemoryViewObj, i: usize) -> Option<usize> {
    usize::try_from(view.start as isize + i as isize * view.step).ok()
}

/// Refuses a view that was released.
pub fn check_released(vm: &mut Vm, value: Value) -> Res<()> {
    match vm.as_kind(value, Kind::MemoryView) {
        Some(handle) if vm.heap.memoryview(handle).released => {
            Err(vm.value_error("operation forbidden on released memoryview object"))
        }
        _ => Ok(()),
    }
}

/// A view as an object; a bytearray behind it is counted.
pub fn make_view(vm: &mut Vm, view: MemoryViewObj) -> Value {
    vm.heap.count_view(view.base, true);
    vm.heap.new_memoryview(view)
}

/// `memoryview(object)`.
pub fn view_of(vm: &mut Vm, object: Value) -> Res {
    check_released(vm, object)?;
    let payload = vm.unwrap(object);
    let view = match payload.kind() {
        Kind::MemoryView => vm.heap.memoryview(payload.handle()).clone(),
        Kind::Bytes => {
            let len = vm.heap.bytes_obj(payload.handle()).data.len();
            MemoryViewObj { base: object, len, readonly: true, ..MemoryViewObj::default() }
        }
        Kind::ByteArray => {
            let len = vm.heap.bytearray(payload.handle()).data.len();
            MemoryViewObj { base: object, len, readonly: false, ..MemoryViewObj::default() }
        }
        _ => {
            let buffer = vm.special(object, crate::names::BUFFER).is_some();
            if object.is_kind(Kind::Pending) || buffer {
                return Err(Stop::Python);
            }
            let name = vm.type_name(object);
            return Err(vm.type_error(format!("memoryview: a bytes-like object is required, not '{name}'")));
        }
    };
    Ok(make_view(vm, view))
}

/// The item at a byte offset.
pub fn item_at(vm: &mut Vm, handle: u32, at: usize) -> Value {
    let view = vm.heap.memoryview(handle);
    let (format, size) = (view.format, usize::from(view.itemsize));
    let mut bytes = [0; 8];
    if let Some(data) = base_bytes(vm, view).and_then(|b| b.get(at..at + size)) {
        bytes[..size].copy_from_slice(data);
    }
    item::unpack(vm, format, &bytes[..size])
}

/// Where the items named by a key are.
enum Found {
    Item(usize),
    Part(MemoryViewObj),
}

fn find(vm: &mut Vm, handle: u32, key: Value) -> Res<Found> {
    check_released(vm, Value::new(Kind::MemoryView, handle))?;
    let view = vm.heap.memoryview(handle).clone();
    if let Some(tuple) = key.is(Kind::Tuple) {
        return find_tuple(vm, &view, tuple);
    }
    if let Some(shape) = &view.shape {
        if shape.is_empty() {
            if key.same(Value::ELLIPSIS) {
                return Ok(Found::Part(view));
            }
            return Err(vm.type_error("invalid indexing of 0-dim memory"));
        }
        let text = if key.is_kind(Kind::Slice) {
            "multi-dimensional slicing is not implemented"
        } else {
            "multi-dimensional sub-views are not implemented"
        };
        return Err(vm.raise(classes::NOT_IMPLEMENTED_ERROR, text));
    }
    if key.same(Value::ELLIPSIS) {
        return Ok(Found::Part(view));
    }
    let known = vm.int_ref(key).is_some() || key.is_kind(Kind::Slice) || key.is_kind(Kind::Pending);
    if !known && vm.special(key, crate::names::INDEX).is_none() {
        return Err(vm.type_error("memoryview: invalid slice key"));
    }
    if let Some(slice_handle) = key.is(Kind::Slice) {
        let (start, step, count) = slice(vm, slice_handle, view.len)?;
        let first = if count == 0 { view.start } else { offset(&view, start).unwrap_or(view.start) };
        let step = view.step.saturating_mul(step);
        return Ok(Found::Part(MemoryViewObj { start: first, len: count, step, ..view }));
    }
    match place(vm, key, view.len, "memoryview")? {
        Place::At(i) => Ok(Found::Item(offset(&view, i).unwrap_or(0))),
        _ => Err(vm.index_error("index out of bounds on dimension 1")),
    }
}

fn find_tuple(vm: &mut Vm, view: &MemoryViewObj, tuple: u32) -> Res<Found> {
    let keys = vm.heap.tuple(tuple).to_vec();
    let shape = match &view.shape {
        Some(shape) => shape.to_vec(),
        None => vec![view.len],
    };
    if keys.iter().any(|key| vm.int_ref(*key).is_none()) {
        if keys.iter().all(|key| key.is_kind(Kind::Slice)) && !keys.is_empty() {
            let text = "multi-dimensional slicing is not implemented";
            return Err(vm.raise(classes::NOT_IMPLEMENTED_ERROR, text));
        }
        return Err(vm.type_error("memoryview: invalid slice key"));
    }
    if keys.len() < shape.len() {
        let text = "sub-views are not implemented";
        return Err(vm.raise(classes::NOT_IMPLEMENTED_ERROR, text));
    }
    if keys.len() > shape.len() {
        let (n, m) = (shape.len(), keys.len());
        return Err(vm.type_error(format!("cannot index {n}-dimension view with {m}-element tuple")));
    }
    let mut at = 0;
    for (i, (key, size)) in keys.iter().zip(&shape).enumerate() {
        match place(vm, *key, *size, "memoryview")? {
            Place::At(index) => at = at * size + index,
            _ => {
                let text = format!("index out of bounds on dimension {}", i + 1);
                return Err(vm.index_error(text));
            }
        }
    }
    let at = if view.shape.is_some() {
        view.start + at * usize::from(view.itemsize)
    } else {
        offset(view, at).unwrap_or(0)
    };
    Ok(Found::Item(at))
}

/// `view[key]`.
pub fn get_item(vm: &mut Vm, handle: u32, key: Value) -> Res {
    match find(vm, handle, key)? {
        Found::Item(at) => Ok(item_at(vm, handle, at)),
        Found::Part(view) => {
            if view.shape.is_some()
                && view.len == 0
                && key.same(Value::ELLIPSIS)
                && view.shape.as_deref() == Some(&[])
            {
                return Ok(item_at(vm, handle, view.start));
            }
            Ok(make_view(vm, view))
        }
    }
}

/// `memoryview[key] = value`.
pub fn set_item(vm: &mut Vm, object: Value, key: Value, value: Value) -> Res<()> {
    let handle = object.handle();
    check_released(vm, object)?;
    if vm.heap.memoryview(handle).readonly {
        return Err(vm.type_error("cannot modify read-only memory"));
    }
    let found = find(vm, handle, key)?;
    let view = vm.heap.memoryview(handle).clone();
    let size = usize::from(view.itemsize);
    match found {
        Found::Item(at) => {
            let bytes = item::pack(vm, view.format, value)?;
            write(vm, &view, at, &bytes);
            Ok(())
        }
        Found::Part(part) => {
            if vm.bytes_like(value).is_none() && value.is_kind(Kind::Pending) {
                return Err(Stop::Python);
            }
            let data = crate::native_args::text::bytes_of(vm, value)?;
            let format = match vm.as_kind(value, Kind::MemoryView) {
                Some(other) => vm.heap.memoryview(other).format,
                None => b'B',
            };
            if format != part.format || data.len() != nbytes(&part) {
                let text = "memoryview assignment: lvalue and rvalue have different structures";
                return Err(vm.value_error(text));
            }
            vm.charge(data.len() / 8)?;
            if part.shape.is_some() {
                write(vm, &part, part.start, &data);
                return Ok(());
            }
            for (i, bytes) in data.chunks(size).enumerate() {
                if let Some(at) = offset(&part, i) {
                    write(vm, &part, at, bytes);
                }
            }
            Ok(())
        }
    }
}

fn write(vm: &mut Vm, view: &MemoryViewObj, at: usize, bytes: &[u8]) {
    let Some(handle) = vm.as_kind(view.base, Kind::ByteArray) else { return };
    let data = &mut vm.heap.bytearray_mut(handle).data;
    if let Some(slot) = data.get_mut(at..at + bytes.len()) {
        slot.copy_from_slice(bytes);
    }
}

/// The items of a view of one dimension.
pub fn items(vm: &mut Vm, handle: u32) -> Res<Vec<Value>> {
    check_released(vm, Value::new(Kind::MemoryView, handle))?;
    let view = vm.heap.memoryview(handle).clone();
    let n = nbytes(&view) / usize::from(view.itemsize).max(1);
    vm.charge(n / 2)?;
    vm.reserve(n.saturating_mul(16))?;
    let data = content(vm, handle).map(|d| d.into_owned()).unwrap_or_default();
    Ok(data
        .chunks(usize::from(view.itemsize).max(1))
        .map(|bytes| item::unpack(vm, view.format, bytes))
        .collect())
}

/// `a == b`, one of which is a view: the same shape and equal items.
pub fn equal(vm: &mut Vm, a: Value, b: Value) -> Res<bool> {
    let facts = |vm: &Vm, value: Value| match value.is(Kind::MemoryView) {
        Some(handle) => {
            let view = vm.heap.memoryview(handle);
            let shape = match &view.shape {
                Some(shape) => shape.to_vec(),
                None => vec![view.len],
            };
            (view.released, view.format, shape)
        }
        None => (false, b'B', vec![vm.bytes_like(value).map_or(0, |d| d.len())]),
    };
    let ((gone_a, format_a, shape_a), (gone_b, format_b, shape_b)) = (facts(vm, a), facts(vm, b));
    if gone_a || gone_b {
        return Ok(a.same(b));
    }
    if shape_a != shape_b {
        return Ok(false);
    }
    let plain = |f: u8| !matches!(f, b'd' | b'f' | b'e');
    if format_a == format_b && plain(format_a) {
        let n = vm.bytes_like(a).map_or(0, |d| d.len());
        vm.charge(n / 16)?;
        return Ok(vm.bytes_like(a) == vm.bytes_like(b));
    }
    let list = |vm: &mut Vm, value: Value| match value.is(Kind::MemoryView) {
        Some(handle) => items(vm, handle),
        None => Ok(crate::native_args::text::bytes_of(vm, value)?
            .into_iter()
            .map(|byte| Value::small(i32::from(byte)))
            .collect()),
    };
    let (x, y) = (list(vm, a)?, list(vm, b)?);
    for (x, y) in x.into_iter().zip(y) {
        if !vm.equal(x, y)? {
            return Ok(false);
        }
    }
    Ok(true)
}
