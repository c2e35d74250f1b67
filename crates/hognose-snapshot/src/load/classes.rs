//! Classes, the layouts of their instances, instances and exceptions.
//!
//! A class is made anew from its parts: order of resolution, layout and flags are computed, never read.

use hognose_vm::class::NewClass;
use hognose_vm::classes;
use hognose_vm::objects::*;
use hognose_vm::state::ClassMarks;
use hognose_vm::value::{IMAGE, Kind, Value};

use super::{DICT, Load, LoadedShape, Loader};
use crate::error::LoadError;

/// The most names that the instances of one class may have in slots beyond the declared ones; the VM turns to dicts before.
const MOST_NAMES: usize = 80;
/// The most names in `__slots__`.
const MOST_SLOTS: usize = 4096;

impl Loader<'_> {
    /// A class that is complete: one of the image, or one that was read before.
    fn made_class(&mut self) -> Load<Value> {
        let class = self.of(&[Kind::Class], "a class")?;
        let made = self.base[Kind::Class as usize] + self.classes_made;
        if class.in_image() || class.handle() < made { Ok(class) } else { Err(self.wrong("a class above")) }
    }

    pub(super) fn class(&mut self) -> Load {
        let (name, qualname) = (self.of(&[Kind::Str], "a name")?, self.of(&[Kind::Str], "a name")?);
        let metaclass = self.made_class()?;
        if !self.session.vm.is_subclass(metaclass, classes::TYPE) {
            return Err(self.wrong("a metaclass"));
        }
        let n = self.reader.count(1)?;
        if n == 0 {
            return Err(self.wrong("a base"));
        }
        let bases = (0..n).map(|_| self.made_class()).collect::<Load<Vec<Value>>>()?;
        let dict = self.of(&[Kind::Dict], "a namespace")?;
        let marks = ClassMarks::from_bits(self.reader.num()?);
        let n = self.reader.below(MOST_SLOTS, "a number of slots")?;
        let slots = (0..n).map(|_| self.name()).collect::<Load<Vec<Value>>>()?;
        // Classes that come later may be in it: it is looked at when all are there.
        let mro = if marks.own_mro { Some(self.values()?) } else { None };
        let vm = &mut self.session.vm;
        let weight: usize = bases.iter().map(|b| vm.class(*b).mro.len() + vm.heap.shape(vm.class(*b).shape).names.len()).sum();
        self.class_budget = self.class_budget.checked_sub(weight + n).ok_or(LoadError::Limit("classes"))?;
        let parts = NewClass { name, qualname, metaclass, bases, dict, slots: None };
        let class = vm.restore_class(parts, &slots, marks);
        let Some(class) = class else { return Err(self.wrong("parts that make a class")) };
        if class.handle() != self.base[Kind::Class as usize] + self.classes_made {
            return Err(self.wrong("a class in its place"));
        }
        self.classes_made += 1;
        self.own_mros.extend(mro.map(|mro| (class, mro)));
        Ok(())
    }

    pub(super) fn shapes(&mut self) -> Load {
        let n = self.reader.count(2)?;
        for _ in 0..n {
            let shape = self.shape()?;
            self.shapes.push(shape);
        }
        Ok(())
    }

    /// A layout: names are matched with those of this build, slots of the snapshot become slots here.
    fn shape(&mut self) -> Load<LoadedShape> {
        let class = self.of(&[Kind::Class], "a class")?;
        let head = self.reader.num()?;
        let dict = head & 1 == 1;
        let n = usize::try_from(head >> 1).ok().filter(|n| *n <= self.reader.left()).ok_or(LoadError::CutShort)?;
        let mut names = Vec::with_capacity(n);
        for i in 0..n {
            let name = if i == 0 { self.of(&[Kind::Str, Kind::Undef], "a name")? } else { self.of(&[Kind::Str], "a name")? };
            names.push(if name.is_undef() { name } else { self.session.vm.intern_value(name) });
        }
        if dict && !names.last().is_some_and(|last| last.same(DICT)) {
            return Err(self.wrong("a dict behind the declared names"));
        }
        let vm = &mut self.session.vm;
        let declared = vm.heap.shape(vm.class(class).shape).names.clone();
        let parts = self.one_date(&declared, &mut names);
        let vm = &mut self.session.vm;
        if class.in_image() {
            self.class_budget = self.class_budget.checked_sub(declared.len()).ok_or(LoadError::Limit("classes"))?;
        } else if !names.starts_with(&declared) {
            return Err(self.wrong("the layout of the class"));
        }
        let payload = |names: &[Value]| names.first().is_some_and(|n| n.is_undef());
        if payload(&declared) != payload(&names) {
            return Err(self.wrong("the layout of the class"));
        }
        let told = if dict { &names[..names.len() - 1] } else { &names[..] };
        let extra: Vec<Value> = told.iter().filter(|n| !declared.contains(n)).copied().collect();
        if extra.len() > MOST_NAMES || dict && !extra.is_empty() {
            return Err(self.wrong("the layout of the class"));
        }
        let Some(shape) = vm.restore_shape(class, &extra, dict) else {
            return Err(self.wrong("names that are there once"));
        };
        let here = &vm.heap.shape(shape).names;
        let slots: Option<Vec<usize>> = names.iter().map(|n| here.iter().position(|m| m.same(*n))).collect();
        let slots = slots.ok_or_else(|| self.wrong("the layout of the class"))?;
        Ok(LoadedShape { shape, class, slots, dict, parts })
    }

    /// Where earlier versions stored year, month and day of a date in slots of their own: makes of their names that of the
    /// one slot that they have here; the first of them.
    fn one_date(&mut self, declared: &[Value], names: &mut Vec<Value>) -> Option<usize> {
        let vm = &mut self.session.vm;
        let [one, year, month, day] = ["_ymd", "_year", "_month", "_day"].map(|name| vm.intern(name));
        let same = |names: &[Value], others: &[Value]| names.iter().zip(others).all(|(a, b)| a.same(*b));
        let at = names.windows(3).position(|names| same(names, &[year, month, day]))?;
        if !declared.iter().any(|name| name.same(one)) || names.iter().any(|name| name.same(one)) {
            return None;
        }
        names.splice(at..at + 3, [one]);
        Some(at)
    }

    /// A date as one number, from its parts.
    fn date_of_parts(&mut self) -> Load<Value> {
        let parts = [self.value()?, self.value()?, self.value()?].map(Value::as_int);
        Ok(match parts {
            [Some(year @ 1..=9999), Some(month @ 1..=12), Some(day @ 1..=31)] => {
                Value::small((year << 9 | month << 5 | day) as i32)
            }
            _ => Value::UNDEF,
        })
    }

    /// The shape of an object, and its slots as they are here.
    fn slots(&mut self, exception: bool) -> Load<(u32, Vec<Value>)> {
        let i = self.reader.below(self.shapes.len(), "the number of a layout")?;
        let LoadedShape { shape, class, dict, parts, .. } = self.shapes[i];
        if self.session.vm.is_exception_class(class) != exception {
            return Err(self.wrong("an object of the kind of its class"));
        }
        let n = self.session.vm.heap.shape(shape).names.len();
        let mut slots = vec![Value::UNDEF; n];
        for told in 0..self.shapes[i].slots.len() {
            let value = if parts == Some(told) { self.date_of_parts()? } else { self.value()? };
            let slot = self.shapes[i].slots[told];
            slots[slot] = value;
        }
        if dict {
            match slots.last() {
                Some(dict) if dict.is_kind(Kind::Dict) => {}
                // Of a subclass: what the instance carries is known when all are loaded.
                Some(dict) if dict.is_kind(Kind::Instance) => self.dicts.push(*dict),
                _ => return Err(self.wrong("a dict of attributes")),
            }
        }
        if self.session.vm.heap.shape(shape).names.first().is_some_and(|n| n.is_undef()) {
            let payload = self.session.vm.class(class).payload;
            if !fits(payload, slots[0].kind()) {
                return Err(self.wrong("the value that the instance carries"));
            }
        }
        Ok((shape, slots))
    }

    pub(super) fn instance(&mut self, handle: u32) -> Load {
        let (shape, slots) = self.slots(false)?;
        let mut object = InstanceObj { shape, ..InstanceObj::default() };
        let before = object.size();
        for (slot, value) in slots.iter().enumerate() {
            object.set_slot(slot, *value);
        }
        self.grew(object.size() - before);
        *self.session.vm.heap.instance_mut(handle) = object;
        Ok(())
    }

    pub(super) fn exception(&mut self, handle: u32) -> Load {
        const OPTIONAL: &[Kind] = &[Kind::Exc, Kind::None, Kind::Undef];
        let (shape, slots) = self.slots(true)?;
        let args = self.of(&[Kind::Tuple], "the arguments of an exception")?;
        let cause = self.of(OPTIONAL, "an exception")?;
        let context = self.of(OPTIONAL, "an exception")?;
        let traceback = self.of(&[Kind::Traceback, Kind::None, Kind::Undef], "a traceback")?;
        let head = self.reader.num()?;
        let origin = if self.version < 4 { 0 } else { self.reader.num()? };
        let n = usize::try_from(head >> 1).ok().filter(|n| *n <= self.reader.left()).ok_or(LoadError::CutShort)?;
        let mut trace = Vec::with_capacity(n);
        for _ in 0..n {
            trace.extend(self.place()?);
        }
        self.grew(slots.len() * 8 + trace.len() * size_of::<TraceEntry>());
        let suppress = head & 1 == 1;
        *self.session.vm.heap.exception_mut(handle) =
            ExcObj { shape, slots, args, cause, context, suppress, origin, trace, traceback };
        Ok(())
    }

    /// Orders of subclasses that are not the order of the classes.
    /// Gives classes the MRO that their metaclass chose.
    pub(super) fn own_mros(&mut self) -> Load {
        for (class, mro) in std::mem::take(&mut self.own_mros) {
            let n = mro.len();
            self.class_budget = self.class_budget.checked_sub(n).ok_or(LoadError::Limit("classes"))?;
            if mro.iter().collect::<std::collections::HashSet<_>>().len() != n
                || self.session.vm.replace_mro(class, mro).is_err()
            {
                return Err(self.wrong("an order of classes that fits"));
            }
        }
        Ok(())
    }

    pub(super) fn subclasses(&mut self) -> Load {
        let n = self.reader.count(2)?;
        for _ in 0..n {
            let class = self.of(&[Kind::Class], "a class")?;
            let list = self.values_of(Kind::Class, "a class")?;
            let known: std::collections::HashSet<Value> = self.session.vm.class(class).subclasses.iter().copied().collect();
            let distinct: std::collections::HashSet<Value> = list.iter().copied().collect();
            if distinct.len() != list.len() || list.iter().any(|c| c.in_image() || !known.contains(c)) {
                return Err(self.wrong("subclasses of the class"));
            }
            self.session.vm.order_subclasses(class, &list);
        }
        Ok(())
    }

    /// After namespaces of classes of the image changed: what classes know of their methods is computed again.
    pub(super) fn refresh_classes(&mut self, changed: &[Value]) {
        let touched: Vec<Value> =
            self.class_dicts.iter().filter(|(dict, _)| changed.contains(dict)).map(|(_, class)| *class).collect();
        if touched.is_empty() {
            return;
        }
        self.session.vm.refresh_classes(touched);
    }
}

/// Whether a value of this kind can be what instances of subclasses of a builtin class carry.
fn fits(payload: Value, kind: Kind) -> bool {
    let all: &[(Value, &[Kind])] = &[
        (classes::INT, &[Kind::Int, Kind::Wide, Kind::Big, Kind::Bool]),
        (classes::FLOAT, &[Kind::Float]),
        (classes::COMPLEX, &[Kind::Complex]),
        (classes::STR, &[Kind::Str]),
        (classes::BYTES, &[Kind::Bytes]),
        (classes::BYTEARRAY, &[Kind::ByteArray]),
        (classes::ARRAY, &[Kind::Array]),
        (classes::LIST, &[Kind::List]),
        (classes::TUPLE, &[Kind::Tuple]),
        (classes::DICT, &[Kind::Dict]),
        (classes::SET, &[Kind::Set]),
        (classes::FROZENSET, &[Kind::FrozenSet]),
        (classes::PROPERTY, &[Kind::Descr]),
        (classes::CLASSMETHOD, &[Kind::Descr]),
        (classes::STATICMETHOD, &[Kind::Descr]),
        (classes::SUPER, &[Kind::Super]),
        (classes::MODULE, &[Kind::Module]),
    ];
    debug_assert!(payload.is_undef() || payload.handle() & IMAGE != 0);
    match all.iter().find(|(class, _)| class.same(payload)) {
        // Not set yet, between `__new__` and `__init__`.
        Some((_, kinds)) => kinds.contains(&kind) || kind == Kind::Undef,
        None => kind != Kind::Instance,
    }
}
