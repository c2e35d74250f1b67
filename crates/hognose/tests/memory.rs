//! What a program makes counts, and what it keeps: also where old objects grow, and only young ones are collected.

use hognose::{Limit, Limits, Program, Session, Step};

/// Runs a program with so many megabytes.
fn run(source: &str, megabytes: usize) -> (Step, usize) {
    let limits = Limits { memory: Some(megabytes << 20), fuel: Some(2_000_000_000), duration: None, ..Limits::default() };
    let mut session = Session::new(limits);
    session.start(&Program::new(source).expect("it compiles"), []).expect("nothing runs");
    let step = session.step();
    let used = session.usage();
    (step, used.memory)
}

#[test]
fn old_objects_that_grow_reach_the_limit() {
    let grown = [
        ("a list", "x = []", "x.append(str(i))"),
        ("a list of small numbers", "x = []", "x.append(i % 7)"),
        ("a dict", "x = {}", "x[i] = None"),
        ("a set", "x = set()", "x.add(i)"),
        ("a bytearray", "x = bytearray()", "x += b'0123456789abcdef'"),
        ("a deque", "from collections import deque\nx = deque()", "x.append(i)"),
        ("an ordered dict", "from collections import OrderedDict\nx = OrderedDict()", "x[i] = None"),
        ("an array", "import array\nx = array.array('q')", "x.extend(range(8))"),
        ("a text", "x = ''", "x += '0123456789abcdef'"),
        ("a stream of text", "import io\nx = io.StringIO()", "x.write('0123456789abcdef')"),
        ("a stream of bytes", "import io\nx = io.BytesIO()", "x.write(b'0123456789abcdef')"),
        ("what a cycle has seen", "import itertools\nx = itertools.cycle(iter(int, 1))", "next(x)"),
        ("what only one of two iterators has seen", "import itertools\nx, y = itertools.tee(itertools.count())", "next(x)"),
        ("a module of the library", "import json", "setattr(json, f'a{i}', i)"),
        ("an instance", "class C: pass\nx = C()", "setattr(x, f'a{i}', i)"),
        ("a class", "class C: pass", "setattr(C, f'a{i}', i)"),
        ("a function", "def x(): pass", "setattr(x, f'a{i}', i)"),
        ("a chain of instances", "class C: pass\nx = root = C()", "x.next = C(); x = x.next"),
        ("a chain of cells", "def f(y): return lambda: y\nx = None", "x = f(x)"),
        ("generators", "def f():\n    yield 1\n    yield 2\nx = []", "x.append(f()); next(x[-1])"),
        ("attributes whose names are data", "class C: pass\nx = []", "x.append(C()); setattr(x[-1], f'a{i}', i)"),
    ];
    for (what, before, step) in grown {
        let source = format!("{before}\nfor i in range(10**9):\n    {step}\n    [i] * 9\n");
        // A buffer that is full would take twice its size.
        let (end, used) = run(&source, 8);
        assert_eq!(end, Step::Limit(Limit::Memory), "{what}");
        assert!(used > 3 << 20, "{what}: {used} bytes are no reason to stop");
    }
}

#[test]
fn what_dies_makes_room() {
    let programs = [
        ("cycles", "for i in range(100_000):\n    a = []; b = [a]; a.append(b)"),
        ("cycles with old objects", "old = [[] for _ in range(500)]\nfor i in range(200_000):\n    a = old[i % 500]\n    a.append([a])\n    if len(a) > 9: a.clear()"),
        ("a queue", "from collections import deque\nx = deque(range(1000))\nfor i in range(200_000):\n    x.append(str(i)); x.popleft()"),
        ("a dict as a window", "x = {}\nfor i in range(200_000):\n    x[i] = [i]\n    x.pop(i - 100, None)"),
        ("generators in turns", "def f(i):\n    yield i\nx = [f(0)] * 100\nfor i in range(100_000):\n    x[i % 100] = f(i); next(x[i % 100])"),
        ("large lists", "for i in range(100): x = list(range(100_000))"),
        ("large texts", "for i in range(100): x = 'y' * 1_000_000 + str(i)"),
        ("classes", "for i in range(5_000):\n    class C:\n        def f(self): return i\n    C().f()"),
        ("code", "for i in range(5_000): exec(f'def f(): return {i}\\nx{i % 10} = f()')"),
        ("attributes whose names are data", "class C: pass\nfor i in range(50_000): setattr(C(), f'a{i}', i)"),
    ];
    for (what, source) in programs {
        let (end, used) = run(source, 8);
        assert!(end.value().is_some(), "{what}: it ended otherwise, with {used} bytes");
    }
}

/// A large list has room for more than it holds, and is not charged for it.
#[test]
fn room_ahead_is_not_charged() {
    let grown = "x = []\nfor i in range(40_000): x.append(i)\n";
    let doubled = 8 * (1 << 16);
    for limits in [Limits::default(), Limits::unlimited()] {
        let mut session = Session::new(limits);
        let program = Program::new(&format!("import gc, sys\n{grown}before = sys.getsizeof(x)\ngc.collect()\n(before, sys.getsizeof(x))"));
        session.start(&program.expect("it compiles"), []).expect("nothing runs");
        let sizes = session.step().value().map(|sizes| sizes.to_string()).unwrap_or_default();
        assert_eq!(sizes, format!("({0}, {0})", doubled + 24), "bytes before and after a collection");
        assert!(session.usage().memory < 2 * doubled, "{} bytes for a list that holds 320,000", session.usage().memory);
    }
    // Many at once, emptied again: each takes the memory that it was charged for.
    let many = "lists = [[] for _ in range(300)]\nfor l in lists:\n    for i in range(40_000): l.append(i)\n    while l: l.pop()\n";
    let (end, used) = run(many, 128);
    assert_eq!(end, Step::Limit(Limit::Memory));
    assert!(used > 64 << 20, "{used} bytes are no reason to stop");
}

/// A text in memory that is written at its end: what stands before is not paid for.
#[test]
fn writing_at_the_end_costs_what_is_written() {
    let source = "import io\nx = io.BytesIO(bytes(1_000_000))\nx.seek(0, 2)\nfor i in range(1000): x.write(b'y' * 100)\nlen(x.getvalue())";
    let mut session = Session::new(Limits::default());
    session.start(&Program::new(source).expect("it compiles"), []).expect("nothing runs");
    assert_eq!(session.step().value(), Some(hognose::Data::Int(1_100_000)));
    let fuel = session.usage().fuel;
    assert!(fuel < 1_000_000, "{fuel} instructions for a thousand writes of a hundred bytes");
}

/// Callbacks of weak references run one after the other, however many targets die together.
#[test]
fn thousands_of_weak_references_die_at_once() {
    let source = "
import weakref
class Node: pass
nodes, table = [Node() for _ in range(20_000)], weakref.WeakValueDictionary()
for i, node in enumerate(nodes):
    table[i] = node
del node, nodes
import gc
gc.collect()
len(table)";
    let (end, _) = run(source, 64);
    assert_eq!(end.value(), Some(hognose::Data::Int(0)));
}
