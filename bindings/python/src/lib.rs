//! The compiled part of the Python package: programs, sessions and steps, and values on their way in and out.
//!
//! Everything public is re-exported by the package `hognose` (`python/hognose/__init__.py`), and described in `_hognose.pyi`.
//! Event loops, schemas of tools and reports are in Python. A session is behind a lock that nobody waits for: who finds it
//! taken gets a `SessionBusy`.
#![forbid(unsafe_code)]

mod calls;
mod convert;
mod errors;
mod guest;
mod limits;
mod objects;
mod options;
mod print;
mod program;
mod saved;
mod session;
mod steps;
mod tools;

use pyo3::prelude::*;

/// The compiled part of the package `hognose`.
#[pymodule]
fn _hognose(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("version", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<program::Program>()?;
    module.add_class::<session::Session>()?;
    module.add_class::<steps::FunctionCall>()?;
    module.add_class::<steps::Futures>()?;
    module.add_class::<steps::NameLookup>()?;
    module.add_class::<steps::Running>()?;
    module.add_class::<steps::Complete>()?;
    module.add_class::<limits::Limits>()?;
    module.add_class::<limits::Usage>()?;
    module.add_class::<calls::CallRecord>()?;
    module.add_class::<tools::ToolTable>()?;
    module.add_class::<objects::Exposed>()?;
    module.add_function(wrap_pyfunction!(saved::load, module)?)?;
    module.add_function(wrap_pyfunction!(guest::forked, module)?)
}
