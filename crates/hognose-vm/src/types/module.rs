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
        "__new__" new(Value, Obj, Option<Value>) "cls, /, name, doc=None";
    }
}

fn make(vm: &mut Vm, name: Obj, doc: Option<Value>) -> Res {
    let Some(text) = vm.as_kind(name.0, Kind::Str) else {
        return Err(name.refuse(vm, |found| format!("module() argument 'name' must be str, not {found}")));
    };
    let name = vm.intern_value(Value::new(Kind::Str, text));
    let dict = vm.heap.new_dict(DictObj::default());
    vm.dict_set_name(dict, names::NAME, name);
    vm.dict_set_name(dict, names::DOC, doc.unwrap_or(Value::NONE));
    vm.dict_set_name(dict, names::PACKAGE, Value::NONE);
    for other in ["__loader__", "__spec__"] {
        let other = vm.intern(other);
        vm.dict_set_name(dict, other, Value::NONE);
    }
    Ok(vm.heap.new_module(ModuleObj { dict, name }))
}

fn new(vm: &mut Vm, class: Value, name: Obj, doc: Option<Value>) -> Res {
    if class.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    }
    super::new::check_class(vm, class, classes::MODULE)?;
    if !class.same(classes::MODULE) {
        let shown = vm.class_name(class);
        return Err(vm.type_error(format!("cannot create '{shown}' instances")));
    }
    make(vm, name, doc)
}

/// `dir(module)`: its names, unless it has a `__dir__` of its own.
fn dir(vm: &mut Vm, module: Obj) -> Res {
    let Some(handle) = module.0.is(Kind::Module) else { return Err(Stop::Receiver) };
    let dict = vm.heap.module(handle).dict;
    let own = vm.intern("__dir__");
    if let Some(hook) = vm.dict_get_name(dict, own) {
        return vm.tail_call(hook, &[]);
    }
    let keys = vm.heap.dict(dict.handle()).items().map(|e| e.key).collect();
    Ok(vm.heap.new_list(keys))
}
