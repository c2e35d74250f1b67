//! A guest value in one word.
//!
//! [`Value`] is NaN-boxed: a float is itself; the patterns that no canonical float uses hold a
//! 48-bit integer, or a [`Kind`] with a 32-bit handle, so that a type test touches no memory.
//! Handles index the arenas of the heap; bit 31 says that the object is in the image.
//!
//! Nothing here knows what is behind a handle: see `heap`.

/// What kind of object a value is: which arena its handle indexes, or which immediate it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// Not a value: an unbound variable, an argument that was not given.
    Undef,
    None,
    Bool,
    NotImplemented,
    Ellipsis,
    /// A function written in Rust; the handle indexes the table of natives.
    Native,
    /// An integer in the word.
    Int,
    /// A float in the word.
    Float,
    /// An integer of up to 128 bits.
    Wide,
    /// Any larger integer.
    Big,
    Complex,
    Str,
    Bytes,
    ByteArray,
    MemoryView,
    List,
    Tuple,
    Dict,
    Set,
    FrozenSet,
    Range,
    Slice,
    /// `dict.keys()`, `.values()`, `.items()`.
    View,
    /// A function written in Python.
    Function,
    /// A function with its first argument.
    Bound,
    Class,
    Instance,
    /// An exception (an instance of `BaseException`).
    Exc,
    Cell,
    /// A generator, coroutine or asynchronous generator.
    Gen,
    /// An iterator over a builtin container.
    Iter,
    Module,
    /// A descriptor object: `property`, `classmethod`, `staticmethod`, a slot.
    Descr,
    Super,
    /// A weak reference.
    Weak,
    Traceback,
    /// The code object of a function, as far as it shows.
    CodeObj,
    /// A function of the host.
    Tool,
    /// The result of a host call that may not be there yet.
    Pending,
    /// State of a `for` over a list, in registers only: the handle is the list's.
    ForList,
    /// State of a `for` over a range, in registers only: the handle is the step as `i32`.
    ForRange,
    /// `array.array`.
    Array,
}

/// How many kinds there are.
pub const N_KINDS: usize = Kind::Array as usize + 1;

const KINDS: [Kind; 64] = {
    let mut table = [Kind::Undef; 64];
    let all = [
        Kind::Undef,
        Kind::None,
        Kind::Bool,
        Kind::NotImplemented,
        Kind::Ellipsis,
        Kind::Native,
        Kind::Int,
        Kind::Float,
        Kind::Wide,
        Kind::Big,
        Kind::Complex,
        Kind::Str,
        Kind::Bytes,
        Kind::ByteArray,
        Kind::MemoryView,
        Kind::List,
        Kind::Tuple,
        Kind::Dict,
        Kind::Set,
        Kind::FrozenSet,
        Kind::Range,
        Kind::Slice,
        Kind::View,
        Kind::Function,
        Kind::Bound,
        Kind::Class,
        Kind::Instance,
        Kind::Exc,
        Kind::Cell,
        Kind::Gen,
        Kind::Iter,
        Kind::Module,
        Kind::Descr,
        Kind::Super,
        Kind::Weak,
        Kind::Traceback,
        Kind::CodeObj,
        Kind::Tool,
        Kind::Pending,
        Kind::ForList,
        Kind::ForRange,
        Kind::Array,
    ];
    let mut i = 0;
    while i < all.len() {
        assert!(all[i] as usize == i);
        table[i] = all[i];
        i += 1;
    }
    table
};

impl Kind {
    /// The kind with this number, if there is one.
    pub const fn from_number(n: u8) -> Option<Kind> {
        if (n as usize) < N_KINDS { Some(KINDS[n as usize]) } else { None }
    }
}

/// Bit of a handle: the object is in the image.
pub const IMAGE: u32 = 1 << 31;

/// A guest value: eight bytes, freely copied.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value(u64);

const TAG_INT: u64 = 0xFFFF_0000_0000_0000;
const TAG_OBJ: u64 = 0xFFFC_0000_0000_0000;
/// Everything below is a float.
const FLOAT_END: u64 = 0xFFF9_0000_0000_0000;
const PAYLOAD: u64 = 0x0000_FFFF_FFFF_FFFF;

impl Default for Value {
    fn default() -> Self {
        Value::UNDEF
    }
}

impl Value {
    /// Unbound, not given.
    pub const UNDEF: Value = Value::new(Kind::Undef, 0);
    /// `None`.
    pub const NONE: Value = Value::new(Kind::None, 0);
    /// `False`.
    pub const FALSE: Value = Value::new(Kind::Bool, 0);
    /// `True`.
    pub const TRUE: Value = Value::new(Kind::Bool, 1);
    /// State of a `for` over a range whose step is 1.
    pub const BY_ONE: Value = Value::new(Kind::ForRange, 1);
    /// `NotImplemented`.
    pub const NOT_IMPLEMENTED: Value = Value::new(Kind::NotImplemented, 0);
    /// `...`.
    pub const ELLIPSIS: Value = Value::new(Kind::Ellipsis, 0);

    /// An object of this kind behind this handle.
    #[inline(always)]
    pub const fn new(kind: Kind, handle: u32) -> Value {
        Value(TAG_OBJ | ((kind as u64) << 32) | handle as u64)
    }

    /// A small integer.
    #[inline(always)]
    pub const fn small(i: i32) -> Value {
        Value(TAG_INT | (i as i64 as u64 & PAYLOAD))
    }

    /// An integer, if it fits 48 bits.
    #[inline(always)]
    pub const fn int48(i: i64) -> Option<Value> {
        if (i << 16) >> 16 == i { Some(Value(TAG_INT | (i as u64 & PAYLOAD))) } else { None }
    }

    /// A float. A NaN keeps its payload as far as it fits, so that two NaNs stay two objects.
    #[inline(always)]
    pub fn float(f: f64) -> Value {
        let bits = f.to_bits();
        // Negative NaNs with a large payload would look like tags.
        if bits >= FLOAT_END {
            Value(0x7FF8_0000_0000_0000 | (bits & 0x0000_FFFF_FFFF_FFFF))
        } else {
            Value(bits)
        }
    }

    /// A truth value.
    #[inline(always)]
    pub const fn bool(b: bool) -> Value {
        Value(Value::FALSE.0 | b as u64)
    }

    /// What kind of object this is.
    #[inline(always)]
    pub fn kind(self) -> Kind {
        if self.0 >= TAG_INT {
            Kind::Int
        } else if self.0 < FLOAT_END {
            Kind::Float
        } else {
            KINDS[((self.0 >> 32) & 63) as usize]
        }
    }

    /// The handle, if it is an object of this kind.
    #[inline(always)]
    pub fn is(self, kind: Kind) -> Option<u32> {
        if (self.0 >> 32) as u32 == ((TAG_OBJ >> 32) as u32 | kind as u32) {
            Some(self.0 as u32)
        } else {
            None
        }
    }

    /// The handle, if it is an object of this kind; else a number that is larger than any handle. So one comparison with the
    /// number of objects tells whether there is such an object.
    #[inline(always)]
    pub fn index_of(self, kind: Kind) -> u64 {
        self.0 ^ Value::new(kind, 0).0
    }

    /// Whether it is an object of this kind.
    #[inline(always)]
    pub fn is_kind(self, kind: Kind) -> bool {
        (self.0 >> 32) as u32 == ((TAG_OBJ >> 32) as u32 | kind as u32)
    }

    /// The handle, whatever the kind is.
    #[inline(always)]
    pub const fn handle(self) -> u32 {
        self.0 as u32
    }

    /// Whether the two are the same object.
    #[inline(always)]
    pub fn same(self, other: Value) -> bool {
        self.0 == other.0
    }

    /// The integer in the word.
    #[inline(always)]
    pub fn as_int(self) -> Option<i64> {
        if self.0 >= TAG_INT { Some(((self.0 << 16) as i64) >> 16) } else { None }
    }

    /// The float in the word.
    #[inline(always)]
    pub fn as_float(self) -> Option<f64> {
        if self.0 < FLOAT_END { Some(f64::from_bits(self.0)) } else { None }
    }

    /// The truth value, if it is a `bool`.
    #[inline(always)]
    pub fn as_bool(self) -> Option<bool> {
        self.is(Kind::Bool).map(|b| b != 0)
    }

    /// Both integers.
    #[inline(always)]
    pub fn ints(a: Value, b: Value) -> Option<(i64, i64)> {
        if (a.0 & b.0) >= TAG_INT {
            Some((((a.0 << 16) as i64) >> 16, ((b.0 << 16) as i64) >> 16))
        } else {
            None
        }
    }

    /// Both floats.
    #[inline(always)]
    pub fn floats(a: Value, b: Value) -> Option<(f64, f64)> {
        if a.0 < FLOAT_END && b.0 < FLOAT_END {
            Some((f64::from_bits(a.0), f64::from_bits(b.0)))
        } else {
            None
        }
    }

    /// Both in the order of the integers that they are, if they are such in words: for comparisons alone.
    #[inline(always)]
    pub fn ordered_ints(a: Value, b: Value) -> Option<(i64, i64)> {
        ((a.0 & b.0) >= TAG_INT).then_some(((a.0 << 16) as i64, (b.0 << 16) as i64))
    }

    /// Both floats, if they are such and no NaNs: one comparison tells, as the tag of whatever is no float makes it a NaN.
    #[inline(always)]
    pub fn ordered_floats(a: Value, b: Value) -> Option<(f64, f64)> {
        let (x, y) = (f64::from_bits(a.0), f64::from_bits(b.0));
        if x.is_nan() || y.is_nan() { None } else { Some((x, y)) }
    }

    /// The float in the word, if it is one and no NaN, as in [`Value::ordered_floats`].
    #[inline(always)]
    pub fn as_ordered_float(self) -> Option<f64> {
        let x = f64::from_bits(self.0);
        if x.is_nan() { None } else { Some(x) }
    }

    /// What an operator gives for two floats, if that is no NaN. It must give one wherever one of the two is: so a result that is none
    /// says that both are floats, since the tag of everything else makes it a NaN.
    #[inline(always)]
    pub fn of_floats(a: Value, b: Value, operator: impl FnOnce(f64, f64) -> f64) -> Option<Value> {
        let result = operator(f64::from_bits(a.0), f64::from_bits(b.0));
        if result.is_nan() { None } else { Some(Value(result.to_bits())) }
    }

    /// Both as floats, when each is a float or an integer in the word, which a float holds exactly.
    #[inline]
    pub fn numbers(a: Value, b: Value) -> Option<(f64, f64)> {
        let number = |v: Value| v.as_float().or_else(|| v.as_int().map(|i| i as f64));
        Some((number(a)?, number(b)?))
    }

    /// `a + b` when both are integers in words and the sum is one.
    #[inline(always)]
    pub fn add_ints(a: Value, b: Value) -> Option<Value> {
        if (a.0 & b.0) >= TAG_INT {
            let (sum, over) = ((a.0 << 16) as i64).overflowing_add((b.0 << 16) as i64);
            if !over {
                return Some(Value((sum as u64 >> 16) | TAG_INT));
            }
        }
        None
    }

    /// `a < b` and `a + 1`, when both are integers in words and `a` is less.
    #[inline(always)]
    pub fn next_below(a: Value, b: Value) -> Option<Value> {
        // An integer in a word that another one exceeds has one that follows it.
        ((a.0 & b.0) >= TAG_INT && ((a.0 << 16) as i64) < ((b.0 << 16) as i64))
            .then_some(Value(a.0.wrapping_add(1) | TAG_INT))
    }

    /// `a - b` when both are integers in words and the difference is one.
    #[inline(always)]
    pub fn sub_ints(a: Value, b: Value) -> Option<Value> {
        if (a.0 & b.0) >= TAG_INT {
            let (difference, over) = ((a.0 << 16) as i64).overflowing_sub((b.0 << 16) as i64);
            if !over {
                return Some(Value((difference as u64 >> 16) | TAG_INT));
            }
        }
        None
    }

    /// `a * b` when both are integers in words and the product is one.
    #[inline(always)]
    pub fn mul_ints(a: Value, b: Value) -> Option<Value> {
        if (a.0 & b.0) >= TAG_INT {
            let (product, over) = ((a.0 << 16) as i64).overflowing_mul(((b.0 << 16) as i64) >> 16);
            if !over {
                return Some(Value((product as u64 >> 16) | TAG_INT));
            }
        }
        None
    }

    /// `a & b` when both are integers in words: of two, it is one.
    #[inline(always)]
    pub fn and_ints(a: Value, b: Value) -> Option<Value> {
        ((a.0 & b.0) >= TAG_INT).then_some(Value(a.0 & b.0))
    }

    /// `a | b` when both are integers in words.
    #[inline(always)]
    pub fn or_ints(a: Value, b: Value) -> Option<Value> {
        ((a.0 & b.0) >= TAG_INT).then_some(Value(a.0 | b.0))
    }

    /// `a ^ b` when both are integers in words.
    #[inline(always)]
    pub fn xor_ints(a: Value, b: Value) -> Option<Value> {
        ((a.0 & b.0) >= TAG_INT).then_some(Value((a.0 ^ b.0) | TAG_INT))
    }

    /// Whether it is unbound.
    #[inline(always)]
    pub fn is_undef(self) -> bool {
        self.0 == Value::UNDEF.0
    }

    /// Whether it is `None`.
    #[inline(always)]
    pub fn is_none(self) -> bool {
        self.0 == Value::NONE.0
    }

    /// Itself, or `None` when it is unbound: an optional argument.
    #[inline(always)]
    pub fn given(self) -> Option<Value> {
        if self.is_undef() { None } else { Some(self) }
    }

    /// Whether it may be an object of the session's own: no number, and nothing of the image.
    #[inline(always)]
    pub fn may_be_own(self) -> bool {
        self.0 < TAG_INT && self.0 >= FLOAT_END && self.0 as u32 & IMAGE == 0
    }

    /// Whether it is a number that is in the value itself.
    #[inline(always)]
    pub fn is_number(self) -> bool {
        self.0.wrapping_sub(FLOAT_END) >= TAG_INT - FLOAT_END
    }

    /// Whether the object is in the image.
    #[inline(always)]
    pub fn in_image(self) -> bool {
        self.0 < TAG_INT && self.0 >= FLOAT_END && self.0 as u32 & IMAGE != 0
    }

    /// The object whose bits, but for the tag of objects, are these: its kind and its handle.
    #[inline(always)]
    pub(crate) fn of_object(bits: u64) -> Value {
        Value(TAG_OBJ | bits & 0x3F_FFFF_FFFF)
    }

    /// The bits, for storing and for identity.
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.kind() {
            Kind::Int => write!(f, "{}", self.as_int().unwrap_or_default()),
            Kind::Float => write!(f, "{:?}", self.as_float().unwrap_or_default()),
            kind => write!(f, "{kind:?}#{:x}", self.handle()),
        }
    }
}
