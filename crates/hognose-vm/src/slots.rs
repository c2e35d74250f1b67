//! Attributes of instances and exceptions by name: slots laid out by shapes, or a dict.
//!
//! This is storage only. What attribute access means (descriptors, `__getattr__`, …) is in `attribute`.

use crate::objects::{DictObj, Shape};
use crate::value::{Kind, Value};
use crate::vm::Vm;

impl Vm {
    /// The shape that has one attribute more.
    pub fn next_shape(&mut self, shape: u32, name: Value) -> u32 {
        let object = self.heap.shape(shape);
        if let Some((_, next)) = object.next.iter().find(|(n, _)| n.same(name)) {
            return *next;
        }
        let mut names = object.names.clone();
        names.push(name);
        let class = object.class;
        let dict = object.dict;
        let next = self.heap.new_shape(Shape { class, names, next: Vec::new(), dict, far: false });
        self.heap.shapes.get_mut(shape).next.push((name, next));
        next
    }

    /// The shape of an instance or exception.
    pub fn shape_of(&self, object: Value) -> u32 {
        match object.kind() {
            Kind::Exc => self.heap.exception(object.handle()).shape,
            _ => self.heap.instance(object.handle()).shape,
        }
    }

    fn raw_slot(&self, object: Value, slot: usize) -> Value {
        match object.kind() {
            Kind::Exc => self.heap.exception(object.handle()).slots.get(slot).copied().unwrap_or_default(),
            _ => self.heap.instance(object.handle()).slot(slot),
        }
    }

    pub(crate) fn set_raw_slot(&mut self, object: Value, slot: usize, value: Value) {
        match object.kind() {
            Kind::Exc => {
                let slots = &mut self.heap.exception_mut(object.handle()).slots;
                if slots.len() <= slot {
                    slots.resize(slot + 1, Value::UNDEF);
                    self.heap.grew(8);
                }
                self.heap.exception_mut(object.handle()).slots[slot] = value;
            }
            _ => self.heap.set_slot(object.handle(), slot, value),
        }
    }

    /// The dict of an object in dict mode, and the slot that it is in. Where the program put an instance of a
    /// subclass there, it is the dict that the instance carries: methods of the subclass do not count.
    fn dict_slot(&self, object: Value) -> Option<(usize, Value)> {
        let (slot, dict) = self.shown_dict(object)?;
        Some((slot, self.unwrap(dict)))
    }

    /// What `__dict__` of an object in dict mode is, and the slot that it is in.
    fn shown_dict(&self, object: Value) -> Option<(usize, Value)> {
        let shape = self.heap.shape(self.shape_of(object));
        if !shape.dict {
            return None;
        }
        let slot = shape.slot(crate::names::DICT)?;
        Some((slot, self.raw_slot(object, slot)))
    }

    /// An attribute that is stored in the object itself.
    #[inline]
    pub fn slot_get(&self, object: Value, name: Value) -> Option<Value> {
        let shape = self.heap.shape(self.shape_of(object));
        if let Some(slot) = shape.slot(name)
            && !(shape.dict && name.same(crate::names::DICT))
        {
            return self.raw_slot(object, slot).given();
        }
        if !shape.dict {
            return None;
        }
        let (_, dict) = self.dict_slot(object)?;
        self.dict_get_name(dict, name)
    }

    /// Stores an attribute in the object itself.
    pub fn slot_set(&mut self, object: Value, name: Value, value: Value) {
        let shape = self.shape_of(object);
        if let Some(slot) = self.heap.shape(shape).slot(name) {
            return self.set_raw_slot(object, slot, value);
        }
        if let Some((_, dict)) = self.dict_slot(object) {
            return self.dict_set_name(dict, name, value);
        }
        if self.is_table(shape, name) {
            let dict = self.instance_dict(object);
            return self.dict_set_name(dict, name, value);
        }
        let slot = self.heap.shape(shape).names.len();
        let next = self.next_shape(shape, name);
        self.set_raw_slot(object, slot, value);
        self.set_shape(object, next);
    }

    /// Whether an object of this shape is better off in dict mode than with this attribute more: it has many attributes, or objects
    /// like it got so many different ones that their names are data.
    fn is_table(&self, shape: u32, name: Value) -> bool {
        let shape = self.heap.shape(shape);
        shape.names.len() >= MANY_ATTRIBUTES
            || shape.next.len() >= MANY_BRANCHES && !shape.next.iter().any(|(next, _)| next.same(name))
    }

    fn set_shape(&mut self, object: Value, shape: u32) {
        match object.kind() {
            Kind::Exc => self.heap.exception_mut(object.handle()).shape = shape,
            _ => self.heap.instance_mut(object.handle()).shape = shape,
        }
    }

    /// Removes an attribute that is stored in the object itself; whether it was there.
    pub fn slot_delete(&mut self, object: Value, name: Value) -> bool {
        let shape = self.shape_of(object);
        if let Some(slot) = self.heap.shape(shape).slot(name) {
            let had = self.raw_slot(object, slot).given().is_some();
            let class = self.heap.shape(shape).class;
            let declared = self.class(class).shape;
            if had
                && slot + 1 == self.heap.shape(shape).names.len()
                && self.heap.shape(declared).slot(name).is_none()
            {
                // The last one that came: go back to a shape without it, so that order stays the order of binding.
                let mut back = declared;
                for i in self.heap.shape(declared).names.len()..slot {
                    let name = self.heap.shape(shape).names[i];
                    back = self.next_shape(back, name);
                }
                self.set_raw_slot(object, slot, Value::UNDEF);
                self.set_shape(object, back);
            } else if had && self.heap.shape(declared).slot(name).is_none() {
                let dict = self.instance_dict(object);
                self.dict_remove_name(dict, name);
            } else if had {
                self.set_raw_slot(object, slot, Value::UNDEF);
            }
            return had;
        }
        match self.dict_slot(object) {
            Some((_, dict)) => self.dict_remove_name(dict, name).is_some(),
            None => false,
        }
    }

    /// `object.__dict__`: a dict, or an instance of a subclass. Turns the object to dict mode.
    pub fn instance_dict_object(&mut self, object: Value) -> Value {
        let dict = self.instance_dict(object);
        self.shown_dict(object).map_or(dict, |(_, shown)| shown)
    }

    /// The dict of an object's attributes: turns the object to dict mode.
    pub fn instance_dict(&mut self, object: Value) -> Value {
        if let Some((_, dict)) = self.dict_slot(object) {
            return dict;
        }
        let shape = self.shape_of(object);
        let class = self.heap.shape(shape).class;
        let declared = self.class(class).shape;
        let n_declared = self.heap.shape(declared).names.len();
        let names = self.heap.shape(shape).names.clone();
        let dict = self.heap.new_dict(DictObj::default());
        for (slot, name) in names.iter().enumerate().skip(n_declared) {
            if let Some(value) = self.raw_slot(object, slot).given() {
                self.dict_set_name(dict, *name, value);
            }
            self.set_raw_slot(object, slot, Value::UNDEF);
        }
        let next = self.dict_shape(declared);
        self.set_raw_slot(object, n_declared, dict);
        self.set_shape(object, next);
        dict
    }

    /// `object.__dict__ = dict`.
    pub fn set_instance_dict(&mut self, object: Value, dict: Value) {
        self.instance_dict(object);
        if let Some((slot, _)) = self.dict_slot(object) {
            self.set_raw_slot(object, slot, dict);
        }
    }

    /// `object.__class__ = class` for two classes of the same layout.
    pub fn set_class(&mut self, object: Value, class: Value) {
        let dict = self.instance_dict_object(object);
        let old = self.shape_of(object);
        let old_names = self.heap.shape(old).names.clone();
        let old_values: Vec<Value> = (0..old_names.len()).map(|i| self.raw_slot(object, i)).collect();
        let declared = self.class(class).shape;
        let next = self.dict_shape(declared);
        let names = self.heap.shape(next).names.clone();
        for (i, name) in names.iter().enumerate() {
            let value = match old_names.iter().position(|n| n.same(*name)) {
                Some(at) => old_values[at],
                None => Value::UNDEF,
            };
            self.set_raw_slot(object, i, value);
        }
        if let Some(slot) = self.heap.shape(next).slot(crate::names::DICT) {
            self.set_raw_slot(object, slot, dict);
        }
        self.set_shape(object, next);
    }

    /// The shape of objects in dict mode that begin with the slots of `declared`.
    fn dict_shape(&mut self, declared: u32) -> u32 {
        let next = self.next_shape(declared, crate::names::DICT);
        if !self.heap.shape(next).dict {
            self.heap.shapes.get_mut(next).dict = true;
        }
        next
    }

    /// Names and values of the attributes that `__dict__` would show, without making one.
    pub fn slot_items(&self, object: Value) -> Vec<(Value, Value)> {
        let shape = self.heap.shape(self.shape_of(object));
        if let Some((_, dict)) = self.dict_slot(object) {
            return self.heap.dict(dict.handle()).items().map(|e| (e.key, e.value)).collect();
        }
        let declared = self.heap.shape(self.class(shape.class).shape).names.len();
        let names = shape.names.iter().enumerate().skip(declared);
        names.filter_map(|(i, n)| Some((*n, self.raw_slot(object, i).given()?))).collect()
    }
}

/// Objects with more attributes than this keep them in a dict.
const MANY_ATTRIBUTES: usize = 64;

/// After one shape so many attributes may come that differ from object to object; each is a shape, and they are looked through in a row.
const MANY_BRANCHES: usize = 128;
