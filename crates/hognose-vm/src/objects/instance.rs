//! Instances of classes written in Python, and the hidden classes that lay out their attributes.
//!
//! A [`Shape`] says which attribute is in which slot; instances that got the same attributes in
//! the same order share one. When a program asks for `obj.__dict__`, the instance turns to dict
//! mode: its attributes live in a dict from then on.

use crate::value::Value;

/// How many attributes are in the object itself: with four an instance is 48 bytes.
pub const INLINE_SLOTS: usize = 4;

/// An instance.
#[derive(Clone, Debug, Default)]
pub struct InstanceObj {
    /// Its shape (which knows its class).
    pub shape: u32,
    /// The first attributes; in dict mode the first one is the dict.
    pub inline: [Value; INLINE_SLOTS],
    /// The other attributes.
    pub far: Option<Box<Far>>,
}

const _: () = assert!(size_of::<InstanceObj>() == 48);

/// The attributes that an instance has no room for itself: one piece of memory for as many as most classes have.
#[derive(Clone, Debug, Default)]
pub struct Far {
    /// The first of them.
    pub first: [Value; FAR_SLOTS],
    /// The others: few classes have so many.
    #[allow(clippy::box_collection)]
    pub more: Option<Box<Vec<Value>>>,
}

/// How many attributes take one piece of memory beside the object.
const FAR_SLOTS: usize = 4;

impl Far {
    #[inline]
    fn size(&self) -> usize {
        size_of::<Far>() + self.more.as_ref().map_or(0, |more| size_of::<Vec<Value>>() + more.capacity() * 8)
    }

    /// Without the attributes that it had.
    pub fn cleared(mut self: Box<Self>) -> Box<Self> {
        self.first = [Value::UNDEF; FAR_SLOTS];
        if let Some(more) = &mut self.more {
            more.clear();
        }
        self
    }
}

impl InstanceObj {
    /// The attribute in a slot.
    #[inline(always)]
    pub fn slot(&self, slot: usize) -> Value {
        match self.inline.get(slot) {
            Some(value) => *value,
            None => self.far_slot(slot),
        }
    }

    /// The attribute in a slot beyond those of the object itself.
    #[inline(never)]
    pub fn far_slot(&self, slot: usize) -> Value {
        let Some(far) = &self.far else { return Value::UNDEF };
        let slot = slot.wrapping_sub(INLINE_SLOTS);
        match far.first.get(slot) {
            Some(value) => *value,
            None => {
                let more = far.more.as_ref();
                more.and_then(|more| more.get(slot.wrapping_sub(FAR_SLOTS)).copied()).unwrap_or_default()
            }
        }
    }

    /// The same, with a look at the first of them where it is called.
    #[inline(always)]
    pub fn near_far(&self, slot: usize) -> Value {
        if let Some(far) = &self.far
            && let Some(value) = far.first.get(slot.wrapping_sub(INLINE_SLOTS))
        {
            return *value;
        }
        self.far_slot(slot)
    }

    /// Sets the attribute in a slot.
    #[inline(always)]
    pub fn set_slot(&mut self, slot: usize, value: Value) {
        match self.inline.get_mut(slot) {
            Some(place) => *place = value,
            None => self.set_far_slot(slot, value),
        }
    }

    /// Sets the attribute in a slot of the object itself; whether it is one.
    #[inline(always)]
    pub fn set_inline(&mut self, slot: u32, value: Value) -> bool {
        let Some(place) = self.inline.get_mut(slot as usize) else { return false };
        *place = value;
        true
    }

    /// Sets the attribute in one of the first slots beyond those of the object itself, if there is memory for them; whether
    /// it did.
    #[inline(always)]
    pub fn set_near_far(&mut self, slot: usize, value: Value) -> bool {
        let Some(far) = &mut self.far else { return false };
        let Some(place) = far.first.get_mut(slot.wrapping_sub(INLINE_SLOTS)) else { return false };
        *place = value;
        true
    }

    #[inline(never)]
    fn set_far_slot(&mut self, slot: usize, value: Value) {
        let far = self.far.get_or_insert_default();
        let slot = slot - INLINE_SLOTS;
        if let Some(place) = far.first.get_mut(slot) {
            *place = value;
            return;
        }
        let slot = slot - FAR_SLOTS;
        let more = far.more.get_or_insert_default();
        if more.len() <= slot {
            more.resize(slot + 1, Value::UNDEF);
        }
        more[slot] = value;
    }

    /// The bytes that the object would grow by if an attribute came into this slot.
    #[inline]
    pub fn growth(&self, slot: usize) -> usize {
        if slot < INLINE_SLOTS {
            return 0;
        }
        let more = (slot + 1).saturating_sub(INLINE_SLOTS + FAR_SLOTS);
        let far = if self.far.is_some() { 0 } else { size_of::<Far>() };
        let room = self.far.as_ref().and_then(|far| far.more.as_ref()).map_or(0, |more| more.capacity());
        // What a vector reserves for those to come counts too.
        far + more.saturating_sub(room) * 16
    }
}

impl super::Object for InstanceObj {
    const MAY_WAIT: bool = true;

    #[inline(always)]
    fn is_flat(&self) -> bool {
        self.far.is_none()
    }

    fn trace(&self, visit: &mut impl FnMut(Value)) {
        self.inline.iter().for_each(|v| visit(*v));
        if let Some(far) = &self.far {
            far.first.iter().chain(far.more.iter().flat_map(|more| more.iter())).for_each(|v| visit(*v));
        }
    }

    #[inline]
    fn size(&self) -> usize {
        size_of::<Self>() + self.far.as_ref().map_or(0, |far| far.size())
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
    /// Whether instances that begin with this shape came to have more attributes than are in the object itself. What the
    /// program knows no more after a snapshot it learns again.
    pub far: bool,
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
