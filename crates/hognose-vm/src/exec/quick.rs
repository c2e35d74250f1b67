//! What is common, takes more than a few lines, and needs nothing of the loop but the VM.
//!
//! These functions get values and give values, so that the loop calls them without making a context and goes on with the
//! next instruction. `None` leaves it to the general way of the instruction; nothing has changed then.

use std::cell::Cell;

use hognose_bytecode::{Dst, Op};

use super::here::Registers;
use super::{attr, carried, gather, gens, keys, misc};
use crate::caches::{Cache, CacheState};
use crate::classes;
use crate::heap::EMPTY_TUPLE;
use crate::names;
use crate::native::Inlined;
use crate::objects::*;
use crate::text::predicates;
use crate::types::deque;
use crate::types::str::in_turn;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// An item of a list, of the image or the session's own.
#[inline(never)]
pub fn list_item(vm: &Vm, list: u32, index: i64) -> Option<Value> {
    vm.heap.list(list).get(usize::try_from(index).ok()?).copied()
}

/// An item of a tuple, of the image or the session's own.
#[inline(never)]
pub fn tuple_item(vm: &Vm, tuple: u32, index: i64) -> Option<Value> {
    vm.heap.tuple(tuple).get(usize::try_from(index).ok()?).copied()
}

/// What a cell holds, of the image or the session's own; unbound when it holds nothing.
#[inline(never)]
pub fn cell(vm: &Vm, cell: Value) -> Value {
    cell.is(Kind::Cell).map_or(Value::UNDEF, |handle| vm.heap.cell(handle).0)
}

/// Changes what a cell holds, of the image or the session's own.
#[inline(never)]
pub fn set_cell(vm: &mut Vm, cell: Value, value: Value) {
    if let Some(handle) = cell.is(Kind::Cell) {
        vm.heap.cell_mut(handle).0 = value;
    }
}

/// The function that `super().name` is, if the site of the attribute found it last time: for an instance or an exception of the same
/// shape, behind the same class. Both may be in cells. Its first argument is put where that is to be.
#[inline(never)]
pub fn of_super(
    vm: &Vm,
    callee: Value,
    class: Value,
    object: Value,
    last: &Cell<Cache>,
    receiver: &mut Value,
) -> Option<Value> {
    let open = |value: Value| vm.heap.cells.own(value, Kind::Cell).map_or(value, |cell| cell.0);
    let (class, object, last) = (open(class), open(object), last.get());
    let shape = match vm.heap.instances.own(object, Kind::Instance) {
        Some(instance) => instance.shape,
        None => vm.heap.exceptions.own(object, Kind::Exc)?.shape,
    };
    let holds = callee.same(classes::SUPER)
        && last.state == CacheState::Super
        && last.key == u64::from(shape)
        && class.same(Value::new(Kind::Class, last.slot))
        && last.epoch == vm.epoch;
    if !holds {
        return None;
    }
    *receiver = object;
    Some(last.value)
}

/// Puts values that were just written to where they end up; whether none of them is unbound. One by one, as a load of several of them
/// would wait until all have reached the cache: looking at each keeps the compiler from making one copy of it.
#[inline(always)]
pub(super) fn place_just_made(places: &mut [Value], values: &[Value]) -> bool {
    places.iter_mut().zip(values).all(|(place, value)| {
        *place = *value;
        !value.is_undef()
    })
}

/// Sets an item of a dict, or of a subclass that sets them as a dict does; whether it is one, and that took no frame.
#[inline(never)]
pub fn dict_set(vm: &mut Vm, object: Value, key: Value, value: Value) -> bool {
    if let Some((dict, _)) = carried::dict(vm, object)
        && keys::set_value(vm, dict, key, value)
    {
        return true;
    }
    let dict = match object.kind() {
        // What is wrong with it is told elsewhere, where all is done again: so nothing that goes through an iterator begins here, nor
        // what may have to wait for views of a bytearray that nobody uses any more.
        Kind::List if key.as_int().is_none() && !matches!(value.kind(), Kind::List | Kind::Tuple) => return false,
        Kind::List => return matches!(crate::types::set_item(vm, object, key, value), Ok(true)),
        Kind::ByteArray | Kind::Array => {
            return key.as_int().is_some() && matches!(crate::types::set_item(vm, object, key, value), Ok(true));
        }
        Kind::Dict if !key.is_kind(Kind::Pending) => Some(object.handle()),
        _ if key.is_kind(Kind::Pending) => None,
        Kind::Instance => own_dict(vm, object),
        _ => None,
    };
    dict.is_some_and(|dict| vm.dict_set(dict, key, value).is_ok())
}

/// The items of a tuple that an instance carries whose class is gone through as that is.
#[inline(never)]
pub fn carried_items(vm: &Vm, object: Value) -> Option<&[Value]> {
    let (payload, flags) = vm.payload(object)?;
    Some(vm.heap.tuple(payload.is(Kind::Tuple).filter(|_| flags.tuple_items)?))
}

/// Deletes an item of a dict, of one that an instance carries, or of a list; whether it did.
#[inline(never)]
pub fn del_item(vm: &mut Vm, object: Value, key: Value) -> bool {
    let object = match vm.payload(object) {
        Some((payload, flags)) if flags.dict_dels => payload,
        _ => object,
    };
    let is_plain = match object.kind() {
        Kind::Dict => !key.is_kind(Kind::Pending),
        Kind::List => key.as_int().is_some(),
        _ => false,
    };
    is_plain && matches!(crate::types::delete_item(vm, object, key), Ok(true))
}

/// A set display of a few words and numbers. `None`, and nothing that anybody sees, when it is something else.
#[inline(never)]
pub fn build_set(vm: &mut Vm, items: &[Value]) -> Option<Value> {
    if !items.iter().all(|item| matches!(item.kind(), Kind::Str | Kind::Int | Kind::Float)) {
        return None;
    }
    let set = vm.heap.new_set(SetObj::default());
    for item in items {
        vm.set_add(set, *item).ok()?;
    }
    Some(set)
}

/// The dict of an instance whose class does not set items in a way of its own.
fn own_dict(vm: &Vm, object: Value) -> Option<u32> {
    let (payload, flags) = vm.payload(object)?;
    payload.is(Kind::Dict).filter(|_| flags.dict_sets)
}

/// A variable of a function that has more of them than registers.
#[inline(never)]
pub fn spilled(vm: &Vm, list: Value, index: u32) -> Value {
    list.is(Kind::List).and_then(|list| vm.heap.list(list).get(index as usize).copied()).unwrap_or_default()
}

/// Sets such a variable.
#[inline(never)]
pub fn spill(vm: &mut Vm, list: Value, index: u32, value: Value) {
    if let Some(list) = list.is(Kind::List)
        && let Some(slot) = vm.heap.list_mut(list).get_mut(index as usize)
    {
        *slot = value;
    }
}

/// A dict display with a few strings, all different, as keys: each is followed by its value. `None`, and no effect, when it is
/// something else.
#[inline(never)]
pub fn build_dict(vm: &mut Vm, pairs: &[Value]) -> Option<Value> {
    let (pairs, []) = pairs.as_chunks::<2>() else { return None };
    if pairs.len() > DictObj::FEW {
        return build_large_dict(vm, pairs);
    }
    let mut entries = vm.heap.dict_buffer(pairs.len());
    for [key, value] in pairs {
        let hash = vm.str_hash(key.is(Kind::Str)?);
        if entries.iter().any(|entry| entry.hash == hash) {
            return None;
        }
        entries.push(Entry { hash, key: *key, value: *value });
    }
    Some(vm.heap.new_dict(DictObj::of_few(entries)))
}

/// A dict display whose keys are strings of the source, all different. `None`, and no effect, when they are not.
#[inline(never)]
pub fn build_record(vm: &mut Vm, keys: Value, values: &[Value]) -> Option<Value> {
    let keys = keys.is(Kind::Tuple)?;
    let n = values.len();
    if n > DictObj::FEW {
        let mut dict = DictObj::with_capacity(n);
        for (at, value) in values.iter().enumerate() {
            let key = *vm.heap.tuple(keys).get(at)?;
            let hash = vm.str_hash(key.is(Kind::Str)?);
            dict.insert_new(hash, key, *value);
        }
        return Some(vm.heap.new_dict(dict));
    }
    let mut entries = vm.heap.dict_buffer(n);
    for (at, value) in values.iter().enumerate() {
        let key = *vm.heap.tuple(keys).get(at)?;
        let hash = vm.str_hash(key.is(Kind::Str)?);
        entries.push(Entry { hash, key, value: *value });
    }
    Some(vm.heap.new_dict(DictObj::of_few(entries)))
}

/// The same for more of them.
fn build_large_dict(vm: &mut Vm, pairs: &[[Value; 2]]) -> Option<Value> {
    let mut dict = DictObj::with_capacity(pairs.len());
    for [key, value] in pairs {
        let hash = vm.str_hash(key.is(Kind::Str)?);
        if dict.find(hash, |other| Ok::<_, ()>(vm.same_text(other, *key))) != Ok(None) {
            return None;
        }
        dict.insert_new(hash, *key, *value);
    }
    Some(vm.heap.new_dict(dict))
}

/// The function of the guest that a call of a method, or of an instance whose class has `__call__`, enters, and its first argument.
/// Classes of the library may be called in shorter ways.
#[inline(never)]
pub fn method_called(vm: &mut Vm, callee: Value) -> Option<(u32, Value)> {
    match callee.kind() {
        Kind::Bound => {
            let bound = vm.heap.bound(callee.handle());
            Some((bound.func.is(Kind::Function)?, bound.self_))
        }
        Kind::Instance => {
            let class = vm.class_of(callee);
            let method = if class.in_image() { None } else { vm.lookup(class, crate::names::CALL) };
            Some((method?.is(Kind::Function)?, callee))
        }
        _ => None,
    }
}

/// The function that a function or a bound method of the guest's calls, and the first argument of the latter, or unbound.
#[inline(never)]
pub fn function_called(vm: &Vm, callee: Value) -> Option<(u32, Value)> {
    match callee.kind() {
        Kind::Function => Some((callee.handle(), Value::UNDEF)),
        Kind::Bound => {
            let bound = vm.heap.bound(callee.handle());
            Some((bound.func.is(Kind::Function)?, bound.self_))
        }
        _ => None,
    }
}

/// So many arguments of a list or tuple are put into registers, and so many of a dict.
const SPREAD: usize = 8;

/// Puts the arguments of a call that stand in a list or tuple in register `at`, and in a dict behind it, into registers from there on:
/// how many, and the names of the last ones. `None`, and no effect, when they are many, or anything else.
#[inline(never)]
pub fn spread(vm: &mut Vm, regs: &mut Registers, at: usize) -> Option<(usize, Value)> {
    let (args, kwargs) = (regs[at], regs[at + 1]);
    let items = match args.kind() {
        Kind::Tuple => vm.heap.tuple(args.handle()),
        Kind::List => vm.heap.list(args.handle()),
        _ => return None,
    };
    let mut n = items.len();
    let named = match kwargs.is(Kind::Dict) {
        Some(kwargs) => vm.heap.dict(kwargs).len(),
        None => 0,
    };
    if n > SPREAD || named > SPREAD {
        return None;
    }
    let mut names = EMPTY_TUPLE;
    if named > 0 {
        let mut keys = [Value::UNDEF; SPREAD];
        for (key, entry) in keys.iter_mut().zip(vm.heap.dict(kwargs.handle()).items()) {
            // Only where each is a name: what is wrong is told of elsewhere.
            *key = entry.key.is_kind(Kind::Str).then_some(entry.key)?;
        }
        names = vm.heap.new_tuple(&keys[..named]);
    }
    let items = match args.kind() {
        Kind::Tuple => vm.heap.tuple(args.handle()),
        _ => vm.heap.list(args.handle()),
    };
    for (register, item) in regs.get_mut(at..at + n)?.iter_mut().zip(items) {
        *register = *item;
    }
    if named > 0 {
        for (register, entry) in regs.get_mut(at + n..at + n + named)?.iter_mut().zip(vm.heap.dict(kwargs.handle()).items()) {
            *register = entry.value;
        }
        n += named;
    }
    Some((n, names))
}

/// Whether a call may take these for `*` and `**`, or the first one alone, as they are: it copies what it passes on.
#[inline(never)]
pub fn are_arguments(vm: &Vm, items: Value, options: Value, is_alone: bool) -> bool {
    let are_named = |dict| vm.heap.dict(dict).items().all(|entry| entry.key.is_kind(Kind::Str));
    matches!(items.kind(), Kind::Tuple | Kind::List) && (is_alone || options.is(Kind::Dict).is_some_and(are_named))
}

/// The native that a method which was taken from its object calls, and that object.
#[inline]
pub fn native_called(vm: &Vm, callee: Value) -> Option<(u32, Value)> {
    let bound = vm.heap.bound(callee.is(Kind::Bound)?);
    Some((bound.func.is(Kind::Native)?, bound.self_))
}

/// Extends a list that the compiler made by the items of a tuple or of another list; whether it did.
#[inline(never)]
pub fn list_extend(vm: &mut Vm, list: Value, items: Value) -> bool {
    let Some(handle) = list.is(Kind::List) else { return false };
    matches!(items.kind(), Kind::List | Kind::Tuple) && !items.same(list) && misc::extend_by_items(vm, handle, items).is_ok()
}

/// Adds to a set that the compiler made; whether that could be done at once.
#[inline(never)]
pub fn set_add(vm: &mut Vm, set: Value, item: Value) -> bool {
    set.is_kind(Kind::Set) && !item.is_kind(Kind::Pending) && vm.set_add(set, item).is_ok()
}

/// Whether a value is a sequence for `match`, where its kind says so.
#[inline(never)]
pub fn is_sequence(value: Value) -> Option<bool> {
    match value.kind() {
        Kind::List | Kind::Tuple => Some(true),
        Kind::Pending | Kind::Instance | Kind::Range | Kind::MemoryView | Kind::Array => None,
        _ => Some(false),
    }
}

/// The number of items of a builtin container.
#[inline(never)]
pub fn len(vm: &Vm, value: Value) -> Option<Value> {
    let n = match value.kind() {
        Kind::List => vm.heap.lists.peek(value.handle())?.items.len(),
        Kind::Tuple => vm.heap.tuples.peek(value.handle())?.items.len(),
        Kind::Dict => vm.heap.dicts.peek(value.handle())?.len(),
        Kind::Set | Kind::FrozenSet => vm.heap.set(value).len(),
        Kind::Bytes => vm.heap.bytes_obj(value.handle()).data.len(),
        Kind::Instance => match vm.payload(value) {
            // A class derived from a container, which says nothing of its own about its length.
            Some((payload, flags)) if flags.sized => return if payload.is_kind(Kind::Instance) { None } else { len(vm, payload) },
            Some(_) => return None,
            None if is_of_guest(vm, value) => return None,
            None => deque::items(vm, value)?.len(),
        },
        Kind::Str => match vm.heap.strs.peek(value.handle())?.data {
            StrData::Inline(n, _) => n.into(),
            _ => vm.heap.text(value.handle()).len(),
        },
        _ => return None,
    };
    Value::int48(i64::try_from(n).ok()?)
}

/// The truth of a builtin value.
#[inline]
pub fn truth(vm: &Vm, value: Value) -> Option<bool> {
    Some(match value.kind() {
        Kind::None => false,
        Kind::Int => !value.same(Value::small(0)),
        Kind::List => !vm.heap.lists.peek(value.handle())?.items.is_empty(),
        Kind::Tuple => !vm.heap.tuples.peek(value.handle())?.items.is_empty(),
        Kind::Dict => !vm.heap.dicts.peek(value.handle())?.is_empty(),
        Kind::Set | Kind::FrozenSet => !vm.heap.set(value).is_empty(),
        Kind::Bytes => !vm.heap.bytes_obj(value.handle()).data.is_empty(),
        Kind::Str => match vm.heap.strs.peek(value.handle())?.data {
            StrData::Inline(n, _) => n != 0,
            _ => return None,
        },
        Kind::Float => value.as_float() != Some(0.0),
        // Most classes say nothing about it.
        Kind::Instance => {
            let instance = vm.heap.instances.own(value, Kind::Instance)?;
            if instance.shape & IMAGE != 0
                && let Some(items) = deque::items(vm, value)
            {
                return Some(!items.is_empty());
            }
            if let Some((payload, flags)) = vm.payload(value)
                && flags.sized
            {
                return if payload.is_kind(Kind::Instance) { None } else { truth(vm, payload) };
            }
            let class = vm.heap.shapes.peek(instance.shape)?.class;
            return vm.is_always_true(class).then_some(true);
        }
        _ => return None,
    })
}

/// `isinstance`, where it takes no code of the guest's.
#[inline(never)]
pub fn is_instance(vm: &mut Vm, object: Value, class: Value) -> Option<Value> {
    // An instance of just this class is one whatever else that says.
    if let Some(instance) = vm.heap.instances.own(object, Kind::Instance)
        && let Some(shape) = vm.heap.shapes.peek(instance.shape)
        && shape.class.same(class)
    {
        return Some(Value::TRUE);
    }
    if object.is_kind(Kind::Pending) {
        return None;
    }
    crate::builtins::attributes::is_instance_of(vm, object, class).ok().map(Value::bool)
}

/// The function that `__init__` of a class is, and the shape of a new instance, when that is all there is to calling the class.
#[inline(never)]
pub fn init(vm: &mut Vm, class: Value) -> Option<(u32, u32)> {
    let object = vm.class(class);
    if object.construct != Construct::Plain {
        return None;
    }
    let shape = object.shape;
    Some((vm.lookup(class, names::INIT)?.is(Kind::Function)?, shape))
}

/// A new instance of this shape.
#[inline(never)]
pub fn instance(vm: &mut Vm, shape: u32) -> Value {
    vm.heap.new_blank(shape)
}

/// A new exception with these arguments, when that is all there is to calling its class.
#[inline(never)]
pub fn exception(vm: &mut Vm, class: Value, args: &[Value]) -> Option<Value> {
    if vm.class(class).construct != Construct::Exception {
        return None;
    }
    let init = vm.lookup(class, names::INIT)?;
    (init.is_kind(Kind::Native) && crate::types::exception::without_fields(vm, class))
        .then(|| vm.new_exception(class, args))
}

/// Whether an exception is none that `except` asks for, of one class or of a few; `None` where that has to be looked at.
#[inline(never)]
pub fn no_match(vm: &Vm, exc: Value, types: Value) -> Option<bool> {
    let class = vm.class_of(exc);
    let types = match types.kind() {
        Kind::Class => std::slice::from_ref(&types),
        Kind::Tuple => vm.heap.tuple(types.handle()),
        _ => return None,
    };
    let is_builtin = classes::is_exception(class);
    let mut none = true;
    for candidate in types {
        if classes::is_exception(*candidate) {
            none &= !if is_builtin { classes::is_derived(class, *candidate) } else { vm.is_subclass(class, *candidate) };
            continue;
        }
        if !candidate.is_kind(Kind::Class) || !vm.is_subclass(*candidate, classes::BASE_EXCEPTION) {
            return None;
        }
        none &= !vm.is_subclass(class, *candidate);
    }
    Some(none)
}

/// Puts the state of a loop over the range that a call with the `n` arguments at `at` makes into the registers from `dst` on, when all of
/// them are integers in words; whether it did.
#[inline(never)]
pub fn range(regs: &mut Registers, dst: usize, at: usize, n: usize) -> bool {
    let Some([counter, next, stop]) = regs.get(at..at + n).and_then(range_state) else { return false };
    let Some(registers) = regs.get_mut(dst..).and_then(|registers| registers.first_chunk_mut::<3>()) else { return false };
    // One by one, as they come in machine registers.
    registers[0] = counter;
    registers[1] = next;
    registers[2] = stop;
    true
}

#[inline(always)]
fn range_state(args: &[Value]) -> Option<[Value; 3]> {
    let (start, stop, step) = match args {
        [stop] => (Value::small(0), *stop, 1),
        [start, stop] => (*start, *stop, 1),
        [start, stop, step] => (*start, *stop, i32::try_from(step.as_int()?).ok()?),
        _ => return None,
    };
    (step != 0 && Value::ints(start, stop).is_some())
        .then_some([Value::new(Kind::ForRange, step as u32), start, stop])
}

/// What an `itemgetter`, `attrgetter` or `methodcaller` gives for an object; `None` when the callable is another one, or that takes a frame.
#[inline(never)]
pub fn got(vm: &mut Vm, callee: Value, object: Value) -> Option<Value> {
    let shape = vm.heap.instances.own(callee, Kind::Instance)?.shape;
    if shape & IMAGE == 0 { None } else { super::reads::got(vm, callee, object) }
}

/// What a loop goes over in place of the parts of a text, whose call stands in front of `pc`; `None` where a list of them is made.
#[inline(never)]
pub fn parts_in_turn(vm: &mut Vm, which: Inlined, args: &[Value], dst: Dst, code: &[Op], pc: usize) -> Option<Value> {
    in_turn::begin(vm, which, args, dst.0, code.get(pc..)?)
}

/// Appends to a list.
#[inline(never)]
pub fn append(vm: &mut Vm, list: Value, item: Value) {
    vm.list_push(list.handle(), item);
}

/// Whether each character of a short text has one of these flags.
#[inline(never)]
fn all_have(vm: &Vm, text: Value, wanted: u16) -> Option<Value> {
    let StrData::Inline(n, units) = &vm.heap.strs.peek(text.is(Kind::Str)?)?.data else { return None };
    Some(Value::bool(predicates::all_latin1(units.get(..usize::from(*n))?, wanted)))
}

/// `ord` of a character of Latin-1.
#[inline(never)]
fn ord(vm: &Vm, text: Value) -> Option<Value> {
    match vm.heap.strs.peek(text.is(Kind::Str)?)?.data {
        StrData::Inline(1, units) => Some(Value::small(units[0].into())),
        _ => None,
    }
}

/// What a method that the loop does itself gives; `None`, and no effect, when that takes more.
#[inline(always)]
pub fn method(vm: &mut Vm, which: Inlined, args: &[Value]) -> Option<Value> {
    match (which, args) {
        (Inlined::Append, &[list, item]) => {
            vm.heap.lists.own(list, Kind::List)?;
            let object = vm.heap.lists.to_append(list.handle(), |list| list.items.len());
            if object.items.len() < object.items.capacity() {
                object.items.push(item);
            } else {
                append(vm, list, item);
            }
            Some(Value::NONE)
        }
        (Inlined::Pop, &[list]) => vm.heap.lists.own_mut(list, Kind::List)?.items.pop(),
        (Inlined::Get, &[dict, key]) => keys::value(vm, dict, key).map(|v| v.given().unwrap_or(Value::NONE)),
        (Inlined::Get, &[dict, key, default]) => keys::value(vm, dict, key).map(|v| v.given().unwrap_or(default)),
        (Inlined::DequeAppend, &[queue, item]) => deque::append(vm, queue, item),
        (Inlined::AppendLeft, &[queue, item]) => deque::append_left(vm, queue, item),
        (Inlined::PopLeft, &[queue]) => deque::pop_left(vm, queue),
        (Inlined::DequePop, &[queue]) => deque::pop(vm, queue),
        (Inlined::All(wanted), &[text]) => all_have(vm, text, wanted),
        _ => None,
    }
}

/// What a function that the loop does itself gives; `None`, and no effect, when that takes more.
#[inline(always)]
pub fn function(vm: &mut Vm, which: Inlined, args: &[Value]) -> Option<Value> {
    match (which, args) {
        (Inlined::Len, &[value]) => len(vm, value),
        (Inlined::IsInstance, &[object, class]) => is_instance(vm, object, class),
        (Inlined::Ord, &[text]) => ord(vm, text),
        (Inlined::Chr, &[code]) => vm.image.chars.get(usize::try_from(code.as_int()?).ok()?).copied(),
        (Inlined::Min, [_, _, ..]) => gather::extreme(args, |new, best| new < best, |new, best| new < best),
        (Inlined::Max, [_, _, ..]) => gather::extreme(args, |new, best| new > best, |new, best| new > best),
        (Inlined::Min, &[items]) => gather::extreme_item(vm, items, gather::FEW, |new, best| new < best, |new, best| new < best),
        (Inlined::Max, &[items]) => gather::extreme_item(vm, items, gather::FEW, |new, best| new > best, |new, best| new > best),
        (Inlined::Sum, &[items]) => gather::sum_of_ints(vm, items, Value::small(0), gather::FEW),
        (Inlined::Sum, &[items, start]) => gather::sum_of_ints(vm, items, start, gather::FEW),
        _ => None,
    }
}

/// `format(value, spec)` of a number or a string.
#[inline(never)]
pub fn formatted(vm: &mut Vm, value: Value, spec: Value) -> Option<Value> {
    let is_plain = matches!(value.kind(), Kind::Int | Kind::Float | Kind::Str);
    if is_plain { crate::types::brief::format(vm, value, spec) } else { None }
}

/// `str(value)` or `repr(value)` of a string or a number of one word, as a conversion in a format string asks for it.
#[inline(never)]
pub fn converted(vm: &mut Vm, value: Value, conversion: u8) -> Option<Value> {
    match (value.kind(), conversion) {
        (Kind::Str, 1) => Some(value),
        (Kind::Str, 2) => crate::types::repr(vm, value).ok(),
        (Kind::Int | Kind::Float, 1 | 2) => crate::types::to_str(vm, value).ok(),
        _ => None,
    }
}

/// `str(value)` of a float.
#[inline(never)]
pub fn float_text(vm: &mut Vm, value: Value) -> Option<Value> {
    value.as_float()?;
    crate::types::to_str(vm, value).ok()
}

/// Whether a value is an instance of a class of the guest.
#[inline]
pub fn is_of_guest(vm: &Vm, value: Value) -> bool {
    vm.heap.instances.own(value, Kind::Instance).is_some_and(|instance| instance.shape & IMAGE == 0)
}

/// Whether a value is a generator that `yield from` drives as it is.
#[inline]
pub fn is_generator(vm: &Vm, value: Value) -> bool {
    vm.heap.gens.own(value, Kind::Gen).is_some_and(|object| object.flavour == GenFlavour::Generator)
}

/// Whether a value is a coroutine that `await` drives as it is: one that nobody awaits already.
#[inline]
pub fn is_coroutine_to_begin(vm: &Vm, value: Value) -> bool {
    vm.heap.gens.own(value, Kind::Gen).is_some_and(|object| {
        object.flavour == GenFlavour::Coroutine && matches!(object.state, GenState::Created | GenState::Closed)
    })
}

/// The asynchronous generator that the `async for` behind the instruction in front of `pc` can drive itself. It is busy from now on.
#[inline(never)]
pub fn item_wanted(vm: &mut Vm, generator: Value, ops: &[Op], pc: usize) -> Option<u32> {
    let object = vm.heap.gens.own(generator, Kind::Gen)?;
    if !object.gives_items() || gens::item_goes_on(ops, pc).is_none() {
        return None;
    }
    vm.heap.generator_mut(generator.handle()).busy = true;
    Some(generator.handle())
}

/// Undoes [`item_wanted`].
#[cold]
#[inline(never)]
pub fn item_not_wanted(vm: &mut Vm, generator: u32) {
    vm.heap.generator_mut(generator).busy = false;
}

/// The method for `with` of an object, when that is a function on its class.
#[inline(never)]
pub fn special_method(vm: &mut Vm, object: Value, which: u32) -> Option<Value> {
    let shape = vm.heap.instance(object.is(Kind::Instance)?).shape;
    let class = vm.heap.shape(shape).class;
    vm.lookup(class, attr::special_name(which)).filter(|method| method.is_kind(Kind::Function))
}

/// A function that is not the session's own.
#[inline(never)]
pub fn library_function(vm: &Vm, function: Value) -> &FunctionObj {
    vm.heap.function(function.handle())
}

/// A generator has ended. Another one may get its registers once it is dead.
#[inline(never)]
pub fn close(vm: &mut Vm, generator: u32) {
    let object = vm.heap.gens.hot_mut(generator);
    object.state = GenState::Closed;
    object.registers.fill(Value::UNDEF);
}

/// What a `send` goes on with: a generator that waits at a `yield`, or a coroutine that waits or has not begun.
#[inline(never)]
pub fn goes_on(vm: &Vm, which: Inlined, value: Value) -> Option<u32> {
    if which == Inlined::Send {
        return waiting_generator(vm, value);
    }
    let object = vm.heap.gens.own(value, Kind::Gen)?;
    let is_plain = object.flavour == GenFlavour::Coroutine && object.facade.is_undef();
    (is_plain && matches!(object.state, GenState::Suspended | GenState::Created)).then_some(value.handle())
}

/// A generator that waits at a `yield`: what `next` goes on with.
#[inline]
pub fn waiting_generator(vm: &Vm, value: Value) -> Option<u32> {
    let object = vm.heap.gens.own(value, Kind::Gen)?;
    let is_plain = object.flavour == GenFlavour::Generator && object.facade.is_undef();
    let waits = is_plain && object.state == GenState::Suspended;
    waits.then_some(value.handle())
}
