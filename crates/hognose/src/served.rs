//! Calls that are answered where the session is, by closures: what a host does between two steps, without the steps.
//!
//! A call that stands alone is made in the place of the one before, and its answer goes straight to where the program waits for
//! it. Budgets are settled when a slice of fuel is over, or when there is something to see in them: what is used, and where a limit
//! stops, is as it is with steps.

use hognose_host::{Answer, Call, CallId, Data, Failure};
use hognose_vm::session::Event;

use crate::session::Session;
use crate::step::Step;

/// What answering calls where they are has come to.
pub(crate) enum Served {
    /// Something else than a call that stands alone.
    Step(Step),
    /// A call that has no answer here.
    Open(Call),
}

impl Session {
    /// Steps, and answers each call that stands alone by `reply`, so far as there is nothing else.
    pub(crate) fn advance_served(&mut self, mut reply: impl FnMut(&Call) -> Option<Answer>) -> Served {
        let mut call = Call::new(CallId { run: self.run, number: 0 }, "");
        let (run, bounds) = (self.run, self.limits.value);
        while self.inner.running {
            self.inner.busy = true;
            let mut pace = match self.begin_step() {
                Ok(pace) => pace,
                Err(step) => {
                    self.inner.busy = false;
                    return Served::Step(*step);
                }
            };
            loop {
                let event = self.inner.run(None);
                let is_lone = matches!(event, Event::Waiting)
                    && self.untold.is_empty()
                    && self.timers.is_empty()
                    && self.inner.next_lone_call(run, bounds, &mut call);
                if !is_lone {
                    let step = self.advance_further(event, pace, None);
                    self.inner.busy = false;
                    return Served::Step(step);
                }
                self.wake = None;
                // What a closure does is not of the guest's time, and it may panic.
                let is_over = !self.is_quiet();
                if is_over {
                    self.end_at_call(&mut pace);
                }
                self.inner.busy = false;
                let answer = reply(&call);
                let is_taken = !is_over && matches!(&answer, Some(Answer::Value(data)) if self.inner.answer_lone(data, bounds));
                if is_taken && self.is_quiet() {
                    self.inner.busy = true;
                    continue;
                }
                if !is_over {
                    self.end_at_call(&mut pace);
                }
                match answer {
                    _ if is_taken => {}
                    Some(answer) => self.answer_or_refuse(call.id, answer),
                    None => return Served::Open(call),
                }
                break;
            }
        }
        Served::Step(Step::Complete(Data::None))
    }

    /// Answers a call; with a failure that says so where the answer cannot enter.
    pub(crate) fn answer_or_refuse(&mut self, id: CallId, answer: Answer) {
        if let Err(error) = self.answer(id, answer) {
            let _ = self.answer(id, Failure::new(error.to_string()));
        }
    }

    /// Whether a step may go on behind an answer: nothing is due before another one, and nobody counts the time of this one.
    #[inline]
    fn is_quiet(&self) -> bool {
        let vm = &self.inner.vm;
        !vm.loop_runs && vm.meter.slice > 0 && vm.calls.cancelled.is_empty() && !self.inner.shared().has_noticed()
    }
}
