//! The exchange with the host, as plain data: calls that come out, answers that go in, values that cross.
//!
//! [`Data`] is a value outside of any session; [`Call`] and [`Answer`] are the two halves of a conversation about it;
//! [`Capability`] names what is outside by nature (clock, timer, entropy, files, environment); `json` reads and writes values.
//! Nothing here knows the interpreter: it neither makes calls nor answers them.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod args;
mod bounds;
mod capability;
mod data;
mod exchange;
mod json;
mod known;
mod name;
mod repr;

pub use args::Args;
pub use bounds::{Bounds, Crossing};
pub use capability::{Capability, Grants};
pub use data::{Data, Handle, Member, Method, Object, Opaque};
pub use exchange::{Answer, Call, CallId, Failure, Place};
pub use json::{JsonError, Notation, from_json, to_json};
pub use known::text_of;
pub use name::Name;
pub use num_bigint::BigInt;
