//! Iterators over builtin containers, and over other iterators: all state is data, and none of them runs Python.
//!
//! One that needs something of Python on its way (what a function says of an item) asks the instruction that steps it
//! (`types::adapters`). Those over a generator or an iterator of a guest's class are generators of the prelude or the
//! library that show the class.

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
    /// `zip` of two lists, tuples or strings: both, and the next index.
    ZipLists(Value, Value, usize),
    /// `enumerate` of a list, a tuple or a string: it, the next index, the number of the first item.
    EnumerateList(Value, usize, i64),
    /// Over any object with `__getitem__` and `__len__` whose items a native can get, from behind or not: object, next index, step, length.
    Sequence(Value, i64, i64, i64),
    /// Over other iterators, or of its own making: `map`, `filter`, and those of `itertools`.
    Adapter(Box<Adapter>),
}

/// Which iterator an [`Adapter`] is; the numbers are those of snapshots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Form {
    /// `next`, `step`.
    #[default]
    Count,
    /// The object; how many are left, -1 without end.
    Repeat,
    /// The iterator, the list of what it gave; how many of these, the next one.
    Cycle,
    /// The iterator over iterables, the iterator that it is at; whether that is being asked for.
    Chain,
    /// The iterator; how many it gave, the next one that is wanted, the first that is not (-1: none), the step.
    Islice,
    /// The iterator, the function, the total; whether that is still to be given.
    Accumulate,
    /// The function, the iterator; whether the truth of what the function gave is being asked for.
    Takewhile,
    /// As `Takewhile`; whether all go through.
    Dropwhile,
    /// As `Takewhile`.
    Filterfalse,
    /// As `Takewhile`.
    Filter,
    /// The data, the selectors; whether a datum waits for its selector (2) or for the truth of it (1).
    Compress,
    /// The function, the iterator over arguments.
    Starmap,
    /// The function, the iterator, or a tuple of several; what those gave so far.
    Map,
    /// A tuple of iterators, what fills up; what they gave so far; how many are left. The places: which have ended.
    ZipLongest,
    /// The iterator, the item before.
    Pairwise,
    /// The iterator, the function, the key, the key of the group, the item at the front; the number of the group, whether
    /// two keys are being compared.
    Groupby,
    /// The `groupby`, the key; the number of the group.
    Grouper,
    /// A tuple of tuples; whether it has begun. The places: which item of each.
    Product,
    /// A tuple of items; whether it has begun, how many at a time. The places: their order, then how often each turned.
    Permutations,
    /// A tuple of items; whether it has begun. The places: which items.
    Combinations,
    /// As `Combinations`.
    Replacements,
    /// The iterator; what it gave so far; how many at a time, whether the last one must be whole.
    Batched,
    /// The source, the list that it is at, a list of what all of them share; the position in the former.
    Tee,
    /// A `zip` that was stopped in the middle of a row: a tuple of iterators; what they gave so far; `strict`, and which one
    /// is to be looked at for having ended, behind the first one.
    Zip,
    /// The `deque`, its list; the next position, the first one, how many items the list has.
    Deque,
    /// The text, the separator or `None`; where the next part begins, at what it is split. No program sees one (`types/str/in_turn.rs`).
    Parts,
    /// The native that makes the items, what it goes on with or `None`, the list that it gave; the position in that (`types/batches.rs`).
    Batches,
}

impl Form {
    /// All of them, by number.
    pub const ALL: [Form; 27] = [
        Form::Count,
        Form::Repeat,
        Form::Cycle,
        Form::Chain,
        Form::Islice,
        Form::Accumulate,
        Form::Takewhile,
        Form::Dropwhile,
        Form::Filterfalse,
        Form::Filter,
        Form::Compress,
        Form::Starmap,
        Form::Map,
        Form::ZipLongest,
        Form::Pairwise,
        Form::Groupby,
        Form::Grouper,
        Form::Product,
        Form::Permutations,
        Form::Combinations,
        Form::Replacements,
        Form::Batched,
        Form::Tee,
        Form::Zip,
        Form::Deque,
        Form::Parts,
        Form::Batches,
    ];
}

/// How far an [`Adapter`] is with what it wants to know of Python.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Asking {
    /// There is nothing that it wants to know.
    #[default]
    Nothing,
    /// Nobody was asked yet; or it has to go on where a step of an iterator below it stopped.
    Wanted,
    /// The answer is in `ready`.
    Answered,
    /// The iterator that was stepped has ended.
    Ended,
}

impl Asking {
    /// All of them, by number.
    pub const ALL: [Asking; 4] = [Asking::Nothing, Asking::Wanted, Asking::Answered, Asking::Ended];
}

/// An iterator over others. What its values and numbers are depends on its form; numbers beyond those named are 0.
#[derive(Clone, Debug, Default)]
pub struct Adapter {
    pub form: Form,
    /// It gives nothing any more.
    pub ended: bool,
    pub asking: Asking,
    /// The iterators, functions and items that it is made of.
    pub values: [Value; 5],
    /// The native that the function is, when that can be called at once.
    pub native: Value,
    /// The item that waits for an answer.
    pub held: Value,
    /// The answer, or what is being asked about.
    pub ready: Value,
    /// Items of a row that could not be made whole yet, in a tuple.
    pub row: Value,
    pub numbers: [i64; 4],
    pub places: Box<[u32]>,
}

impl Adapter {
    /// One that has still to begin.
    pub fn new(form: Form, values: &[Value], numbers: &[i64]) -> Adapter {
        let mut adapter = Adapter { form, ..Adapter::default() };
        adapter.values[..values.len()].copy_from_slice(values);
        adapter.numbers[..numbers.len()].copy_from_slice(numbers);
        adapter
    }

    /// All values that it refers to.
    pub fn parts(&self) -> impl Iterator<Item = Value> + '_ {
        self.values.iter().copied().chain([self.native, self.held, self.ready, self.row])
    }
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
    const CHANGES: bool = true;

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
            | IterObj::EnumerateList(v, ..)
            | IterObj::Sequence(v, ..) => visit(*v),
            IterObj::BigRange(a, b, c) => [*a, *b, *c].iter().for_each(|v| visit(*v)),
            IterObj::Enumerate(a, b) | IterObj::ZipLists(a, b, _) => [*a, *b].iter().for_each(|v| visit(*v)),
            IterObj::Zip(items, _) => items.iter().for_each(|v| visit(*v)),
            IterObj::Adapter(adapter) => adapter.parts().for_each(visit),
        }
    }

    fn size(&self) -> usize {
        let more = match self {
            IterObj::Zip(items, _) => items.len() * 8,
            IterObj::Adapter(adapter) => size_of::<Adapter>() + adapter.places.len() * 4,
            _ => 0,
        };
        size_of::<Self>() + more
    }
}
