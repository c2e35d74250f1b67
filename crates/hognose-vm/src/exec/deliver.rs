//! What happens with a result: the return actions.
//!
//! When a method that an instruction called returns, the instruction completes here. The caller's
//! program counter stands behind that instruction, its operands are still in its registers.

use hognose_bytecode::Op;

use super::call::Callee;
use super::{Cx, Flow, Leave, call, collect, compare, iterate, memo};
use crate::classes;
use crate::frame::Action;
use crate::names;
use crate::objects::*;
use crate::value::{Kind, Value};

/// The running frame returns a value.
pub fn returned(cx: &mut Cx<'_>, value: Value) -> Flow {
    let Some(done) = cx.frames.pop() else { return Flow::Leave(Leave::Done(value)) };
    if let Some(handle) = done.generator().is(Kind::Gen) {
        let generator = cx.vm.heap.generator_mut(handle);
        generator.state = GenState::Closed;
        // Another generator may get them once this one is dead.
        generator.registers.fill(Value::UNDEF);
        generator.busy &= done.action != Action::AsyncItem;
    }
    if done.action == Action::Exit {
        return Flow::Leave(Leave::Done(value));
    }
    if done.action == Action::Entered {
        enter_caller(cx);
        return Flow::Leave(Leave::Entered);
    }
    enter_caller(cx);
    let flow = if value.is_kind(Kind::Pending)
        && !cx.units.in_image(done.unit)
        && needs_answer(cx, done.action, done.dst)
        && done.generator().is_undef()
    {
        answered(cx, done.action, done.dst, done.extra(), value)
    } else if done.generator().is_undef() {
        self::value(cx, done.action, done.dst, done.extra(), value)
    } else {
        ended(cx, done.action, done.dst, done.extra(), value)
    };
    settled(cx, flow)
}

/// Takes over base and program counter of the frame that is now the top one.
pub fn enter_caller(cx: &mut Cx<'_>) {
    if let Some(frame) = cx.frames.last() {
        cx.base = frame.base as usize;
        cx.pc = frame.pc as usize;
    }
}

/// After an action in a caller: the frame has to know where it goes on.
pub fn settled(cx: &mut Cx<'_>, flow: Flow) -> Flow {
    match flow {
        Flow::Next => {
            let pc = cx.pc as u32;
            if let Some(frame) = cx.frames.last_mut() {
                frame.pc = pc;
            }
            Flow::Switch
        }
        other => other,
    }
}

/// A generator that was resumed for this action has returned.
fn ended(cx: &mut Cx<'_>, action: Action, dst: u8, extra: Value, value: Value) -> Flow {
    match action {
        Action::ForNext => Flow::Next,
        Action::Asked => iterate::answer(cx, extra, None),
        Action::Collect => collect::ended(cx, dst, extra),
        Action::Send | Action::Thrown => finish_send(cx, value),
        Action::NextDefault => self::value(cx, Action::Store, dst, extra, extra),
        Action::Step => {
            if let Some(ends) = extra.is(Kind::List) {
                cx.vm.heap.list_push(ends, value);
            }
            cx.set(dst, extra);
            Flow::Next
        }
        Action::AsyncItem => Flow::Raise(cx.vm.new_exception(classes::STOP_ASYNC_ITERATION, &[])),
        Action::GenClose => self::value(cx, Action::Store, dst, extra, value),
        Action::Closed => self::value(cx, action, dst, extra, value),
        _ => cx.vm.stop_iteration(value).into(),
    }
}

/// The iterator of a `Send` or `YieldFrom` has ended with a result.
pub fn finish_send(cx: &mut Cx<'_>, value: Value) -> Flow {
    match cx.op() {
        Op::Send { value: register, to, .. } | Op::YieldFrom { value: register, to, .. } => {
            cx.set(register.0, value);
            cx.jump(to);
        }
        _ => {}
    }
    Flow::Next
}

/// A call gave a value: does with it what the action says.
pub fn value(cx: &mut Cx<'_>, action: Action, dst: u8, extra: Value, value: Value) -> Flow {
    if value.is_kind(Kind::Pending) && looks(action) {
        return answered(cx, action, dst, extra, value);
    }
    match action {
        // An asynchronous generator gives its items to who runs it (`gens::yield_`).
        Action::AsyncItem
        | Action::Store
        | Action::GenStep
        | Action::NextDefault
        | Action::Step
        | Action::GetAttr
        | Action::AttrDefault => {
            cx.set(dst, value);
            Flow::Next
        }
        Action::Discard => Flow::Next,
        Action::Never => cx.vm.raise(classes::SYSTEM_ERROR, "the statement raise has raised nothing").into(),
        Action::Unpack => iterate::finish_unpack(cx, value),
        Action::Init => {
            if !value.is_none() {
                let name = cx.vm.type_name(value);
                return cx.vm.type_error(format!("__init__() should return None, not '{name}'")).into();
            }
            cx.set(dst, extra);
            Flow::Next
        }
        Action::New => call::initialise(cx, dst, extra, value),
        Action::Remember => memo::remember(cx, dst, extra, value),
        Action::Binary => {
            if value.same(Value::NOT_IMPLEMENTED) {
                return super::arith::next_candidate(cx, extra.as_int().unwrap_or(0) as usize + 1);
            }
            cx.set(dst, value);
            Flow::Next
        }
        Action::Compare => {
            if value.same(Value::NOT_IMPLEMENTED) {
                return compare::next_candidate(cx, extra.as_int().unwrap_or(0) as usize + 1);
            }
            compare::complete(cx, value)
        }
        Action::Branch | Action::StoreTruth => compare::complete_truth(cx, value),
        Action::Bool => match value.as_bool() {
            Some(truth) => compare::decide(cx, truth),
            None => {
                let name = cx.vm.type_name(value);
                cx.vm.type_error(format!("__bool__ should return bool, returned {name}")).into()
            }
        },
        Action::LenTruth => match cx.vm.int_ref(value) {
            Some(n) if n.is_negative() => cx.vm.value_error("__len__() should return >= 0").into(),
            Some(n) if n.to_i64().is_none() => {
                let text = cx.vm.str("cannot fit 'int' into an index-sized integer");
                Flow::Raise(cx.vm.new_exception(classes::OVERFLOW_ERROR, &[text]))
            }
            Some(n) => {
                let truth = !n.is_zero();
                compare::decide(cx, truth)
            }
            None => {
                let name = cx.vm.type_name(value);
                cx.vm.type_error(format!("'{name}' object cannot be interpreted as an integer")).into()
            }
        },
        Action::ForNext => match cx.op() {
            Op::ForNext { dst, to, .. } => {
                cx.set(dst.0, value);
                cx.jump(to);
                Flow::Next
            }
            _ => Flow::Next,
        },
        Action::Send => {
            if let Op::Send { value: register, .. } = cx.op() {
                cx.set(register.0, value);
            }
            Flow::Next
        }
        Action::Thrown => {
            // The delegate yields again: so does the frame, by running its `YieldFrom` once more.
            if let Op::YieldFrom { value: register, .. } = cx.op() {
                cx.set(register.0, value);
                cx.pc -= 1;
            }
            Flow::Next
        }
        Action::Closed => Flow::Raise(extra),
        Action::GenClose => {
            let text = match extra.is(Kind::Gen).map(|h| cx.vm.heap.generator(h).flavour) {
                Some(GenFlavour::Coroutine) => "coroutine ignored GeneratorExit",
                Some(GenFlavour::AsyncGenerator) => "async generator ignored GeneratorExit",
                _ => "generator ignored GeneratorExit",
            };
            cx.vm.raise(classes::RUNTIME_ERROR, text).into()
        }
        Action::Iterator => {
            if let Some(flow) = not_an_iterator(cx, value) {
                return flow;
            }
            cx.set(dst, value);
            Flow::Next
        }
        Action::ForPrep => {
            if let Some(flow) = not_an_iterator(cx, value) {
                return flow;
            }
            if let Op::ForPrep { iter } = cx.op() {
                iterate::enter_loop(cx, iter.0, value);
            }
            Flow::Next
        }
        Action::LoadMethod => {
            cx.set(dst, value);
            cx.set(dst + 1, Value::UNDEF);
            Flow::Next
        }
        Action::Exit => Flow::Leave(Leave::Done(value)),
        Action::Entered => Flow::Leave(Leave::Entered),
        Action::Asked => iterate::answer(cx, extra, Some(value)),
        Action::Special => super::special::answered(cx, extra, dst, value),
        Action::Collect => collect::suspended(cx, dst, extra, value),
    }
}

/// Waits for a result that is not there yet, then delivers it.
#[cold]
fn answered(cx: &mut Cx<'_>, action: Action, dst: u8, extra: Value, value: Value) -> Flow {
    let function = cx.vm.image.prelude("answer_of");
    super::call::function(cx, Callee::with(function, action, dst, extra), vec![value], Vec::new())
}

/// Whether an action looks at its value.
fn looks(action: Action) -> bool {
    matches!(
        action,
        Action::Compare
            | Action::Branch
            | Action::StoreTruth
            | Action::Bool
            | Action::LenTruth
            | Action::Init
            | Action::New
            | Action::Iterator
            | Action::ForPrep
            | Action::Unpack
            | Action::Special
    )
}

/// Whether the result of a call that the guest's code answers has to be there before it is delivered: for code of the
/// prelude, which works for natives, unless that only passes it on.
#[cold]
pub fn needs_answer(cx: &Cx<'_>, action: Action, dst: u8) -> bool {
    if action != Action::Store {
        return looks(action);
    }
    let unit = cx.unit();
    let moved = match unit.code.ops.get(cx.pc) {
        Some(Op::Return { src } | Op::Yield { src, .. }) => src.0 == dst,
        _ => false,
    };
    unit.code.prelude && !moved
}

fn not_an_iterator(cx: &mut Cx<'_>, value: Value) -> Option<Flow> {
    if matches!(value.kind(), Kind::Gen | Kind::Iter) || cx.vm.special(value, names::NEXT).is_some() {
        return None;
    }
    let name = cx.vm.type_name(value);
    Some(cx.vm.type_error(format!("iter() returned non-iterator of type '{name}'")).into())
}

/// A call raised: whether the action makes something else of it.
pub fn raised(cx: &mut Cx<'_>, action: Action, dst: u8, extra: Value, exc: Value) -> Flow {
    match caught(cx, action, dst, extra, exc) {
        Some(flow) => flow,
        None => Flow::Raise(exc),
    }
}

/// What an action does with an exception, if it does anything.
pub fn caught(cx: &mut Cx<'_>, action: Action, dst: u8, extra: Value, exc: Value) -> Option<Flow> {
    let is = |cx: &Cx<'_>, class: Value| cx.vm.is_instance(exc, class);
    match action {
        Action::ForNext if is(cx, classes::STOP_ITERATION) => Some(Flow::Next),
        // An iterator that a generator of the prelude plays ends so, too.
        Action::Collect if is(cx, classes::STOP_ITERATION) => Some(collect::ended(cx, dst, extra)),
        Action::Asked => iterate::not_answered(cx, extra, exc),
        Action::Send | Action::Thrown if is(cx, classes::STOP_ITERATION) => {
            let result = cx.vm.field(exc, names::VALUE).unwrap_or(Value::NONE);
            Some(finish_send(cx, result))
        }
        Action::NextDefault if is(cx, classes::STOP_ITERATION) => {
            Some(value(cx, Action::Store, dst, Value::UNDEF, extra))
        }
        Action::AttrDefault if is(cx, classes::ATTRIBUTE_ERROR) => {
            Some(value(cx, Action::Store, dst, Value::UNDEF, extra))
        }
        Action::GenClose if is(cx, classes::GENERATOR_EXIT) || is(cx, classes::STOP_ITERATION) => {
            Some(value(cx, Action::Store, dst, Value::UNDEF, Value::NONE))
        }
        Action::GetAttr | Action::LoadMethod if is(cx, classes::ATTRIBUTE_ERROR) && !extra.is_undef() => {
            // `extra` is the object; its class has `__getattr__`.
            let hook = cx.vm.special(extra, names::GETATTR)?;
            let name = super::attr::name_of_op(cx)?;
            let to = Callee::with(
                hook,
                if action == Action::GetAttr { Action::Store } else { Action::LoadMethod },
                dst,
                Value::UNDEF,
            );
            Some(super::call::invoke(cx, to, vec![extra, name], Vec::new()))
        }
        _ => None,
    }
}
