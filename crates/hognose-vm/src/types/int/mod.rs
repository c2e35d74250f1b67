//! `int`: its constructor, and its methods.
//!
//! Arithmetic is in `num::int` and `types::operator`.

mod bytes;
mod make;
mod methods;

pub use make::from_number;
pub use methods::{Digits, METHODS, abs_of, power, round_to, to_ssize};
pub use {bytes::METHODS as BYTES, make::METHODS as MAKE};
