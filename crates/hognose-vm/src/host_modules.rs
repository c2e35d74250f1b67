//! Modules that the host adds to those of the library.
//!
//! One with source waits in a table of the library (`_host_modules`), so that a snapshot has it, until the prelude runs the
//! source at the first import (`find_module` in `prelude/imports.py`).

use crate::names;
use crate::objects::{DictObj, ModuleObj};
use crate::session::Session;
use crate::value::{IMAGE, Kind, Value};

impl Session {
    /// Makes a name importable: a module with these attributes. A module of the library with that name is covered; one that
    /// the host added before gets what is new. Packages around it are made if they are not there.
    pub fn new_module(&mut self, name: &str, doc: Option<&str>, attributes: &[(&str, Value)]) -> Value {
        if let Some(module) = self.host_module(name)
            && module.handle() & IMAGE == 0
        {
            self.fill_module(module, doc, attributes);
            return module;
        }
        let module = self.make_module(name, doc, attributes);
        self.put_module(name, module);
        module
    }

    /// The same for a module whose source runs when somebody imports it, unless a module of that name is there already.
    pub fn new_source_module(
        &mut self,
        name: &str,
        doc: Option<&str>,
        attributes: &[(&str, Value)],
        source: &str,
    ) -> Value {
        let module = self.make_module(name, doc, attributes);
        let source = self.vm.str(source);
        let entry = self.vm.heap.new_tuple([module, source]);
        let key = self.vm.intern(name);
        if let Some(waiting) = self.waiting_modules() {
            self.vm.dict_set_name(waiting, key, entry);
        }
        module
    }

    /// A module that nobody can import yet.
    fn make_module(&mut self, name: &str, doc: Option<&str>, attributes: &[(&str, Value)]) -> Value {
        self.make_packages(name);
        let dict = self.vm.heap.new_dict(DictObj::default());
        let name_value = self.vm.intern(name);
        self.vm.dict_set_name(dict, names::NAME, name_value);
        self.vm.dict_set_name(dict, names::DOC, Value::NONE);
        let package = self.vm.intern(name.rsplit_once('.').map_or("", |(package, _)| package));
        self.vm.dict_set_name(dict, names::PACKAGE, package);
        let module = self.vm.heap.new_module(ModuleObj { dict, name: name_value });
        self.fill_module(module, doc, attributes);
        module
    }

    fn fill_module(&mut self, module: Value, doc: Option<&str>, attributes: &[(&str, Value)]) {
        let dict = self.vm.heap.module(module.handle()).dict;
        if let Some(doc) = doc {
            let doc = self.vm.str(doc);
            self.vm.dict_set_name(dict, names::DOC, doc);
        }
        for (attribute, value) in attributes {
            let attribute = self.vm.intern(attribute);
            self.vm.dict_set_name(dict, attribute, *value);
        }
    }

    /// Puts a module among the imported ones, and into its package.
    fn put_module(&mut self, name: &str, module: Value) {
        let (modules, key) = (self.vm.modules, self.vm.intern(name));
        self.vm.dict_set_name(modules, key, module);
        if let Some((package, child)) = name.rsplit_once('.')
            && let Some(package) = self.any_module(package)
        {
            let (dict, child) = (self.vm.heap.module(package.handle()).dict, self.vm.intern(child));
            self.vm.dict_set_name(dict, child, module);
        }
    }

    /// Sees to it that what a module lies in is there: packages of the host's, unless the library has one of that name.
    fn make_packages(&mut self, name: &str) {
        for (end, _) in name.match_indices('.') {
            let package = &name[..end];
            let known = self.any_module(package);
            let module = match known {
                Some(module) => module,
                None => {
                    let (dict, key) = (self.vm.heap.new_dict(DictObj::default()), self.vm.intern(package));
                    for (attribute, value) in [(names::NAME, key), (names::DOC, Value::NONE)] {
                        self.vm.dict_set_name(dict, attribute, value);
                    }
                    self.vm.heap.new_module(ModuleObj { dict, name: key })
                }
            };
            let (dict, path) = (self.vm.heap.module(module.handle()).dict, self.vm.intern("__path__"));
            if self.vm.dict_get_name(dict, path).is_none() {
                let empty = self.vm.heap.new_list(Vec::new());
                self.vm.dict_set_name(dict, path, empty);
                let own = self.vm.intern(package);
                self.vm.dict_set_name(dict, names::PACKAGE, own);
            }
            if known.is_none() {
                self.put_module(package, module);
            }
        }
    }

    /// A module of the host or of the library.
    fn any_module(&mut self, name: &str) -> Option<Value> {
        let library = |session: &Session| session.vm.image.library_module(name).filter(|_| !name.starts_with('_'));
        self.host_module(name).or_else(|| library(self))
    }

    /// A module that was imported or added under a name, whether its source has run or not.
    pub fn host_module(&mut self, name: &str) -> Option<Value> {
        let (modules, key) = (self.vm.modules, self.vm.intern(name));
        let found = self.vm.dict_get_name(modules, key).or_else(|| {
            let waiting = self.waiting_modules()?;
            let entry = self.vm.dict_get_name(waiting, key)?;
            self.vm.heap.tuple(entry.handle()).first().copied()
        });
        found.filter(|module| module.is_kind(Kind::Module))
    }

    fn waiting_modules(&mut self) -> Option<Value> {
        let module = self.vm.image.library_module("_host_modules")?;
        let (dict, name) = (self.vm.heap.module(module.handle()).dict, self.vm.intern("waiting"));
        self.vm.dict_get_name(dict, name).filter(|waiting| waiting.is_kind(Kind::Dict))
    }

    /// Sets `sys.argv`.
    pub fn set_args(&mut self, args: &[&str]) {
        let values = args.iter().map(|arg| self.vm.str(arg)).collect();
        let list = self.vm.heap.new_list(values);
        if let Some(sys) = self.vm.image.library_module("sys") {
            let (dict, name) = (self.vm.heap.module(sys.handle()).dict, self.vm.intern("argv"));
            self.vm.dict_set_name(dict, name, list);
        }
    }

    /// Defines a module of the library under its own name in `__main__`; whether there is one that guests import by this name.
    pub fn define_module(&mut self, name: &str) -> bool {
        let module = self.vm.image.library_module(name).filter(|_| !name.starts_with('_'));
        if let Some(module) = module {
            self.define(name, module);
        }
        module.is_some()
    }
}
