//! Short values formatted straight into a buffer of Latin-1: what nearly all formatting is.
//!
//! [`Brief`] is a format specification without anything rare, read in a few steps; [`Brief::of_percent`] makes one of
//! a directive of `%`. [`text`], [`integer`] and [`float()`] append what it says. Everything here answers `None` or
//! `false` for what is rare, large or wrong, and has appended nothing then: the caller goes the long way
//! (`format`, `percent`), which knows all the rules and all the messages.

use super::digits;
use super::float::{self, Options, Style};
use super::percent::Flags;
use super::word::{self, Word};

/// The largest width, and the largest precision of a number, that is brief.
const LARGEST: usize = 200;

/// What a specification is read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// `str`
    Text,
    /// `int`; also the float types, which the caller converts for.
    Integer,
    /// `float`
    Float,
}

/// A specification without anything rare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brief {
    fill: u8,
    /// One of `<`, `>`, `=`, `^`.
    align: u8,
    /// What stands before a number that is not negative: `+`, a space, or 0 for nothing.
    sign: u8,
    width: usize,
    /// `,` or `_`, or 0.
    mark: u8,
    precision: Option<usize>,
    /// The presentation type, 0 where nothing is written.
    kind: u8,
}

fn is_align(byte: Option<&u8>) -> bool {
    matches!(byte, Some(b'<' | b'>' | b'=' | b'^'))
}

impl Brief {
    /// Reads a specification.
    pub fn parse(spec: &[u8], target: Target) -> Option<Brief> {
        let default = if target == Target::Text { b'<' } else { b'>' };
        let mut found =
            Brief { fill: b' ', align: default, sign: 0, width: 0, mark: 0, precision: None, kind: 0 };
        let mut rest = spec;
        let mut given = true;
        match rest {
            [fill, align, behind @ ..] if is_align(Some(align)) => {
                (found.fill, found.align, rest) = (*fill, *align, behind);
            }
            [align, behind @ ..] if is_align(Some(align)) => (found.align, rest) = (*align, behind),
            _ => given = false,
        }
        let has_fill = given && is_align(spec.get(1));
        if let [sign @ (b'+' | b'-' | b' '), behind @ ..] = rest {
            if target == Target::Text {
                return None;
            }
            found.sign = if *sign == b'-' { 0 } else { *sign };
            rest = behind;
        }
        if let ([b'0', behind @ ..], false) = (rest, has_fill) {
            found.fill = b'0';
            if !given && default == b'>' {
                found.align = b'=';
            }
            rest = behind;
        }
        found.width = number(&mut rest)?.unwrap_or(0);
        if let [mark @ (b',' | b'_'), behind @ ..] = rest {
            // With zeros before the digits, they are grouped as well.
            if target == Target::Text || found.align == b'=' || matches!(behind, [b',' | b'_', ..]) {
                return None;
            }
            (found.mark, rest) = (*mark, behind);
        }
        if let [b'.', behind @ ..] = rest {
            rest = behind;
            found.precision = Some(number(&mut rest)??);
        }
        match (rest, target) {
            ([], _) => {}
            (b"s", Target::Text) => {}
            (b"d", Target::Integer) => {}
            ([kind @ (b'x' | b'X' | b'o' | b'b')], Target::Integer) if found.mark == 0 => found.kind = *kind,
            ([kind @ (b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'%')], Target::Integer | Target::Float) => {
                found.kind = *kind;
            }
            _ => return None,
        }
        let refused = match target {
            Target::Text => found.align == b'=',
            Target::Integer => found.precision.is_some() && !found.is_float(),
            Target::Float => false,
        };
        (!refused).then_some(found)
    }

    /// What a directive of `%` says: its flags, its sizes, and `s`, `d`, `x` … as the type.
    pub fn of_percent(flags: Flags, width: usize, precision: Option<usize>, kind: u8) -> Option<Brief> {
        let is_text = matches!(kind, b's' | b'r' | b'a');
        let zero = flags.zero && !is_text;
        if flags.alternate || width > LARGEST || (zero && flags.left) {
            return None;
        }
        let (kind, precision) = match kind {
            b's' | b'r' | b'a' => (0, precision),
            b'd' | b'i' | b'u' if precision.is_none() => (0, None),
            b'x' | b'X' | b'o' if precision.is_none() => (kind, None),
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' => {
                (kind, Some(precision.unwrap_or(6)).filter(|p| *p <= LARGEST))
            }
            _ => return None,
        };
        let is_float = matches!(kind, b'f' | b'F' | b'e' | b'E' | b'g' | b'G');
        if is_float && precision.is_none() {
            return None;
        }
        let align = if flags.left {
            b'<'
        } else if zero {
            b'='
        } else {
            b'>'
        };
        let sign = match flags {
            Flags { plus: true, .. } => b'+',
            Flags { space: true, .. } => b' ',
            _ => 0,
        };
        let fill = if zero { b'0' } else { b' ' };
        Some(Brief { fill, align, sign, width, mark: 0, precision, kind })
    }

    /// Whether an integer is shown as a float.
    pub fn is_float(&self) -> bool {
        matches!(self.kind, b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'%')
    }

    /// Appends a number whose whole digits are to be grouped.
    fn place_grouped(&self, negative: bool, body: &[u8], out: &mut Vec<u8>) {
        if self.mark == 0 {
            return self.place(negative, body, out);
        }
        let whole = body.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let from = out.len();
        for (at, byte) in body.iter().enumerate() {
            if at > 0 && at < whole && (whole - at).is_multiple_of(3) {
                out.push(self.mark);
            }
            out.push(*byte);
        }
        // Written where it is shortest to write, then moved to where it belongs.
        let mut grouped = [0u8; 64];
        match grouped.get_mut(..out.len() - from) {
            Some(grouped) => {
                grouped.copy_from_slice(&out[from..]);
                out.truncate(from);
                self.place(negative, grouped, out);
            }
            None => {
                let grouped = out.split_off(from);
                self.place(negative, &grouped, out);
            }
        }
    }

    /// Appends a number in a word, of which the first `whole` bytes are its whole digits; `false`, and nothing happens, when it is long.
    #[inline]
    fn place_word(&self, negative: bool, word: Word, whole: usize, out: &mut Vec<u8>) -> bool {
        let word = if self.mark == 0 { Some(word) } else { word.grouped(whole, self.mark) };
        let sign = if negative { b'-' } else { self.sign };
        match word {
            Some(word) if sign == 0 => self.fill_line(word, self.align, out),
            // The sign stands in front of what is filled up.
            Some(word) if self.align == b'=' => {
                let from = out.len();
                let inner = Brief { width: self.width.saturating_sub(1), ..*self };
                out.push(sign);
                let is_done = inner.fill_line(word, b'>', out);
                if !is_done {
                    out.truncate(from);
                }
                is_done
            }
            Some(word) => word.insert(0, sign).is_some_and(|word| self.fill_line(word, self.align, out)),
            None => false,
        }
    }

    /// Appends what is in a word, filled up to the width; `false`, and nothing happens, when that is large.
    #[inline]
    fn fill_line(&self, word: Word, align: u8, out: &mut Vec<u8>) -> bool {
        let total = self.width.max(word.len());
        let room = total - word.len();
        let left = match align {
            b'<' => 0,
            b'^' => room / 2,
            _ => room,
        };
        let mut line = [self.fill; 2 * word::ROOM];
        let Some(place) = line.get_mut(left..).and_then(|rest| rest.first_chunk_mut()) else { return false };
        *place = word.filled_up(self.fill);
        let Some(line) = line.get(..total) else { return false };
        out.extend_from_slice(line);
        true
    }

    /// Appends a number, filled up to the width.
    fn place(&self, negative: bool, body: &[u8], out: &mut Vec<u8>) {
        let sign = if negative { b'-' } else { self.sign };
        let room = self.width.saturating_sub(body.len() + usize::from(sign != 0));
        let (left, inner) = match self.align {
            b'<' => (0, 0),
            b'^' => (room / 2, 0),
            b'=' => (0, room),
            _ => (room, 0),
        };
        fill_up(out, left, self.fill);
        if sign != 0 {
            out.push(sign);
        }
        fill_up(out, inner, self.fill);
        out.extend_from_slice(body);
        fill_up(out, room - left - inner, self.fill);
    }
}

/// Appends so many bytes that are the same, mostly none or a few.
#[inline(always)]
fn fill_up(out: &mut Vec<u8>, mut n: usize, byte: u8) {
    while n > 0 {
        let some = n.min(16);
        out.extend_from_slice(&[byte; 16][..some]);
        n -= some;
    }
}

/// A number at the front, which is taken off; `None` where it is large.
fn number(rest: &mut &[u8]) -> Option<Option<usize>> {
    let mut value = None;
    while let [digit @ b'0'..=b'9', behind @ ..] = *rest {
        let next = value.unwrap_or(0) * 10 + usize::from(digit - b'0');
        if next > LARGEST {
            return None;
        }
        value = Some(next);
        *rest = behind;
    }
    // Digits of other scripts count as well: they are rare.
    match rest {
        [byte, ..] if !byte.is_ascii() => None,
        _ => Some(value),
    }
}

/// Appends Latin-1 text.
pub fn text(value: &[u8], brief: &Brief, out: &mut Vec<u8>) {
    let value = brief.precision.and_then(|n| value.get(..n)).unwrap_or(value);
    let room = brief.width.saturating_sub(value.len());
    let left = match brief.align {
        b'<' => 0,
        b'^' => room / 2,
        _ => room,
    };
    fill_up(out, left, brief.fill);
    out.extend_from_slice(value);
    fill_up(out, room - left, brief.fill);
}

/// Appends Latin-1 text of a few bytes that come as words; `false`, and nothing happens, when it has more.
#[inline]
pub fn few(len: usize, words: [u64; 3], brief: &Brief, out: &mut Vec<u8>) -> bool {
    brief.precision.is_none() && Word::of_words(len, words).is_some_and(|word| brief.fill_line(word, brief.align, out))
}

/// Appends the decimal text of an integer.
#[inline]
pub fn plain_integer(value: i64, out: &mut Vec<u8>) {
    let mut buffer = [0u8; 24];
    let at = digits::decimal(&mut buffer, value);
    out.extend_from_slice(&buffer[at..]);
}

/// Appends an integer. Its type must not be a float's.
pub fn integer(value: i64, brief: &Brief, out: &mut Vec<u8>) {
    let (negative, magnitude) = (value < 0, value.unsigned_abs());
    let mut buffer = [0u8; 88];
    let mut at = buffer.len();
    let shift = match brief.kind {
        b'x' | b'X' => 4,
        b'o' => 3,
        b'b' => 1,
        _ => 0,
    };
    let mut left = magnitude;
    if shift == 0
        && let Some(word) = Word::decimal(magnitude)
        && brief.place_word(negative, word, word.len(), out)
    {
        return;
    }
    if shift == 0 {
        let mut count = 0;
        loop {
            if brief.mark != 0 && count > 0 && count % 3 == 0 {
                at -= 1;
                buffer[at] = brief.mark;
            }
            at -= 1;
            buffer[at] = b'0' + (left % 10) as u8;
            left /= 10;
            count += 1;
            if left == 0 {
                break;
            }
        }
    } else {
        let table = if brief.kind == b'X' { b"0123456789ABCDEF" } else { b"0123456789abcdef" };
        loop {
            at -= 1;
            buffer[at] = table[(left & ((1 << shift) - 1)) as usize & 15];
            left >>= shift;
            if left == 0 {
                break;
            }
        }
    }
    brief.place(negative, &buffer[at..], out);
}

/// Appends a float. Whole numbers without a type are shown with `.0`.
pub fn float(value: f64, brief: &Brief, out: &mut Vec<u8>) {
    let percent = brief.kind == b'%';
    let value = if percent { value * 100.0 } else { value };
    if matches!(brief.kind, b'f' | b'F' | b'%') {
        let precision = brief.precision.unwrap_or(6);
        let word = Word::fixed(value.abs(), precision);
        if let Some(word) = word
            && let whole = word.len() - if precision > 0 { precision + 1 } else { 0 }
            && let Some(word) = if percent { word.insert(word.len(), b'%') } else { Some(word) }
            && brief.place_word(value.is_sign_negative(), word, whole, out)
        {
            return;
        }
    }
    let (style, default) = match brief.kind {
        b'e' | b'E' => (Style::Exponent, 6),
        b'f' | b'F' | b'%' => (Style::Fixed, 6),
        0 if brief.precision.is_none() => (Style::Shortest, 0),
        0 => (Style::General, 0),
        _ => (Style::General, 6),
    };
    let upper = matches!(brief.kind, b'E' | b'F' | b'G');
    let options = Options { dot_zero: brief.kind == 0, upper, ..Options::default() };
    let mut written = float::write(value, style, brief.precision.unwrap_or(default), options);
    if percent {
        written.push('%');
    }
    let (negative, body) = match written.strip_prefix('-') {
        Some(body) => (true, body),
        None => (false, written.as_str()),
    };
    brief.place_grouped(negative, body.as_bytes(), out);
}
