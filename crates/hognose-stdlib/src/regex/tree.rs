//! A pattern as a tree: what is matched, how wide it is and what it may begin with.
//!
//! Flags are already applied: case, lines and categories are in the sets and anchors. Nodes nest as deep as
//! groups do, which the parser limits, so that walks over the tree may recurse.

use super::class::{ALL_KINDS, Set, kind_beyond_latin};
use std::rc::Rc;

/// No limit of a repetition.
pub const UNLIMITED: u32 = u32::MAX;

/// A test of a single character.
#[derive(Clone, Debug)]
pub enum Single {
    Char(u32),
    NotChar(u32),
    /// Any but the line feed.
    InLine,
    Any,
    Set(Rc<Set>),
}

/// A place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    Start,
    LineStart,
    /// The end, or before a line feed at the end.
    End,
    LineEnd,
    VeryEnd,
    /// Between a word character and another; with Unicode's or ASCII's words.
    Boundary {
        unicode: bool,
    },
    NoBoundary {
        unicode: bool,
    },
}

/// How a repetition tries its lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Greed {
    Greedy,
    Lazy,
    Possessive,
}

/// How a reference to a group compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    Exact,
    IgnoreCase { unicode: bool },
}

/// What a node matches.
#[derive(Debug)]
pub enum Kind {
    Empty,
    Fail,
    One(Single),
    At(At),
    Seq(Vec<Node>),
    Alt(Vec<Node>),
    /// A group, captured when it has a number.
    Group {
        number: Option<u32>,
        body: Box<Node>,
    },
    Repeat {
        min: u32,
        max: u32,
        greed: Greed,
        body: Box<Node>,
    },
    Reference {
        group: u32,
        compare: Compare,
    },
    Conditional {
        group: u32,
        yes: Box<Node>,
        no: Box<Node>,
    },
    Look {
        behind: Option<usize>,
        negate: bool,
        body: Box<Node>,
    },
    Atomic(Box<Node>),
}

/// A part of a pattern.
#[derive(Debug)]
pub struct Node {
    pub kind: Kind,
    /// The least and greatest width, capped at `u64::MAX`.
    pub min: u64,
    pub max: u64,
    pub first: First,
    /// About how many instructions it takes.
    pub size: usize,
}

/// What a match may begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct First {
    /// The characters of Latin-1.
    pub latin: [u64; 4],
    /// The kinds of characters beyond.
    pub wide: u8,
    /// Whether nothing at all may match, so that what follows decides.
    pub empty: bool,
}

impl First {
    pub const NOTHING: First = First { latin: [0; 4], wide: 0, empty: false };
    pub const EMPTY: First = First { latin: [0; 4], wide: 0, empty: true };
    pub const ANYTHING: First = First { latin: [u64::MAX; 4], wide: ALL_KINDS, empty: true };

    fn of(single: &Single) -> First {
        let mut first = First::NOTHING;
        match single {
            Single::Char(code) if *code < 256 => first.latin[(code >> 6) as usize] |= 1 << (code & 63),
            Single::Char(code) => first.wide = kind_beyond_latin(*code),
            Single::NotChar(code) => {
                first = First { empty: false, ..First::ANYTHING };
                if *code < 256 {
                    first.latin[(code >> 6) as usize] &= !(1 << (code & 63));
                }
            }
            Single::InLine => {
                first = First { empty: false, ..First::ANYTHING };
                first.latin[0] &= !(1 << 10);
            }
            Single::Any => first = First { empty: false, ..First::ANYTHING },
            Single::Set(set) => first = First { latin: set.latin, wide: set.may_be, empty: false },
        }
        first
    }

    /// This or the other.
    pub fn or(self, other: First) -> First {
        let mut latin = self.latin;
        for (word, more) in latin.iter_mut().zip(other.latin) {
            *word |= more;
        }
        First { latin, wide: self.wide | other.wide, empty: self.empty || other.empty }
    }

    /// This, and the other behind it.
    pub fn then(self, other: First) -> First {
        if self.empty { First { empty: other.empty, ..self.or(other) } } else { self }
    }

    /// Whether nothing that begins one can begin the other.
    pub fn excludes(self, other: First) -> bool {
        !self.empty
            && !other.empty
            && self.wide & other.wide == 0
            && self.latin.iter().zip(other.latin).all(|(one, two)| one & two == 0)
    }

    /// The only character it may be.
    pub fn only(self) -> Option<u32> {
        let ones: u32 = self.latin.iter().map(|word| word.count_ones()).sum();
        if self.empty || self.wide != 0 || ones != 1 {
            return None;
        }
        (0..256).find(|&code: &u32| self.latin[(code >> 6) as usize] >> (code & 63) & 1 != 0)
    }
}

impl Node {
    fn new(kind: Kind, min: u64, max: u64, first: First, size: usize) -> Node {
        Node { kind, min, max, first, size }
    }

    pub fn empty() -> Node {
        Node::new(Kind::Empty, 0, 0, First::EMPTY, 0)
    }

    pub fn fail() -> Node {
        // No width of its own, as CPython counts it.
        Node::new(Kind::Fail, 0, 0, First::EMPTY, 1)
    }

    pub fn one(single: Single) -> Node {
        let first = First::of(&single);
        Node::new(Kind::One(single), 1, 1, first, 1)
    }

    pub fn at(at: At) -> Node {
        Node::new(Kind::At(at), 0, 0, First::EMPTY, 1)
    }

    pub fn seq(mut items: Vec<Node>) -> Node {
        if items.len() <= 1 {
            return items.pop().unwrap_or_else(Node::empty);
        }
        let (mut min, mut max, mut size) = (0u64, 0u64, 0usize);
        let mut first = First::EMPTY;
        for item in &items {
            min = min.saturating_add(item.min);
            max = max.saturating_add(item.max);
            size = size.saturating_add(item.size);
            first = first.then(item.first);
        }
        Node::new(Kind::Seq(items), min, max, first, size)
    }

    pub fn alt(mut branches: Vec<Node>) -> Node {
        if branches.len() <= 1 {
            return branches.pop().unwrap_or_else(Node::empty);
        }
        let min = branches.iter().map(|branch| branch.min).min().unwrap_or(0);
        let max = branches.iter().map(|branch| branch.max).max().unwrap_or(0);
        let first = branches.iter().fold(First::NOTHING, |first, branch| first.or(branch.first));
        let size = branches.iter().fold(2usize, |sum, branch| sum.saturating_add(branch.size + 1));
        Node::new(Kind::Alt(branches), min, max, first, size)
    }

    pub fn group(number: Option<u32>, body: Node) -> Node {
        let (min, max, first, size) = (body.min, body.max, body.first, body.size.saturating_add(2));
        Node::new(Kind::Group { number, body: Box::new(body) }, min, max, first, size)
    }

    pub fn atomic(body: Node) -> Node {
        let (min, max, first, size) = (body.min, body.max, body.first, body.size.saturating_add(2));
        Node::new(Kind::Atomic(Box::new(body)), min, max, first, size)
    }

    pub fn look(behind: Option<usize>, negate: bool, body: Node) -> Node {
        let size = body.size.saturating_add(2);
        Node::new(Kind::Look { behind, negate, body: Box::new(body) }, 0, 0, First::EMPTY, size)
    }

    pub fn reference(group: u32, compare: Compare, (min, max): (u64, u64)) -> Node {
        Node::new(Kind::Reference { group, compare }, min, max, First::ANYTHING, 1)
    }

    pub fn conditional(group: u32, yes: Node, no: Option<Node>) -> Node {
        let no = no.unwrap_or_else(Node::empty);
        let (min, max) = (yes.min.min(no.min), yes.max.max(no.max));
        let first = yes.first.or(no.first);
        let size = yes.size.saturating_add(no.size).saturating_add(2);
        Node::new(Kind::Conditional { group, yes: Box::new(yes), no: Box::new(no) }, min, max, first, size)
    }

    pub fn repeat(min: u32, max: u32, greed: Greed, body: Node) -> Node {
        let least = body.min.saturating_mul(u64::from(min));
        let most = match max {
            UNLIMITED if body.max > 0 => u64::MAX,
            max => body.max.saturating_mul(u64::from(max)),
        };
        let mut first = body.first;
        if max == 0 {
            first = First::EMPTY;
        } else if min == 0 {
            first = first.or(First::EMPTY);
        }
        let size = body.size.saturating_add(3);
        Node::new(Kind::Repeat { min, max, greed, body: Box::new(body) }, least, most, first, size)
    }

    /// Whether it is wrapped as a group without a number, or anything else that a repetition may follow.
    pub fn without_plain_group(self) -> Node {
        match self.kind {
            Kind::Group { number: None, body } => *body,
            kind => Node { kind, ..self },
        }
    }
}
