//! The small figures beside CPython's: what it costs to begin, to run something tiny, and to call the host.
//!
//! `cargo bench -p hognose` prints them, with what sessions take of memory behind them; each is the least of 50 batches. CPython is `python3`, or what
//! `HOGNOSE_PYTHON` names; the machine is the same and so is the moment, so the ratios are what counts. With `-- json`, what bindings
//! are compared with; with `-- only NAME`, one of those, for profilers.

use std::hint::black_box;
use std::process::Command;
use std::time::Instant;

use hognose::{Answer, Data, Limits, Program, Session, Step, Tool, Toolbox};

const BATCHES: u32 = 50;

/// A program as models write them: a class, its use, and what goes wrong with it.
const LINES: &str = include_str!("../../../tests/python/programs/bank_account.py");

/// Compiling and evaluating `1 + 1`, and evaluating alone, in nanoseconds.
const PYTHON: &str = r#"
import time
def best(f, n):
    least = 1e9
    for _ in range(50):
        start = time.perf_counter_ns()
        for _ in range(n):
            f()
        least = min(least, (time.perf_counter_ns() - start) / n)
    return least
code = compile("1 + 1", "main.py", "eval")
print(best(lambda: eval(compile("1 + 1", "main.py", "eval")), 1000), best(lambda: eval(code), 10000))
"#;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.iter().any(|argument| argument == "json") {
        let figures: Vec<String> =
            SMALL.iter().map(|(name, figure)| format!("\"{name}\": {:.1}", figure())).collect();
        println!("{{{}}}", figures.join(", "));
        return;
    }
    if let Some(at) = arguments.iter().position(|argument| argument == "only") {
        let wanted = arguments.get(at + 1).map_or("", String::as_str);
        match SMALL.iter().find(|(name, _)| *name == wanted) {
            Some((name, figure)) => println!("{name}: {:.0} ns", figure()),
            None => {
                let names: Vec<&str> = SMALL.iter().map(|(name, _)| *name).collect();
                eprintln!("only: expected one of {}, not {wanted:?}", names.join(", "));
                std::process::exit(2);
            }
        }
        return;
    }
    let fresh = least(200, || {
        let mut session = Session::new(Limits::default());
        value(&mut session, &Program::new("1 + 1").expect("it compiles"));
    });
    let creation = least(500, || {
        black_box(Session::new(Limits::default()));
    });
    let compilation = least(500, || {
        black_box(Program::new("1 + 1").expect("it compiles"));
    });
    let lines = least(100, || {
        black_box(Program::new(LINES).expect("it compiles"));
    });
    let program = Program::new("1 + 1").expect("it compiles");
    let saved = program.dump();
    let loaded = least(500, || drop(black_box(Program::load(&saved).expect("it was dumped"))));
    let dumped = least(2000, || drop(black_box(program.dump())));
    let mut session = Session::new(Limits::default());
    let prepared = least(2000, || value(&mut session, &program));
    let (call, served) = (round_trip(), closure());
    let python = python();

    println!("{:<44}{:>12}{:>12}{:>10}", "", "ns", "wanted", "CPython");
    let row = |name: &str, ns: f64, wanted: Option<f64>, ratio: bool| {
        let wanted = wanted.map_or(String::new(), |w| format!("{w:.0}"));
        let ratio = match (python, ratio) {
            (Some((both, _)), true) => format!("{:.3}", ns / both),
            _ => String::new(),
        };
        println!("{name:<44}{ns:>12.0}{wanted:>12}{ratio:>10}");
    };
    row("source to value in a fresh session", fresh, Some(8000.0), true);
    row("  of which: a session, made and dropped", creation, None, true);
    row("  of which: parsing and compiling", compilation, Some(800.0), true);
    row(&format!("parsing and compiling {} lines", LINES.lines().count()), lines, None, false);
    row("a program as bytes", dumped, None, false);
    row("a program from bytes, compiled again", loaded, Some(800.0), false);
    row("prepared program in a session used before", prepared, Some(480.0), true);
    row("a call of the host, a step for each", call, Some(100.0), false);
    row("a call of the host, a closure that answers", served, Some(100.0), false);
    match python {
        Some((both, eval)) => {
            row("CPython: compile and eval", both, None, true);
            row("CPython: eval of compiled code", eval, None, true);
        }
        None => println!("(no CPython found: set HOGNOSE_PYTHON)"),
    }
    println!();
    println!("{:<44}{:>12}{:>12}{:>10}", "paused sessions as bytes", "ns", "wanted", "bytes");
    SNAPSHOTS.iter().for_each(snapshots);
    println!();
    println!("{:<44}{:>12}{:>12}{:>10}", "sessions in one process", "KB for each", "wanted", "MB");
    let idle = Program::new("n = 1 + 1").expect("it compiles");
    crowd("10,000 that have run `n = 1 + 1` and rest", 20.0, || {
        let mut session = Session::new(Limits::default());
        session.start(&idle, []).expect("nothing runs");
        assert!(session.step().is_end());
        session
    });
    let waiting = Program::new(SNAPSHOTS[0].1).expect("it compiles");
    crowd("10,000 that wait at small.py's call", 30.0, || {
        let mut session = Session::new(Limits::default());
        session.define(&Toolbox::new().with(Tool::new("fetch")));
        session.set("url", &Data::Str("https://example.org".into())).expect("nothing runs");
        session.start(&waiting, []).expect("nothing runs");
        assert!(matches!(session.step(), Step::Calls { .. }));
        session
    });
}

/// How many sessions there are at once.
const CROWD: usize = 10_000;

/// A row about the memory that so many sessions have written to, and what is wanted for each.
fn crowd(name: &str, wanted: f64, make: impl Fn() -> Session) {
    let Some(before) = resident() else {
        println!("{name:<44}{:>12}", "(Linux only)");
        return;
    };
    let sessions: Vec<Session> = (0..CROWD).map(|_| make()).collect();
    let taken = resident().unwrap_or(before).saturating_sub(before);
    let each = taken as f64 / sessions.len() as f64;
    println!("{name:<44}{each:>12.1}{wanted:>12.0}{:>10}", taken / 1024);
    // What they leave behind would be used again, and count for nothing in the next row.
    std::mem::forget(sessions);
}

/// The memory of this process that is there, in kilobytes.
fn resident() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_whitespace().next()?.parse().ok()
}

/// A name, and what gives its nanoseconds.
type Figure = (&'static str, fn() -> f64);

/// The figures that a binding is compared with, in nanoseconds: each is named as the binding names it, where that has one.
const SMALL: [Figure; 9] = [
    ("cold", || {
        least(200, || {
            let program = Program::new("1 + 1").expect("it compiles");
            value(&mut Session::new(Limits::default()), &program);
        })
    }),
    ("prepared", || {
        let program = Program::new("1 + 1").expect("it compiles");
        least(500, || value(&mut Session::new(Limits::default()), &program))
    }),
    ("fed", || {
        let program = Program::new("1 + 1").expect("it compiles");
        let mut session = Session::new(Limits::default());
        least(2000, || value(&mut session, &program))
    }),
    ("call", round_trip),
    ("closure", closure),
    ("program_dump", || {
        let program = Program::new("1 + 1").expect("it compiles");
        least(2000, || drop(black_box(program.dump())))
    }),
    ("program_load", || {
        let saved = Program::new("1 + 1").expect("it compiles").dump();
        least(500, || drop(black_box(Program::load(&saved).expect("it was dumped"))))
    }),
    ("dump", || {
        let paused = paused();
        least(500, || drop(black_box(paused.dump().expect("it can be saved"))))
    }),
    ("load", || {
        let saved = paused().dump().expect("it can be saved");
        least(200, || {
            let mut loaded = Session::load(&saved, Limits::default()).expect("it was saved");
            black_box(loaded.outstanding());
        })
    }),
];

/// Scripts that are saved at their call of `fetch`, and what is wanted: nanoseconds that saving and waking up may take.
const SNAPSHOTS: [(&str, &str, f64, f64); 3] = [
    ("benches/snapshot/small.py", include_str!("../../../benches/snapshot/small.py"), 3e3, 5e3),
    ("a list of 100,000 integers", "ints = list(range(1000, 101000))\nfetch(1)", 5e5, 7e5),
    (
        "10,000 records of four fields",
        "records = {i: {'id': i, 'name': 'n' + str(i), 'amount': i / 2, 'ok': i % 2 == 0} for i in range(10000)}\nfetch(1)",
        2e6,
        4e6,
    ),
];

/// Rows about one script: saved and woken up with its program in the bytes, and without it.
fn snapshots((name, source, dump, load): &(&str, &str, f64, f64)) {
    let program = Program::new(source).expect("it compiles");
    let mut session = Session::new(Limits::default());
    session.define(&Toolbox::new().with(Tool::new("fetch")));
    session.set("url", &Data::Str("https://example.org".into())).expect("nothing runs");
    session.start(&program, []).expect("nothing runs");
    assert!(matches!(session.step(), Step::Calls { .. }));
    let n = (1e8 / dump / 50.0).clamp(1.0, 500.0) as u32;
    println!("{name}");
    for (how, programs) in [("with its program", &[][..]), ("without it", &[&program])] {
        let saved = session.dump_without(programs).expect("it can be saved");
        let dumped = least(n, || drop(black_box(session.dump_without(programs))));
        let loaded = least(n, || {
            drop(black_box(Session::load_with(&saved, Limits::default(), programs).expect("it was saved")))
        });
        println!("{:<44}{dumped:>12.0}{dump:>12.0}{:>10}", format!("  {how}, saved"), saved.len());
        println!("{:<44}{loaded:>12.0}{load:>12.0}", format!("  {how}, woken up"));
    }
}

/// A session that waits for an answer.
fn paused() -> Session {
    let mut paused = Session::new(Limits::default());
    paused.define(&Toolbox::new().with(Tool::new("tool")));
    paused.start(&Program::new("tool(1) + 1").expect("it compiles"), []).expect("nothing runs");
    assert!(matches!(paused.step(), Step::Calls { .. }));
    paused
}

/// Nanoseconds that one run takes in the best of all batches.
fn least(n: u32, mut run: impl FnMut()) -> f64 {
    let batch = |_| {
        let start = Instant::now();
        (0..n).for_each(|_| run());
        start.elapsed().as_nanos() as f64 / n as f64
    };
    (0..BATCHES).map(batch).fold(f64::INFINITY, f64::min)
}

fn value(session: &mut Session, program: &Program) {
    session.start(program, []).expect("nothing runs");
    assert_eq!(session.step().value(), Some(Data::Int(2)));
}

/// A call from a plain loop: out as a step, answered, back in; what the loop itself takes is counted too.
fn round_trip() -> f64 {
    const CALLS: u32 = 1000;
    let program = Program::new("for i in range(1000): tool(i)").expect("it compiles");
    let tools = Toolbox::new().with(Tool::new("tool"));
    let one = || {
        let mut session = Session::new(Limits { calls: None, ..Limits::default() });
        session.define(&tools);
        session.start(&program, []).expect("nothing runs");
        let start = Instant::now();
        let mut calls = 0;
        while let Step::Calls { new, .. } = session.step() {
            for call in new {
                session.answer(call.id, Answer::from(1)).expect("the call is outstanding");
                calls += 1;
            }
        }
        assert_eq!(calls, CALLS);
        start.elapsed().as_nanos() as f64 / CALLS as f64
    };
    (0..BATCHES).map(|_| one()).fold(f64::INFINITY, f64::min)
}

/// The same with a closure as the tool, by [`Session::finish`].
fn closure() -> f64 {
    const CALLS: u32 = 1000;
    let program = Program::new("for i in range(1000): tool(i)").expect("it compiles");
    let tools = Toolbox::new().with(Tool::new("tool").run(|_| Answer::from(1)));
    let one = || {
        let mut session = Session::new(Limits { calls: None, ..Limits::default() });
        session.define(&tools);
        session.start(&program, []).expect("nothing runs");
        let start = Instant::now();
        session.finish(&tools).expect("all calls are answered");
        start.elapsed().as_nanos() as f64 / CALLS as f64
    };
    (0..BATCHES).map(|_| one()).fold(f64::INFINITY, f64::min)
}

fn python() -> Option<(f64, f64)> {
    let python = std::env::var("HOGNOSE_PYTHON").unwrap_or_else(|_| "python3".into());
    let output = Command::new(python).args(["-c", PYTHON]).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let mut numbers = text.split_whitespace().map(|n| n.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}
