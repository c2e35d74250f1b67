//! `int.to_bytes` and `int.from_bytes`.

use super::{Int, IntRef, few};
use crate::num::meter::{Error, Fault, Meter};
use num_bigint::{BigInt, BigUint};

/// Digits of 32 bits that are moved between charges.
const BLOCK: usize = 1 << 16;

impl IntRef<'_> {
    /// `self.to_bytes(length, byteorder, signed=signed)`.
    ///
    /// The caller has refused a negative length and accounts for `length` bytes.
    pub fn to_bytes<M: Meter>(
        self,
        length: usize,
        big_endian: bool,
        signed: bool,
        meter: &mut M,
    ) -> Result<Vec<u8>, Error<M::Stop>> {
        let negative = self.is_negative();
        if negative && !signed {
            return Error::fault(Fault::overflow("can't convert negative int to unsigned"));
        }
        let room = u64::try_from(length).unwrap_or(u64::MAX).saturating_mul(8);
        // `-2**n` takes no more bits than the numbers above it; zero fits even in no bytes.
        let bits = match (signed, negative) {
            (false, _) => self.bit_length(),
            (true, true) => self.invert(meter)?.as_ref().bit_length() + 1,
            (true, false) if self.is_zero() => 0,
            (true, false) => self.bit_length() + 1,
        };
        if bits > room {
            return Error::fault(Fault::overflow("int too big to convert"));
        }
        let mut bytes = match self {
            IntRef::Small(x) => x.to_le_bytes().to_vec(),
            IntRef::Wide(x) => x.to_le_bytes().to_vec(),
            IntRef::Few(x) => x.to_bytes(length),
            IntRef::Big(x) => {
                // A negative number is its complement's digits, turned.
                let fill = if negative { u32::MAX } else { 0 };
                let inverted = if negative { Some(self.invert(meter)?.as_ref().magnitude()) } else { None };
                let magnitude = inverted.as_ref().unwrap_or(x.magnitude());
                let mut bytes = Vec::with_capacity(length);
                let digits = magnitude.iter_u32_digits();
                let n = digits.len();
                for (at, digit) in digits.enumerate() {
                    if at % BLOCK == 0 {
                        meter.charge(4 * (n - at).min(BLOCK) as u64)?;
                    }
                    bytes.extend_from_slice(&(digit ^ fill).to_le_bytes());
                }
                bytes
            }
        };
        meter.charge(room / 128)?;
        bytes.resize(length, if negative { 0xff } else { 0 });
        if big_endian {
            bytes.reverse();
        }
        Ok(bytes)
    }
}

/// `int.from_bytes(bytes, byteorder, signed=signed)`.
pub fn from_bytes<M: Meter>(
    bytes: &[u8],
    big_endian: bool,
    signed: bool,
    meter: &mut M,
) -> Result<Int, M::Stop> {
    if bytes.len() < 16 {
        let mut value = 0i128;
        let mut push = |byte: &u8| value = value << 8 | i128::from(*byte);
        if big_endian {
            bytes.iter().for_each(&mut push)
        } else {
            bytes.iter().rev().for_each(&mut push)
        }
        let top = if big_endian { bytes.first() } else { bytes.last() };
        if signed && top.is_some_and(|byte| byte & 0x80 != 0) {
            value -= 1i128 << (8 * bytes.len());
        }
        return Ok(Int::from(value));
    }
    let negative =
        signed && (if big_endian { bytes.first() } else { bytes.last() }).is_some_and(|top| top & 0x80 != 0);
    if bytes.len() <= 64 && !negative {
        meter.charge(16)?;
        return Ok(if big_endian { few::from_bytes(bytes.iter().rev().copied()) } else { few::from_bytes(bytes.iter().copied()) });
    }
    let mut digits = Vec::with_capacity(bytes.len() / 4 + 1);
    let n = bytes.len().div_ceil(4);
    for at in 0..n {
        if at % BLOCK == 0 {
            meter.charge(4 * (n - at).min(BLOCK) as u64)?;
        }
        let mut four = [0u8; 4];
        for (place, position) in four.iter_mut().zip(4 * at..) {
            let from = if big_endian { bytes.len().checked_sub(position + 1) } else { Some(position) };
            *place = from.and_then(|from| bytes.get(from)).copied().unwrap_or(0);
        }
        digits.push(u32::from_le_bytes(four));
    }
    let magnitude = BigInt::from(BigUint::new(digits));
    if !negative {
        return Ok(Int::from(magnitude));
    }
    meter.charge(u64::try_from(bytes.len()).unwrap_or(u64::MAX) / 4)?;
    Ok(Int::from(magnitude - (BigInt::from(1) << (8 * bytes.len()))))
}
