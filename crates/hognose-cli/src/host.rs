//! What answers calls: the part of the command line that a session talks to.

use std::sync::Arc;
use std::time::Duration;

use hognose::{Answer, Call, CallId, Clock, ManualClock, SystemClock};

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

/// The system's clock whose monotonic time stands still while the guest runs, so that what a run prints does not depend on
/// how fast it is (tests).
#[derive(Default)]
pub struct StillClock {
    time: ManualClock,
    system: SystemClock,
}

impl Clock for StillClock {
    fn monotonic(&self) -> Duration {
        self.time.monotonic()
    }

    fn wall(&self) -> Duration {
        self.system.wall()
    }

    fn sleep(&self, time: Duration) {
        self.time.sleep(time);
    }

    fn entropy(&self, bytes: &mut [u8]) -> bool {
        self.system.entropy(bytes)
    }
}

/// A host without tools whose waits take no time.
pub struct Still(pub Arc<StillClock>);

impl Host for Still {
    fn start(&mut self, _: &Call) {}

    fn cancel(&mut self, _: CallId) {}

    fn next(&mut self, timer: Option<Duration>) -> Next {
        match timer {
            Some(time) => {
                self.0.sleep(time);
                Next::Timer
            }
            None => Next::Nothing,
        }
    }
}
