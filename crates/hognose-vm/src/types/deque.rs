//! Going through a `collections.deque`, and what programs do most with one.
//!
//! A deque is an instance with a list and the position of its first item; its methods are in the library. Each change alters the
//! list, its length or that position, which is how the iterator notices it.

use crate::objects::{Adapter, Form, InstanceObj};
use crate::stop::Res;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// The slot of the list.
pub const ITEMS: usize = 0;
/// The slot of the position of the first item.
pub const HEAD: usize = 1;
/// The slot of the number of items that there may be.
pub const MAXLEN: usize = 2;

/// So many free places in front of the items are kept in any case.
const KEPT: usize = 32;

/// Whether the items of a list of `n` are moved to another one when they begin at `head`. Not at the half, which is where room
/// that is made in front begins.
#[inline]
pub fn is_moved(head: usize, n: usize) -> bool {
    head > KEPT && head / 3 * 4 > n
}

/// The list of a deque, no subclass, and where its first item is.
#[inline(always)]
fn parts(vm: &Vm, deque: Value) -> Option<(&InstanceObj, Value, usize)> {
    let object = vm.heap.instances.own(deque, Kind::Instance)?;
    // No class of the guest's is one: nothing is asked of the library for its instances.
    if object.shape & IMAGE == 0 || object.shape != vm.library_shapes()?.deque {
        return None;
    }
    Some((object, object.inline[ITEMS], usize::try_from(object.inline[HEAD].as_int()?).ok()?))
}

/// The items of a deque, no subclass.
#[inline(never)]
pub fn items(vm: &Vm, deque: Value) -> Option<&[Value]> {
    let (_, list, head) = parts(vm, deque)?;
    vm.heap.lists.own(list, Kind::List)?.items.get(head..)
}

/// The list of a deque, no subclass, and the position of the first item in it.
#[inline(never)]
pub fn list(vm: &Vm, deque: Value) -> Option<(Value, usize)> {
    parts(vm, deque).map(|(_, list, head)| (list, head))
}

/// Whether a value is a deque, of no subclass.
pub fn is_one(vm: &Vm, value: Value) -> bool {
    parts(vm, value).is_some()
}

/// `deque.append(item)`; `None`, and no effect, when it is another one.
#[inline(never)]
pub fn append(vm: &mut Vm, deque: Value, item: Value) -> Option<Value> {
    let (object, list, _) = parts(vm, deque)?;
    if !object.inline[MAXLEN].is_none() {
        return limited(vm, deque, item);
    }
    vm.heap.lists.own(list, Kind::List)?;
    vm.heap.list_push(list.handle(), item);
    Some(Value::NONE)
}

/// The same for one that may have so many items: the first one goes where it is full, and no more than a few others have to be moved.
#[inline(never)]
fn limited(vm: &mut Vm, deque: Value, item: Value) -> Option<Value> {
    let (object, list, head) = parts(vm, deque)?;
    let most = usize::try_from(object.inline[MAXLEN].as_int()?).ok()?;
    let n = vm.heap.lists.own(list, Kind::List)?.items.len().checked_sub(head)?;
    if n >= most && (most == 0 || pop_left(vm, deque).is_none()) {
        return None;
    }
    // The list may be another one now.
    let list = vm.heap.instance(deque.handle()).inline[ITEMS];
    vm.heap.list_push(list.handle(), item);
    Some(Value::NONE)
}

/// `deque.appendleft(item)`, where there is room in front of the first item; `None`, and no effect, when it is another one.
#[inline(never)]
pub fn append_left(vm: &mut Vm, deque: Value, item: Value) -> Option<Value> {
    let (object, list, head) = parts(vm, deque)?;
    let head = head.checked_sub(1)?;
    if !object.inline[MAXLEN].is_none() {
        return None;
    }
    let first = Value::int48(i64::try_from(head).ok()?)?;
    *vm.heap.lists.own_for(list, Kind::List, item)?.items.get_mut(head)? = item;
    vm.heap.instances.own_quiet(deque, Kind::Instance)?.inline[HEAD] = first;
    Some(Value::NONE)
}

/// So few items are moved to another list without a charge: that comes after more changes.
const FEW: usize = KEPT;

/// `deque.popleft()`, where there is an item and only few others have to be moved; `None`, and no effect, when it is another one.
#[inline(never)]
pub fn pop_left(vm: &mut Vm, deque: Value) -> Option<Value> {
    let (_, list, head) = parts(vm, deque)?;
    let items = &mut vm.heap.lists.own_quiet(list, Kind::List)?.items;
    if is_moved(head + 1, items.len()) {
        let (first, rest) = items.get(head..)?.split_first()?;
        if rest.len() > FEW {
            return None;
        }
        // A list of its own, by which iterators notice.
        let (first, mut left) = (*first, Vec::with_capacity(KEPT + rest.len()));
        left.extend_from_slice(rest);
        let left = vm.heap.new_list(left);
        let object = vm.heap.instance_mut(deque.handle());
        (object.inline[ITEMS], object.inline[HEAD]) = (left, Value::small(0));
        return Some(first);
    }
    let next = Value::int48(i64::try_from(head + 1).ok()?)?;
    let first = std::mem::replace(items.get_mut(head)?, Value::NONE);
    vm.heap.instances.own_quiet(deque, Kind::Instance)?.inline[HEAD] = next;
    Some(first)
}

/// `deque.pop()`, where there is an item; `None`, and no effect, when it is another one.
#[inline(never)]
pub fn pop(vm: &mut Vm, deque: Value) -> Option<Value> {
    let (_, list, head) = parts(vm, deque)?;
    let items = &mut vm.heap.lists.own_quiet(list, Kind::List)?.items;
    if items.len() > head { items.pop() } else { None }
}

/// Where an item stands in the list of a deque, whose list that is.
#[inline]
fn place(vm: &Vm, deque: Value, index: i64) -> Option<(Value, usize)> {
    let (_, list, head) = parts(vm, deque)?;
    let n = vm.heap.lists.own(list, Kind::List)?.items.len();
    let at = if index < 0 { n as i64 + index } else { head as i64 + index };
    (head as i64..n as i64).contains(&at).then_some((list, at as usize))
}

/// `deque[index]`; `None` when it is another one, or has no such item.
#[inline(never)]
pub fn item(vm: &Vm, deque: Value, index: i64) -> Option<Value> {
    let (list, at) = place(vm, deque, index)?;
    vm.heap.lists.own(list, Kind::List)?.items.get(at).copied()
}

/// `deque[index] = value`: whether it was done.
#[inline(never)]
pub fn set_item(vm: &mut Vm, deque: Value, index: i64, value: Value) -> bool {
    let Some((list, at)) = place(vm, deque, index) else { return false };
    match vm.heap.list_mut(list.handle()).get_mut(at) {
        Some(place) => {
            *place = value;
            true
        }
        None => false,
    }
}

impl Vm {
    /// An iterator over a deque, which is this instance with that list.
    pub fn deque_iterator(&mut self, deque: Value, list: u32, head: usize) -> Value {
        let n = self.heap.list(list).len() as i64;
        let head = head as i64;
        let adapter = Adapter::new(Form::Deque, &[deque, Value::new(Kind::List, list)], &[head, head, n]);
        self.heap.new_adapter(adapter)
    }

    /// The next item.
    pub(super) fn deque_next(&mut self, iterator: u32) -> Res<Option<Value>> {
        let Some(adapter) = self.adapter(iterator) else { return Ok(None) };
        let ([deque, list, ..], [at, head, n, ..]) = (adapter.values, adapter.numbers);
        let is_same = deque.is(Kind::Instance).is_some_and(|deque| {
            let deque = self.heap.instance(deque);
            deque.slot(ITEMS).same(list) && deque.slot(HEAD).as_int() == Some(head)
        });
        let items = list.is(Kind::List).filter(|_| is_same).map(|list| self.heap.list(list));
        let Some(items) = items.filter(|items| items.len() as i64 == n) else {
            return Err(self.raise(crate::classes::RUNTIME_ERROR, "deque mutated during iteration"));
        };
        let Some(&item) = usize::try_from(at).ok().and_then(|at| items.get(at)) else { return Ok(None) };
        if let Some(adapter) = self.adapter(iterator) {
            adapter.numbers[0] = at + 1;
        }
        Ok(Some(item))
    }
}
