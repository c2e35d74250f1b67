//! A generator whose state was set to zeros gives zeros for ever: what draws many numbers natively ends at the limits all the same,
//! and gives what the Python that it stands in for gives.

use hognose::{Data, Limit, Limits, Program, Session, Step};

const ZEROS: &str = "import random\nzeros = random.Random()\nzeros.setstate((3, (0,) * 624 + (624,), None))\n";

fn run(source: &str) -> Step {
    let mut session = Session::new(Limits { fuel: Some(3_000_000), ..Limits::default() });
    session.start(&Program::new(&format!("{ZEROS}{source}")).unwrap(), []).unwrap();
    session.step()
}

#[test]
fn a_sample_of_positions_that_repeat_ends_at_the_fuel() {
    assert_eq!(run("zeros.sample(range(1000), 50)"), Step::Limit(Limit::Fuel));
}

#[test]
fn what_ends_is_what_cpython_gives() {
    // As CPython prints it: the pool is drawn from its front, and the last one takes that place.
    let first = run("items = list(range(6))\nzeros.shuffle(items)\nrepr((items, zeros.sample(range(6), 4)))");
    assert_eq!(first.value(), Some(Data::from("([1, 2, 3, 4, 5, 0], [0, 5, 4, 3])")));
}
