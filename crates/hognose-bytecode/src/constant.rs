//! Constants of a unit, as plain data: what literals and folded expressions stand for.
//!
//! The VM makes values of them when the unit first runs in a session.

use std::sync::Arc;

/// A value written in the source.
#[derive(Clone, Debug, PartialEq)]
pub enum Constant {
    /// `None`.
    None,
    /// `True` or `False`.
    Bool(bool),
    /// `...`.
    Ellipsis,
    /// An integer that fits 64 bits.
    Int(i64),
    /// Any other integer: sign and magnitude, least significant byte first.
    BigInt {
        /// Whether the number is below zero.
        negative: bool,
        /// The magnitude in bytes, the least significant first.
        magnitude: Box<[u8]>,
    },
    /// A floating-point number.
    Float(f64),
    /// A complex number: real and imaginary part.
    Complex(f64, f64),
    /// Text without lone surrogates.
    Str(Arc<str>),
    /// Text with lone surrogates, as code points.
    Surrogates(Box<[u32]>),
    /// Bytes.
    Bytes(Box<[u8]>),
    /// A tuple of constants.
    Tuple(Box<[Constant]>),
    /// A frozen set of constants, which only `x in {1, 2}` gives.
    FrozenSet(Box<[Constant]>),
    /// A slice of constants: start, stop, step.
    Slice(Box<[Constant; 3]>),
}

impl Constant {
    /// A text constant.
    pub fn str(text: &str) -> Constant {
        Constant::Str(Arc::from(text))
    }

    /// Whether two constants may share a slot: equal, of the same type, and the same zero.
    pub fn same(&self, other: &Constant) -> bool {
        use Constant::*;
        match (self, other) {
            (Float(a), Float(b)) => a.to_bits() == b.to_bits(),
            (Complex(a, b), Complex(c, d)) => a.to_bits() == c.to_bits() && b.to_bits() == d.to_bits(),
            (Tuple(a), Tuple(b)) | (FrozenSet(a), FrozenSet(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(x, y)| x.same(y))
            }
            (Slice(a), Slice(b)) => a.iter().zip(b.iter()).all(|(x, y)| x.same(y)),
            _ => self == other,
        }
    }
}
