//! Runs guest code for the tests of snapshots: one script, tools that answer by a rule, and a hand that may take
//! the whole session through bytes between any two steps.
//!
//! Tools: `fetch(x)` answers its first argument, `rows(n)` a list of dicts, `fail(text)` raises `ValueError`.
#![allow(dead_code, reason = "each test file uses a part of it")]

#[path = "../../../hognose/src/engine.rs"]
pub mod engine;

use std::sync::Arc;

use hognose_compiler::Mode;
use hognose_snapshot::{DumpOptions, LoadOptions, Program, dump, load};
use hognose_vm::calls::ToolInfo;
use hognose_vm::classes;
use hognose_vm::objects::{DictObj, ToolObj};
use hognose_vm::session::{Event, Session};
use hognose_vm::value::{Kind, Value};

const TOOLS: [&str; 4] = ["fetch", "rows", "fail", "overlapping"];

/// A session that is about to run a script.
pub fn start(source: &str) -> Session {
    let mut session = Session::new(engine::image());
    session.vm.calls.overlap = true;
    session.vm.calls.in_flight = 32;
    for (index, name) in TOOLS.iter().enumerate() {
        let overlaps = *name == "overlapping";
        session.vm.calls.tools.push(ToolInfo { name: (*name).into(), overlaps, parameters: None });
        let value = session.vm.str(name);
        let tool = session.vm.heap.new_tool(ToolObj { name: value, index: index as u32, ..ToolObj::default() });
        session.define(name, tool);
    }
    let url = session.vm.str("https://example.org/rows.json");
    session.define("url", url);
    feed(&mut session, source);
    session
}

/// Begins another feed.
pub fn feed(session: &mut Session, source: &str) {
    let code = match engine::compile(source, "<test>", Mode::Feed) {
        Ok((code, _)) => code,
        Err(error) => panic!("{}", error.render()),
    };
    session.begin(code).expect("there is room for the script");
}

/// How a feed ended, and what it printed.
pub type Outcome = (String, String);

/// One event of a session, with calls answered and sources compiled: `None` while it goes on.
pub fn step(session: &mut Session, steps: Option<u64>, fuel: i64) -> Option<String> {
    session.vm.meter.slice = fuel;
    match session.run(steps) {
        Event::Name(..) => panic!("names are not asked for here"),
        Event::Complete(_) => Some("done".into()),
        Event::Raised(exc) => Some(session.describe(exc)),
        Event::Limit(limit) => Some(format!("limit {}", limit.name())),
        Event::Step | Event::Slice => None,
        Event::Waiting => {
            if !answer(session) { Some("waits for ever".into()) } else { None }
        }
        Event::Run(request) => match engine::serve(session, *request) {
            Some(Event::Raised(exc)) => Some(session.describe(exc)),
            Some(event) => Some(format!("{event:?}")),
            None => None,
        },
    }
}

/// Answers the started call that was made last; `false` when there is none.
pub fn answer(session: &mut Session) -> bool {
    let Some(pending) = session.vm.calls.started.last().copied() else { return false };
    session.vm.calls.fresh.clear();
    let object = session.vm.heap.pending(pending.handle()).clone();
    let name = session.vm.show(session.vm.heap.tool(object.tool.handle()).name);
    let first = object.args.first().copied().unwrap_or(Value::NONE);
    match name.as_str() {
        "fail" => {
            let exc = session.vm.new_exception(classes::VALUE_ERROR, &[first]);
            session.vm.answer_call(pending, exc, true);
        }
        "rows" => {
            let mut rows = Vec::new();
            for i in 0..first.as_int().unwrap_or(3) {
                let dict = session.vm.heap.new_dict(DictObj::default());
                for (key, value) in [("id", i), ("amount", i * 10)] {
                    let key = session.vm.intern(key);
                    session.vm.dict_set_name(dict, key, Value::small(value as i32));
                }
                rows.push(dict);
            }
            let list = session.vm.heap.new_list(rows);
            session.vm.answer_call(pending, list, false);
        }
        _ => session.vm.answer_call(pending, first, false),
    }
    true
}

/// The session after it was bytes.
pub fn through_bytes(session: &Session) -> Session {
    let bytes = dump(session, &DumpOptions::default()).expect("a session can be saved");
    match load(engine::image(), &bytes, &LoadOptions::default()) {
        Ok(session) => session,
        Err(error) => panic!("a snapshot of ours does not load: {error}"),
    }
}

/// Runs a script to its end.
pub fn run(source: &str) -> Outcome {
    let mut session = start(source);
    finish(&mut session)
}

/// Runs a session to its end.
pub fn finish(session: &mut Session) -> Outcome {
    for _ in 0..100_000 {
        if let Some(end) = step(session, None, 1 << 40) {
            return (end, session.vm.output.stdout.clone());
        }
    }
    ("never ends".into(), session.vm.output.stdout.clone())
}

/// Runs a script to its end; every so many instructions the session goes through bytes.
pub fn run_through_bytes(source: &str, every: u64) -> Outcome {
    let mut session = start(source);
    for _ in 0..1_000_000 {
        session = through_bytes(&session);
        if let Some(end) = step(&mut session, Some(every), 1 << 40) {
            let session = through_bytes(&session);
            return (end, session.vm.output.stdout.clone());
        }
    }
    ("never ends".into(), session.vm.output.stdout.clone())
}

/// Runs a script up to its first call.
pub fn paused(source: &str) -> Session {
    let mut session = start(source);
    session.vm.meter.slice = 1 << 40;
    match session.run(None) {
        Event::Waiting => session,
        Event::Raised(exc) => panic!("{}", session.describe(exc)),
        other => panic!("the script does not wait: {other:?}"),
    }
}

/// The programs of a session.
pub fn programs(session: &Session) -> Vec<Program> {
    session.units.own().map(|u| Program::new(Arc::clone(&u.code))).collect()
}

/// Whether a value is a string with this text.
pub fn is_text(session: &Session, value: Value, text: &str) -> bool {
    value.is_kind(Kind::Str) && session.vm.show(value) == text
}
