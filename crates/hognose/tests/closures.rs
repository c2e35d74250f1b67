//! Closures as tools, by `Session::run`: the same calls, values and budgets as with steps, only faster.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hognose::{
    Answer, Call, Clock, Data, Ended, Failure, Limit, Limits, ManualClock, Program, Session, Step, Tool, Toolbox,
};

const PROGRAMS: [&str; 14] = [
    "n = 0\nfor i in range(20): n += f(i)\nn",
    "f(1); f(); f('text'); f(2.5); f([1, 2]); f(None)\nf(2 ** 70)",
    "f(1, 2); f(1, b=2); f(b=3)\nf(*range(5), **{'c': 4})",
    "g(1)\nf(2)\nclock_of = g\nclock_of(3)",
    "try:\n    fails(1)\nexcept ValueError as error:\n    f(str(error))\nfails(2)",
    "try: f(lambda: 0)\nexcept TypeError as error: f(str(error))",
    "import asyncio\nasync def main():\n    return await asyncio.gather(f(1), f(2), both(3), both(4))\nasyncio.run(main())",
    "both(1); both(2); both(3)\nboth(4) + both(5)",
    "import time\ntime.sleep(2)\nf(1)\ntime.sleep(1)\nf(2)",
    "def walk(n):\n    if n:\n        yield f(n)\n        yield from walk(n - 1)\nlist(walk(6))",
    "class A:\n    def __add__(self, other): return f(other)\nsum([1, 2, 3], A())",
    "sorted([3, 1, 2], key=f), [f(i) for i in 'abc'], max(map(f, range(4)))",
    "import threading\nt = threading.Thread(target=f, args=(1,))\nt.start()\nf(2)\nt.join()\nf(3)",
    "large(1)\nf(1)",
];

type Log = Arc<Mutex<Vec<String>>>;

/// A clock that moves when somebody sleeps by it.
fn session(limits: &Limits) -> Session {
    let session = Session::new(limits.clone());
    session.with_clock(Arc::new(ManualClock::default()))
}

fn reply(call: &Call) -> Answer {
    match call.tool.as_str() {
        "fails" => Failure::of("ValueError", "it fails").into(),
        "large" => Answer::from("x".repeat(3 << 20)),
        _ => Answer::from(call.args.first().cloned().unwrap_or_default()),
    }
}

fn shown(call: &Call) -> String {
    format!("{} {call} {:?} {}", call.id, call.place, call.overlaps)
}

fn toolbox(log: &Log) -> Toolbox {
    let tool = |name: &str| {
        let log = log.clone();
        Tool::new(name).run(move |call| {
            log.lock().unwrap().push(shown(call));
            reply(call)
        })
    };
    let tools = ["f", "g", "fails", "large"].into_iter().map(tool);
    tools.chain([tool("both").overlapping()]).fold(Toolbox::new(), Toolbox::with)
}

/// What is left of an end: exceptions without the source that they show.
fn plain(end: Result<Data, Ended>) -> String {
    match end {
        Ok(value) => value.to_string(),
        Err(Ended::Raised(exception)) => format!("{exception} {:?}", exception.call),
        Err(other) => other.to_string(),
    }
}

fn by_closures(source: &str, limits: &Limits) -> (Vec<String>, String, u64, u64) {
    let log = Log::default();
    let mut session = session(limits);
    let end = session.run(&Program::new(source).unwrap(), [], &toolbox(&log));
    let usage = session.usage();
    (std::mem::take(&mut log.lock().unwrap()), plain(end), usage.fuel, usage.calls)
}

fn by_steps(source: &str, limits: &Limits) -> (Vec<String>, String, u64, u64) {
    let mut log = Vec::new();
    let mut session = session(limits);
    session.define(&toolbox(&Log::default()));
    session.start(&Program::new(source).unwrap(), []).unwrap();
    let end = loop {
        match session.step() {
            Step::Complete(value) => break Ok(value),
            Step::Raised(exception) => break Err(Ended::Raised(exception)),
            Step::Limit(limit) => break Err(Ended::Limit(limit)),
            Step::Calls { new, .. } if new.is_empty() => {
                session.skip(session.next_timer().expect("it waits for a time"));
            }
            Step::Calls { new, .. } => {
                for call in new {
                    log.push(shown(&call));
                    if let Err(error) = session.answer(call.id, reply(&call)) {
                        session.answer(call.id, Failure::new(error.to_string())).unwrap();
                    }
                }
            }
            other => panic!("{other:?}"),
        }
    };
    let usage = session.usage();
    (log, plain(end), usage.fuel, usage.calls)
}

#[test]
fn closures_see_the_calls_that_steps_give_out() {
    for source in PROGRAMS {
        let limits = Limits::default();
        let steps = by_steps(source, &limits);
        assert!(!steps.0.is_empty(), "{source}");
        assert_eq!(by_closures(source, &limits), steps, "{source}");
    }
}

#[test]
fn limits_stop_both_at_the_same_place() {
    for source in PROGRAMS {
        let (_, _, fuel, calls) = by_steps(source, &Limits::default());
        for part in 0..60 {
            let limits = Limits { fuel: Some(fuel * part / 60), ..Limits::default() };
            assert_eq!(by_closures(source, &limits), by_steps(source, &limits), "{source}: {limits:?}");
        }
        for calls in 0..=calls {
            let limits = Limits { calls: Some(calls), ..Limits::default() };
            assert_eq!(by_closures(source, &limits), by_steps(source, &limits), "{source}: {limits:?}");
        }
    }
}

#[test]
fn what_a_closure_takes_is_not_the_guests_time() {
    let clock = Arc::new(ManualClock::default());
    let moved = clock.clone();
    let slow = Tool::new("slow").run(move |_| {
        moved.sleep(Duration::from_secs(60));
        Answer::from(1)
    });
    let tools = Toolbox::new().with(slow);
    let limits = Limits { duration: Some(Duration::from_secs(1)), ..Limits::default() };
    let mut session = Session::new(limits).with_clock(clock);
    let program = Program::new("sum(slow(i) for i in range(100))").unwrap();
    assert_eq!(session.run(&program, [], &tools), Ok(Data::Int(100)));
    assert!(session.usage().duration < Duration::from_secs(1));
}

#[test]
fn short_steps_count_by_their_fuel() {
    let tools = Toolbox::new().with(Tool::new("put").run(|_| Answer::from(1)));
    let limits = Limits { duration: Some(Duration::from_millis(20)), calls: None, ..Limits::default() };
    let mut session = session(&limits);
    let end = session.run(&Program::new("while True: put(1)").unwrap(), [], &tools);
    assert_eq!(end, Err(Ended::Limit(Limit::Duration)));
    assert!(session.usage().calls > 20_000, "{:?}", session.usage());
}

#[test]
fn an_interrupt_from_a_closure_ends_the_program() {
    let mut session = Session::default();
    let handle = session.interrupt_handle();
    let stop = Tool::new("stop").run(move |_| {
        handle.interrupt();
        Answer::from(1)
    });
    let tools = Toolbox::new().with(stop);
    let end = session.run(&Program::new("while True: stop(1)").unwrap(), [], &tools);
    assert_eq!((end, session.usage().calls), (Err(Ended::Interrupted), 1));
    assert_eq!(session.run(&Program::new("1 + 1").unwrap(), [], &tools), Ok(Data::Int(2)));
}

#[test]
fn a_call_whose_closure_panics_is_outstanding() {
    let fails = Tool::new("fails").run(|call| match call.args[0] {
        Data::Int(3) => panic!("the host's own mistake"),
        _ => Answer::from(0),
    });
    let tools = Toolbox::new().with(fails);
    let mut session = Session::default();
    let program = Program::new("for i in range(5): last = fails(i)\nlast").unwrap();
    let end = catch_unwind(AssertUnwindSafe(|| session.run(&program, [], &tools)));
    assert!(end.is_err());
    let [call] = &session.outstanding()[..] else { panic!("one call waits") };
    assert_eq!(call.to_string(), "fails(3)");
    session.answer(call.id, Answer::from(0)).unwrap();
    assert_eq!(session.finish(&tools), Ok(Data::Int(0)));
}

#[test]
fn a_call_that_nobody_answers_is_given_back() {
    let tools = Toolbox::new().with(Tool::new("known").run(|_| Answer::from(1))).with(Tool::new("open"));
    let mut session = Session::default();
    let program = Program::new("known(1)\nknown(2)\nopen('it')").unwrap();
    let Err(Ended::Waiting(calls)) = session.run(&program, [], &tools) else { panic!("it waits") };
    let [call] = &calls[..] else { panic!("one call waits") };
    assert_eq!((call.to_string(), call.place.as_ref().unwrap().line), ("open('it')".into(), 3));
    session.answer(call.id, Answer::from("done")).unwrap();
    assert_eq!(session.finish(&tools), Ok(Data::from("done")));
}
