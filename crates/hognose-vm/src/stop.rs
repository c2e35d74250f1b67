//! How an operation that does not complete says so.

use crate::value::Value;

/// That an operation did not complete, and why. It has had no effect.
///
/// One word, so that a [`Res`] of a value, a truth or a number comes back in two machine registers: with an enum of 16 bytes
/// each native left its result in memory. [`Stop::why`] is for who looks at the reason.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stop(u64);

/// Why an operation did not complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
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

/// Where the reason stands in the word; below it is what belongs to it.
const REASON: u32 = 56;
const REST: u64 = (1 << REASON) - 1;

#[expect(non_upper_case_globals, non_snake_case, reason = "named as the variants of `Why` that they stand for")]
impl Stop {
    /// [`Why::Python`].
    pub const Python: Stop = Stop(3 << REASON);
    /// [`Why::Request`].
    pub const Request: Stop = Stop(5 << REASON);
    /// [`Why::Receiver`].
    pub const Receiver: Stop = Stop(6 << REASON);

    /// [`Why::Raise`].
    #[inline]
    pub const fn Raise(exception: Value) -> Stop {
        Stop(exception.bits() & 0xFF_FFFF_FFFF)
    }

    /// [`Why::Limit`].
    #[inline]
    pub const fn Limit(limit: Limit) -> Stop {
        Stop(1 << REASON | limit as u64)
    }

    /// [`Why::Memory`].
    #[inline]
    pub const fn Memory(bytes: usize) -> Stop {
        let bytes = bytes as u64;
        Stop(2 << REASON | if bytes > REST { REST } else { bytes })
    }

    /// [`Why::Look`].
    #[inline]
    pub const fn Look(pending: Value) -> Stop {
        Stop(4 << REASON | pending.bits() & 0xFF_FFFF_FFFF)
    }
}

impl Stop {
    /// The reason.
    #[inline]
    pub fn why(self) -> Why {
        let rest = self.0 & REST;
        match self.0 >> REASON {
            0 => Why::Raise(Value::of_object(rest)),
            1 => Why::Limit(Limit::ALL[rest as usize % Limit::ALL.len()]),
            2 => Why::Memory(rest as usize),
            4 => Why::Look(Value::of_object(rest)),
            5 => Why::Request,
            6 => Why::Receiver,
            _ => Why::Python,
        }
    }

    /// The exception that was raised, if that is the reason.
    #[inline]
    pub fn raised(self) -> Option<Value> {
        match self.why() {
            Why::Raise(exception) => Some(exception),
            _ => None,
        }
    }

    /// Whether somebody else has to do or know something first: Python, the VM or the host.
    #[inline]
    pub fn is_question(self) -> bool {
        matches!(self.why(), Why::Python | Why::Request | Why::Look(_))
    }

    /// Whether a limit was reached, or memory is short.
    #[inline]
    pub fn is_budget(self) -> bool {
        matches!(self.why(), Why::Limit(_) | Why::Memory(_))
    }
}

impl std::fmt::Debug for Stop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.why().fmt(f)
    }
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
