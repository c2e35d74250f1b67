//! `_hognose_native`: what library modules need of the VM and guests have no use for.

use hognose_vm::classes;
use hognose_vm::exec::{memo, Cx, RunRequest, RunWhat};
use hognose_vm::frame::Action;
use hognose_vm::native::{Obj, SelfClass};
use hognose_vm::image::install_method;
use hognose_vm::objects::{DescrObj, IterObj};
use hognose_vm::natives;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{IMAGE, Kind, Value};
use hognose_vm::vm::{Request, Vm};

natives! {
    pub FUNCTIONS: functions of "_hognose_native" {
        set_facade(Value, SelfClass) "function, cls, /";
        set_builtin(SelfClass) "cls, /";
        set_flag(SelfClass, Value) "cls, flag, /";
        iterator_class(Value) "name, /";
        set_twin(SelfClass, Value, Value) "cls, name, function, /";
        set_function_twin(Value, Value) "native, function, /";
        set_natives(SelfClass, Value) "cls, make=None, /";
        iterator_parts(Value) "iterator, /";
        ref_class() "";
        frame "caller_module" caller_module "";
        mappingproxy_class() "";
        prelude(Value) "name, /";
        weak_references(Value) "object, /";
        collect_garbage() "";
        settle(Option<Obj>) "reference=None, /";
        object_number(Value) "handle, /";
        share_pattern(SelfClass, SelfClass) "cls, subclass, /";
        recalled(Value, Value, Value, Value, Value) "memo, args, named, absent, unsure, /";
        keep(Value, Value, Value) "memo, args, value, /";
        own_value(Value, Value, Value, Value) "instance, name, absent, unsure, /";
        set_own_value(Value, Value, Value) "instance, name, value, /";
        clone_plain(Value) "object, /";
        set_own_values(Value, Value) "instance, named, /";
        call_partial(Value, Value, Value, Value, Value) "function, held, held_named, args, named, /";
        frame "function_with" function_with "function, globals, cells, /";
    }
}

/// Generators of a function show another class. Only while the image is made.
fn set_facade(vm: &mut Vm, function: Value, class: SelfClass) -> Res {
    vm.image.set_facade(function, class.value());
    Ok(function)
}

/// A class counts as builtin: guests cannot change it. Only while the image is made.
fn set_builtin(vm: &mut Vm, class: SelfClass) -> Res {
    if vm.image.is_building() {
        vm.heap.class_mut(class.0).flags.builtin = true;
    }
    Ok(class.value())
}

/// Marks a class as sequence or mapping for `match`, or as one that messages name with its module.
fn set_flag(vm: &mut Vm, class: SelfClass, flag: Value) -> Res {
    let flag = vm.show(flag);
    let object = vm.heap.class_mut(class.0);
    match flag.as_str() {
        "sequence" => object.flags.sequence = true,
        "mapping" => object.flags.mapping = true,
        "qualified" => object.flags.qualified = true,
        _ => {}
    }
    vm.update_flags(class.value());
    Ok(class.value())
}

/// The builtin class of an iterator of `itertools`.
fn iterator_class(vm: &mut Vm, name: Value) -> Res {
    let name = vm.show(name);
    let position = classes::ALL.iter().position(|class| class.module == "itertools" && class.name == name);
    Ok(position.map_or(Value::NONE, |at| Value::new(Kind::Class, at as u32 | IMAGE)))
}

/// What a native of a builtin class cannot do this function does. Only while the image is made.
fn set_twin(vm: &mut Vm, class: SelfClass, name: Value, function: Value) -> Res {
    let path = format!("{}.{}", vm.class_name(class.value()), vm.show(name));
    if let Some(native) = hognose_vm::native::find(&path) {
        vm.image.set_twin(native, function);
    }
    Ok(function)
}

/// What a native function cannot do this one does. Only while the image is made.
fn set_function_twin(vm: &mut Vm, native: Value, function: Value) -> Res {
    if native.is_kind(Kind::Native) {
        vm.image.set_twin(native, function);
    }
    Ok(native)
}

/// A class written in Python gets the natives that are there under its name; the methods whose place they take do what they
/// cannot. `make` does what calling the class does. Only while the image is made.
fn set_natives(vm: &mut Vm, class: SelfClass, make: Value) -> Res {
    if !vm.image.is_building() {
        return Ok(class.value());
    }
    let (owner, dict) = (vm.class_name(class.value()), vm.class(class.value()).dict);
    for (index, info) in hognose_vm::native::natives().iter().enumerate() {
        if !info.table.methods || info.table.owner != owner {
            continue;
        }
        let native = Value::new(Kind::Native, index as u32);
        let name = info.def.name.split_once(':').map_or(info.def.name, |(_, name)| name);
        let name = vm.intern(name);
        let function = match vm.dict_get_name(dict, name) {
            Some(attr) => match attr.is(Kind::Descr).map(|descr| vm.heap.descr(descr)) {
                Some(DescrObj::Property { get, .. }) => *get,
                Some(DescrObj::ClassMethod(function) | DescrObj::StaticMethod(function)) => *function,
                _ => attr,
            },
            None if info.def.name == "make" => make,
            None => continue,
        };
        vm.image.set_twin(native, function);
        install_method(vm, class.value(), dict, info, native);
    }
    vm.class_changed(class.value());
    vm.update_flags(class.value());
    Ok(class.value())
}

/// What a `count` or a `repeat` shows: its values and how many are left.
fn iterator_parts(vm: &mut Vm, iterator: Value) -> Res {
    let iterator = vm.unwrap(iterator);
    let IterObj::Adapter(adapter) = vm.heap.iter(iterator.is(Kind::Iter).ok_or(Stop::Receiver)?) else {
        return Err(Stop::Receiver);
    };
    let ([a, b, ..], left) = (adapter.values, adapter.numbers[0]);
    let left = vm.heap.new_int(left);
    let second = if b.is_undef() { left } else { b };
    Ok(vm.heap.new_tuple([a, second]))
}

/// What a function of `lru_cache` remembers of a call ([`memo::recalled`]).
fn recalled(vm: &mut Vm, memo: Value, args: Value, named: Value, absent: Value, unsure: Value) -> Res {
    memo::recalled(vm, memo, args, named, absent, unsure)
}

/// Makes it remember what a call gave ([`memo::keep`]).
fn keep(vm: &mut Vm, memo: Value, args: Value, value: Value) -> Res {
    memo::keep(vm, memo, args, value)
}

/// The name under which the `__dict__` of an instance has an attribute, if that is as classes have it when nobody interferes.
fn own_name(vm: &mut Vm, instance: Value, name: Value) -> Option<Value> {
    let (object, name) = (instance.is(Kind::Instance)?, vm.intern_value(name.is_kind(Kind::Str).then_some(name)?));
    let class = vm.class_of(instance);
    let flags = vm.class(class).flags;
    let is_plain = vm
        .lookup(class, hognose_vm::names::DICT)
        .and_then(|attr| attr.is(Kind::Descr))
        .is_some_and(|attr| matches!(vm.heap.descr(attr), DescrObj::GetSet { .. }));
    let declared = vm.class(class).shape;
    let is_declared = vm.heap.shape(declared).slot(name).is_some();
    let in_slots = !vm.heap.shape(vm.heap.instance(object).shape).dict;
    (is_plain && in_slots && !is_declared && !flags.no_dict && !flags.getattribute).then_some(name)
}

/// What the `__dict__` of an instance has under a name, without making one; `unsure` where that is to be asked itself.
fn own_value(vm: &mut Vm, instance: Value, name: Value, absent: Value, unsure: Value) -> Res {
    let Some(name) = own_name(vm, instance, name) else { return Ok(unsure) };
    Ok(vm.slot_get(instance, name).unwrap_or(absent))
}

/// Puts a value there; whether that was done.
fn set_own_value(vm: &mut Vm, instance: Value, name: Value, value: Value) -> Res {
    let name = own_name(vm, instance, name);
    if let Some(name) = name {
        vm.slot_set(instance, name, value);
    }
    Ok(Value::bool(name.is_some()))
}

/// The names by which a class says how its instances are copied.
const COPY_HOOKS: [&str; 9] = [
    "__new__", "__getattribute__", "__copy__", "__reduce_ex__", "__reduce__", "__getstate__", "__getnewargs__", "__getnewargs_ex__",
    "__setstate__",
];

/// A new instance with the same attributes, of one that is nothing but its attributes, in its slots, and whose class says nothing about
/// copies; `None` for everything else.
fn clone_plain(vm: &mut Vm, object: Value) -> Res {
    let Some(handle) = object.is(Kind::Instance) else { return Ok(Value::NONE) };
    let instance = vm.heap.instance(handle);
    let shape = vm.heap.shape(instance.shape);
    let is_carrier = shape.names.first().is_some_and(|name| name.is_undef());
    let (class, slots) = (shape.class, shape.names.len());
    if shape.dict || is_carrier || class.in_image() {
        return Ok(Value::NONE);
    }
    for hook in COPY_HOOKS {
        let hook = vm.intern(hook);
        let (own, usual) = (vm.lookup(class, hook), vm.lookup(classes::OBJECT, hook));
        if own.unwrap_or_default().bits() != usual.unwrap_or_default().bits() {
            return Ok(Value::NONE);
        }
    }
    vm.charge(slots / 4 + 1)?;
    vm.reserve(128 + slots * 16)?;
    let copy = vm.heap.instance(handle).clone();
    Ok(vm.heap.new_instance(copy))
}

/// Puts all values of a dict of named arguments there; whether that was done.
fn set_own_values(vm: &mut Vm, instance: Value, named: Value) -> Res {
    let Some(dict) = named.is(Kind::Dict) else { return Ok(Value::FALSE) };
    vm.charge(vm.heap.dict(dict).len())?;
    let mut values: Vec<(Value, Value)> = vm.heap.dict(dict).items().map(|entry| (entry.key, entry.value)).collect();
    for (name, _) in &mut values {
        match own_name(vm, instance, *name) {
            Some(known) => *name = known,
            None => return Ok(Value::FALSE),
        }
    }
    for (name, value) in values {
        vm.slot_set(instance, name, value);
    }
    Ok(Value::TRUE)
}

/// Calls a function with arguments that a `partial` holds in front of others, its named ones below those of the call.
fn call_partial(vm: &mut Vm, function: Value, held: Value, held_named: Value, args: Value, named: Value) -> Res {
    let kinds = (held.is(Kind::Tuple), held_named.is(Kind::Dict), args.is(Kind::Tuple), named.is(Kind::Dict));
    let (Some(held), Some(held_named), Some(args), Some(named)) = kinds else { return Err(Stop::Receiver) };
    let args = [vm.heap.tuple(held), vm.heap.tuple(args)].concat();
    let mut kwargs: Vec<(Value, Value)> = Vec::new();
    for table in [held_named, named] {
        for at in 0..vm.heap.dict(table).entries.len() {
            let entry = vm.heap.dict(table).entries[at];
            if entry.key.is_undef() {
                continue;
            }
            let name = if entry.key.is_kind(Kind::Str) { vm.intern_value(entry.key) } else { entry.key };
            match kwargs.iter_mut().find(|(other, _)| table == named && other.same(name)) {
                Some((_, value)) => *value = entry.value,
                None => kwargs.push((name, entry.value)),
            }
        }
    }
    vm.charge(args.len() + kwargs.len() * kwargs.len() / 8)?;
    vm.ask(Request::Call { callee: function, args, kwargs })
}

/// The number of an object of the host, `None` for what is no such object.
fn object_number(vm: &mut Vm, handle: Value) -> Res {
    Ok(vm.object_number_value(handle).unwrap_or(Value::NONE))
}

/// The weak references to an object.
fn weak_references(vm: &mut Vm, object: Value) -> Res {
    let found = vm.heap.weaks_to(object);
    vm.charge(found.len() / 4)?;
    Ok(vm.heap.new_list(found))
}

/// Collects garbage: stops as when memory is short, and is through when it runs again behind the collection.
fn collect_garbage(vm: &mut Vm) -> Res {
    vm.settle(true)?;
    Ok(Value::NONE)
}

/// As `collect_garbage`, where somebody could see it and the heap is not too large: before all weak references are looked at, or
/// one, which may be `None`.
fn settle(vm: &mut Vm, reference: Option<Obj>) -> Res {
    match reference {
        None => vm.settle(false)?,
        Some(reference) => {
            if let Some(weak) = vm.as_kind(reference.0, Kind::Weak) {
                let target = vm.heap.weak(weak).target;
                vm.settle_for(target)?;
            }
        }
    }
    Ok(Value::NONE)
}

/// What `match` takes the instances of a class for, it takes those of a registered class and of its subclasses for.
fn share_pattern(vm: &mut Vm, class: SelfClass, subclass: SelfClass) -> Res {
    let of = vm.class(class.value()).flags;
    if !of.sequence && !of.mapping {
        return Ok(Value::NONE);
    }
    let mut classes = vec![subclass.value()];
    while let Some(class) = classes.pop() {
        let object = vm.class(class);
        let same = (object.flags.sequence, object.flags.mapping) == (of.sequence, of.mapping);
        if same || object.flags.builtin {
            continue;
        }
        classes.extend(&object.subclasses);
        vm.charge(1)?;
        let flags = &mut vm.heap.class_mut(class.handle()).flags;
        (flags.sequence, flags.mapping) = (of.sequence, of.mapping);
    }
    Ok(Value::NONE)
}

fn ref_class(_: &mut Vm) -> Res {
    Ok(classes::WEAKREF)
}

/// `__name__` of the module whose code of the guest runs.
fn caller_module(cx: &mut Cx<'_>, _: &[Value]) -> Res {
    let own = cx.frame().unit;
    for frame in cx.frames.iter().rev() {
        let unit = cx.units.get(frame.unit);
        if unit.code.prelude || frame.unit == own || frame.unit & hognose_vm::value::IMAGE != 0 && !cx.vm.image.is_building() {
            continue;
        }
        let name = cx.vm.dict_get_name(unit.globals, hognose_vm::names::NAME);
        return Ok(name.unwrap_or(Value::NONE));
    }
    Ok(Value::NONE)
}

fn mappingproxy_class(vm: &mut Vm) -> Res {
    Ok(vm.image.prelude("mappingproxy"))
}

/// A class or function of the prelude that library modules show under another name.
fn prelude(vm: &mut Vm, name: Value) -> Res {
    let shown = vm.show(name);
    let public = ["mappingproxy", "GenericAlias", "Union", "union_of", "ToolTimeout", "ToolDenied", "drop", "make_iterator", "once_of", "__newobj__", "__newobj_ex__", "_reconstructor", "register_error", "set_codec_lookup", "is_foreign"];
    let value = if public.contains(&shown.as_str()) { vm.image.prelude(&shown) } else { Value::NONE };
    Ok(value)
}

/// A function with the code of another one of the guest's, and with globals and cells of its own.
fn function_with(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let [function, globals, cells] = *args else { return Err(Stop::Receiver) };
    let (Some(handle), Some(cells)) = (function.is(Kind::Function), cells.is(Kind::Tuple)) else {
        return Err(cx.vm.type_error("a function and a tuple of cells are needed"));
    };
    let object = cx.vm.heap.function(handle);
    let cells = cx.vm.heap.tuple(cells).to_vec();
    let fits = cells.len() == object.cells.len() && cells.iter().all(|c| c.is_kind(Kind::Cell));
    if !fits || !globals.is_kind(Kind::Dict) || cx.units.get(object.unit).code.prelude {
        return Err(cx.vm.type_error("this function cannot have other globals"));
    }
    // The constants of its unit are made again.
    let n = cx.units.get(object.unit).constants.len() + cx.units.get(object.unit).names.len();
    cx.vm.charge(n)?;
    cx.vm.ask(Request::Run(Box::new(RunRequest {
        what: RunWhat::Function { function, cells },
        globals,
        locals: None,
        dst: 0,
        action: Action::Store,
    })))
}
