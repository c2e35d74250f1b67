//! Builtin functions.

pub mod attributes;
pub mod intrinsics;
pub mod intrinsics_containers;
mod intrinsics_modules;
pub mod iteration;
pub mod number;
mod numbers;
pub mod output;
pub mod patterns;
pub mod text;
pub mod traceback_natives;

use crate::native::Table;

/// The tables of builtin functions.
pub static TABLES: &[&Table] = &[
    &attributes::FUNCTIONS,
    &intrinsics::CORE,
    &intrinsics_containers::CONTAINERS,
    &intrinsics_modules::MODULES,
    &iteration::FUNCTIONS,
    &number::FUNCTIONS,
    &number::INTRINSICS,
    &output::FUNCTIONS,
    &patterns::INTRINSICS,
    &text::FUNCTIONS,
    &text::INTRINSICS,
    &traceback_natives::FUNCTIONS,
    &traceback_natives::INTRINSICS,
];
