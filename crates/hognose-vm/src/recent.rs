//! Where attributes of instances were found and stored lately, by shape and name: for natives and small methods, which have no
//! site with a cache of its own. Until the next collection, which may give the number of a shape to another one.

use crate::value::{Kind, Value};
use crate::vm::Vm;

/// An attribute of a shape.
#[derive(Clone, Copy)]
struct Known {
    shape: u32,
    name: u32,
    epoch: u32,
    slot: u32,
    /// The shape that an instance has once the attribute is stored.
    next: u32,
}

/// Two places for each hash: what is asked in turns must not drive each other out, whatever the numbers of its names.
const PLACES: usize = 64;
/// No string has the last handle.
const NOTHING: Known = Known { shape: 0, name: u32::MAX, epoch: 0, slot: 0, next: 0 };

/// What was found and stored lately.
#[derive(Clone, Copy)]
pub struct Recent {
    found: [Known; PLACES],
    stored: [Known; PLACES],
}

impl Default for Recent {
    fn default() -> Recent {
        Recent { found: [NOTHING; PLACES], stored: [NOTHING; PLACES] }
    }
}

fn place(shape: u32, name: u32) -> usize {
    ((shape ^ name.rotate_left(16)).wrapping_mul(0x9E37_79B9) >> 26) as usize % PLACES
}

/// What is known of an attribute.
#[inline]
fn find(all: &[Known; PLACES], shape: u32, name: u32, epoch: u32) -> Option<Known> {
    let at = place(shape, name);
    let holds = |known: &Known| known.shape == shape && known.name == name && known.epoch == epoch;
    [all[at], all[at ^ 1]].into_iter().find(holds)
}

/// Keeps what was found; what stood in its place goes to the other one.
fn keep(all: &mut [Known; PLACES], known: Known) {
    let at = place(known.shape, known.name);
    all[at ^ 1] = all[at];
    all[at] = known;
}

impl Vm {
    /// An attribute that the object itself holds, if it is known where.
    #[inline]
    pub fn recent_slot(&self, object: Value, name: Value) -> Option<Value> {
        let instance = self.heap.instance(object.is(Kind::Instance)?);
        let known = find(&self.recent.as_ref()?.found, instance.shape, name.handle(), self.epoch)?;
        instance.slot(known.slot as usize).given()
    }

    /// Notes where this attribute is, which was just found in the object itself.
    pub fn note_slot(&mut self, object: Value, name: Value, value: Value) {
        let Some(handle) = object.is(Kind::Instance) else { return };
        let shape = self.heap.instance(handle).shape;
        if let Some(slot) = self.plain_slot(shape, name)
            && self.heap.instance(handle).slot(slot).same(value)
        {
            let name = name.handle();
            let known = Known { shape, name, epoch: self.epoch, slot: slot as u32, next: shape };
            keep(&mut self.recent.get_or_insert_default().found, known);
        }
    }

    /// Stores an attribute in the object itself, if it is known where; whether it was.
    #[inline]
    pub fn store_recent(&mut self, object: Value, name: Value, value: Value) -> bool {
        let Some(handle) = object.is(Kind::Instance) else { return false };
        let shape = self.heap.instance(handle).shape;
        let Some(recent) = &self.recent else { return false };
        let Some(known) = find(&recent.stored, shape, name.handle(), self.epoch).filter(|_| !value.is_undef()) else {
            return false;
        };
        let instance = self.heap.instance_mut(handle);
        instance.shape = known.next;
        if !instance.set_inline(known.slot, value) {
            self.heap.set_far(handle, known.slot as usize, value);
        }
        true
    }

    /// The shape of an instance, for [`Vm::note_store`].
    pub fn shape_before(&self, object: Value) -> Option<u32> {
        Some(self.heap.instance(object.is(Kind::Instance)?).shape)
    }

    /// Notes where this attribute went, which was just stored in an instance that had this shape.
    pub fn note_store(&mut self, object: Value, before: Option<u32>, name: Value, value: Value) {
        let (Some(handle), Some(before)) = (object.is(Kind::Instance), before) else { return };
        let next = self.heap.instance(handle).shape;
        // What was removed went nowhere.
        if !value.is_undef()
            && let Some(slot) = self.plain_slot(next, name)
            && self.heap.instance(handle).slot(slot).same(value)
        {
            let name = name.handle();
            let known = Known { shape: before, name, epoch: self.epoch, slot: slot as u32, next };
            keep(&mut self.recent.get_or_insert_default().stored, known);
        }
    }

    /// The slot of an attribute that nothing of the class stands in front of.
    fn plain_slot(&mut self, shape: u32, name: Value) -> Option<usize> {
        if name.same(crate::names::DICT) {
            return None;
        }
        let object = self.heap.shape(shape);
        let (class, slot) = (object.class, object.slot(name)?);
        if let Some(attr) = self.lookup(class, name) {
            // A default of the class is what there is until the instance has its own.
            if self.is_data_descriptor(attr) {
                return None;
            }
        }
        let declared = self.heap.shape(self.class(class).shape);
        declared.names.is_empty().then_some(slot)
    }
}
