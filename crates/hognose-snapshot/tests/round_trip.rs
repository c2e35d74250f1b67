//! A session that went through bytes goes on as if it had not: after every instruction, at every call.

mod support;

use support::*;

/// Runs a script as it is, and through bytes after every instruction and after every seventh.
fn check(source: &str) {
    let plain = run(source);
    assert_eq!(plain.0, "done", "{source}");
    for every in [1, 7] {
        let (end, output) = run_through_bytes(source, every);
        assert_eq!((end.as_str(), output.as_str()), ("done", plain.1.as_str()), "every {every}: {source}");
    }
}

/// As `check`, and it prints this.
fn prints(source: &str, expected: &str) {
    check(source);
    assert_eq!(run(source).1, expected, "{source}");
}

#[test]
fn a_call_waits_in_bytes() {
    prints("x = fetch(41)\nprint(x + 1)", "42\n");
    prints("print([fetch(i) for i in range(3)])", "[0, 1, 2]\n");
}

#[test]
fn texts_that_are_fronts_of_others() {
    prints(
        "class O: pass\n\
         o, kept, s = O(), [], 'a' * 300\n\
         for more in ('b', '\\u20ac', 'c', '\\U0001f600', 'd', 'e'):\n\
         \x20   kept.append(s)\n\
         \x20   setattr(o, s, len(s))\n\
         \x20   s += more\n\
         print([len(t) for t in kept], [t[-1] for t in kept[1:]] == list('b\\u20acc\\U0001f600d'), s[-1])\n\
         print([getattr(o, 'a' * 300 + 'b\\u20acc\\U0001f600d'[:n]) for n in range(6)], len(o.__dict__))",
        "[300, 301, 302, 303, 304, 305] True e\n[300, 301, 302, 303, 304, 305] 6\n",
    );
}

#[test]
fn texts_that_are_parts_of_others() {
    prints(
        "class O: pass\n\
         o, s = O(), 'abcdefghij' * 300\n\
         rest, kept = s[5:], []\n\
         for n in range(3):\n\
         \x20   rest = rest[7:]\n\
         \x20   kept.append(rest)\n\
         \x20   setattr(o, rest, n)\n\
         s += '!'\n\
         front = s[:2500]\n\
         kept.append(front + '?')\n\
         print([(len(t), t[:3], t[-3:]) for t in kept], len(front), s[-2:])\n\
         print([getattr(o, s[n:-1]) for n in (12, 19, 26)], kept[0][7:] == kept[1], {kept[2]: 1}[s[26:-1]])",
        "[(2988, 'cde', 'hij'), (2981, 'jab', 'hij'), (2974, 'ghi', 'hij'), (2501, 'abc', 'ij?')] 2500 j!\n[0, 1, 2] True 1\n",
    );
}

#[test]
fn numbers_of_every_size() {
    prints(
        "a = [0, -1, 2**47, -2**47, 2**47 - 1, 2**63, 2**126, -2**200, 1.5, -0.0, 1e300, float('inf'), 3j, True]\n\
         n = 0\n\
         for x in a: n += 1\n\
         print(n, a)",
        "14 [0, -1, 140737488355328, -140737488355328, 140737488355327, 9223372036854775808, \
         85070591730234615865843651857942052864, \
         -1606938044258990275541962092341162602522202993782792835301376, 1.5, -0.0, 1e+300, inf, 3j, True]\n",
    );
}

#[test]
fn texts_of_every_width() {
    prints(
        "t = ['', 'a', 'é' * 30, '\\u0416\\u4e2d', '\\U0001f40d', 'x' * 100]\n\
         s = ''\n\
         for x in t: s += x\n\
         print(len(s), s == ''.join(t), s[:0] + 'b', b'bytes', bytearray(b'ab'))",
        "134 True b b'bytes' bytearray(b'ab')\n",
    );
}

#[test]
fn arrays_and_views_of_every_shape() {
    prints(
        "import array\na = array.array('i', [1, 2, 3])\nclass S(array.array): pass\ns = S('u', 'ab')\ns.x = 1\n\
         m = memoryview(a)\nr = m[::-1]\nc = m.cast('B').cast('@i', [3, 1])[::2]\nk = memoryview(b'ab')\nh = hash(k)\nk.release()\n\
         class L:\n    def __buffer__(self, flags): return memoryview(b'xy')\n    def __release_buffer__(self, view): print('end')\n\
         l = memoryview(L())\nit = iter(a)\nn = next(it)\nm[1] = 7\n\
         try: a.append(4)\nexcept BufferError: print('locked')\n\
         print(a, s, s.x, r.tolist(), c.tolist(), c.format, hash(k) == h, l[1], list(it))\nl.release()\n\
         for v in (m, r, c): v.release()\na.append(4)\nprint(a)",
        "locked\narray('i', [1, 7, 3]) S('u', 'ab') 1 [3, 7, 1] [[1], [3]] @i True 121 [7, 3]\nend\narray('i', [1, 7, 3, 4])\n",
    );
}

#[test]
fn a_string_that_grows_keeps_its_fronts() {
    prints(
        "s = 'abcdefgh' * 10\nfronts = []\nfor i in range(20):\n    s += '-'\n    fronts.append(s)\nprint(len(fronts[0]), len(fronts[-1]), fronts[3][-5:])",
        "81 100 h----\n",
    );
}

#[test]
fn containers_keep_order_and_identity() {
    prints(
        "a = [1]\nb = [a, a]\nb.append(b)\nd = {'k': a, 1: b, (1, 'x'): 3, None: 4, 2.5: 5, frozenset({1}): 6}\n\
         del d[1]\nd[1] = 'again'\ns = {5, 'five', (5,)}\ns.discard(5)\ns.add(6)\n\
         print(b[0] is b[1], b[2] is b, list(d.values()), len(s), sorted(map(str, s)))",
        "True True [[1], 3, 4, 5, 6, 'again'] 3 ['(5,)', '6', 'five']\n",
    );
}

#[test]
fn iterators_go_on_where_they_were() {
    prints(
        "d = {i: i * i for i in range(12)}\ndel d[3]\nit = [iter([1, 2, 3]), iter((4, 5)), iter('ab'), iter(b'cd'), iter(range(6, 9)), \
         iter(d), iter(d.items()), iter({10, 11}), enumerate(iter([12])), zip([1, 2], 'xy'), iter(range(10**30, 10**30 + 2)), \
         reversed([1, 2]), reversed(d)]\n\
         out = []\nfor i in it:\n    out.append(next(i))\nfor i in it:\n    out.append(list(i))\nprint(out[:13])\nprint(out[13:])",
        "[1, 4, 'a', 99, 6, 0, (0, 0), 10, (0, 12), (1, 'x'), 1000000000000000000000000000000, 2, 11]\n\
         [[2, 3], [5], ['b'], [100], [7, 8], [1, 2, 4, 5, 6, 7, 8, 9, 10, 11], [(1, 1), (2, 4), (4, 16), (5, 25), (6, 36), (7, 49), (8, 64), \
         (9, 81), (10, 100), (11, 121)], [11], [], [(2, 'y')], [1000000000000000000000000000001], [1], [10, 9, 8, 7, 6, 5, 4, 2, 1, 0]]\n",
    );
}

#[test]
fn functions_closures_and_generators() {
    prints(
        "def counter(start, *, step=1):\n    n = start\n    def inc():\n        nonlocal n\n        n += step\n        return n\n    return inc\n\
         c = counter(10, step=5)\nc()\n\
         def gen(n):\n    try:\n        for i in range(n):\n            got = yield i\n            if got: print('got', got)\n    finally:\n        print('closed')\n\
         g = gen(3)\nprint(next(g), g.send('hi'))\nprint(c(), list(g))\n\
         def outer():\n    r = yield from gen(1)\n    return 5\nprint(list(outer()))",
        "got hi\n0 1\nclosed\n20 [2]\nclosed\n[0]\n",
    );
}

#[test]
fn classes_and_instances() {
    prints(
        "class Base:\n    kind = 'base'\n    def __init__(self, x):\n        self.x = x\n    def show(self): return f'{self.kind} {self.x}'\n\
         class Slotted:\n    __slots__ = ('a', 'b')\n\
         class Derived(Base):\n    kind = 'derived'\n    @property\n    def twice(self): return self.x * 2\n    @classmethod\n    def make(cls): return cls(7)\n    @staticmethod\n    def two(): return 2\n    def show(self): return 'd:' + super().show()\n\
         class Num(int):\n    def __add__(self, other): return Num(int(self) + int(other) + 100)\n\
         d = Derived.make()\nd.extra = [1]\ns = Slotted()\ns.a = 1\nn = Num(5) + 1\nd.__dict__['late'] = 9\n\
         print(d.show(), d.twice, d.two(), d.extra, s.a, hasattr(s, 'b'), n, type(n).__name__, d.late, Derived.__mro__[1] is Base)",
        "d:derived 7 14 2 [1] 1 False 106 Num 9 True\n",
    );
}

#[test]
fn subclasses_keep_their_order() {
    prints(
        "class A: pass\nclass C(A): pass\nclass B(A): pass\nx = [B, C]\nprint([c.__name__ for c in A.__subclasses__()])",
        "['C', 'B']\n",
    );
}

#[test]
fn special_methods_called_by_instructions() {
    prints(
        "class V:\n    def __init__(self, v): self.v = v\n    def __eq__(self, o): return fetch(self.v == o.v)\n    def __hash__(self): return hash(self.v)\n    def __lt__(self, o): return fetch(self.v < o.v)\n    def __repr__(self): return 'V' + str(fetch(self.v))\n    def __bool__(self): return fetch(True)\n    def __radd__(self, o): return fetch(o + self.v)\n\
         a = V(2)\nprint(V(2) in [V(1), a], 5 + a, not a, [a], sorted([V(3), V(1)]))\nd = {V(1): 'one'}\nprint(d[V(1)], sum([V(1)], 2))",
        "True 7 False [V2] [V1, V3]\none 3\n",
    );
}

#[test]
fn exceptions_travel() {
    prints(
        "class Mine(ValueError):\n    def __init__(self, code):\n        super().__init__('mine', code)\n        self.code = code\n\
         try:\n    try:\n        raise Mine(3)\n    except Mine as e:\n        kept = e\n        raise KeyError('k') from e\nexcept KeyError as k:\n    print(repr(k), k.__cause__ is kept, k.__context__.code, kept.args)\n\
         try:\n    fail('no')\nexcept ValueError as e:\n    print('caught', e)\nfinally:\n    print('finally')",
        "KeyError('k') True 3 ('mine', 3)\ncaught no\nfinally\n",
    );
}

#[test]
fn with_match_and_comprehensions() {
    prints(
        "class CM:\n    def __enter__(self): return fetch('in')\n    def __exit__(self, *a):\n        print('out', a[0] is None)\n        return True\n\
         with CM() as c:\n    print(c)\n    raise ValueError\n\
         match {'a': [1, 2, 3], 'b': 4}:\n    case {'a': [x, *rest], 'b': y} if y > 3:\n        print(x, rest, y)\n\
         print({k: v for k, v in zip('ab', range(2))}, {i % 2 for i in range(5)}, [*range(2), *'x'])",
        "in\nout False\n1 [2, 3] 4\n{'a': 0, 'b': 1} {0, 1} [0, 1, 'x']\n",
    );
}

#[test]
fn identities_stay() {
    check("a = [1]\nb = object()\nx, y = id(a), id(b)\nfor i in range(3):\n    assert id(a) == x and id(b) == y\nprint(x, hash(b), {b: 1}[b])");
}

#[test]
fn the_library_stays_as_the_program_changed_it() {
    prints(
        "import json, math\njson.x = 1\nmath.tau2 = math.tau * 2\nimport sys\nprint(json.x, sys.modules['json'] is json, round(math.tau2, 2))\n",
        "1 True 12.57\n",
    );
}

#[test]
fn weak_references_keep_their_targets() {
    prints(
        "import weakref\nclass A: pass\na = A()\nr = weakref.ref(a)\nprint(r() is a)\n",
        "True\n",
    );
}

#[test]
fn feeds_share_a_session() {
    let mut session = start("x = [1, 2]\ndef f(y): return x + [y]");
    assert_eq!(finish(&mut session).0, "done");
    let mut session = through_bytes(&session);
    feed(&mut session, "print(f(fetch(3)), __name__)");
    let mut session = through_bytes(&session);
    assert_eq!(finish(&mut session), ("done".into(), "[1, 2, 3] __main__\n".into()));
}

#[test]
fn one_snapshot_wakes_up_many_times() {
    let session = paused("data = []\nx = fetch(1)\ndata.append(x)\nprint(data)");
    let (mut a, mut b) = (through_bytes(&session), through_bytes(&session));
    assert_eq!(finish(&mut a).1, "[1]\n");
    assert_eq!(finish(&mut b).1, "[1]\n");
}

#[test]
fn calls_that_overlap_stay_pending() {
    prints(
        "a = [overlapping(i) for i in range(4)]\nb = overlapping(a[0])\nprint(a, b)",
        "[0, 1, 2, 3] 0\n",
    );
}

#[test]
fn programs_may_stay_outside() {
    use hognose_snapshot::*;
    let session = paused("x = fetch('a longer text')\nprint(x, 'another constant text')");
    let programs = programs(&session);
    let options = DumpOptions { without: &programs, ..DumpOptions::default() };
    let bytes = dump(&session, &options).unwrap();
    let error = load(engine::image(), &bytes, &LoadOptions::default()).err().unwrap();
    assert_eq!(
        error.to_string(),
        format!("snapshot needs the program <test> with hash {}", programs[0].hash)
    );
    let options = LoadOptions { programs: &programs, ..LoadOptions::default() };
    let mut session = load(engine::image(), &bytes, &options).unwrap();
    assert_eq!(finish(&mut session).1, "a longer text another constant text\n");
}

#[test]
fn library_functions_may_travel_along() {
    use hognose_snapshot::*;
    let session = paused("print(fetch(5))");
    let options = DumpOptions { portable: true, ..DumpOptions::default() };
    let bytes = dump(&session, &options).unwrap();
    let mut session = load(engine::image(), &bytes, &LoadOptions::default()).unwrap();
    assert_eq!(finish(&mut session).1, "5\n");
}

#[test]
fn budgets_travel_and_the_loader_caps_them() {
    use hognose_snapshot::*;
    let mut session = paused("fetch(1)\nwhile True: pass");
    session.vm.meter.slice = 500;
    session.vm.meter.reserve = 0;
    session.vm.calls.limit = Some(1);
    let bytes = dump(&session, &DumpOptions::default()).unwrap();
    let woken = load(engine::image(), &bytes, &LoadOptions::default()).unwrap();
    assert_eq!((woken.vm.meter.slice, woken.vm.meter.reserve, woken.vm.calls.limit), (500, 0, Some(1)));
    let limits = LoadLimits { fuel: Some(100), calls: Some(0), ..LoadLimits::default() };
    let options = LoadOptions { limits, ..LoadOptions::default() };
    let woken = load(engine::image(), &bytes, &options).unwrap();
    assert_eq!((woken.vm.meter.slice, woken.vm.meter.reserve, woken.vm.calls.limit), (100, 0, Some(0)));
    let limits = LoadLimits { memory: Some(100), ..LoadLimits::default() };
    let options = LoadOptions { limits, ..LoadOptions::default() };
    assert_eq!(load(engine::image(), &bytes, &options).err(), Some(LoadError::Limit("memory")));
}

#[cfg(feature = "compress")]
#[test]
fn compressed_snapshots_are_smaller() {
    use hognose_snapshot::*;
    let session = paused("x = ['the same text'] * 10 + [str(i) for i in range(500)]\nprint(len(fetch(x)))");
    let plain = dump(&session, &DumpOptions::default()).unwrap();
    let packed = dump(&session, &DumpOptions { compress: true, ..DumpOptions::default() }).unwrap();
    assert!(packed.len() < plain.len());
    let mut session = load(engine::image(), &packed, &LoadOptions::default()).unwrap();
    assert_eq!(finish(&mut session).1, "510\n");
}

#[test]
fn the_last_instruction_of_a_body_raises_a_class() {
    prints(
        "class E(Exception):\n    def __init__(self): self.n = fetch(1)\ndef f(): raise E\n\
         try: f()\nexcept E as e: print(e.n)",
        "1\n",
    );
}

#[test]
fn a_constructor_stands_in_the_first_register() {
    prints("class A:\n    def __init__(self): print(fetch(2))\nA()", "2\n");
}

#[test]
fn a_loop_goes_over_a_list_of_the_library() {
    prints("import keyword\nn = 0\nfor k in keyword.kwlist: n += fetch(1)\nprint(n)", "35\n");
}
