//! Tracebacks as objects: one level and the next inner one.
//!
//! `tb_frame` knows the code and the line, not the variables: frames of the guest are no objects here.

use crate::exec::Cx;
use crate::native::{FromArg, SelfTraceback};
use crate::stop::{Res, Stop};
use crate::traceback::Sources;
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "traceback" {
        "get:tb_next" tb_next(SelfTraceback) "self, /";
        "set:tb_next" set_tb_next(SelfTraceback, Value) "self, value, /";
        frame "get:tb_lineno" tb_lineno "self, /";
        "get:tb_lasti" tb_lasti(SelfTraceback) "self, /";
        "get:tb_frame" tb_frame(SelfTraceback) "self, /";
    }
}

fn tb_next(vm: &mut Vm, tb: SelfTraceback) -> Res {
    Ok(vm.heap.traceback(tb.0).next)
}

fn set_tb_next(vm: &mut Vm, tb: SelfTraceback, next: Value) -> Res {
    if !next.is_none() && !next.is_kind(Kind::Traceback) {
        let found = vm.type_name(next);
        return Err(vm.type_error(format!("expected traceback object or None, got '{found}'")));
    }
    // A circle would never end.
    let mut at = next;
    while let Some(handle) = at.is(Kind::Traceback) {
        if handle == tb.0 {
            return Err(vm.value_error("traceback loop detected"));
        }
        vm.charge(1)?;
        at = vm.heap.traceback(handle).next;
    }
    vm.heap.traceback_mut(tb.0).next = next;
    Ok(Value::NONE)
}

/// The line, which only the code knows.
fn tb_lineno(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let tb = SelfTraceback::from_arg(cx.vm, args[0])?;
    let entry = cx.vm.heap.traceback(tb.0).entry;
    let line = Sources::default().place(cx.units, entry).line;
    Ok(cx.vm.heap.new_int(line as i64))
}

fn tb_lasti(vm: &mut Vm, tb: SelfTraceback) -> Res {
    let pc = vm.heap.traceback(tb.0).entry.pc;
    Ok(vm.heap.new_int(pc as i64))
}

/// Made by the twin in the prelude.
fn tb_frame(_: &mut Vm, _: SelfTraceback) -> Res {
    Err(Stop::Python)
}
