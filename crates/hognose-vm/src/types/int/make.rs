//! What `int(...)` makes of numbers and text.
//!
//! Methods of a guest's class (`__int__`, `__index__`) are called by the twins in the prelude.

use super::super::number::{self, Level};
use crate::classes;
use crate::names;
use crate::native::FromArg;
use crate::native_args::IntArg;
use crate::num;
use crate::objects::StrData;
use crate::stop::{Res, Stop};
use crate::text::digits;
use crate::types::operator::Work;
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "int" {
        raw "make" make "x=0, /, base=10";
        raw "__new__" new "cls=None, x=0, /, base=10";
    }
}

fn make(vm: &mut Vm, args: &[Value]) -> Res {
    let (x, base) = (args[0], args[1]);
    if base.is_undef() {
        if x.as_int().is_some() {
            return Ok(x);
        }
        if let Some(text) = x.is(Kind::Str)
            && let Some(int) = few_digits(&vm.heap.str_obj(text).data)
        {
            return Ok(int);
        }
    }
    from_arguments(vm, x, base)
}

/// So many digits are a number of one word, whatever they are.
const FEW: usize = 14;

/// The number that a short text is, if it has digits and a sign at most.
fn few_digits(text: &StrData) -> Option<Value> {
    let StrData::Inline(n, bytes) = text else { return None };
    let (is_negative, digits) = match bytes.get(..usize::from(*n))? {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] => (false, digits),
        digits => (false, digits),
    };
    if digits.is_empty() || digits.len() > FEW {
        return None;
    }
    let mut number = 0;
    for byte in digits {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number * 10 + i64::from(digit);
    }
    Value::int48(if is_negative { -number } else { number })
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let class = number::checked_class(vm, args[0].given(), classes::INT)?;
    let payload = from_arguments(vm, args[1], args[2])?;
    Ok(number::instance(vm, class, classes::INT, payload))
}

fn from_arguments(vm: &mut Vm, x: Value, base: Value) -> Res {
    match (x.given(), base.given()) {
        (None, None) => Ok(Value::small(0)),
        (None, Some(_)) => Err(vm.type_error("int() missing string argument")),
        (Some(x), None) => from_object(vm, x),
        (Some(x), Some(base)) => {
            let base = IntArg::from_arg(vm, base)?;
            if x.is_kind(Kind::Pending) {
                return Err(Stop::Python);
            }
            let base = base.get(vm).to_i64().and_then(|b| u32::try_from(b).ok()).unwrap_or(u32::MAX);
            if base == 1 || base > 36 {
                return Err(vm.value_error("int() base must be >= 2 and <= 36, or 0"));
            }
            match from_text(vm, x, base, false)? {
                Some(int) => Ok(int),
                None => Err(vm.type_error("int() can't convert non-string with explicit base")),
            }
        }
    }
}

/// `int(x)`.
fn from_object(vm: &mut Vm, x: Value) -> Res {
    match x.kind() {
        Kind::Instance | Kind::Class | Kind::Exc => {
            let methods = [vm.special(x, names::INT), vm.special(x, names::INDEX)];
            if let Some(int) = vm.own_special(x, names::INT, &[]) {
                return int;
            }
            let guests = methods.iter().flatten().next().is_some_and(|m| !vm.is_builtin_method(*m));
            if guests {
                return Err(Stop::Python);
            }
        }
        Kind::Pending => return Err(Stop::Python),
        _ => {}
    }
    let payload = vm.unwrap(x);
    if let Some(int) = from_number(vm, payload)? {
        return Ok(int);
    }
    match from_text(vm, payload, 10, true)? {
        Some(int) => Ok(int),
        None => {
            let name = vm.type_name(x);
            let text = format!(
                "int() argument must be a string, a bytes-like object or a real number, not '{name}'"
            );
            Err(vm.type_error(text))
        }
    }
}

/// A builtin real number cut to an integer; `None` for anything else.
pub fn from_number(vm: &mut Vm, value: Value) -> Res<Option<Value>> {
    if let Some(f) = value.as_float() {
        return match num::float::trunc(f) {
            Ok(int) => Ok(Some(vm.int(int))),
            Err(fault) => Err(vm.fault(fault)),
        };
    }
    Ok(number::operand(vm, value, Level::Integer)?.map(number::plain))
}

/// An integer in text; `None` when the value is no text. `views`: whether memory views count as text.
fn from_text(vm: &mut Vm, value: Value, base: u32, views: bool) -> Res<Option<Value>> {
    let payload = vm.unwrap(value);
    let n = match payload.kind() {
        Kind::Str => vm.heap.text(payload.handle()).len(),
        Kind::Bytes | Kind::ByteArray => vm.bytes_like(payload).map_or(0, |d| d.len()),
        Kind::MemoryView | Kind::Array if views && vm.bytes_like(payload).is_some() => {
            vm.bytes_like(payload).map_or(0, |d| d.len())
        }
        _ if views && vm.lends_bytes(value) => return Err(Stop::Python),
        _ => return Ok(None),
    };
    if n > 64 {
        vm.charge(n / 2)?;
        vm.reserve(n.saturating_mul(8))?;
    }
    let limit = vm.max_str_digits;
    let parsed = match payload.is(Kind::Str).and_then(|handle| vm.heap.text(handle).as_ascii()) {
        Some(ascii) => num::int::parse_int(ascii.as_bytes(), base, limit, &mut Work(&mut vm.meter)),
        None => {
            let text = match payload.is(Kind::Str) {
                Some(handle) => digits::to_ascii_number(vm.heap.text(handle)).map(String::into_bytes),
                None => vm.bytes_like(payload).map(|d| d.into_owned()),
            };
            match text {
                Some(text) => num::int::parse_int(&text, base, limit, &mut Work(&mut vm.meter)),
                None => Ok(None),
            }
        }
    };
    let parsed = parsed.map_err(|error| vm.num_error(error))?;
    match parsed {
        Some(int) => Ok(Some(vm.int(int))),
        None => {
            let shown = if matches!(payload.kind(), Kind::ByteArray | Kind::MemoryView | Kind::Array) {
                let data = vm.bytes_like(payload).map(|d| d.into_owned()).unwrap_or_default();
                vm.heap.new_bytes(data)
            } else {
                payload
            };
            let shown = number::shown_literal(vm, shown)?;
            Err(vm.value_error(format!("invalid literal for int() with base {base}: {shown}")))
        }
    }
}
