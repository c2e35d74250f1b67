//! Bytes that nobody vouches for give an error or a session that runs: never a panic, never a hang.
//!
//! Snapshots of scripts that hold every kind of object are cut short at every byte and changed at random places (with
//! a checksum that fits again); whatever loads runs a bounded slice. `HOGNOSE_MUTATIONS` asks for more of them.

mod support;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use hognose_snapshot::{DumpOptions, LoadOptions, dump, load, mend};
use support::*;

/// A small generator of numbers: the same for every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
}

/// Scripts, each with the number of instructions after which it is saved; 0 means at its first call.
const SCRIPTS: &[(&str, u64)] = &[
    ("x = [1, 'two', (3.5, None)]\nprint(fetch(x), x)\n", 0),
    (
        "class A:\n    __slots__ = ('p', 'q')\n    def __init__(self): self.p = 1\nclass B(A):\n    def __eq__(self, o): return fetch(True)\n    def __hash__(self): return 3\n\
         class N(int): pass\nclass D(dict):\n    def __missing__(self, k): return fetch(k)\nb = B()\nb.z = 5\nb.__dict__['y'] = 6\nd = D(a=1)\nn = N(7)\ns = {b, n}\nprint(b in [n, b], d['k'], s, n + 1)\n",
        0,
    ),
    (
        "def gen(n):\n    try:\n        for i in range(n):\n            got = yield i\n            if got: print(got)\n    finally:\n        print('end')\ng = gen(4)\nnext(g)\nh = (x * 2 for x in g)\n\
         its = [iter([1, 2]), iter({1: 2}.items()), iter({3}), enumerate(iter('ab')), zip([1], (2,)), reversed([1]), iter(range(10**20, 10**20 + 2)), iter(b'ab')]\n\
         def outer():\n    k = 1\n    def inner(a, *b, c=2, **d):\n        nonlocal k\n        k += a\n        return fetch(k)\n    return inner\nf = outer()\nprint(f(1), [next(i) for i in its], list(h), f(2, 3, c=4, e=5))\n",
        0,
    ),
    (
        "class Mine(ValueError): pass\ntry:\n    try:\n        raise Mine(1, 'x')\n    except Mine as e:\n        kept = e\n        kept.extra = 5\n        raise KeyError('k') from e\nexcept KeyError as k:\n    tb = k.__traceback__\n    print(fetch(repr(k)), k.__cause__ is kept)\n    try:\n        raise k\n    finally:\n        print('f')\n",
        0,
    ),
    (
        "import json\njson.x = [1]\nclass M(type):\n    def __call__(cls, *a): return super().__call__(*a)\nclass C(metaclass=M):\n    @property\n    def p(self): return fetch(1)\n    @classmethod\n    def c(cls): return 2\n    @staticmethod\n    def s(): return 3\nc = C()\n\
         big = [2**40, 2**70, 2**200, -1.5, 1j, True, ..., NotImplemented, b'b', bytearray(b'c'), slice(1, 2), range(3), frozenset({1}), 'é\\u4e2d\\U0001f40d']\nv = {1: 2}.keys()\nm = c.c\nt = 'a' * 100\nu = t + 'b'\nt2 = u + 'c'\nprint(c.p, C.c(), C.s(), big, v, m(), memoryview(b'abc')[1])\n",
        0,
    ),
    (
        "import array\na = array.array('i', [1, 2, 3])\nm = memoryview(a)\nr = m[::-1]\nc = m.cast('B').cast('@i', [3, 1])[1:]\n\
         class S(array.array): pass\ns = S('u', 'ab')\nclass L:\n    def __buffer__(self, flags): return memoryview(b'xy')\n\
         l = memoryview(L())\nk = memoryview(b'ab')\nh = hash(k)\ngone = memoryview(a)\ngone.release()\nit = iter(a)\nnext(it)\n\
         print(fetch(1), m[0], r[0], c.tolist(), s, l[0], list(it), hash(k) == h)\nl.release()\nm[1] = 7\nprint(a)\n",
        0,
    ),
    (
        "from itertools import *\nits = [count(3), repeat(1, 4), cycle('ab'), chain([1], (2,)), islice([1, 2, 3], 1, 3), accumulate([1, 2]), filterfalse(None, [0, 1]), \
         compress('ab', [1, 1]), map(pow, [2, 3], [2, 2]), zip_longest('a', [1, 2]), pairwise('abc'), product('ab', repeat=2), permutations('abc', 2), combinations('abc', 2), \
         combinations_with_replacement('ab', 2), batched('abc', 2), *tee('ab')]\nprint([next(i) for i in its])\ngroups = groupby('aab')\nk, group = next(groups)\n\
         for row in batched(zip(range(3), tee(starmap(lambda a: fetch(a), [(1,), (2,)]))[0]), 2):\n    print(row, [next(i, None) for i in its], list(group))\n",
        0,
    ),
    ("import re\ntext = 'abc' * 900\npart = text[100:]\nparts = [part[n:] for n in range(3)]\nit = re.finditer('b', part)\nprint(next(it), fetch(1), part[3:6], [p[-1] for p in parts], next(it).start())\n", 0),
    ("a = [overlapping(i) for i in range(3)]\nb = overlapping(a[0])\nprint(a[1] + 1, b == 0)\n", 0),
    ("total = 0\nfor i in range(10):\n    for j in [1, 2, 3]:\n        total += i * j\nd = {}\nfor w in 'a b a'.split():\n    d[w] = d.get(w, 0) + 1\nprint(total, d, sorted(d, key=lambda k: -d[k]))\n", 40),
    ("class V:\n    def __init__(self, v): self.v = v\n    def __lt__(self, o): return self.v < o.v\n    def __add__(self, o): return V(self.v + o.v)\nprint([x.v for x in sorted([V(3), V(1), V(2)])], (V(1) + V(2)).v, max([V(1), V(5)]).v)\n", 120),
];

/// Three threads wait for answers, one for a lock, and the main thread for all of them.
const THREADS: &str = "import threading, contextvars\nvar = contextvars.ContextVar('var')\nlock = threading.Lock()\nmine = threading.local()\nout = []\n\
     def work(n):\n    mine.n = n\n    var.set(n)\n    try:\n        out.append(fetch(n))\n    finally:\n        out.append((mine.n, var.get()))\n\
     def locked():\n    with lock:\n        out.append('locked')\n\
     threads = [threading.Thread(target=work, args=(n,), daemon=n == 1) for n in range(3)] + [threading.Thread(target=locked)]\n\
     with lock:\n    for t in threads:\n        t.start()\n    for t in threads[:3]:\n        t.join()\nthreads[3].join()\nprint(sorted(map(str, out)))\n";

fn snapshots() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for (source, steps) in SCRIPTS {
        let session = if *steps == 0 {
            paused(source)
        } else {
            let mut session = start(source);
            assert_eq!(step(&mut session, Some(*steps), 1 << 40), None, "{source}");
            session
        };
        all.push(dump(&session, &DumpOptions::default()).expect("it can be saved"));
    }
    all
}

/// Loads and runs a bounded slice. Says whether the bytes gave a session.
fn survives(bytes: &[u8]) -> bool {
    let Ok(mut session) = load(engine::image(), bytes, &LoadOptions::default()) else { return false };
    session.vm.meter.memory = 64 << 20;
    session.vm.meter.reserve = 0;
    for _ in 0..20 {
        session.vm.meter.reserve = 0;
        if step(&mut session, Some(2_000), 20_000).is_some() {
            break;
        }
    }
    session.collect();
    // What ran can be saved; changed code may have made values that no compiled code makes, and those are refused.
    if let Ok(again) = dump(&session, &DumpOptions::default()) {
        let _ = load(engine::image(), &again, &LoadOptions::default());
    }
    true
}

fn check(bytes: &[u8], what: &str) -> bool {
    let begin = Instant::now();
    let result = catch_unwind(AssertUnwindSafe(|| survives(bytes)));
    assert!(begin.elapsed() < Duration::from_secs(60), "{what}: took {:?}", begin.elapsed());
    match result {
        Ok(loaded) => loaded,
        Err(_) => panic!("{what}: see the panic above"),
    }
}

#[test]
fn every_prefix_is_refused() {
    for bytes in snapshots() {
        for n in 0..bytes.len() {
            let error = load(engine::image(), &bytes[..n], &LoadOptions::default());
            assert!(error.is_err(), "{n} of {} bytes", bytes.len());
        }
        // The same without a checksum that tells.
        for n in 15..bytes.len() {
            let mut cut = bytes[..n].to_vec();
            mend(&mut cut);
            assert!(load(engine::image(), &cut, &LoadOptions::default()).is_err(), "{n} of {} bytes", bytes.len());
        }
    }
}

#[test]
fn damage_is_noticed() {
    let mut random = Random(0x5EED);
    for bytes in snapshots() {
        for _ in 0..200 {
            let mut damaged = bytes.clone();
            let at = random.below(bytes.len());
            damaged[at] ^= 1 << random.below(8);
            assert!(load(engine::image(), &damaged, &LoadOptions::default()).is_err());
        }
    }
}

#[test]
fn changed_bytes_give_an_error_or_a_session() {
    let rounds = std::env::var("HOGNOSE_MUTATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(1500);
    let mut random = Random(0xC0FFEE);
    let (mut loaded, mut tried) = (0, 0);
    let snapshots = snapshots();
    for round in 0..rounds {
        for (i, bytes) in snapshots.iter().enumerate() {
            let mut changed = bytes.clone();
            for _ in 0..=random.below(3) {
                let at = 14 + random.below(changed.len() - 14);
                match random.below(6) {
                    0 => changed[at] = random.next() as u8,
                    1 => changed[at] = changed[at].wrapping_add(1),
                    2 => changed[at] = changed[at].wrapping_sub(2),
                    3 => {
                        changed.remove(at);
                    }
                    4 => changed.insert(at, random.next() as u8),
                    _ => {
                        let from = 14 + random.below(changed.len() - 14);
                        changed[at] = changed[from];
                    }
                }
            }
            mend(&mut changed);
            tried += 1;
            if check(&changed, &format!("script {i}, round {round}")) {
                loaded += 1;
            }
        }
    }
    println!("{loaded} of {tried} changed snapshots load");
    assert!(loaded > 0, "some changes only change what the guest sees");
}

#[test]
fn threads_may_be_anything() {
    let bytes = dump(&paused(THREADS), &DumpOptions::default()).unwrap();
    let mut session = load(engine::image(), &bytes, &LoadOptions::default()).unwrap();
    assert_eq!(session.parked.len(), 4, "all but the one that began to wait last");
    let mut end = None;
    while end.is_none() {
        end = step(&mut session, None, 1 << 40);
    }
    assert_eq!(end.as_deref(), Some("done"));
    let (mut loaded, mut random) = (0, Random(0xBEAD));
    for at in 14..bytes.len() {
        for change in 0..4 {
            let mut changed = bytes.clone();
            changed[at] = match change {
                0 => changed[at].wrapping_add(1),
                1 => changed[at].wrapping_sub(1),
                2 => changed[at] ^ 1 << random.below(8),
                _ => random.next() as u8,
            };
            mend(&mut changed);
            loaded += u32::from(check(&changed, &format!("byte {at}, change {change}")));
        }
    }
    println!("{loaded} of {} changed snapshots load", 4 * (bytes.len() - 14));
    assert!(loaded > 0, "some changes only change what the guest sees");
}

#[test]
fn errors_say_what_to_do() {
    let bytes = dump(&paused("fetch(1)"), &DumpOptions::default()).unwrap();
    let error = |bytes: &[u8]| load(engine::image(), bytes, &LoadOptions::default()).err().unwrap().to_string();
    assert_eq!(error(b""), "snapshot is cut short");
    assert_eq!(error(b"PK\x03\x04 something else"), "these bytes are no snapshot");
    let mut newer = bytes.clone();
    newer[4] = 9;
    assert_eq!(error(&newer), "snapshot is version 9, this build reads up to 8");
    assert_eq!(error(&bytes[..10]), "snapshot is cut short");
    let mut damaged = bytes.clone();
    *damaged.last_mut().unwrap() ^= 1;
    assert_eq!(error(&damaged), "snapshot is damaged: its checksum does not match");
    let needs = LoadOptions { tools: Some(Vec::new()), ..LoadOptions::default() };
    assert_eq!(
        load(engine::image(), &bytes, &needs).err().unwrap().to_string(),
        "snapshot needs the tool fetch, which is not offered"
    );
}
