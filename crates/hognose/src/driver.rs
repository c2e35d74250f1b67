//! The simple driver: runs a program to its end with closures as tools, one call at a time.

use std::fmt;
use std::time::Duration;

use hognose_host::{Call, Data};

use crate::error::Error;
use crate::limits::Limit;
use crate::program::Program;
use crate::served::Served;
use crate::session::Session;
use crate::step::{Exception, Step};
use crate::toolbox::{Known, Toolbox};

/// Why a program that was driven to its end gave no value.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Ended {
    /// It was not started.
    NotStarted(Error),
    /// It raised an exception.
    Raised(Box<Exception>),
    /// It reached a limit.
    Limit(Limit),
    /// It was interrupted.
    Interrupted,
    /// It waits for a tool that has no closure: the session can be stepped by hand.
    Waiting(Vec<Call>),
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ended::NotStarted(error) => error.fmt(f),
            Ended::Raised(exception) => f.write_str(exception.traceback.trim_end()),
            Ended::Limit(limit) => write!(f, "the {} limit was reached", limit.name()),
            Ended::Interrupted => f.write_str("interrupted"),
            Ended::Waiting(calls) => {
                let calls: Vec<String> = calls.iter().map(Call::to_string).collect();
                write!(f, "waiting for {}, which nobody answers", calls.join(", "))
            }
        }
    }
}

impl std::error::Error for Ended {}

impl Session {
    /// Runs a program to its end: tools are the closures of the toolbox, timers wait by the clock.
    ///
    /// ```
    /// use hognose::{Answer, Data, Ended, Failure, Program, Session, Tool, Toolbox};
    /// let tools = Toolbox::new().with(Tool::new("divide").parameters(["a", "b"]).run(|call| {
    ///     match (call.arg(0, "a").and_then(Data::as_int), call.arg(1, "b").and_then(Data::as_int)) {
    ///         (Some(a), Some(b)) if b != 0 => Answer::from(a / b),
    ///         _ => Failure::of("ZeroDivisionError", "division by zero").into(),
    ///     }
    /// }));
    /// let mut session = Session::default();
    /// assert_eq!(session.run(&Program::new("divide(7, 2)")?, [], &tools), Ok(Data::Int(3)));
    /// let Err(Ended::Raised(exception)) = session.run(&Program::new("divide(7, 0)")?, [], &tools) else { panic!() };
    /// assert_eq!(exception.to_string(), "ZeroDivisionError: division by zero");
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn run<'a>(
        &mut self,
        program: &Program,
        inputs: impl IntoIterator<Item = (&'a str, Data)>,
        tools: &Toolbox,
    ) -> Result<Data, Ended> {
        self.define(tools);
        self.start(program, inputs).map_err(Ended::NotStarted)?;
        self.finish(tools)
    }

    /// Goes on with a program that was started, to its end.
    pub fn finish(&mut self, tools: &Toolbox) -> Result<Data, Ended> {
        let mut waited = Duration::ZERO;
        let mut near = 0;
        let mut reply = |call: &Call| {
            if let Some(run) = tools.plain_at(near, call) {
                return Some(run(call));
            }
            let run = match (&tools.objects, call.object) {
                (objects, Some(_)) => Ok(objects),
                (_, None) => tools.check_near(call, &mut near).map(|tool| &tool.run),
            };
            match run {
                Err(failure) => Some(failure.into()),
                Ok(Some(run)) => Some(run(call)),
                Ok(None) => None,
            }
        };
        loop {
            let step = match self.advance_served(&mut reply) {
                Served::Step(step) => step,
                Served::Open(call) => return Err(Ended::Waiting(vec![call])),
            };
            match step {
                Step::Complete(value) => return Ok(value),
                Step::Raised(exception) => return Err(Ended::Raised(exception)),
                Step::Limit(limit) => return Err(Ended::Limit(limit)),
                Step::Interrupted => return Err(Ended::Interrupted),
                Step::Slice => {}
                Step::Name { name, .. } => {
                    // Nobody is here who could say more than the session's own `with_names`.
                    self.answer_name(&name, Known::Nothing).map_err(Ended::NotStarted)?;
                }
                Step::Calls { new, earlier } => {
                    let mut open = Vec::new();
                    let none_new = new.is_empty();
                    for call in new {
                        match reply(&call) {
                            Some(answer) => self.answer_or_refuse(call.id, answer),
                            None => open.push(call),
                        }
                    }
                    if !open.is_empty() {
                        return Err(Ended::Waiting(open));
                    }
                    if !none_new {
                        continue;
                    }
                    match self.next_timer() {
                        Some(time) => {
                            waited = waited.saturating_add(time);
                            if self.limits().waiting.is_some_and(|limit| waited > limit) {
                                self.cancel();
                                return Err(Ended::Limit(Limit::Waiting));
                            }
                            self.sleep(time);
                        }
                        None => {
                            debug_assert!(!earlier.is_empty(), "a session that waits for nothing goes on");
                            return Err(Ended::Waiting(self.outstanding()));
                        }
                    }
                }
            }
        }
    }
}
