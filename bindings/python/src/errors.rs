//! Exceptions of the package: their classes are Python (`hognose/_errors.py`), made here from what the engine says.

use std::time::Duration;

use hognose::{Error, Exception, Limit, Limits};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

/// The classes, looked up once.
struct Classes {
    syntax: Py<PyAny>,
    guest: Py<PyAny>,
    tool_failed: Py<PyAny>,
    tool_denied: Py<PyAny>,
    limit: Py<PyAny>,
    interrupted: Py<PyAny>,
    busy: Py<PyAny>,
    used: Py<PyAny>,
    conversion: Py<PyAny>,
    snapshot: Py<PyAny>,
    unknown_object: Py<PyAny>,
    internal: Py<PyAny>,
}

static CLASSES: PyOnceLock<Classes> = PyOnceLock::new();

fn classes(py: Python<'_>) -> PyResult<&Classes> {
    CLASSES.get_or_try_init(py, || {
        let module = py.import("hognose._errors")?;
        let class = |name: &str| Ok::<_, PyErr>(module.getattr(name)?.unbind());
        Ok(Classes {
            syntax: class("ProgramSyntaxError")?,
            guest: class("GuestError")?,
            tool_failed: class("ToolFailed")?,
            tool_denied: class("ToolDenied")?,
            limit: class("LimitReached")?,
            interrupted: class("Interrupted")?,
            busy: class("SessionBusy")?,
            used: class("StepUsed")?,
            conversion: class("ConversionError")?,
            snapshot: class("SnapshotError")?,
            unknown_object: class("UnknownObject")?,
            internal: class("InternalError")?,
        })
    })
}

/// An exception of one of the classes.
fn make<'py, A>(py: Python<'py>, class: impl Fn(&Classes) -> &Py<PyAny>, args: A) -> PyErr
where
    A: pyo3::call::PyCallArgs<'py>,
{
    let made = classes(py).and_then(|classes| class(classes).bind(py).call1(args));
    match made {
        Ok(exception) => PyErr::from_value(exception),
        Err(error) => error,
    }
}

/// An object that a guest has and its host has not, or not any more.
pub fn unknown_object(py: Python<'_>, id: u64, class: &str, key: Option<&str>) -> PyErr {
    make(py, |c| &c.unknown_object, (id, class, key))
}

/// What the Rust API refused.
pub fn of(py: Python<'_>, error: Error, name: &str) -> PyErr {
    match error {
        Error::Syntax { rendered, line, message, .. } => {
            let source = rendered.lines().nth(1).map(|line| line.trim_start().to_string());
            let message = message.split_once(": ").map_or(message.as_str(), |(_, text)| text).to_string();
            make(py, |c| &c.syntax, (rendered.trim_end(), message, name, line, source))
        }
        Error::Busy => busy(py, "another program runs in this session: let it end, or cancel it"),
        Error::Inputs(text) => pyo3::exceptions::PyTypeError::new_err(text),
        Error::Value(text) => conversion(py, text),
        Error::Memory => limit(py, Limit::Memory, &Limits::unlimited()),
        Error::Snapshot(text) => snapshot(py, text),
        other => conversion(py, other.to_string()),
    }
}

/// An exception of the guest that nothing caught; `tool` and `cause` when it is the failure of a tool.
pub fn raised(py: Python<'_>, exception: &Exception, tool: Option<&str>, cause: Option<PyErr>) -> PyErr {
    let Exception { kind, message, traceback, exit_code, call, .. } = exception;
    let args = (kind, message, traceback, *exit_code, tool);
    let error = match (call, kind.as_str()) {
        (None, _) => make(py, |c| &c.guest, args),
        (Some(_), "ToolDenied") => make(py, |c| &c.tool_denied, args),
        (Some(_), _) => make(py, |c| &c.tool_failed, args),
    };
    if let Some(cause) = cause {
        error.set_cause(py, Some(cause));
    }
    error
}

/// A limit that was reached: which, what it was, and how to set it.
pub fn limit(py: Python<'_>, limit: Limit, limits: &Limits) -> PyErr {
    let name = match limit {
        Limit::ValueSize => "value",
        other => other.name(),
    };
    let seconds = |time: Option<Duration>| time.map(|time| format!("{} seconds", time.as_secs_f64()));
    let bytes = |n: Option<usize>| n.map(|n| format!("{n} bytes"));
    let was = match limit {
        Limit::Fuel => limits.fuel.map(|n| n.to_string()),
        Limit::Duration => seconds(limits.duration),
        Limit::Memory => bytes(limits.memory),
        Limit::Calls => limits.calls.map(|n| n.to_string()),
        Limit::Output => bytes(limits.output),
        Limit::ValueSize => bytes(Some(limits.value.bytes)),
        Limit::Waiting => seconds(limits.waiting),
        _ => None,
    };
    let was = was.map_or(String::new(), |was| format!(" of {was}"));
    let text = format!("the {name} limit{was} was reached; Limits({name}=...) sets another");
    make(py, |c| &c.limit, (text, name))
}

/// Somebody ended the program.
pub fn interrupted(py: Python<'_>) -> PyErr {
    make(py, |c| &c.interrupted, ("the program was interrupted",))
}

/// The session is in use.
pub fn busy(py: Python<'_>, text: &str) -> PyErr {
    make(py, |c| &c.busy, (text,))
}

/// A step that is over.
pub fn used(py: Python<'_>) -> PyErr {
    make(py, |c| &c.used, ("this step is over: it was resumed, or its session has gone on or was cancelled",))
}

/// A value that cannot cross.
pub fn conversion(py: Python<'_>, text: impl Into<String>) -> PyErr {
    make(py, |c| &c.conversion, (text.into(),))
}

/// Bytes that are no snapshot.
pub fn snapshot(py: Python<'_>, text: impl Into<String>) -> PyErr {
    make(py, |c| &c.snapshot, (text.into(),))
}

/// A bug of ours.
pub fn internal(py: Python<'_>, text: impl Into<String>) -> PyErr {
    make(py, |c| &c.internal, (text.into(),))
}

/// A session that belongs to the process from which this one was forked.
pub fn after_fork() -> PyErr {
    PyRuntimeError::new_err(
        "this session was made before this process was forked: make a new one here, or load its dump()",
    )
}

/// The name under which an exception of a tool arrives in the guest: its class, if that is a builtin one, else the nearest
/// class that it derives from; `None` for what no guest could tell from any other exception.
pub fn kind_of(py: Python<'_>, error: &PyErr) -> Option<String> {
    let class = error.get_type(py);
    let mro = class.mro();
    for base in mro.iter() {
        let Ok(base) = base.cast_into::<PyType>() else { continue };
        let is_builtin = base.module().is_ok_and(|module| module == "builtins");
        if let (true, Ok(name)) = (is_builtin, base.name()) {
            let name = name.to_string();
            let is_general = matches!(name.as_str(), "Exception" | "BaseException" | "object");
            // A subclass of `Exception` alone says nothing that `ToolError` does not.
            return if is_general && !class.is(&base) { None } else { Some(name) };
        }
    }
    None
}
