//! Code units: what one compilation gives, immutable and shared between sessions.
//!
//! A unit has one array of instructions; each [`Body`] is a range of it. Everything that a
//! body needs besides (constants, names, cache sites) is shared by the unit.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use crate::{Constant, Op};

/// One compiled source: a feed, a module, or the source of an `exec`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Code {
    /// Name of the file for tracebacks.
    pub filename: Arc<str>,
    /// The source text, for tracebacks.
    pub source: Arc<str>,
    /// The instructions of all bodies, each a contiguous range.
    pub ops: Box<[Op]>,
    /// Where each instruction stands in the source; as long as `ops`.
    pub spans: Box<[Span]>,
    /// The bodies; the first is the unit's own.
    pub bodies: Box<[Body]>,
    /// Constants, without repetition.
    pub constants: Box<[Constant]>,
    /// Identifiers, without repetition.
    pub names: Box<[Arc<str>]>,
    /// Cache sites: one for each instruction that looks a name up.
    pub sites: Box<[Site]>,
    /// Whether this is part of the interpreter: its frames do not show, `StopIteration` leaves its generators as it is.
    pub prelude: bool,
    /// What whoever runs the code derives from it.
    pub derived: Derived,
}

/// A place for what whoever runs code derives from it alone, once for all sessions. It is no part of the code.
#[derive(Default)]
pub struct Derived {
    of_machine: OnceLock<Box<dyn Any + Send + Sync>>,
    /// The code as bytes.
    pub(crate) encoded: OnceLock<Box<[u8]>>,
    /// Where the lines of the source begin.
    lines: OnceLock<Box<[u32]>>,
}

impl Derived {
    /// What was derived, or what is now. `None`: somebody else has put something else there.
    pub fn get_or_init<T: Any + Send + Sync>(&self, derive: impl FnOnce() -> T) -> Option<&T> {
        self.of_machine.get_or_init(|| Box::new(derive())).downcast_ref()
    }
}

impl Clone for Derived {
    /// A copy may become other code.
    fn clone(&self) -> Derived {
        Derived::default()
    }
}

impl PartialEq for Derived {
    fn eq(&self, _: &Derived) -> bool {
        true
    }
}

impl std::fmt::Debug for Derived {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Derived")
    }
}

impl Code {
    /// The line, from 1, in which an instruction stands. A program that calls its host in a loop asks for it at every call.
    pub fn line(&self, pc: u32) -> Option<u32> {
        let at = self.spans.get(pc as usize)?.start;
        let lines = self.derived.lines.get_or_init(|| {
            let bytes = self.source.as_bytes();
            let ends = |i: &usize| {
                bytes[*i] == b'\n' || bytes[*i] == b'\r' && bytes.get(i + 1) != Some(&b'\n')
            };
            let behind = (0..bytes.len()).filter(ends).map(|i| u32::try_from(i + 1).unwrap_or(u32::MAX));
            std::iter::once(0).chain(behind).collect()
        });
        u32::try_from(lines.partition_point(|start| *start <= at)).ok()
    }

    /// The same code with as much of its source as tells lines: what is left of each is its end, and instructions
    /// stand at the beginning of theirs.
    pub fn lines_only(&self) -> Code {
        let starts: Vec<usize> = self.source.match_indices('\n').map(|(at, _)| at + 1).collect();
        let line = |span: &Span| starts.partition_point(|start| *start <= span.start as usize) as u32;
        let spans = self.spans.iter().map(|span| Span { start: line(span), end: line(span) }).collect();
        Code { source: "\n".repeat(starts.len()).into(), spans, ..self.clone() }
    }
}

/// What an instruction with an inline cache looks up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// Index into [`Code::names`].
    pub name: u32,
}

/// A range of bytes in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset behind the last byte.
    pub end: u32,
}

/// What calling a body gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BodyKind {
    /// The result of running it.
    Plain,
    /// A generator.
    Generator,
    /// A coroutine.
    Coroutine,
    /// An asynchronous generator.
    AsyncGenerator,
}

/// Properties of a body that are yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BodyFlags {
    /// It is the top level of a unit: names are globals.
    pub module: bool,
    /// It is the body of a class, or a unit with a namespace beside the globals: its only parameter, in
    /// register 0, is the namespace.
    pub class: bool,
    /// Pending values are waited for where it awaits, not where it calls (`async def`, or a module that awaits).
    pub is_async: bool,
    /// `*args` is its parameter behind the keyword-only ones.
    pub varargs: bool,
    /// `**kwargs` is its last parameter.
    pub varkw: bool,
    /// It was defined inside another function, or uses free variables.
    pub nested: bool,
    /// It has more parameters than registers: they come as a list in register 0.
    pub spilled: bool,
}

/// Parameters of a body. Registers `0..total()` hold, in this order: positional-only, positional,
/// keyword-only, `*args`, `**kwargs`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Params {
    /// How many are positional-only.
    pub positional_only: u16,
    /// How many can be given by position, the positional-only ones included.
    pub positional: u16,
    /// How many are keyword-only.
    pub keyword_only: u16,
    /// Names of all of them in the order of their registers (indexes into [`Code::names`]).
    pub names: Box<[u32]>,
}

/// One exception handler: a range of instructions and where to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handler {
    /// First instruction covered (index into [`Code::ops`]).
    pub start: u32,
    /// Behind the last instruction covered.
    pub end: u32,
    /// Where the handler begins.
    pub target: u32,
    /// The register that gets the exception. [`DISCARD`](crate::DISCARD): these are the instructions of a generator expression that
    /// has no body of its own; what is raised by one of them is raised on at `target`, as a generator raises it.
    pub exception: u8,
}

/// A name that lives in a register, for `locals()` and messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Local {
    /// Index into [`Code::names`].
    pub name: u32,
    /// Its register.
    pub register: u8,
    /// Whether the register holds a cell with the value.
    pub cell: bool,
    /// Whether it belongs to an enclosing function (a captured cell).
    pub free: bool,
}

/// One function of a unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    /// Index into [`Code::names`]: `__name__`.
    pub name: u32,
    /// Index into [`Code::names`]: `__qualname__`.
    pub qualname: u32,
    /// What calling it gives.
    pub kind: BodyKind,
    /// Its yes-or-no properties.
    pub flags: BodyFlags,
    /// First instruction.
    pub start: u32,
    /// Behind the last instruction.
    pub end: u32,
    /// Its parameters.
    pub params: Params,
    /// Registers of the enclosing body whose cells it captures. On entry they are in the registers behind the parameters.
    pub captures: Box<[u8]>,
    /// How many registers it uses.
    pub registers: u16,
    /// The register with the exception being handled, if the body has handlers (`UNDEF` when none is).
    pub handled: Option<u8>,
    /// Its handlers, inner ones before outer ones.
    pub handlers: Box<[Handler]>,
    /// The names that live in its registers.
    pub locals: Box<[Local]>,
    /// Its docstring, an index into [`Code::constants`].
    pub doc: Option<u32>,
    /// Where it begins in the source (the `def`, or its first decorator), as a line number from 1.
    pub first_line: u32,
}

impl Params {
    /// The number of parameter registers.
    pub fn total(&self, flags: BodyFlags) -> usize {
        self.positional as usize + self.keyword_only as usize + flags.varargs as usize + flags.varkw as usize
    }
}

impl Body {
    /// The number of parameters.
    pub fn n_params(&self) -> usize {
        self.params.total(self.flags)
    }

    /// Whether it handles exceptions anywhere: `try`, `with`, loops that close what they go over.
    pub fn handles(&self) -> bool {
        self.catching().next().is_some()
    }

    /// The handlers that code goes on at: all but those that say where generator expressions are left.
    pub fn catching(&self) -> impl Iterator<Item = &Handler> {
        self.handlers.iter().filter(|h| h.exception != crate::DISCARD.0)
    }

    /// Whether an instruction belongs to a generator expression that has no body of its own ([`Handler::exception`]).
    pub fn is_in_generator_expression(&self, pc: u32) -> bool {
        self.handlers.iter().any(|h| h.exception == crate::DISCARD.0 && h.start <= pc && pc < h.end)
    }

    /// The number of registers that hold parameters on entry.
    pub fn param_registers(&self) -> usize {
        if self.flags.spilled { 1 } else { self.n_params() }
    }
}
