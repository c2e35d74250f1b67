//! The last lines of an exception: its type and message, its notes, the source of a syntax error.

use super::{Texts, hints};
use crate::classes;
use crate::names;
use crate::objects::TraceEntry;
use crate::stop::{Res, Stop};
use crate::types;
use crate::unit::Units;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The pieces, each ending in a newline. What needs Python and is not in `texts` goes to `missing` (`true`: its `repr`)
/// and shows as failed.
pub fn lines(
    vm: &mut Vm,
    units: &Units,
    exc: Value,
    innermost: Option<TraceEntry>,
    texts: &Texts,
    missing: &mut Vec<(Value, bool)>,
) -> Res<Vec<String>> {
    let mut asked = Asked { texts, missing };
    let name = type_name(vm, vm.class_of(exc));
    let mut lines = if vm.is_instance(exc, classes::SYNTAX_ERROR) {
        syntax_error(vm, exc, &name)
    } else {
        let mut text = asked.text(vm, exc, false, "<exception str() failed>")?;
        text.push_str(&hints::hint(vm, units, exc, innermost));
        vec![if text.is_empty() { format!("{name}\n") } else { format!("{name}: {text}\n") }]
    };
    let Some(notes) = vm.slot_get(exc, names::NOTES).filter(|n| !n.is_none()) else { return Ok(lines) };
    let items = match (vm.as_kind(notes, Kind::List), vm.as_kind(notes, Kind::Tuple)) {
        (Some(handle), _) => vm.heap.list(handle).to_vec(),
        (None, Some(handle)) => vm.heap.tuple(handle).to_vec(),
        (None, None) => {
            lines.push(asked.text(vm, notes, true, "<__notes__ repr() failed>")? + "\n");
            return Ok(lines);
        }
    };
    for note in items {
        let text = asked.text(vm, note, false, "<note str() failed>")?;
        lines.extend(text.split('\n').map(|line| format!("{line}\n")));
    }
    Ok(lines)
}

struct Asked<'a> {
    texts: &'a Texts,
    missing: &'a mut Vec<(Value, bool)>,
}

impl Asked<'_> {
    /// `str` or `repr` of a value.
    fn text(&mut self, vm: &mut Vm, value: Value, repr: bool, failed: &str) -> Res<String> {
        if let Some((_, text)) = self.texts.iter().find(|(v, _)| v.same(value)) {
            return Ok(if text.is_kind(Kind::Str) { vm.show(*text) } else { failed.to_string() });
        }
        let text = if repr { types::repr(vm, value) } else { types::to_str(vm, value) };
        match text {
            Ok(text) => Ok(vm.show(text)),
            Err(stop) if stop.raised().is_some() => Ok(failed.to_string()),
            Err(stop) if stop.is_question() || stop == Stop::Receiver => {
                if !self.missing.iter().any(|(v, _)| v.same(value)) {
                    self.missing.push((value, repr));
                }
                Ok(failed.to_string())
            }
            Err(stop) => Err(stop),
        }
    }
}

/// The name of an exception's class, with its module unless that is `__main__` or `builtins`.
fn type_name(vm: &Vm, class: Value) -> String {
    let qualname = vm.show(vm.class(class).qualname);
    match vm.class_attr(class, names::MODULE) {
        Some(module) if module.is_kind(Kind::Str) => match vm.show(module) {
            plain if plain == "__main__" || plain == "builtins" => qualname,
            module => format!("{module}.{qualname}"),
        },
        Some(_) => format!("<unknown>.{qualname}"),
        None => qualname,
    }
}

/// A syntax error shows the line that it is about.
fn syntax_error(vm: &mut Vm, exc: Value, name: &str) -> Vec<String> {
    let field = |name: Value| vm.field(exc, name).filter(|v| !v.is_none());
    let text_of = |value: Option<Value>| value.and_then(|v| vm.text_of(v).map(|t| t.to_string_lossy()));
    let number = |value: Option<Value>| value.and_then(|v| v.as_int());
    let filename = text_of(field(names::FILENAME)).filter(|f| !f.is_empty());
    let mut lines = Vec::new();
    let mut place = String::new();
    match (number(field(names::LINENO)), &filename) {
        (Some(line), file) => {
            let file = file.as_deref().unwrap_or("<string>");
            lines.push(format!("  File \"{file}\", line {line}\n"));
        }
        (None, Some(file)) => place = format!(" ({file})"),
        (None, None) => {}
    }
    if let Some(source) = text_of(field(names::TEXT)) {
        let full = source.trim_end_matches('\n');
        let shown = full.trim_start_matches([' ', '\n', '\x0c']);
        let cut = (full.len() - shown.len()) as i64;
        lines.push(format!("    {shown}\n"));
        if let (Some(offset), Some(line)) = (number(field(names::OFFSET)), number(field(names::LINENO))) {
            let end = match number(field(names::END_LINENO)) {
                Some(end_line) if end_line != line => full.chars().count() as i64 + 1,
                None => full.chars().count() as i64 + 1,
                Some(_) => number(field(names::END_OFFSET)).filter(|e| *e != 0).unwrap_or(offset),
            };
            // Marks stay on the line and the place behind it; there is always one.
            let limit = if source.is_empty() { i64::MAX } else { full.chars().count() as i64 + 1 };
            let (offset, end) = (offset.min(limit), end.min(limit));
            let end = end.max(offset.saturating_add(1));
            let column = offset.saturating_sub(1 + cut);
            if column >= 0 {
                let blanks: String = shown
                    .chars()
                    .take(usize::try_from(column).unwrap_or(usize::MAX))
                    .map(|c| if c.is_whitespace() { c } else { ' ' })
                    .collect();
                let marks = end.saturating_sub(offset).clamp(0, MAX_MARKS) as usize;
                lines.push(format!("    {blanks}{}\n", "^".repeat(marks)));
            }
        }
    }
    let message = match field(names::MSG) {
        Some(msg) => types::to_str(vm, msg).ok().map(|text| vm.show(text)).filter(|text| !text.is_empty()),
        None => None,
    };
    let message = message.unwrap_or_else(|| "<no detail available>".into());
    lines.push(format!("{name}: {message}{place}\n"));
    lines
}

/// The marks below a syntax error are no more than this, whatever its fields say.
const MAX_MARKS: i64 = 1 << 16;
