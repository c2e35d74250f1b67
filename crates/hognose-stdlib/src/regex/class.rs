//! Sets of characters: `[…]`, `\w` and their like, as a table for Latin-1 and tests beyond.
//!
//! Case is settled when a set is made, so that a test needs none. Knows no patterns.

use super::case;
use hognose_vm::text::{predicates, ucd};

/// `\d`, `\s`, `\w` and their opposites.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Category {
    /// `\d`, and `\D` when negated.
    Digit,
    /// `\s`, and `\S` when negated.
    Space,
    /// `\w`, and `\W` when negated.
    Word,
}

// Every character is of one of these kinds; a set beyond Latin-1 says which it may contain.
const DECIMAL: u8 = 1;
const WORD: u8 = 2;
const SPACE: u8 = 4;
const OTHER: u8 = 8;
/// All kinds of characters.
pub const ALL_KINDS: u8 = 15;

fn kind(code: u32) -> u8 {
    if ucd::decimal(code).is_some() {
        DECIMAL
    } else if predicates::is_space(code) {
        SPACE
    } else if code == 0x5F || predicates::is_alnum(code) {
        WORD
    } else {
        OTHER
    }
}

fn kinds_of(category: Category, negated: bool) -> u8 {
    let kinds = match category {
        Category::Digit => DECIMAL,
        Category::Space => SPACE,
        Category::Word => DECIMAL | WORD,
    };
    if negated { ALL_KINDS & !kinds } else { kinds }
}

/// A set that is being collected.
#[derive(Clone, Debug, Default)]
pub struct SetBuilder {
    ranges: Vec<(u32, u32)>,
    kinds: u8,
}

impl SetBuilder {
    /// Adds the characters from `low` to `high`.
    pub fn add(&mut self, low: u32, high: u32) {
        self.ranges.push((low, high));
    }

    /// Adds a category, in Unicode or ASCII.
    pub fn add_category(&mut self, category: Category, negated: bool, unicode: bool) {
        if unicode {
            self.kinds |= kinds_of(category, negated);
            return;
        }
        let ranges: &[(u32, u32)] = match (category, negated) {
            (Category::Digit, false) => &[(0x30, 0x39)],
            (Category::Digit, true) => &[(0, 0x2F), (0x3A, u32::MAX)],
            (Category::Space, false) => &[(9, 13), (32, 32)],
            (Category::Space, true) => &[(0, 8), (14, 31), (33, u32::MAX)],
            (Category::Word, false) => &[(0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)],
            (Category::Word, true) => {
                &[(0, 0x2F), (0x3A, 0x40), (0x5B, 0x5E), (0x60, 0x60), (0x7B, u32::MAX)]
            }
        };
        self.ranges.extend_from_slice(ranges);
    }

    /// Adds every character that is the same as one of the set when case is ignored.
    pub fn ignore_case(&mut self, unicode: bool) {
        self.normalise();
        let mut more = Vec::new();
        for &(low, high) in &self.ranges {
            for code in case::cased_between(low, high, unicode) {
                case::for_each_same(code, unicode, |same| more.push((same, same)));
            }
        }
        self.ranges.append(&mut more);
    }

    /// What making the set costs, in steps.
    pub fn work(&self) -> usize {
        self.ranges.iter().fold(64, |sum: usize, &(low, high)| {
            sum.saturating_add((high.saturating_sub(low) as usize).min(4096) / 16 + 1)
        })
    }

    fn normalise(&mut self) {
        self.ranges.sort_unstable();
        let mut joined: Vec<(u32, u32)> = Vec::with_capacity(self.ranges.len());
        for &(low, high) in &self.ranges {
            match joined.last_mut() {
                Some(last) if low <= last.1.saturating_add(1) => last.1 = last.1.max(high),
                _ => joined.push((low, high)),
            }
        }
        self.ranges = joined;
    }

    /// The finished set.
    pub fn finish(mut self) -> Set {
        self.normalise();
        let mut latin = [0u64; 4];
        for &(low, high) in &self.ranges {
            for code in low..=high.min(255) {
                latin[(code >> 6) as usize] |= 1 << (code & 63);
            }
        }
        for code in 0..if self.kinds == 0 { 0 } else { 256u32 } {
            if kind(code) & self.kinds != 0 {
                latin[(code >> 6) as usize] |= 1 << (code & 63);
            }
        }
        self.ranges.retain(|&(_, high)| high > 255);
        let listed = self
            .ranges
            .iter()
            .fold(0, |kinds, &(low, high)| kinds | if low == high { kind(low) } else { ALL_KINDS });
        Set { latin, may_be: self.kinds | listed, ranges: self.ranges, kinds: self.kinds, negate: false }
    }
}

/// A set of characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Set {
    /// Which of the first 256 characters are in it.
    pub latin: [u64; 4],
    ranges: Vec<(u32, u32)>,
    kinds: u8,
    negate: bool,
    /// The kinds of characters beyond Latin-1 that may be in it.
    pub may_be: u8,
}

impl Set {
    /// Whether a character above U+00FF is in it.
    pub fn has_beyond_latin(&self, code: u32) -> bool {
        let at = self.ranges.partition_point(|&(_, high)| high < code);
        let mut inside = self.ranges.get(at).is_some_and(|&(low, _)| low <= code);
        if !inside && self.kinds != 0 {
            inside = match self.kinds {
                // The usual ones need no look at the other properties.
                SPACE => predicates::is_space(code),
                DECIMAL => ucd::decimal(code).is_some(),
                kinds if kinds == DECIMAL | WORD => predicates::is_alnum(code),
                kinds => kind(code) & kinds != 0,
            };
        }
        inside != self.negate
    }

    /// All that is not in it.
    pub fn opposite(self) -> Set {
        // Characters that are listed do not take their whole kind away.
        let may_be = if self.negate { ALL_KINDS } else { ALL_KINDS & !self.kinds };
        Set { latin: self.latin.map(|word| !word), negate: !self.negate, may_be, ..self }
    }

    /// Its single character, when it has just one.
    pub fn single(&self) -> Option<u32> {
        if self.negate || self.kinds != 0 {
            return None;
        }
        match (self.latin_count(), self.ranges.as_slice()) {
            (1, []) => (0..256).find(|&code| self.latin[(code >> 6) as usize] >> (code & 63) & 1 != 0),
            (0, [(low, high)]) if low == high => Some(*low),
            _ => None,
        }
    }

    fn latin_count(&self) -> u32 {
        self.latin.iter().map(|word| word.count_ones()).sum()
    }

    /// Adds it to a set that is being collected, when that can say it.
    pub fn add_to(&self, builder: &mut SetBuilder) -> bool {
        if self.negate {
            return false;
        }
        for code in 0..256u32 {
            if self.latin[(code >> 6) as usize] >> (code & 63) & 1 != 0 {
                builder.add(code, code);
            }
        }
        builder.ranges.extend(self.ranges.iter().copied());
        builder.kinds |= self.kinds;
        true
    }
}

/// The kind of a single character, as [`Set::may_be`] has it.
pub fn kind_beyond_latin(code: u32) -> u8 {
    kind(code)
}
