//! Argument types of the natives of containers.
//!
//! Each takes a builtin value, says [`Stop::Python`] where a class of the guest or a pending value
//! decides, and raises CPython's error otherwise. None has any effect.

use crate::names;
use crate::native::{Conv, FromArg};
use crate::objects::GenFlavour;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// An index: an integer of 64 bits; a larger one is an `OverflowError`.
#[derive(Clone, Copy, Debug)]
pub struct Ssize(pub i64);

/// A bound of a search: an integer, clipped to 64 bits.
#[derive(Clone, Copy, Debug)]
pub struct Clip(pub i64);

/// An integer of any size, as a plain `int`.
#[derive(Clone, Copy, Debug)]
pub struct Whole(pub Value);

/// A truth value.
#[derive(Clone, Copy, Debug)]
pub struct Truth(pub bool);

/// The items of any builtin iterable.
#[derive(Clone, Debug)]
pub struct Items(pub Vec<Value>);

/// `self` of a method of `frozenset`.
#[derive(Clone, Copy, Debug)]
pub struct SelfFrozenSet(pub Value);

/// A `set` or `frozenset` as the builtin object itself.
#[derive(Clone, Copy, Debug)]
pub struct AnySet(pub Value);

/// Whether a value's class may turn it into an integer by code of the guest.
fn has_index(vm: &mut Vm, value: Value) -> bool {
    match value.kind() {
        Kind::Pending => true,
        Kind::Instance | Kind::Class | Kind::Exc => vm.special(value, names::INDEX).is_some(),
        _ => false,
    }
}

/// The error, or the request for Python, of a value that is no integer.
fn not_index(vm: &mut Vm, value: Value, text: Option<&str>) -> Stop {
    if has_index(vm, value) {
        return Stop::Python;
    }
    match text {
        Some(text) => vm.type_error(text),
        None => {
            let name = vm.type_name(value);
            vm.type_error(format!("'{name}' object cannot be interpreted as an integer"))
        }
    }
}

impl FromArg for Ssize {
    const CONV: Conv = Conv::Index;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        match vm.int_ref(value).map(|i| i.to_i64()) {
            Some(Some(i)) => Ok(Ssize(i)),
            Some(None) => Err(vm.overflow_error("Python int too large to convert to C ssize_t")),
            None => Err(not_index(vm, value, None)),
        }
    }
}

impl FromArg for Clip {
    const CONV: Conv = Conv::Index;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        match vm.int_ref(value) {
            Some(int) => {
                let edge = if int.is_negative() { i64::MIN } else { i64::MAX };
                Ok(Clip(int.to_i64().unwrap_or(edge)))
            }
            None => {
                let text = "slice indices must be integers or have an __index__ method";
                Err(not_index(vm, value, Some(text)))
            }
        }
    }
}

impl Clip {
    /// The place in a sequence of `n` items that a bound means.
    pub fn within(self, n: usize) -> usize {
        let n = n as i64;
        let at = if self.0 < 0 { self.0.saturating_add(n).max(0) } else { self.0.min(n) };
        at as usize
    }
}

impl FromArg for Whole {
    const CONV: Conv = Conv::Index;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        match value.kind() {
            Kind::Int | Kind::Wide | Kind::Big => Ok(Whole(value)),
            Kind::Bool => Ok(Whole(Value::small(value.handle() as i32))),
            _ if vm.int_ref(value).is_some() => Ok(Whole(vm.unwrap(value))),
            _ => Err(not_index(vm, value, None)),
        }
    }
}

impl FromArg for Truth {
    const CONV: Conv = Conv::Truth;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        vm.truth(value).map(Truth)
    }
}

impl FromArg for Items {
    const CONV: Conv = Conv::Items;
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        vm.items_of(value).map(Items)
    }
}

impl FromArg for SelfFrozenSet {
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        match vm.as_kind(value, Kind::FrozenSet) {
            Some(handle) => Ok(SelfFrozenSet(Value::new(Kind::FrozenSet, handle))),
            None if value.is_kind(Kind::Pending) => Err(Stop::Python),
            None => Err(Stop::Receiver),
        }
    }
}

impl From<crate::native::SelfSet> for AnySet {
    fn from(set: crate::native::SelfSet) -> AnySet {
        AnySet(set.value())
    }
}

impl From<SelfFrozenSet> for AnySet {
    fn from(set: SelfFrozenSet) -> AnySet {
        AnySet(set.0)
    }
}

impl FromArg for AnySet {
    fn from_arg(vm: &mut Vm, value: Value) -> Res<Self> {
        match vm.unwrap(value) {
            set if matches!(set.kind(), Kind::Set | Kind::FrozenSet) => Ok(AnySet(set)),
            other if other.is_kind(Kind::Pending) => Err(Stop::Python),
            _ => Err(Stop::Receiver),
        }
    }
}

impl Vm {
    /// The items of a builtin iterable; the error of a value that is none.
    pub fn items_of(&mut self, value: Value) -> Res<Vec<Value>> {
        self.items_or_error(value, false)
    }

    fn items_or_error(&mut self, value: Value, saved: bool) -> Res<Vec<Value>> {
        match self.take_items(value, saved)? {
            Some(items) => Ok(items),
            None if self.is_iterable(value) => Err(Stop::Python),
            None => Err(self.not_iterable(value)),
        }
    }

    /// Does something with the items of a builtin iterable; when that cannot complete, an iterator is as it was before.
    pub fn with_items<T>(&mut self, iterable: Value, f: impl FnOnce(&mut Vm, Vec<Value>) -> Res<T>) -> Res<T> {
        self.goes_natively(iterable)?;
        self.or_restored(iterable, |vm| vm.items_or_error(iterable, true).and_then(|items| f(vm, items)))
    }

    /// As [`Vm::with_items`] for what keeps the items that come before an exception: with them, and that.
    pub fn with_items_so_far<T>(
        &mut self,
        iterable: Value,
        f: impl FnOnce(&mut Vm, Vec<Value>) -> Res<T>,
    ) -> Res<(T, Option<Value>)> {
        if !iterable.is_kind(Kind::Iter) {
            return Ok((self.with_items(iterable, f)?, None));
        }
        self.goes_natively(iterable)?;
        self.or_restored(iterable, |vm| {
            let mut items = Vec::new();
            let raised = match vm.drain_into(iterable, usize::MAX, &mut items) {
                Err(stop) => Some(stop.raised().ok_or(stop)?),
                Ok(()) => None,
            };
            Ok((f(vm, items)?, raised))
        })
    }

    /// Whether the items of an iterable come without Python: nothing is begun that cannot be ended here.
    fn goes_natively(&self, iterable: Value) -> Res<()> {
        match iterable.kind() {
            Kind::Gen if self.heap.generator(iterable.handle()).flavour == GenFlavour::Generator => Err(Stop::Python),
            Kind::Iter if self.calls_python(iterable.handle()) => Err(Stop::Python),
            _ => Ok(()),
        }
    }

    /// `TypeError` of a value that cannot be iterated over.
    #[cold]
    pub fn not_iterable(&mut self, value: Value) -> Stop {
        let name = self.type_name(value);
        self.type_error(format!("'{name}' object is not iterable"))
    }

    /// What `cls.__new__` of a builtin class gives: the payload itself, or an instance of the subclass that carries it.
    pub fn with_payload(&mut self, class: Value, base: Value, payload: Value) -> Res {
        self.check_subtype(class, base)?;
        if class.same(base) {
            return Ok(payload);
        }
        let shape = self.class(class).shape;
        let mut instance = crate::objects::InstanceObj { shape, ..Default::default() };
        instance.inline[0] = payload;
        Ok(self.heap.new_instance(instance))
    }

    /// Checks the first argument of a builtin `__new__`.
    pub fn check_subtype(&mut self, class: Value, base: Value) -> Res<()> {
        if !class.is_kind(Kind::Class) {
            let (name, of) = (self.class_name(base), self.type_name(class));
            return Err(self.type_error(format!("{name}.__new__(X): X is not a type object ({of})")));
        }
        if !self.is_subclass(class, base) {
            let (name, of) = (self.class_name(base), self.class_name(class));
            return Err(
                self.type_error(format!("{name}.__new__({of}): {of} is not a subtype of {name}"))
            );
        }
        Ok(())
    }
}
