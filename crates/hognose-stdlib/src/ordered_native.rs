//! `_heapq` and `_bisect`: heaps in lists and bisection, as long as comparing the items takes no code of a guest's but small
//! methods, which have no effect.
//!
//! Each first finds out which items move, by looking at them, and moves them then: items that have to be asked, and
//! what is odd about arguments, are left to the Python in `heapq` and `bisect` before anything has changed.

use hognose_vm::exec::CompareWhich;
use hognose_vm::natives;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::types::list::sort;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub HEAPQ: functions of "_heapq" {
        raw "heappush" push "heap, item, /";
        raw "heappop" pop "heap, /";
        raw "heapreplace" replace "heap, item, /";
        raw "heappushpop" push_pop "heap, item, /";
        raw "heapify" heapify "heap, /";
        raw "first_of_sorted" first_of_sorted "items, keys, n, reverse, /";
    }
    pub BISECT: functions of "_bisect" {
        raw "bisect_left" bisect_left "a, x, lo=0, hi=None, *, key=None";
        raw "bisect_right" bisect_right "a, x, lo=0, hi=None, *, key=None";
        raw "insort_left" insort_left "a, x, lo=0, hi=None, *, key=None";
        raw "insort_right" insort_right "a, x, lo=0, hi=None, *, key=None";
    }
}

/// Whether `a < b`, as builtin items or a small method say at once.
#[inline]
fn less(vm: &mut Vm, a: Value, b: Value) -> Res<bool> {
    match vm.less_at_once(a, b) {
        Some(truth) => Ok(truth),
        None if matches!((a.kind(), b.kind()), (Kind::List, Kind::List) | (Kind::Tuple, Kind::Tuple)) => {
            vm.order(a, b, CompareWhich::Lt)?.ok_or(Stop::Python)
        }
        None => vm.compare_own(a, b, CompareWhich::Lt)?.ok_or(Stop::Python),
    }
}

/// An item of a list.
#[inline]
fn item_of(vm: &Vm, list: u32, at: usize) -> Res<Value> {
    vm.heap.list(list).get(at).copied().ok_or(Stop::Python)
}

/// A list that is no other sequence.
fn list(args: &[Value]) -> Res<u32> {
    args[0].is(Kind::List).ok_or(Stop::Python)
}

/// A way down a heap, from its top: no heap in memory has more levels.
struct Way {
    positions: [usize; 48],
    n: usize,
}

impl Way {
    /// In a heap of these items, from the position `top` down to a leaf along the smaller children, and up again to
    /// where the item belongs. It ends there.
    fn down(vm: &mut Vm, items: impl Fn(&Vm, usize) -> Option<Value>, top: usize, item: Value) -> Res<Way> {
        let mut way = Way { positions: [top; 48], n: 1 };
        let mut child = 2 * top + 1;
        while let Some(left) = items(vm, child) {
            if let Some(right) = items(vm, child + 1)
                && !less(vm, left, right)?
            {
                child += 1;
            }
            *way.positions.get_mut(way.n).ok_or(Stop::Python)? = child;
            way.n += 1;
            child = 2 * child + 1;
        }
        while way.n > 1
            && let Some(above) = items(vm, way.positions[way.n - 1])
            && less(vm, item, above)?
        {
            way.n -= 1;
        }
        Ok(way)
    }

    /// As [`Way::down`], where all that is compared says at once how it compares.
    fn plain(vm: &Vm, items: &[Value], top: usize, item: Value) -> Option<Way> {
        let mut way = Way { positions: [top; 48], n: 1 };
        let mut child = 2 * top + 1;
        while let Some(&left) = items.get(child) {
            if let Some(&right) = items.get(child + 1)
                && !vm.less_at_once(left, right)?
            {
                child += 1;
            }
            *way.positions.get_mut(way.n)? = child;
            way.n += 1;
            child = 2 * child + 1;
        }
        while way.n > 1
            && let Some(&above) = items.get(way.positions[way.n - 1])
            && vm.less_at_once(item, above)?
        {
            way.n -= 1;
        }
        Some(way)
    }

    /// The way through the first items of a list.
    fn through(vm: &mut Vm, list: u32, n: usize, item: Value) -> Res<Way> {
        match Way::plain(vm, &vm.heap.list(list)[..n], 0, item) {
            Some(way) => Ok(way),
            None => Way::down(vm, |vm, at| vm.heap.list(list)[..n].get(at).copied(), 0, item),
        }
    }

    /// Puts the item at its end; those on the way go up.
    fn place(&self, items: &mut [Value], item: Value) {
        for pair in self.positions[..self.n].windows(2) {
            items[pair[0]] = items[pair[1]];
        }
        items[self.positions[self.n - 1]] = item;
    }
}

fn push(vm: &mut Vm, args: &[Value]) -> Res {
    let (list, item) = (list(args)?, args[1]);
    let n = vm.heap.list(list).len();
    let mut at = n;
    while at > 0 {
        let parent = (at - 1) / 2;
        let above = item_of(vm, list, parent)?;
        let is_less = match vm.less_at_once(item, above) {
            Some(truth) => truth,
            None => less(vm, item, above)?,
        };
        if !is_less {
            break;
        }
        at = parent;
    }
    vm.reserve(8)?;
    vm.heap.list_push(list, item);
    let items = vm.heap.list_mut(list);
    let mut free = n;
    while free > at {
        let parent = (free - 1) / 2;
        items[free] = items[parent];
        free = parent;
    }
    items[at] = item;
    Ok(Value::NONE)
}

fn pop(vm: &mut Vm, args: &[Value]) -> Res {
    let list = list(args)?;
    let (Some(&first), Some((&last, rest))) = (vm.heap.list(list).first(), vm.heap.list(list).split_last()) else {
        return Err(vm.index_error("index out of range"));
    };
    if rest.is_empty() {
        vm.heap.list_mut(list).pop();
        return Ok(first);
    }
    let n = rest.len();
    let way = Way::through(vm, list, n, last)?;
    let items = vm.heap.list_mut(list);
    items.pop();
    way.place(items, last);
    Ok(first)
}

fn replace(vm: &mut Vm, args: &[Value]) -> Res {
    let (list, item) = (list(args)?, args[1]);
    let Some(&first) = vm.heap.list(list).first() else { return Err(vm.index_error("index out of range")) };
    let n = vm.heap.list(list).len();
    let way = Way::through(vm, list, n, item)?;
    way.place(vm.heap.list_mut(list), item);
    Ok(first)
}

fn push_pop(vm: &mut Vm, args: &[Value]) -> Res {
    let (list, item) = (list(args)?, args[1]);
    match vm.heap.list(list).first().copied() {
        Some(first) if less(vm, first, item)? => replace(vm, args),
        _ => Ok(item),
    }
}

fn heapify(vm: &mut Vm, args: &[Value]) -> Res {
    let list = list(args)?;
    let n = vm.heap.list(list).len();
    vm.charge(n / 2)?;
    vm.reserve(n * 8)?;
    let mut items = vm.heap.list(list).to_vec();
    for top in (0..n / 2).rev() {
        let item = items[top];
        let way = match Way::plain(vm, &items, top, item) {
            Some(way) => way,
            None => Way::down(vm, |_, at| items.get(at).copied(), top, item)?,
        };
        way.place(&mut items, item);
    }
    vm.heap.list_mut(list).copy_from_slice(&items);
    Ok(Value::NONE)
}

/// Leaves of a list of items, and of that of their keys, what would be first if they were sorted by these.
fn first_of_sorted(vm: &mut Vm, args: &[Value]) -> Res {
    let &[items, keys, n, reverse] = args else { return Err(Stop::Python) };
    let (items, keys) = (items.is(Kind::List).ok_or(Stop::Python)?, keys.is(Kind::List).ok_or(Stop::Python)?);
    let n = n.as_int().and_then(|n| usize::try_from(n).ok()).ok_or(Stop::Python)?;
    let (values, by) = (vm.heap.list(items).to_vec(), vm.heap.list(keys).to_vec());
    if values.len() != by.len() {
        return Err(Stop::Python);
    }
    let [values, by] = sort::first_by(vm, &values, &by, n, reverse.same(Value::TRUE))?;
    *vm.heap.list_mut(items) = values;
    *vm.heap.list_mut(keys) = by;
    Ok(Value::NONE)
}

/// Where an item belongs in a sorted list: in front of those that are equal to it, or behind them.
fn bisect(vm: &mut Vm, args: &[Value], left: bool) -> Res<usize> {
    let (list, item) = (list(args)?, args[1]);
    if args[4].given().is_some_and(|key| !key.is_none()) {
        return Err(Stop::Python);
    }
    let n = vm.heap.list(list).len();
    let bound = |value: Value, missing: usize| match value.given() {
        None => Ok(missing),
        Some(none) if none.is_none() => Ok(missing),
        Some(value) => {
            let at = value.as_int().and_then(|at| usize::try_from(at).ok());
            at.filter(|at| *at <= n).ok_or(Stop::Python)
        }
    };
    if args[2].is_none() {
        return Err(Stop::Python);
    }
    let (mut low, mut high) = (bound(args[2], 0)?, bound(args[3], n)?);
    let items = vm.heap.list(list);
    while low < high {
        let middle = low.midpoint(high);
        let there = items[middle];
        let right = if left { vm.less_at_once(there, item) } else { vm.less_at_once(item, there).map(|less| !less) };
        match right {
            Some(true) => low = middle + 1,
            Some(false) => high = middle,
            None => break,
        }
    }
    while low < high {
        let middle = low.midpoint(high);
        let there = item_of(vm, list, middle)?;
        let right = if left { less(vm, there, item)? } else { !less(vm, item, there)? };
        if right {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    Ok(low)
}

fn bisect_left(vm: &mut Vm, args: &[Value]) -> Res {
    let at = bisect(vm, args, true)?;
    Ok(Value::int48(at as i64).unwrap_or_default())
}

fn bisect_right(vm: &mut Vm, args: &[Value]) -> Res {
    let at = bisect(vm, args, false)?;
    Ok(Value::int48(at as i64).unwrap_or_default())
}

fn insort_left(vm: &mut Vm, args: &[Value]) -> Res {
    insert(vm, args, true)
}

fn insort_right(vm: &mut Vm, args: &[Value]) -> Res {
    insert(vm, args, false)
}

fn insert(vm: &mut Vm, args: &[Value], left: bool) -> Res {
    let (list, at) = (list(args)?, bisect(vm, args, left)?);
    vm.charge((vm.heap.list(list).len() - at) / 16)?;
    vm.reserve(8)?;
    vm.heap.list_push(list, Value::NONE);
    let items = vm.heap.list_mut(list);
    let last = items.len() - 1;
    items.copy_within(at..last, at + 1);
    items[at] = args[1];
    Ok(Value::NONE)
}
