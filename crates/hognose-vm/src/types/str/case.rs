//! Case and character classes.

use super::charge_text;
use crate::native::SelfStr;
use crate::objects::{StrData, StrObj};
use crate::stop::Res;
use crate::text::{Text, TextBuf, case, predicates};
use crate::value::Value;
use crate::vm::Vm;

/// ASCII text is mapped in place; everything else by the tables.
#[inline]
fn map(vm: &mut Vm, s: SelfStr, ascii: fn(&mut [u8]), full: fn(Text<'_>) -> TextBuf) -> Res {
    if let StrData::Inline(n, bytes) = &vm.heap.str_obj(s.0).data
        && bytes.is_ascii()
    {
        // What is behind the text is zero, and stays so.
        let (n, mut copy) = (*n, *bytes);
        ascii(&mut copy);
        return Ok(vm.heap.new_str_obj(StrObj { data: StrData::Inline(n, copy), hash: 0 }));
    }
    // A code point becomes up to three.
    charge_text(vm, s.0, 12)?;
    let text = match vm.heap.text(s.0) {
        Text::Latin1(bytes) if bytes.is_ascii() => {
            let mut copy = bytes.to_vec();
            ascii(&mut copy);
            TextBuf::Latin1(copy)
        }
        text => full(text),
    };
    Ok(vm.text(text))
}

/// Upper case at the beginning of each word, lower case in it.
fn ascii_title(bytes: &mut [u8]) {
    let mut in_word = false;
    for byte in bytes {
        if in_word {
            byte.make_ascii_lowercase();
        } else {
            byte.make_ascii_uppercase();
        }
        in_word = byte.is_ascii_alphabetic();
    }
}

fn ascii_capitalize(bytes: &mut [u8]) {
    bytes.make_ascii_lowercase();
    if let Some(first) = bytes.first_mut() {
        first.make_ascii_uppercase();
    }
}

fn ascii_swapcase(bytes: &mut [u8]) {
    bytes.iter_mut().for_each(|byte| *byte ^= u8::from(byte.is_ascii_alphabetic()) << 5);
}

/// `str.lower()`.
pub fn lower(vm: &mut Vm, s: SelfStr) -> Res {
    map(vm, s, <[u8]>::make_ascii_lowercase, case::lower)
}

/// `str.upper()`.
pub fn upper(vm: &mut Vm, s: SelfStr) -> Res {
    map(vm, s, <[u8]>::make_ascii_uppercase, case::upper)
}

/// `str.casefold()`.
pub fn casefold(vm: &mut Vm, s: SelfStr) -> Res {
    map(vm, s, <[u8]>::make_ascii_lowercase, case::casefold)
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

tests! {
    isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper
}
