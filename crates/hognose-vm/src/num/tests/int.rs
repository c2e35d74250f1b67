//! Integers against CPython's answers, identities across all sizes, and meters.

use super::{Budget, Random, check_table, hex, hex_float, read_int, show};
use crate::num::int::{self, Int, parse_int};
use crate::num::{Error, Fault, Unmetered, hash};

#[test]
fn integers_answer_as_cpython_does() {
    check_table(include_str!("int.txt"), |question| {
        let mut words = question.split(' ');
        let op = words.next().expect("an operation");
        let args: Vec<Int> = words.map(read_int).collect();
        let meter = &mut Unmetered;
        let a = args[0].as_ref();
        let b = args.get(1).unwrap_or(&Int::ZERO).as_ref();
        let number = |x: u64| hex(Int::from(x));
        let real = |x: Result<f64, Fault>| show(x.map_err(Error::Fault), hex_float);
        match op {
            "add" => show(a.add(b, meter).map_err(Error::from), hex),
            "sub" => show(a.sub(b, meter).map_err(Error::from), hex),
            "mul" => show(a.mul(b, meter).map_err(Error::from), hex),
            "floordiv" => show(a.floordiv(b, meter), hex),
            "mod" => show(a.modulo(b, meter), hex),
            "truediv" => show(a.truediv(b, meter), hex_float),
            "and" => show(a.bit_and(b, meter).map_err(Error::from), hex),
            "or" => show(a.bit_or(b, meter).map_err(Error::from), hex),
            "xor" => show(a.bit_xor(b, meter).map_err(Error::from), hex),
            "cmp" => hex(Int::Small(a.compare(b) as i64)),
            "gcd" => show(int::gcd(a, b, meter).map_err(Error::from), hex),
            "lcm" => show(int::lcm(a, b, meter), hex),
            "neg" => show(a.neg(meter).map_err(Error::from), hex),
            "abs" => show(a.abs(meter).map_err(Error::from), hex),
            "invert" => show(a.invert(meter).map_err(Error::from), hex),
            "bit_length" => number(a.bit_length()),
            "bit_count" => show(a.bit_count(meter).map_err(Error::from), number),
            "isqrt" => show(a.isqrt(meter), hex),
            "float" => real(a.to_f64()),
            "hash" => hex(Int::Small(hash::int(a))),
            "pow" => show(a.pow(b, meter), hex),
            "pow3" => show(a.pow_mod(b, args[2].as_ref(), meter), hex),
            "shl" => show(a.shl(b, meter), hex),
            "shr" => show(a.shr(b, meter), hex),
            "round" => show(a.round(b, meter), hex),
            "factorial" => show(int::factorial(a, meter), hex),
            "comb" => show(int::comb(a, b, meter), hex),
            "perm" => show(int::perm(a, b, meter), hex),
            other => panic!("no operation {other}"),
        }
    });
}

/// Checks that a value is in its smallest size.
fn canonical(x: &Int) -> bool {
    match x {
        Int::Small(_) => true,
        Int::Wide(x) => i64::try_from(*x).is_err(),
        Int::Few(x) => x.to_i128().is_none() && x.bits() <= 512,
        Int::Big(x) => x.bits() > 512,
    }
}

#[test]
fn identities_hold_across_sizes() {
    let m = &mut Unmetered;
    let mut random = Random(7);
    let sizes = [3, 31, 48, 63, 64, 65, 120, 127, 128, 129, 200, 1000, 5000, 70_000, 200_000, 400_000];
    for round in 0..3000u64 {
        let count = if round % 20 == 0 { sizes.len() as u64 } else { 13 };
        let (i, j) = (random.below(count) as usize, random.below(count) as usize);
        let (a, b) = (random.int(sizes[i]), random.int(sizes[j]));
        let (x, y) = (a.as_ref(), b.as_ref());
        let sum = x.add(y, m).unwrap();
        assert!(canonical(&sum));
        assert_eq!(sum.as_ref().sub(y, m).unwrap(), a);
        assert_eq!(sum.as_ref().sub(x, m).unwrap(), b);
        let product = x.mul(y, m).unwrap();
        assert!(canonical(&product));
        assert_eq!(product, y.mul(x, m).unwrap());
        assert!(product.as_ref().bit_length() <= int::mul_bits(x, y));
        if b != Int::ZERO {
            let (q, r) = x.divmod(y, m).unwrap();
            assert!(canonical(&q) && canonical(&r));
            assert_eq!(q.as_ref().mul(y, m).unwrap().as_ref().add(r.as_ref(), m).unwrap(), a);
            assert!(r == Int::ZERO || r.as_ref().is_negative() == y.is_negative());
            let (rest, size) = (r.as_ref().abs(m).unwrap(), y.abs(m).unwrap());
            assert!(rest.as_ref().compare(size.as_ref()).is_lt());
            assert_eq!(product.as_ref().divmod(y, m).unwrap(), (a.clone(), Int::ZERO));
        }
        // a & b | a ^ b == a | b, and (a & b) + (a | b) == a + b.
        let (and, or) = (x.bit_and(y, m).unwrap(), x.bit_or(y, m).unwrap());
        assert_eq!(and.as_ref().bit_or(x.bit_xor(y, m).unwrap().as_ref(), m).unwrap(), or);
        assert_eq!(and.as_ref().add(or.as_ref(), m).unwrap(), sum);
        let count = Int::from(random.below(300));
        let shifted = x.shl(count.as_ref(), m).unwrap();
        assert_eq!(shifted.as_ref().shr(count.as_ref(), m).unwrap(), a);
        let size = x.abs(m).unwrap();
        let root = size.as_ref().isqrt(m).unwrap();
        let square = root.as_ref().mul(root.as_ref(), m).unwrap();
        let over = root.as_ref().add(Int::ONE.as_ref(), m).unwrap();
        let next = over.as_ref().mul(over.as_ref(), m).unwrap();
        assert!(
            square.as_ref().compare(size.as_ref()).is_le() && size.as_ref().compare(next.as_ref()).is_lt()
        );
        if round % 10 == 0 {
            let text = x.to_decimal(0, m).unwrap();
            assert_eq!(parse_int(text.as_bytes(), 10, 0, m).unwrap(), Some(a.clone()));
            let radix = 2 + random.below(35) as u32;
            let text = x.to_radix(radix, m).unwrap();
            assert_eq!(parse_int(text.as_bytes(), radix, 0, m).unwrap(), Some(a.clone()));
            let bytes = x.to_bytes((x.bit_length() / 8 + 1) as usize, round % 3 == 0, true, m).unwrap();
            assert_eq!(int::from_bytes(&bytes, round % 3 == 0, true, m).unwrap(), a);
        }
    }
}

#[test]
fn text_is_read_as_int_does() {
    let read = |text: &str, base| {
        show(parse_int(text.as_bytes(), base, 4300, &mut Unmetered), |x| match x {
            Some(x) => show(x.as_ref().to_decimal(0, &mut Unmetered), |text| text),
            None => "invalid".into(),
        })
    };
    for (text, base, expected) in [
        ("1_000", 10, "1000"),
        (" \n12\t", 10, "12"),
        ("-7", 10, "-7"),
        ("+0", 10, "0"),
        ("-0", 0, "0"),
        ("0x_1f", 16, "31"),
        ("0x1F", 0, "31"),
        ("-0x1f", 16, "-31"),
        ("+0x1", 0, "1"),
        ("0b_1", 2, "1"),
        ("0b1", 16, "177"),
        ("b", 16, "11"),
        ("00_0", 0, "0"),
        ("0_0", 0, "0"),
        ("zz", 36, "1295"),
        ("123456789012345678901234567890", 10, "123456789012345678901234567890"),
        ("", 10, "invalid"),
        ("-", 10, "invalid"),
        ("_1", 10, "invalid"),
        ("1_", 10, "invalid"),
        ("1__0", 10, "invalid"),
        ("1 2", 10, "invalid"),
        ("--1", 10, "invalid"),
        ("- 1", 10, "invalid"),
        ("010", 0, "invalid"),
        ("0b", 2, "invalid"),
        ("0x_", 0, "invalid"),
        ("0x__1", 0, "invalid"),
        ("0_x1", 0, "invalid"),
        ("00x1", 16, "invalid"),
        ("0o", 0, "invalid"),
        ("-0_0_1", 0, "invalid"),
        ("\x1c1", 10, "invalid"),
        ("1\0", 10, "invalid"),
        ("1", 1, "ValueError: int() base must be >= 2 and <= 36, or 0"),
        ("1", 37, "ValueError: int() base must be >= 2 and <= 36, or 0"),
    ] {
        assert_eq!(read(text, base), expected, "int({text:?}, {base})");
    }
    let limit = |n| {
        format!(
            "ValueError: Exceeds the limit (4300 digits) for integer string conversion: value has {n} digits; \
             use sys.set_int_max_str_digits() to increase the limit"
        )
    };
    assert_eq!(read(&"1".repeat(4301), 10), limit(4301));
    assert_eq!(read(&"0".repeat(5000), 10), limit(5000));
    assert_eq!(read(&("1".repeat(5000) + "x"), 10), limit(5000));
    assert_eq!(read(&("1".repeat(5000) + "__1"), 10), "invalid");
    assert_eq!(read(&"1".repeat(5000), 3), limit(5000));
    assert_eq!(read(&"1".repeat(4300), 10), "1".repeat(4300));
    assert_ne!(read(&"1".repeat(5000), 16), "invalid");
    let big = read_int("0x10").as_ref().pow(Int::Small(10_000).as_ref(), &mut Unmetered).unwrap();
    assert_eq!(
        show(big.as_ref().to_decimal(4300, &mut Unmetered), |x| x),
        "ValueError: Exceeds the limit (4300 digits) for integer string conversion; \
         use sys.set_int_max_str_digits() to increase the limit"
    );
    let ten = Int::Small(10);
    let edge = ten.as_ref().pow(Int::Small(4300).as_ref(), &mut Unmetered).unwrap();
    assert!(edge.as_ref().to_decimal(4300, &mut Unmetered).is_err());
    let below = edge.as_ref().sub(Int::ONE.as_ref(), &mut Unmetered).unwrap();
    assert_eq!(below.as_ref().to_decimal(4300, &mut Unmetered), Ok("9".repeat(4300)));
}

#[test]
fn bytes_refuse_what_does_not_fit() {
    let bytes = |x: i64, length, signed| {
        show(Int::Small(x).as_ref().to_bytes(length, true, signed, &mut Unmetered), |b| format!("{b:?}"))
    };
    assert_eq!(bytes(300, 1, false), "OverflowError: int too big to convert");
    assert_eq!(bytes(-1, 1, false), "OverflowError: can't convert negative int to unsigned");
    assert_eq!(bytes(-129, 1, true), "OverflowError: int too big to convert");
    assert_eq!(bytes(128, 1, true), "OverflowError: int too big to convert");
    assert_eq!(bytes(-1, 0, true), "OverflowError: int too big to convert");
    assert_eq!(bytes(-128, 1, true), "[128]");
    assert_eq!(bytes(127, 1, true), "[127]");
    assert_eq!(bytes(0, 0, false), "[]");
    assert_eq!(bytes(0, 0, true), "[]");
    assert_eq!(bytes(258, 4, false), "[0, 0, 1, 2]");
    assert_eq!(bytes(-2, 3, true), "[255, 255, 254]");
}

#[test]
fn integers_compare_with_floats_exactly() {
    use std::cmp::Ordering::*;
    let two_53 = 9_007_199_254_740_992.0;
    for (text, x, expected) in [
        ("0x20000000000001", two_53, Some(Greater)),
        ("0x20000000000001", two_53 + 2.0, Some(Less)),
        ("0x7fffffffffffffff", 9.223372036854776e18, Some(Less)),
        ("0x8000000000000000", 9.223372036854776e18, Some(Equal)),
        ("-0x80000000000000000000000000000000", -1.7014118346046923e38, Some(Equal)),
        ("0x7fffffffffffffffffffffffffffffff", 1.7014118346046923e38, Some(Less)),
        ("0x80000000000000000000000000000000", 1.7014118346046923e38, Some(Equal)),
        ("0x80000000000000000000000000000001", 1.7014118346046923e38, Some(Greater)),
        ("-0x80000000000000000000000000000001", -1.7014118346046923e38, Some(Less)),
        ("0x1", 1.5, Some(Less)),
        ("-0x1", -1.5, Some(Greater)),
        ("0x0", -0.0, Some(Equal)),
        ("0x0", 5e-324, Some(Less)),
        ("0x10000000000000000000000000000000000000000", f64::INFINITY, Some(Less)),
        ("-0x10000000000000000000000000000000000000000", f64::NEG_INFINITY, Some(Greater)),
        ("0x20000000000001", f64::NAN, None),
        ("-0x10000000000000000000000000000000000000000", 1e60, Some(Less)),
        ("0x10000000000000000000000000000000000000000", 1e60, Some(Less)),
        ("-0x10000000000000000000000000000000000000000", -1e60, Some(Greater)),
        ("0x10000000000000000000000000000000000000000", -1e60, Some(Greater)),
    ] {
        assert_eq!(read_int(text).as_ref().compare_f64(x), expected, "{text} and {x}");
    }
}

#[test]
fn floats_become_integers_exactly() {
    let show = |x| match int::from_f64(x) {
        Ok(x) => hex(x),
        Err(fault) => fault.to_string(),
    };
    assert_eq!(show(-1.9), "-0x1");
    assert_eq!(show(1e300), hex(Int::from(num_bigint::BigInt::from(parts(1e300).0) << parts(1e300).1)));
    assert_eq!(show(9.3e18), "0x81103cb9fb220000");
    assert_eq!(show(f64::NAN), "ValueError: cannot convert float NaN to integer");
    assert_eq!(show(f64::NEG_INFINITY), "OverflowError: cannot convert float infinity to integer");
}

fn parts(x: f64) -> (u64, u64) {
    let (m, e) = libm::frexp(x);
    ((m * 9_007_199_254_740_992.0) as u64, (e - 53) as u64)
}

/// No single charge may stand for more than a few milliseconds (a unit takes one to two nanoseconds).
const LARGEST_CHARGE: u64 = 2_000_000;

#[test]
fn long_operations_are_charged_in_pieces_and_stop() {
    let mut random = Random(3);
    let m = &mut Unmetered;
    let a = random.int(1 << 22);
    let b = random.int((1 << 21) + 12_345);
    let c = random.int((1 << 22) + 999);
    let (x, y) = (a.as_ref(), b.as_ref());
    let odd = c.as_ref().bit_or(Int::ONE.as_ref(), m).unwrap();
    let even = odd.as_ref().shl(Int::ONE.as_ref(), m).unwrap();
    let digits = "7".repeat(600_000);
    type Op<'a> = Box<dyn Fn(&mut Budget) -> Result<(), Error<&'static str>> + 'a>;
    let ops: Vec<(&str, Op<'_>)> = vec![
        ("mul", Box::new(|m| Ok(x.mul(y, m).map(drop)?))),
        ("divmod", Box::new(|m| x.divmod(y, m).map(drop))),
        ("pow", Box::new(|m| Int::Small(3).as_ref().pow(Int::Small(1_500_000).as_ref(), m).map(drop))),
        ("truediv", Box::new(|m| x.truediv(c.as_ref(), m).map(drop))),
        ("hex", Box::new(|m| Ok(x.to_radix(16, m).map(drop)?))),
        ("to_bytes", Box::new(|m| x.to_bytes(1 << 20, true, true, m).map(drop))),
        ("from_bytes", Box::new(|m| Ok(int::from_bytes(digits.as_bytes(), true, true, m).map(drop)?))),
        ("isqrt", Box::new(|m| x.abs(m)?.as_ref().isqrt(m).map(drop))),
        ("to_decimal", Box::new(|m| y.to_decimal(0, m).map(drop))),
        ("parse_int", Box::new(|m| parse_int(digits.as_bytes(), 10, 0, m).map(drop))),
        ("factorial", Box::new(|m| int::factorial(Int::Small(100_000).as_ref(), m).map(drop))),
        (
            "comb",
            Box::new(|m| int::comb(Int::Small(200_000).as_ref(), Int::Small(90_000).as_ref(), m).map(drop)),
        ),
    ];
    for (name, op) in &ops {
        let mut whole = Budget::new(u64::MAX);
        op(&mut whole).unwrap_or_else(|_| panic!("{name} failed"));
        assert!(whole.largest <= LARGEST_CHARGE, "{name} charges {} at once", whole.largest);
        let mut part = Budget::new(whole.spent / 2);
        assert_eq!(op(&mut part), Err(Error::Stop("budget")), "{name} does not stop");
        assert!(whole.spent / 2 - part.spent <= LARGEST_CHARGE, "{name} stops late");
    }
    // These would take hours; it is enough that they stop.
    let endless: Vec<(&str, Op<'_>)> = vec![
        ("gcd", Box::new(|m| Ok(int::gcd(x, odd.as_ref(), m).map(drop)?))),
        ("pow_mod odd", Box::new(|m| x.pow_mod(y, odd.as_ref(), m).map(drop))),
        ("pow_mod even", Box::new(|m| x.pow_mod(y, even.as_ref(), m).map(drop))),
        ("inverse", Box::new(|m| x.pow_mod(Int::Small(-1).as_ref(), even.as_ref(), m).map(drop))),
        ("factorial", Box::new(|m| int::factorial(Int::Small(i64::MAX).as_ref(), m).map(drop))),
        ("perm", Box::new(|m| int::perm(x.abs(m)?.as_ref(), Int::Small(i64::MAX).as_ref(), m).map(drop))),
        ("pow", Box::new(|m| Int::Small(3).as_ref().pow(Int::Small(i64::MAX).as_ref(), m).map(drop))),
        ("shl", Box::new(|m| Int::Small(3).as_ref().shl(Int::Small(i64::MAX).as_ref(), m).map(drop))),
    ];
    for (name, op) in &endless {
        let mut part = Budget::new(60_000_000);
        assert_eq!(op(&mut part), Err(Error::Stop("budget")), "{name} does not stop");
        assert!(part.largest <= LARGEST_CHARGE, "{name} charges {} at once", part.largest);
    }
}

#[test]
fn bounds_of_sizes_hold() {
    let m = &mut Unmetered;
    for base in [2i64, 3, 5, 7, 10, 100, 255, 256, 257, 1 << 40, i64::MAX, -3] {
        for exponent in [0i64, 1, 2, 3, 10, 100, 999] {
            let (base, exponent) = (Int::Small(base), Int::Small(exponent));
            let bound = int::pow_bits(base.as_ref(), exponent.as_ref());
            let bits = base.as_ref().pow(exponent.as_ref(), m).unwrap().as_ref().bit_length();
            assert!(
                bits <= bound && bound <= bits + 3,
                "{base:?} ** {exponent:?}: {bits} bits, bound {bound}"
            );
        }
    }
    assert_eq!(int::pow_bits(Int::ONE.as_ref(), read_int("0x1000000000000000000000000").as_ref()), 1);
    assert_eq!(
        int::pow_bits(Int::Small(2).as_ref(), read_int("0x1000000000000000000000000").as_ref()),
        u64::MAX
    );
    let absurd = |result: Result<Int, Error<_>>| show(result, hex);
    let most = Int::Small(i64::MAX);
    let refused = "OverflowError: too many digits in integer";
    assert_eq!(absurd(Int::ONE.as_ref().shl(most.as_ref(), m)), refused);
    assert_eq!(absurd(Int::Small(3).as_ref().pow(most.as_ref(), m)), refused);
    assert_eq!(int::shl_bits(Int::ONE.as_ref(), Int::Small(100).as_ref()), 101);
    assert_eq!(int::shl_bits(Int::ZERO.as_ref(), read_int("0x1000000000000000000000000").as_ref()), 0);
}
