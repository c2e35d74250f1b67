//! `module`: making one.
//!
//! Attributes of modules are their namespace's items; that is part of the data model, in `attribute`.

use crate::classes;
use crate::names;
use crate::native::Obj;
use crate::natives;
use crate::objects::{DictObj, ModuleObj};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

natives! {
    pub METHODS: methods of "module" {
        make(Obj, Option<Value>) "name, doc=None";
        "__dir__" dir(Obj) "self, /";
        raw "__new__" new "cls, /, *args, **kwargs";
        "__init__" init(Obj, Obj, Option<Value>) "self, /, name, doc=None";
        raw "get:__annotations__" python "self, /";
        raw "set:__annotations__" python "self, value=None, /";
        raw "get:__annotate__" python "self, /";
        raw "set:__annotate__" python "self, value=None, /";
    }
}

/// The annotate function of a module is Python.
fn python(_: &mut Vm, _: &[Value]) -> Res {
    Err(Stop::Python)
}

fn make(vm: &mut Vm, name: Obj, doc: Option<Value>) -> Res {
    let name = checked_name(vm, name)?;
    let dict = vm.heap.new_dict(DictObj::default());
    fill(vm, dict, name, doc);
    Ok(vm.heap.new_module(ModuleObj { dict, name }))
}

fn checked_name(vm: &mut Vm, name: Obj) -> Res {
    let Some(text) = vm.as_kind(name.0, Kind::Str) else {
        return Err(name.refuse(vm, |found| format!("module() argument 'name' must be str, not {found}")));
    };
    Ok(vm.intern_value(Value::new(Kind::Str, text)))
}

/// What every module has.
fn fill(vm: &mut Vm, dict: Value, name: Value, doc: Option<Value>) {
    vm.dict_set_name(dict, names::NAME, name);
    vm.dict_set_name(dict, names::DOC, doc.unwrap_or(Value::NONE));
    for other in [names::PACKAGE, names::LOADER, names::SPEC] {
        vm.dict_set_name(dict, other, Value::NONE);
    }
}

/// A module without a name; `__init__` gives it one. An instance of a subclass holds its attributes in the module's namespace.
fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let class = args[0];
    if class.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    }
    super::new::check_class(vm, class, classes::MODULE)?;
    let dict = vm.heap.new_dict(DictObj::default());
    let unnamed = vm.intern("?");
    let module = vm.heap.new_module(ModuleObj { dict, name: unnamed });
    let object = super::number::instance(vm, class, classes::MODULE, module);
    if object.is_kind(Kind::Instance) {
        vm.set_instance_dict(object, dict);
    }
    Ok(object)
}

fn init(vm: &mut Vm, module: Obj, name: Obj, doc: Option<Value>) -> Res {
    let Some(handle) = vm.as_kind(module.0, Kind::Module) else { return Err(Stop::Receiver) };
    let name = checked_name(vm, name)?;
    vm.heap.module_mut(handle).name = name;
    let dict = vm.heap.module(handle).dict;
    fill(vm, dict, name, doc);
    Ok(Value::NONE)
}

/// `dir(module)`: its names, unless it has a `__dir__` of its own.
fn dir(vm: &mut Vm, module: Obj) -> Res {
    let Some(handle) = vm.as_kind(module.0, Kind::Module) else { return Err(Stop::Receiver) };
    let dict = vm.heap.module(handle).dict;
    let own = vm.intern("__dir__");
    if let Some(hook) = vm.dict_get_name(dict, own) {
        return vm.tail_call(hook, &[]);
    }
    let keys = vm.heap.dict(dict.handle()).items().map(|e| e.key).collect();
    Ok(vm.heap.new_list(keys))
}
