//! The classes of `itertools`, `map` and `filter`: how their iterators are made over builtin ones.
//!
//! Whatever does not fit (arguments of other types, iterables that take Python to go through, wrong calls) is left to the
//! twins in `lib/itertools.py` and the prelude, which convert, complain, or make a generator that shows the class.

use super::args::Truth;
use super::iterators::{AnyIter, itself, length_hint, next, plain_iter, python};
use crate::classes;
use crate::exec::{reads, simple};
use crate::image::Player;
use crate::names;
use crate::native::FromArg;
use crate::natives;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

macro_rules! classes_of_iterators {
    ($($table:ident $owner:literal $make:ident $({ $($more:tt)* })?;)*) => {
        $(
            natives! {
                pub $table: methods of $owner {
                    "__iter__" itself(Value) "self, /";
                    "__next__" next(AnyIter) "self, /";
                    raw "make" $make "*args, **kwargs";
                    raw "__new__" python "cls, /, *args, **kwargs";
                    $($($more)*)?
                }
            }
        )*
        /// All of them.
        pub static TABLES: &[&crate::native::Table] = &[$(&$table),*];
    };
}

classes_of_iterators! {
    MAP "map" map;
    FILTER "filter" filter;
    COUNT "count" count { "__repr__" repr(Value) "self, /"; };
    REPEAT "repeat" repeat {
        "__repr__" repr(Value) "self, /";
        "__length_hint__" length_hint(AnyIter) "self, /";
    };
    CYCLE "cycle" cycle;
    CHAIN "chain" chain { "class:from_iterable" from_iterable(Value, Value) "cls, iterable, /"; };
    ISLICE "islice" islice;
    ACCUMULATE "accumulate" accumulate;
    TAKEWHILE "takewhile" takewhile;
    DROPWHILE "dropwhile" dropwhile;
    FILTERFALSE "filterfalse" filterfalse;
    COMPRESS "compress" compress;
    STARMAP "starmap" starmap;
    ZIP_LONGEST "zip_longest" zip_longest;
    PAIRWISE "pairwise" pairwise;
    GROUPBY "groupby" groupby;
    GROUPER "_grouper" python;
    PRODUCT "product" product;
    PERMUTATIONS "permutations" permutations;
    COMBINATIONS "combinations" combinations;
    REPLACEMENTS "combinations_with_replacement" replacements;
    BATCHED "batched" batched;
    TEE "_tee" tee { "__copy__" tee_copy(AnyIter) "self, /"; };
}

/// `repr` of a `count` or a `repeat`. A subclass shows its own name: the twin knows.
fn repr(vm: &mut Vm, iterator: Value) -> Res {
    match iterator.kind() {
        Kind::Iter => super::show::repr(vm, iterator),
        Kind::Instance | Kind::Pending => Err(Stop::Python),
        _ => Err(Stop::Receiver),
    }
}

/// The arguments of a call, by position or name, those not given unbound. Names that begin with `*` can be given by name
/// alone, those with `/` by position alone. What does not fit is for the twin.
#[inline(never)]
fn fit<const N: usize>(vm: &mut Vm, args: &[Value], names: [&str; N]) -> Res<[Value; N]> {
    let mut fitted = [Value::UNDEF; N];
    let (kwargs, given) = (args[0], &args[1..]);
    let positional = names.iter().filter(|name| !name.starts_with('*')).count();
    if given.len() > positional {
        return Err(Stop::Python);
    }
    fitted[..given.len()].copy_from_slice(given);
    if let Some(dict) = kwargs.is(Kind::Dict) {
        let mut left = vm.heap.dict(dict).len();
        for (slot, name) in fitted.iter_mut().zip(names) {
            if name.starts_with('/') {
                continue;
            }
            let name = vm.intern(name.trim_start_matches('*'));
            if let Some(value) = vm.dict_get_name(kwargs, name) {
                if !slot.is_undef() {
                    return Err(Stop::Python);
                }
                *slot = value;
                left -= 1;
            }
        }
        if left > 0 {
            return Err(Stop::Python);
        }
    }
    if fitted.iter().any(|value| value.is_kind(Kind::Pending)) {
        return Err(Stop::Python);
    }
    Ok(fitted)
}

/// An integer argument that is not negative; everything else is for the twin.
fn natural(value: Value) -> Res<usize> {
    match value.as_int() {
        Some(n) if (0..=1 << 40).contains(&n) => Ok(n as usize),
        _ => Err(Stop::Python),
    }
}

/// Builtin iterators over these.
fn iterators(vm: &mut Vm, iterables: &[Value]) -> Res<Vec<Value>> {
    iterables.iter().map(|iterable| plain_iter(vm, *iterable)).collect()
}

/// `iter(value)`, where everything but a builtin iterator is for the twin, which knows what to look at first.
#[inline(never)]
fn builtin_iter(vm: &mut Vm, value: Value) -> Res {
    match vm.iter_of(value) {
        Ok(Some(iterator)) if iterator.is_kind(Kind::Iter) => Ok(iterator),
        Err(stop) if stop.is_budget() => Err(stop),
        _ => Err(Stop::Python),
    }
}

fn new(vm: &mut Vm, adapter: Adapter) -> Res {
    Ok(vm.heap.new_adapter(adapter))
}

/// One with a function, over an iterable. A generator that calls it is faster than questions, where one call is all there is to an item.
#[inline(never)]
fn new_with(vm: &mut Vm, mut adapter: Adapter, function: Value, iterable: Value) -> Res {
    adapter.native = vm.native_of(function);
    let asks = adapter.native.is_undef() && !function.is_none();
    if asks && !matches!(adapter.form, Form::Starmap | Form::Groupby) {
        let inner = adapter.values[1];
        let (arguments, is_builtin) = match (adapter.form, inner.is(Kind::Tuple)) {
            (Form::Map, Some(all)) => {
                let all = vm.heap.tuple(all);
                (all.len(), all.iter().all(|inner| inner.is_kind(Kind::Iter)))
            }
            (Form::Accumulate, _) => (2, adapter.values[0].is_kind(Kind::Iter)),
            _ => (1, inner.is_kind(Kind::Iter)),
        };
        // Functions that take no frame are asked where the items are.
        let at_once = is_builtin && (1..=2).contains(&arguments) && simple::is_simple(vm, function, arguments);
        if !at_once && !reads::is_getter(vm, function) {
            let values = &adapter.values;
            return match adapter.form {
                Form::Map => match inner.is(Kind::Tuple).map(|all| vm.heap.tuple(all)) {
                    None => played(vm, Player::MapOne, &[function, fresh(iterable, inner)]),
                    Some(&[first, second]) => played(vm, Player::MapTwo, &[function, first, second]),
                    Some(_) => Err(Stop::Python),
                },
                Form::Filter => played(vm, Player::FilterBy, &[function, fresh(iterable, inner)]),
                Form::Filterfalse => played(vm, Player::Filterfalse, &[function, inner]),
                Form::Takewhile => played(vm, Player::Takewhile, &[function, inner]),
                Form::Dropwhile => played(vm, Player::Dropwhile, &[function, inner]),
                Form::Accumulate => {
                    let initial = values[2].given().unwrap_or(Value::NONE);
                    played(vm, Player::Accumulate, &[values[0], function, initial])
                }
                _ => Err(Stop::Python),
            };
        }
    }
    new(vm, adapter)
}

/// One that a generator plays: what its twin makes in the end, without the twin.
#[inline(never)]
pub(super) fn played(vm: &mut Vm, player: Player, args: &[Value]) -> Res {
    match vm.image.player(player) {
        Some(function) if !args.iter().any(|arg| arg.is_kind(Kind::Pending)) => vm.tail_call(function, args),
        _ => Err(Stop::Python),
    }
}

/// Whether a call of this with one argument takes a frame, as far as can be told beforehand.
fn takes_frame(vm: &mut Vm, function: Value) -> bool {
    let is_function = matches!(function.kind(), Kind::Function | Kind::Bound);
    is_function && vm.native_of(function).is_undef() && !simple::is_simple(vm, function, 1) && !reads::is_getter(vm, function)
}

/// What the generator of a `map` or `filter` goes through once: a list or a tuple without the iterator that was made of it.
fn fresh(iterable: Value, iterator: Value) -> Value {
    if matches!(iterable.kind(), Kind::List | Kind::Tuple) { iterable } else { iterator }
}

/// What a `for` goes through: a builtin iterator or a generator. Everything else is for the twin.
#[inline(never)]
pub(super) fn through(vm: &mut Vm, value: Value) -> Res {
    if value.is_undef() {
        return Err(Stop::Python);
    }
    match vm.iter_of(value) {
        Ok(Some(iterator)) if matches!(iterator.kind(), Kind::Iter | Kind::Gen) => Ok(iterator),
        Err(stop) if stop.is_budget() => Err(stop),
        _ => Err(Stop::Python),
    }
}

fn map(vm: &mut Vm, args: &[Value]) -> Res {
    let (kwargs, given) = (args[0], &args[1..]);
    let [function, iterables @ ..] = given else { return Err(Stop::Python) };
    if !kwargs.is_undef() || iterables.is_empty() {
        return Err(Stop::Python);
    }
    let inner = match iterables {
        [iterable] if iterable.is_kind(Kind::Gen) => {
            let generator = through(vm, *iterable)?;
            return played(vm, Player::MapOne, &[*function, generator]);
        }
        [iterable] if matches!(iterable.kind(), Kind::List | Kind::Tuple) && takes_frame(vm, *function) => {
            return played(vm, Player::MapOne, &[*function, *iterable]);
        }
        [iterable] => plain_iter(vm, *iterable)?,
        &[first, second] if first.is_kind(Kind::Gen) || second.is_kind(Kind::Gen) => {
            let (first, second) = (through(vm, first)?, through(vm, second)?);
            return played(vm, Player::MapTwo, &[*function, first, second]);
        }
        _ => {
            let inner = iterators(vm, iterables)?;
            vm.heap.new_tuple(inner)
        }
    };
    new_with(vm, Adapter::new(Form::Map, &[*function, inner], &[]), *function, iterables[0])
}

fn filter(vm: &mut Vm, args: &[Value]) -> Res {
    sifting(vm, args, Form::Filter)
}

fn takewhile(vm: &mut Vm, args: &[Value]) -> Res {
    sifting(vm, args, Form::Takewhile)
}

fn dropwhile(vm: &mut Vm, args: &[Value]) -> Res {
    sifting(vm, args, Form::Dropwhile)
}

fn filterfalse(vm: &mut Vm, args: &[Value]) -> Res {
    sifting(vm, args, Form::Filterfalse)
}

fn sifting(vm: &mut Vm, args: &[Value], form: Form) -> Res {
    let [function, iterable] = fit(vm, args, ["/function", "/iterable"])?;
    if iterable.is_undef() {
        return Err(Stop::Python);
    }
    let inner = through(vm, iterable)?;
    // Their truth is asked for anyway. `takewhile(None, …)` calls `None`, and fails.
    let none = function.same(classes::BOOL)
        || function.is_none() && matches!(form, Form::Filter | Form::Filterfalse);
    if function.is_none() && !none {
        return Err(Stop::Python);
    }
    let function = if none { Value::NONE } else { function };
    if inner.is_kind(Kind::Gen) {
        return match form {
            Form::Filter if none => played(vm, Player::FilterTrue, &[inner]),
            Form::Filter => played(vm, Player::FilterBy, &[function, inner]),
            Form::Filterfalse => played(vm, Player::Filterfalse, &[function, inner]),
            Form::Takewhile => played(vm, Player::Takewhile, &[function, inner]),
            _ => played(vm, Player::Dropwhile, &[function, inner]),
        };
    }
    new_with(vm, Adapter::new(form, &[function, inner], &[]), function, iterable)
}

fn is_number(vm: &mut Vm, value: Value) -> bool {
    match value.kind() {
        Kind::Int | Kind::Bool | Kind::Wide | Kind::Big | Kind::Complex => true,
        Kind::Instance => {
            vm.special(value, names::INDEX).is_some() || vm.special(value, names::FLOAT).is_some()
        }
        _ => value.as_float().is_some(),
    }
}

fn count(vm: &mut Vm, args: &[Value]) -> Res {
    let given = fit(vm, args, ["start", "step"])?;
    let start = given[0].given().unwrap_or(Value::small(0));
    let step = given[1].given().unwrap_or(Value::small(1));
    if !is_number(vm, start) || !is_number(vm, step) {
        return Err(vm.type_error("a number is required"));
    }
    new(vm, Adapter::new(Form::Count, &[start, step], &[]))
}

fn repeat(vm: &mut Vm, args: &[Value]) -> Res {
    // Whether the object is there yet is nothing that anyone looks at.
    let (object, times) = match *args {
        [kwargs, object] if kwargs.is_undef() => (object, Value::UNDEF),
        _ => {
            let [object, times] = fit(vm, args, ["object", "times"])?;
            (object, times)
        }
    };
    let left = match times.given() {
        _ if object.is_undef() => return Err(Stop::Python),
        None => -1,
        Some(times) => match times.as_int() {
            Some(times) if times.abs() <= 1 << 60 => times.max(0),
            _ => return Err(Stop::Python),
        },
    };
    new(vm, Adapter::new(Form::Repeat, &[object], &[left]))
}

fn cycle(vm: &mut Vm, args: &[Value]) -> Res {
    let [iterable] = fit(vm, args, ["/iterable"])?;
    let inner = builtin_iter(vm, iterable)?;
    let saved = vm.heap.new_list(Vec::new());
    new(vm, Adapter::new(Form::Cycle, &[inner, saved], &[]))
}

fn chain(vm: &mut Vm, args: &[Value]) -> Res {
    let (kwargs, iterables) = (args[0], &args[1..]);
    let plain = |value: &Value| {
        !matches!(value.kind(), Kind::Gen | Kind::Instance | Kind::Class | Kind::Exc | Kind::Pending)
    };
    if !kwargs.is_undef() || iterables.iter().any(|iterable| iterable.is_kind(Kind::Pending)) {
        return Err(Stop::Python);
    }
    let all_plain = iterables.iter().all(plain);
    let iterables = vm.heap.new_tuple(iterables);
    if !all_plain {
        return played(vm, Player::Chain, &[iterables]);
    }
    let outer = vm.heap.new_iter(IterObj::Tuple(iterables, 0));
    new(vm, Adapter::new(Form::Chain, &[outer], &[]))
}

fn from_iterable(vm: &mut Vm, class: Value, iterable: Value) -> Res {
    if !class.same(classes::CHAIN) {
        return Err(Stop::Python);
    }
    let outer = through(vm, iterable)?;
    if !gives_builtins(vm, outer)? {
        return played(vm, Player::Chain, &[outer]);
    }
    new(vm, Adapter::new(Form::Chain, &[outer], &[]))
}

/// Whether what an iterator gives is builtin, as far as can be told: no generator, and nothing whose `__iter__` may be one. A
/// chain over these is a generator itself, so that they are closed with it where a loop stops early.
fn gives_builtins(vm: &mut Vm, iterator: Value) -> Res<bool> {
    fn plain<'a>(mut values: impl Iterator<Item = &'a Value>) -> bool {
        !values
            .any(|v| matches!(v.kind(), Kind::Gen | Kind::Instance | Kind::Class | Kind::Exc | Kind::Pending))
    }
    let mut iterator = iterator;
    // Towers are short where anybody waits for them.
    for _ in 0..16 {
        let Some(handle) = iterator.is(Kind::Iter) else { return Ok(false) };
        match vm.heap.iter(handle).clone() {
            IterObj::Done
            | IterObj::Str(..)
            | IterObj::Bytes(..)
            | IterObj::Range(..)
            | IterObj::BigRange(..) => return Ok(true),
            IterObj::Enumerate(..) | IterObj::Zip(..) | IterObj::ZipLists(..) | IterObj::EnumerateList(..) => {
                return Ok(true);
            }
            IterObj::Dict(_, _, ViewPart::Items, ..) | IterObj::DictBack(_, _, ViewPart::Items, _) => {
                return Ok(true);
            }
            IterObj::List(list, at) => {
                vm.charge(vm.heap.list(list.handle()).len().saturating_sub(at) / 16)?;
                return Ok(plain(vm.heap.list(list.handle()).iter().skip(at)));
            }
            IterObj::ListBack(list, _) => {
                vm.charge(vm.heap.list(list.handle()).len() / 16)?;
                return Ok(plain(vm.heap.list(list.handle()).iter()));
            }
            IterObj::Tuple(tuple, at) => {
                vm.charge(vm.heap.tuple(tuple.handle()).len().saturating_sub(at) / 16)?;
                return Ok(plain(vm.heap.tuple(tuple.handle()).iter().skip(at)));
            }
            IterObj::Dict(dict, ..) | IterObj::DictBack(dict, ..) => {
                let object = vm.heap.dict(dict.handle());
                let n = object.len();
                vm.charge(n / 8)?;
                let object = vm.heap.dict(dict.handle());
                return Ok(plain(object.items().flat_map(|entry| [&entry.key, &entry.value])));
            }
            IterObj::Set(set, ..) => {
                vm.charge(vm.heap.set(set).table.len() / 8)?;
                return Ok(plain(vm.heap.set(set).items().map(|entry| &entry.key)));
            }
            IterObj::Sequence(..) => return Ok(false),
            IterObj::Adapter(adapter) => match adapter.form {
                Form::Pairwise | Form::Groupby | Form::Product | Form::Permutations | Form::Combinations => {
                    return Ok(true);
                }
                Form::Replacements | Form::Batched | Form::Zip | Form::ZipLongest => return Ok(true),
                Form::Map | Form::Starmap => return Ok(vm.gives_containers(adapter.native)),
                Form::Repeat => return Ok(plain(adapter.values[..1].iter())),
                Form::Cycle | Form::Islice | Form::Compress => iterator = adapter.values[0],
                Form::Takewhile | Form::Dropwhile | Form::Filterfalse | Form::Filter => {
                    iterator = adapter.values[1]
                }
                Form::Count | Form::Chain | Form::Accumulate | Form::Grouper | Form::Tee | Form::Parts | Form::Batches => return Ok(false),
                Form::Deque => match adapter.values[1].is(Kind::List) {
                    Some(list) => {
                        let n = vm.heap.list(list).len();
                        vm.charge(n / 8)?;
                        return Ok(plain(vm.heap.list(list).iter()));
                    }
                    None => return Ok(false),
                },
            },
        }
    }
    Ok(false)
}

fn islice(vm: &mut Vm, args: &[Value]) -> Res {
    let given = &args[1..];
    if !args[0].is_undef() {
        return Err(Stop::Python);
    }
    let bound = |value: Value, default: i64| match value.is_none() {
        true => Ok(default),
        false => natural(value).map(|n| n as i64),
    };
    let (iterable, start, stop, step) = match *given {
        [iterable, stop] => (iterable, 0, bound(stop, -1)?, 1),
        [iterable, start, stop] => (iterable, bound(start, 0)?, bound(stop, -1)?, 1),
        [iterable, start, stop, step] => (iterable, bound(start, 0)?, bound(stop, -1)?, bound(step, 1)?),
        _ => return Err(Stop::Python),
    };
    if step == 0 {
        return Err(Stop::Python);
    }
    let inner = through(vm, iterable)?;
    if inner.is_kind(Kind::Gen) {
        let stop = if stop < 0 { Value::NONE } else { vm.heap.new_int(stop) };
        let (start, step) = (vm.heap.new_int(start), vm.heap.new_int(step));
        return played(vm, Player::Islice, &[inner, start, stop, step]);
    }
    new(vm, Adapter::new(Form::Islice, &[inner], &[0, start, stop, step]))
}

fn accumulate(vm: &mut Vm, args: &[Value]) -> Res {
    let [iterable, function, initial] = fit(vm, args, ["iterable", "func", "*initial"])?;
    let inner = through(vm, iterable)?;
    let function = function.given().unwrap_or(Value::NONE);
    let initial = initial.given().filter(|initial| !initial.is_none());
    if inner.is_kind(Kind::Gen) {
        return played(vm, Player::Accumulate, &[inner, function, initial.unwrap_or(Value::NONE)]);
    }
    let values = [inner, function, initial.unwrap_or_default()];
    new_with(vm, Adapter::new(Form::Accumulate, &values, &[initial.is_some() as i64]), function, iterable)
}

fn compress(vm: &mut Vm, args: &[Value]) -> Res {
    let [data, selectors] = fit(vm, args, ["data", "selectors"])?;
    let (data, selectors) = (through(vm, data)?, through(vm, selectors)?);
    if data.is_kind(Kind::Gen) || selectors.is_kind(Kind::Gen) {
        return played(vm, Player::Compress, &[data, selectors]);
    }
    new(vm, Adapter::new(Form::Compress, &[data, selectors], &[]))
}

fn starmap(vm: &mut Vm, args: &[Value]) -> Res {
    let [function, iterable] = fit(vm, args, ["/function", "/iterable"])?;
    let inner = through(vm, iterable)?;
    if inner.is_kind(Kind::Gen) {
        return played(vm, Player::Starmap, &[function, inner]);
    }
    new_with(vm, Adapter::new(Form::Starmap, &[function, inner], &[]), function, iterable)
}

fn zip_longest(vm: &mut Vm, args: &[Value]) -> Res {
    let (kwargs, iterables) = (args[0], &args[1..]);
    let [fill] = fit(vm, &[kwargs], ["*fillvalue"])?;
    let mut inner = Vec::with_capacity(iterables.len());
    for iterable in iterables {
        inner.push(builtin_iter(vm, *iterable)?);
    }
    let n = inner.len();
    let inner = vm.heap.new_tuple(inner);
    let fill = fill.given().unwrap_or(Value::NONE);
    let mut adapter = Adapter::new(Form::ZipLongest, &[inner, fill], &[n as i64]);
    adapter.places = vec![0; n].into();
    new(vm, adapter)
}

fn pairwise(vm: &mut Vm, args: &[Value]) -> Res {
    let [iterable] = fit(vm, args, ["/iterable"])?;
    let inner = through(vm, iterable)?;
    if inner.is_kind(Kind::Gen) {
        return played(vm, Player::Pairwise, &[inner]);
    }
    new(vm, Adapter::new(Form::Pairwise, &[inner], &[]))
}

fn groupby(vm: &mut Vm, args: &[Value]) -> Res {
    let [iterable, key] = fit(vm, args, ["iterable", "key"])?;
    let inner = through(vm, iterable)?;
    let key = key.given().unwrap_or(Value::NONE);
    if inner.is_kind(Kind::Gen) {
        return played(vm, Player::Groupby, &[inner, key]);
    }
    new_with(vm, Adapter::new(Form::Groupby, &[inner, key], &[]), key, iterable)
}

/// The items of an iterable in a tuple.
fn pool(vm: &mut Vm, iterable: Value) -> Res {
    if iterable.is_undef() {
        return Err(Stop::Python);
    }
    match iterable.kind() {
        Kind::Tuple => Ok(iterable),
        // What a call takes from an iterator it cannot give back.
        Kind::Iter | Kind::Instance => Err(Stop::Python),
        _ => {
            builtin_iter(vm, iterable)?;
            match vm.builtin_items(iterable)? {
                Some(items) => Ok(vm.heap.new_tuple(items)),
                None => Err(Stop::Python),
            }
        }
    }
}

fn product(vm: &mut Vm, args: &[Value]) -> Res {
    let (kwargs, iterables) = (args[0], &args[1..]);
    let [repeat] = fit(vm, &[kwargs], ["*repeat"])?;
    let repeat = repeat.given().map_or(Ok(1), natural)?;
    let n = iterables.len().checked_mul(repeat).filter(|n| *n <= 1 << 20).ok_or(Stop::Python)?;
    let mut pools = Vec::with_capacity(iterables.len());
    if repeat > 0 {
        for iterable in iterables {
            pools.push(pool(vm, *iterable)?);
        }
    }
    vm.charge(n / 8)?;
    vm.reserve(n * 8)?;
    let pools = vm.heap.new_tuple(pools.repeat(repeat));
    vm.new_choice(Form::Product, pools, n)
}

fn permutations(vm: &mut Vm, args: &[Value]) -> Res {
    let [iterable, r] = fit(vm, args, ["iterable", "r"])?;
    let r = r.given().filter(|r| !r.is_none()).map(natural).transpose()?;
    let items = pool(vm, iterable)?;
    let n = vm.heap.tuple(items.handle()).len();
    vm.new_choice(Form::Permutations, items, r.unwrap_or(n))
}

fn combinations(vm: &mut Vm, args: &[Value]) -> Res {
    let [iterable, r] = fit(vm, args, ["iterable", "r"])?;
    let r = natural(r)?;
    let items = pool(vm, iterable)?;
    vm.new_choice(Form::Combinations, items, r)
}

fn replacements(vm: &mut Vm, args: &[Value]) -> Res {
    let [iterable, r] = fit(vm, args, ["iterable", "r"])?;
    let r = natural(r)?;
    let items = pool(vm, iterable)?;
    vm.new_choice(Form::Replacements, items, r)
}

fn batched(vm: &mut Vm, args: &[Value]) -> Res {
    let [iterable, n, strict] = fit(vm, args, ["iterable", "n", "*strict"])?;
    let n = natural(n)?;
    let strict = match strict.given() {
        Some(strict) => Truth::from_arg(vm, strict)?.0,
        None => false,
    };
    if n == 0 {
        return Err(Stop::Python);
    }
    let inner = builtin_iter(vm, iterable)?;
    new(vm, Adapter::new(Form::Batched, &[inner], &[n as i64, strict as i64]))
}

/// One of the iterators that `tee` gives: over an iterable, or from where another one stands.
fn tee(vm: &mut Vm, args: &[Value]) -> Res {
    let [iterable] = fit(vm, args, ["/iterable"])?;
    let source = match iterable.kind() {
        // A generator is the only link of a chain.
        Kind::Gen if vm.heap.generator(iterable.handle()).flavour == GenFlavour::Generator => {
            let chain = Adapter::new(Form::Chain, &[Value::UNDEF, iterable], &[]);
            new(vm, chain)?
        }
        Kind::Iter => match vm.heap.iter(iterable.handle()) {
            IterObj::Adapter(adapter) if adapter.form == Form::Tee => return tee_copy(vm, AnyIter(iterable)),
            _ => iterable,
        },
        _ => builtin_iter(vm, iterable)?,
    };
    let items = vm.heap.new_list(Vec::new());
    let shared = vm.heap.new_list(vec![Value::FALSE, items]);
    new(vm, Adapter::new(Form::Tee, &[source, items, shared], &[]))
}

fn tee_copy(vm: &mut Vm, iterator: AnyIter) -> Res {
    let copy = iterator.0.is(Kind::Iter).map(|handle| vm.heap.iter(handle).clone());
    match copy {
        Some(IterObj::Adapter(adapter)) if adapter.form == Form::Tee => new(vm, *adapter),
        _ => Err(Stop::Receiver),
    }
}
