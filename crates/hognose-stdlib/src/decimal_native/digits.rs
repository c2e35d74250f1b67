//! Numbers whose digits fit a machine's integers: counting, rounding and combining them.
//!
//! An operation gives `None` when its result does not fit; nothing here knows contexts, values or the heap.

use std::cmp::Ordering;

use super::wide::Wide;

/// A finite decimal number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    pub negative: bool,
    pub digits: u128,
    pub exp: i64,
}

/// How a number that has too many digits is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    Up,
    Down,
    Ceiling,
    Floor,
    HalfUp,
    HalfDown,
    HalfEven,
    ZeroFiveUp,
}

impl Rounding {
    /// All of them, in the order of `_ROUNDINGS`.
    pub const ALL: [Rounding; 8] = [
        Rounding::Up,
        Rounding::Down,
        Rounding::Ceiling,
        Rounding::Floor,
        Rounding::HalfUp,
        Rounding::HalfDown,
        Rounding::HalfEven,
        Rounding::ZeroFiveUp,
    ];

    /// Whether a number goes up in size whose rest compares so with half a unit: its last digit before that is given.
    pub fn goes_up(self, rest: Ordering, last: u8, negative: bool) -> bool {
        match self {
            Rounding::HalfEven => rest.is_gt() || rest.is_eq() && last % 2 == 1,
            Rounding::HalfUp => rest.is_ge(),
            Rounding::HalfDown => rest.is_gt(),
            Rounding::Down => false,
            Rounding::Up => true,
            Rounding::Ceiling => !negative,
            Rounding::Floor => negative,
            Rounding::ZeroFiveUp => last.is_multiple_of(5),
        }
    }
}

/// Powers of ten, as many as there are.
pub const POWERS: [u128; 39] = {
    let mut powers = [1u128; 39];
    let mut at = 1;
    while at < 39 {
        powers[at] = powers[at - 1] * 10;
        at += 1;
    }
    powers
};

/// Digits are below this: as integers of Python they have 128 bits with the sign.
pub const LIMIT: u128 = 1 << 127;

/// A power of ten.
#[inline]
pub fn power(n: i64) -> Option<u128> {
    POWERS.get(usize::try_from(n).ok()?).copied()
}

/// How many decimal digits; one for zero.
#[inline]
pub fn count(n: u128) -> i64 {
    let bits = 128 - (n | 1).leading_zeros();
    // The logarithm of two is a bit more than 1233/4096.
    let guess = ((bits * 1233) >> 12) as usize;
    guess as i64 + i64::from((n | 1) >= POWERS[guess])
}

/// Quotient and rest.
#[inline]
pub fn divide(n: u128, by: u128) -> (u128, u128) {
    match (u64::try_from(n), u64::try_from(by)) {
        (Ok(n), Ok(by)) => (u128::from(n / by), u128::from(n % by)),
        _ => {
            let quotient = n / by;
            (quotient, n - quotient * by)
        }
    }
}

/// The last digit, by way of words, which are divided far faster.
#[inline]
pub fn last_digit(n: u128) -> u8 {
    let (high, low) = ((n >> 64) as u64, n as u64);
    // The last digit of two to the power of 64 is a six.
    ((high % 10 * 6 + low % 10) % 10) as u8
}

/// The digits without the last ones, rounded, and whether that was inexact.
pub fn shifted(n: u128, places: i64, rounding: Rounding, negative: bool) -> Option<(u128, bool)> {
    let unit = power(places)?;
    let (quotient, rest) = divide(n, unit);
    if rest == 0 {
        return Some((quotient, false));
    }
    let up = rounding.goes_up((rest * 2).cmp(&unit), last_digit(quotient), negative);
    Some((quotient + u128::from(up), true))
}

/// The digits followed by so many zeros.
#[inline]
fn raised(n: u128, places: i64) -> Option<u128> {
    if places == 0 {
        return Some(n);
    }
    n.checked_mul(power(places)?).filter(|n| *n < LIMIT)
}

impl Number {
    /// The exponent of the first digit.
    #[inline]
    pub fn adjusted(self) -> i64 {
        self.exp + count(self.digits) - 1
    }

    /// The number with another exponent, and whether digits were lost that were not zero.
    pub fn rescaled(self, exp: i64, rounding: Rounding) -> Option<(Number, bool)> {
        if self.digits == 0 {
            return Some((Number { exp, ..self }, false));
        }
        if self.exp >= exp {
            return Some((Number { digits: raised(self.digits, self.exp - exp)?, exp, ..self }, false));
        }
        let places = exp - self.exp;
        let (digits, inexact) = if places > count(self.digits) + 1 {
            shifted(1, 2, rounding, self.negative)?
        } else {
            shifted(self.digits, places, rounding, self.negative)?
        };
        Some((Number { digits, exp, ..self }, inexact))
    }

    /// The sum, exact. Of two zeros with different signs and of what cancels out, `floor` says the sign.
    pub fn plus(self, other: Number, prec: i64, floor: bool) -> Option<Number> {
        let exp = self.exp.min(other.exp);
        if self.digits == 0 || other.digits == 0 {
            if self.digits == other.digits {
                let negative = if self.negative == other.negative { self.negative } else { floor };
                return Some(Number { negative, digits: 0, exp });
            }
            let number = if self.digits == 0 { other } else { self };
            return Some(number.rescaled(exp.max(number.exp - prec - 1), Rounding::Down)?.0);
        }
        let (m, n) = (raised(self.digits, self.exp - exp)?, raised(other.digits, other.exp - exp)?);
        if self.negative == other.negative {
            let digits = m.checked_add(n).filter(|n| *n < LIMIT)?;
            return Some(Number { negative: self.negative, digits, exp });
        }
        Some(match m.cmp(&n) {
            Ordering::Equal => Number { negative: floor, digits: 0, exp },
            Ordering::Greater => Number { negative: self.negative, digits: m - n, exp },
            Ordering::Less => Number { negative: other.negative, digits: n - m, exp },
        })
    }

    /// The product, exact.
    pub fn times(self, other: Number) -> Option<Number> {
        let digits = self.digits.checked_mul(other.digits).filter(|n| *n < LIMIT)?;
        Some(Number { negative: self.negative != other.negative, digits, exp: self.exp + other.exp })
    }

    /// The quotient with more digits than the precision, unless it is exact: then with as few as it has, but no exponent above the
    /// ideal one. The divisor is not zero.
    pub fn over(self, other: Number, prec: i64) -> Option<Number> {
        let negative = self.negative != other.negative;
        let mut exp = self.exp - other.exp;
        if self.digits == 0 {
            return Some(Number { negative, digits: 0, exp });
        }
        let mut places = count(other.digits) - count(self.digits) + prec + 1;
        exp -= places;
        let (mut quotient, rest) = match places >= 0 {
            true => match raised(self.digits, places) {
                Some(digits) => divide(digits, other.digits),
                None => {
                    let most = places.min(POWERS.len() as i64 - 1);
                    let digits = raised(self.digits, places - most)?;
                    Wide::product(digits, power(most)?).divide(other.digits)?
                }
            },
            false => divide(self.digits, raised(other.digits, -places)?),
        };
        if rest != 0 {
            // So that no rounding takes it for exact or for half.
            if last_digit(quotient).is_multiple_of(5) {
                quotient += 1;
            }
        } else {
            for step in [16, 8, 4, 2, 1] {
                while places >= step {
                    let (less, rest) = divide(quotient, POWERS[step as usize]);
                    if rest != 0 {
                        break;
                    }
                    (quotient, exp, places) = (less, exp + step, places - step);
                }
            }
        }
        (quotient < LIMIT).then_some(Number { negative, digits: quotient, exp })
    }

    /// The quotient towards zero and the rest. The divisor is not zero.
    pub fn divided(self, other: Number, prec: i64) -> Option<(Number, Number)> {
        let exp = self.exp.min(other.exp);
        let negative = self.negative != other.negative;
        let distance = self.adjusted() - other.adjusted();
        if self.digits == 0 || distance <= -2 {
            return Some((Number { negative, digits: 0, exp: 0 }, self.rescaled(exp, Rounding::Down)?.0));
        }
        if distance > prec {
            return None;
        }
        let (m, n) = (raised(self.digits, self.exp - exp)?, raised(other.digits, other.exp - exp)?);
        let (quotient, rest) = divide(m, n);
        if count(quotient) > prec {
            return None;
        }
        Some((
            Number { negative, digits: quotient, exp: 0 },
            Number { negative: self.negative, digits: rest, exp },
        ))
    }

    /// -1, 0 or 1.
    pub fn compare(self, other: Number) -> Option<Ordering> {
        let sign = |n: Number| {
            if n.digits == 0 {
                0
            } else if n.negative {
                -1
            } else {
                1
            }
        };
        let (x, y) = (sign(self), sign(other));
        if x != y || x == 0 {
            return Some(x.cmp(&y));
        }
        let size = if self.exp == other.exp {
            self.digits.cmp(&other.digits)
        } else {
            match self.adjusted().cmp(&other.adjusted()) {
                Ordering::Equal => {
                    let exp = self.exp.min(other.exp);
                    // As many digits as the other one has, which may be a few too many.
                    let (m, n) = (
                        self.digits.checked_mul(power(self.exp - exp)?)?,
                        other.digits.checked_mul(power(other.exp - exp)?)?,
                    );
                    m.cmp(&n)
                }
                different => different,
            }
        };
        Some(if x < 0 { size.reverse() } else { size })
    }
}
