//! `groupby`: groups, and the items of each.
//!
//! A group takes its items from the `groupby` that it came out of, as long as that is at its number.

use super::adapters::Item;
use super::drain::RUN;
use crate::exec::{CompareWhich, compare, leaf};
use crate::objects::*;
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// Places in `Adapter::values`.
const KEY: usize = 2;
const OF_GROUP: usize = 3;
const FRONT: usize = 4;

impl Vm {
    /// Takes the next item and its key; `false` at the end.
    fn group_step(&mut self, handle: u32) -> Res<bool> {
        let Some(adapter) = self.adapter(handle) else { return Ok(false) };
        let ([inner, func, ..], native) = (adapter.values, adapter.native);
        let (item, key) = match adapter.asking {
            Asking::Answered => (adapter.held, Some(adapter.ready)),
            Asking::Wanted if !adapter.held.is_undef() => (adapter.held, None),
            _ => match self.inner_next(inner) {
                Ok(Some(item)) => (item, None),
                Ok(None) => {
                    self.answered(handle);
                    return Ok(false);
                }
                Err(stop) => return self.keep_waiting(handle, Value::UNDEF, stop),
            },
        };
        let key = match key {
            Some(key) => key,
            None if func.is_none() => item,
            None => self.consult(handle, func, native, &[item], item)?,
        };
        self.answered(handle);
        if let Some(adapter) = self.adapter(handle) {
            adapter.values[KEY] = key;
            adapter.values[FRONT] = item;
        }
        Ok(true)
    }

    /// Whether the key of the item at the front is that of a group.
    fn in_group(&mut self, handle: u32, of_group: Value) -> Res<bool> {
        let Some(adapter) = self.adapter(handle) else { return Ok(false) };
        let key = adapter.values[KEY];
        if adapter.numbers[1] == 1 && adapter.asking == Asking::Answered {
            let same = adapter.ready.same(Value::TRUE);
            adapter.numbers[1] = 0;
            self.answered(handle);
            return Ok(same);
        }
        match self.same_or_equal(of_group, key) {
            Err(stop) if stop.is_question() => {
                self.request = None;
                if let Some(adapter) = self.adapter(handle) {
                    adapter.numbers[1] = 1;
                }
                self.prelude_question(handle, "same_or_equal", &[of_group, key], Value::UNDEF)
            }
            result => result,
        }
    }

    /// The next group: its key, and the iterator over it.
    pub(super) fn groupby_row(&mut self, handle: u32, row: &mut [Value]) -> Res<bool> {
        let Some(adapter) = self.adapter(handle) else { return Ok(false) };
        // Whoever has the group before gets nothing more.
        adapter.numbers[0] += 1;
        let mut at_key =
            adapter.numbers[1] == 0 && matches!(adapter.asking, Asking::Wanted | Asking::Answered);
        loop {
            let Some(adapter) = self.adapter(handle) else { return Ok(false) };
            let [_, _, key, of_group, _] = adapter.values;
            if !at_key && !key.is_undef() && (of_group.is_undef() || !self.in_group(handle, of_group)?) {
                break;
            }
            at_key = false;
            self.charge(1)?;
            if !self.group_step(handle)? {
                return Ok(false);
            }
        }
        let Some(adapter) = self.adapter(handle) else { return Ok(false) };
        let (key, number) = (adapter.values[KEY], adapter.numbers[0]);
        adapter.values[OF_GROUP] = key;
        let group = Adapter::new(Form::Grouper, &[Value::new(Kind::Iter, handle), key], &[number]);
        let group = self.heap.new_adapter(group);
        row.copy_from_slice(&[key, group]);
        Ok(true)
    }

    /// The next item of a group.
    pub(super) fn grouper_next(&mut self, handle: u32) -> Item {
        let Some(adapter) = self.adapter(handle) else { return Ok(None) };
        let ([groups, key, ..], number) = (adapter.values, adapter.numbers[0]);
        let waits = adapter.asking == Asking::Wanted;
        let Some(groups) = groups.is(Kind::Iter) else { return Ok(None) };
        let Some(adapter) = self.adapter(groups) else { return Ok(None) };
        if !waits && adapter.numbers[0] != number {
            return Ok(None);
        }
        match self.next_in_group(groups, key) {
            Ok(item) => {
                self.answered(handle);
                Ok(item)
            }
            Err(stop) => self.keep_waiting(handle, Value::UNDEF, stop),
        }
    }

    fn next_in_group(&mut self, groups: u32, key: Value) -> Item {
        let Some(adapter) = self.adapter(groups) else { return Ok(None) };
        let compares = adapter.numbers[1] == 1;
        let steps = adapter.values[FRONT].is_undef() || adapter.asking != Asking::Nothing;
        if !compares && steps && !self.group_step(groups)? {
            return Ok(None);
        }
        if !self.in_group(groups, key)? {
            return Ok(None);
        }
        let Some(adapter) = self.adapter(groups) else { return Ok(None) };
        adapter.values[KEY] = Value::UNDEF;
        Ok(Some(std::mem::take(&mut adapter.values[FRONT])))
    }

    /// Takes up to `n` items of a group, as far as they are in front of us, with keys that are known and compared at once.
    pub(super) fn take_group(&mut self, values: [Value; 5], number: i64, n: usize, items: &mut Vec<Value>) -> Res<()> {
        let [groups, of_group, ..] = values;
        let Some(handle) = groups.is(Kind::Iter) else { return Ok(()) };
        let Some(adapter) = self.adapter(handle) else { return Ok(()) };
        let is_there = adapter.numbers[0] == number && adapter.numbers[1] == 0;
        if !is_there || adapter.ended || adapter.asking != Asking::Nothing {
            return Ok(());
        }
        let [inner, func, key, _, front] = adapter.values;
        let mut part = Part { inner, of_group, key, front, held: Value::UNDEF };
        let (before, mut cost) = (items.len(), 0);
        match func.is(Kind::Function) {
            // One that takes frames is asked for each item elsewhere.
            Some(function) => {
                leaf::asking(self, function, 1, |vm, leaf| part.take(vm, n, items, |vm, item| leaf.of_arguments(vm, &[item])));
                cost = leaf::COST * (items.len() - before);
            }
            None if func.is_none() => part.take(self, n, items, |_, item| Some(item)),
            None => part.take(self, n, items, |vm, item| leaf::value(vm, func, &[item]).ok().flatten()),
        }
        if let Some(adapter) = self.adapter(handle) {
            (adapter.values[KEY], adapter.values[FRONT]) = (part.key, part.front);
            if !part.held.is_undef() {
                (adapter.asking, adapter.held) = (Asking::Wanted, part.held);
            }
        }
        // What was taken is noted before somebody is told of a limit.
        self.charge(cost)
    }
}

/// What is left of a group whose items are taken one after the other.
struct Part {
    inner: Value,
    of_group: Value,
    /// The key of what is in front of it.
    key: Value,
    /// What was taken from the iterator and belongs to nobody yet.
    front: Value,
    /// The same, and its key has to be asked for, or the budget is used up.
    held: Value,
}

impl Part {
    #[inline]
    fn take(&mut self, vm: &mut Vm, n: usize, items: &mut Vec<Value>, key_of: impl Fn(&mut Vm, Value) -> Option<Value>) {
        for _ in 0..n.min(RUN) {
            if self.front.is_undef() {
                let Some(item) = vm.at_hand(self.inner) else { return };
                let Some(key) = key_of(vm, item) else {
                    self.held = item;
                    return;
                };
                (self.front, self.key) = (item, key);
            }
            if !self.key.same(self.of_group) && compare::quick(vm, CompareWhich::Eq, self.of_group, self.key) != Some(true) {
                return;
            }
            items.push(std::mem::take(&mut self.front));
            self.key = Value::UNDEF;
        }
    }
}
