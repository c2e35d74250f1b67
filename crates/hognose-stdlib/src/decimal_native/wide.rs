//! Products of 256 bits, for what is rounded back to 128 at once.

const HALF: u32 = 64;
const LOW: u128 = (1 << HALF) - 1;

/// An integer of 256 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wide {
    high: u128,
    low: u128,
}

impl Wide {
    /// `a * b`.
    pub fn product(a: u128, b: u128) -> Wide {
        let (a1, a0, b1, b0) = (a >> HALF, a & LOW, b >> HALF, b & LOW);
        let lowest = a0 * b0;
        let middle = a0 * b1 + (lowest >> HALF);
        let other = a1 * b0 + (middle & LOW);
        Wide { high: a1 * b1 + (middle >> HALF) + (other >> HALF), low: other << HALF | lowest & LOW }
    }

    /// Quotient and rest; `None` when the quotient has more than 128 bits.
    pub fn divide(self, by: u128) -> Option<(u128, u128)> {
        if self.high >= by {
            return None;
        }
        if self.high == 0 {
            let quotient = self.low / by;
            return Some((quotient, self.low - quotient * by));
        }
        // Long division with digits of 64 bits, the first one of the divisor not below half of what it can be.
        let shift = by.leading_zeros();
        let by = by << shift;
        let carried = if shift == 0 { 0 } else { self.low >> (128 - shift) };
        let (upper, lower) = (self.high << shift | carried, self.low << shift);
        let (first, rest) = digit(upper, lower >> HALF, by);
        let (second, rest) = digit(rest, lower & LOW, by);
        Some((first << HALF | second, rest >> shift))
    }
}

/// One digit of a quotient, and the rest: of `rest * 2**64 + next`, where the rest is below the divisor.
fn digit(rest: u128, next: u128, by: u128) -> (u128, u128) {
    let (high, low) = (by >> HALF, by & LOW);
    let (mut guess, mut left) = (rest / high, rest % high);
    // At most two too large.
    while guess > LOW || guess * low > (left << HALF | next) {
        guess -= 1;
        left += high;
        if left > LOW {
            break;
        }
    }
    let rest = (rest << HALF | next).wrapping_sub(guess.wrapping_mul(by));
    (guess, rest)
}
