//! Making an image: names, builtin classes and natives first, then the prelude and the library, which run
//! in a heap whose handles already carry the image's bit.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use hognose_bytecode::{Code, Intrinsic};

use super::names::Names;
use super::unit::ImageUnit;
use super::{Image, LibraryShapes, Making, NO_PANIC, Named};
use crate::classes;
use crate::heap::{EMPTY_TUPLE, Heap};
use crate::names;
use crate::native;
use crate::objects::*;
use crate::session::{Event, Session};
use crate::stop::Res;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// Puts constants and classes into the namespace of a native module.
pub type InitModule = fn(&mut Vm, Value);

/// Makes an image.
pub struct Builder {
    /// The session in which prelude and modules run.
    pub session: Session,
    seed: &'static Image,
    /// The table of modules of a new session.
    imported: Value,
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
            pages: None,
            units: Vec::new(),
            builtins: Value::NONE,
            modules: Value::NONE,
            chars: Vec::new(),
            library: Vec::new(),
            classes: Vec::new(),
            prelude: Vec::new(),
            interned: Names::default(),
            no_doubles: false,
            twins: Vec::new(),
            facades: Vec::new(),
            intrinsics: Vec::new(),
            ids: Vec::new(),
            last_id: 0,
            main: OnceLock::new(),
            shapes: OnceLock::new(),
            fronts: OnceLock::new(),
            abc: OnceLock::new(),
            memo: OnceLock::new(),
            stdout: OnceLock::new(),
            union: OnceLock::new(),
            players: OnceLock::new(),
            making: Some(Box::default()),
        }));
        let mut vm = Vm::new(seed, Heap::building());
        vm.meter.slice = i64::MAX / 2;
        // Names and the empty tuple first: their handles are constants.
        vm.heap.new_tuple_obj(TupleObj::default());
        for text in names::TEXTS {
            let value = vm.heap.new_str(text);
            vm.str_hash(value.handle());
            making(seed).interned.write().expect(NO_PANIC).entry((*text).into()).or_insert(value);
        }
        make_classes(&mut vm);
        vm.builtins = vm.heap.new_dict(DictObj::default());
        vm.modules = vm.heap.new_dict(DictObj::default());
        // What a new session knows of modules, beside what every program reads.
        let imported = vm.heap.new_dict(DictObj::default());
        install_natives(&mut vm);
        let builtins = vm.builtins;
        let module = vm.heap.new_module(ModuleObj { dict: builtins, name: names::BUILTINS_MODULE });
        vm.dict_set_name(builtins, names::NAME, names::BUILTINS_MODULE);
        let modules = vm.modules;
        vm.dict_set_name(modules, names::BUILTINS_MODULE, module);
        let session = Session::building(vm);
        let mut builder = Builder { session, seed, imported, library: HashMap::new(), sources, compile };
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

    /// Makes the names of modules, side by side: the first import in a process reads the table of modules, and with it all of them.
    pub fn module_names<'n>(&mut self, names: impl IntoIterator<Item = &'n str>) {
        for name in names {
            self.session.vm.intern(name);
        }
    }

    /// Fills the namespaces of native modules with what is no native function: constants, classes.
    pub fn init_modules(&mut self, inits: &[(&str, InitModule)]) {
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
        let mut table = making(self.seed).prelude.write().expect(NO_PANIC);
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
        let making = making(self.seed);
        let table = making.prelude.read().expect(NO_PANIC);
        let by_name = |name: &str| table.get(name).copied().or_else(|| native::find(&format!("_vm.{name}")));
        let mut intrinsics = vec![Value::NONE; Intrinsic::ALL.len()];
        for which in Intrinsic::ALL {
            intrinsics[which.number() as usize] = match which {
                Intrinsic::AssertionError => classes::ASSERTION_ERROR,
                Intrinsic::NotImplementedError => classes::NOT_IMPLEMENTED_ERROR,
                Intrinsic::List => classes::LIST,
                Intrinsic::Tuple => classes::TUPLE,
                Intrinsic::Set => classes::SET,
                Intrinsic::Sum
                | Intrinsic::Any
                | Intrinsic::All
                | Intrinsic::Sorted
                | Intrinsic::Min
                | Intrinsic::Max => {
                    native::find(&format!("builtins.{}", which.name())).unwrap_or(Value::NONE)
                }
                other => by_name(other.name()).unwrap_or(Value::NONE),
            };
        }
        *making.intrinsics.write().expect(NO_PANIC) = intrinsics;
        let mut twins = making.twins.write().expect(NO_PANIC);
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
            let path = names::PACKAGE_PATH;
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
        let modules = self.imported;
        for name in ["builtins", "sys"] {
            if let Some(module) = self.library.get(name) {
                let name = vm.intern(name);
                vm.dict_set_name(modules, name, *module);
            }
        }
        // What `sys` shows is what sessions import by.
        if let Some(sys) = self.library.get("sys") {
            let (namespace, name) = (vm.heap.module(sys.handle()).dict, vm.intern("modules"));
            vm.dict_set_name(namespace, name, modules);
        }
        let making = making(self.seed);
        let mut library: Vec<(Box<str>, Value)> = self.library.into_iter().collect();
        let library_modules = library.clone();
        let library = table(vm, &mut library);
        let builtins = vm.builtins;
        let named = vm.heap.dict(builtins.handle()).items().filter(|e| e.value.is_kind(Kind::Class));
        let mut classes: Vec<(Box<str>, Value)> = named.map(|e| (vm.show(e.key).into(), e.value)).collect();
        for name in crate::convert::CLASSES.iter().chain(&crate::convert::BASES).chain(LibraryShapes::CLASSES).chain(&["uuid.SafeUUID"]) {
            let class = name.split_once('.').and_then(|(module, class)| {
                let (_, module) = library_modules.iter().find(|(known, _)| &**known == module)?;
                let class = vm.intern(class);
                vm.dict_get_name(vm.heap.module(module.handle()).dict, class)
            });
            // A library without them, as tests of the VM have it, lets no such values in.
            if classes.iter().all(|(known, _)| **known != **name) {
                classes.extend(class.map(|class| (Box::from(*name), class)));
            }
        }
        let classes = table(vm, &mut classes);
        let prelude = making.prelude.read().expect(NO_PANIC);
        let mut prelude: Vec<(Box<str>, Value)> = prelude.iter().map(|(k, v)| (k.clone(), *v)).collect();
        let prelude = table(vm, &mut prelude);
        let mut interned: Vec<Value> = making.interned.read().expect(NO_PANIC).values().copied().collect();
        interned.extend(vm.interned());
        interned.sort_unstable_by_key(|name| name.handle());
        let known = making.twins.read().expect(NO_PANIC);
        let twins = (0..vm.natives.len() as u32).map(|n| known.get(&n).copied().unwrap_or_default()).collect();
        let facades = making.facades.read().expect(NO_PANIC);
        let mut facades: Vec<(Value, Value)> = facades.iter().map(|(f, c)| (*f, *c)).collect();
        facades.sort_unstable_by_key(|(function, _)| function.bits());
        let Session { mut vm, units, .. } = self.session;
        let mut ids: Vec<(Value, u64)> = vm.ids.into_iter().collect();
        ids.sort_unstable_by_key(|(value, _)| value.bits());
        let units = units.into_own();
        let intrinsics = making.intrinsics.read().expect(NO_PANIC).clone();
        let n_classes = vm.heap.classes.made() as u32;
        // The numbers of builtin classes, and of the empty tuple, are written into this program.
        let mut roots = vec![builtins, modules, EMPTY_TUPLE];
        roots.extend((0..n_classes).map(|index| Value::new(Kind::Class, index | IMAGE)));
        roots.extend([&library, &classes, &prelude, &facades].into_iter().flatten().flat_map(|(name, value)| [*name, *value]));
        roots.extend([&chars, &interned, &twins, &intrinsics].into_iter().flatten());
        for unit in &units {
            roots.push(unit.globals);
            roots.extend(unit.constants.iter().chain(unit.names.iter()));
        }
        vm.heap.keep_reached(roots);
        let heap = vm.heap.freeze();
        Box::leak(Box::new(Image {
            units: units.iter().map(|unit| ImageUnit::new(unit)).collect(),
            builtins,
            modules,
            chars,
            library,
            classes,
            prelude,
            interned: Names::new(heap.strs(), &interned),
            no_doubles: false,
            heap: Some(heap),
            pages: None,
            twins,
            facades,
            intrinsics,
            ids,
            last_id: vm.last_id,
            main: OnceLock::new(),
            shapes: OnceLock::new(),
            fronts: OnceLock::new(),
            abc: OnceLock::new(),
            memo: OnceLock::new(),
            stdout: OnceLock::new(),
            union: OnceLock::new(),
            players: OnceLock::new(),
            making: None,
        }))
    }
}

/// The growing tables of an image that is being made.
fn making(seed: &Image) -> &Making {
    seed.making.as_ref().expect("a builder's image is being made")
}

/// Values by name as a table of the finished image.
fn table(vm: &mut Vm, items: &mut [(Box<str>, Value)]) -> Named {
    items.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    let mut table: Named = items
        .iter()
        .map(|(name, value)| {
            let key = vm.intern(name);
            vm.str_hash(key.handle());
            (key, *value)
        })
        .collect();
    table.sort_by_key(|(name, _)| name.bits());
    table
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
            if !member.same(crate::names::EMPTY) {
                let descriptor = vm.heap.new_descr(DescrObj::Member { class, name: member });
                vm.dict_set_name(dict, member, descriptor);
            }
        }
        let shape = vm.heap.new_shape(Shape { class, names: fields, next: Vec::new(), dict: false, far: false });
        let no_dict = !vm_is_exception(&mro);
        let object = vm.heap.class_mut(class.handle());
        object.mro = mro;
        object.bases = bases.clone();
        object.shape = shape;
        object.layout = layout;
        object.flags.no_dict = no_dict;
        object.flags.sequence = matches!(def.name, "list" | "tuple" | "range" | "memoryview" | "array");
        object.flags.mapping = matches!(def.name, "dict" | "mappingproxy");
        object.flags.final_ = matches!(
            def.name,
            "bool"
                | "NoneType"
                | "range"
                | "slice"
                | "cell"
                | "function"
                | "builtin_function_or_method"
                | "method_descriptor"
                | "wrapper_descriptor"
                | "method-wrapper"
                | "member_descriptor"
                | "getset_descriptor"
                | "method"
                | "code"
                | "traceback"
                | "coroutine"
                | "async_generator"
                | "memoryview"
                | "generator"
                | "ellipsis"
                | "NotImplementedType"
                | "dict_keys"
                | "dict_values"
                | "dict_items"
                | "_grouper"
        );
        object.construct =
            if vm_is_exception(&object.mro) { Construct::Exception } else { Construct::Generic };
        if let Some(base) = bases.first() {
            vm.heap.class_mut(base.handle()).subclasses.push(class);
        }
        // Without a name there it is `builtins`: an instance shall not find one.
        if def.module != "builtins" {
            let module = vm.intern(def.module);
            vm.dict_set_name(dict, names::MODULE, module);
        }
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
pub fn install_method(vm: &mut Vm, class: Value, dict: Value, info: &native::NativeInfo, value: Value) {
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

/// The strings of a unit that are made already, where they have to be known.
type Texts<'a> = Option<HashMap<&'a str, Value>>;

/// The constants of a unit as values. A string that stands there alone and in a tuple is one object, as in CPython.
pub fn constants(vm: &mut Vm, all: &[hognose_bytecode::Constant]) -> Res<Vec<Value>> {
    use hognose_bytecode::Constant as C;
    let has_text = |items: &[C]| items.iter().any(|item| matches!(item, C::Str(_)));
    let are_in_tuples = all.iter().any(|constant| matches!(constant, C::Tuple(items) if has_text(items)));
    let mut texts = are_in_tuples.then(HashMap::new);
    all.iter().map(|constant| self::constant(vm, constant, &mut texts)).collect()
}

fn constant<'a>(vm: &mut Vm, constant: &'a hognose_bytecode::Constant, texts: &mut Texts<'a>) -> Res {
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
            } else if let Some(value) = texts.as_ref().and_then(|texts| texts.get(&**s)) {
                *value
            } else {
                let value = vm.heap.new_str(s);
                vm.str_hash(value.handle());
                if let Some(texts) = texts {
                    texts.insert(s, value);
                }
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
                values.push(self::constant(vm, item, texts)?);
            }
            vm.heap.new_tuple(values)
        }
        C::FrozenSet(items) => {
            let set = vm.heap.new_frozenset(SetObj::default());
            for item in items {
                let value = self::constant(vm, item, texts)?;
                vm.set_add(set, value)?;
            }
            set
        }
        C::Slice(parts) => {
            let start = self::constant(vm, &parts[0], texts)?;
            let stop = self::constant(vm, &parts[1], texts)?;
            let step = self::constant(vm, &parts[2], texts)?;
            vm.heap.new_slice(SliceObj { start, stop, step })
        }
    })
}
