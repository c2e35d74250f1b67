//! What answers calls: the part of the command line that a session talks to.

use std::time::Duration;

use hognose::{Answer, Call, CallId};

/// What a host has when it was waited for.
pub enum Next {
    /// An answer.
    Answer(CallId, Answer),
    /// The time for which the guest waits has passed.
    Timer,
    /// Nothing will ever come.
    Nothing,
}

/// The longest wait at a time: an interrupt is noticed in between.
pub const PATIENCE: Duration = Duration::from_millis(100);

/// Answers calls, side by side, when it is waited for.
pub trait Host {
    /// A call begins.
    fn start(&mut self, call: &Call);
    /// Nobody waits for a call any more.
    fn cancel(&mut self, id: CallId);
    /// Waits for the next answer, or for the timer of the guest, or for a moment: that looks like a timer too.
    fn next(&mut self, timer: Option<Duration>) -> Next;

    /// What this host has to know in another process, where the session goes on, if it knows anything (tests).
    fn state(&self) -> Option<String> {
        None
    }
}

/// A host without tools.
pub struct NoTools;

impl Host for NoTools {
    fn start(&mut self, _: &Call) {}

    fn cancel(&mut self, _: CallId) {}

    fn next(&mut self, timer: Option<Duration>) -> Next {
        match timer {
            Some(time) => {
                std::thread::sleep(time.min(PATIENCE));
                Next::Timer
            }
            None => Next::Nothing,
        }
    }
}
