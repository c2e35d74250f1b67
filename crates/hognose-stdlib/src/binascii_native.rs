//! `_binascii`: bytes as text and back, and checksums.
//!
//! What is wrong with a text is answered as the message (a `str`); `binascii` in Python raises it as its own exception.

use hognose_vm::native::Obj;
use hognose_vm::native_args::{IntArg, SizeArg, Truth};
use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::types::bytes::hex;
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_binascii" {
        b2a_base64(Obj, Option<Truth>) "data, /, *, newline=True";
        "_a2b_base64" a2b_base64(Obj, Truth) "data, strict, /";
        hexlify(Obj, Option<Obj>, Option<SizeArg>) "data, sep=b'', bytes_per_sep=1";
        b2a_hex(Obj, Option<Obj>, Option<SizeArg>) "data, sep=b'', bytes_per_sep=1";
        crc32(Obj, Option<IntArg>) "data, crc=0, /";
        crc_hqx(Obj, IntArg) "data, crc, /";
        "_adler32" adler32(Obj, IntArg) "data, value, /";
    }
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn b2a_base64(vm: &mut Vm, data: Obj, newline: Option<Truth>) -> Res {
    let data = data.bytes(vm)?;
    vm.charge(data.len() / 2)?;
    vm.reserve(data.len() * 2)?;
    let mut out = Vec::with_capacity(data.len().div_ceil(3) * 4 + 1);
    for chunk in data.chunks(3) {
        let [a, b, c] = [0, 1, 2].map(|i| u32::from(chunk.get(i).copied().unwrap_or(0)));
        let word = a << 16 | b << 8 | c;
        for at in 0..4 {
            let digit = (word >> (18 - 6 * at)) & 63;
            out.push(if at > chunk.len() { b'=' } else { ALPHABET[digit as usize] });
        }
    }
    if newline.is_none_or(|n| n.0) {
        out.push(b'\n');
    }
    Ok(vm.heap.new_bytes(out))
}

fn digit_of(byte: u8) -> Option<u32> {
    Some(u32::from(match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    }))
}

/// The bytes of a Base64 text, or the complaint about it.
fn decode_base64(data: &[u8], strict: bool) -> Result<Vec<u8>, String> {
    if strict && data.first() == Some(&b'=') {
        return Err("Leading padding not allowed".into());
    }
    let mut out = Vec::with_capacity(data.len() / 4 * 3 + 3);
    let (mut quad, mut pads, mut left) = (0, 0, 0u32);
    let mut padded = false;
    for (at, &byte) in data.iter().enumerate() {
        if byte == b'=' {
            padded = true;
            pads += 1;
            if quad >= 2 && quad + pads >= 4 {
                // A complete last group.
                if strict && at + 1 < data.len() {
                    return Err("Excess data after padding".into());
                }
                return Ok(out);
            }
            continue;
        }
        let Some(digit) = digit_of(byte) else {
            if strict {
                return Err("Only base64 data is allowed".into());
            }
            continue;
        };
        if strict && padded {
            return Err("Discontinuous padding not allowed".into());
        }
        pads = 0;
        match quad {
            0 => {
                quad = 1;
                left = digit;
            }
            1 => {
                quad = 2;
                out.push((left << 2 | digit >> 4) as u8);
                left = digit & 15;
            }
            2 => {
                quad = 3;
                out.push((left << 4 | digit >> 2) as u8);
                left = digit & 3;
            }
            _ => {
                quad = 0;
                out.push((left << 6 | digit) as u8);
                left = 0;
            }
        }
    }
    match quad {
        0 => Ok(out),
        1 => {
            let n = out.len() / 3 * 4 + 1;
            Err(format!(
                "Invalid base64-encoded string: number of data characters ({n}) cannot be 1 more than a multiple of 4"
            ))
        }
        _ => Err("Incorrect padding".into()),
    }
}

fn a2b_base64(vm: &mut Vm, data: Obj, strict: Truth) -> Res {
    let data = data.bytes(vm)?;
    vm.charge(data.len() / 2)?;
    vm.reserve(data.len())?;
    match decode_base64(&data, strict.0) {
        Ok(out) => Ok(vm.heap.new_bytes(out)),
        Err(message) => Ok(vm.str(&message)),
    }
}

fn hexlify(vm: &mut Vm, data: Obj, sep: Option<Obj>, group: Option<SizeArg>) -> Res {
    let data = data.bytes(vm)?;
    let text = hex::hex_of(vm, &data, sep, group)?;
    let digits = vm.text_of(text).map(|t| t.to_string_lossy().into_bytes()).unwrap_or_default();
    Ok(vm.heap.new_bytes(digits))
}

fn b2a_hex(vm: &mut Vm, data: Obj, sep: Option<Obj>, group: Option<SizeArg>) -> Res {
    hexlify(vm, data, sep, group)
}

/// The low 32 bits of an integer.
pub fn low_bits(vm: &mut Vm, value: Option<IntArg>) -> Res<u32> {
    let Some(value) = value else { return Ok(0) };
    let mask = vm.heap.new_int(0xffff_ffff);
    let low = hognose_vm::types::operator::binary(vm, hognose_vm::exec::ArithWhich::And, value.0, mask)?;
    Ok(low.and_then(|v| v.as_int()).unwrap_or(0) as u32)
}

const fn crc_table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut at = 0;
    while at < 256 {
        let (mut crc, mut bit) = (at as u32, 0);
        while bit < 8 {
            crc = if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
            bit += 1;
        }
        table[at] = crc;
        at += 1;
    }
    table
}

pub static CRC: [u32; 256] = crc_table();

fn crc32(vm: &mut Vm, data: Obj, crc: Option<IntArg>) -> Res {
    let data = data.bytes(vm)?;
    let start = low_bits(vm, crc)?;
    vm.charge(data.len())?;
    let crc = data.iter().fold(!start, |crc, byte| CRC[((crc ^ u32::from(*byte)) & 255) as usize] ^ crc >> 8);
    Ok(vm.heap.new_int(i64::from(!crc)))
}

fn crc_hqx(vm: &mut Vm, data: Obj, crc: IntArg) -> Res {
    let data = data.bytes(vm)?;
    let mut crc = low_bits(vm, Some(crc))? & 0xffff;
    vm.charge(data.len() * 4)?;
    for byte in data {
        crc ^= u32::from(byte) << 8;
        for _ in 0..8 {
            crc = if crc & 0x8000 != 0 { crc << 1 ^ 0x1021 } else { crc << 1 } & 0xffff;
        }
    }
    Ok(vm.heap.new_int(i64::from(crc)))
}

fn adler32(vm: &mut Vm, data: Obj, value: IntArg) -> Res {
    let data = data.bytes(vm)?;
    let start = low_bits(vm, Some(value))?;
    vm.charge(data.len())?;
    let (mut a, mut b) = (start & 0xffff, start >> 16);
    for byte in data {
        a = (a + u32::from(byte)) % 65521;
        b = (b + a) % 65521;
    }
    Ok(vm.heap.new_int(i64::from(b << 16 | a)))
}
