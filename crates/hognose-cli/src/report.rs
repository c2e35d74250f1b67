//! The JSON document of `--json`: for each feed its result, output, calls and usage.

use std::time::Duration;

use hognose::{Data, Notation, Usage, to_json};

use crate::drive::End;
use crate::trace::Trace;

/// What is told of one feed.
pub struct Feed {
    pub name: String,
    pub end: End,
    pub stdout: String,
    pub stderr: String,
    pub trace: Trace,
    pub usage: Usage,
    pub elapsed: Duration,
}

/// The document.
pub fn document(feeds: &[Feed]) -> String {
    let feeds: Vec<Data> = feeds.iter().map(feed).collect();
    let document = Data::dict([("feeds", Data::List(feeds))]);
    // Lenient notation has a word for everything.
    to_json(&document, Notation::Lenient).unwrap_or_default()
}

fn feed(feed: &Feed) -> Data {
    let mut items = vec![("file", Data::from(feed.name.as_str()))];
    match &feed.end {
        End::Value(value) => {
            items.push(("status", "done".into()));
            items.push(("result", value.clone()));
        }
        End::Raised(exception) => {
            items.push(("status", "raised".into()));
            items.push((
                "exception",
                Data::dict([
                    ("type", Data::from(exception.kind.as_str())),
                    ("message", exception.message.as_str().into()),
                    ("traceback", exception.traceback.as_str().into()),
                ]),
            ));
        }
        End::Limit(limit) => {
            items.push(("status", "limit".into()));
            items.push(("limit", limit.name().into()));
        }
        End::Interrupted => items.push(("status", "interrupted".into())),
        End::Stuck(_) => items.push(("status", "stuck".into())),
        End::Paused(call) => {
            items.push(("status", "paused".into()));
            items.push(("call", call.id.to_string().into()));
        }
    }
    items.push(("stdout", feed.stdout.as_str().into()));
    items.push(("stderr", feed.stderr.as_str().into()));
    let ms = |time: Duration| Data::Float((time.as_secs_f64() * 1e6).round() / 1e3);
    let calls = feed.trace.records.iter().map(|record| {
        let call = &record.call;
        let mut items = vec![
            ("id", Data::from(call.id.to_string())),
            ("tool", call.tool.as_str().into()),
            ("args", Data::List(call.args.to_vec())),
            ("kwargs", Data::dict(call.kwargs.iter().map(|(k, v)| (k.clone(), v.clone())))),
            ("started_ms", ms(record.started)),
            ("ended_ms", record.ended.map_or(Data::None, ms)),
        ];
        if let Some(place) = &call.place {
            items.push(("place", place.to_string().into()));
        }
        if let Some(failure) = &record.failure {
            items.push(("failure", failure.as_str().into()));
        }
        if record.cancelled {
            items.push(("given_up", true.into()));
        }
        Data::dict(items)
    });
    items.push(("calls", Data::List(calls.collect())));
    items.push((
        "usage",
        Data::dict([
            ("fuel", Data::from(feed.usage.fuel)),
            ("memory", feed.usage.memory.into()),
            ("calls", feed.usage.calls.into()),
            ("output", feed.usage.output.into()),
            ("duration_ms", ms(feed.usage.duration)),
            ("elapsed_ms", ms(feed.elapsed)),
        ]),
    ));
    Data::dict(items)
}
