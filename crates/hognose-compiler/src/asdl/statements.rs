//! Statements, patterns, and what else only stands in statements.

use hognose_syntax::ast::{self, Expr, Pattern, Singleton, Stmt, TypeParam};
use hognose_syntax::text_size::{Ranged, TextRange, TextSize};

use hognose_bytecode::Constant;

use super::{Walk, Work};

impl<'a> Walk<'a> {
    pub(super) fn expand_stmt(&mut self, stmt: &'a Stmt) {
        let range = stmt.range();
        match stmt {
            Stmt::FunctionDef(s) => self.function(s),
            Stmt::ClassDef(s) => self.class(s),
            Stmt::Return(s) => {
                self.optional(s.value.as_deref());
                self.node("Return", range);
            }
            Stmt::Delete(s) => {
                self.exprs(&s.targets);
                self.node("Delete", range);
            }
            Stmt::TypeAlias(s) => {
                self.expr(&s.name);
                self.type_params(s.type_params.as_deref());
                self.expr(&s.value);
                self.node("TypeAlias", range);
            }
            Stmt::Assign(s) => {
                self.exprs(&s.targets);
                self.expr(&s.value);
                self.none();
                self.node("Assign", range);
            }
            Stmt::AugAssign(s) => {
                self.expr(&s.target);
                self.operator(s.op);
                self.expr(&s.value);
                self.node("AugAssign", range);
            }
            Stmt::AnnAssign(s) => {
                self.expr(&s.target);
                self.expr(&s.annotation);
                self.optional(s.value.as_deref());
                self.int(s.simple.into());
                self.node("AnnAssign", range);
            }
            Stmt::For(s) => {
                self.expr(&s.target);
                self.expr(&s.iter);
                self.stmts(&s.body);
                self.stmts(&s.orelse);
                self.none();
                self.node(if s.is_async { "AsyncFor" } else { "For" }, range);
            }
            Stmt::While(s) => {
                self.expr(&s.test);
                self.stmts(&s.body);
                self.stmts(&s.orelse);
                self.node("While", range);
            }
            Stmt::If(s) => {
                self.expr(&s.test);
                self.stmts(&s.body);
                self.next.push(Work::Elif(s, 0));
                self.node("If", range);
            }
            Stmt::With(s) => {
                for item in &s.items {
                    self.expr(&item.context_expr);
                    self.optional(item.optional_vars.as_deref());
                    self.plain("withitem");
                }
                // Each item is three pieces of work.
                self.list(s.items.len());
                self.stmts(&s.body);
                self.none();
                self.node(if s.is_async { "AsyncWith" } else { "With" }, range);
            }
            Stmt::Match(s) => {
                self.expr(&s.subject);
                for case in &s.cases {
                    self.next.push(Work::Pattern(&case.pattern));
                    self.optional(case.guard.as_deref());
                    self.stmts(&case.body);
                    self.plain("match_case");
                }
                self.list(s.cases.len());
                self.node("Match", range);
            }
            Stmt::Raise(s) => {
                self.optional(s.exc.as_deref());
                self.optional(s.cause.as_deref());
                self.node("Raise", range);
            }
            Stmt::Try(s) => self.try_statement(s),
            Stmt::Assert(s) => {
                self.expr(&s.test);
                self.optional(s.msg.as_deref());
                self.node("Assert", range);
            }
            Stmt::Import(s) => {
                self.aliases(&s.names);
                self.node("Import", range);
            }
            Stmt::ImportFrom(s) => {
                self.name(s.module.as_ref());
                self.aliases(&s.names);
                self.int(s.level.into());
                self.node("ImportFrom", range);
            }
            Stmt::Global(s) => {
                self.names(&s.names);
                self.node("Global", range);
            }
            Stmt::Nonlocal(s) => {
                self.names(&s.names);
                self.node("Nonlocal", range);
            }
            Stmt::Expr(s) => {
                self.expr(&s.value);
                self.node("Expr", range);
            }
            Stmt::Break(_) => self.node("Break", range),
            Stmt::Continue(_) => self.node("Continue", range),
            // Commands of notebooks are no Python, and the parser does not make them.
            Stmt::Pass(_) | Stmt::IpyEscapeCommand(_) => self.node("Pass", range),
        }
    }

    fn function(&mut self, s: &'a ast::StmtFunctionDef) {
        self.name(Some(&s.name));
        self.arguments(Some(&s.parameters));
        self.stmts(&s.body);
        self.exprs(s.decorator_list.iter().map(|d| &d.expression));
        self.optional(s.returns.as_deref());
        self.none();
        self.type_params(s.type_params.as_deref());
        let range = self.behind(&s.decorator_list, s.range);
        self.node(if s.is_async { "AsyncFunctionDef" } else { "FunctionDef" }, range);
    }

    fn class(&mut self, s: &'a ast::StmtClassDef) {
        self.name(Some(&s.name));
        self.exprs(s.arguments.iter().flat_map(|a| a.args.iter()));
        self.keywords(s.arguments.as_deref());
        self.stmts(&s.body);
        self.exprs(s.decorator_list.iter().map(|d| &d.expression));
        self.type_params(s.type_params.as_deref());
        let range = self.behind(&s.decorator_list, s.range);
        self.node("ClassDef", range);
    }

    /// The range of a definition without its decorators.
    fn behind(&self, decorators: &[ast::Decorator], range: TextRange) -> TextRange {
        let Some(last) = decorators.last() else { return range };
        let mut at = last.range.end().to_usize();
        let rest = self.source.get(at..).unwrap_or("");
        for line in rest.split_inclusive('\n') {
            let code = line.trim_start_matches([' ', '\t', '\x0c']);
            if code.starts_with(['#', '\n', '\\']) || code.is_empty() {
                at += line.len();
                continue;
            }
            at += line.len() - code.len();
            break;
        }
        let start = TextSize::new(u32::try_from(at).unwrap_or(u32::MAX)).min(range.end());
        TextRange::new(start, range.end())
    }

    /// What stands in `orelse` of an `if` behind its first `at` clauses.
    pub(super) fn expand_elif(&mut self, s: &'a ast::StmtIf, at: usize) {
        let Some(clause) = s.elif_else_clauses.get(at) else { return self.list(0) };
        let Some(test) = &clause.test else { return self.stmts(&clause.body) };
        self.expr(test);
        self.stmts(&clause.body);
        self.next.push(Work::Elif(s, at + 1));
        self.node("If", TextRange::new(clause.range.start(), s.range.end()));
        self.list(1);
    }

    fn try_statement(&mut self, s: &'a ast::StmtTry) {
        self.stmts(&s.body);
        for handler in &s.handlers {
            let ast::ExceptHandler::ExceptHandler(handler) = handler;
            self.optional(handler.type_.as_deref());
            self.name(handler.name.as_ref());
            self.stmts(&handler.body);
            self.node("ExceptHandler", handler.range);
        }
        self.list(s.handlers.len());
        self.stmts(&s.orelse);
        self.stmts(&s.finalbody);
        self.node(if s.is_star { "TryStar" } else { "Try" }, s.range);
    }

    fn aliases(&mut self, names: &'a [ast::Alias]) {
        for alias in names {
            self.name(Some(&alias.name));
            self.name(alias.asname.as_ref());
            self.node("alias", alias.range);
        }
        self.list(names.len());
    }

    fn type_params(&mut self, params: Option<&'a ast::TypeParams>) {
        let params = params.map_or(&[][..], |params| &params.type_params);
        for param in params {
            match param {
                TypeParam::TypeVar(p) => {
                    self.name(Some(&p.name));
                    self.optional(p.bound.as_deref());
                    self.optional(p.default.as_deref());
                    self.node("TypeVar", p.range);
                }
                TypeParam::ParamSpec(p) => {
                    self.name(Some(&p.name));
                    self.optional(p.default.as_deref());
                    self.node("ParamSpec", p.range);
                }
                TypeParam::TypeVarTuple(p) => {
                    self.name(Some(&p.name));
                    self.optional(p.default.as_deref());
                    self.node("TypeVarTuple", p.range);
                }
            }
        }
        self.list(params.len());
    }

    fn patterns(&mut self, patterns: impl IntoIterator<Item = &'a Pattern>) {
        let before = self.next.len();
        self.next.extend(patterns.into_iter().map(Work::Pattern));
        self.list(self.next.len() - before);
    }

    pub(super) fn expand_pattern(&mut self, pattern: &'a Pattern) {
        let range = pattern.range();
        match pattern {
            Pattern::MatchValue(p) => {
                self.expr(&p.value);
                self.node("MatchValue", range);
            }
            Pattern::MatchSingleton(p) => {
                self.value(match p.value {
                    Singleton::None => Constant::None,
                    Singleton::True => Constant::Bool(true),
                    Singleton::False => Constant::Bool(false),
                });
                self.node("MatchSingleton", range);
            }
            Pattern::MatchSequence(p) => {
                self.patterns(&p.patterns);
                self.node("MatchSequence", range);
            }
            Pattern::MatchMapping(p) => {
                self.exprs(p.keys.iter().collect::<Vec<&'a Expr>>());
                self.patterns(&p.patterns);
                self.name(p.rest.as_ref());
                self.node("MatchMapping", range);
            }
            Pattern::MatchClass(p) => {
                self.expr(&p.cls);
                self.patterns(&p.arguments.patterns);
                for keyword in &p.arguments.keywords {
                    self.name(Some(&keyword.attr));
                }
                self.list(p.arguments.keywords.len());
                self.patterns(p.arguments.keywords.iter().map(|keyword| &keyword.pattern));
                self.node("MatchClass", range);
            }
            Pattern::MatchStar(p) => {
                self.name(p.name.as_ref());
                self.node("MatchStar", range);
            }
            Pattern::MatchAs(p) => {
                match &p.pattern {
                    Some(inner) => self.next.push(Work::Pattern(inner)),
                    None => self.none(),
                }
                self.name(p.name.as_ref());
                self.node("MatchAs", range);
            }
            Pattern::MatchOr(p) => {
                self.patterns(&p.patterns);
                self.node("MatchOr", range);
            }
        }
    }
}
