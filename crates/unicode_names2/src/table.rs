//! The names that no rule makes, unpacked once for a process.
//!
//! `names.deflate` (made by `tools/names.py`) is a deflated text with a line for each name, in the order of the codes:
//!
//! - `\x01`, a hexadecimal number and a space, when the code is not the one behind that of the line before: how far it is ahead;
//! - a character `\x10` and up: with how many words of the name before it this one begins;
//! - its other words, in which `\x02` stands for the code in hexadecimal digits.
//!
//! Behind `\x03` the aliases follow in the same form.

use std::sync::OnceLock;

static PACKED: &[u8] = include_bytes!("names.deflate");

/// The length of the text; more than that is not unpacked.
const MOST: usize = 1 << 20;

/// Slots of the hash table: less than half of them are taken.
const SLOTS: usize = 1 << 17;

/// All names, and where to find them.
#[derive(Default)]
pub struct Names {
    /// All names and, behind them, all aliases.
    text: String,
    /// Code, and where its name begins in `text`, in the order of codes; the aliases behind them in the order of theirs.
    entries: Vec<(u32, u32)>,
    /// How many of the entries are names.
    names: usize,
    /// Entries by the hash of their text, plus one; zero is free. Who comes later takes the next free slot.
    slots: Vec<u16>,
}

/// The table, unpacked by whoever comes first.
pub fn names() -> &'static Names {
    static NAMES: OnceLock<Names> = OnceLock::new();
    NAMES.get_or_init(|| {
        // The bytes are part of the program; a test reads them all.
        let text = miniz_oxide::inflate::decompress_to_vec_with_limit(PACKED, MOST).unwrap_or_default();
        Names::read(&text)
    })
}

impl Names {
    fn read(packed: &[u8]) -> Names {
        let mut names = Names { slots: vec![0; SLOTS], ..Names::default() };
        let mut parts = packed.split(|&byte| byte == 3);
        names.section(parts.next().unwrap_or_default());
        names.names = names.entries.len();
        names.section(parts.next().unwrap_or_default());
        for at in 0..names.entries.len() {
            let mut slot = hash(names.text_of(at));
            while names.slots[slot] != 0 {
                slot = (slot + 1) % SLOTS;
            }
            names.slots[slot] = at as u16 + 1;
        }
        names
    }

    fn section(&mut self, lines: &[u8]) {
        let (mut code, mut before) = (u32::MAX, 0);
        for line in lines.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
            let (ahead, line) = match line.strip_prefix(&[1]) {
                Some(line) => {
                    let end = line.iter().position(|&byte| byte == b' ').unwrap_or_default();
                    let digits = std::str::from_utf8(&line[..end]).unwrap_or_default();
                    (u32::from_str_radix(digits, 16).unwrap_or_default(), &line[end + 1..])
                }
                None => (1, line),
            };
            code = code.wrapping_add(ahead);
            let alike = line.first().map_or(0, |&byte| usize::from(byte.saturating_sub(16)));
            let start = self.text.len();
            if alike > 0 {
                // Behind the last word stands a line feed.
                let mut ends = self.text[before..].match_indices([' ', '\n']);
                let end = before + ends.nth(alike - 1).map_or(0, |(at, _)| at);
                self.text.extend_from_within(before..end);
                self.text.push(' ');
            }
            for &byte in line.get(1..).unwrap_or_default() {
                match byte {
                    2 => self.text.push_str(&format!("{code:X}")),
                    _ => self.text.push(char::from(byte)),
                }
            }
            self.entries.push((code, start as u32));
            before = start;
            self.text.push('\n');
        }
    }

    fn text_of(&self, at: usize) -> &str {
        let start = self.entries[at].1 as usize;
        let end = self.entries.get(at + 1).map_or(self.text.len(), |next| next.1 as usize);
        // Behind each stands a line feed.
        &self.text[start..end - 1]
    }

    /// The name of a code point.
    pub fn name(&self, code: u32) -> Option<String> {
        let at = self.entries[..self.names].binary_search_by_key(&code, |entry| entry.0).ok()?;
        Some(self.text_of(at).to_owned())
    }

    /// The code point that a name or an alias, in capitals, is of.
    pub fn code(&self, name: &str) -> Option<u32> {
        let mut slot = hash(name);
        loop {
            let at = usize::from(self.slots[slot].checked_sub(1)?);
            if self.text_of(at) == name {
                return Some(self.entries[at].0);
            }
            slot = (slot + 1) % SLOTS;
        }
    }
}

/// FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/): the texts are those of the table, or of somebody who gains nothing by long chains:
/// the table does not grow.
fn hash(text: &str) -> usize {
    let hash = text.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3));
    (hash >> 20) as usize % SLOTS
}
