//! The special methods of both types.

use super::Buffer;
use crate::exec::CompareWhich;
use crate::native::{FromArg, Obj, SelfByteArray, SelfBytes};
use crate::stop::{Res, Stop};
use crate::types::str::dunder::{Times, added, compared, repeated};
use crate::types::{index, memoryview, show};
use crate::value::Value;
use crate::vm::Vm;

macro_rules! comparisons {
    ($($name:ident $which:ident;)*) => {
        $(
            #[doc = concat!("`__", stringify!($name), "__`.")]
            pub fn $name<B: Buffer>(vm: &mut Vm, b: B, other: Obj) -> Res {
                compared(vm, b.object(), other.0, CompareWhich::$which)
            }
        )*
    };
}

comparisons! { eq Eq; ne Ne; lt Lt; le Le; gt Gt; ge Ge; }

/// `__add__`.
pub fn add<B: Buffer>(vm: &mut Vm, b: B, other: Obj) -> Res {
    if vm.bytes_like(other.0).is_none() && vm.lends_bytes(other.0) {
        return Err(Stop::Python);
    }
    added(vm, b.object(), other.0)
}

/// `__mul__` and `__rmul__`.
pub fn mul<B: Buffer>(vm: &mut Vm, b: B, times: Times) -> Res {
    repeated(vm, b.object(), times)
}

/// `__mod__`.
pub fn modulo<B: Buffer>(vm: &mut Vm, b: B, args: Obj) -> Res {
    crate::types::percent::format_bytes(vm, b.object(), args.0)
}

/// `__rmod__`.
pub fn rmod<B: Buffer>(vm: &mut Vm, b: B, format: Obj) -> Res {
    let payload = vm.unwrap(format.0);
    if payload.kind() == b.object().kind() {
        return crate::types::percent::format_bytes(vm, payload, b.object());
    }
    Ok(Value::NOT_IMPLEMENTED)
}

/// `__contains__`.
pub fn contains<B: Buffer>(vm: &mut Vm, b: B, item: Obj) -> Res {
    crate::types::contains(vm, b.object(), item.0).map(Value::bool)
}

/// `__getitem__`.
pub fn getitem<B: Buffer>(vm: &mut Vm, b: B, key: Obj) -> Res {
    Ok(index::get_payload_item(vm, b.object(), key.0)?.unwrap_or(Value::NOT_IMPLEMENTED))
}

/// `__len__`.
pub fn len<B: Buffer>(vm: &mut Vm, b: B) -> Res {
    let n = b.data(vm).len();
    Ok(vm.heap.new_int(n as i64))
}

/// `__iter__`.
pub fn iter<B: Buffer>(vm: &mut Vm, b: B) -> Res {
    Ok(vm.iter_of(b.object())?.unwrap_or(Value::NONE))
}

/// `__repr__` and `__str__`.
pub fn repr<B: Buffer>(vm: &mut Vm, b: B) -> Res {
    show::repr(vm, b.object())
}

/// `bytes.__hash__`.
pub fn hash(vm: &mut Vm, b: SelfBytes) -> Res {
    let hash = vm.hash(b.value())?;
    Ok(vm.heap.new_int(hash))
}

/// `bytes.__getnewargs__`.
pub fn getnewargs(vm: &mut Vm, b: SelfBytes) -> Res {
    Ok(vm.heap.new_tuple([b.value()]))
}

/// `bytes.__sizeof__`.
pub fn sizeof_bytes(vm: &mut Vm, b: SelfBytes) -> Res {
    let n = b.data(vm).len() as i64;
    Ok(vm.heap.new_int(33 + n))
}

/// `bytearray.__sizeof__`.
pub fn sizeof_bytearray(vm: &mut Vm, b: SelfByteArray) -> Res {
    let n = b.data(vm).len() as i64;
    Ok(vm.heap.new_int(if n == 0 { 56 } else { 57 + n }))
}

/// `decode(encoding='utf-8', errors='strict')`.
pub fn decode<B: Buffer>(vm: &mut Vm, b: B, encoding: Option<Obj>, errors: Option<Obj>) -> Res {
    crate::types::str::codec::decode(vm, b.object(), encoding, errors)
}

/// `bytes.__buffer__(flags)`: a view of the bytes.
pub fn bytes_buffer(vm: &mut Vm, object: Value, flags: Obj) -> Res {
    SelfBytes::from_arg(vm, object)?;
    memoryview::buffer_of(vm, object, flags)
}

/// `bytearray.__buffer__(flags)`.
pub fn bytearray_buffer(vm: &mut Vm, object: Value, flags: Obj) -> Res {
    SelfByteArray::from_arg(vm, object)?;
    memoryview::buffer_of(vm, object, flags)
}

/// `bytearray.__release_buffer__(view)`.
pub fn release_buffer(vm: &mut Vm, object: Value, view: Obj) -> Res {
    SelfByteArray::from_arg(vm, object)?;
    memoryview::release_buffer_of(vm, object, view)
}
