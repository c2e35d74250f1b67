//! `hex` and `fromhex`.

use crate::native::Obj;
use crate::native_args::SizeArg;
use crate::objects::{INLINE_TEXT, StrData, StrObj};
use crate::stop::{Res, Stop};
use crate::text::{Text, TextBuf, bytes as core};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// `hex([sep[, bytes_per_sep]])` of bytes.
pub fn hex_of(vm: &mut Vm, data: &[u8], sep: Option<Obj>, group: Option<SizeArg>) -> Res {
    let separator = match sep {
        None => None,
        Some(sep) => Some(separator(vm, sep)?),
    };
    let group = isize::try_from(group.map_or(1, |n| n.0)).unwrap_or(isize::MAX);
    let Some(n) = core::hex_len(data.len(), separator, group) else {
        return Err(vm.raise_with(crate::classes::MEMORY_ERROR, &[]));
    };
    vm.charge(n / 8)?;
    vm.reserve(n)?;
    if separator.is_none() {
        return Ok(vm.heap.new_text(TextBuf::Latin1(core::digits(data))));
    }
    let text = core::hex(data, separator, group);
    Ok(vm.str(&text))
}

fn separator(vm: &mut Vm, sep: Obj) -> Res<u8> {
    let codes: Vec<u32> = if let Some(text) = vm.text_of(sep.0) {
        text.iter().take(2).collect()
    } else if matches!(vm.unwrap(sep.0).kind(), Kind::Bytes) {
        vm.bytes_like(sep.0).map(|d| d.iter().take(2).map(|b| u32::from(*b)).collect()).unwrap_or_default()
    } else if sep.0.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    } else {
        // Its length is asked for before its type.
        crate::types::len(vm, sep.0)?;
        return Err(vm.type_error("sep must be str or bytes."));
    };
    match codes[..] {
        [code] if code < 128 => Ok(code as u8),
        [_] => Err(vm.value_error("sep must be ASCII.")),
        _ => Err(vm.value_error("sep must be length 1.")),
    }
}

/// `hex([sep[, bytes_per_sep]])`.
pub fn hex<B: super::Buffer>(vm: &mut Vm, b: B, sep: Option<Obj>, group: Option<SizeArg>) -> Res {
    if sep.is_none()
        && group.is_none()
        && let data = b.data(vm)
        && data.len() <= INLINE_TEXT / 2
    {
        let mut text = [0; INLINE_TEXT];
        let n = core::digits_into(&mut text, data);
        return Ok(vm.heap.new_str_obj(StrObj { data: StrData::Inline(n as u8, text), hash: 0 }));
    }
    super::charge(vm, b, 3)?;
    let data = b.data(vm).to_vec();
    hex_of(vm, &data, sep, group)
}

/// The bytes that a text of hexadecimal digits means.
pub fn from_hex(vm: &mut Vm, text: Obj) -> Res<Vec<u8>> {
    let n = match vm.text_of(text.0) {
        Some(text) => text.len(),
        None => vm.bytes_like(text.0).map_or(0, |d| d.len()),
    };
    vm.charge(n / 8)?;
    vm.reserve(n)?;
    let result = if let Some(text) = vm.text_of(text.0) {
        core::from_hex(text)
    } else if let Some(data) = vm.bytes_like(text.0) {
        core::from_hex(Text::Latin1(&data))
    } else {
        return Err(text.refuse(vm, |found| {
            let found = if found == "None" { "NoneType" } else { &found };
            format!("fromhex() argument must be str or bytes-like, not {found}")
        }));
    };
    match result {
        Ok(data) => Ok(data),
        Err(error) => Err(vm.value_error(error.to_string())),
    }
}

/// `bytes.fromhex(string)`; a subclass is called with the bytes.
pub fn bytes_fromhex(vm: &mut Vm, class: Value, text: Obj) -> Res {
    let data = from_hex(vm, text)?;
    let made = vm.heap.new_bytes(data);
    if class.same(crate::classes::BYTES) { Ok(made) } else { vm.tail_call(class, &[made]) }
}

/// `bytearray.fromhex(string)`; a subclass is called with the bytes.
pub fn bytearray_fromhex(vm: &mut Vm, class: Value, text: Obj) -> Res {
    let data = from_hex(vm, text)?;
    if class.same(crate::classes::BYTEARRAY) {
        return Ok(<crate::native::SelfByteArray as super::Buffer>::make(vm, data));
    }
    let made = vm.heap.new_bytes(data);
    vm.tail_call(class, &[made])
}
