//! Where what a guest prints goes: to a function of the host, to this process's own streams, or it is collected.

use pyo3::prelude::*;
use pyo3::{PyTraverseError, PyVisit};

/// Where it goes.
pub enum Print {
    /// To `sys.stdout` and `sys.stderr`.
    Streams,
    /// It is kept until somebody asks.
    Collected { stdout: String, stderr: String },
    /// To a function that takes a text.
    Text(Py<PyAny>),
    /// To a function that takes the name of the stream, and a text.
    Stream(Py<PyAny>),
}

impl Print {
    /// Nothing printed yet, nobody to tell.
    pub fn collected() -> Print {
        Print::Collected { stdout: String::new(), stderr: String::new() }
    }

    /// A function of the host: called with one argument or two, by what it takes.
    pub fn of(function: &Bound<'_, PyAny>) -> PyResult<Print> {
        if !function.is_callable() {
            let found = function.get_type().name()?;
            let text =
                format!("print is a function of one argument (text) or two (stream, text), not {found}");
            return Err(pyo3::exceptions::PyTypeError::new_err(text));
        }
        if crate::tools::is_builtin(function) {
            return Ok(Print::Text(function.clone().unbind()));
        }
        // A plain function says so itself; looking at a signature takes as long as a short program.
        if let Some(code) = function.getattr_opt("__code__")?
            && let Ok(takes) = code.getattr("co_argcount")?.extract::<usize>()
        {
            let defaults = function.getattr("__defaults__")?;
            let defaults = if defaults.is_none() { 0 } else { defaults.len()? };
            let own = function.clone().unbind();
            return Ok(if takes - defaults.min(takes) >= 2 { Print::Stream(own) } else { Print::Text(own) });
        }
        let positional = function.py().import("hognose._calling")?.getattr("positional_parameters")?;
        let takes: usize = positional.call1((function,))?.extract()?;
        Ok(if takes >= 2 {
            Print::Stream(function.clone().unbind())
        } else {
            Print::Text(function.clone().unbind())
        })
    }

    /// Shows the collector the function.
    pub fn traverse(&self, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        match self {
            Print::Text(function) | Print::Stream(function) => visit.call(function),
            Print::Streams | Print::Collected { .. } => Ok(()),
        }
    }

    /// The same for another guest.
    pub fn copy(&self, py: Python<'_>) -> Print {
        match self {
            Print::Streams => Print::Streams,
            Print::Collected { stdout, stderr } => {
                Print::Collected { stdout: stdout.clone(), stderr: stderr.clone() }
            }
            Print::Text(function) => Print::Text(function.clone_ref(py)),
            Print::Stream(function) => Print::Stream(function.clone_ref(py)),
        }
    }

    /// Hands on what was printed.
    pub fn write(&mut self, py: Python<'_>, stdout: &str, stderr: &str) -> PyResult<()> {
        for (stream, text) in [("stdout", stdout), ("stderr", stderr)] {
            if text.is_empty() {
                continue;
            }
            match self {
                Print::Collected { stdout, .. } if stream == "stdout" => stdout.push_str(text),
                Print::Collected { stderr, .. } => stderr.push_str(text),
                Print::Text(function) => drop(function.bind(py).call1((text,))?),
                Print::Stream(function) => drop(function.bind(py).call1((stream, text))?),
                Print::Streams => {
                    let sink = py.import("sys")?.getattr(stream)?;
                    // A process may have none.
                    if !sink.is_none() {
                        sink.call_method1("write", (text,))?;
                    }
                }
            }
        }
        Ok(())
    }

    /// What was collected.
    pub fn shown(&self, stderr: bool) -> &str {
        match self {
            Print::Collected { stdout, .. } if !stderr => stdout,
            Print::Collected { stderr, .. } => stderr,
            _ => "",
        }
    }

    /// Takes what was collected.
    pub fn take(&mut self, stderr: bool) -> String {
        match self {
            Print::Collected { stdout, .. } if !stderr => std::mem::take(stdout),
            Print::Collected { stderr, .. } => std::mem::take(stderr),
            _ => String::new(),
        }
    }
}
