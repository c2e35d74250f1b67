//! `_time`: clocks and sleeping, which are capabilities of the host.

use hognose_vm::native::Obj;
use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::value::Value;
use hognose_vm::vm::{Request, Vm};

natives! {
    pub FUNCTIONS: functions of "_time" {
        time() "";
        monotonic() "";
        perf_counter() "";
        sleep(Obj) "seconds, /";
    }
}

fn ask(vm: &mut Vm, name: &'static str, args: Vec<Value>) -> Res {
    vm.ask(Request::Capability { name, args })
}

/// Looks at a clock, at once where that is possible.
fn look(vm: &mut Vm, name: &'static str) -> Res {
    match vm.look_at_clock(name)? {
        Some(time) => Ok(time),
        None => ask(vm, name, Vec::new()),
    }
}

fn time(vm: &mut Vm) -> Res {
    look(vm, "clock.time")
}

fn monotonic(vm: &mut Vm) -> Res {
    look(vm, "clock.monotonic")
}

fn perf_counter(vm: &mut Vm) -> Res {
    look(vm, "clock.monotonic")
}

fn sleep(vm: &mut Vm, seconds: Obj) -> Res {
    let seconds = match hognose_vm::types::operator::to_float(vm, seconds.0)? {
        Some(seconds) => seconds,
        None => {
            let name = vm.type_name(seconds.0);
            return Err(vm.type_error(format!("'{name}' object cannot be interpreted as an integer or float")));
        }
    };
    if seconds.is_nan() {
        return Err(vm.value_error("Invalid value NaN (not a number)"));
    }
    if seconds < 0.0 {
        return Err(vm.value_error("sleep length must be non-negative"));
    }
    ask(vm, "timer.sleep", vec![Value::float(seconds)])
}
