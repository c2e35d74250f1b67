//! Floats and the functions of `math` against CPython's answers.

use super::{check_table, hex, hex_float, read_int, show};
use crate::num::float::{self, Power};
use crate::num::float_text::{self, from_hex};
use crate::num::int::Int;
use crate::num::sums::{CompensatedSum, DotProduct, ExactSum, hypot};
use crate::num::{Error, Fault, erf, gamma, hash, math};

fn read(text: &str) -> f64 {
    from_hex(text.as_bytes()).expect("tables hold hexadecimal floats")
}

fn bytes(text: &str) -> Vec<u8> {
    (0..text.len()).step_by(2).filter_map(|i| u8::from_str_radix(&text[i..i + 2], 16).ok()).collect()
}

fn real(result: Result<f64, Fault>) -> String {
    show(result.map_err(Error::Fault), hex_float)
}

fn whole(result: Result<Int, Fault>) -> String {
    show(result.map_err(Error::Fault), hex)
}

fn pair(result: Result<(f64, f64), Fault>) -> String {
    show(result.map_err(Error::Fault), |(a, b)| format!("{} {}", hex_float(a), hex_float(b)))
}

#[test]
fn floats_answer_as_cpython_does() {
    check_table(include_str!("float.txt"), |question| {
        let (op, rest) = question.split_once(' ').expect("an operation");
        if op == "parse" {
            return float_text::parse(&bytes(rest)).map_or("invalid".into(), hex_float);
        }
        if op == "fromhex" {
            return real(from_hex(&bytes(rest)));
        }
        let texts: Vec<&str> = rest.split(' ').collect();
        let x = read(texts[0]);
        let y = || read(texts[1]);
        let all = || texts.iter().map(|t| read(t));
        match op {
            "floor" => whole(float::floor(x)),
            "ceil" => whole(float::ceil(x)),
            "trunc" => whole(float::trunc(x)),
            "round" => whole(float::round(x)),
            "ratio" => show(float::as_integer_ratio(x).map_err(Error::Fault), |(n, d)| {
                format!("{} {}", hex(n), hex(d))
            }),
            "is_integer" => if float::is_integer(x) { "True" } else { "False" }.into(),
            "repr" => float_text::repr(x),
            "hash" => hash::float(x).map_or("none".into(), |h| hex(Int::Small(h))),
            "frexp" => {
                let (m, e) = math::frexp(x);
                format!("{} {e}", hex_float(m))
            }
            "modf" => pair(Ok(math::modf(x))),
            "ulp" => hex_float(math::ulp(x)),
            "sqrt" => real(math::sqrt(x)),
            "fabs" => hex_float(x.abs()),
            "degrees" => hex_float(math::degrees(x)),
            "radians" => hex_float(math::radians(x)),
            "floordiv" => real(float::floordiv(x, y())),
            "mod" => real(float::modulo(x, y())),
            "divmod" => pair(float::divmod(x, y())),
            "fmod" => real(math::fmod(x, y())),
            "remainder" => real(math::remainder(x, y())),
            "nextafter" => hex_float(math::nextafter(x, y(), 1)),
            "copysign" => hex_float(x.copysign(y())),
            "round_digits" => real(float::round_digits(x, texts[1].parse().expect("a count"))),
            "ldexp" => real(math::ldexp(x, read_int(texts[1]).as_ref())),
            "fsum" => {
                let mut sum = ExactSum::default();
                real(all().try_for_each(|x| sum.add(x)).and_then(|()| sum.finish()))
            }
            "hypot" => hex_float(hypot(&all().collect::<Vec<_>>())),
            other => panic!("no operation {other}"),
        }
    });
}

/// The functions of the platform's C library: equal to the last bit nearly always, close elsewhere.
#[test]
fn library_functions_answer_as_cpython_does() {
    let (mut equal, mut lines) = (0, 0);
    let mut worst = Vec::new();
    for line in include_str!("float_libm.txt").lines() {
        let (question, expected) = line.split_once(" = ").expect("a line is `question = answer`");
        let texts: Vec<&str> = question.split(' ').collect();
        let x = read(texts[1]);
        let y = || read(texts[2]);
        let got = match texts[0] {
            "acos" => math::acos(x),
            "acosh" => math::acosh(x),
            "asin" => math::asin(x),
            "asinh" => Ok(math::asinh(x)),
            "atan" => Ok(math::atan(x)),
            "atanh" => math::atanh(x),
            "cos" => math::cos(x),
            "cosh" => math::cosh(x),
            "erf" => Ok(erf::erf(x)),
            "erfc" => Ok(erf::erfc(x)),
            "exp" => math::exp(x),
            "exp2" => math::exp2(x),
            "expm1" => math::expm1(x),
            "gamma" => gamma::gamma(x),
            "lgamma" => gamma::lgamma(x),
            "log" => math::log(x),
            "log10" => math::log10(x),
            "log1p" => math::log1p(x),
            "log2" => math::log2(x),
            "sin" => math::sin(x),
            "sinh" => math::sinh(x),
            "tan" => math::tan(x),
            "tanh" => Ok(math::tanh(x)),
            "pow" => match float::pow(x, y()) {
                Ok(Power::Complex) => {
                    assert_eq!(expected, "complex", "{question}");
                    continue;
                }
                Ok(Power::Real(power)) => Ok(power),
                Err(fault) => Err(fault),
            },
            "math_pow" => math::pow(x, y()),
            "atan2" => Ok(math::atan2(x, y())),
            other => panic!("no operation {other}"),
        };
        lines += 1;
        let text = real(got.clone());
        if text == expected {
            equal += 1;
            continue;
        }
        worst.push(format!("{question}: expected {expected}, got {text}"));
        let (got, expected) = (got.unwrap_or(f64::NAN), read(expected));
        let close = (got - expected).abs() <= 2.0 * math::ulp(expected);
        assert!(close, "{question}: expected {expected}, got {got}");
    }
    assert!(equal * 1000 >= lines * 995, "{equal} of {lines} are equal:\n{}", worst.join("\n"));
}

#[test]
fn sums_of_floats_are_compensated() {
    // Answers of CPython 3.14.
    let sum = |items: &[f64]| {
        let mut sum = CompensatedSum::default();
        items.iter().for_each(|x| sum.add(*x));
        sum.finish()
    };
    assert_eq!(sum(&[0.1; 10]), 1.0);
    assert_eq!(sum(&[1e16, 1.0, 1.0]), 1e16 + 2.0);
    assert_eq!(sum(&[1.0, 1e100, 1.0, -1e100]), 2.0);
    assert_eq!(sum(&[1e308, 1e308, -1e308]), f64::INFINITY);
    assert!(sum(&[f64::INFINITY, f64::NEG_INFINITY]).is_nan());
    let dot = |a: &[f64], b: &[f64]| {
        let mut dot = DotProduct::default();
        a.iter().zip(b).for_each(|(x, y)| dot.add(*x, *y));
        dot.finish()
    };
    assert_eq!(dot(&[0.1; 10], &[1.0; 10]), 1.0);
    assert_eq!(dot(&[10.1, 20.2, 30.3], &[3.0, 5.0, -4.0]), 10.099999999999993);
    assert_eq!(dot(&[1e100, 1.0, -1e100], &[1.0, 1.0, 1.0]), 1.0);
}

#[test]
fn faults_have_the_words_of_python_3_14() {
    let (inf, nan) = (f64::INFINITY, f64::NAN);
    let power = |a, b| match float::pow(a, b) {
        Ok(Power::Real(x)) => hex_float(x),
        Ok(Power::Complex) => "complex".into(),
        Err(fault) => fault.to_string(),
    };
    let huge = read_int(&format!("0x1{}", "0".repeat(300)));
    let negative = read_int(&format!("-0x1{}", "0".repeat(300)));
    let fsum = |items: &[f64]| {
        let mut sum = ExactSum::default();
        real(items.iter().try_for_each(|x| sum.add(*x)).and_then(|()| sum.finish()))
    };
    for (got, expected) in [
        (real(math::acos(2.0)), "ValueError: expected a number in range from -1 up to 1, got 2.0"),
        (real(math::asin(-inf)), "ValueError: expected a number in range from -1 up to 1, got -inf"),
        (real(math::acosh(-0.5)), "ValueError: expected argument value not less than 1, got -0.5"),
        (real(math::atanh(1e308)), "ValueError: expected a number between -1 and 1, got 1e+308"),
        (real(math::atanh(-1.0)), "ValueError: expected a number between -1 and 1, got -1.0"),
        (real(math::cos(inf)), "ValueError: expected a finite input, got inf"),
        (real(math::sqrt(-1.0)), "ValueError: expected a nonnegative input, got -1.0"),
        (real(math::log(0.0)), "ValueError: expected a positive input, got 0.0"),
        (real(math::log2(-0.0)), "ValueError: expected a positive input, got -0.0"),
        (real(math::log1p(-1.0)), "ValueError: expected argument value > -1, got -1.0"),
        (
            real(math::log_int(Int::Small(-2).as_ref(), math::Base::E)),
            "ValueError: expected a positive input",
        ),
        (real(math::log_int(negative.as_ref(), math::Base::Ten)), "ValueError: expected a positive input"),
        (real(math::log_quotient(1.0, 0.0)), "ZeroDivisionError: division by zero"),
        (real(math::exp(1000.0)), "OverflowError: math range error"),
        (real(math::cosh(-1e308)), "OverflowError: math range error"),
        (real(math::pow(0.0, -1.0)), "ValueError: math domain error"),
        (real(math::pow(-8.0, 1.0 / 3.0)), "ValueError: math domain error"),
        (real(math::pow(2.0, 1e10)), "OverflowError: math range error"),
        (real(math::fmod(inf, 1.0)), "ValueError: math domain error"),
        (real(math::remainder(1.0, 0.0)), "ValueError: math domain error"),
        (real(math::ldexp(1.0, huge.as_ref())), "OverflowError: math range error"),
        (real(math::ldexp(1.0, negative.as_ref())), "0x0.0p+0"),
        (real(gamma::gamma(-2.0)), "ValueError: expected a noninteger or positive integer, got -2.0"),
        (real(gamma::gamma(-0.0)), "ValueError: expected a noninteger or positive integer, got -0.0"),
        (real(gamma::gamma(172.0)), "OverflowError: math range error"),
        (real(gamma::lgamma(0.0)), "ValueError: expected a noninteger or positive integer, got 0.0"),
        (real(gamma::lgamma(1e306)), "OverflowError: math range error"),
        (real(math::fma(inf, 0.0, 1.0)), "ValueError: invalid operation in fma"),
        (real(math::fma(1e308, 10.0, 1.0)), "OverflowError: overflow in fma"),
        (real(math::fma(inf, 1.0, -inf)), "ValueError: invalid operation in fma"),
        (real(math::fma(0.0, inf, nan)), "nan"),
        (fsum(&[1e308, 1e308, -1e308]), "OverflowError: intermediate overflow in fsum"),
        (fsum(&[inf, -inf]), "ValueError: -inf + inf in fsum"),
        (fsum(&[inf, nan]), "nan"),
        (real(float::truediv(1.0, 0.0)), "ZeroDivisionError: division by zero"),
        (real(float::modulo(1.0, -0.0)), "ZeroDivisionError: division by zero"),
        (power(0.0, -1.0), "ZeroDivisionError: zero to a negative power"),
        (power(10.0, 400.0), "OverflowError: (34, 'Numerical result out of range')"),
        (power(-8.0, 1.0 / 3.0), "complex"),
        (real(float::round_digits(1.7e308, -308)), "OverflowError: rounded value too large to represent"),
        (whole(float::round(nan)), "ValueError: cannot convert float NaN to integer"),
        (whole(float::trunc(-inf)), "OverflowError: cannot convert float infinity to integer"),
        (real(huge.as_ref().to_f64()), "OverflowError: int too large to convert to float"),
    ] {
        assert_eq!(got, expected);
    }
    let isclose = math::isclose(1.0, 2.0, -1.0, 0.0).map_err(|f| f.to_string());
    assert_eq!(isclose, Err("ValueError: tolerances must be non-negative".into()));
}

#[test]
fn logarithms_of_huge_integers() {
    // `10 ** 400`; answers of CPython.
    let x = Int::Small(10).as_ref().pow(Int::Small(400).as_ref(), &mut crate::num::Unmetered).unwrap();
    let log = |base| math::log_int(x.as_ref(), base).map(float_text::repr);
    assert_eq!(log(math::Base::E), Ok("921.0340371976182".into()));
    assert_eq!(log(math::Base::Two), Ok("1328.771237954945".into()));
    assert_eq!(log(math::Base::Ten), Ok("400.0".into()));
}

#[test]
fn halfway_texts_are_even() {
    // Answers of CPython.
    for (x, expected) in [
        (2_324_516_007_957_413.0 / 4.0, "581129001989353.2"),
        (2f64.powi(-25), "2.9802322387695312e-08"),
        (2f64.powi(-26), "1.4901161193847656e-08"),
        (8.0 + 1.0 / 65536.0, "8.000015258789062"),
        (2f64.powi(60), "1.152921504606847e+18"),
        (9007199254740993.0 * 64.0, "5.764607523034235e+17"),
        (1e16, "1e+16"),
        (9999999999999998.0, "9999999999999998.0"),
        (0.0001, "0.0001"),
        (0.00001234, "1.234e-05"),
        (123456789.0, "123456789.0"),
        (-0.0, "-0.0"),
        (5e-324, "5e-324"),
        (1.7976931348623157e308, "1.7976931348623157e+308"),
    ] {
        assert_eq!(float_text::repr(x), expected);
    }
}

#[test]
fn nextafter_takes_steps() {
    // Answers of CPython 3.14.
    let step = |x, y, n| float_text::repr(math::nextafter(x, y, n));
    assert_eq!(step(0.0, 1.0, 3), "1.5e-323");
    assert_eq!(step(-5e-324, 1.0, 1), "-0.0");
    assert_eq!(step(-5e-324, 1.0, 2), "5e-324");
    assert_eq!(step(1.0, -1.0, u64::MAX), "-1.0");
    assert_eq!(step(1.0, 2.0, 0), "1.0");
    assert_eq!(step(0.0, -0.0, 5), "-0.0");
    assert_eq!(step(5e-324, -0.0, 1), "0.0");
    assert_eq!(step(f64::NEG_INFINITY, f64::INFINITY, u64::MAX), "inf");
}

#[test]
fn cube_roots_are_correctly_rounded() {
    // Nearest floats to the exact roots.
    assert_eq!(math::cbrt(2.0), 1.259_921_049_894_873_2);
    assert_eq!(math::cbrt(-8.0), -2.0);
    assert_eq!(float_text::repr(math::cbrt(1e308)), "4.641588833612779e+102");
    assert_eq!(float_text::repr(math::cbrt(-0.0)), "-0.0");
    assert_eq!(math::cbrt(f64::NEG_INFINITY), f64::NEG_INFINITY);
}

#[test]
fn plain_texts_are_the_shortest_ones() {
    let mut random = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        random
    };
    let mut n_plain = 0;
    for round in 0..200_000 {
        let n = next();
        let x = match round % 4 {
            0 => f64::from_bits(n),
            1 => (n % 1_000_000_007) as f64 / [1.0, 10.0, 100.0, 1e3, 1e6, 1e9, 1e13][(n >> 40) as usize % 7],
            2 => (n >> 11) as f64 / (1u64 << (n % 53)) as f64,
            _ => -((n >> (n % 60)) as f64) / [1.0, 4.0, 3.0, 1e5, 1e10, 1e17, 0.7][(n >> 40) as usize % 7],
        };
        let mut buffer = [0; float_text::PLAIN];
        if let Some(n) = float_text::plain(&mut buffer, x) {
            n_plain += 1;
            let mut wanted = float_text::shortest(x);
            if !wanted.contains(['.', 'e']) {
                wanted.push_str(".0");
            }
            assert_eq!(std::str::from_utf8(&buffer[..n]), Ok(wanted.as_str()));
            assert!(n <= 22);
        }
    }
    assert!(n_plain > 50_000);
}
