//! Sessions: one guest, and the steps in which it runs.

use std::sync::Arc;
use std::time::Duration;

use hognose_host::{Call, CallId, Crossing, Data, Grants};
use hognose_vm::convert::Refused;
use hognose_vm::session::{Event, Stress};
use hognose_vm::value::Value;

use crate::advance::nanos;
use crate::clock::{Clock, SessionClock};
use crate::engine;
use crate::error::Error;
use crate::limits::{Limit, Limits};
use crate::outside::Outside;
use crate::program::Program;
use crate::reuse::Engine;
use crate::step::{Exception, Step};
use crate::toolbox::{Known, Toolbox};

/// One guest: its objects, and a program that runs or waits.
///
/// ```
/// use hognose::{Data, Program, Session};
/// let mut session = Session::default();
/// for (source, value) in [("x = 20", Data::None), ("x + 1", Data::Int(21))] {
///     session.start(&Program::new(source)?, [])?;
///     assert_eq!(session.step().value(), Some(value));
/// }
/// # Ok::<(), hognose::Error>(())
/// ```
pub struct Session {
    pub(crate) inner: Engine,
    pub(crate) limits: Limits,
    /// The limit of the duration in nanoseconds; the largest for none.
    pub(crate) time_limit: u64,
    pub(crate) outside: Outside,
    pub(crate) run: u64,
    /// Calls of capabilities that a timer answers, with the time of the monotonic clock at which they are due.
    pub(crate) timers: Vec<(Duration, u64)>,
    /// When the guest's own wait is over.
    pub(crate) wake: Option<Duration>,
    /// Calls that the host was not told of yet, because something came first.
    pub(crate) untold: Vec<Call>,
    pub(crate) cancelled: Vec<CallId>,
    /// Nanoseconds inside the interpreter, before the step that runs.
    pub(crate) spent: u64,
    /// The monotonic time at which the clock of the guest's loop showed zero.
    pub(crate) loop_began: Option<f64>,
    /// The value of the last program that had one.
    last: Option<Value>,
    keep_last: bool,
    /// Nobody wants the value of a program.
    drop_result: bool,
    /// What was defined and could not enter: the next program does not start.
    refused: Option<Box<Error>>,
}

/// What a session has used.
///
/// ```
/// use hognose::{Program, Session};
/// let mut session = Session::default();
/// session.start(&Program::new("sum(range(1000))")?, [])?;
/// session.step();
/// assert!(session.usage().memory > 0 && session.usage().calls == 0);
/// # Ok::<(), hognose::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct Usage {
    /// Instructions, with native work in proportion.
    pub fuel: u64,
    /// Bytes that the guest holds now, garbage included that was not collected yet.
    pub memory: usize,
    /// Calls made to the host.
    pub calls: u64,
    /// Bytes printed.
    pub output: usize,
    /// Time inside the interpreter.
    pub duration: Duration,
}

impl Default for Session {
    fn default() -> Session {
        Session::new(Limits::default())
    }
}

impl Session {
    /// An empty session with limits; with the feature `std` it has the system's clock, timer and entropy.
    pub fn new(limits: Limits) -> Session {
        let mut session = Session::bare(Engine::new(), limits);
        session.inner.vm.calls.overlap = true;
        session.apply_limits(0);
        session
    }

    fn bare(inner: Engine, limits: Limits) -> Session {
        let outside = Outside::default();
        inner.shared().tell_clock(&outside);
        Session {
            inner,
            time_limit: time_limit(&limits),
            limits,
            outside,
            run: 0,
            timers: Vec::new(),
            wake: None,
            untold: Vec::new(),
            cancelled: Vec::new(),
            spent: 0,
            loop_began: None,
            last: None,
            keep_last: false,
            drop_result: false,
            refused: None,
        }
    }

    /// A session that was loaded. Its budgets are its own.
    pub(crate) fn around(
        inner: Engine,
        limits: Limits,
        run: u64,
        spent: u64,
        timers: Vec<(Duration, u64)>,
    ) -> Session {
        let mut session = Session::bare(inner, limits);
        session.run = run;
        session.spent = spent;
        session.limits_as_loaded();
        // Looking at the clock is a good part of what a small session costs.
        if !timers.is_empty() {
            let now = session.now().unwrap_or_default();
            session.timers =
                timers.into_iter().map(|(left, number)| (now.saturating_add(left), number)).collect();
        }
        session
    }

    /// What is saved beside the engine's state: the run, time spent, and what is left of each timer.
    pub(crate) fn outer_state(&self) -> (u64, u64, Vec<(Duration, u64)>) {
        let mut timers = Vec::new();
        if !self.timers.is_empty() {
            let now = self.now().unwrap_or_default();
            timers.extend(self.timers.iter().map(|(due, number)| (due.saturating_sub(now), *number)));
        }
        (self.run, self.spent, timers)
    }

    /// Takes clock, grants and settings of another session over.
    pub(crate) fn share_surroundings(&mut self, other: &Session) {
        let now = self.now().unwrap_or_default();
        let left: Vec<(Duration, u64)> =
            self.timers.iter().map(|(due, number)| (due.saturating_sub(now), *number)).collect();
        self.outside = other.outside.clone();
        self.inner.shared().set_clock(&self.outside.clock);
        self.inner.shared().tell_clock(&self.outside);
        let now = self.now().unwrap_or_default();
        self.timers = left.into_iter().map(|(left, number)| (now.saturating_add(left), number)).collect();
        self.wake = other.wake;
        self.loop_began = other.loop_began;
        self.keep_last = other.keep_last;
        self.drop_result = other.drop_result;
        self.inner.stress = other.inner.stress;
        self.inner.vm.calls.overlap = other.inner.vm.calls.overlap;
    }

    /// The session as it is after it was saved and loaded: for tests.
    #[doc(hidden)]
    pub fn roundtrip(&mut self, known: &mut crate::saved::RoundTrips) -> Result<(), Error> {
        let mut loaded = known.through_bytes(self)?;
        loaded.share_surroundings(self);
        loaded.timers = std::mem::take(&mut self.timers);
        loaded.untold = std::mem::take(&mut self.untold);
        loaded.cancelled = std::mem::take(&mut self.cancelled);
        loaded.inner.share(&self.inner);
        *self = loaded;
        Ok(())
    }

    /// Ids of the calls that have no answer.
    pub fn outstanding_ids(&self) -> Vec<CallId> {
        let run = self.run;
        self.inner.outstanding_numbers().into_iter().map(|number| CallId { run, number }).collect()
    }

    /// Other limits. What was used stays used.
    ///
    /// A program that reached a limit is over, and no handler and no `finally` of it runs; the session goes on.
    ///
    /// ```
    /// use hognose::{Data, Limit, Limits, Program, Session, Step};
    /// let mut session = Session::new(Limits { fuel: Some(10_000), ..Limits::default() });
    /// let source = "try:\n    while True: pass\nexcept BaseException: print('caught')\nfinally: print('finally')";
    /// session.start(&Program::new(source)?, [])?;
    /// assert_eq!(session.step(), Step::Limit(Limit::Fuel));
    /// assert_eq!(session.take_stdout(), "");
    ///
    /// session.set_limits(Limits { fuel: Some(20_000), ..Limits::default() });
    /// session.start(&Program::new("1 + 1")?, [])?;
    /// assert_eq!(session.step().value(), Some(Data::Int(2)));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn set_limits(&mut self, limits: Limits) {
        self.inner.vm.meter.end();
        let used = self.inner.vm.meter.used;
        self.time_limit = time_limit(&limits);
        self.limits = limits;
        self.apply_limits(used);
    }

    fn apply_limits(&mut self, used: u64) {
        let vm = &mut self.inner.vm;
        let budget =
            self.limits.fuel.map_or(i64::MAX / 4, |fuel| i64::try_from(fuel).unwrap_or(i64::MAX / 4));
        vm.meter.reserve = budget.saturating_sub(i64::try_from(used).unwrap_or(i64::MAX / 4));
        vm.meter.memory = self.limits.memory.unwrap_or(usize::MAX / 4);
        vm.recursion_limit = self.limits.depth;
        // Who asks for less than usual means it; else a guest may ask for as much as deep recursions take.
        let usual = Limits::default().depth;
        vm.max_recursion_limit =
            if self.limits.depth < usual { self.limits.depth } else { self.limits.depth.max(10 * usual) };
        vm.calls.limit = self.limits.calls;
        vm.calls.in_flight = self.limits.in_flight.max(1);
        vm.output.limit = self.limits.output;
    }

    /// What a session that was loaded may still use is its own budget, where that is less than the limits it was loaded with.
    fn limits_as_loaded(&mut self) {
        const NONE: usize = usize::MAX / 8;
        let vm = &self.inner.vm;
        let total = vm.meter.used.saturating_add_signed(vm.meter.reserve);
        let limits = &mut self.limits;
        limits.fuel = Some(total).filter(|fuel| *fuel < i64::MAX as u64 / 8);
        limits.memory = Some(vm.meter.memory).filter(|bytes| *bytes < NONE);
        limits.calls = vm.calls.limit;
        limits.output = vm.output.limit;
    }

    /// The limits in force.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Another clock: for time limits, timers and what the guest sees of time.
    ///
    /// ```
    /// use hognose::{ManualClock, Session};
    /// let session = Session::default().with_clock(std::sync::Arc::new(ManualClock::default()));
    /// # let _ = session;
    /// ```
    pub fn with_clock(mut self, clock: Arc<dyn Clock>) -> Session {
        let before = self.now().unwrap_or_default();
        let now = clock.monotonic().saturating_add(self.outside.skipped);
        // What is left of a wait stays the same.
        let moved = |due: &mut Duration| *due = now.saturating_add(due.saturating_sub(before));
        self.timers.iter_mut().for_each(|(due, _)| moved(due));
        self.wake.iter_mut().for_each(moved);
        self.outside.clock = SessionClock::Given(clock);
        self.inner.shared().set_clock(&self.outside.clock);
        self.loop_began = None;
        self
    }

    /// Which capabilities the guest has. By default: clock, timer and entropy.
    pub fn with_grants(mut self, grants: Grants) -> Session {
        self.outside.grants = grants;
        self.inner.shared().tell_clock(&self.outside);
        self
    }

    /// Which of the capabilities that are granted the host answers itself: each use of one comes as a call, `clock.time` or
    /// `timer.sleep`, instead of being answered here.
    ///
    /// ```
    /// use hognose::{Answer, Capability, Data, Grants, Program, Session, Step};
    /// let mut session = Session::default().with_host_answers(Grants::none().with(Capability::Clock));
    /// session.start(&Program::new("import time\ntime.time()")?, [])?;
    /// let Step::Calls { new, .. } = session.step() else { panic!("it asks") };
    /// assert_eq!(new[0].to_string(), "clock.time()");
    /// session.answer(new[0].id, Answer::from(1.5))?;
    /// assert_eq!(session.step().value(), Some(Data::Float(1.5)));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn with_host_answers(mut self, capabilities: Grants) -> Session {
        self.outside.by_host = capabilities;
        self.inner.shared().tell_clock(&self.outside);
        self
    }

    /// Whether modules of the library are there without an import: a name that nobody has defined, and that is the name of a
    /// module, is that module. For code by authors who forget imports. Off by default.
    ///
    /// ```
    /// use hognose::{Data, Program, Session};
    /// let mut session = Session::default().with_modules(true);
    /// session.start(&Program::new("json.dumps([1])")?, [])?;
    /// assert_eq!(session.step().value(), Some(Data::from("[1]")));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn with_modules(mut self, modules: bool) -> Session {
        self.set_modules(modules);
        self
    }

    /// The same for a session that has its place.
    pub fn set_modules(&mut self, modules: bool) {
        self.outside.modules = modules;
        self.inner.vm.calls.ask_names = modules || self.outside.names.is_some();
    }

    /// Whether an import of a module that is not there says what there is instead: tools of the host that may serve the purpose,
    /// or a module of the library (a note of the exception, PEP 678). On by default.
    ///
    /// ```
    /// use hognose::{Program, Session, Step, Tool, Toolbox};
    /// for (hints, lines) in [(true, 2), (false, 1)] {
    ///     let mut session = Session::default().with_hints(hints);
    ///     session.define(&Toolbox::new().with(Tool::new("fetch_url").parameters(["url"])));
    ///     session.start(&Program::new("import requests")?, [])?;
    ///     let Step::Raised(exception) = session.step() else { panic!("there is no such module") };
    ///     assert_eq!(exception.message, "No module named 'requests'");
    ///     let said = exception.traceback.lines().skip_while(|line| !line.starts_with("ModuleNotFoundError"));
    ///     assert_eq!(said.count(), lines);
    /// }
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn with_hints(mut self, hints: bool) -> Session {
        self.set_hints(hints);
        self
    }

    /// The same for a session that has its place.
    pub fn set_hints(&mut self, hints: bool) {
        self.inner.vm.calls.no_hints = !hints;
    }

    /// Sets `sys.argv`: the name of the program, then its arguments.
    ///
    /// ```
    /// use hognose::{Data, Program, Session};
    /// let mut session = Session::default();
    /// session.set_args(&["report.py", "--year", "2026"]);
    /// session.start(&Program::new("import sys\nsys.argv[1:]")?, [])?;
    /// assert_eq!(session.step().value(), Some(Data::List(vec![Data::from("--year"), Data::from("2026")])));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn set_args(&mut self, args: &[&str]) {
        self.inner.set_args(args);
    }

    /// The number of the run: part of the id of each call. A host that keeps runs gives each its own.
    pub fn with_run(mut self, run: u64) -> Session {
        self.run = run;
        self
    }

    /// Whether tools that may overlap do so in code that does not ask for it. On by default.
    pub fn set_overlap(&mut self, overlap: bool) {
        self.inner.vm.calls.overlap = overlap;
    }

    /// Makes tools known to the guest: plain names in its namespace, dotted ones in modules that it can import, and modules.
    /// A constant of a module that cannot enter is an error when a program starts.
    pub fn define(&mut self, toolbox: &Toolbox) {
        if let Err(error) = toolbox.define_in(&mut self.inner, self.limits.value) {
            self.refused = Some(Box::new(error));
        }
    }

    /// Asks the host for each name that a program uses and nobody has defined, instead of declaring all tools before. What it
    /// knows is defined in the guest's namespace from then on; a tool's calls arrive as steps, as those of any other. A value that
    /// is too large ends the program at that limit; one that no guest can hold (nested too deeply) counts as not known.
    ///
    /// ```
    /// use hognose::{Answer, Data, Known, Program, Session, Step, Tool};
    /// let mut session = Session::default().with_names(|name| match name {
    ///     "answer" => Known::Value(Data::Int(42)),
    ///     "fetch" => Known::Tool(Tool::new("fetch").parameters(["url"])),
    ///     _ => Known::Nothing,
    /// });
    /// session.start(&Program::new("answer + fetch('x')")?, [])?;
    /// let Step::Calls { new, .. } = session.step() else { panic!("it calls") };
    /// session.answer(new[0].id, Answer::from(1))?;
    /// assert_eq!(session.step().value(), Some(Data::Int(43)));
    /// session.start(&Program::new("nothing")?, [])?;
    /// let Step::Raised(exception) = session.step() else { panic!("it raises") };
    /// assert_eq!(exception.to_string(), "NameError: name 'nothing' is not defined");
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn with_names(mut self, ask: impl Fn(&str) -> Known + Send + Sync + 'static) -> Session {
        self.outside.names = Some(Arc::new(ask));
        self.inner.vm.calls.ask_names = true;
        self
    }

    /// Offers tools to a session that was loaded: those that it knows stay bound to whatever names the guest gave them, with
    /// the properties that they have now; the others are defined.
    pub fn offer(&mut self, toolbox: &Toolbox) {
        let known = &mut self.inner.vm.calls.tools;
        let (mut missing, before) = (toolbox.clone(), known.len());
        for info in toolbox.infos() {
            if let Some(tool) = known[..before].iter_mut().find(|tool| tool.name == info.name) {
                missing.remove(&info.name);
                *tool = info;
            }
        }
        // Modules that it knows are as they were left.
        missing.retain_modules(|name| self.inner.host_module(name).is_none());
        if let Err(error) = missing.define_in(&mut self.inner, self.limits.value) {
            self.refused = Some(Box::new(error));
        }
    }

    /// Sets a name in the guest's namespace.
    ///
    /// ```
    /// use hognose::{Data, Program, Session};
    /// let mut session = Session::default();
    /// session.set("x", &Data::Int(41))?;
    /// session.start(&Program::new("x + 1")?, [])?;
    /// assert_eq!(session.step().value(), Some(Data::Int(42)));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn set(&mut self, name: &str, value: &Data) -> Result<(), Error> {
        self.inner.busy = true;
        let entered = self.inner.enter_data(value, self.limits.value);
        self.inner.busy = false;
        match entered {
            Ok(value) => {
                self.inner.define(name, value);
                Ok(())
            }
            Err(Refused::Memory(_)) => Err(Error::Memory),
            Err(Refused::Unfit(why)) => {
                Err(Error::Value(format!("the value of '{name}' cannot enter: {why}")))
            }
        }
    }

    /// Starts a program, with values for its inputs. It runs at the next step.
    pub fn start<'a>(
        &mut self,
        program: &Program,
        inputs: impl IntoIterator<Item = (&'a str, Data)>,
    ) -> Result<(), Error> {
        if self.inner.running {
            return Err(Error::Busy);
        }
        let inputs: Vec<(&str, Data)> = inputs.into_iter().collect();
        program.check_inputs(&inputs)?;
        if let Some(refused) = self.refused.take() {
            return Err(*refused);
        }
        for (name, value) in &inputs {
            self.set(name, value)?;
        }
        self.timers.clear();
        self.wake = None;
        self.untold.clear();
        self.last = None;
        self.inner.busy = true;
        let begun = self.inner.begin(program.code.clone());
        if begun.is_ok() {
            crate::engine::warn(&mut self.inner, program.name(), program.warnings());
        }
        self.inner.busy = false;
        begun.map_err(|_| Error::Memory)
    }

    /// Whether a program runs or waits.
    pub fn is_running(&self) -> bool {
        self.inner.running
    }

    /// Ends the program that runs or waits. Nothing of it runs any more; its calls are given up.
    pub fn cancel(&mut self) {
        self.inner.end_feed();
        self.after_end();
    }

    /// Runs until the program ends or something outside is needed.
    pub fn step(&mut self) -> Step {
        self.advance(u64::MAX, None)
    }

    /// Runs for at most so much fuel: for hosts that have something else to do in between.
    ///
    /// ```
    /// use hognose::{Program, Session, Step};
    /// let mut session = Session::default();
    /// session.start(&Program::new("while True: pass")?, [])?;
    /// assert_eq!(session.run_for(10_000), Step::Slice);
    /// assert!(session.is_running());
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn run_for(&mut self, fuel: u64) -> Step {
        self.advance(fuel, None)
    }

    /// Runs at most so many single instructions: for tests.
    #[doc(hidden)]
    pub fn run_instructions(&mut self, instructions: u64) -> Step {
        self.advance(u64::MAX, Some(instructions))
    }

    pub(crate) fn now(&self) -> Option<Duration> {
        self.outside.now()
    }

    pub(crate) fn note_cancelled(&mut self) {
        if !self.inner.vm.calls.cancelled.is_empty() {
            let run = self.run;
            let given_up = self.inner.take_cancelled().into_iter();
            self.cancelled.extend(given_up.map(|number| CallId { run, number }));
        }
    }

    /// What an event means for the host. `None`: it was dealt with here.
    pub(crate) fn digest(&mut self, event: Event) -> Option<Step> {
        match event {
            Event::Slice => None,
            Event::Step => Some(Step::Slice),
            Event::Complete(value) => Some(self.complete(value)),
            Event::Raised(exc) => Some(Step::Raised(Box::new(self.exception(exc)))),
            Event::Limit(Limit::Duration) if self.inner.shared().interrupted() => Some(Step::Interrupted),
            Event::Limit(limit) => Some(Step::Limit(limit)),
            Event::Run(request) => {
                let event = engine::serve(&mut self.inner, *request)?;
                self.digest(event)
            }
            Event::Waiting => self.wait().then(|| self.calls_step()),
            Event::Name(name, called) => self.look_up(name, called),
        }
    }

    fn complete(&mut self, value: Value) -> Step {
        if self.drop_result {
            return Step::Complete(Data::None);
        }
        match self.inner.vm.to_data(value, self.limits.value) {
            Ok(data) => {
                if self.keep_last {
                    self.last = Some(value);
                }
                Step::Complete(data)
            }
            Err(Crossing::TooLarge(_)) => Step::Limit(Limit::ValueSize),
            Err(why) => {
                let text = format!("the result cannot leave the session: {why}");
                let kind = if matches!(why, Crossing::TooDeep(_)) { "RecursionError" } else { "ValueError" };
                Step::Raised(Box::new(Exception {
                    kind: kind.to_string(),
                    traceback: format!("{kind}: {text}\n"),
                    message: text,
                    exit_code: None,
                    call: None,
                }))
            }
        }
    }

    /// `repr` of the value with which the last program completed, as a REPL shows it; `None` for `None`. Runs the guest's own
    /// `__repr__` where there is one, for a moment at most.
    pub fn shown_result(&mut self) -> Option<String> {
        let value = self.last.take()?;
        if value.is_none() {
            return None;
        }
        Some(self.inner.repr_of(value))
    }

    /// Says that nobody wants the value with which a program completes: then it is not converted, however large it is, and
    /// [`Step::Complete`] has `None`.
    ///
    /// ```
    /// use hognose::{Data, Program, Session};
    /// let mut session = Session::default();
    /// session.drop_result(true);
    /// session.start(&Program::new("[0] * 1_000_000")?, [])?;
    /// assert_eq!(session.step().value(), Some(Data::None));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn drop_result(&mut self, drop: bool) {
        self.drop_result = drop;
    }

    /// Keeps the value with which a program completes, for [`Session::shown_result`].
    pub fn keep_result(&mut self, keep: bool) {
        self.keep_last = keep;
    }

    fn exception(&mut self, exc: Value) -> Exception {
        if let Some((code, text)) = self.inner.exit_code(exc) {
            let message = text.unwrap_or_else(|| code.to_string());
            let said = if code == 1 && message != "1" { format!("{message}\n") } else { String::new() };
            return Exception {
                kind: "SystemExit".into(),
                message,
                traceback: said,
                exit_code: Some(code),
                call: None,
            };
        }
        let traceback = self.inner.traceback(exc);
        let (kind, message) = self.inner.class_and_text(exc, &traceback);
        let call = self.inner.failed_call(exc).map(|number| CallId { run: self.run, number });
        Exception { kind, message, traceback, exit_code: None, call }
    }

    /// What the guest printed since this was asked last.
    ///
    /// ```
    /// use hognose::{Program, Session};
    /// let mut session = Session::default();
    /// session.start(&Program::new("print('hello')")?, [])?;
    /// session.step();
    /// assert_eq!(session.take_stdout(), "hello\n");
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn take_stdout(&mut self) -> String {
        std::mem::take(&mut self.inner.vm.output.stdout)
    }

    /// What the guest wrote to its standard error since this was asked last. Tracebacks are not in it.
    pub fn take_stderr(&mut self) -> String {
        std::mem::take(&mut self.inner.vm.output.stderr)
    }

    /// What was used so far.
    pub fn usage(&self) -> Usage {
        let vm = &self.inner.vm;
        Usage {
            fuel: vm.meter.used,
            memory: vm.heap.used(),
            calls: vm.calls.made,
            output: vm.output.printed,
            duration: Duration::from_nanos(self.spent),
        }
    }

    /// Collects garbage at every safepoint: for tests.
    #[doc(hidden)]
    pub fn collect_always(&mut self, always: bool) {
        self.inner.stress = if always { Stress::All } else { Stress::None };
    }

    /// Collects the young objects again and again, and looks whether something else was changed unseen: for tests.
    #[doc(hidden)]
    pub fn collect_young(&mut self) {
        self.inner.stress = Stress::Young(0);
    }

    pub(crate) fn after_end(&mut self) {
        self.timers.clear();
        self.wake = None;
        self.untold.clear();
        self.note_cancelled();
    }
}

/// The nanoseconds that a session may take.
fn time_limit(limits: &Limits) -> u64 {
    limits.duration.map_or(u64::MAX, nanos)
}
