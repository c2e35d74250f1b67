//! What the prelude needs of containers and iterators beyond what Python can say.
//!
//! Looking a key up with Python comparisons: the prelude asks for one candidate after another
//! (`dict_candidate`), compares, checks that the entry is still there, and then acts on it.

use super::iteration::Adder;
use crate::exec::Cx;
use crate::native::{Conv, SelfDict, SelfList, SelfSlice, SelfView};
use crate::natives;
use crate::num::sums::CompensatedSum;
use crate::objects::{IterObj, SetObj, SliceObj, ViewPart};
use crate::stop::{Res, Stop};
use crate::types::args::{AnySet, Clip, Ssize, Truth};
use crate::types::list::sort;
use crate::types::set;
use crate::value::{Kind, Value};
use crate::vm::{Request, Vm};

natives! {
    pub CONTAINERS: functions of "_vm" {
        dict_candidate(SelfDict, Ssize, Ssize) "dict, hash, start, /";
        dict_key_at(SelfDict, Ssize) "dict, at, /";
        dict_value_at(SelfDict, Ssize) "dict, at, /";
        dict_has_at(SelfDict, Ssize, Value) "dict, at, key, /";
        dict_set_at(SelfDict, Ssize, Value) "dict, at, value, /";
        dict_remove_at(SelfDict, Ssize) "dict, at, /";
        dict_insert(SelfDict, Ssize, Value, Value) "dict, hash, key, value, /";
        dict_next(SelfDict, Ssize) "dict, start, /";
        dict_hash_at(SelfDict, Ssize) "dict, at, /";
        dict_version(SelfDict) "dict, /";
        next_entry() "";
        entry_done() "";
        set_candidate(AnySet, Ssize, Ssize) "set, hash, start, /";
        set_key_at(AnySet, Ssize) "set, at, /";
        set_hash_at(AnySet, Ssize) "set, at, /";
        set_has_at(AnySet, Ssize, Value) "set, at, key, /";
        set_remove_at(AnySet, Ssize) "set, at, /";
        set_insert(AnySet, Ssize, Value) "set, hash, key, /";
        set_take(AnySet, Value) "set, item, /";
        dict_take(SelfDict, Value) "dict, pair, /";
        set_next(AnySet, Ssize) "set, start, /";
        set_version(AnySet) "set, /";
        set_replace(AnySet, AnySet) "set, fresh, /";
        set_room(AnySet, Ssize) "set, n, /";
        set_tidy(AnySet) "set, /";
        frozen_copy(AnySet) "set, /";
        set_copied(AnySet) "set, /";
        set_taken_over(AnySet, AnySet) "set, other, /";
        is_frozen(AnySet) "set, /";
        key_role_error(Value, Value, Value) "key, role, error, /";
        instance_of(Value, Value, Value) "cls, base, payload, /";
        list_detach(SelfList) "list, /";
        list_restore(SelfList, SelfList) "list, items, /";
        list_replace(SelfList, SelfList) "list, items, /";
        sort_by(SelfList, SelfList, Truth) "items, keys, reverse, /";
        sum_begin(Value) "start, /";
        sum_add(SelfList, Value) "adder, item, /";
        sum_part(SelfList, Value) "adder, iterator, /";
        sum_end(SelfList) "adder, /";
        is_pending(Value) "value, /";
        has_native(Value, Value) "obj, name, /";
        for_loop_takes(Value) "value, /";
        builtin_iterator(Value) "value, /";
        conversions_of(Value) "native, /";
        native_name(Value) "native, /";
        clip_index(Clip, Ssize) "index, n, /";
        plain_slice(SelfSlice) "slice, /";
        make_slice(Value, Value, Value) "start, stop, step, /";
        view_parts(SelfView) "view, /";
        view_of(Value, Value) "dict, part, /";
        raise_stop_iteration(Value) "value, /";
        close_gen(Value) "generator, /";
        frame "repr_running" repr_running "self, /";
        frame "callee_text" callee_text "callee, /";
    }
}

fn position(value: Option<usize>) -> Value {
    match value {
        Some(at) => Value::int48(at as i64).unwrap_or(Value::small(-1)),
        None => Value::small(-1),
    }
}

fn dict_candidate(vm: &mut Vm, dict: SelfDict, hash: Ssize, start: Ssize) -> Res {
    vm.charge(1)?;
    Ok(position(vm.heap.dict(dict.0).candidate(hash.0, start.0 as usize)))
}

fn dict_key_at(vm: &mut Vm, dict: SelfDict, at: Ssize) -> Res {
    Ok(vm.heap.dict(dict.0).entries.get(at.0 as usize).map_or(Value::NONE, |e| e.key.given().unwrap_or(Value::NONE)))
}

fn dict_value_at(vm: &mut Vm, dict: SelfDict, at: Ssize) -> Res {
    Ok(vm.heap.dict(dict.0).entries.get(at.0 as usize).map_or(Value::NONE, |e| e.value.given().unwrap_or(Value::NONE)))
}

fn dict_hash_at(vm: &mut Vm, dict: SelfDict, at: Ssize) -> Res {
    let hash = vm.heap.dict(dict.0).entries.get(at.0 as usize).map_or(0, |e| e.hash);
    Ok(vm.heap.new_int(hash))
}

fn dict_has_at(vm: &mut Vm, dict: SelfDict, at: Ssize, key: Value) -> Res {
    let entry = vm.heap.dict(dict.0).entries.get(at.0 as usize);
    Ok(Value::bool(entry.is_some_and(|e| e.key.same(key))))
}

fn dict_set_at(vm: &mut Vm, dict: SelfDict, at: Ssize, value: Value) -> Res {
    if let Some(entry) = vm.heap.dict_mut(dict.0).entries.get_mut(at.0 as usize) {
        entry.value = value;
    }
    Ok(Value::NONE)
}

fn dict_remove_at(vm: &mut Vm, dict: SelfDict, at: Ssize) -> Res {
    let there = vm.heap.dict(dict.0).entries.get(at.0 as usize).is_some_and(|e| !e.key.is_undef());
    if !there {
        return Ok(Value::NONE);
    }
    Ok(vm.heap.dict_mut(dict.0).remove_at(at.0 as usize).value)
}

fn dict_insert(vm: &mut Vm, dict: SelfDict, hash: Ssize, key: Value, value: Value) -> Res {
    vm.reserve(64)?;
    vm.heap.dict_insert_new(dict.0, hash.0, key, value);
    Ok(Value::NONE)
}

/// The first entry of the host's containers that waits: container, key, value. The prelude's `MISSING`: there is none.
fn next_entry(vm: &mut Vm) -> Res {
    match vm.entries.open.front() {
        Some(entry) => {
            let entry = entry.to_vec();
            Ok(vm.heap.new_tuple(entry))
        }
        None => Ok(vm.image.prelude("MISSING")),
    }
}

/// It is in its container.
fn entry_done(vm: &mut Vm) -> Res {
    vm.entries.open.pop_front();
    vm.start_calls();
    Ok(Value::NONE)
}

fn dict_next(vm: &mut Vm, dict: SelfDict, start: Ssize) -> Res {
    Ok(position(vm.heap.dict(dict.0).next_at(start.0 as usize)))
}

fn dict_version(vm: &mut Vm, dict: SelfDict) -> Res {
    let version = vm.heap.dict(dict.0).version;
    Ok(vm.heap.new_int(version as i64))
}

fn set_candidate(vm: &mut Vm, set: AnySet, hash: Ssize, start: Ssize) -> Res {
    vm.charge(1)?;
    Ok(position(vm.heap.set(set.0).candidate(hash.0, start.0 as usize)))
}

fn set_key_at(vm: &mut Vm, set: AnySet, at: Ssize) -> Res {
    Ok(vm.heap.set(set.0).table.get(at.0 as usize).map_or(Value::NONE, |e| e.key.given().unwrap_or(Value::NONE)))
}

fn set_hash_at(vm: &mut Vm, set: AnySet, at: Ssize) -> Res {
    let hash = vm.heap.set(set.0).table.get(at.0 as usize).map_or(0, |e| e.hash);
    Ok(vm.heap.new_int(hash))
}

fn set_has_at(vm: &mut Vm, set: AnySet, at: Ssize, key: Value) -> Res {
    let entry = vm.heap.set(set.0).table.get(at.0 as usize);
    Ok(Value::bool(entry.is_some_and(|e| e.key.same(key))))
}

fn set_remove_at(vm: &mut Vm, set: AnySet, at: Ssize) -> Res {
    let there = vm.heap.set(set.0).table.get(at.0 as usize).is_some_and(|e| !e.key.is_undef());
    if there {
        vm.heap.set_mut(set.0).remove_at(at.0 as usize);
    }
    Ok(Value::NONE)
}

/// Adds an element to a set when that takes no Python; whether it is there now.
fn set_take(vm: &mut Vm, set: AnySet, item: Value) -> Res {
    let taken = vm.set_add(set.0, item);
    at_once(vm, taken.map(|_| ()))
}

/// Enters a pair into a dict when that takes no Python; whether it is there now.
fn dict_take(vm: &mut Vm, dict: SelfDict, pair: Value) -> Res {
    let parts = match pair.kind() {
        Kind::Tuple => vm.heap.tuple(pair.handle()),
        Kind::List => vm.heap.list(pair.handle()),
        _ => return Ok(Value::FALSE),
    };
    let [key, value] = *parts else { return Ok(Value::FALSE) };
    let taken = vm.dict_set(dict.0, key, value);
    at_once(vm, taken)
}

/// Whether something was done: what is left to Python was not.
fn at_once(vm: &mut Vm, done: Res<()>) -> Res {
    match done {
        Ok(()) => Ok(Value::TRUE),
        Err(stop) if stop.is_budget() => Err(stop),
        Err(_) => {
            vm.request = None;
            Ok(Value::FALSE)
        }
    }
}

fn set_insert(vm: &mut Vm, set: AnySet, hash: Ssize, key: Value) -> Res {
    vm.reserve(64)?;
    vm.heap.set_insert_new(set.0, hash.0, key);
    Ok(Value::NONE)
}

fn set_next(vm: &mut Vm, set: AnySet, start: Ssize) -> Res {
    Ok(position(vm.heap.set(set.0).next_at(start.0 as usize)))
}

fn set_version(vm: &mut Vm, set: AnySet) -> Res {
    let version = vm.heap.set(set.0).version;
    Ok(vm.heap.new_int(version as i64))
}

/// Gives a set the elements of a fresh one.
fn set_replace(vm: &mut Vm, set: AnySet, fresh: AnySet) -> Res {
    let object = std::mem::take(vm.heap.set_mut(fresh.0));
    let version = vm.heap.set(set.0).version.wrapping_add(1);
    let target = vm.heap.set_mut(set.0);
    *target = object;
    target.version = version;
    Ok(Value::NONE)
}

fn set_room(vm: &mut Vm, set: AnySet, n: Ssize) -> Res {
    let n = n.0.max(0) as usize;
    vm.reserve(n.saturating_mul(64))?;
    vm.heap.set_mut(set.0).make_room(n);
    Ok(Value::NONE)
}

fn set_tidy(vm: &mut Vm, set: AnySet) -> Res {
    vm.heap.set_mut(set.0).tidy();
    Ok(Value::NONE)
}

/// A frozen set with the table of a set, which the prelude has made to become it.
fn frozen_copy(vm: &mut Vm, set: AnySet) -> Res {
    let n = vm.heap.set(set.0).len();
    vm.charge(n + vm.heap.set(set.0).table.len() / 8)?;
    vm.reserve(vm.heap.set(set.0).table.len() * 24)?;
    let mut object = vm.heap.set(set.0).clone();
    object.hash = 0;
    Ok(vm.heap.new_frozenset(object))
}

/// Takes over the elements of another set, if nothing is in the table of this one: whether it did.
fn set_taken_over(vm: &mut Vm, set: AnySet, other: AnySet) -> Res {
    set::absorbed_at_once(vm, set.0, other.0).map(Value::bool)
}

/// A new `set` with the elements of a set.
fn set_copied(vm: &mut Vm, set: AnySet) -> Res {
    let n = vm.heap.set(set.0).len();
    vm.charge(n + vm.heap.set(set.0).table.len() / 8)?;
    vm.reserve(n * 64)?;
    let object: SetObj = vm.heap.set(set.0).copied();
    Ok(vm.heap.new_set(object))
}

fn is_frozen(_: &mut Vm, set: AnySet) -> Res {
    Ok(Value::bool(set.0.is_kind(Kind::FrozenSet)))
}

/// The error of an unhashable key, saying what it was wanted for.
fn key_role_error(vm: &mut Vm, key: Value, role: Value, error: Value) -> Res {
    let (name, role, why) = (vm.type_name(key), vm.show(role), vm.show(error));
    Err(vm.type_error(format!("cannot use '{name}' as {role} ({why})")))
}

/// What `base.__new__(cls)` gives for this payload.
fn instance_of(vm: &mut Vm, class: Value, base: Value, payload: Value) -> Res {
    vm.with_payload(class, base, payload)
}

/// Takes the items out of a list, into a new one.
fn list_detach(vm: &mut Vm, list: SelfList) -> Res {
    let items = std::mem::take(vm.heap.list_mut(list.0));
    Ok(vm.heap.new_list(items))
}

/// Gives a list the items of another; whether somebody had put something in meanwhile.
fn list_restore(vm: &mut Vm, list: SelfList, items: SelfList) -> Res {
    let items = std::mem::take(vm.heap.list_mut(items.0));
    let old = std::mem::replace(vm.heap.list_mut(list.0), items);
    Ok(Value::bool(old.capacity() > 0))
}

/// Gives a list the items of another, which becomes empty.
fn list_replace(vm: &mut Vm, list: SelfList, items: SelfList) -> Res {
    if list.0 != items.0 {
        let items = std::mem::take(vm.heap.list_mut(items.0));
        vm.heap.grew(items.len() * 8);
        *vm.heap.list_mut(list.0) = items;
    }
    Ok(Value::NONE)
}

/// Sorts items by keys that builtin types compare.
fn sort_by(vm: &mut Vm, items: SelfList, keys: SelfList, reverse: Truth) -> Res {
    let keys = vm.heap.list(keys.0).clone();
    let values = vm.heap.list(items.0).clone();
    if keys.len() != values.len() {
        return Err(Stop::Python);
    }
    let sorted = sort::sorted_by(vm, &values, keys, reverse.0)?;
    *vm.heap.list_mut(items.0) = sorted;
    Ok(Value::NONE)
}

/// The state of a sum, a list; `None` when the start is no number.
fn sum_begin(vm: &mut Vm, start: Value) -> Res {
    match start.kind() {
        Kind::Int | Kind::Bool | Kind::Wide | Kind::Big | Kind::Float => {
            let parts = Adder::new(start).parts();
            Ok(vm.heap.new_list(parts.to_vec()))
        }
        _ => Ok(Value::NONE),
    }
}

fn adder(vm: &Vm, list: SelfList) -> Adder {
    let parts = vm.heap.list(list.0);
    let at = |i: usize| parts.get(i).copied().unwrap_or(Value::NONE);
    Adder::from_parts([at(0), at(1), at(2)])
}

/// Adds many numbers of a builtin iterator to a sum; whether there may be more to be added like this.
fn sum_part(vm: &mut Vm, list: SelfList, iterator: Value) -> Res {
    let parts = adder(vm, list).parts();
    let Some((parts, more)) = super::iteration::part_of_sum(vm, iterator, parts)? else { return Ok(Value::FALSE) };
    match vm.heap.list_mut(list.0).first_chunk_mut() {
        Some(state) => *state = parts,
        None => return Ok(Value::FALSE),
    }
    Ok(Value::bool(more))
}

/// Adds a number to a sum; `False` when the item is none.
fn sum_add(vm: &mut Vm, list: SelfList, item: Value) -> Res {
    // Small integers, as long as no float has come, and then floats.
    if let [total, sum, lost] = &mut vm.heap.list_mut(list.0)[..] {
        if let (Some((s, l)), Some(f)) = (Value::floats(*sum, *lost), item.as_float()) {
            let mut floats = CompensatedSum::from_parts(s, l);
            floats.add(f);
            let (s, l) = floats.parts();
            (*sum, *lost) = (Value::float(s), Value::float(l));
            return Ok(Value::TRUE);
        }
        if sum.is_none()
            && let Some(added) = Value::add_ints(*total, item)
        {
            *total = added;
            return Ok(Value::TRUE);
        }
    }
    let mut sum = adder(vm, list);
    let added = sum.add(vm, item)?;
    let parts = sum.parts();
    match vm.heap.list_mut(list.0).first_chunk_mut() {
        Some(state) => *state = parts,
        None => return Ok(Value::FALSE),
    }
    Ok(Value::bool(added))
}

fn sum_end(vm: &mut Vm, list: SelfList) -> Res {
    Ok(adder(vm, list).total())
}

fn is_pending(_: &mut Vm, value: Value) -> Res {
    Ok(Value::bool(value.is_kind(Kind::Pending)))
}

/// Whether a special method of an object is a native one (or there is none).
fn has_native(vm: &mut Vm, value: Value, name: Value) -> Res {
    let name = vm.intern_value(name);
    Ok(Value::bool(vm.special(value, name).is_none_or(|m| vm.is_builtin_method(m))))
}

/// Whether `iter(value)` is the value itself, so that a `for` may go through it more than once.
fn for_loop_takes(_: &mut Vm, value: Value) -> Res {
    Ok(Value::bool(matches!(value.kind(), Kind::Gen | Kind::Iter)))
}

/// The builtin iterator over a value, or `None` when something else goes through it.
fn builtin_iterator(vm: &mut Vm, value: Value) -> Res {
    match vm.iter_of(value) {
        Ok(Some(iterator)) if iterator.is_kind(Kind::Iter) => Ok(iterator),
        Ok(_) | Err(Stop::Python) => Ok(Value::NONE),
        Err(stop) => Err(stop),
    }
}

/// How the parameters of a native are converted: a letter for each, and the number of positional ones.
fn conversions_of(vm: &mut Vm, native: Value) -> Res {
    let Some(index) = native.is(Kind::Native) else { return Err(Stop::Python) };
    let info = &vm.natives[index as usize];
    let letters: String = (0..info.n_params)
        .map(|i| match info.def.converters.get(i) {
            Some(Conv::Any) => 'a',
            Some(Conv::Look) | None => 'l',
            Some(Conv::Index) => 'i',
            Some(Conv::Float) => 'f',
            Some(Conv::Truth) => 't',
            Some(Conv::Items) => 's',
        })
        .collect();
    let mut parts = Vec::with_capacity(info.n_params);
    for (param, letter) in info.params().iter().zip(letters.chars()) {
        let name = vm.intern(param.name);
        let letter = vm.char(letter as u32);
        parts.push(vm.heap.new_tuple([name, letter]));
    }
    Ok(vm.heap.new_tuple(parts))
}

fn native_name(vm: &mut Vm, native: Value) -> Res {
    let name = native.is(Kind::Native).map_or(String::new(), |i| vm.natives[i as usize].qualname());
    Ok(vm.str(&name))
}

/// The place in a sequence of `n` items that a bound means.
fn clip_index(vm: &mut Vm, index: Clip, n: Ssize) -> Res {
    let at = index.within(n.0.max(0) as usize);
    Ok(vm.heap.new_int(at as i64))
}

/// Whether the parts of a slice are all `None` or integers.
fn plain_slice(vm: &mut Vm, slice: SelfSlice) -> Res {
    let object = vm.heap.slice(slice.0).clone();
    let plain = |v: Value| v.is_none() || vm.int_ref(v).is_some();
    Ok(Value::bool([object.start, object.stop, object.step].into_iter().all(plain)))
}

fn make_slice(vm: &mut Vm, start: Value, stop: Value, step: Value) -> Res {
    Ok(vm.heap.new_slice(SliceObj { start, stop, step }))
}

/// The dict behind a view, and 0, 1 or 2 for keys, values, items.
fn view_parts(vm: &mut Vm, view: SelfView) -> Res {
    let object = vm.heap.view(view.0).clone();
    let part = match object.part {
        ViewPart::Keys => 0,
        ViewPart::Values => 1,
        ViewPart::Items => 2,
    };
    Ok(vm.heap.new_tuple([object.dict, Value::small(part)]))
}

/// An iterator over a part of a dict.
fn view_of(vm: &mut Vm, dict: Value, part: Value) -> Res {
    let Some(handle) = vm.as_kind(dict, Kind::Dict) else { return Err(Stop::Python) };
    let part = match part.as_int() {
        Some(0) => ViewPart::Keys,
        Some(1) => ViewPart::Values,
        _ => ViewPart::Items,
    };
    let n = vm.heap.dict(handle).len();
    Ok(vm.heap.new_iter(IterObj::dict(Value::new(Kind::Dict, handle), part, n)))
}

fn raise_stop_iteration(vm: &mut Vm, value: Value) -> Res {
    Err(vm.stop_iteration(value))
}

/// `generator.close()`.
fn close_gen(vm: &mut Vm, generator: Value) -> Res {
    if !generator.is_kind(Kind::Gen) {
        return Ok(Value::NONE);
    }
    vm.ask(Request::Resume { generator, input: crate::vm::Input::Close })
}

/// Whether a `repr` of this object, by the calling function, is in progress further down the stack.
fn repr_running(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let Some((top, below)) = cx.frames.split_last() else { return Ok(Value::FALSE) };
    let object = args.first().copied().unwrap_or_default();
    let running = below.iter().any(|f| {
        f.unit == top.unit && f.body == top.body && cx.stack.get(f.base as usize).is_some_and(|v| v.same(object))
    });
    Ok(Value::bool(running))
}

/// How messages name what is called.
fn callee_text(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let callee = args.first().copied().unwrap_or_default();
    Ok(match crate::exec::callee_name(cx, callee) {
        Some(text) => cx.vm.str(&text),
        None => Value::NONE,
    })
}
