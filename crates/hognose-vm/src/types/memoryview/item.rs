//! The items of a view: format characters of `struct`, from bytes and to bytes.

use crate::num::Int;
use crate::stop::Res;
use crate::types::operator::to_float;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// Bytes of an item; `None` for a character that is no format.
pub fn size(format: u8) -> Option<u8> {
    Some(match format {
        b'c' | b'b' | b'B' | b'?' => 1,
        b'h' | b'H' | b'e' => 2,
        b'i' | b'I' | b'f' => 4,
        b'l' | b'L' | b'q' | b'Q' | b'n' | b'N' | b'd' | b'P' => 8,
        _ => return None,
    })
}

/// Whether integers of a format are negative, too.
fn is_signed(format: u8) -> bool {
    matches!(format, b'b' | b'h' | b'i' | b'l' | b'q' | b'n')
}

fn unsigned(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte))
}

/// The item that bytes are.
pub fn unpack(vm: &mut Vm, format: u8, bytes: &[u8]) -> Value {
    let bits = unsigned(bytes);
    match format {
        b'c' => vm.heap.new_bytes(bytes.to_vec()),
        b'?' => Value::bool(bits != 0),
        b'd' => Value::float(f64::from_bits(bits)),
        b'f' => Value::float(f64::from(f32::from_bits(bits as u32))),
        b'e' => Value::float(half_to_float(bits as u16)),
        _ if is_signed(format) => {
            let shift = 64 - 8 * bytes.len().clamp(1, 8) as u32;
            vm.heap.new_int((bits << shift) as i64 >> shift)
        }
        _ => match i64::try_from(bits) {
            Ok(i) => vm.heap.new_int(i),
            Err(_) => vm.int(Int::Wide(i128::from(bits))),
        },
    }
}

/// The bytes of an item.
pub fn pack(vm: &mut Vm, format: u8, value: Value) -> Res<Vec<u8>> {
    let n = usize::from(size(format).unwrap_or(1));
    let bits = match format {
        b'c' => {
            let data = match value.is(Kind::Bytes) {
                Some(handle) => vm.heap.bytes_obj(handle).data.to_vec(),
                None => return Err(wrong_type(vm, format, value)),
            };
            if data.len() != 1 {
                return Err(wrong_value(vm, format));
            }
            return Ok(data);
        }
        b'?' => return Ok(vec![u8::from(vm.truth(value)?)]),
        b'd' | b'f' | b'e' => {
            let Some(f) = to_float(vm, value)? else { return Err(wrong_type(vm, format, value)) };
            match format {
                b'd' => f.to_bits(),
                // What is too large becomes infinite, as in C.
                b'f' => u64::from((f as f32).to_bits()),
                _ => match float_to_half(f) {
                    Some(half) => u64::from(half),
                    None => return Err(vm.overflow_error("float too large to pack with e format")),
                },
            }
        }
        _ => {
            let Some(int) = vm.int_owned(value) else { return Err(wrong_type(vm, format, value)) };
            let wide = match int {
                Int::Small(i) => i128::from(i),
                Int::Wide(i) => i,
                Int::Few(_) | Int::Big(_) => return Err(wrong_value(vm, format)),
            };
            let bits = 8 * n as u32;
            let (low, high) = if is_signed(format) {
                (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
            } else {
                (0, (1i128 << bits) - 1)
            };
            if !(low..=high).contains(&wide) {
                return Err(wrong_value(vm, format));
            }
            wide as u64
        }
    };
    Ok(bits.to_le_bytes().into_iter().take(n).collect())
}

fn wrong_type(vm: &mut Vm, format: u8, value: Value) -> crate::stop::Stop {
    use crate::names;
    let converts = [names::INDEX, names::FLOAT].iter().any(|name| vm.special(value, *name).is_some());
    if value.is_kind(Kind::Pending) || (value.is_kind(Kind::Instance) && converts) {
        return crate::stop::Stop::Python;
    }
    vm.type_error(format!("memoryview: invalid type for format '{}'", char::from(format)))
}

fn wrong_value(vm: &mut Vm, format: u8) -> crate::stop::Stop {
    vm.value_error(format!("memoryview: invalid value for format '{}'", char::from(format)))
}

/// The number that 16 bits of IEEE 754 are.
pub fn half_to_float(bits: u16) -> f64 {
    let sign = if bits & 0x8000 != 0 { -1.0 } else { 1.0 };
    let exponent = i32::from(bits >> 10 & 0x1F);
    let fraction = f64::from(bits & 0x3FF);
    match exponent {
        0 => sign * fraction * 2f64.powi(-24),
        31 if fraction == 0.0 => sign * f64::INFINITY,
        31 => f64::NAN,
        _ => sign * (1.0 + fraction / 1024.0) * 2f64.powi(exponent - 15),
    }
}

/// The nearest 16 bits of IEEE 754; `None` when a finite number is too large.
pub fn float_to_half(f: f64) -> Option<u16> {
    let sign = if f.is_sign_negative() { 0x8000 } else { 0 };
    let size = f.abs();
    if size.is_nan() {
        return Some(sign | 0x7E00);
    }
    if size.is_infinite() {
        return Some(sign | 0x7C00);
    }
    // The unit in the last place: 2^-24 for the smallest numbers.
    let exponent = if size < 2f64.powi(-14) { -14 } else { (size.to_bits() >> 52) as i32 - 1023 };
    if exponent > 15 {
        return None;
    }
    let units = (size * 2f64.powi(10 - exponent)).round_ties_even() as u32;
    // 1024 units are the hidden bit; a carry runs into the exponent by itself.
    let bits = ((exponent + 14) as u32) << 10;
    let bits = bits + units;
    if bits >= 0x7C00 { None } else { Some(sign | bits as u16) }
}
