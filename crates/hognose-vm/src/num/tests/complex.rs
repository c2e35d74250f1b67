//! Complex numbers and `cmath` against CPython's answers.

use super::{Random, check_table, hex_float, show};
use crate::num::complex::{self, Complex};
use crate::num::complex_text::Malformed;
use crate::num::float_text::from_hex;
use crate::num::int::{IntRef, from_bytes};
use crate::num::{Error, Fault, Unmetered, cmath, complex_text, hash};

fn read(text: &str) -> f64 {
    from_hex(text.as_bytes()).expect("tables hold hexadecimal floats")
}

fn write(result: Result<Complex, Fault>) -> String {
    show(result.map_err(Error::Fault), |z| format!("{} {}", hex_float(z.re), hex_float(z.im)))
}

#[test]
fn complex_arithmetic_answers_as_python_3_14_does() {
    check_table(include_str!("complex.txt"), |question| {
        let texts: Vec<&str> = question.split(' ').collect();
        let z = Complex { re: read(texts[1]), im: read(texts[2]) };
        let w = || Complex { re: read(texts[3]), im: read(texts[4]) };
        let x = || read(texts[3]);
        write(match texts[0] {
            "add" => Ok(complex::add(z, w())),
            "sub" => Ok(complex::sub(z, w())),
            "mul" => Ok(complex::mul(z, w())),
            "div" => complex::div(z, w()),
            "add_real" | "real_add" => Ok(complex::add_real(z, x())),
            "sub_real" => Ok(complex::sub_real(z, x())),
            "real_sub" => Ok(complex::real_sub(x(), z)),
            "mul_real" | "real_mul" => Ok(complex::mul_real(z, x())),
            "div_real" => complex::div_real(z, x()),
            "real_div" => complex::real_div(x(), z),
            "pow" => complex::pow(z, w()),
            "repr" => return complex_text::repr(z),
            other => panic!("no operation {other}"),
        })
    });
}

#[test]
fn cmath_answers_as_cpython_does() {
    let (mut equal, mut lines) = (0, 0);
    let mut differ = Vec::new();
    for line in include_str!("cmath.txt").lines() {
        let (question, expected) = line.split_once(" = ").expect("a line is `question = answer`");
        let texts: Vec<&str> = question.split(' ').collect();
        let z = Complex { re: read(texts[1]), im: read(texts[2]) };
        let got = match texts[0] {
            "acos" => write(Ok(cmath::acos(z))),
            "acosh" => write(Ok(cmath::acosh(z))),
            "asin" => write(Ok(cmath::asin(z))),
            "asinh" => write(Ok(cmath::asinh(z))),
            "atan" => write(cmath::atan(z)),
            "atanh" => write(cmath::atanh(z)),
            "cos" => write(cmath::cos(z)),
            "cosh" => write(cmath::cosh(z)),
            "exp" => write(cmath::exp(z)),
            "log" => write(cmath::log(z)),
            "log10" => write(cmath::log10(z)),
            "sin" => write(cmath::sin(z)),
            "sinh" => write(cmath::sinh(z)),
            "sqrt" => write(Ok(cmath::sqrt(z))),
            "tan" => write(cmath::tan(z)),
            "tanh" => write(cmath::tanh(z)),
            "polar" => write(cmath::polar(z).map(|(re, im)| Complex { re, im })),
            "rect" => write(cmath::rect(z.re, z.im)),
            "abs" => show(complex::abs(z).map_err(Error::Fault), hex_float),
            "pow" => write(complex::pow(z, Complex { re: read(texts[3]), im: read(texts[4]) })),
            other => panic!("no operation {other}"),
        };
        lines += 1;
        if got == expected {
            equal += 1;
            continue;
        }
        let close = got.split(' ').zip(expected.split(' ')).all(|(got, expected)| {
            match (from_hex(got.as_bytes()), from_hex(expected.as_bytes())) {
                (Ok(got), Ok(expected)) => (got - expected).abs() <= 1e-13 * expected.abs().max(1e-300),
                _ => got == expected,
            }
        });
        differ.push(format!(
            "{}{question}\n    expected {expected}\n    got      {got}",
            if close { "" } else { "! " }
        ));
    }
    let far: Vec<&String> = differ.iter().filter(|line| line.starts_with('!')).collect();
    assert!(far.is_empty(), "{} are far off: {far:#?}", far.len());
    assert!(equal * 100 >= lines * 99, "{equal} of {lines} are equal:\n{}", differ.join("\n"));
}

#[test]
fn complex_text_is_read_as_complex_does() {
    // Answers of CPython 3.14.
    for (text, expected) in [
        ("1+2j", "(1+2j)"),
        ("1+j", "(1+1j)"),
        ("-j", "-1j"),
        ("j", "1j"),
        ("+J", "1j"),
        ("(1+2j)", "(1+2j)"),
        (" ( 1 ) ", "(1+0j)"),
        ("nan+infj", "(nan+infj)"),
        ("1_0j", "10j"),
        ("1e400", "(inf+0j)"),
        ("1e5-2.5e-3j", "(100000-0.0025j)"),
        ("-1.5", "(-1.5+0j)"),
        (".5j", "0.5j"),
        ("", "malformed"),
        ("1+2", "malformed"),
        ("1 + 2j", "malformed"),
        ("1+2j3", "malformed"),
        ("(1+2j", "malformed"),
        ("1j+2", "malformed"),
        ("1__0j", "underscores"),
        ("1jj", "malformed"),
        ("()", "malformed"),
        ("((1))", "malformed"),
        ("1+-2j", "malformed"),
        ("1+_2j", "underscores"),
        ("1-nanj", "(1+nanj)"),
        ("infinityj", "infj"),
        ("1_0+1_0j", "(10+10j)"),
        ("( j )", "1j"),
        ("1.j", "1j"),
        ("1ej", "malformed"),
        ("1+.j", "malformed"),
        ("1+", "malformed"),
        ("(1)j", "malformed"),
        ("--1j", "malformed"),
    ] {
        let got = match complex_text::parse(text.as_bytes()) {
            Ok(z) => complex_text::repr(z),
            Err(Malformed::Form) => "malformed".into(),
            Err(Malformed::Underscores) => "underscores".into(),
        };
        assert_eq!(got, expected, "complex({text:?})");
    }
}

#[test]
fn faults_of_complex_numbers() {
    let z = |re, im| Complex { re, im };
    for (got, expected) in [
        (write(complex::div(z(1.0, 2.0), z(0.0, 0.0))), "ZeroDivisionError: division by zero"),
        (write(complex::div_real(z(0.0, 1.0), 0.0)), "ZeroDivisionError: division by zero"),
        (
            write(complex::pow(z(0.0, 0.0), z(-1.0, 0.0))),
            "ZeroDivisionError: zero to a negative or complex power",
        ),
        (
            write(complex::pow(z(0.0, 0.0), z(0.0, 1.0))),
            "ZeroDivisionError: zero to a negative or complex power",
        ),
        (write(complex::pow(z(1e308, 1e308), z(2.0, 0.0))), "OverflowError: complex exponentiation"),
        (write(complex::pow(z(0.0, 0.0), z(0.0, 0.0))), "0x1.0000000000000p+0 0x0.0p+0"),
        (write(complex::pow(z(2.0, 0.0), z(0.0, f64::INFINITY))), "nan nan"),
        (write(complex::pow(z(-1e-60, 1.0), z(1.0, 455.3))), "0x0.0p+0 0x0.0049efbaa8c79p-1022"),
        (write(cmath::log(z(0.0, 0.0))), "ValueError: math domain error"),
        (write(cmath::log_base(z(10.0, 0.0), z(1.0, 0.0))), "ValueError: math domain error"),
        (write(cmath::log_base(z(0.0, 0.0), z(10.0, 0.0))), "-inf nan"),
        (write(cmath::exp(z(1000.0, 0.0))), "OverflowError: math range error"),
        (write(cmath::atanh(z(1.0, 0.0))), "ValueError: math domain error"),
        (write(Ok(cmath::acosh(z(0.0, f64::NAN)))), "nan 0x1.921fb54442d18p+0"),
        (write(cmath::tanh(z(-0.0, f64::NAN))), "-0x0.0p+0 nan"),
    ] {
        assert_eq!(got, expected);
    }
}

#[test]
fn hashes_of_compounds_are_those_of_cpython() {
    // hash(1 + 2j), hash(-1j), hash((1, 2, 3)), hash(()), hash((-1, 0.5)), hash(frozenset(…)).
    let number = |x: f64| hash::float(x).expect("not NaN");
    assert_eq!(hash::complex(number(1.0), number(2.0)), HASH_OF_1_2J);
    assert_eq!(hash::complex(number(0.0), number(-1.0)), HASH_OF_MINUS_J);
    assert_eq!(hash::tuple([1, 2, 3]), HASH_OF_1_2_3);
    assert_eq!(hash::tuple([]), HASH_OF_EMPTY);
    assert_eq!(hash::tuple([-2, number(0.5)]), HASH_OF_MINUS_1_HALF);
    assert_eq!(hash::tuple([hash::tuple([1]), hash::tuple([])]), HASH_OF_NESTED);
    assert_eq!(hash::frozenset([]), HASH_OF_EMPTY_SET);
    assert_eq!(hash::frozenset([1]), HASH_OF_SET_1);
    assert_eq!(hash::frozenset([3, 1, 2]), HASH_OF_SET_1_2_3);
    assert_eq!(hash::frozenset(0..1000), HASH_OF_SET_RANGE);
}

const HASH_OF_1_2J: i64 = 2000007;
const HASH_OF_MINUS_J: i64 = -2000006;
const HASH_OF_1_2_3: i64 = 529344067295497451;
const HASH_OF_EMPTY: i64 = 5740354900026072187;
const HASH_OF_MINUS_1_HALF: i64 = -7525882140222211504;
const HASH_OF_NESTED: i64 = -4157031232332679764;
const HASH_OF_EMPTY_SET: i64 = 133146708735736;
const HASH_OF_SET_1: i64 = -558064481276695278;
const HASH_OF_SET_1_2_3: i64 = -272375401224217160;
const HASH_OF_SET_RANGE: i64 = 1340344670691924669;

/// Thousands of hashes in one number: each is folded in as `sum * 31 + hash`.
fn fold(hashes: impl Iterator<Item = i64>) -> i64 {
    hashes.fold(0, |sum: i64, hash| sum.wrapping_mul(31).wrapping_add(hash))
}

#[test]
fn thousands_of_hashes_are_those_of_cpython() {
    let mut random = Random(2024);
    let integers = fold((0..4000).map(|at| {
        let words = at % 6 + 1;
        let bytes: Vec<u8> = (0..words).flat_map(|_| random.next().to_le_bytes()).collect();
        let Ok(x) = from_bytes(&bytes, false, true, &mut Unmetered);
        hash::int(x.as_ref())
    }));
    assert_eq!(integers, HASHES_OF_INTEGERS);
    let floats = fold((0..4000).map(|_| hash::float(f64::from_bits(random.next())).unwrap_or(0)));
    assert_eq!(floats, HASHES_OF_FLOATS);
    let tuples = fold((0..2000).map(|at| {
        let items: Vec<i64> = (0..at % 9).map(|_| (random.next() >> 4) as i64).collect();
        hash::tuple(items.iter().map(|item| hash::int(IntRef::Small(*item))))
    }));
    assert_eq!(tuples, HASHES_OF_TUPLES);
    let sets = fold((0..2000).map(|at| {
        let items: Vec<i64> = (0..at % 9).map(|_| (random.next() >> 4) as i64).collect();
        hash::frozenset(items.iter().map(|item| hash::int(IntRef::Small(*item))))
    }));
    assert_eq!(sets, HASHES_OF_SETS);
}

const HASHES_OF_INTEGERS: i64 = -312267086624080678;
const HASHES_OF_FLOATS: i64 = 1691096452554540727;
const HASHES_OF_TUPLES: i64 = -8470421052729424268;
const HASHES_OF_SETS: i64 = -7710385944312220086;
