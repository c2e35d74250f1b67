//! Drives one feed to its end: steps, answers, output as it comes.

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use hognose::{AnswerError, Call, Clock, Data, Exception, Failure, Limit, RoundTrips, Session, Step};

use crate::host::{Host, Next};
use crate::trace::Trace;

/// How a feed ended.
#[derive(Debug)]
pub enum End {
    /// With a value.
    Value(Data),
    /// With an exception that nothing caught.
    Raised(Box<Exception>),
    /// At a limit.
    Limit(Limit),
    /// By Ctrl-C.
    Interrupted,
    /// It waits for something that nothing here answers.
    Stuck(Vec<Call>),
    /// It waits at the call for which it was to be paused.
    Paused(Call),
}

/// Where the guest's output goes.
pub enum Output {
    /// To our own, as it comes.
    Through,
    /// Kept.
    Kept { stdout: String, stderr: String },
}

impl Output {
    /// Kept output, empty.
    pub fn kept() -> Output {
        Output::Kept { stdout: String::new(), stderr: String::new() }
    }

    /// What was kept: standard output and standard error.
    pub fn into_texts(self) -> (String, String) {
        match self {
            Output::Kept { stdout, stderr } => (stdout, stderr),
            Output::Through => Default::default(),
        }
    }

    fn take(&mut self, session: &mut Session) {
        let (out, err) = (session.take_stdout(), session.take_stderr());
        self.add(&out, &err);
    }

    /// Adds to standard output and standard error.
    pub fn add(&mut self, out: &str, err: &str) {
        match self {
            Output::Kept { stdout, stderr } => {
                stdout.push_str(out);
                stderr.push_str(err);
            }
            Output::Through => {
                if !out.is_empty() {
                    let mut to = std::io::stdout().lock();
                    // Whoever reads may have gone: that is no reason to stop.
                    let _ = to.write_all(out.as_bytes()).and_then(|()| to.flush());
                }
                if !err.is_empty() {
                    let _ = std::io::stderr().lock().write_all(err.as_bytes());
                }
            }
        }
    }
}

/// What happens to the session between two of its steps (tests).
pub trait Between {
    /// Runs the session until something has to be done.
    fn step(&mut self, session: &mut Session) -> Step;
}

/// Nothing happens.
pub struct Plain;

impl Between for Plain {
    fn step(&mut self, session: &mut Session) -> Step {
        session.step()
    }
}

/// The whole state goes through bytes and back: at every step, and after every so many instructions.
pub struct Roundtrip {
    every: Option<u64>,
    trips: RoundTrips,
}

impl Roundtrip {
    pub fn new(every: Option<u64>) -> Roundtrip {
        Roundtrip { every, trips: RoundTrips::default() }
    }
}

impl Between for Roundtrip {
    fn step(&mut self, session: &mut Session) -> Step {
        loop {
            let step = match self.every {
                Some(n) => session.run_instructions(n),
                None => session.step(),
            };
            if step.is_end() {
                return step;
            }
            if let Err(error) = session.roundtrip(&mut self.trips) {
                // A state that cannot be saved is a bug of ours.
                panic!("the round trip failed: {error}");
            }
            if step != Step::Slice {
                return step;
            }
        }
    }
}

/// The state goes through bytes and back at instants that a seed chooses.
pub struct RoundtripAt {
    seed: u64,
    left: u64,
    trips: RoundTrips,
}

impl RoundtripAt {
    /// `n` instants, spread over the first instructions by the seed.
    pub fn new(seed: u64, n: u64) -> RoundtripAt {
        RoundtripAt { seed: seed.wrapping_mul(2).wrapping_add(1), left: n, trips: RoundTrips::default() }
    }
}

impl Between for RoundtripAt {
    fn step(&mut self, session: &mut Session) -> Step {
        while self.left > 0 {
            self.left -= 1;
            self.seed =
                self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let step = session.run_instructions(1 + (self.seed >> 33) % 50_000);
            if step.is_end() {
                return step;
            }
            if let Err(error) = session.roundtrip(&mut self.trips) {
                panic!("the round trip failed: {error}");
            }
            if step != Step::Slice {
                return step;
            }
        }
        session.step()
    }
}

/// Native work is put off wherever there is some, and done when it is tried again: nothing of it may have had an effect.
pub struct Cut;

impl Between for Cut {
    fn step(&mut self, session: &mut Session) -> Step {
        loop {
            let step = session.run_cut();
            if step != Step::Slice {
                return step;
            }
            let step = session.run_instructions(1);
            if step != Step::Slice {
                return step;
            }
        }
    }
}

/// One feed on its way.
pub struct Drive<'a> {
    pub host: &'a mut dyn Host,
    pub between: &'a mut dyn Between,
    pub output: Output,
    pub trace: Trace,
    /// The tool at whose call to stop.
    pub pause_at: Option<String>,
    /// The clock by which the trace is kept.
    pub clock: Arc<dyn Clock>,
    pub started: Duration,
}

impl<'a> Drive<'a> {
    /// Begins.
    pub fn new(
        host: &'a mut dyn Host,
        between: &'a mut dyn Between,
        clock: Arc<dyn Clock>,
        output: Output,
    ) -> Drive<'a> {
        let started = clock.monotonic();
        Drive { host, between, output, trace: Trace::default(), pause_at: None, clock, started }
    }

    /// Time since the feed began.
    pub fn elapsed(&self) -> Duration {
        self.clock.monotonic().saturating_sub(self.started)
    }

    /// A call of a session that was loaded is made anew.
    pub fn resumed(&mut self, call: &Call) {
        self.trace.start(call, Duration::ZERO);
        self.host.start(call);
    }

    /// Runs the feed to its end.
    pub fn finish(&mut self, session: &mut Session) -> End {
        let mut waited = Duration::ZERO;
        loop {
            let step = self.between.step(session);
            self.output.take(session);
            let now = self.elapsed();
            for id in session.take_cancelled() {
                self.trace.cancel(id, now);
                self.host.cancel(id);
            }
            match step {
                Step::Complete(value) => return End::Value(value),
                Step::Raised(exception) => return End::Raised(exception),
                Step::Limit(limit) => return End::Limit(limit),
                Step::Interrupted => return End::Interrupted,
                Step::Calls { new, .. } => {
                    if let Some(end) = self.wait(session, new, &mut waited) {
                        return end;
                    }
                }
                _ => {}
            }
        }
    }

    fn wait(&mut self, session: &mut Session, new: Vec<Call>, waited: &mut Duration) -> Option<End> {
        let now = self.elapsed();
        for call in &new {
            self.trace.start(call, now);
        }
        if let Some(tool) = &self.pause_at
            && let Some(call) = new.iter().find(|call| call.tool == *tool)
        {
            // None of them has started: each is made once, where the session goes on.
            return Some(End::Paused(call.clone()));
        }
        new.iter().for_each(|call| self.host.start(call));
        let began = Instant::now();
        let next = self.host.next(session.next_timer());
        *waited += began.elapsed();
        if session.limits().waiting.is_some_and(|limit| *waited > limit) {
            session.cancel();
            return Some(End::Limit(Limit::Waiting));
        }
        match next {
            Next::Answer(id, answer) => {
                self.trace.end(id, &answer, self.elapsed());
                match session.answer(id, answer) {
                    // It was given up meanwhile.
                    Ok(()) | Err(AnswerError::NotPending { .. }) => {}
                    Err(error) => {
                        let failure = match error {
                            AnswerError::Value { why, .. } => {
                                Failure::new(format!("the answer cannot enter: {why}"))
                            }
                            other => Failure::of("MemoryError", other.to_string()),
                        };
                        let _ = session.answer(id, failure);
                    }
                }
                None
            }
            Next::Timer => None,
            Next::Nothing => {
                let calls = session.outstanding();
                session.cancel();
                Some(End::Stuck(calls))
            }
        }
    }
}
