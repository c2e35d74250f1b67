//! `_url`: quoting for addresses and back, and taking addresses apart.
//!
//! What is out of the ordinary (other encodings, bytes that are no UTF-8, brackets, classes of the guest) is `None`, and
//! `urllib.parse` in Python does it.

use hognose_vm::native::Obj;
use hognose_vm::native_args::Truth;
use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::text::{Text, TextBuf};
use hognose_vm::types::str::part;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_url" {
        quote(Obj, Obj, Truth) "string, safe, plus, /";
        unquote(Obj, Truth) "string, plus, /";
        split(Obj) "url, /";
    }
}

/// Which bytes stay as they are: those that always do, and those of `safe`.
fn kept(vm: &Vm, safe: Value) -> Option<[bool; 256]> {
    const ALWAYS: [bool; 256] = {
        let mut kept = [false; 256];
        let mut at = 0;
        while at < 128 {
            kept[at] = (at as u8).is_ascii_alphanumeric() || matches!(at as u8, b'_' | b'.' | b'-' | b'~');
            at += 1;
        }
        kept
    };
    let mut kept = ALWAYS;
    let safe = match safe.kind() {
        Kind::Str => vm.heap.text(safe.handle()).as_ascii()?.as_bytes(),
        Kind::Bytes => &vm.heap.bytes_obj(safe.handle()).data,
        _ => return None,
    };
    for byte in safe.iter().filter(|byte| byte.is_ascii()) {
        kept[usize::from(*byte)] = true;
    }
    Some(kept)
}

/// The UTF-8 of a text, or the bytes of bytes.
fn utf8_of(vm: &Vm, value: Value) -> Option<std::borrow::Cow<'_, [u8]>> {
    match value.kind() {
        Kind::Str => match vm.heap.text(value.handle()) {
            text if text.is_ascii() => match text {
                Text::Latin1(bytes) => Some(bytes.into()),
                _ => None,
            },
            text => text.to_utf8().ok().map(|text| text.into_bytes().into()),
        },
        Kind::Bytes => Some((&*vm.heap.bytes_obj(value.handle()).data).into()),
        _ => None,
    }
}

/// A text, bytes or a number, quoted. `plus`: a space becomes a plus sign.
fn quote(vm: &mut Vm, string: Obj, safe: Obj, plus: Truth) -> Res {
    let string = match string.0.as_int() {
        // Nothing in it is quoted.
        Some(number) => return Ok(vm.str(&number.to_string())),
        None => string.0,
    };
    let Some(kept) = kept(vm, safe.0) else { return Ok(Value::NONE) };
    let n = match string.kind() {
        Kind::Str => vm.heap.text(string.handle()).len(),
        Kind::Bytes => vm.heap.bytes_obj(string.handle()).data.len(),
        _ => return Ok(Value::NONE),
    };
    vm.charge(n / 4 + 1)?;
    // A character is at most four bytes.
    vm.reserve(n.saturating_mul(12))?;
    let Some(bytes) = utf8_of(vm, string) else { return Ok(Value::NONE) };
    let n_quoted = bytes.iter().filter(|byte| !kept[usize::from(**byte)]).count();
    if n_quoted == 0 && string.is_kind(Kind::Str) && !(plus.0 && bytes.contains(&b' ')) {
        return Ok(string);
    }
    let mut out = Vec::with_capacity(bytes.len() + 2 * n_quoted);
    for byte in &*bytes {
        if plus.0 && *byte == b' ' {
            out.push(b'+');
        } else if kept[usize::from(*byte)] {
            out.push(*byte);
        } else {
            const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
            out.extend_from_slice(&[b'%', DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
        }
    }
    Ok(vm.heap.new_text(TextBuf::Latin1(out)))
}

/// A quoted ASCII text as it was. `plus`: a plus sign stands for a space.
fn unquote(vm: &mut Vm, string: Obj, plus: Truth) -> Res {
    let Some(handle) = string.0.is(Kind::Str) else { return Ok(Value::NONE) };
    let n = vm.heap.text(handle).len();
    vm.charge(n / 4 + 1)?;
    vm.reserve(n.saturating_mul(4))?;
    let Some(text) = vm.heap.text(handle).as_ascii() else { return Ok(Value::NONE) };
    if !text.bytes().any(|byte| byte == b'%' || plus.0 && byte == b'+') {
        return Ok(string.0);
    }
    let mut out = Vec::with_capacity(n);
    let mut rest = text.as_bytes();
    while let [byte, others @ ..] = rest {
        let digit = |byte: u8| char::from(byte).to_digit(16);
        rest = others;
        match (*byte, others) {
            (b'%', [high, low, others @ ..]) if let (Some(high), Some(low)) = (digit(*high), digit(*low)) => {
                out.push((high << 4 | low) as u8);
                rest = others;
            }
            (b'+', _) if plus.0 => out.push(b' '),
            _ => out.push(*byte),
        }
    }
    match String::from_utf8(out) {
        Ok(text) => Ok(vm.heap.new_text(TextBuf::from(text))),
        Err(_) => Ok(Value::NONE),
    }
}

/// Scheme, network location, path, query and fragment of an address in ASCII.
fn split(vm: &mut Vm, url: Obj) -> Res {
    let Some(handle) = url.0.is(Kind::Str) else { return Ok(Value::NONE) };
    let n = vm.heap.text(handle).len();
    vm.charge(n / 8 + 1)?;
    vm.reserve(n.saturating_mul(2).saturating_add(256))?;
    let Some(url) = vm.heap.text(handle).as_ascii().map(str::as_bytes) else { return Ok(Value::NONE) };
    if url.iter().any(|byte| matches!(byte, b'\t' | b'\r' | b'\n')) {
        return Ok(Value::NONE);
    }
    let mut at = url.iter().take_while(|byte| **byte <= b' ').count();
    let empty = 0..0;
    let find = |from: usize, to: usize, marks: &[u8]| {
        url.get(from..to)
            .and_then(|part| part.iter().position(|byte| marks.contains(byte)))
            .map(|found| from + found)
    };
    let mut scheme = empty.clone();
    if let Some(colon) = find(at, n, b":")
        && let Some(known) = url.get(at..colon)
        && known.first().is_some_and(u8::is_ascii_alphabetic)
        && known.iter().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.'))
    {
        if known.iter().any(u8::is_ascii_uppercase) {
            return Ok(Value::NONE);
        }
        scheme = at..colon;
        at = colon + 1;
    }
    let mut netloc = empty.clone();
    if url.get(at..at + 2) == Some(b"//") {
        let end = find(at + 2, n, b"/?#").unwrap_or(n);
        netloc = at + 2..end;
        at = end;
        if find(netloc.start, netloc.end, b"[]").is_some() {
            return Ok(Value::NONE);
        }
    }
    let hash = find(at, n, b"#");
    let before = hash.unwrap_or(n);
    let mark = find(at, before, b"?");
    let after = |mark: Option<usize>, end: usize| mark.map_or(empty.clone(), |mark| mark + 1..end);
    let parts = [scheme, netloc, at..mark.unwrap_or(before), after(mark, before), after(hash, n)];
    let parts =
        parts.map(|range| if range.is_empty() { hognose_vm::names::EMPTY } else { part(vm, handle, range) });
    Ok(vm.heap.new_tuple(&parts[..]))
}
