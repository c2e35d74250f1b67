//! `_statistics`: exact sums of ordinary data.

use hognose_vm::num::Int;
use hognose_vm::natives;
use hognose_vm::stop::Res;
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

natives! {
    pub FUNCTIONS: functions of "_statistics" {
        exact_sum(Value) "data, /";
    }
}

/// Bits of the sum, so that adding a float to it never overflows.
const BITS: i32 = 120;

/// The exact sum of a list or tuple that holds small integers only, or finite floats and, behind one, small integers, as `(numerator, denominator)`;
/// `None` for all other data, when there is none, or when the floats are too far apart for a sum of 120 bits.
fn exact_sum(vm: &mut Vm, data: Value) -> Res {
    let n = items_of(vm, data).len();
    vm.charge(n / 4)?;
    let items = items_of(vm, data);
    let found = integers(items).or_else(|| floats(items));
    let Some((numerator, halvings)) = found else { return Ok(Value::NONE) };
    let parts = [numerator, 1 << halvings].map(|part| vm.int(Int::from(part)));
    Ok(vm.heap.new_tuple(parts))
}

fn items_of(vm: &Vm, data: Value) -> &[Value] {
    match data.kind() {
        Kind::List => vm.heap.list(data.handle()),
        Kind::Tuple => vm.heap.tuple(data.handle()),
        _ => &[],
    }
}

fn integers(items: &[Value]) -> Option<(i128, u32)> {
    items.first()?;
    items.iter().try_fold(0, |sum, item| item.as_int().map(|int| sum + i128::from(int))).map(|sum| (sum, 0))
}

/// The sum in units of the smallest bit of any of them: their number, and how often one is halved to a unit. Whoever asks takes
/// the first one for the kind of all.
fn floats(items: &[Value]) -> Option<(i128, u32)> {
    items.first()?.as_float()?;
    let (mut lowest, mut highest) = (0, i32::MIN);
    for item in items {
        let (_, bits, exponent) = parts(*item)?;
        if bits != 0 {
            let odd = bits.trailing_zeros() as i32;
            lowest = lowest.min(exponent + odd);
            highest = highest.max(exponent + 64 - bits.leading_zeros() as i32);
        }
    }
    let more = usize::BITS - items.len().leading_zeros();
    if highest.saturating_sub(lowest) + more as i32 > BITS || lowest < -BITS {
        return None;
    }
    let mut sum = 0;
    for item in items {
        let (is_negative, bits, exponent) = parts(*item)?;
        if bits == 0 {
            continue;
        }
        let (bits, up) = (i128::from(bits), exponent - lowest);
        let part = if up >= 0 { bits << up } else { bits >> -up };
        sum += if is_negative { -part } else { part };
    }
    Some((sum, lowest.unsigned_abs()))
}

/// Whether a number is negative, and its size, as [`taken_apart`] has it.
fn parts(number: Value) -> Option<(bool, u64, i32)> {
    if let Some(int) = number.as_int() {
        return Some((int < 0, int.unsigned_abs(), 0));
    }
    let float = number.as_float().filter(|float| float.is_finite())?;
    let (bits, exponent) = taken_apart(float);
    Some((float < 0.0, bits, exponent))
}

/// `(bits, exponent)` of a finite float: its size is `bits * 2 ** exponent`; no bits for zero.
fn taken_apart(float: f64) -> (u64, i32) {
    let all = float.to_bits();
    let (exponent, fraction) = ((all >> 52 & 0x7FF) as i32, all & ((1 << 52) - 1));
    if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) }
}
