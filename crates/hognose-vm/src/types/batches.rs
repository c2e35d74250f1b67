//! An iterator whose items a native makes, several at a time: what `re.finditer` gives.
//!
//! Between two batches it is as plain as one over a list. What the native goes on with is a value that never changes, so that an iterator
//! that is put back (`restore`) makes the same batch again.

use crate::objects::{Adapter, Form};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

impl Vm {
    /// An iterator over what `native` gives for `state`: a pair of a list and the state that it gives the next one for, or `None`.
    pub fn batches(&mut self, native: Value, state: Value) -> Value {
        self.heap.new_adapter(Adapter::new(Form::Batches, &[native, state], &[]))
    }

    /// The next item, if there is one.
    pub(super) fn batches_next(&mut self, iterator: u32) -> Res<Option<Value>> {
        let Some(adapter) = self.adapter(iterator) else { return Ok(None) };
        let ([native, mut state, mut batch, ..], mut at) = (adapter.values, adapter.numbers[0]);
        loop {
            let items = batch.is(Kind::List).map(|list| self.heap.list(list));
            if let Some(&item) = items.and_then(|items| items.get(usize::try_from(at).ok()?)) {
                if let Some(adapter) = self.adapter(iterator) {
                    (adapter.values[1], adapter.values[2], adapter.numbers[0]) = (state, batch, at + 1);
                }
                return Ok(Some(item));
            }
            // Whatever an iterator that was saved says, a native gets as many arguments as it takes.
            let made = native.is(Kind::Native).map(|index| self.directs[index as usize]);
            let Some(made) = made.filter(|direct| (direct.least, direct.most) == (1, 1) && !state.is_none()) else { break };
            let pair = match (made.function)(self, &[state]) {
                Err(Stop::Python | Stop::Receiver) => {
                    self.request = None;
                    return Err(self.type_error("an iterator stands on a native that makes no items"));
                }
                pair => pair?,
            };
            let Some(&[next, after]) = pair.is(Kind::Tuple).map(|pair| self.heap.tuple(pair)) else { break };
            (batch, state, at) = (next, after, 0);
            if batch.is(Kind::List).is_none_or(|list| self.heap.list(list).is_empty()) {
                break;
            }
        }
        if let Some(adapter) = self.adapter(iterator) {
            *adapter = Adapter { form: Form::Batches, ended: true, ..Adapter::default() };
        }
        Ok(None)
    }
}

/// Whether an iterator that was saved is one.
pub fn fits(adapter: &Adapter) -> bool {
    let [native, _, batch, ..] = adapter.values;
    native.is_kind(Kind::Native) && (batch.is_kind(Kind::List) || batch.is_undef()) && adapter.numbers[0] >= 0
}
