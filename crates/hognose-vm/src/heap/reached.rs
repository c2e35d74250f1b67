//! What an image keeps of the heap that it is made in.
//!
//! Running a library leaves more behind than it needs: iterators, arguments, tables that were only read once. A session that
//! reads an object reads its neighbours, and a process inflates the page that they are on, so what nothing reaches would cost
//! both, beside its bytes in the program.

use std::collections::HashSet;

use super::Heap;
use crate::objects::Object as _;
use crate::value::{IMAGE, Kind, Value};

/// Objects, and the numbers of shapes.
#[derive(Default)]
pub(super) struct Reached {
    objects: HashSet<Value>,
    shapes: HashSet<u32>,
}

impl Reached {
    /// Whether an object was reached, by its index among those of its kind in the image.
    pub(super) fn has(&self, kind: Kind, index: usize) -> bool {
        self.objects.contains(&Value::new(kind, index as u32 | IMAGE))
    }

    /// The same for a shape.
    pub(super) fn has_shape(&self, index: usize) -> bool {
        self.shapes.contains(&(index as u32 | IMAGE))
    }
}

impl Heap {
    /// Empties all objects of a heap that will be an image that these values do not reach. They keep their places: handles are
    /// written into code and tables.
    pub(crate) fn keep_reached(&mut self, roots: impl IntoIterator<Item = Value>) {
        let reached = self.reached(roots.into_iter().collect());
        self.keep(&reached);
    }

    fn reached(&self, mut work: Vec<Value>) -> Reached {
        let mut reached = Reached::default();
        let mut shapes = Vec::new();
        loop {
            while let Some(value) = work.pop() {
                if !reached.objects.insert(value) {
                    continue;
                }
                self.trace(value, &mut |child| work.push(child));
                match value.kind() {
                    Kind::Instance => shapes.push(self.instance(value.handle()).shape),
                    Kind::Exc => shapes.push(self.exception(value.handle()).shape),
                    Kind::Class => shapes.push(self.class(value.handle()).shape),
                    // Sessions do not see that something is referred to by a weak reference of the image alone.
                    Kind::Weak => work.push(self.weak(value.handle()).target),
                    _ => {}
                }
            }
            let Some(shape) = shapes.pop() else { return reached };
            if reached.shapes.insert(shape) {
                let object = self.shapes.get(shape);
                object.trace(&mut |child| work.push(child));
                shapes.extend(object.next.iter().map(|(_, next)| *next));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nothing_reaches_is_emptied_and_keeps_its_place() {
        let mut heap = Heap::building();
        let [one, two] = [1, 2].map(|n| heap.new_list(vec![Value::small(n)]));
        let weak = heap.new_weak(crate::objects::WeakObj { target: one, ..Default::default() });
        let kept = heap.new_list(vec![weak, Value::small(3)]);
        heap.keep_reached([kept]);
        let lengths = [one, two, kept].map(|list| heap.list(list.handle()).len());
        assert_eq!(lengths, [1, 0, 2], "one is referred to by a weak reference that is kept, two by nothing");
        let next = heap.new_list(Vec::new());
        assert!(![one, two, kept].contains(&next), "no place is used again while an image is made");
    }
}
