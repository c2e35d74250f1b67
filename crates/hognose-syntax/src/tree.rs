//! The tree's depth, and taking it apart without recursion.
//!
//! The parser's types drop recursively, which overflows the stack for chains such as
//! `1+1+1+…` that are legal at any length. [`take_apart`] cuts those chains first.

use ruff_python_ast::visitor::source_order::SourceOrderVisitor;
use ruff_python_ast::visitor::transformer::{Transformer, walk_expr, walk_stmt};
use ruff_python_ast::{AnyNodeRef, Expr, ExprNoneLiteral, Pattern, Stmt, StmtPass};
use ruff_text_size::{Ranged, TextRange};

/// How deep a tree is.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Depth {
    /// Including the links to first operands, that is what a recursive drop would use.
    pub total: usize,
    /// A node that lies deeper than allowed, by the rules of [`MAX_DEPTH`](crate::MAX_DEPTH).
    pub too_deep: Option<TextRange>,
}

pub(crate) fn measure(body: &[Stmt], max_depth: usize) -> Depth {
    let mut stack: Vec<(AnyNodeRef<'_>, usize, usize)> =
        body.iter().map(|stmt| (stmt.into(), 1, 1)).collect();
    let mut children = Children { nodes: Vec::new() };
    let mut depth = Depth { total: 0, too_deep: None };
    while let Some((node, level, total)) = stack.pop() {
        depth.total = depth.total.max(total);
        if level > max_depth {
            depth.too_deep = Some(node.range());
        }
        node.visit_source_order(&mut children);
        let first = first_operand(node);
        for child in children.nodes.drain(..) {
            let is_first = first.is_some_and(|first| AnyNodeRef::from(first).ptr_eq(child));
            stack.push((child, if is_first { level } else { level + 1 }, total + 1));
        }
    }
    depth
}

/// The operand that continues a chain to the left.
pub fn first_operand(node: AnyNodeRef<'_>) -> Option<&Expr> {
    match node {
        AnyNodeRef::ExprBinOp(binary) => Some(&binary.left),
        AnyNodeRef::ExprAttribute(attribute) => Some(&attribute.value),
        AnyNodeRef::ExprSubscript(subscript) => Some(&subscript.value),
        AnyNodeRef::ExprCall(call) => Some(&call.func),
        _ => None,
    }
}

/// Collects the statements, expressions and patterns right below the nodes that it is shown to.
pub(crate) struct Children<'a> {
    pub nodes: Vec<AnyNodeRef<'a>>,
}

impl<'a> SourceOrderVisitor<'a> for Children<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        self.nodes.push(stmt.into());
    }
    fn visit_expr(&mut self, expr: &'a Expr) {
        self.nodes.push(expr.into());
    }
    fn visit_pattern(&mut self, pattern: &'a Pattern) {
        self.nodes.push(pattern.into());
    }
}

/// Drops a tree of any depth with bounded stack.
pub(crate) fn take_apart(body: &mut [Stmt]) {
    let cutter = Cutter::default();
    for stmt in body {
        cutter.visit_stmt(stmt);
        loop {
            let next = cutter.pending.borrow_mut().pop();
            match next {
                Some(Node::Expr(mut expr)) => walk_expr(&cutter, &mut expr),
                Some(Node::Stmt(mut stmt)) => walk_stmt(&cutter, &mut stmt),
                None => break,
            }
        }
    }
}

enum Node {
    Expr(Expr),
    Stmt(Stmt),
}

/// Replaces every child by a leaf and keeps it for later, so that each drop is shallow.
#[derive(Default)]
struct Cutter {
    pending: std::cell::RefCell<Vec<Node>>,
}

fn leaf() -> Expr {
    Expr::NoneLiteral(ExprNoneLiteral { range: TextRange::default(), node_index: Default::default() })
}

impl Transformer for Cutter {
    fn visit_expr(&self, expr: &mut Expr) {
        let is_leaf = matches!(expr, Expr::NoneLiteral(_) | Expr::Name(_) | Expr::NumberLiteral(_));
        if !is_leaf {
            self.pending.borrow_mut().push(Node::Expr(std::mem::replace(expr, leaf())));
        }
    }

    fn visit_stmt(&self, stmt: &mut Stmt) {
        let range = stmt.range();
        let pass = Stmt::Pass(StmtPass { range, node_index: Default::default() });
        if !matches!(stmt, Stmt::Pass(_)) {
            self.pending.borrow_mut().push(Node::Stmt(std::mem::replace(stmt, pass)));
        }
    }
}
