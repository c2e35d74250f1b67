//! What names mean in small functions (`leaf.rs`), which have no site with a cache of its own, or one that nobody has filled: globals, builtins
//! and attributes.

use hognose_bytecode::SiteIndex;

use super::globals;
use super::leaf::{native_value, value};
use crate::attribute::Attr;
use crate::classes;
use crate::names;
use crate::unit::Unit;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The name that a site looks up.
pub(super) fn name(unit: &Unit, site: SiteIndex) -> Option<Value> {
    let site = unit.code.sites.get(site.0 as usize)?;
    unit.names.get(site.name as usize).copied()
}

/// A global, or a builtin where there are no others for these globals.
pub(super) fn global(vm: &mut Vm, unit: &Unit, site: SiteIndex) -> Option<Value> {
    let name = name(unit, site)?;
    vm.recent_global(unit.globals, name).or_else(|| searched_global(vm, unit, name))
}

#[cold]
fn searched_global(vm: &mut Vm, unit: &Unit, name: Value) -> Option<Value> {
    let (namespace, at) = place_of_global(vm, unit, name)?;
    let value = vm.heap.dict(namespace.handle()).entries.get(at)?.value;
    vm.note_global(unit.globals, name, at, !namespace.same(unit.globals));
    Some(value)
}

/// The namespace that has a global or builtin, and where in it.
fn place_of_global(vm: &Vm, unit: &Unit, name: Value) -> Option<(Value, usize)> {
    match vm.dict_find_name(unit.globals, name) {
        Some(at) => Some((unit.globals, at)),
        None if globals::own_builtins(vm, unit.globals).is_some() => None,
        None => Some((vm.builtins, vm.dict_find_name(vm.builtins, name)?)),
    }
}

/// A global or builtin, for who may note nothing.
pub(super) fn global_of(vm: &Vm, unit: &Unit, site: SiteIndex) -> Option<Value> {
    let (namespace, at) = place_of_global(vm, unit, name(unit, site)?)?;
    Some(vm.heap.dict(namespace.handle()).entries.get(at)?.value)
}

/// An attribute of an instance or a module that takes no code of a guest's.
#[inline(never)]
pub(super) fn attribute(vm: &mut Vm, object: Value, name: Value) -> Option<Value> {
    match object.kind() {
        Kind::Instance => {
            if let Some(value) = vm.recent_slot(object, name) {
                return Some(value);
            }
            let class = vm.class_of(object);
            if vm.class(class).flags.getattribute {
                return None;
            }
            // What nobody has defined anew.
            if name.same(names::CLASS)
                && let Some(usual) = vm.lookup(classes::OBJECT, name)
                && vm.lookup(class, name).is_some_and(|attr| attr.same(usual))
            {
                vm.note_class(object, name);
                return Some(class);
            }
            match vm.generic_attr(object, name).ok()? {
                Attr::Value(value) => {
                    vm.note_slot(object, name, value);
                    Some(value)
                }
                Attr::Call(getter, args, n) => match getter.is(Kind::Native) {
                    Some(native) => {
                        vm.note_field(object, name);
                        native_value(vm, native, Value::UNDEF, args.get(..n)?)
                    }
                    // A property.
                    None => value(vm, getter, args.get(..n)?).ok()?,
                },
                Attr::Method(_) | Attr::Missing => None,
            }
        }
        Kind::Module => {
            let dict = vm.heap.module(object.handle()).dict;
            vm.dict_get_name(dict, name)
        }
        Kind::Class if name.same(names::NAME) && vm.class(object).metaclass.same(classes::TYPE) => Some(vm.class(object).name),
        _ => None,
    }
}
