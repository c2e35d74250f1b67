//! Text and bytes as arguments: what a method wants, and the message when it gets something else.

use smallvec::SmallVec;

use crate::native::Obj;
use crate::stop::{Res, Stop};
use crate::types::memoryview::refuse_bytes;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// How messages name the type of an argument: `None` stands for itself.
pub fn shown_type(vm: &Vm, value: Value) -> String {
    if value.is_none() { "None".to_string() } else { vm.type_name(value) }
}

impl Obj {
    /// The string that an argument is, or carries.
    #[inline]
    pub fn text(self, vm: &mut Vm, message: impl FnOnce(String) -> String) -> Res<u32> {
        match vm.as_kind(self.0, Kind::Str) {
            Some(handle) => Ok(handle),
            None => Err(self.refuse(vm, message)),
        }
    }

    /// As [`Obj::text`], for the `n`-th argument of a method.
    #[inline]
    pub fn text_at(self, vm: &mut Vm, method: &str, n: usize) -> Res<u32> {
        self.text(vm, |found| format!("{method}() argument {n} must be str, not {found}"))
    }

    /// As [`Obj::text`], for the only argument of a method.
    #[inline]
    pub fn only_text(self, vm: &mut Vm, method: &str) -> Res<u32> {
        self.text(vm, |found| format!("{method}() argument must be str, not {found}"))
    }

    /// The error about an argument of the wrong type.
    #[cold]
    pub fn refuse(self, vm: &mut Vm, message: impl FnOnce(String) -> String) -> Stop {
        if self.0.is_kind(Kind::Pending) {
            return Stop::Python;
        }
        let found = shown_type(vm, self.0);
        vm.type_error(message(found))
    }

    /// The bytes of a bytes-like argument; an error says `a bytes-like object is required, not '…'`.
    pub fn bytes(self, vm: &mut Vm) -> Res<Vec<u8>> {
        bytes_of(vm, self.0)
    }
}

/// The bytes of a bytes-like object.
pub fn bytes_of(vm: &mut Vm, value: Value) -> Res<Vec<u8>> {
    if vm.bytes_like(value).is_none() {
        return Err(refuse_bytes(vm, value, |name| format!("a bytes-like object is required, not '{name}'")));
    }
    gathered_bytes_of(vm, value)
}

/// [`bytes_of`] of what is looked for or put somewhere: it is short, most often, and takes no memory of its own then.
pub fn few_bytes_of(vm: &mut Vm, value: Value) -> Res<SmallVec<[u8; 24]>> {
    match vm.plain_bytes(value) {
        Some(data) if data.len() <= 24 => Ok(SmallVec::from_slice(data)),
        _ => bytes_of(vm, value).map(SmallVec::from_vec),
    }
}

/// As [`bytes_of`], also where the items of a view do not lie one behind the other.
pub fn gathered_bytes_of(vm: &mut Vm, value: Value) -> Res<Vec<u8>> {
    let n = vm.gathered_bytes(value).map_or(0, |data| data.len());
    if n > 1 << 12 {
        vm.charge(n / 16)?;
        vm.reserve(n)?;
    }
    match vm.gathered_bytes(value).map(|data| data.into_owned()) {
        Some(data) => Ok(data),
        None => Err(refuse_bytes(vm, value, |name| format!("a bytes-like object is required, not '{name}'"))),
    }
}

/// A limit on the number of splits or replacements: negative means none.
pub fn count_limit(count: i64) -> Option<usize> {
    usize::try_from(count).ok()
}

/// A truth value.
#[derive(Clone, Copy, Debug)]
pub struct Flag(pub bool);

impl crate::native::FromArg for Flag {
    const CONV: crate::native::Conv = crate::native::Conv::Truth;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        vm.truth(value).map(Flag)
    }
}
