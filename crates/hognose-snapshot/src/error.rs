//! Why bytes are no session, in words that say what to do about it.
//!
//! Nothing here knows the format.

use std::fmt;

use crate::program::Hash;

/// Why a snapshot cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// The bytes do not begin as a snapshot does.
    NotASnapshot,
    /// Another version of the format.
    Version {
        /// The version of the snapshot.
        found: u64,
        /// The newest version that this build reads.
        newest: u64,
    },
    /// It uses a layer that this build was made without.
    Layer(&'static str),
    /// It ends too early.
    CutShort,
    /// Its checksum is another one: bytes changed on the way.
    Damaged,
    /// Its signature is not by this key.
    Signature,
    /// Something in it is not what has to be there.
    Malformed {
        /// Offset of the byte behind it, in the content.
        at: usize,
        /// What was expected there.
        expected: String,
    },
    /// It was saved without this program, and the loader did not supply it.
    NeedsProgram {
        /// The name of the program's file.
        filename: String,
        /// The hash of the program.
        hash: Hash,
    },
    /// It uses something of the library that this build does not have.
    NeedsLibrary(String),
    /// A function of the library was running that is another one in this build.
    OtherLibrary(String),
    /// It uses a tool that the loader does not offer.
    NeedsTool(String),
    /// It is larger than the loader's limits allow.
    Limit(&'static str),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::NotASnapshot => f.write_str("these bytes are no snapshot"),
            LoadError::Version { found, newest } => {
                write!(f, "snapshot is version {found}, this build reads up to {newest}")
            }
            LoadError::Layer(layer) => write!(f, "snapshot is {layer}, which this build was made without"),
            LoadError::CutShort => f.write_str("snapshot is cut short"),
            LoadError::Damaged => f.write_str("snapshot is damaged: its checksum does not match"),
            LoadError::Signature => f.write_str("snapshot is not sealed with this key, or was changed"),
            LoadError::Malformed { at, expected } => {
                write!(f, "snapshot is malformed: expected {expected} at byte {at}")
            }
            LoadError::NeedsProgram { filename, hash } => {
                write!(f, "snapshot needs the program {filename} with hash {hash}")
            }
            LoadError::NeedsLibrary(name) => write!(f, "snapshot needs {name}, which this build lacks"),
            LoadError::OtherLibrary(name) => {
                write!(f, "snapshot was taken while {name} of another build was running")
            }
            LoadError::NeedsTool(name) => write!(f, "snapshot needs the tool {name}, which is not offered"),
            LoadError::Limit(which) => write!(f, "snapshot is beyond the limit on {which}"),
        }
    }
}

impl std::error::Error for LoadError {}

/// Why a session cannot be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DumpError {
    /// A value of the library that no path leads to: a bug of ours.
    Nameless(String),
    /// The session waits for code to be compiled, which is in the host's hands.
    Compiling,
}

impl fmt::Display for DumpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DumpError::Nameless(what) => write!(f, "a {what} of the library has no name"),
            DumpError::Compiling => f.write_str("the session waits for code to be compiled"),
        }
    }
}

impl std::error::Error for DumpError {}
