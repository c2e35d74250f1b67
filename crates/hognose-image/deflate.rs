//! The bytes of the image, deflated at once for builds that are made often, or as small as a minute makes them.
//!
//! What reads them cannot tell: both are deflate (RFC 1951). What most programs want at once (`wanted.rs`) is not deflated at all.
//! Only the build script uses this file.

use std::num::NonZeroU64;
use std::sync::atomic::{AtomicUsize, Ordering};

use hognose_vm::image::Image;
use zopfli::{BlockType, DeflateEncoder, Options, Write};

use crate::wanted::Wanted;

/// How often Zopfli goes over a stream. A third of it is a thousandth larger, and hardly quicker: most of the time goes into
/// finding where blocks end.
const ITERATIONS: NonZeroU64 = NonZeroU64::new(15).expect("it is not zero");

/// The most blocks of a stream. More come out the same; five are two thousandths larger in three fifths of the time.
const BLOCKS: u16 = 8;

/// In a fraction of a second. What is wanted at once stays as it is.
pub fn quick(image: &Image, wanted: &Wanted) -> Vec<u8> {
    let mut streams = wanted.streams.iter().copied();
    image.to_bytes(&wanted.groups, &mut |plain| match streams.next() {
        Some(true) => plain.to_vec(),
        _ => or_plain(miniz_oxide::deflate::compress_to_vec(plain, 9), plain),
    })
}

/// A sixteenth smaller, by Zopfli, on all processors: each stream is on its own, and comes out the same on any of them.
pub fn small(image: &Image, wanted: &Wanted) -> Vec<u8> {
    let mut streams = Vec::new();
    image.to_bytes(&wanted.groups, &mut |plain| {
        streams.push(plain.to_vec());
        Vec::new()
    });
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(plain) = streams.get(at) else { return done };
            done.push((at, if wanted.streams[at] { plain.clone() } else { or_plain(zopfli(plain), plain) }));
        }
    };
    let mut deflated = std::thread::scope(|scope| {
        let n = std::thread::available_parallelism().map_or(1, |n| n.get());
        let workers: Vec<_> = (0..n).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().flat_map(|worker| worker.join().expect("deflating does not panic"));
        done.collect::<Vec<_>>()
    });
    deflated.sort_unstable_by_key(|(at, _)| *at);
    let mut deflated = deflated.into_iter().map(|(_, stream)| stream);
    image.to_bytes(&wanted.groups, &mut |_| deflated.next().expect("the streams are the same again"))
}

/// A stream that is no shorter than what is in it says nothing by its length: that is stored itself.
fn or_plain(deflated: Vec<u8>, plain: &[u8]) -> Vec<u8> {
    if deflated.len() < plain.len() { deflated } else { plain.to_vec() }
}

fn zopfli(plain: &[u8]) -> Vec<u8> {
    let options = Options { iteration_count: ITERATIONS, maximum_block_splits: BLOCKS, ..Options::default() };
    let mut encoder = DeflateEncoder::new(options, BlockType::Dynamic, Vec::new());
    encoder.write_all(plain).and_then(|()| encoder.finish()).expect("a vector takes all bytes")
}
