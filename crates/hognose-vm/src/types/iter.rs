//! Iterators over builtin containers.

use crate::classes;
use crate::heap::{Arena, Heap};
use crate::names;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::text::Text;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What [`Vm::iter_next_pair`] found.
pub enum NextPair {
    /// The two parts of the next item.
    Pair,
    /// There is no next item.
    Ended,
    /// Nothing was done: `iter_next` knows.
    Other,
}

/// An item of a list, a tuple or a string; not of every string.
#[inline(always)]
fn item(heap: &Sequences<'_>, sequence: Value, at: usize) -> Option<Value> {
    if let Some(list) = heap.lists.own(sequence, Kind::List) {
        return list.items.get(at).copied();
    }
    if let Some(tuple) = heap.tuples.own(sequence, Kind::Tuple) {
        return tuple.items.get(at).copied();
    }
    other_item(heap.lists, heap.tuples, heap.strs, heap.chars, sequence, at)
}

/// As [`item`], for strings, and for what the image has. The parts of the heap come one by one, in machine registers.
#[inline(never)]
#[expect(clippy::ptr_arg, reason = "a slice takes two registers")]
fn other_item(
    lists: &Arena<ListObj>,
    tuples: &Arena<TupleObj>,
    strs: &Arena<StrObj>,
    chars: &Vec<Value>,
    sequence: Value,
    at: usize,
) -> Option<Value> {
    match sequence.kind() {
        Kind::Str => {
            let unit = strs.get(sequence.handle()).latin1()?.get(at)?;
            chars.get(usize::from(*unit)).copied()
        }
        Kind::List => lists.get(sequence.handle()).items.get(at).copied(),
        _ => tuples.get(sequence.handle()).items.get(at).copied(),
    }
}

/// The parts of the heap in which the items of sequences are found.
struct Sequences<'a> {
    lists: &'a Arena<ListObj>,
    tuples: &'a Arena<TupleObj>,
    strs: &'a Arena<StrObj>,
    /// The strings of one character of Latin-1.
    chars: &'a Vec<Value>,
}

/// How many items a list, a tuple or a string has.
pub(super) fn length(heap: &Heap, sequence: Value) -> usize {
    match sequence.kind() {
        Kind::List => heap.list(sequence.handle()).len(),
        Kind::Str => heap.text(sequence.handle()).len(),
        _ => heap.tuple(sequence.handle()).len(),
    }
}

/// Rows of a `zip` that are put together without an allocation.
const SHORT_ROW: usize = 8;

impl Vm {
    /// `iter(value)` of a builtin object; `None` when a method decides.
    #[inline(never)]
    pub fn iter_of(&mut self, value: Value) -> Res<Option<Value>> {
        let value = match value.kind() {
            Kind::Pending => return Err(Stop::Python),
            Kind::Instance => {
                let class = self.class_of(value);
                match self.lookup(class, names::ITER) {
                    Some(method) if method.is_kind(Kind::Native) && !self.class(class).payload.is_undef() => {
                        self.unwrap(value)
                    }
                    // A deque, whose native gives an iterator; those of others give the object itself.
                    Some(method) if method.is_kind(Kind::Native) && super::deque::is_one(self, value) => {
                        let given = self.own_special(value, names::ITER, &[]).and_then(Res::ok);
                        return Ok(given.filter(|iterator| iterator.is_kind(Kind::Iter)));
                    }
                    _ => return Ok(None),
                }
            }
            _ => value,
        };
        let iter = match value.kind() {
            Kind::Iter => return Ok(Some(value)),
            Kind::Gen => {
                let generator = self.heap.generator(value.handle());
                return Ok(if generator.flavour == GenFlavour::Generator { Some(value) } else { None });
            }
            Kind::List => IterObj::List(value, 0),
            Kind::Tuple => IterObj::Tuple(value, 0),
            Kind::Str => IterObj::Str(value, 0),
            Kind::Bytes | Kind::ByteArray | Kind::Array => IterObj::Bytes(value, 0),
            Kind::Dict => IterObj::dict(value, ViewPart::Keys, self.heap.dict(value.handle()).len()),
            Kind::Set | Kind::FrozenSet => IterObj::Set(value, 0, self.heap.set(value).len()),
            Kind::View => {
                let view = self.heap.view(value.handle()).clone();
                match self.as_kind(view.dict, Kind::Dict) {
                    Some(handle) => {
                        let n = self.heap.dict(handle).len();
                        IterObj::dict(Value::new(Kind::Dict, handle), view.part, n)
                    }
                    None => return Ok(None),
                }
            }
            Kind::Range => {
                let range = self.heap.range(value.handle()).clone();
                match (Value::ints(range.start, range.stop), range.step.as_int()) {
                    (Some((start, stop)), Some(step)) => {
                        IterObj::Range(start, super::range::count(start, stop, step), step)
                    }
                    _ => {
                        let n = self.range_len(value)?;
                        IterObj::BigRange(range.start, n, range.step)
                    }
                }
            }
            Kind::MemoryView => {
                super::memoryview::check_iterable(self, value)?;
                IterObj::Sequence(value, 0, 1, self.heap.memoryview(value.handle()).len as i64)
            }
            _ => return Ok(None),
        };
        Ok(Some(self.heap.new_iter(iter)))
    }

    /// The next item of a builtin iterator.
    pub fn iter_next(&mut self, handle: u32) -> Res<Option<Value>> {
        let item = match self.heap.iters.get_mut(handle) {
            IterObj::Done => return Ok(None),
            IterObj::List(list, i) => match self.heap.lists.get(list.handle()).items.get(*i) {
                Some(&item) => {
                    *i += 1;
                    return Ok(Some(item));
                }
                None => None,
            },
            IterObj::ListBack(list, i) => {
                let (list, i) = (*list, *i);
                match i.checked_sub(1).and_then(|i| self.heap.list(list.handle()).get(i).copied()) {
                    Some(item) => {
                        *self.heap.iter_mut(handle) = IterObj::ListBack(list, i - 1);
                        Some(item)
                    }
                    None => None,
                }
            }
            IterObj::Tuple(tuple, i) => match self.heap.tuples.get(tuple.handle()).items.get(*i) {
                Some(&item) => {
                    *i += 1;
                    return Ok(Some(item));
                }
                None => None,
            },
            IterObj::Str(text, i) => {
                if let Some(units) = self.heap.strs.get(text.handle()).latin1()
                    && let Some(unit) = units.get(*i)
                    && let Some(char) = self.image.chars.get(usize::from(*unit))
                {
                    *i += 1;
                    return Ok(Some(*char));
                }
                let (text, i) = (*text, *i);
                match self.heap.text(text.handle()).get(i) {
                    Some(code) => {
                        *self.heap.iter_mut(handle) = IterObj::Str(text, i + 1);
                        Some(self.char(code))
                    }
                    None => None,
                }
            }
            IterObj::Bytes(bytes, i) => {
                let (bytes, i) = (*bytes, *i);
                if bytes.is_kind(Kind::Array) {
                    let item = super::array::item_at(self, bytes.handle(), i)?;
                    // One that has ended stays so, whatever the array gets later.
                    let after = if item.is_some() { i + 1 } else { usize::MAX };
                    *self.heap.iter_mut(handle) = IterObj::Bytes(bytes, after);
                    return Ok(item);
                }
                let byte = self.bytes_like(bytes).and_then(|d| d.get(i).copied());
                match byte {
                    Some(byte) => {
                        *self.heap.iter_mut(handle) = IterObj::Bytes(bytes, i + 1);
                        Some(Value::small(byte as i32))
                    }
                    None => None,
                }
            }
            IterObj::Range(next, left, step) => {
                if *left == 0 {
                    return Ok(None);
                }
                let item = *next;
                *next = item.wrapping_add(*step);
                *left -= 1;
                return Ok(Some(self.heap.new_int(item)));
            }
            IterObj::BigRange(next, left, step) => {
                let (next, left, step) = (*next, *left, *step);
                if self.int_ref(left).is_none_or(|n| n.is_zero()) {
                    None
                } else {
                    let stop = crate::num::Error::Stop;
                    let after = self.with_ints(next, step, |x, y, m| x.add(y, m).map_err(stop))?;
                    let after = self.int(after);
                    let fewer = self.with_ints(left, Value::small(1), |x, y, m| x.sub(y, m).map_err(stop))?;
                    let fewer = self.int(fewer);
                    *self.heap.iter_mut(handle) = IterObj::BigRange(after, fewer, step);
                    Some(next)
                }
            }
            IterObj::Dict(dict, at, part, n, left) => {
                let (dict, at, part, n, left) = (*dict, *at, *part, *n, *left);
                let object = self.heap.dict(dict.handle());
                if object.len() != n {
                    // The iterator stays unusable, as in CPython.
                    *self.heap.iter_mut(handle) = IterObj::Dict(dict, at, part, usize::MAX, left);
                    return Err(
                        self.raise(classes::RUNTIME_ERROR, "dictionary changed size during iteration")
                    );
                }
                let found = object.next_at(at);
                let passed = found.unwrap_or(object.entries.len()).saturating_sub(at);
                if passed > 64 {
                    self.charge(passed / 8)?;
                }
                let object = self.heap.dict(dict.handle());
                match found {
                    Some(_) if left == 0 => {
                        // As many items as there were have been given, and there are more: other ones came.
                        *self.heap.iter_mut(handle) = IterObj::Done;
                        return Err(
                            self.raise(classes::RUNTIME_ERROR, "dictionary keys changed during iteration")
                        );
                    }
                    Some(i) => {
                        let entry = object.entries[i];
                        if let IterObj::Dict(_, at, _, _, left) = self.heap.iter_mut(handle) {
                            *at = i + 1;
                            *left -= 1;
                        }
                        return Ok(Some(self.part_of(entry, part)));
                    }
                    None => None,
                }
            }
            IterObj::DictBack(dict, at, part, n) => {
                let (dict, at, part, n) = (*dict, *at, *part, *n);
                let object = self.heap.dict(dict.handle());
                if object.len() != n {
                    *self.heap.iter_mut(handle) = IterObj::DictBack(dict, at, part, usize::MAX);
                    return Err(
                        self.raise(classes::RUNTIME_ERROR, "dictionary changed size during iteration")
                    );
                }
                let upto = at.min(object.entries.len());
                let found = object.entries[..upto].iter().rposition(|e| !e.key.is_undef());
                let passed = upto - found.unwrap_or(0);
                if passed > 64 {
                    self.charge(passed / 8)?;
                }
                let object = self.heap.dict(dict.handle());
                match found {
                    Some(i) => {
                        let entry = object.entries[i];
                        *self.heap.iter_mut(handle) = IterObj::DictBack(dict, i, part, n);
                        Some(self.part_of(entry, part))
                    }
                    None => None,
                }
            }
            IterObj::Set(set, at, n) => {
                let (set, at, n) = (*set, *at, *n);
                let object = self.heap.set(set);
                if object.len() != n {
                    *self.heap.iter_mut(handle) = IterObj::Set(set, at, usize::MAX);
                    return Err(self.raise(classes::RUNTIME_ERROR, "Set changed size during iteration"));
                }
                let found = object.next_at(at);
                let passed = found.unwrap_or(object.table.len()).saturating_sub(at);
                if passed > 64 {
                    self.charge(passed / 8)?;
                }
                let object = self.heap.set(set);
                match found {
                    Some(i) => {
                        let item = object.table[i].key;
                        *self.heap.iter_mut(handle) = IterObj::Set(set, i + 1, n);
                        Some(item)
                    }
                    None => None,
                }
            }
            IterObj::Enumerate(inner, next) => {
                let (inner, next) = (*inner, *next);
                match self.inner_next(inner)? {
                    Some(item) => {
                        let stop = crate::num::Error::Stop;
                        let after = match Value::add_ints(next, Value::small(1)) {
                            Some(after) => after,
                            None => {
                                let after = self
                                    .with_ints(next, Value::small(1), |x, y, m| x.add(y, m).map_err(stop))?;
                                self.int(after)
                            }
                        };
                        *self.heap.iter_mut(handle) = IterObj::Enumerate(inner, after);
                        Some(self.heap.new_tuple([next, item]))
                    }
                    None => None,
                }
            }
            IterObj::Zip(iters, strict) => {
                if let [a, b] = **iters {
                    // Two are by far the most frequent case.
                    let strict = *strict;
                    if let Some(x) = self.inner_next(a)? {
                        return match self.inner_next(b) {
                            Ok(Some(y)) => Ok(Some(self.heap.new_tuple([x, y]))),
                            Ok(None) => self.zip_ended(handle, &[a, b], 1, strict),
                            Err(stop) => self.stop_zip(handle, &[x], stop),
                        };
                    }
                    return self.zip_ended(handle, &[a, b], 0, strict);
                }
                let mut row = [Value::UNDEF; SHORT_ROW];
                if let Some(row) = row.get_mut(..iters.len()) {
                    let taken = self.zip_row(handle, row)?;
                    return Ok(taken.then(|| self.heap.new_tuple(&*row)));
                }
                let mut row = vec![Value::UNDEF; iters.len()];
                let taken = self.zip_row(handle, &mut row)?;
                return Ok(taken.then(|| self.heap.new_tuple(row)));
            }
            IterObj::ZipLists(..) | IterObj::EnumerateList(..) => {
                self.pair_of_sequences(handle).map(|pair| self.heap.new_tuple(pair))
            }
            IterObj::Sequence(object, i, step, n) => {
                let (object, i, step, n) = (*object, *i, *step, *n);
                if i < 0 || i >= n {
                    None
                } else {
                    let index = self.heap.new_int(i);
                    let item = match super::get_item(self, object, index) {
                        // It has become shorter.
                        Err(stop) if stop.raised().is_some_and(|exc| self.is_instance(exc, crate::classes::INDEX_ERROR)) => None,
                        item => item?,
                    };
                    *self.heap.iter_mut(handle) = IterObj::Sequence(object, i + step, step, n);
                    item
                }
            }
            IterObj::Adapter(_) => return self.adapter_next(handle),
        };
        if item.is_none() {
            *self.heap.iter_mut(handle) = self.ended(handle);
        }
        Ok(item)
    }

    /// The next item of an iterator that another one stands on.
    #[inline]
    pub(super) fn inner_next(&mut self, iter: Value) -> Res<Option<Value>> {
        let Some(handle) = iter.is(Kind::Iter) else { return Err(Stop::Python) };
        match self.heap.iters.get_mut(handle) {
            // The most frequent ones here, without a call.
            IterObj::List(list, at) if let Some(&item) = self.heap.lists.get(list.handle()).items.get(*at) => {
                *at += 1;
                Ok(Some(item))
            }
            IterObj::Range(next, left, step) if *left > 0 && Value::int48(*next).is_some() => {
                let item = Value::int48(*next);
                *next = next.wrapping_add(*step);
                *left -= 1;
                Ok(item)
            }
            IterObj::Adapter(adapter) if let Some(item) = super::at_hand::taken(adapter, &self.heap.lists) => {
                // As much as going to it takes.
                self.meter.charge(1)?;
                adapter.numbers[0] += 1;
                Ok(Some(item))
            }
            IterObj::Adapter(adapter) if adapter.form == Form::Chain && adapter.asking == Asking::Answered && adapter.values[0].is_undef() => {
                // The next item of a generator, which was asked for.
                self.meter.charge(1)?;
                adapter.asking = Asking::Nothing;
                Ok(Some(std::mem::take(&mut adapter.ready)))
            }
            IterObj::Enumerate(..) | IterObj::Zip(..) | IterObj::Adapter(_) => self.nested_next(handle),
            _ => self.iter_next(handle),
        }
    }

    /// As [`Vm::inner_next`] where that one stands on others in turn: towers of them are bounded in height, and cost fuel.
    fn nested_next(&mut self, handle: u32) -> Res<Option<Value>> {
        // Whoever passes over what never ends pays for it.
        self.meter.charge(1)?;
        if let Some(item) = self.alone_at_hand(handle) {
            return Ok(Some(item));
        }
        if self.iter_depth >= crate::equal::MAX_DEPTH {
            return Err(self.raise(classes::RECURSION_ERROR, "maximum recursion depth exceeded"));
        }
        // Whoever stands on it keeps what he has taken when it stops here, and goes on with that.
        self.reserve(0)?;
        self.iter_depth += 1;
        let item = self.iter_next(handle);
        self.iter_depth -= 1;
        item
    }

    /// The next item of an iterator over a list or a tuple; `None`, and no effect, where that takes more, or at its end.
    #[inline(always)]
    fn plain_next(&mut self, iterator: Value) -> Option<Value> {
        let (item, at) = match self.heap.iters.own_mut(iterator, Kind::Iter)? {
            IterObj::List(list, at) => (*self.heap.lists.get(list.handle()).items.get(*at)?, at),
            IterObj::Tuple(tuple, at) => (*self.heap.tuples.get(tuple.handle()).items.get(*at)?, at),
            _ => return None,
        };
        *at += 1;
        Some(item)
    }

    /// The next pair of an iterator over the items of a dict, over two lists, or over a list and its numbers; both are undefined, and
    /// nothing has happened, for all others and at the end.
    #[inline(always)]
    pub fn pair_at_hand(&mut self, handle: u32) -> [Value; 2] {
        const NONE: [Value; 2] = [Value::UNDEF; 2];
        let heap = &mut self.heap;
        let (lists, tuples, strs) = (&heap.lists, &heap.tuples, &heap.strs);
        let sequences = Sequences { lists, tuples, strs, chars: &self.image.chars };
        match heap.iters.get_mut(handle) {
            IterObj::ZipLists(a, b, at) => {
                let Some(x) = item(&sequences, *a, *at) else { return NONE };
                let Some(y) = item(&sequences, *b, *at) else { return NONE };
                *at += 1;
                [x, y]
            }
            IterObj::EnumerateList(list, at, first) => {
                let Some(x) = item(&sequences, *list, *at) else { return NONE };
                let Some(number) = Value::int48(first.wrapping_add(*at as i64)) else { return NONE };
                *at += 1;
                [number, x]
            }
            IterObj::Dict(dict, at, ViewPart::Items, n, left) => {
                let object = heap.dicts.get(dict.handle());
                if object.len() != *n || *left == 0 {
                    return NONE;
                }
                let Some(entry) = object.entries.get(*at).filter(|entry| !entry.key.is_undef()) else { return NONE };
                *at += 1;
                *left -= 1;
                [entry.key, entry.value]
            }
            _ => NONE,
        }
    }

    /// The next pair of an iterator over two lists, or over a list and its numbers, of which one may be any string.
    fn pair_of_sequences(&mut self, handle: u32) -> Option<[Value; 2]> {
        let pair = self.pair_at_hand(handle);
        if !pair[1].is_undef() {
            return Some(pair);
        }
        let item = |vm: &mut Vm, sequence: Value, at: usize| match sequence.kind() {
            Kind::Str => vm.heap.text(sequence.handle()).get(at).map(|code| vm.char(code)),
            Kind::List => vm.heap.list(sequence.handle()).get(at).copied(),
            _ => vm.heap.tuple(sequence.handle()).get(at).copied(),
        };
        let pair = match *self.heap.iter(handle) {
            IterObj::ZipLists(a, b, at) => [item(self, a, at)?, item(self, b, at)?],
            IterObj::EnumerateList(list, at, first) => [Value::int48(first.wrapping_add(at as i64))?, item(self, list, at)?],
            _ => return None,
        };
        if let IterObj::ZipLists(.., at) | IterObj::EnumerateList(_, at, _) = self.heap.iter_mut(handle) {
            *at += 1;
        }
        Some(pair)
    }

    /// As [`Vm::iter_next`] for an iterator that gives pairs to one who takes them apart at once: no tuple is made.
    pub fn iter_next_pair(&mut self, handle: u32, parts: &mut [Value; 2]) -> Res<NextPair> {
        let pair = self.pair_at_hand(handle);
        if !pair[1].is_undef() {
            *parts = pair;
            return Ok(NextPair::Pair);
        }
        self.next_other_pair(handle, parts)
    }

    /// As [`Vm::iter_next_pair`], for what [`Vm::pair_at_hand`] does not know.
    pub fn next_other_pair(&mut self, handle: u32, parts: &mut [Value; 2]) -> Res<NextPair> {
        match self.heap.iters.get_mut(handle) {
            IterObj::ZipLists(..) | IterObj::EnumerateList(..) => {
                let Some(pair) = self.pair_of_sequences(handle) else { return Ok(NextPair::Other) };
                *parts = pair;
                Ok(NextPair::Pair)
            }
            IterObj::Dict(dict, at, ViewPart::Items, n, left) => {
                let object = self.heap.dicts.get(dict.handle());
                if object.len() != *n || *left == 0 {
                    return Ok(NextPair::Other);
                }
                let Some(i) = object.next_at(*at) else { return Ok(NextPair::Other) };
                *at = i + 1;
                *left -= 1;
                let entry = object.entries[i];
                *parts = [entry.key, entry.value];
                Ok(NextPair::Pair)
            }
            IterObj::Enumerate(inner, next) => {
                let (inner, number) = (*inner, *next);
                let Some(after) = Value::add_ints(number, Value::small(1)) else { return Ok(NextPair::Other) };
                let item = match self.plain_next(inner) {
                    Some(item) => item,
                    None => match self.inner_next(inner)? {
                        Some(item) => item,
                        None => return Ok(NextPair::Other),
                    },
                };
                if let IterObj::Enumerate(_, next) = self.heap.iter_mut(handle) {
                    *next = after;
                }
                *parts = [number, item];
                Ok(NextPair::Pair)
            }
            IterObj::Zip(iters, strict) => {
                let [a, b] = **iters else { return Ok(NextPair::Other) };
                let strict = *strict;
                let x = match self.plain_next(a) {
                    Some(x) => x,
                    None => match self.inner_next(a)? {
                        Some(x) => x,
                        None => return Ok(NextPair::Other),
                    },
                };
                if let Some(y) = self.plain_next(b) {
                    *parts = [x, y];
                    return Ok(NextPair::Pair);
                }
                match self.inner_next(b) {
                    Ok(Some(y)) => {
                        *parts = [x, y];
                        Ok(NextPair::Pair)
                    }
                    Ok(None) => self.zip_ended(handle, &[a, b], 1, strict).map(|_| NextPair::Ended),
                    Err(stop) => self.stop_zip(handle, &[x], stop),
                }
            }
            IterObj::Adapter(adapter) => {
                if let Some(pair) = super::choices::pair_at_hand(&self.heap.tuples, adapter) {
                    *parts = pair;
                    return Ok(NextPair::Pair);
                }
                let mut row = [Value::UNDEF; 2];
                Ok(match self.adapter_row(handle, &mut row)? {
                    Some(true) => {
                        *parts = row;
                        NextPair::Pair
                    }
                    Some(false) => NextPair::Ended,
                    None => NextPair::Other,
                })
            }
            _ => Ok(NextPair::Other),
        }
    }

    /// As [`Vm::iter_next_pair`] for rows of other lengths; `None` when the iterator has none.
    pub fn iter_next_row(&mut self, handle: u32, row: &mut [Value]) -> Res<Option<bool>> {
        match self.heap.iters.get(handle) {
            IterObj::Adapter(_) => self.adapter_row(handle, row),
            IterObj::Zip(iters, _) if iters.len() == row.len() => self.zip_row(handle, row).map(Some),
            _ => Ok(None),
        }
    }

    /// What an exhausted iterator becomes: the same kind, over nothing.
    fn ended(&mut self, handle: u32) -> IterObj {
        match self.heap.iter(handle).clone() {
            IterObj::List(list, _) => IterObj::List(list, usize::MAX),
            IterObj::ListBack(list, _) => IterObj::ListBack(list, 0),
            IterObj::Bytes(bytes, _) => IterObj::Bytes(bytes, usize::MAX),
            IterObj::ZipLists(a, b, _) => IterObj::ZipLists(a, b, usize::MAX),
            IterObj::EnumerateList(list, _, first) => IterObj::EnumerateList(list, usize::MAX, first),
            other => other,
        }
    }

    /// The next row of a `zip`, of as many items as it has iterators; whether there is one.
    fn zip_row(&mut self, handle: u32, row: &mut [Value]) -> Res<bool> {
        let mut few = [Value::UNDEF; SHORT_ROW];
        let is_short = row.len() <= SHORT_ROW;
        if is_short && let IterObj::Zip(iters, _) = self.heap.iters.get(handle) {
            let n = iters.len().min(SHORT_ROW);
            few[..n].copy_from_slice(&iters[..n]);
        }
        for at in 0..row.len() {
            let iter = match few.get(at) {
                Some(iter) if is_short => *iter,
                _ => {
                    let IterObj::Zip(iters, _) = self.heap.iters.get(handle) else { return Ok(false) };
                    let Some(&iter) = iters.get(at) else { return Ok(false) };
                    iter
                }
            };
            let item = match self.plain_next(iter) {
                Some(item) => item,
                None => match self.next_of_zip(iter) {
                    Ok(Some(item)) => item,
                    Ok(None) => return self.zip_over(handle, at),
                    Err(stop) => return self.stop_zip(handle, &row[..at], stop),
                },
            };
            row[at] = item;
        }
        Ok(!row.is_empty())
    }

    #[inline(never)]
    fn next_of_zip(&mut self, iter: Value) -> Res<Option<Value>> {
        self.inner_next(iter)
    }

    #[cold]
    fn zip_over(&mut self, handle: u32, at: usize) -> Res<bool> {
        let IterObj::Zip(iters, strict) = self.heap.iters.get(handle) else { return Ok(false) };
        let (iters, strict) = (iters.clone(), *strict);
        self.zip_ended(handle, &iters, at, strict).map(|_| false)
    }

    /// The iterator number `i` of a `zip` has ended. The `zip` does not remember that: it asks again.
    #[cold]
    pub(super) fn zip_ended(&mut self, handle: u32, iters: &[Value], i: usize, strict: bool) -> Res<Option<Value>> {
        if !strict {
            return Ok(None);
        }
        let plural = if i == 1 { " " } else { "s 1-" };
        if i > 0 {
            let text = format!("zip() argument {} is shorter than argument{plural}{i}", i + 1);
            return Err(self.value_error(text));
        }
        self.zip_all_ended(handle, iters, 1)
    }

    /// The end of a strict `zip` whose first iterator has ended: those from number `from` on have to have, too.
    pub(super) fn zip_all_ended(&mut self, handle: u32, iters: &[Value], from: usize) -> Res<Option<Value>> {
        for (j, other) in iters.iter().enumerate().skip(from) {
            match self.inner_next(*other) {
                Ok(None) => {}
                Ok(Some(_)) => {
                    let plural = if j == 1 { " " } else { "s 1-" };
                    let text = format!("zip() argument {} is longer than argument{plural}{j}", j + 1);
                    return Err(self.value_error(text));
                }
                Err(stop) => return self.stop_zip_at_end(handle, iters, j, stop),
            }
        }
        Ok(None)
    }

    fn part_of(&mut self, entry: Entry, part: ViewPart) -> Value {
        match part {
            ViewPart::Keys => entry.key,
            ViewPart::Values => entry.value,
            ViewPart::Items => self.heap.new_tuple([entry.key, entry.value]),
        }
    }

    /// The items of a builtin container or iterator; `None` when Python has to run to get them.
    /// An iterator is exhausted by it.
    pub fn builtin_items(&mut self, value: Value) -> Res<Option<Vec<Value>>> {
        self.take_items(value, false)
    }

    /// The same. `saved`: whoever asks keeps the state of the iterator.
    pub fn take_items(&mut self, value: Value, saved: bool) -> Res<Option<Vec<Value>>> {
        match value.kind() {
            Kind::List => {
                let items = self.heap.list(value.handle()).clone();
                return Ok(Some(items));
            }
            Kind::Tuple => return Ok(Some(self.heap.tuple(value.handle()).to_vec())),
            Kind::Dict => return self.part_items(value.handle(), ViewPart::Keys).map(Some),
            Kind::View => {
                let view = self.heap.view(value.handle());
                if let (Some(dict), part) = (view.dict.is(Kind::Dict), view.part) {
                    return self.part_items(dict, part).map(Some);
                }
            }
            Kind::Set | Kind::FrozenSet => {
                let (n, slots) = (self.heap.set(value).len(), self.heap.set(value).table.len());
                self.charge_items(n, slots, 8)?;
                return Ok(Some(self.heap.set(value).to_vec()));
            }
            Kind::Str => {
                if let (Text::Latin1(units), 256..) = (self.heap.text(value.handle()), self.image.chars.len()) {
                    self.charge_items(units.len(), 0, 8)?;
                    let Text::Latin1(units) = self.heap.text(value.handle()) else { return Ok(None) };
                    return Ok(Some(units.iter().map(|unit| self.image.chars[usize::from(*unit)]).collect()));
                }
            }
            Kind::Gen | Kind::Class | Kind::Exc => return Ok(None),
            Kind::Instance => {
                if let Some(items) = self.deque_items(value) {
                    return Ok(Some(items.to_vec()));
                }
            }
            _ => {}
        }
        let Some(iter) = self.iter_of(value)? else { return Ok(None) };
        if !iter.is_kind(Kind::Iter) {
            return Ok(None);
        }
        // An iterator that was made just now is nobody else's.
        let items = if saved || !value.is_kind(Kind::Iter) {
            self.drain_on(iter, usize::MAX)
        } else {
            self.drain(iter, usize::MAX)
        };
        match items {
            // It asks something of Python on its way, as a generator may.
            Err(Stop::Python) => Ok(None),
            items => items.map(Some),
        }
    }

    /// Keys, values or items of a dict.
    fn part_items(&mut self, dict: u32, part: ViewPart) -> Res<Vec<Value>> {
        let (n, slots) = (self.heap.dict(dict).len(), self.heap.dict(dict).entries.len());
        self.charge_items(n, slots, if part == ViewPart::Items { 8 + size_of::<TupleObj>() } else { 8 })?;
        let items = self.heap.dict(dict).items();
        let mut found = Vec::with_capacity(n);
        match part {
            ViewPart::Keys => found.extend(items.map(|entry| entry.key)),
            ViewPart::Values => found.extend(items.map(|entry| entry.value)),
            ViewPart::Items => {
                let entries: Vec<Entry> = items.copied().collect();
                found.extend(entries.into_iter().map(|entry| self.heap.new_tuple([entry.key, entry.value])));
            }
        }
        Ok(found)
    }

    /// Charges for so many items, and for going through their table, which may have many more slots than items; looks for memory of
    /// so many bytes for each item.
    fn charge_items(&mut self, n: usize, slots: usize, bytes: usize) -> Res<()> {
        self.charge(n / 64 * 32 + slots / 16)?;
        self.reserve(n.saturating_mul(bytes))
    }

    /// What a `deque` of the library holds: its list, from the position of the first item on.
    pub fn deque_items(&self, value: Value) -> Option<&[Value]> {
        let instance = self.heap.instance(value.is(Kind::Instance)?);
        if self.library_shapes()?.deque != instance.shape {
            return None;
        }
        let head = usize::try_from(instance.slot(1).as_int()?).ok()?;
        self.heap.list(instance.slot(0).is(Kind::List)?).get(head..)
    }

    /// Up to `n` items of a builtin container.
    pub fn first_items(&mut self, value: Value, n: usize) -> Res<Vec<Value>> {
        match self.iter_of(value)? {
            Some(iter) if iter.is_kind(Kind::Iter) => self.drain(iter, n),
            _ => Err(Stop::Python),
        }
    }

    /// Takes up to `n` items; an operation that has to be done once more finds the iterator as it was.
    fn drain(&mut self, iter: Value, n: usize) -> Res<Vec<Value>> {
        self.or_restored(iter, |vm| vm.drain_on(iter, n))
    }

    /// Whether a value has `__iter__` or `__getitem__`.
    pub fn is_iterable(&mut self, value: Value) -> bool {
        let class = self.class_of(value);
        matches!(value.kind(), Kind::Gen | Kind::Iter)
            || self.lookup(class, names::ITER).is_some_and(|m| !m.is_none())
            || self.lookup(class, names::GETITEM).is_some()
    }
}
