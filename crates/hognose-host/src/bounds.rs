//! How large a value may be that crosses, and what happens to one that is larger.
//!
//! A guest can make a value of a few kilobytes that unfolds to terabytes (`x = [x, x]`, forty times), or that never
//! ends (`x.append(x)`). Whoever converts counts every visit, not every object.

use std::fmt;

/// Bounds of a value that crosses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// How deeply it may be nested.
    pub depth: usize,
    /// How many bytes it may take, outside.
    pub bytes: usize,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds { depth: 256, bytes: 16 << 20 }
    }
}

/// Why a value could not cross.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Crossing {
    /// It is nested more deeply than this.
    TooDeep(usize),
    /// It takes more than this many bytes.
    TooLarge(usize),
    /// A string has a lone surrogate, at this index.
    LoneSurrogate(usize),
    /// It has a part that has no meaning on the other side, in words.
    Unfit(String),
}

impl fmt::Display for Crossing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Crossing::TooDeep(depth) => write!(f, "the value is nested more than {depth} levels deep"),
            Crossing::TooLarge(bytes) => write!(f, "the value takes more than {bytes} bytes"),
            Crossing::LoneSurrogate(at) => write!(f, "a string has a lone surrogate at index {at}"),
            Crossing::Unfit(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Crossing {}
