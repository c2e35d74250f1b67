//! `match` with patterns of every kind.
//!
//! A pattern that fits everything stands last; alternatives bind nothing.

use crate::generator::{Generator, What};
use crate::types::{Ty, level};

impl Generator {
    pub fn match_statement(&mut self) {
        let subjects = [
            Ty::Int,
            Ty::Str,
            Ty::Ints,
            Ty::Pair,
            Ty::Dict,
            Ty::Mixed,
            Ty::Tuple,
            Ty::Float,
            Ty::None,
            Ty::Bool,
            Ty::Map,
            Ty::Bytes,
            Ty::Complex,
        ];
        let ty = *self.rng.pick(&subjects);
        let object = self.find(|name| match &name.what {
            What::Object(_) => Some(name.text.clone()),
            _ => None,
        });
        let subject = match (self.rng.below(8), object) {
            (0..2, Some(name)) => name,
            (2, _) => format!("{}, {}", self.text(ty, 1), self.text(Ty::Str, 1)),
            (3, _) => format!("[{}, {{'k': {}}}]", self.text(ty, 1), self.text(Ty::Int, 1)),
            _ => self.expression(ty, 3).at(level::TEST),
        };
        self.line(format!("match {subject}:"));
        self.indent += 1;
        let n = self.rng.below(4) + 1;
        let mut closed = false;
        for at in 0..n {
            let mut bound = Vec::new();
            let mut pattern = self.pattern(2, true, &mut bound);
            let whole = pattern == "_" || pattern.chars().all(|c| c.is_alphanumeric());
            let mut guard = String::new();
            if self.rng.chance(25) || (whole && at + 1 < n) {
                guard = format!(" if {}", self.test(1).at(level::TEST));
            } else if irrefutable(&pattern) && at + 1 < n {
                pattern = "None".to_string();
                bound.clear();
            }
            closed = guard.is_empty() && irrefutable(&pattern);
            self.line(format!("case {pattern}{guard}:"));
            self.indent += 1;
            let shown = if bound.is_empty() { format!("'case', {at}") } else { bound.join(", ") };
            self.line(format!("print({shown})"));
            self.indent -= 1;
            if self.rng.chance(40) {
                self.block(|g| g.statements(1));
            }
        }
        if self.rng.chance(40) && !closed {
            self.line("case _:");
            self.line("    print('nothing fits')");
        }
        self.indent -= 1;
    }

    /// A pattern; the names that it binds are added.
    fn pattern(&mut self, depth: u32, binding: bool, bound: &mut Vec<String>) -> String {
        let simple = depth == 0;
        match self.rng.below(if simple { 6 } else { 14 }) {
            0 => self
                .rng
                .pick(&[
                    "0", "1", "-1", "2.5", "'a'", "b'a'", "None", "True", "False", "'x' 'y'", "-3 + 4j",
                    "1 - 2j", "7", "''",
                ])
                .to_string(),
            1 => "_".to_string(),
            2 | 3 if binding => {
                let name = self.fresh("got");
                bound.push(name.clone());
                name
            }
            2..4 => "_".to_string(),
            4 => self
                .rng
                .pick(&["int()", "str()", "float()", "list()", "dict()", "tuple()", "bool()", "bytes()"])
                .to_string(),
            5 => self.rng.pick(&["traceback.__name__", "str.empty", "None", "'q'"]).to_string(),
            6 | 7 => {
                let n = self.rng.below(4);
                let mut parts: Vec<String> =
                    (0..n).map(|_| self.pattern(depth - 1, binding, bound)).collect();
                if self.rng.chance(50) {
                    let star = if binding && self.rng.chance(60) {
                        let name = self.fresh("rest");
                        bound.push(name.clone());
                        format!("*{name}")
                    } else {
                        "*_".to_string()
                    };
                    let at = self.rng.below(parts.len() + 1);
                    parts.insert(at, star);
                }
                let inner = parts.join(", ");
                if self.rng.chance(50) {
                    format!("[{inner}]")
                } else if parts.len() == 1 {
                    format!("({inner},)")
                } else {
                    format!("({inner})")
                }
            }
            8 => {
                let mut parts = Vec::new();
                let keys = ["'a'", "'b'", "1", "'k'", "None", "-2", "True"];
                let from = self.rng.below(keys.len());
                for key in keys.iter().skip(from).take(self.rng.below(3)) {
                    parts.push(format!("{key}: {}", self.pattern(depth - 1, binding, bound)));
                }
                if binding && self.rng.chance(40) {
                    let name = self.fresh("rest");
                    bound.push(name.clone());
                    parts.push(format!("**{name}"));
                }
                format!("{{{}}}", parts.join(", "))
            }
            9 => {
                let name = *self.rng.pick(&[
                    "int",
                    "str",
                    "float",
                    "list",
                    "tuple",
                    "dict",
                    "bytes",
                    "bool",
                    "frozenset",
                ]);
                format!("{name}({})", self.pattern(depth - 1, binding, bound))
            }
            10 => {
                let part = *self.rng.pick(&["real", "imag", "numerator", "nope"]);
                let kind = *self.rng.pick(&["int", "complex", "float", "object"]);
                format!("{kind}({part}={})", self.pattern(depth - 1, binding, bound))
            }
            11 => {
                let n = self.rng.below(2) + 2;
                let mut parts: Vec<String> = Vec::new();
                for at in 0..n {
                    let part = self.pattern(depth - 1, false, &mut Vec::new());
                    parts.push(if at + 1 < n && irrefutable(&part) { "int()".to_string() } else { part });
                }
                format!("({})", parts.join(" | "))
            }
            12 if binding => {
                let inner = self.pattern(depth - 1, true, bound);
                let name = self.fresh("whole");
                let inner = if irrefutable(&inner) { "int() | str()".to_string() } else { inner };
                bound.retain(|name| inner.contains(name.as_str()));
                bound.push(name.clone());
                format!("({inner} as {name})")
            }
            _ => {
                let class = self.find(|name| match &name.what {
                    What::Class(class) => Some(class.clone()),
                    _ => None,
                });
                let Some(class) = class else { return "str()".to_string() };
                let fields: Vec<String> = class.fields.iter().map(|(name, _)| name.clone()).collect();
                let by_name = self.rng.chance(50);
                let mut parts = Vec::new();
                for field in &fields {
                    if self.rng.chance(70) {
                        let inner = self.pattern(depth - 1, binding, bound);
                        parts.push(if by_name { format!("{field}={inner}") } else { inner });
                    }
                }
                format!("{}({})", class.name, parts.join(", "))
            }
        }
    }
}

/// Whether a pattern fits everything: nothing may follow it.
fn irrefutable(pattern: &str) -> bool {
    let inner = pattern.trim_matches(['(', ')']);
    let inner = inner.rsplit(" | ").next().unwrap_or(inner);
    if matches!(inner, "None" | "True" | "False") {
        return false;
    }
    inner.chars().all(|c| c.is_alphanumeric() || c == '_')
        && !inner.starts_with(|c: char| c.is_ascii_digit())
        && !inner.is_empty()
}
