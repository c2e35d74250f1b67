//! Looking at a pending value: waiting for its answer, then going on with it.
//!
//! The instruction that looks has had no effect. When the answer is there, the registers of the
//! running frame that hold the pending value and are operands of the instruction get the
//! answer, and the instruction runs again.

use hognose_bytecode::Role;

use super::call::{self, Callee};
use super::{Cx, Flow, Leave};
use crate::exchange::CallState;
use crate::value::{Kind, Value};

/// Looks at the first pending operand of the running instruction.
pub fn operands(cx: &mut Cx<'_>) -> Flow {
    let op = cx.op();
    let mut found = None;
    op.operands(|_, role| {
        if let Role::Read(r) = role
            && found.is_none()
            && cx.reg(r).is_kind(Kind::Pending)
        {
            found = Some(cx.reg(r));
        }
    });
    if let (None, Some((first, n))) = (found, op.reads()) {
        found = (first..).take(n).map(|r| cx.reg(r)).find(|v| v.is_kind(Kind::Pending));
    }
    match found {
        Some(value) => pending(cx, value),
        None => {
            cx.vm.type_error("a value that is not there yet was used in a way that cannot wait for it").into()
        }
    }
}

/// Looks at a pending value that the running instruction has among its operands.
pub fn pending(cx: &mut Cx<'_>, value: Value) -> Flow {
    let Some(handle) = value.is(Kind::Pending) else {
        // Where only a pending value can be in the way; a snapshot from elsewhere may have something else there.
        let name = cx.vm.type_name(value);
        return cx.vm.type_error(format!("'{name}' object cannot be used here")).into();
    };
    let object = cx.vm.heap.pending(handle);
    match object.state {
        CallState::Answered => {
            let answer = object.answer;
            let op = cx.op();
            let mut registers = Vec::new();
            op.operands(|_, role| {
                if let Role::Read(r) = role {
                    registers.push(r);
                }
            });
            if let Some((first, n)) = op.reads() {
                registers.extend((first..).take(n));
            }
            let mut replaced = false;
            for r in registers {
                if cx.reg(r).same(value) {
                    cx.set(r, answer);
                    replaced = true;
                }
            }
            if !replaced {
                let text = "a value that is not there yet was used in a way that cannot wait for it";
                return cx.vm.type_error(text).into();
            }
            cx.pc -= 1;
            Flow::Next
        }
        CallState::Failed => Flow::Raise(cx.vm.raise_failure(value)),
        CallState::Abandoned => {
            cx.vm.raise(crate::classes::RUNTIME_ERROR, "the call was given up before it was answered").into()
        }
        CallState::Queued | CallState::Started => {
            cx.vm.want_up_to(value);
            Flow::Leave(Leave::Wait(value))
        }
    }
}

/// A pending value is called: its answer is.
pub fn value_then(
    cx: &mut Cx<'_>,
    value: Value,
    to: Callee,
    args: Vec<Value>,
    kwargs: Vec<(Value, Value)>,
) -> Flow {
    let object = cx.vm.heap.pending(value.handle());
    if object.state == CallState::Answered {
        let callee = object.answer;
        return call::invoke(cx, Callee { callee, ..to }, args, kwargs);
    }
    pending(cx, value)
}
