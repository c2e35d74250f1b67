//! Making and raising exceptions from Rust.
//!
//! `vm.raise(classes::TYPE_ERROR, "text")` gives the [`Stop`] to return. Texts are CPython's.

use crate::classes;
use crate::names;
use crate::objects::ExcObj;
use crate::stop::Stop;
use crate::value::{Kind, Value};
use crate::vm::Vm;

impl Vm {
    /// An exception of a class with these arguments. Its fields are not set.
    pub fn new_exception(&mut self, class: Value, args: &[Value]) -> Value {
        let shape = self.class(class).shape;
        let args = self.heap.new_tuple(args);
        let (slots, trace) = self.heap.exception_buffers();
        self.heap.new_exception(ExcObj {
            shape,
            args,
            slots,
            trace,
            cause: Value::NONE,
            context: Value::NONE,
            ..ExcObj::default()
        })
    }

    /// Raises an exception with a text.
    #[cold]
    #[inline(never)]
    pub fn raise(&mut self, class: Value, text: impl AsRef<str>) -> Stop {
        let text = self.str(text.as_ref());
        Stop::Raise(self.new_exception(class, &[text]))
    }

    /// Raises an exception with any arguments.
    #[cold]
    pub fn raise_with(&mut self, class: Value, args: &[Value]) -> Stop {
        Stop::Raise(self.new_exception(class, args))
    }

    /// `TypeError`.
    #[cold]
    pub fn type_error(&mut self, text: impl AsRef<str>) -> Stop {
        self.raise(classes::TYPE_ERROR, text)
    }

    /// `ValueError`.
    #[cold]
    pub fn value_error(&mut self, text: impl AsRef<str>) -> Stop {
        self.raise(classes::VALUE_ERROR, text)
    }

    /// `IndexError`.
    #[cold]
    pub fn index_error(&mut self, text: impl AsRef<str>) -> Stop {
        self.raise(classes::INDEX_ERROR, text)
    }

    /// `OverflowError`.
    #[cold]
    pub fn overflow_error(&mut self, text: impl AsRef<str>) -> Stop {
        self.raise(classes::OVERFLOW_ERROR, text)
    }

    /// `KeyError` of a key.
    #[cold]
    pub fn key_error(&mut self, key: Value) -> Stop {
        self.raise_with(classes::KEY_ERROR, &[key])
    }

    /// `StopIteration` with a value.
    #[cold]
    pub fn stop_iteration(&mut self, value: Value) -> Stop {
        let args: &[Value] = if value.is_none() { &[] } else { &[value] };
        let exc = self.new_exception(classes::STOP_ITERATION, args);
        self.set_field(exc, names::VALUE, value);
        Stop::Raise(exc)
    }

    /// `AttributeError` of an object without an attribute.
    #[cold]
    pub fn attribute_error(&mut self, object: Value, name: Value) -> Stop {
        let shown = self.show(name);
        let text = match object.kind() {
            Kind::Class => format!("type object '{}' has no attribute '{shown}'", self.full_class_name(object)),
            Kind::Module => {
                let module = self.show(self.heap.module(object.handle()).name);
                format!("module '{module}' has no attribute '{shown}'")
            }
            _ => format!("'{}' object has no attribute '{shown}'", self.type_name(object)),
        };
        self.attribute_error_text(object, name, &text)
    }

    /// `AttributeError` with a text of its own.
    #[cold]
    pub fn attribute_error_text(&mut self, object: Value, name: Value, text: &str) -> Stop {
        let text = self.str(text);
        let exc = self.new_exception(classes::ATTRIBUTE_ERROR, &[text]);
        self.set_field(exc, names::EXC_NAME, name);
        self.set_field(exc, names::OBJ, object);
        Stop::Raise(exc)
    }

    /// `NameError` of a name.
    #[cold]
    pub fn name_error(&mut self, class: Value, name: Value, text: &str) -> Stop {
        let text = self.str(text);
        let exc = self.new_exception(class, &[text]);
        // CPython tells the name for `NameError` itself only.
        if class.same(classes::NAME_ERROR) {
            self.set_field(exc, names::EXC_NAME, name);
        }
        Stop::Raise(exc)
    }

    /// A field of an exception.
    pub fn field(&self, exc: Value, name: Value) -> Option<Value> {
        let object = self.heap.exception(exc.handle());
        let slot = self.heap.shape(object.shape).slot(name)?;
        object.slots.get(slot).copied().and_then(Value::given)
    }

    /// Sets a field of an exception.
    pub fn set_field(&mut self, exc: Value, name: Value, value: Value) {
        let shape = self.heap.exception(exc.handle()).shape;
        let slot = match self.heap.shape(shape).slot(name) {
            Some(slot) => slot,
            None => {
                let next = self.next_shape(shape, name);
                let slot = self.heap.shape(shape).names.len();
                self.heap.exception_mut(exc.handle()).shape = next;
                slot
            }
        };
        let object = self.heap.exception_mut(exc.handle());
        if object.slots.len() <= slot {
            object.slots.resize(slot + 1, Value::UNDEF);
        }
        object.slots[slot] = value;
    }
}
