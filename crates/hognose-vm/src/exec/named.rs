//! Calls with named arguments, and with `*` and `**`: arguments that stand on the stack are put in the order of the parameters there,
//! and the general binding of `call.rs` is for what this leaves.

use hognose_bytecode::{Body, ConstIndex};

use smallvec::SmallVec;

use super::bind;
use super::call::{Callee, call_of, enter_bound, invoke, invoke_with, plain_init, plain_instance, top};
use super::{Cx, Flow, native_call};
use crate::classes;
use crate::frame::{Action, WINDOW};
use crate::heap::EMPTY_TUPLE;
use crate::native::Code;
use crate::objects::*;
use crate::value::{Kind, Value};

/// Splits arguments whose last ones are named by a constant tuple.
fn keywords(cx: &Cx<'_>, first: usize, n: usize, names: ConstIndex) -> (Vec<Value>, Vec<(Value, Value)>) {
    let names = cx.unit().constants[names.0 as usize];
    let names = match names.is(Kind::Tuple) {
        Some(handle) => cx.vm.heap.tuple(handle),
        None => &[],
    };
    let n_positional = n.saturating_sub(names.len());
    let args = cx.stack[first..first + n_positional].to_vec();
    let values = &cx.stack[first + n_positional..first + n];
    (args, names.iter().copied().zip(values.iter().copied()).collect())
}

/// A call with keyword arguments.
pub fn call_kw(cx: &mut Cx<'_>, dst: u8, f: u8, n: usize, names: ConstIndex) -> Flow {
    let callee = cx.reg(f);
    let first = cx.base + f as usize + 1;
    if let Some(flow) = named_at(cx, callee, dst, first, n, names) {
        return flow;
    }
    let (args, kwargs) = keywords(cx, first, n, names);
    invoke(cx, Callee::store(callee, dst), args, kwargs)
}

/// A method call with keyword arguments.
pub fn call_method_kw(cx: &mut Cx<'_>, dst: u8, f: u8, n: usize, names: ConstIndex) -> Flow {
    let callee = cx.reg(f);
    let self_ = cx.reg(f + 1);
    let first = cx.base + f as usize + 2;
    let flow = if self_.is_undef() {
        named_at(cx, callee, dst, first, n, names)
    } else {
        named_at(cx, callee, dst, first - 1, n + 1, names)
    };
    if let Some(flow) = flow {
        return flow;
    }
    let (mut args, kwargs) = keywords(cx, first, n, names);
    if !self_.is_undef() {
        args.insert(0, self_);
    }
    invoke(cx, Callee::store(callee, dst), args, kwargs)
}

/// `dict(name=…)`, of named arguments alone.
fn dict_of_names(cx: &mut Cx<'_>, dst: u8, first: usize, n: usize, names: ConstIndex) -> Option<Flow> {
    let names = cx.unit().constants[names.0 as usize].is(Kind::Tuple)?;
    if cx.vm.heap.tuple(names).len() != n {
        return None;
    }
    cx.vm.reserve(128 + n * 48).ok()?;
    let dict = cx.vm.heap.new_dict(DictObj::with_capacity(n));
    for at in 0..n {
        let (name, value) = (*cx.vm.heap.tuple(names).get(at)?, cx.stack[first + at]);
        cx.vm.dict_set_name(dict, name, value);
    }
    cx.vm.meter.slice -= 1;
    cx.set(dst, dict);
    Some(Flow::Next)
}

/// Calls a function or class with arguments that stand on the stack, the last ones named. `None`, and no effect,
/// when binding them takes more than putting them in order.
fn named_at(
    cx: &mut Cx<'_>,
    callee: Value,
    dst: u8,
    first: usize,
    n: usize,
    names: ConstIndex,
) -> Option<Flow> {
    match callee.kind() {
        Kind::Function => {
            if let Some(flow) = collect_at(cx, callee, dst, first, n, names) {
                return Some(flow);
            }
            bind_at(cx, callee, first, n, Some(names))?;
            Some(enter(cx, Callee::store(callee, dst), first))
        }
        Kind::Instance => {
            let method = call_of(cx, callee)?;
            // It stands there already, unless a method was looked up.
            let before = std::mem::replace(&mut cx.stack[first - 1], callee);
            if bind_at(cx, method, first - 1, n + 1, Some(names)).is_none() {
                cx.stack[first - 1] = before;
                return None;
            }
            Some(enter(cx, Callee::store(method, dst), first - 1))
        }
        Kind::Class => {
            if callee.same(classes::DICT) {
                return dict_of_names(cx, dst, first, n, names);
            }
            if let Construct::Native(native) = cx.vm.class(callee).construct {
                let names = cx.unit().constants[names.0 as usize];
                return native_call::named(cx, Value::new(Kind::Native, native), dst, first, n, names);
            }
            let init = plain_init(cx, callee)?;
            let instance = plain_instance(cx.vm, callee);
            cx.stack[first - 1] = instance;
            if bind_at(cx, init, first - 1, n + 1, Some(names)).is_none() {
                cx.stack[first - 1] = callee;
                return None;
            }
            Some(enter(cx, Callee::with(init, Action::Init, dst, instance), first - 1))
        }
        Kind::Native => {
            let names = cx.unit().constants[names.0 as usize];
            native_call::named(cx, callee, dst, first, n, names)
        }
        _ => None,
    }
}

/// Enters a function whose parameters stand on the stack.
fn enter(cx: &mut Cx<'_>, to: Callee, first: usize) -> Flow {
    let function = cx.vm.heap.function(to.callee.handle());
    let (unit, body) = (function.unit, function.body);
    let entry = cx.units.get(unit).entry(body);
    enter_bound(cx, to, first, unit, body, entry)
}

/// Whether a body takes `*args, **kwargs` and nothing else, as wrappers do: then nothing has to be bound.
fn takes_anything(body: &Body) -> bool {
    let flags = &body.flags;
    let named = body.params.positional as usize + body.params.keyword_only as usize;
    named == 0 && flags.varargs && flags.varkw && !flags.spilled
}

/// Calls a function that takes anything with arguments that stand on the stack, the last ones named.
fn collect_at(
    cx: &mut Cx<'_>,
    callee: Value,
    dst: u8,
    first: usize,
    n: usize,
    names: ConstIndex,
) -> Option<Flow> {
    let units = cx.units;
    let function = cx.vm.heap.function(callee.handle());
    let (unit, index) = (function.unit, function.body);
    if !takes_anything(units.get(unit).body(index)) {
        return None;
    }
    let names = units.get(cx.frame().unit).constants[names.0 as usize].is(Kind::Tuple)?;
    let n_names = cx.vm.heap.tuple(names).len();
    let behind = first + n.checked_sub(n_names)?;
    let named = cx.vm.heap.new_dict(DictObj::with_capacity(n_names));
    for i in 0..n_names {
        let name = cx.vm.heap.tuple(names)[i];
        cx.vm.dict_set_name(named, name, cx.stack[behind + i]);
    }
    let rest = cx.vm.heap.new_tuple(&cx.stack[first..behind]);
    cx.ensure(first);
    (cx.stack[first], cx.stack[first + 1]) = (rest, named);
    let entry = units.get(unit).entry(index);
    Some(enter_bound(cx, Callee::store(callee, dst), first, unit, index, entry))
}

/// `f(*args, **kwargs)` where `f` takes just that.
fn pass_on(cx: &mut Cx<'_>, callee: Value, dst: u8, args: Value, kwargs: Value) -> Option<Flow> {
    let units = cx.units;
    let function = cx.vm.heap.function(callee.is(Kind::Function)?);
    let (unit, index) = (function.unit, function.body);
    if !takes_anything(units.get(unit).body(index)) {
        return None;
    }
    let named = cx.vm.heap.dict(kwargs.is(Kind::Dict)?);
    if named.items().any(|entry| !entry.key.is_kind(Kind::Str)) {
        return None;
    }
    let named = named.clone();
    let n = match args.kind() {
        Kind::Tuple => cx.vm.heap.tuple(args.handle()).len(),
        Kind::List => cx.vm.heap.list(args.handle()).len(),
        _ => return None,
    };
    if let Err(stop) = cx.vm.charge(n + named.len()) {
        return Some(stop.into());
    }
    let rest = match args.is(Kind::List) {
        Some(handle) => {
            let items = cx.vm.heap.list(handle).clone();
            cx.vm.heap.new_tuple(items)
        }
        None => args,
    };
    let named = cx.vm.heap.new_dict(named);
    let first = top(cx);
    cx.ensure(first);
    (cx.stack[first], cx.stack[first + 1]) = (rest, named);
    let entry = units.get(unit).entry(index);
    Some(enter_bound(cx, Callee::store(callee, dst), first, unit, index, entry))
}

/// Puts arguments, of which the last ones are named, in the order of the parameters of a function, as [`bind::bind`].
pub fn bind_at(cx: &mut Cx<'_>, function: Value, first: usize, n: usize, names: Option<ConstIndex>) -> Option<()> {
    let names = match names {
        Some(names) => cx.unit().constants[names.0 as usize],
        None => EMPTY_TUPLE,
    };
    cx.ensure(first);
    bind::bind(cx.vm, cx.units, function.handle(), cx.stack, first, n, names)?;
    Some(())
}

/// So many arguments of a list are passed on without memory of their own.
const FEW: usize = 8;

/// Calls a native that takes any named arguments, and no parameter by name: it gets a copy of the dict of them. `None`, and no effect, if
/// the callee is anything else, or there is a limit to tell of.
fn given_all(cx: &mut Cx<'_>, callee: Value, dst: u8, args: Value, kwargs: Value) -> Option<Flow> {
    let (function, receiver) = match callee.is(Kind::Bound).map(|bound| cx.vm.heap.bound(bound)) {
        Some(bound) => (bound.func, Some(bound.self_)),
        None => (callee, None),
    };
    let info = &cx.vm.natives[function.is(Kind::Native)? as usize];
    let Code::Plain(native) = info.def.code else { return None };
    let named = cx.vm.heap.dict(kwargs.is(Kind::Dict)?);
    if !info.varkw
        || info.params().iter().any(|param| param.keyword)
        || named.is_empty()
        || named.items().any(|entry| !entry.key.is_kind(Kind::Str))
    {
        return None;
    }
    let mut bound: SmallVec<[Value; FEW]> = receiver.into_iter().collect();
    match args.kind() {
        Kind::List => bound.extend_from_slice(cx.vm.heap.list(args.handle())),
        Kind::Tuple => bound.extend_from_slice(cx.vm.heap.tuple(args.handle())),
        _ => {}
    }
    // Each parameter has an argument, and there are more only where any number is taken.
    if bound.len() < info.n_params || info.n_params != info.n_positional || bound.len() > info.n_params && !info.varargs {
        return None;
    }
    let (n, bytes) = (named.len(), named.heap_bytes());
    cx.vm.reserve(bytes).ok()?;
    cx.vm.charge(bound.len() + n).ok()?;
    let copy = cx.vm.heap.dict(kwargs.handle()).clone();
    let copy = cx.vm.heap.new_dict(copy);
    bound.insert(info.n_params, copy);
    let stop = match native(cx.vm, &bound) {
        Ok(value) => {
            cx.set(dst, value);
            return Some(Flow::Next);
        }
        Err(stop) => stop,
    };
    // It says what is left to do, which is done as for any call.
    bound.remove(info.n_params);
    let named = cx.vm.heap.dict(kwargs.handle()).items().map(|entry| (entry.key, entry.value)).collect();
    Some(native_call::stopped(cx, Callee::store(function, dst), stop, bound.into_vec(), named))
}

/// `R[dst] = R[f](*R[f + 1], **R[f + 2])`.
pub fn call_ex(cx: &mut Cx<'_>, dst: u8, f: u8) -> Flow {
    let (callee, args, kwargs) = (cx.reg(f), cx.reg(f + 1), cx.reg(f + 2));
    if let Some(flow) = pass_on(cx, callee, dst, args, kwargs) {
        return flow;
    }
    if let Some(flow) = given_all(cx, callee, dst, args, kwargs) {
        return flow;
    }
    let args: SmallVec<[Value; FEW]> = match args.kind() {
        Kind::List => SmallVec::from_slice(cx.vm.heap.list(args.handle())),
        Kind::Tuple => SmallVec::from_slice(cx.vm.heap.tuple(args.handle())),
        _ => SmallVec::new(),
    };
    let mut named = Vec::new();
    if let Some(dict) = kwargs.is(Kind::Dict).map(|dict| cx.vm.heap.dict(dict)) {
        named.reserve_exact(dict.len());
        named.extend(dict.items().map(|entry| (entry.key, entry.value)));
    }
    if let Err(stop) = cx.vm.charge(args.len() + named.len()) {
        return stop.into();
    }
    let function = match callee.is(Kind::Bound) {
        Some(handle) => cx.vm.heap.bound(handle).func,
        None => callee,
    };
    for (name, _) in &mut named {
        let Some(text) = cx.vm.as_kind(*name, Kind::Str) else {
            return cx.vm.type_error("keywords must be strings").into();
        };
        let text = Value::new(Kind::Str, text);
        let plain = name.is_kind(Kind::Str);
        // A function compares names by their text; whatever else is called may expect interned ones. Keys of a subclass
        // go to `**kwargs` as they are. If it has an equality or a hash of its own, the text counts.
        if plain && !function.is_kind(Kind::Function) {
            *name = cx.vm.intern_value(text);
        } else if !plain && (cx.vm.hash(*name).is_err() || cx.vm.equal(*name, text).is_err()) {
            *name = text;
        }
    }
    if named.is_empty() && args.len() < WINDOW {
        return invoke_with(cx, Callee::store(callee, dst), &args);
    }
    invoke(cx, Callee::store(callee, dst), args.into_vec(), named)
}
