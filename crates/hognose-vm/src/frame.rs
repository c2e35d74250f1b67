//! Frames, stacks and linked units: where execution is, as plain data.

use std::sync::Arc;

use hognose_bytecode::{Body, Code};

use crate::image::ImageUnit;
use crate::value::{IMAGE, Value};

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

/// A stack of frames with their registers: one for each cooperative thread of a session.
#[derive(Default)]
pub struct Thread {
    /// The activations, the running one last.
    pub frames: Vec<Frame>,
    /// Their registers.
    pub stack: Vec<Value>,
}

/// Room for registers that a stack keeps above its top frame.
pub const WINDOW: usize = 256;

/// A unit in a session: its code, and what was made for it.
pub struct Unit {
    /// The code.
    pub code: Arc<Code>,
    /// Its constants as values.
    pub constants: Box<[Value]>,
    /// Its names as interned strings.
    pub names: Box<[Value]>,
    /// The namespace of its globals, a dict.
    pub globals: Value,
}

impl Unit {
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
}

impl Units {
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
    /// The position of the class's dict entry, or the version of a second dict.
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
    /// A value in the namespace of a class: position in `slot`, the dict in `value`.
    ClassData,
    /// A value in a dict (module, globals): position in `slot`.
    Dict,
    /// A builtin, found because the globals do not have the name: position in `slot`.
    Builtin,
    /// The value itself, fixed as long as the epoch is.
    Fixed,
}

/// Caches of all units of a session, made when a unit first runs.
#[derive(Default)]
pub struct Caches {
    own: Vec<Box<[Cache]>>,
    image: Vec<Box<[Cache]>>,
}

impl Caches {
    /// The caches of a unit.
    #[inline]
    pub fn of(&mut self, unit: u32, units: &Units) -> &mut [Cache] {
        let (tables, index) = if unit & IMAGE == 0 {
            (&mut self.own, unit as usize)
        } else {
            (&mut self.image, (unit & !IMAGE) as usize)
        };
        if tables.get(index).is_none_or(|t| t.is_empty()) {
            let n = units.get(unit).code.sites.len();
            if tables.len() <= index {
                tables.resize_with(index + 1, Default::default);
            }
            tables[index] = vec![Cache::default(); n].into();
        }
        &mut tables[index]
    }

    /// Forgets everything: handles in the caches may have died.
    pub fn clear(&mut self) {
        for table in self.own.iter_mut().chain(&mut self.image) {
            table.fill(Cache::default());
        }
    }
}
