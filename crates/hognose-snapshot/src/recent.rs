//! What was read lately: who wakes many sessions up, or is sent the same program again and again, finds its code there, and
//! shares it.
//!
//! Only the same bytes find it. Each thread has its own: `thread_local!` stands where it is used.

use std::cell::RefCell;

/// How many things are kept.
const KEPT: usize = 8;

/// What has more bytes is not kept.
const LARGE: usize = 64 << 10;

/// Things that were read from bytes; the last one is the one that was used last.
#[derive(Default)]
pub struct Recent<T>(RefCell<Vec<(Box<[u8]>, T)>>);

impl<T: Clone> Recent<T> {
    /// Nothing.
    pub const fn new() -> Recent<T> {
        Recent(RefCell::new(Vec::new()))
    }

    /// What was read from the front of these bytes, and from how many.
    pub fn find(&self, bytes: &[u8]) -> Option<(T, usize)> {
        let mut kept = self.0.try_borrow_mut().ok()?;
        let at = kept.iter().rposition(|(before, _)| bytes.starts_with(before))?;
        kept[at..].rotate_left(1);
        let (before, thing) = kept.last()?;
        Some((thing.clone(), before.len()))
    }

    /// Keeps what was read from these bytes.
    pub fn keep(&self, bytes: &[u8], thing: &T) {
        let Ok(mut kept) = self.0.try_borrow_mut() else { return };
        if bytes.len() > LARGE {
            return;
        }
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push((bytes.into(), thing.clone()));
    }
}
