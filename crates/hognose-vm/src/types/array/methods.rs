//! The tables of `array`: the class, and the function of the module.

use super::change::{
    append, array, array_new, byteswap, clear, extend, frombytes, fromlist, fromunicode, insert, pop, remove_value,
    reverse,
};
use super::{compare, concat, extend_with_array, item, itemsize, items, len, like, position, repeat_in_place};
use crate::classes;
use crate::exec::CompareWhich;
use crate::native::{FromArg, Obj, SelfArray};
use crate::native_args::{IndexArg, SliceArg};
use crate::stop::{Res, Stop};
use crate::types::str::dunder::{Times, repeated};
use crate::types::{index, memoryview};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "array" {
        "make" array(Obj, Option<Obj>) "typecode, initializer=(), /";
        "__new__" array_new(Value, Obj, Option<Obj>) "cls, typecode, initializer=(), /";
        "get:typecode" typecode(SelfArray) "self, /";
        "get:itemsize" get_itemsize(SelfArray) "self, /";
        append(SelfArray, Obj) "self, v, /";
        buffer_info(SelfArray) "self, /";
        byteswap(SelfArray) "self, /";
        clear(SelfArray) "self, /";
        count(SelfArray, Obj) "self, v, /";
        extend(SelfArray, Obj) "self, bb, /";
        raw "fromfile" python "self, f, n, /";
        fromlist(SelfArray, Obj) "self, list, /";
        frombytes(SelfArray, Obj) "self, buffer, /";
        fromunicode(SelfArray, Obj) "self, ustr, /";
        index(SelfArray, Obj, Option<SliceArg>, Option<SliceArg>) "self, v, start=0, stop=9223372036854775807, /";
        insert(SelfArray, IndexArg, Obj) "self, i, v, /";
        pop(SelfArray, Option<IndexArg>) "self, i=-1, /";
        "remove" remove_value(SelfArray, Obj) "self, v, /";
        reverse(SelfArray) "self, /";
        raw "tofile" python "self, f, /";
        tolist(SelfArray) "self, /";
        tobytes(SelfArray) "self, /";
        tounicode(SelfArray) "self, /";
        "__copy__" copy(SelfArray) "self, /";
        "__deepcopy__" deepcopy(SelfArray, Value) "self, unused, /";
        "__reduce_ex__" reduce_ex(Value, Obj) "self, value, /";
        "__sizeof__" sizeof(SelfArray) "self, /";
        "__len__" get_len(SelfArray) "self, /";
        "__iter__" iter(SelfArray) "self, /";
        "__contains__" contains(SelfArray, Obj) "self, key, /";
        "__getitem__" getitem(SelfArray, Obj) "self, key, /";
        "__setitem__" setitem(SelfArray, Obj, Obj) "self, key, value, /";
        "__delitem__" delitem(SelfArray, Obj) "self, key, /";
        "__add__" add(SelfArray, Obj) "self, value, /";
        "__iadd__" iadd(Value, Obj) "self, value, /";
        "__mul__" mul(SelfArray, Times) "self, value, /";
        "__rmul__" mul(SelfArray, Times) "self, value, /";
        "__imul__" imul(Value, Times) "self, value, /";
        "__eq__" eq(SelfArray, Obj) "self, value, /";
        "__ne__" ne(SelfArray, Obj) "self, value, /";
        "__lt__" lt(SelfArray, Obj) "self, value, /";
        "__le__" le(SelfArray, Obj) "self, value, /";
        "__gt__" gt(SelfArray, Obj) "self, value, /";
        "__ge__" ge(SelfArray, Obj) "self, value, /";
        "__repr__" repr(Value) "self, /";
        "__buffer__" buffer(Value, Obj) "self, flags, /";
        "__release_buffer__" release_buffer(Value, Obj) "self, buffer, /";
    }
    pub RECONSTRUCTOR: functions of "array" {
        "_array_reconstructor" reconstruct(Obj, Obj, Obj, Obj) "arraytype, typecode, mformat_code, items, /";
    }
}

use super::reconstruct::{format_of, reconstruct};

/// What goes through methods of other objects is always done in Python.
fn python(_: &mut Vm, _: &[Value]) -> Res {
    Err(Stop::Python)
}

fn typecode(vm: &mut Vm, a: SelfArray) -> Res {
    let code = vm.heap.array(a.0).code;
    Ok(vm.char(u32::from(code)))
}

fn get_itemsize(vm: &mut Vm, a: SelfArray) -> Res {
    Ok(Value::small(itemsize(vm, a.0) as i32))
}

/// `buffer_info()`: the identity stands for the address.
fn buffer_info(vm: &mut Vm, a: SelfArray) -> Res {
    let (id, n) = (vm.id_of(a.value()) as i64, len(vm, a.0) as i64);
    let parts = [vm.heap.new_int(id), vm.heap.new_int(n)];
    Ok(vm.heap.new_tuple(parts))
}

fn count(vm: &mut Vm, a: SelfArray, value: Obj) -> Res {
    let (mut n, mut from) = (0, 0);
    while let Some(at) = position(vm, a.0, value.0, from, usize::MAX)? {
        n += 1;
        from = at + 1;
    }
    Ok(vm.heap.new_int(n))
}

fn index(vm: &mut Vm, a: SelfArray, value: Obj, start: Option<SliceArg>, stop: Option<SliceArg>) -> Res {
    let none = SliceArg(None);
    let range = crate::native_args::index::part(start.unwrap_or(none), stop.unwrap_or(none), len(vm, a.0));
    let range = range.unwrap_or(0..0);
    match position(vm, a.0, value.0, range.start, range.end)? {
        Some(at) => Ok(vm.heap.new_int(at as i64)),
        None => Err(vm.value_error("array.index(x): x not in array")),
    }
}

fn tolist(vm: &mut Vm, a: SelfArray) -> Res {
    let items = items(vm, a.0)?;
    Ok(vm.heap.new_list(items))
}

fn data(vm: &mut Vm, a: SelfArray) -> Res<Vec<u8>> {
    crate::native_args::text::bytes_of(vm, a.value())
}

fn tobytes(vm: &mut Vm, a: SelfArray) -> Res {
    let data = data(vm, a)?;
    Ok(vm.heap.new_bytes(data))
}

fn tounicode(vm: &mut Vm, a: SelfArray) -> Res {
    if !item::is_text(vm.heap.array(a.0).code) {
        return Err(vm.value_error("tounicode() may only be called on unicode type arrays ('u' or 'w')"));
    }
    super::text(vm, a.0)
}

fn copy(vm: &mut Vm, a: SelfArray) -> Res {
    let data = data(vm, a)?;
    Ok(like(vm, a.0, data))
}

fn deepcopy(vm: &mut Vm, a: SelfArray, _: Value) -> Res {
    copy(vm, a)
}

/// `__reduce_ex__(protocol)`: items in a list for old protocols, else their bytes with the name of the format. What a
/// subclass adds is its twin's.
fn reduce_ex(vm: &mut Vm, object: Value, protocol: Obj) -> Res {
    let a = SelfArray::from_arg(vm, object)?;
    if object.is_kind(Kind::Instance) {
        return Err(Stop::Python);
    }
    let Some(protocol) = vm.int_ref(protocol.0).map(|p| p.to_i64().unwrap_or(i64::MAX)) else {
        return Err(vm.type_error("__reduce_ex__ argument should be an integer"));
    };
    let code = vm.heap.array(a.0).code;
    let (text, maker, args) = (vm.char(u32::from(code)), crate::native::find("array._array_reconstructor"), a);
    let (callee, args) = match maker {
        Some(maker) if protocol >= 3 => {
            let data = data(vm, args)?;
            let parts = [classes::ARRAY, text, Value::small(format_of(code)), vm.heap.new_bytes(data)];
            (maker, vm.heap.new_tuple(parts))
        }
        _ => {
            let items = if item::is_text(code) { super::text(vm, a.0)? } else { tolist(vm, a)? };
            let items = match vm.builtin_items(items)? {
                Some(items) => vm.heap.new_list(items),
                None => items,
            };
            (classes::ARRAY, vm.heap.new_tuple([text, items]))
        }
    };
    Ok(vm.heap.new_tuple([callee, args, Value::NONE]))
}

fn sizeof(vm: &mut Vm, a: SelfArray) -> Res {
    let n = vm.heap.array(a.0).data.len() as i64;
    Ok(vm.heap.new_int(80 + n))
}

fn get_len(vm: &mut Vm, a: SelfArray) -> Res {
    let n = len(vm, a.0);
    Ok(vm.heap.new_int(n as i64))
}

fn iter(vm: &mut Vm, a: SelfArray) -> Res {
    Ok(vm.iter_of(a.value())?.unwrap_or(Value::NONE))
}

fn contains(vm: &mut Vm, a: SelfArray, value: Obj) -> Res {
    Ok(Value::bool(position(vm, a.0, value.0, 0, usize::MAX)?.is_some()))
}

fn getitem(vm: &mut Vm, a: SelfArray, key: Obj) -> Res {
    super::get_item(vm, a.0, key.0)
}

fn setitem(vm: &mut Vm, a: SelfArray, key: Obj, value: Obj) -> Res {
    super::set_item(vm, a.0, key.0, value.0)?;
    Ok(Value::NONE)
}

fn delitem(vm: &mut Vm, a: SelfArray, key: Obj) -> Res {
    index::delete_payload_item(vm, a.value(), key.0)?;
    Ok(Value::NONE)
}

fn add(vm: &mut Vm, a: SelfArray, other: Obj) -> Res {
    match vm.as_kind(other.0, Kind::Array) {
        Some(handle) => concat(vm, a.value(), SelfArray(handle).value()),
        None => {
            let class = vm.class_of(other.0);
            let name = vm.class_name(class);
            Err(vm.type_error(format!("can only append array (not \"{name}\") to array")))
        }
    }
}

/// `__iadd__`: gives the object itself, also that of a subclass.
fn iadd(vm: &mut Vm, object: Value, other: Obj) -> Res {
    let a = SelfArray::from_arg(vm, object)?;
    extend_with_array(vm, a.0, other.0)?;
    Ok(object)
}

fn mul(vm: &mut Vm, a: SelfArray, times: Times) -> Res {
    repeated(vm, a.value(), times)
}

/// `__imul__`: gives the object itself, also that of a subclass.
fn imul(vm: &mut Vm, object: Value, times: Times) -> Res {
    let a = SelfArray::from_arg(vm, object)?;
    repeat_in_place(vm, a.0, times.0)?;
    Ok(object)
}

macro_rules! comparisons {
    ($($name:ident $which:ident;)*) => {
        $(
            fn $name(vm: &mut Vm, a: SelfArray, other: Obj) -> Res {
                match vm.as_kind(other.0, Kind::Array) {
                    Some(b) => compare(vm, a.0, b, CompareWhich::$which).map(Value::bool),
                    None => Ok(Value::NOT_IMPLEMENTED),
                }
            }
        )*
    };
}

comparisons! { eq Eq; ne Ne; lt Lt; le Le; gt Gt; ge Ge; }

fn repr(vm: &mut Vm, object: Value) -> Res {
    let a = SelfArray::from_arg(vm, object)?;
    let class = vm.class_of(object);
    let name = vm.class_name(class);
    crate::types::show::array_repr(vm, a.0, &name)
}

fn buffer(vm: &mut Vm, object: Value, flags: Obj) -> Res {
    SelfArray::from_arg(vm, object)?;
    memoryview::buffer_of(vm, object, flags)
}

fn release_buffer(vm: &mut Vm, object: Value, view: Obj) -> Res {
    SelfArray::from_arg(vm, object)?;
    memoryview::release_buffer_of(vm, object, view)
}
