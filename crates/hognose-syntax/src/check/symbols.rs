//! Names and scopes: `global`, `nonlocal`, parameters, assignment expressions in comprehensions.
//!
//! Only what is an error is found here; which scope a name belongs to is the compiler's to decide.

use ruff_python_ast::{
    AnyNodeRef, Comprehension, ExceptHandler, Expr, ExprContext, Identifier, Parameters, Pattern, Stmt,
    TypeParam, TypeParams,
};
use ruff_text_size::{Ranged, TextRange};

use super::{Check, Walk, chain, descend, fault};
use crate::small_map::SmallMap;

const PARAMETER: u16 = 1;
const LOCAL: u16 = 2;
const USED: u16 = 4;
const ANNOTATED: u16 = 8;
const GLOBAL: u16 = 16;
const NONLOCAL: u16 = 32;
const ITERATION: u16 = 64;
const TYPE_PARAMETER: u16 = 128;
/// Bound by an import, which `global` may follow.
const IMPORTED: u16 = 256;

/// A `:=` in a comprehension of an annotation belongs to the scope around the annotation.
const ANNOTATION: &str = "an annotation";

#[derive(Clone, Copy, PartialEq, Eq)]
enum ScopeKind {
    Module,
    Class,
    Function,
    Comprehension(&'static str),
    TypeParameters,
    /// A place that allows no `yield`, `await` or `:=`, and what messages call it.
    Restricted(&'static str),
}

struct Scope<'a> {
    kind: ScopeKind,
    parent: usize,
    names: SmallMap<&'a str, u16>,
    /// `global` and `nonlocal` statements in order.
    directives: Vec<(&'a str, TextRange, u16)>,
    /// How many iterables of comprehensions are being read.
    in_iterable: u32,
}

struct Symbols<'a> {
    scopes: Vec<Scope<'a>>,
    current: usize,
}

pub(super) fn check(body: &[Stmt]) -> Check {
    let mut symbols = Symbols { scopes: Vec::new(), current: 0 };
    symbols.push(ScopeKind::Module);
    for stmt in body {
        symbols.stmt(stmt)?;
    }
    symbols.resolve()
}

impl<'a> Symbols<'a> {
    fn push(&mut self, kind: ScopeKind) -> usize {
        let in_iterable = self.scopes.get(self.current).map_or(0, |scope| scope.in_iterable);
        let parent = self.current;
        self.scopes.push(Scope {
            kind,
            parent,
            names: SmallMap::default(),
            directives: Vec::new(),
            in_iterable,
        });
        self.current = self.scopes.len() - 1;
        parent
    }

    fn inside(&mut self, kind: ScopeKind, walk: impl FnOnce(&mut Self) -> Check) -> Check {
        let parent = self.push(kind);
        let result = walk(self);
        self.current = parent;
        result
    }

    fn scope(&mut self) -> &mut Scope<'a> {
        let current = self.current;
        &mut self.scopes[current]
    }

    fn flags(&mut self, name: &str) -> u16 {
        self.scope().names.get(name).copied().unwrap_or(0)
    }

    fn add(&mut self, name: &'a str, flags: u16) {
        *self.scope().names.entry(name) |= flags;
    }

    fn optional_name(&mut self, name: Option<&'a Identifier>) {
        if let Some(name) = name {
            self.add(name.as_str(), LOCAL);
        }
    }

    fn restricted(&mut self, what: &str, range: TextRange) -> Check {
        match self.scope().kind {
            ScopeKind::Restricted(place) => {
                Err(fault(format!("{what} expression cannot be used within {place}"), range))
            }
            ScopeKind::TypeParameters => Err(fault(
                format!("{what} expression cannot be used within the definition of a generic"),
                range,
            )),
            _ => Ok(()),
        }
    }

    fn annotation(&mut self, expr: &'a Expr) -> Check {
        self.inside(ScopeKind::Restricted(ANNOTATION), |walk| walk.expr(expr))
    }

    fn defaults(&mut self, parameters: &'a Parameters) -> Check {
        for parameter in parameters.iter_non_variadic_params() {
            if let Some(default) = &parameter.default {
                self.expr(default)?;
            }
        }
        Ok(())
    }

    fn parameters(&mut self, parameters: &'a Parameters) -> Check {
        let plain = parameters.posonlyargs.iter().chain(&parameters.args).chain(&parameters.kwonlyargs);
        let plain = plain.map(|parameter| &parameter.parameter);
        let variadic = parameters.vararg.iter().chain(parameters.kwarg.iter()).map(AsRef::as_ref);
        for parameter in plain.chain(variadic) {
            let name = parameter.name.as_str();
            if self.flags(name) & PARAMETER != 0 {
                let message = format!("duplicate argument '{name}' in function definition");
                // The star of `*args` is no part of what is reported.
                let range = TextRange::new(parameter.name.range().start(), parameter.range().end());
                return Err(fault(message, range));
            }
            self.add(name, PARAMETER | LOCAL);
        }
        Ok(())
    }

    fn type_parameters(&mut self, parameters: &'a TypeParams) -> Check {
        let mut has_default = false;
        for parameter in &parameters.type_params {
            let (name, default, what) = match parameter {
                TypeParam::TypeVar(p) => (&p.name, &p.default, "a TypeVar default"),
                TypeParam::TypeVarTuple(p) => (&p.name, &p.default, "a TypeVarTuple default"),
                TypeParam::ParamSpec(p) => (&p.name, &p.default, "a ParamSpec default"),
            };
            if name.as_str() == "__classdict__" {
                let message = format!("reserved name '{name}' cannot be used for type parameter");
                return Err(fault(message, parameter.range()));
            }
            if self.flags(name.as_str()) & TYPE_PARAMETER != 0 {
                return Err(fault(format!("duplicate type parameter '{name}'"), parameter.range()));
            }
            if default.is_none() && has_default {
                let message = format!("non-default type parameter '{name}' follows default type parameter");
                return Err(fault(message, parameter.range()));
            }
            has_default |= default.is_some();
            self.add(name.as_str(), TYPE_PARAMETER | LOCAL);
            if let TypeParam::TypeVar(p) = parameter
                && let Some(bound) = &p.bound
            {
                let place = if bound.is_tuple_expr() { "a TypeVar constraint" } else { "a TypeVar bound" };
                self.inside(ScopeKind::Restricted(place), |walk| walk.expr(bound))?;
            }
            if let Some(default) = default {
                self.inside(ScopeKind::Restricted(what), |walk| walk.expr(default))?;
            }
        }
        Ok(())
    }

    /// Walks with the type parameters in a scope of their own, if there are any.
    fn generic(
        &mut self,
        parameters: Option<&'a TypeParams>,
        walk: impl FnOnce(&mut Self) -> Check,
    ) -> Check {
        let Some(parameters) = parameters else { return walk(self) };
        self.inside(ScopeKind::TypeParameters, |symbols| {
            symbols.type_parameters(parameters)?;
            walk(symbols)
        })
    }

    fn function(&mut self, function: &'a ruff_python_ast::StmtFunctionDef) -> Check {
        self.add(function.name.as_str(), LOCAL);
        for decorator in &function.decorator_list {
            self.expr(&decorator.expression)?;
        }
        self.defaults(&function.parameters)?;
        self.generic(function.type_params.as_deref(), |symbols| {
            for parameter in function.parameters.iter() {
                if let Some(annotation) = parameter.annotation() {
                    symbols.annotation(annotation)?;
                }
            }
            if let Some(returns) = &function.returns {
                symbols.annotation(returns)?;
            }
            symbols.inside(ScopeKind::Function, |symbols| {
                symbols.scope().in_iterable = 0;
                symbols.parameters(&function.parameters)?;
                symbols.body(&function.body)
            })
        })
    }

    fn class(&mut self, class: &'a ruff_python_ast::StmtClassDef) -> Check {
        self.add(class.name.as_str(), LOCAL);
        for decorator in &class.decorator_list {
            self.expr(&decorator.expression)?;
        }
        self.generic(class.type_params.as_deref(), |symbols| {
            if let Some(arguments) = &class.arguments {
                for argument in &arguments.args {
                    symbols.expr(argument)?;
                }
                for keyword in &arguments.keywords {
                    symbols.expr(&keyword.value)?;
                }
            }
            symbols.inside(ScopeKind::Class, |symbols| symbols.body(&class.body))
        })
    }

    fn body(&mut self, body: &'a [Stmt]) -> Check {
        body.iter().try_for_each(|stmt| self.stmt(stmt))
    }

    fn directive(&mut self, names: &'a [Identifier], range: TextRange, flag: u16) -> Check {
        let what = if flag == GLOBAL { "global" } else { "nonlocal" };
        for name in names {
            let name = name.as_str();
            let flags = self.flags(name);
            let message = if flags & PARAMETER != 0 {
                Some(format!("name '{name}' is parameter and {what}"))
            } else if flags & USED != 0 {
                Some(format!("name '{name}' is used prior to {what} declaration"))
            } else if flags & ANNOTATED != 0 {
                Some(format!("annotated name '{name}' can't be {what}"))
            } else if flags & LOCAL != 0 {
                Some(format!("name '{name}' is assigned to before {what} declaration"))
            } else {
                None
            };
            if let Some(message) = message {
                return Err(fault(message, range));
            }
            self.add(name, flag);
            self.scope().directives.push((name, range, flag));
        }
        Ok(())
    }

    fn annotated(&mut self, stmt: &'a ruff_python_ast::StmtAnnAssign) -> Check {
        if let Expr::Name(name) = stmt.target.as_ref() {
            let flags = self.flags(&name.id);
            if stmt.simple && flags & (GLOBAL | NONLOCAL) != 0 && self.current != 0 {
                let what = if flags & GLOBAL != 0 { "global" } else { "nonlocal" };
                return Err(fault(format!("annotated name '{}' can't be {what}", name.id), stmt.range()));
            }
            let flag = if stmt.simple { ANNOTATED | LOCAL } else { 0 };
            let local = if stmt.value.is_some() { LOCAL } else { 0 };
            self.add(&name.id, flag | local);
        } else {
            self.expr(&stmt.target)?;
        }
        self.annotation(&stmt.annotation)?;
        if let Some(value) = &stmt.value {
            self.expr(value)?;
        }
        Ok(())
    }

    fn comprehension(
        &mut self,
        kind: &'static str,
        parts: &[&'a Expr],
        clauses: &'a [Comprehension],
    ) -> Check {
        let Some(first) = clauses.first() else { return Ok(()) };
        self.scope().in_iterable += 1;
        self.expr(&first.iter)?;
        self.scope().in_iterable -= 1;
        self.inside(ScopeKind::Comprehension(kind), |symbols| {
            for (index, clause) in clauses.iter().enumerate() {
                symbols.iteration_target(&clause.target)?;
                if index > 0 {
                    symbols.scope().in_iterable += 1;
                    symbols.expr(&clause.iter)?;
                    symbols.scope().in_iterable -= 1;
                }
                for test in &clause.ifs {
                    symbols.expr(test)?;
                }
            }
            parts.iter().try_for_each(|part| symbols.expr(part))
        })
    }

    fn iteration_target(&mut self, target: &'a Expr) -> Check {
        match target {
            Expr::Name(name) => {
                if self.flags(&name.id) & (GLOBAL | NONLOCAL) != 0 {
                    let message = format!(
                        "comprehension inner loop cannot rebind assignment expression target '{}'",
                        name.id
                    );
                    return Err(fault(message, name.range()));
                }
                self.add(&name.id, LOCAL | ITERATION);
                Ok(())
            }
            Expr::Tuple(tuple) => tuple.elts.iter().try_for_each(|item| self.iteration_target(item)),
            Expr::List(list) => list.elts.iter().try_for_each(|item| self.iteration_target(item)),
            Expr::Starred(starred) => self.iteration_target(&starred.value),
            other => self.expr(other),
        }
    }

    fn named(&mut self, named: &'a ruff_python_ast::ExprNamed) -> Check {
        self.restricted("named", named.range())?;
        if self.scope().in_iterable > 0 {
            let message = "assignment expression cannot be used in a comprehension iterable expression";
            return Err(fault(message, named.range()));
        }
        if let Expr::Name(target) = named.target.as_ref() {
            if matches!(self.scope().kind, ScopeKind::Comprehension(_)) {
                self.extend_named(&target.id, target.range())?;
            } else {
                self.add(&target.id, LOCAL);
            }
        }
        self.expr(&named.value)
    }

    /// A name assigned inside comprehensions belongs to the scope around them.
    fn extend_named(&mut self, name: &'a str, range: TextRange) -> Check {
        let mut at = self.current;
        loop {
            let scope = &mut self.scopes[at];
            match scope.kind {
                ScopeKind::Comprehension(_) => {
                    if scope.names.get(name).is_some_and(|flags| flags & ITERATION != 0) {
                        let message = format!(
                            "assignment expression cannot rebind comprehension iteration variable '{name}'"
                        );
                        return Err(fault(message, range));
                    }
                    *scope.names.entry(name) |= NONLOCAL;
                    at = scope.parent;
                }
                ScopeKind::Class => {
                    let message =
                        "assignment expression within a comprehension cannot be used in a class body";
                    return Err(fault(message, range));
                }
                ScopeKind::Restricted(ANNOTATION) => at = scope.parent,
                ScopeKind::Restricted(place) => {
                    let message =
                        format!("assignment expression within a comprehension cannot be used in {place}");
                    return Err(fault(message, range));
                }
                ScopeKind::TypeParameters => {
                    let place = "the definition of a generic";
                    let message =
                        format!("assignment expression within a comprehension cannot be used within {place}");
                    return Err(fault(message, range));
                }
                ScopeKind::Function | ScopeKind::Module => {
                    *scope.names.entry(name) |= LOCAL;
                    return Ok(());
                }
            }
        }
    }

    fn yielded(&mut self, expr: &'a Expr) -> Check {
        self.restricted("yield", expr.range())?;
        descend(self, AnyNodeRef::from(expr))?;
        if let ScopeKind::Comprehension(what) = self.scope().kind {
            return Err(fault(format!("'yield' inside {what}"), expr.range()));
        }
        Ok(())
    }

    fn lambda(&mut self, lambda: &'a ruff_python_ast::ExprLambda) -> Check {
        if let Some(parameters) = &lambda.parameters {
            self.defaults(parameters)?;
        }
        self.inside(ScopeKind::Function, |symbols| {
            if let Some(parameters) = &lambda.parameters {
                symbols.parameters(parameters)?;
            }
            symbols.expr(&lambda.body)
        })
    }

    /// Whether every `nonlocal` finds its name.
    fn resolve(&self) -> Check {
        for scope in &self.scopes {
            for (name, range, flag) in &scope.directives {
                let flags = scope.names.get(name).copied().unwrap_or(0);
                if flags & GLOBAL != 0 && flags & NONLOCAL != 0 {
                    return Err(fault(format!("name '{name}' is nonlocal and global"), *range));
                }
                if *flag == NONLOCAL {
                    if scope.kind == ScopeKind::Module {
                        return Err(fault("nonlocal declaration not allowed at module level", *range));
                    }
                    self.resolve_nonlocal(scope, name, *range)?;
                }
            }
        }
        Ok(())
    }

    fn resolve_nonlocal(&self, scope: &Scope<'a>, name: &str, range: TextRange) -> Check {
        let mut at = scope.parent;
        loop {
            let scope = &self.scopes[at];
            let flags = scope.names.get(name).copied().unwrap_or(0);
            match scope.kind {
                ScopeKind::Module => break,
                ScopeKind::TypeParameters if flags & TYPE_PARAMETER != 0 => {
                    return Err(fault(
                        format!("nonlocal binding not allowed for type parameter '{name}'"),
                        range,
                    ));
                }
                ScopeKind::Function | ScopeKind::Comprehension(_) if flags & GLOBAL != 0 => break,
                ScopeKind::Function | ScopeKind::Comprehension(_)
                    if flags & NONLOCAL == 0 && flags & (LOCAL | IMPORTED) != 0 =>
                {
                    return Ok(());
                }
                ScopeKind::Class if name == "__class__" => return Ok(()),
                _ => {}
            }
            at = scope.parent;
        }
        Err(fault(format!("no binding for nonlocal '{name}' found"), range))
    }
}

impl<'a> Walk<'a> for Symbols<'a> {
    fn stmt(&mut self, stmt: &'a Stmt) -> Check {
        match stmt {
            Stmt::FunctionDef(function) => return self.function(function),
            Stmt::ClassDef(class) => return self.class(class),
            Stmt::Global(global) => return self.directive(&global.names, global.range(), GLOBAL),
            Stmt::Nonlocal(nonlocal) => return self.directive(&nonlocal.names, nonlocal.range(), NONLOCAL),
            Stmt::AnnAssign(annotated) => return self.annotated(annotated),
            Stmt::TypeAlias(alias) => {
                self.expr(&alias.name)?;
                return self.generic(alias.type_params.as_deref(), |symbols| {
                    symbols
                        .inside(ScopeKind::Restricted("a type alias"), |symbols| symbols.expr(&alias.value))
                });
            }
            Stmt::Import(import) => {
                for alias in &import.names {
                    let name = alias.asname.as_ref().unwrap_or(&alias.name).as_str();
                    self.add(name.split('.').next().unwrap_or(name), IMPORTED);
                }
            }
            Stmt::ImportFrom(import) => {
                for alias in &import.names {
                    if alias.name.as_str() == "*" {
                        if self.current != 0 {
                            return Err(fault("import * only allowed at module level", alias.range()));
                        }
                        continue;
                    }
                    self.add(alias.asname.as_ref().unwrap_or(&alias.name).as_str(), IMPORTED);
                }
            }
            Stmt::Try(try_) => {
                for ExceptHandler::ExceptHandler(handler) in &try_.handlers {
                    self.optional_name(handler.name.as_ref());
                }
            }
            _ => {}
        }
        descend(self, AnyNodeRef::from(stmt))
    }

    fn expr(&mut self, expr: &'a Expr) -> Check {
        match expr {
            Expr::Name(name) => {
                let flag = if name.ctx == ExprContext::Load { USED } else { LOCAL };
                self.add(&name.id, flag);
                Ok(())
            }
            Expr::BinOp(_) | Expr::Attribute(_) | Expr::Subscript(_) | Expr::Call(_) => {
                chain(self, expr, |_, _| Ok(()))
            }
            Expr::Lambda(lambda) => self.lambda(lambda),
            Expr::Named(named) => self.named(named),
            Expr::Yield(_) | Expr::YieldFrom(_) => self.yielded(expr),
            Expr::Await(_) => {
                self.restricted("await", expr.range())?;
                descend(self, AnyNodeRef::from(expr))
            }
            Expr::ListComp(comp) => self.comprehension("list comprehension", &[&comp.elt], &comp.generators),
            Expr::SetComp(comp) => self.comprehension("set comprehension", &[&comp.elt], &comp.generators),
            Expr::Generator(comp) => {
                self.comprehension("generator expression", &[&comp.elt], &comp.generators)
            }
            Expr::DictComp(comp) => {
                let key = comp.key.as_deref().unwrap_or(&comp.value);
                self.comprehension("dict comprehension", &[key, &comp.value], &comp.generators)
            }
            _ => descend(self, AnyNodeRef::from(expr)),
        }
    }

    fn pattern(&mut self, pattern: &'a Pattern) -> Check {
        match pattern {
            Pattern::MatchAs(as_) => self.optional_name(as_.name.as_ref()),
            Pattern::MatchStar(star) => self.optional_name(star.name.as_ref()),
            Pattern::MatchMapping(mapping) => self.optional_name(mapping.rest.as_ref()),
            _ => {}
        }
        descend(self, AnyNodeRef::from(pattern))
    }
}
