//! What attribute access means: descriptors, class attributes, instance attributes, in Python's order.
//!
//! Nothing here runs Python: where a getter has to run, the answer says which call gives the
//! attribute, and `exec` makes it.

use crate::classes;
use crate::lookups::is_plain_data;
use crate::names;
use crate::objects::*;
use crate::stop::{Res, Stop};
use crate::value::{IMAGE, Kind, Value};
use crate::vm::Vm;

/// Where an attribute comes from.
#[derive(Clone, Copy, Debug)]
pub enum Attr {
    /// It is this value.
    Value(Value),
    /// It is the result of this call: a getter and up to three arguments.
    Call(Value, [Value; 3], usize),
    /// It is this function, called with the object in front.
    Method(Value),
    /// There is none.
    Missing,
}

/// What setting or deleting an attribute takes.
#[derive(Clone, Copy, Debug)]
pub enum Stored {
    /// It is done.
    Done,
    /// This call does it: a setter and its arguments.
    Call(Value, [Value; 3], usize),
}

impl Vm {
    /// Whether a value is a descriptor that decides over instance attributes.
    pub fn is_data_descriptor(&mut self, value: Value) -> bool {
        match value.kind() {
            Kind::Descr => !matches!(
                self.heap.descr(value.handle()),
                DescrObj::ClassMethod(_) | DescrObj::StaticMethod(_) | DescrObj::Empty
            ),
            Kind::Instance => {
                let class = self.class_of(value);
                self.lookup(class, names::SET).is_some() || self.lookup(class, names::DELETE).is_some()
            }
            _ => false,
        }
    }

    /// Whether a data descriptor also decides over reading: one of the guest's that only sets does not.
    fn has_getter(&mut self, attr: Value) -> bool {
        match attr.kind() {
            Kind::Instance => {
                let class = self.class_of(attr);
                self.lookup(class, names::GET).is_some()
            }
            _ => true,
        }
    }

    /// `object.name` without `__getattribute__` and `__getattr__` of the guest.
    #[inline(never)]
    pub fn generic_attr(&mut self, object: Value, name: Value) -> Res<Attr> {
        let class = self.class_of(object);
        let found = self.lookup(class, name);
        if let Some(attr) = found
            && self.is_data_descriptor(attr)
            && self.has_getter(attr)
        {
            return self.bind(attr, object, class);
        }
        if let Some(value) = self.own_attr(object, name)? {
            return Ok(Attr::Value(value));
        }
        match found {
            Some(attr) => self.bind(attr, object, class),
            None => Ok(Attr::Missing),
        }
    }

    /// An attribute that the object itself holds.
    fn own_attr(&mut self, object: Value, name: Value) -> Res<Option<Value>> {
        Ok(match object.kind() {
            Kind::Instance if self.is_declared(object, name) => None,
            Kind::Instance | Kind::Exc => self.slot_get(object, name),
            Kind::Module => self.dict_get_name(self.heap.module(object.handle()).dict, name),
            Kind::Function => {
                let attributes = self.heap.function(object.handle()).attributes;
                attributes.given().and_then(|dict| self.dict_get_name(self.unwrap(dict), name))
            }
            _ => None,
        })
    }

    /// Whether a slot of `__slots__` has this name: nothing but its descriptor reaches it.
    fn is_declared(&self, object: Value, name: Value) -> bool {
        let shape = self.heap.shape(self.shape_of(object));
        let declared = self.heap.shape(self.class(shape.class).shape);
        !declared.names.is_empty() && declared.slot(name).is_some()
    }

    /// `Class.name`, without `__getattribute__` and `__getattr__` of a metaclass.
    pub fn class_getattr(&mut self, class: Value, name: Value) -> Res<Attr> {
        let metaclass = self.class(class).metaclass;
        let meta = self.lookup(metaclass, name);
        if let Some(attr) = meta
            && self.is_data_descriptor(attr)
        {
            return self.bind(attr, class, metaclass);
        }
        if let Some(attr) = self.lookup(class, name) {
            return self.bind_class(attr, class);
        }
        match meta {
            Some(attr) => self.bind(attr, class, metaclass),
            None => Ok(Attr::Missing),
        }
    }

    /// A class attribute as an instance shows it: `attr.__get__(object, class)`.
    #[inline(never)]
    pub fn bind(&mut self, attr: Value, object: Value, class: Value) -> Res<Attr> {
        Ok(match attr.kind() {
            Kind::Function => Attr::Method(attr),
            Kind::Native => {
                if self.natives[attr.handle() as usize].is_method()
                    && !self.natives[attr.handle() as usize].is_new()
                {
                    Attr::Method(attr)
                } else {
                    Attr::Value(attr)
                }
            }
            Kind::Tool if self.heap.tool(attr.handle()).is_member() => Attr::Method(attr),
            Kind::Descr => return self.bind_descriptor(attr, object, class),
            Kind::Super => Attr::Value(crate::types::super_::bind(self, attr, object)?),
            Kind::Instance => {
                let kind = self.class_of(attr);
                if self.class(kind).payload.same(classes::PROPERTY)
                    || self.class(kind).payload.same(classes::CLASSMETHOD)
                    || self.class(kind).payload.same(classes::STATICMETHOD)
                {
                    match self.lookup(kind, names::GET) {
                        Some(get) if get.is_kind(Kind::Function) => {
                            return Ok(Attr::Call(get, [attr, object, class], 3));
                        }
                        _ => {
                            let payload = self.unwrap(attr);
                            return self.bind_descriptor(payload, object, class);
                        }
                    }
                }
                match self.lookup(kind, names::GET) {
                    Some(get) => Attr::Call(get, [attr, object, class], 3),
                    None => Attr::Value(attr),
                }
            }
            _ => Attr::Value(attr),
        })
    }

    /// Calls a special method of the class of a value in place of a native; `None` when there is none.
    pub fn call_special(&mut self, value: Value, name: Value, args: &[Value]) -> Res<Option<Value>> {
        let Some(attr) = self.special(value, name) else { return Ok(None) };
        if let Some(Ok(result)) = self.own_special(value, name, args) {
            return Ok(Some(result));
        }
        let class = self.class_of(value);
        match self.bind(attr, value, class)? {
            Attr::Method(method) => self.tail_call(method, &[&[value], args].concat()),
            Attr::Value(callee) => self.tail_call(callee, args),
            Attr::Call(getter, given, n) => {
                let callee = self.image.prelude("call_got");
                let given = self.heap.new_tuple(given[..n].to_vec());
                self.tail_call(callee, &[&[getter, given], args].concat())
            }
            _ => Err(Stop::Python),
        }
    }

    /// What a property calls itself: what `__set_name__` gave it, or the name of its getter.
    fn property_name(&self, property: Value, given: Value) -> Option<String> {
        if !given.is_undef() && !given.is_none() {
            return Some(self.show(given));
        }
        match property.is(Kind::Descr).map(|h| self.heap.descr(h)) {
            Some(DescrObj::Property { get, .. }) => {
                let getter = get.is(Kind::Function)?;
                Some(self.show(self.heap.function(getter).name))
            }
            _ => None,
        }
    }

    /// A property of an instance of `class` lacks what is asked of it: `getter`, `setter` or `deleter`.
    pub fn no_accessor(&mut self, property: Value, own: Value, class: Value, what: &str) -> Stop {
        let of = self.class(class).qualname;
        let of = self.show(of);
        let text = match self.property_name(property, own) {
            Some(name) => format!("property '{name}' of '{of}' object has no {what}"),
            None => format!("property of '{of}' object has no {what}"),
        };
        self.raise(classes::ATTRIBUTE_ERROR, text)
    }

    #[inline(never)]
    fn bind_descriptor(&mut self, attr: Value, object: Value, class: Value) -> Res<Attr> {
        Ok(match self.heap.descr(attr.handle()).clone() {
            DescrObj::Empty => Attr::Value(attr),
            DescrObj::Property { get, name, .. } => {
                if get.is_none() || get.is_undef() {
                    return Err(self.no_accessor(attr, name, class, "getter"));
                }
                Attr::Call(get, [object, Value::UNDEF, Value::UNDEF], 1)
            }
            DescrObj::ClassMethod(f) => self.bind_to_class(f, class)?,
            DescrObj::StaticMethod(f) => Attr::Value(f),
            DescrObj::Member { name, class: owner } => match self.member_get(object, owner, name)? {
                Some(value) => Attr::Value(value),
                // The fields of builtin exceptions are `None` until somebody sets them.
                None if object.is_kind(Kind::Exc) && owner.handle() & IMAGE != 0 => Attr::Value(Value::NONE),
                None => return Err(self.attribute_error(object, name)),
            },
            DescrObj::GetSet { get, .. } => match self.call_plain(get, &[object]) {
                Ok(value) => {
                    self.meter.slice -= 1;
                    Attr::Value(value)
                }
                // It needs the frame, Python, or a call in its place: the loop makes the call.
                Err(Stop::Python | Stop::Request) => {
                    self.request = None;
                    Attr::Call(get, [object, Value::UNDEF, Value::UNDEF], 1)
                }
                Err(stop) => return Err(stop),
            },
        })
    }

    /// Refuses an object that cannot have a slot of this class.
    fn check_member(&mut self, object: Value, owner: Value, name: Value) -> Res<()> {
        if matches!(object.kind(), Kind::Instance | Kind::Exc) && self.is_instance(object, owner) {
            return Ok(());
        }
        let (shown, of, found) = (self.show(name), self.class_name(owner), self.type_name(object));
        Err(self.type_error(format!("descriptor '{shown}' for '{of}' objects doesn't apply to a '{found}' object")))
    }

    /// What a slot of a class holds in an object.
    fn member_get(&mut self, object: Value, owner: Value, name: Value) -> Res<Option<Value>> {
        self.check_member(object, owner, name)?;
        Ok(self.slot_get(object, name))
    }

    /// A class attribute as the class shows it: `attr.__get__(None, class)`.
    fn bind_class(&mut self, attr: Value, class: Value) -> Res<Attr> {
        Ok(match attr.kind() {
            Kind::Descr => match self.heap.descr(attr.handle()).clone() {
                DescrObj::ClassMethod(f) => self.bind_to_class(f, class)?,
                DescrObj::StaticMethod(f) => Attr::Value(f),
                _ => Attr::Value(attr),
            },
            Kind::Instance => {
                let kind = self.class_of(attr);
                let payload = self.unwrap(attr);
                match self.lookup(kind, names::GET) {
                    Some(get) if get.is_kind(Kind::Native) && payload.is_kind(Kind::Descr) => {
                        match self.heap.descr(payload.handle()).clone() {
                            DescrObj::ClassMethod(f) => self.bind_to_class(f, class)?,
                            DescrObj::StaticMethod(f) => Attr::Value(f),
                            _ => Attr::Value(attr),
                        }
                    }
                    Some(get) => Attr::Call(get, [attr, Value::NONE, class], 3),
                    None => Attr::Value(attr),
                }
            }
            _ => Attr::Value(attr),
        })
    }

    /// What a `classmethod` around `f` gives.
    fn bind_to_class(&mut self, f: Value, class: Value) -> Res<Attr> {
        Ok(match f.kind() {
            // A class method around a property or the like: its own binding comes first.
            Kind::Descr => match self.heap.descr(f.handle()).clone() {
                DescrObj::ClassMethod(inner) | DescrObj::StaticMethod(inner) => {
                    Attr::Value(self.heap.new_bound(BoundObj { func: inner, self_: class }))
                }
                _ => Attr::Value(self.heap.new_bound(BoundObj { func: f, self_: class })),
            },
            _ => Attr::Value(self.heap.new_bound(BoundObj { func: f, self_: class })),
        })
    }

    /// `super(...).name`.
    pub fn super_attr(&mut self, object: Value, name: Value) -> Res<Attr> {
        let super_ = self.heap.super_obj(object.handle()).clone();
        if !super_.object.is_undef() && !name.same(names::CLASS) {
            let mro = self.class(super_.start).mro.clone();
            let behind = mro.iter().position(|c| c.same(super_.class)).map_or(mro.len(), |i| i + 1);
            for class in &mro[behind..] {
                if let Some(attr) = self.class_attr(*class, name) {
                    // `super` of a class (in a class method) binds as the class does.
                    if super_.object.same(super_.start) {
                        return self.bind_class(attr, super_.start);
                    }
                    return match self.bind(attr, super_.object, super_.start)? {
                        Attr::Method(f) => {
                            Ok(Attr::Value(self.heap.new_bound(BoundObj { func: f, self_: super_.object })))
                        }
                        other => Ok(other),
                    };
                }
            }
        }
        match self.generic_attr(object, name)? {
            Attr::Missing => {
                let shown = self.show(name);
                Err(self.attribute_error_text(
                    object,
                    name,
                    &format!("'super' object has no attribute '{shown}'"),
                ))
            }
            found => Ok(found),
        }
    }

    /// The function that `super().name(…)` calls, and its first argument; `None` when it is not that simple.
    pub fn super_method(&self, super_: u32, name: Value) -> Option<(Value, Value)> {
        let super_ = self.heap.super_obj(super_);
        if super_.object.is_undef() || super_.object.same(super_.start) || name.same(names::CLASS) {
            return None;
        }
        let mro = &self.class(super_.start).mro;
        let behind = mro.iter().position(|c| c.same(super_.class))? + 1;
        let found = mro[behind..].iter().find_map(|c| self.class_attr(*c, name))?;
        let method = match found.kind() {
            Kind::Function => true,
            Kind::Native => {
                let info = &self.natives[found.handle() as usize];
                info.is_method() && !info.is_new()
            }
            _ => false,
        };
        method.then_some((found, super_.object))
    }

    /// `object.name` for any object, without hooks of the guest; missing is `Attr::Missing`.
    #[inline(never)]
    pub fn find_attr(&mut self, object: Value, name: Value) -> Res<Attr> {
        match object.kind() {
            Kind::Class => self.class_getattr(object, name),
            Kind::Super => self.super_attr(object, name),
            Kind::Pending => Err(Stop::Python),
            Kind::Bound => match self.generic_attr(object, name)? {
                // A bound method shows the attributes of its function.
                Attr::Missing => {
                    let func = self.heap.bound(object.handle()).func;
                    if func.is_kind(Kind::Bound) { Ok(Attr::Missing) } else { self.unbound_attr(func, name) }
                }
                found => Ok(found),
            },
            _ => self.generic_attr(object, name),
        }
    }

    /// An attribute of a function as its bound method shows it.
    fn unbound_attr(&mut self, func: Value, name: Value) -> Res<Attr> {
        match self.generic_attr(func, name)? {
            Attr::Method(method) => Ok(Attr::Value(self.heap.new_bound(BoundObj { func: method, self_: func }))),
            found => Ok(found),
        }
    }

    /// Makes a value of what `find_attr` found, binding methods; `None` when a call is needed or nothing is there.
    pub fn attr_value(&mut self, object: Value, attr: Attr) -> Option<Value> {
        match attr {
            Attr::Value(value) => Some(value),
            Attr::Method(func) => Some(self.heap.new_bound(BoundObj { func, self_: object })),
            _ => None,
        }
    }

    /// `object.name = value` (or `del object.name` when `value` is unbound), without `__setattr__` of the guest.
    pub fn store_attr(&mut self, object: Value, name: Value, value: Value) -> Res<Stored> {
        if object.is_kind(Kind::Pending) {
            return Err(Stop::Python);
        }
        let class = self.class_of(object);
        if let Some(attr) = self.lookup(class, name)
            && let Some(stored) = self.store_through(attr, object, class, value)?
        {
            return Ok(stored);
        }
        self.store_own(object, name, value)?;
        Ok(Stored::Done)
    }

    /// `descriptor.__set__(object, value)`, or `__delete__` when `value` is unbound.
    pub fn store_with(&mut self, descriptor: Value, object: Value, value: Value) -> Res<Stored> {
        let class = self.class_of(object);
        Ok(self.store_through(descriptor, object, class, value)?.unwrap_or(Stored::Done))
    }

    /// Stores through a data descriptor, if `attr` is one.
    fn store_through(
        &mut self,
        attr: Value,
        object: Value,
        class: Value,
        value: Value,
    ) -> Res<Option<Stored>> {
        let deleting = value.is_undef();
        let descriptor = match attr.kind() {
            Kind::Descr => attr,
            Kind::Instance => {
                let kind = self.class_of(attr);
                let hook = if deleting { names::DELETE } else { names::SET };
                match self.lookup(kind, hook) {
                    Some(f) if !f.is_kind(Kind::Native) => {
                        let args = [attr, object, value];
                        return Ok(Some(Stored::Call(f, args, if deleting { 2 } else { 3 })));
                    }
                    Some(_) => self.unwrap(attr),
                    None => {
                        let other = if deleting { names::SET } else { names::DELETE };
                        if self.lookup(kind, other).is_some() {
                            let missing = if deleting { "__delete__" } else { "__set__" };
                            return Err(self.raise(classes::ATTRIBUTE_ERROR, missing));
                        }
                        return Ok(None);
                    }
                }
            }
            _ => return Ok(None),
        };
        if !descriptor.is_kind(Kind::Descr) {
            return Ok(None);
        }
        match self.heap.descr(descriptor.handle()).clone() {
            DescrObj::Property { set, delete, name: own, .. } => {
                let hook = if deleting { delete } else { set };
                if hook.is_none() || hook.is_undef() {
                    let what = if deleting { "deleter" } else { "setter" };
                    return Err(self.no_accessor(descriptor, own, class, what));
                }
                let args = [object, value, Value::UNDEF];
                Ok(Some(Stored::Call(hook, args, if deleting { 1 } else { 2 })))
            }
            DescrObj::Member { name, class: owner } => {
                self.check_member(object, owner, name)?;
                if owner.same(classes::BASE_EXCEPTION_GROUP) {
                    return Err(self.raise(classes::ATTRIBUTE_ERROR, "readonly attribute"));
                }
                if !deleting {
                    self.slot_set(object, name, value);
                } else if !self.slot_delete(object, name) {
                    let shown = self.show(name);
                    return Err(self.attribute_error_text(object, name, &shown));
                }
                Ok(Some(Stored::Done))
            }
            DescrObj::GetSet { name, set, class, .. } => {
                if set.is_undef() {
                    let (shown, of) = (self.show(name), self.full_class_name(class));
                    let text = if crate::types::descriptor::is_field(self, class, name) {
                        "readonly attribute".to_string()
                    } else {
                        format!("attribute '{shown}' of '{of}' objects is not writable")
                    };
                    return Err(self.raise(classes::ATTRIBUTE_ERROR, text));
                }
                match self.call_plain(set, &[object, value]) {
                    Ok(_) => Ok(Some(Stored::Done)),
                    Err(Stop::Python | Stop::Request) => {
                        self.request = None;
                        Ok(Some(Stored::Call(set, [object, value, Value::UNDEF], if value.is_undef() { 1 } else { 2 })))
                    }
                    Err(stop) => Err(stop),
                }
            }
            _ => Ok(None),
        }
    }

    /// Stores an attribute in the object itself.
    fn store_own(&mut self, object: Value, name: Value, value: Value) -> Res<()> {
        let deleting = value.is_undef();
        match object.kind() {
            Kind::Instance | Kind::Exc => {
                let class = self.class_of(object);
                if self.class(class).flags.no_dict {
                    return Err(self.no_such_slot(object, name));
                }
                if !deleting {
                    self.slot_set(object, name, value);
                } else if !self.slot_delete(object, name) {
                    return Err(self.attribute_error(object, name));
                }
                Ok(())
            }
            Kind::Module => {
                let dict = self.heap.module(object.handle()).dict;
                self.store_in_dict(dict, object, name, value)
            }
            Kind::Function => {
                if self.heap.function(object.handle()).attributes.is_undef() {
                    let dict = self.heap.new_dict(DictObj::default());
                    self.heap.function_mut(object.handle()).attributes = dict;
                }
                let dict = self.unwrap(self.heap.function(object.handle()).attributes);
                self.store_in_dict(dict, object, name, value)
            }
            Kind::Class => self.class_store(object, name, value),
            _ => Err(self.no_such_slot(object, name)),
        }
    }

    fn store_in_dict(&mut self, dict: Value, object: Value, name: Value, value: Value) -> Res<()> {
        if !value.is_undef() {
            self.dict_set_name(dict, name, value);
        } else if self.dict_remove_name(dict, name).is_none() {
            return Err(self.attribute_error(object, name));
        }
        Ok(())
    }

    fn no_such_slot(&mut self, object: Value, name: Value) -> Stop {
        let class = self.class_of(object);
        let (of, shown) = (self.type_name(object), self.show(name));
        if self.lookup(class, name).is_some() {
            return self.attribute_error_text(
                object,
                name,
                &format!("'{of}' object attribute '{shown}' is read-only"),
            );
        }
        // A class with an assignment of its own may well have places that this one does not know.
        let own = [names::SETATTR, names::DELATTR].into_iter().any(|special| {
            self.lookup(class, special).is_some_and(|function| !function.is_kind(Kind::Native))
        });
        let more = if own { "" } else { " and no __dict__ for setting new attributes" };
        let text = format!("'{of}' object has no attribute '{shown}'{more}");
        self.attribute_error_text(object, name, &text)
    }

    /// `Class.name = value`, or its deletion, in the class itself.
    pub fn class_store(&mut self, class: Value, name: Value, value: Value) -> Res<()> {
        if self.class(class).flags.builtin && !self.image.is_building() {
            let (shown, of) = (self.show(name), self.full_class_name(class));
            let text = format!("cannot set '{shown}' attribute of immutable type '{of}'");
            return Err(self.type_error(text));
        }
        let dict = self.class(class).dict;
        let old = self.dict_get_name(dict, name);
        if value.is_undef() {
            if self.dict_remove_name(dict, name).is_none() {
                return Err(self.attribute_error(class, name));
            }
        } else {
            self.dict_set_name(dict, name, value);
        }
        if !old.is_some_and(is_plain_data) || !is_plain_data(value) {
            self.class_changed(class);
        }
        if self.show(name).starts_with("__") {
            self.update_flags(class);
        }
        Ok(())
    }

    /// Calls a native that sees only heap and arguments.
    pub fn call_plain(&mut self, native: Value, args: &[Value]) -> Res {
        match self.natives[native.handle() as usize].def.code {
            crate::native::Code::Plain(f) => f(self, args),
            crate::native::Code::Frame(_) => Err(Stop::Python),
        }
    }
}
