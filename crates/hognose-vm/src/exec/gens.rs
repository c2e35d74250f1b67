//! Generators and coroutines: making, resuming, yielding, delegating, awaiting.

use hognose_bytecode::{BodyKind, Jump, Op};

use super::call::{self, Callee};
use super::here::Here;
use super::{Cx, Flow, Leave, collect, deliver};
use crate::attribute::Attr;
use crate::classes;
use crate::exchange::CallState;
use crate::frame::Action;
use crate::names;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::unit::Units;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::{Input, Vm};

/// Goes on with a generator. Its yielded value or its end go where `to` says.
pub fn resume(cx: &mut Cx<'_>, to: Callee, generator: Value, input: Input) -> Flow {
    let handle = generator.handle();
    let object = cx.vm.heap.generator(handle);
    let (unit, body, pc, state, flavour) =
        (object.unit, object.body, object.pc, object.state, object.flavour);
    let kind = match flavour {
        GenFlavour::Generator => "generator",
        GenFlavour::Coroutine => "coroutine",
        GenFlavour::AsyncGenerator => "async generator",
    };
    match state {
        GenState::Running => {
            return cx.vm.value_error(format!("{kind} already executing")).into();
        }
        GenState::Closed => {
            if !matches!(input, Input::Close)
                && let Some(what) = step_of(object.facade)
            {
                return cx.vm.raise(classes::RUNTIME_ERROR, format!("cannot reuse already awaited {what}")).into();
            }
            return match input {
                _ if flavour == GenFlavour::Coroutine && !matches!(input, Input::Close) => {
                    cx.vm.raise(classes::RUNTIME_ERROR, "cannot reuse already awaited coroutine").into()
                }
                Input::Send(_) => match to.action {
                    Action::ForNext => Flow::Next,
                    Action::Asked => super::iterate::answer(cx, to.extra, None),
                    Action::Collect => collect::ended(cx, to.dst, to.extra),
                    Action::Send => deliver::finish_send(cx, Value::NONE),
                    Action::NextDefault => deliver::value(cx, Action::Store, to.dst, Value::UNDEF, to.extra),
                    _ => cx.vm.stop_iteration(Value::NONE).into(),
                },
                Input::Throw(exc) => deliver::raised(cx, to.action, to.dst, to.extra, exc),
                Input::Close => deliver::value(cx, Action::Store, to.dst, to.extra, Value::NONE),
            };
        }
        GenState::Created => match input {
            Input::Send(value) if !value.is_none() => {
                let text = format!("can't send non-None value to a just-started {kind}");
                return cx.vm.type_error(text).into();
            }
            Input::Close => {
                let object = cx.vm.heap.generator_mut(handle);
                object.state = GenState::Closed;
                object.registers = Box::default();
                return deliver::value(cx, Action::Store, to.dst, to.extra, Value::NONE);
            }
            _ => {}
        },
        GenState::Suspended => {}
    }
    let object = cx.vm.heap.generator_mut(handle);
    object.state = GenState::Running;
    let registers = std::mem::take(&mut object.registers);
    let caller_pc = cx.pc;
    let flow = call::push(cx, to, unit, body, pc, &registers, generator);
    if !matches!(flow, Flow::Switch) {
        let object = cx.vm.heap.generator_mut(handle);
        object.state = state;
        object.registers = registers;
        return flow;
    }
    cx.vm.meter.slice -= 1;
    // The frame gets new registers; the box goes back for the next suspension.
    cx.vm.heap.generator_mut(handle).registers = registers;
    deliver::enter_caller(cx);
    let _ = caller_pc;
    let waits = if state == GenState::Suspended { Some(cx.op()) } else { None };
    match (input, waits) {
        (Input::Send(value), Some(Op::Yield { dst, .. } | Op::YieldAsync { dst, .. })) => {
            cx.set(dst.0, value);
            Flow::Switch
        }
        (Input::Send(value), Some(Op::YieldFrom { value: register, .. })) => {
            cx.set(register.0, value);
            Flow::Switch
        }
        (Input::Send(_), _) => Flow::Switch,
        (Input::Throw(exc), Some(Op::YieldFrom { iter, .. })) => {
            let delegate = cx.reg(iter.0);
            let flow = throw_into(cx, delegate, exc);
            deliver::settled(cx, flow)
        }
        (Input::Throw(exc), _) => Flow::Raise(exc),
        (Input::Close, Some(Op::YieldFrom { iter, .. })) => {
            let exc = cx.vm.new_exception(classes::GENERATOR_EXIT, &[]);
            let delegate = cx.reg(iter.0);
            let flow = close_delegate(cx, delegate, exc);
            deliver::settled(cx, flow)
        }
        (Input::Close, _) => Flow::Raise(cx.vm.new_exception(classes::GENERATOR_EXIT, &[])),
    }
}

/// A method that an object has without running anything of the guest, bound; `None` when it has none.
fn method_of(cx: &mut Cx<'_>, object: Value, name: Value) -> Res<Option<Value>> {
    let class = cx.vm.class_of(object);
    let flags = cx.vm.class(class).flags;
    if flags.getattribute {
        return Err(Stop::Python);
    }
    match cx.vm.find_attr(object, name)? {
        Attr::Missing if flags.getattr => Err(Stop::Python),
        Attr::Missing => Ok(None),
        attr => cx.vm.attr_value(object, attr).map(Some).ok_or(Stop::Python),
    }
}

/// What the steps of asynchronous generators are made by, for the message about one that is awaited twice.
fn step_of(facade: Value) -> Option<&'static str> {
    match facade {
        f if f.same(classes::ASYNC_GENERATOR_ASEND) || f.same(classes::ANEXT_AWAITABLE) => Some("__anext__()/asend()"),
        f if f.same(classes::ASYNC_GENERATOR_ATHROW) => Some("aclose()/athrow()"),
        f if f.same(classes::COROUTINE_WRAPPER) => Some("coroutine"),
        _ => None,
    }
}

/// Throws into what a suspended `YieldFrom` delegates to.
fn throw_into(cx: &mut Cx<'_>, delegate: Value, exc: Value) -> Flow {
    if cx.vm.is_instance(exc, classes::GENERATOR_EXIT) {
        return close_delegate(cx, delegate, exc);
    }
    match delegate.kind() {
        Kind::Gen => resume(
            cx,
            Callee::with(Value::UNDEF, Action::Thrown, 0, Value::UNDEF),
            delegate,
            Input::Throw(exc),
        ),
        Kind::Pending => {
            // The await is left by an exception (cancellation): the call is given up.
            cx.vm.abandon(delegate);
            Flow::Raise(exc)
        }
        _ => {
            let to = Callee::with(Value::UNDEF, Action::Thrown, 0, Value::UNDEF);
            match method_of(cx, delegate, names::THROW) {
                Ok(Some(callee)) => call::invoke_with(cx, Callee { callee, ..to }, &[exc]),
                Ok(None) => Flow::Raise(exc),
                Err(Stop::Python) => {
                    let callee = cx.vm.image.prelude("throw_to");
                    call::invoke_with(cx, Callee { callee, ..to }, &[delegate, exc])
                }
                Err(stop) => stop.into(),
            }
        }
    }
}

/// Closes what a suspended `YieldFrom` delegates to, then raises the exception there.
fn close_delegate(cx: &mut Cx<'_>, delegate: Value, exc: Value) -> Flow {
    match delegate.kind() {
        Kind::Gen => {
            // The result is not wanted: the exception follows in any case.
            let to = Callee::with(Value::UNDEF, Action::Closed, 0, exc);
            let state = cx.vm.heap.generator(delegate.handle()).state;
            if matches!(state, GenState::Created | GenState::Closed) {
                let object = cx.vm.heap.generator_mut(delegate.handle());
                object.state = GenState::Closed;
                object.registers = Box::default();
                return Flow::Raise(exc);
            }
            let function = cx.vm.image.prelude("close_generator");
            call::invoke_with(cx, Callee { callee: function, ..to }, &[delegate])
        }
        Kind::Pending => {
            cx.vm.abandon(delegate);
            Flow::Raise(exc)
        }
        _ => {
            let to = Callee::with(Value::UNDEF, Action::Closed, 0, exc);
            match method_of(cx, delegate, names::CLOSE) {
                Ok(Some(callee)) => call::invoke_with(cx, Callee { callee, ..to }, &[]),
                Ok(None) => Flow::Raise(exc),
                Err(Stop::Python) => {
                    let callee = cx.vm.image.prelude("close_to");
                    call::invoke_with(cx, Callee { callee, ..to }, &[delegate])
                }
                Err(stop) => stop.into(),
            }
        }
    }
}

/// `gen.send(x)`, `gen.throw(e)`, `gen.close()`, called as natives.
pub fn resume_for_native(cx: &mut Cx<'_>, to: Callee, generator: Value, input: Input) -> Flow {
    let action = match (to.action, input) {
        (_, Input::Close) => Action::GenClose,
        (Action::Store, _) => Action::GenStep,
        (action, _) => action,
    };
    let extra = if matches!(input, Input::Close) { generator } else { to.extra };
    resume(cx, Callee { action, extra, ..to }, generator, input)
}

/// A step of a task, which gets what the coroutine yields, or the list that has got the result.
pub fn step(cx: &mut Cx<'_>, to: Callee, coroutine: Value, ends: Value) -> Flow {
    resume(cx, Callee { action: Action::Step, extra: ends, ..to }, coroutine, Input::Send(Value::NONE))
}

/// Suspends the running generator.
pub fn yield_(cx: &mut Cx<'_>, value: Value, is_async: bool) -> Flow {
    let frame = *cx.frame();
    let Some(handle) = frame.generator().is(Kind::Gen) else {
        return cx.vm.raise(classes::RUNTIME_ERROR, "a frame without a generator cannot yield").into();
    };
    let n = cx.units.get(frame.unit).entry(frame.body).registers as usize;
    let base = frame.base as usize;
    let object = cx.vm.heap.generator_mut(handle);
    if object.registers.len() == n {
        object.registers.copy_from_slice(&cx.stack[base..base + n]);
    } else {
        object.registers = cx.stack[base..base + n].into();
    }
    object.pc = cx.pc as u32;
    object.state = GenState::Suspended;
    cx.frames.pop();
    if frame.action == Action::AsyncItem {
        deliver::enter_caller(cx);
        let flow = async_item(cx, frame.generator(), frame.dst, value, is_async);
        return deliver::settled(cx, flow);
    }
    let value = if is_async { cx.vm.heap.new_cell_of(value) } else { value };
    if frame.action == Action::Exit {
        return Flow::Leave(Leave::Done(value));
    }
    deliver::enter_caller(cx);
    let flow = deliver::value(cx, frame.action, frame.dst, frame.extra(), value);
    deliver::settled(cx, flow)
}

/// An asynchronous generator that `async for` drives has suspended: with an item, or with something that it awaits.
fn async_item(cx: &mut Cx<'_>, generator: Value, dst: u8, value: Value, is_item: bool) -> Flow {
    if !is_item {
        // From here on the step is an awaitable like any other.
        let function = cx.vm.image.prelude("step_awaited");
        return call::invoke_with(cx, Callee::store(function, dst), &[generator, value]);
    }
    if let Some(handle) = generator.is(Kind::Gen) {
        cx.vm.heap.generator_mut(handle).busy = false;
    }
    match item_goes_on(&cx.unit().code.ops, cx.pc) {
        Some(pc) => cx.pc = pc,
        None => return cx.vm.raise(classes::SYSTEM_ERROR, "nothing waits for the item of a generator").into(),
    }
    cx.set(dst, value);
    Flow::Next
}

/// Where an `async for` goes on with its item, which the instruction in front of `pc` asked for: behind the `await` of it.
pub fn item_goes_on(ops: &[Op], pc: usize) -> Option<usize> {
    match ops.get(pc.checked_sub(1)?..pc + 3)? {
        [Op::GetANext { dst, .. }, Op::GetAwaitable { .. }, Op::LoadNone { .. }, Op::Send { value, to, .. }]
            if dst.0 == value.0 =>
        {
            usize::try_from(pc as i64 + 3 + to.0 as i64).ok()
        }
        _ => None,
    }
}

/// `Send`: one step of `yield from` or `await`.
pub fn send(cx: &mut Cx<'_>, value: u8, iter: u8, to: Jump) -> Flow {
    let (sent, iterator) = (cx.reg(value), cx.reg(iter));
    match iterator.kind() {
        Kind::Gen => resume(
            cx,
            Callee::with(Value::UNDEF, Action::Send, value, Value::UNDEF),
            iterator,
            Input::Send(sent),
        ),
        Kind::Pending => {
            let pending = cx.vm.heap.pending(iterator.handle());
            match pending.state {
                CallState::Answered => {
                    let answer = pending.answer;
                    cx.set(value, answer);
                    cx.jump(to);
                    Flow::Next
                }
                CallState::Failed => {
                    Flow::Raise(cx.vm.raise_failure(iterator))
                }
                CallState::Abandoned => cx.vm.raise(classes::RUNTIME_ERROR, "the call was cancelled").into(),
                _ => {
                    // Outside of a scheduler there is nobody to yield to: wait.
                    if cx.body().flags.module && cx.frame().action == Action::Exit {
                        return super::look::pending(cx, iterator);
                    }
                    cx.set(value, iterator);
                    Flow::Next
                }
            }
        }
        Kind::Iter if sent.is_none() => match cx.vm.iter_next(iterator.handle()) {
            Ok(Some(item)) => {
                cx.set(value, item);
                Flow::Next
            }
            Ok(None) => deliver::finish_send(cx, Value::NONE),
            Err(Stop::Python) => super::iterate::ask(cx),
            Err(stop) => stop.into(),
        },
        _ => {
            let to = Callee::with(Value::UNDEF, Action::Send, value, Value::UNDEF);
            if sent.is_none() {
                match cx.vm.special(iterator, names::NEXT) {
                    Some(next) => call::special(cx, Callee { callee: next, ..to }, iterator, &[]),
                    None => {
                        let name = cx.vm.type_name(iterator);
                        cx.vm.type_error(format!("'{name}' object is not an iterator")).into()
                    }
                }
            } else {
                match method_of(cx, iterator, names::SEND) {
                    Ok(Some(send)) => call::invoke_with(cx, Callee { callee: send, ..to }, &[sent]),
                    Ok(None) => cx.vm.attribute_error(iterator, names::SEND).into(),
                    Err(Stop::Python) => {
                        let callee = cx.vm.image.prelude("send_to");
                        call::invoke_with(cx, Callee { callee, ..to }, &[iterator, sent])
                    }
                    Err(stop) => stop.into(),
                }
            }
        }
    }
}

/// `R[dst]` = the iterator that `yield from R[src]` drives.
pub fn get_yield_from(cx: &mut Cx<'_>, dst: u8, src: u8) -> Flow {
    let value = cx.reg(src);
    if let Some(handle) = value.is(Kind::Gen)
        && cx.vm.heap.generator(handle).flavour == GenFlavour::Coroutine
    {
        // Allowed in coroutines only; a plain generator cannot drive one.
        if cx.body().kind != hognose_bytecode::BodyKind::Coroutine && !cx.unit().code.prelude {
            let text = "cannot 'yield from' a coroutine object in a non-coroutine generator";
            return cx.vm.type_error(text).into();
        }
        cx.set(dst, value);
        return Flow::Next;
    }
    super::iterate::get_iter(cx, dst, value)
}

/// `R[dst]` = the iterator that `await R[src]` drives.
pub fn get_awaitable(cx: &mut Cx<'_>, dst: u8, src: u8, context: u32) -> Flow {
    let value = cx.reg(src);
    match value.kind() {
        Kind::Gen => {
            let generator = cx.vm.heap.generator(value.handle());
            if generator.flavour == GenFlavour::Coroutine {
                if generator.state == GenState::Running || generator.state == GenState::Suspended {
                    return cx.vm.raise(classes::RUNTIME_ERROR, "coroutine is being awaited already").into();
                }
                cx.set(dst, value);
                return Flow::Next;
            }
            if !generator.facade.is_undef() && cx.vm.image.is_awaitable_facade(generator.facade) {
                cx.set(dst, value);
                return Flow::Next;
            }
        }
        Kind::Pending => {
            cx.vm.await_call(value);
            cx.set(dst, value);
            return Flow::Next;
        }
        _ => {
            if let Some(method) = cx.vm.special(value, names::AWAIT) {
                if makes_generator(cx.vm, cx.units, method) {
                    return call::invoke_with(cx, Callee::store(method, dst), &[value]);
                }
                let function = cx.vm.image.prelude(if context == 3 { "get_await_of_item" } else { "get_await" });
                return call::invoke_with(cx, Callee::store(function, dst), &[value]);
            }
        }
    }
    let name = cx.vm.type_name(value);
    let text = match context {
        1 => format!(
            "'async with' received an object from __aenter__ that does not implement __await__: {name}"
        ),
        2 => format!(
            "'async with' received an object from __aexit__ that does not implement __await__: {name}"
        ),
        3 => format!("'async for' received an invalid object from __anext__: {name}"),
        _ => format!("'{name}' object can't be awaited"),
    };
    cx.vm.type_error(text).into()
}

/// The generator (or coroutine) that a call of a function gives, where arguments and defaults are its parameters as they stand in
/// registers; it comes out of the instruction in front of `pc`. `None`, and no effect, where it is not that simple.
///
/// What a frame would take is cleared, as a call clears it: weak references would see alive what stands there.
#[inline(never)]
pub fn called(vm: &mut Vm, units: &Units, callee: Value, regs: &mut [Value], n: usize, here: &Here<'_>, pc: usize) -> Option<Value> {
    let (args, behind) = regs.split_at_mut_checked(n)?;
    let made = made(vm, units, callee, args, here_at(here, pc)?)?;
    args.fill(Value::UNDEF);
    let registers = vm.heap.generator(made.handle()).registers.len();
    let stale = registers.saturating_sub(n).max(8).min(behind.len());
    behind[..stale].fill(Value::UNDEF);
    Some(made)
}

/// The generator that a function gives for one argument which stands in no register of a call; see [`called`].
///
/// Generators of the library are made elsewhere, where the registers behind the arguments are cleared: those that go through weak
/// references are.
#[inline(never)]
pub fn iterated(vm: &mut Vm, units: &Units, callee: Value, object: Value, here: &Here<'_>, pc: usize) -> Option<Value> {
    let function = vm.heap.functions.get(callee.is(Kind::Function)?);
    if function.unit & IMAGE != 0 && units.get(function.unit).body(function.body).kind != BodyKind::Coroutine {
        return None;
    }
    made(vm, units, callee, &[object], here_at(here, pc)?)
}

/// The instruction in front of `pc`, which a generator comes out of; `None` where it is returned at once, or passed on by the prelude:
/// who returns it is not who has it.
#[inline(always)]
fn here_at(here: &Here<'_>, pc: usize) -> Option<TraceEntry> {
    let is_passed_on = here.unit.code.prelude || matches!(here.unit.code.ops.get(pc), Some(Op::Return { .. }));
    (!is_passed_on).then(|| TraceEntry { unit: here.id as u32, pc: pc as u32 - 1 })
}

/// Makes the generator that a native has asked for, where it is one, and stores it.
pub fn played(cx: &mut Cx<'_>, to: Callee, args: &[Value]) -> Option<Flow> {
    if !matches!(to.action, Action::Store) || !makes_generator(cx.vm, cx.units, to.callee) {
        return None;
    }
    let at = super::sole::made_at(cx, to)?;
    let generator = made(cx.vm, cx.units, to.callee, args, at)?;
    cx.set(to.dst, generator);
    Some(Flow::Next)
}

/// The generator of a call with these arguments, which comes out of the instruction `at`.
#[inline(never)]
fn made(vm: &mut Vm, units: &Units, callee: Value, args: &[Value], at: TraceEntry) -> Option<Value> {
    let handle = callee.is(Kind::Function)?;
    let function = vm.heap.functions.get(handle);
    let unit = units.get(function.unit);
    let entry = unit.entry(function.body);
    if entry.plain || !entry.positional {
        return None;
    }
    let missing = usize::from(entry.n_params).checked_sub(args.len())?;
    let defaults = if missing == 0 { 0 } else { function.defaults.is(Kind::Tuple)? };
    let skipped = if missing == 0 { 0 } else { vm.heap.tuples.get(defaults).items.len().checked_sub(missing)? };
    let flavour = GenFlavour::of(unit.body(function.body).kind);
    // Coroutines of the library are what they are.
    let is_plain = function.unit & IMAGE == 0 || flavour == GenFlavour::Coroutine && !unit.code.prelude;
    let facade = if is_plain { Value::UNDEF } else { vm.image.facade_of(callee) };
    let bound = usize::from(entry.n_params) + function.cells.len();
    let generator = vm.heap.new_gen_for(usize::from(entry.registers).max(bound));
    let function = vm.heap.functions.get(handle);
    let made = vm.heap.gens.made_mut(generator.handle());
    let (given, rest) = made.registers.split_at_mut(args.len());
    given.copy_from_slice(args);
    let (omitted, rest) = rest.split_at_mut(missing);
    if missing > 0 {
        omitted.copy_from_slice(&vm.heap.tuples.get(defaults).items[skipped..]);
    }
    let (cells, rest) = rest.split_at_mut(function.cells.len());
    cells.copy_from_slice(&function.cells);
    rest.fill(Value::UNDEF);
    (made.unit, made.body, made.pc) = (function.unit, function.body, entry.start);
    (made.flavour, made.state, made.busy) = (flavour, GenState::Created, false);
    (made.name, made.qualname, made.function, made.facade) = (function.name, function.qualname, callee, facade);
    made.made = Some(at);
    Some(generator)
}

/// What drives an object that is awaited in the instruction in front of `pc`: the generator that its `__await__` gives. `None`, and no
/// effect, where it is not that simple.
#[inline(never)]
pub fn awaited(vm: &mut Vm, units: &Units, value: Value, here: &Here<'_>, pc: usize) -> Option<Value> {
    value.is(Kind::Instance)?;
    let method = vm.special(value, names::AWAIT)?;
    if makes_generator(vm, units, method) { made(vm, units, method, &[value], here_at(here, pc)?) } else { None }
}

/// Whether calling this gives a generator and nothing else: then nobody has to look whether it is an iterator.
fn makes_generator(vm: &Vm, units: &Units, callee: Value) -> bool {
    callee.is(Kind::Function).is_some_and(|handle| {
        let function = vm.heap.function(handle);
        units.get(function.unit).body(function.body).kind == BodyKind::Generator
    })
}

/// `R[dst]` = the asynchronous iterator of `R[src]`.
pub fn get_aiter(cx: &mut Cx<'_>, dst: u8, src: u8) -> Flow {
    let value = cx.reg(src);
    if let Some(handle) = value.is(Kind::Gen)
        && cx.vm.heap.generator(handle).flavour == GenFlavour::AsyncGenerator
    {
        cx.set(dst, value);
        return Flow::Next;
    }
    let name = cx.vm.type_name(value);
    match cx.vm.special(value, names::AITER) {
        Some(_) => {
            let function = cx.vm.image.prelude("get_aiter");
            call::invoke_with(cx, Callee::store(function, dst), &[value])
        }
        None => {
            let text = format!("'async for' requires an object with __aiter__ method, got {name}");
            cx.vm.type_error(text).into()
        }
    }
}

/// `R[dst]` = the awaitable of the next item of `R[iter]`.
pub fn get_anext(cx: &mut Cx<'_>, dst: u8, iter: u8) -> Flow {
    let value = cx.reg(iter);
    if let Some(handle) = value.is(Kind::Gen)
        && cx.vm.heap.generator(handle).gives_items()
        && item_goes_on(&cx.unit().code.ops, cx.pc).is_some()
    {
        cx.vm.heap.generator_mut(handle).busy = true;
        let to = Callee::with(Value::UNDEF, Action::AsyncItem, dst, Value::UNDEF);
        let flow = resume(cx, to, value, Input::Send(Value::NONE));
        if !matches!(flow, Flow::Switch) {
            cx.vm.heap.generator_mut(handle).busy = false;
        }
        return flow;
    }
    match cx.vm.special(value, names::ANEXT) {
        Some(next) => call::special(cx, Callee::store(next, dst), value, &[]),
        None => {
            let name = cx.vm.type_name(value);
            cx.vm
                .type_error(format!("'async for' requires an iterator with __anext__ method, got {name}"))
                .into()
        }
    }
}

/// Ends an `async for` at `StopAsyncIteration`.
pub fn end_async_for(cx: &mut Cx<'_>, exc: u8, to: Jump) -> Flow {
    let exc = cx.reg(exc);
    if cx.vm.is_instance(exc, classes::STOP_ASYNC_ITERATION) {
        cx.jump(to);
        return Flow::Next;
    }
    match super::unwind::reraise(cx, exc) {
        Some(leave) => Flow::Leave(leave),
        None => Flow::Switch,
    }
}
