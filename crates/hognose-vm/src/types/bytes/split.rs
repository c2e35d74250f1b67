//! Taking apart and putting together: `split`, `splitlines`, `partition`, `strip`, `join`.

use std::ops::Range;

use super::{Buffer, charge, part};
use crate::native::Obj;
use crate::native_args::SizeArg;
use crate::native_args::text::{Flag, count_limit, few_bytes_of};
use crate::stop::{Res, Stop};
use crate::text::{bytes as core, search, split as units, strip as ends};
use crate::types::str::split::{PART, with_joined};
use crate::value::{Kind, Value};
use crate::vm::Vm;

fn parts<B: Buffer>(vm: &mut Vm, b: B, ranges: Vec<Range<usize>>) -> Res {
    vm.charge(ranges.len())?;
    vm.reserve(ranges.len().saturating_mul(PART).saturating_add(b.data(vm).len()))?;
    let mut items = Vec::with_capacity(ranges.len());
    for range in ranges {
        items.push(part(vm, b, range));
    }
    Ok(vm.heap.new_list(items))
}

/// Refuses to split into more parts than there is memory for.
fn reserve_parts<B: Buffer>(
    vm: &mut Vm,
    b: B,
    limit: Option<usize>,
    count: impl FnOnce(&[u8]) -> usize,
) -> Res<()> {
    let data = b.data(vm);
    if data.len() < 4096 {
        return Ok(());
    }
    let parts = limit.unwrap_or(usize::MAX).min(count(data));
    vm.reserve(parts.saturating_mul(PART + size_of::<Range<usize>>()))
}

fn words(data: &[u8]) -> usize {
    let starts = data.windows(2).filter(|w| core::is_space(w[0]) && !core::is_space(w[1])).count();
    starts + 1
}

/// Splits at a separator, at most so many times.
type AtSeparator = fn(&[u8], &[u8], Option<usize>) -> Vec<Range<usize>>;

/// `split(sep=None, maxsplit=-1)`.
pub fn split<B: Buffer>(vm: &mut Vm, b: B, sep: Option<Obj>, maxsplit: Option<SizeArg>) -> Res {
    split_by(vm, b, sep, maxsplit, core::split_whitespace, units::split_units)
}

/// `rsplit(sep=None, maxsplit=-1)`.
pub fn rsplit<B: Buffer>(vm: &mut Vm, b: B, sep: Option<Obj>, maxsplit: Option<SizeArg>) -> Res {
    split_by(vm, b, sep, maxsplit, core::rsplit_whitespace, units::rsplit_units)
}

fn split_by<B: Buffer>(
    vm: &mut Vm,
    b: B,
    sep: Option<Obj>,
    maxsplit: Option<SizeArg>,
    at_space: fn(&[u8], Option<usize>) -> Vec<Range<usize>>,
    at_sep: AtSeparator,
) -> Res {
    let limit = maxsplit.and_then(|n| count_limit(n.0));
    charge(vm, b, 0)?;
    let ranges = match sep {
        Some(sep) if !sep.0.is_none() => {
            let sep = few_bytes_of(vm, sep.0)?;
            if sep.is_empty() {
                return Err(vm.value_error("empty separator"));
            }
            reserve_parts(vm, b, limit, |data| search::count_units(data, &sep))?;
            at_sep(b.data(vm), &sep, limit)
        }
        _ => {
            reserve_parts(vm, b, limit, words)?;
            at_space(b.data(vm), limit)
        }
    };
    parts(vm, b, ranges)
}

/// `splitlines(keepends=False)`.
pub fn splitlines<B: Buffer>(vm: &mut Vm, b: B, keepends: Option<Flag>) -> Res {
    charge(vm, b, 0)?;
    reserve_parts(vm, b, None, |data| data.iter().filter(|b| matches!(b, b'\n' | b'\r')).count())?;
    let ranges = core::split_lines(b.data(vm), keepends.is_some_and(|flag| flag.0));
    parts(vm, b, ranges)
}

/// `partition(sep)`.
pub fn partition<B: Buffer>(vm: &mut Vm, b: B, sep: Obj) -> Res {
    cut(vm, b, sep, false)
}

/// `rpartition(sep)`.
pub fn rpartition<B: Buffer>(vm: &mut Vm, b: B, sep: Obj) -> Res {
    cut(vm, b, sep, true)
}

fn cut<B: Buffer>(vm: &mut Vm, b: B, sep: Obj, last: bool) -> Res {
    let data = few_bytes_of(vm, sep.0)?;
    if data.is_empty() {
        return Err(vm.value_error("empty separator"));
    }
    charge(vm, b, 2)?;
    let n = b.data(vm).len();
    match units::partition_units(b.data(vm), &data, last) {
        Some(at) => {
            let before = part(vm, b, 0..at.start);
            let separator = if sep.0.is_kind(Kind::Bytes) && b.object().is_kind(Kind::Bytes) {
                sep.0
            } else {
                B::make(vm, data.into_vec())
            };
            let behind = part(vm, b, at.end..n);
            Ok(vm.heap.new_tuple([before, separator, behind]))
        }
        None => {
            let (all, none, other) = (b.same(vm), B::make(vm, Vec::new()), B::make(vm, Vec::new()));
            Ok(vm.heap.new_tuple(if last { [none, other, all] } else { [all, none, other] }))
        }
    }
}

/// `strip(bytes=None)`.
pub fn strip<B: Buffer>(vm: &mut Vm, b: B, chars: Option<Obj>) -> Res {
    strip_ends(vm, b, chars, ends::Ends::Both)
}

/// `lstrip(bytes=None)`.
pub fn lstrip<B: Buffer>(vm: &mut Vm, b: B, chars: Option<Obj>) -> Res {
    strip_ends(vm, b, chars, ends::Ends::Left)
}

/// `rstrip(bytes=None)`.
pub fn rstrip<B: Buffer>(vm: &mut Vm, b: B, chars: Option<Obj>) -> Res {
    strip_ends(vm, b, chars, ends::Ends::Right)
}

fn strip_ends<B: Buffer>(vm: &mut Vm, b: B, chars: Option<Obj>, which: ends::Ends) -> Res {
    let chars = match chars {
        Some(chars) if !chars.0.is_none() => Some(few_bytes_of(vm, chars.0)?),
        _ => None,
    };
    charge(vm, b, 1)?;
    let data = b.data(vm);
    let stays = match chars.as_deref() {
        None => ends::strip_where(data, which, core::is_space),
        Some([one]) => ends::strip_where(data, which, |byte| byte == *one),
        Some(few) if few.len() <= 8 => ends::strip_where(data, which, |byte| few.contains(&byte)),
        Some(many) => {
            let mut strips = [false; 256];
            many.iter().for_each(|byte| strips[usize::from(*byte)] = true);
            ends::strip_where(data, which, |byte| strips[usize::from(byte)])
        }
    };
    Ok(part(vm, b, stays))
}

/// `removeprefix(prefix)`.
pub fn removeprefix<B: Buffer>(vm: &mut Vm, b: B, prefix: Obj) -> Res {
    let prefix = few_bytes_of(vm, prefix.0)?;
    charge(vm, b, 1)?;
    let n = b.data(vm).len();
    let from = if b.data(vm).starts_with(&prefix) { prefix.len() } else { 0 };
    Ok(part(vm, b, from..n))
}

/// `removesuffix(suffix)`.
pub fn removesuffix<B: Buffer>(vm: &mut Vm, b: B, suffix: Obj) -> Res {
    let suffix = few_bytes_of(vm, suffix.0)?;
    charge(vm, b, 1)?;
    let n = b.data(vm).len();
    let end = if b.data(vm).ends_with(&suffix) { n - suffix.len() } else { n };
    Ok(part(vm, b, 0..end))
}

/// `join(iterable_of_bytes)`.
pub fn join<B: Buffer>(vm: &mut Vm, b: B, iterable: Obj) -> Res {
    with_joined(vm, iterable.0, |vm, items| join_all(vm, b, &items))
}

fn join_all<B: Buffer>(vm: &mut Vm, b: B, items: &[Value]) -> Res {
    if let [one] = items[..]
        && one.is_kind(Kind::Bytes)
        && b.object().is_kind(Kind::Bytes)
    {
        return Ok(one);
    }
    let mut n = b.data(vm).len().saturating_mul(items.len().saturating_sub(1));
    for (i, item) in items.iter().enumerate() {
        n = n.saturating_add(joined_len(vm, i, *item)?);
    }
    vm.charge(items.len() + n / 16)?;
    vm.reserve(n)?;
    let mut out = Vec::with_capacity(n);
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            out.extend_from_slice(b.data(vm));
        }
        if let Some(data) = vm.bytes_like(*item) {
            out.extend_from_slice(&data);
        }
    }
    Ok(B::make(vm, out))
}

fn joined_len(vm: &mut Vm, at: usize, item: Value) -> Res<usize> {
    if let Some(n) = vm.bytes_like(item).map(|d| d.len()) {
        return Ok(n);
    }
    if item.is_kind(Kind::Pending) || vm.lends_bytes(item) {
        return Err(Stop::Python);
    }
    let found = vm.type_name(item);
    Err(vm.type_error(format!("sequence item {at}: expected a bytes-like object, {found} found")))
}
