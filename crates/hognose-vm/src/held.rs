//! Whether something that is looked at through a weak reference is surely alive, without a collection.
//!
//! What nobody holds is gone before a weak reference tells of it, as where references are counted; to know what that is, garbage
//! is collected (`Vm::settle`). But most objects that are looked at are alive, and a variable leads to them in a few steps: a
//! search that finds one has found out all that a collection would.

use crate::heap::Heap;
use crate::session::{Session, Stress};
use crate::value::{Kind, Value};
use crate::vm::Request;

/// So many references are followed, and no larger container is gone through: a small part of what a collection takes.
const STEPS: usize = 512;

impl Session {
    /// Whether the one object that a weak reference is about to tell of is surely alive.
    pub(crate) fn is_looked_at_held(&mut self) -> bool {
        match self.vm.request.take() {
            Some(Request::Look(target)) => self.stress == Stress::None && self.is_held(target),
            _ => false,
        }
    }

    /// Whether globals or registers of frames lead to an object within a few steps. They are among what a collection begins
    /// with, so it would find the object alive as well.
    fn is_held(&mut self, target: Value) -> bool {
        let mut search = Search { target, left: STEPS, reached: Vec::new(), is_found: false };
        // Those of the frame that runs are the last ones.
        for root in self.roots().values.into_iter().rev().take(STEPS / 2) {
            search.reach(root);
        }
        search.within(&self.vm.heap, self.globals);
        let mut at = 0;
        while let Some(value) = search.reached.get(at).copied()
            && !search.is_over()
        {
            search.within(&self.vm.heap, value);
            at += 1;
        }
        self.vm.meter.charge_after(1 + (STEPS - search.left) / 16);
        search.is_found
    }
}

/// A search for an object from what is held, level by level.
struct Search {
    target: Value,
    /// So many references more are followed.
    left: usize,
    /// What was reached and may lead further.
    reached: Vec<Value>,
    is_found: bool,
}

impl Search {
    fn is_over(&self) -> bool {
        self.is_found || self.left == 0
    }

    /// A reference to this value was followed.
    fn reach(&mut self, value: Value) {
        self.is_found |= value.same(self.target);
        self.left = self.left.saturating_sub(1);
        if self.left > 0 && value.may_be_own() && !matches!(value.kind(), Kind::Str | Kind::Bytes | Kind::Weak) {
            self.reached.push(value);
        }
    }

    /// Follows what an object refers to, if that is not too much.
    fn within(&mut self, heap: &Heap, value: Value) {
        let handle = value.handle();
        let n = match value.kind() {
            Kind::List => heap.list(handle).len(),
            Kind::Tuple => heap.tuple(handle).len(),
            Kind::Dict => heap.dict(handle).entries.len(),
            Kind::Set | Kind::FrozenSet => heap.set_obj(handle).len(),
            _ => 0,
        };
        if n <= STEPS {
            heap.trace(value, &mut |child| self.reach(child));
        }
    }
}
