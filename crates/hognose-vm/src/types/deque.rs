//! Going through a `collections.deque`.
//!
//! A deque is an instance with a list and the position of its first item; its methods are in the library. Each change alters the
//! list, its length or that position, which is how the iterator notices it.

use crate::objects::{Adapter, Form, IterObj};
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The slot of the list.
pub const ITEMS: usize = 0;
/// The slot of the position of the first item.
pub const HEAD: usize = 1;

impl Vm {
    /// An iterator over a deque, which is this instance with that list.
    pub fn deque_iterator(&mut self, deque: Value, list: u32, head: usize) -> Value {
        let n = self.heap.list(list).len() as i64;
        let head = head as i64;
        let adapter = Adapter::new(Form::Deque, &[deque, Value::new(Kind::List, list)], &[head, head, n]);
        self.heap.new_iter(IterObj::Adapter(Box::new(adapter)))
    }

    /// The next item.
    pub(super) fn deque_next(&mut self, iterator: u32) -> Res<Option<Value>> {
        let Some(adapter) = self.adapter(iterator) else { return Ok(None) };
        let ([deque, list, ..], [at, head, n, ..]) = (adapter.values, adapter.numbers);
        let is_same = deque.is(Kind::Instance).is_some_and(|deque| {
            let deque = self.heap.instance(deque);
            deque.slot(ITEMS).same(list) && deque.slot(HEAD).as_int() == Some(head)
        });
        let items = list.is(Kind::List).filter(|_| is_same).map(|list| self.heap.list(list));
        let Some(items) = items.filter(|items| items.len() as i64 == n) else {
            return Err(self.raise(crate::classes::RUNTIME_ERROR, "deque mutated during iteration"));
        };
        let Some(&item) = usize::try_from(at).ok().and_then(|at| items.get(at)) else { return Ok(None) };
        if let Some(adapter) = self.adapter(iterator) {
            adapter.numbers[0] = at + 1;
        }
        Ok(Some(item))
    }
}
