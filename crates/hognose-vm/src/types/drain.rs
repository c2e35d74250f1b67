//! Taking many items of a builtin iterator: those of lists, tuples and ranges all at once.

use crate::exec::leaf;
use crate::objects::{Asking, Form, IterObj};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// So many items are taken at once, and so much room is made at first. What the guest may still use is looked at in between.
const AT_ONCE: usize = 1024;
/// So many items of an iterator over others are taken one after the other.
pub(super) const RUN: usize = 64;

/// Room is made for so many numbers of a range before the first is taken: what nothing was written to takes no memory.
const MOST_AT_FIRST: usize = 1 << 24;

impl Vm {
    /// Takes up to `n` items. Half a unit of fuel for each, and memory for them, is looked for on the way.
    pub(super) fn drain_on(&mut self, iter: Value, n: usize) -> Res<Vec<Value>> {
        let mut items = Vec::new();
        self.drain_into(iter, n, &mut items)?;
        Ok(items)
    }

    /// As `drain_on`, into an empty list, which has what was given before an exception.
    pub fn drain_into(&mut self, iter: Value, n: usize, items: &mut Vec<Value>) -> Res<()> {
        let iter_handle = iter.handle();
        let mut room = self.about(iter).min(n).min(AT_ONCE);
        if let IterObj::Range(_, left, _) = self.heap.iter(iter_handle) {
            let all = usize::try_from(*left).unwrap_or(usize::MAX).min(n);
            self.reserve(all.saturating_mul(8))?;
            // It is filled to the end: no part of it is moved. What a host without limits has no room for fails on the way.
            room = all.min(MOST_AT_FIRST);
        }
        let _ = items.try_reserve_exact(room);
        while items.len() < n {
            let wanted = (n - items.len()).min(AT_ONCE);
            match self.take_at_once(iter_handle, wanted, items)? {
                Some(taken) if taken == wanted => {}
                Some(_) => return Ok(()),
                None => break,
            }
        }
        let over_others = match self.heap.iter(iter_handle) {
            IterObj::Adapter(adapter) => in_runs(adapter.form),
            _ => false,
        };
        while items.len() < n {
            if over_others {
                let wanted = (n - items.len()).min(AT_ONCE);
                let before = items.len();
                self.take_run(iter_handle, wanted, items)?;
                let taken = items.len() - before;
                if taken > 0 {
                    self.charge(taken / 2)?;
                    self.reserve(items.len() * 16)?;
                    if taken == wanted {
                        continue;
                    }
                }
            }
            let Some(item) = self.iter_next(iter_handle)? else { break };
            if items.len() % 64 == 63 {
                self.charge(32)?;
                self.reserve(items.len() * 16)?;
            }
            items.push(item);
        }
        Ok(())
    }

    /// Takes up to `n` items that are in front of us, in a list or a tuple, or numbers: how many there were. Fewer are the last
    /// ones. `None` where each has to be asked for.
    fn take_at_once(&mut self, iter: u32, n: usize, items: &mut Vec<Value>) -> Res<Option<usize>> {
        let state = self.heap.iter(iter);
        let count = match *state {
            IterObj::Range(next, left, step) => {
                let count = usize::try_from(left).unwrap_or(usize::MAX).min(n);
                let last = i128::from(next) + i128::from(step) * (count as i128 - 1);
                let are_small = [i128::from(next), last].iter().all(|end| end.abs() < 1 << 46);
                if !are_small {
                    return Ok(None);
                }
                count
            }
            IterObj::List(list, at) => self.heap.list(list.handle()).len().saturating_sub(at),
            // A list that has become too short for it has no item.
            IterObj::ListBack(list, before) if before > self.heap.list(list.handle()).len() => 0,
            IterObj::ListBack(_, before) => before,
            IterObj::Tuple(tuple, at) => self.heap.tuple(tuple.handle()).len().saturating_sub(at),
            // Only of what nobody can change.
            IterObj::Sequence(object, at, -1, length) if at < length && is_row(self, object, length) => usize::try_from(at + 1).unwrap_or(0),
            IterObj::Adapter(_) => return self.take_endless(iter, n, items),
            _ => return Ok(None),
        };
        let count = count.min(n);
        self.charge(count / 64 * 32)?;
        self.reserve((items.len() + count) * 8)?;
        match *self.heap.iter(iter) {
            IterObj::Range(next, _, step) => {
                let number = |at: usize| Value::int48(next.wrapping_add(step.wrapping_mul(at as i64))).unwrap_or_default();
                items.extend((0..count).map(number));
            }
            IterObj::List(list, at) => items.extend_from_slice(part(self.heap.list(list.handle()), at, count)),
            IterObj::ListBack(list, before) => {
                let list = self.heap.list(list.handle());
                items.extend(list[..before.min(list.len())].iter().rev().take(count));
            }
            IterObj::Tuple(tuple, at) => items.extend_from_slice(part(self.heap.tuple(tuple.handle()), at, count)),
            IterObj::Sequence(object, at, ..) => {
                let behind = (at + 1) as usize;
                if object.is_kind(Kind::Tuple) {
                    items.extend(part(self.heap.tuple(object.handle()), 0, behind).iter().rev().take(count));
                } else {
                    let units = self.heap.str_obj(object.handle()).latin1().unwrap_or_default();
                    let units = units.get(..behind).unwrap_or_default().iter().rev().take(count);
                    items.extend(units.map(|unit| self.image.chars[usize::from(*unit)]));
                }
            }
            _ => {}
        }
        let state = self.heap.iter_mut(iter);
        match state {
            IterObj::Sequence(_, at, ..) => *at -= count as i64,
            IterObj::Range(next, left, step) => {
                *next = next.wrapping_add(step.wrapping_mul(count as i64));
                *left -= count as u64;
            }
            // It was asked for one more, and has ended.
            _ if count < n => *state = IterObj::Done,
            IterObj::List(_, at) | IterObj::Tuple(_, at) => *at += count,
            IterObj::ListBack(_, before) => *before -= count,
            _ => {}
        }
        Ok(Some(count))
    }

    /// As [`Vm::take_at_once`] for `count`, `repeat` and a `cycle` that knows all its items.
    fn take_endless(&mut self, iter: u32, n: usize, items: &mut Vec<Value>) -> Res<Option<usize>> {
        let IterObj::Adapter(adapter) = self.heap.iter(iter) else { return Ok(None) };
        if adapter.ended || adapter.asking != Asking::Nothing {
            return Ok(None);
        }
        let (form, values, numbers) = (adapter.form, adapter.values, adapter.numbers);
        let count = match form {
            Form::Count => match Value::ints(values[0], values[1]) {
                Some((now, step)) => {
                    let last = i128::from(now) + i128::from(step) * n as i128;
                    let are_small = [i128::from(now), last].iter().all(|end| end.abs() < 1 << 46);
                    if are_small { n } else { return Ok(None) }
                }
                None => return Ok(None),
            },
            Form::Repeat if numbers[0] < 0 => n,
            Form::Repeat => n.min(numbers[0] as usize),
            Form::Cycle if values[0].is_undef() && numbers[0] > 0 => n,
            _ => return Ok(None),
        };
        self.charge(count / 64 * 32)?;
        self.reserve((items.len() + count) * 8)?;
        let (mut first, mut number) = (values[0], numbers[0]);
        match form {
            Form::Count => {
                let (now, step) = Value::ints(values[0], values[1]).unwrap_or_default();
                let nth = |at: usize| Value::int48(now + step * at as i64).unwrap_or_default();
                items.extend((0..count).map(nth));
                first = nth(count);
            }
            Form::Repeat => {
                items.extend(std::iter::repeat_n(first, count));
                if number > 0 {
                    number -= count as i64;
                }
            }
            _ => {
                let Some(saved) = values[1].is(Kind::List) else { return Ok(None) };
                let (saved, n, at) = (self.heap.list(saved), number as usize, numbers[1] as usize);
                let Some(saved) = saved.get(..n).filter(|_| at < n) else { return Ok(None) };
                items.extend(saved.iter().cycle().skip(at).take(count));
                let IterObj::Adapter(adapter) = self.heap.iter_mut(iter) else { return Ok(None) };
                adapter.numbers[1] = ((at + count) % n) as i64;
                return Ok(Some(count));
            }
        }
        if let IterObj::Adapter(adapter) = self.heap.iter_mut(iter) {
            (adapter.values[0], adapter.numbers[0]) = (first, number);
        }
        Ok(Some(count))
    }

    /// Takes up to `n` results of a native that gets an item of each of some iterators, as far as these are in front of us.
    #[inline(never)]
    fn take_mapped_rows(&mut self, iter: u32, native: u32, inner: u32, n: usize, items: &mut Vec<Value>) -> Res<()> {
        let mut iterators = [Value::UNDEF; 4];
        let width = self.heap.tuple(inner).len();
        if width > iterators.len() || self.adapter(iter).is_none_or(|adapter| !adapter.row.is_undef()) {
            return Ok(());
        }
        iterators[..width].copy_from_slice(self.heap.tuple(inner));
        let mut row = [Value::UNDEF; 4];
        for _ in 0..n.min(RUN) {
            for at in 0..width {
                match self.at_hand(iterators[at]) {
                    Some(item) => row[at] = item,
                    None => {
                        // It ends, or has to be asked: what was taken is kept.
                        let kept = if at == 0 { Value::UNDEF } else { self.heap.new_tuple(&row[..at]) };
                        if let Some(adapter) = self.adapter(iter) {
                            adapter.row = kept;
                        }
                        return Ok(());
                    }
                }
            }
            match self.call_at_once(native, &row[..width]) {
                Ok(value) => items.push(value),
                Err(stop) if stop.raised().is_some() => return Err(stop),
                Err(_) => {
                    self.request = None;
                    let held = self.heap.new_tuple(&row[..width]);
                    if let Some(adapter) = self.adapter(iter) {
                        (adapter.asking, adapter.held) = (Asking::Wanted, held);
                    }
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Takes up to `n` items of an iterator over others, as far as they are in front of us; the rest has to be asked for.
    fn take_run(&mut self, iter: u32, n: usize, items: &mut Vec<Value>) -> Res<()> {
        let IterObj::Adapter(adapter) = self.heap.iter(iter) else { return Ok(()) };
        if adapter.ended || adapter.asking != Asking::Nothing {
            return Ok(());
        }
        let (values, numbers, form) = (adapter.values, adapter.numbers, adapter.form);
        match form {
            Form::Chain if numbers[0] == 0 => self.take_chained(iter, values, n, items)?,
            Form::Islice => {
                let [given, next, stop, step] = numbers;
                if given == next
                    && step == 1
                    && (stop < 0 || given < stop)
                    && let Some(inner) = values[0].is(Kind::Iter)
                {
                    let n = if stop < 0 { n } else { n.min(stop.saturating_sub(given) as usize) };
                    let taken = self.take_at_once(inner, n, items)?.unwrap_or(0) as i64;
                    if let Some(adapter) = self.adapter(iter) {
                        (adapter.numbers[0], adapter.numbers[1]) = (given.saturating_add(taken), next.saturating_add(taken));
                    }
                }
            }
            Form::Count | Form::Repeat | Form::Cycle => {
                self.take_endless(iter, n, items)?;
            }
            Form::Map if let (Some(native), true) = (adapter.native.is(Kind::Native), values[1].is_kind(Kind::Iter)) => {
                for _ in 0..n.min(RUN) {
                    let Some(item) = self.at_hand(values[1]) else { break };
                    match self.call_at_once(native, &[item]) {
                        Ok(value) => items.push(value),
                        Err(stop) if stop.raised().is_some() => return Err(stop),
                        // It asks, or has used up its budget: the item is kept.
                        Err(_) => {
                            self.request = None;
                            if let Some(adapter) = self.adapter(iter) {
                                (adapter.asking, adapter.held) = (Asking::Wanted, item);
                            }
                            break;
                        }
                    }
                }
            }
            Form::Map if let (Some(native), Some(inner)) = (adapter.native.is(Kind::Native), values[1].is(Kind::Tuple)) => {
                self.take_mapped_rows(iter, native, inner, n, items)?;
            }
            Form::Map if values[0].is_kind(Kind::Instance) && values[1].is_kind(Kind::Iter) => {
                let before = items.len();
                if let Some(Some(item)) = crate::exec::reads::got_of_each(self, values[0], values[1], n.min(RUN), items)
                    && let Some(adapter) = self.adapter(iter)
                {
                    (adapter.asking, adapter.held) = (Asking::Wanted, item);
                }
                self.charge(leaf::COST * (items.len() - before))?;
            }
            // A function that takes no frame, most often: else there is a generator, and no such iterator.
            Form::Map if adapter.native.is_undef() => {
                let before = items.len();
                if let (Some(function), Some(inner)) = (values[0].is(Kind::Function), values[1].is(Kind::Iter))
                    && self.take_at_once(inner, n, items)?.is_some()
                    && !leaf::replace(self, function, &mut items[before..])?
                {
                    return Err(Stop::Python);
                }
            }
            Form::Accumulate if values[1].is_none() && numbers[0] == 0 && !values[2].is_undef() => {
                let mut total = values[2];
                let mut held = Value::UNDEF;
                for _ in 0..n.min(RUN) {
                    let Some(item) = self.at_hand(values[0]) else { break };
                    let sum = Value::add_ints(total, item)
                        .or_else(|| Value::floats(total, item).map(|(a, b)| Value::float(a + b)));
                    let Some(sum) = sum else {
                        held = item;
                        break;
                    };
                    total = sum;
                    items.push(sum);
                }
                if let Some(adapter) = self.adapter(iter) {
                    adapter.values[2] = total;
                    if !held.is_undef() {
                        (adapter.asking, adapter.held) = (Asking::Wanted, held);
                    }
                }
            }
            Form::Accumulate if let (Some(function), false) = (values[1].is(Kind::Function), values[2].is_undef() || numbers[0] != 0) => {
                let (mut total, mut held) = (values[2], Value::UNDEF);
                let before = items.len();
                leaf::asking(self, function, 2, |vm, leaf| {
                    for _ in 0..n.min(RUN) {
                        let Some(item) = vm.at_hand(values[0]) else { break };
                        let Some(sum) = leaf.of_arguments(vm, &[total, item]) else {
                            held = item;
                            break;
                        };
                        total = sum;
                        items.push(sum);
                    }
                });
                if let Some(adapter) = self.adapter(iter) {
                    adapter.values[2] = total;
                    if !held.is_undef() {
                        (adapter.asking, adapter.held) = (Asking::Wanted, held);
                    }
                }
                self.charge(leaf::COST * (items.len() - before))?;
            }
            Form::Compress if numbers[0] == 0 => {
                for _ in 0..n.min(RUN) {
                    let Some(item) = self.at_hand(values[0]) else { break };
                    let selector = self.at_hand(values[1]);
                    match selector.and_then(plain_truth) {
                        Some(true) => items.push(item),
                        Some(false) => {}
                        None => {
                            if let Some(adapter) = self.adapter(iter) {
                                adapter.held = item;
                                adapter.numbers[0] = 2;
                                if let Some(selector) = selector {
                                    (adapter.asking, adapter.row) = (Asking::Wanted, selector);
                                    adapter.numbers[0] = 1;
                                }
                            }
                            break;
                        }
                    }
                }
            }
            Form::Filter | Form::Filterfalse if values[0].is_none() && numbers[0] == 0 => {
                for _ in 0..n.min(RUN) {
                    let Some(item) = self.at_hand(values[1]) else { break };
                    match plain_truth(item) {
                        Some(truth) if truth == (form == Form::Filter) => items.push(item),
                        Some(_) => {}
                        None => {
                            if let Some(adapter) = self.adapter(iter) {
                                (adapter.asking, adapter.held) = (Asking::Wanted, item);
                            }
                            break;
                        }
                    }
                }
            }
            Form::Filter | Form::Filterfalse if adapter.native.is_undef() && numbers[0] == 0 => {
                let mut given = Vec::new();
                if let (Some(function), Some(inner)) = (values[0].is(Kind::Function), values[1].is(Kind::Iter))
                    && self.take_at_once(inner, n, &mut given)?.is_some()
                {
                    let mut said = given.clone();
                    if !leaf::replace(self, function, &mut said)? {
                        return Err(Stop::Python);
                    }
                    for (item, said) in given.into_iter().zip(said) {
                        if self.plain_truth(said)?.ok_or(Stop::Python)? == (form == Form::Filter) {
                            items.push(item);
                        }
                    }
                }
            }
            Form::Tee => {
                for _ in 0..n.min(RUN) {
                    let Some(item) = self.adapter_at_hand(iter) else { break };
                    items.push(item);
                }
            }
            Form::Grouper => self.take_group(values, numbers[0], n, items)?,
            Form::Pairwise if !values[1].is_undef() => {
                let mut before = values[1];
                for _ in 0..n.min(RUN) {
                    let Some(item) = self.at_hand(values[0]) else { break };
                    items.push(self.heap.new_tuple([before, item]));
                    before = item;
                }
                if let Some(adapter) = self.adapter(iter) {
                    adapter.values[1] = before;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// As [`Vm::take_run`] for a `chain`: what is left of what it is at, and whole lists and tuples behind that.
    fn take_chained(&mut self, iter: u32, values: [Value; 5], n: usize, items: &mut Vec<Value>) -> Res<()> {
        let [outer, current, ..] = values;
        let end = items.len() + n;
        if !current.is_undef() {
            let Some(current) = current.is(Kind::Iter) else { return Ok(()) };
            if !matches!(self.heap.iter(current), IterObj::List(..) | IterObj::Tuple(..)) {
                self.take_at_once(current, n, items)?;
                return Ok(());
            }
            if self.take_at_once(current, n, items)?.is_none() || items.len() == end {
                return Ok(());
            }
            if let Some(adapter) = self.adapter(iter) {
                adapter.values[1] = Value::UNDEF;
            }
        }
        let Some(outer) = outer.is(Kind::Iter) else { return Ok(()) };
        if !matches!(self.heap.iter(outer), IterObj::List(..) | IterObj::Tuple(..)) {
            return self.take_chained_rows(iter, outer, end, items);
        }
        while items.len() < end {
            let next = match self.heap.iter(outer) {
                IterObj::List(list, at) => self.heap.list(list.handle()).get(*at),
                IterObj::Tuple(tuple, at) => self.heap.tuple(tuple.handle()).get(*at),
                _ => None,
            };
            let Some(&next) = next else { break };
            let length = match next.kind() {
                Kind::List => self.heap.list(next.handle()).len(),
                Kind::Tuple => self.heap.tuple(next.handle()).len(),
                _ => break,
            };
            if length > end - items.len() {
                break;
            }
            self.charge(1)?;
            self.reserve((items.len() + length) * 8)?;
            items.extend_from_slice(match next.kind() {
                Kind::List => self.heap.list(next.handle()),
                _ => self.heap.tuple(next.handle()),
            });
            if let IterObj::List(_, at) | IterObj::Tuple(_, at) = self.heap.iter_mut(outer) {
                *at += 1;
            }
        }
        Ok(())
    }

    /// As [`Vm::take_chained`] for a chain of what another iterator makes: the items of lists and tuples, up to about `end`.
    fn take_chained_rows(&mut self, iter: u32, outer: u32, end: usize, items: &mut Vec<Value>) -> Res<()> {
        let n = match self.heap.iter(outer) {
            IterObj::Adapter(adapter) => adapter.places.len(),
            IterObj::Zip(parts, _) => parts.len(),
            _ => 0,
        };
        // Rows that nobody sees need not be made.
        let mut few = [Value::UNDEF; 4];
        let row = few.get_mut(..n).filter(|row| row.len() > 1);
        if let Some(row) = row {
            while items.len() + row.len() <= end {
                self.charge(1)?;
                self.reserve((items.len() + row.len()) * 8)?;
                match self.iter_next_row(outer, row)? {
                    Some(true) => items.extend_from_slice(row),
                    Some(false) => return Ok(()),
                    None => break,
                }
            }
        }
        while items.len() < end {
            self.charge(1)?;
            let Some(next) = self.inner_next(Value::new(Kind::Iter, outer))? else { return Ok(()) };
            let row = match next.kind() {
                Kind::List => self.heap.list(next.handle()).len(),
                Kind::Tuple => self.heap.tuple(next.handle()).len(),
                _ => usize::MAX,
            };
            if row > end - items.len() {
                // It is the next one that the chain goes through.
                if let Some(adapter) = self.adapter(iter) {
                    (adapter.asking, adapter.held, adapter.numbers[0]) = (Asking::Wanted, next, 1);
                }
                return Ok(());
            }
            self.reserve((items.len() + row) * 8)?;
            items.extend_from_slice(match next.kind() {
                Kind::List => self.heap.list(next.handle()),
                _ => self.heap.tuple(next.handle()),
            });
        }
        Ok(())
    }

    /// How many items an iterator gives, about: it may be fewer or more.
    fn about(&self, iter: Value) -> usize {
        let mut iter = iter;
        for _ in 0..4 {
            let Some(handle) = iter.is(crate::value::Kind::Iter) else { return 0 };
            iter = match self.heap.iter(handle) {
                IterObj::Range(_, left, _) => return usize::try_from(*left).unwrap_or(usize::MAX),
                IterObj::List(list, at) => return self.heap.list(list.handle()).len().saturating_sub(*at),
                IterObj::Tuple(tuple, at) => return self.heap.tuple(tuple.handle()).len().saturating_sub(*at),
                IterObj::Dict(dict, ..) => return self.heap.dict(dict.handle()).len(),
                IterObj::Set(.., n) => return *n,
                IterObj::ZipLists(list, _, at) | IterObj::EnumerateList(list, at, _) => {
                    return super::iter::length(&self.heap, *list).saturating_sub(*at);
                }
                IterObj::Enumerate(inner, _) => *inner,
                IterObj::Zip(parts, _) => match parts.first() {
                    Some(first) => *first,
                    None => return 0,
                },
                IterObj::Adapter(adapter) => match adapter.form {
                    Form::Map => adapter.values[1],
                    Form::Accumulate | Form::Pairwise => adapter.values[0],
                    Form::Islice if adapter.numbers[2] >= 0 => {
                        return adapter.numbers[2].saturating_sub(adapter.numbers[0]).clamp(0, 64) as usize;
                    }
                    _ => return 0,
                },
                _ => return 0,
            };
        }
        0
    }
}

/// Whether items of an iterator may be taken by [`Vm::take_run`].
fn in_runs(form: Form) -> bool {
    use Form::*;
    matches!(form, Chain | Islice | Count | Repeat | Cycle | Accumulate | Compress | Filter | Filterfalse | Pairwise | Grouper | Map | Tee)
}

/// The truth of a number or a `bool`.
fn plain_truth(value: Value) -> Option<bool> {
    value.as_bool().or_else(|| value.as_int().map(|int| int != 0))
}

/// So many items from a position on, fewer at the end.
fn part(items: &[Value], at: usize, count: usize) -> &[Value] {
    let rest = items.get(at..).unwrap_or_default();
    &rest[..count.min(rest.len())]
}

/// Whether this is a tuple, or a text of Latin-1, whose length an iterator over it knows.
fn is_row(vm: &Vm, object: Value, length: i64) -> bool {
    let n = match object.kind() {
        Kind::Tuple => vm.heap.tuple(object.handle()).len(),
        Kind::Str if vm.image.chars.len() >= 256 => match vm.heap.str_obj(object.handle()).latin1() {
            Some(units) => units.len(),
            None => return false,
        },
        _ => return false,
    };
    n as i64 == length
}
