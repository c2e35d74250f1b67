//! One step: the loop over slices of fuel, with looks at the clock, at limits and at interrupts in between.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use hognose_host::{Call, Capability, Data};
use hognose_vm::meter::Poll;
use hognose_vm::session::{Event, Session as Inner};

use crate::clock::SessionClock;

use crate::limits::Limit;
use crate::outside::Outside;
use crate::session::Session;
use crate::step::Step;

/// How much fuel is spent between two looks at the clock and at interrupts: well below a millisecond of work.
const LOOK: i64 = 100_000;

/// How much fuel a step uses before the clock is looked at: some microseconds of work. Most steps end before, and two looks
/// would be a fifth of what a call costs.
const UNTIMED: i64 = 1_000;

/// The nanoseconds that a step of such fuel counts for.
const UNTIMED_PACE: u64 = 8;

/// The most that one slice counts for by its fuel: native work that charges for more asks for the time before it begins, and
/// is measured.
const MOST_UNTIMED: u64 = 250_000;

/// What is known of the time of a step.
#[derive(Default)]
struct Timing {
    /// The fuel used before the clock was looked at.
    untimed: u64,
    /// When it was looked at first.
    began: Option<Duration>,
    /// The nanoseconds between the first look at the clock and the last.
    measured: u64,
}

impl Timing {
    /// The nanoseconds that the step has taken: what was measured, and the fuel that was not.
    #[inline]
    fn total(&self) -> u64 {
        self.measured.saturating_add(UNTIMED_PACE * self.untimed.min(u64::from(u32::MAX)))
    }
}

/// How far a step has come.
pub(crate) struct Pace {
    /// The fuel that is left to it.
    left: i64,
    /// The nanoseconds that the session may take.
    limit: u64,
    /// The fuel that was counted so far, with that of earlier steps.
    seen: u64,
    /// Whether native work that takes long is put off: not for what follows from an event.
    brief: bool,
    timing: Timing,
}

impl Pace {
    /// Begins to use so much fuel that the clock is looked at behind it. A step: why that cannot be.
    #[inline]
    fn begin_slice(&mut self, inner: &mut Inner, shared: &Shared, spent: u64) -> Option<Step> {
        if shared.interrupted() {
            inner.end_feed();
            return Some(Step::Interrupted);
        }
        if spent.saturating_add(self.timing.total()) > self.limit {
            inner.stop(Limit::Duration);
            return Some(Step::Limit(Limit::Duration));
        }
        if self.left <= 0 {
            return Some(Step::Slice);
        }
        let fuel = self.left.min(if self.timing.began.is_none() { UNTIMED } else { LOOK });
        if !inner.vm.meter.begin(fuel) {
            inner.stop(Limit::Fuel);
            return Some(Step::Limit(Limit::Fuel));
        }
        None
    }

    #[inline]
    fn run_slice(&mut self, inner: &mut Inner, instructions: Option<u64>) -> Event {
        let event = inner.run(instructions);
        // What follows from it is no instruction that could run again.
        self.brief = std::mem::take(&mut inner.vm.meter.brief);
        event
    }

    /// Counts what a slice has used. Whether it was cut short, in front of native work.
    #[inline]
    fn end_slice(&mut self, inner: &mut Inner, shared: &Shared, outside: &Outside, more: bool) -> bool {
        let meter = &mut inner.vm.meter;
        meter.brief = self.brief;
        meter.end();
        let (total, cut) = (meter.used, meter.cut);
        let used = total.saturating_sub(self.seen).max(1);
        self.seen = total;
        self.left = self.left.saturating_sub_unsigned(used);
        let timing = &mut self.timing;
        match timing.began {
            Some(began) => timing.measured = nanos_since(outside, began),
            None => {
                timing.untimed += used.min(MOST_UNTIMED);
                let asked = shared.asked.load(Ordering::Relaxed);
                if asked > 0 {
                    let began = Duration::from_nanos(asked);
                    timing.began = Some(began);
                    timing.measured = nanos_since(outside, began);
                } else if more && timing.untimed >= UNTIMED as u64 {
                    timing.began = outside.now();
                }
            }
        }
        cut
    }
}

/// What a slice of a step has come to.
enum Slice {
    /// The program waits for this call and nothing else, as it mostly does.
    Lone(Box<[Call]>),
    /// It waits.
    Waits,
    /// The step is over.
    Stops(Step),
    /// There is more to do.
    More,
}

/// What other threads, and polls inside long native work, can see.
#[derive(Default)]
pub(crate) struct Shared {
    interrupt: AtomicBool,
    /// What was left of the duration when the step began, in nanoseconds; 0 for no end.
    left: AtomicU64,
    /// The monotonic time in nanoseconds at which somebody asked first; 0 before.
    asked: AtomicU64,
    /// Whether the session's clock is one that the host gave.
    own_clock: AtomicBool,
    /// Whether the guest may look at the clock and is told here.
    told: AtomicBool,
    /// How much time the host has skipped, in nanoseconds.
    skipped: AtomicU64,
    /// That one, for native work that takes long.
    clock: Mutex<SessionClock>,
}

impl Shared {
    /// Whether somebody interrupted, once. Reading first is cheaper than exchanging, and hardly anybody does.
    #[inline]
    pub(crate) fn interrupted(&self) -> bool {
        self.interrupt.load(Ordering::Acquire) && self.interrupt.swap(false, Ordering::AcqRel)
    }

    /// Which clock native work looks at that takes long.
    pub(crate) fn set_clock(&self, clock: &SessionClock) {
        *self.clock.lock().unwrap_or_else(PoisonError::into_inner) = clock.clone();
        self.own_clock.store(matches!(clock, SessionClock::Given(_)), Ordering::Release);
    }

    /// As it is in a session that is new.
    pub(crate) fn reset(&self) {
        let Shared { interrupt, left, asked, told, skipped, own_clock, clock: _ } = self;
        told.store(false, Ordering::Relaxed);
        skipped.store(0, Ordering::Relaxed);
        interrupt.store(false, Ordering::Release);
        left.store(0, Ordering::Relaxed);
        asked.store(0, Ordering::Relaxed);
        if own_clock.load(Ordering::Acquire) {
            self.set_clock(&SessionClock::System);
        }
    }

    /// Says whether the guest may look at the clock by itself: where that is granted, and not the host's to answer. For
    /// whoever changes what is outside.
    pub(crate) fn tell_clock(&self, outside: &Outside) {
        let Outside { grants, by_host, skipped, .. } = outside;
        let told = grants.has(Capability::Clock) && !by_host.has(Capability::Clock);
        self.told.store(told, Ordering::Relaxed);
        self.skipped.store(nanos(*skipped), Ordering::Relaxed);
    }

    /// The time of the session's clock.
    fn now(&self) -> Option<u64> {
        if !self.own_clock.load(Ordering::Acquire) {
            return SessionClock::System.get().map(|clock| nanos(clock.monotonic()));
        }
        let clock = self.clock.lock().unwrap_or_else(PoisonError::into_inner);
        clock.get().map(|clock| nanos(clock.monotonic()))
    }

    /// Whether somebody interrupted, or has looked at the clock in this step.
    #[inline]
    pub(crate) fn has_noticed(&self) -> bool {
        self.interrupt.load(Ordering::Acquire) || self.asked.load(Ordering::Relaxed) > 0
    }

    /// Whether the duration is used up at this time. Who asks first in a step begins to count.
    fn is_late(&self, now: u64) -> bool {
        let left = self.left.load(Ordering::Relaxed);
        if left == 0 {
            return false;
        }
        match self.asked.load(Ordering::Relaxed) {
            0 => {
                self.asked.store(now.max(1), Ordering::Relaxed);
                false
            }
            asked => now.saturating_sub(asked) > left,
        }
    }
}

impl Poll for Shared {
    fn poll(&self) -> Option<Limit> {
        let late = self.now().is_some_and(|now| self.is_late(now));
        // An interrupt ends the program as a limit does; which one it was is told by the flag.
        (late || self.interrupt.load(Ordering::Acquire)).then_some(Limit::Duration)
    }

    fn clock(&self, wall: bool) -> Option<Duration> {
        if !self.told.load(Ordering::Relaxed) {
            return None;
        }
        let time = |clock: &SessionClock| clock.get().map(|clock| if wall { clock.wall() } else { clock.monotonic() });
        let time = match self.own_clock.load(Ordering::Acquire) {
            false => time(&SessionClock::System),
            true => time(&self.clock.lock().unwrap_or_else(PoisonError::into_inner)),
        };
        Some(time?.saturating_add(Duration::from_nanos(self.skipped.load(Ordering::Relaxed))))
    }
}

/// Interrupts a session from another thread, or from a signal handler.
///
/// ```
/// use hognose::{Program, Session, Step};
/// let mut session = Session::default();
/// session.start(&Program::new("while True: pass")?, [])?;
/// let handle = session.interrupt_handle();
/// std::thread::spawn(move || handle.interrupt());
/// assert_eq!(session.step(), Step::Interrupted);
/// # Ok::<(), hognose::Error>(())
/// ```
#[derive(Clone)]
pub struct InterruptHandle(Arc<Shared>);

impl InterruptHandle {
    /// Ends the program that runs, or the next one that does, at its next instruction or so.
    pub fn interrupt(&self) {
        self.0.interrupt.store(true, Ordering::Release);
    }
}

impl Session {
    /// Interrupts this session from elsewhere.
    pub fn interrupt_handle(&self) -> InterruptHandle {
        InterruptHandle(self.inner.shared().clone())
    }

    /// Runs for at most so much fuel, and no native work that takes longer: what is larger is put off to the next step, which may
    /// be one in another place. For hosts that hold a lock while they step.
    ///
    /// ```
    /// use hognose::{Program, Session, Step};
    /// let mut session = Session::default();
    /// session.start(&Program::new("(7 ** 1_000_000).bit_length()")?, [])?;
    /// assert_eq!(session.run_briefly(10_000), Step::Slice);
    /// assert_eq!(session.step().value(), Some(2_807_355.into()));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub fn run_briefly(&mut self, fuel: u64) -> Step {
        self.inner.vm.meter.brief = true;
        let step = self.advance(fuel, None);
        (self.inner.vm.meter.brief, self.inner.vm.meter.cut) = (false, false);
        step
    }

    /// Runs until there is native work, which has no effect then: for tests.
    #[doc(hidden)]
    pub fn run_cut(&mut self) -> Step {
        if self.inner.vm.loop_runs {
            self.set_loop_time();
        }
        self.inner.vm.meter.begin_cut();
        self.fire_timers();
        let event = self.inner.run(None);
        self.inner.vm.meter.end();
        (self.inner.vm.meter.brief, self.inner.vm.meter.cut) = (false, false);
        let step = self.digest(event).unwrap_or(Step::Slice);
        self.note_cancelled();
        if step.is_end() {
            self.after_end();
        }
        step
    }

    /// Forgets an interrupt that came when no program ran.
    pub fn clear_interrupt(&mut self) {
        self.inner.shared().interrupted();
    }

    pub(crate) fn advance(&mut self, fuel: u64, instructions: Option<u64>) -> Step {
        if !self.inner.running {
            return Step::Complete(Data::None);
        }
        self.inner.busy = true;
        let step = self.advance_running(fuel, instructions);
        self.inner.busy = false;
        step
    }

    fn advance_running(&mut self, fuel: u64, instructions: Option<u64>) -> Step {
        if self.inner.vm.loop_runs {
            self.set_loop_time();
        }
        self.fire_timers();
        let limit = self.time_limit;
        let (inner, shared) = self.inner.both();
        set_poll(inner, shared, self.spent, limit);
        let left = i64::try_from(fuel).unwrap_or(i64::MAX);
        // Answers that came in between have charged for their size: they belong to this step.
        let seen = inner.vm.meter.used;
        let mut pace = Pace { left, limit, seen, brief: false, timing: Timing::default() };
        if let Some(step) = pace.begin_slice(inner, shared, self.spent) {
            return self.end_step(Slice::Stops(step), &pace);
        }
        let event = pace.run_slice(inner, instructions);
        // Most steps end here, at a call that stands alone: nothing is made for them but that call.
        if matches!(event, Event::Waiting)
            && self.untold.is_empty()
            && self.timers.is_empty()
            && let Some(new) = inner.lone_call(self.run, self.limits.value)
        {
            self.wake = None;
            pace.end_slice(inner, shared, &self.outside, false);
            let is_given_up = !inner.vm.calls.cancelled.is_empty();
            self.spend(pace.timing.total());
            if is_given_up {
                self.note_cancelled();
            }
            return Step::Calls { new: Vec::from(new), earlier: Vec::new() };
        }
        self.advance_further(event, pace, instructions)
    }

    /// Begins a step of any length. An error: it is over at once. `advance_running` does the same where it stands, as what this gives would
    /// be moved there in every step (`docs/decisions/host-calls.md`); here it is done once for many calls.
    #[inline(never)]
    pub(crate) fn begin_step(&mut self) -> Result<Pace, Box<Step>> {
        if self.inner.vm.loop_runs {
            self.set_loop_time();
        }
        self.fire_timers();
        let limit = self.time_limit;
        let (inner, shared) = self.inner.both();
        set_poll(inner, shared, self.spent, limit);
        let seen = inner.vm.meter.used;
        let mut pace = Pace { left: i64::MAX, limit, seen, brief: false, timing: Timing::default() };
        match pace.begin_slice(inner, shared, self.spent) {
            None => Ok(pace),
            Some(step) => Err(self.end_step(Slice::Stops(step), &pace).into()),
        }
    }

    /// Ends a step at a call that stands alone.
    #[inline(never)]
    pub(crate) fn end_at_call(&mut self, pace: &mut Pace) {
        let (inner, shared) = self.inner.both();
        pace.end_slice(inner, shared, &self.outside, false);
        self.spend(pace.timing.total());
        self.note_cancelled();
    }

    /// The rest of a step whose first slice came to something else than a call that stands alone.
    #[inline(never)]
    pub(crate) fn advance_further(&mut self, mut event: Event, mut pace: Pace, mut instructions: Option<u64>) -> Step {
        let last = loop {
            let slice = match event {
                Event::Waiting => match self.lone_call() {
                    Some(new) => Slice::Lone(new),
                    None if self.wait() => Slice::Waits,
                    None => Slice::More,
                },
                event => self.digest(event).map_or(Slice::More, Slice::Stops),
            };
            let more = matches!(slice, Slice::More);
            let (inner, shared) = self.inner.both();
            let cut = pace.end_slice(inner, shared, &self.outside, more);
            if !more {
                break slice;
            }
            if cut {
                break Slice::Stops(Step::Slice);
            }
            if instructions.is_some() {
                // What came in between was answered at once: the rest of the instructions is of no interest.
                instructions = Some(1);
            }
            if let Some(step) = pace.begin_slice(inner, shared, self.spent) {
                break Slice::Stops(step);
            }
            event = pace.run_slice(inner, instructions);
        };
        self.end_step(last, &pace)
    }

    fn end_step(&mut self, last: Slice, pace: &Pace) -> Step {
        self.spend(pace.timing.total());
        self.note_cancelled();
        match last {
            Slice::Lone(new) => Step::Calls { new: Vec::from(new), earlier: Vec::new() },
            Slice::Waits => self.calls_step(),
            Slice::More => Step::Slice,
            Slice::Stops(step) => {
                if step.is_end() {
                    self.after_end();
                }
                step
            }
        }
    }

    /// Counts what a step has taken, in nanoseconds, where there is a clock.
    #[inline]
    fn spend(&mut self, taken: u64) {
        if self.outside.clock.is_there() {
            self.spent = self.spent.saturating_add(taken);
        }
    }

    /// The clock of the guest's loop: it begins at zero when the guest looks at it first, goes on in what was loaded where it
    /// stood when that was saved, and moves between steps and where the guest waits only.
    pub(crate) fn set_loop_time(&mut self) {
        let Some(now) = self.now() else { return };
        let now = now.as_secs_f64();
        let began = *self.loop_began.get_or_insert(now - self.inner.vm.loop_time);
        self.inner.vm.loop_time = self.inner.vm.loop_time.max(now - began);
    }
}

/// Lets long native work see interrupts and the end of the time. The clock is read when such work first asks.
#[inline]
fn set_poll(inner: &mut Inner, shared: &Arc<Shared>, spent: u64, limit: u64) {
    let left = if limit == u64::MAX { 0 } else { limit.saturating_sub(spent).max(1) };
    shared.left.store(left, Ordering::Relaxed);
    shared.asked.store(0, Ordering::Relaxed);
    if inner.vm.meter.poll.is_none() {
        inner.vm.meter.poll = Some(shared.clone());
    }
}

/// The time since a moment of the clock; none where there is no clock.
fn nanos_since(outside: &Outside, began: Duration) -> u64 {
    outside.now().map_or(0, |now| nanos(now.saturating_sub(began)))
}

pub(crate) fn nanos(time: Duration) -> u64 {
    time.as_secs().saturating_mul(1_000_000_000).saturating_add(u64::from(time.subsec_nanos()))
}
