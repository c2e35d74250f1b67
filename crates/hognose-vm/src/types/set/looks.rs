//! What a look at each element tells of two sets: whether the other one has it, without a comparison that could run code of the
//! guest. `None` where one would be needed; nothing has happened then.

use crate::exec::CompareWhich;
use crate::objects::SetObj;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// So many slots are gone through without a charge.
const FEW: usize = 64;

/// Whether `walked` has as many elements of `other` as are wanted: all, or none.
fn have(vm: &Vm, walked: &SetObj, other: &SetObj, wanted: bool) -> Option<bool> {
    for entry in walked.items() {
        if vm.has_by_look(other, entry)? != wanted {
            return Some(false);
        }
    }
    Some(true)
}

/// A comparison of two small sets.
pub(crate) fn compare(vm: &Vm, which: CompareWhich, a: Value, b: Value) -> Option<bool> {
    let (a, b) = match which {
        CompareWhich::Gt | CompareWhich::Ge => (vm.heap.set(b), vm.heap.set(a)),
        _ => (vm.heap.set(a), vm.heap.set(b)),
    };
    let (n, m) = (a.len(), b.len());
    let fits = match which {
        CompareWhich::Eq | CompareWhich::Ne => n == m,
        CompareWhich::Lt | CompareWhich::Gt => n < m,
        CompareWhich::Le | CompareWhich::Ge => n <= m,
    };
    if fits && a.table.len() > FEW {
        return None;
    }
    Some((fits && have(vm, a, b, true)?) != (which == CompareWhich::Ne))
}

/// Whether two sets have no element in common; the first one is gone through.
pub(super) fn are_disjoint(vm: &Vm, walked: Value, other: Value) -> Option<bool> {
    have(vm, vm.heap.set(walked), vm.heap.set(other), false)
}

/// Whether looks tell which elements of `walked` are in `other`, and still do while those that are not go into it: two of them may have
/// the same hash.
pub(super) fn tell(vm: &Vm, walked: Value, other: Value) -> bool {
    let (walked, other) = (vm.heap.set(walked), vm.heap.set(other));
    walked.items().all(|entry| match vm.has_by_look(other, entry) {
        Some(true) => true,
        Some(false) => match entry.key.kind() {
            Kind::Int => true,
            Kind::Str => vm.heap.text(entry.key.handle()).len() <= FEW,
            _ => false,
        },
        None => false,
    })
}

/// The elements that only one of two sets has: a copy of `b` in which those of `a` went or came.
pub(super) fn exchanged(vm: &mut Vm, a: Value, b: Value) -> Option<SetObj> {
    let table = vm.heap.set_buffer(vm.heap.set(b).len());
    let (walked, mut result) = (vm.heap.set(a), vm.heap.set(b).copied_into(table));
    for entry in walked.items() {
        match vm.find_by_look(&result, entry)? {
            Some(at) => {
                result.remove_at(at);
            }
            None => result.insert_new(entry.hash, entry.key),
        }
    }
    Some(result)
}
