//! ASCII case and character classes.

use super::{Buffer, charge};
use crate::stop::Res;
use crate::text::bytes as core;
use crate::value::Value;
use crate::vm::Vm;

macro_rules! tests {
    ($($name:ident)*) => {
        $(
            #[doc = concat!("`", stringify!($name), "()`.")]
            pub fn $name<B: Buffer>(vm: &mut Vm, b: B) -> Res {
                charge(vm, b, 0)?;
                Ok(Value::bool(core::$name(b.data(vm))))
            }
        )*
    };
}

tests! { isalnum isalpha isdigit islower isspace istitle isupper }

/// `isascii()`.
pub fn isascii<B: Buffer>(vm: &mut Vm, b: B) -> Res {
    charge(vm, b, 0)?;
    Ok(Value::bool(b.data(vm).is_ascii()))
}

macro_rules! maps {
    ($($name:ident $core:expr;)*) => {
        $(
            #[doc = concat!("`", stringify!($name), "()`.")]
            pub fn $name<B: Buffer>(vm: &mut Vm, b: B) -> Res {
                charge(vm, b, 1)?;
                let mapped = $core(b.data(vm));
                Ok(B::make(vm, mapped))
            }
        )*
    };
}

maps! {
    lower <[u8]>::to_ascii_lowercase;
    upper <[u8]>::to_ascii_uppercase;
    title core::title;
    capitalize core::capitalize;
    swapcase core::swapcase;
}
