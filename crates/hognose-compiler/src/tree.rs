//! The border to the syntax crate: what a parsed module consists of.

use hognose_syntax::ast::{Expr, Stmt};

use crate::analyze::Root;

/// The statements or the expression of a module.
pub(crate) fn root(tree: &hognose_syntax::Module) -> Root<'_> {
    match (tree.mode, tree.body()) {
        (hognose_syntax::Mode::Expression, [Stmt::Expr(only)]) => Root::Expression(&only.value),
        (_, suite) => Root::Suite(suite),
    }
}

/// The statement's value if it is an expression.
pub(crate) fn expression(statement: &Stmt) -> Option<&Expr> {
    match statement {
        Stmt::Expr(s) => Some(&s.value),
        _ => None,
    }
}
