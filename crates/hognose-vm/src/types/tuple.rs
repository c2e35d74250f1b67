//! `tuple`: its methods.
//!
//! What meets `__eq__` of the guest or an iterable that runs Python has a twin in `prelude/list.py`.

use crate::classes;
use crate::exec::CompareWhich;
use crate::native::{Obj, SelfTuple};
use crate::natives;
use crate::objects::IterObj;
use crate::stop::Res;
use crate::types::args::Clip;
use crate::types::list::methods::compare;
use crate::types::str::dunder::{Times, added, repeated};
use crate::types::index;
use crate::value::{Kind, Value};
use crate::vm::Vm;

natives! {
    pub METHODS: methods of "tuple" {
        count(SelfTuple, Obj) "self, value, /";
        "index" index_of(SelfTuple, Obj, Option<Clip>, Option<Clip>) "self, value, start=0, stop=9223372036854775807, /";
        "__len__" len(SelfTuple) "self, /";
        "__getitem__" get_item(SelfTuple, Obj) "self, key, /";
        "__contains__" contains(SelfTuple, Obj) "self, key, /";
        "__iter__" iter(SelfTuple) "self, /";
        "__add__" add(SelfTuple, Obj) "self, value, /";
        "__mul__" mul(SelfTuple, Times) "self, value, /";
        "__rmul__" mul(SelfTuple, Times) "self, value, /";
        "__repr__" repr(SelfTuple) "self, /";
        "__hash__" hash(SelfTuple) "self, /";
        "__eq__" eq(SelfTuple, Obj) "self, value, /";
        "__ne__" ne(SelfTuple, Obj) "self, value, /";
        "__lt__" lt(SelfTuple, Obj) "self, value, /";
        "__le__" le(SelfTuple, Obj) "self, value, /";
        "__gt__" gt(SelfTuple, Obj) "self, value, /";
        "__ge__" ge(SelfTuple, Obj) "self, value, /";
        "__getnewargs__" getnewargs(SelfTuple) "self, /";
        "__new__" new(Value, Option<Value>) "cls, iterable=(), /";
        make(Option<Value>) "iterable=(), /";
    }
}

fn count(vm: &mut Vm, tuple: SelfTuple, value: Obj) -> Res {
    let n = vm.heap.tuple(tuple.0).len();
    vm.charge(n / 4)?;
    let mut found = 0;
    for i in 0..n {
        let item = vm.heap.tuple(tuple.0)[i];
        if vm.same_or_equal(item, value.0)? {
            found += 1;
        }
    }
    Ok(vm.heap.new_int(found))
}

fn find(vm: &mut Vm, tuple: u32, value: Value, start: Option<Clip>, stop: Option<Clip>) -> Res<Option<usize>> {
    let n = vm.heap.tuple(tuple).len();
    let start = start.map_or(0, |c| c.within(n));
    let stop = stop.map_or(n, |c| c.within(n));
    crate::types::position(vm, Value::new(Kind::Tuple, tuple), value, start..stop)
}

fn index_of(vm: &mut Vm, tuple: SelfTuple, value: Obj, start: Option<Clip>, stop: Option<Clip>) -> Res {
    match find(vm, tuple.0, value.0, start, stop)? {
        Some(i) => Ok(vm.heap.new_int(i as i64)),
        None => Err(vm.value_error("tuple.index(x): x not in tuple")),
    }
}

fn len(vm: &mut Vm, tuple: SelfTuple) -> Res {
    let n = vm.heap.tuple(tuple.0).len();
    Ok(vm.heap.new_int(n as i64))
}

fn get_item(vm: &mut Vm, tuple: SelfTuple, key: Obj) -> Res {
    index::get_payload_item(vm, tuple.value(), key.0).map(|v| v.unwrap_or(Value::NONE))
}

fn contains(vm: &mut Vm, tuple: SelfTuple, value: Obj) -> Res {
    Ok(Value::bool(find(vm, tuple.0, value.0, None, None)?.is_some()))
}

fn iter(vm: &mut Vm, tuple: SelfTuple) -> Res {
    Ok(vm.heap.new_iter(IterObj::Tuple(tuple.value(), 0)))
}

fn add(vm: &mut Vm, tuple: SelfTuple, other: Obj) -> Res {
    added(vm, tuple.value(), other.0)
}

fn mul(vm: &mut Vm, tuple: SelfTuple, n: Times) -> Res {
    repeated(vm, tuple.value(), n)
}

fn repr(vm: &mut Vm, tuple: SelfTuple) -> Res {
    crate::types::repr(vm, tuple.value())
}

fn hash(vm: &mut Vm, tuple: SelfTuple) -> Res {
    let hash = vm.hash(tuple.value())?;
    Ok(vm.heap.new_int(hash))
}

fn tuples(vm: &mut Vm, tuple: SelfTuple, other: Obj, which: CompareWhich) -> Res {
    let same_type = vm.as_kind(other.0, Kind::Tuple).is_some();
    compare(vm, tuple.value(), other.0, same_type, which)
}

fn eq(vm: &mut Vm, tuple: SelfTuple, other: Obj) -> Res {
    tuples(vm, tuple, other, CompareWhich::Eq)
}

fn ne(vm: &mut Vm, tuple: SelfTuple, other: Obj) -> Res {
    tuples(vm, tuple, other, CompareWhich::Ne)
}

fn lt(vm: &mut Vm, tuple: SelfTuple, other: Obj) -> Res {
    tuples(vm, tuple, other, CompareWhich::Lt)
}

fn le(vm: &mut Vm, tuple: SelfTuple, other: Obj) -> Res {
    tuples(vm, tuple, other, CompareWhich::Le)
}

fn gt(vm: &mut Vm, tuple: SelfTuple, other: Obj) -> Res {
    tuples(vm, tuple, other, CompareWhich::Gt)
}

fn ge(vm: &mut Vm, tuple: SelfTuple, other: Obj) -> Res {
    tuples(vm, tuple, other, CompareWhich::Ge)
}

fn getnewargs(vm: &mut Vm, tuple: SelfTuple) -> Res {
    Ok(vm.heap.new_tuple([tuple.value()]))
}

fn new(vm: &mut Vm, class: Value, iterable: Option<Value>) -> Res {
    vm.check_subtype(class, classes::TUPLE)?;
    let payload = make(vm, iterable)?;
    vm.with_payload(class, classes::TUPLE, payload)
}

fn make(vm: &mut Vm, iterable: Option<Value>) -> Res {
    match iterable {
        Some(tuple) if tuple.is_kind(Kind::Tuple) => Ok(tuple),
        Some(list) if list.is_kind(Kind::List) => {
            let n = vm.heap.list(list.handle()).len();
            vm.charge(n / 8)?;
            vm.reserve(n * 8)?;
            let items = vm.heap.list(list.handle()).to_vec();
            Ok(vm.heap.new_tuple(items))
        }
        Some(iterable) => vm.with_items(iterable, |vm, items| {
            vm.charge(items.len() / 8)?;
            vm.reserve(items.len() * 8)?;
            Ok(vm.heap.new_tuple(items))
        }),
        None => Ok(vm.heap.new_tuple(Vec::new())),
    }
}
