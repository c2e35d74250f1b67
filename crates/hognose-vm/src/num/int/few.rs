//! Integers of a few words, beyond what the machine's own hold: arithmetic where they stand, on the stack.
//!
//! For them a library that serves numbers of any length takes several times as long as the work itself: it copies, allocates
//! and shifts whole numbers around a loop of four steps. Keys, hashes, residues and most products are of this size.
//!
//! Division is algorithm D (Knuth, The Art of Computer Programming, volume 2, 4.3.1), with steps that multiply by a
//! reciprocal (Möller and Granlund, Improved division by invariant integers, 2011).

use super::{Int, IntRef};
use num_bigint::{BigInt, Sign};
use std::cmp::Ordering;

/// The words that an operand may have.
const WORDS: usize = 8;

/// The words that a dividend may have: as many as a product, and one more.
const LONG: usize = 2 * WORDS + 1;

/// The bits that a product may have.
pub(super) const BITS: u64 = 2 * 64 * WORDS as u64;

/// So many decimal digits are read at a time, and the power of ten that they are below, whose highest bit is set.
const DIGITS: usize = 19;
const POWER: u64 = 10u64.pow(DIGITS as u32);

/// As many decimal digits as certainly have room in the words of an operand.
pub(super) const DECIMALS: usize = WORDS * DIGITS;

/// An operand: its sign, and the words of its magnitude, the lowest first.
pub(crate) struct Few {
    negative: bool,
    len: usize,
    words: [u64; WORDS],
}

impl Few {
    /// An integer, if it has so few words.
    #[inline(always)]
    pub(crate) fn of(x: IntRef<'_>) -> Option<Few> {
        let mut few = Few { negative: x.is_negative(), len: 0, words: [0; WORDS] };
        match x {
            IntRef::Small(x) => {
                few.words[0] = x.unsigned_abs();
                few.len = usize::from(x != 0);
            }
            IntRef::Wide(x) => {
                let magnitude = x.unsigned_abs();
                (few.words[0], few.words[1]) = (magnitude as u64, (magnitude >> 64) as u64);
                few.len = significant(&few.words[..2]);
            }
            IntRef::Big(x) => {
                let digits = x.iter_u64_digits();
                few.len = digits.len();
                if few.len > WORDS {
                    return None;
                }
                few.words.iter_mut().zip(digits).for_each(|(word, digit)| *word = digit);
            }
        }
        Some(few)
    }

    /// How many words its magnitude has.
    #[inline]
    pub(crate) fn len(&self) -> u64 {
        self.len as u64
    }

    #[inline]
    pub(crate) fn is_zero(&self) -> bool {
        self.len == 0
    }

    #[inline]
    fn words(&self) -> &[u64] {
        &self.words[..self.len]
    }

    /// `self + other`.
    #[inline]
    pub(crate) fn add(&self, other: &Few) -> Int {
        self.sum(other, other.negative)
    }

    /// `self - other`.
    #[inline]
    pub(crate) fn sub(&self, other: &Few) -> Int {
        self.sum(other, !other.negative)
    }

    /// The sum with the magnitude of another one, of this sign.
    #[inline]
    fn sum(&self, other: &Few, negative: bool) -> Int {
        let mut sum = [0; WORDS + 1];
        if self.negative == negative {
            let (long, short) = if self.len >= other.len { (self, other) } else { (other, self) };
            sum[..WORDS].copy_from_slice(&long.words);
            sum[long.len] = u64::from(add_to(&mut sum[..long.len], short.words()));
            return integer(negative, &sum[..=long.len]);
        }
        let is_less = compare(self.words(), other.words()) == Ordering::Less;
        let (long, short) = if is_less { (other, self) } else { (self, other) };
        sum[..WORDS].copy_from_slice(&long.words);
        subtract_from(&mut sum[..long.len], short.words());
        integer(if is_less { negative } else { self.negative }, &sum[..long.len])
    }

    /// `self * other`.
    #[inline]
    pub(crate) fn mul(&self, other: &Few) -> Int {
        let mut product = [0; 2 * WORDS];
        let (long, short) = if self.len >= other.len { (self, other) } else { (other, self) };
        multiply(&mut product, long.words(), short.words());
        integer(self.negative != other.negative, &product[..self.len + other.len])
    }

    /// `self ** exponent` for an exponent that is not zero, where the bits of the magnitude, so many times, are no more than those of a
    /// product; from the highest bit of the exponent down.
    pub(crate) fn pow(&self, exponent: u64) -> Int {
        // A product may have a word more, which is zero.
        let (mut power, mut product) = ([0; LONG], [0; LONG]);
        power[..self.len].copy_from_slice(self.words());
        let mut len = self.len;
        for bit in (0..exponent.ilog2()).rev() {
            let most = (2 * len).min(LONG);
            product[..most].fill(0);
            multiply(&mut product[..most], &power[..len], &power[..len]);
            len = significant(&product[..most]);
            if exponent >> bit & 1 == 1 {
                let most = (len + self.len).min(LONG);
                power[..most].fill(0);
                multiply(&mut power[..most], &product[..len], self.words());
                len = significant(&power[..most]);
            } else {
                std::mem::swap(&mut power, &mut product);
            }
        }
        integer(self.negative && exponent & 1 == 1, &power[..len])
    }

    /// `divmod(self, other)`, where the other one is not zero.
    pub(crate) fn divmod(&self, other: &Few) -> (Int, Int) {
        let division = Division::of(self.negative, self.words(), other);
        (division.quotient(), division.rest())
    }

    /// `self // other`, where the other one is not zero.
    pub(crate) fn floordiv(&self, other: &Few) -> Int {
        Division::of(self.negative, self.words(), other).quotient()
    }

    /// `self % other`, where the other one is not zero.
    pub(crate) fn modulo(&self, other: &Few) -> Int {
        Division::of(self.negative, self.words(), other).rest()
    }

    /// `x % self`, where this is not zero, of one that has no more words than the product of two operands, or a few more.
    #[inline(never)]
    pub(crate) fn rest_of(&self, x: &BigInt) -> Option<Int> {
        let digits = x.iter_u64_digits();
        let mut words = [0; LONG];
        let words = words.get_mut(..digits.len())?;
        words.iter_mut().zip(digits).for_each(|(word, digit)| *word = digit);
        Some(Division::of(x.sign() == Sign::Minus, words, self).rest())
    }

    /// `&`, `|` or `^`, by whether a bit is set that both have, and whether one that one of them has.
    #[inline]
    pub(crate) fn bits(&self, other: &Few, both: bool, one: bool) -> Int {
        let (mut words, other) = (self.complement(), other.complement());
        let [both, one] = [both, one].map(|is_set| if is_set { u64::MAX } else { 0 });
        for (word, other) in words.iter_mut().zip(other) {
            *word = *word & other & both | (*word ^ other) & one;
        }
        let negative = words[WORDS] >> 63 != 0;
        if negative {
            negate(&mut words);
        }
        integer(negative, &words)
    }

    /// The two's complement, with a word for the sign.
    #[inline]
    fn complement(&self) -> [u64; WORDS + 1] {
        let mut words = [0; WORDS + 1];
        words[..WORDS].copy_from_slice(&self.words);
        if self.negative {
            negate(&mut words);
        }
        words
    }

    /// How far one may be shifted here, from 0 on; `None` for those that may not.
    #[inline]
    pub(crate) fn distance(&self) -> Option<usize> {
        let by = usize::try_from(self.words[0]).ok()?;
        (!self.negative && self.len <= 1 && by < 64 * WORDS).then_some(by)
    }

    /// `self << by`, for a [`Few::distance`].
    #[inline]
    pub(crate) fn shl(&self, by: usize) -> Int {
        let mut shifted = [0; 2 * WORDS];
        let (whole, part) = (by / 64, by % 64);
        shifted[whole..whole + WORDS].copy_from_slice(&self.words);
        shift_left(&mut shifted[whole..], part as u32);
        integer(self.negative, &shifted)
    }

    /// `self >> by`, for a [`Few::distance`]. What is negative is rounded down.
    #[inline]
    pub(crate) fn shr(&self, by: usize) -> Int {
        let mut shifted = [0; WORDS + 1];
        let (whole, part) = (by / 64, by % 64);
        let (lost, kept) = self.words.split_at(whole);
        shifted[..kept.len()].copy_from_slice(kept);
        shift_right(&mut shifted, part as u32);
        if self.negative && (significant(lost) > 0 || kept[0] & ((1 << part) - 1) != 0) {
            add_to(&mut shifted, &[1]);
        }
        integer(self.negative, &shifted)
    }

    /// The decimal digits, behind a minus if there is one.
    pub(crate) fn to_decimal(&self) -> String {
        const RECIPROCAL: u64 = reciprocal(POWER);
        /// Words of 64 bits, and one digit more for each than a word has for certain.
        const MOST: usize = WORDS * (DIGITS + 1) + 1;
        let mut text = [b'0'; MOST];
        let mut at = MOST;
        let (mut words, mut len) = (self.words, self.len);
        loop {
            let mut part = 0;
            for word in words[..len].iter_mut().rev() {
                (*word, part) = divide(part, *word, POWER, RECIPROCAL);
            }
            len = significant(&words[..len]);
            let end = at;
            while part > 0 {
                at -= 1;
                text[at] = b'0' + (part % 10) as u8;
                part /= 10;
            }
            if len == 0 {
                break;
            }
            at = end - DIGITS;
        }
        if at == MOST {
            at -= 1;
        }
        if self.negative {
            at -= 1;
            text[at] = b'-';
        }
        std::str::from_utf8(&text[at..]).unwrap_or_default().to_string()
    }
}

/// Two integers, if both have so few words: for operands that are not in a loop's way.
#[inline(never)]
pub(super) fn pair(a: IntRef<'_>, b: IntRef<'_>) -> Option<(Few, Few)> {
    Some((Few::of(a)?, Few::of(b)?))
}

/// The integer of at most [`DECIMALS`] decimal digits.
pub(super) fn from_decimal(negative: bool, digits: &[u8]) -> Int {
    let mut words = [0; WORDS];
    let mut len = 0;
    // The first part is the short one.
    let (first, rest) = digits.split_at(digits.len() % DIGITS);
    for part in std::iter::once(first).chain(rest.chunks(DIGITS)) {
        let mut carry = part.iter().fold(0, |value, digit| value * 10 + u64::from(digit - b'0'));
        for word in &mut words[..len] {
            let step = u128::from(*word) * u128::from(POWER) + u128::from(carry);
            (*word, carry) = (step as u64, (step >> 64) as u64);
        }
        if carry > 0
            && let Some(place) = words.get_mut(len)
        {
            *place = carry;
            len += 1;
        }
    }
    integer(negative, &words[..len])
}

/// A division: the quotient, and what is left of the dividend, whose words become those of the rest.
struct Division<'a> {
    by: &'a Few,
    negative: bool,
    /// So many words at most are those of the quotient, rounded down.
    len: usize,
    quotient: [u64; LONG + 1],
    left: [u64; LONG + 1],
}

impl<'a> Division<'a> {
    /// Divides the magnitude of so many words, and rounds the quotient down, as Python does, in place of to zero; the rest has the
    /// sign of the divisor then. The divisor is not zero.
    #[inline]
    fn of(negative: bool, of: &[u64], by: &'a Few) -> Division<'a> {
        let len = (of.len() + 2).saturating_sub(by.len).clamp(1, LONG + 1);
        let mut division = Division { by, negative: negative != by.negative, len, quotient: [0; LONG + 1], left: [0; LONG + 1] };
        let Division { quotient, left, .. } = &mut division;
        left[..of.len()].copy_from_slice(of);
        divide_magnitudes(&mut left[..=of.len()], by.words(), quotient);
        if division.negative && significant(&division.left[..by.len]) > 0 {
            add_to(&mut division.quotient, &[1]);
            let mut rest = [0; LONG + 1];
            rest[..WORDS].copy_from_slice(&by.words);
            subtract_from(&mut rest, &division.left);
            division.left = rest;
        }
        division
    }

    #[inline]
    fn quotient(&self) -> Int {
        integer(self.negative, &self.quotient[..self.len])
    }

    #[inline]
    fn rest(&self) -> Int {
        integer(self.by.negative, &self.left[..self.by.len])
    }
}

/// Divides what is left, a dividend and a word more, which becomes the rest. The divisor is not zero and has no zeros at its end.
#[inline(never)]
fn divide_magnitudes(left: &mut [u64], by: &[u64], quotient: &mut [u64]) {
    let (n, m) = (left.len() - 1, by.len());
    if n < m || m == 0 || m > WORDS {
        return;
    }
    let shift = by[m - 1].leading_zeros();
    if by[m - 1].is_power_of_two() && significant(&by[..m - 1]) == 0 {
        // What is below the one bit is the rest.
        quotient[..=n - m].copy_from_slice(&left[m - 1..n]);
        shift_right(&mut quotient[..=n - m], 63 - shift);
        left[m - 1] &= by[m - 1] - 1;
        left[m..].fill(0);
        return;
    }
    // With the highest bit of the divisor set, a guess is wrong by two at the most.
    let mut normal = [0; WORDS];
    let normal = &mut normal[..m];
    normal.copy_from_slice(by);
    shift_left(left, shift);
    shift_left(normal, shift);
    let by = &*normal;
    let top = by[m - 1];
    let reciprocal = reciprocal(top);
    if m == 1 {
        let mut rest = left[n];
        for at in (0..n).rev() {
            (quotient[at], rest) = divide(rest, left[at], top, reciprocal);
        }
        left.fill(0);
        left[0] = rest;
    } else {
        let next = u128::from(by[m - 2]);
        for at in (0..=n - m).rev() {
            let window = &mut left[at..=at + m];
            let (high, middle, low) = (window[m], window[m - 1], window[m - 2]);
            let (mut guess, mut rest) = if high >= top {
                // The rest as it is for the largest guess, where it is a word.
                (u64::MAX, middle.checked_add(top))
            } else {
                let (guess, rest) = divide(high, middle, top, reciprocal);
                (guess, Some(rest))
            };
            while let Some(known) = rest
                && u128::from(guess) * next > (u128::from(known) << 64 | u128::from(low))
            {
                guess -= 1;
                rest = known.checked_add(top);
            }
            if subtract_product(window, by, guess) {
                guess -= 1;
                add_to(window, by);
            }
            quotient[at] = guess;
        }
    }
    shift_right(&mut left[..m], shift);
}

/// How many words there are up to the last that is not zero.
#[inline]
fn significant(words: &[u64]) -> usize {
    words.iter().rposition(|word| *word != 0).map_or(0, |at| at + 1)
}

/// Adds the product of two magnitudes to places that are zero; the word behind them is left out where there is no place for it.
#[inline]
fn multiply(places: &mut [u64], long: &[u64], short: &[u64]) {
    for (at, factor) in short.iter().enumerate() {
        let mut carry = 0;
        let places = &mut places[at..];
        for (place, word) in places.iter_mut().zip(long) {
            let step = u128::from(*word) * u128::from(*factor) + u128::from(*place) + u128::from(carry);
            (*place, carry) = (step as u64, (step >> 64) as u64);
        }
        if let Some(place) = places.get_mut(long.len()) {
            *place = carry;
        }
    }
}

/// An integer of a magnitude, in its smallest size: in one place for all that make one.
#[inline(never)]
fn integer(negative: bool, words: &[u64]) -> Int {
    let words = &words[..significant(words)];
    if let [] | [_] | [_, _] = *words {
        let word = |at: usize| u128::from(words.get(at).copied().unwrap_or(0));
        let magnitude = word(1) << 64 | word(0);
        if let Ok(value) = i128::try_from(magnitude) {
            return Int::from(if negative { -value } else { value });
        }
        if negative && magnitude == 1 << 127 {
            return Int::Wide(i128::MIN);
        }
    }
    let mut halves = [0; 4 * WORDS];
    for (pair, word) in halves.chunks_exact_mut(2).zip(words) {
        (pair[0], pair[1]) = (*word as u32, (*word >> 32) as u32);
    }
    let sign = if negative { Sign::Minus } else { Sign::Plus };
    Int::Big(BigInt::from_slice(sign, &halves[..2 * words.len()]))
}

/// Compares magnitudes that have no zeros at their ends.
#[inline]
fn compare(a: &[u64], b: &[u64]) -> Ordering {
    a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

/// The two's complement of a two's complement.
#[inline]
fn negate(words: &mut [u64]) {
    words.iter_mut().for_each(|word| *word = !*word);
    add_to(words, &[1]);
}

/// Adds a magnitude that has no more words. Whether there is a carry.
#[inline]
fn add_to(sum: &mut [u64], more: &[u64]) -> bool {
    let (low, high) = sum.split_at_mut(more.len());
    let mut carry = false;
    for (place, word) in low.iter_mut().zip(more) {
        let (step, first) = place.overflowing_add(*word);
        let (step, second) = step.overflowing_add(u64::from(carry));
        (*place, carry) = (step, first | second);
    }
    for place in high {
        if !carry {
            break;
        }
        (*place, carry) = place.overflowing_add(1);
    }
    carry
}

/// Subtracts a magnitude that is not greater and has no more words.
#[inline]
fn subtract_from(difference: &mut [u64], less: &[u64]) {
    let (low, high) = difference.split_at_mut(less.len());
    let mut borrow = false;
    for (place, word) in low.iter_mut().zip(less) {
        let (step, first) = place.overflowing_sub(*word);
        let (step, second) = step.overflowing_sub(u64::from(borrow));
        (*place, borrow) = (step, first | second);
    }
    for place in high {
        if !borrow {
            break;
        }
        (*place, borrow) = place.overflowing_sub(1);
    }
}

/// Subtracts a product from a window with one word more than the long factor. Whether that was too much.
#[inline]
fn subtract_product(window: &mut [u64], long: &[u64], factor: u64) -> bool {
    let (low, high) = window.split_at_mut(long.len());
    let mut carry = 0;
    for (place, word) in low.iter_mut().zip(long) {
        // What is subtracted from this word, with what the one before has borrowed.
        let product = u128::from(*word) * u128::from(factor) + u128::from(carry);
        let (step, borrows) = place.overflowing_sub(product as u64);
        (*place, carry) = (step, (product >> 64) as u64 + u64::from(borrows));
    }
    let Some(place) = high.first_mut() else { return carry > 0 };
    let (step, borrows) = place.overflowing_sub(carry);
    *place = step;
    borrows
}

/// Shifts by less than a word; nothing leaves at the end.
#[inline]
fn shift_left(words: &mut [u64], by: u32) {
    if by == 0 {
        return;
    }
    let mut carry = 0;
    for word in words {
        let shifted = *word << by | carry;
        carry = *word >> (64 - by);
        *word = shifted;
    }
}

/// The same to the right.
#[inline]
fn shift_right(words: &mut [u64], by: u32) {
    if by == 0 {
        return;
    }
    let mut carry = 0;
    for word in words.iter_mut().rev() {
        let shifted = *word >> by | carry;
        carry = *word << (64 - by);
        *word = shifted;
    }
}

/// What is multiplied by in place of dividing by a word whose highest bit is set.
#[inline]
const fn reciprocal(by: u64) -> u64 {
    ((((!by) as u128) << 64 | u64::MAX as u128) / by as u128) as u64
}

/// Quotient and rest of two words by one whose highest bit is set and that is greater than the high word.
#[inline]
fn divide(high: u64, low: u64, by: u64, reciprocal: u64) -> (u64, u64) {
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
