//! Generators, coroutines and asynchronous generators: a suspended frame as an object.

use hognose_bytecode::BodyKind;

use super::TraceEntry;
use crate::frame::{Action, Frame};
use crate::value::Value;

/// Which of the three it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GenFlavour {
    #[default]
    Generator,
    Coroutine,
    AsyncGenerator,
}

impl GenFlavour {
    /// What calling a body of this kind gives.
    #[inline]
    pub fn of(kind: BodyKind) -> GenFlavour {
        match kind {
            BodyKind::Coroutine => GenFlavour::Coroutine,
            BodyKind::AsyncGenerator => GenFlavour::AsyncGenerator,
            BodyKind::Generator | BodyKind::Plain => GenFlavour::Generator,
        }
    }
}

/// Where it is in its life.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GenState {
    /// Nothing of it has run.
    #[default]
    Created,
    /// It waits at a `yield`.
    Suspended,
    /// It runs: its registers are on a stack.
    Running,
    /// It has ended.
    Closed,
}

/// A generator.
#[derive(Clone, Debug, Default)]
pub struct GenObj {
    /// Its unit.
    pub unit: u32,
    /// Its body in the unit.
    pub body: u32,
    /// Where it goes on.
    pub pc: u32,
    /// Its registers while it does not run.
    pub registers: Box<[Value]>,
    /// Which of the three it is.
    pub flavour: GenFlavour,
    /// Where it is in its life.
    pub state: GenState,
    /// An asynchronous generator: an `asend` or the like is in progress.
    pub busy: bool,
    /// `__name__`.
    pub name: Value,
    /// `__qualname__`.
    pub qualname: Value,
    /// The class that it shows instead of its own (an iterator of the library written as a generator), or unbound.
    pub facade: Value,
    /// What its frame belongs to, for `super()` and messages: the function.
    pub function: Value,
    /// The instruction that it came out of: how one knows who holds it (`exec/sole.rs`).
    pub made: Option<TraceEntry>,
}

impl GenObj {
    /// Whether an asynchronous generator that has begun can be asked for its next item.
    #[inline]
    pub fn gives_items(&self) -> bool {
        self.flavour == GenFlavour::AsyncGenerator && self.state == GenState::Suspended && !self.busy
    }

    /// Begins to run: the frame that runs it, which is this generator's (`value`). The caller gives the frame its
    /// registers.
    #[inline]
    pub fn begin(&mut self, value: Value, base: usize, dst: u8, action: Action) -> Frame {
        self.state = GenState::Running;
        let frame = Frame::at(self.unit, self.body, self.pc, base, self.registers.len() as u16);
        frame.for_caller(dst, action, Value::UNDEF).of_generator(value)
    }
}

impl super::Object for GenObj {
    const MAY_WAIT: bool = true;

    fn trace(&self, visit: &mut impl FnMut(Value)) {
        [self.name, self.qualname, self.facade, self.function].into_iter().for_each(&mut *visit);
        self.registers.iter().for_each(|v| visit(*v));
    }

    fn size(&self) -> usize {
        size_of::<Self>() + self.registers.len() * 8
    }
}
