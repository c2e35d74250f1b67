//! What loops go over builtin containers with, and how they take the next item: called by the loop without a context, as what is in
//! [`super::quick`].

use hognose_bytecode::{Dst, Op};

use super::here::Registers;
use crate::objects::*;
use crate::stop::Res;
use crate::text::Text;
use crate::types::iter::NextPair;
use crate::types::str::in_turn;
use crate::types::{at_hand, deque};
use crate::unit::Unit;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What a loop over a builtin container goes over it with, where there is nothing to wait for and no method to ask; and whether
/// [`at_hand`] may have the items, or unbound.
#[inline(never)]
pub fn iterator(vm: &mut Vm, value: Value) -> Option<[Value; 2]> {
    let iterator = match value.kind() {
        // Those that are their own iterators, as where a loop goes on with what another one has left.
        Kind::Gen => {
            let generator = vm.heap.gens.peek(value.handle())?;
            return (generator.flavour == GenFlavour::Generator).then_some([value, Value::UNDEF]);
        }
        Kind::Iter => value,
        Kind::Tuple | Kind::Str | Kind::Dict | Kind::Set | Kind::FrozenSet | Kind::View | Kind::Bytes => {
            vm.iter_of(value).ok()??
        }
        Kind::Instance if deque::is_one(vm, value) => vm.iter_of(value).ok()??,
        _ => return None,
    };
    let by_looks = iterator.is(Kind::Iter).is_some_and(|handle| goes_by_looks(vm.heap.iter(handle)));
    Some([iterator, if by_looks { Value::TRUE } else { Value::UNDEF }])
}

/// What a loop over a builtin iterator goes on with: a word, as what stops it is, so that either comes back in machine registers.
#[repr(u64)]
pub enum Next {
    /// The next item, in its register.
    Item,
    /// The parts of the next item, in theirs: it was not made.
    Parts,
    /// It has ended.
    Ended,
}

/// Whether [`at_hand`] may have the items of an iterator.
fn goes_by_looks(iterator: &IterObj) -> bool {
    match iterator {
        IterObj::Str(..) | IterObj::Tuple(..) | IterObj::ListBack(..) | IterObj::Set(..) => true,
        IterObj::Bytes(bytes, _) => bytes.is_kind(Kind::Bytes),
        IterObj::Dict(_, _, part, ..) => *part != ViewPart::Items,
        IterObj::Adapter(adapter) => matches!(adapter.form, Form::Deque | Form::Parts | Form::Batches) || at_hand::is_known(adapter.form),
        _ => false,
    }
}

/// The next item of an iterator over a string, a tuple, a set, a dict or a deque that a look finds; unbound, and nothing has happened, where
/// it takes more, or has ended.
#[inline(never)]
pub fn at_hand(vm: &mut Vm, iterator: u32) -> Value {
    match vm.heap.iters.own_object_mut(iterator) {
        Some(IterObj::Str(text, at)) => {
            let unit = match vm.heap.strs.peek(text.handle()).map(|text| &text.data) {
                Some(StrData::Inline(n, units)) if *at < usize::from(*n) => units.get(*at).copied(),
                Some(StrData::Whole(units)) => units.get(*at).copied(),
                _ => return character(vm, iterator).unwrap_or_default(),
            };
            if let Some(unit) = unit
                && let Some(char) = vm.image.chars.get(usize::from(unit))
            {
                *at += 1;
                return *char;
            }
            Value::UNDEF
        }
        Some(IterObj::Adapter(adapter)) if adapter.form == Form::Chain && !adapter.ended && adapter.asking == Asking::Nothing => {
            let current = adapter.values[1];
            vm.inner_at_hand(current).unwrap_or_default()
        }
        Some(IterObj::Adapter(adapter)) if at_hand::is_known(adapter.form) => vm.adapter_at_hand(iterator).unwrap_or_default(),
        _ => look_for(vm, iterator).unwrap_or_default(),
    }
}

/// [`at_hand`] for a character of Latin-1 in a text of any width, or in one that was appended to.
#[inline(never)]
fn character(vm: &mut Vm, iterator: u32) -> Option<Value> {
    let IterObj::Str(text, at) = *vm.heap.iters.get(iterator) else { return None };
    let unit = match vm.heap.text(text.handle()) {
        Text::Latin1(units) => u32::from(*units.get(at)?),
        Text::Two(units) => u32::from(*units.get(at)?),
        Text::Four(units) => *units.get(at)?,
    };
    let char = *vm.image.chars.get(unit as usize)?;
    let IterObj::Str(_, at) = vm.heap.iters.own_object_mut(iterator)? else { return None };
    *at += 1;
    Some(char)
}

/// [`at_hand`] of other than a string: behind a call, so that those need few registers.
#[inline(never)]
fn look_for(vm: &mut Vm, iterator: u32) -> Option<Value> {
    match vm.heap.iters.own_object_mut(iterator)? {
        IterObj::Tuple(tuple, at) => {
            let item = *vm.heap.tuples.peek(tuple.handle())?.items.get(*at)?;
            *at += 1;
            Some(item)
        }
        IterObj::ListBack(list, at) => {
            let before = at.checked_sub(1)?;
            let item = *vm.heap.lists.peek(list.handle())?.items.get(before)?;
            *at = before;
            Some(item)
        }
        IterObj::Dict(dict, at, part, n, left) if *part != ViewPart::Items => {
            let dict = vm.heap.dicts.peek(dict.handle())?;
            let entry = dict.entries.get(*at).filter(|entry| !entry.key.is_undef())?;
            if dict.len() != *n || *left == 0 {
                return None;
            }
            *at += 1;
            *left -= 1;
            Some(if *part == ViewPart::Keys { entry.key } else { entry.value })
        }
        IterObj::Set(set, at, n) => {
            let sets = if set.is_kind(Kind::FrozenSet) { &vm.heap.frozensets } else { &vm.heap.sets };
            let set = sets.peek(set.handle())?;
            // What is far away is charged for.
            let near = set.table.get(*at..)?.iter().take(64);
            let (passed, entry) = near.enumerate().find(|(_, entry)| !entry.key.is_undef()).filter(|_| set.len() == *n)?;
            *at += passed + 1;
            Some(entry.key)
        }
        IterObj::Adapter(adapter) if adapter.form == Form::Deque => {
            let ([deque, list, ..], [at, head, n, ..]) = (adapter.values, adapter.numbers);
            let object = vm.heap.instances.own(deque, Kind::Instance)?;
            let items = &vm.heap.lists.own(list, Kind::List)?.items;
            // Each change of a deque alters one of these.
            let [now, first] = [deque::ITEMS, deque::HEAD].map(|slot| object.inline[slot]);
            if !now.same(list) || first.as_int() != Some(head) || items.len() as i64 != n {
                return None;
            }
            let item = *items.get(usize::try_from(at).ok()?)?;
            adapter.numbers[0] = at + 1;
            Some(item)
        }
        IterObj::Bytes(bytes, at) if bytes.is_kind(Kind::Bytes) => {
            let byte = *vm.heap.bytes.peek(bytes.handle())?.data.get(*at)?;
            *at += 1;
            Some(Value::small(i32::from(byte)))
        }
        IterObj::Adapter(adapter) if adapter.form == Form::Batches => {
            let batch = vm.heap.lists.own(adapter.values[2], Kind::List)?;
            let item = *batch.items.get(usize::try_from(adapter.numbers[0]).ok()?)?;
            adapter.numbers[0] += 1;
            Some(item)
        }
        IterObj::Adapter(adapter) if adapter.form == Form::Parts => in_turn::part_at_hand(vm, iterator),
        _ => None,
    }
}

/// Takes the next item for a loop: `op` is its instruction in front of `pc`.
#[inline(never)]
pub fn next(vm: &mut Vm, iterator: u32, unit: &Unit, pc: usize, op: &Op, regs: &mut Registers) -> Res<Next> {
    let Op::ForNext { dst, iter, to } = *op else { return Ok(Next::Ended) };
    let body = unit.code.ops.get((pc as i64 + to.0 as i64) as usize);
    // `for a, b in …`: a pair that has still to be made goes in parts to where it ends up. The register of the item lies
    // behind those of the loop, so it is a temporary that nothing else reads.
    if let Some(Op::Unpack { start, src, n }) = body
        && (2..=4).contains(&n.0)
        && src.0 == dst.0
        && dst.0 > iter.0
    {
        let at = start.0 as usize;
        if n.0 == 2 {
            let [a, b] = vm.pair_at_hand(iterator);
            if !b.is_undef() {
                (regs[at], regs[at + 1]) = (a, b);
                return Ok(Next::Parts);
            }
        } else if vm.chosen_at_hand(iterator, &mut regs[at..at + n.0 as usize]) {
            return Ok(Next::Parts);
        }
        match next_parts(vm, iterator, &mut regs[at..at + n.0 as usize])? {
            NextPair::Pair => return Ok(Next::Parts),
            NextPair::Ended => return Ok(Next::Ended),
            NextPair::Other => {}
        }
    }
    whole_item(vm, iterator, regs, dst)
}

/// Takes the next item as it is: apart from those that are taken to parts, so that neither waits for what the other keeps.
#[inline(never)]
fn whole_item(vm: &mut Vm, iterator: u32, regs: &mut Registers, dst: Dst) -> Res<Next> {
    let item = next_item(vm, iterator)?;
    if item.is_undef() {
        return Ok(Next::Ended);
    }
    regs[dst.0 as usize] = item;
    Ok(Next::Item)
}

/// The parts of the next item of a builtin iterator, when the item has still to be made.
#[inline(never)]
fn next_parts(vm: &mut Vm, iterator: u32, parts: &mut [Value]) -> Res<NextPair> {
    if let Ok(pair) = <&mut [Value; 2]>::try_from(&mut *parts) {
        return vm.next_other_pair(iterator, pair);
    }
    // Only a complete row goes to where it ends up.
    let mut row = [Value::UNDEF; 4];
    let Some(made) = row.get_mut(..parts.len()) else { return Ok(NextPair::Other) };
    Ok(match vm.iter_next_row(iterator, made)? {
        Some(true) => {
            super::quick::place_just_made(parts, &row);
            NextPair::Pair
        }
        Some(false) => NextPair::Ended,
        None => NextPair::Other,
    })
}

/// The next item of a builtin iterator; unbound at its end.
#[inline]
fn next_item(vm: &mut Vm, iterator: u32) -> Res {
    match vm.heap.iters.get_mut(iterator) {
        IterObj::Tuple(tuple, at) => {
            if let Some(&item) = vm.heap.tuples.get(tuple.handle()).items.get(*at) {
                *at += 1;
                return Ok(item);
            }
        }
        IterObj::List(list, at) => {
            if let Some(&item) = vm.heap.lists.get(list.handle()).items.get(*at) {
                *at += 1;
                return Ok(item);
            }
        }
        IterObj::ListBack(list, at) => {
            if let Some(before) = at.checked_sub(1)
                && let Some(&item) = vm.heap.lists.get(list.handle()).items.get(before)
            {
                *at = before;
                return Ok(item);
            }
        }
        IterObj::Range(next, left, step) if *left > 0 => {
            if let Some(item) = Value::int48(*next) {
                *next = next.wrapping_add(*step);
                *left -= 1;
                return Ok(item);
            }
        }
        IterObj::Adapter(adapter) if adapter.form == Form::Deque => {
            let ([queue, list, ..], [at, head, n, ..]) = (adapter.values, adapter.numbers);
            if let Some(object) = vm.heap.instances.own(queue, Kind::Instance)
                && object.inline[deque::ITEMS].same(list)
                && object.inline[deque::HEAD].as_int() == Some(head)
                && let Some(list) = vm.heap.lists.own(list, Kind::List)
                && list.items.len() as i64 == n
                && let Some(&item) = list.items.get(at as usize)
            {
                adapter.numbers[0] = at + 1;
                return Ok(item);
            }
        }
        _ => {}
    }
    Ok(vm.iter_next(iterator)?.unwrap_or(Value::UNDEF))
}
