//! The calls of a session: which of them are answered here, which go to the host, and how answers come back; with the timers
//! that answer some.

use std::time::Duration;

use hognose_host::{Answer, Call, CallId, Crossing, Data, Failure, Name};
use hognose_vm::convert::Refused;
use hognose_vm::value::Value;

use crate::error::AnswerError;
use crate::outside::Reply;
use crate::session::Session;
use crate::step::Step;

impl Session {
    /// The session waits: calls that can be answered here are. `false`: that was so, and it goes on.
    pub(crate) fn wait(&mut self) -> bool {
        let mut progress = false;
        while let Some(pending) = self.inner.next_started() {
            progress |= self.route(pending);
        }
        if progress {
            return false;
        }
        self.wake = None;
        if let Some(seconds) = self.inner.timer()
            && let Some(now) = self.now()
        {
            if seconds <= 0.0 && self.untold.is_empty() && self.inner.vm.calls.started.is_empty() {
                // It only looks whether time has passed.
                self.set_loop_time();
                self.inner.timer_fired();
                return false;
            }
            // The loop's clock shows now what it showed when the step began.
            self.loop_began.get_or_insert(now.as_secs_f64() - self.inner.vm.loop_time);
            let time = Duration::try_from_secs_f64(seconds.max(0.0)).unwrap_or(Duration::MAX / 4);
            self.wake = now.checked_add(time);
        }
        true
    }

    /// The step of a session that waits, with the calls that the host was not told of.
    pub(crate) fn calls_step(&mut self) -> Step {
        let new = std::mem::take(&mut self.untold);
        Step::Calls { earlier: self.earlier(&new), new }
    }

    /// The call that the session has come to a stop at, when there is no other one, and no time to look at.
    #[inline]
    pub(crate) fn lone_call(&mut self) -> Option<Box<[Call]>> {
        if !self.untold.is_empty() || !self.timers.is_empty() {
            return None;
        }
        let call = self.inner.lone_call(self.run, self.limits.value)?;
        self.wake = None;
        Some(call)
    }

    /// The calls without an answer that are the host's and not among the new ones. Mostly there is none, and nothing is allocated.
    fn earlier(&self, new: &[Call]) -> Vec<CallId> {
        let outstanding = self.inner.outstanding_calls();
        if outstanding.len() == new.len() {
            return Vec::new();
        }
        let own = self.timers.iter().map(|(_, number)| *number);
        let mut known: Vec<u64> = new.iter().map(|call| call.id.number).chain(own).collect();
        known.sort_unstable();
        let told = outstanding.filter(|number| known.binary_search(number).is_err());
        told.map(|number| CallId { run: self.run, number }).collect()
    }

    /// Where a new call goes. Whether it was answered here.
    fn route(&mut self, pending: Value) -> bool {
        let fit = self.inner.put_call(pending, self.run, self.limits.value, &mut self.untold);
        if matches!(fit, Ok(false)) {
            return false;
        }
        let Some(call) = self.untold.pop() else { return false };
        if self.inner.is_of_capability(pending) {
            match self.outside.answer(&call) {
                Reply::Now(answer) => {
                    let _ = self.hand_in(call.id.number, &answer);
                    return true;
                }
                Reply::After(time) => {
                    let due = self.now().unwrap_or_default().saturating_add(time);
                    self.timers.push((due, call.id.number));
                    return false;
                }
                Reply::Host => {}
            }
        }
        let Err(why) = fit else {
            self.untold.push(call);
            return false;
        };
        let kind = match why {
            Crossing::TooDeep(_) => "RecursionError",
            Crossing::LoneSurrogate(_) | Crossing::TooLarge(_) => "ValueError",
            _ => "TypeError",
        };
        let failure = Failure::of(kind, format!("an argument of {}() cannot leave: {why}", call.tool));
        let _ = self.hand_in(call.id.number, &failure.into());
        true
    }

    fn hand_in(&mut self, number: u64, answer: &Answer) -> Result<bool, Refused> {
        let bounds = self.limits.value;
        let was_busy = std::mem::replace(&mut self.inner.busy, true);
        let done = match answer {
            Answer::Value(data) => self.inner.answer_with(number, data, bounds),
            Answer::Error(failure) => self.inner.answer_failed(number, failure, bounds),
        };
        self.inner.busy = was_busy;
        done
    }

    pub(crate) fn fire_timers(&mut self) {
        if self.timers.is_empty() && self.wake.is_none() {
            return;
        }
        let Some(now) = self.now() else { return };
        if self.wake.is_some_and(|due| due <= now) {
            self.wake = None;
            self.inner.timer_fired();
        }
        self.timers.sort();
        while self.timers.first().is_some_and(|(due, _)| *due <= now) {
            let (_, number) = self.timers.remove(0);
            let _ = self.hand_in(number, &Answer::Value(Data::None));
        }
    }

    /// How long until the guest wants to go on by itself (`sleep`, a time-out), if it waits for that.
    ///
    /// A host that has nothing else to do waits so long, or until an answer has come, and calls [`Session::step`].
    pub fn next_timer(&self) -> Option<Duration> {
        let now = self.now()?;
        let due = self.timers.iter().map(|(due, _)| *due).chain(self.wake).min()?;
        Some(due.saturating_sub(now))
    }

    /// Moves the guest's clock forward, as if that much time had passed: what is due by then fires at the next step.
    ///
    /// ```
    /// use hognose::{Data, Program, Session, Step};
    /// use std::time::Duration;
    /// let mut session = Session::default();
    /// session.start(&Program::new("import time\ntime.sleep(3600)\n'awake'")?, [])?;
    /// assert!(matches!(session.step(), Step::Calls { .. }));
    /// session.skip(Duration::from_secs(3600));
    /// assert_eq!(session.step().value(), Some(Data::from("awake")));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn skip(&mut self, time: Duration) {
        self.outside.skipped = self.outside.skipped.saturating_add(time);
        self.inner.shared().tell_clock(&self.outside);
    }

    /// Lets time pass on the session's clock.
    pub(crate) fn sleep(&self, time: Duration) {
        if let Some(clock) = self.outside.clock.get() {
            clock.sleep(time);
        }
    }

    /// Answers a call: with a value, or with a failure that the guest sees as an exception. In any order.
    ///
    /// ```
    /// use hognose::{Answer, CallId, Program, Session};
    /// let mut session = Session::default();
    /// let error = session.answer(CallId { run: 0, number: 7 }, Answer::from(1)).unwrap_err();
    /// assert_eq!(error.to_string(), "call 0-7 is not pending; no call is");
    /// ```
    pub fn answer(&mut self, id: CallId, answer: impl Into<Answer>) -> Result<(), AnswerError> {
        self.take_answer(id, &answer.into())
    }

    fn take_answer(&mut self, id: CallId, answer: &Answer) -> Result<(), AnswerError> {
        if id.run != self.run {
            return Err(AnswerError::OtherRun { id, run: self.run });
        }
        match self.hand_in(id.number, answer) {
            Ok(true) => {
                if !self.untold.is_empty() {
                    self.untold.retain(|call| call.id != id);
                }
                self.wake = None;
                Ok(())
            }
            Ok(false) => Err(AnswerError::NotPending { id, outstanding: self.inner.outstanding_numbers() }),
            Err(Refused::Memory(_)) => Err(AnswerError::Memory { id }),
            Err(Refused::Unfit(why)) => Err(AnswerError::Value { id, why }),
        }
    }

    /// All calls that the host has and has not answered: for a host that took the session over.
    pub fn outstanding(&mut self) -> Vec<Call> {
        let run = self.run;
        let timers: Vec<u64> = self.timers.iter().map(|(_, number)| *number).collect();
        let all = self.inner.outstanding(run, self.limits.value).into_iter();
        all.filter(|call| !timers.contains(&call.id.number)).collect()
    }

    /// Ids and names of all calls that have no answer, without their arguments.
    pub fn outstanding_names(&self) -> Vec<(CallId, Name)> {
        let run = self.run;
        self.inner.outstanding_names().map(|(number, name)| (CallId { run, number }, name)).collect()
    }

    /// Those of the outstanding calls that the session's own timer answers.
    pub fn timer_ids(&self) -> Vec<CallId> {
        self.timers.iter().map(|(_, number)| CallId { run: self.run, number: *number }).collect()
    }

    /// Calls that nobody waits for any more, since this was asked last: their hosts may stop.
    pub fn take_cancelled(&mut self) -> Vec<CallId> {
        std::mem::take(&mut self.cancelled)
    }
}
