//! A session: one guest's heap, stacks and units, and the steps in which it runs.
//!
//! A session keeps its state between feeds like a REPL. [`Session::run`] goes on until
//! something outside is needed: an answer, more fuel, a compiler. All of it is plain data.

use std::sync::Arc;

use hognose_bytecode::{BodyKind, Code, Op, Role};

use crate::caches::Caches;
use crate::classes;
use crate::exchange::CallState;
use crate::exec::{self, Cx, Leave, RunRequest};
use crate::frame::{Action, Frame};
use crate::heap::Heap;
use crate::image::Image;
use crate::links::Links;
use crate::names;
use crate::objects::*;
use crate::stop::Limit;
use crate::threads::{MAIN, Thread, Waiting};
use crate::unit::{Unit, Units};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// One guest.
pub struct Session {
    /// Heap, names, limits.
    pub vm: Vm,
    /// Code.
    pub units: Units,
    /// Inline caches: never part of the state that is saved.
    pub caches: Caches,
    /// The stack that runs.
    pub thread: Thread,
    /// The stacks of the other threads, in the order in which they began to wait.
    pub parked: Vec<Thread>,
    /// The namespace of `__main__`.
    pub globals: Value,
    /// Between feeds nothing runs.
    pub running: bool,
    /// The value of a feed whose body is done, while calls that it made are not; else unbound.
    pub result: Value,
    /// What the host asks the prelude about: it lives until the answer is there.
    pub(crate) asked: Value,
    /// Collections that are not due (tests).
    pub stress: Stress,
    /// The next instruction ran before, and runs once more.
    pub memory_retry: Retry,
}

/// Why an instruction runs once more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Retry {
    /// It does not.
    #[default]
    No,
    /// What it looks at through a weak reference is surely alive: nothing was collected.
    AfterLook,
    /// It has asked for memory, and garbage was collected: it does not get more by asking again.
    AfterCollection,
}

/// Why `run` came back.
#[derive(Debug)]
pub enum Event {
    /// The feed is done: its value.
    Complete(Value),
    /// The feed ended by an exception that nothing in it caught.
    Raised(Value),
    /// The slice of fuel is used up.
    Slice,
    /// Calls wait for answers (see `vm.calls`).
    Waiting,
    /// A limit was reached; the feed is over.
    Limit(Limit),
    /// Code has to be compiled or a module found: answer with `Session::run_code` or `Session::run_failed`.
    Run(Box<RunRequest>),
    /// A name that the guest uses and nobody has defined, and whether it calls what it finds: answer with `Session::define` or
    /// `Session::name_unknown`.
    Name(Value, bool),
    /// The bound on single steps was reached (tests).
    Step,
}

/// How many instructions may stand between the load of a function and its call, where that is of interest.
const MOST_ARGUMENTS: usize = 4096;

/// Collections that are not due: for tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stress {
    /// There are none.
    #[default]
    None,
    /// Everything is collected in front of each instruction.
    All,
    /// The young objects are collected after some instructions each time, and it is checked that no old object was changed unseen. Now and
    /// then everything is collected, as often as the number says.
    Young(u8),
}

impl Stress {
    /// The most instructions between two collections.
    fn steps(self) -> Option<u64> {
        match self {
            Stress::None => None,
            Stress::All => Some(1),
            Stress::Young(_) => Some(7),
        }
    }
}

/// The constants of code, and its names.
pub type Linked = (Arc<[Value]>, Arc<[Value]>);

impl Session {
    /// A new session over a finished image.
    pub fn new(image: &'static Image) -> Session {
        let vm = Vm::new(image, Heap::new(image.frozen()));
        let mut session = Session::with(vm, image, false);
        session.reset_main(Vec::new());
        session
    }

    /// The session in which an image is made.
    pub fn building(vm: Vm) -> Session {
        let image = vm.image;
        Session::with(vm, image, true)
    }

    fn with(vm: Vm, image: &'static Image, building: bool) -> Session {
        Session {
            vm,
            units: Units::new(&image.units, building),
            caches: Caches::default(),
            thread: Thread::default(),
            parked: Vec::new(),
            globals: Value::NONE,
            running: false,
            result: Value::UNDEF,
            asked: Value::UNDEF,
            stress: Stress::None,
            memory_retry: Retry::No,
        }
    }

    /// Makes a session that is over as `new` would make it, in the memory that it has: whoever gets it cannot see that
    /// there was another. Every field has its line here, and so it is in the parts.
    pub fn reset(&mut self) {
        let Session {
            vm,
            units,
            caches,
            thread,
            parked,
            globals,
            running,
            result,
            asked,
            stress,
            memory_retry,
        } = self;
        let names = match globals.is(Kind::Dict).filter(|_| vm.heap.is_valid(*globals) && !globals.in_image()) {
            Some(dict) => std::mem::take(vm.heap.dict_mut(dict)).into_buffer(),
            None => Vec::new(),
        };
        vm.reset();
        units.reset();
        caches.reset();
        thread.reset();
        parked.clear();
        *running = false;
        (*result, *asked) = (Value::UNDEF, Value::UNDEF);
        (*stress, *memory_retry) = (Stress::None, Retry::No);
        self.reset_main(names);
    }

    /// Makes a fresh `__main__`, in the buffer of another one.
    fn reset_main(&mut self, buffer: Vec<Entry>) {
        self.globals = self.vm.heap.new_dict(self.vm.image.main_names(buffer));
    }

    /// `sys.modules['__main__']`, made when somebody asks: a session that imports nothing keeps the image's `sys.modules` as it is.
    pub fn main_module(&mut self) -> Value {
        let modules = self.vm.modules;
        if let Some(module) = self.vm.dict_get_name(modules, names::MAIN) {
            return module;
        }
        let module = self.vm.heap.new_module(ModuleObj { dict: self.globals, name: names::MAIN });
        self.vm.dict_set_name(modules, names::MAIN, module);
        module
    }

    /// Links a unit with the namespace of its globals.
    pub fn link(&mut self, code: Arc<Code>, globals: Value) -> Result<u32, Limit> {
        if let Some(unit) = self.units.add_spare(&code, globals) {
            self.vm.heap.grew(self.units.get(unit).size());
            return Ok(unit);
        }
        let (constants, names) = self.values_of(&code)?;
        let unit = self.unit_of(code, constants, names, globals);
        self.vm.heap.grew(unit.size());
        Ok(self.units.add(unit))
    }

    /// The constants of code as values, and its names as interned strings.
    pub fn values_of(&mut self, code: &Code) -> Result<Linked, Limit> {
        if self.units.building {
            let constants = self.constants(code)?;
            return Ok((constants, code.names.iter().map(|n| self.vm.intern(n)).collect()));
        }
        let image = self.vm.image;
        Links::of(code, image, |links| {
            let constants = match &links.constants {
                Some(constants) => constants.clone(),
                None => self.constants(code)?,
            };
            let names = match &links.known {
                Some(known) => known.clone(),
                None => self.vm.intern_all(&links.names, &code.names),
            };
            Ok((constants, names))
        })
    }

    /// Code with its values, and with the namespace of its globals, as a unit.
    pub fn unit_of(
        &self,
        code: Arc<Code>,
        constants: Arc<[Value]>,
        names: Arc<[Value]>,
        globals: Value,
    ) -> Unit {
        if self.units.building {
            return Unit::new(code, constants, names, globals);
        }
        let (entries, portable) = Links::of(&code, self.vm.image, |links| {
            (links.entries.clone(), links.known.is_some() && links.constants.is_some())
        });
        Unit::with(code, entries, constants, names, globals, portable)
    }

    /// The constants of code as values.
    fn constants(&mut self, code: &Code) -> Result<Arc<[Value]>, Limit> {
        match crate::image::constants(&mut self.vm, &code.constants) {
            Ok(constants) => Ok(constants.into()),
            Err(_) => Err(Limit::Memory),
        }
    }

    /// Begins a feed: the body of a unit, in the namespace of `__main__`.
    pub fn begin(&mut self, code: Arc<Code>) -> Result<(), Limit> {
        // A program that is run again and again is linked once, and finds its caches filled.
        let unit = match self.units.linked(&code, self.globals) {
            Some(unit) => unit,
            None => self.link(code, self.globals)?,
        };
        self.drop_threads();
        self.result = Value::UNDEF;
        self.vm.calls.task = 0;
        self.running = true;
        self.enter(unit, Action::Exit, 0, None);
        Ok(())
    }

    /// Pushes a frame for the body of a unit. A body that awaits becomes a coroutine that the prelude drives.
    fn enter(&mut self, unit: u32, action: Action, dst: u8, locals: Option<Value>) {
        let linked = self.units.get(unit);
        let body = linked.body(0);
        let (start, registers, kind) = (body.start, body.registers as usize, body.kind);
        let qualname = linked.names.get(body.qualname as usize).copied().unwrap_or(names::EMPTY);
        let locals = locals.or(body.flags.class.then_some(linked.globals));
        let base = self.top();
        let wanted = base + 2 * crate::frame::WINDOW;
        if self.thread.stack.len() < wanted {
            self.thread.stack.resize(wanted.max(crate::frame::FIRST_STACK), Value::UNDEF);
        }
        self.thread.stack[base..base + registers].fill(Value::UNDEF);
        if let (Some(locals), true) = (locals, registers > 0) {
            self.thread.stack[base] = locals;
        }
        if kind == BodyKind::Plain {
            let frame = Frame::at(unit, 0, start, base, registers as u16);
            self.thread.frames.push(frame.for_caller(dst, action, Value::UNDEF));
            return;
        }
        let coroutine = self.vm.heap.new_gen(GenObj {
            unit,
            body: 0,
            pc: start,
            registers: vec![Value::UNDEF; registers].into(),
            flavour: GenFlavour::Coroutine,
            name: qualname,
            qualname,
            ..GenObj::default()
        });
        let driver = self.vm.image.prelude("run_main");
        self.enter_function(driver, &[coroutine], action, dst);
    }

    /// Pushes a frame for a call of a simple function.
    pub(crate) fn enter_function(&mut self, function: Value, args: &[Value], action: Action, dst: u8) {
        if !function.is_kind(Kind::Function) {
            return;
        }
        let object = self.vm.heap.function(function.handle()).clone();
        let body = self.units.get(object.unit).body(object.body);
        let (start, registers) = (body.start, body.registers as usize);
        let base = self.top();
        let wanted = base + 2 * crate::frame::WINDOW;
        if self.thread.stack.len() < wanted {
            self.thread.stack.resize(wanted.max(crate::frame::FIRST_STACK), Value::UNDEF);
        }
        self.thread.stack[base..base + registers].fill(Value::UNDEF);
        self.thread.stack[base..base + args.len()].copy_from_slice(args);
        let cells = object.cells.len();
        self.thread.stack[base + args.len()..base + args.len() + cells].copy_from_slice(&object.cells);
        let frame = Frame::at(object.unit, object.body, start, base, registers as u16);
        self.thread.frames.push(frame.for_caller(dst, action, Value::UNDEF));
    }

    /// Begins a call of a simple function of the prelude, as a feed of its own.
    pub(crate) fn begin_function(&mut self, function: Value, args: &[Value]) {
        self.drop_threads();
        self.result = Value::UNDEF;
        self.running = true;
        self.enter_function(function, args, Action::Exit, 0);
    }

    /// Where the registers of a new top frame begin.
    fn top(&self) -> usize {
        self.top_of(&self.thread.frames)
    }

    /// The same for any stack.
    pub(crate) fn top_of(&self, frames: &[Frame]) -> usize {
        match frames.last() {
            Some(frame) => {
                frame.base as usize + self.units.get(frame.unit).body(frame.body).registers as usize
            }
            None => 0,
        }
    }

    /// Runs until something outside is needed. `steps` bounds single instructions (tests).
    pub fn run(&mut self, steps: Option<u64>) -> Event {
        loop {
            if !self.is_ready() {
                match self.make_ready() {
                    Ok(true) => {}
                    Ok(false) => continue,
                    Err(event) => return event,
                }
            }
            let leave = {
                let Session { vm, units, caches, thread, .. } = self;
                let frame = thread.frames.last();
                let (base, pc) = frame.map_or((0, 0), |f| (f.base as usize, f.pc as usize));
                let mut cx =
                    Cx { vm, stack: &mut thread.stack, frames: &mut thread.frames, units, caches, ops: &[], base, pc };
                let most = if self.memory_retry != Retry::No { Some(1) } else { self.stress.steps() };
                let bound = most.map_or(steps, |most| Some(steps.unwrap_or(most).min(most)));
                exec::run(&mut cx, bound)
            };
            let retried = std::mem::take(&mut self.memory_retry);
            self.vm.settled = false;
            match leave {
                Leave::Answer(pending) if self.waits_alone(pending) => {
                    self.thread.waiting = Waiting::Answer(pending);
                    return Event::Waiting;
                }
                Leave::Step if (self.stress != Stress::None || retried != Retry::No) && steps.is_none() => {}
                leave => {
                    if let Some(event) = self.left(leave, retried) {
                        return event;
                    }
                }
            }
        }
    }

    /// Whether nothing has to be done before instructions run: mostly there is nothing, also where an answer has come.
    #[inline]
    fn is_ready(&mut self) -> bool {
        let is_plain = self.running
            && self.stress == Stress::None
            && self.vm.entries.is_empty()
            && self.vm.callbacks.is_empty()
            && self.result.is_undef()
            && self.caches.is_prepared(&self.units)
            && self.units.is_shown(&self.vm.units);
        match &self.thread.waiting {
            _ if !is_plain => false,
            Waiting::Nothing => true,
            Waiting::Answer(call) if self.vm.has_answer(*call) => {
                self.vm.threads.busy = false;
                self.thread.waiting = Waiting::Nothing;
                true
            }
            _ => false,
        }
    }

    /// Does what has to be done before instructions run. `false`: there may be more of it; an error: it is over, or waits.
    #[inline(never)]
    fn make_ready(&mut self) -> Result<bool, Event> {
        if !self.running {
            return Err(Event::Complete(Value::NONE));
        }
        if !self.vm.entries.is_empty() {
            self.begin_entries();
        }
        if !matches!(self.thread.waiting, Waiting::Nothing) {
            if let Some(event) = self.resume() {
                return Err(event);
            }
            if !matches!(self.thread.waiting, Waiting::Nothing) {
                return Ok(false);
            }
        }
        if self.stress != Stress::None {
            self.collect_for_tests();
        }
        if !self.result.is_undef() && self.thread.frames.is_empty() && self.vm.threads.running == MAIN {
            return self.complete().map_or(Ok(false), Err);
        }
        if !self.vm.callbacks.is_empty() {
            // One function for all of them: with a frame for each, thousands would be a recursion.
            let references = std::mem::take(&mut self.vm.callbacks);
            let (function, references) = (self.vm.image.prelude("weak_callbacks"), self.vm.heap.new_list(references));
            self.enter_function(function, &[references], Action::Discard, 0);
        }
        self.caches.prepare(&self.units);
        self.vm.last_unit = None;
        self.units.show(&mut self.vm.units);
        Ok(true)
    }

    /// What it means that the loop was left. `None`: it goes on, or waits. `retried`: why the instruction ran
    /// once more, if it did.
    fn left(&mut self, leave: Leave, retried: Retry) -> Option<Event> {
        match leave {
            Leave::Done(_) | Leave::Raised(_) if self.vm.threads.running != MAIN => self.thread_over(),
            Leave::Done(value) => self.result = value,
            Leave::Raised(exc) => return Some(self.raised(exc)),
            Leave::Entered => self.end_entries(),
            Leave::Slice => return Some(Event::Slice),
            Leave::Step => return Some(Event::Step),
            leave @ (Leave::Collect | Leave::CollectAll) => {
                match leave {
                    Leave::Collect => self.collect_due(),
                    _ => self.collect(),
                }
                if self.vm.heap.used() > self.vm.meter.memory {
                    return Some(self.stop(Limit::Memory));
                }
            }
            Leave::Memory(_) if self.vm.meter.cut => return Some(Event::Slice),
            Leave::Memory(0) if self.is_looked_at_held() => {
                self.memory_retry = Retry::AfterLook;
                self.vm.settled = true;
            }
            Leave::Memory(bytes) => {
                self.collect();
                if retried == Retry::AfterCollection || self.vm.heap.used().saturating_add(bytes) > self.vm.meter.memory {
                    return Some(self.stop(Limit::Memory));
                }
                self.memory_retry = Retry::AfterCollection;
                self.vm.settled = true;
            }
            Leave::Limit(limit) => return Some(self.stop(limit)),
            Leave::Wait(pending) => self.thread.waiting = Waiting::Call(pending),
            Leave::Answer(pending) => self.thread.waiting = Waiting::Answer(pending),
            Leave::WaitAny(waits) => {
                let (pendings, timeout) = *waits;
                let due = timeout.map(|seconds| self.vm.loop_time + seconds);
                self.thread.waiting = Waiting::Any(pendings, due);
            }
            Leave::Name(name) => return Some(Event::Name(name, self.calls_what_it_loads())),
            Leave::Run(request) => return Some(Event::Run(request)),
        }
        None
    }

    /// The body is done: so is the feed, once every call that it made is over and none of them has failed.
    /// `None`: it waits for one.
    fn complete(&mut self) -> Option<Event> {
        if self.vm.threads.keep_going() {
            self.thread.waiting = Waiting::Threads;
            return None;
        }
        if self.vm.calls.outstanding() {
            self.vm.want_all_of(None);
            if let Some(first) = self.vm.unfinished(None) {
                self.thread.waiting = Waiting::Call(first);
                return None;
            }
            if let Some(failed) = self.vm.first_failure(None) {
                let exc = self.vm.raise_failure(failed);
                return Some(self.raised(exc));
            }
        }
        let value = std::mem::replace(&mut self.result, Value::UNDEF);
        match value.is(Kind::Pending).map(|h| self.vm.heap.pending(h).state) {
            Some(CallState::Queued | CallState::Started) => {
                self.result = value;
                self.thread.waiting = Waiting::Call(value);
                None
            }
            Some(CallState::Failed) => {
                let exc = self.vm.raise_failure(value);
                Some(self.raised(exc))
            }
            _ => {
                self.drop_threads();
                self.vm.abandon_all(None);
                self.running = false;
                Some(Event::Complete(value))
            }
        }
    }

    fn raised(&mut self, exc: Value) -> Event {
        self.running = false;
        self.result = Value::UNDEF;
        self.drop_threads();
        self.vm.abandon_all(None);
        Event::Raised(exc)
    }

    /// A limit ends the feed: nothing of the guest runs any more, the session goes on with its next feed.
    pub fn stop(&mut self, limit: Limit) -> Event {
        self.end_feed();
        Event::Limit(limit)
    }

    /// Ends the feed without running anything.
    pub fn end_feed(&mut self) {
        self.drop_threads();
        self.running = false;
        self.result = Value::UNDEF;
        self.vm.request = None;
        self.vm.abandon_all(None);
    }

    /// Runs code that an instruction asked for, on top of the stack.
    pub fn run_code(&mut self, request: RunRequest, code: Arc<Code>) -> Result<(), Limit> {
        let unit = self.link(code, request.globals)?;
        self.enter(unit, request.action, request.dst, request.locals);
        Ok(())
    }

    /// Calls a function of the prelude with an argument before the next instruction.
    pub fn call_between(&mut self, name: &str, argument: Value) {
        let function = self.vm.image.prelude(name);
        self.enter_function(function, &[argument], Action::Discard, 0);
    }

    /// Gives compiled code as a code object, without running it.
    pub fn give_code(&mut self, request: &RunRequest, code: Arc<Code>) -> Option<Event> {
        let unit = match self.link(code, request.globals) {
            Ok(unit) => unit,
            Err(limit) => return Some(self.stop(limit)),
        };
        let value = self.vm.heap.code_of(unit, 0);
        self.give_value(request, value);
        None
    }

    /// Gives a value as the result of a request.
    pub fn give_value(&mut self, request: &RunRequest, value: Value) {
        if let Some(frame) = self.thread.frames.last() {
            let at = frame.base as usize + request.dst as usize;
            self.thread.stack[at] = value;
        }
    }

    /// Gives a function with the code of another one, and globals and cells of its own.
    pub fn give_function(&mut self, request: &RunRequest, function: Value, cells: &[Value]) -> Option<Event> {
        let old = self.vm.heap.function(function.handle()).clone();
        let code = self.whole_code(old.unit);
        let unit = match self.link(code, request.globals) {
            Ok(unit) => unit,
            Err(limit) => return Some(self.stop(limit)),
        };
        let value = self.vm.heap.new_function(FunctionObj { unit, cells: cells.into(), ..old });
        let frame = self.thread.frames.last()?;
        let at = frame.base as usize + request.dst as usize;
        self.thread.stack[at] = value;
        None
    }

    /// Gives a function the code of a body of a unit, with the globals that were asked for.
    pub fn recode(&mut self, request: &RunRequest, function: Value, unit: u32, body: u32) -> Option<Event> {
        let code = self.whole_code(unit);
        let unit = match self.link(code, request.globals) {
            Ok(unit) => unit,
            Err(limit) => return Some(self.stop(limit)),
        };
        let object = self.vm.heap.function_mut(function.handle());
        object.runs(unit, body, self.units.get(unit).entry(body).direct());
        let frame = self.thread.frames.last()?;
        let at = frame.base as usize + request.dst as usize;
        self.thread.stack[at] = Value::NONE;
        None
    }

    /// The code of a unit, to be linked again.
    pub fn whole_code(&self, unit: u32) -> Arc<Code> {
        let linked = self.units.get(unit);
        if self.units.in_image(unit) { Arc::new(crate::image::whole(&self.vm, linked)) } else { linked.code.clone() }
    }

    /// The code that an instruction asked for cannot be had: raises.
    pub fn run_failed(&mut self, exc: Value) -> Option<Event> {
        let Session { vm, units, caches, thread, .. } = self;
        caches.prepare(units);
        let frame = thread.frames.last()?;
        let (base, pc) = (frame.base as usize, frame.pc as usize);
        let mut cx = Cx { vm, stack: &mut thread.stack, frames: &mut thread.frames, units, caches, ops: &[], base, pc };
        let leave = exec::raise(&mut cx, exc)?;
        self.left(leave, Retry::No)
    }

    /// Begins a unit while the image is made.
    pub fn begin_building(&mut self, code: Arc<Code>, globals: Value) -> Result<(), String> {
        let unit = self.link(code, globals).map_err(|l| l.name().to_string())?;
        self.drop_threads();
        self.running = true;
        self.enter(unit, Action::Exit, 0, None);
        Ok(())
    }

    /// An exception in a few words, for messages of ours.
    pub fn describe(&mut self, exc: Value) -> String {
        let class = self.vm.class_of(exc);
        let name = self.vm.class_name(class);
        let text = match crate::types::exception::to_str(&mut self.vm, exc) {
            Ok(text) => self.vm.show(text),
            Err(_) => String::new(),
        };
        let place: Vec<String> = self
            .vm
            .heap
            .exception(exc.handle())
            .trace
            .iter()
            .map(|e| {
                let code = &self.units.get(e.unit).code;
                let start = code.spans.get(e.pc as usize).map_or(0, |s| s.start as usize);
                let line = 1 + code.source.as_bytes().iter().take(start).filter(|b| **b == b'\n').count();
                format!("{}:{line}", code.filename)
            })
            .collect();
        format!("{name}: {text} (at {})", place.join(" < "))
    }

    /// Answers a started call. `false`: there is no such call.
    pub fn answer(&mut self, number: u64, answer: Value, failed: bool) -> bool {
        match self.vm.started_call(number) {
            Some(pending) => {
                self.vm.answer_call(pending, answer, failed);
                true
            }
            None => false,
        }
    }

    /// Defines a tool under its name in `__main__`.
    pub fn define(&mut self, name: &str, value: Value) {
        let name = self.vm.intern(name);
        let globals = self.globals;
        self.vm.dict_set_name(globals, name, value);
    }

    /// Whether the instruction at hand loads a name in order to call it.
    fn calls_what_it_loads(&self) -> bool {
        let Some(frame) = self.thread.frames.last() else { return false };
        let ops = &self.units.get(frame.unit).code.ops;
        let Some((Op::LoadGlobal { dst, .. }, rest)) =
            ops.get(frame.pc as usize..).and_then(<[Op]>::split_first)
        else {
            return false;
        };
        // The register belongs to the call, until arguments are there, or to something else that writes it anew.
        for op in rest.iter().take(MOST_ARGUMENTS) {
            match op {
                Op::Call { f, .. } | Op::CallKw { f, .. } | Op::CallEx { f, .. } if f.0 == dst.0 => {
                    return true;
                }
                _ => {}
            }
            let mut written = false;
            op.operands(|_, role| written |= role == Role::Write(dst.0));
            if written {
                return false;
            }
        }
        false
    }

    /// The host does not know the name that it was asked for: using it is a `NameError`.
    pub fn name_unknown(&mut self, name: Value) {
        self.vm.calls.unknown = name;
    }

    /// Whether a value is an exception of a class.
    pub fn is_exception(&self, value: Value) -> bool {
        value.is_kind(Kind::Exc) && self.vm.is_instance(value, classes::BASE_EXCEPTION)
    }
}
