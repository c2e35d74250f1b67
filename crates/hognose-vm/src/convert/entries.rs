//! Entries of the host's dicts and sets that wait for Python: their hash or their equality is code of the guest.
//!
//! Values are made between instructions, where nothing of the guest can run. So what cannot be put into its container there is
//! noted, in order, and a function of the prelude enters it before the next instruction of the guest, whoever was to run: no
//! instruction sees a container that is not whole, and none leaves as an argument. Once an entry of a container has to wait, so
//! does every later one, and a key waits for what is in it. An entry is taken off when it is in, so a feed that a limit ended on
//! the way leaves the rest for the next.

use std::collections::VecDeque;

use hognose_host::Data;

use super::library::CLASSES;
use crate::frame::Action;
use crate::session::Session;
use crate::threads::Waiting;
use crate::value::Value;

/// What waits, and who waited when it was begun.
#[derive(Default)]
pub struct Entries {
    /// A dict or set, a key or element, and the key's value.
    pub open: VecDeque<[Value; 3]>,
    /// What the stack waits for on which the entries are being put in.
    pub held: Waiting,
}

impl Entries {
    /// Whether every value is whole.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// What they take.
    pub fn size(&self) -> usize {
        self.open.len() * size_of::<[Value; 3]>()
    }

    /// Values kept alive.
    pub fn roots(&self, visit: &mut impl FnMut(Value)) {
        self.open.iter().flatten().for_each(|value| visit(*value));
        self.held.values(visit);
    }
}

impl Session {
    /// Lets the entries in that wait, before anything else runs.
    #[cold]
    pub(crate) fn begin_entries(&mut self) {
        let is_begun = |frames: &[crate::frame::Frame]| frames.iter().any(|f| f.action == Action::Entered);
        if is_begun(&self.thread.frames) || self.parked.iter().any(|thread| is_begun(&thread.frames)) {
            return;
        }
        self.vm.entries.held = std::mem::take(&mut self.thread.waiting);
        let function = self.vm.image.prelude("enter_entries");
        self.enter_function(function, &[], Action::Entered, 0);
    }

    /// They are in: the stack goes on as it was.
    pub(crate) fn end_entries(&mut self) {
        self.thread.waiting = std::mem::take(&mut self.vm.entries.held);
    }
}

/// The class in a key that has no hash, whatever a guest says: then the host hears it at once.
pub(super) fn without_hash(key: &Data) -> Option<&str> {
    match key {
        Data::List(_) | Data::Dict(_) | Data::Set(_) => Some(key.type_name()),
        Data::Tuple(items) => items.iter().find_map(without_hash),
        Data::Object(object) if CLASSES.contains(&object.class.as_str()) => None,
        Data::Object(object)
            if object.is_tuple || object.is_frozen || matches!(object.class.as_str(), "slice" | "range") =>
        {
            object.fields.iter().find_map(|(_, value)| without_hash(value))
        }
        Data::Object(object) => Some(&object.class),
        // What is in a frozen set was looked at when it was put there.
        _ => None,
    }
}
