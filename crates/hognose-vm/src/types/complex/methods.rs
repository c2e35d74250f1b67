//! Methods of `complex`.

use super::super::number::{self, Level, comparisons, operators};
use crate::exec::ArithWhich;
use crate::native::SelfComplex;
use crate::num::complex::{self, Complex};
use crate::objects::ComplexObj;
use crate::stop::{Res, Stop};
use crate::types::operator;
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "complex" {
        "__add__" add(SelfComplex, Value) "self, value, /";
        "__radd__" radd(SelfComplex, Value) "self, value, /";
        "__sub__" sub(SelfComplex, Value) "self, value, /";
        "__rsub__" rsub(SelfComplex, Value) "self, value, /";
        "__mul__" mul(SelfComplex, Value) "self, value, /";
        "__rmul__" rmul(SelfComplex, Value) "self, value, /";
        "__truediv__" truediv(SelfComplex, Value) "self, value, /";
        "__rtruediv__" rtruediv(SelfComplex, Value) "self, value, /";
        "__pow__" pow(SelfComplex, Value, Value) "self, value, mod=None, /";
        "__rpow__" rpow(SelfComplex, Value, Value) "self, value, mod=None, /";
        "__eq__" eq(SelfComplex, Value) "self, value, /";
        "__ne__" ne(SelfComplex, Value) "self, value, /";
        "__lt__" unordered(SelfComplex, Value) "self, value, /";
        "__le__" unordered(SelfComplex, Value) "self, value, /";
        "__gt__" unordered(SelfComplex, Value) "self, value, /";
        "__ge__" unordered(SelfComplex, Value) "self, value, /";
        "__neg__" neg(SelfComplex) "self, /";
        "__pos__" itself(SelfComplex) "self, /";
        "__abs__" abs(SelfComplex) "self, /";
        "__bool__" bool(SelfComplex) "self, /";
        "__hash__" hash(SelfComplex) "self, /";
        "__complex__" itself(SelfComplex) "self, /";
        "__repr__" repr(SelfComplex) "self, /";
        raw "__format__" format "self, format_spec, /";
        "__getnewargs__" getnewargs(SelfComplex) "self, /";
        "__sizeof__" sizeof(SelfComplex) "self, /";
        conjugate(SelfComplex) "self, /";
        "get:real" real(SelfComplex) "self, /";
        "get:imag" imag(SelfComplex) "self, /";
    }
}

operators! { SelfComplex, Level::Complex;
    add radd Add;
    sub rsub Sub;
    mul rmul Mul;
    truediv rtruediv TrueDiv;
}

comparisons! { SelfComplex, Level::Complex; eq Eq; ne Ne; }

fn parts(vm: &Vm, z: SelfComplex) -> Complex {
    let z = vm.heap.complex(z.0);
    Complex { re: z.real, im: z.imag }
}

fn unordered(_: &mut Vm, _: SelfComplex, _: Value) -> Res {
    Ok(Value::NOT_IMPLEMENTED)
}

fn power(vm: &mut Vm, base: Value, exponent: Value, modulus: Value) -> Res {
    let (Some(base), Some(exponent)) =
        (number::operand(vm, base, Level::Complex)?, number::operand(vm, exponent, Level::Complex)?)
    else {
        return Ok(Value::NOT_IMPLEMENTED);
    };
    if !modulus.is_none() && !modulus.is_undef() {
        return Err(vm.value_error("complex modulo"));
    }
    Ok(operator::binary_payload(vm, ArithWhich::Pow, base, exponent)?.unwrap_or(Value::NOT_IMPLEMENTED))
}

fn pow(vm: &mut Vm, base: SelfComplex, exponent: Value, modulus: Value) -> Res {
    power(vm, base.value(), exponent, modulus)
}

fn rpow(vm: &mut Vm, exponent: SelfComplex, base: Value, modulus: Value) -> Res {
    power(vm, base, exponent.value(), modulus)
}

fn itself(_: &mut Vm, z: SelfComplex) -> Res {
    Ok(z.value())
}

fn neg(vm: &mut Vm, z: SelfComplex) -> Res {
    let z = complex::neg(parts(vm, z));
    Ok(vm.heap.new_complex(ComplexObj { real: z.re, imag: z.im }))
}

fn abs(vm: &mut Vm, z: SelfComplex) -> Res {
    match complex::abs(parts(vm, z)) {
        Ok(length) => Ok(Value::float(length)),
        Err(fault) => Err(vm.fault(fault)),
    }
}

fn bool(vm: &mut Vm, z: SelfComplex) -> Res {
    let z = parts(vm, z);
    Ok(Value::bool(z.re != 0.0 || z.im != 0.0))
}

fn hash(vm: &mut Vm, z: SelfComplex) -> Res {
    number::hash(vm, z.value())
}

fn repr(vm: &mut Vm, z: SelfComplex) -> Res {
    super::super::show::repr(vm, z.value())
}

fn format(vm: &mut Vm, args: &[Value]) -> Res {
    if vm.as_kind(args[0], Kind::Complex).is_none() {
        return Err(Stop::Receiver);
    }
    number::format(vm, args[0], args[1])
}

fn getnewargs(vm: &mut Vm, z: SelfComplex) -> Res {
    let z = parts(vm, z);
    Ok(vm.heap.new_tuple([Value::float(z.re), Value::float(z.im)]))
}

fn sizeof(_: &mut Vm, _: SelfComplex) -> Res {
    Ok(Value::small(32))
}

fn conjugate(vm: &mut Vm, z: SelfComplex) -> Res {
    let z = parts(vm, z);
    Ok(vm.heap.new_complex(ComplexObj { real: z.re, imag: -z.im }))
}

fn real(vm: &mut Vm, z: SelfComplex) -> Res {
    Ok(Value::float(parts(vm, z).re))
}

fn imag(vm: &mut Vm, z: SelfComplex) -> Res {
    Ok(Value::float(parts(vm, z).im))
}
