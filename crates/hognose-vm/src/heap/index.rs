//! What is found without a walk over the heap: weak references by what they refer to, code objects by their body.
//!
//! An index keeps nothing alive and is no part of a snapshot: it is made again from the arenas when it is first asked.
//! Objects of the image are not in it.

use std::collections::{HashMap, HashSet};

use super::{Arena, Heap};
use crate::objects::CodeObjObj;
use crate::value::{Kind, Value};

/// The indexes of a heap.
#[derive(Default)]
pub struct Index {
    /// Whether they were made: those of a loaded session are not.
    known: bool,
    /// For each object its weak references. One of a subclass of `ref` is the instance.
    weaks: HashMap<Value, Vec<Value>>,
    /// The code object of a body: unit and number.
    codes: HashMap<(u32, u32), Value>,
}

impl Index {
    /// Forgets everything.
    pub(super) fn reset(&mut self) {
        if self.known {
            *self = Index::default();
        }
    }
}

/// The handles of a session's own objects in an arena.
fn own<T: crate::objects::Object>(arena: &Arena<T>) -> Vec<u32> {
    let other: HashSet<u32> = arena.others().collect();
    (0..arena.len() as u32).filter(|handle| !other.contains(handle)).collect()
}

impl Heap {
    fn make_index(&mut self) {
        if self.index.known {
            return;
        }
        let mut index = Index { known: true, ..Index::default() };
        let weaks = own(&self.weaks);
        let mut shown: HashMap<u32, Value> = HashMap::new();
        if !weaks.is_empty() {
            for handle in own(&self.instances) {
                if let Some(weak) = self.instance(handle).inline[0].is(Kind::Weak)
                    && self
                        .shape(self.instance(handle).shape)
                        .names
                        .first()
                        .is_some_and(|name| name.is_undef())
                {
                    shown.insert(weak, Value::new(Kind::Instance, handle));
                }
            }
        }
        for handle in weaks {
            if let Some(target) = self.weak(handle).target.given() {
                let reference = shown.get(&handle).copied().unwrap_or(Value::new(Kind::Weak, handle));
                index.weaks.entry(target).or_default().push(reference);
            }
        }
        for handle in own(&self.codes) {
            let code = self.code_obj(handle);
            index.codes.entry((code.unit, code.body)).or_insert(Value::new(Kind::CodeObj, handle));
        }
        self.index = index;
    }

    /// Says that a weak reference to an object was made.
    pub fn weak_made(&mut self, target: Value, reference: Value) {
        if self.index.known {
            self.index.weaks.entry(target).or_default().push(reference);
        }
    }

    /// The weak references to an object: the one that all without a callback share, then others, the newest first.
    pub fn weaks_to(&mut self, target: Value) -> Vec<Value> {
        self.make_index();
        let mut found = self.index.weaks.get(&target).cloned().unwrap_or_default();
        found.sort_by_key(|reference| {
            let weak = match reference.is(Kind::Instance) {
                Some(handle) => self.instance(handle).inline[0].handle(),
                None => reference.handle(),
            };
            (!self.is_shared_weak(*reference), u32::MAX - weak)
        });
        found
    }

    /// The weak reference to an object that is given to all who want one without a callback.
    pub fn shared_weak(&mut self, target: Value) -> Option<Value> {
        self.make_index();
        let found = self.index.weaks.get(&target)?;
        found.iter().copied().find(|reference| self.is_shared_weak(*reference))
    }

    fn is_shared_weak(&self, reference: Value) -> bool {
        reference.is(Kind::Weak).is_some_and(|handle| self.weak(handle).callback.is_undef())
    }

    /// The code object of a body: the same one for as long as somebody has it.
    pub fn code_of(&mut self, unit: u32, body: u32) -> Value {
        self.make_index();
        if let Some(code) = self.index.codes.get(&(unit, body)) {
            return *code;
        }
        let code = self.new_code_obj(CodeObjObj { unit, body });
        self.index.codes.insert((unit, body), code);
        code
    }

    /// Takes what dies out of the indexes.
    pub(super) fn keep_index(&mut self) {
        let mut index = std::mem::take(&mut self.index);
        index.weaks.retain(|target, found| {
            found.retain(|reference| self.is_marked(*reference));
            !found.is_empty() && self.is_marked(*target)
        });
        index.codes.retain(|_, code| self.is_marked(*code));
        self.index = index;
    }
}
