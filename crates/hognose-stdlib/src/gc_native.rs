//! `_gc`: a program may ask for a collection.

use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::value::Value;
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_gc" {
        request() "";
    }
}

/// The next place where a collection may happen has one. It costs what has survived the last one.
fn request(vm: &mut Vm) -> Res {
    vm.charge(vm.heap.used() / 16)?;
    vm.heap.collect_soon();
    Ok(Value::NONE)
}
