//! Special methods of the guest's that the loop enters: they are found here, and noted, and entered behind its instructions.
//!
//! What is noted stands in memory. In variables of the loop it would live through it with all that the loop knows.

use hognose_bytecode::SiteIndex;

use super::{ArithWhich, CompareWhich, found, quick};
use crate::classes;
use crate::frame::Action;
use crate::names;
use crate::objects::DescrObj;
use crate::unit::Unit;
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
    pub args: [Value; 3],
}

impl MethodCall {
    /// None yet.
    pub const NONE: MethodCall =
        MethodCall { function: 0, n: 0, action: Action::Store, extra: Value::UNDEF, args: [Value::UNDEF; 3] };
}

/// Finds the method of an operator for the instruction, if it is a function and nothing else comes before it: the left operand is an
/// instance, the right one of the same class or a builtin value, and there is no method for the operator in place. Whether it did:
/// then it is noted what is asked ([`MethodCall`]).
#[inline(never)]
pub fn operator(vm: &mut Vm, which: ArithWhich, a: Value, b: Value) -> bool {
    let [name, _, in_place] = which.methods();
    let Some(function) = method_of_both(vm, name, Some(in_place), a, b) else { return false };
    // Their numbers among the candidates are 0 and 1.
    vm.method_call = MethodCall { function, n: 2, action: Action::Binary, extra: Value::small(1), args: [a, b, Value::UNDEF] };
    true
}

/// As [`operator`], for a comparison, whose result the instruction takes as its own when it comes back.
#[inline(never)]
pub fn comparison(vm: &mut Vm, which: CompareWhich, a: Value, b: Value) -> bool {
    let Some(function) = method_of_both(vm, which.method(), None, a, b) else { return false };
    vm.method_call = MethodCall { function, n: 2, action: Action::Compare, extra: Value::small(0), args: [a, b, Value::UNDEF] };
    true
}

/// As [`operator`], for an item.
#[inline(never)]
pub fn item(vm: &mut Vm, object: Value, key: Value) -> bool {
    let Some(function) = method_of_both(vm, names::GETITEM, None, object, key) else { return false };
    vm.method_call = MethodCall { function, n: 2, action: Action::Store, extra: Value::UNDEF, args: [object, key, Value::UNDEF] };
    true
}

/// As [`operator`], for the next item of an iterator.
#[inline(never)]
pub fn next(vm: &mut Vm, iterator: Value) -> bool {
    let Some(function) = own_method(vm, names::NEXT, iterator, 1) else { return false };
    vm.method_call = of_one(function, Action::ForNext, iterator);
    true
}

/// As [`operator`], for an item that is stored: nothing becomes of what the method gives.
#[inline(never)]
pub fn set_item(vm: &mut Vm, object: Value, key: Value, value: Value) -> bool {
    if key.is_kind(Kind::Pending) || value.is_kind(Kind::Pending) {
        return false;
    }
    let Some(function) = own_method(vm, names::SETITEM, object, 3) else { return false };
    vm.method_call = MethodCall { function, n: 3, action: Action::Discard, extra: Value::TRUE, args: [object, key, value] };
    true
}

/// As [`operator`], for whether a container has an item.
#[inline(never)]
pub fn contains(vm: &mut Vm, container: Value, item: Value) -> bool {
    if item.is_kind(Kind::Pending) {
        return false;
    }
    let Some(function) = own_method(vm, names::CONTAINS, container, 2) else { return false };
    let args = [container, item, Value::UNDEF];
    vm.method_call = MethodCall { function, n: 2, action: Action::StoreTruth, extra: Value::UNDEF, args };
    true
}

/// The function that an instance of a class of the guest's gives its iterator by.
#[inline(never)]
pub fn iterator(vm: &mut Vm, object: Value) -> Option<u32> {
    let shape = vm.heap.instances.own(object, Kind::Instance)?.shape;
    if shape & IMAGE != 0 {
        return None;
    }
    let class = vm.heap.shape(shape).class;
    vm.lookup(class, names::ITER)?.is(Kind::Function)
}

/// Notes that a function is asked with an object alone, if it takes just one argument and runs when it is called; whether it does.
#[inline(never)]
pub fn is_entered(vm: &mut Vm, function: u32, action: Action, object: Value) -> bool {
    vm.method_call = of_one(function, action, object);
    vm.heap.function(function).direct.arguments == 1
}

/// As [`operator`], for an attribute that a property sets.
#[inline(never)]
pub fn setter(vm: &mut Vm, unit: &Unit, site: SiteIndex, object: Value, value: Value) -> bool {
    let mut found = || {
        let name = found::name(unit, site)?;
        let shape = vm.heap.instances.own(object, Kind::Instance)?.shape;
        let class = vm.heap.shape(shape).class;
        if shape & IMAGE != 0 || vm.class(class).flags.setattr || value.is_kind(Kind::Pending) {
            return None;
        }
        let attr = vm.lookup(class, name)?;
        let DescrObj::Property { set, .. } = vm.heap.descr(attr.is(Kind::Descr)?) else { return None };
        let function = set.is(Kind::Function)?;
        (vm.heap.function(function).direct.arguments == 2).then_some(function)
    };
    let Some(function) = found() else { return false };
    let args = [object, value, Value::UNDEF];
    vm.method_call = MethodCall { function, n: 2, action: Action::Discard, extra: Value::TRUE, args };
    true
}

/// As [`operator`], for what a builtin such as `len` leaves to a special method of its only argument.
#[inline(never)]
pub fn special(vm: &mut Vm, native: u32, object: Value) -> bool {
    let Some(name) = vm.natives[native as usize].special() else { return false };
    let found = own_method(vm, name, object, 1).or_else(|| if name.same(names::STR) { shown_by_repr(vm, object) } else { None });
    let Some(function) = found else { return false };
    vm.method_call = MethodCall { extra: name, ..of_one(function, Action::Special, object) };
    true
}

/// The `__repr__` of an instance, if that is what its `str` gives.
fn shown_by_repr(vm: &mut Vm, object: Value) -> Option<u32> {
    let usual = vm.lookup(classes::OBJECT, names::STR)?;
    let class = vm.class_of(object);
    if vm.lookup(class, names::STR)?.same(usual) { own_method(vm, names::REPR, object, 1) } else { None }
}

/// What is known of the truth of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Truth {
    /// It is known.
    Known(bool),
    /// A function is to be asked, which is noted.
    Entered,
    /// It takes more to know it.
    Unknown,
}

/// The truth of a value, or as [`operator`] what says it.
#[inline(never)]
pub fn truth(vm: &mut Vm, value: Value) -> Truth {
    if let Some(truth) = quick::truth(vm, value) {
        return Truth::Known(truth);
    }
    // Nearly all instances whose truth is not known have a function that says it.
    if quick::is_of_guest(vm, value)
        && let Some(function) = own_method(vm, names::BOOL, value, 1)
    {
        vm.method_call = of_one(function, Action::Bool, value);
        return Truth::Entered;
    }
    match vm.truth(value) {
        Ok(truth) => Truth::Known(truth),
        Err(_) => asked_for_truth(vm, value),
    }
}

fn asked_for_truth(vm: &mut Vm, object: Value) -> Truth {
    if let Some(function) = own_method(vm, names::BOOL, object, 1) {
        vm.method_call = of_one(function, Action::Bool, object);
        return Truth::Entered;
    }
    let Some(function) = own_method(vm, names::LEN, object, 1) else { return Truth::Unknown };
    let class = vm.class_of(object);
    if vm.lookup(class, names::BOOL).is_some() {
        return Truth::Unknown;
    }
    vm.method_call = of_one(function, Action::LenTruth, object);
    Truth::Entered
}

fn of_one(function: u32, action: Action, object: Value) -> MethodCall {
    MethodCall { function, n: 1, action, extra: Value::UNDEF, args: [object, Value::UNDEF, Value::UNDEF] }
}

fn method_of_both(vm: &mut Vm, name: Value, before: Option<Value>, a: Value, b: Value) -> Option<u32> {
    let class = own_class(vm, a)?;
    match vm.heap.instances.own(b, Kind::Instance) {
        Some(other) if vm.heap.shape(other.shape).class.same(class) => {}
        None if !matches!(b.kind(), Kind::Instance | Kind::Exc | Kind::Class | Kind::Pending) => {}
        _ => return None,
    }
    let function = method_of(vm, class, name, 2)?;
    if before.is_some_and(|before| vm.lookup(class, before).is_some()) {
        return None;
    }
    Some(function)
}

/// The method of an instance, if it is a function of so many parameters. Those of the library's own classes may have natives that know.
fn own_method(vm: &mut Vm, name: Value, object: Value, n: u16) -> Option<u32> {
    let class = own_class(vm, object)?;
    method_of(vm, class, name, n)
}

/// The class of an instance, if it is one of the guest's.
#[inline]
fn own_class(vm: &Vm, object: Value) -> Option<Value> {
    let shape = vm.heap.instances.own(object, Kind::Instance)?.shape;
    (shape & IMAGE == 0).then(|| vm.heap.shape(shape).class)
}

/// The method of a class, if it is a function of so many parameters.
#[inline]
fn method_of(vm: &mut Vm, class: Value, name: Value, n: u16) -> Option<u32> {
    let method = vm.lookup(class, name)?.is(Kind::Function)?;
    (vm.heap.function(method).direct.arguments == n).then_some(method)
}
