//! [`TextBuilder`]: a text that grows and widens when a code point needs it.
//!
//! It never holds a width wider than needed, so [`TextBuilder::finish`] is free.

use super::{Text, TextBuf, eights, units};

/// Grows a text. Widening copies what is there: at most twice in its life.
#[derive(Clone, Debug, Default)]
pub struct TextBuilder {
    text: TextBuf,
}

impl TextBuilder {
    /// Starts empty.
    pub fn new() -> TextBuilder {
        TextBuilder::default()
    }

    /// Starts empty, with room for so many Latin-1 code points.
    pub fn with_capacity(capacity: usize) -> TextBuilder {
        TextBuilder { text: TextBuf::Latin1(Vec::with_capacity(capacity)) }
    }

    /// Goes on from a text.
    pub fn from_text(text: TextBuf) -> TextBuilder {
        TextBuilder { text }
    }

    /// The number of code points so far.
    pub fn len(&self) -> usize {
        self.text.len()
    }

    /// Whether nothing was pushed.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Adds a code point.
    #[inline]
    pub fn push(&mut self, code: u32) {
        match &mut self.text {
            TextBuf::Latin1(units) if code <= 0xFF => units.push(code as u8),
            TextBuf::Two(units) if code <= 0xFFFF => units.push(code as u16),
            TextBuf::Four(units) => units.push(code),
            _ => self.push_wider(code),
        }
    }

    #[cold]
    fn push_wider(&mut self, code: u32) {
        self.widen(code);
        self.push(code);
    }

    /// Makes room in the width for a code point.
    fn widen(&mut self, code: u32) {
        self.text = match std::mem::take(&mut self.text) {
            TextBuf::Latin1(units) if code > 0xFFFF => {
                TextBuf::Four(copy(units.iter().map(|&u| u32::from(u)), units.capacity()))
            }
            TextBuf::Latin1(units) if code > 0xFF => {
                TextBuf::Two(copy(units.iter().map(|&u| u16::from(u)), units.capacity()))
            }
            TextBuf::Two(units) if code > 0xFFFF => {
                TextBuf::Four(copy(units.iter().map(|&u| u32::from(u)), units.capacity()))
            }
            same => same,
        };
    }

    /// Adds a text of any width.
    pub fn push_text(&mut self, text: Text<'_>) {
        match (&mut self.text, text) {
            (TextBuf::Latin1(out), Text::Latin1(units)) => out.extend_from_slice(units),
            (TextBuf::Two(out), Text::Two(units)) => out.extend_from_slice(units),
            (TextBuf::Two(out), Text::Latin1(units)) => out.extend(units.iter().map(|&u| u16::from(u))),
            (TextBuf::Four(out), Text::Four(units)) => out.extend_from_slice(units),
            (TextBuf::Four(out), Text::Two(units)) => out.extend(units.iter().map(|&u| u32::from(u))),
            (TextBuf::Four(out), Text::Latin1(units)) => out.extend(units.iter().map(|&u| u32::from(u))),
            (TextBuf::Latin1(_), Text::Two(units)) => self.push_checked(units),
            (_, Text::Four(units)) => self.push_checked(units),
        }
    }

    /// Adds units that are wider than the text so far, or only look so.
    fn push_checked<U: super::Unit>(&mut self, units: &[U]) {
        self.widen(units::max_code(units));
        match &mut self.text {
            TextBuf::Latin1(out) => out.extend(units.iter().map(|u| u.code() as u8)),
            TextBuf::Two(out) => out.extend(units.iter().map(|u| u.code() as u16)),
            TextBuf::Four(out) => out.extend(units.iter().map(|u| u.code())),
        }
    }

    /// Adds ASCII.
    #[inline]
    pub fn push_ascii(&mut self, text: &[u8]) {
        match &mut self.text {
            TextBuf::Latin1(out) => out.extend_from_slice(text),
            _ => self.push_text(Text::Latin1(text)),
        }
    }

    /// Adds text from Rust.
    pub fn push_str(&mut self, text: &str) {
        if super::eights::is_ascii(text.as_bytes()) {
            return self.push_text(Text::Latin1(text.as_bytes()));
        }
        // The largest byte is the first one of the widest code point.
        let first = text.bytes().fold(0, u8::max);
        match &mut self.text {
            TextBuf::Latin1(units) if first < 0xC4 => extend(units, text, |code| code as u8),
            TextBuf::Two(units) if first < 0xF0 => extend(units, text, |code| code as u16),
            TextBuf::Four(units) => extend(units, text, |code| code),
            _ => {
                self.widen(if first < 0xF0 { 0xFFFF } else { 0x1_0000 });
                self.push_str(text);
            }
        }
    }

    /// Adds a code point several times. The caller has charged for it.
    pub fn push_repeat(&mut self, code: u32, times: usize) {
        if times == 0 {
            return;
        }
        self.widen(code);
        match &mut self.text {
            TextBuf::Latin1(units) => units.resize(units.len() + times, code as u8),
            TextBuf::Two(units) => units.resize(units.len() + times, code as u16),
            TextBuf::Four(units) => units.resize(units.len() + times, code),
        }
    }

    /// What was built so far.
    pub fn as_text(&self) -> Text<'_> {
        self.text.as_text()
    }

    /// The built text.
    pub fn finish(self) -> TextBuf {
        self.text
    }
}

impl Extend<u32> for TextBuilder {
    fn extend<I: IntoIterator<Item = u32>>(&mut self, codes: I) {
        for code in codes {
            self.push(code);
        }
    }
}

impl std::fmt::Write for TextBuilder {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.push_str(text);
        Ok(())
    }
}

fn copy<U>(units: impl Iterator<Item = U>, capacity: usize) -> Vec<U> {
    let mut out = Vec::with_capacity(capacity);
    out.extend(units);
    out
}

/// Adds the code points of a text from Rust to units that are wide enough: runs of ASCII without a look at each character.
fn extend<U: Copy>(units: &mut Vec<U>, text: &str, unit: impl Fn(u32) -> U) {
    units.reserve(text.chars().count());
    let mut rest = text;
    while !rest.is_empty() {
        let n = eights::ascii_run(rest.as_bytes());
        let (ascii, behind) = rest.split_at(n);
        units.extend(ascii.as_bytes().iter().map(|byte| unit(u32::from(*byte))));
        // Where one is not ASCII, the next ones are not, most often.
        let mut chars = behind.chars();
        rest = behind;
        while let Some(char) = chars.next().filter(|char| !char.is_ascii()) {
            units.push(unit(u32::from(char)));
            rest = chars.as_str();
        }
    }
}
