//! Classes: builtin ones and the guest's.

use crate::value::Value;

/// How `cls(...)` makes an instance, decided when the class is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Construct {
    /// `object.__new__`, then `__init__` if there is one: the fast way.
    #[default]
    Plain,
    /// An exception: made from its arguments, then `__init__` if the guest wrote one.
    Exception,
    /// A native makes it from all arguments (builtin classes).
    Native(u32),
    /// The prelude goes through `__new__` and `__init__`.
    Generic,
    /// A function that is its `__new__`, then `__init__` of what that gives.
    New,
    /// As `Plain`, around an empty dict, list or set.
    Container,
}

/// Properties of a class that are yes or no.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClassFlags {
    /// Part of the interpreter: the guest cannot change it.
    pub builtin: bool,
    /// A class of the library that messages name with its module, as CPython does for those written in C.
    pub qualified: bool,
    /// Cannot be a base.
    pub final_: bool,
    /// Instances have no `__dict__` (every class in the MRO has `__slots__`).
    pub no_dict: bool,
    /// It has abstract methods, so that it cannot be instantiated.
    pub abstract_: bool,
    /// A lookup through it was cached, so that changing it must say so.
    pub observed: bool,
    /// Some class in the MRO overrides `__getattribute__`.
    pub getattribute: bool,
    /// Some class in the MRO has `__getattr__`.
    pub getattr: bool,
    /// Some class in the MRO overrides `__setattr__`.
    pub setattr: bool,
    /// Some class in the MRO overrides `__delattr__`.
    pub delattr: bool,
    /// Some class of the guest in the MRO defines `__eq__`.
    pub eq: bool,
    /// Some class of the guest in the MRO defines `__hash__`.
    pub hash: bool,
    /// Some class in the MRO has `__del__`-free slots for weak references (always, unless `__slots__` say otherwise).
    pub no_weakref: bool,
    /// Its MRO, or that of a base, is what the metaclass's `mro` gave.
    pub own_mro: bool,
    /// `match` takes instances for sequences.
    pub sequence: bool,
    /// `match` takes instances for mappings.
    pub mapping: bool,
    /// Items are read as those of a `dict` are: `__getitem__` is its own.
    pub dict_items: bool,
    /// Items are set as those of a `dict` are: `__setitem__` is its own.
    pub dict_sets: bool,
    /// Items are deleted as those of a `dict` are: `__delitem__` is its own.
    pub dict_dels: bool,
    /// Items are read, and gone through, as those of a `tuple` are.
    pub tuple_items: bool,
    /// They are as long as the container that they carry, and true if that is.
    pub sized: bool,
    /// Instances are compared as tuples are: all of these methods are those of `tuple`.
    pub tuple_order: bool,
}

/// A class.
#[derive(Clone, Debug, Default)]
pub struct ClassObj {
    /// `__name__`, a string.
    pub name: Value,
    /// `__qualname__`, a string.
    pub qualname: Value,
    /// The class of the class.
    pub metaclass: Value,
    /// `__bases__`.
    pub bases: Vec<Value>,
    /// `__mro__`, the class itself first.
    pub mro: Vec<Value>,
    /// The namespace, a dict.
    pub dict: Value,
    /// The shape of a new instance.
    pub shape: u32,
    /// The builtin class whose payload instances carry (`int` for `class A(int)`), or unbound.
    pub payload: Value,
    /// The class that decides the layout of instances: two bases with different ones conflict.
    pub layout: Value,
    /// How instances are made.
    pub construct: Construct,
    /// Yes-or-no properties.
    pub flags: ClassFlags,
    /// Direct subclasses (weak: the collector drops those that die).
    pub subclasses: Vec<Value>,
}

impl super::Object for ClassObj {
    fn trace(&self, visit: &mut impl FnMut(Value)) {
        [self.name, self.qualname, self.metaclass, self.dict, self.payload, self.layout].into_iter().for_each(&mut *visit);
        self.bases.iter().chain(&self.mro).for_each(|v| visit(*v));
    }

    fn size(&self) -> usize {
        size_of::<Self>() + (self.bases.capacity() + self.mro.capacity() + self.subclasses.capacity()) * 8
    }
}
