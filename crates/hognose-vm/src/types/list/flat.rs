//! Rows in rows, as one row: `((x, y), name)` is compared as `(x, y, name)` is, as long as all keys are made alike.

use crate::value::{Kind, Value};
use crate::vm::Vm;

/// So deep are rows in rows looked at.
const DEPTH: usize = 3;

/// How keys are made: for each row in them, in their order, what it is and its length; `LEAF` for what is none.
struct Form {
    parts: Vec<(Kind, usize)>,
    /// Where a key is compared with it.
    at: usize,
}

/// So many parts a key has at most.
const MOST_PARTS: usize = 24;
const LEAF: (Kind, usize) = (Kind::Undef, 0);

/// The values of rows of tuples, named tuples and lists, which may be in each other, and how many there are of each key: `most` at
/// most. `None`, when keys are made differently, or no rows.
pub(super) fn flattened(vm: &Vm, keys: &[Value], most: usize) -> Option<(Vec<Value>, usize)> {
    let mut form = Form { parts: Vec::new(), at: 0 };
    let mut values = Vec::with_capacity(most);
    let is_small = form.take::<true>(vm, *keys.first()?, 0, &mut values);
    let width = values.len();
    // The row itself says all that is to be known where nothing in it is one.
    let is_nested = keys[0].is_kind(Kind::Instance) || form.parts.get(1..)?.iter().any(|part| *part != LEAF);
    if !is_small || width == 0 || width > most || !is_nested || form.parts[0] == LEAF {
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
            Kind::Tuple if depth < DEPTH => vm.heap.tuple(key.handle()),
            Kind::List if depth < DEPTH => vm.heap.list(key.handle()),
            _ => &[],
        };
        let is_row = depth < DEPTH && matches!(key.kind(), Kind::Tuple | Kind::List);
        let part = if is_row { (key.kind(), row.len()) } else { LEAF };
        if FIRST {
            self.parts.push(part);
        } else if self.parts.get(self.at) != Some(&part) {
            return false;
        }
        self.at += 1;
        if !is_row {
            values.push(key);
        }
        // What has too many is refused, and not gone through.
        (!FIRST || self.parts.len() <= MOST_PARTS) && row.iter().all(|value| self.take::<FIRST>(vm, *value, depth + 1, values))
    }
}
