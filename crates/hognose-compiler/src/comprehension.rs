//! Comprehensions and generator expressions.
//!
//! List, set and dict comprehensions run in the body around them (PEP 709), with registers of their own
//! for their variables; a variable that an inner function captures gets a new cell for each run.

use hognose_bytecode::{Dst, Local, Num, Op, Small, Src};
use hognose_syntax::ast::{self, Expr};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::analyze::address;
use crate::body::{Label, Var};
use crate::compiler::{Compiler, Work};
use crate::inlined::{Inlined, Taking};
use crate::condition::LATER;
use crate::names::Symbol;
use crate::scope::{Role, ScopeId, ScopeKind};

/// What each round of a comprehension produces.
#[derive(Clone, Copy)]
pub(crate) enum Element<'a> {
    List(&'a Expr),
    Set(&'a Expr),
    Dict(&'a Expr, &'a Expr),
    Yield(&'a Expr),
    /// Added to the sum in three registers.
    Sum(&'a Expr),
    /// Kept if it is greater (`true`) or less than the one so far.
    Extreme(&'a Expr, bool),
    /// The first one with this truth is the result, and goes to the label.
    Search(&'a Expr, bool, Label),
}

/// A comprehension that is being compiled.
#[derive(Clone, Copy)]
pub(crate) struct Rounds<'a> {
    pub range: TextRange,
    /// The comprehension, where its awaits are shown.
    pub whole: TextRange,
    pub generators: &'a [ast::Comprehension],
    pub element: Element<'a>,
    /// The collection that grows, or what else the items become.
    pub result: u8,
}

impl<'a> Compiler<'a> {
    #[inline(never)]
    pub fn comprehension(&mut self, e: &'a Expr, dst: Dst) -> Result {
        let (node, generators, element) = match e {
            Expr::ListComp(c) => (address(c), &c.generators, Element::List(&c.elt)),
            Expr::SetComp(c) => (address(c), &c.generators, Element::Set(&c.elt)),
            Expr::DictComp(c) => match &c.key {
                Some(key) => (address(c), &c.generators, Element::Dict(key, &c.value)),
                None => return self.error(c.range, "dict unpacking cannot be used in dict comprehension"),
            },
            _ => return self.error(e.range(), "not a comprehension"),
        };
        let range = e.range();
        let dst = self.some_dst(dst)?;
        let result = self.scratch(dst)?;
        let Some(first) = generators.first() else { return self.error(range, "empty comprehension") };
        // The first iterable is evaluated outside, and before the collection exists.
        let iter = self.b.temps(3)?;
        self.first_iterable(first, iter)?;
        let items = Src(iter);
        // Whether each item of the iterable becomes one of the collection.
        let is_one_each = matches!(&generators[..], [only] if only.ifs.is_empty() && !only.is_async);
        let build = match element {
            Element::Set(_) => Op::BuildSet { dst: result, start: result.src(), n: Num(0) },
            Element::Dict(..) if is_one_each => Op::BuildDictFor { dst: result, items },
            Element::Dict(..) => Op::BuildDict { dst: result, start: result.src(), n: Num(0) },
            _ if is_one_each => Op::BuildListFor { dst: result, items },
            _ => Op::BuildList { dst: result, start: result.src(), n: Num(0) },
        };
        self.b.emit(range, build);
        let scope = self.scope_of(node, Role::Body)?;
        let before = self.enter_comprehension(scope, &first.target)?;
        let rounds = Rounds { range, whole: range, generators, element, result: result.0 };
        self.apart(None, |this| this.rounds(rounds, 0, iter))?;
        self.scope = before.0;
        self.leave_comprehension(range, before.1);
        self.deliver(range, result, dst);
        Ok(())
    }

    pub fn first_iterable(&mut self, first: &'a ast::Comprehension, iter: u8) -> Result {
        if !first.is_async {
            return self.iterable(&first.iter, iter);
        }
        self.expr(&first.iter, Dst(iter))?;
        self.b.emit(first.iter.range(), Op::GetAIter { dst: Dst(iter), src: Src(iter) });
        Ok(())
    }

    pub fn scope_of(&self, node: usize, role: Role) -> Result<ScopeId> {
        match self.scopes.by_node.get(&(node, role)) {
            Some(scope) => Ok(*scope),
            None => self.error(TextRange::default(), "a scope is missing"),
        }
    }

    /// Makes the variables of a comprehension; gives what has to be put back.
    pub fn enter_comprehension(&mut self, scope: ScopeId, first: &Expr) -> Result<(ScopeId, usize)> {
        let before = (self.scope, self.inner.len());
        let own: Vec<_> = self.scopes.list[scope].order.clone();
        // The names of the first target are assigned before anything can read them.
        let certain = only_names(first);
        for name in own {
            // What a generator expression gets is in its registers already.
            if self.scopes.list[scope].params.contains(&name) {
                continue;
            }
            let register = match self.b.shown_variable(scope, name) {
                Some(register) => register,
                None => self.b.variable()?,
            };
            let var = if self.scopes.list[scope].cells.contains(&name) {
                self.b.emit(first.range(), Op::NewCell { dst: Dst(register) });
                Var::Cell(register)
            } else {
                if !(certain && self.is_target(first, name)) {
                    self.b.emit(first.range(), Op::LoadUndef { dst: Dst(register) });
                }
                Var::Register(register)
            };
            self.inner.push((scope, name, var));
        }
        self.scope = scope;
        Ok(before)
    }

    /// Gives registers to the variables of comprehensions that may look at them, behind those of the body: in
    /// `locals()` the inner one of two names counts.
    pub fn show_comprehensions(&mut self, locals: &mut Vec<Local>) -> Result {
        for scope in self.scope + 1..self.scopes.list.len() {
            let own = &self.scopes.list[scope];
            if own.kind != ScopeKind::Comprehension
                || !own.inspects
                || self.scopes.body_of(scope) != self.scope
            {
                continue;
            }
            for name in &own.order {
                let register = self.b.temp()?;
                self.b.prologue.push(Op::LoadUndef { dst: Dst(register) });
                self.b.shown.insert((scope, *name), register);
                locals.push(Local {
                    name: self.unit.names.index(*name),
                    register,
                    cell: own.cells.contains(name),
                    free: false,
                });
            }
        }
        Ok(())
    }

    /// Unbinds the variables of comprehensions that an exception left.
    pub fn forget_comprehensions(&mut self, range: TextRange) {
        let mut registers: Vec<u8> = self.b.shown.iter().map(|(_, register)| *register).collect();
        registers.sort_unstable();
        for register in registers {
            self.b.emit(range, Op::LoadUndef { dst: Dst(register) });
        }
    }

    /// Whether a name is among the names of a target.
    fn is_target(&mut self, target: &Expr, name: Symbol) -> bool {
        match target {
            Expr::Name(target) => self.symbol(&target.id) == name,
            Expr::Tuple(e) => e.elts.iter().any(|e| self.is_target(e, name)),
            _ => false,
        }
    }

    /// Gives the registers of comprehension variables back to the temporaries.
    pub fn leave_comprehension(&mut self, range: TextRange, from: usize) {
        for (scope, name, var) in &self.inner[from..] {
            if let Var::Register(register) | Var::Cell(register) = var {
                self.b.named.remove(*register);
                if self.b.shown.contains(&(*scope, *name)) {
                    self.b.emit(range, Op::LoadUndef { dst: Dst(*register) });
                }
            }
        }
        self.inner.truncate(from);
    }

    /// Compiles loops of their own, whatever is open around them; gives what takes their items.
    pub fn apart(&mut self, taking: Option<Taking>, rounds: impl FnOnce(&mut Self) -> Result) -> Result<Option<Taking>> {
        let (loops, before) = (std::mem::take(&mut self.open_loops), std::mem::replace(&mut self.taking, taking));
        let result = rounds(self);
        self.open_loops = loops;
        result.map(|()| std::mem::replace(&mut self.taking, before))
    }

    /// The loops from generator `n` on; the iterable of that one stands in `R[iter]`.
    pub fn rounds(&mut self, r: Rounds<'a>, n: usize, iter: u8) -> Result {
        let generator = &r.generators[n];
        let mark = self.b.mark();
        if generator.is_async {
            let (next, done) = (self.b.label(), self.b.label());
            self.b.bind_loop(next);
            let item = self.async_next(r.whole, iter, done)?;
            self.store(&generator.target, Src(item))?;
            for condition in &generator.ifs {
                self.branch(condition, false, next)?;
            }
            self.inner_rounds(r, n, next)?;
            self.b.emit_jump(r.range, Op::Jump { to: LATER }, next);
            self.b.bind(done);
        } else {
            let item = match self.target_register(&generator.target) {
                Some(register) => Dst(register),
                None => Dst(self.b.temp()?),
            };
            // The argument of a generator expression has begun already.
            let is_argument = n == 0 && matches!(r.element, Element::Yield(_));
            let state = Src(iter);
            let prepare =
                if is_argument { Op::ForIterator { iter: state } } else { Op::ForPrep { iter: state } };
            let lp = self.begin_loop(&generator.iter, prepare, iter, item);
            if self.target_register(&generator.target).is_none() {
                self.store(&generator.target, item.src())?;
            }
            for condition in &generator.ifs {
                self.branch(condition, false, lp.next)?;
            }
            if lp.close {
                self.open_loops.push(iter);
            }
            self.inner_rounds(r, n, lp.next)?;
            if lp.close {
                self.open_loops.pop();
            }
            self.end_loop(generator.iter.range(), lp, item)?;
        }
        self.b.release(mark);
        Ok(())
    }

    fn inner_rounds(&mut self, r: Rounds<'a>, n: usize, next: Label) -> Result {
        if let Some(generator) = r.generators.get(n + 1) {
            let iter = self.b.temps(3)?;
            self.first_iterable(generator, iter)?;
            return self.rounds(r, n + 1, iter);
        }
        let mark = self.b.mark();
        let result = Src(r.result);
        let op = match r.element {
            Element::List(e) => Op::ListAppend { list: result, item: self.operand(e)? },
            Element::Set(e) => Op::SetAdd { set: result, item: self.operand(e)? },
            Element::Dict(key, value) => {
                let key = self.operand_in(key, None, &[value])?;
                Op::DictSet { dict: result, key, value: self.operand(value)? }
            }
            Element::Yield(e) => {
                let src = self.operand(e)?;
                let dst = Dst(self.b.temp()?);
                self.yield_op(dst, src)
            }
            Element::Sum(e) => {
                let item = self.operand(e)?;
                self.add_to_sum(r.range, result, item, next)?;
                self.b.release(mark);
                return Ok(());
            }
            Element::Extreme(e, is_max) => {
                let item = self.operand(e)?;
                self.keep_extreme(r.range, is_max, result, item, next)?;
                self.b.release(mark);
                return Ok(());
            }
            Element::Search(e, wanted, found) => {
                self.branch(e, !wanted, next)?;
                for at in (0..self.open_loops.len()).rev() {
                    self.b.emit(r.range, Op::ForClose { iter: Src(self.open_loops[at]) });
                }
                self.b.emit(r.range, Op::LoadBool { dst: result.dst(), value: Small(wanted as u8) });
                self.b.emit_jump(r.range, Op::Jump { to: LATER }, found);
                self.b.release(mark);
                return Ok(());
            }
        };
        let guard = self.b.guard();
        self.b.emit(r.range, op);
        if let Element::Set(_) = r.element {
            self.taken(guard)?;
        }
        self.b.release(mark);
        Ok(())
    }

    /// A generator expression: a function of one argument, what goes over its first iterable.
    #[inline(never)]
    pub fn generator(&mut self, e: &'a ast::ExprGenerator, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let Some(first) = e.generators.first() else { return self.error(e.range, "empty comprehension") };
        let scope = self.scope_of(address(e), Role::Body)?;
        if self.scopes.list[scope].kind == ScopeKind::Comprehension {
            return self.inlined(e.range, e, Inlined::List, dst);
        }
        let f = self.b.temps(2)?;
        self.make_function(e.range, Dst(f), f, 0, scope, Work::Generator(e), "<genexpr>", e.range)?;
        let (iter, range) = (f + 1, first.iter.range());
        self.expr(&first.iter, Dst(iter))?;
        self.b.emit(
            range,
            match first.is_async {
                true => Op::GetAIter { dst: Dst(iter), src: Src(iter) },
                false => Op::GetIter { dst: Dst(iter), src: Src(iter) },
            },
        );
        self.b.emit(e.range, Op::call(dst, Src(f), Small(1)));
        Ok(())
    }

    pub fn generator_body(&mut self, e: &'a ast::ExprGenerator) -> Result {
        let iter = self.b.temps(3)?;
        self.b.emit(e.range, Op::Move { dst: Dst(iter), src: Src(0) });
        let element = Element::Yield(&e.elt);
        let rounds =
            Rounds { range: e.elt.range(), whole: e.range, generators: &e.generators, element, result: 0 };
        self.rounds(rounds, 0, iter)
    }
}

/// Whether a target assigns names only.
fn only_names(target: &Expr) -> bool {
    match target {
        Expr::Name(_) => true,
        Expr::Tuple(e) => e.elts.iter().all(only_names),
        _ => false,
    }
}
