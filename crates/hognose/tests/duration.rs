//! What counts toward the duration: short steps are not timed, their fuel stands for it, also that of values that cross.

use std::sync::Arc;
use std::time::Duration;

use hognose::{Answer, Limit, Limits, ManualClock, Program, Session, Step, Tool, Toolbox};

/// Answers calls until the program ends or a limit does; the clock stands still. How many calls there were.
fn calls(source: &str, answer: &Answer) -> (usize, Step) {
    let mut session = Session::default().with_clock(Arc::new(ManualClock::default()));
    let mut limits = Limits::default();
    limits.duration = Some(Duration::from_millis(20));
    limits.calls = None;
    session.set_limits(limits);
    session.define(&Toolbox::new().with(Tool::new("put")));
    session.start(&Program::new(source).unwrap(), []).unwrap();
    for n in 0..1_000_000 {
        match session.step() {
            Step::Calls { new, .. } => session.answer(new[0].id, answer.clone()).unwrap(),
            step => return (n, step),
        };
    }
    panic!("a million calls");
}

#[test]
fn short_steps_count_by_their_fuel() {
    let (n, step) = calls("while True: put(1)", &Answer::from(1));
    assert_eq!(step, Step::Limit(Limit::Duration));
    assert!(n > 20_000, "{n}: a call is far less than a microsecond of fuel");
}

#[test]
fn large_arguments_count_by_their_size() {
    let (n, step) = calls("text = 'x' * 1_000_000\nwhile True: put(text)", &Answer::from(1));
    assert_eq!(step, Step::Limit(Limit::Duration));
    assert!((5..100).contains(&n), "{n}");
}

#[test]
fn large_answers_count_by_their_size() {
    let (n, step) = calls("while True: put(1)", &Answer::from("x".repeat(1_000_000)));
    assert_eq!(step, Step::Limit(Limit::Duration));
    assert!((5..100).contains(&n), "{n}");
}

#[test]
fn many_small_values_count() {
    let (n, step) = calls("rows = [[i, i] for i in range(10_000)]\nwhile True: put(rows)", &Answer::from(1));
    assert_eq!(step, Step::Limit(Limit::Duration));
    assert!((5..100).contains(&n), "{n}");
}
