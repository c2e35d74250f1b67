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

    /// An integer of any size: its sign, and its magnitude in bytes, the least significant first.
    pub fn integer(negative: bool, magnitude: &[u8]) -> Constant {
        let len = magnitude.iter().rposition(|byte| *byte != 0).map_or(0, |at| at + 1);
        let magnitude = &magnitude[..len];
        let mut bytes = [0; 16];
        if let Some(low) = bytes.get_mut(..len).filter(|_| len <= 8) {
            low.copy_from_slice(magnitude);
            let value = i128::from_le_bytes(bytes);
            if let Ok(value) = i64::try_from(if negative { -value } else { value }) {
                return Constant::Int(value);
            }
        }
        Constant::BigInt { negative, magnitude: magnitude.into() }
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
