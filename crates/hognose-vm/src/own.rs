//! Special methods of library classes that are natives.
//!
//! A class of the library, such as `decimal.Decimal`, may have natives among its methods. Its instances carry no builtin
//! value, so its special methods decide as those of a guest's class do; but operators and other natives call them at
//! once, without a frame. What such a method cannot do it leaves to its twin: it says `Stop::Python` and had no effect.

use crate::exec::{ArithWhich, CompareWhich};
use crate::names;
use crate::native::Direct;
use crate::stop::Res;
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// How many arguments a method takes that is called here.
const MOST: usize = 4;
/// How many methods are remembered.
const SEEN: usize = 64;

/// Whether instances of a shape of the image have a native as special method, and which.
#[derive(Clone, Copy, Default)]
pub(crate) struct Seen {
    shape: u32,
    /// In which it is so; none for a class that nobody can change.
    epoch: Option<u32>,
    name: Value,
    direct: Option<Direct>,
}

impl Vm {
    /// Whether a special method is one of a builtin class, whose work natives do without calling it.
    #[inline]
    pub fn is_builtin_method(&self, method: Value) -> bool {
        method.is(Kind::Native).is_some_and(|index| !self.natives[index as usize].table.own)
    }

    /// The native that is a special method of a value, if its class is one of the library, not one derived from it.
    #[inline]
    fn own_method(&mut self, value: Value, name: Value) -> Option<Direct> {
        let shape = self.heap.instance(value.is(Kind::Instance)?).shape;
        // A class of the guest, which may be derived from one of the library, has its say first.
        if shape & IMAGE == 0 {
            return None;
        }
        let at = (shape ^ name.handle()) as usize % SEEN;
        match self.own_seen.get(at) {
            Some(seen)
                if seen.shape == shape
                    && seen.name.same(name)
                    && seen.epoch.is_none_or(|epoch| epoch == self.epoch) =>
            {
                seen.direct
            }
            _ => self.find_own(shape, name, at),
        }
    }

    /// As [`Vm::own_method`] for instances of a shape, to be found at once the next time: most of the library's own classes do
    /// not change.
    #[inline(never)]
    fn find_own(&mut self, shape: u32, name: Value, at: usize) -> Option<Direct> {
        let class = self.heap.shape(shape).class;
        let native = match self.lookup(class, name) {
            Some(method) if method.is_kind(Kind::Native) => Some(method.handle()),
            Some(method) if method.is_kind(Kind::Function) && !self.heap.functions.is_changed(method.handle()) => {
                self.image.front(method.handle())
            }
            _ => None,
        };
        let direct = native.map(|index| &self.natives[index as usize]).filter(|native| native.table.own);
        let direct = direct.and_then(|native| native.direct);
        // Another name may be gone, and its handle another's.
        if name.in_image() {
            let epoch = if self.class(class).flags.builtin { None } else { Some(self.epoch) };
            self.own_seen.resize(SEEN, Seen::default());
            self.own_seen[at] = Seen { shape, epoch, name, direct };
        }
        direct
    }

    /// What a special method gives that is a native of a library class; `None` when it is something else.
    pub fn own_special(&mut self, value: Value, name: Value, args: &[Value]) -> Option<Res> {
        let direct = self.own_method(value, name)?;
        let (n, most) = (args.len() + 1, direct.most as usize);
        if n < direct.least as usize || n > most || most > MOST {
            return None;
        }
        let mut bound = [Value::UNDEF; MOST];
        bound[0] = value;
        bound[1..n].copy_from_slice(args);
        Some((direct.function)(self, &bound[..most]))
    }

    /// What a method with two arguments gives that is a native and does not give up.
    #[inline]
    fn own_pair(&mut self, value: Value, name: Value, other: Value) -> Option<Value> {
        let direct = self.own_method(value, name)?;
        match (direct.least, direct.most) {
            (2, 2) => (direct.function)(self, &[value, other]).ok(),
            (2, 3) => (direct.function)(self, &[value, other, Value::UNDEF]).ok(),
            _ => None,
        }
    }

    /// A binary operator by the native of a library class; `None`, and no effect, when it is not for that.
    pub fn own_binary(&mut self, which: ArithWhich, a: Value, b: Value) -> Option<Value> {
        let [straight, reflected, _] = which.methods();
        let result = if a.is_kind(Kind::Instance) {
            self.own_pair(a, straight, b)?
        } else if matches!(a.kind(), Kind::Int | Kind::Bool | Kind::Wide | Kind::Big) {
            // Integers know nothing of other numbers.
            self.own_pair(b, reflected, a)?
        } else {
            return None;
        };
        (!result.same(Value::NOT_IMPLEMENTED)).then_some(result)
    }

    /// A comparison by the native of a library class; `None`, and no effect, when it is not for that.
    pub fn own_compare(&mut self, which: CompareWhich, a: Value, b: Value) -> Option<bool> {
        let (own, other, method) = match a.is_kind(Kind::Instance) {
            true => (a, b, which.method()),
            false => (b, a, which.swapped().method()),
        };
        if which == CompareWhich::Ne && self.asks_equality(own) {
            return self.own_compare(CompareWhich::Eq, a, b).map(|equal| !equal);
        }
        let result = self.own_pair(own, method, other)?;
        // Neither is what the other one is, so that identity has nothing to say.
        let unequal = which == CompareWhich::Eq
            && result.same(Value::NOT_IMPLEMENTED)
            && matches!(other.kind(), Kind::None | Kind::Str);
        if unequal { Some(false) } else { result.as_bool() }
    }

    /// Whether `!=` of an instance of a class of the library is what `==` is not.
    fn asks_equality(&mut self, value: Value) -> bool {
        let Some(method) = self.special(value, names::NE).and_then(|method| method.is(Kind::Native)) else { return false };
        let table = self.natives[method as usize].table;
        table.methods && table.owner == "object"
    }

    /// `hash(value)` by the native of a library class.
    pub(crate) fn own_hash(&mut self, value: Value) -> Option<i64> {
        let hash = self.own_special(value, names::HASH, &[])?.ok()?;
        self.int_ref(hash)?.to_i64()
    }
}
