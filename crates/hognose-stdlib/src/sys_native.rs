//! `_sys`: settings of the session, streams, the exception being handled.

use hognose_vm::exec::Cx;
use hognose_vm::native::Obj;
use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_sys" {
        getrecursionlimit() "";
        setrecursionlimit(Obj) "limit, /";
        get_int_max_str_digits() "";
        set_int_max_str_digits(Obj) "maxdigits";
        intern(Obj) "string, /";
        getsizeof(Obj) "object, /";
        write_stdout(Obj) "text, /";
        write_stderr(Obj) "text, /";
        modules() "";
        frame "exception" exception "";
    }
}

fn getrecursionlimit(vm: &mut Vm) -> Res {
    Ok(Value::small(vm.recursion_limit as i32))
}

fn setrecursionlimit(vm: &mut Vm, limit: Obj) -> Res {
    let Some(limit) = limit.0.as_int() else {
        let name = vm.type_name(limit.0);
        return Err(vm.type_error(format!("'{name}' object cannot be interpreted as an integer")));
    };
    if limit < 1 {
        return Err(vm.value_error("recursion limit must be greater or equal than 1"));
    }
    vm.recursion_limit = limit.min(vm.max_recursion_limit as i64) as usize;
    Ok(Value::NONE)
}

fn get_int_max_str_digits(vm: &mut Vm) -> Res {
    Ok(Value::small(vm.max_str_digits as i32))
}

fn set_int_max_str_digits(vm: &mut Vm, digits: Obj) -> Res {
    let digits = digits.0.as_int().unwrap_or(-1);
    if digits != 0 && digits < 640 {
        return Err(vm.value_error("maxdigits must be 0 or larger than 640"));
    }
    vm.max_str_digits = digits.min(i32::MAX as i64) as usize;
    Ok(Value::NONE)
}

fn intern(vm: &mut Vm, string: Obj) -> Res {
    if !string.0.is_kind(Kind::Str) {
        let name = vm.type_name(string.0);
        return Err(vm.type_error(format!("intern() argument must be str, not {name}")));
    }
    Ok(vm.intern_value(string.0))
}

/// Bytes that an object takes here (containers without what they refer to).
fn getsizeof(vm: &mut Vm, object: Obj) -> Res {
    let bytes = vm.heap.size_of(object.0) - vm.heap.uncharged(object.0);
    Ok(vm.heap.new_int(bytes as i64))
}

fn write(vm: &mut Vm, text: Obj, error: bool) -> Res {
    let Some(n) = vm.text_of(text.0).map(|t| t.len()) else {
        let name = vm.type_name(text.0);
        return Err(vm.type_error(format!("write() argument must be str, not {name}")));
    };
    vm.charge(n / 16)?;
    let shown = hognose_vm::builtins::output::printable(vm, text.0);
    vm.output.write(error, &shown)?;
    Ok(vm.heap.new_int(n as i64))
}

fn write_stdout(vm: &mut Vm, text: Obj) -> Res {
    write(vm, text, false)
}

fn write_stderr(vm: &mut Vm, text: Obj) -> Res {
    write(vm, text, true)
}

fn modules(vm: &mut Vm) -> Res {
    Ok(vm.modules)
}

/// The exception being handled, or `None`.
fn exception(cx: &mut Cx<'_>, _: &[Value]) -> Res {
    Ok(hognose_vm::exec::handled(cx).unwrap_or(Value::NONE))
}
