//! Who holds a generator: whether it can be closed when what goes through it stops early.
//!
//! There are no reference counts. A generator remembers the instruction that it came out of, and the code behind that
//! instruction says what the register is read by first. When that is the head of a loop, or the call of a builtin that
//! iterates over it, nobody else has the generator: the result of a call is in a temporary register until then.
//! A generator that came another way (it had a name, it was in a container) counts as held by others.

use hognose_bytecode::{Op, Role};

use super::Cx;
use super::call::Callee;
use crate::frame::Action;
use crate::objects::*;
use crate::unit::Unit;
use crate::value::{Kind, Value};

/// So far away from the instruction that made a generator is its use looked for.
const FAR: usize = 64;

/// The instruction that a generator comes out of, which is being made for `to`: behind functions that return it at once.
pub fn made_at(cx: &Cx<'_>, to: Callee) -> Option<TraceEntry> {
    let (mut pc, mut dst, mut action) = (cx.pc as u32, to.dst, to.action);
    let mut frames = cx.frames.iter().rev();
    let mut frame = frames.next()?;
    // Most often something is done with it where it is made.
    let unit = cx.units.get(frame.unit);
    if !unit.code.prelude && !matches!(unit.code.ops.get(pc as usize), Some(Op::Return { .. })) {
        return Some(TraceEntry { unit: frame.unit, pc: pc.checked_sub(1)? });
    }
    loop {
        let unit = cx.units.get(frame.unit);
        let returned = action == Action::Store
            && match unit.code.ops.get(pc as usize) {
                Some(Op::Return { src }) => src.0 == dst,
                _ => false,
            };
        let passed_on = returned || (unit.code.prelude && cx.vm.is_named(unit, unit.body(frame.body).name, "type_call"));
        match frames.next() {
            Some(below) if passed_on && !frame.generator().is_kind(Kind::Gen) => {
                (pc, dst, action) = (below.pc, frame.dst, frame.action);
                frame = below;
            }
            _ => return Some(TraceEntry { unit: frame.unit, pc: pc.checked_sub(1)? }),
        }
    }
}

/// The register that an instruction writes its result to.
fn result(op: &Op) -> Option<u8> {
    let mut found = None;
    op.operands(|_, role| {
        if let Role::Write(register) = role {
            found = found.or(Some(register));
        }
    });
    found
}

/// The instruction behind `at` that reads a register first, when every way leads there.
fn first_use(unit: &Unit, at: u32, register: u8) -> Option<u32> {
    let mut at = at as usize + 1;
    for _ in 0..FAR {
        let op = unit.code.ops.get(at)?;
        if let Op::Jump { to } = op {
            at = at + 1 + usize::try_from(to.0).ok()?;
            continue;
        }
        let within = |run: Option<(u8, usize)>| {
            run.is_some_and(|(first, n)| (first as usize..first as usize + n).contains(&(register as usize)))
        };
        let (mut read, mut written) = (within(op.reads()), within(op.writes()));
        op.operands(|_, role| match role {
            Role::Read(r) => read |= r == register,
            Role::Write(r) => written |= r == register,
            _ => {}
        });
        // They ask how many items there may be, and take none.
        read &= !matches!(op, Op::BuildListFor { .. } | Op::BuildDictFor { .. });
        if let Op::Call { last, .. } | Op::CallMethod { last, .. } = op
            && last.0 == register
            && !written
        {
            // A variable, which goes on to have it.
            return None;
        }
        if read {
            return Some(at as u32);
        }
        if written || op.is_terminal() {
            return None;
        }
        at += 1;
    }
    None
}

/// The instruction that takes a generator, and the register in which it does.
fn taken_at(cx: &Cx<'_>, generator: Value) -> Option<(TraceEntry, u8)> {
    let made = cx.vm.heap.generator(generator.is(Kind::Gen)?).made?;
    let unit = cx.units.get(made.unit);
    let op = unit.code.ops.get(made.pc as usize)?;
    if let Op::ForPrep { iter } = op {
        // `__iter__` of what the loop goes over made it.
        return Some((made, iter.0));
    }
    let register = result(op)?;
    let pc = first_use(unit, made.pc, register)?;
    Some((TraceEntry { unit: made.unit, pc }, register))
}

/// Whether a loop of the running frame whose state begins in `iter` alone holds the generator that it goes through.
pub fn by_loop(cx: &Cx<'_>, iter: u8, generator: Value) -> bool {
    let Some((taken, register)) = taken_at(cx, generator) else { return false };
    let (unit, frame) = (cx.units.get(taken.unit), cx.frame());
    match unit.code.ops.get(taken.pc as usize) {
        Some(Op::ForPrep { iter: state }) if taken.unit == frame.unit => {
            state.0 == register && register == iter
        }
        // The outermost iterable of a generator expression, which is called with its iterator at once.
        Some(Op::GetIter { dst, .. }) if taken.unit == frame.unit && frame.generator().is_kind(Kind::Gen) => {
            let call = first_use(unit, taken.pc, dst.0).and_then(|pc| unit.code.ops.get(pc as usize));
            matches!(call, Some(Op::Call { f, n, .. }) if n.0 == 1 && f.0 + 1 == dst.0)
        }
        _ => by_builtin(cx, generator),
    }
}

/// Whether a builtin that runs as a function of the prelude (or as an iterator with a class of its own) was called
/// with the generator, and nobody else has it.
pub fn by_builtin(cx: &Cx<'_>, generator: Value) -> bool {
    let Some((taken, _)) = taken_at(cx, generator) else { return false };
    called_at(cx) == Some(taken)
}

/// Where the builtin was called for which the prelude runs.
fn called_at(cx: &Cx<'_>) -> Option<TraceEntry> {
    let mut pc = cx.pc as u32;
    for (depth, frame) in cx.frames.iter().rev().enumerate() {
        if depth > 0 {
            pc = frame.pc;
        }
        if let Some(handle) = frame.generator().is(Kind::Gen) {
            let generator = cx.vm.heap.generator(handle);
            if !generator.facade.is_undef() {
                return generator.made;
            }
        }
        if !cx.units.get(frame.unit).code.prelude {
            return (depth > 0).then_some(TraceEntry { unit: frame.unit, pc: pc.checked_sub(1)? });
        }
    }
    None
}

/// Whether the running instruction takes a generator that nobody else has and that closing could tell.
pub fn by_instruction(cx: &Cx<'_>, generator: Value) -> bool {
    may_tell(cx, generator)
        && taken_at(cx, generator)
            .is_some_and(|(taken, _)| taken.unit == cx.frame().unit && taken.pc as usize + 1 == cx.pc)
}

/// Whether closing a generator can run anything: it has a `finally` or the like, or it is an iterator over others.
pub fn may_tell(cx: &Cx<'_>, generator: Value) -> bool {
    let object = cx.vm.heap.generator(generator.handle());
    !object.facade.is_undef() || cx.units.get(object.unit).body(object.body).handles()
}

/// The suspended generators that only this iterator holds, the last one first, as CPython lets go of them.
pub fn held_by(cx: &Cx<'_>, iterator: Value) -> Vec<Value> {
    let Some(handle) = iterator.is(Kind::Gen) else { return Vec::new() };
    let object = cx.vm.heap.generator(handle);
    if object.facade.is_undef() || object.made.is_none() {
        return Vec::new();
    }
    let mut found: Vec<Value> = Vec::new();
    let mut consider = |value: Value| {
        let Some(inner) = value.is(Kind::Gen) else { return };
        let suspended = cx.vm.heap.generator(inner).state == GenState::Suspended;
        if suspended
            && !found.iter().any(|v| v.same(value))
            && taken_at(cx, value).map(|(taken, _)| taken) == object.made
        {
            found.push(value);
        }
    };
    for value in &object.registers {
        match value.kind() {
            Kind::List => cx.vm.heap.list(value.handle()).iter().for_each(|v| consider(*v)),
            Kind::Tuple => cx.vm.heap.tuple(value.handle()).iter().for_each(|v| consider(*v)),
            _ => consider(*value),
        }
    }
    found.reverse();
    found
}
