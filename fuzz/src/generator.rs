//! The state of a generation: what was written, which names are in scope, how much the program will cost.
//!
//! Every statement costs as often as the loops around it run; a call costs what its function does. Nothing is written
//! that would take the program beyond [`MOST`].

use crate::rng::Rng;
use crate::types::Ty;
use std::rc::Rc;

/// What a whole program may cost, in expressions that are evaluated.
pub const MOST: u64 = 2500;

/// What a function can be called with, and what comes of it.
pub struct Signature {
    pub params: Vec<Param>,
    pub result: Ty,
    pub cost: u64,
    pub is_async: bool,
}

pub struct Param {
    pub name: String,
    pub ty: Ty,
    pub kind: ParamKind,
    pub default: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ParamKind {
    PositionalOnly,
    Usual,
    Rest,
    KeywordOnly,
    Keywords,
}

/// A class with what its instances offer.
pub struct Class {
    pub name: String,
    /// What `__init__` takes.
    pub fields: Vec<(String, Ty)>,
    /// Expressions in which `self` is an instance.
    pub uses: Vec<(Ty, String)>,
    pub methods: Vec<(String, Rc<Signature>)>,
    pub cost: u64,
}

#[derive(Clone)]
pub enum What {
    Value(Ty),
    Function(Rc<Signature>),
    Class(Rc<Class>),
    Object(Rc<Class>),
}

#[derive(Clone)]
pub struct Name {
    pub text: String,
    pub what: What,
    /// Not to be assigned to: it counts a loop, or a function reads it.
    pub fixed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Module,
    Function,
    Generator,
    Async,
    Class,
    Lambda,
}

pub struct Scope {
    pub kind: Kind,
    pub names: Vec<Name>,
    /// How many loops of this scope are around.
    pub loops: u32,
    /// What `return` gives.
    pub result: Option<Ty>,
}

pub struct Generator {
    pub rng: Rng,
    pub lines: Vec<String>,
    pub indent: usize,
    pub scopes: Vec<Scope>,
    pub counter: u32,
    pub times: u64,
    pub cost: u64,
    /// The program imports modules; then it catches everything, since their levels show in tracebacks of CPython only.
    pub library: bool,
    /// Something is wrong on purpose in the statement.
    pub wrong: bool,
    pub wrong_rate: usize,
    pub walrus: bool,
    /// Statements nested in statements.
    pub nesting: u32,
    pub caught: u32,
}

impl Generator {
    pub fn new(seed: u64) -> Generator {
        let mut rng = Rng::new(seed);
        let library = rng.chance(45);
        Generator {
            rng,
            lines: Vec::new(),
            indent: 0,
            scopes: vec![Scope { kind: Kind::Module, names: Vec::new(), loops: 0, result: None }],
            counter: 0,
            times: 1,
            cost: 0,
            library,
            wrong: false,
            wrong_rate: 12,
            walrus: true,
            nesting: 0,
            caught: 0,
        }
    }

    pub fn line(&mut self, text: impl AsRef<str>) {
        let text = text.as_ref();
        self.lines.push(format!("{}{text}", "    ".repeat(self.indent)));
    }

    /// A name that nothing has yet.
    pub fn fresh(&mut self, prefix: &str) -> String {
        self.counter += 1;
        format!("{prefix}{}", self.counter)
    }

    pub fn scope(&mut self) -> &mut Scope {
        self.scopes.last_mut().expect("the module's scope is never left")
    }

    pub fn kind(&self) -> Kind {
        self.scopes.last().expect("the module's scope is never left").kind
    }

    pub fn declare(&mut self, text: &str, what: What) {
        self.scope().names.push(Name { text: text.to_string(), what, fixed: false });
    }

    pub fn declare_fixed(&mut self, text: &str, what: What) {
        self.scope().names.push(Name { text: text.to_string(), what, fixed: true });
    }

    /// Names that can be read here: those of a class are not seen by its functions.
    fn readable(&self) -> impl Iterator<Item = &Name> {
        let last = self.scopes.len() - 1;
        self.scopes
            .iter()
            .enumerate()
            .filter(move |(at, scope)| *at == last || scope.kind != Kind::Class)
            .flat_map(|(_, scope)| scope.names.iter())
    }

    /// A variable of a type that can be read here.
    pub fn variable(&mut self, ty: Ty) -> Option<String> {
        let found: Vec<String> = self
            .readable()
            .filter(|name| matches!(name.what, What::Value(other) if other == ty))
            .map(|name| name.text.clone())
            .collect();
        if found.is_empty() { None } else { Some(self.rng.pick(&found).clone()) }
    }

    /// A variable of this scope that may be assigned to.
    pub fn assignable(&mut self) -> Option<(String, Ty)> {
        let found: Vec<(String, Ty)> = self
            .scope()
            .names
            .iter()
            .filter_map(|name| match name.what {
                What::Value(ty) if !name.fixed => Some((name.text.clone(), ty)),
                _ => None,
            })
            .collect();
        if found.is_empty() { None } else { Some(self.rng.pick(&found).clone()) }
    }

    /// Something in scope that `wanted` accepts.
    pub fn find<T>(&mut self, wanted: impl Fn(&Name) -> Option<T>) -> Option<T> {
        let mut found: Vec<T> = self.readable().filter_map(wanted).collect();
        if found.is_empty() {
            return None;
        }
        let at = self.rng.below(found.len());
        Some(found.swap_remove(at))
    }

    pub fn spend(&mut self, amount: u64) {
        self.cost += self.times * amount;
    }

    /// Whether so much more can be spent.
    pub fn affords(&self, amount: u64) -> bool {
        self.cost + self.times * amount < MOST
    }

    /// An indented block; what it declares is forgotten at its end.
    pub fn block(&mut self, body: impl FnOnce(&mut Generator)) {
        self.indent += 1;
        self.nesting += 1;
        let (lines, names) = (self.lines.len(), self.scope().names.len());
        body(self);
        if self.lines.len() == lines {
            self.line("pass");
        }
        self.scope().names.truncate(names);
        self.nesting -= 1;
        self.indent -= 1;
    }

    /// A block with a scope of its own; gives what a run of it costs.
    pub fn scoped(&mut self, kind: Kind, result: Option<Ty>, body: impl FnOnce(&mut Generator)) -> u64 {
        self.scopes.push(Scope { kind, names: Vec::new(), loops: 0, result });
        let outside = (self.cost, self.times, self.walrus, self.wrong_rate);
        self.times = 1;
        // A function is small, so that it can be called.
        self.cost = MOST - MOST / 6;
        self.walrus = kind != Kind::Class;
        self.block(body);
        let cost = self.cost - (MOST - MOST / 6);
        (self.cost, self.times, self.walrus, self.wrong_rate) = outside;
        self.scopes.pop();
        cost + 2
    }

    /// A block that runs so many times.
    pub fn repeated(&mut self, times: u64, body: impl FnOnce(&mut Generator)) {
        let before = self.times;
        self.times *= times;
        self.scope().loops += 1;
        self.block(body);
        self.scope().loops -= 1;
        self.times = before;
    }

    pub fn looping(&self) -> bool {
        self.scopes.last().is_some_and(|scope| scope.loops > 0)
    }
}
