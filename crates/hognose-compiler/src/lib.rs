//! Python syntax trees to hognose bytecode.
//!
//! [`compile`] takes a tree that `hognose_syntax` has accepted and gives a [`Code`] that
//! `hognose_bytecode::verify` accepts. Two passes: `analyze` finds out what every scope does
//! with its names, then `compiler` walks the tree once and writes instructions, family by
//! family (`stmt`, `expr`, `call`, `loops`, `exceptions`, …), each straight into the registers
//! where its result belongs. Start at `compiler`.
//!
//! Nothing here optimises across statements, and nothing knows about values at run time.
#![forbid(unsafe_code)]

mod analyze;
mod annotation;
mod asdl;
mod assign;
mod body;
mod call;
mod chain;
mod class;
mod compiler;
mod comprehension;
mod condition;
mod display;
mod exceptions;
mod expr;
mod finally;
mod fold;
mod fstring;
mod function;
mod import;
mod inlined;
mod literal;
mod loops;
mod names;
mod patterns;
mod scope;
mod stmt;
mod suspend;
mod tree;
mod type_params;
mod unit;
mod unparse;
mod variables;
mod with;

use std::sync::Arc;

use hognose_bytecode::Code;
pub use asdl::{Item, Place, outline};
use hognose_syntax::text_size::TextRange;

/// What a source is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Mode {
    /// `exec` and modules.
    #[default]
    Module,
    /// `eval`: the unit's result is the value of the expression.
    Expression,
    /// Like `Module`, and the unit's result is the value of its last statement if that is an expression.
    Feed,
}

/// How a source is compiled.
#[derive(Clone, Debug)]
pub struct Options {
    /// What it is compiled for.
    pub mode: Mode,
    /// Name of the file for tracebacks.
    pub filename: Arc<str>,
    /// Part of the interpreter: no barriers, hidden frames.
    pub prelude: bool,
    /// Annotations are strings, as if the source began with `from __future__ import annotations`.
    pub future_annotations: bool,
    /// The unit's names live in a namespace beside the globals (`exec` with two dicts): its body takes
    /// that namespace as its only argument, like the body of a class.
    pub separate_locals: bool,
    /// The unit's expression statements show their values (`single`).
    pub interactive: bool,
    /// Code that is stored more often than it runs, as that of the library: nothing stands twice in it to run faster.
    pub compact: bool,
}

impl Options {
    /// Options for a source in `mode` with the other options off.
    pub fn new(mode: Mode, filename: impl Into<Arc<str>>) -> Options {
        Options {
            mode,
            filename: filename.into(),
            prelude: false,
            future_annotations: false,
            separate_locals: false,
            interactive: false,
            compact: false,
        }
    }
}

/// Why a tree was not compiled. In a tree that `hognose_syntax` accepted: a limit of the machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompileError {
    /// What is wrong, in CPython's words where it has them.
    pub message: String,
    /// Offset of the first byte concerned.
    pub start: u32,
    /// Offset behind the last byte concerned.
    pub end: u32,
}

impl CompileError {
    fn new(message: impl Into<String>, range: TextRange) -> CompileError {
        CompileError { message: message.into(), start: range.start().into(), end: range.end().into() }
    }
}

impl std::fmt::Display for CompileError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for CompileError {}

type Result<T = ()> = std::result::Result<T, CompileError>;

/// Compiles a syntax tree. The cost is linear in its size.
///
/// That the verifier accepts the code is checked in builds with debug assertions, which is how all tests run. Others rely on
/// it, and verify only what comes from outside.
pub fn compile(tree: &hognose_syntax::Module, options: &Options) -> std::result::Result<Code, CompileError> {
    let code = compiler::compile(tree, options)?;
    debug_assert_eq!(hognose_bytecode::verify(&code), Ok(()), "the compiler makes code that the verifier accepts");
    Ok(code)
}
