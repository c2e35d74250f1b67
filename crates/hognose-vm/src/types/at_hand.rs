//! The next item of an iterator where a look finds it: over a container, of its own making, or over one of those.
//!
//! Nothing asks Python here, nothing stands on more than one other iterator, and `None` says that nothing has happened: the
//! general way (`iter`, `adapters`) knows whether that was the end.

use super::adapters::LINK;
use crate::heap::Arena;
use crate::objects::*;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// So many items are passed over at once, and not charged for.
const PASSED: usize = 16;

/// Whether [`Vm::adapter_at_hand`] may have the items of such an iterator.
pub(crate) fn is_known(form: Form) -> bool {
    use Form::*;
    matches!(form, Repeat | Count | Cycle | Tee | Chain | Islice)
}

/// The next item of one that stands on nothing: what `repeat` and `count` make, and what `cycle` has kept.
#[inline]
fn made(adapter: &mut Adapter, lists: &Arena<ListObj>) -> Option<Value> {
    match adapter.form {
        Form::Repeat => {
            let left = &mut adapter.numbers[0];
            match *left {
                0 => return None,
                n if n > 0 => *left = n - 1,
                _ => {}
            }
            Some(adapter.values[0])
        }
        Form::Count => {
            let now = adapter.values[0];
            adapter.values[0] = Value::add_ints(now, adapter.values[1])?;
            Some(now)
        }
        Form::Cycle if adapter.values[0].is_undef() && adapter.asking == Asking::Nothing => {
            let [n, at, ..] = adapter.numbers;
            let item = *lists.get(adapter.values[1].is(Kind::List)?).items.get(at as usize)?;
            adapter.numbers[1] = if at + 1 < n { at + 1 } else { 0 };
            Some(item)
        }
        _ => None,
    }
}

/// The next item of an iterator of a `tee` that another one of them took already. The iterator stays where it is.
#[inline]
pub(super) fn taken(adapter: &Adapter, lists: &Arena<ListObj>) -> Option<Value> {
    if adapter.form != Form::Tee || adapter.ended || adapter.asking != Asking::Nothing {
        return None;
    }
    let at = usize::try_from(adapter.numbers[0]).ok().filter(|at| *at < LINK)?;
    lists.get(adapter.values[1].is(Kind::List)?).items.get(at).copied()
}

impl Vm {
    /// The next item of an iterator over a list, a tuple, a range or a string of Latin-1.
    #[inline]
    pub(crate) fn at_hand(&mut self, iter: Value) -> Option<Value> {
        match self.heap.iters.get_mut(iter.is(Kind::Iter)?) {
            IterObj::List(list, at) => {
                let item = *self.heap.lists.get(list.handle()).items.get(*at)?;
                *at += 1;
                Some(item)
            }
            IterObj::Tuple(tuple, at) => {
                let item = *self.heap.tuples.get(tuple.handle()).items.get(*at)?;
                *at += 1;
                Some(item)
            }
            IterObj::Range(next, left, step) if *left > 0 => {
                let item = Value::int48(*next)?;
                *next = next.wrapping_add(*step);
                *left -= 1;
                Some(item)
            }
            IterObj::Str(text, at) => {
                let unit = *self.heap.strs.get(text.handle()).latin1()?.get(*at)?;
                let char = *self.image.chars.get(usize::from(unit))?;
                *at += 1;
                Some(char)
            }
            _ => None,
        }
    }

    /// [`Vm::at_hand`] in one place for all that stand on one other iterator.
    #[inline(never)]
    pub(crate) fn inner_at_hand(&mut self, iter: Value) -> Option<Value> {
        self.at_hand(iter)
    }

    /// The next item of an iterator of a `tee`, when another one of them took it already, or it is in front of their source.
    #[inline]
    fn teed_at_hand(&mut self, handle: u32) -> Option<Value> {
        let IterObj::Adapter(adapter) = self.heap.iters.get_mut(handle) else { return None };
        let at = usize::try_from(adapter.numbers[0]).ok().filter(|at| *at < LINK)?;
        let (source, list) = (adapter.values[0], adapter.values[1].is(Kind::List)?);
        if let Some(item) = self.heap.lists.get(list).items.get(at) {
            adapter.numbers[0] += 1;
            return Some(*item);
        }
        // The last one makes the next list as well.
        if at + 1 == LINK {
            return None;
        }
        let item = self.inner_at_hand(source)?;
        self.heap.list_push(list, item);
        if let Some(adapter) = self.adapter(handle) {
            adapter.numbers[0] += 1;
        }
        Some(item)
    }

    /// The next item of an `islice` that has nothing to pass over, or that passes over a few items of a list or tuple.
    #[inline]
    fn sliced_at_hand(&mut self, handle: u32) -> Option<Value> {
        let adapter = self.adapter(handle)?;
        let [mut given, next, stop, step] = adapter.numbers;
        if stop >= 0 && given.max(next) >= stop {
            return None;
        }
        let inner = adapter.values[0];
        if given < next {
            let n = usize::try_from(next - given).ok().filter(|n| *n <= PASSED)?;
            let (at, len) = match self.heap.iters.get_mut(inner.is(Kind::Iter)?) {
                IterObj::List(list, at) => (at, self.heap.lists.get(list.handle()).items.len()),
                IterObj::Tuple(tuple, at) => (at, self.heap.tuples.get(tuple.handle()).items.len()),
                _ => return None,
            };
            // At the end, and behind what is left of a list that got shorter, the general way knows what to do.
            if *at >= len || len - *at <= n {
                return None;
            }
            *at += n;
            given = next;
        }
        let item = match self.heap.iters.get_mut(inner.is(Kind::Iter)?) {
            IterObj::Adapter(inner) => made(inner, &self.heap.lists)?,
            _ => self.inner_at_hand(inner)?,
        };
        let adapter = self.adapter(handle)?;
        let after = next.saturating_add(step);
        adapter.numbers[0] = given + 1;
        adapter.numbers[1] = if stop >= 0 { after.min(stop) } else { after };
        Some(item)
    }

    /// The next item of one that stands on nothing, or of a `tee`: of those that others stand on.
    #[inline(never)]
    pub(super) fn alone_at_hand(&mut self, handle: u32) -> Option<Value> {
        let IterObj::Adapter(adapter) = self.heap.iters.get_mut(handle) else { return None };
        match adapter.form {
            Form::Chain | Form::Islice => None,
            _ => self.adapter_at_hand(handle),
        }
    }

    /// The next item of one of the forms that are [known](is_known) here.
    #[inline(never)]
    pub(crate) fn adapter_at_hand(&mut self, handle: u32) -> Option<Value> {
        let IterObj::Adapter(adapter) = self.heap.iters.get_mut(handle) else { return None };
        if adapter.ended || adapter.asking != Asking::Nothing {
            return None;
        }
        match adapter.form {
            Form::Chain => {
                let current = adapter.values[1];
                self.inner_at_hand(current)
            }
            Form::Islice => self.sliced_at_hand(handle),
            Form::Tee => self.teed_at_hand(handle),
            _ => made(adapter, &self.heap.lists),
        }
    }
}
