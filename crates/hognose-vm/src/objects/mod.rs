//! What an object of each kind holds.
//!
//! Plain data: no object knows the heap, the VM or what operations exist on it. Each can
//! name the values it refers to (`trace`) and say how many bytes it takes (`size`).

mod big;
mod byte_buffer;
mod class;
mod dict;
mod exception;
mod function;
mod generator;
mod instance;
mod iter;
mod set;
mod small;
mod string;

pub use big::BigObj;
pub use byte_buffer::ByteBuffer;
pub use class::{ClassFlags, ClassObj, Construct};
pub use dict::{DictObj, Entry};
pub use exception::{ExcObj, FAILED_CALL, OWN_ATTRIBUTE, TraceEntry};
pub use function::{BoundObj, Direct, FunctionObj};
pub use generator::{GenFlavour, GenObj, GenState};
pub use instance::{Far, INLINE_SLOTS, InstanceObj, Shape};
pub use iter::{Adapter, Asking, Form, IterObj};
pub use set::{SetEntry, SetObj};
pub use small::*;
pub use string::{HELD, INLINE_TEXT, StrData, StrObj, Words, copy_short, count_unit, each, gathered, has_unit, moved_down, moved_up, of_words, words};

use crate::image::Stored;
use crate::value::Value;

/// Names the objects among some values to the collector: mostly there are many of one kind, often numbers.
pub fn visit_all(values: &[Value], visit: &mut impl FnMut(Value)) {
    for values in values.chunks(8) {
        // No branch for each.
        if values.iter().fold(false, |any, value| any | !value.is_number()) {
            values.iter().for_each(|value| visit(*value));
        }
    }
}

/// What every object can do for the collector.
pub trait Object: Default + Clone + Stored {
    /// Whether a dead object may keep its memory until its slot is used again. Not where somebody walks over all objects of
    /// the kind, dead ones among them.
    const MAY_WAIT: bool = false;
    /// Whether it stays as it was made, as far as the collector is concerned: it refers to nothing, and its size does not change.
    const FIXED: bool = false;
    /// Whether an object that [is plain](Object::is_plain) stays so.
    const STAYS_PLAIN: bool = false;
    /// Whether it changes whenever it is used: then all that live are looked at in each collection, and none is remembered.
    const CHANGES: bool = false;
    /// Whether it is a row of values that others are put behind: then those are told apart from other changes.
    const GROWS: bool = false;
    /// Whether the object has no memory beside its slot, as far as a look says: then there is nothing to give back.
    #[inline(always)]
    fn is_flat(&self) -> bool {
        !std::mem::needs_drop::<Self>()
    }

    /// Whether the object refers to nothing, and has no memory beside its slot.
    #[inline(always)]
    fn is_plain(&self) -> bool {
        false
    }

    /// Calls `visit` with every value that the object refers to.
    fn trace(&self, visit: &mut impl FnMut(Value));
    /// Bytes that the object takes, its slot in the arena included.
    fn size(&self) -> usize;
}
