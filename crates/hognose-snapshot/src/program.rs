//! Programs by hash: what a snapshot without its program names, and the loader supplies.
//!
//! Nothing here knows sessions.

use std::fmt;
use std::sync::Arc;

use hognose_bytecode::Code;
use sha2::{Digest, Sha256};

/// The SHA-256 of an encoded unit, source included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash of a unit.
    pub fn of(code: &Code) -> Hash {
        Hash(Sha256::digest(hognose_bytecode::encoded(code)).into())
    }

    /// The same for code that nobody else wants as bytes.
    pub fn once(code: &Code) -> Hash {
        let mut bytes = Vec::new();
        hognose_bytecode::encode(code, true, &mut bytes);
        Hash(Sha256::digest(&bytes).into())
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A compiled program together with its hash, so that it is hashed once.
#[derive(Clone)]
pub struct Program {
    /// The unit.
    pub code: Arc<Code>,
    /// Its hash.
    pub hash: Hash,
}

impl Program {
    /// Hashes a unit.
    pub fn new(code: Arc<Code>) -> Program {
        let hash = Hash::of(&code);
        Program { code, hash }
    }
}
