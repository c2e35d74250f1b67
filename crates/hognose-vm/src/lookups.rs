//! Names in classes: what a lookup finds along the method resolution order, and what lookups found before.
//!
//! Whatever is kept here holds as long as no class has changed that a cache may have seen (`Vm::epoch`).

use crate::heap::{Heap, Scope};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// Results that are kept at most, and at first: powers of two.
const MOST: usize = 1024;
const FIRST: usize = 64;

/// For how many classes it is kept that their instances are always true.
const ALWAYS_TRUE: usize = 8;

/// No class has the last handle.
const NO_CLASSES: [(u32, u32); ALWAYS_TRUE] = [(u32::MAX, 0); ALWAYS_TRUE];

/// What lookups found.
pub struct Lookups {
    /// Classes whose instances are always true, with the epoch in which they are.
    always_true: [(u32, u32); ALWAYS_TRUE],
    /// Of a name in a class, or of a class and one that its objects may be instances of.
    table: Vec<Lookup>,
    /// Whether something was kept since the last collection.
    has_news: bool,
}

#[derive(Clone, Copy, Default)]
struct Lookup {
    class: Value,
    name: Value,
    epoch: u32,
    found: Value,
}

impl Lookup {
    /// Where a lookup has its place, from the highest bits on.
    #[inline]
    fn slot(class: Value, name: Value) -> usize {
        let bits = (class.bits() as usize).wrapping_mul(31).wrapping_add(name.bits() as usize);
        bits.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 54
    }

    /// Whether it is this one, and nothing has changed since.
    #[inline]
    fn holds(&self, class: Value, name: Value, epoch: u32) -> bool {
        self.class.same(class) && self.name.same(name) && self.epoch == epoch
    }
}

impl Default for Lookups {
    fn default() -> Lookups {
        Lookups { always_true: NO_CLASSES, table: Vec::new(), has_news: false }
    }
}

impl Lookups {
    /// What there is where a lookup has its place.
    #[inline]
    fn get(&self, class: Value, name: Value) -> Lookup {
        let at = Lookup::slot(class, name) & self.table.len().wrapping_sub(1);
        self.table.get(at).copied().unwrap_or_default()
    }

    /// Keeps what a lookup found.
    fn note(&mut self, class: Value, name: Value, epoch: u32, found: Value) {
        let taken = self.get(class, name);
        self.has_news = true;
        let is_taken = taken.epoch == epoch && !taken.class.is_undef();
        if self.table.is_empty() || is_taken && self.table.len() < MOST {
            // Most sessions look little up: a table for programs that do would be half of what they take.
            let n = (self.table.len() * 4).max(FIRST);
            self.table.clear();
            self.table.resize(n, Lookup::default());
        }
        let at = Lookup::slot(class, name) & (self.table.len() - 1);
        self.table[at] = Lookup { class, name, epoch, found };
    }

    /// Forgets what a collection makes stale.
    pub fn keep_marked(&mut self, heap: &Heap, scope: Scope) {
        // What was found before the last collection refers to nothing that is young.
        if !std::mem::take(&mut self.has_news) && scope != Scope::All {
            return;
        }
        self.always_true = NO_CLASSES;
        for found in self.table.iter_mut().filter(|found| !found.class.is_undef()) {
            if ![found.class, found.name, found.found].iter().all(|v| heap.is_marked(*v)) {
                *found = Lookup::default();
            }
        }
    }
}

/// Whether a class attribute is data that shows as it is, whoever asks for it.
pub fn is_plain_data(value: Value) -> bool {
    !matches!(
        value.kind(),
        Kind::Function | Kind::Native | Kind::Descr | Kind::Instance | Kind::Bound | Kind::Tool | Kind::Undef
    )
}

impl Vm {
    /// Looks a name up in the MRO of a class. The name is interned.
    pub fn lookup(&mut self, class: Value, name: Value) -> Option<Value> {
        let cached = self.lookups.get(class, name);
        if cached.holds(class, name, self.epoch) {
            return cached.found.given();
        }
        let found = self.lookup_uncached(class, name);
        for i in 0..self.class(class).mro.len() {
            let base = self.class(class).mro[i];
            if !self.class(base).flags.builtin && !self.class(base).flags.observed {
                self.heap.class_mut(base.handle()).flags.observed = true;
            }
        }
        // Plain data may be replaced by other plain data without a new epoch, so it is not kept here.
        if !found.is_some_and(is_plain_data) {
            self.lookups.note(class, name, self.epoch, found.unwrap_or(Value::UNDEF));
        }
        found
    }

    /// Looks a name up in the MRO of a class without what was found before.
    pub fn lookup_uncached(&self, class: Value, name: Value) -> Option<Value> {
        self.class(class).mro.iter().find_map(|c| self.class_attr(*c, name))
    }

    /// A special method of a value: looked up on its class.
    pub fn special(&mut self, value: Value, name: Value) -> Option<Value> {
        let class = self.class_of(value);
        self.lookup(class, name)
    }

    /// Whether objects of a class are instances of another class, where that was asked before and follows from the classes alone.
    #[inline]
    pub fn known_instances(&self, class: Value, of: Value) -> Option<bool> {
        let cached = self.lookups.get(class, of);
        cached.holds(class, of, self.epoch).then(|| cached.found.same(Value::TRUE))
    }

    /// Notes whether objects of a class are instances of another class: it follows from what both are and from `__class__`, which was looked up.
    pub fn note_instances(&mut self, class: Value, of: Value, answer: bool) {
        self.lookups.note(class, of, self.epoch, Value::bool(answer));
    }

    /// Whether instances of a class are known to be true, as it says nothing about it.
    #[inline]
    pub fn is_always_true(&self, class: Value) -> bool {
        self.lookups.always_true[class.handle() as usize % ALWAYS_TRUE] == (class.handle(), self.epoch)
    }

    /// Notes that a class says nothing about the truth of its instances: both names were looked up.
    pub(crate) fn note_always_true(&mut self, class: Value) {
        self.lookups.has_news = true;
        self.lookups.always_true[class.handle() as usize % ALWAYS_TRUE] = (class.handle(), self.epoch);
    }

    /// Says that a class changed in a way that caches may have seen.
    pub fn class_changed(&mut self, class: Value) {
        if self.class(class).flags.observed {
            self.next_epoch();
        }
    }

    /// Nothing that was found in classes holds any longer.
    pub fn next_epoch(&mut self) {
        self.epoch = self.epoch.wrapping_add(1);
        self.stamp = u64::from(self.epoch) << 32;
    }
}
