//! Searching: `find`, `rfind`, `index`, `rindex`, `count`, `startswith`, `endswith`.

use super::{INLINE, charge_text, only_unit};
use crate::native::{Late, Obj, SelfStr};
use crate::native_args::{SliceArg, index::part};
use crate::objects::count_unit;
use crate::stop::{Res, Stop};
use crate::text::{Text, search};
use crate::value::{Kind, Value};
use crate::vm::Vm;

type Search = fn(Text<'_>, Text<'_>) -> Option<usize>;

fn search_in(
    vm: &mut Vm,
    text: SelfStr,
    needle: u32,
    start: Option<Late<SliceArg>>,
    end: Option<Late<SliceArg>>,
    how: Search,
) -> Res<Option<usize>> {
    charge_text(vm, text.0, 0)?;
    let (text, needle) = (vm.heap.text(text.0), vm.heap.text(needle));
    if start.is_none() && end.is_none() {
        return Ok(how(text, needle));
    }
    let (start, end) = ends(start, end)?;
    let Some(range) = part(start, end, text.len()) else { return Ok(None) };
    let from = range.start;
    Ok(how(text.slice(range), needle).map(|at| at + from))
}

fn ends(start: Option<Late<SliceArg>>, end: Option<Late<SliceArg>>) -> Res<(SliceArg, SliceArg)> {
    let end_or_none = |arg: Option<Late<SliceArg>>| arg.map_or(Ok(SliceArg(None)), |arg| arg.0);
    Ok((end_or_none(start)?, end_or_none(end)?))
}

fn position(vm: &mut Vm, found: Option<usize>) -> Value {
    match found {
        Some(at) => vm.heap.new_int(at as i64),
        None => Value::small(-1),
    }
}

/// `str.find(sub[, start[, end]])`.
pub fn find(vm: &mut Vm, s: SelfStr, sub: Obj, start: Option<Late<SliceArg>>, end: Option<Late<SliceArg>>) -> Res {
    if let (None, None, Some((text, needle))) = (&start, &end, at_hand(vm, s, sub))
        && text.len() <= INLINE
    {
        let found = search::find_units(text, needle);
        return Ok(Value::small(found.map_or(-1, |at| at as i32)));
    }
    let needle = sub.text_at(vm, "find", 1)?;
    let found = search_in(vm, s, needle, start, end, search::find)?;
    Ok(position(vm, found))
}

/// `str.rfind(sub[, start[, end]])`.
pub fn rfind(vm: &mut Vm, s: SelfStr, sub: Obj, start: Option<Late<SliceArg>>, end: Option<Late<SliceArg>>) -> Res {
    let needle = sub.text_at(vm, "rfind", 1)?;
    let found = search_in(vm, s, needle, start, end, search::rfind)?;
    Ok(position(vm, found))
}

fn required(vm: &mut Vm, found: Option<usize>) -> Res {
    match found {
        Some(at) => Ok(vm.heap.new_int(at as i64)),
        None => Err(vm.value_error("substring not found")),
    }
}

/// `str.index(sub[, start[, end]])`.
pub fn index(vm: &mut Vm, s: SelfStr, sub: Obj, start: Option<Late<SliceArg>>, end: Option<Late<SliceArg>>) -> Res {
    if let (None, None, Some((text, needle))) = (&start, &end, at_hand(vm, s, sub))
        && text.len() <= INLINE
        && let Some(at) = search::find_units(text, needle)
    {
        return Ok(Value::small(at as i32));
    }
    let needle = sub.text_at(vm, "index", 1)?;
    let found = search_in(vm, s, needle, start, end, search::find)?;
    required(vm, found)
}

/// `str.rindex(sub[, start[, end]])`.
pub fn rindex(vm: &mut Vm, s: SelfStr, sub: Obj, start: Option<Late<SliceArg>>, end: Option<Late<SliceArg>>) -> Res {
    let needle = sub.text_at(vm, "rindex", 1)?;
    let found = search_in(vm, s, needle, start, end, search::rfind)?;
    required(vm, found)
}

/// `str.count(sub[, start[, end]])`.
pub fn count(vm: &mut Vm, s: SelfStr, sub: Obj, start: Option<Late<SliceArg>>, end: Option<Late<SliceArg>>) -> Res {
    if let (None, None, Some(unit), Some((_, text))) =
        (&start, &end, sub.0.is(Kind::Str).and_then(|sub| only_unit(&vm.heap, sub)), vm.heap.look_at_short(s.0))
    {
        return Ok(Value::small(count_unit(text, unit) as i32));
    }
    let needle = sub.text_at(vm, "count", 1)?;
    let (start, end) = ends(start, end)?;
    charge_text(vm, s.0, 0)?;
    let (text, needle) = (vm.heap.text(s.0), vm.heap.text(needle));
    let range = part(start, end, text.len());
    let n = range.map_or(0, |range| search::count(text.slice(range), needle));
    Ok(vm.heap.new_int(n as i64))
}

/// `str.startswith(prefix[, start[, end]])`.
pub fn startswith(
    vm: &mut Vm,
    s: SelfStr,
    affix: Obj,
    start: Option<SliceArg>,
    end: Option<SliceArg>,
) -> Res {
    if let (None, None, Some((text, affix))) = (start, end, at_hand(vm, s, affix)) {
        return Ok(Value::bool(search::starts_with_units(text, affix)));
    }
    has_affix(vm, s, affix, start, end, "startswith", search::starts_with)
}

/// `str.endswith(suffix[, start[, end]])`.
pub fn endswith(vm: &mut Vm, s: SelfStr, affix: Obj, start: Option<SliceArg>, end: Option<SliceArg>) -> Res {
    if let (None, None, Some((text, affix))) = (start, end, at_hand(vm, s, affix)) {
        return Ok(Value::bool(search::ends_with_units(text, affix)));
    }
    has_affix(vm, s, affix, start, end, "endswith", search::ends_with)
}

/// The units of a text and of a short one that is looked for, where both are strings that a look finds.
#[inline(always)]
fn at_hand(vm: &Vm, s: SelfStr, affix: Obj) -> Option<(&[u8], &[u8])> {
    let affix = vm.heap.look_at(affix.0.is(Kind::Str)?).filter(|affix| affix.len() <= INLINE)?;
    Some((vm.heap.look_at(s.0)?, affix))
}

#[inline(never)]
fn has_affix(
    vm: &mut Vm,
    s: SelfStr,
    affix: Obj,
    start: Option<SliceArg>,
    end: Option<SliceArg>,
    method: &str,
    test: fn(Text<'_>, Text<'_>) -> bool,
) -> Res {
    let none = SliceArg(None);
    let n = vm.heap.text(s.0).len();
    let range = part(start.unwrap_or(none), end.unwrap_or(none), n);
    let holds = |vm: &Vm, affix: u32| match &range {
        Some(range) => test(vm.heap.text(s.0).slice(range.clone()), vm.heap.text(affix)),
        None => false,
    };
    if let Some(one) = vm.as_kind(affix.0, Kind::Str) {
        vm.charge(vm.heap.text(one).len().min(n) / 64)?;
        return Ok(Value::bool(holds(vm, one)));
    }
    let Some(tuple) = vm.as_kind(affix.0, Kind::Tuple) else {
        return Err(affix.refuse(vm, |found| {
            format!("{method} first arg must be str or a tuple of str, not {}", class_word(&found))
        }));
    };
    vm.charge(vm.heap.tuple(tuple).len())?;
    for i in 0..vm.heap.tuple(tuple).len() {
        let item = vm.heap.tuple(tuple)[i];
        if let Some(one) = vm.as_kind(item, Kind::Str) {
            vm.charge(vm.heap.text(one).len().min(n) / 64)?;
        }
        match vm.as_kind(item, Kind::Str) {
            Some(one) if holds(vm, one) => return Ok(Value::TRUE),
            Some(_) => {}
            None if item.is_kind(Kind::Pending) => return Err(Stop::Python),
            None => {
                let found = vm.type_name(item);
                return Err(vm.type_error(format!("tuple for {method} must only contain str, not {found}")));
            }
        }
    }
    Ok(Value::FALSE)
}

/// These messages name the class of `None`.
fn class_word(found: &str) -> &str {
    if found == "None" { "NoneType" } else { found }
}
