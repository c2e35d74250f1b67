//! Functions of which `leaf.rs` knows every instruction: iterators that ask one as they go, as `map` does, take no others, since they
//! cannot begin anew.

use hognose_bytecode::Op;

use super::found::{global, name};
use super::leaf::{Leaf, REGISTERS};
use crate::classes;
use crate::unit::Unit;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// Whether a function does no more than what a small function may, whatever it gets, as far as its instructions say: it computes with its
/// arguments, and calls natives without effects. An attribute may be a property, so functions that read some are none.
pub fn is_simple(vm: &mut Vm, callable: Value, arguments: usize) -> bool {
    let Some(function) = callable.is(Kind::Function) else { return false };
    let number = vm.heap.function(function).unit;
    if number & IMAGE != 0 {
        return false;
    }
    let units = std::mem::take(&mut vm.units);
    let unit = units.get(number as usize).and_then(|unit| unit.as_deref());
    let is_simple = unit.is_some_and(|unit| is_simple_in(vm, function, unit, arguments).unwrap_or(false));
    vm.units = units;
    is_simple
}

fn is_simple_in(vm: &mut Vm, function: u32, unit: &Unit, arguments: usize) -> Option<bool> {
    Leaf::function(vm, function, Value::UNDEF, unit, None, arguments)?;
    let object = vm.heap.function(function);
    let (start, end) = (object.direct.start, unit.body(object.body).end);
    // The globals that stand in registers.
    let mut globals = [Value::UNDEF; REGISTERS];
    for op in unit.code.ops.get(start as usize..end as usize)? {
        match *op {
            Op::LoadGlobal { dst, site } => *globals.get_mut(dst.0 as usize)? = global(vm, unit, site)?,
            Op::Call { f, .. } => {
                let callee = *globals.get(f.0 as usize)?;
                let is_pure = callee.is(Kind::Native).is_some_and(|native| vm.natives[native as usize].pure);
                if !is_pure && !callee.same(classes::TYPE) {
                    return Some(false);
                }
            }
            Op::LoadMethod { site, .. } | Op::LoadMethodToCall { site, .. } => {
                let method = vm.lookup(classes::STR, name(unit, site)?)?.is(Kind::Native)?;
                if !vm.natives[method as usize].pure {
                    return Some(false);
                }
            }
            Op::Move { .. }
            | Op::Moves { .. }
            | Op::LoadConst { .. }
            | Op::LoadInt { .. }
            | Op::LoadNone { .. }
            | Op::LoadBool { .. }
            | Op::GetItem { .. }
            | Op::GetItemInt { .. }
            | Op::GetItemConst { .. }
            | Op::CallMethod { .. }
            | Op::Add { .. }
            | Op::Sub { .. }
            | Op::Mul { .. }
            | Op::AddInt { .. }
            | Op::SubInt { .. }
            | Op::MulInt { .. }
            | Op::Mod { .. }
            | Op::ModInt { .. }
            | Op::FloorDiv { .. }
            | Op::FloorDivInt { .. }
            | Op::Div { .. }
            | Op::Neg { .. }
            | Op::LoadCell { .. }
            | Op::Is { .. }
            | Op::IsNot { .. }
            | Op::In { .. }
            | Op::NotIn { .. }
            | Op::Not { .. }
            | Op::Lt { .. }
            | Op::Le { .. }
            | Op::Eq { .. }
            | Op::Ne { .. }
            | Op::Gt { .. }
            | Op::Ge { .. }
            | Op::BuildTuple { .. }
            | Op::Return { .. }
            | Op::ReturnNone {} => {}
            ref op if is_forward(op) => {}
            _ => return Some(false),
        }
    }
    Some(true)
}

/// Whether an instruction is a jump that a small function may make.
fn is_forward(op: &Op) -> bool {
    let to = match *op {
        Op::Jump { to }
        | Op::JumpIf { to, .. }
        | Op::JumpIfNot { to, .. }
        | Op::JumpIfNotNone { to, .. }
        | Op::JumpIfNone { to, .. }
        | Op::JumpIfIs { to, .. }
        | Op::JumpIfIsNot { to, .. }
        | Op::JumpIfLt { to, .. }
        | Op::JumpIfLe { to, .. }
        | Op::JumpIfEq { to, .. }
        | Op::JumpIfNe { to, .. }
        | Op::JumpIfGt { to, .. }
        | Op::JumpIfGe { to, .. }
        | Op::JumpIfNotLt { to, .. }
        | Op::JumpIfNotLe { to, .. }
        | Op::JumpIfNotEq { to, .. }
        | Op::JumpIfNotNe { to, .. }
        | Op::JumpIfNotGt { to, .. }
        | Op::JumpIfNotGe { to, .. } => to.0 as i64,
        Op::JumpIfLtInt { to, .. }
        | Op::JumpIfLeInt { to, .. }
        | Op::JumpIfEqInt { to, .. }
        | Op::JumpIfNeInt { to, .. }
        | Op::JumpIfGtInt { to, .. }
        | Op::JumpIfGeInt { to, .. }
        | Op::JumpIfNotLtInt { to, .. }
        | Op::JumpIfNotLeInt { to, .. }
        | Op::JumpIfNotEqInt { to, .. }
        | Op::JumpIfNotNeInt { to, .. }
        | Op::JumpIfNotGtInt { to, .. }
        | Op::JumpIfNotGeInt { to, .. } => to.0 as i64,
        Op::JumpIfEqConst { to, .. } | Op::JumpIfNotEqConst { to, .. } => to.0 as i64,
        _ => return false,
    };
    to >= 0
}
