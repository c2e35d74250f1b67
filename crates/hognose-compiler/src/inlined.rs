//! Generator expressions that run in the body around them.
//!
//! What a builtin such as `sum` goes through at once needs no generator: its rounds stand where the call stands, as those of a
//! comprehension do. Two ways lead here:
//!
//! - `'…'.join(… for …)`, a method of a literal, which nobody can replace: the expression has no body at all, and its scope is that of
//!   a comprehension (`analyze` says so);
//! - `sum(… for …)` and the like, if the name means the builtin when it is called. The expression has a body of its own, too, for
//!   when it does not. So what it captures lives in cells, and nothing in it may have a body: that would be made twice.
//!
//! Nobody can tell but by time: an exception leaves the expression as it leaves a generator (`StopIteration` becomes a `RuntimeError`,
//! the traceback has a level of its own), which a handler says whose register is `DISCARD`.

use hognose_bytecode::{Constant, Dst, Intrinsic, MAX_REGISTERS, Num, Op, Small, Src, Word};
use hognose_syntax::ast::{self, Expr};
use hognose_syntax::text_size::TextRange;

use crate::Result;
use crate::analyze::address;
use crate::body::{Label, RegisterSet, Var};
use crate::compiler::Compiler;
use crate::comprehension::{Element, Rounds};
use crate::condition::LATER;
use crate::fold;
use crate::names::Symbol;
use crate::scope::{Role, ScopeId, ScopeKind};

impl<'a> Compiler<'a> {
    /// A call of a builtin by its name, `R[f]`, with a generator expression as its only argument by position, if that can run here.
    pub fn call_inlined(
        &mut self,
        range: TextRange,
        f: u8,
        callee: &Expr,
        arguments: &'a ast::Arguments,
        dst: Dst,
    ) -> Result<bool> {
        let (Expr::Name(name), [Expr::Generator(e)]) = (callee, &*arguments.args) else { return Ok(false) };
        let which = match name.id.as_str() {
            "sum" => Intrinsic::Sum,
            "any" => Intrinsic::Any,
            "all" => Intrinsic::All,
            "list" => Intrinsic::List,
            "tuple" => Intrinsic::Tuple,
            "set" => Intrinsic::Set,
            "sorted" => Intrinsic::Sorted,
            "min" => Intrinsic::Min,
            "max" => Intrinsic::Max,
            _ => return Ok(false),
        };
        let are_plain = match which {
            Intrinsic::Min | Intrinsic::Max => {
                let is_default = |keyword: &ast::Keyword| keyword.arg.as_ref().is_some_and(|name| name.as_str() == "default");
                match &arguments.keywords[..] {
                    [] => true,
                    [only] => is_default(only) && fold::constant(&only.value).is_some(),
                    _ => false,
                }
            }
            Intrinsic::Sorted => arguments.keywords.iter().all(|keyword| keyword.arg.is_some() && says_nothing(&keyword.value)),
            _ => arguments.keywords.is_empty(),
        };
        let scope = self.scope_of(address(e), Role::Body)?;
        let symbol = self.symbol(&name.id);
        // It takes registers here that its own body would have.
        let is_room = self.b.mark() < MAX_REGISTERS / 2;
        if self.options.compact || !is_room || !are_plain || self.lookup(symbol) != Var::Global || self.b.namespace.is_some() || !self.can_run_here(scope) {
            return Ok(false);
        }
        let (general, end) = (self.b.label(), self.b.label());
        let mark = self.b.mark();
        let builtin = self.b.temp()?;
        self.intrinsic(range, which, Dst(builtin));
        self.b.emit_jump(range, Op::JumpIfIsNot { a: Src(f), b: Src(builtin), to: LATER }, general);
        self.b.release(mark);
        let result = match which {
            Intrinsic::Sum => Inlined::Sum,
            Intrinsic::Any => Inlined::Any,
            Intrinsic::All => Inlined::All,
            Intrinsic::Set => Inlined::Set,
            Intrinsic::List => Inlined::List,
            Intrinsic::Min | Intrinsic::Max => {
                let default = arguments.keywords.first().and_then(|keyword| fold::constant(&keyword.value));
                let how = Inlined::Extreme(which == Intrinsic::Max);
                self.extreme(range, f, e, how, default.as_ref(), (dst, end))?;
                self.b.bind(general);
                self.call(range, f, arguments, dst)?;
                self.b.bind(end);
                return Ok(true);
            }
            _ => {
                // They take a list as well: the call is the same.
                let argument = self.b.temp()?;
                self.inlined(range, e, Inlined::List, Dst(argument))?;
                self.b.emit_jump(range, Op::Jump { to: LATER }, end);
                self.b.bind(general);
                self.expr(&arguments.args[0], Dst(argument))?;
                self.b.bind(end);
                let (more, names) = self.keywords(&arguments.keywords)?;
                let n = Small(more.0 + 1);
                self.b.emit(
                    range,
                    match names {
                        None => Op::call(dst, Src(f), n),
                        Some(names) => Op::CallKw { dst, f: Src(f), n, names },
                    },
                );
                return Ok(true);
            }
        };
        self.inlined(range, e, result, dst)?;
        self.b.emit_jump(range, Op::Jump { to: LATER }, end);
        self.b.bind(general);
        self.call(range, f, arguments, dst)?;
        self.b.bind(end);
        Ok(true)
    }

    /// `min` or `max`, which `R[f]` is, with a constant for when there is nothing; goes to `end`.
    fn extreme(
        &mut self,
        range: TextRange,
        f: u8,
        e: &'a ast::ExprGenerator,
        how: Inlined,
        default: Option<&Constant>,
        (dst, end): (Dst, Label),
    ) -> Result {
        let mark = self.b.mark();
        let (argument, best) = (Dst(self.b.temp()?), Dst(self.b.temp()?));
        self.inlined(range, e, how, best)?;
        let empty = self.b.label();
        self.b.emit_jump(range, Op::JumpIfUndef { src: best.src(), to: LATER }, empty);
        self.deliver(range, best, dst);
        self.b.emit_jump(range, Op::Jump { to: LATER }, end);
        self.b.bind(empty);
        match default {
            Some(default) => {
                let dst = self.some_dst(dst)?;
                self.load_constant(range, default, dst);
            }
            // The builtin says what it thinks of nothing.
            None => {
                self.b.emit(range, Op::BuildList { dst: argument, start: argument.src(), n: Num(0) });
                self.b.emit(range, Op::call(dst, Src(f), Small(1)));
            }
        }
        self.b.release(mark);
        self.b.emit_jump(range, Op::Jump { to: LATER }, end);
        Ok(())
    }

    /// Takes an item that stands in a register if it is the least or the greatest one so far; `next` is where the next round begins.
    pub fn keep_extreme(&mut self, range: TextRange, is_max: bool, best: Src, item: Src, next: Label) -> Result {
        let guard = self.b.guard();
        let better = self.b.label();
        self.b.emit_jump(range, Op::JumpIfUndef { src: best, to: LATER }, better);
        let (a, b, to) = (item, best, LATER);
        self.b.emit_jump(range, if is_max { Op::JumpIfNotGt { a, b, to } } else { Op::JumpIfNotLt { a, b, to } }, next);
        self.b.bind(better);
        self.b.emit(range, Op::Move { dst: best.dst(), src: item });
        self.taken(guard)
    }

    /// Whether a generator expression with a body of its own can run without it: no body stands in it or in what it goes over (it would
    /// be made twice, and what stands in that four times), and it neither asks for its variables nor for those of a method.
    fn can_run_here(&self, scope: ScopeId) -> bool {
        let own = &self.scopes.list[scope];
        own.kind == ScopeKind::Generator
            && !(own.awaits || own.yields || own.inspects || own.goes_over_scopes || own.usage(Symbol::SUPER).used)
            && own.cells.is_empty()
            // The first scope inside of one is numbered next.
            && self.scopes.list.get(scope + 1).is_none_or(|next| next.parent != Some(scope))
    }

    /// Goes through a generator expression here; instructions of whoever goes through it stand at `range`.
    pub fn inlined(&mut self, range: TextRange, e: &'a ast::ExprGenerator, how: Inlined, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let mark = self.b.mark();
        let Some(first) = e.generators.first() else { return self.error(e.range, "empty comprehension") };
        let scope = self.scope_of(address(e), Role::Body)?;
        let result = match how {
            Inlined::Sum => Dst(self.b.temps(3)?),
            _ => self.scratch(dst)?,
        };
        let iter = self.b.temps(3)?;
        self.first_iterable(first, iter)?;
        match how {
            Inlined::Sum => {
                self.b.emit(range, Op::LoadInt { dst: result, value: Word(0) });
                self.b.emit(range, Op::LoadNone { dst: Dst(result.0 + 1) });
                self.b.emit(range, Op::LoadNone { dst: Dst(result.0 + 2) });
            }
            Inlined::Set => self.b.emit(range, Op::BuildSet { dst: result, start: result.src(), n: Num(0) }),
            Inlined::List => {
                let is_one_each = matches!(&e.generators[..], [only] if only.ifs.is_empty());
                let build = match is_one_each {
                    true => Op::BuildListFor { dst: result, items: Src(iter) },
                    false => Op::BuildList { dst: result, start: result.src(), n: Num(0) },
                };
                self.b.emit(range, build);
            }
            Inlined::Extreme(_) => self.b.emit(range, Op::LoadUndef { dst: result }),
            Inlined::Any | Inlined::All => {}
        }
        let found = self.b.label();
        let element = match how {
            Inlined::Sum => Element::Sum(&e.elt),
            Inlined::Set => Element::Set(&e.elt),
            Inlined::List => Element::List(&e.elt),
            Inlined::Extreme(is_max) => Element::Extreme(&e.elt, is_max),
            Inlined::Any => Element::Search(&e.elt, true, found),
            Inlined::All => Element::Search(&e.elt, false, found),
        };
        let rounds = Rounds { range, whole: e.range, generators: &e.generators, element, result: result.0 };
        let before = self.enter_comprehension(scope, &first.target)?;
        self.standing.push(scope);
        // What comes before the loop begins belongs to whoever makes a generator; so does what takes the items.
        let start = self.b.position() + 1;
        let taking = self.apart(Some(Taking::default()), |this| this.rounds(rounds, 0, iter))?.unwrap_or_default();
        let end = self.b.position();
        let (begin, behind) = taking.range.unwrap_or((end, end));
        self.b.leave_generator(start, begin);
        self.b.leave_generator(behind, end);
        if let Some(failed) = taking.failed {
            let over = self.b.label();
            self.b.emit_jump(range, Op::Jump { to: LATER }, over);
            self.b.bind_with(failed.target, failed.state);
            for iter in failed.loops.into_iter().rev() {
                self.b.emit(range, Op::ForClose { iter: Src(iter) });
            }
            self.b.emit(range, Op::Reraise { exc: Src(failed.exception) });
            self.b.bind(over);
        }
        self.standing.pop();
        self.scope = before.0;
        self.leave_comprehension(range, before.1);
        match how {
            Inlined::Sum => self.b.emit(range, Op::SumTotal { sum: result.src() }),
            Inlined::Any | Inlined::All => {
                self.b.emit(range, Op::LoadBool { dst: result, value: Small((how == Inlined::All) as u8) });
                self.b.bind(found);
            }
            Inlined::List | Inlined::Set | Inlined::Extreme(_) => {}
        }
        self.deliver(range, result, dst);
        self.b.release(mark);
        Ok(())
    }

    /// Takes an item that stands in a register into a sum; `next` is where the next round begins.
    pub fn add_to_sum(&mut self, range: TextRange, sum: Src, item: Src, next: Label) -> Result {
        let guard = self.b.guard();
        self.b.emit_jump(range, Op::SumItem { sum, item, to: LATER }, next);
        self.b.emit(range, Op::SumTotal { sum });
        self.b.emit(range, Op::Add { dst: sum.dst(), a: sum, b: item, mode: Num(0) });
        self.taken(guard)
    }

    /// Says that the instructions since a guard take the items of what runs here. When they fail the loops are closed, as if whoever
    /// goes through a generator let go of it: the expression itself has not failed.
    pub fn taken(&mut self, guard: (u32, Option<RegisterSet>)) -> Result {
        let Some(mut taking) = self.taking.take() else { return Ok(()) };
        let end = self.b.position();
        taking.range = Some((guard.0, end));
        if !self.open_loops.is_empty() && end > guard.0 && guard.1.is_some() {
            let (target, exception) = (self.b.label(), self.b.temp()?);
            self.b.protect(guard, target, exception);
            taking.failed = Some(Failed { target, exception, state: guard.1, loops: self.open_loops.clone() });
        }
        self.taking = Some(taking);
        Ok(())
    }
}

/// What takes the items of a generator expression.
#[derive(Default)]
pub(crate) struct Taking {
    /// Its instructions.
    range: Option<(u32, u32)>,
    /// Where they go when they fail, if there is something to close.
    failed: Option<Failed>,
}

struct Failed {
    target: Label,
    exception: u8,
    state: Option<RegisterSet>,
    loops: Vec<u8>,
}

/// What is done with the items of a generator expression that runs where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inlined {
    List,
    Set,
    Sum,
    Any,
    All,
    /// The greatest one (`true`) or the least one; unbound when there is none.
    Extreme(bool),
}

/// Whether an expression can be evaluated before or behind others, and nobody can tell.
fn says_nothing(e: &Expr) -> bool {
    match e {
        Expr::BooleanLiteral(_) | Expr::NoneLiteral(_) => true,
        Expr::Lambda(lambda) => lambda.parameters.as_ref().is_none_or(|p| p.iter_non_variadic_params().all(|p| p.default.is_none())),
        _ => false,
    }
}
