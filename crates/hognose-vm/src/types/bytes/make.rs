//! `bytes(…)` and `bytearray(…)`: from a size, text, bytes-like objects, integers.

use crate::classes;
use crate::names;
use crate::native::{Obj, SelfByteArray, SelfBytes};
use crate::native_args::text::gathered_bytes_of;
use crate::objects::ByteArrayObj;
use crate::stop::{Res, Stop};
use crate::types::new;
use crate::types::str::codec::{encode_text, name_arg};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What differs between the two types.
struct Which {
    name: &'static str,
    range: &'static str,
}

const BYTES: Which = Which { name: "bytes", range: "bytes must be in range(0, 256)" };
const BYTEARRAY: Which = Which { name: "bytearray", range: "byte must be in range(0, 256)" };

/// The bytes that the arguments of a constructor mean.
fn content(
    vm: &mut Vm,
    which: &Which,
    source: Option<Obj>,
    encoding: Option<Obj>,
    errors: Option<Obj>,
) -> Res<Vec<u8>> {
    let iterable = source.map(|source| source.0).unwrap_or_default();
    vm.or_restored(iterable, |vm| content_of(vm, which, source, encoding, errors))
}

fn content_of(
    vm: &mut Vm,
    which: &Which,
    source: Option<Obj>,
    encoding: Option<Obj>,
    errors: Option<Obj>,
) -> Res<Vec<u8>> {
    let encoding = name_arg(vm, encoding, which.name, "encoding")?;
    let errors = name_arg(vm, errors, which.name, "errors")?;
    let text = source.and_then(|s| vm.as_kind(s.0, Kind::Str));
    if encoding.is_some() || errors.is_some() {
        let Some(text) = text else {
            if source.is_some_and(|s| s.0.is_kind(Kind::Pending)) {
                return Err(Stop::Python);
            }
            let what = if encoding.is_some() { "encoding" } else { "errors" };
            return Err(vm.type_error(format!("{what} without a string argument")));
        };
        if encoding.is_none() {
            return Err(vm.type_error("string argument without an encoding"));
        }
        return encode_text(vm, text, encoding.as_deref(), errors.as_deref());
    }
    let Some(source) = source else { return Ok(Vec::new()) };
    let source = source.0;
    if source.is_kind(Kind::Instance) {
        // A method of the guest decides before everything else.
        let custom = |vm: &mut Vm, name| vm.special(source, name).is_some_and(|f| !f.is_kind(Kind::Native));
        if custom(vm, names::BYTES)
            || custom(vm, names::BUFFER)
            || (vm.int_ref(source).is_none() && custom(vm, names::INDEX))
        {
            return Err(Stop::Python);
        }
    }
    if text.is_some() {
        return Err(vm.type_error("string argument without an encoding"));
    }
    if let Some(n) = vm.int_ref(source).map(|n| n.to_i64()) {
        let Some(n) = n else {
            return Err(vm.overflow_error("cannot fit 'int' into an index-sized integer"));
        };
        let Ok(n) = usize::try_from(n) else {
            return Err(vm.value_error("negative count"));
        };
        if n > isize::MAX as usize / 2 {
            return Err(vm.raise_with(classes::MEMORY_ERROR, &[]));
        }
        vm.reserve(n)?;
        vm.charge(n / 64)?;
        return Ok(vec![0; n]);
    }
    if vm.gathered_bytes(source).is_some() {
        return gathered_bytes_of(vm, source);
    }
    if matches!(source.kind(), Kind::Gen | Kind::Pending) {
        return Err(Stop::Python);
    }
    if source.is_kind(Kind::MemoryView) {
        crate::types::memoryview::check_released(vm, source)?;
    }
    let Some(items) = vm.builtin_items(source)? else {
        if vm.is_iterable(source) {
            return Err(Stop::Python);
        }
        let found = vm.type_name(source);
        return Err(vm.type_error(format!("cannot convert '{found}' object to {}", which.name)));
    };
    vm.reserve(items.len())?;
    vm.charge(items.len() / 4)?;
    let mut data = Vec::with_capacity(items.len());
    for item in items {
        data.push(super::byte(vm, item, which.range)?);
    }
    Ok(data)
}

/// `bytes(source=b'', encoding=…, errors=…)`.
pub fn bytes(vm: &mut Vm, source: Option<Obj>, encoding: Option<Obj>, errors: Option<Obj>) -> Res {
    if let (Some(source), None, None) = (source, encoding, errors)
        && source.0.is_kind(Kind::Bytes)
    {
        return Ok(source.0);
    }
    let data = content(vm, &BYTES, source, encoding, errors)?;
    Ok(vm.heap.new_bytes(data))
}

/// `bytes.__new__(cls, …)`.
pub fn bytes_new(
    vm: &mut Vm,
    class: Value,
    source: Option<Obj>,
    encoding: Option<Obj>,
    errors: Option<Obj>,
) -> Res {
    new::check_class(vm, class, classes::BYTES)?;
    let payload = bytes(vm, source, encoding, errors)?;
    Ok(new::carrying(vm, class, classes::BYTES, payload))
}

/// `bytearray(source=b'', encoding=…, errors=…)`.
pub fn bytearray(vm: &mut Vm, source: Option<Obj>, encoding: Option<Obj>, errors: Option<Obj>) -> Res {
    let data = content(vm, &BYTEARRAY, source, encoding, errors)?;
    Ok(vm.heap.new_bytearray(ByteArrayObj { data: data.into(), exports: 0 }))
}

/// `bytearray.__new__(cls, …)`: the arguments are for `__init__`.
pub fn bytearray_new(vm: &mut Vm, args: &[Value]) -> Res {
    let class = args.first().copied().unwrap_or_default();
    new::check_class(vm, class, classes::BYTEARRAY)?;
    let payload = vm.heap.new_bytearray(ByteArrayObj::default());
    Ok(new::carrying(vm, class, classes::BYTEARRAY, payload))
}

/// `bytearray.__init__(source=b'', encoding=…, errors=…)`.
pub fn bytearray_init(
    vm: &mut Vm,
    b: SelfByteArray,
    source: Option<Obj>,
    encoding: Option<Obj>,
    errors: Option<Obj>,
) -> Res {
    let data = content(vm, &BYTEARRAY, source, encoding, errors)?;
    crate::types::bytearray::check_resize(vm, b.0)?;
    vm.heap.grew(data.len());
    vm.heap.bytearray_mut(b.0).data = data.into();
    Ok(Value::NONE)
}

/// `bytes.__bytes__`.
pub fn to_bytes(vm: &mut Vm, b: SelfBytes) -> Res {
    let _ = vm;
    Ok(b.value())
}
