//! The code of a unit of the image as the compiler made it.
//!
//! The image holds the names and constants of its code as objects, and not once more as texts: a third of the bytes of all units.
//! Who links a unit again, with other globals, needs them as they were.

use std::sync::Arc;

use hognose_bytecode::{Code, Constant};
use num_bigint::{BigInt, Sign};

use crate::unit::Unit;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The code of a unit, with names and constants.
pub fn whole(vm: &Vm, unit: &Unit) -> Code {
    let names = unit.names.iter().map(|name| Arc::from(vm.show(*name))).collect();
    let constants = unit.constants.iter().map(|value| constant(vm, *value)).collect();
    Code { names, constants, ..Code::clone(&unit.code) }
}

/// What a value was made of that is a constant of code. None is anything else.
fn constant(vm: &Vm, value: Value) -> Constant {
    let heap = &vm.heap;
    let all = |items: &[Value]| items.iter().map(|item| constant(vm, *item)).collect();
    match value.kind() {
        Kind::Bool => Constant::Bool(value.same(Value::TRUE)),
        Kind::Ellipsis => Constant::Ellipsis,
        Kind::Int => Constant::Int(value.as_int().unwrap_or_default()),
        Kind::Wide => integer(&heap.wide(value.handle()).0.into()),
        Kind::Big => integer(&heap.big(value.handle()).as_bigint()),
        Kind::Float => Constant::Float(value.as_float().unwrap_or_default()),
        Kind::Complex => {
            let number = heap.complex(value.handle());
            Constant::Complex(number.real, number.imag)
        }
        Kind::Str => match heap.text(value.handle()).to_utf8() {
            Ok(text) => Constant::str(&text),
            Err(_) => Constant::Surrogates(heap.text(value.handle()).iter().collect()),
        },
        Kind::Bytes => Constant::Bytes(heap.bytes_obj(value.handle()).data.clone()),
        Kind::Tuple => Constant::Tuple(all(heap.tuple(value.handle()))),
        Kind::FrozenSet => Constant::FrozenSet(all(&heap.frozenset_obj(value.handle()).to_vec())),
        Kind::Slice => {
            let slice = heap.slice(value.handle());
            Constant::Slice(Box::new([slice.start, slice.stop, slice.step].map(|part| constant(vm, part))))
        }
        _ => Constant::None,
    }
}

fn integer(value: &BigInt) -> Constant {
    let (sign, magnitude) = value.to_bytes_le();
    Constant::integer(sign == Sign::Minus, &magnitude)
}
