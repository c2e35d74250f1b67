//! `try` with `finally`.
//!
//! The `finally` body is compiled once. Every way in puts a number into the register `reason`: 0 the end of
//! the body, 1 an exception, from 2 on one for each `return`, `break` and `continue` that leads out. The
//! value of a `return`, or the exception, waits in `value`. Behind the body the number says how to go on.

use hognose_bytecode::{Dst, Imm, Op, Src, Word};
use hognose_syntax::ast;
use hognose_syntax::text_size::TextRange;

use crate::Result;
use crate::body::{Block, Exit};
use crate::compiler::Compiler;
use crate::condition::LATER;
use crate::exceptions::header;

impl<'a> Compiler<'a> {
    /// Sets the registers for one way into a `finally`.
    pub fn finally_entry(
        &mut self,
        range: TextRange,
        number: i32,
        reason: u8,
        kept: u8,
        exit: Exit,
        value: Option<Src>,
    ) {
        self.b.emit(range, Op::LoadInt { dst: Dst(reason), value: Word(number) });
        let dst = Dst(kept);
        self.b.emit(
            range,
            match (exit, value) {
                (Exit::Return, Some(src)) => Op::Move { dst, src },
                (Exit::Return, None) => Op::LoadNone { dst },
                _ => Op::LoadUndef { dst },
            },
        );
    }

    /// Goes on after a `finally` or an `__exit__` as `reason` says. Falls through for none of the exits.
    pub fn finally_exits(&mut self, range: TextRange, reason: u8, value: u8, exits: &[Exit]) -> Result {
        let labels: Vec<_> = exits.iter().map(|_| self.b.label()).collect();
        for (n, label) in labels.iter().enumerate() {
            let number = Imm(i16::try_from(n + 2).unwrap_or(i16::MAX));
            self.b.emit_jump(range, Op::JumpIfEqInt { a: Src(reason), value: number, to: LATER }, *label);
        }
        let over = self.b.label();
        self.b.emit_jump(range, Op::Jump { to: LATER }, over);
        for (exit, label) in exits.iter().zip(labels) {
            self.b.bind(label);
            let depth = self.b.blocks.len();
            self.leave(range, *exit, Some(Src(value)), depth)?;
        }
        self.b.bind(over);
        Ok(())
    }

    pub fn try_finally(&mut self, s: &'a ast::StmtTry) -> Result {
        let range = header(s.range);
        let (reason, value, saved) = (self.b.temp()?, self.b.temp()?, self.b.temp()?);
        let (entry, main, done) = (self.b.label(), self.b.label(), self.b.label());
        if s.handlers.is_empty() {
            self.settle(range);
        }
        let guard = self.b.guard();
        self.b.blocks.push(Block::Finally { entry, reason, value, exits: Vec::new() });
        self.b.blocks.push(Block::Guarded);
        self.try_except(s)?;
        self.settle(range);
        self.b.blocks.pop();
        let end = self.b.position();
        let exits = match self.b.blocks.pop() {
            Some(Block::Finally { exits, .. }) => exits,
            _ => Vec::new(),
        };
        let falls_through = self.b.is_reachable();
        if falls_through {
            self.b.emit(range, Op::LoadInt { dst: Dst(reason), value: Word(0) });
            self.b.emit(range, Op::LoadUndef { dst: Dst(value) });
        }
        self.b.bind(entry);
        self.b.emit(range, Op::Move { dst: Dst(saved), src: Src(self.handled()) });
        self.b.emit_jump(range, Op::Jump { to: LATER }, main);
        self.b.handle(guard, end, value);
        self.b.emit(range, Op::LoadInt { dst: Dst(reason), value: Word(1) });
        self.settle_raised(range, value);
        self.begin_handling(range, saved, value);
        let guard = self.b.guard();
        self.b.bind(main);
        self.suite(&s.finalbody)?;
        let end = self.b.position();
        self.b.blocks.pop();
        self.end_handling(range, saved, None)?;
        if falls_through {
            self.b.emit_jump(range, Op::JumpIfEqInt { a: Src(reason), value: Imm(0), to: LATER }, done);
        }
        self.finally_exits(range, reason, value, &exits)?;
        self.b.emit(range, Op::Reraise { exc: Src(value) });
        self.restore_and_reraise(range, guard, end, saved)?;
        self.b.bind(done);
        Ok(())
    }
}
