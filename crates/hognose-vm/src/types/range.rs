//! `range`: arithmetic progressions of integers of any size.

use crate::num::{Int, IntRef};
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The length of a range of 64-bit numbers.
#[inline]
pub fn count(start: i64, stop: i64, step: i64) -> u64 {
    if step == 1 {
        return if stop > start { stop.wrapping_sub(start) as u64 } else { 0 };
    }
    if step == -1 {
        return if start > stop { start.wrapping_sub(stop) as u64 } else { 0 };
    }
    count_steps(start, stop, step)
}

fn count_steps(start: i64, stop: i64, step: i64) -> u64 {
    let (start, stop, step) = (start as i128, stop as i128, step as i128);
    let n = if step > 0 {
        (stop - start + step - 1).div_euclid(step)
    } else {
        (start - stop - step - 1).div_euclid(-step)
    };
    n.clamp(0, u64::MAX as i128) as u64
}

impl Vm {
    /// `len(range)` as an integer of any size.
    pub fn range_len(&mut self, range: Value) -> Res {
        let object = self.heap.range(range.handle()).clone();
        if let (Some((start, stop)), Some(step)) =
            (Value::ints(object.start, object.stop), object.step.as_int())
        {
            return Ok(self.heap.new_int(count(start, stop, step) as i64));
        }
        let stop = crate::num::Error::Stop;
        let negative = self.int_ref(object.step).is_some_and(|s| s.is_negative());
        let (from, to) = if negative { (object.stop, object.start) } else { (object.start, object.stop) };
        let distance = self.with_ints(to, from, |x, y, m| x.sub(y, m).map_err(stop))?;
        if distance.as_ref().is_negative() || distance.as_ref().is_zero() {
            return Ok(Value::small(0));
        }
        let distance = self.int(distance);
        let step = self.with_ints(object.step, object.step, |x, _, m| x.abs(m).map_err(stop))?;
        let step = self.int(step);
        let less = self.with_ints(distance, Value::small(1), |x, y, m| x.sub(y, m).map_err(stop))?;
        let less = self.int(less);
        let quotient = self.with_ints(less, step, |x, y, m| x.floordiv(y, m))?;
        let quotient = self.int(quotient);
        let n = self.with_ints(quotient, Value::small(1), |x, y, m| x.add(y, m).map_err(stop))?;
        Ok(self.int(n))
    }

    /// The number at an index (in range) of a range.
    pub fn range_at(&mut self, range: Value, index: Value) -> Res {
        let object = self.heap.range(range.handle()).clone();
        let stop = crate::num::Error::Stop;
        let offset = self.with_ints(object.step, index, |x, y, m| x.mul(y, m).map_err(stop))?;
        let offset = self.int(offset);
        let n = self.with_ints(object.start, offset, |x, y, m| x.add(y, m).map_err(stop))?;
        Ok(self.int(n))
    }
}

/// `item in range`.
pub fn contains(vm: &mut Vm, range: Value, item: Value) -> Res<bool> {
    let exact = matches!(item.kind(), Kind::Int | Kind::Bool | Kind::Wide | Kind::Big);
    if !exact {
        if let Some(f) = item.as_float() {
            if f.fract() != 0.0 || !f.is_finite() {
                return Ok(false);
            }
            let Ok(int) = crate::num::int::from_f64(f) else { return Ok(false) };
            let int = vm.int(int);
            return contains(vm, range, int);
        }
        if item.is_kind(Kind::Complex) {
            // The number that it equals, if any.
            let z = vm.heap.complex(item.handle());
            let (re, im) = (z.real, z.imag);
            return if im == 0.0 { contains(vm, range, Value::float(re)) } else { Ok(false) };
        }
        if matches!(item.kind(), Kind::Instance | Kind::Pending) {
            return Err(crate::stop::Stop::Python);
        }
        return Ok(false);
    }
    let object = vm.heap.range(range.handle()).clone();
    let stop = crate::num::Error::Stop;
    let less = |vm: &Vm, a: Value, b: Value| match (vm.int_ref(a), vm.int_ref(b)) {
        (Some(x), Some(y)) => x.compare(y).is_lt(),
        _ => false,
    };
    let positive = vm.int_ref(object.step).is_some_and(|s| !s.is_negative());
    let inside = if positive {
        !less(vm, item, object.start) && less(vm, item, object.stop)
    } else {
        less(vm, object.stop, item) && !less(vm, object.start, item)
    };
    if !inside {
        return Ok(false);
    }
    let offset = vm.with_ints(item, object.start, |x, y, m| x.sub(y, m).map_err(stop))?;
    let offset = vm.int(offset);
    let rest = vm.with_ints(offset, object.step, |x, y, m| x.modulo(y, m))?;
    Ok(rest.as_ref().is_zero())
}

/// Whether an integer is zero.
pub fn is_zero(int: &Int) -> bool {
    matches!(int.as_ref(), IntRef::Small(0))
}
