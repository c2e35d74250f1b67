//! The collector: marks what the roots reach, frees the rest.
//!
//! It runs only between instructions, when every live value is in a register, a frame, a
//! global or the heap: native code needs no rooting discipline. The stack of work is
//! explicit, so that depth of data never becomes depth of the machine's stack.
//!
//! What the roots are is the caller's business: see `session`.

use std::collections::HashSet;

use super::arena::Reached;
use super::{Heap, Scope};
use crate::objects::{Object as _, StrData, StrObj};
use crate::unit::Units;
use crate::value::{IMAGE, Kind, Value};

/// How many items of a list or dict are looked at in one go: what they refer to waits in the stack of work, which would take as
/// much memory as a list of objects itself, at the moment when there is least.
const PART: usize = 512;

/// A collection in progress.
pub struct Marker<'a> {
    heap: &'a mut Heap,
    units: &'a Units,
    /// For each unit of the session whether it is marked.
    marked: Vec<bool>,
    work: Vec<Value>,
    /// Large lists and dicts of which only what is in front of this place was looked at.
    parts: Vec<(Value, usize)>,
    scope: Scope,
    /// Bytes of what is marked.
    live: usize,
    /// Bytes that were looked at although they are not young.
    looked: usize,
}

/// What a collection has found out.
pub struct Marked {
    /// The weak references that have a callback to be called.
    pub callbacks: Vec<Value>,
    /// For each unit of the session whether something refers to it.
    pub units: Vec<bool>,
    /// What the collection was about.
    pub scope: Scope,
}

impl<'a> Marker<'a> {
    /// Starts a collection.
    pub fn new(heap: &'a mut Heap, units: &'a Units, scope: Scope) -> Marker<'a> {
        heap.begin_mark(scope);
        let marked = vec![false; units.bound()];
        let mut marker = Marker { heap, units, marked, work: Vec::new(), parts: Vec::new(), scope, live: 0, looked: 0 };
        // No door says which objects of the image were changed since: all that were ever are looked at each time.
        let mut objects = Vec::new();
        marker.heap.changed_of_image(|value, size| objects.push((value, size)));
        let shapes: Vec<u32> = marker.heap.shapes.changed().collect();
        let shapes_size = shapes.iter().map(|shape| marker.heap.shapes.get(*shape).size()).sum::<usize>();
        let changed = shapes_size + objects.iter().map(|(_, size)| size).sum::<usize>();
        let before = std::mem::replace(&mut marker.heap.changed, changed);
        for (value, _) in objects {
            marker.scan(value);
        }
        shapes.into_iter().for_each(|shape| marker.scan_shape(shape));
        if scope == Scope::Young {
            marker.looked = changed;
            marker.live += marker.heap.old.saturating_sub(before);
            marker.remembered();
            let units = (0..marker.marked.len() as u32).filter(|unit| marker.units.has(*unit)).collect::<Vec<_>>();
            units.into_iter().for_each(|unit| marker.unit(unit));
        }
        marker
    }

    /// Looks at the old objects that were changed.
    fn remembered(&mut self) {
        let mut objects = Vec::new();
        self.heap.remembered(|value, changed| objects.push((value, *changed)));
        for (value, changed) in objects {
            if changed.kept > 0 {
                self.scan_appended(value.handle(), changed.kept as usize);
            } else {
                let size = self.scan(value);
                // Of text and bytes there is nothing to look at.
                let is_leaf = matches!(value.kind(), Kind::Str | Kind::ByteArray | Kind::Array);
                self.looked += if is_leaf { 0 } else { size };
            }
            let size = self.heap.size_of(value);
            match changed.size {
                // Scanning has counted all of it.
                Some(before) => self.live = self.live.saturating_sub(before),
                None => self.live = self.live.saturating_sub(size),
            }
        }
        let shapes = self.heap.shapes.remembered();
        for changed in shapes {
            self.scan_shape(changed.index);
            self.live = self.live.saturating_sub(changed.size.unwrap_or_default());
        }
    }

    /// Marks what a list refers to behind its first items.
    fn scan_appended(&mut self, list: u32, kept: usize) {
        let object = self.heap.list_obj(list);
        self.live += object.size();
        self.looked += object.items.len().saturating_sub(kept) * size_of::<Value>();
        self.parts.push((Value::new(Kind::List, list), kept));
    }

    /// Marks a value and, before the collection ends, all it reaches.
    #[inline]
    pub fn root(&mut self, value: Value) {
        self.looked += size_of::<Value>();
        if self.heap.mark(value) {
            self.work.push(value);
        }
    }

    /// Marks a unit and, before the collection ends, all it reaches. Units of the image stay anyway.
    #[inline]
    pub fn unit(&mut self, number: u32) {
        if number & IMAGE == 0 && self.marked.get(number as usize) == Some(&false) {
            self.new_unit(number);
        }
    }

    fn new_unit(&mut self, number: u32) {
        self.marked[number as usize] = true;
        let unit = self.units.get(number);
        self.root(unit.globals);
        unit.constants.iter().chain(unit.names.iter()).for_each(|v| self.root(*v));
    }

    /// Marks the units whose numbers an object has.
    fn units_of(&mut self, value: Value) {
        let (heap, handle) = (&*self.heap, value.handle());
        match value.kind() {
            Kind::Function => self.unit(heap.function(handle).unit),
            Kind::Gen => {
                let object = heap.generator(handle);
                let made = object.made.map(|made| made.unit);
                self.unit(object.unit);
                made.into_iter().for_each(|unit| self.unit(unit));
            }
            Kind::CodeObj => self.unit(heap.code_obj(handle).unit),
            Kind::Traceback => self.unit(heap.traceback(handle).entry.unit),
            Kind::Pending => self.unit(heap.pending(handle).unit),
            Kind::Exc => {
                for at in 0..heap.exception(handle).trace.len() {
                    self.unit(self.heap.exception(handle).trace[at].unit);
                }
            }
            _ => {}
        }
    }

    /// Follows references until there is no more work.
    pub fn drain(&mut self) {
        loop {
            while let Some(value) = self.work.pop() {
                self.scan(value);
            }
            let Some((value, at)) = self.parts.pop() else { break };
            self.scan_part(value, at);
        }
    }

    /// Marks what the next items of a list or dict refer to.
    fn scan_part(&mut self, value: Value, at: usize) {
        let (heap, work) = (&*self.heap, &mut self.work);
        let mut leaves = 0;
        let mut visit = |child: Value| {
            if child.may_be_own() {
                leaves += heap.reach(child, work);
            }
        };
        let end = at + PART;
        let is_last = match value.kind() {
            Kind::List => {
                let items = &heap.list_obj(value.handle()).items;
                items[at.min(items.len())..end.min(items.len())].iter().for_each(|item| visit(*item));
                end >= items.len()
            }
            _ => {
                let entries = &heap.dict(value.handle()).entries;
                entries[at.min(entries.len())..end.min(entries.len())].iter().for_each(|entry| {
                    visit(entry.key);
                    visit(entry.value);
                });
                end >= entries.len()
            }
        };
        if !is_last {
            self.parts.push((value, end));
        }
        self.live += leaves;
    }

    /// Marks what an object refers to; the size of the object.
    fn scan(&mut self, value: Value) -> usize {
        let (heap, work) = (&*self.heap, &mut self.work);
        let large = match value.kind() {
            Kind::List => Some(heap.list_obj(value.handle())).filter(|list| list.items.len() > PART).map(|list| list.size()),
            Kind::Dict => Some(heap.dict(value.handle())).filter(|dict| dict.entries.len() > PART).map(|dict| dict.size()),
            _ => None,
        };
        if let Some(size) = large {
            self.live += size;
            self.parts.push((value, 0));
            return size;
        }
        let mut leaves = 0;
        let size = heap.trace(value, &mut |child| {
            if child.may_be_own() {
                leaves += heap.reach(child, work);
            }
        });
        self.live += size + leaves;
        self.units_of(value);
        let shape = match value.kind() {
            Kind::Instance => self.heap.instance(value.handle()).shape,
            Kind::Exc => self.heap.exception(value.handle()).shape,
            Kind::Class => self.heap.class(value.handle()).shape,
            _ => return size,
        };
        if self.heap.shapes.mark(shape) {
            self.scan_shape(shape);
        }
        size
    }

    /// Marks what a shape refers to, and the shapes behind it.
    fn scan_shape(&mut self, shape: u32) {
        let mut shapes = vec![shape];
        while let Some(shape) = shapes.pop() {
            let mut found = Vec::new();
            let object = self.heap.shapes.get(shape);
            object.trace(&mut |v| found.push(v));
            let next: Vec<u32> = object.next.iter().map(|(_, s)| *s).collect();
            self.live += object.size();
            for value in found {
                self.root(value);
            }
            for shape in next {
                if self.heap.shapes.mark(shape) {
                    shapes.push(shape);
                }
            }
        }
    }

    /// For tests of collections of the young objects: whether everything is marked that these values reach. An old object that
    /// was changed and not remembered is found out here.
    pub fn check(&self, roots: &[Value]) {
        let heap = &*self.heap;
        let mut seen = HashSet::new();
        let mut work = roots.to_vec();
        heap.changed_of_image(|value, _| work.push(value));
        for (number, _) in self.marked.iter().enumerate().filter(|(_, marked)| **marked) {
            let unit = self.units.get(number as u32);
            work.push(unit.globals);
            work.extend(unit.constants.iter().chain(unit.names.iter()));
        }
        let mut shapes: Vec<u32> = heap.shapes.changed().collect();
        loop {
            while let Some(value) = work.pop() {
                let value = if value.is_kind(Kind::ForList) { Value::new(Kind::List, value.handle()) } else { value };
                if !value.may_be_own() || !seen.insert(value) {
                    continue;
                }
                assert!(heap.is_marked(value), "{value:?} is alive and not marked");
                heap.trace(value, &mut |child| work.push(child));
                match value.kind() {
                    Kind::Instance => shapes.push(heap.instance(value.handle()).shape),
                    Kind::Exc => shapes.push(heap.exception(value.handle()).shape),
                    Kind::Class => shapes.push(heap.class(value.handle()).shape),
                    _ => {}
                }
            }
            let Some(shape) = shapes.pop() else { break };
            // Numbers of shapes stand for themselves, with a kind that no other value here has.
            if shape & IMAGE == 0 && seen.insert(Value::new(Kind::Pending, shape | IMAGE)) {
                assert!(heap.shapes.is_marked(shape), "shape {shape} is alive and not marked");
                let object = heap.shapes.get(shape);
                object.trace(&mut |child| work.push(child));
                shapes.extend(object.next.iter().map(|(_, next)| *next));
            }
        }
    }

    /// Ends the collection: clears weak references, frees what is not marked.
    pub fn finish(mut self) -> Marked {
        self.drain();
        let mut callbacks = Vec::new();
        for handle in 0..self.heap.weaks.len() as u32 {
            let weak = self.heap.weak(handle);
            if weak.target.is_undef() || self.heap.is_marked(weak.target) {
                continue;
            }
            let callback = weak.callback;
            self.heap.vain_looks = 0;
            self.heap.weak_mut(handle).target = Value::UNDEF;
            let reference = Value::new(Kind::Weak, handle);
            if self.heap.is_marked(reference) && !callback.is_none() && !callback.is_undef() {
                callbacks.push(reference);
            }
        }
        self.heap.keep_index();
        self.forget_subclasses();
        self.forget_views();
        let Marker { heap, live, looked, scope, marked, .. } = self;
        let uncharged = heap.uncharged_room();
        heap.sweep(scope);
        heap.plan(scope, live, looked);
        heap.survived = heap.survived.saturating_sub(uncharged);
        Marked { callbacks, units: marked, scope }
    }

    /// Takes memory views that die out of the counts of the bytearrays they look at.
    fn forget_views(&mut self) {
        for handle in 0..self.heap.memoryviews.len() as u32 {
            let view = self.heap.memoryview(handle);
            if view.released || self.heap.is_marked(Value::new(Kind::MemoryView, handle)) {
                continue;
            }
            let base = view.base;
            self.heap.memoryview_mut(handle).released = true;
            self.heap.count_view(base, false);
        }
    }

    /// Takes classes that die out of the lists of subclasses.
    fn forget_subclasses(&mut self) {
        let changed = self.heap.classes.changed().collect::<Vec<_>>();
        for handle in (0..self.heap.classes.len() as u32).chain(changed) {
            let class = self.heap.class(handle);
            if class.subclasses.iter().all(|s| self.heap.is_marked(*s)) {
                continue;
            }
            let kept = class.subclasses.iter().copied().filter(|s| self.heap.is_marked(*s)).collect();
            self.heap.class_mut(handle).subclasses = kept;
        }
    }
}

impl Heap {
    /// Marks an object that another one refers to. What it refers to is for later, except where that is nothing: then the
    /// size counts, which is given.
    fn reach(&self, child: Value, work: &mut Vec<Value>) -> usize {
        let handle = child.handle();
        match child.kind() {
            Kind::Str => {
                match self.strs.mark_plain(handle) {
                    Reached::Before => {}
                    Reached::Plain => return size_of::<StrObj>(),
                    Reached::Object(text) if matches!(text.data, StrData::Prefix(..) | StrData::Part(..)) => work.push(child),
                    Reached::Object(text) => return text.size(),
                }
            }
            Kind::ForList => {
                if self.lists.mark(handle) {
                    work.push(Value::new(Kind::List, handle));
                }
            }
            _ => {
                if self.mark(child) {
                    work.push(child);
                }
            }
        }
        0
    }
}
