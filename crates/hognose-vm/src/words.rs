//! Values that were stored one by one a moment ago are read one by one.
//!
//! A load that is wider than a store which has not reached the cache yet waits for it, some fifteen cycles, and `memcpy` has the
//! widest loads that there are (docs/decisions/loop.md).

use crate::value::Value;

/// Copies as many values as both have, word by word: for a few of them, of which most were stored just now.
#[inline(never)]
pub fn copy(to: &mut [Value], from: &[Value]) {
    let n = to.len().min(from.len());
    let (to, from) = (&mut to[..n], &from[..n]);
    // A step that the compiler does not know: of a loop whose step it knows it makes a call of `memcpy`.
    let step = std::hint::black_box(1);
    let mut at = 0;
    while at < n {
        to[at] = from[at];
        at += step;
    }
}
