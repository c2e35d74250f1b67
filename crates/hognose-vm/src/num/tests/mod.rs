//! Tests of the number core: tables of what CPython answers, algebraic identities, and meters that refuse.

mod complex;
mod few;
mod float;
mod int;
mod mersenne;

use crate::num::float_text::hex as hex_float;
use crate::num::int::parse_int;
use crate::num::{Error, Int, Meter, Unmetered};
use std::convert::Infallible;

/// A result as the tables write it.
fn show<T>(result: Result<T, Error<Infallible>>, text: impl Fn(T) -> String) -> String {
    match result {
        Ok(value) => text(value),
        Err(Error::Fault(fault)) => fault.to_string(),
        Err(Error::Stop(never)) => match never {},
    }
}

/// Reads `0x1f` or `-0x1f`.
fn read_int(text: &str) -> Int {
    parse_int(text.as_bytes(), 0, 0, &mut Unmetered).ok().flatten().expect("tables hold integers")
}

fn hex(x: Int) -> String {
    let text = x.as_ref().to_radix(16, &mut Unmetered).unwrap_or_default();
    match text.strip_prefix('-') {
        Some(digits) => format!("-0x{digits}"),
        None => format!("0x{text}"),
    }
}

/// Runs a table: every line is `question = answer`. All wrong lines are shown at once.
fn check_table(table: &str, answer: impl Fn(&str) -> String) {
    let mut wrong = Vec::new();
    let mut lines = 0;
    for line in table.lines() {
        let (question, expected) = line.split_once(" = ").expect("a line is `question = answer`");
        lines += 1;
        let got = answer(question);
        if got != expected {
            wrong.push(format!("{question}\n    expected {expected}\n    got      {got}"));
        }
    }
    let shown = wrong.iter().take(25).cloned().collect::<Vec<_>>().join("\n");
    assert!(wrong.is_empty(), "{} of {lines} differ:\n{shown}", wrong.len());
}

/// A small generator (splitmix64) for the property tests.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// An integer of at most `bits` bits, either sign.
    fn int(&mut self, bits: u64) -> Int {
        let mut bytes: Vec<u8> = (0..bits.div_ceil(8)).map(|_| self.next() as u8).collect();
        if self.below(4) == 0 {
            // Long runs of equal bits find carries.
            let from = self.below(bytes.len() as u64 + 1) as usize;
            let fill = if self.below(2) == 0 { 0 } else { 0xff };
            bytes[from..].fill(fill);
        }
        let Ok(x) = crate::num::int::from_bytes(&bytes, false, true, &mut Unmetered);
        x
    }
}

/// A meter that counts, remembers its largest charge, and refuses once its budget is spent.
struct Budget {
    left: u64,
    spent: u64,
    largest: u64,
}

impl Budget {
    fn new(left: u64) -> Budget {
        Budget { left, spent: 0, largest: 0 }
    }
}

impl Meter for Budget {
    type Stop = &'static str;

    fn charge(&mut self, work: u64) -> Result<(), &'static str> {
        if work > self.left {
            return Err("budget");
        }
        self.left -= work;
        self.spent += work;
        self.largest = self.largest.max(work);
        Ok(())
    }
}
