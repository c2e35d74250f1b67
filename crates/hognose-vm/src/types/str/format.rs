//! `str.format` and `str.format_map`, as long as everything in them is builtin.
//!
//! Formatting changes nothing, so at the first thing that Python has to do (an attribute, an object of a
//! user's class) the whole is left to the twin, which begins anew.

use crate::classes;
use crate::native::{FromArg, Obj, SelfStr};
use crate::stop::{Res, Stop};
use crate::text::fields::{self, AutoNumber, Fields, First, Step, split_name};
use crate::text::format::FormatError;
use crate::text::{TextBuf, TextBuilder};
use crate::types::{index, show};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What the fields refer to.
struct Arguments<'a> {
    /// Positional arguments; `None` for `format_map`.
    positional: Option<&'a [Value]>,
    /// Keyword arguments, a dict, or unbound.
    named: Value,
}

/// `str.format(*args, **kwargs)`.
pub fn format(vm: &mut Vm, args: &[Value]) -> Res {
    let s = SelfStr::from_arg(vm, args.first().copied().unwrap_or_default())?;
    let named = args.get(1).copied().unwrap_or_default();
    let positional = args.get(2..).unwrap_or_default();
    if let Some(text) = crate::types::brief::fields(vm, s.value(), positional, named) {
        return Ok(text);
    }
    run(vm, s, &Arguments { positional: Some(positional), named })
}

/// `str.format_map(mapping)`.
pub fn format_map(vm: &mut Vm, s: SelfStr, mapping: Obj) -> Res {
    // A mapping with methods of its own is asked by the twin.
    if !mapping.0.is_kind(Kind::Dict) {
        return Err(Stop::Python);
    }
    run(vm, s, &Arguments { positional: None, named: mapping.0 })
}

fn run(vm: &mut Vm, s: SelfStr, arguments: &Arguments<'_>) -> Res {
    let n = vm.heap.text(s.0).len();
    vm.charge(n / 4)?;
    vm.reserve(n * 4)?;
    let format = vm.heap.text(s.0).narrow();
    let mut numbers = AutoNumber::default();
    let mut out = TextBuilder::with_capacity(n);
    write(vm, &format, arguments, &mut numbers, fields::MAX_DEPTH, &mut out)?;
    Ok(vm.text(out.finish()))
}

/// Raises what the reader of fields says.
pub fn fault(vm: &mut Vm, error: &FormatError) -> Stop {
    vm.value_error(&error.0)
}

fn write(
    vm: &mut Vm,
    format: &TextBuf,
    arguments: &Arguments<'_>,
    numbers: &mut AutoNumber,
    depth: usize,
    out: &mut TextBuilder,
) -> Res<()> {
    if depth == 0 {
        return Err(fault(vm, &fields::too_deep()));
    }
    let text = format.as_text();
    for piece in Fields::new(text) {
        let piece = piece.map_err(|e| fault(vm, &e))?;
        out.push_text(text.slice(piece.literal));
        let Some(field) = piece.field else { continue };
        vm.charge(4)?;
        let value = lookup(vm, text.slice(field.name), arguments, numbers)?;
        let value = match field.conversion {
            None => value,
            Some(code) => match u8::try_from(code) {
                Ok(b'r') => show::repr(vm, value)?,
                Ok(b's') => show::to_str(vm, value)?,
                Ok(b'a') => show::ascii(vm, value)?,
                _ => return Err(fault(vm, &fields::unknown_conversion(code))),
            },
        };
        let spec = text.slice(field.spec);
        if spec.is_empty() && value.is_kind(Kind::Str) {
            let shown = vm.heap.text(value.handle());
            vm.meter.charge(shown.len() as u64 / 16)?;
            push(vm, out, value)?;
            continue;
        }
        let spec = if field.spec_has_fields {
            let mut inner = TextBuilder::new();
            write(vm, &spec.narrow(), arguments, numbers, depth - 1, &mut inner)?;
            inner.finish()
        } else {
            spec.narrow()
        };
        let spec = vm.text(spec);
        let shown = show::format(vm, value, spec)?;
        push(vm, out, shown)?;
    }
    Ok(())
}

fn push(vm: &mut Vm, out: &mut TextBuilder, shown: Value) -> Res<()> {
    let n = vm.text_of(shown).map_or(0, |t| t.len());
    if n > 256 {
        vm.charge(n / 16)?;
        vm.reserve((out.len() + n) * 4)?;
    }
    if let Some(text) = vm.text_of(shown) {
        out.push_text(text);
    }
    Ok(())
}

/// The value of a field.
fn lookup(
    vm: &mut Vm,
    name: crate::text::Text<'_>,
    arguments: &Arguments<'_>,
    numbers: &mut AutoNumber,
) -> Res {
    let (first, path) = split_name(name, Some(numbers)).map_err(|e| fault(vm, &e))?;
    let mut value = match first {
        First::Index(at) => {
            let Some(positional) = arguments.positional else {
                return Err(vm.value_error("Format string contains positional fields"));
            };
            match positional.get(at) {
                Some(value) => *value,
                None => {
                    let text = format!("Replacement index {at} out of range for positional args tuple");
                    return Err(vm.index_error(text));
                }
            }
        }
        First::Name(name) => {
            let key = vm.text(name);
            let found = match arguments.named.is(Kind::Dict) {
                Some(dict) => vm.dict_get(dict, key)?,
                None => None,
            };
            match found {
                Some(value) => value,
                None => return Err(vm.key_error(key)),
            }
        }
    };
    for step in path {
        let key = match step.map_err(|e| fault(vm, &e))? {
            Step::Attribute(_) => return Err(Stop::Python),
            Step::Index(at) => vm.heap.new_int(at as i64),
            Step::Key(key) => vm.text(key),
        };
        value = match index::get_item(vm, value, key)? {
            Some(item) => item,
            None => return Err(Stop::Python),
        };
    }
    Ok(value)
}

// What the twin is made of: the format string is read piece by piece, since looking up one field may run
// code of the guest before an error in the next is found.

/// `_vm.format_piece(text, at)`: `None` at the end, or
/// `(next, literal, name, conversion, spec, nested)`; without a field the name is `None`.
pub fn format_piece(vm: &mut Vm, s: SelfStr, at: Value) -> Res {
    let n = vm.heap.text(s.0).len();
    vm.charge(4)?;
    let at = at.as_int().and_then(|i| usize::try_from(i).ok()).unwrap_or(n);
    let mut pieces = Fields::resume(vm.heap.text(s.0), at);
    let Some(piece) = pieces.next() else { return Ok(Value::NONE) };
    let next = pieces.position();
    let piece = match piece {
        Ok(piece) => piece,
        Err(error) => return Err(fault(vm, &error)),
    };
    vm.charge((next - at) / 8)?;
    let next = vm.heap.new_int(next as i64);
    let literal = super::part(vm, s.0, piece.literal);
    let Some(field) = piece.field else {
        return Ok(vm.heap.new_tuple([next, literal, Value::NONE, Value::NONE, Value::NONE, Value::FALSE]));
    };
    let name = super::part(vm, s.0, field.name);
    let conversion = field.conversion.map_or(Value::NONE, |code| vm.char(code));
    let spec = super::part(vm, s.0, field.spec);
    let nested = Value::bool(field.spec_has_fields);
    Ok(vm.heap.new_tuple([next, literal, name, conversion, spec, nested]))
}

/// `_vm.format_first(name, automatic, next)`: `(first, automatic, next, at)`. `first` is an integer or a string;
/// `automatic` is `None` as long as no field decided it.
pub fn format_first(vm: &mut Vm, s: SelfStr, automatic: Value, next: Value) -> Res {
    let mut numbers = AutoNumber {
        automatic: automatic.as_bool(),
        next: next.as_int().and_then(|i| usize::try_from(i).ok()).unwrap_or(0),
    };
    let name = vm.heap.text(s.0).narrow();
    let (first, path) = match split_name(name.as_text(), Some(&mut numbers)) {
        Ok(found) => found,
        Err(error) => return Err(fault(vm, &error)),
    };
    let at = path.position();
    let first = match first {
        First::Index(at) => vm.heap.new_int(at as i64),
        First::Name(name) => vm.text(name),
    };
    let automatic = numbers.automatic.map_or(Value::NONE, Value::bool);
    let (next, at) = (vm.heap.new_int(numbers.next as i64), vm.heap.new_int(at as i64));
    Ok(vm.heap.new_tuple([first, automatic, next, at]))
}

/// `_vm.format_step(name, at)`: `None` at the end, or `(is_attribute, key, next)`.
pub fn format_step(vm: &mut Vm, s: SelfStr, at: Value) -> Res {
    let at = at.as_int().and_then(|i| usize::try_from(i).ok()).unwrap_or(usize::MAX);
    let name = vm.heap.text(s.0).narrow();
    let mut path = fields::Path::resume(name.as_text(), at);
    let Some(step) = path.next() else { return Ok(Value::NONE) };
    let next = vm.heap.new_int(path.position() as i64);
    let (attribute, key) = match step {
        Err(error) => return Err(fault(vm, &error)),
        Ok(Step::Attribute(name)) => (true, vm.text(name)),
        Ok(Step::Index(at)) => (false, vm.heap.new_int(at as i64)),
        Ok(Step::Key(key)) => (false, vm.text(key)),
    };
    Ok(vm.heap.new_tuple([Value::bool(attribute), key, next]))
}

/// `_vm.format_fault(conversion)`: raises the error about an unknown conversion.
pub fn format_fault(vm: &mut Vm, conversion: SelfStr) -> Res {
    let code = vm.heap.text(conversion.0).get(0).unwrap_or(0);
    Err(fault(vm, &fields::unknown_conversion(code)))
}

/// `_vm.format_too_deep()`: raises the error about fields that nest too deep.
pub fn format_too_deep(vm: &mut Vm) -> Res {
    Err(vm.raise(classes::VALUE_ERROR, fields::too_deep().0))
}
