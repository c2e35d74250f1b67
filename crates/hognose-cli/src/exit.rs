//! How the program ends.

use std::process::ExitCode;

/// The exit codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// Everything is done.
    Done = 0,
    /// The guest raised an exception.
    Raised = 1,
    /// The command line or a file that it names is wrong.
    Usage = 2,
    /// A limit was reached.
    Limit = 3,
    /// A tool or a server failed to start.
    Server = 4,
    /// A bug of ours.
    Bug = 70,
    /// Interrupted by Ctrl-C.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

/// Why a command could not do its work.
#[derive(Debug)]
pub struct Failure {
    /// For people.
    pub message: String,
    /// How the program ends.
    pub exit: Exit,
}

impl Failure {
    /// The command line or a file that it names is wrong.
    pub fn usage(message: impl Into<String>) -> Failure {
        Failure { message: message.into(), exit: Exit::Usage }
    }
}

/// What a command gives.
pub type Outcome = Result<Exit, Failure>;
