//! The first pass: builds the scopes of a source and notes what each does with its names.
//!
//! Everything that the second pass must know before it meets it is found here: which
//! names a body binds, whether it yields or awaits, which attributes its methods assign.

mod exprs;

use std::sync::Arc;

use hognose_syntax::ast::{self, Expr, Pattern, Stmt};

use crate::names::{Names, Private, Symbol, mangle};
use crate::scope::{Annotated, Role, Scope, ScopeId, ScopeKind, Scopes};

/// The address of a node, by which its scope is found again.
pub(crate) fn address<T>(node: &T) -> usize {
    std::ptr::from_ref(node).cast::<()>() as usize
}

/// Builds and resolves the scopes of a unit. The first one is the unit's own.
pub(crate) fn analyze<'a>(root: Root<'a>, names: &mut Names, future_annotations: bool, separate_locals: bool) -> Scopes<'a> {
    // Most units are one scope.
    let scopes = Scopes { list: Vec::with_capacity(1), by_node: Default::default() };
    let mut analyzer = Analyzer { scopes, names, current: 0, nesting: 0, future_annotations, separate_locals };
    analyzer.scopes.list.push(Scope::new(ScopeKind::Module, None, None));
    match root {
        Root::Suite(suite) => analyzer.suite(suite),
        Root::Expression(e) => analyzer.expr(e),
    }
    let mut scopes = analyzer.scopes;
    scopes.resolve(analyzer.names);
    scopes
}

/// What a unit is made of.
#[derive(Clone, Copy)]
pub(crate) enum Root<'a> {
    Suite(&'a [Stmt]),
    Expression(&'a Expr),
}

struct Analyzer<'a, 'n> {
    scopes: Scopes<'a>,
    /// The unit's names live in a namespace beside the globals.
    separate_locals: bool,
    names: &'n mut Names,
    current: ScopeId,
    /// How many compound statements are open in the current scope.
    nesting: u32,
    future_annotations: bool,
}

/// Functions by which a body may look at its own variables.
const INSPECTORS: &[&str] = &[
    "locals",
    "vars",
    "dir",
    "eval",
    "exec",
    "breakpoint",
    "_getframe",
    "currentframe",
    "stack",
    "f_locals",
];

impl<'a> Analyzer<'a, '_> {
    fn here(&mut self) -> &mut Scope<'a> {
        &mut self.scopes.list[self.current]
    }

    /// The body here, and the comprehensions in it that are open, may look at their own variables.
    fn inspects(&mut self) {
        let mut scope = self.current;
        let body = self.scopes.body_of(scope);
        while scope != body {
            self.scopes.list[scope].inspects = true;
            scope = self.scopes.list[scope].parent.unwrap_or(body);
        }
        self.body().inspects = true;
    }

    fn body(&mut self) -> &mut Scope<'a> {
        let body = self.scopes.body_of(self.current);
        &mut self.scopes.list[body]
    }

    fn symbol(&mut self, name: &str) -> Symbol {
        let private = self.scopes.list[self.current].private.as_deref();
        self.names.intern(&mangle(private, name))
    }

    fn bind(&mut self, name: &str) {
        let symbol = self.symbol(name);
        self.here().bind(symbol);
    }

    fn mention(&mut self, symbol: Symbol) {
        self.here().mention(symbol);
    }

    /// Runs `fill` in a new scope.
    fn within(&mut self, kind: ScopeKind, node: usize, role: Role, fill: impl FnOnce(&mut Self)) -> ScopeId {
        let parent = self.current;
        let (of, sees) = (self.here().kind, self.here().sees_class);
        let mut scope = Scope::new(kind, Some(parent), self.here().private.clone());
        let lazy = matches!(kind, ScopeKind::TypeParams | ScopeKind::Annotation);
        scope.sees_class = lazy && (of == ScopeKind::Class || sees);
        let id = self.scopes.list.len();
        self.scopes.list.push(scope);
        self.scopes.by_node.insert((node, role), id);
        let nesting = std::mem::take(&mut self.nesting);
        self.current = id;
        if self.here().sees_class {
            self.mention(Symbol::CLASS_DICT);
        }
        fill(self);
        self.current = parent;
        self.nesting = nesting;
        id
    }

    fn nested(&mut self, suite: &'a [Stmt]) {
        self.nesting += 1;
        self.suite(suite);
        self.nesting -= 1;
    }

    fn suite(&mut self, suite: &'a [Stmt]) {
        for statement in suite {
            self.stmt(statement);
        }
    }

    fn stmt(&mut self, statement: &'a Stmt) {
        match statement {
            Stmt::FunctionDef(def) => self.function(def),
            Stmt::ClassDef(class) => self.class(class),
            Stmt::Return(s) => self.exprs(&s.value),
            Stmt::Delete(s) => self.exprs(&s.targets),
            Stmt::TypeAlias(alias) => self.type_alias(alias),
            Stmt::Assign(s) => {
                self.expr(&s.value);
                self.exprs(&s.targets);
            }
            Stmt::AugAssign(s) => {
                self.expr(&s.value);
                self.expr(&s.target);
                if let Expr::Name(name) = &*s.target {
                    let symbol = self.symbol(&name.id);
                    self.mention(symbol);
                }
            }
            Stmt::AnnAssign(s) => self.annotated_assignment(s),
            Stmt::For(s) => {
                self.expr(&s.iter);
                self.expr(&s.target);
                self.nested(&s.body);
                self.nested(&s.orelse);
                if s.is_async {
                    self.body().awaits = true;
                }
            }
            Stmt::While(s) => {
                self.expr(&s.test);
                self.nested(&s.body);
                self.nested(&s.orelse);
            }
            Stmt::If(s) => {
                self.expr(&s.test);
                self.nested(&s.body);
                for clause in &s.elif_else_clauses {
                    if let Some(test) = &clause.test {
                        self.expr(test);
                    }
                    self.nested(&clause.body);
                }
            }
            Stmt::With(s) => {
                self.body().handles = true;
                self.body().awaits |= s.is_async;
                for item in &s.items {
                    self.expr(&item.context_expr);
                    self.exprs(&item.optional_vars);
                }
                self.nested(&s.body);
            }
            Stmt::Match(s) => {
                self.expr(&s.subject);
                for case in &s.cases {
                    self.pattern(&case.pattern);
                    self.exprs(&case.guard);
                    self.nested(&case.body);
                }
            }
            Stmt::Raise(s) => {
                self.exprs(&s.exc);
                self.exprs(&s.cause);
            }
            Stmt::Try(s) => {
                self.body().handles = true;
                self.nested(&s.body);
                for handler in &s.handlers {
                    let ast::ExceptHandler::ExceptHandler(handler) = handler;
                    self.exprs(&handler.type_);
                    if let Some(name) = &handler.name {
                        let symbol = self.symbol(name);
                        self.here().bind(symbol);
                        self.here().deleted.insert(symbol, ());
                    }
                    self.nested(&handler.body);
                }
                self.nested(&s.orelse);
                self.nested(&s.finalbody);
            }
            Stmt::Assert(s) => {
                self.expr(&s.test);
                self.exprs(&s.msg);
            }
            Stmt::Import(s) => s.names.iter().for_each(|alias| self.import(alias, true)),
            Stmt::ImportFrom(s) => s.names.iter().for_each(|alias| self.import(alias, false)),
            Stmt::Global(s) => {
                for name in &s.names {
                    let symbol = self.symbol(name);
                    self.here().names.entry(symbol).global = true;
                    // For the code around it the name is global too, be its namespace another one.
                    self.scopes.list[0].names.entry(symbol).global = true;
                }
            }
            Stmt::Nonlocal(s) => {
                for name in &s.names {
                    let symbol = self.symbol(name);
                    self.here().names.entry(symbol).nonlocal = true;
                }
            }
            Stmt::Expr(s) => self.expr(&s.value),
            Stmt::Pass(_) | Stmt::Break(_) | Stmt::Continue(_) | Stmt::IpyEscapeCommand(_) => {}
        }
    }

    fn import(&mut self, alias: &'a ast::Alias, dotted: bool) {
        match &alias.asname {
            Some(name) => self.bind(name),
            None if alias.name.as_str() == "*" => {}
            None => {
                let name = alias.name.as_str();
                let first = name.split('.').next().unwrap_or(name);
                self.bind(if dotted { first } else { name });
            }
        }
    }

    fn annotated_assignment(&mut self, s: &'a ast::StmtAnnAssign) {
        self.exprs(&s.value);
        self.expr(&s.target);
        let kind = self.here().kind;
        if !matches!(kind, ScopeKind::Module | ScopeKind::Class) {
            return;
        }
        self.here().annotated = true;
        if self.future_annotations {
            self.here().conditions += (kind == ScopeKind::Module) as u32;
            return;
        }
        let Expr::Name(target) = &*s.target else { return self.expr(&s.annotation) };
        if !s.simple {
            return self.expr(&s.annotation);
        }
        let name = self.symbol(&target.id);
        let conditional = kind == ScopeKind::Module || self.nesting > 0;
        let here = self.here();
        let condition = conditional.then_some(here.conditions);
        here.conditions += conditional as u32;
        here.annotations.push(Annotated { name, annotation: &s.annotation, condition });
        let fill = |this: &mut Self| {
            this.expr(&s.annotation);
            if conditional && kind == ScopeKind::Class {
                this.mention(Symbol::CONDITIONS);
            }
        };
        match self.here().annotation_scope {
            Some(scope) => {
                let before = std::mem::replace(&mut self.current, scope);
                fill(self);
                self.current = before;
            }
            None => {
                // Keyed by the statement, though it is looked up through the scope.
                let id = self.within(ScopeKind::Annotation, address(s), Role::Annotations, |this| {
                    this.parameter(".format");
                    fill(this);
                });
                self.here().annotation_scope = Some(id);
            }
        }
    }

    fn parameter(&mut self, name: &str) {
        let symbol = self.symbol(name);
        self.here().bind(symbol);
        self.here().params.push(symbol);
    }

    fn parameters(&mut self, parameters: &'a ast::Parameters) {
        let plain = parameters.posonlyargs.iter().chain(&parameters.args).chain(&parameters.kwonlyargs);
        for parameter in plain {
            self.parameter(&parameter.parameter.name);
        }
        for parameter in parameters.vararg.iter().chain(&parameters.kwarg) {
            self.parameter(&parameter.name);
        }
    }

    fn defaults(&mut self, parameters: &'a ast::Parameters) {
        for parameter in parameters.iter_non_variadic_params() {
            self.exprs(&parameter.default);
        }
    }

    fn function(&mut self, def: &'a ast::StmtFunctionDef) {
        for decorator in &def.decorator_list {
            self.expr(&decorator.expression);
        }
        self.defaults(&def.parameters);
        self.bind(&def.name);
        let node = address(def);
        match &def.type_params {
            None => self.function_itself(def),
            Some(type_params) => {
                self.within(ScopeKind::TypeParams, node, Role::TypeParams, |this| {
                    this.parameter(".defaults");
                    this.parameter(".kwdefaults");
                    this.type_params(type_params);
                    this.function_itself(def);
                });
            }
        }
    }

    fn function_itself(&mut self, def: &'a ast::StmtFunctionDef) {
        if has_annotations(def) {
            let lazy = self.future_annotations;
            self.within(ScopeKind::Annotation, address(def), Role::Annotations, |this| {
                this.parameter(".format");
                if !lazy {
                    for parameter in def.parameters.iter() {
                        this.exprs(&parameter.as_parameter().annotation);
                    }
                    this.exprs(&def.returns);
                }
            });
        }
        self.within(ScopeKind::Function, address(def), Role::Body, |this| {
            this.parameters(&def.parameters);
            this.suite(&def.body);
        });
    }

    fn class(&mut self, class: &'a ast::StmtClassDef) {
        for decorator in &class.decorator_list {
            self.expr(&decorator.expression);
        }
        self.bind(&class.name);
        match &class.type_params {
            None => self.class_itself(class),
            Some(type_params) => {
                self.within(ScopeKind::TypeParams, address(class), Role::TypeParams, |this| {
                    let only = type_params.iter().map(|param| Arc::from(param.name().as_str())).collect();
                    let private = Private { class: Arc::from(class.name.as_str()), only: Some(only) };
                    this.here().private = Some(Arc::new(private));
                    this.type_params(type_params);
                    this.here().bind(Symbol::TYPE_PARAMS);
                    this.class_itself(class);
                });
            }
        }
    }

    fn class_itself(&mut self, class: &'a ast::StmtClassDef) {
        if let Some(arguments) = &class.arguments {
            self.exprs(&*arguments.args);
            for keyword in &arguments.keywords {
                self.expr(&keyword.value);
            }
        }
        self.within(ScopeKind::Class, address(class), Role::Body, |this| {
            let private = Private { class: Arc::from(class.name.as_str()), only: None };
            this.here().private = Some(Arc::new(private));
            if class.type_params.is_some() {
                this.mention(Symbol::TYPE_PARAMS);
            }
            this.suite(&class.body);
        });
    }

    fn type_params(&mut self, type_params: &'a ast::TypeParams) {
        for param in type_params {
            self.bind(param.name());
        }
        for param in type_params {
            if let ast::TypeParam::TypeVar(var) = param
                && let Some(bound) = &var.bound
            {
                self.lazy(address(param), Role::Bound, bound);
            }
            if let Some(default) = param.default() {
                self.lazy(address(param), Role::Default, default);
            }
        }
    }

    fn lazy(&mut self, node: usize, role: Role, expr: &'a Expr) {
        self.within(ScopeKind::Annotation, node, role, |this| {
            this.parameter(".format");
            this.expr(expr);
        });
    }

    fn type_alias(&mut self, alias: &'a ast::StmtTypeAlias) {
        self.expr(&alias.name);
        let node = address(alias);
        match &alias.type_params {
            None => self.lazy(node, Role::Body, &alias.value),
            Some(type_params) => {
                self.within(ScopeKind::TypeParams, node, Role::TypeParams, |this| {
                    this.type_params(type_params);
                    this.lazy(node, Role::Body, &alias.value);
                });
            }
        }
    }

    fn pattern(&mut self, pattern: &'a Pattern) {
        match pattern {
            Pattern::MatchValue(p) => self.expr(&p.value),
            Pattern::MatchSingleton(_) => {}
            Pattern::MatchSequence(p) => p.patterns.iter().for_each(|p| self.pattern(p)),
            Pattern::MatchMapping(p) => {
                self.exprs(&*p.keys);
                p.patterns.iter().for_each(|p| self.pattern(p));
                p.rest.iter().for_each(|name| self.bind(name));
            }
            Pattern::MatchClass(p) => {
                self.expr(&p.cls);
                p.arguments.patterns.iter().for_each(|p| self.pattern(p));
                p.arguments.keywords.iter().for_each(|k| self.pattern(&k.pattern));
            }
            Pattern::MatchStar(p) => p.name.iter().for_each(|name| self.bind(name)),
            Pattern::MatchAs(p) => {
                p.pattern.iter().for_each(|p| self.pattern(p));
                p.name.iter().for_each(|name| self.bind(name));
            }
            Pattern::MatchOr(p) => p.patterns.iter().for_each(|p| self.pattern(p)),
        }
    }
}

/// Whether a function has any annotation.
pub(crate) fn has_annotations(def: &ast::StmtFunctionDef) -> bool {
    def.returns.is_some() || def.parameters.iter().any(|p| p.annotation().is_some())
}
