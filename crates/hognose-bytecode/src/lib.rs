//! The contract between compiler and VM: opcodes, code units, disassembler, verifier.
//!
//! A [`Code`] is one immutable unit of compiled source (a feed, a module, an `exec`); its
//! [`Body`]s are the functions in it. The compiler makes them, the VM runs them, the
//! verifier accepts only what the VM can run without checking again.
//!
//! Start at [`Op`]. Nothing here knows about values at run time or about syntax trees.
#![forbid(unsafe_code)]

mod code;
mod constant;
mod dis;
mod intrinsic;
mod op;
mod operand;
mod verify;
mod wire;

pub use code::{Body, BodyFlags, BodyKind, Code, Derived, Handler, Local, Params, Site, Span};
pub use constant::Constant;
pub use dis::disassemble;
pub use intrinsic::Intrinsic;
pub use op::{MAX_OPERANDS, Op};
pub use operand::{
    BodyIndex, ConstIndex, Dst, Imm, Jump, NameIndex, NearConst, NearSite, Num, Operand, Role, SiteIndex, Small, Src, Word,
};
pub use verify::{Invalid, verify};
pub use wire::{Malformed, decode, encode, encoded};

/// Registers that a body may use for itself: numbers `0..MAX_REGISTERS`. The rest of the window
/// is room for padding the arguments of natives.
pub const MAX_REGISTERS: usize = 240;
/// A destination that nobody reads: the result of a call that stands as a statement.
pub const DISCARD: Dst = Dst(255);
/// The most arguments that a call builds in registers; longer calls go through `CallEx`.
pub const MAX_ARGUMENTS: usize = 64;
