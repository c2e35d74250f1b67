//! What the methods of sets do with elements: those that an iterable gives, those that two sets share, and how they go into a
//! set and out of it.

use crate::objects::{SetEntry, SetObj};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// A new set of the kind of another one.
pub(super) fn like(vm: &mut Vm, set: Value, object: SetObj) -> Value {
    if set.is_kind(Kind::FrozenSet) { vm.heap.new_frozenset(object) } else { vm.heap.new_set(object) }
}

/// The work of walking a set: its table may be much larger than what is left in it.
pub(super) fn work_of(vm: &Vm, set: Value) -> usize {
    let object = vm.heap.set(set);
    object.len() + object.table.len() / 8
}

/// The entries of a set in the order of its table.
pub(super) fn entries(vm: &mut Vm, set: Value) -> Res<Vec<SetEntry>> {
    let n = vm.heap.set(set).len();
    vm.charge(work_of(vm, set))?;
    vm.reserve(n * 32)?;
    Ok(vm.heap.set(set).items().copied().collect())
}

/// The elements of an iterable, as far as it goes.
#[derive(Default)]
pub(super) struct Elements {
    /// With their hashes: those of a set or dict as they are stored.
    pub(super) entries: Vec<SetEntry>,
    /// The number for which room is made beforehand.
    pub(super) room: usize,
    /// The exception that came after the last of them.
    pub(super) raised: Option<Value>,
}

/// The elements that an iterable gives.
pub(super) fn elements(vm: &mut Vm, iterable: Value) -> Res<(Vec<SetEntry>, usize)> {
    let found = elements_so_far(vm, iterable, Vm::hash_element)?;
    match found.raised {
        Some(exception) => Err(Stop::Raise(exception)),
        None => Ok((found.entries, found.room)),
    }
}

/// How an element is asked for its hash: by `Vm::hash_element`, or by `Vm::hash` where the error does not speak of an element.
type Hashing = fn(&mut Vm, Value) -> Res<i64>;

/// The elements that an iterable gives, up to one that has no hash: methods that change a set keep what they did before an
/// exception, and those that ask may know the answer before it.
pub(super) fn elements_so_far(vm: &mut Vm, iterable: Value, hash: Hashing) -> Res<Elements> {
    match iterable.kind() {
        Kind::Set | Kind::FrozenSet => {
            let entries = entries(vm, iterable)?;
            let room = entries.len();
            return Ok(Elements { entries, room, raised: None });
        }
        Kind::Dict => {
            let room = vm.heap.dict(iterable.handle()).len();
            vm.charge(room)?;
            vm.reserve(room * 32)?;
            let items = vm.heap.dict(iterable.handle()).items();
            let entries = items.map(|e| SetEntry { hash: e.hash, key: e.key }).collect();
            return Ok(Elements { entries, room, raised: None });
        }
        _ => {}
    }
    match vm.with_items_so_far(iterable, |vm, items| hash_all(vm, items, hash)) {
        Ok((found, raised)) => Ok(Elements { raised: found.raised.or(raised), ..found }),
        // It is no iterable.
        Err(stop) => Ok(Elements { raised: Some(stop.raised().ok_or(stop)?), ..Elements::default() }),
    }
}

fn hash_all(vm: &mut Vm, items: Vec<Value>, hash: Hashing) -> Res<Elements> {
    vm.charge(items.len())?;
    vm.reserve(items.len() * 32)?;
    let mut found = Elements { entries: Vec::with_capacity(items.len()), ..Elements::default() };
    for key in items {
        match hash(vm, key) {
            Ok(hash) => found.entries.push(SetEntry { hash, key }),
            Err(stop) if let Some(exception) = stop.raised() => {
                found.raised = Some(exception);
                break;
            }
            Err(stop) => return Err(stop),
        }
    }
    Ok(found)
}

/// Adds elements to a set that nobody else sees yet.
pub(super) fn fill(vm: &mut Vm, set: Value, (elements, room): (Vec<SetEntry>, usize)) -> Res<()> {
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
pub(super) fn become_(vm: &mut Vm, set: Value, result: Value) {
    let object = std::mem::take(vm.heap.set_mut(result));
    let version = vm.heap.set(set).version.wrapping_add(1);
    vm.heap.grew(object.table.capacity() * size_of::<SetEntry>());
    let target = vm.heap.set_mut(set);
    let finger = target.finger;
    *target = object;
    (target.version, target.finger) = (version, finger);
}

/// A copy as `set.copy` makes one.
pub(super) fn copied(vm: &mut Vm, set: Value) -> Res {
    let n = vm.heap.set(set).len();
    vm.charge(work_of(vm, set))?;
    vm.reserve(n * 64)?;
    let table = vm.heap.set_buffer(n);
    let object = vm.heap.set(set).copied_into(table);
    Ok(like(vm, set, object))
}

/// The elements of a set that are in another one, or those that are not, when looks tell: `None` when comparing takes more.
fn by_looks(vm: &mut Vm, walked: Value, other: Value, wanted: bool) -> Option<SetObj> {
    vm.charge(work_of(vm, walked)).ok()?;
    let table = vm.heap.set_buffer(0);
    let (walked, other) = (vm.heap.set(walked), vm.heap.set(other));
    let mut result = SetObj { table, ..SetObj::default() };
    // Whatever is behind the last element is free.
    let mut left = walked.len();
    for entry in &walked.table {
        if entry.key.is_undef() {
            continue;
        }
        if vm.has_by_look(other, entry)? == wanted {
            result.insert_new(entry.hash, entry.key);
        }
        left -= 1;
        if left == 0 {
            break;
        }
    }
    Some(result)
}

/// The elements of two sets, when looks tell which are in both: `None` when comparing takes more.
pub(super) fn joined_by_looks(vm: &mut Vm, a: Value, b: Value) -> Option<SetObj> {
    vm.charge(work_of(vm, a) + work_of(vm, b)).ok()?;
    let table = vm.heap.set_buffer(vm.heap.set(a).len() + vm.heap.set(b).len());
    let (mut joined, other) = (vm.heap.set(a).copied_into(table), vm.heap.set(b));
    if joined.is_clean_for(other.len()) {
        joined.take_over(other);
        return Some(joined);
    }
    if !other.is_empty() {
        joined.make_room(other.len());
    }
    for entry in other.items() {
        vm.add_by_look(&mut joined, *entry)?;
    }
    Some(joined)
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
pub(super) fn intersect(vm: &mut Vm, a: Value, b: Value) -> Res<SetObj> {
    let b = vm.unwrap(b);
    if a.same(b) {
        return Ok(vm.heap.set(a).copied());
    }
    if matches!(b.kind(), Kind::Set | Kind::FrozenSet) {
        return common(vm, a, b);
    }
    let found = elements_so_far(vm, b, Vm::hash)?;
    let result = vm.heap.new_set(SetObj::default());
    for entry in found.entries {
        if vm.set_find(a, entry.key, entry.hash)?.is_some()
            && vm.set_find(result, entry.key, entry.hash)?.is_none()
        {
            vm.heap.set_insert_new(result, entry.hash, entry.key);
        }
    }
    match found.raised {
        Some(exception) => Err(Stop::Raise(exception)),
        None => Ok(std::mem::take(vm.heap.set_mut(result))),
    }
}

/// `a - b`, `b` any iterable.
pub(super) fn subtract(vm: &mut Vm, a: Value, b: Value) -> Res<SetObj> {
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

/// Removes the elements of `b` from a set.
pub(super) fn take_away(vm: &mut Vm, set: Value, b: Value) -> Res<()> {
    let found = shared(vm, set, b)?;
    if let Some(exception) = found.raised {
        return Err(Stop::Raise(exception));
    }
    reserve_tidy(vm, set, found.entries.len())?;
    remove_all(vm, set, &found.entries);
    Ok(())
}

/// The elements of a set that are in `b` as well, in the order in which `b` has them: what goes with `b`. The work is that of
/// going through `b`.
pub(super) fn shared(vm: &mut Vm, set: Value, b: Value) -> Res<Elements> {
    let is_set = matches!(b.kind(), Kind::Set | Kind::FrozenSet);
    let mut found = if is_set && vm.heap.set(b).len() >> 3 > vm.heap.set(set).len() {
        Elements { entries: common(vm, set, b)?.items().copied().collect(), ..Elements::default() }
    } else {
        elements_so_far(vm, b, Vm::hash_element)?
    };
    let entries = &mut found.entries;
    let mut n = 0;
    for i in 0..entries.len() {
        if let Some(at) = vm.set_find(set, entries[i].key, entries[i].hash)? {
            entries[n] = vm.heap.set(set).table[at];
            n += 1;
        }
    }
    entries.truncate(n);
    Ok(found)
}

/// Looks for the memory that a set takes when its table is built anew because so many elements are gone: it is up to eight times
/// as long as what is in it.
pub(super) fn reserve_tidy(vm: &mut Vm, set: Value, gone: usize) -> Res<()> {
    let object = vm.heap.set(set);
    let slots = if object.is_untidy(gone) { object.len().saturating_mul(8) } else { 0 };
    vm.reserve(slots.saturating_mul(size_of::<SetEntry>()))
}

/// Removes elements that are the set's own. This cannot stop.
pub(super) fn remove_all(vm: &mut Vm, set: Value, found: &[SetEntry]) {
    let object = vm.heap.set_mut(set);
    let room = object.table.capacity();
    for entry in found {
        // Two elements may have been equal to the same one.
        if let Some(at) = object.position(*entry) {
            object.remove_at(at);
        }
    }
    object.tidy();
    let more = object.table.capacity().saturating_sub(room);
    vm.heap.grew(more * size_of::<SetEntry>());
}

/// `a ^= b`, for the elements of `b`, each once. All are looked for before the first one changes anything.
pub(super) fn exchange(vm: &mut Vm, set: Value, found: &[SetEntry]) -> Res<()> {
    vm.reserve(found.len() * 96)?;
    let mut known = Vec::with_capacity(found.len());
    for entry in found {
        let at = vm.set_find(set, entry.key, entry.hash)?;
        known.push(at.map(|at| vm.heap.set(set).table[at]));
    }
    for (entry, known) in found.iter().zip(known) {
        match known {
            Some(own) => {
                // Its slot may be another one by now.
                if let Some(at) = vm.heap.set(set).position(own) {
                    vm.heap.set_mut(set).remove_at(at);
                }
            }
            None => vm.heap.set_insert_new(set, entry.hash, entry.key),
        }
    }
    Ok(())
}

/// Takes over the elements of another set, when nothing is in the table of this one.
pub(super) fn take_over(vm: &mut Vm, set: Value, other: Value) {
    let mut object = std::mem::take(vm.heap.set_mut(set));
    let room = object.table.capacity();
    object.take_over(vm.heap.set(other));
    vm.heap.grew(object.table.capacity().saturating_sub(room) * size_of::<SetEntry>());
    *vm.heap.set_mut(set) = object;
}

/// Adds the elements of another set to one that nobody else sees yet, or that no comparison can stop.
pub(super) fn absorb(vm: &mut Vm, set: Value, other: Value) -> Res<()> {
    let from = absorb_by_looks(vm, set, other);
    absorb_from(vm, set, other, from)
}

/// Adds those from a slot on.
pub(super) fn absorb_from(vm: &mut Vm, set: Value, other: Value, mut at: usize) -> Res<()> {
    while let Some(slot) = vm.heap.set(other).next_at(at) {
        at = slot + 1;
        let entry = vm.heap.set(other).table[slot];
        if vm.set_find(set, entry.key, entry.hash)?.is_none() {
            vm.heap.set_insert_new(set, entry.hash, entry.key);
        }
    }
    Ok(())
}

/// Adds elements of another set to one as long as looks tell whether they are there; up to which slot.
pub(super) fn absorb_by_looks(vm: &mut Vm, set: Value, other: Value) -> usize {
    let n = vm.heap.set(other).len();
    if vm.heap.set(set).is_clean_for(n) {
        take_over(vm, set, other);
        return vm.heap.set(other).table.len();
    }
    let mut object = std::mem::take(vm.heap.set_mut(set));
    let room = object.table.capacity();
    if n > 0 {
        object.make_room(n);
    }
    let table = &vm.heap.set(other).table;
    let (mut at, mut left) = (table.len(), n);
    for (slot, entry) in table.iter().enumerate() {
        if entry.key.is_undef() {
            continue;
        }
        if vm.add_by_look(&mut object, *entry).is_none() {
            at = slot;
            break;
        }
        // Whatever is behind the last element is free.
        left -= 1;
        if left == 0 {
            break;
        }
    }
    vm.heap.grew(object.table.capacity().saturating_sub(room) * size_of::<SetEntry>());
    *vm.heap.set_mut(set) = object;
    at
}

/// The payload of an instance that iterates as its builtin class does.
pub(super) fn plain(vm: &mut Vm, iterable: Value) -> Value {
    if iterable.is_kind(Kind::Instance)
        && vm.special(iterable, crate::names::ITER).is_some_and(|f| f.is_kind(Kind::Native))
    {
        return vm.unwrap(iterable);
    }
    iterable
}

/// `a ^ b`, both sets: a copy of `b` with the elements of `a` exchanged.
pub(super) fn symmetric(vm: &mut Vm, a: Value, b: Value) -> Res {
    let object = vm.heap.set(b).copied();
    let result = like(vm, a, object);
    let found = entries(vm, a)?;
    exchange(vm, result, &found)?;
    Ok(result)
}
