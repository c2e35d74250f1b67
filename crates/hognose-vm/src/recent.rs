//! Where attributes of instances were found and stored lately, by shape and name: for natives and small methods, which have no
//! site with a cache of its own.

use crate::heap::{Heap, Scope};
use crate::objects::DescrObj;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// An attribute of a shape.
#[derive(Clone, Copy)]
struct Known {
    shape: u32,
    name: u32,
    epoch: u32,
    place: Place,
    /// The slot, field or position; the handle of a method.
    slot: u32,
    /// The shape that an instance has once the attribute is stored; the namespace that data of a class are in.
    next: u32,
}

/// Where an attribute is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// In a slot of the instance.
    Slot,
    /// In a field of the tuple that the instance carries.
    Field,
    /// Data in the namespace of a class.
    Class,
    /// A function of a class.
    Method,
    /// The class itself, which `__class__` gives as long as no class says otherwise.
    OwnClass,
    /// In a namespace of globals, whose handle stands for the shape.
    Global,
    /// Among the builtins, as long as such a namespace, with this version as its epoch, does not have the name.
    Builtin,
}

/// Two places for each hash: what is asked in turns must not drive each other out, whatever the numbers of its names.
const PLACES: usize = 64;
/// No string has the last handle.
const NOTHING: Known = Known { shape: 0, name: u32::MAX, epoch: 0, place: Place::Slot, slot: 0, next: 0 };

/// What was found and stored lately.
#[derive(Clone, Copy)]
pub struct Recent {
    found: [Known; PLACES],
    stored: [Known; PLACES],
    names: [Known; PLACES],
    /// Whether something was noted since the last collection. What was noted before refers to nothing that is young.
    changed: bool,
}

impl Recent {
    /// Forgets what refers to names and shapes that died in the collection that has just been.
    pub fn keep_marked(&mut self, heap: &Heap, scope: Scope) {
        if !std::mem::take(&mut self.changed) && scope == Scope::Young {
            return;
        }
        for known in &mut self.names {
            let value = |kind, handle| heap.is_marked(Value::new(kind, handle));
            let is_there = value(Kind::Dict, known.shape) && value(Kind::Str, known.name) && value(Kind::Str, known.next);
            if known.name != u32::MAX && !is_there {
                *known = NOTHING;
            }
        }
        for known in self.found.iter_mut().chain(&mut self.stored) {
            let others = || match known.place {
                Place::Slot | Place::Field | Place::OwnClass => heap.shapes.is_marked(known.next),
                Place::Class => heap.is_marked(Value::new(Kind::Dict, known.next)),
                Place::Method => heap.is_marked(Value::new(Kind::Function, known.slot)),
                Place::Global | Place::Builtin => false,
            };
            let is_there = || heap.is_marked(Value::new(Kind::Str, known.name)) && heap.shapes.is_marked(known.shape) && others();
            if known.epoch != 0 && !is_there() {
                *known = NOTHING;
            }
        }
    }
}

impl Default for Recent {
    fn default() -> Recent {
        Recent { found: [NOTHING; PLACES], stored: [NOTHING; PLACES], names: [NOTHING; PLACES], changed: false }
    }
}

fn place(shape: u32, name: u32) -> usize {
    ((shape ^ name.rotate_left(16)).wrapping_mul(0x9E37_79B9) >> 26) as usize % PLACES
}

/// What is known of an attribute, where it stands: a copy that was just made would be read before it is there.
#[inline]
fn find(all: &[Known; PLACES], shape: u32, name: u32, epoch: u32) -> Option<&Known> {
    let at = place(shape, name);
    let holds = |known: &&Known| known.shape == shape && known.name == name && known.epoch == epoch;
    Some(&all[at]).filter(holds).or_else(|| Some(&all[at ^ 1]).filter(holds))
}

/// Keeps what was found; what stood in its place goes to the other one.
fn keep(all: &mut [Known; PLACES], known: Known) {
    let at = place(known.shape, known.name);
    all[at ^ 1] = all[at];
    all[at] = known;
}

/// Whether an instance shows this as it is in the namespace of its class, and no site has to know more about it.
fn is_data(value: Value) -> bool {
    !matches!(value.kind(), Kind::Function | Kind::Native | Kind::Descr | Kind::Tool | Kind::Super | Kind::Pending)
}

impl Vm {
    /// An attribute that the object itself holds, a field of a named tuple, or data of a class, if it is known where.
    #[inline]
    pub fn recent_slot(&self, object: Value, name: Value) -> Option<Value> {
        let instance = self.heap.instance(object.is(Kind::Instance)?);
        let known = find(&self.recent.as_ref()?.found, instance.shape, name.handle(), self.epoch)?;
        match known.place {
            Place::Slot => instance.slot(known.slot as usize).given(),
            Place::Field => self.heap.tuple(instance.inline[0].is(Kind::Tuple)?).get(known.slot as usize).copied(),
            Place::Class => {
                let entry = self.heap.dict(known.next).entries.get(known.slot as usize)?;
                (entry.key.same(name) && is_data(entry.value)).then_some(entry.value)
            }
            Place::OwnClass => Some(self.heap.shape(known.shape).class),
            Place::Method | Place::Global | Place::Builtin => None,
        }
    }

    /// A global or a builtin, if it is known where: for code that has no sites.
    #[inline]
    pub fn recent_global(&self, globals: Value, name: Value) -> Option<Value> {
        let all = &self.recent.as_ref()?.names;
        let at = place(globals.handle(), name.handle());
        let holds = |known: &&Known| known.shape == globals.handle() && known.name == name.handle();
        let known = Some(&all[at]).filter(holds).or_else(|| Some(&all[at ^ 1]).filter(holds))?;
        let namespace = match known.place {
            Place::Global => globals,
            _ if known.epoch == self.heap.dict(globals.handle()).version => self.builtins,
            _ => return None,
        };
        let entry = self.heap.dict(namespace.handle()).entries.get(known.slot as usize)?;
        // It has the key that was found there.
        (entry.key.bits() == Value::new(Kind::Str, known.next).bits()).then_some(entry.value)
    }

    /// Notes where a global, or a builtin that no global hides, was found.
    pub fn note_global(&mut self, globals: Value, name: Value, at: usize, is_builtin: bool) {
        let namespace = if is_builtin { self.builtins } else { globals };
        let Some(key) = self.heap.dict(namespace.handle()).entries.get(at).and_then(|entry| entry.key.is(Kind::Str)) else { return };
        let (place, epoch) = match is_builtin {
            true => (Place::Builtin, self.heap.dict(globals.handle()).version),
            false => (Place::Global, 0),
        };
        let known = Known { shape: globals.handle(), name: name.handle(), epoch, place, slot: at as u32, next: key };
        let recent = self.recent.get_or_insert_default();
        recent.changed = true;
        keep(&mut recent.names, known);
    }

    /// The function that is bound to the object when this attribute is read, if it is known.
    #[inline]
    pub fn recent_method(&self, object: Value, name: Value) -> Option<Value> {
        let instance = self.heap.instance(object.is(Kind::Instance)?);
        let known = find(&self.recent.as_ref()?.found, instance.shape, name.handle(), self.epoch)?;
        (known.place == Place::Method).then(|| Value::new(Kind::Function, known.slot))
    }

    /// Notes that this attribute is a field of a named tuple, if it is one.
    #[inline(never)]
    pub fn note_field(&mut self, object: Value, name: Value) {
        let Some(handle) = object.is(Kind::Instance) else { return };
        let (shape, class) = (self.heap.instance(handle).shape, self.class_of(object));
        if self.payload(object).is_some_and(|(items, _)| items.is_kind(Kind::Tuple))
            && let Some(attr) = self.lookup(class, name)
            && let Some(field) = crate::types::descriptor::tuple_field(self, attr)
        {
            let (epoch, place) = (self.epoch, Place::Field);
            let known = Known { shape, name: name.handle(), epoch, place, slot: field, next: shape };
            self.keep_found(known);
        }
    }

    /// Notes where this attribute is, which was just found in the object itself or among the data of its class.
    #[inline(never)]
    pub fn note_slot(&mut self, object: Value, name: Value, value: Value) {
        let Some(handle) = object.is(Kind::Instance) else { return };
        let shape = self.heap.instance(handle).shape;
        let (place, slot, next) = match self.plain_slot(shape, name) {
            Some(slot) if self.heap.instance(handle).slot(slot).same(value) => (Place::Slot, slot as u32, shape),
            Some(_) => return,
            None => match self.in_class(shape, name) {
                Some((dict, at)) if is_data(value) => (Place::Class, at, dict.handle()),
                _ => return,
            },
        };
        self.keep_found(Known { shape, name: name.handle(), epoch: self.epoch, place, slot, next });
    }

    /// Notes that this attribute, which is `__class__`, gives the class of the object.
    #[inline(never)]
    pub fn note_class(&mut self, object: Value, name: Value) {
        let Some(handle) = object.is(Kind::Instance) else { return };
        let shape = self.heap.instance(handle).shape;
        let (name, epoch, place) = (name.handle(), self.epoch, Place::OwnClass);
        self.keep_found(Known { shape, name, epoch, place, slot: 0, next: shape });
    }

    /// Notes that this attribute is a method, which was just found.
    #[inline(never)]
    pub fn note_method(&mut self, object: Value, name: Value, function: Value) {
        let Some(handle) = object.is(Kind::Instance).filter(|_| function.is_kind(Kind::Function)) else { return };
        let shape = self.heap.instance(handle).shape;
        let of_shape = self.heap.shape(shape);
        let class = of_shape.class;
        if !of_shape.dict && of_shape.slot(name).is_none() && self.lookup(class, name).is_some_and(|found| found.same(function)) {
            let (name, slot) = (name.handle(), function.handle());
            self.keep_found(Known { shape, name, epoch: self.epoch, place: Place::Method, slot, next: shape });
        }
    }

    /// Where the namespaces of classes have data that an instance of this shape shows.
    fn in_class(&mut self, shape: u32, name: Value) -> Option<(Value, u32)> {
        let of_shape = self.heap.shape(shape);
        let class = of_shape.class;
        if of_shape.dict || of_shape.slot(name).is_some() {
            return None;
        }
        // Classes are told that somebody has looked.
        self.lookup(class, name)?;
        crate::exec::class_data(self, class, name, true)
    }

    fn keep_found(&mut self, known: Known) {
        let recent = self.recent.get_or_insert_default();
        recent.changed = true;
        keep(&mut recent.found, known);
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
        let (next, slot) = (known.next, known.slot);
        let instance = self.heap.instance_mut(handle);
        instance.shape = next;
        if !instance.set_inline(slot, value) {
            self.heap.set_far(handle, slot as usize, value);
        }
        true
    }

    /// The shape of an instance, for [`Vm::note_store`].
    pub fn shape_before(&self, object: Value) -> Option<u32> {
        Some(self.heap.instance(object.is(Kind::Instance)?).shape)
    }

    /// Notes where this attribute went, which was just stored in an instance that had this shape.
    #[inline(never)]
    pub fn note_store(&mut self, object: Value, before: Option<u32>, name: Value, value: Value) {
        let (Some(handle), Some(before)) = (object.is(Kind::Instance), before) else { return };
        let next = self.heap.instance(handle).shape;
        // What was removed went nowhere.
        if !value.is_undef()
            && let Some(slot) = self.plain_slot(next, name)
            && self.heap.instance(handle).slot(slot).same(value)
        {
            let name = name.handle();
            let known = Known { shape: before, name, epoch: self.epoch, place: Place::Slot, slot: slot as u32, next };
            let recent = self.recent.get_or_insert_default();
            recent.changed = true;
            keep(&mut recent.stored, known);
        }
    }

    /// The slot of an attribute that nothing of the class stands in front of, or that the class itself has in its instances.
    #[inline(never)]
    fn plain_slot(&mut self, shape: u32, name: Value) -> Option<usize> {
        if name.same(crate::names::DICT) {
            return None;
        }
        let class = self.heap.shape(shape).class;
        // What is no data descriptor is a default, which stands until the instance has its own.
        let attr = self.lookup(class, name).filter(|attr| self.is_data_descriptor(*attr));
        let Some(attr) = attr else {
            // A slot of `__slots__` that has no descriptor is no attribute.
            let declared = self.heap.shape(self.class(class).shape).names.len();
            return self.heap.shape(shape).slot(name).filter(|slot| *slot >= declared);
        };
        match self.heap.descr(attr.is(Kind::Descr)?) {
            DescrObj::Member { name, class: owner } if self.is_subclass(class, *owner) => self.heap.shape(shape).slot(*name),
            _ => None,
        }
    }
}
