//! What `float(...)`, `float.fromhex` and `float.from_number` make of numbers and text.
//!
//! Methods of a guest's class (`__float__`, `__index__`) are called by the twins in the prelude.

use super::super::number;
use crate::classes;
use crate::native::Obj;
use crate::native_args::{FloatArg, number::real};
use crate::num::float_text;
use crate::stop::{Res, Stop};
use crate::text::digits;
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "float" {
        raw "make" make "x=0, /";
        raw "__new__" new "cls=None, x=0, /";
        "class:fromhex" fromhex(Value, Obj) "cls, string, /";
        "class:from_number" from_number(Value, FloatArg) "cls, number, /";
        "class:__getformat__" getformat(Value, Obj) "cls, typestr, /";
    }
}

fn make(vm: &mut Vm, args: &[Value]) -> Res {
    from_argument(vm, args[0])
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let class = number::checked_class(vm, args[0].given(), classes::FLOAT)?;
    let payload = from_argument(vm, args[1])?;
    Ok(number::instance(vm, class, classes::FLOAT, payload))
}

fn from_argument(vm: &mut Vm, x: Value) -> Res {
    let Some(x) = x.given() else { return Ok(Value::float(0.0)) };
    if x.as_float().is_some() {
        return Ok(x);
    }
    if let Some(int) = x.as_int() {
        // One that is in a word is exact.
        return Ok(Value::float(int as f64));
    }
    if let Some(handle) = x.is(Kind::Str)
        && let Some(f) = vm.heap.str_obj(handle).latin1().and_then(float_text::simple)
    {
        vm.charge(2)?;
        return Ok(Value::float(f));
    }
    if let Some(float) = vm.own_special(x, crate::names::FLOAT, &[]) {
        return float;
    }
    // A float's subclass is asked for `__float__` here, other than where C functions take a float.
    if let Some(method) = vm.special(x, crate::names::FLOAT)
        && !vm.is_builtin_method(method)
    {
        return Err(Stop::Python);
    }
    if let Some(f) = real(vm, x)? {
        return Ok(Value::float(f));
    }
    let payload = vm.unwrap(x);
    let n = match payload.kind() {
        Kind::Str => vm.heap.text(payload.handle()).len(),
        _ => vm.bytes_like(payload).map_or(0, |d| d.len()),
    };
    vm.charge(n / 4)?;
    let text = match payload.kind() {
        Kind::Str => match vm.heap.text(payload.handle()).as_ascii() {
            Some(ascii) => Some(ascii.as_bytes().to_vec()),
            None => digits::to_ascii_number(vm.heap.text(payload.handle())).map(String::into_bytes),
        },
        _ if vm.bytes_like(payload).is_some() => vm.bytes_like(payload).map(|d| d.into_owned()),
        _ if vm.lends_bytes(x) => return Err(Stop::Python),
        _ => {
            let name = vm.type_name(x);
            let text = format!("float() argument must be a string or a real number, not '{name}'");
            return Err(vm.type_error(text));
        }
    };
    match text.and_then(|t| float_text::parse(&t)) {
        Some(f) if f.is_nan() => Ok(fresh_nan(vm, f)),
        Some(f) => Ok(Value::float(f)),
        None => {
            let shown = super::super::show::repr(vm, payload)?;
            let shown = vm.show(shown);
            Err(vm.value_error(format!("could not convert string to float: {shown}")))
        }
    }
}

/// A NaN that is another object than every other: containers find one by identity.
fn fresh_nan(vm: &mut Vm, nan: f64) -> Value {
    const NAN: u64 = 0x7FF8 << 48;
    vm.last_id += 1;
    let sign = nan.to_bits() & 1 << 63;
    Value::float(f64::from_bits(NAN | sign | (vm.last_id & 0x0000_FFFF_FFFF_FFFF)))
}

fn fromhex(vm: &mut Vm, class: Value, text: Obj) -> Res {
    let Some(text) = vm.text_of(text.0).map(|t| t.to_string_lossy()) else {
        return Err(vm.type_error("bad argument type for built-in operation"));
    };
    vm.charge(text.len() / 4)?;
    match float_text::from_hex(text.as_bytes()) {
        Ok(f) => number::through(vm, class, classes::FLOAT, Value::float(f)),
        Err(fault) => Err(vm.fault(fault)),
    }
}

fn from_number(vm: &mut Vm, class: Value, x: FloatArg) -> Res {
    number::through(vm, class, classes::FLOAT, Value::float(x.0))
}

fn getformat(vm: &mut Vm, _: Value, kind: Obj) -> Res {
    let Some(kind) = vm.text_of(kind.0).map(|t| t.to_string_lossy()) else {
        let found = vm.type_name(kind.0);
        return Err(vm.type_error(format!("__getformat__() argument must be str, not {found}")));
    };
    if kind != "double" && kind != "float" {
        return Err(vm.value_error("__getformat__() argument 1 must be 'double' or 'float'"));
    }
    Ok(vm.str("IEEE, little-endian"))
}
