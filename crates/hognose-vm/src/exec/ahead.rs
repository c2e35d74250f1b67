//! Collections that a comprehension fills, with room for what it will put in as far as that can be told: they grow without being
//! moved, or take the buffer of a dead one.

use crate::objects::{DictObj, IterObj};
use crate::value::{Kind, Value};
use crate::vm::Vm;

use super::quick;

/// The most items that a list gets room for: a loop may end early, and what was given for nothing is charged until then.
const MOST: usize = 1 << 20;
/// The same of a dict, whose items are larger.
const MOST_OF_A_DICT: usize = 1 << 12;
/// A list gets no more than this part of the memory limit.
const PART: usize = 16;

/// An empty list for the items of an iterable.
#[inline(never)]
pub fn list(vm: &mut Vm, iterable: Value) -> Value {
    let most = MOST.min(vm.meter.memory / (PART * size_of::<Value>()));
    let n = items(vm, iterable).min(most);
    vm.heap.new_list_for(n)
}

/// An empty dict for as many items as an iterable has.
#[inline(never)]
pub fn dict(vm: &mut Vm, iterable: Value) -> Value {
    let n = items(vm, iterable).min(MOST_OF_A_DICT);
    let entries = vm.heap.dict_buffer(n);
    vm.heap.new_dict(DictObj::of_few(entries))
}

/// How many items an iterable has, where that is plain to see; else none.
fn items(vm: &Vm, iterable: Value) -> usize {
    let handle = iterable.handle();
    match iterable.kind() {
        Kind::List => vm.heap.list(handle).len(),
        Kind::Tuple => vm.heap.tuple(handle).len(),
        Kind::Range => {
            let range = vm.heap.range(handle);
            match (range.start.as_int(), range.stop.as_int(), range.step.as_int()) {
                (Some(start), Some(stop), Some(1)) => usize::try_from(stop.saturating_sub(start)).unwrap_or_default(),
                (Some(start), Some(stop), Some(step)) if step != 0 => {
                    usize::try_from(stop.saturating_sub(start) / step + 1).unwrap_or_default()
                }
                _ => 0,
            }
        }
        Kind::View => vm.heap.view(handle).dict.is(Kind::Dict).map_or(0, |dict| vm.heap.dict(dict).len()),
        Kind::Iter => match *vm.heap.iter(handle) {
            IterObj::List(list, at) => vm.heap.list(list.handle()).len().saturating_sub(at),
            IterObj::EnumerateList(sequence, at, _) => items(vm, sequence).saturating_sub(at),
            IterObj::ZipLists(one, other, at) => items(vm, one).min(items(vm, other)).saturating_sub(at),
            IterObj::Dict(_, _, _, _, left) => left as usize,
            IterObj::Range(_, left, _) => usize::try_from(left).unwrap_or(MOST),
            _ => 0,
        },
        _ => quick::len(vm, iterable).and_then(Value::as_int).map_or(0, |n| usize::try_from(n).unwrap_or_default()),
    }
}
