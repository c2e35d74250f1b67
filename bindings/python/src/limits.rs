//! `Limits` and `Usage`: what a guest may use, and what it has used.

use std::time::Duration;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyEllipsis, PyInt, PyString};

/// What a guest may use.
#[pyclass(frozen, eq, module = "hognose")]
#[derive(Clone, PartialEq)]
pub struct Limits(pub hognose::Limits);

impl Limits {
    /// Those that were given, or the default ones.
    pub fn or_default(limits: Option<&Bound<'_, Limits>>) -> hognose::Limits {
        limits.map_or_else(hognose::Limits::default, |limits| limits.get().0.clone())
    }
}

/// The names, in the order in which they are shown.
const NAMES: [&str; 9] =
    ["fuel", "duration", "memory", "depth", "calls", "output", "value", "waiting", "in_flight"];

#[pymethods]
impl Limits {
    #[new]
    #[pyo3(signature = (**limits))]
    fn new(limits: Option<&Bound<'_, PyDict>>) -> PyResult<Limits> {
        let mut made = hognose::Limits::default();
        for (name, value) in limits.into_iter().flat_map(|limits| limits.iter()) {
            if value.cast::<PyEllipsis>().is_ok() {
                continue;
            }
            let name = name.to_string();
            match name.as_str() {
                "fuel" => made.fuel = optional(&name, &value, count)?,
                "duration" => made.duration = optional(&name, &value, time)?,
                "memory" => made.memory = optional(&name, &value, size)?,
                "depth" => made.depth = at_least_one(&name, &value)?,
                "calls" => made.calls = optional(&name, &value, count)?,
                "output" => made.output = optional(&name, &value, size)?,
                "value" => made.value.bytes = size(&name, &value)?,
                "waiting" => made.waiting = optional(&name, &value, time)?,
                "in_flight" => made.in_flight = at_least_one(&name, &value)?,
                _ => {
                    // The words of the core, which knows what was meant.
                    let hint = made.set(&format!("{name}=1")).err().unwrap_or_default();
                    return Err(PyTypeError::new_err(hint.replace("in-flight", "in_flight")));
                }
            }
        }
        Ok(Limits(made))
    }

    #[staticmethod]
    fn unlimited() -> Limits {
        Limits(hognose::Limits::unlimited())
    }

    #[getter]
    fn fuel(&self) -> Option<u64> {
        self.0.fuel
    }

    #[getter]
    fn duration(&self) -> Option<f64> {
        self.0.duration.map(|time| time.as_secs_f64())
    }

    #[getter]
    fn memory(&self) -> Option<usize> {
        self.0.memory
    }

    #[getter]
    fn depth(&self) -> usize {
        self.0.depth
    }

    #[getter]
    fn calls(&self) -> Option<u64> {
        self.0.calls
    }

    #[getter]
    fn output(&self) -> Option<usize> {
        self.0.output
    }

    #[getter]
    fn value(&self) -> usize {
        self.0.value.bytes
    }

    #[getter]
    fn waiting(&self) -> Option<f64> {
        self.0.waiting.map(|time| time.as_secs_f64())
    }

    #[getter]
    fn in_flight(&self) -> usize {
        self.0.in_flight
    }

    fn __repr__(slf: &Bound<'_, Limits>) -> PyResult<String> {
        let mut shown = Vec::new();
        for name in NAMES {
            shown.push(format!("{name}={}", slf.getattr(name)?.repr()?));
        }
        Ok(format!("Limits({})", shown.join(", ")))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Limits>) -> PyResult<(Bound<'py, PyAny>, (), Bound<'py, PyDict>)> {
        let named = PyDict::new(slf.py());
        for name in NAMES {
            named.set_item(name, slf.getattr(name)?)?;
        }
        let partial = slf.py().import("functools")?.getattr("partial")?;
        Ok((partial.call((slf.get_type(),), Some(&named))?, (), PyDict::new(slf.py())))
    }

    fn __setstate__(&self, _state: &Bound<'_, PyAny>) {}
}

fn optional<T>(
    name: &str,
    value: &Bound<'_, PyAny>,
    read: impl Fn(&str, &Bound<'_, PyAny>) -> PyResult<T>,
) -> PyResult<Option<T>> {
    if value.is_none() { Ok(None) } else { read(name, value).map(Some) }
}

fn count(name: &str, value: &Bound<'_, PyAny>) -> PyResult<u64> {
    if !value.is_instance_of::<PyInt>() || value.is_instance_of::<PyBool>() {
        let found = value.get_type().name()?;
        return Err(PyTypeError::new_err(format!("{name} is an integer, not {found}")));
    }
    value.extract().map_err(|_| PyValueError::new_err(format!("{name} is from 0 to 2**64 - 1, not {value}")))
}

fn at_least_one(name: &str, value: &Bound<'_, PyAny>) -> PyResult<usize> {
    match usize::try_from(count(name, value)?) {
        Ok(n) if n > 0 => Ok(n),
        _ => Err(PyValueError::new_err(format!("{name} is at least 1, not {value}"))),
    }
}

/// Bytes, as a number or a text with a unit.
fn size(name: &str, value: &Bound<'_, PyAny>) -> PyResult<usize> {
    if let Ok(text) = value.cast::<PyString>() {
        let mut limits = hognose::Limits::default();
        limits
            .set(&format!("memory={text}"))
            .map_err(|error| PyValueError::new_err(error.replace("memory", name)))?;
        return limits.memory.ok_or_else(|| PyValueError::new_err(format!("{name} is a size, not {text}")));
    }
    Ok(usize::try_from(count(name, value)?).unwrap_or(usize::MAX / 4).min(usize::MAX / 4))
}

/// Seconds, or a `timedelta`.
fn time(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Duration> {
    let seconds: f64 = match value.getattr_opt("total_seconds")? {
        Some(total) => total.call0()?.extract()?,
        None => value.extract().map_err(|_| {
            let found = value.get_type().name().map_or_else(|_| "?".to_string(), |name| name.to_string());
            PyTypeError::new_err(format!("{name} is a number of seconds or a timedelta, not {found}"))
        })?,
    };
    if seconds == f64::INFINITY {
        return Ok(Duration::MAX / 4);
    }
    Duration::try_from_secs_f64(seconds)
        .map_err(|_| PyValueError::new_err(format!("{name} is a number of seconds from 0 on, not {seconds}")))
}

/// What a guest has used.
#[pyclass(frozen, eq, get_all, module = "hognose")]
#[derive(Clone, PartialEq)]
pub struct Usage {
    fuel: u64,
    memory: usize,
    calls: u64,
    output: usize,
    duration: f64,
}

impl From<hognose::Usage> for Usage {
    fn from(usage: hognose::Usage) -> Usage {
        Usage {
            fuel: usage.fuel,
            memory: usage.memory,
            calls: usage.calls,
            output: usage.output,
            duration: usage.duration.as_secs_f64(),
        }
    }
}

#[pymethods]
impl Usage {
    fn __repr__(&self) -> String {
        let Usage { fuel, memory, calls, output, duration } = self;
        format!("Usage(fuel={fuel}, memory={memory}, calls={calls}, output={output}, duration={duration:.6})")
    }
}
