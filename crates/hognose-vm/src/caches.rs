//! Inline caches: what instructions found last time, and when that still holds.

use std::cell::{Cell, OnceCell, RefCell};

use crate::heap::{Heap, Scope};
use crate::unit::Units;
use crate::value::{IMAGE, Kind, Value};

/// An inline cache: what an instruction found last time, and when that still holds.
///
/// What was found and its epoch stand side by side, so that both are compared at once ([`Cache::stamp`]).
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Cache {
    /// The shape of the object, or what else identifies it (see `exec::attr`).
    pub key: u64,
    /// The function or class that was found, or unbound.
    pub value: Value,
    /// What was found.
    pub state: CacheState,
    /// The epoch of classes, or the version of a dict.
    pub epoch: u32,
    /// The slot or position.
    pub slot: u32,
    /// The version of a second dict, or the name (a handle of a string) of an attribute that was read, for finding what is
    /// known of it for another shape. When storing, the shape that the instance gets; then the name is in `value`.
    pub other: u32,
}

impl Default for Cache {
    fn default() -> Self {
        Cache::EMPTY
    }
}

/// What a cache holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u32)]
pub enum CacheState {
    /// An attribute in a slot of the instance: first, as the stamp of these is the epoch alone.
    Slot,
    /// Nothing.
    #[default]
    Empty,
    /// A new attribute: the slot, and the shape that the instance gets.
    Add,
    /// A function of the class, to be called with the object in front.
    Method,
    /// A function that `super()` finds for an instance of this shape behind the class whose handle is in `slot`.
    Super,
    /// The getter of a property.
    Property,
    /// A descriptor of a class of the guest's, whose handle is in `slot`, and the function that is its `__get__`.
    Descriptor,
    /// A field of a named tuple: its position in `slot`.
    Field,
    /// The class of an instance, which is what `__class__` gives as long as no class has its own.
    OwnClass,
    /// The name of a class, which is what `__name__` gives as long as no metaclass has its own.
    ClassName,
    /// A value in the namespace of a class: position in `slot`, the dict in `value`, its name in `other`.
    ClassData,
    /// The same, read through an instance.
    Inherited,
    /// A value in the dict of an instance whose attributes are in one: position in `slot`, the slot of the dict in `value`.
    InDict,
    /// A function of the class, if the dict of such an instance does not have the name; the slot of the dict in `slot`.
    BehindDict,
    /// As `Inherited`, if the dict of such an instance does not have the name.
    InheritedBehindDict,
    /// To be stored in the dict of such an instance, where the name, which is `value`, has a value already: position in `slot`, the
    /// slot of the dict in `other`.
    StoreInDict,
    /// A value in a dict (module, globals): position in `slot`.
    Dict,
    /// The same of any dict, whose key there was `value`.
    Item,
    /// A builtin, found because the globals do not have the name: position in `slot`.
    Builtin,
    /// The same: the value itself, as long as the session has not changed the builtins (`exec::globals::untouched`).
    Untouched,
    /// A global or a builtin that a module of the image sees: the value itself, as long as the session has changed neither namespace.
    /// An attribute of a module of the image: the same for its namespace, which is in `slot`.
    Original,
    /// The value itself, fixed as long as the epoch is.
    Fixed,
}

/// The caches of one unit, made when it first runs.
type Table = OnceCell<Box<[Cell<Cache>]>>;

/// Caches of all units of a session.
///
/// They are cells, so that the loop can keep the table of the running unit while slow paths fill it.
#[derive(Default)]
pub struct Caches {
    own: Vec<Table>,
    image: Vec<Table>,
    /// The units of the image that have a table.
    used: RefCell<Vec<u32>>,
    /// What was found last for an attribute, by shape and name: for sites that see several shapes. Made when there is something.
    shared: Shared,
    /// The same for storing attributes.
    stores: Shared,
    /// Whether a site has found something that is young since the last collection. What was found before refers to nothing that is.
    changed: Cell<bool>,
    /// The same of what is kept by shape and name.
    changed_shared: Cell<bool>,
}

/// A cache by shape and name.
type Shared = OnceCell<Box<[Cell<Cache>; SHARED]>>;

/// How many entries the shared cache has.
const SHARED: usize = 1024;

impl Caches {
    /// Forgets everything that was found.
    pub fn reset(&mut self) {
        let Caches { own, image, used, shared, stores, changed, changed_shared } = self;
        own.clear();
        for unit in used.get_mut().drain(..) {
            if let Some(table) = image.get_mut(unit as usize) {
                table.take();
            }
        }
        shared.take();
        stores.take();
        changed.set(false);
        changed_shared.set(false);
    }

    /// Whether there is room for all units.
    #[inline]
    pub fn is_prepared(&self, units: &Units) -> bool {
        self.own.len() >= units.bound() && self.image.len() >= units.image.len() && !units.building
    }

    /// Makes room for all units: before code runs.
    pub fn prepare(&mut self, units: &Units) {
        let n_image = if units.building { units.bound() } else { units.image.len() };
        if self.own.len() < units.bound() {
            self.own.resize_with(units.bound(), Default::default);
        }
        if self.image.len() < n_image {
            self.image.resize_with(n_image, Default::default);
        }
    }

    /// The caches of a unit.
    #[inline]
    pub fn of(&self, unit: u32, units: &Units) -> &[Cell<Cache>] {
        let tables = if unit & IMAGE == 0 { &self.own } else { &self.image };
        let table = &tables[(unit & !IMAGE) as usize];
        match table.get() {
            Some(cells) => cells,
            None => self.begin(table, unit, units),
        }
    }

    /// Those of a unit that runs for the first time.
    #[inline(never)]
    fn begin<'a>(&self, table: &'a Table, unit: u32, units: &Units) -> &'a [Cell<Cache>] {
        table.get_or_init(|| {
            if unit & IMAGE != 0 {
                self.used.borrow_mut().push(unit & !IMAGE);
            }
            let n = units.get(unit).code.sites.len();
            vec![Cell::default(); n].into()
        })
    }

    /// Keeps what was found at a site of a unit.
    #[inline]
    pub fn fill(&self, heap: &Heap, unit: u32, units: &Units, site: usize, found: Cache) {
        if !found.is_marked(heap) {
            self.changed.set(true);
        }
        self.of(unit, units)[site].set(found);
    }

    /// Keeps where a dict had the key that a site looks for.
    #[inline]
    pub fn fill_item(&self, heap: &Heap, site: &Cell<Cache>, at: usize, key: Value) {
        if !heap.is_marked(key) {
            self.changed.set(true);
        }
        site.set(Cache { state: CacheState::Item, slot: at as u32, value: key, ..Cache::EMPTY });
    }

    /// Where the shared cache keeps an attribute of a shape, and the key under which it does.
    #[inline]
    fn place(shape: u32, name: u32) -> (usize, u64) {
        let key = (shape as u64) << 32 | name as u64;
        let at = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 54;
        (at as usize % SHARED, key)
    }

    #[inline]
    fn find(table: &Shared, shape: u32, name: u32, epoch: u32) -> Option<Cache> {
        let (at, key) = Self::place(shape, name);
        let found = table.get()?[at % SHARED].get();
        let holds = found.key == key && found.epoch == epoch && found.state != CacheState::Empty;
        // For its site the key is the shape alone.
        holds.then_some(Cache { key: shape as u64, ..found })
    }

    /// What was found for an attribute of a shape, when that still holds. The name is the handle of an interned string.
    #[inline]
    pub fn seen(&self, shape: u32, name: u32, epoch: u32) -> Option<Cache> {
        Self::find(&self.shared, shape, name, epoch)
    }

    /// The slot of an attribute of a shape, when that was found and still holds: [`Caches::seen`] in a few instructions.
    #[inline(always)]
    pub fn slot_seen(&self, shape: u32, name: u32, epoch: u32) -> Option<usize> {
        let (at, key) = Self::place(shape, name);
        let found = self.shared.get()?[at % SHARED].get();
        let holds = found.key == key && found.epoch == epoch && found.state == CacheState::Slot;
        holds.then_some(found.slot as usize)
    }

    /// The same for a method.
    #[inline(always)]
    pub fn method_seen(&self, shape: u32, name: u32, epoch: u32) -> Option<Value> {
        let (at, key) = Self::place(shape, name);
        let found = self.shared.get()?[at % SHARED].get();
        let holds = found.key == key && found.epoch == epoch && found.state == CacheState::Method;
        holds.then_some(found.value)
    }

    /// What was found for storing an attribute of a shape, when that still holds.
    #[inline]
    pub fn stored(&self, shape: u32, name: u32, epoch: u32) -> Option<Cache> {
        Self::find(&self.stores, shape, name, epoch)
    }

    fn keep(&self, heap: &Heap, table: &Shared, shape: u32, name: Value, found: Cache) {
        if !(heap.is_marked(name) && found.is_marked(heap)) {
            self.changed_shared.set(true);
        }
        let (at, key) = Self::place(shape, name.handle());
        let table = table.get_or_init(|| Box::new([const { Cell::new(Cache::EMPTY) }; SHARED]));
        table[at % SHARED].set(Cache { key, ..found });
    }

    /// Keeps what was found for an attribute of a shape.
    pub fn saw(&self, heap: &Heap, shape: u32, name: Value, found: Cache) {
        self.keep(heap, &self.shared, shape, name, found);
    }

    /// Keeps what was found for storing an attribute of a shape.
    pub fn stores(&self, heap: &Heap, shape: u32, name: Value, found: Cache) {
        self.keep(heap, &self.stores, shape, name, found);
    }

    /// Forgets what was found in a unit that is gone.
    pub(crate) fn forget_unit(&mut self, unit: u32) {
        if let Some(table) = self.own.get_mut(unit as usize) {
            table.take();
        }
    }

    /// Forgets what refers to objects that died in the collection that has just been.
    pub fn keep_marked(&mut self, heap: &Heap, scope: Scope) {
        if self.changed_shared.replace(false) || scope == Scope::All {
            self.keep_shared(heap);
        }
        if self.changed.replace(false) || scope == Scope::All {
            let used = self.used.get_mut().iter().filter_map(|unit| self.image.get(*unit as usize));
            for cell in self.own.iter().chain(used).filter_map(OnceCell::get).flatten() {
                let cache = cell.get();
                if cache.state != CacheState::Empty && !cache.is_marked(heap) {
                    cell.set(Cache::default());
                }
            }
        }
    }

    fn keep_shared(&self, heap: &Heap) {
        for cell in [&self.shared, &self.stores].into_iter().filter_map(OnceCell::get).flat_map(|table| table.iter()) {
            let cache = cell.get();
            // For its site the key is the shape alone.
            let at_site = Cache { key: cache.key >> 32, ..cache };
            let names = heap.is_marked(Value::new(Kind::Str, cache.key as u32));
            if cache.state != CacheState::Empty && !(names && at_site.is_marked(heap)) {
                cell.set(Cache::EMPTY);
            }
        }
    }
}

/// The stamp of what was found in an epoch, which is given as `Vm::stamp` keeps it.
#[inline(always)]
pub fn stamp(epoch: u64, state: CacheState) -> u64 {
    epoch | state as u64
}

impl Cache {
    /// In the key: it is a kind, by the upper half of a value, and no shape.
    pub const OF_KIND: u64 = 1 << 32;
    /// The key of all integers, whose upper half is a part of the number.
    pub const OF_INT: u64 = 1 << 33;
    /// The key of all floats.
    pub const OF_FLOAT: u64 = 1 << 34;
    /// In the key: it is the handle of a builtin class.
    pub const OF_CLASS: u64 = 1 << 35;

    /// Nothing was found: no slot, so that who looks at slot and value alone finds nothing.
    const EMPTY: Cache =
        Cache { key: 0, value: Value::UNDEF, epoch: 0, slot: u32::MAX, state: CacheState::Empty, other: 0 };

    /// What was found and its epoch in one word, to be compared with [`stamp`].
    #[inline(always)]
    pub fn stamp(&self) -> u64 {
        u64::from(self.epoch) << 32 | self.state as u64
    }

    /// Whether `other` is the name of an attribute.
    #[inline]
    pub fn names(&self) -> bool {
        use CacheState::*;
        matches!(
            self.state,
            Slot | Method
                | Super
                | Property
                | Descriptor
                | Inherited
                | Field
                | OwnClass
                | ClassData
                | InDict
                | BehindDict
                | InheritedBehindDict
        )
    }

    /// Whether everything that it refers to survives a collection; between two of them, whether it has survived one.
    fn is_marked(&self, heap: &Heap) -> bool {
        let object = |kind: Kind| heap.is_marked(Value::new(kind, self.key as u32));
        let rest = match self.state {
            // The key is a shape, or the tag of a builtin kind, which looks like a shape of the image.
            CacheState::Slot
            | CacheState::Method
            | CacheState::Property
            | CacheState::Inherited
            | CacheState::InDict
            | CacheState::BehindDict
            | CacheState::InheritedBehindDict
            | CacheState::Field
            | CacheState::OwnClass => {
                heap.shapes.is_marked(self.key as u32) && heap.is_marked(Value::new(Kind::Str, self.other))
            }
            CacheState::Descriptor => {
                let descriptor = heap.is_marked(Value::new(Kind::Instance, self.slot));
                descriptor && heap.shapes.is_marked(self.key as u32) && heap.is_marked(Value::new(Kind::Str, self.other))
            }
            CacheState::Super => {
                let class = heap.is_marked(Value::new(Kind::Class, self.slot));
                class && heap.shapes.is_marked(self.key as u32) && heap.is_marked(Value::new(Kind::Str, self.other))
            }
            CacheState::Add => heap.shapes.is_marked(self.key as u32) && heap.shapes.is_marked(self.other),
            CacheState::StoreInDict => heap.shapes.is_marked(self.key as u32),
            // The key is the metaclass.
            CacheState::ClassName => object(Kind::Class),
            CacheState::ClassData => object(Kind::Class) && heap.is_marked(Value::new(Kind::Str, self.other)),
            // The key is a module, or nothing when the dict is that of the globals.
            CacheState::Dict => self.key == 0 || object(Kind::Module),
            CacheState::Item
            | CacheState::Builtin
            | CacheState::Untouched
            | CacheState::Original
            | CacheState::Fixed
            | CacheState::Empty => true,
        };
        rest && heap.is_marked(self.value)
    }
}
