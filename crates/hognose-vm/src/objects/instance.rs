//! Instances of classes written in Python, and the hidden classes that lay out their attributes.
//!
//! A [`Shape`] says which attribute is in which slot; instances that got the same attributes in
//! the same order share one. When a program asks for `obj.__dict__`, the instance turns to dict
//! mode: its attributes live in a dict from then on.

use crate::value::Value;

/// How many attributes are in the object itself.
/// With six an instance is 64 bytes, and few classes have more.
pub const INLINE_SLOTS: usize = 6;

/// An instance.
#[derive(Clone, Debug, Default)]
pub struct InstanceObj {
    /// Its shape (which knows its class).
    pub shape: u32,
    /// The first attributes; in dict mode the first one is the dict.
    pub inline: [Value; INLINE_SLOTS],
    /// The other attributes.
    #[allow(clippy::box_collection)]
    pub more: Option<Box<Vec<Value>>>,
}

impl InstanceObj {
    /// The attribute in a slot.
    #[inline(always)]
    pub fn slot(&self, slot: usize) -> Value {
        if slot < INLINE_SLOTS {
            self.inline[slot]
        } else {
            self.more.as_ref().and_then(|m| m.get(slot - INLINE_SLOTS).copied()).unwrap_or_default()
        }
    }

    /// Sets the attribute in a slot.
    #[inline(always)]
    pub fn set_slot(&mut self, slot: usize, value: Value) {
        if slot < INLINE_SLOTS {
            self.inline[slot] = value;
        } else {
            self.set_far(slot - INLINE_SLOTS, value);
        }
    }

    /// Sets the attribute in a slot of the object itself; whether it is one.
    #[inline(always)]
    pub fn set_inline(&mut self, slot: u32, value: Value) -> bool {
        let Some(place) = self.inline.get_mut(slot as usize) else { return false };
        *place = value;
        true
    }

    #[inline(never)]
    fn set_far(&mut self, slot: usize, value: Value) {
        let more = self.more.get_or_insert_default();
        if more.len() <= slot {
            more.resize(slot + 1, Value::UNDEF);
        }
        more[slot] = value;
    }
}

impl super::Object for InstanceObj {
    fn trace(&self, visit: &mut impl FnMut(Value)) {
        self.inline.iter().for_each(|v| visit(*v));
        self.more.iter().flat_map(|m| m.iter()).for_each(|v| visit(*v));
    }

    fn size(&self) -> usize {
        size_of::<Self>() + self.more.as_ref().map_or(0, |m| size_of::<Vec<Value>>() + m.capacity() * 8)
    }
}

/// A hidden class: which attribute is in which slot.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    /// The class of the instances.
    pub class: Value,
    /// Names of the attributes in the order of their slots; unbound for the payload of a subclass of a builtin.
    pub names: Vec<Value>,
    /// Shapes with one attribute more: its name and the shape.
    pub next: Vec<(Value, u32)>,
    /// Whether the attributes are in a dict, in the first slot (behind the payload, if there is one).
    pub dict: bool,
}

impl Shape {
    /// The slot of an attribute. Names are interned, so identity decides.
    #[inline]
    pub fn slot(&self, name: Value) -> Option<usize> {
        self.names.iter().position(|n| n.same(name))
    }
}

impl super::Object for Shape {
    fn trace(&self, visit: &mut impl FnMut(Value)) {
        visit(self.class);
        self.names.iter().for_each(|v| visit(*v));
        self.next.iter().for_each(|(name, _)| visit(*name));
    }

    fn size(&self) -> usize {
        size_of::<Self>() + self.names.capacity() * 8 + self.next.capacity() * 16
    }
}
