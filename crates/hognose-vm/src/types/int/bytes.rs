//! `int.to_bytes` and `int.from_bytes`.

use super::super::number;
use super::methods::to_ssize;
use crate::classes;
use crate::names;
use crate::native::Obj;
use crate::native_args::text::shown_type;
use crate::native_args::{IntArg, SelfInt, Truth};
use crate::stop::{Res, Stop};
use crate::text::Text;
use crate::types::operator::Work;
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "int" {
        to_bytes(SelfInt, Option<IntArg>, Option<Obj>, Option<Truth>) "self, /, length=1, byteorder='big', *, signed=False";
        "class:from_bytes" from_bytes(Value, Obj, Option<Obj>, Option<Truth>) "cls, /, bytes, byteorder='big', *, signed=False";
    }
}

/// Whether the order of bytes is `big`.
fn is_big(vm: &mut Vm, order: Option<Obj>, method: &str) -> Res<bool> {
    let Some(order) = order else { return Ok(true) };
    if vm.text_of(order.0).is_none() {
        let found = shown_type(vm, order.0);
        return Err(vm.type_error(format!("{method}() argument 'byteorder' must be str, not {found}")));
    }
    order_of(vm, order).ok_or_else(|| vm.value_error("byteorder must be either 'little' or 'big'"))
}

/// [`is_big`] of an order that there is.
fn order_of(vm: &Vm, order: Obj) -> Option<bool> {
    match vm.text_of(order.0)? {
        Text::Latin1(b"big") => Some(true),
        Text::Latin1(b"little") => Some(false),
        _ => None,
    }
}

/// So many bytes, and a bit of the sign, are in a machine word.
const FEW: usize = 7;

/// The bytes of an integer where both are few; `None` where they are not, or it does not fit.
fn to_few_bytes(vm: &Vm, x: SelfInt, length: Option<IntArg>, big: bool, signed: bool) -> Option<([u8; 8], usize)> {
    let x = x.get(vm).to_i64()?;
    let length = match length {
        Some(length) => usize::try_from(length.get(vm).to_i64()?).ok().filter(|length| *length <= FEW)?,
        None => 1,
    };
    let (least, most) = match (signed, length) {
        (_, 0) => (0, 0),
        (true, n) => (-1 << (8 * n - 1), (1 << (8 * n - 1)) - 1),
        (false, n) => (0, (1 << (8 * n)) - 1),
    };
    if !(least..=most).contains(&x) {
        return None;
    }
    let mut bytes = x.to_le_bytes();
    if big {
        bytes.get_mut(..length)?.reverse();
    }
    Some((bytes, length))
}

/// The integer of a few bytes.
fn from_few_bytes(vm: &Vm, data: Value, big: bool, signed: bool) -> Option<i64> {
    let data = &vm.heap.bytes_obj(data.is(Kind::Bytes)?).data;
    let n = data.len();
    let mut bytes = [0; 8];
    bytes.get_mut(..n.min(FEW)).filter(|few| few.len() == n)?.copy_from_slice(data);
    if big {
        bytes.get_mut(..n)?.reverse();
    }
    // The bits of the sign are those above.
    let above = 8 * (8 - n.max(1));
    let x = i64::from_le_bytes(bytes);
    Some(if signed { x << above >> above } else { x })
}

fn to_bytes(
    vm: &mut Vm,
    x: SelfInt,
    length: Option<IntArg>,
    order: Option<Obj>,
    signed: Option<Truth>,
) -> Res {
    let is_signed = signed.as_ref().is_some_and(|s| s.0);
    if let Some(big) = order.map_or(Some(true), |order| order_of(vm, order))
        && let Some((bytes, n)) = to_few_bytes(vm, x, length, big, is_signed)
    {
        vm.reserve(n)?;
        return Ok(vm.heap.new_bytes(&bytes[..n]));
    }
    let length = match length {
        Some(length) => to_ssize(vm, &length.owned(vm))?,
        None => 1,
    };
    let big = is_big(vm, order, "to_bytes")?;
    let Ok(length) = usize::try_from(length) else {
        return Err(vm.value_error("length argument must be non-negative"));
    };
    vm.reserve(length)?;
    vm.charge(length / 16)?;
    let int = x.owned(vm);
    match int.as_ref().to_bytes(length, big, is_signed, &mut Work(&mut vm.meter)) {
        Ok(data) => Ok(vm.heap.new_bytes(data)),
        Err(error) => Err(vm.num_error(error)),
    }
}

fn from_bytes(vm: &mut Vm, class: Value, data: Obj, order: Option<Obj>, signed: Option<Truth>) -> Res {
    let big = is_big(vm, order, "from_bytes")?;
    let signed = signed.is_some_and(|s| s.0);
    if let Some(x) = from_few_bytes(vm, data.0, big, signed) {
        let value = vm.heap.new_int(x);
        return number::through(vm, class, classes::INT, value);
    }
    let data = bytes_of(vm, data.0)?;
    vm.reserve(data.len())?;
    let int = crate::num::int::from_bytes(&data, big, signed, &mut Work(&mut vm.meter))?;
    let value = vm.int(int);
    number::through(vm, class, classes::INT, value)
}

/// The bytes that `bytes(value)` has, for objects that are no numbers.
fn bytes_of(vm: &mut Vm, value: Value) -> Res<Vec<u8>> {
    vm.or_restored(value, |vm| bytes_from(vm, value))
}

fn bytes_from(vm: &mut Vm, value: Value) -> Res<Vec<u8>> {
    if vm.special(value, names::BYTES).is_some_and(|m| !m.is_kind(Kind::Native)) || vm.lends_bytes(value) {
        return Err(Stop::Python);
    }
    crate::types::memoryview::check_released(vm, value)?;
    if vm.gathered_bytes(value).is_some() {
        return crate::native_args::text::gathered_bytes_of(vm, value);
    }
    let textual = vm.as_kind(value, Kind::Str).is_some();
    let items = if textual { None } else { vm.builtin_items(value)? };
    let Some(items) = items else {
        if !textual && vm.is_iterable(value) {
            return Err(Stop::Python);
        }
        let name = vm.type_name(value);
        return Err(vm.type_error(format!("cannot convert '{name}' object to bytes")));
    };
    vm.charge(items.len() / 4)?;
    let mut data = Vec::with_capacity(items.len());
    for item in items {
        let item = <IntArg as crate::native::FromArg>::from_arg(vm, item)?;
        match item.get(vm).to_i64().and_then(|i| u8::try_from(i).ok()) {
            Some(byte) => data.push(byte),
            None => return Err(vm.value_error("bytes must be in range(0, 256)")),
        }
    }
    Ok(data)
}
