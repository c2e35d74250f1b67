//! Case and character classes.

use super::{INLINE, charge_text};
use crate::native::SelfStr;
use crate::objects::{Words, each, of_words, words};
use crate::stop::Res;
use crate::text::{Text, TextBuf, case, eights, predicates};
use crate::value::Value;
use crate::vm::Vm;

/// ASCII text is mapped in place; everything else by the tables.
#[inline]
fn map(vm: &mut Vm, s: SelfStr, ascii: impl Fn(&mut [u8]), full: fn(Text<'_>) -> TextBuf) -> Res {
    if let Some((n, text)) = short_ascii(vm, s) {
        // What is behind the text is zero, and stays so. A round number of bytes is done at once.
        let mut copy = [0; 32];
        copy.first_chunk_mut().map(|place| *place = of_words(text)).expect("it is longer");
        ascii(&mut copy);
        let text = words(copy.first_chunk().expect("it is shorter"));
        return Ok(vm.heap.new_short(n, text));
    }
    // A code point becomes up to three.
    charge_text(vm, s.0, 12)?;
    let text = match vm.heap.text(s.0) {
        Text::Latin1(bytes) if eights::is_ascii(bytes) => {
            let mut copy = bytes.to_vec();
            ascii(&mut copy);
            TextBuf::Latin1(copy)
        }
        text => full(text),
    };
    Ok(vm.text(text))
}

/// The words of a short string of ASCII, and its length.
#[inline(always)]
fn short_ascii(vm: &Vm, s: SelfStr) -> Option<(usize, Words)> {
    let (n, [x, y, z]) = vm.heap.look_at_short(s.0)?;
    if (x | y | z) & each(0x80) == 0 { Some((n, [x, y, z])) } else { None }
}

fn ascii_lower(bytes: &mut [u8]) {
    turn(bytes, b'A', b'Z');
}

fn ascii_upper(bytes: &mut [u8]) {
    turn(bytes, b'a', b'z');
}

/// [`turned`] for ASCII of any length.
#[inline(always)]
fn turn(bytes: &mut [u8], first: u8, last: u8) {
    let (whole, rest) = bytes.as_chunks_mut::<8>();
    for word in whole {
        *word = turned(u64::from_ne_bytes(*word), first, last).to_ne_bytes();
    }
    let mut word = [0; 8];
    let (part, _) = word.split_at_mut(rest.len());
    part.copy_from_slice(rest);
    let word = turned(u64::from_ne_bytes(word), first, last).to_ne_bytes();
    rest.copy_from_slice(&word[..rest.len()]);
}

/// Upper case at the beginning of each word, lower case in it.
fn ascii_title(bytes: &mut [u8]) {
    // The highest bit of the lowest byte: whether a letter stands before what comes next.
    let mut letter_before = 0;
    let mut title = |word: u64| {
        let lower = turned(word, b'A', b'Z');
        let letters = inside(lower, b'a', b'z');
        let first = letters & !(letters << 8 | letter_before);
        letter_before = letters >> 56;
        lower ^ first >> 2
    };
    let (whole, rest) = bytes.as_chunks_mut::<8>();
    for word in whole {
        *word = title(u64::from_le_bytes(*word)).to_le_bytes();
    }
    let mut word = [0; 8];
    word[..rest.len()].copy_from_slice(rest);
    let word = title(u64::from_le_bytes(word)).to_le_bytes();
    rest.copy_from_slice(&word[..rest.len()]);
}

fn ascii_capitalize(bytes: &mut [u8]) {
    ascii_lower(bytes);
    if let Some(first) = bytes.first_mut() {
        first.make_ascii_uppercase();
    }
}

fn ascii_swapcase(bytes: &mut [u8]) {
    bytes.iter_mut().for_each(|byte| *byte ^= u8::from(byte.is_ascii_alphabetic()) << 5);
}

/// Eight bytes of ASCII, of which those from `first` to `last` get the other value of the bit that tells lower from upper case.
#[inline(always)]
fn turned(word: u64, first: u8, last: u8) -> u64 {
    word ^ inside(word, first, last) >> 2
}

/// Of eight bytes of ASCII, the highest bit of each one that is in a range.
#[inline(always)]
fn inside(word: u64, first: u8, last: u8) -> u64 {
    // No sum leaves its byte.
    ((word + each(0x80 - first)) ^ (word + each(0x7f - last))) & each(0x80)
}

/// Short ASCII text whose bytes from `first` to `last` get the other value of the bit that tells lower from upper case.
#[inline(always)]
fn short(vm: &mut Vm, s: SelfStr, first: u8, last: u8) -> Option<Value> {
    let (n, text) = short_ascii(vm, s)?;
    let [x, y, z] = text;
    let x = turned(x, first, last);
    if n == 1 {
        return Some(vm.char(x as u32));
    }
    Some(vm.heap.new_short(n, [x, turned(y, first, last), turned(z, first, last)]))
}

/// `str.lower()`.
pub fn lower(vm: &mut Vm, s: SelfStr) -> Res {
    match short(vm, s, b'A', b'Z') {
        Some(text) => Ok(text),
        None => map(vm, s, ascii_lower, case::lower),
    }
}

/// `str.upper()`.
pub fn upper(vm: &mut Vm, s: SelfStr) -> Res {
    match short(vm, s, b'a', b'z') {
        Some(text) => Ok(text),
        None => map(vm, s, ascii_upper, case::upper),
    }
}

/// `str.casefold()`.
pub fn casefold(vm: &mut Vm, s: SelfStr) -> Res {
    match short(vm, s, b'A', b'Z') {
        Some(text) => Ok(text),
        None => map(vm, s, ascii_lower, case::casefold),
    }
}

/// `str.capitalize()`.
pub fn capitalize(vm: &mut Vm, s: SelfStr) -> Res {
    map(vm, s, ascii_capitalize, case::capitalize)
}

/// `str.title()`.
pub fn title(vm: &mut Vm, s: SelfStr) -> Res {
    map(vm, s, ascii_title, case::title)
}

/// `str.swapcase()`.
pub fn swapcase(vm: &mut Vm, s: SelfStr) -> Res {
    if let Some((n, [x, y, z])) = short_ascii(vm, s) {
        let swapped = |word: u64| word ^ (inside(word, b'A', b'Z') | inside(word, b'a', b'z')) >> 2;
        return Ok(vm.heap.new_short(n, [swapped(x), swapped(y), swapped(z)]));
    }
    map(vm, s, ascii_swapcase, case::swapcase)
}

macro_rules! tests {
    ($($name:ident)*) => {
        $(
            #[doc = concat!("`str.", stringify!($name), "()`.")]
            pub fn $name(vm: &mut Vm, s: SelfStr) -> Res {
                charge_text(vm, s.0, 0)?;
                Ok(Value::bool(predicates::$name(vm.heap.text(s.0))))
            }
        )*
    };
}

tests! { isascii isidentifier islower isprintable istitle isupper }

/// Whether each code point of a text has one of these flags. One for all that ask this: what differs is a number.
#[inline(never)]
fn all_have(vm: &mut Vm, s: SelfStr, wanted: u16) -> Res {
    if let Some(units) = vm.heap.look_at(s.0).filter(|units| units.len() <= INLINE) {
        return Ok(Value::bool(predicates::all_latin1(units, wanted)));
    }
    charge_text(vm, s.0, 0)?;
    Ok(Value::bool(predicates::all(vm.heap.text(s.0), wanted)))
}

macro_rules! tests_of_all {
    ($($name:ident $wanted:ident;)*) => {
        $(
            #[doc = concat!("`str.", stringify!($name), "()`.")]
            pub fn $name(vm: &mut Vm, s: SelfStr) -> Res {
                all_have(vm, s, predicates::$wanted)
            }
        )*
    };
}

tests_of_all! {
    isalnum ALNUM; isalpha ALPHA; isdecimal DECIMAL; isdigit DIGIT; isnumeric NUMERIC; isspace SPACE;
}
