//! Calls of host functions: pending values are made here, and barriers wait here.

use hognose_bytecode::Op;

use super::call::Callee;
use super::{Cx, Flow, Leave, deliver, is_discard};
use crate::exchange::{CallState, PendingObj};
use crate::frame::Action;
use crate::objects::*;
use crate::stop::Stop;
use crate::value::{Kind, Value};

/// What kind of body makes a call: the nearest frame of the guest, with the rule for `return tool(…)`.
struct Caller {
    is_async: bool,
    unit: u32,
    pc: u32,
}

/// The body that counts as the caller of a host function.
fn caller(cx: &Cx<'_>) -> Caller {
    let mut found = Caller { is_async: false, unit: 0, pc: 0 };
    let mut first = true;
    for (i, frame) in cx.frames.iter().enumerate().rev() {
        let unit = cx.units.get(frame.unit);
        if unit.code.prelude {
            continue;
        }
        let pc = if i + 1 == cx.frames.len() { cx.pc as u32 } else { frame.pc };
        let body = unit.body(frame.body);
        if first {
            found = Caller { is_async: body.flags.is_async, unit: frame.unit, pc: pc.saturating_sub(1) };
            first = false;
        }
        // `return tool(…)` outside `try` and `with` counts for the caller's body.
        let op = unit.code.ops.get(pc.saturating_sub(1) as usize);
        let next = unit.code.ops.get(pc as usize);
        let dst = match op {
            Some(Op::Call { dst, .. } | Op::CallKw { dst, .. } | Op::CallEx { dst, .. }) => Some(dst.0),
            Some(Op::CallMethod { dst, .. } | Op::CallMethodKw { dst, .. }) => Some(dst.0),
            _ => None,
        };
        let returns = matches!((dst, next), (Some(d), Some(Op::Return { src })) if src.0 == d);
        let at = pc.saturating_sub(1);
        let covered = body.handlers.iter().any(|h| h.start <= at && at < h.end);
        if !returns || covered || !frame.generator.is_undef() || frame.action != Action::Store {
            found.is_async = body.flags.is_async;
            return found;
        }
    }
    found
}

/// Calls a function of the host.
pub fn call(cx: &mut Cx<'_>, to: Callee, args: Vec<Value>, kwargs: Vec<(Value, Value)>) -> Flow {
    let index = cx.vm.heap.tool(to.callee.handle()).index as usize;
    let info = cx.vm.calls.tools.get(index).cloned().unwrap_or_default();
    let who = caller(cx);
    let overlaps = info.overlaps && cx.vm.calls.overlap;
    if !who.is_async {
        // An ordinary call begins when everything before it is done; an overlapping one never runs beside an
        // unfinished ordinary call, and the number in flight is limited.
        let ordinary =
            |cx: &Cx<'_>| cx.vm.calls.started.iter().any(|p| !cx.vm.heap.pending(p.handle()).overlaps);
        if !overlaps || ordinary(cx) {
            if let Some(flow) = wait_for_all(cx) {
                return flow;
            }
        } else if cx.vm.calls.started.len() >= cx.vm.calls.in_flight.max(1) {
            let first = cx.vm.calls.started[0];
            return Flow::Leave(Leave::Wait(first));
        }
    }
    let args = match copy_arguments(cx, &args) {
        Ok(args) => args,
        Err(stop) => return stop.into(),
    };
    let mut named = Vec::with_capacity(kwargs.len() * 2);
    for (name, value) in kwargs {
        let value = match copy_arguments(cx, &[value]) {
            Ok(values) => values[0],
            Err(stop) => return stop.into(),
        };
        named.extend([name, value]);
    }
    let pending = cx.vm.make_call(PendingObj {
        tool: to.callee,
        args: args.into(),
        kwargs: named.into(),
        overlaps: overlaps || who.is_async,
        unit: who.unit,
        pc: who.pc,
        task: cx.vm.calls.task,
        ..PendingObj::default()
    });
    let pending = match pending {
        Ok(pending) => pending,
        Err(stop) => return stop.into(),
    };
    if who.is_async {
        if let (Some(Op::Settle {}), true) = (cx.unit().code.ops.get(cx.pc).copied(), is_discard(to.dst)) {
            // A call that stands as a statement is waited for by the `Settle` behind it.
            cx.vm.start_up_to(pending);
        }
        return deliver::value(cx, to.action, to.dst, to.extra, pending);
    }
    if !waits_behind(cx, pending) {
        cx.vm.start_call(pending);
    }
    if overlaps {
        return deliver::value(cx, to.action, to.dst, to.extra, pending);
    }
    // Exactly CPython: the program waits at the call.
    match to.action {
        Action::Store => {
            cx.set(to.dst, pending);
            let function = cx.vm.image.prelude("wait_for");
            super::call::function(cx, Callee { callee: function, ..to }, vec![pending], Vec::new())
        }
        _ => {
            let function = cx.vm.image.prelude("wait_for");
            super::call::function(cx, Callee { callee: function, ..to }, vec![pending], Vec::new())
        }
    }
}

/// Whether an argument of a call is an unanswered pending value: the call waits behind it.
fn waits_behind(cx: &Cx<'_>, pending: Value) -> bool {
    let object = cx.vm.heap.pending(pending.handle());
    let mut work: Vec<Value> = object.args.iter().chain(&object.kwargs).copied().collect();
    while let Some(value) = work.pop() {
        match value.kind() {
            Kind::Pending => {
                if !matches!(cx.vm.heap.pending(value.handle()).state, CallState::Answered) {
                    return true;
                }
            }
            Kind::List => work.extend(cx.vm.heap.list(value.handle()).iter()),
            Kind::Tuple => work.extend(cx.vm.heap.tuple(value.handle()).iter()),
            Kind::Dict => work.extend(cx.vm.heap.dict(value.handle()).items().map(|e| e.value)),
            _ => {}
        }
    }
    false
}

/// Copies the arguments of a call, so that later changes do not reach it. Containers are copied deeply.
fn copy_arguments(cx: &mut Cx<'_>, args: &[Value]) -> Result<Vec<Value>, Stop> {
    args.iter().map(|v| copy(cx, *v, 0)).collect()
}

fn copy(cx: &mut Cx<'_>, value: Value, depth: usize) -> Result<Value, Stop> {
    if depth > crate::equal::MAX_DEPTH {
        return Err(cx.vm.value_error("an argument of a tool call is nested too deeply"));
    }
    Ok(match value.kind() {
        Kind::List => {
            let items = cx.vm.heap.list(value.handle()).clone();
            cx.vm.charge(items.len())?;
            cx.vm.reserve(items.len() * 8)?;
            let mut copied = Vec::with_capacity(items.len());
            for item in items {
                copied.push(copy(cx, item, depth + 1)?);
            }
            cx.vm.heap.new_list(copied)
        }
        Kind::Dict => {
            let mut object = cx.vm.heap.dict(value.handle()).clone();
            cx.vm.charge(object.entries.len())?;
            cx.vm.reserve(object.heap_bytes())?;
            for i in 0..object.entries.len() {
                object.entries[i].value = copy(cx, object.entries[i].value, depth + 1)?;
            }
            cx.vm.heap.new_dict(object)
        }
        Kind::Tuple => {
            let items = cx.vm.heap.tuple(value.handle()).to_vec();
            cx.vm.charge(items.len())?;
            let mut copied = Vec::with_capacity(items.len());
            for item in items {
                copied.push(copy(cx, item, depth + 1)?);
            }
            cx.vm.heap.new_tuple(copied)
        }
        Kind::Set => {
            let object = cx.vm.heap.set_obj(value.handle()).clone();
            cx.vm.heap.new_set(object)
        }
        Kind::ByteArray => {
            let data = cx.vm.heap.bytearray(value.handle()).data.clone();
            cx.vm.heap.new_bytearray(ByteArrayObj { data, exports: 0 })
        }
        _ => value,
    })
}

/// Waits until every call made so far is answered; raises the earliest failure. `None` when there is
/// nothing to wait for.
fn wait_for_all(cx: &mut Cx<'_>) -> Option<Flow> {
    while let Some(first) = cx.vm.calls.queued.first().copied() {
        if waits_behind(cx, first) {
            break;
        }
        cx.vm.start_call(first);
    }
    if let Some(first) = cx.vm.calls.started.first().copied() {
        return Some(Flow::Leave(Leave::Wait(first)));
    }
    if let Some(exc) = cx.vm.take_failure() {
        return Some(Flow::Raise(exc));
    }
    None
}

/// A barrier.
pub fn settle(cx: &mut Cx<'_>) -> Flow {
    if cx.body().flags.is_async && cx.frames.iter().any(|f| !f.generator.is_undef()) {
        // In a task only its own calls count; the scheduler runs the others.
        let function = cx.vm.image.prelude("settle_task");
        return super::call::function(
            cx,
            Callee::with(function, Action::Discard, 0, Value::UNDEF),
            Vec::new(),
            Vec::new(),
        );
    }
    wait_for_all(cx).unwrap_or(Flow::Next)
}

/// Waits until any of the pending values is answered, or for a time.
pub fn wait_any(cx: &mut Cx<'_>, to: Callee, pendings: Vec<Value>, timeout: Option<f64>) -> Flow {
    cx.set(to.dst, Value::NONE);
    Flow::Leave(Leave::WaitAny(pendings, timeout))
}

/// Makes a call of a capability (clock, entropy, files) and waits for its answer.
pub fn capability(cx: &mut Cx<'_>, to: Callee, name: &'static str, args: Vec<Value>) -> Flow {
    let tool = cx.vm.capability_tool(name);
    let pending = cx.vm.make_call(PendingObj { tool, args: args.into(), ..PendingObj::default() });
    match pending {
        Ok(pending) => {
            cx.vm.start_call(pending);
            let function = cx.vm.image.prelude("wait_for");
            super::call::function(cx, Callee { callee: function, ..to }, vec![pending], Vec::new())
        }
        Err(stop) => stop.into(),
    }
}

/// A global name that only the host knows.
pub fn global(_: &mut Cx<'_>, _: Value) -> Option<Value> {
    None
}
