//! Numbers: all of Python's `int`, `float`, `complex`, `math`, `cmath` and the core of `random` that needs no heap.
//!
//! Everything here is a pure function of its arguments. Operations whose cost grows with their operands take a
//! [`Meter`] and charge it *before* the work is done, in pieces of a few milliseconds at most, so that a run can be
//! stopped inside a huge multiplication. What Python raises comes back as a [`Fault`] with CPython 3.14's words.
//!
//! A few linear passes are neither charged nor cut up: comparing, hashing and converting to a float take a scan of their
//! operands. Memory is the caller's to refuse beforehand: `int::{mul_bits, pow_bits, shl_bits, product_bits}` bound
//! results, and lengths that the guest names (`to_bytes`, `getrandbits`) bound themselves.
//!
//! Where results depend on the platform: `sin`, `cos`, `tan`, their inverses and hyperbolic kin, `exp`, `exp2`, `expm1`,
//! `log`, `log2`, `log10`, `log1p` and `pow` of floats come from the platform's C library (as they do in CPython), and
//! what leans on them (`gamma`, `lgamma`, `cmath`, powers of complex) inherits that. Everything else is the same everywhere.
//!
//! Start at [`int::IntRef`] for integers, [`float`] for operators of floats, [`math`] for the module's functions.
//! Nothing here knows about values, the heap or the machine; text is read from and written to plain `str`.

pub mod cmath;
mod cmath_special;
pub mod complex;
pub mod complex_text;
pub mod erf;
pub mod float;
pub mod float_text;
pub mod gamma;
pub mod hash;
pub mod int;
pub mod math;
pub mod mersenne;
pub mod meter;
pub mod sums;

#[cfg(test)]
mod tests;

pub use int::{Int, IntRef};
pub use meter::{Error, Fault, FaultKind, Meter, Unmetered};
