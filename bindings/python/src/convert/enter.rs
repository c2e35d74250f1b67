//! Values of Python as data for a guest.

use hognose::{BigInt, Data, Handle, Member, Object};
use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{
    PyBool, PyBytes, PyComplex, PyDict, PyEllipsis, PyFloat, PyFrozenSet, PyInt, PyList, PySet, PyString,
    PyTuple, PyType,
};

use super::classes::{self, Build, Shape, Types};
use super::library::{self, Kind};
use crate::errors;
use crate::objects::Exposed;

/// How deeply a value may be nested: what the engine takes.
const DEPTH: usize = 256;

/// A value for a guest; `what` says in errors what it is: `the input 'x'`, `the result of get_rate()`.
pub fn enter(value: &Bound<'_, PyAny>, types: &mut Types, what: impl FnOnce() -> String) -> PyResult<Data> {
    let mut entering = Entering { types, path: Vec::new(), objects: Vec::new() };
    match entering.value(value, DEPTH) {
        Ok(data) => Ok(data),
        Err(Unfit::Because(why)) => {
            let path: String = entering.path.iter().rev().map(String::as_str).collect();
            let place = if path.is_empty() { String::new() } else { format!(" at {path}") };
            Err(errors::conversion(value.py(), format!("{} cannot enter the guest: {why}{place}", what())))
        }
        Err(Unfit::Python(error)) => Err(error),
    }
}

/// Inputs, or other values with names.
pub fn enter_args<'py>(values: &Bound<'py, PyAny>, types: &mut Types) -> PyResult<Vec<(String, Data)>> {
    let py = values.py();
    let mut entered = Vec::new();
    let mut add = |name: Bound<'py, PyAny>, value: Bound<'py, PyAny>| {
        let Ok(name) = name.cast::<PyString>() else {
            let found = name.get_type().name()?;
            return Err(errors::conversion(py, format!("names of inputs are strings, not {found}")));
        };
        let name = text(name)?;
        let data = enter(&value, types, || format!("the input '{name}'"))?;
        entered.push((name, data));
        Ok(())
    };
    if let Ok(values) = values.cast::<PyDict>() {
        for (name, value) in values.iter() {
            add(name, value)?;
        }
        return Ok(entered);
    }
    let Ok(values) = values.cast::<pyo3::types::PyMapping>() else {
        let found = values.get_type().name()?;
        return Err(errors::conversion(py, format!("inputs are a dict of names and values, not {found}")));
    };
    for item in values.items()?.iter() {
        let (name, value): (Bound<'py, PyAny>, Bound<'py, PyAny>) = item.extract()?;
        add(name, value)?;
    }
    Ok(entered)
}

/// Why a value did not enter.
enum Unfit {
    Because(String),
    /// Python code ran, and raised.
    Python(PyErr),
}

impl From<PyErr> for Unfit {
    fn from(error: PyErr) -> Unfit {
        Unfit::Python(error)
    }
}

impl From<pyo3::CastError<'_, '_>> for Unfit {
    fn from(error: pyo3::CastError<'_, '_>) -> Unfit {
        Unfit::Python(error.into())
    }
}

struct Entering<'a> {
    types: &'a mut Types,
    /// Where in the value something is wrong, the innermost part first.
    path: Vec<String>,
    /// The objects whose attributes are being read.
    objects: Vec<u64>,
}

impl Entering<'_> {
    fn value(&mut self, value: &Bound<'_, PyAny>, depth: usize) -> Result<Data, Unfit> {
        if value.is_none() {
            return Ok(Data::None);
        }
        if let Ok(text) = value.cast_exact::<PyString>() {
            return string(text).map(Data::Str);
        }
        if let Ok(int) = value.cast_exact::<PyInt>() {
            return Ok(big_int(int)?);
        }
        if let Ok(float) = value.cast_exact::<PyFloat>() {
            return Ok(Data::Float(float.value()));
        }
        if let Ok(truth) = value.cast_exact::<PyBool>() {
            return Ok(Data::Bool(truth.is_true()));
        }
        if depth == 0 {
            let text = format!("it is nested more than {DEPTH} levels deep, or contains itself");
            self.path.clear();
            return Err(Unfit::Because(text));
        }
        if let Ok(dict) = value.cast_exact::<PyDict>() {
            return self.dict(dict, depth);
        }
        if let Ok(list) = value.cast_exact::<PyList>() {
            return Ok(Data::List(self.items(list.iter(), list.len(), depth)?));
        }
        if let Ok(tuple) = value.cast_exact::<PyTuple>() {
            return Ok(Data::Tuple(self.items(tuple.iter(), tuple.len(), depth)?));
        }
        if let Ok(bytes) = value.cast_exact::<PyBytes>() {
            return Ok(Data::Bytes(bytes.as_bytes().to_vec()));
        }
        if let Ok(set) = value.cast_exact::<PySet>() {
            return Ok(Data::Set(self.members(set.iter(), depth)?));
        }
        if let Ok(set) = value.cast_exact::<PyFrozenSet>() {
            return Ok(Data::FrozenSet(self.members(set.iter(), depth)?));
        }
        if let Ok(complex) = value.cast_exact::<PyComplex>() {
            return Ok(Data::Complex(complex.real(), complex.imag()));
        }
        if value.cast::<PyEllipsis>().is_ok() {
            return Ok(Data::Ellipsis);
        }
        self.instance(value, depth)
    }

    /// A value of a class that is none of the plain ones.
    fn instance(&mut self, value: &Bound<'_, PyAny>, depth: usize) -> Result<Data, Unfit> {
        if let Some(exposed) = self.types.objects.as_ref().and_then(|objects| objects.of(value)) {
            return self.exposed(&exposed, depth);
        }
        let class = classes::of(&value.get_type())?;
        let py = value.py();
        match class.shape {
            Shape::Int => Ok(big_int(value.cast::<PyInt>()?)?),
            Shape::Float => Ok(Data::Float(value.cast::<PyFloat>()?.value())),
            Shape::Str => string(value.cast::<PyString>()?).map(Data::Str),
            Shape::Bytes => Ok(Data::Bytes(value.cast::<PyBytes>()?.as_bytes().to_vec())),
            Shape::List => {
                let list = value.cast::<PyList>()?;
                Ok(Data::List(self.items(list.iter(), list.len(), depth)?))
            }
            Shape::Tuple => {
                let tuple = value.cast::<PyTuple>()?;
                Ok(Data::Tuple(self.items(tuple.iter(), tuple.len(), depth)?))
            }
            Shape::Set => {
                let set = value.cast::<PySet>()?;
                Ok(Data::Set(self.members(set.iter(), depth)?))
            }
            Shape::FrozenSet => {
                let set = value.cast::<PyFrozenSet>()?;
                Ok(Data::FrozenSet(self.members(set.iter(), depth)?))
            }
            Shape::Dict => self.dict(value.cast::<PyDict>()?, depth),
            Shape::Library(kind) => match library::enter(value, kind) {
                Ok(Some(data)) => Ok(data),
                Ok(None) => {
                    let items = value.try_iter()?.collect::<PyResult<Vec<_>>>()?;
                    let n = items.len();
                    Ok(Data::List(self.items(items.into_iter(), n, depth)?))
                }
                Err(error)
                    if error.is_instance_of::<pyo3::exceptions::PyTypeError>(py)
                        && matches!(kind, Kind::OtherZone | Kind::Time | Kind::DateTime) =>
                {
                    Err(Unfit::Because(error.value(py).to_string()))
                }
                Err(error) => Err(error.into()),
            },
            Shape::Complex => {
                let complex = value.cast::<PyComplex>()?;
                Ok(Data::Complex(complex.real(), complex.imag()))
            }
            Shape::Member => {
                self.types.saw(&class);
                let name = value.getattr("name")?;
                // A combination of flags may have no name of its own.
                let name = if name.is_none() { String::new() } else { text(&name)? };
                let inner = self.part(|| ".value".into(), &value.getattr("value")?, depth)?;
                let member = Member { class: class.name.clone(), name, value: inner };
                Ok(Data::Member(Box::new(member)))
            }
            Shape::Record(_) => {
                self.types.saw(&class);
                let is_tuple = value.is_instance_of::<PyTuple>();
                let mut fields = Vec::with_capacity(class.fields.len());
                for (name, _) in &class.fields {
                    let name = name.bind(py);
                    let Some(field) = value.getattr_opt(name)? else { continue };
                    let name = text(name)?;
                    let field = self.part(|| format!(".{name}"), &field, depth)?;
                    fields.push((name, field));
                }
                if class.shape == Shape::Record(Build::Validation)
                    && let Some(extra) =
                        value.getattr_opt("model_extra")?.and_then(|extra| extra.cast_into::<PyDict>().ok())
                {
                    // Fields that the model takes beside those that it declares.
                    for (name, field) in extra.iter().collect::<Vec<_>>() {
                        let name = text(&name)?;
                        let field = self.part(|| format!(".{name}"), &field, depth)?;
                        fields.push((name, field));
                    }
                }
                let (name, is_frozen) = (class.name.clone(), class.frozen);
                Ok(Data::Object(Box::new(Object { class: name, fields, is_tuple, is_frozen })))
            }
            Shape::Given => self.given(value, depth),
            Shape::Exposed => self.exposed(value.cast::<Exposed>()?, depth),
            Shape::Unknown => {
                let name = class.name.strip_prefix("builtins.").unwrap_or(&class.name);
                let hint = if value.cast::<PyType>().is_ok() || value.is_callable() {
                    "; a function enters as a tool"
                } else {
                    "; plain values, dataclasses, pydantic models, enumerations, dates and their like have, and what expose() makes of an object"
                };
                Err(Unfit::Because(format!("a value of type {name} has no meaning there{hint}")))
            }
        }
    }

    /// An object that stays here: its number, and its attributes as they are now.
    fn exposed(&mut self, exposed: &Bound<'_, Exposed>, depth: usize) -> Result<Data, Unfit> {
        let (own, py) = (exposed.get(), exposed.py());
        let Some(objects) = &mut self.types.objects else {
            return Err(Unfit::Because("an object of the host has no meaning here".to_string()));
        };
        let id = objects.number(exposed);
        if self.objects.contains(&id) {
            let text = format!(
                "a {} has itself among its attributes: live= has those that are read later",
                own.class
            );
            return Err(Unfit::Because(text));
        }
        for type_ in &own.tools.types {
            self.types.declare(type_.bind(py))?;
        }
        let mut handle = Handle::new(id, own.class.clone());
        self.objects.push(id);
        for name in &own.attributes {
            let name = name.bind(py);
            let value = own.object.bind(py).getattr(name)?;
            let name = text(name)?;
            let value = self.part(|| format!(".{name}"), &value, depth)?;
            handle.attributes.push((name, value));
        }
        self.objects.pop();
        handle.live.clone_from(&own.live);
        handle.methods.clone_from(&own.methods);
        Ok(handle.into())
    }

    /// An object that came out of a guest goes back as what it was.
    fn given(&mut self, value: &Bound<'_, PyAny>, depth: usize) -> Result<Data, Unfit> {
        let class = text(&value.getattr("_type_name")?)?;
        let fields = value.getattr("__dict__")?.cast_into::<PyDict>().map_err(PyErr::from)?;
        let mut entered = Vec::with_capacity(fields.len());
        for (name, field) in fields.iter() {
            let name = text(&name)?;
            let field = self.part(|| format!(".{name}"), &field, depth)?;
            entered.push((name, field));
        }
        if value.getattr("_member")?.is_truthy()? {
            let mut field = |name: &str| {
                let at = entered.iter().position(|(known, _)| known == name);
                at.map(|at| entered.swap_remove(at).1).unwrap_or_default()
            };
            let name = field("name").as_str().unwrap_or_default().to_string();
            return Ok(Data::Member(Box::new(Member { class, name, value: field("value") })));
        }
        Ok(Data::Object(Box::new(Object { class, fields: entered, is_tuple: false, is_frozen: false })))
    }

    fn part(
        &mut self,
        place: impl FnOnce() -> String,
        value: &Bound<'_, PyAny>,
        depth: usize,
    ) -> Result<Data, Unfit> {
        let entered = self.value(value, depth - 1);
        // Of a value that is too deep, one level is as good as any other.
        if matches!(entered, Err(Unfit::Because(_))) && self.path.len() < 8 {
            self.path.push(place());
        }
        entered
    }

    fn items<'py>(
        &mut self,
        items: impl Iterator<Item = Bound<'py, PyAny>>,
        n: usize,
        depth: usize,
    ) -> Result<Vec<Data>, Unfit> {
        let mut entered = Vec::with_capacity(n);
        for (at, item) in items.enumerate() {
            entered.push(self.part(|| format!("[{at}]"), &item, depth)?);
        }
        Ok(entered)
    }

    /// The members of a set, taken before anything is converted: that may run code that changes the set.
    fn members<'py>(
        &mut self,
        members: impl Iterator<Item = Bound<'py, PyAny>>,
        depth: usize,
    ) -> Result<Vec<Data>, Unfit> {
        let members: Vec<Bound<'py, PyAny>> = members.collect();
        let n = members.len();
        self.items(members.into_iter(), n, depth)
    }

    fn dict(&mut self, dict: &Bound<'_, PyDict>, depth: usize) -> Result<Data, Unfit> {
        // Converting may run code that changes the dict, so its items are taken first.
        let items: Vec<(Bound<'_, PyAny>, Bound<'_, PyAny>)> = match dict.is_exact_instance_of::<PyDict>() {
            true => dict.iter().collect(),
            // A subclass may have an order of its own.
            false => dict.items().iter().map(|item| item.extract()).collect::<PyResult<_>>()?,
        };
        let mut entered = Vec::with_capacity(items.len());
        for (key, value) in &items {
            let name = self.part(|| " (a key)".into(), key, depth)?;
            let value = self.part(|| format!("[{name}]"), value, depth)?;
            entered.push((name, value));
        }
        Ok(Data::Dict(entered))
    }
}

/// The text of a string; a lone surrogate cannot cross.
fn string(value: &Bound<'_, PyString>) -> Result<String, Unfit> {
    match value.to_str() {
        Ok(text) => Ok(text.to_string()),
        Err(_) => Err(Unfit::Because("a string has a lone surrogate".to_string())),
    }
}

/// The text of a string that names something.
pub fn text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    match value.cast::<PyString>()?.to_str() {
        Ok(text) => Ok(text.to_string()),
        Err(_) => Err(PyValueError::new_err("a string has a lone surrogate")),
    }
}

/// An integer of any size.
pub fn big_int(value: &Bound<'_, PyInt>) -> PyResult<Data> {
    match value.extract::<i64>() {
        Ok(int) => Ok(Data::Int(int)),
        Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => {
            let bits: usize = value.call_method0("bit_length")?.extract()?;
            let named = PyDict::new(value.py());
            named.set_item("signed", true)?;
            let bytes = value.call_method("to_bytes", (bits / 8 + 1, "little"), Some(&named))?;
            let bytes = bytes.cast_into::<PyBytes>()?;
            Ok(Data::BigInt(BigInt::from_signed_bytes_le(bytes.as_bytes())))
        }
        Err(error) => Err(error),
    }
}
