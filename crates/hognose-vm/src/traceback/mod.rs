//! Exceptions as text: what an uncaught exception prints, and `traceback.format_exc()`.
//!
//! [`render`] gives the text that CPython 3.14 prints: levels with source lines and marks (`frames`), exceptions that
//! are causes and contexts, groups as trees (`tree`), type, message and notes (`last_line`), and names that were
//! probably meant (`hints`). Where a user's `__str__` has to run it stops with [`Stop::Python`] before any effect;
//! [`wanted`] then says which texts are missing, and the prelude (`prelude/traceback.py`) gives them.
//!
//! Levels of the prelude and of library modules are left out. Deliberately absent: colours; local variables.

mod anchors;
mod frames;
mod hints;
mod last_line;
mod source;
mod stdlib_names;
#[cfg(test)]
mod tests;
mod tokens;
mod tree;
mod uncaught;

use std::collections::HashSet;

use crate::classes;
use crate::names;
use crate::objects::TraceEntry;
use crate::stop::{Res, Stop};
use crate::unit::Units;
use crate::value::{Kind, Value};
use crate::vm::Vm;

pub use frames::marked;
pub use source::{Place, Sources, body_name, has_source, visible};

/// Exceptions beyond this many are left out: chains and groups can be joined into more than can be written.
const MAX_EXCEPTIONS: usize = 4096;
/// Members of a group beyond this many are only counted.
pub const MAX_WIDTH: usize = 15;
/// Groups nested deeper than this are only mentioned.
pub const MAX_DEPTH: usize = 10;

/// Texts that Python gave for values: see [`wanted`].
pub type Texts = [(Value, Value)];

/// One exception, taken apart.
pub(crate) struct Node {
    /// Levels, the outermost first.
    entries: Vec<TraceEntry>,
    /// Type, message, notes: pieces that end in a newline.
    lines: Vec<String>,
    /// The exception that it says it comes from.
    cause: Option<usize>,
    /// The exception during whose handling it was raised, if that is to be shown.
    context: Option<usize>,
    /// Members of a group: those to be shown, and how many there are.
    members: Option<(Vec<usize>, usize)>,
}

/// The traceback of an exception, ending in a newline. [`Stop::Python`]: some text has to be computed by Python.
pub fn render(vm: &mut Vm, units: &Units, exc: Value) -> Res<String> {
    let mut missing = Vec::new();
    let nodes = collect(vm, units, exc, &[], &mut missing)?;
    if missing.is_empty() { Ok(tree::format(vm, units, &nodes)) } else { Err(Stop::Python) }
}

/// The traceback of an exception with these texts; what is neither among them nor known without Python shows as failed.
pub fn render_with(vm: &mut Vm, units: &Units, exc: Value, texts: &Texts) -> Res<String> {
    let nodes = collect(vm, units, exc, texts, &mut Vec::new())?;
    Ok(tree::format(vm, units, &nodes))
}

/// The values whose texts Python has to give (`str` of exceptions and notes, `repr` of other `__notes__`), each once.
pub fn wanted(vm: &mut Vm, units: &Units, exc: Value) -> Res<Vec<(Value, bool)>> {
    let mut missing = Vec::new();
    collect(vm, units, exc, &[], &mut missing)?;
    Ok(missing)
}

/// What the message of an exception says in addition: empty, or that a similar name exists.
pub fn hint(vm: &mut Vm, units: &Units, exc: Value) -> String {
    let innermost = levels(vm, units, exc).last().copied();
    hints::hint(vm, units, exc, innermost)
}

/// The levels of an exception's traceback that show, the outermost first.
pub fn levels(vm: &Vm, units: &Units, exc: Value) -> Vec<TraceEntry> {
    let object = vm.heap.exception(exc.handle());
    let mut found: Vec<TraceEntry> = object.trace.iter().rev().copied().collect();
    // The object is what was made of the levels, or was set where there are none.
    let mut next = if found.is_empty() { object.traceback } else { Value::NONE };
    while let Some(handle) = next.is(Kind::Traceback) {
        let level = vm.heap.traceback(handle);
        found.push(level.entry);
        next = level.next;
        if found.len() > MAX_LEVELS {
            break;
        }
    }
    found.retain(|e| visible(units, *e));
    found
}

/// Levels beyond this many are not looked at (a guest can close a circle of tracebacks).
const MAX_LEVELS: usize = 1_000_000;

/// Takes an exception apart with everything that it drags along, each exception once.
fn collect(
    vm: &mut Vm,
    units: &Units,
    exc: Value,
    texts: &Texts,
    missing: &mut Vec<(Value, bool)>,
) -> Res<Vec<Node>> {
    let mut seen: HashSet<Value> = HashSet::new();
    let mut nodes: Vec<Node> = Vec::new();
    // An exception, its node, and how many groups it is in.
    let mut open: Vec<(Value, usize, usize)> = Vec::new();
    let mut add =
        |vm: &mut Vm, nodes: &mut Vec<Node>, open: &mut Vec<_>, exc: Value, depth| -> Res<Option<usize>> {
            if !exc.is_kind(Kind::Exc) || nodes.len() >= MAX_EXCEPTIONS {
                return Ok(None);
            }
            let entries = levels(vm, units, exc);
            let lines = last_line::lines(vm, units, exc, entries.last().copied(), texts, missing)?;
            nodes.push(Node { entries, lines, cause: None, context: None, members: None });
            open.push((exc, nodes.len() - 1, depth));
            Ok(Some(nodes.len() - 1))
        };
    seen.insert(exc);
    add(vm, &mut nodes, &mut open, exc, 0)?;
    while let Some((exc, at, depth)) = open.pop() {
        let object = vm.heap.exception(exc.handle());
        let (cause, context, suppress) = (object.cause, object.context, object.suppress);
        if seen.insert(cause) {
            nodes[at].cause = add(vm, &mut nodes, &mut open, cause, depth)?;
        }
        if nodes[at].cause.is_none() && !suppress && seen.insert(context) {
            nodes[at].context = add(vm, &mut nodes, &mut open, context, depth)?;
        }
        if vm.is_instance(exc, classes::BASE_EXCEPTION_GROUP) {
            let list = vm.field(exc, names::EXCEPTIONS).and_then(|v| v.is(Kind::Tuple));
            let all = list.map_or(Vec::new(), |handle| vm.heap.tuple(handle).to_vec());
            let mut shown = Vec::new();
            if depth <= MAX_DEPTH {
                for member in all.iter().take(MAX_WIDTH) {
                    seen.insert(*member);
                    shown.extend(add(vm, &mut nodes, &mut open, *member, depth + 1)?);
                }
            }
            nodes[at].members = Some((shown, all.len()));
        }
    }
    Ok(nodes)
}
