//! `_sched`: what `asyncio` knows of host calls, and how it waits.

use hognose_vm::classes;
use hognose_vm::exchange::CallState;
use hognose_vm::native::Obj;
use hognose_vm::native_args::IndexArg;
use hognose_vm::natives;
use hognose_vm::objects::{GenState, InstanceObj};
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::{Request, Vm};

natives! {
    pub FUNCTIONS: functions of "_sched" {
        is_pending(Value) "value, /";
        start(Value) "pending, /";
        give(Value) "pending, /";
        state(Value) "pending, /";
        result(Value) "pending, /";
        cancel(Value) "pending, /";
        wait(Value, Obj) "pendings, timeout, /";
        generator_ended(Value) "generator, /";
        now() "";
        enter(IndexArg) "task, /";
        enter_in(IndexArg, Value) "task, context, /";
        step(Value, Value) "coroutine, ends, /";
        copied(Value) "context, /";
        differ(Value) "objects, /";
        outstanding(IndexArg) "task, /";
        unfinished(IndexArg) "task, /";
        give_up(IndexArg) "task, /";
    }
}

/// Which of a thread's own values is its context.
const CONTEXT: usize = 0;

fn is_pending(_: &mut Vm, value: Value) -> Res {
    Ok(Value::bool(value.is_kind(Kind::Pending)))
}

fn start(vm: &mut Vm, pending: Value) -> Res {
    if pending.is_kind(Kind::Pending) {
        vm.await_call(pending);
    }
    Ok(Value::NONE)
}

/// A task was made for a call.
fn give(vm: &mut Vm, pending: Value) -> Res {
    if pending.is_kind(Kind::Pending) {
        vm.give_call(pending);
    }
    Ok(Value::NONE)
}

fn state(vm: &mut Vm, pending: Value) -> Res {
    let state = match pending.is(Kind::Pending).map(|h| vm.heap.pending(h).state) {
        None | Some(CallState::Answered) => 1,
        Some(CallState::Failed | CallState::Abandoned) => 2,
        Some(CallState::Queued | CallState::Started) => 0,
    };
    Ok(Value::small(state))
}

fn result(vm: &mut Vm, pending: Value) -> Res {
    let Some(handle) = pending.is(Kind::Pending) else { return Ok(pending) };
    let object = vm.heap.pending(handle);
    let answer = object.answer;
    match object.state {
        CallState::Answered => Ok(answer),
        CallState::Failed => {
            let exc = vm.raise_failure(pending);
            Err(Stop::Raise(exc))
        }
        _ => Err(vm.raise(hognose_vm::classes::RUNTIME_ERROR, "the call has not been answered")),
    }
}

fn cancel(vm: &mut Vm, pending: Value) -> Res {
    if pending.is_kind(Kind::Pending) {
        vm.abandon(pending);
    }
    Ok(Value::NONE)
}

/// Gives control to the host until one of the calls is answered or the time has passed.
fn wait(vm: &mut Vm, pendings: Value, timeout: Obj) -> Res {
    let list = match pendings.kind() {
        Kind::List => vm.heap.list(pendings.handle()).clone(),
        Kind::Tuple => vm.heap.tuple(pendings.handle()).to_vec(),
        _ => return Err(vm.type_error("a list of pending values is required")),
    };
    let timeout = timeout.0.as_int().map(|i| i as f64).or(timeout.0.as_float()).map(|seconds| seconds.max(0.0));
    vm.loop_runs |= timeout.is_some();
    vm.ask(Request::Wait { pendings: list, timeout })
}

/// Whether an async generator has nothing left to run.
fn generator_ended(vm: &mut Vm, generator: Value) -> Res {
    let closed = generator.is(Kind::Gen).is_none_or(|h| vm.heap.generator(h).state == GenState::Closed);
    Ok(Value::bool(closed))
}

fn now(vm: &mut Vm) -> Res {
    vm.loop_runs = true;
    Ok(Value::float(vm.loop_time))
}

/// Says which task runs from now on; gives the one that ran.
fn enter(vm: &mut Vm, task: IndexArg) -> Res {
    let before = std::mem::replace(&mut vm.calls.task, number(task));
    Ok(Value::small(i32::try_from(before).unwrap_or(i32::MAX)))
}

/// The same, in a context: it becomes the thread's.
fn enter_in(vm: &mut Vm, task: IndexArg, context: Value) -> Res {
    vm.threads.locals[CONTEXT] = context;
    enter(vm, task)
}

/// A step of a coroutine: what it yields; when it ends, the list, which has got its result then.
fn step(vm: &mut Vm, coroutine: Value, ends: Value) -> Res {
    if !vm.class_of(coroutine).same(classes::COROUTINE) || !ends.is_kind(Kind::List) {
        return Err(vm.type_error("a coroutine and a list are required"));
    }
    vm.ask(Request::Step { coroutine, ends })
}

/// A copy of the thread's context, or of this one where the thread has none.
fn copied(vm: &mut Vm, first: Value) -> Res {
    let context = vm.threads.locals[CONTEXT].given().filter(|context| !context.is_none()).unwrap_or(first);
    let Some(from) = context.is(Kind::Instance) else { return Err(Stop::Receiver) };
    if !vm.heap.instance(from).inline[SHARED].same(Value::TRUE) {
        vm.heap.instance_mut(from).inline[SHARED] = Value::TRUE;
    }
    let InstanceObj { shape, mut inline, .. } = *vm.heap.instance(from);
    inline[ENTERED] = Value::FALSE;
    let copy = vm.heap.new_blank(shape);
    vm.heap.instance_mut(copy.handle()).inline = inline;
    Ok(copy)
}

/// The places of what `contextvars.Context` has, in the order of its `__slots__`.
const ENTERED: usize = 1;
const SHARED: usize = 2;

/// Whether these are all different objects, and none of them a call.
fn differ(vm: &mut Vm, objects: Value) -> Res {
    let items = objects.is(Kind::Tuple).map_or(&[][..], |objects| vm.heap.tuple(objects));
    if items.iter().any(|item| item.is_kind(Kind::Pending)) {
        return Ok(Value::FALSE);
    }
    let mut known: Vec<u64> = items.iter().map(|item| item.bits()).collect();
    vm.charge(known.len() / 4)?;
    known.sort_unstable();
    Ok(Value::bool(known.windows(2).all(|pair| pair[0] != pair[1])))
}

/// Whether the end of a task has anything to wait for or to raise.
fn outstanding(vm: &mut Vm, task: IndexArg) -> Res {
    let task = Some(number(task));
    Ok(Value::bool(vm.unfinished(task).is_some() || vm.first_failure(task).is_some()))
}

/// At the end of a task: the next of its calls that are neither over nor awaited, which all run in their turn;
/// None when there is none. Then the earliest failure that nobody has seen is raised.
fn unfinished(vm: &mut Vm, task: IndexArg) -> Res {
    if !vm.calls.outstanding() {
        return Ok(Value::NONE);
    }
    let task = Some(number(task));
    vm.want_all_of(task);
    if let Some(first) = vm.unfinished(task) {
        return Ok(first);
    }
    match vm.first_failure(task) {
        Some(failed) => Err(Stop::Raise(vm.raise_failure(failed))),
        None => Ok(Value::NONE),
    }
}

/// A task ended by an exception: its calls that nobody awaits are given up.
fn give_up(vm: &mut Vm, task: IndexArg) -> Res {
    if vm.calls.outstanding() {
        vm.abandon_all(Some(number(task)));
    }
    Ok(Value::NONE)
}

fn number(task: IndexArg) -> u32 {
    u32::try_from(task.0).unwrap_or(0)
}
