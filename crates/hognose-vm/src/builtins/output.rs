//! `print`.

use std::borrow::Cow;

use crate::names;
use crate::stop::{Res, Stop};
use crate::text::{Text, TextBuilder, eights};
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub FUNCTIONS: functions of "builtins" {
        raw "print" print "*args, sep=' ', end='\n', file=None, flush=False";
    }
}

/// The buffer of a line is kept for the next one, up to so many bytes.
const LONGEST_KEPT: usize = 1024;

/// A separator or end: a string, or the default for `None`.
fn part(vm: &mut Vm, value: Value, name: &str, default: &'static str) -> Res<Cow<'static, str>> {
    match value.kind() {
        Kind::Undef | Kind::None => Ok(default.into()),
        Kind::Pending => Err(Stop::Python),
        _ => match vm.text_of(value) {
            Some(_) => Ok(printable(vm, value).into()),
            None => {
                let found = vm.type_name(value);
                Err(vm.type_error(format!("{name} must be None or a string, not {found}")))
            }
        },
    }
}

/// A string as it is printed: UTF-8, lone surrogates escaped.
pub fn printable(vm: &Vm, value: Value) -> String {
    let Some(text) = vm.text_of(value) else { return String::new() };
    match text.to_utf8() {
        Ok(text) => text,
        Err(_) => text
            .iter()
            .map(|code| match char::from_u32(code) {
                Some(c) => c.to_string(),
                None => format!("\\u{code:04x}"),
            })
            .collect(),
    }
}

/// Adds a string as it is printed to a line.
fn push(vm: &Vm, line: &mut Vec<u8>, value: Value) {
    match vm.text_of(value) {
        Some(Text::Latin1(bytes)) if eights::is_ascii(bytes) => line.extend_from_slice(bytes),
        _ => line.extend_from_slice(printable(vm, value).as_bytes()),
    }
}

/// What the guest set `sys.stdout` to, if it is no longer the session's own: `None` for what is printed nowhere.
pub fn redirected_stdout(vm: &mut Vm) -> Res<Option<Value>> {
    let Some(places) = vm.image.stdout_places() else { return Ok(None) };
    let entries = &vm.heap.dict(places.dict.handle()).entries;
    let stream = |place: usize, name: Value| match entries.get(place) {
        Some(entry) if entry.key.same(name) => Some(entry.value),
        _ => vm.dict_get_name(places.dict, name),
    };
    let (now, own) = (stream(places.now, names::STDOUT), stream(places.own, names::OWN_STDOUT));
    match (now, own) {
        (Some(now), Some(own)) if now.same(own) => Ok(None),
        (Some(now), _) => Ok(Some(now)),
        (None, _) => Err(vm.raise(crate::classes::RUNTIME_ERROR, "lost sys.stdout")),
    }
}

/// Prints to a stream of the library, all at once: nobody sees in how many pieces it comes. To all others the prelude writes.
fn print_to(vm: &mut Vm, file: Value, args: &[Value]) -> Res {
    let (sep, end, flush, items) = (args[0], args[1], args[3], &args[4..]);
    let shape = file.is(Kind::Instance).map(|file| vm.heap.instance(file).shape);
    if shape.is_none_or(|shape| shape & IMAGE == 0) || !(flush.is_undef() || flush.same(Value::FALSE)) {
        return Err(Stop::Python);
    }
    let given = |part: Value| if part.is_undef() || part.is_none() { None } else { Some(part) };
    if [sep, end].into_iter().filter_map(given).any(|part| !part.is_kind(Kind::Str)) {
        return Err(Stop::Python);
    }
    let mut line = TextBuilder::new();
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            match given(sep) {
                Some(sep) => line.push_text(vm.heap.text(sep.handle())),
                None => line.push(' '.into()),
            }
        }
        let text = if item.is_kind(Kind::Str) { *item } else { crate::types::to_str(vm, *item)? };
        let text = vm.text_of(text).ok_or(Stop::Python)?;
        line.push_text(text);
        vm.reserve(line.len().saturating_mul(4))?;
    }
    match given(end) {
        Some(end) => line.push_text(vm.heap.text(end.handle())),
        None => line.push('\n'.into()),
    }
    vm.charge(line.len() / 16)?;
    let line = vm.heap.new_text(line.finish());
    match vm.own_special(file, names::WRITE, &[line]) {
        Some(Ok(_)) => Ok(Value::NONE),
        Some(Err(stop)) if stop.is_budget() => Err(stop),
        _ => Err(Stop::Python),
    }
}

fn print(vm: &mut Vm, args: &[Value]) -> Res {
    let (sep, end, file, items) = (args[0], args[1], args[2], &args[4..]);
    let file = if file.is_undef() || file.is_none() { redirected_stdout(vm)? } else { Some(file) };
    if file.is_some_and(Value::is_none) {
        return Ok(Value::NONE);
    }
    if let Some(file) = file {
        return print_to(vm, file, args);
    }
    let sep = part(vm, sep, "sep", " ")?;
    let end = part(vm, end, "end", "\n")?;
    let mut line = std::mem::take(&mut vm.output.line);
    line.clear();
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            line.extend_from_slice(sep.as_bytes());
        }
        match item.as_int() {
            Some(number) => {
                let mut digits = [0; 24];
                let from = crate::text::digits::decimal(&mut digits, number);
                line.extend_from_slice(&digits[from..]);
            }
            None => {
                let text = if item.is_kind(Kind::Str) { *item } else { crate::types::to_str(vm, *item)? };
                push(vm, &mut line, text);
            }
        }
        vm.reserve(line.len())?;
    }
    line.extend_from_slice(end.as_bytes());
    vm.charge(line.len() / 16)?;
    vm.output.write(false, &String::from_utf8_lossy(&line))?;
    if line.capacity() <= LONGEST_KEPT {
        vm.output.line = line;
    }
    Ok(Value::NONE)
}
