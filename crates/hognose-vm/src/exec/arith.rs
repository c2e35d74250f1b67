//! Operators beyond inline integers and floats.
//!
//! Builtin operands are done natively (`types::number` and the sequence types); otherwise the candidate
//! methods are tried in Python's order: in-place, then left and right, the right one first when its
//! class is derived from the left one's.

use hognose_bytecode::Op;

use super::call::Callee;
use super::{Cx, Flow, compare, look};
use crate::frame::Action;
use crate::names;
use crate::objects::WideObj;
use crate::stop::Stop;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    Add,
    Sub,
    Mul,
    TrueDiv,
    FloorDiv,
    Mod,
    Pow,
    MatMul,
    Shl,
    Shr,
    And,
    Or,
    Xor,
    DivMod,
}

impl Which {
    /// Every operator with a symbol.
    pub const ALL: [Which; 14] = [
        Which::Add,
        Which::Sub,
        Which::Mul,
        Which::TrueDiv,
        Which::FloorDiv,
        Which::Mod,
        Which::Pow,
        Which::MatMul,
        Which::Shl,
        Which::Shr,
        Which::And,
        Which::Or,
        Which::Xor,
        Which::DivMod,
    ];

    /// Its symbol in messages.
    pub fn symbol(self) -> &'static str {
        match self {
            Which::Add => "+",
            Which::Sub => "-",
            Which::Mul => "*",
            Which::TrueDiv => "/",
            Which::FloorDiv => "//",
            Which::Mod => "%",
            Which::Pow => "** or pow()",
            Which::MatMul => "@",
            Which::Shl => "<<",
            Which::Shr => ">>",
            Which::And => "&",
            Which::Or => "|",
            Which::Xor => "^",
            Which::DivMod => "divmod()",
        }
    }

    /// Its methods: straight, reflected, in-place.
    pub fn methods(self) -> [Value; 3] {
        use names::*;
        match self {
            Which::Add => [ADD, RADD, IADD],
            Which::Sub => [SUB, RSUB, ISUB],
            Which::Mul => [MUL, RMUL, IMUL],
            Which::TrueDiv => [TRUEDIV, RTRUEDIV, ITRUEDIV],
            Which::FloorDiv => [FLOORDIV, RFLOORDIV, IFLOORDIV],
            Which::Mod => [MOD, RMOD, IMOD],
            Which::Pow => [POW, RPOW, IPOW],
            Which::MatMul => [MATMUL, RMATMUL, IMATMUL],
            Which::Shl => [LSHIFT, RLSHIFT, ILSHIFT],
            Which::Shr => [RSHIFT, RRSHIFT, IRSHIFT],
            Which::And => [AND, RAND, IAND],
            Which::Or => [OR, ROR, IOR],
            Which::Xor => [XOR, RXOR, IXOR],
            Which::DivMod => [DIVMOD, RDIVMOD, DIVMOD],
        }
    }
}

/// A unary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    Neg,
    Pos,
    Invert,
}

/// `x // y` of inline integers.
#[inline]
pub fn floor_div(x: i64, y: i64) -> Option<Value> {
    // Division of 32 bits is by far the faster one.
    if let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y))
        && let Some(quotient) = x.checked_div(y)
    {
        return Value::int48(i64::from(quotient));
    }
    if y == 0 {
        return None;
    }
    let quotient = x / y;
    Value::int48(if x % y != 0 && (x < 0) != (y < 0) { quotient - 1 } else { quotient })
}

/// `x % y` of inline integers.
#[inline]
pub fn modulo(x: i64, y: i64) -> Option<Value> {
    if let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y))
        && let Some(rest) = x.checked_rem(y)
    {
        return Value::int48(i64::from(rest));
    }
    if y == 0 {
        return None;
    }
    let rest = x % y;
    Value::int48(if rest != 0 && (rest < 0) != (y < 0) { rest + y } else { rest })
}

/// `x << y` of inline integers.
#[inline]
pub fn shl(x: i64, y: i64) -> Option<Value> {
    if (0..16).contains(&y) { Value::int48(x << y) } else { None }
}

/// `x >> y` of inline integers.
#[inline]
pub fn shr(x: i64, y: i64) -> Option<Value> {
    if y >= 0 { Value::int48(x >> y.min(63)) } else { None }
}

/// The operator, destination, operands and mode of a binary instruction.
fn operands(cx: &Cx<'_>, op: Op) -> Option<(Which, u8, Value, Value, bool)> {
    operands_by(op, |register| cx.reg(register))
}

/// Where a binary instruction puts its result.
pub fn destination(op: Op) -> Option<u8> {
    operands_by(op, |_| Value::UNDEF).map(|(_, dst, ..)| dst)
}

fn operands_by(op: Op, reg: impl Fn(u8) -> Value) -> Option<(Which, u8, Value, Value, bool)> {
    use Op::*;
    let (which, dst, a, b, mode) = match op {
        Add { dst, a, b, mode } => (Which::Add, dst, a, reg(b.0), mode.0),
        Sub { dst, a, b, mode } => (Which::Sub, dst, a, reg(b.0), mode.0),
        Mul { dst, a, b, mode } => (Which::Mul, dst, a, reg(b.0), mode.0),
        Div { dst, a, b, mode } => (Which::TrueDiv, dst, a, reg(b.0), mode.0),
        FloorDiv { dst, a, b, mode } => (Which::FloorDiv, dst, a, reg(b.0), mode.0),
        Mod { dst, a, b, mode } => (Which::Mod, dst, a, reg(b.0), mode.0),
        Pow { dst, a, b, mode } => (Which::Pow, dst, a, reg(b.0), mode.0),
        MatMul { dst, a, b, mode } => (Which::MatMul, dst, a, reg(b.0), mode.0),
        Shl { dst, a, b, mode } => (Which::Shl, dst, a, reg(b.0), mode.0),
        Shr { dst, a, b, mode } => (Which::Shr, dst, a, reg(b.0), mode.0),
        And { dst, a, b, mode } => (Which::And, dst, a, reg(b.0), mode.0),
        Or { dst, a, b, mode } => (Which::Or, dst, a, reg(b.0), mode.0),
        Xor { dst, a, b, mode } => (Which::Xor, dst, a, reg(b.0), mode.0),
        AddInt { dst, a, mode, value } => (Which::Add, dst, a, Value::small(value.0), mode.0 as u32),
        SubInt { dst, a, mode, value } => (Which::Sub, dst, a, Value::small(value.0), mode.0 as u32),
        MulInt { dst, a, mode, value } => (Which::Mul, dst, a, Value::small(value.0), mode.0 as u32),
        FloorDivInt { dst, a, mode, value } => {
            (Which::FloorDiv, dst, a, Value::small(value.0), mode.0 as u32)
        }
        ModInt { dst, a, mode, value } => (Which::Mod, dst, a, Value::small(value.0), mode.0 as u32),
        AndInt { dst, a, mode, value } => (Which::And, dst, a, Value::small(value.0), mode.0 as u32),
        ShlInt { dst, a, mode, value } => (Which::Shl, dst, a, Value::small(value.0), mode.0 as u32),
        ShrInt { dst, a, mode, value } => (Which::Shr, dst, a, Value::small(value.0), mode.0 as u32),
        _ => return None,
    };
    Some((which, dst.0, reg(a.0), b, mode != 0))
}

/// Integer arithmetic within 128 bits: truth values as operands, results and operands beyond the word, small powers.
fn integers(vm: &mut Vm, which: Which, a: Value, b: Value) -> Option<Value> {
    let operand = |v: Value| match v.kind() {
        Kind::Int => v.as_int().map(i128::from),
        Kind::Bool => Some(v.handle() as i128),
        Kind::Wide => Some(vm.heap.wide(v.handle()).0),
        _ => None,
    };
    let (x, y) = (operand(a)?, operand(b)?);
    let result = of_wide(which, x, y, b.is_kind(Kind::Bool))?;
    Some(integer(vm, result))
}

/// An integer of 128 bits as a value.
#[inline]
fn integer(vm: &mut Vm, integer: i128) -> Value {
    let inline = i64::try_from(integer).ok().and_then(Value::int48);
    inline.unwrap_or_else(|| vm.heap.new_wide(WideObj(integer)))
}

/// The value of an integer of 128 bits.
#[inline(always)]
fn wide(vm: &Vm, value: Value) -> Option<i128> {
    match value.as_int() {
        Some(word) => Some(word.into()),
        None => Some(vm.heap.wide(value.is(Kind::Wide)?).0),
    }
}

/// What most programs compute beyond inline integers: products of random numbers, sums of hashes.
#[inline]
fn of_integers(which: Which, a: i128, b: i128) -> Option<i128> {
    let (Ok(x), Ok(y)) = (i64::try_from(a), i64::try_from(b)) else {
        return of_wide(which, a, b, false);
    };
    Some(match which {
        Which::Add => a + b,
        Which::Sub => a - b,
        Which::Mul => i128::from(x) * i128::from(y),
        Which::Mod if y > 0 => i128::from(x.rem_euclid(y)),
        Which::FloorDiv if y > 0 => i128::from(x.div_euclid(y)),
        Which::Shr if y >= 0 => i128::from(x >> y.min(63)),
        Which::Shl if (0..64).contains(&y) => i128::from(x) << y,
        Which::And => i128::from(x & y),
        Which::Or => i128::from(x | y),
        Which::Xor => i128::from(x ^ y),
        _ => return None,
    })
}

/// The same within 128 bits.
#[inline]
fn of_wide(which: Which, x: i128, y: i128, is_truth: bool) -> Option<i128> {
    Some(match which {
        Which::Add => x.checked_add(y)?,
        Which::Sub => x.checked_sub(y)?,
        Which::Mul => x.checked_mul(y)?,
        Which::Pow if y >= 0 => x.checked_pow(u32::try_from(y).ok()?)?,
        // A mask: `% 2**64` in generators of random numbers.
        Which::Mod if y > 0 && y & (y - 1) == 0 => x & (y - 1),
        Which::Mod | Which::FloorDiv if y > 0 => match (u64::try_from(x), u64::try_from(y)) {
            // Division of 64 bits is by far the faster one.
            (Ok(x), Ok(y)) => i128::from(if which == Which::Mod { x % y } else { x / y }),
            _ if which == Which::Mod => x.rem_euclid(y),
            _ => x.div_euclid(y),
        },
        Which::Shr if (0..127).contains(&y) => x >> y,
        Which::Shl if (0..127).contains(&y) && (x << y) >> y == x => x << y,
        // Of two truth values the result is one.
        Which::And if !is_truth => x & y,
        Which::Or if !is_truth => x | y,
        Which::Xor if !is_truth => x ^ y,
        _ => return None,
    })
}

/// What the native of the left operand's class gives, when nothing else comes before it: there is no method for the operator
/// in place, and the class of the right operand is not derived from it. What it does not do at once the general way comes to.
fn by_native(vm: &mut Vm, which: Which, a: Value, b: Value) -> Option<Value> {
    let [straight, _, inplace] = which.methods();
    let class = vm.class_of(a);
    let method = vm.lookup(class, straight)?;
    let function = vm.plain_native(method, 2)?;
    // What a builtin type does has rules of its own.
    if !vm.unwrap(a).is_kind(Kind::Instance) || vm.lookup(class, inplace).is_some() {
        return None;
    }
    match b.kind() {
        Kind::Class | Kind::Pending | Kind::Exc => return None,
        Kind::Instance => {
            let other = vm.class_of(b);
            if !other.same(class) && vm.is_subclass(other, class) {
                return None;
            }
        }
        _ => {}
    }
    let result = function(vm, &[a, b]);
    let value = vm.done_natively(result).ok()??;
    if value.same(Value::NOT_IMPLEMENTED) {
        return None;
    }
    vm.meter.slice -= 1;
    Some(value)
}

/// Integers that instances of subclasses carry, members of an `IntEnum` among them, where their classes leave the operator to `int`.
fn members(vm: &mut Vm, which: Which, a: Value, b: Value) -> Option<Value> {
    let [straight, reflected, inplace] = which.methods();
    let mut plain = [a, b];
    for value in &mut plain {
        if !value.is_kind(Kind::Instance) {
            continue;
        }
        let payload = vm.unwrap(*value).as_int()?;
        let class = vm.class_of(*value);
        for name in [straight, reflected] {
            let native = vm.lookup(class, name)?.is(Kind::Native)?;
            if vm.natives[native as usize].table.owner != "int" {
                return None;
            }
        }
        if vm.lookup(class, inplace).is_some_and(|_| which != Which::DivMod) {
            return None;
        }
        *value = Value::int48(payload)?;
    }
    integers(vm, which, plain[0], plain[1])
}

/// An integer of one word, or a truth value, which counts as one.
#[inline(always)]
fn count(v: Value) -> Option<i64> {
    v.as_int().or_else(|| v.as_bool().map(i64::from))
}

/// Sums, differences and products of integers of one word.
#[inline(always)]
fn counts(which: Which, x: i64, y: i64) -> Option<Value> {
    Value::int48(match which {
        Which::Add => x + y,
        Which::Sub => x - y,
        Which::Mul => x.checked_mul(y)?,
        _ => return None,
    })
}

/// Sums, differences and products of numbers of one word, and of truth values, and what their bits are together.
#[inline]
fn mixed(which: Which, a: Value, b: Value) -> Option<Value> {
    if let (Some(x), Some(y)) = (count(a), count(b)) {
        let bits = match which {
            Which::And => x & y,
            Which::Or => x | y,
            Which::Xor => x ^ y,
            _ => return counts(which, x, y),
        };
        // Of two truth values it is one, too.
        return if a.as_int().or(b.as_int()).is_none() { Some(Value::bool(bits != 0)) } else { Value::int48(bits) };
    }
    let number = |v: Value| v.as_float().or_else(|| count(v).map(|i| i as f64));
    let (x, y) = (number(a)?, number(b)?);
    Some(Value::float(match which {
        Which::Add => x + y,
        Which::Sub => x - y,
        Which::Mul => x * y,
        _ => return None,
    }))
}

/// A sum, difference, product or power of small numbers, for natives; `None` when it is another operator, or something else.
#[inline]
pub fn of_small(which: Which, a: Value, b: Value) -> Option<Value> {
    match which {
        Which::Add | Which::Sub | Which::Mul => mixed(which, a, b),
        Which::Pow => power_or_rest(which, a, b),
        _ => None,
    }
}

/// A power, quotient or rest of small numbers; `None` when it is another operator, or something else.
#[inline(never)]
fn power_or_rest(which: Which, a: Value, b: Value) -> Option<Value> {
    use crate::num::float;
    if let Some((x, y)) = Value::ints(a, b) {
        return match which {
            Which::Pow => Value::int48(x.checked_pow(u32::try_from(y).ok()?)?),
            _ => None,
        };
    }
    let (x, y) = Value::numbers(a, b)?;
    Some(Value::float(match which {
        Which::Pow => match float::pow(x, y).ok()? {
            float::Power::Real(power) => power,
            float::Power::Complex => return None,
        },
        Which::FloorDiv => float::floordiv(x, y).ok()?,
        Which::Mod => float::modulo(x, y).ok()?,
        _ => return None,
    }))
}

/// A binary operator of integers beyond the word, of strings, or of instances whose class has a native for it; `None`, and no effect, if it is something else, or if
/// there is a limit to tell of.
#[inline(never)]
pub fn quick(vm: &mut Vm, which: Which, a: Value, b: Value) -> Option<Value> {
    if let Some(x) = count(a)
        && let Some(y) = count(b)
        && let Some(value) = counts(which, x, y)
    {
        return Some(value);
    }
    if which == Which::Add && a.is_kind(Kind::Str) && b.is_kind(Kind::Str) {
        return concat(vm, a, b);
    }
    quick_others(vm, which, a, b)
}

/// The same for what takes more: apart, so that counts save no machine registers.
#[inline(never)]
fn quick_others(vm: &mut Vm, which: Which, a: Value, b: Value) -> Option<Value> {
    if a.is_kind(Kind::Big) || b.is_kind(Kind::Big) {
        let is_integer = |v: Value| matches!(v.kind(), Kind::Int | Kind::Wide | Kind::Big);
        if is_integer(a) && is_integer(b) {
            return crate::types::large::operator(vm, which, a, b);
        }
        return quick_other(vm, which, a, b);
    }
    if a.is_kind(Kind::Bool) || b.is_kind(Kind::Bool) {
        if let Some(value) = mixed(which, a, b) {
            return Some(value);
        }
    } else if let Some(x) = wide(vm, a)
        && let Some(y) = wide(vm, b)
    {
        if let Some(result) = of_integers(which, x, y) {
            return Some(integer(vm, result));
        }
        if matches!(which, Which::Add | Which::Sub | Which::Mul) {
            // The result has no room in 128 bits.
            return crate::types::large::operator(vm, which, a, b);
        }
    }
    if let Some(value) = mixed(which, a, b) {
        return Some(value);
    }
    quick_other(vm, which, a, b)
}

/// The sum of two strings: behind a call, so that sums of numbers need few registers.
#[inline(never)]
fn concat(vm: &mut Vm, a: Value, b: Value) -> Option<Value> {
    crate::types::str::concat::concat(vm, a, b).ok()
}

/// [`quick`] of other than two strings or two small numbers.
#[inline(never)]
fn quick_other(vm: &mut Vm, which: Which, a: Value, b: Value) -> Option<Value> {
    if matches!(which, Which::Pow | Which::FloorDiv | Which::Mod)
        && !a.is_kind(Kind::Str)
        && let Some(value) = power_or_rest(which, a, b)
    {
        return Some(value);
    }
    if which == Which::Or
        && let Some(union) = crate::types::union::at_once(vm, a, b)
    {
        return Some(union);
    }
    if let Some(instance) = a.is(Kind::Instance)
        && vm.heap.instance(instance).shape & IMAGE != 0
        && let Some(value) = vm.own_binary(which, a, b)
    {
        return Some(value);
    }
    if which == Which::Mod && a.is_kind(Kind::Str) && b.is_kind(Kind::Instance) {
        // A tuple of a class of its own stands for its items as any other does.
        let items = vm.unwrap(b);
        return if items.is_kind(Kind::Tuple) { crate::types::brief::percent(vm, a, items) } else { None };
    }
    if a.is_kind(Kind::Instance) || b.is_kind(Kind::Instance) {
        if let Some(value) = members(vm, which, a, b) {
            return Some(value);
        }
        return if a.is_kind(Kind::Instance) { by_native(vm, which, a, b) } else { vm.own_binary(which, a, b) };
    }
    if a.is_kind(Kind::Str) {
        return match which {
            Which::Mod => crate::types::brief::percent(vm, a, b),
            Which::Mul if b.as_int().is_some() => crate::types::operator::repeat(vm, a, b).ok(),
            _ => None,
        };
    }
    if which == Which::Mul && b.is_kind(Kind::Str) && a.as_int().is_some() {
        return crate::types::operator::repeat(vm, b, a).ok();
    }
    if a.is_kind(Kind::Big) || b.is_kind(Kind::Big) {
        return crate::types::large::operator(vm, which, a, b);
    }
    if which == Which::Add
        && matches!(a.kind(), Kind::Tuple | Kind::Bytes)
        && let Some(joined) = crate::types::operator::concat_values(vm, a, b)
    {
        return Some(joined);
    }
    let is_value = |v: Value| {
        matches!(v.kind(), Kind::Int | Kind::Float | Kind::Bool | Kind::Wide | Kind::Complex | Kind::Tuple | Kind::Bytes)
    };
    integers(vm, which, a, b).or_else(|| {
        // A result that has no room in 128 bits.
        if (a.is_kind(Kind::Wide) || b.is_kind(Kind::Wide) || which == Which::Shl)
            && let Some(value) = crate::types::large::operator(vm, which, a, b)
        {
            return Some(value);
        }
        // Of what nobody can change: the operator in place is the same one. What goes wrong is told elsewhere.
        let are_values = is_value(a) && is_value(b);
        if are_values { crate::types::operator::binary_payload(vm, which, a, b).ok()? } else { None }
    })
}

/// The sum of two lists, in place or not; `None`, and no effect, if a list is added to itself, or there is a limit to tell of.
#[inline(never)]
pub fn of_lists(vm: &mut Vm, in_place: bool, a: Value, b: Value) -> Option<Value> {
    if !in_place {
        return crate::types::operator::concat_lists(vm, a, b).ok();
    }
    if a.same(b) {
        return None;
    }
    super::extend_by_items(vm, a.handle(), b).ok()?;
    Some(a)
}

/// An operator of two sets, in place or not; `None`, and no effect, if it is something else, or something has to be told.
#[inline(never)]
pub fn of_sets(vm: &mut Vm, which: Which, in_place: bool, a: Value, b: Value) -> Option<Value> {
    let is_set = |v: Value| matches!(v.kind(), Kind::Set | Kind::FrozenSet);
    if !is_set(a) || !is_set(b) {
        return None;
    }
    if in_place && a.is_kind(Kind::Set) {
        return crate::types::set::in_place(vm, which, a, b).ok()?.then_some(a);
    }
    crate::types::set::operator(vm, which, a, b).ok()?
}

/// A binary operator that the loop does not do itself.
pub fn binary(cx: &mut Cx<'_>, op: Op) -> Flow {
    let Some((which, dst, a, b, in_place)) = operands(cx, op) else { return Flow::Next };
    let by_method = match a.kind() {
        Kind::Instance => own_method(cx, which, dst, a, b, in_place),
        Kind::Int | Kind::Float if b.is_kind(Kind::Instance) => reflected_method(cx, which, dst, a, b),
        _ => None,
    };
    if let Some(flow) = by_method {
        return flow;
    }
    let in_place = in_place
        && matches!(a.kind(), Kind::List | Kind::Set | Kind::ByteArray | Kind::Dict | Kind::Array)
        && !joined_by_right(cx, which, a, b);
    let result = if in_place {
        crate::types::operator::in_place(cx.vm, which, a, b)
    } else {
        crate::types::operator::binary(cx.vm, which, a, b)
    };
    match result {
        Ok(Some(value)) => {
            cx.set(dst, value);
            Flow::Next
        }
        Ok(None) => next_candidate(cx, 0),
        Err(Stop::Python) if a.is_kind(Kind::Pending) || b.is_kind(Kind::Pending) => look::operands(cx),
        Err(Stop::Python) => next_candidate(cx, 0),
        Err(stop) => stop.into(),
    }
}

/// The method of the left operand, when it is a function of the guest and nothing else comes before it: the right
/// operand is of the same class, or of a builtin one.
fn own_method(cx: &mut Cx<'_>, which: Which, dst: u8, a: Value, b: Value, in_place: bool) -> Option<Flow> {
    let [straight, _, inplace] = which.methods();
    let class = cx.vm.class_of(a);
    if matches!(b.kind(), Kind::Instance | Kind::Exc) && !cx.vm.class_of(b).same(class)
        || matches!(b.kind(), Kind::Class | Kind::Pending)
    {
        return None;
    }
    let in_place = if in_place { cx.vm.lookup(class, inplace) } else { None };
    // Their numbers among the candidates are 0 and 1.
    let (method, number) = match in_place {
        Some(method) => (method, 0),
        None => (cx.vm.lookup(class, straight)?, 1),
    };
    let to = Callee::with(method, Action::Binary, dst, Value::small(number));
    method.is_kind(Kind::Function).then(|| super::call::invoke_with(cx, to, &[a, b]))
}

/// The reflected method of the right operand, when it is a function of the guest: the left one is a number, which knows nothing of
/// it, unless the right one is a number, too.
fn reflected_method(cx: &mut Cx<'_>, which: Which, dst: u8, a: Value, b: Value) -> Option<Flow> {
    if !cx.vm.unwrap(b).same(b) {
        return None;
    }
    let class = cx.vm.class_of(b);
    let method = cx.vm.lookup(class, which.methods()[1])?;
    // Its number among the candidates is 2.
    let to = Callee::with(method, Action::Binary, dst, Value::small(2));
    method.is_kind(Kind::Function).then(|| super::call::invoke_with(cx, to, &[b, a]))
}

/// Whether a method is an operator of a builtin sequence that raises what no other operand wanted.
fn is_of_sequence(vm: &Vm, method: Value) -> bool {
    let Some(handle) = method.is(Kind::Native) else { return false };
    let info = &vm.natives[handle as usize];
    match info.def.name {
        "__mul__" | "__rmul__" | "__imul__" => {
            matches!(info.table.owner, "str" | "bytes" | "bytearray" | "list" | "tuple" | "array")
        }
        "__add__" => matches!(info.table.owner, "str" | "bytes" | "bytearray" | "list" | "tuple" | "array"),
        "__iadd__" => info.table.owner == "array",
        _ => false,
    }
}

/// Whether `a += b` and `a *= b` of a builtin sequence are for the guest's class of `b`: numbers come before
/// sequences, so its reflected method goes first.
fn joined_by_right(cx: &mut Cx<'_>, which: Which, a: Value, b: Value) -> bool {
    if !matches!(which, Which::Add | Which::Mul) || !b.is_kind(Kind::Instance) {
        return false;
    }
    let [_, reflected, _] = which.methods();
    let (class_a, class_b) = (cx.vm.class_of(a), cx.vm.class_of(b));
    matches!(cx.vm.unwrap(a).kind(), Kind::List | Kind::ByteArray)
        && !class_a.same(class_b)
        && cx.vm.lookup(class_b, reflected).is_some_and(|f| !f.is_kind(Kind::Native))
}

/// Tries the candidate methods of a binary instruction from a number on.
pub fn next_candidate(cx: &mut Cx<'_>, from: usize) -> Flow {
    let Some((which, dst, a, b, in_place)) = operands(cx, cx.op()) else { return Flow::Next };
    let [straight, reflected, inplace] = which.methods();
    let (class_a, class_b) = (cx.vm.class_of(a), cx.vm.class_of(b));
    let mut candidates = Vec::with_capacity(3);
    if in_place {
        let own = cx.vm.lookup(class_a, inplace);
        if own.is_some_and(|f| f.is_kind(Kind::Native)) && joined_by_right(cx, which, a, b) {
            candidates.push((cx.vm.lookup(class_b, reflected), b, a));
        }
        candidates.push((own, a, b));
    } else {
        candidates.push((None, a, b));
    }
    let left = cx.vm.lookup(class_a, straight);
    let right = if class_a.same(class_b) { None } else { cx.vm.lookup(class_b, reflected) };
    let overrides = right.is_some()
        && cx.vm.is_subclass(class_b, class_a)
        && cx.vm.lookup(class_a, reflected).is_none_or(|f| !right.is_some_and(|r| r.same(f)));
    if overrides {
        candidates.push((right, b, a));
        candidates.push((left, a, b));
    } else {
        candidates.push((left, a, b));
        candidates.push((right, b, a));
    }
    if matches!(which, Which::Mul | Which::Add) {
        // What a sequence does comes after every number's operator, and it repeats only by an integer.
        let later = |method: &Option<Value>| method.is_some_and(|m| is_of_sequence(cx.vm, m));
        let (last, first): (Vec<_>, Vec<_>) = candidates.into_iter().partition(|(method, ..)| later(method));
        candidates = first;
        for (method, x, y) in last {
            let fits =
                which == Which::Add || cx.vm.int_ref(y).is_some() || cx.vm.special(y, names::INDEX).is_some();
            candidates.push((method.filter(|_| fits), x, y));
        }
    }
    for (i, (method, x, y)) in candidates.into_iter().enumerate().skip(from) {
        let Some(method) = method else { continue };
        let to = Callee::with(method, Action::Binary, dst, Value::small(i as i32));
        return compare::call_operator(cx, to, x, y);
    }
    unsupported(cx, which, a, b, in_place)
}

#[cold]
fn unsupported(cx: &mut Cx<'_>, which: Which, a: Value, b: Value, in_place: bool) -> Flow {
    crate::types::operator::unsupported(cx.vm, which, a, b, in_place).into()
}

/// A unary operator that the loop does not do itself.
pub fn unary(cx: &mut Cx<'_>, which: Unary, dst: u8, value: Value) -> Flow {
    match crate::types::operator::unary(cx.vm, which, value) {
        Ok(Some(_)) if which == Unary::Invert && value.is_kind(Kind::Bool) => {
            let function = cx.vm.image.prelude("bool___invert__");
            return super::call::function(cx, Callee::store(function, dst), vec![value], Vec::new());
        }
        Ok(Some(result)) => {
            cx.set(dst, result);
            return Flow::Next;
        }
        Ok(None) | Err(Stop::Python) => {}
        Err(stop) => return stop.into(),
    }
    if value.is_kind(Kind::Pending) {
        return look::pending(cx, value);
    }
    let (name, symbol) = match which {
        Unary::Neg => (names::NEG, "-"),
        Unary::Pos => (names::POS, "+"),
        Unary::Invert => (names::INVERT, "~"),
    };
    match cx.vm.special(value, name) {
        Some(method) => super::call::special(cx, Callee::store(method, dst), value, &[]),
        None => {
            let type_name = cx.vm.type_name(value);
            cx.vm.type_error(format!("bad operand type for unary {symbol}: '{type_name}'")).into()
        }
    }
}
