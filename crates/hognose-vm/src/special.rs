//! Special methods that are natives, on instances of the library's classes: called where they are met, without a frame.
//!
//! A class of the library that is written in Python has natives for what programs do most. Whoever compares, hashes or
//! shows such instances asks here first. What a native leaves to Python goes the way of every other method.

use crate::exec::CompareWhich;
use crate::names;
use crate::native::PlainFn;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

impl Vm {
    /// The code of a native that is called with so many arguments as they stand.
    #[inline]
    pub fn plain_native(&self, native: Value, arguments: usize) -> Option<PlainFn> {
        let info = &self.natives[native.is(Kind::Native)? as usize];
        let direct = info.direct?;
        (info.is_method() && direct.least as usize <= arguments && direct.most as usize == arguments).then_some(direct.function)
    }

    /// The special method of an instance, when it is a native.
    #[inline]
    fn own_native(&mut self, value: Value, name: Value, arguments: usize) -> Option<PlainFn> {
        if !value.is_kind(Kind::Instance) {
            return None;
        }
        let class = self.class_of(value);
        let method = self.lookup(class, name)?;
        self.plain_native(method, arguments)
    }

    /// What a native gave; `None` where Python has to do it.
    pub fn done_natively(&mut self, result: Res) -> Res<Option<Value>> {
        match result {
            Ok(value) => Ok(Some(value)),
            Err(Stop::Python | Stop::Request | Stop::Receiver) => {
                self.request = None;
                Ok(None)
            }
            Err(stop) => Err(stop),
        }
    }

    /// A comparison of two instances by the native or small method of the first one's class; `None` when there is none, it does
    /// not say, or the other one's class derives from it and is asked first.
    #[inline(never)]
    pub fn compare_own(&mut self, a: Value, b: Value, which: CompareWhich) -> Res<Option<bool>> {
        let (Some(x), Some(y)) = (a.is(Kind::Instance), b.is(Kind::Instance)) else { return Ok(None) };
        let (x, y) = (self.heap.instance(x).shape, self.heap.instance(y).shape);
        if x == y && self.library_shapes().is_some_and(|shapes| shapes.key_wrapper == x) {
            return self.compare_wrapped(a, b, which);
        }
        let class = self.heap.shape(x).class;
        let other = self.heap.shape(y).class;
        if x != y && !class.same(other) && self.is_subclass(other, class) {
            return Ok(None);
        }
        match self.lookup(class, which.method()) {
            Some(method) => self.compare_by(method, a, b, which),
            None => Ok(None),
        }
    }

    /// A comparison of two instances of one class by the method that it has for it, if that is a native.
    #[inline(never)]
    pub fn compare_by(&mut self, mut method: Value, a: Value, b: Value, which: CompareWhich) -> Res<Option<bool>> {
        // What every object has negates `__eq__`.
        let negated = which == CompareWhich::Ne
            && method.is(Kind::Native).is_some_and(|native| self.natives[native as usize].table.owner == "object");
        if negated {
            let class = self.class_of(a);
            let Some(eq) = self.lookup(class, names::EQ) else { return Ok(None) };
            method = eq;
        }
        let Some(function) = self.plain_native(method, 2) else {
            let known = crate::exec::leaf::value(self, method, &[a, b])?;
            return Ok(known.and_then(Value::as_bool).map(|truth| truth != negated));
        };
        let result = function(self, &[a, b]);
        Ok(self.done_natively(result)?.and_then(Value::as_bool).map(|truth| truth != negated))
    }

    /// A comparison of two objects of `functools.cmp_to_key`, if their function is a small one: its number decides.
    fn compare_wrapped(&mut self, a: Value, b: Value, which: CompareWhich) -> Res<Option<bool>> {
        let [x, y] = [a, b].map(|wrapper| self.heap.instance(wrapper.handle()));
        let (function, objects) = (x.slot(0), [x.slot(1), y.slot(1)]);
        match crate::exec::leaf::value(self, function, &objects)? {
            Some(number) => self.order(number, Value::small(0), which),
            None => Ok(None),
        }
    }

    /// The hash of an instance by the native of its class, or a small method.
    pub fn hash_own(&mut self, value: Value) -> Res<Option<i64>> {
        let Some(function) = self.own_native(value, names::HASH, 1) else {
            let class = self.class_of(value);
            let Some(method) = self.lookup(class, names::HASH) else { return Ok(None) };
            let known = crate::exec::leaf::value(self, method, &[value])?;
            let hash = known.and_then(|hash| self.int_ref(hash)?.to_i64());
            // The hash -1 is none.
            return Ok(hash.filter(|hash| *hash != -1));
        };
        let result = function(self, &[value]);
        let hash = self.done_natively(result)?;
        Ok(hash.and_then(|hash| self.int_ref(hash)).and_then(|hash| hash.to_i64()))
    }

    /// The length of an instance by the native of its class.
    pub fn len_own(&mut self, value: Value) -> Res<Option<usize>> {
        let Some(function) = self.own_native(value, names::LEN, 1) else { return Ok(None) };
        let result = function(self, &[value]);
        let length = self.done_natively(result)?;
        Ok(length.and_then(Value::as_int).and_then(|n| usize::try_from(n).ok()))
    }

    /// The truth of an instance by the native of its class of this name.
    pub fn truth_own(&mut self, value: Value, name: Value) -> Res<Option<bool>> {
        let Some(function) = self.own_native(value, name, 1) else { return Ok(None) };
        let result = function(self, &[value]);
        let truth = self.done_natively(result)?;
        Ok(truth.and_then(|truth| truth.as_bool().or_else(|| truth.as_int().filter(|n| *n >= 0).map(|n| n != 0))))
    }

    /// The text that a native of the class of an instance gives under this name; `None` for what every object has.
    pub fn text_own(&mut self, name: Value, args: &[Value]) -> Res<Option<Value>> {
        let [value, ..] = *args else { return Ok(None) };
        if !self.unwrap(value).is_kind(Kind::Instance) {
            return Ok(None);
        }
        let class = self.class_of(value);
        let Some(method) = self.lookup(class, name) else { return Ok(None) };
        if method.is(Kind::Native).is_none_or(|native| self.natives[native as usize].table.owner == "object") {
            return Ok(None);
        }
        let Some(function) = self.plain_native(method, args.len()) else { return Ok(None) };
        let result = function(self, args);
        match self.done_natively(result)? {
            Some(text) if text.is_kind(Kind::Str) => Ok(Some(text)),
            _ => Err(Stop::Python),
        }
    }
}
