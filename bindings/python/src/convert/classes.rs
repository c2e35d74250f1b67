//! Classes of the host: how their instances cross, and which of them may come back.

use std::collections::{BTreeMap, HashMap};

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};

use crate::objects::Objects;

/// How instances of a class cross.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A subclass of a builtin class: as that.
    Int,
    Float,
    Complex,
    Str,
    Bytes,
    List,
    Tuple,
    Dict,
    Set,
    FrozenSet,
    /// A class of Python's library that crosses as what it is.
    Library(super::library::Kind),
    /// A member of an enumeration.
    Member,
    /// Named fields: a dataclass, a named tuple, a model.
    Record(Build),
    /// An object that the guest gave (`hognose.Record`).
    Given,
    /// An object that stays here (`hognose.Exposed`).
    Exposed,
    /// None of these.
    Unknown,
}

/// How an instance is made of its fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// The constructor takes them as keyword arguments.
    Constructor,
    /// A method `model_validate` takes them as a dict.
    Validation,
}

/// What is known of a class.
pub struct Class {
    pub shape: Shape,
    /// Its name for the guest: the module in front, unless that is `__main__`.
    pub name: String,
    /// Its fields, of a record: those that are read, and whether the constructor takes each.
    pub fields: Vec<(Py<PyString>, bool)>,
    /// Whether they never change, as the class says: then the guest can hash its records.
    pub frozen: bool,
    pub type_: Py<PyType>,
}

/// The classes that were looked at, by address; each is kept alive, so that no address is used twice.
#[derive(Default)]
struct Known(std::sync::Mutex<HashMap<usize, std::sync::Arc<Class>>>);

static KNOWN: PyOnceLock<Known> = PyOnceLock::new();

/// How many classes are remembered: code that makes classes in a loop must not fill the memory.
const MOST_KNOWN: usize = 4096;

/// What is known of the class of a value.
pub fn of(type_: &Bound<'_, PyType>) -> PyResult<std::sync::Arc<Class>> {
    let py = type_.py();
    let known = KNOWN.get_or_init(py, Known::default);
    let address = type_.as_ptr() as usize;
    if let Some(class) = known.0.lock().ok().and_then(|known| known.get(&address).cloned()) {
        return Ok(class);
    }
    // Looking at it runs Python, so nothing is locked meanwhile.
    let class = std::sync::Arc::new(look_at(type_)?);
    if let Ok(mut known) = known.0.lock() {
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(address, class.clone());
    }
    Ok(class)
}

fn look_at(type_: &Bound<'_, PyType>) -> PyResult<Class> {
    let (shape, fields) = shape_of(type_)?;
    let (module, name) = (type_.module()?.to_string(), type_.name()?.to_string());
    let name = if module == "__main__" { name } else { format!("{module}.{name}") };
    let frozen = matches!(shape, Shape::Record(_)) && is_frozen(type_)?;
    Ok(Class { shape, name, fields, frozen, type_: type_.clone().unbind() })
}

/// Whether a dataclass or a model was declared as frozen.
fn is_frozen(type_: &Bound<'_, PyType>) -> PyResult<bool> {
    if let Some(parameters) = type_.getattr_opt("__dataclass_params__")? {
        return parameters.getattr_opt("frozen")?.map_or(Ok(false), |frozen| frozen.is_truthy());
    }
    match type_.getattr_opt("model_config")?.and_then(|config| config.cast_into::<PyDict>().ok()) {
        Some(config) => config.get_item("frozen")?.map_or(Ok(false), |frozen| frozen.is_truthy()),
        None => Ok(false),
    }
}

type Fields = Vec<(Py<PyString>, bool)>;

fn shape_of(type_: &Bound<'_, PyType>) -> PyResult<(Shape, Fields)> {
    let py = type_.py();
    let is = |class: Bound<'_, PyType>| type_.is_subclass(&class);
    let plain = |shape: Shape| Ok((shape, Vec::new()));
    let record = py.import("hognose._values")?.getattr("Record")?.cast_into::<PyType>()?;
    if is(record)? {
        return plain(Shape::Given);
    }
    if is(py.get_type::<crate::objects::Exposed>())? {
        return plain(Shape::Exposed);
    }
    let enumeration = py.import("enum")?.getattr("Enum")?.cast_into::<PyType>()?;
    let is_member = is(enumeration)?;
    // `IntEnum` and `StrEnum` are made to be used as plain values, and cross as such.
    if is(py.get_type::<pyo3::types::PyInt>())? {
        return plain(Shape::Int);
    }
    if is(py.get_type::<PyString>())? {
        return plain(Shape::Str);
    }
    if is_member {
        return plain(Shape::Member);
    }
    if let Some(kind) = super::library::kind_of(type_)? {
        return plain(Shape::Library(kind));
    }
    if is(py.get_type::<PyTuple>())? {
        return match type_.getattr_opt("_fields")?.and_then(|fields| fields.cast_into::<PyTuple>().ok()) {
            None => plain(Shape::Tuple),
            Some(fields) => Ok((
                Shape::Record(Build::Constructor),
                names(&fields.try_iter()?.collect::<PyResult<Vec<_>>>()?)?,
            )),
        };
    }
    if let Some(fields) =
        type_.getattr_opt("model_fields")?.and_then(|fields| fields.cast_into::<PyDict>().ok())
        && type_.hasattr("model_validate")?
    {
        return Ok((Shape::Record(Build::Validation), names(&fields.keys().iter().collect::<Vec<_>>())?));
    }
    if let Some(fields) =
        type_.getattr_opt("__dataclass_fields__")?.and_then(|fields| fields.cast_into::<PyDict>().ok())
    {
        let mut found = Vec::new();
        for (name, field) in fields.iter() {
            // Pseudo-fields of a dataclass (`ClassVar`, `InitVar`) have no value to read.
            if field.getattr("_field_type")?.repr()? == "_FIELD" {
                found.push((name.cast_into::<PyString>()?.unbind(), field.getattr("init")?.is_truthy()?));
            }
        }
        return Ok((Shape::Record(Build::Constructor), found));
    }
    for (class, shape) in [
        (py.get_type::<PyDict>(), Shape::Dict),
        (py.get_type::<pyo3::types::PyList>(), Shape::List),
        (py.get_type::<pyo3::types::PyFloat>(), Shape::Float),
        (py.get_type::<pyo3::types::PyComplex>(), Shape::Complex),
        (py.get_type::<pyo3::types::PyBytes>(), Shape::Bytes),
        (py.get_type::<pyo3::types::PySet>(), Shape::Set),
        (py.get_type::<pyo3::types::PyFrozenSet>(), Shape::FrozenSet),
    ] {
        if is(class)? {
            return plain(shape);
        }
    }
    plain(Shape::Unknown)
}

fn names(names: &[Bound<'_, PyAny>]) -> PyResult<Fields> {
    names.iter().map(|name| Ok((name.cast::<PyString>()?.clone().unbind(), true))).collect()
}

/// What a guest's values have to do with its host: the classes whose instances may come out (those that went in, those of tools,
/// those that were named), and the objects that stayed here.
#[derive(Default)]
pub struct Types {
    classes: BTreeMap<String, std::sync::Arc<Class>>,
    /// `None` where there is no guest that could have any.
    pub objects: Option<Objects>,
}

impl Types {
    /// Remembers a class that instances went in of.
    pub fn saw(&mut self, class: &std::sync::Arc<Class>) {
        match self.classes.get_mut(&class.name) {
            // A class that was defined anew takes the place of the old one.
            Some(known) if !std::sync::Arc::ptr_eq(known, class) => *known = class.clone(),
            Some(_) => {}
            None => drop(self.classes.insert(class.name.clone(), class.clone())),
        }
    }

    /// Declares a class.
    pub fn declare(&mut self, type_: &Bound<'_, PyType>) -> PyResult<()> {
        let class = of(type_)?;
        // In a guest the class of a caller's own script and one of its own look the same.
        self.classes.insert(class.name.clone(), class);
        Ok(())
    }

    /// Those of a guest.
    pub fn of_guest() -> Types {
        Types { objects: Some(Objects::default()), ..Types::default() }
    }

    /// The same classes and objects for another guest.
    pub fn copy(&self, py: Python<'_>) -> Types {
        let objects = self.objects.as_ref().map(|objects| objects.copy(py));
        Types { classes: self.classes.clone(), objects }
    }

    /// The class that a guest's object is an instance of, if the host has one.
    pub fn get(&self, name: &str) -> Option<&std::sync::Arc<Class>> {
        self.classes.get(name)
    }
}
