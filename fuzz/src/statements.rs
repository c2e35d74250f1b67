//! Programs and their simple statements.
//!
//! A program is a prologue, some variables, and chunks; most chunks catch what they raise and print it. A value that is
//! stored is clipped, so that nothing grows without bound.

use crate::generator::{Generator, Kind, MOST, What};
use crate::types::{STORED, Ty, level};

/// What a program that uses the library imports.
const IMPORTS: &str = "\
import math, functools, itertools
import operator, json, re, string
import copy, bisect, heapq, statistics, textwrap
import datetime, struct, base64, hashlib, pprint
from collections import Counter, deque, OrderedDict, defaultdict, ChainMap, namedtuple
from fractions import Fraction
from decimal import Decimal";

/// Prints values, sets in an order.
const SHOW: &str = "\
def show(*values):
    for value in values:
        if isinstance(value, (set, frozenset)):
            print(type(value).__name__, sorted(value, key=repr))
        else:
            print(type(value).__name__, repr(value))";

impl Generator {
    /// Writes a whole program.
    pub fn program(&mut self) {
        if self.rng.chance(10) {
            self.line("'''A program.'''");
        }
        if self.rng.chance(4) {
            self.line("from __future__ import annotations");
        }
        self.line("import traceback");
        if self.library {
            IMPORTS.lines().for_each(|line| self.line(line));
        }
        SHOW.lines().for_each(|line| self.line(line));
        let rate = std::mem::replace(&mut self.wrong_rate, 0);
        for _ in 0..self.rng.below(8) + 5 {
            let ty = *self.rng.pick(STORED);
            let value = self.literal(ty).at(level::LAMBDA);
            let name = self.fresh(ty.prefix());
            self.line(format!("{name} = {value}"));
            self.declare(&name, What::Value(ty));
        }
        self.wrong_rate = rate;
        let chunks = self.rng.below(9) + 5;
        for _ in 0..chunks {
            if self.cost >= MOST {
                break;
            }
            self.chunk();
        }
        let names: Vec<String> = self
            .scope()
            .names
            .iter()
            .filter(|name| matches!(name.what, What::Value(ty) if ty != Ty::Function && ty != Ty::Iterator))
            .map(|name| name.text.clone())
            .collect();
        self.line(format!("show({})", names.join(", ")));
    }

    fn chunk(&mut self) {
        match self.rng.below(10) {
            0 | 1 => self.define_function(),
            2 => self.define_class(),
            _ => {
                let caught = if self.library { 100 } else { 85 };
                if !self.rng.chance(caught) {
                    return self.statements(3);
                }
                self.line("try:");
                self.caught += 1;
                self.block(|g| if g.rng.chance(40) { g.special() } else { g.statements(4) });
                self.caught -= 1;
                self.catch();
            }
        }
    }

    /// A handler that prints what was raised.
    pub fn catch(&mut self) {
        let error = self.fresh("error");
        self.line(format!("except Exception as {error}:"));
        let whole = !self.library && self.rng.chance(30);
        self.block(|g| match g.rng.below(4) {
            _ if whole => g.line(format!("print(''.join(traceback.format_exception({error})), end='')")),
            0 => g.line(format!("print(repr({error}))")),
            1 => {
                g.line(format!("show(type({error}).__name__, {error}.args)"));
                g.line(format!("print(type({error}.__context__).__name__, {error}.__suppress_context__)"));
            }
            _ => g.line(format!("print(type({error}).__name__, {error})")),
        });
    }

    /// Some statements of any kind.
    pub fn statements(&mut self, most: usize) {
        for _ in 0..self.rng.below(most) + 1 {
            self.statement();
        }
    }

    pub fn statement(&mut self) {
        self.spend(1);
        if self.nesting >= 4 || !self.affords(20) || self.rng.chance(62) {
            self.guarded()
        } else {
            self.compound()
        }
    }

    /// A simple statement; one that is wrong on purpose is caught, mostly.
    fn guarded(&mut self) {
        self.wrong = false;
        let (lines, names) = (self.lines.len(), self.scope().names.len());
        self.simple();
        if std::mem::take(&mut self.wrong) && self.rng.chance(if self.caught > 0 { 55 } else { 85 }) {
            let mut inside: Vec<String> = self.lines.split_off(lines);
            self.scope().names.truncate(names);
            self.line("try:");
            inside.iter_mut().for_each(|line| line.insert_str(0, "    "));
            self.lines.append(&mut inside);
            self.catch();
        }
    }

    /// One simple statement.
    pub fn simple(&mut self) {
        self.spend(1);
        match self.rng.below(100) {
            0..26 => self.print(),
            26..38 => self.assign_fresh(),
            38..47 => self.assign_again(),
            47..56 => self.augment(),
            56..62 => self.unpack(),
            62..76 => self.change(),
            76..79 => self.annotate(),
            79..82 => self.delete(),
            82..85 => self.assert(),
            85..88 => self.leave(),
            88..90 => {
                let text = self.t_string(2);
                let name = self.fresh("template");
                self.line(format!("{name} = {text}"));
                self.line(format!("print({name}.strings, [(p.value, p.expression, p.conversion, p.format_spec) for p in {name}.interpolations])"));
            }
            90..92 => {
                let text = self.any(3).at(level::TEST);
                self.line(text)
            }
            92..94 => self.import(),
            94 => self.line("pass"),
            95 => {
                let (a, b) = (self.any(2).at(level::TEST), self.any(2).at(level::TEST));
                self.line(format!("print({a}); print({b}, sep='')"));
            }
            _ => self.make_object(),
        }
    }

    fn print(&mut self) {
        let text = match self.rng.below(9) {
            0 => {
                let ty = *self.rng.pick(&[Ty::Set, Ty::Words, Ty::Frozen]);
                format!("show({})", self.expression(ty, 3).at(level::TEST))
            }
            1 => {
                let parts: Vec<String> =
                    (0..self.rng.below(3) + 1).map(|_| self.any(2).at(level::TEST)).collect();
                format!("print({}, sep={})", parts.join(", "), self.word())
            }
            2 => format!("print(*{})", self.expression(Ty::Ints, 3).at(level::BIT_OR)),
            3 => {
                let (a, b) = (self.any(2).at(level::TEST), self.any(2).at(level::TEST));
                format!("show(\n{0}    {a},  # first\n{0}    {b},\n{0})", "    ".repeat(self.indent))
            }
            4 => format!("print({})", self.any(4).at(level::TEST)),
            5 => format!("print({}, end=';\\n')", self.f_string(3).text),
            _ => format!("show({})", self.any(4).at(level::TEST)),
        };
        self.line(text);
    }

    /// The text of a value that may be stored: it is clipped.
    pub fn clipped(&mut self, ty: Ty, depth: u32) -> String {
        // What a comprehension goes through holds no assignment.
        let walrus = self.walrus;
        self.walrus &=
            matches!(ty, Ty::Int | Ty::Str | Ty::Bytes | Ty::Float | Ty::Small | Ty::Bool | Ty::None);
        let value = self.expression(ty, depth);
        self.walrus = walrus;
        match ty {
            Ty::Int if self.rng.chance(80) => {
                let by = *self.rng.pick(&["% 1009", "% 97", "& 0xffff", "% -31"]);
                format!("{} {by}", value.at(level::MULTIPLY))
            }
            Ty::Int => format!("{} % 1_000_000_000_000_000_000_007", value.at(level::MULTIPLY)),
            Ty::Str | Ty::Bytes => format!("{}[:{}]", value.at(level::PRIMARY), self.rng.between(4, 16)),
            Ty::Ints | Ty::Tuple => {
                let most = self.rng.between(3, 7);
                match ty {
                    Ty::Ints => format!("[v % 1000 for v in {}][:{most}]", value.at(level::OR)),
                    _ => format!("tuple([v % 1000 for v in {}][:{most}])", value.at(level::OR)),
                }
            }
            Ty::Strs => format!("[v[:9] for v in {}][:5]", value.at(level::OR)),
            Ty::Mixed => self.literal(ty).text,
            Ty::Pair => {
                format!("({}, {})", self.clipped(Ty::Int, depth - 1), self.clipped(Ty::Str, depth - 1))
            }
            Ty::Dict => {
                format!("{{k[:5]: v % 1000 for k, v in list({}.items())[:5]}}", value.at(level::PRIMARY))
            }
            Ty::Map => {
                format!("{{k % 1000: v[:5] for k, v in list({}.items())[:5]}}", value.at(level::PRIMARY))
            }
            Ty::Set | Ty::Frozen => format!(
                "{}(sorted(v % 100 for v in {})[:6])",
                if ty == Ty::Set { "set" } else { "frozenset" },
                value.at(level::OR)
            ),
            Ty::Words => format!("set(sorted(v[:5] for v in {})[:6])", value.at(level::OR)),
            Ty::Float => format!("min(max({}, -1e9), 1e9)", value.at(level::TEST)),
            Ty::Complex => self.literal(ty).text,
            Ty::Function | Ty::Iterator => self.literal(ty).at(level::LAMBDA),
            Ty::Small | Ty::Bool | Ty::None => value.at(level::TEST),
        }
    }

    fn assign_fresh(&mut self) {
        let ty = *self.rng.pick(STORED);
        let value = self.clipped(ty, 3);
        let name = self.fresh(ty.prefix());
        match self.rng.below(8) {
            0 => {
                let other = self.fresh(ty.prefix());
                self.line(format!("{name} = {other} = {value}"));
                // Two names for one changeable thing would grow together.
                self.declare(&name, What::Value(ty));
            }
            1 => self.line(format!("{name} = \\\n{}    {value}", "    ".repeat(self.indent))),
            _ => self.line(format!("{name} = {value}")),
        }
        self.declare(&name, What::Value(ty));
    }

    fn assign_again(&mut self) {
        let Some((name, ty)) = self.assignable() else { return self.assign_fresh() };
        let value = self.clipped(ty, 3);
        self.line(format!("{name} = {value}"));
    }

    fn augment(&mut self) {
        let Some((name, ty)) = self.assignable() else { return self.assign_fresh() };
        let looping = self.times > 1 || self.scopes.len() > 1;
        let (op, operand) = match ty {
            Ty::Int => {
                let op =
                    *self.rng.pick(&["+=", "-=", "*=", "//=", "%=", "&=", "|=", "^=", ">>=", "<<=", "**="]);
                match op {
                    "<<=" | ">>=" | "**=" => (op, self.rng.between(0, 2).to_string()),
                    _ => (op, self.clipped(Ty::Int, 2)),
                }
            }
            Ty::Float => (*self.rng.pick(&["+=", "-=", "*=", "/=", "//=", "%="]), self.text(Ty::Float, 2)),
            Ty::Complex => (*self.rng.pick(&["+=", "-=", "*=", "/="]), self.text(Ty::Int, 2)),
            Ty::Bool => (*self.rng.pick(&["&=", "|=", "^="]), self.text(Ty::Bool, 2)),
            Ty::Str | Ty::Bytes => ("+=", self.clipped(ty, 2)),
            Ty::Ints => match self.rng.below(4) {
                0 => ("+=", self.clipped(Ty::Tuple, 2)),
                1 if !looping => ("*=", "2".to_string()),
                _ => ("+=", self.clipped(Ty::Ints, 2)),
            },
            Ty::Strs => ("+=", self.clipped(Ty::Strs, 2)),
            Ty::Mixed => ("+=", self.literal(Ty::Mixed).text),
            Ty::Tuple => ("+=", self.clipped(Ty::Tuple, 2)),
            Ty::Dict | Ty::Map => ("|=", self.clipped(ty, 2)),
            Ty::Set | Ty::Words | Ty::Frozen => {
                (*self.rng.pick(&["|=", "&=", "-=", "^="]), self.clipped(ty, 2))
            }
            _ => return self.assign_fresh(),
        };
        self.line(format!("{name} {op} {operand}"));
        if looping {
            match ty {
                Ty::Int => self.line(format!("{name} %= 1000003")),
                Ty::Str | Ty::Bytes | Ty::Tuple => self.line(format!("{name} = {name}[-12:]")),
                Ty::Ints | Ty::Strs | Ty::Mixed => self.line(format!("del {name}[8:]")),
                _ => {}
            }
        }
    }

    fn unpack(&mut self) {
        let (a, b, c) = (self.fresh("a"), self.fresh("b"), self.fresh("c"));
        let pattern = *self.rng.pick(&[
            "A, B = $P",
            "A, B = $i, $s",
            "(A, B) = $P",
            "[A, B] = [$i, $s]",
            "A, *B = $L",
            "*A, B = $T",
            "A, *B, C = $s",
            "A, (B, *C) = $i, $L",
            "A, B, C = $T",
            "A = B = C = $i",
            "(A), B = C = $P",
            "A, B = B, A = $P",
            "[A, [B, C]] = [$i, ($s, $f)]",
            "A, B, *C = $i, $k, *$L",
            "A, = [$i]",
            "*A, = $L",
            "(A, B), C = $P, $i",
            "A, B = $L",
            "A = *$L, $i",
            "for A, B in zip($L, $s): print(A, B)",
            "for A, *B in [$L, $T]: print(A, B)",
            "A = B = [0, 0]; A[0], B[1] = $i, $i",
            "A = {}; A['x'], A['y'] = $P",
        ]);
        let text = pattern.replace("A", &a).replace("B", &b).replace("C", &c);
        let text = self.fill_text(&text, 2);
        self.line(text);
        let shown: Vec<&String> = [&a, &b, &c]
            .into_iter()
            .filter(|name| {
                let mark = if *name == &a {
                    'A'
                } else if *name == &b {
                    'B'
                } else {
                    'C'
                };
                pattern.contains(mark) && !pattern.starts_with("for")
            })
            .collect();
        if !shown.is_empty() {
            let shown: Vec<&str> = shown.into_iter().map(String::as_str).collect();
            self.line(format!("show({})", shown.join(", ")));
        }
    }

    /// Changes a container, within bounds.
    fn change(&mut self) {
        let wanted = *self.rng.pick(&[
            Ty::Ints,
            Ty::Ints,
            Ty::Dict,
            Ty::Dict,
            Ty::Map,
            Ty::Strs,
            Ty::Set,
            Ty::Mixed,
            Ty::Words,
        ]);
        let Some(name) = self.variable(wanted) else { return self.assign_fresh() };
        let small: &[&str] = match wanted {
            Ty::Ints => &[
                "C.append($i % 1000)",
                "C.extend($L[:4])",
                "C.insert($n, $o)",
                "C.pop($n)",
                "C.pop()",
                "C.remove($o)",
                "C.sort()",
                "C.sort(reverse=$b)",
                "C.sort(key=lambda v: -v)",
                "C.reverse()",
                "C[$n] = $i % 1000",
                "C[$n:$n] = $L[:3]",
                "C[::2] = $T[:2]",
                "del C[$n]",
                "del C[$n:$n]",
                "del C[::2]",
                "C[-1] += $i % 100",
                "C[0], C[-1] = C[-1], C[0]",
                "C.clear()",
                "C[:] = $L[:5]",
                "C[0] *= $o",
                "C[1:1] = [$o]",
                "print(C.pop(0))",
                "C[$n:] = []",
                "C[len(C):] = [$o, $o]",
                "del C[:$n:2]",
                "C[$n] //= $n",
            ],
            Ty::Dict => &[
                "C[$k] = $i % 1000",
                "C[$k] += $i % 100",
                "del C[$k]",
                "C.pop($k)",
                "C.pop($k, None)",
                "C.update($D)",
                "C.update(a=$o, q=$o)",
                "C.setdefault($k, $o)",
                "C.clear()",
                "print(C.popitem())",
                "C |= {$k: $o}",
                "C.update([($k, $o)])",
                "C[$s[:2]] = $o",
                "C['x'] = C['a'] = $o",
                "print(list(C.items()), len(C))",
                "C.update(zip($k, $L))",
                "C[$k] -= C.get($k, $o)",
                "for k in list(C): C[k] %= 50",
                "for k in C: C[k + 'n'] = 1; break",
                "C[$k], C['a'] = $o, $o",
            ],
            Ty::Map => &[
                "C[$o] = $s[:5]",
                "C[$i % 9] = $k",
                "del C[$o]",
                "C.pop($o, None)",
                "C.setdefault($o, $k)",
                "C[$o] += $k",
                "C.update({$o: $k})",
                "print(C.popitem())",
                "C[True] = $k",
                "C[$o.0] = $k",
                "C.clear()",
            ],
            Ty::Strs => &[
                "C.append($s[:6])",
                "C.extend($k)",
                "C.insert(0, $k)",
                "C.pop()",
                "C.sort()",
                "C.sort(key=len)",
                "C[0] = $s[:6]",
                "C[0] += $k",
                "C.remove($k)",
                "C += $k",
                "C[$n:$n] = $M[:2]",
                "del C[-1]",
                "C.reverse()",
                "C[$n] = $k",
            ],
            Ty::Set => &[
                "C.add($i % 100)",
                "C.discard($o)",
                "C.remove($o)",
                "C.update($L[:3])",
                "C |= {$o}",
                "C &= $S",
                "C -= {$o}",
                "C ^= {$o, $o}",
                "C.intersection_update($L)",
                "C.difference_update($T)",
                "C.symmetric_difference_update([$o])",
                "C.clear()",
            ],
            Ty::Words => &["C.add($k)", "C.discard($k)", "C.remove($k)", "C.update($k)", "C |= {$k}"],
            _ => &[
                "C.append($a)",
                "C.append(None)",
                "C.insert(0, $k)",
                "C.pop()",
                "C[0] = $o",
                "C += [$o]",
                "C.clear()",
                "C.append([$o])",
                "C.remove(None)",
                "C.reverse()",
            ],
        };
        let template = self.rng.pick(small).replace('C', &name);
        let text = self.fill_text(&template, 2);
        // An augmented assignment to the name itself would make it a local of the function.
        let rebinds = [" += ", " |= ", " &= ", " -= ", " ^= "]
            .iter()
            .any(|op| text.starts_with(&format!("{name}{op}")));
        let local = self.scope().names.iter().any(|own| own.text == name && !own.fixed);
        if rebinds && !local {
            return self.print();
        }
        self.line(text);
        if (self.times > 1 || self.scopes.len() > 1) && matches!(wanted, Ty::Ints | Ty::Strs | Ty::Mixed) {
            self.line(format!("del {name}[9:]"));
        }
        if self.rng.chance(40) {
            self.line(format!("show({name})"));
        }
    }

    fn annotate(&mut self) {
        let ty = *self.rng.pick(STORED);
        let name = self.fresh(ty.prefix());
        if self.rng.chance(20) {
            self.line(format!("{name}: {}", ty.annotation()));
            return;
        }
        let value = self.clipped(ty, 2);
        self.line(format!("{name}: {} = {value}", ty.annotation()));
        self.declare(&name, What::Value(ty));
        if self.rng.chance(10) {
            self.line(format!("({name}): int = {name}"));
        }
    }

    fn delete(&mut self) {
        let name = self.fresh("gone");
        let value = self.text(Ty::Int, 1);
        match self.rng.below(4) {
            0 => self.line(format!("{name} = {value}; del {name}")),
            1 => {
                let other = self.fresh("gone");
                self.line(format!("{name} = {other} = [{value}, 1]"));
                self.line(format!("del {name}[0], ({other})"));
                self.line(format!("print({name})"));
            }
            2 => {
                self.line(format!("{name} = list(range(6))"));
                let (from, to) = (self.rng.below(3), self.rng.below(6));
                self.line(format!("del {name}[{from}:{to}], {name}[-1]"));
                self.line(format!("print({name})"));
            }
            _ => {
                self.line(format!("{name} = {value}"));
                self.line(format!("del [{name}]"));
                if self.caught > 0 && self.rng.chance(50) {
                    self.line(format!("print({name})"));
                }
            }
        }
    }

    fn assert(&mut self) {
        let test = self.test(2).at(level::TEST);
        if self.rng.chance(50) {
            let message = self.any(2).at(level::TEST);
            self.line(format!("assert {test}, {message}"));
        } else {
            self.line(format!("assert {test}"));
        }
    }

    /// Leaves a loop or a function, or raises.
    fn leave(&mut self) {
        let kind = self.kind();
        if self.looping() {
            let word = *self.rng.pick(&["break", "continue"]);
            let test = self.test(2).at(level::TEST);
            return self.line(format!("if {test}: {word}"));
        }
        match kind {
            Kind::Function | Kind::Async => {
                if let Some(ty) = self.scope().result {
                    let (test, value) = (self.test(2).at(level::TEST), self.clipped(ty, 2));
                    self.line(format!("if {test}: return {value}"));
                }
            }
            Kind::Generator => {
                let value = self.text(Ty::Int, 2);
                self.line(format!("yield {value}"));
            }
            _ if self.caught > 0 => {
                let test = self.test(2).at(level::TEST);
                let raised = self.raised();
                self.line(format!("if {test}: raise {raised}"));
            }
            _ => self.print(),
        }
    }

    /// What a `raise` raises.
    pub fn raised(&mut self) -> String {
        let template = *self.rng.pick(&[
            "ValueError($s)",
            "TypeError",
            "KeyError($k)",
            "IndexError($i)",
            "RuntimeError($a, $a)",
            "ZeroDivisionError()",
            "LookupError($s) from None",
            "OSError($k, $o)",
            "ArithmeticError($i) from ValueError($k)",
            "StopIteration($i)",
            "AssertionError($a)",
            "NotImplementedError",
            "AttributeError($k)",
            "NameError('x')",
            "UnicodeError($s)",
            "ExceptionGroup($k, [ValueError($i), KeyError($k)])",
            "Exception($a)",
            "OverflowError(*$L[:2])",
            "$i",
            "$s",
            "None",
            "ImportError($k, name='m')",
            "RecursionError($s)",
            "ExceptionGroup('g', [ExceptionGroup('h', [TypeError($o)]), OSError($k)])",
        ]);
        self.fill_text(template, 2)
    }

    fn import(&mut self) {
        let name = self.fresh("mod");
        let text = match self.rng.below(8) {
            0 => format!("import math as {name}; print({name}.floor({}))", self.text(Ty::Float, 1)),
            1 => format!(
                "from math import gcd as {name}, pi; print({name}({}, 12), pi)",
                self.text(Ty::Int, 1)
            ),
            2 => format!(
                "import collections.abc as {name}; print(isinstance({}, {name}.Sequence))",
                self.any(1).at(level::TEST)
            ),
            3 => format!(
                "from math import (\n{0}    ceil as {name},\n{0}    floor,\n{0}); print({name}({1}), floor(2.5))",
                "    ".repeat(self.indent),
                self.text(Ty::Float, 1)
            ),
            4 => "import os.path, string".to_string(),
            5 if self.kind() == Kind::Module && self.scopes.len() == 1 => "from math import *".to_string(),
            6 if self.caught > 0 => format!("from math import nope_{name}"),
            7 if self.caught > 0 => format!("import nope_{name}.sub"),
            _ => format!(
                "import functools as {name}; print({name}.reduce(lambda x, y: x - y, {}, 0))",
                self.text(Ty::Ints, 2)
            ),
        };
        self.line(text);
    }

    /// An instance of one of the program's classes.
    fn make_object(&mut self) {
        let class = self.find(|name| match &name.what {
            What::Class(class) => Some(class.clone()),
            _ => None,
        });
        let Some(class) = class else { return self.print() };
        if !self.affords(class.cost + 5) {
            return self.print();
        }
        let made = self.instance(&class, 2);
        let name = self.fresh("obj");
        self.line(format!("{name} = {made}"));
        self.declare(&name, What::Object(class.clone()));
        if self.rng.chance(60) {
            self.line(format!("show({name})"));
        }
    }
}
