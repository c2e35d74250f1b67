//! Shifts and bitwise operations, on two's complement of unlimited width.

use super::few;
use super::{Int, IntRef, MOST_BITS};
use crate::num::meter::{Error, Fault, Meter};
use num_bigint::BigInt;

/// A bitwise operation over two operands: 128 bits at a time where possible.
macro_rules! bitwise {
    ($(#[$doc:meta])* $name:ident, $op:tt, $both:literal, $one:literal) => {
        $(#[$doc])*
        #[inline]
        pub fn $name<M: Meter>(self, other: IntRef<'_>, meter: &mut M) -> Result<Int, M::Stop> {
            match (self, other) {
                (IntRef::Small(a), IntRef::Small(b)) => Ok(Int::Small(a $op b)),
                (IntRef::Wide(a), IntRef::Wide(b)) => Ok(Int::from(a $op b)),
                (IntRef::Wide(a), IntRef::Small(b)) | (IntRef::Small(b), IntRef::Wide(a)) => {
                    Ok(Int::from(a $op i128::from(b)))
                }
                (IntRef::Big(a), IntRef::Big(b)) => {
                    meter.charge(2 * (self.words() + other.words()))?;
                    Ok(Int::from(a $op b))
                }
                (a, b) => {
                    meter.charge(2 * (a.words() + b.words()))?;
                    if let Some(bits) = few::bits(a, b, $both, $one) {
                        return Ok(bits);
                    }
                    Ok(Int::from(a.to_bigint() $op b.to_bigint()))
                }
            }
        }
    };
}

impl IntRef<'_> {
    bitwise!(
        /// `self & other`.
        bit_and,
        &,
        true,
        false
    );
    bitwise!(
        /// `self | other`.
        bit_or,
        |,
        true,
        true
    );
    bitwise!(
        /// `self ^ other`.
        bit_xor,
        ^,
        false,
        true
    );

    /// `~self`.
    #[inline]
    pub fn invert<M: Meter>(self, meter: &mut M) -> Result<Int, M::Stop> {
        match self {
            IntRef::Small(x) => Ok(Int::Small(!x)),
            IntRef::Wide(x) => Ok(Int::from(!x)),
            IntRef::Few(_) => {
                meter.charge(self.words())?;
                Ok(few::difference(IntRef::Small(-1), self).unwrap_or(Int::ZERO))
            }
            IntRef::Big(x) => {
                meter.charge(self.words())?;
                Ok(Int::from(!x))
            }
        }
    }

    /// `self << count`; [`super::shl_bits`] bounds the size of the result.
    #[inline]
    pub fn shl<M: Meter>(self, count: IntRef<'_>, meter: &mut M) -> Result<Int, Error<M::Stop>> {
        if let (IntRef::Small(x), IntRef::Small(n @ 0..=63)) = (self, count) {
            return Ok(Int::from(i128::from(x) << n));
        }
        if count.is_negative() {
            return Error::fault(Fault::value("negative shift count"));
        }
        if self.is_zero() {
            return Ok(Int::ZERO);
        }
        let Some(n) = count.to_i64().and_then(|n| u64::try_from(n).ok()) else {
            return Error::fault(Fault::overflow("too many digits in integer"));
        };
        meter.charge(self.words().saturating_add(n / 64))?;
        if n > MOST_BITS {
            return Error::fault(Fault::overflow("too many digits in integer"));
        }
        Ok(match self {
            IntRef::Few(x) if n < few::OPERAND_BITS => few::shl(x, n as usize),
            IntRef::Big(x) => Int::from(x << n),
            x => Int::from(x.to_bigint() << n),
        })
    }

    /// `self >> count`, rounding down.
    #[inline]
    pub fn shr<M: Meter>(self, count: IntRef<'_>, meter: &mut M) -> Result<Int, Error<M::Stop>> {
        if let (IntRef::Small(x), IntRef::Small(n)) = (self, count)
            && n >= 0
        {
            return Ok(Int::Small(x >> n.min(63)));
        }
        if count.is_negative() {
            return Error::fault(Fault::value("negative shift count"));
        }
        let n = match count.to_i64() {
            Some(n) if n.unsigned_abs() <= self.bit_length() => n,
            _ => return Ok(Int::Small(if self.is_negative() { -1 } else { 0 })),
        };
        Ok(match self {
            IntRef::Small(x) => Int::Small(x >> n.min(63)),
            IntRef::Wide(x) => Int::from(x >> n.min(127)),
            IntRef::Few(x) if (n as u64) < few::OPERAND_BITS => {
                meter.charge(2 * self.words())?;
                few::shr(x, n as usize)
            }
            IntRef::Few(_) => Int::Small(if self.is_negative() { -1 } else { 0 }),
            IntRef::Big(x) => {
                meter.charge(2 * self.words())?;
                Int::from(x >> n)
            }
        })
    }

    /// `self.bit_length()`: the bits of the magnitude.
    #[inline]
    pub fn bit_length(self) -> u64 {
        match self {
            IntRef::Small(x) => u64::from(64 - x.unsigned_abs().leading_zeros()),
            IntRef::Wide(x) => u64::from(128 - x.unsigned_abs().leading_zeros()),
            IntRef::Few(x) => x.bits(),
            IntRef::Big(x) => x.bits(),
        }
    }

    /// `self.bit_count()`: the ones of the magnitude.
    pub fn bit_count<M: Meter>(self, meter: &mut M) -> Result<u64, M::Stop> {
        match self {
            IntRef::Small(x) => Ok(x.unsigned_abs().count_ones().into()),
            IntRef::Wide(x) => Ok(x.unsigned_abs().count_ones().into()),
            IntRef::Few(x) => {
                meter.charge(self.words())?;
                Ok(x.words().iter().map(|word| u64::from(word.count_ones())).sum())
            }
            IntRef::Big(x) => {
                meter.charge(self.words())?;
                Ok(x.magnitude().count_ones())
            }
        }
    }

    /// The number of zero bits below the lowest one; 0 for zero.
    pub fn trailing_zeros(self) -> u64 {
        match self {
            IntRef::Small(0) | IntRef::Wide(0) => 0,
            IntRef::Small(x) => x.trailing_zeros().into(),
            IntRef::Wide(x) => x.trailing_zeros().into(),
            IntRef::Few(x) => {
                let zeros = x.words().iter().take_while(|word| **word == 0).count();
                let last = x.words().get(zeros).map_or(0, |word| word.trailing_zeros());
                64 * zeros as u64 + u64::from(last)
            }
            IntRef::Big(x) => BigInt::trailing_zeros(x).unwrap_or(0),
        }
    }
}
