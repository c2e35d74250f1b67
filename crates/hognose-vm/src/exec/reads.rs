//! Callables that read something of an object and do nothing else: `itemgetter`, `attrgetter`, `lambda row: row[1]`; and
//! `methodcaller`, where the method changes nothing.

use hognose_bytecode::Op;

use super::item;
use super::found::{attribute, name};
use super::leaf::{SEVERAL, decided, native_value};
use crate::unit::Unit;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What is read of an object, and nothing else: by an `itemgetter` or `attrgetter`, or by a function whose code says no more.
#[derive(Clone, Copy)]
pub enum Getter {
    /// The item under a key.
    Item(Value),
    /// The attribute of a name.
    Attr(Value),
    /// The items under the keys in a tuple, in a tuple.
    Items(u32),
    /// What is at the end of the paths in a list, each a tuple of names: in a tuple, if these are several.
    Paths(u32),
    /// What a method of this name gives for the arguments in a tuple, where the object is of a builtin class that cannot change.
    Method(Value, u32),
}

/// The slot of an `attrgetter` for a name without dots, if it has only that.
const PATH: usize = 1;
/// Its slot for all its paths.
const PATHS: usize = 2;
/// The slots of a `methodcaller`: the name, the arguments in a tuple and in a dict.
const CALL: [usize; 3] = [0, 1, 2];

/// What a callable asks for that is an `itemgetter`, `attrgetter` or `methodcaller`.
pub(super) fn getter_of(vm: &mut Vm, callable: Value) -> Option<Getter> {
    let getter = vm.heap.instance(callable.is(Kind::Instance)?);
    let shapes = vm.library_shapes()?;
    if getter.shape == shapes.item_getter {
        let (items, item) = (getter.slot(0), getter.slot(1));
        return match items.is(Kind::Tuple) {
            Some(items) => Some(Getter::Items(items)),
            None => items.is_none().then_some(Getter::Item(item)),
        };
    }
    if getter.shape == shapes.method_caller {
        let [name, args, kwargs] = CALL.map(|slot| getter.slot(slot));
        let is_alone = vm.heap.dict(kwargs.is(Kind::Dict)?).is_empty();
        let name = name.is_kind(Kind::Str).then_some(name).filter(|_| is_alone)?;
        return Some(Getter::Method(vm.intern_value(name), args.is(Kind::Tuple)?));
    }
    if getter.shape != shapes.attr_getter {
        return None;
    }
    let (path, paths) = (getter.slot(PATH), getter.slot(PATHS));
    if path.is_kind(Kind::Str) {
        return Some(Getter::Attr(vm.intern_value(path)));
    }
    paths.is(Kind::List).map(Getter::Paths)
}

/// What an `itemgetter`, `attrgetter` or `methodcaller` gives for an object; `None` when the callable is another one, or that takes a frame.
pub fn got(vm: &mut Vm, callable: Value, object: Value) -> Option<Value> {
    getter_of(vm, callable)?.get(vm, object)
}

/// Whether a callable is one that is asked without a frame as a rule.
pub fn is_getter(vm: &mut Vm, callable: Value) -> bool {
    getter_of(vm, callable).is_some()
}

/// What such a getter gives for up to `n` of the items that an iterator has at hand; and the item that takes more than a look, which was
/// taken, too. `None`, and no effect, for other callables.
pub fn got_of_each(vm: &mut Vm, callable: Value, iterator: Value, n: usize, found: &mut Vec<Value>) -> Option<Option<Value>> {
    let getter = getter_of(vm, callable)?;
    for _ in 0..n {
        let Some(item) = vm.at_hand(iterator) else { break };
        match getter.get(vm, item) {
            Some(value) => found.push(value),
            None => return Some(Some(item)),
        }
    }
    Some(None)
}

impl Getter {
    /// What the code of a function with one argument reads of it, if it does nothing else.
    #[inline]
    pub(super) fn of_code(unit: &Unit, start: usize) -> Option<Getter> {
        let Some([first, Op::Return { src }]) = unit.code.ops.get(start..start + 2) else { return None };
        let (obj, dst, getter) = match *first {
            Op::GetItemInt { dst, obj, index } => (obj, dst, Getter::Item(Value::small(index.0))),
            Op::GetItemConst { dst, obj, key, .. } => (obj, dst, Getter::Item(*unit.constants.get(key.0 as usize)?)),
            Op::GetAttr { dst, obj, site } => (obj, dst, Getter::Attr(name(unit, site)?)),
            _ => return None,
        };
        (obj.0 == 0 && dst.0 == src.0).then_some(getter)
    }

    /// What it gives for an object; `None` when that takes a frame.
    pub(super) fn get(self, vm: &mut Vm, object: Value) -> Option<Value> {
        let found = match self {
            Getter::Item(key) => item::plain(vm, object, key),
            Getter::Attr(name) => attribute(vm, object, name),
            Getter::Items(keys) => {
                let mut values = [Value::UNDEF; SEVERAL];
                let n = vm.heap.tuple(keys).len();
                for (at, value) in values.get_mut(..n)?.iter_mut().enumerate() {
                    let key = vm.heap.tuple(keys)[at];
                    *value = item::plain(vm, object, key).and_then(decided)?;
                }
                Some(vm.heap.new_tuple(&values[..n]))
            }
            Getter::Paths(paths) => {
                let mut values = [Value::UNDEF; SEVERAL];
                let n = vm.heap.list(paths).len();
                for (at, value) in values.get_mut(..n)?.iter_mut().enumerate() {
                    let path = vm.heap.list(paths).get(at)?.is(Kind::Tuple)?;
                    *value = object;
                    for step in 0..vm.heap.tuple(path).len() {
                        let name = vm.heap.tuple(path)[step];
                        let name = vm.intern_value(name.is_kind(Kind::Str).then_some(name)?);
                        *value = attribute(vm, *value, name).and_then(decided)?;
                    }
                }
                Some(if n == 1 { values[0] } else { vm.heap.new_tuple(&values[..n]) })
            }
            Getter::Method(name, args) => {
                let (is_number, kind) = (object.as_float().is_some() || vm.int_ref(object).is_some(), object.kind());
                if !is_number && !matches!(kind, Kind::Str | Kind::Bytes | Kind::Tuple) {
                    return None;
                }
                let class = vm.class_of(object);
                let method = vm.lookup(class, name)?.is(Kind::Native)?;
                let mut given = [Value::UNDEF; SEVERAL];
                let n = vm.heap.tuple(args).len();
                given.get_mut(..n)?.copy_from_slice(vm.heap.tuple(args));
                if vm.natives[method as usize].is_method() { native_value(vm, method, object, &given[..n]) } else { None }
            }
        };
        found.and_then(decided)
    }
}

/// What a function of the guest's gives that does nothing but to read an item or an attribute of its argument: neither registers nor
/// a hold on its code are needed for that. `None` when it does something else, or takes more.
pub(super) fn by_function(vm: &mut Vm, function: u32, object: Value) -> Option<Value> {
    let direct = vm.heap.function(function).direct;
    if direct.arguments != 1 {
        return None;
    }
    let unit = vm.units.get(vm.heap.function(function).unit as usize)?.as_deref()?;
    Getter::of_code(unit, direct.start as usize)?.get(vm, object)
}
