//! Searching: `find`, `rfind`, `index`, `rindex`, `count`, `startswith`, `endswith`.

use smallvec::{SmallVec, smallvec};

use super::{Buffer, byte, charge};
use crate::native::{Conv, FromArg, Late, Obj};
use crate::native_args::text::few_bytes_of;
use crate::native_args::{SliceArg, index::part};
use crate::stop::{Res, Stop};
use crate::text::search;
use crate::types::memoryview::refuse_bytes;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What is searched: bytes, or one byte as an integer.
#[derive(Clone, Debug)]
pub struct Needle(pub SmallVec<[u8; 24]>);

impl FromArg for Needle {
    const CONV: Conv = Conv::Index;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        if vm.bytes_like(value).is_some() {
            return few_bytes_of(vm, value).map(Needle);
        }
        if vm.lends_bytes(value) {
            return Err(Stop::Python);
        }
        let index = vm.int_ref(value).is_some()
            || value.is_kind(Kind::Pending)
            || vm.special(value, crate::names::INDEX).is_some();
        if index {
            return byte(vm, value, "byte must be in range(0, 256)").map(|b| Needle(smallvec![b]));
        }
        let text = |name| format!("argument should be integer or bytes-like object, not '{name}'");
        Err(refuse_bytes(vm, value, text))
    }
}

type Search = fn(&[u8], &[u8]) -> Option<usize>;

fn search_in<B: Buffer>(
    vm: &mut Vm,
    b: B,
    needle: &Needle,
    start: Option<SliceArg>,
    end: Option<SliceArg>,
    how: Search,
) -> Res<Option<usize>> {
    charge(vm, b, 0)?;
    let data = b.data(vm);
    let none = SliceArg(None);
    let Some(range) = part(start.unwrap_or(none), end.unwrap_or(none), data.len()) else { return Ok(None) };
    let from = range.start;
    Ok(how(data.get(range).unwrap_or_default(), &needle.0).map(|at| at + from))
}

fn position(vm: &mut Vm, found: Option<usize>) -> Value {
    match found {
        Some(at) => vm.heap.new_int(at as i64),
        None => Value::small(-1),
    }
}

fn required(vm: &mut Vm, found: Option<usize>) -> Res {
    match found {
        Some(at) => Ok(vm.heap.new_int(at as i64)),
        None => Err(vm.value_error("subsection not found")),
    }
}

/// `find(sub[, start[, end]])`.
pub fn find<B: Buffer>(
    vm: &mut Vm,
    b: B,
    sub: Late<Needle>,
    start: Option<SliceArg>,
    end: Option<SliceArg>,
) -> Res {
    let found = search_in(vm, b, &sub.0?, start, end, search::find_units)?;
    Ok(position(vm, found))
}

/// `rfind(sub[, start[, end]])`.
pub fn rfind<B: Buffer>(
    vm: &mut Vm,
    b: B,
    sub: Late<Needle>,
    start: Option<SliceArg>,
    end: Option<SliceArg>,
) -> Res {
    let found = search_in(vm, b, &sub.0?, start, end, search::rfind_units)?;
    Ok(position(vm, found))
}

/// `index(sub[, start[, end]])`.
pub fn index<B: Buffer>(
    vm: &mut Vm,
    b: B,
    sub: Late<Needle>,
    start: Option<SliceArg>,
    end: Option<SliceArg>,
) -> Res {
    let found = search_in(vm, b, &sub.0?, start, end, search::find_units)?;
    required(vm, found)
}

/// `rindex(sub[, start[, end]])`.
pub fn rindex<B: Buffer>(
    vm: &mut Vm,
    b: B,
    sub: Late<Needle>,
    start: Option<SliceArg>,
    end: Option<SliceArg>,
) -> Res {
    let found = search_in(vm, b, &sub.0?, start, end, search::rfind_units)?;
    required(vm, found)
}

/// `count(sub[, start[, end]])`.
pub fn count<B: Buffer>(
    vm: &mut Vm,
    b: B,
    sub: Late<Needle>,
    start: Option<SliceArg>,
    end: Option<SliceArg>,
) -> Res {
    let sub = sub.0?;
    charge(vm, b, 0)?;
    let data = b.data(vm);
    let none = SliceArg(None);
    let range = part(start.unwrap_or(none), end.unwrap_or(none), data.len());
    let n = range.map_or(0, |range| search::count_units(data.get(range).unwrap_or_default(), &sub.0));
    Ok(vm.heap.new_int(n as i64))
}

/// `startswith(prefix[, start[, end]])`.
pub fn startswith<B: Buffer>(
    vm: &mut Vm,
    b: B,
    affix: Obj,
    start: Option<SliceArg>,
    end: Option<SliceArg>,
) -> Res {
    has_affix(vm, b, affix, start, end, "startswith", |d, a| d.starts_with(a))
}

/// `endswith(suffix[, start[, end]])`.
pub fn endswith<B: Buffer>(
    vm: &mut Vm,
    b: B,
    affix: Obj,
    start: Option<SliceArg>,
    end: Option<SliceArg>,
) -> Res {
    has_affix(vm, b, affix, start, end, "endswith", |d, a| d.ends_with(a))
}

fn has_affix<B: Buffer>(
    vm: &mut Vm,
    b: B,
    affix: Obj,
    start: Option<SliceArg>,
    end: Option<SliceArg>,
    method: &str,
    test: fn(&[u8], &[u8]) -> bool,
) -> Res {
    let none = SliceArg(None);
    let range = part(start.unwrap_or(none), end.unwrap_or(none), b.data(vm).len());
    let holds = |vm: &Vm, affix: &[u8]| match &range {
        Some(range) => test(b.data(vm).get(range.clone()).unwrap_or_default(), affix),
        None => false,
    };
    if let Some(tuple) = vm.as_kind(affix.0, Kind::Tuple) {
        for i in 0..vm.heap.tuple(tuple).len() {
            let item = vm.heap.tuple(tuple)[i];
            let item = few_bytes_of(vm, item)?;
            vm.charge(1 + item.len() / 32)?;
            if holds(vm, &item) {
                return Ok(Value::TRUE);
            }
        }
        return Ok(Value::FALSE);
    }
    if vm.bytes_like(affix.0).is_none() {
        let text = |found| format!("{method} first arg must be bytes or a tuple of bytes, not {found}");
        return Err(refuse_bytes(vm, affix.0, text));
    }
    let affix = few_bytes_of(vm, affix.0)?;
    vm.charge(affix.len() / 32)?;
    Ok(Value::bool(holds(vm, &affix)))
}
