//! Values outside of a session.
//!
//! [`Data`] is a tree: what was shared inside is repeated outside, what was cyclic cannot leave. Strings are UTF-8,
//! so a string with a lone surrogate cannot leave either. What has no counterpart outside (a function, an instance of
//! a class) leaves as [`Data::Opaque`], which tells what it was.
//! Equality is that of the tree: `Int(1)` is not `Float(1.0)`, and a NaN is not itself.

use num_bigint::BigInt;

/// A value that crosses between host and guest.
///
/// ```
/// use hognose_host::Data;
/// let data = Data::from(vec![Data::from(1), Data::from("two"), Data::None]);
/// assert_eq!(data.to_string(), "[1, 'two', None]");
/// assert_eq!(data.as_list().map(|items| items.len()), Some(3));
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub enum Data {
    /// `None`.
    #[default]
    None,
    /// `True` or `False`.
    Bool(bool),
    /// An integer that fits 64 bits.
    Int(i64),
    /// Any other integer.
    BigInt(BigInt),
    /// A float.
    Float(f64),
    /// A complex number: real and imaginary part.
    Complex(f64, f64),
    /// A string.
    Str(String),
    /// Bytes.
    Bytes(Vec<u8>),
    /// A list.
    List(Vec<Data>),
    /// A tuple.
    Tuple(Vec<Data>),
    /// A dict, in its order.
    Dict(Vec<(Data, Data)>),
    /// A set, in the order in which the guest would show it.
    Set(Vec<Data>),
    /// A frozen set.
    FrozenSet(Vec<Data>),
    /// `...`.
    Ellipsis,
    /// An instance of a class whose fields are plain: a dataclass, a date.
    Object(Box<Object>),
    /// A member of an enumeration.
    Member(Box<Member>),
    /// Anything else: the name of its type, and how it shows.
    Opaque {
        /// The qualified name of its type.
        type_name: String,
        /// Its `repr`, or as much of it as could be had without running code of the guest.
        repr: String,
    },
}

/// An instance with named fields: a value of Python's library, or of a class of the host or the guest, such as a dataclass.
///
/// In the guest an object of the host is an instance of a class of that name, made when the first one comes in: it has these
/// attributes, compares by them, shows them, and can be matched and copied as a dataclass can. Values of the library are what
/// they are:
///
/// | class | fields |
/// | --- | --- |
/// | `datetime.date` | `year`, `month`, `day` |
/// | `datetime.time` | `hour`, `minute`, `second`, `microsecond`, `tzinfo` (`None` or a `datetime.timezone`), `fold` |
/// | `datetime.datetime` | those of a date and of a time |
/// | `datetime.timedelta` | `microseconds`: all of it |
/// | `datetime.timezone` | `offset` (a `datetime.timedelta`), `name` (a string or `None`) |
/// | `decimal.Decimal` | `value`: its text |
/// | `fractions.Fraction` | `numerator`, `denominator` |
/// | `pathlib.PosixPath`, `pathlib.PurePosixPath`, `pathlib.PureWindowsPath` | `path`: its text |
/// | `uuid.UUID` | `int` |
///
/// What no constructor of the class would accept is refused with the field that is wrong, and so are fields with names like
/// `__dict__`, which mean something to Python.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Object {
    /// The name of its class, with the module in front unless that is the guest's own: `datetime.date`, `Point`.
    pub class: String,
    /// Its fields, in order.
    pub fields: Vec<(String, Data)>,
    /// Whether it is a tuple whose items have names: in the guest it is one, too.
    pub is_tuple: bool,
    /// Whether its fields never change: in the guest it is hashed by them, and can be a key or an element of a set.
    pub is_frozen: bool,
}

/// A member of an enumeration: in the guest one object for each name, with a `name` and a `value`.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Member {
    /// The name of the enumeration, with the module in front unless that is the guest's own.
    pub class: String,
    /// Its name in there.
    pub name: String,
    /// Its value.
    pub value: Data,
}

impl Data {
    /// The name of its type, as Python has it.
    pub fn type_name(&self) -> &str {
        match self {
            Data::None => "NoneType",
            Data::Bool(_) => "bool",
            Data::Int(_) | Data::BigInt(_) => "int",
            Data::Float(_) => "float",
            Data::Complex(..) => "complex",
            Data::Str(_) => "str",
            Data::Bytes(_) => "bytes",
            Data::List(_) => "list",
            Data::Tuple(_) => "tuple",
            Data::Dict(_) => "dict",
            Data::Set(_) => "set",
            Data::FrozenSet(_) => "frozenset",
            Data::Ellipsis => "ellipsis",
            Data::Object(object) => &object.class,
            Data::Member(member) => &member.class,
            Data::Opaque { type_name, .. } => type_name,
        }
    }

    /// Whether it is `None`.
    pub fn is_none(&self) -> bool {
        matches!(self, Data::None)
    }

    /// The text, if it is a string.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Data::Str(text) => Some(text),
            _ => None,
        }
    }

    /// The integer, if it is one that fits 64 bits.
    pub fn as_int(&self) -> Option<i64> {
        match self {
            Data::Int(i) => Some(*i),
            _ => None,
        }
    }

    /// The number as a float, if it is an integer or a float.
    pub fn as_float(&self) -> Option<f64> {
        match self {
            Data::Float(f) => Some(*f),
            Data::Int(i) => Some(*i as f64),
            _ => None,
        }
    }

    /// The truth value, if it is one.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Data::Bool(b) => Some(*b),
            _ => None,
        }
    }

    /// The items, if it is a list or a tuple.
    pub fn as_list(&self) -> Option<&[Data]> {
        match self {
            Data::List(items) | Data::Tuple(items) => Some(items),
            _ => None,
        }
    }

    /// The value under a key that is a string, if it is a dict that has it; or the field of an object.
    pub fn get(&self, key: &str) -> Option<&Data> {
        match self {
            Data::Dict(items) => items.iter().find(|(k, _)| k.as_str() == Some(key)).map(|(_, v)| v),
            Data::Object(object) => object.fields.iter().find(|(k, _)| k == key).map(|(_, v)| v),
            _ => None,
        }
    }

    /// A dict whose keys are strings.
    pub fn dict<K: Into<String>>(items: impl IntoIterator<Item = (K, Data)>) -> Data {
        Data::Dict(items.into_iter().map(|(k, v)| (Data::Str(k.into()), v)).collect())
    }
}

macro_rules! from {
    ($($type:ty: |$value:ident| $make:expr;)*) => {
        $(impl From<$type> for Data {
            fn from($value: $type) -> Data { $make }
        })*
    };
}

from! {
    (): |_unit| Data::None;
    bool: |b| Data::Bool(b);
    i32: |i| Data::Int(i.into());
    i64: |i| Data::Int(i);
    u32: |i| Data::Int(i.into());
    u64: |i| i64::try_from(i).map_or_else(|_| Data::BigInt(i.into()), Data::Int);
    usize: |i| Data::from(i as u64);
    f64: |f| Data::Float(f);
    &str: |s| Data::Str(s.to_string());
    String: |s| Data::Str(s);
    Vec<u8>: |b| Data::Bytes(b);
    Vec<Data>: |items| Data::List(items);
    BigInt: |i| i64::try_from(&i).map_or_else(|_| Data::BigInt(i), Data::Int);
}

impl<T: Into<Data>> From<Option<T>> for Data {
    fn from(value: Option<T>) -> Data {
        value.map_or(Data::None, Into::into)
    }
}
