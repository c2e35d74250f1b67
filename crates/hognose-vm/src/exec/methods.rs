//! Special methods of the guest's that the loop enters: they are found here, and noted, and entered behind its instructions.
//!
//! What is noted stands in memory. In variables of the loop it would live through it with all that the loop knows.

use super::{ArithWhich, CompareWhich};
use crate::frame::Action;
use crate::names;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// A call that an instruction wants, of a function that takes just these arguments.
#[derive(Clone, Copy)]
pub struct MethodCall {
    /// The function.
    pub function: u32,
    /// How many arguments it gets.
    pub n: u8,
    /// What becomes of its result.
    pub action: Action,
    /// What is kept for that.
    pub extra: Value,
    /// The arguments.
    pub args: [Value; 2],
}

impl MethodCall {
    /// None yet.
    pub const NONE: MethodCall =
        MethodCall { function: 0, n: 0, action: Action::Store, extra: Value::UNDEF, args: [Value::UNDEF; 2] };
}

/// Finds the method of an operator for the instruction, if it is a function and nothing else comes before it: the left operand is an
/// instance, the right one of the same class or a builtin value, and there is no method for the operator in place. Whether it did:
/// then it is noted what is asked ([`MethodCall`]).
#[inline(never)]
pub fn operator(vm: &mut Vm, which: ArithWhich, a: Value, b: Value) -> bool {
    let [name, _, in_place] = which.methods();
    let Some(function) = method_of_both(vm, name, Some(in_place), a, b) else { return false };
    // Their numbers among the candidates are 0 and 1.
    vm.method_call = MethodCall { function, n: 2, action: Action::Binary, extra: Value::small(1), args: [a, b] };
    true
}

/// As [`operator`], for a comparison, whose result the instruction takes as its own when it comes back.
#[inline(never)]
pub fn comparison(vm: &mut Vm, which: CompareWhich, a: Value, b: Value) -> bool {
    let Some(function) = method_of_both(vm, which.method(), None, a, b) else { return false };
    vm.method_call = MethodCall { function, n: 2, action: Action::Compare, extra: Value::small(0), args: [a, b] };
    true
}

/// As [`operator`], for an item.
#[inline(never)]
pub fn item(vm: &mut Vm, object: Value, key: Value) -> bool {
    let Some(function) = method_of_both(vm, names::GETITEM, None, object, key) else { return false };
    vm.method_call = MethodCall { function, n: 2, action: Action::Store, extra: Value::UNDEF, args: [object, key] };
    true
}

/// As [`operator`], for the next item of an iterator.
#[inline(never)]
pub fn next(vm: &mut Vm, iterator: Value) -> bool {
    let Some(function) = own_method(vm, names::NEXT, iterator, 1) else { return false };
    vm.method_call = MethodCall { function, n: 1, action: Action::ForNext, extra: Value::UNDEF, args: [iterator, Value::UNDEF] };
    true
}

fn method_of_both(vm: &mut Vm, name: Value, before: Option<Value>, a: Value, b: Value) -> Option<u32> {
    let function = own_method(vm, name, a, 2)?;
    let class = |value: Value| Some(vm.heap.shape(vm.heap.instances.own(value, Kind::Instance)?.shape).class);
    let own = class(a)?;
    match class(b) {
        Some(other) if other.same(own) => {}
        None if !matches!(b.kind(), Kind::Instance | Kind::Exc | Kind::Class | Kind::Pending) => {}
        _ => return None,
    }
    if before.is_some_and(|before| vm.lookup(own, before).is_some()) {
        return None;
    }
    Some(function)
}

/// The method of an instance, if it is a function of so many parameters. Those of the library's own classes may have natives that know.
fn own_method(vm: &mut Vm, name: Value, object: Value, n: u16) -> Option<u32> {
    let shape = vm.heap.instances.own(object, Kind::Instance)?.shape;
    if shape & IMAGE != 0 {
        return None;
    }
    let class = vm.heap.shape(shape).class;
    let method = vm.lookup(class, name)?.is(Kind::Function)?;
    (vm.heap.function(method).direct.arguments == n).then_some(method)
}
