//! Generators, coroutines and asynchronous generators: a suspended frame as an object.

use crate::value::Value;

/// Which of the three it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GenFlavour {
    #[default]
    Generator,
    Coroutine,
    AsyncGenerator,
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
}

impl super::Object for GenObj {
    fn trace(&self, visit: &mut impl FnMut(Value)) {
        [self.name, self.qualname, self.facade, self.function].map(&mut *visit);
        self.registers.iter().for_each(|v| visit(*v));
    }

    fn size(&self) -> usize {
        size_of::<Self>() + self.registers.len() * 8
    }
}
