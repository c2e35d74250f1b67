//! Calls to the host: which were made, which run, which barrier waits for what.
//!
//! A call is a pending value (`exchange`). It is queued when it is made, started when the rules
//! of design 1.8 say so, and leaves the lists when it is answered or given up.

use crate::exchange::{CallState, PendingObj};
use crate::stop::{Limit, Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What the VM knows of a tool besides its name.
#[derive(Clone, Debug, Default)]
pub struct ToolInfo {
    /// The name under which the host knows it.
    pub name: String,
    /// Whether its calls may overlap with others.
    pub overlaps: bool,
    /// Names of its parameters, when they are known: keyword arguments and positions are bound to them.
    pub parameters: Option<Vec<String>>,
}

/// The calls of a session.
#[derive(Default)]
pub struct Calls {
    /// The tools that the host offers; a `Tool` object has the index.
    pub tools: Vec<ToolInfo>,
    /// Made and not started, in order.
    pub queued: Vec<Value>,
    /// Started and not answered, in order.
    pub started: Vec<Value>,
    /// Failed and not raised yet, in order: a barrier raises the first.
    pub failed: Vec<Value>,
    /// Started calls that the host has not been told of yet.
    pub fresh: Vec<Value>,
    /// Calls that were given up since the last step, to be announced.
    pub cancelled: Vec<u64>,
    /// How many calls were made.
    pub made: u64,
    /// The most calls that may be made.
    pub limit: Option<u64>,
    /// The most overlapping calls in flight.
    pub in_flight: usize,
    /// Whether overlapping is allowed at all.
    pub overlap: bool,
    /// Whether unknown names are asked from the host.
    pub ask_names: bool,
    /// Exceptions of calls given up with a raised exception.
    pub task: u32,
}

/// How many calls are in flight at most, unless the host says otherwise.
pub const IN_FLIGHT: usize = 32;

impl Calls {
    /// Whether a barrier would have to do anything.
    #[inline]
    pub fn outstanding(&self) -> bool {
        !self.started.is_empty() || !self.queued.is_empty() || !self.failed.is_empty()
    }

    /// Values kept alive.
    pub fn roots(&self, visit: &mut impl FnMut(Value)) {
        let lists = [&self.queued, &self.started, &self.failed, &self.fresh];
        lists.into_iter().flatten().for_each(|v| visit(*v));
    }
}

impl Vm {
    /// Makes a call: a pending value, queued.
    pub fn make_call(&mut self, call: PendingObj) -> Res {
        if self.calls.limit.is_some_and(|limit| self.calls.made >= limit) {
            return Err(Stop::Limit(Limit::Calls));
        }
        self.calls.made += 1;
        let number = self.calls.made;
        let pending = self.heap.new_pending(PendingObj { number, ..call });
        self.calls.queued.push(pending);
        Ok(pending)
    }

    /// Gives a queued call to the host.
    pub fn start_call(&mut self, pending: Value) {
        if self.heap.pending(pending.handle()).state != CallState::Queued {
            return;
        }
        self.calls.queued.retain(|p| !p.same(pending));
        self.heap.pending_mut(pending.handle()).state = CallState::Started;
        self.calls.started.push(pending);
        self.calls.fresh.push(pending);
    }

    /// Starts the queued calls up to one, in the order in which they were made.
    pub fn start_up_to(&mut self, pending: Value) {
        while self.heap.pending(pending.handle()).state == CallState::Queued {
            match self.calls.queued.first() {
                Some(first) => self.start_call(*first),
                None => return,
            }
        }
    }

    /// An answer has come: a value, or an exception.
    pub fn answer_call(&mut self, pending: Value, answer: Value, failed: bool) {
        let object = self.heap.pending_mut(pending.handle());
        if object.state != CallState::Started {
            return;
        }
        object.state = if failed { CallState::Failed } else { CallState::Answered };
        object.answer = answer;
        object.args = Box::default();
        object.kwargs = Box::default();
        self.calls.started.retain(|p| !p.same(pending));
        self.calls.fresh.retain(|p| !p.same(pending));
        if failed {
            self.calls.failed.push(pending);
            self.calls.failed.sort_by_key(|p| self.heap.pending(p.handle()).number);
        }
    }

    /// Gives a call up: a late answer will be ignored.
    pub fn abandon(&mut self, pending: Value) {
        let object = self.heap.pending_mut(pending.handle());
        let number = object.number;
        match object.state {
            CallState::Queued => object.state = CallState::Abandoned,
            CallState::Started => {
                object.state = CallState::Abandoned;
                if !self.calls.fresh.iter().any(|p| p.same(pending)) {
                    self.calls.cancelled.push(number);
                }
            }
            _ => return,
        }
        self.calls.queued.retain(|p| !p.same(pending));
        self.calls.started.retain(|p| !p.same(pending));
        self.calls.fresh.retain(|p| !p.same(pending));
    }

    /// Gives all outstanding calls up (an exception or a limit ends the feed).
    pub fn abandon_all(&mut self) {
        let all: Vec<Value> = self.calls.queued.iter().chain(&self.calls.started).copied().collect();
        for pending in all {
            self.abandon(pending);
        }
        self.calls.failed.clear();
    }

    /// The first failure that nobody has raised yet; it counts as raised now.
    pub fn take_failure(&mut self) -> Option<Value> {
        while !self.calls.failed.is_empty() {
            let pending = self.calls.failed.remove(0);
            let object = self.heap.pending_mut(pending.handle());
            if !object.raised {
                object.raised = true;
                return Some(object.answer);
            }
        }
        None
    }

    /// The pending value with this number among the started ones.
    pub fn started_call(&self, number: u64) -> Option<Value> {
        self.calls.started.iter().copied().find(|p| self.heap.pending(p.handle()).number == number)
    }

    /// A value that is no pending one: its answer if it has one.
    pub fn settled_value(&self, value: Value) -> Option<Value> {
        if !value.is_kind(Kind::Pending) {
            return Some(value);
        }
        let object = self.heap.pending(value.handle());
        if object.state == CallState::Answered { Some(object.answer) } else { None }
    }
}
