//! Literals in all their notations, f-strings and t-strings.

use crate::generator::Generator;
use crate::types::{Expr, Ty, level};

#[rustfmt::skip]
const INTS: &[&str] = &[
    "0", "1", "2", "3", "4", "5", "7", "10", "12", "255", "256", "1000", "0xff", "0o17", "0b101", "1_000", "65537", "99", "2147483647", "4294967296", "140737488355327", "140737488355328", "9007199254740993", "9223372036854775807", "18446744073709551616", "100000000000000000000", "0xFFFF_FFFF_FFFF_FFFF_FFFF", "00",
];
#[rustfmt::skip]
const FLOATS: &[&str] = &["0.0", "1.0", "0.5", "1.5", "2.5", "0.1", "3.14159", "1e10", "1e-7", "1e16", "1e300", "123456789.125", ".5", "3.", "1_0.2_5", "1E5", "5e-324", "1e309", "0.3", "100.0", "2.675", "1e22"];
#[rustfmt::skip]
const STRS: &[&str] = &[
    "''", "'a'", "'b'", "'abc'", "'Hello World'", "\"it's\"", "'12'", "' 7 '", "'x y z'", "'a,b,c'", "'\\n'", "'tab\\there'", "r'\\d+'", "'''tri\"ple'''", "\"\"\"a'b\"\"\"", "'é'", "'ß'", "'naïve'", "'日本'", "'\\x41\\u00e9'", "'\\N{BULLET}'", "'ab' 'cd'", "'MiXeD'", "'3.5'", "'aXbXc'", "'line1\\nline2\\r\\nline3'", "'\\\\'", "'\\''", "'0'", "'  pad  '", "'banana'", "u'uni'", "'\\0'", "'\\x7f\\x80'", "'I\\u0307'", "'😀'", "'a\\\nb'",
];
#[rustfmt::skip]
const BYTES: &[&str] = &["b''", "b'a'", "b'abc'", "b'\\x00\\xff'", "b'12'", "rb'\\n'", "b\"it's\"", "b'a b'", "b'A' b'b'", "B'Q'", "b'\\n\\t'", "b'aXa'"];
const WORDS: &[&str] = &["'a'", "'b'", "'c'", "'x'", "'k'", "'ab'"];

impl Generator {
    /// A short word in quotes.
    pub fn word(&mut self) -> String {
        self.rng.pick(WORDS).to_string()
    }

    /// A literal of a type, or a display of literals.
    pub fn literal(&mut self, ty: Ty) -> Expr {
        match ty {
            Ty::Int => {
                let small = self.rng.chance(70);
                let text =
                    if small { self.rng.between(0, 20).to_string() } else { self.rng.pick(INTS).to_string() };
                self.signed(text)
            }
            Ty::Small => {
                let value = self.rng.between(-2, 6);
                Expr::new(value.to_string(), if value < 0 { level::SIGN } else { level::NUMBER })
            }
            Ty::Float => {
                let text = self.rng.pick(FLOATS).to_string();
                self.signed(text)
            }
            Ty::Bool => Expr::primary(*self.rng.pick(&["True", "False"])),
            Ty::Complex => match self.rng.below(3) {
                0 => Expr::new(format!("{}j", self.rng.between(0, 9)), level::NUMBER),
                1 => Expr::new(format!("{}.5J", self.rng.between(0, 9)), level::NUMBER),
                _ => {
                    let real = *self.rng.pick(&["1", "0", "2.5", "-1", "3"]);
                    Expr::new(
                        format!("{real} {} {}j", self.rng.pick(&["+", "-"]), self.rng.between(0, 4)),
                        level::ADD,
                    )
                }
            },
            Ty::Str => {
                let text = *self.rng.pick(STRS);
                let joined = text == "'ab' 'cd'";
                Expr::new(text, if joined { level::AWAIT } else { level::PRIMARY })
            }
            Ty::Bytes => {
                let text = *self.rng.pick(BYTES);
                Expr::new(text, if text.contains("' b") { level::AWAIT } else { level::PRIMARY })
            }
            Ty::Ints => Expr::primary(format!("[{}]", self.several(Ty::Int, 0))),
            Ty::Strs => Expr::primary(format!("[{}]", self.several(Ty::Str, 0))),
            Ty::Mixed => {
                let parts: Vec<String> = (0..self.rng.below(4))
                    .map(|_| {
                        let ty = *self.rng.pick(&[Ty::Int, Ty::Str, Ty::Float, Ty::None, Ty::Bool, Ty::Pair]);
                        self.literal(ty).text
                    })
                    .collect();
                Expr::primary(format!("[{}]", parts.join(", ")))
            }
            Ty::Tuple => {
                let items = self.several(Ty::Int, 1);
                if items.contains(',') {
                    Expr::primary(format!("({items})"))
                } else {
                    Expr::primary(format!("({items},)"))
                }
            }
            Ty::Pair => {
                Expr::primary(format!("({}, {})", self.literal(Ty::Int).text, self.literal(Ty::Str).text))
            }
            Ty::Dict => {
                let parts: Vec<String> = (0..self.rng.below(4))
                    .map(|_| format!("{}: {}", self.word(), self.literal(Ty::Int).text))
                    .collect();
                Expr::primary(format!("{{{}}}", parts.join(", ")))
            }
            Ty::Map => {
                let parts: Vec<String> = (0..self.rng.below(4))
                    .map(|_| format!("{}: {}", self.rng.between(0, 6), self.literal(Ty::Str).text))
                    .collect();
                Expr::primary(format!("{{{}}}", parts.join(", ")))
            }
            Ty::Set => Expr::primary(format!("{{{}}}", self.several(Ty::Int, 1))),
            Ty::Words => Expr::primary(format!("{{{}}}", self.several(Ty::Str, 1))),
            Ty::Frozen => Expr::primary(format!("frozenset([{}])", self.several(Ty::Int, 0))),
            Ty::None => Expr::primary("None"),
            Ty::Function => Expr::new(
                format!("lambda x: x {} {}", self.rng.pick(&["+", "-", "*"]), self.rng.between(1, 5)),
                level::LAMBDA,
            ),
            Ty::Iterator => Expr::primary(format!("iter([{}])", self.several(Ty::Int, 0))),
        }
    }

    fn signed(&mut self, text: String) -> Expr {
        if self.rng.chance(15) {
            Expr::new(format!("-{text}"), level::SIGN)
        } else {
            Expr::new(text, level::NUMBER)
        }
    }

    fn several(&mut self, ty: Ty, least: usize) -> String {
        let n = least + self.rng.below(5);
        let parts: Vec<String> = (0..n).map(|_| self.literal(ty).text).collect();
        parts.join(", ")
    }

    /// An f-string.
    pub fn f_string(&mut self, depth: u32) -> Expr {
        let quote = *self.rng.pick(&["'", "\"", "'''", "\"\"\""]);
        let prefix = *self.rng.pick(&["f", "f", "f", "F", "rf"]);
        let body = self.interpolated(depth, quote);
        Expr::primary(format!("{prefix}{quote}{body}{quote}"))
    }

    /// A t-string.
    pub fn t_string(&mut self, depth: u32) -> String {
        let prefix = *self.rng.pick(&["t", "t", "T", "tr"]);
        let body = self.interpolated(depth, "'");
        format!("{prefix}'{body}'")
    }

    fn interpolated(&mut self, depth: u32, quote: &str) -> String {
        let walrus = std::mem::replace(&mut self.walrus, false);
        let mut text = String::new();
        for _ in 0..self.rng.below(3) + 1 {
            text.push_str(self.rng.pick::<&str>(&["", "", "x=", " ", "{{", "}}", "é", "a:b", "[", "%"]));
            let (ty, specs): (Ty, &[&str]) = match self.rng.below(8) {
                0..3 => (
                    Ty::Int,
                    &[
                        "d", ">8", "05d", "x", "#b", ",", "+", "<6", "^7", "_", "e", ".2f", "*^9d", "%", "n",
                        " d", "=+7",
                    ],
                ),
                3 => (
                    Ty::Float,
                    &[
                        ".2f", "e", "g", ">9.3f", "+.1e", "%", "08.2f", ",.1f", ".0f", "G", "", "z.1f",
                        "_>10", ".3",
                    ],
                ),
                4..6 => (Ty::Str, &[">5", "<5", "^7", "s", ".2", "*^9.3", "", "_<4s"]),
                6 => (Ty::Complex, &[".1f", "", ">20", "+.2e", "g"]),
                _ => (Ty::Bool, &["", "d", ">6", "5"]),
            };
            let any = self.rng.chance(25);
            let inner = if any { self.any(depth - 1) } else { self.expression(ty, depth - 1) };
            let mut inner = inner.at(level::TEST);
            if inner.starts_with('{') || inner.ends_with('}') {
                inner = format!(" {inner} ");
            }
            // A lambda and a comparison with `=` or `!` at the top would be read as something else.
            let top = inner.contains("lambda") || inner.contains('!') || inner.contains(":=");
            if top {
                inner = format!("({inner})");
            }
            if quote.len() == 1 && inner.contains('\n') {
                inner = "0".to_string();
            }
            let mut hole = inner;
            if self.rng.chance(15) {
                hole.push_str(self.rng.pick::<&str>(&["=", " = "]));
            }
            if self.rng.chance(20) {
                hole.push_str(self.rng.pick::<&str>(&["!r", "!s", "!a"]));
                if self.rng.chance(30) {
                    hole.push_str(self.rng.pick::<&str>(&[":>12", ":<3", ":.3", ":{4}"]));
                }
            } else if !any && self.rng.chance(40) {
                let spec = match self.rng.below(6) {
                    0 => format!("{{{}}}", self.rng.between(0, 9)),
                    1 => ">{2 + 3}".to_string(),
                    2 => "{'>'}{6}".to_string(),
                    _ => self.rng.pick(specs).to_string(),
                };
                hole.push(':');
                hole.push_str(&spec);
            }
            text.push_str(&format!("{{{hole}}}"));
        }
        self.walrus = walrus;
        text
    }
}
