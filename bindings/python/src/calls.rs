//! What became of each call of a program, for reports: kept while it runs, the latest of them.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use hognose::{Call, CallId, Name, Place};
use pyo3::prelude::*;

/// How many calls are remembered.
const MOST: usize = 1000;

/// The calls of one program.
#[derive(Default)]
pub struct Records {
    began: Option<Instant>,
    calls: VecDeque<Record>,
}

#[derive(Clone)]
struct Record {
    id: CallId,
    name: Name,
    place: Option<Place>,
    started: Duration,
    duration: Option<Duration>,
    failed: bool,
}

impl Records {
    /// A program begins.
    pub fn begin(&mut self) {
        self.began = None;
        self.calls.clear();
    }

    /// A call came out. The first one starts the clock: a program without calls pays nothing.
    pub fn call(&mut self, call: &Call) {
        let now = Instant::now();
        let began = *self.began.get_or_insert(now);
        if self.calls.len() == MOST {
            self.calls.pop_front();
        }
        self.calls.push_back(Record {
            id: call.id,
            name: call.tool.clone(),
            place: call.place.clone(),
            started: now.saturating_duration_since(began),
            duration: None,
            failed: false,
        });
    }

    /// A call was answered.
    pub fn answered(&mut self, id: CallId, failed: bool) {
        let Some(began) = self.began else { return };
        // Mostly the last one.
        if let Some(record) = self.calls.iter_mut().rev().find(|record| record.id == id) {
            record.duration = Some(began.elapsed().saturating_sub(record.started));
            record.failed = failed;
        }
    }

    /// All of them.
    pub fn all(&self) -> Vec<CallRecord> {
        self.calls.iter().map(|record| CallRecord(record.clone())).collect()
    }
}

/// One call of a tool.
#[pyclass(frozen, module = "hognose")]
pub struct CallRecord(Record);

#[pymethods]
impl CallRecord {
    #[getter]
    fn name(&self) -> &str {
        self.0.name.as_str()
    }

    #[getter]
    fn id(&self) -> u64 {
        self.0.id.number
    }

    #[getter]
    fn file(&self) -> Option<&str> {
        self.0.place.as_ref().map(|place| &*place.file)
    }

    #[getter]
    fn line(&self) -> Option<u32> {
        self.0.place.as_ref().map(|place| place.line)
    }

    #[getter]
    fn started(&self) -> f64 {
        self.0.started.as_secs_f64()
    }

    #[getter]
    fn duration(&self) -> Option<f64> {
        self.0.duration.map(|time| time.as_secs_f64())
    }

    #[getter]
    fn outcome(&self) -> &'static str {
        match (self.0.duration, self.0.failed) {
            (None, _) => "pending",
            (Some(_), true) => "error",
            (Some(_), false) => "value",
        }
    }

    fn __repr__(&self) -> String {
        let line = self.line().map_or(String::new(), |line| format!(", line {line}"));
        let time = self
            .0
            .duration
            .map_or(String::new(), |time| format!(" after {:.1} ms", time.as_secs_f64() * 1e3));
        format!("<call {} of {}{line}: {}{time}>", self.id(), self.name(), self.outcome())
    }
}
