//! Values that cross: from the guest's heap to plain data and back.
//!
//! A guest's value becomes a tree (`hognose_host::Data`). Every visit counts against the bounds, so what is cyclic or
//! shares its parts without end stops there. Nothing of the guest runs: what only a method of the guest could tell (the
//! `repr` of an instance) is told in our own words. Recursion is bounded by the depth that crosses at most.

mod entries;
mod handles;
mod library;
mod records;

use hognose_host::{Bounds, Crossing, Data, Member, Object, Opaque};

use crate::exchange::CallState;
use crate::num::{Int, IntRef};
use crate::objects::*;
use crate::stop::{Res, Stop, Why};
use crate::text::Text;
use crate::types::show;
use crate::value::{Kind, Value};
use crate::vm::Vm;
pub use entries::Entries;
pub use library::CLASSES;
pub(crate) use library::days_in;
use library::Source;
pub use records::BASES;

/// Why a value of the host could not enter the guest.
#[derive(Debug, Clone, PartialEq)]
pub enum Refused {
    /// Memory is short: collect and try again.
    Memory(usize),
    /// It does not fit, and why.
    Unfit(Crossing),
}

/// How many bytes of what crosses take as long as one instruction, about: some are copied and hashed only, others are objects.
const BYTES_A_STEP: usize = 8;

impl Vm {
    /// A value as plain data. Nothing of the guest runs and nothing of it changes.
    #[inline]
    pub fn to_data(&mut self, value: Value, bounds: Bounds) -> Result<Data, Crossing> {
        if let Some(data) = word_as_data(value).filter(|_| has_room(bounds)) {
            self.meter.charge_after(Data::SIZE / BYTES_A_STEP);
            return Ok(data);
        }
        self.large_to_data(value, bounds)
    }

    /// An integer that is nothing but its word, as plain data. `None`, and no effect, for all else.
    ///
    /// For itself, and not with other words: eight bytes that may be a truth of one byte are stored byte by byte, and who reads them
    /// next waits for all of them.
    #[inline]
    pub(crate) fn int_to_data(&mut self, value: Value, bounds: Bounds) -> Option<Data> {
        let i = value.as_int().filter(|_| has_room(bounds))?;
        self.meter.charge_after(Data::SIZE / BYTES_A_STEP);
        Some(Data::Int(i))
    }

    #[inline(never)]
    fn large_to_data(&mut self, value: Value, bounds: Bounds) -> Result<Data, Crossing> {
        let mut outwards = Outwards { bounds, left: bounds.bytes };
        let data = outwards.value(self, value, bounds.depth);
        self.meter.charge_after((bounds.bytes - outwards.left) / BYTES_A_STEP);
        data
    }

    /// Plain data as a value of this session.
    #[inline]
    pub fn from_data(&mut self, data: &Data, bounds: Bounds) -> Result<Value, Refused> {
        if let Some(value) = self.word_from_data(data, bounds) {
            return Ok(value);
        }
        self.large_from_data(data, bounds)
    }

    /// What is a word and has room, as most answers do. `None`, and no effect, for all else.
    #[inline]
    pub(crate) fn word_from_data(&mut self, data: &Data, bounds: Bounds) -> Option<Value> {
        let value = data_as_word(data).filter(|_| has_room(bounds))?;
        self.reserve(2 * Data::SIZE).ok()?;
        self.meter.charge_after(Data::SIZE / BYTES_A_STEP);
        Some(value)
    }

    #[inline(never)]
    fn large_from_data(&mut self, data: &Data, bounds: Bounds) -> Result<Value, Refused> {
        let mut size = Size { left: bounds.bytes, bounds };
        size.value(data, bounds.depth).map_err(Refused::Unfit)?;
        let taken = bounds.bytes - size.left;
        self.meter.charge_after(taken / BYTES_A_STEP);
        let taken = taken.saturating_mul(2);
        if let Err(Why::Memory(bytes)) = self.reserve(taken).map_err(Stop::why) {
            return Err(Refused::Memory(bytes));
        }
        let before = self.entries.open.len();
        let made = self.made_of(data);
        if made.is_err() {
            self.entries.open.truncate(before);
        }
        made
    }

    fn made_of(&mut self, data: &Data) -> Result<Value, Refused> {
        Ok(match data {
            Data::None => Value::NONE,
            Data::Bool(b) => Value::bool(*b),
            Data::Int(i) => self.heap.new_int(*i),
            Data::BigInt(i) => self.int(Int::from(i.clone())),
            Data::Float(x) => Value::float(*x),
            Data::Complex(real, imag) => self.heap.new_complex(ComplexObj { real: *real, imag: *imag }),
            Data::Str(text) => {
                let value = self.heap.new_str(text);
                self.str_hash(value.handle());
                value
            }
            Data::Bytes(bytes) => self.heap.new_bytes(bytes.clone()),
            Data::List(items) => {
                let items = self.all_made_of(items)?;
                self.heap.new_list(items)
            }
            Data::Tuple(items) => {
                let items = self.all_made_of(items)?;
                self.heap.new_tuple(items)
            }
            Data::Dict(items) => {
                let dict = self.heap.new_dict(DictObj::with_capacity(items.len()));
                let mut wait = false;
                for (key, value) in items {
                    wait = self.entry(dict, key, Some(value), wait)?;
                }
                dict
            }
            Data::Set(items) | Data::FrozenSet(items) => {
                let set = match data {
                    Data::Set(_) => self.heap.new_set(SetObj::default()),
                    _ => self.heap.new_frozenset(SetObj::default()),
                };
                let mut wait = false;
                for item in items {
                    wait = self.entry(set, item, None, wait)?;
                }
                set
            }
            Data::Ellipsis => Value::ELLIPSIS,
            Data::Object(object) if matches!(object.class.as_str(), "slice" | "range") => {
                let [start, stop, step] = ["start", "stop", "step"].map(|name| self.part(data, name));
                let (start, stop, step) = (start?, stop?, step?);
                if object.class == "slice" {
                    return Ok(self.heap.new_slice(SliceObj { start, stop, step }));
                }
                let ints = [start, stop, step]
                    .iter()
                    .all(|v| matches!(v.kind(), Kind::Int | Kind::Wide | Kind::Big));
                if !ints || step.as_int() == Some(0) {
                    return Err(Refused::Unfit(Crossing::Unfit(
                        "a range has integers, and no step of 0".into(),
                    )));
                }
                self.heap.new_range(RangeObj { start, stop, step })
            }
            Data::Object(object) => self.object(object)?,
            Data::Member(member) => self.member(member)?,
            Data::Handle(handle) => self.handle(handle)?,
            Data::Opaque(_) => {
                let text = format!("a value of type {} cannot enter the guest", data.type_name());
                return Err(Refused::Unfit(Crossing::Unfit(text)));
            }
            other => {
                let text = format!("a value of type {} cannot enter the guest", other.type_name());
                return Err(Refused::Unfit(Crossing::Unfit(text)));
            }
        })
    }

    fn all_made_of(&mut self, items: &[Data]) -> Result<Vec<Value>, Refused> {
        items.iter().map(|item| self.made_of(item)).collect()
    }

    /// Puts an entry into a dict or set, or notes it where that takes Python. `wait`: one before it was noted; whether this one is.
    fn entry(
        &mut self,
        container: Value,
        key: &Data,
        value: Option<&Data>,
        wait: bool,
    ) -> Result<bool, Refused> {
        let before = self.entries.open.len();
        let made = self.made_of(key)?;
        let mut wait = wait || self.entries.open.len() > before;
        let value = value.map_or(Ok(Value::NONE), |value| self.made_of(value))?;
        if !wait {
            let done = match container.kind() {
                Kind::Dict => self.dict_set(container.handle(), made, value),
                _ => self.set_add(container, made).map(drop),
            };
            wait = matches!(done, Err(Stop::Python));
            if !wait {
                self.hashed(done)?;
            }
        }
        if wait {
            if let Some(class) = entries::without_hash(key) {
                return Err(Refused::Unfit(Crossing::Unfit(format!("unhashable type: '{class}'"))));
            }
            self.heap.grew(size_of::<[Value; 3]>());
            self.entries.open.push_back([container, made, value]);
        }
        Ok(wait)
    }

    /// What became of adding a key.
    fn hashed<T>(&mut self, done: Res<T>) -> Result<T, Refused> {
        done.map_err(|stop| match stop.why() {
            Why::Memory(bytes) => Refused::Memory(bytes),
            Why::Raise(exc) => {
                let text = match crate::types::exception::to_str(self, exc) {
                    Ok(text) => self.show(text),
                    Err(_) => "a key that cannot be hashed".to_string(),
                };
                Refused::Unfit(Crossing::Unfit(text))
            }
            _ => Refused::Unfit(Crossing::Unfit("a key that cannot be hashed".to_string())),
        })
    }

    /// How a value shows without running anything of the guest: its `repr` where all of it is builtin.
    pub fn shown_without_python(&mut self, value: Value) -> String {
        match show::repr(self, value) {
            Ok(text) => self.show(text),
            Err(_) => show::default_repr(self, value),
        }
    }

    /// An attribute that is found without running anything of the guest.
    pub(super) fn plain_attr(&mut self, value: Value, name: &str) -> Option<Value> {
        let name = self.intern(name);
        let found = self.find_attr(value, name).ok()?;
        self.attr_value(value, found)
    }
}

/// Whether a value that has no parts may cross.
#[inline]
fn has_room(bounds: Bounds) -> bool {
    bounds.depth > 0 && bounds.bytes >= Data::SIZE
}

/// What is nothing but its word, as plain data. Most of what crosses is like that.
#[inline]
fn word_as_data(value: Value) -> Option<Data> {
    Some(match value.kind() {
        Kind::None => Data::None,
        Kind::Bool => Data::Bool(value.handle() != 0),
        Kind::Int => Data::Int(value.as_int()?),
        Kind::Float => Data::Float(value.as_float()?),
        _ => return None,
    })
}

/// Plain data that is nothing but a word inside.
#[inline]
fn data_as_word(data: &Data) -> Option<Value> {
    match data {
        Data::None => Some(Value::NONE),
        Data::Bool(b) => Some(Value::bool(*b)),
        Data::Int(i) => Value::int48(*i),
        Data::Float(x) => Some(Value::float(*x)),
        _ => None,
    }
}

/// What a value of the host takes, before anything is made of it.
struct Size {
    left: usize,
    bounds: Bounds,
}

impl Size {
    fn take(&mut self, bytes: usize) -> Result<(), Crossing> {
        self.left = self.left.checked_sub(bytes).ok_or(Crossing::TooLarge(self.bounds.bytes))?;
        Ok(())
    }

    fn value(&mut self, data: &Data, depth: usize) -> Result<(), Crossing> {
        let Some(depth) = depth.checked_sub(1) else { return Err(Crossing::TooDeep(self.bounds.depth)) };
        self.take(Data::SIZE)?;
        match data {
            Data::Str(text) => self.take(text.len()),
            Data::Bytes(bytes) => self.take(bytes.len()),
            Data::BigInt(i) => self.take(usize::try_from(i.bits() / 8).unwrap_or(usize::MAX)),
            Data::List(items) | Data::Tuple(items) | Data::Set(items) | Data::FrozenSet(items) => {
                items.iter().try_for_each(|item| self.value(item, depth))
            }
            Data::Dict(items) => items.iter().try_for_each(|(key, value)| {
                self.value(key, depth)?;
                self.value(value, depth)
            }),
            Data::Object(object) => object.fields.iter().try_for_each(|(name, value)| {
                self.take(name.len())?;
                self.value(value, depth)
            }),
            Data::Member(member) => {
                self.take(member.name.len())?;
                self.value(&member.value, depth)
            }
            Data::Handle(handle) => {
                let members = handle.live.iter().chain(handle.methods.iter().map(|method| &method.name));
                members.into_iter().try_for_each(|name| self.take(Data::SIZE + name.len()))?;
                handle.attributes.iter().try_for_each(|(name, value)| {
                    self.take(name.len())?;
                    self.value(value, depth)
                })
            }
            _ => Ok(()),
        }
    }
}

/// A value on its way out.
struct Outwards {
    bounds: Bounds,
    left: usize,
}

impl Outwards {
    fn take(&mut self, bytes: usize) -> Result<(), Crossing> {
        self.left = self.left.checked_sub(bytes).ok_or(Crossing::TooLarge(self.bounds.bytes))?;
        Ok(())
    }

    fn value(&mut self, vm: &mut Vm, value: Value, depth: usize) -> Result<Data, Crossing> {
        let Some(depth) = depth.checked_sub(1) else { return Err(Crossing::TooDeep(self.bounds.depth)) };
        self.take(Data::SIZE)?;
        let value = match self.enumeration(vm, value, depth)? {
            Ok(data) => return Ok(data),
            Err(_) if value.is_kind(Kind::Pending) => match vm.settled_value(value) {
                Some(answer) => answer,
                None => {
                    let state = vm.heap.pending(value.handle()).state;
                    let what = if state == CallState::Failed { "failed" } else { "was not answered" };
                    return Err(Crossing::Unfit(format!("a call whose result this is {what}")));
                }
            },
            Err(_) => match self.row(vm, value, depth)? {
                Some(row) => return Ok(row),
                None => vm.unwrap(value),
            },
        };
        Ok(match value.kind() {
            Kind::None => Data::None,
            Kind::Bool => Data::Bool(value.handle() != 0),
            Kind::Ellipsis => Data::Ellipsis,
            Kind::Int | Kind::Wide | Kind::Big => match vm.int_ref(value) {
                Some(int) => self.int(int)?,
                None => Data::None,
            },
            Kind::Float => Data::Float(value.as_float().unwrap_or_default()),
            Kind::Complex => {
                let z = vm.heap.complex(value.handle());
                Data::Complex(z.real, z.imag)
            }
            Kind::Str => Data::Str(self.text(vm.heap.text(value.handle()))?),
            Kind::Bytes => self.bytes(&vm.heap.bytes_obj(value.handle()).data)?,
            Kind::ByteArray => self.bytes(&vm.heap.bytearray(value.handle()).data)?,
            Kind::List => {
                Data::List(self.items(vm, depth, |vm, i| vm.heap.list(value.handle()).get(i).copied())?)
            }
            Kind::Tuple => {
                Data::Tuple(self.items(vm, depth, |vm, i| vm.heap.tuple(value.handle()).get(i).copied())?)
            }
            Kind::Set | Kind::FrozenSet => {
                let mut items = Vec::new();
                let mut at = 0;
                while let Some(slot) = vm.heap.set(value).next_at(at) {
                    let key = vm.heap.set(value).table[slot].key;
                    items.push(self.value(vm, key, depth)?);
                    at = slot + 1;
                }
                if value.is_kind(Kind::Set) { Data::Set(items) } else { Data::FrozenSet(items) }
            }
            Kind::Dict => {
                let mut items = Vec::new();
                let mut at = 0;
                while let Some(slot) = vm.heap.dict(value.handle()).next_at(at) {
                    let entry = vm.heap.dict(value.handle()).entries[slot];
                    items.push((self.value(vm, entry.key, depth)?, self.value(vm, entry.value, depth)?));
                    at = slot + 1;
                }
                Data::Dict(items)
            }
            Kind::Slice => {
                let s = vm.heap.slice(value.handle());
                let parts = [("start", s.start), ("stop", s.stop), ("step", s.step)];
                self.parts(vm, "slice", parts, depth)?
            }
            Kind::Range => {
                let r = vm.heap.range(value.handle());
                let parts = [("start", r.start), ("stop", r.stop), ("step", r.step)];
                self.parts(vm, "range", parts, depth)?
            }
            Kind::Instance => self.instance(vm, value, depth)?,
            _ => self.opaque(vm, value)?,
        })
    }

    fn parts(
        &mut self,
        vm: &mut Vm,
        class: &str,
        parts: [(&str, Value); 3],
        depth: usize,
    ) -> Result<Data, Crossing> {
        let mut fields = Vec::with_capacity(3);
        for (name, part) in parts {
            fields.push((name.to_string(), self.value(vm, part, depth)?));
        }
        Ok(Data::Object(Box::new(Object {
            class: class.to_string(),
            fields,
            is_tuple: false,
            is_frozen: false,
        })))
    }

    fn items(
        &mut self,
        vm: &mut Vm,
        depth: usize,
        item: impl Fn(&Vm, usize) -> Option<Value>,
    ) -> Result<Vec<Data>, Crossing> {
        let mut items = Vec::new();
        while let Some(value) = item(vm, items.len()) {
            items.push(self.value(vm, value, depth)?);
        }
        Ok(items)
    }

    fn int(&mut self, int: IntRef<'_>) -> Result<Data, Crossing> {
        if let Some(i) = int.to_i64() {
            return Ok(Data::Int(i));
        }
        self.take(usize::try_from(int.words()).unwrap_or(usize::MAX).saturating_mul(8))?;
        Ok(Data::BigInt(int.to_bigint()))
    }

    fn text(&mut self, text: Text<'_>) -> Result<String, Crossing> {
        self.take(text.len())?;
        text.to_utf8().map_err(Crossing::LoneSurrogate)
    }

    fn bytes(&mut self, bytes: &[u8]) -> Result<Data, Crossing> {
        self.take(bytes.len())?;
        Ok(Data::Bytes(bytes.to_vec()))
    }

    fn opaque(&mut self, vm: &mut Vm, value: Value) -> Result<Data, Crossing> {
        let class = vm.class_of(value);
        let type_name = show::full_name(vm, class);
        let mut repr = vm.shown_without_python(value);
        if repr.len() > 1000 {
            repr = repr.chars().take(1000).chain(['…']).collect();
        }
        self.take(type_name.len() + repr.len())?;
        Ok(Data::Opaque(Box::new(Opaque { type_name, repr })))
    }

    /// A member of an enumeration. `Err`: it is none.
    fn enumeration(&mut self, vm: &mut Vm, value: Value, depth: usize) -> Result<Result<Data, ()>, Crossing> {
        if !value.is_kind(Kind::Instance) {
            return Ok(Err(()));
        }
        let Some((name, member)) = vm.member_parts(value) else { return Ok(Err(())) };
        // A combination of flags may have no name of its own.
        let name =
            if name.is_kind(Kind::Str) { self.text(vm.heap.text(name.handle()))? } else { String::new() };
        let class = vm.class_of(value);
        let class = show::fully_qualified_name(vm, class);
        Ok(Ok(Data::Member(Box::new(Member { class, name, value: self.value(vm, member, depth)? }))))
    }

    /// A tuple of the host whose items have names.
    fn row(&mut self, vm: &mut Vm, value: Value, depth: usize) -> Result<Option<Data>, Crossing> {
        if !value.is_kind(Kind::Instance) {
            return Ok(None);
        }
        let items = vm.unwrap(value);
        if !items.is_kind(Kind::Tuple) {
            return Ok(None);
        }
        let class = vm.class_of(value);
        let n = vm.heap.tuple(items.handle()).len();
        // A guest may have made one that does not fit its names: then it is any tuple.
        let Some(names) = vm.row_fields(class).filter(|names| names.len() == n) else { return Ok(None) };
        let class = show::fully_qualified_name(vm, class);
        let mut fields = Vec::with_capacity(n);
        for (i, name) in names.into_iter().enumerate() {
            let Some(item) = vm.heap.tuple(items.handle()).get(i).copied() else { continue };
            self.take(name.len())?;
            fields.push((name, self.value(vm, item, depth)?));
        }
        Ok(Some(Data::Object(Box::new(Object { class, fields, is_tuple: true, is_frozen: false }))))
    }

    fn instance(&mut self, vm: &mut Vm, value: Value, depth: usize) -> Result<Data, Crossing> {
        if let Some(handle) = vm.handle_data(value) {
            self.take(handle.type_name().len())?;
            return Ok(handle);
        }
        let class = vm.class_of(value);
        let name = show::fully_qualified_name(vm, class);
        let is_frozen = vm.is_frozen(class);
        let mut names: Vec<(String, String)> = Vec::new();
        let marker = vm.intern("__dataclass_fields__");
        if let Some(dict) = vm.lookup(class, marker).filter(|d| d.is_kind(Kind::Dict)) {
            let keys: Vec<Value> = vm.heap.dict(dict.handle()).items().map(|e| e.key).collect();
            names.extend(keys.into_iter().map(|key| (vm.show(key), vm.show(key))));
        } else if let Some(fields) = vm.record_fields(class) {
            names.extend(fields.into_iter().map(|field| (field.clone(), field)));
        } else if vm.image.library_class(&name).is_some_and(|known| known.same(class)) {
            if name == "collections.deque" {
                return self.deque(vm, value, depth);
            }
            return self.library(vm, value, name, depth);
        } else {
            return self.opaque(vm, value);
        }
        let mut fields = Vec::with_capacity(names.len());
        for (field, attr) in names {
            if let Some(found) = vm.plain_attr(value, &attr) {
                self.take(field.len())?;
                fields.push((field, self.value(vm, found, depth)?));
            }
        }
        Ok(Data::Object(Box::new(Object { class: name, fields, is_tuple: false, is_frozen })))
    }
}

impl Outwards {
    /// A deque leaves as a list of its items: what is in its own list behind the head.
    fn deque(&mut self, vm: &mut Vm, value: Value, depth: usize) -> Result<Data, Crossing> {
        let [items, head] = ["_items", "_head"].map(|name| {
            let name = vm.intern(name);
            vm.slot_get(value, name)
        });
        let (items, head) = (items.filter(|items| items.is_kind(Kind::List)), head.and_then(Value::as_int));
        let (Some(items), Some(head)) = (items, head) else { return self.opaque(vm, value) };
        let items = vm.heap.list(items.handle()).clone();
        let Some(items) = usize::try_from(head).ok().and_then(|head| items.get(head..)) else {
            return self.opaque(vm, value);
        };
        let items = items.iter().map(|item| self.value(vm, *item, depth)).collect::<Result<_, _>>()?;
        Ok(Data::List(items))
    }

    /// A value of the library: a date, a decimal, a path.
    fn library(&mut self, vm: &mut Vm, value: Value, class: String, depth: usize) -> Result<Data, Crossing> {
        let Some(known) = vm.library_fields(value, &class)? else { return self.opaque(vm, value) };
        let mut fields = Vec::with_capacity(known.len());
        for field in known {
            self.take(field.name.len())?;
            let data = match field.source {
                Source::Text(text) => {
                    self.take(text.len())?;
                    Data::Str(text)
                }
                Source::Number(number) => Data::Int(number),
                Source::Zone(zone) => zone,
                Source::Slot(attr) => match vm.plain_attr(value, &attr) {
                    Some(found) => self.value(vm, found, depth)?,
                    None => continue,
                },
            };
            fields.push((field.name.to_string(), data));
        }
        Ok(Data::Object(Box::new(Object { class, fields, is_tuple: false, is_frozen: false })))
    }
}
