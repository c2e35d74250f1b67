//! Module `cmath`.
//!
//! The functions themselves are in the number core. Numbers of a guest's classes are converted by the twins in the
//! prelude.

use hognose_vm::names;
use hognose_vm::native::FromArg;
use hognose_vm::native_args::{FloatArg, number::real};
use hognose_vm::num::Fault;
use hognose_vm::num::cmath as core;
use hognose_vm::num::complex::Complex;
use hognose_vm::objects::ComplexObj;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

hognose_vm::natives! {
    pub FUNCTIONS: functions of "cmath" {
        acos(ComplexArg) "z, /";
        acosh(ComplexArg) "z, /";
        asin(ComplexArg) "z, /";
        asinh(ComplexArg) "z, /";
        atan(ComplexArg) "z, /";
        atanh(ComplexArg) "z, /";
        cos(ComplexArg) "z, /";
        cosh(ComplexArg) "z, /";
        exp(ComplexArg) "z, /";
        isclose(ComplexArg, ComplexArg, Option<FloatArg>, Option<FloatArg>) "a, b, *, rel_tol=1e-09, abs_tol=0.0";
        isfinite(ComplexArg) "z, /";
        isinf(ComplexArg) "z, /";
        isnan(ComplexArg) "z, /";
        log(ComplexArg, Option<ComplexArg>) "z, base=None, /";
        log10(ComplexArg) "z, /";
        phase(ComplexArg) "z, /";
        polar(ComplexArg) "z, /";
        rect(FloatArg, FloatArg) "r, phi, /";
        sin(ComplexArg) "z, /";
        sinh(ComplexArg) "z, /";
        sqrt(ComplexArg) "z, /";
        tan(ComplexArg) "z, /";
        tanh(ComplexArg) "z, /";
    }
}

/// The constants of the module.
pub fn init(vm: &mut Vm, dict: Value) {
    crate::math::init(vm, dict);
    for (name, imag) in [("infj", f64::INFINITY), ("nanj", f64::NAN)] {
        let name = vm.intern(name);
        let value = vm.heap.new_complex(ComplexObj { real: 0.0, imag });
        vm.dict_set_name(dict, name, value);
    }
}

/// A complex number, from any number.
struct ComplexArg(Complex);

impl FromArg for ComplexArg {
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        if let Some(handle) = value.is(Kind::Complex) {
            let z = vm.heap.complex(handle);
            return Ok(ComplexArg(Complex { re: z.real, im: z.imag }));
        }
        let method = vm.special(value, names::COMPLEX);
        if value.is_kind(Kind::Pending) || method.is_some_and(|m| !m.is_kind(Kind::Native)) {
            return Err(Stop::Python);
        }
        if let Some(handle) = vm.as_kind(value, Kind::Complex) {
            let z = vm.heap.complex(handle);
            return Ok(ComplexArg(Complex { re: z.real, im: z.imag }));
        }
        match real(vm, value)? {
            Some(re) => Ok(ComplexArg(Complex { re, im: 0.0 })),
            None => {
                let name = vm.type_name(value);
                Err(vm.type_error(format!("must be real number, not {name}")))
            }
        }
    }
}

/// A complex number, or the exception in its place.
trait IntoValue {
    fn value(self, vm: &mut Vm) -> Res;
}

impl IntoValue for Complex {
    fn value(self, vm: &mut Vm) -> Res {
        Ok(vm.heap.new_complex(ComplexObj { real: self.re, imag: self.im }))
    }
}

impl IntoValue for Result<Complex, Fault> {
    fn value(self, vm: &mut Vm) -> Res {
        match self {
            Ok(z) => z.value(vm),
            Err(fault) => Err(vm.fault(fault)),
        }
    }
}

macro_rules! of_one {
    ($($name:ident)*) => {$(
        fn $name(vm: &mut Vm, z: ComplexArg) -> Res {
            core::$name(z.0).value(vm)
        }
    )*};
}

of_one! { acos acosh asin asinh atan atanh cos cosh exp log10 sin sinh sqrt tan tanh }

fn isclose(vm: &mut Vm, a: ComplexArg, b: ComplexArg, rel: Option<FloatArg>, abs: Option<FloatArg>) -> Res {
    match core::isclose(a.0, b.0, rel.map_or(1e-9, |r| r.0), abs.map_or(0.0, |a| a.0)) {
        Ok(close) => Ok(Value::bool(close)),
        Err(fault) => Err(vm.fault(fault)),
    }
}

fn isfinite(_: &mut Vm, z: ComplexArg) -> Res {
    Ok(Value::bool(z.0.re.is_finite() && z.0.im.is_finite()))
}

fn isinf(_: &mut Vm, z: ComplexArg) -> Res {
    Ok(Value::bool(z.0.re.is_infinite() || z.0.im.is_infinite()))
}

fn isnan(_: &mut Vm, z: ComplexArg) -> Res {
    Ok(Value::bool(z.0.re.is_nan() || z.0.im.is_nan()))
}

fn log(vm: &mut Vm, z: ComplexArg, base: Option<ComplexArg>) -> Res {
    match base {
        None => core::log(z.0).value(vm),
        Some(base) => core::log_base(z.0, base.0).value(vm),
    }
}

fn phase(_: &mut Vm, z: ComplexArg) -> Res {
    Ok(Value::float(core::phase(z.0)))
}

fn polar(vm: &mut Vm, z: ComplexArg) -> Res {
    match core::polar(z.0) {
        Ok((length, angle)) => Ok(vm.heap.new_tuple([Value::float(length), Value::float(angle)])),
        Err(fault) => Err(vm.fault(fault)),
    }
}

fn rect(vm: &mut Vm, length: FloatArg, angle: FloatArg) -> Res {
    core::rect(length.0, angle.0).value(vm)
}
