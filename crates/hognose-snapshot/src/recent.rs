//! Code that was read lately: who wakes many sessions up finds most of their code among it, and shares it.
//!
//! Only the same bytes find it: they were read and verified before, by this thread.

use std::cell::RefCell;
use std::sync::Arc;

use hognose_bytecode::Code;

/// How many units a thread keeps.
const KEPT: usize = 8;

/// Units of more bytes are not kept.
const LARGE: usize = 64 << 10;

thread_local! {
    /// The last one is the one that was used last.
    static RECENT: RefCell<Vec<(Box<[u8]>, Arc<Code>)>> = const { RefCell::new(Vec::new()) };
}

/// The code that stands in front of these bytes, if it was read lately, and how many bytes it takes.
pub fn find(bytes: &[u8]) -> Option<(Arc<Code>, usize)> {
    let found = |kept: &RefCell<Vec<(Box<[u8]>, Arc<Code>)>>| {
        let mut kept = kept.try_borrow_mut().ok()?;
        let at = kept.iter().rposition(|(encoded, _)| bytes.starts_with(encoded))?;
        kept[at..].rotate_left(1);
        let (encoded, code) = kept.last()?;
        Some((code.clone(), encoded.len()))
    };
    RECENT.try_with(found).ok().flatten()
}

/// Keeps code that was read from these bytes and verified.
pub fn keep(bytes: &[u8], code: &Arc<Code>) {
    if bytes.len() > LARGE {
        return;
    }
    let _ = RECENT.try_with(|kept| {
        let Ok(mut kept) = kept.try_borrow_mut() else { return };
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push((bytes.into(), code.clone()));
    });
}
