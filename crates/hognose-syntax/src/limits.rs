//! How large and how deep a source may be.
//!
//! Where CPython has a limit of its own, that one holds here with its message. The rest of the
//! limits protect the native stack: see [`MAX_DEPTH`].

/// How deep a tree may be, counted in statements, expressions and patterns from the root.
///
/// Walks over the tree may recurse this deep and no deeper, with one exception: links to the
/// *first operand* of a chain do not count, namely `BinOp.left`, `Attribute.value`,
/// `Subscript.value` and `Call.func`. Such chains (`1+1+1+…`, `a.b.c.…`) are legal at any length,
/// and a walk has to follow those four links in a loop.
/// CPython's own limit on such nesting lies between 1,000 and 6,000, depending on the platform.
pub const MAX_DEPTH: usize = 500;

/// Open brackets, as in CPython.
pub(crate) const MAX_BRACKETS: usize = 200;
/// Levels of indentation including the outermost, as in CPython.
pub(crate) const MAX_INDENTS: usize = 100;
/// F-strings inside f-strings, as in CPython.
pub(crate) const MAX_FSTRINGS: usize = 150;
/// Nested loops, `with` and `try` in one function, as in CPython.
pub(crate) const MAX_BLOCKS: usize = 21;
/// What the gate lets through to the parser, whose own recursion is on a growing stack.
pub(crate) const MAX_PREFIXES: usize = 2 * MAX_DEPTH;

/// What the caller allows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    pub max_source_bytes: usize,
    /// At most [`MAX_DEPTH`].
    pub max_depth: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { max_source_bytes: 16 << 20, max_depth: MAX_DEPTH }
    }
}
