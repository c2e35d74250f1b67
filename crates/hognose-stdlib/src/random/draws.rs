//! What `random` draws natively: numbers of a range, items, samples, and the floats that programs ask for most.
//!
//! Each takes a generator and gives what the method of `random.Random` would have given, from the same numbers in the same order; or
//! `None`, with no effect: when the generator has no state yet or methods of its own, when arguments are odd, and when it
//! took too many draws. The Python of `random` then does it.

use hognose_vm::native::Obj;
use hognose_vm::num::math;
use hognose_vm::num::mersenne::{Mersenne, N, real, temper};
use hognose_vm::stop::Res;
use hognose_vm::types;
use hognose_vm::value::{IMAGE, Kind, Value};
use hognose_vm::vm::Vm;
use hognose_vm::{classes, natives};

use super::{SIZE, state_of, store, used_up, word};

natives! {
    pub HELPERS: functions of "_hognose_native" {
        raw "random_range" range "generator, start, stop, step, /";
        raw "random_int" int "generator, a, b, /";
        raw "random_item" item "generator, items, /";
        random_order(Value, Value) "generator, items, /";
        random_sample(Value, Obj, Value) "generator, population, k, /";
        random_choices(Value, Obj, Obj, Value) "generator, population, weights, k, /";
        raw "random_gauss" gauss "generator, mu, sigma, /";
        raw "random_normal" normal "generator, mu, sigma, /";
        raw "random_uniform" uniform "generator, a, b, /";
        raw "random_exponential" exponential "generator, lambd, /";
    }
}

/// How many draws a number may take: half of what is drawn is too large, and of 624 numbers one makes all the next.
const DRAWN: usize = 8;

/// Draws without moving the generator, so many numbers at most: a state that the guest has set may give zeros for ever, and nobody
/// looks at a clock in between.
struct Draws<'a> {
    stored: &'a [u8],
    index: usize,
    /// From when the stored words are used up.
    own: Option<Box<Mersenne>>,
    left: usize,
}

/// Where a generator goes on behind what was drawn.
enum After {
    Index(u32),
    State(Box<Mersenne>),
}

impl<'a> Draws<'a> {
    /// For so many numbers that are wanted.
    fn new(vm: &'a Vm, state: u32, wanted: usize) -> Draws<'a> {
        let stored = &vm.heap.bytearray(state).data;
        let left = wanted.saturating_mul(DRAWN) + 1024;
        Draws { stored, index: word(stored, N) as usize, own: None, left }
    }

    #[inline]
    fn next(&mut self) -> Option<u32> {
        self.left = self.left.checked_sub(1)?;
        if self.own.is_none() && self.index < N {
            self.index += 1;
            return Some(temper(word(self.stored, self.index - 1)));
        }
        self.next_behind()
    }

    #[inline(never)]
    fn next_behind(&mut self) -> Option<u32> {
        if self.own.is_none() {
            self.own = Some(Box::new(used_up(self.stored)?));
        }
        Some(self.own.as_mut()?.next_u32())
    }

    /// A number below `n`, as `_randbelow` draws it.
    #[inline]
    fn below(&mut self, n: u64) -> Option<u64> {
        let bits = 64 - n.leading_zeros();
        loop {
            let drawn = match bits {
                0..=32 => u64::from(self.next()? >> (32 - bits.max(1))),
                // The lower word comes first, the upper one keeps its upper bits.
                _ => u64::from(self.next()?) | u64::from(self.next()? >> (64 - bits)) << 32,
            };
            if drawn < n {
                return Some(drawn);
            }
        }
    }

    /// A float, as `random` draws it.
    #[inline]
    fn real(&mut self) -> Option<f64> {
        let high = self.next()?;
        Some(real(high, self.next()?))
    }

    fn after(self) -> After {
        match self.own {
            None => After::Index(self.index as u32),
            Some(own) => After::State(own),
        }
    }
}

impl After {
    fn keep(self, vm: &mut Vm, state: u32) {
        let data = &mut vm.heap.bytearray_mut(state).data;
        match self {
            After::Index(index) => super::set_word(data, N, index),
            After::State(own) => store(data, &own),
        }
    }
}

/// The state of a generator that has one and draws as the library's do: neither it nor its classes were given other methods.
#[inline]
fn plain_state(vm: &mut Vm, generator: Value) -> Option<u32> {
    let instance = generator.is(Kind::Instance)?;
    let shape = vm.heap.instance(instance).shape;
    if shape & IMAGE == 0 {
        return None;
    }
    if vm.drawn_plainly == Some(as_it_is(vm, shape)) {
        let state = vm.heap.instance(instance).inline[0].is(Kind::ByteArray)?;
        return (vm.heap.bytearray(state).data.len() == SIZE).then_some(state);
    }
    look_at_classes(vm, instance, shape)
}

/// What would be other numbers if one of the classes, or its namespace, changed that nobody has changed yet.
#[inline]
fn as_it_is(vm: &Vm, shape: u32) -> [u32; 4] {
    let [dicts, classes] = vm.heap.n_changed();
    [shape, dicts, classes, vm.epoch]
}

/// As [`plain_state`], by the namespaces of its classes.
#[inline(never)]
fn look_at_classes(vm: &mut Vm, instance: u32, shape: u32) -> Option<u32> {
    let mro = &vm.class(vm.heap.shape(shape).class).mro;
    let (mut are_original, mut is_changed) = (true, false);
    for class in mro.iter().filter(|class| !class.same(classes::OBJECT)) {
        let dict = vm.class(*class).dict.handle();
        are_original &= class.in_image() && vm.heap.dict_is_original(dict);
        is_changed |= vm.heap.dict_is_changed(dict);
    }
    let state = state_of(vm, instance).filter(|_| are_original)?;
    if !is_changed {
        vm.drawn_plainly = Some(as_it_is(vm, shape));
    }
    Some(state)
}

/// Draws what a native wants and moves the generator; `None`, and no effect, when that cannot be.
fn draw<T>(vm: &mut Vm, generator: Value, wanted: usize, how: impl FnOnce(&mut Draws) -> Option<T>) -> Option<T> {
    let state = plain_state(vm, generator)?;
    let mut draws = Draws::new(vm, state, wanted);
    let drawn = how(&mut draws)?;
    let after = draws.after();
    after.keep(vm, state);
    Some(drawn)
}

/// A number of `range(start, stop)`, the first one given.
fn between(vm: &mut Vm, generator: Value, start: i64, n: u64, step: i64) -> Option<Value> {
    let drawn = draw(vm, generator, 1, |draws| draws.below(n))?;
    Value::int48(start + step * drawn as i64)
}

/// `randrange(start, stop, step)`; a stop that was not given is `None`.
fn range(vm: &mut Vm, args: &[Value]) -> Res {
    let [generator, start, stop, step] = *args else { return Ok(Value::NONE) };
    let drawn = match (start.as_int(), stop.as_int(), step.as_int()) {
        (Some(n @ 1..), None, Some(1)) if stop.is_none() => between(vm, generator, 0, n as u64, 1),
        (Some(start), Some(stop), Some(step @ 1..)) if start < stop => {
            between(vm, generator, start, ((stop - start) as u64).div_ceil(step as u64), step)
        }
        (Some(start), Some(stop), Some(step @ ..=-1)) if start > stop => {
            between(vm, generator, start, ((start - stop) as u64).div_ceil(step.unsigned_abs()), step)
        }
        _ => None,
    };
    Ok(drawn.unwrap_or(Value::NONE))
}

/// `randint(a, b)`.
fn int(vm: &mut Vm, args: &[Value]) -> Res {
    let [generator, a, b] = *args else { return Ok(Value::NONE) };
    let drawn = match (a.as_int(), b.as_int()) {
        (Some(a), Some(b)) if a <= b => between(vm, generator, a, (b - a) as u64 + 1, 1),
        _ => None,
    };
    Ok(drawn.unwrap_or(Value::NONE))
}

/// `choice(items)`; an item that is `None` is left to Python, as it would be taken for a refusal.
fn item(vm: &mut Vm, args: &[Value]) -> Res {
    let [generator, items] = *args else { return Ok(Value::NONE) };
    let n = match items.kind() {
        Kind::List => vm.heap.list(items.handle()).len(),
        Kind::Tuple => vm.heap.tuple(items.handle()).len(),
        Kind::Str | Kind::Range => types::len(vm, items)?,
        _ => 0,
    };
    if n == 0 || n >= 1 << 31 {
        return Ok(Value::NONE);
    }
    let Some(state) = plain_state(vm, generator) else { return Ok(Value::NONE) };
    let mut draws = Draws::new(vm, state, 1);
    let Some(at) = draws.below(n as u64) else { return Ok(Value::NONE) };
    let after = draws.after();
    let item = match items.kind() {
        Kind::List => vm.heap.list(items.handle()).get(at as usize).copied(),
        Kind::Tuple => vm.heap.tuple(items.handle()).get(at as usize).copied(),
        _ => types::get_item(vm, items, Value::small(at as i32))?,
    };
    match item {
        Some(item) if !item.is_none() => {
            after.keep(vm, state);
            Ok(item)
        }
        _ => Ok(Value::NONE),
    }
}

/// `shuffle(items)`: whether it did.
fn random_order(vm: &mut Vm, generator: Value, items: Value) -> Res {
    let Some(list) = items.is(Kind::List) else { return Ok(Value::FALSE) };
    let Ok(n) = u32::try_from(vm.heap.list(list).len()) else { return Ok(Value::FALSE) };
    vm.charge(n as usize * DRAWN)?;
    vm.reserve(n as usize * 4)?;
    let drawn = draw(vm, generator, n as usize, |draws| {
        (2..=u64::from(n)).rev().map(|n| draws.below(n).map(|at| at as u32)).collect::<Option<Vec<u32>>>()
    });
    let Some(drawn) = drawn else { return Ok(Value::FALSE) };
    let items = vm.heap.list_mut(list);
    for (at, other) in (1..n as usize).rev().zip(drawn) {
        items.swap(at, other as usize);
    }
    Ok(Value::TRUE)
}

/// How many items a sequence has that gives them without running anything.
fn population(vm: &mut Vm, items: Value) -> Option<usize> {
    match items.kind() {
        Kind::List | Kind::Tuple | Kind::Range | Kind::Str | Kind::Bytes => types::len(vm, items).ok(),
        _ => None,
    }
}

/// The items at some positions, in a list.
fn items_at(vm: &mut Vm, items: Value, positions: &[u32]) -> Res<Option<Vec<Value>>> {
    let mut found = Vec::with_capacity(positions.len());
    for &at in positions {
        let item = match items.kind() {
            Kind::List => vm.heap.list(items.handle()).get(at as usize).copied(),
            Kind::Tuple => vm.heap.tuple(items.handle()).get(at as usize).copied(),
            _ => types::get_item(vm, items, Value::int48(at.into()).unwrap_or_default())?,
        };
        match item {
            Some(item) => found.push(item),
            None => return Ok(None),
        }
    }
    Ok(Some(found))
}

/// `sample(population, k)`.
fn random_sample(vm: &mut Vm, generator: Value, items: Obj, k: Value) -> Res {
    let n = population(vm, items.0).and_then(|n| u32::try_from(n).ok());
    let (Some(n), Some(k)) = (n, k.as_int().and_then(|k| u32::try_from(k).ok())) else { return Ok(Value::NONE) };
    let Some(state) = plain_state(vm, generator).filter(|_| k <= n) else { return Ok(Value::NONE) };
    // A set is smaller than a copy of the population where `k` is small enough: a power of 4 that is three times as large.
    let mut least = 21;
    if k > 5 {
        let mut room = 1;
        while room < u64::from(k) * 3 {
            room *= 4;
        }
        least += room;
    }
    let few = u64::from(n) <= least;
    let room = if few { n as usize } else { 4 * k as usize };
    vm.charge(room / 4 + k as usize * DRAWN)?;
    vm.reserve(room.saturating_mul(4) + k as usize * 16)?;
    let mut draws = Draws::new(vm, state, k as usize);
    let drawn = if few { from_pool(&mut draws, n, k) } else { from_all(&mut draws, n, k) };
    let Some(positions) = drawn else { return Ok(Value::NONE) };
    let after = draws.after();
    let Some(found) = items_at(vm, items.0, &positions)? else { return Ok(Value::NONE) };
    after.keep(vm, state);
    Ok(vm.heap.new_list(found))
}

/// Positions that go from a pool of all.
fn from_pool(draws: &mut Draws, n: u32, k: u32) -> Option<Vec<u32>> {
    let mut pool: Vec<u32> = (0..n).collect();
    let mut drawn = |taken: u32| {
        let left = n - taken;
        let at = draws.below(left.into())? as usize;
        let position = pool[at];
        pool[at] = pool[left as usize - 1];
        Some(position)
    };
    (0..k).map(&mut drawn).collect()
}

/// Positions of all that were not drawn before.
fn from_all(draws: &mut Draws, n: u32, k: u32) -> Option<Vec<u32>> {
    let mut positions = Vec::with_capacity(k as usize);
    // Which were drawn, by their positions plus one: a place is free at half of the steps, at least.
    let mut taken = vec![0; (2 * k as usize).next_power_of_two()];
    let mask = taken.len() - 1;
    while positions.len() < k as usize {
        let at = draws.below(n.into())? as u32;
        let mut place = at.wrapping_mul(0x9E37_79B1) as usize & mask;
        while taken[place] != 0 && taken[place] != at + 1 {
            place = (place + 1) & mask;
        }
        if taken[place] == 0 {
            taken[place] = at + 1;
            positions.push(at);
        }
    }
    Some(positions)
}

/// `choices(population, weights, k=k)`; the weights may be `None`.
fn random_choices(vm: &mut Vm, generator: Value, items: Obj, weights: Obj, k: Value) -> Res {
    let n = population(vm, items.0).filter(|n| (1..1 << 31).contains(n));
    let k = k.as_int().and_then(|k| usize::try_from(k).ok()).filter(|k| *k < 1 << 31);
    let (Some(n), Some(k)) = (n, k) else { return Ok(Value::NONE) };
    if plain_state(vm, generator).is_none() {
        return Ok(Value::NONE);
    }
    let sums = if weights.0.is_none() {
        None
    } else {
        match sums_of(vm, weights.0)?.filter(|sums| sums.len() == n) {
            Some(sums) => Some(sums),
            None => return Ok(Value::NONE),
        }
    };
    vm.charge(k * DRAWN)?;
    vm.reserve(k * 16)?;
    let Some(state) = plain_state(vm, generator) else { return Ok(Value::NONE) };
    let mut draws = Draws::new(vm, state, 2 * k);
    let mut position = || {
        let drawn = draws.real()?;
        Some(match &sums {
            None => (drawn * n as f64) as u32,
            Some(sums) => bisect(sums, drawn * sums[n - 1]) as u32,
        })
    };
    let Some(positions) = (0..k).map(|_| position()).collect::<Option<Vec<u32>>>() else { return Ok(Value::NONE) };
    let after = draws.after();
    let Some(found) = items_at(vm, items.0, &positions)? else { return Ok(Value::NONE) };
    after.keep(vm, state);
    Ok(vm.heap.new_list(found))
}

/// Where `bisect` puts a number among all sums but the last.
fn bisect(sums: &[f64], x: f64) -> usize {
    let (mut low, mut high) = (0, sums.len() - 1);
    while low < high {
        let middle = (low + high) / 2;
        if x < sums[middle] {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}

/// The sums of weights up to each, when they are numbers, exact as floats where they are integers, and make a total.
fn sums_of(vm: &mut Vm, weights: Value) -> Res<Option<Vec<f64>>> {
    let weights = match weights.kind() {
        Kind::List => vm.heap.list(weights.handle()).to_vec(),
        Kind::Tuple => vm.heap.tuple(weights.handle()).to_vec(),
        Kind::Range | Kind::View => match vm.builtin_items(weights)? {
            Some(items) => items,
            None => return Ok(None),
        },
        _ => return Ok(None),
    };
    vm.charge(weights.len() / 4)?;
    vm.reserve(weights.len() * 8)?;
    let mut total = 0.0;
    let mut sums = Vec::with_capacity(weights.len());
    for (at, weight) in weights.iter().enumerate() {
        let Some(weight) = number(*weight) else { return Ok(None) };
        // The first one is taken as it is.
        total = if at == 0 { weight } else { total + weight };
        if f64::abs(total) >= EXACT {
            return Ok(None);
        }
        sums.push(total);
    }
    Ok((total > 0.0).then_some(sums))
}

/// Below it integers are exact as floats.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// A number that is the same as a float.
fn number(value: Value) -> Option<f64> {
    match value.as_int() {
        Some(int) => Some(int as f64),
        None => value.as_float(),
    }
}

/// What a formula over floats of a generator gives.
fn real_of(vm: &mut Vm, generator: Value, how: impl FnOnce(&mut Draws) -> Option<f64>) -> Res {
    Ok(draw(vm, generator, 2, how).map_or(Value::NONE, Value::float))
}

/// `uniform(a, b)`. Integers that floats do not hold are left to Python.
fn uniform(vm: &mut Vm, args: &[Value]) -> Res {
    let [generator, a, b] = *args else { return Ok(Value::NONE) };
    let fits = |value: Value| value.as_int().is_none_or(|int| (int.abs() as f64) < EXACT);
    match (number(a), number(b)) {
        (Some(start), Some(end)) if fits(a) && fits(b) => {
            real_of(vm, generator, |draws| Some(start + (end - start) * draws.real()?))
        }
        _ => Ok(Value::NONE),
    }
}

/// `gauss(mu, sigma)`.
fn gauss(vm: &mut Vm, args: &[Value]) -> Res {
    let [generator, mu, sigma] = *args else { return Ok(Value::NONE) };
    let (Some(mu), Some(sigma)) = (number(mu), number(sigma)) else { return Ok(Value::NONE) };
    if plain_state(vm, generator).is_none() {
        return Ok(Value::NONE);
    }
    let name = vm.intern("gauss_next");
    let (z, next) = match vm.slot_get(generator, name) {
        Some(next) if next.is_none() => {
            let drawn = draw(vm, generator, 4, |draws| {
                let angle = draws.real()? * std::f64::consts::TAU;
                let radius = math::sqrt(-2.0 * math::log(1.0 - draws.real()?).ok()?).ok()?;
                Some((math::cos(angle).ok()? * radius, math::sin(angle).ok()? * radius))
            });
            let Some((z, next)) = drawn else { return Ok(Value::NONE) };
            (z, Value::float(next))
        }
        Some(next) => match next.as_float() {
            Some(z) => (z, Value::NONE),
            None => return Ok(Value::NONE),
        },
        None => return Ok(Value::NONE),
    };
    vm.slot_set(generator, name, next);
    Ok(Value::float(mu + z * sigma))
}

/// `normalvariate(mu, sigma)`.
fn normal(vm: &mut Vm, args: &[Value]) -> Res {
    let [generator, mu, sigma] = *args else { return Ok(Value::NONE) };
    let (Some(mu), Some(sigma)) = (number(mu), number(sigma)) else { return Ok(Value::NONE) };
    let factor = 4.0 * f64::exp(-0.5) / f64::sqrt(2.0);
    real_of(vm, generator, |draws| {
        loop {
            let first = draws.real()?;
            let second = 1.0 - draws.real()?;
            let z = factor * (first - 0.5) / second;
            if z * z / 4.0 <= -math::log(second).ok()? {
                return Some(mu + z * sigma);
            }
        }
    })
}

/// `expovariate(lambd)`.
fn exponential(vm: &mut Vm, args: &[Value]) -> Res {
    let [generator, lambd] = *args else { return Ok(Value::NONE) };
    let Some(lambd) = number(lambd).filter(|lambd| *lambd != 0.0) else { return Ok(Value::NONE) };
    real_of(vm, generator, |draws| Some(-math::log(1.0 - draws.real()?).ok()? / lambd))
}
