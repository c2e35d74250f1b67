//! Builtins that go through a generator: `sum`, `list`, `any`, `min` and their like.
//!
//! The frame of the generator stands on that of the caller, with the action [`Action::Collect`] and a list that is the state
//! of the builtin. What the generator yields goes into that state at once, and the generator goes on: no frame is left and
//! none is entered. When an item takes more (a sum of other than numbers, a hash in Python), or is the last one that is
//! wanted, the generator is suspended as at any `yield`, and a function of the prelude does the rest.
//!
//! Most generator expressions need none of it: they run where they stand (the compiler's `inlined`). [`add`] and [`total`] are what
//! those leave to be done for `sum`.

use hognose_bytecode::{Jump, Src};

use super::call::{self, Callee};
use super::{CompareWhich, Cx, Flow, gens, sole};
use crate::builtins::iteration::Adder;
use crate::classes;
use crate::frame::Action;
use crate::names;
use crate::num::sums::CompensatedSum;
use crate::objects::*;
use crate::stop::Stop;
use crate::value::{Kind, Value};
use crate::vm::{Input, Vm};

/// What is done with the items. The number is the first item of the state; the generator is the second one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Collect {
    /// Added up: the total, and the two parts of a sum of floats.
    Sum,
    /// Put into a list: that, and a function of the prelude that makes the result of it, with its further arguments; or
    /// `None` when the list is the result, `False` when there is none.
    List,
    /// The same with a set.
    Set,
    /// Pairs, put into a dict: that, and how many there were.
    Dict,
    /// Searched for a true one.
    Any,
    /// Searched for a false one.
    All,
    /// The least one: a tuple of what is given when there is none, or `None`; the best one so far, once there is one.
    Min,
    /// The greatest one, as `Min`.
    Max,
    /// Counted in a dict: that, the mapping that has it, and the native.
    Count,
    /// Put into a list, as long as they are numbers of the usual sizes: that, the native, which takes a list as well, and what they
    /// stay below, or `None`.
    Numbers,
}

impl Collect {
    /// All of them, by number.
    const ALL: [Collect; 10] = [Sum, List, Set, Dict, Any, All, Min, Max, Count, Numbers];
}

use Collect::{All, Any, Count, Dict, List, Max, Min, Numbers, Set, Sum};

/// Where the parts of a state are.
const GENERATOR: usize = 1;
const TARGET: usize = 2;
const THEN: usize = 3;

/// A native that goes through its argument, as it does so with a generator.
#[derive(Clone, Copy, Debug)]
pub struct Collector {
    how: Collect,
    /// The argument.
    at: usize,
    /// What makes the result, of the items and of the other arguments.
    then: &'static str,
}

impl Collector {
    /// Whether it makes bytes of numbers.
    fn is_of_bytes(&self) -> bool {
        self.how == Numbers && self.then.starts_with("byte")
    }
}

/// In place of a function: the items go to the object whose method it is, and there is no result.
const SELF: &str = "self";

/// How a native goes through a generator, if it is one that can be left to this.
#[inline(never)]
pub fn collector(owner: &str, name: &str) -> Option<Collector> {
    let (how, at, then) = match (owner, name) {
        ("builtins", "sum") => (Sum, 0, ""),
        ("builtins", "any") => (Any, 0, ""),
        ("builtins", "all") => (All, 0, ""),
        ("builtins", "min") => (Min, 0, ""),
        ("builtins", "max") => (Max, 0, ""),
        ("builtins", "sorted") => (List, 0, "sorted_items"),
        ("list", "make") => (List, 0, ""),
        ("tuple", "make") => (List, 0, "tuple_of_items"),
        ("str", "join") => (List, 1, "text_of_items"),
        ("bytes", "join") => (List, 1, "bytes_of_items"),
        ("bytearray", "join") => (List, 1, "bytearray_of_items"),
        ("bytes", "make") => (Numbers, 0, "bytes_of_numbers"),
        ("bytearray", "make") => (Numbers, 0, "bytearray_of_numbers"),
        ("math", "fsum") => (Numbers, 0, "sum_of_numbers"),
        ("math", "prod") => (Numbers, 0, "product_of_numbers"),
        ("set", "make") => (Set, 0, ""),
        ("frozenset", "make") | ("_vm", "frozen_copy") => (Set, 0, "frozen_items"),
        ("dict", "make") => (Dict, 0, ""),
        ("list", "extend") => (List, 1, SELF),
        ("set", "update") => (Set, 1, SELF),
        ("_collections_native", "count_elements") => (Count, 1, ""),
        _ => return None,
    };
    Some(Collector { how, at, then })
}

/// Begins to go through a generator for a native that was called with it; `None` when that is not what it was called with.
#[inline(never)]
pub fn begin(cx: &mut Cx<'_>, to: Callee, args: &[Value], kwargs: &[(Value, Value)]) -> Option<Flow> {
    let collector = cx.vm.natives[to.callee.handle() as usize].collector()?;
    let generator = *args.get(collector.at)?;
    if generator.is_kind(Kind::Instance) {
        // Whoever makes bytes asks an object for other things before its items.
        if collector.is_of_bytes() {
            return None;
        }
        return begin_with_instance(cx, to, collector, args, kwargs);
    }
    let object = cx.vm.heap.generator(generator.is(Kind::Gen)?);
    if object.flavour != GenFlavour::Generator || to.action != Action::Store {
        return None;
    }
    let state = cx.vm.heap.new_list_for(6);
    macro_rules! keep {
        ($values:expr) => {
            cx.vm.heap.made_list_mut(state).extend($values)
        };
    }
    keep!([Value::small(collector.how as i32), generator]);
    let only = args.len() == 1 && kwargs.is_empty();
    match collector.how {
        Sum => {
            let start = match (args, kwargs) {
                ([_], []) => Value::small(0),
                ([_, start], []) => *start,
                _ => return None,
            };
            if !matches!(start.kind(), Kind::Int | Kind::Bool | Kind::Wide | Kind::Big | Kind::Float) {
                return None;
            }
            keep!(Adder::new(start).parts());
        }
        Any | All if only => {}
        Min | Max if args.len() == 1 => {
            let default = match kwargs {
                [] => Value::NONE,
                [(name, default)] if cx.vm.show(*name) == "default" => cx.vm.heap.new_tuple([*default]),
                _ => return None,
            };
            keep!([default]);
        }
        List if collector.then == "sorted_items" && args.len() == 1 => {
            let items = cx.vm.heap.new_list(Vec::new());
            let function = cx.vm.image.prelude(collector.then);
            keep!([items, function, Value::NONE, Value::FALSE]);
            for (name, value) in kwargs {
                let at = match cx.vm.show(*name).as_str() {
                    "key" => THEN + 1,
                    "reverse" => THEN + 2,
                    _ => return None,
                };
                cx.vm.heap.made_list_mut(state)[at] = *value;
            }
        }
        List | Set if kwargs.is_empty() && args.len() == collector.at + 1 => {
            let items = match collector.how {
                how if collector.then == SELF => {
                    let kind = if how == List { Kind::List } else { Kind::Set };
                    Value::new(kind, cx.vm.as_kind(args[0], kind)?)
                }
                List => cx.vm.heap.new_list(Vec::new()),
                _ => cx.vm.heap.new_set(SetObj::default()),
            };
            let then = match collector.then {
                SELF => Value::FALSE,
                "" => Value::NONE,
                // A set that nobody else sees becomes the frozen one as it is.
                "frozen_items" => crate::native::find("_vm.frozen_copy").unwrap_or(to.callee),
                // The native itself, which takes a list as well.
                _ => to.callee,
            };
            keep!([items, then]);
            keep!(&args[..collector.at]);
        }
        Numbers if only => {
            let items = cx.vm.heap.new_list(Vec::new());
            keep!([items, to.callee, if collector.is_of_bytes() { Value::small(256) } else { Value::NONE }]);
        }
        Count if kwargs.is_empty() && args.len() == 2 => {
            let counts = counts_of(cx.vm, args[0])?;
            keep!([Value::new(Kind::Dict, counts), args[0], to.callee]);
        }
        Dict if only => {
            let dict = cx.vm.heap.new_dict(DictObj::default());
            keep!([dict, Value::small(0)]);
        }
        _ => return None,
    }
    let to = Callee::with(Value::UNDEF, Action::Collect, to.dst, state);
    Some(gens::resume(cx, to, generator, Input::Send(Value::NONE)))
}

/// The same for an instance whose iterator is known without a frame: it stands in the place of the instance then.
fn begin_with_instance(
    cx: &mut Cx<'_>,
    to: Callee,
    collector: Collector,
    args: &[Value],
    kwargs: &[(Value, Value)],
) -> Option<Flow> {
    let object = args[collector.at];
    // A generator that is left early is closed by whoever made it for himself.
    let may_end_early = matches!(collector.how, Any | All);
    if to.action != Action::Store || may_end_early || collector.how == Dict {
        return None;
    }
    // Whoever fills a list asks for the length first; tuples and sets do not.
    let asks = collector.how == List && collector.then != "tuple_of_items";
    if asks && !length_is_known(cx, object) {
        return None;
    }
    let iterator = super::iterate::of_instance(cx, object)?;
    let mut args = args.to_vec();
    args[collector.at] = iterator;
    match iterator.kind() {
        Kind::Gen => begin(cx, to, &args, kwargs),
        _ => Some(super::native_call::native(cx, to, args, kwargs.to_vec())),
    }
}

/// Whether nobody can tell if the length of an object is asked for.
fn length_is_known(cx: &mut Cx<'_>, object: Value) -> bool {
    let class = cx.vm.class_of(object);
    let is_guests = |method: &Value| !method.is_kind(Kind::Native);
    if cx.vm.lookup(class, names::LENGTH_HINT).is_some() {
        return false;
    }
    match cx.vm.lookup(class, names::LEN).filter(is_guests) {
        None => true,
        Some(method) => {
            let length = super::leaf::value(cx.vm, method, &[object]).ok().flatten();
            length.and_then(Value::as_int).is_some_and(|n| n >= 0)
        }
    }
}

/// What a state does with the items.
fn how(vm: &Vm, state: Value) -> Option<Collect> {
    let number = vm.heap.list(state.is(Kind::List)?).first()?.as_int()?;
    Collect::ALL.get(usize::try_from(number).ok()?).copied()
}

/// The dict of a mapping that gets and sets its items as a dict does.
fn counts_of(vm: &mut Vm, mapping: Value) -> Option<u32> {
    let class = vm.class_of(mapping);
    let get = vm.intern("get");
    for name in [get, crate::names::SETITEM] {
        let native = vm.lookup(class, name)?.is(Kind::Native)?;
        let table = vm.natives[native as usize].table;
        if !table.methods || table.owner != "dict" {
            return None;
        }
    }
    vm.as_kind(mapping, Kind::Dict)
}

/// Counts an item; whether it did.
fn count(vm: &mut Vm, counts: u32, item: Value) -> bool {
    let Ok(hash) = vm.hash(item) else { return false };
    let Ok(at) = vm.dict_find(counts, item, hash) else { return false };
    let Some(at) = at else {
        vm.heap.dict_insert_new(counts, hash, item, Value::small(1));
        return true;
    };
    match Value::add_ints(vm.heap.dict(counts).entries[at].value, Value::small(1)) {
        Some(sum) => {
            vm.heap.dict_mut(counts).entries[at].value = sum;
            true
        }
        None => false,
    }
}

/// A part of a state; unbound when it is not there.
fn part(vm: &Vm, state: Value, at: usize) -> Value {
    state.is(Kind::List).and_then(|state| vm.heap.list(state).get(at).copied()).unwrap_or_default()
}

/// Takes an item that the generator yields; `false` when it has to be suspended, and then nothing has happened.
#[inline(never)]
pub fn item(vm: &mut Vm, state: Value, item: Value) -> bool {
    const SUM: Value = Value::small(Sum as i32);
    // What most programs go through generators for, without what the others need.
    if let Some(list) = vm.heap.lists.own_quiet(state, Kind::List)
        && let [how, _, total, sum, lost] = &mut list.items[..]
        && how.same(SUM)
        && added(total, sum, lost, item)
    {
        return true;
    }
    item_of_any(vm, state, item)
}

/// Adds a small integer to such ones, or a float to floats; whether it did.
#[inline(always)]
fn added(total: &mut Value, sum: &mut Value, lost: &mut Value, item: Value) -> bool {
    if sum.is_none() {
        return match Value::add_ints(*total, item) {
            Some(added) => {
                *total = added;
                true
            }
            None => false,
        };
    }
    let (Some((s, l)), Some(f)) = (Value::floats(*sum, *lost), item.as_float()) else { return false };
    let mut floats = CompensatedSum::from_parts(s, l);
    floats.add(f);
    let (s, l) = floats.parts();
    (*sum, *lost) = (Value::float(s), Value::float(l));
    true
}

/// Adds an item to a sum whose state is in registers, and jumps; goes on where that takes more than numbers.
pub fn add(cx: &mut Cx<'_>, sum: Src, item: Src, to: Jump) -> Flow {
    let mut parts = [0, 1, 2].map(|n| cx.reg(sum.0 + n));
    if parts[1].is_undef() {
        // What was once more than numbers is added by `+` from then on, unless integers have become a float by that.
        let begins = parts[2].is_none() && parts[0].as_float().is_some();
        parts = if begins { Adder::new(parts[0]).parts() } else { [parts[0], Value::UNDEF, Value::UNDEF] };
        if !begins {
            set_sum(cx, sum, parts);
            return Flow::Next;
        }
    }
    let mut adder = Adder::from_parts(parts);
    match adder.add(cx.vm, cx.reg(item.0)) {
        Ok(true) => {
            set_sum(cx, sum, adder.parts());
            cx.jump(to);
            Flow::Next
        }
        Ok(false) => Flow::Next,
        Err(stop) => stop.into(),
    }
}

/// The total of a sum whose state is in registers.
pub fn total(cx: &mut Cx<'_>, sum: Src) -> Flow {
    let parts = [0, 1, 2].map(|n| cx.reg(sum.0 + n));
    let were_floats = if parts[2].is_none() { Value::NONE } else { Value::UNDEF };
    set_sum(cx, sum, [Adder::from_parts(parts).total(), Value::UNDEF, were_floats]);
    Flow::Next
}

fn set_sum(cx: &mut Cx<'_>, sum: Src, parts: [Value; 3]) {
    for (at, part) in (sum.0..).zip(parts) {
        cx.set(at, part);
    }
}

/// As [`item`], for everything.
#[inline(never)]
fn item_of_any(vm: &mut Vm, state: Value, item: Value) -> bool {
    let Some(handle) = state.is(Kind::List) else { return false };
    let [how, _, parts @ ..] = &mut vm.heap.list_mut(handle)[..] else { return false };
    let taken = match (how.as_int().and_then(|how| Collect::ALL.get(how as usize)), parts) {
        (Some(Sum), [total, sum, lost]) => {
            if added(total, sum, lost, item) {
                return true;
            }
            let parts = [*total, *sum, *lost];
            sum_item(vm, handle, parts, item)
        }
        (Some(List), [list, ..]) => match list.is(Kind::List) {
            Some(list) => {
                vm.list_push(list, item);
                return true;
            }
            None => false,
        },
        (Some(Set), [set, ..]) => {
            let set = *set;
            set.is_kind(Kind::Set) && vm.set_add(set, item).is_ok()
        }
        (Some(Dict), [dict, n]) => match (dict.is(Kind::Dict), Value::add_ints(*n, Value::small(1))) {
            (Some(dict), Some(after)) => {
                let taken = pair(vm, dict, item);
                if taken {
                    vm.heap.list_mut(handle)[THEN] = after;
                }
                taken
            }
            _ => false,
        },
        (Some(Numbers), [list, _, below]) => match list.is(Kind::List) {
            Some(list) if is_number(item, *below) => {
                vm.list_push(list, item);
                return true;
            }
            _ => false,
        },
        (Some(Count), [counts, ..]) => match counts.is(Kind::Dict) {
            Some(counts) => count(vm, counts, item),
            None => false,
        },
        (Some(how @ (Any | All)), _) => match item.as_bool() {
            Some(truth) => truth == (*how == All),
            None => vm.truth(item) == Ok(*how == All),
        },
        (Some(how @ (Min | Max)), [_, best @ ..]) => match best {
            [] => {
                vm.heap.list_push(handle, item);
                return true;
            }
            [best, ..] => match Value::ints(item, *best) {
                Some((x, y)) => {
                    if if *how == Min { x < y } else { x > y } {
                        *best = item;
                    }
                    return true;
                }
                None => {
                    let best = *best;
                    extreme_item(vm, handle, *how, best, item)
                }
            },
        },
        _ => false,
    };
    vm.request = None;
    taken
}

/// Whether an item is a number that a native takes out of a list as it would out of a generator: nothing goes wrong before the end.
fn is_number(item: Value, below: Value) -> bool {
    match (item.as_int(), item.as_float(), below.as_int()) {
        (Some(n), _, Some(below)) => (0..below).contains(&n),
        (Some(_), _, None) => true,
        // Sums of these are finite.
        (None, Some(f), None) => f.abs() < 1e280,
        _ => false,
    }
}

/// Adds what is more than a small integer, or a float to floats.
fn sum_item(vm: &mut Vm, state: u32, parts: [Value; 3], item: Value) -> bool {
    let mut adder = Adder::from_parts(parts);
    // What has become of the sum counts also when this item is none for it.
    let added = adder.add(vm, item);
    vm.heap.list_mut(state)[TARGET..].copy_from_slice(&adder.parts());
    matches!(added, Ok(true))
}

fn pair(vm: &mut Vm, dict: u32, item: Value) -> bool {
    let parts = match item.kind() {
        Kind::Tuple => vm.heap.tuple(item.handle()),
        Kind::List => vm.heap.list(item.handle()),
        _ => return false,
    };
    let [key, value] = *parts else { return false };
    vm.dict_set(dict, key, value).is_ok()
}

fn extreme_item(vm: &mut Vm, state: u32, how: Collect, best: Value, item: Value) -> bool {
    let which = if how == Min { CompareWhich::Lt } else { CompareWhich::Gt };
    let at_once = crate::builtins::iteration::better_at_once(vm, item, best, which);
    match at_once.map_or_else(|| vm.order(item, best, which), |better| Ok(Some(better))) {
        Ok(Some(better)) => {
            if better {
                vm.heap.list_mut(state)[THEN] = item;
            }
            true
        }
        _ => false,
    }
}

/// The generator was suspended with an item that [`item`] has left alone.
pub fn suspended(cx: &mut Cx<'_>, dst: u8, state: Value, item: Value) -> Flow {
    let Some(how) = how(cx.vm, state) else { return damaged(cx) };
    let (generator, target) = (part(cx.vm, state, GENERATOR), part(cx.vm, state, TARGET));
    let (function, args) = match how {
        Sum => {
            let parts = [2, 3, 4].map(|at| part(cx.vm, state, at));
            ("sum_from", vec![Adder::from_parts(parts).total(), item, generator])
        }
        Any | All => {
            let found = how == Any;
            if cx.vm.truth(item) == Ok(found)
                && generator.is_kind(Kind::Gen)
                && !sole::may_tell(cx, generator)
            {
                cx.set(dst, Value::bool(found));
                return Flow::Next;
            }
            cx.vm.request = None;
            (if found { "any_from" } else { "all_from" }, vec![item, generator])
        }
        Min => ("min_from", vec![part(cx.vm, state, THEN), item, generator]),
        Max => ("max_from", vec![part(cx.vm, state, THEN), item, generator]),
        Set => ("set_from_item", vec![target, item, generator, part(cx.vm, state, THEN)]),
        Dict => ("dict_from_item", vec![target, part(cx.vm, state, THEN), item, generator]),
        Count => {
            let (mapping, native) = (part(cx.vm, state, THEN), part(cx.vm, state, THEN + 1));
            let Some(twin) = native.is(Kind::Native).and_then(|_| cx.vm.image.twin(native)) else { return damaged(cx) };
            ("count_on", vec![twin, mapping, item, generator])
        }
        Numbers => {
            let native = part(cx.vm, state, THEN);
            let Some(twin) = native.is(Kind::Native).and_then(|_| cx.vm.image.twin(native)) else { return damaged(cx) };
            ("numbers_from_item", vec![twin, target, item, generator])
        }
        List => return damaged(cx),
    };
    let function = cx.vm.image.prelude(function);
    call::invoke_with(cx, Callee::store(function, dst), &args)
}

/// The generator has ended.
pub fn ended(cx: &mut Cx<'_>, dst: u8, state: Value) -> Flow {
    let Some(how) = how(cx.vm, state) else { return damaged(cx) };
    let target = part(cx.vm, state, TARGET);
    let result = match how {
        Sum => Adder::from_parts([target, part(cx.vm, state, 3), part(cx.vm, state, 4)]).total(),
        Any | All => Value::bool(how == All),
        Min | Max => match part(cx.vm, state, THEN).given() {
            Some(best) => best,
            None if target.is_kind(Kind::Tuple) => {
                cx.vm.heap.tuple(target.handle()).first().copied().unwrap_or(Value::NONE)
            }
            None => {
                let name = if how == Min { "min" } else { "max" };
                return cx.vm.value_error(format!("{name}() iterable argument is empty")).into();
            }
        },
        Dict => target,
        Count => Value::NONE,
        List | Set | Numbers => {
            let mut function = part(cx.vm, state, THEN);
            let further = state.is(Kind::List).and_then(|state| cx.vm.heap.list(state).get(THEN + 1..));
            let further = if how == Numbers { Vec::new() } else { further.unwrap_or_default().to_vec() };
            if let Some(native) = function.is(Kind::Native) {
                let info = &cx.vm.natives[native as usize];
                let Some(collector) = info.collector() else { return damaged(cx) };
                let args = [&further[..], &[target]].concat();
                // What goes wrong does so again in a function of the prelude: this instruction cannot begin anew.
                if let Some(Ok(value)) = super::native_call::of_few(cx.vm, native, &args) {
                    cx.set(dst, value);
                    return Flow::Next;
                }
                cx.vm.request = None;
                function = cx.vm.image.prelude(collector.then);
            }
            if function.is_kind(Kind::Function) {
                let args = [&[target][..], &further].concat();
                return call::invoke_with(cx, Callee::store(function, dst), &args);
            }
            if function.same(Value::FALSE) { Value::NONE } else { target }
        }
    };
    cx.set(dst, result);
    Flow::Next
}

#[cold]
fn damaged(cx: &mut Cx<'_>) -> Flow {
    let stop: Stop =
        cx.vm.raise(classes::SYSTEM_ERROR, "nothing is known of who collects the items of a generator");
    stop.into()
}
