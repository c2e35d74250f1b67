//! Magnitudes as words of 64 bits, the lowest first: sums, products, quotients and shifts of them where they stand.
//!
//! Division is algorithm D (Knuth, The Art of Computer Programming, volume 2, 4.3.1), with steps that multiply by a
//! reciprocal (Möller and Granlund, Improved division by invariant integers, 2011).

use std::cmp::Ordering;

/// The words of an operand. Those that it does not need are zero.
pub(super) const WORDS: usize = 8;

/// The words of a product of two operands.
pub(super) const PRODUCT: usize = 2 * WORDS;

/// The words that a dividend may have: as many as a product, and one more.
pub(super) const LONG: usize = PRODUCT + 1;

/// The room behind a dividend: what is subtracted from it has the words of an operand and one more, also where it begins at the last.
pub(super) const ROOM: usize = WORDS + 2;

/// How many words there are up to the last that is not zero.
#[inline]
pub(super) fn significant(words: &[u64]) -> usize {
    words.iter().rposition(|word| *word != 0).map_or(0, |at| at + 1)
}

/// Compares magnitudes that have no zeros at their ends.
#[inline]
pub(super) fn compare(a: &[u64], b: &[u64]) -> Ordering {
    a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

/// `a + b`, and whether there is one more word, a one.
#[inline(always)]
pub(super) fn sum(a: &[u64; WORDS], b: &[u64; WORDS]) -> ([u64; WORDS], bool) {
    let (mut sum, mut carry) = ([0; WORDS], false);
    for at in 0..WORDS {
        (sum[at], carry) = a[at].carrying_add(b[at], carry);
    }
    (sum, carry)
}

/// `a - b`, or `b - a` if that is less than zero, and whether it is.
#[inline(always)]
pub(super) fn difference(a: &[u64; WORDS], b: &[u64; WORDS]) -> ([u64; WORDS], bool) {
    let (mut difference, mut borrow) = ([0; WORDS], false);
    for at in 0..WORDS {
        (difference[at], borrow) = a[at].borrowing_sub(b[at], borrow);
    }
    if borrow {
        negate(&mut difference);
    }
    (difference, borrow)
}

/// The two's complement of a two's complement.
#[inline(always)]
pub(super) fn negate(words: &mut [u64]) {
    let mut carry = true;
    for word in words {
        (*word, carry) = (!*word).carrying_add(0, carry);
    }
}

/// Adds a one; what goes beyond the last word is lost.
#[inline]
pub(super) fn increment(words: &mut [u64]) {
    for word in words {
        let carry;
        (*word, carry) = word.overflowing_add(1);
        if !carry {
            return;
        }
    }
}

/// The product of two operands of so many words, for places that are zero. The first has no fewer.
#[inline(always)]
pub(super) fn product(places: &mut [u64; LONG], long: &[u64; WORDS], n: usize, short: &[u64; WORDS], m: usize) {
    // Loops of a constant length have no steps of their own.
    if n > WORDS / 2 {
        add_rows::<WORDS>(places, long, short, m);
    } else if let Some(long) = long.first_chunk() {
        add_rows::<{ WORDS / 2 }>(places, long, short, m);
    }
}

/// Adds the product of two magnitudes to places that are zero.
#[inline(always)]
fn add_rows<const N: usize>(places: &mut [u64; LONG], long: &[u64; N], short: &[u64; WORDS], m: usize) {
    for (at, factor) in short.iter().enumerate().take(m) {
        let Some((row, next)) = places.get_mut(at..).and_then(|places| places.split_first_chunk_mut::<N>()) else { break };
        let mut carry = 0;
        for place in 0..N {
            (row[place], carry) = long[place].carrying_mul_add(*factor, row[place], carry);
        }
        if let Some(next) = next.first_mut() {
            *next = carry;
        }
    }
}

/// Adds the product of two magnitudes of any length to places that are zero; the word behind them is left out where there is no place for it.
#[inline]
pub(super) fn multiply(places: &mut [u64], long: &[u64], short: &[u64]) {
    for (at, factor) in short.iter().enumerate() {
        let mut carry = 0;
        let places = &mut places[at..];
        for (place, word) in places.iter_mut().zip(long) {
            (*place, carry) = word.carrying_mul_add(*factor, *place, carry);
        }
        if let Some(place) = places.get_mut(long.len()) {
            *place = carry;
        }
    }
}

/// Divides a dividend of `n` words, behind which there is [`ROOM`], and which becomes the rest. `put` gets the words of the quotient that are
/// not zero, with their places, from the highest down. The divisor, of `m` words, has no zeros at its end, and is not zero.
#[inline(always)]
pub(super) fn divide<const D: usize>(left: &mut [u64; D], n: usize, by: &[u64; WORDS], m: usize, put: impl FnMut(usize, u64)) {
    if n + ROOM > D || m == 0 || m > WORDS {
        return;
    }
    // With the highest bit of the divisor set, a guess is wrong by two at the most.
    let shift = by[m - 1].leading_zeros();
    if shift == 0 {
        return divide_normal(left, n, by, m, put);
    }
    let mut normal = *by;
    shift_left(&mut normal, m, shift);
    shift_left(left, n + 1, shift);
    divide_normal(left, n, &normal, m, put);
    shift_right(left, m, shift);
}

/// The same of a divisor whose highest bit is set.
#[inline(always)]
fn divide_normal<const D: usize>(left: &mut [u64; D], n: usize, by: &[u64; WORDS], m: usize, mut put: impl FnMut(usize, u64)) {
    let top = by[m - 1];
    let reciprocal = reciprocal(top);
    if m == 1 {
        let mut rest = left[n];
        for at in (0..n).rev() {
            let word;
            (word, rest) = divide_pair(rest, left[at], top, reciprocal);
            put(at, word);
            left[at] = 0;
        }
        left[n] = 0;
        left[0] = rest;
        return;
    }
    let next = u128::from(by[m - 2]);
    for at in (0..(n + 1).saturating_sub(m)).rev() {
        let (high, middle, low) = (left[at + m], left[at + m - 1], left[at + m - 2]);
        if high == 0 && middle < top {
            continue;
        }
        let (mut guess, mut rest) = if high >= top {
            // The rest as it is for the largest guess, where it is a word.
            (u64::MAX, middle.checked_add(top))
        } else {
            let (guess, rest) = divide_pair(high, middle, top, reciprocal);
            (guess, Some(rest))
        };
        while let Some(known) = rest
            && u128::from(guess) * next > (u128::from(known) << 64 | u128::from(low))
        {
            guess -= 1;
            rest = known.checked_add(top);
        }
        // What the divisor does not need are zeros: in this many words there is no borrow beyond the window.
        let is_too_much = if m > WORDS / 2 {
            subtract_product::<D, WORDS>(left, at, by, guess)
        } else {
            subtract_product::<D, { WORDS / 2 }>(left, at, by, guess)
        };
        put(at, guess - u64::from(is_too_much));
    }
}

/// Subtracts a product from the words of a dividend from a place on. Whether that was once too much: that is added again.
#[inline(always)]
fn subtract_product<const D: usize, const N: usize>(left: &mut [u64; D], at: usize, by: &[u64; WORDS], factor: u64) -> bool {
    let Some((window, next)) = left.get_mut(at..).and_then(|left| left.split_first_chunk_mut::<N>()) else { return false };
    let (Some(by), Some(next)) = (by.first_chunk::<N>(), next.first_mut()) else { return false };
    let (mut carry, mut borrow) = (0, false);
    for place in 0..N {
        let product;
        (product, carry) = by[place].carrying_mul(factor, carry);
        (window[place], borrow) = window[place].borrowing_sub(product, borrow);
    }
    (*next, borrow) = next.borrowing_sub(carry, borrow);
    if borrow {
        *next = next.wrapping_add(add_back(window, by).into());
    }
    borrow
}

/// Adds the divisor once more. Whether there is a carry.
#[cold]
fn add_back<const N: usize>(window: &mut [u64; N], by: &[u64; N]) -> bool {
    let mut carry = false;
    for place in 0..N {
        (window[place], carry) = window[place].carrying_add(by[place], carry);
    }
    carry
}

/// Shifts so many words by less than a word; what leaves at the end is lost.
#[inline(always)]
pub(super) fn shift_left<const N: usize>(words: &mut [u64; N], n: usize, by: u32) {
    let mut carry = 0;
    for word in words.iter_mut().take(n) {
        let double = u128::from(*word) << by;
        (*word, carry) = (double as u64 | carry, (double >> 64) as u64);
    }
}

/// The same to the right.
#[inline(always)]
pub(super) fn shift_right<const N: usize>(words: &mut [u64; N], n: usize, by: u32) {
    let mut carry = 0;
    for at in (0..n.min(N)).rev() {
        let double = u128::from(words[at]) << 64 >> by;
        (words[at], carry) = ((double >> 64) as u64 | carry, double as u64);
    }
}

/// What is multiplied by in place of dividing by a word whose highest bit is set.
#[inline]
pub(super) const fn reciprocal(by: u64) -> u64 {
    ((((!by) as u128) << 64 | u64::MAX as u128) / by as u128) as u64
}

/// Quotient and rest of two words by one whose highest bit is set and that is greater than the high word.
#[inline(always)]
pub(super) fn divide_pair(high: u64, low: u64, by: u64, reciprocal: u64) -> (u64, u64) {
    let guess = u128::from(reciprocal) * u128::from(high) + (u128::from(high) << 64 | u128::from(low));
    let mut quotient = ((guess >> 64) as u64).wrapping_add(1);
    let mut rest = low.wrapping_sub(quotient.wrapping_mul(by));
    if rest > guess as u64 {
        quotient = quotient.wrapping_sub(1);
        rest = rest.wrapping_add(by);
    }
    if rest >= by {
        quotient = quotient.wrapping_add(1);
        rest -= by;
    }
    (quotient, rest)
}
