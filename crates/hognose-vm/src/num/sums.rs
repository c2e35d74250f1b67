//! Sums of floats that lose less than adding does: `sum`, `math.fsum`, `math.hypot`, `math.dist`, `math.sumprod`.
//!
//! Each is fed item by item, so that the caller can charge, stop and go on.

use super::meter::Fault;

/// `a + b` and what rounding lost (Knuth's two-sum).
#[inline]
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let of_b = sum - a;
    let lost = (a - (sum - of_b)) + (b - of_b);
    (sum, lost)
}

/// `a * b` and what rounding lost.
#[inline]
fn two_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    (product, a.mul_add(b, -product))
}

/// The sum that `sum` keeps of floats (Neumaier's compensated sum).
#[derive(Debug, Clone, Copy, Default)]
pub struct CompensatedSum {
    sum: f64,
    lost: f64,
}

impl CompensatedSum {
    /// Starts from a first value.
    pub fn new(start: f64) -> CompensatedSum {
        CompensatedSum { sum: start, lost: 0.0 }
    }

    #[inline]
    pub fn add(&mut self, x: f64) {
        let total = self.sum + x;
        self.lost += if self.sum.abs() >= x.abs() { (self.sum - total) + x } else { (x - total) + self.sum };
        self.sum = total;
    }

    /// The sum. What was lost counts unless it is infinite or not a number.
    pub fn finish(self) -> f64 {
        if self.lost != 0.0 && self.lost.is_finite() { self.sum + self.lost } else { self.sum }
    }

    /// The running sum and its correction, to be stored; see [`CompensatedSum::from_parts`].
    pub fn parts(self) -> (f64, f64) {
        (self.sum, self.lost)
    }

    pub fn from_parts(sum: f64, lost: f64) -> CompensatedSum {
        CompensatedSum { sum, lost }
    }
}

/// The exact sum of `math.fsum`: partial sums that do not overlap (Shewchuk), rounded once at the end.
#[derive(Debug, Clone, Default)]
pub struct ExactSum {
    /// Increasing in magnitude, none zero.
    partials: Vec<f64>,
    special: f64,
    infinite: f64,
}

impl ExactSum {
    pub fn add(&mut self, x: f64) -> Result<(), Fault> {
        let mut carry = x;
        let mut kept = 0;
        for at in 0..self.partials.len() {
            let Some(&partial) = self.partials.get(at) else { break };
            let (sum, lost) = two_sum(carry, partial);
            if lost != 0.0
                && let Some(place) = self.partials.get_mut(kept)
            {
                *place = lost;
                kept += 1;
            }
            carry = sum;
        }
        self.partials.truncate(kept);
        if carry == 0.0 {
            return Ok(());
        }
        if carry.is_finite() {
            self.partials.push(carry);
            return Ok(());
        }
        if x.is_finite() {
            return Err(Fault::overflow("intermediate overflow in fsum"));
        }
        if x.is_infinite() {
            self.infinite += x;
        }
        self.special += x;
        self.partials.clear();
        Ok(())
    }

    pub fn finish(mut self) -> Result<f64, Fault> {
        if self.special != 0.0 {
            if self.infinite.is_nan() {
                return Err(Fault::value("-inf + inf in fsum"));
            }
            return Ok(self.special);
        }
        let Some(mut high) = self.partials.pop() else { return Ok(0.0) };
        let mut low = 0.0;
        while let Some(partial) = self.partials.pop() {
            (high, low) = two_sum(high, partial);
            if low != 0.0 {
                break;
            }
        }
        // A tie that the next partial decides: round away when doubling the rest is exact.
        if let Some(&next) = self.partials.last()
            && ((low < 0.0 && next < 0.0) || (low > 0.0 && next > 0.0))
        {
            let twice = low * 2.0;
            let candidate = high + twice;
            if twice == candidate - high {
                high = candidate;
            }
        }
        Ok(high)
    }
}

/// `math.hypot(*coordinates)`; of differences it is `math.dist`.
pub fn hypot(coordinates: &[f64]) -> f64 {
    let largest = coordinates.iter().fold(0.0f64, |largest, x| largest.max(x.abs()));
    if coordinates.iter().any(|x| x.is_infinite()) {
        return f64::INFINITY;
    }
    if coordinates.iter().any(|x| x.is_nan()) {
        return f64::NAN;
    }
    if largest == 0.0 || coordinates.len() <= 1 {
        return largest;
    }
    // Scaled by a power of two to about 1, the squares neither overflow nor vanish. Most are so already.
    let is_scaled = (1e-50..1e100).contains(&largest);
    let exponent = if is_scaled { 0 } else { libm::frexp(largest).1 };
    let scale = |x: f64| if is_scaled { x } else { libm::scalbn(x, -exponent) };
    let (mut sum, mut lost) = (0.0, 0.0);
    for &x in coordinates {
        let (square, low) = two_product(scale(x), scale(x));
        let (total, rest) = two_sum(sum, square);
        sum = total;
        lost += low + rest;
    }
    let root = (sum + lost).sqrt();
    // One step of Newton's method with the exact residue makes the root right to the last bit but in rare ties.
    let (square, low) = two_product(root, root);
    let (residue, rest) = two_sum(sum, -square);
    let root = root + (residue + (rest + (lost - low))) / (2.0 * root);
    if is_scaled { root } else { libm::scalbn(root, exponent) }
}

/// `math.sumprod` of floats: a dot product in triple precision (Ogita, Rump and Oishi).
#[derive(Debug, Clone, Copy, Default)]
pub struct DotProduct {
    high: f64,
    low: f64,
    tiny: f64,
}

impl DotProduct {
    #[inline]
    pub fn add(&mut self, a: f64, b: f64) {
        let (product, rest) = two_product(a, b);
        let (high, first) = two_sum(self.high, product);
        let (low, second) = two_sum(self.low, rest);
        let (low, third) = two_sum(low, first);
        *self = DotProduct { high, low, tiny: self.tiny + second + third };
    }

    /// The sum; not finite when a product or a partial sum is not, and then the caller adds plainly.
    pub fn finish(self) -> f64 {
        let (sum, rest) = two_sum(self.low, self.high);
        self.tiny + rest + sum
    }
}
