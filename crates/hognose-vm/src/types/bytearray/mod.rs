//! `bytearray`: what it has beyond `bytes`.

pub mod change;
pub mod methods;

pub use change::{add_in_place, check_resize, set_item, remove_bytes, remove_slice};
