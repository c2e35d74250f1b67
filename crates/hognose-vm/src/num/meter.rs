//! The meter that long operations charge, and the two ways in which an operation can fail.
//!
//! An operation either cannot go on because the run's budget says so ([`Meter::Stop`], whatever the owner of the
//! meter makes of it), or raises a Python exception ([`Fault`]). Nothing here knows what a budget is.

use std::borrow::Cow;
use std::convert::Infallible;
use std::fmt;

/// What pays for work that grows with its operands.
///
/// A unit is roughly one operation on a machine word (one to two nanoseconds). A charge comes before the
/// work that it pays for, and no charge stands for more than a few milliseconds of it.
pub trait Meter {
    /// Why the work may not go on.
    type Stop;

    /// Pays for `work` units, or refuses.
    fn charge(&mut self, work: u64) -> Result<(), Self::Stop>;
}

impl<M: Meter + ?Sized> Meter for &mut M {
    type Stop = M::Stop;

    fn charge(&mut self, work: u64) -> Result<(), Self::Stop> {
        (**self).charge(work)
    }
}

/// A meter that never refuses, for work that is known to be small.
#[derive(Debug, Default, Clone, Copy)]
pub struct Unmetered;

impl Meter for Unmetered {
    type Stop = Infallible;

    fn charge(&mut self, _work: u64) -> Result<(), Infallible> {
        Ok(())
    }
}

/// The Python exception that an operation raises.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultKind {
    ZeroDivisionError,
    OverflowError,
    ValueError,
}

impl FaultKind {
    /// The name of the exception's class.
    pub fn name(self) -> &'static str {
        match self {
            FaultKind::ZeroDivisionError => "ZeroDivisionError",
            FaultKind::OverflowError => "OverflowError",
            FaultKind::ValueError => "ValueError",
        }
    }
}

/// An exception to raise, with CPython 3.14's message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub kind: FaultKind,
    pub message: Cow<'static, str>,
    /// The number of the C error for an `OverflowError` whose arguments are `(errno, message)`, as `10.0 ** 400` raises.
    pub errno: Option<i32>,
}

impl Fault {
    #[cold]
    pub fn zero_division(message: &'static str) -> Fault {
        Fault { kind: FaultKind::ZeroDivisionError, message: Cow::Borrowed(message), errno: None }
    }

    #[cold]
    pub fn overflow(message: &'static str) -> Fault {
        Fault { kind: FaultKind::OverflowError, message: Cow::Borrowed(message), errno: None }
    }

    #[cold]
    pub fn value(message: impl Into<Cow<'static, str>>) -> Fault {
        Fault { kind: FaultKind::ValueError, message: message.into(), errno: None }
    }

    /// What division by zero of every kind of number says.
    #[cold]
    pub fn division_by_zero() -> Fault {
        Fault::zero_division("division by zero")
    }
}

impl fmt::Display for Fault {
    /// As the last line of a traceback shows it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.errno {
            Some(errno) => write!(f, "{}: ({errno}, '{}')", self.kind.name(), self.message),
            None => write!(f, "{}: {}", self.kind.name(), self.message),
        }
    }
}

/// How a metered operation fails: `?` on a charge makes a `Stop`, [`Error::fault`] makes a `Fault`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Error<S> {
    Fault(Fault),
    Stop(S),
}

impl<S> Error<S> {
    /// The failing result that raises `fault`.
    #[cold]
    pub fn fault<T>(fault: Fault) -> Result<T, Error<S>> {
        Err(Error::Fault(fault))
    }
}

impl<S> From<S> for Error<S> {
    fn from(stop: S) -> Error<S> {
        Error::Stop(stop)
    }
}
