//! Expressions: where each kind is compiled, and the kinds that need few lines.
//!
//! The rule of all families: a result goes straight to `dst`. A destination that is a variable is written by
//! the last instruction only, since the expression may still read the variable or raise.

use hognose_bytecode::{Constant, DISCARD, Dst, Num, Op, Src};
use hognose_syntax::ast::{self, BoolOp, Expr, UnaryOp};
use hognose_syntax::text_size::Ranged;

use crate::Result;
use crate::body::{Label, Var};
use crate::compiler::Compiler;
use crate::{fold, literal};

impl<'a> Compiler<'a> {
    /// Compiles an expression whose value goes to `dst`.
    pub fn expr(&mut self, e: &'a Expr, dst: Dst) -> Result {
        let mark = self.b.mark();
        let result = self.expr_inner(e, dst);
        self.b.release(mark);
        result
    }

    fn expr_inner(&mut self, e: &'a Expr, dst: Dst) -> Result {
        if !self.b.is_reachable() {
            return Ok(());
        }
        match e {
            Expr::Name(name) if name.id.as_str() != "__debug__" => {
                let symbol = self.symbol(&name.id);
                self.load_symbol(e.range(), symbol, dst)
            }
            Expr::Call(_) | Expr::Attribute(_) | Expr::Subscript(_) => self.chain(e, dst),
            Expr::BinOp(_) => self.binary(e, dst),
            Expr::Compare(e) => self.comparison(e, dst),
            Expr::BoolOp(_) => self.bool_op(e, dst),
            Expr::UnaryOp(e) => self.unary(e, dst),
            Expr::If(e) => self.conditional(e, dst),
            Expr::Named(e) => self.named(e, dst),
            Expr::Lambda(e) => self.lambda(e, dst),
            Expr::Tuple(e) => self.tuple(e, dst),
            Expr::List(e) => self.list(e, dst),
            Expr::Set(e) => self.set(e, dst),
            Expr::Dict(e) => self.dict(e, dst),
            Expr::ListComp(_) | Expr::SetComp(_) | Expr::DictComp(_) => self.comprehension(e, dst),
            Expr::Generator(e) => self.generator(e, dst),
            Expr::Await(e) => self.await_expr(e, dst),
            Expr::Yield(e) => self.yield_expr(e, dst),
            Expr::YieldFrom(e) => self.yield_from(e, dst),
            Expr::FString(e) => self.fstring(e, dst),
            Expr::TString(e) => self.tstring(e, dst),
            Expr::Slice(e) => self.slice(e, dst),
            Expr::Starred(e) => self.error(e.range(), "can't use starred expression here"),
            Expr::IpyEscapeCommand(e) => self.error(e.range(), "invalid syntax"),
            Expr::StringLiteral(s) => {
                let constant = literal::string_in(s, self.source);
                self.load_constant(e.range(), &constant, dst);
                Ok(())
            }
            _ => match fold::constant(e) {
                Some(constant) => {
                    self.load_constant(e.range(), &constant, dst);
                    Ok(())
                }
                None => self.error(e.range(), "invalid literal"),
            },
        }
    }

    /// Evaluates an expression for its effects.
    pub fn effect(&mut self, e: &'a Expr) -> Result {
        if fold::constant(e).is_some() {
            return Ok(());
        }
        let mark = self.b.mark();
        if let Expr::Call(_) = e {
            self.expr(e, DISCARD)?;
        } else {
            self.operand(e)?;
        }
        self.b.release(mark);
        Ok(())
    }

    /// A destination for intermediate values: `dst` itself if nobody sees it before the end.
    pub fn scratch(&mut self, dst: Dst) -> Result<Dst> {
        if self.b.is_scratch(dst) { Ok(dst) } else { Ok(Dst(self.b.temp()?)) }
    }

    /// A destination that is not `DISCARD`.
    pub fn some_dst(&mut self, dst: Dst) -> Result<Dst> {
        if dst == DISCARD { Ok(Dst(self.b.temp()?)) } else { Ok(dst) }
    }

    /// Moves a value that was built in `from` to `dst`.
    pub fn deliver(&mut self, range: hognose_syntax::text_size::TextRange, from: Dst, dst: Dst) {
        if from != dst && dst != DISCARD {
            self.b.emit(range, Op::Move { dst, src: from.src() });
        }
    }

    #[inline(never)]
    fn unary(&mut self, e: &'a ast::ExprUnaryOp, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        if let Some(constant) = fold_unary(e) {
            self.load_constant(e.range, &constant, dst);
            return Ok(());
        }
        let scratch = self.b.is_scratch(dst).then_some(dst);
        let src = self.operand_in(&e.operand, scratch, &[])?;
        self.b.emit(
            e.range,
            match e.op {
                UnaryOp::Not => Op::Not { dst, src },
                UnaryOp::USub => Op::Neg { dst, src },
                UnaryOp::UAdd => Op::Pos { dst, src },
                UnaryOp::Invert => Op::Invert { dst, src },
            },
        );
        Ok(())
    }

    #[inline(never)]
    fn conditional(&mut self, e: &'a ast::ExprIf, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let (orelse, end) = (self.b.label(), self.b.label());
        self.branch(&e.test, false, orelse)?;
        self.expr(&e.body, dst)?;
        self.b.emit_jump(e.body.range(), Op::Jump { to: hognose_bytecode::Jump(0) }, end);
        self.b.bind(orelse);
        self.expr(&e.orelse, dst)?;
        self.b.bind(end);
        Ok(())
    }

    #[inline(never)]
    fn named(&mut self, e: &'a ast::ExprNamed, dst: Dst) -> Result {
        let Expr::Name(target) = &*e.target else {
            return self.error(e.range, "cannot use assignment expressions with this target");
        };
        let symbol = self.symbol(&target.id);
        if let Var::Register(register) = self.lookup(symbol) {
            self.expr(&e.value, Dst(register))?;
            self.deliver(e.range, Dst(register), dst);
            return Ok(());
        }
        let dst = self.scratch(dst).map(|scratch| (scratch, dst))?;
        self.expr(&e.value, dst.0)?;
        self.store_symbol(target.range, symbol, dst.0.src())?;
        self.deliver(e.range, dst.0, dst.1);
        Ok(())
    }

    #[inline(never)]
    fn slice(&mut self, e: &'a ast::ExprSlice, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        if let Some(constant) = fold::slice(e) {
            self.load_constant(e.range, &constant, dst);
            return Ok(());
        }
        let start = self.b.temps(3)?;
        for (n, part) in [&e.lower, &e.upper, &e.step].into_iter().enumerate() {
            let register = Dst(start + n as u8);
            match part {
                Some(part) => self.expr(part, register)?,
                None => self.b.emit(e.range, Op::LoadNone { dst: register }),
            }
        }
        self.b.emit(e.range, Op::BuildSlice { dst, start: Src(start) });
        Ok(())
    }

    /// `and` and `or` for their value.
    #[inline(never)]
    fn bool_op(&mut self, e: &'a Expr, dst: Dst) -> Result {
        let direct = self.b.is_scratch(dst) || dst != DISCARD && self.cannot_observe(e);
        let scratch = if direct { dst } else { Dst(self.b.temp()?) };
        self.short_circuit(e, scratch, None, None)?;
        self.deliver(e.range(), scratch, dst);
        Ok(())
    }

    /// Whether all operands but the first are literals, so that nothing sees the destination too early.
    fn cannot_observe(&self, e: &Expr) -> bool {
        let Expr::BoolOp(e) = e else { return false };
        let literal = |e: &Expr| {
            matches!(
                e,
                Expr::NumberLiteral(_)
                    | Expr::StringLiteral(_)
                    | Expr::NoneLiteral(_)
                    | Expr::BooleanLiteral(_)
            )
        };
        e.values.iter().skip(1).all(literal) && !matches!(e.values.first(), Some(Expr::BoolOp(_)))
    }

    /// Evaluates into `dst` and jumps, where a label is given, when the value is true or false. The
    /// operands of nested operators are tested once, as CPython does.
    fn short_circuit(&mut self, e: &'a Expr, dst: Dst, yes: Option<Label>, no: Option<Label>) -> Result {
        let Expr::BoolOp(op) = e else {
            self.expr(e, dst)?;
            let src = dst.src();
            if let Some(yes) = yes {
                self.b.emit_jump(e.range(), Op::JumpIf { src, to: hognose_bytecode::Jump(0) }, yes);
            }
            if let Some(no) = no {
                self.b.emit_jump(e.range(), Op::JumpIfNot { src, to: hognose_bytecode::Jump(0) }, no);
            }
            return Ok(());
        };
        let end = self.b.label();
        let Some((last, rest)) = op.values.split_last() else { return Ok(()) };
        for value in rest {
            match op.op {
                BoolOp::And => self.short_circuit(value, dst, None, Some(no.unwrap_or(end)))?,
                BoolOp::Or => self.short_circuit(value, dst, Some(yes.unwrap_or(end)), None)?,
            }
        }
        self.short_circuit(last, dst, yes, no)?;
        self.b.bind(end);
        Ok(())
    }

    /// How many arguments a count operand holds.
    pub fn count(n: usize) -> Num {
        Num(n as u32)
    }
}

/// The value of a signed literal.
fn fold_unary(e: &ast::ExprUnaryOp) -> Option<Constant> {
    fold::unary(e.op, fold::constant(&e.operand)?)
}
