//! What the grammar allows and Python still refuses.
//!
//! In CPython these checks are spread over its symbol table and its compiler; the order is kept,
//! because it decides which of several errors is reported: first `__future__`, then names
//! ([`symbols`]), then everything else ([`flow`]). Recursion follows the tree, whose
//! depth is bounded by [`MAX_DEPTH`](crate::MAX_DEPTH); chains of first operands are loops.

mod emission;
mod flow;
mod patterns;
mod symbols;

use ruff_python_ast::visitor::source_order::SourceOrderVisitor;
use ruff_python_ast::{AnyNodeRef, Expr, Pattern, Stmt};
use ruff_text_size::{Ranged, TextRange};
use smallvec::SmallVec;

use crate::Options;
use crate::error::{Fault, Phase};
use crate::tree::first_operand;

pub(crate) type Check = Result<(), Box<Fault>>;

/// A warning: message, start and end.
pub(crate) type Warnings = Vec<(String, u32, u32)>;

/// The first error of a tree, or its warnings. Without `has_scopes` there is nothing in it that [`symbols`] could refuse.
pub(crate) fn check(
    body: &[Stmt],
    has_scopes: bool,
    source: &str,
    options: &Options,
) -> Result<Warnings, Box<Fault>> {
    let found = |phase: Phase| move |fault: Box<Fault>| Box::new(Fault { phase: fault.phase.max(phase), ..*fault });
    future_features(body).map_err(found(Phase::Symbols))?;
    if has_scopes {
        symbols::check(body).map_err(found(Phase::Symbols))?;
    } else {
        debug_assert!(symbols::check(body).is_ok(), "a source without scopes has no errors of scopes");
    }
    flow::check(body, source, options).map_err(found(Phase::Compiler))
}

/// A fault that CPython's table of symbols finds, though it is looked for with those of the compiler here.
fn symbol_fault(message: impl Into<String>, range: TextRange) -> Box<Fault> {
    Box::new(Fault { phase: Phase::Symbols, ..*fault(message, range) })
}

fn fault(message: impl Into<String>, range: TextRange) -> Box<Fault> {
    Box::new(Fault::new(message, range.start().to_u32(), range.end().to_u32()))
}

const FUTURE_FEATURES: [&str; 10] = [
    "nested_scopes",
    "generators",
    "division",
    "absolute_import",
    "with_statement",
    "print_function",
    "unicode_literals",
    "barry_as_FLUFL",
    "generator_stop",
    "annotations",
];

fn future_features(body: &[Stmt]) -> Check {
    let mut rest = body.iter().peekable();
    if let Some(Stmt::Expr(first)) = rest.peek()
        && first.value.is_string_literal_expr()
    {
        rest.next();
    }
    for stmt in rest {
        let Some(import) = as_future(stmt) else { return Ok(()) };
        for alias in &import.names {
            let name = alias.name.as_str();
            if name == "braces" {
                return Err(fault("not a chance", alias.range()));
            }
            if !FUTURE_FEATURES.contains(&name) {
                return Err(fault(format!("future feature {name} is not defined"), alias.range()));
            }
        }
    }
    Ok(())
}

fn as_future(stmt: &Stmt) -> Option<&ruff_python_ast::StmtImportFrom> {
    let Stmt::ImportFrom(import) = stmt else { return None };
    let is_future =
        import.level == 0 && import.module.as_ref().is_some_and(|module| module.as_str() == "__future__");
    is_future.then_some(import)
}

/// A walk over the tree; what a method does not care about it hands to [`descend`].
pub(crate) trait Walk<'a> {
    fn stmt(&mut self, stmt: &'a Stmt) -> Check;
    fn expr(&mut self, expr: &'a Expr) -> Check;
    fn pattern(&mut self, pattern: &'a Pattern) -> Check;
}

/// Hands the walk each node that lies right below another, until one is refused.
struct Below<'w, W> {
    walk: &'w mut W,
    result: Check,
}

impl<'a, W: Walk<'a>> SourceOrderVisitor<'a> for Below<'_, W> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if self.result.is_ok() {
            self.result = self.walk.stmt(stmt);
        }
    }
    fn visit_expr(&mut self, expr: &'a Expr) {
        if self.result.is_ok() {
            self.result = self.walk.expr(expr);
        }
    }
    fn visit_pattern(&mut self, pattern: &'a Pattern) {
        if self.result.is_ok() {
            self.result = self.walk.pattern(pattern);
        }
    }
}

/// Walks what lies right below a node, in source order.
pub(crate) fn descend<'a, W: Walk<'a>>(walk: &mut W, node: AnyNodeRef<'a>) -> Check {
    let mut below = Below { walk, result: Ok(()) };
    node.visit_source_order(&mut below);
    below.result
}

/// Walks a chain of first operands from the inside out, without recursion along the chain.
/// `each` sees every link before its other operands are walked.
pub(crate) fn chain<'a, W: Walk<'a>>(
    walk: &mut W,
    expr: &'a Expr,
    each: fn(&mut W, &'a Expr) -> Check,
) -> Check {
    let (mut links, mut innermost) = (SmallVec::<[&Expr; 8]>::new(), expr);
    while let Some(first) = first_operand(AnyNodeRef::from(innermost)) {
        links.push(innermost);
        innermost = first;
    }
    walk.expr(innermost)?;
    while let Some(link) = links.pop() {
        each(walk, link)?;
        match link {
            Expr::BinOp(binary) => walk.expr(&binary.right)?,
            Expr::Subscript(subscript) => walk.expr(&subscript.slice)?,
            Expr::Call(call) => descend(walk, AnyNodeRef::from(&call.arguments))?,
            // An attribute has its object alone.
            _ => {}
        }
    }
    Ok(())
}
