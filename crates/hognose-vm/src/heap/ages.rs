//! Which objects of an arena are marked, and which of them are old and unchanged: bits, without the objects.
//!
//! A collection marks objects while it reads them, so the words of marks change behind a shared reference; nobody else does.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a collection is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Every object.
    All,
    /// Objects that were made since the last collection; all others stay.
    Young,
}

/// An old object that was changed since the last collection.
#[derive(Clone, Copy, Debug)]
pub struct Remembered {
    /// Its place in the arena.
    pub index: u32,
    /// So many of its first items are as they were: of an object that something was appended to.
    pub kept: u32,
    /// Bytes that it took before; `None` when another entry says so.
    pub size: Option<usize>,
}

/// The bits of an arena.
#[derive(Default)]
pub(super) struct Ages {
    /// Which objects are marked; empty until the first collection. After one: which slots are not free.
    pub marks: Box<[AtomicU64]>,
    /// Which objects are old and were not changed since the last collection; none of a kind that never or always changes. Of a kind that
    /// grows every second word: the words behind say to which of them nothing was appended either.
    pub unchanged: Box<[u64]>,
    /// Which live objects are known to be nothing but their slots, of a kind whose objects stay so: they are marked without a look.
    plain: Box<[AtomicU64]>,
    /// What only collections and changes of old objects need.
    past: Option<Box<Past>>,
}

/// What an arena knows of its last collections.
#[derive(Default)]
struct Past {
    /// The marks of the full collection before the last one.
    marks_before: Box<[AtomicU64]>,
    /// Old objects that were changed since the last collection.
    remembered: Vec<Remembered>,
    /// Bytes of all old objects of a kind that changes.
    size: usize,
}

impl Ages {
    /// Starts marking so many words: nothing is marked, or, if this is about the young objects alone, the old ones are.
    pub fn begin(&mut self, scope: Scope, words: usize) {
        match scope {
            Scope::Young if self.marks.len() == words => {}
            Scope::Young => {
                let mut marks = std::mem::take(&mut self.marks).into_vec();
                marks.reserve_exact(words - marks.len());
                marks.resize_with(words, AtomicU64::default);
                self.marks = marks.into();
            }
            Scope::All => {
                if !self.marks.is_empty() {
                    let past = self.past.get_or_insert_default();
                    std::mem::swap(&mut self.marks, &mut past.marks_before);
                }
                if self.marks.len() == words {
                    self.marks.iter_mut().for_each(|word| *word.get_mut() = 0);
                } else {
                    self.marks = (0..words).map(|_| AtomicU64::new(0)).collect();
                }
            }
        }
    }

    /// Makes room for what is known of so many words of slots.
    pub fn begin_plain(&mut self, words: usize) {
        if self.plain.len() != words {
            let mut plain = std::mem::take(&mut self.plain).into_vec();
            plain.resize_with(words, AtomicU64::default);
            self.plain = plain.into();
        }
    }

    /// Whether an object is known to be nothing but its slot.
    #[inline(always)]
    pub fn is_plain(&self, index: u32) -> bool {
        self.plain.get(index as usize / 64).is_some_and(|word| word.load(Relaxed) >> (index % 64) & 1 == 1)
    }

    /// A marked object was found to be nothing but its slot.
    #[inline(always)]
    pub fn set_plain(&self, index: u32) {
        if let Some(word) = self.plain.get(index as usize / 64) {
            word.store(word.load(Relaxed) | 1 << (index % 64), Relaxed);
        }
    }

    /// Nothing is known of what may come into slots that are not marked in these words.
    pub fn forget_plain(&mut self, words: Range<usize>) {
        let marks = self.marks.get_mut(words.clone()).unwrap_or_default();
        for (plain, marks) in self.plain.get_mut(words).unwrap_or_default().iter_mut().zip(marks) {
            *plain.get_mut() &= *marks.get_mut();
        }
    }

    /// Marks a slot, whatever it holds.
    pub fn mark_slot(&mut self, index: u32) {
        *self.marks[index as usize / 64].get_mut() |= 1 << (index % 64);
    }

    /// A word of the marks of the full collection before the last one.
    pub fn before(&self, word: usize) -> Option<u64> {
        Some(self.past.as_ref()?.marks_before.get(word)?.load(Relaxed))
    }

    /// How many words there are up to the last one with a mark.
    pub fn used(&self) -> usize {
        self.marks.iter().rposition(|word| word.load(Relaxed) != 0).map_or(0, |last| last + 1)
    }

    /// Gives back the words behind so many.
    pub fn truncate(&mut self, words: usize) {
        let mut marks = std::mem::take(&mut self.marks).into_vec();
        marks.truncate(words);
        self.marks = marks.into();
        if self.plain.len() > words {
            self.begin_plain(words);
        }
    }

    /// An old object is changed, of a kind with so many words of `unchanged` for each of marks. `size` is asked once.
    #[cold]
    pub fn remember(&mut self, index: usize, ways: usize, size: usize) {
        let (at, bit) = (index / 64 * ways, 1 << (index % 64));
        self.unchanged[at] &= !bit;
        let is_known = ways == 2 && self.unchanged[at + 1] & bit == 0;
        self.note(Remembered { index: index as u32, kept: 0, size: (!is_known).then_some(size) });
    }

    /// Something is appended to an old object with so many items.
    #[cold]
    pub fn remember_append(&mut self, index: usize, len: usize, size: usize) {
        let (at, bit) = (index / 64 * 2, 1 << (index % 64));
        self.unchanged[at + 1] &= !bit;
        // What was changed in another way is looked at anyway.
        if self.unchanged[at] & bit != 0 {
            self.note(Remembered { index: index as u32, kept: u32::try_from(len).unwrap_or_default(), size: Some(size) });
        }
    }

    fn note(&mut self, changed: Remembered) {
        self.past.get_or_insert_default().remembered.push(changed);
    }

    /// Old objects that were changed since the last collection.
    pub fn remembered(&self) -> Vec<Remembered> {
        self.past.as_ref().map(|past| past.remembered.clone()).unwrap_or_default()
    }

    /// All old objects, of a kind that changes.
    pub fn all(&self) -> Vec<Remembered> {
        let mut before = self.past.as_ref().map_or(0, |past| past.size);
        self.marked().map(|index| Remembered { index, kept: 0, size: Some(std::mem::take(&mut before)) }).collect()
    }

    /// The bytes of all old objects of a kind that changes.
    pub fn set_size(&mut self, size: usize) {
        if size > 0 || self.past.is_some() {
            self.past.get_or_insert_default().size = size;
        }
    }

    /// The places of all that is marked.
    pub fn marked(&self) -> impl Iterator<Item = u32> {
        self.marks.iter().enumerate().flat_map(|(at, word)| {
            let mut left = word.load(Relaxed);
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                Some(at as u32 * 64 + bit)
            })
        })
    }

    /// What is marked is old, and unchanged. These words may hold marks that are new.
    pub fn renew(&mut self, ways: usize, new: Range<usize>) {
        let remembered = self.past.as_mut().map(|past| std::mem::take(&mut past.remembered)).unwrap_or_default();
        if self.unchanged.len() != self.marks.len() * ways {
            let words = |word: &AtomicU64| std::iter::repeat_n(word.load(Relaxed), ways);
            self.unchanged = self.marks.iter().flat_map(words).collect();
            return;
        }
        let of_new = self.unchanged.chunks_exact_mut(ways).skip(new.start);
        for (unchanged, word) in of_new.zip(self.marks.get(new).unwrap_or_default()) {
            unchanged.fill(word.load(Relaxed));
        }
        for changed in &remembered {
            let word = changed.index as usize / 64;
            self.unchanged[word * ways..][..ways].fill(self.marks[word].load(Relaxed));
        }
    }
}
