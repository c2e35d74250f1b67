//! `str`: its methods, by family. The text core (`crate::text`) does the work; here arguments are taken,
//! charged for, and results become values.

pub mod case;
pub mod codec;
pub mod dunder;
pub mod find;
pub mod format;
pub mod make;
pub mod methods;
pub mod pad;
pub mod replace;
pub mod split;
pub mod translate;

use std::ops::Range;

use crate::names;
use crate::objects::StrObj;
use crate::stop::Res;
use crate::text::{Text, TextBuf};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// How many bytes of Latin-1 text fit inline.
pub const INLINE: usize = 22;

/// A string as a value.
pub fn value(handle: u32) -> Value {
    Value::new(Kind::Str, handle)
}

/// A part of a string as a string: the same object when it is all of it.
#[inline]
pub fn part(vm: &mut Vm, handle: u32, range: Range<usize>) -> Value {
    let text = vm.heap.text(handle);
    if range.start == 0 && range.end >= text.len() {
        return value(handle);
    }
    let object = match text.slice(range) {
        Text::Latin1([]) => return names::EMPTY,
        Text::Latin1([byte]) => {
            let code = u32::from(*byte);
            return vm.char(code);
        }
        Text::Latin1(bytes) if bytes.len() <= INLINE => StrObj::inline(bytes),
        text => StrObj::new(text.narrow()),
    };
    vm.heap.new_str_obj(object)
}

/// A new string, or the same object when the text did not change.
pub fn changed(vm: &mut Vm, handle: u32, text: TextBuf) -> Value {
    if vm.heap.text(handle) == text.as_text() { value(handle) } else { vm.text(text) }
}

/// Charges for work over a whole string, and checks that so many bytes per code point are there.
#[inline]
pub fn charge_text(vm: &mut Vm, handle: u32, bytes: usize) -> Res<()> {
    let n = vm.heap.text(handle).len();
    if n > 64 {
        vm.charge(n / 16)?;
        vm.reserve(n.saturating_mul(bytes))?;
    }
    Ok(())
}
