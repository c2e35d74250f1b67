//! Comparisons that ask no method, since what the values are says enough: `==` and `!=` of values of different sorts and of those that
//! are equal to nothing but themselves; and instances that are compared as the number or string that they carry.

use super::compare::{Which, is_alone};
use crate::classes;
use crate::names;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// What a value may be equal to: nothing of another sort.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Number,
    Text,
    Bytes,
    List,
    Tuple,
    Dict,
    Set,
    Range,
    /// Itself alone.
    Itself,
}

/// Whether two values are equal, or unequal, where that follows from what they are; `None` when more has to be known.
pub fn equality(vm: &Vm, which: Which, a: Value, b: Value) -> Option<bool> {
    if !matches!(which, Which::Eq | Which::Ne) {
        return None;
    }
    let (x, y) = (sort(vm, which, a)?, sort(vm, which, b)?);
    let equal = match x {
        _ if x != y => false,
        Sort::Itself => a.same(b),
        // A value is equal to itself there, whatever it says.
        Sort::Dict if a.same(b) => true,
        Sort::Dict if vm.heap.dict(a.handle()).len() != vm.heap.dict(b.handle()).len() => false,
        Sort::Dict if vm.heap.dict(a.handle()).is_empty() => true,
        _ => return None,
    };
    Some(equal == (which == Which::Eq))
}

/// The sort of a value; `None` of what a method may have something to say about.
fn sort(vm: &Vm, which: Which, value: Value) -> Option<Sort> {
    Some(match value.kind() {
        Kind::Bool | Kind::Int | Kind::Float | Kind::Wide | Kind::Big | Kind::Complex => Sort::Number,
        Kind::Str => Sort::Text,
        Kind::Bytes => Sort::Bytes,
        Kind::List => Sort::List,
        Kind::Tuple => Sort::Tuple,
        Kind::Dict => Sort::Dict,
        Kind::Set | Kind::FrozenSet => Sort::Set,
        Kind::Range => Sort::Range,
        Kind::None | Kind::Ellipsis | Kind::Function | Kind::Native | Kind::Module | Kind::Gen => Sort::Itself,
        Kind::Class if vm.class(value).metaclass.same(classes::TYPE) => Sort::Itself,
        Kind::Instance => {
            let instance = vm.heap.instances.own(value, Kind::Instance).filter(|instance| is_alone(vm, instance))?;
            let class = vm.heap.shape(instance.shape).class;
            let is_own = vm.class(class).flags.eq || which == Which::Ne && !vm.is_method_of(class, names::NE, "object");
            return (!is_own).then_some(Sort::Itself);
        }
        _ => return None,
    })
}

/// What two values are compared as, of which one is an instance that carries a number or a string, and whose class leaves the comparison
/// to that; `None` when it is something else.
pub fn payloads(vm: &Vm, a: Value, b: Value, which: Which) -> Option<(Value, Value)> {
    Some((compared_as(vm, a, which)?, compared_as(vm, b, which.swapped())?))
}

fn compared_as(vm: &Vm, value: Value, which: Which) -> Option<Value> {
    let is_simple = |v: Value| matches!(v.kind(), Kind::Bool | Kind::Int | Kind::Float | Kind::Wide | Kind::Big | Kind::Str);
    if !value.is_kind(Kind::Instance) {
        return is_simple(value).then_some(value);
    }
    let (payload, _) = vm.payload(value)?;
    let owner = match payload.kind() {
        Kind::Int | Kind::Wide | Kind::Big => "int",
        Kind::Float => "float",
        Kind::Str => "str",
        _ => return None,
    };
    // A method that was borrowed from another builtin class complains.
    let shape = vm.heap.instance(value.handle()).shape;
    vm.is_method_of(vm.heap.shape(shape).class, which.method(), owner).then_some(payload)
}
