//! Equality, hash and truth of builtin values, without running Python.
//!
//! Where an operation meets a value whose class decides (an instance with `__eq__`, a pending value), it
//! says [`Stop::Python`] and has had no effect. Nested data is walked with an explicit depth limit.

use crate::names;
use crate::num::IntRef;
use crate::objects::{SetEntry, SetObj, StrData};
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// How deep nested containers may be compared, hashed or shown natively; deeper is `RecursionError`.
pub const MAX_DEPTH: usize = 500;

/// Texts and bytes up to this length are compared for nothing.
const LONG: usize = 4096;
/// How many bytes are compared for a step of fuel.
const BYTES_PER_STEP: usize = 64;

/// The modulus of numeric hashes in 64-bit CPython.
const MODULUS: u64 = (1 << 61) - 1;

/// Tuples of so many items at most are keys that a look finds.
const SHORT_KEY: usize = 8;

impl Vm {
    /// The integer behind a value: `int` or `bool` (or a subclass of `int`).
    #[inline]
    pub fn int_ref(&self, value: Value) -> Option<IntRef<'_>> {
        match value.kind() {
            Kind::Int => value.as_int().map(IntRef::Small),
            Kind::Bool => Some(IntRef::Small(value.handle() as i64)),
            Kind::Wide => Some(IntRef::Wide(self.heap.wide(value.handle()).0)),
            Kind::Big => Some(self.heap.big(value.handle()).get()),
            Kind::Instance => {
                let payload = self.unwrap(value);
                if payload.is_kind(Kind::Instance) { None } else { self.int_ref(payload) }
            }
            _ => None,
        }
    }

    /// The float behind a value (or a subclass of `float`).
    #[inline]
    pub fn float_of(&self, value: Value) -> Option<f64> {
        match value.kind() {
            Kind::Float => value.as_float(),
            Kind::Instance => self.unwrap(value).as_float(),
            _ => None,
        }
    }

    /// The value to compare natively in place of an instance: its payload if its class does not redefine `__eq__`.
    fn comparable(&self, value: Value) -> Res<Value> {
        match value.kind() {
            Kind::Instance => {
                let class = self.class_of(value);
                if self.class(class).flags.eq { Err(Stop::Python) } else { Ok(self.unwrap(value)) }
            }
            Kind::Class | Kind::Exc if self.class(self.class_of(value)).flags.eq => Err(Stop::Python),
            Kind::Pending => Err(Stop::Python),
            _ => Ok(value),
        }
    }

    /// `a == b` for containers' purposes: identity counts as equality.
    #[inline]
    pub fn same_or_equal(&mut self, a: Value, b: Value) -> Res<bool> {
        if a.same(b) { Ok(true) } else { self.equal(a, b) }
    }

    /// `a == b`.
    #[inline]
    pub fn equal(&mut self, a: Value, b: Value) -> Res<bool> {
        if let Some((x, y)) = Value::ints(a, b) {
            return Ok(x == y);
        }
        if a.is_kind(Kind::Str) && b.is_kind(Kind::Str) {
            return self.equal_texts(a, b);
        }
        self.equal_deep(a, b, 0)
    }

    /// Whether two strings are equal. Long ones cost fuel.
    #[inline]
    pub(crate) fn equal_texts(&mut self, a: Value, b: Value) -> Res<bool> {
        if a.same(b) {
            return Ok(true);
        }
        match self.key_texts_equal(a, b) {
            Some(equal) => Ok(equal),
            None => {
                let n = self.heap.text(a.handle()).len() / BYTES_PER_STEP;
                self.charge(n)?;
                Ok(self.heap.text(a.handle()) == self.heap.text(b.handle()))
            }
        }
    }

    /// Charges for a walk over the words of a large integer.
    fn charge_words(&mut self, value: Value, words_per_step: usize) -> Res<()> {
        let words = self.int_ref(value).map_or(0, |i| i.words() as usize);
        self.charge(words / words_per_step)
    }

    fn equal_deep(&mut self, a: Value, b: Value, depth: usize) -> Res<bool> {
        use Kind::*;
        if depth > MAX_DEPTH {
            return Err(
                self.raise(crate::classes::RECURSION_ERROR, "maximum recursion depth exceeded in comparison")
            );
        }
        if (a.is_kind(Instance) || b.is_kind(Instance))
            && let Some(equal) = self.own_compare(crate::exec::CompareWhich::Eq, a, b)
        {
            return Ok(equal);
        }
        if a.is_kind(Instance)
            && self.class(self.class_of(a)).flags.eq
            && let Some(equal) = self.compare_own(a, b, crate::exec::CompareWhich::Eq)?
        {
            return Ok(equal);
        }
        let (a, b) = (self.comparable(a)?, self.comparable(b)?);
        match (a.kind(), b.kind()) {
            (Int | Bool | Wide | Big, Int | Bool | Wide | Big) => {
                if a.is_kind(Big) && b.is_kind(Big) {
                    self.charge_words(a, 8)?;
                }
                match (self.int_ref(a), self.int_ref(b)) {
                    (Some(x), Some(y)) => Ok(x.equals(y)),
                    _ => Ok(false),
                }
            }
            (Float, Float) => Ok(a.as_float() == b.as_float()),
            (Float, Int | Bool | Wide | Big) => Ok(self.int_equals_float(b, a)),
            (Int | Bool | Wide | Big, Float) => Ok(self.int_equals_float(a, b)),
            (Complex, Complex) => {
                let (x, y) = (self.heap.complex(a.handle()), self.heap.complex(b.handle()));
                Ok(x.real == y.real && x.imag == y.imag)
            }
            (Complex, Int | Bool | Wide | Big | Float) => self.complex_equals_real(a, b, depth),
            (Int | Bool | Wide | Big | Float, Complex) => self.complex_equals_real(b, a, depth),
            (Str, Str) => self.equal_texts(a, b),
            // They are made for whoever asks: what they stand for counts.
            (CodeObj, CodeObj) => {
                let (x, y) = (self.heap.code_obj(a.handle()), self.heap.code_obj(b.handle()));
                Ok((x.unit, x.body) == (y.unit, y.body))
            }
            (Array, Array) => {
                let which = crate::exec::CompareWhich::Eq;
                crate::types::array::compare(self, a.handle(), b.handle(), which)
            }
            (Array, Bytes) | (Bytes, Array) => Ok(false),
            (ByteArray | MemoryView, Instance) if self.lends_bytes(b) => Err(Stop::Python),
            (Instance, ByteArray | MemoryView) if self.lends_bytes(a) => Err(Stop::Python),
            (Bytes | ByteArray | MemoryView | Array, Bytes | ByteArray | MemoryView | Array) => {
                if a.is_kind(MemoryView) || b.is_kind(MemoryView) {
                    return crate::types::memoryview::equal(self, a, b);
                }
                let size = |vm: &Vm, v: Value| vm.bytes_like(v).map_or(0, |data| data.len());
                let (n, m) = (size(self, a), size(self, b));
                if n == m && n > LONG {
                    self.charge(n / BYTES_PER_STEP)?;
                }
                Ok(n == m && self.bytes_like(a) == self.bytes_like(b))
            }
            (List, List) => {
                let n = self.heap.list(a.handle()).len();
                if n != self.heap.list(b.handle()).len() {
                    return self.look_for_pending(a, b);
                }
                self.charge(1 + n / 4)?;
                let (from, differ) = self.equal_in_front(self.heap.list(a.handle()), self.heap.list(b.handle()));
                if differ {
                    return Ok(false);
                }
                for i in from..n {
                    let (x, y) = (self.heap.list(a.handle())[i], self.heap.list(b.handle())[i]);
                    if !x.same(y) && !self.equal_deep(x, y, depth + 1)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            (Tuple, Tuple) => {
                // Items are compared even when the lengths differ: a class may see it.
                let (n, m) = (self.heap.tuple(a.handle()).len(), self.heap.tuple(b.handle()).len());
                let same_length = n == m;
                let n = n.min(m);
                self.charge(1 + n / 4)?;
                let (from, differ) = self.equal_in_front(self.heap.tuple(a.handle()), self.heap.tuple(b.handle()));
                if differ {
                    return Ok(false);
                }
                for i in from..n {
                    let (x, y) = (self.heap.tuple(a.handle())[i], self.heap.tuple(b.handle())[i]);
                    if !x.same(y) && !self.equal_deep(x, y, depth + 1)? {
                        return Ok(false);
                    }
                }
                Ok(same_length)
            }
            (Dict, Dict) => {
                let n = self.heap.dict(a.handle()).len();
                if n != self.heap.dict(b.handle()).len() {
                    return Ok(false);
                }
                self.charge(1 + n + self.heap.dict(a.handle()).entries.len() / 8)?;
                let mut at = 0;
                while let Some(i) = self.heap.dict(a.handle()).next_at(at) {
                    at = i + 1;
                    let entry = self.heap.dict(a.handle()).entries[i];
                    let Some(found) = self.dict_find(b.handle(), entry.key, entry.hash)? else {
                        return Ok(false);
                    };
                    let other = self.heap.dict(b.handle()).entries[found].value;
                    if !entry.value.same(other) && !self.equal_deep(entry.value, other, depth + 1)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            (Set | FrozenSet, Set | FrozenSet) => {
                if self.heap.set(a).len() != self.heap.set(b).len() {
                    return Ok(false);
                }
                self.is_subset(a, b)
            }
            (Range, Range) => self.equal_ranges(a, b, depth),
            (Slice, Slice) => {
                let (x, y) = (self.heap.slice(a.handle()).clone(), self.heap.slice(b.handle()).clone());
                Ok(self.equal_deep(x.start, y.start, depth + 1)?
                    && self.equal_deep(x.stop, y.stop, depth + 1)?
                    && self.equal_deep(x.step, y.step, depth + 1)?)
            }
            (View, _) | (_, View) | (Cell, Cell) => Err(Stop::Python),
            (Bound, Bound) => {
                let (x, y) = (self.heap.bound(a.handle()), self.heap.bound(b.handle()));
                Ok(x.self_.same(y.self_) && x.func.same(y.func))
            }
            (Weak, Weak) => {
                let (x, y) = (self.heap.weak(a.handle()).target, self.heap.weak(b.handle()).target);
                if x.is_undef() || y.is_undef() { Ok(a.same(b)) } else { self.equal_deep(x, y, depth + 1) }
            }
            (Class, Class) => {
                // A metaclass may define `__eq__`.
                let plain = |v: Value| !self.class(self.class(v).metaclass).flags.eq;
                if plain(a) && plain(b) { Ok(a.same(b)) } else { Err(Stop::Python) }
            }
            (Exc, _) | (_, Exc) => {
                let custom = |v: Value| v.is_kind(Exc) && self.class(self.class_of(v)).flags.eq;
                if custom(a) || custom(b) { Err(Stop::Python) } else { Ok(a.same(b)) }
            }
            _ => Ok(a.same(b)),
        }
    }

    fn look_for_pending(&mut self, _: Value, _: Value) -> Res<bool> {
        Ok(false)
    }

    fn int_equals_float(&self, int: Value, float: Value) -> bool {
        match (self.int_ref(int), float.as_float()) {
            (Some(i), Some(f)) => i.equals_f64(f),
            _ => false,
        }
    }

    fn complex_equals_real(&mut self, complex: Value, real: Value, depth: usize) -> Res<bool> {
        let c = self.heap.complex(complex.handle()).clone();
        if c.imag != 0.0 {
            return Ok(false);
        }
        self.equal_deep(Value::float(c.real), real, depth + 1)
    }

    fn equal_ranges(&mut self, a: Value, b: Value, depth: usize) -> Res<bool> {
        let n = self.range_len(a)?;
        let m = self.range_len(b)?;
        if !self.equal_deep(n, m, depth + 1)? {
            return Ok(false);
        }
        let (x, y) = (self.heap.range(a.handle()).clone(), self.heap.range(b.handle()).clone());
        if n.as_int() == Some(0) {
            return Ok(true);
        }
        if !self.equal_deep(x.start, y.start, depth + 1)? {
            return Ok(false);
        }
        Ok(n.as_int() == Some(1) || self.equal_deep(x.step, y.step, depth + 1)?)
    }

    /// `hash(value)`.
    #[inline]
    pub fn hash(&mut self, value: Value) -> Res<i64> {
        match value.kind() {
            Kind::Str => Ok(self.str_hash(value.handle())),
            Kind::Int => Ok(hash_i64(value.as_int().unwrap_or_default())),
            _ => self.hash_deep(value, 0),
        }
    }

    /// The hash of a short tuple of numbers of a word and of strings whose hash is known; `None` for all others.
    #[inline(never)]
    pub(crate) fn tuple_hash_by_look(&self, tuple: u32) -> Option<i64> {
        let items = &self.heap.tuples.peek(tuple)?.items;
        if items.len() > SHORT_KEY {
            return None;
        }
        let mut combine = crate::num::hash::TupleHash::default();
        for item in items.iter() {
            combine.push(match item.as_int() {
                Some(int) => hash_i64(int),
                None => Some(self.heap.strs.peek(item.is(Kind::Str)?)?.hash).filter(|hash| *hash != 0)?,
            });
        }
        Some(combine.finish())
    }

    fn hash_deep(&mut self, value: Value, depth: usize) -> Res<i64> {
        if depth > MAX_DEPTH {
            return Err(self.raise(crate::classes::RECURSION_ERROR, "maximum recursion depth exceeded"));
        }
        Ok(match value.kind() {
            Kind::Str => self.str_hash(value.handle()),
            Kind::Int => hash_i64(value.as_int().unwrap_or_default()),
            Kind::Bool => value.handle() as i64,
            Kind::None => 0xFCA8_6420,
            Kind::Float => match value.as_float() {
                Some(f) if f.is_nan() => (value.bits() >> 4) as i64,
                Some(f) => crate::num::hash::float(f).unwrap_or(0),
                None => 0,
            },
            Kind::Wide | Kind::Big => {
                self.charge_words(value, 1)?;
                match self.int_ref(value) {
                    Some(i) => crate::num::hash::int(i),
                    None => 0,
                }
            }
            Kind::CodeObj => hash_i64(self.heap.code_obj(value.handle()).body as i64),
            Kind::Complex => {
                let c = self.heap.complex(value.handle());
                let part = |f: f64| crate::num::hash::float(f).unwrap_or(value.handle() as i64);
                crate::num::hash::complex(part(c.real), part(c.imag))
            }
            Kind::Bytes => {
                let known = self.heap.bytes_obj(value.handle()).hash;
                if known != 0 {
                    return Ok(known);
                }
                let seed = self.heap.seed;
                let object = self.heap.bytes_obj(value.handle());
                self.charge(object.data.len() / 8)?;
                let object = self.heap.bytes_obj(value.handle());
                let hash = crate::text::hash::hash_bytes(&object.data, seed);
                if !value.in_image() {
                    self.heap.bytes_obj_mut(value.handle()).hash = hash;
                }
                hash
            }
            Kind::Tuple => {
                let n = self.heap.tuple(value.handle()).len();
                // What a look finds, when it knows the hashes of strings, costs nothing either way.
                let is_plain = |item: &Value| matches!(item.kind(), Kind::Int | Kind::Str);
                if n > SHORT_KEY || !self.heap.tuple(value.handle()).iter().all(is_plain) {
                    self.charge(1 + n / 4)?;
                }
                let mut combine = crate::num::hash::TupleHash::default();
                for i in 0..n {
                    let item = self.heap.tuple(value.handle())[i];
                    let lane = match item.kind() {
                        Kind::Str => self.str_hash(item.handle()),
                        Kind::Int => hash_i64(item.as_int().unwrap_or_default()),
                        _ => self.hash_deep(item, depth + 1)?,
                    };
                    combine.push(lane);
                }
                combine.finish()
            }
            Kind::FrozenSet => {
                let known = self.heap.frozenset_obj(value.handle()).hash;
                if known != 0 {
                    return Ok(known);
                }
                self.charge(self.heap.frozenset_obj(value.handle()).len() / 2)?;
                let set = self.heap.frozenset_obj(value.handle());
                let hash = crate::num::hash::frozenset(set.items().map(|e| e.hash));
                if !value.in_image() {
                    self.heap.frozenset_obj_mut(value.handle()).hash = hash;
                }
                hash
            }
            Kind::Range => {
                let n = self.range_len(value)?;
                let range = self.heap.range(value.handle()).clone();
                let parts = match n.as_int() {
                    Some(0) => [n, Value::NONE, Value::NONE],
                    Some(1) => [n, range.start, Value::NONE],
                    _ => [n, range.start, range.step],
                };
                let mut combine = crate::num::hash::TupleHash::default();
                for part in parts {
                    combine.push(self.hash_deep(part, depth + 1)?);
                }
                combine.finish()
            }
            Kind::Slice => {
                let slice = self.heap.slice(value.handle()).clone();
                let mut combine = crate::num::hash::TupleHash::default();
                for part in [slice.start, slice.stop, slice.step] {
                    combine.push(self.hash_deep(part, depth + 1)?);
                }
                combine.finish()
            }
            Kind::Bound => {
                let bound = self.heap.bound(value.handle()).clone();
                (self.id_of(bound.self_) >> 4) as i64 ^ self.hash_deep(bound.func, depth + 1)?
            }
            Kind::Weak => {
                let weak = self.heap.weak(value.handle()).clone();
                if let Some(hash) = weak.hash {
                    return Ok(hash);
                }
                if weak.target.is_undef() {
                    return Err(self.type_error("weak object has gone away"));
                }
                let hash = self.hash_deep(weak.target, depth + 1)?;
                self.heap.weak_mut(value.handle()).hash = Some(hash);
                hash
            }
            Kind::Instance => {
                let class = self.class_of(value);
                let object = self.class(class);
                if object.flags.hash || object.flags.eq {
                    if let Some(hash) = self.own_hash(value) {
                        return Ok(hash);
                    }
                    return self.hash_own(value)?.ok_or(Stop::Python);
                }
                if !object.payload.is_undef() {
                    let payload = self.unwrap(value);
                    if payload.as_float().is_some_and(f64::is_nan) {
                        return Ok((self.id_of(value) >> 4) as i64);
                    }
                    if matches!(payload.kind(), Kind::List | Kind::Dict | Kind::Set | Kind::ByteArray | Kind::Array) {
                        let name = self.type_name(value);
                        return Err(self.type_error(format!("unhashable type: '{name}'")));
                    }
                    return self.hash_deep(payload, depth + 1);
                }
                (self.id_of(value) >> 4) as i64
            }
            Kind::Exc | Kind::Class => {
                let class = self.class_of(value);
                let flags = self.class(class).flags;
                if flags.hash || flags.eq {
                    return Err(Stop::Python);
                }
                (self.id_of(value) >> 4) as i64
            }
            Kind::MemoryView => {
                let view = crate::native::SelfMemoryView(value.handle());
                return crate::types::memoryview::methods::hash_of(self, view);
            }
            Kind::Pending => return Err(Stop::Python),
            Kind::View if self.heap.view(value.handle()).part == crate::objects::ViewPart::Values => {
                (self.id_of(value) >> 4) as i64
            }
            Kind::List | Kind::Dict | Kind::Set | Kind::ByteArray | Kind::Array | Kind::View | Kind::Cell => {
                let name = self.type_name(value);
                return Err(self.type_error(format!("unhashable type: '{name}'")));
            }
            _ => (self.id_of(value) >> 4) as i64,
        })
    }

    /// `bool(value)`.
    #[inline]
    pub fn truth(&mut self, value: Value) -> Res<bool> {
        match value.kind() {
            Kind::Bool => Ok(value.handle() != 0),
            Kind::Int => Ok(value.as_int() != Some(0)),
            Kind::None | Kind::Undef => Ok(false),
            _ => self.truth_slow(value),
        }
    }

    fn truth_slow(&mut self, value: Value) -> Res<bool> {
        Ok(match value.kind() {
            Kind::Float => value.as_float() != Some(0.0),
            Kind::Str => !self.heap.text(value.handle()).is_empty(),
            Kind::List => !self.heap.list(value.handle()).is_empty(),
            Kind::Tuple => !self.heap.tuple(value.handle()).is_empty(),
            Kind::Dict => !self.heap.dict(value.handle()).is_empty(),
            Kind::Set | Kind::FrozenSet => !self.heap.set(value).is_empty(),
            Kind::Bytes => !self.heap.bytes_obj(value.handle()).data.is_empty(),
            Kind::ByteArray => !self.heap.bytearray(value.handle()).data.is_empty(),
            Kind::Array => !self.heap.array(value.handle()).data.is_empty(),
            Kind::MemoryView => crate::types::len(self, value)? != 0,
            Kind::Complex => {
                let c = self.heap.complex(value.handle());
                c.real != 0.0 || c.imag != 0.0
            }
            Kind::Range => self.range_len(value)?.as_int() != Some(0),
            Kind::View => {
                let dict = self.heap.view(value.handle()).dict;
                match self.as_kind(dict, Kind::Dict) {
                    Some(handle) => !self.heap.dict(handle).is_empty(),
                    None => true,
                }
            }
            Kind::Instance | Kind::Exc | Kind::Class => {
                if let Some(truth) = self.own_special(value, names::BOOL, &[]) {
                    return truth?.as_bool().ok_or(Stop::Python);
                }
                let class = self.class_of(value);
                for name in [names::BOOL, names::LEN] {
                    match self.lookup(class, name) {
                        Some(method) if method.is_kind(Kind::Native) && value.is_kind(Kind::Instance) => {
                            let payload = self.unwrap(value);
                            return if payload.is_kind(Kind::Instance) {
                                self.truth_own(value, name)?.ok_or(Stop::Python)
                            } else {
                                self.truth(payload)
                            };
                        }
                        Some(method) if method.is_none() && name.same(names::BOOL) => {
                            let name = self.type_name(value);
                            return Err(self.type_error(format!("'{name}' cannot be interpreted as a boolean")));
                        }
                        Some(_) => return Err(Stop::Python),
                        None => {}
                    }
                }
                if value.is_kind(Kind::Instance) {
                    self.note_always_true(class);
                }
                true
            }
            Kind::NotImplemented => {
                return Err(self.type_error("NotImplemented should not be used in a boolean context"));
            }
            Kind::Pending => return Err(Stop::Python),
            _ => true,
        })
    }

    /// The position of a key in a dict. The hash is the key's.
    #[inline]
    pub fn dict_find(&mut self, dict: u32, key: Value, hash: i64) -> Res<Option<usize>> {
        let known = if key.is_kind(Kind::Str) {
            self.dict_find_text(dict, key, hash)
        } else {
            self.dict_find_any(dict, key, hash)
        };
        match known {
            Some(found) => Ok(found),
            None => self.dict_find_slow(dict, key, hash),
        }
    }

    /// [`Vm::dict_find`] of a string; `None` when that takes more than a look.
    fn dict_find_text(&self, dict: u32, key: Value, hash: i64) -> Option<Option<usize>> {
        let found = self.heap.dict(dict).find(hash, |k| {
            if k.same(key) {
                return Ok(true);
            }
            if k.is_kind(Kind::Str) {
                return self.key_texts_equal(k, key).ok_or(());
            }
            self.key_equal(k, key).ok_or(())
        });
        found.ok()
    }

    /// [`Vm::dict_find`] of anything else; `None` when that takes more than a look.
    fn dict_find_any(&self, dict: u32, key: Value, hash: i64) -> Option<Option<usize>> {
        let found = self.heap.dict(dict).find(hash, |k| {
            if k.same(key) { Ok(true) } else { self.key_equal(k, key).ok_or(()) }
        });
        found.ok()
    }

    /// Compares two keys when that needs nothing but a look: `None` when it needs more.
    #[inline]
    pub(crate) fn key_equal(&self, a: Value, b: Value) -> Option<bool> {
        if a.is_kind(Kind::Str) && b.is_kind(Kind::Str) {
            return self.key_texts_equal(a, b);
        }
        match (a.kind(), b.kind()) {
            (Kind::Tuple, Kind::Tuple) => {
                let (x, y) = (self.heap.tuple(a.handle()), self.heap.tuple(b.handle()));
                if x.len() != y.len() {
                    return None;
                }
                for (x, y) in x.iter().zip(y) {
                    match (x.kind(), y.kind()) {
                        _ if x.same(*y) => {}
                        (Kind::Str, Kind::Str) => match self.key_texts_equal(*x, *y) {
                            Some(true) => {}
                            other => return other,
                        },
                        (Kind::Int, Kind::Int) => return Some(false),
                        _ => return None,
                    }
                }
                Some(true)
            }
            (Kind::Int, Kind::Int) => Some(false),
            (Kind::Bytes, Kind::Bytes) => {
                let (x, y) = (&self.heap.bytes_obj(a.handle()).data, &self.heap.bytes_obj(b.handle()).data);
                if x.len() > LONG && x.len() == y.len() { None } else { Some(x == y) }
            }
            (Kind::Str, Kind::Int | Kind::None | Kind::Float | Kind::Tuple | Kind::Bool) => Some(false),
            (Kind::Int | Kind::None | Kind::Float | Kind::Tuple | Kind::Bool, Kind::Str) => Some(false),
            _ => None,
        }
    }

    /// Whether two items are equal, where a look tells; identity counts as equality.
    #[inline]
    fn items_equal(&self, a: Value, b: Value) -> Option<bool> {
        if a.same(b) {
            return Some(true);
        }
        if let Some((x, y)) = Value::numbers(a, b) {
            return Some(x == y);
        }
        // Of these, nothing is equal to something of another kind.
        let is_of_its_kind = |v: Value| {
            use Kind::{Bytes, Dict, Float, Int, List, None, Set, Str, Tuple};
            matches!(v.kind(), Int | Float | Str | None | Tuple | List | Dict | Set | Bytes)
        };
        self.key_equal(a, b).or_else(|| (a.kind() != b.kind() && is_of_its_kind(a) && is_of_its_kind(b)).then_some(false))
    }

    /// How many items in front of two sequences are equal, as far as looks tell; and whether they say that the next two are not.
    fn equal_in_front(&self, a: &[Value], b: &[Value]) -> (usize, bool) {
        for (at, (x, y)) in a.iter().zip(b).enumerate() {
            match self.items_equal(*x, *y) {
                Some(true) => {}
                other => return (at, other.is_some()),
            }
        }
        (a.len().min(b.len()), false)
    }

    /// The first of some items that is equal to this one, or that takes more than a look to be compared with it; and whether it is
    /// equal.
    pub(crate) fn find_by_looks(&self, items: &[Value], wanted: Value) -> Option<(usize, bool)> {
        // Of most values nobody has to look at those of other kinds.
        match wanted.kind() {
            Kind::Int | Kind::None => {
                let at = items.iter().position(|item| {
                    item.same(wanted) || !matches!(item.kind(), Kind::Int | Kind::Str | Kind::None | Kind::Tuple | Kind::List)
                })?;
                Some((at, items.get(at)?.same(wanted)))
            }
            Kind::Str => {
                let sought = self.heap.str_obj(wanted.handle());
                let StrData::Inline(n, text) = &sought.data else { return self.find_any_by_looks(items, wanted) };
                let front = text.first_chunk::<8>();
                for (at, item) in items.iter().enumerate() {
                    let Some(handle) = item.is(Kind::Str) else {
                        if matches!(item.kind(), Kind::Int | Kind::None | Kind::Float | Kind::Bool | Kind::Tuple | Kind::List) {
                            continue;
                        }
                        return Some((at, false));
                    };
                    match &self.heap.str_obj(handle).data {
                        // What is behind the text is zero.
                        StrData::Inline(m, other) if n != m || front != other.first_chunk() || text != other => {}
                        StrData::Inline(..) => return Some((at, true)),
                        _ => match self.key_long_texts_equal(*item, wanted) {
                            Some(false) => {}
                            known => return Some((at, known.is_some())),
                        },
                    }
                }
                None
            }
            _ => self.find_any_by_looks(items, wanted),
        }
    }

    #[inline(never)]
    fn find_any_by_looks(&self, items: &[Value], wanted: Value) -> Option<(usize, bool)> {
        items.iter().enumerate().find_map(|(at, item)| match self.items_equal(*item, wanted) {
            Some(false) => None,
            other => Some((at, other.is_some())),
        })
    }

    /// Compares two short texts: long ones cost fuel.
    #[inline]
    fn key_texts_equal(&self, a: Value, b: Value) -> Option<bool> {
        let (x, y) = (self.heap.str_obj(a.handle()), self.heap.str_obj(b.handle()));
        match (&x.data, &y.data) {
            // What is behind the text is zero.
            (StrData::Inline(n, p), StrData::Inline(m, q)) => Some(n == m && p == q),
            _ => self.key_long_texts_equal(a, b),
        }
    }

    #[inline(never)]
    fn key_long_texts_equal(&self, a: Value, b: Value) -> Option<bool> {
        let (x, y) = (self.heap.text(a.handle()), self.heap.text(b.handle()));
        if x.len() > LONG && x.len() == y.len() { None } else { Some(x == y) }
    }

    /// As `dict_find`, with comparisons that walk nested keys.
    fn dict_find_slow(&mut self, dict: u32, key: Value, hash: i64) -> Res<Option<usize>> {
        let mut from = 0;
        while let Some(at) = self.heap.dict(dict).candidate(hash, from) {
            let candidate = self.heap.dict(dict).entries[at].key;
            self.charge(1)?;
            if self.same_or_equal(candidate, key)? {
                return Ok(Some(at));
            }
            from = at + 1;
        }
        Ok(None)
    }

    /// The item of a dict under any key.
    #[inline]
    pub fn dict_get(&mut self, dict: u32, key: Value) -> Res<Option<Value>> {
        let hash = self.hash_key(key)?;
        Ok(self.dict_find(dict, key, hash)?.map(|at| self.heap.dict(dict).entries[at].value))
    }

    /// Sets an item of a dict.
    #[inline]
    pub fn dict_set(&mut self, dict: u32, key: Value, value: Value) -> Res<()> {
        let hash = self.hash_key(key)?;
        match self.dict_find(dict, key, hash)? {
            Some(at) => self.heap.dict_mut(dict).entries[at].value = value,
            None => self.heap.dict_insert_new(dict, hash, key, value),
        }
        Ok(())
    }

    /// Removes an item of a dict; what it was.
    pub fn dict_remove(&mut self, dict: u32, key: Value) -> Res<Option<Value>> {
        let hash = self.hash_key(key)?;
        Ok(self.dict_find(dict, key, hash)?.map(|at| self.heap.dict_mut(dict).remove_at(at).value))
    }

    /// The slot of an element in a set.
    pub fn set_find(&mut self, set: Value, key: Value, hash: i64) -> Res<Option<usize>> {
        let object = self.heap.set(set);
        if let Some(found) = object.first(hash, key) {
            return Ok(found);
        }
        let found = object.find(hash, |k| if k.same(key) { Ok(true) } else { self.key_equal(k, key).ok_or(()) });
        match found {
            Ok(found) => Ok(found),
            Err(()) => {
                let mut from = 0;
                while let Some(at) = self.heap.set(set).candidate(hash, from) {
                    let candidate = self.heap.set(set).table[at].key;
                    self.charge(1)?;
                    if self.same_or_equal(candidate, key)? {
                        return Ok(Some(at));
                    }
                    from = at + 1;
                }
                Ok(None)
            }
        }
    }

    /// Whether a set has an element, where looks tell.
    #[inline(always)]
    pub(crate) fn has_by_look(&self, set: &SetObj, entry: &SetEntry) -> Option<bool> {
        Some(self.find_by_look(set, entry)?.is_some())
    }

    /// The slot of an element in a set, where looks tell.
    #[inline(always)]
    pub(crate) fn find_by_look(&self, set: &SetObj, entry: &SetEntry) -> Option<Option<usize>> {
        if let Some(found) = set.first(entry.hash, entry.key) {
            return Some(found);
        }
        // Another object with the same hash is equal, most often.
        let slot = entry.hash as usize & set.table.len().wrapping_sub(1);
        match set.table.get(slot) {
            Some(other) if other.hash == entry.hash && self.key_equal(other.key, entry.key)? => Some(Some(slot)),
            _ => self.find_behind(set, entry),
        }
    }

    /// [`Vm::find_by_look`] where the first slot of the walk does not tell.
    #[inline(never)]
    fn find_behind(&self, set: &SetObj, entry: &SetEntry) -> Option<Option<usize>> {
        let same = |k: Value| if k.same(entry.key) { Ok(true) } else { self.key_equal(k, entry.key).ok_or(()) };
        set.find(entry.hash, same).ok()
    }

    /// Adds an element to the table of a set, where looks tell whether it is there.
    #[inline]
    pub(crate) fn add_by_look(&self, set: &mut SetObj, entry: SetEntry) -> Option<bool> {
        set.add(entry, |k| if k.same(entry.key) { Ok(true) } else { self.key_equal(k, entry.key).ok_or(()) }).ok()
    }

    /// Adds an element to a set; whether it is new.
    pub fn set_add(&mut self, set: Value, key: Value) -> Res<bool> {
        let hash = self.hash_element(key)?;
        if self.set_find(set, key, hash)?.is_some() {
            return Ok(false);
        }
        self.heap.set_insert_new(set, hash, key);
        Ok(true)
    }

    /// Whether every element of `a` is in `b`.
    pub fn is_subset(&mut self, a: Value, b: Value) -> Res<bool> {
        if self.heap.set(a).len() > self.heap.set(b).len() {
            return Ok(false);
        }
        let n = self.heap.set(a).len() + self.heap.set(a).table.len() / 8;
        self.charge(n)?;
        let (object, other) = (self.heap.set(a), self.heap.set(b));
        let mut at = object.table.len();
        for (slot, entry) in object.table.iter().enumerate().filter(|(_, entry)| !entry.key.is_undef()) {
            match self.has_by_look(other, entry) {
                Some(true) => {}
                Some(false) => return Ok(false),
                None => {
                    at = slot;
                    break;
                }
            }
        }
        while let Some(slot) = self.heap.set(a).next_at(at) {
            at = slot + 1;
            let entry = self.heap.set(a).table[slot];
            if self.set_find(b, entry.key, entry.hash)?.is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// The hash of an integer, as in 64-bit CPython.
#[inline]
pub fn hash_i64(i: i64) -> i64 {
    if (0..MODULUS as i64).contains(&i) {
        return i;
    }
    let magnitude = i.unsigned_abs() % MODULUS;
    let hash = if i < 0 { -(magnitude as i64) } else { magnitude as i64 };
    if hash == -1 { -2 } else { hash }
}
