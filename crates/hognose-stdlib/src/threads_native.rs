//! `_threads`: what `threading` and its kin stand on. Waiting is `_sched.wait`; the rest is data.

use hognose_vm::native_args::IndexArg;
use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::threads::{LOCALS, MOST_THREADS};
use hognose_vm::value::Value;
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_threads" {
        start(Value, Value, Value) "function, argument, daemon, /";
        running() "";
        task() "";
        wake(IndexArg) "ident, /";
        alive(IndexArg) "ident, /";
        set_daemon(IndexArg, Value) "ident, daemon, /";
        stuck() "";
        alone() "";
        dropped() "";
        get_local(IndexArg) "index, /";
        set_local(IndexArg, Value) "index, value, /";
    }
}

/// Starts a thread that calls a function of the library with one argument; gives its number.
fn start(vm: &mut Vm, function: Value, argument: Value, daemon: Value) -> Res {
    match vm.threads.start(function, argument, daemon.same(Value::TRUE)) {
        Some(ident) => Ok(Value::small(i32::try_from(ident).unwrap_or(i32::MAX))),
        None => {
            let text = format!("can't start new thread: there are {MOST_THREADS} already");
            Err(vm.raise(hognose_vm::classes::RUNTIME_ERROR, &text))
        }
    }
}

/// The number of the thread that runs; the main one's is 1.
fn running(vm: &mut Vm) -> Res {
    Ok(Value::small(i32::try_from(vm.threads.running).unwrap_or(i32::MAX)))
}

/// The task to which calls made now belong.
fn task(vm: &mut Vm) -> Res {
    Ok(Value::small(i32::try_from(vm.calls.task).unwrap_or(i32::MAX)))
}

/// Lets a thread go on that waits; one that does not wait will not do so the next time.
fn wake(vm: &mut Vm, ident: IndexArg) -> Res {
    vm.threads.wake(number(ident));
    Ok(Value::NONE)
}

/// Whether a thread is not over. Nothing of an ended feed is.
fn alive(vm: &mut Vm, ident: IndexArg) -> Res {
    Ok(Value::bool(vm.threads.is_live(number(ident))))
}

/// Whether the end of the feed waits for a thread.
fn set_daemon(vm: &mut Vm, ident: IndexArg, daemon: Value) -> Res {
    vm.threads.set_daemon(number(ident), daemon.same(Value::TRUE));
    Ok(Value::NONE)
}

/// Whether the last wait ended only because nothing was left that could end it.
fn stuck(vm: &mut Vm) -> Res {
    Ok(Value::bool(std::mem::take(&mut vm.threads.stuck)))
}

/// Whether no thread is there but the one that runs.
fn alone(vm: &mut Vm) -> Res {
    Ok(Value::bool(vm.threads.live.len() == 1))
}

/// A number that changes when threads are dropped: who began to wait before does so no more.
fn dropped(vm: &mut Vm) -> Res {
    Ok(Value::small((vm.threads.dropped & 0x3fff_ffff) as i32))
}

/// A value that each thread has for itself; None at first.
fn get_local(vm: &mut Vm, index: IndexArg) -> Res {
    let value = usize::try_from(index.0).ok().and_then(|at| vm.threads.locals.get(at).copied());
    Ok(value.and_then(Value::given).unwrap_or(Value::NONE))
}

fn set_local(vm: &mut Vm, index: IndexArg, value: Value) -> Res {
    match usize::try_from(index.0).ok().and_then(|at| vm.threads.locals.get_mut(at)) {
        Some(local) => *local = value,
        None => return Err(vm.value_error(format!("a thread has {LOCALS} values of its own"))),
    }
    Ok(Value::NONE)
}

fn number(ident: IndexArg) -> u32 {
    u32::try_from(ident.0).unwrap_or(0)
}
