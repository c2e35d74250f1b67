//! Iterators as they were before an operation that could not complete.
//!
//! A native that takes items and then stops (memory is short, an item needs Python) is run again, or its twin is: both have to find
//! the items again. So whoever goes through an iterable and may stop behind that does so in [`Vm::or_restored`].

use std::collections::HashSet;

use smallvec::SmallVec;

use super::adapters::{FRONT, SHARED};
use crate::objects::*;
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// So many iterators are looked through one by one.
const FEW: usize = 32;

/// So many iterators stand one above the other as a rule: for no more nothing is allocated.
const USUAL: usize = 3;

/// So many boxes are kept for the next states.
const SPARE: usize = 8;

/// The state of iterators.
#[derive(Default)]
pub struct SavedIters {
    iters: SmallVec<[(u32, IterObj); USUAL]>,
    /// What the iterators of a `tee` share, the list that the next item of their source goes to, and its length.
    tees: Vec<(u32, Value, usize)>,
}

impl Vm {
    /// Does something with the items of an iterable; when that cannot complete, an iterator is as it was before.
    pub fn or_restored<T>(&mut self, iterable: Value, f: impl FnOnce(&mut Vm) -> Res<T>) -> Res<T> {
        self.or_all_restored(&[iterable], f)
    }

    /// As [`Vm::or_restored`] for several iterables.
    pub fn or_all_restored<T>(&mut self, iterables: &[Value], f: impl FnOnce(&mut Vm) -> Res<T>) -> Res<T> {
        // Most often there is nothing that changes.
        let holds_still = |value: &Value| {
            matches!(value.kind(), Kind::List | Kind::Tuple | Kind::Str | Kind::Dict | Kind::Set | Kind::FrozenSet | Kind::Range)
        };
        if iterables.iter().all(holds_still) {
            return f(self);
        }
        let mut saved = self.iter_state(iterables);
        let result = f(self);
        if let Err(stop) = &result
            && stop.raised().is_none()
        {
            self.restore_iters(saved);
        } else if !saved.iters.is_empty() {
            self.let_go(&mut saved);
        }
        result
    }

    /// The state of one iterator, in memory that was used for another one.
    fn state_of_one(&mut self, handle: u32) -> IterObj {
        match self.heap.iter(handle) {
            IterObj::Adapter(adapter) => {
                let copy = Adapter::clone(adapter);
                IterObj::Adapter(match self.spare_adapters.pop() {
                    Some(mut boxed) => {
                        *boxed = copy;
                        boxed
                    }
                    None => Box::new(copy),
                })
            }
            state => state.clone(),
        }
    }

    /// A state that nobody needs: its memory is for the next one.
    #[inline(never)]
    fn let_go(&mut self, saved: &mut SavedIters) {
        for (_, state) in &mut saved.iters {
            if matches!(state, IterObj::Adapter(_))
                && self.spare_adapters.len() < SPARE
                && let IterObj::Adapter(boxed) = std::mem::take(state)
            {
                self.spare_adapters.push(boxed);
            }
        }
    }

    /// The state of iterators and of those below them.
    pub fn iter_state(&mut self, values: &[Value]) -> SavedIters {
        let mut saved = SavedIters::default();
        if let [one] = values {
            let Some(first) = self.unwrap(*one).is(Kind::Iter) else { return saved };
            let state = self.heap.iter(first);
            if !matches!(state, IterObj::Enumerate(..) | IterObj::Zip(..) | IterObj::Adapter(_)) {
                saved.iters.push((first, state.clone()));
                return saved;
            }
        }
        let mut seen = None;
        let mut work: SmallVec<[Value; USUAL + 1]> = SmallVec::from_slice(values);
        while let Some(value) = work.pop() {
            let Some(handle) = self.unwrap(value).is(Kind::Iter) else { continue };
            let state = self.heap.iter(handle);
            if !matches!(state, IterObj::Enumerate(..) | IterObj::Zip(..) | IterObj::Adapter(_)) {
                // Nothing is below it. If it is met again its state is the same.
                saved.iters.push((handle, state.clone()));
                continue;
            }
            // Several may stand on the same one.
            let known = match saved.iters.len() {
                n if n < FEW => saved.iters.iter().any(|(other, _)| *other == handle),
                n => {
                    let first = |saved: &SavedIters| saved.iters[..n].iter().map(|(other, _)| *other).collect();
                    let seen: &mut HashSet<u32> = seen.get_or_insert_with(|| first(&saved));
                    !seen.insert(handle)
                }
            };
            if known {
                continue;
            }
            let state = self.state_of_one(handle);
            match &state {
                IterObj::Enumerate(inner, _) => work.push(*inner),
                IterObj::Zip(inner, _) => work.extend(inner.iter().copied()),
                IterObj::Adapter(adapter) => {
                    self.below(adapter, &mut work);
                    if let (Form::Tee, Some(shared)) = (adapter.form, adapter.values[SHARED].is(Kind::List))
                        && let Some(front) = self.heap.list(shared).get(FRONT)
                        && let Some(list) = front.is(Kind::List)
                    {
                        saved.tees.push((shared, *front, self.heap.list(list).len()));
                    }
                }
                _ => {}
            }
            saved.iters.push((handle, state));
        }
        self.meter.charge_after(saved.iters.len());
        saved
    }

    /// The values below an iterator, among which are those that it steps.
    fn below(&self, adapter: &Adapter, work: &mut SmallVec<[Value; USUAL + 1]>) {
        if let (Form::Chain, Some(outer)) = (adapter.form, adapter.values[0].is(Kind::Iter))
            && let IterObj::Tuple(tuple, at) = self.heap.iter(outer)
        {
            work.extend(self.heap.tuple(tuple.handle()).iter().skip(*at).copied());
        }
        let rows = matches!(adapter.form, Form::Map | Form::ZipLongest | Form::Zip);
        for value in adapter.values {
            match value.kind() {
                Kind::Iter => work.push(value),
                Kind::Tuple if rows => work.extend(self.heap.tuple(value.handle()).iter().copied()),
                _ => {}
            }
        }
    }

    /// Puts iterators back to a state.
    pub fn restore_iters(&mut self, saved: SavedIters) {
        self.question = None;
        for (handle, state) in saved.iters {
            *self.heap.iter_mut(handle) = state;
        }
        for (shared, list, n) in saved.tees {
            self.heap.list_mut(list.handle()).truncate(n);
            if let Some(front) = self.heap.list_mut(shared).get_mut(FRONT) {
                *front = list;
            }
        }
    }
}
