//! Sizes and times of snapshots: `cargo run --example snapshot_figures --profile fast -p hognose-snapshot`.
//!
//! The script of `benches/snapshot/small.py` paused at its call, and a heap with many objects. Times are the least of 50
//! batches, in microseconds. With an argument, only those whose name contains it.

#[path = "../tests/support/mod.rs"]
mod support;

use std::time::Instant;

use hognose_snapshot::{DumpOptions, LoadOptions, dump, load};
use support::{engine, paused, programs};

/// The least time of a batch, for one run.
fn least(runs: u32, mut f: impl FnMut()) -> f64 {
    let batch = |f: &mut dyn FnMut()| {
        let begin = Instant::now();
        (0..runs).for_each(|_| f());
        begin.elapsed().as_secs_f64() * 1e6 / runs as f64
    };
    (0..50).map(|_| batch(&mut f)).fold(f64::INFINITY, f64::min)
}

fn figures(name: &str, source: &str, runs: u32) {
    if std::env::args().nth(1).is_some_and(|wanted| !name.contains(&wanted)) {
        return;
    }
    let image = engine::image();
    let session = paused(source);
    let programs = programs(&session);
    let with = DumpOptions::default();
    let without = DumpOptions { without: &programs, ..with };
    let supplied = LoadOptions { programs: &programs, ..LoadOptions::default() };
    for (label, options, loading) in [("with", with, LoadOptions::default()), ("without", without, supplied)] {
        let bytes = dump(&session, &options).expect("it can be saved");
        load(image, &bytes, &loading).expect("it can be loaded");
        let dumping = least(runs, || drop(dump(&session, &options)));
        let loading = least(runs, || drop(load(image, &bytes, &loading)));
        println!("{name}, {label} its program: {} bytes, dump {dumping:.1} µs, load {loading:.1} µs", bytes.len());
    }
}

fn main() {
    let begin = Instant::now();
    engine::image();
    println!("image {:.1} ms", begin.elapsed().as_secs_f64() * 1e3);
    let begin = Instant::now();
    drop(dump(&paused("fetch(1)"), &DumpOptions::default()));
    println!("first dump (with the table of names) {:.1} ms", begin.elapsed().as_secs_f64() * 1e3);
    figures("small.py at fetch", include_str!("../../../benches/snapshot/small.py"), 200);
    figures("100,000 integers", "ints = list(range(1000, 101000))\nfetch(1)", 1);
    let records = "records = {i: {'id': i, 'name': 'n' + str(i), 'amount': i / 2, 'ok': i % 2 == 0} for i in range(10000)}\nfetch(1)";
    figures("10,000 records of four fields", records, 1);
    let objects = "class R:\n    def __init__(self, i):\n        self.i = i\n        self.name = 'n' + str(i)\n\
        objects = [R(i) for i in range(10000)]\nfetch(1)";
    figures("10,000 objects of two fields", objects, 1);
}
