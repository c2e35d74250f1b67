//! The functions of module `math` on floats, with the domain and range errors of CPython 3.14.
//!
//! Those on integers are in `int`, sums in `sums`, gamma in `gamma`, the error functions in `erf`. A function that cannot fail
//! returns its value alone.

use super::float_text::repr;
use super::int::IntRef;
use super::meter::Fault;
use std::f64::consts::{LN_2, PI};

/// "expected …, got x".
#[cold]
pub(crate) fn domain(expected: &str, x: f64) -> Fault {
    Fault::value(format!("{expected}, got {}", repr(x)))
}

#[cold]
pub(crate) fn range() -> Fault {
    Fault::overflow("math range error")
}

#[cold]
pub(crate) fn plain_domain() -> Fault {
    Fault::value("math domain error")
}

/// A result that is not a number though the argument is one says that the argument lay outside the domain.
#[inline]
fn within(x: f64, result: f64, expected: &str) -> Result<f64, Fault> {
    let out = (result.is_nan() && !x.is_nan()) || (result.is_infinite() && x.is_finite());
    if out { Err(domain(expected, x)) } else { Ok(result) }
}

/// A result that is infinite though the argument is not was too large.
#[inline]
fn bounded(x: f64, result: f64) -> Result<f64, Fault> {
    if result.is_infinite() && x.is_finite() { Err(range()) } else { Ok(result) }
}

macro_rules! functions {
    ($($name:ident => $check:ident($method:ident $(, $expected:expr)?);)*) => {
        $(
            #[doc = concat!("`math.", stringify!($name), "(x)`.")]
            #[inline]
            pub fn $name(x: f64) -> Result<f64, Fault> {
                $check(x, x.$method() $(, $expected)?)
            }
        )*
    };
}

functions! {
    acos => within(acos, "expected a number in range from -1 up to 1");
    acosh => within(acosh_c, "expected argument value not less than 1");
    asin => within(asin, "expected a number in range from -1 up to 1");
    atanh => within(atanh_c, "expected a number between -1 and 1");
    cos => within(cos, "expected a finite input");
    sin => within(sin, "expected a finite input");
    tan => within(tan, "expected a finite input");
    sqrt => within(sqrt, "expected a nonnegative input");
    log => within(ln, "expected a positive input");
    log2 => within(log2, "expected a positive input");
    log10 => within(log10, "expected a positive input");
    log1p => within(ln_1p, "expected argument value > -1");
    exp => bounded(exp);
    exp2 => bounded(exp2);
    expm1 => bounded(exp_m1);
    cosh => bounded(cosh);
    sinh => bounded(sinh);
}

/// The inverse hyperbolic functions by the formulas of C libraries, which are not those of the standard library.
trait Inverse {
    fn acosh_c(self) -> f64;
    fn atanh_c(self) -> f64;
}

/// From here on `sqrt(x * x + 1)` is `x`.
const LARGE: f64 = 268_435_456.0;

impl Inverse for f64 {
    fn acosh_c(self) -> f64 {
        let x = self;
        if x < 1.0 {
            f64::NAN
        } else if x > LARGE {
            x.ln() + LN_2
        } else if x > 2.0 {
            (2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt())).ln()
        } else {
            let t = x - 1.0;
            (t + (2.0 * t + t * t).sqrt()).ln_1p()
        }
    }

    fn atanh_c(self) -> f64 {
        libm::atanh(self)
    }
}

/// `math.asinh(x)`.
pub fn asinh(x: f64) -> f64 {
    let size = x.abs();
    if !x.is_finite() || size < 1.0 / LARGE {
        return x;
    }
    let result = if size > LARGE {
        size.ln() + LN_2
    } else if size > 2.0 {
        (2.0 * size + 1.0 / ((x * x + 1.0).sqrt() + size)).ln()
    } else {
        let square = x * x;
        (size + square / (1.0 + (1.0 + square).sqrt())).ln_1p()
    };
    result.copysign(x)
}

/// `math.atan(x)`.
pub fn atan(x: f64) -> f64 {
    x.atan()
}

/// `math.atan2(y, x)`.
pub fn atan2(y: f64, x: f64) -> f64 {
    y.atan2(x)
}

/// `math.tanh(x)`.
pub fn tanh(x: f64) -> f64 {
    x.tanh()
}

/// `math.cbrt(x)`, correctly rounded (as newer C libraries do; older ones err in the last bit).
pub fn cbrt(x: f64) -> f64 {
    libm::cbrt(x)
}

/// `math.degrees(x)`.
pub fn degrees(x: f64) -> f64 {
    const PER_RADIAN: f64 = 180.0 / PI;
    x * PER_RADIAN
}

/// `math.radians(x)`.
pub fn radians(x: f64) -> f64 {
    const PER_DEGREE: f64 = PI / 180.0;
    x * PER_DEGREE
}

/// `math.pow(x, y)`: as `**`, but never complex.
pub fn pow(x: f64, y: f64) -> Result<f64, Fault> {
    let power = x.powf(y);
    if x.is_finite() && y.is_finite() {
        if power.is_nan() || (power.is_infinite() && x == 0.0) {
            return Err(plain_domain());
        }
        if power.is_infinite() {
            return Err(range());
        }
    }
    Ok(power)
}

/// `math.fmod(x, y)`: the remainder has the sign of `x`.
pub fn fmod(x: f64, y: f64) -> Result<f64, Fault> {
    let rest = x % y;
    if rest.is_nan() && !x.is_nan() && !y.is_nan() { Err(plain_domain()) } else { Ok(rest) }
}

/// `math.remainder(x, y)`: to the nearest multiple of `y`, ties to the even multiple.
pub fn remainder(x: f64, y: f64) -> Result<f64, Fault> {
    if x.is_nan() || y.is_nan() {
        return Ok(x + y);
    }
    if x.is_infinite() || y == 0.0 {
        return Err(plain_domain());
    }
    if y.is_infinite() {
        return Ok(x);
    }
    let size = y.abs();
    // `rest` is exact, and so is the distance to the next multiple.
    let rest = x.abs() % size;
    let over = size - rest;
    let nearest = if rest < over {
        rest
    } else if rest > over {
        -over
    } else {
        // Halfway: whether the multiple below is even shows in the remainder by twice `y`.
        rest - 2.0 * ((0.5 * (x.abs() - rest)) % size)
    };
    Ok(1f64.copysign(x) * nearest)
}

/// `math.frexp(x)`.
pub fn frexp(x: f64) -> (f64, i32) {
    if x.is_finite() && x != 0.0 { libm::frexp(x) } else { (x, 0) }
}

/// `math.ldexp(x, exponent)`.
pub fn ldexp(x: f64, exponent: IntRef<'_>) -> Result<f64, Fault> {
    if x == 0.0 || !x.is_finite() {
        return Ok(x);
    }
    // A float's exponents span little more than 2100.
    let limit = if exponent.is_negative() { -5000 } else { 5000 };
    let exponent = exponent.to_i64().map_or(limit, |e| e.clamp(-5000, 5000)) as i32;
    let result = libm::scalbn(x, exponent);
    if result.is_infinite() { Err(range()) } else { Ok(result) }
}

/// `math.modf(x)`: the fraction and the whole part.
pub fn modf(x: f64) -> (f64, f64) {
    if x.is_infinite() {
        return (0f64.copysign(x), x);
    }
    ((x - x.trunc()).copysign(x), x.trunc())
}

/// `math.nextafter(x, y, steps=steps)`; the caller has refused negative steps.
pub fn nextafter(x: f64, y: f64, steps: u64) -> f64 {
    if steps == 0 {
        return x;
    }
    if x.is_nan() || y.is_nan() {
        return x + y;
    }
    // Floats in order are integers in order, once the negative ones are mirrored.
    let place = |x: f64| {
        let bits = (x.to_bits() & !(1 << 63)) as i64;
        if x.is_sign_negative() { -bits } else { bits }
    };
    if x == y {
        return y;
    }
    let (from, to) = (i128::from(place(x)), i128::from(place(y)));
    let steps = i128::from(steps);
    // Exactly at the end the sign of a zero is that of the side it was reached from.
    if (from - to).abs() < steps {
        return y;
    }
    let next = if from < to { from + steps } else { from - steps };
    let size = f64::from_bits(next.unsigned_abs() as u64);
    if next < 0 || (next == 0 && x < 0.0) { -size } else { size }
}

/// `math.ulp(x)`.
pub fn ulp(x: f64) -> f64 {
    let size = x.abs();
    if !size.is_finite() {
        return size;
    }
    let next = size.next_up();
    if next.is_infinite() { size - size.next_down() } else { next - size }
}

/// `math.fma(x, y, z)`: rounded once.
pub fn fma(x: f64, y: f64, z: f64) -> Result<f64, Fault> {
    let result = x.mul_add(y, z);
    if result.is_nan() && !x.is_nan() && !y.is_nan() && !z.is_nan() {
        return Err(Fault::value("invalid operation in fma"));
    }
    if result.is_infinite() && x.is_finite() && y.is_finite() && z.is_finite() {
        return Err(Fault::overflow("overflow in fma"));
    }
    Ok(result)
}

/// `math.isclose(a, b, rel_tol=…, abs_tol=…)`.
pub fn isclose(a: f64, b: f64, rel_tol: f64, abs_tol: f64) -> Result<bool, Fault> {
    if rel_tol < 0.0 || abs_tol < 0.0 {
        return Err(Fault::value("tolerances must be non-negative"));
    }
    if a == b {
        return Ok(true);
    }
    if a.is_infinite() || b.is_infinite() {
        return Ok(false);
    }
    let difference = (b - a).abs();
    Ok(difference <= (rel_tol * b).abs() || difference <= (rel_tol * a).abs() || difference <= abs_tol)
}

/// Which logarithm of an integer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Base {
    E,
    Two,
    Ten,
}

/// `math.log`, `math.log2` and `math.log10` of an integer of any size.
pub fn log_int(x: IntRef<'_>, base: Base) -> Result<f64, Fault> {
    let log = |x: f64| match base {
        Base::E => x.ln(),
        Base::Two => x.log2(),
        Base::Ten => x.log10(),
    };
    if x.is_negative() || x.is_zero() {
        return Err(Fault::value("expected a positive input"));
    }
    if let Ok(x) = x.to_f64() {
        return Ok(log(x));
    }
    let (fraction, exponent) = x.to_fraction();
    Ok(log(fraction) + log(2.0) * exponent as f64)
}

/// What `math.log(x, base)` makes of the two logarithms.
pub fn log_quotient(x: f64, base: f64) -> Result<f64, Fault> {
    super::float::truediv(x, base)
}
