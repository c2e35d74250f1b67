//! `with` and `async with`.
//!
//! The call of `__exit__` on the normal way out is compiled once, in the manner of `finally`; a second one
//! hands it the exception.

use hognose_bytecode::{DISCARD, Dst, Num, Op, Small, Src, Word};
use hognose_syntax::ast;
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::body::Block;
use crate::compiler::Compiler;
use crate::condition::LATER;

impl<'a> Compiler<'a> {
    pub fn with_stmt(&mut self, s: &'a ast::StmtWith) -> Result {
        self.with_items(s, &s.items)
    }

    fn with_items(&mut self, s: &'a ast::StmtWith, items: &'a [ast::WithItem]) -> Result {
        let Some((item, rest)) = items.split_first() else { return self.suite(&s.body) };
        if !self.b.is_reachable() {
            return Ok(());
        }
        let range = item.context_expr.range();
        let (reason, value, saved) = (self.b.temp()?, self.b.temp()?, self.b.temp()?);
        // The exit method with its object, and its three arguments.
        let exit = self.b.temps(2)?;
        let mark = self.b.mark();
        let manager = self.b.temp()?;
        self.expr(&item.context_expr, Dst(manager))?;
        let which = |n: u32| Num(n + 2 * s.is_async as u32);
        self.b.emit(range, Op::LoadSpecial { dst: Dst(exit), obj: Src(manager), which: which(1) });
        // What failed before belongs outside; what `__enter__` has started, inside.
        self.settle(range);
        let enter = self.b.temps(2)?;
        self.b.emit(range, Op::LoadSpecial { dst: Dst(enter), obj: Src(manager), which: which(0) });
        let direct = item.optional_vars.as_deref().and_then(|target| self.target_register(target));
        let entered = match (direct, &item.optional_vars) {
            // A variable in a register is bound before the body is entered: that cannot raise.
            (Some(register), _) if !s.is_async => Dst(register),
            (None, None) if !s.is_async => DISCARD,
            _ => Dst(manager),
        };
        self.b.emit(range, Op::call_method(entered, Src(enter), Small(0)));
        self.b.release(manager as usize + 1);
        if s.is_async {
            let dst = Dst(direct.unwrap_or(manager));
            self.await_value(range, Src(manager), dst, 1)?;
        }
        let guard = self.b.guard();
        self.settle(range);
        let entry = self.b.label();
        self.b.blocks.push(Block::Finally { entry, reason, value, exits: Vec::new() });
        self.b.blocks.push(Block::Guarded);
        if let (None, Some(target)) = (direct, &item.optional_vars) {
            self.store(target, Src(manager))?;
        }
        self.b.release(mark);
        self.with_items(s, rest)?;
        self.b.release(mark);
        self.settle(range);
        self.b.blocks.pop();
        let end = self.b.position();
        let exits = match self.b.blocks.pop() {
            Some(Block::Finally { exits, .. }) => exits,
            _ => Vec::new(),
        };
        let done = self.b.label();
        if !exits.is_empty() {
            self.b.emit(range, Op::LoadInt { dst: Dst(reason), value: Word(0) });
            self.b.emit(range, Op::LoadUndef { dst: Dst(value) });
        }
        self.b.bind(entry);
        let arguments = self.b.temps(3)?;
        for n in 0..3 {
            self.b.emit(range, Op::LoadNone { dst: Dst(arguments + n) });
        }
        let result = if s.is_async { Dst(exit) } else { DISCARD };
        self.b.emit(range, Op::call_method(result, Src(exit), Small(3)));
        if s.is_async {
            self.await_value(range, Src(exit), Dst(exit), 2)?;
        }
        if !exits.is_empty() {
            self.finally_exits(range, reason, value, &exits)?;
        }
        self.b.emit_jump(range, Op::Jump { to: LATER }, done);
        self.b.handle(guard, end, value);
        if self.b.is_reachable() {
            self.exit_with_exception(range, s.is_async, [value, saved, exit, arguments])?;
        }
        self.b.bind(done);
        Ok(())
    }

    /// The exceptional way out: `__exit__` gets the exception and may swallow it.
    fn exit_with_exception(&mut self, range: TextRange, is_async: bool, registers: [u8; 4]) -> Result {
        let [value, saved, exit, arguments] = registers;
        self.settle_raised(range, value);
        self.begin_handling(range, saved, value);
        let guard = self.b.guard();
        self.b.emit(range, Op::ExceptionInfo { start: Dst(arguments), exc: Src(value) });
        self.b.emit(range, Op::call_method(Dst(exit), Src(exit), Small(3)));
        if is_async {
            self.await_value(range, Src(exit), Dst(exit), 2)?;
        }
        let swallowed = self.b.label();
        self.branch_on(range, Src(exit), true, swallowed);
        self.b.emit(range, Op::Reraise { exc: Src(value) });
        let end = self.b.position();
        self.b.blocks.pop();
        self.restore_and_reraise(range, guard, end, saved)?;
        self.b.bind(swallowed);
        self.end_handling(range, saved, None)
    }
}
