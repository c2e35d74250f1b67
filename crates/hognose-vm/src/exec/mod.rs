//! The loop that runs all Python code.
//!
//! It never recurses: a call pushes a frame and goes on. It holds the fast paths (`run`), a few
//! lines for each opcode; everything else is a function in a file of its family, gets the
//! whole context ([`Cx`]) and says with a [`Flow`] how to go on.
//!
//! An instruction completes or has no effect: whatever stops it leaves the registers and the
//! program counter so that it can run again.

mod ahead;
mod arith;
mod asked;
mod attr;
mod fills;
mod found;
#[macro_use]
mod attributes;
mod bind;
mod call;
#[macro_use]
mod calls;
pub(crate) mod carried;
pub(crate) mod collect;
pub mod compare;
mod deliver;
#[macro_use]
mod enter;
mod fields;
mod flow;
#[macro_use]
mod formats;
mod gather;
mod gens;
pub(crate) mod globals;
mod here;
mod item;
mod iterate;
mod iterators;
mod keys;
pub mod leaf;
mod look;
#[macro_use]
mod loops;
pub mod memo;
pub mod methods;
mod misc;
mod named;
mod native_call;
#[macro_use]
mod operators;
mod patterns;
mod quick;
pub mod reads;
mod rows;
#[macro_use]
mod resume;
mod run;
pub mod simple;
mod slow;
pub mod sole;
pub mod special;
mod tools;
mod unlike;
mod unwind;

pub use arith::{Unary as UnaryWhich, Which as ArithWhich};
pub(crate) use arith::of_small;
pub(crate) use fills::class_data;
pub use call::Callee;
pub use compare::Which as CompareWhich;
pub use flow::{Flow, Leave, RunRequest, RunWhat};
pub use misc::{callee_name, extend_by_items};
pub use native_call::bind_native;
pub(crate) use item::carries_nothing;
pub(crate) use keys::has as has_key;
pub use run::run;
pub use unwind::{handled, raise};

use hognose_bytecode::Op;

use crate::caches::*;
use crate::frame::*;
use crate::unit::*;
use crate::value::Value;
use crate::vm::Vm;

/// Everything that running code needs, borrowed from the session.
pub struct Cx<'a> {
    /// Heap, names, limits.
    pub vm: &'a mut Vm,
    /// The registers of the running stack.
    pub stack: &'a mut Vec<Value>,
    /// The frames of the running stack.
    pub frames: &'a mut Frames,
    /// All units.
    pub units: &'a Units,
    /// Inline caches.
    pub caches: &'a Caches,
    /// The instructions of the running unit, while the loop runs.
    pub ops: &'a [Op],
    /// Where the registers of the running frame begin.
    pub base: usize,
    /// The instruction behind the one that runs.
    pub pc: usize,
}

impl Cx<'_> {
    /// A register of the running frame.
    #[inline]
    pub fn reg(&self, register: u8) -> Value {
        self.stack[self.base + register as usize]
    }

    /// Sets a register of the running frame.
    #[inline]
    pub fn set(&mut self, register: u8, value: Value) {
        self.stack[self.base + register as usize] = value;
    }

    /// The running frame.
    #[inline]
    pub fn frame(&self) -> &Frame {
        self.frames.last().expect("a running stack has a frame")
    }

    /// The unit of the running frame.
    #[inline]
    pub fn unit(&self) -> &Unit {
        self.units.get(self.frame().unit)
    }

    /// A constant of the running frame's unit.
    pub fn constant(&self, index: impl Into<u32>) -> Value {
        self.unit().constants[index.into() as usize]
    }

    /// The body of the running frame.
    pub fn body(&self) -> &hognose_bytecode::Body {
        let frame = self.frame();
        self.units.get(frame.unit).body(frame.body)
    }

    /// The instruction that runs: the one in front of `pc`.
    #[inline]
    pub fn op(&self) -> Op {
        self.unit().code.ops[self.pc - 1]
    }

    /// Goes on at a distance from the following instruction.
    #[inline]
    pub fn jump(&mut self, to: hognose_bytecode::Jump) {
        if to.0 < 0 {
            self.vm.meter.slice += to.0 as i64;
        }
        self.pc = (self.pc as i64 + to.0 as i64) as usize;
    }

    /// Makes room for a window of registers at `base`.
    #[inline]
    pub fn ensure(&mut self, base: usize) {
        if base + 2 * WINDOW > self.stack.len() {
            grow(self.stack, base);
        }
    }
}

#[cold]
#[inline(never)]
fn grow(stack: &mut Vec<Value>, base: usize) {
    let wanted = (base + 2 * WINDOW).max(stack.len() * 2);
    stack.resize(wanted, Value::UNDEF);
}
