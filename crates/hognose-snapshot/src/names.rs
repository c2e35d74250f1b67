//! Names for the objects of the image: paths from named roots, which outlive builds.
//!
//! A root is a builtin class, a module, a function of the prelude or the like; a [`Step`] leads from
//! an object to one that it refers to (`json` → `.dumps` → field 0). The table from objects to paths is made
//! once in a process, by a walk over the image; loading needs none, it walks the steps.
//!
//! Nothing here knows sessions or bytes.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{Arc, OnceLock, RwLock};

use hognose_vm::classes;
use hognose_vm::heap::Heap;
use hognose_vm::image::Image;
use hognose_vm::native;
use hognose_vm::value::{IMAGE, Kind, Value};
use hognose_vm::vm::Vm;

use crate::program::Hash;

/// A hash for handles, which are small and all ours.
#[derive(Default)]
pub struct HandleHasher(u64);

impl Hasher for HandleHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(*byte as u64);
        }
    }
    fn write_u32(&mut self, n: u32) {
        self.write_u64(n as u64);
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(26);
    }
}

/// A map by handles.
pub type HandleMap<K, V> = HashMap<K, V, BuildHasherDefault<HandleHasher>>;

/// From one object of the image to one that it refers to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// The item of its namespace under a name (a string of the image).
    Attr(Value),
    /// The so-manieth of its parts that have no name.
    Part(u32),
}

/// How an object of the image is found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Name {
    /// A builtin class, by its position in `classes::ALL`.
    Class(u32),
    /// The namespace of `builtins`.
    Builtins,
    /// `sys.modules` of a new session.
    Modules,
    /// A module of the library; its name is a string of the index.
    Module(u32),
    /// A function of the prelude; its name is a string of the index.
    Prelude(u32),
    /// A string of one Latin-1 code point.
    Char(u32),
    /// The globals of a unit of the image.
    Globals(u32),
    /// A constant of a unit of the image.
    Constant(u32, u32),
    /// A step from another object.
    Step(Value, Step),
}

/// The table of an image.
pub struct Index {
    names: HandleMap<Value, Name>,
    /// Names of modules and prelude functions.
    pub texts: Vec<Box<str>>,
    hashes: Vec<OnceLock<Hash>>,
    /// Names of units: their file names, with a number behind those that an earlier unit has too (`<string>#2`).
    unit_names: Vec<Box<str>>,
    units: HashMap<Box<str>, u32>,
}

impl Index {
    /// The table of an image: made at the first call, shared by the whole process.
    pub fn of(image: &'static Image) -> Arc<Index> {
        static ALL: RwLock<Vec<(usize, Arc<Index>)>> = RwLock::new(Vec::new());
        let key = std::ptr::from_ref(image) as usize;
        let find = |all: &[(usize, Arc<Index>)]| all.iter().find(|(k, _)| *k == key).map(|(_, i)| i.clone());
        if let Some(index) = ALL.read().ok().and_then(|all| find(&all)) {
            return index;
        }
        let index = Arc::new(Index::new(image));
        if let Ok(mut all) = ALL.write()
            && find(&all).is_none()
        {
            all.push((key, index.clone()));
        }
        index
    }

    fn new(image: &'static Image) -> Index {
        let vm = Vm::new(image, Heap::new(image.frozen()));
        let mut index = Index {
            names: HandleMap::default(),
            texts: Vec::new(),
            hashes: image.units.iter().map(|_| OnceLock::new()).collect(),
            unit_names: Vec::new(),
            units: HashMap::new(),
        };
        let mut seen: HashMap<&str, u32> = HashMap::new();
        for (unit, linked) in image.units.iter().enumerate() {
            let n = seen.entry(linked.filename).or_default();
            *n += 1;
            let name = if *n == 1 { linked.filename.into() } else { format!("{}#{n}", linked.filename) };
            index.unit_names.push(name.clone().into());
            index.units.insert(name.into(), unit as u32);
        }
        let mut work = std::collections::VecDeque::new();
        let mut add = |index: &mut Index, value: Value, name: Name| {
            if value.in_image() && !index.names.contains_key(&value) {
                index.names.insert(value, name);
                work.push_back(value);
            }
        };
        for i in 0..classes::ALL.len() as u32 {
            add(&mut index, Value::new(Kind::Class, i | IMAGE), Name::Class(i));
        }
        add(&mut index, image.builtins, Name::Builtins);
        add(&mut index, image.modules, Name::Modules);
        let mut modules: Vec<_> = image.library_items().map(|(name, m)| (vm.show(name), m)).collect();
        modules.sort_by_key(|(name, _)| (name.split('.').count(), name.len(), name.clone()));
        for (name, module) in modules {
            index.texts.push(name.into());
            let text = index.texts.len() as u32 - 1;
            add(&mut index, module, Name::Module(text));
        }
        for (name, function) in image.prelude_items().filter(|(_, f)| f.is_kind(Kind::Function)) {
            index.texts.push(vm.show(name).into());
            let text = index.texts.len() as u32 - 1;
            add(&mut index, function, Name::Prelude(text));
        }
        for (code, value) in image.chars.iter().enumerate() {
            add(&mut index, *value, Name::Char(code as u32));
        }
        for (unit, linked) in image.units.iter().enumerate() {
            add(&mut index, linked.globals, Name::Globals(unit as u32));
        }
        index.walk(&vm, &mut work);
        for (unit, linked) in image.units.iter().enumerate() {
            for (k, value) in linked.constants().iter().copied().enumerate() {
                let name = Name::Constant(unit as u32, k as u32);
                if value.in_image() && !index.names.contains_key(&value) {
                    index.names.insert(value, name);
                    work.push_back(value);
                }
            }
        }
        // Constants have parts too: tuples in tuples.
        index.walk(&vm, &mut work);
        index
    }

    /// Names what can be reached by steps.
    fn walk(&mut self, vm: &Vm, work: &mut std::collections::VecDeque<Value>) {
        while let Some(value) = work.pop_front() {
            parts(vm, value, &mut |step, child| {
                if child.in_image() && !self.names.contains_key(&child) {
                    self.names.insert(child, Name::Step(value, step));
                    work.push_back(child);
                }
                false
            });
        }
    }

    /// How an object of the image is found.
    pub fn name(&self, value: Value) -> Option<Name> {
        self.names.get(&value).copied()
    }

    /// The name of a unit of the image, by its number without the image's bit.
    pub fn unit_name(&self, unit: u32) -> &str {
        self.unit_names.get(unit as usize).map_or("", |name| name)
    }

    /// The unit of the image with a name.
    pub fn unit(&self, name: &str) -> Option<usize> {
        self.units.get(name).map(|unit| *unit as usize)
    }

    /// The hash of a unit of the image: by its number without the image's bit.
    pub fn unit_hash(&self, image: &Image, unit: u32) -> Hash {
        let code = image.units[unit as usize].code();
        match self.hashes.get(unit as usize) {
            Some(known) => *known.get_or_init(|| Hash::once(code)),
            None => Hash::once(code),
        }
    }
}

/// Visits the parts of an object of the image until `visit` says that it has what it wants.
fn parts(vm: &Vm, value: Value, visit: &mut impl FnMut(Step, Value) -> bool) {
    let heap = &vm.heap;
    let is_name = |key: Value| key.is_kind(Kind::Str) && key.in_image();
    let mut n = 0;
    let mut next = || {
        n += 1;
        Step::Part(n - 1)
    };
    match value.kind() {
        Kind::Module | Kind::Class | Kind::Dict => {
            let dict = match value.kind() {
                Kind::Module => heap.module(value.handle()).dict,
                Kind::Class => heap.class(value.handle()).dict,
                _ => value,
            };
            if !value.same(dict) {
                if visit(next(), dict) {
                    return;
                }
                if value.is_kind(Kind::Class) {
                    let class = heap.class(value.handle());
                    for part in [class.metaclass, class.payload, class.layout].iter().chain(&class.bases) {
                        if visit(next(), *part) {
                            return;
                        }
                    }
                }
            }
            for entry in heap.dict(dict.handle()).items() {
                let done = if is_name(entry.key) {
                    visit(Step::Attr(entry.key), entry.value)
                } else {
                    visit(next(), entry.key) || visit(next(), entry.value)
                };
                if done {
                    return;
                }
            }
            // Behind everything else, strings that are keys: not all of them are interned.
            if value.same(dict) {
                for entry in heap.dict(dict.handle()).items().filter(|e| is_name(e.key)) {
                    if visit(next(), entry.key) {
                        return;
                    }
                }
            }
        }
        Kind::Instance | Kind::Exc => {
            let shape = heap.shape(vm.shape_of(value));
            for (slot, name) in shape.names.iter().enumerate() {
                let held = match value.kind() {
                    Kind::Exc => heap.exception(value.handle()).slots.get(slot).copied().unwrap_or_default(),
                    _ => heap.instance(value.handle()).slot(slot),
                };
                let done = if name.is_undef() { visit(next(), held) } else { visit(Step::Attr(*name), held) };
                if done {
                    return;
                }
            }
            if value.is_kind(Kind::Exc) {
                let exc = heap.exception(value.handle());
                for part in [exc.args, exc.cause, exc.context, exc.traceback] {
                    if visit(next(), part) {
                        return;
                    }
                }
            }
        }
        Kind::Weak => {
            let weak = heap.weak(value.handle());
            let _ = visit(next(), weak.target) || visit(next(), weak.callback);
        }
        Kind::Set | Kind::FrozenSet => {
            for entry in heap.set(value).items() {
                if visit(next(), entry.key) {
                    return;
                }
            }
        }
        _ => {
            let mut found = Vec::new();
            heap.references(value, &mut |v| found.push(v));
            for part in found {
                if visit(next(), part) {
                    return;
                }
            }
        }
    }
}

/// Goes one step from an object of the image, as it was before the session changed it.
pub fn follow(vm: &Vm, from: Value, step: &WantedStep<'_>) -> Option<Value> {
    if let WantedStep::Attr(text) = step {
        let dict = match from.kind() {
            Kind::Module => Some(vm.heap.module(from.handle()).dict),
            Kind::Class => Some(vm.heap.class(from.handle()).dict),
            Kind::Dict => Some(from),
            _ => None,
        };
        if let (Some(dict), Some(name)) = (dict, vm.image.interned(text)) {
            return vm.dict_get_name(dict, name);
        }
    }
    let mut result = None;
    parts(vm, from, &mut |found, child| {
        let same = match (step, found) {
            (WantedStep::Part(wanted), Step::Part(n)) => *wanted == n,
            (WantedStep::Attr(wanted), Step::Attr(name)) => vm.show(name) == *wanted,
            _ => false,
        };
        if same {
            result = Some(child);
        }
        same
    });
    result
}

/// A step as a snapshot tells it.
#[derive(Clone, Debug)]
pub enum WantedStep<'a> {
    /// The item of a namespace under a name.
    Attr(&'a str),
    /// The so-manieth part.
    Part(u32),
}

/// The name of a builtin class: two share theirs, the second counts.
pub fn class_name(position: u32) -> Option<&'static str> {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    let name = |position: usize| {
        let name = classes::ALL[position].name;
        match classes::ALL[..position].iter().filter(|def| def.name == name).count() {
            0 => name.to_string(),
            before => format!("{name}#{}", before + 1),
        }
    };
    let names = NAMES.get_or_init(|| (0..classes::ALL.len()).map(name).collect());
    names.get(position as usize).map(|name| name.as_str())
}

/// The builtin class with a name.
pub fn class_by_name(name: &str) -> Option<Value> {
    static BY_NAME: OnceLock<HashMap<&str, u32>> = OnceLock::new();
    let by_name = BY_NAME.get_or_init(|| {
        (0..classes::ALL.len() as u32).filter_map(|i| class_name(i).map(|name| (name, i))).collect()
    });
    by_name.get(name).map(|i| Value::new(Kind::Class, *i | IMAGE))
}

/// The path of a native.
pub fn native_path(native: Value) -> String {
    native::natives().get(native.handle() as usize).map(|n| n.path()).unwrap_or_default()
}
