//! Budgets inside the VM: fuel and memory.
//!
//! One step of fuel is about one instruction; natives charge for their work before they do
//! it. Fuel comes in slices: when one ends, the loop gives control back (or looks at the
//! clock) and goes on. Work that is larger than a slice overdraws it; the total never is.

use std::sync::Arc;
use std::time::Duration;

use crate::stop::{Limit, Res, Stop};

/// Fuel and memory of a run.
pub struct Meter {
    /// What is left of the slice; the loop leaves when it is below zero.
    pub slice: i64,
    /// What is left of the budget beyond the slice.
    pub reserve: i64,
    /// The most bytes that the guest may hold.
    pub memory: usize,
    /// Asked by long native work now and then.
    pub poll: Option<Arc<dyn Poll>>,
    /// Fuel used before the slice began.
    pub used: u64,
    /// Size of the slice that is running.
    pub granted: i64,
    /// Whether work that is larger than the slice is to wait: it has no effect then, and is begun anew later.
    pub brief: bool,
    /// Whether some did.
    pub cut: bool,
}

impl Default for Meter {
    fn default() -> Self {
        Meter {
            slice: 0,
            reserve: i64::MAX / 4,
            memory: usize::MAX,
            poll: None,
            used: 0,
            granted: 0,
            brief: false,
            cut: false,
        }
    }
}

/// Says now and then during long native work whether a limit was reached meanwhile, and what the time is.
pub trait Poll: Send + Sync {
    /// The limit that was reached.
    fn poll(&self) -> Option<Limit>;

    /// What a clock shows, the one of the wall or the monotonic one, where the guest may know and nobody else has to answer.
    fn clock(&self, wall: bool) -> Option<Duration>;
}

/// Native work between two polls.
const POLL_EVERY: i64 = 200_000;

impl Meter {
    /// No budget but the widest, nothing used. Who is polled is the host's affair.
    pub(crate) fn reset(&mut self) {
        *self = Meter { poll: self.poll.take(), ..Meter::default() };
    }

    /// Charges for work before it is done.
    #[inline]
    pub fn charge(&mut self, n: u64) -> Res<()> {
        let n = i64::try_from(n).unwrap_or(i64::MAX / 8);
        self.slice -= n;
        if self.slice < -POLL_EVERY { self.overdrawn(n) } else { Ok(()) }
    }

    #[cold]
    #[inline(never)]
    fn overdrawn(&mut self, n: i64) -> Res<()> {
        if self.slice.saturating_add(self.reserve) < 0 {
            self.slice += n;
            return Err(Stop::Limit(Limit::Fuel));
        }
        if self.brief {
            // As when memory is short: the instruction runs once more.
            self.slice += n;
            self.cut = true;
            return Err(Stop::Memory(0));
        }
        // Not at every further charge of the same work: the clock takes longer than most of them.
        let due = self.slice.saturating_add(n) / POLL_EVERY != self.slice / POLL_EVERY;
        if due
            && let Some(poll) = &self.poll
            && let Some(limit) = poll.poll()
        {
            self.slice += n;
            return Err(Stop::Limit(limit));
        }
        Ok(())
    }

    /// Refuses an allocation that would pass the memory limit, with so many bytes used.
    #[inline]
    pub fn reserve(&self, used: usize, bytes: usize) -> Res<()> {
        if used.saturating_add(bytes) > self.memory { Err(Stop::Memory(bytes)) } else { Ok(()) }
    }

    /// Charges for work whose size is known when it is done, as that of values that cross to the host: what one of them may
    /// take is bounded, and the budget is looked at before the next instruction.
    #[inline]
    pub fn charge_after(&mut self, n: usize) {
        self.slice = self.slice.saturating_sub_unsigned(n as u64);
    }

    /// All that was used so far.
    #[inline]
    pub fn total(&self) -> u64 {
        self.used.saturating_add((self.granted.saturating_sub(self.slice)).max(0) as u64)
    }

    /// Starts a slice of at most `n` steps. `false` when nothing is left of the budget.
    #[inline]
    pub fn begin(&mut self, n: i64) -> bool {
        self.end();
        let granted = n.min(self.reserve);
        if granted <= 0 {
            return false;
        }
        self.reserve -= granted;
        self.slice = granted;
        self.granted = granted;
        true
    }

    /// Starts a slice in which any native work at all is put off: for tests.
    pub fn begin_cut(&mut self) {
        self.end();
        self.reserve += POLL_EVERY;
        (self.slice, self.granted, self.brief) = (-POLL_EVERY, -POLL_EVERY, true);
    }

    /// Ends a slice: what it did not use goes back.
    #[inline]
    pub fn end(&mut self) {
        if self.slice == 0 && self.granted == 0 {
            return;
        }
        self.used = self.total();
        self.reserve = self.reserve.saturating_add(self.slice);
        self.slice = 0;
        self.granted = 0;
    }
}
