//! Engines are used again: making one is many small allocations, and most sessions live for microseconds.
//!
//! When a session ends its engine is made as new, every part of it, and the next session of the thread gets it. What has
//! grown large is given back to the system instead.
//!
//! Start at [`Engine`]. Nothing here knows what an engine holds: see `hognose_vm::session::Session::reset`.

use std::cell::RefCell;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use hognose_vm::session::Session as Inner;

use crate::advance::Shared;
use crate::engine;

/// How many engines a thread keeps for later: some kilobytes each.
const KEPT: usize = 16;

thread_local! {
    static SPARE: RefCell<Vec<Parts>> = const { RefCell::new(Vec::new()) };
}

/// What is used again.
struct Parts {
    /// Behind a pointer: it is some kilobytes, and sessions are moved about.
    inner: Box<Inner>,
    shared: Arc<Shared>,
}

/// The engine of a session, and what other threads see of it.
pub(crate) struct Engine {
    parts: Option<Parts>,
    /// Something is being done with it. Where that is still so at its end, there was a panic on the way.
    pub(crate) busy: bool,
}

impl Engine {
    /// One that is as new.
    pub(crate) fn new() -> Engine {
        // A thread that ends has none any more.
        let spare = SPARE.try_with(|spare| spare.borrow_mut().pop()).unwrap_or(None);
        let parts = spare.unwrap_or_else(|| Parts {
            inner: Box::new(Inner::new(engine::image())),
            shared: Arc::default(),
        });
        Engine { parts: Some(parts), busy: false }
    }

    /// What other threads see.
    #[inline]
    pub(crate) fn shared(&self) -> &Arc<Shared> {
        &self.parts().shared
    }

    /// The machine, and what other threads see of it.
    #[inline]
    pub(crate) fn both(&mut self) -> (&mut Inner, &Arc<Shared>) {
        let Parts { inner, shared } = self.parts.as_mut().expect(TAKEN);
        (inner, shared)
    }

    /// Other threads see of this engine what they see of another one.
    pub(crate) fn share(&mut self, other: &Engine) {
        if let Some(parts) = &mut self.parts {
            parts.shared = other.shared().clone();
            parts.inner.vm.meter.poll = None;
        }
    }

    #[inline]
    fn parts(&self) -> &Parts {
        self.parts.as_ref().expect(TAKEN)
    }
}

/// Only the end of an engine takes its parts out.
const TAKEN: &str = "an engine has its parts until it ends";

impl Deref for Engine {
    type Target = Inner;

    #[inline]
    fn deref(&self) -> &Inner {
        &self.parts().inner
    }
}

impl DerefMut for Engine {
    #[inline]
    fn deref_mut(&mut self) -> &mut Inner {
        &mut self.parts.as_mut().expect(TAKEN).inner
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let Some(mut parts) = self.parts.take() else { return };
        // After a panic nobody knows what state it is in.
        if self.busy || std::thread::panicking() || parts.inner.vm.heap.used() > LARGE {
            return;
        }
        let _ = SPARE.try_with(|spare| {
            let Ok(mut spare) = spare.try_borrow_mut() else { return };
            if spare.len() == KEPT {
                return;
            }
            parts.inner.reset();
            // Somebody may still hold a handle to interrupt the session that is over; the engine has one to be interrupted by.
            let own = 1 + usize::from(parts.inner.vm.meter.poll.is_some());
            if Arc::strong_count(&parts.shared) == own {
                parts.shared.reset();
            } else {
                parts.shared = Arc::default();
                parts.inner.vm.meter.poll = None;
            }
            spare.push(parts);
        });
    }
}

/// An engine whose guest holds more bytes is not used again: giving all of it back is quicker than going through it.
const LARGE: usize = 256 << 10;

#[cfg(test)]
mod tests {
    use super::*;

    fn spare() -> usize {
        SPARE.with(|spare| spare.borrow().len())
    }

    #[test]
    fn what_met_a_panic_is_not_used_again() {
        drop(Engine::new());
        let before = spare();
        let mut engine = Engine::new();
        assert_eq!(spare(), before - 1);
        let met = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            engine.busy = true;
            panic!("for a test");
        }));
        assert!(met.is_err());
        drop(engine);
        assert_eq!(spare(), before - 1);
        drop(Engine::new());
        assert_eq!(spare(), before);
    }
}
