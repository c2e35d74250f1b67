//! `sum`, `min` and `max` of numbers, given one by one or in a list or a tuple: without a list of the items, and without a frame.

use super::quick;
use crate::builtins::iteration::Adder;
use crate::native::Inlined;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The least or greatest of some numbers, the first of those that are equal; `None` when there is something else among them.
pub fn extreme(args: &[Value], ints: fn(i64, i64) -> bool, floats: fn(f64, f64) -> bool) -> Option<Value> {
    let (mut best, rest) = (*args.first()?, args.get(1..)?);
    for &new in rest {
        let is_better = match Value::ints(new, best) {
            Some((new, best)) => ints(new, best),
            None => {
                let (new, best) = Value::numbers(new, best)?;
                floats(new, best)
            }
        };
        if is_better {
            best = new;
        }
    }
    Some(best)
}

/// For so many items nobody is charged.
pub const FEW: usize = 32;

/// The items of a list or a tuple of the session's own.
fn row(vm: &Vm, items: Value) -> Option<&[Value]> {
    match items.kind() {
        Kind::List => Some(&vm.heap.lists.own(items, Kind::List)?.items),
        Kind::Tuple => Some(&vm.heap.tuples.own(items, Kind::Tuple)?.items),
        _ => None,
    }
}

/// As [`extreme`] for up to `most` numbers of a list or a tuple.
#[inline(never)]
pub fn extreme_item(
    vm: &Vm,
    items: Value,
    most: usize,
    ints: fn(i64, i64) -> bool,
    floats: fn(f64, f64) -> bool,
) -> Option<Value> {
    let items = row(vm, items)?;
    let is_number = |item: &Value| item.as_int().is_some() || item.as_float().is_some();
    if items.len() > most || !items.first().is_some_and(is_number) {
        return None;
    }
    extreme(items, ints, floats)
}

/// The sum of up to `most` integers of a list or a tuple.
#[inline(never)]
pub fn sum_of_ints(vm: &Vm, items: Value, start: Value, most: usize) -> Option<Value> {
    let items = row(vm, items)?;
    if items.len() > most {
        return None;
    }
    items.iter().try_fold(Value::small(0), |total, item| Value::add_ints(total, *item)).and_then(|sum| Value::add_ints(start, sum))
}

/// The sum of integers and floats of a list or a tuple, as `sum` adds them up.
fn sum_of_numbers(vm: &mut Vm, items: Value) -> Option<Value> {
    let mut adder = Adder::new(Value::small(0));
    for at in 0..row(vm, items)?.len() {
        let item = *row(vm, items)?.get(at)?;
        if item.as_int().is_none() && item.as_float().is_none() || !adder.add(vm, item).ok()? {
            return None;
        }
    }
    Some(adder.total())
}

/// What `sum`, `min` or `max` gives of the numbers in a list or a tuple, however many: `None`, and no effect, for everything else.
pub fn of_rows(vm: &mut Vm, which: Inlined, args: &[Value]) -> Option<Value> {
    let &[items] = args else { return quick::function(vm, which, args) };
    let n = row(vm, items)?.len();
    vm.charge(n / 2).ok()?;
    match which {
        Inlined::Sum => sum_of_ints(vm, items, Value::small(0), n).or_else(|| sum_of_numbers(vm, items)),
        Inlined::Min => extreme_item(vm, items, n, |new, best| new < best, |new, best| new < best),
        Inlined::Max => extreme_item(vm, items, n, |new, best| new > best, |new, best| new > best),
        _ => None,
    }
}
