//! `<`, `<=`, `>`, `>=` on builtin values.

use std::cmp::Ordering;

use crate::equal::MAX_DEPTH;
use crate::exec::CompareWhich as Which;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

impl Vm {
    /// `a OP b`; `None` when the types have no order.
    #[inline(never)]
    pub fn order(&mut self, a: Value, b: Value, which: Which) -> Res<Option<bool>> {
        if a.is_kind(Kind::Instance) || b.is_kind(Kind::Instance) {
            let (x, y) = (self.as_ordered(a), self.as_ordered(b));
            if !x.is_kind(Kind::Instance) && !y.is_kind(Kind::Instance) && x.is_kind(Kind::Tuple) {
                return self.order_payload(x, y, which, 0);
            }
            if let Some(truth) = self.own_compare(which, a, b) {
                return Ok(Some(truth));
            }
        }
        if let Some(truth) = self.compare_own(a, b, which)? {
            return Ok(Some(truth));
        }
        for v in [a, b] {
            match v.kind() {
                Kind::Pending => return Err(Stop::Python),
                Kind::Instance | Kind::Class | Kind::Exc => return Err(Stop::Python),
                _ => {}
            }
        }
        self.order_payload(a, b, which, 0)
    }

    /// The tuple that an instance is compared as, if no method of the guest does that; every other value itself.
    #[inline]
    pub fn as_ordered(&self, value: Value) -> Value {
        match self.payload(value) {
            Some((payload, flags)) if flags.tuple_order => payload,
            _ => value,
        }
    }

    /// As [`Vm::order`]; instances count as their payload.
    #[inline(never)]
    pub fn order_payload(&mut self, a: Value, b: Value, which: Which, depth: usize) -> Res<Option<bool>> {
        use Kind::{
            Array, Big, Bool, ByteArray, Bytes, Cell, Float, FrozenSet, Int, List, MemoryView, Set, Slice, Str, Tuple, View, Wide,
        };
        if depth > MAX_DEPTH {
            let text = "maximum recursion depth exceeded in comparison";
            return Err(self.raise(crate::classes::RECURSION_ERROR, text));
        }
        let (a, b) = (self.unwrap(a), self.unwrap(b));
        let holds = |o: Option<Ordering>| Ok(Some(o.is_some_and(|o| which.holds(o))));
        match (a.kind(), b.kind()) {
            (Int | Bool | Wide | Big, Int | Bool | Wide | Big) => match (self.int_ref(a), self.int_ref(b)) {
                (Some(x), Some(y)) => holds(Some(x.compare(y))),
                _ => Ok(None),
            },
            (Float, Float) => holds(a.as_float().partial_cmp(&b.as_float())),
            (Float, Int | Bool | Wide | Big) => match (a.as_float(), self.int_ref(b)) {
                (Some(x), Some(y)) => holds(y.compare_f64(x).map(Ordering::reverse)),
                _ => Ok(None),
            },
            (Int | Bool | Wide | Big, Float) => match (self.int_ref(a), b.as_float()) {
                (Some(x), Some(y)) => holds(x.compare_f64(y)),
                _ => Ok(None),
            },
            (Str, Str) => {
                let n = self.heap.text(a.handle()).len().min(self.heap.text(b.handle()).len());
                if n > 1024 {
                    self.charge(n / 16)?;
                }
                holds(Some(self.heap.text(a.handle()).cmp(&self.heap.text(b.handle()))))
            }
            (Bytes | ByteArray, Bytes | ByteArray) | (ByteArray, MemoryView) | (MemoryView, ByteArray)
                if self.bytes_like(a).is_some() && self.bytes_like(b).is_some() =>
            {
                let n = self.bytes_like(a).map_or(0, |d| d.len());
                self.charge(n.min(self.bytes_like(b).map_or(0, |d| d.len())) / 64)?;
                holds(self.bytes_like(a).partial_cmp(&self.bytes_like(b)))
            }
            (Array, Array) => super::array::compare(self, a.handle(), b.handle(), which).map(Some),
            (List, List) | (Tuple, Tuple) => self.order_sequences(a, b, which, depth),
            (Set | FrozenSet, Set | FrozenSet) => {
                let (n, m) = (self.heap.set(a).len(), self.heap.set(b).len());
                Ok(Some(match which {
                    Which::Le => self.is_subset(a, b)?,
                    Which::Lt => n < m && self.is_subset(a, b)?,
                    Which::Ge => self.is_subset(b, a)?,
                    Which::Gt => n > m && self.is_subset(b, a)?,
                    Which::Eq | Which::Ne => {
                        return self.equal(a, b).map(|e| Some(e == (which == Which::Eq)));
                    }
                }))
            }
            (View, _) | (_, View) | (Cell, Cell) => Err(Stop::Python),
            (Slice, Slice) => {
                let (x, y) = (self.heap.slice(a.handle()).clone(), self.heap.slice(b.handle()).clone());
                let left = self.heap.new_tuple([x.start, x.stop, x.step]);
                let right = self.heap.new_tuple([y.start, y.stop, y.step]);
                self.order_sequences(left, right, which, depth)
            }
            _ => Ok(None),
        }
    }

    fn order_sequences(&mut self, a: Value, b: Value, which: Which, depth: usize) -> Res<Option<bool>> {
        let item = |vm: &Vm, v: Value, i: usize| match v.kind() {
            Kind::List => vm.heap.list(v.handle()).get(i).copied(),
            _ => vm.heap.tuple(v.handle()).get(i).copied(),
        };
        let mut i = 0;
        loop {
            let (x, y) = (item(self, a, i), item(self, b, i));
            let (Some(x), Some(y)) = (x, y) else {
                let length = |vm: &Vm, v: Value| match v.kind() {
                    Kind::List => vm.heap.list(v.handle()).len(),
                    _ => vm.heap.tuple(v.handle()).len(),
                };
                return Ok(Some(which.holds(length(self, a).cmp(&length(self, b)))));
            };
            if i % 16 == 15 {
                self.charge(16)?;
            }
            if !self.same_or_equal(x, y)? {
                let (p, q) = (self.as_ordered(x), self.as_ordered(y));
                if p.is_kind(Kind::Instance) || q.is_kind(Kind::Instance) {
                    if let Some(truth) = self.own_compare(which, x, y) {
                        return Ok(Some(truth));
                    }
                    return self.compare_own(x, y, which)?.map(Some).ok_or(Stop::Python);
                }
                if x.is_kind(Kind::Pending) || y.is_kind(Kind::Pending) {
                    return Err(Stop::Python);
                }
                return match self.order_payload(p, q, which, depth + 1)? {
                    Some(truth) => Ok(Some(truth)),
                    None => {
                        let (p, q) = (self.type_name(x), self.type_name(y));
                        let symbol = which.symbol();
                        let text = format!("'{symbol}' not supported between instances of '{p}' and '{q}'");
                        Err(self.type_error(text))
                    }
                };
            }
            i += 1;
        }
    }
}
