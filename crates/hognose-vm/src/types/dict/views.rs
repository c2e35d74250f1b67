//! The views of a dict: `keys()`, `values()`, `items()`.
//!
//! Their operations as sets are in `prelude/dict.py` (`view_and`, …); natively they answer what needs
//! no comparison of the guest.

use crate::native::{Obj, SelfView};
use crate::natives;
use crate::objects::{IterObj, ViewPart};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

macro_rules! views {
    ($($table:ident $owner:literal;)*) => {
        $(
            natives! {
                pub $table: methods of $owner {
                    "get:mapping" mapping(SelfView) "self, /";
                    "__len__" len(SelfView) "self, /";
                    "__iter__" iter(SelfView) "self, /";
                    "__reversed__" reversed(SelfView) "self, /";
                    "__repr__" repr(SelfView) "self, /";
                }
            }
        )*
    };
}

views! {
    KEYS "dict_keys";
    VALUES "dict_values";
    ITEMS "dict_items";
}

macro_rules! set_views {
    ($($table:ident $owner:literal;)*) => {
        $(
            natives! {
                pub $table: methods of $owner {
                    "__contains__" contains(SelfView, Obj) "self, key, /";
                    isdisjoint(SelfView, Obj) "self, other, /";
                    "__and__" python(Obj, Obj) "self, value, /";
                    "__rand__" python(Obj, Obj) "self, value, /";
                    "__or__" python(Obj, Obj) "self, value, /";
                    "__ror__" python(Obj, Obj) "self, value, /";
                    "__sub__" python(Obj, Obj) "self, value, /";
                    "__rsub__" python(Obj, Obj) "self, value, /";
                    "__xor__" python(Obj, Obj) "self, value, /";
                    "__rxor__" python(Obj, Obj) "self, value, /";
                    "__eq__" compare(SelfView, Obj) "self, value, /";
                    "__ne__" compare(SelfView, Obj) "self, value, /";
                    "__lt__" compare(SelfView, Obj) "self, value, /";
                    "__le__" compare(SelfView, Obj) "self, value, /";
                    "__gt__" compare(SelfView, Obj) "self, value, /";
                    "__ge__" compare(SelfView, Obj) "self, value, /";
                }
            }
        )*
    };
}

set_views! {
    KEYS_SET "dict_keys";
    ITEMS_SET "dict_items";
}

/// The dict behind a view.
fn dict_of(vm: &Vm, view: SelfView) -> Res<u32> {
    let dict = vm.heap.view(view.0).dict;
    vm.as_kind(dict, Kind::Dict).ok_or(Stop::Python)
}

fn mapping(vm: &mut Vm, view: SelfView) -> Res {
    let dict = vm.heap.view(view.0).dict;
    let proxy = vm.image.prelude("mappingproxy_of");
    if proxy.is_kind(Kind::Function) { vm.tail_call(proxy, &[dict]) } else { Ok(dict) }
}

fn len(vm: &mut Vm, view: SelfView) -> Res {
    let dict = dict_of(vm, view)?;
    let n = vm.heap.dict(dict).len();
    Ok(vm.heap.new_int(n as i64))
}

fn iter(vm: &mut Vm, view: SelfView) -> Res {
    let part = vm.heap.view(view.0).part;
    let dict = dict_of(vm, view)?;
    let n = vm.heap.dict(dict).len();
    Ok(vm.heap.new_iter(IterObj::dict(Value::new(Kind::Dict, dict), part, n)))
}

fn reversed(vm: &mut Vm, view: SelfView) -> Res {
    let part = vm.heap.view(view.0).part;
    let dict = dict_of(vm, view)?;
    let back = crate::types::iterators::back_over(vm, Value::new(Kind::Dict, dict), part);
    Ok(vm.heap.new_iter(back))
}

fn repr(vm: &mut Vm, view: SelfView) -> Res {
    crate::types::repr(vm, view.value())
}

fn contains(vm: &mut Vm, view: SelfView, item: Obj) -> Res {
    view_contains(vm, view.value(), item.0).map(Value::bool)
}

/// `item in view`.
pub fn view_contains(vm: &mut Vm, view: Value, item: Value) -> Res<bool> {
    let object = vm.heap.view(view.handle()).clone();
    let Some(dict) = vm.as_kind(object.dict, Kind::Dict) else { return Err(Stop::Python) };
    match object.part {
        ViewPart::Keys => {
            let hash = vm.hash_key(item)?;
            Ok(vm.dict_find(dict, item, hash)?.is_some())
        }
        ViewPart::Items => {
            let pair = match vm.as_kind(item, Kind::Tuple) {
                Some(handle) => vm.heap.tuple(handle).to_vec(),
                None if item.is_kind(Kind::Pending) => return Err(Stop::Python),
                None => return Ok(false),
            };
            let [key, value] = pair[..] else { return Ok(false) };
            let hash = vm.hash_key(key)?;
            match vm.dict_find(dict, key, hash)? {
                Some(at) => {
                    let found = vm.heap.dict(dict).entries[at].value;
                    vm.same_or_equal(found, value)
                }
                None => Ok(false),
            }
        }
        ViewPart::Values => {
            let mut at = 0;
            while let Some(i) = vm.heap.dict(dict).next_at(at) {
                at = i + 1;
                if i % 16 == 0 {
                    vm.charge(8)?;
                }
                let found = vm.heap.dict(dict).entries[i].value;
                if vm.same_or_equal(found, item)? {
                    return Ok(true);
                }
            }
            Ok(false)
        }
    }
}

fn isdisjoint(_: &mut Vm, _: SelfView, _: Obj) -> Res {
    Err(Stop::Python)
}

fn python(_: &mut Vm, _: Obj, _: Obj) -> Res {
    Err(Stop::Python)
}

fn compare(vm: &mut Vm, _: SelfView, other: Obj) -> Res {
    let other = vm.unwrap(other.0);
    let is_set = match other.kind() {
        Kind::Set | Kind::FrozenSet => true,
        Kind::View => vm.heap.view(other.handle()).part != ViewPart::Values,
        _ => false,
    };
    if is_set { Err(Stop::Python) } else { Ok(Value::NOT_IMPLEMENTED) }
}
