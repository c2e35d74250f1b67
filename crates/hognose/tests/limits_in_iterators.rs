//! A limit that is reached in a function or generator that an iterator steps: the iterator can be used by the next feed.

use hognose::{Data, Limit, Limits, Program, Session, Step};

const SOURCE: &str = "
from itertools import *
endless = True
def numbers():
    yield 1
    while endless: pass
    yield 2
def same(n):
    while endless and n == 2: pass
    return n
of_generator = tee(numbers())
of_function = tee(starmap(same, [(1,), (2,), (3,)]))
plain = zip('abc', starmap(same, [(1,), (2,), (3,)]))
next(of_generator[0]), next(of_function[0]), next(plain)
";

/// Runs a feed with so much fuel more than all before it had.
fn feed(session: &mut Session, source: &str) -> Step {
    let fuel = session.limits().fuel.unwrap_or_default() + 100_000;
    session.set_limits(Limits { fuel: Some(fuel), ..Limits::default() });
    let program = Program::new(source).expect("it compiles");
    session.start(&program, []).expect("it starts");
    session.step()
}

#[test]
fn an_iterator_can_be_used_after_a_limit() {
    let mut session = Session::new(Limits { fuel: Some(0), ..Limits::default() });
    assert!(feed(&mut session, SOURCE).value().is_some());
    for iterator in ["of_generator[0]", "of_function[0]", "plain"] {
        assert_eq!(feed(&mut session, &format!("next({iterator})")), Step::Limit(Limit::Fuel), "{iterator}");
    }
    let rest = "endless = False\nrepr([list(it) for it in (*of_generator, *of_function, plain)])";
    let shown = "[[], [1], [3], [1, 3], [('c', 3)]]";
    assert_eq!(feed(&mut session, rest), Step::Complete(Data::from(shown)));
}
