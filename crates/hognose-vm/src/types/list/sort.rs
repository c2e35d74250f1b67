//! Sorting without Python: keys that builtin types compare.
//!
//! Keys of simple types are sorted as numbers (`rank`); any others by merging with `<` as CPython asks it (runs
//! first, then binary insertion), so that NaNs and errors come out alike. Keys that need
//! Python are left to `sort_in_order` in `prelude/sorting.py`.

use super::rank;
use crate::exec::CompareWhich;
use crate::exec::leaf::{self, Leaf};
use crate::names;
use crate::native::{FromArg, SelfList};
use crate::stop::{Res, Stop};
use crate::types::args::Truth;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// `list.sort(*, key=None, reverse=False)`.
pub fn list_sort(vm: &mut Vm, args: &[Value]) -> Res {
    let list = SelfList::from_arg(vm, args[0])?;
    let key = args[1].given().filter(|k| !k.is_none());
    let reverse = reverse_flag(vm, args[2])?;
    let sorted = match key {
        None => {
            let n = vm.heap.list(list.0).len();
            let is_number = |item: &Value| item.as_int().is_some() || item.as_float().is_some();
            if !reverse && vm.heap.list(list.0).first().is_some_and(is_number) {
                charge(vm, n)?;
                vm.reserve(n * 16)?;
                if rank::sort_numbers(vm.heap.list_mut(list.0)) {
                    return Ok(Value::NONE);
                }
            }
            let items = vm.heap.list(list.0).clone();
            sorted(vm, items, reverse)?
        }
        Some(key) => {
            // While keys are asked for the list is empty, for those as well that look at it.
            let items = std::mem::take(vm.heap.list_mut(list.0));
            let keys = leaf::values(vm, key, &items);
            let sorted = match keys {
                Ok(Some(keys)) => sorted_by(vm, &items, keys, reverse),
                other => Err(other.err().unwrap_or(Stop::Python)),
            };
            match sorted {
                Ok(sorted) => sorted,
                Err(stop) => {
                    *vm.heap.list_mut(list.0) = items;
                    return Err(stop);
                }
            }
        }
    };
    *vm.heap.list_mut(list.0) = sorted;
    Ok(Value::NONE)
}

/// The argument `reverse`.
pub fn reverse_flag(vm: &mut Vm, value: Value) -> Res<bool> {
    match value.given() {
        Some(value) => Truth::from_arg(vm, value).map(|t| t.0),
        None => Ok(false),
    }
}

/// Items sorted by themselves.
pub fn sorted(vm: &mut Vm, mut items: Vec<Value>, reverse: bool) -> Res<Vec<Value>> {
    let n = items.len();
    charge(vm, n)?;
    vm.reserve(n * room_of(&items))?;
    // Sorting twice reversed keeps equal items in order.
    if reverse {
        items.reverse();
    }
    if n > 1 && !rank::sort_numbers(&mut items) && !rank::sort_few_texts(&vm.heap, &mut items) {
        let order = match rank::order(vm, &items) {
            Some(order) => order,
            None => merge_order(vm, &items)?,
        };
        items = order.into_iter().map(|i| items[i as usize]).collect();
    }
    Ok(reversed_if(items, reverse))
}

/// Items sorted by keys.
pub fn sorted_by(vm: &mut Vm, items: &[Value], mut keys: Vec<Value>, reverse: bool) -> Res<Vec<Value>> {
    let n = keys.len();
    charge(vm, n)?;
    vm.reserve(n * room_of(&keys))?;
    if reverse {
        keys.reverse();
    }
    let at = |i: u32| if reverse { n - 1 - i as usize } else { i as usize };
    if let Some(order) = few_integers(&keys) {
        let sorted = order.iter().take(n).map(|i| items[at(*i)]).collect();
        return Ok(reversed_if(sorted, reverse));
    }
    let order = match rank::order(vm, &keys) {
        Some(order) => order,
        None => merge_order(vm, &keys)?,
    };
    let sorted = order.into_iter().map(|i| items[at(i)]).collect();
    Ok(reversed_if(sorted, reverse))
}

/// The first `n` of items sorted by keys, and their keys.
pub fn first_by(vm: &mut Vm, items: &[Value], keys: &[Value], n: usize, reverse: bool) -> Res<[Vec<Value>; 2]> {
    vm.charge(keys.len())?;
    vm.reserve(keys.len() * 32)?;
    let order = match rank::first(vm, keys, n, reverse) {
        Some(order) => order,
        None => {
            let places: Vec<Value> = (0..keys.len()).map(|at| Value::small(at as i32)).collect();
            let sorted = sorted_by(vm, &places, keys.to_vec(), reverse)?;
            sorted.into_iter().take(n).filter_map(|at| u32::try_from(at.as_int()?).ok()).collect()
        }
    };
    let taken = |from: &[Value]| order.iter().filter_map(|at| from.get(*at as usize).copied()).collect();
    Ok([taken(items), taken(keys)])
}

/// So many keys are sorted where they stand.
const FEW: usize = 16;

/// The positions of a few integers in ascending order, equal ones in theirs; `None` when the keys are more, or anything else.
fn few_integers(keys: &[Value]) -> Option<[u32; FEW]> {
    let mut sorted = [(0i64, 0u32); FEW];
    for (at, key) in keys.iter().enumerate() {
        let new = (key.as_int()?, at as u32);
        let place = sorted.get(..at)?.iter().rposition(|before| before.0 <= new.0).map_or(0, |before| before + 1);
        sorted.get_mut(place..=at)?.rotate_right(1);
        sorted[place] = new;
    }
    Some(sorted.map(|(_, at)| at))
}

fn reversed_if(mut items: Vec<Value>, reverse: bool) -> Vec<Value> {
    if reverse {
        items.reverse();
    }
    items
}

/// Bytes that sorting takes for each key at most: rows may be copied, value by value.
fn room_of(keys: &[Value]) -> usize {
    let is_row = |key: &Value| matches!(key.kind(), Kind::Tuple | Kind::List | Kind::Instance);
    if keys.first().is_some_and(is_row) { 48 + 8 * rank::COLUMNS } else { 48 }
}

fn charge(vm: &mut Vm, n: usize) -> Res<()> {
    let levels = usize::BITS - n.leading_zeros();
    vm.charge(n.saturating_mul(levels as usize) / 2)
}

/// Bytes that comparisons may leave behind once a collection is due: nobody collects before a native ends, but Python does on the way.
const LEFT_BEHIND: usize = 16 << 20;

/// What is sorted, and how two of it are compared.
#[derive(Clone, Copy)]
struct Keys<'a> {
    values: &'a [Value],
    /// The `__lt__` of all of them, if it takes no frame.
    small: Option<&'a Leaf<'a>>,
}

/// `keys[a] < keys[b]`.
fn less(vm: &mut Vm, keys: Keys<'_>, a: u32, b: u32) -> Res<bool> {
    if vm.heap.fresh > vm.heap.threshold.saturating_add(LEFT_BEHIND) {
        return Err(Stop::Python);
    }
    let (x, y) = (keys.values[a as usize], keys.values[b as usize]);
    if let Some(small) = keys.small
        && let Some(truth) = small.of_arguments(vm, &[x, y]).and_then(Value::as_bool)
    {
        vm.charge(leaf::COST)?;
        return Ok(truth);
    }
    match vm.order(x, y, CompareWhich::Lt)? {
        Some(truth) => Ok(truth),
        None => {
            let (p, q) = (vm.type_name(x), vm.type_name(y));
            Err(vm.type_error(format!("'<' not supported between instances of '{p}' and '{q}'")))
        }
    }
}

/// Positions of keys in ascending order, equal ones in theirs.
fn merge_order(vm: &mut Vm, values: &[Value]) -> Res<Vec<u32>> {
    if let Some(function) = small_less(vm, values)
        && let Some(order) = leaf::asking(vm, function, 2, |vm, small| merged(vm, Keys { values, small: Some(small) }))
    {
        return order;
    }
    merged(vm, Keys { values, small: None })
}

/// The `__lt__` that all keys have, if they are instances of one class and it is a function.
fn small_less(vm: &mut Vm, keys: &[Value]) -> Option<u32> {
    let shape = |vm: &Vm, key: &Value| Some(vm.heap.instance(key.is(Kind::Instance)?).shape);
    let first = shape(vm, keys.first()?)?;
    if !keys.iter().all(|key| shape(vm, key) == Some(first)) {
        return None;
    }
    let class = vm.heap.shape(first).class;
    // What a native of the library knows it is asked.
    vm.lookup(class, names::LT)?.is(Kind::Function).filter(|function| vm.image.front(*function).is_none())
}

fn merged(vm: &mut Vm, keys: Keys<'_>) -> Res<Vec<u32>> {
    let n = keys.values.len();
    let mut order: Vec<u32> = (0..n as u32).collect();
    // The shortest run: between 32 and 64, so that their number is close to a power of two.
    let (mut shortest, mut odd) = (n, 0);
    while shortest >= 64 {
        odd |= shortest & 1;
        shortest >>= 1;
    }
    let shortest = shortest + odd;
    let mut runs: Vec<(usize, usize)> = Vec::new();
    let mut from = 0;
    while from < n {
        let mut run = count_run(vm, keys, &mut order[from..])?;
        let wanted = shortest.min(n - from);
        if run < wanted {
            insert_rest(vm, keys, &mut order[from..from + wanted], run)?;
            run = wanted;
        }
        runs.push((from, run));
        from += run;
        while runs.len() > 1 {
            let (a, b) = (runs[runs.len() - 2], runs[runs.len() - 1]);
            let third = runs.len().checked_sub(3).map(|i| runs[i].1);
            if a.1 > b.1 && third.is_none_or(|t| t > a.1 + b.1) {
                break;
            }
            merge(vm, keys, &mut order[a.0..b.0 + b.1], a.1)?;
            runs.pop();
            runs.pop();
            runs.push((a.0, a.1 + b.1));
        }
    }
    while let (Some(b), Some(a)) = (runs.pop(), runs.pop()) {
        merge(vm, keys, &mut order[a.0..b.0 + b.1], a.1)?;
        runs.push((a.0, a.1 + b.1));
    }
    Ok(order)
}

/// The length of the run at the beginning. A descending one is turned round, in which equal keys may stand side by side: they keep
/// their order; and it goes on as an ascending one.
fn count_run(vm: &mut Vm, keys: Keys<'_>, order: &mut [u32]) -> Res<usize> {
    let n = order.len();
    let mut end = ascending(vm, keys, order, 1)?;
    if end == n {
        return Ok(n);
    }
    if end > 1 {
        if less(vm, keys, order[0], order[end - 1])? {
            return Ok(end);
        }
        // All of them are equal.
        order[..end].reverse();
    }
    end += 1;
    let mut equal = 0;
    while end < n {
        if less(vm, keys, order[end], order[end - 1])? {
            order[end - 1 - equal..end].reverse();
            equal = 0;
        } else if less(vm, keys, order[end - 1], order[end])? {
            break;
        } else {
            equal += 1;
        }
        end += 1;
    }
    order[end - 1 - equal..end].reverse();
    order[..end].reverse();
    ascending(vm, keys, order, end)
}

/// Where an ascending run that goes up to `end` ends.
fn ascending(vm: &mut Vm, keys: Keys<'_>, order: &[u32], mut end: usize) -> Res<usize> {
    while end < order.len() && !less(vm, keys, order[end], order[end - 1])? {
        end += 1;
    }
    Ok(end)
}

/// Inserts what is behind the first `sorted` ones.
fn insert_rest(vm: &mut Vm, keys: Keys<'_>, order: &mut [u32], sorted: usize) -> Res<()> {
    for at in sorted..order.len() {
        let pivot = order[at];
        let (mut low, mut high) = (0, at);
        while low < high {
            let middle = (low + high) / 2;
            if less(vm, keys, pivot, order[middle])? {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        order[low..=at].rotate_right(1);
    }
    Ok(())
}

/// Merges two neighbouring runs, of which the first has `n` items.
fn merge(vm: &mut Vm, keys: Keys<'_>, order: &mut [u32], n: usize) -> Res<()> {
    let left: Vec<u32> = order[..n].to_vec();
    let (mut i, mut j, mut to) = (0, n, 0);
    while i < left.len() && j < order.len() {
        if less(vm, keys, order[j], left[i])? {
            order[to] = order[j];
            j += 1;
        } else {
            order[to] = left[i];
            i += 1;
        }
        to += 1;
    }
    order[to..to + left.len() - i].copy_from_slice(&left[i..]);
    Ok(())
}
