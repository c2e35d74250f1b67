//! Arithmetic of `complex`.
//!
//! As in CPython 3.14 an operation of a real and a complex number does not make the real one complex first, so signs of
//! zeros and infinities survive; products and quotients recover infinities as C's Annex G says. Text is in
//! `complex_text`, the functions of module `cmath` in `cmath`.

use super::meter::Fault;
use super::sums::hypot;

/// A complex number.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Complex {
    pub re: f64,
    pub im: f64,
}

impl From<f64> for Complex {
    fn from(re: f64) -> Complex {
        Complex { re, im: 0.0 }
    }
}

/// `a + b`.
pub fn add(a: Complex, b: Complex) -> Complex {
    Complex { re: a.re + b.re, im: a.im + b.im }
}

/// `a + b` of a complex and a real number, in either order.
pub fn add_real(a: Complex, b: f64) -> Complex {
    Complex { re: a.re + b, im: a.im }
}

/// `a - b`.
pub fn sub(a: Complex, b: Complex) -> Complex {
    Complex { re: a.re - b.re, im: a.im - b.im }
}

/// `a - b` where `b` is real.
pub fn sub_real(a: Complex, b: f64) -> Complex {
    Complex { re: a.re - b, im: a.im }
}

/// `a - b` where `a` is real.
pub fn real_sub(a: f64, b: Complex) -> Complex {
    Complex { re: a - b.re, im: -b.im }
}

/// `-a`.
pub fn neg(a: Complex) -> Complex {
    Complex { re: -a.re, im: -a.im }
}

/// An infinity becomes 1 and anything else 0, with its sign.
fn boxed(x: f64) -> f64 {
    (if x.is_infinite() { 1f64 } else { 0.0 }).copysign(x)
}

/// NaN becomes a zero with its sign.
fn zero_for_nan(x: f64) -> f64 {
    if x.is_nan() { 0f64.copysign(x) } else { x }
}

/// `a * b`.
pub fn mul(a: Complex, b: Complex) -> Complex {
    let (ac, bd, ad, bc) = (a.re * b.re, a.im * b.im, a.re * b.im, a.im * b.re);
    let product = Complex { re: ac - bd, im: ad + bc };
    if !(product.re.is_nan() && product.im.is_nan()) {
        return product;
    }
    recovered_product(a, b, [ac, bd, ad, bc]).unwrap_or(product)
}

#[cold]
fn recovered_product(mut a: Complex, mut b: Complex, parts: [f64; 4]) -> Option<Complex> {
    let infinite = |z: Complex| z.re.is_infinite() || z.im.is_infinite();
    let mut recover = false;
    if infinite(a) {
        a = Complex { re: boxed(a.re), im: boxed(a.im) };
        b = Complex { re: zero_for_nan(b.re), im: zero_for_nan(b.im) };
        recover = true;
    }
    if infinite(b) {
        b = Complex { re: boxed(b.re), im: boxed(b.im) };
        a = Complex { re: zero_for_nan(a.re), im: zero_for_nan(a.im) };
        recover = true;
    }
    if !recover && parts.iter().any(|part| part.is_infinite()) {
        a = Complex { re: zero_for_nan(a.re), im: zero_for_nan(a.im) };
        b = Complex { re: zero_for_nan(b.re), im: zero_for_nan(b.im) };
        recover = true;
    }
    recover.then_some(Complex {
        re: f64::INFINITY * (a.re * b.re - a.im * b.im),
        im: f64::INFINITY * (a.re * b.im + a.im * b.re),
    })
}

/// `a * b` of a complex and a real number, in either order.
pub fn mul_real(a: Complex, b: f64) -> Complex {
    Complex { re: a.re * b, im: a.im * b }
}

/// `a / b`; `None` when `b` is zero.
fn quotient(a: Complex, b: Complex) -> Option<Complex> {
    let (size_re, size_im) = (b.re.abs(), b.im.abs());
    // Smith's method: divide by the larger part first, so that nothing overflows on the way.
    let result = if size_re >= size_im {
        if size_re == 0.0 {
            return None;
        }
        let ratio = b.im / b.re;
        let denominator = b.re + b.im * ratio;
        Complex { re: (a.re + a.im * ratio) / denominator, im: (a.im - a.re * ratio) / denominator }
    } else if size_im >= size_re {
        let ratio = b.re / b.im;
        let denominator = b.re * ratio + b.im;
        Complex { re: (a.re * ratio + a.im) / denominator, im: (a.im * ratio - a.re) / denominator }
    } else {
        Complex { re: f64::NAN, im: f64::NAN }
    };
    if !(result.re.is_nan() && result.im.is_nan()) {
        return Some(result);
    }
    let infinite = |z: Complex| z.re.is_infinite() || z.im.is_infinite();
    let finite = |z: Complex| z.re.is_finite() && z.im.is_finite();
    if infinite(a) && finite(b) {
        let (x, y) = (boxed(a.re), boxed(a.im));
        return Some(Complex {
            re: f64::INFINITY * (x * b.re + y * b.im),
            im: f64::INFINITY * (y * b.re - x * b.im),
        });
    }
    if infinite(b) && finite(a) {
        let (x, y) = (boxed(b.re), boxed(b.im));
        return Some(Complex { re: 0.0 * (a.re * x + a.im * y), im: 0.0 * (a.im * x - a.re * y) });
    }
    Some(result)
}

/// `a / b`.
pub fn div(a: Complex, b: Complex) -> Result<Complex, Fault> {
    quotient(a, b).ok_or_else(Fault::division_by_zero)
}

/// `a / b` where `b` is real.
pub fn div_real(a: Complex, b: f64) -> Result<Complex, Fault> {
    if b == 0.0 {
        return Err(Fault::division_by_zero());
    }
    Ok(Complex { re: a.re / b, im: a.im / b })
}

/// `a / b` where `a` is real.
pub fn real_div(a: f64, b: Complex) -> Result<Complex, Fault> {
    let (size_re, size_im) = (b.re.abs(), b.im.abs());
    let result = if size_re >= size_im {
        if size_re == 0.0 {
            return Err(Fault::division_by_zero());
        }
        let ratio = b.im / b.re;
        let denominator = b.re + b.im * ratio;
        Complex { re: a / denominator, im: (-a * ratio) / denominator }
    } else if size_im >= size_re {
        let ratio = b.re / b.im;
        let denominator = b.re * ratio + b.im;
        Complex { re: (a * ratio) / denominator, im: -a / denominator }
    } else {
        Complex { re: f64::NAN, im: f64::NAN }
    };
    let lost = result.re.is_nan() && result.im.is_nan();
    if lost && a.is_finite() && (size_re.is_infinite() || size_im.is_infinite()) {
        let (x, y) = (boxed(b.re), boxed(b.im));
        return Ok(Complex { re: 0.0 * (a * x), im: 0.0 * (-a * y) });
    }
    Ok(result)
}

/// `a ** b`.
pub fn pow(a: Complex, b: Complex) -> Result<Complex, Fault> {
    let zero_to_negative = || Fault::zero_division("zero to a negative or complex power");
    let whole = b.im == 0.0 && b.re == b.re.floor() && b.re.abs() <= 100.0;
    let power = if whole {
        let power = whole_power(a, b.re.abs() as u32);
        if b.re > 0.0 { power } else { quotient(Complex::from(1.0), power).ok_or_else(zero_to_negative)? }
    } else if a.re == 0.0 && a.im == 0.0 {
        if b.im != 0.0 || b.re < 0.0 {
            return Err(zero_to_negative());
        }
        Complex::from(0.0)
    } else {
        let size = a.re.hypot(a.im);
        let angle = a.im.atan2(a.re);
        let mut length = size.powf(b.re);
        let mut phase = angle * b.re;
        if b.im != 0.0 {
            // Multiplying rather than dividing by the inverse decides the last digit, as in CPython.
            length *= (-angle * b.im).exp();
            phase += b.im * size.ln();
        }
        Complex { re: length * phase.cos(), im: length * phase.sin() }
    };
    if power.re.is_infinite() || power.im.is_infinite() {
        return Err(Fault::overflow("complex exponentiation"));
    }
    Ok(power)
}

/// By repeated squaring, for exponents up to a hundred.
fn whole_power(base: Complex, exponent: u32) -> Complex {
    let mut result = Complex::from(1.0);
    let mut square = base;
    let mut rest = exponent;
    while rest > 0 {
        if rest & 1 == 1 {
            result = mul(result, square);
        }
        rest >>= 1;
        if rest > 0 {
            square = mul(square, square);
        }
    }
    result
}

/// `abs(a)`.
pub fn abs(a: Complex) -> Result<f64, Fault> {
    if a.re.is_infinite() || a.im.is_infinite() {
        return Ok(f64::INFINITY);
    }
    if a.re.is_nan() || a.im.is_nan() {
        return Ok(f64::NAN);
    }
    let size = a.re.hypot(a.im);
    if size.is_infinite() { Err(Fault::overflow("absolute value too large")) } else { Ok(size) }
}

/// The length of the vector, for callers that want no error.
pub(super) fn length(a: Complex) -> f64 {
    hypot(&[a.re, a.im])
}
