//! Objects that stay with the host: what a guest sees of them, what comes back, and what no guest gets at.

use hognose::{
    Answer, Call, Data, Error, Handle, Limits, Notation, Program, Session, Step, Tool, Toolbox, to_json,
};

fn table() -> Handle {
    Handle::new(7, "Table").attribute("name", "users").live("size").method("find").overlapping_method("fetch")
}

/// A session in which `table` and `other`, an object of the same class with nothing to call, are there.
fn session() -> Session {
    let mut session = Session::default();
    session.set("table", &table().into()).expect("it enters");
    session.set("other", &Handle::new(8, "Table").into()).expect("it enters");
    session
}

fn start(session: &mut Session, source: &str) -> Step {
    session.start(&Program::new(source).expect("it compiles"), []).expect("it starts");
    session.step()
}

fn calls(step: Step) -> Vec<Call> {
    match step {
        Step::Calls { new, .. } => new,
        other => panic!("it calls, and does not end with {other:?}"),
    }
}

fn shown(source: &str) -> String {
    match start(&mut session(), source) {
        Step::Complete(Data::Str(text)) => text,
        Step::Complete(other) => other.to_string(),
        Step::Raised(exception) => exception.to_string(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_guest_sees_what_was_shown_and_nothing_else() {
    assert_eq!(shown("repr((table, other, table.name))"), "(<Table #7 name='users'>, <Table #8>, 'users')");
    assert_eq!(shown("type(table).__name__, isinstance(table, type(table))"), "('Table', True)");
    assert_eq!(shown("[name for name in dir(table) if name[0] != '_']"), "['fetch', 'find', 'name', 'size']");
    for name in ["_object", "_secret", "__dict__", "rows", "__wrapped__"] {
        assert_eq!(shown(&format!("hasattr(table, {name:?})")), "False", "{name}");
    }
    assert_eq!(shown("table.rows"), "AttributeError: 'Table' object has no attribute 'rows'");
    assert_eq!(shown("repr(table.find)"), "<bound method find of <Table #7 name='users'>>");
    assert_eq!(shown("table.find.__name__, callable(table.find), callable(table)"), "('find', True, False)");
    assert_eq!(shown("match table:\n    case object(name=n): r = n\nr"), "users");
}

#[test]
fn it_cannot_be_made_changed_or_derived_from() {
    for (source, error) in [
        ("table.name = 1", "AttributeError: 'Table' object cannot be changed here: it is one of the host"),
        ("del table.name", "AttributeError: 'Table' object cannot be changed here: it is one of the host"),
        ("table.new = 1", "AttributeError: 'Table' object cannot be changed here: it is one of the host"),
        ("type(table)()", "TypeError: objects of Table come from the host"),
        (
            "class Mine(type(table)): pass",
            "TypeError: Table is a class of the host: no other can derive from it",
        ),
        (
            "object.__setattr__(table, '_object', other)",
            "AttributeError: 'Table' object has no attribute '_object'",
        ),
        ("table()", "TypeError: 'Table' object is not callable"),
        (
            "object.__new__(type(table)).find('x')",
            "TypeError: descriptor 'find' for objects of the host doesn't apply to a 'Table' object",
        ),
        ("type(table).find()", "TypeError: unbound method find() needs an argument"),
        (
            "type(table).find('x')",
            "TypeError: descriptor 'find' for objects of the host doesn't apply to a 'str' object",
        ),
        ("type(table).size.fget(other)", "AttributeError: 'Table' object has no attribute 'size'"),
    ] {
        assert_eq!(shown(source), error, "{source}");
    }
}

#[test]
fn a_method_of_one_object_is_none_of_another() {
    assert_eq!(shown("type(table).find(other)"), "AttributeError: 'Table' object has no attribute 'find'");
    // Whatever a guest does to the classes.
    assert_eq!(
        shown("type(other).find = type(table).find\nother.find()"),
        "AttributeError: 'Table' object has no attribute 'find'"
    );
    let mut session = session();
    let call = calls(start(
        &mut session,
        "type(other).get = type(table).find\ntype(table).get = type(other).get\ntable.get(1)",
    ));
    assert_eq!(call[0].to_string(), "#7.find(1)");
}

#[test]
fn equality_is_that_of_the_host() {
    let mut session = session();
    session.set("again", &table().into()).expect("it enters");
    let step = start(
        &mut session,
        "import copy\ntable == again, table is again, hash(table) == hash(again), table == other, {table: 1}[again], copy.deepcopy([table])[0] is table",
    );
    assert_eq!(step.value().map(|v| v.to_string()).as_deref(), Some("(True, False, True, False, 1, True)"));
}

#[test]
fn calls_name_their_object() {
    let mut session = session();
    let new = calls(start(&mut session, "found = table.find('Ada', limit=2)\nfound, table"));
    assert_eq!((new[0].object, new[0].tool.as_str(), new[0].is_attribute), (Some(7), "find", false));
    assert_eq!(
        (&new[0].args[..], &new[0].kwargs[..]),
        (&["Ada".into()][..], &[("limit".into(), 2.into())][..])
    );
    assert_eq!(new[0].place.as_ref().map(|place| place.line), Some(1));
    session.answer(new[0].id, Answer::from(1)).expect("it is answered");
    assert_eq!(session.step().value(), Some(Data::Tuple(vec![1.into(), Handle::new(7, "Table").into()])));
}

#[test]
fn a_tool_does_not_answer_for_a_method_of_its_name() {
    let tools = Toolbox::new().with(Tool::new("find").run(|_| Answer::from("the tool")));
    let program = Program::new("table.find(1)").expect("it compiles");
    let mut session = session();
    let Err(hognose::Ended::Waiting(open)) = session.run(&program, [], &tools) else {
        panic!("nobody answers")
    };
    assert_eq!(open[0].to_string(), "#7.find(1)");
    let failure = tools.check(&open[0]).err().expect("it is none of these");
    assert_eq!(failure.message, "nobody answers for objects of the host here: find was not called");
    session.cancel();
    let program = Program::new("find(), table.find(2), table.size").expect("it compiles");
    let answer = |call: &Call| Answer::from(call.to_string());
    let value = session.run(&program, [], &tools.on_objects(answer)).expect("it ends");
    assert_eq!(value.to_string(), "('the tool', '#7.find(2)', '#7.size')");
}

#[test]
fn objects_come_back_as_arguments_and_answers() {
    let mut session = session();
    session.define(&Toolbox::new().with(Tool::new("use")));
    let new = calls(start(&mut session, "use([table], at=other).find()"));
    assert_eq!(new[0].object, None);
    assert_eq!(new[0].args, [Data::List(vec![Handle::new(7, "Table").into()])]);
    assert_eq!(new[0].kwargs[0].1.as_handle().map(|handle| handle.id), Some(8));
    let answer = Handle::new(9, "Rows").method("find");
    session.answer(new[0].id, Data::from(answer)).expect("it is answered");
    assert_eq!(calls(session.step())[0].to_string(), "#9.find()");
}

#[test]
fn live_attributes_are_asked_for_each_time() {
    for source in [
        "(table.size, table.size)",
        "async def main(): return (table.size, table.size)\nawait main()",
        "tuple(getattr(table, name) for name in ['size', 'size'])",
        "tuple(map(lambda t: t.size, [table, table]))",
    ] {
        let mut session = session();
        let mut step = start(&mut session, source);
        for size in [1, 2] {
            let new = calls(step);
            assert_eq!((new.len(), new[0].object, new[0].is_attribute), (1, Some(7), true), "{source}");
            assert_eq!((new[0].to_string().as_str(), new[0].args.len()), ("#7.size", 0));
            session.answer(new[0].id, Answer::from(size)).expect("it is answered");
            step = session.step();
        }
        assert_eq!(step.value().map(|v| v.to_string()).as_deref(), Some("(1, 2)"), "{source}");
    }
}

#[test]
fn methods_wait_and_overlap_as_tools_do() {
    let mut session = session();
    let new = calls(start(&mut session, "a = table.fetch(1)\nb = table.fetch(2)\na + b"));
    assert_eq!(new.len(), 2);
    let mut session = self::session();
    let source = "import asyncio\nawait asyncio.gather(table.find(1), table.find(2), table.fetch(3))";
    let new = calls(start(&mut session, source));
    assert_eq!(
        new.iter().map(Call::to_string).collect::<Vec<_>>(),
        ["#7.find(1)", "#7.find(2)", "#7.fetch(3)"]
    );
    for call in new.iter().rev() {
        session.answer(call.id, call.args[0].clone()).expect("it is answered");
    }
    assert_eq!(session.step().value().map(|v| v.to_string()).as_deref(), Some("[1, 2, 3]"));
    // One after the other without an `await`.
    let mut session = self::session();
    assert_eq!(calls(start(&mut session, "a = table.find(1)\nb = table.find(2)")).len(), 1);
    assert_eq!(
        calls(start(&mut self::session(), "[f(1) for f in [table.find]]"))[0].to_string(),
        "#7.find(1)"
    );
    assert_eq!(
        calls(start(&mut self::session(), "sorted([2, 1], key=table.find)"))[0].to_string(),
        "#7.find(2)"
    );
}

#[test]
fn an_object_can_be_called() {
    let mut session = session();
    session.set("f", &Handle::new(3, "F").method("__call__").into()).expect("it enters");
    let new = calls(start(&mut session, "f(1, x=2)"));
    assert_eq!(new[0].to_string(), "#3.__call__(1, x=2)");
}

#[test]
fn names_that_mean_something_to_python_are_refused() {
    let mut session = Session::default();
    for handle in [
        Handle::new(1, "A").attribute("_x", 1),
        Handle::new(1, "A").method("__init__"),
        Handle::new(1, "A").attribute("__call__", 1),
        Handle::new(1, "A").live("__class__"),
        Handle::new(1, "A").method("a b"),
        Handle::new(1, "A").method(""),
        Handle::new(1, "A").method("1"),
        Handle::new(1, "A").method("x").live("x"),
        Handle::new(1, "A").attribute("x", 1).attribute("x", 2),
    ] {
        let data = Data::from(handle);
        assert!(matches!(session.set("a", &data), Err(Error::Value(_))), "{data:?}");
    }
}

#[test]
fn it_is_no_json() {
    let error = to_json(&Data::List(vec![table().into()]), Notation::Strict).unwrap_err();
    assert_eq!(error.to_string(), "JSON has no word for a value of type Table at $[0]");
    assert_eq!(
        shown("import json\njson.dumps([table])"),
        "TypeError: Object of type Table is not JSON serializable"
    );
}

#[test]
fn objects_are_in_snapshots() {
    let mut session = session();
    let step =
        start(&mut session, "bound = table.find\nsize = table.size\nfound = bound('x')\ntable, size, found");
    assert_eq!(calls(step)[0].to_string(), "#7.size");
    let mut session =
        Session::load(&session.dump().expect("it is saved"), Limits::default()).expect("it wakes up");
    let call = session.outstanding().remove(0);
    assert_eq!((call.object, call.is_attribute, call.tool.as_str()), (Some(7), true, "size"));
    session.answer(call.id, Answer::from(3)).expect("it is answered");
    let mut session = session.fork(1).expect("it forks");
    let call = calls(session.step()).remove(0);
    assert_eq!(call.to_string(), "#7.find('x')");
    session.answer(call.id, Answer::from("y")).expect("it is answered");
    assert_eq!(session.step().value().map(|v| v.to_string()).as_deref(), Some("(<Table #7>, 3, 'y')"));
    // The class is the one that there was.
    session.set("again", &table().into()).expect("it enters");
    let step = start(&mut session, "type(again) is type(table), again == table");
    assert_eq!(step.value().map(|v| v.to_string()).as_deref(), Some("(True, True)"));
    let error = start(&mut session, "type(table).find(other)");
    assert!(matches!(error, Step::Raised(_)), "{error:?}");
}

#[test]
fn large_numbers_and_many_attributes_cross() {
    let mut session = Session::default();
    let mut handle = Handle::new(u64::MAX, "big.Big");
    for i in 0..100 {
        handle = handle.attribute(format!("a{i}"), i);
    }
    session.set("big", &handle.into()).expect("it enters");
    let step = start(&mut session, "[big, big.a0, big.a99, hash(big) == hash(big), type(big).__module__]");
    let shown = step.value().map(|v| v.to_string());
    assert_eq!(shown.as_deref(), Some("[<big.Big #18446744073709551615>, 0, 99, True, 'big']"));
}

/// Bytes that nobody vouches for give an error or a session that runs. What it calls then is the host's to judge.
#[test]
fn changed_snapshots_are_refused_or_run() {
    let mut session = session();
    let source = "bound = table.find\nfor n in range(3):\n    table.size\n    type(table).find(table, bound(n), other)";
    let waiting = calls(start(&mut session, source));
    assert_eq!(waiting[0].to_string(), "#7.size");
    let bytes = session.dump().expect("it is saved");
    // What stands around the content: a mark, a checksum, the run, time spent, no timers.
    let head = 40;
    let (mut loaded, mut random) = (0, 0x9E37_79B9_7F4A_7C15_u64);
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random % below as u64) as usize
    };
    for _ in 0..2_000 {
        let mut changed = bytes.clone();
        for _ in 0..=next(2) {
            let at = head + 14 + next(changed.len() - head - 14);
            changed[at] = match next(3) {
                0 => next(256) as u8,
                1 => changed[at].wrapping_add(1),
                _ => changed[at].wrapping_sub(1),
            };
        }
        hognose_snapshot::mend(&mut changed[head..]);
        let limits = Limits { fuel: Some(1 << 20), memory: Some(64 << 20), ..Limits::default() };
        let Ok(mut session) = Session::load(&changed, limits) else { continue };
        loaded += 1;
        for call in session.outstanding() {
            let _ = session.answer(call.id, Answer::from(1));
        }
        for _ in 0..8 {
            let Step::Calls { new, .. } = session.run_for(10_000) else { break };
            for call in new {
                let _ = session.answer(call.id, Answer::from(call.to_string()));
            }
        }
    }
    assert!(loaded > 100, "{loaded}");
}

/// The whole session goes through bytes after every few instructions, and its garbage is collected at every safepoint.
#[test]
fn it_survives_between_any_two_instructions() {
    let mut session = session();
    session.collect_always(true);
    let source = "import copy\nfound = [t.find(n) for t in [table, copy.copy(table)] for n in range(2)]\n\
        sizes = [table.size, getattr(table, 'size')]\nbound = table.find\n\
        async def main(): return await bound('x'), table.size, table.fetch(1) + table.fetch(2)\n\
        found + sizes + list(await main()) + [repr(table), table == copy.deepcopy(table), {table: 1}[table]]";
    session.start(&Program::new(source).expect("it compiles"), []).expect("it starts");
    let mut known = hognose::RoundTrips::default();
    let mut n = 0;
    loop {
        session.roundtrip(&mut known).expect("it goes through bytes");
        match session.run_instructions(7) {
            Step::Slice => {}
            Step::Calls { new, .. } => {
                for call in new {
                    assert_eq!(call.object, Some(7));
                    n += 1;
                    session.answer(call.id, Answer::from(n)).expect("it is answered");
                }
            }
            Step::Complete(value) => {
                let shown = value.to_string();
                assert_eq!(shown, "[1, 2, 3, 4, 5, 6, 7, 8, 19, \"<Table #7 name='users'>\", True, 1]");
                break;
            }
            other => panic!("{other:?}"),
        }
    }
}
