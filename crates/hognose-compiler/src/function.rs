//! Functions: `def`, `lambda`, decorators, defaults.

use hognose_bytecode::{Dst, Op, Small, Src};
use hognose_syntax::ast::{self, Expr};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::analyze::{address, has_annotations};
use crate::compiler::{Compiler, Pending, Prefix, Work};
use crate::literal;
use crate::names::Symbol;
use crate::scope::{Role, ScopeId};

/// The bits of `MakeFunction`'s `has`.
const DEFAULTS: u8 = 1;
const KEYWORD_DEFAULTS: u8 = 2;
const ANNOTATE: u8 = 4;

impl<'a> Compiler<'a> {
    /// Makes a function of a body that is compiled later. Its parts stand in `R[base..base + 3]`.
    #[expect(clippy::too_many_arguments, reason = "the parts of one instruction and of one queue entry")]
    pub fn make_function(
        &mut self,
        range: TextRange,
        dst: Dst,
        base: u8,
        has: u8,
        scope: ScopeId,
        work: Work<'a>,
        name: &str,
        first: TextRange,
    ) -> Result {
        if !self.b.is_reachable() {
            return Ok(());
        }
        let symbols = self.scopes.list[scope].captures.clone();
        let mut captures = Vec::with_capacity(symbols.len());
        for symbol in symbols {
            match self.cell_of(symbol) {
                Some(cell) => captures.push(cell),
                None => {
                    let name = self.unit.names.text(symbol);
                    return self.error(range, format!("no cell for '{name}'"));
                }
            }
        }
        let index = self.unit.reserve_body();
        self.b.emit(range, Op::MakeFunction { dst, base: Src(base), has: Small(has), body: index });
        // A function that its scope declares global is named as if it stood there.
        let global = !matches!(work, Work::Lambda(_) | Work::Generator(_)) && {
            let symbol = self.symbol(name);
            self.scopes.list[self.scope].usage(symbol).global
        };
        let prefix = if global { Prefix::default() } else { self.prefix };
        let parent = &self.scopes.list[self.scopes.body_of(self.scope)];
        let nested = parent.is_function_like() || !captures.is_empty();
        let (name, qualname) = (self.unit.names.intern(name), self.qualified(prefix, name));
        self.queue.push_back(Pending {
            index,
            scope,
            work,
            captures: captures.into(),
            name,
            qualname,
            prefix: None,
            is_async: self.is_async,
            nested,
            first,
        });
        Ok(())
    }

    fn qualified(&mut self, prefix: Prefix, name: &str) -> Symbol {
        let Some(of) = prefix.of else { return self.unit.names.intern(name) };
        let text = format!("{}{}{name}", self.unit.names.text(of), prefix.joint);
        self.unit.names.intern(&text)
    }

    pub fn function_def(&mut self, def: &'a ast::StmtFunctionDef) -> Result {
        let mark = self.b.mark();
        let decorators = self.decorators(&def.decorator_list)?;
        let f = self.b.temp()?;
        let first = def.decorator_list.first().map_or(def.range, |d| d.range);
        if def.type_params.is_some() {
            self.generic_function(def, f, first)?;
        } else {
            let base = self.b.temps(3)?;
            let has = self.function_parts(def, base)?;
            self.function_itself(def, Dst(f), base, has, first)?;
        }
        self.decorate(&def.decorator_list, decorators, f)?;
        let symbol = self.symbol(&def.name);
        self.store_symbol(
            def.name.range,
            symbol,
            Src(if def.decorator_list.is_empty() { f } else { decorators }),
        )?;
        self.b.release(mark);
        Ok(())
    }

    /// Evaluates decorators into consecutive registers and gives the first.
    pub fn decorators(&mut self, list: &'a [ast::Decorator]) -> Result<u8> {
        let first = self.b.mark() as u8;
        for decorator in list {
            let register = self.b.temp()?;
            self.expr(&decorator.expression, Dst(register))?;
        }
        Ok(first)
    }

    /// Applies decorators that stand in front of `R[f]`, the last one first. The result takes the place of
    /// the first decorator.
    pub fn decorate(&mut self, list: &'a [ast::Decorator], first: u8, f: u8) -> Result {
        self.b.release(f as usize + 1);
        for (n, decorator) in list.iter().enumerate().rev() {
            let callee = first + n as u8;
            let range = decorator.expression.range();
            self.b.emit(range, Op::call(Dst(callee), Src(callee), Small(1)));
        }
        Ok(())
    }

    /// Defaults of parameters into `R[base]` and `R[base + 1]`: which of them there are.
    pub fn defaults(&mut self, parameters: &'a ast::Parameters, base: u8) -> Result<u8> {
        let mut has = 0;
        let positional = parameters.posonlyargs.iter().chain(&parameters.args);
        let defaults: Vec<&Expr> = positional.filter_map(|p| p.default.as_deref()).collect();
        let mark = self.b.mark();
        let range = parameters.range;
        if !defaults.is_empty() {
            has |= DEFAULTS;
            self.tuple_of(range, &defaults, Dst(base))?;
        }
        let keywords: Vec<_> = parameters.kwonlyargs.iter().filter(|p| p.default.is_some()).collect();
        if !keywords.is_empty() {
            has |= KEYWORD_DEFAULTS;
            let dict = base + 1;
            let n = hognose_bytecode::Num(0);
            self.b.emit(range, Op::BuildDict { dst: Dst(dict), start: Src(dict), n });
            for parameter in keywords {
                let Some(default) = &parameter.default else { continue };
                let symbol = self.symbol(&parameter.parameter.name);
                let key = self.symbol_operand(parameter.range, symbol)?;
                let value = self.operand(default)?;
                self.b.emit(parameter.range, Op::DictSet { dict: Src(dict), key, value });
                self.b.release(mark);
            }
        }
        Ok(has)
    }

    /// A tuple of expressions that do not stand beside each other.
    fn tuple_of(&mut self, range: TextRange, items: &[&'a Expr], dst: Dst) -> Result {
        let constants: Option<Box<[_]>> = items.iter().map(|e| crate::fold::constant(e)).collect();
        if let Some(constants) = constants {
            self.load_constant(range, &hognose_bytecode::Constant::Tuple(constants), dst);
            return Ok(());
        }
        let mark = self.b.mark();
        let start = Src(mark as u8);
        for item in items {
            let register = self.b.temp()?;
            self.expr(item, Dst(register))?;
        }
        self.b.emit(range, Op::BuildTuple { dst, start, n: Self::count(items.len()) });
        self.b.release(mark);
        Ok(())
    }

    fn function_parts(&mut self, def: &'a ast::StmtFunctionDef, base: u8) -> Result<u8> {
        let has = self.defaults(&def.parameters, base)?;
        Ok(has | self.annotate_part(def, base)?)
    }

    /// The annotate function of a `def` into `R[base + 2]`.
    pub fn annotate_part(&mut self, def: &'a ast::StmtFunctionDef, base: u8) -> Result<u8> {
        if !has_annotations(def) {
            return Ok(0);
        }
        let scope = self.scope_of(address(def), Role::Annotations)?;
        let work = Work::FunctionAnnotations(def);
        self.make_function(def.range, Dst(base + 2), 0, 0, scope, work, "__annotate__", def.range)?;
        Ok(ANNOTATE)
    }

    pub fn function_itself(
        &mut self,
        def: &'a ast::StmtFunctionDef,
        dst: Dst,
        base: u8,
        has: u8,
        first: TextRange,
    ) -> Result {
        let scope = self.scope_of(address(def), Role::Body)?;
        let range = TextRange::new(def.range.start(), def.parameters.range.end());
        self.make_function(range, dst, base, has, scope, Work::Function(def), &def.name, first)
    }

    pub fn function_body(&mut self, def: &'a ast::StmtFunctionDef) -> Result {
        if let Some(doc) = literal::docstring(&def.body, self.source) {
            self.doc = Some(self.unit.constant(&doc).0);
        }
        self.suite(&def.body)
    }

    #[inline(never)]
    pub fn lambda(&mut self, e: &'a ast::ExprLambda, dst: Dst) -> Result {
        let dst = self.some_dst(dst)?;
        let base = self.b.temps(3)?;
        let has = match &e.parameters {
            Some(parameters) => self.defaults(parameters, base)?,
            None => 0,
        };
        let scope = self.scope_of(address(e), Role::Body)?;
        self.make_function(e.range, dst, base, has, scope, Work::Lambda(e), "<lambda>", e.range())
    }
}
