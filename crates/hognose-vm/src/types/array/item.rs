//! The items of an array: from bytes, and to bytes with CPython's complaints about each type.

use crate::native::FromArg;
use crate::native_args::FloatArg;
use crate::num::Int;
use crate::stop::{Res, Stop};
use crate::types::memoryview::item as view;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The type codes.
pub const CODES: &[u8] = b"bBuwhHiIlLqQfd";

/// The last code point.
pub const LAST_CHARACTER: u32 = 0x10_FFFF;

/// Bytes of an item.
pub fn size(code: u8) -> usize {
    match code {
        b'u' | b'w' => 4,
        _ => view::size(code).map_or(1, usize::from),
    }
}

/// Whether the items are characters.
pub fn is_text(code: u8) -> bool {
    matches!(code, b'u' | b'w')
}

/// The integer, or the code point, that bytes are.
pub fn integer(code: u8, bytes: &[u8]) -> i128 {
    let bits = bytes.iter().rev().fold(0u64, |value, byte| value << 8 | u64::from(*byte));
    if is_text(code) || code.is_ascii_uppercase() {
        return i128::from(bits);
    }
    let shift = 64 - 8 * bytes.len().clamp(1, 8) as u32;
    i128::from((bits << shift) as i64 >> shift)
}

/// The item that bytes are.
pub fn unpack(vm: &mut Vm, code: u8, bytes: &[u8]) -> Res {
    if !is_text(code) {
        return Ok(view::unpack(vm, code, bytes));
    }
    let character = integer(code, bytes) as u32;
    if character > LAST_CHARACTER {
        return Err(no_character(vm, character));
    }
    Ok(vm.char(character))
}

/// The error about a number that is no character.
pub fn no_character(vm: &mut Vm, code: u32) -> Stop {
    vm.value_error(format!("character U+{code:x} is not in range [U+0000; U+10ffff]"))
}

/// The bytes of an item; as many count as the type has.
pub fn pack(vm: &mut Vm, code: u8, value: Value) -> Res<[u8; 8]> {
    let bits = match code {
        b'u' | b'w' => u64::from(character(vm, value)?),
        b'f' => u64::from((FloatArg::from_arg(vm, value)?.0 as f32).to_bits()),
        b'd' => FloatArg::from_arg(vm, value)?.0.to_bits(),
        _ => whole(vm, code, value)?,
    };
    Ok(bits.to_le_bytes())
}

fn character(vm: &mut Vm, value: Value) -> Res<u32> {
    let Some(text) = vm.text_of(value) else {
        if value.is_kind(Kind::Pending) {
            return Err(Stop::Python);
        }
        let name = vm.type_name(value);
        return Err(vm.type_error(format!("array item must be a unicode character, not {name}")));
    };
    match (text.len(), text.get(0)) {
        (1, Some(code)) => Ok(code),
        (n, _) => {
            let text = format!("array item must be a unicode character, not a string of length {n}");
            Err(vm.type_error(text))
        }
    }
}

/// An integer as the bits of its type. CPython converts to a C type first, which may be another one than the item's, and has a complaint for each.
fn whole(vm: &mut Vm, code: u8, value: Value) -> Res<u64> {
    let Some(int) = vm.int_owned(value) else {
        if value.is_kind(Kind::Pending) || vm.special(value, crate::names::INDEX).is_some() {
            return Err(Stop::Python);
        }
        let name = vm.type_name(value);
        return Err(vm.type_error(format!("'{name}' object cannot be interpreted as an integer")));
    };
    let negative = int.as_ref().is_negative();
    let wide = match int {
        Int::Small(i) => i128::from(i),
        Int::Wide(i) => i,
        Int::Few(_) | Int::Big(_) if negative => i128::MIN,
        Int::Few(_) | Int::Big(_) => i128::MAX,
    };
    // The types that it passes through: the least, the greatest, and what is said about them.
    let (long, unsigned) = ((i64::MIN as i128, i64::MAX as i128), (0, u64::MAX as i128));
    let steps: &[((i128, i128), &str, &str)] = match code {
        b'b' => &[
            (long, LONG, LONG),
            ((-0x8000, 0x7FFF), "signed short integer is less than minimum", "signed short integer is greater than maximum"),
            ((-0x80, 0x7F), "signed char is less than minimum", "signed char is greater than maximum"),
        ],
        b'B' => &[
            (long, LONG, LONG),
            ((0, 0xFF), "unsigned byte integer is less than minimum", "unsigned byte integer is greater than maximum"),
        ],
        b'h' => &[
            (long, LONG, LONG),
            ((-0x8000, 0x7FFF), "signed short integer is less than minimum", "signed short integer is greater than maximum"),
        ],
        b'H' => &[
            (long, LONG, LONG),
            (INT, "signed integer is less than minimum", "signed integer is greater than maximum"),
            ((0, 0xFFFF), "unsigned short is less than minimum", "unsigned short is greater than maximum"),
        ],
        b'i' => &[
            (long, LONG, LONG),
            (INT, "signed integer is less than minimum", "signed integer is greater than maximum"),
        ],
        b'I' => &[
            (unsigned, NEGATIVE, UNSIGNED_LONG),
            ((0, u32::MAX as i128), NEGATIVE, "unsigned int is greater than maximum"),
        ],
        b'l' => &[(long, LONG, LONG)],
        b'L' => &[(unsigned, NEGATIVE, UNSIGNED_LONG)],
        b'q' => &[(long, "int too big to convert", "int too big to convert")],
        _ => &[(unsigned, "can't convert negative int to unsigned", "int too big to convert")],
    };
    for ((low, high), below, above) in steps {
        if wide < *low {
            return Err(vm.overflow_error(*below));
        }
        if wide > *high {
            return Err(vm.overflow_error(*above));
        }
    }
    Ok(wide as u64)
}

const INT: (i128, i128) = (i32::MIN as i128, i32::MAX as i128);
const LONG: &str = "Python int too large to convert to C long";
const UNSIGNED_LONG: &str = "Python int too large to convert to C unsigned long";
const NEGATIVE: &str = "can't convert negative value to unsigned int";
