//! `match`.
//!
//! A pattern that does not fit jumps to the next case. What it captures waits in temporaries, which are
//! stored only after the whole pattern has matched.

use hognose_bytecode::{Constant, Dst, Imm, Intrinsic, Num, Op, Small, Src, Word};
use hognose_syntax::ast::{self, Pattern, Singleton};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::body::Label;
use crate::compiler::Compiler;
use crate::condition::LATER;
use crate::names::Symbol;

/// The captures of a pattern: a temporary for each name, in the order in which they appear.
type Captures = Vec<(Symbol, TextRange, u8)>;

impl<'a> Compiler<'a> {
    pub fn match_stmt(&mut self, s: &'a ast::StmtMatch) -> Result {
        let subject = self.b.temp()?;
        self.expr(&s.subject, Dst(subject))?;
        let end = self.b.label();
        for case in &s.cases {
            let mark = self.b.mark();
            let next = self.b.label();
            // Captures lie below the temporaries of the patterns, so all of them are taken first.
            let mut captures = Captures::new();
            self.reserve_captures(&case.pattern, &mut captures)?;
            self.pattern(&case.pattern, subject, next, &captures)?;
            for (name, range, register) in captures {
                self.store_symbol(range, name, Src(register))?;
            }
            if let Some(guard) = &case.guard {
                self.branch(guard, false, next)?;
            }
            self.b.release(mark);
            self.suite(&case.body)?;
            self.b.emit_jump(case.range, Op::Jump { to: LATER }, end);
            self.b.bind(next);
        }
        self.b.bind(end);
        Ok(())
    }

    fn reserve(&mut self, name: &'a ast::Identifier, captures: &mut Captures) -> Result {
        let symbol = self.symbol(name);
        if !captures.iter().any(|(known, ..)| *known == symbol) {
            captures.push((symbol, name.range, self.b.temp()?));
        }
        Ok(())
    }

    fn reserve_captures(&mut self, pattern: &'a Pattern, captures: &mut Captures) -> Result {
        let mut each = |this: &mut Self, patterns: &'a [Pattern]| {
            patterns.iter().try_for_each(|p| this.reserve_captures(p, captures))
        };
        match pattern {
            Pattern::MatchValue(_) | Pattern::MatchSingleton(_) => {}
            Pattern::MatchSequence(p) => each(self, &p.patterns)?,
            Pattern::MatchMapping(p) => {
                each(self, &p.patterns)?;
                if let Some(rest) = &p.rest {
                    self.reserve(rest, captures)?;
                }
            }
            Pattern::MatchClass(p) => {
                each(self, &p.arguments.patterns)?;
                for keyword in &p.arguments.keywords {
                    self.reserve_captures(&keyword.pattern, captures)?;
                }
            }
            Pattern::MatchStar(p) => {
                if let Some(name) = &p.name {
                    self.reserve(name, captures)?;
                }
            }
            Pattern::MatchAs(p) => {
                if let Some(pattern) = &p.pattern {
                    self.reserve_captures(pattern, captures)?;
                }
                if let Some(name) = &p.name {
                    self.reserve(name, captures)?;
                }
            }
            Pattern::MatchOr(p) => each(self, &p.patterns)?,
        }
        Ok(())
    }

    fn capture(&mut self, name: &'a ast::Identifier, subject: u8, captures: &Captures) {
        let symbol = self.symbol(name);
        if let Some((.., register)) = captures.iter().find(|(known, ..)| *known == symbol) {
            self.b.emit(name.range, Op::Move { dst: Dst(*register), src: Src(subject) });
        }
    }

    /// Goes on when `R[subject]` fits the pattern, else jumps to `fail`.
    fn pattern(&mut self, pattern: &'a Pattern, subject: u8, fail: Label, captures: &Captures) -> Result {
        let mark = self.b.mark();
        let result = self.pattern_inner(pattern, subject, fail, captures);
        self.b.release(mark);
        result
    }

    fn pattern_inner(
        &mut self,
        pattern: &'a Pattern,
        subject: u8,
        fail: Label,
        captures: &Captures,
    ) -> Result {
        let (range, src, to) = (pattern.range(), Src(subject), LATER);
        match pattern {
            Pattern::MatchValue(p) => {
                let small = crate::fold::small_int(&p.value).and_then(|n| i16::try_from(n).ok());
                if let Some(n) = small {
                    self.b.emit_jump(range, Op::JumpIfNotEqInt { a: src, value: Imm(n), to }, fail);
                    return Ok(());
                }
                if let ast::Expr::StringLiteral(_) = &*p.value
                    && let Some(index) = self.near_constant(&p.value)
                {
                    self.jump_if_text(range, src, index, false, fail);
                    return Ok(());
                }
                let value = self.operand(&p.value)?;
                self.b.emit_jump(range, Op::JumpIfNotEq { a: src, b: value, to }, fail);
            }
            Pattern::MatchSingleton(p) => {
                let op = match p.value {
                    Singleton::None => Op::JumpIfNotNone { src, to },
                    value => {
                        let register = self.b.temp()?;
                        let flag = Small((value == Singleton::True) as u8);
                        self.b.emit(range, Op::LoadBool { dst: Dst(register), value: flag });
                        Op::JumpIfIsNot { a: src, b: Src(register), to }
                    }
                };
                self.b.emit_jump(range, op, fail);
            }
            Pattern::MatchSequence(p) => self.sequence_pattern(p, subject, fail, captures)?,
            Pattern::MatchMapping(p) => self.mapping_pattern(p, subject, fail, captures)?,
            Pattern::MatchClass(p) => self.class_pattern(p, subject, fail, captures)?,
            Pattern::MatchStar(p) => {
                if let Some(name) = &p.name {
                    self.capture(name, subject, captures);
                }
            }
            Pattern::MatchAs(p) => {
                if let Some(pattern) = &p.pattern {
                    self.pattern(pattern, subject, fail, captures)?;
                }
                if let Some(name) = &p.name {
                    self.capture(name, subject, captures);
                }
            }
            Pattern::MatchOr(p) => {
                let matched = self.b.label();
                let Some((last, rest)) = p.patterns.split_last() else { return Ok(()) };
                for pattern in rest {
                    let next = self.b.label();
                    self.pattern(pattern, subject, next, captures)?;
                    self.b.emit_jump(range, Op::Jump { to }, matched);
                    self.b.bind(next);
                }
                self.pattern(last, subject, fail, captures)?;
                self.b.bind(matched);
            }
        }
        Ok(())
    }

    fn sequence_pattern(
        &mut self,
        p: &'a ast::PatternMatchSequence,
        subject: u8,
        fail: Label,
        captures: &Captures,
    ) -> Result {
        let range = p.range;
        let n = p.patterns.len();
        let star = p.patterns.iter().position(|p| matches!(p, Pattern::MatchStar(_)));
        let test = self.b.temp()?;
        self.b.emit(range, Op::MatchSequence { dst: Dst(test), src: Src(subject) });
        self.branch_on(range, Src(test), false, fail);
        let fixed = Imm(i16::try_from(n - star.is_some() as usize).unwrap_or(i16::MAX));
        if star.is_none() || fixed.0 > 0 {
            self.b.emit(range, Op::Len { dst: Dst(test), src: Src(subject) });
            let a = Src(test);
            let op = match star {
                None => Op::JumpIfNeInt { a, value: fixed, to: LATER },
                Some(_) => Op::JumpIfLtInt { a, value: fixed, to: LATER },
            };
            self.b.emit_jump(range, op, fail);
        }
        if p.patterns.iter().all(is_wildcard) {
            return Ok(());
        }
        let star_is_wild = star.is_some_and(|at| is_wildcard(&p.patterns[at]));
        if let (Some(at), true) = (star, star_is_wild) {
            // Nobody wants the middle: only the items that are looked at are fetched.
            for (i, pattern) in p.patterns.iter().enumerate() {
                if is_wildcard(pattern) {
                    continue;
                }
                let item = self.b.temp()?;
                let (obj, dst) = (Src(subject), Dst(item));
                if i < at {
                    self.b.emit(range, Op::GetItemInt { dst, obj, index: Word(i as i32) });
                } else {
                    let back = Word((n - i) as i32);
                    let index = Src(item);
                    self.b.emit(range, Op::SubInt { dst, a: Src(test), mode: Small(0), value: back });
                    self.b.emit(range, Op::GetItem { dst, obj, key: index });
                }
                self.pattern(pattern, item, fail, captures)?;
                self.b.release(item as usize);
            }
            return Ok(());
        }
        let start = self.b.temps(n)?;
        let (dst, src) = (Dst(start), Src(subject));
        let op = match star {
            None => Op::Unpack { start: dst, src, n: Num(n as u32) },
            Some(at) => {
                let (before, after) = (Small(at as u8), Num((n - at - 1) as u32));
                Op::UnpackStar { start: dst, src, before, after }
            }
        };
        self.b.emit(range, op);
        for (i, pattern) in p.patterns.iter().enumerate() {
            self.pattern(pattern, start + i as u8, fail, captures)?;
        }
        Ok(())
    }

    fn mapping_pattern(
        &mut self,
        p: &'a ast::PatternMatchMapping,
        subject: u8,
        fail: Label,
        captures: &Captures,
    ) -> Result {
        let range = p.range;
        let n = p.keys.len();
        let test = self.b.temp()?;
        self.b.emit(range, Op::MatchMapping { dst: Dst(test), src: Src(subject) });
        self.branch_on(range, Src(test), false, fail);
        let keys = self.b.temp()?;
        if n > 0 {
            self.b.emit(range, Op::Len { dst: Dst(test), src: Src(subject) });
            let value = Imm(i16::try_from(n).unwrap_or(i16::MAX));
            self.b.emit_jump(range, Op::JumpIfLtInt { a: Src(test), value, to: LATER }, fail);
            self.build_tuple(range, &p.keys, Dst(keys))?;
            let f = self.b.temps(3)?;
            self.intrinsic(range, Intrinsic::MatchKeys, Dst(f));
            self.b.emit(range, Op::Move { dst: Dst(f + 1), src: Src(subject) });
            self.b.emit(range, Op::Move { dst: Dst(f + 2), src: Src(keys) });
            self.b.emit(range, Op::call(Dst(test), Src(f), Small(2)));
            self.b.release(f as usize);
            self.b.emit_jump(range, Op::JumpIfNone { src: Src(test), to: LATER }, fail);
            let start = self.b.temps(n)?;
            self.b.emit(range, Op::Unpack { start: Dst(start), src: Src(test), n: Num(n as u32) });
            for (i, pattern) in p.patterns.iter().enumerate() {
                self.pattern(pattern, start + i as u8, fail, captures)?;
            }
        } else {
            self.load_constant(range, &Constant::Tuple(Box::default()), Dst(keys));
        }
        if let Some(rest) = &p.rest {
            let f = self.b.temps(3)?;
            self.intrinsic(rest.range, Intrinsic::MatchRest, Dst(f));
            self.b.emit(rest.range, Op::Move { dst: Dst(f + 1), src: Src(subject) });
            self.b.emit(rest.range, Op::Move { dst: Dst(f + 2), src: Src(keys) });
            self.b.emit(rest.range, Op::call(Dst(f), Src(f), Small(2)));
            self.capture(rest, f, captures);
        }
        Ok(())
    }

    fn class_pattern(
        &mut self,
        p: &'a ast::PatternMatchClass,
        subject: u8,
        fail: Label,
        captures: &Captures,
    ) -> Result {
        let range = p.range;
        let (patterns, keywords) = (&p.arguments.patterns, &p.arguments.keywords);
        let names = keywords.iter().map(|k| Constant::str(k.attr.as_str())).collect();
        let values = self.b.temp()?;
        let f = self.b.temps(5)?;
        self.expr(&p.cls, Dst(f + 2))?;
        self.intrinsic(range, Intrinsic::MatchClass, Dst(f));
        self.b.emit(range, Op::Move { dst: Dst(f + 1), src: Src(subject) });
        self.load_constant(range, &Constant::Int(patterns.len() as i64), Dst(f + 3));
        self.load_constant(range, &Constant::Tuple(names), Dst(f + 4));
        self.b.emit(range, Op::call(Dst(values), Src(f), Small(4)));
        self.b.release(f as usize);
        self.b.emit_jump(range, Op::JumpIfNone { src: Src(values), to: LATER }, fail);
        let all = patterns.iter().chain(keywords.iter().map(|k| &k.pattern));
        let n = patterns.len() + keywords.len();
        if n == 0 {
            return Ok(());
        }
        let start = self.b.temps(n)?;
        self.b.emit(range, Op::Unpack { start: Dst(start), src: Src(values), n: Num(n as u32) });
        for (i, pattern) in all.enumerate() {
            self.pattern(pattern, start + i as u8, fail, captures)?;
        }
        Ok(())
    }
}

/// Whether a pattern fits everything and captures nothing.
fn is_wildcard(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::MatchAs(p) => p.pattern.is_none() && p.name.is_none(),
        Pattern::MatchStar(p) => p.name.is_none(),
        _ => false,
    }
}
