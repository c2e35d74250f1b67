//! `min`, `max` and `sum` of numbers, straight out of what holds them: no list of them is made.

use crate::exec::CompareWhich;
use crate::objects::ViewPart;
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What is made of the items of a container.
trait Fold {
    type Made;

    fn over(self, items: impl Iterator<Item = Value>) -> Option<Self::Made>;
}

/// Does it with the items of a list, a tuple, a set, or a dict or the view of one; `None` for anything else.
fn with_items<F: Fold>(vm: &Vm, container: Value, fold: F) -> Option<F::Made> {
    match container.kind() {
        Kind::List => fold.over(vm.heap.list(container.handle()).iter().copied()),
        Kind::Tuple => fold.over(vm.heap.tuple(container.handle()).iter().copied()),
        Kind::Set | Kind::FrozenSet => fold.over(vm.heap.set(container).items().map(|entry| entry.key)),
        Kind::Dict => fold.over(vm.heap.dict(container.handle()).items().map(|entry| entry.key)),
        Kind::View => {
            let view = vm.heap.view(container.handle());
            let items = vm.heap.dict(view.dict.is(Kind::Dict)?).items();
            match view.part {
                ViewPart::Keys => fold.over(items.map(|entry| entry.key)),
                ViewPart::Values => fold.over(items.map(|entry| entry.value)),
                ViewPart::Items => None,
            }
        }
        _ => None,
    }
}

/// Charges for going through a container once: for its items, and for its table, which may have many more slots.
fn charge(vm: &mut Vm, container: Value) -> Res<()> {
    let dict = match container.kind() {
        Kind::View => vm.heap.view(container.handle()).dict.is(Kind::Dict),
        _ => container.is(Kind::Dict),
    };
    let (n, slots) = match container.kind() {
        Kind::List => (vm.heap.list(container.handle()).len(), 0),
        Kind::Tuple => (vm.heap.tuple(container.handle()).len(), 0),
        Kind::Set | Kind::FrozenSet => (vm.heap.set(container).len(), vm.heap.set(container).table.len()),
        _ => dict.map_or((0, 0), |dict| (vm.heap.dict(dict).len(), vm.heap.dict(dict).entries.len())),
    };
    vm.charge(n / 2 + slots / 16)
}

/// The least integer or float, or the greatest, and of several the first.
struct Extreme(CompareWhich);

impl Fold for Extreme {
    type Made = Value;

    #[inline]
    fn over(self, mut items: impl Iterator<Item = Value>) -> Option<Value> {
        let is_least = self.0 == CompareWhich::Lt;
        let mut best = items.next()?;
        if let Some(first) = best.as_int() {
            // Of integers whose bits are all turned over, the least was the greatest.
            let turn = if is_least { 0 } else { -1 };
            let mut least = first ^ turn;
            for item in items {
                let turned = item.as_int()? ^ turn;
                if turned < least {
                    (least, best) = (turned, item);
                }
            }
            return Some(best);
        }
        let mut found = best.as_float()?;
        for item in items {
            let float = item.as_float()?;
            if if is_least { float < found } else { float > found } {
                (found, best) = (float, item);
            }
        }
        Some(best)
    }
}

/// The sum of integers, added to one.
struct Sum(i64);

impl Fold for Sum {
    type Made = i64;

    #[inline]
    fn over(self, mut items: impl Iterator<Item = Value>) -> Option<i64> {
        items.try_fold(self.0, |sum, item| sum.checked_add(item.as_int()?))
    }
}

/// The least or greatest number of a container that has only integers, or only floats; `None` for anything else.
#[inline(never)]
pub(super) fn extreme(vm: &mut Vm, container: Value, which: CompareWhich) -> Res<Option<Value>> {
    charge(vm, container)?;
    Ok(with_items(vm, container, Extreme(which)))
}

/// The sum of a container of integers, added to one; `None` for anything else, and where it is large.
pub(super) fn sum(vm: &mut Vm, container: Value, start: Value) -> Res<Option<Value>> {
    let Some(start) = start.as_int() else { return Ok(None) };
    charge(vm, container)?;
    let sum = with_items(vm, container, Sum(start));
    Ok(sum.map(|sum| vm.heap.new_int(sum)))
}
