//! Annotations (PEP 649): functions that evaluate them when somebody asks.
//!
//! An annotate function takes the format and gives a dict. Annotations that may not have run are noted in a set
//! when they do. With `from __future__ import annotations` the values are texts, and modules and classes
//! have no such function: every annotation puts its text into the variable `__annotations__` when it runs.

use hognose_bytecode::{Constant, Dst, Imm, Intrinsic, Num, Op, Small, Src};
use hognose_syntax::ast::{self, Expr};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::body::Var;
use crate::compiler::{Compiler, Work};
use crate::condition::LATER;
use crate::names::Symbol;
use crate::scope::{Annotated, ScopeKind};
use crate::unparse::unparse;

/// The variable for texts of annotations.
const ANNOTATIONS: &str = "__annotations__";

impl<'a> Compiler<'a> {
    /// Refuses other formats than values. Gives a register that is free from then on.
    pub fn check_format(&mut self, range: TextRange) -> Result<u8> {
        let fine = self.b.label();
        let format = Src(0);
        self.b.emit_jump(range, Op::JumpIfNotGtInt { a: format, value: Imm(2), to: LATER }, fine);
        let error = self.b.temp()?;
        self.intrinsic(range, Intrinsic::NotImplementedError, Dst(error));
        self.b.emit(range, Op::Raise { exc: Src(error) });
        self.b.bind(fine);
        Ok(error)
    }

    /// The beginning of every annotate function; gives the register of the dict.
    fn begin_annotate(&mut self, range: TextRange) -> Result<u8> {
        let dict = self.check_format(range)?;
        self.b.emit(range, Op::BuildDict { dst: Dst(dict), start: Src(dict), n: Num(0) });
        Ok(dict)
    }

    fn annotate_item(&mut self, dict: u8, name: Symbol, annotation: &'a Expr) -> Result {
        let mark = self.b.mark();
        let range = annotation.range();
        let key = self.symbol_operand(range, name)?;
        let value = if self.future_annotations {
            self.text_operand(range, &unparse(annotation))?
        } else if let Expr::Starred(starred) = annotation {
            // `*args: *Ts` is the only item of unpacking `Ts`.
            let value = self.b.temp()?;
            self.expr(&starred.value, Dst(value))?;
            self.b.emit(range, Op::Unpack { start: Dst(value), src: Src(value), n: Num(1) });
            Src(value)
        } else {
            self.operand(annotation)?
        };
        self.b.emit(range, Op::DictSet { dict: Src(dict), key, value });
        self.b.release(mark);
        Ok(())
    }

    pub fn function_annotations_body(&mut self, def: &'a ast::StmtFunctionDef) -> Result {
        let dict = self.begin_annotate(def.name.range)?;
        let p = &def.parameters;
        // In CPython's order, with those that are only positional second.
        let plain = p.args.iter().chain(&p.posonlyargs).map(|p| &p.parameter);
        let all = plain.chain(p.vararg.as_deref());
        let all = all.chain(p.kwonlyargs.iter().map(|p| &p.parameter)).chain(p.kwarg.as_deref());
        for parameter in all {
            if let Some(annotation) = &parameter.annotation {
                let name = self.symbol(&parameter.name);
                self.annotate_item(dict, name, annotation)?;
            }
        }
        if let Some(returns) = &def.returns {
            let name = self.unit.names.intern("return");
            self.annotate_item(dict, name, returns)?;
        }
        self.b.emit(def.name.range, Op::Return { src: Src(dict) });
        Ok(())
    }

    pub fn annotations_body(&mut self, annotations: &[Annotated<'a>], class: bool) -> Result {
        let range = annotations.first().map_or(TextRange::default(), |a| a.annotation.range());
        let dict = self.begin_annotate(range)?;
        for annotated in annotations {
            let skip = self.b.label();
            if let Some(number) = annotated.condition {
                let mark = self.b.mark();
                let (set, item) = (self.b.temp()?, self.b.temp()?);
                self.load_conditions(range, class, Dst(set))?;
                self.load_constant(range, &Constant::Int(number.into()), Dst(item));
                let op = Op::JumpIfNotIn { a: Src(item), b: Src(set), to: LATER };
                self.b.emit_jump(range, op, skip);
                self.b.release(mark);
            }
            self.annotate_item(dict, annotated.name, annotated.annotation)?;
            self.b.bind(skip);
        }
        self.b.emit(range, Op::Return { src: Src(dict) });
        Ok(())
    }

    /// Loads the set of the annotations that ran: a cell of a class, a global of a module.
    fn load_conditions(&mut self, range: TextRange, class: bool, dst: Dst) -> Result {
        if class {
            let name = Symbol::CONDITIONS;
            if let Some(Var::Cell(cell)) = self.b.vars.get(&name).copied() {
                let name = self.unit.name(name);
                self.b.emit(range, Op::LoadCell { dst, cell: Src(cell), name });
                return Ok(());
            }
        }
        let name = Symbol::CONDITIONS;
        self.load_symbol(range, name, dst)
    }

    /// Makes the set for conditional annotations at the beginning of a class or module that has any.
    pub fn begin_conditions(&mut self, range: TextRange) -> Result {
        if self.scopes.list[self.scope].conditions == 0 {
            return Ok(());
        }
        let mark = self.b.mark();
        let set = self.b.temp()?;
        self.b.emit(range, Op::BuildSet { dst: Dst(set), start: Src(set), n: Num(0) });
        let name = Symbol::CONDITIONS;
        match self.b.vars.get(&name).copied() {
            Some(Var::Cell(cell)) => self.b.emit(range, Op::StoreCell { cell: Src(cell), src: Src(set) }),
            _ => {
                let name = Symbol::CONDITIONS;
                self.store_symbol(range, name, Src(set))?;
            }
        }
        self.b.release(mark);
        Ok(())
    }

    /// Notes that a conditional annotation ran, or stores its text.
    pub fn note_annotation(&mut self, s: &'a ast::StmtAnnAssign) -> Result {
        if self.future_annotations {
            return self.store_annotation(s);
        }
        let here = &self.scopes.list[self.scope];
        // They stand in the order of the source.
        let start = s.annotation.range().start();
        let found = here.annotations.binary_search_by_key(&start, |a| a.annotation.range().start());
        let class = here.kind == ScopeKind::Class;
        let found = found.ok().and_then(|at| here.annotations.get(at));
        let Some(number) = found.and_then(|a| a.condition) else { return Ok(()) };
        let (set, item) = (self.b.temp()?, self.b.temp()?);
        self.load_conditions(s.range, class, Dst(set))?;
        self.load_constant(s.range, &Constant::Int(number.into()), Dst(item));
        self.b.emit(s.range, Op::SetAdd { set: Src(set), item: Src(item) });
        Ok(())
    }

    /// `__annotations__[name] = text`, with the variable as the code of the body sees it.
    fn store_annotation(&mut self, s: &'a ast::StmtAnnAssign) -> Result {
        let Expr::Name(target) = &*s.target else { return Ok(()) };
        let range = s.annotation.range();
        let value = self.text_operand(range, &unparse(&s.annotation))?;
        let annotations = self.b.temp()?;
        let name = self.unit.names.intern(ANNOTATIONS);
        self.load_symbol(range, name, Dst(annotations))?;
        let name = self.symbol(&target.id);
        let key = self.symbol_operand(range, name)?;
        self.b.emit(range, Op::SetItem { obj: Src(annotations), key, src: value });
        Ok(())
    }

    /// Makes the dict for texts of annotations at the beginning of a class or module that has any.
    pub fn begin_annotations(&mut self, range: TextRange) -> Result {
        if !self.future_annotations || !self.scopes.list[self.scope].annotated {
            return Ok(());
        }
        let f = self.b.temps(2)?;
        self.intrinsic(range, Intrinsic::SetupAnnotations, Dst(f));
        let namespace = Dst(f + 1);
        let op = match self.b.namespace {
            Some(ns) => Op::Move { dst: namespace, src: Src(ns) },
            None => Op::LoadNone { dst: namespace },
        };
        self.b.emit(range, op);
        self.b.emit(range, Op::call(Dst(f), Src(f), Small(1)));
        self.b.release(f as usize);
        Ok(())
    }

    /// Makes the annotate function of the current class or module and binds it to `name`.
    fn store_annotate(&mut self, range: TextRange, name: &str, class: bool) -> Result {
        let here = &self.scopes.list[self.scope];
        let Some(scope) = here.annotation_scope else { return Ok(()) };
        let work = Work::Annotations(here.annotations.clone(), class);
        let mark = self.b.mark();
        let f = self.b.temp()?;
        self.make_function(range, Dst(f), f, 0, scope, work, "__annotate__", range)?;
        let symbol = self.unit.names.intern(name);
        self.store_symbol(range, symbol, Src(f))?;
        self.b.release(mark);
        Ok(())
    }

    /// At the end of a class body.
    pub fn class_annotations(&mut self, range: TextRange) -> Result {
        self.store_annotate(range, "__annotate_func__", true)
    }

    /// At the beginning of a module.
    pub fn module_annotations(&mut self) -> Result {
        let range = TextRange::default();
        self.store_annotate(range, "__annotate__", false)?;
        self.begin_conditions(range)?;
        self.begin_annotations(range)
    }
}
