//! `set` and `frozenset`: their methods.
//!
//! Elements keep CPython's order, so the methods walk and fill tables as CPython's do. An element whose
//! `__hash__` or `__eq__` is the guest's is dealt with by the twins in `prelude/set.py`.

mod elements;
pub(crate) mod looks;

use elements::*;

use crate::classes;
use crate::exec::{ArithWhich, CompareWhich};
use crate::native::{FromArg, Obj, SelfSet};
use crate::natives;
use crate::objects::{IterObj, RangeObj, SetEntry, SetObj};
use crate::stop::{Res, Stop};
use crate::text::Text;
use crate::types::args::{AnySet, SelfFrozenSet};
use crate::value::{Kind, Value};
use crate::vm::Vm;

macro_rules! both {
    ($($table:ident $owner:literal $self_:ident;)*) => {
        $(
            natives! {
                pub $table: methods of $owner {
                    copy(Value) "self, /";
                    raw "difference" difference "self, /, *others";
                    raw "intersection" intersection "self, /, *others";
                    raw "union" union "self, /, *others";
                    symmetric_difference($self_, Value) "self, other, /";
                    isdisjoint($self_, Value) "self, other, /";
                    issubset($self_, Value) "self, other, /";
                    issuperset($self_, Value) "self, other, /";
                    "__len__" len($self_) "self, /";
                    "__contains__" contains($self_, Obj) "self, object, /";
                    "__iter__" iter($self_) "self, /";
                    "__and__" and($self_, Obj) "self, value, /";
                    "__rand__" rand($self_, Obj) "self, value, /";
                    "__or__" or($self_, Obj) "self, value, /";
                    "__ror__" ror($self_, Obj) "self, value, /";
                    "__sub__" sub($self_, Obj) "self, value, /";
                    "__rsub__" rsub($self_, Obj) "self, value, /";
                    "__xor__" xor($self_, Obj) "self, value, /";
                    "__rxor__" rxor($self_, Obj) "self, value, /";
                    "__repr__" repr(Value) "self, /";
                    "__eq__" eq($self_, Obj) "self, value, /";
                    "__ne__" ne($self_, Obj) "self, value, /";
                    "__lt__" lt($self_, Obj) "self, value, /";
                    "__le__" le($self_, Obj) "self, value, /";
                    "__gt__" gt($self_, Obj) "self, value, /";
                    "__ge__" ge($self_, Obj) "self, value, /";
                }
            }
        )*
    };
}

both! {
    SET_BOTH "set" SelfSet;
    FROZENSET_BOTH "frozenset" SelfFrozenSet;
}

natives! {
    pub SET: methods of "set" {
        add(SelfSet, Obj) "self, object, /";
        clear(SelfSet) "self, /";
        discard(SelfSet, Obj) "self, object, /";
        remove(SelfSet, Obj) "self, object, /";
        pop(SelfSet) "self, /";
        raw "update" update "self, /, *others";
        raw "difference_update" difference_update "self, /, *others";
        raw "intersection_update" intersection_update "self, /, *others";
        symmetric_difference_update(SelfSet, Value) "self, other, /";
        "__iand__" iand(Value, Obj) "self, value, /";
        "__ior__" ior(Value, Obj) "self, value, /";
        "__isub__" isub(Value, Obj) "self, value, /";
        "__ixor__" ixor(Value, Obj) "self, value, /";
        "__init__" init(SelfSet, Option<Value>) "self, iterable=(), /";
        raw "__new__" new_set "cls, /, *args, **kwargs";
        "make" make_set(Option<Value>) "iterable=(), /";
    }
    pub FROZENSET: methods of "frozenset" {
        "__hash__" hash(SelfFrozenSet) "self, /";
        "__new__" new_frozenset(Value, Option<Value>) "cls, iterable=(), /";
        "make" make_frozenset(Option<Value>) "iterable=(), /";
    }
}

fn copy(vm: &mut Vm, self_: Value) -> Res {
    let set = AnySet::from_arg(vm, self_)?.0;
    if self_.is_kind(Kind::FrozenSet) { Ok(self_) } else { copied(vm, set) }
}

/// Whether an element is in a set; an unhashable set is looked up as the frozen set that it equals.
fn lookup(vm: &mut Vm, set: Value, item: Value) -> Res<Option<usize>> {
    let item = match vm.unhashable_set(item) {
        Some(handle) => {
            let mut object = vm.heap.set_obj(handle).clone();
            object.hash = 0;
            vm.heap.new_frozenset(object)
        }
        None => item,
    };
    let hash = vm.hash_element(item)?;
    vm.set_find(set, item, hash)
}

fn len(vm: &mut Vm, set: impl Into<AnySet>) -> Res {
    let set = set.into();
    let n = vm.heap.set(set.0).len();
    Ok(vm.heap.new_int(n as i64))
}

fn contains(vm: &mut Vm, set: impl Into<AnySet>, item: Obj) -> Res {
    let set = set.into();
    Ok(Value::bool(lookup(vm, set.0, item.0)?.is_some()))
}

fn iter(vm: &mut Vm, set: impl Into<AnySet>) -> Res {
    let set = set.into();
    let n = vm.heap.set(set.0).len();
    Ok(vm.heap.new_iter(IterObj::Set(set.0, 0, n)))
}

fn repr(vm: &mut Vm, set: Value) -> Res {
    crate::types::repr(vm, set)
}

fn add(vm: &mut Vm, set: SelfSet, item: Obj) -> Res {
    let hash = vm.hash_element(item.0)?;
    if vm.set_find(set.value(), item.0, hash)?.is_none() {
        vm.heap.set_insert_new(set.value(), hash, item.0);
    }
    Ok(Value::NONE)
}

fn clear(vm: &mut Vm, set: SelfSet) -> Res {
    vm.heap.set_mut(set.value()).clear();
    Ok(Value::NONE)
}

fn discard(vm: &mut Vm, set: SelfSet, item: Obj) -> Res {
    if let Some(at) = lookup(vm, set.value(), item.0)? {
        vm.heap.set_mut(set.value()).remove_at(at);
    }
    Ok(Value::NONE)
}

fn remove(vm: &mut Vm, set: SelfSet, item: Obj) -> Res {
    match lookup(vm, set.value(), item.0)? {
        Some(at) => {
            vm.heap.set_mut(set.value()).remove_at(at);
            Ok(Value::NONE)
        }
        None => Err(vm.key_error(item.0)),
    }
}

fn pop(vm: &mut Vm, set: SelfSet) -> Res {
    // It searches its table, in which the next element may be far away.
    let object = vm.heap.set(set.value());
    vm.charge(1 + object.table.len() / (object.len() + 1) / 8)?;
    match vm.heap.set_mut(set.value()).pop() {
        Some(entry) => Ok(entry.key),
        None => {
            let text = vm.str("pop from an empty set");
            Err(vm.key_error(text))
        }
    }
}

/// A set of the elements of any builtin iterable.
pub(super) fn set_from(vm: &mut Vm, iterable: Value) -> Res {
    let iterable = plain(vm, iterable);
    if matches!(iterable.kind(), Kind::Set | Kind::FrozenSet) {
        let copy = copied(vm, iterable)?;
        let object = std::mem::take(vm.heap.set_mut(copy));
        return Ok(vm.heap.new_set(object));
    }
    let simple = match iterable.is(Kind::Range) {
        Some(range) => set_of_range(vm, range)?,
        None => set_of_simple(vm, iterable)?,
    };
    if let Some(object) = simple {
        return Ok(vm.heap.new_set(object));
    }
    let found = elements(vm, iterable)?;
    let set = vm.heap.new_set(SetObj::default());
    fill(vm, set, found)?;
    Ok(set)
}

/// A set of the items of a list or tuple of strings and small integers, or of the characters of a text; `None` when it is anything
/// else.
fn set_of_simple(vm: &mut Vm, iterable: Value) -> Res<Option<SetObj>> {
    fn items(vm: &Vm, iterable: Value) -> &[Value] {
        match iterable.kind() {
            Kind::List => vm.heap.list(iterable.handle()),
            Kind::Tuple => vm.heap.tuple(iterable.handle()),
            _ => &[],
        }
    }
    if iterable.is_kind(Kind::Str) {
        return set_of_characters(vm, iterable.handle());
    }
    // Nothing is asked of the limits before it is known that this is the way.
    let is_simple = |key: &Value| key.is_kind(Kind::Str) || key.as_int().is_some();
    let n = items(vm, iterable).len();
    if n == 0 || !items(vm, iterable).iter().all(is_simple) {
        return Ok(None);
    }
    vm.charge(n)?;
    vm.reserve(n * 32)?;
    let mut object = SetObj { table: vm.heap.set_buffer(n), ..SetObj::default() };
    let mut at = 0;
    while let Some(key) = add_known(vm, &mut object, items(vm, iterable), &mut at) {
        let Some(text) = key.is(Kind::Str) else { return Ok(None) };
        if at == 0 {
            // They were made just now, most likely: all hashes are asked for first, as long as the texts are at hand.
            for next in 1..n {
                let Some(text) = items(vm, iterable).get(next).and_then(|key| key.is(Kind::Str)) else { break };
                vm.str_hash(text);
            }
        }
        let hash = vm.str_hash(text);
        if vm.add_by_look(&mut object, SetEntry { hash, key }).is_none() {
            return Ok(None);
        }
        at += 1;
    }
    Ok(Some(object))
}

/// A set of the numbers of a range that is not long; `None` when it is another one.
fn set_of_range(vm: &mut Vm, range: u32) -> Res<Option<SetObj>> {
    const MOST: u64 = 1024;
    let RangeObj { start, stop, step } = vm.heap.range(range).clone();
    let (Some((start, stop)), Some(step)) = (Value::ints(start, stop), step.as_int()) else { return Ok(None) };
    let n = super::range::count(start, stop, step);
    if n == 0 || n > MOST {
        return Ok(None);
    }
    vm.charge(n as usize)?;
    vm.reserve(n as usize * 32)?;
    let number = |at: u64| Value::int48(start + at as i64 * step).unwrap_or_default();
    let numbers: Vec<Value> = (0..n).map(number).collect();
    let mut object = SetObj { table: vm.heap.set_buffer(numbers.len()), ..SetObj::default() };
    let other = add_known(vm, &mut object, &numbers, &mut 0);
    Ok(other.is_none().then_some(object))
}

/// Adds the items from `at` on, as far as they are small integers and strings whose hash is known; the one at which it stopped, if there is one.
#[inline]
fn add_known(vm: &Vm, set: &mut SetObj, items: &[Value], at: &mut usize) -> Option<Value> {
    for key in items.get(*at..)? {
        let hash = match key.as_int() {
            Some(i) => crate::equal::hash_i64(i),
            None => match key.is(Kind::Str).and_then(|text| vm.heap.strs.peek(text)) {
                Some(text) if text.hash != 0 => text.hash,
                _ => return Some(*key),
            },
        };
        if vm.add_by_look(set, SetEntry { hash, key: *key }).is_none() {
            return Some(*key);
        }
        *at += 1;
    }
    None
}

/// A set of the characters of a text of Latin-1: each of them is one object.
fn set_of_characters(vm: &mut Vm, text: u32) -> Res<Option<SetObj>> {
    let Text::Latin1(units) = vm.heap.text(text) else { return Ok(None) };
    let n = units.len();
    if vm.image.chars.len() < 256 {
        return Ok(None);
    }
    vm.charge(n / 4)?;
    vm.reserve(n.min(256) * 64)?;
    let mut is_there = [false; 256];
    let mut object = SetObj { table: vm.heap.set_buffer(n.min(256)), ..SetObj::default() };
    let Text::Latin1(units) = vm.heap.text(text) else { return Ok(None) };
    for unit in units {
        let unit = usize::from(*unit);
        if !std::mem::replace(&mut is_there[unit], true) {
            let key = vm.image.chars[unit];
            // What the image knows need not be found.
            let hash = match vm.heap.str_obj(key.handle()).hash {
                0 => crate::text::hash::known(crate::text::hash::hash(vm.heap.text(key.handle()), vm.heap.seed)),
                known => known,
            };
            object.insert_new(hash, key);
        }
    }
    Ok(Some(object))
}

/// `&`, `|`, `-`, `^` of two sets: a new one of the left operand's type.
#[inline(never)]
pub fn operator(vm: &mut Vm, which: ArithWhich, a: Value, b: Value) -> Res<Option<Value>> {
    let work = vm.heap.set(a).len() + vm.heap.set(b).len();
    vm.charge(work_of(vm, a) + work_of(vm, b))?;
    vm.reserve(work * 64)?;
    Ok(Some(match which {
        ArithWhich::Or if !a.same(b) && let Some(object) = joined_by_looks(vm, a, b) => like(vm, a, object),
        ArithWhich::Or => {
            let result = copied(vm, a)?;
            if !a.same(b) {
                vm.charge(work_of(vm, b))?;
                absorb(vm, result, b)?;
            }
            result
        }
        ArithWhich::And => {
            let object = intersect(vm, a, b)?;
            like(vm, a, object)
        }
        ArithWhich::Sub => {
            let object = subtract(vm, a, b)?;
            like(vm, a, object)
        }
        ArithWhich::Xor => match looks::exchanged(vm, a, b) {
            Some(object) => like(vm, a, object),
            None => symmetric(vm, a, b)?,
        },
        _ => return Ok(None),
    }))
}

/// `|=` and its like on a set; the other operand is a set.
#[inline(never)]
pub fn in_place(vm: &mut Vm, which: ArithWhich, a: Value, b: Value) -> Res<bool> {
    if matches!(which, ArithWhich::Sub | ArithWhich::Xor) && !a.same(b) {
        vm.charge(work_of(vm, b))?;
        match which {
            ArithWhich::Sub => take_away(vm, a, b)?,
            _ => {
                let found = entries(vm, b)?;
                exchange(vm, a, &found)?;
            }
        }
        return Ok(true);
    }
    let (n, m) = (vm.heap.set(a).len(), vm.heap.set(b).len());
    vm.charge(work_of(vm, a) + work_of(vm, b))?;
    if which == ArithWhich::Or {
        if a.same(b) {
            return Ok(true);
        }
        // What looks tell of can be added at once, and again: only the comparisons behind it can stop half-way, so they are done before
        // any of theirs is added.
        vm.charge(work_of(vm, b))?;
        vm.reserve(m * 64)?;
        let from = absorb_by_looks(vm, a, b);
        let mut at = from;
        while let Some(slot) = vm.heap.set(b).next_at(at) {
            at = slot + 1;
            let entry = vm.heap.set(b).table[slot];
            vm.set_find(a, entry.key, entry.hash)?;
        }
        absorb_from(vm, a, b, from)?;
        return Ok(true);
    }
    vm.charge(n / 4)?;
    match which {
        ArithWhich::And => {
            let object = intersect(vm, a, b)?;
            let result = vm.heap.new_set(object);
            become_(vm, a, result);
        }
        ArithWhich::Sub | ArithWhich::Xor => vm.heap.set_mut(a).clear(),
        _ => return Ok(false),
    }
    Ok(true)
}

fn union(vm: &mut Vm, args: &[Value]) -> Res {
    vm.or_all_restored(&args[1..], |vm| {
        let set = AnySet::from_arg(vm, args[0])?.0;
        let result = copied(vm, set)?;
        for other in &args[1..] {
            let other = plain(vm, *other);
            if other.same(set) {
                continue;
            }
            if matches!(other.kind(), Kind::Set | Kind::FrozenSet) {
                vm.reserve(vm.heap.set(other).len() * 64)?;
                vm.charge(work_of(vm, other))?;
                absorb(vm, result, other)?;
            } else {
                let found = elements(vm, other)?;
                fill(vm, result, found)?;
            }
        }
        Ok(result)
    })
}

pub(super) fn intersection(vm: &mut Vm, args: &[Value]) -> Res {
    vm.or_all_restored(&args[1..], |vm| {
        let set = AnySet::from_arg(vm, args[0])?.0;
        if args.len() == 1 {
            return copied(vm, set);
        }
        let mut result = set;
        for other in &args[1..] {
            let other = plain(vm, *other);
            let object = intersect(vm, result, other)?;
            result = like(vm, set, object);
        }
        Ok(result)
    })
}

fn difference(vm: &mut Vm, args: &[Value]) -> Res {
    vm.or_all_restored(&args[1..], |vm| {
        let set = AnySet::from_arg(vm, args[0])?.0;
        let Some(first) = args.get(1) else { return copied(vm, set) };
        let first = plain(vm, *first);
        let object = subtract(vm, set, first)?;
        let result = like(vm, set, object);
        for other in &args[2..] {
            let other = plain(vm, *other);
            take_away(vm, result, other)?;
        }
        Ok(result)
    })
}

fn symmetric_difference(vm: &mut Vm, set: impl Into<AnySet>, other: Value) -> Res {
    let set = set.into();
    vm.or_all_restored(&[other], |vm| {
        let fresh = set_from(vm, other)?;
        let object = std::mem::take(vm.heap.set_mut(fresh));
        let result = like(vm, set.0, object);
        let found = entries(vm, set.0)?;
        exchange(vm, result, &found)?;
        Ok(result)
    })
}

/// Adds the elements of another set, if nothing is in the table of this one, or looks tell which are new: whether it did.
pub fn absorbed_at_once(vm: &mut Vm, set: Value, other: Value) -> Res<bool> {
    let n = vm.heap.set(other).len();
    if set.same(other) {
        return Ok(false);
    }
    vm.charge(work_of(vm, other))?;
    vm.reserve(n * 96)?;
    let can = vm.heap.set(set).is_clean_for(n) || looks::tell(vm, other, set);
    if can {
        absorb(vm, set, other)?;
    }
    Ok(can)
}

/// `set.update(self, *others)`.
pub fn update(vm: &mut Vm, args: &[Value]) -> Res {
    vm.or_all_restored(&args[1..], |vm| {
        let set = SelfSet::from_arg(vm, args[0])?.value();
        // One that no comparison can stop at goes in as it is.
        if let [_, other] = *args
            && matches!(other.kind(), Kind::Set | Kind::FrozenSet)
            && absorbed_at_once(vm, set, other)?
        {
            return Ok(Value::NONE);
        }
        // What is new, each once: all comparisons are made before the first element goes in.
        let fresh = vm.heap.new_set(SetObj::default());
        let mut found = Vec::new();
        for other in &args[1..] {
            let other = plain(vm, *other);
            if other.same(set) {
                continue;
            }
            let mut more = elements_so_far(vm, other, Vm::hash_element)?;
            let entries = &mut more.entries;
            vm.reserve(entries.len() * 128)?;
            let mut n = 0;
            for i in 0..entries.len() {
                let entry = entries[i];
                if vm.set_find(set, entry.key, entry.hash)?.is_none()
                    && vm.set_find(fresh, entry.key, entry.hash)?.is_none()
                {
                    vm.heap.set_insert_new(fresh, entry.hash, entry.key);
                    entries[n] = entry;
                    n += 1;
                }
            }
            entries.truncate(n);
            let ends = more.raised.is_some();
            found.push(more);
            if ends {
                break;
            }
        }
        let mut raised = None;
        for more in found {
            if more.room > 0 {
                vm.heap.set_mut(set).make_room(more.room);
            }
            for entry in more.entries {
                vm.heap.set_insert_new(set, entry.hash, entry.key);
            }
            raised = more.raised;
        }
        raised.map_or(Ok(Value::NONE), |exception| Err(Stop::Raise(exception)))
    })
}

pub(super) fn difference_update(vm: &mut Vm, args: &[Value]) -> Res {
    vm.or_all_restored(&args[1..], |vm| {
        let set = SelfSet::from_arg(vm, args[0])?.value();
        // All others are gone through before the first element goes.
        let mut found = Vec::with_capacity(args.len() - 1);
        let mut raised = None;
        for other in &args[1..] {
            let other = plain(vm, *other);
            if other.same(set) {
                found.push(None);
                continue;
            }
            let more = shared(vm, set, other)?;
            found.push(Some(more.entries));
            raised = more.raised;
            if raised.is_some() {
                break;
            }
        }
        reserve_tidy(vm, set, found.iter().flatten().map(Vec::len).sum())?;
        for found in found {
            match found {
                Some(found) => remove_all(vm, set, &found),
                None => vm.heap.set_mut(set).clear(),
            }
        }
        raised.map_or(Ok(Value::NONE), |exception| Err(Stop::Raise(exception)))
    })
}

fn intersection_update(vm: &mut Vm, args: &[Value]) -> Res {
    vm.or_all_restored(&args[1..], |vm| {
        let set = SelfSet::from_arg(vm, args[0])?.value();
        let result = intersection(vm, args)?;
        become_(vm, set, result);
        Ok(Value::NONE)
    })
}

pub(super) fn symmetric_difference_update(vm: &mut Vm, set: SelfSet, other: Value) -> Res {
    vm.or_all_restored(&[other], |vm| {
        let set = set.value();
        let other = plain(vm, other);
        if other.same(set) {
            vm.heap.set_mut(set).clear();
            return Ok(Value::NONE);
        }
        let found = match other.kind() {
            Kind::Set | Kind::FrozenSet => entries(vm, other)?,
            Kind::Dict => elements(vm, other)?.0,
            _ => {
                let other = set_from(vm, other)?;
                entries(vm, other)?
            }
        };
        exchange(vm, set, &found)?;
        Ok(Value::NONE)
    })
}

fn isdisjoint(vm: &mut Vm, set: impl Into<AnySet>, other: Value) -> Res {
    let set = set.into();
    if matches!(other.kind(), Kind::Set | Kind::FrozenSet) {
        // The smaller one is gone through.
        let is_smaller = vm.heap.set(other).len() <= vm.heap.set(set.0).len();
        let (walked, asked) = if is_smaller { (other, set.0) } else { (set.0, other) };
        vm.charge(work_of(vm, walked))?;
        if let Some(are) = looks::are_disjoint(vm, walked, asked) {
            return Ok(Value::bool(are));
        }
    }
    vm.or_all_restored(&[other], |vm| {
        let mut other = plain(vm, other);
        let mut set = set.0;
        // The smaller one is gone through.
        if matches!(other.kind(), Kind::Set | Kind::FrozenSet) && vm.heap.set(other).len() > vm.heap.set(set).len() {
            std::mem::swap(&mut set, &mut other);
        }
        let found = elements_so_far(vm, other, Vm::hash_element)?;
        for entry in found.entries {
            if vm.set_find(set, entry.key, entry.hash)?.is_some() {
                return Ok(Value::FALSE);
            }
        }
        found.raised.map_or(Ok(Value::TRUE), |exception| Err(Stop::Raise(exception)))
    })
}

fn issubset(vm: &mut Vm, set: impl Into<AnySet>, other: Value) -> Res {
    let set = set.into();
    vm.or_all_restored(&[other], |vm| {
        let other = plain(vm, other);
        if matches!(other.kind(), Kind::Set | Kind::FrozenSet) {
            return vm.is_subset(set.0, other).map(Value::bool);
        }
        let shared = intersect(vm, set.0, other)?;
        Ok(Value::bool(shared.len() == vm.heap.set(set.0).len()))
    })
}

fn issuperset(vm: &mut Vm, set: impl Into<AnySet>, other: Value) -> Res {
    let set = set.into();
    vm.or_all_restored(&[other], |vm| {
        let other = plain(vm, other);
        let found = elements_so_far(vm, other, Vm::hash_element)?;
        for entry in found.entries {
            if vm.set_find(set.0, entry.key, entry.hash)?.is_none() {
                return Ok(Value::FALSE);
            }
        }
        found.raised.map_or(Ok(Value::TRUE), |exception| Err(Stop::Raise(exception)))
    })
}

/// The set behind an operand, if it is one.
fn other_set(vm: &Vm, other: Obj) -> Option<Value> {
    let other = vm.unwrap(other.0);
    matches!(other.kind(), Kind::Set | Kind::FrozenSet).then_some(other)
}

fn binary(vm: &mut Vm, which: ArithWhich, set: AnySet, other: Obj, reflected: bool) -> Res {
    let Some(other) = other_set(vm, other) else { return Ok(Value::NOT_IMPLEMENTED) };
    let (a, b) = if reflected { (other, set.0) } else { (set.0, other) };
    Ok(operator(vm, which, a, b)?.unwrap_or(Value::NOT_IMPLEMENTED))
}

fn changing(vm: &mut Vm, which: ArithWhich, self_: Value, other: Obj) -> Res {
    let set = SelfSet::from_arg(vm, self_)?.value();
    let Some(other) = other_set(vm, other) else { return Ok(Value::NOT_IMPLEMENTED) };
    in_place(vm, which, set, other)?;
    Ok(self_)
}

fn compare(vm: &mut Vm, set: AnySet, other: Obj, which: CompareWhich) -> Res {
    let Some(other) = other_set(vm, other) else { return Ok(Value::NOT_IMPLEMENTED) };
    let truth = match which {
        CompareWhich::Eq => vm.equal(set.0, other)?,
        CompareWhich::Ne => !vm.equal(set.0, other)?,
        _ => vm.order_payload(set.0, other, which, 0)?.unwrap_or(false),
    };
    Ok(Value::bool(truth))
}

macro_rules! operators {
    ($($straight:ident $reflected:ident $changing:ident $which:ident;)*) => {
        $(
            fn $straight(vm: &mut Vm, set: impl Into<AnySet>, other: Obj) -> Res {
                binary(vm, ArithWhich::$which, set.into(), other, false)
            }
            fn $reflected(vm: &mut Vm, set: impl Into<AnySet>, other: Obj) -> Res {
                binary(vm, ArithWhich::$which, set.into(), other, true)
            }
            fn $changing(vm: &mut Vm, set: Value, other: Obj) -> Res {
                changing(vm, ArithWhich::$which, set, other)
            }
        )*
    };
}

operators! {
    and rand iand And;
    or ror ior Or;
    sub rsub isub Sub;
    xor rxor ixor Xor;
}

macro_rules! comparisons {
    ($($name:ident $which:ident;)*) => {
        $(
            fn $name(vm: &mut Vm, set: impl Into<AnySet>, other: Obj) -> Res {
                compare(vm, set.into(), other, CompareWhich::$which)
            }
        )*
    };
}

comparisons! {
    eq Eq;
    ne Ne;
    lt Lt;
    le Le;
    gt Gt;
    ge Ge;
}

fn init(vm: &mut Vm, set: SelfSet, iterable: Option<Value>) -> Res {
    let fresh = match iterable {
        Some(iterable) => vm.or_all_restored(&[iterable], |vm| set_from(vm, iterable))?,
        None => vm.heap.new_set(SetObj::default()),
    };
    become_(vm, set.value(), fresh);
    Ok(Value::NONE)
}

fn new_set(vm: &mut Vm, args: &[Value]) -> Res {
    vm.check_subtype(args[0], classes::SET)?;
    let payload = vm.heap.new_set(SetObj::default());
    vm.with_payload(args[0], classes::SET, payload)
}

fn make_set(vm: &mut Vm, iterable: Option<Value>) -> Res {
    match iterable {
        Some(iterable) => vm.or_all_restored(&[iterable], |vm| set_from(vm, iterable)),
        None => Ok(vm.heap.new_set(SetObj::default())),
    }
}

fn make_frozenset(vm: &mut Vm, iterable: Option<Value>) -> Res {
    match iterable {
        Some(same) if same.is_kind(Kind::FrozenSet) => Ok(same),
        Some(iterable) => {
            let set = vm.or_all_restored(&[iterable], |vm| set_from(vm, iterable))?;
            let object = std::mem::take(vm.heap.set_mut(set));
            Ok(vm.heap.new_frozenset(object))
        }
        None => Ok(vm.heap.new_frozenset(SetObj::default())),
    }
}

fn new_frozenset(vm: &mut Vm, class: Value, iterable: Option<Value>) -> Res {
    vm.check_subtype(class, classes::FROZENSET)?;
    let payload = make_frozenset(vm, iterable)?;
    vm.with_payload(class, classes::FROZENSET, payload)
}

fn hash(vm: &mut Vm, set: SelfFrozenSet) -> Res {
    let hash = vm.hash(set.0)?;
    Ok(vm.heap.new_int(hash))
}
