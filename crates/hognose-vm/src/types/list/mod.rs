//! `list`: its methods, and sorting.

mod flat;
pub mod methods;
mod rank;
pub mod sort;
