//! What a session is besides its objects: stack, calls, budgets, output.
//!
//! Inline caches, lookup caches and marks are no state.

use hognose_vm::frame::Frame;
use hognose_vm::objects::ClassObj;
use hognose_vm::session::{Retry, Session};
use hognose_vm::state::ClassMarks;
use hognose_vm::threads::{Thread, Waiting};
use hognose_vm::value::{Kind, Value};

use super::{Sink, objects};
use crate::kinds::{ACTIONS, position};

/// Describes a session; `changed` is what [`changed`] gives.
pub fn describe(session: &Session, changed: &[Value], sink: &mut impl Sink) {
    let vm = &session.vm;
    frames(session, &session.thread, sink);
    [session.globals, vm.builtins, vm.modules].iter().for_each(|v| sink.value(*v));
    let calls = &vm.calls;
    let switches =
        [session.running, session.memory_retry != Retry::No, calls.overlap, calls.ask_names, vm.loop_runs, calls.no_hints];
    sink.num(switches.iter().enumerate().map(|(i, b)| (*b as u64) << i).sum());
    waiting(&session.thread.waiting, sink);
    sink.value(session.result);
    sink.value(vm.calls.raised_last);
    threads(session, sink);
    sink.num(vm.entries.open.len() as u64);
    vm.entries.open.iter().flatten().for_each(|v| sink.value(*v));
    waiting(&vm.entries.held, sink);
    budgets(session, sink);
    let output = &vm.output;
    sink.bytes(output.stdout.as_bytes());
    sink.bytes(output.stderr.as_bytes());
    output.redirected.iter().for_each(|v| sink.value(v.unwrap_or(Value::UNDEF)));
    let calls = &vm.calls;
    sink.num(calls.tools.len() as u64);
    for tool in &calls.tools {
        sink.bytes(tool.name.as_bytes());
        sink.num(tool.overlaps as u64 | (tool.parameters.is_some() as u64) << 1);
        if let Some(parameters) = &tool.parameters {
            sink.num(parameters.len() as u64);
            parameters.iter().for_each(|p| sink.bytes(p.as_bytes()));
        }
    }
    [&calls.queued, &calls.started, &calls.failed, &calls.fresh].iter().for_each(|list| sink.values(list));
    sink.num(calls.cancelled.len() as u64);
    calls.cancelled.iter().for_each(|n| sink.num(*n));
    sink.values(&vm.callbacks);
    sink.values(&vm.importing);
    sink.num(changed.len() as u64);
    for value in changed.iter().copied() {
        sink.value(value);
        if value.is_kind(Kind::Class) {
            let class = vm.class(value);
            sink.value(class.name);
            sink.value(class.qualname);
            sink.num(ClassMarks::of(class).bits());
        } else {
            objects::describe(session, value, sink);
        }
    }
}

/// Objects of the image that the session changed in a way that shows.
pub fn changed(session: &Session) -> Vec<Value> {
    let heap = &session.vm.heap;
    let mut changed = heap.changed_objects();
    changed.retain(|v| match v.kind() {
        // Their hashes are caches.
        Kind::Str | Kind::Bytes | Kind::FrozenSet => false,
        Kind::Dict => !heap.dict_is_original(v.handle()),
        Kind::Class => {
            // Subclasses and what lookups noted come back by themselves.
            let original = heap.original_class(v.handle());
            original.is_none_or(|original| shows(original, heap.class(v.handle())))
        }
        _ => true,
    });
    changed
}

fn shows(original: &ClassObj, now: &ClassObj) -> bool {
    !original.name.same(now.name)
        || !original.qualname.same(now.qualname)
        || ClassMarks::of(original) != ClassMarks::of(now)
}

/// The threads beside the running one. A session that never had any takes one number, unless something is known of its own.
fn threads(session: &Session, sink: &mut impl Sink) {
    let threads = &session.vm.threads;
    if threads.are_untouched() {
        return sink.num(0);
    }
    sink.num(threads.running as u64);
    sink.num(threads.last as u64);
    sink.num(threads.stuck as u64 | (threads.busy as u64) << 1 | (threads.dropped as u64) << 2);
    sink.num(threads.switches as u64);
    threads.locals.iter().for_each(|v| sink.value(*v));
    sink.num(threads.live.len() as u64);
    for live in &threads.live {
        sink.num(live.ident as u64);
        sink.num(live.daemon as u64 | (live.woken as u64) << 1);
    }
    sink.num(threads.starting.len() as u64);
    for starting in &threads.starting {
        sink.num(starting.ident as u64);
        sink.value(starting.function);
        sink.value(starting.argument);
    }
    sink.num(session.parked.len() as u64);
    for parked in &session.parked {
        sink.num(parked.ident as u64);
        sink.num(parked.task as u64);
        parked.locals.iter().for_each(|v| sink.value(*v));
        waiting(&parked.waiting, sink);
        frames(session, parked, sink);
    }
}

/// What a thread waits for.
fn waiting(waiting: &Waiting, sink: &mut impl Sink) {
    match waiting {
        Waiting::Nothing => sink.num(0),
        Waiting::Call(pending) => {
            sink.num(1);
            sink.value(*pending);
        }
        Waiting::Answer(pending) => {
            sink.num(4);
            sink.value(*pending);
        }
        Waiting::Any(pendings, timeout) => {
            sink.num(2 + timeout.is_some() as u64);
            sink.values(pendings);
            if let Some(timeout) = timeout {
                sink.float(*timeout);
            }
        }
        Waiting::Threads => sink.num(5),
        Waiting::Over => sink.num(6),
    }
}

/// A stack: each frame with those of its registers that no frame above it took over.
fn frames(session: &Session, thread: &Thread, sink: &mut impl Sink) {
    let frames = &thread.frames;
    sink.num(frames.len() as u64);
    let mut base = 0;
    for (i, frame) in frames.iter().enumerate() {
        let Frame { unit, body, pc, dst, action, .. } = *frame;
        let (extra, generator) = (frame.extra(), frame.generator());
        sink.unit(unit);
        sink.num(body as u64);
        let start = session.units.get(unit).body(body).start;
        sink.num(pc.saturating_sub(start) as u64);
        sink.num((frame.base - base) as u64);
        base = frame.base;
        sink.num(dst as u64);
        // Most frames store their result and are no generator's.
        let plain = extra.is_undef() && generator.is_undef();
        sink.num(position(ACTIONS, &action) << 1 | !plain as u64);
        if !plain {
            sink.value(extra);
            sink.value(generator);
        }
        let registers = session.units.get(unit).body(body).registers as usize;
        let end = frames.get(i + 1).map_or(registers, |next| registers.min((next.base - base) as usize));
        let from = base as usize;
        objects::registers(thread.stack.get(from..from + end).unwrap_or_default(), sink);
    }
}

/// Fuel, memory and all other counts.
fn budgets(session: &Session, sink: &mut impl Sink) {
    let vm = &session.vm;
    let accounting = vm.heap.accounting();
    sink.int(vm.meter.slice);
    sink.int(vm.meter.reserve);
    sink.int(vm.meter.granted);
    sink.num(vm.meter.used);
    sink.num((vm.meter.memory as u64).wrapping_add(1));
    sink.num(accounting.fresh as u64);
    sink.num(accounting.survived as u64);
    sink.num((accounting.threshold as u64).wrapping_add(1));
    sink.num(vm.output.printed as u64);
    sink.num(vm.output.limit.map_or(0, |n| (n as u64).saturating_add(1)));
    sink.num(vm.calls.made);
    sink.num(vm.calls.limit.map_or(0, |n| n.saturating_add(1)));
    sink.num(vm.calls.in_flight as u64);
    sink.num(vm.calls.task as u64);
    sink.num(vm.recursion_limit as u64);
    sink.num(vm.max_recursion_limit as u64);
    sink.num(vm.max_str_digits as u64);
    sink.float(vm.loop_time);
    sink.num(vm.last_id);
}

/// Lists that are being sorted, and that somebody has put something into meanwhile: they are empty again, but `sort` will say
/// so at its end.
pub fn lists_in_sorts(session: &Session) -> Vec<Value> {
    let vm = &session.vm;
    let mut threads = std::iter::once(&session.thread).chain(&session.parked);
    if !threads.any(|thread| thread.frames.iter().any(|frame| session.units.in_image(frame.unit))) {
        return Vec::new();
    }
    let Some(sort) = vm.image.prelude("list_sort").is(Kind::Function) else { return Vec::new() };
    let (unit, body) = (vm.heap.function(sort).unit, vm.heap.function(sort).body);
    let mut lists = Vec::new();
    for thread in std::iter::once(&session.thread).chain(&session.parked) {
        for frame in thread.frames.iter().filter(|frame| frame.unit == unit && frame.body == body) {
            let list = thread.stack[frame.base as usize];
            if let Some(handle) = list.is(Kind::List)
                && vm.heap.list(handle).is_empty()
                && vm.heap.list(handle).capacity() > 0
            {
                lists.push(list);
            }
        }
    }
    lists
}

/// The numbers that `id()` gave to what is in the snapshot.
pub fn ids(session: &Session, sink: &mut impl Sink, is_there: impl Fn(Value) -> bool) {
    let mut ids: Vec<(u64, Value)> =
        session.vm.ids.iter().filter(|(v, _)| is_there(**v)).map(|(v, n)| (*n, *v)).collect();
    ids.sort_by_key(|(n, _)| *n);
    sink.num(ids.len() as u64);
    for (number, value) in ids {
        sink.value(value);
        sink.num(number);
    }
}
