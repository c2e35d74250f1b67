//! Steps: what a program that was started waits for, and how it goes on.
//!
//! A step belongs to a turn of its session. Whoever resumes it begins the next one; a step of before is over.

use std::sync::Arc;

use hognose::{Answer, Call, CallId, Capability, Data, Known, Name, Tool};
use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyMapping, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use crate::calls::CallRecord;
use crate::convert;
use crate::errors;
use crate::guest::{Guest, Outcome, Reply, Shared};
use crate::limits::Usage;
use crate::objects::Exposed;
use crate::saved;
use crate::session::Session;
use crate::tools::{self, Refused};

/// Runs to the next step, and makes it.
pub fn next(py: Python<'_>, cell: &Shared, guest: &mut Guest) -> PyResult<Py<PyAny>> {
    loop {
        let outcome = guest.next(py)?;
        let Outcome::Call(call) = &outcome else { return make(py, cell, guest, outcome) };
        let (id, tool) = (call.id, call.tool.clone());
        let error = match make(py, cell, guest, outcome) {
            Ok(step) => return Ok(step),
            Err(error) => error,
        };
        // Arguments that a class of the host refuses: the guest made them, and hears of it.
        let Some(failure) = tools::failure_of(py, &error) else {
            guest.end();
            return Err(error);
        };
        guest.answer(py, id, &tool, Reply { answer: Answer::Error(failure), cause: Some(error) })?;
    }
}

/// The step that an outcome is.
pub fn make(py: Python<'_>, cell: &Shared, guest: &mut Guest, outcome: Outcome) -> PyResult<Py<PyAny>> {
    let (cell, turn) = (cell.clone(), guest.turn);
    let at = At { cell, turn };
    Ok(match outcome {
        Outcome::Call(call) => Py::new(py, FunctionCall::new(py, at, *call, guest)?)?.into_any(),
        Outcome::Futures { cancelled } => {
            let timer = guest.session.next_timer().map(|time| time.as_secs_f64());
            Py::new(py, Futures { at, pending: pending(guest), timer, cancelled })?.into_any()
        }
        Outcome::Name(name) => Py::new(py, NameLookup { at, name })?.into_any(),
        Outcome::Running => Py::new(py, Running { at })?.into_any(),
        Outcome::Complete(value) => {
            let value = convert::leave(py, &value, &guest.types)?.unbind();
            Py::new(py, Complete { cell: at.cell, value })?.into_any()
        }
    })
}

/// The calls that were deferred and have no answer.
fn pending(guest: &Guest) -> Vec<u64> {
    let shown = |id: &CallId| !guest.queue.iter().any(|call| call.id == *id) && guest.current != Some(*id);
    let timers = guest.session.timer_ids();
    let ids = guest.session.outstanding_ids().into_iter();
    ids.filter(shown).filter(|id| !timers.contains(id)).map(|id| id.number).collect()
}

/// Where a step is.
pub struct At {
    pub cell: Shared,
    pub turn: u64,
}

impl At {
    /// Does something with the guest, if this step is its present one.
    fn with<T>(&self, py: Python<'_>, act: impl FnOnce(&Shared, &mut Guest) -> PyResult<T>) -> PyResult<T> {
        let mut guest = self.cell.take(py)?;
        if guest.turn != self.turn {
            return Err(errors::used(py));
        }
        act(&self.cell, &mut guest)
    }

    fn session(&self) -> Session {
        Session(self.cell.clone())
    }

    fn dump<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.with(py, |_, guest| saved::with_dump(py, guest, |bytes| PyBytes::new(py, bytes)))
    }
}

/// What a caller answers: a value or an exception.
fn reply(
    py: Python<'_>,
    guest: &mut Guest,
    tool: &Name,
    value: Option<&Bound<'_, PyAny>>,
    error: Option<&Bound<'_, PyAny>>,
) -> PyResult<Reply> {
    if let Some(error) = error.filter(|error| !error.is_none()) {
        if !error.is_instance_of::<pyo3::exceptions::PyBaseException>() {
            let found = error.get_type().name()?;
            return Err(PyTypeError::new_err(format!("error is an exception, not {found}")));
        }
        let error = PyErr::from_value(error.clone());
        return match tools::failure_of(py, &error) {
            Some(failure) => Ok(Reply { answer: Answer::Error(failure), cause: Some(error) }),
            None => {
                let name = error.get_type(py).name()?.to_string();
                let text = format!("a guest cannot be given a {name}: cancel() its session instead");
                Err(PyTypeError::new_err(text))
            }
        };
    }
    let data = match value {
        Some(value) => convert::enter(value, &mut guest.types, || format!("the result of {tool}()"))?,
        None => Data::None,
    };
    Ok(Reply { answer: Answer::Value(data), cause: None })
}

/// A program waits for the answer to a call.
#[pyclass(frozen, module = "hognose", weakref)]
pub struct FunctionCall {
    at: At,
    call: Call,
    args: Py<PyTuple>,
    kwargs: Option<Py<PyDict>>,
    /// The object whose method it is, as long as the session has it.
    object: Option<Py<Exposed>>,
    /// It is a capability that is used, and no tool.
    capability: Option<Capability>,
}

impl FunctionCall {
    pub fn new(py: Python<'_>, at: At, call: Call, guest: &Guest) -> PyResult<FunctionCall> {
        let args = convert::tuple_of(py, &call.args, &guest.types)?.unbind();
        let kwargs = match call.kwargs.is_empty() {
            true => None,
            false => Some(convert::dict_of(py, &call.kwargs, &guest.types)?.unbind()),
        };
        let is_tool = call.object.is_some() || guest.tools.get(&call).is_some();
        let capability = Capability::of_call(call.tool.as_str()).filter(|_| !is_tool);
        let objects = call.object.zip(guest.types.objects.as_ref());
        let object = objects.and_then(|(id, objects)| objects.get(py, id)).map(Bound::unbind);
        Ok(FunctionCall { at, call, args, kwargs, object, capability })
    }
}

#[pymethods]
impl FunctionCall {
    #[getter]
    fn name(&self) -> &str {
        self.call.tool.as_str()
    }

    #[getter]
    fn args(&self, py: Python<'_>) -> Py<PyTuple> {
        self.args.clone_ref(py)
    }

    #[getter]
    fn kwargs<'py>(&self, py: Python<'py>) -> Bound<'py, PyDict> {
        match &self.kwargs {
            Some(kwargs) => kwargs.bind(py).clone(),
            None => PyDict::new(py),
        }
    }

    #[getter]
    fn object(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        match (&self.object, self.call.object) {
            (Some(exposed), _) => Ok(Some(exposed.get().object.clone_ref(py))),
            (None, None) => Ok(None),
            (None, Some(id)) => Err(errors::unknown_object(py, id, "object", None)),
        }
    }

    #[getter]
    fn exposed(&self, py: Python<'_>) -> Option<Py<Exposed>> {
        self.object.as_ref().map(|exposed| exposed.clone_ref(py))
    }

    #[getter]
    fn object_id(&self) -> Option<u64> {
        self.call.object
    }

    #[getter]
    fn is_attribute(&self) -> bool {
        self.call.is_attribute
    }

    #[getter]
    fn id(&self) -> u64 {
        self.call.id.number
    }

    #[getter]
    fn file(&self) -> Option<&str> {
        self.call.place.as_ref().map(|place| &*place.file)
    }

    #[getter]
    fn line(&self) -> Option<u32> {
        self.call.place.as_ref().map(|place| place.line)
    }

    #[getter]
    fn overlaps(&self) -> bool {
        self.call.overlaps
    }

    #[getter]
    fn capability(&self) -> Option<&'static str> {
        self.capability.map(Capability::name)
    }

    #[getter]
    fn session(&self) -> Session {
        self.at.session()
    }

    #[pyo3(signature = (value=None, *, error=None))]
    fn resume(
        &self,
        py: Python<'_>,
        value: Option<&Bound<'_, PyAny>>,
        error: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        if value.is_some_and(|value| !value.is_none()) && error.is_some_and(|error| !error.is_none()) {
            return Err(PyTypeError::new_err("a call is answered with a value or an error, not with both"));
        }
        self.at.with(py, |cell, guest| {
            let reply = reply(py, guest, &self.call.tool, value, error)?;
            guest.answer(py, self.call.id, &self.call.tool, reply)?;
            next(py, cell, guest)
        })
    }

    fn defer(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.at.with(py, |cell, guest| {
            guest.current = None;
            next(py, cell, guest)
        })
    }

    fn dump<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.at.dump(py)
    }

    /// Looks the call over and calls its tool: for the driver of event loops. What it gives is the tool's own: a value or an
    /// awaitable. `None` and a plan when there is more to do than to call (`_calling.Plan`).
    fn _invoke<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (tools, ask, plan) = self.at.with(py, |_, guest| {
            let receiver = match tools::receiver(py, &self.call, &guest.types) {
                Ok(receiver) => receiver,
                Err(why) => return refused(py, why),
            };
            let ask = guest.tools.ask.as_ref().map(|ask| ask.clone_ref(py));
            let tools = match &receiver {
                None => guest.tools.clone_ref(py),
                Some(exposed) => exposed.get().tools.clone_ref(py),
            };
            if self.call.is_attribute {
                return Ok((tools, ask, None));
            }
            let Some(entry) = tools.get(&self.call) else {
                return refused(py, tools::unknown(&tools, &self.call));
            };
            let made = guest.made(&self.call);
            let ready = match tools::prepare(py, &tools, entry, &self.call, &guest.types, made) {
                Ok(ready) => ready,
                Err(why) => return refused(py, why),
            };
            Ok((tools, ask, Some(ready)))
        })?;
        let Some(plan) = plan else {
            // Outside of the session: reading an attribute may use it.
            return self.object(py)?.into_pyobject(py)?.getattr(self.call.tool.as_str());
        };
        let Some(entry) = tools.get(&self.call) else {
            return refused(py, tools::unknown(&tools, &self.call));
        };
        if entry.is_plain() {
            return entry.function.bind(py).call(plan.args, plan.kwargs.as_ref());
        }
        let request = match tools::is_asked(entry) {
            true if ask.is_none() => {
                return refused(py, tools::nobody(&self.call).into());
            }
            true => Some(tools::request(py, entry, &self.call, &plan)?),
            false => None,
        };
        let named = plan.kwargs.unwrap_or_else(|| PyDict::new(py));
        let details = (&entry.function, plan.args, named, entry.thread, entry.timeout, ask, request);
        py.import("hognose._calling")?.getattr("Plan")?.call1(details)
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.args)?;
        visit.call(&self.kwargs)?;
        visit.call(&self.object)?;
        self.at.cell.traverse(&visit)
    }

    fn __clear__(&self) {
        if Arc::strong_count(&self.at.cell) == 1 {
            self.at.cell.clear();
        }
    }

    fn __repr__(&self) -> String {
        let place = self.call.place.as_ref().map_or(String::new(), |place| format!(" at {place}"));
        let shown = match &self.object {
            // The class says more than the number.
            Some(exposed) => {
                let class = exposed.get().class.rsplit('.').next().unwrap_or_default();
                let call = self.call.to_string();
                format!("{class}{}", call.split_once('.').map_or("", |(number, _)| &call[number.len()..]))
            }
            None => self.call.to_string(),
        };
        format!("<FunctionCall {}{place}>", short(&shown))
    }
}

/// Raises what a guest would be told, as the exception that `resume` makes that of.
fn refused<T>(py: Python<'_>, why: Refused) -> PyResult<T> {
    match why {
        Refused::Host(error) => Err(error),
        Refused::Failure(failure) => {
            let calling = py.import("hognose._calling")?;
            let error = calling.getattr("failure")?.call1((failure.kind, failure.message))?;
            Err(PyErr::from_value(error))
        }
    }
}

/// A text of a line.
fn short(text: &str) -> String {
    const MOST: usize = 120;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

/// A program waits for answers that were deferred, or for a time.
#[pyclass(frozen, module = "hognose", weakref)]
pub struct Futures {
    at: At,
    pending: Vec<u64>,
    timer: Option<f64>,
    cancelled: Vec<u64>,
}

#[pymethods]
impl Futures {
    #[getter]
    fn pending(&self) -> Vec<u64> {
        self.pending.clone()
    }

    #[getter]
    fn calls(&self, py: Python<'_>) -> PyResult<Vec<FunctionCall>> {
        self.at.with(py, |cell, guest| {
            let calls = guest.session.outstanding();
            let calls = calls.into_iter().filter(|call| self.pending.contains(&call.id.number));
            // No turn is theirs: answers go to this step.
            calls
                .map(|call| FunctionCall::new(py, At { cell: cell.clone(), turn: u64::MAX }, call, guest))
                .collect()
        })
    }

    #[getter]
    fn timer(&self) -> Option<f64> {
        self.timer
    }

    #[getter]
    fn cancelled(&self) -> Vec<u64> {
        self.cancelled.clone()
    }

    #[getter]
    fn session(&self) -> Session {
        self.at.session()
    }

    #[pyo3(signature = (values=None, *, errors=None))]
    fn resume(
        &self,
        py: Python<'_>,
        values: Option<&Bound<'_, PyAny>>,
        errors: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let values = by_id(values, "values")?;
        let errors = by_id(errors, "errors")?;
        if let Some((id, _)) = values.iter().find(|(id, _)| errors.iter().any(|(other, _)| other == id)) {
            return Err(PyTypeError::new_err(format!(
                "call {id} is answered with a value or an error, not with both"
            )));
        }
        self.at.with(py, |cell, guest| {
            for (id, _) in values.iter().chain(&errors) {
                if !self.pending.contains(id) {
                    let known: Vec<String> = self.pending.iter().map(u64::to_string).collect();
                    let text = format!("call {id} is not pending; pending calls are {}", known.join(", "));
                    return Err(PyKeyError::new_err(text));
                }
            }
            let names: Vec<(CallId, Name)> = match errors.is_empty() && values.is_empty() {
                true => Vec::new(),
                false => guest.session.outstanding_names(),
            };
            // Everything is looked at before anything is answered.
            let mut replies = Vec::with_capacity(values.len() + errors.len());
            let all = values.iter().map(|(id, value)| (id, Some(value), None));
            let all = all.chain(errors.iter().map(|(id, error)| (id, None, Some(error))));
            for (number, value, error) in all {
                let Some((id, name)) = names.iter().find(|(id, _)| id.number == *number) else { continue };
                replies.push((*id, name, reply(py, guest, name, value, error)?));
            }
            for (id, name, reply) in replies {
                guest.answer(py, id, name, reply)?;
            }
            next(py, cell, guest)
        })
    }

    fn dump<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.at.dump(py)
    }

    fn __repr__(&self) -> String {
        let timer = self.timer.map_or(String::new(), |time| format!(", timer={time:.3}"));
        format!("<Futures pending={:?}{timer}>", self.pending)
    }
}

fn by_id<'py>(values: Option<&Bound<'py, PyAny>>, what: &str) -> PyResult<Vec<(u64, Bound<'py, PyAny>)>> {
    let Some(values) = values.filter(|values| !values.is_none()) else { return Ok(Vec::new()) };
    let wrong = || PyTypeError::new_err(format!("{what} is a dict with the numbers of calls as its keys"));
    let mapping = values.cast::<PyMapping>().map_err(|_| wrong())?;
    let mut found = Vec::new();
    for item in mapping.items()?.iter() {
        let (id, value): (Bound<'py, PyAny>, Bound<'py, PyAny>) = item.extract()?;
        found.push((id.extract().map_err(|_| wrong())?, value));
    }
    Ok(found)
}

/// A program uses a name that nobody has defined.
#[pyclass(frozen, module = "hognose", weakref)]
pub struct NameLookup {
    at: At,
    name: String,
}

#[pymethods]
impl NameLookup {
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    #[getter]
    fn session(&self) -> Session {
        self.at.session()
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn resume(
        &self,
        py: Python<'_>,
        args: &Bound<'_, PyTuple>,
        kwargs: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        // Any value may be meant, `None` and `...` too: what counts is whether there is one.
        let named = kwargs.map(|kwargs| kwargs.get_item("value")).transpose()?.flatten();
        let others = kwargs.map_or(0, |kwargs| kwargs.len()) - usize::from(named.is_some());
        if others > 0 || args.len() + usize::from(named.is_some()) > 1 {
            return Err(PyTypeError::new_err("resume() takes at most one value, by position or as 'value'"));
        }
        let given = args.iter().next().or(named);
        self.at.with(py, |cell, guest| {
            let known = match &given {
                None => Known::Nothing,
                Some(value) => match tools::known(value, &mut guest.types, &self.name) {
                    Ok(data) => Known::Value(data),
                    Err(_) if value.is_callable() => {
                        let one = PyDict::new(py);
                        one.set_item(&self.name, value)?;
                        let others = tools::Tools::of(Some(one.as_any()))?;
                        guest.tools = tools::Kept::new(py, guest.tools.with(py, &others))?;
                        Known::Tool(Tool::new(self.name.clone()))
                    }
                    Err(error) => return Err(error),
                },
            };
            guest.session.answer_name(&self.name, known).map_err(|error| errors::of(py, error, ""))?;
            next(py, cell, guest)
        })
    }

    fn dump<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.at.dump(py)
    }

    fn __repr__(&self) -> String {
        format!("<NameLookup {}>", self.name)
    }
}

/// A program has used its slice of fuel.
#[pyclass(frozen, module = "hognose", weakref)]
pub struct Running {
    at: At,
}

#[pymethods]
impl Running {
    #[getter]
    fn session(&self) -> Session {
        self.at.session()
    }

    fn resume(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.at.with(py, |cell, guest| next(py, cell, guest))
    }

    /// As `resume`, to the next step that is another one.
    fn _resume_all(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.at.with(py, |cell, guest| {
            let slice = guest.slice.take();
            let outcome = guest.next(py);
            guest.slice = slice;
            make(py, cell, guest, outcome?)
        })
    }

    fn dump<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.at.dump(py)
    }

    fn __repr__(&self) -> &'static str {
        "<Running>"
    }
}

/// A program is done.
#[pyclass(frozen, module = "hognose", weakref)]
pub struct Complete {
    cell: Shared,
    value: Py<PyAny>,
}

#[pymethods]
impl Complete {
    #[getter]
    fn value(&self, py: Python<'_>) -> Py<PyAny> {
        self.value.clone_ref(py)
    }

    #[getter]
    fn session(&self) -> Session {
        Session(self.cell.clone())
    }

    #[getter]
    fn calls(&self, py: Python<'_>) -> PyResult<Vec<CallRecord>> {
        Ok(self.cell.take(py)?.records.all())
    }

    #[getter]
    fn usage(&self, py: Python<'_>) -> PyResult<Usage> {
        Ok(self.cell.take(py)?.session.usage().into())
    }

    #[getter]
    fn stdout(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.cell.take(py)?.print.shown(false).to_string())
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<Complete {}>", short(&self.value.bind(py).repr()?.to_string_lossy())))
    }

    fn _repr_html_<'py>(slf: &Bound<'py, Complete>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("hognose._show")?.getattr("complete")?.call1((slf,))
    }
}
