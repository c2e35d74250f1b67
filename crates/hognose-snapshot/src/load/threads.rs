//! Threads and their stacks: every frame stands where the code allows it, every thread has one stack.

use hognose_vm::frame::{Action, Frame, WINDOW};
use hognose_vm::objects::{Form, GenState, IterObj};
use hognose_vm::threads::{
    LOCALS, Live, MAIN, MOST_SWITCHES, MOST_THREADS, Starting, TASKS_OF_THREADS, Thread, Threads, Waiting,
};
use hognose_vm::value::{Kind, Value};

use super::{Load, Loader};
use crate::error::LoadError;
use crate::kinds::ACTIONS;

impl Loader<'_> {
    /// What a thread waits for.
    pub(super) fn waiting(&mut self) -> Load<Waiting> {
        Ok(match self.reader.num()? {
            0 => Waiting::Nothing,
            1 => Waiting::Call(self.of(&[Kind::Pending], "a call")?),
            2 => Waiting::Any(self.values()?, None),
            3 => Waiting::Any(self.values()?, Some(self.reader.float()?)),
            4 => Waiting::Answer(self.of(&[Kind::Pending], "a call")?),
            5 => Waiting::Threads,
            6 => Waiting::Over,
            _ => return Err(self.wrong("what a thread waits for")),
        })
    }

    /// A stack: frames, each at an instruction of its body, each but the first called by the one below.
    pub(super) fn frames(&mut self, mut thread: Thread) -> Load<Thread> {
        let n = self.reader.count(6)?;
        let mut base = 0usize;
        let mut below = 0usize;
        let (mut caller_pc, mut at_end) = (0u32, false);
        for i in 0..n {
            let (place, unit, body) = self.body()?;
            let code = self.body_of(place, body);
            let (start, length, registers) = (code.start, code.end - code.start, code.registers as usize);
            // Only what never comes back was called by the last instruction.
            let bound = length as usize + usize::from(i + 1 < n);
            let pc = self.reader.below(bound, "an instruction of the body")? as u32;
            let delta = self.reader.below(below + 1, "where registers begin")?;
            base += delta;
            let dst = self.reader.below(256, "a register")? as u8;
            let head = self.reader.num()?;
            let action = usize::try_from(head >> 1).ok().and_then(|a| ACTIONS.get(a).copied());
            let action = action.ok_or_else(|| self.wrong("a return action"))?;
            let (extra, generator) = match head & 1 {
                0 => (Value::UNDEF, Value::UNDEF),
                _ => (self.value()?, self.of(&[Kind::Gen, Kind::Undef], "a generator")?),
            };
            self.check_action(i, action, dst, below, extra)?;
            // Only a callback comes between two instructions; everything else was called by the one in front.
            if i > 0 && caller_pc == 0 && !matches!(action, Action::Discard | Action::Entered) || at_end && action != Action::Never {
                return Err(self.wrong("an instruction behind a call"));
            }
            caller_pc = pc;
            at_end = pc == length;
            if let Some(handle) = generator.is(Kind::Gen) {
                let object = self.session.vm.heap.generator(handle);
                let same = object.unit == unit && object.body == body && object.state == GenState::Running;
                if !same || !self.generators.insert(handle) {
                    return Err(self.wrong("the generator that runs"));
                }
            }
            let stack = &mut thread.stack;
            if stack.len() < base + 2 * WINDOW {
                stack.resize((base + 2 * WINDOW).max(stack.len() * 2), Value::UNDEF);
            }
            self.registers_into(&mut stack[base..base + registers])?;
            below = registers;
            let frame = Frame::at(unit, body, start + pc, base, registers as u16).for_caller(dst, action, extra);
            thread.frames.push(if generator.is_undef() { frame } else { frame.of_generator(generator) });
        }
        // The room of a stack that runs nothing does not count, as before something runs there.
        let room = if n == 0 { 0 } else { thread.stack.len() * 8 };
        thread.counted = room + thread.frames.len() * size_of::<Frame>();
        self.stacks += thread.counted;
        if self.options.limits.memory.is_some_and(|most| self.stacks > most) {
            return Err(LoadError::Limit("memory"));
        }
        Ok(thread)
    }

    /// The threads beside the running one.
    pub(super) fn threads(&mut self) -> Load {
        if self.version == 1 {
            return Ok(());
        }
        let running = self.reader.below(TASKS_OF_THREADS as usize, "a thread")? as u32;
        if running == 0 {
            return Ok(());
        }
        let mut threads = Threads { running, ..Threads::default() };
        threads.last = self.reader.below(TASKS_OF_THREADS as usize, "a thread")? as u32;
        let bits = self.reader.num()?;
        threads.stuck = bits & 1 != 0;
        threads.busy = bits & 2 != 0;
        threads.dropped =
            u32::try_from(bits >> 2).map_err(|_| self.wrong("how often threads were dropped"))?;
        threads.switches = self.reader.below(MOST_SWITCHES as usize + 1, "how often threads switch")? as u32;
        threads.locals = self.locals()?;
        threads.live.clear();
        for _ in 0..self.reader.count(2)? {
            let ident = self.reader.below(threads.last as usize + 1, "a thread")? as u32;
            let bits = self.reader.below(4, "what is known of a thread")?;
            threads.live.push(Live { ident, daemon: bits & 1 != 0, woken: bits & 2 != 0 });
        }
        for _ in 0..self.reader.count(3)? {
            let ident = self.reader.below(threads.last as usize + 1, "a thread")? as u32;
            let (function, argument) = (self.value()?, self.value()?);
            threads.starting.push(Starting { ident, function, argument });
        }
        for _ in 0..self.reader.count(5)? {
            let ident = self.reader.below(threads.last as usize + 1, "a thread")? as u32;
            let task = self.reader.small()?;
            let locals = self.locals()?;
            let waiting = self.waiting()?;
            if matches!(waiting, Waiting::Over) {
                return Err(self.wrong("a thread that is not over"));
            }
            let thread = self.frames(Thread::default())?;
            self.session.parked.push(Thread { ident, task, locals, waiting, ..thread });
        }
        self.session.vm.threads = threads;
        Ok(())
    }

    /// A thread's own values.
    fn locals(&mut self) -> Load<[Value; LOCALS]> {
        let mut locals = [Value::UNDEF; LOCALS];
        for local in &mut locals {
            *local = self.value()?;
        }
        Ok(locals)
    }

    /// Each thread that is not over has one stack, or is to get one; something runs if the session does; only the main thread's
    /// body has a value, and only it waits for the others.
    pub(super) fn check_threads(&self) -> Load {
        let session = &self.session;
        let threads = &session.vm.threads;
        // What is over may wait while entries are put in on its stack.
        let over = [&session.thread.waiting, &session.vm.entries.held];
        let over = over.into_iter().any(|waiting| matches!(waiting, Waiting::Over));
        let live = &threads.live;
        // Nearly every session has one thread and nothing beside it.
        let beside = over || !session.parked.is_empty() || !threads.starting.is_empty();
        let alone = !beside && threads.running == MAIN && matches!(live[..], [Live { ident: MAIN, .. }]);
        if !alone {
            let mut stacks: Vec<u32> = session.parked.iter().map(|thread| thread.ident).collect();
            stacks.extend(threads.starting.iter().map(|starting| starting.ident));
            stacks.extend((!over).then_some(threads.running));
            stacks.sort_unstable();
            let rising = live.windows(2).all(|pair| pair[0].ident < pair[1].ident);
            let same = live.iter().map(|live| live.ident).eq(stacks);
            if !rising || !same || live.first().map(|live| live.ident) != Some(MAIN) || live.len() > MOST_THREADS {
                return Err(self.wrong("one stack for each thread"));
            }
        }
        let all = session.parked.iter().map(|thread| (thread.ident, thread));
        for (ident, thread) in all.chain([(threads.running, &session.thread)]) {
            let done = ident == MAIN && !session.result.is_undef();
            let waits_for_all = matches!(thread.waiting, Waiting::Threads);
            let over = matches!(thread.waiting, Waiting::Over);
            let empty = thread.frames.is_empty();
            if session.running && empty && !done && !over || waits_for_all && !done || over && ident == MAIN {
                return Err(self.wrong("a frame that runs"));
            }
        }
        if !session.running && live.len() > 1 {
            return Err(self.wrong("threads of a program that runs"));
        }
        Ok(())
    }

    /// What a return action needs is there.
    fn check_action(&self, depth: usize, action: Action, dst: u8, below: usize, extra: Value) -> Load {
        let bottom = depth == 0;
        if bottom != (action == Action::Exit) && action != Action::Entered {
            return Err(self.wrong("a stack that ends with its first frame"));
        }
        let last = dst as usize + (action == Action::LoadMethod) as usize;
        if !bottom && last >= below && (dst != 255 || action == Action::LoadMethod) {
            return Err(self.wrong("a register of the caller"));
        }
        let fits = match action {
            Action::Binary | Action::Compare => extra.as_int().is_some_and(|i| (0..8).contains(&i)),
            Action::Closed => extra.is_kind(Kind::Exc),
            Action::Asked => extra.is_kind(Kind::Tuple) || self.is_chain(extra),
            Action::New | Action::Remember => extra.is_kind(Kind::Tuple),
            Action::Special => extra.is_kind(Kind::Str),
            Action::Collect | Action::Step => extra.is_kind(Kind::List),
            _ => true,
        };
        if fits { Ok(()) } else { Err(self.wrong("what the return action needs")) }
    }

    /// Whether a value is a chain of iterators: one that asks for an item of a generator has taken nothing, so it alone is noted.
    fn is_chain(&self, value: Value) -> bool {
        let iterator = value.is(Kind::Iter).map(|handle| self.session.vm.heap.iter(handle));
        matches!(iterator, Some(IterObj::Adapter(adapter)) if adapter.form == Form::Chain)
    }
}
