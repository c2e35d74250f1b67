//! The arguments of a call, in the registers of the parameters: by position and by name, defaults, `*args` and `**kwargs`.
//!
//! Most of this is for functions that run where their arguments stand. The [`general`] binding is for what that leaves: many
//! parameters, parameters in a list, and all calls that are errors.

use super::{Cx, quick};
use crate::heap::EMPTY_TUPLE;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::unit::{Unit, Units};
use crate::value::{Kind, Value};
use crate::vm::Vm;
use crate::words;

/// How many parameters are put in order here.
const FEW: usize = 22;

/// How many arguments go into `**kwargs` here.
const FURTHER: usize = 8;

/// Puts arguments that stand at `first`, of which the last ones have these names (a tuple), in the order of the parameters of a
/// function; how many registers they fill then. `None`, and no effect, when that is not all there is to do.
pub fn bind(
    vm: &mut Vm,
    units: &Units,
    function: u32,
    registers: &mut [Value],
    first: usize,
    given: usize,
    names: Value,
) -> Option<u8> {
    if names.same(EMPTY_TUPLE)
        && let Some(n) = complete(vm, function, registers, first, given)
    {
        return Some(n);
    }
    let object = vm.heap.function(function);
    let unit = units.get(object.unit);
    let body = unit.body(object.body);
    let positional = body.params.positional as usize;
    let n_params = positional + body.params.keyword_only as usize;
    let (varargs, varkw) = (body.flags.varargs, body.flags.varkw);
    if body.flags.spilled || n_params > FEW {
        return None;
    }
    let names_given = vm.heap.tuple(names.is(Kind::Tuple)?);
    let by_position = given.checked_sub(names_given.len())?;
    if by_position > positional && !varargs {
        return None;
    }
    let (arguments, named) = registers.get(first..first + given)?.split_at(by_position);
    let taken = by_position.min(positional);
    let mut bound = [Value::UNDEF; FEW + 2];
    words::copy(bound.get_mut(..taken)?, arguments.get(..taken)?);

    let from = body.params.positional_only as usize;
    let (mut further, mut n_further) = ([Value::UNDEF; FURTHER], 0);
    // Most names stand in the order of the parameters.
    let mut expected = by_position;
    for (name, value) in names_given.iter().zip(named) {
        // Names are interned, so that identity nearly always decides; what it does not find is looked at again.
        let parameter = |at: usize| parameter(unit, &body.params.names, at);
        let at = if expected >= from && expected < n_params && parameter(expected).same(*name) {
            Some(expected)
        } else {
            (from..n_params).find(|at| parameter(*at).same(*name))
        };
        match at {
            Some(at) if bound[at].is_undef() => {
                bound[at] = *value;
                expected = at + 1;
            }
            None if varkw && !(from..n_params).any(|at| vm.same_text(parameter(at), *name)) => {
                *further.get_mut(n_further)? = *name;
                n_further += 1;
            }
            _ => return None,
        }
    }

    let defaults = match object.defaults.is(Kind::Tuple) {
        Some(handle) => vm.heap.tuple(handle),
        None => &[],
    };
    let before = positional.checked_sub(defaults.len())?;
    for (at, place) in bound.iter_mut().enumerate().take(n_params).skip(taken) {
        if place.is_undef() {
            *place = match at.checked_sub(before) {
                Some(at) if at < defaults.len() => defaults[at],
                _ if at < positional => return None,
                _ => keyword_default(vm, object.kwdefaults, at - positional, parameter(unit, &body.params.names, at))?,
            };
        }
    }

    let mut end = n_params;
    if varargs {
        bound[end] = match arguments.get(positional..) {
            Some(rest) if !rest.is_empty() => vm.heap.new_tuple(rest),
            _ => EMPTY_TUPLE,
        };
        end += 1;
    }
    if varkw {
        let dict = vm.heap.new_dict(DictObj::with_capacity(n_further));
        bound[end] = dict;
        end += 1;
        for name in further.get(..n_further)? {
            let names = vm.heap.tuple(names.handle());
            let at = names.iter().position(|known| known.same(*name))?;
            vm.dict_set_name(dict, *name, *named.get(at)?);
        }
    }
    words::copy(registers.get_mut(first..first + end)?, bound.get(..end)?);
    u8::try_from(end).ok()
}

/// As [`bind`] for a function that runs when it is called.
#[inline(never)]
pub fn plain(
    vm: &mut Vm,
    units: &Units,
    function: u32,
    registers: &mut [Value],
    first: usize,
    given: usize,
    names: Value,
) -> Option<u8> {
    let object = vm.heap.function(function);
    if usize::from(object.direct.arguments) <= ORDERED {
        // All parameters are positional: the most frequent ones.
        return match names.same(EMPTY_TUPLE) {
            true => complete(vm, function, registers, first, given),
            false => {
                let all = usize::from(object.direct.arguments);
                order(vm, units, function, registers, first, given, names, all)
            }
        };
    }
    let unit = units.get(object.unit);
    if !unit.entry(object.body).plain {
        return None;
    }
    let body = unit.body(object.body);
    if body.flags.varargs
        && !body.flags.spilled
        && body.params.positional == 0
        && body.params.keyword_only == 0
        && let Some(n) = gathered(vm, body.flags.varkw, registers, first, given, names)
    {
        return Some(n);
    }
    let all = usize::from(body.params.positional) + usize::from(body.params.keyword_only);
    if all <= ORDERED && !body.flags.varargs && !body.flags.varkw && !body.flags.spilled {
        return order(vm, units, function, registers, first, given, names, all);
    }
    bind(vm, units, function, registers, first, given, names)
}

/// The arguments of a function of `*args` alone, or `*args, **kwargs`, as decorators make them, of which few are named. `None`, and no
/// effect, when that is not all there is to do.
fn gathered(vm: &mut Vm, varkw: bool, registers: &mut [Value], first: usize, given: usize, names: Value) -> Option<u8> {
    let named = vm.heap.tuple(names.is(Kind::Tuple)?);
    if !varkw && !named.is_empty() {
        return None;
    }
    // No more of them, and different ones: names are interned.
    let are_few = named.len() <= DictObj::FEW && named.iter().enumerate().all(|(at, name)| named[..at].iter().all(|other| !other.same(*name)));
    let by_position = given.checked_sub(named.len()).filter(|_| are_few)?;
    let (positional, values) = registers.get(first..first + given)?.split_at(by_position);
    let options = match varkw {
        true if values.is_empty() => vm.heap.new_dict(DictObj::default()),
        true => quick::build_record(vm, names, values)?,
        false => Value::UNDEF,
    };
    let tuple = if positional.is_empty() { EMPTY_TUPLE } else { vm.heap.new_tuple(positional) };
    *registers.get_mut(first)? = tuple;
    if !varkw {
        return Some(1);
    }
    *registers.get_mut(first + 1)? = options;
    Some(2)
}

/// How many parameters [`order`] takes.
const ORDERED: usize = 8;

/// As [`bind`] for a function of few parameters, `wanted` in all, and no others: those given by position stay where they are.
#[expect(clippy::too_many_arguments, reason = "what `bind` takes, and what it has found out")]
fn order(
    vm: &Vm,
    units: &Units,
    function: u32,
    registers: &mut [Value],
    first: usize,
    given: usize,
    names: Value,
    wanted: usize,
) -> Option<u8> {
    let function = vm.heap.function(function);
    let names = vm.heap.tuple(names.is(Kind::Tuple)?);
    let by_position = given.checked_sub(names.len())?;
    let unit = units.get(function.unit);
    let params = &unit.body(function.body).params;
    let positional = usize::from(params.positional);
    if wanted > ORDERED || given > wanted || by_position > positional {
        return None;
    }
    let from = by_position.max(usize::from(params.positional_only));
    let named = registers.get(first + by_position..first + given)?;
    let mut bound = [Value::UNDEF; ORDERED];
    let mut expected = by_position;
    for (name, value) in names.iter().zip(named) {
        // Most names stand in the order of the parameters.
        let at = match expected >= from && parameter(unit, &params.names, expected).same(*name) {
            true => expected,
            false => (from..wanted).find(|at| parameter(unit, &params.names, *at).same(*name))?,
        };
        let place = bound.get_mut(at)?;
        if !place.is_undef() {
            return None;
        }
        *place = *value;
        expected = at + 1;
    }
    if given < wanted {
        let defaults = function.defaults.is(Kind::Tuple).map_or(&[][..], |defaults| vm.heap.tuple(defaults));
        let before = positional.checked_sub(defaults.len())?;
        for (at, place) in bound.iter_mut().enumerate().take(wanted).skip(by_position) {
            if !place.is_undef() {
                continue;
            }
            *place = match at.checked_sub(positional) {
                None => *defaults.get(at.checked_sub(before)?)?,
                Some(nth) => keyword_default(vm, function.kwdefaults, nth, parameter(unit, &params.names, at))?,
            };
        }
    }
    let to = registers.get_mut(first + by_position..first + wanted)?;
    words::copy(to, bound.get(by_position..)?);
    u8::try_from(wanted).ok()
}

/// The name of a parameter.
#[inline(always)]
fn parameter(unit: &Unit, names: &[u32], at: usize) -> Value {
    names.get(at).and_then(|name| unit.names.get(*name as usize)).copied().unwrap_or_default()
}

/// The default of the `nth` parameter that has to be named: they stand in the order of the parameters when each has one.
pub fn keyword_default(vm: &Vm, defaults: Value, nth: usize, name: Value) -> Option<Value> {
    match vm.heap.dict(defaults.is(Kind::Dict)?).entries.get(nth) {
        Some(entry) if entry.key.same(name) => Some(entry.value),
        _ => vm.dict_get_name(defaults, name),
    }
}

/// Puts defaults behind arguments that are all positional, of a function that takes nothing else.
#[inline]
fn complete(vm: &Vm, function: u32, registers: &mut [Value], first: usize, given: usize) -> Option<u8> {
    let function = vm.heap.function(function);
    let wanted = u8::try_from(function.direct.arguments).ok()?;
    let missing = usize::from(wanted).checked_sub(given)?;
    let defaults = vm.heap.tuple(function.defaults.is(Kind::Tuple)?);
    if defaults.len() > usize::from(wanted) {
        return None;
    }
    let used = defaults.get(defaults.len().checked_sub(missing)?..)?;
    registers.get_mut(first + given..first + given + missing)?.copy_from_slice(used);
    Some(wanted)
}

/// Binds arguments to the parameters of a function: what its first registers hold.
pub fn general(cx: &mut Cx<'_>, handle: u32, args: Vec<Value>, kwargs: Vec<(Value, Value)>) -> Res<Vec<Value>> {
    let units = cx.units;
    let function = cx.vm.heap.function(handle).clone();
    let unit = units.get(function.unit);
    let body = unit.body(function.body);
    let n_positional = body.params.positional as usize;
    let n_keyword = body.params.keyword_only as usize;
    let n_named = n_positional + n_keyword;
    let mut registers = vec![Value::UNDEF; body.n_params()];
    let n_given = args.len();
    let taken = n_given.min(n_positional);
    registers[..taken].copy_from_slice(&args[..taken]);
    if body.flags.varargs {
        registers[n_named] = cx.vm.heap.new_tuple(&args[taken..]);
    }
    let mut extra = None;
    if body.flags.varkw {
        let dict = cx.vm.heap.new_dict(DictObj::default());
        registers[n_named + body.flags.varargs as usize] = dict;
        extra = Some(dict);
    }
    let name_of = |i: usize| unit.names[body.params.names[i] as usize];
    let from = body.params.positional_only as usize;
    let is_positional_only = |vm: &Vm, name: Value| (0..from).any(|i| vm.same_text(name_of(i), name));
    // Those that may not be named are told of before those that nobody knows.
    let names_some = extra.is_none() && from > 0 && kwargs.iter().any(|(key, _)| is_positional_only(cx.vm, cx.vm.unwrap(*key)));
    let mut positional_only_named = Vec::new();
    for &(key, value) in &kwargs {
        // The key may be of a subclass of `str`: `**kwargs` gets it as it is.
        let name = cx.vm.unwrap(key);
        let known = (from..n_named).find(|i| name_of(*i).same(name));
        let position = known.or_else(|| (from..n_named).find(|i| cx.vm.same_text(name_of(*i), name)));
        match position {
            Some(i) if !registers[i].is_undef() => {
                let (f, n) = (cx.vm.show(function.qualname), cx.vm.show(name));
                return Err(cx.vm.type_error(format!("{f}() got multiple values for argument '{n}'")));
            }
            Some(i) => registers[i] = value,
            None => match extra {
                Some(dict) => cx.vm.dict_set(dict.handle(), key, value)?,
                None if is_positional_only(cx.vm, name) => positional_only_named.push(cx.vm.show(name)),
                None if names_some => {}
                None => {
                    let (f, n) = (cx.vm.show(function.qualname), cx.vm.show(name));
                    let known: Vec<String> = (from..n_named).map(|i| cx.vm.show(name_of(i))).collect();
                    let hint = match crate::suggest::closest(&n, known.iter().map(|s| s.as_str())) {
                        Some(close) => format!(". Did you mean '{close}'?"),
                        None => String::new(),
                    };
                    return Err(cx
                        .vm
                        .type_error(format!("{f}() got an unexpected keyword argument '{n}'{hint}")));
                }
            },
        }
    }
    if !positional_only_named.is_empty() {
        let f = cx.vm.show(function.qualname);
        let list = positional_only_named.join(", ");
        let text = format!("{f}() got some positional-only arguments passed as keyword arguments: '{list}'");
        return Err(cx.vm.type_error(text));
    }
    let defaults: Vec<Value> = match function.defaults.is(Kind::Tuple) {
        Some(handle) => cx.vm.heap.tuple(handle).to_vec(),
        None => Vec::new(),
    };
    if n_given > n_positional && !body.flags.varargs {
        let given_keywords = registers[n_positional..n_named].iter().filter(|v| !v.is_undef()).count();
        return Err(too_many(cx, &function, n_positional, defaults.len(), n_given, given_keywords));
    }
    let first_default = n_positional.saturating_sub(defaults.len());
    let mut missing = Vec::new();
    #[expect(clippy::needless_range_loop, reason = "positions count for parameters and defaults alike")]
    for i in 0..n_positional {
        if registers[i].is_undef() {
            match i
                .checked_sub(first_default)
                .and_then(|d| defaults.get(d + defaults.len().saturating_sub(n_positional)))
            {
                Some(default) => registers[i] = *default,
                None => missing.push(cx.vm.show(name_of(i))),
            }
        }
    }
    if !missing.is_empty() {
        return Err(missing_arguments(cx, &function, "positional", &missing));
    }
    #[expect(clippy::needless_range_loop, reason = "positions count for parameters and defaults alike")]
    for i in n_positional..n_named {
        if registers[i].is_undef() {
            match keyword_default(cx.vm, function.kwdefaults, i - n_positional, name_of(i)) {
                Some(default) => registers[i] = default,
                None => missing.push(cx.vm.show(name_of(i))),
            }
        }
    }
    if !missing.is_empty() {
        return Err(missing_arguments(cx, &function, "keyword-only", &missing));
    }
    Ok(registers)
}

#[cold]
fn too_many(
    cx: &mut Cx<'_>,
    f: &FunctionObj,
    n: usize,
    n_defaults: usize,
    given: usize,
    keywords: usize,
) -> Stop {
    let name = cx.vm.show(f.qualname);
    let takes = if n_defaults > 0 { format!("from {} to {n}", n - n_defaults) } else { n.to_string() };
    let plural = if n == 1 && n_defaults == 0 { "" } else { "s" };
    let were = if given == 1 && keywords == 0 { "was" } else { "were" };
    let and = if keywords > 0 {
        let s = if given == 1 { "" } else { "s" };
        let ks = if keywords == 1 { "" } else { "s" };
        format!(" positional argument{s} (and {keywords} keyword-only argument{ks})")
    } else {
        String::new()
    };
    cx.vm.type_error(format!(
        "{name}() takes {takes} positional argument{plural} but {given}{and} {were} given"
    ))
}

#[cold]
fn missing_arguments(cx: &mut Cx<'_>, f: &FunctionObj, kind: &str, missing: &[String]) -> Stop {
    let name = cx.vm.show(f.qualname);
    let quoted: Vec<String> = missing.iter().map(|m| format!("'{m}'")).collect();
    let list = match quoted.as_slice() {
        [one] => one.clone(),
        [a, b] => format!("{a} and {b}"),
        [init @ .., last] => format!("{}, and {last}", init.join(", ")),
        [] => String::new(),
    };
    let s = if missing.len() == 1 { "" } else { "s" };
    cx.vm.type_error(format!("{name}() missing {} required {kind} argument{s}: {list}", missing.len()))
}
