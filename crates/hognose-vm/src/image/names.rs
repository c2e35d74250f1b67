//! Interned strings of a finished image, found by their text.
//!
//! The strings know their hashes and their texts, so the table holds their handles, in the order of the hashes' low
//! bits, and one byte more of each hash: strings that are looked at are read first. It is used as it is stored.

use super::stored::{Reader, Writer};
use crate::heap::Frozen;
use crate::objects::StrObj;
use crate::text::{TextBuf, hash};
use crate::value::{IMAGE, Kind, Value};

/// A table of strings of the image.
#[derive(Default)]
pub struct Names {
    strs: Option<&'static Frozen<StrObj>>,
    /// Where the strings of each bucket begin, and where the last one ends: four bytes each.
    starts: &'static [u8],
    /// The strings: three bytes of their indexes, one of their hashes.
    names: &'static [u8],
}

/// About so many strings are in a bucket.
const IN_BUCKET: usize = 4;

impl Names {
    /// A table of strings of the image, whose hashes are known and whose texts differ.
    pub fn new(strs: &'static Frozen<StrObj>, names: &[Value]) -> Names {
        let n_buckets = (names.len() / IN_BUCKET).next_power_of_two();
        let mut buckets = vec![Vec::new(); n_buckets];
        for name in names {
            let index = name.handle() & !IMAGE;
            assert!(index < 1 << 24, "three bytes hold the index of a string of the image");
            let hash = strs.get(index).map_or(0, |s| s.hash);
            buckets[hash as usize & (n_buckets - 1)].push(index | tag(hash) << 24);
        }
        let mut starts: Vec<u8> = 0u32.to_le_bytes().into();
        let mut all = Vec::new();
        for mut bucket in buckets {
            bucket.sort_unstable_by_key(|name| name & INDEX);
            all.extend(bucket.into_iter().flat_map(u32::to_le_bytes));
            starts.extend(((all.len() / 4) as u32).to_le_bytes());
        }
        Names { strs: Some(strs), starts: starts.leak(), names: all.leak() }
    }

    /// Appends it.
    pub fn put(&self, w: &mut Writer) {
        w.bytes(self.starts);
        w.bytes(self.names);
    }

    /// What `put` appended.
    pub fn take(r: &mut Reader<'static>) -> Names {
        Names { strs: r.strs, starts: r.slice(), names: r.slice() }
    }

    /// The string with this text.
    pub fn find(&self, text: &str) -> Option<Value> {
        if text.is_ascii() {
            let bytes = text.as_bytes();
            return self.find_ascii(hash::known(hash::hash_bytes(bytes, 0)), bytes);
        }
        let wanted = TextBuf::from(text);
        let hash = hash::known(hash::hash(wanted.as_text(), 0));
        self.search(hash, |s| s.text().is_some_and(|t| t.to_utf8().is_ok_and(|t| t == text)))
    }

    /// The string with this text of ASCII, whose hash is known.
    pub fn find_ascii(&self, hash: i64, text: &[u8]) -> Option<Value> {
        self.search(hash, |s| s.latin1().is_some_and(|b| b == text))
    }

    /// The indexes of all strings of the table.
    pub fn indexes(&self) -> impl Iterator<Item = u32> {
        self.names.as_chunks::<4>().0.iter().map(|name| u32::from_le_bytes(*name) & INDEX)
    }

    /// The hash of a string of the image.
    pub fn hash(&self, name: Value) -> i64 {
        self.strs.and_then(|strs| strs.get(name.handle() & !IMAGE)).map_or(0, |s| s.hash)
    }

    /// Whether a string is in the table.
    pub fn has(&self, string: Value) -> bool {
        let index = string.handle() & !IMAGE;
        self.bucket(self.hash(string)).iter().any(|name| u32::from_le_bytes(*name) & INDEX == index)
    }

    /// The strings whose hashes are like this one.
    fn bucket(&self, hash: i64) -> &'static [[u8; 4]] {
        let starts = self.starts.as_chunks::<4>().0;
        // One more than buckets, whose number is a power of two.
        let bucket = hash as usize & starts.len().saturating_sub(2);
        let at = |i: usize| starts.get(i).map_or(0, |start| u32::from_le_bytes(*start) as usize);
        self.names.as_chunks::<4>().0.get(at(bucket)..at(bucket + 1)).unwrap_or_default()
    }

    fn search(&self, hash: i64, equal: impl Fn(&StrObj) -> bool) -> Option<Value> {
        let alike = self.bucket(hash).iter().map(|name| u32::from_le_bytes(*name));
        let found = alike.filter(|name| name >> 24 == tag(hash)).map(|name| name & INDEX).find(|index| {
            let object = self.strs.and_then(|strs| strs.get(*index));
            object.is_some_and(|object| object.hash == hash && equal(object))
        });
        found.map(|index| Value::new(Kind::Str, index | IMAGE))
    }
}

/// The bytes of a string's index.
const INDEX: u32 = (1 << 24) - 1;

/// The byte of a hash that stands with the index.
fn tag(hash: i64) -> u32 {
    (hash as u64 >> 56) as u32
}
