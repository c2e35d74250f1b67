//! Type parameters (PEP 695): the function around a generic definition, and `type` statements.

use hognose_bytecode::{Constant, Dst, Intrinsic, Num, Op, Small, Src};
use hognose_syntax::ast::{self, Expr, TypeParam};
use hognose_syntax::text_size::{Ranged, TextRange};

use crate::Result;
use crate::analyze::address;
use crate::compiler::{Compiler, Work};
use crate::names::Symbol;
use crate::scope::Role;

impl<'a> Compiler<'a> {
    /// Calls an intrinsic with the arguments behind `R[f]`; the result takes its place.
    fn call_intrinsic(&mut self, range: TextRange, f: u8, n: u8) {
        self.b.emit(range, Op::call(Dst(f), Src(f), Small(n)));
        self.b.release(f as usize + 1);
    }

    /// An expression that is evaluated on demand, as a function in `dst`; `None` without one.
    fn lazy(&mut self, e: Option<&'a Expr>, node: usize, role: Role, name: &str, dst: u8) -> Result {
        let Some(e) = e else {
            self.b.emit(TextRange::default(), Op::LoadNone { dst: Dst(dst) });
            return Ok(());
        };
        let scope = self.scope_of(node, role)?;
        // The format, values if none is given.
        let mark = self.b.mark();
        let defaults = self.b.temp()?;
        self.load_constant(e.range(), &Constant::Tuple([Constant::Int(1)].into()), Dst(defaults));
        self.make_function(e.range(), Dst(dst), defaults, 1, scope, Work::Lazy(e), name, e.range())?;
        self.b.release(mark);
        Ok(())
    }

    /// The body of an expression that is evaluated on demand.
    pub fn lazy_body(&mut self, e: &'a Expr) -> Result {
        let mark = self.b.mark();
        self.check_format(e.range())?;
        self.b.release(mark);
        // `*Ts = *tuple[int]`: the default is the only item of unpacking.
        let Expr::Starred(starred) = e else { return self.return_expr(e) };
        let value = self.b.temp()?;
        self.expr(&starred.value, Dst(value))?;
        self.b.emit(starred.range, Op::Unpack { start: Dst(value), src: Src(value), n: Num(1) });
        self.b.emit(starred.range, Op::Return { src: Src(value) });
        Ok(())
    }

    /// Makes the type parameters, binds each to its name, and gives the register with the tuple of them.
    fn make_type_params(&mut self, params: &'a ast::TypeParams) -> Result<u8> {
        let tuple = self.b.temp()?;
        let start = self.b.mark() as u8;
        for param in params {
            let (node, range, name) = (address(param), param.range(), param.name());
            let f = self.b.temp()?;
            let which = match param {
                TypeParam::TypeVar(_) => Intrinsic::MakeTypeVar,
                TypeParam::ParamSpec(_) => Intrinsic::MakeParamSpec,
                TypeParam::TypeVarTuple(_) => Intrinsic::MakeTypeVarTuple,
            };
            self.intrinsic(range, which, Dst(f));
            let argument = self.b.temp()?;
            self.load_text(range, name, Dst(argument));
            let mut n = 2;
            if let TypeParam::TypeVar(var) = param {
                let (bound, constraints) = match var.bound.as_deref() {
                    Some(e @ Expr::Tuple(_)) => (None, Some(e)),
                    bound => (bound, None),
                };
                let register = self.b.temps(2)?;
                self.lazy(bound, node, Role::Bound, name, register)?;
                self.lazy(constraints, node, Role::Bound, name, register + 1)?;
                n += 2;
            }
            let register = self.b.temp()?;
            self.lazy(param.default(), node, Role::Default, name, register)?;
            self.call_intrinsic(range, f, n);
            let symbol = self.symbol(name);
            self.store_symbol(range, symbol, Src(f))?;
        }
        let n = Self::count(params.len());
        self.b.emit(params.range, Op::BuildTuple { dst: Dst(tuple), start: Src(start), n });
        self.b.release(tuple as usize + 1);
        Ok(tuple)
    }

    /// `def f[T]`: calls the function that makes the type parameters, with the defaults.
    pub fn generic_function(&mut self, def: &'a ast::StmtFunctionDef, f: u8, first: TextRange) -> Result {
        let scope = self.scope_of(address(def), Role::TypeParams)?;
        let range = TextRange::new(def.range.start(), def.parameters.range.end());
        let base = self.b.temps(2)?;
        let has = self.defaults(&def.parameters, base)?;
        for n in 0..2 {
            if has >> n & 1 == 0 {
                self.b.emit(range, Op::LoadNone { dst: Dst(base + n) });
            }
        }
        let name = format!("<generic parameters of {}>", def.name);
        let work = Work::GenericFunction(def);
        self.make_generic(range, f, scope, work, &name, first)?;
        self.call_intrinsic(range, f, 2);
        Ok(())
    }

    fn make_generic(
        &mut self,
        range: TextRange,
        dst: u8,
        scope: usize,
        work: Work<'a>,
        name: &str,
        first: TextRange,
    ) -> Result {
        self.make_function(range, Dst(dst), dst, 0, scope, work, name, first)?;
        // What is defined inside is named as if it stood outside.
        if let Some(pending) = self.queue.back_mut() {
            pending.prefix = Some(self.prefix);
        }
        Ok(())
    }

    pub fn generic_function_body(&mut self, def: &'a ast::StmtFunctionDef) -> Result {
        let Some(params) = &def.type_params else { return Ok(()) };
        let f = self.b.temp()?;
        self.intrinsic(def.name.range, Intrinsic::SetTypeParams, Dst(f));
        let function = self.b.temp()?;
        // The tuple is made right behind the function: both are arguments.
        self.make_type_params(params)?;
        let base = self.b.temps(3)?;
        // The defaults came as arguments.
        let mut has = 0;
        let positional = def.parameters.posonlyargs.iter().chain(&def.parameters.args);
        if positional.filter(|p| p.default.is_some()).count() > 0 {
            has |= 1;
            self.b.emit(def.range, Op::Move { dst: Dst(base), src: Src(0) });
        }
        if def.parameters.kwonlyargs.iter().any(|p| p.default.is_some()) {
            has |= 2;
            self.b.emit(def.range, Op::Move { dst: Dst(base + 1), src: Src(1) });
        }
        has |= self.annotate_part(def, base)?;
        let first = def.decorator_list.first().map_or(def.range, |d| d.range);
        self.function_itself(def, Dst(function), base, has, first)?;
        self.call_intrinsic(def.name.range, f, 2);
        self.b.emit(def.range, Op::Return { src: Src(f) });
        Ok(())
    }

    pub fn generic_class(&mut self, class: &'a ast::StmtClassDef, f: u8) -> Result {
        let scope = self.scope_of(address(class), Role::TypeParams)?;
        let range = class.name.range;
        let name = format!("<generic parameters of {}>", class.name);
        self.make_generic(range, f, scope, Work::GenericClass(class), &name, Self::class_start(class))?;
        self.call_intrinsic(range, f, 0);
        Ok(())
    }

    pub fn generic_class_body(&mut self, class: &'a ast::StmtClassDef) -> Result {
        let Some(params) = &class.type_params else { return Ok(()) };
        let tuple = self.make_type_params(params)?;
        self.store_symbol(params.range, Symbol::TYPE_PARAMS, Src(tuple))?;
        let base = self.b.temps(2)?;
        self.intrinsic(params.range, Intrinsic::GenericBase, Dst(base));
        self.b.emit(params.range, Op::Move { dst: Dst(base + 1), src: Src(tuple) });
        self.call_intrinsic(params.range, base, 1);
        let f = self.b.temp()?;
        self.build_class(class, f, Some(Src(base)))?;
        self.b.emit(class.name.range, Op::Return { src: Src(f) });
        Ok(())
    }

    /// Calls `build_class` with explicit bases and `Generic[...]` behind them.
    pub fn generic_call(
        &mut self,
        range: TextRange,
        f: u8,
        arguments: &'a ast::Arguments,
        generic: Src,
    ) -> Result {
        if Self::is_plain(arguments) && arguments.len() + 3 <= hognose_bytecode::MAX_ARGUMENTS {
            for base in &arguments.args {
                let register = self.b.temp()?;
                self.expr(base, Dst(register))?;
            }
            let last = self.b.temp()?;
            self.b.emit(range, Op::Move { dst: Dst(last), src: generic });
            let names = arguments.keywords.iter().filter_map(|k| k.arg.as_ref());
            let names: Box<[Constant]> = names.map(|name| Constant::str(name.as_str())).collect();
            for keyword in &arguments.keywords {
                let register = self.b.temp()?;
                self.expr(&keyword.value, Dst(register))?;
            }
            let n = Small((arguments.len() + 3) as u8);
            let (dst, f) = (Dst(f), Src(f));
            let op = if names.is_empty() {
                Op::call(dst, f, n)
            } else {
                Op::CallKw { dst, f, n, names: self.unit.constant(&Constant::Tuple(names)) }
            };
            self.b.emit(range, op);
            return Ok(());
        }
        self.call_ex(range, f, 2, arguments, Some(generic), Dst(f))
    }

    pub fn type_alias(&mut self, alias: &'a ast::StmtTypeAlias) -> Result {
        let Expr::Name(name) = &*alias.name else { return self.error(alias.range, "invalid type alias") };
        let f = self.b.temp()?;
        match &alias.type_params {
            Some(_) => {
                let scope = self.scope_of(address(alias), Role::TypeParams)?;
                let title = format!("<generic parameters of {}>", name.id);
                self.make_generic(alias.range, f, scope, Work::GenericAlias(alias), &title, alias.range)?;
                self.call_intrinsic(alias.range, f, 0);
            }
            None => {
                let tuple = Constant::Tuple(Box::default());
                self.make_alias(alias, &name.id, f, |c, dst| {
                    c.load_constant(alias.range, &tuple, dst);
                })?;
            }
        }
        let symbol = self.symbol(&name.id);
        self.store_symbol(name.range, symbol, Src(f))
    }

    fn make_alias(
        &mut self,
        alias: &'a ast::StmtTypeAlias,
        name: &str,
        f: u8,
        params: impl FnOnce(&mut Self, Dst),
    ) -> Result {
        self.intrinsic(alias.range, Intrinsic::MakeTypeAlias, Dst(f));
        let arguments = self.b.temps(3)?;
        self.load_text(alias.range, name, Dst(arguments));
        params(self, Dst(arguments + 1));
        self.lazy(Some(&alias.value), address(alias), Role::Body, name, arguments + 2)?;
        self.call_intrinsic(alias.range, f, 3);
        Ok(())
    }

    pub fn generic_alias_body(&mut self, alias: &'a ast::StmtTypeAlias) -> Result {
        let (Some(params), Expr::Name(name)) = (&alias.type_params, &*alias.name) else { return Ok(()) };
        let tuple = self.make_type_params(params)?;
        let f = self.b.temp()?;
        self.make_alias(alias, &name.id, f, |c, dst| {
            c.b.emit(alias.range, Op::Move { dst, src: Src(tuple) });
        })?;
        self.b.emit(alias.range, Op::Return { src: Src(f) });
        Ok(())
    }
}
