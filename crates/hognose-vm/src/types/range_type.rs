//! `range`: its methods. The arithmetic is in `range`.

use crate::classes;
use crate::exec::CompareWhich;
use crate::native::{FromArg, Obj, SelfRange};
use crate::natives;
use crate::objects::{IterObj, RangeObj};
use crate::stop::{Res, Stop};
use crate::types::args::Whole;
use crate::types::list::methods::compare;
use crate::types::{index, range};
use crate::value::{Kind, Value};
use crate::vm::Vm;

natives! {
    pub METHODS: methods of "range" {
        "get:start" start(SelfRange) "self, /";
        "get:stop" stop(SelfRange) "self, /";
        "get:step" step(SelfRange) "self, /";
        count(SelfRange, Obj) "self, value, /";
        "index" index_of(SelfRange, Obj) "self, value, /";
        "__len__" len(SelfRange) "self, /";
        "__bool__" truth(SelfRange) "self, /";
        "__getitem__" get_item(SelfRange, Obj) "self, key, /";
        "__contains__" contains(SelfRange, Obj) "self, key, /";
        "__iter__" iter(SelfRange) "self, /";
        "__reversed__" reversed(SelfRange) "self, /";
        "__repr__" repr(SelfRange) "self, /";
        "__hash__" hash(SelfRange) "self, /";
        "__eq__" eq(SelfRange, Obj) "self, value, /";
        "__ne__" ne(SelfRange, Obj) "self, value, /";
        "__lt__" unordered(SelfRange, Obj) "self, value, /";
        "__le__" unordered(SelfRange, Obj) "self, value, /";
        "__gt__" unordered(SelfRange, Obj) "self, value, /";
        "__ge__" unordered(SelfRange, Obj) "self, value, /";
        raw "__new__" new "cls, /, *args";
        raw "make" make "*args";
    }
}

fn start(vm: &mut Vm, range: SelfRange) -> Res {
    Ok(vm.heap.range(range.0).start)
}

fn stop(vm: &mut Vm, range: SelfRange) -> Res {
    Ok(vm.heap.range(range.0).stop)
}

fn step(vm: &mut Vm, range: SelfRange) -> Res {
    Ok(vm.heap.range(range.0).step)
}

fn make(vm: &mut Vm, args: &[Value]) -> Res {
    let n = args.len();
    if n == 0 {
        return Err(vm.type_error("range expected at least 1 argument, got 0"));
    }
    if n > 3 {
        return Err(vm.type_error(format!("range expected at most 3 arguments, got {n}")));
    }
    let mut parts = [Value::small(0), Value::small(0), Value::small(1)];
    for (i, arg) in args.iter().enumerate() {
        let at = if n == 1 { 1 } else { i };
        parts[at] = Whole::from_arg(vm, *arg)?.0;
    }
    let [start, stop, step] = parts;
    if vm.int_ref(step).is_some_and(|s| s.is_zero()) {
        return Err(vm.value_error("range() arg 3 must not be zero"));
    }
    Ok(vm.heap.new_range(RangeObj { start, stop, step }))
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    vm.check_subtype(args[0], classes::RANGE)?;
    make(vm, &args[1..])
}

/// Whether a value is compared as an integer.
fn is_plain(value: Value) -> bool {
    !matches!(value.kind(), Kind::Instance | Kind::Exc | Kind::Class)
}

fn count(vm: &mut Vm, range: SelfRange, value: Obj) -> Res {
    if !is_plain(value.0) {
        return Err(Stop::Python);
    }
    let found = range::contains(vm, range.value(), value.0)?;
    Ok(Value::small(found as i32))
}

fn index_of(vm: &mut Vm, range: SelfRange, value: Obj) -> Res {
    if !is_plain(value.0) {
        return Err(Stop::Python);
    }
    if !range::contains(vm, range.value(), value.0)? {
        if vm.int_ref(value.0).is_none() {
            return Err(vm.value_error("sequence.index(x): x not in sequence"));
        }
        return Err(vm.value_error("range.index(x): x not in range"));
    }
    let value = match value.0.as_float() {
        Some(f) => {
            let int = crate::num::int::from_f64(f).map_err(|fault| vm.fault(fault))?;
            vm.int(int)
        }
        None => value.0,
    };
    let object = vm.heap.range(range.0).clone();
    let fault = crate::num::Error::Stop;
    let offset = vm.with_ints(value, object.start, |x, y, m| x.sub(y, m).map_err(fault))?;
    let offset = vm.int(offset);
    let at = vm.with_ints(offset, object.step, |x, y, m| x.floordiv(y, m))?;
    Ok(vm.int(at))
}

fn len(vm: &mut Vm, range: SelfRange) -> Res {
    let n = crate::types::len(vm, range.value())?;
    Ok(vm.heap.new_int(n as i64))
}

fn truth(vm: &mut Vm, range: SelfRange) -> Res {
    vm.truth(range.value()).map(Value::bool)
}

fn get_item(vm: &mut Vm, range: SelfRange, key: Obj) -> Res {
    index::get_payload_item(vm, range.value(), key.0).map(|v| v.unwrap_or(Value::NONE))
}

fn contains(vm: &mut Vm, range: SelfRange, value: Obj) -> Res {
    if !is_plain(value.0) {
        return Err(Stop::Python);
    }
    range::contains(vm, range.value(), value.0).map(Value::bool)
}

fn iter(vm: &mut Vm, range: SelfRange) -> Res {
    Ok(vm.iter_of(range.value())?.unwrap_or(Value::NONE))
}

fn reversed(vm: &mut Vm, range: SelfRange) -> Res {
    let back = backwards(vm, range.value())?;
    Ok(vm.heap.new_iter(back))
}

/// The numbers of a range from behind.
pub fn backwards(vm: &mut Vm, range: Value) -> Res<IterObj> {
    let object = vm.heap.range(range.handle()).clone();
    let n = vm.range_len(range)?;
    let fault = crate::num::Error::Stop;
    let last = vm.with_ints(n, Value::small(1), |x, y, m| x.sub(y, m).map_err(fault))?;
    let last = vm.int(last);
    let from = vm.range_at(range, last)?;
    let step = vm.with_ints(object.step, object.step, |x, _, m| x.neg(m).map_err(fault))?;
    let step = vm.int(step);
    Ok(match (Value::ints(object.start, object.stop), from.as_int(), n.as_int(), step.as_int()) {
        (Some(_), Some(from), Some(n), Some(step)) => IterObj::Range(from, n as u64, step),
        _ => IterObj::BigRange(from, n, step),
    })
}

fn repr(vm: &mut Vm, range: SelfRange) -> Res {
    crate::types::repr(vm, range.value())
}

fn hash(vm: &mut Vm, range: SelfRange) -> Res {
    let hash = vm.hash(range.value())?;
    Ok(vm.heap.new_int(hash))
}

fn eq(vm: &mut Vm, range: SelfRange, other: Obj) -> Res {
    let same_type = other.0.is_kind(Kind::Range);
    compare(vm, range.value(), other.0, same_type, CompareWhich::Eq)
}

fn ne(vm: &mut Vm, range: SelfRange, other: Obj) -> Res {
    let same_type = other.0.is_kind(Kind::Range);
    compare(vm, range.value(), other.0, same_type, CompareWhich::Ne)
}

fn unordered(_: &mut Vm, _: SelfRange, _: Obj) -> Res {
    Ok(Value::NOT_IMPLEMENTED)
}
