//! Integers of a few words beside the library that serves any length.

use crate::num::meter::Unmetered;
use crate::num::{Int, IntRef};
use crate::num::int::few::Few;
use crate::num::int::made::Made;
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::Zero;

/// Numbers whose words are at the borders, where carries go on and guesses of quotients are wrong.
struct Words(u64);

impl Words {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 11
    }

    fn word(&mut self) -> u64 {
        match self.next() % 8 {
            0 => 0,
            1 => 1,
            2 => u64::MAX,
            3 => u64::MAX - 1,
            4 => 1 << 63,
            5 => (1 << 63) - 1,
            _ => self.next() << 32 ^ self.next(),
        }
    }

    fn number(&mut self) -> BigInt {
        let n = 1 + self.next() as usize % 8;
        let words: Vec<u64> = (0..n).map(|_| self.word()).collect();
        let halves: Vec<u32> = words.iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]).collect();
        BigInt::from_slice(if self.next() % 2 == 0 { Sign::Plus } else { Sign::Minus }, &halves)
    }
}

/// What an operator makes.
fn made(of: impl FnOnce(&mut Made)) -> Int {
    let mut made = Made::new();
    of(&mut made);
    made.int()
}

fn rest_of(x: &BigInt, by: &Few) -> Option<BigInt> {
    let mut rest = Made::new();
    by.rest_of(x, &mut rest).then(|| rest.int().as_ref().to_bigint())
}

#[test]
fn they_are_those_of_the_library() {
    let mut words = Words(5);
    for _ in 0..20_000 {
        let (a, b) = (words.number(), words.number());
        let shown = format!("{a:x} and {b:x}");
        let (x, y) = (Few::of_big(&a).unwrap(), Few::of_big(&b).unwrap());
        assert_eq!(x.to_bigint(), a);
        assert_eq!(x.compare(&y), a.cmp(&b), "the order of {shown}");
        assert_eq!(made(|made| x.add(&y, made)).as_ref().to_bigint(), &a + &b, "the sum of {shown}");
        assert_eq!(made(|made| x.sub(&y, made)).as_ref().to_bigint(), &a - &b, "the difference of {shown}");
        assert_eq!(made(|made| x.mul(&y, made)).as_ref().to_bigint(), &a * &b, "the product of {shown}");
        let float = |x: IntRef<'_>| x.to_f64().map(f64::to_bits);
        assert_eq!(float(IntRef::Few(&x)).ok(), float(IntRef::Big(&a)).ok(), "the float of {a:x}");
        for radix in [2, 8, 16, 32] {
            let text = IntRef::Few(&x).to_radix(radix, &mut Unmetered);
            assert_eq!(text.ok(), Some(a.to_str_radix(radix)), "{a:x} in radix {radix}");
        }
        let bytes = IntRef::Few(&x).to_bytes(66, false, true, &mut Unmetered).ok();
        let mut wanted = a.to_signed_bytes_le();
        wanted.resize(66, if a.sign() == Sign::Minus { 0xff } else { 0 });
        assert_eq!(bytes, Some(wanted), "the bytes of {a:x}");
        let text = x.to_decimal();
        assert_eq!(text, a.to_str_radix(10));
        let read = crate::num::int::parse_int(text.as_bytes(), 10, 0, &mut Unmetered);
        assert_eq!(read.ok().flatten().map(|int| int.as_ref().to_bigint()), Some(a.clone()));
        if !b.is_zero() {
            let mut quotient = Made::new();
            let rest = made(|made| x.divmod(&y, &mut quotient, made));
            let quotient = quotient.int();
            let wanted = a.div_mod_floor(&b);
            assert_eq!((quotient.as_ref().to_bigint(), rest.as_ref().to_bigint()), wanted, "the quotient of {shown}");
            assert_eq!((made(|made| x.floordiv(&y, made)), made(|made| x.modulo(&y, made))), (quotient.clone(), rest.clone()), "the quotient of {shown}");
            // A dividend of more words.
            let long = &a * &b + &b;
            let rest = rest_of(&long, &y);
            assert_eq!(rest, Some(BigInt::zero()), "the rest of {long:x} by {b:x}");
            let other: BigInt = long * 3 + 1;
            if !a.is_zero() {
                assert_eq!(rest_of(&other, &x), Some(other.mod_floor(&a)), "the rest of {other:x} by {a:x}");
            }
        }
        let bits = [(true, false), (true, true), (false, true)].map(|(both, one)| made(|made| x.bits_of(&y, both, one, made)));
        let wanted = [&a & &b, &a | &b, &a ^ &b];
        for (made, wanted) in bits.iter().zip(&wanted) {
            assert_eq!(&made.as_ref().to_bigint(), wanted, "the bits of {shown}");
        }
        let by = match words.next() % 4 {
            0 => 64 * (words.next() % 8) as usize,
            _ => (words.next() % 512) as usize,
        };
        assert_eq!(made(|made| x.shl(by, made)).as_ref().to_bigint(), &a << by, "{a:x} << {by}");
        assert_eq!(made(|made| x.shr(by, made)).as_ref().to_bigint(), &a >> by, "{a:x} >> {by}");
        let sums = [made(|made| x.add(&y, made)), made(|made| x.sub(&y, made)), made(|made| x.mul(&y, made))];
        let shifted = [made(|made| x.shl(by, made)), made(|made| x.shr(by, made)), x.neg()];
        for made in sums.into_iter().chain(shifted).chain(bits) {
            // In its smallest size.
            assert_eq!(made, crate::num::Int::from(made.as_ref().to_bigint()));
        }
    }
}

#[test]
fn distances_are_below_the_bits_of_an_operand() {
    let distance = |by: i64| Few::of_small(by).distance();
    assert_eq!([0, 1, 511, 512, -1].map(distance), [Some(0), Some(1), Some(511), None, None]);
}

#[test]
fn longer_ones_are_not_taken() {
    let long = BigInt::from(1) << 512u32;
    assert!(Few::of_big(&long).is_none());
    assert!(Few::of_big(&(long - 1u32)).is_some());
}

/// A guess of a quotient that is too large when the rest of the divisor is looked at: the step back is taken.
#[test]
fn a_guess_that_is_too_large_is_taken_back() {
    let a: BigInt = BigInt::from(1u64 << 63) << 128u32;
    let b: BigInt = (BigInt::from(1u64 << 63) << 64u32) + u64::MAX;
    let cases = [
        (a, b.clone()),
        ((b.clone() << 64u32) - 1u32, b),
        // From the book: the highest words say one thing, the lowest another.
        ((BigInt::from(0x8000_0000_0000_0000u64) << 192u32) + 3u32, (BigInt::from(0x2000_0000_0000_0000u64) << 128u32) + 1u32),
        ((BigInt::from(0x7fff_ffff_ffff_ffffu64) << 192u32) + (BigInt::from(0x8000_0000_0000_0000u64) << 128), (BigInt::from(0x8000_0000_0000_0000u64) << 128u32) + 1u32),
    ];
    for (a, b) in cases {
        let mut quotient = Made::new();
        let rest = made(|made| Few::of_big(&a).unwrap().divmod(&Few::of_big(&b).unwrap(), &mut quotient, made));
        assert_eq!((quotient.int().as_ref().to_bigint(), rest.as_ref().to_bigint()), a.div_mod_floor(&b));
    }
}
