//! `yield`, `yield from` and `await`.

use hognose_bytecode::{Dst, Num, Op, Src};
use hognose_syntax::ast;
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::compiler::Compiler;
use crate::condition::LATER;

impl<'a> Compiler<'a> {
    #[inline(never)]
    pub fn await_expr(&mut self, e: &'a ast::ExprAwait, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let src = self.operand(&e.value)?;
        self.await_value(e.range, src, dst, 0)
    }

    /// `R[dst]` = what awaiting `R[src]` gives. `context`: see `GetAwaitable`.
    pub fn await_value(&mut self, range: TextRange, src: Src, dst: Dst, context: u32) -> Result {
        let mark = self.b.mark();
        let iter = self.b.temp()?;
        self.b.emit(range, Op::GetAwaitable { dst: Dst(iter), src, context: Num(context) });
        self.drive(range, iter, dst)?;
        self.b.release(mark);
        Ok(())
    }

    /// Passes everything between `R[iter]` and the caller until it ends; `R[dst]` = its result.
    fn drive(&mut self, range: TextRange, iter: u8, dst: Dst) -> Result {
        let value = self.scratch(dst)?;
        let (again, done) = (self.b.label(), self.b.label());
        self.b.emit(range, Op::LoadNone { dst: value });
        self.b.bind_loop(again);
        let (value, iter) = (value.src(), Src(iter));
        self.b.emit_jump(range, Op::Send { value, iter, to: LATER }, done);
        self.b.emit_jump(range, Op::YieldFrom { value, iter, to: LATER }, done);
        self.b.emit_jump(range, Op::Jump { to: LATER }, again);
        self.b.bind(done);
        self.deliver(range, value.dst(), dst);
        Ok(())
    }

    #[inline(never)]
    pub fn yield_from(&mut self, e: &'a ast::ExprYieldFrom, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let iter = self.b.temp()?;
        let src = self.operand(&e.value)?;
        self.b.emit(e.range, Op::GetYieldFrom { dst: Dst(iter), src });
        self.drive(e.range, iter, dst)
    }

    #[inline(never)]
    pub fn yield_expr(&mut self, e: &'a ast::ExprYield, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let src = match &e.value {
            Some(value) => self.operand(value)?,
            None => {
                let none = self.b.temp()?;
                self.b.emit(e.range(), Op::LoadNone { dst: Dst(none) });
                Src(none)
            }
        };
        let op = self.yield_op(dst, src);
        self.b.emit(e.range, op);
        Ok(())
    }

    /// The instruction that gives an item from the current body.
    pub fn yield_op(&self, dst: Dst, src: Src) -> Op {
        let body = &self.scopes.list[self.scopes.body_of(self.scope)];
        let coroutine = self.is_coroutine || body.kind == crate::scope::ScopeKind::Generator && body.awaits;
        if coroutine { Op::YieldAsync { dst, src } } else { Op::Yield { dst, src } }
    }
}
