//! `BaseException`: methods and attributes. Groups are in the prelude.

use crate::classes;
use crate::names;
use crate::native::{Obj, SelfExc};
use crate::native_args::text::shown_type;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "BaseException" {
        raw "__new__" new "cls, /, *args, **kwargs";
        raw "__init__" init "self, /, *args, **kwargs";
        "__str__" str_(SelfExc) "self, /";
        "__repr__" repr(SelfExc) "self, /";
        with_traceback(SelfExc, Obj) "self, tb, /";
        add_note(SelfExc, Obj) "self, note, /";
        "get:args" args_(SelfExc) "self, /";
        "set:args" set_args(SelfExc, Value) "self, value, /";
        "get:__cause__" cause(SelfExc) "self, /";
        "set:__cause__" set_cause(SelfExc, Value) "self, value, /";
        "get:__context__" context(SelfExc) "self, /";
        "set:__context__" set_context(SelfExc, Value) "self, value, /";
        "get:__suppress_context__" suppress(SelfExc) "self, /";
        "set:__suppress_context__" set_suppress(SelfExc, Obj) "self, value, /";
        "get:__traceback__" traceback(SelfExc) "self, /";
        "set:__traceback__" set_traceback(SelfExc, Obj) "self, value, /";
        "__reduce__" reduce(SelfExc) "self, /";
        "__setstate__" setstate(SelfExc, Obj) "self, state, /";
    }
    pub GROUP: methods of "ExceptionGroup" {
        "get:__weakref__" weakref(Obj) "self, /";
    }
    pub KEY_ERROR: methods of "KeyError" {
        "__str__" str_(SelfExc) "self, /";
    }
    pub OS_ERROR: methods of "OSError" {
        "__str__" str_(SelfExc) "self, /";
    }
    pub IMPORT_ERROR: methods of "ImportError" {
        "__str__" str_(SelfExc) "self, /";
    }
    pub SYNTAX_ERROR: methods of "SyntaxError" {
        "__str__" str_(SelfExc) "self, /";
    }
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let class = args[0];
    vm.check_subtype(class, classes::BASE_EXCEPTION)?;
    if vm.class(class).flags.abstract_ {
        return Err(super::object::abstract_error(vm, class));
    }
    if !vm.is_subclass(class, classes::OS_ERROR) {
        return Ok(vm.new_exception(class, &args[2..]));
    }
    if os_error_waits_for_init(vm, class) {
        return Ok(vm.new_exception(class, &[]));
    }
    // Fields follow from the arguments already here, as for the classes that define `__new__` in C.
    let exc = vm.new_exception(class, &args[2..]);
    let named = named(vm, args[1]);
    super::exception::initialise(vm, exc, &args[2..], &named)?;
    Ok(exc)
}

/// Whether `OSError.__init__` takes the arguments, and not `OSError.__new__`: where a subclass has an `__init__` of its own, and no
/// `__new__`. The other of the two leaves them alone.
fn os_error_waits_for_init(vm: &mut Vm, class: Value) -> bool {
    let mut is_own = |name: Value| vm.lookup(class, name).is_some_and(|found| !found.is_kind(Kind::Native));
    is_own(names::INIT) && !is_own(names::NEW)
}

/// Keyword arguments that came in a dict, if any did.
fn named(vm: &Vm, kwargs: Value) -> Vec<(Value, Value)> {
    match kwargs.is(Kind::Dict) {
        Some(handle) => vm.heap.dict(handle).items().map(|e| (e.key, e.value)).collect(),
        None => Vec::new(),
    }
}

fn init(vm: &mut Vm, args: &[Value]) -> Res {
    let (exc, kwargs, rest) = (args[0], args[1], &args[2..]);
    if !exc.is_kind(Kind::Exc) {
        return Err(Stop::Receiver);
    }
    let class = vm.class_of(exc);
    if vm.is_subclass(class, classes::OS_ERROR) && !os_error_waits_for_init(vm, class) {
        return Ok(Value::NONE);
    }
    if vm.is_subclass(class, classes::IMPORT_ERROR) {
        for field in [names::EXC_NAME, names::PATH, names::NAME_FROM, names::MSG] {
            vm.set_field(exc, field, Value::NONE);
        }
    }
    let named = named(vm, kwargs);
    let tuple = vm.heap.new_tuple(rest);
    vm.heap.exception_mut(exc.handle()).args = tuple;
    super::exception::initialise(vm, exc, rest, &named)?;
    Ok(Value::NONE)
}

fn str_(vm: &mut Vm, exc: SelfExc) -> Res {
    super::exception::to_str(vm, exc.value())
}

fn repr(vm: &mut Vm, exc: SelfExc) -> Res {
    let class = vm.class_of(exc.value());
    let name = vm.class_name(class);
    let args = vm.heap.exception(exc.0).args;
    let items = match args.is(Kind::Tuple) {
        Some(handle) => vm.heap.tuple(handle).to_vec(),
        None => Vec::new(),
    };
    let text = match items[..] {
        [one] => {
            let shown = super::repr(vm, one)?;
            format!("{name}({})", vm.show(shown))
        }
        _ => {
            let shown = super::repr(vm, args)?;
            format!("{name}{}", vm.show(shown))
        }
    };
    Ok(vm.str(&text))
}

fn with_traceback(vm: &mut Vm, exc: SelfExc, traceback: Obj) -> Res {
    set_traceback(vm, exc, traceback)?;
    Ok(exc.value())
}

fn set_traceback(vm: &mut Vm, exc: SelfExc, traceback: Obj) -> Res {
    let mut entries = Vec::new();
    let mut at = traceback.0;
    while let Some(handle) = at.is(Kind::Traceback) {
        let object = vm.heap.traceback(handle);
        entries.push(object.entry);
        at = object.next;
        if entries.len() > 100_000 {
            return Err(vm.value_error("traceback loop detected"));
        }
    }
    if !traceback.0.is_none() && !traceback.0.is_kind(Kind::Traceback) {
        return Err(vm.type_error("__traceback__ must be a traceback or None"));
    }
    entries.reverse();
    let object = vm.heap.exception_mut(exc.0);
    object.trace = entries;
    object.traceback = traceback.0;
    Ok(Value::NONE)
}

fn traceback(vm: &mut Vm, exc: SelfExc) -> Res {
    Ok(super::exception::traceback(vm, exc.value()))
}

fn add_note(vm: &mut Vm, exc: SelfExc, note: Obj) -> Res {
    if vm.text_of(note.0).is_none() {
        let found = shown_type(vm, note.0);
        return Err(vm.type_error(format!("add_note() argument must be str, not {found}")));
    }
    match vm.slot_get(exc.value(), names::NOTES) {
        Some(list) if list.is_kind(Kind::List) => vm.heap.list_push(list.handle(), note.0),
        Some(_) => return Err(vm.type_error("Cannot add note: __notes__ is not a list")),
        None => {
            let list = vm.heap.new_list(vec![note.0]);
            vm.slot_set(exc.value(), names::NOTES, list);
        }
    }
    Ok(Value::NONE)
}

fn args_(vm: &mut Vm, exc: SelfExc) -> Res {
    Ok(vm.heap.exception(exc.0).args)
}

fn set_args(vm: &mut Vm, exc: SelfExc, value: Value) -> Res {
    if value.is_undef() {
        return Err(vm.type_error("args may not be deleted"));
    }
    let Some(items) = vm.builtin_items(value)? else { return Err(Stop::Python) };
    let tuple = vm.heap.new_tuple(items);
    vm.heap.exception_mut(exc.0).args = tuple;
    Ok(Value::NONE)
}

fn linked(vm: &mut Vm, value: Value, what: &str) -> Res<Value> {
    match value.kind() {
        Kind::Exc | Kind::None => Ok(value),
        Kind::Undef => Err(vm.type_error(format!("{what} may not be deleted"))),
        _ => Err(vm.type_error(format!("exception {} must be None or derive from BaseException", &what[2..what.len() - 2]))),
    }
}

fn cause(vm: &mut Vm, exc: SelfExc) -> Res {
    Ok(vm.heap.exception(exc.0).cause)
}

fn set_cause(vm: &mut Vm, exc: SelfExc, value: Value) -> Res {
    let value = linked(vm, value, "__cause__")?;
    let object = vm.heap.exception_mut(exc.0);
    object.cause = value;
    object.suppress = true;
    Ok(Value::NONE)
}

fn context(vm: &mut Vm, exc: SelfExc) -> Res {
    Ok(vm.heap.exception(exc.0).context)
}

fn set_context(vm: &mut Vm, exc: SelfExc, value: Value) -> Res {
    let value = linked(vm, value, "__context__")?;
    vm.heap.exception_mut(exc.0).context = value;
    Ok(Value::NONE)
}

fn suppress(vm: &mut Vm, exc: SelfExc) -> Res {
    Ok(Value::bool(vm.heap.exception(exc.0).suppress))
}

fn set_suppress(vm: &mut Vm, exc: SelfExc, value: Obj) -> Res {
    match value.0.kind() {
        Kind::Bool => vm.heap.exception_mut(exc.0).suppress = value.0.same(Value::TRUE),
        Kind::Pending => return Err(Stop::Python),
        _ => return Err(vm.type_error("attribute value type must be bool")),
    }
    Ok(Value::NONE)
}

/// `__reduce__`: class, arguments, and attributes if there are any.
fn reduce(vm: &mut Vm, exc: SelfExc) -> Res {
    let class = vm.class_of(exc.value());
    let args = vm.heap.exception(exc.0).args;
    let items = vm.slot_items(exc.value());
    if items.is_empty() {
        return Ok(vm.heap.new_tuple([class, args]));
    }
    let dict = vm.heap.new_dict(DictObj::default());
    for (name, value) in items {
        vm.dict_set(dict.handle(), name, value)?;
    }
    Ok(vm.heap.new_tuple([class, args, dict]))
}

fn setstate(vm: &mut Vm, exc: SelfExc, state: Obj) -> Res {
    if !state.0.is_none() {
        let Some(handle) = vm.as_kind(state.0, Kind::Dict) else {
            return Err(vm.type_error("state is not a dictionary"));
        };
        let entries: Vec<Entry> = vm.heap.dict(handle).items().copied().collect();
        for entry in entries {
            let name = vm.intern_value(entry.key);
            vm.slot_set(exc.value(), name, entry.value);
        }
    }
    Ok(Value::NONE)
}

/// `obj.__weakref__`: the first of the weak references to an object. Classes of the guest get it too.
fn weakref(vm: &mut Vm, object: Obj) -> Res {
    Ok(vm.heap.weaks_to(object.0).first().copied().unwrap_or(Value::NONE))
}
