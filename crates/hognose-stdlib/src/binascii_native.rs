//! `_binascii`: bytes as text and back, and checksums.
//!
//! What is wrong with a text is answered as the message (a `str`); `binascii` in Python raises it as its own exception.

use std::borrow::Cow;

use hognose_vm::native::Obj;
use hognose_vm::native_args::{IntArg, SizeArg, Truth};
use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::text::bytes;
use hognose_vm::types::bytes::hex;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use crate::zlib_native::checks;

natives! {
    pub FUNCTIONS: functions of "_binascii" {
        b2a_base64(Obj, Option<Truth>) "data, /, *, newline=True";
        "_a2b_base64" a2b_base64(Obj, Truth) "data, strict, /";
        hexlify(Obj, Option<Obj>, Option<SizeArg>) "data, sep=b'', bytes_per_sep=1";
        b2a_hex(Obj, Option<Obj>, Option<SizeArg>) "data, sep=b'', bytes_per_sep=1";
        crc32(Obj, Option<IntArg>) "data, crc=0, /";
        crc_hqx(Obj, IntArg) "data, crc, /";
        "_b64encode" b64encode(Obj, Obj) "data, altchars, /";
        "_b64decode" b64decode(Obj, Obj) "data, altchars, /";
        "_unhexlify" unhexlify(Obj) "data, /";
    }
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes in Base64, with two characters in place of the last two; room for one byte more.
fn encode_base64(data: &[u8], [plus, slash]: [u8; 2]) -> Vec<u8> {
    let mut alphabet = *ALPHABET;
    [alphabet[62], alphabet[63]] = [plus, slash];
    let digits = |[a, b, c]: [u8; 3]| {
        let word = usize::from(a) << 16 | usize::from(b) << 8 | usize::from(c);
        [alphabet[word >> 18 & 63], alphabet[word >> 12 & 63], alphabet[word >> 6 & 63], alphabet[word & 63]]
    };
    let mut out = vec![0; data.len().div_ceil(3) * 4];
    let (words, rest) = data.as_chunks::<3>();
    let (places, last) = out.as_chunks_mut::<4>().0.split_at_mut(words.len());
    for (place, word) in places.iter_mut().zip(words) {
        *place = digits(*word);
    }
    match (rest, last) {
        ([a], [last]) => {
            *last = digits([*a, 0, 0]);
            [last[2], last[3]] = [b'=', b'='];
        }
        ([a, b], [last]) => {
            *last = digits([*a, *b, 0]);
            last[3] = b'=';
        }
        _ => {}
    }
    out
}

fn b2a_base64(vm: &mut Vm, data: Obj, newline: Option<Truth>) -> Res {
    let data = data.bytes(vm)?;
    vm.charge(data.len() / 4)?;
    vm.reserve(data.len() * 2)?;
    let mut out = encode_base64(&data, *b"+/");
    if newline.is_none_or(|n| n.0) {
        out.push(b'\n');
    }
    Ok(vm.heap.new_bytes(out))
}

/// The two characters in place of `+/`, or the usual ones of `None`; nothing for what Python has to look at.
fn alternatives(vm: &Vm, altchars: Value) -> Option<[u8; 2]> {
    if altchars.is_none() {
        return Some(*b"+/");
    }
    match *vm.heap.bytes_obj(altchars.is(Kind::Bytes)?).data {
        [plus, slash] => Some([plus, slash]),
        _ => None,
    }
}

/// Bytes in Base64 without a line end; `None` where Python has to look at the arguments.
fn b64encode(vm: &mut Vm, data: Obj, altchars: Obj) -> Res {
    let Some(characters) = alternatives(vm, altchars.0) else { return Ok(Value::NONE) };
    let Some(n) = vm.bytes_like(data.0).map(|data| data.len()) else { return Ok(Value::NONE) };
    vm.charge(n / 4)?;
    vm.reserve(n.saturating_mul(2))?;
    let Some(out) = vm.bytes_like(data.0).map(|data| encode_base64(&data, characters)) else { return Ok(Value::NONE) };
    Ok(vm.heap.new_bytes(out))
}

/// The value of each digit of Base64; above 63 for what is none.
static DIGITS: [u8; 256] = {
    let mut digits = [0xFF; 256];
    let mut at = 0;
    while at < 64 {
        digits[ALPHABET[at] as usize] = at as u8;
        at += 1;
    }
    digits
};

/// Decodes groups of four digits, as far as there are only such; how many bytes of the text those are.
fn decode_groups(data: &[u8], out: &mut Vec<u8>) -> usize {
    let groups = data.as_chunks::<4>().0;
    for (at, [a, b, c, d]) in groups.iter().enumerate() {
        let (a, b) = (DIGITS[usize::from(*a)], DIGITS[usize::from(*b)]);
        let (c, d) = (DIGITS[usize::from(*c)], DIGITS[usize::from(*d)]);
        if a | b | c | d > 63 {
            return 4 * at;
        }
        out.extend_from_slice(&[a << 2 | b >> 4, b << 4 | c >> 2, c << 6 | d]);
    }
    4 * groups.len()
}

/// The bytes of a Base64 text that is as it should be; `None` where Python has to look at it.
fn b64decode(vm: &mut Vm, data: Obj, altchars: Obj) -> Res {
    let Some([plus, slash]) = alternatives(vm, altchars.0) else { return Ok(Value::NONE) };
    let Some(n) = ascii_of(vm, data.0).map(|data| data.len()) else { return Ok(Value::NONE) };
    vm.charge(n / 4)?;
    vm.reserve(n)?;
    let Some(data) = ascii_of(vm, data.0) else { return Ok(Value::NONE) };
    let decoded = if [plus, slash] == *b"+/" {
        decode_base64(&data, false)
    } else {
        let usual = |byte: &u8| match *byte {
            byte if byte == slash => b'/',
            byte if byte == plus => b'+',
            byte => byte,
        };
        decode_base64(&data.iter().map(usual).collect::<Vec<u8>>(), false)
    };
    match decoded {
        Ok(out) => Ok(vm.heap.new_bytes(out)),
        Err(_) => Ok(Value::NONE),
    }
}

/// The bytes of a bytes-like object or of an ASCII text.
pub fn ascii_of(vm: &Vm, value: Value) -> Option<Cow<'_, [u8]>> {
    match value.is(Kind::Str) {
        Some(text) => vm.heap.text(text).as_ascii().map(|text| Cow::Borrowed(text.as_bytes())),
        None => vm.bytes_like(value),
    }
}

/// The bytes of pairs of hexadecimal digits; `None` for anything else.
fn unhexlify(vm: &mut Vm, data: Obj) -> Res {
    let Some(n) = ascii_of(vm, data.0).map(|data| data.len()) else { return Ok(Value::NONE) };
    vm.charge(n / 8)?;
    vm.reserve(n)?;
    match ascii_of(vm, data.0).and_then(|data| bytes::pairs(&data)) {
        Some(out) => Ok(vm.heap.new_bytes(out)),
        None => Ok(Value::NONE),
    }
}

/// The bytes of a Base64 text, or the complaint about it.
fn decode_base64(data: &[u8], strict: bool) -> Result<Vec<u8>, String> {
    if strict && data.first() == Some(&b'=') {
        return Err("Leading padding not allowed".into());
    }
    let mut out = Vec::with_capacity(data.len() / 4 * 3 + 3);
    let (mut quad, mut pads, mut left) = (0, 0, 0u32);
    let mut padded = false;
    let done = decode_groups(data, &mut out);
    for (at, &byte) in data.iter().enumerate().skip(done) {
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
        let digit = u32::from(DIGITS[usize::from(byte)]);
        if digit > 63 {
            if strict {
                return Err("Only base64 data is allowed".into());
            }
            continue;
        }
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
    if sep.is_none() && let Some(n) = vm.bytes_like(data.0).map(|data| data.len()) {
        vm.charge(n / 4)?;
        vm.reserve(n.saturating_mul(2))?;
        let digits = vm.bytes_like(data.0).map_or(Vec::new(), |data| bytes::digits(&data));
        return Ok(vm.heap.new_bytes(digits));
    }
    let data = data.bytes(vm)?;
    let text = hex::hex_of(vm, &data, sep, group)?;
    let digits = vm.text_of(text).map(|t| t.to_string_lossy().into_bytes()).unwrap_or_default();
    Ok(vm.heap.new_bytes(digits))
}

fn b2a_hex(vm: &mut Vm, data: Obj, sep: Option<Obj>, group: Option<SizeArg>) -> Res {
    hexlify(vm, data, sep, group)
}

fn crc32(vm: &mut Vm, data: Obj, crc: Option<IntArg>) -> Res {
    data_and_sum(vm, data, crc, checks::crc32)
}

fn crc_hqx(vm: &mut Vm, data: Obj, crc: IntArg) -> Res {
    data_and_sum(vm, data, Some(crc), |start, data| u32::from(checks::crc_hqx(start as u16, data)))
}

/// A checksum of bytes, after one of those before.
fn data_and_sum(vm: &mut Vm, data: Obj, before: Option<IntArg>, sum: impl FnOnce(u32, &[u8]) -> u32) -> Res {
    let start = low_bits(vm, before)?;
    let n = vm.bytes_like(data.0).map_or(0, |data| data.len());
    vm.charge(n / 8)?;
    let sum = match vm.bytes_like(data.0) {
        Some(data) => sum(start, &data),
        // It is no such thing, which is said here.
        None => sum(start, &data.bytes(vm)?),
    };
    Ok(vm.heap.new_int(i64::from(sum)))
}

/// The low 32 bits of an integer.
fn low_bits(vm: &mut Vm, value: Option<IntArg>) -> Res<u32> {
    let Some(value) = value else { return Ok(0) };
    if let Some(small) = value.0.as_int() {
        return Ok(small as u32);
    }
    let mask = vm.heap.new_int(0xffff_ffff);
    let low = hognose_vm::types::operator::binary(vm, hognose_vm::exec::ArithWhich::And, value.0, mask)?;
    Ok(low.and_then(|v| v.as_int()).unwrap_or(0) as u32)
}
