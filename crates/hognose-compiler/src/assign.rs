//! Assignments: plain, unpacking, augmented and annotated ones.

use hognose_bytecode::{Constant, Dst, Num, Op, Small, Src};
use hognose_syntax::ast::{self, Expr};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::body::Var;
use crate::compiler::Compiler;
use crate::fold;
use crate::names::Symbol;
use crate::scope::ScopeKind;

/// An assignment to more targets than this is done in pieces.
const MANY_TARGETS: usize = 40;

impl<'a> Compiler<'a> {
    pub fn assign(&mut self, s: &'a ast::StmtAssign) -> Result {
        if let [target] = &s.targets[..] {
            if let Some(register) = self.target_register(target) {
                return self.expr(&s.value, Dst(register));
            }
            if let (Some(targets), Some(values)) = (elements(target), elements(&s.value))
                && targets.len() == values.len()
                && !targets.iter().chain(values).any(Expr::is_starred_expr)
                && values.len() <= 32
                && !values.is_empty()
            {
                return self.assign_pairwise(targets, values);
            }
        }
        let later: Vec<&Expr> = s.targets.iter().collect();
        let direct = match &s.targets[..] {
            // Kept in the first target's own register, unless another target may overwrite that first.
            [first, rest @ ..] if rest.iter().all(|t| !matches!(t, Expr::Tuple(_) | Expr::List(_))) => {
                self.target_register(first).filter(|_| !self.assigns_name(rest, first))
            }
            _ => None,
        };
        let value = match direct {
            Some(register) => {
                self.expr(&s.value, Dst(register))?;
                Src(register)
            }
            None => {
                let only_names = s.targets.len() == 1 && !matches!(&*s.value, Expr::Name(_));
                if only_names || self.is_safe_source(&s.value, &s.targets) {
                    self.operand_in(&s.value, None, &later)?
                } else {
                    let register = self.b.temp()?;
                    self.expr(&s.value, Dst(register))?;
                    Src(register)
                }
            }
        };
        s.targets.iter().try_for_each(|target| self.store(target, value))
    }

    /// Whether a name can be the source of all targets without a copy: none of them is an unpacking or the name itself.
    fn is_safe_source(&mut self, value: &'a Expr, targets: &'a [Expr]) -> bool {
        let Expr::Name(_) = value else { return true };
        targets.len() == 1 || !self.assigns_name(targets, value)
    }

    /// Whether a plain target among `targets` is the same name; unpackings count as if.
    fn assigns_name(&mut self, targets: &[Expr], name: &Expr) -> bool {
        let Expr::Name(name) = name else { return false };
        targets.iter().any(|target| match target {
            Expr::Name(target) => target.id == name.id,
            Expr::Attribute(_) | Expr::Subscript(_) => false,
            _ => true,
        })
    }

    /// `a, b = x, y`: no tuple is built. All values are evaluated before the first target is assigned.
    fn assign_pairwise(&mut self, targets: &'a [Expr], values: &'a [Expr]) -> Result {
        let mut sources = Vec::with_capacity(values.len());
        for (n, value) in values.iter().enumerate() {
            let later: Vec<&Expr> = values[n + 1..].iter().chain(targets).collect();
            let overwritten = n > 0 && matches!(value, Expr::Name(_)) && {
                let before = &targets[..n];
                self.assigns_name(before, value)
            };
            if overwritten {
                let register = self.b.temp()?;
                self.expr(value, Dst(register))?;
                sources.push(Src(register));
            } else {
                sources.push(self.operand_in(value, None, &later)?);
            }
        }
        for (target, source) in targets.iter().zip(sources) {
            self.store(target, source)?;
        }
        Ok(())
    }

    /// The register of a target that is a variable in a register.
    pub fn target_register(&mut self, target: &Expr) -> Option<u8> {
        match target {
            Expr::Name(name) => self.register_of(name),
            _ => None,
        }
    }

    /// Assigns the value of a register to a target.
    pub fn store(&mut self, target: &'a Expr, src: Src) -> Result {
        let mark = self.b.mark();
        let result = self.store_inner(target, src);
        self.b.release(mark);
        result
    }

    fn store_inner(&mut self, target: &'a Expr, src: Src) -> Result {
        match target {
            Expr::Name(name) => {
                let symbol = self.symbol(&name.id);
                self.store_symbol(name.range, symbol, src)
            }
            Expr::Attribute(e) => {
                let obj = self.operand(&e.value)?;
                let site = self.attribute_site(&e.attr);
                self.b.emit(self.attribute_range(e), Op::SetAttr { obj, src, site });
                Ok(())
            }
            Expr::Subscript(e) => {
                let obj = self.operand_in(&e.value, None, &[&e.slice])?;
                if let Some((key, site)) = self.near_key(&e.slice) {
                    self.b.emit(e.range, Op::SetItemConst { obj, src, key, site });
                    return Ok(());
                }
                let key = self.operand(&e.slice)?;
                self.b.emit(e.range, Op::SetItem { obj, key, src });
                Ok(())
            }
            Expr::Tuple(e) => self.unpack(e.range, &e.elts, src),
            Expr::List(e) => self.unpack(e.range, &e.elts, src),
            Expr::Starred(e) => self.store(&e.value, src),
            _ => self.error(target.range(), "cannot assign to this"),
        }
    }

    fn unpack(&mut self, range: TextRange, targets: &'a [Expr], src: Src) -> Result {
        let star = targets.iter().position(Expr::is_starred_expr);
        if star.is_none() && targets.len() > MANY_TARGETS {
            return self.unpack_many(range, targets, src);
        }
        let start = match self.consecutive(targets) {
            Some(register) if star.is_none() => register,
            _ => self.b.temps(targets.len())?,
        };
        let n = targets.len();
        let op = match star {
            None => Op::Unpack { start: Dst(start), src, n: Num(n as u32) },
            Some(at) => {
                let (before, after) = (Small(at as u8), Num((n - at - 1) as u32));
                Op::UnpackStar { start: Dst(start), src, before, after }
            }
        };
        self.b.emit(range, op);
        if self.b.named.contains(start) {
            return Ok(());
        }
        for (n, target) in targets.iter().enumerate() {
            self.store(target, Src(start + n as u8))?;
        }
        Ok(())
    }

    /// More targets than registers are taken in pieces: some, and the rest as a list.
    fn unpack_many(&mut self, range: TextRange, targets: &'a [Expr], src: Src) -> Result {
        let rest = self.b.temp()?;
        self.b.emit(range, Op::Move { dst: Dst(rest), src });
        let mark = self.b.mark();
        let mut chunks = targets.chunks(MANY_TARGETS).peekable();
        while let Some(chunk) = chunks.next() {
            let start = self.b.temps(chunk.len())?;
            let src = Src(rest);
            if chunks.peek().is_some() {
                let more = self.b.temp()?;
                let (before, after) = (Small(chunk.len() as u8), Num(0));
                self.b.emit(range, Op::UnpackStar { start: Dst(start), src, before, after });
                self.b.emit(range, Op::Move { dst: Dst(rest), src: Src(more) });
            } else {
                self.b.emit(range, Op::Unpack { start: Dst(start), src, n: Num(chunk.len() as u32) });
            }
            for (n, target) in chunk.iter().enumerate() {
                self.store(target, Src(start + n as u8))?;
            }
            self.b.release(mark);
        }
        Ok(())
    }

    /// The first of the registers of targets that are variables in consecutive registers.
    fn consecutive(&mut self, targets: &[Expr]) -> Option<u8> {
        let first = self.target_register(targets.first()?)?;
        for (n, target) in targets.iter().enumerate() {
            let register = self.target_register(target)?;
            if register as usize != first as usize + n {
                return None;
            }
        }
        Some(first)
    }

    pub fn augmented_assign(&mut self, s: &'a ast::StmtAugAssign) -> Result {
        let known = fold::constant(&s.value);
        match &*s.target {
            Expr::Name(name) => {
                let symbol = self.symbol(&name.id);
                if let Var::Register(register) = self.lookup(symbol) {
                    let a = self.operand_in(&s.target, None, &[&s.value])?;
                    return self.operator(s.range, s.op, true, Dst(register), a, &s.value, known);
                }
                let value = Dst(self.b.temp()?);
                self.load_symbol(name.range, symbol, value)?;
                self.operator(s.range, s.op, true, value, value.src(), &s.value, known)?;
                self.store_symbol(name.range, symbol, value.src())
            }
            Expr::Attribute(e) => {
                let obj = self.operand_in(&e.value, None, &[&s.value])?;
                let value = Dst(self.b.temp()?);
                let site = self.attribute_site(&e.attr);
                self.b.emit(self.attribute_range(e), Op::GetAttr { dst: value, obj, site });
                self.operator(s.range, s.op, true, value, value.src(), &s.value, known)?;
                let site = self.attribute_site(&e.attr);
                self.b.emit(self.attribute_range(e), Op::SetAttr { obj, src: value.src(), site });
                Ok(())
            }
            Expr::Subscript(e) => {
                let obj = self.operand_in(&e.value, None, &[&e.slice, &s.value])?;
                if let Some((key, site)) = self.near_key(&e.slice) {
                    let value = Dst(self.b.temp()?);
                    self.b.emit(e.range, Op::GetItemConst { dst: value, obj, key, site });
                    self.operator(s.range, s.op, true, value, value.src(), &s.value, known)?;
                    // Both find it in the same place.
                    self.b.emit(e.range, Op::SetItemConst { obj, src: value.src(), key, site });
                    return Ok(());
                }
                let key = self.operand_in(&e.slice, None, &[&s.value])?;
                let value = Dst(self.b.temp()?);
                self.b.emit(e.range, Op::GetItem { dst: value, obj, key });
                self.operator(s.range, s.op, true, value, value.src(), &s.value, known)?;
                self.b.emit(e.range, Op::SetItem { obj, key, src: value.src() });
                Ok(())
            }
            target => self.error(target.range(), "illegal expression for augmented assignment"),
        }
    }

    pub fn annotated_assign(&mut self, s: &'a ast::StmtAnnAssign) -> Result {
        if let Some(value) = &s.value {
            match self.target_register(&s.target) {
                Some(register) => self.expr(value, Dst(register))?,
                None => {
                    let value = self.operand_in(value, None, &[&s.target])?;
                    self.store(&s.target, value)?;
                }
            }
        }
        let kind = self.scopes.list[self.scope].kind;
        let evaluates = matches!(kind, ScopeKind::Module | ScopeKind::Class);
        match &*s.target {
            Expr::Name(_) if s.simple && evaluates => return self.note_annotation(s),
            Expr::Attribute(e) if s.value.is_none() => self.effect(&e.value)?,
            Expr::Subscript(e) if s.value.is_none() => {
                self.effect(&e.value)?;
                self.effect(&e.slice)?;
            }
            _ => {}
        }
        if evaluates && !self.future_annotations {
            self.effect(&s.annotation)?;
        }
        Ok(())
    }

    /// Loads a text into a new register and gives it.
    pub fn text_operand(&mut self, range: TextRange, text: &str) -> Result<Src> {
        let register = self.b.temp()?;
        self.load_text(range, text, Dst(register));
        Ok(Src(register))
    }

    /// The text of a symbol in a new register.
    pub fn symbol_operand(&mut self, range: TextRange, symbol: Symbol) -> Result<Src> {
        let register = self.b.temp()?;
        let text = self.unit.names.shared(symbol);
        self.load_constant(range, &Constant::Str(text), Dst(register));
        Ok(Src(register))
    }
}

/// The elements of a tuple or list display.
fn elements(e: &Expr) -> Option<&[Expr]> {
    match e {
        Expr::Tuple(e) => Some(&e.elts),
        Expr::List(e) => Some(&e.elts),
        _ => None,
    }
}
