//! Collections of a session: what they begin with, and what they tell afterwards.

use hognose_bytecode::Body;

use crate::heap::{Marked, Marker};
use crate::session::Session;
use crate::value::{Kind, Value};

impl Session {
    /// Collects garbage.
    pub fn collect(&mut self) {
        if self.vm.image.is_building() {
            self.vm.heap.fresh = 0;
            return;
        }
        let mut roots = Vec::new();
        self.vm.roots(&mut |v| roots.push(v));
        roots.push(self.globals);
        roots.push(self.result);
        roots.push(self.asked);
        let mut units = Vec::new();
        for thread in self.parked.iter_mut().chain([&mut self.thread]) {
            thread.waiting.values(&mut |v| roots.push(v));
            roots.extend(thread.locals);
            let (mut seen, mut most) = (None, 0);
            for (at, frame) in thread.frames.iter().enumerate() {
                units.push(frame.unit);
                roots.push(frame.extra);
                roots.push(frame.generator);
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
                roots.extend(&thread.stack[base..end]);
                seen = Some(end);
            }
            if let Some(seen) = seen.filter(|seen| *seen < most) {
                thread.stack[seen..most].fill(Value::UNDEF);
            }
        }
        let mut marker = Marker::new(&mut self.vm.heap, &self.units);
        units.into_iter().for_each(|unit| marker.unit(unit));
        for root in roots {
            // The states of loops refer to their lists by handle.
            match root.kind() {
                Kind::ForList => marker.root(Value::new(Kind::List, root.handle())),
                _ => marker.root(root),
            }
        }
        marker.drain();
        marker.keep_loops();
        let Marked { callbacks, units } = marker.finish();
        self.units.keep(&units, |unit| {
            self.caches.forget_unit(unit);
            if let Some(shown) = self.vm.units.get_mut(unit as usize) {
                *shown = None;
            }
        });
        let code: usize = self.units.own().map(|unit| unit.size()).sum();
        let stacks: usize = self.parked.iter().map(|thread| thread.counted).sum();
        self.vm.heap.survived += code + self.vm.interned_size() + stacks + self.vm.entries.size();
        // Near the limit of memory the next collection comes before much can pass it, and seldom enough to pay.
        let left = self.vm.meter.memory.saturating_sub(self.vm.heap.survived);
        let most = left.max(self.vm.heap.survived / 8).max(crate::heap::FIRST_COLLECTION);
        self.vm.heap.threshold = self.vm.heap.threshold.min(most);
        // CPython calls those that were made last first.
        self.vm.callbacks.extend(callbacks.into_iter().rev());
        self.vm.forget();
        self.caches.keep_marked(&self.vm.heap);
    }
}
