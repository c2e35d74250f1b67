//! Comparison, truth and membership, as values and as branches.
//!
//! One comparison instruction has up to two candidate methods; [`complete`] finishes whichever
//! instruction asked: it stores, negates or branches.

use std::cmp::Ordering;

use hognose_bytecode::{Jump, Op};

use super::call::{self, Callee};
use super::{Cx, Flow, look, unlike};
use crate::frame::Action;
use crate::names;
use crate::num::IntRef;
use crate::objects::{InstanceObj, StrData};
use crate::stop::{Res, Stop};
use crate::types::set::looks;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// A comparison operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    Lt,
    Le,
    Eq,
    Ne,
    Gt,
    Ge,
}

impl Which {
    /// Its method.
    pub fn method(self) -> Value {
        match self {
            Which::Lt => names::LT,
            Which::Le => names::LE,
            Which::Eq => names::EQ,
            Which::Ne => names::NE,
            Which::Gt => names::GT,
            Which::Ge => names::GE,
        }
    }

    /// The operator with the operands exchanged.
    pub fn swapped(self) -> Which {
        match self {
            Which::Lt => Which::Gt,
            Which::Le => Which::Ge,
            Which::Gt => Which::Lt,
            Which::Ge => Which::Le,
            same => same,
        }
    }

    /// Its symbol.
    pub fn symbol(self) -> &'static str {
        match self {
            Which::Lt => "<",
            Which::Le => "<=",
            Which::Eq => "==",
            Which::Ne => "!=",
            Which::Gt => ">",
            Which::Ge => ">=",
        }
    }

    /// Whether an ordering satisfies it.
    pub fn holds(self, ordering: Ordering) -> bool {
        match self {
            Which::Lt => ordering.is_lt(),
            Which::Le => ordering.is_le(),
            Which::Eq => ordering.is_eq(),
            Which::Ne => ordering.is_ne(),
            Which::Gt => ordering.is_gt(),
            Which::Ge => ordering.is_ge(),
        }
    }
}

/// `a is b`. Integers outside the word are boxed, so equal ones are not always the same object.
#[inline]
pub fn same(_: &mut Vm, a: Value, b: Value) -> bool {
    a.same(b)
}

/// The operator and operands of a comparison instruction.
fn operands(cx: &Cx<'_>, op: Op) -> Option<(Which, Value, Value)> {
    use Op::*;
    let int = |v: hognose_bytecode::Imm| Value::small(v.0 as i32);
    Some(match op {
        Lt { a, b, .. } | JumpIfLt { a, b, .. } | JumpIfNotLt { a, b, .. } => {
            (Which::Lt, cx.reg(a.0), cx.reg(b.0))
        }
        Le { a, b, .. } | JumpIfLe { a, b, .. } | JumpIfNotLe { a, b, .. } => {
            (Which::Le, cx.reg(a.0), cx.reg(b.0))
        }
        Eq { a, b, .. } | JumpIfEq { a, b, .. } | JumpIfNotEq { a, b, .. } => {
            (Which::Eq, cx.reg(a.0), cx.reg(b.0))
        }
        Ne { a, b, .. } | JumpIfNe { a, b, .. } | JumpIfNotNe { a, b, .. } => {
            (Which::Ne, cx.reg(a.0), cx.reg(b.0))
        }
        Gt { a, b, .. } | JumpIfGt { a, b, .. } | JumpIfNotGt { a, b, .. } => {
            (Which::Gt, cx.reg(a.0), cx.reg(b.0))
        }
        Ge { a, b, .. } | JumpIfGe { a, b, .. } | JumpIfNotGe { a, b, .. } => {
            (Which::Ge, cx.reg(a.0), cx.reg(b.0))
        }
        JumpIfLtInt { a, value, .. } | JumpIfNotLtInt { a, value, .. } => {
            (Which::Lt, cx.reg(a.0), int(value))
        }
        JumpIfLeInt { a, value, .. } | JumpIfNotLeInt { a, value, .. } => {
            (Which::Le, cx.reg(a.0), int(value))
        }
        JumpIfEqConst { a, index, .. } | JumpIfNotEqConst { a, index, .. } => {
            (Which::Eq, cx.reg(a.0), cx.unit().constants[index.0 as usize])
        }
        JumpIfEqInt { a, value, .. } | JumpIfNotEqInt { a, value, .. } => {
            (Which::Eq, cx.reg(a.0), int(value))
        }
        JumpIfNeInt { a, value, .. } | JumpIfNotNeInt { a, value, .. } => {
            (Which::Ne, cx.reg(a.0), int(value))
        }
        JumpIfGtInt { a, value, .. } | JumpIfNotGtInt { a, value, .. } => {
            (Which::Gt, cx.reg(a.0), int(value))
        }
        JumpIfGeInt { a, value, .. } | JumpIfNotGeInt { a, value, .. } => {
            (Which::Ge, cx.reg(a.0), int(value))
        }
        _ => return None,
    })
}

/// What an instruction does with a truth: its jump and whether it jumps when true, or its destination.
enum Goal {
    Jump(Jump, bool),
    Store(u8, bool),
}

fn goal(op: Op) -> Option<Goal> {
    use Op::*;
    Some(match op {
        JumpIf { to, .. }
        | JumpIfLt { to, .. }
        | JumpIfLe { to, .. }
        | JumpIfEq { to, .. }
        | JumpIfNe { to, .. }
        | JumpIfGt { to, .. }
        | JumpIfGe { to, .. }
        | JumpIfLtInt { to, .. }
        | JumpIfLeInt { to, .. }
        | JumpIfEqInt { to, .. }
        | JumpIfEqConst { to, .. }
        | JumpIfNeInt { to, .. }
        | JumpIfGtInt { to, .. }
        | JumpIfGeInt { to, .. }
        | JumpIfIn { to, .. } => Goal::Jump(to, true),
        JumpIfNot { to, .. }
        | JumpIfNotLt { to, .. }
        | JumpIfNotLe { to, .. }
        | JumpIfNotEq { to, .. }
        | JumpIfNotNe { to, .. }
        | JumpIfNotGt { to, .. }
        | JumpIfNotGe { to, .. }
        | JumpIfNotLtInt { to, .. }
        | JumpIfNotLeInt { to, .. }
        | JumpIfNotEqInt { to, .. }
        | JumpIfNotEqConst { to, .. }
        | JumpIfNotNeInt { to, .. }
        | JumpIfNotGtInt { to, .. }
        | JumpIfNotGeInt { to, .. }
        | JumpIfNotIn { to, .. } => Goal::Jump(to, false),
        In { dst, .. } => Goal::Store(dst.0, true),
        Not { dst, .. } | NotIn { dst, .. } => Goal::Store(dst.0, false),
        _ => return None,
    })
}

/// What an instruction does when the truth that it asked for is known.
pub enum Outcome {
    /// It jumps.
    Jump(Jump),
    /// It stores this in a register.
    Store(u8, bool),
    /// It goes on.
    Next,
}

/// What an instruction does when a truth that it asked for, or that is the result of its comparison, is known.
#[inline(never)]
pub fn outcome(op: Op, truth: bool) -> Outcome {
    use Op::*;
    match op {
        Lt { dst, .. }
        | Le { dst, .. }
        | Eq { dst, .. }
        | Ne { dst, .. }
        | Gt { dst, .. }
        | Ge { dst, .. } => Outcome::Store(dst.0, truth),
        _ => match goal(op) {
            Some(Goal::Jump(to, sense)) if truth == sense => Outcome::Jump(to),
            Some(Goal::Store(dst, sense)) => Outcome::Store(dst, truth == sense),
            _ => Outcome::Next,
        },
    }
}

/// The truth that the instruction asked for is known.
pub fn decide(cx: &mut Cx<'_>, truth: bool) -> Flow {
    match goal(cx.op()) {
        #[expect(clippy::collapsible_match, reason = "a jump that is not taken must not try the other arms")]
        Some(Goal::Jump(to, sense)) => {
            if truth == sense {
                cx.jump(to);
            }
        }
        Some(Goal::Store(dst, sense)) => cx.set(dst, Value::bool(truth == sense)),
        None => {}
    }
    Flow::Next
}

/// A comparison instruction has its result: stores it, or branches by its truth.
pub fn complete(cx: &mut Cx<'_>, value: Value) -> Flow {
    use Op::*;
    match cx.op() {
        Lt { dst, .. }
        | Le { dst, .. }
        | Eq { dst, .. }
        | Ne { dst, .. }
        | Gt { dst, .. }
        | Ge { dst, .. } => {
            cx.set(dst.0, value);
            Flow::Next
        }
        _ => complete_truth(cx, value),
    }
}

/// The instruction asked for the truth of a value that has now come.
pub fn complete_truth(cx: &mut Cx<'_>, value: Value) -> Flow {
    match cx.vm.truth(value) {
        Ok(truth) => decide(cx, truth),
        Err(Stop::Python) => truth_by_method(cx, value),
        Err(stop) => stop.into(),
    }
}

/// `JumpIf`, `JumpIfNot`, `Not`: the truth of an operand.
pub fn truth(cx: &mut Cx<'_>, value: Value) -> Flow {
    if value.is_kind(Kind::Instance) {
        // Most objects that have a say in it say it by a function of the guest.
        let class = cx.vm.class_of(value);
        let (method, action) = match cx.vm.lookup(class, names::BOOL) {
            Some(method) => (Some(method), Action::Bool),
            None => (cx.vm.lookup(class, names::LEN), Action::LenTruth),
        };
        match method {
            Some(method) if method.is_kind(Kind::Function) => {
                return call::special(cx, Callee::with(method, action, 0, Value::UNDEF), value, &[]);
            }
            // A class of the library whose native knows.
            Some(method) if let Some(native) = cx.vm.plain_native(method, 1) => {
                let truth = native(cx.vm, &[value]);
                if let Ok(Some(truth)) = cx.vm.done_natively(truth)
                    && let Some(truth) = truth.as_bool()
                {
                    return decide(cx, truth);
                }
            }
            None => return decide(cx, true),
            _ => {}
        }
    }
    match cx.vm.truth(value) {
        Ok(truth) => decide(cx, truth),
        Err(Stop::Python) if value.is_kind(Kind::Pending) => look::pending(cx, value),
        Err(Stop::Python) => truth_by_method(cx, value),
        Err(stop) => stop.into(),
    }
}

fn truth_by_method(cx: &mut Cx<'_>, value: Value) -> Flow {
    if value.is_kind(Kind::Pending) {
        // The value of a method's result: waited for in a frame of its own.
        let function = cx.vm.image.prelude("truth");
        return call::invoke_with(cx, Callee::with(function, Action::Bool, 0, Value::UNDEF), &[value]);
    }
    for (name, action) in [(names::BOOL, Action::Bool), (names::LEN, Action::LenTruth)] {
        if let Some(method) = cx.vm.special(value, name) {
            return call::special(cx, Callee::with(method, action, 0, Value::UNDEF), value, &[]);
        }
    }
    decide(cx, true)
}

/// Whether two strings are equal; `None` when they are no strings, or long ones, which are charged for.
#[inline(always)]
pub fn equal_texts(vm: &Vm, a: Value, b: Value) -> Option<bool> {
    if let Some(x) = vm.heap.strs.own(a, Kind::Str)
        && let Some(y) = vm.heap.strs.own(b, Kind::Str)
        && let (StrData::Inline(n, p), StrData::Inline(m, q)) = (&x.data, &y.data)
    {
        // Unused bytes are zero, so that all of them can be compared at once.
        return Some(n == m && p == q);
    }
    equal_any_texts(vm, a, b)
}

/// Whether two values are strings of the same text; `None` where they are something else, or long.
#[inline(never)]
pub fn equal_any_texts(vm: &Vm, a: Value, b: Value) -> Option<bool> {
    let (x, y) = (a.is(Kind::Str)?, b.is(Kind::Str)?);
    // Words that the library uses too are in the image, mostly both: `kind == 'load'`.
    if x & y & IMAGE != 0 && vm.image.no_doubles {
        return Some(x == y);
    }
    if let (Some(p), Some(q)) = (vm.heap.strs.peek(x), vm.heap.strs.peek(y))
        && let (StrData::Inline(n, p), StrData::Inline(m, q)) = (&p.data, &q.data)
    {
        return Some(n == m && p == q);
    }
    same_text(vm, x, y)
}

/// Whether two strings have the same text; `None` for long ones, which are charged for.
#[inline(never)]
fn same_text(vm: &Vm, a: u32, b: u32) -> Option<bool> {
    if a == b {
        return Some(true);
    }
    let (x, y) = (vm.heap.str_obj(a), vm.heap.str_obj(b));
    match (&x.data, &y.data) {
        // Unused bytes are zero, so that all of them can be compared at once.
        (StrData::Inline(n, p), StrData::Inline(m, q)) => Some(n == m && p == q),
        _ => {
            let (x, y) = (vm.heap.text(a), vm.heap.text(b));
            if x.len() > 1024 && x.len() == y.len() { None } else { Some(x == y) }
        }
    }
}

/// A comparison of short tuples or lists of numbers and strings, and of such tuples: the first items that differ decide.
#[inline(never)]
pub(super) fn quick_items(vm: &Vm, which: Which, a: &[Value], b: &[Value]) -> Option<bool> {
    order_items::<true>(vm, a, b).map(|order| which.holds(order))
}

/// How short sequences of numbers and strings are ordered, and with `DEEP` of tuples of a few of them; `None` where a look does not say.
fn order_items<const DEEP: bool>(vm: &Vm, a: &[Value], b: &[Value]) -> Option<Ordering> {
    let n = a.len().min(b.len());
    if n > if DEEP { 16 } else { 4 } {
        return None;
    }
    let (front, other) = (&a[..n], &b[..n]);
    // By number: two iterators side by side take as much to set up as short tuples to compare.
    for at in 0..n {
        let (x, y) = (front[at], other[at]);
        if x.same(y) {
            continue;
        }
        let order = match (x.kind(), y.kind()) {
            (Kind::Str, Kind::Str) => {
                let (x, y) = (x.handle(), y.handle());
                match vm.heap.order_short(x, y) {
                    Some(order) => order,
                    None if same_text(vm, x, y)? => Ordering::Equal,
                    None if vm.heap.text(x).len().min(vm.heap.text(y).len()) > 1024 => return None,
                    None => vm.heap.text(x).cmp(&vm.heap.text(y)),
                }
            }
            (Kind::Tuple | Kind::Instance, Kind::Tuple | Kind::Instance) if DEEP => {
                let (x, y) = (vm.as_ordered(x).is(Kind::Tuple)?, vm.as_ordered(y).is(Kind::Tuple)?);
                order_items::<false>(vm, vm.heap.tuple(x), vm.heap.tuple(y))?
            }
            _ => {
                let (x, y) = Value::numbers(x, y)?;
                x.partial_cmp(&y)?
            }
        };
        if order != Ordering::Equal {
            return Some(order);
        }
    }
    Some(a.len().cmp(&b.len()))
}

impl Vm {
    /// Whether `a < b`, where numbers, strings or short tuples of them say so at once; `None` for everything else.
    #[inline]
    pub fn less_at_once(&self, a: Value, b: Value) -> Option<bool> {
        if let Some((x, y)) = Value::ints(a, b) {
            return Some(x < y);
        }
        // What stands first in a tuple decides most often. The same object is equal to itself, whatever it is.
        if let (Some(x), Some(y)) = (self.heap.tuples.own(a, Kind::Tuple), self.heap.tuples.own(b, Kind::Tuple))
            && let (Some(&x), Some(&y)) = (x.items.first(), y.items.first())
            && !x.same(y)
            && let Some((x, y)) = Value::numbers(x, y)
            && x != y
        {
            return Some(x < y);
        }
        quick(self, Which::Lt, a, b)
    }
}

/// A comparison of strings, mixed numbers or `None`, which needs nothing else; `None` when it is something else.
#[inline(never)]
pub fn quick(vm: &Vm, which: Which, a: Value, b: Value) -> Option<bool> {
    if let (Some(x), Some(y)) = (a.is(Kind::Str), b.is(Kind::Str)) {
        return match which {
            Which::Eq => equal_texts(vm, a, b),
            Which::Ne => equal_texts(vm, a, b).map(|equal| !equal),
            _ => order_texts(vm, which, x, y),
        };
    }
    if let Some((x, y)) = Value::numbers(a, b) {
        return Some(match which {
            Which::Lt => x < y,
            Which::Le => x <= y,
            Which::Eq => x == y,
            Which::Ne => x != y,
            Which::Gt => x > y,
            Which::Ge => x >= y,
        });
    }
    quick_other(vm, which, a, b)
}

/// The order of two strings; `None` for long ones, which are charged for.
#[inline(never)]
fn order_texts(vm: &Vm, which: Which, a: u32, b: u32) -> Option<bool> {
    if let Some(order) = vm.heap.order_short(a, b) {
        return Some(which.holds(order));
    }
    let (p, q) = (vm.heap.text(a), vm.heap.text(b));
    (p.len().min(q.len()) <= 1024).then(|| which.holds(p.cmp(&q)))
}

#[inline(never)]
fn quick_other(vm: &Vm, which: Which, a: Value, b: Value) -> Option<bool> {
    // An object of a class of the guest's that is derived from no builtin one has methods, if anything.
    if let Some(instance) = vm.heap.instances.own(a, Kind::Instance)
        && is_alone(vm, instance)
    {
        return unlike::equality(vm, which, a, b);
    }
    match (a.kind(), b.kind()) {
        (Kind::Tuple, Kind::Tuple) => {
            return quick_items(vm, which, vm.heap.tuple(a.handle()), vm.heap.tuple(b.handle()));
        }
        (Kind::List, Kind::List) => {
            let (x, y) = (vm.heap.list(a.handle()), vm.heap.list(b.handle()));
            // An item is equal to itself there, whatever it says.
            if (x.len() != y.len() || a.same(b)) && matches!(which, Which::Eq | Which::Ne) {
                return Some((which == Which::Eq) == a.same(b));
            }
            return quick_items(vm, which, x, y);
        }
        (Kind::Set | Kind::FrozenSet, Kind::Set | Kind::FrozenSet) => return looks::compare(vm, which, a, b),
        (Kind::Bytes, Kind::Bytes) => {
            let (x, y) = (&vm.heap.bytes_obj(a.handle()).data, &vm.heap.bytes_obj(b.handle()).data);
            return (x.len().min(y.len()) <= 1024).then(|| which.holds(x.cmp(y)));
        }
        (Kind::Int | Kind::Bool | Kind::Wide | Kind::Big, Kind::Int | Kind::Bool | Kind::Wide | Kind::Big) => {
            return integers(vm, which, a, b);
        }
        _ => {}
    }
    if a.is_kind(Kind::Instance) {
        return match vm.as_ordered(a).is(Kind::Tuple) {
            Some(x) => quick_items(vm, which, vm.heap.tuple(x), vm.heap.tuple(vm.as_ordered(b).is(Kind::Tuple)?)),
            None if b.is_kind(Kind::Instance) && let Some(truth) = instants(vm, which, a, b) => Some(truth),
            None => unlike::payloads(vm, a, b, which).and_then(|(x, y)| quick(vm, which, x, y)),
        };
    }
    if b.is_kind(Kind::Instance)
        && let Some((x, y)) = unlike::payloads(vm, a, b, which)
    {
        return quick(vm, which, x, y);
    }
    unlike::equality(vm, which, a, b)
}

/// Whether an object of the session's own is of a class of the guest's that is derived from no builtin one.
#[inline(always)]
pub(super) fn is_alone(vm: &Vm, instance: &InstanceObj) -> bool {
    instance.shape & IMAGE == 0 && vm.heap.shape(instance.shape).names.first().is_none_or(|name| !name.is_undef())
}

/// A comparison of integers beyond those that a value holds; `None` for long ones, which are charged for.
fn integers(vm: &Vm, which: Which, a: Value, b: Value) -> Option<bool> {
    if let (Some(x), Some(y)) = (a.is(Kind::Big), b.is(Kind::Big))
        && let (Some(x), Some(y)) = (vm.heap.big(x).as_few(), vm.heap.big(y).as_few())
    {
        return Some(which.holds(x.compare(y)));
    }
    let (x, y) = (vm.int_ref(a)?, vm.int_ref(b)?);
    let is_long = |x| matches!(x, IntRef::Big(x) if x.bits() > 1 << 14);
    (!is_long(x) || !is_long(y)).then(|| which.holds(x.compare(y)))
}

/// A comparison of two dates, two moments of one zone or of none, two durations or decimal numbers, of the library's own classes:
/// by their first slots.
fn instants(vm: &Vm, which: Which, a: Value, b: Value) -> Option<bool> {
    let (a, b) = (vm.heap.instances.get(a.handle()), vm.heap.instances.get(b.handle()));
    if a.shape != b.shape || a.shape & IMAGE == 0 {
        return None;
    }
    let shapes = vm.library_shapes()?;
    if a.shape == shapes.decimal {
        return decimals(vm, which, a, b);
    }
    // A date has one slot, and so has a duration; the others are empty.
    let slots = match a.shape {
        shape if shape == shapes.datetime => 2,
        shape if shape == shapes.date || shape == shapes.timedelta => 1,
        _ => return None,
    };
    let class = vm.class(vm.heap.shape(a.shape).class);
    if !a.inline[slots].same(b.inline[slots]) || vm.heap.dict_is_changed(class.dict.handle()) {
        return None;
    }
    for (x, y) in a.inline[..slots].iter().zip(&b.inline[..slots]) {
        if !x.same(*y) {
            return Some(which.holds(x.as_int()?.cmp(&y.as_int()?)));
        }
    }
    Some(which.holds(Ordering::Equal))
}

/// A comparison of two finite decimal numbers whose digits fit a word, with exponents that are close.
fn decimals(vm: &Vm, which: Which, a: &InstanceObj, b: &InstanceObj) -> Option<bool> {
    let number = |object: &InstanceObj| {
        let [sign, digits, exponent, kind] = object.inline;
        let digits = digits.as_int().filter(|_| kind.same(Value::small(0)))?;
        Some((i128::from(if sign.same(Value::small(0)) { digits } else { -digits }), exponent.as_int()?))
    };
    let ((x, p), (y, q)) = (number(a)?, number(b)?);
    let class = vm.class(vm.heap.shape(a.shape).class);
    if vm.heap.dict_is_changed(class.dict.handle()) {
        return None;
    }
    let apart = u32::try_from(p.abs_diff(q)).ok().filter(|apart| *apart <= 20)?;
    let by = if apart == 0 { 1 } else { 10i128.pow(apart) };
    let (x, y) = if p >= q { (x * by, y) } else { (x, y * by) };
    Some(which.holds(x.cmp(&y)))
}

/// A comparison that the loop does not do itself.
pub fn compare(cx: &mut Cx<'_>, op: Op) -> Flow {
    let Some((which, a, b)) = operands(cx, op) else { return Flow::Next };
    // Two instances of one class: its own method comes first.
    if a.is_kind(Kind::Instance) && b.is_kind(Kind::Instance) {
        // A class of the library whose natives know.
        let shape = cx.vm.heap.instance(a.handle()).shape;
        if shape & IMAGE != 0
            && shape == cx.vm.heap.instance(b.handle()).shape
            && let Some(truth) = cx.vm.own_compare(which, a, b)
        {
            return finish(cx, truth);
        }
        let class = cx.vm.class_of(a);
        if class.same(cx.vm.class_of(b))
            && let Some(method) = cx.vm.lookup(class, which.method())
        {
            if method.is_kind(Kind::Function) {
                let to = Callee::with(method, Action::Compare, 0, Value::small(0));
                return call::invoke_with(cx, to, &[a, b]);
            }
            match cx.vm.compare_by(method, a, b, which) {
                Ok(Some(truth)) => return finish(cx, truth),
                Ok(None) => {}
                Err(stop) => return stop.into(),
            }
        }
    }
    // With a builtin value at the right, its own method comes first, too.
    if a.is_kind(Kind::Instance)
        && !matches!(b.kind(), Kind::Instance | Kind::Exc | Kind::Class | Kind::Pending)
        && let class = cx.vm.class_of(a)
        && let Some(method) = cx.vm.lookup(class, which.method())
        && method.is_kind(Kind::Function)
    {
        // A native of the library may stand in front of it.
        if method.in_image()
            && let Some(truth) = cx.vm.own_compare(which, a, b)
        {
            return finish(cx, truth);
        }
        let to = Callee::with(method, Action::Compare, 0, Value::small(0));
        return call::invoke_with(cx, to, &[a, b]);
    }
    match native(cx.vm, which, a, b) {
        Ok(Some(truth)) => finish(cx, truth),
        Ok(None) => unordered(cx, which, a, b),
        Err(Stop::Python) => {
            if a.is_kind(Kind::Pending) || b.is_kind(Kind::Pending) {
                return look::operands(cx);
            }
            next_candidate(cx, 0)
        }
        Err(stop) => stop.into(),
    }
}

/// Completes a comparison instruction with a truth.
fn finish(cx: &mut Cx<'_>, truth: bool) -> Flow {
    complete(cx, Value::bool(truth))
}

fn unordered(cx: &mut Cx<'_>, which: Which, a: Value, b: Value) -> Flow {
    let (x, y) = (cx.vm.type_name(a), cx.vm.type_name(b));
    let symbol = which.symbol();
    cx.vm.type_error(format!("'{symbol}' not supported between instances of '{x}' and '{y}'")).into()
}

/// Compares builtin values: `None` when the types have no order.
pub fn native(vm: &mut Vm, which: Which, a: Value, b: Value) -> Res<Option<bool>> {
    match which {
        Which::Eq => return vm.equal(a, b).map(Some),
        Which::Ne => {
            // A `__ne__` of the guest comes before the negation of `__eq__`.
            if a.is_kind(Kind::Instance) || b.is_kind(Kind::Instance) {
                for v in [a, b] {
                    if v.is_kind(Kind::Instance)
                        && let Some(ne) = vm.special(v, names::NE)
                        && !ne.is_kind(Kind::Native)
                    {
                        return Err(Stop::Python);
                    }
                }
            }
            return vm.equal(a, b).map(|e| Some(!e));
        }
        _ => {}
    }
    vm.order(a, b, which)
}

/// Tries the candidate methods of a comparison from a number on: the reflected one first when the right
/// operand's class is derived from the left one's, then the other; identity decides `==` and `!=` in the end.
pub fn next_candidate(cx: &mut Cx<'_>, from: usize) -> Flow {
    let Some((which, a, b)) = operands(cx, cx.op()) else { return Flow::Next };
    let (class_a, class_b) = (cx.vm.class_of(a), cx.vm.class_of(b));
    let reflected_first = !class_a.same(class_b) && cx.vm.is_subclass(class_b, class_a);
    let straight = (class_a, which.method(), a, b);
    let reflected = (class_b, which.swapped().method(), b, a);
    let order = if reflected_first { [reflected, straight] } else { [straight, reflected] };
    for (i, (class, name, x, y)) in order.into_iter().enumerate().skip(from) {
        if i == 1 && class_a.same(class_b) && matches!(which, Which::Eq | Which::Ne) && from > 1 {
            break;
        }
        let Some(method) = cx.vm.lookup(class, name) else { continue };
        let to = Callee::with(method, Action::Compare, 0, Value::small(i as i32));
        return call_operator(cx, to, x, y);
    }
    match which {
        Which::Eq => finish(cx, a.same(b)),
        Which::Ne => finish(cx, !a.same(b)),
        _ => unordered(cx, which, a, b),
    }
}

/// Calls the method of an operator; a native that does not apply counts as `NotImplemented`.
pub fn call_operator(cx: &mut Cx<'_>, to: Callee, x: Value, y: Value) -> Flow {
    let class = cx.vm.class_of(x);
    match cx.vm.bind(to.callee, x, class) {
        Ok(crate::attribute::Attr::Method(f)) => call::invoke_with(cx, Callee { callee: f, ..to }, &[x, y]),
        Ok(crate::attribute::Attr::Value(f)) if !f.same(to.callee) || !f.is_kind(Kind::Native) => {
            if f.is_none() {
                return cx.vm.type_error("'NoneType' object is not callable").into();
            }
            call::invoke_with(cx, Callee { callee: f, ..to }, &[y])
        }
        Ok(crate::attribute::Attr::Call(getter, args, n)) => call::got(cx, to, getter, &args[..n], &[y]),
        Ok(_) => call::invoke_with(cx, to, &[x, y]),
        Err(stop) => stop.into(),
    }
}

/// `item in container` could not be answered by the loop.
#[cold]
pub fn contains_stopped(cx: &mut Cx<'_>, stop: Stop, item: Value, container: Value) -> Flow {
    if container.is_kind(Kind::Pending) {
        return look::pending(cx, container);
    }
    match stop {
        Stop::Python => {
            if item.is_kind(Kind::Pending) && !matches!(container.kind(), Kind::Instance) {
                return look::pending(cx, item);
            }
            if let Some(method) = cx.vm.special(container, names::CONTAINS)
                && !method.is_kind(Kind::Native)
            {
                if method.is_none() {
                    let name = cx.vm.type_name(container);
                    return cx.vm.type_error(format!("'{name}' object is not a container")).into();
                }
                let to = Callee::with(method, Action::StoreTruth, 0, Value::UNDEF);
                return call_operator(cx, to, container, item);
            }
            let function = cx.vm.image.prelude("contains");
            let to = Callee::with(function, Action::StoreTruth, 0, Value::UNDEF);
            call::invoke_with(cx, to, &[container, item])
        }
        stop => stop.into(),
    }
}
