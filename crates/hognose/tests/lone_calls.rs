//! A call that stands alone takes a shorter way than one among others: both come to the same.

use hognose::{Answer, Bounds, Call, Data, Failure, Limits, Program, Session, Step, Tool, Toolbox};

/// What may be an argument, and come back.
const VALUES: [&str; 16] = [
    "None",
    "True",
    "7",
    "-1",
    "2 ** 47",
    "2 ** 70",
    "1.5",
    "'text'",
    "b'bytes'",
    "[1, [2]]",
    "(1, 2)",
    "{'a': 1}",
    "{1}",
    "bytearray(b'x')",
    "...",
    "'\\ud800'",
];

/// Runs a program whose calls are given back their first argument, or fail; the calls, and what it ends with.
fn run(source: &str, limits: &Limits, fails: bool) -> (Vec<Call>, Step) {
    let mut session = Session::new(limits.clone());
    session.define(&Toolbox::new().with(Tool::new("f")));
    session.start(&Program::new(source).expect("it compiles"), []).expect("nothing runs");
    let mut calls = Vec::new();
    loop {
        match session.step() {
            Step::Calls { new, earlier } => {
                assert_eq!(earlier, []);
                for call in new {
                    let first = call.args.first().cloned().unwrap_or_default();
                    let answer =
                        if fails { Failure::of("ValueError", "no").into() } else { Answer::from(first) };
                    session.answer(call.id, answer).expect("the call is outstanding");
                    calls.push(call);
                }
            }
            mut end => {
                if let Step::Raised(exception) = &mut end {
                    // It shows the source.
                    exception.traceback.clear();
                }
                return (calls, end);
            }
        }
    }
}

fn check(alone: &str, among_others: &str, limits: &Limits) {
    for value in VALUES {
        for fails in [false, true] {
            for frame in
                ["x = [V]\nr = CALL\nr, x", "x = [V]\nCALL", "x = [V]\ndef g():\n  r = CALL\n  return r\ng()"]
            {
                let program = |call: &str| frame.replace("CALL", call).replace('V', value);
                let (one, other) = (program(alone), program(among_others));
                assert_eq!(run(&one, limits, fails), run(&other, limits, fails), "{one}");
            }
        }
    }
}

#[test]
fn any_argument() {
    check("f(*x)", "f(x[0])", &Limits::default());
    check("f(x[0])", "f(*(x[0],), **{})", &Limits::default());
}

#[test]
fn no_argument_and_several() {
    check("f()", "f(*())", &Limits::default());
    check("f(x[0], x[0], 1, 2)", "f(*[x[0], x[0], 1, 2])", &Limits::default());
}

#[test]
fn values_that_are_too_large_or_too_deep() {
    for (depth, bytes) in
        [(0, 1000), (1, 1000), (1, 0), (1, Data::SIZE - 1), (1, Data::SIZE), (2, 100)]
    {
        let limits = Limits { value: Bounds { depth, bytes }, ..Limits::default() };
        check("f(x[0])", "f(*x)", &limits);
    }
}

#[test]
fn the_limit_of_calls() {
    let limits = Limits { calls: Some(1), ..Limits::default() };
    check("f(x[0]); f(2)", "f(*x); f(*[2])", &limits);
}

#[test]
fn what_they_cost() {
    let used = |source: &str| {
        let mut session = Session::default();
        session.define(&Toolbox::new().with(Tool::new("f")));
        session.start(&Program::new(source).expect("it compiles"), []).expect("nothing runs");
        while let Step::Calls { new, .. } = session.step() {
            session.answer(new[0].id, Answer::from(1)).expect("the call is outstanding");
        }
        session.usage()
    };
    let (one, two) = (used("f(1)"), used("f(1)\nf(2)"));
    assert_eq!((one.calls, two.calls), (1, 2));
    // A word that crosses takes as much as any other value of its size: 6 units of fuel each way.
    assert_eq!(two.fuel - one.fuel, 12);
    assert!(two.duration > one.duration);
}
