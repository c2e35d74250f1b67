//! Tests of the text core: against tables that CPython made, and against simple models.

mod brief;
mod bytes;
mod codecs;
mod hostile;
mod methods;
mod model;
mod numbers;
mod unicode;

use super::{Text, TextBuf};

/// A text from Rust.
fn t(text: &str) -> TextBuf {
    TextBuf::from(text)
}

/// The texts of ranges.
fn parts(text: Text<'_>, ranges: Vec<std::ops::Range<usize>>) -> Vec<String> {
    ranges.into_iter().map(|range| text.slice(range).to_string_lossy()).collect()
}

/// A small seeded generator (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }

    /// A short text over a small alphabet that mixes the widths and has a lone surrogate.
    fn text(&mut self, longest: usize) -> TextBuf {
        let alphabets: [&[u32]; 4] = [
            &[0x61, 0x62],
            &[0x61, 0x62, 0xE9, 0x20],
            &[0x61, 0x3A3, 0xD800, 0x2028],
            &[0x61, 0x1F600, 0x161],
        ];
        let alphabet = alphabets[self.below(4)];
        let len = self.below(longest + 1);
        TextBuf::from_codes((0..len).map(|_| alphabet[self.below(alphabet.len())]).collect::<Vec<_>>())
    }
}

/// The text behind `\t`, `\n`, `\xNN`, `\uNNNN`, `\UNNNNNNNN` and `\\`: how the tables are written.
fn unescape(text: &str) -> TextBuf {
    let mut codes = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        codes.extend(rest[..at].chars().map(u32::from));
        let width = match rest.as_bytes()[at + 1] {
            b'x' => 2,
            b'u' => 4,
            b'U' => 8,
            letter => {
                codes.push(match letter {
                    b't' => 9,
                    b'n' => 10,
                    b'r' => 13,
                    other => u32::from(other),
                });
                0
            }
        };
        if width > 0 {
            codes.push(u32::from_str_radix(&rest[at + 2..at + 2 + width], 16).expect("hexadecimal digits"));
        }
        rest = &rest[at + 2 + width..];
    }
    codes.extend(rest.chars().map(u32::from));
    TextBuf::from_codes(codes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).expect("hex")).collect()
}
