//! `print`.

use crate::names;
use crate::stop::{Res, Stop};
use crate::text::TextBuilder;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub FUNCTIONS: functions of "builtins" {
        raw "print" print "*args, sep=' ', end='\n', file=None, flush=False";
    }
}

/// A separator or end: a string, or the default for `None`.
fn part(vm: &mut Vm, value: Value, name: &str, default: &str) -> Res<String> {
    match value.kind() {
        Kind::Undef | Kind::None => Ok(default.to_string()),
        Kind::Pending => Err(Stop::Python),
        _ => match vm.text_of(value) {
            Some(_) => Ok(printable(vm, value)),
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

/// What the guest set `sys.stdout` to, if it is no longer the session's own.
pub fn redirected_stdout(vm: &Vm) -> Option<Value> {
    let sys = vm.image.library_module("sys")?;
    let dict = vm.heap.module(sys.handle()).dict;
    let now = vm.dict_get_name(dict, vm.intern_known("stdout")?)?;
    let own = vm.dict_get_name(dict, vm.intern_known("__stdout__")?)?;
    (!now.same(own) && !now.is_none()).then_some(now)
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
    let file = if file.is_undef() || file.is_none() { redirected_stdout(vm) } else { Some(file) };
    if let Some(file) = file {
        return print_to(vm, file, args);
    }
    let sep = part(vm, sep, "sep", " ")?;
    let end = part(vm, end, "end", "\n")?;
    let mut line = String::new();
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            line.push_str(&sep);
        }
        match item.kind() {
            Kind::Str => line.push_str(&printable(vm, *item)),
            _ => {
                let text = crate::types::to_str(vm, *item)?;
                line.push_str(&printable(vm, text));
            }
        }
        vm.reserve(line.len())?;
    }
    line.push_str(&end);
    vm.charge(line.len() / 16)?;
    vm.output.write(false, &line)?;
    Ok(Value::NONE)
}
