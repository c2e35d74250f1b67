//! Iteration: loops, unpacking, `iter`, `next`.

use hognose_bytecode::Op;

use super::call::{self, Callee};
use super::{Cx, Flow, gens, look, sole};
use crate::frame::Action;
use crate::names;
use crate::objects::*;
use crate::stop::Stop;
use crate::value::{Kind, Value};
use crate::vm::Input;

/// Puts an iterator into the state of a loop.
pub fn enter_loop(cx: &mut Cx<'_>, iter: u8, iterator: Value) {
    cx.set(iter, iterator);
    cx.set(iter + 1, Value::UNDEF);
    cx.set(iter + 2, Value::UNDEF);
}

/// Begins a loop over an iterable that is not a list.
pub fn prepare(cx: &mut Cx<'_>, iter: u8, iterable: Value) -> Flow {
    if let Some(handle) = iterable.is(Kind::Range) {
        let range = cx.vm.heap.range(handle);
        if let (Some((start, stop)), Some(step)) = (Value::ints(range.start, range.stop), range.step.as_int())
            && i32::try_from(step).is_ok()
        {
            cx.set(iter, Value::new(Kind::ForRange, step as i32 as u32));
            cx.set(iter + 1, Value::int48(start).unwrap_or_default());
            cx.set(iter + 2, Value::int48(stop).unwrap_or_default());
            return Flow::Next;
        }
    }
    if iterable.is_kind(Kind::Gen) && is_plain_generator(cx, iterable) {
        enter_loop(cx, iter, iterable);
        return Flow::Next;
    }
    match cx.vm.iter_of(iterable) {
        Ok(Some(iterator)) => {
            enter_loop(cx, iter, iterator);
            Flow::Next
        }
        Ok(None) => by_method(cx, Callee::with(Value::UNDEF, Action::ForPrep, iter, Value::UNDEF), iterable),
        Err(Stop::Python) => look::pending(cx, iterable),
        Err(stop) => stop.into(),
    }
}

fn is_plain_generator(cx: &Cx<'_>, value: Value) -> bool {
    cx.vm.heap.generator(value.handle()).flavour == GenFlavour::Generator
}

/// `R[dst] = iter(value)`.
pub fn get_iter(cx: &mut Cx<'_>, dst: u8, iterable: Value) -> Flow {
    if iterable.is_kind(Kind::Gen) && is_plain_generator(cx, iterable) {
        cx.set(dst, iterable);
        return Flow::Next;
    }
    match cx.vm.iter_of(iterable) {
        Ok(Some(iterator)) => {
            cx.set(dst, iterator);
            Flow::Next
        }
        Ok(None) => by_method(cx, Callee::with(Value::UNDEF, Action::Iterator, dst, Value::UNDEF), iterable),
        Err(Stop::Python) => look::pending(cx, iterable),
        Err(stop) => stop.into(),
    }
}

/// Calls `__iter__`, or falls back on `__getitem__`.
fn by_method(cx: &mut Cx<'_>, to: Callee, iterable: Value) -> Flow {
    let class = cx.vm.class_of(iterable);
    match cx.vm.lookup(class, names::ITER) {
        Some(method) if !method.is_none() => call::special(cx, Callee { callee: method, ..to }, iterable, &[]),
        None if cx.vm.lookup(class, names::GETITEM).is_some() => {
            let function = cx.vm.image.prelude("sequence_iterator");
            call::invoke_with(cx, Callee { callee: function, ..to }, &[iterable])
        }
        _ => {
            let name = cx.vm.type_name(iterable);
            cx.vm.type_error(format!("'{name}' object is not iterable")).into()
        }
    }
}

/// The next item of a loop over something that has no state of its own in the loop, and is no builtin iterator.
pub fn next(cx: &mut Cx<'_>, dst: u8, iterator: Value) -> Flow {
    let callee = Callee::with(Value::UNDEF, Action::ForNext, dst, Value::UNDEF);
    match iterator.kind() {
        Kind::Gen => gens::resume(cx, callee, iterator, Input::Send(Value::NONE)),
        _ => next_by_method(cx, callee, iterator),
    }
}

/// A builtin iterator did not give its next item.
#[cold]
pub fn stopped(cx: &mut Cx<'_>, dst: u8, iterator: Value, stop: Stop) -> Flow {
    match stop {
        Stop::Python => {
            let function = cx.vm.image.prelude("next_of");
            let to = Callee::with(function, Action::ForNext, dst, Value::UNDEF);
            call::invoke_with(cx, to, &[iterator])
        }
        stop => stop.into(),
    }
}

/// Calls `__next__`.
fn next_by_method(cx: &mut Cx<'_>, to: Callee, iterator: Value) -> Flow {
    let class = cx.vm.class_of(iterator);
    match cx.vm.lookup(class, names::NEXT) {
        Some(method) => call::special(cx, Callee { callee: method, ..to }, iterator, &[]),
        None => {
            let name = cx.vm.type_name(iterator);
            cx.vm.type_error(format!("'{name}' object is not an iterator")).into()
        }
    }
}

/// `next(iterator)` or `next(iterator, default)`, called as a native.
pub fn next_for_native(cx: &mut Cx<'_>, to: Callee, iterator: Value, default: Value) -> Flow {
    let asked = to;
    let to = match (to.action, default.given()) {
        (Action::Store, Some(default)) => Callee { action: Action::NextDefault, extra: default, ..to },
        (Action::Store, None) => Callee { action: Action::GenStep, ..to },
        _ => to,
    };
    match iterator.kind() {
        Kind::Gen => {
            if cx.vm.heap.generator(iterator.handle()).state == GenState::Created && sole::by_instruction(cx, iterator) {
                // `next(f())`: there is no second item to be had.
                let function = cx.vm.image.prelude("next_then_close");
                let args = [iterator, default];
                let args = if default.is_undef() { &args[..1] } else { &args[..] };
                return call::invoke_with(cx, Callee { callee: function, ..asked }, args);
            }
            gens::resume(cx, to, iterator, Input::Send(Value::NONE))
        }
        _ => next_by_method(cx, to, iterator),
    }
}

/// Leaves a loop early: a generator that only the loop holds is closed.
pub fn close(cx: &mut Cx<'_>, iter: u8) -> Flow {
    let state = cx.reg(iter);
    if !state.is_kind(Kind::Gen) {
        return Flow::Next;
    }
    let generator = cx.vm.heap.generator(state.handle());
    if generator.state != GenState::Suspended || !sole::may_tell(cx, state) || !sole::by_loop(cx, iter, state) {
        return Flow::Next;
    }
    let to = Callee::with(Value::UNDEF, Action::Discard, 0, Value::UNDEF);
    let function = cx.vm.image.prelude("close_generator");
    call::invoke_with(cx, Callee { callee: function, ..to }, &[state])
}

/// `R[start..start + n]` = exactly `n` items.
pub fn unpack(cx: &mut Cx<'_>, start: u8, value: Value, n: u32) -> Flow {
    let n = n as usize;
    if value.is_kind(Kind::Pending) {
        return look::pending(cx, value);
    }
    let items = match value.kind() {
        Kind::Tuple => Some(cx.vm.heap.tuple(value.handle()).to_vec()),
        Kind::List => Some(cx.vm.heap.list(value.handle()).clone()),
        Kind::Str | Kind::Dict | Kind::Range | Kind::Bytes | Kind::Set | Kind::FrozenSet | Kind::View => {
            match cx.vm.first_items(value, n + 1) {
                Ok(items) => Some(items),
                Err(stop) => return stop.into(),
            }
        }
        _ => None,
    };
    match items {
        Some(items) if items.len() == n => {
            let at = cx.base + start as usize;
            cx.stack[at..at + n].copy_from_slice(&items);
            Flow::Next
        }
        Some(items) => wrong_count(cx, value, n, items.len()),
        None => {
            // The prelude takes the items one by one and gives a list of the right length.
            let class = cx.vm.class_of(value);
            if cx.vm.lookup(class, names::ITER).is_none() && cx.vm.lookup(class, names::GETITEM).is_none() {
                let name = cx.vm.type_name(value);
                return cx.vm.type_error(format!("cannot unpack non-iterable {name} object")).into();
            }
            let function = cx.vm.image.prelude("unpack");
            let count = Value::small(n as i32);
            again_with(cx, function, vec![value, count])
        }
    }
}

/// Calls a prelude function that gives the items as a list, with which the running instruction completes.
fn again_with(cx: &mut Cx<'_>, function: Value, args: Vec<Value>) -> Flow {
    call::function(cx, Callee::with(function, Action::Unpack, 0, Value::UNDEF), args, Vec::new())
}

/// Completes `Unpack` or `UnpackStar` with a list of the items.
pub fn finish_unpack(cx: &mut Cx<'_>, items: Value) -> Flow {
    match cx.op() {
        Op::Unpack { start, n, .. } => unpack(cx, start.0, items, n.0),
        Op::UnpackStar { start, before, after, .. } => {
            spread(cx, start.0, items, before.0 as usize, after.0 as usize)
        }
        _ => Flow::Next,
    }
}

#[cold]
fn wrong_count(cx: &mut Cx<'_>, value: Value, wanted: usize, found: usize) -> Flow {
    let text = if found > wanted {
        // CPython says how many there are when it can know without iterating.
        match value.kind() {
            Kind::List | Kind::Tuple | Kind::Dict => {
                let n = match value.kind() {
                    Kind::Dict => cx.vm.heap.dict(value.handle()).len(),
                    _ => found,
                };
                format!("too many values to unpack (expected {wanted}, got {n})")
            }
            _ => format!("too many values to unpack (expected {wanted})"),
        }
    } else {
        format!("not enough values to unpack (expected {wanted}, got {found})")
    };
    cx.vm.value_error(text).into()
}

/// `a, *b, c = R[src]`.
pub fn unpack_star(cx: &mut Cx<'_>, start: u8, src: u8, before: usize, after: usize) -> Flow {
    let value = cx.reg(src);
    if value.is_kind(Kind::Pending) {
        return look::pending(cx, value);
    }
    spread(cx, start, value, before, after)
}

fn spread(cx: &mut Cx<'_>, start: u8, value: Value, before: usize, after: usize) -> Flow {
    let n = match value.kind() {
        Kind::Tuple => cx.vm.heap.tuple(value.handle()).len(),
        Kind::List => cx.vm.heap.list(value.handle()).len(),
        _ => 0,
    };
    if n > 16
        && let Err(stop) = cx.vm.charge(n / 4).and_then(|()| cx.vm.reserve(n.saturating_mul(16)))
    {
        return stop.into();
    }
    let items = match value.kind() {
        Kind::Tuple => cx.vm.heap.tuple(value.handle()).to_vec(),
        Kind::List => cx.vm.heap.list(value.handle()).clone(),
        Kind::Str | Kind::Dict | Kind::Range | Kind::Bytes | Kind::Set | Kind::FrozenSet | Kind::View => {
            match cx.vm.first_items(value, usize::MAX) {
                Ok(items) => items,
                Err(stop) => return stop.into(),
            }
        }
        _ => {
            let class = cx.vm.class_of(value);
            if cx.vm.lookup(class, names::ITER).is_none() && cx.vm.lookup(class, names::GETITEM).is_none() {
                let name = cx.vm.type_name(value);
                return cx.vm.type_error(format!("cannot unpack non-iterable {name} object")).into();
            }
            let function = cx.vm.image.prelude("list_of_iterator");
            return again_with(cx, function, vec![value]);
        }
    };
    if items.len() < before + after {
        let (wanted, found) = (before + after, items.len());
        let text = format!("not enough values to unpack (expected at least {wanted}, got {found})");
        return cx.vm.value_error(text).into();
    }
    let middle = items[before..items.len() - after].to_vec();
    let middle = cx.vm.heap.new_list(middle);
    let at = cx.base + start as usize;
    cx.stack[at..at + before].copy_from_slice(&items[..before]);
    cx.stack[at + before] = middle;
    cx.stack[at + before + 1..at + before + 1 + after].copy_from_slice(&items[items.len() - after..]);
    Flow::Next
}
