//! A guest as its host has it: the session of the engine, its tools, and what was told and not answered yet.
//!
//! [`Guest::next`] runs it to the next thing its host has to do, [`Guest::run`] to its end. Both hold the interpreter's lock for the
//! first slice of fuel only: short programs do not pay for giving it away, and long ones do not keep others from running.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};
use std::time::Duration;

use hognose::{
    Answer, Call, CallId, Data, Exception, Failure, Grants, InterruptHandle, Known, Limit, Name, Program,
    Session, Step, Tool,
};
use pyo3::prelude::*;
use pyo3::{PyTraverseError, PyVisit};

use crate::calls::Records;
use crate::convert::{self, Types};
use crate::errors;
use crate::print::Print;
use crate::tools::{self, Kept, Refused};

/// The fuel of the slice that runs with the interpreter's lock held: some 50 µs.
const FIRST: u64 = 20_000;

/// The fuel between two looks at signals and at what was printed: some 20 ms.
const SLICE: u64 = 5_000_000;

/// How long a wait for a timer lasts before signals are looked at.
const NAP: Duration = Duration::from_millis(20);

/// How many failures of tools are kept, for the `__cause__` of what the guest may raise.
const MOST_FAILURES: usize = 64;

/// How often this process was forked: a session of before does not belong to it.
static GENERATION: AtomicU32 = AtomicU32::new(0);

/// Says that this process is a fork.
#[pyfunction]
#[pyo3(name = "_forked")]
pub fn forked() {
    GENERATION.fetch_add(1, Ordering::Relaxed);
}

/// A guest that programs, sessions and steps share.
pub struct Cell {
    guest: Mutex<Guest>,
    pub interrupt: InterruptHandle,
    generation: u32,
}

pub type Shared = Arc<Cell>;

impl Cell {
    pub fn new(guest: Guest) -> Shared {
        let interrupt = guest.session.interrupt_handle();
        Arc::new(Cell { guest: Mutex::new(guest), interrupt, generation: GENERATION.load(Ordering::Relaxed) })
    }

    /// Shows the collector what the guest refers to, if nobody else shares it: what is shared would be counted twice.
    pub fn traverse(self: &Shared, visit: &PyVisit<'_>) -> Result<(), PyTraverseError> {
        match self.guest.try_lock() {
            Ok(guest) if Arc::strong_count(self) == 1 => {
                guest.print.traverse(visit)?;
                guest.types.objects.iter().try_for_each(|objects| objects.traverse(visit))?;
                guest.tools.traverse(visit)
            }
            _ => Ok(()),
        }
    }

    /// Lets go of what the guest refers to: nobody can reach it any more.
    pub fn clear(&self) {
        if let Ok(mut guest) = self.guest.try_lock() {
            guest.tools = Kept::default();
            guest.print = Print::collected();
            guest.types.objects = None;
            guest.failures.clear();
        }
    }

    /// The guest, unless somebody has it.
    pub fn take(&self, py: Python<'_>) -> PyResult<MutexGuard<'_, Guest>> {
        if self.generation != GENERATION.load(Ordering::Relaxed) {
            return Err(errors::after_fork());
        }
        match self.guest.try_lock() {
            Ok(guest) if guest.broken => {
                Err(errors::internal(py, "this session met a bug of Hognose and cannot be used any more"))
            }
            Ok(guest) => Ok(guest),
            Err(TryLockError::WouldBlock) => {
                let text = "the session is in use, by another thread or by the tool that it just called: make one session for each";
                Err(errors::busy(py, text))
            }
            Err(TryLockError::Poisoned(_)) => {
                Err(errors::internal(py, "this session met a bug of Hognose and cannot be used any more"))
            }
        }
    }
}

/// What a host has to do next.
pub enum Outcome {
    Call(Box<Call>),
    Futures { cancelled: Vec<u64> },
    Name(String),
    Running,
    Complete(Data),
}

/// What a step waits for that shows no call.
#[derive(Clone, Debug, PartialEq)]
pub enum Waits {
    /// It was loaded, and runs on to find out; or it shows a call.
    Unknown,
    Futures,
    Name(String),
    Slice,
}

/// What becomes of a call.
pub struct Reply {
    pub answer: Answer,
    /// What the tool raised, when that is why it failed.
    pub cause: Option<PyErr>,
}

/// A call that was answered with a failure.
struct Failed {
    number: u64,
    tool: Name,
    /// What the tool raised.
    cause: Option<PyErr>,
}

/// One guest.
pub struct Guest {
    pub session: Session,
    pub tools: Kept,
    pub types: Types,
    pub print: Print,
    pub records: Records,
    /// Calls that the engine has told of, and that no step has shown yet.
    pub queue: VecDeque<Call>,
    /// The call that the current step shows.
    pub current: Option<CallId>,
    /// What else the current step waits for.
    pub waits: Waits,
    /// How often the session has gone on: a step of before is over.
    pub turn: u64,
    /// The fuel after which a step ends as `Running`.
    pub slice: Option<u64>,
    /// Names that nobody has defined are steps.
    pub names: bool,
    /// Modules are there without an import.
    pub auto_import: bool,
    /// Capabilities that come as calls.
    pub host: Grants,
    failures: Vec<Failed>,
    /// How often each tool was called.
    pub made: BTreeMap<(Option<u64>, Name), u64>,
    waited: Duration,
    broken: bool,
}

impl Guest {
    #[inline(always)]
    pub fn new(session: Session, tools: Kept, print: Print) -> Guest {
        Guest {
            session,
            tools,
            types: Types::of_guest(),
            print,
            records: Records::default(),
            queue: VecDeque::new(),
            current: None,
            waits: Waits::Unknown,
            turn: 0,
            slice: None,
            names: false,
            auto_import: false,
            host: Grants::none(),
            failures: Vec::new(),
            made: BTreeMap::new(),
            waited: Duration::ZERO,
            broken: false,
        }
    }

    /// Makes the tools, and the classes that they know, known to the guest.
    pub fn define_tools(&mut self, py: Python<'_>) -> PyResult<()> {
        for type_ in &self.tools.types {
            self.types.declare(type_.bind(py))?;
        }
        self.session.set_hints(!self.tools.no_hints);
        self.session.define(&self.tools.core);
        Ok(())
    }

    /// Starts a program. It runs at the next step.
    pub fn begin(
        &mut self,
        py: Python<'_>,
        program: &Program,
        inputs: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        if self.session.is_running() {
            return Err(errors::busy(
                py,
                "another program waits in this session: resume its step, or cancel() it",
            ));
        }
        let started = match inputs.filter(|inputs| !inputs.is_none()) {
            Some(inputs) => {
                let inputs = convert::enter_args(inputs, &mut self.types)?;
                let (names, values): (Vec<String>, Vec<Data>) = inputs.into_iter().unzip();
                self.session.start(program, names.iter().map(String::as_str).zip(values))
            }
            None => self.session.start(program, []),
        };
        started.map_err(|error| errors::of(py, error, program.name()))?;
        // An interrupt that came too late for the program before is none for this one.
        self.session.clear_interrupt();
        self.turn += 1;
        self.made.clear();
        self.records.begin();
        self.failures.clear();
        self.waited = Duration::ZERO;
        Ok(())
    }

    /// Runs the engine, within a slice if there is one.
    fn step(&mut self, py: Python<'_>) -> PyResult<Step> {
        let mut left = self.slice.unwrap_or(u64::MAX);
        let first = FIRST.min(left);
        // One more slice at least: native work may be put off to it.
        left = (left - first).max(1);
        let mut step = self.guarded(py, first, false)?;
        while step == Step::Slice && left > 0 {
            self.flush(py)?;
            if let Err(error) = py.check_signals() {
                self.end();
                return Err(error);
            }
            let next = SLICE.min(left);
            left -= next;
            step = self.guarded(py, next, true)?;
        }
        self.flush(py)?;
        Ok(step)
    }

    /// Runs so much fuel. A panic is a bug of ours: the guest is over, the process is not.
    fn guarded(&mut self, py: Python<'_>, fuel: u64, detached: bool) -> PyResult<Step> {
        let session = &mut self.session;
        // While the lock is held, native work that takes long is put off.
        let step = if detached {
            py.detach(|| catch_unwind(AssertUnwindSafe(|| session.run_for(fuel))))
        } else {
            catch_unwind(AssertUnwindSafe(|| session.run_briefly(fuel)))
        };
        step.map_err(|_| {
            self.broken = true;
            errors::internal(py, "the interpreter panicked: this is a bug of Hognose, please report it")
        })
    }

    /// Hands on what was printed. Who cannot take it ends the program.
    fn flush(&mut self, py: Python<'_>) -> PyResult<()> {
        let (stdout, stderr) = (self.session.take_stdout(), self.session.take_stderr());
        if stdout.is_empty() && stderr.is_empty() {
            return Ok(());
        }
        let written = self.print.write(py, &stdout, &stderr);
        if written.is_err() {
            self.end();
        }
        written
    }

    /// Ends the program.
    pub fn end(&mut self) {
        self.session.cancel();
        self.over();
    }

    fn over(&mut self) {
        self.turn += 1;
        self.queue.clear();
        self.current = None;
    }

    /// What the end of a program is for the host.
    fn ended(&mut self, py: Python<'_>, step: Step) -> PyErr {
        self.over();
        match step {
            Step::Raised(exception) => self.raised(py, &exception),
            Step::Limit(limit) => errors::limit(py, limit, self.session.limits()),
            Step::Interrupted => errors::interrupted(py),
            other => errors::internal(py, format!("no step of this kind was expected: {other:?}")),
        }
    }

    fn raised(&mut self, py: Python<'_>, exception: &Exception) -> PyErr {
        let number = exception.call.map(|id| id.number);
        let failed = self.failures.iter().find(|failed| Some(failed.number) == number);
        let cause = failed.and_then(|failed| failed.cause.as_ref()).map(|cause| cause.clone_ref(py));
        errors::raised(py, exception, failed.map(|failed| failed.tool.as_str()), cause)
    }

    /// Runs to the next thing that the host has to do.
    pub fn next(&mut self, py: Python<'_>) -> PyResult<Outcome> {
        self.turn += 1;
        self.waits = Waits::Unknown;
        loop {
            if let Some(call) = self.queue.pop_front() {
                self.shown(&call);
                return Ok(Outcome::Call(Box::new(call)));
            }
            match self.step(py)? {
                Step::Complete(value) => {
                    self.over();
                    return Ok(Outcome::Complete(value));
                }
                Step::Calls { new, .. } if new.is_empty() => {
                    let cancelled = self.session.take_cancelled().into_iter().map(|id| id.number).collect();
                    self.waits = Waits::Futures;
                    return Ok(Outcome::Futures { cancelled });
                }
                Step::Calls { new, .. } => self.queue.extend(new),
                Step::Name { name, called: true } => {
                    let tool = Known::Tool(Tool::new(name.clone()));
                    self.session.answer_name(&name, tool).map_err(|error| errors::of(py, error, ""))?;
                }
                Step::Name { name, called: false } => {
                    self.waits = Waits::Name(name.clone());
                    return Ok(Outcome::Name(name));
                }
                Step::Slice => {
                    self.waits = Waits::Slice;
                    return Ok(Outcome::Running);
                }
                end => return Err(self.ended(py, end)),
            }
        }
    }

    /// A call goes to the host.
    pub fn shown(&mut self, call: &Call) {
        self.records.call(call);
        self.current = Some(call.id);
        if self.tools.are_counted || call.object.is_some() {
            let made = self.made.entry((call.object, call.tool.clone())).or_default();
            // It may come from bytes.
            *made = made.saturating_add(1);
        }
    }

    /// How often the tool of a call was called, with this time.
    pub fn made(&self, call: &Call) -> u64 {
        self.made.get(&(call.object, call.tool.clone())).copied().unwrap_or(1)
    }

    /// Answers a call. What cannot enter is the failure of the call.
    pub fn answer(&mut self, py: Python<'_>, id: CallId, tool: &Name, reply: Reply) -> PyResult<()> {
        let Reply { answer, cause } = reply;
        let failed = matches!(answer, Answer::Error(_));
        self.records.answered(id, failed);
        if failed {
            if self.failures.len() == MOST_FAILURES {
                self.failures.remove(0);
            }
            self.failures.push(Failed { number: id.number, tool: tool.clone(), cause });
        }
        if self.current == Some(id) {
            self.current = None;
        }
        if let Err(error) = self.session.answer(id, answer) {
            let failure = Failure::new(error.to_string());
            self.session.answer(id, failure).map_err(|error| errors::conversion(py, error.to_string()))?;
        }
        Ok(())
    }

    /// Runs to the end of the program: tools are called, timers waited for.
    pub fn run(&mut self, py: Python<'_>) -> PyResult<Data> {
        loop {
            match self.step(py)? {
                Step::Complete(value) => {
                    self.over();
                    return Ok(value);
                }
                Step::Calls { new, .. } if new.is_empty() => self.wait(py)?,
                Step::Calls { new, .. } => {
                    for call in new {
                        self.serve(py, &call)?;
                    }
                }
                Step::Name { name, .. } => {
                    self.session
                        .answer_name(&name, Known::Nothing)
                        .map_err(|error| errors::of(py, error, ""))?;
                }
                Step::Slice => {}
                end => return Err(self.ended(py, end)),
            }
        }
    }

    /// Calls a tool and answers with what it gives.
    fn serve(&mut self, py: Python<'_>, call: &Call) -> PyResult<()> {
        self.shown(call);
        let made = self.made(call);
        let reply = match tools::answer(py, &self.tools, call, &mut self.types, made) {
            Ok(answer) => Reply { answer, cause: None },
            Err(not_made) => match *not_made {
                (Refused::Failure(failure), cause) => Reply { answer: Answer::Error(*failure), cause },
                (Refused::Host(error), _) => {
                    self.end();
                    return Err(error);
                }
            },
        };
        self.answer(py, call.id, &call.tool, reply)
    }

    /// Waits for the session's timer, or a part of it.
    fn wait(&mut self, py: Python<'_>) -> PyResult<()> {
        let Some(time) = self.session.next_timer() else {
            self.end();
            let text = "the program waits for calls that nobody answers: resume its step instead";
            return Err(errors::busy(py, text));
        };
        let time = time.min(NAP);
        self.waited = self.waited.saturating_add(time);
        if self.session.limits().waiting.is_some_and(|limit| self.waited > limit) {
            self.end();
            return Err(errors::limit(py, Limit::Waiting, self.session.limits()));
        }
        py.detach(|| std::thread::sleep(time));
        if let Err(error) = py.check_signals() {
            self.end();
            return Err(error);
        }
        Ok(())
    }
}
