//! Where an instruction stands in the source: lines and columns of its span, the body that it belongs to.

use std::collections::HashMap;
use std::rc::Rc;

use hognose_bytecode::Code;

use crate::objects::TraceEntry;
use crate::unit::{Unit, Units};
use crate::vm::Vm;

/// A stretch of source, with lines from 1 and columns in bytes from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Line in which it begins.
    pub line: usize,
    /// Column in which it begins.
    pub column: usize,
    /// Line in which it ends.
    pub end_line: usize,
    /// Column behind its end.
    pub end_column: usize,
}

/// Lines of the sources that a rendering touches, found once for each unit.
#[derive(Default)]
pub struct Sources {
    starts: HashMap<u32, Rc<[usize]>>,
}

/// Whether a level of a traceback shows: those of the prelude and of the library do not.
pub fn visible(units: &Units, entry: TraceEntry) -> bool {
    !units.in_image(entry.unit) && units.has(entry.unit) && !units.get(entry.unit).code.prelude
}

/// The name that a traceback shows for the body of an instruction.
pub fn body_name(vm: &Vm, unit: &Unit, pc: u32) -> String {
    let body = unit.code.bodies.iter().find(|b| b.start <= pc && pc < b.end);
    if body.is_some_and(|b| b.is_in_generator_expression(pc)) {
        return "<genexpr>".into();
    }
    body.and_then(|b| unit.names.get(b.name as usize)).map_or("<module>".into(), |name| vm.show(*name))
}

/// Where the lines of a source begin: as Python reads files, `\n`, `\r\n` and `\r` end lines.
fn line_starts(source: &str) -> Rc<[usize]> {
    let bytes = source.as_bytes();
    let ends = |i: usize| bytes[i] == b'\n' || bytes[i] == b'\r' && bytes.get(i + 1) != Some(&b'\n');
    std::iter::once(0).chain((0..bytes.len()).filter(|i| ends(*i)).map(|i| i + 1)).collect()
}

impl Sources {
    fn starts(&mut self, unit: u32, code: &Code) -> Rc<[usize]> {
        self.starts.entry(unit).or_insert_with(|| line_starts(&code.source)).clone()
    }

    /// Where the instruction of a traceback's level stands.
    pub fn place(&mut self, units: &Units, entry: TraceEntry) -> Place {
        let code = &units.get(entry.unit).code;
        let starts = self.starts(entry.unit, code);
        let span = code.spans.get(entry.pc as usize).copied().unwrap_or_default();
        let position = |offset: usize| {
            let line = starts.partition_point(|s| *s <= offset).max(1);
            (line, offset - starts.get(line - 1).copied().unwrap_or(0).min(offset))
        };
        let (line, column) = position(span.start as usize);
        let (end_line, end_column) = position(span.end.max(span.start) as usize);
        Place { line, column, end_line, end_column }
    }

    /// Lines of a unit's source, without blanks at their ends; lines that are not there are empty.
    pub fn lines<'a>(&mut self, unit: u32, code: &'a Code, from: usize, to: usize) -> Vec<&'a str> {
        let starts = self.starts(unit, code);
        let line = |number: usize| {
            let start = starts.get(number.wrapping_sub(1)).copied()?;
            let end = starts.get(number).copied().unwrap_or(code.source.len());
            code.source.get(start..end)
        };
        let last = to.min(starts.len()).max(from);
        (from..=last).map(|n| line(n).unwrap_or("").trim_end()).collect()
    }
}

/// Whether the source of a file shows in tracebacks. That of `exec` and `eval` texts does not, as CPython cannot find it.
pub fn has_source(code: &Code) -> bool {
    &*code.filename != "<string>" && code.source.bytes().any(|b| b != b'\n')
}
