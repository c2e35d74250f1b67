//! The objects of one kind in an image: read when they are first asked for, a chunk at a time.
//!
//! A program touches a small part of the library, so a process that starts reads none of it. Objects of one module stand
//! side by side in each arena: what is read together is mostly used together.
//!
//! Nothing here knows how an object is stored: see `image`.

use std::sync::OnceLock;

use crate::image::{Chunks, Reader, Writer};
use crate::objects::Object;

/// How many objects are read together.
const CHUNK: usize = 16;

/// All objects of one kind of an image.
pub struct Frozen<T: 'static> {
    /// How many there are. What fills up the last chunk is none.
    len: usize,
    chunks: Box<[OnceLock<Box<[T; CHUNK]>>]>,
    /// Where they are read.
    stored: Chunks,
}

impl<T: Object> Frozen<T> {
    /// These objects.
    pub fn new(objects: Vec<T>) -> Frozen<T> {
        let len = objects.len();
        let mut objects = objects.into_iter();
        let chunks =
            (0..len.div_ceil(CHUNK)).map(|_| OnceLock::from(chunk(|| objects.next().unwrap_or_default())));
        Frozen { len, chunks: chunks.collect(), stored: Chunks::default() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// An object, if there is one with this index.
    #[inline(always)]
    pub fn get(&self, index: u32) -> Option<&T> {
        match self.known(index) {
            None => self.read(index),
            known => known,
        }
    }

    /// An object, if there is one with this index, and it was read before.
    #[inline(always)]
    pub fn known(&self, index: u32) -> Option<&T> {
        let objects = self.chunks.get(index as usize / CHUNK)?.get()?;
        Some(&objects[index as usize % CHUNK])
    }

    #[cold]
    #[inline(never)]
    fn read(&self, index: u32) -> Option<&T> {
        let at = index as usize / CHUNK;
        let objects = self.chunks.get(at)?.get_or_init(|| {
            let mut r = self.stored.reader(at);
            let mut left = self.len.saturating_sub(at * CHUNK);
            chunk(|| {
                let is_one = left > 0;
                left = left.saturating_sub(1);
                if is_one { T::take(&mut r) } else { T::default() }
            })
        });
        Some(&objects[index as usize % CHUNK])
    }

    /// Appends all of them, to be read again chunk by chunk.
    pub(crate) fn put(&self, w: &mut Writer) {
        w.num(self.len as u64);
        for start in (0..self.len).step_by(CHUNK) {
            let these = start..(start + CHUNK).min(self.len);
            w.chunk(|w| {
                these.for_each(|index| self.get(index as u32).into_iter().for_each(|object| object.put_at(index as u32, w)));
            });
        }
    }

    /// For each chunk whether it was read.
    pub(crate) fn chunks_read(&self) -> impl Iterator<Item = bool> {
        self.chunks.iter().map(|chunk| chunk.get().is_some())
    }

    /// What `put` appended, for the life of the process.
    pub(crate) fn take(r: &mut Reader<'static>) -> &'static Frozen<T> {
        let len = r.num() as usize;
        let stored = r.chunks(len.div_ceil(CHUNK));
        let chunks = (0..stored.len()).map(|_| OnceLock::new()).collect();
        let all = Box::leak(Box::new(Frozen { len: len.min(stored.len() * CHUNK), chunks, stored }));
        T::taken(all, r);
        all
    }
}

impl<T> Default for Frozen<T> {
    fn default() -> Self {
        Frozen { len: 0, chunks: Box::default(), stored: Chunks::default() }
    }
}

/// A chunk, one object after the other.
fn chunk<T>(mut next: impl FnMut() -> T) -> Box<[T; CHUNK]> {
    // (Not an array that is moved into a box: objects are large.)
    let objects: Box<[T]> = (0..CHUNK).map(|_| next()).collect();
    match objects.try_into() {
        Ok(objects) => objects,
        Err(_) => unreachable!("so many were made"),
    }
}
