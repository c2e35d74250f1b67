//! The engine of a session that is over serves the next one of its thread: nobody can see that.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use hognose::{Limits, ManualClock, Program, Session, Step, Usage};

/// What can be seen of a run.
#[derive(Debug, PartialEq)]
struct Seen {
    step: String,
    stdout: String,
    stderr: String,
    usage: Usage,
    saved: Result<Vec<u8>, String>,
}

fn run(name: &str, source: &str) -> Option<Seen> {
    Some(run_program(&Program::named(name, source).ok()?))
}

fn run_program(program: &Program) -> Seen {
    let limits = Limits { fuel: Some(2_000_000), memory: Some(64 << 20), ..Limits::default() };
    let mut session = Session::new(limits).with_clock(Arc::new(ManualClock::default()));
    session.start(program, []).unwrap();
    let step = session.step();
    Seen {
        step: format!("{step:?}"),
        stdout: session.take_stdout(),
        stderr: session.take_stderr(),
        usage: session.usage(),
        // What waits for its host is in the midst of things.
        saved: session.dump().map_err(|error| error.to_string()),
    }
}

/// On a thread of its own, where no engine was before.
fn run_afresh(name: &str, source: &str) -> Option<Seen> {
    std::thread::scope(|scope| scope.spawn(|| run(name, source)).join().unwrap())
}

fn programs(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            programs(&path, found);
        } else if path.extension().is_some_and(|e| e == "py") {
            found.push(path);
        }
    }
}

#[test]
fn every_program_runs_as_in_an_engine_of_its_own() {
    let mut found = Vec::new();
    programs(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/python"), &mut found);
    assert!(found.len() > 900, "{} programs", found.len());
    let mut compared = 0;
    for path in found {
        let source = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy();
        let fresh = run_afresh(&name, &source);
        // A program that is run again may find its link in the engine.
        if let Ok(program) = Program::named(&*name, &*source) {
            for time in 0..3 {
                let reused = Some(run_program(&program));
                assert!(reused == fresh, "{}, time {time}:\n{reused:?}\n{fresh:?}", path.display());
            }
        }
        compared += usize::from(fresh.is_some());
    }
    assert!(compared > 900, "{compared} were compared");
}

#[test]
fn an_empty_session_is_saved_as_the_first_one_was() {
    let empty = || Session::default().dump().unwrap();
    let first = std::thread::scope(|scope| scope.spawn(empty).join().unwrap());
    run(
        "big.py",
        "rows = [{'a': i} for i in range(1000)]\nclass C: pass\nimport json, collections\nprint(rows[3], id(rows))",
    );
    assert_eq!(empty(), first);
}

#[test]
fn a_handle_to_a_session_that_is_over_interrupts_nobody_else() {
    let handle = Session::default().interrupt_handle();
    let mut session = Session::default();
    session.start(&Program::new("1 + 1").unwrap(), []).unwrap();
    handle.interrupt();
    assert_eq!(session.step(), Step::Complete(2.into()));
}

/// Calls that are entered in the loop where there is a place for a frame: whether there is one depends on what ran before.
const CALLS: &[(&str, &str)] = &[
    ("def g(n): pass", "g(*(1,)); g(*(), **{'n': 1}); g(n=1); g()"),
    ("def g(*n, **k): pass", "g(*(1, 2), **{'a': 3}); g(*(1, 2), **{}); g(1, b=2)"),
    ("def g(n, b=1, *, c=2): pass", "g(1, c=3); g(*[1], **{'c': 3})"),
    ("class G:\n  def f(self, *n, k=2): pass\ng = G()", "g.f(*(1,), **{'k': 2}); g.f(1)"),
    ("class G:\n  def __init__(self, *n, k=2): pass", "G(1, k=3); G(*(1,))"),
    ("import functools\n@functools.lru_cache\ndef g(n): return n", "g(1); g(1); g(2)"),
    ("class G:\n  def __iter__(self): yield 1\n  def __len__(self): return 1\n  def __eq__(self, o): return True", "g = G(); list(g); len(g); g == g; not g"),
    ("class G:\n  p = property(lambda self: 1, lambda self, v: None)\ng = G()", "g.p; g.p = 1; g.p += 1"),
    ("import threading\ndef g(): pass", "t = threading.Thread(target=g); t.start(); t.join()"),
    ("import asyncio\nasync def g(n): await asyncio.sleep(0)\nasync def m(): await asyncio.gather(g(1), g(2))", "asyncio.run(m())"),
];

#[test]
fn how_deep_an_earlier_program_went_is_seen_nowhere() {
    let deep = Program::new("def r(n):\n  if n: r(n - 1)\nr(200)").unwrap();
    for (definitions, call) in CALLS {
        for depth in 0..20 {
            let source = format!("{definitions}\ndef r(n):\n  if n: r(n - 1)\n  else:\n    try: {call}\n    except TypeError: pass\nr({depth})");
            let fresh = run_afresh("calls.py", &source);
            run_program(&deep);
            assert!(run("calls.py", &source) == fresh, "{source}");
        }
    }
}
