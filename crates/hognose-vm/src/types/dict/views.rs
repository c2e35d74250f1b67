//! The views of a dict: `keys()`, `values()`, `items()`.
//!
//! Their operations as sets are in `prelude/dict.py` (`view_and`, …); natively they answer what needs
//! no comparison of the guest ([`operator`]).

use crate::exec::ArithWhich;
use crate::native::{Obj, SelfSet, SelfView};
use crate::natives;
use crate::objects::{IterObj, SetObj, ViewObj, ViewPart};
use crate::stop::{Res, Stop};
use crate::types::set;
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
                    "__and__" and(Obj, Obj) "self, value, /";
                    "__rand__" rand(Obj, Obj) "self, value, /";
                    "__or__" or(Obj, Obj) "self, value, /";
                    "__ror__" ror(Obj, Obj) "self, value, /";
                    "__sub__" sub(Obj, Obj) "self, value, /";
                    "__rsub__" rsub(Obj, Obj) "self, value, /";
                    "__xor__" xor(Obj, Obj) "self, value, /";
                    "__rxor__" rxor(Obj, Obj) "self, value, /";
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

macro_rules! operators {
    ($($name:ident $reflected:ident $which:ident;)*) => {$(
        fn $name(vm: &mut Vm, a: Obj, b: Obj) -> Res {
            operator(vm, ArithWhich::$which, a.0, b.0)?.ok_or(Stop::Python)
        }

        fn $reflected(vm: &mut Vm, a: Obj, b: Obj) -> Res {
            $name(vm, b, a)
        }
    )*};
}

operators! { and rand And; or ror Or; sub rsub Sub; xor rxor Xor; }

/// `&`, `|`, `-`, `^` of a view of keys or items with another one, a set or a sequence: a set, whose items came in the order in
/// which CPython looks at them. `None` for anything else.
pub fn operator(vm: &mut Vm, which: ArithWhich, a: Value, b: Value) -> Res<Option<Value>> {
    if !is_set_view(vm, a) && !is_set_view(vm, b) || ![a, b].iter().all(|operand| is_operand(vm, *operand)) {
        return Ok(None);
    }
    if which == ArithWhich::And {
        return shared(vm, a, b).map(Some);
    }
    if !matches!(which, ArithWhich::Or | ArithWhich::Sub | ArithWhich::Xor) {
        return Ok(None);
    }
    let items = |value: Value| value.is(Kind::View).is_some_and(|view| vm.heap.view(view).part == ViewPart::Items);
    if which == ArithWhich::Xor && items(a) && items(b) {
        return different(vm, a, b).map(Some);
    }
    // Of keys as of their dict, which says beforehand how many there are.
    let first = if is_set_view(vm, a) && !items(a) { vm.heap.view(a.handle()).dict } else { a };
    let result = set::set_from(vm, first)?;
    match which {
        ArithWhich::Or => set::update(vm, &[result, b])?,
        ArithWhich::Sub => set::difference_update(vm, &[result, b])?,
        _ => set::symmetric_difference_update(vm, SelfSet(result.handle()), b)?,
    };
    Ok(Some(result))
}

fn is_set_view(vm: &Vm, value: Value) -> bool {
    value.is(Kind::View).is_some_and(|view| vm.heap.view(view).part != ViewPart::Values)
}

/// The items that one of two dicts has and the other has not, or with another value: first those of the second one.
fn different(vm: &mut Vm, a: Value, b: Value) -> Res {
    let [own, other] = [a, b].map(|view| vm.heap.view(view.handle()).dict);
    let n = vm.heap.dict(own.handle()).len() + vm.heap.dict(other.handle()).len();
    vm.charge(n)?;
    vm.reserve(n.saturating_mul(128))?;
    let left = vm.heap.dict(own.handle()).clone();
    let left = vm.heap.new_dict(left);
    let result = vm.heap.new_set(SetObj::default());
    let mut at = 0;
    while let Some(i) = vm.heap.dict(other.handle()).next_at(at) {
        at = i + 1;
        let entry = vm.heap.dict(other.handle()).entries[i];
        let found = vm.dict_find(own.handle(), entry.key, entry.hash)?;
        let found = found.map(|found| vm.heap.dict(own.handle()).entries[found].value);
        match found {
            Some(found) if vm.same_or_equal(found, entry.value)? => {
                if let Some(at) = vm.dict_find(left.handle(), entry.key, entry.hash)? {
                    vm.heap.dict_mut(left.handle()).remove_at(at);
                }
            }
            _ => {
                let pair = vm.heap.new_tuple([entry.key, entry.value]);
                let hash = vm.hash_element(pair)?;
                vm.heap.set_insert_new(result, hash, pair);
            }
        }
    }
    let rest = vm.heap.new_view(ViewObj { dict: left, part: ViewPart::Items });
    set::update(vm, &[result, rest])?;
    Ok(result)
}

/// Whether an operand has items and a length that take no code of a guest's.
fn is_operand(vm: &Vm, value: Value) -> bool {
    match value.kind() {
        Kind::View => vm.heap.view(value.handle()).dict.is_kind(Kind::Dict),
        kind => matches!(kind, Kind::Set | Kind::FrozenSet | Kind::List | Kind::Tuple),
    }
}

fn len_of(vm: &Vm, view: Value) -> usize {
    vm.heap.dict(vm.heap.view(view.handle()).dict.handle()).len()
}

/// The items of one operand that are in the other, which is a view: of two views the shorter one is gone through.
fn shared(vm: &mut Vm, a: Value, b: Value) -> Res {
    let (mut view, mut other) = if is_set_view(vm, a) { (a, b) } else { (b, a) };
    if other.is_kind(Kind::Set) && len_of(vm, view) <= vm.heap.set(other).len() {
        return set::intersection(vm, &[other, view]);
    }
    if is_set_view(vm, other) && len_of(vm, other) > len_of(vm, view) {
        (view, other) = (other, view);
    }
    let Some(items) = vm.builtin_items(other)? else { return Err(Stop::Python) };
    vm.charge(items.len())?;
    vm.reserve(items.len().saturating_mul(64))?;
    let result = vm.heap.new_set(SetObj::default());
    for item in items {
        if view_contains(vm, view, item)? {
            let hash = vm.hash_element(item)?;
            if vm.set_find(result, item, hash)?.is_none() {
                vm.heap.set_insert_new(result, hash, item);
            }
        }
    }
    Ok(result)
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
