//! The tree of calls: what was called when, for how long, from where; what overlapped is visible as such.

use std::time::Duration;

use hognose::{Answer, Call, CallId};

/// One call as it went.
#[derive(Debug, Clone)]
pub struct Record {
    /// The call.
    pub call: Call,
    /// When it started, from the beginning of the feed.
    pub started: Duration,
    /// When its answer was handed in.
    pub ended: Option<Duration>,
    /// How it failed, if it did.
    pub failure: Option<String>,
    /// Whether it was given up.
    pub cancelled: bool,
}

/// The calls of a feed.
#[derive(Debug, Clone, Default)]
pub struct Trace {
    /// In the order in which they started.
    pub records: Vec<Record>,
}

impl Trace {
    /// A call begins.
    pub fn start(&mut self, call: &Call, now: Duration) {
        self.records.push(Record {
            call: call.clone(),
            started: now,
            ended: None,
            failure: None,
            cancelled: false,
        });
    }

    /// An answer has come.
    pub fn end(&mut self, id: CallId, answer: &Answer, now: Duration) {
        if let Some(record) = self.records.iter_mut().rev().find(|r| r.call.id == id) {
            record.ended = Some(now);
            if let Answer::Error(failure) = answer {
                record.failure = Some(failure.to_string());
            }
        }
    }

    /// A call was given up.
    pub fn cancel(&mut self, id: CallId, now: Duration) {
        if let Some(record) = self.records.iter_mut().find(|r| r.call.id == id && r.ended.is_none()) {
            record.ended = Some(now);
            record.cancelled = true;
        }
    }

    /// The tree as text. Calls that overlap are branches of one node.
    pub fn render(&self, name: &str, total: Duration) -> String {
        let n = self.records.len();
        let s = if n == 1 { "" } else { "s" };
        let mut out = format!("{name}: {n} call{s} in {}\n", time(total));
        let mut at = 0;
        let mut groups = Vec::new();
        while at < n {
            // A group goes on while somebody of it still runs when the next call starts.
            let mut end = self.records[at].ended.unwrap_or(total);
            let mut next = at + 1;
            while next < n && self.records[next].started < end {
                end = end.max(self.records[next].ended.unwrap_or(total));
                next += 1;
            }
            groups.push((at..next, end));
            at = next;
        }
        for (i, (range, end)) in groups.iter().enumerate() {
            let last = i + 1 == groups.len();
            let (corner, bar) = if last { ("└─ ", "   ") } else { ("├─ ", "│  ") };
            if range.len() == 1 {
                out.push_str(&format!("{corner}{}\n", self.line(range.start, total)));
                continue;
            }
            let started = self.records[range.start].started;
            out.push_str(&format!(
                "{corner}{} overlapping calls in {}\n",
                range.len(),
                time(end.saturating_sub(started))
            ));
            for at in range.clone() {
                let corner = if at + 1 == range.end { "└─ " } else { "├─ " };
                out.push_str(&format!("{bar}{corner}{}\n", self.line(at, total)));
            }
        }
        out
    }

    fn line(&self, at: usize, total: Duration) -> String {
        let record = &self.records[at];
        let mut call = record.call.to_string();
        if call.chars().count() > 80 {
            call = call.chars().take(79).chain(['…']).collect();
        }
        let ended = record.ended.unwrap_or(total);
        let mut line = format!(
            "{call}  {}–{} ({})",
            time(record.started),
            time(ended),
            time(ended.saturating_sub(record.started))
        );
        if record.cancelled {
            line.push_str("  given up");
        } else if record.ended.is_none() {
            line.push_str("  not answered");
        }
        if let Some(failure) = &record.failure {
            line.push_str(&format!("  failed: {}", failure.lines().next().unwrap_or("")));
        }
        if let Some(place) = &record.call.place {
            line.push_str(&format!("  {place}"));
        }
        line
    }
}

/// A time for people.
fn time(time: Duration) -> String {
    if time < Duration::from_secs(10) {
        format!("{} ms", time.as_millis())
    } else {
        format!("{:.1} s", time.as_secs_f64())
    }
}
