//! Items of instances by their shape: of those that carry a dict whose class reads and sets items as a dict does (`Counter`,
//! `defaultdict`, what a guest derives from these or from `dict`), and of the library's own whose items a native knows (a match, a
//! `deque`). And what two of them say of keys that they do not have.

use super::{call, item, keys, leaf};
use crate::classes;
use crate::heap::EMPTY_TUPLE;
use crate::names;
use crate::objects::{DictObj, SetObj};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What a class says of a key that its dict does not have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Absent {
    /// Its methods are asked.
    Asked,
    /// A `Counter`: the count is zero.
    Zero,
    /// A `defaultdict`: its factory is asked, and the dict has the key from then on.
    Made,
}

/// How items of instances are read.
#[derive(Clone, Copy)]
enum Items {
    /// They are those of the dict that it carries.
    Carried(Absent),
    /// By the native that has this index, which takes the instance and the key.
    Native(u32),
}

/// A shape whose instances have items.
#[derive(Clone, Copy)]
struct Carrier {
    shape: u32,
    items: Items,
}

const PLACES: usize = 4;
/// No instance has the last shape.
const NOTHING: Carrier = Carrier { shape: u32::MAX, items: Items::Carried(Absent::Asked) };

/// How items of instances of some shapes were found to be read lately: until a special method of a class changes, or a collection comes,
/// after which other classes may have their numbers.
#[derive(Clone, Copy)]
pub struct Carriers([Carrier; PLACES]);

impl Default for Carriers {
    fn default() -> Carriers {
        Carriers([NOTHING; PLACES])
    }
}

/// The dict that an instance carries, if its shape was found lately to be of such ones.
#[inline]
pub fn dict(vm: &Vm, object: Value) -> Option<(Value, Absent)> {
    let instance = vm.heap.instances.own(object, Kind::Instance)?;
    let carrier = &vm.carriers.0[instance.shape as usize % PLACES];
    let (dict, Items::Carried(absent)) = (instance.inline[0], carrier.items) else { return None };
    (carrier.shape == instance.shape && dict.is_kind(Kind::Dict)).then_some((dict, absent))
}

/// An item by the native that knows those of such instances, if it was one lately; `None`, and no effect, when there is none, or it
/// takes more than that.
#[inline]
pub fn by_native(vm: &mut Vm, object: Value, key: Value) -> Option<Value> {
    let shape = vm.heap.instances.own(object, Kind::Instance)?.shape;
    let carrier = &vm.carriers.0[shape as usize % PLACES];
    match carrier.items {
        Items::Native(index) if carrier.shape == shape => asked(vm, index, object, key),
        _ => None,
    }
}

/// What a native says of an item.
#[inline(never)]
fn asked(vm: &mut Vm, native: u32, object: Value, key: Value) -> Option<Value> {
    let get = vm.plain_native(Value::new(Kind::Native, native), 2)?;
    let item = get(vm, &[object, key]);
    let item = vm.done_natively(item).ok()??;
    vm.meter.slice -= 1;
    Some(item)
}

/// Keeps that instances of this shape carry a dict whose items are read and set as those of a dict are.
#[cold]
#[inline(never)]
fn note(vm: &mut Vm, object: Value, shape: u32) {
    let class = vm.class_of(object);
    let missing = vm.lookup(class, names::MISSING);
    let absent = match (missing, vm.library_shapes()) {
        // A method of the library's own, for its own classes.
        (Some(method), Some(shapes)) if method.is_kind(Kind::Function) && method.in_image() => match shape {
            _ if shape == shapes.default_dict => Absent::Made,
            _ if shape == shapes.counter => Absent::Zero,
            _ => Absent::Asked,
        },
        _ => Absent::Asked,
    };
    vm.carriers.0[shape as usize % PLACES] = Carrier { shape, items: Items::Carried(absent) };
}

/// An item of an instance of the library's own class whose items a native knows; `None`, and no effect, as [`by_native`].
#[inline(never)]
pub fn of_library(vm: &mut Vm, object: Value, key: Value) -> Option<Value> {
    let shape = vm.heap.instance(object.is(Kind::Instance)?).shape;
    let class = vm.class_of(object);
    let native = vm.lookup(class, names::GETITEM)?.is(Kind::Native)?;
    let table = vm.natives[native as usize].table;
    // Natives that do nothing but look.
    if !table.methods || !matches!(table.owner, "deque" | "Match") {
        return None;
    }
    vm.carriers.0[shape as usize % PLACES] = Carrier { shape, items: Items::Native(native) };
    asked(vm, native, object, key)
}

/// An item of the dict or the tuple that an instance carries whose class reads items as that does; `None`, and no effect, when there is
/// none, or it takes more than a look.
#[inline]
pub fn found(vm: &mut Vm, object: Value, key: Value) -> Option<Value> {
    let (payload, flags) = vm.payload(object)?;
    if flags.dict_items {
        if !payload.is_kind(Kind::Dict) {
            return None;
        }
        if flags.dict_sets {
            let shape = vm.heap.instance(object.handle()).shape;
            note(vm, object, shape);
        }
        return keys::item(vm, payload, key);
    }
    let items = vm.heap.tuple(payload.is(Kind::Tuple).filter(|_| flags.tuple_items)?);
    let index = key.as_int()?;
    let index = if index < 0 { index + items.len() as i64 } else { index };
    items.get(usize::try_from(index).ok()?).copied()
}

/// An item of the dict that such an instance carries, or what stands for one that is not there; `None`, and no effect, as [`item::quick`].
#[inline(never)]
pub fn item(vm: &mut Vm, object: Value, dict: Value, absent: Absent, key: Value) -> Option<Value> {
    match keys::value(vm, dict, key) {
        Some(value) if !value.is_undef() => return Some(value),
        Some(_) if absent != Absent::Asked => {
            let value = if absent == Absent::Zero { Value::small(0) } else { made(vm, object, dict.handle(), key)? };
            vm.meter.slice -= 1;
            return Some(value);
        }
        _ => {}
    }
    item::quick_other(vm, object, key)
}

/// The slot of a `defaultdict` for what makes its values; in front of it is the dict.
const FACTORY: usize = 1;

/// The value that the factory of a `defaultdict` makes for a key that it does not have, which it has from then on. `None`, and no effect,
/// where a frame is needed for that.
pub fn made(vm: &mut Vm, object: Value, dict: u32, key: Value) -> Option<Value> {
    let hash = vm.hash(key).ok()?;
    let factory = vm.heap.instance(object.handle()).slot(FACTORY);
    vm.reserve(256).ok()?;
    let value = match factory {
        f if f.same(classes::INT) => Value::small(0),
        f if f.same(classes::LIST) => vm.heap.new_list(Vec::new()),
        f if f.same(classes::DICT) => vm.heap.new_dict(DictObj::default()),
        f if f.same(classes::SET) => vm.heap.new_set(SetObj::default()),
        f if f.same(classes::STR) => names::EMPTY,
        f if f.same(classes::FLOAT) => Value::float(0.0),
        f if f.same(classes::BOOL) => Value::FALSE,
        f if f.same(classes::TUPLE) => EMPTY_TUPLE,
        f if f.is_kind(Kind::Function) => leaf::value(vm, f, &[]).ok().flatten()?,
        _ => return None,
    };
    if !vm.heap.dict_mut(dict).insert_in_room(hash, key, value) {
        vm.heap.dict_insert_new(dict, hash, key, value);
    }
    Some(value)
}

/// A new `defaultdict` without items; `None` where its `__init__` has more to do.
#[inline(never)]
pub fn default_dict(vm: &mut Vm, class: Value, args: &[Value]) -> Option<Value> {
    if vm.class(class).shape != vm.library_shapes()?.default_dict {
        return None;
    }
    let factory = match args {
        [] => Value::NONE,
        [factory] if matches!(factory.kind(), Kind::None | Kind::Class | Kind::Function | Kind::Native | Kind::Bound) => *factory,
        _ => return None,
    };
    let init = vm.lookup(class, names::INIT)?;
    if !init.is_kind(Kind::Function) || !init.in_image() {
        return None;
    }
    let instance = call::plain_instance(vm, class);
    vm.heap.instance_mut(instance.handle()).set_slot(FACTORY, factory);
    vm.meter.slice -= 1;
    Some(instance)
}
