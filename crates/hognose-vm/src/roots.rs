//! Collections of a session: what they begin with, and what they tell afterwards.

use hognose_bytecode::Body;

use crate::heap::{Marked, Marker, Scope};
use crate::session::{Session, Stress};
use crate::value::{Kind, Value};

/// What a collection begins with.
pub(crate) struct Roots {
    pub(crate) values: Vec<Value>,
    units: Vec<u32>,
}

impl Session {
    /// Collects all garbage.
    pub fn collect(&mut self) {
        self.collect_within(Scope::All);
    }

    /// Collects garbage because it is time to: among the objects made since the last collection, if those that were there before
    /// are not much more than they were when all was collected.
    pub fn collect_due(&mut self) {
        let scope = self.vm.heap.scope_due();
        self.collect_within(scope);
        if scope == Scope::Young && self.vm.heap.used() > self.vm.meter.memory {
            self.collect();
        }
    }

    /// A collection that is not due.
    pub(crate) fn collect_for_tests(&mut self) {
        let scope = match &mut self.stress {
            Stress::Young(n) => {
                *n = n.wrapping_add(1);
                if *n % 32 == 0 { Scope::All } else { Scope::Young }
            }
            _ => Scope::All,
        };
        self.collect_within(scope);
    }

    fn collect_within(&mut self, scope: Scope) {
        if self.vm.image.is_building() {
            self.vm.heap.fresh = 0;
            return;
        }
        let roots = self.roots();
        let mut marker = Marker::new(&mut self.vm.heap, &self.units, scope);
        roots.mark(&mut marker);
        if matches!(self.stress, Stress::Young(_)) {
            marker.check(&roots.values);
        }
        let marked = marker.finish();
        self.collected(marked);
    }

    /// What a collection begins with. Registers that are not used again are emptied.
    pub(crate) fn roots(&mut self) -> Roots {
        let mut values = Vec::new();
        self.vm.roots(&mut |v| values.push(v));
        values.push(self.globals);
        values.push(self.result);
        values.push(self.asked);
        let mut units = Vec::new();
        for thread in self.parked.iter_mut().chain([&mut self.thread]) {
            thread.waiting.values(&mut |v| values.push(v));
            values.extend(thread.locals);
            let (mut seen, mut most) = (None, 0);
            for (at, frame) in thread.frames.iter().enumerate() {
                units.push(frame.unit);
                values.push(frame.extra());
                values.push(frame.generator());
                let body: &Body = self.units.get(frame.unit).body(frame.body);
                let base = (frame.base as usize).min(thread.stack.len());
                let end = (base + body.registers as usize).min(thread.stack.len());
                most = most.max(end);
                // What a frame has beyond the beginning of the next one is not used again (a parked stack does not even have it). It is
                // emptied, since what it refers to may be freed.
                let next = thread.frames.get(at + 1).map_or(end, |next| next.base as usize);
                let end = end.min(next).max(base);
                if let Some(seen) = seen.filter(|seen| *seen < base) {
                    thread.stack[seen..base].fill(Value::UNDEF);
                }
                values.extend(&thread.stack[base..end]);
                seen = Some(end);
            }
            if let Some(seen) = seen.filter(|seen| *seen < most) {
                thread.stack[seen..most].fill(Value::UNDEF);
            }
        }
        // The states of loops refer to their lists by handle.
        let object = |value: Value| match value.kind() {
            Kind::ForList => Value::new(Kind::List, value.handle()),
            _ => value,
        };
        Roots { values: values.into_iter().map(object).collect(), units }
    }

    /// Takes what a collection found out into account.
    fn collected(&mut self, marked: Marked) {
        let Marked { callbacks, units, scope } = marked;
        self.units.keep(&units, |unit| {
            self.caches.forget_unit(unit);
            if let Some(shown) = self.vm.units.get_mut(unit as usize) {
                *shown = None;
            }
        });
        self.vm.last_unit = None;
        let code: usize = self.units.own().map(|unit| unit.size()).sum();
        let stacks: usize = self.parked.iter().map(|thread| thread.counted).sum();
        let others = code + self.vm.interned_size() + stacks + self.vm.entries.size();
        // Each collection goes through all of these, whatever it is about.
        let tables = 2 * self.vm.interned_size() + self.vm.ids.len() * 64 + self.vm.heap.weaks.len() * 256;
        self.vm.heap.count_others(scope, others, tables);
        // Near the limit of memory the next collection comes before much can pass it, and seldom enough to pay.
        let left = self.vm.meter.memory.saturating_sub(self.vm.heap.survived);
        let most = left.max(self.vm.heap.survived / 8).max(crate::heap::LITTLE);
        self.vm.heap.threshold = self.vm.heap.threshold.min(most);
        // CPython calls those that were made last first.
        self.vm.callbacks.extend(callbacks.into_iter().rev());
        self.vm.forget(scope);
        self.caches.keep_marked(&self.vm.heap, scope);
    }
}

impl Roots {
    fn mark(&self, marker: &mut Marker<'_>) {
        self.units.iter().for_each(|unit| marker.unit(*unit));
        self.values.iter().for_each(|root| marker.root(*root));
        marker.drain();
    }
}
