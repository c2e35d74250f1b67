//! `while` and `for`. The test stands at the bottom and jumps back.

use hognose_bytecode::{Dst, Op, Src};
use hognose_syntax::ast::{self, Expr};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::body::{Block, Label, RegisterSet};
use crate::compiler::Compiler;
use crate::condition::{LATER, known};
use crate::fold;

/// A loop over an iterable that is being compiled.
pub(crate) struct Loop {
    iter: u8,
    body: Label,
    /// Where the next item is fetched.
    pub next: Label,
    /// Whether the iterable may be a generator that only the loop holds.
    pub close: bool,
    guard: (u32, Option<RegisterSet>),
}

impl<'a> Compiler<'a> {
    pub fn while_stmt(&mut self, s: &'a ast::StmtWhile) -> Result {
        let (body, test, end) = (self.b.label(), self.b.label(), self.b.label());
        let always = known(&s.test);
        if always == Some(false) {
            return self.suite(&s.orelse);
        }
        let range = s.test.range();
        if always == Some(true) {
            self.b.bind_loop(body);
            self.b.blocks.push(Block::Loop { end, next: body, close: None });
            self.suite(&s.body)?;
            self.b.blocks.pop();
            self.b.emit_jump(range, Op::Jump { to: LATER }, body);
        } else {
            let mut state = self.b.state;
            if let Some(state) = &mut state {
                self.assigned_when_true(&s.test, state);
            }
            self.b.emit_jump(range, Op::Jump { to: LATER }, test);
            self.b.bind_with(body, state);
            self.b.blocks.push(Block::Loop { end, next: test, close: None });
            self.suite(&s.body)?;
            self.b.blocks.pop();
            self.b.bind(test);
            self.branch(&s.test, true, body)?;
            self.suite(&s.orelse)?;
        }
        self.b.bind(end);
        Ok(())
    }

    pub fn for_stmt(&mut self, s: &'a ast::StmtFor) -> Result {
        let end = self.b.label();
        let item = self.target_register(&s.target);
        let iter = self.b.temps(3)?;
        self.iterable(&s.iter, iter)?;
        let item = match item {
            Some(register) => Dst(register),
            None => Dst(self.b.temp()?),
        };
        let lp = self.begin_loop(&s.iter, Op::ForPrep { iter: Src(iter) }, iter, item);
        let close = lp.close.then_some(iter);
        self.b.blocks.push(Block::Loop { end, next: lp.next, close });
        if self.target_register(&s.target).is_none() {
            self.store(&s.target, item.src())?;
        }
        self.suite(&s.body)?;
        self.b.blocks.pop();
        self.end_loop(s.iter.range(), lp, item)?;
        self.suite(&s.orelse)?;
        self.b.bind(end);
        Ok(())
    }

    /// Evaluates what a loop goes over.
    pub fn iterable(&mut self, e: &'a Expr, iter: u8) -> Result {
        match fold::frozen_display(e) {
            Some(constant) => {
                self.load_constant(e.range(), &constant, Dst(iter));
                Ok(())
            }
            None => self.expr(e, Dst(iter)),
        }
    }

    /// Begins a loop over `R[iter]` with the instruction `prepare`: what follows is its body, with the item in
    /// `item`.
    pub fn begin_loop(&mut self, iterable: &Expr, prepare: Op, iter: u8, item: Dst) -> Loop {
        let range = iterable.range();
        let (body, next) = (self.b.label(), self.b.label());
        self.b.emit(range, prepare);
        let mut state = self.b.state;
        if let (Some(state), true) = (&mut state, self.b.named.contains(item.0)) {
            state.insert(item.0);
        }
        self.b.emit_jump(range, Op::Jump { to: LATER }, next);
        self.b.bind_with(body, state);
        if let (Some(state), true) = (&mut self.b.state, self.b.named.contains(item.0)) {
            state.insert(item.0);
        }
        let close = self.may_be_fresh(iterable);
        Loop { iter, body, next, close, guard: self.b.guard() }
    }

    /// Ends the body of a loop; what follows runs when there are no items left.
    pub fn end_loop(&mut self, range: TextRange, lp: Loop, item: Dst) -> Result {
        let end = self.b.position();
        self.b.bind(lp.next);
        self.b.emit_jump(range, Op::ForNext { dst: item, iter: Src(lp.iter), to: LATER }, lp.body);
        if !lp.close || end == lp.guard.0 {
            return Ok(());
        }
        // An exception in the body closes the generator.
        let over = self.b.label();
        let exception = self.b.temp()?;
        self.b.emit_jump(range, Op::Jump { to: LATER }, over);
        self.b.handle(lp.guard, end, exception);
        self.b.emit(range, Op::ForClose { iter: Src(lp.iter) });
        self.b.emit(range, Op::Reraise { exc: Src(exception) });
        self.b.bind(over);
        Ok(())
    }

    /// Whether an expression can give a generator that nobody else holds.
    fn may_be_fresh(&mut self, e: &Expr) -> bool {
        match e {
            Expr::Generator(_) => true,
            Expr::Call(call) => match &*call.func {
                Expr::Name(name) => {
                    let symbol = self.symbol(&name.id);
                    let builtin = matches!(
                        name.id.as_str(),
                        "range" | "sorted" | "list" | "tuple" | "set" | "dict" | "str" | "reversed"
                    );
                    !(builtin && self.lookup(symbol) == crate::body::Var::Global)
                }
                _ => true,
            },
            Expr::If(_) | Expr::BoolOp(_) | Expr::Await(_) => true,
            _ => false,
        }
    }

    pub fn async_for(&mut self, s: &'a ast::StmtFor) -> Result {
        let end = self.b.label();
        let iter = self.b.temp()?;
        self.expr(&s.iter, Dst(iter))?;
        self.b.emit(s.iter.range(), Op::GetAIter { dst: Dst(iter), src: Src(iter) });
        let (next, done) = (self.b.label(), self.b.label());
        self.b.bind_loop(next);
        // As in CPython, what happens in the iterator is shown at the whole statement.
        let item = self.async_next(s.range(), iter, done)?;
        self.b.blocks.push(Block::Loop { end, next, close: None });
        self.store(&s.target, Src(item))?;
        self.suite(&s.body)?;
        self.b.blocks.pop();
        self.b.emit_jump(s.iter.range(), Op::Jump { to: LATER }, next);
        self.b.bind(done);
        self.suite(&s.orelse)?;
        self.b.bind(end);
        Ok(())
    }

    /// Awaits the next item of the asynchronous iterator `R[iter]` into a new register; goes to `done` when
    /// there is none.
    pub fn async_next(&mut self, range: TextRange, iter: u8, done: Label) -> Result<u8> {
        let item = self.b.temp()?;
        let exception = self.b.temp()?;
        let guard = self.b.guard();
        self.b.emit(range, Op::GetANext { dst: Dst(item), iter: Src(iter) });
        self.await_value(range, Src(item), Dst(item), 3)?;
        let end = self.b.position();
        let over = self.b.label();
        self.b.emit_jump(range, Op::Jump { to: LATER }, over);
        self.b.handle(guard, end, exception);
        self.b.emit_jump(range, Op::EndAsyncFor { exc: Src(exception), to: LATER }, done);
        // `EndAsyncFor` goes on nowhere, which only its jump says.
        self.b.emit(range, Op::Reraise { exc: Src(exception) });
        self.b.bind(over);
        Ok(item)
    }
}
