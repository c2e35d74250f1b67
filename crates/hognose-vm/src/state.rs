//! The one door for snapshots: reads what is private in a session, and rebuilds it checked.
//!
//! What is public in the VM's objects the snapshot reads and writes itself; here is the rest:
//! arenas, shapes, hash tables, classes, accounting. Whatever makes an object here refuses
//! parts that operations of the VM could not stand.
//!
//! Nothing here knows the format of a snapshot.

use crate::class::NewClass;
use crate::classes;
use crate::heap::Heap;
use crate::names;
use crate::objects::*;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What the collector counts by, and the seed of hashes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accounting {
    /// Bytes allocated since the last collection.
    pub fresh: usize,
    /// Bytes that survived it.
    pub survived: usize,
    /// `fresh` at which the next one is due.
    pub threshold: usize,
    /// The seed of the hash of text and bytes.
    pub seed: u64,
}

/// What a class is besides its parts: stored, because it cannot be computed from them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClassMarks {
    /// Instances have no `__dict__`.
    pub no_dict: bool,
    /// Instances cannot be referred to weakly.
    pub no_weakref: bool,
    /// It has abstract methods.
    pub abstract_: bool,
    /// It cannot be a base.
    pub final_: bool,
    /// `match` takes instances for sequences.
    pub sequence: bool,
    /// `match` takes instances for mappings.
    pub mapping: bool,
    /// Its MRO is not what its bases give.
    pub own_mro: bool,
}

impl ClassMarks {
    /// The marks of a class.
    pub fn of(class: &ClassObj) -> ClassMarks {
        let f = class.flags;
        ClassMarks {
            no_dict: f.no_dict,
            no_weakref: f.no_weakref,
            abstract_: f.abstract_,
            final_: f.final_,
            sequence: f.sequence,
            mapping: f.mapping,
            own_mro: f.own_mro,
        }
    }

    /// As bits.
    pub fn bits(self) -> u64 {
        let all = [
            self.no_dict,
            self.no_weakref,
            self.abstract_,
            self.final_,
            self.sequence,
            self.mapping,
            self.own_mro,
        ];
        all.iter().enumerate().map(|(i, b)| (*b as u64) << i).sum()
    }

    /// From bits.
    pub fn from_bits(bits: u64) -> ClassMarks {
        let bit = |i: u32| bits >> i & 1 == 1;
        ClassMarks {
            no_dict: bit(0),
            no_weakref: bit(1),
            abstract_: bit(2),
            final_: bit(3),
            sequence: bit(4),
            mapping: bit(5),
            own_mro: bit(6),
        }
    }

    fn put(self, flags: &mut ClassFlags) {
        flags.no_dict = self.no_dict;
        flags.no_weakref = self.no_weakref;
        flags.abstract_ = self.abstract_;
        flags.final_ = self.final_;
        flags.sequence = self.sequence;
        flags.mapping = self.mapping;
    }
}

macro_rules! kinds {
    ($($kind:ident $field:ident;)*) => {
        impl Heap {
            /// How many slots the session's arena of a kind has, free ones included.
            pub fn slots_of(&self, kind: Kind) -> usize {
                match kind {
                    $(Kind::$kind => self.$field.len(),)*
                    _ => 0,
                }
            }

            /// The objects of the image that this session changed, shapes apart.
            pub fn changed_objects(&self) -> Vec<Value> {
                let mut found = Vec::new();
                $(if self.$field.has_changes() {
                    found.extend(self.$field.changed().map(|h| Value::new(Kind::$kind, h)));
                })*
                found
            }

            /// Calls `visit` with every value that an object refers to.
            pub fn references(&self, value: Value, visit: &mut impl FnMut(Value)) {
                match value.kind() {
                    $(Kind::$kind => self.$field.get(value.handle()).trace(visit),)*
                    _ => {}
                }
            }
        }
    };
}

kinds! {
    Wide wides; Big bigs; Complex complexes; Str strs; Bytes bytes; ByteArray bytearrays;
    MemoryView memoryviews; List lists; Tuple tuples; Dict dicts; Set sets; FrozenSet frozensets;
    Range ranges; Slice slices; View views; Function functions; Bound bounds; Class classes;
    Instance instances; Exc exceptions; Cell cells; Gen gens; Iter iters; Module modules;
    Descr descrs; Super supers; Weak weaks; Traceback tracebacks; CodeObj codes; Tool tools;
    Pending pendings; Array arrays;
}

impl Heap {
    /// What the collector counts by.
    pub fn accounting(&self) -> Accounting {
        Accounting { fresh: self.fresh, survived: self.survived, threshold: self.threshold, seed: self.seed }
    }

    /// Sets what the collector counts by. `made` is what the objects really take: less than that is not believed,
    /// and neither is a collection later than they justify.
    pub fn set_accounting(&mut self, told: Accounting, made: usize) {
        let most = usize::MAX / 8;
        self.fresh = told.fresh.min(most);
        self.survived = told.survived.min(most).max(made.saturating_sub(self.fresh));
        self.threshold = told.threshold.min(made.max(4 * super::heap::LITTLE));
    }

    /// Sets the seed of the hash of text and bytes. Only before the first object is made.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Bytes allocated since the last collection.
    pub fn allocated(&self) -> usize {
        self.fresh
    }

    /// The slots of a set, and where `pop` goes on.
    pub fn set_state<'a>(&self, set: &'a SetObj) -> (&'a [SetEntry], usize) {
        (&set.table, set.finger())
    }

    /// Replaces the table of a set; `false` when it is no table that a search could rely on.
    pub fn rebuild_set(&mut self, set: Value, table: Vec<SetEntry>, finger: usize, budget: &mut u64) -> bool {
        let bytes = table.capacity() * size_of::<SetEntry>();
        match SetObj::from_table(table, finger, budget) {
            Some(object) => {
                self.fresh += bytes;
                *self.set_mut(set) = object;
                true
            }
            None => false,
        }
    }

    /// Replaces the items of a dict; an entry with an unbound key is a hole, which keeps its place. `false` when
    /// the hashes collide so much that the budget of probes ran out.
    pub fn rebuild_dict(
        &mut self,
        dict: u32,
        entries: Vec<Entry>,
        version: u32,
        room: Option<u32>,
        budget: &mut u64,
    ) -> bool {
        match DictObj::from_entries(entries, version, room, budget) {
            Some(object) => {
                self.fresh += object.heap_bytes();
                *self.dict_mut(dict) = object;
                true
            }
            None => false,
        }
    }

    /// A class of the image as it was before the session changed it.
    pub fn original_class(&self, handle: u32) -> Option<&'static ClassObj> {
        self.classes.original(handle)
    }

    /// How many dicts and classes of the image the session has changed.
    #[inline]
    pub fn n_changed(&self) -> [u32; 2] {
        [self.dicts.n_changed(), self.classes.n_changed()]
    }

    /// Whether the session has changed a dict of the image.
    pub fn dict_is_changed(&self, handle: u32) -> bool {
        self.dicts.is_changed(handle)
    }

    /// Whether a dict of the image has the items, in the places, that it had before the session wrote to it.
    pub fn dict_is_original(&self, handle: u32) -> bool {
        let now = self.dict(handle);
        self.dicts.original(handle).is_some_and(|original| {
            std::ptr::eq(original, now)
                || original.version == now.version
                && original.entries.len() == now.entries.len()
                && original.entries.iter().zip(&now.entries).all(|(a, b)| a.key.same(b.key) && a.value.same(b.value))
        })
    }
}

impl Vm {
    /// Makes a class of parts that a snapshot gives. The bases are classes that are complete; `slots` are the names
    /// that its own `__slots__` add to the layout of its base.
    pub fn restore_class(&mut self, parts: NewClass, slots: &[Value], marks: ClassMarks) -> Option<Value> {
        let class = self.make_class(NewClass { slots: None, ..parts }).ok()?;
        let shape = self.class(class).shape;
        for slot in slots {
            if self.heap.shape(shape).slot(*slot).is_some() {
                return None;
            }
            self.heap.shapes.get_mut(shape).names.push(*slot);
        }
        let object = self.heap.class_mut(class.handle());
        if !slots.is_empty() {
            object.layout = class;
        }
        marks.put(&mut object.flags);
        // Again, because the marks decide with the rest how instances are made. It has no subclasses yet.
        self.update_flags(class);
        marks.put(&mut self.heap.class_mut(class.handle()).flags);
        Some(class)
    }

    /// The names that a class adds to the layout of its base.
    pub fn own_slots(&self, class: Value) -> Vec<Value> {
        let object = self.class(class);
        let Some(mut best) = object.bases.first().copied() else { return Vec::new() };
        for base in &object.bases {
            let (a, b) = (self.class(best).layout, self.class(*base).layout);
            if !self.is_subclass(a, b) {
                best = *base;
            }
        }
        let names = &self.heap.shape(object.shape).names;
        let inherited = self.heap.shape(self.class(best).shape).names.len();
        let payload = names.first().is_some_and(|n| n.is_undef()) as usize;
        names.iter().skip(inherited.max(payload)).copied().collect()
    }

    /// The shape of a class with these attributes behind the declared ones; `None` when a name is there twice.
    pub fn restore_shape(&mut self, class: Value, names: &[Value], dict: bool) -> Option<u32> {
        let mut shape = self.class(class).shape;
        for name in names {
            if self.heap.shape(shape).slot(*name).is_some() {
                return None;
            }
            shape = self.next_shape(shape, *name);
        }
        if dict {
            if self.heap.shape(shape).slot(names::DICT).is_some() {
                return None;
            }
            shape = self.next_shape(shape, names::DICT);
            if !self.heap.shape(shape).dict {
                self.heap.shapes.get_mut(shape).dict = true;
            }
        }
        Some(shape)
    }

    /// Puts the subclasses of a class in an order: those listed behind all others.
    pub fn order_subclasses(&mut self, class: Value, order: &[Value]) {
        let listed: std::collections::HashSet<Value> = order.iter().copied().collect();
        let object = self.heap.class_mut(class.handle());
        object.subclasses.retain(|c| !listed.contains(c));
        object.subclasses.extend(order);
    }

    /// Gives a class of the image the name and marks that a session gave it.
    pub fn restore_class_head(&mut self, class: Value, name: Value, qualname: Value, marks: ClassMarks) {
        let object = self.heap.class_mut(class.handle());
        object.name = name;
        object.qualname = qualname;
        marks.put(&mut object.flags);
    }

    /// Computes again what classes whose namespaces changed, and all below them, know of their methods.
    pub fn refresh_classes(&mut self, touched: Vec<Value>) {
        let mut seen: std::collections::HashSet<Value> = touched.iter().copied().collect();
        let (mut work, mut found) = (touched, Vec::new());
        while let Some(class) = work.pop() {
            found.push(class);
            work.extend(self.class(class).subclasses.iter().filter(|c| seen.insert(**c)));
        }
        // Bases come first: a class looks at what its bases are.
        found.sort_by_key(|c| self.class(*c).mro.len());
        found.into_iter().for_each(|class| self.update_own_flags(class));
    }

    /// Whether a class is one of exceptions, whose instances are another kind of object.
    pub fn is_exception_class(&self, class: Value) -> bool {
        self.is_subclass(class, classes::BASE_EXCEPTION)
    }
}
