//! `str(object='', encoding=…, errors=…)`.

use super::codec::{decode_bytes, name_arg};
use crate::classes;
use crate::names;
use crate::native::Obj;
use crate::stop::{Res, Stop};
use crate::types::{new, show};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// `str(…)`.
pub fn make(vm: &mut Vm, object: Option<Obj>, encoding: Option<Obj>, errors: Option<Obj>) -> Res {
    if encoding.is_none() && errors.is_none() {
        return match object {
            Some(object) => show::to_str(vm, object.0),
            None => Ok(names::EMPTY),
        };
    }
    let encoding = name_arg(vm, encoding, "str", "encoding")?;
    let errors = name_arg(vm, errors, "str", "errors")?;
    let Some(object) = object else { return Ok(names::EMPTY) };
    if vm.as_kind(object.0, Kind::Str).is_some() {
        return Err(vm.type_error("decoding str is not supported"));
    }
    if vm.bytes_like(object.0).is_none() {
        if object.0.is_kind(Kind::Pending) || vm.lends_bytes(object.0) {
            return Err(Stop::Python);
        }
        let found = vm.type_name(object.0);
        return Err(vm.type_error(format!("decoding to str: need a bytes-like object, {found} found")));
    }
    let data = object.bytes(vm)?;
    if data.is_empty() {
        // Nothing is looked up for no bytes, as in CPython.
        return Ok(names::EMPTY);
    }
    decode_bytes(vm, &data, encoding.as_deref(), errors.as_deref())
}

/// `str.__new__(cls, …)`.
pub fn new(
    vm: &mut Vm,
    class: Value,
    object: Option<Obj>,
    encoding: Option<Obj>,
    errors: Option<Obj>,
) -> Res {
    new::check_class(vm, class, classes::STR)?;
    let made = make(vm, object, encoding, errors)?;
    let payload = vm.unwrap(made);
    Ok(new::carrying(vm, class, classes::STR, if class.same(classes::STR) { made } else { payload }))
}
