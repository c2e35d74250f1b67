//! What `complex(...)` and `complex.from_number` make of numbers and text.
//!
//! Methods of a guest's class (`__complex__`, `__float__`, `__index__`) are called by the twins in the prelude.

use super::super::number;
use crate::classes;
use crate::names;
use crate::native_args::number::real;
use crate::num::complex::Complex;
use crate::num::complex_text::{self, Malformed};
use crate::objects::ComplexObj;
use crate::stop::{Res, Stop};
use crate::text::digits;
use crate::value::{Kind, Value};
use crate::vm::Vm;

crate::natives! {
    pub METHODS: methods of "complex" {
        raw "make" make "real=0, imag=0";
        raw "__new__" new "cls=None, /, real=0, imag=0";
        raw "class:from_number" from_number "cls, number, /";
    }
}

fn make(vm: &mut Vm, args: &[Value]) -> Res {
    if args[0].is_kind(Kind::Complex) && args[1].is_undef() {
        return Ok(args[0]);
    }
    from_arguments(vm, args[0], args[1])
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let class = number::checked_class(vm, args[0].given(), classes::COMPLEX)?;
    let payload = from_arguments(vm, args[1], args[2])?;
    Ok(number::instance(vm, class, classes::COMPLEX, payload))
}

fn from_number(vm: &mut Vm, args: &[Value]) -> Res {
    let (class, x) = (args[0], args[1]);
    if class.same(classes::COMPLEX) && x.is_kind(Kind::Complex) {
        return Ok(x);
    }
    let value = match part(vm, x)? {
        Some((z, _)) => vm.heap.new_complex(ComplexObj { real: z.re, imag: z.im }),
        None => {
            let name = vm.type_name(x);
            return Err(vm.type_error(format!("must be real number, not {name}")));
        }
    };
    number::through(vm, class, classes::COMPLEX, value)
}

/// A number as a complex one, and whether it is one itself; `None` when it is no number.
fn part(vm: &mut Vm, value: Value) -> Res<Option<(Complex, bool)>> {
    if vm.special(value, names::COMPLEX).is_some_and(|m| !m.is_kind(Kind::Native)) {
        return Err(Stop::Python);
    }
    if let Some(handle) = vm.as_kind(value, Kind::Complex) {
        let z = vm.heap.complex(handle);
        return Ok(Some((Complex { re: z.real, im: z.imag }, true)));
    }
    Ok(real(vm, value)?.map(|re| (Complex { re, im: 0.0 }, false)))
}

fn from_arguments(vm: &mut Vm, re: Value, im: Value) -> Res {
    let z = match (re.given(), im.given()) {
        (None, None) => Complex { re: 0.0, im: 0.0 },
        (Some(re), None) => match vm.as_kind(re, Kind::Str) {
            Some(handle) => from_text(vm, Value::new(Kind::Str, handle))?,
            None => match part(vm, re)? {
                Some((z, _)) => z,
                None => {
                    let name = vm.type_name(re);
                    let text = format!("complex() argument must be a string or a number, not {name}");
                    return Err(vm.type_error(text));
                }
            },
        },
        (re, Some(im)) => {
            let (re, re_is_complex) = match part(vm, re.unwrap_or(Value::small(0)))? {
                Some(part) => part,
                None => return Err(not_real(vm, "real", re)),
            };
            // The imaginary part is not asked for `__complex__`.
            let (im, im_is_complex) = match vm.as_kind(im, Kind::Complex) {
                Some(handle) => {
                    let z = vm.heap.complex(handle);
                    (Complex { re: z.real, im: z.imag }, true)
                }
                None => match real(vm, im)? {
                    Some(re) => (Complex { re, im: 0.0 }, false),
                    None => return Err(not_real(vm, "imag", Some(im))),
                },
            };
            if re_is_complex || im_is_complex {
                // Deprecated: the prelude warns.
                return Err(Stop::Python);
            }
            Complex { re: re.re, im: im.re }
        }
    };
    Ok(vm.heap.new_complex(ComplexObj { real: z.re, imag: z.im }))
}

fn not_real(vm: &mut Vm, which: &str, value: Option<Value>) -> Stop {
    let name = vm.type_name(value.unwrap_or_default());
    vm.type_error(format!("complex() argument '{which}' must be a real number, not {name}"))
}

fn from_text(vm: &mut Vm, text: Value) -> Res<Complex> {
    let n = vm.heap.text(text.handle()).len();
    vm.charge(n / 4)?;
    let parsed = match vm.heap.text(text.handle()).as_ascii() {
        Some(ascii) => complex_text::parse(ascii.as_bytes()),
        None => match digits::to_ascii_number(vm.heap.text(text.handle())) {
            Some(ascii) => complex_text::parse(ascii.as_bytes()),
            None => Err(Malformed::Form),
        },
    };
    match parsed {
        Ok(z) => Ok(z),
        Err(Malformed::Form) => Err(vm.value_error("complex() arg is a malformed string")),
        Err(Malformed::Underscores) => {
            let shown = super::super::show::repr(vm, text)?;
            let shown = vm.show(shown);
            Err(vm.value_error(format!("could not convert string to complex: {shown}")))
        }
    }
}
