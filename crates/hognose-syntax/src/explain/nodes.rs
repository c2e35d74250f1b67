//! What a message has to know about an expression: its kind, its place, and its parts where
//! one of them can be the target at fault.

use std::rc::Rc;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NodeKind {
    Name,
    Attribute,
    Subscript,
    Call,
    Starred,
    Tuple,
    List,
    Dict,
    Set,
    ListComp,
    SetComp,
    DictComp,
    Generator,
    Yield,
    Await,
    Lambda,
    Conditional,
    /// The first item is the left side; whether the first operator is `in`.
    Comparison {
        is_in: bool,
    },
    Operation,
    Literal,
    FString,
    TString,
    True,
    False,
    None,
    Ellipsis,
    Named,
}

#[derive(Debug, Clone)]
pub(crate) struct Node {
    pub kind: NodeKind,
    pub start: u32,
    pub end: u32,
    /// From here to `last` it reaches with the parentheses around it, which belong to the expression that it is a
    /// part of.
    pub first: u32,
    pub last: u32,
    pub items: Option<Rc<Vec<Node>>>,
}

/// What the expression was to be the target of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Targets {
    Assigned,
    Deleted,
    Looped,
}

impl Node {
    pub fn new(kind: NodeKind, start: u32, end: u32) -> Self {
        Self { kind, start, end, first: start, last: end, items: None }
    }

    pub fn with(mut self, items: Vec<Node>) -> Self {
        self.items = Some(Rc::new(items));
        self
    }

    pub fn items(&self) -> &[Node] {
        self.items.as_deref().map_or(&[], Vec::as_slice)
    }

    /// The name by which messages call this kind of expression.
    pub fn description(&self) -> &'static str {
        match self.kind {
            NodeKind::Name => "name",
            NodeKind::Attribute => "attribute",
            NodeKind::Subscript => "subscript",
            NodeKind::Call => "function call",
            NodeKind::Starred => "starred",
            NodeKind::Tuple => "tuple",
            NodeKind::List => "list",
            NodeKind::Dict => "dict literal",
            NodeKind::Set => "set display",
            NodeKind::ListComp => "list comprehension",
            NodeKind::SetComp => "set comprehension",
            NodeKind::DictComp => "dict comprehension",
            NodeKind::Generator => "generator expression",
            NodeKind::Yield => "yield expression",
            NodeKind::Await => "await expression",
            NodeKind::Lambda => "lambda",
            NodeKind::Conditional => "conditional expression",
            NodeKind::Comparison { .. } => "comparison",
            NodeKind::Operation => "expression",
            NodeKind::Literal => "literal",
            NodeKind::FString => "f-string expression",
            NodeKind::TString => "t-string expression",
            NodeKind::True => "True",
            NodeKind::False => "False",
            NodeKind::None => "None",
            NodeKind::Ellipsis => "ellipsis",
            NodeKind::Named => "named expression",
        }
    }

    /// Whether the expression can be assigned to.
    pub fn is_target(&self) -> bool {
        self.invalid_target(Targets::Assigned).is_none()
    }

    /// The part that cannot be a target.
    pub fn invalid_target(&self, targets: Targets) -> Option<&Node> {
        match self.kind {
            NodeKind::Name | NodeKind::Attribute | NodeKind::Subscript => None,
            NodeKind::Tuple | NodeKind::List => {
                self.items().iter().find_map(|item| item.invalid_target(targets))
            }
            NodeKind::Starred if targets == Targets::Deleted => Some(self),
            NodeKind::Starred => self.items().first().and_then(|item| item.invalid_target(targets)),
            NodeKind::Comparison { is_in } if targets == Targets::Looped => {
                if is_in {
                    return self.items().first().and_then(|item| item.invalid_target(targets));
                }
                None
            }
            _ => Some(self),
        }
    }
}
