//! Builtins that leave their work to one special method of an object: `len`, `hash`, `repr`, `abs`, `iter`, and `str`, `bool`, `int` and
//! `reversed` as calls.
//!
//! The method is entered at once, with an action that looks at its result; only a result that is not simply the answer goes
//! through the prelude.

use hognose_bytecode::Op;

use super::call::{self, Callee};
use super::{Cx, Flow};
use crate::classes;
use crate::frame::Action;
use crate::names;
use crate::native::NativeInfo;
use crate::value::{Kind, Value};

/// The special method that a builtin asks for when it gets an object of a class of the guest.
#[inline(never)]
pub fn method_of(owner: &str, name: &str) -> Option<Value> {
    Some(match (owner, name) {
        ("builtins", "len") => names::LEN,
        ("builtins", "hash") => names::HASH,
        ("builtins", "repr") => names::REPR,
        ("builtins", "abs") => names::ABS,
        ("str", "make") => names::STR,
        ("bool", "make") => names::BOOL,
        ("builtins", "iter") => names::ITER,
        ("int", "make") => names::INT,
        ("reversed", "make") => names::REVERSED,
        _ => return None,
    })
}

/// Calls the special method that a builtin needs for its only argument, when that is a function of the guest.
#[inline(never)]
pub fn ask(cx: &mut Cx<'_>, native: &'static NativeInfo, dst: u8, object: Value) -> Option<Flow> {
    ask_for(cx, native.special()?, dst, object)
}

/// As [`ask`] for an object of the guest's, before the native is asked: nearly always it is the method that knows.
#[inline(never)]
pub fn ask_first(cx: &mut Cx<'_>, native: u32, dst: u8, object: Value) -> Flow {
    let name = cx.vm.natives[native as usize].special();
    name.and_then(|name| ask_for(cx, name, dst, object)).unwrap_or_else(|| super::slow::instruction(cx))
}

/// Calls this special method of an object, when that is a function of the guest.
fn ask_for(cx: &mut Cx<'_>, name: Value, dst: u8, object: Value) -> Option<Flow> {
    if !object.is_kind(Kind::Instance) {
        return None;
    }
    let class = cx.vm.class_of(object);
    let mut method = cx.vm.lookup(class, name);
    if name.same(names::STR) && method.is_some_and(|method| Some(method) == cx.vm.lookup(classes::OBJECT, names::STR)) {
        // Its own shows the `repr`; of a result that is no text it complains as itself.
        method = cx.vm.lookup(class, names::REPR);
    }
    let method = method.filter(|method| method.is_kind(Kind::Function))?;
    Some(call::invoke_with(cx, Callee::with(method, Action::Special, dst, name), &[object]))
}

/// What an f-string shows of an object without specification, when that is what a special method of the guest gives.
pub fn shown(cx: &mut Cx<'_>, dst: u8, object: Value, conversion: u8) -> Option<Flow> {
    let name = match conversion {
        0 => {
            let class = cx.vm.class_of(object);
            let usual = cx.vm.lookup(classes::OBJECT, names::FORMAT)?;
            if cx.vm.lookup(class, names::FORMAT).is_none_or(|own| !own.same(usual)) {
                return None;
            }
            names::STR
        }
        1 => names::STR,
        2 => names::REPR,
        _ => return None,
    };
    ask_for(cx, name, dst, object)
}

/// Whether what a special method gave is what the builtin gives.
#[inline]
pub fn is_answer(name: Value, result: Value) -> bool {
    match name {
        _ if name.same(names::LEN) => result.as_int().is_some_and(|n| n >= 0),
        _ if name.same(names::HASH) => result.as_int().is_some_and(|n| n != -1),
        _ if name.same(names::BOOL) => result.is_kind(Kind::Bool),
        _ if name.same(names::ABS) || name.same(names::REVERSED) => true,
        _ if name.same(names::ITER) => matches!(result.kind(), Kind::Gen | Kind::Iter),
        _ if name.same(names::INT) => matches!(result.kind(), Kind::Int | Kind::Wide | Kind::Big),
        _ => result.is_kind(Kind::Str),
    }
}

/// A special method has returned for a builtin.
pub fn answered(cx: &mut Cx<'_>, name: Value, dst: u8, result: Value) -> Flow {
    // Most hashes that are computed are beyond the inline integers; 64 bits are the hash itself.
    let is_wide_hash = name.same(names::HASH)
        && result.is(Kind::Wide).is_some_and(|handle| i64::try_from(cx.vm.heap.wide(handle).0).is_ok());
    // Another iterator than a builtin one.
    let is_iterator = name.same(names::ITER) && cx.vm.special(result, names::NEXT).is_some();
    if is_wide_hash || is_iterator || is_answer(name, result) {
        cx.set(dst, result);
        return Flow::Next;
    }
    if result.is_kind(Kind::Instance)
        && let Op::FormatValue { conversion, .. } = cx.op()
        && !matches!(conversion.0, 0 | Op::PART)
        && cx.vm.unwrap(result).is_kind(Kind::Str)
    {
        // A text of a class of the guest may have a say in how it is shown.
        let function = cx.vm.image.prelude("format_value");
        return call::function(cx, Callee::store(function, dst), vec![result, Value::small(0), names::EMPTY], Vec::new());
    }
    let function = cx.vm.image.prelude("special_result");
    call::function(cx, Callee::store(function, dst), vec![name, result], Vec::new())
}
