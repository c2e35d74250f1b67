//! Operators on integers beyond 128 bits: those of a few words where they stand, longer ones by the library that serves any length.
//!
//! Products of long ones are put off (`objects/big.rs`); when that is worth it is said here.

use crate::exec::ArithWhich as Which;
use crate::num::int::few::Few;
use crate::num::int::made::Made;
use crate::num::{self, IntRef};
use crate::objects::BigObj;
use crate::value::{Kind, Value};
use crate::vm::Vm;
use num_bigint::BigInt;

/// An operator of integers one of which, or whose result, is beyond 128 bits; `None` when the other operand is none, or when there is
/// something to tell.
#[inline(never)]
pub fn operator(vm: &mut Vm, which: Which, a: Value, b: Value) -> Option<Value> {
    match few_words(vm, which, a, b) {
        Some(result) => Some(result),
        None => long(vm, which, a, b),
    }
}

/// The same where both have few words.
#[inline(always)]
fn few_words(vm: &mut Vm, which: Which, a: Value, b: Value) -> Option<Value> {
    let (room, other);
    macro_rules! operand {
        ($value:expr, $room:ident) => {
            match $value.kind() {
                Kind::Big => vm.heap.big($value.handle()).as_few()?,
                Kind::Int => {
                    $room = Few::of_small($value.as_int()?);
                    &$room
                }
                Kind::Wide => {
                    $room = Few::of_wide(vm.heap.wide($value.handle()).0);
                    &$room
                }
                _ => return None,
            }
        };
    }
    let y = operand!(b, other);
    let x = operand!(a, room);
    let mut made = Made::new();
    match which {
        Which::Add | Which::Sub => {
            vm.meter.charge(1 + x.len().max(y.len()) / 4).ok()?;
            if which == Which::Add { x.add(y, &mut made) } else { x.sub(y, &mut made) }
        }
        Which::Mul => {
            vm.meter.charge(1 + x.len() * y.len() / 4).ok()?;
            x.mul(y, &mut made);
        }
        Which::FloorDiv | Which::Mod => {
            if y.is_zero() {
                return None;
            }
            vm.meter.charge(1 + x.len() * y.len() / 4).ok()?;
            if which == Which::FloorDiv { x.floordiv(y, &mut made) } else { x.modulo(y, &mut made) }
        }
        Which::DivMod if !y.is_zero() => {
            vm.meter.charge(1 + x.len() * y.len() / 4).ok()?;
            let mut quotient = Made::new();
            x.divmod(y, &mut quotient, &mut made);
            let (quotient, rest) = (value(vm, &quotient), value(vm, &made));
            return Some(vm.heap.new_tuple([quotient, rest]));
        }
        Which::And | Which::Or | Which::Xor => {
            vm.meter.charge(1 + x.len() / 4).ok()?;
            x.bits_of(y, which != Which::Xor, which != Which::And, &mut made);
        }
        Which::Shl | Which::Shr => {
            let by = y.distance()?;
            vm.meter.charge(1 + x.len() / 4).ok()?;
            if which == Which::Shl { x.shl(by, &mut made) } else { x.shr(by, &mut made) }
        }
        _ => return None,
    }
    Some(value(vm, &made))
}

/// What an operator made, as a value.
#[inline(always)]
fn value(vm: &mut Vm, made: &Made) -> Value {
    match made.len() {
        0..=2 => vm.int(made.short()),
        len @ 3..=8 => vm.heap.new_few(|| made.few(len)),
        len => vm.heap.new_big(BigObj::long(made.long(len))),
    }
}

/// The same where one of them is longer.
#[inline(never)]
fn long(vm: &mut Vm, which: Which, a: Value, b: Value) -> Option<Value> {
    fn of(vm: &Vm, value: Value) -> Option<&BigInt> {
        match vm.heap.big(value.handle()).get() {
            IntRef::Big(integer) => Some(integer),
            _ => None,
        }
    }
    if which == Which::Mod
        && let Some(rest) = long_rest(vm, a, b)
    {
        return Some(rest);
    }
    let result = match (which, a.kind(), b.kind()) {
        (Which::Mul, Kind::Big, Kind::Int) | (Which::Mul, Kind::Int, Kind::Big) => {
            let (long, short) = if a.is_kind(Kind::Big) { (a, b) } else { (b, a) };
            let factor = short.as_int().filter(|factor| *factor != 0)?;
            let bits = vm.heap.big(long.handle()).bits();
            if bits > 1 << 16 {
                vm.reserve(usize::try_from(bits / 8).ok()?).ok()?;
            }
            vm.meter.charge(bits / 256 + 1).ok()?;
            // It is no smaller than the factor that is beyond 512 bits.
            return Some(product(vm, long, bits, factor));
        }
        (Which::Add | Which::Sub, Kind::Big, Kind::Big) if of(vm, a).is_some() && of(vm, b).is_some() => {
            let (bits, other) = (of(vm, a)?.bits(), of(vm, b)?.bits());
            vm.meter.charge(bits.max(other) / 256 + 1).ok()?;
            let copy = copied(vm, a.handle(), bits);
            if which == Which::Add { copy + of(vm, b)? } else { copy - of(vm, b)? }
        }
        (Which::Add | Which::Sub, Kind::Big, Kind::Int) => {
            let by = b.as_int()?;
            let bits = of(vm, a)?.bits();
            vm.meter.charge(bits / 256 + 1).ok()?;
            let copy = copied(vm, a.handle(), bits);
            if which == Which::Add { copy + by } else { copy - by }
        }
        _ => return by_core(vm, which, a, b),
    };
    Some(vm.int(num::Int::from(result)))
}

/// What is left of an integer of some more words, a sum of products, by one of a few words.
fn long_rest(vm: &mut Vm, a: Value, b: Value) -> Option<Value> {
    // A product that was put off is longer.
    let IntRef::Big(x) = vm.heap.big(a.is(Kind::Big)?).at_hand()? else { return None };
    let (small, by);
    match b.kind() {
        Kind::Big => by = vm.heap.big(b.handle()).as_few()?,
        Kind::Wide => {
            small = Few::of_wide(vm.heap.wide(b.handle()).0);
            by = &small;
        }
        _ => {
            small = Few::of_small(b.as_int().filter(|by| *by != 0)?);
            by = &small;
        }
    }
    vm.meter.charge(1 + x.bits() / 64 * by.len() / 4).ok()?;
    let mut rest = Made::new();
    by.rest_of(x, &mut rest).then(|| value(vm, &rest))
}

/// A large integer of so many bits, multiplied by a short one that is not zero.
fn product(vm: &mut Vm, long: Value, bits: u64, factor: i64) -> Value {
    /// Below this many bits the product is made in the time that putting it off takes.
    const SHORT: u64 = 16 * 64;
    /// The product of so many factors in a row is put off: a loop makes them, so that the next one is asked for before this one is read.
    const MANY: u32 = 8;
    let made = |vm: &mut Vm| {
        let mut product = copied(vm, long.handle(), bits);
        product *= factor;
        BigObj::new(product)
    };
    if bits < SHORT {
        let product = made(vm);
        return vm.heap.new_big(product);
    }
    let (last, n) = vm.products;
    let n = if last == long.handle() { n.saturating_add(1) } else { 1 };
    let is_put_off = !long.in_image() && (n >= MANY || vm.heap.big(long.handle()).is_put_off());
    let put_off = if is_put_off { vm.heap.big_mut(long.handle()).put_off(factor) } else { None };
    let product = put_off.unwrap_or_else(|| made(vm));
    let product = vm.heap.new_big(product);
    vm.products = (product.handle(), n);
    product
}

/// A copy of a large integer of so many bits that is going to be changed: in the buffer of the dead one whose slot the next large integer takes, if
/// that was about as long, and no longer. A loop that multiplies or adds up large numbers allocates no memory then.
fn copied(vm: &mut Vm, handle: u32, bits: u64) -> BigInt {
    /// Below this many bits the allocator has buffers at hand.
    const SHORT: u64 = 64 * 64;
    // One that is a little too short gets room for the next one, too, when it grows. The memory limit knows lengths, not rooms: in the
    // buffers of longer ones, many short ones could take many times what they are charged for.
    let words = bits.div_ceil(64);
    let is_fit = |dead: &&mut BigObj| (words - words / 16..=words).contains(&dead.bits().div_ceil(64));
    if bits >= SHORT
        && let Some(dead) = vm.heap.bigs.dead_next().filter(is_fit)
        && let Some(mut copy) = std::mem::take(dead).into_buffer()
        && let IntRef::Big(integer) = vm.heap.big(handle).get()
    {
        copy.clone_from(integer);
        return copy;
    }
    vm.heap.big(handle).as_bigint().into_owned()
}

/// The same operator by the number core, for everything else.
fn by_core(vm: &mut Vm, which: Which, a: Value, b: Value) -> Option<Value> {
    let is_integer = |value: Value| matches!(value.kind(), Kind::Int | Kind::Wide | Kind::Big);
    if !is_integer(a) || !is_integer(b) {
        return None;
    }
    super::operator::integers(vm, which, a, b).ok()?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::Heap;
    use crate::image::Builder;

    #[test]
    fn products_in_a_row_are_made_when_one_of_them_is_read() {
        let nothing = |_: &str, _: &str, _: &str, _: bool| Err(String::new());
        let image = Builder::new(Box::new(|_| Ok(None)), Box::new(nothing)).finish();
        let mut vm = Vm::new(image, Heap::new(image.frozen()));
        vm.meter.slice = i64::MAX / 2;
        let mut product = vm.int(num::Int::from(num_bigint::BigInt::from(7) << 2000));
        let mut before = product;
        for _ in 0..40 {
            before = product;
            product = operator(&mut vm, Which::Mul, product, Value::small(3)).expect("integers are multiplied");
        }
        assert!(vm.heap.big(before.handle()).at_hand().is_none(), "multiplying it does not read it");
        assert!(vm.heap.big(product.handle()).at_hand().is_none(), "nobody has read it");
        assert_eq!(*vm.heap.big(product.handle()).as_bigint(), num_bigint::BigInt::from(7) * num_bigint::BigInt::from(3).pow(40) << 2000);
        assert!(vm.heap.big(product.handle()).at_hand().is_some());
    }
}
