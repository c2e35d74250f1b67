//! The state of a hognose run as bytes, and back, trusting none of them.
//!
//! [`dump`] saves a session: the guest's code, every object that it reaches, its stack, calls, budgets and output. [`load`]
//! wakes it up, in another process or another build: objects of the library go by name, and everything read is
//! checked before it runs. One snapshot can be loaded many times.
//!
//! Nothing here runs Python, and nothing knows where bytes are kept.
#![forbid(unsafe_code)]

mod dump;
mod envelope;
mod error;
mod kinds;
mod known;
mod load;
mod names;
mod program;
mod recent;
#[cfg(feature = "seal")]
pub mod seal;
mod wire;

pub use dump::{DumpOptions, dump, dump_onto};
pub use envelope::{VERSION, checksum};
#[doc(hidden)]
pub use envelope::mend;
pub use error::{DumpError, LoadError};
pub use load::{LoadLimits, LoadOptions, load, load_into};
pub use program::{Hash, Program};
#[doc(hidden)]
pub use recent::Recent;
