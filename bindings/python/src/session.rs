//! Sessions: guests that keep their state between programs.

use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use crate::calls::CallRecord;
use crate::convert;
use crate::errors;
use crate::guest::{Cell, Shared};
use crate::limits::{Limits, Usage};
use crate::options::{self, Options};
use crate::print::Print;
use crate::program::{self, Program};
use crate::saved;
use crate::steps;
use crate::tools::{Kept, Tools};

/// A guest that keeps its state between feeds.
#[pyclass(frozen, module = "hognose", weakref)]
pub struct Session(pub Shared);

/// What a caller gives as a program: one, or its source.
fn program_of(py: Python<'_>, code: &Bound<'_, PyAny>, name: &str) -> PyResult<hognose::Program> {
    match code.cast::<Program>() {
        Ok(program) => Ok(program.get().inner.clone()),
        Err(_) => program::compile(py, code, name),
    }
}

#[pymethods]
impl Session {
    #[new]
    #[pyo3(signature = (
        *, tools=None, limits=None, print=None, types=None, auto_import=true, names=false, host=None, overlap=true
    ))]
    #[expect(clippy::too_many_arguments, reason = "they are the keyword arguments of a method of Python")]
    fn new(
        py: Python<'_>,
        tools: Option<&Bound<'_, PyAny>>,
        limits: Option<&Bound<'_, Limits>>,
        print: Option<&Bound<'_, PyAny>>,
        types: Option<&Bound<'_, PyAny>>,
        auto_import: bool,
        names: bool,
        host: Option<&Bound<'_, PyAny>>,
        overlap: bool,
    ) -> PyResult<Session> {
        let tools = Tools::of(tools)?;
        let options = Options { tools, limits, print, types, auto_import, names, host, overlap };
        Ok(Session(Cell::new(options.guest(py, Print::collected())?)))
    }

    #[pyo3(signature = (code, inputs=None, *, name="script.py"))]
    fn feed(
        &self,
        py: Python<'_>,
        code: &Bound<'_, PyAny>,
        inputs: Option<&Bound<'_, PyAny>>,
        name: &str,
    ) -> PyResult<Py<PyAny>> {
        let mut guest = self.0.take(py)?;
        let program = program_of(py, code, name)?;
        guest.slice = None;
        guest.begin(py, &program, inputs)?;
        let value = guest.run(py)?;
        Ok(convert::leave(py, &value, &guest.types)?.unbind())
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn feed_async<'py>(
        slf: &Bound<'py, Session>,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let driver = slf.py().import("hognose._asyncio")?.getattr("feed")?;
        let all: Vec<Bound<'py, PyAny>> =
            std::iter::once(slf.clone().into_any()).chain(args.iter()).collect();
        driver.call(PyTuple::new(slf.py(), all)?, kwargs)
    }

    #[pyo3(signature = (code, inputs=None, *, name="script.py", slice=None))]
    fn start(
        &self,
        py: Python<'_>,
        code: &Bound<'_, PyAny>,
        inputs: Option<&Bound<'_, PyAny>>,
        name: &str,
        slice: Option<u64>,
    ) -> PyResult<Py<PyAny>> {
        let mut guest = self.0.take(py)?;
        let program = program_of(py, code, name)?;
        guest.slice = options::slice(slice)?;
        guest.begin(py, &program, inputs)?;
        steps::next(py, &self.0, &mut guest)
    }

    fn set(&self, py: Python<'_>, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut guest = self.0.take(py)?;
        let data = convert::enter(value, &mut guest.types, || format!("the value of '{name}'"))?;
        guest.session.set(name, &data).map_err(|error| errors::of(py, error, name))
    }

    fn add_tools(&self, py: Python<'_>, tools: &Bound<'_, PyAny>) -> PyResult<()> {
        let others = Tools::of(Some(tools))?;
        let mut guest = self.0.take(py)?;
        for type_ in &others.types {
            guest.types.declare(type_.bind(py))?;
        }
        guest.session.offer(&others.core);
        guest.tools = Kept::new(py, guest.tools.with(py, &others))?;
        Ok(())
    }

    #[getter]
    fn objects(&self, py: Python<'_>) -> PyResult<Py<PyDict>> {
        let guest = self.0.take(py)?;
        let objects = PyDict::new(py);
        for (id, exposed) in guest.types.objects.iter().flat_map(|objects| objects.all(py)) {
            objects.set_item(id, exposed)?;
        }
        Ok(objects.unbind())
    }

    fn revoke(&self, py: Python<'_>, object: &Bound<'_, PyAny>) -> PyResult<bool> {
        let mut guest = self.0.take(py)?;
        Ok(guest.types.objects.as_mut().is_some_and(|objects| objects.revoke(object)))
    }

    fn fork(&self, py: Python<'_>) -> PyResult<Session> {
        let guest = self.0.take(py)?;
        Ok(Session(Cell::new(saved::fork(py, &guest)?)))
    }

    #[getter]
    fn step(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let mut guest = self.0.take(py)?;
        saved::step(py, &self.0, &mut guest)
    }

    fn dump<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let guest = self.0.take(py)?;
        saved::with_dump(py, &guest, |bytes| PyBytes::new(py, bytes))
    }

    #[staticmethod]
    #[pyo3(signature = (data, *, tools=None, limits=None, print=None, types=None, objects=None))]
    fn load(
        py: Python<'_>,
        data: &[u8],
        tools: Option<&Bound<'_, PyAny>>,
        limits: Option<&Bound<'_, Limits>>,
        print: Option<&Bound<'_, PyAny>>,
        types: Option<&Bound<'_, PyAny>>,
        objects: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Session> {
        Ok(Session(Cell::new(saved::guest(py, data, tools, limits, print, types, objects)?)))
    }

    fn cancel(&self, py: Python<'_>) -> PyResult<()> {
        self.0.take(py)?.end();
        Ok(())
    }

    fn interrupt(&self) {
        self.0.interrupt.interrupt();
    }

    fn advance(&self, py: Python<'_>, seconds: f64) -> PyResult<()> {
        let Ok(time) = Duration::try_from_secs_f64(seconds) else {
            return Err(PyValueError::new_err(format!("seconds is a number from 0 on, not {seconds}")));
        };
        self.0.take(py)?.session.skip(time);
        Ok(())
    }

    #[getter]
    fn running(&self, py: Python<'_>) -> PyResult<bool> {
        Ok(self.0.take(py)?.session.is_running())
    }

    #[getter]
    fn stdout(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.0.take(py)?.print.shown(false).to_string())
    }

    #[getter]
    fn stderr(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.0.take(py)?.print.shown(true).to_string())
    }

    fn take_stdout(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.0.take(py)?.print.take(false))
    }

    fn take_stderr(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.0.take(py)?.print.take(true))
    }

    #[getter]
    fn usage(&self, py: Python<'_>) -> PyResult<Usage> {
        Ok(self.0.take(py)?.session.usage().into())
    }

    #[getter]
    fn limits(&self, py: Python<'_>) -> PyResult<Limits> {
        Ok(Limits(self.0.take(py)?.session.limits().clone()))
    }

    #[setter]
    fn set_limits(&self, py: Python<'_>, limits: &Bound<'_, Limits>) -> PyResult<()> {
        self.0.take(py)?.session.set_limits(limits.get().0.clone());
        Ok(())
    }

    #[getter]
    fn calls(&self, py: Python<'_>) -> PyResult<Vec<CallRecord>> {
        Ok(self.0.take(py)?.records.all())
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.0.traverse(&visit)
    }

    fn __clear__(&self) {
        self.0.clear();
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let Ok(guest) = self.0.take(py) else { return "<Session, in use>".to_string() };
        let usage = guest.session.usage();
        let state = if guest.session.is_running() { "waiting" } else { "ready" };
        format!("<Session {state}: {} calls, {} fuel, {} bytes>", usage.calls, usage.fuel, usage.memory)
    }

    fn _repr_html_<'py>(slf: &Bound<'py, Session>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("hognose._show")?.getattr("session")?.call1((slf,))
    }
}
