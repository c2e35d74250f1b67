//! `set` and `frozenset`: their methods.
//!
//! Elements keep CPython's order, so the methods walk and fill tables as CPython's do. An element whose
//! `__hash__` or `__eq__` is the guest's is dealt with by the twins in `prelude/set.py`.

use crate::classes;
use crate::exec::{ArithWhich, CompareWhich};
use crate::native::{FromArg, Obj, SelfSet};
use crate::natives;
use crate::objects::{IterObj, SetEntry, SetObj};
use crate::stop::Res;
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

/// A new set of the kind of another one.
fn like(vm: &mut Vm, set: Value, object: SetObj) -> Value {
    if set.is_kind(Kind::FrozenSet) { vm.heap.new_frozenset(object) } else { vm.heap.new_set(object) }
}

/// The work of walking a set: its table may be much larger than what is left in it.
fn work_of(vm: &Vm, set: Value) -> usize {
    let object = vm.heap.set(set);
    object.len() + object.table.len() / 8
}

/// The entries of a set in the order of its table.
fn entries(vm: &mut Vm, set: Value) -> Res<Vec<SetEntry>> {
    let n = vm.heap.set(set).len();
    vm.charge(work_of(vm, set))?;
    vm.reserve(n * 32)?;
    Ok(vm.heap.set(set).items().copied().collect())
}

/// The elements that an iterable gives, with their hashes: those of a set or dict as they are stored.
/// With the number for which room is made beforehand.
fn elements(vm: &mut Vm, iterable: Value) -> Res<(Vec<SetEntry>, usize)> {
    match iterable.kind() {
        Kind::Set | Kind::FrozenSet => {
            let found = entries(vm, iterable)?;
            let n = found.len();
            return Ok((found, n));
        }
        Kind::Dict => {
            let n = vm.heap.dict(iterable.handle()).len();
            vm.charge(n)?;
            vm.reserve(n * 32)?;
            let items = vm.heap.dict(iterable.handle()).items();
            return Ok((items.map(|e| SetEntry { hash: e.hash, key: e.key }).collect(), n));
        }
        _ => {}
    }
    vm.with_items(iterable, hash_all).map(|found| (found, 0))
}

fn hash_all(vm: &mut Vm, items: Vec<Value>) -> Res<Vec<SetEntry>> {
    vm.charge(items.len())?;
    vm.reserve(items.len() * 32)?;
    let mut found = Vec::with_capacity(items.len());
    for key in items {
        found.push(SetEntry { hash: vm.hash_element(key)?, key });
    }
    Ok(found)
}

/// Adds elements to a set that nobody else sees yet.
fn fill(vm: &mut Vm, set: Value, (elements, room): (Vec<SetEntry>, usize)) -> Res<()> {
    if room > 0 {
        vm.heap.set_mut(set).make_room(room);
    }
    for entry in elements {
        if vm.set_find(set, entry.key, entry.hash)?.is_none() {
            vm.heap.set_insert_new(set, entry.hash, entry.key);
        }
    }
    Ok(())
}

/// Gives a set the elements of another one, which nobody else sees.
fn become_(vm: &mut Vm, set: Value, result: Value) {
    let object = std::mem::take(vm.heap.set_mut(result));
    let version = vm.heap.set(set).version.wrapping_add(1);
    vm.heap.grew(object.table.capacity() * size_of::<SetEntry>());
    let target = vm.heap.set_mut(set);
    *target = object;
    target.version = version;
}

/// A copy as `set.copy` makes one.
fn copied(vm: &mut Vm, set: Value) -> Res {
    let n = vm.heap.set(set).len();
    vm.charge(work_of(vm, set))?;
    vm.reserve(n * 64)?;
    let object = vm.heap.set(set).copied();
    Ok(like(vm, set, object))
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

/// The elements of a set that are in another one, or those that are not, when looks tell: `None` when comparing takes more.
fn by_looks(vm: &mut Vm, walked: Value, other: Value, wanted: bool) -> Option<SetObj> {
    vm.charge(work_of(vm, walked)).ok()?;
    let (walked, other) = (vm.heap.set(walked), vm.heap.set(other));
    let mut result = SetObj::default();
    for entry in walked.items() {
        let found = match other.first(entry.hash, entry.key) {
            Some(found) => found.is_some(),
            None => {
                let same = |k: Value| if k.same(entry.key) { Ok(true) } else { vm.key_equal(k, entry.key).ok_or(()) };
                other.find(entry.hash, same).ok()?.is_some()
            }
        };
        if found == wanted {
            result.insert_new(entry.hash, entry.key);
        }
    }
    Some(result)
}

/// The elements of `a` that are in `b`, as CPython collects them: by walking the smaller one.
fn common(vm: &mut Vm, a: Value, b: Value) -> Res<SetObj> {
    let (walked, other) = if vm.heap.set(b).len() > vm.heap.set(a).len() { (a, b) } else { (b, a) };
    if let Some(found) = by_looks(vm, walked, other, true) {
        return Ok(found);
    }
    let mut result = SetObj::default();
    for entry in entries(vm, walked)? {
        if vm.set_find(other, entry.key, entry.hash)?.is_some() {
            result.insert_new(entry.hash, entry.key);
        }
    }
    Ok(result)
}

/// `a & b`, `b` any iterable.
fn intersect(vm: &mut Vm, a: Value, b: Value) -> Res<SetObj> {
    let b = vm.unwrap(b);
    if a.same(b) {
        return Ok(vm.heap.set(a).copied());
    }
    if matches!(b.kind(), Kind::Set | Kind::FrozenSet) {
        return common(vm, a, b);
    }
    let (found, _) = elements(vm, b)?;
    let result = vm.heap.new_set(SetObj::default());
    for entry in found {
        if vm.set_find(a, entry.key, entry.hash)?.is_some()
            && vm.set_find(result, entry.key, entry.hash)?.is_none()
        {
            vm.heap.set_insert_new(result, entry.hash, entry.key);
        }
    }
    Ok(std::mem::take(vm.heap.set_mut(result)))
}

/// `a - b`, `b` any iterable.
fn subtract(vm: &mut Vm, a: Value, b: Value) -> Res<SetObj> {
    let b = vm.unwrap(b);
    let n = vm.heap.set(a).len();
    let is_set = matches!(b.kind(), Kind::Set | Kind::FrozenSet);
    let other = match b.kind() {
        Kind::Set | Kind::FrozenSet => Some(vm.heap.set(b).len()),
        Kind::Dict => Some(vm.heap.dict(b.handle()).len()),
        _ => None,
    };
    if let Some(m) = other
        && n >> 2 <= m
    {
        if is_set && let Some(found) = by_looks(vm, a, b, false) {
            return Ok(found);
        }
        let mut result = SetObj::default();
        for entry in entries(vm, a)? {
            let found = if is_set {
                vm.set_find(b, entry.key, entry.hash)?.is_some()
            } else {
                vm.dict_find(b.handle(), entry.key, entry.hash)?.is_some()
            };
            if !found {
                result.insert_new(entry.hash, entry.key);
            }
        }
        return Ok(result);
    }
    let object = vm.heap.set(a).copied();
    let result = vm.heap.new_set(object);
    take_away(vm, result, b)?;
    Ok(std::mem::take(vm.heap.set_mut(result)))
}

/// Removes the elements of `b` from a set. All of them are looked for before the first one goes, so that it completes or has no
/// effect, and its work is that of going through `b`.
fn take_away(vm: &mut Vm, set: Value, b: Value) -> Res<()> {
    let is_set = matches!(b.kind(), Kind::Set | Kind::FrozenSet);
    let found = if is_set && vm.heap.set(b).len() >> 3 > vm.heap.set(set).len() {
        common(vm, set, b)?.items().copied().collect()
    } else {
        elements(vm, b)?.0
    };
    vm.reserve(found.len() * 8)?;
    let mut slots = Vec::new();
    for entry in found {
        slots.extend(vm.set_find(set, entry.key, entry.hash)?);
    }
    let (used, room) = (vm.heap.set(set).len(), vm.heap.set(set).table.capacity());
    if vm.heap.set(set).is_untidy(slots.len()) {
        // Its table is built anew, up to eight times as long as what is in it.
        vm.reserve(used * 8 * size_of::<SetEntry>())?;
    }
    let object = vm.heap.set_mut(set);
    for slot in slots {
        // Two elements may be equal to the same one.
        if !object.table[slot].key.is_undef() {
            object.remove_at(slot);
        }
    }
    object.tidy();
    let more = object.table.capacity().saturating_sub(room);
    vm.heap.grew(more * size_of::<SetEntry>());
    Ok(())
}

/// `a ^= b`; `b` is a set. All elements are looked for before the first one changes anything.
fn exchange(vm: &mut Vm, set: Value, b: Value) -> Res<()> {
    let found = entries(vm, b)?;
    vm.reserve(found.len() * 96)?;
    let mut known = Vec::with_capacity(found.len());
    for entry in &found {
        let at = vm.set_find(set, entry.key, entry.hash)?;
        known.push(at.map(|at| vm.heap.set(set).table[at].key));
    }
    for (entry, known) in found.iter().zip(known) {
        match known {
            Some(key) => {
                // Its slot may be another one by now.
                let at = vm.heap.set(set).find(entry.hash, |other| Ok::<bool, ()>(other.same(key)));
                if let Ok(Some(at)) = at {
                    vm.heap.set_mut(set).remove_at(at);
                }
            }
            None => vm.heap.set_insert_new(set, entry.hash, entry.key),
        }
    }
    Ok(())
}

/// A set of the elements of any builtin iterable.
fn set_from(vm: &mut Vm, iterable: Value) -> Res {
    let iterable = plain(vm, iterable);
    if let Some(object) = set_of_simple(vm, iterable)? {
        return Ok(vm.heap.new_set(object));
    }
    let found = elements(vm, iterable)?;
    let set = vm.heap.new_set(SetObj::default());
    fill(vm, set, found)?;
    Ok(set)
}

/// A set of the items of a list or tuple of strings and small integers; `None` when it is anything else.
fn set_of_simple(vm: &mut Vm, iterable: Value) -> Res<Option<SetObj>> {
    fn items(vm: &Vm, iterable: Value) -> &[Value] {
        match iterable.kind() {
            Kind::List => vm.heap.list(iterable.handle()),
            Kind::Tuple => vm.heap.tuple(iterable.handle()),
            _ => &[],
        }
    }
    let n = items(vm, iterable).len();
    let known = |key: &Value| match key.is(Kind::Str) {
        Some(handle) => vm.heap.str_obj(handle).hash != 0,
        None => key.as_int().is_some(),
    };
    if !items(vm, iterable).iter().all(known) {
        for at in 0..n {
            let key = items(vm, iterable)[at];
            if key.is_kind(Kind::Str) {
                // From now on it is known, except where it cannot be stored.
                if vm.str_hash(key.handle()) != vm.heap.str_obj(key.handle()).hash {
                    return Ok(None);
                }
            } else if key.as_int().is_none() {
                return Ok(None);
            }
        }
    }
    if n == 0 {
        return Ok(None);
    }
    vm.charge(n)?;
    vm.reserve(n * 32)?;
    let mut object = SetObj::default();
    for key in items(vm, iterable) {
        let hash = match key.as_int() {
            Some(i) => crate::equal::hash_i64(i),
            None => vm.heap.str_obj(key.handle()).hash,
        };
        let found = match object.first(hash, *key) {
            Some(found) => Ok(found),
            None => object.find(hash, |k| if k.same(*key) { Ok(true) } else { vm.key_equal(k, *key).ok_or(()) }),
        };
        match found {
            Ok(Some(_)) => {}
            Ok(None) => object.insert_new(hash, *key),
            Err(()) => return Ok(None),
        }
    }
    Ok(Some(object))
}

/// Adds the elements of another set to one that nobody else sees yet, or that no comparison can stop.
fn absorb(vm: &mut Vm, set: Value, other: Value) -> Res<()> {
    let n = vm.heap.set(other).len();
    if n > 0 {
        vm.heap.set_mut(set).make_room(n);
    }
    let mut at = 0;
    while let Some(slot) = vm.heap.set(other).next_at(at) {
        at = slot + 1;
        let entry = vm.heap.set(other).table[slot];
        if vm.set_find(set, entry.key, entry.hash)?.is_none() {
            vm.heap.set_insert_new(set, entry.hash, entry.key);
        }
    }
    Ok(())
}

/// The payload of an instance that iterates as its builtin class does.
fn plain(vm: &mut Vm, iterable: Value) -> Value {
    if iterable.is_kind(Kind::Instance)
        && vm.special(iterable, crate::names::ITER).is_some_and(|f| f.is_kind(Kind::Native))
    {
        return vm.unwrap(iterable);
    }
    iterable
}

/// `a ^ b`, both sets: a copy of `b` with the elements of `a` exchanged.
fn symmetric(vm: &mut Vm, a: Value, b: Value) -> Res {
    let object = vm.heap.set(b).copied();
    let result = like(vm, a, object);
    exchange(vm, result, a)?;
    Ok(result)
}

/// `&`, `|`, `-`, `^` of two sets: a new one of the left operand's type.
pub fn operator(vm: &mut Vm, which: ArithWhich, a: Value, b: Value) -> Res<Option<Value>> {
    let work = vm.heap.set(a).len() + vm.heap.set(b).len();
    vm.charge(work_of(vm, a) + work_of(vm, b))?;
    vm.reserve(work * 64)?;
    Ok(Some(match which {
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
        ArithWhich::Xor => symmetric(vm, a, b)?,
        _ => return Ok(None),
    }))
}

/// `|=` and its like on a set; the other operand is a set.
pub fn in_place(vm: &mut Vm, which: ArithWhich, a: Value, b: Value) -> Res<bool> {
    if matches!(which, ArithWhich::Sub | ArithWhich::Xor) && !a.same(b) {
        vm.charge(work_of(vm, b))?;
        match which {
            ArithWhich::Sub => take_away(vm, a, b)?,
            _ => exchange(vm, a, b)?,
        }
        return Ok(true);
    }
    let (n, m) = (vm.heap.set(a).len(), vm.heap.set(b).len());
    vm.charge(work_of(vm, a) + work_of(vm, b))?;
    if which == ArithWhich::Or {
        if a.same(b) {
            return Ok(true);
        }
        // Adding needs no copy when no comparison can stop half-way.
        vm.charge(work_of(vm, b))?;
        vm.reserve(m * 64)?;
        let mut at = 0;
        while let Some(slot) = vm.heap.set(b).next_at(at) {
            at = slot + 1;
            let entry = vm.heap.set(b).table[slot];
            vm.set_find(a, entry.key, entry.hash)?;
        }
        absorb(vm, a, b)?;
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
            if !other.same(set) {
                let found = elements(vm, other)?;
                fill(vm, result, found)?;
            }
        }
        Ok(result)
    })
}

fn intersection(vm: &mut Vm, args: &[Value]) -> Res {
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
        exchange(vm, result, set.0)?;
        Ok(result)
    })
}

/// `set.update(self, *others)`.
pub fn update(vm: &mut Vm, args: &[Value]) -> Res {
    vm.or_all_restored(&args[1..], |vm| {
        let set = SelfSet::from_arg(vm, args[0])?.value();
        let mut found = Vec::new();
        for other in &args[1..] {
            let other = plain(vm, *other);
            if other.same(set) {
                continue;
            }
            let more = elements(vm, other)?;
            for entry in &more.0 {
                vm.set_find(set, entry.key, entry.hash)?;
            }
            found.push(more);
        }
        // New elements among themselves: tried out where classes could decide.
        let simple = |k: &SetEntry| !matches!(k.key.kind(), Kind::Instance | Kind::Tuple | Kind::FrozenSet | Kind::Class);
        if !found.iter().all(|f| f.0.iter().all(simple)) {
            let trial = vm.heap.new_set(SetObj::default());
            for (more, _) in &found {
                fill(vm, trial, (more.clone(), 0))?;
            }
        }
        for more in found {
            fill(vm, set, more)?;
        }
        Ok(Value::NONE)
    })
}

fn difference_update(vm: &mut Vm, args: &[Value]) -> Res {
    vm.or_all_restored(&args[1..], |vm| {
        let set = SelfSet::from_arg(vm, args[0])?.value();
        for other in &args[1..] {
            let other = plain(vm, *other);
            if other.same(set) {
                vm.heap.set_mut(set).clear();
            } else {
                // When this stops at one of several, those before it have gone already: asked again, there is nothing to do for them.
                take_away(vm, set, other)?;
            }
        }
        Ok(Value::NONE)
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

fn symmetric_difference_update(vm: &mut Vm, set: SelfSet, other: Value) -> Res {
    vm.or_all_restored(&[other], |vm| {
        let set = set.value();
        let other = plain(vm, other);
        if other.same(set) {
            vm.heap.set_mut(set).clear();
            return Ok(Value::NONE);
        }
        let other = match other.kind() {
            Kind::Set | Kind::FrozenSet => other,
            _ => set_from(vm, other)?,
        };
        exchange(vm, set, other)?;
        Ok(Value::NONE)
    })
}

fn isdisjoint(vm: &mut Vm, set: impl Into<AnySet>, other: Value) -> Res {
    let set = set.into();
    vm.or_all_restored(&[other], |vm| {
        let mut other = plain(vm, other);
        let mut set = set.0;
        // The smaller one is gone through.
        if matches!(other.kind(), Kind::Set | Kind::FrozenSet) && vm.heap.set(other).len() > vm.heap.set(set).len() {
            std::mem::swap(&mut set, &mut other);
        }
        let (found, _) = elements(vm, other)?;
        for entry in found {
            if vm.set_find(set, entry.key, entry.hash)?.is_some() {
                return Ok(Value::FALSE);
            }
        }
        Ok(Value::TRUE)
    })
}

fn issubset(vm: &mut Vm, set: impl Into<AnySet>, other: Value) -> Res {
    let set = set.into();
    vm.or_all_restored(&[other], |vm| {
        let other = plain(vm, other);
        let other = match other.kind() {
            Kind::Set | Kind::FrozenSet => other,
            _ => set_from(vm, other)?,
        };
        vm.is_subset(set.0, other).map(Value::bool)
    })
}

fn issuperset(vm: &mut Vm, set: impl Into<AnySet>, other: Value) -> Res {
    let set = set.into();
    vm.or_all_restored(&[other], |vm| {
        let other = plain(vm, other);
        let (found, _) = elements(vm, other)?;
        for entry in found {
            if vm.set_find(set.0, entry.key, entry.hash)?.is_none() {
                return Ok(Value::FALSE);
            }
        }
        Ok(Value::TRUE)
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
