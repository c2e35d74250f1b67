//! `dict` and its views.

pub mod methods;
pub mod update;
pub mod views;
