//! Displays: tuples, lists, sets and dicts as they are written.
//!
//! Short ones are built from registers in one instruction; the rest item by item.

use hognose_bytecode::{ConstIndex, Constant, Dst, Num, Op, Small, Src};
use hognose_syntax::ast::{self, Expr};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::compiler::Compiler;
use crate::fold;

/// How many registers a display may take.
const CHUNK: usize = 32;

impl<'a> Compiler<'a> {
    /// Evaluates expressions into consecutive new registers and gives the first one (`dst` if there are none).
    fn in_a_row(&mut self, items: &'a [Expr], dst: Dst) -> Result<u8> {
        if items.is_empty() {
            return Ok(dst.0);
        }
        let first = self.b.mark() as u8;
        for item in items {
            let register = self.b.temp()?;
            self.expr(item, Dst(register))?;
        }
        Ok(first)
    }

    #[inline(never)]
    pub fn tuple(&mut self, e: &'a ast::ExprTuple, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        self.build_tuple(e.range, &e.elts, dst)
    }

    /// A tuple of expressions, some of them possibly starred.
    pub fn build_tuple(&mut self, range: TextRange, elts: &'a [Expr], dst: Dst) -> Result {
        let constants: Option<Box<[Constant]>> = elts.iter().map(fold::constant).collect();
        if let Some(items) = constants {
            self.load_constant(range, &Constant::Tuple(items), dst);
            return Ok(());
        }
        if elts.len() <= CHUNK && !elts.iter().any(Expr::is_starred_expr) {
            let start = Src(self.in_a_row(elts, dst)?);
            self.b.emit(range, Op::BuildTuple { dst, start, n: Num(elts.len() as u32) });
            return Ok(());
        }
        let list = self.scratch(dst)?;
        self.build_list(range, elts, list)?;
        self.b.emit(range, Op::ListToTuple { dst, src: list.src() });
        Ok(())
    }

    #[inline(never)]
    pub fn list(&mut self, e: &'a ast::ExprList, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let short = e.elts.len() <= CHUNK && !e.elts.iter().any(Expr::is_starred_expr);
        if e.elts.len() > 2
            && let Some(Constant::Tuple(items)) = fold::frozen_display_list(e)
        {
            let list = self.scratch(dst)?;
            let items_at = Dst(self.b.temp()?);
            self.b.emit(e.range, Op::BuildList { dst: list, start: list.src(), n: Num(0) });
            self.load_constant(e.range, &Constant::Tuple(items), items_at);
            self.b.emit(e.range, Op::ListExtend { list: list.src(), items: items_at.src() });
            self.deliver(e.range, list, dst);
            return Ok(());
        }
        if short {
            let start = Src(self.in_a_row(&e.elts, dst)?);
            self.b.emit(e.range, Op::BuildList { dst, start, n: Num(e.elts.len() as u32) });
            return Ok(());
        }
        let list = self.scratch(dst)?;
        self.build_list(e.range, &e.elts, list)?;
        self.deliver(e.range, list, dst);
        Ok(())
    }

    /// A list of any length in `list`, which nobody else sees.
    fn build_list(&mut self, range: TextRange, elts: &'a [Expr], list: Dst) -> Result {
        let plain = elts.iter().take(CHUNK).take_while(|e| !e.is_starred_expr()).count();
        let mark = self.b.mark();
        let start = Src(self.in_a_row(&elts[..plain], list)?);
        self.b.emit(range, Op::BuildList { dst: list, start, n: Num(plain as u32) });
        self.b.release(mark);
        for item in &elts[plain..] {
            self.list_item(range, list.0, item)?;
        }
        Ok(())
    }

    /// Appends an item, or all items of a starred one; `range`: the whole display.
    pub fn list_item(&mut self, range: TextRange, list: u8, item: &'a Expr) -> Result {
        let mark = self.b.mark();
        let list = Src(list);
        match item {
            Expr::Starred(starred) => {
                let items = self.operand(&starred.value)?;
                self.b.emit(range, Op::ListExtend { list, items });
            }
            _ => {
                let src = self.operand(item)?;
                self.b.emit(item.range(), Op::ListAppend { list, item: src });
            }
        }
        self.b.release(mark);
        Ok(())
    }

    #[inline(never)]
    pub fn set(&mut self, e: &'a ast::ExprSet, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let plain = e.elts.iter().take(CHUNK).take_while(|e| !e.is_starred_expr()).count();
        // Three constants and more at the beginning are a frozen set, whose table decides in which order they come out. CPython builds
        // displays of more than 30 items one by one.
        let known: Option<Box<[Constant]>> =
            if plain > 2 && e.elts.len() <= 30 { e.elts[..plain].iter().map(fold::constant).collect() } else { None };
        let set = if plain == e.elts.len() && known.is_none() { dst } else { self.scratch(dst)? };
        let mark = self.b.mark();
        if let Some(items) = known {
            let items_at = Dst(self.b.temp()?);
            self.b.emit(e.range, Op::BuildSet { dst: set, start: set.src(), n: Num(0) });
            self.load_constant(e.range, &Constant::FrozenSet(items), items_at);
            self.b.emit(e.range, Op::SetUpdate { set: set.src(), items: items_at.src() });
        } else {
            let start = Src(self.in_a_row(&e.elts[..plain], set)?);
            self.b.emit(e.range, Op::BuildSet { dst: set, start, n: Num(plain as u32) });
        }
        for item in &e.elts[plain..] {
            self.b.release(mark);
            let set = set.src();
            match item {
                Expr::Starred(starred) => {
                    let items = self.operand(&starred.value)?;
                    self.b.emit(e.range, Op::SetUpdate { set, items });
                }
                _ => {
                    let src = self.operand(item)?;
                    self.b.emit(item.range(), Op::SetAdd { set, item: src });
                }
            }
        }
        self.deliver(e.range, set, dst);
        Ok(())
    }

    #[inline(never)]
    pub fn dict(&mut self, e: &'a ast::ExprDict, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        if let Some(keys) = self.record_keys(e) {
            let start = Src(self.b.mark() as u8);
            for item in &e.items {
                let register = self.b.temp()?;
                self.expr(&item.value, Dst(register))?;
            }
            self.b.emit(e.range, Op::BuildRecord { dst, start, n: Small(e.items.len() as u8), keys });
            return Ok(());
        }
        let plain = e.items.iter().take(CHUNK / 2).take_while(|item| item.key.is_some()).count();
        let dict = if plain == e.items.len() { dst } else { self.scratch(dst)? };
        let mark = self.b.mark();
        let start = if plain == 0 { dict.src() } else { Src(mark as u8) };
        for item in &e.items[..plain] {
            for part in item.key.iter().chain([&item.value]) {
                let register = self.b.temp()?;
                self.expr(part, Dst(register))?;
            }
        }
        self.b.emit(e.range, Op::BuildDict { dst: dict, start, n: Num(plain as u32) });
        for item in &e.items[plain..] {
            self.b.release(mark);
            match &item.key {
                Some(key) => {
                    let key = self.operand_in(key, None, &[&item.value])?;
                    let value = self.operand(&item.value)?;
                    self.b.emit(e.range, Op::DictSet { dict: dict.src(), key, value });
                }
                None => {
                    let items = self.operand(&item.value)?;
                    self.b.emit(e.range, Op::DictUpdate { dict: dict.src(), items });
                }
            }
        }
        self.deliver(e.range, dict, dst);
        Ok(())
    }

    /// The keys of a display, where all of them are strings of the source, and different.
    fn record_keys(&mut self, e: &ast::ExprDict) -> Option<ConstIndex> {
        if e.items.is_empty() || e.items.len() > CHUNK / 2 {
            return None;
        }
        let mut seen = std::collections::HashSet::new();
        let mut keys = Vec::with_capacity(e.items.len());
        for item in &e.items {
            let Some(key @ Expr::StringLiteral(_)) = &item.key else { return None };
            let Some(Constant::Str(text)) = fold::constant(key) else { return None };
            if !seen.insert(text.clone()) {
                return None;
            }
            keys.push(Constant::Str(text));
        }
        Some(self.unit.constant(&Constant::Tuple(keys.into())))
    }
}
