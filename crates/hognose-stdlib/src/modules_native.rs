//! `_modules`: which modules could be imported.

use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::value::Value;
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_modules" {
        has_module(Value) "name, /";
    }
}

/// Whether the library has a module for everybody under a name.
fn has_module(vm: &mut Vm, name: Value) -> Res {
    let name = vm.show(name);
    let is_private = name.split('.').any(|part| part.starts_with('_') && !part.starts_with("__"));
    Ok(Value::bool(!is_private && vm.image.library_module(&name).is_some()))
}
