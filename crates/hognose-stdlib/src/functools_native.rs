//! `_functools`: what `functools` does natively, as long as it takes no code of a guest's but small functions.

use hognose_vm::exec::leaf;
use hognose_vm::natives;
use hognose_vm::objects::{DictObj, InstanceObj};
use hognose_vm::stop::{Res, Stop};
use hognose_vm::types;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_functools" {
        raw "reduce" reduce "function, iterable, /, initial=None";
    }
    pub KEY_WRAPPER: own_methods of "KeyWrapper" {
        raw "__lt__" less "self, other, /";
        raw "__gt__" greater "self, other, /";
    }
    pub PARTIAL: methods of "partial" {
        raw "make" make_partial "*args, **kwargs";
    }
}

/// `partial(function, …)` of what is no `partial` itself. An object of a class of the library may be `Placeholder`, which leaves
/// places free: that is for Python.
fn make_partial(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = vm.library_shapes().ok_or(Stop::Python)?.partial;
    let [kwargs, function, held @ ..] = args else { return Err(Stop::Python) };
    if !matches!(function.kind(), Kind::Function | Kind::Native | Kind::Bound | Kind::Class) {
        return Err(Stop::Python);
    }
    let is_odd = |vm: &Vm, value: Value| match value.kind() {
        Kind::Pending => true,
        Kind::Instance => vm.class_of(value).in_image(),
        _ => false,
    };
    if held.iter().any(|value| is_odd(vm, *value)) {
        return Err(Stop::Python);
    }
    let named = match kwargs.is(Kind::Dict) {
        Some(dict) if vm.heap.dict(dict).items().any(|entry| is_odd(vm, entry.value)) => return Err(Stop::Python),
        Some(_) => *kwargs,
        None => vm.heap.new_dict(DictObj::default()),
    };
    let held = vm.heap.new_tuple(held);
    let mut partial = InstanceObj { shape, ..InstanceObj::default() };
    for (slot, value) in [*function, held, named, Value::small(0)].into_iter().enumerate() {
        partial.set_slot(slot, value);
    }
    Ok(vm.heap.new_instance(partial))
}

/// What the function of `cmp_to_key` says of two objects, if it takes no frame.
fn compared(vm: &mut Vm, args: &[Value], holds: impl Fn(f64) -> bool) -> Res {
    let shape = vm.library_shapes().ok_or(Stop::Python)?.key_wrapper;
    let mut objects = [Value::UNDEF; 2];
    let mut function = Value::UNDEF;
    // That of the first one is asked.
    for (at, key) in args.iter().enumerate().take(2).rev() {
        let key = vm.heap.instance(key.is(Kind::Instance).ok_or(Stop::Python)?);
        if key.shape != shape {
            return Err(Stop::Python);
        }
        (function, objects[at]) = (key.slot(0), key.slot(1));
    }
    let said = leaf::value(vm, function, &objects)?.ok_or(Stop::Python)?;
    let sign = match said.as_int() {
        Some(int) => int as f64,
        None => said.as_float().ok_or(Stop::Python)?,
    };
    Ok(Value::bool(holds(sign)))
}

fn less(vm: &mut Vm, args: &[Value]) -> Res {
    compared(vm, args, |sign| sign < 0.0)
}

fn greater(vm: &mut Vm, args: &[Value]) -> Res {
    compared(vm, args, |sign| sign > 0.0)
}

/// Bytes that may be left behind.
const MOST: usize = 1 << 20;

/// So many items are taken: all of them are held at once, and a function that takes frames after all has them asked again.
const MANY: usize = 1 << 14;

/// Applies a function that has no effect to a value and one item after the other. What it cannot tell is left to the twin, which
/// begins anew.
fn reduce(vm: &mut Vm, args: &[Value]) -> Res {
    let [function, iterable, initial] = *args else { return Err(Stop::Python) };
    // An iterator would be used up.
    if !matches!(iterable.kind(), Kind::List | Kind::Tuple | Kind::Range | Kind::Str | Kind::Bytes | Kind::Dict | Kind::Set | Kind::View) {
        return Err(Stop::Python);
    }
    if types::len(vm, iterable)? > MANY {
        return Err(Stop::Python);
    }
    let items = vm.builtin_items(iterable)?.ok_or(Stop::Python)?;
    let mut items = items.into_iter();
    let Some(mut value) = initial.given().or_else(|| items.next()) else { return Err(Stop::Python) };
    let begun = vm.heap.fresh();
    // Numbers and texts that grow leave much behind, which nobody collects before this is done.
    let is_much = |vm: &Vm| vm.heap.fresh() > begun + MOST;
    let Some(function) = function.is(Kind::Function) else {
        for item in items {
            value = leaf::value(vm, function, &[value, item])?.ok_or(Stop::Python)?;
            if is_much(vm) {
                return Err(Stop::Python);
            }
        }
        return Ok(value);
    };
    vm.charge(leaf::COST * items.len())?;
    let reduced = leaf::asking(vm, function, 2, |vm, leaf| {
        items.try_fold(value, |value, item| leaf.of_arguments(vm, &[value, item]).filter(|_| !is_much(vm)))
    });
    reduced.flatten().ok_or(Stop::Python)
}
