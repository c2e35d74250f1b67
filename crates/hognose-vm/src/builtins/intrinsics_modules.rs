//! What the prelude needs for imports: modules, and what the code that imports has around it.

use crate::exec::Cx;
use crate::exec::globals::own_builtins;
use crate::names;
use crate::objects::{DictObj, ModuleObj};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub MODULES: functions of "_vm" {
        library_module(Value) "name, /";
        modules() "";
        frame "main_module" main_module "";
        frame "imported" imported "name, fromlist, level, /";
        frame "caller_globals" caller_globals "";
        frame "caller_builtin" caller_builtin "name, /";
        frame "caller_in_image" caller_in_image "";
    }
}

/// A module of the library that can be imported; `None` when there is none of that name.
fn library_module(vm: &mut Vm, name: Value) -> Res {
    let name = vm.show(name);
    Ok(vm.image.library_module(&name).unwrap_or(Value::NONE))
}

fn modules(vm: &mut Vm) -> Res {
    Ok(vm.modules)
}

/// The module that an import statement means, if it is there already and nobody has an `__import__` of their own; else `None`.
fn imported(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let found = match *args {
        [name, fromlist, level] if level.as_int() == Some(0) => module_at_hand(cx, name, fromlist),
        _ => None,
    };
    Ok(found.unwrap_or(Value::NONE))
}

fn module_at_hand(cx: &mut Cx<'_>, name: Value, fromlist: Value) -> Option<Value> {
    let text = cx.vm.heap.str_obj(name.is(Kind::Str)?).latin1()?;
    // `import a.b` gives `a`.
    let package = text.iter().position(|byte| *byte == b'.').filter(|_| fromlist.is_none());
    let package = package.and_then(|end| std::str::from_utf8(&text[..end]).ok()).map(String::from);
    let package = package.map(|package| cx.vm.intern(&package));
    let globals = caller_globals(cx, &[]).ok()?;
    let vm = &*cx.vm;
    let builtins = own_builtins(vm, globals).unwrap_or(vm.builtins);
    let hook = vm.dict_get_name(builtins.is(Kind::Dict).map(|_| builtins)?, names::IMPORT)?;
    let info = &vm.natives[hook.is(Kind::Native)? as usize];
    if info.def.name != "__import__" {
        return None;
    }
    let module = vm.dict_get_name(vm.modules, name)?;
    // Before its first import the program is not among the modules.
    vm.dict_get_name(vm.modules, names::MAIN)?;
    let dict = vm.heap.module(module.is(Kind::Module)?).dict;
    // What is imported from a package may be a module that is not there yet.
    let has_all = |names: Value| {
        names.is(Kind::Tuple).is_some_and(|names| vm.heap.tuple(names).iter().all(|name| vm.dict_get_name(dict, *name).is_some()))
    };
    match package {
        Some(package) => vm.dict_get_name(vm.modules, package).filter(|package| package.is_kind(Kind::Module)),
        None if fromlist.is_none() || vm.dict_get_name(dict, names::PACKAGE_PATH).is_none() => Some(module),
        None => has_all(fromlist).then_some(module),
    }
}

/// The module `__main__` of the session.
fn main_module(cx: &mut Cx<'_>, _: &[Value]) -> Res {
    let modules = cx.vm.modules;
    if let Some(module) = cx.vm.dict_get_name(modules, names::MAIN) {
        return Ok(module);
    }
    let dict = match cx.frames.iter().find(|f| !cx.units.get(f.unit).code.prelude) {
        Some(frame) => cx.units.get(frame.unit).globals,
        None => cx.vm.heap.new_dict(DictObj::default()),
    };
    let module = cx.vm.heap.new_module(ModuleObj { dict, name: names::MAIN });
    cx.vm.dict_set_name(modules, names::MAIN, module);
    Ok(module)
}

/// The globals of the nearest frame of the guest.
fn caller_globals(cx: &mut Cx<'_>, _: &[Value]) -> Res {
    match super::attributes::guest_frame(cx) {
        Some(at) => Ok(cx.units.get(cx.frames[at].unit).globals),
        None => Ok(cx.unit().globals),
    }
}

/// What the nearest frame of the guest has as the builtin of this name: `None` for the usual one, the prelude's `MISSING` for none.
fn caller_builtin(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let globals = caller_globals(cx, &[])?;
    let [name] = *args else { return Err(Stop::Python) };
    let builtins = crate::exec::globals::own_builtins(cx.vm, globals).unwrap_or(cx.vm.builtins);
    if !builtins.is_kind(Kind::Dict) {
        return Ok(Value::NONE);
    }
    let Some(found) = cx.vm.dict_get_name(builtins, name) else { return Ok(cx.vm.image.prelude("MISSING")) };
    let usual = match found.is(Kind::Native) {
        Some(index) => cx.vm.natives[index as usize].path() == format!("builtins.{}", cx.vm.show(name)),
        None => false,
    };
    Ok(if usual { Value::NONE } else { found })
}

/// Whether the nearest code that is not the prelude's belongs to the library.
fn caller_in_image(cx: &mut Cx<'_>, _: &[Value]) -> Res {
    let at = super::attributes::guest_frame(cx);
    Ok(Value::bool(at.is_none_or(|at| cx.units.in_image(cx.frames[at].unit))))
}

