//! Values of the library that nearly every snapshot refers to: numbers stand for them, and no names.
//!
//! A number is never reused: new values go to the end.

use hognose_vm::heap::EMPTY_TUPLE;
use hognose_vm::image::Image;
use hognose_vm::names;
use hognose_vm::value::{IMAGE, Kind, Value};

/// The first numbers: what belongs to an image and differs between two of them.
const BUILTINS: u64 = 0;
const MODULES: u64 = 1;
const NO_ITEMS: u64 = 2;
/// Behind them stand these strings.
const FIRST_TEXT: u64 = 3;
const TEXTS: [Value; 15] = [
    names::EMPTY,
    names::NAME,
    names::MAIN,
    names::DOC,
    names::PACKAGE,
    names::LOADER,
    names::SPEC,
    names::BUILTINS,
    names::MODULE,
    names::QUALNAME,
    names::FIRSTLINENO,
    names::STATIC_ATTRIBUTES,
    names::DICT,
    names::WEAKREF,
    names::INIT,
];

/// The number of a value of the image, if it has one.
#[inline]
pub fn number(image: &Image, value: Value) -> Option<u64> {
    /// For each of the image's first strings, 1 + its position in [`TEXTS`].
    static POSITIONS: [u8; names::TEXTS.len()] = {
        let mut positions = [0; names::TEXTS.len()];
        let mut i = 0;
        while i < TEXTS.len() {
            positions[(TEXTS[i].handle() & !IMAGE) as usize] = i as u8 + 1;
            i += 1;
        }
        positions
    };
    if !value.in_image() {
        return None;
    }
    match value.kind() {
        Kind::Str => {
            let position = *POSITIONS.get((value.handle() & !IMAGE) as usize)?;
            Some(FIRST_TEXT + u64::from(position.checked_sub(1)?))
        }
        Kind::Dict if value.same(image.builtins) => Some(BUILTINS),
        Kind::Dict if value.same(image.modules) => Some(MODULES),
        Kind::Tuple if value.same(EMPTY_TUPLE) => Some(NO_ITEMS),
        _ => None,
    }
}

/// The value with a number.
pub fn value(image: &Image, number: u64) -> Option<Value> {
    match number {
        BUILTINS => Some(image.builtins),
        MODULES => Some(image.modules),
        NO_ITEMS => Some(EMPTY_TUPLE),
        _ => TEXTS.get(usize::try_from(number - FIRST_TEXT).ok()?).copied(),
    }
}
