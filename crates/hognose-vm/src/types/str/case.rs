//! Case and character classes.

use super::charge_text;
use crate::native::SelfStr;
use crate::objects::StrObj;
use crate::stop::Res;
use crate::text::{Text, TextBuf, case, predicates};
use crate::value::Value;
use crate::vm::Vm;

/// A short ASCII text is mapped in place; everything else by the tables.
#[inline]
fn map(vm: &mut Vm, s: SelfStr, ascii: Option<fn(&mut [u8])>, full: fn(Text<'_>) -> TextBuf) -> Res {
    if let (Some(ascii), Text::Latin1(bytes)) = (ascii, vm.heap.text(s.0))
        && bytes.len() <= crate::types::str::INLINE
        && bytes.is_ascii()
    {
        let mut copy = [0; crate::types::str::INLINE];
        let n = bytes.len();
        copy[..n].copy_from_slice(bytes);
        ascii(&mut copy[..n]);
        return Ok(vm.heap.new_str_obj(StrObj::inline(&copy[..n])));
    }
    // A code point becomes up to three.
    charge_text(vm, s.0, 12)?;
    let text = full(vm.heap.text(s.0));
    Ok(vm.text(text))
}

/// `str.lower()`.
pub fn lower(vm: &mut Vm, s: SelfStr) -> Res {
    map(vm, s, Some(<[u8]>::make_ascii_lowercase), case::lower)
}

/// `str.upper()`.
pub fn upper(vm: &mut Vm, s: SelfStr) -> Res {
    map(vm, s, Some(<[u8]>::make_ascii_uppercase), case::upper)
}

/// `str.casefold()`.
pub fn casefold(vm: &mut Vm, s: SelfStr) -> Res {
    map(vm, s, Some(<[u8]>::make_ascii_lowercase), case::casefold)
}

/// `str.capitalize()`.
pub fn capitalize(vm: &mut Vm, s: SelfStr) -> Res {
    map(vm, s, None, case::capitalize)
}

/// `str.title()`.
pub fn title(vm: &mut Vm, s: SelfStr) -> Res {
    map(vm, s, None, case::title)
}

/// `str.swapcase()`.
pub fn swapcase(vm: &mut Vm, s: SelfStr) -> Res {
    map(vm, s, None, case::swapcase)
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
