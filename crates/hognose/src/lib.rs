//! Runs Python that nobody reviewed: sandboxed, suspendable, serialisable.
//!
//! A [`Program`] is Python that was parsed and compiled once. A [`Session`] runs programs one after the other and keeps their
//! state between them, like a REPL; it reaches nothing but what its host hands in. Whenever it needs something from
//! outside it stops with a [`Step`], and goes on when the host has answered.
//!
//! ```
//! use hognose::{Answer, Program, Session, Step, Toolbox, Tool};
//!
//! let mut session = Session::default();
//! session.define(&Toolbox::new().with(Tool::new("fetch")));
//! session.start(&Program::new("len(fetch('https://example.com'))")?, [])?;
//!
//! let Step::Calls { new, .. } = session.step() else { panic!("the program calls a tool") };
//! assert_eq!(new[0].to_string(), "fetch('https://example.com')");
//! session.answer(new[0].id, Answer::from("<html>"))?;
//! assert_eq!(session.step().value(), Some(6.into()));
//! # Ok::<(), hognose::Error>(())
//! ```
//!
//! [`Session::run`] does all that in a loop, with closures as tools. Nothing here reads a file, starts a thread or knows what time
//! it is, but for what the feature `std` brings (`SystemClock`).
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod advance;
mod binding;
mod calls;
mod clock;
mod driver;
#[doc(hidden)]
#[allow(missing_docs)]
pub mod engine;
mod error;
mod limits;
mod module;
mod names;
mod outside;
mod program;
mod reuse;
mod saved;
mod served;
mod session;
mod step;
mod suggest;
mod toolbox;

pub use advance::InterruptHandle;
#[cfg(feature = "std")]
pub use clock::SystemClock;
pub use clock::{Clock, ManualClock};
pub use driver::Ended;
pub use error::{AnswerError, Error};
pub use hognose_host::{
    Answer, Args, BigInt, Bounds, Call, CallId, Capability, Data, Failure, Grants, Handle, JsonError, Member,
    Method, Name, Notation, Object, Opaque, Place, from_json, text_of, to_json,
};
#[doc(hidden)]
pub use hognose_snapshot::checksum;
pub use hognose_syntax::SyntaxWarning;
pub use limits::{Limit, Limits};
pub use module::HostModule;
pub use program::Program;
#[doc(hidden)]
pub use saved::RoundTrips;
pub use session::{Session, Usage};
pub use step::{Exception, Step};
pub use toolbox::{Known, Policy, Tool, Toolbox};
