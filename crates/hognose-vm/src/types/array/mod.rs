//! `array.array`: numbers or characters of one type, kept as their bytes.
//!
//! Whatever takes bytes sees those of an array (`Vm::bytes_like`). While memory views look at it its length cannot
//! change. What an item is in Python is said by `item`; the module's function is in `reconstruct`. Files are the
//! prelude's, which reads and writes them by their methods.

pub mod change;
pub mod item;
pub mod methods;
pub mod reconstruct;

use std::cmp::Ordering;

use crate::classes;
use crate::exec::CompareWhich;
use crate::native::SelfArray;
use crate::objects::ArrayObj;
use crate::stop::{Res, Stop};
use crate::text::TextBuf;
use crate::types::index::{Place, place};
use crate::types::{memoryview, operator};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// Fills the namespace of the module.
pub fn init(vm: &mut Vm, dict: Value) {
    for name in ["array", "ArrayType"] {
        let name = vm.intern(name);
        vm.dict_set_name(dict, name, classes::ARRAY);
    }
    let codes: String = item::CODES.iter().map(|code| char::from(*code)).collect();
    let (name, codes) = (vm.intern("typecodes"), vm.str(&codes));
    vm.dict_set_name(dict, name, codes);
}

/// Bytes of an item.
pub fn itemsize(vm: &Vm, handle: u32) -> usize {
    item::size(vm.heap.array(handle).code)
}

/// How many items there are.
pub fn len(vm: &Vm, handle: u32) -> usize {
    vm.heap.array(handle).data.len() / itemsize(vm, handle)
}

/// An array of these bytes.
pub fn make(vm: &mut Vm, code: u8, data: Vec<u8>) -> Value {
    vm.heap.new_array(ArrayObj { code, data, exports: 0 })
}

/// An array of these bytes with the type of another one.
pub fn like(vm: &mut Vm, handle: u32, data: Vec<u8>) -> Value {
    let code = vm.heap.array(handle).code;
    make(vm, code, data)
}

/// An item, if there is one at this place.
pub fn item_at(vm: &mut Vm, handle: u32, i: usize) -> Res<Option<Value>> {
    let array = vm.heap.array(handle);
    let (code, size) = (array.code, item::size(array.code));
    let bytes = i.checked_mul(size).and_then(|at| array.data.get(at..)?.get(..size));
    let mut word = [0; 8];
    match bytes {
        Some(bytes) => word[..size].copy_from_slice(bytes),
        None => return Ok(None),
    }
    item::unpack(vm, code, &word[..size]).map(Some)
}

/// The sum of the items of an array of integers; `None` for floats and characters, and where it does not fit a word.
pub fn sum_of_words(array: &ArrayObj) -> Option<i64> {
    fn sum<const N: usize>(data: &[u8], number: impl Fn([u8; N]) -> i64) -> Option<i64> {
        data.as_chunks().0.iter().try_fold(0i64, |sum, item| sum.checked_add(number(*item)))
    }
    let data = &array.data;
    match array.code {
        b'b' => sum(data, |[byte]| i64::from(byte as i8)),
        b'B' => sum(data, |[byte]| i64::from(byte)),
        b'h' => sum(data, |item| i64::from(i16::from_le_bytes(item))),
        b'H' => sum(data, |item| i64::from(u16::from_le_bytes(item))),
        b'i' => sum(data, |item| i64::from(i32::from_le_bytes(item))),
        b'I' => sum(data, |item| i64::from(u32::from_le_bytes(item))),
        b'l' | b'q' => sum(data, i64::from_le_bytes),
        _ => None,
    }
}

/// All items.
pub fn items(vm: &mut Vm, handle: u32) -> Res<Vec<Value>> {
    let n = len(vm, handle);
    vm.charge(n / 2)?;
    vm.reserve(n.saturating_mul(24))?;
    let mut items = Vec::with_capacity(n);
    for i in 0..n {
        items.extend(item_at(vm, handle, i)?);
    }
    Ok(items)
}

/// The characters as a string.
pub fn text(vm: &mut Vm, handle: u32) -> Res {
    let n = len(vm, handle);
    vm.charge(n / 8)?;
    vm.reserve(n.saturating_mul(8))?;
    let codes: Vec<u32> = words(&vm.heap.array(handle).data).collect();
    if let Some(code) = codes.iter().find(|code| **code > item::LAST_CHARACTER) {
        return Err(item::no_character(vm, *code));
    }
    Ok(vm.heap.new_text(TextBuf::from_codes(codes)))
}

fn words(data: &[u8]) -> impl Iterator<Item = u32> + '_ {
    data.chunks_exact(4).map(|word| word.iter().rev().fold(0, |code, byte| code << 8 | u32::from(*byte)))
}

/// Where the first item that equals a value is, from `start` on and before `stop`.
pub fn position(vm: &mut Vm, handle: u32, value: Value, start: usize, stop: usize) -> Res<Option<usize>> {
    for i in start..stop {
        if i % 16 == 0 {
            vm.charge(8)?;
        }
        match item_at(vm, handle, i)? {
            Some(item) if vm.equal(item, value)? => return Ok(Some(i)),
            Some(_) => {}
            None => break,
        }
    }
    Ok(None)
}

/// `a OP b`: item by item.
pub fn compare(vm: &mut Vm, a: u32, b: u32, which: CompareWhich) -> Res<bool> {
    let (n, m) = (len(vm, a), len(vm, b));
    let equality = matches!(which, CompareWhich::Eq | CompareWhich::Ne);
    if equality && n != m {
        return Ok(which == CompareWhich::Ne);
    }
    if let Some(order) = order_of_integers(vm, a, b)? {
        return Ok(which.holds(order));
    }
    for i in 0..n.min(m) {
        if i % 16 == 0 {
            vm.charge(16)?;
        }
        let (Some(x), Some(y)) = (item_at(vm, a, i)?, item_at(vm, b, i)?) else { break };
        if vm.equal(x, y)? {
            continue;
        }
        if equality {
            return Ok(which == CompareWhich::Ne);
        }
        return match vm.order_payload(x, y, which, 0)? {
            Some(truth) => Ok(truth),
            None => {
                let (p, q, symbol) = (vm.type_name(x), vm.type_name(y), which.symbol());
                Err(vm.type_error(format!("'{symbol}' not supported between instances of '{p}' and '{q}'")))
            }
        };
    }
    Ok(which.holds(n.cmp(&m)))
}

/// The order of arrays of integers of one type: no item has to become an object.
fn order_of_integers(vm: &mut Vm, a: u32, b: u32) -> Res<Option<Ordering>> {
    let code = vm.heap.array(a).code;
    if code != vm.heap.array(b).code || matches!(code, b'f' | b'd') {
        return Ok(None);
    }
    vm.charge(vm.heap.array(a).data.len().min(vm.heap.array(b).data.len()) / 16)?;
    let size = item::size(code);
    let integers = |handle| vm.heap.array(handle).data.chunks_exact(size).map(|bytes| item::integer(code, bytes));
    Ok(Some(integers(a).cmp(integers(b))))
}

/// `a + b`: of one type.
pub fn concat(vm: &mut Vm, a: Value, b: Value) -> Res {
    let (x, y) = (vm.heap.array(a.handle()), vm.heap.array(b.handle()));
    if x.code != y.code {
        return Err(vm.type_error("bad argument type for built-in operation"));
    }
    let n = x.data.len() + y.data.len();
    vm.reserve(n)?;
    vm.charge(n / 16)?;
    let (x, y) = (vm.heap.array(a.handle()), vm.heap.array(b.handle()));
    let data = [x.data.as_slice(), y.data.as_slice()].concat();
    Ok(like(vm, a.handle(), data))
}

/// `a += b`, for an array alone.
pub fn extend_with_array(vm: &mut Vm, handle: u32, other: Value) -> Res<()> {
    let Some(from) = vm.as_kind(other, Kind::Array) else {
        let name = vm.class_of(other);
        let name = vm.class_name(name);
        return Err(vm.type_error(format!("can only extend array with array (not \"{name}\")")));
    };
    if vm.heap.array(handle).code != vm.heap.array(from).code {
        return Err(vm.type_error("can only extend with array of same kind"));
    }
    let n = vm.heap.array(from).data.len();
    vm.reserve(n)?;
    vm.charge(n / 16)?;
    let data = vm.heap.array(from).data.clone();
    change::append_bytes(vm, handle, &data)
}

/// `a *= n`.
pub fn repeat_in_place(vm: &mut Vm, handle: u32, n: Value) -> Res<()> {
    let repeated = operator::repeat(vm, SelfArray(handle).value(), n)?;
    if vm.heap.array(repeated.handle()).data.len() != vm.heap.array(handle).data.len() {
        check_resize(vm, handle)?;
    }
    let data = std::mem::take(&mut vm.heap.array_mut(repeated.handle()).data);
    vm.heap.array_mut(handle).data = data;
    Ok(())
}

/// Refuses a change of length while there are views.
pub fn check_resize(vm: &mut Vm, handle: u32) -> Res<()> {
    let exports = vm.heap.array(handle).exports;
    memoryview::check_exports(vm, exports, "cannot resize an array that is exporting buffers")
}

/// `array[key]`.
pub fn get_item(vm: &mut Vm, handle: u32, key: Value) -> Res {
    let n = len(vm, handle);
    match place(vm, key, n, "array")? {
        Place::At(i) => match item_at(vm, handle, i)? {
            Some(item) => Ok(item),
            None => Err(vm.index_error("array index out of range")),
        },
        Place::Out => Err(vm.index_error("array index out of range")),
        Place::Slice(start, step, count) => {
            let size = itemsize(vm, handle);
            vm.reserve(count * size)?;
            vm.charge(count / 8)?;
            let mut data = Vec::with_capacity(count * size);
            for at in (Places { start, step, count, size }) {
                data.extend_from_slice(vm.heap.array(handle).data.get(at..at + size).unwrap_or_default());
            }
            Ok(like(vm, handle, data))
        }
    }
}

/// `array[key] = value`.
pub fn set_item(vm: &mut Vm, handle: u32, key: Value, value: Value) -> Res<()> {
    let n = len(vm, handle);
    let (size, code) = (itemsize(vm, handle), vm.heap.array(handle).code);
    let (start, step, count) = match place(vm, key, n, "array")? {
        Place::At(i) => {
            let item = item::pack(vm, code, value)?;
            change::write(vm, handle, i * size, &item[..size]);
            return Ok(());
        }
        Place::Out => return Err(vm.index_error("array assignment index out of range")),
        Place::Slice(start, step, count) => (start, step, count),
    };
    let Some(from) = vm.as_kind(value, Kind::Array) else {
        if value.is_kind(Kind::Pending) {
            return Err(Stop::Python);
        }
        let class = vm.class_of(value);
        let name = vm.class_name(class);
        return Err(vm.type_error(format!("can only assign array (not \"{name}\") to array slice")));
    };
    if vm.heap.array(from).code != code {
        return Err(vm.type_error("bad argument type for built-in operation"));
    }
    let new = vm.heap.array(from).data.clone();
    let needed = new.len() / size;
    vm.reserve(new.len())?;
    vm.charge((n * size + new.len()) / 32)?;
    if needed == 0 || needed != count {
        check_resize(vm, handle)?;
    }
    if step == 1 {
        vm.heap.grew(new.len().saturating_sub(count * size));
        let data = &mut vm.heap.array_mut(handle).data;
        data.splice(start * size..(start + count) * size, new);
    } else if needed == 0 {
        change::remove(vm, handle, start, step, count);
    } else if needed != count {
        let text = format!("attempt to assign array of size {needed} to extended slice of size {count}");
        return Err(vm.value_error(text));
    } else {
        for (at, item) in (Places { start, step, count, size }).zip(new.chunks_exact(size)) {
            change::write(vm, handle, at, item);
        }
    }
    Ok(())
}

/// `del array[key]`.
pub fn delete_item(vm: &mut Vm, handle: u32, key: Value) -> Res<()> {
    let n = len(vm, handle);
    vm.charge(vm.heap.array(handle).data.len() / 64)?;
    match place(vm, key, n, "array")? {
        Place::At(i) => {
            check_resize(vm, handle)?;
            change::remove(vm, handle, i, 1, 1);
        }
        Place::Out => return Err(vm.index_error("array assignment index out of range")),
        Place::Slice(start, step, count) => {
            check_resize(vm, handle)?;
            change::remove(vm, handle, start, step, count);
        }
    }
    Ok(())
}

/// Where the items that a slice selects begin.
struct Places {
    start: usize,
    step: isize,
    count: usize,
    size: usize,
}

impl Iterator for Places {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        self.count = self.count.checked_sub(1)?;
        let at = self.start * self.size;
        self.start = self.start.wrapping_add_signed(self.step);
        Some(at)
    }
}
