//! Integers as indexes, sizes and ends of slices.

use crate::names;
use crate::native::{Conv, FromArg};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// An index: integers beyond 64 bits are clipped.
#[derive(Clone, Copy, Debug)]
pub struct IndexArg(pub i64);

/// A size: integers beyond 64 bits are an `OverflowError`.
#[derive(Clone, Copy, Debug)]
pub struct SizeArg(pub i64);

/// An end of a slice: `None`, or a clipped index.
#[derive(Clone, Copy, Debug)]
pub struct SliceArg(pub Option<i64>);

/// An integer that fits 64 bits, or the end of the range that it is beyond; `None` when it is no integer.
fn integer(vm: &Vm, value: Value) -> Option<Result<i64, i64>> {
    if let Some(i) = value.as_int() {
        return Some(Ok(i));
    }
    let int = vm.int_ref(value)?;
    Some(int.to_i64().ok_or(if int.is_negative() { i64::MIN } else { i64::MAX }))
}

/// Why a value is no integer: Python has to convert it, or it cannot be one.
#[cold]
fn refuse(vm: &mut Vm, value: Value, text: impl FnOnce(String) -> String) -> Stop {
    if value.is_kind(Kind::Pending) || vm.special(value, names::INDEX).is_some() {
        return Stop::Python;
    }
    let name = vm.type_name(value);
    vm.type_error(text(name))
}

fn not_an_integer(name: String) -> String {
    format!("'{name}' object cannot be interpreted as an integer")
}

impl FromArg for IndexArg {
    const CONV: Conv = Conv::Index;
    #[inline]
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        match integer(vm, value) {
            Some(Ok(i) | Err(i)) => Ok(IndexArg(i)),
            None => Err(refuse(vm, value, not_an_integer)),
        }
    }
}

impl FromArg for SizeArg {
    const CONV: Conv = Conv::Index;
    #[inline]
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        match integer(vm, value) {
            Some(Ok(i)) => Ok(SizeArg(i)),
            Some(Err(_)) => Err(vm.overflow_error("Python int too large to convert to C ssize_t")),
            None => Err(refuse(vm, value, not_an_integer)),
        }
    }
}

impl FromArg for SliceArg {
    const CONV: Conv = Conv::Index;
    #[inline]
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        if value.is_none() || value.is_undef() {
            return Ok(SliceArg(None));
        }
        match integer(vm, value) {
            Some(Ok(i) | Err(i)) => Ok(SliceArg(Some(i))),
            None => Err(refuse(vm, value, |_| {
                "slice indices must be integers or None or have an __index__ method".to_string()
            })),
        }
    }
}

/// The part of a sequence of `n` items that two slice ends select; `None` when the start is behind the end.
pub fn part(start: SliceArg, end: SliceArg, n: usize) -> Option<std::ops::Range<usize>> {
    let n = n as i64;
    let clip = |i: i64| if i < 0 { i.saturating_add(n).max(0) } else { i };
    let start = start.0.map_or(0, clip);
    let end = end.0.map_or(n, clip).min(n);
    if start > end { None } else { Some(start as usize..end as usize) }
}
