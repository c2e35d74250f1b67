//! A finished image as bytes, and back.
//!
//! The same library gives the same bytes, and bytes that were read are written the same again.
//! They fit one build of the program: natives are numbers, so a fingerprint of their tables is in front. Tables follow, which
//! a process reads at its start or uses where they lie; then, deflated, pages of objects and the code of units.

use std::fmt;
use std::sync::{Arc, OnceLock};

use super::doubles::doubles;
use super::names::Names;
use super::pages::Pages;
use super::shapes::LibraryShapes;
use super::stored::{Reader, Stored, Writer};
use super::unit::ImageUnit;
use super::{Deflate, Image, Making};
use crate::classes;
use crate::heap::FrozenHeap;
use crate::names::TEXTS;
use crate::native;
use crate::text::hash;

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
    /// A finished image as bytes, its pages and units deflated by the caller: or given back as they are, which is how those are kept
    /// that most programs read. `groups` has the group of each chunk of objects, in the order of [`Image::chunks_read`]: a number
    /// below [`GROUPS`](super::GROUPS). Those of a group stand on the same pages. What has no number is in the first group.
    pub fn to_bytes(&self, groups: &[u8], deflate: Deflate) -> Vec<u8> {
        let strs = self.frozen().strs();
        let doubles = Arc::new(doubles(strs, &self.interned));
        let writer = || Writer { doubles: doubles.clone(), ..Writer::default() };
        let mut heap = Writer { strs: Some(strs), groups: groups.into(), ..writer() };
        self.frozen().put(&mut heap);
        let mut w = writer();
        Pages::put(&heap.chunks, &mut w, deflate);
        w.out.extend(heap.out);
        w.num(self.units.len() as u64);
        self.units.iter().for_each(|unit| unit.put(&mut w, deflate));
        for value in [self.builtins, self.modules] {
            value.put(&mut w);
        }
        self.chars.put(&mut w);
        for table in [&self.library, &self.classes, &self.prelude] {
            table.put(&mut w);
        }
        self.interned.put(&mut w);
        self.twins.put(&mut w);
        self.facades.put(&mut w);
        self.intrinsics.put(&mut w);
        self.ids.put(&mut w);
        self.last_id.put(&mut w);
        self.library_shapes().put(&mut w);
        let mut stored = Writer::default();
        stored.num(native::natives().len() as u64);
        stored.out.extend(fingerprint().to_le_bytes());
        stored.bytes(&w.out);
        stored.out.extend(w.aside);
        stored.out
    }

    /// For each stream, in the order in which [`Image::to_bytes`] has them deflated, whether this process has read it: of an image that
    /// was stored.
    pub fn streams_read(&self) -> Vec<bool> {
        let pages = self.pages.into_iter().flat_map(Pages::read);
        pages.chain(self.units.iter().map(ImageUnit::is_read)).collect()
    }

    /// For each chunk of objects whether this process has read it: of an image that was stored.
    pub fn chunks_read(&self) -> Vec<bool> {
        self.frozen().chunks_read()
    }

    /// The image that was stored, for the life of the process. The tables of natives have to be registered.
    pub fn from_bytes(bytes: &'static [u8]) -> Result<&'static Image, Damaged> {
        let mut stored = Reader::new(bytes);
        let (made_with, found) = (stored.num(), native::natives().len() as u64);
        if stored.word() != fingerprint() {
            return Err(Damaged::OtherTables { made_with, found });
        }
        let mut r = Reader::with_aside(stored.slice(), stored.rest());
        let pages: &'static Pages = Box::leak(Box::new(Pages::take(&mut r)));
        r.set_pages(pages);
        let heap = FrozenHeap::take(&mut r);
        let image = Image {
            heap: Some(heap),
            pages: Some(pages),
            units: (0..r.count()).map(|_| ImageUnit::take(&mut r)).collect(),
            builtins: Stored::take(&mut r),
            modules: Stored::take(&mut r),
            chars: Stored::take(&mut r),
            library: Stored::take(&mut r),
            classes: Stored::take(&mut r),
            prelude: Stored::take(&mut r),
            interned: Names::take(&mut r),
            no_doubles: true,
            twins: Stored::take(&mut r),
            facades: Stored::take(&mut r),
            intrinsics: Stored::take(&mut r),
            ids: Stored::take(&mut r),
            last_id: Stored::take(&mut r),
            main: OnceLock::new(),
            shapes: OnceLock::from(LibraryShapes::take(&mut r)),
            fronts: OnceLock::new(),
            abc: OnceLock::new(),
            memo: OnceLock::new(),
            stdout: OnceLock::new(),
            union: OnceLock::new(),
            players: OnceLock::new(),
            making: None::<Box<Making>>,
        };
        if stored.failed() || r.failed() || !r.is_at_end() {
            return Err(Damaged::CutShort);
        }
        Ok(Box::leak(Box::new(image)))
    }
}

/// A number that differs when what the image refers to by position does.
fn fingerprint() -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325u64;
    let mut add = |text: &str| sum = hash::hash_bytes(text.as_bytes(), sum.rotate_left(1)) as u64;
    for info in native::natives() {
        add(info.table.owner);
        add(info.def.name);
    }
    classes::ALL.iter().for_each(|class| add(class.name));
    TEXTS.iter().for_each(|text| add(text));
    sum
}
