//! The gamma function and its logarithm, by Lanczos' approximation.
//!
//! Coefficients are those that Boost published for 53 bits (13 terms, `g` = 6.0246800407767296).

use super::math::{domain, range};
use super::meter::Fault;
use std::f64::consts::PI;

const G: f64 = 6.024_680_040_776_73;
const G_MINUS_HALF: f64 = 5.524_680_040_776_73;
const LOG_PI: f64 = 1.144_729_885_849_400_174_143_427_351_353_058_711_647;
const EXPECTED: &str = "expected a noninteger or positive integer";

#[expect(clippy::excessive_precision, reason = "as published")]
const NUMERATOR: [f64; 13] = [
    23531376880.410759688572007674451636754734846804940,
    42919803642.649098768957899047001988850926355848959,
    35711959237.355668049440185451547166705960488635843,
    17921034426.037209699919755754458931112671403265390,
    6039542586.3520280050642916443072979210699388420708,
    1439720407.3117216736632230727949123939715485786372,
    248874557.86205415651146038641322942321632125127801,
    31426415.585400194380614231628318205362874684987640,
    2876370.6289353724412254090516208496135991145378768,
    186056.26539522349504029498971604569928220784236328,
    8071.6720023658162106380029022722506138218516325024,
    210.82427775157934587250973392071336271166969580291,
    2.5066282746310002701649081771338373386264310793408,
];
const DENOMINATOR: [f64; 13] = [
    0.0,
    39916800.0,
    120543840.0,
    150917976.0,
    105258076.0,
    45995730.0,
    13339535.0,
    2637558.0,
    357423.0,
    32670.0,
    1925.0,
    66.0,
    1.0,
];

/// The rational function of Lanczos' formula, in powers of `1 / x` where those of `x` would overflow or lose.
fn lanczos(x: f64) -> f64 {
    let terms = NUMERATOR.iter().zip(&DENOMINATOR);
    let (num, den) = if x < 5.0 {
        terms.rev().fold((0.0, 0.0), |(num, den), (n, d)| (num * x + n, den * x + d))
    } else {
        terms.fold((0.0, 0.0), |(num, den), (n, d)| (num / x + n, den / x + d))
    };
    num / den
}

/// `sin(pi * x)`, exact at multiples of a half.
fn sin_pi(x: f64) -> f64 {
    let turn = x.abs() % 2.0;
    let sine = match (2.0 * turn).round() as i32 {
        0 => (PI * turn).sin(),
        1 => (PI * (turn - 0.5)).cos(),
        // Written so that it is +0 at 1.
        2 => (PI * (1.0 - turn)).sin(),
        3 => -(PI * (turn - 1.5)).cos(),
        _ => (PI * (turn - 2.0)).sin(),
    };
    1f64.copysign(x) * sine
}

/// `math.gamma(x)`.
pub fn gamma(x: f64) -> Result<f64, Fault> {
    if x.is_nan() || x == f64::INFINITY {
        return Ok(x);
    }
    if x == 0.0 || x == f64::NEG_INFINITY || (x < 0.0 && x == x.floor()) {
        return Err(domain(EXPECTED, x));
    }
    if x == x.floor() && x <= 23.0 {
        // Every factor and product here is a float exactly.
        return Ok((1..x as u32).map(f64::from).product());
    }
    let size = x.abs();
    if size < 1e-20 {
        let inverse = 1.0 / x;
        return if inverse.is_infinite() { Err(range()) } else { Ok(inverse) };
    }
    if size > 200.0 {
        return if x < 0.0 { Ok(0.0 / sin_pi(x)) } else { Err(range()) };
    }
    // `y` is rounded; `correction` makes up for that to first order.
    let y = size + G_MINUS_HALF;
    let lost = if size > G_MINUS_HALF { (y - size) - G_MINUS_HALF } else { (y - G_MINUS_HALF) - size };
    let correction = lost * G / y;
    // Above 140 the power would overflow though the result does not, so it is taken in halves.
    let halves = size >= 140.0;
    let power = if halves { y.powf(size / 2.0 - 0.25) } else { y.powf(size - 0.5) };
    let result = if x < 0.0 {
        let mut r = -PI / sin_pi(size) / size * y.exp() / lanczos(size);
        r -= correction * r;
        if halves { r / power / power } else { r / power }
    } else {
        let mut r = lanczos(size) / y.exp();
        r += correction * r;
        if halves { r * power * power } else { r * power }
    };
    if result.is_infinite() { Err(range()) } else { Ok(result) }
}

/// `math.lgamma(x)`: the logarithm of the magnitude of gamma.
pub fn lgamma(x: f64) -> Result<f64, Fault> {
    if !x.is_finite() {
        return Ok(if x.is_nan() { x } else { f64::INFINITY });
    }
    if x == x.floor() && x <= 2.0 {
        return if x <= 0.0 { Err(domain(EXPECTED, x)) } else { Ok(0.0) };
    }
    let size = x.abs();
    if size < 1e-20 {
        return Ok(-size.ln());
    }
    let mut result = lanczos(size).ln() - G;
    result += (size - 0.5) * ((size + G - 0.5).ln() - 1.0);
    if x < 0.0 {
        result = LOG_PI - sin_pi(size).abs().ln() - size.ln() - result;
    }
    if result.is_infinite() { Err(range()) } else { Ok(result) }
}
