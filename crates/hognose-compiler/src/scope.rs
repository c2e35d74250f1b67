//! Scopes: which names each piece of the source binds, and from where it gets the others.
//!
//! A *scope* is where names are bound. A *body* is what becomes a function of the unit. Every
//! scope is a body, except list, set and dict comprehensions, whose instructions stand in
//! the body around them. `analyze` fills the scopes; [`Scopes::resolve`] then finds out which
//! variables live in cells and what each body captures.

use std::collections::BTreeSet;
use std::sync::Arc;

use hognose_syntax::ast::Expr;
use hognose_syntax::{SmallMap, SmallSet};

use crate::names::{Names, Private, Symbol};

/// The number of a scope.
pub(crate) type ScopeId = usize;

/// What makes a scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScopeKind {
    Module,
    Class,
    /// A `def` or a lambda.
    Function,
    /// A generator expression.
    Generator,
    /// A list, set or dict comprehension.
    Comprehension,
    /// The scope around a definition with type parameters.
    TypeParams,
    /// Annotations and other expressions that are evaluated when somebody asks.
    Annotation,
}

/// Which scope of a node is meant, since one definition can have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Role {
    Body,
    TypeParams,
    Annotations,
    Bound,
    Default,
}

/// What a scope does with a name.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    pub bound: bool,
    pub global: bool,
    pub nonlocal: bool,
    pub used: bool,
}

impl Usage {
    /// Whether the name is a variable of the scope itself.
    pub fn is_own(self) -> bool {
        self.bound && !self.global && !self.nonlocal
    }
}

/// A variable annotation, evaluated on demand.
#[derive(Clone, Copy)]
pub(crate) struct Annotated<'a> {
    pub name: Symbol,
    pub annotation: &'a Expr,
    /// The number under which it is noted when the statement runs, if it may not run.
    pub condition: Option<u32>,
}

/// One scope.
pub(crate) struct Scope<'a> {
    pub kind: ScopeKind,
    pub parent: Option<ScopeId>,
    /// The class for the mangling of private names.
    pub private: Option<Arc<Private>>,
    pub names: SmallMap<Symbol, Usage>,
    /// The bound names in the order in which they first appear.
    pub order: Vec<Symbol>,
    pub params: Vec<Symbol>,
    pub yields: bool,
    pub awaits: bool,
    /// A `try` or `with` stands in it.
    pub handles: bool,
    /// What a comprehension goes over first has scopes in it.
    pub goes_over_scopes: bool,
    /// It asks for its own variables as a dict, possibly.
    pub inspects: bool,
    /// Names that `:=` assigns and names that `del` or the end of an `except` unbinds.
    pub walrus: SmallSet<Symbol>,
    pub deleted: SmallSet<Symbol>,
    /// An annotation scope directly in a class, which sees the names of that class.
    pub sees_class: bool,
    /// Own names that inner bodies capture.
    pub cells: SmallSet<Symbol>,
    /// Names of enclosing functions that this body captures, sorted by their text.
    pub captures: Vec<Symbol>,
    captured: SmallSet<Symbol>,
    /// Variable annotations of a class or module.
    pub annotations: Vec<Annotated<'a>>,
    pub annotation_scope: Option<ScopeId>,
    /// Whether the body of a class or module annotates anything.
    pub annotated: bool,
    /// How many annotations are conditional.
    pub conditions: u32,
    /// Attributes that methods assign through `self`.
    pub static_attributes: BTreeSet<Arc<str>>,
}

/// All scopes of a unit.
pub(crate) struct Scopes<'a> {
    pub list: Vec<Scope<'a>>,
    pub by_node: SmallMap<(usize, Role), ScopeId>,
}

impl<'a> Scope<'a> {
    pub fn new(kind: ScopeKind, parent: Option<ScopeId>, private: Option<Arc<Private>>) -> Scope<'a> {
        Scope {
            kind,
            parent,
            private,
            names: SmallMap::default(),
            order: Vec::new(),
            params: Vec::new(),
            yields: false,
            awaits: false,
            handles: false,
            goes_over_scopes: false,
            inspects: false,
            walrus: SmallSet::default(),
            deleted: SmallSet::default(),
            sees_class: false,
            cells: SmallSet::default(),
            captures: Vec::new(),
            captured: SmallSet::default(),
            annotations: Vec::new(),
            annotation_scope: None,
            annotated: false,
            conditions: 0,
            static_attributes: BTreeSet::new(),
        }
    }

    pub fn usage(&self, name: Symbol) -> Usage {
        self.names.get(&name).copied().unwrap_or_default()
    }

    pub fn bind(&mut self, name: Symbol) {
        let usage = self.names.entry(name);
        if !usage.bound {
            usage.bound = true;
            self.order.push(name);
        }
    }

    pub fn mention(&mut self, name: Symbol) {
        self.names.entry(name).used = true;
    }

    /// Whether its own names are variables (and not items of a namespace).
    pub fn is_function_like(&self) -> bool {
        !matches!(self.kind, ScopeKind::Module | ScopeKind::Class)
    }
}

impl<'a> Scopes<'a> {
    /// The body whose instructions a scope's are among.
    pub fn body_of(&self, mut scope: ScopeId) -> ScopeId {
        while self.list[scope].kind == ScopeKind::Comprehension {
            match self.list[scope].parent {
                Some(parent) => scope = parent,
                None => break,
            }
        }
        scope
    }

    /// Finds cells and captures for every name that is used where it is not bound.
    pub fn resolve(&mut self, names: &Names) {
        for scope in 0..self.list.len() {
            let mut outer: Vec<Symbol> = self.list[scope]
                .names
                .iter()
                .filter(|(_, usage)| match usage {
                    u if u.global => false,
                    u if u.nonlocal => true,
                    u => u.used && !u.bound,
                })
                .map(|(name, _)| *name)
                .collect();
            outer.sort_unstable();
            for name in outer {
                self.capture(scope, name);
            }
        }
        // Closures show their cells in the order of the names.
        for scope in &mut self.list {
            scope.captures.sort_unstable_by(|a, b| names.text(*a).cmp(names.text(*b)));
        }
    }

    /// The scope of the function, or the class for its implicit cells, that provides `name` to `scope`.
    fn provider(&self, scope: ScopeId, name: Symbol) -> Option<ScopeId> {
        let mut at = self.list[scope].parent;
        let seen = if self.list[scope].sees_class { self.class_seen_by(scope) } else { None };
        while let Some(id) = at {
            let here = &self.list[id];
            match here.kind {
                ScopeKind::Module => return None,
                ScopeKind::Class => {
                    let conditions = name == Symbol::CONDITIONS && here.conditions > 0;
                    if name == Symbol::CLASS || name == Symbol::CLASS_DICT || conditions {
                        return Some(id);
                    }
                    let usage = here.usage(name);
                    if seen == Some(id) && (usage.global || usage.is_own()) {
                        return None;
                    }
                }
                _ => {
                    let usage = here.usage(name);
                    if usage.global {
                        return None;
                    }
                    if usage.is_own() {
                        return Some(id);
                    }
                }
            }
            at = here.parent;
        }
        None
    }

    /// The class whose names an annotation scope sees.
    pub fn class_seen_by(&self, scope: ScopeId) -> Option<ScopeId> {
        let mut at = self.list[scope].parent?;
        while self.list[at].kind != ScopeKind::Class {
            if !self.list[at].sees_class {
                return None;
            }
            at = self.list[at].parent?;
        }
        Some(at)
    }

    /// Whether a scope between an annotation scope and the class that it sees binds the name.
    pub fn is_bound_below_class(&self, scope: ScopeId, name: Symbol) -> bool {
        let mut at = self.list[scope].parent;
        while let Some(id) = at {
            let here = &self.list[id];
            if here.kind == ScopeKind::Class {
                return false;
            }
            if here.usage(name).is_own() {
                return true;
            }
            at = here.parent;
        }
        false
    }

    fn capture(&mut self, scope: ScopeId, name: Symbol) {
        let Some(provider) = self.provider(scope, name) else { return };
        let target = self.body_of(provider);
        let mut body = self.body_of(scope);
        if body == target {
            return;
        }
        self.list[provider].cells.insert(name, ());
        while body != target {
            if !self.list[body].captured.insert(name, ()) {
                return;
            }
            self.list[body].captures.push(name);
            let Some(parent) = self.list[body].parent else { return };
            body = self.body_of(parent);
        }
    }
}
