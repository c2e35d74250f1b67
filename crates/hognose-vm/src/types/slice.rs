//! `slice`: its methods.

use crate::classes;
use crate::exec::CompareWhich;
use crate::names;
use crate::native::{Obj, SelfSlice};
use crate::natives;
use crate::objects::SliceObj;
use crate::stop::{Res, Stop};
use crate::types::args::Whole;
use crate::types::list::methods::compare;
use crate::value::{Kind, Value};
use crate::vm::Vm;

natives! {
    pub METHODS: methods of "slice" {
        "get:start" start(SelfSlice) "self, /";
        "get:stop" stop(SelfSlice) "self, /";
        "get:step" step(SelfSlice) "self, /";
        indices(SelfSlice, Whole) "self, length, /";
        "__repr__" repr(SelfSlice) "self, /";
        "__hash__" hash(SelfSlice) "self, /";
        "__eq__" eq(SelfSlice, Obj) "self, value, /";
        "__ne__" ne(SelfSlice, Obj) "self, value, /";
        "__lt__" lt(SelfSlice, Obj) "self, value, /";
        "__le__" le(SelfSlice, Obj) "self, value, /";
        "__gt__" gt(SelfSlice, Obj) "self, value, /";
        "__ge__" ge(SelfSlice, Obj) "self, value, /";
        raw "__new__" new "cls, /, *args";
        raw "make" make "*args";
    }
}

fn start(vm: &mut Vm, slice: SelfSlice) -> Res {
    Ok(vm.heap.slice(slice.0).start)
}

fn stop(vm: &mut Vm, slice: SelfSlice) -> Res {
    Ok(vm.heap.slice(slice.0).stop)
}

fn step(vm: &mut Vm, slice: SelfSlice) -> Res {
    Ok(vm.heap.slice(slice.0).step)
}

fn make(vm: &mut Vm, args: &[Value]) -> Res {
    let none = Value::NONE;
    let (start, stop, step) = match *args {
        [stop] => (none, stop, none),
        [start, stop] => (start, stop, none),
        [start, stop, step] => (start, stop, step),
        [] => return Err(vm.type_error("slice expected at least 1 argument, got 0")),
        _ => {
            let n = args.len();
            return Err(vm.type_error(format!("slice expected at most 3 arguments, got {n}")));
        }
    };
    Ok(vm.heap.new_slice(SliceObj { start, stop, step }))
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    vm.check_subtype(args[0], classes::SLICE)?;
    make(vm, &args[1..])
}

/// A part of a slice as an integer of any size; `None` where it is `None`.
fn part(vm: &mut Vm, value: Value) -> Res<Option<Value>> {
    if value.is_none() {
        return Ok(None);
    }
    if vm.int_ref(value).is_some() {
        return Ok(Some(vm.unwrap(value)));
    }
    if value.is_kind(Kind::Pending)
        || value.is_kind(Kind::Instance) && vm.special(value, names::INDEX).is_some()
    {
        return Err(Stop::Python);
    }
    Err(vm.type_error("slice indices must be integers or None or have an __index__ method"))
}

fn indices(vm: &mut Vm, slice: SelfSlice, length: Whole) -> Res {
    let object = vm.heap.slice(slice.0).clone();
    let length = length.0;
    let zero = Value::small(0);
    let fault = crate::num::Error::Stop;
    let less = |vm: &Vm, a: Value, b: Value| match (vm.int_ref(a), vm.int_ref(b)) {
        (Some(x), Some(y)) => x.compare(y).is_lt(),
        _ => false,
    };
    let add = |vm: &mut Vm, a: Value, b: Value| -> Res {
        let sum = vm.with_ints(a, b, |x, y, m| x.add(y, m).map_err(fault))?;
        Ok(vm.int(sum))
    };
    if less(vm, length, zero) {
        return Err(vm.value_error("length should not be negative"));
    }
    let step = part(vm, object.step)?.unwrap_or(Value::small(1));
    if vm.int_ref(step).is_some_and(|s| s.is_zero()) {
        return Err(vm.value_error("slice step cannot be zero"));
    }
    let backwards = less(vm, step, zero);
    let (low, high) = if backwards {
        (Value::small(-1), add(vm, length, Value::small(-1))?)
    } else {
        (zero, length)
    };
    let mut ends = [Value::NONE; 2];
    for (i, value) in [object.start, object.stop].into_iter().enumerate() {
        ends[i] = match part(vm, value)? {
            None if (i == 0) == backwards => high,
            None => low,
            Some(at) if less(vm, at, zero) => {
                let at = add(vm, at, length)?;
                if less(vm, at, low) { low } else { at }
            }
            Some(at) => {
                if less(vm, high, at) {
                    high
                } else {
                    at
                }
            }
        };
    }
    Ok(vm.heap.new_tuple([ends[0], ends[1], step]))
}

fn repr(vm: &mut Vm, slice: SelfSlice) -> Res {
    crate::types::repr(vm, slice.value())
}

fn hash(vm: &mut Vm, slice: SelfSlice) -> Res {
    let hash = vm.hash(slice.value())?;
    Ok(vm.heap.new_int(hash))
}

fn slices(vm: &mut Vm, slice: SelfSlice, other: Obj, which: CompareWhich) -> Res {
    let same_type = other.0.is_kind(Kind::Slice);
    compare(vm, slice.value(), other.0, same_type, which)
}

fn eq(vm: &mut Vm, slice: SelfSlice, other: Obj) -> Res {
    slices(vm, slice, other, CompareWhich::Eq)
}

fn ne(vm: &mut Vm, slice: SelfSlice, other: Obj) -> Res {
    slices(vm, slice, other, CompareWhich::Ne)
}

fn lt(vm: &mut Vm, slice: SelfSlice, other: Obj) -> Res {
    slices(vm, slice, other, CompareWhich::Lt)
}

fn le(vm: &mut Vm, slice: SelfSlice, other: Obj) -> Res {
    slices(vm, slice, other, CompareWhich::Le)
}

fn gt(vm: &mut Vm, slice: SelfSlice, other: Obj) -> Res {
    slices(vm, slice, other, CompareWhich::Gt)
}

fn ge(vm: &mut Vm, slice: SelfSlice, other: Obj) -> Res {
    slices(vm, slice, other, CompareWhich::Ge)
}
