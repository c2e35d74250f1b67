//! One arena: all objects of one kind, by index.
//!
//! An arena has a part of its own and sees the image, a frozen part that all sessions
//! share. [`Arena::get_mut`] is the one door for writes: the first write to an object of
//! the image copies it into the session; its handle stays what it was.
//!
//! Nothing here knows what an object holds: marking is in `collect`.

use crate::value::IMAGE;

/// All objects of one kind.
///
/// What few sessions need is behind pointers: a session has an arena of each kind, and is made and moved often.
pub struct Arena<T: 'static> {
    items: Vec<T>,
    free: Vec<u32>,
    image: &'static [T],
    /// Which objects of the image have a copy in this session; none until the first write.
    copies: Option<Box<Copies>>,
    /// Which objects are marked; empty until the first collection.
    marks: Box<[u64]>,
    /// While the image itself is being made: its objects. New objects go here.
    #[expect(clippy::box_collection, reason = "no session has one, and all would be larger by it")]
    building: Option<Box<Vec<T>>>,
}

/// The objects of the image that a session changed.
struct Copies {
    /// For each object of the image, 1 + the index of its copy.
    redirect: Vec<u32>,
    /// Those that have one, in the order of the first change.
    changed: Vec<u32>,
}

impl<T: Default + Clone> Arena<T> {
    /// An empty arena over an image.
    pub fn new(image: &'static [T]) -> Self {
        Arena {
            items: Vec::new(),
            free: Vec::new(),
            image,
            copies: None,
            marks: Box::default(),
            building: None,
        }
    }

    /// An arena whose objects will be the image.
    pub fn building() -> Self {
        Arena { building: Some(Box::default()), ..Arena::new(&[]) }
    }

    /// Ends the making of an image: its objects, for good.
    pub fn freeze(self) -> &'static [T] {
        Vec::leak(*self.building.unwrap_or_default())
    }

    /// Empties the arena: no object, no copy of one of the image's. Some of its memory stays, to be used again.
    #[inline]
    pub fn reset(&mut self) {
        // Most have had none: without an object there is nothing else.
        if !self.items.is_empty() {
            self.reset_used();
        }
    }

    #[inline(never)]
    fn reset_used(&mut self) {
        let Arena { items, free, image: _, copies, marks, building: _ } = self;
        items.clear();
        if items.capacity() * size_of::<T>() > KEPT {
            *items = Vec::new();
        }
        *free = Vec::new();
        *copies = None;
        *marks = Box::default();
    }

    /// Puts an object in; its handle.
    #[inline]
    pub fn alloc(&mut self, item: T) -> u32 {
        if let Some(index) = self.free.pop() {
            self.items[index as usize] = item;
            return index;
        }
        if let Some(building) = &mut self.building {
            building.push(item);
            return (building.len() - 1) as u32 | IMAGE;
        }
        grow_gently(&mut self.items);
        self.items.push(item);
        (self.items.len() - 1) as u32
    }

    /// The object behind a handle.
    #[inline(always)]
    pub fn get(&self, handle: u32) -> &T {
        // A handle of the image, whose highest bit is set, is beyond all of the session's own.
        match self.items.get(handle as usize) {
            Some(object) => object,
            None => self.get_image(handle),
        }
    }

    #[inline]
    fn get_image(&self, handle: u32) -> &T {
        assert!(handle & IMAGE != 0, "a handle of the session has an object");
        let index = handle & !IMAGE;
        // Few sessions write to objects of the image, and none while the image is being made.
        if self.copies.is_none()
            && let Some(object) = self.image.get(index as usize)
        {
            return object;
        }
        self.get_changed(index)
    }

    #[inline(never)]
    fn get_changed(&self, index: u32) -> &T {
        if let Some(copies) = &self.copies
            && let Some(&copy) = copies.redirect.get(index as usize)
            && copy != 0
        {
            return &self.items[copy as usize - 1];
        }
        match &self.building {
            None => &self.image[index as usize],
            Some(building) => &building[index as usize],
        }
    }

    /// The object behind a handle, for a change.
    #[inline(always)]
    pub fn get_mut(&mut self, handle: u32) -> &mut T {
        // The borrow checker takes no `match` on `get_mut` here.
        if (handle as usize) < self.items.len() { &mut self.items[handle as usize] } else { self.image_mut(handle) }
    }

    #[cold]
    #[inline(never)]
    fn image_mut(&mut self, handle: u32) -> &mut T {
        assert!(handle & IMAGE != 0, "a handle of the session has an object");
        let index = (handle & !IMAGE) as usize;
        if let Some(building) = &mut self.building {
            return &mut building[index];
        }
        let n = self.image.len();
        let copies = self.copies.get_or_insert_with(|| Box::new(Copies { redirect: vec![0; n], changed: Vec::new() }));
        if copies.redirect[index] == 0 {
            let item = self.image[index].clone();
            let copy = match self.free.pop() {
                Some(free) => {
                    self.items[free as usize] = item;
                    free
                }
                None => {
                    self.items.push(item);
                    (self.items.len() - 1) as u32
                }
            };
            copies.redirect[index] = copy + 1;
            copies.changed.push(index as u32);
        }
        &mut self.items[copies.redirect[index] as usize - 1]
    }

    /// Whether there is an object behind a handle (a free slot counts).
    pub fn contains(&self, handle: u32) -> bool {
        let index = (handle & !IMAGE) as usize;
        if handle & IMAGE == 0 {
            index < self.items.len()
        } else {
            index < self.building.as_ref().map_or(self.image.len(), |building| building.len())
        }
    }

    /// Whether this session changed objects of the image.
    #[inline]
    pub fn has_changes(&self) -> bool {
        self.copies.is_some()
    }

    /// The objects of the image that this session changed: their handles, in the order of the first change.
    pub fn changed(&self) -> impl Iterator<Item = u32> + '_ {
        self.copies.iter().flat_map(|copies| &copies.changed).map(|index| index | IMAGE)
    }

    /// An object of the image as it was before the session changed it, for a snapshot.
    pub(crate) fn original(&self, handle: u32) -> Option<&'static T> {
        if handle & IMAGE == 0 { None } else { self.image.get((handle & !IMAGE) as usize) }
    }

    /// The slots that hold no object of the session's own: free ones, copies of objects of the image.
    pub(super) fn others(&self) -> impl Iterator<Item = u32> + '_ {
        let copies = self.copies.iter();
        let copies = copies.flat_map(|c| c.changed.iter().map(|index| c.redirect[*index as usize] - 1));
        self.free.iter().copied().chain(copies)
    }

    /// How many slots the session has, free ones included.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether the session has no slot.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Starts marking: nothing is marked.
    pub fn begin_mark(&mut self) {
        let n = self.items.len().div_ceil(64);
        if self.marks.len() == n {
            self.marks.fill(0);
        } else {
            self.marks = vec![0; n].into();
        }
        if let Some(copies) = &self.copies {
            for &index in &copies.changed {
                let copy = copies.redirect[index as usize] - 1;
                self.marks[copy as usize / 64] |= 1 << (copy % 64);
            }
        }
    }

    /// Marks an object of the session; whether it was not marked before.
    #[inline]
    pub fn mark(&mut self, handle: u32) -> bool {
        if handle & IMAGE != 0 {
            return false;
        }
        let word = &mut self.marks[handle as usize / 64];
        let bit = 1u64 << (handle % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Whether the object survives: it is marked, or in the image.
    #[inline]
    pub fn is_marked(&self, handle: u32) -> bool {
        handle & IMAGE != 0
            || self.marks.get(handle as usize / 64).is_some_and(|word| word >> (handle % 64) & 1 == 1)
    }

    /// Frees every slot that is not marked.
    pub fn sweep(&mut self) {
        self.free.clear();
        let n = self.items.len();
        for word in (0..self.marks.len()).rev() {
            let marks = self.marks[word];
            if marks == u64::MAX {
                continue;
            }
            for bit in (0..64).rev() {
                let index = word * 64 + bit;
                if index < n && marks >> bit & 1 == 0 {
                    self.items[index] = T::default();
                    self.free.push(index as u32);
                }
            }
        }
    }
}

/// The most bytes that an arena which was emptied keeps.
const KEPT: usize = 2048;

/// Makes room for one more item. A large vector grows by an eighth: twice its size would pass the memory limit by far
/// before anybody could say so.
#[inline]
fn grow_gently<T>(items: &mut Vec<T>) {
    if items.len() == items.capacity() {
        grow(items);
    }
}

#[cold]
#[inline(never)]
fn grow<T>(items: &mut Vec<T>) {
    const LARGE: usize = 1 << 20;
    if items.len() * size_of::<T>() > LARGE {
        items.reserve_exact(items.len() / 8);
    }
}
