//! Tools as the compiled part has them: functions of Python, each with what was said of it.

use std::collections::HashMap;
use std::sync::LazyLock;

use hognose::{Answer, Call, Data, Failure, HostModule, Name, Policy};
use pyo3::exceptions::{PyKeyError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCFunction, PyDict, PyMapping, PyString, PyTuple, PyType};
use pyo3::{PyTraverseError, PyVisit};

use crate::convert::{self, Types};
use crate::errors;
use crate::objects::Exposed;

/// One tool.
pub struct Entry {
    pub function: Py<PyAny>,
    /// Makes of arguments what the function's annotations say.
    adapt: Option<Py<PyAny>>,
    policy: Policy,
    pub timeout: Option<f64>,
    max_calls: Option<u64>,
    check: Option<Py<PyAny>>,
    /// It runs in a thread of its own, beside an event loop.
    pub thread: bool,
}

/// All tools of a guest.
#[derive(Default)]
pub struct Tools {
    entries: HashMap<Name, Entry>,
    pub core: hognose::Toolbox,
    pub ask: Option<Py<PyAny>>,
    pub types: Vec<Py<PyType>>,
    /// Whether one of them may be called so many times only.
    pub are_counted: bool,
    /// Whether imports that fail do not say what there is instead.
    pub no_hints: bool,
}

/// The tools of a `Toolbox`, compiled: made by `Toolbox._table()`, and made anew after a change.
///
/// Programs and guests that have the same tools share one, so that the collector of Python counts each function once.
#[pyclass(frozen, module = "hognose")]
pub struct ToolTable(Tools);

/// Tools that several may have; mostly there are none.
#[derive(Default)]
pub struct Kept(Option<Py<ToolTable>>);

impl Kept {
    /// These tools, for those who will have them.
    pub fn new(py: Python<'_>, tools: Tools) -> PyResult<Kept> {
        Ok(Kept(Some(Py::new(py, ToolTable(tools))?)))
    }

    /// The same ones for somebody else.
    pub fn clone_ref(&self, py: Python<'_>) -> Kept {
        Kept(self.0.as_ref().map(|table| table.clone_ref(py)))
    }

    /// Shows the collector the table.
    pub fn traverse(&self, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.0.iter().try_for_each(|table| visit.call(table))
    }
}

impl std::ops::Deref for Kept {
    type Target = Tools;

    fn deref(&self) -> &Tools {
        static NONE: LazyLock<Tools> = LazyLock::new(Tools::default);
        self.0.as_ref().map_or(&NONE, |table| &table.get().0)
    }
}

#[pymethods]
impl ToolTable {
    #[new]
    #[pyo3(signature = (entries, modules=Vec::new(), ask=None, types=Vec::new(), hints=true))]
    fn new(
        py: Python<'_>,
        entries: Vec<Bound<'_, PyTuple>>,
        modules: Vec<Parts<'_>>,
        ask: Option<Py<PyAny>>,
        types: Vec<Py<PyType>>,
        hints: bool,
    ) -> PyResult<ToolTable> {
        let mut tools = Tools { ask, types, no_hints: !hints, ..Tools::default() };
        for entry in entries {
            tools.add_entry(&entry)?;
        }
        for parts in modules {
            let module = module_of(py, parts)?;
            tools.core = std::mem::take(&mut tools.core).with_module(module);
        }
        Ok(ToolTable(tools))
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.0.traverse(&visit)
    }
}

/// A module of the host: name, description, source, constants, stub.
type Parts<'py> = (String, Option<String>, Option<String>, Bound<'py, PyDict>, Option<String>);

fn module_of(
    py: Python<'_>,
    (name, description, source, constants, stub): Parts<'_>,
) -> PyResult<HostModule> {
    let mut types = Types::of_guest();
    let mut module = HostModule::new(&name);
    for (constant, value) in constants.iter() {
        let constant: String = constant.extract()?;
        let value = convert::enter(&value, &mut types, || format!("the constant '{constant}' of '{name}'"))?;
        module = module.constant(constant, value);
    }
    if let Some(description) = description {
        module = module.description(description);
    }
    if let Some(stub) = stub {
        module = module.stub(stub);
    }
    match source {
        Some(source) => module.source(source).map_err(|error| errors::of(py, error, &format!("{}.py", name.replace('.', "/")))),
        None => Ok(module),
    }
}

impl Tools {
    /// What a caller gave as `tools`: a `Toolbox`, a mapping of names and functions, or functions.
    pub fn of(tools: Option<&Bound<'_, PyAny>>) -> PyResult<Kept> {
        let Some(given) = tools.filter(|tools| !tools.is_none()) else { return Ok(Kept::default()) };
        let py = given.py();
        if let Ok(dict) = given.cast::<PyDict>() {
            let mut made = Tools::default();
            for (name, function) in dict.iter() {
                made.add_function(&name, &function)?;
            }
            return Kept::new(py, made);
        }
        if let Some(table) = given.getattr_opt("_table")? {
            let table = table.call0()?;
            return Ok(Kept(Some(table.cast_into::<ToolTable>()?.unbind())));
        }
        let mut made = Tools::default();
        if let Ok(mapping) = given.cast::<PyMapping>() {
            for item in mapping.items()?.iter() {
                let (name, function): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
                made.add_function(&name, &function)?;
            }
            return Kept::new(py, made);
        }
        let Ok(functions) = given.try_iter() else {
            let found = given.get_type().name()?;
            let text =
                format!("tools are a Toolbox, a dict of names and functions, or functions, not {found}");
            return Err(PyTypeError::new_err(text));
        };
        for function in functions {
            let function = function?;
            let Some(name) = function.getattr_opt("__name__")? else {
                let shown = function.repr()?;
                return Err(PyTypeError::new_err(format!("{shown} has no __name__: give tools as a dict")));
            };
            made.add_function(&name, &function)?;
        }
        Kept::new(py, made)
    }

    /// Shows the collector the functions.
    fn traverse(&self, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        for entry in self.entries.values() {
            visit.call(&entry.function)?;
            for other in [&entry.adapt, &entry.check].into_iter().flatten() {
                visit.call(other)?;
            }
        }
        self.ask.iter().try_for_each(|ask| visit.call(ask))?;
        self.types.iter().try_for_each(|type_| visit.call(type_))
    }

    /// These, and others over them.
    pub fn with(&self, py: Python<'_>, others: &Tools) -> Tools {
        let mut made = Tools {
            ask: others.ask.as_ref().or(self.ask.as_ref()).map(|ask| ask.clone_ref(py)),
            ..Tools::default()
        };
        for tools in [self, others] {
            made.types.extend(tools.types.iter().map(|type_| type_.clone_ref(py)));
            for (name, entry) in &tools.entries {
                made.entries.insert(name.clone(), entry.clone_ref(py));
            }
        }
        made.are_counted = self.are_counted || others.are_counted;
        made.core = self.core.clone();
        for tool in others.core.iter() {
            made.core.add(tool.clone());
        }
        made
    }

    fn add_function(&mut self, name: &Bound<'_, PyAny>, function: &Bound<'_, PyAny>) -> PyResult<()> {
        let Ok(name) = name.cast::<PyString>() else {
            let found = name.get_type().name()?;
            return Err(PyTypeError::new_err(format!("names of tools are strings, not {found}")));
        };
        let name = checked(name)?;
        if !function.is_callable() {
            let found = function.get_type().name()?;
            return Err(PyTypeError::new_err(format!("the tool '{name}' is a function, not {found}")));
        }
        self.core.add(hognose::Tool::new(name.clone()));
        let entry = Entry {
            function: function.clone().unbind(),
            adapt: None,
            policy: Policy::Allow,
            timeout: None,
            max_calls: None,
            check: None,
            thread: false,
        };
        self.entries.insert(name.into(), entry);
        Ok(())
    }

    /// An entry as `Toolbox` gives it.
    fn add_entry(&mut self, entry: &Bound<'_, PyTuple>) -> PyResult<()> {
        let field = |at: usize| entry.get_item(at);
        let optional = |at: usize| Ok::<_, PyErr>(Some(field(at)?).filter(|value| !value.is_none()));
        let name = checked(field(0)?.cast::<PyString>()?)?;
        let mut tool = hognose::Tool::new(name.clone());
        if field(4)?.is_truthy()? {
            tool = tool.overlapping();
        }
        let mut types = Types::default();
        let mut schema = |at: usize| match optional(at)? {
            Some(schema) => {
                Ok::<_, PyErr>(Some(convert::enter(&schema, &mut types, || format!("the schema of {name}"))?))
            }
            None => Ok(None),
        };
        if let Some(schema) = schema(10)? {
            tool = tool.input_schema(schema);
        }
        if let Some(schema) = schema(11)? {
            tool = tool.output_schema(schema);
        }
        if let Some(text) = optional(12)? {
            tool = tool.description(text.extract::<String>()?);
        }
        tool = tool.keyword_only(field(13)?.extract::<Vec<String>>()?);
        let policy = match field(6)?.cast::<PyString>()?.to_str()? {
            "allow" => Policy::Allow,
            "ask" => Policy::Ask,
            "deny" => Policy::Deny,
            other => {
                return Err(PyValueError::new_err(format!(
                    "a policy is 'allow', 'ask' or 'deny', not '{other}'"
                )));
            }
        };
        let entry = Entry {
            function: field(1)?.unbind(),
            adapt: optional(2)?.map(Bound::unbind),
            policy,
            timeout: optional(5)?.map(|time| time.extract()).transpose()?,
            max_calls: optional(7)?.map(|n| n.extract()).transpose()?,
            check: optional(8)?.map(Bound::unbind),
            thread: field(9)?.is_truthy()?,
        };
        self.are_counted |= entry.max_calls.is_some();
        self.core.add(tool);
        self.entries.insert(name.into(), entry);
        Ok(())
    }

    /// The tool that a call names.
    pub fn get(&self, call: &Call) -> Option<&Entry> {
        self.entries.get(call.tool.as_str())
    }
}

/// The name of a tool: names of Python with dots between them.
fn checked(name: &Bound<'_, PyString>) -> PyResult<String> {
    let name = name.to_str()?;
    let fits = |part: &str| {
        let mut chars = part.chars();
        chars.next().is_some_and(|first| first.is_alphabetic() || first == '_')
            && chars.all(|c| c.is_alphanumeric() || c == '_')
    };
    if name.split('.').all(fits) {
        return Ok(name.to_string());
    }
    Err(PyValueError::new_err(format!(
        "a tool has a name that a program can write, such as get_rate or weather.get_forecast, not {name:?}"
    )))
}

impl Entry {
    fn clone_ref(&self, py: Python<'_>) -> Entry {
        let own = |value: &Option<Py<PyAny>>| value.as_ref().map(|value| value.clone_ref(py));
        Entry {
            function: self.function.clone_ref(py),
            adapt: own(&self.adapt),
            policy: self.policy,
            timeout: self.timeout,
            max_calls: self.max_calls,
            check: own(&self.check),
            thread: self.thread,
        }
    }

    /// Whether a call of it needs no more than calling the function.
    pub fn is_plain(&self) -> bool {
        self.policy == Policy::Allow && self.timeout.is_none() && !self.thread
    }
}

/// A call that may be made: what its function gets.
pub struct Ready<'py> {
    pub args: Bound<'py, PyTuple>,
    pub kwargs: Option<Bound<'py, PyDict>>,
}

/// Why a call is not made.
pub enum Refused {
    /// The guest is told.
    Failure(Box<Failure>),
    /// The host has to know.
    Host(PyErr),
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Refused {
        Refused::Failure(Box::new(failure))
    }
}

impl From<PyErr> for Refused {
    fn from(error: PyErr) -> Refused {
        Refused::Host(error)
    }
}

/// Looks a call over, and makes its arguments: everything but asking somebody.
pub fn prepare<'py>(
    py: Python<'py>,
    tools: &Tools,
    entry: &Entry,
    call: &Call,
    types: &Types,
    made: u64,
) -> Result<Ready<'py>, Refused> {
    if entry.policy == Policy::Deny {
        return Err(Refused::from(Failure::denied(format!("the policy denies the tool {}", call.tool))));
    }
    tools.core.check_member(call).map_err(Refused::from)?;
    if entry.max_calls.is_some_and(|most| made > most) {
        let most = entry.max_calls.unwrap_or_default();
        let text = format!("the tool {} may be called {most} times, and was", call.tool);
        return Err(Refused::from(Failure::denied(text)));
    }
    // What a class of the host refuses is the mistake of the guest, which hears of it.
    let mut args = convert::tuple_of(py, &call.args, types).map_err(|error| failure_or(py, error))?;
    let mut kwargs = match call.kwargs.is_empty() {
        true => None,
        false => Some(convert::dict_of(py, &call.kwargs, types).map_err(|error| failure_or(py, error))?),
    };
    if let Some(adapt) = &entry.adapt {
        let named = kwargs.unwrap_or_else(|| PyDict::new(py));
        let adapted = adapt.bind(py).call1((args, named)).map_err(|error| failure_or(py, error))?;
        let (adapted_args, adapted_kwargs): (Bound<'py, PyTuple>, Bound<'py, PyDict>) = adapted.extract()?;
        args = adapted_args;
        kwargs = Some(adapted_kwargs).filter(|named| !named.is_empty());
    }
    if let Some(check) = &entry.check {
        let named = kwargs.clone().unwrap_or_else(|| PyDict::new(py));
        let arguments = py.import("hognose._calling")?.getattr("arguments")?;
        let arguments = arguments.call1((&entry.function, &args, named))?;
        let answer = check.bind(py).call1((arguments,)).map_err(|error| failure_or(py, error))?;
        if let Ok(text) = answer.cast::<PyString>() {
            return Err(Refused::from(Failure::denied(text.to_string_lossy())));
        }
    }
    Ok(Ready { args, kwargs })
}

/// The request that somebody is asked about.
pub fn request<'py>(
    py: Python<'py>,
    entry: &Entry,
    call: &Call,
    ready: &Ready<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let calling = py.import("hognose._calling")?;
    let named = ready.kwargs.clone().unwrap_or_else(|| PyDict::new(py));
    let arguments = calling.getattr("arguments")?.call1((&entry.function, &ready.args, named))?;
    let (file, line) = call.place.as_ref().map(|place| (&*place.file, place.line)).unzip();
    calling.getattr("Request")?.call1((call.tool.as_str(), arguments, file, line))
}

/// Whether a call needs an approval.
pub fn is_asked(entry: &Entry) -> bool {
    entry.policy == Policy::Ask
}

/// Why a call gives no value, and what its tool raised.
pub type NotMade = (Refused, Option<PyErr>);

/// The object whose method or attribute a call names; `None` when it names a tool.
pub fn receiver<'py>(
    py: Python<'py>,
    call: &Call,
    types: &Types,
) -> Result<Option<Bound<'py, Exposed>>, Refused> {
    types.objects.as_ref().map_or(Ok(None), |objects| objects.receiver(py, call))
}

/// Calls a tool and waits for it: `run` and `feed`, where no event loop is.
pub fn answer(
    py: Python<'_>,
    tools: &Tools,
    call: &Call,
    types: &mut Types,
    made: u64,
) -> Result<Answer, Box<NotMade>> {
    let plain = |refused: Refused| Box::new((refused, None));
    let receiver = receiver(py, call, types).map_err(plain)?;
    let result = match &receiver {
        Some(exposed) if call.is_attribute => exposed.get().object.bind(py).getattr(call.tool.as_str()),
        receiver => {
            let own = receiver.as_ref().map_or(tools, |exposed| &*exposed.get().tools);
            let Some(entry) = own.get(call) else { return Err(plain(unknown(own, call))) };
            let ready = prepare(py, own, entry, call, types, made).map_err(plain)?;
            if is_asked(entry) {
                approve(py, tools.ask.as_ref(), entry, call, &ready).map_err(plain)?;
            }
            match entry.timeout {
                Some(time) => {
                    let named = ready.kwargs.unwrap_or_else(|| PyDict::new(py));
                    let calling =
                        py.import("hognose._calling").and_then(|calling| calling.getattr("call_for"));
                    let args = (time, call.tool.as_str(), &entry.function, ready.args, named);
                    calling.and_then(|call_for| call_for.call1(args))
                }
                None => entry.function.bind(py).call(ready.args, ready.kwargs.as_ref()),
            }
        }
    };
    let result = match result {
        Ok(result) => result,
        Err(error) => {
            let refused = failure_or(py, error.clone_ref(py));
            return Err(Box::new((refused, Some(error))));
        }
    };
    let shown = || format!("the result of {}()", call.tool);
    match convert::enter(&result, types, shown) {
        Ok(data) => Ok(Answer::Value(data)),
        Err(error) => match result.getattr_opt("__await__") {
            Ok(Some(_)) => {
                // A coroutine that nobody awaits would warn.
                let _ = result.call_method0("close");
                let text = format!("the tool {} is asynchronous: use run_async or feed_async", call.tool);
                Err(plain(Refused::Host(PyTypeError::new_err(text))))
            }
            _ => Err(plain(Refused::Host(error))),
        },
    }
}

/// A call of what is no tool.
pub fn unknown(tools: &Tools, call: &Call) -> Refused {
    match tools.core.check_member(call) {
        Err(failure) => Refused::from(failure),
        Ok(_) => Refused::from(Failure::new(format!("there is no tool {}", call.tool))),
    }
}

fn approve(
    py: Python<'_>,
    ask: Option<&Py<PyAny>>,
    entry: &Entry,
    call: &Call,
    ready: &Ready<'_>,
) -> Result<(), Refused> {
    let Some(ask) = ask else { return Err(Refused::from(nobody(call))) };
    let answer = ask.bind(py).call1((request(py, entry, call, ready)?,))?;
    if answer.hasattr("__await__")? {
        let _ = answer.call_method0("close");
        let text = "ask is asynchronous: use run_async or feed_async";
        return Err(Refused::Host(PyTypeError::new_err(text)));
    }
    if answer.is_truthy()? { Ok(()) } else { Err(Refused::from(refusal(call))) }
}

/// Nobody is there to approve.
pub fn nobody(call: &Call) -> Failure {
    Failure::denied(format!("the tool {} needs an approval, and there is nobody to ask", call.tool))
}

/// Somebody did not approve.
pub fn refusal(call: &Call) -> Failure {
    Failure::denied(format!("the call of {} was not approved", call.tool))
}

/// What the guest is told of an exception, unless it is none that a guest should catch (`KeyboardInterrupt`, a cancellation).
pub fn failure_or(py: Python<'_>, error: PyErr) -> Refused {
    match failure_of(py, &error) {
        Some(failure) => Refused::from(failure),
        None => Refused::Host(error),
    }
}

/// The most of an exception's text that goes into a guest, in bytes.
const MOST_TEXT: usize = 1 << 16;

/// An exception of Python as the failure that a guest sees.
pub fn failure_of(py: Python<'_>, error: &PyErr) -> Option<Failure> {
    failure_within(py, error, MOST_NESTED)
}

/// How deeply groups of exceptions are taken apart.
const MOST_NESTED: usize = 16;

fn failure_within(py: Python<'_>, error: &PyErr, levels: usize) -> Option<Failure> {
    let value = error.value(py);
    if !error.is_instance_of::<pyo3::exceptions::PyException>(py) {
        return None;
    }
    let own: Option<String> =
        match py.import("hognose._errors").and_then(|module| module.getattr("ToolError")) {
            Ok(class) if value.is_instance(&class).unwrap_or(false) => {
                value.getattr("kind").and_then(|kind| kind.extract()).ok()
            }
            _ => None,
        };
    let data = match &own {
        Some(_) => {
            let data = value.getattr("data").ok().filter(|data| !data.is_none());
            data.and_then(|data| convert::enter(&data, &mut Types::default(), || "data".into()).ok())
        }
        None => None,
    };
    let kind = own.or_else(|| errors::kind_of(py, error));
    let mut message = value.str().map(|text| text.to_string_lossy().into_owned()).unwrap_or_default();
    if message.is_empty() && kind.is_none() {
        message =
            error.get_type(py).name().map_or_else(|_| "a tool failed".to_string(), |name| name.to_string());
    }
    if message.len() > MOST_TEXT {
        let mut end = MOST_TEXT;
        while !message.is_char_boundary(end) {
            end -= 1;
        }
        message.truncate(end);
        message.push_str(" ...");
    }
    let mut failure = Failure::of(kind.unwrap_or_else(|| "ToolError".to_string()), message);
    if let Some(data) = data {
        failure = failure.with_data(data);
    }
    if error.is_instance_of::<PyKeyError>(py) {
        // Its text is the repr of its key: the guest makes that of the key itself.
        if let Some(args) = plain_args(value) {
            failure = failure.with_args(args);
        }
    }
    if let Some(held) =
        value.getattr("exceptions").ok().filter(|_| levels > 0 && failure.kind == "ExceptionGroup")
        && let Ok(held) = held.cast_into::<PyTuple>()
    {
        failure.message = value.getattr("message").and_then(|text| text.extract()).unwrap_or_default();
        let held = held
            .iter()
            .take(MOST_HELD)
            .filter_map(|error| failure_within(py, &PyErr::from_value(error), levels - 1));
        failure = failure.with_group(held.collect::<Vec<_>>());
    }
    Some(failure)
}

/// How many exceptions of a group go into a guest.
const MOST_HELD: usize = 100;

/// The arguments of an exception, when all of them can enter.
fn plain_args(error: &Bound<'_, PyAny>) -> Option<Vec<Data>> {
    let args = error.getattr("args").ok()?.cast_into::<PyTuple>().ok()?;
    let enter = |arg: Bound<'_, PyAny>| convert::enter(&arg, &mut Types::default(), String::new).ok();
    args.iter().map(enter).collect()
}

/// Whether a callable is one of C: such a one takes a text, and no name of a stream.
pub fn is_builtin(function: &Bound<'_, PyAny>) -> bool {
    function.is_exact_instance_of::<PyCFunction>()
}

/// What a name stands for that a guest looks up: a function is a tool, anything else a value.
pub fn known(value: &Bound<'_, PyAny>, types: &mut Types, name: &str) -> PyResult<Data> {
    convert::enter(value, types, || format!("the value of '{name}'"))
}
