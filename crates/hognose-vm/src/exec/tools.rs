//! Calls of host functions: pending values are made here, and barriers wait here.
//!
//! The rules are those of design 1.8; which call may start when is decided in `calls`.

use hognose_bytecode::{Body, Op};

use super::call::Callee;
use super::{Cx, Flow, Leave, deliver, look};
use crate::classes;
use crate::exchange::{CallState, PendingObj, Wanted};
use crate::frame::{Action, Frame};
use crate::objects::*;
use crate::stop::Stop;
use crate::unit::Unit;
use crate::value::{Kind, Value};

/// What kind of body makes a call: the nearest frame of the guest, with the rule for `return tool(…)`.
struct Caller {
    is_async: bool,
    unit: u32,
    pc: u32,
}

/// The body that counts as the caller of a host function.
fn caller(cx: &Cx<'_>) -> Caller {
    let mut found: Option<Caller> = None;
    for (i, frame) in cx.frames.iter().enumerate().rev() {
        if cx.units.in_image(frame.unit) {
            continue;
        }
        let unit = cx.units.get(frame.unit);
        let pc = if i + 1 == cx.frames.len() { cx.pc as u32 } else { frame.pc };
        let body = unit.body(frame.body);
        let is_async = body.flags.is_async;
        let caller = found.get_or_insert(Caller { is_async, unit: frame.unit, pc: pc.saturating_sub(1) });
        if !gives_on(unit, body, frame, pc) {
            caller.is_async = is_async;
            break;
        }
    }
    found.unwrap_or(Caller { is_async: false, unit: 0, pc: 0 })
}

/// Whether the call in front of `pc` is one of `return tool(…)`, outside `try` and `with`: it counts for the caller's body.
fn gives_on(unit: &Unit, body: &Body, frame: &Frame, pc: u32) -> bool {
    let Some(Op::Return { src }) = unit.code.ops.get(pc as usize) else { return false };
    let at = pc.saturating_sub(1);
    let dst = match unit.code.ops.get(at as usize) {
        Some(Op::Call { dst, .. } | Op::CallKw { dst, .. } | Op::CallEx { dst, .. }) => dst,
        Some(Op::CallMethod { dst, .. } | Op::CallMethodKw { dst, .. }) => dst,
        _ => return false,
    };
    let is_covered = || body.handlers.iter().any(|h| h.start <= at && at < h.end);
    src.0 == dst.0 && frame.generator().is_undef() && frame.action == Action::Store && !is_covered()
}

/// Calls a function of the host with positional arguments, which stand in registers from this one on.
#[inline(never)]
pub fn call_at(cx: &mut Cx<'_>, callee: Value, dst: u8, first: usize, n: usize) -> Flow {
    let first = cx.base + first;
    match call_alone(cx, callee, dst, first, n) {
        Some(flow) => flow,
        None => {
            let args = TupleItems::from(&cx.stack[first..first + n]);
            call(cx, Callee::store(callee, dst), args, Vec::new())
        }
    }
}

/// What `call` comes to where a sync body of the guest calls an ordinary tool when no other call is there, as nearly every
/// call is: it begins, and the program waits for it. `None`, and no effect, for any other.
fn call_alone(cx: &mut Cx<'_>, callee: Value, dst: u8, first: usize, n: usize) -> Option<Flow> {
    let tool = cx.vm.heap.tool(callee.handle()).index;
    // What is no tool of the host has an index beyond all of them.
    let overlaps = cx.vm.calls.tools.get(tool as usize)?.overlaps && cx.vm.calls.overlap;
    let frame = cx.frame();
    let id = frame.unit;
    if overlaps || cx.vm.calls.outstanding() || cx.units.in_image(id) {
        return None;
    }
    let unit = cx.units.get(id);
    // A result that is returned may count for the caller's body.
    let is_returned = matches!(unit.code.ops.get(cx.pc), Some(Op::Return { .. }));
    if is_returned || unit.code.prelude || unit.body(frame.body).flags.is_async {
        return None;
    }
    let args = cx.stack.get(first..first + n)?;
    if args.iter().any(|value| is_copied(*value) || value.is_kind(Kind::Pending)) {
        return None;
    }
    let pc = (cx.pc as u32).saturating_sub(1);
    Some(match cx.vm.begin_lone_call(callee, args, id, pc) {
        Ok(pending) => {
            cx.set(dst, pending);
            Flow::Leave(Leave::Answer(pending))
        }
        Err(stop) => stop.into(),
    })
}

/// Calls a function of the host.
pub fn call(cx: &mut Cx<'_>, to: Callee, mut args: TupleItems, kwargs: Vec<(Value, Value)>) -> Flow {
    let index = cx.vm.heap.tool(to.callee.handle()).index;
    let may_overlap = match index {
        ToolObj::METHOD | ToolObj::ATTRIBUTE => Some(false),
        ToolObj::OVERLAPPING => Some(true),
        ToolObj::OBJECT => return super::call::not_callable(cx, to.callee),
        index => cx.vm.calls.tools.get(index as usize).map(|tool| tool.overlaps),
    };
    let Some(may_overlap) = may_overlap else {
        return cx.vm.raise(classes::RUNTIME_ERROR, "the host does not offer this tool any more").into();
    };
    if cx.vm.heap.tool(to.callee.handle()).is_member()
        && let Err(stop) = cx.vm.check_member_call(to.callee, &args)
    {
        return stop.into();
    }
    if to.action != Action::Store || !stands_in_a_call(cx) {
        // The call may have to wait, so it needs an instruction of its own that can run again.
        let function = cx.vm.image.prelude("call_tool");
        let mut all = vec![to.callee];
        all.extend_from_slice(&args);
        return super::call::function(cx, Callee { callee: function, ..to }, all, kwargs);
    }
    let who = caller(cx);
    if index == ToolObj::ATTRIBUTE {
        return read(cx, to, args, who);
    }
    let overlaps = may_overlap && cx.vm.calls.overlap;
    if !who.is_async && !overlaps {
        // An ordinary call begins when everything before it is done.
        if let Some(flow) = barrier(cx) {
            return flow;
        }
    }
    let mut named = TupleItems::default();
    if !kwargs.is_empty() {
        named = kwargs.into_iter().flat_map(|(name, value)| [name, value]).collect::<Vec<Value>>().into();
    }
    for value in args.iter_mut().chain(named.iter_mut()) {
        if is_copied(*value) {
            match copy(cx, *value, 0) {
                Ok(copied) => *value = copied,
                Err(stop) => return stop.into(),
            }
        }
    }
    let pending = cx.vm.make_call(PendingObj {
        tool: to.callee,
        wanted: if who.is_async { Wanted::Later } else { Wanted::Now },
        args,
        kwargs: named,
        overlaps,
        unit: who.unit,
        pc: who.pc,
        task: cx.vm.calls.task,
        ..PendingObj::default()
    });
    let pending = match pending {
        Ok(pending) => pending,
        Err(stop) => return stop.into(),
    };
    let needs_answer = deliver::needs_answer(cx, to.action, to.dst);
    if (who.is_async || overlaps) && !needs_answer {
        return deliver::value(cx, to.action, to.dst, to.extra, pending);
    }
    if needs_answer {
        let function = cx.vm.image.prelude("answer_of");
        return super::call::function(cx, Callee { callee: function, ..to }, vec![pending], Vec::new());
    }
    // Exactly CPython: the program waits at the call. What it gets stays awaitable.
    cx.set(to.dst, pending);
    Flow::Leave(Leave::Answer(pending))
}

/// Reads an attribute of an object of the host: what the program called before is done by then, and it waits for the value, also
/// in an async body. What follows would see another value if it were read when it is looked at.
fn read(cx: &mut Cx<'_>, to: Callee, args: TupleItems, who: Caller) -> Flow {
    if let Some(flow) = barrier(cx) {
        return flow;
    }
    let task = cx.vm.calls.task;
    let (unit, pc) = (who.unit, who.pc);
    let call = PendingObj {
        tool: to.callee,
        args,
        wanted: Wanted::Awaited,
        task,
        unit,
        pc,
        ..PendingObj::default()
    };
    wait_for(cx, to, call)
}

/// Makes a call whose answer the instruction waits for.
fn wait_for(cx: &mut Cx<'_>, to: Callee, call: PendingObj) -> Flow {
    match cx.vm.make_call(call) {
        Ok(pending) => {
            let function = cx.vm.image.prelude("answer_of");
            super::call::function(cx, Callee { callee: function, ..to }, vec![pending], Vec::new())
        }
        Err(stop) => stop.into(),
    }
}

/// Whether the instruction that runs is a call, with nothing done yet that a second run would repeat.
fn stands_in_a_call(cx: &Cx<'_>) -> bool {
    matches!(
        cx.op(),
        Op::Call { .. }
            | Op::CallKw { .. }
            | Op::CallEx { .. }
            | Op::CallMethod { .. }
            | Op::CallMethodKw { .. }
    )
}

/// Whether an argument could change behind a call, or have something in it that could.
fn is_copied(value: Value) -> bool {
    matches!(value.kind(), Kind::List | Kind::Dict | Kind::Tuple | Kind::Set | Kind::ByteArray)
}

/// A copy of an argument, so that later changes do not reach the call. Containers are copied deeply.
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

/// A barrier: waits until every call that the running task made and does not await is over, then raises the
/// earliest failure. `None` when there is nothing to wait for.
fn barrier(cx: &mut Cx<'_>) -> Option<Flow> {
    if !cx.vm.calls.outstanding() {
        return None;
    }
    let task = Some(cx.vm.calls.task);
    cx.vm.want_all_of(task);
    if let Some(first) = cx.vm.unfinished(task) {
        return Some(Flow::Leave(Leave::Wait(first)));
    }
    let failed = cx.vm.first_failure(task)?;
    Some(Flow::Raise(cx.vm.raise_failure(failed)))
}

/// A barrier at the border of a `try` or `with` body.
pub fn settle(cx: &mut Cx<'_>) -> Flow {
    if cx.units.in_image(cx.frame().unit) {
        // Library code is no body of the guest.
        return Flow::Next;
    }
    barrier(cx).unwrap_or(Flow::Next)
}

/// A call stands as a statement, and `value` is what it gave. In a sync body that is a barrier if it is the
/// value of a tool; in an async one that call is waited for, after those that were made before it.
pub fn drop_value(cx: &mut Cx<'_>, value: Value) -> Flow {
    if cx.body().flags.is_async {
        return match cx.vm.heap.pending(value.handle()).state {
            CallState::Answered => Flow::Next,
            _ => look::pending(cx, value),
        };
    }
    settle(cx)
}

/// An exception leaves the body of a `try` or `with`: waits as a barrier does. A call that was made before and has
/// failed would have raised first, so its exception takes the place of the other one.
pub fn settle_raised(cx: &mut Cx<'_>, register: u8) -> Flow {
    if cx.units.in_image(cx.frame().unit) {
        return Flow::Next;
    }
    let exc = cx.reg(register);
    let task = Some(cx.vm.calls.task);
    cx.vm.want_all_of(task);
    if let Some(first) = cx.vm.unfinished(task) {
        return Flow::Leave(Leave::Wait(first));
    }
    let raised = cx.vm.calls.raised_last;
    let bound = match raised.is(Kind::Pending).map(|h| cx.vm.heap.pending(h)) {
        Some(object) if object.answer.same(exc) => object.number,
        _ => u64::MAX,
    };
    let first = cx.vm.first_failure(task);
    while let Some(failed) = cx.vm.first_failure(task) {
        // Whatever failed behind the one that is raised would not have been called.
        cx.vm.heap.pending_mut(failed.handle()).raised = true;
    }
    if let Some(failed) = first
        && cx.vm.heap.pending(failed.handle()).number < bound
    {
        let earlier = cx.vm.raise_failure(failed);
        cx.set(register, earlier);
    }
    Flow::Next
}

/// Waits until any of the pending values is answered, or for a time.
pub fn wait_any(cx: &mut Cx<'_>, to: Callee, pendings: Vec<Value>, timeout: Option<f64>) -> Flow {
    cx.set(to.dst, Value::NONE);
    Flow::Leave(Leave::WaitAny(Box::new((pendings, timeout))))
}

/// Makes a call of a capability (clock, entropy, files) and waits for its answer. What the program called before is done by then.
pub fn capability(cx: &mut Cx<'_>, to: Callee, name: &'static str, args: Vec<Value>) -> Flow {
    if let Some(flow) = barrier(cx) {
        return flow;
    }
    match cx.vm.look_at_clock(name) {
        Ok(Some(time)) => return super::deliver::value(cx, to.action, to.dst, to.extra, time),
        Ok(None) => {}
        Err(stop) => return stop.into(),
    }
    let tool = cx.vm.capability_tool(name);
    let task = cx.vm.calls.task;
    let call = PendingObj { tool, args: args.into(), wanted: Wanted::Awaited, task, ..PendingObj::default() };
    wait_for(cx, to, call)
}
