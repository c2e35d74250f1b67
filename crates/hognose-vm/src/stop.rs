//! How an operation that does not complete says so.

use crate::value::Value;

/// Why an operation did not complete. It has had no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// An exception was raised.
    Raise(Value),
    /// A limit was reached.
    Limit(Limit),
    /// Memory is short: collect and run the operation once more.
    Memory(usize),
    /// The operation met user code (or a pending value) and has to be done by the prelude: by the native's twin, or after conversion of its arguments.
    Python,
    /// A pending value has to be answered first.
    Look(Value),
    /// The VM is asked to do something in place of the native: see `Vm::request`.
    Request,
    /// The first argument is not of the type that the method belongs to.
    Receiver,
}

/// Which limit a run reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Limit {
    /// Instructions and native work.
    Fuel,
    /// Time inside the VM.
    Duration,
    /// Bytes that the guest holds.
    Memory,
    /// Number of host calls.
    Calls,
    /// Bytes printed.
    Output,
    /// Size of a value that crosses to the host.
    ValueSize,
    /// Time spent waiting for answers.
    Waiting,
}

impl Limit {
    /// Every limit.
    pub const ALL: [Limit; 7] = [
        Limit::Fuel,
        Limit::Duration,
        Limit::Memory,
        Limit::Calls,
        Limit::Output,
        Limit::ValueSize,
        Limit::Waiting,
    ];

    /// The word for it in settings and messages.
    pub fn name(self) -> &'static str {
        match self {
            Limit::Fuel => "fuel",
            Limit::Duration => "duration",
            Limit::Memory => "memory",
            Limit::Calls => "calls",
            Limit::Output => "output",
            Limit::ValueSize => "value size",
            Limit::Waiting => "waiting",
        }
    }
}

/// The result of an operation of the VM.
pub type Res<T = Value> = Result<T, Stop>;
