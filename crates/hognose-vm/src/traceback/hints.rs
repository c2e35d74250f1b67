//! "Did you mean": what an exception's message says in addition when a similar name exists.
//!
//! `NameError` looks at the names of the function, of its globals and of `builtins`, and at the standard library;
//! `AttributeError` at the attributes of the object; `ImportError` at the names of the module. The variables of a
//! frame are gone when its traceback is written, so names of the function count whether they were bound or not.

use super::stdlib_names;
use crate::classes;
use crate::names;
use crate::objects::{OWN_ATTRIBUTE, TraceEntry};
use crate::suggest;
use crate::unit::Units;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What to write behind the message of an exception: empty, or `. Did you mean: 'name'?`.
pub fn hint(vm: &mut Vm, units: &Units, exc: Value, innermost: Option<TraceEntry>) -> String {
    let class = vm.class_of(exc);
    if vm.is_subclass(class, classes::IMPORT_ERROR) {
        let wrong = text_field(vm, exc, names::NAME_FROM);
        let module = text_field(vm, exc, names::EXC_NAME);
        return match (wrong, module) {
            (Some(wrong), Some(module)) => meant(import_hint(vm, &module, &wrong).as_deref()),
            _ => String::new(),
        };
    }
    if vm.is_subclass(class, classes::ATTRIBUTE_ERROR) {
        let (Some(wrong), Some(object)) = (text_field(vm, exc, names::EXC_NAME), vm.field(exc, names::OBJ))
        else {
            return String::new();
        };
        return meant(closest_attribute(vm, object, &wrong).as_deref());
    }
    if vm.is_subclass(class, classes::NAME_ERROR) {
        let Some(wrong) = text_field(vm, exc, names::EXC_NAME) else { return String::new() };
        let own = (vm.heap.exception(exc.handle()).origin == OWN_ATTRIBUTE).then(|| format!("self.{wrong}"));
        let close = own.or_else(|| innermost.and_then(|entry| name_hint(vm, units, entry, &wrong)));
        let known = stdlib_names::contains(&wrong);
        return match (&close, known) {
            (Some(_), true) => format!("{} Or did you forget to import '{wrong}'?", meant(close.as_deref())),
            (None, true) => format!(". Did you forget to import '{wrong}'?"),
            (_, false) => meant(close.as_deref()),
        };
    }
    String::new()
}

fn meant(name: Option<&str>) -> String {
    name.map_or(String::new(), |name| format!(". Did you mean: '{name}'?"))
}

fn text_field(vm: &Vm, exc: Value, name: Value) -> Option<String> {
    vm.field(exc, name).filter(|v| v.is_kind(Kind::Str)).map(|v| vm.show(v))
}

/// The names in a dict, in its order.
fn keys(vm: &Vm, dict: Value) -> Vec<String> {
    match vm.as_kind(dict, Kind::Dict) {
        Some(handle) => {
            let keys: Vec<Value> = vm.heap.dict(handle).items().map(|e| e.key).collect();
            keys.into_iter().filter(|k| k.is_kind(Kind::Str)).map(|k| vm.show(k)).collect()
        }
        None => Vec::new(),
    }
}

/// The names of an object's attributes in order, as `dir` gives them when no `__dir__` says otherwise.
fn names_of(vm: &Vm, object: Value) -> Vec<String> {
    let mut found = match object.kind() {
        Kind::Module => keys(vm, vm.heap.module(object.handle()).dict),
        Kind::Class => Vec::new(),
        Kind::Instance | Kind::Exc => vm
            .slot_items(object)
            .into_iter()
            .filter(|(n, _)| n.is_kind(Kind::Str))
            .map(|(n, _)| vm.show(n))
            .collect(),
        _ => Vec::new(),
    };
    if !object.is_kind(Kind::Module) {
        let class = if object.is_kind(Kind::Class) { object } else { vm.class_of(object) };
        for base in &vm.class(class).mro {
            found.extend(keys(vm, vm.class(*base).dict));
        }
    }
    found.sort();
    found.dedup();
    found
}

/// The candidate like `wrong`; names that begin with an underscore count only when it does.
fn closest_public(wrong: &str, mut candidates: Vec<String>) -> Option<String> {
    if !wrong.starts_with('_') {
        candidates.retain(|name| !name.starts_with('_'));
    }
    suggest::closest(wrong, candidates.iter().map(String::as_str))
}

fn closest_attribute(vm: &Vm, object: Value, wrong: &str) -> Option<String> {
    closest_public(wrong, names_of(vm, object))
}

fn import_hint(vm: &mut Vm, module: &str, wrong: &str) -> Option<String> {
    let top = module.split('.').next().unwrap_or(module);
    let name = vm.intern(top);
    let loaded = vm.dict_get_name(vm.modules, name);
    let module = loaded.or_else(|| vm.image.library_module(top)).filter(|m| m.is_kind(Kind::Module))?;
    closest_public(wrong, names_of(vm, module))
}

fn name_hint(vm: &Vm, units: &Units, entry: TraceEntry, wrong: &str) -> Option<String> {
    let unit = units.get(entry.unit);
    let body = unit.code.bodies.iter().find(|b| b.start <= entry.pc && entry.pc < b.end);
    let locals = body.map_or(&[][..], |b| &b.locals);
    let name = |index: u32| unit.names.get(index as usize).map(|name| vm.show(*name));
    let mut candidates: Vec<String> = locals.iter().filter_map(|l| name(l.name)).collect();
    candidates.extend(keys(vm, unit.globals));
    candidates.extend(keys(vm, vm.builtins));
    suggest::closest(wrong, candidates.iter().map(String::as_str))
}
