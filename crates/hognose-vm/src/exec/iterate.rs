//! Iteration: loops, unpacking, `iter`, `next`.

use hognose_bytecode::Op;

use super::call::{self, Callee};
use super::{Cx, Flow, Leave, deliver, gens, look, sole};
use crate::classes;
use crate::frame::Action;
use crate::names;
use crate::objects::*;
use crate::types::questions::Reply;
use crate::stop::{Res, Stop};
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
    if let Some(Ok(iterator)) = cx.vm.own_special(iterable, names::ITER, &[]) {
        cx.vm.meter.slice -= 1;
        return deliver::value(cx, to.action, to.dst, to.extra, iterator);
    }
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
        // Of the library's own iterators that are instances some have a native.
        _ => match cx.vm.own_special(iterator, names::NEXT, &[]) {
            Some(Ok(item)) => {
                cx.vm.meter.slice -= 1;
                deliver::value(cx, callee.action, dst, callee.extra, item)
            }
            Some(Err(stop)) if let Some(exc) = stop.raised() => deliver::raised(cx, callee.action, dst, callee.extra, exc),
            Some(Err(stop)) if stop.is_budget() => stop.into(),
            _ => next_by_method(cx, callee, iterator),
        },
    }
}

/// A builtin iterator did not give its next item.
#[cold]
pub fn stopped(cx: &mut Cx<'_>, stop: Stop) -> Flow {
    match stop {
        Stop::Python => ask(cx),
        stop => stop.into(),
    }
}

/// Goes on at the beginning of a loop, unless the slice of fuel is used up.
fn at_back_edge(cx: &mut Cx<'_>) -> Flow {
    if cx.vm.meter.slice >= 0 {
        return Flow::Next;
    }
    let pc = cx.pc as u32;
    if let Some(frame) = cx.frames.last_mut() {
        frame.pc = pc;
    }
    Flow::Leave(super::Leave::Slice)
}

/// Asks what an iterator wants to know whose step stopped. The running instruction, which has had no effect but in
/// iterators, runs again with the answer.
pub fn ask(cx: &mut Cx<'_>) -> Flow {
    let Some(question) = cx.vm.question.take() else {
        return cx.vm.raise(classes::SYSTEM_ERROR, "an iterator stopped without a question").into();
    };
    let args = if question.n <= 2 { &question.few[..question.n] } else { &question.many[..] };
    // The answer is the item itself: it goes to the loop, as that of a `__next__` would.
    if let Op::ForNext { dst, iter, .. } = cx.op()
        && cx.vm.gives_answers(&question, cx.reg(iter.0))
    {
        let flow = ask_function(cx, Callee::with(question.callee, Action::ForNext, dst.0, Value::UNDEF), args);
        if !matches!(flow, Flow::Leave(_)) {
            cx.vm.question_went(&question);
        }
        return flow;
    }
    let step = cx.vm.begin_question(&question);
    let to = Callee::with(question.callee, Action::Asked, 0, step);
    let flow = match *args {
        [iterator] if question.callee.is_undef() => match iterator.kind() {
            Kind::Gen => gens::resume(cx, to, iterator, Input::Send(Value::NONE)),
            _ => next_by_method(cx, to, iterator),
        },
        _ => ask_function(cx, to, args),
    };
    match flow {
        Flow::Raise(_) => cx.vm.drop_question(step),
        // It is on its way, or answered already.
        Flow::Leave(Leave::Run(_)) | Flow::Next | Flow::Switch => {}
        Flow::Leave(_) if cx.vm.is_answered(&question) => {}
        Flow::Leave(_) => cx.vm.end_question(step, Reply::Never),
    }
    flow
}

/// Calls what an iterator asks: a function at once, everything else by an instruction of the prelude, since it may have to wait.
fn ask_function(cx: &mut Cx<'_>, to: Callee, args: &[Value]) -> Flow {
    if to.callee.is_kind(Kind::Function) {
        return call::invoke_with(cx, to, args);
    }
    let callee = to.callee;
    let to = |cx: &mut Cx<'_>, name| Callee { callee: cx.vm.image.prelude(name), ..to };
    match *args {
        [a] => {
            let to = to(cx, "call_one");
            call::invoke_with(cx, to, &[callee, a])
        }
        [a, b] => {
            let to = to(cx, "call_two");
            call::invoke_with(cx, to, &[callee, a, b])
        }
        _ => {
            let to = to(cx, "call_spread");
            let args = cx.vm.heap.new_tuple(args);
            call::invoke_with(cx, to, &[callee, args])
        }
    }
}

/// The answer to what an iterator wanted to know, or the end of the iterator that it stepped: the instruction runs again.
pub fn answer(cx: &mut Cx<'_>, step: Value, answer: Option<Value>) -> Flow {
    cx.vm.end_question(step, answer.map_or(Reply::End, Reply::Value));
    again(cx)
}

/// Runs the instruction once more that steps an iterator.
fn again(cx: &mut Cx<'_>) -> Flow {
    if matches!(cx.op(), Op::ForNext { .. } | Op::Send { .. }) {
        cx.pc -= 1;
    }
    at_back_edge(cx)
}

/// What an iterator asked raised an exception; `None` when that goes on.
pub fn not_answered(cx: &mut Cx<'_>, step: Value, exc: Value) -> Option<Flow> {
    let ends = cx.vm.is_instance(exc, classes::STOP_ITERATION);
    if ends && cx.vm.steps_iterator(step) {
        return Some(answer(cx, step, None));
    }
    cx.vm.drop_question(step);
    match cx.op() {
        Op::ForNext { .. } if ends => Some(Flow::Next),
        Op::Send { .. } if ends => {
            let result = cx.vm.field(exc, names::VALUE).unwrap_or(Value::NONE);
            Some(deliver::finish_send(cx, result))
        }
        _ => None,
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
        Kind::Iter => {
            // A loop can ask what the step wants to know.
            let function = cx.vm.image.prelude("next_by_loop");
            let args = [iterator, default];
            let args = if default.is_undef() { &args[..1] } else { &args[..] };
            call::invoke_with(cx, Callee { callee: function, ..asked }, args)
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
    let sequence = plain_sequence(cx, value);
    let at = cx.base + start as usize;
    let few = match sequence.kind() {
        Kind::Tuple => cx.vm.heap.tuple(sequence.handle()),
        Kind::List => &cx.vm.heap.list(sequence.handle())[..],
        _ => &[],
    };
    if matches!(sequence.kind(), Kind::Tuple | Kind::List) {
        let found = few.len();
        if found != n {
            return wrong_count(cx, value, n, found);
        }
        cx.stack[at..at + n].copy_from_slice(few);
        return Flow::Next;
    }
    let iterable = if value.is_kind(Kind::Instance) { of_instance(cx, value).unwrap_or(value) } else { value };
    let items = match native_items(cx, iterable, n + 1) {
        Ok(items) => items,
        Err(stop) => return stop.into(),
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
            again_with(cx, function, vec![iterable, count])
        }
    }
}

/// The first items of a builtin iterable or iterator; `None`, and no effect, where finding them takes Python.
fn native_items(cx: &mut Cx<'_>, iterable: Value, n: usize) -> Res<Option<Vec<Value>>> {
    match iterable.kind() {
        Kind::Str | Kind::Dict | Kind::Range | Kind::Bytes | Kind::Set | Kind::FrozenSet | Kind::View => {
            cx.vm.first_items(iterable, n).map(Some)
        }
        Kind::Iter => match cx.vm.first_items(iterable, n) {
            Err(Stop::Python) => {
                cx.vm.question = None;
                Ok(None)
            }
            items => items.map(Some),
        },
        _ => Ok(None),
    }
}

/// What the `__iter__` of an instance gives, where it takes no frame to know: calling a generator function runs nothing of it, and
/// many a container gives the iterator of a list or a dict that it has.
pub fn of_instance(cx: &mut Cx<'_>, object: Value) -> Option<Value> {
    let class = cx.vm.class_of(object);
    let method = cx.vm.lookup(class, names::ITER)?;
    let function = cx.vm.heap.function(method.is(Kind::Function)?);
    let (unit, index) = (function.unit, function.body);
    let (body, entry) = (cx.units.get(unit).body(index), cx.units.get(unit).entry(index));
    if entry.plain {
        let iterator = super::leaf::value(cx.vm, method, &[object]).ok()??;
        let is_one = match iterator.kind() {
            Kind::Iter => true,
            Kind::Gen => is_plain_generator(cx, iterator),
            _ => false,
        };
        return is_one.then_some(iterator);
    }
    // One that could tell when it is closed is closed where it was made (`exec/sole.rs`).
    if body.handles() {
        return None;
    }
    if !entry.positional || entry.n_params != 1 || GenFlavour::of(body.kind) != GenFlavour::Generator {
        return None;
    }
    let pc = body.start;
    let n_bound = 1 + function.cells.len();
    let mut registers = vec![Value::UNDEF; (entry.registers as usize).max(n_bound)];
    registers[0] = object;
    registers[1..n_bound].copy_from_slice(&function.cells);
    let generator = GenObj {
        unit,
        body: index,
        pc,
        registers: registers.into(),
        flavour: GenFlavour::Generator,
        name: function.name,
        qualname: function.qualname,
        function: method,
        facade: cx.vm.image.facade_of(method),
        ..GenObj::default()
    };
    cx.vm.meter.slice -= 1;
    Some(cx.vm.heap.new_gen(generator))
}

/// The tuple or list that an instance of a subclass carries, when its class iterates over it as that does; else the value.
fn plain_sequence(cx: &mut Cx<'_>, value: Value) -> Value {
    let payload = cx.vm.unwrap(value);
    if value.is_kind(Kind::Instance) && matches!(payload.kind(), Kind::Tuple | Kind::List) {
        let class = cx.vm.class_of(value);
        let iter = cx.vm.lookup(class, names::ITER).and_then(|iter| iter.is(Kind::Native));
        if iter.is_some_and(|native| matches!(cx.vm.natives[native as usize].table.owner, "tuple" | "list")) {
            return payload;
        }
    }
    value
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
        Kind::Instance if let Some(iterator) = of_instance(cx, value) => match native_items(cx, iterator, usize::MAX) {
            Ok(Some(items)) => items,
            Ok(None) => {
                let function = cx.vm.image.prelude("list_of_all");
                return again_with(cx, function, vec![iterator]);
            }
            Err(stop) => return stop.into(),
        },
        _ => match native_items(cx, value, usize::MAX) {
            Ok(Some(items)) => items,
            Err(stop) => return stop.into(),
            Ok(None) => {
            let class = cx.vm.class_of(value);
            if cx.vm.lookup(class, names::ITER).is_none() && cx.vm.lookup(class, names::GETITEM).is_none() {
                let name = cx.vm.type_name(value);
                return cx.vm.type_error(format!("cannot unpack non-iterable {name} object")).into();
            }
            let function = cx.vm.image.prelude("list_of_iterator");
            return again_with(cx, function, vec![value]);
            }
        },
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
