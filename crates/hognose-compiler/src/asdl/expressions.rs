//! Expressions, and the parameters and arguments of functions.

use hognose_bytecode::Constant;
use hognose_syntax::ast::{self, BoolOp, CmpOp, Expr, Number, Operator, UnaryOp};
use hognose_syntax::ast::str_prefix::StringLiteralPrefix;
use hognose_syntax::text_size::{Ranged, TextRange};

use super::{Walk, Work};
use crate::literal;

impl<'a> Walk<'a> {
    pub(super) fn expand_expr(&mut self, expr: &'a Expr, range: TextRange) {
        match expr {
            Expr::BoolOp(e) => {
                self.plain(if e.op == BoolOp::And { "And" } else { "Or" });
                self.exprs(&e.values);
                self.node("BoolOp", range);
            }
            Expr::Named(e) => {
                self.expr(&e.target);
                self.expr(&e.value);
                self.node("NamedExpr", range);
            }
            Expr::BinOp(e) => {
                self.expr(&e.left);
                self.operator(e.op);
                self.expr(&e.right);
                self.node("BinOp", range);
            }
            Expr::UnaryOp(e) => {
                self.plain(match e.op {
                    UnaryOp::Invert => "Invert",
                    UnaryOp::Not => "Not",
                    UnaryOp::UAdd => "UAdd",
                    UnaryOp::USub => "USub",
                });
                self.expr(&e.operand);
                self.node("UnaryOp", range);
            }
            Expr::Lambda(e) => {
                self.arguments(e.parameters.as_deref());
                self.expr(&e.body);
                self.node("Lambda", range);
            }
            Expr::If(e) => {
                self.expr(&e.test);
                self.expr(&e.body);
                self.expr(&e.orelse);
                self.node("IfExp", range);
            }
            Expr::Dict(e) => {
                for item in &e.items {
                    self.optional(item.key.as_ref());
                }
                self.list(e.items.len());
                self.exprs(e.items.iter().map(|item| &item.value));
                self.node("Dict", range);
            }
            Expr::Set(e) => {
                self.exprs(&e.elts);
                self.node("Set", range);
            }
            Expr::ListComp(e) => self.comprehension("ListComp", None, &e.elt, &e.generators, range),
            Expr::SetComp(e) => self.comprehension("SetComp", None, &e.elt, &e.generators, range),
            Expr::Generator(e) => self.comprehension("GeneratorExp", None, &e.elt, &e.generators, range),
            Expr::DictComp(e) => {
                self.comprehension("DictComp", e.key.as_deref(), &e.value, &e.generators, range);
            }
            Expr::Await(e) => {
                self.expr(&e.value);
                self.node("Await", range);
            }
            Expr::Yield(e) => {
                self.optional(e.value.as_deref());
                self.node("Yield", range);
            }
            Expr::YieldFrom(e) => {
                self.expr(&e.value);
                self.node("YieldFrom", range);
            }
            Expr::Compare(e) => {
                self.expr(&e.left);
                for op in &e.ops {
                    self.plain(comparison(*op));
                }
                self.list(e.ops.len());
                self.exprs(&e.comparators);
                self.node("Compare", range);
            }
            Expr::Call(e) => self.call(e, range),
            Expr::FString(e) => self.fstring(e, range),
            Expr::TString(e) => self.tstring(e, range),
            Expr::StringLiteral(e) => {
                self.value(literal::string_in(e, self.source));
                match e.value.iter().next() {
                    Some(first) if first.flags.prefix() == StringLiteralPrefix::Unicode => {
                        self.value(Constant::str("u"));
                    }
                    _ => self.none(),
                }
                self.node("Constant", range);
            }
            Expr::BytesLiteral(e) => self.constant(literal::bytes(e), range),
            Expr::NumberLiteral(e) => self.number(&e.value, range),
            Expr::BooleanLiteral(e) => self.constant(Constant::Bool(e.value), range),
            Expr::EllipsisLiteral(_) => self.constant(Constant::Ellipsis, range),
            // Commands of notebooks are no Python, and the parser does not make them.
            Expr::NoneLiteral(_) | Expr::IpyEscapeCommand(_) => self.constant(Constant::None, range),
            Expr::Attribute(e) => {
                self.expr(&e.value);
                self.name(Some(&e.attr));
                self.context(e.ctx);
                self.node("Attribute", range);
            }
            Expr::Subscript(e) => {
                self.expr(&e.value);
                self.expr(&e.slice);
                self.context(e.ctx);
                self.node("Subscript", range);
            }
            Expr::Starred(e) => {
                self.expr(&e.value);
                self.context(e.ctx);
                self.node("Starred", range);
            }
            Expr::Name(e) => {
                self.text(e.id.as_str());
                self.context(e.ctx);
                self.node("Name", range);
            }
            Expr::List(e) => {
                self.exprs(&e.elts);
                self.context(e.ctx);
                self.node("List", range);
            }
            Expr::Tuple(e) => {
                self.exprs(&e.elts);
                self.context(e.ctx);
                self.node("Tuple", range);
            }
            Expr::Slice(e) => {
                self.optional(e.lower.as_deref());
                self.optional(e.upper.as_deref());
                self.optional(e.step.as_deref());
                self.node("Slice", range);
            }
        }
    }

    pub(super) fn constant(&mut self, value: Constant, range: TextRange) {
        self.value(value);
        self.none();
        self.node("Constant", range);
    }

    fn number(&mut self, number: &Number, range: TextRange) {
        self.constant(literal::number(number).unwrap_or(Constant::None), range);
    }

    fn comprehension(
        &mut self,
        class: &'static str,
        key: Option<&'a Expr>,
        element: &'a Expr,
        generators: &'a [ast::Comprehension],
        range: TextRange,
    ) {
        if class == "DictComp" {
            // Without a key it is `{**element for …}`, whose key is `None`.
            self.optional(key);
        }
        self.expr(element);
        for generator in generators {
            self.expr(&generator.target);
            self.expr(&generator.iter);
            self.exprs(&generator.ifs);
            self.int(generator.is_async.into());
            self.plain("comprehension");
        }
        self.list(generators.len());
        self.node(class, range);
    }

    fn call(&mut self, e: &'a ast::ExprCall, range: TextRange) {
        self.expr(&e.func);
        match &e.arguments.args[..] {
            // The brackets of the call are those of the generator too.
            [only @ Expr::Generator(generator)] if !generator.parenthesized => {
                self.next.push(Work::Expr(only, e.arguments.range));
                self.list(1);
            }
            args => self.exprs(args),
        }
        self.keywords(Some(&e.arguments));
        self.node("Call", range);
    }

    pub(super) fn keywords(&mut self, arguments: Option<&'a ast::Arguments>) {
        let keywords = arguments.map_or(&[][..], |arguments| &arguments.keywords);
        for keyword in keywords {
            self.name(keyword.arg.as_ref());
            self.expr(&keyword.value);
            self.node("keyword", keyword.range);
        }
        self.list(keywords.len());
    }

    pub(super) fn arguments(&mut self, parameters: Option<&'a ast::Parameters>) {
        let Some(p) = parameters else {
            self.list(0);
            self.list(0);
            self.none();
            self.list(0);
            self.list(0);
            self.none();
            self.list(0);
            return self.plain("arguments");
        };
        self.parameters(&p.posonlyargs);
        self.parameters(&p.args);
        self.parameter(p.vararg.as_deref());
        self.parameters(&p.kwonlyargs);
        for parameter in &p.kwonlyargs {
            self.optional(parameter.default.as_deref());
        }
        self.list(p.kwonlyargs.len());
        self.parameter(p.kwarg.as_deref());
        self.exprs(p.posonlyargs.iter().chain(&p.args).filter_map(|parameter| parameter.default.as_deref()));
        self.plain("arguments");
    }

    fn parameters(&mut self, parameters: &'a [ast::ParameterWithDefault]) {
        for parameter in parameters {
            self.parameter(Some(&parameter.parameter));
        }
        self.list(parameters.len());
    }

    fn parameter(&mut self, parameter: Option<&'a ast::Parameter>) {
        let Some(parameter) = parameter else { return self.none() };
        self.name(Some(&parameter.name));
        self.optional(parameter.annotation.as_deref());
        self.none();
        let end = parameter.annotation.as_deref().map_or(parameter.name.range.end(), Ranged::end);
        self.node("arg", TextRange::new(parameter.name.range.start(), end.max(parameter.range.end())));
    }

    pub(super) fn operator(&mut self, op: Operator) {
        self.plain(match op {
            Operator::Add => "Add",
            Operator::Sub => "Sub",
            Operator::Mult => "Mult",
            Operator::MatMult => "MatMult",
            Operator::Div => "Div",
            Operator::Mod => "Mod",
            Operator::Pow => "Pow",
            Operator::LShift => "LShift",
            Operator::RShift => "RShift",
            Operator::BitOr => "BitOr",
            Operator::BitXor => "BitXor",
            Operator::BitAnd => "BitAnd",
            Operator::FloorDiv => "FloorDiv",
        });
    }
}

fn comparison(op: CmpOp) -> &'static str {
    match op {
        CmpOp::Eq => "Eq",
        CmpOp::NotEq => "NotEq",
        CmpOp::Lt => "Lt",
        CmpOp::LtE => "LtE",
        CmpOp::Gt => "Gt",
        CmpOp::GtE => "GtE",
        CmpOp::Is => "Is",
        CmpOp::IsNot => "IsNot",
        CmpOp::In => "In",
        CmpOp::NotIn => "NotIn",
    }
}
