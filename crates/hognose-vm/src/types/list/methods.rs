//! The methods of `list`.
//!
//! What meets `__eq__` of the guest (`index`, `count`, `remove`, `in`) or an iterable that runs Python has a
//! twin in `prelude/list.py`.

use crate::classes;
use crate::exec::CompareWhich;
use crate::names;
use crate::native::{Obj, SelfList};
use crate::natives;
use crate::objects::IterObj;
use crate::stop::{Res, Stop};
use crate::types::args::{Clip, Ssize};
use crate::types::index;
use super::sort::list_sort;
use crate::types::str::dunder::{Times, added, repeated};
use crate::value::{Kind, Value};
use crate::vm::Vm;

natives! {
    pub METHODS: methods of "list" {
        append(SelfList, Value) "self, object, /";
        clear(SelfList) "self, /";
        copy(SelfList) "self, /";
        count(SelfList, Obj) "self, value, /";
        extend(SelfList, Value) "self, iterable, /";
        "index" index_of(SelfList, Obj, Option<Clip>, Option<Clip>) "self, value, start=0, stop=9223372036854775807, /";
        insert(SelfList, Ssize, Value) "self, index, object, /";
        pop(SelfList, Option<Ssize>) "self, index=-1, /";
        remove(SelfList, Obj) "self, value, /";
        reverse(SelfList) "self, /";
        raw "sort" list_sort "self, /, *, key=None, reverse=False";
        "__len__" len(SelfList) "self, /";
        "__getitem__" get_item(SelfList, Obj) "self, key, /";
        "__setitem__" set_item(SelfList, Obj, Value) "self, key, value, /";
        "__delitem__" delete_item(SelfList, Obj) "self, key, /";
        "__contains__" contains(SelfList, Obj) "self, key, /";
        "__iter__" iter(SelfList) "self, /";
        "__reversed__" reversed(SelfList) "self, /";
        "__add__" add(SelfList, Obj) "self, value, /";
        "__iadd__" iadd(Value, Value) "self, value, /";
        "__mul__" mul(SelfList, Times) "self, value, /";
        "__rmul__" mul(SelfList, Times) "self, value, /";
        "__imul__" imul(SelfList, Times) "self, value, /";
        "__repr__" repr(SelfList) "self, /";
        "__eq__" eq(SelfList, Obj) "self, value, /";
        "__ne__" ne(SelfList, Obj) "self, value, /";
        "__lt__" lt(SelfList, Obj) "self, value, /";
        "__le__" le(SelfList, Obj) "self, value, /";
        "__gt__" gt(SelfList, Obj) "self, value, /";
        "__ge__" ge(SelfList, Obj) "self, value, /";
        "__init__" init(Value, Option<Value>) "self, iterable=(), /";
        raw "__new__" new "cls, /, *args, **kwargs";
        make(Option<Value>) "iterable=(), /";
    }
}

fn append(vm: &mut Vm, list: SelfList, item: Value) -> Res {
    vm.list_push(list.0, item);
    Ok(Value::NONE)
}

fn clear(vm: &mut Vm, list: SelfList) -> Res {
    *vm.heap.list_mut(list.0) = Vec::new();
    Ok(Value::NONE)
}

fn copy(vm: &mut Vm, list: SelfList) -> Res {
    let n = vm.heap.list(list.0).len();
    vm.charge(n / 8)?;
    vm.reserve(n * 8)?;
    Ok(vm.heap.new_list_from(list.0, 0..n))
}

fn count(vm: &mut Vm, list: SelfList, value: Obj) -> Res {
    let n = vm.heap.list(list.0).len();
    vm.charge(n / 4)?;
    let mut found = 0;
    for i in 0..n {
        let item = vm.heap.list(list.0)[i];
        if vm.same_or_equal(item, value.0)? {
            found += 1;
        }
    }
    Ok(vm.heap.new_int(found))
}

fn extend(vm: &mut Vm, list: SelfList, iterable: Value) -> Res {
    if matches!(iterable.kind(), Kind::List | Kind::Tuple) && !iterable.same(list.value()) {
        crate::exec::extend_by_items(vm, list.0, iterable)?;
        return Ok(Value::NONE);
    }
    let (none, raised) = vm.with_items_so_far(iterable, |vm, items| {
        vm.reserve(items.len() * 8)?;
        vm.charge(items.len() / 8)?;
        vm.heap.grew(items.len() * 8);
        vm.heap.list_mut(list.0).extend(items);
        Ok(Value::NONE)
    })?;
    raised.map_or(Ok(none), |exception| Err(Stop::Raise(exception)))
}

/// The position of a value between two bounds.
fn find(vm: &mut Vm, list: u32, value: Value, start: Option<Clip>, stop: Option<Clip>) -> Res<Option<usize>> {
    let n = vm.heap.list(list).len();
    let start = start.map_or(0, |c| c.within(n));
    let stop = stop.map_or(n, |c| c.within(n));
    crate::types::position(vm, Value::new(Kind::List, list), value, start..stop)
}

fn index_of(vm: &mut Vm, list: SelfList, value: Obj, start: Option<Clip>, stop: Option<Clip>) -> Res {
    match find(vm, list.0, value.0, start, stop)? {
        Some(i) => Ok(vm.heap.new_int(i as i64)),
        None => Err(vm.value_error("list.index(x): x not in list")),
    }
}

fn insert(vm: &mut Vm, list: SelfList, at: Ssize, item: Value) -> Res {
    let n = vm.heap.list(list.0).len();
    let at = Clip(at.0).within(n);
    vm.charge((n - at) / 16)?;
    vm.heap.grew(8);
    vm.heap.list_mut(list.0).insert(at, item);
    Ok(Value::NONE)
}

fn pop(vm: &mut Vm, list: SelfList, at: Option<Ssize>) -> Res {
    if at.is_none()
        && let Some(last) = vm.heap.list_mut(list.0).pop()
    {
        return Ok(last);
    }
    let n = vm.heap.list(list.0).len();
    if n == 0 {
        return Err(vm.index_error("pop from empty list"));
    }
    let at = at.map_or(-1, |i| i.0);
    let at = if at < 0 { at.saturating_add(n as i64) } else { at };
    if at < 0 || at as u64 >= n as u64 {
        return Err(vm.index_error("pop index out of range"));
    }
    let at = at as usize;
    vm.charge((n - at) / 16)?;
    Ok(vm.heap.list_mut(list.0).remove(at))
}

fn remove(vm: &mut Vm, list: SelfList, value: Obj) -> Res {
    match find(vm, list.0, value.0, None, None)? {
        Some(i) => {
            let n = vm.heap.list(list.0).len();
            vm.charge((n - i) / 16)?;
            vm.heap.list_mut(list.0).remove(i);
            Ok(Value::NONE)
        }
        None => Err(vm.value_error("list.remove(x): x not in list")),
    }
}

fn reverse(vm: &mut Vm, list: SelfList) -> Res {
    let n = vm.heap.list(list.0).len();
    vm.charge(n / 16)?;
    vm.heap.list_mut(list.0).reverse();
    Ok(Value::NONE)
}

fn len(vm: &mut Vm, list: SelfList) -> Res {
    let n = vm.heap.list(list.0).len();
    Ok(vm.heap.new_int(n as i64))
}

fn get_item(vm: &mut Vm, list: SelfList, key: Obj) -> Res {
    index::get_payload_item(vm, list.value(), key.0).map(|v| v.unwrap_or(Value::NONE))
}

fn set_item(vm: &mut Vm, list: SelfList, key: Obj, value: Value) -> Res {
    index::set_payload_item(vm, list.value(), key.0, value)?;
    Ok(Value::NONE)
}

fn delete_item(vm: &mut Vm, list: SelfList, key: Obj) -> Res {
    index::delete_payload_item(vm, list.value(), key.0)?;
    Ok(Value::NONE)
}

fn contains(vm: &mut Vm, list: SelfList, value: Obj) -> Res {
    Ok(Value::bool(find(vm, list.0, value.0, None, None)?.is_some()))
}

fn iter(vm: &mut Vm, list: SelfList) -> Res {
    Ok(vm.heap.new_iter(IterObj::List(list.value(), 0)))
}

fn reversed(vm: &mut Vm, list: SelfList) -> Res {
    let n = vm.heap.list(list.0).len();
    Ok(vm.heap.new_iter(IterObj::ListBack(list.value(), n)))
}

fn add(vm: &mut Vm, list: SelfList, other: Obj) -> Res {
    added(vm, list.value(), other.0)
}

fn iadd(vm: &mut Vm, list: Value, other: Value) -> Res {
    let receiver = <SelfList as crate::native::FromArg>::from_arg(vm, list)?;
    extend(vm, receiver, other)?;
    Ok(list)
}

fn mul(vm: &mut Vm, list: SelfList, n: Times) -> Res {
    repeated(vm, list.value(), n)
}

fn imul(vm: &mut Vm, list: SelfList, n: Times) -> Res {
    let repeated = repeated(vm, list.value(), n)?;
    let items = std::mem::take(vm.heap.list_mut(repeated.handle()));
    *vm.heap.list_mut(list.0) = items;
    Ok(list.value())
}

fn repr(vm: &mut Vm, list: SelfList) -> Res {
    crate::types::repr(vm, list.value())
}

/// A comparison of two builtin objects of one type: `NotImplemented` for another type.
pub fn compare(vm: &mut Vm, a: Value, b: Value, same_type: bool, which: CompareWhich) -> Res {
    if !same_type {
        return Ok(Value::NOT_IMPLEMENTED);
    }
    let b = vm.unwrap(b);
    let truth = match which {
        CompareWhich::Eq => Some(vm.equal(a, b)?),
        CompareWhich::Ne => Some(!vm.equal(a, b)?),
        _ => vm.order_payload(a, b, which, 0)?,
    };
    Ok(truth.map_or(Value::NOT_IMPLEMENTED, Value::bool))
}

fn lists(vm: &mut Vm, list: SelfList, other: Obj, which: CompareWhich) -> Res {
    let same_type = vm.as_kind(other.0, Kind::List).is_some();
    compare(vm, list.value(), other.0, same_type, which)
}

fn eq(vm: &mut Vm, list: SelfList, other: Obj) -> Res {
    lists(vm, list, other, CompareWhich::Eq)
}

fn ne(vm: &mut Vm, list: SelfList, other: Obj) -> Res {
    lists(vm, list, other, CompareWhich::Ne)
}

fn lt(vm: &mut Vm, list: SelfList, other: Obj) -> Res {
    lists(vm, list, other, CompareWhich::Lt)
}

fn le(vm: &mut Vm, list: SelfList, other: Obj) -> Res {
    lists(vm, list, other, CompareWhich::Le)
}

fn gt(vm: &mut Vm, list: SelfList, other: Obj) -> Res {
    lists(vm, list, other, CompareWhich::Gt)
}

fn ge(vm: &mut Vm, list: SelfList, other: Obj) -> Res {
    lists(vm, list, other, CompareWhich::Ge)
}

fn init(vm: &mut Vm, list: Value, iterable: Option<Value>) -> Res {
    let receiver = <SelfList as crate::native::FromArg>::from_arg(vm, list)?;
    let fill = |vm: &mut Vm, items: Vec<Value>| {
        vm.reserve(items.len() * 8)?;
        vm.heap.grew(items.len() * 8);
        *vm.heap.list_mut(receiver.0) = items;
        Ok(Value::NONE)
    };
    let (none, raised) = match iterable {
        Some(iterable) => vm.with_items_so_far(iterable, fill)?,
        None => (fill(vm, Vec::new())?, None),
    };
    raised.map_or(Ok(none), |exception| Err(Stop::Raise(exception)))
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let class = args.first().copied().unwrap_or_default();
    vm.check_subtype(class, classes::LIST)?;
    let payload = vm.heap.new_list(Vec::new());
    vm.with_payload(class, classes::LIST, payload)
}

fn make(vm: &mut Vm, iterable: Option<Value>) -> Res {
    let Some(iterable) = iterable else { return Ok(vm.heap.new_list(Vec::new())) };
    // Some iterators of the library give all that is left at once, as a list of its own.
    if iterable.is_kind(Kind::Instance)
        && let Some(rest) = vm.own_special(iterable, names::REST, &[])
        && !matches!(rest, Err(Stop::Python))
    {
        return rest;
    }
    vm.with_items(iterable, |vm, items| {
        vm.charge(items.len() / 8)?;
        vm.reserve(items.len() * 8)?;
        Ok(vm.heap.new_list(items))
    })
}
