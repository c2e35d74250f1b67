//! `translate` and `maketrans`.

use super::{INLINE, charge_text};
use crate::classes;
use crate::names;
use crate::native::{Obj, SelfStr};
use crate::objects::{DictObj, words};
use crate::stop::{Res, Stop};
use crate::text::{Text, TextBuf, TextBuilder};
use crate::text::replace::{Translated, push_translated};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What a table says about a code point: the entry, or nothing.
fn entry(vm: &mut Vm, table: Value, code: u32) -> Res<Option<Value>> {
    let key = Value::small(code as i32);
    if let Some(dict) = table.is(Kind::Dict) {
        return vm.dict_get(dict, key);
    }
    match crate::types::index::get_payload_item(vm, table, key) {
        Ok(found) => Ok(found),
        Err(stop) if stop.raised().is_some_and(|exc| vm.is_instance(exc, classes::LOOKUP_ERROR)) => Ok(None),
        Err(stop) => Err(stop),
    }
}

/// The table itself, when looking things up in it runs no Python.
fn plain_table(vm: &mut Vm, table: Value) -> Res<Value> {
    match table.kind() {
        Kind::Pending => Err(Stop::Python),
        Kind::Instance => {
            let class = vm.class_of(table);
            let native = vm.lookup(class, names::GETITEM).is_some_and(|f| f.is_kind(Kind::Native));
            let payload = vm.unwrap(table);
            if vm.lookup(class, names::GETITEM).is_none() {
                let name = vm.class_name(class);
                return Err(vm.type_error(format!("'{name}' object is not subscriptable")));
            }
            if native && vm.lookup(class, names::MISSING).is_none() && !payload.is_kind(Kind::Instance) {
                Ok(payload)
            } else {
                Err(Stop::Python)
            }
        }
        Kind::Dict | Kind::List | Kind::Tuple | Kind::Str | Kind::Bytes | Kind::ByteArray | Kind::Range => {
            Ok(table)
        }
        _ => {
            if vm.special(table, names::GETITEM).is_some() || table.is_kind(Kind::Class) {
                return Err(Stop::Python);
            }
            let name = vm.type_name(table);
            Err(vm.type_error(format!("'{name}' object is not subscriptable")))
        }
    }
}

/// An entry of a table, checked.
#[derive(Clone, Copy)]
enum To {
    Same,
    Delete,
    Code(u32),
    Text(u32),
}

fn checked(vm: &mut Vm, entry: Option<Value>) -> Res<To> {
    let Some(entry) = entry else { return Ok(To::Same) };
    if entry.is_none() {
        return Ok(To::Delete);
    }
    if let Some(handle) = vm.as_kind(entry, Kind::Str) {
        return Ok(To::Text(handle));
    }
    if let Some(int) = vm.int_ref(entry) {
        return match int.to_i64().and_then(|i| u32::try_from(i).ok()).filter(|c| *c < 0x11_0000) {
            Some(code) => Ok(To::Code(code)),
            None => Err(vm.value_error("character mapping must be in range(0x110000)")),
        };
    }
    if entry.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    }
    Err(vm.type_error("character mapping must return integer, None or str"))
}

/// `str.translate(table)`.
pub fn translate(vm: &mut Vm, s: SelfStr, table: Obj) -> Res {
    let table = plain_table(vm, table.0)?;
    charge_text(vm, s.0, 4)?;
    let n = vm.heap.text(s.0).len();
    vm.charge(n)?;
    if let Some(text) = short(vm, s.0, table)? {
        return Ok(text);
    }
    if let Some(text) = narrow(vm, s.0, table)? {
        return Ok(text);
    }
    let mut out = TextBuilder::with_capacity(n);
    let mut known: [Option<To>; 256] = [None; 256];
    for at in 0..n {
        let code = vm.heap.text(s.0).get(at).unwrap_or(0);
        let to = match known.get(code as usize).copied().flatten() {
            Some(to) => to,
            None => {
                let found = entry(vm, table, code)?;
                let to = checked(vm, found)?;
                if let Some(slot) = known.get_mut(code as usize) {
                    *slot = Some(to);
                }
                to
            }
        };
        if let To::Text(handle) = to {
            let n = vm.heap.text(handle).len();
            if n > 64 {
                vm.charge(n / 8)?;
                vm.reserve(out.len().saturating_add(n).saturating_mul(4))?;
            }
        }
        let to = match to {
            To::Same => Translated::Same,
            To::Delete => Translated::Delete,
            To::Code(code) => Translated::Code(code),
            To::Text(handle) => Translated::Text(vm.heap.text(handle)),
        };
        if !push_translated(&mut out, code, to, usize::MAX >> 4) {
            return Err(vm.raise_with(classes::MEMORY_ERROR, &[]));
        }
        if at % 1024 == 1023 {
            vm.charge(out.len() / 64)?;
            vm.reserve(out.len() * 4)?;
        }
    }
    Ok(vm.text(out.finish()))
}

/// [`translate`] of a short Latin-1 text by a dict whose entries for it are code points of Latin-1; `None` when it takes
/// more.
fn short(vm: &mut Vm, handle: u32, table: Value) -> Res<Option<Value>> {
    let Some(dict) = table.is(Kind::Dict) else { return Ok(None) };
    let Text::Latin1(units) = vm.heap.text(handle) else { return Ok(None) };
    if units.len() > INLINE {
        return Ok(None);
    }
    let (mut bytes, n) = ([0; INLINE], units.len());
    bytes[..n].copy_from_slice(units);
    for byte in &mut bytes[..n] {
        match vm.dict_get(dict, Value::small(i32::from(*byte)))? {
            None => {}
            Some(to) => match to.as_int().map(u8::try_from) {
                Some(Ok(to)) => *byte = to,
                _ => return Ok(None),
            },
        }
    }
    Ok(Some(vm.heap.new_short(n, words(&bytes))))
}

/// [`translate`] of a Latin-1 text of which each character becomes one of Latin-1, or nothing; `None` when it takes more. What the table
/// says of a character is asked for once, in the order in which they come.
fn narrow(vm: &mut Vm, handle: u32, table: Value) -> Res<Option<Value>> {
    let Text::Latin1(units) = vm.heap.text(handle) else { return Ok(None) };
    let mut is_there = [false; 256];
    let found: Vec<u8> = units.iter().copied().filter(|unit| !std::mem::replace(&mut is_there[usize::from(*unit)], true)).collect();
    let mut to: [u8; 256] = std::array::from_fn(|code| code as u8);
    let mut is_kept = [true; 256];
    for &unit in &found {
        let said = entry(vm, table, unit.into())?;
        match checked(vm, said)? {
            To::Same => {}
            To::Delete => is_kept[usize::from(unit)] = false,
            To::Code(code) => match u8::try_from(code) {
                Ok(code) => to[usize::from(unit)] = code,
                Err(_) => return Ok(None),
            },
            To::Text(text) => match vm.heap.text(text) {
                Text::Latin1([]) => is_kept[usize::from(unit)] = false,
                Text::Latin1(&[code]) => to[usize::from(unit)] = code,
                _ => return Ok(None),
            },
        }
    }
    let Text::Latin1(units) = vm.heap.text(handle) else { return Ok(None) };
    let n = units.len();
    vm.reserve(n)?;
    let Text::Latin1(units) = vm.heap.text(handle) else { return Ok(None) };
    let out = if is_kept == [true; 256] {
        units.iter().map(|unit| to[usize::from(*unit)]).collect()
    } else {
        let mut out = Vec::with_capacity(n);
        out.extend(units.iter().filter(|unit| is_kept[usize::from(**unit)]).map(|unit| to[usize::from(*unit)]));
        out
    };
    Ok(Some(vm.text(TextBuf::Latin1(out))))
}

/// `str.maketrans(x[, y[, z]])`.
pub fn maketrans(vm: &mut Vm, x: Obj, y: Option<Obj>, z: Option<Obj>) -> Res {
    let dict = vm.heap.new_dict(DictObj::default());
    let Some(y) = y else {
        let Some(from) = vm.as_kind(x.0, Kind::Dict) else {
            return Err(
                x.refuse(vm, |_| "if you give only one argument to maketrans it must be a dict".to_string())
            );
        };
        vm.charge(vm.heap.dict(from).len())?;
        let entries: Vec<(Value, Value)> = vm.heap.dict(from).items().map(|e| (e.key, e.value)).collect();
        for (key, value) in entries {
            let key = match vm.as_kind(key, Kind::Str) {
                Some(handle) => match (vm.heap.text(handle).len(), vm.heap.text(handle).get(0)) {
                    (1, Some(code)) => Value::small(code as i32),
                    _ => return Err(vm.value_error("string keys in translate table must be of length 1")),
                },
                None if vm.int_ref(key).is_some() => key,
                None => return Err(vm.type_error("keys in translate table must be strings or integers")),
            };
            vm.dict_set(dict.handle(), key, value)?;
        }
        return Ok(dict);
    };
    let to = y.text_at(vm, "maketrans", 2)?;
    let gone = match z {
        Some(z) => Some(z.text_at(vm, "maketrans", 3)?),
        None => None,
    };
    let from = x.text(vm, |_| {
        "first maketrans argument must be a string if there is a second argument".to_string()
    })?;
    let n = vm.heap.text(from).len();
    if n != vm.heap.text(to).len() {
        return Err(vm.value_error("the first two maketrans arguments must have equal length"));
    }
    vm.charge(n)?;
    for at in 0..n {
        let code = |vm: &Vm, text: u32| Value::small(vm.heap.text(text).get(at).unwrap_or(0) as i32);
        let (key, value) = (code(vm, from), code(vm, to));
        vm.dict_set(dict.handle(), key, value)?;
    }
    if let Some(gone) = gone {
        let n = vm.heap.text(gone).len();
        vm.charge(n)?;
        for at in 0..n {
            let key = Value::small(vm.heap.text(gone).get(at).unwrap_or(0) as i32);
            vm.dict_set(dict.handle(), key, Value::NONE)?;
        }
    }
    Ok(dict)
}
