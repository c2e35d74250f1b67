//! Builtin functions over iterables: `len`, `iter`, `next`, `sorted`, `min`, `max`, `sum`, `any`, `all`, `aiter`, `anext`.
//!
//! They do builtin iterables of builtin items; everything else their twins in `prelude/iteration.py` do.

use super::numbers;
use crate::exec::{ArithWhich, CompareWhich, leaf};
use crate::names;
use crate::native::Obj;
use crate::natives;
use crate::num::sums::CompensatedSum;
use crate::objects::GenFlavour;
use crate::stop::{Res, Stop};
use crate::types::array;
use crate::types::list::sort;
use crate::types::operator;
use crate::value::{Kind, Value};
use crate::vm::{Request, Vm};

natives! {
    pub FUNCTIONS: functions of "builtins" {
        len(Obj) "obj, /";
        raw "iter" iter "*args";
        next(Value, Option<Value>) "iterator, default=None, /";
        raw "sorted" sorted "iterable, /, *, key=None, reverse=False";
        raw "min" min "*args, key=None, default=None";
        raw "max" max "*args, key=None, default=None";
        sum(Value, Option<Value>) "iterable, /, start=0";
        any(Value) "iterable, /";
        all(Value) "iterable, /";
        aiter(Obj) "async_iterable, /";
        anext(Obj, Option<Value>) "aiterator, default=None, /";
    }
}

fn len(vm: &mut Vm, value: Obj) -> Res {
    let handle = value.0.handle();
    let short = match value.0.kind() {
        Kind::List => vm.heap.list(handle).len(),
        Kind::Dict => vm.heap.dict(handle).len(),
        Kind::Tuple => vm.heap.tuple(handle).len(),
        Kind::Str => vm.heap.text(handle).len(),
        _ => usize::MAX,
    };
    if let Ok(n) = i32::try_from(short) {
        return Ok(Value::small(n));
    }
    let n = crate::types::len(vm, value.0)?;
    Ok(vm.heap.new_int(n as i64))
}

fn iter(vm: &mut Vm, args: &[Value]) -> Res {
    match args {
        [value] => match vm.iter_of(*value)? {
            Some(iterator) => Ok(iterator),
            None if vm.is_iterable(*value) => Err(Stop::Python),
            None => Err(vm.not_iterable(*value)),
        },
        [callable, _] => {
            if !vm.is_callable(*callable) && !callable.is_kind(Kind::Pending) {
                return Err(vm.type_error("iter(v, w): v must be callable"));
            }
            Err(Stop::Python)
        }
        [] => Err(vm.type_error("iter expected at least 1 argument, got 0")),
        _ => Err(vm.type_error(format!("iter expected at most 2 arguments, got {}", args.len()))),
    }
}

fn next(vm: &mut Vm, iterator: Value, default: Option<Value>) -> Res {
    match iterator.kind() {
        Kind::Iter => match (vm.iter_next(iterator.handle()), default) {
            (Ok(Some(item)), _) => Ok(item),
            (Ok(None), Some(default)) => Ok(default),
            (Ok(None), None) => Err(vm.stop_iteration(Value::NONE)),
            (Err(Stop::Python), default) => {
                vm.ask(Request::Next { iterator, default: default.unwrap_or(Value::UNDEF) })
            }
            (Err(stop), _) => Err(stop),
        },
        Kind::Pending => Err(Stop::Python),
        Kind::Gen if vm.heap.generator(iterator.handle()).flavour == GenFlavour::Generator => {
            vm.ask(Request::Next { iterator, default: default.unwrap_or(Value::UNDEF) })
        }
        _ => {
            // Of the library's own iterators some have a native.
            match (vm.own_special(iterator, names::NEXT, &[]), default) {
                (Some(Ok(item)), _) => return Ok(item),
                (Some(Err(stop)), _) if stop.is_budget() => return Err(stop),
                (Some(Err(stop)), None) if stop.raised().is_some() => return Err(stop),
                (Some(Err(stop)), Some(default))
                    if stop.raised().is_some_and(|exc| vm.is_instance(exc, crate::classes::STOP_ITERATION)) =>
                {
                    return Ok(default);
                }
                _ => vm.request = None,
            }
            if vm.special(iterator, names::NEXT).is_none() {
                let name = vm.type_name(iterator);
                return Err(vm.type_error(format!("'{name}' object is not an iterator")));
            }
            vm.ask(Request::Next { iterator, default: default.unwrap_or(Value::UNDEF) })
        }
    }
}

fn sorted(vm: &mut Vm, args: &[Value]) -> Res {
    let reverse = sort::reverse_flag(vm, args[2])?;
    let key = args[1].given().filter(|key| !key.is_none());
    with_few_items(vm, args[0], key, |vm, items| {
        let items = match key {
            None => sort::sorted(vm, items, reverse)?,
            Some(key) => match keys_without_frames(vm, key, &items)? {
                Some(keys) => sort::sorted_by(vm, &items, keys, reverse)?,
                None if is_taken_from(args[0]) || key.is_kind(Kind::Pending) => return Err(Stop::Python),
                None => {
                    let (items, sorted) = (vm.heap.new_list(items), vm.image.prelude("sorted_with"));
                    return vm.tail_call(sorted, &[items, key, Value::bool(reverse)]);
                }
            },
        };
        Ok(vm.heap.new_list(items))
    })
}

/// The keys of a few items, where neither they nor comparing them takes frames, as far as can be told beforehand.
fn keys_without_frames(vm: &mut Vm, key: Value, items: &[Value]) -> Res<Option<Vec<Value>>> {
    match leaf::comparison(vm, key) {
        Some(_) => Ok(None),
        None => leaf::values(vm, key, items),
    }
}

/// Whether items are taken from it for good: a call that is left to Python would not find them again.
fn is_taken_from(iterable: Value) -> bool {
    matches!(iterable.kind(), Kind::Iter | Kind::Gen | Kind::Instance)
}

fn min(vm: &mut Vm, args: &[Value]) -> Res {
    extreme(vm, args, "min", CompareWhich::Lt)
}

fn max(vm: &mut Vm, args: &[Value]) -> Res {
    extreme(vm, args, "max", CompareWhich::Gt)
}

fn extreme(vm: &mut Vm, args: &[Value], name: &str, which: CompareWhich) -> Res {
    let (key, default, rest) = (args[0], args[1], &args[2..]);
    if rest.is_empty() {
        return Err(vm.type_error(format!("{name} expected at least 1 argument, got 0")));
    }
    if rest.len() > 1 && !default.is_undef() {
        return Err(vm.type_error(format!(
            "Cannot specify a default for {name}() with multiple positional arguments"
        )));
    }
    let key = key.given().filter(|key| !key.is_none());
    let best = |vm: &mut Vm, items: &[Value]| match key {
        None => best_of(vm, items, which),
        Some(key) => match leaf::values(vm, key, items)? {
            Some(keys) => best_by(vm, items, &keys, which),
            None if rest.len() > 1 || !matches!(rest[0].kind(), Kind::List | Kind::Tuple) || key.is_kind(Kind::Pending) => {
                Err(Stop::Python)
            }
            // As the list is, whatever the function does to it.
            None => {
                let best = vm.image.prelude(if which == CompareWhich::Gt { "max_with" } else { "min_with" });
                vm.tail_call(best, &[rest[0], key])
            }
        },
    };
    if rest.len() > 1 {
        return best(vm, rest);
    }
    let of_none = |vm: &mut Vm| match default.given() {
        Some(default) => Ok(default),
        None => Err(vm.value_error(format!("{name}() iterable argument is empty"))),
    };
    if key.is_none()
        && let Some(best) = numbers::extreme(vm, rest[0], which)?
    {
        return Ok(best);
    }
    if key.is_none() && matches!(rest[0].kind(), Kind::List | Kind::Tuple) {
        let best = best_of_row(vm, rest[0], which)?;
        return if best.is_undef() { of_none(vm) } else { Ok(best) };
    }
    with_few_items(vm, rest[0], key, |vm, items| if items.is_empty() { of_none(vm) } else { best(vm, &items) })
}

/// Does something with the items of a builtin iterable. Where a function is asked for their keys, and they are many, nothing is
/// taken: the twin asks it.
fn with_few_items(vm: &mut Vm, iterable: Value, key: Option<Value>, f: impl FnOnce(&mut Vm, Vec<Value>) -> Res) -> Res {
    let many = |n: usize| if n > leaf::FEW { Err(Stop::Python) } else { Ok(()) };
    if key.is_none_or(|key| key.is_kind(Kind::Instance)) {
        return vm.with_items(iterable, f);
    }
    match iterable.kind() {
        Kind::List => many(vm.heap.list(iterable.handle()).len())?,
        Kind::Tuple => many(vm.heap.tuple(iterable.handle()).len())?,
        Kind::Dict => many(vm.heap.dict(iterable.handle()).len())?,
        Kind::Iter if !vm.calls_python(iterable.handle()) => {
            return vm.or_restored(iterable, |vm| {
                let mut items = Vec::new();
                vm.drain_into(iterable, leaf::FEW + 1, &mut items)?;
                many(items.len())?;
                f(vm, items)
            });
        }
        _ => {}
    }
    vm.with_items(iterable, f)
}

/// So many items of a list or tuple are looked at at a time.
const PORTION: usize = 64;

/// Goes through the items of a list or tuple, a portion at a time: `f` may use the VM, and no copy of all of them is made.
fn in_portions(vm: &mut Vm, row: Value, mut f: impl FnMut(&mut Vm, &[Value]) -> Res<()>) -> Res<()> {
    let (mut at, mut portion) = (0, [Value::UNDEF; PORTION]);
    loop {
        let rest = row_of(vm, row).and_then(|items| items.get(at..)).unwrap_or_default();
        let n = rest.len().min(PORTION);
        if n == 0 {
            return Ok(());
        }
        portion[..n].copy_from_slice(&rest[..n]);
        f(vm, &portion[..n])?;
        at += n;
    }
}

/// The items of a list or tuple.
fn row_of(vm: &Vm, row: Value) -> Option<&[Value]> {
    match row.kind() {
        Kind::List => Some(vm.heap.list(row.handle())),
        Kind::Tuple => Some(vm.heap.tuple(row.handle())),
        _ => None,
    }
}

fn best_of(vm: &mut Vm, items: &[Value], which: CompareWhich) -> Res {
    vm.charge(items.len() / 2)?;
    let mut best = items[0];
    for item in &items[1..] {
        if is_better(vm, *item, best, which)? {
            best = *item;
        }
    }
    Ok(best)
}

/// [`best_of`] a list or tuple; unbound, if that is empty.
fn best_of_row(vm: &mut Vm, row: Value, which: CompareWhich) -> Res {
    vm.charge(row_of(vm, row).map_or(0, <[Value]>::len) / 2)?;
    let mut best = Value::UNDEF;
    in_portions(vm, row, |vm, items| {
        for item in items {
            if best.is_undef() || is_better(vm, *item, best, which)? {
                best = *item;
            }
        }
        Ok(())
    })?;
    Ok(best)
}

/// The same where a look tells.
#[inline]
pub fn better_at_once(vm: &Vm, item: Value, best: Value, which: CompareWhich) -> Option<bool> {
    match which {
        CompareWhich::Lt => vm.less_at_once(item, best),
        _ => vm.less_at_once(best, item),
    }
}

/// Whether an item comes before the one that was best so far, or behind it.
#[inline(never)]
fn is_better(vm: &mut Vm, item: Value, best: Value, which: CompareWhich) -> Res<bool> {
    match (which, Value::ints(item, best)) {
        (CompareWhich::Lt, Some((x, y))) => Ok(x < y),
        (_, Some((x, y))) => Ok(x > y),
        _ if let Some(better) = better_at_once(vm, item, best, which) => Ok(better),
        _ => match vm.order(item, best, which)? {
            Some(truth) => Ok(truth),
            None => {
                let (x, y) = (vm.type_name(item), vm.type_name(best));
                let symbol = which.symbol();
                let text = format!("'{symbol}' not supported between instances of '{x}' and '{y}'");
                Err(vm.type_error(text))
            }
        },
    }
}

/// The item with the best key. What has no order raises in Python, where the message is made.
fn best_by(vm: &mut Vm, items: &[Value], keys: &[Value], which: CompareWhich) -> Res {
    let mut best = 0;
    for at in 1..keys.len() {
        let better = match (which, Value::ints(keys[at], keys[best])) {
            (CompareWhich::Lt, Some((x, y))) => x < y,
            (_, Some((x, y))) => x > y,
            _ => match better_at_once(vm, keys[at], keys[best], which) {
                Some(better) => better,
                None => vm.order(keys[at], keys[best], which)?.ok_or(Stop::Python)?,
            },
        };
        if better {
            best = at;
        }
    }
    items.get(best).copied().ok_or(Stop::Python)
}

/// What `sum` has added up: integers as they are; floats with what rounding lost; anything else by `+`.
pub struct Adder {
    total: Value,
    floats: Option<CompensatedSum>,
}

impl Adder {
    /// Starts with a value.
    pub fn new(start: Value) -> Adder {
        Adder { total: start, floats: start.as_float().map(CompensatedSum::new) }
    }

    /// Adds one item; `false` when that needs more than numbers.
    pub fn add(&mut self, vm: &mut Vm, item: Value) -> Res<bool> {
        if let Some(sum) = &mut self.floats {
            if let Some(f) = item.as_float() {
                sum.add(f);
                return Ok(true);
            }
            if is_int(item) {
                if let Some(i) = item.as_int() {
                    sum.add(i as f64);
                    return Ok(true);
                }
                if let Some(Ok(f)) = vm.int_ref(item).map(|i| i.to_f64()) {
                    sum.add(f);
                    return Ok(true);
                }
            }
            self.total = Value::float(sum.finish());
            self.floats = None;
        } else {
            if let Some(total) = Value::add_ints(self.total, item) {
                self.total = total;
                return Ok(true);
            }
            if is_int(self.total) && is_int(item) {
                let stop = crate::num::Error::Stop;
                let total = vm.with_ints(self.total, item, |x, y, m| x.add(y, m).map_err(stop))?;
                self.total = vm.int(total);
                return Ok(true);
            }
            if let (true, Some(f)) = (is_int(self.total), item.as_float())
                && let Some(Ok(total)) = vm.int_ref(self.total).map(|i| i.to_f64())
            {
                // The first float is added as anything else would be: what that loses is lost.
                self.floats = Some(CompensatedSum::new(total + f));
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The sum.
    pub fn total(&self) -> Value {
        match &self.floats {
            Some(sum) => Value::float(sum.finish()),
            None => self.total,
        }
    }

    /// The state in parts: total, and the two parts of a sum of floats.
    pub fn parts(&self) -> [Value; 3] {
        match self.floats {
            Some(sum) => {
                let (sum, lost) = sum.parts();
                [self.total, Value::float(sum), Value::float(lost)]
            }
            None => [self.total, Value::NONE, Value::NONE],
        }
    }

    /// The adder with these parts.
    pub fn from_parts(parts: [Value; 3]) -> Adder {
        let floats = match (parts[1].as_float(), parts[2].as_float()) {
            (Some(sum), Some(lost)) => Some(CompensatedSum::from_parts(sum, lost)),
            _ => None,
        };
        Adder { total: parts[0], floats }
    }
}

fn is_int(value: Value) -> bool {
    matches!(value.kind(), Kind::Int | Kind::Bool | Kind::Wide | Kind::Big)
}

fn sum(vm: &mut Vm, iterable: Value, start: Option<Value>) -> Res {
    let start = start.unwrap_or(Value::small(0));
    if matches!(start.kind(), Kind::Str | Kind::Bytes | Kind::ByteArray) && !vm.is_iterable(iterable) {
        return Err(if iterable.is_kind(Kind::Pending) { Stop::Python } else { vm.not_iterable(iterable) });
    }
    match start.kind() {
        Kind::Str => return Err(vm.type_error("sum() can't sum strings [use ''.join(seq) instead]")),
        Kind::Bytes => return Err(vm.type_error("sum() can't sum bytes [use b''.join(seq) instead]")),
        Kind::ByteArray => {
            return Err(vm.type_error("sum() can't sum bytearray [use b''.join(seq) instead]"));
        }
        Kind::Instance | Kind::Pending => return Err(Stop::Python),
        _ => {}
    }
    match iterable.kind() {
        Kind::Range if is_int(start) => return sum_of_range(vm, iterable, start),
        // Its twin adds what comes: nobody knows how much that is.
        Kind::Range => return Err(Stop::Python),
        Kind::Iter if vm.calls_python(iterable.handle()) => return Err(Stop::Python),
        Kind::Iter => return sum_of_iterator(vm, iterable, start),
        Kind::Bytes | Kind::ByteArray | Kind::Array if let Some(sum) = sum_of_words(vm, iterable, start)? => return Ok(sum),
        Kind::List | Kind::Tuple | Kind::Set | Kind::FrozenSet | Kind::Dict | Kind::View
            if let Some(sum) = numbers::sum(vm, iterable, start)? =>
        {
            return Ok(sum);
        }
        Kind::List | Kind::Tuple => return sum_of_row(vm, iterable, start),
        _ => {}
    }
    vm.with_items(iterable, |vm, items| {
        vm.charge(items.len() / 2)?;
        let mut adder = Adder::new(start);
        let mut at = 0;
        while at < items.len() && adder.add(vm, items[at])? {
            at += 1;
        }
        items[at..].iter().try_fold(adder.total(), |total, item| plus(vm, total, *item))
    })
}

/// The sum of the items of a list or tuple.
fn sum_of_row(vm: &mut Vm, row: Value, start: Value) -> Res {
    vm.charge(row_of(vm, row).map_or(0, <[Value]>::len) / 2)?;
    let mut adder = Adder::new(start);
    // As soon as one needs more than numbers: what came so far.
    let mut total = Value::UNDEF;
    in_portions(vm, row, |vm, items| {
        for item in items {
            if total.is_undef() {
                if adder.add(vm, *item)? {
                    continue;
                }
                total = adder.total();
            }
            total = plus(vm, total, *item)?;
        }
        Ok(())
    })?;
    Ok(if total.is_undef() { adder.total() } else { total })
}

/// The sum of the numbers in bytes, or in an array of small integers, added to an integer; `None` for anything else, and where it is large.
fn sum_of_words(vm: &mut Vm, iterable: Value, start: Value) -> Res<Option<Value>> {
    let Some(start) = start.as_int() else { return Ok(None) };
    vm.charge(vm.bytes_like(iterable).map_or(0, |bytes| bytes.len()) / 8)?;
    let sum = match iterable.kind() {
        Kind::Array => array::sum_of_words(vm.heap.array(iterable.handle())),
        _ => vm.bytes_like(iterable).map(|bytes| bytes.iter().map(|byte| i64::from(*byte)).sum()),
    };
    Ok(sum.and_then(|sum: i64| sum.checked_add(start)).map(|sum| vm.heap.new_int(sum)))
}

/// `total + item`, of anything.
#[inline(never)]
fn plus(vm: &mut Vm, total: Value, item: Value) -> Res {
    match operator::binary(vm, ArithWhich::Add, total, item)? {
        Some(total) => Ok(total),
        None if matches!(item.kind(), Kind::Instance | Kind::Exc | Kind::Class) => Err(Stop::Python),
        None => Err(operator::unsupported(vm, ArithWhich::Add, total, item, false)),
    }
}

/// The sum of a range, added to an integer: half the sum of its ends, as often as it has items.
fn sum_of_range(vm: &mut Vm, range: Value, start: Value) -> Res {
    let stop = crate::num::Error::Stop;
    let n = vm.range_len(range)?;
    if n.same(Value::small(0)) {
        return Ok(start);
    }
    let last = vm.with_ints(n, Value::small(1), |x, y, m| x.sub(y, m).map_err(stop))?;
    let last = vm.int(last);
    let last = vm.range_at(range, last)?;
    let first = vm.range_at(range, Value::small(0))?;
    let ends = vm.with_ints(first, last, |x, y, m| x.add(y, m).map_err(stop))?;
    let ends = vm.int(ends);
    let twice = vm.with_ints(ends, n, |x, y, m| x.mul(y, m).map_err(stop))?;
    let twice = vm.int(twice);
    let sum = vm.with_ints(twice, Value::small(2), |x, y, m| x.floordiv(y, m))?;
    let sum = vm.int(sum);
    let total = vm.with_ints(start, sum, |x, y, m| x.add(y, m).map_err(stop))?;
    Ok(vm.int(total))
}

/// How many items of an iterator `sum` adds before its twin does, which adds as many at a time and can be stopped between.
const MOST_AT_ONCE: usize = 1 << 16;

/// So many of them are taken at once.
const RUN: usize = 256;

/// The sum of what an iterator gives, which is kept nowhere.
fn sum_of_iterator(vm: &mut Vm, iterator: Value, start: Value) -> Res {
    let mut are_many = false;
    match vm.or_restored(iterator, |vm| sum_of_numbers(vm, iterator, start, &mut are_many)) {
        Err(Stop::Python) if !are_many => vm.or_restored(iterator, |vm| sum_up(vm, iterator, start)),
        sum => sum,
    }
}

/// The same where all of it are numbers. What is raised on the way is found again by going from one item to the next: the iterator
/// stands behind the one that was to blame.
fn sum_of_numbers(vm: &mut Vm, iterator: Value, start: Value, are_many: &mut bool) -> Res {
    let mut adder = Adder::new(start);
    *are_many = add_part(vm, iterator, &mut adder)?;
    if *are_many { Err(Stop::Python) } else { Ok(adder.total()) }
}

/// Adds the next [`MOST_AT_ONCE`] numbers that a builtin iterator gives; whether there may be more. Where it is something else, and where
/// one of them is no number or raises, nothing is taken, and there is nothing more to be added like this.
pub(super) fn part_of_sum(vm: &mut Vm, iterator: Value, parts: [Value; 3]) -> Res<Option<([Value; 3], bool)>> {
    if iterator.is(Kind::Iter).is_none_or(|iterator| vm.calls_python(iterator)) {
        return Ok(None);
    }
    let added = vm.or_restored(iterator, |vm| {
        let mut adder = Adder::from_parts(parts);
        let more = add_part(vm, iterator, &mut adder)?;
        Ok((adder.parts(), more))
    });
    match added {
        Ok(added) => Ok(Some(added)),
        Err(Stop::Python) => Ok(None),
        Err(stop) => Err(stop),
    }
}

fn add_part(vm: &mut Vm, iterator: Value, adder: &mut Adder) -> Res<bool> {
    let mut items = Vec::new();
    for _ in 0..MOST_AT_ONCE / RUN {
        items.clear();
        match vm.drain_into(iterator, RUN, &mut items) {
            Err(stop) if stop.raised().is_some() => return Err(Stop::Python),
            result => result?,
        }
        for item in &items {
            if !adder.add(vm, *item)? {
                return Err(Stop::Python);
            }
        }
        if items.len() < RUN {
            return Ok(false);
        }
    }
    Ok(true)
}

fn sum_up(vm: &mut Vm, iterator: Value, start: Value) -> Res {
    let mut adder = Adder::new(start);
    // What is there once it takes more than numbers.
    let mut total = None;
    for n in 0..MOST_AT_ONCE {
        if n % 64 == 63 {
            vm.charge(32)?;
        }
        let Some(item) = vm.iter_next(iterator.handle())? else {
            return Ok(total.unwrap_or(adder.total()));
        };
        if total.is_none() && adder.add(vm, item)? {
            continue;
        }
        total = Some(plus(vm, total.unwrap_or(adder.total()), item)?);
    }
    Err(Stop::Python)
}

/// The first item whose truth is `wanted`. An iterator is only advanced up to there.
fn search(vm: &mut Vm, iterable: Value, wanted: bool) -> Res {
    // What is in a list or a tuple needs no iterator that is put back: no code of the guest runs here.
    if matches!(iterable.kind(), Kind::List | Kind::Tuple) {
        let item = |vm: &Vm, at: usize| match iterable.kind() {
            Kind::List => vm.heap.list(iterable.handle()).get(at).copied(),
            _ => vm.heap.tuple(iterable.handle()).get(at).copied(),
        };
        let mut at = 0;
        while let Some(item) = item(vm, at) {
            if vm.truth(item)? == wanted {
                return Ok(Value::bool(wanted));
            }
            at += 1;
            if at % 64 == 0 {
                vm.charge(32)?;
            }
        }
        return Ok(Value::bool(!wanted));
    }
    let iterator = match vm.iter_of(iterable)? {
        Some(iterator) if iterator.is_kind(Kind::Iter) && !vm.calls_python(iterator.handle()) => iterator,
        None if !vm.is_iterable(iterable) => return Err(vm.not_iterable(iterable)),
        _ => return Err(Stop::Python),
    };
    vm.or_restored(iterator, |vm| {
        let mut n = 0;
        while let Some(item) = vm.iter_next(iterator.handle())? {
            if vm.truth(item)? == wanted {
                return Ok(Value::bool(wanted));
            }
            n += 1;
            if n % 64 == 0 {
                vm.charge(32)?;
            }
        }
        Ok(Value::bool(!wanted))
    })
}

fn any(vm: &mut Vm, iterable: Value) -> Res {
    search(vm, iterable, true)
}

fn all(vm: &mut Vm, iterable: Value) -> Res {
    search(vm, iterable, false)
}

fn aiter(vm: &mut Vm, value: Obj) -> Res {
    match vm.special(value.0, names::AITER) {
        Some(method) if !method.is_none() => Err(Stop::Python),
        _ => {
            let name = vm.type_name(value.0);
            Err(vm.type_error(format!("'{name}' object is not an async iterable")))
        }
    }
}

fn anext(vm: &mut Vm, iterator: Obj, _: Option<Value>) -> Res {
    match vm.special(iterator.0, names::ANEXT) {
        Some(method) if !method.is_none() => Err(Stop::Python),
        _ => {
            let name = vm.type_name(iterator.0);
            Err(vm.type_error(format!("'{name}' object is not an async iterator")))
        }
    }
}
