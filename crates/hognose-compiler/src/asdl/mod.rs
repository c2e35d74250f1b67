//! A syntax tree in the terms of Python's module `ast`.
//!
//! [`outline`] gives the tree as a list of items in postorder: each item puts one value on a stack, and a node takes as
//! many from it as its class has fields, in their order. Whoever reads the list needs no recursion, and neither does the
//! walk here, so that chains of any length are fine. Classes, fields and places are CPython 3.14's (the abstract grammar
//! in the documentation of `ast`); columns count bytes, as there.
//!
//! Comments about types are not read: the parser does not keep them.

mod expressions;
mod statements;
mod strings;

use hognose_bytecode::Constant;
use hognose_syntax::ast::{self, Expr, ExprContext, Identifier, Stmt};
use hognose_syntax::text_size::{Ranged, TextRange, TextSize};
use hognose_syntax::{Mode, Module};

/// One step of building the tree.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A value: of a constant, an identifier, a number, or `None` for what is not there.
    Value(Constant),
    /// A list of so many values from the stack.
    List(u32),
    /// A node of a class, with the place where it stands, if the class has one.
    Node(&'static str, Option<Place>),
}

/// Where a node stands: lines from 1, columns from 0 in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub line: u32,
    pub column: u32,
    pub end_line: u32,
    pub end_column: u32,
}

/// The items of a tree. The cost is linear in its size.
pub fn outline(module: &Module) -> Vec<Item> {
    let mut walk = Walk { module, source: &module.source, out: Vec::new(), next: Vec::new() };
    match (module.mode, module.body()) {
        (Mode::Expression, [Stmt::Expr(only)]) => {
            walk.expr(&only.value);
            walk.plain("Expression");
        }
        (Mode::Interactive, body) => {
            walk.stmts(body);
            walk.plain("Interactive");
        }
        (_, body) => {
            walk.stmts(body);
            walk.list(0);
            walk.plain("Module");
        }
    }
    let mut stack: Vec<Work<'_>> = walk.next.drain(..).rev().collect();
    while let Some(work) = stack.pop() {
        match work {
            Work::Done(item) => walk.out.push(item),
            Work::Stmt(stmt) => walk.expand_stmt(stmt),
            Work::Expr(expr, range) => walk.expand_expr(expr, range),
            Work::Spec(spec) => walk.expand_spec(spec),
            Work::Pattern(pattern) => walk.expand_pattern(pattern),
            Work::Elif(stmt, at) => walk.expand_elif(stmt, at),
        }
        stack.extend(walk.next.drain(..).rev());
    }
    walk.out
}

/// What is still to be done, the last one first.
enum Work<'a> {
    Done(Item),
    Stmt(&'a Stmt),
    /// An expression, with its range: that of a generator in a call is not its own.
    Expr(&'a Expr, TextRange),
    Spec(&'a ast::InterpolatedStringFormatSpec),
    Pattern(&'a ast::Pattern),
    /// The clauses of an `if` from this one on.
    Elif(&'a ast::StmtIf, usize),
}

struct Walk<'a> {
    module: &'a Module,
    source: &'a str,
    out: Vec<Item>,
    /// What the thing that is expanded consists of, in order.
    next: Vec<Work<'a>>,
}

impl<'a> Walk<'a> {
    fn value(&mut self, value: Constant) {
        self.next.push(Work::Done(Item::Value(value)));
    }

    fn none(&mut self) {
        self.value(Constant::None);
    }

    fn int(&mut self, n: i64) {
        self.value(Constant::Int(n));
    }

    /// A list of the last `n` values.
    fn list(&mut self, n: usize) {
        self.next.push(Work::Done(Item::List(u32::try_from(n).unwrap_or(u32::MAX))));
    }

    /// A node of a class that has no place: an operator, a context, `arguments`.
    fn plain(&mut self, class: &'static str) {
        self.next.push(Work::Done(Item::Node(class, None)));
    }

    fn node(&mut self, class: &'static str, range: TextRange) {
        let place = self.place(range);
        self.next.push(Work::Done(Item::Node(class, Some(place))));
    }

    fn expr(&mut self, expr: &'a Expr) {
        self.next.push(Work::Expr(expr, expr.range()));
    }

    fn optional(&mut self, expr: Option<&'a Expr>) {
        match expr {
            Some(expr) => self.expr(expr),
            None => self.none(),
        }
    }

    fn exprs(&mut self, exprs: impl IntoIterator<Item = &'a Expr>) {
        let before = self.next.len();
        for expr in exprs {
            self.expr(expr);
        }
        self.list(self.next.len() - before);
    }

    fn stmts(&mut self, body: &'a [Stmt]) {
        self.next.extend(body.iter().map(Work::Stmt));
        self.list(body.len());
    }

    /// An identifier in the form in which Python compares it.
    fn text(&mut self, name: &str) {
        self.value(Constant::str(&hognose_syntax::normalize(name)));
    }

    fn name(&mut self, name: Option<&Identifier>) {
        match name {
            Some(name) => self.text(name.as_str()),
            None => self.none(),
        }
    }

    fn names(&mut self, names: &[Identifier]) {
        for name in names {
            self.text(name.as_str());
        }
        self.list(names.len());
    }

    fn context(&mut self, context: ExprContext) {
        self.plain(match context {
            ExprContext::Store => "Store",
            ExprContext::Del => "Del",
            ExprContext::Load | ExprContext::Invalid => "Load",
        });
    }

    fn place(&self, range: TextRange) -> Place {
        let at = |offset: TextSize| {
            let line = self.module.lines.line(offset.to_u32());
            (line, offset.to_u32().saturating_sub(self.module.lines.line_start(line, self.source)))
        };
        let ((line, column), (end_line, end_column)) = (at(range.start()), at(range.end()));
        Place { line, column, end_line, end_column }
    }
}
