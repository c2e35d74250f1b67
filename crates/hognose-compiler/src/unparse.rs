//! Expressions back to text, as CPython writes annotations under `from __future__ import annotations`.
//!
//! The text depends on the tree only: blanks, quotes and needless parentheses of the source are
//! gone. Left-deep chains are written in a loop, so they may have any length.

use hognose_bytecode::Constant;
use hognose_syntax::ast::{self, BoolOp, ConversionFlag, Expr, InterpolatedStringElement, Operator, UnaryOp};
use num_bigint::BigUint;

use crate::literal;

/// How tightly an expression binds, from loose to tight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Level(u8);

const TUPLE: Level = Level(0);
const TEST: Level = Level(1);
const OR: Level = Level(2);
const AND: Level = Level(3);
const NOT: Level = Level(4);
const COMPARE: Level = Level(5);
const BIT_OR: Level = Level(6);
const FACTOR: Level = Level(12);
const AWAIT: Level = Level(14);
const ATOM: Level = Level(15);

impl Level {
    fn tighter(self) -> Level {
        Level(self.0 + 1)
    }
}

/// The text of an expression.
pub(crate) fn unparse(e: &Expr) -> String {
    let mut out = String::new();
    write(e, TEST, &mut out);
    out
}

fn level_of(op: Operator) -> Level {
    Level(match op {
        Operator::BitOr => 6,
        Operator::BitXor => 7,
        Operator::BitAnd => 8,
        Operator::LShift | Operator::RShift => 9,
        Operator::Add | Operator::Sub => 10,
        Operator::Mult | Operator::MatMult | Operator::Div | Operator::Mod | Operator::FloorDiv => 11,
        Operator::Pow => 13,
    })
}

fn parenthesized(yes: bool, out: &mut String, inner: impl FnOnce(&mut String)) {
    if yes {
        out.push('(');
    }
    inner(out);
    if yes {
        out.push(')');
    }
}

fn separated<T>(items: &[T], out: &mut String, mut each: impl FnMut(&T, &mut String)) {
    for (n, item) in items.iter().enumerate() {
        if n > 0 {
            out.push_str(", ");
        }
        each(item, out);
    }
}

fn write(e: &Expr, level: Level, out: &mut String) {
    match e {
        Expr::BinOp(_) => binary(e, level, out),
        Expr::Attribute(_) | Expr::Subscript(_) | Expr::Call(_) => postfix(e, out),
        Expr::Name(name) => out.push_str(&name.id),
        Expr::BoolOp(e) => {
            let (own, word) = if e.op == BoolOp::And { (AND, " and ") } else { (OR, " or ") };
            parenthesized(level > own, out, |out| {
                for (n, value) in e.values.iter().enumerate() {
                    if n > 0 {
                        out.push_str(word);
                    }
                    write(value, own.tighter(), out);
                }
            });
        }
        Expr::UnaryOp(e) => {
            let (own, sign) = match e.op {
                UnaryOp::Not => (NOT, "not "),
                UnaryOp::USub => (FACTOR, "-"),
                UnaryOp::UAdd => (FACTOR, "+"),
                UnaryOp::Invert => (FACTOR, "~"),
            };
            parenthesized(level > own, out, |out| {
                out.push_str(sign);
                write(&e.operand, own, out);
            });
        }
        Expr::Compare(e) => parenthesized(level > COMPARE, out, |out| {
            write(&e.left, COMPARE.tighter(), out);
            for (op, right) in e.ops.iter().zip(&e.comparators) {
                out.push(' ');
                out.push_str(op.as_str());
                out.push(' ');
                write(right, COMPARE.tighter(), out);
            }
        }),
        Expr::If(e) => parenthesized(level > TEST, out, |out| {
            write(&e.body, TEST.tighter(), out);
            out.push_str(" if ");
            write(&e.test, TEST.tighter(), out);
            out.push_str(" else ");
            write(&e.orelse, TEST, out);
        }),
        Expr::Lambda(e) => parenthesized(level > TEST, out, |out| {
            out.push_str("lambda");
            if let Some(parameters) = &e.parameters {
                parameters_text(parameters, out);
            }
            out.push_str(": ");
            write(&e.body, TEST, out);
        }),
        Expr::Named(e) => parenthesized(level > TUPLE, out, |out| {
            write(&e.target, ATOM, out);
            out.push_str(" := ");
            write(&e.value, ATOM, out);
        }),
        Expr::Tuple(e) if e.elts.is_empty() => out.push_str("()"),
        Expr::Tuple(e) => parenthesized(level > TUPLE, out, |out| {
            separated(&e.elts, out, |e, out| write(e, TEST, out));
            if e.elts.len() == 1 {
                out.push(',');
            }
        }),
        Expr::List(e) => {
            out.push('[');
            separated(&e.elts, out, |e, out| write(e, TEST, out));
            out.push(']');
        }
        Expr::Set(e) => {
            out.push('{');
            separated(&e.elts, out, |e, out| write(e, TEST, out));
            out.push('}');
        }
        Expr::Dict(e) => {
            out.push('{');
            separated(&e.items, out, |item, out| match &item.key {
                Some(key) => {
                    write(key, TEST, out);
                    out.push_str(": ");
                    write(&item.value, TEST, out);
                }
                None => {
                    out.push_str("**");
                    write(&item.value, BIT_OR, out);
                }
            });
            out.push('}');
        }
        Expr::Starred(e) => {
            out.push('*');
            write(&e.value, BIT_OR, out);
        }
        Expr::Await(e) => parenthesized(level > AWAIT, out, |out| {
            out.push_str("await ");
            write(&e.value, ATOM, out);
        }),
        Expr::Slice(e) => {
            let part = |e: &Option<Box<Expr>>, out: &mut String| {
                if let Some(e) = e {
                    write(e, TEST, out);
                }
            };
            part(&e.lower, out);
            out.push(':');
            part(&e.upper, out);
            if e.step.is_some() {
                out.push(':');
                part(&e.step, out);
            }
        }
        _ => other(e, out),
    }
}

#[inline(never)]
fn other(e: &Expr, out: &mut String) {
    match e {
        Expr::Yield(e) => {
            out.push_str("(yield");
            if let Some(value) = &e.value {
                out.push(' ');
                write(value, TEST, out);
            }
            out.push(')');
        }
        Expr::YieldFrom(e) => {
            out.push_str("(yield from ");
            write(&e.value, TEST, out);
            out.push(')');
        }
        Expr::ListComp(e) => comprehension(('[', ']'), None, &e.elt, &e.generators, out),
        Expr::SetComp(e) => comprehension(('{', '}'), None, &e.elt, &e.generators, out),
        Expr::Generator(e) => comprehension(('(', ')'), None, &e.elt, &e.generators, out),
        Expr::DictComp(e) => {
            comprehension(('{', '}'), e.key.as_deref(), &e.value, &e.generators, out);
        }
        Expr::StringLiteral(e) => {
            if e.value.is_unicode() {
                out.push('u');
            }
            quote(e.value.to_str(), out);
        }
        Expr::BytesLiteral(e) => bytes(&e.value.bytes().collect::<Vec<u8>>(), out),
        Expr::NumberLiteral(e) => number(&e.value, out),
        Expr::BooleanLiteral(e) => out.push_str(if e.value { "True" } else { "False" }),
        Expr::NoneLiteral(_) => out.push_str("None"),
        Expr::EllipsisLiteral(_) => out.push_str("..."),
        Expr::FString(e) => {
            let mut body = String::new();
            for part in &e.value {
                match part {
                    ast::FStringPart::Literal(text) => body.push_str(&doubled(&text.value)),
                    ast::FStringPart::FString(f) => fields(&f.elements, &mut body),
                }
            }
            out.push('f');
            quote(&body, out);
        }
        Expr::TString(e) => {
            let mut body = String::new();
            for part in &e.value {
                fields(&part.elements, &mut body);
            }
            out.push('t');
            quote(&body, out);
        }
        _ => {}
    }
}

/// A chain of operators: its left operands from the innermost outwards.
fn binary(e: &Expr, level: Level, out: &mut String) {
    let mut links = Vec::new();
    let (mut first, mut level) = (e, level);
    while let Expr::BinOp(link) = first {
        let own = level_of(link.op);
        let closes = level > own;
        if closes {
            out.push('(');
        }
        links.push((link, own, closes));
        level = if link.op == Operator::Pow { own.tighter() } else { own };
        first = &link.left;
    }
    write(first, level, out);
    for (link, own, closes) in links.into_iter().rev() {
        out.push(' ');
        out.push_str(link.op.as_str());
        out.push(' ');
        write(&link.right, if link.op == Operator::Pow { own } else { own.tighter() }, out);
        if closes {
            out.push(')');
        }
    }
}

fn postfix(e: &Expr, out: &mut String) {
    let mut links = Vec::new();
    let mut base = e;
    loop {
        let next = match base {
            Expr::Attribute(e) => &e.value,
            Expr::Subscript(e) => &e.value,
            Expr::Call(e) => &e.func,
            _ => break,
        };
        links.push(base);
        base = next;
    }
    write(base, ATOM, out);
    // `1.real` would be a float.
    let is_int = matches!(base, Expr::NumberLiteral(n) if matches!(n.value, ast::Number::Int(_)));
    if is_int && matches!(links.last(), Some(Expr::Attribute(_))) {
        out.push(' ');
    }
    for link in links.into_iter().rev() {
        match link {
            Expr::Attribute(e) => {
                out.push('.');
                out.push_str(&e.attr);
            }
            Expr::Subscript(e) => {
                out.push('[');
                write(&e.slice, TUPLE, out);
                out.push(']');
            }
            Expr::Call(e) => call(&e.arguments, out),
            _ => {}
        }
    }
}

fn call(arguments: &ast::Arguments, out: &mut String) {
    if let ([only @ Expr::Generator(_)], []) = (&*arguments.args, &arguments.keywords[..]) {
        return write(only, ATOM, out);
    }
    out.push('(');
    separated(&arguments.args, out, |e, out| write(e, TEST, out));
    if !arguments.args.is_empty() && !arguments.keywords.is_empty() {
        out.push_str(", ");
    }
    separated(&arguments.keywords, out, |keyword, out| {
        match &keyword.arg {
            Some(name) => {
                out.push_str(name);
                out.push('=');
            }
            None => out.push_str("**"),
        }
        write(&keyword.value, TEST, out);
    });
    out.push(')');
}

fn comprehension(
    around: (char, char),
    key: Option<&Expr>,
    element: &Expr,
    generators: &[ast::Comprehension],
    out: &mut String,
) {
    out.push(around.0);
    if let Some(key) = key {
        write(key, TEST, out);
        out.push_str(": ");
    }
    write(element, TEST, out);
    for generator in generators {
        out.push_str(if generator.is_async { " async for " } else { " for " });
        write(&generator.target, TUPLE, out);
        out.push_str(" in ");
        write(&generator.iter, TEST.tighter(), out);
        for condition in &generator.ifs {
            out.push_str(" if ");
            write(condition, TEST.tighter(), out);
        }
    }
    out.push(around.1);
}

fn parameters_text(parameters: &ast::Parameters, out: &mut String) {
    let mut first = true;
    let mut next = |out: &mut String| {
        out.push_str(if std::mem::take(&mut first) { " " } else { ", " });
    };
    let one = |parameter: &ast::ParameterWithDefault, out: &mut String| {
        out.push_str(&parameter.parameter.name);
        if let Some(default) = &parameter.default {
            out.push('=');
            write(default, TEST, out);
        }
    };
    for parameter in &parameters.posonlyargs {
        next(out);
        one(parameter, out);
    }
    if !parameters.posonlyargs.is_empty() {
        out.push_str(", /");
    }
    for parameter in &parameters.args {
        next(out);
        one(parameter, out);
    }
    if parameters.vararg.is_some() || !parameters.kwonlyargs.is_empty() {
        next(out);
        out.push('*');
        if let Some(parameter) = &parameters.vararg {
            out.push_str(&parameter.name);
        }
    }
    for parameter in &parameters.kwonlyargs {
        next(out);
        one(parameter, out);
    }
    if let Some(parameter) = &parameters.kwarg {
        next(out);
        out.push_str("**");
        out.push_str(&parameter.name);
    }
}

/// The fields of an f-string as they stand between its quotes.
fn fields(elements: &[InterpolatedStringElement], out: &mut String) {
    for element in elements {
        let value = match element {
            InterpolatedStringElement::Literal(text) => {
                out.push_str(&doubled(&text.value));
                continue;
            }
            InterpolatedStringElement::Interpolation(value) => value,
        };
        if let Some(debug) = &value.debug_text {
            out.push_str(&doubled(debug.as_str()));
        }
        let mut text = String::new();
        write(&value.expression, TEST.tighter(), &mut text);
        out.push('{');
        if text.starts_with('{') {
            out.push(' ');
        }
        out.push_str(&text);
        let bare = value.conversion == ConversionFlag::None && value.format_spec.is_none();
        let shown = if bare && value.debug_text.is_some() { Some('r') } else { value.conversion.to_char() };
        if let Some(letter) = shown {
            out.push('!');
            out.push(letter);
        }
        if let Some(spec) = &value.format_spec {
            out.push(':');
            fields(&spec.elements, out);
        }
        out.push('}');
    }
}

fn doubled(text: &str) -> String {
    text.replace('{', "{{").replace('}', "}}")
}

/// `repr` of a text.
fn quote(text: &str, out: &mut String) {
    let mark = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    out.push(mark);
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c == mark => out.extend(['\\', c]),
            c if !c.is_control() && (c == ' ' || !c.is_whitespace()) => out.push(c),
            c => {
                let code = c as u32;
                out.push_str(&match code {
                    0..=0xff => format!("\\x{code:02x}"),
                    0x100..=0xffff => format!("\\u{code:04x}"),
                    _ => format!("\\U{code:08x}"),
                });
            }
        }
    }
    out.push(mark);
}

fn bytes(text: &[u8], out: &mut String) {
    let mark = if text.contains(&b'\'') && !text.contains(&b'"') { '"' } else { '\'' };
    out.push('b');
    out.push(mark);
    for byte in text {
        match *byte {
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            b if b as char == mark => out.extend(['\\', mark]),
            b @ b' '..=b'~' => out.push(b as char),
            b => out.push_str(&format!("\\x{b:02x}")),
        }
    }
    out.push(mark);
}

fn number(value: &ast::Number, out: &mut String) {
    match literal::number(value) {
        Some(Constant::Int(n)) => out.push_str(&n.to_string()),
        Some(Constant::BigInt { magnitude, .. }) => {
            let value = BigUint::from_bytes_le(&magnitude);
            // More digits than Python converts to decimal.
            let text = if magnitude.len() > 1700 { format!("{value:#x}") } else { value.to_string() };
            out.push_str(&text);
        }
        Some(Constant::Float(x)) => out.push_str(&float(x)),
        Some(Constant::Complex(_, im)) => {
            let text = float(im);
            out.push_str(text.strip_suffix(".0").unwrap_or(&text));
            out.push('j');
        }
        _ => {}
    }
}

/// `repr` of a float that a literal can give; infinity as a literal that overflows.
fn float(x: f64) -> String {
    if x.is_infinite() {
        return "1e309".into();
    }
    let text = format!("{x:e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if x == 0.0 || (-4..16).contains(&exponent) {
        return format!("{x:?}");
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{mantissa}e{sign}{:02}", exponent.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expected: &str) {
        let mode = hognose_syntax::Mode::Expression;
        let options = hognose_syntax::Options { mode, allow_top_level_await: true, ..Default::default() };
        let tree = hognose_syntax::parse(source, &options).unwrap_or_else(|e| panic!("{source}: {e}"));
        let e = crate::tree::expression(&tree.body()[0]).expect("an expression");
        assert_eq!(unparse(e), expected, "{source}");
    }

    /// Expected values: `__annotations__` of CPython 3.11 under the future import.
    #[test]
    fn annotations_are_written_as_cpython_writes_them() {
        for (source, expected) in EXPECTED {
            check(source, expected);
        }
    }

    const EXPECTED: &[(&str, &str)] = &[
        ("Dict[str,List[ int ]]|None", "Dict[str, List[int]] | None"),
        ("(a+b)*c - -d**-2", "(a + b) * c - -d ** (-2)"),
        ("a**b**c + (a**b)**c", "a ** b ** c + (a ** b) ** c"),
        ("a-(b-c)-d", "a - (b - c) - d"),
        ("not (a and b or not c)", "not (a and b or not c)"),
        ("(a if b else c) if d else (e if f else g)", "(a if b else c) if d else e if f else g"),
        ("lambda x,*,y=1,**k: (x,y)", "lambda x, *, y=1, **k: (x, y)"),
        ("lambda a,/,b,*c: 0", "lambda a, /, b, *c: 0"),
        ("f(x, *a, k=1, **kw).y[1:2, ::3]", "f(x, *a, k=1, **kw).y[1:2, ::3]"),
        ("f(x for x in y if x)", "f(x for x in y if x)"),
        ("[x async for x, y in z]", "[x async for x, y in z]"),
        ("{a: b, **c}", "{a: b, **c}"),
        ("Literal['it\\'s', \"a\\n\", b'\\x00', u'x']", "Literal[\"it's\", 'a\\n', b'\\x00', u'x']"),
        ("Literal[1e100, 1.50, 0x10, 1j, 1e-7, 1e16]", "Literal[1e+100, 1.5, 16, 1j, 1e-07, 1e+16]"),
        ("(1).real", "1 .real"),
        ("()", "()"),
        ("(x,)", "(x,)"),
        ("a < b == (c in d)", "a < b == (c in d)"),
        ("x[()]", "x[()]"),
        ("x[a,]", "x[a,]"),
        ("f'{a!r:>{w}} b{{'", "f'{a!r:>{w}} b{{'"),
        ("...", "..."),
    ];
}
