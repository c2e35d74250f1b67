//! `object[key]` on builtin containers, and slices.

use crate::objects::{INLINE_TEXT, RangeObj, StrData, StrObj, Words, moved_down};
use crate::stop::{Res, Stop};
use crate::text::Text;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// So many items are copied at once.
const AT_ONCE: usize = 4096;

/// An index as an integer: `None` when it does not fit 64 bits.
fn index(vm: &Vm, key: Value) -> Option<Option<i64>> {
    match key.kind() {
        Kind::Int | Kind::Bool | Kind::Wide | Kind::Big => vm.int_ref(key).map(|i| i.to_i64()),
        Kind::Instance => {
            let payload = vm.unwrap(key);
            if payload.is_kind(Kind::Instance) { None } else { index(vm, payload) }
        }
        _ => None,
    }
}

/// A place in a sequence of `n` items.
pub enum Place {
    At(usize),
    Out,
    Slice(usize, isize, usize),
}

/// What a key means for a sequence of `n` items. `what` is the type in messages.
pub fn place(vm: &mut Vm, key: Value, n: usize, what: &str) -> Res<Place> {
    if let Some(found) = index(vm, key) {
        let Some(i) = found else {
            let text = "cannot fit 'int' into an index-sized integer";
            return Err(vm.index_error(text));
        };
        let i = if i < 0 { i.saturating_add(n as i64) } else { i };
        return Ok(if i >= 0 && (i as u64) < n as u64 { Place::At(i as usize) } else { Place::Out });
    }
    if let Some(handle) = key.is(Kind::Slice) {
        let (start, step, count) = slice(vm, handle, n)?;
        return Ok(Place::Slice(start, step, count));
    }
    if matches!(key.kind(), Kind::Instance | Kind::Pending) {
        let class = vm.class_of(key);
        if key.is_kind(Kind::Pending) || vm.lookup(class, crate::names::INDEX).is_some() {
            return Err(Stop::Python);
        }
    }
    let name = vm.type_name(key);
    if what == "array" {
        return Err(vm.type_error("array indices must be integers"));
    }
    if what == "string" {
        return Err(vm.type_error(format!("string indices must be integers, not '{name}'")));
    }
    Err(vm.type_error(format!("{what} indices must be integers or slices, not {name}")))
}

/// One end of a slice: `None`, or an integer clipped to 64 bits.
fn bound(vm: &mut Vm, value: Value) -> Res<Option<i64>> {
    if value.is_none() {
        return Ok(None);
    }
    match index(vm, value) {
        Some(Some(i)) => Ok(Some(i)),
        Some(None) => {
            let negative = vm.int_ref(vm.unwrap(value)).is_some_and(|i| i.is_negative());
            Ok(Some(if negative { i64::MIN } else { i64::MAX }))
        }
        None if matches!(value.kind(), Kind::Instance | Kind::Pending) => Err(Stop::Python),
        None => Err(vm.type_error("slice indices must be integers or None or have an __index__ method")),
    }
}

/// The first index, the step and the count that a slice selects of `n` items.
#[inline]
pub fn slice(vm: &mut Vm, handle: u32, n: usize) -> Res<(usize, isize, usize)> {
    let object = vm.heap.slice(handle);
    if object.step.same(Value::small(-1)) && object.start.is_none() && object.stop.is_none() {
        return Ok((n.saturating_sub(1), -1, n));
    }
    match plain_bounds(object.start, object.stop, object.step, n) {
        Some((start, count)) => Ok((start, 1, count)),
        None => any_slice(vm, handle, n),
    }
}

/// The first index and the count that `start:stop` selects of `n` items, when both are small integers or `None` and there
/// is no step.
#[inline]
fn plain_bounds(start: Value, stop: Value, step: Value, n: usize) -> Option<(usize, usize)> {
    if !step.is_none() {
        return None;
    }
    let (start, stop) = plain_ends(start, stop, n)?;
    Some((start, stop.saturating_sub(start)))
}

/// Where `start:stop` of small integers or `None` begins and ends among `n` items. The end may be in front of the beginning.
#[inline]
fn plain_ends(start: Value, stop: Value, n: usize) -> Option<(usize, usize)> {
    let end = |value: Value, absent: usize| match value.as_int() {
        Some(i) if i < 0 => Some((i + n as i64).max(0) as usize),
        Some(i) => Some((i as usize).min(n)),
        None => value.is_none().then_some(absent),
    };
    Some((end(start, 0)?, end(stop, n)?))
}

/// `sequence[start:stop]` of a string, list, tuple or bytes and small integers or `None`, without a slice object: `None` when it
/// is anything else, or takes more than there is left.
pub fn slice_of(vm: &mut Vm, object: Value, start: Value, stop: Value) -> Option<Value> {
    // Of short strings nearly nothing is needed.
    if let Some(handle) = object.is(Kind::Str)
        && let Some(n) = vm.heap.look_at(handle).map(|units| units.len())
        && let Some((start, count)) = plain_bounds(start, stop, Value::NONE, n)
        && count <= INLINE_TEXT
    {
        return Some(super::str::part(vm, handle, start..start + count));
    }
    match object.is(Kind::List) {
        Some(list) => part_of_list(vm, list, start, stop),
        None => slice_of_any(vm, object, start, stop),
    }
}

/// [`slice_of`] of a list.
#[inline(never)]
fn part_of_list(vm: &mut Vm, list: u32, start: Value, stop: Value) -> Option<Value> {
    let (start, count) = plain_bounds(start, stop, Value::NONE, vm.heap.list(list).len())?;
    if count > AT_ONCE {
        return None;
    }
    vm.reserve(count * 8).ok()?;
    vm.charge(count / 8).ok()?;
    Some(vm.heap.new_list_from(list, start..start + count))
}

/// [`slice_of`] of other than lists and short strings: behind a call, so that those need few registers.
#[inline(never)]
fn slice_of_any(vm: &mut Vm, object: Value, start: Value, stop: Value) -> Option<Value> {
    let n = match object.kind() {
        Kind::Str => vm.heap.text(object.handle()).len(),
        Kind::Tuple => vm.heap.tuple(object.handle()).len(),
        Kind::Range => return part_of_range(vm, object.handle(), start, stop),
        _ => vm.plain_bytes(object)?.len(),
    };
    let (start, count) = plain_bounds(start, stop, Value::NONE, n)?;
    if count > AT_ONCE {
        return None;
    }
    vm.reserve(count * 8).ok()?;
    vm.charge(if object.is_kind(Kind::Str) { count / 16 } else { count / 8 }).ok()?;
    Some(match object.kind() {
        Kind::Str => super::str::part(vm, object.handle(), start..start + count),
        Kind::ByteArray => {
            let data = vm.heap.bytearray(object.handle()).data[start..start + count].to_vec();
            super::bytes::like(vm, object, data)
        }
        _ if count == n => object,
        Kind::Bytes => {
            let data: Box<[u8]> = vm.heap.bytes_obj(object.handle()).data[start..start + count].into();
            vm.heap.new_bytes(data)
        }
        _ => {
            let items: crate::objects::TupleItems = vm.heap.tuple(object.handle())[start..start + count].into();
            vm.heap.new_tuple(items)
        }
    })
}

/// `range[start:stop]` of a range of integers of a word.
fn part_of_range(vm: &mut Vm, range: u32, start: Value, stop: Value) -> Option<Value> {
    let RangeObj { start: first, stop: last, step } = vm.heap.range(range).clone();
    let ((from, to), by) = (Value::ints(first, last)?, step.as_int()?);
    let (low, high) = plain_ends(start, stop, usize::try_from(super::range::count(from, to, by)).ok()?)?;
    let at = |place: usize| Value::int48(i64::try_from(place).ok()?.checked_mul(by)?.checked_add(from)?);
    let part = RangeObj { start: at(low)?, stop: at(high)?, step };
    Some(vm.heap.new_range(part))
}

fn any_slice(vm: &mut Vm, handle: u32, n: usize) -> Res<(usize, isize, usize)> {
    let (start, stop, step) = ends(vm, handle, n)?;
    let count = super::range::count(start, stop, step) as usize;
    let step = step.clamp(isize::MIN as i64, isize::MAX as i64) as isize;
    Ok((start.max(0) as usize, step, count))
}

/// Where a slice begins among `n` items, where it ends, and its step. The end may be in front of them.
fn ends(vm: &mut Vm, handle: u32, n: usize) -> Res<(i64, i64, i64)> {
    let object = vm.heap.slice(handle).clone();
    let step = bound(vm, object.step)?.unwrap_or(1);
    let (start, stop) = (bound(vm, object.start)?, bound(vm, object.stop)?);
    if step == 0 {
        return Err(vm.value_error("slice step cannot be zero"));
    }
    let n = n as i64;
    let step = step.max(-i64::MAX);
    let clip = |i: i64, low: i64, high: i64| if i < 0 { i.saturating_add(n).max(low) } else { i.min(high) };
    Ok(if step > 0 {
        (start.map_or(0, |i| clip(i, 0, n)), stop.map_or(n, |i| clip(i, 0, n)), step)
    } else {
        (start.map_or(n - 1, |i| clip(i, -1, n - 1)), stop.map_or(-1, |i| clip(i, -1, n - 1)), step)
    })
}

/// `range[slice]` of a range of integers of a word.
fn slice_of_range(vm: &mut Vm, range: u32, slice: u32) -> Res {
    let RangeObj { start: first, stop: last, step: by } = vm.heap.range(range).clone();
    let (Some((from, to)), Some(by)) = (Value::ints(first, last), by.as_int()) else { return Err(Stop::Python) };
    let Ok(n) = usize::try_from(super::range::count(from, to, by)) else { return Err(Stop::Python) };
    let (start, stop, step) = ends(vm, slice, n)?;
    let at = |place: i64| Value::int48(place.checked_mul(by)?.checked_add(from)?);
    let part = || Some(RangeObj { start: at(start)?, stop: at(stop)?, step: Value::int48(step.checked_mul(by)?)? });
    part().map(|part| vm.heap.new_range(part)).ok_or(Stop::Python)
}

/// The items that a slice selects.
fn select<T: Copy>(items: &[T], start: usize, step: isize, count: usize) -> Vec<T> {
    if step == 1 {
        return items[start..start + count].to_vec();
    }
    let mut selected = Vec::with_capacity(count);
    select_into(&mut selected, items, start, step, count);
    selected
}

/// Puts the items that a slice selects into a buffer that has room for them.
fn select_into<T: Copy>(selected: &mut Vec<T>, items: &[T], start: usize, step: isize, count: usize) {
    match step {
        _ if count == 0 => {}
        1 => selected.extend_from_slice(&items[start..start + count]),
        -1 => selected.extend(items[start + 1 - count..=start].iter().rev()),
        2.. => selected.extend(items[start..].iter().step_by(step as usize).take(count)),
        _ => selected.extend(items[..=start].iter().rev().step_by(step.unsigned_abs()).take(count)),
    }
}

/// The code points of a string that a slice with a step selects.
fn stepped(vm: &mut Vm, handle: u32, start: usize, step: isize, count: usize) -> Value {
    let text = vm.heap.text(handle);
    match text {
        Text::Latin1(units) if count > 1 => {
            let at = |i: usize| units[(start as isize + i as isize * step) as usize];
            let object = if count <= INLINE_TEXT {
                let mut bytes = [0; INLINE_TEXT];
                bytes[..count].iter_mut().enumerate().for_each(|(i, byte)| *byte = at(i));
                StrObj { data: StrData::Inline(count as u8, bytes), hash: 0 }
            } else {
                StrObj { data: StrData::Whole((0..count).map(at).collect()), hash: 0 }
            };
            vm.heap.new_finished(object)
        }
        _ if count == 0 => crate::names::EMPTY,
        _ if count == 1 => {
            let code = text.get(start).unwrap_or(0);
            vm.char(code)
        }
        _ => {
            let text = text.slice_step(start, step, count);
            vm.heap.new_text(text)
        }
    }
}

/// `object[::-1]` of a list, or of a short string of Latin-1.
#[inline]
pub fn reversed(vm: &mut Vm, object: Value) -> Option<Value> {
    match object.is(Kind::Str) {
        Some(text) => reversed_text(vm, text),
        None => reversed_list(vm, object),
    }
}

#[inline(never)]
fn reversed_list(vm: &mut Vm, object: Value) -> Option<Value> {
    match object.kind() {
        Kind::List => {
            let n = vm.heap.list(object.handle()).len();
            vm.reserve(n * 8).ok()?;
            vm.charge(n / 8).ok()?;
            Some(vm.heap.new_list_by(object.handle(), n, |to, from| to.extend(from.iter().rev())))
        }
        _ => None,
    }
}

#[inline(never)]
fn reversed_text(vm: &mut Vm, handle: u32) -> Option<Value> {
    let (n, [a, b, c]) = vm.heap.look_at_short(handle)?;
    if n < 2 {
        return Some(Value::new(Kind::Str, handle));
    }
    // What was behind the text is in front of it then.
    let reversed = [c.swap_bytes(), b.swap_bytes(), a.swap_bytes()];
    Some(vm.heap.new_short(n, moved_down(reversed, size_of::<Words>() - n)))
}

/// `object[key]`; `None` when the object is not a builtin container.
pub fn get_item(vm: &mut Vm, object: Value, key: Value) -> Res<Option<Value>> {
    match object.kind() {
        Kind::Instance | Kind::Class | Kind::Exc => return Ok(None),
        Kind::Pending => return Err(Stop::Python),
        _ => {}
    }
    get_payload_item(vm, object, key)
}

/// As [`get_item`], on the payload of an instance.
pub fn get_payload_item(vm: &mut Vm, object: Value, key: Value) -> Res<Option<Value>> {
    let object = vm.unwrap(object);
    Ok(Some(match object.kind() {
        Kind::List => {
            let n = vm.heap.list(object.handle()).len();
            match place(vm, key, n, "list")? {
                Place::At(i) => vm.heap.list(object.handle())[i],
                Place::Out => return Err(vm.index_error("list index out of range")),
                Place::Slice(start, step, count) => {
                    vm.reserve(count * 8)?;
                    vm.charge(count / 8)?;
                    let select = |to: &mut Vec<Value>, from: &[Value]| select_into(to, from, start, step, count);
                    vm.heap.new_list_by(object.handle(), count, select)
                }
            }
        }
        Kind::Tuple => {
            let n = vm.heap.tuple(object.handle()).len();
            match place(vm, key, n, "tuple")? {
                Place::At(i) => vm.heap.tuple(object.handle())[i],
                Place::Out => return Err(vm.index_error("tuple index out of range")),
                Place::Slice(0, 1, count) if count == n => object,
                Place::Slice(start, step, count) => {
                    vm.reserve(count * 8)?;
                    vm.charge(count / 8)?;
                    let items = select(vm.heap.tuple(object.handle()), start, step, count);
                    vm.heap.new_tuple(items)
                }
            }
        }
        Kind::Str => {
            let n = vm.heap.text(object.handle()).len();
            match place(vm, key, n, "string")? {
                Place::At(i) => {
                    let code = vm.heap.text(object.handle()).get(i).unwrap_or(0);
                    vm.char(code)
                }
                Place::Out => return Err(vm.index_error("string index out of range")),
                Place::Slice(0, 1, count) if count == n => object,
                Place::Slice(start, step, count) => {
                    vm.reserve(count * 4)?;
                    vm.charge(count / 16)?;
                    if step == 1 {
                        super::str::part(vm, object.handle(), start..start + count)
                    } else {
                        stepped(vm, object.handle(), start, step, count)
                    }
                }
            }
        }
        Kind::MemoryView => super::memoryview::get_item(vm, object.handle(), key)?,
        Kind::Array => super::array::get_item(vm, object.handle(), key)?,
        Kind::Bytes | Kind::ByteArray => {
            let what = if object.is_kind(Kind::Bytes) { "byte" } else { "bytearray" };
            let n = vm.bytes_like(object).map_or(0, |d| d.len());
            match place(vm, key, n, what)? {
                Place::At(i) => Value::small(vm.bytes_like(object).map_or(0, |d| d[i]) as i32),
                Place::Out => {
                    let bytes = object.is_kind(Kind::Bytes);
                    return Err(vm.index_error(if bytes {
                        "index out of range"
                    } else {
                        "bytearray index out of range"
                    }));
                }
                Place::Slice(0, 1, count) if count == n && object.is_kind(Kind::Bytes) => object,
                Place::Slice(start, step, count) => {
                    vm.reserve(count)?;
                    vm.charge(count / 16)?;
                    let data =
                        vm.bytes_like(object).map(|d| select(&d, start, step, count)).unwrap_or_default();
                    super::bytes::like(vm, object, data)
                }
            }
        }
        Kind::Dict => match vm.dict_get(object.handle(), key)? {
            Some(value) => value,
            None => return Err(vm.key_error(key)),
        },
        Kind::Range if let Some(slice) = key.is(Kind::Slice) => slice_of_range(vm, object.handle(), slice)?,
        Kind::Range => {
            let n = vm.range_len(object)?;
            match n.as_int() {
                Some(n) => match place(vm, key, n as usize, "range")? {
                    Place::At(i) => {
                        let i = vm.heap.new_int(i as i64);
                        vm.range_at(object, i)?
                    }
                    Place::Out => return Err(vm.index_error("range object index out of range")),
                    // A slice is not asked for here.
                    Place::Slice(..) => return Err(Stop::Python),
                },
                None => return Err(Stop::Python),
            }
        }
        _ => return Ok(None),
    }))
}

impl Vm {
    /// A string of one code point. Those of Latin-1 are shared.
    pub fn char(&mut self, code: u32) -> Value {
        if code < 256 && !self.image.chars.is_empty() {
            return self.image.chars[code as usize];
        }
        let text = crate::text::TextBuf::from_codes([code]);
        self.heap.new_text(text)
    }
}

/// `object[key] = value`; `false` when the object is not a builtin container.
pub fn set_item(vm: &mut Vm, object: Value, key: Value, value: Value) -> Res<bool> {
    match object.kind() {
        Kind::Instance | Kind::Class | Kind::Exc => return Ok(false),
        Kind::Pending => return Err(Stop::Python),
        _ => {}
    }
    set_payload_item(vm, object, key, value)
}

/// As [`set_item`], on the payload of an instance.
pub fn set_payload_item(vm: &mut Vm, object: Value, key: Value, value: Value) -> Res<bool> {
    let object = vm.unwrap(object);
    match object.kind() {
        Kind::Dict => vm.dict_set(object.handle(), key, value)?,
        Kind::List => {
            let n = vm.heap.list(object.handle()).len();
            match place(vm, key, n, "list")? {
                Place::At(i) => vm.heap.list_mut(object.handle())[i] = value,
                Place::Out => return Err(vm.index_error("list assignment index out of range")),
                Place::Slice(start, step, count) if matches!(value.kind(), Kind::List | Kind::Tuple) => {
                    assign_sequence(vm, object, [start, count], step, value)?;
                }
                Place::Slice(start, step, count) => vm.or_restored(value, |vm| {
                    let items = match vm.builtin_items(value)? {
                        Some(items) => items,
                        None if vm.is_iterable(value) => return Err(Stop::Python),
                        None => return Err(vm.type_error("must assign iterable to extended slice")),
                    };
                    assign_slice(vm, object.handle(), start, step, count, items)
                })?,
            }
        }
        Kind::ByteArray => super::percent::bytearray_set(vm, object, key, value)?,
        Kind::MemoryView => super::percent::memoryview_set(vm, object, key, value)?,
        Kind::Array => super::array::set_item(vm, object.handle(), key, value)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// As [`assign_slice`], with the items of a list or a tuple.
fn assign_sequence(vm: &mut Vm, list: Value, [start, count]: [usize; 2], step: isize, value: Value) -> Res<()> {
    fn items(vm: &Vm, value: Value) -> &[Value] {
        match value.kind() {
            Kind::List => vm.heap.list(value.handle()),
            _ => vm.heap.tuple(value.handle()),
        }
    }
    if step != 1 || value.same(list) {
        let items = items(vm, value).to_vec();
        return assign_slice(vm, list.handle(), start, step, count, items);
    }
    let n = items(vm, value).len();
    vm.reserve(n * 8)?;
    vm.charge((n + vm.heap.list(list.handle()).len()) / 8)?;
    vm.heap.grew(n.saturating_sub(count) * 8);
    let mut target = std::mem::take(vm.heap.list_mut(list.handle()));
    let new = items(vm, value);
    if n == count {
        target[start..start + count].copy_from_slice(new);
    } else {
        target.splice(start..start + count, new.iter().copied());
    }
    *vm.heap.list_mut(list.handle()) = target;
    Ok(())
}

fn assign_slice(
    vm: &mut Vm,
    list: u32,
    start: usize,
    step: isize,
    count: usize,
    items: Vec<Value>,
) -> Res<()> {
    vm.reserve(items.len() * 8)?;
    vm.charge((items.len() + vm.heap.list(list).len()) / 8)?;
    if step == 1 {
        vm.heap.grew(items.len().saturating_sub(count) * 8);
        vm.heap.list_mut(list).splice(start..start + count, items);
        return Ok(());
    }
    if items.len() != count {
        let text =
            format!("attempt to assign sequence of size {} to extended slice of size {count}", items.len());
        return Err(vm.value_error(text));
    }
    let target = vm.heap.list_mut(list);
    for (i, item) in items.into_iter().enumerate() {
        target[(start as isize + i as isize * step) as usize] = item;
    }
    Ok(())
}

/// `del object[key]`; `false` when the object is not a builtin container.
pub fn delete_item(vm: &mut Vm, object: Value, key: Value) -> Res<bool> {
    match object.kind() {
        Kind::Instance | Kind::Class | Kind::Exc => return Ok(false),
        Kind::Pending => return Err(Stop::Python),
        _ => {}
    }
    delete_payload_item(vm, object, key)
}

/// As [`delete_item`], on the payload of an instance.
pub fn delete_payload_item(vm: &mut Vm, object: Value, key: Value) -> Res<bool> {
    let object = vm.unwrap(object);
    match object.kind() {
        Kind::Dict => {
            if vm.dict_remove(object.handle(), key)?.is_none() {
                return Err(vm.key_error(key));
            }
        }
        Kind::List => {
            let n = vm.heap.list(object.handle()).len();
            match place(vm, key, n, "list")? {
                Place::At(i) => {
                    vm.charge((n - i) / 16)?;
                    vm.heap.list_mut(object.handle()).remove(i);
                }
                Place::Out => return Err(vm.index_error("list assignment index out of range")),
                Place::Slice(start, step, count) => {
                    vm.charge(n / 16)?;
                    remove_slice(vm.heap.list_mut(object.handle()), start, step, count);
                }
            }
        }
        Kind::ByteArray => {
            let n = vm.heap.bytearray(object.handle()).data.len();
            super::bytearray::check_resize(vm, object.handle())?;
            match place(vm, key, n, "bytearray")? {
                Place::At(i) => super::bytearray::remove_bytes(vm, object.handle(), i, 1)?,
                Place::Out => return Err(vm.index_error("bytearray index out of range")),
                Place::Slice(start, step, count) => {
                    super::bytearray::remove_slice(vm, object.handle(), start, step, count)?;
                }
            }
        }
        Kind::Array => super::array::delete_item(vm, object.handle(), key)?,
        _ => return Ok(false),
    }
    Ok(true)
}

pub fn remove_slice<T: Copy>(items: &mut Vec<T>, start: usize, step: isize, count: usize) {
    if step == 1 {
        items.drain(start..start + count);
        return;
    }
    let selected = |i: usize| {
        let offset = i as isize - start as isize;
        offset % step == 0 && (0..count as isize).contains(&(offset / step))
    };
    let mut at = 0;
    items.retain(|_| {
        at += 1;
        !selected(at - 1)
    });
}
