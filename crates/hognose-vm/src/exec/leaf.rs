//! Small functions that are asked the same for each of many items: keys of `sorted`, `min` and their like.
//!
//! `sorted(rows, key=lambda row: row['age'])` is a frame for each row, to read one item. Where all that the instructions
//! of a function do is to read, and to compute with builtin values, they are done here for one item after the other. None of
//! them has an effect, so that what this does not know is no loss: it says so, and the items are asked in the usual way.
//!
//! The inline caches are a short way here and no more: what they do not know yet is looked up. So it depends on the function
//! and its items alone whether they are asked here, and a program uses the same fuel however often it was paused.

use std::cell::Cell;

use hognose_bytecode::{Imm, Op};

use super::arith::{self, Which as A};
use super::compare::{self, Which as C};
use super::found::{attribute, global, name};
use super::reads::{Getter, getter_of};
use super::rows::{Made, Row, compared};
use super::{Cx, attr, gather, globals, item, quick, reads};
use crate::caches::{Cache, Caches};
use crate::classes;
use crate::names;
use crate::native::{Code, Inlined};
use crate::objects::{Construct, InstanceObj};
use crate::stop::{Res, Stop};
use crate::unit::Unit;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// More keys or names than these are not tried.
pub(super) const SEVERAL: usize = 8;
/// Functions with more registers are not tried.
pub(super) const REGISTERS: usize = 16;
/// So many instructions are done for an item.
const STEPS: usize = 40;
/// Fuel for an item. Natives ask for many of them, so it is by this that they come to look at the clock.
pub const COST: usize = 4;

/// So deep natives that a small function calls may ask small functions themselves: the hash of an object is often that of a tuple
/// with another object in it. Nothing recurses further than that.
const NESTED: u8 = 3;

/// Natives that give the same for the same arguments, and change nothing.
pub fn is_pure(owner: &str, name: &str) -> bool {
    match owner {
        "str" => !matches!(name, "make" | "join" | "format" | "format_map" | "translate"),
        "builtins" => {
            matches!(name, "len" | "abs" | "ord" | "chr" | "hash" | "isinstance" | "iter" | "round" | "divmod" | "bin" | "hex" | "oct")
        }
        "dict" => matches!(name, "get" | "keys" | "values" | "items" | "__getitem__" | "__contains__"),
        "list" | "tuple" | "range" => matches!(name, "__getitem__" | "__contains__" | "index" | "count"),
        "set" | "frozenset" => name == "__contains__",
        "int" | "float" => matches!(name, "bit_length" | "bit_count" | "is_integer"),
        "_operator" => true,
        // Those that go through an iterator change it.
        "math" => !matches!(name, "fsum" | "prod" | "sumprod" | "dist"),
        "_tuplegetter" => name == "__get__",
        "date" | "datetime" | "time" | "timedelta" => !name.contains(':') && name != "make" || name.starts_with("get:"),
        _ => false,
    }
}

/// Whether a native may be asked here: a pure one, or one that is as long as it gathers what a list or a tuple has.
fn is_asked(vm: &Vm, native: u32) -> bool {
    vm.natives[native as usize].pure || gathers(vm, native).is_some()
}

/// The function that a native is, if it gathers numbers.
fn gathers(vm: &Vm, native: u32) -> Option<Inlined> {
    let inlined = vm.directs[native as usize].inlined;
    matches!(inlined, Inlined::Sum | Inlined::Min | Inlined::Max).then_some(inlined)
}

/// What a callable gives for the items of a list, in a list; `None` when it takes frames to know.
pub fn results(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let [callable, list] = *args else { return Err(Stop::Python) };
    let list = list.is(Kind::List).ok_or(Stop::Python)?;
    let Some(leaf) = Leaf::of(cx, callable, 1) else { return Ok(Value::NONE) };
    let n = cx.vm.heap.list(list).len();
    cx.vm.reserve(n * 8)?;
    let mut found = Vec::with_capacity(n);
    for at in 0..n {
        // What is made on the way is kept until the end.
        if at % 256 == 0 {
            cx.vm.charge(COST * 256.min(n - at))?;
            cx.vm.reserve(256 * 64)?;
        }
        let Some(&item) = cx.vm.heap.list(list).get(at) else { break };
        match leaf.of_arguments(cx.vm, &[item]) {
            Some(value) => found.push(value),
            None => return Ok(Value::NONE),
        }
    }
    Ok(cx.vm.heap.new_list(found))
}

/// What a callable gives for one or two arguments, for natives; `None` when it takes a frame to know. Whoever gets an error
/// has had no effect, and asks again or ends: the budget is looked at here.
#[inline(never)]
pub fn value(vm: &mut Vm, callable: Value, args: &[Value]) -> Res<Option<Value>> {
    let (function, own) = match callable.is(Kind::Function) {
        Some(function) => (function, Value::UNDEF),
        None => match behind(vm, callable, args) {
            Ok(Some(function)) => function,
            Ok(None) => return Ok(None),
            Err(said) => return said,
        },
    };
    if vm.leaves == NESTED {
        return Ok(None);
    }
    vm.leaves += 1;
    let value = value_of(vm, function, own, args);
    vm.leaves -= 1;
    if value.is_some() {
        vm.charge(COST)?;
    }
    Ok(value)
}

/// The function behind a callable that is none itself, with what it gets in front of the arguments; or, as the error, what a getter
/// or a native gives for the arguments.
#[inline(never)]
fn behind(vm: &mut Vm, callable: Value, args: &[Value]) -> Result<Option<(u32, Value)>, Res<Option<Value>>> {
    if let Some(getter) = getter_of(vm, callable)
        && let [object] = *args
        && let Some(found) = getter.get(vm, object)
    {
        return Err(vm.charge(COST).map(|()| Some(found)));
    }
    if let Some((native, own)) = native_of(vm, callable) {
        return Err(vm.charge(COST).map(|()| native_value(vm, native, own, args)));
    }
    Ok(function_of(vm, callable))
}

/// For so many items at most a native asks a key itself: for more, the loop finds more in its caches.
pub const FEW: usize = 64;

/// What a callable gives for each of some items, for natives that sort or compare by it; `None` when it takes frames to know, or
/// when there are many items. Whoever gets an error has had no effect.
#[inline(never)]
pub fn values(vm: &mut Vm, callable: Value, items: &[Value]) -> Res<Option<Vec<Value>>> {
    if let Some(keys) = wrapped(vm, callable, items) {
        return keys.map(Some);
    }
    let native = native_of(vm, callable).filter(|(native, _)| is_asked(vm, *native));
    let getter = getter_of(vm, callable);
    let function = if native.is_none() { function_of(vm, callable) } else { None };
    if items.len() > FEW || native.is_none() && function.is_none() {
        return Ok(None);
    }
    if vm.leaves == NESTED {
        return Ok(None);
    }
    vm.leaves += 1;
    let mut values = Vec::with_capacity(items.len());
    match (native, getter, function) {
        (Some((native, own)), ..) => values.extend(items.iter().map_while(|item| native_value(vm, native, own, &[*item]))),
        (_, Some(getter), _) => values.extend(items.iter().map_while(|item| getter.get(vm, *item))),
        (.., Some((function, own))) => {
            of_function(vm, function, own, 1, |vm, leaf| {
                values.extend(items.iter().map_while(|item| leaf.of_arguments(vm, &[*item])));
                Some(())
            });
        }
        _ => {}
    }
    vm.leaves -= 1;
    if values.len() < items.len() {
        return Ok(None);
    }
    vm.charge(COST * items.len())?;
    Ok(Some(values))
}

/// What a function that is simple ([`super::simple`]) gives for each of some items, in their place; whether all are known. Whoever
/// is told that they are not, or gets an error, has had no effect.
pub fn replace(vm: &mut Vm, function: u32, items: &mut [Value]) -> Res<bool> {
    vm.charge(COST * items.len())?;
    let done = asking(vm, function, 1, |vm, leaf| {
        items.iter_mut().try_for_each(|item| {
            *item = leaf.of_arguments(vm, &[*item])?;
            Some(())
        })
    });
    Ok(done.flatten().is_some())
}

/// Does something with a function that may be asked for two or more of them; `None` when it is not small enough.
pub fn asking<T>(vm: &mut Vm, function: u32, arguments: usize, f: impl FnOnce(&mut Vm, &Leaf<'_>) -> T) -> Option<T> {
    if vm.leaves == NESTED {
        return None;
    }
    vm.leaves += 1;
    let done = of_function(vm, function, Value::UNDEF, arguments, |vm, leaf| Some(f(vm, leaf)));
    vm.leaves -= 1;
    done
}

/// The function that compares, of what `functools.cmp_to_key` gave; `None` for other callables, and where it takes no frame: natives that
/// sort ask it then.
pub fn comparison(vm: &mut Vm, callable: Value) -> Option<Value> {
    let shape = vm.library_shapes()?.key_wrapper;
    let wrapper = vm.heap.instance(callable.is(Kind::Instance)?);
    let compare = wrapper.slot(0);
    let is_one = wrapper.shape == shape && !matches!(compare.kind(), Kind::Undef | Kind::Pending);
    (is_one && !super::simple::is_simple(vm, compare, 2)).then_some(compare)
}

/// The keys of what `functools.cmp_to_key` gave, if the callable is that: the items with the function that compares them.
fn wrapped(vm: &mut Vm, callable: Value, items: &[Value]) -> Option<Res<Vec<Value>>> {
    let shape = vm.library_shapes()?.key_wrapper;
    let wrapper = vm.heap.instance(callable.is(Kind::Instance)?);
    if wrapper.shape != shape {
        return None;
    }
    let compare = wrapper.slot(0);
    // A function that takes frames would ask for the keys again.
    function_of(vm, compare)?;
    if let Err(stop) = vm.charge(items.len()).and_then(|()| vm.reserve(items.len() * 64)) {
        return Some(Err(stop));
    }
    let keys = items.iter().map(|item| {
        let mut key = InstanceObj { shape, ..InstanceObj::default() };
        key.set_slot(0, compare);
        key.set_slot(1, *item);
        vm.heap.new_instance(key)
    });
    Some(Ok(keys.collect()))
}

fn value_of(vm: &mut Vm, function: u32, own: Value, args: &[Value]) -> Option<Value> {
    let number = vm.heap.function(function).unit;
    if number & IMAGE != 0 {
        return of_function(vm, function, own, args.len(), |vm, leaf| leaf.of_arguments(vm, args));
    }
    if let (true, [object]) = (own.is_undef(), args)
        && let Some(value) = reads::by_function(vm, function, *object)
    {
        return Some(value);
    }
    let unit = match vm.last_unit.take() {
        Some((last, unit)) if last == number => unit,
        _ => vm.units.get(number as usize)?.clone()?,
    };
    let value = match start_of(vm, function, own, &unit, args.len()) {
        Some(start) => placed(vm, &unit, None, function, own, start, args),
        None => None,
    };
    vm.last_unit = Some((number, unit));
    value
}

/// Where a function begins whose code is small enough.
#[inline]
fn start_of(vm: &Vm, function: u32, own: Value, unit: &Unit, arguments: usize) -> Option<usize> {
    let object = vm.heap.function(function);
    let direct = object.direct;
    let is_small = direct.arguments as usize == arguments + !own.is_undef() as usize
        && unit.body(object.body).end - direct.start <= STEPS as u32
        && direct.registers as usize <= REGISTERS;
    is_small.then_some(direct.start as usize)
}

/// Runs a function that is small enough, with its arguments and what it has captured in registers of its own.
#[inline(always)]
fn placed(
    vm: &mut Vm,
    unit: &Unit,
    known: Option<Known<'_>>,
    function: u32,
    own: Value,
    start: usize,
    args: &[Value],
) -> Option<Value> {
    let mut registers = [Value::UNDEF; REGISTERS];
    registers[0] = own;
    let mut cells = !own.is_undef() as usize;
    for argument in args {
        *registers.get_mut(cells)? = argument.given()?;
        cells += 1;
    }
    let captured = &vm.heap.function(function).cells;
    if !captured.is_empty() {
        registers.get_mut(cells..cells + captured.len())?.copy_from_slice(captured);
    }
    let mut made = Made::default();
    let value = run(vm, unit, known, start, &mut registers, &mut made);
    made.take_back(vm, value);
    value
}

/// Does something with a function that is small enough.
fn of_function<T>(
    vm: &mut Vm,
    function: u32,
    own: Value,
    arguments: usize,
    f: impl FnOnce(&mut Vm, &Leaf<'_>) -> Option<T>,
) -> Option<T> {
    let number = vm.heap.function(function).unit;
    if number & IMAGE != 0 {
        let unit = vm.image.units.get((number & !IMAGE) as usize)?.get();
        let leaf = Leaf::function(vm, function, own, unit, None, arguments)?;
        return f(vm, &leaf);
    }
    let unit = match vm.last_unit.take() {
        Some((last, unit)) if last == number => unit,
        _ => vm.units.get(number as usize)?.clone()?,
    };
    let done = Leaf::function(vm, function, own, &unit, None, arguments).and_then(|leaf| f(vm, &leaf));
    vm.last_unit = Some((number, unit));
    done
}

/// The function behind a callable that is one, or whose `__call__` is one, and what that gets in front of the arguments.
fn function_of(vm: &mut Vm, callable: Value) -> Option<(u32, Value)> {
    match callable.kind() {
        Kind::Function => Some((callable.handle(), Value::UNDEF)),
        Kind::Bound => {
            let bound = vm.heap.bound(callable.handle());
            Some((bound.func.is(Kind::Function)?, bound.self_))
        }
        Kind::Instance => {
            let class = vm.class_of(callable);
            Some((vm.lookup(class, names::CALL)?.is(Kind::Function)?, callable))
        }
        _ => None,
    }
}

/// A native, and what it gets in front of the arguments: a method that was taken from its object.
fn native_of(vm: &Vm, callable: Value) -> Option<(u32, Value)> {
    match callable.kind() {
        Kind::Native => Some((callable.handle(), Value::UNDEF)),
        Kind::Bound => {
            let bound = vm.heap.bound(callable.handle());
            Some((bound.func.is(Kind::Native)?, bound.self_))
        }
        _ => None,
    }
}

/// The position of the first item of a list that is the least, or the greatest; `None` when the items have to be asked.
pub fn extreme(vm: &mut Vm, keys: u32, most: bool) -> Res {
    let n = vm.heap.list(keys).len();
    vm.charge(n / 8)?;
    let Some(mut best) = vm.heap.list(keys).first().copied() else { return Ok(Value::NONE) };
    let mut at = 0;
    for position in 1..n {
        let Some(&key) = vm.heap.list(keys).get(position) else { break };
        match is_better(vm, key, best, most)? {
            Some(true) => (best, at) = (key, position),
            Some(false) => {}
            None => return Ok(Value::NONE),
        }
    }
    Ok(Value::int48(at as i64).unwrap_or_default())
}

/// Whether a key is less than the least one, or greater than the greatest one; `None` when that takes Python to know.
fn is_better(vm: &mut Vm, key: Value, best: Value, most: bool) -> Res<Option<bool>> {
    let known = if most { vm.less_at_once(best, key) } else { vm.less_at_once(key, best) };
    if known.is_some() || !key.is_kind(Kind::Instance) {
        return Ok(known);
    }
    match vm.order(key, best, if most { C::Gt } else { C::Lt }) {
        Err(stop) if stop.is_budget() => Err(stop),
        other => Ok(other.ok().flatten()),
    }
}

/// So many items of an iterator are asked before what was made for them may be collected.
const PART: usize = 1024;

/// Asks some items that an iterator gives next for their keys: the best item so far and its key are what a list has, which is empty at first. Whether there may
/// be more of them. Where that takes Python the iterator is as it was in front of them.
pub fn extreme_part(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let [callable, iterator, most, so_far] = *args else { return Err(Stop::Python) };
    let so_far = so_far.is(Kind::List).ok_or(Stop::Python)?;
    if iterator.is(Kind::Iter).is_none_or(|handle| cx.vm.calls_python(handle)) {
        return Ok(Value::FALSE);
    }
    let Some(leaf) = Leaf::of(cx, callable, 1) else { return Ok(Value::FALSE) };
    let [mut best, mut best_key] = cx.vm.heap.list(so_far).first_chunk().copied().unwrap_or_default();
    let mut items = Vec::new();
    let asked = cx.vm.or_restored(iterator, |vm| {
        // An exception comes behind what the keys of the items in front of it say.
        vm.drain_into(iterator, PART, &mut items).map_err(|stop| if stop.raised().is_some() { Stop::Python } else { stop })?;
        vm.charge(COST * items.len())?;
        vm.reserve(64 * items.len())?;
        for item in &items {
            let key = leaf.of_arguments(vm, &[*item]).ok_or(Stop::Python)?;
            if best_key.is_undef() || is_better(vm, key, best_key, most.same(Value::TRUE))?.ok_or(Stop::Python)? {
                (best, best_key) = (*item, key);
            }
        }
        Ok(())
    });
    match asked {
        Ok(()) => {}
        Err(stop) if stop.is_budget() => return Err(stop),
        Err(_) => {
            cx.vm.request = None;
            return Ok(Value::FALSE);
        }
    }
    if !best_key.is_undef() {
        *cx.vm.heap.list_mut(so_far) = vec![best, best_key];
    }
    Ok(Value::bool(items.len() == PART))
}

/// What is asked.
pub enum Leaf<'a> {
    /// A native that has no effect, and what it gets in front of the item.
    Native(u32, Value),
    /// An item or an attribute.
    Get(Getter),
    /// A function that may be one, where it begins, and what it gets in front of the item.
    Function { function: u32, unit: &'a Unit, known: Option<Known<'a>>, start: usize, own: Value, read: Option<Getter> },
}

/// The caches of the sites of a function, and those that all sites share.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    sites: &'a [Cell<Cache>],
    caches: &'a Caches,
}

impl<'a> Leaf<'a> {
    fn of(cx: &mut Cx<'a>, callable: Value, arguments: usize) -> Option<Leaf<'a>> {
        if let Some((index, own)) = native_of(cx.vm, callable) {
            return is_asked(cx.vm, index).then_some(Leaf::Native(index, own));
        }
        if let (1, Some(getter)) = (arguments, getter_of(cx.vm, callable)) {
            return Some(Leaf::Get(getter));
        }
        let (function, own) = function_of(cx.vm, callable)?;
        if cx.frames.len() >= cx.vm.recursion_limit {
            return None;
        }
        let number = cx.vm.heap.function(function).unit;
        let known = Known { sites: cx.caches.of(number, cx.units), caches: cx.caches };
        Leaf::function(cx.vm, function, own, cx.units.get(number), Some(known), arguments)
    }

    /// A function whose code is small enough.
    pub(super) fn function(
        vm: &Vm,
        function: u32,
        own: Value,
        unit: &'a Unit,
        known: Option<Known<'a>>,
        arguments: usize,
    ) -> Option<Leaf<'a>> {
        let start = start_of(vm, function, own, unit, arguments)?;
        // An attribute is found faster by what its site has seen, where that is known.
        let read = Getter::of_code(unit, start).filter(|read| own.is_undef() && (known.is_none() || matches!(read, Getter::Item(_))));
        Some(Leaf::Function { function, unit, known, start, own, read })
    }

    /// What it gives for these arguments; `None` when it takes a frame to know.
    pub fn of_arguments(&self, vm: &mut Vm, args: &[Value]) -> Option<Value> {
        match *self {
            Leaf::Native(native, own) => native_value(vm, native, own, args),
            Leaf::Get(getter) => getter.get(vm, *args.first()?),
            Leaf::Function { read: Some(read), .. } => read.get(vm, *args.first()?),
            Leaf::Function { function, unit, known, start, own, .. } => {
                placed(vm, unit, known, function, own, start, args)
            }
        }
    }
}

/// What a native without effects gives, when it can tell; `own` is in front of the arguments, if it is bound.
pub(super) fn native_value(vm: &mut Vm, native: u32, own: Value, args: &[Value]) -> Option<Value> {
    let first = !own.is_undef() as usize;
    if let Some(which) = gathers(vm, native) {
        return if first == 0 { gather::of_rows(vm, which, args) } else { None };
    }
    // What a named tuple is made by: of a tuple it has no effect but the new object.
    if let (Inlined::TupleNew, &[class, items]) = (vm.directs[native as usize].inlined, args)
        && class.is_kind(Kind::Class)
        && items.is_kind(Kind::Tuple)
    {
        let result = (vm.natives[native as usize].direct?.function)(vm, args);
        return vm.done_natively(result).ok()?;
    }
    let mut all = [Value::UNDEF; REGISTERS];
    all[0] = own;
    let n = first + args.len();
    if !quick::place_just_made(all.get_mut(first..n)?, args) {
        return None;
    }
    let info = &vm.natives[native as usize];
    if let Code::Plain(f) = info.def.code
        && info.pure
        && info.varargs
        && info.n_params == 0
        && !info.varkw
    {
        let result = f(vm, &all[..n]);
        return vm.done_natively(result).ok()?;
    }
    let direct = info.direct.filter(|_| info.pure)?;
    let (least, most) = (direct.least as usize, direct.most as usize);
    if !(least..=most).contains(&n) || most > REGISTERS {
        return None;
    }
    let result = (direct.function)(vm, &all[..most]);
    vm.done_natively(result).ok()?
}

/// A number or a string as another class has it, for `str(x)`, `int(x)` and `float(x)`.
#[inline(never)]
fn converted(vm: &mut Vm, class: Value, arg: Value) -> Option<Value> {
    let is_one = class.same(classes::STR) || class.same(classes::INT) || class.same(classes::FLOAT);
    if !is_one || !matches!(arg.kind(), Kind::Str | Kind::Int | Kind::Float | Kind::Bool) {
        return None;
    }
    let Construct::Native(index) = vm.class(class).construct else { return None };
    let direct = *vm.directs.get(index as usize)?;
    let mut all = [Value::UNDEF; REGISTERS];
    all[0] = arg;
    let result = (direct.function)(vm, all.get(..usize::from(direct.most))?);
    vm.done_natively(result).ok()?
}

/// Runs a function on registers of its own; `None` at what takes more than this.
#[inline(never)]
fn run(
    vm: &mut Vm,
    unit: &Unit,
    caches: Option<Known<'_>>,
    start: usize,
    registers: &mut [Value; REGISTERS],
    made: &mut Made,
) -> Option<Value> {
    let mut pc = start;
    // The tuple that is compared with one at the end, which is where that is made.
    let mut row = Row { values: [Value::UNDEF; Row::MOST], which: C::Lt, dst: 0, end: usize::MAX };
    for _ in 0..STEPS {
        let op = *unit.code.ops.get(pc)?;
        pc += 1;
        macro_rules! r {
            ($at:expr) => {
                *registers.get($at.0 as usize)?
            };
        }
        macro_rules! w {
            ($at:expr, $value:expr) => {{
                let value = $value;
                *registers.get_mut($at.0 as usize)? = value;
            }};
        }
        macro_rules! jump {
            ($to:expr, $when:expr) => {
                if $when {
                    // Only forward: a loop is no small function.
                    pc += usize::try_from($to.0).ok()?;
                }
            };
        }
        macro_rules! number {
            ($dst:expr, $a:expr, $b:expr, $ints:expr, $which:expr) => {{
                let (a, b) = ($a, $b);
                w!($dst, match $ints(a, b) {
                    Some(value) => value,
                    None => arith::quick(vm, $which, a, b)?,
                })
            }};
        }
        // The same of integers or floats.
        macro_rules! arithmetic {
            ($dst:expr, $a:expr, $b:expr, $ints:path, $op:tt, $which:expr) => {{
                let (a, b) = ($a, $b);
                match $ints(a, b) {
                    Some(value) => w!($dst, value),
                    None => match Value::of_floats(a, b, |x, y| x $op y) {
                        Some(value) => w!($dst, value),
                        None => w!($dst, arith::quick(vm, $which, a, b)?),
                    },
                }
            }};
        }
        match op {
            Op::Move { dst, src } => w!(dst, r!(src)),
            Op::Moves { dst, src, next, from } => {
                w!(dst, r!(src));
                w!(next, r!(from));
            }
            Op::LoadConst { dst, index } => w!(dst, *unit.constants.get(index.0 as usize)?),
            Op::LoadInt { dst, value } => w!(dst, Value::small(value.0)),
            Op::LoadNone { dst } => w!(dst, Value::NONE),
            Op::LoadBool { dst, value } => w!(dst, Value::bool(value.0 != 0)),
            Op::LoadGlobal { dst, site } => {
                let cache = caches.and_then(|known| known.sites.get(site.0 as usize));
                let known = cache.and_then(|cache| globals::known(vm, unit.globals, cache));
                w!(dst, known.or_else(|| global(vm, unit, site))?)
            }
            Op::GetAttr { dst, obj, site } => {
                let object = r!(obj);
                let in_slot = caches.and_then(|known| {
                    attr::in_slot(vm, known.caches, object, known.sites.get(site.0 as usize)?)
                });
                w!(dst, in_slot.or_else(|| attribute(vm, object, name(unit, site)?))?)
            }
            Op::GetItem { dst, obj, key } => w!(dst, item::plain(vm, r!(obj), r!(key))?),
            Op::GetItemInt { dst, obj, index } => w!(dst, item::plain(vm, r!(obj), Value::small(index.0))?),
            Op::GetItemConst { dst, obj, key, .. } => {
                w!(dst, item::plain(vm, r!(obj), *unit.constants.get(key.0 as usize)?)?)
            }
            Op::LoadMethod { dst, obj, site } | Op::LoadMethodToCall { dst, obj, site } => {
                let object = r!(obj);
                if !matches!(object.kind(), Kind::Str | Kind::Dict) {
                    return None;
                }
                let class = vm.class_of(object);
                w!(dst, vm.lookup(class, name(unit, site)?)?);
                *registers.get_mut(dst.0 as usize + 1)? = object;
            }
            Op::Call { dst, f, n, last } => {
                *registers.get_mut(f.0 as usize + n.0 as usize)? = r!(last);
                let first = f.0 as usize + 1;
                let args = registers.get(first..first + n.0 as usize)?;
                match r!(f).is(Kind::Native) {
                    Some(native) => {
                        let value = native_value(vm, native, Value::UNDEF, args)?;
                        if value.is_kind(Kind::Instance) {
                            made.are_held();
                        }
                        w!(dst, value)
                    }
                    None if r!(f).same(classes::TYPE) && args.len() == 1 => w!(dst, vm.class_of(decided(args[0])?)),
                    None => match *args {
                        [arg] => w!(dst, converted(vm, r!(f), arg)?),
                        _ => return None,
                    },
                }
            }
            Op::CallMethod { dst, f, n, last } => {
                *registers.get_mut(f.0 as usize + n.0 as usize + 1)? = r!(last);
                let first = f.0 as usize + 1;
                let native = r!(f).is(Kind::Native)?;
                let args = registers.get(first..first + 1 + n.0 as usize)?;
                if args[0].is_undef() {
                    return None;
                }
                w!(dst, native_value(vm, native, Value::UNDEF, args)?);
            }
            Op::Add { dst, a, b, .. } => arithmetic!(dst, r!(a), r!(b), Value::add_ints, +, A::Add),
            Op::Sub { dst, a, b, .. } => arithmetic!(dst, r!(a), r!(b), Value::sub_ints, -, A::Sub),
            Op::Mul { dst, a, b, .. } => arithmetic!(dst, r!(a), r!(b), Value::mul_ints, *, A::Mul),
            Op::AddInt { dst, a, value, .. } => number!(dst, r!(a), Value::small(value.0), Value::add_ints, A::Add),
            Op::SubInt { dst, a, value, .. } => number!(dst, r!(a), Value::small(value.0), Value::sub_ints, A::Sub),
            Op::MulInt { dst, a, value, .. } => number!(dst, r!(a), Value::small(value.0), Value::mul_ints, A::Mul),
            Op::Mod { dst, a, b, .. } => number!(dst, r!(a), r!(b), modulo, A::Mod),
            Op::ModInt { dst, a, value, .. } => number!(dst, r!(a), Value::small(value.0), modulo, A::Mod),
            Op::FloorDiv { dst, a, b, .. } => number!(dst, r!(a), r!(b), floor_div, A::FloorDiv),
            Op::FloorDivInt { dst, a, value, .. } => {
                number!(dst, r!(a), Value::small(value.0), floor_div, A::FloorDiv)
            }
            Op::Div { dst, a, b, .. } => match Value::numbers(r!(a), r!(b)) {
                Some((x, y)) if y != 0.0 => w!(dst, Value::float(x / y)),
                _ => return None,
            },
            Op::Neg { dst, src } => {
                let value = r!(src);
                w!(dst, match value.as_float() {
                    Some(float) => Value::float(-float),
                    None => Value::sub_ints(Value::small(0), value)?,
                })
            }
            Op::LoadCell { dst, cell, .. } => w!(dst, vm.heap.cell(r!(cell).is(Kind::Cell)?).0.given()?),
            Op::Is { dst, a, b } => w!(dst, Value::bool(decided(r!(a))?.same(decided(r!(b))?))),
            Op::IsNot { dst, a, b } => w!(dst, Value::bool(!decided(r!(a))?.same(decided(r!(b))?))),
            Op::In { dst, item, container } => {
                w!(dst, Value::bool(contains(vm, r!(container), r!(item))?))
            }
            Op::NotIn { dst, item, container } => {
                w!(dst, Value::bool(!contains(vm, r!(container), r!(item))?))
            }
            Op::Not { dst, src } => w!(dst, Value::bool(!vm.truth(r!(src)).ok()?)),
            Op::Lt { dst, a, b } => w!(dst, Value::bool(order(vm, C::Lt, r!(a), r!(b))?)),
            Op::Le { dst, a, b } => w!(dst, Value::bool(order(vm, C::Le, r!(a), r!(b))?)),
            Op::Eq { dst, a, b } => w!(dst, Value::bool(equal(vm, r!(a), r!(b))?)),
            Op::Ne { dst, a, b } => w!(dst, Value::bool(!equal(vm, r!(a), r!(b))?)),
            Op::Gt { dst, a, b } => w!(dst, Value::bool(order(vm, C::Gt, r!(a), r!(b))?)),
            Op::Ge { dst, a, b } => w!(dst, Value::bool(order(vm, C::Ge, r!(a), r!(b))?)),
            Op::Jump { to } => jump!(to, true),
            Op::JumpIf { src, to } => jump!(to, vm.truth(r!(src)).ok()?),
            Op::JumpIfNot { src, to } => jump!(to, !vm.truth(r!(src)).ok()?),
            Op::JumpIfNotNone { src, to } => jump!(to, !decided(r!(src))?.is_none()),
            Op::JumpIfNone { src, to } => jump!(to, decided(r!(src))?.is_none()),
            Op::JumpIfIs { a, b, to } => jump!(to, decided(r!(a))?.same(decided(r!(b))?)),
            Op::JumpIfIsNot { a, b, to } => jump!(to, !decided(r!(a))?.same(decided(r!(b))?)),
            Op::JumpIfLt { a, b, to } => jump!(to, order(vm, C::Lt, r!(a), r!(b))?),
            Op::JumpIfLe { a, b, to } => jump!(to, order(vm, C::Le, r!(a), r!(b))?),
            Op::JumpIfEq { a, b, to } => jump!(to, equal(vm, r!(a), r!(b))?),
            Op::JumpIfNe { a, b, to } => jump!(to, !equal(vm, r!(a), r!(b))?),
            Op::JumpIfGt { a, b, to } => jump!(to, order(vm, C::Gt, r!(a), r!(b))?),
            Op::JumpIfGe { a, b, to } => jump!(to, order(vm, C::Ge, r!(a), r!(b))?),
            Op::JumpIfNotLt { a, b, to } => jump!(to, !order(vm, C::Lt, r!(a), r!(b))?),
            Op::JumpIfNotLe { a, b, to } => jump!(to, !order(vm, C::Le, r!(a), r!(b))?),
            Op::JumpIfNotEq { a, b, to } => jump!(to, !equal(vm, r!(a), r!(b))?),
            Op::JumpIfNotNe { a, b, to } => jump!(to, equal(vm, r!(a), r!(b))?),
            Op::JumpIfNotGt { a, b, to } => jump!(to, !order(vm, C::Gt, r!(a), r!(b))?),
            Op::JumpIfNotGe { a, b, to } => jump!(to, !order(vm, C::Ge, r!(a), r!(b))?),
            Op::JumpIfLtInt { a, value, to } => jump!(to, with_int(vm, C::Lt, r!(a), value)?),
            Op::JumpIfLeInt { a, value, to } => jump!(to, with_int(vm, C::Le, r!(a), value)?),
            Op::JumpIfEqInt { a, value, to } => jump!(to, with_int(vm, C::Eq, r!(a), value)?),
            Op::JumpIfNeInt { a, value, to } => jump!(to, with_int(vm, C::Ne, r!(a), value)?),
            Op::JumpIfGtInt { a, value, to } => jump!(to, with_int(vm, C::Gt, r!(a), value)?),
            Op::JumpIfGeInt { a, value, to } => jump!(to, with_int(vm, C::Ge, r!(a), value)?),
            Op::JumpIfNotLtInt { a, value, to } => jump!(to, !with_int(vm, C::Lt, r!(a), value)?),
            Op::JumpIfNotLeInt { a, value, to } => jump!(to, !with_int(vm, C::Le, r!(a), value)?),
            Op::JumpIfNotEqInt { a, value, to } => jump!(to, !with_int(vm, C::Eq, r!(a), value)?),
            Op::JumpIfNotNeInt { a, value, to } => jump!(to, !with_int(vm, C::Ne, r!(a), value)?),
            Op::JumpIfNotGtInt { a, value, to } => jump!(to, !with_int(vm, C::Gt, r!(a), value)?),
            Op::JumpIfNotGeInt { a, value, to } => jump!(to, !with_int(vm, C::Ge, r!(a), value)?),
            Op::JumpIfEqConst { a, index, to } => {
                jump!(to, compare::quick(vm, C::Eq, r!(a), *unit.constants.get(index.0 as usize)?)?)
            }
            Op::JumpIfNotEqConst { a, index, to } => {
                jump!(to, !compare::quick(vm, C::Eq, r!(a), *unit.constants.get(index.0 as usize)?)?)
            }
            Op::BuildTuple { dst, start, n } => {
                let (from, n) = (start.0 as usize, n.0 as usize);
                let items = registers.get(from..from + n)?;
                if let Some(which) = compared(&unit.code.ops, pc, dst.0, n) {
                    row.values.get_mut(..n)?.copy_from_slice(items);
                    (row.which, row.dst, row.end) = (which, dst.0, pc + n + 1);
                    continue;
                }
                if pc == row.end {
                    let first = row.values.get(..n)?;
                    if let Some(truth) = compare::quick_items(vm, row.which, first, items) {
                        return Some(Value::bool(truth));
                    }
                    let tuple = vm.heap.new_tuple(first);
                    made.add(tuple);
                    *registers.get_mut(row.dst as usize)? = tuple;
                }
                let tuple = vm.heap.new_tuple(registers.get(from..from + n)?);
                made.add(tuple);
                w!(dst, tuple);
            }
            Op::Return { src } => return Some(r!(src)),
            Op::ReturnNone {} => return Some(Value::NONE),
            _ => return None,
        }
    }
    None
}

/// A value that is there already.
pub(super) fn decided(value: Value) -> Option<Value> {
    (!value.is_kind(Kind::Pending)).then_some(value)
}

/// `a == b`, where that takes no code of a guest's.
fn equal(vm: &mut Vm, a: Value, b: Value) -> Option<bool> {
    order(vm, C::Eq, a, b).or_else(|| vm.equal(a, b).ok())
}

/// `item in container`, where that changes nothing: an iterator would be used up.
fn contains(vm: &mut Vm, container: Value, item: Value) -> Option<bool> {
    use Kind::{Dict, FrozenSet, List, Range, Set, Str, Tuple};
    match container.kind() {
        Str | Tuple | List | Dict | Set | FrozenSet | Range => crate::types::contains(vm, container, item).ok(),
        _ => None,
    }
}

fn with_int(vm: &Vm, which: C, value: Value, int: Imm) -> Option<bool> {
    order(vm, which, value, Value::small(int.0 as i32))
}

/// A comparison that takes no code of a guest's.
#[inline(always)]
fn order(vm: &Vm, which: C, a: Value, b: Value) -> Option<bool> {
    match Value::ints(a, b) {
        Some((x, y)) => Some(which.holds(x.cmp(&y))),
        None => compare::quick(vm, which, a, b),
    }
}

fn modulo(a: Value, b: Value) -> Option<Value> {
    let (x, y) = Value::ints(a, b)?;
    arith::modulo(x, y)
}

fn floor_div(a: Value, b: Value) -> Option<Value> {
    let (x, y) = Value::ints(a, b)?;
    arith::floor_div(x, y)
}
