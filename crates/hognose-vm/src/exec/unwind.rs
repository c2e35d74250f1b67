//! Raising: finding the handler, leaving frames, building tracebacks.

use hognose_bytecode::{DISCARD, Jump, Op};

use super::call::Callee;
use super::{Cx, Flow, Leave, asked, deliver};
use crate::classes;
use crate::frame::{Action, Frame};
use crate::names;
use crate::objects::*;
use crate::threads::Waiting;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// Raises an exception at the instruction in front of `cx.pc`. `None`: the frames say where to go on.
#[cold]
pub fn raise(cx: &mut Cx<'_>, exc: Value) -> Option<Leave> {
    set_context(cx, exc);
    propagate(cx, exc, false)
}

/// Raises an exception again, with the traceback it has.
#[cold]
pub fn reraise(cx: &mut Cx<'_>, exc: Value) -> Option<Leave> {
    if !exc.is_kind(Kind::Exc) {
        return None;
    }
    propagate(cx, exc, true)
}

/// Whether what is raised was thrown into the generator that runs: it waits at a `yield`, or has not begun.
fn is_thrown(cx: &Cx<'_>) -> bool {
    let Some(frame) = cx.frames.last().filter(|frame| frame.generator().is_kind(Kind::Gen)) else { return false };
    let unit = cx.units.get(frame.unit);
    if cx.pc <= unit.body(frame.body).start as usize {
        return true;
    }
    let waits = unit.code.ops.get(cx.pc - 1);
    matches!(waits, Some(Op::Yield { .. } | Op::YieldAsync { .. } | Op::YieldFrom { .. }))
}

/// The exception being handled, in the nearest frame that handles one.
pub fn handled(cx: &Cx<'_>) -> Option<Value> {
    handled_in(cx, cx.frames.len())
}

/// The exception being handled in the last frames, so many of them.
fn handled_in(cx: &Cx<'_>, n: usize) -> Option<Value> {
    for frame in cx.frames.iter().rev().take(n) {
        let unit = cx.units.get(frame.unit);
        if unit.code.prelude {
            continue;
        }
        if let Some(register) = unit.body(frame.body).handled {
            let value = cx.stack[frame.base as usize + register as usize];
            if value.is_kind(Kind::Exc) {
                return Some(value);
            }
        }
    }
    None
}

/// What a bare `raise` means: in a function of the prelude what that function handles, otherwise what the guest does.
fn handled_here(cx: &Cx<'_>) -> Option<Value> {
    if !cx.unit().code.prelude {
        return handled(cx);
    }
    let register = cx.body().handled?;
    Some(cx.reg(register)).filter(|v| v.is_kind(Kind::Exc))
}

/// Sets `__context__` to the exception being handled; of what is thrown into a generator to one that it handles itself.
fn set_context(cx: &mut Cx<'_>, exc: Value) {
    let n = if is_thrown(cx) { 1 } else { cx.frames.len() };
    link(cx, exc, n);
}

/// Sets `__context__` to what the last frames handle, so many of them.
fn link(cx: &mut Cx<'_>, exc: Value, n: usize) {
    let Some(context) = handled_in(cx, n) else { return };
    if context.same(exc) {
        return;
    }
    // A chain that leads back to the exception is cut.
    let mut at = context;
    for _ in 0..10_000 {
        let next = cx.vm.heap.exception(at.handle()).context;
        if next.same(exc) {
            cx.vm.heap.exception_mut(at.handle()).context = Value::NONE;
            break;
        }
        if !next.is_kind(Kind::Exc) || next.same(context) {
            break;
        }
        at = next;
    }
    cx.vm.heap.exception_mut(exc.handle()).context = context;
}

fn propagate(cx: &mut Cx<'_>, exc: Value, again: bool) -> Option<Leave> {
    let (mut exc, mut again) = (exc, again);
    loop {
        let frame = *cx.frames.last()?;
        let mut at = (cx.pc as u32).saturating_sub(1);
        let unit = cx.units.get(frame.unit);
        let body = unit.body(frame.body);
        let is_prelude = unit.code.prelude;
        let note = |vm: &mut Vm, exc: Value, at: u32| {
            // A generator that has not begun stands before its first instruction.
            let pc = at.max(body.start);
            vm.heap.exception_mut(exc.handle()).trace.push(TraceEntry { unit: frame.unit, pc });
            vm.heap.grew(size_of::<TraceEntry>());
        };
        if !again && !is_prelude {
            note(cx.vm, exc, at);
        }
        again = false;
        let mut handlers = body.handlers.iter();
        let handler = loop {
            let Some(handler) = handlers.find(|h| h.start <= at && at < h.end) else { break None };
            if handler.exception != DISCARD.0 {
                break Some(handler);
            }
            // It leaves a generator expression that has no frame of its own, for the instruction that goes through it.
            at = handler.target;
            if !is_prelude {
                exc = raised_by(cx.vm, GenFlavour::Generator, exc);
                note(cx.vm, exc, at);
            }
        };
        if let Some(handler) = handler {
            cx.stack[frame.base as usize + handler.exception as usize] = exc;
            let frame = cx.frames.last_mut()?;
            frame.pc = handler.target;
            return None;
        }
        cx.frames.pop();
        if let Some(handle) = frame.generator().is(Kind::Gen) {
            exc = if goes_on(cx, handle, &frame, at, exc) {
                exc
            } else {
                leave_generator(cx, handle, exc, unit.code.prelude)
            };
        }
        if frame.action == Action::Exit {
            return Some(Leave::Raised(exc));
        }
        if frame.action == Action::Entered {
            // What a guest made of a hash raised: whoever waited hears that instead.
            cx.vm.entries.held = Waiting::Nothing;
            if cx.frames.is_empty() {
                return Some(Leave::Raised(exc));
            }
        }
        deliver::enter_caller(cx);
        if let Some(flow) = deliver::caught(cx, frame.action, frame.dst, frame.extra(), exc) {
            match deliver::settled(cx, flow) {
                Flow::Raise(other) => {
                    set_context(cx, other);
                    exc = other;
                }
                Flow::Leave(leave) => return Some(leave),
                Flow::Next | Flow::Switch => return None,
            }
        } else if frame.action == Action::Thrown {
            // It was thrown into a delegate, and is now thrown into who delegates.
            link(cx, exc, 1);
        } else {
            asked::name_attribute(cx, frame.action, exc);
        }
    }
}

/// Suspends a generator of the library that plays an iterator (`map`, `filter`, …) behind its only `yield`: an exception
/// of what it calls does not end it. Not where it has yet to begin its loop, nor when it is closed.
fn goes_on(cx: &mut Cx<'_>, handle: u32, frame: &Frame, at: u32, exc: Value) -> bool {
    let facade = cx.vm.heap.generator(handle).facade;
    let players = [
        classes::MAP,
        classes::FILTER,
        classes::ZIP,
        classes::ENUMERATE,
        classes::ITERATOR,
        classes::CALLABLE_ITERATOR,
        classes::TAKEWHILE,
    ];
    if !players.iter().any(|p| p.same(facade)) || cx.vm.is_instance(exc, classes::GENERATOR_EXIT) {
        return false;
    }
    let unit = cx.units.get(frame.unit);
    let body = unit.body(frame.body);
    if matches!(unit.code.ops[at as usize], Op::ForPrep { .. }) {
        return false;
    }
    let code = body.start as usize..body.end as usize;
    let mut yields = code.filter(|i| matches!(unit.code.ops[*i], Op::Yield { .. }));
    let (Some(only), None) = (yields.next(), yields.next()) else { return false };
    let base = frame.base as usize;
    let registers = cx.stack[base..base + body.registers as usize].into();
    let generator = cx.vm.heap.generator_mut(handle);
    generator.registers = registers;
    generator.pc = only as u32 + 1;
    generator.state = GenState::Suspended;
    true
}

/// A generator ends by an exception: `StopIteration` must not look like its end (PEP 479).
fn leave_generator(cx: &mut Cx<'_>, handle: u32, exc: Value, prelude: bool) -> Value {
    let generator = cx.vm.heap.generator_mut(handle);
    generator.state = GenState::Closed;
    generator.registers = Box::default();
    generator.busy = false;
    let flavour = generator.flavour;
    if prelude { exc } else { raised_by(cx.vm, flavour, exc) }
}

/// What a generator raises that is left by an exception.
fn raised_by(vm: &mut Vm, flavour: GenFlavour, exc: Value) -> Value {
    let text = match flavour {
        _ if vm.is_instance(exc, classes::STOP_ITERATION) => match flavour {
            GenFlavour::Generator => "generator raised StopIteration",
            GenFlavour::Coroutine => "coroutine raised StopIteration",
            GenFlavour::AsyncGenerator => "async generator raised StopIteration",
        },
        GenFlavour::AsyncGenerator if vm.is_instance(exc, classes::STOP_ASYNC_ITERATION) => {
            "async generator raised StopAsyncIteration"
        }
        _ => return exc,
    };
    let text = vm.str(text);
    let error = vm.new_exception(classes::RUNTIME_ERROR, &[text]);
    // Its traceback begins with whoever wanted the next value.
    let object = vm.heap.exception_mut(error.handle());
    object.cause = exc;
    object.context = exc;
    object.suppress = true;
    error
}

/// `raise exc` or `raise exc from cause`.
pub fn raise_value(cx: &mut Cx<'_>, exc: Value, cause: Option<Value>) -> Flow {
    if let Some(pending) = [Some(exc), cause].into_iter().flatten().find(|v| v.is_kind(Kind::Pending)) {
        return super::look::pending(cx, pending);
    }
    let is_class =
        |cx: &Cx<'_>, v: Value| v.is_kind(Kind::Class) && cx.vm.is_subclass(v, classes::BASE_EXCEPTION);
    if is_class(cx, exc) || cause.is_some_and(|c| is_class(cx, c)) {
        // Classes are instantiated first, which may run Python; the prelude then raises the instances.
        let function = cx.vm.image.prelude("raise_class");
        let args = vec![exc, cause.unwrap_or(Value::UNDEF)];
        let simple =
            is_class(cx, exc) && cause.is_none() && cx.vm.class(exc).construct == Construct::Exception;
        if simple && cx.vm.lookup(exc, names::INIT).is_some_and(|f| f.is_kind(Kind::Native)) {
            let made = cx.vm.new_exception(exc, &[]);
            return match crate::types::exception::initialise(cx.vm, made, &[], &[]) {
                Ok(()) => Flow::Raise(made),
                Err(stop) => stop.into(),
            };
        }
        let args = if cause.is_some() { args } else { vec![exc] };
        return super::call::function(
            cx,
            Callee::with(function, Action::Never, 0, Value::UNDEF),
            args,
            Vec::new(),
        );
    }
    if !exc.is_kind(Kind::Exc) {
        return cx.vm.type_error("exceptions must derive from BaseException").into();
    }
    if let Some(cause) = cause {
        if !cause.is_none() && !cause.is_kind(Kind::Exc) {
            return cx.vm.type_error("exception causes must derive from BaseException").into();
        }
        let object = cx.vm.heap.exception_mut(exc.handle());
        object.cause = cause;
        object.suppress = true;
    }
    Flow::Raise(exc)
}

/// A bare `raise`.
pub fn raise_handled(cx: &mut Cx<'_>) -> Flow {
    match handled_here(cx) {
        Some(exc) => match reraise(cx, exc) {
            Some(leave) => Flow::Leave(leave),
            None => Flow::Switch,
        },
        None => cx.vm.raise(classes::RUNTIME_ERROR, "No active exception to reraise").into(),
    }
}

/// Jumps unless an exception matches a class or a tuple of classes.
pub fn no_match(cx: &mut Cx<'_>, exc: Value, types: Value, to: Jump) -> Flow {
    if types.is_kind(Kind::Pending) {
        return super::look::pending(cx, types);
    }
    let class = cx.vm.class_of(exc);
    let candidates = match types.is(Kind::Tuple) {
        Some(handle) => cx.vm.heap.tuple(handle).to_vec(),
        None => vec![types],
    };
    for candidate in &candidates {
        if !candidate.is_kind(Kind::Class) || !cx.vm.is_subclass(*candidate, classes::BASE_EXCEPTION) {
            let text = "catching classes that do not inherit from BaseException is not allowed";
            return cx.vm.type_error(text).into();
        }
    }
    if !candidates.iter().any(|c| cx.vm.is_subclass(class, *c)) {
        cx.jump(to);
    }
    Flow::Next
}

/// Refuses what may not stand behind `except*`.
pub fn check_except_star(cx: &mut Cx<'_>, types: Value) -> Flow {
    let candidates = match types.is(Kind::Tuple) {
        Some(handle) => cx.vm.heap.tuple(handle).to_vec(),
        None => vec![types],
    };
    for candidate in candidates {
        if !candidate.is_kind(Kind::Class) || !cx.vm.is_subclass(candidate, classes::BASE_EXCEPTION) {
            let text = "catching classes that do not inherit from BaseException is not allowed";
            return cx.vm.type_error(text).into();
        }
        if cx.vm.is_subclass(candidate, classes::BASE_EXCEPTION_GROUP) {
            let text = "catching ExceptionGroup with except* is not allowed. Use except instead.";
            return cx.vm.type_error(text).into();
        }
    }
    Flow::Next
}

/// `R[start..start + 3]` = type, exception and traceback, for `__exit__`.
pub fn exception_info(cx: &mut Cx<'_>, start: u8, exc: u8) -> Flow {
    let exc = cx.reg(exc);
    let (class, traceback) = if exc.is_kind(Kind::Exc) {
        (cx.vm.class_of(exc), crate::types::exception::traceback(cx.vm, exc))
    } else {
        (Value::NONE, Value::NONE)
    };
    cx.set(start, class);
    cx.set(start + 1, exc);
    cx.set(start + 2, traceback);
    Flow::Next
}
