//! Regular expressions with the semantics of Python 3.14's `re`, without a heap or a VM.
//!
//! [`compile`] makes a [`Program`] of a pattern; [`Matcher`] runs one over a [`Subject`] (text in any width,
//! or bytes), also repeatedly as `findall`, `split` and `sub` advance; [`template`] reads replacement
//! templates, [`escape()`] is `re.escape`. All results, captures and messages are CPython's.
//!
//! ```
//! use hognose_stdlib::regex::{Matcher, Mode, Subject, Unmetered, compile};
//! use hognose_vm::text::TextBuf;
//!
//! let (pattern, text) = (TextBuf::from(r"(\w+)=(\d+)"), TextBuf::from("a=1, b=22"));
//! let program = compile(Subject::Text(pattern.as_text()), 0, &mut Unmetered).unwrap();
//! let mut matcher = Matcher::new(&program, Subject::Text(text.as_text()), 0, usize::MAX);
//! let mut values = Vec::new();
//! while let Ok(true) = matcher.advance(Mode::Search, &mut Unmetered) {
//!     values.push(matcher.group(2));
//! }
//! assert_eq!(values, [Some((2, 3)), Some((7, 9))]);
//! ```
//!
//! The way of a pattern: `source` (tokens) → `parse` (to a `tree` with widths and first characters) →
//! `emit` (instructions, [`program`]) → `search` (where to try) and `exec` (the backtracking matcher).
//! The matcher keeps its own stack and reports its work and memory to a [`Meter`], which can stop it.
//! Deliberately absent: values, exceptions, warnings filters, the cache of compiled programs, `re.DEBUG`'s
//! listing, and locales (`LOCALE` is the C locale).

mod case;
mod class;
mod emit;
mod escape;
mod exec;
pub mod flags;
mod meter;
mod parse;
mod prefilter;
pub mod program;
mod scan;
mod search;
mod source;
mod state;
pub mod template;
#[cfg(test)]
mod tests;
mod tree;

pub use escape::{escape, escape_bytes};
pub use meter::{Meter, Unmetered};
pub use program::Program;
pub use search::{Captures, Matcher, Mode, Paused};
pub use source::{PatternError, Subject};

use hognose_vm::text::{TextBuf, names};

/// Why a pattern is no program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompileError<Stop> {
    /// `re.PatternError`.
    Pattern(PatternError),
    /// `ValueError`: flags that do not go together.
    Value(&'static str),
    /// `OverflowError`: a repetition number that is too large.
    Overflow(&'static str),
    /// `RecursionError`: groups nested too deeply.
    TooDeep,
    /// The meter had enough.
    Stop(Stop),
}

impl<Stop> From<PatternError> for CompileError<Stop> {
    fn from(error: PatternError) -> Self {
        CompileError::Pattern(error)
    }
}

/// A `FutureWarning` about a set that may mean something else one day; the text says where.
pub type Warning = TextBuf;

/// Compiles a pattern. `flags` are those of [`flags`]; the program's own flags also have the inline ones.
/// The meter is charged in proportion to the size of the pattern; what the program itself takes
/// ([`Program::memory`]) is for who keeps it to reserve.
pub fn compile<M: Meter>(
    pattern: Subject<'_>,
    flags: u32,
    meter: &mut M,
) -> Result<Program, CompileError<M::Stop>> {
    compile_with_names(pattern, flags, &names::lookup, meter)
}

/// [`compile`] with another meaning of the names in `\N{…}`.
pub fn compile_with_names<M: Meter>(
    pattern: Subject<'_>,
    flags: u32,
    names: &dyn Fn(&str) -> Option<u32>,
    meter: &mut M,
) -> Result<Program, CompileError<M::Stop>> {
    // Tree nodes are large beside the characters they come from; most of this is given back at once.
    let scratch = pattern.len().saturating_mul(parse::BYTES_PER_CHARACTER);
    meter.reserve(scratch).map_err(CompileError::Stop)?;
    let made = parse::parse(pattern, flags, names, meter).and_then(|parsed| emit::emit(parsed, meter));
    meter.release(scratch);
    made
}
