//! `float`: its constructor, and its methods.
//!
//! Arithmetic is in `num::float` and `types::operator`.

mod make;
mod methods;

pub use make::METHODS as MAKE;
pub use methods::{METHODS, round_to};
