//! `module`: what `types.ModuleType` makes and what modules answer for.

use crate::names;
use crate::native::Obj;
use crate::objects::{DictObj, ModuleObj};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "module" {
        make(Obj, Option<Obj>) "name, doc=None";
        "__dir__" dir(Obj) "self, /";
    }
}

/// `ModuleType(name, doc=None)`.
fn make(vm: &mut Vm, name: Obj, doc: Option<Obj>) -> Res {
    let Some(handle) = vm.as_kind(name.0, Kind::Str) else {
        let found = vm.type_name(name.0);
        return Err(vm.type_error(format!("module() argument 'name' must be str, not {found}")));
    };
    let name = Value::new(Kind::Str, handle);
    let dict = vm.heap.new_dict(DictObj::default());
    vm.dict_set_name(dict, names::NAME, name);
    vm.dict_set_name(dict, names::DOC, doc.map_or(Value::NONE, |d| d.0));
    for empty in [names::PACKAGE, names::LOADER, names::SPEC] {
        vm.dict_set_name(dict, empty, Value::NONE);
    }
    Ok(vm.heap.new_module(ModuleObj { dict, name }))
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
