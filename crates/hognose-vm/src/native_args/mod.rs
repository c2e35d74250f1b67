//! Argument types of natives: each takes one kind of argument, or says why not.
//!
//! None of them has an effect. Where Python would have to run (`__index__` of a user's class, a pending
//! value) they say [`Stop::Python`](crate::stop::Stop::Python).

pub mod number;

pub use number::{FloatArg, IntArg, Items, SelfFloat, SelfInt, Truth};
pub mod index;
pub mod text;

pub use index::{IndexArg, SizeArg, SliceArg};
