//! `object[key]`: reading, storing, deleting.

use super::call::{self, Callee};
use super::{Cx, Flow, carried, leaf, look, native_call};
use crate::classes;
use crate::frame::Action;
use crate::names;
use crate::stop::Stop;
use crate::text::Text;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// The character at an index of a string.
#[inline]
pub fn char_at(vm: &mut Vm, string: u32, index: i64) -> Option<Value> {
    let Some(units) = vm.heap.look_at(string) else { return char_of_any(vm, string, index) };
    let index = if index < 0 { index + units.len() as i64 } else { index };
    let code = *units.get(usize::try_from(index).ok()?)?;
    vm.image.chars.get(usize::from(code)).copied()
}

/// [`char_at`] of a string that others are the front of, and of one with characters beyond Latin-1.
#[inline(never)]
fn char_of_any(vm: &mut Vm, string: u32, index: i64) -> Option<Value> {
    let text = vm.heap.text(string);
    let index = if index < 0 { index + text.len() as i64 } else { index };
    let at = usize::try_from(index).ok()?;
    let code = match text {
        Text::Latin1(units) => u32::from(*units.get(at)?),
        Text::Two(units) => u32::from(*units.get(at)?),
        Text::Four(units) => *units.get(at)?,
    };
    if let Some(char) = vm.image.chars.get(code as usize) {
        return Some(*char);
    }
    vm.reserve(WIDE_CHAR).ok()?;
    Some(crate::types::str::part(vm, string, at..at + 1))
}

/// What a string of one character beyond Latin-1 takes at most, in bytes.
const WIDE_CHAR: usize = 96;

/// An item of a builtin container, of a list too; `None`, and no effect, as [`quick`].
pub fn plain(vm: &mut Vm, object: Value, key: Value) -> Option<Value> {
    match (object.is(Kind::List), key.as_int()) {
        (Some(list), Some(index)) => {
            let items = vm.heap.list(list);
            let index = if index < 0 { index + items.len() as i64 } else { index };
            items.get(usize::try_from(index).ok()?).copied()
        }
        _ => known(vm, object, key),
    }
}

/// A character, a part of a string, a list or a tuple, or as [`quick_other`].
#[inline(never)]
pub fn quick(vm: &mut Vm, object: Value, key: Value) -> Option<Value> {
    match (object.is(Kind::Str), key.as_int()) {
        (Some(string), Some(index)) => char_at(vm, string, index),
        (_, None) if key.is_kind(Kind::Slice) && matches!(object.kind(), Kind::Str | Kind::List | Kind::Tuple | Kind::Range) => {
            sliced(vm, object, key)
        }
        _ => match carried::dict(vm, object) {
            Some((dict, absent)) => carried::item(vm, object, dict, absent, key),
            None if carries_nothing(vm, object) => None,
            None if let Some(item) = carried::by_native(vm, object, key) => Some(item),
            None => quick_other(vm, object, key),
        },
    }
}

/// Whether a value is an instance of a class of the guest's around no builtin object: only a method knows its items.
#[inline]
pub fn carries_nothing(vm: &Vm, value: Value) -> bool {
    let Some(instance) = vm.heap.instances.own(value, Kind::Instance) else { return false };
    let shape = vm.heap.shapes.peek(instance.shape);
    instance.shape & IMAGE == 0 && shape.is_some_and(|shape| shape.names.first().is_none_or(|name| !name.is_undef()))
}

/// As [`known`]; what a dict of a class of its own does not have it gets, where no frame is needed for that.
#[inline(never)]
pub fn quick_other(vm: &mut Vm, object: Value, key: Value) -> Option<Value> {
    if object.is_kind(Kind::Instance)
        && let Some(item) = carried::found(vm, object, key)
    {
        return Some(item);
    }
    let item = known(vm, object, key);
    if item.is_some() || !object.is_kind(Kind::Instance) || key.is_kind(Kind::Pending) {
        return item;
    }
    if !vm.unwrap(object).is_kind(Kind::Dict) {
        return None;
    }
    let class = vm.class_of(object);
    let method = vm.lookup(class, names::GETITEM)?;
    let value = missing(vm, object, method, key)?;
    vm.meter.slice -= 1;
    Some(value)
}

/// An item of a builtin container; `None`, and no effect, when there is none, or when it is not that simple.
#[inline]
fn known(vm: &mut Vm, object: Value, key: Value) -> Option<Value> {
    let handle = object.handle();
    match (object.kind(), key.kind()) {
        (Kind::Dict, Kind::Str) => {
            let hash = vm.str_hash(key.handle());
            let at = vm.dict_find(handle, key, hash).ok()??;
            Some(vm.heap.dict(handle).entries[at].value)
        }
        (Kind::Dict, kind) if kind != Kind::Pending => vm.dict_get(handle, key).ok()?,
        (Kind::Tuple, Kind::Int) => {
            let items = vm.heap.tuple(handle);
            let i = key.as_int()?;
            let i = if i < 0 { i + items.len() as i64 } else { i };
            items.get(usize::try_from(i).ok()?).copied()
        }
        (Kind::List, Kind::Int) => {
            let items = vm.heap.list(handle);
            let i = key.as_int()?;
            let i = if i < 0 { i + items.len() as i64 } else { i };
            items.get(usize::try_from(i).ok()?).copied()
        }
        (Kind::Str, Kind::Int) => char_at(vm, handle, key.as_int()?),
        // A subclass of a dict or a tuple that reads its items as that does.
        (Kind::Instance, kind) if kind != Kind::Pending => {
            if let Some(index) = key.as_int()
                && let Some(item) = crate::types::deque::item(vm, object, index)
            {
                return Some(item);
            }
            if let Some((payload, flags)) = vm.payload(object)
                && matches!(payload.kind(), Kind::Dict | Kind::Tuple)
            {
                return (flags.dict_items || flags.tuple_items).then(|| payload_item(vm, payload, key))?;
            }
            if let (Some(list), Some(_)) = (vm.as_kind(object, Kind::List), key.as_int()) {
                let (class, usual) = (vm.class_of(object), vm.lookup(classes::LIST, names::GETITEM)?);
                let reads_as_list = vm.lookup(class, names::GETITEM)?.same(usual);
                return if reads_as_list { payload_item(vm, Value::new(Kind::List, list), key) } else { None };
            }
            carried::of_library(vm, object, key)
        }
        (Kind::Array | Kind::MemoryView | Kind::Range, Kind::Int) => crate::types::get_item(vm, object, key).ok()?,
        (Kind::Bytes, Kind::Int) => {
            let bytes = &vm.heap.bytes_obj(handle).data;
            let i = key.as_int()?;
            let i = if i < 0 { i + bytes.len() as i64 } else { i };
            bytes.get(usize::try_from(i).ok()?).map(|byte| Value::small(*byte as i32))
        }
        (Kind::ByteArray, Kind::Int) => {
            let bytes = &vm.heap.bytearray(handle).data;
            let i = key.as_int()?;
            let i = if i < 0 { i + bytes.len() as i64 } else { i };
            bytes.get(usize::try_from(i).ok()?).map(|byte| Value::small(*byte as i32))
        }
        (Kind::List | Kind::Str | Kind::Tuple | Kind::Bytes | Kind::ByteArray, Kind::Slice) => sliced(vm, object, key),
        _ => None,
    }
}

/// What a slice selects of a builtin sequence.
#[inline(never)]
fn sliced(vm: &mut Vm, object: Value, key: Value) -> Option<Value> {
    let slice = vm.heap.slice(key.handle());
    let (start, stop, plain) = (slice.start, slice.stop, slice.step.is_none());
    if slice.step.same(Value::small(-1))
        && start.is_none()
        && stop.is_none()
        && let Some(reversed) = crate::types::index::reversed(vm, object)
    {
        return Some(reversed);
    }
    if plain && let Some(part) = crate::types::index::slice_of(vm, object, start, stop) {
        return Some(part);
    }
    crate::types::get_item(vm, object, key).ok()?
}

/// An item of what an instance carries.
#[inline(never)]
fn payload_item(vm: &mut Vm, payload: Value, key: Value) -> Option<Value> {
    known(vm, payload, key)
}

/// `R[dst] = object[key]`.
pub fn get(cx: &mut Cx<'_>, dst: u8, object: Value, key: Value) -> Flow {
    if object.is_kind(Kind::Instance) && !key.is_kind(Kind::Pending) {
        // The usual container of the guest's: its own method, found on its class.
        let class = cx.vm.class_of(object);
        if let Some(method) = cx.vm.lookup(class, names::GETITEM)
        {
            if method.is_kind(Kind::Function) {
                return call::invoke_with(cx, Callee::store(method, dst), &[object, key]);
            }
            if let Some(value) = missing(cx.vm, object, method, key) {
                cx.vm.meter.slice -= 1;
                cx.set(dst, value);
                return Flow::Next;
            }
        }
    }
    match crate::types::get_item(cx.vm, object, key) {
        Ok(Some(value)) => {
            cx.set(dst, value);
            Flow::Next
        }
        Ok(None) => by_method(cx, Callee::store(Value::UNDEF, dst), object, names::GETITEM, &[key]),
        Err(Stop::Python) => {
            if object.is_kind(Kind::Pending) || key.is_kind(Kind::Pending) {
                return look::operands(cx);
            }
            by_method(cx, Callee::store(Value::UNDEF, dst), object, names::GETITEM, &[key])
        }
        Err(stop) => stop.into(),
    }
}

/// What `__missing__` gives for a key that a dict of a class of its own does not have, where no frame is needed to know: a new value
/// of a `defaultdict`, which it has from then on, or what a small method says. `None`, and no effect, for everything else.
fn missing(vm: &mut Vm, object: Value, getitem: Value, key: Value) -> Option<Value> {
    let table = vm.natives[getitem.is(Kind::Native)? as usize].table;
    let dict = vm.unwrap(object).is(Kind::Dict).filter(|_| table.methods && table.owner == "dict")?;
    let class = vm.class_of(object);
    let method = vm.lookup(class, names::MISSING).filter(|method| method.is_kind(Kind::Function))?;
    let hash = vm.hash(key).ok()?;
    if vm.dict_find(dict, key, hash).ok()?.is_some() {
        return None;
    }
    if vm.heap.instance(object.handle()).shape != vm.library_shapes()?.default_dict {
        return leaf::value(vm, method, &[object, key]).ok().flatten();
    }
    if method.in_image() { carried::made(vm, object, dict, key) } else { None }
}

/// The method of the guest's own that a container has for its items, found on its class.
fn own_method(cx: &mut Cx<'_>, object: Value, key: Value, name: Value) -> Option<Value> {
    if !object.is_kind(Kind::Instance) || key.is_kind(Kind::Pending) {
        return None;
    }
    let class = cx.vm.class_of(object);
    cx.vm.lookup(class, name).filter(|method| method.is_kind(Kind::Function))
}

/// `object[key] = R[src]`.
pub fn set(cx: &mut Cx<'_>, object: Value, key: Value, src: u8) -> Flow {
    let value = cx.reg(src);
    set_value(cx, object, key, value)
}

/// `object[key] = value`.
pub fn set_value(cx: &mut Cx<'_>, object: Value, key: Value, value: Value) -> Flow {
    let discard = Callee::with(Value::UNDEF, Action::Discard, 0, Value::UNDEF);
    if let Some(index) = key.as_int()
        && object.is_kind(Kind::Instance)
        && crate::types::deque::set_item(cx.vm, object, index, value)
    {
        return Flow::Next;
    }
    if let Some(method) = own_method(cx, object, key, names::SETITEM) {
        return call::special(cx, Callee { callee: method, ..discard }, object, &[key, value]);
    }
    match crate::types::set_item(cx.vm, object, key, value) {
        Ok(true) => Flow::Next,
        Ok(false) => by_method(cx, discard, object, names::SETITEM, &[key, value]),
        Err(Stop::Python) => {
            if object.is_kind(Kind::Pending) || key.is_kind(Kind::Pending) {
                return look::operands(cx);
            }
            by_method(cx, discard, object, names::SETITEM, &[key, value])
        }
        Err(stop) => stop.into(),
    }
}

/// `del R[obj][R[key]]`.
pub fn delete(cx: &mut Cx<'_>, obj: u8, key: u8) -> Flow {
    let (object, key) = (cx.reg(obj), cx.reg(key));
    let discard = Callee::with(Value::UNDEF, Action::Discard, 0, Value::UNDEF);
    if let Some(method) = own_method(cx, object, key, names::DELITEM) {
        return call::special(cx, Callee { callee: method, ..discard }, object, &[key]);
    }
    match crate::types::delete_item(cx.vm, object, key) {
        Ok(true) => Flow::Next,
        Ok(false) => by_method(cx, discard, object, names::DELITEM, &[key]),
        Err(Stop::Python) => {
            if object.is_kind(Kind::Pending) || key.is_kind(Kind::Pending) {
                return look::operands(cx);
            }
            by_method(cx, discard, object, names::DELITEM, &[key])
        }
        Err(stop) => stop.into(),
    }
}

/// Goes through the special method.
fn by_method(cx: &mut Cx<'_>, to: Callee, object: Value, name: Value, rest: &[Value]) -> Flow {
    let class = cx.vm.class_of(object);
    if let Some(method) = cx.vm.lookup(class, name) {
        if let (Some(native), [key]) = (method.is(Kind::Native), rest)
            && cx.vm.natives[native as usize].is_method()
            && let Some(flow) = native_call::direct(cx, Callee { callee: method, ..to }, &[object, *key])
        {
            return flow;
        }
        let bound = cx.vm.bind(method, object, class);
        return match bound {
            Ok(crate::attribute::Attr::Method(f)) => {
                let mut args = vec![object];
                args.extend_from_slice(rest);
                call::invoke(cx, Callee { callee: f, ..to }, args, Vec::new())
            }
            Ok(crate::attribute::Attr::Value(f)) => {
                call::invoke(cx, Callee { callee: f, ..to }, rest.to_vec(), Vec::new())
            }
            Ok(crate::attribute::Attr::Call(getter, args, n)) => {
                let function = cx.vm.image.prelude("call_descriptor");
                let getter_args = cx.vm.heap.new_tuple(&args[..n]);
                let rest = cx.vm.heap.new_tuple(rest);
                call::invoke_with(cx, Callee { callee: function, ..to }, &[getter, getter_args, rest])
            }
            Ok(crate::attribute::Attr::Missing) => Flow::Next,
            Err(stop) => stop.into(),
        };
    }
    if object.is_kind(Kind::Class) && name.same(names::GETITEM) {
        // `Class[item]`: `__class_getitem__`, which a class does not take from its metaclass.
        if !object.same(crate::classes::TYPE) && cx.vm.lookup(object, names::CLASS_GETITEM).is_none() {
            let metaclass = cx.vm.class(object).metaclass;
            let inherited = cx.vm.lookup(crate::classes::TYPE, names::CLASS_GETITEM);
            let own = cx.vm.lookup(metaclass, names::CLASS_GETITEM);
            if inherited.is_some_and(|i| own.is_some_and(|o| o.same(i))) {
                let shown = cx.vm.class_name(object);
                return cx.vm.type_error(format!("type '{shown}' is not subscriptable")).into();
            }
        }
        match cx.vm.class_getattr(object, names::CLASS_GETITEM) {
            Ok(attr) => {
                if let Some(hook) = cx.vm.attr_value(object, attr).filter(|hook| !hook.is_none()) {
                    return call::invoke(cx, Callee { callee: hook, ..to }, rest.to_vec(), Vec::new());
                }
            }
            Err(stop) => return stop.into(),
        }
        let shown = cx.vm.class_name(object);
        return cx.vm.type_error(format!("type '{shown}' is not subscriptable")).into();
    }
    // Whoever has one of the two methods has a place for both.
    if name.same(names::SETITEM) || name.same(names::DELITEM) {
        let other = if name.same(names::SETITEM) { names::DELITEM } else { names::SETITEM };
        if !cx.vm.class(class).flags.builtin && cx.vm.lookup(class, other).is_some() {
            let shown = cx.vm.show(name);
            return cx.vm.raise(crate::classes::ATTRIBUTE_ERROR, shown).into();
        }
    }
    let shown = cx.vm.type_name(object);
    let text = if name.same(names::GETITEM) {
        format!("'{shown}' object is not subscriptable")
    } else if name.same(names::SETITEM) {
        format!("'{shown}' object does not support item assignment")
    } else {
        // A sequence that is asked for an index says it in its own way; every class of the guest is one.
        let sequence = matches!(
            object.kind(),
            Kind::Str | Kind::Bytes | Kind::Tuple | Kind::Set | Kind::FrozenSet | Kind::Range | Kind::View
        ) || !cx.vm.class(class).flags.builtin;
        let index = rest.first().is_some_and(|k| cx.vm.int_ref(*k).is_some());
        let not = if sequence && index { "doesn't" } else { "does not" };
        format!("'{shown}' object {not} support item deletion")
    };
    cx.vm.type_error(text).into()
}
