//! The functions of module `cmath`.
//!
//! Formulas are Kahan's ("Branch Cuts for Complex Elementary Functions"), arranged so that nothing overflows or vanishes
//! on the way; infinities and NaNs follow C's Annex G. Inverse circular functions and `sin`, `cos`, `tan` are the
//! hyperbolic ones turned by a quarter.

use super::cmath_special::{self as special, Table, kind};
use super::complex::{self, Complex, length};
use super::math::{asinh as real_asinh, plain_domain, range};
use super::meter::Fault;
use std::f64::consts::{E, FRAC_PI_2, LN_2, LN_10};

/// Beyond this squares and sums would overflow.
const LARGE: f64 = f64::MAX / 4.0;
/// The logarithm of [`LARGE`].
const LOG_LARGE: f64 = 708.396_418_532_264_1;

fn z(re: f64, im: f64) -> Complex {
    Complex { re, im }
}

fn is_finite(a: Complex) -> bool {
    a.re.is_finite() && a.im.is_finite()
}

fn look_up(table: &Table, a: Complex) -> Complex {
    let (re, im) = table[kind(a.re)][kind(a.im)];
    z(re, im)
}

fn is_large(a: Complex) -> bool {
    a.re.abs() > LARGE || a.im.abs() > LARGE
}

/// The logarithm of twice the length of a large number.
fn log_double_length(a: Complex) -> f64 {
    (a.re / 2.0).hypot(a.im / 2.0).ln() + LN_2 * 2.0
}

fn bounded(a: Complex) -> Result<Complex, Fault> {
    if a.re.is_infinite() || a.im.is_infinite() { Err(range()) } else { Ok(a) }
}

/// Infinities (or zeros, by `size`) in the direction of an angle.
fn towards(size: f64, angle: f64) -> Complex {
    z(size.copysign(angle.cos()), size.copysign(angle.sin()))
}

/// `cmath.sqrt(a)`.
pub fn sqrt(a: Complex) -> Complex {
    if !is_finite(a) {
        return look_up(&special::SQRT, a);
    }
    if a.re == 0.0 && a.im == 0.0 {
        return z(0.0, a.im);
    }
    let (x, y) = (a.re.abs(), a.im.abs());
    let root = if x < f64::MIN_POSITIVE && y < f64::MIN_POSITIVE {
        // Subnormal numbers are scaled up first.
        let (x, y) = (libm::scalbn(x, 53), libm::scalbn(y, 53));
        libm::scalbn((x + x.hypot(y)).sqrt(), -27)
    } else {
        let x = x / 8.0;
        2.0 * (x + x.hypot(y / 8.0)).sqrt()
    };
    let other = y / (2.0 * root);
    if a.re >= 0.0 { z(root, other.copysign(a.im)) } else { z(other, root.copysign(a.im)) }
}

/// `cmath.exp(a)`.
pub fn exp(a: Complex) -> Result<Complex, Fault> {
    if !is_finite(a) {
        if a.im.is_infinite() && (a.re.is_finite() || a.re == f64::INFINITY) {
            return Err(plain_domain());
        }
        if a.re.is_infinite() && a.im.is_finite() && a.im != 0.0 {
            return Ok(towards(if a.re > 0.0 { f64::INFINITY } else { 0.0 }, a.im));
        }
        return Ok(look_up(&special::EXP, a));
    }
    if a.re > LOG_LARGE {
        let size = (a.re - 1.0).exp();
        return bounded(z(size * a.im.cos() * E, size * a.im.sin() * E));
    }
    let size = a.re.exp();
    bounded(z(size * a.im.cos(), size * a.im.sin()))
}

/// The logarithm, and whether it is that of zero.
fn log_or_pole(a: Complex) -> (Complex, bool) {
    if !is_finite(a) {
        return (look_up(&special::LOG, a), false);
    }
    let (x, y) = (a.re.abs(), a.im.abs());
    let angle = a.im.atan2(a.re);
    if is_large(a) {
        return (z((x / 2.0).hypot(y / 2.0).ln() + LN_2, angle), false);
    }
    if x < f64::MIN_POSITIVE && y < f64::MIN_POSITIVE {
        if x == 0.0 && y == 0.0 {
            return (z(f64::NEG_INFINITY, angle), true);
        }
        let size = libm::scalbn(x, 53).hypot(libm::scalbn(y, 53));
        return (z(size.ln() - 53.0 * LN_2, angle), false);
    }
    let size = x.hypot(y);
    // Near 1 the logarithm of the rounded length would lose its digits.
    let log = if (0.71..=1.73).contains(&size) {
        let (most, least) = if x > y { (x, y) } else { (y, x) };
        ((most - 1.0) * (most + 1.0) + least * least).ln_1p() / 2.0
    } else {
        size.ln()
    };
    (z(log, angle), false)
}

/// `cmath.log(a)`.
pub fn log(a: Complex) -> Result<Complex, Fault> {
    match log_or_pole(a) {
        (_, true) => Err(plain_domain()),
        (log, false) => Ok(log),
    }
}

/// `cmath.log(a, base)`.
pub fn log_base(a: Complex, base: Complex) -> Result<Complex, Fault> {
    // The pole of the numerator is no error here, only a value.
    let base = log(base)?;
    complex::div(log_or_pole(a).0, base).map_err(|_| plain_domain())
}

/// `cmath.log10(a)`.
pub fn log10(a: Complex) -> Result<Complex, Fault> {
    let log = log(a)?;
    Ok(z(log.re / LN_10, log.im / LN_10))
}

/// `cmath.acos(a)`.
pub fn acos(a: Complex) -> Complex {
    if !is_finite(a) {
        return look_up(&special::ACOS, a);
    }
    if is_large(a) {
        let size = log_double_length(a);
        let im = if a.re < 0.0 { -size.copysign(a.im) } else { size.copysign(-a.im) };
        return z(a.im.abs().atan2(a.re), im);
    }
    let below = sqrt(z(1.0 - a.re, -a.im));
    let above = sqrt(z(1.0 + a.re, a.im));
    z(2.0 * below.re.atan2(above.re), real_asinh(above.re * below.im - above.im * below.re))
}

/// `cmath.acosh(a)`.
pub fn acosh(a: Complex) -> Complex {
    if !is_finite(a) {
        return look_up(&special::ACOSH, a);
    }
    if is_large(a) {
        return z(log_double_length(a), a.im.atan2(a.re));
    }
    let below = sqrt(z(a.re - 1.0, a.im));
    let above = sqrt(z(a.re + 1.0, a.im));
    z(real_asinh(below.re * above.re + below.im * above.im), 2.0 * below.im.atan2(above.re))
}

/// `cmath.asinh(a)`.
pub fn asinh(a: Complex) -> Complex {
    if !is_finite(a) {
        return look_up(&special::ASINH, a);
    }
    if is_large(a) {
        let size = log_double_length(a);
        let re = if a.im >= 0.0 { size.copysign(a.re) } else { -size.copysign(-a.re) };
        return z(re, a.im.atan2(a.re.abs()));
    }
    let left = sqrt(z(1.0 + a.im, -a.re));
    let right = sqrt(z(1.0 - a.im, a.re));
    z(
        real_asinh(left.re * right.im - right.re * left.im),
        a.im.atan2(left.re * right.re - left.im * right.im),
    )
}

/// `cmath.atanh(a)`.
pub fn atanh(a: Complex) -> Result<Complex, Fault> {
    if !is_finite(a) {
        return Ok(look_up(&special::ATANH, a));
    }
    // Odd: the left half plane mirrors the right one.
    if a.re.is_sign_negative() {
        return Ok(complex::neg(atanh_right(complex::neg(a))?));
    }
    atanh_right(a)
}

fn atanh_right(a: Complex) -> Result<Complex, Fault> {
    let y = a.im.abs();
    let large = LARGE.sqrt();
    if a.re > large || y > large {
        let half = (a.re / 2.0).hypot(y / 2.0);
        return Ok(z(a.re / 4.0 / half / half, -FRAC_PI_2.copysign(-a.im)));
    }
    if a.re == 1.0 && y < f64::MIN_POSITIVE.sqrt() {
        if y == 0.0 {
            return Err(plain_domain());
        }
        let re = -(y.sqrt() / y.hypot(2.0).sqrt()).ln();
        return Ok(z(re, (2f64.atan2(-y) / 2.0).copysign(a.im)));
    }
    let left = 1.0 - a.re;
    Ok(z(
        (4.0 * a.re / (left * left + y * y)).ln_1p() / 4.0,
        -(-2.0 * a.im).atan2(left * (1.0 + a.re) - y * y) / 2.0,
    ))
}

/// `cmath.cosh(a)`.
pub fn cosh(a: Complex) -> Result<Complex, Fault> {
    if !is_finite(a) {
        if a.im.is_infinite() && !a.re.is_nan() {
            return Err(plain_domain());
        }
        if a.re.is_infinite() && a.im.is_finite() && a.im != 0.0 {
            let way = towards(f64::INFINITY, a.im);
            return Ok(if a.re > 0.0 { way } else { z(way.re, -way.im) });
        }
        return Ok(look_up(&special::COSH, a));
    }
    if a.re.abs() > LOG_LARGE {
        let x = a.re - 1f64.copysign(a.re);
        return bounded(z(a.im.cos() * x.cosh() * E, a.im.sin() * x.sinh() * E));
    }
    bounded(z(a.im.cos() * a.re.cosh(), a.im.sin() * a.re.sinh()))
}

/// `cmath.sinh(a)`.
pub fn sinh(a: Complex) -> Result<Complex, Fault> {
    if !is_finite(a) {
        if a.im.is_infinite() && !a.re.is_nan() {
            return Err(plain_domain());
        }
        if a.re.is_infinite() && a.im.is_finite() && a.im != 0.0 {
            let way = towards(f64::INFINITY, a.im);
            return Ok(if a.re > 0.0 { way } else { z(-way.re, way.im) });
        }
        return Ok(look_up(&special::SINH, a));
    }
    if a.re.abs() > LOG_LARGE {
        let x = a.re - 1f64.copysign(a.re);
        return bounded(z(a.im.cos() * x.sinh() * E, a.im.sin() * x.cosh() * E));
    }
    bounded(z(a.im.cos() * a.re.sinh(), a.im.sin() * a.re.cosh()))
}

/// `cmath.tanh(a)`.
pub fn tanh(a: Complex) -> Result<Complex, Fault> {
    if !is_finite(a) {
        if a.im.is_infinite() && a.re.is_finite() {
            return Err(plain_domain());
        }
        if a.re.is_infinite() && a.im.is_finite() && a.im != 0.0 {
            let im = 0f64.copysign(2.0 * a.im.sin() * a.im.cos());
            return Ok(z(1f64.copysign(a.re), im));
        }
        return Ok(look_up(&special::TANH, a));
    }
    if a.re.abs() > LOG_LARGE {
        let im = 4.0 * a.im.sin() * a.im.cos() * (-2.0 * a.re.abs()).exp();
        return Ok(z(1f64.copysign(a.re), im));
    }
    let (tanh, tan) = (a.re.tanh(), a.im.tan());
    let sech = 1.0 / a.re.cosh();
    let product = tanh * tan;
    let denominator = 1.0 + product * product;
    Ok(z(tanh * (1.0 + tan * tan) / denominator, ((tan / denominator) * sech) * sech))
}

/// `i * a`, without arithmetic on zeros.
fn turned(a: Complex) -> Complex {
    z(-a.im, a.re)
}

/// `a / i`.
fn turned_back(a: Complex) -> Complex {
    z(a.im, -a.re)
}

/// `cmath.asin(a)`.
pub fn asin(a: Complex) -> Complex {
    turned_back(asinh(turned(a)))
}

/// `cmath.atan(a)`.
pub fn atan(a: Complex) -> Result<Complex, Fault> {
    Ok(turned_back(atanh(turned(a))?))
}

/// `cmath.cos(a)`.
pub fn cos(a: Complex) -> Result<Complex, Fault> {
    cosh(turned(a))
}

/// `cmath.sin(a)`.
pub fn sin(a: Complex) -> Result<Complex, Fault> {
    Ok(turned_back(sinh(turned(a))?))
}

/// `cmath.tan(a)`.
pub fn tan(a: Complex) -> Result<Complex, Fault> {
    Ok(turned_back(tanh(turned(a))?))
}

/// `cmath.phase(a)`.
pub fn phase(a: Complex) -> f64 {
    a.im.atan2(a.re)
}

/// `cmath.polar(a)`: length and angle.
pub fn polar(a: Complex) -> Result<(f64, f64), Fault> {
    match complex::abs(a) {
        Ok(size) => Ok((size, phase(a))),
        Err(_) => Err(range()),
    }
}

/// `cmath.rect(length, angle)`.
pub fn rect(length: f64, angle: f64) -> Result<Complex, Fault> {
    if length.is_finite() && angle.is_finite() {
        // An angle of zero keeps its sign.
        return Ok(if angle == 0.0 {
            z(length, length * angle)
        } else {
            z(length * angle.cos(), length * angle.sin())
        });
    }
    if length.is_infinite() && angle.is_finite() && angle != 0.0 {
        let way = towards(f64::INFINITY, angle);
        return Ok(if length > 0.0 { way } else { complex::neg(way) });
    }
    if angle.is_infinite() && length != 0.0 && !length.is_nan() {
        return Err(plain_domain());
    }
    Ok(look_up(&special::RECT, z(length, angle)))
}

/// `cmath.isclose(a, b, rel_tol=…, abs_tol=…)`.
pub fn isclose(a: Complex, b: Complex, rel_tol: f64, abs_tol: f64) -> Result<bool, Fault> {
    if rel_tol < 0.0 || abs_tol < 0.0 {
        return Err(Fault::value("tolerances must be non-negative"));
    }
    if a == b {
        return Ok(true);
    }
    let infinite = |a: Complex| a.re.is_infinite() || a.im.is_infinite();
    if infinite(a) || infinite(b) {
        return Ok(false);
    }
    let difference = length(complex::sub(a, b));
    Ok(difference <= rel_tol * length(b) || difference <= rel_tol * length(a) || difference <= abs_tol)
}
