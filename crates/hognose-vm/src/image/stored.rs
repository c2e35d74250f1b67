//! How the parts of the image become bytes, and are read again in one pass.
//!
//! Numbers are LEB128 varints (signed ones zigzag); whatever has a length has it in front. The bytes are part of
//! the program, so they are not checked beyond what keeps reading from panicking: a [`Reader`] that runs out
//! of bytes gives zeros and remembers that it did.
//!
//! Nothing here knows which objects there are: see `objects`.

use std::collections::HashMap;
use std::sync::Arc;

use super::pages::{Chunks, GROUPS, Pages};
use crate::heap::Frozen;
use crate::objects::StrObj;
use crate::value::{IMAGE, Kind, Value};

/// What the image holds.
pub trait Stored: Sized {
    /// Appends itself.
    fn put(&self, w: &mut Writer);
    /// Reads what `put` appended.
    fn take(r: &mut Reader) -> Self;
    /// Appends itself, as an object with an index.
    fn put_at(&self, _index: u32, w: &mut Writer) {
        self.put(w);
    }
    /// Called with the arena of the objects when it is known where they are.
    fn taken(_all: &'static Frozen<Self>, _r: &mut Reader<'static>) {}
}

/// Where parts of the image are written.
#[derive(Default)]
pub struct Writer {
    /// What was written so far.
    pub out: Vec<u8>,
    /// What stands beside it, because it is small as it is and seldom read.
    pub aside: Vec<u8>,
    /// Objects that will be read together, one chunk after the other, each with the number of its group of pages.
    pub chunks: Vec<(u8, Vec<u8>)>,
    /// The groups of chunks, in the order in which these are written; what has none is in the first one.
    pub groups: Arc<[u8]>,
    /// The strings of the image, whose hashes need not be stored where they are keys.
    pub strs: Option<&'static Frozen<StrObj>>,
    /// Strings that are not stored, and those that stand for them: indexes.
    pub doubles: Arc<HashMap<u32, u32>>,
}

/// Where they are read from.
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    /// What stands beside, as far as it was not read yet.
    aside: &'static [u8],
    failed: bool,
    /// Where chunks are, and where the next one of each group begins.
    pages: Option<&'static Pages>,
    positions: [u32; GROUPS],
    /// The strings of the image, once it is known where they are.
    pub strs: Option<&'static Frozen<StrObj>>,
}

impl Writer {
    /// A byte.
    pub fn byte(&mut self, b: u8) {
        self.out.push(b);
    }

    /// A number.
    pub fn num(&mut self, mut n: u64) {
        while n >= 0x80 {
            self.out.push(n as u8 | 0x80);
            n >>= 7;
        }
        self.out.push(n as u8);
    }

    /// A signed number.
    pub fn int(&mut self, n: i64) {
        self.num(((n << 1) ^ (n >> 63)) as u64);
    }

    /// Bytes with their number in front.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.num(bytes.len() as u64);
        self.out.extend_from_slice(bytes);
    }

    /// Bytes that stand aside; their number here.
    pub fn bytes_aside(&mut self, bytes: &[u8]) {
        self.num(bytes.len() as u64);
        self.aside.extend_from_slice(bytes);
    }

    /// What is stored where a value is referred to: the string that stands for a double.
    pub fn stored(&self, value: Value) -> Value {
        let stands = value.is(Kind::Str).and_then(|handle| self.doubles.get(&(handle & !IMAGE)));
        stands.map_or(value, |index| Value::new(Kind::Str, index | IMAGE))
    }

    /// What `put` writes is a chunk; its size here.
    pub fn chunk(&mut self, put: impl FnOnce(&mut Writer)) {
        let mut chunk = Writer { strs: self.strs, doubles: self.doubles.clone(), ..Writer::default() };
        put(&mut chunk);
        let group = self.groups.get(self.chunks.len()).copied().unwrap_or(0) % GROUPS as u8;
        self.num((chunk.out.len() * GROUPS) as u64 | u64::from(group));
        self.chunks.push((group, chunk.out));
    }
}

impl Reader<'static> {
    /// The next chunks, so many.
    pub fn chunks(&mut self, n: usize) -> Chunks {
        let Some(pages) = self.pages else { return Chunks::default() };
        let n = n.min(self.bytes.len() - self.at);
        let place = |_| {
            let size = self.num();
            let next = &mut self.positions[size as usize % GROUPS];
            let position = *next;
            *next = next.wrapping_add((size / GROUPS as u64) as u32);
            position
        };
        let positions = (0..n).map(place).collect();
        Chunks::new((pages, self.strs), positions)
    }

    /// Says where the chunks are.
    pub fn set_pages(&mut self, pages: &'static Pages) {
        self.pages = Some(pages);
        self.positions = pages.starts;
    }
}

impl<'a> Reader<'a> {
    /// A reader of these bytes.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, at: 0, aside: &[], failed: false, pages: None, positions: [0; GROUPS], strs: None }
    }

    /// A reader of these bytes, and of others that stand aside.
    pub fn with_aside(bytes: &'a [u8], aside: &'static [u8]) -> Reader<'a> {
        Reader { aside, ..Reader::new(bytes) }
    }

    /// A reader of these bytes, among them keys that are these strings.
    pub fn with_strs(bytes: &'a [u8], strs: Option<&'static Frozen<StrObj>>) -> Reader<'a> {
        Reader { strs, ..Reader::new(bytes) }
    }

    /// Whether something was asked for that is not there.
    pub fn failed(&self) -> bool {
        self.failed
    }

    /// Says that what was read makes no sense.
    #[cold]
    pub fn fail(&mut self) {
        self.failed = true;
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// Whether everything was read.
    pub fn is_at_end(&self) -> bool {
        self.at == self.bytes.len() && self.aside.is_empty()
    }

    /// The next bytes of those that stand aside, with their number here.
    pub fn slice_aside(&mut self) -> &'static [u8] {
        match self.aside.split_at_checked(self.num() as usize) {
            Some((bytes, rest)) => {
                self.aside = rest;
                bytes
            }
            None => {
                self.fail();
                &[]
            }
        }
    }

    /// A byte.
    #[inline]
    pub fn byte(&mut self) -> u8 {
        match self.bytes.get(self.at) {
            Some(b) => {
                self.at += 1;
                *b
            }
            None => {
                self.fail();
                0
            }
        }
    }

    /// A number.
    #[inline]
    pub fn num(&mut self) -> u64 {
        let mut b = self.byte();
        let mut n = (b & 0x7f) as u64;
        let mut shift = 7;
        while b >= 0x80 && shift < 64 {
            b = self.byte();
            n |= ((b & 0x7f) as u64) << shift;
            shift += 7;
        }
        n
    }

    /// A signed number.
    #[inline]
    pub fn int(&mut self) -> i64 {
        let n = self.num();
        (n >> 1) as i64 ^ -((n & 1) as i64)
    }

    /// A count of things that take at least one byte each.
    #[inline]
    pub fn count(&mut self) -> usize {
        let n = self.num() as usize;
        let left = self.bytes.len() - self.at;
        if n > left {
            self.fail();
            return left;
        }
        n
    }

    /// So many bytes.
    #[inline]
    pub fn take(&mut self, n: usize) -> &'a [u8] {
        match self.bytes.get(self.at..self.at.saturating_add(n)) {
            Some(bytes) => {
                self.at += n;
                bytes
            }
            None => {
                self.fail();
                &[]
            }
        }
    }

    /// Bytes with their number in front.
    #[inline]
    pub fn slice(&mut self) -> &'a [u8] {
        let n = self.num() as usize;
        self.take(n)
    }

    /// A number of four bytes.
    #[inline]
    pub fn half(&mut self) -> u32 {
        match self.bytes.get(self.at..).and_then(|rest| rest.first_chunk()) {
            Some(bytes) => {
                self.at += 4;
                u32::from_le_bytes(*bytes)
            }
            None => {
                self.fail();
                0
            }
        }
    }

    /// A number of eight bytes.
    pub fn word(&mut self) -> u64 {
        self.take(8).first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
    }
}

/// What stands in place of a kind when eight bytes follow: a float, or an integer that four bytes do not hold.
const WIDE: u32 = 63;

/// Four bytes: the kind below, above it the handle or a small integer. Fixed, because most of the image is values
/// and reading them is most of what a process does at its start.
impl Stored for Value {
    fn put(&self, w: &mut Writer) {
        let payload = match (self.as_float(), self.as_int()) {
            (Some(_), _) => None,
            (_, Some(i)) => u32::try_from((i << 1) ^ (i >> 63)).ok(),
            // The image's bit goes to the low end.
            _ => Some(w.stored(*self).handle().rotate_left(1)),
        };
        match payload.filter(|p| *p < 1 << 26) {
            Some(payload) => w.out.extend((payload << 6 | self.kind() as u32).to_le_bytes()),
            None => {
                assert!(self.as_float().is_some() || self.as_int().is_some(), "handles of the image are small");
                w.out.extend(WIDE.to_le_bytes());
                w.out.extend(self.bits().to_le_bytes());
            }
        }
    }

    #[inline]
    fn take(r: &mut Reader) -> Value {
        let word = r.half();
        let payload = word >> 6;
        match Kind::from_number(word as u8 & 63) {
            Some(Kind::Int) => Value::small((payload >> 1) as i32 ^ -((payload & 1) as i32)),
            Some(kind) => Value::new(kind, payload.rotate_right(1)),
            None => wide(r),
        }
    }
}

#[cold]
fn wide(r: &mut Reader) -> Value {
    let bits = r.word();
    match Value::int48(((bits << 16) as i64) >> 16) {
        Some(i) if i.bits() == bits => i,
        _ => Value::float(f64::from_bits(bits)),
    }
}

macro_rules! numbers {
    ($($ty:ty)*) => {$(
        impl Stored for $ty {
            fn put(&self, w: &mut Writer) {
                w.num(*self as u64);
            }
            #[inline]
            fn take(r: &mut Reader) -> $ty {
                r.num() as $ty
            }
        }
    )*};
}
numbers!(u8 u16 u32 u64 usize);

impl Stored for bool {
    fn put(&self, w: &mut Writer) {
        w.byte(*self as u8);
    }
    fn take(r: &mut Reader) -> bool {
        r.byte() != 0
    }
}

impl Stored for i64 {
    fn put(&self, w: &mut Writer) {
        w.int(*self);
    }
    fn take(r: &mut Reader) -> i64 {
        r.int()
    }
}

impl Stored for isize {
    fn put(&self, w: &mut Writer) {
        w.int(*self as i64);
    }
    fn take(r: &mut Reader) -> isize {
        r.int() as isize
    }
}

impl Stored for f64 {
    fn put(&self, w: &mut Writer) {
        w.out.extend(self.to_bits().to_le_bytes());
    }
    fn take(r: &mut Reader) -> f64 {
        f64::from_bits(r.word())
    }
}

impl Stored for i128 {
    fn put(&self, w: &mut Writer) {
        w.out.extend(self.to_le_bytes());
    }
    fn take(r: &mut Reader) -> i128 {
        r.take(16).first_chunk().map_or(0, |bytes| i128::from_le_bytes(*bytes))
    }
}

impl<T: Stored> Stored for Vec<T> {
    fn put(&self, w: &mut Writer) {
        w.num(self.len() as u64);
        self.iter().for_each(|item| item.put(w));
    }
    #[inline]
    fn take(r: &mut Reader) -> Vec<T> {
        (0..r.count()).map(|_| T::take(r)).collect()
    }
}

impl<T: Stored> Stored for Box<[T]> {
    fn put(&self, w: &mut Writer) {
        w.num(self.len() as u64);
        self.iter().for_each(|item| item.put(w));
    }
    #[inline]
    fn take(r: &mut Reader) -> Box<[T]> {
        (0..r.count()).map(|_| T::take(r)).collect()
    }
}

impl<T: Stored + Default + Copy, const N: usize> Stored for [T; N] {
    fn put(&self, w: &mut Writer) {
        self.iter().for_each(|item| item.put(w));
    }
    #[inline]
    fn take(r: &mut Reader) -> [T; N] {
        let mut items = [T::default(); N];
        items.iter_mut().for_each(|item| *item = T::take(r));
        items
    }
}

impl<T: Stored> Stored for Box<T> {
    fn put(&self, w: &mut Writer) {
        (**self).put(w);
    }
    fn take(r: &mut Reader) -> Box<T> {
        Box::new(T::take(r))
    }
}

impl<T: Stored> Stored for Option<T> {
    fn put(&self, w: &mut Writer) {
        w.byte(self.is_some() as u8);
        self.iter().for_each(|item| item.put(w));
    }
    #[inline]
    fn take(r: &mut Reader) -> Option<T> {
        (r.byte() != 0).then(|| T::take(r))
    }
}

impl<A: Stored, B: Stored> Stored for (A, B) {
    fn put(&self, w: &mut Writer) {
        self.0.put(w);
        self.1.put(w);
    }
    fn take(r: &mut Reader) -> (A, B) {
        let first = A::take(r);
        (first, B::take(r))
    }
}
