//! Operators and methods of `float`, apart from its text and its hash.
//!
//! `+`, `-`, `*` are the machine's; what is here is what Python does differently from it.

use super::int::{self, Int};
use super::meter::{Error, Fault, Unmetered};
use std::borrow::Cow;

/// `a / b`.
#[inline]
pub fn truediv(a: f64, b: f64) -> Result<f64, Fault> {
    if b == 0.0 {
        return Err(Fault::division_by_zero());
    }
    Ok(a / b)
}

/// `divmod(a, b)`: the quotient is rounded down, the remainder has the sign of `b`.
#[inline]
pub fn divmod(a: f64, b: f64) -> Result<(f64, f64), Fault> {
    if b == 0.0 {
        return Err(Fault::division_by_zero());
    }
    let mut rest = a % b;
    // `a - rest` is close to a multiple of `b`, so this is close to a whole number.
    let mut quotient = (a - rest) / b;
    if rest != 0.0 {
        if (b < 0.0) != (rest < 0.0) {
            rest += b;
            quotient -= 1.0;
        }
    } else {
        rest = 0f64.copysign(b);
    }
    if quotient == 0.0 {
        return Ok((0f64.copysign(a / b), rest));
    }
    let whole = quotient.floor();
    Ok((if quotient - whole > 0.5 { whole + 1.0 } else { whole }, rest))
}

/// `a // b`.
#[inline]
pub fn floordiv(a: f64, b: f64) -> Result<f64, Fault> {
    Ok(divmod(a, b)?.0)
}

/// `a % b`.
#[inline]
pub fn modulo(a: f64, b: f64) -> Result<f64, Fault> {
    if b == 0.0 {
        return Err(Fault::division_by_zero());
    }
    let rest = a % b;
    Ok(if rest == 0.0 {
        0f64.copysign(b)
    } else if (b < 0.0) != (rest < 0.0) {
        rest + b
    } else {
        rest
    })
}

/// What a power of floats is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Power {
    Real(f64),
    /// A negative base to a power that is not whole: the caller goes on with complex numbers.
    Complex,
}

/// `base ** exponent`.
pub fn pow(base: f64, exponent: f64) -> Result<Power, Fault> {
    if base.is_finite() && exponent.is_finite() {
        if base == 0.0 && exponent < 0.0 {
            return Err(Fault::zero_division("zero to a negative power"));
        }
        if base < 0.0 && exponent != exponent.floor() {
            return Ok(Power::Complex);
        }
        let power = base.powf(exponent);
        if power.is_infinite() {
            let message = Cow::Borrowed("Numerical result out of range");
            return Err(Fault { message, errno: Some(34), ..Fault::overflow("") });
        }
        return Ok(Power::Real(power));
    }
    // C99 and Python agree on what is infinite or not a number.
    Ok(Power::Real(base.powf(exponent)))
}

/// `int(x)` and `math.trunc(x)`.
#[inline]
pub fn trunc(x: f64) -> Result<Int, Fault> {
    int::from_f64(x)
}

/// `math.floor(x)`.
#[inline]
pub fn floor(x: f64) -> Result<Int, Fault> {
    int::from_f64(x.floor())
}

/// `math.ceil(x)`.
#[inline]
pub fn ceil(x: f64) -> Result<Int, Fault> {
    int::from_f64(x.ceil())
}

/// `round(x)`: to an integer, ties to even.
#[inline]
pub fn round(x: f64) -> Result<Int, Fault> {
    int::from_f64(x.round_ties_even())
}

/// `round(x, ndigits)`: the float nearest to the exact value rounded in decimal, ties to even.
pub fn round_digits(x: f64, ndigits: i64) -> Result<f64, Fault> {
    // Beyond these a float has no digits left to round, or none to keep.
    if !x.is_finite() || x == 0.0 || ndigits > 323 {
        return Ok(x);
    }
    if ndigits < -308 {
        return Ok(0f64.copysign(x));
    }
    let rounded = match usize::try_from(ndigits) {
        Ok(digits) => format!("{x:.digits$}").parse::<f64>().unwrap_or(x),
        Err(_) => round_tens(x, ndigits.unsigned_abs()).copysign(x),
    };
    if rounded.is_infinite() {
        return Err(Fault::overflow("rounded value too large to represent"));
    }
    Ok(rounded)
}

/// Rounds the magnitude of `x` to a multiple of `10 ** tens`.
fn round_tens(x: f64, tens: u64) -> f64 {
    let x = x.abs();
    let whole = int::exact_int(x);
    let unmetered = &mut Unmetered;
    let exact = || -> Result<f64, Error<std::convert::Infallible>> {
        let unit = Int::Small(10).as_ref().pow(Int::from(tens).as_ref(), unmetered)?;
        let (quotient, rest) = whole.as_ref().divmod(unit.as_ref(), unmetered)?;
        let twice = rest.as_ref().add(rest.as_ref(), unmetered)?;
        let order = twice.as_ref().compare(unit.as_ref());
        // What lies behind the point decides only what would be a tie.
        let up = order.is_gt() || (order.is_eq() && (x.fract() != 0.0 || quotient.as_ref().is_odd()));
        let quotient = quotient.as_ref().add(Int::from(i64::from(up)).as_ref(), unmetered)?;
        let rounded = quotient.as_ref().mul(unit.as_ref(), unmetered)?;
        Ok(rounded.as_ref().to_f64().unwrap_or(f64::INFINITY))
    };
    let mut exact = exact;
    exact().unwrap_or(f64::INFINITY)
}

/// `x.as_integer_ratio()`, in lowest terms.
pub fn as_integer_ratio(x: f64) -> Result<(Int, Int), Fault> {
    if x.is_nan() {
        return Err(Fault::value("cannot convert NaN to integer ratio"));
    }
    if x.is_infinite() {
        return Err(Fault::overflow("cannot convert Infinity to integer ratio"));
    }
    let (mantissa, exponent) = int::float_parts(x);
    if mantissa == 0 {
        return Ok((Int::ZERO, Int::ONE));
    }
    if exponent >= 0 {
        return Ok((int::exact_int(x), Int::ONE));
    }
    let common = mantissa.trailing_zeros().min(exponent.unsigned_abs());
    let denominator = num_bigint::BigUint::from(1u32) << (exponent.unsigned_abs() - common);
    Ok((Int::Small(mantissa >> common), Int::from(denominator)))
}

/// `x.is_integer()`.
pub fn is_integer(x: f64) -> bool {
    x.is_finite() && x == x.trunc()
}
