//! Objects that stay with the host: what a guest has of them.
//!
//! In the guest one is an instance of a class that is made for it, as those of records are. A slot of the instance, which no
//! attribute shows, has the object itself: a `Tool` with its number and the names of what may be called and read. No guest can
//! make such a value, so a call reaches only objects that the host gave, and of them only what it named: whatever a guest does to
//! the classes, its methods ask that value.

use hognose_host::{Crossing, Data, Handle};
use num_bigint::BigInt;

use super::Refused;
use super::records::BASES;
use crate::class::NewClass;
use crate::classes;
use crate::names;
use crate::num::Int;
use crate::objects::{DescrObj, DictObj, ToolObj};
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The slot that has the object.
const SLOT: &str = "_object";

/// Whether a guest may see a name: one of Python's, with no underscore in front.
fn is_public(name: &str) -> bool {
    name.starts_with(char::is_alphabetic) && name.chars().all(|c| c.is_alphanumeric() || c == '_')
}

/// What may be called or read of an object has names, and each its own.
fn check(handle: &Handle) -> Result<(), Refused> {
    let refused = |text: String| Err(Refused::Unfit(Crossing::Unfit(text)));
    let attributes = handle.attributes.iter().map(|(name, _)| name).chain(&handle.live);
    let methods = handle.methods.iter().map(|method| &method.name);
    let names = attributes.map(|name| (name, false)).chain(methods.map(|name| (name, true)));
    let mut seen = std::collections::HashSet::new();
    for (name, is_method) in names {
        let is_call = is_method && name == "__call__";
        if !is_public(name) && !is_call {
            return refused(format!("{}: a guest cannot be given {name:?} of an object", handle.class));
        }
        if !seen.insert(name) {
            return refused(format!("{}: an object has {name:?} twice", handle.class));
        }
    }
    Ok(())
}

impl Vm {
    /// An object of the host.
    pub(super) fn handle(&mut self, handle: &Handle) -> Result<Value, Refused> {
        check(handle)?;
        let attributes: Vec<&str> = handle.attributes.iter().map(|(name, _)| name.as_str()).collect();
        let key = format!("{:?} {attributes:?} {:?} {:?}", handle.class, handle.live, handle.methods);
        let class = self.host_class(BASES[3], &handle.class, &key, |vm, base| {
            vm.make_handle_class(base, handle, &attributes)
        })?;
        let shape = self.heap.class(class.handle()).shape;
        let instance = self.heap.new_blank(shape);
        for (name, value) in &handle.attributes {
            let (name, value) = (self.intern(name), self.made_of(value)?);
            self.slot_set(instance, name, value);
        }
        let methods = handle.methods.iter().map(|method| &method.name);
        let allowed: Vec<Value> = handle.live.iter().chain(methods).map(|name| self.intern(name)).collect();
        let allowed = self.heap.new_tuple(allowed);
        let name = self.intern(&handle.class);
        let object = self.heap.new_tool(ToolObj { name, index: ToolObj::OBJECT, object: handle.id, allowed });
        let slot = self.intern(SLOT);
        self.slot_set(instance, slot, object);
        Ok(instance)
    }

    fn make_handle_class(&mut self, base: Value, handle: &Handle, attributes: &[&str]) -> Res {
        let (module, qualname) = handle.class.rsplit_once('.').unwrap_or(("__main__", &handle.class));
        let (module, name) = (self.heap.new_str(module), self.intern(qualname));
        let dict = self.heap.new_dict(DictObj::default());
        self.dict_set_name(dict, names::MODULE, module);
        let slots: Vec<Value> = attributes.iter().map(|name| self.intern(name)).collect();
        let shown = self.heap.new_tuple(slots.clone());
        self.dict_set_name(dict, names::SLOTS, shown);
        for method in &handle.methods {
            let index = if method.overlaps { ToolObj::OVERLAPPING } else { ToolObj::METHOD };
            let name = self.intern(&method.name);
            let method = self.heap.new_tool(ToolObj { name, index, ..ToolObj::default() });
            self.dict_set_name(dict, name, method);
        }
        for name in &handle.live {
            let name = self.intern(name);
            let get = self.heap.new_tool(ToolObj { name, index: ToolObj::ATTRIBUTE, ..ToolObj::default() });
            let property =
                DescrObj::Property { get, set: Value::NONE, delete: Value::NONE, doc: Value::NONE, name };
            let property = self.heap.new_descr(property);
            self.dict_set_name(dict, name, property);
        }
        self.make_class(NewClass {
            name,
            qualname: name,
            metaclass: classes::TYPE,
            bases: vec![base],
            dict,
            slots: Some(slots),
        })
    }

    /// What an instance has of an object of the host: nothing that a guest made by itself has it.
    fn object_of(&mut self, value: Value) -> Option<&ToolObj> {
        if !value.is_kind(Kind::Instance) {
            return None;
        }
        let class = self.class_of(value);
        let base = self.image.library_class(BASES[3])?;
        if !self.is_subclass(class, base) {
            return None;
        }
        let slot = self.intern(SLOT);
        let object = self.slot_get(value, slot)?.is(Kind::Tool)?;
        Some(self.heap.tool(object)).filter(|tool| tool.index == ToolObj::OBJECT)
    }

    /// The number of the object of the host that a value is.
    pub fn object_number(&mut self, value: Value) -> Option<u64> {
        self.object_of(value).map(|tool| tool.object)
    }

    /// The same as an integer of the guest.
    pub fn object_number_value(&mut self, value: Value) -> Option<Value> {
        let number = self.object_number(value)?;
        Some(self.int(Int::from(BigInt::from(number))))
    }

    /// Number and class of the object of the host that a value is, for the way out.
    pub(super) fn handle_data(&mut self, value: Value) -> Option<Data> {
        let tool = self.object_of(value)?;
        let (id, class) = (tool.object, tool.name);
        Some(Handle::new(id, self.show(class)).into())
    }

    /// Whether a method or a live attribute may be had of its first argument.
    pub fn check_member_call(&mut self, member: Value, args: &[Value]) -> Res<()> {
        let name = self.heap.tool(member.handle()).name;
        let Some(receiver) = args.first() else {
            let text = format!("unbound method {}() needs an argument", self.show(name));
            return Err(self.type_error(text));
        };
        let Some(allowed) = self.object_of(*receiver).map(|tool| tool.allowed) else {
            let (shown, found) = (self.show(name), self.type_name(*receiver));
            let text =
                format!("descriptor '{shown}' for objects of the host doesn't apply to a '{found}' object");
            return Err(self.type_error(text));
        };
        let names = allowed.is(Kind::Tuple).map(|names| self.heap.tuple(names));
        if names.is_some_and(|names| names.iter().any(|allowed| allowed.same(name))) {
            return Ok(());
        }
        Err(self.attribute_error(*receiver, name))
    }
}
