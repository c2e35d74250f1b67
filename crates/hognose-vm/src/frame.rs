//! Frames, stacks and linked units: where execution is, as plain data.

use std::cell::{Cell, OnceCell, RefCell};
use std::sync::Arc;

use hognose_bytecode::{Body, BodyKind, Code};

use crate::heap::Heap;
use crate::image::ImageUnit;
use crate::objects::Direct;
use crate::value::{IMAGE, Kind, Value};

/// What happens with the result of a frame when it returns. The instruction of the caller that
/// waits for it says the rest (destination, operands, jump).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum Action {
    /// It goes to `R[dst]` of the caller.
    #[default]
    Store,
    /// `__init__` has run: it must be `None`; the instance in `extra` goes to `R[dst]`.
    Init,
    /// An operator's method: `NotImplemented` means the next candidate; `extra` is its number.
    Binary,
    /// A comparison's method: as `Binary`; the instruction stores or branches.
    Compare,
    /// Its truth decides a branch.
    Branch,
    /// `__bool__` has run: it must be a `bool`, which decides what its truth was asked for.
    Bool,
    /// `__len__` has run for a truth: an integer that is not negative.
    LenTruth,
    /// Its truth is stored (`in`); negated for `not in`.
    StoreTruth,
    /// `__next__` of a `for` has run: the item, or `StopIteration`, which ends the loop.
    ForNext,
    /// An iterator's step for `Send` or `YieldFrom`.
    Send,
    /// `next(it)`, `gen.send(x)`: a generator that ends raises `StopIteration`.
    GenStep,
    /// The next item of an asynchronous generator for `async for`, which drives it without an awaitable between them: an
    /// item completes `GetANext` and the `Send` behind it.
    AsyncItem,
    /// `gen.close()`: a generator that yields is an error, one that ends gives its result.
    GenClose,
    /// `next(it, default)`: `StopIteration` gives the default in `extra`.
    NextDefault,
    /// `__getattribute__` or a getter has run: `AttributeError` calls `__getattr__` of the object in `extra`.
    GetAttr,
    /// `__iter__` has run: the result must be an iterator; it goes to `R[dst]`.
    Iterator,
    /// `__iter__` has run for `ForPrep`.
    ForPrep,
    /// Nobody wants it.
    Discard,
    /// There is none: what was called for `raise` only raises. Behind such an instruction its body may end.
    Never,
    /// The whole stack ends with it.
    Exit,
    /// A thrown exception went into the delegate of `YieldFrom`.
    Thrown,
    /// `close()` of the delegate has run; then `GeneratorExit` is raised at the `YieldFrom`.
    Closed,
    /// `LoadMethod`'s attribute was computed: it goes to `R[dst]`, `R[dst + 1]` is unbound.
    LoadMethod,
    /// A list of the items that the running `Unpack` or `UnpackStar` distributes.
    Unpack,
    /// `hasattr` and the like: `AttributeError` gives the value in `extra`.
    AttrDefault,
    /// What the host's values hold was entered (`convert/entries.rs`): the stack goes on, or waits, as before.
    Entered,
    /// What an iterator asked for (`types/questions.rs`): it goes to the iterators in `extra`, and the instruction that steps them runs again.
    Asked,
    /// The special method named in `extra` has run for a builtin, whose result it is when it is of the type that belongs
    /// there (`exec/special.rs`).
    Special,
    /// A generator whose items a builtin goes through (`exec/collect.rs`): what it yields goes to the state in `extra`, and it
    /// goes on.
    Collect,
    /// `__new__` has run: `__init__` of what it gave comes next, if that is an instance of the class; `extra` is a tuple of
    /// a dict of the named arguments, if there are any, the class, and the others.
    New,
}

/// One activation of a body.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frame {
    /// Its unit.
    pub unit: u32,
    /// Its body in the unit.
    pub body: u32,
    /// The next instruction, while another frame runs above it.
    pub pc: u32,
    /// Where its registers begin on the stack.
    pub base: u32,
    /// The register of the caller for its result.
    pub dst: u8,
    /// What happens with its result.
    pub action: Action,
    /// What the action needs.
    pub extra: Value,
    /// The generator whose body it runs, or unbound.
    pub generator: Value,
}

/// Room for registers that a stack keeps above its top frame.
pub const WINDOW: usize = 256;

/// A unit in a session: its code, and what was made for it.
pub struct Unit {
    /// The code.
    pub code: Arc<Code>,
    /// Its constants as values.
    pub constants: Arc<[Value]>,
    /// Its names as interned strings.
    pub names: Arc<[Value]>,
    /// The namespace of its globals, a dict.
    pub globals: Value,
    /// What a call has to know of each body.
    entries: Arc<[Entry]>,
    /// Names and constants are the image's or no objects: with the same globals, it is the same in every session.
    portable: bool,
}

/// What a call has to know of a body, in few bytes: it is read at every call.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The first instruction.
    pub start: u32,
    /// With exactly so many positional arguments nothing has to be bound; [`Entry::NEVER`] if that is never so.
    pub simple: u16,
    /// The number of parameter registers.
    pub n_params: u16,
    /// How many registers it uses.
    pub registers: u16,
    /// How many cells it captures.
    pub captures: u16,
    /// No variable lives in this register or behind it: only results on their way.
    pub first_temporary: u16,
    /// It takes positional parameters only: missing arguments may come from defaults.
    pub positional: bool,
    /// Calling it runs it.
    pub plain: bool,
    /// Its parameters are in a list in its first register.
    pub spilled: bool,
}

impl Entry {
    /// No number of arguments.
    pub const NEVER: u16 = u16::MAX;

    /// The part that functions keep.
    pub fn direct(&self) -> Direct {
        Direct { start: self.start, arguments: self.simple, registers: self.registers }
    }

    /// What a call has to know of this body.
    pub fn of(body: &Body) -> Entry {
        let positional = body.params.keyword_only == 0
            && !body.flags.varargs
            && !body.flags.varkw
            && !body.flags.spilled;
        let plain = body.kind == BodyKind::Plain;
        let n_params = body.param_registers();
        let bound = n_params + body.captures.len();
        let named = body.locals.iter().map(|local| local.register).chain(body.handled);
        Entry {
            first_temporary: named.map(|register| register as u16 + 1).fold(bound as u16, u16::max),
            start: body.start,
            simple: if positional && plain { body.params.positional } else { Entry::NEVER },
            n_params: n_params as u16,
            registers: body.registers,
            captures: body.captures.len() as u16,
            positional,
            plain,
            spilled: body.flags.spilled,
        }
    }
}

impl Unit {
    /// Code with what was made for it.
    pub fn new(code: Arc<Code>, constants: Arc<[Value]>, names: Arc<[Value]>, globals: Value) -> Unit {
        let entries = code.bodies.iter().map(Entry::of).collect();
        Unit::with(code, entries, constants, names, globals, false)
    }

    /// The same, when what its bodies need is known. `portable`: neither names nor constants belong to the session.
    pub fn with(
        code: Arc<Code>,
        entries: Arc<[Entry]>,
        constants: Arc<[Value]>,
        names: Arc<[Value]>,
        globals: Value,
        portable: bool,
    ) -> Unit {
        Unit { code, constants, names, globals, entries, portable }
    }

    /// What a call has to know of a body.
    #[inline(always)]
    pub fn entry(&self, body: u32) -> Entry {
        self.entries[body as usize]
    }

    /// The body with this index.
    #[inline]
    pub fn body(&self, body: u32) -> &Body {
        &self.code.bodies[body as usize]
    }
}

/// All units of a session, those of the image among them.
pub struct Units {
    /// The session's own.
    pub own: Vec<Arc<Unit>>,
    /// The image's.
    pub image: &'static [ImageUnit],
    /// While the image is being made, new units belong to it.
    pub building: bool,
    /// The first unit of the session before, if it can be one of this session too: a program that is prepared is run again.
    pub spare: Option<Arc<Unit>>,
}

impl Unit {
    /// Bytes that it takes with its caches, roughly.
    pub fn size(&self) -> usize {
        let code = &self.code;
        let parts = [(code.ops.len(), 40), (self.names.len(), 48), (self.constants.len(), 32), (code.bodies.len(), 256)];
        parts.iter().map(|(n, size)| n * size).sum::<usize>() + code.source.len() + size_of::<Unit>()
    }
}

impl Units {
    /// No unit but the image's.
    pub(crate) fn reset(&mut self) {
        let Units { own, image: _, building: _, spare } = self;
        own.truncate(1);
        // The one that was there is kept where nobody has asked for another one.
        if let Some(unit) = own.pop() {
            *spare = Some(unit).filter(|unit| unit.portable);
        }
    }

    /// Adds the unit of the session before if it is this one: its number.
    pub(crate) fn add_spare(&mut self, code: &Arc<Code>, globals: Value) -> Option<u32> {
        let unit = self.spare.take()?;
        if !Arc::ptr_eq(&unit.code, code) || !unit.globals.same(globals) || self.building {
            return None;
        }
        self.own.push(unit);
        Some((self.own.len() - 1) as u32)
    }

    /// The unit with this number.
    #[inline]
    pub fn get(&self, unit: u32) -> &Unit {
        if unit & IMAGE == 0 || self.building {
            &self.own[(unit & !IMAGE) as usize]
        } else {
            self.image[(unit & !IMAGE) as usize].get()
        }
    }

    /// Whether a unit belongs to the image: the prelude or the library.
    #[inline]
    pub fn in_image(&self, unit: u32) -> bool {
        unit & IMAGE != 0
    }

    /// Adds those that hold functions to a list of the same order, as far as they are not there yet.
    #[inline]
    pub(crate) fn show(&self, shown: &mut Vec<Option<Arc<Unit>>>) {
        if shown.len() < self.own.len() && !self.building {
            let new = &self.own[shown.len()..];
            shown.extend(new.iter().map(|unit| (unit.code.bodies.len() > 1).then(|| unit.clone())));
        }
    }

    /// Adds a unit; its number.
    pub fn add(&mut self, unit: Unit) -> u32 {
        self.own.push(Arc::new(unit));
        let index = (self.own.len() - 1) as u32;
        if self.building { index | IMAGE } else { index }
    }
}

/// An inline cache: what an instruction found last time, and when that still holds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cache {
    /// The shape of the object, or what else identifies it (see `exec::attr`).
    pub key: u64,
    /// The function or class that was found, or unbound.
    pub value: Value,
    /// The epoch of classes, or the version of a dict.
    pub epoch: u32,
    /// The slot or position.
    pub slot: u32,
    /// What was found.
    pub state: CacheState,
    /// The version of a second dict, or the name (a handle of a string) of an attribute that was read, for finding what is
    /// known of it for another shape. When storing, the shape that the instance gets; then the name is in `value`.
    pub other: u32,
}

/// What a cache holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CacheState {
    /// Nothing.
    #[default]
    Empty,
    /// An attribute in a slot of the instance.
    Slot,
    /// A new attribute: the slot, and the shape that the instance gets.
    Add,
    /// A function of the class, to be called with the object in front.
    Method,
    /// The getter of a property.
    Property,
    /// A field of a named tuple: its position in `slot`.
    Field,
    /// A value in the namespace of a class: position in `slot`, the dict in `value`, its name in `other`.
    ClassData,
    /// The same, read through an instance.
    Inherited,
    /// A value in a dict (module, globals): position in `slot`.
    Dict,
    /// A builtin, found because the globals do not have the name: position in `slot`.
    Builtin,
    /// The same: the value itself, as long as the session has not changed the builtins.
    Untouched,
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
}

/// A cache by shape and name.
type Shared = OnceCell<Box<[Cell<Cache>; SHARED]>>;

/// How many entries the shared cache has.
const SHARED: usize = 1024;

impl Caches {
    /// Forgets everything that was found.
    pub fn reset(&mut self) {
        let Caches { own, image, used, shared, stores } = self;
        own.clear();
        for unit in used.get_mut().drain(..) {
            if let Some(table) = image.get_mut(unit as usize) {
                table.take();
            }
        }
        shared.take();
        stores.take();
    }

    /// Makes room for all units: before code runs.
    pub fn prepare(&mut self, units: &Units) {
        let n_image = if units.building { units.own.len() } else { units.image.len() };
        if self.own.len() < units.own.len() {
            self.own.resize_with(units.own.len(), Default::default);
        }
        if self.image.len() < n_image {
            self.image.resize_with(n_image, Default::default);
        }
    }

    /// The caches of a unit.
    #[inline]
    pub fn of(&self, unit: u32, units: &Units) -> &[Cell<Cache>] {
        let tables = if unit & IMAGE == 0 { &self.own } else { &self.image };
        tables[(unit & !IMAGE) as usize].get_or_init(|| {
            if unit & IMAGE != 0 {
                self.used.borrow_mut().push(unit & !IMAGE);
            }
            let n = units.get(unit).code.sites.len();
            vec![Cell::default(); n].into()
        })
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

    /// What was found for storing an attribute of a shape, when that still holds.
    #[inline]
    pub fn stored(&self, shape: u32, name: u32, epoch: u32) -> Option<Cache> {
        Self::find(&self.stores, shape, name, epoch)
    }

    fn keep(table: &Shared, shape: u32, name: Value, found: Cache) {
        let (at, key) = Self::place(shape, name.handle());
        let table = table.get_or_init(|| Box::new([const { Cell::new(Cache::EMPTY) }; SHARED]));
        table[at % SHARED].set(Cache { key, ..found });
    }

    /// Keeps what was found for an attribute of a shape.
    pub fn saw(&self, shape: u32, name: Value, found: Cache) {
        Self::keep(&self.shared, shape, name, found);
    }

    /// Keeps what was found for storing an attribute of a shape.
    pub fn stores(&self, shape: u32, name: Value, found: Cache) {
        Self::keep(&self.stores, shape, name, found);
    }

    /// Forgets what refers to objects that died in the collection that has just been.
    pub fn keep_marked(&mut self, heap: &Heap) {
        self.shared.take();
        self.stores.take();
        let used = self.used.get_mut().iter().filter_map(|unit| self.image.get(*unit as usize));
        for cell in self.own.iter().chain(used).filter_map(OnceCell::get).flatten() {
            let cache = cell.get();
            if cache.state != CacheState::Empty && !cache.is_marked(heap) {
                cell.set(Cache::default());
            }
        }
    }
}

impl Cache {
    /// Nothing.
    const EMPTY: Cache =
        Cache { key: 0, value: Value::UNDEF, epoch: 0, slot: 0, state: CacheState::Empty, other: 0 };

    /// Whether `other` is the name of an attribute.
    #[inline]
    pub fn names(&self) -> bool {
        use CacheState::*;
        matches!(self.state, Slot | Method | Property | Inherited | Field | ClassData)
    }

    /// Whether everything that it refers to survives a collection.
    fn is_marked(&self, heap: &Heap) -> bool {
        let object = |kind: Kind| heap.is_marked(Value::new(kind, self.key as u32));
        let rest = match self.state {
            // The key is a shape, or the tag of a builtin kind, which looks like a shape of the image.
            CacheState::Slot
            | CacheState::Method
            | CacheState::Property
            | CacheState::Inherited
            | CacheState::Field => {
                heap.shapes.is_marked(self.key as u32)
            }
            CacheState::Add => heap.shapes.is_marked(self.key as u32) && heap.shapes.is_marked(self.other),
            CacheState::ClassData => object(Kind::Class) && heap.is_marked(Value::new(Kind::Str, self.other)),
            // The key is a module, or nothing when the dict is that of the globals.
            CacheState::Dict => self.key == 0 || object(Kind::Module),
            CacheState::Builtin | CacheState::Untouched | CacheState::Fixed | CacheState::Empty => true,
        };
        rest && heap.is_marked(self.value)
    }
}
