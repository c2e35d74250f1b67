//! The small objects: those that are little more than their fields.

use super::{ByteBuffer, Object};
pub use super::iter::ViewPart;
use crate::value::{Kind, Value};

macro_rules! object {
    ($name:ident, |$self:ident, $visit:ident| $trace:block, $size:expr $(, $waits:ident $($fixed:ident)?)? $(, |$flat:ident| $is_flat:expr)?) => {
        impl Object for $name {
            $(
                const MAY_WAIT: bool = $crate::objects::small::$waits;
                $(const FIXED: bool = $crate::objects::small::$fixed;)?
            )?
            $(
                #[inline(always)]
                fn is_flat(&self) -> bool {
                    let $flat = self;
                    $is_flat
                }
            )?
            #[allow(unused_variables)]
            fn trace(&$self, $visit: &mut impl FnMut(Value)) $trace
            fn size(&$self) -> usize {
                size_of::<Self>() + $size
            }
        }
    };
}

/// Of an object that nobody looks at once it is dead ([`Object::MAY_WAIT`]).
const WAITS: bool = true;

/// Of an object that refers to nothing, and stays as large as it is ([`Object::FIXED`]).
const FIXED: bool = true;

/// An integer of up to 128 bits.
#[derive(Clone, Debug, Default)]
pub struct WideObj(pub i128);
object!(WideObj, |self, visit| {}, 0, WAITS FIXED);

/// A complex number.
#[derive(Clone, Debug, Default)]
pub struct ComplexObj {
    pub real: f64,
    pub imag: f64,
}
object!(ComplexObj, |self, visit| {}, 0, WAITS FIXED);

/// Bytes, immutable.
#[derive(Clone, Debug, Default)]
pub struct BytesObj {
    pub data: Box<[u8]>,
    /// The hash, 0 while it is not known.
    pub hash: i64,
}
object!(BytesObj, |self, visit| {}, self.data.len(), WAITS FIXED);

/// Bytes that can change.
#[derive(Clone, Debug, Default)]
pub struct ByteArrayObj {
    pub data: ByteBuffer,
    /// How many memory views look at it: while there are any, its length cannot change.
    pub exports: u32,
}
object!(ByteArrayObj, |self, visit| {}, self.data.capacity());

/// Numbers or characters of one type, as their bytes.
#[derive(Clone, Debug)]
pub struct ArrayObj {
    /// The type code of an item.
    pub code: u8,
    /// The items, little-endian.
    pub data: Vec<u8>,
    /// How many memory views look at it: while there are any, its length cannot change.
    pub exports: u32,
}

impl Default for ArrayObj {
    fn default() -> Self {
        ArrayObj { code: b'B', data: Vec::new(), exports: 0 }
    }
}
object!(ArrayObj, |self, visit| {}, self.data.capacity());

/// A view of bytes: the object, and the items in it.
#[derive(Clone, Debug)]
pub struct MemoryViewObj {
    /// The object whose bytes they are.
    pub base: Value,
    /// What holds the object of a guest's class whose `__buffer__` gave the view; unbound when the bytes are `base`'s own.
    pub lender: Value,
    /// Where the first item begins.
    pub start: usize,
    /// How many items there are; of more than one dimension: how many in the first.
    pub len: usize,
    /// Bytes from one item to the next.
    pub step: isize,
    /// The format character of an item, as in `struct`.
    pub format: u8,
    /// Bytes of an item.
    pub itemsize: u8,
    /// The sizes of all dimensions, when there is not exactly one.
    pub shape: Option<Box<[usize]>>,
    /// Nothing can be changed through it.
    pub readonly: bool,
    /// It was released: nothing can be done with it.
    pub released: bool,
    /// The format was given with `@` in front.
    pub marked: bool,
    /// The hash, once asked for: it outlives the release.
    pub hash: Option<i64>,
}

impl Default for MemoryViewObj {
    fn default() -> Self {
        MemoryViewObj {
            base: Value::UNDEF,
            lender: Value::UNDEF,
            start: 0,
            len: 0,
            step: 1,
            format: b'B',
            itemsize: 1,
            shape: None,
            readonly: true,
            released: false,
            marked: false,
            hash: None,
        }
    }
}
object!(
    MemoryViewObj,
    |self, visit| {
        visit(self.base);
        visit(self.lender)
    },
    self.shape.as_ref().map_or(0, |shape| shape.len() * 8)
);

/// A list.
#[derive(Clone, Debug, Default)]
pub struct ListObj {
    pub items: Vec<Value>,
}

impl Object for ListObj {
    const MAY_WAIT: bool = true;
    const GROWS: bool = true;

    #[inline(always)]
    fn is_flat(&self) -> bool {
        self.items.capacity() == 0
    }

    fn trace(&self, visit: &mut impl FnMut(Value)) {
        super::visit_all(&self.items, visit)
    }

    fn size(&self) -> usize {
        size_of::<Self>() + self.items.capacity() * 8
    }
}

/// How many items of a tuple are in the object itself.
pub const INLINE_ITEMS: usize = 3;

/// The items of a tuple. Most tuples are short (pairs of `items()`, `zip`, `enumerate`, several results): those need
/// no memory of their own.
#[derive(Clone, Debug)]
pub enum TupleItems {
    /// So many of these.
    Few(u8, [Value; INLINE_ITEMS]),
    /// More.
    Many(Box<[Value]>),
}

impl Default for TupleItems {
    #[inline]
    fn default() -> Self {
        TupleItems::Few(0, [Value::UNDEF; INLINE_ITEMS])
    }
}

impl std::ops::Deref for TupleItems {
    type Target = [Value];
    #[inline(always)]
    fn deref(&self) -> &[Value] {
        match self {
            TupleItems::Few(n, items) => &items[..(*n as usize).min(INLINE_ITEMS)],
            TupleItems::Many(items) => items,
        }
    }
}

impl std::ops::DerefMut for TupleItems {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Value] {
        match self {
            TupleItems::Few(n, items) => &mut items[..(*n as usize).min(INLINE_ITEMS)],
            TupleItems::Many(items) => items,
        }
    }
}

impl TupleItems {
    /// Bytes that they take on the heap.
    pub fn heap_bytes(&self) -> usize {
        match self {
            TupleItems::Few(..) => 0,
            TupleItems::Many(items) => items.len() * 8,
        }
    }
}

impl From<&[Value]> for TupleItems {
    #[inline]
    fn from(items: &[Value]) -> Self {
        // One by one: for so few, a call that copies them takes longer.
        let few = match *items {
            [] => [Value::UNDEF; INLINE_ITEMS],
            [a] => [a, Value::UNDEF, Value::UNDEF],
            [a, b] => [a, b, Value::UNDEF],
            [a, b, c] => [a, b, c],
            _ => return TupleItems::Many(items.into()),
        };
        TupleItems::Few(items.len() as u8, few)
    }
}

impl<const N: usize> From<[Value; N]> for TupleItems {
    #[inline]
    fn from(items: [Value; N]) -> Self {
        TupleItems::from(&items[..])
    }
}

impl From<Vec<Value>> for TupleItems {
    #[inline]
    fn from(items: Vec<Value>) -> Self {
        if items.len() <= INLINE_ITEMS {
            TupleItems::from(&items[..])
        } else {
            TupleItems::Many(items.into())
        }
    }
}

impl From<Box<[Value]>> for TupleItems {
    fn from(items: Box<[Value]>) -> Self {
        if items.len() <= INLINE_ITEMS { TupleItems::from(&items[..]) } else { TupleItems::Many(items) }
    }
}

/// A tuple.
#[derive(Clone, Debug, Default)]
pub struct TupleObj {
    pub items: TupleItems,
}
object!(
    TupleObj,
    |self, visit| { super::visit_all(&self.items, visit) },
    match &self.items {
        TupleItems::Few(..) => 0,
        TupleItems::Many(items) => items.len() * 8,
    },
    WAITS,
    |object| matches!(object.items, TupleItems::Few(..))
);

/// `range(start, stop, step)`: integers, of any size.
#[derive(Clone, Debug, Default)]
pub struct RangeObj {
    pub start: Value,
    pub stop: Value,
    pub step: Value,
}
object!(RangeObj, |self, visit| { [self.start, self.stop, self.step].iter().for_each(|v| visit(*v)) }, 0, WAITS);

/// `slice(start, stop, step)`.
#[derive(Clone, Debug, Default)]
pub struct SliceObj {
    pub start: Value,
    pub stop: Value,
    pub step: Value,
}
object!(SliceObj, |self, visit| { [self.start, self.stop, self.step].iter().for_each(|v| visit(*v)) }, 0, WAITS);

/// A view of a dict.
#[derive(Clone, Debug, Default)]
pub struct ViewObj {
    pub dict: Value,
    pub part: ViewPart,
}
object!(ViewObj, |self, visit| { visit(self.dict) }, 0, WAITS);

/// A cell: a variable that closures share. Unbound when it is empty.
#[derive(Clone, Debug, Default)]
pub struct CellObj(pub Value);
object!(CellObj, |self, visit| { visit(self.0) }, 0, WAITS);

/// A module.
#[derive(Clone, Debug, Default)]
pub struct ModuleObj {
    /// Its namespace, a dict.
    pub dict: Value,
    /// Its name, a string.
    pub name: Value,
}
object!(
    ModuleObj,
    |self, visit| {
        visit(self.dict);
        visit(self.name)
    },
    0
);

/// A descriptor object.
#[derive(Clone, Debug, Default)]
pub enum DescrObj {
    #[default]
    Empty,
    /// `property(get, set, delete, doc)`: each a value or `None`; and the name that `__set_name__` gave.
    Property { get: Value, set: Value, delete: Value, doc: Value, name: Value },
    /// `classmethod(f)`.
    ClassMethod(Value),
    /// `staticmethod(f)`.
    StaticMethod(Value),
    /// A slot of `__slots__` or a field of a builtin exception: the class and the name.
    Member { class: Value, name: Value },
    /// A computed attribute of a builtin class: the class, the name, a native that gets, and one that sets (or unbound).
    GetSet { class: Value, name: Value, get: Value, set: Value },
}
object!(
    DescrObj,
    |self, visit| {
        match self {
            DescrObj::Empty => {}
            DescrObj::Property { get, set, delete, doc, name } => {
                [*get, *set, *delete, *doc, *name].iter().for_each(|v| visit(*v))
            }
            DescrObj::ClassMethod(f) | DescrObj::StaticMethod(f) => visit(*f),
            DescrObj::Member { class, name } => [*class, *name].iter().for_each(|v| visit(*v)),
            DescrObj::GetSet { class, name, get, set } => {
                [*class, *name, *get, *set].iter().for_each(|v| visit(*v))
            }
        }
    },
    0
);

/// `super(class, object)`.
#[derive(Clone, Debug, Default)]
pub struct SuperObj {
    /// The class behind which the search begins.
    pub class: Value,
    /// The object, or unbound.
    pub object: Value,
    /// The class whose MRO is searched.
    pub start: Value,
}
object!(SuperObj, |self, visit| { [self.class, self.object, self.start].iter().for_each(|v| visit(*v)) }, 0);

/// A weak reference. Its target is not traced.
#[derive(Clone, Debug, Default)]
pub struct WeakObj {
    /// What it refers to; unbound once that is gone.
    pub target: Value,
    /// Called when the target is gone, or `None`; unbound when it is given to all who want one without a callback.
    pub callback: Value,
    /// The hash of the target, once asked for.
    pub hash: Option<i64>,
}
impl WeakObj {
    /// Whether something is called when the target is gone, and it is not. Classes go so seldom that nobody waits for it: what
    /// `singledispatch` and the like know of them is kept by weak references.
    pub fn waits(&self) -> bool {
        !self.target.is_undef()
            && self.target.may_be_own()
            && !self.target.is_kind(Kind::Class)
            && !self.callback.is_undef()
            && !self.callback.is_none()
    }
}

// What follows the object counts its place in an index.
object!(WeakObj, |self, visit| { visit(self.callback) }, 64);

/// A traceback as an object: one level and the next inner one.
#[derive(Clone, Debug, Default)]
pub struct TracebackObj {
    pub entry: super::TraceEntry,
    /// The next inner level: a traceback, or `None`.
    pub next: Value,
}
object!(TracebackObj, |self, visit| { visit(self.next) }, 0);

/// The code object of a function, as far as it shows.
#[derive(Clone, Debug, Default)]
pub struct CodeObjObj {
    pub unit: u32,
    pub body: u32,
}
object!(CodeObjObj, |self, visit| {}, 0);

/// A function of the host; or an object of it, or a method of such objects.
#[derive(Clone, Debug, Default)]
pub struct ToolObj {
    /// The name under which the host knows it; of an object, the name of its class.
    pub name: Value,
    /// Its index in the toolbox, or what it is instead.
    pub index: u32,
    /// The number of an object.
    pub object: u64,
    /// The names of what a guest may call or read of an object: a tuple.
    pub allowed: Value,
}
impl ToolObj {
    /// The index of what is no tool of the host but a capability.
    pub const CAPABILITY: u32 = u32::MAX;
    /// The index of an object of the host: no guest can make one, so whoever has it was given it.
    pub const OBJECT: u32 = u32::MAX - 1;
    /// The index of a method of objects of the host: its first argument says of which.
    pub const METHOD: u32 = u32::MAX - 2;
    /// The index of such a method whose calls may overlap.
    pub const OVERLAPPING: u32 = u32::MAX - 3;
    /// The index of an attribute of objects of the host that is read when it is asked for.
    pub const ATTRIBUTE: u32 = u32::MAX - 4;

    /// Whether its first argument is the object that it belongs to.
    pub fn is_member(&self) -> bool {
        matches!(self.index, ToolObj::METHOD | ToolObj::OVERLAPPING | ToolObj::ATTRIBUTE)
    }
}
object!(
    ToolObj,
    |self, visit| {
        visit(self.name);
        visit(self.allowed);
    },
    0
);
