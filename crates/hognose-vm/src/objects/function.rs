//! Functions written in Python, and methods bound to their first argument.

use crate::value::Value;

/// A function written in Python.
#[derive(Clone, Debug, Default)]
pub struct FunctionObj {
    /// Its unit.
    pub unit: u32,
    /// Its body in the unit.
    pub body: u32,
    /// What a call has to know of the body, if it gives just the arguments that are asked for.
    pub direct: Direct,
    /// `__defaults__`: a tuple, or `None`.
    pub defaults: Value,
    /// `__kwdefaults__`: a dict, or `None`.
    pub kwdefaults: Value,
    /// The cells that it captured.
    pub cells: Box<[Value]>,
    /// `__name__`.
    pub name: Value,
    /// `__qualname__`.
    pub qualname: Value,
    /// Its `__dict__`, or unbound while nobody asked for it.
    pub attributes: Value,
    /// What was set of `__doc__`, `__module__`, `__annotations__` and `__type_params__`: a dict, or unbound.
    pub own: Value,
    /// The function that computes its annotations, or unbound.
    pub annotate: Value,
}

impl FunctionObj {
    /// From now on a call runs another body.
    pub fn runs(&mut self, unit: u32, body: u32, direct: Direct) {
        (self.unit, self.body, self.direct) = (unit, body, direct);
    }
}

/// How a body is entered when nothing has to be bound.
#[derive(Clone, Copy, Debug, Default)]
pub struct Direct {
    /// The first instruction.
    pub start: u32,
    /// The number of arguments, all positional, that are just its parameters; more than there can be if it is never so.
    pub arguments: u16,
    /// How many registers it uses.
    pub registers: u16,
    /// The same, or the highest number if there are cells to be put into registers: one comparison says that neither is much.
    pub clears: u16,
}

impl super::Object for FunctionObj {
    fn trace(&self, visit: &mut impl FnMut(Value)) {
        let parts =
            [self.defaults, self.kwdefaults, self.name, self.qualname, self.attributes, self.own, self.annotate];
        parts.into_iter().for_each(&mut *visit);
        self.cells.iter().for_each(|v| visit(*v));
    }

    fn size(&self) -> usize {
        size_of::<Self>() + self.cells.len() * 8
    }
}

/// A function with its first argument.
#[derive(Clone, Debug, Default)]
pub struct BoundObj {
    /// The function: any callable.
    pub func: Value,
    /// Its first argument.
    pub self_: Value,
}

impl super::Object for BoundObj {
    fn trace(&self, visit: &mut impl FnMut(Value)) {
        visit(self.func);
        visit(self.self_);
    }

    fn size(&self) -> usize {
        size_of::<Self>()
    }
}
