//! The image: builtins, prelude and library modules as a frozen heap that all sessions share.
//!
//! It is made once: [`Builder`] fills a heap whose handles already carry the image's bit, runs
//! the prelude and the modules in it, and freezes it. A session then only refers to it. Making it takes
//! a compiler and a quarter of a second, so it happens when the program is built: [`Image::to_bytes`]
//! gives what is stored in the binary, [`Image::from_bytes`] what a process starts with.
//!
//! Start at [`Image`]. Nothing here knows where the bytes are kept.

mod build;
mod doubles;
mod freeze;
mod names;
mod objects;
mod pages;
mod players;
mod shapes;
mod stored;
mod unit;
mod whole;

pub use shapes::LibraryShapes;

use std::collections::HashMap;
use std::sync::{OnceLock, RwLock};

use crate::classes;
use crate::heap::FrozenHeap;
use crate::names::TEXTS;
use crate::objects::{DictObj, Entry};
use crate::value::{IMAGE, Value};

pub use build::{Builder, Compile, InitModule, Sources, constants, install_method};
pub use freeze::Damaged;
use names::Names;
pub(crate) use pages::Chunks;
pub use pages::GROUPS;
pub use players::Player;
pub(crate) use stored::{Reader, Stored, Writer};
pub use unit::ImageUnit;
pub use whole::whole;

/// What all sessions share.
pub struct Image {
    /// Its objects; `None` while it is being made.
    heap: Option<FrozenHeap>,
    /// What they are read from; `None` if it was not stored.
    pages: Option<&'static pages::Pages>,
    /// Its units.
    pub units: Vec<ImageUnit>,
    /// The namespace of `builtins`.
    pub builtins: Value,
    /// `sys.modules` of a new session.
    pub modules: Value,
    /// Strings of one Latin-1 code point.
    pub chars: Vec<Value>,
    /// Modules that can be imported: they are in `modules` once they are.
    library: Named,
    /// The classes of `builtins`, and those of the library whose instances cross, whatever a guest does to their modules.
    classes: Named,
    prelude: Named,
    interned: Names,
    /// Whether strings are equal only where they are the same: in an image that was stored.
    pub(crate) no_doubles: bool,
    /// The twin of each native, or unbound.
    twins: Vec<Value>,
    /// Functions whose generators show a class, in the order of their handles.
    facades: Vec<(Value, Value)>,
    intrinsics: Vec<Value>,
    /// Identity numbers that were given while it was made, in the order of the objects' bits: dicts of the image
    /// are filled by hashes made of them.
    ids: Vec<(Value, u64)>,
    /// How many there are.
    pub(crate) last_id: u64,
    /// The names of a fresh `__main__`, from when a session first needs them.
    main: OnceLock<DictObj>,
    /// How instances of the library's classes look: in an image that was not stored from when a native first needs to know.
    shapes: OnceLock<LibraryShapes>,
    /// Functions that natives of library classes stand in front of, and these, in the order of the functions.
    fronts: OnceLock<Vec<(u32, u32)>>,
    abc: OnceLock<Option<AbcChecks>>,
    pub(crate) memo: OnceLock<Option<crate::exec::memo::MemoWrapper>>,
    stdout: OnceLock<Option<StdoutPlaces>>,
    union: OnceLock<Option<Value>>,
    players: OnceLock<Vec<Option<Value>>>,
    /// What is known while it is being made.
    making: Option<Box<Making>>,
}

/// What makes a stream of deflate (RFC 1951) of a page or unit. How hard it tries is up to who makes the image: a session
/// never deflates.
pub type Deflate<'a> = &'a mut dyn FnMut(&[u8]) -> Vec<u8>;

/// Values by name (strings of the image), in the order of the names' handles.
type Named = Vec<(Value, Value)>;

/// The tables of an image while they grow. Those of a finished one are never written, and need no lock.
#[derive(Default)]
struct Making {
    interned: RwLock<HashMap<Box<str>, Value>>,
    prelude: RwLock<HashMap<Box<str>, Value>>,
    twins: RwLock<HashMap<u32, Value>>,
    facades: RwLock<HashMap<Value, Value>>,
    intrinsics: RwLock<Vec<Value>>,
}

/// What answers `isinstance` and `issubclass` for abstract base classes.
#[derive(Clone, Copy, Debug)]
pub struct AbcChecks {
    /// The module `abc`, which counts registrations.
    pub module: Value,
    /// `ABCMeta.__instancecheck__`.
    pub instance: Value,
    /// `ABCMeta.__subclasscheck__`.
    pub subclass: Value,
}

/// Where `sys` has the streams that are printed to.
#[derive(Clone, Copy, Debug)]
pub struct StdoutPlaces {
    /// Its namespace.
    pub dict: Value,
    /// The position of `stdout`.
    pub now: usize,
    /// The position of `__stdout__`, the session's own.
    pub own: usize,
}

const NO_PANIC: &str = "nobody panics while writing a table of the image";

impl Image {
    /// Whether it is still being made.
    pub fn is_building(&self) -> bool {
        self.making.is_some()
    }

    /// The interned string with this text.
    #[inline]
    pub fn interned(&self, text: &str) -> Option<Value> {
        match &self.making {
            None => self.interned.find(text),
            Some(making) => making.interned.read().expect(NO_PANIC).get(text).copied(),
        }
    }

    /// The same for a text of ASCII whose hash is known, of an image that is made.
    pub fn interned_ascii(&self, hash: i64, text: &[u8]) -> Option<Value> {
        self.interned.find_ascii(hash, text)
    }

    /// Whether a string is the interned one for its text.
    pub fn is_interned(&self, value: Value) -> bool {
        (value.handle() & !IMAGE) < TEXTS.len() as u32
    }

    /// Whether a string of the image is the one that its text finds.
    pub fn has_interned(&self, string: Value) -> bool {
        self.interned.has(string)
    }

    /// A function of the prelude. A name that is not there is a broken promise of ours: a test looks for them all.
    pub fn prelude(&self, name: &str) -> Value {
        let found = match &self.making {
            None => self.named(&self.prelude, name),
            Some(making) => making.prelude.read().expect(NO_PANIC).get(name).copied(),
        };
        found.unwrap_or(Value::NONE)
    }

    /// The prelude function that does a native's work where Python has to run.
    pub fn twin(&self, native: Value) -> Option<Value> {
        match &self.making {
            None => self.twins.get(native.handle() as usize)?.given(),
            Some(making) => making.twins.read().expect(NO_PANIC).get(&native.handle()).copied(),
        }
    }

    /// The native of a class of the library that does what it can in front of this function.
    pub(crate) fn front(&self, function: u32) -> Option<u32> {
        if self.making.is_some() {
            return None;
        }
        let fronts = self.fronts.get_or_init(|| {
            let natives = crate::native::natives().iter().zip(&self.twins).enumerate();
            let own = natives.filter(|(_, (native, _))| native.table.own);
            let mut fronts: Vec<(u32, u32)> =
                own.filter_map(|(at, (_, twin))| Some((twin.is(crate::value::Kind::Function)?, at as u32))).collect();
            fronts.sort_unstable();
            fronts
        });
        let at = fronts.binary_search_by_key(&function, |front| front.0).ok()?;
        Some(fronts[at].1)
    }

    /// The class that a generator of this function shows.
    pub fn facade_of(&self, function: Value) -> Value {
        if !function.in_image() {
            return Value::UNDEF;
        }
        match &self.making {
            None => look_up(&self.facades, function).unwrap_or(Value::UNDEF),
            Some(making) => {
                making.facades.read().expect(NO_PANIC).get(&function).copied().unwrap_or(Value::UNDEF)
            }
        }
    }

    /// Whether `await` drives generators that show this class.
    pub fn is_awaitable_facade(&self, class: Value) -> bool {
        let awaitable = [
            classes::COROUTINE_WRAPPER,
            classes::ASYNC_GENERATOR_ASEND,
            classes::ASYNC_GENERATOR_ATHROW,
            classes::ANEXT_AWAITABLE,
        ];
        awaitable.iter().any(|c| c.same(class))
    }

    /// An intrinsic by its number.
    pub fn intrinsic(&self, number: u32) -> Value {
        let found = match &self.making {
            None => self.intrinsics.get(number as usize).copied(),
            Some(making) => making.intrinsics.read().expect(NO_PANIC).get(number as usize).copied(),
        };
        found.unwrap_or(Value::NONE)
    }

    /// Says that generators of a function show a class. Only while the image is being made.
    pub fn set_facade(&self, function: Value, class: Value) {
        if let Some(making) = &self.making {
            making.facades.write().expect(NO_PANIC).insert(function, class);
        }
    }

    /// What a native cannot do this function does: only while the image is made.
    pub fn set_twin(&self, native: Value, function: Value) {
        if let Some(making) = &self.making {
            making.twins.write().expect(NO_PANIC).insert(native.handle(), function);
        }
    }

    /// The objects, when the image is finished.
    pub fn frozen(&self) -> &FrozenHeap {
        self.heap.as_ref().expect("sessions begin when the image is finished")
    }

    /// A class that `builtins` has under a name, as the image has it.
    pub fn builtin_class(&self, name: &str) -> Option<Value> {
        self.named(&self.classes, name)
    }

    /// A class of the library whose instances cross the boundary, by its full name, as the image has it.
    pub fn library_class(&self, name: &str) -> Option<Value> {
        self.named(&self.classes, name)
    }

    /// How instances of the library's classes look.
    #[inline]
    pub fn library_shapes(&self) -> &LibraryShapes {
        let shape = |name: &str| self.frozen().instance_shape(self.library_class(name)?);
        self.shapes.get_or_init(|| LibraryShapes::found(shape))
    }

    /// The checks of `ABCMeta`, as the image has them.
    pub fn abc_checks(&self) -> Option<&AbcChecks> {
        use crate::names;
        let found = || {
            let (heap, module) = (self.frozen(), self.library_module("abc")?);
            let meta = heap.member(module, names::ABC_META)?;
            let (instance, subclass) =
                (heap.member(meta, names::INSTANCECHECK)?, heap.member(meta, names::SUBCLASSCHECK)?);
            Some(AbcChecks { module, instance, subclass })
        };
        if self.is_building() { None } else { self.abc.get_or_init(found).as_ref() }
    }

    /// The class of `int | None`.
    pub fn union_class(&self) -> Option<Value> {
        let found = || self.frozen().member(self.library_module("types")?, crate::names::UNION_TYPE);
        if self.is_building() { None } else { *self.union.get_or_init(found) }
    }

    /// Where `sys` has the streams that are printed to: there in each session, too, unless it deletes names of `sys`.
    pub fn stdout_places(&self) -> Option<&StdoutPlaces> {
        use crate::names;
        let found = || {
            let (heap, sys) = (self.frozen(), self.library_module("sys")?);
            let ((dict, now), (_, own)) = (heap.place(sys, names::STDOUT)?, heap.place(sys, names::OWN_STDOUT)?);
            Some(StdoutPlaces { dict, now, own })
        };
        if self.is_building() { None } else { self.stdout.get_or_init(found).as_ref() }
    }

    /// The functions of the prelude with their names (strings), in the order of the names.
    pub fn prelude_items(&self) -> impl Iterator<Item = (Value, Value)> + '_ {
        self.in_order(&self.prelude)
    }

    /// A module of the library.
    pub fn library_module(&self, name: &str) -> Option<Value> {
        self.named(&self.library, name)
    }

    /// The modules of the library with their names (strings), in the order of the names.
    pub fn library_items(&self) -> impl Iterator<Item = (Value, Value)> + '_ {
        self.in_order(&self.library)
    }

    /// The identity number of an object that was asked for it while the image was made.
    pub(crate) fn id(&self, value: Value) -> Option<u64> {
        look_up(&self.ids, value)
    }

    /// The namespace of a fresh `__main__`: room for what is set here, and for some names of the guest. In this buffer, if it fits.
    pub(crate) fn main_names(&self, buffer: Vec<Entry>) -> DictObj {
        use crate::names;
        let names = self.main.get_or_init(|| {
            let mut names = DictObj::default();
            let mut set = |name: Value, value: Value| names.insert_new(self.interned.hash(name), name, value);
            set(names::NAME, names::MAIN);
            for name in [names::DOC, names::PACKAGE, names::LOADER, names::SPEC] {
                set(name, Value::NONE);
            }
            if let Some(builtins) = look_up(&self.library, names::BUILTINS_MODULE) {
                set(names::BUILTINS, builtins);
            }
            names
        });
        names.copied(10, buffer)
    }

    /// The value under a name in a table of the finished image.
    fn named(&self, table: &Named, name: &str) -> Option<Value> {
        look_up(table, self.interned.find(name)?)
    }

    /// A table of the finished image in the order of the names' texts.
    fn in_order(&self, table: &Named) -> impl Iterator<Item = (Value, Value)> + '_ {
        let text = |name: &Value| {
            let string = self.frozen().strs().get(name.handle() & !IMAGE);
            string.and_then(|s| s.text()).and_then(|text| text.to_utf8().ok())
        };
        let mut items = table.clone();
        items.sort_by_cached_key(|(name, _)| text(name));
        items.into_iter()
    }
}

/// Finds what belongs to a value in a table in the order of bits.
fn look_up<T: Copy>(table: &[(Value, T)], value: Value) -> Option<T> {
    let at = table.binary_search_by_key(&value.bits(), |(v, _)| v.bits()).ok()?;
    Some(table[at].1)
}
