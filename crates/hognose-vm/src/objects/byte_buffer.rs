//! The bytes of a `bytearray`: a buffer with free room in front, so that taking bytes away there does not move the others.
//!
//! As a slice it is the bytes. Nothing here knows about accounting: see `types/bytearray`.

use std::ops::{Deref, DerefMut};

/// Bytes that come and go at both ends.
#[derive(Debug, Default)]
pub struct ByteBuffer {
    buffer: Vec<u8>,
    /// Where the bytes begin: never behind the middle of the buffer.
    start: usize,
}

impl ByteBuffer {
    /// The buffer as a vector of the bytes alone, for changes of all kinds.
    #[inline]
    pub fn vec(&mut self) -> &mut Vec<u8> {
        if self.start != 0 {
            self.buffer.drain(..std::mem::take(&mut self.start));
        }
        &mut self.buffer
    }

    /// Puts bytes behind.
    #[inline]
    pub fn extend(&mut self, bytes: Vec<u8>) {
        self.make_room(bytes.len());
        self.buffer.extend(bytes);
    }

    /// As [`ByteBuffer::extend`], with a copy of the bytes.
    #[inline]
    pub fn extend_from_slice(&mut self, bytes: &[u8]) {
        self.make_room(bytes.len());
        self.buffer.extend_from_slice(bytes);
    }

    /// Puts a byte behind.
    #[inline]
    pub fn push(&mut self, byte: u8) {
        self.make_room(1);
        self.buffer.push(byte);
    }

    /// Takes out some bytes: those in front by passing over them, until they are more than those that are left.
    pub fn remove(&mut self, start: usize, count: usize) {
        if start != 0 {
            self.buffer.drain(self.start + start..self.start + start + count);
        } else {
            self.start += count;
        }
        if self.start > self.buffer.len() / 2 {
            self.vec();
        }
    }

    /// Whether what is free in front is enough to move the bytes there, and not to get a larger buffer.
    #[inline]
    fn may_move(&self) -> bool {
        self.start > self.buffer.len() / 4
    }

    #[inline]
    fn make_room(&mut self, more: usize) {
        if self.buffer.capacity() - self.buffer.len() < more && self.may_move() {
            self.vec();
        }
    }

    /// Whether so many bytes more fit without a larger buffer.
    #[inline]
    pub fn has_room(&self, more: usize) -> bool {
        let end = if self.may_move() { self.len() } else { self.buffer.len() };
        self.buffer.capacity() - end >= more
    }

    /// Bytes of the buffer.
    pub fn capacity(&self) -> usize {
        self.buffer.capacity()
    }
}

impl Clone for ByteBuffer {
    fn clone(&self) -> ByteBuffer {
        ByteBuffer::from(self.to_vec())
    }
}

impl From<Vec<u8>> for ByteBuffer {
    fn from(buffer: Vec<u8>) -> ByteBuffer {
        ByteBuffer { buffer, start: 0 }
    }
}

impl Deref for ByteBuffer {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        &self.buffer[self.start..]
    }
}

impl DerefMut for ByteBuffer {
    #[inline]
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.buffer[self.start..]
    }
}

#[test]
fn bytes_come_and_go_at_both_ends() {
    let (mut bytes, mut plain) = (ByteBuffer::default(), Vec::new());
    for round in 0..200u8 {
        bytes.extend(vec![round; usize::from(round % 5)]);
        plain.extend(vec![round; usize::from(round % 5)]);
        bytes.push(round);
        plain.push(round);
        let (start, count) = (usize::from(round) % 2, plain.len().min(usize::from(round % 4)) / 2);
        bytes.remove(start, count);
        plain.drain(start..start + count);
        assert_eq!(*bytes, *plain);
        assert!(bytes.start <= bytes.buffer.len() / 2);
    }
    bytes.vec().insert(1, 7);
    plain.insert(1, 7);
    assert_eq!((&*bytes, &*bytes.clone()), (&*plain, &*plain));
}
