//! Instances of named tuples, where the `__new__` of their class is what `namedtuple` compiles for it.
//!
//! That is `lambda _cls, x, y: _tuple_new(_cls, (x, y))`: with as many arguments as there are fields, and while `_tuple_new` is what the
//! library says, it makes a tuple of them and an instance around that.

use hognose_bytecode::Op;

use super::{Cx, found, leaf};
use crate::classes;
use crate::native::Inlined;
use crate::objects::InstanceObj;
use crate::unit::Unit;
use crate::value::{Kind, Value};

/// The instance of `class` that its `__new__` gives for the fields; `None`, and no effect, when that is another function, or a limit
/// is to be told of.
#[inline(never)]
pub fn instance(cx: &mut Cx<'_>, class: Value, new: Value, first: usize, n: usize) -> Option<Value> {
    let function = cx.vm.heap.function(new.is(Kind::Function)?);
    let (direct, unit) = (function.direct, cx.units.get(function.unit));
    if direct.arguments as usize != n + 1 {
        return None;
    }
    let maker = maker(cx, unit, direct.start as usize, n)?;
    let vm = &mut *cx.vm;
    // A class that borrows methods of `tuple` is none.
    if vm.directs[maker.is(Kind::Native)? as usize].inlined != Inlined::TupleNew || !vm.is_subclass(class, classes::TUPLE) {
        return None;
    }
    let fields = cx.stack.get(first..first + n)?;
    vm.charge(leaf::COST).ok()?;
    let mut instance = InstanceObj { shape: vm.class(class).shape, ..InstanceObj::default() };
    instance.inline[0] = vm.heap.new_tuple(fields);
    Some(vm.heap.new_instance(instance))
}

/// What a function calls with its first argument and a tuple of the others, if it does no more than that.
fn maker(cx: &Cx<'_>, unit: &Unit, start: usize, n: usize) -> Option<Value> {
    let ops = unit.code.ops.get(start..)?;
    let (&Op::LoadGlobal { dst: callee, site }, mut ops) = ops.split_first()? else { return None };
    // The class stands behind what is called, then the tuple, then what that is made of.
    let class = callee.0.checked_add(1)?;
    let (tuple, fields) = (class.checked_add(1)?, class.checked_add(2)?);
    let is_in_place = |argument: u8, dst: u8, src: u8| {
        src == argument && if argument == 0 { dst == class } else { dst.checked_sub(argument) == Some(tuple) }
    };
    let mut argument = 0;
    while usize::from(argument) <= n {
        let (op, rest) = ops.split_first()?;
        match *op {
            Op::Move { dst, src } if is_in_place(argument, dst.0, src.0) => argument += 1,
            Op::Moves { dst, src, next, from }
                if is_in_place(argument, dst.0, src.0) && is_in_place(argument + 1, next.0, from.0) =>
            {
                argument += 2;
            }
            _ => return None,
        }
        ops = rest;
    }
    let [Op::BuildTuple { dst, start, n: items }, Op::Call { dst: made, f, n: given, last }, Op::Return { src }, ..] = ops else {
        return None;
    };
    let is_of_fields = dst.0 == tuple && start.0 == fields && items.0 as usize == n && usize::from(argument) == n + 1;
    let is_given = f.0 == callee.0 && given.0 == 2 && last.0 == tuple && src.0 == made.0;
    if is_of_fields && is_given { found::global_of(cx.vm, unit, site) } else { None }
}
