//! The first pass over expressions: names, walruses, lambdas and comprehensions.

use std::sync::Arc;

use hognose_syntax::ast::{self, Expr, ExprContext};

use super::{Analyzer, INSPECTORS, address};
use crate::names::Symbol;
use crate::scope::{Role, ScopeId, ScopeKind};

/// In so many other comprehensions and generator expressions one may stand that has no body.
const MOST_OPEN: usize = 8;

impl<'a> Analyzer<'a, '_> {
    pub(super) fn exprs<E: Borrowed + ?Sized>(&mut self, exprs: &'a E) {
        exprs.each(&mut |e| self.expr(e));
    }

    /// Walks one expression; links to the first operand of a chain are followed in a loop.
    pub(super) fn expr(&mut self, expr: &'a Expr) {
        let mut next = Some(expr);
        while let Some(e) = next.take() {
            match e {
                Expr::BinOp(e) => {
                    self.expr(&e.right);
                    next = Some(&e.left);
                }
                Expr::Attribute(e) => {
                    self.attribute(e);
                    next = Some(&e.value);
                }
                Expr::Subscript(e) => {
                    self.expr(&e.slice);
                    next = Some(&e.value);
                }
                Expr::Call(e) => {
                    match joined(e) {
                        Some(generator) => self.joined(generator),
                        None => self.exprs(&*e.arguments.args),
                    }
                    for keyword in &e.arguments.keywords {
                        self.expr(&keyword.value);
                    }
                    next = Some(&e.func);
                }
                Expr::Name(name) => self.name(name),
                _ => self.other_expr(e),
            }
        }
    }

    fn attribute(&mut self, e: &'a ast::ExprAttribute) {
        if INSPECTORS.contains(&e.attr.as_str()) {
            self.inspects();
        }
        let assigns = e.ctx == ExprContext::Store;
        if !assigns || !matches!(&*e.value, Expr::Name(name) if name.id.as_str() == "self") {
            return;
        }
        let mut at = self.here().parent;
        while let Some(id) = at {
            let scope = &mut self.scopes.list[id];
            if scope.kind == ScopeKind::Class {
                if !scope.static_attributes.contains(e.attr.as_str()) {
                    scope.static_attributes.insert(Arc::from(e.attr.as_str()));
                }
                return;
            }
            at = scope.parent;
        }
    }

    fn name(&mut self, name: &'a ast::ExprName) {
        let symbol = self.symbol(&name.id);
        match name.ctx {
            ExprContext::Load => {
                self.mention(symbol);
                if symbol == Symbol::SUPER && self.here().is_function_like() {
                    self.mention(Symbol::CLASS);
                }
                if INSPECTORS.contains(&name.id.as_str()) {
                    self.inspects();
                }
            }
            ExprContext::Del => {
                self.here().bind(symbol);
                self.here().deleted.insert(symbol, ());
            }
            ExprContext::Store | ExprContext::Invalid => self.here().bind(symbol),
        }
    }

    #[inline(never)]
    fn other_expr(&mut self, e: &'a Expr) {
        match e {
            Expr::BoolOp(e) => self.exprs(&e.values),
            Expr::Named(e) => self.named(e),
            Expr::UnaryOp(e) => self.expr(&e.operand),
            Expr::Lambda(e) => self.lambda(e),
            Expr::If(e) => {
                self.expr(&e.test);
                self.expr(&e.body);
                self.expr(&e.orelse);
            }
            Expr::Dict(e) => {
                for item in &e.items {
                    self.exprs(&item.key);
                    self.expr(&item.value);
                }
            }
            Expr::Set(e) => self.exprs(&e.elts),
            Expr::List(e) => self.exprs(&e.elts),
            Expr::Tuple(e) => self.exprs(&e.elts),
            Expr::ListComp(c) => {
                self.comprehension(
                    ScopeKind::Comprehension,
                    address(c),
                    [Some(&*c.elt), None],
                    &c.generators,
                );
            }
            Expr::SetComp(c) => {
                self.comprehension(
                    ScopeKind::Comprehension,
                    address(c),
                    [Some(&*c.elt), None],
                    &c.generators,
                );
            }
            Expr::DictComp(c) => {
                let elements = [c.key.as_deref(), Some(&*c.value)];
                self.comprehension(ScopeKind::Comprehension, address(c), elements, &c.generators);
            }
            Expr::Generator(c) => {
                self.comprehension(ScopeKind::Generator, address(c), [Some(&*c.elt), None], &c.generators);
            }
            Expr::Await(e) => {
                self.expr(&e.value);
                self.body().awaits = true;
            }
            Expr::Yield(e) => {
                self.exprs(&e.value);
                self.body().yields = true;
            }
            Expr::YieldFrom(e) => {
                self.expr(&e.value);
                self.body().yields = true;
            }
            Expr::Compare(e) => {
                self.expr(&e.left);
                self.exprs(&*e.comparators);
            }
            Expr::FString(e) => {
                for element in e.value.elements() {
                    self.interpolated(element);
                }
            }
            Expr::TString(e) => {
                for element in e.value.elements() {
                    self.interpolated(element);
                }
            }
            Expr::Starred(e) => self.expr(&e.value),
            Expr::Slice(e) => {
                self.exprs(&e.lower);
                self.exprs(&e.upper);
                self.exprs(&e.step);
            }
            _ => {}
        }
    }

    /// The generator expression that a method of a literal goes through. It runs where it stands, unless it waits or asks for its
    /// variables: then its scope is that of a comprehension.
    fn joined(&mut self, generator: &'a ast::ExprGenerator) {
        let elements = [Some(&*generator.elt), None];
        let id = self.comprehension(ScopeKind::Generator, address(generator), elements, &generator.generators);
        // Each has registers of its own in the body around them: only so many may be open at once.
        let mut depth = 0;
        let mut around = self.scopes.list[id].parent;
        while let Some(outer) = around.map(|outer| &self.scopes.list[outer])
            && matches!(outer.kind, ScopeKind::Comprehension | ScopeKind::Generator)
        {
            depth += 1;
            around = outer.parent;
        }
        // Where names live in a namespace beside the globals, comprehensions see that, and generators do not.
        let sees_more = self.separate_locals && around.is_some_and(|outer| self.scopes.list[outer].kind == ScopeKind::Module);
        let scope = &mut self.scopes.list[id];
        if depth < MOST_OPEN && !sees_more && !(scope.awaits || scope.yields || scope.inspects || scope.usage(Symbol::SUPER).used) {
            scope.kind = ScopeKind::Comprehension;
        }
    }

    fn interpolated(&mut self, element: &'a ast::InterpolatedStringElement) {
        let ast::InterpolatedStringElement::Interpolation(element) = element else { return };
        self.expr(&element.expression);
        if let Some(spec) = &element.format_spec {
            for inner in &spec.elements {
                self.interpolated(inner);
            }
        }
    }

    /// `:=` binds in the nearest scope that is no comprehension; those of annotations bind nothing.
    fn named(&mut self, e: &'a ast::ExprNamed) {
        self.expr(&e.value);
        let Expr::Name(target) = &*e.target else { return };
        let symbol = self.symbol(&target.id);
        let mut scope = self.current;
        while matches!(
            self.scopes.list[scope].kind,
            ScopeKind::Comprehension | ScopeKind::Generator | ScopeKind::Annotation
        ) {
            match self.scopes.list[scope].parent {
                Some(parent) => scope = parent,
                None => break,
            }
        }
        self.scopes.list[scope].bind(symbol);
        self.scopes.list[scope].walrus.insert(symbol, ());
        if scope != self.current {
            self.mention(symbol);
        }
    }

    fn lambda(&mut self, e: &'a ast::ExprLambda) {
        if let Some(parameters) = &e.parameters {
            self.defaults(parameters);
        }
        self.within(ScopeKind::Function, address(e), Role::Body, |this| {
            if let Some(parameters) = &e.parameters {
                this.parameters(parameters);
            }
            this.expr(&e.body);
        });
    }

    fn comprehension(
        &mut self,
        kind: ScopeKind,
        node: usize,
        elements: [Option<&'a Expr>; 2],
        generators: &'a [ast::Comprehension],
    ) -> ScopeId {
        let before = self.scopes.list.len();
        if let Some(first) = generators.first() {
            self.expr(&first.iter);
        }
        let goes_over_scopes = self.scopes.list.len() > before;
        self.within(kind, node, Role::Body, |this| {
            this.here().goes_over_scopes = goes_over_scopes;
            if kind == ScopeKind::Generator {
                this.parameter(".0");
            }
            for (n, generator) in generators.iter().enumerate() {
                if n > 0 {
                    this.expr(&generator.iter);
                }
                if generator.is_async {
                    this.body().awaits = true;
                }
                this.expr(&generator.target);
                this.exprs(&generator.ifs);
            }
            for element in elements.into_iter().flatten() {
                this.expr(element);
            }
        })
    }
}

/// The generator expression in `'…'.join(… for …)`.
fn joined(e: &ast::ExprCall) -> Option<&ast::ExprGenerator> {
    let (Expr::Attribute(method), [Expr::Generator(generator)], []) = (&*e.func, &*e.arguments.args, &*e.arguments.keywords) else {
        return None;
    };
    (method.attr.as_str() == "join" && method.value.is_string_literal_expr()).then_some(generator)
}

/// Things that hold expressions, so that walking them needs no case for each.
pub(super) trait Borrowed {
    fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr));
}

impl Borrowed for Option<Box<Expr>> {
    fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        if let Some(e) = self {
            visit(e);
        }
    }
}

impl Borrowed for Option<Expr> {
    fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        if let Some(e) = self {
            visit(e);
        }
    }
}

impl Borrowed for Vec<Expr> {
    fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        self.iter().for_each(visit);
    }
}

impl Borrowed for [Expr] {
    fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        self.iter().for_each(visit);
    }
}
