//! Steps: why a session stopped running, and what is wanted of its host.

use hognose_host::{Call, CallId, Data};

use crate::limits::Limit;

/// Why a session came back.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Step {
    /// The program is done: the value of its last statement, if that is an expression.
    Complete(Data),
    /// It waits for answers, or for a time ([`Session::next_timer`](crate::Session::next_timer)).
    Calls {
        /// Calls that were not told of before.
        new: Vec<Call>,
        /// Ids of the calls that were told of before and have no answer yet.
        earlier: Vec<CallId>,
    },
    /// The fuel of [`Session::run_for`](crate::Session::run_for) is used up: there is more to do.
    Slice,
    /// It uses a name that nobody has defined, and the host said that it would know later ([`Known::Later`](crate::Known)).
    Name {
        /// The name.
        name: String,
        /// Whether the program is about to call what it stands for.
        called: bool,
    },
    /// It was interrupted. The program is over, the session goes on with its next one.
    Interrupted,
    /// A limit was reached. The program is over, the session goes on with its next one.
    Limit(Limit),
    /// The program raised an exception that nothing in it caught.
    Raised(Box<Exception>),
}

impl Step {
    /// The value, if this is the end of a program that has one.
    ///
    /// ```
    /// use hognose::{Data, Step};
    /// assert_eq!(Step::Complete(Data::Int(1)).value(), Some(Data::Int(1)));
    /// assert_eq!(Step::Interrupted.value(), None);
    /// ```
    pub fn value(self) -> Option<Data> {
        match self {
            Step::Complete(value) => Some(value),
            _ => None,
        }
    }

    /// Whether the program is over.
    pub fn is_end(&self) -> bool {
        !matches!(self, Step::Calls { .. } | Step::Slice | Step::Name { .. })
    }
}

/// An exception that ended a program.
///
/// ```
/// use hognose::{Program, Session, Step};
/// let mut session = Session::default();
/// session.start(&Program::new("[].pop()")?, [])?;
/// let Step::Raised(exception) = session.step() else { panic!("it raises") };
/// assert_eq!((exception.kind.as_str(), exception.message.as_str()), ("IndexError", "pop from empty list"));
/// assert!(exception.traceback.starts_with("Traceback (most recent call last):\n  File \"<input>\", line 1, in <module>\n"));
/// # Ok::<(), hognose::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Exception {
    /// The name of its class, with the module unless it is a builtin or the program's own.
    pub kind: String,
    /// Its text.
    pub message: String,
    /// What CPython would print, several lines. Empty for `SystemExit`, which prints nothing or its own text.
    pub traceback: String,
    /// The exit code of a `SystemExit`.
    pub exit_code: Option<i32>,
    /// The call whose failure this is, when the exception is one that the host answered with.
    pub call: Option<CallId>,
}

impl std::fmt::Display for Exception {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.message.is_empty() {
            f.write_str(&self.kind)
        } else {
            write!(f, "{}: {}", self.kind, self.message)
        }
    }
}
