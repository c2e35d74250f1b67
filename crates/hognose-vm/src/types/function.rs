//! Functions, bound methods, natives and descriptors: their attributes.

use crate::exec::Cx;
use crate::names;
use crate::native::{Obj, SelfBound, SelfDescr, SelfFunction};
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub FUNCTION: methods of "function" {
        "get:__name__" name(SelfFunction) "self, /";
        "set:__name__" set_name(SelfFunction, Obj) "self, value, /";
        "get:__qualname__" qualname(SelfFunction) "self, /";
        "set:__qualname__" set_qualname(SelfFunction, Obj) "self, value, /";
        "get:__defaults__" defaults(SelfFunction) "self, /";
        "set:__defaults__" set_defaults(SelfFunction, Value) "self, value, /";
        "get:__kwdefaults__" kwdefaults(SelfFunction) "self, /";
        "set:__kwdefaults__" set_kwdefaults(SelfFunction, Value) "self, value, /";
        frame "get:__doc__" doc "self, /";
        "set:__doc__" set_doc(SelfFunction, Value) "self, value, /";
        frame "get:__module__" module "self, /";
        "set:__module__" set_module(SelfFunction, Value) "self, value, /";
        "get:__annotate__" annotate(SelfFunction) "self, /";
        "set:__annotate__" set_annotate(SelfFunction, Value) "self, value, /";
        raw "get:__annotations__" python "self, /";
        raw "set:__annotations__" python "self, value=None, /";
        "get:__type_params__" type_params(SelfFunction) "self, /";
        "set:__type_params__" set_type_params(SelfFunction, Value) "self, value, /";
        "get:__code__" code(SelfFunction) "self, /";
        raw "set:__code__" python "self, value=None, /";
        frame "make" make "code, globals, name=None, argdefs=None, closure=None, kwdefaults=None";
        frame "__new__" new "cls, /, code, globals, name=None, argdefs=None, closure=None, kwdefaults=None";
        "get:__closure__" closure(SelfFunction) "self, /";
        frame "get:__globals__" globals "self, /";
        frame "get:__builtins__" builtins "self, /";
        raw "__get__" get "self, instance, owner=None, /";
        raw "__call__" call "self, /, *args, **kwargs";
    }
    pub METHOD: methods of "method" {
        "get:__self__" self_(SelfBound) "self, /";
        "get:__func__" func(SelfBound) "self, /";
        "get:__dict__" method_dict(SelfBound) "self, /";
        raw "__call__" call "self, /, *args, **kwargs";
        raw "make" make_method "function, instance, /";
    }
    pub NATIVE: methods of "builtin_function_or_method" {
        "get:__name__" native_name(Value) "self, /";
        "get:__qualname__" native_qualname(Value) "self, /";
        "get:__self__" native_self(Value) "self, /";
        "get:__module__" native_module(Value) "self, /";
        "get:__doc__" none(Value) "self, /";
        "get:__text_signature__" native_signature(Value) "self, /";
        raw "__call__" call "self, /, *args, **kwargs";
    }
    pub METHOD_DESCRIPTOR: methods of "method_descriptor" {
        "get:__name__" native_name(Value) "self, /";
        "get:__qualname__" native_qualname(Value) "self, /";
        "get:__objclass__" native_class(Value) "self, /";
        "get:__doc__" none(Value) "self, /";
        "get:__text_signature__" native_signature(Value) "self, /";
        raw "__get__" get "self, instance, owner=None, /";
        raw "__call__" call "self, /, *args, **kwargs";
    }
    pub WRAPPER_DESCRIPTOR: methods of "wrapper_descriptor" {
        "get:__name__" native_name(Value) "self, /";
        "get:__qualname__" native_qualname(Value) "self, /";
        "get:__objclass__" native_class(Value) "self, /";
        "get:__doc__" none(Value) "self, /";
        "get:__text_signature__" native_signature(Value) "self, /";
        raw "__get__" get "self, instance, owner=None, /";
        raw "__call__" call "self, /, *args, **kwargs";
    }
    pub METHOD_WRAPPER: methods of "method-wrapper" {
        "get:__name__" native_name(Value) "self, /";
        "get:__qualname__" native_qualname(Value) "self, /";
        "get:__self__" native_self(Value) "self, /";
        "get:__objclass__" native_class(Value) "self, /";
        "get:__doc__" none(Value) "self, /";
        "get:__text_signature__" native_signature(Value) "self, /";
        raw "__call__" call "self, /, *args, **kwargs";
    }
    pub MEMBER: methods of "member_descriptor" {
        "get:__name__" descr_name(SelfDescr) "self, /";
        "get:__doc__" none(Value) "self, /";
        "get:__objclass__" descr_class(SelfDescr) "self, /";
        raw "__get__" descr_get "self, instance, owner=None, /";
        raw "__set__" descr_set "self, instance, value, /";
        raw "__delete__" descr_delete "self, instance, /";
    }
    pub GETSET: methods of "getset_descriptor" {
        "get:__name__" descr_name(SelfDescr) "self, /";
        "get:__doc__" none(Value) "self, /";
        "get:__objclass__" descr_class(SelfDescr) "self, /";
        raw "__get__" descr_get "self, instance, owner=None, /";
        raw "__set__" descr_set "self, instance, value, /";
        raw "__delete__" descr_delete "self, instance, /";
    }
    pub CODE: methods of "code" {
        frame "get:co_name" code_name "self, /";
        frame "get:co_qualname" code_qualname "self, /";
        frame "get:co_filename" code_filename "self, /";
        frame "get:co_firstlineno" code_line "self, /";
        frame "get:co_argcount" code_argcount "self, /";
        frame "get:co_posonlyargcount" code_posonly "self, /";
        frame "get:co_kwonlyargcount" code_kwonly "self, /";
        frame "get:co_varnames" code_varnames "self, /";
        frame "get:co_flags" code_flags "self, /";
        frame "get:co_names" code_names "self, /";
        frame "get:co_freevars" code_freevars "self, /";
        frame "get:co_cellvars" code_cellvars "self, /";
        frame "get:co_nlocals" code_nlocals "self, /";
        frame "__repr__" code_repr "self, /";
    }
    pub INTRINSICS: functions of "_vm" {
        frame "set_function_code" set_code "function, code, /";
    }
    pub CELL: methods of "cell" {
        raw "__eq__" python "self, value, /";
        raw "__ne__" python "self, value, /";
        raw "__lt__" python "self, value, /";
        raw "__le__" python "self, value, /";
        raw "__gt__" python "self, value, /";
        raw "__ge__" python "self, value, /";
        "get:cell_contents" cell_contents(Value) "self, /";
        "set:cell_contents" set_cell_contents(Value, Value) "self, value, /";
        raw "__new__" new_cell "cls, /, *args";
        raw "make" make_cell "*args";
    }
}

fn python(_: &mut Vm, _: &[Value]) -> Res {
    Err(Stop::Python)
}

fn none(_: &mut Vm, _: Value) -> Res {
    Ok(Value::NONE)
}

fn name(vm: &mut Vm, f: SelfFunction) -> Res {
    Ok(vm.heap.function(f.0).name)
}

fn string(vm: &mut Vm, value: Value, what: &str) -> Res {
    match vm.as_kind(value, Kind::Str) {
        Some(handle) => Ok(Value::new(Kind::Str, handle)),
        None => Err(vm.type_error(format!("{what} must be set to a string object"))),
    }
}

fn set_name(vm: &mut Vm, f: SelfFunction, value: Obj) -> Res {
    let value = string(vm, value.0, "__name__")?;
    vm.heap.function_mut(f.0).name = value;
    Ok(Value::NONE)
}

fn qualname(vm: &mut Vm, f: SelfFunction) -> Res {
    Ok(vm.heap.function(f.0).qualname)
}

fn set_qualname(vm: &mut Vm, f: SelfFunction, value: Obj) -> Res {
    let value = string(vm, value.0, "__qualname__")?;
    vm.heap.function_mut(f.0).qualname = value;
    Ok(Value::NONE)
}

fn defaults(vm: &mut Vm, f: SelfFunction) -> Res {
    Ok(vm.heap.function(f.0).defaults)
}

fn set_defaults(vm: &mut Vm, f: SelfFunction, value: Value) -> Res {
    if !value.is_undef() && !value.is_none() && !value.is_kind(Kind::Tuple) {
        return Err(vm.type_error("__defaults__ must be set to a tuple object"));
    }
    vm.heap.function_mut(f.0).defaults = value.given().unwrap_or(Value::NONE);
    Ok(Value::NONE)
}

fn kwdefaults(vm: &mut Vm, f: SelfFunction) -> Res {
    Ok(vm.heap.function(f.0).kwdefaults)
}

fn set_kwdefaults(vm: &mut Vm, f: SelfFunction, value: Value) -> Res {
    if !value.is_undef() && !value.is_none() && !value.is_kind(Kind::Dict) {
        return Err(vm.type_error("__kwdefaults__ must be set to a dict object"));
    }
    vm.heap.function_mut(f.0).kwdefaults = value.given().unwrap_or(Value::NONE);
    Ok(Value::NONE)
}

fn stored(vm: &Vm, f: u32, name: Value) -> Option<Value> {
    let dict = vm.heap.function(f).own.given()?;
    vm.dict_get_name(dict, name)
}

fn store(vm: &mut Vm, f: u32, name: Value, value: Value) -> Res {
    if vm.heap.function(f).own.is_undef() {
        let dict = vm.heap.new_dict(DictObj::default());
        vm.heap.function_mut(f).own = dict;
    }
    let dict = vm.heap.function(f).own;
    vm.dict_set_name(dict, name, value.given().unwrap_or(Value::NONE));
    Ok(Value::NONE)
}

fn function_of(value: Value) -> Res<u32> {
    value.is(Kind::Function).ok_or(Stop::Receiver)
}

fn doc(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let f = function_of(args[0])?;
    if let Some(doc) = stored(cx.vm, f, names::DOC) {
        return Ok(doc);
    }
    let function = cx.vm.heap.function(f);
    let unit = cx.units.get(function.unit);
    Ok(unit.body(function.body).doc.map_or(Value::NONE, |k| unit.constants[k as usize]))
}

fn set_doc(vm: &mut Vm, f: SelfFunction, value: Value) -> Res {
    store(vm, f.0, names::DOC, value)
}

fn module(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let f = function_of(args[0])?;
    if let Some(module) = stored(cx.vm, f, names::MODULE) {
        return Ok(module);
    }
    let globals = cx.units.get(cx.vm.heap.function(f).unit).globals;
    Ok(cx.vm.dict_get_name(globals, names::NAME).unwrap_or(Value::NONE))
}

fn set_module(vm: &mut Vm, f: SelfFunction, value: Value) -> Res {
    store(vm, f.0, names::MODULE, value)
}

fn annotate(vm: &mut Vm, f: SelfFunction) -> Res {
    Ok(vm.heap.function(f.0).annotate.given().unwrap_or(Value::NONE))
}

fn set_annotate(vm: &mut Vm, f: SelfFunction, value: Value) -> Res {
    if value.is_undef() {
        return Err(vm.type_error("__annotate__ cannot be deleted"));
    }
    if value.is_none() {
        vm.heap.function_mut(f.0).annotate = Value::UNDEF;
        return Ok(Value::NONE);
    }
    if !vm.is_callable(value) {
        return Err(vm.type_error("__annotate__ must be callable or None"));
    }
    vm.heap.function_mut(f.0).annotate = value;
    if let Some(dict) = vm.heap.function(f.0).own.given() {
        vm.dict_remove_name(dict, names::ANNOTATIONS);
    }
    Ok(Value::NONE)
}

fn type_params(vm: &mut Vm, f: SelfFunction) -> Res {
    match stored(vm, f.0, names::TYPE_PARAMS) {
        Some(params) => Ok(params),
        None => Ok(vm.heap.new_tuple(Vec::new())),
    }
}

fn set_type_params(vm: &mut Vm, f: SelfFunction, value: Value) -> Res {
    if !value.is_kind(Kind::Tuple) {
        return Err(vm.type_error("__type_params__ must be set to a tuple"));
    }
    store(vm, f.0, names::TYPE_PARAMS, value)
}

fn code(vm: &mut Vm, f: SelfFunction) -> Res {
    let function = vm.heap.function(f.0);
    let (unit, body) = (function.unit, function.body);
    Ok(vm.heap.code_of(unit, body))
}

/// The unit and the body of a code object, if functions can be made of it: not of the body of a class or module, which
/// has a namespace, and not of the interpreter's own.
fn body_for(cx: &mut Cx<'_>, code: Value) -> Res<(u32, u32)> {
    let handle = code.is(Kind::CodeObj).ok_or(Stop::Receiver)?;
    let object = cx.vm.heap.code_obj(handle);
    let (unit, body) = (object.unit, object.body);
    let linked = cx.units.get(unit);
    let flags = linked.body(body).flags;
    if flags.class || flags.module || linked.code.prelude && !cx.vm.image.is_building() {
        return Err(cx.vm.type_error("a function cannot be made of this code object"));
    }
    Ok((unit, body))
}

/// `types.FunctionType(code, globals, …)`.
fn make(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let [code, globals, name, defaults, closure, kwdefaults] = *args else { return Err(Stop::Receiver) };
    let given = |value: Value| value.given().filter(|value| !value.is_none());
    if !code.is_kind(Kind::CodeObj) {
        let found = cx.vm.type_name(code);
        return Err(cx.vm.type_error(format!("function() argument 'code' must be code, not {found}")));
    }
    let Some(globals) = cx.vm.as_kind(globals, Kind::Dict) else {
        let found = cx.vm.type_name(globals);
        return Err(cx.vm.type_error(format!("function() argument 'globals' must be dict, not {found}")));
    };
    let globals = Value::new(Kind::Dict, globals);
    if given(name).is_some_and(|name| !name.is_kind(Kind::Str)) {
        return Err(cx.vm.type_error("arg 3 (name) must be None or string"));
    }
    if given(defaults).is_some_and(|defaults| !defaults.is_kind(Kind::Tuple)) {
        return Err(cx.vm.type_error("arg 4 (defaults) must be None or tuple"));
    }
    if given(kwdefaults).is_some_and(|defaults| !defaults.is_kind(Kind::Dict)) {
        return Err(cx.vm.type_error("arg 6 (kwdefaults) must be None or dict"));
    }
    let (unit, body) = body_for(cx, code)?;
    let linked = cx.units.get(unit);
    let wanted = linked.body(body).captures.len();
    let own_name = linked.names[linked.body(body).name as usize];
    let qualname = linked.names[linked.body(body).qualname as usize];
    let cells = match given(closure) {
        None if wanted > 0 => return Err(cx.vm.type_error("arg 5 (closure) must be tuple")),
        None => Vec::new(),
        Some(closure) => match closure.is(Kind::Tuple) {
            Some(_) if wanted == 0 && !cx.vm.heap.tuple(closure.handle()).is_empty() => {
                let (name, n) = (cx.vm.show(own_name), cx.vm.heap.tuple(closure.handle()).len());
                return Err(cx.vm.value_error(format!("{name} requires closure of length 0, not {n}")));
            }
            Some(handle) => cx.vm.heap.tuple(handle).to_vec(),
            None if wanted == 0 => return Err(cx.vm.type_error("arg 5 (closure) must be None or tuple")),
            None => return Err(cx.vm.type_error("arg 5 (closure) must be tuple")),
        },
    };
    if cells.len() != wanted {
        let (name, n) = (cx.vm.show(own_name), cells.len());
        return Err(cx.vm.value_error(format!("{name} requires closure of length {wanted}, not {n}")));
    }
    if let Some(other) = cells.iter().find(|cell| !cell.is_kind(Kind::Cell)) {
        let found = cx.vm.type_name(*other);
        return Err(cx.vm.type_error(format!("arg 5 (closure) expected cell, found {found}")));
    }
    let same_globals = cx.units.get(unit).globals.same(globals);
    let function = cx.vm.heap.new_function(FunctionObj {
        unit,
        body,
        direct: cx.units.get(unit).entry(body).direct(),
        defaults: given(defaults).unwrap_or(Value::NONE),
        kwdefaults: given(kwdefaults).unwrap_or(Value::NONE),
        cells: cells.clone().into(),
        name: given(name).unwrap_or(own_name),
        qualname,
        ..FunctionObj::default()
    });
    if same_globals {
        return Ok(function);
    }
    link(cx, unit, globals, crate::exec::RunWhat::Function { function, cells })
}

/// Asks for the code of a unit with other globals: its constants are made again.
fn link(cx: &mut Cx<'_>, unit: u32, globals: Value, what: crate::exec::RunWhat) -> Res {
    let n = cx.units.get(unit).constants.len() + cx.units.get(unit).names.len();
    cx.vm.charge(n)?;
    cx.vm.ask(crate::vm::Request::Run(Box::new(crate::exec::RunRequest {
        what,
        globals,
        locals: None,
        dst: 0,
        action: crate::frame::Action::Store,
    })))
}

fn new(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    cx.vm.check_subtype(args[0], crate::classes::FUNCTION)?;
    make(cx, &args[1..])
}

/// `function.__code__ = code`: what it captured and its globals stay.
fn set_code(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let (function, code) = (args[0], args[1]);
    let f = function_of(function)?;
    if !code.is_kind(Kind::CodeObj) {
        return Err(cx.vm.type_error("__code__ must be set to a code object"));
    }
    let (unit, body) = body_for(cx, code)?;
    let (object, wanted) = (cx.vm.heap.function(f), cx.units.get(unit).body(body).captures.len());
    if object.cells.len() != wanted {
        let (name, n) = (cx.vm.show(object.name), object.cells.len());
        let text = format!("{name}() requires a code object with {n} free vars, not {wanted}");
        return Err(cx.vm.value_error(text));
    }
    let own = cx.units.get(object.unit);
    if own.code.prelude && !cx.vm.image.is_building() {
        return Err(cx.vm.type_error("a function of the interpreter cannot have other code"));
    }
    let globals = own.globals;
    // The text stays that of the function.
    let text = doc(cx, &[function])?;
    store(cx.vm, f, names::DOC, text)?;
    if cx.units.get(unit).globals.same(globals) {
        let direct = cx.units.get(unit).entry(body).direct();
        cx.vm.heap.function_mut(f).runs(unit, body, direct);
        return Ok(Value::NONE);
    }
    link(cx, unit, globals, crate::exec::RunWhat::Recode { function, unit, body })
}

/// The cells that a function of the guest captured; those of the interpreter's own are not shown.
fn closure(vm: &mut Vm, f: SelfFunction) -> Res {
    if f.value().in_image() && !vm.image.is_building() {
        return Ok(Value::NONE);
    }
    let cells = vm.heap.function(f.0).cells.clone();
    Ok(if cells.is_empty() { Value::NONE } else { vm.heap.new_tuple(cells) })
}

/// The globals of a function; those of the interpreter's own functions are not shown.
fn globals(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let f = function_of(args[0])?;
    let unit = cx.units.get(cx.vm.heap.function(f).unit);
    if unit.code.prelude && !cx.vm.image.is_building() {
        return Err(cx.vm.attribute_error(args[0], names::GLOBALS));
    }
    Ok(unit.globals)
}

/// The namespace in which its builtins are found.
fn builtins(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let globals = globals(cx, args)?;
    Ok(crate::exec::globals::own_builtins(cx.vm, globals).unwrap_or(cx.vm.builtins))
}

/// `function.__get__(instance, owner)`.
fn get(vm: &mut Vm, args: &[Value]) -> Res {
    let (func, instance) = (args[0], args[1]);
    if instance.is_none() {
        return Ok(func);
    }
    Ok(vm.heap.new_bound(BoundObj { func, self_: instance }))
}

/// `callable.__call__(*args, **kwargs)`.
pub fn call(vm: &mut Vm, args: &[Value]) -> Res {
    let (callee, kwargs, rest) = (args[0], args[1], &args[2..]);
    let mut named = Vec::new();
    if let Some(handle) = kwargs.is(Kind::Dict) {
        named.extend(vm.heap.dict(handle).items().map(|e| (e.key, e.value)));
    }
    vm.ask(crate::vm::Request::Call { callee, args: rest.to_vec(), kwargs: named })
}

fn make_method(vm: &mut Vm, args: &[Value]) -> Res {
    if !vm.is_callable(args[0]) {
        return Err(vm.type_error("first argument must be callable"));
    }
    if args[1].is_none() {
        return Err(vm.type_error("instance must not be None"));
    }
    Ok(vm.heap.new_bound(BoundObj { func: args[0], self_: args[1] }))
}

fn self_(vm: &mut Vm, bound: SelfBound) -> Res {
    Ok(vm.heap.bound(bound.0).self_)
}

fn func(vm: &mut Vm, bound: SelfBound) -> Res {
    Ok(vm.heap.bound(bound.0).func)
}

/// The attributes of a method are those of its function.
fn method_dict(vm: &mut Vm, bound: SelfBound) -> Res {
    let object = vm.heap.bound(bound.0).func;
    vm.ask(crate::vm::Request::GetAttr { object, name: names::DICT, default: Value::UNDEF })
}

/// The native behind a native or a bound one.
fn native_of(vm: &Vm, value: Value) -> Option<&'static crate::native::NativeInfo> {
    let native = match value.is(Kind::Bound) {
        Some(handle) => vm.heap.bound(handle).func,
        None => value,
    };
    native.is(Kind::Native).map(|h| &vm.natives[h as usize])
}

fn native_name(vm: &mut Vm, value: Value) -> Res {
    match native_of(vm, value) {
        Some(info) => Ok(vm.intern(if info.is_new() { "__new__" } else { info.shown() })),
        None => Err(Stop::Receiver),
    }
}

fn native_qualname(vm: &mut Vm, value: Value) -> Res {
    match native_of(vm, value) {
        Some(info) if info.is_new() => Ok(vm.str(&format!("{}.__new__", info.table.owner))),
        // The module is told apart.
        Some(info) if !info.is_method() => Ok(vm.intern(info.def.name)),
        Some(info) => Ok(vm.str(&info.qualname())),
        None => Err(Stop::Receiver),
    }
}

/// What a bound native is bound to; of a function of a module, the module.
fn native_self(vm: &mut Vm, value: Value) -> Res {
    if let Some(handle) = value.is(Kind::Bound) {
        return Ok(vm.heap.bound(handle).self_);
    }
    match native_of(vm, value) {
        Some(info) if !info.is_method() => {
            let (name, modules) = (vm.intern(info.table.owner), vm.modules);
            Ok(vm.dict_get_name(modules, name).unwrap_or(Value::NONE))
        }
        Some(info) if info.is_new() => Ok(native_owner(vm, info)),
        _ => Ok(Value::NONE),
    }
}

fn native_module(vm: &mut Vm, value: Value) -> Res {
    match native_of(vm, value) {
        Some(info) if !info.is_method() => Ok(vm.intern(info.table.owner)),
        _ => Ok(Value::NONE),
    }
}

fn native_signature(vm: &mut Vm, value: Value) -> Res {
    match native_of(vm, value) {
        Some(info) => {
            // The mark says which parameter a bound method has already.
            let mark = if info.table.methods { "$" } else { "" };
            Ok(vm.str(&format!("({mark}{})", info.def.signature)))
        }
        None => Ok(Value::NONE),
    }
}

fn native_class(vm: &mut Vm, value: Value) -> Res {
    let Some(info) = native_of(vm, value) else { return Err(Stop::Receiver) };
    Ok(native_owner(vm, info))
}

/// The class in whose table a native is.
pub fn native_owner(vm: &mut Vm, info: &crate::native::NativeInfo) -> Value {
    let owner = vm.intern(info.table.owner);
    let n = crate::classes::ALL.len() as u32;
    let class = (0..n).map(|i| Value::new(Kind::Class, i | crate::value::IMAGE)).find(|c| vm.class(*c).name.same(owner));
    class.unwrap_or(Value::NONE)
}

fn descr_name(vm: &mut Vm, descr: SelfDescr) -> Res {
    match vm.heap.descr(descr.0) {
        DescrObj::Member { name, .. } | DescrObj::GetSet { name, .. } => Ok(*name),
        _ => Err(Stop::Receiver),
    }
}

fn descr_class(vm: &mut Vm, descr: SelfDescr) -> Res {
    match vm.heap.descr(descr.0) {
        DescrObj::Member { class, .. } | DescrObj::GetSet { class, .. } => Ok(*class),
        _ => Err(Stop::Receiver),
    }
}

fn descr_get(vm: &mut Vm, args: &[Value]) -> Res {
    if args[1].is_none() {
        return Ok(args[0]);
    }
    let class = vm.class_of(args[1]);
    match vm.bind(args[0], args[1], class)? {
        crate::attribute::Attr::Value(value) => Ok(value),
        crate::attribute::Attr::Call(getter, items, n) => vm.tail_call(getter, &items[..n]),
        _ => Err(Stop::Receiver),
    }
}

fn descr_store(vm: &mut Vm, descr: Value, object: Value, value: Value) -> Res {
    match descr.is(Kind::Descr).map(|h| vm.heap.descr(h)) {
        Some(DescrObj::Member { .. } | DescrObj::GetSet { .. }) => {}
        _ => return Err(Stop::Receiver),
    }
    match vm.store_with(descr, object, value)? {
        crate::attribute::Stored::Done => Ok(Value::NONE),
        crate::attribute::Stored::Call(setter, items, n) => vm.tail_call(setter, &items[..n]),
    }
}

fn descr_set(vm: &mut Vm, args: &[Value]) -> Res {
    descr_store(vm, args[0], args[1], args[2])
}

fn descr_delete(vm: &mut Vm, args: &[Value]) -> Res {
    descr_store(vm, args[0], args[1], Value::UNDEF)
}

fn body_of<'a>(cx: &'a Cx<'_>, code: Value) -> Res<(&'a crate::unit::Unit, &'a hognose_bytecode::Body)> {
    let handle = code.is(Kind::CodeObj).ok_or(Stop::Receiver)?;
    let object = cx.vm.heap.code_obj(handle);
    let unit = cx.units.get(object.unit);
    Ok((unit, unit.body(object.body)))
}

fn code_repr(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let (name, filename) = (code_name(cx, args)?, code_filename(cx, args)?);
    let line = body_of(cx, args[0])?.1.first_line;
    let (name, filename, id) = (cx.vm.show(name), cx.vm.show(filename), cx.vm.id_of(args[0]));
    Ok(cx.vm.str(&format!("<code object {name} at {id:#x}, file \"{filename}\", line {line}>")))
}

fn code_name(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    body_of(cx, args[0]).map(|(unit, body)| unit.names[body.name as usize])
}

fn code_qualname(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    body_of(cx, args[0]).map(|(unit, body)| unit.names[body.qualname as usize])
}

fn code_filename(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let name = body_of(cx, args[0])?.0.code.filename.clone();
    Ok(cx.vm.str(&name))
}

fn code_line(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    body_of(cx, args[0]).map(|(_, body)| Value::small(body.first_line as i32))
}

fn code_argcount(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    body_of(cx, args[0]).map(|(_, body)| Value::small(body.params.positional as i32))
}

fn code_posonly(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    body_of(cx, args[0]).map(|(_, body)| Value::small(body.params.positional_only as i32))
}

fn code_kwonly(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    body_of(cx, args[0]).map(|(_, body)| Value::small(body.params.keyword_only as i32))
}

/// Parameters, then the locals that no inner function uses.
fn varnames(cx: &Cx<'_>, code: Value) -> Res<Vec<Value>> {
    let (unit, body) = body_of(cx, code)?;
    let mut found: Vec<Value> = body.params.names.iter().map(|n| unit.names[*n as usize]).collect();
    for local in body.locals.iter().filter(|l| !l.free && !l.cell) {
        let name = unit.names[local.name as usize];
        if !found.iter().any(|n| n.same(name)) {
            found.push(name);
        }
    }
    Ok(found)
}

fn code_varnames(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let found = varnames(cx, args[0])?;
    Ok(cx.vm.heap.new_tuple(found))
}

fn code_nlocals(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let found = varnames(cx, args[0])?;
    Ok(Value::small(found.len() as i32))
}

fn code_cellvars(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let (unit, body) = body_of(cx, args[0])?;
    // Parameters come first, the others in the order of their names.
    let parameter = |name: u32| body.params.names.iter().position(|n| *n == name).unwrap_or(usize::MAX);
    let cells = body.locals.iter().filter(|l| l.cell && !l.free).map(|l| l.name);
    let mut found: Vec<_> = cells.map(|n| (parameter(n), cx.vm.show(unit.names[n as usize]), unit.names[n as usize])).collect();
    found.sort_by(|(a, x, _), (b, y, _)| a.cmp(b).then_with(|| x.cmp(y)));
    let found: Vec<Value> = found.into_iter().map(|(.., name)| name).collect();
    Ok(cx.vm.heap.new_tuple(found))
}

fn code_freevars(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let (unit, body) = body_of(cx, args[0])?;
    // In the order of the cells. The one without a name has the namespace of a class.
    let first = body.param_registers();
    let names = (first..first + body.captures.len()).map(|register| {
        let local = body.locals.iter().find(|l| l.free && l.register as usize == register);
        local.map(|l| unit.names[l.name as usize])
    });
    let names: Vec<Option<Value>> = names.collect();
    let found = names.into_iter().map(|name| name.unwrap_or_else(|| cx.vm.intern("__classdict__"))).collect::<Vec<_>>();
    Ok(cx.vm.heap.new_tuple(found))
}

/// The names of globals and attributes, in the order of their first use.
fn code_names(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let (unit, body) = body_of(cx, args[0])?;
    let ops = &unit.code.ops[body.start as usize..body.end as usize];
    let mut found: Vec<Value> = Vec::new();
    let mut seen = std::collections::HashSet::new();
    for op in ops {
        op.operands(|_, role| {
            if let hognose_bytecode::Role::Site(site) = role {
                let name = unit.code.sites[site as usize].name;
                if seen.insert(name) {
                    found.push(unit.names[name as usize]);
                }
            }
        });
    }
    let n = ops.len();
    cx.vm.charge(n / 4)?;
    Ok(cx.vm.heap.new_tuple(found))
}

fn code_flags(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    use hognose_bytecode::BodyKind;
    let (_, body) = body_of(cx, args[0])?;
    let kind = match body.kind {
        BodyKind::Plain => 0,
        BodyKind::Generator => 0x20,
        BodyKind::Coroutine => 0x80,
        BodyKind::AsyncGenerator => 0x200,
    };
    let flags = 3 | (body.flags.varargs as i32) << 2 | (body.flags.varkw as i32) << 3 | (body.flags.nested as i32) << 4;
    Ok(Value::small(flags | kind))
}

/// `CellType()` is empty, `CellType(x)` holds `x`.
fn make_cell(vm: &mut Vm, args: &[Value]) -> Res {
    match *args {
        [] => Ok(vm.heap.new_cell_of(Value::UNDEF)),
        [value] => Ok(vm.heap.new_cell_of(value)),
        _ => {
            let n = args.len();
            Err(vm.type_error(format!("cell expected at most 1 argument, got {n}")))
        }
    }
}

fn new_cell(vm: &mut Vm, args: &[Value]) -> Res {
    vm.check_subtype(args[0], crate::classes::CELL)?;
    make_cell(vm, &args[1..])
}

fn cell_contents(vm: &mut Vm, cell: Value) -> Res {
    match cell.is(Kind::Cell).map(|h| vm.heap.cell(h).0) {
        Some(value) if !value.is_undef() => Ok(value),
        Some(_) => Err(vm.value_error("Cell is empty")),
        None => Err(Stop::Receiver),
    }
}

fn set_cell_contents(vm: &mut Vm, cell: Value, value: Value) -> Res {
    match cell.is(Kind::Cell) {
        Some(handle) => {
            vm.heap.cell_mut(handle).0 = value;
            Ok(Value::NONE)
        }
        None => Err(Stop::Receiver),
    }
}
