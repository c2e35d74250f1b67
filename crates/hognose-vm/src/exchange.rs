//! The exchange with the host, on the side of the VM: pending values.
//!
//! A call to a tool gives a pending value (design 1.8). Its arguments are copied when the call is
//! made; whether it is started is the business of `calls`; the answer arrives between two
//! instructions. Nothing here knows who the host is.

use crate::objects::{Object, TupleItems};
use crate::value::Value;

/// How far a call has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CallState {
    /// Made, not yet given to the host.
    #[default]
    Queued,
    /// With the host.
    Started,
    /// Answered with a value.
    Answered,
    /// Answered with an exception.
    Failed,
    /// Given up: a late answer is ignored.
    Abandoned,
}

impl CallState {
    /// Whether nothing more will come of it.
    pub fn is_over(self) -> bool {
        !matches!(self, CallState::Queued | CallState::Started)
    }
}

/// Who wants a call to start: this decides when it does, and who hears of its failure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wanted {
    /// Nobody yet: it was made in an async body, where calls are as lazy as coroutines.
    #[default]
    Later,
    /// A task that was made for it and has not begun: that one starts it, or its end gives it up.
    Given,
    /// The sync body that made it: it starts as soon as it may.
    Now,
    /// A look or the end of the task, behind a forgotten `await`: such calls run in their order, one after
    /// the other where they may not overlap.
    InTurn,
    /// An `await` or a function of `asyncio`, which gets the failure itself.
    Awaited,
}

/// The result of a host call that may not be there yet.
#[derive(Clone, Debug, Default)]
pub struct PendingObj {
    /// The number of the call in its run, from 1.
    pub number: u64,
    /// How far it has come.
    pub state: CallState,
    /// Who wants it to start.
    pub wanted: Wanted,
    /// The tool that was called.
    pub tool: Value,
    /// The arguments, copied: positional ones.
    pub args: TupleItems,
    /// The keyword arguments: names and values in turn.
    pub kwargs: TupleItems,
    /// The answer: a value, or the exception.
    pub answer: Value,
    /// Whether its exception was raised somewhere: it is not raised a second time at a barrier.
    pub raised: bool,
    /// Whether other calls may be with the host at the same time.
    pub overlaps: bool,
    /// The task that made it, for barriers: a number that the scheduler of `asyncio` gives, 0 outside.
    pub task: u32,
    /// Where it was made: unit and instruction.
    pub unit: u32,
    /// The instruction of the call.
    pub pc: u32,
}

impl Object for PendingObj {
    #[inline(always)]
    fn is_flat(&self) -> bool {
        matches!((&self.args, &self.kwargs), (TupleItems::Few(..), TupleItems::Few(..)))
    }

    fn trace(&self, visit: &mut impl FnMut(Value)) {
        visit(self.tool);
        visit(self.answer);
        self.args.iter().chain(self.kwargs.iter()).for_each(|v| visit(*v));
    }

    fn size(&self) -> usize {
        size_of::<Self>() + self.args.heap_bytes() + self.kwargs.heap_bytes()
    }
}
