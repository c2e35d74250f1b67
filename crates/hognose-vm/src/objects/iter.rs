//! Iterators over builtin containers: all state is data, and none of them runs Python.
//!
//! Iterators that have to run Python (`map`, `filter`, `zip` over a generator) are
//! generators of the prelude that show another class.

use crate::value::Value;

/// An iterator.
#[derive(Clone, Debug, Default)]
pub enum IterObj {
    /// It has ended.
    #[default]
    Done,
    /// Over a list: the list and the next index.
    List(Value, usize),
    /// Over a list from behind: the list and the next index + 1.
    ListBack(Value, usize),
    /// Over a tuple.
    Tuple(Value, usize),
    /// Over a string, code point by code point.
    Str(Value, usize),
    /// Over bytes, a bytearray or an array.
    Bytes(Value, usize),
    /// Over a range whose numbers fit 64 bits: next, how many are left, step.
    Range(i64, u64, i64),
    /// Over a range of large integers: next, how many are left, step, all integers.
    BigRange(Value, Value, Value),
    /// Over a dict: the dict, the next position, which part, the number of items when it began, how many of them
    /// are left.
    Dict(Value, usize, ViewPart, usize, u32),
    /// Over a dict from behind.
    DictBack(Value, usize, ViewPart, usize),
    /// Over a set: the set, the next slot, the number of elements when it began.
    Set(Value, usize, usize),
    /// `enumerate` of another builtin iterator: the iterator and the next number.
    Enumerate(Value, Value),
    /// `zip` of builtin iterators; `strict`.
    Zip(Box<[Value]>, bool),
    /// Over any object with `__getitem__` and `__len__` whose items a native can get, from behind or not: object, next index, step, length.
    Sequence(Value, i64, i64, i64),
}

/// Which part of a dict a view or an iterator shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ViewPart {
    #[default]
    Keys,
    Values,
    Items,
}

impl IterObj {
    /// Over a part of a dict that has `n` items.
    pub fn dict(dict: Value, part: ViewPart, n: usize) -> IterObj {
        IterObj::Dict(dict, 0, part, n, n as u32)
    }
}

impl super::Object for IterObj {
    const MAY_WAIT: bool = true;

    fn trace(&self, visit: &mut impl FnMut(Value)) {
        match self {
            IterObj::Done | IterObj::Range(..) => {}
            IterObj::List(v, _)
            | IterObj::ListBack(v, _)
            | IterObj::Tuple(v, _)
            | IterObj::Str(v, _)
            | IterObj::Bytes(v, _)
            | IterObj::Dict(v, ..)
            | IterObj::DictBack(v, ..)
            | IterObj::Set(v, ..)
            | IterObj::Sequence(v, ..) => visit(*v),
            IterObj::BigRange(a, b, c) => [*a, *b, *c].iter().for_each(|v| visit(*v)),
            IterObj::Enumerate(a, b) => [*a, *b].iter().for_each(|v| visit(*v)),
            IterObj::Zip(items, _) => items.iter().for_each(|v| visit(*v)),
        }
    }

    fn size(&self) -> usize {
        size_of::<Self>() + if let IterObj::Zip(items, _) = self { items.len() * 8 } else { 0 }
    }
}
