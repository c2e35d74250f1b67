//! The error functions, by the rational approximations that Sun published in 1993 with fdlibm.
//!
//! Polynomials are summed in pairs, as glibc does, which decides the last bit. Only `exp` is the platform's.

/// The coefficients of numerator and denominator, the lowest first.
type Ratio = (&'static [f64], &'static [f64]);

/// `erf(x) / x - 1` in `x * x`, up to 0.84375.
const SMALL: Ratio = (
    &[
        0.12837916709551256,
        -0.3250421072470015,
        -0.02848174957559851,
        -0.005770270296489442,
        -2.3763016656650163e-05,
    ],
    &[
        1.0,
        0.39791722395915535,
        0.0650222499887673,
        0.005081306281875766,
        0.00013249473800432164,
        -3.960228278775368e-06,
    ],
);
/// `erf(x)` less its value at 1, in `x - 1`, up to 1.25.
const MIDDLE: Ratio = (
    &[
        -0.0023621185607526594,
        0.41485611868374833,
        -0.3722078760357013,
        0.31834661990116175,
        -0.11089469428239668,
        0.035478304325618236,
        -0.002166375594868791,
    ],
    &[
        1.0,
        0.10642088040084423,
        0.540397917702171,
        0.07182865441419627,
        0.12617121980876164,
        0.01363708391202905,
        0.011984499846799107,
    ],
);
/// The exponent of `erfc(x) * x` in `1 / (x * x)`, up to 1 / 0.35.
const LARGE: Ratio = (
    &[
        -0.009864944034847148,
        -0.6938585727071818,
        -10.558626225323291,
        -62.375332450326006,
        -162.39666946257347,
        -184.60509290671104,
        -81.2874355063066,
        -9.814329344169145,
    ],
    &[
        1.0,
        19.651271667439257,
        137.65775414351904,
        434.56587747522923,
        645.3872717332679,
        429.00814002756783,
        108.63500554177944,
        6.570249770319282,
        -0.0604244152148581,
    ],
);
/// The same up to 28.
const LARGEST: Ratio = (
    &[
        -0.0098649429247001,
        -0.799283237680523,
        -17.757954917754752,
        -160.63638485582192,
        -637.5664433683896,
        -1025.0951316110772,
        -483.5191916086514,
    ],
    &[
        1.0,
        30.33806074348246,
        325.7925129965739,
        1536.729586084437,
        3199.8582195085955,
        2553.0504064331644,
        474.52854120695537,
        -22.44095244658582,
    ],
);
/// `erf(1)` to a few bits.
const AT_ONE: f64 = 0.8450629115104675;
/// `2 / sqrt(pi) - 1`, times eight.
const EIGHTH: f64 = 1.0270333367641007;

/// Sums `c0 + c1*x + c2*x**2 + …` as `(c0 + c1*x) + (c2 + c3*x) * x**2 + …`.
fn polynomial(coefficients: &[f64], x: f64) -> f64 {
    let square = x * x;
    let mut sum = 0.0;
    for (at, pair) in coefficients.chunks(2).enumerate() {
        let term = match pair {
            [low, high] => low + x * high,
            rest => rest.iter().sum(),
        };
        // Powers as a machine of pairs has them: the fourth is the square's square, the sixth their product.
        let power = match at {
            0 => 1.0,
            1 => square,
            2 => square * square,
            3 => (square * square) * square,
            _ => {
                let fourth = square * square;
                fourth * fourth
            }
        };
        sum = if at == 0 { term } else { sum + power * term };
    }
    sum
}

fn ratio((numerator, denominator): Ratio, x: f64) -> f64 {
    polynomial(numerator, x) / polynomial(denominator, x)
}

/// `erfc` of a size of at least 1.25.
fn tail(size: f64) -> f64 {
    let inverse = 1.0 / (size * size);
    let ratio = ratio(if size < 1.0 / 0.35 { LARGE } else { LARGEST }, inverse);
    // The upper half of the size has an exact square.
    let upper = f64::from_bits(size.to_bits() & 0xffff_ffff_0000_0000);
    let exponent = (upper - size) * (upper + size) + ratio;
    (-upper * upper - 0.5625).exp() * exponent.exp() / size
}

/// `math.erf(x)`.
pub fn erf(x: f64) -> f64 {
    let size = x.abs();
    if x.is_nan() {
        return x;
    }
    if size < 0.84375 {
        if size < 3.725290298461914e-9 {
            // Small enough for the first term; in eighths, so that subnormals keep their bits.
            return 0.125 * (8.0 * x + EIGHTH * x);
        }
        return x + x * ratio(SMALL, x * x);
    }
    let result = if size < 1.25 {
        AT_ONE + ratio(MIDDLE, size - 1.0)
    } else if size >= 6.0 {
        1.0
    } else {
        1.0 - tail(size)
    };
    result.copysign(x)
}

/// `math.erfc(x)`.
pub fn erfc(x: f64) -> f64 {
    let size = x.abs();
    if x.is_nan() {
        return x;
    }
    if size < 0.84375 {
        if size < 1.3877787807814457e-17 {
            return 1.0 - x;
        }
        let y = ratio(SMALL, x * x);
        // Above a quarter the half is taken off first, to lose nothing.
        return if x < 0.25 { 1.0 - (x + x * y) } else { 0.5 - (x - 0.5 + x * y) };
    }
    if size < 1.25 {
        let y = ratio(MIDDLE, size - 1.0);
        return if x > 0.0 { 1.0 - AT_ONE - y } else { 1.0 + (AT_ONE + y) };
    }
    match x > 0.0 {
        true if size < 28.0 => tail(size),
        true => 0.0,
        false if size < 6.0 => 2.0 - tail(size),
        false => 2.0,
    }
}
