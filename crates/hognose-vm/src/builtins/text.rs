//! `chr`, `ord`, `repr`, `ascii`, `format`, and what the prelude needs for text.
//!
//! Printing is in `output`.

use crate::native::{Obj, SelfByteArray, SelfBytes, SelfStr};
use crate::native_args::IndexArg;
use crate::native_args::text::shown_type;
use crate::stop::Res;
use crate::text::codec::{Decoder, Encoder, ErrorMode, Replacement};
use crate::types::percent::{percent_apart, percent_is_mapping, percent_layout, percent_piece};
use crate::types::str::codec::{find_codec, is_known, unicode_error, unknown_handler};
use crate::types::str::format::{format_fault, format_first, format_piece, format_step, format_too_deep};
use crate::types::str::only_unit;
use crate::types::{new, show};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub FUNCTIONS: functions of "builtins" {
        chr(IndexArg) "i, /";
        ord(Obj) "character, /";
        repr(Obj) "obj, /";
        ascii(Obj) "obj, /";
        format(Obj, Option<Obj>) "value, format_spec='', /";
    }
    pub INTRINSICS: functions of "_vm" {
        format_piece(SelfStr, Value) "text, at, /";
        format_first(SelfStr, Value, Value) "name, automatic, next, /";
        format_step(SelfStr, Value) "name, at, /";
        format_fault(SelfStr) "conversion, /";
        format_too_deep() "";
        percent_apart(SelfStr, Value) "text, args, /";
        percent_piece(SelfStr, Value, Value) "text, at, bytes, /";
        percent_layout(SelfStr, Value, Value, Value, Value, Value) "text, at, bytes, width, precision, value, /";
        percent_is_mapping(Value, Value) "args, bytes, /";
        plain_str(SelfStr) "value, /";
        plain_bytes(SelfBytes) "value, /";
        plain_bytearray(SelfByteArray) "value, /";
        latin1_text(Obj) "data, /";
        latin1_bytes(SelfStr) "text, /";
        carrying(Value, Value, Value) "cls, base, payload, /";
        encode_run(SelfStr, Obj, Value, Value) "text, encoding, at, begun, /";
        encode_piece(SelfStr, Obj) "text, encoding, /";
        decode_run(Obj, Obj, Value) "data, encoding, at, /";
        builtin_handler(SelfStr) "name, /";
        known_encoding(SelfStr) "name, /";
        unknown_error_handler(SelfStr) "name, /";
    }
}

/// `chr(i)`.
fn chr(vm: &mut Vm, i: IndexArg) -> Res {
    match u32::try_from(i.0).ok().filter(|code| *code < 0x11_0000) {
        Some(code) => Ok(vm.char(code)),
        None => Err(vm.value_error("chr() arg not in range(0x110000)")),
    }
}

/// `ord(c)`: of a string, bytes or bytearray of length 1.
fn ord(vm: &mut Vm, c: Obj) -> Res {
    if let Some(unit) = c.0.is(Kind::Str).and_then(|text| only_unit(&vm.heap, text)) {
        return Ok(Value::small(i32::from(unit)));
    }
    if let Some(text) = vm.text_of(c.0) {
        if let (1, Some(code)) = (text.len(), text.get(0)) {
            return Ok(Value::small(code as i32));
        }
        let n = text.len();
        return Err(vm.type_error(format!("ord() expected a character, but string of length {n} found")));
    }
    let payload = vm.unwrap(c.0);
    if matches!(payload.kind(), Kind::Bytes | Kind::ByteArray) {
        let data = vm.bytes_like(payload).unwrap_or_default();
        if let [byte] = data[..] {
            return Ok(Value::small(i32::from(byte)));
        }
        let n = data.len();
        return Err(vm.type_error(format!("ord() expected a character, but string of length {n} found")));
    }
    let found = vm.type_name(c.0);
    Err(vm.type_error(format!("ord() expected string of length 1, but {found} found")))
}

/// `repr(obj)`.
fn repr(vm: &mut Vm, object: Obj) -> Res {
    show::repr(vm, object.0)
}

/// `ascii(obj)`.
fn ascii(vm: &mut Vm, object: Obj) -> Res {
    show::ascii(vm, object.0)
}

/// `format(value, format_spec='')`.
fn format(vm: &mut Vm, value: Obj, spec: Option<Obj>) -> Res {
    let spec = match spec {
        None => crate::names::EMPTY,
        Some(spec) => match vm.as_kind(spec.0, Kind::Str) {
            Some(handle) => Value::new(Kind::Str, handle),
            None => {
                let found = shown_type(vm, spec.0);
                return Err(vm.type_error(format!("format() argument 2 must be str, not {found}")));
            }
        },
    };
    show::format(vm, value.0, spec)
}

// Intrinsics.

/// The exact string that a string, also of a subclass, is.
fn plain_str(_: &mut Vm, s: SelfStr) -> Res {
    Ok(s.value())
}

/// The exact `bytes` that an instance of a subclass carries.
fn plain_bytes(_: &mut Vm, b: SelfBytes) -> Res {
    Ok(b.value())
}

/// The exact `bytearray` that an instance of a subclass carries.
fn plain_bytearray(_: &mut Vm, b: SelfByteArray) -> Res {
    Ok(b.value())
}

/// The text whose code points are these bytes.
fn latin1_text(vm: &mut Vm, data: Obj) -> Res {
    let data = data.bytes(vm)?;
    Ok(vm.text(crate::text::TextBuf::Latin1(data)))
}

/// The bytes that are these code points.
fn latin1_bytes(vm: &mut Vm, s: SelfStr) -> Res {
    let text = vm.heap.text(s.0);
    let data: Vec<u8> = text.iter().map(|code| code as u8).collect();
    vm.charge(data.len() / 8)?;
    Ok(vm.heap.new_bytes(data))
}

/// An instance of a subclass that carries a builtin object.
fn carrying(vm: &mut Vm, class: Value, base: Value, payload: Value) -> Res {
    new::check_class(vm, class, base)?;
    let payload = vm.unwrap(payload);
    Ok(new::carrying(vm, class, base, payload))
}

fn position(at: Value) -> usize {
    at.as_int().and_then(|i| usize::try_from(i).ok()).unwrap_or(usize::MAX)
}

/// `encode_run(text, encoding, at, begun)`: encodes from a position up to the first error:
/// `(bytes, None)`, or `(bytes, error)`. A mark is written only at the beginning.
fn encode_run(vm: &mut Vm, s: SelfStr, encoding: Obj, at: Value, begun: Value) -> Res {
    let name = vm.show(encoding.0);
    let codec = find_codec(vm, Some(&name), "encode")?;
    let n = vm.heap.text(s.0).len();
    vm.charge(n / 4)?;
    vm.reserve(n * 4)?;
    let mut encoder = Encoder::new(codec);
    if begun.as_bool() == Some(true) {
        encoder.out.clear();
    }
    let result = encoder.run(vm.heap.text(s.0), position(at), ErrorMode::Strict);
    let error = match result {
        Ok(()) => Value::NONE,
        Err(error) => unicode_error(vm, crate::classes::UNICODE_ENCODE_ERROR, s.value(), &error),
    };
    let data = vm.heap.new_bytes(encoder.out);
    Ok(vm.heap.new_tuple([data, error]))
}

/// `encode_piece(text, encoding)`: what a handler gave, encoded without a mark; `None` when it cannot be.
fn encode_piece(vm: &mut Vm, s: SelfStr, encoding: Obj) -> Res {
    let name = vm.show(encoding.0);
    let codec = find_codec(vm, Some(&name), "encode")?;
    let n = vm.heap.text(s.0).len();
    vm.charge(n / 4)?;
    vm.reserve(n * 4)?;
    let mut encoder = Encoder::new(codec);
    encoder.out.clear();
    let text = vm.heap.text(s.0).narrow();
    if encoder.replace(&Replacement::Text(text)) {
        Ok(vm.heap.new_bytes(encoder.out))
    } else {
        Ok(Value::NONE)
    }
}

/// `decode_run(data, encoding, at)`: decodes from a position up to the first error: `(text, None)`, or
/// `(text, error)`.
fn decode_run(vm: &mut Vm, data: Obj, encoding: Obj, at: Value) -> Res {
    let name = vm.show(encoding.0);
    let codec = find_codec(vm, Some(&name), "decode")?;
    let bytes = data.bytes(vm)?;
    vm.charge(bytes.len() / 4)?;
    vm.reserve(bytes.len() * 4)?;
    let mut decoder = Decoder::new(codec);
    let mark = decoder.begin(&bytes, true);
    let at = position(at).max(mark);
    let result = decoder.run(&bytes, at, true);
    let error = match result {
        Ok(_) => Value::NONE,
        Err(error) => {
            let object = vm.heap.new_bytes(bytes);
            unicode_error(vm, crate::classes::UNICODE_DECODE_ERROR, object, &error)
        }
    };
    let text = vm.text(decoder.out.finish());
    Ok(vm.heap.new_tuple([text, error]))
}

/// Whether a name is that of an error handler that needs no registering.
fn builtin_handler(vm: &mut Vm, name: SelfStr) -> Res {
    Ok(Value::bool(ErrorMode::find(&vm.heap.text(name.0).to_string_lossy()).is_some()))
}

/// Whether a name is that of an encoding that needs no registering.
fn known_encoding(vm: &mut Vm, name: SelfStr) -> Res {
    Ok(Value::bool(is_known(&vm.heap.text(name.0).to_string_lossy())))
}

/// Raises the error about a handler that nobody registered.
fn unknown_error_handler(vm: &mut Vm, name: SelfStr) -> Res {
    let name = vm.heap.text(name.0).to_string_lossy();
    Err(unknown_handler(vm, &name))
}
