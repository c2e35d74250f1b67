//! `abs`, `round`, `pow`, `divmod`, `hex`, `oct`, `bin`, `hash`, `id`.

use crate::attribute::Attr;
use crate::exec::ArithWhich;
use crate::names;
use crate::native::{Conv, Obj};
use crate::native_args::number::is_int;
use crate::native_args::{FloatArg, IntArg};
use crate::num::{self, complex::Complex};
use crate::stop::{Res, Stop};
use crate::text::TextBuf;
use crate::types::number::{self, Level};
use crate::types::operator::{self, Work};
use crate::types::{float, int};
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub FUNCTIONS: functions of "builtins" {
        abs(Obj) "x, /";
        raw "round" round "number, ndigits=None";
        pow(Obj, Obj, Option<Obj>) "base, exp, mod=None";
        divmod(Obj, Obj) "x, y, /";
        hex(IntArg) "number, /";
        oct(IntArg) "number, /";
        bin(IntArg) "number, /";
        hash(Value) "obj, /";
        id(Obj) "obj, /";
    }
    pub INTRINSICS: functions of "_vm" {
        number_candidates(Obj, Obj, Value, Value) "a, b, name, reflected, /";
        plain_number(Obj) "x, /";
        hash_of_parts(crate::native_args::Items) "hashes, /";
        exact_float(FloatArg) "x, /";
        payload_of(Value) "x, /";
        native_function(Value) "path, /";
        native_conversions(Value) "native, /";
        same_object(Value, Value) "a, b, /";
    }
}

fn abs(vm: &mut Vm, x: Obj) -> Res {
    match x.0.kind() {
        Kind::Int if let Some(int) = x.0.as_int() => return Ok(vm.heap.new_int(int.abs())),
        Kind::Float => return Ok(Value::float(x.0.as_float().unwrap_or(0.0).abs())),
        Kind::Complex => {
            let z = vm.heap.complex(x.0.handle());
            return match num::complex::abs(Complex { re: z.real, im: z.imag }) {
                Ok(length) => Ok(Value::float(length)),
                Err(fault) => Err(vm.fault(fault)),
            };
        }
        _ if is_int(x.0) => return int::abs_of(vm, x.0),
        _ => {}
    }
    match vm.call_special(x.0, names::ABS, &[])? {
        Some(value) => Ok(value),
        None => {
            let name = vm.type_name(x.0);
            Err(vm.type_error(format!("bad operand type for abs(): '{name}'")))
        }
    }
}

fn round(vm: &mut Vm, args: &[Value]) -> Res {
    let (x, digits) = (args[0], args[1]);
    if x.is_kind(Kind::Pending) || digits.is_kind(Kind::Pending) {
        return Err(Stop::Python);
    }
    let digits = if digits.is_none() { None } else { digits.given() };
    if digits.is_none_or(is_int) {
        if let Some(f) = x.as_float() {
            return float::round_to(vm, f, digits);
        }
        if is_int(x) {
            return int::round_to(vm, x, digits);
        }
    }
    let found = match digits {
        Some(digits) => vm.call_special(x, names::ROUND, &[digits])?,
        None => vm.call_special(x, names::ROUND, &[])?,
    };
    match found {
        Some(value) => Ok(value),
        None => {
            let name = vm.type_name(x);
            Err(vm.type_error(format!("type {name} doesn't define __round__ method")))
        }
    }
}

fn pow(vm: &mut Vm, base: Obj, exponent: Obj, modulus: Option<Obj>) -> Res {
    match modulus.filter(|m| !m.0.is_none()) {
        None => match operator::binary(vm, ArithWhich::Pow, base.0, exponent.0)? {
            Some(value) => Ok(value),
            None => Err(Stop::Python),
        },
        Some(modulus) if [base.0, exponent.0, modulus.0].into_iter().all(is_int) => {
            Ok(int::power(vm, base.0, exponent.0, modulus.0)?.unwrap_or(Value::NOT_IMPLEMENTED))
        }
        Some(_) => Err(Stop::Python),
    }
}

fn divmod(vm: &mut Vm, a: Obj, b: Obj) -> Res {
    if let Some((x, y)) = Value::ints(a.0, b.0)
        && y > 0
        && let (Some(quotient), Some(rest)) = (Value::int48(x.div_euclid(y)), Value::int48(x.rem_euclid(y)))
    {
        return Ok(vm.heap.new_tuple([quotient, rest]));
    }
    if (a.0.is_kind(Kind::Big) || b.0.is_kind(Kind::Big))
        && let Some(division) = crate::types::large::operator(vm, ArithWhich::DivMod, a.0, b.0)
    {
        return Ok(division);
    }
    match operator::binary(vm, ArithWhich::DivMod, a.0, b.0)? {
        Some(value) => Ok(value),
        None => Err(Stop::Python),
    }
}

/// The text of an integer in a radix of a power of two, with its prefix.
fn prefixed(vm: &mut Vm, int: IntArg, radix: u32, prefix: &str) -> Res {
    if let Some(small) = int.0.as_int() {
        // Sign, prefix and digits of what has 48 bits.
        let (mut text, digit_bits) = ([0; 64], radix.trailing_zeros());
        let (mut at, mut rest) = (text.len(), small.unsigned_abs());
        while rest != 0 || at == text.len() {
            at -= 1;
            text[at] = b"0123456789abcdef"[rest as usize & (radix as usize - 1)];
            rest >>= digit_bits;
        }
        at -= prefix.len();
        text[at..at + prefix.len()].copy_from_slice(prefix.as_bytes());
        if small < 0 {
            at -= 1;
            text[at] = b'-';
        }
        return Ok(vm.text(TextBuf::Latin1(text[at..].to_vec())));
    }
    let bits = int.get(vm).bit_length() as usize;
    vm.reserve(bits)?;
    vm.charge(bits / 16)?;
    let int = int.owned(vm);
    let digits = int.as_ref().to_radix(radix, &mut Work(&mut vm.meter))?;
    let text = match digits.strip_prefix('-') {
        Some(digits) => format!("-{prefix}{digits}"),
        None => format!("{prefix}{digits}"),
    };
    Ok(vm.str(&text))
}

fn hex(vm: &mut Vm, int: IntArg) -> Res {
    prefixed(vm, int, 16, "0x")
}

fn oct(vm: &mut Vm, int: IntArg) -> Res {
    prefixed(vm, int, 8, "0o")
}

fn bin(vm: &mut Vm, int: IntArg) -> Res {
    prefixed(vm, int, 2, "0b")
}

fn hash(vm: &mut Vm, value: Value) -> Res {
    number::hash(vm, value)
}

fn id(vm: &mut Vm, value: Obj) -> Res {
    let id = vm.id_of(value.0);
    Ok(vm.heap.new_int(id as i64))
}

/// The methods that an operator tries, in order: a flat tuple of callables and tuples of their arguments.
fn number_candidates(vm: &mut Vm, a: Obj, b: Obj, name: Value, reflected: Value) -> Res {
    let (name, reflected) = (vm.intern_value(name), vm.intern_value(reflected));
    let (class_a, class_b) = (vm.class_of(a.0), vm.class_of(b.0));
    let left = vm.lookup(class_a, name);
    let right = if class_a.same(class_b) { None } else { vm.lookup(class_b, reflected) };
    let overrides = right.is_some()
        && vm.is_subclass(class_b, class_a)
        && vm.lookup(class_a, reflected).is_none_or(|f| !right.is_some_and(|r| r.same(f)));
    let (straight, turned) = ((left, a.0, b.0), (right, b.0, a.0));
    let mut found = Vec::new();
    for (method, x, y) in if overrides { [turned, straight] } else { [straight, turned] } {
        let Some(method) = method else { continue };
        let class = vm.class_of(x);
        let (callee, args) = match vm.bind(method, x, class)? {
            Attr::Value(callee) => (callee, vm.heap.new_tuple([y])),
            Attr::Call(getter, given, n) => {
                let given = vm.heap.new_tuple(given[..n].to_vec());
                (vm.image.prelude("call_got"), vm.heap.new_tuple([getter, given, y]))
            }
            _ => (method, vm.heap.new_tuple([x, y])),
        };
        found.extend([callee, args]);
    }
    Ok(vm.heap.new_tuple(found))
}

/// A number without its subclass: integers lose being truth values, too. Anything else is itself.
fn plain_number(vm: &mut Vm, x: Obj) -> Res {
    Ok(match number::operand(vm, x.0, Level::Complex)? {
        Some(payload) => number::plain(payload),
        None => x.0,
    })
}

/// The builtin value behind an instance of a subclass of a builtin; anything else is itself.
fn payload_of(vm: &mut Vm, value: Value) -> Res {
    Ok(vm.unwrap(value))
}

/// The hash of a tuple whose items have these hashes.
fn hash_of_parts(vm: &mut Vm, hashes: crate::native_args::Items) -> Res {
    vm.charge(hashes.0.len() / 4)?;
    let lanes = hashes.0.into_iter().map(|h| vm.int_ref(h).and_then(|i| i.to_i64()).unwrap_or(0));
    let hash = num::hash::tuple(lanes.collect::<Vec<_>>());
    Ok(vm.heap.new_int(hash))
}

/// A real number as a float.
fn exact_float(_: &mut Vm, x: FloatArg) -> Res {
    Ok(Value::float(x.0))
}

/// A native function of a library module by its path; `None` when this build has no such.
fn native_function(vm: &mut Vm, path: Value) -> Res {
    let path = vm.show(path);
    Ok(crate::native::find(&path).unwrap_or(Value::NONE))
}

/// Names of the parameters of a native and how each is converted, in a flat tuple.
fn native_conversions(vm: &mut Vm, native: Value) -> Res {
    let Some(handle) = native.is(Kind::Native) else { return Ok(vm.heap.new_tuple([])) };
    let info = &vm.natives[handle as usize];
    let mut pairs = Vec::new();
    for (i, param) in info.params().iter().enumerate() {
        let conversion = match info.def.converters.get(i).copied().unwrap_or(Conv::Look) {
            Conv::Any => "any",
            Conv::Look => "look",
            Conv::Index => "index",
            Conv::Float => "float",
            Conv::Truth => "truth",
            Conv::Items => "items",
        };
        pairs.extend([vm.intern(param.name), vm.intern(conversion)]);
    }
    Ok(vm.heap.new_tuple(pairs))
}

/// Whether two values are the same object; looks at neither.
fn same_object(_: &mut Vm, a: Value, b: Value) -> Res {
    Ok(Value::bool(a.same(b)))
}
