//! The image: builtins, prelude and library modules as a frozen heap that all sessions share.
//!
//! It is made once: [`Builder`] fills a heap whose handles already carry the image's bit, runs
//! the prelude and the modules in it, and freezes it. A session then only refers to it.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{Arc, OnceLock, RwLock};

use hognose_bytecode::{Code, Intrinsic};

use crate::classes;
use crate::frame::Unit;
use crate::heap::{FrozenHeap, Heap};
use crate::names;
use crate::native;
use crate::objects::*;
use crate::session::{Event, Session};
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What all sessions share.
pub struct Image {
    /// Its objects; `None` while it is being made.
    pub heap: Option<FrozenHeap>,
    /// Its units.
    pub units: Vec<Arc<Unit>>,
    /// The namespace of `builtins`.
    pub builtins: Value,
    /// `sys.modules` of a new session.
    pub modules: Value,
    /// Modules that can be imported, by name: they are in `modules` once they are.
    pub library: HashMap<Box<str>, Value>,
    /// The classes of `builtins` by name, whatever a guest does to that module.
    classes: HashMap<Box<str>, Value>,
    /// Strings of one Latin-1 code point.
    pub chars: Vec<Value>,
    interned: RwLock<HashMap<Box<str>, Value>>,
    prelude: RwLock<HashMap<Box<str>, Value>>,
    twins: RwLock<HashMap<u32, Value>>,
    facades: RwLock<HashMap<Value, Value>>,
    intrinsics: RwLock<Vec<Value>>,
    /// What the finished image answers without a lock.
    tables: OnceLock<Tables>,
    /// Identity numbers that were given while it was made: dicts of the image are filled by hashes made of them.
    pub(crate) ids: HashMap<Value, u64>,
    /// How many there are.
    pub(crate) last_id: u64,
    building: bool,
}

/// What a finished image is asked while instructions run. Its keys are our own: guests look up and never add, so the
/// hash may be a simple one.
#[derive(Default)]
struct Tables {
    interned: HashMap<Box<str>, Value, BuildHasherDefault<Mixer>>,
    prelude: HashMap<Box<str>, Value, BuildHasherDefault<Mixer>>,
    twins: Vec<Value>,
    facades: HashMap<Value, Value, BuildHasherDefault<Mixer>>,
    intrinsics: Vec<Value>,
}

/// A hash for keys that nobody chooses to collide.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(byte as u64);
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }
}

impl Image {
    /// Whether it is still being made.
    pub fn is_building(&self) -> bool {
        self.building
    }

    /// The interned string with this text.
    pub fn interned(&self, text: &str) -> Option<Value> {
        if !self.building {
            return self.tables().interned.get(text).copied();
        }
        self.interned.read().expect("no writer panics").get(text).copied()
    }

    /// Whether a string is the interned one for its text.
    pub fn is_interned(&self, value: Value) -> bool {
        (value.handle() & !crate::value::IMAGE) < names::TEXTS.len() as u32
    }

    /// A function of the prelude. A name that is not there is a broken promise of ours: a test calls them all.
    pub fn prelude(&self, name: &str) -> Value {
        if !self.building {
            return self.tables().prelude.get(name).copied().unwrap_or(Value::NONE);
        }
        self.prelude.read().expect("no writer panics").get(name).copied().unwrap_or(Value::NONE)
    }

    /// The prelude function that does a native's work where Python has to run.
    pub fn twin(&self, native: Value) -> Option<Value> {
        if !self.building {
            return self.tables().twins.get(native.handle() as usize).and_then(|v| v.given());
        }
        self.twins.read().expect("no writer panics").get(&native.handle()).copied()
    }

    /// The class that a generator of this function shows.
    pub fn facade_of(&self, function: Value) -> Value {
        if !function.in_image() {
            return Value::UNDEF;
        }
        if !self.building {
            return self.tables().facades.get(&function).copied().unwrap_or(Value::UNDEF);
        }
        self.facades.read().expect("no writer panics").get(&function).copied().unwrap_or(Value::UNDEF)
    }

    /// Whether `await` drives generators that show this class.
    pub fn is_awaitable_facade(&self, class: Value) -> bool {
        let awaitable =
            [classes::COROUTINE_WRAPPER, classes::ASYNC_GENERATOR_ASEND, classes::ASYNC_GENERATOR_ATHROW];
        awaitable.iter().any(|c| c.same(class))
    }

    /// An intrinsic by its number.
    pub fn intrinsic(&self, number: u32) -> Value {
        if !self.building {
            return self.tables().intrinsics.get(number as usize).copied().unwrap_or(Value::NONE);
        }
        self.intrinsics.read().expect("no writer panics").get(number as usize).copied().unwrap_or(Value::NONE)
    }

    /// The tables of the finished image.
    #[inline]
    fn tables(&self) -> &Tables {
        self.tables.get_or_init(|| {
            let twins = self.twins.read().expect("no writer panics");
            let n_natives = twins.keys().max().map_or(0, |n| *n as usize + 1);
            let mut by_native = vec![Value::UNDEF; n_natives];
            for (native, twin) in twins.iter() {
                by_native[*native as usize] = *twin;
            }
            let prelude = self.prelude.read().expect("no writer panics");
            let facades = self.facades.read().expect("no writer panics");
            let interned = self.interned.read().expect("no writer panics");
            Tables {
                interned: interned.iter().map(|(text, value)| (text.clone(), *value)).collect(),
                prelude: prelude.iter().map(|(name, value)| (name.clone(), *value)).collect(),
                twins: by_native,
                facades: facades.iter().map(|(function, class)| (*function, *class)).collect(),
                intrinsics: self.intrinsics.read().expect("no writer panics").clone(),
            }
        })
    }

    /// Says that generators of a function show a class. Only while the image is being made.
    pub fn set_facade(&self, function: Value, class: Value) {
        if self.building {
            self.facades.write().expect("no reader panics").insert(function, class);
        }
    }

    /// The objects, when the image is finished.
    pub fn frozen(&self) -> &FrozenHeap {
        self.heap.as_ref().expect("sessions begin when the image is finished")
    }

    /// A class that `builtins` has under a name, as the image has it.
    pub fn builtin_class(&self, name: &str) -> Option<Value> {
        self.classes.get(name).copied()
    }

    /// The functions of the prelude with their names, for a snapshot.
    pub fn prelude_items(&self) -> Vec<(Box<str>, Value)> {
        let table = self.prelude.read().expect("no writer panics");
        table.iter().map(|(name, value)| (name.clone(), *value)).collect()
    }

    /// Modules in the library, by name.
    pub fn library_module(&self, name: &str) -> Option<Value> {
        self.library.get(name).copied()
    }
}

/// Makes an image.
pub struct Builder {
    /// The session in which prelude and modules run.
    pub session: Session,
    seed: &'static Image,
    library: HashMap<Box<str>, Value>,
    sources: Sources,
    compile: Compile,
}

/// Finds the code of a module of the library: the code, and whether it is a package.
pub type Sources = Box<dyn FnMut(&str) -> Result<Option<(Code, bool)>, String>>;
/// Compiles a source text: text, mode, file name, and whether its locals are separate.
pub type Compile = Box<dyn FnMut(&str, &str, &str, bool) -> Result<Code, String>>;

impl Builder {
    /// Begins with names, builtin classes and natives.
    pub fn new(sources: Sources, compile: Compile) -> Builder {
        let seed: &'static Image = Box::leak(Box::new(Image {
            heap: None,
            units: Vec::new(),
            builtins: Value::NONE,
            modules: Value::NONE,
            library: HashMap::new(),
            classes: HashMap::new(),
            chars: Vec::new(),
            interned: RwLock::default(),
            prelude: RwLock::default(),
            twins: RwLock::default(),
            facades: RwLock::default(),
            intrinsics: RwLock::default(),
            tables: OnceLock::new(),
            ids: HashMap::new(),
            last_id: 0,
            building: true,
        }));
        let mut vm = Vm::new(seed, Heap::building());
        vm.meter.slice = i64::MAX / 2;
        // Names and the empty tuple first: their handles are constants.
        vm.heap.new_tuple_obj(TupleObj::default());
        for text in names::TEXTS {
            let value = vm.heap.new_str(text);
            vm.str_hash(value.handle());
            seed.interned.write().expect("no reader panics").entry((*text).into()).or_insert(value);
        }
        make_classes(&mut vm);
        vm.builtins = vm.heap.new_dict(DictObj::default());
        vm.modules = vm.heap.new_dict(DictObj::default());
        install_natives(&mut vm);
        let builtins = vm.builtins;
        let module = vm.heap.new_module(ModuleObj { dict: builtins, name: names::BUILTINS_MODULE });
        vm.dict_set_name(builtins, names::NAME, names::BUILTINS_MODULE);
        let modules = vm.modules;
        vm.dict_set_name(modules, names::BUILTINS_MODULE, module);
        let session = Session::building(vm);
        let mut builder = Builder { session, seed, library: HashMap::new(), sources, compile };
        builder.library.insert("builtins".into(), module);
        builder.native_modules();
        builder
    }

    /// Makes a module of each table of natives that is not `builtins` or a class.
    fn native_modules(&mut self) {
        let mut modules: Vec<(&str, Value)> = Vec::new();
        for (index, info) in native::natives().iter().enumerate() {
            if info.table.methods || matches!(info.table.owner, "builtins" | "_vm") {
                continue;
            }
            let vm = &mut self.session.vm;
            let dict = match modules.iter().find(|(name, _)| *name == info.table.owner) {
                Some((_, dict)) => *dict,
                None => {
                    let dict = vm.heap.new_dict(DictObj::default());
                    modules.push((info.table.owner, dict));
                    dict
                }
            };
            let name = vm.intern(info.def.name);
            vm.dict_set_name(dict, name, Value::new(Kind::Native, index as u32));
        }
        for (name, dict) in modules {
            self.add_namespace(name, dict);
        }
    }

    /// Fills the namespaces of native modules with what is no native function: constants, classes.
    pub fn init_modules(&mut self, inits: &[(&str, fn(&mut Vm, Value))]) {
        for (name, init) in inits {
            let dict = match self.library.get(*name) {
                Some(module) => self.session.vm.heap.module(module.handle()).dict,
                None => {
                    let dict = self.session.vm.heap.new_dict(DictObj::default());
                    self.add_namespace(name, dict);
                    dict
                }
            };
            init(&mut self.session.vm, dict);
        }
    }

    /// Adds a module with this namespace to the library.
    pub fn add_namespace(&mut self, name: &str, dict: Value) -> Value {
        let vm = &mut self.session.vm;
        let name_value = vm.intern(name);
        vm.dict_set_name(dict, names::NAME, name_value);
        let module = vm.heap.new_module(ModuleObj { dict, name: name_value });
        let modules = vm.modules;
        vm.dict_set_name(modules, name_value, module);
        self.library.insert(name.into(), module);
        module
    }

    /// Runs a file of the prelude: its functions become known by their names.
    pub fn prelude(&mut self, code: Code, globals: Value) -> Result<(), String> {
        self.run(Arc::new(code), globals)?;
        let entries: Vec<Entry> = self.session.vm.heap.dict(globals.handle()).items().copied().collect();
        let mut table = self.seed.prelude.write().expect("no reader panics");
        for entry in entries {
            let name = self.session.vm.show(entry.key);
            table.insert(name.into(), entry.value);
        }
        drop(table);
        self.link_prelude();
        Ok(())
    }

    /// The namespace in which prelude files run. It holds every builtin and every native of `_vm` itself, so that
    /// nothing that a guest rebinds in `builtins` reaches the prelude.
    pub fn prelude_globals(&mut self) -> Value {
        let vm = &mut self.session.vm;
        let globals = vm.heap.new_dict(DictObj::default());
        let builtins: Vec<Entry> = vm.heap.dict(vm.builtins.handle()).items().copied().collect();
        for entry in builtins {
            vm.dict_set_name(globals, entry.key, entry.value);
        }
        for (index, info) in native::natives().iter().enumerate() {
            if info.table.owner == "_vm" {
                let name = vm.intern(info.def.name);
                vm.dict_set_name(globals, name, Value::new(Kind::Native, index as u32));
            }
        }
        let name = vm.intern("prelude");
        vm.dict_set_name(globals, names::NAME, name);
        globals
    }

    /// Connects intrinsics and twins with the prelude's functions.
    fn link_prelude(&mut self) {
        let table = self.seed.prelude.read().expect("no writer panics");
        let by_name = |name: &str| table.get(name).copied().or_else(|| native::find(&format!("_vm.{name}")));
        let mut intrinsics = vec![Value::NONE; Intrinsic::ALL.len()];
        for which in Intrinsic::ALL {
            intrinsics[which.number() as usize] = match which {
                Intrinsic::AssertionError => classes::ASSERTION_ERROR,
                Intrinsic::NotImplementedError => classes::NOT_IMPLEMENTED_ERROR,
                other => by_name(other.name()).unwrap_or(Value::NONE),
            };
        }
        *self.seed.intrinsics.write().expect("no reader panics") = intrinsics;
        let mut twins = self.seed.twins.write().expect("no reader panics");
        for (index, info) in native::natives().iter().enumerate() {
            // The twin of `list.index` is `list_index`; of `len`, `builtins_len`; of the class method `int.from_bytes`, `int_class_from_bytes`.
            let name = info.path().replace(['.', ':'], "_");
            if let Some(twin) = table.get(name.as_str()) {
                twins.insert(index as u32, *twin);
            }
        }
    }

    /// Runs a module of the library, and what it imports; it can be imported afterwards.
    pub fn module(&mut self, name: &str) -> Result<(), String> {
        if self.has_module(name) {
            return Ok(());
        }
        let (code, globals) = self.begin_module(name)?;
        self.run(code, globals)
    }

    /// Makes the module object of a library module: its code and its namespace.
    fn begin_module(&mut self, name: &str) -> Result<(Arc<Code>, Value), String> {
        let Some((code, package)) = (self.sources)(name)? else { return Err(format!("there is no module {name}")) };
        let vm = &mut self.session.vm;
        let name_value = vm.intern(name);
        let dict = vm.heap.new_dict(DictObj::default());
        let module = vm.heap.new_module(ModuleObj { dict, name: name_value });
        vm.dict_set_name(dict, names::NAME, name_value);
        vm.dict_set_name(dict, names::DOC, Value::NONE);
        let parent = match name.rsplit_once('.') {
            _ if package => name,
            Some((parent, _)) => parent,
            None => "",
        };
        let parent_value = vm.intern(parent);
        vm.dict_set_name(dict, names::PACKAGE, parent_value);
        if package {
            let path = vm.intern("__path__");
            let empty = vm.heap.new_list(Vec::new());
            vm.dict_set_name(dict, path, empty);
        }
        let modules = vm.modules;
        vm.dict_set_name(modules, name_value, module);
        self.library.insert(name.into(), module);
        if let Some((parent, child)) = name.rsplit_once('.')
            && let Some(parent) = self.library.get(parent).copied()
        {
            let child = vm.intern(child);
            let dict = vm.heap.module(parent.handle()).dict;
            vm.dict_set_name(dict, child, module);
        }
        Ok((Arc::new(code), dict))
    }

    /// Runs a unit to its end; modules that it imports run on the way.
    fn run(&mut self, code: Arc<Code>, globals: Value) -> Result<(), String> {
        let name = code.filename.to_string();
        self.session.begin_building(code, globals)?;
        loop {
            self.session.vm.meter.slice = i64::MAX / 2;
            match self.session.run(None) {
                Event::Complete(_) => return Ok(()),
                Event::Raised(exc) => {
                    let shown = self.session.describe(exc);
                    return Err(format!("{name}: {shown}"));
                }
                Event::Slice => {}
                Event::Run(request) => match &request.what {
                    crate::exec::RunWhat::Library { name: wanted } => {
                        let wanted = wanted.clone();
                        match (self.sources)(&wanted)? {
                            Some(_) => {
                                let (code, globals) = self.begin_module(&wanted)?;
                                let request = crate::exec::RunRequest { globals, ..*request };
                                self.session.run_code(request, code).map_err(|l| l.name().to_string())?;
                            }
                            None => {
                                // The importer raises `ModuleNotFoundError`.
                            }
                        }
                    }
                    crate::exec::RunWhat::Source { text, mode, filename } => {
                        let code = (self.compile)(text, mode, filename, request.locals.is_some())?;
                        self.session.run_code(*request, Arc::new(code)).map_err(|l| l.name().to_string())?;
                    }
                    other => return Err(format!("{name}: {other:?}")),
                },
                other => return Err(format!("{name}: {other:?}")),
            }
        }
    }

    /// Whether a module is in the library already.
    pub fn has_module(&self, name: &str) -> bool {
        self.library.contains_key(name)
    }

    /// Freezes everything: the image, for the life of the process.
    pub fn finish(mut self) -> &'static Image {
        let vm = &mut self.session.vm;
        let chars: Vec<Value> = (0..256u32)
            .map(|c| {
                let text = char::from_u32(c).map(String::from).unwrap_or_default();
                let value = vm.heap.new_str(&text);
                vm.str_hash(value.handle());
                value
            })
            .collect();
        // A new session has imported nothing but what the prelude needs.
        let modules = vm.heap.new_dict(DictObj::default());
        for name in ["builtins", "sys"] {
            if let Some(module) = self.library.get(name) {
                let name = vm.intern(name);
                vm.dict_set_name(modules, name, *module);
            }
        }
        let interned_here: Vec<(Box<str>, Value)> = vm.interned().map(|v| (vm.show(v).into(), v)).collect();
        let mut interned = self.seed.interned.write().expect("no reader panics").clone();
        interned.extend(interned_here);
        let Session { vm, units, .. } = self.session;
        let take = |lock: &RwLock<HashMap<Box<str>, Value>>| {
            RwLock::new(lock.read().expect("no writer panics").clone())
        };
        let builtins = vm.builtins;
        let named = vm.heap.dict(builtins.handle()).items().filter(|e| e.value.is_kind(Kind::Class));
        let classes = named.map(|e| (vm.show(e.key).into(), e.value)).collect();
        Box::leak(Box::new(Image {
            classes,
            heap: Some(vm.heap.freeze()),
            units: units.own,
            builtins,
            modules,
            library: self.library,
            chars,
            interned: RwLock::new(interned),
            prelude: take(&self.seed.prelude),
            twins: RwLock::new(self.seed.twins.read().expect("no writer panics").clone()),
            facades: RwLock::new(self.seed.facades.read().expect("no writer panics").clone()),
            intrinsics: RwLock::new(self.seed.intrinsics.read().expect("no writer panics").clone()),
            tables: OnceLock::new(),
            ids: vm.ids,
            last_id: vm.last_id,
            building: false,
        }))
    }
}

/// Makes the builtin classes, in the order of their constants.
fn make_classes(vm: &mut Vm) {
    for def in classes::ALL {
        let name = vm.intern(def.name);
        let dict = vm.heap.new_dict(DictObj::default());
        let class = vm.heap.new_class(ClassObj {
            name,
            qualname: name,
            metaclass: classes::TYPE,
            dict,
            flags: ClassFlags { builtin: true, observed: true, ..ClassFlags::default() },
            ..ClassObj::default()
        });
        let (mut mro, bases, mut fields, layout) = match def.base {
            None => (Vec::new(), Vec::new(), Vec::new(), class),
            Some(base) => {
                let object = vm.class(base).clone();
                let names = vm.heap.shape(object.shape).names.clone();
                // Exceptions and plain classes share the layout of their base.
                // Fields are found by name, so tool errors can be mixed with others.
                let own = base.same(classes::OBJECT) || (!def.members.is_empty() && def.name != "ToolError");
                (object.mro, vec![base], names, if own { class } else { object.layout })
            }
        };
        mro.insert(0, class);
        for member in def.members {
            let member = vm.intern(member);
            if !fields.iter().any(|f: &Value| f.same(member)) {
                fields.push(member);
            }
            let descriptor = vm.heap.new_descr(DescrObj::Member { class, name: member });
            vm.dict_set_name(dict, member, descriptor);
        }
        let shape = vm.heap.new_shape(Shape { class, names: fields, next: Vec::new(), dict: false });
        let no_dict = !vm_is_exception(&mro);
        let object = vm.heap.class_mut(class.handle());
        object.mro = mro;
        object.bases = bases.clone();
        object.shape = shape;
        object.layout = layout;
        object.flags.no_dict = no_dict;
        object.flags.sequence = matches!(def.name, "list" | "tuple" | "range" | "memoryview");
        object.flags.mapping = matches!(def.name, "dict" | "mappingproxy");
        object.flags.final_ = matches!(
            def.name,
            "bool"
                | "NoneType"
                | "range"
                | "slice"
                | "function"
                | "builtin_function_or_method"
                | "memoryview"
                | "generator"
                | "ellipsis"
                | "NotImplementedType"
                | "dict_keys"
                | "dict_values"
                | "dict_items"
        );
        object.construct =
            if vm_is_exception(&object.mro) { Construct::Exception } else { Construct::Generic };
        if let Some(base) = bases.first() {
            vm.heap.class_mut(base.handle()).subclasses.push(class);
        }
        let module = vm.intern(def.module);
        vm.dict_set_name(dict, names::MODULE, module);
    }
    vm.heap.class_mut(classes::OBJECT.handle()).construct = Construct::Plain;
}

fn vm_is_exception(mro: &[Value]) -> bool {
    mro.iter().any(|c| c.same(classes::BASE_EXCEPTION))
}

/// Puts natives into the namespaces that they belong to.
fn install_natives(vm: &mut Vm) {
    for (index, info) in native::natives().iter().enumerate() {
        let value = Value::new(Kind::Native, index as u32);
        if !info.table.methods {
            if info.table.owner == "builtins" {
                let name = vm.intern(info.def.name);
                let builtins = vm.builtins;
                vm.dict_set_name(builtins, name, value);
            }
            continue;
        }
        let owner = vm.intern(info.table.owner);
        let found = (0..classes::ALL.len() as u32)
            .map(|i| Value::new(Kind::Class, i | crate::value::IMAGE))
            .find(|c| vm.class(*c).name.same(owner));
        let Some(class) = found else { continue };
        let dict = vm.class(class).dict;
        install_method(vm, class, dict, info, value);
    }
    for (i, def) in classes::ALL.iter().enumerate() {
        if def.module == "builtins" && is_public(def.name) {
            let name = vm.intern(def.name);
            let builtins = vm.builtins;
            vm.dict_set_name(builtins, name, Value::new(Kind::Class, i as u32 | crate::value::IMAGE));
        }
    }
    for (name, value) in [
        ("None", Value::NONE),
        ("True", Value::TRUE),
        ("False", Value::FALSE),
        ("NotImplemented", Value::NOT_IMPLEMENTED),
        ("Ellipsis", Value::ELLIPSIS),
        ("__debug__", Value::TRUE),
        ("EnvironmentError", classes::OS_ERROR),
        ("IOError", classes::OS_ERROR),
    ] {
        let name = vm.intern(name);
        let builtins = vm.builtins;
        vm.dict_set_name(builtins, name, value);
    }
}

/// Classes that `builtins` offers by name.
fn is_public(name: &str) -> bool {
    let plain = [
        "object",
        "type",
        "int",
        "bool",
        "float",
        "complex",
        "str",
        "bytes",
        "bytearray",
        "memoryview",
        "list",
        "tuple",
        "dict",
        "set",
        "frozenset",
        "range",
        "slice",
        "property",
        "classmethod",
        "staticmethod",
        "super",
        "enumerate",
        "zip",
        "map",
        "filter",
        "reversed",
    ];
    plain.contains(&name)
        || name.chars().next().is_some_and(|c| c.is_ascii_uppercase())
            && name != "NoneType"
            && name != "NotImplementedType"
}

/// Puts one native into the namespace of its class: `get:name` and `set:name` make a computed attribute,
/// `class:name` a class method, `__new__` also decides how instances are made.
fn install_method(vm: &mut Vm, class: Value, dict: Value, info: &native::NativeInfo, value: Value) {
    let name = info.def.name;
    if let Some(attribute) = name.strip_prefix("get:") {
        let attribute = vm.intern(attribute);
        let descriptor =
            vm.heap.new_descr(DescrObj::GetSet { class, name: attribute, get: value, set: Value::UNDEF });
        vm.dict_set_name(dict, attribute, descriptor);
        return;
    }
    if let Some(attribute) = name.strip_prefix("set:") {
        let attribute = vm.intern(attribute);
        if let Some(descriptor) = vm.dict_get_name(dict, attribute)
            && let DescrObj::GetSet { set, .. } = vm.heap.descr_mut(descriptor.handle())
        {
            *set = value;
        }
        return;
    }
    if let Some(method) = name.strip_prefix("class:") {
        let method = vm.intern(method);
        let descriptor = vm.heap.new_descr(DescrObj::ClassMethod(value));
        vm.dict_set_name(dict, method, descriptor);
        return;
    }
    if let Some(method) = name.strip_prefix("static:") {
        let method = vm.intern(method);
        let descriptor = vm.heap.new_descr(DescrObj::StaticMethod(value));
        vm.dict_set_name(dict, method, descriptor);
        return;
    }
    if name == "make" {
        // What calling the class itself does.
        vm.heap.class_mut(class.handle()).construct = Construct::Native(value.handle());
        return;
    }
    let name = vm.intern(name);
    vm.dict_set_name(dict, name, value);
}

/// A constant of a unit as a value.
pub fn constant(vm: &mut Vm, constant: &hognose_bytecode::Constant) -> Res {
    use hognose_bytecode::Constant as C;
    Ok(match constant {
        C::None => Value::NONE,
        C::Bool(b) => Value::bool(*b),
        C::Ellipsis => Value::ELLIPSIS,
        C::Int(i) => vm.heap.new_int(*i),
        C::BigInt { negative, magnitude } => {
            let sign = if *negative { num_bigint::Sign::Minus } else { num_bigint::Sign::Plus };
            let big = num_bigint::BigInt::from_bytes_le(sign, magnitude);
            vm.int(crate::num::Int::from(big))
        }
        C::Float(f) => Value::float(*f),
        C::Complex(real, imag) => vm.heap.new_complex(ComplexObj { real: *real, imag: *imag }),
        C::Str(s) => {
            if s.len() <= 32 && s.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
                vm.intern(s)
            } else {
                let value = vm.heap.new_str(s);
                vm.str_hash(value.handle());
                value
            }
        }
        C::Surrogates(codes) => {
            let text = crate::text::TextBuf::from_codes(codes.iter().copied());
            vm.heap.new_text(text)
        }
        C::Bytes(b) => vm.heap.new_bytes(b.clone()),
        C::Tuple(items) => {
            let mut values = Vec::with_capacity(items.len());
            for item in items {
                values.push(self::constant(vm, item)?);
            }
            vm.heap.new_tuple(values)
        }
        C::FrozenSet(items) => {
            let set = vm.heap.new_frozenset(SetObj::default());
            for item in items {
                let value = self::constant(vm, item)?;
                vm.set_add(set, value)?;
            }
            set
        }
        C::Slice(parts) => {
            let start = self::constant(vm, &parts[0])?;
            let stop = self::constant(vm, &parts[1])?;
            let step = self::constant(vm, &parts[2])?;
            vm.heap.new_slice(SliceObj { start, stop, step })
        }
    })
}
