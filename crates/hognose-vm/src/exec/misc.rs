//! Displays, string building, formatting, making functions.

use hognose_bytecode::Op;
use smallvec::SmallVec;

use super::call::{self, Callee};
use super::{Cx, Flow, look};
use crate::frame::Action;
use crate::names;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::text::TextBuilder;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// `R[dst]` = a list of unbound spilled locals.
pub fn new_spill(cx: &mut Cx<'_>, dst: u8, n: u32) -> Flow {
    let list = cx.vm.heap.new_list(vec![Value::UNDEF; n as usize]);
    cx.set(dst, list);
    Flow::Next
}

/// Calls a prelude function in place of an instruction, for its effect.
fn effect(cx: &mut Cx<'_>, name: &str, args: Vec<Value>) -> Flow {
    let function = cx.vm.image.prelude(name);
    call::function(cx, Callee::with(function, Action::Discard, 0, Value::UNDEF), args, Vec::new())
}

/// A container that the compiler made, when it is what the instruction needs: code from outside may lie.
fn made(cx: &mut Cx<'_>, container: Value, kind: Kind) -> Result<u32, Flow> {
    let found = container.is(kind);
    found.ok_or_else(|| cx.vm.raise(crate::classes::SYSTEM_ERROR, "bad operand of an instruction").into())
}

/// `R[dst] = {R[start..start + n]}`.
pub fn build_set(cx: &mut Cx<'_>, dst: u8, start: u8, n: u32) -> Flow {
    let set = cx.vm.heap.new_set(SetObj::default());
    for i in 0..n as u8 {
        let item = cx.reg(start + i);
        match cx.vm.set_add(set, item) {
            Ok(_) => {}
            Err(Stop::Python) => {
                let items: Vec<Value> = (0..n as u8).map(|i| cx.reg(start + i)).collect();
                let items = cx.vm.heap.new_list(items);
                let function = cx.vm.image.prelude("set_of");
                return call::function(cx, Callee::store(function, dst), vec![items], Vec::new());
            }
            Err(stop) => return stop.into(),
        }
    }
    cx.set(dst, set);
    Flow::Next
}

/// `R[dst]` = a dict of pairs.
pub fn build_dict(cx: &mut Cx<'_>, dst: u8, start: u8, n: u32) -> Flow {
    let dict = cx.vm.heap.new_dict(DictObj::with_capacity(n as usize));
    for i in 0..n as u8 {
        let (key, value) = (cx.reg(start + 2 * i), cx.reg(start + 2 * i + 1));
        match cx.vm.dict_set(dict.handle(), key, value) {
            Ok(()) => {}
            Err(Stop::Python) => {
                let items: Vec<Value> = (0..2 * n as u8).map(|i| cx.reg(start + i)).collect();
                let items = cx.vm.heap.new_list(items);
                let function = cx.vm.image.prelude("dict_of");
                return call::function(cx, Callee::store(function, dst), vec![items], Vec::new());
            }
            Err(stop) => return stop.into(),
        }
    }
    cx.set(dst, dict);
    Flow::Next
}

/// A dict of the strings of a tuple, and the values of as many registers.
pub fn build_record(cx: &mut Cx<'_>, dst: u8, start: u8, n: u8, keys: Value) -> Flow {
    let dict = cx.vm.heap.new_dict(DictObj::with_capacity(n as usize));
    for at in 0..n {
        let Some(key) = keys.is(Kind::Tuple).and_then(|keys| cx.vm.heap.tuple(keys).get(at as usize)).copied() else { break };
        let value = cx.reg(start + at);
        if let Err(stop) = cx.vm.dict_set(dict.handle(), key, value) {
            return stop.into();
        }
    }
    cx.set(dst, dict);
    Flow::Next
}

/// `[*items]` into a list that the compiler made.
pub fn list_extend(cx: &mut Cx<'_>, list: u8, items: u8) -> Flow {
    list_extend_by(cx, list, items, "list_extend")
}

fn list_extend_by(cx: &mut Cx<'_>, list: u8, items: u8, twin: &str) -> Flow {
    let (list, items) = (cx.reg(list), cx.reg(items));
    let handle = match made(cx, list, Kind::List) {
        Ok(handle) => handle,
        Err(flow) => return flow,
    };
    if matches!(items.kind(), Kind::List | Kind::Tuple) && !items.same(list) {
        return match extend_by_items(cx.vm, handle, items) {
            Ok(()) => Flow::Next,
            Err(stop) => stop.into(),
        };
    }
    let taken = cx.vm.or_restored(items, |vm| {
        let taken = vm.builtin_items(items)?;
        if let Some(new) = &taken {
            vm.reserve(new.len() * 8)?;
            vm.charge(new.len() / 4)?;
        }
        Ok(taken)
    });
    match taken {
        Ok(Some(new)) => {
            cx.vm.heap.grew(new.len() * 8);
            cx.vm.heap.list_mut(handle).extend(new);
            Flow::Next
        }
        Ok(None) => {
            let class = cx.vm.class_of(items);
            if cx.vm.lookup(class, names::ITER).is_none() && cx.vm.lookup(class, names::GETITEM).is_none() {
                let name = cx.vm.type_name(items);
                let text = format!("Value after * must be an iterable, not {name}");
                return cx.vm.type_error(text).into();
            }
            effect(cx, twin, vec![list, items])
        }
        Err(Stop::Python) => look::pending(cx, items),
        Err(stop) => stop.into(),
    }
}

/// Extends a list by the items of another one, or of a tuple, which stay where they are.
pub fn extend_by_items(vm: &mut Vm, list: u32, items: Value) -> Res<()> {
    let n = match items.is(Kind::List) {
        Some(other) => vm.heap.list(other).len(),
        None => vm.heap.tuple(items.handle()).len(),
    };
    vm.reserve(n * 8)?;
    vm.charge(n / 4)?;
    vm.heap.grew(n * 8);
    let mut extended = std::mem::take(vm.heap.list_mut(list));
    extended.extend_from_slice(match items.is(Kind::List) {
        Some(other) => vm.heap.list(other),
        None => vm.heap.tuple(items.handle()),
    });
    *vm.heap.list_mut(list) = extended;
    Ok(())
}

/// `f(*items)`: extends the list of arguments.
pub fn list_extend_arguments(cx: &mut Cx<'_>, list: u8, items: u8, callee: u8) -> Flow {
    let (value, function) = (cx.reg(items), cx.reg(callee));
    let iterable =
        matches!(value.kind(), Kind::List | Kind::Tuple | Kind::Pending) || cx.vm.is_iterable(value);
    if !iterable {
        return effect(cx, "refuse_items", vec![function, value]);
    }
    // Arguments that are gathered stand behind the callee. `f(*items)` has a list elsewhere, and makes a tuple of
    // it in CPython: no length is asked for.
    let gathered = list == callee + 1;
    list_extend_by(cx, list, items, if gathered { "list_extend" } else { "list_fill" })
}

/// How messages name a function or class that is called: `module.function()`. None of other objects.
pub fn callee_name(cx: &mut Cx<'_>, callee: Value) -> Option<String> {
    let callee = match callee.is(Kind::Bound) {
        Some(handle) => cx.vm.heap.bound(handle).func,
        None => callee,
    };
    Some(match callee.kind() {
        Kind::Function => {
            let function = cx.vm.heap.function(callee.handle()).clone();
            let module = cx.vm.dict_get_name(cx.units.get(function.unit).globals, names::NAME);
            let name = cx.vm.show(function.qualname);
            match module.map(|m| cx.vm.show(m)) {
                Some(module) if module != "builtins" => format!("{module}.{name}()"),
                _ => format!("{name}()"),
            }
        }
        Kind::Native => format!("{}()", cx.vm.natives[callee.handle() as usize].qualname()),
        Kind::Class => format!("{}()", crate::types::show::full_name(cx.vm, callee)),
        _ => return None,
    })
}

/// Adds to a set that the compiler made.
pub fn set_add(cx: &mut Cx<'_>, set: u8, item: u8) -> Flow {
    let (set, item) = (cx.reg(set), cx.reg(item));
    if let Err(flow) = made(cx, set, Kind::Set) {
        return flow;
    }
    match cx.vm.set_add(set, item) {
        Ok(_) => Flow::Next,
        Err(Stop::Python) => effect(cx, "set_add", vec![set, item]),
        Err(stop) => stop.into(),
    }
}

/// Adds all items to a set that the compiler made.
pub fn set_update(cx: &mut Cx<'_>, set: u8, items: u8) -> Flow {
    let (set, items) = (cx.reg(set), cx.reg(items));
    if let Err(flow) = made(cx, set, Kind::Set) {
        return flow;
    }
    match crate::types::set::update(cx.vm, &[set, items]) {
        Ok(_) => Flow::Next,
        Err(Stop::Python) => effect(cx, "set_update", vec![set, items]),
        Err(stop) => stop.into(),
    }
}

/// Sets an item of a dict that the compiler made.
pub fn dict_set(cx: &mut Cx<'_>, dict: u8, key: u8, value: u8) -> Flow {
    let (dict, key, value) = (cx.reg(dict), cx.reg(key), cx.reg(value));
    if let Err(flow) = made(cx, dict, Kind::Dict) {
        return flow;
    }
    match cx.vm.dict_set(dict.handle(), key, value) {
        Ok(()) => Flow::Next,
        Err(Stop::Python) => effect(cx, "dict_set", vec![dict, key, value]),
        Err(stop) => stop.into(),
    }
}

/// `{**items}` into a dict that the compiler made.
pub fn dict_update(cx: &mut Cx<'_>, dict: u8, items: u8) -> Flow {
    let register = dict;
    let (dict, items) = (cx.reg(dict), cx.reg(items));
    if let Err(flow) = made(cx, dict, Kind::Dict) {
        return flow;
    }
    if let Some(from) = items.is(Kind::Dict)
        && cx.vm.heap.dict(dict.handle()).is_empty()
    {
        // Only this display has the empty one.
        return match crate::types::dict::methods::copied(cx.vm, from) {
            Ok(copy) => {
                let copy = cx.vm.heap.new_dict(copy);
                cx.set(register, copy);
                Flow::Next
            }
            Err(stop) => stop.into(),
        };
    }
    if let Some(from) = items.is(Kind::Dict) {
        let entries: Vec<Entry> = cx.vm.heap.dict(from).items().copied().collect();
        if let Err(stop) = cx.vm.charge(entries.len()) {
            return stop.into();
        }
        // Keys of a dict are comparable natively as long as no key needs Python.
        let native =
            entries.iter().all(|e| matches!(e.key.kind(), Kind::Str | Kind::Int | Kind::None | Kind::Float));
        if native {
            for entry in entries {
                if let Err(stop) = cx.vm.dict_set(dict.handle(), entry.key, entry.value) {
                    return stop.into();
                }
            }
            return Flow::Next;
        }
    }
    effect(cx, "dict_spread", vec![dict, items])
}

/// Adds the items of one dict to another, if all keys are strings that it does not have; whether it did.
fn merge_new(vm: &mut Vm, into: u32, from: u32) -> Res<bool> {
    let n = vm.heap.dict(from).len();
    vm.charge(n)?;
    let mut at = 0;
    while let Some(i) = vm.heap.dict(from).next_at(at) {
        at = i + 1;
        let entry = vm.heap.dict(from).entries[i];
        // A key that is there may be of a subclass of `str`.
        if !entry.key.is_kind(Kind::Str) || !matches!(vm.dict_find(into, entry.key, entry.hash), Ok(None)) {
            return Ok(false);
        }
    }
    // A table of twice the size is made where there is no room.
    vm.reserve(2 * (n + vm.heap.dict(into).len()) * size_of::<Entry>())?;
    let mut at = 0;
    while let Some(i) = vm.heap.dict(from).next_at(at) {
        at = i + 1;
        let entry = vm.heap.dict(from).entries[i];
        vm.heap.dict_insert_new(into, entry.hash, entry.key, entry.value);
    }
    Ok(true)
}

/// `f(**items)` into the dict of keyword arguments.
pub fn dict_merge(cx: &mut Cx<'_>, dict: u8, items: u8, callee: u8) -> Flow {
    let (dict, items, callee) = (cx.reg(dict), cx.reg(items), cx.reg(callee));
    if let Err(flow) = made(cx, dict, Kind::Dict) {
        return flow;
    }
    if let Some(from) = items.is(Kind::Dict) {
        match merge_new(cx.vm, dict.handle(), from) {
            Ok(true) => return Flow::Next,
            Ok(false) => {}
            Err(stop) => return stop.into(),
        }
    }
    effect(cx, "dict_merge", vec![dict, items, callee])
}

/// `R[dst] = tuple(R[src])`.
pub fn list_to_tuple(cx: &mut Cx<'_>, dst: u8, src: u8) -> Flow {
    let items = match cx.reg(src).is(Kind::List) {
        Some(handle) => TupleItems::from(&cx.vm.heap.list(handle)[..]),
        None => TupleItems::default(),
    };
    let tuple = cx.vm.heap.new_tuple(items);
    cx.set(dst, tuple);
    Flow::Next
}

/// What is put together at once.
type Parts = SmallVec<[Value; 32]>;

/// `R[dst]` = texts joined; those of numbers are made now.
pub fn build_string(cx: &mut Cx<'_>, dst: u8, start: u8, n: u32) -> Flow {
    let at = cx.base + start as usize;
    let mut parts: Parts = SmallVec::from_slice(&cx.stack[at..at + n as usize]);
    for part in &mut parts {
        if part.as_int().is_some() || part.as_float().is_some() {
            match crate::types::to_str(cx.vm, *part) {
                Ok(text) => *part = text,
                Err(stop) => return stop.into(),
            }
        }
    }
    let mut length = 0;
    for part in &parts {
        length += cx.vm.text_of(*part).map_or(0, |t| t.len());
    }
    if length <= 22 {
        let mut bytes = [0u8; 22];
        let mut to = 0;
        let mut narrow = true;
        for part in &parts {
            match cx.vm.text_of(*part) {
                Some(crate::text::Text::Latin1(units)) => {
                    bytes[to..to + units.len()].copy_from_slice(units);
                    to += units.len();
                }
                _ => narrow = false,
            }
        }
        if narrow {
            let value = cx.vm.heap.new_str_obj(StrObj::inline(&bytes[..to]));
            cx.set(dst, value);
            return Flow::Next;
        }
    }
    if let Err(stop) = cx.vm.reserve(length * 4).and_then(|()| cx.vm.charge(length / 8)) {
        return stop.into();
    }
    let mut narrow = Vec::with_capacity(length);
    let mut rest = &parts[..];
    while let [part, behind @ ..] = rest
        && let Some(crate::text::Text::Latin1(units)) = cx.vm.text_of(*part)
    {
        narrow.extend_from_slice(units);
        rest = behind;
    }
    let mut builder = TextBuilder::from_text(crate::text::TextBuf::Latin1(narrow));
    for part in rest {
        if let Some(text) = cx.vm.text_of(*part) {
            builder.push_text(text);
        }
    }
    let value = cx.vm.text(builder.finish());
    cx.set(dst, value);
    Flow::Next
}

/// `R[dst] = format(convert(R[src]), spec)`.
pub fn format(cx: &mut Cx<'_>, dst: u8, src: u8, spec: Option<u8>, conversion: u8) -> Flow {
    let value = cx.reg(src);
    if value.is_kind(Kind::Pending) {
        return look::pending(cx, value);
    }
    let conversion = if conversion == Op::PART { 0 } else { conversion };
    let spec_value = spec.map_or(names::EMPTY, |s| cx.reg(s));
    if conversion == 0 && spec.is_none() && value.is_kind(Kind::Str) {
        cx.set(dst, value);
        return Flow::Next;
    }
    if spec.is_none()
        && value.is_kind(Kind::Instance)
        && let Some(flow) = super::special::shown(cx, dst, value, conversion)
    {
        return flow;
    }
    let converted = match conversion {
        0 => Ok(value),
        1 => crate::types::to_str(cx.vm, value),
        2 => crate::types::repr(cx.vm, value),
        _ => crate::types::ascii(cx.vm, value),
    };
    let result = converted.and_then(|v| crate::types::format(cx.vm, v, spec_value));
    match result {
        Ok(text) => {
            cx.set(dst, text);
            Flow::Next
        }
        Err(Stop::Python) => {
            let function = cx.vm.image.prelude("format_value");
            let args = vec![value, Value::small(conversion as i32), spec_value];
            call::function(cx, Callee::store(function, dst), args, Vec::new())
        }
        Err(stop) => stop.into(),
    }
}

/// `R[dst]` = a function of a body.
pub fn make_function(cx: &mut Cx<'_>, dst: u8, base: u8, has: u8, body_index: u32) -> Flow {
    let unit_id = cx.frame().unit;
    let unit = cx.units.get(unit_id);
    let body = unit.body(body_index);
    let given = |bit: u8, at: u8, missing: Value| if has & bit != 0 { cx.reg(base + at) } else { missing };
    let defaults = given(1, 0, Value::NONE);
    let kwdefaults = given(2, 1, Value::NONE);
    let annotate = given(4, 2, Value::UNDEF);
    let cells: Box<[Value]> = body.captures.iter().map(|r| cx.reg(*r)).collect();
    let function = FunctionObj {
        unit: unit_id,
        body: body_index,
        direct: unit.entry(body_index).direct(),
        defaults,
        kwdefaults,
        cells,
        name: unit.names[body.name as usize],
        qualname: unit.names[body.qualname as usize],
        attributes: Value::UNDEF,
        own: Value::UNDEF,
        annotate,
    };
    let value = cx.vm.heap.new_function(function);
    cx.set(dst, value);
    Flow::Next
}
