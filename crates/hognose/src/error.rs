//! What can go wrong between a host and a session, in words that say what to do.

use std::fmt;

use hognose_host::{CallId, Crossing};
use hognose_syntax::SyntaxWarning;

/// Why a program was not started.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Error {
    /// The source is no Python. The text is what CPython prints.
    Syntax {
        /// The text for people, several lines: place, source line, caret, message.
        rendered: String,
        /// The line, from 1.
        line: u32,
        /// The last line of the text.
        message: String,
        /// What the compiler warned of before it gave up.
        warnings: Vec<SyntaxWarning>,
    },
    /// Inputs that the program declares are missing, or others were given.
    Inputs(String),
    /// Another program runs: it has to end first, or be cancelled.
    Busy,
    /// A value could not enter the session.
    Value(String),
    /// The program does not fit the memory limit.
    Memory,
    /// An answer was refused.
    Answer(AnswerError),
    /// A snapshot could not be made or read.
    Snapshot(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Syntax { rendered, .. } => f.write_str(rendered.trim_end()),
            Error::Inputs(text) | Error::Value(text) | Error::Snapshot(text) => f.write_str(text),
            Error::Busy => f.write_str("another program runs in this session: let it end, or cancel it"),
            Error::Memory => f.write_str("the program does not fit the memory limit"),
            Error::Answer(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

/// Why an answer was refused. The session is as it was.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum AnswerError {
    /// No call of this id is outstanding: it was answered already, given up, or never made.
    NotPending {
        /// The id that was given.
        id: CallId,
        /// Numbers of the calls that are outstanding.
        outstanding: Vec<u64>,
    },
    /// The call belongs to another run, such as the session that this one was forked from.
    OtherRun {
        /// The id that was given.
        id: CallId,
        /// The run of this session.
        run: u64,
    },
    /// The value cannot enter the session.
    Value {
        /// The id that was given.
        id: CallId,
        /// Why not.
        why: Crossing,
    },
    /// The value does not fit the memory limit.
    Memory {
        /// The id that was given.
        id: CallId,
    },
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswerError::NotPending { id, outstanding } if outstanding.is_empty() => {
                write!(f, "call {id} is not pending; no call is")
            }
            AnswerError::NotPending { id, outstanding } => {
                let numbers: Vec<String> = outstanding.iter().map(|n| format!("{}-{n}", id.run)).collect();
                write!(f, "call {id} is not pending; pending calls are {}", numbers.join(", "))
            }
            AnswerError::OtherRun { id, run } => {
                write!(f, "call {id} belongs to run {}, this session is run {run}", id.run)
            }
            AnswerError::Value { id, why } => {
                write!(f, "the answer to call {id} cannot enter the session: {why}")
            }
            AnswerError::Memory { id } => write!(f, "the answer to call {id} does not fit the memory limit"),
        }
    }
}

impl std::error::Error for AnswerError {}

impl From<AnswerError> for Error {
    fn from(error: AnswerError) -> Error {
        Error::Answer(error)
    }
}

impl From<hognose_syntax::SyntaxError> for Error {
    fn from(error: hognose_syntax::SyntaxError) -> Error {
        let message = format!("{}: {}", error.kind.name(), error.message);
        Error::Syntax { rendered: error.render(), line: error.line, message, warnings: error.warnings }
    }
}
