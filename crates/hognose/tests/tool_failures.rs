//! Which call an exception is the failure of.

use hognose::{Failure, Program, Session, Step, Tool, Toolbox};

/// Runs a program whose calls all fail; the number of the call whose failure ended it.
fn failed_call(source: &str) -> Option<u64> {
    let mut session = Session::default();
    session.define(&Toolbox::new().with(Tool::new("f")));
    session.start(&Program::new(source).expect("it compiles"), []).expect("nothing runs");
    loop {
        match session.step() {
            Step::Calls { new, .. } => {
                for call in new {
                    session.answer(call.id, Failure::of("ValueError", "no")).expect("the call is outstanding");
                }
            }
            Step::Raised(exception) => return exception.call.map(|id| id.number),
            other => panic!("an exception was expected, found {other:?}"),
        }
    }
}

#[test]
fn a_failure_that_nobody_caught_names_its_call() {
    assert_eq!(failed_call("f()"), Some(1));
    assert_eq!(failed_call("await f()"), Some(1));
    assert_eq!(failed_call("try:\n  f()\nexcept ValueError:\n  f()"), Some(2));
    assert_eq!(failed_call("try:\n  f()\nexcept ValueError as e:\n  kept = e\ntry:\n  f()\nfinally:\n  raise kept"), Some(1));
}

#[test]
fn what_a_program_raises_itself_names_none() {
    assert_eq!(failed_call("try:\n  f()\nexcept ValueError:\n  raise ValueError('no')"), None);
    assert_eq!(failed_call("try:\n  f()\nexcept ValueError:\n  pass\n1 / 0"), None);
    assert_eq!(failed_call("undefined"), None);
}

#[test]
fn a_program_sees_nothing_of_it() {
    let source = "try:\n  f()\nexcept ValueError as e:\n  seen = vars(e), dir(e) == dir(ValueError()), e.__reduce__()\nraise KeyError(*seen)";
    let mut session = Session::default();
    session.define(&Toolbox::new().with(Tool::new("f")));
    session.start(&Program::new(source).expect("it compiles"), []).expect("nothing runs");
    let Step::Calls { new, .. } = session.step() else { panic!("it calls") };
    session.answer(new[0].id, Failure::of("ValueError", "no")).expect("the call is outstanding");
    let Step::Raised(exception) = session.step() else { panic!("it raises") };
    assert_eq!(exception.message, "({}, True, (<class 'ValueError'>, ('no',)))");
}
