//! When collections come, and what they are about (`docs/decisions/collections.md`).

use super::{Heap, LITTLE, NURSERY, Scope};
use crate::objects::WeakObj;

/// Where fewer bytes live, everything is collected once what is old has grown by as many: what grew old and died would be most of it.
const SMALL: usize = 1 << 16;

impl Heap {
    /// What the next collection that is due is about.
    pub(crate) fn scope_due(&self) -> Scope {
        // Callbacks of weak references to what is old come while the program makes a few times what it holds: to look for them as
        // often as it makes as much again was up to a third of the time of programs with a `WeakSet`.
        let comes_late = || self.since_full + self.fresh >= 3 * self.old && self.weaks.slots().iter().any(WeakObj::waits);
        if self.old + self.others >= self.full_at || self.all_left > 0 || comes_late() {
            Scope::All
        } else {
            Scope::Young
        }
    }

    /// Counts what is no object. Code that nobody needs any more goes only when everything is collected. What a collection of the young
    /// objects takes for so many bytes of tables is little beside what is made between two of them.
    pub(crate) fn count_others(&mut self, scope: Scope, others: usize, tables: usize) {
        self.survived += others;
        self.others = others;
        self.threshold = self.threshold.max((2 * tables).min(self.survived));
        if scope == Scope::All {
            self.full_at += others;
        }
    }

    /// Decides when the next collection comes, and what it is about. The last one was about `scope`, found `live` bytes alive, and looked
    /// at so many although they were not young.
    pub(super) fn plan(&mut self, scope: Scope, live: usize, looked: usize) {
        let (old, fresh) = (self.old, self.fresh);
        (self.old, self.survived, self.fresh) = (live, live, 0);
        let few = |lives: usize| (4 * lives).clamp(NURSERY, 4 * LITTLE);
        match scope {
            Scope::Young => {
                self.since_full += fresh;
                // What is made new stays where the processor has it at hand. Where much of it lives on, more is made before the next look at
                // it, which would find that it does. All that is looked at again is little beside what was made, and so are the marks.
                let again = (2 * looked).min(live);
                self.threshold = few(live.saturating_sub(old)).max(again).max(self.room() / 32);
                return;
            }
            Scope::All if self.all_left > 0 => self.all_left -= 1,
            Scope::All => {
                // Objects that are kept until all are collected, and then die, are in the way meanwhile: where most do so, all are
                // collected each time for a while, which is the longer the more often that is so.
                let grown = old.saturating_sub(self.full_live);
                let (died, much) = (old.saturating_sub(live), LITTLE / 4);
                self.all_last = if grown > much && died > grown / 2 { (2 * self.all_last).clamp(4, 64) } else { 0 };
                self.all_left = self.all_last;
            }
        }
        (self.since_full, self.full_live) = (0, live);
        // What grows old from now on may be garbage by then.
        self.full_at = live + if live < SMALL { SMALL } else { (live - live / 4).max(LITTLE) };
        self.threshold = few(live).max(self.room() / 32);
        if self.all_left > 0 {
            // Little that lives is little to go through, and many marks are not.
            self.threshold = self.threshold.max(live).max(self.room() / 16);
        }
    }
}
