//! `array._array_reconstructor`: an array from the bytes that another machine wrote.

use super::{change, item};
use crate::classes;
use crate::native::Obj;
use crate::stop::Res;
use crate::text::TextBuf;
use crate::types::new;
use crate::value::Kind;
use crate::vm::Vm;

/// How a machine writes an item.
#[derive(Clone, Copy, PartialEq)]
enum Format {
    /// Bytes, and whether it is signed.
    Integer(usize, bool),
    Float(usize),
    /// Bytes of a unit of text.
    Text(usize),
}

/// The formats in the order of their numbers: little-endian, then big-endian. A byte has no order.
const FORMATS: [(Format, bool); 22] = {
    use Format::{Float, Integer, Text};
    [
        (Integer(1, false), false),
        (Integer(1, true), false),
        (Integer(2, false), false),
        (Integer(2, false), true),
        (Integer(2, true), false),
        (Integer(2, true), true),
        (Integer(4, false), false),
        (Integer(4, false), true),
        (Integer(4, true), false),
        (Integer(4, true), true),
        (Integer(8, false), false),
        (Integer(8, false), true),
        (Integer(8, true), false),
        (Integer(8, true), true),
        (Float(4), false),
        (Float(4), true),
        (Float(8), false),
        (Float(8), true),
        (Text(2), false),
        (Text(2), true),
        (Text(4), false),
        (Text(4), true),
    ]
};

fn format(code: u8) -> Format {
    let size = item::size(code);
    match code {
        b'u' | b'w' => Format::Text(size),
        b'f' | b'd' => Format::Float(size),
        _ => Format::Integer(size, code.is_ascii_lowercase()),
    }
}

/// The number of the format in which items of a type are kept.
pub fn format_of(code: u8) -> i32 {
    FORMATS.iter().position(|f| *f == (format(code), false)).unwrap_or_default() as i32
}

/// `_array_reconstructor(arraytype, typecode, mformat_code, items)`.
pub fn reconstruct(vm: &mut Vm, class: Obj, code: Obj, number: Obj, items: Obj) -> Res {
    let (class, items) = (class.0, items.0);
    // CPython's argument parser puts the colon differently for the two mistakes.
    let is_text = vm.text_of(code.0).is_some();
    let code = change::code_of(vm, code, if is_text { "_array_reconstructor(): argument 2" } else { "_array_reconstructor() argument 2" })?;
    let Some(number) = vm.int_ref(number.0).map(|n| n.to_i64().unwrap_or(-1)) else {
        let name = vm.type_name(number.0);
        return Err(vm.type_error(format!("'{name}' object cannot be interpreted as an integer")));
    };
    if !class.is_kind(Kind::Class) {
        let name = vm.type_name(class);
        return Err(vm.type_error(format!("first argument must be a type object, not {name}")));
    }
    if !vm.is_subclass(class, classes::ARRAY) {
        let name = vm.class_name(class);
        return Err(vm.type_error(format!("{name} is not a subtype of array.array")));
    }
    if !item::CODES.contains(&code) {
        return Err(vm.value_error("second argument must be a valid type code"));
    }
    let Some((from, big)) = usize::try_from(number).ok().and_then(|n| FORMATS.get(n)).copied() else {
        return Err(vm.value_error("third argument must be a valid machine format code."));
    };
    let Some(bytes) = vm.as_kind(items, Kind::Bytes) else {
        let name = vm.type_name(items);
        return Err(vm.type_error(format!("fourth argument should be bytes, not {name}")));
    };
    let n = vm.heap.bytes_obj(bytes).data.len();
    vm.charge(n / 4)?;
    vm.reserve(n.saturating_mul(4))?;
    let mut data = vm.heap.bytes_obj(bytes).data.to_vec();
    let (Format::Integer(size, _) | Format::Float(size) | Format::Text(size)) = from;
    // An integer of the other order gets the type that fits best, as one of another size does.
    let native = from == format(code) && (!big || !matches!(from, Format::Integer(..)));
    // CPython counts text by two units.
    let whole = if matches!(from, Format::Text(_)) && (!native || big) { 2 * size } else { size };
    if !data.len().is_multiple_of(whole) {
        let text = if native && !big { "bytes length not a multiple of item size" } else { "string length not a multiple of item size" };
        return Err(vm.value_error(text));
    }
    if big {
        data.chunks_exact_mut(size).for_each(|item| item.reverse());
    }
    let payload = if native {
        super::make(vm, code, data)
    } else {
        // The type that the items had fits if it is there; otherwise they are converted one by one.
        let fitting = |code: &&u8| format(**code) == from && !item::is_text(**code);
        let source = match from {
            Format::Text(_) => {
                let units: Vec<u16> = data.chunks_exact(2).map(|u| u16::from_le_bytes([u[0], u[1]])).collect();
                let codes: Vec<u32> = match size {
                    2 => char::decode_utf16(units).map(|c| c.map_or_else(|e| u32::from(e.unpaired_surrogate()), u32::from)).collect(),
                    _ => super::words(&data).collect(),
                };
                if let Some(code) = codes.iter().find(|c| **c > item::LAST_CHARACTER) {
                    return Err(item::no_character(vm, *code));
                }
                vm.heap.new_text(TextBuf::from_codes(codes))
            }
            _ => {
                let had = item::CODES.iter().rev().find(fitting).copied().unwrap_or(code);
                let array = super::make(vm, had, data);
                if matches!(from, Format::Integer(..)) {
                    return Ok(new::carrying(vm, class, classes::ARRAY, array));
                }
                let items = super::items(vm, array.handle())?;
                vm.heap.new_list(items)
            }
        };
        let code = vm.char(u32::from(code));
        change::array(vm, Obj(code), Some(Obj(source)))?
    };
    Ok(new::carrying(vm, class, classes::ARRAY, payload))
}
