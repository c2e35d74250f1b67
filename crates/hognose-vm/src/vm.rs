//! What every native operation gets to see: heap, names, limits, output. Not the stack.
//!
//! A native takes values and finishes. When it would have to run Python it says
//! [`Stop::Python`]; when it wants the loop to call something in its place it leaves a [`Request`].
//! Nothing here knows frames or registers: see `exec`.

use std::collections::HashMap;
use std::sync::Arc;

use crate::exec::methods::MethodCall;
use crate::classes;
use crate::exec::carried::Carriers;
use crate::heap::{Heap, Scope};
use crate::image::Image;
use crate::interned::Interned;
use crate::links::LinkName;
use crate::lookups::Lookups;
use crate::meter::Meter;
use crate::native::{Direct, NativeInfo};
use crate::objects::*;
use crate::output::Output;
use crate::recent::Recent;
use crate::stop::{Res, Stop};
use crate::text::{Text, TextBuf, hash};
use crate::unit::Unit;
use crate::value::{Kind, Value};

/// What a native asks the loop to do in its place.
#[derive(Debug)]
pub enum Request {
    /// Call something; its result is the native's result.
    Call { callee: Value, args: Vec<Value>, kwargs: Vec<(Value, Value)> },
    /// Go on with a generator: send a value or throw an exception into it.
    Resume { generator: Value, input: Input },
    /// Go on with a coroutine that a task drives: a result that it ends with goes into a list ([`Step`](crate::frame::Action::Step)).
    Step { coroutine: Value, ends: Value },
    /// `next(it, default)`: as `Resume` or a call of `__next__`, with the default when it ends.
    Next { iterator: Value, default: Value },
    /// `getattr(object, name)` with all hooks; a default that is given replaces `AttributeError`.
    GetAttr { object: Value, name: Value, default: Value },
    /// `setattr`, or `delattr` when the value is unbound, with all hooks.
    SetAttr { object: Value, name: Value, value: Value },
    /// Run code on top of the stack.
    Run(Box<crate::exec::RunRequest>),
    /// Wait until one of the pending values is answered or a time has passed.
    Wait { pendings: Vec<Value>, timeout: Option<f64> },
    /// Make a call to the host and wait for its answer (clock, entropy, files, import hooks).
    Capability { name: &'static str, args: Vec<Value> },
    /// Have garbage collected, unless this object, which a weak reference is about to tell of, is surely alive.
    Look(Value),
}

/// Up to this many bytes, a heap is collected whenever weak references are looked at.
pub const SMALL_HEAP: usize = 256 << 10;

/// After so many looks at weak references that found nothing dead, a program hardly waits for something to die.
const MANY_LOOKS: u32 = 64;

/// What a suspended generator gets when it goes on.
#[derive(Clone, Copy, Debug)]
pub enum Input {
    /// The value of the `yield`.
    Send(Value),
    /// An exception, raised at the `yield`.
    Throw(Value),
    /// `GeneratorExit`, which it should not survive.
    Close,
}

/// The state of a session without its stacks.
pub struct Vm {
    /// All objects.
    pub heap: Heap,
    /// What all sessions share.
    pub image: &'static Image,
    /// The table of natives.
    pub natives: &'static [NativeInfo],
    /// How each of them is called directly.
    pub directs: &'static [Direct],
    /// The session's own units that hold functions, for natives that evaluate one (`exec/leaf.rs`).
    pub(crate) units: Vec<Option<Arc<Unit>>>,
    /// The one of them that held the last such function, and its number: taken out while one is evaluated, as counting who uses it takes
    /// as long as a small function does.
    pub(crate) last_unit: Option<(u32, Arc<Unit>)>,
    /// Whether such a function is being evaluated.
    pub(crate) leaves: u8,
    /// Budgets.
    pub meter: Meter,
    /// What the guest printed.
    pub output: Output,
    /// The namespace of `builtins`.
    pub builtins: Value,
    /// `sys.modules`.
    pub modules: Value,
    /// Interned names of this session (the image has its own).
    interned: Interned,
    /// Grows whenever a class changed that a cache may have seen.
    pub epoch: u32,
    /// The same in the upper half of a word, as [`Cache::stamp`](crate::caches::Cache::stamp) has it.
    pub(crate) stamp: u64,
    /// What a native asks the loop to do.
    pub request: Option<Request>,
    /// What the running instruction calls, noted for the loop.
    pub method_call: MethodCall,
    /// Identity numbers, given when `id()` first asks: they survive snapshots and tell nothing about addresses.
    pub ids: HashMap<Value, u64>,
    /// How many numbers were given.
    pub last_id: u64,
    /// What lookups in classes found.
    pub(crate) lookups: Lookups,
    /// Special methods that are natives of library classes.
    pub(crate) own_seen: Vec<crate::own::Seen>,
    /// The shape whose classes draw random numbers as the library does, and how much of the image and of classes had changed when
    /// that was found out.
    pub drawn_plainly: Option<[u32; 4]>,
    /// Weak references whose targets died and whose callbacks have still to run.
    pub callbacks: Vec<Value>,
    /// Garbage was collected for the instruction that runs.
    pub settled: bool,
    /// What has still to be put into containers of the host's values.
    pub entries: crate::convert::Entries,
    /// Host calls: made, running, answered.
    pub calls: crate::calls::Calls,
    /// Threads: made, running, waiting.
    pub threads: crate::threads::Threads,
    /// Modules in the process of being imported and what else the importer keeps.
    pub importing: Vec<Value>,
    /// Where `random` and its like start when the host grants no entropy.
    pub recursion_limit: usize,
    /// The highest limit that the guest may set.
    pub max_recursion_limit: usize,
    /// `sys.set_int_max_str_digits`.
    pub max_str_digits: usize,
    /// The clock of event loops in seconds: it stands still while the guest runs and is set by the host at steps.
    pub loop_time: f64,
    /// Whether the guest has looked at that clock: before, nobody has to set it.
    pub loop_runs: bool,
    /// How many iterators stand on each other in the step of one that is being taken.
    pub(crate) iter_depth: usize,
    /// Memory for the states of iterators over others.
    #[expect(clippy::vec_box, reason = "they go to iterators as they are")]
    pub(crate) spare_adapters: Vec<Box<crate::objects::Adapter>>,
    /// Memory for texts while they are written.
    pub(crate) scratch: Vec<u8>,
    /// The last product of a large integer and a short one, and how many of them in a row led to it.
    pub(crate) products: (u32, u32),
    /// What an iterator whose step has just stopped wants to know.
    pub(crate) question: Option<crate::types::questions::Question>,
    /// Strings whose interned ones were wanted lately, with those; until the next collection.
    recent_names: [(u32, u32); RECENT_NAMES],
    /// Where attributes were lately: most sessions never ask.
    pub(crate) recent: Option<Box<Recent>>,
    /// How items of instances of some shapes were read lately.
    pub(crate) carriers: Carriers,
}

const RECENT_NAMES: usize = 16;

/// No string has the last handle.
const NO_NAMES: [(u32, u32); RECENT_NAMES] = [(u32::MAX, 0); RECENT_NAMES];

/// What a session begins with, unless its host says otherwise.
const RECURSION_LIMIT: usize = 1000;
const MAX_RECURSION_LIMIT: usize = 10_000;
const MAX_STR_DIGITS: usize = 4300;

impl Vm {
    /// A new session's state over an image.
    pub fn new(image: &'static Image, heap: Heap) -> Vm {
        Vm {
            heap,
            image,
            natives: crate::native::natives(),
            directs: crate::native::directs(),
            units: Vec::new(),
            last_unit: None,
            leaves: 0,
            meter: Meter::default(),
            output: Output::default(),
            builtins: image.builtins,
            modules: image.modules,
            interned: Interned::default(),
            epoch: 1,
            stamp: 1 << 32,
            request: None,
            method_call: MethodCall::NONE,
            ids: HashMap::new(),
            last_id: image.last_id,
            lookups: Lookups::default(),
            own_seen: Vec::new(),
            drawn_plainly: None,
            callbacks: Vec::new(),
            settled: false,
            entries: crate::convert::Entries::default(),
            calls: crate::calls::Calls::default(),
            threads: crate::threads::Threads::default(),
            importing: Vec::new(),
            recursion_limit: RECURSION_LIMIT,
            max_recursion_limit: MAX_RECURSION_LIMIT,
            max_str_digits: MAX_STR_DIGITS,
            loop_time: 0.0,
            loop_runs: false,
            iter_depth: 0,
            spare_adapters: Vec::new(),
            scratch: Vec::new(),
            products: (0, 0),
            question: None,
            recent_names: NO_NAMES,
            recent: None,
            carriers: Carriers::default(),
        }
    }

    /// As `new` makes it, with memory that is used again.
    pub fn reset(&mut self) {
        let Vm {
            heap,
            image,
            natives: _,
            directs: _,
            units,
            last_unit,
            leaves,
            meter,
            output,
            builtins,
            modules,
            interned,
            epoch,
            stamp,
            request,
            // Nothing is noted between two instructions.
            method_call: _,
            ids,
            last_id,
            lookups,
            own_seen,
            drawn_plainly,
            callbacks,
            settled,
            calls,
            threads,
            importing,
            entries,
            recursion_limit,
            max_recursion_limit,
            max_str_digits,
            loop_time,
            loop_runs,
            iter_depth,
            spare_adapters,
            scratch,
            products,
            question,
            recent_names,
            recent,
            carriers,
        } = self;
        heap.reset();
        units.clear();
        *last_unit = None;
        *leaves = 0;
        meter.reset();
        output.reset();
        (*builtins, *modules) = (image.builtins, image.modules);
        interned.reset();
        (*epoch, *stamp) = (1, 1 << 32);
        *request = None;
        *ids = HashMap::default();
        *last_id = image.last_id;
        *lookups = Lookups::default();
        *own_seen = Vec::new();
        *drawn_plainly = None;
        *callbacks = Vec::new();
        *settled = false;
        calls.reset();
        threads.reset();
        *importing = Vec::new();
        *entries = crate::convert::Entries::default();
        (*recursion_limit, *max_recursion_limit) = (RECURSION_LIMIT, MAX_RECURSION_LIMIT);
        *max_str_digits = MAX_STR_DIGITS;
        (*loop_time, *loop_runs) = (0.0, false);
        *iter_depth = 0;
        spare_adapters.clear();
        scratch.clear();
        *products = (0, 0);
        *question = None;
        *recent_names = NO_NAMES;
        *recent = None;
        *carriers = Carriers::default();
    }

    /// Every value that this part of a session keeps alive.
    pub fn roots(&self, visit: &mut impl FnMut(Value)) {
        visit(self.builtins);
        visit(self.modules);
        self.callbacks.iter().chain(&self.importing).for_each(|v| visit(*v));
        self.entries.roots(visit);
        self.calls.roots(visit);
        self.threads.roots(visit);
        self.output.roots(visit);
        match &self.request {
            Some(Request::Call { callee, args, kwargs }) => {
                visit(*callee);
                args.iter().for_each(|v| visit(*v));
                kwargs.iter().for_each(|(k, v)| {
                    visit(*k);
                    visit(*v);
                });
            }
            Some(Request::Wait { pendings, .. }) => pendings.iter().for_each(|v| visit(*v)),
            _ => {}
        }
    }

    /// Forgets the caches that a collection makes stale.
    pub fn forget(&mut self, scope: Scope) {
        let heap = &self.heap;
        self.lookups.keep_marked(heap, scope);
        self.ids.retain(|v, _| heap.is_marked(*v));
        self.interned.keep_marked(heap, scope);
        self.recent_names = NO_NAMES;
        self.carriers = Carriers::default();
        if let Some(recent) = &mut self.recent {
            recent.keep_marked(heap, scope);
        }
    }

    /// The string object of a name: the same for the same text.
    pub fn intern(&mut self, text: &str) -> Value {
        if let Some(value) = self.intern_known(text) {
            return value;
        }
        let value = self.heap.new_str(text);
        self.str_hash(value.handle());
        self.intern_new(value, text)
    }

    /// Adds a string to the interned ones: its hash is known, and no other one has its text.
    fn intern_new(&mut self, value: Value, text: &str) -> Value {
        let bytes = self.interned.add(&self.heap, value, text);
        self.heap.grew(bytes);
        value
    }

    /// The interned strings of names that linking knows.
    pub(crate) fn intern_all(&mut self, names: &[LinkName], texts: &[Arc<str>]) -> Arc<[Value]> {
        let one = |(name, text): (&LinkName, &Arc<str>)| match name {
            LinkName::Known(value) => *value,
            LinkName::Own(object) if self.heap.seed == 0 => {
                match self.interned.find(&self.heap, object.hash, text) {
                    Some(value) => value,
                    None => {
                        let value = self.heap.new_str_obj(object.clone());
                        self.intern_new(value, text)
                    }
                }
            }
            LinkName::Own(_) => self.intern(text),
        };
        names.iter().zip(texts).map(one).collect()
    }

    /// Bytes that the table of interned names takes.
    pub(crate) fn interned_size(&self) -> usize {
        self.interned.size()
    }

    /// The interned string of a name that somebody interned.
    pub fn intern_known(&self, text: &str) -> Option<Value> {
        if let Some(value) = self.image.interned(text) {
            return Some(value);
        }
        let hash = match text.is_ascii() {
            true => hash::hash_bytes(text.as_bytes(), self.heap.seed),
            false => hash::hash(TextBuf::from(text).as_text(), self.heap.seed),
        };
        self.interned.find(&self.heap, hash::known(hash), text)
    }

    /// The interned string equal to a string, so that attribute lookups can compare identity.
    pub fn intern_value(&mut self, name: Value) -> Value {
        if name.in_image() && self.image.is_interned(name) {
            return name;
        }
        let Some(handle) = name.is(Kind::Str) else { return name };
        let place = handle as usize % RECENT_NAMES;
        if let (known, interned) = self.recent_names[place]
            && known == handle
        {
            return Value::new(Kind::Str, interned);
        }
        let interned = match self.intern_short(handle) {
            Some(known) => known,
            None => match self.heap.text(handle).to_utf8() {
                Ok(text) => self.intern(&text),
                Err(_) => return name,
            },
        };
        self.recent_names[place] = (handle, interned.handle());
        interned
    }

    /// The interned string equal to a string of short ASCII, where there is one.
    fn intern_short(&mut self, handle: u32) -> Option<Value> {
        let StrData::Inline(..) = self.heap.str_obj(handle).data else { return None };
        if self.heap.seed != 0 || self.image.is_building() {
            return None;
        }
        let hash = self.str_hash(handle);
        let text = self.heap.str_obj(handle).bytes().filter(|text| text.is_ascii())?;
        self.image.interned_ascii(hash, text).or_else(|| self.interned.find_ascii(&self.heap, hash, text))
    }

    /// Interned names of this session, for a snapshot.
    pub fn interned(&self) -> impl Iterator<Item = Value> + '_ {
        self.interned.all()
    }

    // Classes.

    /// `type(value)`. A pending value shows as what it is only to the VM.
    pub fn class_of(&self, value: Value) -> Value {
        use classes::*;
        match value.kind() {
            Kind::Instance => self.heap.shape(self.heap.instance(value.handle()).shape).class,
            Kind::Exc => self.heap.shape(self.heap.exception(value.handle()).shape).class,
            Kind::Class => self.heap.class(value.handle()).metaclass,
            Kind::Undef | Kind::None | Kind::ForList | Kind::ForRange => NONE_TYPE,
            Kind::Bool => BOOL,
            Kind::NotImplemented => NOT_IMPLEMENTED_TYPE,
            Kind::Ellipsis => ELLIPSIS_TYPE,
            Kind::Native => {
                let info = &self.natives[value.handle() as usize];
                if info.slot {
                    WRAPPER_DESCRIPTOR
                } else if info.is_method() && !info.is_new() {
                    METHOD_DESCRIPTOR
                } else {
                    NATIVE_FUNCTION
                }
            }
            Kind::Int | Kind::Wide | Kind::Big => INT,
            Kind::Float => FLOAT,
            Kind::Complex => COMPLEX,
            Kind::Str => STR,
            Kind::Bytes => BYTES,
            Kind::ByteArray => BYTEARRAY,
            Kind::MemoryView => MEMORYVIEW,
            Kind::Array => ARRAY,
            Kind::List => LIST,
            Kind::Tuple => TUPLE,
            Kind::Dict => DICT,
            Kind::Set => SET,
            Kind::FrozenSet => FROZENSET,
            Kind::Range => RANGE,
            Kind::Slice => SLICE,
            Kind::View => match self.heap.view(value.handle()).part {
                ViewPart::Keys => DICT_KEYS,
                ViewPart::Values => DICT_VALUES,
                ViewPart::Items => DICT_ITEMS,
            },
            Kind::Function => FUNCTION,
            Kind::Bound => {
                match self.heap.bound(value.handle()).func.is(Kind::Native) {
                    Some(native) if self.natives[native as usize].slot => METHOD_WRAPPER,
                    Some(_) => NATIVE_FUNCTION,
                    None => METHOD,
                }
            }
            Kind::Cell => CELL,
            Kind::Gen => {
                let generator = self.heap.generator(value.handle());
                match (generator.facade.given(), generator.flavour) {
                    (Some(class), _) => class,
                    (None, GenFlavour::Generator) => GENERATOR,
                    (None, GenFlavour::Coroutine) => COROUTINE,
                    (None, GenFlavour::AsyncGenerator) => ASYNC_GENERATOR,
                }
            }
            Kind::Iter => match self.heap.iter(value.handle()) {
                IterObj::Sequence(_, _, step, _) if *step < 0 => REVERSED,
                IterObj::Done | IterObj::Sequence(..) => ITERATOR,
                IterObj::List(..) => LIST_ITERATOR,
                IterObj::ListBack(..) => LIST_REVERSEITERATOR,
                IterObj::Tuple(..) => TUPLE_ITERATOR,
                IterObj::Str(s, _) => {
                    if self.heap.text(s.handle()).is_ascii() {
                        STR_ASCII_ITERATOR
                    } else {
                        STR_ITERATOR
                    }
                }
                IterObj::Bytes(b, _) => {
                    match b.kind() {
                        Kind::Bytes => BYTES_ITERATOR,
                        Kind::Array => ARRAY_ITERATOR,
                        _ => BYTEARRAY_ITERATOR,
                    }
                }
                IterObj::Range(..) => RANGE_ITERATOR,
                IterObj::BigRange(..) => LONGRANGE_ITERATOR,
                IterObj::Dict(_, _, ViewPart::Keys, ..) => DICT_KEYITERATOR,
                IterObj::Dict(_, _, ViewPart::Values, ..) => DICT_VALUEITERATOR,
                IterObj::Dict(_, _, ViewPart::Items, ..) => DICT_ITEMITERATOR,
                IterObj::DictBack(_, _, ViewPart::Keys, _) => DICT_REVERSEKEYITERATOR,
                IterObj::DictBack(_, _, ViewPart::Values, _) => DICT_REVERSEVALUEITERATOR,
                IterObj::DictBack(_, _, ViewPart::Items, _) => DICT_REVERSEITEMITERATOR,
                IterObj::Set(..) => SET_ITERATOR,
                IterObj::Enumerate(..) | IterObj::EnumerateList(..) => ENUMERATE,
                IterObj::Zip(..) | IterObj::ZipLists(..) => ZIP,
                IterObj::Adapter(adapter) => crate::types::adapters::class_of(adapter.form),
            },
            Kind::Module => MODULE,
            Kind::Descr => match self.heap.descr(value.handle()) {
                DescrObj::Empty | DescrObj::Property { .. } => PROPERTY,
                DescrObj::ClassMethod(_) => CLASSMETHOD,
                DescrObj::StaticMethod(_) => STATICMETHOD,
                DescrObj::Member { .. } => MEMBER_DESCRIPTOR,
                DescrObj::GetSet { class, name, .. } if crate::types::descriptor::is_field(self, *class, *name) => {
                    MEMBER_DESCRIPTOR
                }
                DescrObj::GetSet { .. } => GETSET_DESCRIPTOR,
            },
            Kind::Super => classes::SUPER,
            Kind::Weak => WEAKREF,
            Kind::Traceback => TRACEBACK,
            Kind::CodeObj => CODE,
            Kind::Tool => classes::TOOL,
            Kind::Pending => PENDING,
        }
    }

    /// A class by its value, which must be one.
    #[inline]
    pub fn class(&self, class: Value) -> &ClassObj {
        // What is no class is no more than an object, so that a value from outside cannot reach a wrong one.
        self.heap.class(class.is(Kind::Class).unwrap_or(classes::OBJECT.handle()))
    }

    /// The class of a value as messages name it: `__name__`, with the module for builtin classes outside `builtins`.
    pub fn type_name(&self, value: Value) -> String {
        self.full_class_name(self.class_of(value))
    }

    /// The name of a class with the module, if that is a builtin class outside `builtins`.
    pub fn full_class_name(&self, class: Value) -> String {
        let name = self.class_name(class);
        let flags = self.class(class).flags;
        if (flags.builtin || flags.qualified)
            && let Some(module) = self.class_attr(class, crate::names::MODULE)
            && module.is_kind(Kind::Str)
            && !self.same_text(module, crate::names::BUILTINS_MODULE)
        {
            return format!("{}.{name}", self.show(module));
        }
        name
    }

    /// `__name__` of a class.
    pub fn class_name(&self, class: Value) -> String {
        self.show(self.class(class).name)
    }

    /// Whether `class` is `base` or derived from it (by MRO alone).
    pub fn is_subclass(&self, class: Value, base: Value) -> bool {
        class.same(base) || self.class(class).mro.iter().any(|c| c.same(base))
    }

    /// Whether `value` is an instance of `class` (by MRO alone).
    pub fn is_instance(&self, value: Value, class: Value) -> bool {
        self.is_subclass(self.class_of(value), class)
    }

    /// A name in the namespace of one class.
    pub fn class_attr(&self, class: Value, name: Value) -> Option<Value> {
        self.dict_get_name(self.class(class).dict, name)
    }

    /// The builtin value that an instance of a subclass of a builtin carries, or the value itself.
    #[inline]
    pub fn unwrap(&self, value: Value) -> Value {
        match value.is(Kind::Instance) {
            None => value,
            Some(handle) => {
                let instance = self.heap.instance(handle);
                let shape = self.heap.shape(instance.shape);
                if shape.names.first().is_some_and(|n| n.is_undef()) { instance.inline[0] } else { value }
            }
        }
    }

    /// The object that an instance of a subclass of a builtin carries, and the flags of its class.
    #[inline]
    pub fn payload(&self, instance: Value) -> Option<(Value, ClassFlags)> {
        let instance = self.heap.instance(instance.is(Kind::Instance)?);
        let shape = self.heap.shape(instance.shape);
        shape.names.first().filter(|name| name.is_undef())?;
        Some((instance.inline[0], self.class(shape.class).flags))
    }

    /// The payload of a value if it is, or carries, an object of this kind.
    #[inline]
    pub fn as_kind(&self, value: Value, kind: Kind) -> Option<u32> {
        match value.is(kind) {
            Some(handle) => Some(handle),
            None if value.is_kind(Kind::Instance) => self.unwrap(value).is(kind),
            None => None,
        }
    }

    /// Whether a value is callable.
    pub fn is_callable(&mut self, value: Value) -> bool {
        match value.kind() {
            Kind::Function | Kind::Native | Kind::Bound | Kind::Class | Kind::Tool => true,
            Kind::Descr => matches!(self.heap.descr(value.handle()), DescrObj::StaticMethod(_)),
            _ => self.special(value, crate::names::CALL).is_some(),
        }
    }

    // Text.

    /// Whether a name of a unit is this one, of code points of Unicode.
    pub fn is_named(&self, unit: &Unit, index: u32, name: &str) -> bool {
        unit.names.get(index as usize).is_some_and(|value| match self.heap.text(value.handle()).as_ascii() {
            Some(text) => text == name,
            None => self.show(*value) == name,
        })
    }

    /// The text of a string as a Rust string; lone surrogates are replaced. For messages.
    pub fn show(&self, value: Value) -> String {
        match self.as_kind(value, Kind::Str) {
            Some(handle) => self.heap.text(handle).to_string_lossy(),
            None => String::new(),
        }
    }

    /// The text of a value that is, or carries, a string.
    #[inline]
    pub fn text_of(&self, value: Value) -> Option<Text<'_>> {
        match value.is(Kind::Str) {
            Some(handle) => Some(self.heap.text(handle)),
            None => self.as_kind(value, Kind::Str).map(|h| self.heap.text(h)),
        }
    }

    /// A new string.
    pub fn str(&mut self, text: &str) -> Value {
        self.heap.new_str(text)
    }

    /// A new string, its memory charged first.
    pub fn text(&mut self, text: TextBuf) -> Value {
        self.heap.new_text(text)
    }

    /// The hash of a string.
    #[inline]
    pub fn str_hash(&mut self, handle: u32) -> i64 {
        let known = self.heap.str_obj(handle).hash;
        if known != 0 {
            return known;
        }
        let hash = crate::text::hash::known(crate::text::hash::hash(self.heap.text(handle), self.heap.seed));
        // A hash is the same for every session with this seed; writing it must not copy an object of the image.
        match self.heap.strs.own_quiet(Value::new(Kind::Str, handle), Kind::Str) {
            Some(text) => text.hash = hash,
            None if self.image.is_building() => self.heap.str_obj_mut(handle).hash = hash,
            None => {}
        }
        hash
    }

    // Dicts by name: keys are interned strings.

    /// An item of a dict under an interned name.
    pub fn dict_get_name(&self, dict: Value, name: Value) -> Option<Value> {
        let at = self.dict_find_name(dict, name)?;
        self.heap.dict(dict.handle()).entries.get(at).map(|e| e.value)
    }

    /// The position of an interned name in a dict. What is no dict has no names, what is no string is none.
    pub fn dict_find_name(&self, dict: Value, name: Value) -> Option<usize> {
        let object = self.heap.dict(dict.is(Kind::Dict)?);
        let handle = name.is(Kind::Str)?;
        let mut hash = self.heap.str_obj(handle).hash;
        if hash == 0 {
            hash = crate::text::hash::hash(self.heap.text(handle), self.heap.seed);
        }
        object.find(hash, |k| Ok::<bool, ()>(k.same(name) || self.same_text(k, name))).ok().flatten()
    }

    /// Sets an item of a dict under an interned name.
    pub fn dict_set_name(&mut self, dict: Value, name: Value, value: Value) {
        if !dict.is_kind(Kind::Dict) || !name.is_kind(Kind::Str) {
            return;
        }
        match self.dict_find_name(dict, name) {
            Some(at) => self.heap.dict_mut(dict.handle()).entries[at].value = value,
            None => {
                let hash = self.str_hash(name.handle());
                self.heap.dict_insert_new(dict.handle(), hash, name, value);
            }
        }
    }

    /// Removes an item of a dict under an interned name; what it was.
    pub fn dict_remove_name(&mut self, dict: Value, name: Value) -> Option<Value> {
        let at = self.dict_find_name(dict, name)?;
        Some(self.heap.dict_mut(dict.handle()).remove_at(at).value)
    }

    /// Whether two values are strings with the same text.
    #[inline]
    pub fn same_text(&self, a: Value, b: Value) -> bool {
        a.is_kind(Kind::Str)
            && b.is_kind(Kind::Str)
            && self.heap.same_str(a.handle(), b.handle())
    }

    // Budgets.

    /// Charges for work before it is done: `n` steps of about an instruction each.
    #[inline]
    pub fn charge(&mut self, n: usize) -> Res<()> {
        self.meter.charge(n as u64)
    }

    /// Refuses an allocation that would pass the memory limit. Call it before allocating anything large.
    pub fn reserve(&mut self, bytes: usize) -> Res<()> {
        self.meter.reserve(self.heap.used(), bytes)
    }

    /// Appends to a list.
    #[inline]
    pub fn list_push(&mut self, list: u32, item: Value) {
        let items = &self.heap.list_obj(list).items;
        if items.len() == items.capacity() {
            self.heap.grow_list(list, self.meter.memory);
        }
        self.heap.list_push(list, item);
    }

    /// Has garbage collected before weak references are looked at, unless that was done for this very instruction. In a large
    /// heap only as often as it has grown, so that a look stays cheap, and more seldom where many looks in a row found nothing that
    /// had died; or always.
    pub fn settle(&mut self, always: bool) -> Res<()> {
        let used = self.heap.used();
        let least = match self.heap.vain_looks {
            _ if used <= SMALL_HEAP => 0,
            MANY_LOOKS.. => used / 2,
            _ => used / 8,
        };
        if self.settled || !always && (self.heap.weaks.is_empty() || self.heap.fresh < least) {
            return Ok(());
        }
        self.charge(100 + used / 64)?;
        self.heap.vain_looks = self.heap.vain_looks.saturating_add(u32::from(!always));
        self.request = None;
        Err(Stop::Memory(0))
    }

    /// The same before a look at one object alone: where that is surely alive, nothing is collected.
    pub fn settle_for(&mut self, target: Value) -> Res<()> {
        if target.is_undef() {
            return Ok(());
        }
        let settled = self.settle(false);
        if settled.is_err() {
            self.request = Some(Request::Look(target));
        }
        settled
    }

    /// Leaves a request for the loop.
    pub fn ask<T>(&mut self, request: Request) -> Res<T> {
        self.request = Some(request);
        Err(Stop::Request)
    }

    /// Asks the loop to call something in place of the native.
    pub fn tail_call<T>(&mut self, callee: Value, args: &[Value]) -> Res<T> {
        self.ask(Request::Call { callee, args: args.to_vec(), kwargs: Vec::new() })
    }

    /// The identity number of an object.
    pub fn id_of(&mut self, value: Value) -> u64 {
        if let Some(id) = self.ids.get(&value).copied().or_else(|| self.image.id(value)) {
            return id;
        }
        self.last_id += 1;
        // Spaced and offset so that they look like addresses, which programs may print in hexadecimal.
        let id = 0x7f00_0000_0000 + self.last_id * 64;
        self.ids.insert(value, id);
        id
    }
}

impl Vm {
    /// The tool object of a capability (clock, entropy, files).
    pub fn capability_tool(&mut self, name: &'static str) -> Value {
        let name = self.intern(name);
        self.heap.new_tool(ToolObj { name, index: ToolObj::CAPABILITY, ..ToolObj::default() })
    }
}
