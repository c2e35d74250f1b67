//! What a caller says of a guest, read once.

use hognose::{Capability, Grants, Known, Session};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};

use crate::guest::Guest;
use crate::limits::Limits;
use crate::print::Print;
use crate::tools::Kept;

/// Arguments that programs and sessions have in common.
pub struct Options<'a, 'py> {
    pub tools: Kept,
    pub limits: Option<&'a Bound<'py, Limits>>,
    pub print: Option<&'a Bound<'py, PyAny>>,
    pub types: Option<&'a Bound<'py, PyAny>>,
    pub auto_import: bool,
    pub names: bool,
    pub host: Option<&'a Bound<'py, PyAny>>,
    pub overlap: bool,
}

impl Options<'_, '_> {
    /// A new guest. It is large and made for every run: in its place, and not moved there.
    #[inline(always)]
    pub fn guest(self, py: Python<'_>, otherwise: Print) -> PyResult<Guest> {
        let print = match self.print.filter(|print| !print.is_none()) {
            Some(print) => Print::of(print)?,
            None => otherwise,
        };
        let host = granted(self.host)?;
        let session = Session::new(Limits::or_default(self.limits));
        let mut guest = if surrounded(self.names, host) {
            Guest::new(surround(session, self.names, host), self.tools, print)
        } else {
            Guest::new(session, self.tools, print)
        };
        guest.session.set_overlap(self.overlap);
        guest.session.set_modules(self.auto_import);
        guest.names = self.names;
        guest.auto_import = self.auto_import;
        guest.host = host;
        declare(&mut guest, self.types)?;
        guest.define_tools(py)?;
        Ok(guest)
    }
}

/// Whether a session has anything around it besides tools and modules. That is rare, and costs moves.
pub fn surrounded(names: bool, host: Grants) -> bool {
    names || host != Grants::none()
}

/// What a session has around it besides tools and modules: made anew after a load.
pub fn surround(mut session: Session, names: bool, host: Grants) -> Session {
    if host != Grants::none() {
        let all = Capability::ALL.into_iter().filter(|capability| host.has(*capability));
        let grants = all.fold(Grants::default(), Grants::with);
        session = session.with_grants(grants).with_host_answers(host);
    }
    if names {
        session = session.with_names(|_| Known::Later);
    }
    session
}

/// The fuel of a slice.
pub fn slice(fuel: Option<u64>) -> PyResult<Option<u64>> {
    match fuel {
        Some(0) => Err(PyValueError::new_err("a slice has at least 1 of fuel")),
        fuel => Ok(fuel),
    }
}

/// Classes whose instances may come back.
pub fn declare(guest: &mut Guest, types: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
    for type_ in types.map(|types| types.try_iter()).transpose()?.into_iter().flatten() {
        let type_ = type_?;
        let Ok(type_) = type_.cast::<PyType>() else {
            let found = type_.get_type().name()?;
            return Err(pyo3::exceptions::PyTypeError::new_err(format!("types are classes, not {found}")));
        };
        guest.types.declare(type_)?;
    }
    Ok(())
}

/// Capabilities by their names.
fn granted(names: Option<&Bound<'_, PyAny>>) -> PyResult<Grants> {
    let mut grants = Grants::none();
    let Some(names) = names.filter(|names| !names.is_none()) else { return Ok(grants) };
    for name in names.try_iter()? {
        let name = name?;
        let name = name.cast::<PyString>()?.to_str()?;
        let Some(capability) = Capability::ALL.into_iter().find(|capability| capability.name() == name)
        else {
            let known: Vec<&str> = Capability::ALL.into_iter().map(Capability::name).collect();
            return Err(PyValueError::new_err(format!(
                "a capability is one of {}, not {name:?}",
                known.join(", ")
            )));
        };
        if capability == Capability::Files {
            return Err(PyValueError::new_err("guests have no files in this release"));
        }
        grants = grants.with(capability);
    }
    Ok(grants)
}
