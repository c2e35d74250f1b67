//! Expressions of a wanted type.
//!
//! Each costs one, is cut off at a depth, and is now and then wrong on purpose. Operators are here, calls of builtins
//! in `tables`, literals and texts with holes in `literals`.

use crate::generator::{Class, Generator, Kind, ParamKind, Signature, What};
use crate::tables;
use crate::types::{Expr, PLAIN, Ty, level};
use std::rc::Rc;

impl Generator {
    /// An expression of a type.
    pub fn expression(&mut self, ty: Ty, depth: u32) -> Expr {
        self.spend(1);
        if depth > 0 && self.rng.below(1000) < self.wrong_rate {
            return self.mistake();
        }
        if depth == 0 || !self.affords(4) {
            return self.leaf(ty);
        }
        match self.rng.below(100) {
            0..20 => self.leaf(ty),
            20..34 => self.general(ty, depth),
            34..62 => self.operation(ty, depth),
            _ => self.of_table(ty, depth),
        }
    }

    /// An expression as it stands on the right of an assignment.
    pub fn text(&mut self, ty: Ty, depth: u32) -> String {
        self.expression(ty, depth).at(level::LAMBDA)
    }

    /// An expression of a type that prints alike everywhere.
    pub fn any(&mut self, depth: u32) -> Expr {
        let ty = *self.rng.pick(PLAIN);
        self.expression(ty, depth)
    }

    /// Something that raises, mostly.
    pub fn mistake(&mut self) -> Expr {
        self.wrong = true;
        let rate = std::mem::replace(&mut self.wrong_rate, 0);
        let template = *self.rng.pick(tables::WRONG);
        let operator = [
            " + ", " - ", " * ", " / ", " // ", " % ", " @ ", " < ", " > ", " in ", " | ", " ** ", " == ",
            " << ", " >> ", " <= ",
        ];
        let mut expr = self.fill(template, 1);
        if operator.iter().any(|op| template.contains(op)) || template.starts_with(['-', '+', '~']) {
            expr.level = level::WALRUS;
        }
        self.wrong_rate = rate;
        expr
    }

    fn leaf(&mut self, ty: Ty) -> Expr {
        if self.rng.chance(65)
            && let Some(name) = self.variable(ty)
        {
            return Expr::primary(name);
        }
        if ty == Ty::Small
            && self.rng.chance(30)
            && let Some(name) = self.variable(Ty::Int)
        {
            return Expr::new(format!("{name} % {}", self.rng.between(2, 7)), level::MULTIPLY);
        }
        self.literal(ty)
    }

    fn of_table(&mut self, ty: Ty, depth: u32) -> Expr {
        if self.library && self.rng.chance(25) {
            let fitting: Vec<&str> =
                tables::LIBRARY.iter().filter(|(of, _)| *of == ty).map(|(_, template)| *template).collect();
            if !fitting.is_empty() {
                let template = *self.rng.pick(&fitting);
                return self.fill(template, depth);
            }
        }
        let table = match ty {
            Ty::Int => tables::INT,
            Ty::Small => {
                let value = self.expression(Ty::Int, depth - 1).at(level::MULTIPLY);
                return Expr::new(format!("{value} % {}", self.rng.between(2, 7)), level::MULTIPLY);
            }
            Ty::Float => tables::FLOAT,
            Ty::Bool => tables::BOOL,
            Ty::Complex => tables::COMPLEX,
            Ty::Str => tables::STR,
            Ty::Bytes => tables::BYTES,
            Ty::Ints => tables::INTS,
            Ty::Strs => tables::STRS,
            Ty::Mixed => tables::MIXED,
            Ty::Tuple => tables::TUPLE,
            Ty::Pair => tables::PAIR,
            Ty::Dict => tables::DICT,
            Ty::Map => tables::MAP,
            Ty::Set => tables::SET,
            Ty::Words => tables::WORDS,
            Ty::Frozen => tables::FROZEN,
            Ty::None => tables::NONE,
            Ty::Function => tables::FUNCTION,
            Ty::Iterator => tables::ITERATOR,
        };
        let mut template = *self.rng.pick(table);
        while !self.walrus && template.contains(":=") {
            template = *self.rng.pick(table);
        }
        self.fill(template, depth)
    }

    /// What fits any type: conditions, assignments inside, calls of the program's own functions.
    fn general(&mut self, ty: Ty, depth: u32) -> Expr {
        for _ in 0..3 {
            match self.rng.below(9) {
                0 => {
                    let yes = self.expression(ty, depth - 1).at(level::OR);
                    let test = self.test(depth - 1).at(level::OR);
                    let no = self.expression(ty, depth - 1).at(level::TEST);
                    return Expr::new(format!("{yes} if {test} else {no}"), level::TEST);
                }
                1 if self.walrus && !matches!(ty, Ty::Small | Ty::Iterator) => {
                    let value = self.expression(ty, depth - 1).at(level::TEST);
                    let name = self.fresh(ty.prefix());
                    return Expr::new(format!("{name} := {value}"), level::WALRUS);
                }
                2..5 => {
                    if let Some(call) = self.call_of_own(ty, depth) {
                        return call;
                    }
                }
                5 | 6 => {
                    if let Some(found) = self.use_of_object(ty, depth) {
                        return found;
                    }
                }
                7 => {
                    let (a, b) = (self.expression(ty, depth - 1), self.expression(ty, depth - 1));
                    let join = *self.rng.pick(&["and", "or"]);
                    let needed = if join == "and" { level::AND } else { level::OR };
                    let text = format!("{} {join} {}", a.at(needed), b.at(needed + 1));
                    // The other operand may be the result, so a size is not safe.
                    if ty != Ty::Small {
                        return Expr::new(text, needed);
                    }
                }
                _ => return Expr::primary(format!("({})", self.expression(ty, depth - 1).text)),
            }
        }
        self.leaf(ty)
    }

    /// A condition.
    pub fn test(&mut self, depth: u32) -> Expr {
        match self.rng.below(10) {
            0 => self.any(depth),
            _ => self.expression(Ty::Bool, depth),
        }
    }

    fn call_of_own(&mut self, ty: Ty, depth: u32) -> Option<Expr> {
        let waits = self.walrus && self.kind() == Kind::Async;
        let (name, signature) = self.find(|name| match &name.what {
            What::Function(s) if s.result == ty && (waits || !s.is_async) => {
                Some((name.text.clone(), s.clone()))
            }
            _ => None,
        })?;
        if !self.affords(signature.cost + 4) {
            return None;
        }
        let text = self.call(&name, &signature, depth);
        if signature.is_async {
            Some(Expr::new(format!("await {text}"), level::AWAIT))
        } else {
            Some(Expr::primary(text))
        }
    }

    /// A call of one of the program's functions.
    pub fn call(&mut self, name: &str, signature: &Rc<Signature>, depth: u32) -> String {
        self.spend(signature.cost);
        let arguments = self.arguments(signature, depth.saturating_sub(1));
        format!("{name}({arguments})")
    }

    /// Arguments in one of the ways in which they can be given.
    pub fn arguments(&mut self, signature: &Signature, depth: u32) -> String {
        let mut given: Vec<String> = Vec::new();
        let mut named: Vec<String> = Vec::new();
        let mut by_name = false;
        for param in &signature.params {
            if param.default && self.rng.chance(40) {
                by_name = true;
                continue;
            }
            if self.rng.below(1000) < self.wrong_rate {
                self.wrong = true;
                continue;
            }
            match param.kind {
                ParamKind::PositionalOnly | ParamKind::Usual => {
                    let value = self.expression(param.ty, depth).at(level::TEST);
                    if param.kind == ParamKind::Usual && (by_name || self.rng.chance(20)) {
                        by_name = true;
                        named.push(format!("{}={value}", param.name));
                    } else if !by_name {
                        if self.rng.chance(8) {
                            given.push(format!("*[{value}]"));
                        } else {
                            given.push(value);
                        }
                    }
                }
                ParamKind::Rest if !by_name => match self.rng.below(3) {
                    0 => {}
                    1 => given.push(self.expression(Ty::Int, depth).at(level::TEST)),
                    _ => given.push(format!("*{}", self.expression(Ty::Ints, depth).at(level::BIT_OR))),
                },
                ParamKind::Rest => {}
                ParamKind::KeywordOnly => {
                    let value = self.expression(param.ty, depth).at(level::TEST);
                    if self.rng.chance(15) {
                        named.push(format!("**{{'{}': {value}}}", param.name));
                    } else {
                        named.push(format!("{}={value}", param.name));
                    }
                }
                ParamKind::Keywords => match self.rng.below(3) {
                    0 => {}
                    1 => named.push(format!("extra={}", self.expression(Ty::Int, depth).at(level::TEST))),
                    _ => named
                        .push(format!("**{{'other': {}}}", self.expression(Ty::Str, depth).at(level::TEST))),
                },
            }
        }
        if self.rng.below(1000) < self.wrong_rate {
            self.wrong = true;
            named.push("surplus=1".to_string());
        }
        given.extend(named);
        given.join(", ")
    }

    fn use_of_object(&mut self, ty: Ty, depth: u32) -> Option<Expr> {
        let (name, class) = self.find(|name| match &name.what {
            What::Object(class) => Some((name.text.clone(), class.clone())),
            _ => None,
        })?;
        let methods: Vec<(String, Rc<Signature>)> =
            class.methods.iter().filter(|(_, s)| s.result == ty && !s.is_async).cloned().collect();
        if !methods.is_empty() && self.rng.chance(50) {
            let (method, signature) = self.rng.pick(&methods).clone();
            if self.affords(signature.cost + 4) {
                return Some(Expr::primary(self.call(&format!("{name}.{method}"), &signature, depth)));
            }
        }
        let uses: Vec<String> =
            class.uses.iter().filter(|(of, _)| *of == ty).map(|(_, text)| text.clone()).collect();
        if uses.is_empty() || !self.affords(class.cost) {
            return None;
        }
        self.spend(class.cost);
        let template = self.rng.pick(&uses).replace("self", &name);
        Some(Expr::new(self.fill(&template, depth).text, level::WALRUS))
    }

    /// An instance of a class, newly made.
    pub fn instance(&mut self, class: &Rc<Class>, depth: u32) -> String {
        self.spend(class.cost);
        let mut arguments = Vec::new();
        for (at, (name, ty)) in class.fields.iter().enumerate() {
            let value = self.expression(*ty, depth).at(level::TEST);
            let by_name = at + 1 == class.fields.len() && self.rng.chance(20);
            arguments.push(if by_name { format!("{name}={value}") } else { value });
        }
        if self.rng.below(1000) < self.wrong_rate {
            self.wrong = true;
            arguments.pop();
        }
        format!("{}({})", class.name, arguments.join(", "))
    }

    /// An operation of the language.
    fn operation(&mut self, ty: Ty, depth: u32) -> Expr {
        use Ty::*;
        let plain = |g: &mut Generator, op: &str, needed: u8, a: Ty, b: Ty| g.binary(op, needed, a, b, depth);
        match ty {
            Int => match self.rng.below(13) {
                0 | 1 => plain(self, "+", level::ADD, Int, Int),
                2 => plain(self, "-", level::ADD, Int, Int),
                3 => plain(self, "*", level::MULTIPLY, Int, Int),
                4 => plain(self, "//", level::MULTIPLY, Int, Int),
                5 => plain(self, "%", level::MULTIPLY, Int, Int),
                6 => plain(self, "&", level::BIT_AND, Int, Int),
                7 => plain(self, "|", level::BIT_OR, Int, Int),
                8 => plain(self, "^", level::BIT_XOR, Int, Int),
                9 => {
                    let a = self.expression(Int, depth - 1).at(level::SHIFT);
                    let by = self.expression(Small, 0).at(level::ADD);
                    let op = *self.rng.pick(&["<<", ">>"]);
                    Expr::new(format!("{a} {op} {by}"), level::SHIFT)
                }
                10 => {
                    let base = match self.variable(Int) {
                        Some(name) if self.rng.chance(50) => format!("({name} % 13)"),
                        _ => self.rng.between(0, 12).to_string(),
                    };
                    let exponent = self.rng.between(0, 6);
                    Expr::new(format!("{base} ** {exponent}"), level::POWER)
                }
                _ => {
                    let sign = *self.rng.pick(&["-", "+", "~", "--"]);
                    Expr::new(
                        format!("{sign}{}", self.expression(Int, depth - 1).at(level::SIGN)),
                        level::SIGN,
                    )
                }
            },
            Small => self.literal(Small),
            Float => {
                let (a, b) = *self.rng.pick(&[(Float, Float), (Float, Int), (Int, Float), (Bool, Float)]);
                match self.rng.below(9) {
                    0 => plain(self, "+", level::ADD, a, b),
                    1 => plain(self, "-", level::ADD, a, b),
                    2 => plain(self, "*", level::MULTIPLY, a, b),
                    3 => plain(self, "/", level::MULTIPLY, a, b),
                    4 => plain(self, "/", level::MULTIPLY, Int, Int),
                    5 => plain(self, "//", level::MULTIPLY, a, b),
                    6 => plain(self, "%", level::MULTIPLY, a, b),
                    7 => {
                        let a = self.expression(Float, depth - 1).at(level::MULTIPLY);
                        Expr::new(format!("({a} % 1000 + 1) ** {}", self.rng.between(-2, 3)), level::POWER)
                    }
                    _ => {
                        let sign = *self.rng.pick(&["-", "+"]);
                        let value = self.expression(Float, depth - 1).at(level::SIGN);
                        Expr::new(format!("{sign}{value}"), level::SIGN)
                    }
                }
            }
            Bool => match self.rng.below(6) {
                0 => Expr::new(format!("not {}", self.test(depth - 1).at(level::NOT)), level::NOT),
                1 => plain(self, "and", level::AND, Bool, Bool),
                2 => plain(self, "or", level::OR, Bool, Bool),
                3 => {
                    let op = *self.rng.pick(&["&", "|", "^"]);
                    let needed = match op {
                        "&" => level::BIT_AND,
                        "|" => level::BIT_OR,
                        _ => level::BIT_XOR,
                    };
                    plain(self, op, needed, Bool, Bool)
                }
                _ => self.comparison(depth),
            },
            Complex => {
                let (a, b) = *self.rng.pick(&[(Complex, Complex), (Complex, Int), (Float, Complex)]);
                let (op, needed) = *self.rng.pick(&[
                    ("+", level::ADD),
                    ("-", level::ADD),
                    ("*", level::MULTIPLY),
                    ("/", level::MULTIPLY),
                ]);
                plain(self, op, needed, a, b)
            }
            Str if self.rng.chance(45) => self.f_string(depth),
            Str | Bytes | Ints | Strs | Mixed | Tuple => match self.rng.below(4) {
                0 => plain(self, "*", level::MULTIPLY, ty, Small),
                1 => plain(self, "*", level::MULTIPLY, Small, ty),
                _ => plain(self, "+", level::ADD, ty, ty),
            },
            Set | Words | Frozen => {
                let (op, needed) = *self.rng.pick(&[
                    ("|", level::BIT_OR),
                    ("&", level::BIT_AND),
                    ("-", level::ADD),
                    ("^", level::BIT_XOR),
                ]);
                plain(self, op, needed, ty, ty)
            }
            Dict | Map => plain(self, "|", level::BIT_OR, ty, ty),
            Pair | None | Function | Iterator => self.of_table(ty, depth),
        }
    }

    fn binary(&mut self, op: &str, needed: u8, a: Ty, b: Ty, depth: u32) -> Expr {
        let a = self.expression(a, depth - 1).at(needed);
        let b = self.expression(b, depth - 1).at(needed + 1);
        Expr::new(format!("{a} {op} {b}"), needed)
    }

    /// A comparison, chained now and then.
    fn comparison(&mut self, depth: u32) -> Expr {
        use Ty::*;
        let ty = *self.rng.pick(&[Int, Int, Float, Str, Ints, Tuple, Bytes, Bool, Strs, Pair]);
        let links = if self.rng.chance(25) { 2 } else { 1 };
        let mut text = self.expression(ty, depth - 1).at(level::BIT_OR);
        for _ in 0..links {
            let op = *self.rng.pick(&["<", "<=", ">", ">=", "==", "!="]);
            let other = if ty == Int && self.rng.chance(30) { Float } else { ty };
            text = format!("{text} {op} {}", self.expression(other, depth - 1).at(level::BIT_OR));
        }
        Expr::new(text, level::COMPARE)
    }
}
