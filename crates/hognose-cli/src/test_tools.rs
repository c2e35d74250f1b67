//! The fixed tools of the behaviour files, on a clock that stands still while the guest runs.
//!
//! They are described in `tests/python/host_calls/README.md`: one event for each start and end, answers one at a time, in
//! the order in which they are due. When a session is saved, time, events and running calls are written beside it: answers
//! are not, they follow from the calls.

use std::sync::Arc;
use std::time::Duration;

use hognose::{
    Answer, BigInt, Call, CallId, Clock, Data, Failure, ManualClock, Notation, Tool, Toolbox, from_json,
    to_json,
};

use crate::host::{Host, Next};

/// The tools with their parameters, required ones first.
const TOOLS: &[(&str, &[&str], &[&str])] = &[
    ("echo", &["x"], &[]),
    ("add", &["a", "b"], &[]),
    ("fail", &["message"], &[]),
    ("fail_value", &["message"], &[]),
    ("fail_timeout", &["message"], &[]),
    ("fail_denied", &["message"], &[]),
    ("rw_echo", &["x"], &["delay_ms"]),
    ("rw_fail", &["message"], &["delay_ms"]),
    ("ro_echo", &["x"], &["delay_ms"]),
    ("ro_fail", &["message"], &["delay_ms"]),
    ("log", &[], &[]),
];

/// The harness: tools, events, time.
pub struct TestTools {
    toolbox: Toolbox,
    clock: Arc<ManualClock>,
    events: Vec<Data>,
    running: Vec<Running>,
}

struct Running {
    id: CallId,
    due: Duration,
    label: String,
    answer: Answer,
    /// How many events there were when it started: what `log` answers.
    seen: usize,
}

impl TestTools {
    /// The harness with its clock at zero.
    pub fn new() -> TestTools {
        let mut toolbox = Toolbox::new();
        for (name, required, optional) in TOOLS {
            let names =
                |names: &[&str]| names.iter().map(|n| format!("{n:?}")).collect::<Vec<_>>().join(", ");
            let properties: Vec<String> =
                required.iter().chain(*optional).map(|n| format!("{n:?}: {{}}")).collect();
            let schema = format!(
                r#"{{"type": "object", "properties": {{{}}}, "required": [{}]}}"#,
                properties.join(", "),
                names(required)
            );
            let mut tool = Tool::new(*name).input_schema(from_json(&schema).unwrap_or_default());
            if name.starts_with("ro_") {
                tool = tool.overlapping();
            }
            toolbox.add(tool);
        }
        TestTools { toolbox, clock: Arc::default(), events: Vec::new(), running: Vec::new() }
    }

    /// The tools, to be defined in the session.
    pub fn toolbox(&self) -> &Toolbox {
        &self.toolbox
    }

    /// The clock, to be the session's.
    pub fn clock(&self) -> Arc<ManualClock> {
        self.clock.clone()
    }

    /// The harness as another process left it, and the calls that it had started among those that wait.
    pub fn from_state(state: &str, waiting: &[Call]) -> Result<(TestTools, Vec<CallId>), String> {
        let wrong = || "the state of the test tools is damaged".to_string();
        let state = from_json(state).map_err(|error| format!("the state of the test tools: {error}"))?;
        let number = |data: &Data, key: &str| {
            data.get(key).and_then(Data::as_int).and_then(|n| u64::try_from(n).ok()).ok_or_else(wrong)
        };
        let list = |key: &str| state.get(key).and_then(Data::as_list).ok_or_else(wrong);
        let mut tools = TestTools::new();
        tools.clock.advance_to(Duration::from_nanos(number(&state, "now_ns")?));
        tools.events = list("events")?.to_vec();
        for running in list("running")? {
            let id = CallId { run: number(running, "run")?, number: number(running, "number")? };
            let call = waiting.iter().find(|call| call.id == id).ok_or_else(wrong)?;
            let seen = usize::try_from(number(running, "seen")?).map_err(|_| wrong())?;
            tools.running.push(Running {
                id,
                due: Duration::from_nanos(number(running, "due_ns")?),
                label: running.get("label").and_then(Data::as_str).ok_or_else(wrong)?.to_string(),
                answer: tools.answer(call, seen),
                seen,
            });
        }
        let ids = tools.running.iter().map(|running| running.id).collect();
        Ok((tools, ids))
    }

    /// What a call gets that starts after so many events.
    fn answer(&self, call: &Call, seen: usize) -> Answer {
        match self.toolbox.check(call) {
            Err(failure) => failure.into(),
            Ok(tool) if tool.name() == "log" => {
                Answer::Value(Data::List(self.events.iter().take(seen).cloned().collect()))
            }
            Ok(_) => self.perform(call),
        }
    }

    fn perform(&self, call: &Call) -> Answer {
        let arg = |at: usize, name: &str| call.arg(at, name).cloned().unwrap_or_default();
        let message = || arg(0, "message").as_str().unwrap_or_default().to_string();
        match call.tool.as_str() {
            "echo" | "rw_echo" | "ro_echo" => Answer::Value(arg(0, "x")),
            "add" => match add(arg(0, "a"), arg(1, "b")) {
                Ok(sum) => Answer::Value(sum),
                Err(text) => Failure::of("TypeError", text).into(),
            },
            "fail" | "rw_fail" | "ro_fail" => Failure::new(message()).into(),
            "fail_value" => Failure::of("ValueError", message()).into(),
            "fail_timeout" => Failure::timeout(message()).into(),
            "fail_denied" => Failure::denied(message()).into(),
            other => Failure::new(format!("there is no test tool {other}")).into(),
        }
    }
}

impl Host for TestTools {
    fn start(&mut self, call: &Call) {
        let delay = call.arg(1, "delay_ms").and_then(Data::as_float).filter(|_| call.tool.contains('_'));
        let delay = delay.filter(|_| call.tool.starts_with("r")).unwrap_or(0.0);
        let shown = if call.tool == "add" { 2 } else { 1 };
        let named = |name: &str| call.kwargs.iter().find(|(n, _)| n == name).map(|(_, v)| v);
        let names: &[&str] = if call.tool == "add" { &["a", "b"] } else { &["x", "message"] };
        let mut arguments: Vec<String> = call.args.iter().take(shown).map(Data::to_string).collect();
        arguments.extend(names.iter().filter_map(|name| named(name)).map(Data::to_string));
        let (now, seen) = (self.clock.monotonic(), self.events.len());
        let answer = self.answer(call, seen);
        if call.tool == "log" || self.toolbox.check(call).is_err() {
            self.running.push(Running { id: call.id, due: now, label: String::new(), answer, seen });
            return;
        }
        let label = format!("{}({})", call.tool, arguments.join(", "));
        self.events.push(Data::from(format!("start {label}")));
        let due = now + Duration::try_from_secs_f64(delay.max(0.0) / 1000.0).unwrap_or_default();
        self.running.push(Running { id: call.id, due, label, answer, seen });
    }

    fn cancel(&mut self, id: CallId) {
        if let Some(at) = self.running.iter().position(|r| r.id == id) {
            let running = self.running.remove(at);
            if !running.label.is_empty() {
                self.events.push(Data::from(format!("cancel {}", running.label)));
            }
        }
    }

    fn next(&mut self, timer: Option<Duration>) -> Next {
        let now = self.clock.monotonic();
        let first = (0..self.running.len()).min_by_key(|at| (self.running[*at].due, *at));
        let wake = timer.map(|time| now + time);
        match (first, wake) {
            (Some(at), wake) if wake.is_none_or(|wake| self.running[at].due <= wake) => {
                let running = self.running.remove(at);
                self.clock.advance_to(running.due);
                if !running.label.is_empty() {
                    self.events.push(Data::from(format!("end {}", running.label)));
                }
                Next::Answer(running.id, running.answer)
            }
            (_, Some(wake)) => {
                self.clock.advance_to(wake);
                Next::Timer
            }
            _ => Next::Nothing,
        }
    }

    fn state(&self) -> Option<String> {
        let nanos = |time: Duration| Data::from(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
        let running = self.running.iter().map(|running| {
            Data::dict([
                ("run", Data::from(running.id.run)),
                ("number", running.id.number.into()),
                ("due_ns", nanos(running.due)),
                ("label", running.label.as_str().into()),
                ("seen", (running.seen as u64).into()),
            ])
        });
        let state = Data::dict([
            ("now_ns", nanos(self.clock.monotonic())),
            ("events", Data::List(self.events.clone())),
            ("running", Data::List(running.collect())),
        ]);
        to_json(&state, Notation::Lenient).ok()
    }
}

/// `a + b` as Python adds numbers, strings and lists.
fn add(a: Data, b: Data) -> Result<Data, String> {
    let big = |data: &Data| match data {
        Data::Int(i) => Some(BigInt::from(*i)),
        Data::BigInt(i) => Some(i.clone()),
        Data::Bool(b) => Some(BigInt::from(i32::from(*b))),
        _ => None,
    };
    if let (Some(x), Some(y)) = (big(&a), big(&b)) {
        return Ok(Data::from(x + y));
    }
    match (&a, &b) {
        (Data::Str(x), Data::Str(y)) => Ok(Data::from(format!("{x}{y}"))),
        (Data::List(x), Data::List(y)) => Ok(Data::List(x.iter().chain(y).cloned().collect())),
        (Data::Str(_), _) => Err(format!("can only concatenate str (not \"{}\") to str", b.type_name())),
        _ => match (a.as_float(), b.as_float()) {
            (Some(x), Some(y)) => Ok(Data::Float(x + y)),
            _ => {
                Err(format!("unsupported operand type(s) for +: '{}' and '{}'", a.type_name(), b.type_name()))
            }
        },
    }
}
