//! `memoryview`: a window on the bytes of another object, as items of a format.
//!
//! While views look at a bytearray or an array its length cannot change ([`check_exports`]). Of a view of more than one
//! dimension only the first can have a step of its own: the others lie as they were cast. A view that a `__buffer__` of
//! the guest gave has a lender; telling that one when its last view is released is the prelude's.

pub mod item;
pub mod methods;

use std::borrow::Cow;

use crate::classes;
use crate::names;
use crate::native::{FromArg, Obj};
use crate::native_args::SizeArg;
use crate::native_args::text::gathered_bytes_of;
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
    let row = row_bytes(view);
    if is_contiguous(view) {
        return base.get(view.start..view.start + nbytes(view)).map(Cow::Borrowed);
    }
    let mut out = Vec::with_capacity(view.len * row);
    for i in 0..view.len {
        let at = offset(view, i)?;
        out.extend_from_slice(base.get(at..at + row)?);
    }
    Some(Cow::Owned(out))
}

/// The bytes that a view looks at: those of `bytes`, `bytearray` or an array.
fn base_bytes<'a>(vm: &'a Vm, view: &MemoryViewObj) -> Option<&'a [u8]> {
    let base = vm.unwrap(view.base);
    match base.kind() {
        Kind::Bytes => Some(&vm.heap.bytes_obj(base.handle()).data),
        Kind::ByteArray => Some(&vm.heap.bytearray(base.handle()).data),
        Kind::Array => Some(&vm.heap.array(base.handle()).data),
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

/// Bytes of what one index of the first dimension names: an item, or all items of the dimensions below.
pub fn row_bytes(view: &MemoryViewObj) -> usize {
    let items: usize = view.shape.iter().flat_map(|shape| shape.iter().skip(1)).product();
    items * usize::from(view.itemsize)
}

/// Whether the items lie one behind the other.
pub fn is_contiguous(view: &MemoryViewObj) -> bool {
    let scalar = view.shape.as_deref().is_some_and(|shape| shape.is_empty());
    scalar || view.len <= 1 || view.step == row_bytes(view) as isize || nbytes(view) == 0
}

/// The sizes of all dimensions.
pub fn sizes(view: &MemoryViewObj) -> Vec<usize> {
    match &view.shape {
        Some(shape) => shape.to_vec(),
        None => vec![view.len],
    }
}

/// How many dimensions there are.
fn dimensions(view: &MemoryViewObj) -> usize {
    view.shape.as_ref().map_or(1, |shape| shape.len())
}

fn offset(view: &MemoryViewObj, i: usize) -> Option<usize> {
    usize::try_from(view.start as isize + i as isize * view.step).ok()
}

/// Refuses a change of length of an object at which so many views look. Views that nothing refers to any more do not
/// count: unless that was just found out, they are collected first, and the operation runs again.
pub fn check_exports(vm: &mut Vm, exports: u32, text: &str) -> Res<()> {
    if exports == 0 {
        vm.heap.views_collected = false;
        return Ok(());
    }
    forget_dead_views(vm)?;
    Err(vm.raise(classes::BUFFER_ERROR, text))
}

/// Asks for a collection and another run of the operation, unless that has just been.
fn forget_dead_views(vm: &mut Vm) -> Res<()> {
    if vm.heap.views_collected {
        vm.heap.views_collected = false;
        return Ok(());
    }
    vm.charge(vm.heap.survived / 64)?;
    vm.heap.views_collected = true;
    Err(Stop::Memory(0))
}

/// Why a value is not taken for bytes: its class has a `__buffer__` of the guest's, it was released, or it has none.
#[cold]
pub fn refuse_bytes(vm: &mut Vm, value: Value, text: impl FnOnce(String) -> String) -> Stop {
    if value.is_kind(Kind::Pending) || vm.lends_bytes(value) {
        return Stop::Python;
    }
    if let Err(stop) = check_released(vm, value) {
        return stop;
    }
    if value.is_kind(Kind::MemoryView) {
        return vm.raise(classes::BUFFER_ERROR, "memoryview: underlying buffer is not C-contiguous");
    }
    let name = vm.type_name(value);
    vm.type_error(text(name))
}

/// Refuses to go through the items of a view that has not exactly one dimension.
pub fn check_iterable(vm: &mut Vm, value: Value) -> Res<()> {
    check_released(vm, value)?;
    match dimensions(vm.heap.memoryview(value.handle())) {
        0 => Err(vm.type_error("invalid indexing of 0-dim memory")),
        1 => Ok(()),
        _ => Err(not_implemented(vm, "multi-dimensional sub-views are not implemented")),
    }
}

fn not_implemented(vm: &mut Vm, text: &str) -> Stop {
    vm.raise(classes::NOT_IMPLEMENTED_ERROR, text)
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

/// A view as an object; what it looks at counts it.
pub fn make_view(vm: &mut Vm, view: MemoryViewObj) -> Value {
    vm.heap.count_view(view.base, true);
    vm.heap.new_memoryview(MemoryViewObj { hash: None, ..view })
}

/// `memoryview(object)`. A class of the guest with a `__buffer__` of its own is the prelude's.
pub fn view_of(vm: &mut Vm, object: Value) -> Res {
    if object.is_kind(Kind::Pending) || vm.lends_bytes(object) {
        return Err(Stop::Python);
    }
    own_view(vm, object)
}

/// A view of the bytes that an object has or carries itself.
fn own_view(vm: &mut Vm, object: Value) -> Res {
    check_released(vm, object)?;
    let payload = vm.unwrap(object);
    let plain = MemoryViewObj { base: object, ..MemoryViewObj::default() };
    let view = match payload.kind() {
        Kind::MemoryView => vm.heap.memoryview(payload.handle()).clone(),
        Kind::Bytes => MemoryViewObj { len: vm.heap.bytes_obj(payload.handle()).data.len(), ..plain },
        Kind::ByteArray => {
            MemoryViewObj { len: vm.heap.bytearray(payload.handle()).data.len(), readonly: false, ..plain }
        }
        Kind::Array => {
            let size = super::array::itemsize(vm, payload.handle());
            let code = vm.heap.array(payload.handle()).code;
            MemoryViewObj {
                len: super::array::len(vm, payload.handle()),
                step: size as isize,
                // Both character types are told apart by their size alone.
                format: if code == b'u' { b'w' } else { code },
                itemsize: size as u8,
                readonly: false,
                ..plain
            }
        }
        _ => {
            let name = vm.type_name(object);
            return Err(vm.type_error(format!("memoryview: a bytes-like object is required, not '{name}'")));
        }
    };
    Ok(make_view(vm, view))
}

/// `object.__buffer__(flags)` of a builtin class.
pub fn buffer_of(vm: &mut Vm, object: Value, flags: Obj) -> Res {
    const WRITABLE: i64 = 1;
    let flags = SizeArg::from_arg(vm, flags.0)?.0;
    let view = own_view(vm, object)?;
    if flags & WRITABLE != 0 && vm.heap.memoryview(view.handle()).readonly {
        release(vm, view.handle());
        return Err(vm.raise(classes::BUFFER_ERROR, "Object is not writable."));
    }
    Ok(view)
}

/// `object.__release_buffer__(view)` of a builtin class.
pub fn release_buffer_of(vm: &mut Vm, object: Value, view: Obj) -> Res {
    let Some(handle) = view.0.is(Kind::MemoryView) else {
        return Err(vm.type_error("expected a memoryview object"));
    };
    let found = vm.heap.memoryview(handle);
    let (base, released) = (found.base, found.released);
    if !base.same(object) {
        return Err(vm.value_error("memoryview's buffer is not this object"));
    }
    if released {
        return Err(vm.value_error("memoryview's buffer has already been released"));
    }
    release(vm, handle);
    Ok(Value::NONE)
}

/// Ends what a view looks at.
pub fn release(vm: &mut Vm, handle: u32) {
    let view = vm.heap.memoryview_mut(handle);
    if !view.released {
        view.released = true;
        let base = view.base;
        vm.heap.count_view(base, false);
    }
}

/// Whether a view is the last one of those that a `__buffer__` of the guest gave. Views that nothing refers to any more
/// do not count.
pub fn is_last_lent(vm: &mut Vm, handle: u32) -> Res<bool> {
    let view = vm.heap.memoryview(handle);
    let lender = view.lender;
    if lender.is_undef() || view.released {
        return Ok(false);
    }
    let n = vm.heap.slots_of(Kind::MemoryView) as u32;
    vm.charge(n as usize / 8)?;
    let others = (0..n).filter(|other| *other != handle).map(|other| vm.heap.memoryview(other));
    if others.into_iter().any(|other| !other.released && other.lender.same(lender)) {
        forget_dead_views(vm)?;
        return Ok(false);
    }
    vm.heap.views_collected = false;
    Ok(true)
}

/// The item at a byte offset.
pub fn item_at(vm: &mut Vm, handle: u32, at: usize) -> Res {
    let view = vm.heap.memoryview(handle);
    let (format, size) = (view.format, usize::from(view.itemsize));
    let mut bytes = [0; 8];
    if let Some(data) = base_bytes(vm, view).and_then(|b| b.get(at..at + size)) {
        bytes[..size].copy_from_slice(data);
    }
    check_format(vm, format)?;
    Ok(item::unpack(vm, format, &bytes[..size]))
}

/// Refuses a format whose items are not known here.
fn check_format(vm: &mut Vm, format: u8) -> Res<()> {
    if item::size(format).is_some() {
        return Ok(());
    }
    Err(not_implemented(vm, &format!("memoryview: format {} not supported", char::from(format))))
}

/// Whether a key is an integer or turns itself into one.
fn is_index(vm: &mut Vm, key: Value) -> bool {
    vm.int_ref(key).is_some() || key.is_kind(Kind::Pending) || vm.special(key, names::INDEX).is_some()
}

/// The keys of a tuple, if they are integers all.
fn indexes(vm: &mut Vm, key: Value) -> Option<Vec<Value>> {
    let keys = vm.heap.tuple(key.is(Kind::Tuple)?).to_vec();
    keys.iter().all(|key| is_index(vm, *key)).then_some(keys)
}

fn is_slices(vm: &Vm, key: Value) -> bool {
    key.is(Kind::Tuple).is_some_and(|tuple| {
        let keys = vm.heap.tuple(tuple);
        !keys.is_empty() && keys.iter().all(|key| key.is_kind(Kind::Slice))
    })
}

fn is_empty_tuple(vm: &Vm, key: Value) -> bool {
    key.is(Kind::Tuple).is_some_and(|tuple| vm.heap.tuple(tuple).is_empty())
}

/// The part of a view that a slice of the first dimension selects.
fn part(vm: &mut Vm, view: MemoryViewObj, key: u32) -> Res<MemoryViewObj> {
    let (start, step, count) = slice(vm, key, view.len)?;
    let first = if count == 0 { view.start } else { offset(&view, start).unwrap_or(view.start) };
    let step = view.step.saturating_mul(step);
    let shape = view.shape.as_ref().map(|shape| {
        let mut shape = shape.clone();
        shape.iter_mut().take(1).for_each(|n| *n = count);
        shape
    });
    Ok(MemoryViewObj { start: first, len: count, step, shape, ..view })
}

/// Where the item is that one index names in a view of one dimension.
fn place_of_item(vm: &mut Vm, view: &MemoryViewObj, key: Value) -> Res<usize> {
    match place(vm, key, view.len, "memoryview")? {
        Place::At(i) => Ok(offset(view, i).unwrap_or(0)),
        _ => Err(vm.index_error("index out of bounds on dimension 1")),
    }
}

/// Where the item is that an index for each dimension names.
fn place_of_items(vm: &mut Vm, view: &MemoryViewObj, keys: &[Value]) -> Res<usize> {
    let shape = sizes(view);
    if keys.len() < shape.len() {
        return Err(not_implemented(vm, "sub-views are not implemented"));
    }
    if keys.len() > shape.len() {
        let (n, m) = (shape.len(), keys.len());
        return Err(vm.type_error(format!("cannot index {n}-dimension view with {m}-element tuple")));
    }
    let (mut at, mut row) = (0, row_bytes(view));
    for (i, (key, size)) in keys.iter().zip(&shape).enumerate() {
        let Place::At(index) = place(vm, *key, *size, "memoryview")? else {
            return Err(vm.index_error(format!("index out of bounds on dimension {}", i + 1)));
        };
        if i == 0 {
            at = offset(view, index).unwrap_or(0);
        } else {
            row /= (*size).max(1);
            at += index * row;
        }
    }
    Ok(at)
}

/// `view[key]`.
pub fn get_item(vm: &mut Vm, handle: u32, key: Value) -> Res {
    let object = Value::new(Kind::MemoryView, handle);
    check_released(vm, object)?;
    let view = vm.heap.memoryview(handle).clone();
    let n = dimensions(&view);
    if n == 0 {
        return if key.same(Value::ELLIPSIS) {
            Ok(object)
        } else if is_empty_tuple(vm, key) {
            item_at(vm, handle, view.start)
        } else {
            Err(vm.type_error("invalid indexing of 0-dim memory"))
        };
    }
    if let Some(key) = key.is(Kind::Slice) {
        let view = part(vm, view, key)?;
        return Ok(make_view(vm, view));
    }
    if is_index(vm, key) {
        if n > 1 {
            return Err(not_implemented(vm, "multi-dimensional sub-views are not implemented"));
        }
        let at = place_of_item(vm, &view, key)?;
        return item_at(vm, handle, at);
    }
    if let Some(keys) = indexes(vm, key) {
        let at = place_of_items(vm, &view, &keys)?;
        return item_at(vm, handle, at);
    }
    if is_slices(vm, key) {
        return Err(not_implemented(vm, "multi-dimensional slicing is not implemented"));
    }
    Err(vm.type_error("memoryview: invalid slice key"))
}

/// `memoryview[key] = value`.
pub fn set_item(vm: &mut Vm, object: Value, key: Value, value: Value) -> Res<()> {
    let handle = object.handle();
    check_released(vm, object)?;
    let view = vm.heap.memoryview(handle).clone();
    if view.readonly {
        return Err(vm.type_error("cannot modify read-only memory"));
    }
    let n = dimensions(&view);
    let at = if n == 0 {
        if !key.same(Value::ELLIPSIS) && !is_empty_tuple(vm, key) {
            return Err(vm.type_error("invalid indexing of 0-dim memory"));
        }
        view.start
    } else if let Some(slice) = key.is(Kind::Slice).filter(|_| n == 1) {
        return set_slice(vm, view, slice, value);
    } else if is_index(vm, key) {
        if n > 1 {
            return Err(not_implemented(vm, "sub-views are not implemented"));
        }
        place_of_item(vm, &view, key)?
    } else if let Some(keys) = indexes(vm, key) {
        place_of_items(vm, &view, &keys)?
    } else if key.is_kind(Kind::Slice) || is_slices(vm, key) {
        let text = "memoryview slice assignments are currently restricted to ndim = 1";
        return Err(not_implemented(vm, text));
    } else {
        return Err(vm.type_error("memoryview: invalid slice key"));
    };
    check_format(vm, view.format)?;
    let bytes = item::pack(vm, view.format, value)?;
    write(vm, &view, at, &bytes);
    Ok(())
}

fn set_slice(vm: &mut Vm, view: MemoryViewObj, key: u32, value: Value) -> Res<()> {
    let data = gathered_bytes_of(vm, value)?;
    let size = usize::from(view.itemsize);
    let part = part(vm, view, key)?;
    let (_, format, shape) = structure(vm, value);
    if format != part.format || shape != [part.len] {
        let text = "memoryview assignment: lvalue and rvalue have different structures";
        return Err(vm.value_error(text));
    }
    vm.charge(data.len() / 8)?;
    for (i, bytes) in data.chunks(size).enumerate() {
        if let Some(at) = offset(&part, i) {
            write(vm, &part, at, bytes);
        }
    }
    Ok(())
}

fn write(vm: &mut Vm, view: &MemoryViewObj, at: usize, bytes: &[u8]) {
    let base = vm.unwrap(view.base);
    let data: &mut [u8] = match base.kind() {
        Kind::ByteArray => &mut vm.heap.bytearray_mut(base.handle()).data,
        Kind::Array => &mut vm.heap.array_mut(base.handle()).data,
        _ => return,
    };
    if let Some(slot) = data.get_mut(at..at + bytes.len()) {
        slot.copy_from_slice(bytes);
    }
}

/// The items of a view, those of all dimensions one behind the other.
pub fn items(vm: &mut Vm, handle: u32) -> Res<Vec<Value>> {
    check_released(vm, Value::new(Kind::MemoryView, handle))?;
    let view = vm.heap.memoryview(handle).clone();
    let size = usize::from(view.itemsize).max(1);
    check_format(vm, view.format)?;
    let n = nbytes(&view) / size;
    vm.charge(n / 2)?;
    vm.reserve(n.saturating_mul(16))?;
    let data = content(vm, handle).map(|d| d.into_owned()).unwrap_or_default();
    Ok(data.chunks(size).map(|bytes| item::unpack(vm, view.format, bytes)).collect())
}

/// Whether a bytes-like object was released, the format of its items, and the sizes of its dimensions.
fn structure(vm: &Vm, value: Value) -> (bool, u8, Vec<usize>) {
    let value = vm.unwrap(value);
    match value.kind() {
        Kind::MemoryView => {
            let view = vm.heap.memoryview(value.handle());
            (view.released, view.format, sizes(view))
        }
        Kind::Array => {
            let code = vm.heap.array(value.handle()).code;
            (false, if code == b'u' { b'w' } else { code }, vec![super::array::len(vm, value.handle())])
        }
        _ => (false, b'B', vec![vm.gathered_bytes(value).map_or(0, |d| d.len())]),
    }
}

/// `a == b`, one of which is a view: the same shape and equal items.
pub fn equal(vm: &mut Vm, a: Value, b: Value) -> Res<bool> {
    let ((gone_a, format_a, shape_a), (gone_b, format_b, shape_b)) = (structure(vm, a), structure(vm, b));
    if gone_a || gone_b {
        return Ok(a.same(b));
    }
    // Items of a format that is not known equal nothing, not even themselves.
    if shape_a != shape_b || item::size(format_a).is_none() || item::size(format_b).is_none() {
        return Ok(false);
    }
    let plain = |f: u8| !matches!(f, b'd' | b'f' | b'e' | b'?');
    if format_a == format_b && plain(format_a) {
        let n = vm.gathered_bytes(a).map_or(0, |d| d.len());
        vm.charge(n / 16)?;
        return Ok(vm.gathered_bytes(a) == vm.gathered_bytes(b));
    }
    let list = |vm: &mut Vm, value: Value| match vm.unwrap(value) {
        view if view.is_kind(Kind::MemoryView) => items(vm, view.handle()),
        array if array.is_kind(Kind::Array) => super::array::items(vm, array.handle()),
        _ => Ok(gathered_bytes_of(vm, value)?
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
