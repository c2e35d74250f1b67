//! One arena: all objects of one kind, by index.
//!
//! An arena has a part of its own and sees the image, a frozen part that all sessions
//! share. [`Arena::get_mut`] is the one door for writes: the first write to an object of
//! the image copies it into the session; its handle stays what it was.
//!
//! Nothing here knows what an object holds: marking is in `collect`.
//!
//! Objects that were marked in the last collection are *old*, all others *young*. A collection of the young ones keeps the marks, and
//! has to look at the old objects that were changed since: the same door remembers them.

use std::sync::atomic::Ordering::Relaxed;

use super::Frozen;
use super::ages::{Ages, Remembered, Scope};
use super::copies::Copies;
use super::room::grow_arena;
use crate::objects::Object;
use crate::value::{IMAGE, Kind, Value};

/// All objects of one kind.
///
/// What few sessions need is behind pointers: a session has an arena of each kind, and is made and moved often.
pub struct Arena<T: 'static> {
    items: Vec<T>,
    /// The free slots of the word of `marks` that new objects are put into at the moment.
    holes: u64,
    /// Which word that is.
    word: u32,
    /// How many words of `marks` say where the free slots are. While an image is made: so many that the search for one
    /// never ends, as objects go elsewhere.
    words: u32,
    image: &'static Frozen<T>,
    /// Which objects of the image have a copy in this session; none until the first write.
    copies: Option<Box<Copies>>,
    /// How many there are.
    n_copies: u32,
    /// The first word with a free slot after the last collection: what is in front of it is old, all of it.
    first: u32,
    /// Which objects are marked, and which are old.
    ages: Ages,
    /// In front of this slot, free ones may still hold what was there.
    waiting: usize,
    /// While the image itself is being made: its objects. New objects go here.
    #[expect(clippy::box_collection, reason = "no session has one, and all would be larger by it")]
    building: Option<Box<Vec<T>>>,
}

impl<T: Object> Arena<T> {
    /// An empty arena over an image.
    pub fn new(image: &'static Frozen<T>) -> Self {
        Arena {
            items: Vec::new(),
            holes: 0,
            word: 0,
            words: 0,
            image,
            copies: None,
            n_copies: 0,
            first: 0,
            ages: Ages::default(),
            waiting: 0,
            building: None,
        }
    }

    /// An arena whose objects will be the image.
    pub fn building() -> Self {
        Arena { building: Some(Box::default()), words: u32::MAX, ..Arena::new(Box::leak(Box::default())) }
    }

    /// Of an arena whose objects will be the image: empties those for whose index this does not hold.
    pub fn keep(&mut self, is_kept: impl Fn(usize) -> bool) {
        for (index, object) in self.building.iter_mut().flat_map(|building| building.iter_mut()).enumerate() {
            if !is_kept(index) {
                *object = T::default();
            }
        }
    }

    /// How many objects the image has that is being made.
    pub fn made(&self) -> usize {
        self.building.as_ref().map_or(0, |building| building.len())
    }

    /// Ends the making of an image: its objects, for good.
    pub fn freeze(self) -> &'static Frozen<T> {
        Box::leak(Box::new(Frozen::new(*self.building.unwrap_or_default())))
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
        let Arena { items, holes, word, words, image: _, copies, n_copies, first, ages, waiting, building: _ } = self;
        items.clear();
        if items.capacity() * size_of::<T>() > KEPT {
            *items = Vec::new();
        }
        (*holes, *word, *words, *first) = (0, 0, 0, 0);
        *copies = None;
        *n_copies = 0;
        *ages = Ages::default();
        *waiting = 0;
    }

    /// Puts an object in; its handle.
    #[inline(always)]
    pub fn alloc(&mut self, item: T) -> u32 {
        if self.holes == 0 && self.word < self.words {
            self.next_holes();
        }
        if self.holes != 0 {
            let index = self.take_hole();
            let slot = &mut self.items[index as usize];
            if slot.is_flat() {
                // Nothing to drop.
                std::mem::forget(std::mem::replace(slot, item));
            } else {
                *slot = item;
            }
            return index;
        }
        self.push(item)
    }

    /// As [`Arena::alloc`], for an object that is a few numbers: it is made where it goes, and not carried there.
    #[inline(always)]
    pub fn alloc_by(&mut self, make: impl Fn() -> T) -> u32 {
        if self.holes != 0 {
            let index = self.word * 64 + self.holes.trailing_zeros();
            if let Some(slot) = self.items.get_mut(index as usize)
                && slot.is_flat()
            {
                self.holes &= self.holes - 1;
                // Nothing to drop.
                std::mem::forget(std::mem::replace(slot, make()));
                return index;
            }
        } else if self.word >= self.words && self.items.len() < self.items.capacity() {
            // An arena that is being built has endless words.
            self.items.push(make());
            return (self.items.len() - 1) as u32;
        }
        self.alloc_anywhere(make())
    }

    #[inline(never)]
    fn alloc_anywhere(&mut self, item: T) -> u32 {
        self.alloc(item)
    }

    /// Takes back an object that was put in just now, and that nothing refers to any more; whether its place is free again,
    /// or waits for the next collection.
    pub fn take_back(&mut self, handle: u32) -> bool {
        if self.building.is_some() || handle & IMAGE != 0 {
            return false;
        }
        if self.word < self.words {
            let is_here = handle / 64 == self.word;
            if is_here {
                self.holes |= 1 << (handle % 64);
            }
            is_here
        } else {
            handle as usize + 1 == self.items.len() && self.items.pop().is_some()
        }
    }

    /// The dead object whose slot the next one goes into, if there is one: its parts may be used again.
    #[inline]
    pub fn dead_next(&mut self) -> Option<&mut T> {
        if self.holes == 0 {
            if self.word >= self.words {
                return None;
            }
            self.next_holes();
            if self.holes == 0 {
                return None;
            }
        }
        let index = self.word * 64 + self.holes.trailing_zeros();
        self.items.get_mut(index as usize)
    }

    /// Takes the slot of [`Arena::dead_next`], which said that there is one, with the object that was made of the dead one.
    #[inline(always)]
    pub fn take_next(&mut self) -> u32 {
        debug_assert!(self.holes != 0, "a dead object was looked at");
        self.take_hole()
    }

    /// An object that was made just now: what it comes to refer to needs no note.
    #[inline(always)]
    pub fn made_mut(&mut self, handle: u32) -> &mut T {
        if (handle as usize) < self.items.len() {
            &mut self.items[handle as usize]
        } else {
            self.image_mut(handle)
        }
    }

    /// An object of the session's own, and another one that was made just now.
    #[inline]
    pub fn beside(&mut self, own: u32, made: u32) -> Option<(&T, &mut T)> {
        let [own, made] = self.items.get_disjoint_mut([own as usize, made as usize]).ok()?;
        Some((own, made))
    }

    #[inline]
    fn push(&mut self, item: T) -> u32 {
        if self.words == u32::MAX
            && let Some(building) = &mut self.building
        {
            building.push(item);
            return (building.len() - 1) as u32 | IMAGE;
        }
        grow_arena(&mut self.items);
        self.items.push(item);
        (self.items.len() - 1) as u32
    }

    /// The first free slot of the word at hand, which has one: it is free no more.
    #[inline(always)]
    fn take_hole(&mut self) -> u32 {
        let index = self.word * 64 + self.holes.trailing_zeros();
        self.holes &= self.holes - 1;
        index
    }

    /// Goes on to the next word with a free slot, or behind the last one.
    #[inline(never)]
    fn next_holes(&mut self) {
        if self.building.is_some() {
            return;
        }
        while self.holes == 0 && self.word + 1 < self.words {
            self.word += 1;
            self.holes = self.dead(self.word as usize);
        }
        if self.holes == 0 {
            self.word = self.words;
        }
    }

    /// The slots of a word that are not marked.
    #[inline]
    fn dead(&self, word: usize) -> u64 {
        let slots = self.items.len() - word * 64;
        let all = if slots < 64 { (1 << slots) - 1 } else { u64::MAX };
        !self.ages.marks[word].load(Relaxed) & all
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

    /// The object behind a handle, if a look finds it: not where the session changed objects of the image, nor one of the image that
    /// nobody has read.
    #[inline(always)]
    pub fn peek(&self, handle: u32) -> Option<&T> {
        if let Some(object) = self.items.get(handle as usize) {
            return Some(object);
        }
        if self.n_copies != 0 {
            return None;
        }
        self.image.known(handle ^ IMAGE)
    }

    #[inline]
    fn get_image(&self, handle: u32) -> &T {
        assert!(handle & IMAGE != 0, "a handle of the session has an object");
        let index = handle & !IMAGE;
        // Few sessions write to objects of the image, and none while the image is being made.
        if let Some(copies) = &self.copies
            && let Some(copy) = copies.of(index)
        {
            return &self.items[copy as usize];
        }
        // Most objects that are asked for were read before.
        match self.image.known(index) {
            Some(object) => object,
            None => self.get_unread(index),
        }
    }

    #[inline(never)]
    fn get_unread(&self, index: u32) -> &T {
        match &self.building {
            None => self.image.get(index).expect("a handle of the image has an object"),
            Some(building) => &building[index as usize],
        }
    }

    /// The object that a value is, if it is one of this kind that the session made itself: by one comparison.
    #[inline(always)]
    pub fn own(&self, value: Value, kind: Kind) -> Option<&T> {
        self.items.get(usize::try_from(value.index_of(kind)).ok()?)
    }

    /// As [`Arena::own`] for a value whose [`Value::index_of`] is known.
    #[inline(always)]
    pub fn own_at(&self, index: u64) -> Option<&T> {
        self.items.get(usize::try_from(index).ok()?)
    }

    /// As [`Arena::own`], for a change.
    #[inline(always)]
    pub fn own_mut(&mut self, value: Value, kind: Kind) -> Option<&mut T> {
        let index = usize::try_from(value.index_of(kind)).ok()?;
        if index >= self.items.len() {
            return None;
        }
        self.changes(index);
        Some(&mut self.items[index])
    }

    /// As [`Arena::own_mut`], for a change that makes it refer to this, and to nothing else that it did not refer to before.
    #[inline(always)]
    pub fn own_for(&mut self, value: Value, kind: Kind, new: Value) -> Option<&mut T> {
        let index = usize::try_from(value.index_of(kind)).ok()?;
        if index >= self.items.len() {
            return None;
        }
        if !new.is_number() {
            self.changes(index);
        }
        Some(&mut self.items[index])
    }

    /// As [`Arena::own_mut`], for a change that makes it refer to nothing that it did not refer to before, and neither larger nor
    /// shorter.
    #[inline(always)]
    pub fn own_quiet(&mut self, value: Value, kind: Kind) -> Option<&mut T> {
        self.items.get_mut(usize::try_from(value.index_of(kind)).ok()?)
    }

    /// An object of the session's own is about to be changed: an old one may refer to young ones then.
    #[inline(always)]
    fn changes(&mut self, index: usize) {
        if !T::FIXED
            && !T::CHANGES
            && let Some(word) = self.ages.unchanged.get(index / 64 * Self::WORDS)
            && word >> (index % 64) & 1 == 1
        {
            self.remember(index);
        }
    }

    /// How many words of `unchanged` there are for each of `marks`.
    const WORDS: usize = if T::GROWS { 2 } else { 1 };

    #[cold]
    #[inline(never)]
    fn remember(&mut self, index: usize) {
        let size = self.items[index].size();
        self.ages.remember(index, Self::WORDS, size);
    }

    /// The object behind a handle, to be appended to, and for nothing else. It has so many items.
    #[inline(always)]
    pub fn to_append(&mut self, handle: u32, len: impl FnOnce(&T) -> usize) -> &mut T {
        const { assert!(T::GROWS) };
        let index = handle as usize;
        if index >= self.items.len() {
            return self.image_mut(handle);
        }
        if let Some(word) = self.ages.unchanged.get(index / 64 * 2 + 1)
            && word >> (index % 64) & 1 == 1
        {
            let len = len(&self.items[index]);
            self.remember_append(index, len);
        }
        &mut self.items[index]
    }

    #[cold]
    #[inline(never)]
    fn remember_append(&mut self, index: usize, len: usize) {
        let size = self.items[index].size();
        self.ages.remember_append(index, len, size);
    }

    /// Old objects that were changed since the last collection.
    pub(super) fn remembered(&self) -> Vec<Remembered> {
        if T::CHANGES { self.ages.all() } else { self.ages.remembered() }
    }

    /// The object behind a handle, for a change.
    #[inline]
    pub fn get_mut(&mut self, handle: u32) -> &mut T {
        self.hot_mut(handle)
    }

    /// The same, where the loop does it.
    #[inline(always)]
    pub fn hot_mut(&mut self, handle: u32) -> &mut T {
        // The borrow checker takes no `match` on `get_mut` here.
        if (handle as usize) < self.items.len() {
            self.changes(handle as usize);
            &mut self.items[handle as usize]
        } else {
            self.image_mut(handle)
        }
    }

    /// The same for an object of the session's own.
    #[inline(always)]
    pub fn own_object_mut(&mut self, handle: u32) -> Option<&mut T> {
        if (handle as usize) < self.items.len() {
            self.changes(handle as usize);
        }
        self.items.get_mut(handle as usize)
    }

    #[cold]
    #[inline(never)]
    #[expect(clippy::unnecessary_unwrap, reason = "the borrow checker takes no `if let` that returns what it borrows")]
    fn image_mut(&mut self, handle: u32) -> &mut T {
        assert!(handle & IMAGE != 0, "a handle of the session has an object");
        let index = handle & !IMAGE;
        if self.building.is_some() {
            return &mut self.building.as_mut().expect("an image is being made")[index as usize];
        }
        let copy = match self.copies.as_ref().and_then(|copies| copies.of(index)) {
            None => self.copy_out(index),
            Some(copy) => copy,
        };
        &mut self.items[copy as usize]
    }

    /// Copies an object of the image; the slot of the copy.
    fn copy_out(&mut self, index: u32) -> u32 {
        let original = self.image.get(index).expect("a handle of the image has an object");
        let copy = self.alloc(original.clone());
        let n = self.image.len();
        self.copies.get_or_insert_with(|| Box::new(Copies::new(n))).add(index, copy);
        self.n_copies += 1;
        copy
    }

    /// Bytes of its slots.
    pub(super) fn room(&self) -> usize {
        self.items.len() * size_of::<T>()
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

    /// Whether this session changed this object of the image.
    #[inline(always)]
    pub fn is_changed(&self, handle: u32) -> bool {
        match &self.copies {
            None => false,
            Some(copies) => copies.has(handle & !IMAGE),
        }
    }

    /// How many objects of the image this session changed.
    #[inline(always)]
    pub fn n_changed(&self) -> u32 {
        self.n_copies
    }

    /// Whether this session changed objects of the image.
    #[inline]
    pub fn has_changes(&self) -> bool {
        self.copies.is_some()
    }

    /// The objects of the image that this session changed: their handles, in the order of the first change.
    pub fn changed(&self) -> impl Iterator<Item = u32> + '_ {
        self.copies.iter().flat_map(|copies| copies.changed()).map(|index| index | IMAGE)
    }

    /// An object of the image as it was before the session changed it, for a snapshot.
    pub(crate) fn original(&self, handle: u32) -> Option<&'static T> {
        if handle & IMAGE == 0 { None } else { self.image.get(handle & !IMAGE) }
    }

    /// The slots that hold no object of the session's own: free ones, copies of objects of the image.
    pub(super) fn others(&self) -> impl Iterator<Item = u32> + '_ {
        let copies = self.copies.iter().flat_map(|copies| copies.slots());
        let words = if self.building.is_some() { 0 } else { self.words };
        let free = (self.word..words).flat_map(move |word| {
            let holes = if word == self.word { self.holes } else { self.dead(word as usize) };
            (0..64).filter(move |bit| holes >> bit & 1 == 1).map(move |bit| word * 64 + bit)
        });
        free.chain(copies)
    }

    /// What stands in the slots of the session. Free ones may still hold what was there.
    pub fn slots(&self) -> &[T] {
        &self.items
    }

    /// How many slots the session has, free ones included.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether the session has no slot.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Starts marking: nothing is marked, or, if this is about the young objects alone, the old ones are.
    pub fn begin_mark(&mut self, scope: Scope) {
        let words = self.items.len().div_ceil(64);
        self.ages.begin(scope, words);
        if T::STAYS_PLAIN {
            self.ages.begin_plain(words);
        }
        if let Some(copies) = &self.copies {
            copies.slots().for_each(|slot| self.ages.mark_slot(slot));
        }
    }

    /// Marks an object of the session; whether it was not marked before.
    #[inline(always)]
    pub fn mark(&self, handle: u32) -> bool {
        if handle & IMAGE != 0 {
            return false;
        }
        let word = &self.ages.marks[handle as usize / 64];
        let (bit, marks) = (1u64 << (handle % 64), word.load(Relaxed));
        word.store(marks | bit, Relaxed);
        marks & bit == 0
    }

    /// As [`Arena::mark`] for an object that refers to something, or has memory beside its slot, only if it is given: others are marked
    /// without a look once they are known.
    #[inline(always)]
    pub fn mark_plain(&self, handle: u32) -> Reached<'_, T> {
        const { assert!(T::STAYS_PLAIN) };
        if !self.mark(handle) {
            return Reached::Before;
        }
        if self.ages.is_plain(handle) {
            return Reached::Plain;
        }
        let object = &self.items[handle as usize];
        if object.is_plain() {
            self.ages.set_plain(handle);
            return Reached::Plain;
        }
        Reached::Object(object)
    }

    /// Whether the object survives: it is marked, or in the image.
    #[inline]
    pub fn is_marked(&self, handle: u32) -> bool {
        handle & IMAGE != 0
            || self
                .ages
                .marks
                .get(handle as usize / 64)
                .is_some_and(|word| word.load(Relaxed) >> (handle % 64) & 1 == 1)
    }
}

/// What [`Arena::mark_plain`] came to.
pub enum Reached<'a, T> {
    /// It was marked before.
    Before,
    /// It is nothing but its slot.
    Plain,
    /// There is more to it.
    Object(&'a T),
}

impl<T: Object> Arena<T> {
    /// Frees every slot that is not marked.
    ///
    /// What stood in a slot often stays there until the slot is used again: then the allocator gets one piece of memory
    /// for each that it gives, instead of all at once. It goes now when it is large, and when the slot was not used since
    /// the last collection, so that it never waits for more than one. What is neither small nor large waits as long as there is
    /// room for it: so many bytes, of all arenas. Slots that have been free for longer hold nothing, and nobody looks at them:
    /// of many, a collection reads marks alone.
    pub fn sweep(&mut self, scope: Scope, room: &mut usize) {
        if self.building.is_some() {
            return;
        }
        let words = self.ages.marks.len();
        // The first slot that was free all the time.
        let unused = match self.holes {
            _ if self.words == 0 || self.word == self.words => self.items.len(),
            0 => (self.word as usize + 1) * 64,
            holes => self.word as usize * 64 + holes.trailing_zeros() as usize,
        };
        let looked_at = unused.max(self.waiting);
        // No old object dies in a collection of the young ones, and outside of these words there are no others.
        let (first, last) = match scope {
            Scope::Young => (self.first as usize, words.min(looked_at / 64 + 1)),
            Scope::All => (0, words),
        };
        if std::mem::needs_drop::<T>() || !T::MAY_WAIT {
            for word in first..last {
                let mut dead = self.dead(word);
                if word * 64 > looked_at
                    && let Some(before) = self.ages.before(word)
                {
                    dead &= before;
                }
                while dead != 0 {
                    let index = word * 64 + dead.trailing_zeros() as usize;
                    dead &= dead - 1;
                    let item = &mut self.items[index];
                    let waits = T::MAY_WAIT
                        && (item.is_flat() || index < unused && may_wait(item.size().saturating_sub(size_of::<T>()), room));
                    if !waits {
                        *item = T::default();
                    }
                }
            }
            self.waiting = unused;
        }
        if T::STAYS_PLAIN {
            self.ages.forget_plain(first..last);
        }
        // What is young comes again.
        let words = if scope == Scope::All { self.give_back_end(words) } else { words };
        let with_holes = (first..words).find(|word| self.dead(*word) != 0);
        self.holes = with_holes.map_or(0, |word| self.dead(word));
        let word = with_holes.unwrap_or(words);
        // The last word has no free slot, and yet gets new objects, while there are fewer than 64 in it.
        self.first = word.min(self.items.len() / 64) as u32;
        (self.word, self.words) = (word as u32, words as u32);
        if T::CHANGES {
            let size = self.ages.marked().map(|index| self.items[index as usize].size()).sum();
            self.ages.set_size(size);
        } else if !T::FIXED {
            self.ages.renew(Self::WORDS, first..last.min(words));
        }
    }

    /// Gives back the slots at the end where nothing lives any more, if they are many: what is made next is not spread over
    /// them then, and no collection goes through them. How many words are left.
    fn give_back_end(&mut self, words: usize) -> usize {
        let used = self.ages.used();
        let kept = used + used / 2 + KEPT_SLOTS / size_of::<T>() / 64;
        if kept >= words {
            return words;
        }
        self.items.truncate(kept * 64);
        self.items.shrink_to(kept * 64);
        self.ages.truncate(kept);
        kept
    }
}

/// So many bytes of slots at the end stay in any case; none in tests, where a handle of a dead object is to be found out.
const KEPT_SLOTS: usize = if cfg!(debug_assertions) { 0 } else { 1 << 20 };

/// Whether a dead object keeps so many bytes beside its slot until the slot is used again.
#[inline]
fn may_wait(bytes: usize, room: &mut usize) -> bool {
    const SMALL: usize = 256;
    const LARGE: usize = 4096;
    match bytes {
        ..=SMALL => true,
        ..=LARGE if bytes <= *room => {
            *room -= bytes;
            true
        }
        _ => false,
    }
}

/// The most bytes that an arena which was emptied keeps.
const KEPT: usize = 2048;
