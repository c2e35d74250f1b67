//! Data of a guest as values of Python.

use hognose::{Data, Member, Object};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyComplex, PyDict, PyFloat, PyFrozenSet, PyList, PySet, PyString, PyTuple};

use super::classes::{Build, Shape, Types};
use super::library;
use crate::errors;

/// A value of Python; `what` says in errors what it is.
pub fn leave<'py>(py: Python<'py>, data: &Data, types: &Types) -> PyResult<Bound<'py, PyAny>> {
    match data {
        Data::None => Ok(py.None().into_bound(py)),
        Data::Bool(truth) => truth.into_bound_py_any(py),
        Data::Int(int) => int.into_bound_py_any(py),
        Data::BigInt(_) => int(py, data),
        Data::Float(float) => Ok(PyFloat::new(py, *float).into_any()),
        Data::Complex(real, imaginary) => Ok(PyComplex::from_doubles(py, *real, *imaginary).into_any()),
        Data::Str(text) => Ok(PyString::new(py, text).into_any()),
        Data::Bytes(bytes) => Ok(PyBytes::new(py, bytes).into_any()),
        Data::List(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(leave(py, item, types)?)?;
            }
            Ok(list.into_any())
        }
        Data::Tuple(items) => Ok(tuple_of(py, items, types)?.into_any()),
        Data::Dict(items) => {
            let dict = PyDict::new(py);
            for (key, value) in items {
                dict.set_item(leave(py, key, types)?, leave(py, value, types)?)?;
            }
            Ok(dict.into_any())
        }
        Data::Set(items) => {
            let set = PySet::empty(py)?;
            for item in items {
                set.add(leave(py, item, types)?)?;
            }
            Ok(set.into_any())
        }
        Data::FrozenSet(items) => {
            let items: Vec<Bound<'py, PyAny>> =
                items.iter().map(|item| leave(py, item, types)).collect::<PyResult<_>>()?;
            Ok(PyFrozenSet::new(py, items)?.into_any())
        }
        Data::Ellipsis => Ok(py.Ellipsis().into_bound(py)),
        Data::Object(object) => record(py, object, types),
        Data::Member(member) => enumerated(py, member, types),
        Data::Handle(handle) => {
            let Some(objects) = &types.objects else {
                return Err(errors::unknown_object(py, handle.id, &handle.class, None));
            };
            match objects.get(py, handle.id) {
                Some(exposed) => Ok(exposed.get().object.bind(py).clone()),
                None => Err(objects.missing(py, handle.id, &handle.class)),
            }
        }
        Data::Opaque(opaque) => {
            py.import("hognose._values")?.getattr("Opaque")?.call1((&opaque.type_name, &opaque.repr))
        }
        _ => Err(errors::internal(py, format!("a value of type {} has no form here", data.type_name()))),
    }
}

/// Values as a tuple.
pub fn tuple_of<'py>(py: Python<'py>, items: &[Data], types: &Types) -> PyResult<Bound<'py, PyTuple>> {
    match items {
        [] => Ok(PyTuple::empty(py)),
        [one] => PyTuple::new(py, [leave(py, one, types)?]),
        items => {
            let items: Vec<Bound<'py, PyAny>> =
                items.iter().map(|item| leave(py, item, types)).collect::<PyResult<_>>()?;
            PyTuple::new(py, items)
        }
    }
}

/// Values with names as a dict.
pub fn dict_of<'py>(
    py: Python<'py>,
    items: &[(String, Data)],
    types: &Types,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (name, value) in items {
        dict.set_item(name, leave(py, value, types)?)?;
    }
    Ok(dict)
}

/// An integer of any size.
pub fn int<'py>(py: Python<'py>, data: &Data) -> PyResult<Bound<'py, PyAny>> {
    match data {
        Data::BigInt(int) => {
            let bytes = PyBytes::new(py, &int.to_signed_bytes_le());
            let named = PyDict::new(py);
            named.set_item("signed", true)?;
            py.get_type::<pyo3::types::PyInt>().call_method("from_bytes", (bytes, "little"), Some(&named))
        }
        data => data.as_int().unwrap_or_default().into_bound_py_any(py),
    }
}

/// An instance of the host's class, made as its class makes them; a `Record` when the host has none.
fn record<'py>(py: Python<'py>, object: &Object, types: &Types) -> PyResult<Bound<'py, PyAny>> {
    if let Some(value) = library::leave(py, object)? {
        return Ok(value);
    }
    let fields = PyDict::new(py);
    for (name, value) in &object.fields {
        fields.set_item(name, leave(py, value, types)?)?;
    }
    let Some(class) = types.get(&object.class) else {
        return py.import("hognose._values")?.getattr("Record")?.call1((&object.class, fields));
    };
    let type_ = class.type_.bind(py);
    let made = match class.shape {
        Shape::Record(Build::Validation) => {
            // Fields go by their names, whatever aliases they have; releases before 2.11 take no such order.
            let named = PyDict::new(py);
            named.set_item("by_name", true)?;
            match type_.call_method("model_validate", (&fields,), Some(&named)) {
                Err(error) if error.is_instance_of::<pyo3::exceptions::PyTypeError>(py) => {
                    type_.call_method1("model_validate", (fields,))
                }
                made => made,
            }
        }
        _ => {
            for (name, in_constructor) in &class.fields {
                // What the constructor computes by itself is not handed in.
                if !in_constructor && fields.contains(name)? {
                    fields.del_item(name)?;
                }
            }
            type_.call((), Some(&fields))
        }
    };
    made.map_err(|error| refused(py, &object.class, error))
}

fn enumerated<'py>(py: Python<'py>, member: &Member, types: &Types) -> PyResult<Bound<'py, PyAny>> {
    if let Some(class) = types.get(&member.class).filter(|class| class.shape == Shape::Member) {
        let type_ = class.type_.bind(py);
        let found = match type_.get_item(&member.name) {
            Ok(found) => Ok(found),
            // A combination of flags has a value, and not always a name.
            Err(_) => leave(py, &member.value, types).and_then(|value| type_.call1((value,))),
        };
        return found.map_err(|error| refused(py, &member.class, error));
    }
    let fields = PyDict::new(py);
    fields.set_item("name", &member.name)?;
    fields.set_item("value", leave(py, &member.value, types)?)?;
    py.import("hognose._values")?.getattr("Record")?.call1((&member.class, fields, true))
}

/// What the guest made is no instance of the class by whose name it goes.
fn refused(py: Python<'_>, class: &str, error: PyErr) -> PyErr {
    let text = format!("a {class} of the guest cannot leave: its class says {}", error.value(py));
    let wrapped = errors::conversion(py, text);
    wrapped.set_cause(py, Some(error));
    wrapped
}
