//! Calls that come out of a session and answers that go back in.

use std::fmt;
use std::sync::Arc;

use crate::args::Args;
use crate::data::Data;
use crate::name::Name;

/// Which call: the run it belongs to, and its number there, from 1.
///
/// A fork of a session is another run, so that an answer cannot reach the wrong one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CallId {
    /// The run: a number that the host gave, or 0.
    pub run: u64,
    /// The call in the run.
    pub number: u64,
}

impl fmt::Display for CallId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.run, self.number)
    }
}

/// Where in the source something is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The name of the file.
    pub file: Arc<str>,
    /// The line, from 1.
    pub line: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A call of something outside.
#[derive(Debug, Clone, PartialEq)]
pub struct Call {
    /// Which call this is.
    pub id: CallId,
    /// The name under which the host knows what is called: `get_rate`, `weather.get_forecast`, `clock.time`.
    pub tool: Name,
    /// The number of the object of the host whose method is called: `tool` is the name of the method then.
    pub object: Option<u64>,
    /// Whether an attribute of that object is read: `tool` is its name then, and there are no arguments.
    pub is_attribute: bool,
    /// Positional arguments.
    pub args: Args,
    /// Keyword arguments, in the order of the call.
    pub kwargs: Vec<(String, Data)>,
    /// Where it was made, unless nobody wrote it.
    pub place: Option<Place>,
    /// Whether the tool's calls may overlap with others.
    pub overlaps: bool,
}

impl Call {
    /// A call without arguments.
    pub fn new(id: CallId, tool: impl Into<Name>) -> Call {
        Call {
            id,
            tool: tool.into(),
            object: None,
            is_attribute: false,
            args: Args::new(),
            kwargs: Vec::new(),
            place: None,
            overlaps: false,
        }
    }

    /// An argument by its position or its name.
    ///
    /// ```
    /// # use hognose_host::{Call, CallId, Data};
    /// # let id = CallId { run: 0, number: 1 };
    /// let mut call = Call::new(id, "add");
    /// (call.args, call.kwargs) = (Data::Int(1).into(), vec![("b".into(), Data::Int(2))]);
    /// assert_eq!((call.arg(0, "a"), call.arg(1, "b")), (Some(&Data::Int(1)), Some(&Data::Int(2))));
    /// assert_eq!(call.to_string(), "add(1, b=2)");
    /// ```
    pub fn arg(&self, position: usize, name: &str) -> Option<&Data> {
        let named = || self.kwargs.iter().find(|(known, _)| known == name).map(|(_, value)| value);
        self.args.get(position).or_else(named)
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(object) = self.object {
            write!(f, "#{object}.")?;
        }
        if self.is_attribute {
            return write!(f, "{}", self.tool);
        }
        write!(f, "{}(", self.tool)?;
        for (i, value) in self.args.iter().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            write!(f, "{comma}{value}")?;
        }
        for (i, (name, value)) in self.kwargs.iter().enumerate() {
            let comma = if i + self.args.len() > 0 { ", " } else { "" };
            write!(f, "{comma}{name}={value}")?;
        }
        f.write_str(")")
    }
}

/// What became of a call.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// It gave this value.
    Value(Data),
    /// It failed: the guest gets an exception.
    Error(Failure),
}

impl<T: Into<Data>> From<T> for Answer {
    fn from(value: T) -> Answer {
        Answer::Value(value.into())
    }
}

impl From<Failure> for Answer {
    fn from(failure: Failure) -> Answer {
        Answer::Error(failure)
    }
}

/// Why a call failed, as the guest will see it.
///
/// ```
/// use hognose_host::Failure;
/// assert_eq!(Failure::new("no such city").to_string(), "ToolError: no such city");
/// assert_eq!(Failure::of("ValueError", "must be positive").to_string(), "ValueError: must be positive");
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Failure {
    /// The builtin exception that is raised; a name that is none gives a `ToolError`.
    pub kind: String,
    /// Its text.
    pub message: String,
    /// More about it, as `.data` of a `ToolError`.
    pub data: Option<Data>,
    /// What the exception is made of, when that is something else than its text: the key of a `KeyError`.
    pub args: Option<Vec<Data>>,
    /// The failures that an `ExceptionGroup` holds.
    pub group: Vec<Failure>,
}

impl Failure {
    /// A `ToolError`.
    pub fn new(message: impl Into<String>) -> Failure {
        Failure::of("ToolError", message)
    }

    /// A builtin exception by its name.
    pub fn of(kind: impl Into<String>, message: impl Into<String>) -> Failure {
        Failure { kind: kind.into(), message: message.into(), data: None, args: None, group: Vec::new() }
    }

    /// A `ToolTimeout`.
    pub fn timeout(message: impl Into<String>) -> Failure {
        Failure::of("ToolTimeout", message)
    }

    /// A `ToolDenied`.
    pub fn denied(message: impl Into<String>) -> Failure {
        Failure::of("ToolDenied", message)
    }

    /// The same, made of these arguments.
    ///
    /// ```
    /// use hognose_host::{Data, Failure};
    /// let failure = Failure::of("KeyError", "1").with_args([Data::Int(1)]);
    /// assert_eq!(failure.args, Some(vec![Data::Int(1)]));
    /// ```
    pub fn with_args(mut self, args: impl IntoIterator<Item = Data>) -> Failure {
        self.args = Some(args.into_iter().collect());
        self
    }

    /// The same as an exception group that holds these.
    pub fn with_group(mut self, group: impl IntoIterator<Item = Failure>) -> Failure {
        self.group = group.into_iter().collect();
        self
    }

    /// The same with more about it.
    pub fn with_data(mut self, data: impl Into<Data>) -> Failure {
        self.data = Some(data.into());
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind, self.message)
    }
}

impl std::error::Error for Failure {}
