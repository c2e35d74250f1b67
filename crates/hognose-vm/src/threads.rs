//! Threads: several stacks of frames in one session, of which one runs (design 1.8).
//!
//! They are cooperative. A thread runs until it waits: for a call to the host, for a time, or to be woken; then the next one
//! that can go on does, first in, first out. Which that is depends on what the guest and its host did, never on time or chance.
//! [`Threads`] is what natives see and change; `switch` moves stacks.

use crate::frame::{Frame, Frames};
use crate::value::Value;

/// What a thread waits for.
#[derive(Clone, Debug, Default)]
pub enum Waiting {
    /// Nothing: it can go on.
    #[default]
    Nothing,
    /// The end of this call, to go on with the instruction that wants it.
    Call(Value),
    /// The answer to this call, which the instruction before the next one has made and raises when it fails.
    Answer(Value),
    /// Any of these answers, a time of the loop's clock, or to be woken by another thread.
    Any(Vec<Value>, Option<f64>),
    /// The end of the other threads that keep a feed going: the main thread at the end of its body.
    Threads,
    /// It is over and waits for nothing any more.
    Over,
}

impl Waiting {
    /// Visits the values that are waited for.
    pub fn values(&self, visit: &mut impl FnMut(Value)) {
        match self {
            Waiting::Call(call) | Waiting::Answer(call) => visit(*call),
            Waiting::Any(calls, _) => calls.iter().for_each(|call| visit(*call)),
            Waiting::Nothing | Waiting::Threads | Waiting::Over => {}
        }
    }
}

/// How many values a thread has for itself: the context of `contextvars`, the running loop of `asyncio`, and what `threading.local` keeps.
pub const LOCALS: usize = 3;

/// The thread that runs the body of a program.
pub const MAIN: u32 = 1;

/// The most threads at a time, as an operating system has a limit too.
pub const MOST_THREADS: usize = 1000;

/// How often threads are switched before the host is asked whether something from outside has come.
pub const MOST_SWITCHES: u32 = 256;

/// Calls to the host belong to tasks. A thread's own calls belong to this number with the thread's added; tasks of `asyncio`
/// count from one.
pub const TASKS_OF_THREADS: u32 = 1 << 30;

/// A stack of frames with their registers.
#[derive(Default)]
pub struct Thread {
    /// The activations, the running one last.
    pub frames: Frames,
    /// Their registers.
    pub stack: Vec<Value>,
    /// What it waits for.
    pub waiting: Waiting,
    /// Its number. Of the running thread, this and what follows stands in [`Threads`] and `Calls`.
    pub ident: u32,
    /// The task to which its calls belong.
    pub task: u32,
    /// Its own values.
    pub locals: [Value; LOCALS],
    /// The bytes that were accounted for while it does not run.
    pub counted: usize,
}

impl Thread {
    /// Nothing runs. The room for registers stays, if it is not much.
    pub(crate) fn reset(&mut self) {
        let Thread { frames, stack, waiting, ident, task, locals, counted } = self;
        if frames.bytes() > 2 * crate::frame::WINDOW * size_of::<Frame>() || stack.capacity() > crate::frame::FIRST_STACK {
            (*frames, *stack) = (Frames::default(), Vec::new());
        }
        frames.clear();
        // Registers are cleared when a frame gets them, as they are behind calls that have returned: clearing all of them here as
        // well would be a good part of what a session costs. Where nothing is fast, it is done to find who relies on it.
        if cfg!(debug_assertions) {
            stack.fill(Value::UNDEF);
        }
        *waiting = Waiting::Nothing;
        (*ident, *task, *counted) = (0, 0, 0);
        *locals = [Value::UNDEF; LOCALS];
    }
}

/// A thread that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Live {
    /// Its number.
    pub ident: u32,
    /// Whether the end of the feed does not wait for it.
    pub daemon: bool,
    /// Whether it was woken since it waited last: its next wait is over at once.
    pub woken: bool,
}

/// A thread that was made and has no stack yet.
#[derive(Clone, Copy, Debug)]
pub struct Starting {
    /// Its number.
    pub ident: u32,
    /// What it calls.
    pub function: Value,
    /// With this argument.
    pub argument: Value,
}

/// The threads of a session, as natives see them.
pub struct Threads {
    /// The one that runs.
    pub running: u32,
    /// All that are not over, in the order in which they were made: their numbers rise.
    pub live: Vec<Live>,
    /// The number that was given last.
    pub last: u32,
    /// The running thread's own values.
    pub locals: [Value; LOCALS],
    /// Those that have not begun, in order.
    pub starting: Vec<Starting>,
    /// Whether the running thread goes on because nothing was left that could wake it.
    pub stuck: bool,
    /// How often threads were switched since the host was asked last.
    pub switches: u32,
    /// Threads can go on, and the host is asked all the same: who only wake each other must not keep answers and times out.
    pub busy: bool,
    /// How often stacks were dropped that had frames: who waited then waits no more, also the main thread.
    pub dropped: u32,
}

impl Default for Threads {
    fn default() -> Threads {
        Threads {
            running: MAIN,
            live: vec![Live { ident: MAIN, daemon: false, woken: false }],
            last: MAIN,
            locals: [Value::UNDEF; LOCALS],
            starting: Vec::new(),
            stuck: false,
            switches: 0,
            busy: false,
            dropped: 0,
        }
    }
}

impl Threads {
    /// There is the main thread, and nothing has happened yet.
    pub(crate) fn reset(&mut self) {
        let Threads { running, live, last, locals, starting, stuck, switches, busy, dropped } = self;
        live.clear();
        live.push(Live { ident: MAIN, daemon: false, woken: false });
        (*running, *last, *switches, *dropped) = (MAIN, MAIN, 0, 0);
        *locals = [Value::UNDEF; LOCALS];
        *starting = Vec::new();
        (*stuck, *busy) = (false, false);
    }

    /// Makes a thread, which begins when the running one waits. `None`: there are too many.
    pub fn start(&mut self, function: Value, argument: Value, daemon: bool) -> Option<u32> {
        if self.live.len() >= MOST_THREADS {
            return None;
        }
        self.last = self.last.checked_add(1).filter(|ident| *ident < TASKS_OF_THREADS)?;
        let ident = self.last;
        self.live.push(Live { ident, daemon, woken: false });
        self.starting.push(Starting { ident, function, argument });
        Some(ident)
    }

    /// Lets a thread go on that waits to be woken; one that does not wait will not do so the next time.
    pub fn wake(&mut self, ident: u32) {
        if let Some(live) = self.of(ident) {
            live.woken = true;
        }
    }

    /// Whether a thread is not over.
    pub fn is_live(&self, ident: u32) -> bool {
        self.place(ident).is_some()
    }

    /// Says whether the end of the feed waits for a thread.
    pub fn set_daemon(&mut self, ident: u32, daemon: bool) {
        if let Some(live) = self.of(ident) {
            live.daemon = daemon;
        }
    }

    /// Whether the end of the feed waits for another thread than the main one.
    pub fn keep_going(&self) -> bool {
        self.live.len() > 1 && self.live.iter().any(|live| live.ident != MAIN && !live.daemon)
    }

    /// Whether they are as in a new session.
    pub fn are_untouched(&self) -> bool {
        let flags = self.stuck || self.busy || self.live.iter().any(|live| live.woken || live.daemon);
        let numbers = (self.running, self.last, self.switches, self.dropped) == (MAIN, MAIN, 0, 0);
        numbers && !flags && self.locals.iter().all(|value| value.is_undef())
    }

    /// Takes the mark of having been woken.
    pub fn take_woken(&mut self, ident: u32) -> bool {
        self.of(ident).is_some_and(|live| std::mem::take(&mut live.woken))
    }

    /// Only the main thread is left, and it is anew: no loop runs, its context is the first one.
    pub fn only_main(&mut self) {
        self.running = MAIN;
        self.starting.clear();
        self.stuck = false;
        self.busy = false;
        self.switches = 0;
        self.locals = [Value::UNDEF; LOCALS];
        self.live.clear();
        self.live.push(Live { ident: MAIN, daemon: false, woken: false });
    }

    fn of(&mut self, ident: u32) -> Option<&mut Live> {
        let at = self.place(ident)?;
        self.live.get_mut(at)
    }

    fn place(&self, ident: u32) -> Option<usize> {
        self.live.binary_search_by_key(&ident, |live| live.ident).ok()
    }

    /// Values that are kept alive.
    pub fn roots(&self, visit: &mut impl FnMut(Value)) {
        self.locals.iter().for_each(|value| visit(*value));
        for starting in &self.starting {
            visit(starting.function);
            visit(starting.argument);
        }
    }
}
