//! `_collections_native`: what programs do most with `deque`, `Counter`, `OrderedDict` and the fields of named tuples.
//!
//! The objects are those of the Python that these natives stand in for: a deque is an instance with a list and the
//! position of its first item. Its subclasses, and whatever is odd about arguments, are left to that Python.

use hognose_vm::native::{Obj, SelfDict};
use hognose_vm::natives;
use hognose_vm::objects::{DictObj, InstanceObj, IterObj};
use hognose_vm::stop::{Res, Stop};
use hognose_vm::types;
use hognose_vm::types::args::{Ssize, Truth};
use hognose_vm::types::deque::{HEAD, ITEMS, MAXLEN, is_moved};
use hognose_vm::types::dict::update::{Given, entries_of, put};
use hognose_vm::types::list::sort;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_collections_native" {
        count_elements(Obj, Obj) "mapping, iterable, /";
        by_count(SelfDict) "counts, /";
        move_to_end(SelfDict, Obj) "mapping, key, /";
        move_to_front(SelfDict, Obj) "mapping, key, /";
        pop_first(SelfDict) "mapping, /";
        keys_of_hash(SelfDict, Ssize) "mapping, hash, /";
        move_known(SelfDict, Value, Ssize, Truth) "mapping, key, hash, last, /";
    }
    pub FIELD: methods of "_tuplegetter" {
        raw "__get__" get_field "self, obj, owner=None, /";
    }
    pub DEQUE: own_methods of "deque" {
        raw "make" make_deque "iterable=(), maxlen=None";
        raw "append" append "self, item, /";
        raw "appendleft" append_left "self, item, /";
        raw "pop" pop "self, /";
        raw "popleft" pop_left "self, /";
        raw "extend" extend "self, iterable, /";
        raw "clear" clear "self, /";
        raw "__iter__" iter "self, /";
        raw "__len__" len "self, /";
        raw "__bool__" truth "self, /";
        raw "__getitem__" get_item "self, index, /";
        raw "__setitem__" set_item "self, index, value, /";
        raw "__contains__" contains "self, value, /";
        raw "count" count "self, value, /";
        raw "index" index "self, value, start=0, stop=None, /";
        raw "remove" remove "self, value, /";
        raw "extendleft" extend_left "self, iterable, /";
        raw "reverse" reverse "self, /";
        raw "copy" copy "self, /";
        raw "rotate" rotate "self, n=1, /";
    }
    pub ORDERED: methods of "OrderedDict" {
        raw "__init__" fill "self, other=(), /, **kwds";
        raw "update" fill "self, other=(), /, **kwds";
        raw "popitem" pop_item "self, last=True";
        "move_to_end" move_item(SelfDict, Obj, Option<Obj>) "self, key, last=True";
    }
}

/// A field of a named tuple: the position stands in the first slot of the descriptor.
fn get_field(vm: &mut Vm, args: &[Value]) -> Res {
    let (field, object) = (args[0].is(Kind::Instance).ok_or(Stop::Receiver)?, args[1]);
    if object.is_none() {
        return Ok(args[0]);
    }
    let at = vm.heap.instance(field).slot(0).as_int().and_then(|at| usize::try_from(at).ok());
    let items = vm.as_kind(object, Kind::Tuple).ok_or(Stop::Python)?;
    at.and_then(|at| vm.heap.tuple(items).get(at).copied()).ok_or(Stop::Python)
}

/// A deque as it stands: the instance, its list, the position of the first item, and how many items there may be.
struct Deque {
    instance: u32,
    list: u32,
    head: usize,
    most: Option<usize>,
}

impl Deque {
    /// A deque; of its subclasses, and what is none, Python takes care.
    #[inline]
    fn of(vm: &Vm, value: Value) -> Res<Deque> {
        let instance = value.is(Kind::Instance).ok_or(Stop::Python)?;
        let object = vm.heap.instance(instance);
        if vm.library_shapes().is_none_or(|shapes| shapes.deque != object.shape) {
            return Err(Stop::Python);
        }
        let list = object.slot(ITEMS).is(Kind::List).ok_or(Stop::Python)?;
        let head = object.slot(HEAD).as_int().and_then(|head| usize::try_from(head).ok()).ok_or(Stop::Python)?;
        let most = match object.slot(MAXLEN) {
            none if none.is_none() => None,
            most => Some(most.as_int().and_then(|most| usize::try_from(most).ok()).ok_or(Stop::Python)?),
        };
        if head > vm.heap.list(list).len() {
            return Err(Stop::Python);
        }
        Ok(Deque { instance, list, head, most })
    }

    /// Gives it other items, in a list of their own; so many free places stand in front of them.
    fn replace(&self, vm: &mut Vm, items: Vec<Value>, room: usize) {
        let items = vm.heap.new_list(items);
        let instance = vm.heap.instance_mut(self.instance);
        instance.set_slot(ITEMS, items);
        instance.set_slot(HEAD, Value::small(room as i32));
    }

    fn len(&self, vm: &Vm) -> usize {
        vm.heap.list(self.list).len() - self.head
    }

    /// Takes the first item out; there is one.
    fn drop_first(&self, vm: &mut Vm) -> Res {
        let n = vm.heap.list(self.list).len();
        let head = self.head + 1;
        let moved = is_moved(head, n);
        if moved {
            vm.charge((n - head) / 16)?;
        }
        let first = std::mem::replace(&mut vm.heap.list_mut(self.list)[self.head], Value::NONE);
        let next = if moved {
            // A list of its own, by which iterators notice.
            let rest = vm.heap.list(self.list)[head..].to_vec();
            let rest = vm.heap.new_list(rest);
            vm.heap.instance_mut(self.instance).set_slot(ITEMS, rest);
            0
        } else {
            head
        };
        vm.heap.instance_mut(self.instance).set_slot(HEAD, Value::small(next as i32));
        Ok(first)
    }

    #[inline]
    fn push(&self, vm: &mut Vm, item: Value) -> Res<()> {
        let list = vm.heap.list_mut(self.list);
        if self.most.is_none_or(|most| list.len() - self.head < most) {
            let before = list.capacity();
            list.push(item);
            let grown = list.capacity() - before;
            if grown != 0 {
                vm.heap.grew(grown * 8);
            }
            return Ok(());
        }
        list.push(item);
        self.drop_first(vm)?;
        Ok(())
    }
}

fn make_deque(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = vm.library_shapes().ok_or(Stop::Python)?.deque;
    let maxlen = args[1].given().unwrap_or(Value::NONE);
    let most = match maxlen.as_int() {
        Some(most) => Some(usize::try_from(most).map_err(|_| Stop::Python)?),
        None if maxlen.is_none() => None,
        None => return Err(Stop::Python),
    };
    let mut items = match args[0].given() {
        Some(iterable) => vm.with_items(iterable, |vm, items| {
            vm.charge(items.len() / 8)?;
            vm.reserve(items.len() * 8)?;
            Ok(items)
        })?,
        None => Vec::new(),
    };
    if let Some(most) = most {
        items.drain(..items.len().saturating_sub(most));
    }
    let items = vm.heap.new_list(items);
    let mut deque = InstanceObj { shape, ..InstanceObj::default() };
    (deque.inline[ITEMS], deque.inline[HEAD], deque.inline[MAXLEN]) = (items, Value::small(0), maxlen);
    Ok(vm.heap.new_instance(deque))
}

fn iter(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    Ok(vm.deque_iterator(args[0], deque.list, deque.head))
}

fn append(vm: &mut Vm, args: &[Value]) -> Res {
    Deque::of(vm, args[0])?.push(vm, args[1])?;
    Ok(Value::NONE)
}

fn append_left(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    let n = deque.len(vm);
    if deque.most == Some(0) {
        return Ok(Value::NONE);
    }
    let mut head = deque.head;
    if head == 0 {
        // As much room as there are items.
        let room = n + 8;
        vm.charge(n / 8)?;
        vm.reserve((n + room) * 8)?;
        let mut items = Vec::with_capacity(n + room);
        items.resize(room, Value::NONE);
        items.extend_from_slice(vm.heap.list(deque.list));
        *vm.heap.list_mut(deque.list) = items;
        vm.heap.grew(room * 8);
        head = room;
    }
    let items = vm.heap.list_mut(deque.list);
    if deque.most.is_some_and(|most| n >= most) {
        items.pop();
    }
    items[head - 1] = args[1];
    vm.heap.instance_mut(deque.instance).set_slot(HEAD, Value::small(head as i32 - 1));
    Ok(Value::NONE)
}

fn pop(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    if deque.len(vm) == 0 {
        return Err(vm.index_error("pop from an empty deque"));
    }
    Ok(vm.heap.list_mut(deque.list).pop().unwrap_or_default())
}

fn pop_left(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    if deque.len(vm) == 0 {
        return Err(vm.index_error("pop from an empty deque"));
    }
    deque.drop_first(vm)
}

fn extend(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    if deque.most.is_some() {
        return Err(Stop::Python);
    }
    let (none, raised) = vm.with_items_so_far(args[1], |vm, items| {
        vm.charge(items.len() / 8)?;
        vm.reserve(items.len() * 16)?;
        vm.heap.list_mut(deque.list).extend_from_slice(&items);
        vm.heap.grew(items.len() * 8);
        Ok(Value::NONE)
    })?;
    raised.map_or(Ok(none), |exception| Err(Stop::Raise(exception)))
}

fn clear(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    let items = vm.heap.new_list(Vec::new());
    let instance = vm.heap.instance_mut(deque.instance);
    instance.set_slot(ITEMS, items);
    instance.set_slot(HEAD, Value::small(0));
    Ok(Value::NONE)
}

fn len(vm: &mut Vm, args: &[Value]) -> Res {
    let n = Deque::of(vm, args[0])?.len(vm);
    Ok(vm.heap.new_int(n as i64))
}

fn truth(vm: &mut Vm, args: &[Value]) -> Res {
    Ok(Value::bool(Deque::of(vm, args[0])?.len(vm) != 0))
}

/// The position of an item in the list of a deque.
fn position(vm: &Vm, deque: &Deque, index: Value) -> Res<usize> {
    let index = index.as_int().ok_or(Stop::Python)?;
    let n = deque.len(vm) as i64;
    let index = if index < 0 { index + n } else { index };
    if !(0..n).contains(&index) {
        return Err(Stop::Python);
    }
    Ok(deque.head + index as usize)
}

fn get_item(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    let at = position(vm, &deque, args[1])?;
    Ok(vm.heap.list(deque.list)[at])
}

fn set_item(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    let at = position(vm, &deque, args[1])?;
    vm.heap.list_mut(deque.list)[at] = args[2];
    Ok(Value::NONE)
}

/// The position of a value in the list of a deque. Python compares what takes Python to be compared, and says so where there is none.
fn find(vm: &mut Vm, deque: &Deque, value: Value) -> Res<Option<usize>> {
    let n = vm.heap.list(deque.list).len();
    types::position(vm, Value::new(Kind::List, deque.list), value, deque.head..n)
}

fn contains(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    Ok(Value::bool(find(vm, &deque, args[1])?.is_some()))
}

fn count(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    vm.charge(deque.len(vm) / 4)?;
    let mut found = 0;
    for at in deque.head..vm.heap.list(deque.list).len() {
        let item = vm.heap.list(deque.list)[at];
        found += i64::from(vm.same_or_equal(item, args[1])?);
    }
    Ok(vm.heap.new_int(found))
}

fn index(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    if args[2].given().is_some() || args[3].given().is_some() {
        return Err(Stop::Python);
    }
    let at = find(vm, &deque, args[1])?.ok_or(Stop::Python)?;
    Ok(vm.heap.new_int((at - deque.head) as i64))
}

fn remove(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    let at = find(vm, &deque, args[1])?.ok_or(Stop::Python)?;
    if at == deque.head {
        deque.drop_first(vm)?;
        return Ok(Value::NONE);
    }
    vm.charge((vm.heap.list(deque.list).len() - at) / 16)?;
    vm.heap.list_mut(deque.list).remove(at);
    Ok(Value::NONE)
}

fn extend_left(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    if deque.most.is_some() || !matches!(args[1].kind(), Kind::List | Kind::Tuple | Kind::Range) {
        return Err(Stop::Python);
    }
    vm.with_items(args[1], |vm, given| {
        let content = deque.len(vm);
        // Room for as many more, as where one item is appended.
        let room = content + given.len() + 8;
        vm.charge((content + given.len()) / 8)?;
        vm.reserve((content + given.len() + room) * 8)?;
        let mut items = vec![Value::NONE; room];
        items.extend(given.iter().rev());
        items.extend_from_slice(&vm.heap.list(deque.list)[deque.head..]);
        deque.replace(vm, items, room);
        Ok(Value::NONE)
    })
}

fn reverse(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    vm.charge(deque.len(vm) / 8)?;
    vm.reserve(deque.len(vm) * 8)?;
    let items = vm.heap.list(deque.list)[deque.head..].iter().rev().copied().collect();
    deque.replace(vm, items, 0);
    Ok(Value::NONE)
}

fn copy(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    vm.charge(deque.len(vm) / 8)?;
    vm.reserve(deque.len(vm) * 8)?;
    let items = vm.heap.list(deque.list)[deque.head..].to_vec();
    let items = vm.heap.new_list(items);
    let InstanceObj { shape, inline: [_, _, maxlen, _], .. } = *vm.heap.instance(deque.instance);
    let mut copy = InstanceObj { shape, ..InstanceObj::default() };
    (copy.inline[ITEMS], copy.inline[HEAD], copy.inline[MAXLEN]) = (items, Value::small(0), maxlen);
    Ok(vm.heap.new_instance(copy))
}

fn rotate(vm: &mut Vm, args: &[Value]) -> Res {
    let deque = Deque::of(vm, args[0])?;
    let turns = args[1].given().map_or(Some(1), |n| n.as_int()).ok_or(Stop::Python)?;
    let size = deque.len(vm);
    if size < 2 {
        return Ok(Value::NONE);
    }
    let turns = turns.rem_euclid(size as i64) as usize;
    if turns == 0 {
        return Ok(Value::NONE);
    }
    if turns == 1 && deque.head > 0 {
        let items = vm.heap.list_mut(deque.list);
        let last = items.pop().unwrap_or_default();
        items[deque.head - 1] = last;
        vm.heap.instance_mut(deque.instance).set_slot(HEAD, Value::small(deque.head as i32 - 1));
        return Ok(Value::NONE);
    }
    if turns == size - 1 {
        let item = vm.heap.list(deque.list)[deque.head];
        deque.drop_first(vm)?;
        let list = vm.heap.instance(deque.instance).slot(ITEMS).is(Kind::List).ok_or(Stop::Python)?;
        vm.heap.list_push(list, item);
        return Ok(Value::NONE);
    }
    // As much room in front as there are items, for more turns.
    let room = if turns == 1 { size + 8 } else { 0 };
    vm.charge((size + room) / 8)?;
    vm.reserve((size + room) * 8)?;
    let mut items = vec![Value::NONE; room];
    let content = &vm.heap.list(deque.list)[deque.head..];
    let (first, last) = content.split_at(size - turns);
    items.extend_from_slice(last);
    items.extend_from_slice(first);
    deque.replace(vm, items, room);
    Ok(Value::NONE)
}

/// Whether a mapping gets and sets its items as a dict does: its dict.
fn plain_counts(vm: &mut Vm, mapping: Value) -> Res<u32> {
    let dict = vm.as_kind(mapping, Kind::Dict).ok_or(Stop::Python)?;
    if mapping.is_kind(Kind::Instance) {
        let class = vm.class_of(mapping);
        let get = vm.intern("get");
        for name in [get, hognose_vm::names::SETITEM] {
            let native = vm.lookup(class, name).and_then(|method| method.is(Kind::Native)).ok_or(Stop::Python)?;
            if vm.natives[native as usize].table.owner != "dict" {
                return Err(Stop::Python);
            }
        }
    }
    Ok(dict)
}

/// Adds one to the count of each item: counted apart first, so that what Python has to do finds nothing done.
fn count_elements(vm: &mut Vm, mapping: Obj, iterable: Obj) -> Res {
    let counts = plain_counts(vm, mapping.0)?;
    let (none, raised) = vm.with_items_so_far(iterable.0, |vm, items| {
        vm.charge(items.len())?;
        vm.reserve(items.len() * 8)?;
        let own = vm.heap.new_dict(DictObj::default()).handle();
        for item in items {
            let hash = vm.hash(item).map_err(|_| Stop::Python)?;
            match vm.dict_find(own, item, hash).map_err(|_| Stop::Python)? {
                Some(at) => {
                    let value = &mut vm.heap.dict_mut(own).entries[at].value;
                    *value = value.as_int().and_then(|n| Value::int48(n + 1)).ok_or(Stop::Python)?;
                }
                None => vm.heap.dict_insert_new(own, hash, item, Value::small(1)),
            }
        }
        let own = std::mem::take(vm.heap.dict_mut(own));
        let mut places = Vec::with_capacity(own.len());
        for entry in &own.entries {
            let at = match vm.heap.dict(counts).is_empty() {
                true => None,
                false => vm.dict_find(counts, entry.key, entry.hash).map_err(|_| Stop::Python)?,
            };
            let before = at.map_or(Value::small(0), |at| vm.heap.dict(counts).entries[at].value);
            let sum = before.as_int().zip(entry.value.as_int()).and_then(|(a, b)| Value::int48(a + b));
            places.push((at, sum.ok_or(Stop::Python)?));
        }
        for (entry, (at, sum)) in own.entries.iter().zip(places) {
            match at {
                Some(at) => vm.heap.dict_mut(counts).entries[at].value = sum,
                None => vm.heap.dict_insert_new(counts, entry.hash, entry.key, sum),
            }
        }
        Ok(Value::NONE)
    })?;
    raised.map_or(Ok(none), |exception| Err(Stop::Raise(exception)))
}

/// The items of a dict, those with the greatest values first.
fn by_count(vm: &mut Vm, counts: SelfDict) -> Res {
    let n = vm.heap.dict(counts.0).len();
    vm.charge(n)?;
    vm.reserve(n * 64)?;
    let entries: Vec<(Value, Value)> = vm.heap.dict(counts.0).items().map(|e| (e.key, e.value)).collect();
    let values: Vec<Value> = entries.iter().map(|(_, value)| *value).collect();
    let order: Vec<Value> = (0..n as i32).map(Value::small).collect();
    let order = sort::sorted_by(vm, &order, values, true)?;
    let items = order.into_iter().filter_map(|at| at.as_int()).map(|at| {
        let (key, value) = entries[at as usize];
        vm.heap.new_tuple([key, value])
    });
    let items = items.collect();
    Ok(vm.heap.new_list(items))
}

/// An item of a dict becomes its last one.
fn move_to_end(vm: &mut Vm, mapping: SelfDict, key: Obj) -> Res {
    let hash = vm.hash(key.0)?;
    let Some(at) = vm.dict_find(mapping.0, key.0, hash)? else { return Err(vm.key_error(key.0)) };
    move_last(vm, mapping.0, at);
    Ok(Value::NONE)
}

fn move_last(vm: &mut Vm, mapping: u32, at: usize) {
    let entry = vm.heap.dict_mut(mapping).remove_at(at);
    vm.heap.dict_insert_new(mapping, entry.hash, entry.key, entry.value);
}

/// The keys of a dict that have this hash: which of them it is that is looked for, the guest says.
fn keys_of_hash(vm: &mut Vm, mapping: SelfDict, hash: Ssize) -> Res {
    vm.charge(1)?;
    let mut keys = Vec::new();
    let all = vm.heap.dict(mapping.0).find(hash.0, |key| {
        keys.push(key);
        Ok::<bool, ()>(false)
    });
    debug_assert!(all == Ok(None), "no key was taken");
    vm.charge(keys.len())?;
    vm.reserve(keys.len() * 8)?;
    Ok(vm.heap.new_list(keys))
}

/// The item of a dict whose key is this very object becomes its last one, or its first.
fn move_known(vm: &mut Vm, mapping: SelfDict, key: Value, hash: Ssize, last: Truth) -> Res {
    let Some(at) = vm.heap.dict(mapping.0).find_same(hash.0, key) else { return Err(vm.key_error(key)) };
    match last.0 {
        true => move_last(vm, mapping.0, at),
        false => move_first(vm, mapping.0, at)?,
    }
    Ok(Value::NONE)
}

/// `OrderedDict(…)` and `OrderedDict.update` of a builtin container, for one of no other class.
fn fill(vm: &mut Vm, args: &[Value]) -> Res {
    let &[object, other, named] = args else { return Err(Stop::Python) };
    let dict = vm.as_kind(object, Kind::Dict).ok_or(Stop::Python)?;
    let other = other.given();
    let is_plain = match other {
        None => true,
        Some(other) => gives_pairs(vm, other)?,
    };
    if !is_plain || !vm.class_of(object).in_image() {
        return Err(Stop::Python);
    }
    let given = match other {
        Some(iter) if iter.is_kind(Kind::Iter) => {
            return vm.or_restored(iter, |vm| {
                let given = entries_of(vm, other, named)?;
                put_given(vm, dict, given)
            });
        }
        _ => entries_of(vm, other, named)?,
    };
    put_given(vm, dict, given)
}

/// Whether all that a value gives are pairs, as far as a look tells: a dict, a sequence of pairs, a `zip` of two or an `enumerate`.
fn gives_pairs(vm: &mut Vm, value: Value) -> Res<bool> {
    let items = match value.kind() {
        Kind::Dict => return Ok(true),
        Kind::Iter => {
            return Ok(match vm.heap.iter(value.handle()) {
                IterObj::Zip(iterators, _) => iterators.len() == 2,
                IterObj::Enumerate(..) | IterObj::ZipLists(..) | IterObj::EnumerateList(..) => true,
                _ => false,
            });
        }
        Kind::List => vm.heap.list(value.handle()).len(),
        Kind::Tuple => vm.heap.tuple(value.handle()).len(),
        _ => return Ok(false),
    };
    vm.charge(items / 4)?;
    let items = match value.kind() {
        Kind::List => &vm.heap.list(value.handle())[..],
        _ => vm.heap.tuple(value.handle()),
    };
    Ok(items.iter().all(|item| match item.kind() {
        Kind::List => vm.heap.list(item.handle()).len() == 2,
        Kind::Tuple => vm.heap.tuple(item.handle()).len() == 2,
        _ => false,
    }))
}

fn put_given(vm: &mut Vm, dict: u32, given: Given) -> Res {
    put(vm, dict, given.entries)?;
    given.raised.map_or(Ok(Value::NONE), |exception| Err(Stop::Raise(exception)))
}

/// `OrderedDict.move_to_end`, where nothing has to be asked for its truth.
fn move_item(vm: &mut Vm, mapping: SelfDict, key: Obj, last: Option<Obj>) -> Res {
    match last.map_or(Some(true), |last| last.0.as_bool()) {
        Some(true) => move_to_end(vm, mapping, key),
        Some(false) => move_to_front(vm, mapping, key),
        None => Err(Stop::Python),
    }
}

/// `OrderedDict.popitem`, for one of no other class that has items.
fn pop_item(vm: &mut Vm, args: &[Value]) -> Res {
    let dict = vm.as_kind(args[0], Kind::Dict).filter(|_| vm.class_of(args[0]).in_image()).ok_or(Stop::Python)?;
    let object = vm.heap.dict(dict);
    let entry = if args[1].given().map_or(Some(true), Value::as_bool).ok_or(Stop::Python)? {
        let n = object.entries.len();
        let at = object.entries.iter().rposition(|entry| !entry.key.is_undef()).ok_or(Stop::Python)?;
        vm.charge((n - at) / 8)?;
        vm.heap.dict_mut(dict).remove_last(at)
    } else {
        let at = object.next_at(0).ok_or(Stop::Python)?;
        vm.heap.dict_mut(dict).remove_at(at)
    };
    Ok(vm.heap.new_tuple([entry.key, entry.value]))
}

/// An item of a dict becomes its first one.
fn move_to_front(vm: &mut Vm, mapping: SelfDict, key: Obj) -> Res {
    let hash = vm.hash(key.0)?;
    let Some(at) = vm.dict_find(mapping.0, key.0, hash)? else { return Err(vm.key_error(key.0)) };
    move_first(vm, mapping.0, at)?;
    Ok(Value::NONE)
}

fn move_first(vm: &mut Vm, mapping: u32, at: usize) -> Res<()> {
    let object = vm.heap.dict(mapping);
    if object.next_at(0) == Some(at) {
        return Ok(());
    }
    let (before, work) = (object.heap_bytes(), object.front_work());
    vm.charge(work / 4)?;
    vm.reserve(work * 96)?;
    let object = vm.heap.dict_mut(mapping);
    let entry = object.remove_at(at);
    object.insert_first(entry.hash, entry.key, entry.value);
    let grown = object.heap_bytes().saturating_sub(before);
    vm.heap.grew(grown);
    Ok(())
}

/// Takes the first item out of a dict that is not empty.
fn pop_first(vm: &mut Vm, mapping: SelfDict) -> Res {
    let at = vm.heap.dict(mapping.0).next_at(0).ok_or(Stop::Python)?;
    let entry = vm.heap.dict_mut(mapping.0).remove_at(at);
    Ok(vm.heap.new_tuple([entry.key, entry.value]))
}
