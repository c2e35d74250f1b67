//! `try` with `except` and `except*`.
//!
//! A handler saves the register with the exception being handled, puts its own exception there,
//! and restores it on every way out; a second handler around it does that for exceptions.

use hognose_bytecode::{Dst, Intrinsic, Num, Op, Small, Src};
use hognose_syntax::ast::{self, ExceptHandler};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::body::{Block, Label, RegisterSet};
use crate::compiler::Compiler;
use crate::condition::LATER;
use crate::names::Symbol;

impl<'a> Compiler<'a> {
    pub fn try_stmt(&mut self, s: &'a ast::StmtTry) -> Result {
        if s.finalbody.is_empty() {
            return self.try_except(s);
        }
        self.try_finally(s)
    }

    /// The register with the exception being handled.
    pub fn handled(&self) -> u8 {
        self.b.handled.unwrap_or_default()
    }

    /// What is done on the way out of a handler.
    pub fn end_handling(&mut self, range: TextRange, saved: u8, name: Option<Symbol>) -> Result {
        if let Some(name) = name {
            self.forget_symbol(range, name)?;
        }
        self.b.emit(range, Op::Move { dst: Dst(self.handled()), src: Src(saved) });
        Ok(())
    }

    /// Makes `R[exception]` the exception being handled, and opens the block of its handler.
    pub fn begin_handling(&mut self, range: TextRange, saved: u8, exception: u8) {
        self.forget_comprehensions(range);
        let handled = self.handled();
        self.b.emit(range, Op::Move { dst: Dst(saved), src: Src(handled) });
        self.b.emit(range, Op::Move { dst: Dst(handled), src: Src(exception) });
        self.b.blocks.push(Block::Handling { saved, name: None });
    }

    /// The handler around a handler: restores what was handled before and raises on.
    pub fn restore_and_reraise(
        &mut self,
        range: TextRange,
        guard: (u32, Option<RegisterSet>),
        end: u32,
        saved: u8,
    ) -> Result {
        let mark = self.b.mark();
        let exception = self.b.temp()?;
        self.b.handle(guard, end, exception);
        self.b.emit(range, Op::Move { dst: Dst(self.handled()), src: Src(saved) });
        self.b.emit(range, Op::Reraise { exc: Src(exception) });
        self.b.release(mark);
        Ok(())
    }

    pub fn try_except(&mut self, s: &'a ast::StmtTry) -> Result {
        if s.handlers.is_empty() {
            self.suite(&s.body)?;
            return self.suite(&s.orelse);
        }
        let (exception, saved) = (self.b.temp()?, self.b.temp()?);
        let done = self.b.label();
        let range = header(s.range);
        self.settle(range);
        let guard = self.b.guard();
        self.b.blocks.push(Block::Guarded);
        self.suite(&s.body)?;
        self.b.blocks.pop();
        self.settle(range);
        let end = self.b.position();
        self.suite(&s.orelse)?;
        self.b.emit_jump(range, Op::Jump { to: LATER }, done);
        self.b.handle(guard, end, exception);
        if self.b.is_reachable() {
            self.settle_raised(range, exception);
            self.begin_handling(range, saved, exception);
            let guard = self.b.guard();
            if s.is_star {
                self.star_clauses(s, exception)?;
            } else {
                for handler in &s.handlers {
                    self.clause(handler, exception, saved, done)?;
                }
                self.b.emit(range, Op::Reraise { exc: Src(exception) });
            }
            self.b.emit(range, Op::Move { dst: Dst(self.handled()), src: Src(saved) });
            let end = self.b.position();
            self.b.emit_jump(range, Op::Jump { to: LATER }, done);
            self.b.blocks.pop();
            self.restore_and_reraise(range, guard, end, saved)?;
        }
        self.b.bind(done);
        Ok(())
    }

    /// One `except` clause.
    fn clause(&mut self, handler: &'a ExceptHandler, exception: u8, saved: u8, done: Label) -> Result {
        let ExceptHandler::ExceptHandler(handler) = handler;
        let next = self.b.label();
        let mark = self.b.mark();
        if let Some(types) = &handler.type_ {
            let register = self.operand(types)?;
            let op = Op::JumpIfNoMatch { exc: Src(exception), types: register, to: LATER };
            // The whole clause is at fault when its types are none.
            self.b.emit_jump(handler.range, op, next);
            self.b.release(mark);
        }
        let range = header(handler.range);
        self.named_body(handler, exception, |c| {
            c.end_handling(range, saved, None)?;
            c.b.emit_jump(range, Op::Jump { to: LATER }, done);
            Ok(())
        })?;
        self.b.bind(next);
        Ok(())
    }

    /// The body of a clause, its name bound to the exception and unbound on every way out. `leave` ends
    /// the normal way out.
    fn named_body(
        &mut self,
        handler: &'a ast::ExceptHandlerExceptHandler,
        exception: u8,
        leave: impl Fn(&mut Self) -> Result,
    ) -> Result {
        let range = header(handler.range);
        let Some(name) = &handler.name else {
            self.suite(&handler.body)?;
            return leave(self);
        };
        let symbol = self.symbol(name);
        self.store_symbol(name.range, symbol, Src(exception))?;
        self.set_handler_name(Some(symbol));
        let guard = self.b.guard();
        self.suite(&handler.body)?;
        let end = self.b.position();
        self.set_handler_name(None);
        self.forget_symbol(range, symbol)?;
        leave(self)?;
        let mark = self.b.mark();
        let raised = self.b.temp()?;
        self.b.handle(guard, end, raised);
        self.forget_symbol(range, symbol)?;
        self.b.emit(range, Op::Reraise { exc: Src(raised) });
        self.b.release(mark);
        Ok(())
    }

    fn set_handler_name(&mut self, symbol: Option<Symbol>) {
        if let Some(Block::Handling { name, .. }) = self.b.blocks.last_mut() {
            *name = symbol;
        }
    }

    /// The clauses of `except*`: each takes its part of the group, what they raise is collected.
    fn star_clauses(&mut self, s: &'a ast::StmtTry, exception: u8) -> Result {
        let range = header(s.range);
        let handled = self.handled();
        let raised = self.b.temp()?;
        // What matched, and the rest.
        let parts = self.b.temps(2)?;
        let (matched, rest) = (parts, parts + 1);
        self.b.emit(range, Op::BuildList { dst: Dst(raised), start: Src(raised), n: Num(0) });
        self.b.emit(range, Op::Move { dst: Dst(rest), src: Src(exception) });
        for handler in &s.handlers {
            let ExceptHandler::ExceptHandler(handler) = handler;
            let Some(types) = &handler.type_ else { continue };
            let mark = self.b.mark();
            let next = self.b.label();
            let f = self.b.temps(3)?;
            self.expr(types, Dst(f + 2))?;
            self.b.emit(handler.range, Op::CheckExceptStar { types: Src(f + 2) });
            self.b.emit_jump(types.range(), Op::JumpIfNone { src: Src(rest), to: LATER }, next);
            self.intrinsic(types.range(), Intrinsic::ExceptStarMatch, Dst(f));
            self.b.emit(types.range(), Op::Move { dst: Dst(f + 1), src: Src(rest) });
            self.b.emit(handler.range, Op::call(Dst(f), Src(f), Small(2)));
            self.b.emit(types.range(), Op::Unpack { start: Dst(parts), src: Src(f), n: Num(2) });
            self.b.release(mark);
            self.b.emit_jump(types.range(), Op::JumpIfNone { src: Src(matched), to: LATER }, next);
            let clause = header(handler.range);
            self.b.emit(clause, Op::Move { dst: Dst(handled), src: Src(matched) });
            let caught = self.b.temp()?;
            let guard = self.b.guard();
            self.named_body(handler, matched, |c| {
                c.b.emit(clause, Op::Move { dst: Dst(handled), src: Src(exception) });
                c.b.emit_jump(clause, Op::Jump { to: LATER }, next);
                Ok(())
            })?;
            let end = self.b.position();
            self.b.handle(guard, end, caught);
            self.b.emit(clause, Op::Move { dst: Dst(handled), src: Src(exception) });
            self.b.emit(clause, Op::ListAppend { list: Src(raised), item: Src(caught) });
            self.b.bind(next);
            self.b.release(mark);
        }
        let (f, over, end) = (self.b.temps(3)?, self.b.label(), self.b.label());
        self.b.emit_jump(range, Op::JumpIfNone { src: Src(rest), to: LATER }, over);
        self.b.emit(range, Op::ListAppend { list: Src(raised), item: Src(rest) });
        self.b.bind(over);
        self.intrinsic(range, Intrinsic::ExceptStarEnd, Dst(f));
        self.b.emit(range, Op::Move { dst: Dst(f + 1), src: Src(exception) });
        self.b.emit(range, Op::Move { dst: Dst(f + 2), src: Src(raised) });
        self.b.emit(range, Op::call(Dst(f), Src(f), Small(2)));
        self.b.emit_jump(range, Op::JumpIfNone { src: Src(f), to: LATER }, end);
        self.b.emit(range, Op::Reraise { exc: Src(f) });
        self.b.bind(end);
        Ok(())
    }
}

/// The keyword a statement begins with, as the place of what the statement itself does.
pub(crate) fn header(range: TextRange) -> TextRange {
    TextRange::empty(range.start())
}
