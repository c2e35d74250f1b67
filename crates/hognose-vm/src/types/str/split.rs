//! Taking apart and putting together: `split`, `splitlines`, `partition`, `strip`, `join`.

use std::ops::Range;

use super::{Short, charge_text, part, value};
use crate::heap::Heap;
use crate::meter::Meter;
use crate::names;
use crate::native::{Obj, SelfStr};
use crate::native_args::SizeArg;
use crate::native_args::text::{Flag, count_limit};
use crate::objects::{StrData, StrObj};
use crate::stop::{Res, Stop};
use crate::text::{Text, eights, predicates, search, split as core, strip as ends};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What a part costs: an object, its place in the list, its range.
pub const PART: usize = 64;

/// A list of parts of a string.
fn parts(vm: &mut Vm, handle: u32, ranges: Vec<Range<usize>>) -> Res {
    vm.charge(ranges.len())?;
    let bytes = ranges.len().saturating_mul(PART);
    vm.reserve(bytes)?;
    let mut items = Vec::with_capacity(ranges.len());
    for range in ranges {
        items.push(part(vm, handle, range));
    }
    Ok(vm.heap.new_list(items))
}

/// How many parts of a long text are found before they are made.
const PORTION: usize = 256;

/// Takes where a part begins and ends, or refuses it.
type Part<'a> = &'a mut dyn FnMut(usize, usize) -> bool;

/// All parts of a long text of Latin-1, a portion at a time: where all of them are would take as much memory as what is in them, for
/// a moment. `each` hands over where the parts of units begin and end until that is refused, and goes on in the same way when it
/// begins at one that was.
fn in_portions(
    vm: &mut Vm,
    handle: u32,
    most: usize,
    each: impl Fn(&[u8], Part<'_>) -> bool,
) -> Res {
    vm.charge(most)?;
    vm.reserve(most.saturating_mul(PART))?;
    let mut items = Vec::with_capacity(most);
    let (mut at, mut found) = (0, [(0, 0); PORTION]);
    while let Text::Latin1(units) = vm.heap.text(handle) {
        let (mut n, mut refused) = (0, units.len());
        let is_all = each(units.get(at..).unwrap_or_default(), &mut |start, end| match found.get_mut(n) {
            Some(place) => {
                *place = (at + start, at + end);
                n += 1;
                true
            }
            None => {
                refused = at + start;
                false
            }
        });
        items.extend(found[..n].iter().map(|(start, end)| part(vm, handle, *start..*end)));
        if is_all {
            break;
        }
        at = refused;
    }
    Ok(vm.heap.new_list(items))
}

/// Refuses to split a long text into more parts than there is memory for, before it is split; how many it has at most, if that was found.
fn reserve_parts(vm: &mut Vm, n: usize, limit: Option<usize>, count: impl FnOnce(&Vm) -> usize) -> Res<Option<usize>> {
    if n < 4096 {
        return Ok(None);
    }
    vm.charge(n / 8)?;
    // Where few are asked for, nobody has to count them.
    let parts = match limit {
        Some(limit) if limit <= FEW => limit + 1,
        _ => limit.unwrap_or(usize::MAX).min(count(vm)),
    };
    vm.reserve(parts.saturating_mul(PART + size_of::<Range<usize>>()))?;
    Ok(Some(parts))
}

/// How many words a text has at most.
fn words(text: Text<'_>) -> usize {
    match text {
        Text::Latin1(units) => eights::count_words(units),
        Text::Two(units) => words_of(units.iter().map(|unit| predicates::is_space(u32::from(*unit)))),
        Text::Four(units) => words_of(units.iter().map(|unit| predicates::is_space(*unit))),
    }
}

/// How many runs there are of what is no space.
fn words_of(spaces: impl Iterator<Item = bool>) -> usize {
    let mut gap = true;
    spaces.filter(|&space| std::mem::replace(&mut gap, space) && !space).count()
}

/// How many line breaks a text has at most.
fn breaks(text: Text<'_>) -> usize {
    match text {
        Text::Latin1(units) => eights::count_breaks(units),
        Text::Two(units) => units.iter().filter(|unit| predicates::is_line_break(u32::from(**unit))).count(),
        Text::Four(units) => units.iter().filter(|unit| predicates::is_line_break(**unit)).count(),
    }
}

fn separator(vm: &mut Vm, sep: Option<Obj>) -> Res<Option<u32>> {
    match sep {
        None => Ok(None),
        Some(sep) if sep.0.is_none() => Ok(None),
        Some(sep) => {
            let handle = sep.text(vm, |found| format!("must be str or None, not {found}"))?;
            if vm.heap.text(handle).is_empty() {
                return Err(vm.value_error("empty separator"));
            }
            Ok(Some(handle))
        }
    }
}

/// `str.split(sep=None, maxsplit=-1)`.
pub fn split(vm: &mut Vm, s: SelfStr, sep: Option<Obj>, maxsplit: Option<SizeArg>) -> Res {
    let by = separator(vm, sep)?;
    let limit = maxsplit.and_then(|n| count_limit(n.0));
    if let Some(list) = split_few(vm, s.0, by, limit)? {
        return Ok(list);
    }
    split_by(vm, s, sep, maxsplit, core::split_whitespace, core::split)
}

/// `str.rsplit(sep=None, maxsplit=-1)`.
pub fn rsplit(vm: &mut Vm, s: SelfStr, sep: Option<Obj>, maxsplit: Option<SizeArg>) -> Res {
    split_by(vm, s, sep, maxsplit, core::rsplit_whitespace, core::rsplit)
}

fn split_by(
    vm: &mut Vm,
    s: SelfStr,
    sep: Option<Obj>,
    maxsplit: Option<SizeArg>,
    at_space: fn(Text<'_>, Option<usize>) -> Vec<Range<usize>>,
    at_sep: fn(Text<'_>, Text<'_>, Option<usize>) -> Vec<Range<usize>>,
) -> Res {
    let sep = separator(vm, sep)?;
    let limit = maxsplit.and_then(|n| count_limit(n.0));
    charge_text(vm, s.0, 0)?;
    let n = vm.heap.text(s.0).len();
    let ranges = match sep {
        None => {
            let most = reserve_parts(vm, n, limit, |vm| words(vm.heap.text(s.0)))?;
            if let (Some(most), None, Text::Latin1(_)) = (most, limit, vm.heap.text(s.0)) {
                let each = |units: &[u8], part: Part<'_>| core::each_word(units, predicates::is_one_space, &mut |start, end| part(start, end));
                return in_portions(vm, s.0, most, each);
            }
            at_space(vm.heap.text(s.0), limit)
        }
        Some(sep) => {
            let most = reserve_parts(vm, n, limit, |vm| search::count(vm.heap.text(s.0), vm.heap.text(sep)).saturating_add(1))?;
            if let (Some(most), None, Text::Latin1(_), Text::Latin1(&[sep])) = (most, limit, vm.heap.text(s.0), vm.heap.text(sep)) {
                return in_portions(vm, s.0, most, |units, part| {
                    let mut from = 0;
                    for at in memchr::memchr_iter(sep, units) {
                        if !part(from, at) {
                            return false;
                        }
                        from = at + 1;
                    }
                    part(from, units.len())
                });
            }
            at_sep(vm.heap.text(s.0), vm.heap.text(sep), limit)
        }
    };
    parts(vm, s.0, ranges)
}

/// How many parts are found before any of them is made.
const FEW: usize = 24;

/// Where a few parts of a short text begin and end.
struct Few {
    n: usize,
    found: [(u16, u16); FEW],
}

impl Few {
    /// Up to this length a text is short.
    const LENGTH: usize = 1024;

    fn new() -> Few {
        Few { n: 0, found: [(0, 0); FEW] }
    }

    /// One more part; `false` when there is no room for it.
    #[inline]
    fn note(&mut self, start: usize, end: usize) -> bool {
        match self.found.get_mut(self.n) {
            Some(place) => {
                *place = (start as u16, end as u16);
                self.n += 1;
                true
            }
            None => false,
        }
    }

    /// The list of the parts.
    fn list(&self, vm: &mut Vm, handle: u32) -> Res {
        vm.charge(self.n)?;
        vm.reserve(self.n * PART)?;
        let list = vm.heap.new_list_for(self.n);
        for (start, end) in self.found.iter().take(self.n) {
            let part = part(vm, handle, usize::from(*start)..usize::from(*end));
            vm.heap.made_list_mut(list).push(part);
        }
        Ok(list)
    }
}

/// The parts of a short Latin-1 text that is split at spaces or a separator of Latin-1. `None` when it is not, or when
/// there are many.
fn split_few(vm: &mut Vm, handle: u32, sep: Option<u32>, limit: Option<usize>) -> Res<Option<Value>> {
    let Text::Latin1(units) = vm.heap.text(handle) else { return Ok(None) };
    if units.len() > Few::LENGTH {
        return Ok(None);
    }
    let mut few = Few::new();
    let fits = match (sep.map(|sep| vm.heap.text(sep)), limit) {
        (None, None) => {
            core::each_word(units, predicates::is_one_space, &mut |start, end| few.note(start, end))
        }
        (Some(Text::Latin1(&[sep])), None) => core::each_between(units, sep, &mut |start, end| few.note(start, end)),
        (Some(Text::Latin1(sep)), _) => {
            core::each_part(units, sep, limit.unwrap_or(usize::MAX), &mut |start, end| few.note(start, end))
        }
        _ => false,
    };
    if !fits {
        return Ok(None);
    }
    charge_text(vm, handle, 0)?;
    few.list(vm, handle).map(Some)
}

/// `str.splitlines(keepends=False)`.
pub fn splitlines(vm: &mut Vm, s: SelfStr, keepends: Option<Flag>) -> Res {
    let keep = keepends.is_some_and(|flag| flag.0);
    charge_text(vm, s.0, 0)?;
    if let Text::Latin1(units) = vm.heap.text(s.0)
        && units.len() <= Few::LENGTH
    {
        let mut few = Few::new();
        if core::each_line(units, keep, eights::break_in, &mut |start, end| few.note(start, end)) {
            return few.list(vm, s.0);
        }
    }
    let n = vm.heap.text(s.0).len();
    let most = reserve_parts(vm, n, None, |vm| breaks(vm.heap.text(s.0)).saturating_add(1))?;
    if let (Some(most), Text::Latin1(_)) = (most, vm.heap.text(s.0)) {
        return in_portions(vm, s.0, most, |units, part| {
            core::each_line(units, keep, eights::break_in, &mut |start, end| part(start, end))
        });
    }
    let ranges = core::split_lines(vm.heap.text(s.0), keep);
    parts(vm, s.0, ranges)
}

fn needed_separator(vm: &mut Vm, sep: Obj) -> Res<u32> {
    let sep = sep.text(vm, |found| {
        let found = if found == "None" { "NoneType" } else { &found };
        format!("must be str, not {found}")
    })?;
    if vm.heap.look_at(sep).is_none_or(|units| units.is_empty()) && vm.heap.text(sep).is_empty() {
        return Err(vm.value_error("empty separator"));
    }
    Ok(sep)
}

/// `str.partition(sep)`.
pub fn partition(vm: &mut Vm, s: SelfStr, sep: Obj) -> Res {
    let sep = needed_separator(vm, sep)?;
    charge_text(vm, s.0, 4)?;
    let text = vm.heap.text(s.0);
    let n = text.len();
    match core::partition(text, vm.heap.text(sep)) {
        Some(at) => three(vm, s, sep, at, n),
        None => Ok(vm.heap.new_tuple([value(s.0), names::EMPTY, names::EMPTY])),
    }
}

/// `str.rpartition(sep)`.
pub fn rpartition(vm: &mut Vm, s: SelfStr, sep: Obj) -> Res {
    let sep = needed_separator(vm, sep)?;
    charge_text(vm, s.0, 4)?;
    let text = vm.heap.text(s.0);
    let n = text.len();
    match core::rpartition(text, vm.heap.text(sep)) {
        Some(at) => three(vm, s, sep, at, n),
        None => Ok(vm.heap.new_tuple([names::EMPTY, names::EMPTY, value(s.0)])),
    }
}

fn three(vm: &mut Vm, s: SelfStr, sep: u32, at: Range<usize>, n: usize) -> Res {
    let before = part(vm, s.0, 0..at.start);
    let behind = part(vm, s.0, at.end..n);
    Ok(vm.heap.new_tuple([before, value(sep), behind]))
}

/// `str.strip(chars=None)`.
pub fn strip(vm: &mut Vm, s: SelfStr, chars: Option<Obj>) -> Res {
    strip_ends(vm, s, chars, ends::Ends::Both, "strip")
}

/// `str.lstrip(chars=None)`.
pub fn lstrip(vm: &mut Vm, s: SelfStr, chars: Option<Obj>) -> Res {
    strip_ends(vm, s, chars, ends::Ends::Left, "lstrip")
}

/// `str.rstrip(chars=None)`.
pub fn rstrip(vm: &mut Vm, s: SelfStr, chars: Option<Obj>) -> Res {
    strip_ends(vm, s, chars, ends::Ends::Right, "rstrip")
}

fn strip_ends(vm: &mut Vm, s: SelfStr, chars: Option<Obj>, which: ends::Ends, method: &str) -> Res {
    let chars = match chars {
        Some(chars) if !chars.0.is_none() => {
            Some(chars.text(vm, |_| format!("{method} arg must be None or str"))?)
        }
        _ => None,
    };
    // What is short costs nothing and is mostly stripped of spaces, or of a byte or two.
    if let Some(units) = vm.heap.look_at(s.0)
        && units.len() <= 64
    {
        let few = match chars.map(|chars| vm.heap.look_at(chars).unwrap_or_default()) {
            None => Some(ends::strip_where(units, which, predicates::is_one_space)),
            Some(&[one]) => Some(ends::strip_where(units, which, |unit| unit == one)),
            Some(&[one, two]) => {
                Some(ends::strip_where(units, which, |unit| unit == one || unit == two))
            }
            Some(_) => None,
        };
        match few {
            Some(stays) if stays.len() == units.len() => return Ok(value(s.0)),
            Some(stays) => return Ok(part(vm, s.0, stays)),
            None => {}
        }
    }
    charge_text(vm, s.0, 4)?;
    let stays = match chars {
        None => ends::strip_whitespace(vm.heap.text(s.0), which),
        Some(chars) => {
            charge_text(vm, chars, 8)?;
            ends::strip_chars(vm.heap.text(s.0), vm.heap.text(chars), which)
        }
    };
    Ok(part(vm, s.0, stays))
}

/// `str.removeprefix(prefix)`.
pub fn removeprefix(vm: &mut Vm, s: SelfStr, prefix: Obj) -> Res {
    let prefix = prefix.only_text(vm, "removeprefix")?;
    charge_text(vm, s.0, 4)?;
    let stays = ends::remove_prefix(vm.heap.text(s.0), vm.heap.text(prefix));
    Ok(part(vm, s.0, stays))
}

/// `str.removesuffix(suffix)`.
pub fn removesuffix(vm: &mut Vm, s: SelfStr, suffix: Obj) -> Res {
    let suffix = suffix.only_text(vm, "removesuffix")?;
    charge_text(vm, s.0, 4)?;
    let stays = ends::remove_suffix(vm.heap.text(s.0), vm.heap.text(suffix));
    Ok(part(vm, s.0, stays))
}

/// `str.join(iterable)`. The twin makes a list of what is not a builtin container.
pub fn join(vm: &mut Vm, s: SelfStr, iterable: Obj) -> Res {
    let items = match iterable.0.kind() {
        Kind::List => &vm.heap.list(iterable.0.handle())[..],
        Kind::Tuple => vm.heap.tuple(iterable.0.handle()),
        _ => &[],
    };
    if let Some(joined) = latin_joined(&vm.heap, &mut vm.meter, s, items)? {
        return Ok(vm.heap.new_finished(joined));
    }
    with_joined(vm, iterable.0, |vm, items| match latin_joined(&vm.heap, &mut vm.meter, s, &items)? {
        Some(joined) => Ok(vm.heap.new_finished(joined)),
        None => join_all(vm, s, &items),
    })
}

fn join_all(vm: &mut Vm, s: SelfStr, items: &[Value]) -> Res {
    if let [one] = items[..]
        && one.is_kind(Kind::Str)
    {
        return Ok(one);
    }
    let mut n = vm.heap.text(s.0).len().saturating_mul(items.len().saturating_sub(1));
    let mut narrow = matches!(vm.heap.text(s.0), Text::Latin1(_));
    for (i, item) in items.iter().enumerate() {
        match vm.text_of(*item) {
            Some(text) => {
                narrow &= matches!(text, Text::Latin1(_));
                n = n.saturating_add(text.len());
            }
            None if item.is_kind(Kind::Pending) => return Err(Stop::Python),
            None => {
                let found = vm.type_name(*item);
                let text = format!("sequence item {i}: expected str instance, {found} found");
                return Err(vm.type_error(text));
            }
        }
    }
    vm.charge(items.len() + n / 16)?;
    vm.reserve(if narrow { n } else { n.saturating_mul(4) })?;
    let texts = items.iter().map(|item| vm.text_of(*item).unwrap_or(Text::EMPTY));
    let joined = crate::text::replace::join(vm.heap.text(s.0), texts);
    Ok(vm.text(joined))
}

/// [`join`] of several Latin-1 strings: `None` when it is anything else.
fn latin_joined(heap: &Heap, meter: &mut Meter, s: SelfStr, items: &[Value]) -> Res<Option<StrObj>> {
    // A string mostly is one that a look finds.
    #[inline(always)]
    fn latin(heap: &Heap, handle: u32) -> Option<&[u8]> {
        match heap.look_at(handle) {
            None => match heap.text(handle) {
                Text::Latin1(units) => Some(units),
                _ => None,
            },
            found => found,
        }
    }
    let Some(between) = latin(heap, s.0).filter(|_| items.len() > 1) else { return Ok(None) };
    if let Some(short) = joined_shortly(heap, s.0, between, items) {
        meter.charge((items.len() + short.len() / 16) as u64)?;
        meter.reserve(heap.used(), short.len())?;
        return Ok(Some(short.finish()));
    }
    let mut n = between.len().saturating_mul(items.len() - 1);
    for item in items {
        match item.is(Kind::Str).and_then(|handle| latin(heap, handle)) {
            Some(units) => n = n.saturating_add(units.len()),
            None => return Ok(None),
        }
    }
    meter.charge((items.len() + n / 16) as u64)?;
    meter.reserve(heap.used(), n)?;
    let mut data = Vec::with_capacity(n);
    for (at, item) in items.iter().enumerate() {
        match between {
            _ if at == 0 => {}
            [] => {}
            [unit] => data.push(*unit),
            units => data.extend_from_slice(units),
        }
        match latin(heap, item.handle()) {
            Some([unit]) => data.push(*unit),
            units => data.extend_from_slice(units.unwrap_or_default()),
        }
    }
    Ok(Some(StrObj { data: StrData::Whole(data.into_boxed_slice()), hash: 0 }))
}

/// A few strings of Latin-1 that make a short one: they are not measured before. `None` when they are anything else.
fn joined_shortly(heap: &Heap, separator: u32, between: &[u8], items: &[Value]) -> Option<Short> {
    /// Of so many it does not matter that the first ones are done once more.
    const FEW: usize = 64;
    if items.len() > FEW {
        return None;
    }
    let mut short = Short::new();
    for (at, item) in items.iter().enumerate() {
        let fits = match between {
            [unit] if at > 0 => short.push_if_room(*unit),
            [_, ..] if at > 0 => short.put_string(heap, separator),
            _ => true,
        };
        if !fits || !short.put_string(heap, item.is(Kind::Str)?) {
            return None;
        }
    }
    Some(short)
}

/// Joins the items of an iterable.
pub fn with_joined(vm: &mut Vm, iterable: Value, join: impl FnOnce(&mut Vm, Vec<Value>) -> Res) -> Res {
    match iterable.kind() {
        Kind::List => {
            vm.charge(vm.heap.list(iterable.handle()).len() / 8)?;
            let items = vm.heap.list(iterable.handle()).clone();
            join(vm, items)
        }
        Kind::Tuple => {
            let items = vm.heap.tuple(iterable.handle()).to_vec();
            join(vm, items)
        }
        Kind::Pending | Kind::Gen => Err(Stop::Python),
        _ => vm.or_restored(iterable, |vm| match vm.take_items(iterable, true)? {
            Some(items) => join(vm, items),
            None if vm.is_iterable(iterable) => Err(Stop::Python),
            None => Err(vm.type_error("can only join an iterable")),
        }),
    }
}
