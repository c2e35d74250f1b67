//! Attribute instructions: filling the inline caches, and all that the caches do not cover.

use std::cell::Cell;

use hognose_bytecode::{Op, SiteIndex};

use super::call::{self, Callee};
use super::fills::{descriptor, fill, has_own_name, is_in_dict, store_in_dict, stored_in_dict};
use super::{Cx, Flow, look};
use crate::attribute::{Attr, Stored};
use crate::caches::{Cache, CacheState, Caches};
use crate::classes;
use crate::frame::Action;
use crate::names;
use crate::objects::*;
use crate::stop::Stop;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The name that a cache site looks up.
pub fn site_name(cx: &Cx<'_>, site: SiteIndex) -> Value {
    let unit = cx.unit();
    unit.names[unit.code.sites[site.0 as usize].name as usize]
}

/// The name that the instruction in front of `pc` looks up, if it looks one up.
pub fn name_of_op(cx: &Cx<'_>) -> Option<Value> {
    match cx.op() {
        Op::GetAttr { site, .. } | Op::LoadMethod { site, .. } | Op::LoadMethodToCall { site, .. } | Op::ImportFrom { site, .. } => {
            Some(site_name(cx, site))
        }
        _ => None,
    }
}

/// The cache of a site of the running unit.
fn cache(cx: &Cx<'_>, site: SiteIndex) -> Cache {
    cx.caches.of(cx.frame().unit, cx.units)[site.0 as usize].get()
}

/// Fills the cache of a site of the running unit.
pub fn set_cache(cx: &Cx<'_>, site: SiteIndex, found: Cache) {
    cx.caches.fill(&cx.vm.heap, cx.frame().unit, cx.units, site.0 as usize, found);
}

/// The attribute that a site reads, where the cache or what is known of the shape says in which slot of the instance it is.
#[inline]
pub fn in_slot(vm: &Vm, caches: &Caches, object: Value, last: &Cell<Cache>) -> Option<Value> {
    seen(vm, caches, vm.heap.instance(object.is(Kind::Instance)?), last).given()
}

/// The attribute that a site reads, of an instance of a shape that it did not see last, or behind its inline slots; unbound
/// when that is not known.
#[inline]
fn seen(vm: &Vm, caches: &Caches, instance: &InstanceObj, last: &Cell<Cache>) -> Value {
    let c = last.get();
    if c.state == CacheState::Slot && instance.shape as u64 == c.key && c.epoch == vm.epoch {
        return instance.slot(c.slot as usize);
    }
    if !c.names() {
        return Value::UNDEF;
    }
    match caches.slot_seen(instance.shape, c.other, vm.epoch) {
        Some(slot) => instance.slot(slot),
        None => Value::UNDEF,
    }
}

/// The getter of the property that a site reads, when that is a function of the guest and the site saw the shape last.
#[inline(never)]
pub fn getter(vm: &Vm, object: Value, last: &Cell<Cache>) -> Option<Value> {
    let c = last.get();
    let instance = vm.heap.instances.own(object, Kind::Instance)?;
    let holds = c.state == CacheState::Property && instance.shape as u64 == c.key && c.epoch == vm.epoch;
    (holds && c.value.is_kind(Kind::Function)).then_some(c.value)
}

/// The method that a site calls, for a shape that it did not see last.
#[inline]
fn method_seen(caches: &Caches, last: &Cell<Cache>, shape: u32, epoch: u32) -> Option<Value> {
    let last = last.get();
    if last.names() { caches.method_seen(shape, last.other, epoch) } else { None }
}

/// Stores an attribute of an instance of the session's own, where the site, or what was found for another shape, says how; whether
/// that said it.
#[inline(never)]
pub fn store(vm: &mut Vm, caches: &Caches, instance: u32, value: Value, last: &Cell<Cache>) -> bool {
    let mut found = last.get();
    let epoch = vm.epoch;
    let Some(object) = vm.heap.instances.own_mut(Value::new(Kind::Instance, instance), Kind::Instance) else { return false };
    if u64::from(object.shape) != found.key || found.epoch != epoch {
        if !matches!(found.state, CacheState::Slot | CacheState::Add | CacheState::StoreInDict) {
            return false;
        }
        let Some(stored) = caches.stored(object.shape, found.value.handle(), epoch) else { return false };
        found = stored;
    }
    match found.state {
        CacheState::Slot => {}
        CacheState::Add => object.shape = found.other,
        CacheState::StoreInDict => return store_in_dict(vm, instance, found, value),
        _ => return false,
    }
    if !object.set_inline(found.slot, value) && !object.set_near_far(found.slot as usize, value) {
        vm.heap.set_far(instance, found.slot as usize, value);
    }
    true
}

/// The same for an exception of the shape that the site saw last.
#[inline(never)]
pub fn store_exception(vm: &mut Vm, object: Value, value: Value, last: &Cell<Cache>) -> bool {
    let (found, epoch) = (last.get(), vm.epoch);
    let Some(exception) = vm.heap.exceptions.own(object, Kind::Exc) else { return false };
    if u64::from(exception.shape) != found.key || found.epoch != epoch {
        return false;
    }
    let shape = match found.state {
        CacheState::Slot => exception.shape,
        CacheState::Add => found.other,
        _ => return false,
    };
    vm.set_raw_slot(object, found.slot as usize, value);
    vm.heap.exception_mut(object.handle()).shape = shape;
    true
}

/// `R[dst] = object.name`.
pub fn get(cx: &mut Cx<'_>, dst: u8, object: Value, site: SiteIndex) -> Flow {
    let c = cache(cx, site);
    let epoch = cx.vm.epoch;
    match object.kind() {
        Kind::Instance => {
            let shape = cx.vm.heap.instance(object.handle()).shape;
            let seen = match c.state {
                CacheState::Property | CacheState::Descriptor if c.epoch == epoch && shape as u64 == c.key => Some(c),
                _ => cx.caches.seen(shape, site_name(cx, site).handle(), epoch),
            };
            if let Some(c) = seen {
                // The next time the loop itself finds it.
                set_cache(cx, site, c);
                if c.state == CacheState::Property {
                    let to = Callee::store(c.value, dst);
                    return call::invoke_with(cx, to, &[object]);
                }
                if c.state == CacheState::Descriptor
                    && let Some(args) = descriptor(cx.vm, c, object)
                {
                    return call::invoke_with(cx, Callee::store(c.value, dst), &args);
                }
                let cell = Cell::new(c);
                if let Some(value) = known(cx.vm, cx.caches, object, &cell) {
                    cx.set(dst, value);
                    return Flow::Next;
                }
            }
        }
        Kind::Pending => return look::pending(cx, object),
        // What programs ask most of a class.
        Kind::Class if site_name(cx, site).same(names::NAME) && has_own_name(cx.vm, object) => {
            let (name, key) = (cx.vm.class(object).name, cx.vm.class(object).metaclass.bits());
            set_cache(cx, site, Cache { state: CacheState::ClassName, key, epoch: cx.vm.epoch, ..Cache::default() });
            cx.set(dst, name);
            return Flow::Next;
        }
        // Nobody can say otherwise.
        Kind::None
        | Kind::Bool
        | Kind::Int
        | Kind::Float
        | Kind::Wide
        | Kind::Big
        | Kind::Str
        | Kind::Bytes
        | Kind::List
        | Kind::Tuple
        | Kind::Dict
        | Kind::Set
        | Kind::FrozenSet
        | Kind::Range
            if site_name(cx, site).same(names::CLASS) =>
        {
            let class = cx.vm.class_of(object);
            cx.set(dst, class);
            return Flow::Next;
        }
        _ => {}
    }
    let name = site_name(cx, site);
    fill(cx, object, name, site);
    get_named(cx, dst, object, name)
}

/// An attribute whose value stands somewhere, when the cache of the site, or what is known of the shape, says where.
#[inline(never)]
pub fn known(vm: &mut Vm, caches: &Caches, object: Value, last: &Cell<Cache>) -> Option<Value> {
    // Mostly a site that sees instances of several shapes, or one behind the inline slots.
    if let Some(instance) = vm.heap.instances.own(object, Kind::Instance) {
        let c = last.get();
        // A field of a named tuple. The charge is that of the native that the cache saves, here and where the class is asked for.
        if c.state == CacheState::Field {
            if u64::from(instance.shape) == c.key
                && c.epoch == vm.epoch
                && let Some(items) = instance.inline[0].is(Kind::Tuple)
                && let Some(field) = vm.heap.tuples.peek(items).and_then(|tuple| tuple.items.get(c.slot as usize))
            {
                let field = *field;
                vm.meter.slice -= 1;
                return Some(field);
            }
        } else if c.state == CacheState::Inherited {
            if u64::from(instance.shape) == c.key
                && c.epoch == vm.epoch
                && let Some(entry) = vm.heap.dict(c.value.handle()).entries.get(c.slot as usize)
                && entry.key.same(Value::new(Kind::Str, c.other))
                && !entry.value.is_kind(Kind::Descr)
            {
                return Some(entry.value);
            }
        } else if c.state == CacheState::OwnClass {
            if u64::from(instance.shape) == c.key && c.epoch == vm.epoch {
                vm.meter.slice -= 1;
                return Some(c.value);
            }
        } else if let Some(value) = seen(vm, caches, instance, last).given() {
            return Some(value);
        }
    }
    known_otherwise(vm, caches, object, last)
}

/// [`known`] of what stands elsewhere: apart, so that the usual attribute does not wait for registers to be saved.
#[inline(never)]
fn known_otherwise(vm: &mut Vm, caches: &Caches, object: Value, last: &Cell<Cache>) -> Option<Value> {
    let (found, receiver) = standing(vm, caches, object, last)?;
    Some(match receiver.is_undef() {
        true => found,
        false => vm.heap.new_bound(BoundObj { func: found, self_: receiver }),
    })
}

/// As [`known`] for an attribute that is called: a function; its first argument, if it gets one, is put where that is to be.
///
/// The two of them as one result would go through memory: stored one by one, and read at once before both are there.
#[inline(never)]
pub fn known_method(
    vm: &mut Vm,
    caches: &Caches,
    object: Value,
    last: &Cell<Cache>,
    receiver: &mut Value,
) -> Option<Value> {
    if let Some(instance) = vm.heap.instances.own(object, Kind::Instance)
        && let Some(method) = method_seen(caches, last, instance.shape, vm.epoch)
    {
        *receiver = object;
        return Some(method);
    }
    method_otherwise(vm, caches, object, last, receiver)
}

/// [`known_method`] of what is found in another way.
#[inline(never)]
fn method_otherwise(
    vm: &mut Vm,
    caches: &Caches,
    object: Value,
    last: &Cell<Cache>,
    receiver: &mut Value,
) -> Option<Value> {
    let (function, own) = standing(vm, caches, object, last)?;
    // A bound method that is called is its function, called with what it is bound to: `random.randint(1, 6)`.
    if own.is_undef()
        && let Some(bound) = function.is(Kind::Bound)
        && let bound = vm.heap.bound(bound)
        && matches!(bound.func.kind(), Kind::Function | Kind::Native)
    {
        *receiver = bound.self_;
        return Some(bound.func);
    }
    *receiver = own;
    Some(function)
}

/// An attribute, and what it is bound to.
#[inline(always)]
fn standing(vm: &mut Vm, caches: &Caches, object: Value, last: &Cell<Cache>) -> Option<(Value, Value)> {
    let c = last.get();
    let (found, class) = match object.kind() {
        Kind::Instance => {
            let instance = vm.heap.instance(object.handle());
            let c = match c.state {
                CacheState::Empty | CacheState::Dict | CacheState::Original => return None,
                _ if c.key == u64::from(instance.shape) && c.epoch == vm.epoch => c,
                _ => caches.seen(instance.shape, c.other, vm.epoch)?,
            };
            match c.state {
                CacheState::Slot => return Some((instance.slot(c.slot as usize).given()?, Value::UNDEF)),
                CacheState::Method => return Some((c.value, object)),
                CacheState::InDict => {
                    let dict = instance.slot(usize::try_from(c.value.as_int()?).ok()?).is(Kind::Dict)?;
                    let entry = vm.heap.dict(dict).entries.get(c.slot as usize)?;
                    return entry.key.same(Value::new(Kind::Str, c.other)).then_some((entry.value, Value::UNDEF));
                }
                CacheState::BehindDict => {
                    return (!is_in_dict(vm, instance, c.slot as usize, c.other)?).then_some((c.value, object));
                }
                CacheState::InheritedBehindDict => {
                    let shape = vm.heap.shape(instance.shape);
                    if is_in_dict(vm, instance, shape.slot(names::DICT)?, c.other)? {
                        return None;
                    }
                    (c, shape.class)
                }
                CacheState::Inherited => (c, vm.heap.shape(instance.shape).class),
                CacheState::Field => {
                    // As the call of the native that the cache saves: the fuel does not tell what is known already.
                    vm.meter.slice -= 1;
                    let payload = vm.unwrap(object).is(Kind::Tuple)?;
                    return Some((vm.heap.tuple(payload).get(c.slot as usize).copied()?, Value::UNDEF));
                }
                CacheState::Property => return Some((got_natively(vm, c.value, object)?, Value::UNDEF)),
                CacheState::OwnClass => {
                    vm.meter.slice -= 1;
                    return Some((c.value, Value::UNDEF));
                }
                _ => return None,
            }
        }
        Kind::Exc => {
            let exc = vm.heap.exception(object.handle());
            let c = match c.names() {
                true if c.key == u64::from(exc.shape) && c.epoch == vm.epoch => c,
                true => caches.seen(exc.shape, c.other, vm.epoch)?,
                false => return None,
            };
            match c.state {
                CacheState::Slot => return Some((exc.slots.get(c.slot as usize)?.given()?, Value::UNDEF)),
                CacheState::Method => return Some((c.value, object)),
                CacheState::Inherited => (c, vm.heap.shape(exc.shape).class),
                CacheState::Property => return Some((got_natively(vm, c.value, object)?, Value::UNDEF)),
                _ => return None,
            }
        }
        Kind::Int | Kind::Wide | Kind::Big | Kind::Float => {
            let key = if object.as_float().is_some() { Cache::OF_FLOAT } else { Cache::OF_INT };
            let holds = c.state == CacheState::Method && c.key == key && c.epoch == vm.epoch;
            return holds.then_some((c.value, object));
        }
        // Their class is not told by the kind, and they have no attributes of their own.
        Kind::Gen | Kind::Iter | Kind::View | Kind::Range | Kind::Complex | Kind::MemoryView => {
            let key = Cache::OF_CLASS | u64::from(vm.class_of(object).handle());
            let holds = c.state == CacheState::Method && c.key == key && c.epoch == vm.epoch;
            return holds.then_some((c.value, object));
        }
        Kind::Class if c.state == CacheState::ClassName => {
            let class = vm.class(object);
            if c.key != class.metaclass.bits() || c.epoch != vm.epoch {
                return None;
            }
            return Some((class.name, Value::UNDEF));
        }
        Kind::Class if c.state == CacheState::ClassData && c.key == object.bits() && c.epoch == vm.epoch => {
            (c, object)
        }
        Kind::Module if c.state == CacheState::Original && c.key == object.bits() => {
            return (!vm.heap.dicts.is_changed(c.slot)).then_some((c.value, Value::UNDEF));
        }
        Kind::Module if c.state == CacheState::Dict && c.key == object.bits() => {
            let dict = vm.heap.module(object.handle()).dict;
            let entry = vm.heap.dict(dict.handle()).entries.get(c.slot as usize)?;
            return entry.key.same(c.value).then_some((entry.value, Value::UNDEF));
        }
        _ => return None,
    };
    let entry = vm.heap.dict(found.value.handle()).entries.get(found.slot as usize)?;
    if !entry.key.same(Value::new(Kind::Str, found.other)) {
        return None;
    }
    match entry.value.is(Kind::Descr).map(|handle| vm.heap.descr(handle)) {
        None => Some((entry.value, Value::UNDEF)),
        Some(DescrObj::StaticMethod(function)) => Some((*function, Value::UNDEF)),
        Some(DescrObj::ClassMethod(function)) if matches!(function.kind(), Kind::Function | Kind::Native) => {
            Some((*function, class))
        }
        _ => None,
    }
}

/// What the getter of a property gives, when that is a native that needs nothing but the machine.
fn got_natively(vm: &mut Vm, getter: Value, object: Value) -> Option<Value> {
    let getter = vm.plain_native(getter, 1)?;
    let result = getter(vm, &[object]);
    let value = vm.done_natively(result).ok()?;
    // What it did not give is asked for again, and paid for there.
    vm.meter.slice -= i64::from(value.is_some());
    value
}

/// `R[dst] = object.name` for any name.
pub fn get_named(cx: &mut Cx<'_>, dst: u8, object: Value, name: Value) -> Flow {
    get_then(cx, Callee::store(Value::UNDEF, dst), object, name)
}

/// `object.name`, where `to` says what happens with it. Hooks of the guest run.
pub fn get_then(cx: &mut Cx<'_>, to: Callee, object: Value, name: Value) -> Flow {
    let class = cx.vm.class_of(object);
    let flags = cx.vm.class(class).flags;
    if flags.getattribute
        && let Some(hook) = cx.vm.lookup(class, names::GETATTRIBUTE)
        && !stores_plainly(cx.vm, hook)
    {
        let to = Callee { callee: hook, ..fallback(to, flags.getattr, object) };
        return call::special(cx, to, object, &[name]);
    }
    let found = cx.vm.find_attr(object, name);
    let exc = match found {
        Ok(Attr::Call(getter, args, n)) => {
            return call::invoke_with(
                cx,
                Callee { callee: getter, ..fallback(to, flags.getattr, object) },
                &args[..n],
            );
        }
        Ok(Attr::Missing) => None,
        Ok(attr) => match cx.vm.attr_value(object, attr) {
            Some(value) => return super::deliver::value(cx, to.action, to.dst, to.extra, value),
            None => None,
        },
        Err(stop) if let Some(exc) = stop.raised() => Some(exc),
        Err(Stop::Python) => return look::pending(cx, object),
        Err(stop) => return stop.into(),
    };
    let missing = exc.is_none_or(|e| cx.vm.is_instance(e, classes::ATTRIBUTE_ERROR));
    if flags.getattr
        && missing
        && !object.is_kind(Kind::Super)
        && let Some(hook) = cx.vm.lookup(class, names::GETATTR)
    {
        return call::special(cx, Callee { callee: hook, ..to }, object, &[name]);
    }
    if object.is_kind(Kind::Module) && missing {
        let dict = cx.vm.heap.module(object.handle()).dict;
        if let Some(hook) = cx.vm.dict_get_name(dict, names::GETATTR) {
            return call::invoke_with(cx, Callee { callee: hook, ..to }, &[name]);
        }
    }
    let exc = match exc {
        Some(exc) => exc,
        None => {
            let error = cx.vm.attribute_error(object, name);
            match error.raised() {
                Some(exc) => exc,
                None => return error.into(),
            }
        }
    };
    super::deliver::raised(cx, to.action, to.dst, to.extra, exc)
}

/// The action for a getter whose `AttributeError` calls `__getattr__`.
fn fallback(to: Callee, getattr: bool, object: Value) -> Callee {
    if !getattr {
        return to;
    }
    match to.action {
        Action::Store => Callee { action: Action::GetAttr, extra: object, ..to },
        Action::LoadMethod => Callee { extra: object, ..to },
        _ => to,
    }
}

/// `object.name = R[src]`.
pub fn set(cx: &mut Cx<'_>, object: Value, src: u8, site: SiteIndex) -> Flow {
    let name = site_name(cx, site);
    let value = cx.reg(src);
    let before = if matches!(object.kind(), Kind::Instance | Kind::Exc) { Some(cx.vm.shape_of(object)) } else { None };
    let flow = set_named(cx, object, name, value);
    // What the store did to the shape is what the cache will do next time.
    if let (Some(before), Flow::Next) = (before, &flow) {
        let class = cx.vm.class_of(object);
        let attr = cx.vm.lookup(class, name);
        let plain = match attr {
            None => true,
            // Builtin exceptions know what some of their fields may hold.
            Some(_) if object.is_kind(Kind::Exc) => false,
            Some(attr) => {
                matches!(attr.is(Kind::Descr).map(|h| cx.vm.heap.descr(h)), Some(DescrObj::Member { .. }))
                    || !cx.vm.is_data_descriptor(attr)
            }
        };
        let after = cx.vm.shape_of(object);
        if plain && !cx.vm.class(class).flags.setattr {
            let shape = cx.vm.heap.shape(after);
            let found = match shape.slot(name) {
                _ if shape.dict && before == after => stored_in_dict(cx.vm, object, name, attr),
                Some(slot) if !shape.dict && (before == after || cx.vm.heap.shape(before).names.len() == slot) => {
                    let state = if before == after { CacheState::Slot } else { CacheState::Add };
                    Some(Cache { state, slot: slot as u32, other: after, ..Cache::default() })
                }
                _ => None,
            };
            if let Some(found) = found {
                let found = Cache { key: before as u64, epoch: cx.vm.epoch, value: name, ..found };
                cx.caches.stores(&cx.vm.heap, before, name, found);
                set_cache(cx, site, found);
            }
        }
    }
    flow
}

/// `object.name = value`, or deletion when `value` is unbound.
pub fn set_named(cx: &mut Cx<'_>, object: Value, name: Value, value: Value) -> Flow {
    if object.is_kind(Kind::Pending) {
        return look::pending(cx, object);
    }
    let class = cx.vm.class_of(object);
    let flags = cx.vm.class(class).flags;
    let deleting = value.is_undef();
    let hooked = if deleting { flags.delattr } else { flags.setattr };
    let discard = |callee: Value| Callee::with(callee, Action::Discard, 0, Value::UNDEF);
    if hooked
        && let Some(hook) = cx.vm.lookup(class, if deleting { names::DELATTR } else { names::SETATTR })
        && !stores_plainly(cx.vm, hook)
    {
        let rest = [name, value];
        return call::special(cx, discard(hook), object, if deleting { &rest[..1] } else { &rest });
    }
    match cx.vm.store_attr(object, name, value) {
        Ok(Stored::Done) => Flow::Next,
        Ok(Stored::Call(setter, args, n)) => call::invoke_with(cx, discard(setter), &args[..n]),
        Err(stop) => stop.into(),
    }
}

/// Whether a hook is a builtin's own `__setattr__` or `__delattr__`, and not `dict.__setitem__` or the like.
fn stores_plainly(vm: &crate::vm::Vm, hook: Value) -> bool {
    let info = hook.is(Kind::Native).map(|h| &vm.natives[h as usize]);
    info.is_some_and(|info| matches!(info.shown(), "__setattr__" | "__delattr__"))
}

/// `del R[obj].name`.
pub fn delete(cx: &mut Cx<'_>, obj: u8, site: SiteIndex) -> Flow {
    let (object, name) = (cx.reg(obj), site_name(cx, site));
    set_named(cx, object, name, Value::UNDEF)
}

/// Looks up a method to call.
pub fn load_method(cx: &mut Cx<'_>, dst: u8, object: Value, site: SiteIndex) -> Flow {
    let name = site_name(cx, site);
    if object.is_kind(Kind::Pending) {
        return look::pending(cx, object);
    }
    if let Some(handle) = object.is(Kind::Instance) {
        let shape = cx.vm.heap.instance(handle).shape;
        if let Some(c) = cx.caches.seen(shape, name.handle(), cx.vm.epoch)
            && c.state == CacheState::Method
        {
            // The next time the loop itself finds it.
            set_cache(cx, site, c);
            cx.set(dst, c.value);
            cx.set(dst + 1, object);
            return Flow::Next;
        }
    } else if let Some(handle) = object.is(Kind::Super)
        && let Some((function, receiver)) = cx.vm.super_method(handle, name)
    {
        let crate::objects::SuperObj { class, start, .. } = *cx.vm.heap.super_obj(handle);
        if matches!(receiver.kind(), Kind::Instance | Kind::Exc) && cx.vm.class_of(receiver).same(start) {
            // The classes are watched from now on.
            cx.vm.lookup(start, name);
            let found = Cache {
                key: u64::from(cx.vm.shape_of(receiver)),
                state: CacheState::Super,
                epoch: cx.vm.epoch,
                value: function,
                slot: class.handle(),
                other: name.handle(),
            };
            set_cache(cx, site, found);
        }
        cx.set(dst, function);
        cx.set(dst + 1, receiver);
        return Flow::Next;
    }
    let class = cx.vm.class_of(object);
    let flags = cx.vm.class(class).flags;
    if object.is_kind(Kind::Module) || object.is_kind(Kind::Class) {
        // Functions of modules and classes are called without a receiver: the loop finds them from now on.
        fill(cx, object, name, site);
        if let Some(function) = class_method(cx.vm, object, name) {
            cx.set(dst, function);
            cx.set(dst + 1, object);
            return Flow::Next;
        }
    } else if !flags.getattribute && !object.is_kind(Kind::Super) {
        match cx.vm.find_attr(object, name) {
            Ok(Attr::Method(func)) => {
                if matches!(func.kind(), Kind::Function | Kind::Native) {
                    let of_shape = matches!(object.kind(), Kind::Instance | Kind::Exc);
                    let key = match object.kind() {
                        // The slot of an exception that has the method's name may be filled later.
                        Kind::Exc if cx.vm.heap.shape(cx.vm.shape_of(object)).slot(name).is_some() => None,
                        _ if of_shape => Some(cx.vm.shape_of(object) as u64),
                        // Kinds whose class follows from the kind alone.
                        Kind::List
                        | Kind::Dict
                        | Kind::Str
                        | Kind::Tuple
                        | Kind::Set
                        | Kind::Bytes
                        | Kind::ByteArray
                        | Kind::Array
                        | Kind::FrozenSet => Some(object.bits() >> 32 | Cache::OF_KIND),
                        Kind::Int | Kind::Wide | Kind::Big => Some(Cache::OF_INT),
                        Kind::Float => Some(Cache::OF_FLOAT),
                        Kind::Gen | Kind::Iter | Kind::View | Kind::Range | Kind::Complex | Kind::MemoryView => {
                            Some(Cache::OF_CLASS | u64::from(class.handle()))
                        }
                        _ => None,
                    };
                    if let Some(key) = key
                        && of_shape
                        && cx.vm.heap.shape(key as u32).dict
                    {
                        fill(cx, object, name, site);
                    } else if let Some(key) = key {
                        let epoch = cx.vm.epoch;
                        let state = CacheState::Method;
                        let found = Cache {
                            key,
                            state,
                            epoch,
                            value: func,
                            other: name.handle(),
                            ..Cache::default()
                        };
                        if of_shape {
                            cx.caches.saw(&cx.vm.heap, key as u32, name, found);
                        }
                        set_cache(cx, site, found);
                    }
                }
                cx.set(dst, func);
                cx.set(dst + 1, object);
                return Flow::Next;
            }
            Ok(Attr::Value(value)) => {
                if matches!(object.kind(), Kind::Instance | Kind::Exc) {
                    fill(cx, object, name, site);
                }
                cx.set(dst, value);
                cx.set(dst + 1, Value::UNDEF);
                return Flow::Next;
            }
            Ok(_) => {}
            Err(stop) if stop.raised().is_some() => {}
            Err(stop) => return stop.into(),
        }
    }
    get_then(cx, Callee::with(Value::UNDEF, Action::LoadMethod, dst, Value::UNDEF), object, name)
}

/// The function that a class method of a class is made of: called with the class in front, it needs no method that binds it.
fn class_method(vm: &mut Vm, class: Value, name: Value) -> Option<Value> {
    if !class.is_kind(Kind::Class) {
        return None;
    }
    let metaclass = vm.class(class).metaclass;
    let found = vm.lookup(class, name)?.is(Kind::Descr)?;
    let function = match vm.heap.descr(found) {
        DescrObj::ClassMethod(function) => *function,
        _ => return None,
    };
    let own = !vm.class(metaclass).flags.getattribute
        && (metaclass.same(classes::TYPE) || vm.lookup(metaclass, name).is_none());
    (own && matches!(function.kind(), Kind::Function | Kind::Native)).then_some(function)
}

/// The name that `LoadSpecial` looks up.
pub fn special_name(which: u32) -> Value {
    [names::ENTER, names::EXIT, names::AENTER, names::AEXIT][which as usize & 3]
}

/// Looks up `__enter__` and its kin on the type.
pub fn load_special(cx: &mut Cx<'_>, dst: u8, obj: u8, which: u32) -> Flow {
    let object = cx.reg(obj);
    if object.is_kind(Kind::Pending) {
        return look::pending(cx, object);
    }
    let name = special_name(which);
    let class = cx.vm.class_of(object);
    match cx.vm.lookup(class, name) {
        Some(attr) => match cx.vm.bind(attr, object, class) {
            Ok(Attr::Method(func)) => {
                cx.set(dst, func);
                cx.set(dst + 1, object);
                Flow::Next
            }
            Ok(Attr::Value(value)) => {
                cx.set(dst, value);
                cx.set(dst + 1, Value::UNDEF);
                Flow::Next
            }
            Ok(Attr::Call(getter, args, n)) => {
                let to = Callee::with(getter, Action::LoadMethod, dst, Value::UNDEF);
                call::invoke_with(cx, to, &args[..n])
            }
            Ok(Attr::Missing) => Flow::Next,
            Err(stop) => stop.into(),
        },
        None => {
            let type_name = crate::types::show::fully_qualified_name(cx.vm, class);
            let (protocol, other, hint) = if which < 2 {
                ("context manager", names::AENTER, ". Did you mean to use 'async with'?")
            } else {
                ("asynchronous context manager", names::ENTER, ". Did you mean to use 'with'?")
            };
            let hint = if cx.vm.lookup(class, other).is_some() {
                let does = if which < 2 { "asynchronous context manager" } else { "context manager" };
                format!(" but it supports the {does} protocol{hint}")
            } else {
                String::new()
            };
            let missing = cx.vm.show(name);
            let text = format!(
                "'{type_name}' object does not support the {protocol} protocol (missed {missing} method)"
            );
            let text = if hint.is_empty() {
                text
            } else {
                format!(
                    "'{type_name}' object does not support the {protocol} protocol (missed {missing} method){hint}"
                )
            };
            cx.vm.type_error(text).into()
        }
    }
}
