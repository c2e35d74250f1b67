//! Calls to the host: which were made, which run, which barrier waits for what.
//!
//! A call is a pending value (`exchange`). It is queued when it is made, started when the rules
//! of design 1.8 say so ([`Vm::start_calls`]), and leaves the lists when it is answered or given up.

use hognose_host::Name;

use crate::classes;
use crate::exchange::{CallState, PendingObj, Wanted};
use crate::objects::{TraceEntry, TupleItems};
use crate::stop::{Limit, Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What the VM knows of a tool besides its name.
#[derive(Clone, Debug, Default)]
pub struct ToolInfo {
    /// The name under which the host knows it.
    pub name: Name,
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
    /// The most calls in flight that overlap without being awaited.
    pub in_flight: usize,
    /// Whether overlapping is allowed at all.
    pub overlap: bool,
    /// Whether unknown names are asked from the host.
    pub ask_names: bool,
    /// Whether imports that fail do not say what there is instead.
    pub no_hints: bool,
    /// The name that the host has just said it does not know.
    pub unknown: Value,
    /// The task of `asyncio` that runs: 0 outside of any.
    pub task: u32,
    /// The pending value whose failure was raised last: a failure of a later call gives way to it.
    pub raised_last: Value,
}

/// How many calls are in flight at most, unless the host says otherwise.
pub const IN_FLIGHT: usize = 32;

impl Calls {
    /// No call was made, and there is no tool.
    pub(crate) fn reset(&mut self) {
        let Calls {
            tools,
            queued,
            started,
            failed,
            fresh,
            cancelled,
            made,
            limit,
            in_flight,
            overlap,
            ask_names,
            no_hints,
            unknown,
            task,
            raised_last,
        } = self;
        *tools = Vec::new();
        for list in [queued, started, failed, fresh] {
            *list = Vec::new();
        }
        *cancelled = Vec::new();
        (*made, *limit, *in_flight, *task) = (0, None, 0, 0);
        (*overlap, *ask_names, *no_hints) = (false, false, false);
        (*unknown, *raised_last) = (Value::default(), Value::default());
    }

    /// Whether a barrier would have to do anything.
    #[inline]
    pub fn outstanding(&self) -> bool {
        !self.started.is_empty() || !self.queued.is_empty() || !self.failed.is_empty()
    }

    /// Values kept alive.
    pub fn roots(&self, visit: &mut impl FnMut(Value)) {
        let lists = [&self.queued, &self.started, &self.failed, &self.fresh];
        lists.into_iter().flatten().for_each(|v| visit(*v));
        visit(self.raised_last);
        visit(self.unknown);
    }
}

/// Takes a call off a list. Mostly it is the only one there, or none is.
#[inline]
fn take_off(list: &mut Vec<Value>, pending: Value) {
    match list.as_slice() {
        [] => {}
        [only] if only.same(pending) => list.clear(),
        _ => list.retain(|p| !p.same(pending)),
    }
}

/// Whether a queued call can start.
enum Readiness {
    Ready,
    NotYet,
    /// It never will: an argument of it has failed with this exception.
    Fails(Value),
}

impl Vm {
    /// Makes a call: a pending value, started if it may.
    pub fn make_call(&mut self, mut call: PendingObj) -> Res {
        if self.begins_at_once(&call) {
            return self.begin_call(call);
        }
        call.number = self.count_call()?;
        let pending = self.heap.new_pending(call);
        self.calls.queued.push(pending);
        self.want_arguments(pending);
        self.start_calls();
        Ok(pending)
    }

    /// What a clock shows, when nothing is outstanding and the session tells it at once: a call that is made and answered, as the
    /// session would after this instruction. Programs that measure ask often.
    pub fn look_at_clock(&mut self, name: &str) -> Res<Option<Value>> {
        let (wall, whole) = match name {
            "clock.time" => (true, false),
            "clock.time_ns" => (true, true),
            "clock.monotonic" | "clock.perf_counter" => (false, false),
            "clock.monotonic_ns" | "clock.perf_counter_ns" => (false, true),
            _ => return Ok(None),
        };
        if self.calls.outstanding() {
            return Ok(None);
        }
        let Some(time) = self.meter.poll.as_ref().and_then(|session| session.clock(wall)) else { return Ok(None) };
        self.charge(1)?;
        self.count_call()?;
        if !whole {
            return Ok(Some(Value::float(time.as_secs_f64())));
        }
        Ok(Some(match i64::try_from(time.as_nanos()) {
            Ok(nanos) => self.heap.new_int(nanos),
            Err(_) => Value::float(time.as_secs_f64()),
        }))
    }

    /// Makes a call that can only start at once.
    #[inline(always)]
    pub fn begin_call(&mut self, mut call: PendingObj) -> Res {
        call.number = self.count_call()?;
        call.state = CallState::Started;
        let pending = self.heap.new_pending(call);
        Ok(self.began(pending))
    }

    /// The same for an ordinary call of a sync body, which is made where it stays: one that is moved there waits until all of
    /// its parts, which have many sizes, have reached the cache.
    #[inline(always)]
    pub fn begin_lone_call(&mut self, tool: Value, args: &[Value], unit: u32, pc: u32) -> Res {
        let number = self.count_call()?;
        let (state, wanted, task) = (CallState::Started, Wanted::Now, self.calls.task);
        let call = |args| PendingObj { number, state, wanted, tool, args, task, unit, pc, ..PendingObj::default() };
        let pending = match *args {
            [] => self.heap.small_pending(|| call(TupleItems::default())),
            [a] => self.heap.small_pending(|| call(TupleItems::Few(1, [a, Value::UNDEF, Value::UNDEF]))),
            _ => self.heap.new_pending(call(args.into())),
        };
        Ok(self.began(pending))
    }

    #[inline(always)]
    fn began(&mut self, pending: Value) -> Value {
        self.calls.started.push(pending);
        self.calls.fresh.push(pending);
        pending
    }

    /// The number of a new call, if there may be one more.
    #[inline]
    pub(crate) fn count_call(&mut self) -> Res<u64> {
        if self.calls.limit.is_some_and(|limit| self.calls.made >= limit) {
            return Err(Stop::Limit(Limit::Calls));
        }
        self.calls.made += 1;
        Ok(self.calls.made)
    }

    /// Whether a call that is made can only start at once: a body waits for it, nothing is before it, and nothing in its
    /// arguments could be pending. Nearly every call is like that.
    fn begins_at_once(&self, call: &PendingObj) -> bool {
        let plain = |v: &Value| !matches!(v.kind(), Kind::Pending | Kind::List | Kind::Tuple | Kind::Dict);
        matches!(call.wanted, Wanted::Now | Wanted::Awaited)
            && self.calls.queued.is_empty()
            && self.calls.started.is_empty()
            && call.args.iter().all(plain)
            && call.kwargs.iter().all(plain)
    }

    /// Gives every queued call that may start to the host; one whose argument has failed fails with it.
    #[inline]
    pub fn start_calls(&mut self) {
        if !self.calls.queued.is_empty() {
            self.start_queued();
        }
    }

    fn start_queued(&mut self) {
        // An argument may be a value that is not whole yet: then the last of its entries starts them.
        if !self.entries.is_empty() {
            return;
        }
        let mut at = 0;
        while let Some(pending) = self.calls.queued.get(at).copied() {
            match self.readiness(pending) {
                Readiness::NotYet => at += 1,
                Readiness::Ready => {
                    self.calls.queued.remove(at);
                    self.heap.pending_mut(pending.handle()).state = CallState::Started;
                    self.calls.started.push(pending);
                    self.calls.fresh.push(pending);
                }
                Readiness::Fails(exc) => {
                    self.calls.queued.remove(at);
                    self.fail_unstarted(pending, exc);
                }
            }
        }
    }

    /// A call that was not started fails with the failure of another, which is the one that barriers raise.
    fn fail_unstarted(&mut self, pending: Value, exc: Value) {
        let object = self.heap.pending_mut(pending.handle());
        object.state = CallState::Failed;
        object.answer = exc;
        object.raised = true;
        object.args = TupleItems::default();
        object.kwargs = TupleItems::default();
    }

    fn readiness(&mut self, pending: Value) -> Readiness {
        let (wanted, overlaps, task, number) = {
            let object = self.heap.pending(pending.handle());
            (object.wanted, object.overlaps, object.task, object.number)
        };
        if matches!(wanted, Wanted::Later | Wanted::Given) {
            return Readiness::NotYet;
        }
        let mut open = false;
        let mut fails = None;
        self.each_pending_argument(pending, |vm, argument| {
            let object = vm.heap.pending(argument.handle());
            match object.state {
                CallState::Answered => {}
                CallState::Failed => fails = fails.or(Some(Some(object.answer))),
                CallState::Abandoned => fails = fails.or(Some(None)),
                CallState::Queued | CallState::Started => open = true,
            }
        });
        match fails {
            Some(Some(exc)) => return Readiness::Fails(exc),
            Some(None) => {
                let text = self.str("an argument of the call was given up before it was answered");
                return Readiness::Fails(self.new_exception(classes::RUNTIME_ERROR, &[text]));
            }
            None if open => return Readiness::NotYet,
            None => {}
        }
        let mut others = self.calls.queued.iter().chain(&self.calls.started);
        let object = |p: &Value| self.heap.pending(p.handle());
        let waits = match wanted {
            Wanted::Later | Wanted::Given | Wanted::Awaited => false,
            Wanted::InTurn => others.any(|p| {
                let other = object(p);
                let before = other.number < number && other.task == task && other.wanted == Wanted::InTurn;
                before && !(other.overlaps && overlaps)
            }),
            Wanted::Now => {
                let started = self.calls.started.iter().filter(|p| object(p).wanted == Wanted::Now);
                let (mut beside_ordinary, mut in_flight) = (false, 0);
                for other in started {
                    beside_ordinary |= !object(other).overlaps && object(other).task == task;
                    in_flight += 1;
                }
                beside_ordinary || overlaps && in_flight >= self.calls.in_flight.max(1)
            }
        };
        if waits { Readiness::NotYet } else { Readiness::Ready }
    }

    /// Looks at every pending value in the arguments of a call, also deep in containers (which were copied, so
    /// that they have an end).
    fn each_pending_argument(&self, pending: Value, mut look: impl FnMut(&Vm, Value)) {
        let object = self.heap.pending(pending.handle());
        let mut work: Vec<Value> = Vec::new();
        for value in object.args.iter().chain(object.kwargs.iter()) {
            work.push(*value);
            while let Some(value) = work.pop() {
                match value.kind() {
                    Kind::Pending => look(self, value),
                    Kind::List => work.extend(self.heap.list(value.handle()).iter()),
                    Kind::Tuple => work.extend(self.heap.tuple(value.handle()).iter()),
                    Kind::Dict => work.extend(self.heap.dict(value.handle()).items().map(|e| e.value)),
                    _ => {}
                }
            }
        }
    }

    /// Calls that another one waits behind are wanted as well, once that one is.
    fn want_arguments(&mut self, pending: Value) {
        if matches!(self.heap.pending(pending.handle()).wanted, Wanted::Later | Wanted::Given) {
            return;
        }
        let mut work = vec![pending];
        while let Some(pending) = work.pop() {
            let mut lazy = Vec::new();
            self.each_pending_argument(pending, |vm, argument| {
                let object = vm.heap.pending(argument.handle());
                let unasked = matches!(object.wanted, Wanted::Later | Wanted::Given);
                if object.state == CallState::Queued && unasked {
                    lazy.push(argument);
                }
            });
            for argument in lazy {
                self.heap.pending_mut(argument.handle()).wanted = Wanted::InTurn;
                work.push(argument);
            }
        }
    }

    /// A task was made for a call, which starts when that one begins.
    pub fn give_call(&mut self, pending: Value) {
        let object = self.heap.pending_mut(pending.handle());
        if object.state == CallState::Queued && object.wanted == Wanted::Later {
            object.wanted = Wanted::Given;
        }
    }

    /// Somebody awaits a call: it starts, whatever its task made before.
    pub fn await_call(&mut self, pending: Value) {
        let object = self.heap.pending(pending.handle());
        let unasked = matches!(object.wanted, Wanted::Later | Wanted::Given);
        if object.state == CallState::Queued && unasked {
            self.heap.pending_mut(pending.handle()).wanted = Wanted::Awaited;
            self.want_arguments(pending);
            self.start_calls();
        }
    }

    /// Somebody looks at a call: what its task made before it and it run in their turn.
    pub fn want_up_to(&mut self, pending: Value) {
        let object = self.heap.pending(pending.handle());
        if object.state != CallState::Queued {
            return;
        }
        if object.wanted == Wanted::Given {
            return self.await_call(pending);
        }
        if object.wanted != Wanted::Later {
            return;
        }
        let (task, last) = (object.task, object.number);
        self.want_in_turn(|object| object.task == task && object.number <= last);
    }

    /// Calls of a task that nobody asked for run in their turn: its end, or a barrier.
    pub fn want_all_of(&mut self, task: Option<u32>) {
        self.want_in_turn(|object| task.is_none_or(|task| object.task == task));
    }

    fn want_in_turn(&mut self, which: impl Fn(&PendingObj) -> bool) {
        let lazy: Vec<Value> = self
            .calls
            .queued
            .iter()
            .copied()
            .filter(|p| {
                let object = self.heap.pending(p.handle());
                object.wanted == Wanted::Later && which(object)
            })
            .collect();
        if lazy.is_empty() {
            return;
        }
        for pending in lazy {
            self.heap.pending_mut(pending.handle()).wanted = Wanted::InTurn;
            self.want_arguments(pending);
        }
        self.start_calls();
    }

    /// The first call that a barrier of a task (`None`: of all) waits for.
    pub fn unfinished(&self, task: Option<u32>) -> Option<Value> {
        let counts = |p: &&Value| {
            let object = self.heap.pending(p.handle());
            let own = !matches!(object.wanted, Wanted::Awaited | Wanted::Given);
            own && task.is_none_or(|task| object.task == task)
        };
        let all = self.calls.started.iter().chain(&self.calls.queued).filter(counts);
        all.min_by_key(|p| self.heap.pending(p.handle()).number).copied()
    }

    /// An answer has come: a value, or an exception.
    pub fn answer_call(&mut self, pending: Value, answer: Value, failed: bool) {
        let object = self.heap.pending_mut(pending.handle());
        if object.state != CallState::Started {
            return;
        }
        object.state = if failed { CallState::Failed } else { CallState::Answered };
        object.answer = answer;
        object.args = TupleItems::default();
        object.kwargs = TupleItems::default();
        let (wanted, task, number) = (object.wanted, object.task, object.number);
        take_off(&mut self.calls.started, pending);
        take_off(&mut self.calls.fresh, pending);
        if failed && wanted != Wanted::Awaited {
            let at = self.calls.failed.partition_point(|p| self.heap.pending(p.handle()).number < number);
            self.calls.failed.insert(at, pending);
        }
        if failed && wanted == Wanted::InTurn {
            // Behind a failure, what was to follow fails with it, unstarted.
            let follows = |p: &Value| {
                let object = self.heap.pending(p.handle());
                let in_turn = matches!(object.wanted, Wanted::Later | Wanted::InTurn);
                in_turn && object.task == task && object.number > number
            };
            let (fail, keep) = self.calls.queued.iter().partition(|p| follows(p));
            let fail: Vec<Value> = fail;
            self.calls.queued = keep;
            for pending in fail {
                self.fail_unstarted(pending, answer);
            }
        }
        self.start_calls();
    }

    /// Gives a call up: a late answer will be ignored.
    pub fn abandon(&mut self, pending: Value) {
        self.abandon_one(pending);
        self.start_calls();
    }

    fn abandon_one(&mut self, pending: Value) {
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
        take_off(&mut self.calls.queued, pending);
        take_off(&mut self.calls.started, pending);
        take_off(&mut self.calls.fresh, pending);
    }

    /// Gives outstanding calls up: all of them (an exception or a limit ends the feed), or those of a task that
    /// ended by an exception and that nobody awaits.
    pub fn abandon_all(&mut self, task: Option<u32>) {
        if !self.calls.outstanding() {
            self.calls.raised_last = Value::UNDEF;
            return;
        }
        let counts = |p: &&Value| {
            let object = self.heap.pending(p.handle());
            let own = !matches!(object.wanted, Wanted::Awaited | Wanted::Given);
            task.is_none_or(|task| object.task == task && own)
        };
        let all: Vec<Value> =
            self.calls.queued.iter().chain(&self.calls.started).filter(counts).copied().collect();
        for pending in all {
            self.abandon_one(pending);
        }
        let heap = &self.heap;
        self.calls.failed.retain(|p| task.is_some_and(|task| heap.pending(p.handle()).task != task));
        self.calls.raised_last = Value::UNDEF;
        self.start_calls();
    }

    /// The first failure of a task (`None`: of any) that nobody has raised yet.
    pub fn first_failure(&mut self, task: Option<u32>) -> Option<Value> {
        let heap = &self.heap;
        self.calls.failed.retain(|p| !heap.pending(p.handle()).raised);
        let counts = |p: &&Value| task.is_none_or(|task| heap.pending(p.handle()).task == task);
        self.calls.failed.iter().find(counts).copied()
    }

    /// The exception of a call that failed, which is raised now.
    pub fn raise_failure(&mut self, pending: Value) -> Value {
        let object = self.heap.pending_mut(pending.handle());
        object.raised = true;
        let (exc, unit, pc) = (object.answer, object.unit, object.pc);
        let shows_call = object.overlaps || object.wanted == Wanted::InTurn;
        self.calls.raised_last = pending;
        // What failed with the same exception has been raised with it.
        let heap = &self.heap;
        self.calls.failed.retain(|p| {
            let other = heap.pending(p.handle());
            !other.raised && !other.answer.same(exc)
        });
        if shows_call && (unit, pc) != (0, 0) && exc.is_kind(Kind::Exc) {
            // The traceback also names where the call was made, which may be long before.
            let trace = &mut self.heap.exception_mut(exc.handle()).trace;
            if trace.is_empty() {
                trace.push(TraceEntry { unit, pc });
            }
        }
        exc
    }

    /// The pending value with this number among the started ones.
    #[inline]
    pub fn started_call(&self, number: u64) -> Option<Value> {
        let is_it = |p: &&Value| self.heap.pending(p.handle()).number == number;
        match self.calls.started.as_slice() {
            [only] => Some(only).filter(is_it).copied(),
            all => all.iter().find(is_it).copied(),
        }
    }

    /// Whether a call has its answer.
    #[inline]
    pub fn has_answer(&self, pending: Value) -> bool {
        self.heap.pending(pending.handle()).state == CallState::Answered
    }

    /// Whether nothing is to be done where a call stands as a statement: it has its answer, and so has every other one.
    pub fn is_settled(&self, value: Value) -> bool {
        !self.calls.outstanding()
            && value.is(Kind::Pending).is_some_and(|h| self.heap.pending(h).state == CallState::Answered)
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
