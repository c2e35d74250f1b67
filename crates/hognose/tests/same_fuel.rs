//! A program uses the same fuel however often it was paused on the way: what the inline caches know decides nothing.

use hognose::{Data, Limits, Program, RoundTrips, Session, Step};

const SOURCE: &str = "
from collections import namedtuple
from datetime import date
from operator import itemgetter
import math
Pair = namedtuple('Pair', 'a b')
class Point:
    scale = 2
    def __init__(self, x): self.x = x
rows = [{'age': i * 7 % 5, 'name': str(i)} for i in range(20)]
points = [Point(i * 3 % 7) for i in range(20)]
pairs = [Pair(i * 3 % 7, i) for i in range(20)]
days = [date(2020, 1 + i * 5 % 12, 1) for i in range(20)]
found = []
for _ in range(3):
    found.append(sorted(rows, key=lambda row: row['age'])[0]['name'])
    found.append(sorted(rows, key=itemgetter('name'))[0]['name'])
    found.append(max(points, key=lambda point: point.x * point.scale).x)
    found.append(sorted(pairs, key=lambda pair: (-pair.a, len(str(pair.b))))[0].b)
    found.append(min(days, key=lambda day: day.month).month)
    found.append(sum(map(lambda row: len(row['name'].lower()), rows)))
    found.append(sum(map(lambda point: point.x + math.pi, points)))
    found.append(list(filter(lambda pair: pair.a > 3, pairs))[0].b)
found
";

/// The result, and the fuel that was used.
fn used(every: Option<u64>) -> (Option<Data>, u64) {
    let mut session = Session::new(Limits::default());
    session.start(&Program::new(SOURCE).expect("it compiles"), []).expect("it starts");
    let mut trips = RoundTrips::default();
    loop {
        let step = match every {
            None => session.step(),
            Some(n) => session.run_instructions(n),
        };
        match step {
            Step::Complete(value) => return (Some(value), session.usage().fuel),
            Step::Slice if every.is_some() => session.roundtrip(&mut trips).expect("it becomes bytes"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn pauses_cost_no_fuel() {
    let straight = used(None);
    assert!(straight.1 > 1000);
    for every in [1, 7, 100] {
        assert_eq!(used(Some(every)), straight, "a round trip after each {every} instructions");
    }
}

/// Natives ask small methods of the guest many times within one instruction: the budget ends that too, and is not overdrawn.
#[test]
fn the_limit_ends_native_work_by_small_methods() {
    let source = "
class P:
    def __init__(self, a): self.a = a
    def __lt__(self, other): return (self.a, 1) < (other.a, 1)
    def __hash__(self): return self.a % 99
    def __eq__(self, other): return self.a == other.a
items = [P(i * 7919 % 10007) for i in range(10000)]
";
    // Ends with none of the objects, which are many.
    let run = |work: &str, fuel: Option<u64>| {
        let mut session = Session::new(Limits { fuel, ..Limits::default() });
        session.start(&Program::new(&format!("{source}{work}")).expect("it compiles"), []).expect("it starts");
        let ended = matches!(session.step(), Step::Complete(_));
        (ended, session.usage().fuel)
    };
    let (_, before) = run("0", None);
    for work in ["len(sorted(items * 20))", "min(items * 50).a", "P(-1) in items * 50", "len(set(items))"] {
        let (ended, all) = run(work, None);
        assert!(ended && all > before + 1_000_000, "{work} ends, and takes much: {all}");
        let limit = before + (all - before) / 2;
        let (ended, used) = run(work, Some(limit));
        assert!(!ended && used <= limit, "{work}: {used} of {limit}");
    }
}
