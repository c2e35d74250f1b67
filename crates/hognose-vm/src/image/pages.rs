//! The bytes of the image's objects: pages that are inflated when something on them is first wanted.
//!
//! An image has three hundred pages, and most programs want a few of them. Chunks of objects stand one after the other; none
//! of them goes over the end of its page. Chunks that programs want together are a group, which has pages of its own: who makes the
//! image says which these are. What most programs want is not deflated, and read where it lies.

use std::borrow::Cow;
use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_slice_iter_to_slice;

use super::Deflate;
use super::stored::{Reader, Writer};
use crate::heap::Frozen;
use crate::objects::StrObj;

/// A page ends with the chunk that makes it so large. With twice as much the image is a hundredth smaller.
const PAGE: usize = 8 << 10;

/// How many groups of chunks there are: a power of two, since the number of a group stands below the size of a chunk.
pub const GROUPS: usize = 32;

/// All pages of an image.
pub struct Pages {
    pages: Vec<Page>,
    /// How many bytes are in front of each group.
    pub(super) starts: [u32; GROUPS],
}

struct Page {
    /// How many bytes are on the pages before it.
    start: usize,
    deflated: &'static [u8],
    /// How many bytes it has. So many that are stored are those of the page itself.
    size: usize,
    read: OnceLock<Cow<'static, [u8]>>,
}

impl Pages {
    /// Appends the chunks that were written: the sizes of the pages here, the pages themselves aside.
    pub fn put(chunks: &[(u8, Vec<u8>)], w: &mut Writer, deflate: Deflate) {
        let mut pages: Vec<Vec<u8>> = Vec::new();
        for number in 0..GROUPS {
            let group = chunks.iter().filter(|(group, _)| usize::from(*group) == number);
            w.num(group.clone().map(|(_, chunk)| chunk.len() as u64).sum());
            let mut room = 0;
            for (_, chunk) in group {
                match pages.last_mut() {
                    Some(page) if room > 0 => page.extend_from_slice(chunk),
                    _ => {
                        pages.push(chunk.clone());
                        room = PAGE;
                    }
                }
                room = room.saturating_sub(chunk.len());
            }
        }
        w.num(pages.len() as u64);
        for page in pages {
            w.num(page.len() as u64);
            w.bytes_aside(&deflate(&page));
        }
    }

    /// Reads what `put` appended.
    pub fn take(r: &mut Reader<'static>) -> Pages {
        let mut start = 0u32;
        let starts = std::array::from_fn(|_| {
            let here = start;
            start = here.wrapping_add(r.num() as u32);
            here
        });
        let mut start = 0;
        let n = r.count();
        let page = |_| {
            let size = r.num() as usize;
            start += size;
            Page { start: start - size, size, deflated: r.slice_aside(), read: OnceLock::new() }
        };
        Pages { pages: (0..n).map(page).collect(), starts }
    }

    /// What is behind a position on its page. (What is no position has nothing behind it.)
    fn at(&self, position: usize) -> &[u8] {
        let Some(page) = self.pages[..self.pages.partition_point(|page| page.start <= position)].last()
        else {
            return &[];
        };
        let bytes = page.read.get_or_init(|| {
            if page.deflated.len() == page.size {
                return Cow::Borrowed(page.deflated);
            }
            let mut bytes = vec![0; page.size];
            // The bytes are the program's own: what does not unpack reads as zeros.
            let _ = decompress_slice_iter_to_slice(&mut bytes, std::iter::once(page.deflated), false, true);
            Cow::Owned(bytes)
        });
        bytes.get(position - page.start..).unwrap_or_default()
    }

    /// For each page whether something on it was read.
    pub fn read(&self) -> impl Iterator<Item = bool> {
        self.pages.iter().map(|page| page.read.get().is_some())
    }
}

/// Where the chunks of one arena are.
#[derive(Default)]
pub struct Chunks {
    source: Option<(&'static Pages, Option<&'static Frozen<StrObj>>)>,
    positions: Box<[u32]>,
}

impl Chunks {
    pub(super) fn new(
        source: (&'static Pages, Option<&'static Frozen<StrObj>>),
        positions: Box<[u32]>,
    ) -> Chunks {
        Chunks { source: Some(source), positions }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Reads one.
    pub fn reader(&self, chunk: usize) -> Reader<'static> {
        match (self.source, self.positions.get(chunk)) {
            (Some((pages, strs)), Some(position)) => Reader::with_strs(pages.at(*position as usize), strs),
            _ => Reader::new(&[]),
        }
    }
}
