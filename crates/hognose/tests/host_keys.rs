//! Keys and elements of the host whose hash is Python code: they are in their containers before the guest sees those.

use hognose::{Answer, Data, Limits, Member, Object, Program, RoundTrips, Session, Step, Tool, Toolbox};

fn object(class: &str, fields: &[(&str, Data)]) -> Object {
    let fields = fields.iter().map(|(name, value)| (name.to_string(), value.clone())).collect();
    Object { class: class.to_string(), fields, is_tuple: false, is_frozen: false }
}

fn day(day: i64) -> Data {
    Data::Object(Box::new(object(
        "datetime.date",
        &[("year", 2024.into()), ("month", 1.into()), ("day", day.into())],
    )))
}

fn place(row: Data) -> Data {
    Data::Object(Box::new(Object { is_frozen: true, ..object("Place", &[("row", row)]) }))
}

fn decimal(text: &str) -> Data {
    Data::Object(Box::new(object("decimal.Decimal", &[("value", text.into())])))
}

/// Keys of all kinds among others, and containers in containers.
fn nested() -> Data {
    let red = Member { class: "Color".to_string(), name: "RED".to_string(), value: 1.into() };
    let inner =
        Data::FrozenSet(vec![Data::Tuple(vec![day(2), Data::FrozenSet(vec![decimal("1.5")])]), day(1)]);
    Data::Dict(vec![
        ("a".into(), Data::Set(vec![day(3)])),
        (day(4), Data::Dict(vec![(place(day(5)), Data::List(vec![Data::Set(vec![decimal("2")])]))])),
        (1.into(), Data::None),
        (inner, "inner".into()),
        (Data::Member(Box::new(red)), 5.into()),
        (Data::Tuple(vec![1.into(), day(6)]), 6.into()),
    ])
}

const SHOWN: &str = "{'a': {datetime.date(2024, 1, 3)}, \
    datetime.date(2024, 1, 4): {Place(row=datetime.date(2024, 1, 5)): [{Decimal('2')}]}, 1: None, \
    2: 'inner', <Color.RED: 1>: 5, (1, datetime.date(2024, 1, 6)): 6}";

/// Shows `v`, with frozen sets by their length: their order is their own. Each key is found.
const LOOK: &str = "
assert all(frozenset(set(key)) in v for key in v if isinstance(key, frozenset))
repr({(len(key) if isinstance(key, frozenset) else key): v[key] for key in v})
";

fn fetching() -> Session {
    let mut session = Session::default();
    session.define(&Toolbox::new().with(Tool::new("fetch")).with(Tool::new("store")));
    session
}

fn answer(session: &mut Session, value: Data) {
    let id = session.outstanding_ids()[0];
    session.answer(id, Answer::from(value)).expect("it is pending");
}

/// Steps in slices, through bytes behind each.
fn through_bytes(session: &mut Session, fuel: u64) -> Step {
    let mut trips = RoundTrips::default();
    loop {
        session.roundtrip(&mut trips).expect("it goes through bytes");
        match session.run_instructions(fuel) {
            Step::Slice => {}
            step => return step,
        }
    }
}

#[test]
fn inputs_are_whole_at_the_first_instruction() {
    for always in [false, true] {
        let mut session = Session::default();
        session.collect_always(always);
        session.start(&Program::new("v").unwrap(), [("v", nested())]).unwrap();
        assert_eq!(session.step().value(), Some(nested()), "the order is that of the host");
        session.start(&Program::new(LOOK).unwrap(), []).unwrap();
        assert_eq!(session.step().value(), Some(SHOWN.into()));
    }
}

#[test]
fn answers_are_whole_when_they_are_seen() {
    for (always, fuel) in [(false, u64::MAX / 4), (false, 1), (true, 10)] {
        let mut session = fetching();
        session.collect_always(always);
        session.start(&Program::new(format!("v = fetch()\n{LOOK}").as_str()).unwrap(), []).unwrap();
        assert!(matches!(session.step(), Step::Calls { .. }));
        answer(&mut session, nested());
        let mut session = Session::load(&session.dump().unwrap(), Limits::default()).unwrap();
        session.collect_always(always);
        assert_eq!(through_bytes(&mut session, fuel).value(), Some(SHOWN.into()));
    }
}

#[test]
fn an_answer_that_is_the_result_is_whole() {
    for fuel in [u64::MAX / 4, 1] {
        let mut session = fetching();
        session.start(&Program::new("fetch()").unwrap(), []).unwrap();
        assert!(matches!(session.step(), Step::Calls { .. }));
        answer(&mut session, nested());
        assert_eq!(through_bytes(&mut session, fuel).value(), Some(nested()));
    }
}

#[test]
fn an_answer_that_is_an_argument_leaves_whole() {
    for fuel in [u64::MAX / 4, 1] {
        let mut session = fetching();
        session.start(&Program::new("store(fetch())").unwrap(), []).unwrap();
        assert!(matches!(session.step(), Step::Calls { .. }));
        answer(&mut session, nested());
        assert!(session.outstanding().is_empty(), "the next call starts when its argument is whole");
        let Step::Calls { new, .. } = through_bytes(&mut session, fuel) else { panic!("it calls") };
        assert_eq!(new[0].args, [nested()]);
    }
}

#[test]
fn threads_and_tasks_that_wait_go_on_waiting() {
    let source = "
import asyncio
async def one(n):
    return await asyncio.gather(asyncio.sleep(0, n), asyncio.to_thread(fetch))
async def main():
    return await asyncio.gather(one(1), one(2))
found = asyncio.run(main())
[[n, list(v)] for n, v in found]";
    for fuel in [u64::MAX / 4, 1] {
        let mut session = fetching();
        session.start(&Program::new(source).unwrap(), []).unwrap();
        let mut step = session.step();
        while matches!(step, Step::Calls { .. }) {
            answer(&mut session, Data::Set(vec![day(1)]));
            step = through_bytes(&mut session, fuel);
        }
        let found = |n: i64| Data::List(vec![n.into(), Data::List(vec![day(1)])]);
        assert_eq!(step.value(), Some(Data::List(vec![found(1), found(2)])));
    }
}

#[test]
fn a_limit_on_the_way_leaves_the_rest_for_the_next_program() {
    let many: Vec<(Data, Data)> = (1..=31).map(|n| (day(n), n.into())).collect();
    let mut session = Session::new(Limits { fuel: Some(900), ..Limits::default() });
    session.set("v", &Data::Dict(many.clone())).unwrap();
    session.start(&Program::new("v").unwrap(), []).unwrap();
    assert!(matches!(session.step(), Step::Limit(_)));
    session.set_limits(Limits::default());
    session.start(&Program::new("v").unwrap(), []).unwrap();
    assert_eq!(session.step().value(), Some(Data::Dict(many)));
}

#[test]
fn what_has_no_hash_is_refused_at_once() {
    let mut session = Session::default();
    for key in [place(Data::List(vec![])), Data::Tuple(vec![day(1), Data::Dict(vec![])])] {
        let refused = session.set("v", &Data::Dict(vec![(key, Data::None)])).unwrap_err();
        assert!(refused.to_string().contains("unhashable type"), "{refused}");
    }
    session.start(&Program::new("'v' in globals()").unwrap(), []).unwrap();
    assert_eq!(session.step().value(), Some(Data::Bool(false)));
}

#[test]
fn a_hash_that_the_guest_changed_raises_in_the_guest() {
    let source = "
import datetime
def broken(self): raise LookupError('no hash today')
datetime.date.__hash__ = broken
try: found = fetch()
except LookupError as error: found = str(error)
found";
    let mut session = fetching();
    session.start(&Program::new(source).unwrap(), []).unwrap();
    assert!(matches!(session.step(), Step::Calls { .. }));
    answer(&mut session, Data::Set(vec![day(1)]));
    assert_eq!(session.step().value(), Some("no hash today".into()));
}
