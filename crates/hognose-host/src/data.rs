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
    /// An object that stays with the host.
    Handle(Box<Handle>),
    /// Anything else: the name of its type, and how it shows.
    Opaque(Box<Opaque>),
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

/// What has no form outside.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Opaque {
    /// The qualified name of its type.
    pub type_name: String,
    /// Its `repr`, or as much of it as could be had without running code of the guest.
    pub repr: String,
}

/// An object that stays with the host: the guest has a name for it, and what the host chose to show.
///
/// In the guest it is an instance of a class of that name. Its attributes are read there without asking anybody; calling one of its
/// methods is a call to the host as one of a tool is, with the number of the object ([`Call::object`](crate::Call::object)). It has nothing else, it
/// cannot be made by the guest or changed by it, and two of the same number are equal.
///
/// On the way out it is its number and the name of its class alone: the host knows the rest. The numbers are the host's as well, and
/// mean nothing in another session. They are kept in snapshots; what a snapshot says of them is worth what its bytes are.
///
/// Names of attributes and methods are Python's and have no underscore in front, but for the method `__call__`.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Handle {
    /// By which number the host knows the object.
    pub id: u64,
    /// The name of its class, with the module in front unless that is the guest's own.
    pub class: String,
    /// Attributes with their values.
    pub attributes: Vec<(String, Data)>,
    /// Attributes that the host is asked for each time they are read.
    pub live: Vec<String>,
    /// Methods that the guest may call.
    pub methods: Vec<Method>,
}

/// A method of an object of the host.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Method {
    /// Its name.
    pub name: String,
    /// Whether its calls may overlap with others, as those of a tool.
    pub overlaps: bool,
}

impl Handle {
    /// An object with nothing to see.
    ///
    /// ```
    /// use hognose_host::{Data, Handle};
    /// let file = Handle::new(1, "File").attribute("name", "a.txt").live("size").method("read");
    /// assert_eq!(Data::from(file).to_string(), "<File #1 name='a.txt'>");
    /// ```
    pub fn new(id: u64, class: impl Into<String>) -> Handle {
        Handle { id, class: class.into(), ..Handle::default() }
    }

    /// The same with one more attribute.
    pub fn attribute(mut self, name: impl Into<String>, value: impl Into<Data>) -> Handle {
        self.attributes.push((name.into(), value.into()));
        self
    }

    /// The same with one more attribute that the host is asked for.
    pub fn live(mut self, name: impl Into<String>) -> Handle {
        self.live.push(name.into());
        self
    }

    /// The same with one more method.
    pub fn method(mut self, name: impl Into<String>) -> Handle {
        self.methods.push(Method { name: name.into(), overlaps: false });
        self
    }

    /// The same with one more method whose calls may overlap with others.
    pub fn overlapping_method(mut self, name: impl Into<String>) -> Handle {
        self.methods.push(Method { name: name.into(), overlaps: true });
        self
    }
}

impl From<Handle> for Data {
    fn from(handle: Handle) -> Data {
        Data::Handle(Box::new(handle))
    }
}

impl Data {
    /// The bytes that a value counts for where it crosses, beside the texts and values in it: in limits, memory and fuel. It is no less than it
    /// takes, and does not follow what a build makes of it.
    pub const SIZE: usize = 48;

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
            Data::Handle(handle) => &handle.class,
            Data::Opaque(opaque) => &opaque.type_name,
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

    /// The object that stays with the host, if it is one.
    pub fn as_handle(&self) -> Option<&Handle> {
        match self {
            Data::Handle(handle) => Some(handle),
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

    /// The value under a key that is a string, if it is a dict that has it; or the field or attribute of an object.
    pub fn get(&self, key: &str) -> Option<&Data> {
        match self {
            Data::Dict(items) => items.iter().find(|(k, _)| k.as_str() == Some(key)).map(|(_, v)| v),
            Data::Object(object) => object.fields.iter().find(|(k, _)| k == key).map(|(_, v)| v),
            Data::Handle(handle) => handle.attributes.iter().find(|(k, _)| k == key).map(|(_, v)| v),
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
