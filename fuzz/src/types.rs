//! The types that generated expressions have, and how tightly an expression binds.
//!
//! A letter names a type in templates (`tables`, `pieces`). The types are few and flat: enough to know which
//! operation an operand has, not what a checker would want.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ty {
    Int,
    /// An integer that is small enough for a length, a shift or an index.
    Small,
    Float,
    Bool,
    Complex,
    Str,
    Bytes,
    /// `list[int]`
    Ints,
    /// `list[str]`
    Strs,
    /// A list of anything.
    Mixed,
    /// `tuple[int, ...]`
    Tuple,
    /// `tuple[int, str]`
    Pair,
    /// `dict[str, int]`
    Dict,
    /// `dict[int, str]`
    Map,
    /// `set[int]`
    Set,
    /// `set[str]`
    Words,
    /// `frozenset[int]`
    Frozen,
    None,
    /// A function of one integer that gives an integer.
    Function,
    /// An iterator over integers.
    Iterator,
}

/// Types whose values print alike everywhere, whatever they hold.
pub const PLAIN: &[Ty] = &[
    Ty::Int,
    Ty::Int,
    Ty::Int,
    Ty::Float,
    Ty::Bool,
    Ty::Complex,
    Ty::Str,
    Ty::Str,
    Ty::Bytes,
    Ty::Ints,
    Ty::Strs,
    Ty::Mixed,
    Ty::Tuple,
    Ty::Pair,
    Ty::Dict,
    Ty::Map,
    Ty::None,
];

/// Types of which variables are made.
pub const STORED: &[Ty] = &[
    Ty::Int,
    Ty::Int,
    Ty::Float,
    Ty::Bool,
    Ty::Complex,
    Ty::Str,
    Ty::Str,
    Ty::Bytes,
    Ty::Ints,
    Ty::Ints,
    Ty::Strs,
    Ty::Mixed,
    Ty::Tuple,
    Ty::Pair,
    Ty::Dict,
    Ty::Map,
    Ty::Set,
    Ty::Words,
    Ty::Frozen,
    Ty::Function,
];

impl Ty {
    /// The type that a letter of a template names.
    pub fn of(letter: char) -> Option<Ty> {
        Some(match letter {
            'i' => Ty::Int,
            'n' => Ty::Small,
            'f' => Ty::Float,
            'b' => Ty::Bool,
            'c' => Ty::Complex,
            's' => Ty::Str,
            'y' => Ty::Bytes,
            'L' => Ty::Ints,
            'M' => Ty::Strs,
            'X' => Ty::Mixed,
            'T' => Ty::Tuple,
            'P' => Ty::Pair,
            'D' => Ty::Dict,
            'E' => Ty::Map,
            'S' => Ty::Set,
            'W' => Ty::Words,
            'Z' => Ty::Frozen,
            'N' => Ty::None,
            'F' => Ty::Function,
            'G' => Ty::Iterator,
            _ => return None,
        })
    }

    /// How variables of the type are called.
    pub fn prefix(self) -> &'static str {
        match self {
            Ty::Int => "i",
            Ty::Small => "n",
            Ty::Float => "x",
            Ty::Bool => "b",
            Ty::Complex => "z",
            Ty::Str => "s",
            Ty::Bytes => "data",
            Ty::Ints => "items",
            Ty::Strs => "names",
            Ty::Mixed => "mixed",
            Ty::Tuple => "t",
            Ty::Pair => "pair",
            Ty::Dict => "d",
            Ty::Map => "m",
            Ty::Set => "u",
            Ty::Words => "w",
            Ty::Frozen => "fz",
            Ty::None => "nothing",
            Ty::Function => "fn",
            Ty::Iterator => "it",
        }
    }

    /// What an annotation says.
    pub fn annotation(self) -> &'static str {
        match self {
            Ty::Int | Ty::Small => "int",
            Ty::Float => "float",
            Ty::Bool => "bool",
            Ty::Complex => "complex",
            Ty::Str => "str",
            Ty::Bytes => "bytes",
            Ty::Ints => "list[int]",
            Ty::Strs => "list[str]",
            Ty::Mixed => "list",
            Ty::Tuple => "tuple[int, ...]",
            Ty::Pair => "tuple[int, str]",
            Ty::Dict => "dict[str, int]",
            Ty::Map => "dict[int, str]",
            Ty::Set => "set[int]",
            Ty::Words => "set[str]",
            Ty::Frozen => "frozenset[int]",
            Ty::None => "None",
            Ty::Function => "'callable'",
            Ty::Iterator => "'iterator'",
        }
    }
}

/// How tightly an expression binds, from loosest to tightest.
pub mod level {
    pub const WALRUS: u8 = 0;
    pub const LAMBDA: u8 = 1;
    pub const TEST: u8 = 2;
    pub const OR: u8 = 3;
    pub const AND: u8 = 4;
    pub const NOT: u8 = 5;
    pub const COMPARE: u8 = 6;
    pub const BIT_OR: u8 = 7;
    pub const BIT_XOR: u8 = 8;
    pub const BIT_AND: u8 = 9;
    pub const SHIFT: u8 = 10;
    pub const ADD: u8 = 11;
    pub const MULTIPLY: u8 = 12;
    pub const SIGN: u8 = 13;
    pub const POWER: u8 = 14;
    pub const AWAIT: u8 = 15;
    /// A number, which wants parentheses before a dot.
    pub const NUMBER: u8 = 16;
    pub const PRIMARY: u8 = 17;
}

/// The text of an expression.
#[derive(Clone, Debug)]
pub struct Expr {
    pub text: String,
    pub level: u8,
}

impl Expr {
    pub fn new(text: impl Into<String>, level: u8) -> Expr {
        Expr { text: text.into(), level }
    }

    pub fn primary(text: impl Into<String>) -> Expr {
        Expr::new(text, level::PRIMARY)
    }

    /// The text as it stands where at least this level is needed.
    pub fn at(self, level: u8) -> String {
        if self.level >= level { self.text } else { format!("({})", self.text) }
    }
}
