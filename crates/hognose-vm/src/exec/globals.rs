//! Names: globals, builtins, class namespaces, cells, and `from … import`.

use std::cell::Cell;

use hognose_bytecode::{NameIndex, SiteIndex, Src};

use super::attr::{set_cache, site_name};
use super::call::{self, Callee};
use super::{Cx, Flow, Leave};
use crate::attribute::Attr;
use crate::caches::{Cache, CacheState};
use crate::classes;
use crate::names;
use crate::objects::{Entry, OWN_ATTRIBUTE, WeakObj};
use crate::stop::Stop;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What stands as the slot of a builtin that was found because the globals do not have the name: beyond all entries of a dict, no
/// cache that is empty, and another number once the session has changed one more dict of the image, which may be the builtins'.
#[inline(always)]
pub fn untouched(vm: &Vm) -> u32 {
    u32::MAX - 1 - vm.heap.dicts.n_changed()
}

/// The same for what a module of the image sees, whose namespace may have changed, too.
#[inline(always)]
pub fn original(vm: &Vm) -> u32 {
    (u32::MAX >> 1) - vm.heap.dicts.n_changed()
}

/// A global or builtin where the cache of a site says that it stands.
#[inline(never)]
pub fn known(vm: &Vm, globals: Value, last: &Cell<Cache>) -> Option<Value> {
    let found = last.get();
    let is_original = |namespace: Value| !vm.heap.dicts.is_changed(namespace.handle());
    // The session has changed a dict of the image: not this one. So it stays as it was until the next one changes.
    let stays = |slot| {
        last.set(Cache { slot, ..found });
        Some(found.value)
    };
    if found.state == CacheState::Original {
        return if is_original(globals) && is_original(vm.builtins) { stays(original(vm)) } else { None };
    }
    let globals = vm.heap.dict(globals.handle());
    match found.state {
        // Most programs leave the builtins as they are.
        CacheState::Untouched if found.epoch == globals.version && is_original(vm.builtins) => stays(untouched(vm)),
        CacheState::Dict => {
            let entry = globals.entries.get(found.slot as usize)?;
            entry.key.same(found.value).then_some(entry.value)
        }
        CacheState::Builtin if found.epoch == globals.version => {
            let entry = vm.heap.dict(vm.builtins.handle()).entries.get(found.slot as usize)?;
            entry.key.same(found.value).then_some(entry.value)
        }
        _ => None,
    }
}

/// Stores a global where the cache of a site says that it stands; whether it does.
#[inline(always)]
pub fn stored(vm: &mut Vm, globals: Value, found: Cache, value: Value) -> bool {
    let stands = |entry: &Entry| entry.key.same(found.value);
    if found.state != CacheState::Dict
        || !vm.heap.dict(globals.handle()).entries.get(found.slot as usize).is_some_and(stands)
    {
        return false;
    }
    vm.heap.dict_mut(globals.handle()).entries[found.slot as usize].value = value;
    true
}

/// `R[dst]` = global or builtin; fills the cache.
#[inline(never)]
pub fn load(cx: &mut Cx<'_>, dst: u8, site: SiteIndex) -> Flow {
    let name = site_name(cx, site);
    let unit = cx.frame().unit;
    let globals = cx.units.get(unit).globals;
    let is_original = |vm: &Vm, namespace: Value| {
        namespace.in_image() && !vm.image.is_building() && !vm.heap.dicts.is_changed(namespace.handle())
    };
    // Nobody has changed the module, nor what is behind it: it stays so until somebody does.
    let are_original = is_original(cx.vm, globals) && is_original(cx.vm, cx.vm.builtins);
    if let Some(at) = cx.vm.dict_find_name(globals, name) {
        let entry = cx.vm.heap.dict(globals.handle()).entries[at];
        let found = match are_original {
            true => Cache { state: CacheState::Original, slot: original(cx.vm), value: entry.value, ..Cache::default() },
            false => Cache { state: CacheState::Dict, slot: at as u32, value: entry.key, ..Cache::default() },
        };
        set_cache(cx, site, found);
        cx.set(dst, entry.value);
        return Flow::Next;
    }
    if let Some(own) = own_builtins(cx.vm, globals) {
        return load_own(cx, dst, own, name);
    }
    let builtins = cx.vm.builtins;
    if let Some(at) = cx.vm.dict_find_name(builtins, name) {
        let entry = cx.vm.heap.dict(builtins.handle()).entries[at];
        let epoch = cx.vm.heap.dict(globals.handle()).version;
        let found = match is_original(cx.vm, builtins) {
            _ if are_original => Cache { state: CacheState::Original, slot: original(cx.vm), value: entry.value, ..Cache::default() },
            true => Cache { state: CacheState::Untouched, slot: untouched(cx.vm), value: entry.value, epoch, ..Cache::default() },
            false => Cache { state: CacheState::Builtin, slot: at as u32, value: entry.key, epoch, ..Cache::default() },
        };
        set_cache(cx, site, found);
        cx.set(dst, entry.value);
        return Flow::Next;
    }
    missing(cx, name)
}

/// What a namespace of globals has as `__builtins__` in place of the usual ones: where `exec` and `eval` were told so.
pub fn own_builtins(vm: &Vm, globals: Value) -> Option<Value> {
    let found = vm.dict_get_name(globals, names::BUILTINS)?;
    let found = match found.is(Kind::Module) {
        Some(handle) => vm.heap.module(handle).dict,
        None => found,
    };
    (!found.same(vm.builtins)).then_some(found)
}

/// A name of builtins that a namespace has for itself. Nothing is cached, and the host is not asked: who gave them meant them.
#[cold]
fn load_own(cx: &mut Cx<'_>, dst: u8, builtins: Value, name: Value) -> Flow {
    if !builtins.is_kind(Kind::Dict) {
        let function = cx.vm.image.prelude("load_builtin");
        return call::function(cx, Callee::store(function, dst), vec![builtins, name], Vec::new());
    }
    if let Some(value) = cx.vm.dict_get_name(builtins, name) {
        cx.set(dst, value);
        return Flow::Next;
    }
    let text = format!("name '{}' is not defined", cx.vm.show(name));
    name_error(cx, name, &text)
}

/// A name that neither globals nor builtins have: the host may know it.
#[cold]
fn missing(cx: &mut Cx<'_>, name: Value) -> Flow {
    if cx.vm.calls.ask_names && !cx.units.in_image(cx.frame().unit) && !cx.vm.calls.unknown.same(name) {
        return Flow::Leave(Leave::Name(name));
    }
    cx.vm.calls.unknown = Value::UNDEF;
    let shown = cx.vm.show(name);
    let text = format!("name '{shown}' is not defined");
    name_error(cx, name, &text)
}

/// `NameError` of a name that is not there. Whether `self` has an attribute of that name is known now only: the
/// variables of a frame are gone when its traceback is written.
#[cold]
fn name_error(cx: &mut Cx<'_>, name: Value, text: &str) -> Flow {
    let stop = cx.vm.name_error(classes::NAME_ERROR, name, text);
    if let Some(exc) = stop.raised()
        && let Some(object) = local_named(cx, "self")
        && !matches!(cx.vm.find_attr(object, name), Ok(Attr::Missing) | Err(_))
    {
        cx.vm.heap.exception_mut(exc.handle()).origin = OWN_ATTRIBUTE;
    }
    stop.into()
}

/// The value of a variable of the running function, or module.
fn local_named(cx: &mut Cx<'_>, name: &str) -> Option<Value> {
    let (unit, frame) = (cx.unit(), cx.frame());
    let body = unit.body(frame.body);
    if body.flags.module {
        let globals = unit.globals;
        let name = cx.vm.intern(name);
        return cx.vm.dict_get_name(globals, name);
    }
    let local = body.locals.iter().find(|l| cx.vm.is_named(unit, l.name, name))?;
    let value = cx.reg(local.register);
    match value.is(Kind::Cell) {
        Some(handle) if local.cell => cx.vm.heap.cell(handle).0.given(),
        _ => value.given(),
    }
}

/// Binds a global; fills the cache.
pub fn store(cx: &mut Cx<'_>, value: Value, site: SiteIndex) -> Flow {
    let name = site_name(cx, site);
    let unit = cx.frame().unit;
    let globals = cx.units.get(unit).globals;
    cx.vm.dict_set_name(globals, name, value);
    if let Some(at) = cx.vm.dict_find_name(globals, name) {
        let key = cx.vm.heap.dict(globals.handle()).entries[at].key;
        let found = Cache { state: CacheState::Dict, slot: at as u32, value: key, ..Cache::default() };
        set_cache(cx, site, found);
    }
    Flow::Next
}

/// Deletes a global.
pub fn delete(cx: &mut Cx<'_>, site: SiteIndex) -> Flow {
    let name = site_name(cx, site);
    let globals = cx.unit().globals;
    if cx.vm.dict_remove_name(globals, name).is_some() {
        return dropped(cx);
    }
    let text = format!("name '{}' is not defined", cx.vm.show(name));
    name_error(cx, name, &text)
}

/// A name was deleted. Callbacks of weak references run now if this was what kept something alive: a small heap is
/// collected, if there are callbacks. Whoever only looks finds out when looking.
pub fn dropped(cx: &mut Cx<'_>) -> Flow {
    let weaks = cx.vm.heap.weaks.slots();
    if weaks.is_empty() || cx.vm.heap.used() > crate::vm::SMALL_HEAP {
        return Flow::Next;
    }
    cx.vm.meter.charge_after(weaks.len() / 16);
    if !cx.vm.heap.weaks.slots().iter().any(WeakObj::waits) {
        return Flow::Next;
    }
    cx.vm.meter.charge_after(100 + cx.vm.heap.used() / 64);
    Flow::Leave(Leave::CollectAll)
}

/// A name in a class body (or `exec` with separate locals).
pub fn load_name(cx: &mut Cx<'_>, dst: u8, ns: u8, cell: Option<u8>, site: SiteIndex) -> Flow {
    let (name, mut namespace) = (site_name(cx, site), cx.reg(ns));
    if let Some(proxy) = namespace.is(Kind::Instance)
        && cx.vm.class_of(namespace).same(crate::classes::MAPPINGPROXY)
    {
        // The names of a class that is finished, seen by an annotation.
        namespace = cx.vm.heap.instance(proxy).inline[0];
    }
    let found = match namespace.is(Kind::Dict) {
        Some(_) => cx.vm.dict_get_name(namespace, name),
        None => {
            let function = cx.vm.image.prelude("load_name");
            let globals = cx.unit().globals;
            let outer = match cell.and_then(|c| cx.reg(c).is(Kind::Cell)) {
                Some(handle) => cx.vm.heap.cell(handle).0,
                None => Value::UNDEF,
            };
            let builtins = own_builtins(cx.vm, globals).unwrap_or(cx.vm.builtins);
            let mut args = vec![namespace, name, globals, builtins];
            if !outer.is_undef() {
                args.push(outer);
            }
            return call::function(cx, Callee::store(function, dst), args, Vec::new());
        }
    };
    if let Some(value) = found {
        cx.set(dst, value);
        return Flow::Next;
    }
    if let Some(cell) = cell {
        let value = match cx.reg(cell).is(Kind::Cell) {
            Some(handle) => cx.vm.heap.cell(handle).0,
            None => Value::UNDEF,
        };
        if !value.is_undef() {
            cx.set(dst, value);
            return Flow::Next;
        }
        let shown = cx.vm.show(name);
        let text = format!(
            "cannot access free variable '{shown}' where it is not associated with a value in enclosing scope"
        );
        return name_error(cx, name, &text);
    }
    load(cx, dst, site)
}

/// Binds a name in a class body.
pub fn store_name(cx: &mut Cx<'_>, ns: u8, src: u8, site: SiteIndex) -> Flow {
    let (name, namespace, value) = (site_name(cx, site), cx.reg(ns), cx.reg(src));
    if namespace.is_kind(Kind::Dict) {
        cx.vm.dict_set_name(namespace, name, value);
        return Flow::Next;
    }
    super::item::set_value(cx, namespace, name, value)
}

/// Deletes a name in a class body.
pub fn delete_name(cx: &mut Cx<'_>, ns: u8, site: SiteIndex) -> Flow {
    let (name, namespace) = (site_name(cx, site), cx.reg(ns));
    if let Some(handle) = cx.vm.as_kind(namespace, Kind::Dict)
        && cx.vm.dict_remove_name(Value::new(Kind::Dict, handle), name).is_some()
    {
        return Flow::Next;
    }
    let text = format!("name '{}' is not defined", cx.vm.show(name));
    name_error(cx, name, &text)
}

/// A local variable that is unbound.
#[cold]
pub fn unbound(cx: &mut Cx<'_>, name: NameIndex) -> Flow {
    // A generator expression sees variables of the body around it as free ones.
    let body = cx.body();
    let at = (cx.pc as u32).saturating_sub(1);
    if body.is_in_generator_expression(at) && body.locals.iter().any(|local| local.name == name.0) {
        return unbound_free(cx, name);
    }
    let name = cx.unit().names[name.0 as usize];
    let text = format!(
        "cannot access local variable '{}' where it is not associated with a value",
        cx.vm.show(name)
    );
    cx.vm.name_error(classes::UNBOUND_LOCAL_ERROR, name, &text).into()
}

/// A cell that is empty.
#[cold]
pub fn unbound_cell(cx: &mut Cx<'_>, cell: Src, name: NameIndex) -> Flow {
    let body = cx.body();
    let n_params = body.param_registers();
    let free = (n_params..n_params + body.captures.len()).contains(&(cell.0 as usize));
    if !free {
        return unbound(cx, name);
    }
    unbound_free(cx, name)
}

/// A variable of a body around this one that is unbound.
fn unbound_free(cx: &mut Cx<'_>, name: NameIndex) -> Flow {
    let name = cx.unit().names[name.0 as usize];
    let shown = cx.vm.show(name);
    let text = format!(
        "cannot access free variable '{shown}' where it is not associated with a value in enclosing scope"
    );
    name_error(cx, name, &text)
}

/// `from module import name`.
pub fn import_from(cx: &mut Cx<'_>, dst: u8, module: u8, site: SiteIndex) -> Flow {
    let (module, name) = (cx.reg(module), site_name(cx, site));
    let found = cx.vm.find_attr(module, name);
    match found.map(|a| cx.vm.attr_value(module, a)) {
        Ok(Some(value)) => {
            cx.set(dst, value);
            return Flow::Next;
        }
        Err(Stop::Python) => return super::look::pending(cx, module),
        _ => {}
    }
    // A submodule that is loaded already, a lazily made attribute, or an error: the prelude knows.
    let function = cx.vm.image.prelude("import_from");
    call::function(cx, Callee::store(function, dst), vec![module, name], Vec::new())
}
