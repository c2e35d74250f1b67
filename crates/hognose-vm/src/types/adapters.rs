//! Iterators over other iterators: one step of `map`, `filter` and those of `itertools`.
//!
//! A step is native as long as what it stands on is. When it takes something of Python (what a function says of an item,
//! the next item of a generator), it keeps what it has taken, leaves a question (`questions`) and stops with
//! [`Stop::Python`]. The instruction that steps it asks (`exec::iterate::ask`), the answer goes into the iterator, and the
//! instruction runs again; so nothing is lost on the way, however many iterators stand on each other. A native that goes
//! through many items puts the iterators back instead, and its twin goes through them by instructions.
//!
//! How they are made is in `itertools`; what the fields of each form are says [`Form`].

use crate::classes;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The class of an iterator.
pub fn class_of(form: Form) -> Value {
    use classes::*;
    match form {
        Form::Count => COUNT,
        Form::Repeat => REPEAT,
        Form::Cycle => CYCLE,
        Form::Chain => CHAIN,
        Form::Islice => ISLICE,
        Form::Accumulate => ACCUMULATE,
        Form::Takewhile => TAKEWHILE,
        Form::Dropwhile => DROPWHILE,
        Form::Filterfalse => FILTERFALSE,
        Form::Filter => FILTER,
        Form::Compress => COMPRESS,
        Form::Starmap => STARMAP,
        Form::Map => MAP,
        Form::ZipLongest => ZIP_LONGEST,
        Form::Pairwise => PAIRWISE,
        Form::Groupby => GROUPBY,
        Form::Grouper => GROUPER,
        Form::Product => PRODUCT,
        Form::Permutations => PERMUTATIONS,
        Form::Combinations => COMBINATIONS,
        Form::Replacements => COMBINATIONS_WITH_REPLACEMENT,
        Form::Batched => BATCHED,
        Form::Tee => TEE,
        Form::Zip => ZIP,
        Form::Deque => DEQUE_ITERATOR,
        Form::Parts => LIST_ITERATOR,
        Form::Batches => CALLABLE_ITERATOR,
    }
}

/// How many items a list of teed items has; behind them stands the next list.
pub(super) const LINK: usize = 57;

/// Where the iterators of a `tee` have a list of what they share: whether their source is being asked, and the list
/// that the next item of the source goes to.
pub(super) const SHARED: usize = 2;
pub(super) const RUNS: usize = 0;
pub(super) const FRONT: usize = 1;

/// The next item, if there is one.
pub(super) type Item = Res<Option<Value>>;

impl Vm {
    pub(crate) fn adapter(&mut self, handle: u32) -> Option<&mut Adapter> {
        match self.heap.iters.get_mut(handle) {
            IterObj::Adapter(adapter) => Some(adapter),
            _ => None,
        }
    }

    /// It gives nothing any more. Whoever cannot need it lets go of what it stood on: a step that others began goes on.
    fn adapter_ended(&mut self, handle: u32) -> Item {
        if let Some(adapter) = self.adapter(handle) {
            adapter.ended = true;
            if matches!(adapter.form, Form::Islice | Form::Chain) {
                *adapter = Adapter { form: adapter.form, ended: true, ..Adapter::default() };
            }
        }
        self.answered(handle);
        Ok(None)
    }

    /// The next item of an iterator over others.
    pub(super) fn adapter_next(&mut self, handle: u32) -> Item {
        let Some(adapter) = self.adapter(handle) else { return Ok(None) };
        if adapter.ended {
            // It may have ended while a step that had begun before waited.
            let waits = match adapter.form {
                Form::Chain | Form::Islice | Form::Takewhile | Form::Pairwise => adapter.asking != Asking::Nothing,
                Form::Batched => !adapter.row.is_undef(),
                _ => false,
            };
            if !waits {
                return Ok(None);
            }
        }
        match adapter.form {
            Form::Count => self.count_next(handle),
            Form::Repeat => {
                let left = &mut adapter.numbers[0];
                match *left {
                    0 => return Ok(None),
                    n if n > 0 => *left = n - 1,
                    _ => {}
                }
                Ok(Some(adapter.values[0]))
            }
            Form::Deque => self.deque_next(handle),
            Form::Parts => self.part_next(handle),
            Form::Batches => self.batches_next(handle),
            Form::Cycle => self.cycle_next(handle),
            Form::Chain => self.chain_next(handle),
            Form::Islice => self.islice_next(handle),
            Form::Accumulate => self.accumulate_next(handle),
            Form::Takewhile | Form::Dropwhile | Form::Filterfalse | Form::Filter => self.sift_next(handle),
            Form::Compress => self.compress_next(handle),
            Form::Starmap => self.starmap_next(handle),
            Form::Map => self.map_next(handle),
            Form::Zip => self.stopped_zip_next(handle),
            Form::ZipLongest => {
                let n = adapter.row_len();
                let (mut few, mut many) = ([Value::UNDEF; 4], Vec::new());
                let row = match few.get_mut(..n) {
                    Some(row) => row,
                    None => {
                        many.resize(n, Value::UNDEF);
                        &mut many[..]
                    }
                };
                Ok(self.longest_row(handle, row)?.then(|| self.heap.new_tuple(&*row)))
            }
            Form::Pairwise => {
                let mut row = [Value::UNDEF; 2];
                Ok(self.pairwise_row(handle, &mut row)?.then(|| self.heap.new_tuple(row)))
            }
            Form::Groupby => {
                let mut row = [Value::UNDEF; 2];
                Ok(self.groupby_row(handle, &mut row)?.then(|| self.heap.new_tuple(row)))
            }
            Form::Grouper => self.grouper_next(handle),
            Form::Product | Form::Permutations | Form::Combinations | Form::Replacements => {
                let n = adapter.row_len();
                let (mut short, mut long) = ([Value::UNDEF; 8], Vec::new());
                let row = match short.get_mut(..n) {
                    Some(row) => row,
                    None => {
                        long.resize(n, Value::UNDEF);
                        &mut long[..]
                    }
                };
                if !self.choice(handle, row)? {
                    return Ok(None);
                }
                Ok(Some(self.heap.new_tuple(&*row)))
            }
            Form::Batched => self.batched_next(handle),
            Form::Tee => match self.adapter_at_hand(handle) {
                None => self.tee_next(handle),
                item => Ok(item),
            },
        }
    }

    /// As [`Vm::adapter_next`] for who takes the item apart at once into so many parts: no tuple is made. `None` when
    /// that is not to be had.
    pub(super) fn adapter_row(&mut self, handle: u32, row: &mut [Value]) -> Res<Option<bool>> {
        let Some(adapter) = self.adapter(handle) else { return Ok(None) };
        if adapter.ended {
            return Ok(None);
        }
        let (form, n) = (adapter.form, adapter.row_len());
        match form {
            Form::Pairwise if row.len() == 2 => self.pairwise_row(handle, row).map(Some),
            Form::Groupby if row.len() == 2 => self.groupby_row(handle, row).map(Some),
            Form::ZipLongest if n == row.len() => self.longest_row(handle, row).map(Some),
            Form::Product | Form::Permutations | Form::Combinations | Form::Replacements
                if n == row.len() =>
            {
                self.choice(handle, row).map(Some)
            }
            _ => Ok(None),
        }
    }

    // --- One iterator -----------------------------------------------------------------------------------------------

    fn count_next(&mut self, handle: u32) -> Item {
        let Some(adapter) = self.adapter(handle) else { return Ok(None) };
        let [now, step, ..] = adapter.values;
        if let Some(after) = Value::add_ints(now, step) {
            adapter.values[0] = after;
            return Ok(Some(now));
        }
        let (now, after) = match adapter.asking {
            Asking::Answered => (adapter.held, Some(adapter.ready)),
            _ => (now, self.plain_sum(now, step)?),
        };
        let Some(after) = after else { return self.prelude_question(handle, "plus", &[now, step], now) };
        self.answered(handle);
        if let Some(adapter) = self.adapter(handle) {
            adapter.values[0] = after;
        }
        Ok(Some(now))
    }

    fn cycle_next(&mut self, handle: u32) -> Item {
        let Some(adapter) = self.adapter(handle) else { return Ok(None) };
        let ([inner, saved, ..], [n, at, ..]) = (adapter.values, adapter.numbers);
        let (Some(list), n) = (saved.is(Kind::List), n as usize) else { return Ok(None) };
        let inner = if adapter.asking == Asking::Wanted { adapter.held } else { inner };
        if !inner.is_undef() {
            let item = match self.inner_next(inner) {
                Ok(item) => item,
                Err(stop) => return self.keep_waiting(handle, inner, stop),
            };
            self.answered(handle);
            if let Some(item) = item {
                // What another try took is given once more.
                self.heap.list_mut(list).truncate(n);
                self.heap.list_push(list, item);
                if let Some(adapter) = self.adapter(handle) {
                    adapter.numbers[0] = n as i64 + 1;
                }
                return Ok(Some(item));
            }
            if let Some(adapter) = self.adapter(handle) {
                adapter.values[0] = Value::UNDEF;
            }
        }
        let Some(&item) = self.heap.list(list).get(at as usize) else { return Ok(None) };
        if let Some(adapter) = self.adapter(handle) {
            adapter.numbers[1] = if at + 1 < n as i64 { at + 1 } else { 0 };
        }
        Ok(Some(item))
    }

    fn chain_next(&mut self, handle: u32) -> Item {
        if let Some(item) = self.adapter_at_hand(handle) {
            return Ok(Some(item));
        }
        loop {
            let Some(adapter) = self.adapter(handle) else { return Ok(None) };
            let ([outer, current, ..], asking, ready) = (adapter.values, adapter.asking, adapter.ready);
            if adapter.numbers[0] == 0 && asking == Asking::Answered {
                self.answered(handle);
                return Ok(Some(ready));
            }
            let waits =
                adapter.numbers[0] == 0 && asking == Asking::Wanted && adapter.held.is_kind(Kind::Iter);
            let current = if waits { adapter.held } else { current };
            if !current.is_undef() {
                if current.is_kind(Kind::Iter) {
                    let item = match self.inner_next(current) {
                        Ok(item) => item,
                        Err(stop) => return self.keep_waiting(handle, current, stop),
                    };
                    self.answered(handle);
                    if item.is_some() {
                        return Ok(item);
                    }
                } else if asking == Asking::Ended {
                    self.answered(handle);
                } else {
                    return self.question(handle, Value::UNDEF, &[current], Value::UNDEF);
                }
                if let Some(adapter) = self.adapter(handle) {
                    adapter.values[1] = Value::UNDEF;
                }
                continue;
            }
            let next = if adapter.numbers[0] == 1 && asking == Asking::Answered {
                ready
            } else {
                let item = if adapter.numbers[0] == 1 && asking == Asking::Wanted {
                    adapter.held
                } else {
                    self.charge(1)?;
                    if outer.is_undef() {
                        return Ok(None);
                    }
                    match self.inner_next(outer)? {
                        Some(item) => item,
                        None => return self.adapter_ended(handle),
                    }
                };
                // A native that begins anew has to put back all iterators: of those that are there already it knows the
                // arguments of `chain` alone. Others are asked for as if they needed Python.
                let known =
                    outer.is(Kind::Iter).is_some_and(|h| matches!(self.heap.iter(h), IterObj::Tuple(..)));
                let fresh = !self.unwrap(item).is_kind(Kind::Iter);
                match self.iter_of(item) {
                    Ok(Some(iterator)) if iterator.is_kind(Kind::Iter) && (known || fresh) => iterator,
                    Ok(Some(_)) => {
                        if let Some(adapter) = self.adapter(handle) {
                            adapter.numbers[0] = 1;
                        }
                        return self.prelude_question(handle, "builtins_iter", &[item], item);
                    }
                    // The chain ends there, and says so once.
                    Ok(None) if !item.is_kind(Kind::Pending) && !self.is_iterable(item) => {
                        let stop = self.not_iterable(item);
                        self.adapter_ended(handle)?;
                        return Err(stop);
                    }
                    Ok(None) | Err(Stop::Python) => {
                        if let Some(adapter) = self.adapter(handle) {
                            adapter.numbers[0] = 1;
                        }
                        return self.prelude_question(handle, "builtins_iter", &[item], item);
                    }
                    Err(stop) => return Err(stop),
                }
            };
            self.answered(handle);
            if let Some(adapter) = self.adapter(handle) {
                adapter.numbers[0] = 0;
                adapter.values[1] = next;
            }
        }
    }

    fn islice_next(&mut self, handle: u32) -> Item {
        if let Some(item) = self.adapter_at_hand(handle) {
            return Ok(Some(item));
        }
        loop {
            let Some(adapter) = self.adapter(handle) else { return Ok(None) };
            let (inner, [given, next, stop, step]) = (adapter.values[0], adapter.numbers);
            // Whether this step has looked at the numbers already, and waits for its item.
            let waits = adapter.asking == Asking::Wanted;
            let inner = if waits { adapter.held } else { inner };
            if !waits && given >= next && stop >= 0 && given >= stop {
                return self.adapter_ended(handle);
            }
            if !waits && given < next {
                self.charge(1)?;
                let passed = self.pass(inner, (next - given) as usize);
                if passed > 0 {
                    if let Some(adapter) = self.adapter(handle) {
                        adapter.numbers[0] = given + passed as i64;
                    }
                    continue;
                }
            }
            let item = match self.inner_next(inner) {
                Ok(Some(item)) => item,
                Ok(None) => return self.adapter_ended(handle),
                Err(stop) => return self.keep_waiting(handle, inner, stop),
            };
            self.answered(handle);
            let Some(adapter) = self.adapter(handle) else { return Ok(None) };
            adapter.numbers[0] = given + 1;
            if given < next {
                continue;
            }
            let after = next.saturating_add(step);
            adapter.numbers[1] = if stop >= 0 { after.min(stop) } else { after };
            return Ok(Some(item));
        }
    }

    /// Something stops an iterator that has to go on there: what it needs for that is kept, unless that was an exception.
    pub(super) fn keep_waiting<T>(&mut self, handle: u32, held: Value, stop: Stop) -> Res<T> {
        if stop.raised().is_none()
            && let Some(adapter) = self.adapter(handle)
        {
            (adapter.asking, adapter.held) = (Asking::Wanted, held);
            self.takes_part(handle, stop);
        } else {
            self.answered(handle);
        }
        Err(stop)
    }

    /// Passes over items of an iterator that knows where the next ones are; how many.
    fn pass(&mut self, inner: Value, n: usize) -> usize {
        let Some(mut handle) = inner.is(Kind::Iter) else { return 0 };
        // What a chain is at stands for it.
        if let IterObj::Adapter(adapter) = self.heap.iters.get(handle)
            && adapter.form == Form::Chain
            && adapter.asking == Asking::Nothing
            && !adapter.ended
            && let Some(current) = adapter.values[1].is(Kind::Iter)
        {
            handle = current;
        }
        let (at, len) = match self.heap.iters.get_mut(handle) {
            IterObj::List(list, at) => (at, self.heap.lists.get(list.handle()).items.len()),
            IterObj::Tuple(tuple, at) => (at, self.heap.tuples.get(tuple.handle()).items.len()),
            IterObj::Range(next, left, step) => {
                let n = (*left).min(n as u64);
                *next = next.wrapping_add(step.wrapping_mul(n as i64));
                *left -= n;
                return n as usize;
            }
            _ => return 0,
        };
        let n = len.saturating_sub(*at).min(n);
        *at += n;
        n
    }

    fn accumulate_next(&mut self, handle: u32) -> Item {
        let Some(adapter) = self.adapter(handle) else { return Ok(None) };
        let ([inner, func, total, ..], native) = (adapter.values, adapter.native);
        if adapter.numbers[0] == 1 {
            adapter.numbers[0] = 0;
            return Ok(Some(total));
        }
        let now = match adapter.asking {
            Asking::Answered => adapter.ready,
            asking => {
                let item = if asking == Asking::Wanted {
                    adapter.held
                } else {
                    match self.inner_next(inner)? {
                        Some(item) => item,
                        None => return Ok(None),
                    }
                };
                if total.is_undef() {
                    item
                } else if func.is_none() {
                    match self.plain_sum(total, item)? {
                        Some(sum) => sum,
                        None => return self.prelude_question(handle, "plus", &[total, item], item),
                    }
                } else {
                    self.consult(handle, func, native, &[total, item], item)?
                }
            }
        };
        self.answered(handle);
        if let Some(adapter) = self.adapter(handle) {
            adapter.values[2] = now;
        }
        Ok(Some(now))
    }

    /// `filter` and its like. Bit 1 of the number: the truth of what is in `ready` is being asked for.
    fn sift_next(&mut self, handle: u32) -> Item {
        loop {
            let Some(adapter) = self.adapter(handle) else { return Ok(None) };
            let ([func, inner, ..], native, form) = (adapter.values, adapter.native, adapter.form);
            let (through, of_truth) = (adapter.numbers[0] & 1 != 0, adapter.numbers[0] & 2 != 0);
            if through && adapter.asking == Asking::Nothing {
                return self.inner_next(inner);
            }
            let (item, said) = match adapter.asking {
                Asking::Answered => (adapter.held, Some(adapter.ready)),
                Asking::Wanted if of_truth => (adapter.held, Some(adapter.row)),
                Asking::Wanted if !adapter.held.is_undef() => (adapter.held, None),
                _ => match self.inner_next(inner) {
                    Ok(Some(item)) if !through => (item, None),
                    Ok(item) => {
                        self.answered(handle);
                        return Ok(item);
                    }
                    Err(stop) => return self.keep_waiting(handle, Value::UNDEF, stop),
                },
            };
            let said = match said {
                Some(said) => said,
                None if func.is_none() => item,
                None => self.consult(handle, func, native, &[item], item)?,
            };
            let Some(truth) = self.plain_truth(said)? else {
                if let Some(adapter) = self.adapter(handle) {
                    adapter.numbers[0] |= 2;
                    adapter.row = said;
                }
                return self.prelude_question(handle, "truth_of", &[said], item);
            };
            let Some(adapter) = self.adapter(handle) else { return Ok(None) };
            if adapter.asking != Asking::Nothing {
                adapter.asking = Asking::Nothing;
                (adapter.held, adapter.ready, adapter.row) = (Value::UNDEF, Value::UNDEF, Value::UNDEF);
                adapter.numbers[0] &= !2;
            }
            match (form, truth) {
                (Form::Takewhile, false) => return self.adapter_ended(handle),
                (Form::Dropwhile, false) => {
                    adapter.numbers[0] = 1;
                    return Ok(Some(item));
                }
                (Form::Takewhile | Form::Filter, true) | (Form::Filterfalse, false) => return Ok(Some(item)),
                _ => self.charge(1)?,
            }
        }
    }

    fn starmap_next(&mut self, handle: u32) -> Item {
        let Some(adapter) = self.adapter(handle) else { return Ok(None) };
        let ([func, inner, ..], native) = (adapter.values, adapter.native);
        let item = match adapter.asking {
            Asking::Answered => {
                let ready = adapter.ready;
                self.answered(handle);
                return Ok(Some(ready));
            }
            Asking::Wanted => adapter.held,
            _ => match self.inner_next(inner)? {
                Some(item) => item,
                None => return Ok(None),
            },
        };
        let items = match item.kind() {
            Kind::Tuple => self.heap.tuple(item.handle()),
            Kind::List => self.heap.list(item.handle()),
            _ => return self.prelude_question(handle, "call_spread", &[func, item], item),
        };
        if items.len() <= 4 {
            let mut args = [Value::UNDEF; 4];
            args[..items.len()].copy_from_slice(items);
            let n = items.len();
            return self.consult(handle, func, native, &args[..n], item).map(Some);
        }
        let args = items.to_vec();
        self.consult(handle, func, native, &args, item).map(Some)
    }

    fn map_next(&mut self, handle: u32) -> Item {
        let Some(adapter) = self.adapter(handle) else { return Ok(None) };
        let (func, inner, native, asking) = (adapter.values[0], adapter.values[1], adapter.native, adapter.asking);
        if asking == Asking::Answered {
            adapter.asking = Asking::Nothing;
            adapter.held = Value::UNDEF;
            return Ok(Some(std::mem::take(&mut adapter.ready)));
        }
        if asking == Asking::Nothing
            && let Some(index) = native.is(Kind::Native)
            && let Some(item) = self.at_hand(inner)
        {
            return match self.call_at_once(index, &[item]) {
                Ok(value) => Ok(Some(value)),
                Err(stop) if stop.raised().is_some() => Err(stop),
                // It asks, or is kept to be asked about.
                Err(stop) if stop.is_budget() => self.consult(handle, func, native, &[item], item).map(Some),
                Err(_) => {
                    self.request = None;
                    self.question(handle, func, &[item], item)
                }
            };
        }
        if inner.is_kind(Kind::Iter) {
            let item = match asking {
                Asking::Wanted => self.adapter(handle).map(|adapter| adapter.held).unwrap_or_default(),
                _ => match self.inner_next(inner)? {
                    Some(item) => item,
                    None => return Ok(None),
                },
            };
            return self.consult(handle, func, native, &[item], item).map(Some);
        }
        let mut row = [Value::UNDEF; 4];
        let n = inner.is(Kind::Tuple).map_or(0, |tuple| self.heap.tuple(tuple).len());
        if adapter_waits(self, handle) {
            let held = self.adapter(handle).map(|a| a.held).unwrap_or_default();
            let args = held.is(Kind::Tuple).map(|tuple| self.heap.tuple(tuple).to_vec()).unwrap_or_default();
            return self.consult(handle, func, native, &args, held).map(Some);
        }
        if n > 4 {
            let mut row = vec![Value::UNDEF; n];
            if !self.fill_row(handle, inner, &mut row)? {
                return Ok(None);
            }
            let held = self.heap.new_tuple(&row[..]);
            return self.consult(handle, func, native, &row, held).map(Some);
        }
        if !self.fill_row(handle, inner, &mut row[..n])? {
            return Ok(None);
        }
        // The arguments have to be kept only when nothing answers at once.
        if !native.is_undef()
            && let Ok(value) = self.call_at_once(native.handle(), &row[..n])
        {
            return Ok(Some(value));
        }
        self.request = None;
        let held = self.heap.new_tuple(&row[..n]);
        self.consult(handle, func, native, &row[..n], held).map(Some)
    }

    // --- Several iterators ------------------------------------------------------------------------------------------

    /// One item of each of the iterators in a tuple; `false` when one has ended. What was taken before something stops
    /// it is kept in `row`.
    fn fill_row(&mut self, handle: u32, inner: Value, row: &mut [Value]) -> Res<bool> {
        let Some(tuple) = inner.is(Kind::Tuple) else { return Ok(false) };
        let from = self.taken_before(handle, row);
        for at in from..row.len() {
            let iterator = self.heap.tuple(tuple).get(at).copied().unwrap_or_default();
            match self.inner_next(iterator) {
                Ok(Some(item)) => row[at] = item,
                Ok(None) => return Ok(false),
                Err(stop) => return self.keep_row(handle, &row[..at], stop),
            }
        }
        Ok(true)
    }

    /// Puts the items that were kept into a row; how many these are.
    fn taken_before(&mut self, handle: u32, row: &mut [Value]) -> usize {
        let Some(adapter) = self.adapter(handle) else { return 0 };
        let Some(kept) = std::mem::take(&mut adapter.row).is(Kind::Tuple) else { return 0 };
        let kept = self.heap.tuple(kept);
        let n = kept.len().min(row.len());
        row[..n].copy_from_slice(&kept[..n]);
        n
    }

    /// Keeps the items of a row that something stopped, unless that was an exception.
    fn keep_row<T>(&mut self, handle: u32, items: &[Value], stop: Stop) -> Res<T> {
        if stop.raised().is_none() {
            let row = self.heap.new_tuple(items);
            if let Some(adapter) = self.adapter(handle) {
                adapter.row = row;
            }
            self.takes_part(handle, stop);
        }
        Err(stop)
    }

    /// A row of `zip_longest`, of as many items as it has iterators; whether there is one.
    fn longest_row(&mut self, handle: u32, row: &mut [Value]) -> Res<bool> {
        let Some(adapter) = self.adapter(handle) else { return Ok(false) };
        let [inner, fill, ..] = adapter.values;
        let (goes_on, left) = (!adapter.row.is_undef(), adapter.numbers[0]);
        let Some(tuple) = inner.is(Kind::Tuple) else { return Ok(false) };
        if !goes_on && left <= 0 {
            return Ok(false);
        }
        let from = if goes_on { self.taken_before(handle, row) } else { 0 };
        for at in from..row.len() {
            let iterator = self.heap.tuple(tuple).get(at).copied().unwrap_or_default();
            let over = self.adapter(handle).and_then(|a| a.places.get(at).copied()) != Some(0);
            if over && !(goes_on && at == from) {
                row[at] = fill;
                continue;
            }
            if let Some(item) = self.at_hand(iterator) {
                row[at] = item;
                continue;
            }
            match self.inner_next(iterator) {
                Ok(Some(item)) => row[at] = item,
                Ok(None) => {
                    let Some(adapter) = self.adapter(handle) else { return Ok(false) };
                    adapter.numbers[0] -= 1;
                    if adapter.numbers[0] <= 0 {
                        return Ok(false);
                    }
                    if let Some(place) = adapter.places.get_mut(at) {
                        *place = 1;
                    }
                    row[at] = fill;
                }
                Err(stop) => return self.keep_row(handle, &row[..at], stop),
            }
        }
        Ok(true)
    }

    /// Goes on with a row of a `zip` that was stopped; then it is a plain one again.
    fn stopped_zip_next(&mut self, handle: u32) -> Item {
        let Some(adapter) = self.adapter(handle) else { return Ok(None) };
        let (inner, [strict, at_end, ..]) = (adapter.values[0], adapter.numbers);
        let Some(tuple) = inner.is(Kind::Tuple) else { return Ok(None) };
        let (strict, iterators) = (strict == 1, self.heap.tuple(tuple).to_vec());
        let mut row = vec![Value::UNDEF; iterators.len()];
        let from = self.taken_before(handle, &mut row);
        *self.heap.iter_mut(handle) = IterObj::Zip(iterators.clone().into(), strict);
        if at_end > 0 {
            return self.zip_all_ended(handle, &iterators, at_end as usize);
        }
        for at in from..row.len() {
            match self.inner_next(iterators[at]) {
                Ok(Some(item)) => row[at] = item,
                Ok(None) => return self.zip_ended(handle, &iterators, at, strict),
                Err(stop) => return self.stop_zip(handle, &row[..at], stop),
            }
        }
        Ok(Some(self.heap.new_tuple(&row[..])))
    }

    /// A `zip` was stopped when it had taken some items: they are kept.
    #[cold]
    pub(super) fn stop_zip<T>(&mut self, handle: u32, items: &[Value], stop: Stop) -> Res<T> {
        if stop.raised().is_some() || items.is_empty() {
            return Err(stop);
        }
        let IterObj::Zip(iterators, strict) = self.heap.iter(handle).clone() else { return Err(stop) };
        let inner = self.heap.new_tuple(iterators);
        let mut adapter = Adapter::new(Form::Zip, &[inner], &[strict as i64]);
        adapter.row = self.heap.new_tuple(items);
        *self.heap.iter_mut(handle) = IterObj::Adapter(Box::new(adapter));
        self.takes_part(handle, stop);
        Err(stop)
    }

    /// A strict `zip` was stopped when it looked whether the iterator at this place has ended as well.
    #[cold]
    pub(super) fn stop_zip_at_end<T>(
        &mut self,
        handle: u32,
        iterators: &[Value],
        at: usize,
        stop: Stop,
    ) -> Res<T> {
        if stop.raised().is_none() {
            let inner = self.heap.new_tuple(iterators);
            let zip = Adapter::new(Form::Zip, &[inner], &[1, at as i64]);
            *self.heap.iter_mut(handle) = IterObj::Adapter(Box::new(zip));
        }
        Err(stop)
    }

    fn compress_next(&mut self, handle: u32) -> Item {
        loop {
            let Some(adapter) = self.adapter(handle) else { return Ok(None) };
            let [data, selectors, ..] = adapter.values;
            let (state, asking, held, ready, row) =
                (adapter.numbers[0], adapter.asking, adapter.held, adapter.ready, adapter.row);
            let (item, selector) = match (state, asking) {
                (1, Asking::Answered) => (held, Some(ready)),
                (1, Asking::Wanted) => (held, Some(row)),
                (2, _) => (held, None),
                _ => match self.inner_next(data)? {
                    Some(item) => (item, None),
                    None => return Ok(None),
                },
            };
            let selector = match selector {
                Some(selector) => selector,
                None => match self.inner_next(selectors) {
                    Ok(Some(selector)) => selector,
                    Ok(None) => return Ok(None),
                    Err(stop) => {
                        if let (Some(adapter), false) = (self.adapter(handle), stop.raised().is_some())
                        {
                            adapter.numbers[0] = 2;
                            adapter.held = item;
                            self.takes_part(handle, stop);
                        } else {
                            self.compress_done(handle);
                        }
                        return Err(stop);
                    }
                },
            };
            match self.plain_truth(selector)? {
                None => {
                    if let Some(adapter) = self.adapter(handle) {
                        adapter.numbers[0] = 1;
                        adapter.row = selector;
                    }
                    return self.prelude_question(handle, "truth_of", &[selector], item);
                }
                Some(truth) => {
                    if state != 0 {
                        self.compress_done(handle);
                    }
                    if truth {
                        return Ok(Some(item));
                    }
                    self.charge(1)?;
                }
            }
        }
    }

    /// Nothing waits for a selector any more.
    fn compress_done(&mut self, handle: u32) {
        if let Some(adapter) = self.adapter(handle) {
            adapter.numbers[0] = 0;
            adapter.asking = Asking::Nothing;
            (adapter.held, adapter.ready, adapter.row) = (Value::UNDEF, Value::UNDEF, Value::UNDEF);
        }
    }

    fn pairwise_row(&mut self, handle: u32, row: &mut [Value]) -> Res<bool> {
        let Some(adapter) = self.adapter(handle) else { return Ok(false) };
        let [inner, mut before, ..] = adapter.values;
        let waits = adapter.asking == Asking::Wanted;
        if waits && !adapter.held.is_undef() {
            before = adapter.held;
        } else if waits || before.is_undef() {
            before = match self.inner_next(inner) {
                Ok(Some(first)) => first,
                Ok(None) => {
                    self.answered(handle);
                    return Ok(false);
                }
                Err(stop) => return self.keep_waiting(handle, Value::UNDEF, stop),
            };
            self.answered(handle);
            let first = before;
            if let Some(adapter) = self.adapter(handle) {
                adapter.values[1] = first;
            }
        }
        let item = match self.inner_next(inner) {
            Ok(Some(item)) => item,
            Ok(None) => {
                self.adapter_ended(handle)?;
                return Ok(false);
            }
            Err(stop) => return self.keep_waiting(handle, before, stop),
        };
        self.answered(handle);
        if let Some(adapter) = self.adapter(handle) {
            adapter.values[1] = item;
        }
        row.copy_from_slice(&[before, item]);
        Ok(true)
    }

    fn batched_next(&mut self, handle: u32) -> Item {
        let Some(adapter) = self.adapter(handle) else { return Ok(None) };
        let (inner, [n, strict, ..]) = (adapter.values[0], adapter.numbers);
        let kept = std::mem::take(&mut adapter.row).is(Kind::Tuple);
        let mut row = kept.map(|tuple| self.heap.tuple(tuple).to_vec()).unwrap_or_default();
        while (row.len() as i64) < n {
            if row.len() % 64 == 63
                && let Err(stop) = self.charge(32).and_then(|()| self.reserve(row.len() * 16))
            {
                return self.keep_row(handle, &row, stop);
            }
            match self.inner_next(inner) {
                Ok(Some(item)) => row.push(item),
                Ok(None) => break,
                Err(stop) => return self.keep_row(handle, &row, stop),
            }
        }
        if (row.len() as i64) < n {
            // Also when a row was whole before it had ended.
            self.adapter_ended(handle)?;
            if row.is_empty() {
                return Ok(None);
            }
            if strict == 1 {
                return Err(self.value_error("batched(): incomplete batch"));
            }
        }
        Ok(Some(self.heap.new_tuple(row)))
    }

    fn tee_next(&mut self, handle: u32) -> Item {
        let Some(adapter) = self.adapter(handle) else { return Ok(None) };
        let ([source, mut list, shared, ..], mut at) = (adapter.values, adapter.numbers[0] as usize);
        if at >= LINK {
            let link = list.is(Kind::List).and_then(|list| self.heap.list(list).get(LINK).copied());
            let next = link.and_then(|link| link.is(Kind::List));
            let Some(next) = next else { return Ok(None) };
            (list, at) = (Value::new(Kind::List, next), 0);
        }
        let Some(items) = list.is(Kind::List) else { return Ok(None) };
        let item = match self.heap.list(items).get(at) {
            Some(item) => *item,
            None => {
                let shared = shared.is(Kind::List);
                let runs = shared.and_then(|shared| self.heap.list(shared).get(RUNS));
                if runs.is_some_and(|runs| runs.same(Value::TRUE)) {
                    return Err(self.raise(classes::RUNTIME_ERROR, "cannot re-enter the tee iterator"));
                }
                let item = match self.inner_next(source) {
                    Ok(Some(item)) => item,
                    Ok(None) => return Ok(None),
                    Err(stop) => {
                        self.takes_part(handle, stop);
                        return Err(stop);
                    }
                };
                self.heap.list_push(items, item);
                if at + 1 == LINK {
                    let next = self.heap.new_list(Vec::new());
                    self.heap.list_push(items, next);
                    if let Some(front) = shared.and_then(|shared| self.heap.list_mut(shared).get_mut(FRONT)) {
                        *front = next;
                    }
                }
                item
            }
        };
        if let Some(adapter) = self.adapter(handle) {
            adapter.values[1] = list;
            adapter.numbers[0] = at as i64 + 1;
        }
        Ok(Some(item))
    }
}

/// Whether a question of an iterator has still to be asked.
fn adapter_waits(vm: &mut Vm, handle: u32) -> bool {
    vm.adapter(handle).is_some_and(|a| a.asking == Asking::Wanted)
}
