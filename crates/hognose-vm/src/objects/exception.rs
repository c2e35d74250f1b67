//! Exceptions.

use crate::value::Value;

/// One level of a traceback: where a frame was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TraceEntry {
    /// The unit.
    pub unit: u32,
    /// The instruction in the unit.
    pub pc: u32,
}

/// An exception.
#[derive(Clone, Debug, Default)]
pub struct ExcObj {
    /// Its shape, which knows its class.
    pub shape: u32,
    /// Attributes, in the order of the shape.
    pub slots: Vec<Value>,
    /// `args`, a tuple.
    pub args: Value,
    /// `__cause__`.
    pub cause: Value,
    /// `__context__`.
    pub context: Value,
    /// `__suppress_context__`.
    pub suppress: bool,
    /// Where it comes from, as far as that is known: 0 for the guest; [`OWN_ATTRIBUTE`]; or [`FAILED_CALL`] and the number of
    /// the call whose failure it is.
    pub origin: u64,
    /// Where it was raised, the innermost level first.
    pub trace: Vec<TraceEntry>,
    /// `__traceback__` when the guest set it: a traceback or `None`; unbound means `trace`.
    pub traceback: Value,
}

/// The origin of a `NameError` where `self` has an attribute of that name.
pub const OWN_ATTRIBUTE: u64 = 1;

/// The origin of the failure of a call is this and the number of the call.
pub const FAILED_CALL: u64 = 1;

impl super::Object for ExcObj {
    const MAY_WAIT: bool = true;

    fn trace(&self, visit: &mut impl FnMut(Value)) {
        [self.args, self.cause, self.context, self.traceback].into_iter().for_each(&mut *visit);
        self.slots.iter().for_each(|v| visit(*v));
    }

    fn size(&self) -> usize {
        size_of::<Self>() + self.slots.capacity() * 8 + self.trace.capacity() * size_of::<TraceEntry>()
    }
}
