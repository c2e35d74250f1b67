//! Which stack runs: waits that are over, switches between threads, and what happens when none can go on.

use crate::classes;
use crate::exchange::CallState;
use crate::frame::{Action, Frame, Frames, WINDOW};
use crate::objects::GenState;
use crate::session::{Event, Session};
use crate::threads::{MAIN, MOST_SWITCHES, TASKS_OF_THREADS, Thread, Waiting};
use crate::value::{Kind, Value};

/// What became of a wait.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wait {
    /// It goes on.
    Open,
    /// It is over.
    Over,
    /// The call that an instruction made and waited for gives no value.
    Failed(Value),
}

impl Session {
    /// The running thread waits: it goes on if that is over, else another one does. `Some`: none can without the host, or the
    /// feed is over.
    #[inline]
    pub(crate) fn resume(&mut self) -> Option<Event> {
        self.vm.threads.busy = false;
        let waiting = std::mem::take(&mut self.thread.waiting);
        let wait = self.wait_of(&waiting, self.vm.threads.running);
        self.thread.waiting = waiting;
        match wait {
            Wait::Open if self.parked.is_empty() && self.vm.threads.starting.is_empty() => self.rest(),
            Wait::Open => self.other(),
            wait => self.go_on(wait),
        }
    }

    /// The only thread waits for a call that is with the host, as programs mostly do: what `resume` would find out.
    pub(crate) fn waits_alone(&mut self, call: Value) -> bool {
        let is_alone = self.parked.is_empty() && self.vm.threads.starting.is_empty();
        let is_started = self.vm.heap.pending(call.handle()).state == CallState::Started;
        let alone = is_alone && is_started && self.vm.entries.is_empty();
        if alone {
            (self.vm.threads.busy, self.vm.threads.switches) = (false, 0);
        }
        alone
    }

    /// The wait of the running thread is over.
    fn go_on(&mut self, wait: Wait) -> Option<Event> {
        self.thread.waiting = Waiting::Nothing;
        match wait {
            Wait::Failed(call) => self.call_failed(call),
            Wait::Over | Wait::Open => None,
        }
    }

    /// The first of the other threads that can go on does.
    fn other(&mut self) -> Option<Event> {
        self.begin_threads();
        if self.vm.threads.switches >= MOST_SWITCHES && self.waits_for_host() {
            self.vm.threads.switches = 0;
            self.vm.threads.busy = true;
            return Some(Event::Waiting);
        }
        for at in 0..self.parked.len() {
            self.vm.meter.charge_after(1);
            let waiting = std::mem::take(&mut self.parked[at].waiting);
            let wait = self.wait_of(&waiting, self.parked[at].ident);
            self.parked[at].waiting = waiting;
            if wait != Wait::Open {
                self.switch(at);
                return self.go_on(wait);
            }
        }
        self.rest()
    }

    /// No thread can go on: the host has something to do, or there is a time to wait for, or nothing is left to wait for.
    fn rest(&mut self) -> Option<Event> {
        if self.waits_for_host() {
            self.vm.threads.switches = 0;
            return Some(Event::Waiting);
        }
        // What waits for other threads comes last: they end by themselves, if at all.
        let can = |thread: &Thread| !matches!(thread.waiting, Waiting::Threads | Waiting::Over);
        let main = self.parked.iter().position(|thread| thread.ident == MAIN && can(thread));
        let running = can(&self.thread);
        if !(running && self.vm.threads.running == MAIN)
            && let Some(at) = main.or(if running { None } else { self.parked.iter().position(can) })
        {
            self.switch(at);
        } else if !running {
            // Only the end of the feed is left to wait for, and nothing that it waits for can come any more.
            self.vm.threads.live.retain(|live| live.ident == MAIN);
            return None;
        }
        match std::mem::take(&mut self.thread.waiting) {
            Waiting::Call(call) => {
                // Nothing is left that could start it: a broken promise of ours must not hang the host.
                self.vm.abandon(call);
                None
            }
            Waiting::Answer(call) => self.call_failed(call),
            _ => {
                self.vm.threads.stuck = true;
                None
            }
        }
    }

    /// Whether anything can come from outside: an answer, or a time.
    fn waits_for_host(&self) -> bool {
        !self.vm.calls.started.is_empty() || self.timer().is_some()
    }

    fn wait_of(&mut self, waiting: &Waiting, ident: u32) -> Wait {
        let over = match waiting {
            Waiting::Nothing => true,
            Waiting::Call(call) => {
                self.vm.want_up_to(*call);
                self.vm.heap.pending(call.handle()).state.is_over()
            }
            Waiting::Answer(call) => match self.vm.heap.pending(call.handle()).state {
                CallState::Answered => true,
                CallState::Queued | CallState::Started => false,
                CallState::Failed | CallState::Abandoned => return Wait::Failed(*call),
            },
            Waiting::Any(calls, _) => {
                self.vm.meter.charge_after(calls.len());
                let heap = &self.vm.heap;
                let is_over = |v: &Value| v.is(Kind::Pending).is_none_or(|h| heap.pending(h).state.is_over());
                calls.iter().any(is_over) || self.vm.threads.take_woken(ident)
            }
            Waiting::Threads => !self.vm.threads.keep_going(),
            Waiting::Over => false,
        };
        if over { Wait::Over } else { Wait::Open }
    }

    /// Gives each thread that was started its stack.
    fn begin_threads(&mut self) {
        for starting in std::mem::take(&mut self.vm.threads.starting) {
            let before = std::mem::take(&mut self.thread);
            let body = self.vm.image.prelude("run_thread");
            self.enter_function(body, &[starting.function, starting.argument], Action::Exit, 0);
            let mut made = std::mem::replace(&mut self.thread, before);
            made.ident = starting.ident;
            made.task = TASKS_OF_THREADS + starting.ident;
            self.park(made);
        }
    }

    /// Puts a stack behind the others, with no more room than it needs.
    fn park(&mut self, mut thread: Thread) {
        let top = self.top_of(&thread.frames);
        thread.stack.truncate(top);
        thread.stack.shrink_to_fit();
        let bytes = size_of::<Thread>() + thread.frames.fit() + top * 8;
        self.vm.heap.grew(bytes.saturating_sub(thread.counted));
        thread.counted = bytes;
        self.parked.push(thread);
    }

    /// The thread at this place goes on in the place of the running one.
    fn switch(&mut self, at: usize) {
        self.vm.threads.switches = (self.vm.threads.switches + 1).min(MOST_SWITCHES);
        let mut next = self.parked.remove(at);
        let wanted = next.frames.last().map_or(0, |frame| frame.base as usize) + 2 * WINDOW;
        if next.stack.len() < wanted {
            next.stack.resize(wanted, Value::UNDEF);
        }
        let mut before = std::mem::replace(&mut self.thread, next);
        before.ident = self.vm.threads.running;
        before.task = self.vm.calls.task;
        before.locals = self.vm.threads.locals;
        self.vm.threads.running = self.thread.ident;
        self.vm.calls.task = self.thread.task;
        self.vm.threads.locals = std::mem::take(&mut self.thread.locals);
        if !matches!(before.waiting, Waiting::Over) {
            self.park(before);
        }
    }

    /// The running thread, which is not the main one, has nothing left to run.
    pub(crate) fn thread_over(&mut self) {
        let ident = self.vm.threads.running;
        self.thread.waiting = Waiting::Over;
        self.thread.frames.clear();
        self.vm.threads.live.retain(|live| live.ident != ident);
        let task = self.vm.calls.task;
        self.vm.abandon_all(Some(task));
    }

    /// The end of a feed, or its beginning: only the main thread is left, and it has no frames.
    pub(crate) fn drop_threads(&mut self) {
        if self.vm.threads.running != MAIN
            && let Some(at) = self.parked.iter().position(|thread| thread.ident == MAIN)
        {
            self.switch(at);
        }
        if self.thread.frames.is_empty() && self.parked.is_empty() {
            self.thread.waiting = Waiting::Nothing;
            self.vm.threads.only_main();
            return;
        }
        let running = std::mem::take(&mut self.thread.frames);
        let mut parked = std::mem::take(&mut self.parked);
        self.vm.threads.dropped = self.vm.threads.dropped.wrapping_add(1);
        self.end_frames(running, None);
        for thread in &mut parked {
            let frames = std::mem::take(&mut thread.frames);
            self.end_frames(frames, Some(thread));
        }
        self.thread.waiting = Waiting::Nothing;
        self.vm.entries.held = Waiting::Nothing;
        self.vm.threads.only_main();
    }

    /// Frames that will not run any more: what they took goes back, their generators are closed.
    fn end_frames(&mut self, frames: Frames, thread: Option<&Thread>) {
        for &frame in frames.iter() {
            let stack = thread.map_or(&self.thread.stack, |thread| &thread.stack);
            if let Some((list, items)) = self.taken(&frame, stack) {
                let items = std::mem::take(self.vm.heap.list_mut(items));
                *self.vm.heap.list_mut(list) = items;
            }
            if frame.action == Action::Asked {
                self.vm.drop_question(frame.extra());
            }
            if let Some(handle) = frame.generator().is(Kind::Gen) {
                let generator = self.vm.heap.generator_mut(handle);
                generator.state = GenState::Closed;
                generator.registers = Box::default();
            }
        }
    }

    /// What a function of the prelude took out of an object of the guest's for a while: the items of a list that is being
    /// sorted. The list, and where its items are.
    fn taken(&self, frame: &Frame, stack: &[Value]) -> Option<(u32, u32)> {
        let unit = self.units.get(frame.unit);
        if !unit.code.prelude {
            return None;
        }
        let body = unit.body(frame.body);
        let name_is = |index: u32, text: &str| self.vm.is_named(unit, index, text);
        if !name_is(body.name, "list_sort") {
            return None;
        }
        let local = |text: &str| {
            let local = body.locals.iter().find(|l| name_is(l.name, text))?;
            stack.get(frame.base as usize + local.register as usize)?.is(Kind::List)
        };
        let (list, items) = (local("self")?, local("items")?);
        self.vm.heap.list(list).is_empty().then_some((list, items))
    }

    /// The call at which the program waits gives no value: the instruction that made it raises.
    #[cold]
    fn call_failed(&mut self, pending: Value) -> Option<Event> {
        let exc = match self.vm.heap.pending(pending.handle()).state {
            CallState::Failed => self.vm.raise_failure(pending),
            _ => {
                // Also when nothing is left that could answer it: a broken promise of ours must not hang the host.
                self.vm.abandon(pending);
                let text = self.vm.str("the call was given up before it was answered");
                self.vm.new_exception(classes::RUNTIME_ERROR, &[text])
            }
        };
        self.run_failed(exc)
    }
}
