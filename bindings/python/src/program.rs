//! Programs: parsed once, run by anybody.

use pyo3::exceptions::{PyNotImplementedError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use crate::convert;
use crate::errors;
use crate::guest::Cell;
use crate::limits::Limits;
use crate::options::{self, Options};
use crate::print::Print;
use crate::steps;
use crate::tools::{Kept, Tools};

/// Python that was parsed and compiled once.
#[pyclass(frozen, module = "hognose", weakref)]
pub struct Program {
    pub inner: hognose::Program,
    tools: Kept,
}

/// Compiles a source. Long ones give the interpreter's lock away.
pub fn compile(py: Python<'_>, code: &Bound<'_, PyAny>, name: &str) -> PyResult<hognose::Program> {
    const LONG: usize = 4096;
    let made = if let Ok(text) = code.cast::<PyString>() {
        let Ok(text) = text.to_str() else {
            return Err(errors::conversion(py, "the code has a lone surrogate, which no source can have"));
        };
        if text.len() > LONG {
            py.detach(|| hognose::Program::named(name, text))
        } else {
            hognose::Program::named(name, text)
        }
    } else if let Ok(bytes) = code.cast::<PyBytes>() {
        hognose::Program::from_bytes(name, bytes.as_bytes())
    } else {
        let found = code.get_type().name()?;
        return Err(PyTypeError::new_err(format!("code is a str or bytes, not {found}")));
    };
    made.map_err(|error| errors::of(py, error, name))
}

impl Program {
    fn tools(&self, py: Python<'_>, tools: Option<&Bound<'_, PyAny>>) -> PyResult<Kept> {
        match tools.filter(|tools| !tools.is_none()) {
            None => Ok(self.tools.clone_ref(py)),
            tools => Tools::of(tools),
        }
    }

    /// Runs it to its first step.
    fn first_step(
        &self,
        py: Python<'_>,
        inputs: Option<&Bound<'_, PyAny>>,
        options: Options<'_, '_>,
        print: Print,
        slice: Option<u64>,
    ) -> PyResult<Py<PyAny>> {
        let mut guest = options.guest(py, print)?;
        guest.slice = slice;
        guest.begin(py, &self.inner, inputs)?;
        let cell = Cell::new(guest);
        let mut guest = cell.take(py)?;
        steps::next(py, &cell, &mut guest)
    }
}

#[pymethods]
impl Program {
    #[new]
    #[pyo3(signature = (code, *, inputs=None, name="script.py", tools=None, type_check=false))]
    fn new(
        py: Python<'_>,
        code: &Bound<'_, PyAny>,
        inputs: Option<&Bound<'_, PyAny>>,
        name: &str,
        tools: Option<&Bound<'_, PyAny>>,
        type_check: bool,
    ) -> PyResult<Program> {
        if type_check {
            return Err(PyNotImplementedError::new_err(
                "type_check=True: there is no type checker in this release",
            ));
        }
        let mut inner = compile(py, code, name)?;
        if let Some(inputs) = inputs.filter(|inputs| !inputs.is_none()) {
            if inputs.is_instance_of::<PyString>() {
                let text = format!("inputs is a list of names, such as [{}], not a str", inputs.repr()?);
                return Err(PyTypeError::new_err(text));
            }
            let names: Vec<String> =
                inputs.try_iter()?.map(|name| name?.extract()).collect::<PyResult<_>>()?;
            inner = inner.with_inputs(names);
        }
        Ok(Program { inner, tools: Tools::of(tools)? })
    }

    #[getter]
    fn code(&self) -> &str {
        self.inner.source()
    }

    #[getter]
    fn name(&self) -> &str {
        self.inner.name()
    }

    #[getter]
    fn inputs<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.inner.inputs().map(|inputs| PyTuple::new(py, inputs)).transpose()
    }

    #[pyo3(signature = (inputs=None, tools=None, limits=None, *, print=None, types=None, auto_import=true))]
    #[expect(clippy::too_many_arguments, reason = "they are the keyword arguments of a method of Python")]
    fn run(
        &self,
        py: Python<'_>,
        inputs: Option<&Bound<'_, PyAny>>,
        tools: Option<&Bound<'_, PyAny>>,
        limits: Option<&Bound<'_, Limits>>,
        print: Option<&Bound<'_, PyAny>>,
        types: Option<&Bound<'_, PyAny>>,
        auto_import: bool,
    ) -> PyResult<Py<PyAny>> {
        let tools = self.tools(py, tools)?;
        let options =
            Options { tools, limits, print, types, auto_import, names: false, host: None, overlap: true };
        let mut guest = options.guest(py, Print::Streams)?;
        guest.begin(py, &self.inner, inputs)?;
        let value = guest.run(py)?;
        Ok(convert::leave(py, &value, &guest.types)?.unbind())
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn run_async<'py>(
        slf: &Bound<'py, Program>,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let driver = slf.py().import("hognose._asyncio")?.getattr("run")?;
        let all: Vec<Bound<'py, PyAny>> =
            std::iter::once(slf.clone().into_any()).chain(args.iter()).collect();
        driver.call(PyTuple::new(slf.py(), all)?, kwargs)
    }

    #[pyo3(signature = (
        inputs=None, tools=None, limits=None, *, print=None, types=None, auto_import=true, names=false, host=None, slice=None
    ))]
    #[expect(clippy::too_many_arguments, reason = "they are the keyword arguments of a method of Python")]
    fn start(
        &self,
        py: Python<'_>,
        inputs: Option<&Bound<'_, PyAny>>,
        tools: Option<&Bound<'_, PyAny>>,
        limits: Option<&Bound<'_, Limits>>,
        print: Option<&Bound<'_, PyAny>>,
        types: Option<&Bound<'_, PyAny>>,
        auto_import: bool,
        names: bool,
        host: Option<&Bound<'_, PyAny>>,
        slice: Option<u64>,
    ) -> PyResult<Py<PyAny>> {
        let tools = self.tools(py, tools)?;
        let options = Options { tools, limits, print, types, auto_import, names, host, overlap: true };
        self.first_step(py, inputs, options, Print::collected(), options::slice(slice)?)
    }

    /// The first step for a driver of event loops: what is printed goes where `run` prints, and steps end with their slice.
    #[expect(clippy::too_many_arguments, reason = "they are the keyword arguments of a method of Python")]
    fn _start_async(
        &self,
        py: Python<'_>,
        inputs: Option<&Bound<'_, PyAny>>,
        tools: Option<&Bound<'_, PyAny>>,
        limits: Option<&Bound<'_, Limits>>,
        print: Option<&Bound<'_, PyAny>>,
        types: Option<&Bound<'_, PyAny>>,
        auto_import: bool,
        slice: u64,
    ) -> PyResult<Py<PyAny>> {
        let tools = self.tools(py, tools)?;
        let options =
            Options { tools, limits, print, types, auto_import, names: false, host: None, overlap: true };
        self.first_step(py, inputs, options, Print::Streams, Some(slice))
    }

    fn dump<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.inner.dump())
    }

    #[staticmethod]
    #[pyo3(signature = (data, *, tools=None))]
    fn load(py: Python<'_>, data: &[u8], tools: Option<&Bound<'_, PyAny>>) -> PyResult<Program> {
        let inner = hognose::Program::load(data).map_err(|error| errors::of(py, error, "<snapshot>"))?;
        Ok(Program { inner, tools: Tools::of(tools)? })
    }

    fn __reduce__<'py>(slf: &Bound<'py, Program>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        Ok((slf.get_type().getattr("load")?, (slf.get().dump(slf.py()),)))
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.tools.traverse(&visit)
    }

    fn __repr__(&self) -> String {
        let lines = self.inner.source().lines().count();
        let lines = if lines == 1 { "1 line".to_string() } else { format!("{lines} lines") };
        let inputs = self.inner.inputs().map_or(String::new(), |inputs| format!(", inputs={inputs:?}"));
        format!("<Program {}: {lines}{inputs}>", self.inner.name())
    }

    fn _repr_html_<'py>(slf: &Bound<'py, Program>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("hognose._show")?.getattr("program")?.call1((slf,))
    }
}
