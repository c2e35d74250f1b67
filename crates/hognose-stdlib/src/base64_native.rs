//! `_base64`: Base32, Base85 and Ascii85.
//!
//! What is odd about arguments, and whatever is wrong with a text, is `None`: `base64` in Python looks at it and says what it is.

use hognose_vm::native::Obj;
use hognose_vm::native_args::Truth;
use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use crate::binascii_native::ascii_of;

natives! {
    pub FUNCTIONS: functions of "_base64" {
        b32encode(Obj, Obj) "alphabet, data, /";
        b32decode(Obj, Obj) "alphabet, data, /";
        encode85(Obj, Obj, Truth, Truth, Truth) "alphabet, data, pad, zeros, spaces, /";
        decode85(Obj, Obj, Truth) "alphabet, data, ascii85, /";
    }
}

/// An alphabet of so many characters.
fn alphabet<const N: usize>(vm: &Vm, value: Obj) -> Option<[u8; N]> {
    (*vm.heap.bytes_obj(value.0.is(Kind::Bytes)?).data).try_into().ok()
}

/// The value of each character of an alphabet; 255 for all others.
fn values(alphabet: &[u8]) -> [u8; 256] {
    let mut values = [0xFF; 256];
    for (value, character) in (0..).zip(alphabet) {
        values[usize::from(*character)] = value;
    }
    values
}

/// What a function makes of bytes, or of an ASCII text, which may be `larger` times as large.
fn converted(
    vm: &mut Vm,
    data: Obj,
    text: bool,
    larger: usize,
    convert: impl FnOnce(&[u8]) -> Option<Vec<u8>>,
) -> Res {
    if !text && data.0.is_kind(Kind::Str) {
        return Ok(Value::NONE);
    }
    let Some(n) = ascii_of(vm, data.0).map(|data| data.len()) else { return Ok(Value::NONE) };
    vm.charge(n / 2)?;
    vm.reserve(n.saturating_mul(larger))?;
    match ascii_of(vm, data.0).and_then(|data| convert(&data)) {
        Some(out) => Ok(vm.heap.new_bytes(out)),
        None => Ok(Value::NONE),
    }
}

/// Characters of the last group that are padding, by the number of bytes in it.
const PADDING: [usize; 5] = [0, 6, 4, 3, 1];

fn b32encode(vm: &mut Vm, characters: Obj, data: Obj) -> Res {
    let Some(characters) = alphabet::<32>(vm, characters) else { return Ok(Value::NONE) };
    converted(vm, data, false, 2, |data| {
        let mut out = vec![0; data.len().div_ceil(5) * 8];
        for (place, group) in out.as_chunks_mut::<8>().0.iter_mut().zip(data.chunks(5)) {
            let mut word = [0; 8];
            word[3..3 + group.len()].copy_from_slice(group);
            let number = u64::from_be_bytes(word);
            for (at, place) in place.iter_mut().enumerate() {
                *place = characters[(number >> (35 - 5 * at)) as usize & 31];
            }
        }
        let padding = PADDING[data.len() % 5];
        let end = out.len() - padding;
        out[end..].fill(b'=');
        Some(out)
    })
}

fn b32decode(vm: &mut Vm, characters: Obj, data: Obj) -> Res {
    let Some(characters) = alphabet::<32>(vm, characters) else { return Ok(Value::NONE) };
    let values = values(&characters);
    converted(vm, data, true, 1, |data| {
        let groups = match data.as_chunks::<8>() {
            (groups, []) => groups,
            _ => return None,
        };
        let mut out = Vec::with_capacity(groups.len() * 5);
        for (at, group) in groups.iter().enumerate() {
            let padding = if at + 1 < groups.len() {
                0
            } else {
                group.iter().rev().take_while(|byte| **byte == b'=').count()
            };
            let n = PADDING.iter().position(|known| *known == padding)?;
            let mut number = 0u64;
            for byte in group.get(..8 - padding)? {
                let value = values[usize::from(*byte)];
                number = number << 5 | u64::from(value & 31);
                if value > 31 {
                    return None;
                }
            }
            let bytes = (number << (5 * padding)).to_be_bytes();
            out.extend_from_slice(bytes.get(3..3 + if n == 0 { 5 } else { n })?);
        }
        Some(out)
    })
}

/// Bytes as groups of five digits of base 85. `zeros` and `spaces`: groups of four such are a `z`, or a `y`.
fn encode85(vm: &mut Vm, characters: Obj, data: Obj, pad: Truth, zeros: Truth, spaces: Truth) -> Res {
    let Some(characters) = alphabet::<85>(vm, characters) else { return Ok(Value::NONE) };
    converted(vm, data, false, 2, |data| {
        let mut out = Vec::with_capacity(data.len().div_ceil(4) * 5);
        for group in data.chunks(4) {
            let mut word = [0; 4];
            word[..group.len()].copy_from_slice(group);
            let mut number = u32::from_be_bytes(word);
            let whole = group.len() == 4 || pad.0;
            if zeros.0 && number == 0 && whole {
                out.push(b'z');
            } else if spaces.0 && number == 0x2020_2020 {
                out.push(b'y');
            } else {
                let mut digits = [0; 5];
                for place in digits.iter_mut().rev() {
                    *place = characters[(number % 85) as usize];
                    number /= 85;
                }
                out.extend_from_slice(if whole { &digits } else { &digits[..group.len() + 1] });
            }
        }
        Some(out)
    })
}

/// The bytes of groups of five digits of base 85; of Ascii85 also of those of a `z`, with blanks between them.
fn decode85(vm: &mut Vm, characters: Obj, data: Obj, ascii85: Truth) -> Res {
    let Some(characters) = alphabet::<85>(vm, characters) else { return Ok(Value::NONE) };
    let values = values(&characters);
    converted(vm, data, true, if ascii85.0 { 4 } else { 1 }, |data| {
        let mut out = Vec::with_capacity(data.len() / 5 * 4 + 4);
        let (mut number, mut n) = (0u64, 0);
        for byte in data {
            let value = values[usize::from(*byte)];
            if value < 85 {
                number = number * 85 + u64::from(value);
                n += 1;
                if n == 5 {
                    out.extend_from_slice(&u32::try_from(number).ok()?.to_be_bytes());
                    (number, n) = (0, 0);
                }
            } else if ascii85.0 && *byte == b'z' && n == 0 {
                out.extend_from_slice(&[0; 4]);
            } else if !(ascii85.0 && matches!(*byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0B)) {
                return None;
            }
        }
        if n > 0 {
            // As if it went on with the last digit.
            for _ in n..5 {
                number = number * 85 + 84;
            }
            let bytes = u32::try_from(number).ok()?.to_be_bytes();
            out.extend_from_slice(bytes.get(..n - 1)?);
        }
        Some(out)
    })
}
