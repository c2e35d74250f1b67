//! Reading, binding and deleting variables, wherever they live.

use hognose_bytecode::{Dst, Num, Op, Src};
use hognose_syntax::ast::{self, Expr};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::body::Var;
use crate::compiler::Compiler;
use crate::names::Symbol;
use crate::scope::ScopeKind;

impl<'a> Compiler<'a> {
    /// Where a name lives, seen from the current scope.
    pub fn lookup(&self, name: Symbol) -> Var {
        let mut scope = self.scope;
        let mut inside = false;
        while self.scopes.list[scope].kind == ScopeKind::Comprehension || self.standing.contains(&scope) {
            if let Some((.., var)) = self.inner.iter().rev().find(|(s, n, _)| *s == scope && *n == name) {
                return *var;
            }
            inside = true;
            let Some(parent) = self.scopes.list[scope].parent else { break };
            scope = parent;
        }
        let here = &self.scopes.list[scope];
        let usage = here.usage(name);
        if usage.global {
            return Var::Global;
        }
        let var = self.b.vars.get(&name).copied();
        if here.is_function_like() {
            return match (var, self.b.namespace) {
                (Some(Var::Cell(cell)), Some(ns)) if !usage.bound && !inside => {
                    let below = self.scopes.is_bound_below_class(scope, name);
                    if below || name == Symbol::CLASS_DICT {
                        Var::Cell(cell)
                    } else {
                        Var::NameOrCell(ns, cell)
                    }
                }
                (Some(var), _) => var,
                (None, Some(ns)) if !inside && !self.is_global_in_class(scope, name) => Var::Name(ns),
                _ => Var::Global,
            };
        }
        // The body of a class, or a unit, with or without a namespace of its own. A comprehension in a
        // class does not see the names of the class.
        match (self.b.namespace, var) {
            (Some(ns), Some(Var::Cell(cell))) if !inside && !usage.bound && !usage.nonlocal => {
                Var::NameOrCell(ns, cell)
            }
            (Some(ns), Some(Var::Cell(_))) if !inside && !usage.nonlocal => Var::Name(ns),
            (_, Some(Var::Cell(cell))) => Var::Cell(cell),
            (Some(ns), _) if !inside || here.kind == ScopeKind::Module => Var::Name(ns),
            _ => Var::Global,
        }
    }

    fn is_global_in_class(&self, scope: usize, name: Symbol) -> bool {
        self.scopes.class_seen_by(scope).is_some_and(|class| self.scopes.list[class].usage(name).global)
    }

    /// The register with the cell of a variable that an inner body captures.
    pub fn cell_of(&self, name: Symbol) -> Option<u8> {
        if name == Symbol::CLASS_DICT || name == Symbol::CLASS {
            // The implicit cells of a class are not among its names.
            if let Some(Var::Cell(cell)) = self.b.vars.get(&name) {
                return Some(*cell);
            }
        }
        match self.lookup(name) {
            Var::Cell(cell) | Var::NameOrCell(_, cell) => Some(cell),
            _ => match self.b.vars.get(&name) {
                Some(Var::Cell(cell)) => Some(*cell),
                _ => None,
            },
        }
    }

    /// Raises `UnboundLocalError` where a variable in a register may be unbound.
    fn check_bound(&mut self, range: TextRange, register: u8, name: Symbol) {
        let certain = self.b.state.is_none_or(|state| state.contains(register));
        if !certain {
            self.b.doubtful.insert(register);
            self.b.emit(range, Op::CheckBound { src: Src(register), name: self.unit.name(name) });
        }
    }

    /// Loads a variable.
    pub fn load_symbol(&mut self, range: TextRange, name: Symbol, dst: Dst) -> Result {
        let op = match self.lookup(name) {
            Var::Register(register) => {
                self.check_bound(range, register, name);
                Op::Move { dst, src: Src(register) }
            }
            Var::Cell(cell) => Op::LoadCell { dst, cell: Src(cell), name: self.unit.name(name) },
            Var::Spill(index) => {
                let mark = self.b.mark();
                let scratch = if self.b.is_scratch(dst) { dst } else { Dst(self.b.temp()?) };
                let list = Src(self.b.spill.unwrap_or_default());
                self.b.emit(range, Op::LoadSpill { dst: scratch, list, index: Num(index) });
                self.b.emit(range, Op::CheckBound { src: scratch.src(), name: self.unit.name(name) });
                self.b.release(mark);
                if scratch == dst {
                    return Ok(());
                }
                Op::Move { dst, src: scratch.src() }
            }
            Var::Global => Op::LoadGlobal { dst, site: self.unit.site(name) },
            Var::Name(ns) => Op::LoadName { dst, ns: Src(ns), site: self.unit.site(name) },
            Var::NameOrCell(ns, cell) => {
                Op::LoadNameOrCell { dst, ns: Src(ns), cell: Src(cell), site: self.unit.site(name) }
            }
        };
        self.b.emit(range, op);
        Ok(())
    }

    /// Binds a variable to the value of a register.
    pub fn store_symbol(&mut self, range: TextRange, name: Symbol, src: Src) -> Result {
        let op = match self.lookup(name) {
            Var::Register(register) if register == src.0 => return Ok(()),
            Var::Register(register) => Op::Move { dst: Dst(register), src },
            Var::Cell(cell) | Var::NameOrCell(_, cell) if self.binds_cell(name) => {
                Op::StoreCell { cell: Src(cell), src }
            }
            Var::Spill(index) => {
                Op::StoreSpill { list: Src(self.b.spill.unwrap_or_default()), src, index: Num(index) }
            }
            Var::Global => Op::StoreGlobal { src, site: self.unit.site(name) },
            Var::Cell(cell) => Op::StoreCell { cell: Src(cell), src },
            Var::Name(ns) | Var::NameOrCell(ns, _) => {
                Op::StoreName { ns: Src(ns), src, site: self.unit.site(name) }
            }
        };
        self.b.emit(range, op);
        Ok(())
    }

    fn binds_cell(&self, name: Symbol) -> bool {
        self.scopes.list[self.scope].usage(name).nonlocal
    }

    /// Unbinds a variable; an error when it is unbound.
    pub fn delete_symbol(&mut self, range: TextRange, name: Symbol) -> Result {
        let name_index = self.unit.name(name);
        let op = match self.lookup(name) {
            Var::Register(register) => {
                let certain = self.b.state.is_none_or(|state| state.contains(register));
                if !certain {
                    self.b.doubtful.insert(register);
                }
                Op::DeleteLocal { var: Src(register), name: name_index }
            }
            Var::Cell(cell) => Op::DeleteCell { cell: Src(cell), name: name_index },
            Var::NameOrCell(_, cell) if self.binds_cell(name) => {
                Op::DeleteCell { cell: Src(cell), name: name_index }
            }
            Var::Spill(index) => {
                let mark = self.b.mark();
                let scratch = Dst(self.b.temp()?);
                self.load_symbol(range, name, scratch)?;
                self.b.emit(range, Op::LoadUndef { dst: scratch });
                self.b.release(mark);
                let list = Src(self.b.spill.unwrap_or_default());
                Op::StoreSpill { list, src: scratch.src(), index: Num(index) }
            }
            Var::Global => Op::DeleteGlobal { site: self.unit.site(name) },
            Var::Name(ns) | Var::NameOrCell(ns, _) => {
                Op::DeleteName { ns: Src(ns), site: self.unit.site(name) }
            }
        };
        self.b.emit(range, op);
        Ok(())
    }

    /// Unbinds the name of an `except … as name`, bound or not.
    pub fn forget_symbol(&mut self, range: TextRange, name: Symbol) -> Result {
        if let Var::Register(register) = self.lookup(name) {
            self.b.doubtful.insert(register);
            self.b.emit(range, Op::LoadUndef { dst: Dst(register) });
            return Ok(());
        }
        let mark = self.b.mark();
        let none = self.b.temp()?;
        self.b.emit(range, Op::LoadNone { dst: Dst(none) });
        self.store_symbol(range, name, Src(none))?;
        self.b.release(mark);
        self.delete_symbol(range, name)
    }

    /// The register of a name that is a variable in a register.
    pub fn register_of(&mut self, name: &ast::ExprName) -> Option<u8> {
        let symbol = self.symbol(&name.id);
        match self.lookup(symbol) {
            Var::Register(register) => Some(register),
            _ => None,
        }
    }

    /// The value of an expression as an operand: a variable's own register, or a new temporary.
    pub fn operand(&mut self, e: &'a Expr) -> Result<Src> {
        self.operand_in(e, None, &[])
    }

    /// As [`Compiler::operand`], for a value that is used after `later` have been evaluated: a variable
    /// that one of them may assign is copied. A temporary is `scratch` if given.
    pub fn operand_in(&mut self, e: &'a Expr, scratch: Option<Dst>, later: &[&'a Expr]) -> Result<Src> {
        if let Expr::Name(name) = e {
            let symbol = self.symbol(&name.id);
            if let Var::Register(register) = self.lookup(symbol)
                && !later.iter().any(|e| self.may_assign(e, symbol))
            {
                self.check_bound(e.range(), register, symbol);
                return Ok(Src(register));
            }
        }
        if let Expr::Named(named) = e
            && let Expr::Name(target) = &*named.target
        {
            let symbol = self.symbol(&target.id);
            if let Var::Register(register) = self.lookup(symbol)
                && !later.iter().any(|e| self.may_assign(e, symbol))
            {
                self.expr(&named.value, Dst(register))?;
                return Ok(Src(register));
            }
        }
        let dst = match scratch {
            Some(dst) => dst,
            None => Dst(self.b.temp()?),
        };
        self.expr(e, dst)?;
        Ok(dst.src())
    }

    /// Whether evaluating `e` may assign a variable of this body (by `:=`).
    fn may_assign(&self, e: &Expr, symbol: Symbol) -> bool {
        let leaf = matches!(
            e,
            Expr::Name(_)
                | Expr::NumberLiteral(_)
                | Expr::StringLiteral(_)
                | Expr::BytesLiteral(_)
                | Expr::BooleanLiteral(_)
                | Expr::NoneLiteral(_)
                | Expr::EllipsisLiteral(_)
                | Expr::Lambda(_)
        );
        !leaf && self.scopes.list[self.scopes.body_of(self.scope)].walrus.contains(&symbol)
    }
}
