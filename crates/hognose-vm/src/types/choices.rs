//! `product`, `permutations`, `combinations` and `combinations_with_replacement`: which items come next.

use crate::heap::Arena;
use crate::objects::*;
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

impl Adapter {
    /// How many items a row of one of these has.
    pub(super) fn row_len(&self) -> usize {
        match self.form {
            Form::Permutations => self.numbers[1] as usize,
            _ => self.places.len(),
        }
    }
}

/// The next row of one of these that has begun, where it has two items and only the last one is another; `None`, and no effect,
/// for everything else.
#[inline]
pub(super) fn pair_at_hand(tuples: &Arena<TupleObj>, adapter: &mut Adapter) -> Option<[Value; 2]> {
    if adapter.numbers[0] != 1 {
        return None;
    }
    let pools = match adapter.form {
        Form::Product => {
            let [a, b] = *tuples.get(adapter.values[0].is(Kind::Tuple)?).items else { return None };
            [a.is(Kind::Tuple)?, b.is(Kind::Tuple)?]
        }
        Form::Combinations | Form::Replacements => [adapter.values[0].is(Kind::Tuple)?; 2],
        _ => return None,
    };
    let [first, last] = &mut *adapter.places else { return None };
    let next = *last + 1;
    let pair = [*tuples.get(pools[0]).items.get(*first as usize)?, *tuples.get(pools[1]).items.get(next as usize)?];
    *last = next;
    Some(pair)
}

/// The same for rows of as many items as are asked for: so many that no loop goes over them. All places are looked up, as nothing keeps
/// the row before.
#[inline(always)]
fn few_at_hand<const N: usize>(tuples: &Arena<TupleObj>, adapter: &mut Adapter) -> Option<[Value; N]> {
    if adapter.numbers[0] != 1 {
        return None;
    }
    let (form, pool) = (adapter.form, &*tuples.get(adapter.values[0].is(Kind::Tuple)?).items);
    let places = <&mut [u32; N]>::try_from(&mut *adapter.places).ok()?;
    let next = places[N - 1].checked_add(1)?;
    let mut row = [Value::UNDEF; N];
    match form {
        Form::Product => {
            let pools = <&[Value; N]>::try_from(pool).ok()?;
            for at in (0..N).rev() {
                let place = if at == N - 1 { next } else { places[at] };
                row[at] = *tuples.get(pools[at].is(Kind::Tuple)?).items.get(place as usize)?;
            }
        }
        Form::Combinations | Form::Replacements => {
            for at in (0..N).rev() {
                let place = if at == N - 1 { next } else { places[at] };
                row[at] = *pool.get(place as usize)?;
            }
        }
        _ => return None,
    }
    places[N - 1] = next;
    Some(row)
}

/// The same for rows of any length: whether the next one is in `row`.
#[inline]
pub(super) fn row_at_hand(tuples: &Arena<TupleObj>, adapter: &mut Adapter, row: &mut [Value]) -> bool {
    let n = row.len();
    if adapter.numbers[0] != 1 || adapter.places.len() != n || n == 0 {
        return false;
    }
    let (Some(pool), places) = (adapter.values[0].is(Kind::Tuple), &mut adapter.places[..n]) else { return false };
    let pool = &tuples.get(pool).items[..];
    let next = places[n - 1] as usize + 1;
    match adapter.form {
        Form::Product if pool.len() == n => {
            let Some(items) = pool[n - 1].is(Kind::Tuple) else { return false };
            let Some(item) = tuples.get(items).items.get(next) else { return false };
            row[n - 1] = *item;
            for at in 0..n - 1 {
                let Some(items) = pool[at].is(Kind::Tuple) else { return false };
                row[at] = tuples.get(items).items.get(places[at] as usize).copied().unwrap_or_default();
            }
        }
        Form::Combinations | Form::Replacements => {
            let Some(item) = pool.get(next) else { return false };
            row[n - 1] = *item;
            for at in 0..n - 1 {
                row[at] = pool.get(places[at] as usize).copied().unwrap_or_default();
            }
        }
        _ => return false,
    }
    places[n - 1] = next as u32;
    true
}

impl Vm {
    /// The next row of `product` or combinations, of as many items as there are parts, where only its last item is another: whether it
    /// went to where they end up. All of it goes, or nothing.
    #[inline(never)]
    pub(crate) fn chosen_at_hand(&mut self, handle: u32, parts: &mut [Value]) -> bool {
        let IterObj::Adapter(adapter) = self.heap.iters.get_mut(handle) else { return false };
        if let Ok(parts) = <&mut [Value; 3]>::try_from(&mut *parts) {
            let Some(row) = few_at_hand(&self.heap.tuples, adapter) else { return false };
            *parts = row;
        } else if let Ok(parts) = <&mut [Value; 4]>::try_from(parts) {
            let Some(row) = few_at_hand(&self.heap.tuples, adapter) else { return false };
            *parts = row;
        } else {
            return false;
        }
        true
    }

    fn pool_len(&self, pool: Value) -> usize {
        pool.is(Kind::Tuple).map_or(0, |tuple| self.heap.tuple(tuple).len())
    }

    /// The next row goes to `row`, which is as long; `false` behind the last one.
    pub(super) fn choice(&mut self, handle: u32, row: &mut [Value]) -> Res<bool> {
        if let IterObj::Adapter(adapter) = self.heap.iters.get_mut(handle)
            && row_at_hand(&self.heap.tuples, adapter, row)
        {
            return Ok(true);
        }
        let more = self.turn(handle)?;
        if more {
            self.chosen(handle, row);
        }
        Ok(more)
    }

    /// Goes on to the next row; `false` behind the last one.
    fn turn(&mut self, handle: u32) -> Res<bool> {
        let IterObj::Adapter(adapter) = self.heap.iters.get_mut(handle) else { return Ok(false) };
        let heap = &self.heap.tuples;
        let Some(pool) = adapter.values[0].is(Kind::Tuple).map(|tuple| &heap.get(tuple).items) else {
            return Ok(false);
        };
        let (n, form, places) = (pool.len(), adapter.form, &mut adapter.places);
        let r = places.len();
        // Most often the last place goes on.
        let most = match form {
            Form::Product => match pool.last().and_then(|pool| pool.is(Kind::Tuple)) {
                Some(last) => heap.get(last).items.len(),
                None => 0,
            },
            Form::Permutations => 0,
            _ => n,
        };
        if adapter.numbers[0] == 1
            && let Some(last) = places.last_mut()
            && (*last as usize) + 1 < most
        {
            *last += 1;
            return Ok(true);
        }
        let begun = std::mem::replace(&mut adapter.numbers[0], 1) == 1;
        let more = match form {
            Form::Product => {
                let len = |at: usize| {
                    pool.get(at).and_then(|p| p.is(Kind::Tuple)).map_or(0, |p| heap.get(p).items.len())
                };
                if !begun {
                    (0..r).all(|at| len(at) > 0)
                } else {
                    let mut turned = false;
                    for at in (0..r).rev() {
                        if (places[at] as usize) + 1 < len(at) {
                            places[at] += 1;
                            turned = true;
                            break;
                        }
                        places[at] = 0;
                    }
                    turned
                }
            }
            Form::Combinations => {
                if !begun {
                    r <= n
                } else {
                    match (0..r).rev().find(|at| (places[*at] as usize) < at + n - r) {
                        Some(at) => {
                            let first = places[at] + 1;
                            places[at..].iter_mut().zip(first..).for_each(|(place, i)| *place = i);
                            true
                        }
                        None => false,
                    }
                }
            }
            Form::Replacements => {
                if !begun {
                    n > 0 || r == 0
                } else {
                    match (0..r).rev().find(|at| (places[*at] as usize) + 1 < n) {
                        Some(at) => {
                            let next = places[at] + 1;
                            places[at..].fill(next);
                            true
                        }
                        None => false,
                    }
                }
            }
            _ => {
                let r = adapter.numbers[1] as usize;
                if !begun {
                    r <= n
                } else if places.len() != n + r.min(n) || r > n {
                    false
                } else {
                    let (order, left) = places.split_at_mut(n);
                    let mut turned = false;
                    for at in (0..r).rev() {
                        if left[at] > 1 {
                            left[at] -= 1;
                            order.swap(at, n - (left[at] as usize).min(n));
                            turned = true;
                            break;
                        }
                        // Mostly the last place, or the two last ones.
                        match &mut order[at..] {
                            [] | [_] => {}
                            [a, b] => std::mem::swap(a, b),
                            more => more.rotate_left(1),
                        }
                        left[at] = (n - at) as u32;
                        self.meter.charge_after((n - at) / 64);
                    }
                    turned
                }
            }
        };
        if !more {
            **adapter = Adapter { form, ended: true, ..Adapter::default() };
        }
        Ok(more)
    }

    /// The items of the row that [`Vm::turn`] has gone to.
    fn chosen(&self, handle: u32, row: &mut [Value]) {
        let IterObj::Adapter(adapter) = self.heap.iter(handle) else { return };
        let Some(pool) = adapter.values[0].is(Kind::Tuple).map(|tuple| self.heap.tuple(tuple)) else {
            return;
        };
        let n = row.len().min(adapter.places.len());
        let (row, places) = (&mut row[..n], &adapter.places[..n]);
        // By number: iterators side by side take as much to set up as short rows to fill.
        if adapter.form == Form::Product {
            for at in 0..n {
                let items = match pool.get(at).and_then(|pool| pool.is(Kind::Tuple)) {
                    Some(tuple) => self.heap.tuple(tuple),
                    None => &[],
                };
                row[at] = items.get(places[at] as usize).copied().unwrap_or(Value::NONE);
            }
        } else {
            for at in 0..n {
                row[at] = pool.get(places[at] as usize).copied().unwrap_or(Value::NONE);
            }
        }
    }

    /// One of these that has still to begin; `r` items at a time.
    pub(super) fn new_choice(&mut self, form: Form, pool: Value, r: usize) -> Res {
        let n = self.pool_len(pool);
        let places = match form {
            Form::Permutations if r > n => 0,
            Form::Permutations => n + r,
            Form::Combinations if r > n => 0,
            _ => r,
        };
        if places > 64 {
            self.charge(places / 8)?;
            self.reserve(places.saturating_mul(4))?;
        }
        let mut adapter = Adapter::new(form, &[pool], &[0, r as i64]);
        adapter.ended = matches!(form, Form::Permutations | Form::Combinations) && r > n;
        if !adapter.ended {
            adapter.places = match form {
                Form::Combinations => (0..r as u32).collect(),
                Form::Permutations => (0..n as u32).chain((0..r).map(|at| (n - at) as u32)).collect(),
                _ => vec![0; r].into(),
            };
        }
        Ok(self.heap.new_adapter(adapter))
    }
}
