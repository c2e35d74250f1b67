//! The classes of iterators: `__iter__`, `__next__`, `__length_hint__`; and the making of `enumerate`, `zip`
//! and `reversed` over builtin iterables.
//!
//! An iterator of these classes is native state ([`IterObj`]) where every participant is builtin, otherwise a
//! generator of `prelude/iteration.py` that shows the class.

use super::itertools::{played, through};
use crate::classes;
use crate::image::Player;
use crate::names;
use crate::native::{FromArg, Obj};
use crate::natives;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::types::args::Whole;
use crate::value::{Kind, Value};
use crate::vm::{Input, Request, Vm};

/// `self` of a method of an iterator: the iterator, or the generator that plays it.
#[derive(Clone, Copy, Debug)]
pub struct AnyIter(pub Value);

impl FromArg for AnyIter {
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        let inner = vm.unwrap(value);
        match inner.kind() {
            Kind::Iter => Ok(AnyIter(inner)),
            Kind::Gen if !vm.heap.generator(inner.handle()).facade.is_undef() => Ok(AnyIter(inner)),
            Kind::Pending => Err(Stop::Python),
            _ => Err(Stop::Receiver),
        }
    }
}

macro_rules! iterators {
    ($($table:ident $owner:literal;)*) => {
        $(
            natives! {
                pub $table: methods of $owner {
                    "__iter__" itself(Value) "self, /";
                    "__next__" next(AnyIter) "self, /";
                    "__length_hint__" length_hint(AnyIter) "self, /";
                }
            }
        )*
    };
}

iterators! {
    LIST_ITERATOR "list_iterator";
    LIST_REVERSEITERATOR "list_reverseiterator";
    TUPLE_ITERATOR "tuple_iterator";
    STR_ITERATOR "str_iterator";
    STR_ASCII_ITERATOR "str_ascii_iterator";
    BYTES_ITERATOR "bytes_iterator";
    BYTEARRAY_ITERATOR "bytearray_iterator";
    RANGE_ITERATOR "range_iterator";
    LONGRANGE_ITERATOR "longrange_iterator";
    DICT_KEYITERATOR "dict_keyiterator";
    DICT_VALUEITERATOR "dict_valueiterator";
    DICT_ITEMITERATOR "dict_itemiterator";
    DICT_REVERSEKEYITERATOR "dict_reversekeyiterator";
    DICT_REVERSEVALUEITERATOR "dict_reversevalueiterator";
    DICT_REVERSEITEMITERATOR "dict_reverseitemiterator";
    SET_ITERATOR "set_iterator";
}

natives! {
    pub ARRAY_ITERATOR: methods of "arrayiterator" {
        "__iter__" itself(Value) "self, /";
        "__next__" next(AnyIter) "self, /";
    }
    pub DEQUE_ITERATOR: methods of "_deque_iterator" {
        "__iter__" itself(Value) "self, /";
        "__next__" next(AnyIter) "self, /";
        "__length_hint__" length_hint(AnyIter) "self, /";
    }
    pub ITERATOR: methods of "iterator" {
        "__iter__" itself(Value) "self, /";
        "__next__" next(AnyIter) "self, /";
    }
    pub CALLABLE_ITERATOR: methods of "callable_iterator" {
        "__iter__" itself(Value) "self, /";
        "__next__" next(AnyIter) "self, /";
    }
    pub ENUMERATE: methods of "enumerate" {
        "__iter__" itself(Value) "self, /";
        "__next__" next(AnyIter) "self, /";
        "make" make_enumerate(Value, Option<Whole>) "iterable, start=0";
        raw "__new__" python "cls, /, *args, **kwargs";
    }
    pub ZIP: methods of "zip" {
        "__iter__" itself(Value) "self, /";
        "__next__" next(AnyIter) "self, /";
        raw "make" make_zip "*iterables, strict=False";
        raw "__new__" python "cls, /, *args, **kwargs";
    }
    pub REVERSED: methods of "reversed" {
        "__iter__" itself(Value) "self, /";
        "__next__" next(AnyIter) "self, /";
        "__length_hint__" length_hint(AnyIter) "self, /";
        make(Obj) "sequence, /";
        raw "__new__" python "cls, /, *args, **kwargs";
    }
}

pub(super) fn itself(_: &mut Vm, value: Value) -> Res {
    Ok(value)
}

pub(super) fn next(vm: &mut Vm, iterator: AnyIter) -> Res {
    match iterator.0.is(Kind::Iter) {
        Some(handle) => match vm.iter_next(handle) {
            Ok(Some(item)) => Ok(item),
            Ok(None) => Err(vm.stop_iteration(Value::NONE)),
            Err(Stop::Python) => vm.ask(Request::Next { iterator: iterator.0, default: Value::UNDEF }),
            Err(stop) => Err(stop),
        },
        None => vm.ask(Request::Resume { generator: iterator.0, input: Input::Send(Value::NONE) }),
    }
}

/// Always done in Python.
pub(super) fn python(_: &mut Vm, _: &[Value]) -> Res {
    Err(Stop::Python)
}

pub(super) fn length_hint(vm: &mut Vm, iterator: AnyIter) -> Res {
    let n = match iterator.0.is(Kind::Iter) {
        Some(handle) => match vm.heap.iter(handle).clone() {
            IterObj::List(list, at) => vm.heap.list(list.handle()).len().saturating_sub(at) as i64,
            IterObj::ListBack(list, at) => {
                if at <= vm.heap.list(list.handle()).len() {
                    at as i64
                } else {
                    0
                }
            }
            IterObj::Tuple(tuple, at) => vm.heap.tuple(tuple.handle()).len().saturating_sub(at) as i64,
            IterObj::Str(text, at) => vm.heap.text(text.handle()).len().saturating_sub(at) as i64,
            IterObj::Bytes(bytes, at) => {
                vm.bytes_like(bytes).map_or(0, |d| d.len().saturating_sub(at)) as i64
            }
            IterObj::Range(_, left, _) => left.min(i64::MAX as u64) as i64,
            IterObj::BigRange(_, left, _) => return Ok(left),
            IterObj::Dict(dict, _, _, n, left) => {
                if vm.heap.dict(dict.handle()).len() != n { 0 } else { (left as usize).min(n) as i64 }
            }
            IterObj::DictBack(dict, at, _, n) => {
                let dict = vm.heap.dict(dict.handle());
                if dict.len() != n { 0 } else { dict.entries.iter().take(at).filter(|e| !e.key.is_undef()).count() as i64 }
            }
            IterObj::Set(set, at, n) => {
                let set = vm.heap.set(set);
                if set.len() != n { 0 } else { set.table.iter().skip(at).filter(|e| !e.key.is_undef()).count() as i64 }
            }
            IterObj::Sequence(_, at, step, n) => {
                if step < 0 {
                    (at + 1).max(0)
                } else {
                    (n - at).max(0)
                }
            }
            IterObj::Adapter(adapter) if adapter.form == Form::Repeat => {
                if adapter.numbers[0] < 0 {
                    return Err(vm.type_error("len() of unsized object"));
                }
                adapter.numbers[0]
            }
            IterObj::Adapter(adapter) if adapter.form == Form::Deque => {
                adapter.numbers[2].saturating_sub(adapter.numbers[0]).max(0)
            }
            IterObj::Done
            | IterObj::Enumerate(..)
            | IterObj::Zip(..)
            | IterObj::ZipLists(..)
            | IterObj::EnumerateList(..)
            | IterObj::Adapter(_) => 0,
        },
        None => 0,
    };
    Ok(vm.heap.new_int(n))
}

/// `iter(value)` when it is a builtin iterator that never runs Python; else the request for Python, or the error.
pub(super) fn plain_iter(vm: &mut Vm, value: Value) -> Res {
    match vm.iter_of(value)? {
        Some(iterator) if iterator.is_kind(Kind::Iter) => Ok(iterator),
        Some(_) => Err(Stop::Python),
        None if vm.is_iterable(value) => Err(Stop::Python),
        None => Err(vm.not_iterable(value)),
    }
}

/// Whether the next item of an iterator over it is known by its index alone.
fn is_sequence(value: Value) -> bool {
    matches!(value.kind(), Kind::List | Kind::Tuple | Kind::Str)
}

/// The number that `enumerate` begins with, if all that it counts to stand in a value, for any sequence that there may be.
fn small_start(start: Value) -> Option<i64> {
    start.as_int().filter(|start| start.unsigned_abs() < 1 << 40)
}

fn make_enumerate(vm: &mut Vm, iterable: Value, start: Option<Whole>) -> Res {
    if is_sequence(iterable)
        && let Some(first) = start.map_or(Some(0), |start| small_start(start.0))
    {
        return Ok(vm.heap.new_iter(IterObj::EnumerateList(iterable, 0, first)));
    }
    let start = start.map_or(Value::small(0), |s| s.0);
    if iterable.is_kind(Kind::Gen) {
        let generator = through(vm, iterable)?;
        return played(vm, Player::EnumerateItems, &[generator, start]);
    }
    let iterator = plain_iter(vm, iterable)?;
    Ok(vm.heap.new_iter(IterObj::Enumerate(iterator, start)))
}

fn make_zip(vm: &mut Vm, args: &[Value]) -> Res {
    let strict = match args[0].given() {
        Some(strict) => vm.truth(strict)?,
        None => false,
    };
    if let (&[a, b], false) = (&args[1..], strict)
        && is_sequence(a)
        && is_sequence(b)
    {
        return Ok(vm.heap.new_iter(IterObj::ZipLists(a, b, 0)));
    }
    if !strict && args[1..].iter().any(|iterable| iterable.is_kind(Kind::Gen)) {
        return zip_of_generators(vm, &args[1..]);
    }
    let mut iterators = Vec::with_capacity(args.len() - 1);
    for iterable in &args[1..] {
        iterators.push(plain_iter(vm, *iterable)?);
    }
    if iterators.is_empty() {
        return Ok(vm.heap.new_iter(IterObj::Zip(Box::default(), false)));
    }
    Ok(vm.heap.new_iter(IterObj::Zip(iterators.into(), strict)))
}

/// A `zip` that goes through generators, too.
#[inline(never)]
fn zip_of_generators(vm: &mut Vm, iterables: &[Value]) -> Res {
    let mut iterators = Vec::with_capacity(iterables.len());
    for iterable in iterables {
        iterators.push(through(vm, *iterable)?);
    }
    match iterators.len() {
        2 => played(vm, Player::ZipLoops, &iterators),
        3 => played(vm, Player::ZipThree, &iterators),
        _ => {
            let iterators = vm.heap.new_list(iterators);
            played(vm, Player::ZipMany, &[iterators])
        }
    }
}

fn make(vm: &mut Vm, sequence: Obj) -> Res {
    let back = match sequence.0.kind() {
        Kind::List => IterObj::ListBack(sequence.0, vm.heap.list(sequence.0.handle()).len()),
        Kind::Range => super::range_type::backwards(vm, sequence.0)?,
        Kind::Tuple | Kind::Str | Kind::Bytes | Kind::ByteArray | Kind::MemoryView | Kind::Array => {
            let n = crate::types::len(vm, sequence.0)? as i64;
            IterObj::Sequence(sequence.0, n - 1, -1, n)
        }
        Kind::Dict => back_over(vm, sequence.0, ViewPart::Keys),
        Kind::View => {
            let view = vm.heap.view(sequence.0.handle()).clone();
            match vm.as_kind(view.dict, Kind::Dict) {
                Some(dict) => back_over(vm, Value::new(Kind::Dict, dict), view.part),
                None => return Err(Stop::Python),
            }
        }
        _ => {
            let hook = vm.special(sequence.0, names::REVERSED);
            if hook.is_some_and(|h| !h.is_none()) {
                return Err(Stop::Python);
            }
            let by_index = hook.is_none()
                && vm.special(sequence.0, names::GETITEM).is_some()
                && !vm.is_instance(sequence.0, classes::DICT);
            if by_index {
                return Err(Stop::Python);
            }
            let name = vm.type_name(sequence.0);
            return Err(vm.type_error(format!("'{name}' object is not reversible")));
        }
    };
    Ok(vm.heap.new_iter(back))
}

/// The items of a dict from behind.
pub fn back_over(vm: &mut Vm, dict: Value, part: ViewPart) -> IterObj {
    let object = vm.heap.dict(dict.handle());
    IterObj::DictBack(dict, object.entries.len(), part, object.len())
}
