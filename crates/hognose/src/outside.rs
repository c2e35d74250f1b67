//! What is outside by nature, answered inside the process where the host grants it.
//!
//! Clock and entropy are answered at once; sleeping becomes a timer of the session. A capability that is not granted is a
//! `PermissionError` that names it. One that is granted and cannot be answered here goes to the host like any call.

use std::sync::Arc;
use std::time::Duration;

use hognose_host::{Answer, Call, Capability, Data, Failure, Grants};

use crate::clock::SessionClock;
use crate::toolbox::Known;

/// What a session may ask its surroundings without a call to its host.
#[derive(Clone)]
pub struct Outside {
    pub grants: Grants,
    /// Those that are granted and answered by the host, even where they could be answered here.
    pub by_host: Grants,
    pub clock: SessionClock,
    /// Who is asked about names that the guest does not define.
    pub names: Option<Arc<Names>>,
    /// How much time the host has skipped.
    pub skipped: Duration,
    /// Whether the library's modules are there without an import.
    pub modules: bool,
}

/// Says what a name stands for.
pub type Names = dyn Fn(&str) -> Known + Send + Sync;

impl Default for Outside {
    fn default() -> Outside {
        Outside {
            grants: Grants::default(),
            by_host: Grants::none(),
            clock: SessionClock::default(),
            names: None,
            skipped: Duration::ZERO,
            modules: false,
        }
    }
}

/// What becomes of a call of a capability.
pub enum Reply {
    /// It is answered.
    Now(Answer),
    /// It is answered with `None` after this time.
    After(Duration),
    /// The host has to.
    Host,
}

/// The most random bytes at a time.
const ENTROPY: i64 = 1 << 20;

impl Outside {
    /// What the guest's monotonic clock shows, if there is one.
    pub fn now(&self) -> Option<Duration> {
        self.clock.get().map(|clock| clock.monotonic().saturating_add(self.skipped))
    }

    /// Answers a call of a capability.
    pub fn answer(&self, call: &Call) -> Reply {
        let Some(capability) = Capability::of_call(&call.tool) else { return Reply::Host };
        if !self.grants.has(capability) {
            let text = format!("the host does not grant the capability '{capability}' ({})", call.tool);
            return Reply::Now(Failure::of("PermissionError", text).into());
        }
        let Some(clock) = self.clock.get().filter(|_| !self.by_host.has(capability)) else {
            return Reply::Host;
        };
        let wall = || clock.wall().saturating_add(self.skipped);
        let monotonic = || clock.monotonic().saturating_add(self.skipped);
        let first = call.args.first();
        let what = call.tool.split_once('.').map_or("", |(_, what)| what);
        match (capability, what) {
            (Capability::Clock, "time") => Reply::Now(wall().as_secs_f64().into()),
            (Capability::Clock, "time_ns") => Reply::Now(nanos(wall()).into()),
            (Capability::Clock, "monotonic_ns" | "perf_counter_ns") => Reply::Now(nanos(monotonic()).into()),
            (Capability::Clock, "monotonic" | "perf_counter" | "now") => {
                Reply::Now(monotonic().as_secs_f64().into())
            }
            (Capability::Timer, "sleep") => {
                let seconds = first.and_then(Data::as_float).unwrap_or(0.0);
                Reply::After(Duration::try_from_secs_f64(seconds.max(0.0)).unwrap_or(Duration::MAX / 4))
            }
            (Capability::Entropy, _) => {
                let wanted = first.and_then(Data::as_int).unwrap_or(32).clamp(0, ENTROPY);
                let mut bytes = vec![0; usize::try_from(wanted).unwrap_or(0)];
                if clock.entropy(&mut bytes) { Reply::Now(Data::Bytes(bytes).into()) } else { Reply::Host }
            }
            _ => Reply::Host,
        }
    }
}

fn nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}
