//! Instructions of `match`.

use super::{Cx, Flow, look};
use crate::frame::Action;
use crate::names;
use crate::value::{Kind, Value};

/// `R[dst]` = whether `R[src]` is a sequence for `match`.
pub fn is_sequence(cx: &mut Cx<'_>, dst: u8, src: u8) -> Flow {
    let value = cx.reg(src);
    let truth = match value.kind() {
        Kind::Pending => return look::pending(cx, value),
        Kind::List | Kind::Tuple | Kind::Range | Kind::MemoryView | Kind::Array => true,
        Kind::Instance => {
            let class = cx.vm.class_of(value);
            cx.vm.class(class).flags.sequence
        }
        _ => false,
    };
    cx.set(dst, Value::bool(truth));
    Flow::Next
}

/// `R[dst]` = whether `R[src]` is a mapping for `match`.
pub fn is_mapping(cx: &mut Cx<'_>, dst: u8, src: u8) -> Flow {
    let value = cx.reg(src);
    let truth = match value.kind() {
        Kind::Pending => return look::pending(cx, value),
        Kind::Dict => true,
        Kind::Instance => {
            let class = cx.vm.class_of(value);
            cx.vm.class(class).flags.mapping
        }
        _ => false,
    };
    cx.set(dst, Value::bool(truth));
    Flow::Next
}

/// `R[dst] = len(R[src])`.
pub fn len(cx: &mut Cx<'_>, dst: u8, src: u8) -> Flow {
    let value = cx.reg(src);
    match crate::types::len(cx.vm, value) {
        Ok(n) => {
            let n = cx.vm.heap.new_int(n as i64);
            cx.set(dst, n);
            Flow::Next
        }
        Err(crate::stop::Stop::Python) => match cx.vm.special(value, names::LEN) {
            Some(method) => {
                let to = super::Callee::with(method, Action::Store, dst, Value::UNDEF);
                super::call::special(cx, to, value, &[])
            }
            None => look::pending(cx, value),
        },
        Err(stop) => stop.into(),
    }
}
