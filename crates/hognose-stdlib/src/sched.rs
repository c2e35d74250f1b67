//! `_sched`: what `asyncio` knows of host calls, and how it waits.

use hognose_vm::exchange::CallState;
use hognose_vm::native::Obj;
use hognose_vm::natives;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::{Request, Vm};

natives! {
    pub FUNCTIONS: functions of "_sched" {
        is_pending(Value) "value, /";
        start(Value) "pending, /";
        state(Value) "pending, /";
        result(Value) "pending, /";
        cancel(Value) "pending, /";
        wait(Value, Obj) "pendings, timeout, /";
        now() "";
    }
}

fn is_pending(_: &mut Vm, value: Value) -> Res {
    Ok(Value::bool(value.is_kind(Kind::Pending)))
}

fn start(vm: &mut Vm, pending: Value) -> Res {
    if pending.is_kind(Kind::Pending) {
        vm.start_call(pending);
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
            vm.heap.pending_mut(handle).raised = true;
            Err(Stop::Raise(answer))
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
    let timeout = match timeout.0.as_int().map(|i| i as f64).or(timeout.0.as_float()) {
        Some(seconds) => Some(seconds.max(0.0)),
        None => None,
    };
    vm.ask(Request::Wait { pendings: list, timeout })
}

fn now(vm: &mut Vm) -> Res {
    Ok(Value::float(vm.loop_time))
}
