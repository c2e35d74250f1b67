//! `list`: its methods, and sorting.

pub mod methods;
mod rank;
pub mod sort;
