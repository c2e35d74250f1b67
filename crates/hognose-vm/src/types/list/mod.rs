//! `list`: its methods, and sorting.

pub mod methods;
pub mod sort;
