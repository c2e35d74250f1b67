//! Keys as rows of simple values: rows in rows as one (`((x, y), name)` is compared as `(x, y, name)` is), and dates, moments,
//! durations and decimal numbers as integers, as long as all keys are made alike.

use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// So deep are rows in rows looked at.
const DEPTH: usize = 3;
/// So many parts a key has at most.
const MOST_PARTS: usize = 24;

/// A part of a key.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    /// A row: its kind, and its length.
    Row(Kind, usize),
    /// An object of a class of the library that integers stand for: its shape, and what else has to be the same.
    Numbers(u32, Value),
    /// Anything else.
    Leaf,
}

/// How keys are made: their parts, in their order.
struct Form {
    parts: Vec<Part>,
    /// Where a key is compared with it.
    at: usize,
}

/// The values of keys, and how many there are of each: `most` at most. `None`, when keys are made differently, or are for others.
pub(super) fn flattened(vm: &Vm, keys: &[Value], most: usize) -> Option<(Vec<Value>, usize)> {
    let mut form = Form { parts: Vec::new(), at: 0 };
    let mut values = Vec::with_capacity(most);
    let is_small = form.take::<true>(vm, *keys.first()?, 0, &mut values);
    let width = values.len();
    // The row itself says all that is to be known where nothing in it is more than a value.
    let is_more = keys[0].is_kind(Kind::Instance) || form.parts.get(1..)?.iter().any(|part| *part != Part::Leaf);
    if !is_small || width == 0 || width > most || !is_more || form.parts[0] == Part::Leaf {
        return None;
    }
    values.reserve_exact(width * (keys.len() - 1));
    for key in &keys[1..] {
        form.at = 0;
        if !form.take::<false>(vm, *key, 0, &mut values) {
            return None;
        }
    }
    Some((values, width))
}

impl Form {
    /// Puts the values of a key behind the others, or says what it is made of; whether it is made as the first one was.
    fn take<const FIRST: bool>(&mut self, vm: &Vm, key: Value, depth: usize, values: &mut Vec<Value>) -> bool {
        let key = vm.as_ordered(key);
        let row = match key.kind() {
            Kind::Tuple if depth < DEPTH => Some(vm.heap.tuple(key.handle())),
            Kind::List if depth < DEPTH => Some(&vm.heap.list(key.handle())[..]),
            _ => None,
        };
        let part = match row {
            Some(row) => Part::Row(key.kind(), row.len()),
            None => match numbers(vm, key) {
                Some((shape, other, numbers)) if !FIRST || is_unchanged(vm, shape) => {
                    values.extend(numbers.iter().filter(|number| !number.is_undef()));
                    Part::Numbers(shape, other)
                }
                _ => {
                    values.push(key);
                    Part::Leaf
                }
            },
        };
        if FIRST {
            self.parts.push(part);
        } else if self.parts.get(self.at) != Some(&part) {
            return false;
        }
        self.at += 1;
        // What has too many is refused, and not gone through.
        (!FIRST || self.parts.len() <= MOST_PARTS)
            && row.unwrap_or_default().iter().all(|value| self.take::<FIRST>(vm, *value, depth + 1, values))
    }
}

/// The integers that stand for an object of the library, the second one unbound where there is one alone; its shape, and what else has to
/// be the same in those that it is compared with.
fn numbers(vm: &Vm, key: Value) -> Option<(u32, Value, [Value; 2])> {
    let object = vm.heap.instance(key.is(Kind::Instance)?);
    let (shape, slots) = (object.shape, &object.inline);
    if shape & IMAGE == 0 {
        return None;
    }
    let shapes = vm.library_shapes()?;
    if shape == shapes.date || shape == shapes.timedelta {
        return Some((shape, slots[1], [Value::int48(slots[0].as_int()?)?, Value::UNDEF]));
    }
    if shape == shapes.datetime {
        // The day, the microsecond in it, and the zone.
        return Some((shape, slots[2], [Value::int48(slots[0].as_int()?)?, Value::int48(slots[1].as_int()?)?]));
    }
    if shape == shapes.decimal {
        let [sign, digits, exponent, kind] = *slots;
        let shift = u32::try_from(exponent.as_int()?.checked_add(DECIMALS)?).ok().filter(|shift| *shift <= 12)?;
        let digits = digits.as_int()?.checked_mul(10i64.pow(shift)).filter(|_| kind.same(Value::small(0)))?;
        let number = if sign.same(Value::small(0)) { digits } else { -digits };
        return Some((shape, Value::UNDEF, [Value::int48(number)?, Value::UNDEF]));
    }
    None
}

/// So many digits behind the point of a decimal number are told apart by an integer.
const DECIMALS: i64 = 6;

/// Whether the guest has left a class as it was.
fn is_unchanged(vm: &Vm, shape: u32) -> bool {
    let class = vm.class(vm.heap.shape(shape).class);
    !vm.heap.dict_is_changed(class.dict.handle())
}
