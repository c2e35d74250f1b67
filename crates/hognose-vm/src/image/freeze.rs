//! A finished image as bytes, and back.
//!
//! The same library gives the same bytes, and bytes that were read are written the same again.
//! They fit one build of the program: natives are numbers, so a fingerprint of their tables is in front. Objects are one
//! block of LZ4, which takes a third off the program for a millisecond of a process; the code of units stands behind it.

use std::fmt;
use std::sync::OnceLock;

use super::names::Names;
use super::stored::{Reader, Stored, Writer};
use super::{Image, Making};
use crate::classes;
use crate::heap::FrozenHeap;
use crate::names::TEXTS;
use crate::native;

/// The bytes are not an image that this build can use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damaged {
    /// The tables of natives, classes or names are not those with which it was made: their numbers then and now.
    OtherTables { made_with: u64, found: u64 },
    /// They end too early, or make no sense.
    CutShort,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damaged::OtherTables { made_with, found } => write!(
                f,
                "the image was made with {made_with} natives, or others than the {found} of this process; \
                 are the tables of the library registered first?"
            ),
            Damaged::CutShort => f.write_str("the image is cut short"),
        }
    }
}

impl std::error::Error for Damaged {}

impl Image {
    /// A finished image as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut w = Writer { strs: self.frozen().strs(), ..Writer::default() };
        self.frozen().put(&mut w);
        self.units.put(&mut w);
        for value in [self.builtins, self.modules] {
            value.put(&mut w);
        }
        self.chars.put(&mut w);
        for table in [&self.library, &self.classes, &self.prelude] {
            table.put(&mut w);
        }
        let mut last = 0;
        let names = self.interned.all();
        w.num(names.len() as u64);
        for name in names {
            let index = name.handle() & !crate::value::IMAGE;
            w.num((index - last) as u64);
            last = index;
        }
        self.twins.put(&mut w);
        self.facades.put(&mut w);
        self.intrinsics.put(&mut w);
        self.ids.put(&mut w);
        self.last_id.put(&mut w);
        let mut stored = Writer::default();
        stored.num(native::natives().len() as u64);
        stored.out.extend(fingerprint().to_le_bytes());
        stored.num(w.out.len() as u64);
        stored.bytes(&lz4_flex::block::compress(&w.out));
        stored.out.extend(w.aside);
        stored.out
    }

    /// The image that was stored, for the life of the process. The tables of natives have to be registered.
    pub fn from_bytes(bytes: &'static [u8]) -> Result<&'static Image, Damaged> {
        use crate::value::{IMAGE, Kind, Value};
        let mut stored = Reader::new(bytes);
        let (made_with, found) = (stored.num(), native::natives().len() as u64);
        if stored.word() != fingerprint() {
            return Err(Damaged::OtherTables { made_with, found });
        }
        let size = stored.num() as usize;
        let objects = lz4_flex::block::decompress(stored.slice(), size).map_err(|_| Damaged::CutShort)?;
        let mut r = Reader::with_aside(objects.leak(), stored.rest());
        let heap = FrozenHeap::take(&mut r);
        let units = Stored::take(&mut r);
        let (builtins, modules) = Stored::take(&mut r);
        let chars = Stored::take(&mut r);
        let (library, classes) = Stored::take(&mut r);
        let prelude = Stored::take(&mut r);
        let mut last = 0;
        let names: Vec<Value> = (0..r.count())
            .map(|_| {
                last += u32::take(&mut r);
                Value::new(Kind::Str, last | IMAGE)
            })
            .collect();
        let image = Image {
            interned: Names::new(heap.strs(), &names),
            heap: Some(heap),
            units,
            builtins,
            modules,
            chars,
            library,
            classes,
            prelude,
            twins: Stored::take(&mut r),
            facades: Stored::take(&mut r),
            intrinsics: Stored::take(&mut r),
            ids: Stored::take(&mut r),
            last_id: Stored::take(&mut r),
            main: OnceLock::new(),
            shapes: OnceLock::new(),
            making: None::<Box<Making>>,
        };
        if r.failed() || !r.is_at_end() {
            return Err(Damaged::CutShort);
        }
        Ok(Box::leak(Box::new(image)))
    }
}

/// A number that differs when what the image refers to by position does.
fn fingerprint() -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325u64;
    let mut add = |text: &str| {
        for byte in text.bytes().chain([0]) {
            sum = (sum ^ byte as u64).wrapping_mul(0x100_0000_01b3);
        }
    };
    for info in native::natives() {
        add(info.table.owner);
        add(info.def.name);
    }
    classes::ALL.iter().for_each(|class| add(class.name));
    TEXTS.iter().for_each(|text| add(text));
    sum
}
