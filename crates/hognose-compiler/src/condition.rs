//! Conditions: comparisons and tests that become jumps, and comparisons for their value.

use hognose_bytecode::{Constant, Dst, Imm, Jump, NearConst, NearSite, Op, Src};
use hognose_syntax::ast::{self, BoolOp, CmpOp, Expr, UnaryOp};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::body::{Label, RegisterSet};
use crate::compiler::Compiler;
use crate::fold;

/// The jump operand before its label has a place.
pub(crate) const LATER: Jump = Jump(0);

impl<'a> Compiler<'a> {
    /// Jumps to `label` when the truth of `e` is `when`, else goes on.
    pub fn branch(&mut self, e: &'a Expr, when: bool, label: Label) -> Result {
        let mark = self.b.mark();
        let result = self.branch_inner(e, when, label);
        self.b.release(mark);
        result
    }

    fn branch_inner(&mut self, e: &'a Expr, when: bool, label: Label) -> Result {
        if !self.b.is_reachable() {
            return Ok(());
        }
        match e {
            Expr::UnaryOp(not) if not.op == UnaryOp::Not => self.branch(&not.operand, !when, label),
            Expr::BoolOp(e) => self.branch_bool(e, when, label),
            Expr::Compare(e) => self.branch_comparison(e, when, label),
            _ => {
                if let Some(constant) = fold::constant(e) {
                    if fold::truth(&constant) == when {
                        self.b.emit_jump(e.range(), Op::Jump { to: LATER }, label);
                    }
                    return Ok(());
                }
                let src = self.operand(e)?;
                self.branch_on(e.range(), src, when, label);
                Ok(())
            }
        }
    }

    /// Jumps on the truth of a register.
    pub fn branch_on(&mut self, range: TextRange, src: Src, when: bool, label: Label) {
        let op = if when { Op::JumpIf { src, to: LATER } } else { Op::JumpIfNot { src, to: LATER } };
        self.b.emit_jump(range, op, label);
    }

    fn branch_bool(&mut self, e: &'a ast::ExprBoolOp, when: bool, label: Label) -> Result {
        // `a and b` jumps away on the first false one, `a or b` on the first true one.
        let decides = e.op == BoolOp::Or;
        if decides == when {
            for value in &e.values {
                self.branch(value, when, label)?;
            }
            return Ok(());
        }
        let Some((last, rest)) = e.values.split_last() else { return Ok(()) };
        let end = self.b.label();
        for value in rest {
            self.branch(value, decides, end)?;
        }
        self.branch(last, when, label)?;
        self.b.bind(end);
        Ok(())
    }

    #[inline(never)]
    fn branch_comparison(&mut self, e: &'a ast::ExprCompare, when: bool, label: Label) -> Result {
        let Some((last, rest)) = e.comparators.split_last() else { return Ok(()) };
        let Some((last_op, ops)) = e.ops.split_last() else { return Ok(()) };
        let end = self.b.label();
        // One comparison that fails decides the whole chain.
        let fails = if when { end } else { label };
        let next = e.comparators.first().into_iter().collect::<Vec<_>>();
        let slots = self.chain_slots(e)?;
        let mut a = self.operand_in(&e.left, slots[0], &next)?;
        for (n, (right, op)) in rest.iter().zip(ops).enumerate() {
            let later: Vec<&Expr> = e.comparators.get(n + 1).into_iter().collect();
            let b = self.compared(*op, right, slots[(n + 1) % 2], &later)?;
            self.jump_comparison(e.range, *op, a, b, false, fails);
            a = b;
        }
        let range = e.range;
        if let (CmpOp::Is | CmpOp::IsNot, Expr::NoneLiteral(_)) = (last_op, last) {
            let (src, to) = (a, LATER);
            let none = (*last_op == CmpOp::Is) == when;
            let op = if none { Op::JumpIfNone { src, to } } else { Op::JumpIfNotNone { src, to } };
            self.b.emit_jump(range, op, label);
        } else if let Some(op) = fold::small_int(last).and_then(|n| int_jump(*last_op, a, n, when)) {
            self.b.emit_jump(range, op, label);
        } else if let Some(index) = self.near_text(*last_op, last) {
            self.jump_if_text(range, a, index, when, label);
        } else {
            let b = self.compared(*last_op, last, slots[e.ops.len() % 2], &[])?;
            self.jump_comparison(range, *last_op, a, b, when, label);
        }
        self.b.bind(end);
        Ok(())
    }

    /// Two registers for the operands of a chain, in turn; a single comparison needs none.
    fn chain_slots(&mut self, e: &ast::ExprCompare) -> Result<[Option<Dst>; 2]> {
        if e.ops.len() == 1 {
            return Ok([None; 2]);
        }
        let first = self.b.temps(2)?;
        Ok([Some(Dst(first)), Some(Dst(first + 1))])
    }

    /// The right operand of a comparison. A display that `in` alone sees may be a constant.
    fn compared(&mut self, op: CmpOp, e: &'a Expr, slot: Option<Dst>, later: &[&'a Expr]) -> Result<Src> {
        let chained = !later.is_empty();
        if matches!(op, CmpOp::In | CmpOp::NotIn)
            && !chained
            && let Some(constant) = fold::frozen_display(e)
        {
            let register = match slot {
                Some(register) => register,
                None => Dst(self.b.temp()?),
            };
            self.load_constant(e.range(), &constant, register);
            return Ok(register.src());
        }
        self.operand_in(e, slot, later)
    }

    /// The constant that something is compared for equality with, when it is text that the comparison can name.
    fn near_text(&mut self, op: CmpOp, e: &Expr) -> Option<NearConst> {
        match e {
            Expr::StringLiteral(_) if op == CmpOp::Eq => self.near_constant(e),
            _ => None,
        }
    }

    /// A constant as an operand of two bytes.
    pub fn near_constant(&mut self, e: &Expr) -> Option<NearConst> {
        let constant = fold::constant(e)?;
        u16::try_from(self.unit.constant(&constant).0).ok().map(NearConst)
    }

    /// A key that is a string in the source, for an instruction that names it and keeps where it was found.
    pub fn near_key(&mut self, e: &Expr) -> Option<(NearConst, NearSite)> {
        match e {
            Expr::StringLiteral(_) => Some((self.near_constant(e)?, self.unit.near_site()?)),
            _ => None,
        }
    }

    /// Jumps when something is this text, or unless it is.
    pub fn jump_if_text(&mut self, range: TextRange, a: Src, index: NearConst, when: bool, label: Label) {
        let to = LATER;
        let op = match when {
            true => Op::JumpIfEqConst { a, index, to },
            false => Op::JumpIfNotEqConst { a, index, to },
        };
        self.b.emit_jump(range, op, label);
    }

    fn jump_comparison(&mut self, range: TextRange, op: CmpOp, a: Src, b: Src, when: bool, label: Label) {
        let to = LATER;
        let op = match (op, when) {
            (CmpOp::Lt, true) => Op::JumpIfLt { a, b, to },
            (CmpOp::Lt, false) => Op::JumpIfNotLt { a, b, to },
            (CmpOp::LtE, true) => Op::JumpIfLe { a, b, to },
            (CmpOp::LtE, false) => Op::JumpIfNotLe { a, b, to },
            (CmpOp::Eq, true) => Op::JumpIfEq { a, b, to },
            (CmpOp::Eq, false) => Op::JumpIfNotEq { a, b, to },
            (CmpOp::NotEq, true) => Op::JumpIfNe { a, b, to },
            (CmpOp::NotEq, false) => Op::JumpIfNotNe { a, b, to },
            (CmpOp::Gt, true) => Op::JumpIfGt { a, b, to },
            (CmpOp::Gt, false) => Op::JumpIfNotGt { a, b, to },
            (CmpOp::GtE, true) => Op::JumpIfGe { a, b, to },
            (CmpOp::GtE, false) => Op::JumpIfNotGe { a, b, to },
            (CmpOp::Is, true) | (CmpOp::IsNot, false) => Op::JumpIfIs { a, b, to },
            (CmpOp::Is, false) | (CmpOp::IsNot, true) => Op::JumpIfIsNot { a, b, to },
            (CmpOp::In, true) | (CmpOp::NotIn, false) => Op::JumpIfIn { a, b, to },
            (CmpOp::In, false) | (CmpOp::NotIn, true) => Op::JumpIfNotIn { a, b, to },
        };
        self.b.emit_jump(range, op, label);
    }

    /// A comparison for its value; a chain stops at the first false result.
    #[inline(never)]
    pub fn comparison(&mut self, e: &'a ast::ExprCompare, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let chained = e.ops.len() > 1;
        // A chain writes its result several times.
        let result = if chained { self.scratch(dst)? } else { dst };
        let end = self.b.label();
        let scratch = (!chained && self.b.is_scratch(dst)).then_some(dst);
        let next: Vec<&Expr> = e.comparators.first().into_iter().collect();
        let slots = self.chain_slots(e)?;
        let mut a = self.operand_in(&e.left, slots[0].or(scratch), &next)?;
        for (n, (right, op)) in e.comparators.iter().zip(&e.ops).enumerate() {
            if n > 0 {
                self.branch_on(e.range, result.src(), false, end);
            }
            let later: Vec<&Expr> = e.comparators.get(n + 1).into_iter().collect();
            let b = self.compared(*op, right, slots[(n + 1) % 2], &later)?;
            self.b.emit(e.range, compare(*op, result, a, b));
            a = b;
        }
        self.b.bind(end);
        self.deliver(e.range, result, dst);
        Ok(())
    }

    /// The variables that are certainly assigned (by `:=`) when a condition is true.
    pub fn assigned_when_true(&mut self, e: &'a Expr, set: &mut RegisterSet) {
        match e {
            Expr::Named(e) => {
                if let Expr::Name(name) = &*e.target
                    && let Some(register) = self.register_of(name)
                {
                    set.insert(register);
                }
                self.assigned_when_true(&e.value, set);
            }
            Expr::BoolOp(e) if e.op == BoolOp::And => {
                e.values.iter().for_each(|value| self.assigned_when_true(value, set));
            }
            Expr::BoolOp(e) => e.values.iter().take(1).for_each(|value| self.assigned_when_true(value, set)),
            Expr::Compare(e) => {
                self.assigned_when_true(&e.left, set);
                e.comparators.iter().for_each(|value| self.assigned_when_true(value, set));
            }
            Expr::UnaryOp(e) if !matches!(&*e.operand, Expr::BoolOp(_) | Expr::Compare(_)) => {
                self.assigned_when_true(&e.operand, set);
            }
            Expr::Call(e) => e.arguments.args.iter().for_each(|value| self.assigned_when_true(value, set)),
            _ => {}
        }
    }
}

/// The instruction of a comparison.
pub(crate) fn compare(op: CmpOp, dst: Dst, a: Src, b: Src) -> Op {
    match op {
        CmpOp::Eq => Op::Eq { dst, a, b },
        CmpOp::NotEq => Op::Ne { dst, a, b },
        CmpOp::Lt => Op::Lt { dst, a, b },
        CmpOp::LtE => Op::Le { dst, a, b },
        CmpOp::Gt => Op::Gt { dst, a, b },
        CmpOp::GtE => Op::Ge { dst, a, b },
        CmpOp::Is => Op::Is { dst, a, b },
        CmpOp::IsNot => Op::IsNot { dst, a, b },
        CmpOp::In => Op::In { dst, item: a, container: b },
        CmpOp::NotIn => Op::NotIn { dst, item: a, container: b },
    }
}

/// The jump for a comparison with a small integer, where there is one.
fn int_jump(op: CmpOp, a: Src, n: i32, when: bool) -> Option<Op> {
    let (value, to) = (Imm(i16::try_from(n).ok()?), LATER);
    Some(match (op, when) {
        (CmpOp::Lt, true) => Op::JumpIfLtInt { a, value, to },
        (CmpOp::Lt, false) => Op::JumpIfNotLtInt { a, value, to },
        (CmpOp::LtE, true) => Op::JumpIfLeInt { a, value, to },
        (CmpOp::LtE, false) => Op::JumpIfNotLeInt { a, value, to },
        (CmpOp::Eq, true) => Op::JumpIfEqInt { a, value, to },
        (CmpOp::Eq, false) => Op::JumpIfNotEqInt { a, value, to },
        (CmpOp::NotEq, true) => Op::JumpIfNeInt { a, value, to },
        (CmpOp::NotEq, false) => Op::JumpIfNotNeInt { a, value, to },
        (CmpOp::Gt, true) => Op::JumpIfGtInt { a, value, to },
        (CmpOp::Gt, false) => Op::JumpIfNotGtInt { a, value, to },
        (CmpOp::GtE, true) => Op::JumpIfGeInt { a, value, to },
        (CmpOp::GtE, false) => Op::JumpIfNotGeInt { a, value, to },
        _ => return None,
    })
}

/// The truth of a condition that is known now.
pub(crate) fn known(e: &Expr) -> Option<bool> {
    fold::constant(e).map(|constant: Constant| fold::truth(&constant))
}
