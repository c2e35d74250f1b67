//! Texts with holes: one for expressions, one for whole pieces of a program.
//!
//! In an expression, `$` and a letter is a hole (`tables` has the letters). A piece has lines of its own and more:
//! `§x` is a name that is fresh in each use of the piece, `«a|b»` is one of the two, a line that begins with `?` is there
//! or not (with what is indented below it), and a line `%body` is some generated statements.

use crate::generator::{Generator, Kind, Scope, What};
use crate::types::{Expr, PLAIN, Ty, level};
use std::collections::BTreeMap;

impl Generator {
    /// An expression from a template.
    pub fn fill(&mut self, template: &str, depth: u32) -> Expr {
        let (template, loose) = match template.strip_prefix('~') {
            // What begins with two is an inversion.
            Some(rest) => (rest, true),
            None => (template, template.contains("lambda") && template.starts_with("lambda")),
        };
        let walrus = self.walrus;
        let comprehension = template.contains(" for ") || template.contains("lambda");
        if comprehension {
            self.walrus = false;
        }
        let text = self.fill_text(template, depth);
        self.walrus = walrus;
        Expr::new(text, if loose { level::LAMBDA } else { level::PRIMARY })
    }

    /// The text of a template.
    pub fn fill_text(&mut self, template: &str, depth: u32) -> String {
        let mut own: Option<(String, Ty)> = None;
        let mut text = String::new();
        let chars: Vec<char> = template.chars().collect();
        let mut at = 0;
        while at < chars.len() {
            if chars[at] != '$' {
                text.push(chars[at]);
                at += 1;
                continue;
            }
            let letter = chars.get(at + 1).copied().unwrap_or('i');
            let next = chars.get(at + 2).copied();
            at += 2;
            match letter {
                'v' => {
                    if own.is_none() {
                        let ty = if template.contains("$v in $s") || template.contains("$v in $M") {
                            Ty::Str
                        } else {
                            Ty::Int
                        };
                        own = Some((self.fresh("v"), ty));
                    }
                    let (name, _) = own.as_ref().expect("it was just made");
                    text.push_str(name);
                }
                'k' => text.push_str(&self.word()),
                'o' => {
                    let digit = self.rng.between(1, 6);
                    text.push_str(&digit.to_string());
                }
                _ => {
                    let ty = match letter {
                        'a' => *self.rng.pick(PLAIN),
                        'h' => *self.rng.pick(&[Ty::Int, Ty::Str, Ty::Bool, Ty::Tuple, Ty::Pair, Ty::None]),
                        _ => Ty::of(letter).unwrap_or(Ty::Int),
                    };
                    let iterated = text.ends_with(" in ") && text.contains(" for ");
                    let visible = match &own {
                        Some((name, own_ty)) if !iterated => {
                            let names = Vec::new();
                            self.scopes.push(Scope { kind: Kind::Lambda, names, loops: 0, result: None });
                            let (name, own_ty) = (name.clone(), *own_ty);
                            self.declare_fixed(&name, What::Value(own_ty));
                            true
                        }
                        _ => false,
                    };
                    let expr = self.expression(ty, depth.saturating_sub(1));
                    if visible {
                        self.scopes.pop();
                    }
                    let before = text.trim_end().chars().next_back();
                    let free = matches!(before, None | Some('(' | ',' | '[' | '='))
                        && matches!(next, None | Some(')' | ',' | ']'))
                        && !text.trim_end().ends_with(['<', '>', '!'])
                        && !["==", "!=", "<=", ">="].iter().any(|op| text.trim_end().ends_with(op));
                    let needed = match next {
                        Some('.' | '[' | '(') => level::PRIMARY,
                        _ if free => level::TEST,
                        _ => level::AWAIT,
                    };
                    text.push_str(&expr.at(needed));
                }
            }
        }
        text
    }

    /// Writes a piece.
    pub fn piece(&mut self, piece: &str) {
        let mut names: BTreeMap<String, String> = BTreeMap::new();
        let mut skipped: Option<usize> = None;
        let mut kept: Option<usize> = None;
        let mut header: Option<usize> = None;
        let base = self.indent;
        let walrus = std::mem::replace(&mut self.walrus, false);
        for line in piece.lines() {
            let (optional, line) = match line.strip_prefix('?') {
                Some(rest) => (true, rest),
                None => (false, line),
            };
            let inner = line.trim_start();
            if inner.is_empty() {
                continue;
            }
            let depth = (line.len() - inner.len()) / 4;
            if skipped.is_some_and(|limit| depth > limit) {
                continue;
            }
            skipped = None;
            // What is below an optional line that is there is there too.
            let below = kept.is_some_and(|limit| depth > limit);
            if !below {
                kept = None;
                if optional && self.rng.chance(45) {
                    skipped = Some(depth);
                    continue;
                }
                kept = optional.then_some(depth);
            }
            if let Some(above) = header.take()
                && above >= depth
            {
                self.indent = base + above + 1;
                self.line("pass");
            }
            self.indent = base + depth;
            if inner == "%body" {
                let n = self.rng.below(2) + 1;
                self.block_of_piece(n);
                continue;
            }
            let text = self.choose(inner);
            let text = self.name(&text, &mut names);
            let text = self.fill_text(&text, 2);
            self.spend(2);
            header = text.ends_with(':').then_some(depth);
            self.line(text);
        }
        if let Some(above) = header {
            self.indent = base + above + 1;
            self.line("pass");
        }
        self.indent = base;
        self.walrus = walrus;
    }

    /// Statements in the middle of a piece: what they declare is forgotten.
    fn block_of_piece(&mut self, n: usize) {
        // A scope of its own: the piece may be inside a function.
        self.scopes.push(Scope { kind: Kind::Lambda, names: Vec::new(), loops: 0, result: None });
        let rate = std::mem::replace(&mut self.wrong_rate, 0);
        for _ in 0..n {
            self.simple();
        }
        self.wrong_rate = rate;
        self.scopes.pop();
    }

    /// Decides the choices of a line.
    fn choose(&mut self, line: &str) -> String {
        let mut text = String::new();
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('«') {
            let (choices, behind) = after.split_once('»').expect("a choice of a piece ends on its line");
            let choices: Vec<&str> = choices.split('|').collect();
            text.push_str(before);
            text.push_str(choices[self.rng.below(choices.len())]);
            rest = behind;
        }
        text.push_str(rest);
        text
    }

    /// Gives the names of a piece their fresh texts.
    fn name(&mut self, line: &str, names: &mut BTreeMap<String, String>) -> String {
        let mut text = String::new();
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('§') {
            text.push_str(before);
            let end = after.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(after.len());
            let word = &after[..end];
            let fresh = match names.get(word) {
                Some(fresh) => fresh.clone(),
                None => self.fresh(word),
            };
            names.insert(word.to_string(), fresh.clone());
            text.push_str(&fresh);
            rest = &after[end..];
        }
        text.push_str(rest);
        text
    }
}
