//! Objects of the host that a guest may use: what of them, and by which number each guest knows them.
//!
//! An [`Exposed`] is an object with what was allowed of it. A guest gets a number, and a call comes back with that number; what may be
//! called is asked here each time, whatever the guest or the bytes of a snapshot say.

use std::collections::BTreeMap;

use hognose::{Call, Failure, Method};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping, PyString, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

use crate::errors;
use crate::tools::{Kept, Refused, Tools};

/// An object of the host, and what a guest may have of it.
#[pyclass(frozen, module = "hognose", weakref)]
pub struct Exposed {
    pub object: Py<PyAny>,
    /// The name of its class, for the guest.
    pub class: String,
    /// What says which object this is in another process.
    key: Option<String>,
    /// Attributes that are read when the object crosses.
    pub attributes: Vec<Py<PyString>>,
    /// Attributes that are read when the guest asks.
    pub live: Vec<String>,
    pub methods: Vec<Method>,
    /// The methods, bound.
    pub tools: Kept,
}

#[pymethods]
impl Exposed {
    /// As `hognose.expose` has looked it over.
    #[new]
    #[expect(clippy::too_many_arguments, reason = "one function alone calls it")]
    fn new(
        object: Py<PyAny>,
        class: String,
        key: Option<String>,
        attributes: Vec<Py<PyString>>,
        live: Vec<String>,
        methods: &Bound<'_, PyDict>,
        described: &Bound<'_, PyAny>,
        overlapping: Vec<String>,
    ) -> PyResult<Exposed> {
        let names: Vec<String> = methods.keys().extract()?;
        let method = |name: String| Method { overlaps: overlapping.contains(&name), name };
        let tools = Tools::of(Some(methods))?.with(described.py(), &*Tools::of(Some(described))?);
        let methods = names.into_iter().map(method).collect();
        Ok(Exposed { object, class, key, attributes, live, methods, tools: Kept::new(described.py(), tools)? })
    }

    #[getter]
    fn object(&self, py: Python<'_>) -> Py<PyAny> {
        self.object.clone_ref(py)
    }

    #[getter]
    fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    #[getter]
    fn class_name(&self) -> &str {
        &self.class
    }

    #[getter]
    fn attributes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.attributes.iter().map(|name| name.bind(py)))
    }

    #[getter]
    fn live<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.live)
    }

    #[getter]
    fn methods<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.methods.iter().map(|method| &method.name))
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.object)?;
        self.tools.traverse(&visit)
    }

    fn __repr__(&self) -> String {
        let attributes = self.attributes.len() + self.live.len();
        let short = self.class.rsplit('.').next().unwrap_or(&self.class);
        format!("<exposed {short}: {attributes} attributes, {} methods>", self.methods.len())
    }
}

/// An object by its number.
struct Known {
    class: String,
    key: Option<String>,
    /// What may be had of it. `None`: it was taken back, or was not given again after a load.
    exposed: Option<Py<Exposed>>,
}

/// The objects that a guest was given. They are kept as long as the guest: it may have them anywhere.
#[derive(Default)]
pub struct Objects {
    known: BTreeMap<u64, Known>,
    /// The numbers of an object by its address; it is kept alive, so that no address is used twice.
    by_address: BTreeMap<usize, Vec<u64>>,
    last: u64,
}

/// What a snapshot says of an object.
pub struct Told {
    pub id: u64,
    pub class: String,
    pub key: Option<String>,
}

impl Objects {
    /// The number of an object, which may be a new one.
    pub fn number(&mut self, exposed: &Bound<'_, Exposed>) -> u64 {
        let own = exposed.get();
        let address = own.object.as_ptr() as usize;
        for id in self.by_address.get(&address).into_iter().flatten() {
            let known = self.known.get(id).and_then(|known| known.exposed.as_ref());
            if known.is_some_and(|known| known.is(exposed)) {
                return *id;
            }
        }
        self.last += 1;
        let told = Told { id: self.last, class: own.class.clone(), key: own.key.clone() };
        self.put(told, Some(exposed));
        self.last
    }

    fn put(&mut self, told: Told, exposed: Option<&Bound<'_, Exposed>>) {
        let Told { id, class, key } = told;
        if let Some(exposed) = exposed {
            let address = exposed.get().object.as_ptr() as usize;
            self.by_address.entry(address).or_default().push(id);
        }
        self.last = self.last.max(id);
        let exposed = exposed.map(|exposed| exposed.clone().unbind());
        self.known.insert(id, Known { class, key, exposed });
    }

    /// What was allowed of an object that is known here: the last that was said.
    pub fn of<'py>(&self, object: &Bound<'py, PyAny>) -> Option<Bound<'py, Exposed>> {
        let id = self.by_address.get(&(object.as_ptr() as usize))?.last()?;
        let exposed = self.known.get(id)?.exposed.as_ref()?;
        Some(exposed.bind(object.py()).clone())
    }

    /// An object by its number.
    pub fn get<'py>(&self, py: Python<'py>, id: u64) -> Option<Bound<'py, Exposed>> {
        Some(self.known.get(&id)?.exposed.as_ref()?.bind(py).clone())
    }

    /// Takes an object back. Whether the guest had it.
    pub fn revoke(&mut self, object: &Bound<'_, PyAny>) -> bool {
        let wanted = match object.cast::<Exposed>() {
            Ok(exposed) => exposed.get().object.as_ptr(),
            Err(_) => object.as_ptr(),
        };
        let ids = self.by_address.remove(&(wanted as usize)).unwrap_or_default();
        for id in &ids {
            if let Some(known) = self.known.get_mut(id) {
                known.exposed = None;
            }
        }
        !ids.is_empty()
    }

    /// All objects that there are, with their numbers.
    pub fn all<'py>(&self, py: Python<'py>) -> Vec<(u64, Bound<'py, Exposed>)> {
        let here = |(id, known): (&u64, &Known)| Some((*id, known.exposed.as_ref()?.bind(py).clone()));
        self.known.iter().filter_map(here).collect()
    }

    /// The same objects for another guest.
    pub fn copy(&self, py: Python<'_>) -> Objects {
        let known = |(id, known): (&u64, &Known)| {
            let exposed = known.exposed.as_ref().map(|exposed| exposed.clone_ref(py));
            (*id, Known { class: known.class.clone(), key: known.key.clone(), exposed })
        };
        Objects {
            known: self.known.iter().map(known).collect(),
            by_address: self.by_address.clone(),
            last: self.last,
        }
    }

    /// What a snapshot says of them.
    pub fn told(&self) -> Vec<Told> {
        let told = |(id, known): (&u64, &Known)| Told {
            id: *id,
            class: known.class.clone(),
            key: known.key.clone(),
        };
        self.known.iter().map(told).collect()
    }

    /// The objects of a snapshot, with those that the host gives again: a mapping from keys or numbers, or a function that is asked
    /// for each.
    pub fn again(told: Vec<Told>, given: Option<&Bound<'_, PyAny>>) -> PyResult<Objects> {
        let mut objects = Objects::default();
        let given = given.filter(|given| !given.is_none());
        let mapping = given.and_then(|given| given.cast::<PyMapping>().ok());
        if let Some(given) = given
            && mapping.is_none()
            && !given.is_callable()
        {
            let found = given.get_type().name()?;
            return Err(PyTypeError::new_err(format!(
                "objects is a dict of keys or numbers and exposed objects, or a function, not {found}"
            )));
        }
        for told in told {
            let found = match (mapping, given) {
                (Some(mapping), _) => {
                    let by_key = match &told.key {
                        Some(key) if mapping.contains(key)? => Some(mapping.get_item(key)?),
                        _ => None,
                    };
                    match by_key {
                        Some(found) => Some(found),
                        None if mapping.contains(told.id)? => Some(mapping.get_item(told.id)?),
                        None => None,
                    }
                }
                (None, Some(ask)) => {
                    let unknown = errors::unknown_object(ask.py(), told.id, &told.class, told.key.as_deref());
                    Some(ask.call1((unknown.value(ask.py()),))?)
                }
                (None, None) => None,
            };
            let found = found.filter(|found| !found.is_none());
            let exposed = match &found {
                None => None,
                Some(found) => Some(found.cast::<Exposed>().map_err(|_| {
                    let text = format!("objects has what expose() gives, not {}", found.get_type());
                    PyTypeError::new_err(text)
                })?),
            };
            objects.put(told, exposed);
        }
        Ok(objects)
    }

    /// What says that an object is not here.
    pub fn missing(&self, py: Python<'_>, id: u64, class: &str) -> PyErr {
        let known = self.known.get(&id);
        let class = known.map_or(class, |known| known.class.as_str());
        let key = known.and_then(|known| known.key.as_deref());
        errors::unknown_object(py, id, class, key)
    }

    /// Shows the collector what is here.
    pub fn traverse(&self, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.known
            .values()
            .filter_map(|known| known.exposed.as_ref())
            .try_for_each(|exposed| visit.call(exposed))
    }

    /// The object whose method or attribute a call names; `None` when it names a tool.
    pub fn receiver<'py>(
        &self,
        py: Python<'py>,
        call: &Call,
    ) -> Result<Option<Bound<'py, Exposed>>, Refused> {
        let Some(id) = call.object else { return Ok(None) };
        let Some(exposed) = self.get(py, id) else {
            let error = self.missing(py, id, "object");
            return Err(crate::tools::failure_or(py, error));
        };
        let own = exposed.get();
        let allowed = match call.is_attribute {
            true => own.live.iter().any(|name| *name == call.tool.as_str()),
            false => own.methods.iter().any(|method| method.name == call.tool.as_str()),
        };
        if !allowed {
            let short = own.class.rsplit('.').next().unwrap_or(&own.class);
            let text = format!("'{short}' object has no attribute '{}'", call.tool);
            return Err(Refused::from(Failure::of("AttributeError", text)));
        }
        Ok(Some(exposed))
    }
}
