//! Taking many items of a builtin iterator: those of lists, tuples and ranges all at once.

use crate::objects::{Form, IterObj};
use crate::stop::Res;
use crate::value::Value;
use crate::vm::Vm;

/// So many items are taken at once, and so much room is made at first. What the guest may still use is looked at in between.
const AT_ONCE: usize = 1024;

/// Room is made for so many numbers of a range before the first is taken: what nothing was written to takes no memory.
const MOST_AT_FIRST: usize = 1 << 24;

impl Vm {
    /// Takes up to `n` items. Half a unit of fuel for each, and memory for them, is looked for on the way.
    pub(super) fn drain_on(&mut self, iter: Value, n: usize) -> Res<Vec<Value>> {
        let iter_handle = iter.handle();
        let mut room = self.about(iter).min(n).min(AT_ONCE);
        if let IterObj::Range(_, left, _) = self.heap.iter(iter_handle) {
            let all = usize::try_from(*left).unwrap_or(usize::MAX).min(n);
            self.reserve(all.saturating_mul(8))?;
            // It is filled to the end: no part of it is moved. What a host without limits has no room for fails on the way.
            room = all.min(MOST_AT_FIRST);
        }
        let mut items = Vec::new();
        let _ = items.try_reserve_exact(room);
        while items.len() < n {
            let wanted = (n - items.len()).min(AT_ONCE);
            match self.take_at_once(iter_handle, wanted, &mut items)? {
                Some(taken) if taken == wanted => {}
                Some(_) => return Ok(items),
                None => break,
            }
        }
        while items.len() < n {
            let Some(item) = self.iter_next(iter_handle)? else { break };
            if items.len() % 64 == 63 {
                self.charge(32)?;
                self.reserve(items.len() * 16)?;
            }
            items.push(item);
        }
        Ok(items)
    }

    /// Takes up to `n` items that are in front of us, in a list or a tuple, or numbers: how many there were. Fewer are the last
    /// ones. `None` where each has to be asked for.
    fn take_at_once(&mut self, iter: u32, n: usize, items: &mut Vec<Value>) -> Res<Option<usize>> {
        let state = self.heap.iter(iter);
        let count = match *state {
            IterObj::Range(next, left, step) => {
                let count = usize::try_from(left).unwrap_or(usize::MAX).min(n);
                let last = i128::from(next) + i128::from(step) * (count as i128 - 1);
                let are_small = [i128::from(next), last].iter().all(|end| end.abs() < 1 << 46);
                if !are_small {
                    return Ok(None);
                }
                count
            }
            IterObj::List(list, at) => self.heap.list(list.handle()).len().saturating_sub(at),
            // A list that has become too short for it has no item.
            IterObj::ListBack(list, before) if before > self.heap.list(list.handle()).len() => 0,
            IterObj::ListBack(_, before) => before,
            IterObj::Tuple(tuple, at) => self.heap.tuple(tuple.handle()).len().saturating_sub(at),
            _ => return Ok(None),
        };
        let count = count.min(n);
        self.charge(count / 64 * 32)?;
        self.reserve((items.len() + count) * 8)?;
        match *self.heap.iter(iter) {
            IterObj::Range(next, _, step) => {
                let number = |at: usize| Value::int48(next.wrapping_add(step.wrapping_mul(at as i64))).unwrap_or_default();
                items.extend((0..count).map(number));
            }
            IterObj::List(list, at) => items.extend(self.heap.list(list.handle()).iter().skip(at).take(count)),
            IterObj::ListBack(list, before) => {
                let list = self.heap.list(list.handle());
                items.extend(list[..before.min(list.len())].iter().rev().take(count));
            }
            IterObj::Tuple(tuple, at) => items.extend(self.heap.tuple(tuple.handle()).iter().skip(at).take(count)),
            _ => {}
        }
        let state = self.heap.iter_mut(iter);
        match state {
            IterObj::Range(next, left, step) => {
                *next = next.wrapping_add(step.wrapping_mul(count as i64));
                *left -= count as u64;
            }
            // It was asked for one more, and has ended.
            _ if count < n => *state = IterObj::Done,
            IterObj::List(_, at) | IterObj::Tuple(_, at) => *at += count,
            IterObj::ListBack(_, before) => *before -= count,
            _ => {}
        }
        Ok(Some(count))
    }

    /// How many items an iterator gives, about: it may be fewer or more.
    fn about(&self, iter: Value) -> usize {
        let mut iter = iter;
        for _ in 0..4 {
            let Some(handle) = iter.is(crate::value::Kind::Iter) else { return 0 };
            iter = match self.heap.iter(handle) {
                IterObj::Range(_, left, _) => return usize::try_from(*left).unwrap_or(usize::MAX),
                IterObj::List(list, at) => return self.heap.list(list.handle()).len().saturating_sub(*at),
                IterObj::Tuple(tuple, at) => return self.heap.tuple(tuple.handle()).len().saturating_sub(*at),
                IterObj::Dict(dict, ..) => return self.heap.dict(dict.handle()).len(),
                IterObj::Set(.., n) => return *n,
                IterObj::Enumerate(inner, _) => *inner,
                IterObj::Zip(parts, _) => match parts.first() {
                    Some(first) => *first,
                    None => return 0,
                },
                IterObj::Adapter(adapter) if adapter.form == Form::Map => adapter.values[1],
                _ => return 0,
            };
        }
        0
    }
}
