//! Making classes: MRO, layout, the flags that decide over fast paths.

use crate::classes;
use crate::exec::carried::Carriers;
use crate::names;
use crate::objects::*;
use crate::stop::Res;
use crate::value::{Kind, Value};
use crate::vm::Vm;

impl Vm {
    /// The method resolution order (C3) of a class with these bases, without the class itself.
    pub fn linearize(&mut self, bases: &[Value]) -> Res<Vec<Value>> {
        if let [base] = bases {
            let mro = self.class(*base).mro.clone();
            self.charge(mro.len() / 8)?;
            return Ok(mro);
        }
        let lists = bases.iter().map(|b| self.class(*b).mro.clone()).collect();
        self.linearize_lists(lists, bases)
    }

    /// As [`Vm::linearize`], with the orders of the bases given.
    pub fn linearize_lists(&mut self, lists: Vec<Vec<Value>>, bases: &[Value]) -> Res<Vec<Value>> {
        let mut lists = lists;
        lists.push(bases.to_vec());
        let mut mro = Vec::new();
        loop {
            lists.retain(|l| !l.is_empty());
            if lists.is_empty() {
                return Ok(mro);
            }
            self.charge(lists.iter().map(Vec::len).sum::<usize>() / 4 + 1)?;
            let next =
                lists.iter().map(|l| l[0]).find(|c| lists.iter().all(|l| !l[1..].iter().any(|d| d.same(*c))));
            match next {
                Some(class) => {
                    mro.push(class);
                    for list in &mut lists {
                        if list[0].same(class) {
                            list.remove(0);
                        }
                    }
                }
                None => {
                    let mut heads: Vec<String> = Vec::new();
                    for list in &lists {
                        let name = self.class_name(list[0]);
                        if !heads.contains(&name) {
                            heads.push(name);
                        }
                    }
                    let text = format!(
                        "Cannot create a consistent method resolution order (MRO) for bases {}",
                        heads.join(", ")
                    );
                    return Err(self.type_error(text));
                }
            }
        }
    }

    /// The base whose layout the instances get.
    pub fn best_base(&mut self, bases: &[Value]) -> Res<Value> {
        let mut best = bases[0];
        for base in bases {
            if self.class(*base).flags.final_ {
                let name = self.class_name(*base);
                return Err(self.type_error(format!("type '{name}' is not an acceptable base type")));
            }
            let (a, b) = (self.class(best).layout, self.class(*base).layout);
            if self.is_subclass(a, b) {
                continue;
            }
            if self.is_subclass(b, a) {
                best = *base;
            } else {
                return Err(self.type_error("multiple bases have instance lay-out conflict"));
            }
        }
        Ok(best)
    }

    /// Makes a class of checked parts. `slots`: names of `__slots__`, `None` when instances have a dict.
    pub fn make_class(&mut self, def: NewClass) -> Res {
        let NewClass { name, qualname, metaclass, bases, dict, slots } = def;
        let mro = self.linearize(&bases)?;
        let best = self.best_base(&bases)?;
        let base = self.class(best).clone();
        let parents_dict = bases.iter().any(|b| !self.class(*b).flags.no_dict && !b.same(classes::OBJECT));
        let mut flags = ClassFlags { no_dict: slots.is_some() && !parents_dict, ..ClassFlags::default() };
        let sized = [classes::INT, classes::TUPLE, classes::BYTES].iter().any(|sized| self.is_subclass(best, *sized));
        flags.no_weakref = (slots.is_some() || sized) && !bases.iter().any(|base| self.gives_weakref(*base));
        // Also where only a base has an order of its own: from the bases alone it could not be found again.
        flags.own_mro = bases.iter().any(|base| self.class(*base).flags.own_mro);
        let payload = self.payload_class(best);
        let mut object = ClassObj {
            name,
            qualname,
            metaclass,
            mro,
            bases: bases.clone(),
            dict,
            shape: 0,
            payload,
            layout: base.layout,
            construct: Construct::Plain,
            flags,
            subclasses: Vec::new(),
        };
        object.mro.insert(0, Value::UNDEF);
        let class = self.heap.new_class(object);
        self.heap.class_mut(class.handle()).mro[0] = class;
        let mut names = self.heap.shape(base.shape).names.clone();
        if names.is_empty() && !payload.is_undef() && !self.is_subclass(payload, classes::BASE_EXCEPTION) {
            names.push(Value::UNDEF);
        }
        if let Some(mut slots) = slots {
            let has_new_slot = slots.iter().any(|s| !s.same(names::DICT) && !s.same(names::WEAKREF));
            let stored = slots.iter().filter(|s| !s.same(names::DICT) && !s.same(names::WEAKREF));
            for slot in stored {
                if !names.iter().any(|n| n.same(*slot)) {
                    names.push(*slot);
                }
            }
            // The class has them in the order of their names, whatever order they were told in.
            slots.sort_by_cached_key(|slot| self.show(*slot));
            for slot in slots {
                if slot.same(names::DICT) {
                    self.heap.class_mut(class.handle()).flags.no_dict = false;
                    continue;
                }
                if slot.same(names::WEAKREF) {
                    self.heap.class_mut(class.handle()).flags.no_weakref = false;
                    continue;
                }
                let member = self.heap.new_descr(DescrObj::Member { class, name: slot });
                self.dict_set_name(dict, slot, member);
            }
            if has_new_slot {
                self.heap.class_mut(class.handle()).layout = class;
            }
        }
        let shape = self.heap.new_shape(Shape { class, names, next: Vec::new(), dict: false, far: false });
        self.heap.class_mut(class.handle()).shape = shape;
        for base in &bases {
            self.heap.class_mut(base.handle()).subclasses.push(class);
            self.heap.grew(8);
        }
        self.update_flags(class);
        Ok(class)
    }

    /// What `__dict__` of a class shows of its instances: `__dict__` and `__weakref__`, where its base has them not
    /// yet, and `__doc__`.
    pub fn add_own_descriptors(&mut self, class: Value, slots: Option<&[Value]>) -> Res<()> {
        let (bases, dict) = (self.class(class).bases.clone(), self.class(class).dict);
        let base = self.best_base(&bases)?;
        let added = |name: Value| slots.is_none_or(|slots| slots.iter().any(|s| s.same(name)));
        let mro = self.class(base).mro.clone();
        let inherits = |vm: &Vm, name: Value| {
            mro.iter().any(|c| !c.same(classes::OBJECT) && vm.class_attr(*c, name).is_some())
        };
        let (has_dict, has_weakref) = (inherits(self, names::DICT), inherits(self, names::WEAKREF));
        let has_both = mro.iter().any(|c| c.same(classes::TYPE));
        let is_exception = mro.iter().any(|c| c.same(classes::BASE_EXCEPTION));
        let sized = [classes::INT, classes::TUPLE, classes::BYTES];
        let referable = [classes::SET, classes::FROZENSET];
        let no_weakref = mro.iter().any(|c| sized.iter().chain(&referable).any(|s| s.same(*c)));
        for (name, wanted, like) in [
            (names::DICT, !has_dict && !has_both && !is_exception, classes::OBJECT),
            (names::WEAKREF, !has_weakref && !has_both && !no_weakref, classes::EXCEPTION_GROUP),
        ] {
            if wanted
                && added(name)
                && self.dict_get_name(dict, name).is_none()
                && let Some(found) = self.class_attr(like, name)
                && let Some(handle) = found.is(Kind::Descr)
                && let DescrObj::GetSet { get, set, .. } = *self.heap.descr(handle)
            {
                let own = self.heap.new_descr(DescrObj::GetSet { class, name, get, set });
                self.dict_set_name(dict, name, own);
            }
        }
        if self.dict_get_name(dict, names::DOC).is_none() {
            self.dict_set_name(dict, names::DOC, Value::NONE);
        }
        Ok(())
    }

    /// Whether instances of subclasses can have weak references because those of this class can.
    fn gives_weakref(&self, base: Value) -> bool {
        let builtin = self.class(base).flags.builtin;
        // Those written in Python say so by their slots.
        let native = !matches!(self.class(base).construct, Construct::Plain) && self.class_attr(base, names::SLOTS).is_none();
        if builtin && native {
            return [classes::SET, classes::FROZENSET, classes::MODULE, classes::ARRAY].iter().any(|c| c.same(base));
        }
        let plain = builtin && (base.same(classes::OBJECT) || self.is_subclass(base, classes::BASE_EXCEPTION));
        !plain && !self.class(base).flags.no_weakref
    }

    /// The builtin class whose payload instances of subclasses of `class` carry, or unbound.
    fn payload_class(&self, class: Value) -> Value {
        let object = self.class(class);
        if !object.flags.builtin {
            return object.payload;
        }
        let plain = [classes::OBJECT, classes::TYPE];
        if plain.iter().any(|p| p.same(class)) || self.is_subclass(class, classes::BASE_EXCEPTION) {
            return Value::UNDEF;
        }
        // Builtin classes written in Python have instances of their own.
        if self.class_attr(class, names::SLOTS).is_some() || matches!(object.construct, Construct::Plain) {
            return object.payload;
        }
        class
    }

    /// Gives a class the MRO that its metaclass's `mro` chose. What is refused leaves it as it was.
    pub fn replace_mro(&mut self, class: Value, mro: Vec<Value>) -> Res<()> {
        if mro.is_empty() {
            return Err(self.type_error("type MRO must not be empty"));
        }
        for other in &mro {
            if !other.is_kind(Kind::Class) {
                let found = self.type_name(*other);
                return Err(self.type_error(format!("mro() returned a non-class ('{found}')")));
            }
            // Natives look for their values where the layout of a class in the MRO says.
            if !other.same(class) && !self.is_subclass(self.class(class).layout, self.class(*other).layout) {
                let found = self.class_name(*other);
                return Err(self.type_error(format!("mro() returned base with unsuitable layout ('{found}')")));
            }
        }
        if !mro.iter().any(|c| c.same(class)) {
            let name = self.class_name(class);
            let text = format!("super(type, obj): obj (type {name}) is not an instance or subtype of type ({name}).");
            return Err(self.type_error(text));
        }
        let object = self.heap.class_mut(class.handle());
        object.mro = mro;
        object.flags.own_mro = true;
        self.class_changed(class);
        self.update_flags(class);
        Ok(())
    }

    /// Computes the flags of a class and of its subclasses from what their MROs define.
    pub fn update_flags(&mut self, class: Value) {
        for class in self.with_subclasses(class) {
            self.update_own_flags(class);
        }
    }

    /// Computes the flags of a class alone.
    pub(crate) fn update_own_flags(&mut self, class: Value) {
        self.carriers = Carriers::default();
        let guest = |vm: &Vm, name: Value| {
            let mro = &vm.class(class).mro;
            let of = mro.iter().find(|c| vm.class_attr(**c, name).is_some());
            of.is_some_and(|c| {
                !vm.class(*c).flags.builtin
                    || vm.class_attr(*c, name).is_some_and(|f| {
                        f.is_kind(Kind::Function) || f.is_kind(Kind::Native) && !vm.is_builtin_method(f)
                    })
            })
        };
        let mut flags = self.class(class).flags;
        flags.dict_items = self.is_method_of(class, names::GETITEM, "dict");
        flags.dict_sets = self.is_method_of(class, names::SETITEM, "dict");
        flags.dict_dels = self.is_method_of(class, names::DELITEM, "dict");
        flags.tuple_items = self.is_method_of(class, names::GETITEM, "tuple") && self.is_method_of(class, names::ITER, "tuple");
        let payload = self.class(class).payload;
        let sized = [(classes::DICT, "dict"), (classes::LIST, "list"), (classes::TUPLE, "tuple"), (classes::SET, "set")];
        flags.sized = sized.iter().any(|(of, owner)| payload.same(*of) && self.is_method_of(class, names::LEN, owner))
            && self.lookup_uncached(class, names::BOOL).is_none();
        let comparisons = [names::EQ, names::NE, names::LT, names::LE, names::GT, names::GE];
        flags.tuple_order = flags.tuple_items && comparisons.iter().all(|name| self.is_method_of(class, *name, "tuple"));
        flags.getattribute = guest(self, names::GETATTRIBUTE);
        flags.getattr = guest(self, names::GETATTR);
        flags.setattr = guest(self, names::SETATTR);
        flags.delattr = guest(self, names::DELATTR);
        flags.eq = guest(self, names::EQ);
        flags.hash = guest(self, names::HASH);
        if !flags.sequence && !flags.mapping {
            // The first base that is one of them decides what it is for `match`.
            let mro = self.class(class).mro.iter().skip(1).map(|b| self.class(*b).flags);
            if let Some(of) = mro.into_iter().find(|f| f.sequence || f.mapping) {
                (flags.sequence, flags.mapping) = (of.sequence, of.mapping);
            }
        }
        let construct = self.construct_of(class);
        let object = self.heap.class(class.handle());
        if object.flags != flags || object.construct != construct {
            let object = self.heap.class_mut(class.handle());
            object.flags = flags;
            object.construct = construct;
        }
    }

    /// Whether what a class has under a name is the method that a builtin class has there.
    #[inline(never)]
    pub(crate) fn is_method_of(&self, class: Value, name: Value, owner: &str) -> bool {
        let native = self.lookup_uncached(class, name).and_then(|method| method.is(Kind::Native));
        native.is_some_and(|native| {
            let table = self.natives[native as usize].table;
            table.methods && table.owner == owner
        })
    }

    /// A class and all classes below it, each once and behind its bases.
    fn with_subclasses(&mut self, class: Value) -> Vec<Value> {
        if self.class(class).subclasses.is_empty() {
            return vec![class];
        }
        let mut seen = std::collections::HashSet::from([class]);
        let mut all = vec![class];
        let mut at = 0;
        while let Some(&next) = all.get(at) {
            at += 1;
            let below = &self.class(next).subclasses;
            all.extend(below.iter().copied().filter(|c| seen.insert(*c)));
        }
        // The order of a class contains that of each of its bases.
        all.sort_by_key(|c| self.class(*c).mro.len());
        self.meter.slice -= all.iter().map(|c| self.class(*c).mro.len() as i64).sum::<i64>();
        all
    }

    /// How instances of a class are made.
    fn construct_of(&self, class: Value) -> Construct {
        let object = self.class(class);
        if object.flags.builtin {
            return object.construct;
        }
        let definer = |name: Value| object.mro.iter().copied().find(|c| self.class_attr(*c, name).is_some());
        let plain_call =
            self.class_attr_in(object.metaclass, names::CALL).is_none_or(|c| c.same(classes::TYPE));
        let new = definer(names::NEW);
        if !plain_call || object.flags.abstract_ {
            return Construct::Generic;
        }
        if new.is_some_and(|c| c.same(classes::OBJECT))
            && object.payload.is_undef()
            && !self.is_subclass(class, classes::TYPE)
        {
            return Construct::Plain;
        }
        let containers = [classes::DICT, classes::LIST, classes::SET];
        if containers.iter().any(|c| c.same(object.payload)) && new.is_some_and(|c| c.same(object.payload)) {
            return Construct::Container;
        }
        if self.is_subclass(class, classes::BASE_EXCEPTION)
            && new.is_some_and(|c| self.class(c).flags.builtin)
        {
            let group = self.is_subclass(class, classes::BASE_EXCEPTION_GROUP);
            return if group { Construct::Generic } else { Construct::Exception };
        }
        let new = new.and_then(|c| self.class_attr(c, names::NEW));
        if self.new_function(new).is_none() || self.is_subclass(class, classes::TYPE) {
            return Construct::Generic;
        }
        match object.construct {
            // A class of the library whose `__new__` a native does, as long as it is the library's.
            Construct::Native(native) if self.is_library_new(class) => Construct::Native(native),
            _ => Construct::New,
        }
    }

    /// The function that is the `__new__` of a class, as its namespace has it.
    pub(crate) fn new_function(&self, new: Option<Value>) -> Option<Value> {
        let new = new?;
        let function = match new.kind() {
            Kind::Descr => match self.heap.descr(new.handle()) {
                DescrObj::StaticMethod(function) => *function,
                _ => return None,
            },
            _ => new,
        };
        function.is_kind(Kind::Function).then_some(function)
    }

    /// Whether a class makes its instances as the library says: by a `__new__` of its own, and without an `__init__` of a guest.
    fn is_library_new(&self, class: Value) -> bool {
        let own = |name: Value| self.class_attr(class, name);
        let function = self.new_function(own(names::NEW));
        let library = |function: Value| self.image.is_building() || function.in_image();
        function.is_some_and(library)
            && self.lookup_uncached(class, names::INIT).is_none_or(|init| init.is_kind(Kind::Native) || library(init))
    }

    /// The class in the MRO that defines a name.
    fn class_attr_in(&self, class: Value, name: Value) -> Option<Value> {
        self.class(class).mro.iter().copied().find(|c| self.class_attr(*c, name).is_some())
    }

    /// Direct subclasses that are alive.
    pub fn subclasses(&self, class: Value) -> Vec<Value> {
        self.class(class).subclasses.clone()
    }
}

/// The parts of a class to be made.
pub struct NewClass {
    /// `__name__`.
    pub name: Value,
    /// `__qualname__`.
    pub qualname: Value,
    /// The class of the class.
    pub metaclass: Value,
    /// The bases: at least one.
    pub bases: Vec<Value>,
    /// The namespace: a dict of its own.
    pub dict: Value,
    /// Mangled, interned names of `__slots__`.
    pub slots: Option<Vec<Value>>,
}
