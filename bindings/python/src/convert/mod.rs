//! Values on their way between Python and a guest.
//!
//! `enter` makes [`Data`](hognose::Data) of Python's values, `leave` Python's values of `Data`, `library` knows the classes of Python's own
//! library that cross as what they are, and `classes` those of the host.

mod classes;
mod enter;
mod leave;
mod library;

pub use classes::Types;
pub use enter::{enter, enter_args};
pub use leave::{dict_of, leave, tuple_of};
