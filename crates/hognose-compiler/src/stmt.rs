//! Statements: where each kind is compiled, and the simple ones.

use hognose_bytecode::{DISCARD, Dst, Intrinsic, Op, Small, Src};
use hognose_syntax::ast::{self, Expr, Stmt};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::body::{Block, Exit, Label};
use crate::compiler::Compiler;
use crate::condition::{LATER, known};
use crate::scope::ScopeKind;
use crate::{CompileError, Result};

impl<'a> Compiler<'a> {
    pub fn suite(&mut self, suite: &'a [Stmt]) -> Result {
        suite.iter().try_for_each(|statement| self.stmt(statement))
    }

    pub fn stmt(&mut self, statement: &'a Stmt) -> Result {
        if !self.b.is_reachable() {
            return Ok(());
        }
        let mark = self.b.mark();
        let result = self.stmt_inner(statement);
        self.b.release(mark);
        // What ran out of registers does not know where it was.
        result.map_err(|error| match (error.start, error.end) {
            (0, 0) => CompileError::new(error.message, statement.range()),
            _ => error,
        })
    }

    fn stmt_inner(&mut self, statement: &'a Stmt) -> Result {
        match statement {
            Stmt::Expr(s) => self.expression_statement(&s.value),
            Stmt::Assign(s) => self.assign(s),
            Stmt::AugAssign(s) => self.augmented_assign(s),
            Stmt::AnnAssign(s) => self.annotated_assign(s),
            Stmt::If(s) => self.if_stmt(s),
            Stmt::For(s) if s.is_async => self.async_for(s),
            Stmt::For(s) => self.for_stmt(s),
            Stmt::While(s) => self.while_stmt(s),
            Stmt::Return(s) => self.return_stmt(s),
            Stmt::Break(s) => self.leave_loop(s.range, false),
            Stmt::Continue(s) => self.leave_loop(s.range, true),
            Stmt::Raise(s) => self.raise(s),
            Stmt::Try(s) => self.try_stmt(s),
            Stmt::With(s) => self.with_stmt(s),
            Stmt::Assert(s) => self.assert(s),
            Stmt::Delete(s) => s.targets.iter().try_for_each(|target| self.delete(target)),
            Stmt::FunctionDef(s) => self.function_def(s),
            Stmt::ClassDef(s) => self.class_def(s),
            Stmt::Import(s) => self.import(s),
            Stmt::ImportFrom(s) => self.import_from(s),
            Stmt::Match(s) => self.match_stmt(s),
            Stmt::TypeAlias(s) => self.type_alias(s),
            Stmt::Pass(_) | Stmt::Global(_) | Stmt::Nonlocal(_) => Ok(()),
            Stmt::IpyEscapeCommand(s) => self.error(s.range, "invalid syntax"),
        }
    }

    fn expression_statement(&mut self, e: &'a Expr) -> Result {
        if self.options.interactive && self.scopes.list[self.scope].kind == ScopeKind::Module {
            let mark = self.b.mark();
            let f = self.b.temps(2)?;
            self.intrinsic(e.range(), Intrinsic::Display, Dst(f));
            self.expr(e, Dst(f + 1))?;
            self.b.emit(e.range(), Op::call(DISCARD, Src(f), Small(1)));
            self.b.release(mark);
            return Ok(());
        }
        if let Expr::Call(_) = e {
            if self.options.prelude {
                return self.expr(e, DISCARD);
            }
            let mark = self.b.mark();
            let value = self.b.temp()?;
            self.expr(e, Dst(value))?;
            self.b.emit(e.range(), Op::Drop { src: Src(value) });
            self.b.release(mark);
            return Ok(());
        }
        self.effect(e)
    }

    fn if_stmt(&mut self, s: &'a ast::StmtIf) -> Result {
        let end = self.b.label();
        let first = (Some(&*s.test), &s.body);
        let rest = s.elif_else_clauses.iter().map(|clause| (clause.test.as_ref(), &clause.body));
        let last = s.elif_else_clauses.len();
        for (n, (test, body)) in std::iter::once(first).chain(rest).enumerate() {
            let Some(test) = test else {
                self.suite(body)?;
                break;
            };
            if known(test) == Some(false) {
                continue;
            }
            if let Some(target) = self.only_jumps(body).filter(|_| last == 0) {
                self.branch(test, true, target)?;
                break;
            }
            let next = self.b.label();
            self.branch(test, false, next)?;
            self.suite(body)?;
            if n < last {
                self.b.emit_jump(test.range(), Op::Jump { to: LATER }, end);
            }
            self.b.bind(next);
        }
        self.b.bind(end);
        Ok(())
    }

    /// Where a suite goes that is nothing but a `break` or `continue` with nothing to clean up.
    fn only_jumps(&self, body: &[Stmt]) -> Option<Label> {
        match (body, self.b.blocks.last()?) {
            ([Stmt::Continue(_)], Block::Loop { next, .. }) => Some(*next),
            ([Stmt::Break(_)], Block::Loop { end, close: None, .. }) => Some(*end),
            _ => None,
        }
    }

    fn return_stmt(&mut self, s: &'a ast::StmtReturn) -> Result {
        let Some(mut value) = s.value.as_deref() else { return self.leave_with(s.range, None) };
        // Each way of a conditional returns by itself: no value has to come to where they meet.
        while let Expr::If(e) = value
            && !self.is_something_left()
        {
            let orelse = self.b.label();
            self.branch(&e.test, false, orelse)?;
            self.return_value(s.range, &e.body)?;
            self.b.bind(orelse);
            value = &e.orelse;
        }
        self.return_value(s.range, value)
    }

    fn return_value(&mut self, range: TextRange, e: &'a Expr) -> Result {
        if e.is_none_literal_expr() {
            return self.leave_with(range, None);
        }
        let mark = self.b.mark();
        let src = match self.is_something_left() {
            // The value has to outlive what happens on the way out.
            true => {
                let register = self.b.temp()?;
                self.expr(e, Dst(register))?;
                Src(register)
            }
            false => self.operand(e)?,
        };
        self.leave_with(range, Some(src))?;
        self.b.release(mark);
        Ok(())
    }

    /// Whether a `return` here has something to do on its way out.
    fn is_something_left(&self) -> bool {
        self.b.blocks.iter().any(|block| !matches!(block, Block::Loop { close: None, .. }))
    }

    fn leave_with(&mut self, range: TextRange, value: Option<Src>) -> Result {
        let depth = self.b.blocks.len();
        self.leave(range, Exit::Return, value, depth)
    }

    fn leave_loop(&mut self, range: TextRange, again: bool) -> Result {
        let innermost = self.b.blocks.iter().rposition(|block| matches!(block, Block::Loop { .. }));
        let depth = self.b.blocks.len();
        match (innermost, again) {
            (None, true) => self.error(range, "'continue' not properly in loop"),
            (None, false) => self.error(range, "'break' outside loop"),
            (Some(at), true) => self.leave(range, Exit::Continue(at), None, depth),
            (Some(at), false) => self.leave(range, Exit::Break(at), None, depth),
        }
    }

    /// Leaves the innermost `depth` blocks outwards, up to where `exit` leads.
    pub fn leave(&mut self, range: TextRange, exit: Exit, value: Option<Src>, depth: usize) -> Result {
        for at in (0..depth).rev() {
            match &mut self.b.blocks[at] {
                Block::Loop { end, next, close } => {
                    let (end, next, close) = (*end, *next, *close);
                    if exit == Exit::Continue(at) {
                        self.b.emit_jump(range, Op::Jump { to: LATER }, next);
                        return Ok(());
                    }
                    if let Some(iter) = close {
                        self.b.emit(range, Op::ForClose { iter: Src(iter) });
                    }
                    if exit == Exit::Break(at) {
                        self.b.emit_jump(range, Op::Jump { to: LATER }, end);
                        return Ok(());
                    }
                }
                Block::Guarded => self.settle(range),
                Block::Handling { saved, name } => {
                    let (saved, name) = (*saved, *name);
                    self.end_handling(range, saved, name)?;
                }
                Block::Finally { entry, reason, value: kept, exits } => {
                    let number = exits.iter().position(|e| *e == exit).unwrap_or_else(|| {
                        exits.push(exit);
                        exits.len() - 1
                    });
                    let (entry, reason, kept) = (*entry, *reason, *kept);
                    self.finally_entry(range, number as i32 + 2, reason, kept, exit, value);
                    self.b.emit_jump(range, Op::Jump { to: LATER }, entry);
                    return Ok(());
                }
            }
        }
        match (exit, value) {
            (Exit::Return, Some(src)) => self.b.emit(range, Op::Return { src }),
            (Exit::Return, None) => self.b.emit(range, Op::ReturnNone {}),
            _ => {}
        }
        Ok(())
    }

    fn raise(&mut self, s: &'a ast::StmtRaise) -> Result {
        let op = match (&s.exc, &s.cause) {
            (None, _) => Op::RaiseHandled {},
            (Some(exc), None) => Op::Raise { exc: self.operand(exc)? },
            (Some(exc), Some(cause)) => {
                let exc = self.operand_in(exc, None, &[cause])?;
                Op::RaiseFrom { exc, cause: self.operand(cause)? }
            }
        };
        self.b.emit(s.range, op);
        Ok(())
    }

    fn assert(&mut self, s: &'a ast::StmtAssert) -> Result {
        let end = self.b.label();
        self.branch(&s.test, true, end)?;
        let f = self.b.temp()?;
        self.intrinsic(s.range, Intrinsic::AssertionError, Dst(f));
        if let Some(message) = &s.msg {
            let argument = self.b.temp()?;
            self.expr(message, Dst(argument))?;
            self.b.emit(s.range, Op::call(Dst(f), Src(f), Small(1)));
        }
        self.b.emit(s.test.range(), Op::Raise { exc: Src(f) });
        self.b.bind(end);
        Ok(())
    }

    fn delete(&mut self, target: &'a Expr) -> Result {
        let mark = self.b.mark();
        match target {
            Expr::Name(name) => {
                let symbol = self.symbol(&name.id);
                self.delete_symbol(name.range, symbol)?;
            }
            Expr::Attribute(e) => {
                let obj = self.operand(&e.value)?;
                let site = self.attribute_site(&e.attr);
                self.b.emit(self.attribute_range(e), Op::DelAttr { obj, site });
            }
            Expr::Subscript(e) => {
                let obj = self.operand_in(&e.value, None, &[&e.slice])?;
                let key = self.operand(&e.slice)?;
                self.b.emit(e.range, Op::DelItem { obj, key });
            }
            Expr::Tuple(e) => e.elts.iter().try_for_each(|e| self.delete(e))?,
            Expr::List(e) => e.elts.iter().try_for_each(|e| self.delete(e))?,
            _ => return self.error(target.range(), "cannot delete this"),
        }
        self.b.release(mark);
        Ok(())
    }
}
