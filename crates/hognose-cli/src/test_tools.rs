//! The fixed tools of the behaviour files, on a clock that stands still while the guest runs.
//!
//! They are described in `tests/python/host_calls/README.md`: one event for each start and end, answers one at a time, in
//! the order in which they are due.

use std::sync::Arc;
use std::time::Duration;

use hognose::{Answer, BigInt, Call, CallId, Clock, Data, Failure, ManualClock, Tool, Toolbox, from_json};

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
        let label = format!("{}({})", call.tool, arguments.join(", "));
        let is_log = call.tool == "log";
        let answer = match self.toolbox.check(call) {
            Err(failure) => {
                let now = self.clock.monotonic();
                self.running.push(Running {
                    id: call.id,
                    due: now,
                    label: String::new(),
                    answer: failure.into(),
                });
                return;
            }
            Ok(_) if is_log => Answer::Value(Data::List(self.events.clone())),
            Ok(_) => self.perform(call),
        };
        if !is_log {
            self.events.push(Data::from(format!("start {label}")));
        }
        let due =
            self.clock.monotonic() + Duration::try_from_secs_f64(delay.max(0.0) / 1000.0).unwrap_or_default();
        let label = if is_log { String::new() } else { label };
        self.running.push(Running { id: call.id, due, label, answer });
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
