//! The tuples of small functions (`leaf.rs`): one that is only compared is not made, and the others are taken back where nobody can hold them.

use hognose_bytecode::Op;

use super::compare::Which as C;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What a tuple has that is only made to be compared with another one: it is not made where its items say which is less.
pub(super) struct Row {
    pub values: [Value; Row::MOST],
    pub which: C,
    /// The register of the tuple, where it is needed after all.
    pub dst: u8,
    /// Behind the instruction that makes the other one.
    pub end: usize,
}

impl Row {
    /// So many items at most.
    pub const MOST: usize = 4;
}

/// How a tuple of `n` items is compared, whose instruction is in front of `pc`, if nothing else becomes of it: what is behind that reads
/// the items of another tuple, makes that, compares the two and returns what comes out.
#[inline]
pub(super) fn compared(ops: &[Op], pc: usize, tuple: u8, n: usize) -> Option<C> {
    if n > Row::MOST {
        return None;
    }
    let [items @ .., Op::BuildTuple { dst: other, n: m, .. }, comparison, Op::Return { src }] = ops.get(pc..pc + n + 3)? else {
        return None;
    };
    let (which, dst, a, b) = match *comparison {
        Op::Lt { dst, a, b } => (C::Lt, dst, a, b),
        Op::Le { dst, a, b } => (C::Le, dst, a, b),
        Op::Gt { dst, a, b } => (C::Gt, dst, a, b),
        Op::Ge { dst, a, b } => (C::Ge, dst, a, b),
        Op::Eq { dst, a, b } => (C::Eq, dst, a, b),
        Op::Ne { dst, a, b } => (C::Ne, dst, a, b),
        _ => return None,
    };
    let is_other = |item: &Op| match *item {
        Op::GetAttr { obj, .. } | Op::GetItemInt { obj, .. } | Op::GetItemConst { obj, .. } => obj.0 != tuple,
        Op::Move { src, .. } => src.0 != tuple,
        Op::LoadConst { .. } | Op::LoadInt { .. } => true,
        _ => false,
    };
    let is_all = m.0 as usize == n && (a.0, b.0, src.0) == (tuple, other.0, dst.0) && items.iter().all(is_other);
    is_all.then_some(which)
}

/// The tuples that a function made, most often to compare or to hash them. Natives that ask for many items would fill the
/// memory with them before a collection can come.
#[derive(Default)]
pub(super) struct Made {
    tuples: [Value; 4],
    n: usize,
}

impl Made {
    pub fn add(&mut self, tuple: Value) {
        if let Some(place) = self.tuples.get_mut(self.n) {
            *place = tuple;
            self.n += 1;
        }
    }

    /// An object may refer to one of them, whatever becomes of it.
    pub fn are_held(&mut self) {
        self.n = 0;
    }

    /// Takes them back when the value of the function cannot hold one.
    #[inline]
    pub fn take_back(&self, vm: &mut Vm, value: Option<Value>) {
        if self.n == 0 {
            return;
        }
        let holds_none = |value: Value| {
            matches!(value.kind(), Kind::Int | Kind::Bool | Kind::Float | Kind::None | Kind::Wide | Kind::Str)
        };
        if !value.is_none_or(holds_none) {
            return;
        }
        for tuple in self.tuples[..self.n].iter().rev().filter_map(|tuple| tuple.is(Kind::Tuple)) {
            vm.heap.take_back_tuple(tuple);
        }
    }
}
