//! Objects of the host: instances of classes that are made when the first of them comes in.
//!
//! Their bases are in the library (`_hognose_record`); the classes that there are stand in a dict of that module, which a guest can
//! reach and change. So nothing found there is taken for what it should be before it was looked at.

use hognose_host::{Crossing, Data, Member, Object};

use super::Refused;
use crate::class::NewClass;
use crate::classes;
use crate::names;
use crate::objects::DictObj;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

const MODULE: &str = "_hognose_record";

/// The base of the classes of records, of those of enumerations, of those of tuples whose items have names, of those of objects
/// that stay with the host, and of records that do not change.
pub const BASES: [&str; 5] = [
    "_hognose_record.Record",
    "_hognose_record.Member",
    "_hognose_record.Row",
    "_hognose_record.Handle",
    "_hognose_record.Frozen",
];

/// What went wrong while a class was made.
fn refused(vm: &mut Vm, stop: Stop) -> Refused {
    match vm.hashed::<()>(Err(stop)) {
        Err(refused) => refused,
        Ok(()) => Refused::Unfit(Crossing::Unfit("an object whose class cannot be made".to_string())),
    }
}

impl Vm {
    /// An instance of a class of the host, with these fields.
    pub(super) fn record(&mut self, object: &Object) -> Result<Value, Refused> {
        let names: Vec<&str> = object.fields.iter().map(|(name, _)| name.as_str()).collect();
        // Python gives those a meaning of their own: `__dict__`, `__class__`.
        if let Some(name) = names.iter().find(|name| name.starts_with("__") && name.ends_with("__")) {
            let text = format!(
                "{}: a field cannot be called {name:?}, which means something to Python",
                object.class
            );
            return Err(Refused::Unfit(Crossing::Unfit(text)));
        }
        if object.is_tuple {
            return self.row(object, &names);
        }
        let base = if object.is_frozen { BASES[4] } else { BASES[0] };
        let class = self.record_class(base, &object.class, &names)?;
        let shape = self.heap.class(class.handle()).shape;
        let instance = self.heap.new_blank(shape);
        for (name, value) in &object.fields {
            let value = self.made_of(value)?;
            let name = self.intern(name);
            self.slot_set(instance, name, value);
        }
        Ok(instance)
    }

    /// A tuple whose items have names.
    fn row(&mut self, object: &Object, names: &[&str]) -> Result<Value, Refused> {
        let class = self.record_class(BASES[2], &object.class, names)?;
        let items =
            object.fields.iter().map(|(_, value)| self.made_of(value)).collect::<Result<Vec<_>, _>>()?;
        let items = self.heap.new_tuple(items);
        self.with_payload(class, classes::TUPLE, items).map_err(|stop| refused(self, stop))
    }

    /// The names of the items of a row, if a class is one of rows.
    pub(super) fn row_fields(&mut self, class: Value) -> Option<Vec<String>> {
        let base = self.image.library_class(BASES[2])?;
        if !self.is_subclass(class, base) { None } else { self.match_args(class) }
    }

    /// The member of an enumeration of the host.
    pub(super) fn member(&mut self, member: &Member) -> Result<Value, Refused> {
        let class = self.record_class(BASES[1], &member.class, &[])?;
        let members = self.members_of(class);
        let name = self.intern(&member.name);
        if let Some(known) = self.dict_get_name(members, name)
            && known.is_kind(Kind::Instance)
            && self.class_of(known).same(class)
        {
            return Ok(known);
        }
        let shape = self.heap.class(class.handle()).shape;
        let instance = self.heap.new_blank(shape);
        let value = self.made_of(&member.value)?;
        for (field, value) in [("_name_", name), ("_value_", value)] {
            let field = self.intern(field);
            self.slot_set(instance, field, value);
        }
        self.dict_set_name(members, name, instance);
        Ok(instance)
    }

    /// The members of an enumeration that have come in, by name. A guest that took the dict away gets new members.
    fn members_of(&mut self, class: Value) -> Value {
        let namespace = self.class(class).dict;
        let name = self.intern("_members_");
        if let Some(known) = self.dict_get_name(namespace, name).filter(|known| known.is_kind(Kind::Dict)) {
            return known;
        }
        let members = self.heap.new_dict(DictObj::default());
        self.dict_set_name(namespace, name, members);
        self.class_changed(class);
        members
    }

    /// The class of records, rows or members that stands for one of the host's.
    fn record_class(&mut self, base: &str, name: &str, fields: &[&str]) -> Result<Value, Refused> {
        // In quotes, so that no two classes have the same key.
        let mark = if base == BASES[4] { " frozen" } else { "" };
        let key = format!("{name:?} {fields:?}{mark}");
        self.host_class(base, name, &key, |vm, base| vm.make_host_class(base, name, fields))
    }

    /// The class that stands for one of the host's: the one of before with this key, or a new one.
    pub(super) fn host_class(
        &mut self,
        base: &str,
        name: &str,
        key: &str,
        make: impl FnOnce(&mut Vm, Value) -> Res,
    ) -> Result<Value, Refused> {
        let Some(base) = self.image.library_class(base) else {
            let text = format!("a value of type {name} cannot enter the guest");
            return Err(Refused::Unfit(Crossing::Unfit(text)));
        };
        let key = self.intern(key);
        let known = self.host_classes();
        if let Some(known) = known
            && let Some(class) = self.dict_get_name(known, key)
            && class.is_kind(Kind::Class)
            && !class.in_image()
            && self.is_subclass(class, base)
        {
            return Ok(class);
        }
        let class = make(self, base).map_err(|stop| refused(self, stop))?;
        if let Some(known) = known {
            self.dict_set_name(known, key, class);
        }
        Ok(class)
    }

    /// The dict of the classes that there are, unless the guest took it away.
    fn host_classes(&mut self) -> Option<Value> {
        let module = self.image.library_module(MODULE)?;
        let name = self.intern("_classes");
        self.dict_get_name(self.heap.module(module.handle()).dict, name)
            .filter(|found| found.is_kind(Kind::Dict))
    }

    fn make_host_class(&mut self, base: Value, name: &str, fields: &[&str]) -> Res {
        let (module, qualname) = name.rsplit_once('.').unwrap_or(("__main__", name));
        let (module, name) = (self.heap.new_str(module), self.intern(qualname));
        let dict = self.heap.new_dict(DictObj::default());
        self.dict_set_name(dict, names::MODULE, module);
        let fields: Vec<Value> = fields.iter().map(|field| self.intern(field)).collect();
        let fields = self.heap.new_tuple(fields);
        self.dict_set_name(dict, names::MATCH_ARGS, fields);
        let parts =
            NewClass { name, qualname: name, metaclass: classes::TYPE, bases: vec![base], dict, slots: None };
        self.make_class(parts)
    }

    /// Whether the fields of instances never change: those of a frozen record, or of a guest's frozen dataclass.
    pub(super) fn is_frozen(&mut self, class: Value) -> bool {
        if self.image.library_class(BASES[4]).is_some_and(|base| self.is_subclass(class, base)) {
            return true;
        }
        let marker = self.intern("__dataclass_params__");
        let Some(parameters) = self.lookup(class, marker).filter(|found| found.is_kind(Kind::Instance))
        else {
            return false;
        };
        self.plain_attr(parameters, "frozen").and_then(Value::as_bool).unwrap_or(false)
    }

    /// The names of the fields of a record, if a class is one of records.
    pub(super) fn record_fields(&mut self, class: Value) -> Option<Vec<String>> {
        let base = self.image.library_class(BASES[0])?;
        if !self.is_subclass(class, base) { None } else { self.match_args(class) }
    }

    fn match_args(&mut self, class: Value) -> Option<Vec<String>> {
        let names = self.lookup(class, names::MATCH_ARGS).and_then(|names| names.is(Kind::Tuple))?;
        let names = self.heap.tuple(names).to_vec().into_iter().filter(|name| name.is_kind(Kind::Str));
        Some(names.map(|name| self.show(name)).collect())
    }

    /// Name and value of a member of an enumeration, of the guest or of the host.
    pub(super) fn member_parts(&mut self, value: Value) -> Option<(Value, Value)> {
        let class = self.class_of(value);
        let marker = self.intern("_member_map_");
        let host = self.image.library_class(BASES[1]).is_some_and(|base| self.is_subclass(class, base));
        if !host && self.lookup(class, marker).is_none() {
            return None;
        }
        Some((self.plain_attr(value, "_name_")?, self.plain_attr(value, "_value_")?))
    }

    /// An object of the host or of the library.
    pub(super) fn object(&mut self, object: &Object) -> Result<Value, Refused> {
        match self.library_value(object)? {
            Some(value) => Ok(value),
            None => self.record(object),
        }
    }

    /// A field of a data object that means a slice or a range.
    pub(super) fn part(&mut self, data: &Data, name: &str) -> Result<Value, Refused> {
        match data.get(name) {
            Some(part) => self.made_of(part),
            None => Ok(Value::NONE),
        }
    }
}
