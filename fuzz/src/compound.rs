//! Statements that hold statements: conditions, loops, handlers, `with`.
//!
//! Loops are bounded by what they go through, or by a counter that they alone change.

use crate::generator::{Generator, Kind, What};
use crate::types::{Ty, level};

impl Generator {
    pub fn compound(&mut self) {
        match self.rng.below(100) {
            0..20 => self.condition(),
            20..42 => self.for_loop(),
            42..52 => self.while_loop(),
            52..70 => self.try_statement(),
            70..80 => self.with_statement(),
            80..90 => self.match_statement(),
            90..96 if self.nesting < 3 => self.define_function(),
            96..98 if self.nesting < 2 => self.define_class(),
            _ if self.nesting < 3 && self.scopes.len() == 1 => self.special(),
            _ => self.condition(),
        }
    }

    fn condition(&mut self) {
        let test = self.test(3).at(level::LAMBDA);
        if self.rng.chance(15) {
            let value = self.any(2).at(level::TEST);
            return self.line(format!("if {test}: print({value})"));
        }
        self.line(format!("if {test}:"));
        self.block(|g| g.statements(2));
        for _ in 0..self.rng.below(3).saturating_sub(1) {
            let test = self.test(2).at(level::TEST);
            self.line(format!("elif {test}:"));
            self.block(|g| g.statements(2));
        }
        if self.rng.chance(50) {
            self.line("else:");
            self.block(|g| g.statements(2));
        }
    }

    fn for_loop(&mut self) {
        let a = self.fresh("e");
        let (source, ty, second) = match self.rng.below(12) {
            0..3 => (self.fill_text("range($n)", 1), Ty::Int, None),
            3 => (self.fill_text("range($n, $n)", 1), Ty::Int, None),
            4 => (self.fill_text("$L[:5]", 2), Ty::Int, None),
            5 => (self.fill_text("$s[:5]", 2), Ty::Str, None),
            6 => (self.fill_text("sorted($S)[:4]", 2), Ty::Int, None),
            7 => (self.fill_text("list($D.items())[:4]", 2), Ty::Str, Some(Ty::Int)),
            8 => (self.fill_text("enumerate($M[:4])", 2), Ty::Int, Some(Ty::Str)),
            9 => (self.fill_text("zip($L[:4], $s)", 2), Ty::Int, Some(Ty::Str)),
            10 => (self.fill_text("($i, $i, *$T[:2])", 1), Ty::Int, None),
            _ => (self.fill_text("reversed($T[:4])", 2), Ty::Int, None),
        };
        let b = second.map(|_| self.fresh("w"));
        let target = match &b {
            None => a.clone(),
            Some(b) => match self.rng.below(3) {
                0 => format!("({a}, {b})"),
                1 => format!("[{a}, {b}]"),
                _ => format!("{a}, {b}"),
            },
        };
        self.line(format!("for {target} in {source}:"));
        self.repeated(4, |g| {
            g.declare_fixed(&a, What::Value(ty));
            if let (Some(b), Some(ty)) = (&b, second) {
                g.declare_fixed(b, What::Value(ty));
            }
            g.statements(3);
        });
        self.otherwise();
    }

    fn otherwise(&mut self) {
        if self.rng.chance(20) {
            self.line("else:");
            self.block(|g| g.statements(1));
        }
    }

    fn while_loop(&mut self) {
        let count = self.fresh("count");
        self.line(format!("{count} = 0"));
        let most = self.rng.between(1, 5);
        let test = match self.rng.below(3) {
            0 => format!("{count} < {most}"),
            1 => format!("(next_{count} := {count} + 1) <= {most}"),
            _ => format!("{count} < {most} and {}", self.test(2).at(level::NOT)),
        };
        // A class body or a comprehension around would see the name differently; statements are neither.
        self.line(format!("while {test}:"));
        self.repeated(most as u64, |g| {
            g.line(format!("{count} += 1"));
            g.declare_fixed(&count, What::Value(Ty::Int));
            g.statements(3);
        });
        self.otherwise();
    }

    fn try_statement(&mut self) {
        if self.rng.chance(25) {
            return self.try_groups();
        }
        self.line("try:");
        self.caught += 1;
        self.block(|g| {
            g.statements(2);
            if g.rng.chance(50) {
                let raised = g.raised();
                match g.rng.below(3) {
                    0 => g.line(format!("raise {raised}")),
                    _ => {
                        let test = g.test(2).at(level::TEST);
                        g.line(format!("if {test}:"));
                        g.line(format!("    raise {raised}"));
                    }
                }
            }
        });
        self.caught -= 1;
        let finally = self.rng.chance(35);
        if finally && self.rng.chance(25) {
            self.line("finally:");
            return self.no_leaving(2);
        }
        let specific = self.rng.chance(60);
        if specific {
            let kinds = *self.rng.pick(&[
                "ValueError",
                "(TypeError, KeyError)",
                "LookupError",
                "ArithmeticError",
                "KeyError, IndexError",
                "OSError",
                "AttributeError",
            ]);
            // Without parentheses there can be no name.
            let name = self.fresh("error");
            if kinds.contains(", ") && !kinds.starts_with('(') || self.rng.chance(20) {
                self.line(format!("except {kinds}:"));
                self.block(|g| g.statements(2));
            } else {
                self.line(format!("except {kinds} as {name}:"));
                self.block(|g| {
                    g.line(format!("print('caught', type({name}).__name__, {name})"));
                    g.statements(1);
                });
            }
        }
        if !specific || self.rng.chance(75) {
            let error = self.fresh("error");
            let all = self.caught == 0 || self.rng.chance(60);
            match self.rng.below(4) {
                0 => {
                    self.line("except:");
                    self.block(|g| g.statements(2));
                }
                1 if self.caught > 0 => {
                    self.line(format!("except Exception as {error}:"));
                    let raised = self.raised();
                    let tail = match self.rng.below(4) {
                        0 => "raise".to_string(),
                        1 => format!("raise RuntimeError('again') from {error}"),
                        2 => format!("{error}.add_note('a note'); raise"),
                        _ => format!("raise {raised}"),
                    };
                    self.block(|g| {
                        g.line(format!("print(repr({error}))"));
                        g.line(tail);
                    });
                }
                _ if all => self.catch(),
                _ => {
                    self.line(format!("except Exception as {error}:"));
                    self.block(|g| {
                        g.line(format!("print({error}.args)"));
                        g.statements(1);
                    });
                }
            }
        }
        if self.rng.chance(25) {
            self.line("else:");
            self.block(|g| g.statements(2));
        }
        if finally {
            self.line("finally:");
            self.no_leaving(2);
        }
    }

    /// A block that neither `break` nor `return` leaves: that is allowed in `finally`, but warned about.
    fn no_leaving(&mut self, most: usize) {
        let loops = std::mem::take(&mut self.scope().loops);
        let result = self.scope().result.take();
        let kind = std::mem::replace(&mut self.scope().kind, Kind::Lambda);
        self.block(|g| g.statements(most));
        let scope = self.scope();
        (scope.loops, scope.result, scope.kind) = (loops, result, kind);
    }

    fn try_groups(&mut self) {
        self.line("try:");
        self.caught += 1;
        self.block(|g| {
            g.statements(1);
            let text = *g.rng.pick(&[
                "raise ExceptionGroup($k, [ValueError($i), KeyError($k), TypeError()])", "raise ExceptionGroup($k, [ValueError($i)])", "raise ExceptionGroup('o', [ExceptionGroup('i', [ValueError(1), OSError($k)]), KeyError($s)])", "raise ValueError($s)", "raise KeyError($k)",
            ]);
            let text = g.fill_text(text, 1);
            g.line(text);
        });
        self.caught -= 1;
        let name = self.fresh("group");
        let kinds = *self.rng.pick(&["ValueError", "(ValueError, TypeError)", "LookupError"]);
        self.line(format!("except* {kinds} as {name}:"));
        self.no_leaving_with(&format!("print(repr({name}), {name}.exceptions, {name}.message)"));
        if self.rng.chance(80) || self.caught == 0 {
            self.line("except* Exception:");
            self.no_leaving(1);
        }
        if self.rng.chance(20) {
            self.line("else:");
            self.block(|g| g.statements(1));
        }
        if self.rng.chance(20) {
            self.line("finally:");
            self.no_leaving(1);
        }
    }

    fn no_leaving_with(&mut self, text: &str) {
        self.indent += 1;
        self.line(text);
        self.indent -= 1;
        self.no_leaving(1);
    }

    fn with_statement(&mut self) {
        let manager = self.fresh("Manager");
        let quiet =
            *self.rng.pick(&["False", "True", "kind is not None and issubclass(kind, LookupError)", "None"]);
        self.line(format!("class {manager}:"));
        let base = "    ".repeat(self.indent);
        for line in format!(
            "    def __init__(self, name): self.name = name\n    def __enter__(self):\n        print('enter', self.name)\n        return self.name * 2\n    def __exit__(self, kind, value, trace):\n        print('exit', self.name, kind and kind.__name__, value)\n        return {quiet}"
        )
        .lines()
        {
            self.lines.push(format!("{base}{line}"));
        }
        self.spend(10);
        let (a, b) = (self.fresh("s"), self.fresh("s"));
        let (x, y) = (self.clipped(Ty::Str, 2), self.clipped(Ty::Str, 2));
        let head = match self.rng.below(6) {
            0 => format!("with {manager}({x}):"),
            1 => format!("with {manager}({x}) as {a}, {manager}({y}) as {b}:"),
            2 => format!("with ({manager}({x}) as {a}, {manager}({y}),):"),
            3 => format!(
                "with (\n{base}    {manager}({x}) as {a},\n{base}    {manager}({y}) as {b},\n{base}):"
            ),
            4 => format!("with {manager}({x}) as ({a}, *{b}):"),
            _ => format!("with {manager}({x}) as {a}:"),
        };
        self.line(&head);
        self.block(|g| {
            if head.contains(&format!("as {a}")) {
                g.declare(&a, What::Value(Ty::Str));
            }
            g.statements(3);
        });
    }
}
