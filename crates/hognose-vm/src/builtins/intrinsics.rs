//! Intrinsics of the prelude's core: what Python code of ours needs and guests cannot reach.

use crate::classes;
use crate::exec::Cx;
use crate::names;
use crate::native_args::Truth;
use crate::native::{SelfClass, SelfList, SelfGen, SelfMemoryView, SelfWeak};
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::traceback::Sources;
use crate::types::memoryview;
use crate::value::{Kind, Value};
use crate::vm::{Input, Request, Vm};

crate::natives! {
    pub CORE: functions of "_vm" {
        type_of(Value) "obj, /";
        type_name(Value) "obj, /";
        isinstance_exact(Value, Value) "obj, cls, /";
        look(Value) "value, /";
        lookup_special(Value, Value) "obj, name, /";
        has_special(Value, Value) "obj, name, /";
        lookup_class(SelfClass, Value) "cls, name, /";
        raw "new_class" new_class "metaclass, name, bases, namespace, qualname, slots, /";
        new_instance(SelfClass) "cls, /";
        new_exception_of(SelfClass, Value) "cls, args, /";
        raise_again(Value) "exc, /";
        resume(SelfGen, Value) "gen, value, /";
        throw_into(SelfGen, Value) "gen, exc, /";
        cell_content(Value) "cell, /";
        is_cell(Value) "value, /";
        set_cell(Value, Value) "cell, value, /";
        call_native(Value, Value) "native, args, /";
        set_class_flag(SelfClass, Value, Value) "cls, flag, value, /";
        class_flag(SelfClass, Value) "cls, flag, /";
        raw "mro_of" mro_of "cls, /";
        function_code_name(Value) "function, /";
        is_function(Value) "value, /";
        is_coroutine(Value) "value, /";
        set_mro(SelfClass, Value) "cls, mro, /";
        class_dict(SelfClass) "cls, /";
        module_dict(Value) "module, /";
        shown_names(SelfClass) "cls, /";
        class_dict_set(SelfClass, Value, Value) "cls, name, value, /";
        class_dict_delete(SelfClass, Value) "cls, name, /";
        class_named(Value) "name, /";
        function_attribute(Value, Value) "function, name, /";
        set_function_attribute(Value, Value, Value) "function, name, value, /";
        cell_is_empty(Value) "cell, /";
        raw "run_source" run_source "source, mode, filename, globals, locals, /";
        raw "compile_source" compile_source "source, filename, mode, /";
        raw "parse_source" parse_source "source, filename, mode, /";
        hints_wanted() "";
        tool_names() "";
        is_compiled(Value) "value, /";
        building() "";
        run_library(Value) "name, /";
        frame "traceback_code" traceback_code "tb, /";
        frame "generator_place" generator_place "gen, /";
        held(Value) "iterable, /";
        frame "held_by" held_by "iterator, /";
        frame "sole_here" sole_here "iterator, /";
        frame "caller_locals" caller_locals "";
        redirected_stdout() "";
        write_stdout(Value) "text, /";
        weak_target(SelfWeak) "reference, /";
        keep_weak_hash(SelfWeak, Value) "reference, hash, /";
        generator_busy(SelfGen) "gen, /";
        set_generator_busy(SelfGen, Value) "gen, value, /";
        generator_finished(SelfGen) "gen, /";
        generator_new(SelfGen) "gen, /";
        generator_ended(SelfGen) "gen, /";
        set_facade(Value, SelfClass) "function, cls, /";
        set_field(Value, Value, Value) "exc, name, value, /";
        set_field_raw(Value, Value, Value) "obj, name, value, /";
        share_trace(Value, Value) "source, target, /";
        frame "trace_here" trace_here "exception, /";
        same_trace(Value, Value) "a, b, /";
        install(SelfClass, Value, Value) "cls, name, value, /";
        raw "install_bases" install_bases "cls, bases, /";
        add_builtin(Value, Value) "name, value, /";
        hidden(Value) "obj, /";
        lends_bytes(Value) "obj, /";
        lend_view(SelfMemoryView, Value) "view, lender, /";
        end_view(SelfMemoryView) "view, /";
        set_hidden(Value, Value) "obj, value, /";
        frame "leaf_results" leaf_results "callable, items, /";
        comparison_of(Value) "key, /";
        extreme_at(SelfList, Truth) "keys, most, /";
        frame "extreme_part" extreme_part "key, iterator, most, so_far, /";
    }
}

fn type_of(vm: &mut Vm, value: Value) -> Res {
    let value = look(vm, value)?;
    Ok(vm.class_of(value))
}

fn type_name(vm: &mut Vm, value: Value) -> Res {
    let value = look(vm, value)?;
    let name = vm.type_name(value);
    Ok(vm.str(&name))
}

/// Whether a value is an instance of a class (or of one of a tuple of classes), by MRO alone.
fn isinstance_exact(vm: &mut Vm, value: Value, class: Value) -> Res {
    let value = look(vm, value)?;
    let found = match class.is(Kind::Tuple) {
        Some(handle) => vm.heap.tuple(handle).iter().any(|c| vm.is_instance(value, *c)),
        None => vm.is_instance(value, class),
    };
    Ok(Value::bool(found))
}

/// The value itself; a pending one is waited for before.
fn look(vm: &mut Vm, value: Value) -> Res {
    use crate::exchange::CallState;
    let Some(handle) = value.is(Kind::Pending) else { return Ok(value) };
    let object = vm.heap.pending(handle);
    let answer = object.answer;
    match object.state {
        CallState::Answered => Ok(answer),
        CallState::Failed => {
            let exc = vm.raise_failure(value);
            Err(Stop::Raise(exc))
        }
        CallState::Abandoned => {
            Err(vm.raise(classes::RUNTIME_ERROR, "the call was given up before it was answered"))
        }
        CallState::Queued | CallState::Started => Err(Stop::Look(value)),
    }
}

/// What a weak reference refers to; `None` when that is gone.
fn weak_target(vm: &mut Vm, reference: SelfWeak) -> Res {
    Ok(vm.heap.weak(reference.0).target.given().unwrap_or(Value::NONE))
}

/// Keeps the hash that a target's own method gave: the reference has it when the target is gone, too.
fn keep_weak_hash(vm: &mut Vm, reference: SelfWeak, hash: Value) -> Res {
    // The number itself: the hash of a large one is another number.
    let known = vm.int_ref(hash).and_then(|hash| hash.to_i64()).ok_or(Stop::Receiver)?;
    vm.heap.weak_mut(reference.0).hash = Some(known);
    Ok(hash)
}

/// A special method found on the type, bound to the object; `None` when there is none.
fn lookup_special(vm: &mut Vm, object: Value, name: Value) -> Res {
    let name = vm.intern_value(name);
    let class = vm.class_of(object);
    match vm.lookup(class, name) {
        // A conversion that is `None` is there, and cannot be called. Other methods are switched off by it.
        Some(attr) if attr.is_none() && is_conversion(name) => Err(vm.type_error("'NoneType' object is not callable")),
        Some(attr) => match vm.bind(attr, object, class)? {
            crate::attribute::Attr::Call(getter, args, n) => vm.tail_call(getter, &args[..n]),
            attr => Ok(vm.attr_value(object, attr).unwrap_or(Value::NONE)),
        },
        None => Ok(Value::NONE),
    }
}

/// Whether a special method turns an object into a number.
fn is_conversion(name: Value) -> bool {
    [names::INDEX, names::INT, names::FLOAT, names::COMPLEX].iter().any(|n| n.same(name))
}

/// Whether the class of an object has a special method, be it `None`.
fn has_special(vm: &mut Vm, object: Value, name: Value) -> Res {
    let name = vm.intern_value(name);
    Ok(Value::bool(vm.special(object, name).is_some()))
}

/// A name in the MRO of a class, unbound; `None` when there is none.
fn lookup_class(vm: &mut Vm, class: SelfClass, name: Value) -> Res {
    let name = vm.intern_value(name);
    Ok(vm.lookup(class.value(), name).unwrap_or(Value::NONE))
}

/// Makes a class of checked parts: metaclass, name, tuple of bases, namespace dict, qualname, and a tuple of slots or `None`.
fn new_class(vm: &mut Vm, args: &[Value]) -> Res {
    let [metaclass, name, bases, namespace, qualname, slots] = *args else { return Err(Stop::Python) };
    let bases = match bases.is(Kind::Tuple) {
        Some(handle) => vm.heap.tuple(handle).to_vec(),
        None => return Err(Stop::Python),
    };
    let slots = match slots.is(Kind::Tuple) {
        Some(handle) => {
            let items = vm.heap.tuple(handle).to_vec();
            Some(items.into_iter().map(|s| vm.intern_value(s)).collect())
        }
        None => None,
    };
    if !metaclass.is_kind(Kind::Class) || bases.is_empty() || bases.iter().any(|b| !b.is_kind(Kind::Class)) {
        return Err(vm.type_error("bases must be types"));
    }
    let (Some(name), Some(dict)) = (vm.as_kind(name, Kind::Str), vm.as_kind(namespace, Kind::Dict)) else {
        return Err(vm.type_error("type() argument 1 must be str"));
    };
    let name = vm.intern_value(Value::new(Kind::Str, name));
    let mut copy = DictObj::with_capacity(vm.heap.dict(dict).len());
    for entry in vm.heap.dict(dict).items() {
        copy.insert_new(entry.hash, entry.key, entry.value);
    }
    let dict = vm.heap.new_dict(copy);
    let shown: Option<Vec<Value>> = slots.clone();
    let class = vm.make_class(crate::class::NewClass { name, qualname, metaclass, bases, dict, slots })?;
    vm.add_own_descriptors(class, shown.as_deref())?;
    Ok(class)
}

/// An instance without attributes.
fn new_instance(vm: &mut Vm, class: SelfClass) -> Res {
    let shape = vm.heap.class(class.0).shape;
    Ok(vm.heap.new_blank(shape))
}

/// An exception of a class with a tuple of arguments, its fields not set.
fn new_exception_of(vm: &mut Vm, class: SelfClass, args: Value) -> Res {
    let items = match args.is(Kind::Tuple) {
        Some(handle) => vm.heap.tuple(handle).to_vec(),
        None => Vec::new(),
    };
    Ok(vm.new_exception(class.value(), &items))
}

fn raise_again(_: &mut Vm, exc: Value) -> Res {
    Err(if exc.is_kind(Kind::Exc) { Stop::Raise(exc) } else { Stop::Python })
}

/// One step of a generator of any flavour: gives what it yields, raises `StopIteration` at its end.
fn resume(vm: &mut Vm, generator: SelfGen, value: Value) -> Res {
    vm.ask(Request::Resume { generator: generator.value(), input: Input::Send(value) })
}

fn throw_into(vm: &mut Vm, generator: SelfGen, exc: Value) -> Res {
    vm.ask(Request::Resume { generator: generator.value(), input: Input::Throw(exc) })
}

fn is_cell(_: &mut Vm, value: Value) -> Res {
    Ok(Value::bool(value.is_kind(Kind::Cell)))
}

fn cell_content(vm: &mut Vm, cell: Value) -> Res {
    match cell.is(Kind::Cell) {
        Some(handle) => Ok(vm.heap.cell(handle).0),
        None => Err(Stop::Python),
    }
}

fn set_cell(vm: &mut Vm, cell: Value, value: Value) -> Res {
    if let Some(handle) = cell.is(Kind::Cell) {
        vm.heap.cell_mut(handle).0 = value;
    }
    Ok(Value::NONE)
}

/// Calls a native with a tuple of arguments.
fn call_native(vm: &mut Vm, native: Value, args: Value) -> Res {
    let items = match args.is(Kind::Tuple) {
        Some(handle) => vm.heap.tuple(handle).to_vec(),
        None => Vec::new(),
    };
    vm.tail_call(native, &items)
}

/// Sets a property of a class: `final`, `abstract`, `sequence`, `mapping`.
fn set_class_flag(vm: &mut Vm, class: SelfClass, flag: Value, value: Value) -> Res {
    let (flag, truth) = (vm.show(flag), vm.truth(value)?);
    let object = vm.heap.class_mut(class.0);
    match flag.as_str() {
        "final" => object.flags.final_ = truth,
        "abstract" => object.flags.abstract_ = truth,
        "sequence" => object.flags.sequence = truth,
        "mapping" => object.flags.mapping = truth,
        "builtin" => object.flags.builtin = truth,
        _ => {}
    }
    vm.update_flags(class.value());
    Ok(Value::NONE)
}

fn class_flag(vm: &mut Vm, class: SelfClass, flag: Value) -> Res {
    let flag = vm.show(flag);
    let flags = vm.heap.class(class.0).flags;
    Ok(Value::bool(match flag.as_str() {
        "final" => flags.final_,
        "abstract" => flags.abstract_,
        "builtin" => flags.builtin,
        "no_dict" => flags.no_dict,
        "no_weakref" => flags.no_weakref,
        _ => false,
    }))
}

fn mro_of(vm: &mut Vm, args: &[Value]) -> Res {
    let mro = vm.class(args[0]).mro.clone();
    Ok(vm.heap.new_tuple(mro))
}

fn function_code_name(vm: &mut Vm, function: Value) -> Res {
    Ok(match function.is(Kind::Function) {
        Some(handle) => vm.heap.function(handle).qualname,
        None => names::EMPTY,
    })
}

fn is_function(_: &mut Vm, value: Value) -> Res {
    Ok(Value::bool(value.is_kind(Kind::Function)))
}

fn is_coroutine(vm: &mut Vm, value: Value) -> Res {
    let found = value.is(Kind::Gen).map(|h| vm.heap.generator(h).flavour);
    Ok(Value::bool(found == Some(GenFlavour::Coroutine)))
}

/// Replaces the MRO of a class by what a metaclass's `mro` gave.
fn set_mro(vm: &mut Vm, class: SelfClass, mro: Value) -> Res {
    let items = match mro.is(Kind::Tuple) {
        Some(handle) => vm.heap.tuple(handle).to_vec(),
        None => Vec::new(),
    };
    vm.replace_mro(class.value(), items)?;
    Ok(Value::NONE)
}

/// The namespace of a class itself.
/// The names of a class that `dir` lists.
fn shown_names(vm: &mut Vm, class: SelfClass) -> Res {
    let names = crate::types::object::shown_names(vm, class.value());
    vm.charge(names.len())?;
    Ok(vm.heap.new_list(names))
}

fn class_dict(vm: &mut Vm, class: SelfClass) -> Res {
    Ok(vm.heap.class(class.0).dict)
}

/// The namespace of a module, also of one of a guest's class.
fn module_dict(vm: &mut Vm, module: Value) -> Res {
    match vm.as_kind(module, Kind::Module) {
        Some(handle) => Ok(vm.heap.module(handle).dict),
        None => Err(Stop::Receiver),
    }
}

fn class_dict_set(vm: &mut Vm, class: SelfClass, name: Value, value: Value) -> Res {
    let name = vm.intern_value(name);
    vm.class_store(class.value(), name, value)?;
    Ok(Value::NONE)
}

fn class_dict_delete(vm: &mut Vm, class: SelfClass, name: Value) -> Res {
    let name = vm.intern_value(name);
    let dict = vm.heap.class(class.0).dict;
    vm.dict_remove_name(dict, name);
    Ok(Value::NONE)
}

/// A builtin class by its name, public or not.
fn class_named(vm: &mut Vm, name: Value) -> Res {
    let name = vm.intern_value(name);
    let n = classes::ALL.len() as u32;
    let class = (0..n).map(|i| Value::new(Kind::Class, i | crate::value::IMAGE)).find(|c| vm.class(*c).name.same(name));
    Ok(class.unwrap_or(Value::NONE))
}

/// What a function has in its own dict, or the prelude's `MISSING`.
fn function_attribute(vm: &mut Vm, function: Value, name: Value) -> Res {
    let name = vm.intern_value(name);
    let dict = function.is(Kind::Function).and_then(|h| vm.heap.function(h).own.given());
    Ok(dict.and_then(|d| vm.dict_get_name(d, name)).unwrap_or_else(|| vm.image.prelude("MISSING")))
}

fn set_function_attribute(vm: &mut Vm, function: Value, name: Value, value: Value) -> Res {
    let name = vm.intern_value(name);
    if let Some(handle) = function.is(Kind::Function) {
        if vm.heap.function(handle).own.is_undef() {
            let dict = vm.heap.new_dict(DictObj::default());
            vm.heap.function_mut(handle).own = dict;
        }
        let dict = vm.heap.function(handle).own;
        vm.dict_set_name(dict, name, value);
    }
    Ok(Value::NONE)
}

/// The code that a level of a traceback ran, and its globals.
fn traceback_code(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let handle = args[0].is(Kind::Traceback).ok_or(Stop::Receiver)?;
    let entry = cx.vm.heap.traceback(handle).entry;
    let unit = cx.units.get(entry.unit);
    let body = unit.code.bodies.iter().position(|b| b.start <= entry.pc && entry.pc < b.end).unwrap_or(0);
    let code = cx.vm.heap.code_of(entry.unit, body as u32);
    Ok(cx.vm.heap.new_tuple([code, unit.globals]))
}

/// Where a generator is: its code, the line, the namespace, the instruction.
fn generator_place(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let handle = args[0].is(Kind::Gen).ok_or(Stop::Receiver)?;
    let object = cx.vm.heap.generator(handle);
    let (unit_id, body, state) = (object.unit, object.body, object.state);
    // The position of one that runs is with its frame, behind the instruction as that of a suspended one.
    let running = cx.frames.iter().find(|f| f.generator().same(args[0]));
    let pc = running.map_or(object.pc, |frame| frame.pc).saturating_sub(1);
    let unit = cx.units.get(unit_id);
    let line = match state {
        GenState::Created => unit.body(body).first_line,
        _ => Sources::default().place(cx.units, TraceEntry { unit: unit_id, pc }).line as u32,
    };
    let line = cx.vm.heap.new_int(line as i64);
    let namespace = if unit.code.prelude { cx.vm.heap.new_dict(DictObj::default()) } else { unit.globals };
    let code = cx.vm.heap.code_of(unit_id, body);
    let at = cx.vm.heap.new_int(pc as i64);
    Ok(cx.vm.heap.new_tuple([code, line, namespace, at]))
}

/// The value itself: a loop over what this gives closes it when it stops early and nobody else holds it.
fn held(_: &mut Vm, iterable: Value) -> Res {
    Ok(iterable)
}

/// The generators that only this iterator holds.
fn held_by(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let found = crate::exec::sole::held_by(cx, args[0]);
    Ok(cx.vm.heap.new_tuple(found))
}

/// Whether a builtin was called with this generator, which nobody else has, and has begun with it.
fn sole_here(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    let begun = args[0].is(Kind::Gen).is_some_and(|h| cx.vm.heap.generator(h).state == GenState::Suspended);
    Ok(Value::bool(begun && crate::exec::sole::by_builtin(cx, args[0])))
}

fn cell_is_empty(vm: &mut Vm, cell: Value) -> Res {
    Ok(Value::bool(cell.is(Kind::Cell).is_none_or(|h| vm.heap.cell(h).0.is_undef())))
}

/// Charges for the compilation of a source text. Nothing can stop it on the way: its size is what bounds it.
fn charge_source(vm: &mut Vm, source: Value) -> Res<()> {
    let n = vm.text_of(source).map_or(0, |text| text.len());
    vm.charge(n.saturating_mul(16))?;
    // What the tree and the code take for a while; measured with the densest sources.
    vm.reserve(n.saturating_mul(80))
}

/// Runs a source text (or what `compile` made of one) in namespaces: `exec` and `eval`.
fn run_source(vm: &mut Vm, args: &[Value]) -> Res {
    let [source, mode, filename, globals, locals] = *args else { return Err(Stop::Python) };
    let mode = mode_of(vm, mode);
    let what = match source.is(Kind::CodeObj) {
        Some(handle) => {
            let object = vm.heap.code_obj(handle);
            crate::exec::RunWhat::Code { unit: object.unit }
        }
        None => {
            charge_source(vm, source)?;
            crate::exec::RunWhat::Source { text: vm.show(source), mode, filename: vm.show(filename) }
        }
    };
    let Some(globals) = vm.as_kind(globals, Kind::Dict) else {
        return Err(vm.type_error("globals must be a dict"));
    };
    let globals = Value::new(Kind::Dict, globals);
    if vm.dict_get_name(globals, names::BUILTINS).is_none() {
        let builtins = vm.builtins;
        vm.dict_set_name(globals, names::BUILTINS, builtins);
    }
    let locals = if locals.same(globals) { None } else { Some(locals) };
    vm.ask(Request::Run(Box::new(crate::exec::RunRequest {
        what,
        globals,
        locals,
        dst: 0,
        action: crate::frame::Action::Store,
    })))
}

/// Compiles a source text without running it.
fn compile_source(vm: &mut Vm, args: &[Value]) -> Res {
    let [source, filename, mode] = *args else { return Err(Stop::Python) };
    charge_source(vm, source)?;
    let (text, mode, filename) = (vm.show(source), mode_of(vm, mode), vm.show(filename));
    ask_for(vm, crate::exec::RunWhat::Compile { text, mode, filename })
}

/// Parses a source text: steps that build its tree.
fn parse_source(vm: &mut Vm, args: &[Value]) -> Res {
    let [source, filename, mode] = *args else { return Err(Stop::Python) };
    charge_source(vm, source)?;
    // Up to three steps for each byte, as items and as values.
    vm.reserve(vm.text_of(source).map_or(0, |text| text.len()).saturating_mul(240))?;
    let (text, mode, filename) = (vm.show(source), mode_of(vm, mode), vm.show(filename));
    ask_for(vm, crate::exec::RunWhat::Parse { text, mode, filename })
}

fn mode_of(vm: &mut Vm, mode: Value) -> &'static str {
    match vm.show(mode).as_str() {
        "eval" => "eval",
        "single" => "single",
        "module" => "module",
        _ => "exec",
    }
}

/// Whether an import that fails says what there is instead.
fn hints_wanted(vm: &mut Vm) -> Res {
    Ok(Value::bool(!vm.calls.no_hints))
}

/// The tools of the host, as texts that show how they are called.
fn tool_names(vm: &mut Vm) -> Res {
    vm.charge(vm.calls.tools.len())?;
    let show = |tool: &crate::calls::ToolInfo| {
        let parameters = tool.parameters.as_ref().map_or("…".to_string(), |names| names.join(", "));
        format!("{}({parameters})", tool.name)
    };
    let shown: Vec<String> = vm.calls.tools.iter().map(show).collect();
    vm.reserve(shown.iter().map(|text| text.len() + 64).sum())?;
    let values: Vec<Value> = shown.iter().map(|text| vm.str(text)).collect();
    Ok(vm.heap.new_list(values))
}

/// Asks for what is made of a source without running it.
fn ask_for(vm: &mut Vm, what: crate::exec::RunWhat) -> Res {
    let globals = vm.builtins;
    vm.ask(Request::Run(Box::new(crate::exec::RunRequest {
        what,
        globals,
        locals: None,
        dst: 0,
        action: crate::frame::Action::Store,
    })))
}

/// Whether the image is being made.
fn building(vm: &mut Vm) -> Res {
    Ok(Value::bool(vm.image.is_building()))
}

/// Runs a module of the library, while the image is made.
fn run_library(vm: &mut Vm, name: Value) -> Res {
    let (what, globals) = (crate::exec::RunWhat::Library { name: vm.show(name) }, vm.builtins);
    vm.ask(Request::Run(Box::new(crate::exec::RunRequest {
        what,
        globals,
        locals: None,
        dst: 0,
        action: crate::frame::Action::Discard,
    })))
}

fn is_compiled(_: &mut Vm, value: Value) -> Res {
    Ok(Value::bool(value.is_kind(Kind::CodeObj)))
}

fn caller_locals(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    super::attributes::locals(cx, args)
}

fn redirected_stdout(vm: &mut Vm) -> Res {
    Ok(super::output::redirected_stdout(vm)?.unwrap_or(Value::NONE))
}

fn write_stdout(vm: &mut Vm, text: Value) -> Res {
    let text = super::output::printable(vm, text);
    vm.output.write(false, &text)?;
    Ok(Value::NONE)
}

fn generator_busy(vm: &mut Vm, generator: SelfGen) -> Res {
    Ok(Value::bool(vm.heap.generator(generator.0).busy))
}

fn set_generator_busy(vm: &mut Vm, generator: SelfGen, value: Value) -> Res {
    vm.heap.generator_mut(generator.0).busy = value.same(Value::TRUE);
    Ok(Value::NONE)
}

/// Whether a generator has not begun.
fn generator_new(vm: &mut Vm, generator: SelfGen) -> Res {
    Ok(Value::bool(vm.heap.generator(generator.0).state == GenState::Created))
}

/// Whether a generator has ended.
fn generator_ended(vm: &mut Vm, generator: SelfGen) -> Res {
    Ok(Value::bool(vm.heap.generator(generator.0).state == GenState::Closed))
}

/// Whether a generator has ended, or never began (closing it then runs nothing).
fn generator_finished(vm: &mut Vm, generator: SelfGen) -> Res {
    let object = vm.heap.generator_mut(generator.0);
    if object.state == GenState::Created {
        object.state = GenState::Closed;
        object.registers = Box::default();
    }
    Ok(Value::bool(object.state == GenState::Closed))
}

/// Generators of a function of the image show another class.
fn set_facade(vm: &mut Vm, function: Value, class: SelfClass) -> Res {
    vm.image.set_facade(function, class.value());
    Ok(function)
}

/// A field of a builtin exception.
fn set_field(vm: &mut Vm, exc: Value, name: Value, value: Value) -> Res {
    let name = vm.intern_value(name);
    vm.set_field(exc, name, value);
    Ok(Value::NONE)
}

/// An attribute in the object itself, whatever its class says.
fn set_field_raw(vm: &mut Vm, object: Value, name: Value, value: Value) -> Res {
    let name = vm.intern_value(name);
    vm.slot_set(object, name, value);
    Ok(Value::NONE)
}

/// Gives an exception the traceback of another one: the same object.
fn share_trace(vm: &mut Vm, from: Value, to: Value) -> Res {
    if from.is_kind(Kind::Exc) && to.is_kind(Kind::Exc) {
        let traceback = crate::types::exception::traceback(vm, from);
        let trace = vm.heap.exception(from.handle()).trace.clone();
        let object = vm.heap.exception_mut(to.handle());
        (object.trace, object.traceback) = (trace, traceback);
    }
    Ok(Value::NONE)
}

/// Gives an exception a traceback of one level: where the nearest frame of the guest is.
fn trace_here(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    if let (Some(handle), Some(at)) = (args[0].is(Kind::Exc), super::attributes::guest_frame(cx)) {
        let frame = &cx.frames[at];
        let entry = TraceEntry { unit: frame.unit, pc: frame.pc.saturating_sub(1) };
        let object = cx.vm.heap.exception_mut(handle);
        (object.trace, object.traceback) = (vec![entry], Value::UNDEF);
    }
    Ok(Value::NONE)
}

/// Whether two exceptions were raised at the same place.
fn same_trace(vm: &mut Vm, a: Value, b: Value) -> Res {
    if !a.is_kind(Kind::Exc) || !b.is_kind(Kind::Exc) {
        return Ok(Value::FALSE);
    }
    let (x, y) = (vm.heap.exception(a.handle()), vm.heap.exception(b.handle()));
    Ok(Value::bool(x.cause.same(y.cause) && x.context.same(y.context) && x.trace == y.trace))
}

/// Puts an attribute into a builtin class. Only while the image is made.
fn install(vm: &mut Vm, class: SelfClass, name: Value, value: Value) -> Res {
    if vm.image.is_building() {
        let name = vm.intern_value(name);
        vm.class_store(class.value(), name, value)?;
        if name.same(names::NEW) && !value.is_kind(Kind::Native) {
            vm.heap.class_mut(class.0).construct = Construct::Generic;
        }
    }
    Ok(Value::NONE)
}

/// Gives a builtin class other bases. Only while the image is made.
fn install_bases(vm: &mut Vm, args: &[Value]) -> Res {
    let (class, bases) = (args[0], args[1]);
    if !vm.image.is_building() {
        return Ok(Value::NONE);
    }
    let bases = match bases.is(Kind::Tuple) {
        Some(handle) => vm.heap.tuple(handle).to_vec(),
        None => return Err(Stop::Python),
    };
    let mut mro = vm.linearize(&bases)?;
    mro.insert(0, class);
    let object = vm.heap.class_mut(class.handle());
    object.bases = bases.clone();
    object.mro = mro;
    if bases.iter().any(|b| vm.class(*b).construct == Construct::Generic) {
        vm.heap.class_mut(class.handle()).construct = Construct::Generic;
    }
    Ok(Value::NONE)
}

/// Adds a name to `builtins`. Only while the image is made.
fn add_builtin(vm: &mut Vm, name: Value, value: Value) -> Res {
    if vm.image.is_building() {
        let (name, builtins) = (vm.intern_value(name), vm.builtins);
        vm.dict_set_name(builtins, name, value);
    }
    Ok(Value::NONE)
}

/// The first slot of an instance whose class shows no descriptor for it.
fn hidden(vm: &mut Vm, object: Value) -> Res {
    match object.is(Kind::Instance) {
        Some(handle) => Ok(vm.heap.instance(handle).inline[0]),
        None => Err(Stop::Receiver),
    }
}

fn set_hidden(vm: &mut Vm, object: Value, value: Value) -> Res {
    match object.is(Kind::Instance) {
        Some(handle) => {
            vm.heap.instance_mut(handle).inline[0] = value;
            Ok(Value::NONE)
        }
        None => Err(Stop::Receiver),
    }
}

/// Whether a class of the guest gives the object's bytes by its own `__buffer__`.
fn lends_bytes(vm: &mut Vm, object: Value) -> Res {
    Ok(Value::bool(vm.lends_bytes(object)))
}

/// A view of what another one shows, which ends with telling the lender.
fn lend_view(vm: &mut Vm, view: SelfMemoryView, lender: Value) -> Res {
    memoryview::check_released(vm, view.value())?;
    let view = vm.heap.memoryview(view.0).clone();
    Ok(memoryview::make_view(vm, MemoryViewObj { lender, ..view }))
}

/// Ends a view without telling anybody.
fn end_view(vm: &mut Vm, view: SelfMemoryView) -> Res {
    memoryview::release(vm, view.0);
    Ok(Value::NONE)
}

/// The position of the first item of a list that is the least, or the greatest; `None` when that takes Python.
fn extreme_at(vm: &mut Vm, keys: SelfList, most: Truth) -> Res {
    crate::exec::leaf::extreme(vm, keys.0, most.0)
}

/// The best of some items of an iterator, where their keys take no frame.
fn extreme_part(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    crate::exec::leaf::extreme_part(cx, args)
}

/// The function that compares behind a key of `functools.cmp_to_key`, if it takes frames; else `None`.
fn comparison_of(vm: &mut Vm, key: Value) -> Res {
    Ok(crate::exec::leaf::comparison(vm, key).unwrap_or(Value::NONE))
}

/// What a callable gives for the items of a list, where that takes no frame.
fn leaf_results(cx: &mut Cx<'_>, args: &[Value]) -> Res {
    crate::exec::leaf::results(cx, args)
}
