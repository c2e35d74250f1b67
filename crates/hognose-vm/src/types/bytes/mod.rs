//! `bytes` and what `bytearray` shares with it: methods by family, each written once for both.

pub mod case;
pub mod dunder;
pub mod find;
pub mod hex;
pub mod make;
pub mod methods;
pub mod pad;
pub mod replace;
pub mod split;

use std::ops::Range;

use crate::native::{Conv, FromArg, SelfByteArray, SelfBytes};
use crate::objects::ByteArrayObj;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The receiver of a method of `bytes` or `bytearray`.
pub trait Buffer: Copy {
    /// The builtin object.
    fn object(self) -> Value;
    /// Its bytes.
    fn data(self, vm: &Vm) -> &[u8];
    /// A new object of its type.
    fn make(vm: &mut Vm, data: Vec<u8>) -> Value;
    /// The result of a method that changed nothing: `bytes` gives itself, `bytearray` a copy.
    fn same(self, vm: &mut Vm) -> Value;
}

impl Buffer for SelfBytes {
    fn object(self) -> Value {
        self.value()
    }
    fn data(self, vm: &Vm) -> &[u8] {
        &vm.heap.bytes_obj(self.0).data
    }
    fn make(vm: &mut Vm, data: Vec<u8>) -> Value {
        vm.heap.new_bytes(data)
    }
    fn same(self, _: &mut Vm) -> Value {
        self.value()
    }
}

impl Buffer for SelfByteArray {
    fn object(self) -> Value {
        self.value()
    }
    fn data(self, vm: &Vm) -> &[u8] {
        &vm.heap.bytearray(self.0).data
    }
    fn make(vm: &mut Vm, data: Vec<u8>) -> Value {
        vm.heap.new_bytearray(ByteArrayObj { data: data.into(), exports: 0 })
    }
    fn same(self, vm: &mut Vm) -> Value {
        let data = vm.heap.bytearray(self.0).data.clone();
        vm.heap.new_bytearray(ByteArrayObj { data, exports: 0 })
    }
}

/// Bytes of the same type as another object.
pub fn like(vm: &mut Vm, object: Value, data: Vec<u8>) -> Value {
    if object.is_kind(Kind::ByteArray) {
        vm.heap.new_bytearray(ByteArrayObj { data: data.into(), exports: 0 })
    } else {
        vm.heap.new_bytes(data)
    }
}

/// A part of the bytes as an object.
pub fn part<B: Buffer>(vm: &mut Vm, b: B, range: Range<usize>) -> Value {
    let data = b.data(vm);
    if range == (0..data.len()) {
        return b.same(vm);
    }
    let part = data.get(range).unwrap_or_default().to_vec();
    B::make(vm, part)
}

/// Charges for work over all the bytes, and checks that there is memory for so many times as many.
pub fn charge<B: Buffer>(vm: &mut Vm, b: B, copies: usize) -> Res<()> {
    let n = b.data(vm).len();
    if n > 64 {
        vm.charge(n / 16)?;
        vm.reserve(n.saturating_mul(copies))?;
    }
    Ok(())
}

/// An integer that is a byte.
#[derive(Clone, Copy, Debug)]
pub struct Byte(pub u8);

impl FromArg for Byte {
    const CONV: Conv = Conv::Index;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        byte(vm, value, "byte must be in range(0, 256)").map(Byte)
    }
}

/// The byte that an integer is; otherwise an error with this text.
pub fn byte(vm: &mut Vm, value: Value, text: &str) -> Res<u8> {
    if let Some(int) = vm.int_ref(value) {
        return match int.to_i64().and_then(|i| u8::try_from(i).ok()) {
            Some(byte) => Ok(byte),
            None => Err(vm.value_error(text)),
        };
    }
    if value.is_kind(Kind::Pending) || vm.special(value, crate::names::INDEX).is_some() {
        return Err(Stop::Python);
    }
    let name = vm.type_name(value);
    Err(vm.type_error(format!("'{name}' object cannot be interpreted as an integer")))
}
