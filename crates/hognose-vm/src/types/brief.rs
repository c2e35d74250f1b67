//! Formatting of strings, integers and floats in one pass: `f'{x:>8}'`, `'%s-%05d' % …`, `'{}: {:.2f}'.format(…)`.
//!
//! All of it is Latin-1, short, and without anything rare; then the result is written straight into one buffer.
//! Otherwise the answer is `None`, nothing has happened, and the general way (`show`, `percent`, `str::format`) begins
//! anew: it also knows what is wrong.

use crate::heap::Heap;
use crate::num::float_text;
use crate::objects::INLINE_TEXT;
use crate::text::brief::{self, Brief, Target};
use crate::text::float;
use crate::text::percent::Flags;
use crate::text::{Text, hash};
use crate::types::str::Short;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The longest text that is read or written here.
const LONGEST: usize = 4096;

/// `format(value, spec)`.
#[inline]
pub fn format(vm: &mut Vm, value: Value, spec: Value) -> Option<Value> {
    let Vm { heap, scratch, .. } = vm;
    scratch.clear();
    let spec = latin(heap, spec)?;
    append(heap, value, spec, scratch)?;
    finish(vm)
}

/// `str(value)` of an integer of one word.
#[inline]
pub fn integer(vm: &mut Vm, value: i64) -> Value {
    match crate::text::digits::decimal_words(value) {
        Some((n, words)) => vm.heap.new_short(n, words),
        // No integer of the guest's that is in a word has so many digits.
        None => vm.heap.new_str(&crate::text::digits::int_text(value)),
    }
}

/// `repr` of a string that needs no escapes.
#[inline]
pub fn quoted(vm: &mut Vm, value: Value) -> Option<Value> {
    let Vm { heap, scratch, .. } = vm;
    let units = latin(heap, value).filter(|units| crate::text::repr::is_plain(units))?;
    scratch.clear();
    scratch.push(b'\'');
    scratch.extend_from_slice(units);
    scratch.push(b'\'');
    finish(vm)
}

/// Strings one behind the other, and integers in words and floats as `str` shows them.
pub fn joined(vm: &mut Vm, parts: &[Value]) -> Option<Value> {
    match shortly(vm, parts) {
        Some(joined) => Some(joined),
        None => joined_long(vm, parts),
    }
}

/// [`joined`] of what makes a short text.
fn shortly(vm: &mut Vm, parts: &[Value]) -> Option<Value> {
    let mut short = Short::new();
    for part in parts {
        if let Some(handle) = part.is(Kind::Str) {
            if !short.put_string(&vm.heap, handle) {
                return None;
            }
        } else if let Some(int) = part.as_int() {
            let (n, digits) = crate::text::digits::decimal_words(int)?;
            if !short.put_words(n, digits) {
                return None;
            }
        } else {
            let mut buffer = [0; float_text::PLAIN];
            let n = float_text::plain(&mut buffer, part.as_float()?)?;
            if short.len() + n > Short::ROOM {
                return None;
            }
            short.put(&buffer[..n]);
        }
    }
    vm.meter.charge(short.len() as u64 / 16 + 1).ok()?;
    vm.reserve(short.len()).ok()?;
    Some(vm.heap.new_finished(short.finish()))
}

fn joined_long(vm: &mut Vm, parts: &[Value]) -> Option<Value> {
    let Vm { heap, scratch, .. } = vm;
    scratch.clear();
    for part in parts {
        if let Some(handle) = part.is(Kind::Str) {
            scratch.extend_from_slice(heap.str_obj(handle).latin1()?);
        } else if let Some(int) = part.as_int() {
            brief::plain_integer(int, scratch);
        } else {
            push_float(part.as_float()?, scratch);
        }
        if scratch.len() > LONGEST {
            return None;
        }
    }
    finish(vm)
}

/// Appends `repr(value)`.
fn push_float(value: f64, out: &mut Vec<u8>) {
    let mut buffer = [0; float_text::PLAIN];
    match float_text::plain(&mut buffer, value) {
        Some(n) => out.extend_from_slice(&buffer[..n]),
        None => out.extend_from_slice(float::repr(value).as_bytes()),
    }
}

/// `format % args`.
pub fn percent(vm: &mut Vm, format: Value, args: Value) -> Option<Value> {
    let Vm { heap, scratch, .. } = vm;
    scratch.clear();
    write_percent(heap, latin(heap, format)?, args, scratch)?;
    finish(vm)
}

/// `format.format(*positional, **named)`; `named` is a dict or unbound.
pub fn fields(vm: &mut Vm, format: Value, positional: &[Value], named: Value) -> Option<Value> {
    let Vm { heap, scratch, .. } = vm;
    scratch.clear();
    write_fields(heap, latin(heap, format)?, positional, named, scratch)?;
    finish(vm)
}

/// What was written, as a string.
fn finish(vm: &mut Vm) -> Option<Value> {
    let n = vm.scratch.len();
    vm.meter.charge(n as u64 / 16 + 1).ok()?;
    if n > INLINE_TEXT {
        vm.reserve(n).ok()?;
    }
    Some(vm.heap.new_latin(&vm.scratch))
}

/// The bytes of a string that is short and Latin-1.
#[inline]
fn latin(heap: &Heap, value: Value) -> Option<&[u8]> {
    match heap.text(value.is(Kind::Str)?) {
        Text::Latin1(bytes) if bytes.len() <= LONGEST => Some(bytes),
        _ => None,
    }
}

/// An integer that a float holds exactly.
fn exact(value: i64) -> Option<f64> {
    (value.unsigned_abs() <= 1 << 53).then_some(value as f64)
}

/// Appends `format(value, spec)`.
fn append(heap: &Heap, value: Value, spec: &[u8], out: &mut Vec<u8>) -> Option<()> {
    if let Some(int) = value.as_int() {
        if spec.is_empty() {
            brief::plain_integer(int, out);
            return Some(());
        }
        let brief = Brief::parse(spec, Target::Integer)?;
        if brief.is_float() {
            brief::float(exact(int)?, &brief, out);
        } else {
            brief::integer(int, &brief, out);
        }
    } else if let Some(float) = value.as_float() {
        if spec.is_empty() {
            push_float(float, out);
        } else {
            brief::float(float, &Brief::parse(spec, Target::Float)?, out);
        }
    } else {
        if value.is_kind(Kind::Str) && !spec.is_empty() {
            return put_text(heap, value, &Brief::parse(spec, Target::Text)?, out);
        }
        out.extend_from_slice(match value.kind() {
            Kind::Str => latin(heap, value)?,
            Kind::None if spec.is_empty() => b"None",
            Kind::Bool if spec.is_empty() && value.as_bool()? => b"True",
            Kind::Bool if spec.is_empty() => b"False",
            _ => return None,
        });
    }
    Some(())
}

/// Appends a string.
fn put_text(heap: &Heap, value: Value, brief: &Brief, out: &mut Vec<u8>) -> Option<()> {
    let is_short = match heap.look_at_short(value.is(Kind::Str)?) {
        Some((n, words)) => brief::few(n, words, brief, out),
        None => false,
    };
    if !is_short {
        brief::text(latin(heap, value)?, brief, out);
    }
    Some(())
}

/// The value under a text in a dict.
fn named_value(heap: &Heap, dict: Value, name: &[u8]) -> Option<Value> {
    let object = heap.dict(dict.is(Kind::Dict)?);
    let hash = hash::known(hash::hash(Text::Latin1(name), heap.seed));
    // Any other key with this hash has to be asked.
    let at = object.find(hash, |key| match key.is(Kind::Str).map(|handle| heap.text(handle)) {
        Some(Text::Latin1(text)) => Ok(text == name),
        Some(_) => Ok(false),
        None => Err(()),
    });
    Some(object.entries.get(at.ok()??)?.value)
}

/// The arguments of `%`, one after the other.
struct Arguments<'a> {
    rest: &'a [Value],
    mapping: Value,
}

fn write_percent(heap: &Heap, format: &[u8], args: Value, out: &mut Vec<u8>) -> Option<()> {
    let alone = [args];
    let mut arguments = Arguments { rest: &alone, mapping: Value::UNDEF };
    match args.kind() {
        Kind::Tuple => arguments.rest = heap.tuple(args.handle()),
        Kind::Dict => arguments = Arguments { rest: &[], mapping: args },
        Kind::Str | Kind::Int | Kind::Float => {}
        _ => return None,
    }
    let mut rest = format;
    while let Some(at) = rest.iter().position(|&byte| byte == b'%') {
        out.extend_from_slice(&rest[..at]);
        rest = &rest[at + 1..];
        if let [b'%', behind @ ..] = rest {
            out.push(b'%');
            rest = behind;
            continue;
        }
        rest = directive(heap, rest, &mut arguments, out)?;
        if out.len() > LONGEST {
            return None;
        }
    }
    out.extend_from_slice(rest);
    (arguments.rest.is_empty()).then_some(())
}

/// Appends what one directive shows, read from behind its percent sign; what is left of the format.
fn directive<'f>(
    heap: &Heap,
    format: &'f [u8],
    arguments: &mut Arguments<'_>,
    out: &mut Vec<u8>,
) -> Option<&'f [u8]> {
    let mut rest = format;
    let value = if let [b'(', behind @ ..] = rest {
        let end = behind.iter().position(|byte| matches!(byte, b'(' | b')'))?;
        let (name, behind) = behind.split_at(end);
        rest = behind.strip_prefix(b")")?;
        named_value(heap, arguments.mapping, name)?
    } else {
        let (first, others) = arguments.rest.split_first()?;
        arguments.rest = others;
        *first
    };
    let mut flags = Flags::default();
    while let [flag, behind @ ..] = rest {
        match flag {
            b'-' => flags.left = true,
            b'+' => flags.plus = true,
            b' ' => flags.space = true,
            b'0' => flags.zero = true,
            _ => break,
        }
        rest = behind;
    }
    let width = size(&mut rest)?;
    let mut precision = None;
    if let [b'.', behind @ ..] = rest {
        rest = behind;
        precision = Some(size(&mut rest)?);
    }
    let (&conversion, behind) = rest.split_first()?;
    let plain = width == 0 && precision.is_none();
    if let (b's', true, Some(text)) = (conversion, plain, latin(heap, value)) {
        out.extend_from_slice(text);
        return Some(behind);
    }
    let brief = Brief::of_percent(flags, width, precision, conversion)?;
    match (conversion, value.as_int(), value.as_float()) {
        (b's' | b'r', Some(int), _) => {
            let mut shown = [0u8; 24];
            let at = crate::text::digits::decimal(&mut shown, int);
            brief::text(&shown[at..], &brief, out);
        }
        (b's' | b'r', None, Some(float)) => brief::text(float::repr(float).as_bytes(), &brief, out),
        (b's' | b'r', ..) if value.is_none() => brief::text(b"None", &brief, out),
        (b's' | b'r', ..) if let Some(truth) = value.as_bool() => {
            brief::text(if truth { b"True" } else { b"False" }, &brief, out);
        }
        (b'r', ..) if plain => {
            // Text that is shown as it is.
            let text = latin(heap, value)?;
            if text.iter().any(|byte| !matches!(byte, b' '..=b'~') || matches!(byte, b'\'' | b'\\')) {
                return None;
            }
            out.push(b'\'');
            out.extend_from_slice(text);
            out.push(b'\'');
        }
        (b's', ..) => put_text(heap, value, &brief, out)?,
        (b'd' | b'i' | b'u' | b'x' | b'X' | b'o', Some(int), _) => brief::integer(int, &brief, out),
        (b'f' | b'F' | b'e' | b'E' | b'g' | b'G', Some(int), _) => brief::float(exact(int)?, &brief, out),
        (b'f' | b'F' | b'e' | b'E' | b'g' | b'G', None, Some(float)) => brief::float(float, &brief, out),
        _ => return None,
    }
    Some(behind)
}

/// A width or a precision, 0 where none is written.
fn size(rest: &mut &[u8]) -> Option<usize> {
    let mut value = 0;
    while let [digit @ b'0'..=b'9', behind @ ..] = *rest {
        value = value * 10 + usize::from(digit - b'0');
        if value > LONGEST {
            return None;
        }
        *rest = behind;
    }
    Some(value)
}

/// What no name of a field has in it here.
const ENDS_NAME: [bool; 256] = {
    let mut ends = [false; 256];
    let marks = b"{}:!.[";
    let mut at = 0;
    while at < marks.len() {
        ends[marks[at] as usize] = true;
        at += 1;
    }
    ends
};

fn write_fields(
    heap: &Heap,
    format: &[u8],
    positional: &[Value],
    named: Value,
    out: &mut Vec<u8>,
) -> Option<()> {
    let mut rest = format;
    // How many fields had no number, and whether one had.
    let (mut automatic, mut numbered) = (0, false);
    while let Some(at) = memchr::memchr2(b'{', b'}', rest) {
        out.extend_from_slice(&rest[..at]);
        let brace = rest[at];
        rest = &rest[at + 1..];
        if rest.first() == Some(&brace) {
            out.push(brace);
            rest = &rest[1..];
            continue;
        }
        if brace == b'}' {
            return None;
        }
        let name_end = rest.iter().position(|&byte| ENDS_NAME[usize::from(byte)])?;
        let (name, behind) = rest.split_at(name_end);
        let spec;
        (spec, rest) = match behind {
            [b'}', behind @ ..] => (&[][..], behind),
            [b':', behind @ ..] => {
                let end = behind.iter().position(|byte| matches!(byte, b'{' | b'}'))?;
                (&behind[..end], behind[end..].strip_prefix(b"}")?)
            }
            _ => return None,
        };
        let value = match name {
            [] if numbered => return None,
            [] => {
                automatic += 1;
                *positional.get(automatic - 1)?
            }
            [digit @ b'0'..=b'9'] if automatic == 0 => {
                numbered = true;
                *positional.get(usize::from(digit - b'0'))?
            }
            [b'0'..=b'9', ..] => return None,
            _ => named_value(heap, named, name)?,
        };
        append(heap, value, spec, out)?;
        if out.len() > LONGEST {
            return None;
        }
    }
    out.extend_from_slice(rest);
    Some(())
}
