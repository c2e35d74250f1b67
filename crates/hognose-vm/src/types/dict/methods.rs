//! The methods of `dict`.
//!
//! A key whose `__hash__` or `__eq__` is the guest's is looked up by the twin of the method in
//! `prelude/dict.py`.

use super::update::{entries_of, new_dict, plain_dict, put, put_all};
use crate::attribute::Attr;
use crate::classes;
use crate::names;
use crate::native::{FromArg, Obj, SelfDict};
use crate::natives;
use crate::objects::{DictObj, IterObj, Object as _, ViewObj, ViewPart};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::{Request, Vm};

natives! {
    pub METHODS: methods of "dict" {
        clear(SelfDict) "self, /";
        copy(SelfDict) "self, /";
        get(SelfDict, Obj, Option<Value>) "self, key, default=None, /";
        items(Value) "self, /";
        keys(Value) "self, /";
        values(Value) "self, /";
        pop(SelfDict, Obj, Option<Value>) "self, key, default=None, /";
        popitem(SelfDict) "self, /";
        setdefault(SelfDict, Obj, Option<Value>) "self, key, default=None, /";
        raw "update" update "self, /, *args, **kwargs";
        "class:fromkeys" fromkeys(Value, Value, Option<Value>) "cls, iterable, value=None, /";
        "__len__" len(SelfDict) "self, /";
        "__getitem__" get_item(Value, Obj) "self, key, /";
        "__setitem__" set_item(SelfDict, Obj, Value) "self, key, value, /";
        "__delitem__" delete_item(SelfDict, Obj) "self, key, /";
        "__contains__" contains(SelfDict, Obj) "self, key, /";
        "__iter__" iter(SelfDict) "self, /";
        "__reversed__" reversed(SelfDict) "self, /";
        "__or__" or(SelfDict, Obj) "self, value, /";
        "__ror__" ror(SelfDict, Obj) "self, value, /";
        "__ior__" ior(Value, Obj) "self, value, /";
        "__repr__" repr(SelfDict) "self, /";
        "__eq__" eq(SelfDict, Obj) "self, value, /";
        "__ne__" ne(SelfDict, Obj) "self, value, /";
        "__lt__" unordered(SelfDict, Obj) "self, value, /";
        "__le__" unordered(SelfDict, Obj) "self, value, /";
        "__gt__" unordered(SelfDict, Obj) "self, value, /";
        "__ge__" unordered(SelfDict, Obj) "self, value, /";
        raw "__init__" init "self, /, *args, **kwargs";
        raw "__new__" new "cls, /, *args, **kwargs";
        raw "make" make "*args, **kwargs";
    }
}

fn clear(vm: &mut Vm, dict: SelfDict) -> Res {
    vm.heap.dict_mut(dict.0).clear();
    Ok(Value::NONE)
}

/// A copy of a dict without its holes.
pub fn copied(vm: &mut Vm, dict: u32) -> Res<DictObj> {
    copied_for(vm, dict, 0)
}

/// The same, with memory for so many items more.
fn copied_for(vm: &mut Vm, dict: u32, more: usize) -> Res<DictObj> {
    let n = vm.heap.dict(dict).len();
    vm.charge(n / 2)?;
    vm.reserve((n + more) * 32)?;
    let object = vm.heap.dict(dict);
    if object.entries.len() == n {
        let mut copy = object.copied_for(more);
        copy.version = 0;
        return Ok(copy);
    }
    let mut copy = DictObj::with_capacity(n);
    for entry in object.items() {
        copy.insert_new(entry.hash, entry.key, entry.value);
    }
    Ok(copy)
}

fn copy(vm: &mut Vm, dict: SelfDict) -> Res {
    let object = copied(vm, dict.0)?;
    Ok(vm.heap.new_dict(object))
}

fn find(vm: &mut Vm, dict: u32, key: Value) -> Res<Option<usize>> {
    let hash = vm.hash_key(key)?;
    vm.dict_find(dict, key, hash)
}

fn get(vm: &mut Vm, dict: SelfDict, key: Obj, default: Option<Value>) -> Res {
    Ok(match find(vm, dict.0, key.0)? {
        Some(at) => vm.heap.dict(dict.0).entries[at].value,
        None => default.unwrap_or(Value::NONE),
    })
}

fn view(vm: &mut Vm, dict: Value, part: ViewPart) -> Res {
    SelfDict::from_arg(vm, dict)?;
    Ok(vm.heap.new_view(ViewObj { dict, part }))
}

fn items(vm: &mut Vm, dict: Value) -> Res {
    view(vm, dict, ViewPart::Items)
}

fn keys(vm: &mut Vm, dict: Value) -> Res {
    view(vm, dict, ViewPart::Keys)
}

fn values(vm: &mut Vm, dict: Value) -> Res {
    view(vm, dict, ViewPart::Values)
}

fn pop(vm: &mut Vm, dict: SelfDict, key: Obj, default: Option<Value>) -> Res {
    // An empty dict does not even ask for the hash.
    let found = if vm.heap.dict(dict.0).is_empty() { None } else { find(vm, dict.0, key.0)? };
    match found {
        Some(at) => Ok(vm.heap.dict_mut(dict.0).remove_at(at).value),
        None => match default {
            Some(default) => Ok(default),
            None => Err(vm.key_error(key.0)),
        },
    }
}

fn popitem(vm: &mut Vm, dict: SelfDict) -> Res {
    let object = vm.heap.dict(dict.0);
    let last = if object.is_empty() { None } else { object.entries.iter().rposition(|e| !e.key.is_undef()) };
    let Some(at) = last else {
        let text = vm.str("popitem(): dictionary is empty");
        return Err(vm.key_error(text));
    };
    let holes = object.entries.len() - at;
    vm.charge(holes / 8)?;
    let entry = vm.heap.dict_mut(dict.0).remove_last(at);
    Ok(vm.heap.new_tuple([entry.key, entry.value]))
}

fn setdefault(vm: &mut Vm, dict: SelfDict, key: Obj, default: Option<Value>) -> Res {
    let default = default.unwrap_or(Value::NONE);
    let hash = vm.hash_key(key.0)?;
    match vm.dict_find(dict.0, key.0, hash)? {
        Some(at) => Ok(vm.heap.dict(dict.0).entries[at].value),
        None => {
            vm.heap.dict_insert_new(dict.0, hash, key.0, default);
            Ok(default)
        }
    }
}

/// The one positional argument that `dict` and `update` may have.
fn source(vm: &mut Vm, name: &str, args: &[Value]) -> Res<Option<Value>> {
    match args {
        [] => Ok(None),
        [source] => Ok(Some(*source)),
        _ => Err(vm.type_error(format!("{name} expected at most 1 argument, got {}", args.len()))),
    }
}

fn update_with(vm: &mut Vm, name: &str, args: &[Value]) -> Res {
    let dict = SelfDict::from_arg(vm, args[0])?;
    let source = source(vm, name, &args[2..])?;
    if let Some(source) = source
        && !args[1].is_kind(Kind::Dict)
        && let Some(other) = plain_dict(vm, source)?
        && vm.heap.dict(dict.0).entries.is_empty()
        && !vm.heap.dict(other).is_empty()
    {
        fill(vm, dict.0, other)?;
        return Ok(Value::NONE);
    }
    let other = match source {
        None => args[1].is(Kind::Dict),
        Some(source) if !args[1].is_kind(Kind::Dict) => plain_dict(vm, source)?,
        Some(_) => None,
    };
    if let Some(other) = other {
        put_all(vm, dict.0, other)?;
        return Ok(Value::NONE);
    }
    vm.or_restored(source.unwrap_or_default(), |vm| {
        let given = entries_of(vm, source, args[1])?;
        put(vm, dict.0, given.entries)?;
        given.raised.map_or(Ok(Value::NONE), |exception| Err(Stop::Raise(exception)))
    })
}

/// Makes a dict that has had no item a copy of another one, whose keys are known to differ.
fn fill(vm: &mut Vm, dict: u32, other: u32) -> Res<()> {
    let mut copy = copied(vm, other)?;
    vm.heap.grew(copy.size());
    let object = vm.heap.dict_mut(dict);
    copy.version = object.version.wrapping_add(1);
    *object = copy;
    Ok(())
}

fn update(vm: &mut Vm, args: &[Value]) -> Res {
    update_with(vm, "update", args)
}

fn init(vm: &mut Vm, args: &[Value]) -> Res {
    update_with(vm, "dict", args)
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    vm.check_subtype(args[0], classes::DICT)?;
    let payload = vm.heap.new_dict(DictObj::default());
    vm.with_payload(args[0], classes::DICT, payload)
}

fn make(vm: &mut Vm, args: &[Value]) -> Res {
    let source = source(vm, "dict", &args[1..])?;
    if source.is_none() && args[0].is_kind(Kind::Dict) {
        // It was made of the named arguments of this call.
        return Ok(args[0]);
    }
    if let Some(source) = source
        && !args[0].is_kind(Kind::Dict)
        && let Some(handle) = plain_dict(vm, source)?
    {
        let object = copied(vm, handle)?;
        return Ok(vm.heap.new_dict(object));
    }
    vm.or_restored(source.unwrap_or_default(), |vm| {
        entries_of(vm, source, args[0])?.all().and_then(|entries| new_dict(vm, entries))
    })
}

fn fromkeys(vm: &mut Vm, class: Value, iterable: Value, value: Option<Value>) -> Res {
    if !class.same(classes::DICT) {
        return Err(Stop::Python);
    }
    let value = value.unwrap_or(Value::NONE);
    if let Some(keys) = super::update::stored_hashes(vm, iterable)? {
        let entries = keys.into_iter().map(|(hash, key)| crate::objects::Entry { hash, key, value });
        return new_dict(vm, entries.collect());
    }
    vm.with_items(iterable, |vm, keys| {
        let mut entries = Vec::with_capacity(keys.len());
        for key in keys {
            let hash = vm.hash_key(key)?;
            entries.push(crate::objects::Entry { hash, key, value });
        }
        new_dict(vm, entries)
    })
}

fn len(vm: &mut Vm, dict: SelfDict) -> Res {
    let n = vm.heap.dict(dict.0).len();
    Ok(vm.heap.new_int(n as i64))
}

fn get_item(vm: &mut Vm, self_: Value, key: Obj) -> Res {
    let dict = SelfDict::from_arg(vm, self_)?;
    if let Some(at) = find(vm, dict.0, key.0)? {
        return Ok(vm.heap.dict(dict.0).entries[at].value);
    }
    if self_.is_kind(Kind::Instance) {
        let class = vm.class_of(self_);
        if let Some(missing) = vm.lookup(class, names::MISSING) {
            let (callee, args) = match vm.bind(missing, self_, class)? {
                Attr::Method(f) => (f, vec![self_, key.0]),
                Attr::Value(f) => (f, vec![key.0]),
                _ => (missing, vec![self_, key.0]),
            };
            return vm.ask(Request::Call { callee, args, kwargs: Vec::new() });
        }
    }
    Err(vm.key_error(key.0))
}

fn set_item(vm: &mut Vm, dict: SelfDict, key: Obj, value: Value) -> Res {
    let hash = vm.hash_key(key.0)?;
    match vm.dict_find(dict.0, key.0, hash)? {
        Some(at) => vm.heap.dict_mut(dict.0).entries[at].value = value,
        None => vm.heap.dict_insert_new(dict.0, hash, key.0, value),
    }
    Ok(Value::NONE)
}

fn delete_item(vm: &mut Vm, dict: SelfDict, key: Obj) -> Res {
    match find(vm, dict.0, key.0)? {
        Some(at) => {
            vm.heap.dict_mut(dict.0).remove_at(at);
            Ok(Value::NONE)
        }
        None => Err(vm.key_error(key.0)),
    }
}

fn contains(vm: &mut Vm, dict: SelfDict, key: Obj) -> Res {
    Ok(Value::bool(find(vm, dict.0, key.0)?.is_some()))
}

fn iter(vm: &mut Vm, dict: SelfDict) -> Res {
    let n = vm.heap.dict(dict.0).len();
    Ok(vm.heap.new_iter(IterObj::dict(dict.value(), ViewPart::Keys, n)))
}

fn reversed(vm: &mut Vm, dict: SelfDict) -> Res {
    let back = crate::types::iterators::back_over(vm, dict.value(), ViewPart::Keys);
    Ok(vm.heap.new_iter(back))
}

/// `a | b` of two dicts.
fn merged(vm: &mut Vm, a: u32, b: Value) -> Res {
    let entries = entries_of(vm, Some(b), Value::UNDEF)?.all()?;
    let object = copied_for(vm, a, entries.len())?;
    let result = vm.heap.new_dict(object);
    put(vm, result.handle(), entries)?;
    Ok(result)
}

fn or(vm: &mut Vm, dict: SelfDict, other: Obj) -> Res {
    match vm.as_kind(other.0, Kind::Dict) {
        Some(_) => merged(vm, dict.0, other.0),
        None => Ok(Value::NOT_IMPLEMENTED),
    }
}

fn ror(vm: &mut Vm, dict: SelfDict, other: Obj) -> Res {
    match vm.as_kind(other.0, Kind::Dict) {
        Some(left) => merged(vm, left, dict.value()),
        None => Ok(Value::NOT_IMPLEMENTED),
    }
}

fn ior(vm: &mut Vm, self_: Value, other: Obj) -> Res {
    let dict = SelfDict::from_arg(vm, self_)?;
    vm.or_restored(other.0, |vm| {
        let given = entries_of(vm, Some(other.0), Value::UNDEF)?;
        put(vm, dict.0, given.entries)?;
        given.raised.map_or(Ok(self_), |exception| Err(Stop::Raise(exception)))
    })
}

fn repr(vm: &mut Vm, dict: SelfDict) -> Res {
    crate::types::repr(vm, dict.value())
}

fn eq(vm: &mut Vm, dict: SelfDict, other: Obj) -> Res {
    match vm.as_kind(other.0, Kind::Dict) {
        Some(other) => vm.equal(dict.value(), Value::new(Kind::Dict, other)).map(Value::bool),
        None => Ok(Value::NOT_IMPLEMENTED),
    }
}

fn ne(vm: &mut Vm, dict: SelfDict, other: Obj) -> Res {
    match vm.as_kind(other.0, Kind::Dict) {
        Some(other) => vm.equal(dict.value(), Value::new(Kind::Dict, other)).map(|e| Value::bool(!e)),
        None => Ok(Value::NOT_IMPLEMENTED),
    }
}

fn unordered(_: &mut Vm, _: SelfDict, _: Obj) -> Res {
    Ok(Value::NOT_IMPLEMENTED)
}
