//! `_re`: the natives under `re`, over the engine in [`regex`](crate::regex).
//!
//! A pattern is known by its text and complete flags; its program comes from `cache`, so that a session holds
//! nothing that a snapshot would have to know. Matching reads the text where it lies in the heap; results are made between
//! batches of matches. Every step is on the meter, and a stop leaves nothing behind.
//! Methods of patterns are in [`patterns`], those of matches in [`matches`].
//! Deliberately absent: calling a replacement function, which is Python's (`lib/re.py`).

mod cache;
pub mod matches;
pub mod patterns;

use std::sync::Arc;

use hognose_vm::classes;
use hognose_vm::heap::Heap;
use hognose_vm::native::{Obj, SelfClass};
use hognose_vm::native_args::SizeArg;
use hognose_vm::natives;
use hognose_vm::objects::{DictObj, InstanceObj, StrObj};
use hognose_vm::stop::{Res, Stop, Why};
use hognose_vm::text::{Text, TextBuf, TextBuilder};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use crate::regex::template::{Piece, TemplateError, parse_template};
use crate::regex::{
    CompileError, Matcher, Meter as _, Mode, PatternError, Program, Subject, escape as escaped, escape_bytes,
};
use cache::{Entry, Work};
use patterns::Pattern;

natives! {
    pub FUNCTIONS: functions of "_re" {
        compile(Obj, Obj) "pattern, flags, /";
        found(Value, Obj, Obj, Obj, Obj, Obj, Obj) "cls, pattern, text, pos, endpos, mode, at, /";
        several(Value, Obj, Obj, Obj, Obj, Obj, Obj, SizeArg) "cls, pattern, text, pos, endpos, mode, at, limit, /";
        each(Value, Value, Obj, Obj, Obj, Obj) "more, cls, pattern, text, pos, endpos, /";
        more(Obj) "state, /";
        weave(Obj, Obj, SizeArg, Obj, Obj) "out, text, at, matches, items, /";
        findall(Obj, Obj, Obj, Obj, Obj) "pattern, flags, text, pos, endpos, /";
        split(Obj, Obj, Obj, SizeArg) "pattern, flags, text, maxsplit, /";
        template(Obj, Obj, Obj) "pattern, flags, template, /";
        sub_template(Obj, Obj, Obj, Obj, SizeArg) "pattern, flags, pieces, text, count, /";
        escape(Obj) "text, /";
        install(SelfClass) "cls, /";
    }
}

/// Matches between two moments at which results are made.
const BATCH: usize = 512;

/// A text or bytes where it lies in the heap.
#[inline]
fn subject(heap: &Heap, value: Value) -> Option<Subject<'_>> {
    match value.kind() {
        Kind::Str => Some(Subject::Text(heap.text(value.handle()))),
        Kind::Bytes => Some(Subject::Bytes(&heap.bytes_obj(value.handle()).data)),
        _ => None,
    }
}

#[cold]
fn no_text(vm: &mut Vm, value: Value) -> Stop {
    let name = vm.type_name(value);
    vm.type_error(format!("expected string or bytes-like object, got '{name}'"))
}

/// Flags as the engine has them: a C `int`.
#[inline]
fn flags_of(vm: &mut Vm, flags: Value) -> Res<u32> {
    if let Some(flags) = flags.as_int().and_then(|flags| i32::try_from(flags).ok()) {
        return Ok(flags as u32);
    }
    match vm.int_ref(flags).map(|flags| flags.to_i64().and_then(|flags| i32::try_from(flags).ok())) {
        Some(Some(flags)) => Ok(flags as u32),
        Some(None) => Err(vm.overflow_error("Python int too large to convert to C int")),
        None => {
            let name = vm.type_name(flags);
            Err(vm.type_error(format!("'{name}' object cannot be interpreted as an integer")))
        }
    }
}

/// The exception of a pattern that does not compile; `PatternError` is raised in Python.
#[cold]
fn compile_error(vm: &mut Vm, error: CompileError<Stop>) -> Result<PatternError, Stop> {
    match error {
        CompileError::Pattern(error) => Ok(error),
        CompileError::Value(text) => Err(vm.value_error(text)),
        CompileError::Overflow(text) => Err(vm.overflow_error(text)),
        CompileError::TooDeep => Err(vm.raise(classes::RECURSION_ERROR, "maximum recursion depth exceeded")),
        CompileError::Stop(stop) => Err(stop),
    }
}

/// The program of a pattern that has been compiled, fit for a text.
#[inline]
fn program(vm: &mut Vm, pattern: Obj, flags: Obj, text: Obj) -> Res<Arc<Entry>> {
    let flags = flags_of(vm, flags.0)?;
    let used = vm.heap.used();
    let Vm { heap, meter, .. } = &mut *vm;
    let Some(source) = subject(heap, pattern.0) else { return Err(no_text(vm, pattern.0)) };
    let entry = match cache::again(source, flags, &mut Work::new(meter, used)) {
        Ok(entry) => entry,
        Err(error) => {
            let error = compile_error(vm, error)?;
            return Err(vm.value_error(error.message.to_string_lossy()));
        }
    };
    match subject(&vm.heap, text.0) {
        Some(text) if entry.program.fits(text) => Ok(entry),
        Some(_) => Err(vm.type_error("pattern and text are of different types")),
        None => Err(no_text(vm, text.0)),
    }
}

#[inline]
fn position(value: Obj) -> usize {
    usize::try_from(value.0.as_int().unwrap_or(0)).unwrap_or(0)
}

#[inline]
fn size(n: usize) -> Value {
    Value::int48(n as i64).unwrap_or_default()
}

fn error_tuple(vm: &mut Vm, error: PatternError) -> Value {
    let message = vm.text(error.message);
    let position = error.position.map_or(Value::NONE, size);
    vm.heap.new_tuple([message, position])
}

fn compile(vm: &mut Vm, pattern: Obj, flags: Obj) -> Res {
    let flags = flags_of(vm, flags.0)?;
    let used = vm.heap.used();
    let Vm { heap, meter, .. } = &mut *vm;
    let Some(source) = subject(heap, pattern.0) else { return Err(no_text(vm, pattern.0)) };
    let entry = match cache::make(source, flags, &mut Work::new(meter, used)) {
        Ok(entry) => entry,
        Err(error) => {
            let error = compile_error(vm, error)?;
            return Ok(error_tuple(vm, error));
        }
    };
    let program = &entry.program;
    let names = vm.heap.new_dict(DictObj::default());
    for (name, group) in program.group_index() {
        let name = vm.text(name.narrow());
        vm.dict_set(names.handle(), name, size(group))?;
    }
    let warnings: Vec<Value> = program.warnings().iter().map(|text| vm.text(text.clone())).collect();
    let warnings = vm.heap.new_tuple(warnings);
    let flags = vm.heap.new_int(i64::from(program.flags() as i32));
    Ok(vm.heap.new_tuple([pattern.0, flags, size(program.groups()), names, warnings]))
}

/// Shape of a class of the library whose instances have at least three slots; nothing of a guest is one.
#[inline]
fn own_shape(vm: &Vm, class: Value) -> Option<u32> {
    let class = vm.heap.class(class.is(Kind::Class)?);
    let fits = class.flags.builtin && vm.heap.shape(class.shape).names.len() > 3;
    fits.then_some(class.shape)
}

/// One match as an instance of `cls`, whose slots are pattern, text and spans.
#[expect(clippy::too_many_arguments, reason = "the arguments of a native")]
fn found(vm: &mut Vm, cls: Value, pattern: Obj, text: Obj, pos: Obj, endpos: Obj, mode: Obj, at: Obj) -> Res {
    let own = pattern.0.is(Kind::Instance).filter(|_| own_shape(vm, vm.class_of(pattern.0)).is_some());
    let (Some(handle), Some(shape)) = (own, own_shape(vm, cls)) else {
        return Err(vm.type_error("a compiled pattern is required"));
    };
    let [source, flags, ..] = vm.heap.instance(handle).inline;
    if source.kind() != text.0.kind() {
        return Ok(Value::NOT_IMPLEMENTED);
    }
    let (Some(pos), Some(endpos), Some(at)) = (plain(vm, pos), plain(vm, endpos), plain(vm, at)) else {
        return Ok(Value::NOT_IMPLEMENTED);
    };
    let looked = match mode.0.as_int() {
        Some(0) => Looked::At,
        Some(1) => Looked::Whole,
        Some(3) => Looked::Behind,
        _ => Looked::From,
    };
    found_by(vm, Pattern { own: pattern.0, source, flags }, shape, text.0, (pos, endpos), at, looked)
}

/// Where a match is looked for.
#[derive(Clone, Copy)]
enum Looked {
    /// At the position alone.
    At,
    /// There, and to the end.
    Whole,
    /// From there on.
    From,
    /// From there on, but nothing empty there.
    Behind,
}

/// One match of a text of the pattern's kind, as an instance of the class with this shape, or `None`.
fn found_by(
    vm: &mut Vm,
    pattern: Pattern,
    shape: u32,
    text: Value,
    (pos, endpos): (usize, usize),
    at: usize,
    looked: Looked,
) -> Res {
    let entry = program(vm, Obj(pattern.source), Obj(pattern.flags), Obj(text))?;
    let used = vm.heap.used();
    let Vm { heap, meter, .. } = &mut *vm;
    let Some(subject) = subject(heap, text) else { return Ok(Value::NONE) };
    let len = subject.len();
    let mut work = Work::new(meter, used);
    let mut matcher = Matcher::new(&entry.program, subject, at, endpos);
    let mode = match looked {
        Looked::At => Mode::Match,
        Looked::Whole => Mode::Fullmatch,
        Looked::From => Mode::Search,
        Looked::Behind => {
            matcher.refuse_empty();
            Mode::Search
        }
    };
    let found = matcher.advance(mode, &mut work)?;
    matcher.finish(&mut work)?;
    if !found {
        return Ok(Value::NONE);
    }
    let groups = entry.program.groups();
    work.reserve(groups * 2 * size_of::<Value>())?;
    work.charge(groups as u64 / 4)?;
    let spans = std::iter::once(matcher.span()).chain(matcher.spans());
    let spans = span_values(matcher.lastindex(), spans, groups, (pos.min(len), endpos.min(len)));
    Ok(new_match(vm, shape, pattern.own, text, spans))
}

fn install(vm: &mut Vm, class: SelfClass) -> Res {
    patterns::install(vm, class)
}

/// The spans of a match as it keeps them.
#[inline]
fn span_values(
    last: Option<usize>,
    spans: impl Iterator<Item = (usize, usize)>,
    groups: usize,
    range: (usize, usize),
) -> Vec<Value> {
    // Groups that did not match are said to be at -1.
    let mut values = vec![Value::small(-1); 5 + groups * 2];
    if let [latest, places @ .., from, to] = values.as_mut_slice() {
        (*latest, *from, *to) = (size(last.unwrap_or(0)), size(range.0), size(range.1));
        for (place, (start, end)) in places.chunks_exact_mut(2).zip(spans) {
            if let ([first, second], true) = (place, start <= end) {
                (*first, *second) = (size(start), size(end));
            }
        }
    }
    values
}

/// An instance of the class of matches.
#[inline]
fn new_match(vm: &mut Vm, shape: u32, pattern: Value, text: Value, spans: Vec<Value>) -> Value {
    let spans = vm.heap.new_tuple(spans);
    let mut found = InstanceObj { shape, ..InstanceObj::default() };
    for (slot, value) in [pattern, text, spans].into_iter().enumerate() {
        found.set_slot(slot, value);
    }
    vm.heap.new_instance(found)
}

/// A list of at most so many matches, one after the other, made as `found` makes them.
#[expect(clippy::too_many_arguments, reason = "the arguments of a native")]
fn several(
    vm: &mut Vm,
    cls: Value,
    pattern: Obj,
    text: Obj,
    pos: Obj,
    endpos: Obj,
    mode: Obj,
    at: Obj,
    limit: SizeArg,
) -> Res {
    let many = Several { cls, pattern: pattern.0, text: text.0, range: (position(pos), position(endpos)) };
    let (items, _) = many.made(vm, mode.0.as_int() == Some(SEARCH_ON), position(at), usize::try_from(limit.0).unwrap_or(0))?;
    Ok(vm.heap.new_list(items))
}

/// Anything from the position on, and the same but nothing empty there, as `re.py` says them.
const SEARCH: i64 = 2;
const SEARCH_ON: i64 = 3;

/// So many an iterator over matches has made at once.
const MOST: usize = 64;

/// Matches of a text one after the other.
struct Several {
    cls: Value,
    pattern: Value,
    text: Value,
    range: (usize, usize),
}

impl Several {
    /// At most so many from `at` on, and where the last of them is.
    fn made(&self, vm: &mut Vm, refuse_empty: bool, at: usize, limit: usize) -> Res<(Vec<Value>, (usize, usize))> {
        let own = self.pattern.is(Kind::Instance).filter(|_| own_shape(vm, vm.class_of(self.pattern)).is_some());
        let (Some(handle), Some(shape)) = (own, own_shape(vm, self.cls)) else {
            return Err(vm.type_error("a compiled pattern is required"));
        };
        let [source, flags, ..] = vm.heap.instance(handle).inline;
        let entry = program(vm, Obj(source), Obj(flags), Obj(self.text))?;
        let groups = entry.program.groups();
        let scan = Scan { from: at, to: self.range.1, limit, refuse_empty, with_last: true };
        let (pattern, text, range) = (self.pattern, self.text, self.range);
        let mut latest = (at, at);
        let (items, _) = each_match(vm, &entry.program, text, scan, |vm, items, spans| {
            let Some((&(last, _), spans)) = spans.split_last() else { return };
            latest = spans.first().copied().unwrap_or(latest);
            let spans = span_values(Some(last), spans.iter().copied(), groups, range);
            let found = new_match(vm, shape, pattern, text, spans);
            items.push(found);
        })?;
        Ok((items, latest))
    }
}

/// All matches of a text, one by one: an iterator by the native `more`, which has to be [`more`].
///
/// Of a short text all are wanted, most often; of a long one perhaps the first alone.
fn each(vm: &mut Vm, more: Value, cls: Value, pattern: Obj, text: Obj, pos: Obj, endpos: Obj) -> Res {
    let limit = if position(endpos).saturating_sub(position(pos)) <= 1024 { 16 } else { 1 };
    let state = [cls, pattern.0, text.0, pos.0, endpos.0, size(SEARCH as usize), pos.0, size(limit)];
    vm.reserve(size_of_val(&state))?;
    let state = vm.heap.new_tuple(state);
    Ok(vm.batches(more, state))
}

/// A list of the next matches, and what the ones behind them are made from, or `None` where there are no more.
fn more(vm: &mut Vm, state: Obj) -> Res {
    let parts = state.0.is(Kind::Tuple).and_then(|state| <[Value; 8]>::try_from(vm.heap.tuple(state)).ok());
    let Some([cls, pattern, text, pos, endpos, mode, at, limit]) = parts else {
        return Err(vm.type_error("the state of an iterator over matches is required"));
    };
    let many = Several { cls, pattern, text, range: (position(Obj(pos)), position(Obj(endpos))) };
    let limit = position(Obj(limit));
    let (items, (start, end)) = many.made(vm, mode.as_int() == Some(SEARCH_ON), position(Obj(at)), limit)?;
    let is_all = items.len() < limit;
    let batch = vm.heap.new_list(items);
    let after = match is_all {
        true => Value::NONE,
        false => {
            let mode = if start == end { SEARCH_ON } else { SEARCH };
            let limit = if limit < MOST { limit * 4 } else { limit };
            vm.heap.new_tuple([cls, pattern, text, pos, endpos, size(mode as usize), size(end), size(limit)])
        }
    };
    Ok(vm.heap.new_tuple([batch, after]))
}

/// Appends to a list what `sub` puts together: the text before each match, then the item in its place. The position
/// behind the last match.
fn weave(vm: &mut Vm, out: Obj, text: Obj, at: SizeArg, matches: Obj, items: Obj) -> Res {
    let lists = (out.0.is(Kind::List), matches.0.is(Kind::List), items.0.is(Kind::List));
    let (Some(out), Some(matches), Some(items)) = lists else {
        return Err(vm.type_error("lists are required"));
    };
    let n = vm.heap.list(matches).len().min(vm.heap.list(items).len());
    let len = subject(&vm.heap, text.0).map_or(0, Subject::len);
    vm.charge(n)?;
    let mut at = usize::try_from(at.0).unwrap_or(0);
    let from = at;
    let mut pieces = Vec::with_capacity(n * 2);
    for i in 0..n {
        let (found, item) = (vm.heap.list(matches)[i], vm.heap.list(items)[i]);
        let span = found.is(Kind::Instance).and_then(|handle| {
            let spans = vm.heap.tuple(vm.heap.instance(handle).slot(2).is(Kind::Tuple)?);
            Some((
                usize::try_from(spans.get(1)?.as_int()?).ok()?,
                usize::try_from(spans.get(2)?.as_int()?).ok()?,
            ))
        });
        let Some((start, end)) = span.filter(|&(start, end)| at <= start && start <= end && end <= len)
        else {
            return Err(vm.type_error("matches are required"));
        };
        pieces.push((at, start, item));
        at = end;
    }
    // Texts of their own for the parts between, and places in the list.
    vm.reserve((at - from).saturating_mul(4).saturating_add(n * 128))?;
    vm.charge((at - from) / 64)?;
    for (start, end, item) in pieces {
        if start < end {
            let between = part(vm, text.0, start, end);
            vm.heap.list_push(out, between);
        }
        if !item.is_none() {
            vm.heap.list_push(out, item);
        }
    }
    Ok(size(at))
}

/// A position that is an integer which fits 64 bits; `None` where Python has to look at it.
#[inline]
fn plain(vm: &Vm, value: Obj) -> Option<usize> {
    match value.0.kind() {
        Kind::Int => Some(position(value)),
        // As the default of `endpos`.
        Kind::Wide => {
            i64::try_from(vm.heap.wide(value.0.handle()).0).ok().map(|i| usize::try_from(i).unwrap_or(0))
        }
        _ => None,
    }
}

/// A part of a text as a value.
#[inline]
fn part(vm: &mut Vm, text: Value, start: usize, end: usize) -> Value {
    if text.is_kind(Kind::Bytes) {
        let data = &vm.heap.bytes_obj(text.handle()).data;
        if start == 0 && end == data.len() {
            return text;
        }
        let data: Box<[u8]> = data.get(start..end).unwrap_or_default().into();
        return vm.heap.new_bytes(data);
    }
    let whole = vm.heap.text(text.handle());
    if start == 0 && end == whole.len() {
        return text;
    }
    if end.wrapping_sub(start) == 1 {
        let code = whole.get(start).unwrap_or(0);
        return vm.char(code);
    }
    match whole.slice(start..end) {
        Text::Latin1(units) if units.len() <= 22 => {
            let object = StrObj::inline(units);
            vm.heap.new_str_obj(object)
        }
        units => {
            let units = units.narrow();
            vm.heap.new_text(units)
        }
    }
}

/// Where matches are looked for, and how many.
#[derive(Clone, Copy)]
struct Scan {
    from: usize,
    to: usize,
    limit: usize,
    /// The first match must not be empty at the beginning.
    refuse_empty: bool,
    /// Behind the spans of the groups stands, as a start, the group that was completed last.
    with_last: bool,
}

impl Scan {
    fn of(from: usize, to: usize, limit: usize) -> Scan {
        Scan { from, to, limit, refuse_empty: false, with_last: false }
    }
}

/// All matches of a text: what `batches` makes. When memory ends, what was made until then counts as needed:
/// it is garbage now, yet a second attempt would make it again.
fn each_match(
    vm: &mut Vm,
    program: &Program,
    text: Value,
    scan: Scan,
    make: impl FnMut(&mut Vm, &mut Vec<Value>, &[(usize, usize)]),
) -> Res<(Vec<Value>, usize)> {
    let before = vm.heap.used();
    batches(vm, program, text, scan, make).map_err(|stop| match stop.why() {
        Why::Memory(bytes) => Stop::Memory(bytes.saturating_add(vm.heap.used().saturating_sub(before))),
        _ => stop,
    })
}

/// All matches of a text, a batch at a time: `make` turns the spans of one match into values. At most
/// `limit` matches; behind the last one the result is the position where it ended.
fn batches(
    vm: &mut Vm,
    program: &Program,
    text: Value,
    scan: Scan,
    mut make: impl FnMut(&mut Vm, &mut Vec<Value>, &[(usize, usize)]),
) -> Res<(Vec<Value>, usize)> {
    let groups = program.groups();
    let stride = groups + 1 + usize::from(scan.with_last);
    let batch = (BATCH / stride).max(1);
    let mut results: Vec<Value> = Vec::new();
    let mut spans: Vec<(usize, usize)> = Vec::new();
    let mut paused = None;
    let (mut behind, mut done, mut held) = (0, 0, 0);
    loop {
        spans.clear();
        let used = vm.heap.used();
        let Vm { heap, meter, .. } = &mut *vm;
        let Some(subject) = subject(heap, text) else { break };
        let mut work = Work::new(meter, used);
        work.reserve((results.capacity() * size_of::<Value>()).saturating_add(held))?;
        let left = work.left;
        let mut matcher: Matcher<'_> = match paused.take() {
            None => {
                let mut matcher = Matcher::new(program, subject, scan.from, scan.to);
                if scan.refuse_empty {
                    matcher.refuse_empty();
                }
                matcher
            }
            Some(paused) => crate::regex::Paused::resume(paused, program, subject),
        };
        let mut more = true;
        // Each match makes objects besides what the matcher needs.
        let mut bytes = 0;
        for _ in 0..batch {
            if done == scan.limit || !matcher.advance(Mode::Search, &mut work)? {
                more = false;
                break;
            }
            done += 1;
            bytes += (stride + 2) * 64;
            spans.push(matcher.span());
            bytes += matcher.put_spans(&mut spans);
            if scan.with_last {
                spans.push((matcher.lastindex().unwrap_or(0), 0));
            }
            let (start, end) = matcher.span();
            bytes += end - start.min(behind);
            behind = end;
        }
        if !more {
            matcher.finish(&mut work)?;
        }
        held += left.saturating_sub(work.left);
        paused = Some(matcher.pause());
        let bytes = bytes.saturating_mul(match subject.units() {
            Text::Latin1(_) => 1,
            Text::Two(_) => 2,
            Text::Four(_) => 4,
        });
        vm.reserve(bytes.saturating_add(held).saturating_add(results.len() * 2 * size_of::<Value>()))?;
        vm.charge(spans.len() + bytes / 64)?;
        for spans in spans.chunks_exact(stride) {
            make(vm, &mut results, spans);
        }
        if !more {
            break;
        }
    }
    Ok((results, behind))
}

fn findall(vm: &mut Vm, pattern: Obj, flags: Obj, text: Obj, pos: Obj, endpos: Obj) -> Res {
    let entry = program(vm, pattern, flags, text)?;
    let text = text.0;
    let one = |vm: &mut Vm, (start, end): (usize, usize)| {
        if start > end { part(vm, text, 0, 0) } else { part(vm, text, start, end) }
    };
    let scan = Scan::of(position(pos), position(endpos), usize::MAX);
    let (items, _) = each_match(vm, &entry.program, text, scan, |vm, items, spans| {
        let item = match spans {
            [whole] => one(vm, *whole),
            [_, group] => one(vm, *group),
            [_, groups @ ..] => {
                let groups: Vec<Value> = groups.iter().map(|group| one(vm, *group)).collect();
                vm.heap.new_tuple(groups)
            }
            [] => Value::NONE,
        };
        items.push(item);
    })?;
    Ok(vm.heap.new_list(items))
}

fn split(vm: &mut Vm, pattern: Obj, flags: Obj, text: Obj, maxsplit: SizeArg) -> Res {
    let entry = program(vm, pattern, flags, text)?;
    let text = text.0;
    let limit = match maxsplit.0 {
        0 => usize::MAX,
        n => usize::try_from(n).unwrap_or(0),
    };
    let mut at = 0;
    let make = |vm: &mut Vm, items: &mut Vec<Value>, spans: &[(usize, usize)]| {
        let Some(((start, end), groups)) = spans.split_first() else { return };
        items.push(part(vm, text, at, *start));
        at = *end;
        for &(start, end) in groups {
            items.push(if start > end { Value::NONE } else { part(vm, text, start, end) });
        }
    };
    let (mut items, behind) = each_match(vm, &entry.program, text, Scan::of(0, usize::MAX, limit), make)?;
    let end = subject(&vm.heap, text).map_or(0, Subject::len);
    vm.reserve((end - behind.min(end)).saturating_mul(4))?;
    vm.charge((end - behind.min(end)) / 64)?;
    items.push(part(vm, text, behind, end));
    Ok(vm.heap.new_list(items))
}

/// A text of the kind that the pattern has.
fn like(vm: &mut Vm, is_text: bool, text: TextBuf) -> Value {
    match text {
        TextBuf::Latin1(units) if !is_text => vm.heap.new_bytes(units),
        text => vm.heap.new_text(text),
    }
}

fn template(vm: &mut Vm, pattern: Obj, flags: Obj, template: Obj) -> Res {
    let entry = program(vm, pattern, flags, template)?;
    let len = subject(&vm.heap, template.0).map_or(0, Subject::len);
    vm.charge(len)?;
    vm.reserve(len.saturating_mul(40))?;
    let Some(source) = subject(&vm.heap, template.0) else { return Ok(Value::NONE) };
    match parse_template(source, &entry.program) {
        Ok(pieces) => {
            let mut items = Vec::with_capacity(pieces.len());
            for piece in pieces {
                items.push(match piece {
                    Piece::Literal(text) => like(vm, entry.program.is_text(), text),
                    Piece::Group(group) => size(group),
                });
            }
            Ok(vm.heap.new_list(items))
        }
        Err(TemplateError::Pattern(error)) => Ok(error_tuple(vm, error)),
        Err(TemplateError::UnknownGroup(text)) => {
            let text = vm.text(text);
            Err(vm.raise_with(classes::INDEX_ERROR, &[text]))
        }
    }
}

/// A piece of a replacement, its text where it lies in the heap.
enum Part<'a> {
    Text(Text<'a>),
    Group(usize),
}

fn width(text: Text<'_>) -> usize {
    match text {
        Text::Latin1(_) => 1,
        Text::Two(_) => 2,
        Text::Four(_) => 4,
    }
}

fn sub_template(vm: &mut Vm, pattern: Obj, flags: Obj, pieces: Obj, text: Obj, count: SizeArg) -> Res {
    let Some(list) = pieces.0.is(Kind::List) else {
        return Err(vm.type_error("a list of pieces is required"));
    };
    let (result, done) = replaced(vm, (pattern, flags), Pieces::List(list), text, count.0)?;
    Ok(vm.heap.new_tuple([result, size(done)]))
}

/// What a replacement is made of.
enum Pieces {
    /// The texts and numbers of groups in this list.
    List(u32),
    /// A text.
    One(Value),
    /// Nothing.
    None,
}

/// A text in which other ones take the place of matches, and how many did.
fn replaced(vm: &mut Vm, (pattern, flags): (Obj, Obj), pieces: Pieces, text: Obj, count: i64) -> Res<(Value, usize)> {
    let entry = program(vm, pattern, flags, text)?;
    let program = &entry.program;
    let limit = match count {
        0 => usize::MAX,
        n => usize::try_from(n).unwrap_or(0),
    };
    let n_pieces = match pieces {
        Pieces::List(list) => vm.heap.list(list).len(),
        Pieces::One(_) => 1,
        Pieces::None => 0,
    };
    vm.charge(n_pieces)?;
    vm.reserve(n_pieces * size_of::<Part<'_>>())?;
    let used = vm.heap.used();
    let Vm { heap, meter, .. } = &mut *vm;
    let Some(source) = subject(heap, text.0) else { return Ok((Value::NONE, 0)) };
    let pieces = match &pieces {
        Pieces::List(list) => &heap.list(*list)[..],
        Pieces::One(piece) => std::slice::from_ref(piece),
        Pieces::None => &[],
    };
    let mut parts = Vec::with_capacity(n_pieces);
    let mut widest = width(source.units());
    let mut literal = 0;
    for piece in pieces {
        let part = match (piece.as_int(), subject(heap, *piece)) {
            (Some(group), _) => Part::Group(usize::try_from(group).unwrap_or(usize::MAX)),
            (None, Some(text)) if program.fits(text) => {
                widest = widest.max(width(text.units()));
                literal += text.len();
                Part::Text(text.units())
            }
            _ => return Err(vm.type_error("a piece is a text or a group")),
        };
        parts.push(part);
    }
    let units = source.units();
    let mut work = Work::new(meter, used);
    let mut matcher = Matcher::new(program, source, 0, usize::MAX);
    let mut out = TextBuilder::new();
    let (mut done, mut at, mut room) = (0, 0, 0);
    while done < limit && matcher.advance(Mode::Search, &mut work)? {
        let (start, end) = matcher.span();
        let mut more = (start - at).saturating_add(literal);
        for part in &parts {
            if let Part::Group(group) = part
                && let Some((start, end)) = matcher.group(*group)
            {
                more = more.saturating_add(end - start);
            }
        }
        grow(&mut work, &out, &mut room, more, widest)?;
        work.charge((parts.len() + more / 16) as u64)?;
        out.push_text(units.slice(at..start));
        for part in &parts {
            match part {
                Part::Text(text) => out.push_text(*text),
                Part::Group(group) => {
                    if let Some((start, end)) = matcher.group(*group) {
                        out.push_text(units.slice(start..end));
                    }
                }
            }
        }
        at = end;
        done += 1;
    }
    if done > 0 {
        let more = units.len() - at;
        grow(&mut work, &out, &mut room, more, widest)?;
        work.charge((more / 16) as u64)?;
        out.push_text(units.slice(at..units.len()));
    }
    matcher.finish(&mut work)?;
    let result = if done > 0 { like(vm, program.is_text(), out.finish()) } else { text.0 };
    Ok((result, done))
}

/// Reserves memory before the text being built grows: its buffer doubles.
#[inline]
fn grow(work: &mut Work<'_>, out: &TextBuilder, room: &mut usize, more: usize, width: usize) -> Res<()> {
    let len = out.len().saturating_add(more);
    if len > *room {
        let new = len.saturating_mul(2);
        work.reserve((new - *room).saturating_mul(width))?;
        *room = new;
    }
    Ok(())
}

fn escape(vm: &mut Vm, text: Obj) -> Res {
    let Some(len) = subject(&vm.heap, text.0).map(Subject::len) else { return Err(no_text(vm, text.0)) };
    vm.charge(len / 4)?;
    vm.reserve(len.saturating_mul(8))?;
    match subject(&vm.heap, text.0) {
        Some(Subject::Text(text)) => {
            let text = escaped(text);
            Ok(vm.text(text))
        }
        Some(Subject::Bytes(bytes)) => {
            let bytes = escape_bytes(bytes);
            Ok(vm.heap.new_bytes(bytes))
        }
        None => Err(no_text(vm, text.0)),
    }
}
