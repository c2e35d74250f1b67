//! Builtin types: the protocols that instructions use, and the tables of methods.
//!
//! A protocol function (`len`, `get_item`, `contains`, …) does builtin objects natively. It says
//! [`Stop::Python`] when the class of a user or a pending value decides, and has had no effect then.

pub mod array;
pub mod batches;
pub mod bytearray;
pub mod bytes;
pub mod descriptor;
pub mod args;
pub mod deque;
pub mod dict;
mod drain;
pub mod exception;
pub mod exception_methods;
pub mod function;
pub mod generator;
pub mod bool;
pub mod brief;
pub mod complex;
pub mod float;
pub mod memoryview;
pub mod module;
pub mod tool;
pub mod new;
pub mod str;
pub mod index;
pub mod int;
pub mod iter;
pub mod object;
pub mod number;
pub mod adapters;
pub(crate) mod at_hand;
mod choices;
mod groups;
mod restore;
pub mod questions;
pub mod itertools;
pub mod iterators;
pub mod large;
pub mod list;
pub mod operator;
pub mod order;
pub mod percent;
pub mod range;
pub mod range_type;
pub mod set;
pub mod show;
pub mod singletons;
pub mod slice;
pub mod super_;
pub mod traceback;
pub mod type_;
pub mod weak;
pub mod tuple;
pub mod union;

use std::borrow::Cow;

use crate::native::Table;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

pub use index::{delete_item, get_item, set_item};
pub use show::{ascii, format, repr, to_str};

/// The methods of all builtin types.
pub static TABLES: &[&Table] = &[
    &list::methods::METHODS,
    &tuple::METHODS,
    &dict::methods::METHODS,
    &dict::views::KEYS,
    &dict::views::VALUES,
    &dict::views::ITEMS,
    &dict::views::KEYS_SET,
    &dict::views::ITEMS_SET,
    &set::SET_BOTH,
    &set::FROZENSET_BOTH,
    &set::SET,
    &set::FROZENSET,
    &range_type::METHODS,
    &slice::METHODS,
    &module::METHODS,
    &tool::METHODS,
    &singletons::NONE,
    &singletons::ELLIPSIS,
    &singletons::NOT_IMPLEMENTED,
    &iterators::LIST_ITERATOR,
    &iterators::LIST_REVERSEITERATOR,
    &iterators::TUPLE_ITERATOR,
    &iterators::STR_ITERATOR,
    &iterators::STR_ASCII_ITERATOR,
    &iterators::BYTES_ITERATOR,
    &iterators::BYTEARRAY_ITERATOR,
    &iterators::ARRAY_ITERATOR,
    &iterators::DEQUE_ITERATOR,
    &iterators::RANGE_ITERATOR,
    &iterators::LONGRANGE_ITERATOR,
    &iterators::DICT_KEYITERATOR,
    &iterators::DICT_VALUEITERATOR,
    &iterators::DICT_ITEMITERATOR,
    &iterators::DICT_REVERSEKEYITERATOR,
    &iterators::DICT_REVERSEVALUEITERATOR,
    &iterators::DICT_REVERSEITEMITERATOR,
    &iterators::SET_ITERATOR,
    &iterators::ITERATOR,
    &iterators::CALLABLE_ITERATOR,
    &iterators::ENUMERATE,
    &iterators::ZIP,
    &iterators::REVERSED,
    &object::METHODS,
    &type_::METHODS,
    &weak::METHODS,
    &function::FUNCTION,
    &function::METHOD,
    &function::NATIVE,
    &function::METHOD_DESCRIPTOR,
    &function::WRAPPER_DESCRIPTOR,
    &function::METHOD_WRAPPER,
    &function::MEMBER,
    &function::GETSET,
    &function::CODE,
    &function::CELL,
    &function::INTRINSICS,
    &generator::GENERATOR,
    &generator::COROUTINE,
    &generator::ASYNC_GENERATOR,
    &generator::WRAPPER,
    &generator::ASEND,
    &generator::ANEXT,
    &generator::ATHROW,
    &descriptor::PROPERTY,
    &descriptor::CLASSMETHOD,
    &descriptor::STATICMETHOD,
    &descriptor::SUPER,
    &exception_methods::METHODS,
    &exception_methods::GROUP,
    &traceback::METHODS,
    &exception_methods::KEY_ERROR,
    &exception_methods::OS_ERROR,
    &exception_methods::IMPORT_ERROR,
    &exception_methods::SYNTAX_ERROR,
    &int::METHODS,
    &int::MAKE,
    &int::BYTES,
    &bool::METHODS,
    &float::METHODS,
    &float::MAKE,
    &complex::METHODS,
    &complex::MAKE,
    &str::methods::METHODS,
    &bytes::methods::METHODS,
    &bytearray::methods::METHODS,
    &memoryview::methods::METHODS,
    &array::methods::METHODS,
    &array::methods::RECONSTRUCTOR,
];

/// `len(value)` of builtin objects.
pub fn len(vm: &mut Vm, value: Value) -> Res<usize> {
    let value = match value.kind() {
        Kind::Instance => {
            let class = vm.class_of(value);
            match vm.lookup(class, crate::names::LEN) {
                Some(method) if method.is_kind(Kind::Native) => match vm.unwrap(value) {
                    payload if payload.is_kind(Kind::Instance) => return vm.len_own(value)?.ok_or(Stop::Python),
                    payload => payload,
                },
                Some(_) => return Err(Stop::Python),
                None => value,
            }
        }
        Kind::Pending | Kind::Class => return Err(Stop::Python),
        _ => value,
    };
    Ok(match value.kind() {
        Kind::Str => vm.heap.text(value.handle()).len(),
        Kind::List => vm.heap.list(value.handle()).len(),
        Kind::Tuple => vm.heap.tuple(value.handle()).len(),
        Kind::Dict => vm.heap.dict(value.handle()).len(),
        Kind::Set | Kind::FrozenSet => vm.heap.set(value).len(),
        Kind::Bytes => vm.heap.bytes_obj(value.handle()).data.len(),
        Kind::ByteArray => vm.heap.bytearray(value.handle()).data.len(),
        Kind::Array => array::len(vm, value.handle()),
        Kind::MemoryView => {
            memoryview::check_released(vm, value)?;
            if vm.heap.memoryview(value.handle()).shape.as_deref() == Some(&[]) {
                return Err(vm.type_error("0-dim memory has no length"));
            }
            vm.heap.memoryview(value.handle()).len
        }
        Kind::View => {
            let dict = vm.heap.view(value.handle()).dict;
            match vm.as_kind(dict, Kind::Dict) {
                Some(handle) => vm.heap.dict(handle).len(),
                None => return Err(Stop::Python),
            }
        }
        Kind::Range => match vm.range_len(value).map(|n| vm.int_ref(n).and_then(|n| n.to_i64()))? {
            Some(n) => n as usize,
            None => return Err(vm.overflow_error("Python int too large to convert to C ssize_t")),
        },
        _ => {
            if vm.special(value, crate::names::LEN).is_some() {
                return Err(Stop::Python);
            }
            let name = vm.type_name(value);
            return Err(vm.type_error(format!("object of type '{name}' has no len()")));
        }
    })
}

/// `item in container` of a set, frozen or not, and a string, an integer in a word or a short tuple, where looks tell; `None` when it takes more.
#[inline]
fn set_contains(vm: &mut Vm, container: Value, item: Value) -> Option<bool> {
    let hash = match item.kind() {
        Kind::Int => crate::equal::hash_i64(item.as_int()?),
        Kind::Str => match vm.heap.strs.peek(item.handle()) {
            Some(text) if text.hash != 0 => text.hash,
            _ => vm.str_hash(item.handle()),
        },
        Kind::Tuple => vm.tuple_hash_by_look(item.handle())?,
        _ => return None,
    };
    let entry = crate::objects::SetEntry { hash, key: item };
    vm.has_by_look(vm.heap.set(container), &entry)
}

/// So many items of a tuple or list are gone through without a charge.
const FEW_ITEMS: usize = 8;

/// `item in container` of a short tuple or list and a string or a number of a word, where looks tell; `None` when it takes more.
#[inline(never)]
fn few_contain(vm: &Vm, container: Value, item: Value) -> Option<bool> {
    let items = match container.kind() {
        Kind::Tuple => vm.heap.tuple(container.handle()),
        Kind::List => vm.heap.list(container.handle()),
        _ => return None,
    };
    if items.len() > FEW_ITEMS || !matches!(item.kind(), Kind::Str | Kind::Int | Kind::None) {
        return None;
    }
    match vm.find_by_looks(items, item) {
        None => Some(false),
        Some((_, true)) => Some(true),
        Some((_, false)) => None,
    }
}

/// Whether a short string has a character of Latin-1; `None` when they are anything else.
#[inline(always)]
fn has_character(vm: &Vm, container: Value, item: Value) -> Option<bool> {
    let (whole, part) = (container.is(Kind::Str)?, item.is(Kind::Str)?);
    let unit = str::only_unit(&vm.heap, part)?;
    let (_, words) = vm.heap.look_at_short(whole)?;
    // What is behind the text is zero.
    Some(crate::objects::has_unit(words, unit))
}

/// `item in container` of two strings of Latin-1, the container a short one; `None` when they are anything else.
#[inline]
fn text_contains(vm: &mut Vm, container: Value, item: Value) -> Option<bool> {
    let (whole, part) = (container.is(Kind::Str)?, item.is(Kind::Str)?);
    let (units, needle) = (vm.heap.look_at(whole)?, vm.heap.look_at(part)?);
    if units.len() >= 256 {
        return None;
    }
    let n = units.len();
    let found = crate::text::search::find_units(units, needle).is_some();
    vm.meter.slice -= n as i64 / 16;
    Some(found)
}

/// `item in container` of builtin containers.
#[inline(never)]
pub fn contains(vm: &mut Vm, container: Value, item: Value) -> Res<bool> {
    match has_character(vm, container, item) {
        Some(found) => Ok(found),
        None if let Some(found) = few_contain(vm, container, item) => Ok(found),
        None if crate::exec::carries_nothing(vm, container) => Err(Stop::Python),
        None => contains_any(vm, container, item),
    }
}

/// [`contains`] of other than a character in a short text: behind a call, so that that needs few registers.
#[inline(never)]
fn contains_any(vm: &mut Vm, container: Value, item: Value) -> Res<bool> {
    let by_looks = match container.kind() {
        Kind::Set | Kind::FrozenSet => set_contains(vm, container, item),
        Kind::Str => text_contains(vm, container, item),
        _ => None,
    };
    if let Some(found) = by_looks {
        return Ok(found);
    }
    let container = match container.kind() {
        Kind::Instance => {
            let class = vm.class_of(container);
            if let Some((list, head)) = deque::list(vm, container) {
                let n = vm.heap.list(list.is(Kind::List).ok_or(Stop::Python)?).len();
                return Ok(position(vm, list, item, head..n)?.is_some());
            }
            match vm.lookup(class, crate::names::CONTAINS) {
                Some(method) if method.is_kind(Kind::Native) => vm.unwrap(container),
                _ => return Err(Stop::Python),
            }
        }
        _ => container,
    };
    match container.kind() {
        Kind::Dict => {
            if let Some(found) = crate::exec::has_key(vm, container, item) {
                return Ok(found);
            }
            let hash = vm.hash_key(item)?;
            Ok(vm.dict_find(container.handle(), item, hash)?.is_some())
        }
        Kind::Set | Kind::FrozenSet => {
            // A set is looked up as the frozen set that it equals.
            let item = match vm.unhashable_set(item) {
                Some(handle) => {
                    let mut object = vm.heap.set_obj(handle).clone();
                    object.hash = 0;
                    vm.heap.new_frozenset(object)
                }
                None => item,
            };
            let hash = vm.hash_element(item)?;
            Ok(vm.set_find(container, item, hash)?.is_some())
        }
        Kind::List | Kind::Tuple => {
            let n = match container.kind() {
                Kind::List => vm.heap.list(container.handle()).len(),
                _ => vm.heap.tuple(container.handle()).len(),
            };
            Ok(position(vm, container, item, 0..n)?.is_some())
        }
        Kind::Str => match vm.as_kind(item, Kind::Str) {
            // A long text, or a string of the guest's class.
            Some(handle) => {
                let n = vm.heap.text(container.handle()).len();
                vm.charge(n / 16)?;
                Ok(crate::text::search::contains(vm.heap.text(container.handle()), vm.heap.text(handle)))
            }
            None if item.is_kind(Kind::Pending) => Err(Stop::Python),
            None => {
                let name = vm.type_name(item);
                Err(vm.type_error(format!("'in <string>' requires string as left operand, not {name}")))
            }
        },
        Kind::Bytes | Kind::ByteArray => {
            if let Some(byte) = vm.int_ref(item).map(|i| i.to_i64()) {
                let Some(byte) = byte.and_then(|b| u8::try_from(b).ok()) else {
                    return Err(vm.value_error("byte must be in range(0, 256)"));
                };
                vm.charge(vm.bytes_like(container).map_or(0, |d| d.len()) / 16)?;
                return Ok(vm.bytes_like(container).is_some_and(|d| d.contains(&byte)));
            }
            let Some(needle) = vm.bytes_like(item).map(|d| d.into_owned()) else {
                if item.is_kind(Kind::Instance) {
                    return Err(Stop::Python);
                }
                let text = |name| format!("a bytes-like object is required, not '{name}'");
                return Err(memoryview::refuse_bytes(vm, item, text));
            };
            let n = vm.bytes_like(container).map_or(0, |d| d.len());
            vm.charge(n / 16)?;
            let data = vm.bytes_like(container).unwrap_or_default();
            Ok(crate::text::search::find_units(&data, &needle).is_some())
        }
        Kind::Range => range::contains(vm, container, item),
        Kind::Array => Ok(array::position(vm, container.handle(), item, 0, usize::MAX)?.is_some()),
        Kind::View => dict::views::view_contains(vm, container, item),
        _ => Err(Stop::Python),
    }
}

/// The position of an item among some of those of a list or a tuple.
pub fn position(vm: &mut Vm, sequence: Value, item: Value, range: std::ops::Range<usize>) -> Res<Option<usize>> {
    fn items(vm: &Vm, sequence: Value) -> &[Value] {
        match sequence.kind() {
            Kind::List => vm.heap.list(sequence.handle()),
            _ => vm.heap.tuple(sequence.handle()),
        }
    }
    // Charged for in parts, each of them larger than the one before it.
    let (mut at, mut part) = (range.start, 16);
    while at < range.end {
        let end = range.end.min(at + part);
        let found = vm.find_by_looks(items(vm, sequence).get(at..end).unwrap_or_default(), item);
        let Some((passed, is_equal)) = found else {
            vm.charge((end - at).div_ceil(2))?;
            at = end;
            part = (part * 2).min(1024);
            continue;
        };
        vm.charge(1 + passed / 2)?;
        at += passed;
        if is_equal || vm.same_or_equal(items(vm, sequence)[at], item)? {
            return Ok(Some(at));
        }
        at += 1;
    }
    Ok(None)
}

impl Vm {
    /// The set that a value is or carries, unless its class has a hash of the guest's.
    pub fn unhashable_set(&self, value: Value) -> Option<u32> {
        let custom = value.is_kind(Kind::Instance) && self.class(self.class_of(value)).flags.hash;
        self.as_kind(value, Kind::Set).filter(|_| !custom)
    }

    /// The bytes of a `bytes`, `bytearray`, `array.array` or `memoryview` (or a subclass). The items of a view have to
    /// lie one behind the other.
    pub fn bytes_like(&self, value: Value) -> Option<Cow<'_, [u8]>> {
        let value = self.unwrap(value);
        match value.kind() {
            Kind::Bytes => Some(Cow::Borrowed(&self.heap.bytes_obj(value.handle()).data)),
            Kind::ByteArray => Some(Cow::Borrowed(&self.heap.bytearray(value.handle()).data)),
            Kind::Array => Some(Cow::Borrowed(&self.heap.array(value.handle()).data)),
            Kind::MemoryView if memoryview::is_contiguous(self.heap.memoryview(value.handle())) => {
                memoryview::content(self, value.handle())
            }
            _ => None,
        }
    }

    /// The bytes of a value that is a `bytes` or a `bytearray` itself.
    #[inline]
    pub fn plain_bytes(&self, value: Value) -> Option<&[u8]> {
        match value.kind() {
            Kind::Bytes => Some(&self.heap.bytes_obj(value.handle()).data),
            Kind::ByteArray => Some(&self.heap.bytearray(value.handle()).data),
            _ => None,
        }
    }

    /// As [`Vm::bytes_like`], also where the items of a view do not lie one behind the other.
    pub fn gathered_bytes(&self, value: Value) -> Option<Cow<'_, [u8]>> {
        match self.as_kind(value, Kind::MemoryView) {
            Some(handle) => memoryview::content(self, handle),
            None => self.bytes_like(value),
        }
    }

    /// Whether the class of the guest that a value has gives its bytes by a `__buffer__` of its own.
    pub fn lends_bytes(&mut self, value: Value) -> bool {
        matches!(value.kind(), Kind::Instance | Kind::Exc | Kind::Class)
            && self.special(value, crate::names::BUFFER).is_some_and(|method| !method.is_kind(Kind::Native))
    }
}
