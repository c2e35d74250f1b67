//! What a site keeps of an attribute that was looked up just now, and where attributes are that no slot of an object has: in the
//! namespaces of classes, in the dict of an instance.

use hognose_bytecode::SiteIndex;

use super::Cx;
use super::attr::set_cache;
use crate::builtins::attributes;
use crate::caches::{Cache, CacheState};
use crate::classes;
use crate::lookups::is_plain_data;
use crate::names;
use crate::objects::*;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// Whether `__name__` of a class is what it was given as its name: no metaclass says otherwise.
pub(super) fn has_own_name(vm: &mut Vm, class: Value) -> bool {
    let metaclass = vm.class(class).metaclass;
    if metaclass.same(classes::TYPE) {
        return true;
    }
    let usual = vm.lookup(classes::TYPE, names::NAME);
    let found = vm.lookup(metaclass, names::NAME);
    !vm.class(metaclass).flags.getattribute && usual.zip(found).is_some_and(|(usual, found)| usual.same(found))
}

/// Fills the cache of a site for reading `object.name`, where that is worthwhile.
pub(super) fn fill(cx: &mut Cx<'_>, object: Value, name: Value, site: SiteIndex) {
    let (epoch, site_name) = (cx.vm.epoch, name);
    let found = match object.kind() {
        Kind::Instance | Kind::Exc => {
            let (class, instance) = (cx.vm.class_of(object), object);
            if cx.vm.class(class).flags.getattribute {
                return;
            }
            let shape = cx.vm.shape_of(object);
            let attr = cx.vm.lookup(class, name);
            if let Some(attr) = attr
                && cx.vm.is_data_descriptor(attr)
            {
                match attr.is(Kind::Descr).map(|h| cx.vm.heap.descr(h).clone()) {
                    Some(DescrObj::Property { get, .. })
                        if (get.is_kind(Kind::Native) || get.is_kind(Kind::Function) && instance.is_kind(Kind::Instance))
                            && !cx.vm.class(class).flags.getattr =>
                    {
                        Cache {
                            key: shape as u64,
                            state: CacheState::Property,
                            epoch,
                            value: get,
                            other: name.handle(),
                            ..Cache::default()
                        }
                    }
                    Some(DescrObj::GetSet { .. }) if instance.is_kind(Kind::Instance) && attributes::is_class_getter(cx.vm, attr) => Cache {
                        key: shape as u64,
                        state: CacheState::OwnClass,
                        epoch,
                        value: class,
                        other: name.handle(),
                        ..Cache::default()
                    },
                    Some(DescrObj::GetSet { get, .. })
                        if cx.vm.plain_native(get, 1).is_some() && !cx.vm.class(class).flags.getattr =>
                    {
                        let (key, other) = (shape as u64, name.handle());
                        Cache {
                            key,
                            state: CacheState::Property,
                            epoch,
                            value: get,
                            other,
                            ..Cache::default()
                        }
                    }
                    None => match crate::types::descriptor::tuple_field(cx.vm, attr) {
                        Some(slot) => {
                            let (key, other) = (shape as u64, name.handle());
                            Cache { key, state: CacheState::Field, epoch, slot, other, ..Cache::default() }
                        }
                        None => match get_of_guest(cx.vm, instance, attr) {
                            Some(found) => Cache { key: shape as u64, epoch, other: name.handle(), ..found },
                            None => return,
                        },
                    },
                    Some(DescrObj::Member { name, .. }) => match cx.vm.heap.shape(shape).slot(name) {
                        Some(slot) => Cache {
                            key: shape as u64,
                            state: CacheState::Slot,
                            epoch,
                            slot: slot as u32,
                            other: site_name.handle(),
                            ..Cache::default()
                        },
                        None => return,
                    },
                    _ => return,
                }
            } else {
                let object = cx.vm.heap.shape(shape);
                let declared = cx.vm.heap.shape(cx.vm.class(class).shape).names.len();
                match object.slot(name) {
                    // A slot of `__slots__` that has no descriptor is no attribute.
                    Some(slot) if slot >= declared && (!object.dict || !name.same(names::DICT)) => Cache {
                        key: shape as u64,
                        state: CacheState::Slot,
                        epoch,
                        slot: slot as u32,
                        other: name.handle(),
                        ..Cache::default()
                    },
                    // An exception shows it when the slot is filled, and its shape does not tell whether it is.
                    Some(_) if instance.is_kind(Kind::Exc) => return,
                    _ if object.dict && (name.same(names::DICT) || instance.is_kind(Kind::Exc)) => return,
                    _ if object.dict => match in_dict(cx.vm, class, instance, name, attr) {
                        Some(found) => Cache { epoch, ..found },
                        None => return,
                    },
                    _ => match attr {
                        Some(attr) if attr.is_kind(Kind::Function) || is_native_method(cx.vm, attr) => Cache {
                            key: shape as u64,
                            state: CacheState::Method,
                            epoch,
                            value: attr,
                            other: name.handle(),
                            ..Cache::default()
                        },
                        Some(_) => match class_data(cx.vm, class, name, true) {
                            Some((dict, slot)) => {
                                let key = shape as u64;
                                let other = name.handle();
                                Cache { key, state: CacheState::Inherited, epoch, slot, value: dict, other }
                            }
                            None => match attr.and_then(|attr| get_of_guest(cx.vm, instance, attr)) {
                                Some(found) => Cache { key: shape as u64, epoch, other: name.handle(), ..found },
                                None => return,
                            },
                        },
                        None => return,
                    },
                }
            }
        }
        Kind::Module => {
            let dict = cx.vm.heap.module(object.handle()).dict;
            let Some(at) = cx.vm.dict_find_name(dict, name) else { return };
            let entry = cx.vm.heap.dict(dict.handle()).entries[at];
            let key = object.bits();
            // What a module of the library has stays until the session changes its namespace.
            match dict.in_image() && !cx.vm.image.is_building() && !cx.vm.heap.dicts.is_changed(dict.handle()) {
                true => {
                    Cache { key, state: CacheState::Original, slot: dict.handle(), value: entry.value, ..Cache::default() }
                }
                false => Cache { key, state: CacheState::Dict, slot: at as u32, value: entry.key, ..Cache::default() },
            }
        }
        Kind::Class => {
            let metaclass = cx.vm.class(object).metaclass;
            if cx.vm.class(metaclass).flags.getattribute {
                return;
            }
            if let Some(meta) = cx.vm.lookup(metaclass, name)
                && cx.vm.is_data_descriptor(meta)
            {
                return;
            }
            // Marks the classes as observed.
            cx.vm.lookup(object, name);
            let found = class_data(cx.vm, object, name, false).or_else(|| of_metaclass(cx.vm, object, metaclass, name));
            let Some((dict, slot)) = found else { return };
            let (key, other) = (object.bits(), name.handle());
            Cache { key, state: CacheState::ClassData, epoch, slot, value: dict, other }
        }
        _ => return,
    };
    if matches!(object.kind(), Kind::Instance | Kind::Exc) {
        cx.caches.saw(&cx.vm.heap, found.key as u32, name, found);
    }
    set_cache(cx, site, found);
}

/// What a site remembers of a descriptor whose `__get__` is a function, where no hook comes after it.
pub(super) fn get_of_guest(vm: &mut Vm, instance: Value, attr: Value) -> Option<Cache> {
    let slot = attr.is(Kind::Instance).filter(|_| instance.is_kind(Kind::Instance))?;
    let (class, kind) = (vm.class_of(instance), vm.class_of(attr));
    let value = vm.lookup(kind, names::GET).filter(|get| get.is_kind(Kind::Function))?;
    let is_alone = !vm.class(class).flags.getattr && vm.class(kind).payload.is_undef();
    is_alone.then_some(Cache { state: CacheState::Descriptor, slot, value, ..Cache::default() })
}

/// What the `__get__` that a site remembers is called with, if it is still that of the descriptor, whose class may be another one.
pub(super) fn descriptor(vm: &mut Vm, found: Cache, object: Value) -> Option<[Value; 3]> {
    let attr = Value::new(Kind::Instance, found.slot);
    let kind = vm.class_of(attr);
    let is_same = vm.lookup(kind, names::GET).is_some_and(|get| get.same(found.value));
    is_same.then(|| [attr, object, vm.class_of(object)])
}

/// Where the namespaces of a class and its bases have a value that is no descriptor, or a static or class method: the dict, the
/// position. Functions and natives are such values when they are read from the class itself, and not through an instance.
pub(crate) fn class_data(vm: &mut Vm, class: Value, name: Value, through_instance: bool) -> Option<(Value, u32)> {
    let (dict, at) = vm.class(class).mro.iter().find_map(|c| {
        let dict = vm.class(*c).dict;
        Some((dict, vm.dict_find_name(dict, name)?))
    })?;
    let entry = vm.heap.dict(dict.handle()).entries[at];
    let plain = match entry.value.kind() {
        Kind::Native => !through_instance,
        Kind::Descr => match vm.heap.descr(entry.value.handle()) {
            DescrObj::StaticMethod(_) => true,
            DescrObj::ClassMethod(function) => matches!(function.kind(), Kind::Function | Kind::Native),
            _ => false,
        },
        Kind::Instance => {
            let class = vm.class_of(entry.value);
            vm.lookup(class, names::GET).is_none()
        }
        _ => true,
    };
    (plain && entry.key.same(name)).then_some((dict, at as u32))
}

/// The same in the namespaces of the metaclass, for plain data that the class itself does not have.
pub(super) fn of_metaclass(vm: &mut Vm, class: Value, metaclass: Value, name: Value) -> Option<(Value, u32)> {
    if vm.lookup(class, name).is_some() {
        return None;
    }
    let (dict, at) = class_data(vm, metaclass, name, true)?;
    is_plain_data(vm.heap.dict(dict.handle()).entries[at as usize].value).then_some((dict, at))
}

/// Whether an attribute of a class is a native that an instance binds.
pub(super) fn is_native_method(vm: &Vm, attr: Value) -> bool {
    let info = attr.is(Kind::Native).map(|native| &vm.natives[native as usize]);
    info.is_some_and(|info| info.is_method() && !info.is_new())
}

/// Where an instance whose attributes are in a dict has an attribute.
pub(super) fn in_dict(vm: &mut Vm, class: Value, instance: Value, name: Value, attr: Option<Value>) -> Option<Cache> {
    let shape = vm.shape_of(instance);
    let slot = vm.heap.shape(shape).slot(names::DICT)?;
    let dict = vm.heap.instance(instance.handle()).slot(slot);
    let found = Cache { key: u64::from(shape), other: name.handle(), ..Cache::default() };
    if let Some(at) = vm.dict_find_name(Value::new(Kind::Dict, dict.is(Kind::Dict)?), name) {
        return Some(Cache { state: CacheState::InDict, slot: at as u32, value: Value::small(slot as i32), ..found });
    }
    let attr = attr?;
    if attr.is_kind(Kind::Function) || is_native_method(vm, attr) {
        return Some(Cache { state: CacheState::BehindDict, slot: slot as u32, value: attr, ..found });
    }
    let (value, slot) = class_data(vm, class, name, true)?;
    Some(Cache { state: CacheState::InheritedBehindDict, slot, value, ..found })
}

/// Whether the dict of an instance, which is in this slot of it, has a name; `None` when there is none, or one of another class.
pub(super) fn is_in_dict(vm: &Vm, instance: &InstanceObj, slot: usize, name: u32) -> Option<bool> {
    let dict = Value::new(Kind::Dict, instance.slot(slot).is(Kind::Dict)?);
    Some(vm.dict_find_name(dict, Value::new(Kind::Str, name)).is_some())
}

/// Where the dict of an instance has what was stored just now, if nothing of its class goes in front of that.
pub(super) fn stored_in_dict(vm: &mut Vm, object: Value, name: Value, attr: Option<Value>) -> Option<Cache> {
    if attr.is_some_and(|attr| vm.is_data_descriptor(attr)) {
        return None;
    }
    let slot = vm.heap.shape(vm.shape_of(object)).slot(names::DICT)?;
    let dict = vm.heap.instance(object.is(Kind::Instance)?).slot(slot).is(Kind::Dict)?;
    let at = vm.dict_find_name(Value::new(Kind::Dict, dict), name)?;
    Some(Cache { state: CacheState::StoreInDict, slot: at as u32, other: slot as u32, ..Cache::default() })
}

/// Stores an attribute in the dict of an instance, where the site says where it has its value; whether it has one there.
#[inline(never)]
pub(super) fn store_in_dict(vm: &mut Vm, instance: u32, found: Cache, value: Value) -> bool {
    let Some(dict) = vm.heap.instance(instance).slot(found.other as usize).is(Kind::Dict) else { return false };
    if !vm.heap.dict(dict).entries.get(found.slot as usize).is_some_and(|entry| entry.key.same(found.value)) {
        return false;
    }
    vm.heap.dict_mut(dict).entries[found.slot as usize].value = value;
    true
}
