//! Limits of a run: on by default, each with a word for settings and messages.

use std::time::Duration;

use hognose_host::Bounds;
pub use hognose_vm::stop::Limit;

/// What a session may use. Every limit is on by default; `None` lifts one.
///
/// Budgets belong to the session and are never refilled by a new feed or a restore: only the host adds to them
/// ([`Session::set_limits`](crate::Session::set_limits)).
///
/// ```
/// use hognose::{Limit, Limits, Program, Session, Step};
/// let mut session = Session::new(Limits { fuel: Some(100_000), ..Limits::default() });
/// session.start(&Program::new("while True: pass")?, [])?;
/// assert!(matches!(session.step(), Step::Limit(Limit::Fuel)));
/// # Ok::<(), hognose::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Limits {
    /// Instructions, with native work in proportion.
    pub fuel: Option<u64>,
    /// Time inside the interpreter, waiting for answers not counted. Needs a clock.
    pub duration: Option<Duration>,
    /// Bytes that the guest holds at a time.
    pub memory: Option<usize>,
    /// Depth of calls; not a limit that ends the feed, but a `RecursionError` in the guest. `sys.setrecursionlimit` moves it up to
    /// ten times the default, unless the host wants less than the default.
    ///
    /// ```
    /// use hognose::{Limits, Program, Session, Step};
    /// let mut session = Session::new(Limits { depth: 100, ..Limits::default() });
    /// let source = "import sys\nsys.setrecursionlimit(5000)\ndef f(n): return n and f(n - 1)\nf(200)";
    /// session.start(&Program::new(source)?, [])?;
    /// assert!(matches!(session.step(), Step::Raised(exception) if exception.kind == "RecursionError"));
    /// # Ok::<(), hognose::Error>(())
    /// ```
    pub depth: usize,
    /// Number of calls to the host.
    pub calls: Option<u64>,
    /// Bytes printed.
    pub output: Option<usize>,
    /// Size and depth of a value that crosses the boundary.
    pub value: Bounds,
    /// Time spent waiting for answers and timers. Kept by the driver ([`Session::run`](crate::Session::run)).
    pub waiting: Option<Duration>,
    /// Overlapping calls that are with the host at the same time.
    pub in_flight: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            fuel: Some(10_000_000_000),
            duration: Some(Duration::from_secs(60)),
            memory: Some(256 << 20),
            depth: 1000,
            calls: Some(10_000),
            output: Some(16 << 20),
            value: Bounds::default(),
            waiting: Some(Duration::from_secs(3600)),
            in_flight: 32,
        }
    }
}

impl Limits {
    /// No limits but those of depth and of values that cross: for code that is trusted.
    ///
    /// ```
    /// assert_eq!(hognose::Limits::unlimited().memory, None);
    /// ```
    pub fn unlimited() -> Limits {
        Limits {
            fuel: None,
            duration: None,
            memory: None,
            calls: None,
            output: None,
            waiting: None,
            ..Limits::default()
        }
    }

    /// Sets limits from a text such as `duration=1s,memory=64MB,depth=1000,calls=none`.
    ///
    /// Durations take `ms`, `s`, `m` or `h`, sizes `B`, `KB`, `MB` or `GB` (powers of 1024); `none` lifts a limit.
    ///
    /// ```
    /// use hognose::Limits;
    /// let mut limits = Limits::default();
    /// limits.set("memory=64MB,duration=1.5s,fuel=none").unwrap();
    /// assert_eq!((limits.memory, limits.fuel), (Some(64 << 20), None));
    /// assert_eq!(limits.set("memroy=1MB").unwrap_err(), "there is no limit \"memroy\"; did you mean \"memory\"?");
    /// assert_eq!(limits.set("calls=many").unwrap_err(), "calls is a number, not \"many\"");
    /// ```
    pub fn set(&mut self, text: &str) -> Result<(), String> {
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (name, value) = part
                .split_once('=')
                .map(|(name, value)| (name.trim(), value.trim()))
                .ok_or_else(|| format!("expected NAME=VALUE, found {part:?}"))?;
            match name {
                "fuel" => self.fuel = optional(name, value, count)?,
                "duration" => self.duration = optional(name, value, duration)?,
                "memory" => self.memory = optional(name, value, size)?,
                "depth" => self.depth = count(name, value)? as usize,
                "calls" => self.calls = optional(name, value, count)?,
                "output" => self.output = optional(name, value, size)?,
                "value" => self.value.bytes = optional(name, value, size)?.unwrap_or(usize::MAX / 4),
                "waiting" => self.waiting = optional(name, value, duration)?,
                "in-flight" => self.in_flight = count(name, value)? as usize,
                _ => {
                    let known = [
                        "fuel",
                        "duration",
                        "memory",
                        "depth",
                        "calls",
                        "output",
                        "value",
                        "waiting",
                        "in-flight",
                    ];
                    let hint = match crate::suggest::closest(name, known) {
                        Some(meant) => format!("did you mean {meant:?}?"),
                        None => format!("limits are {}", known.join(", ")),
                    };
                    return Err(format!("there is no limit {name:?}; {hint}"));
                }
            }
        }
        Ok(())
    }
}

fn optional<T>(
    name: &str,
    value: &str,
    read: impl Fn(&str, &str) -> Result<T, String>,
) -> Result<Option<T>, String> {
    if value == "none" { Ok(None) } else { read(name, value).map(Some) }
}

fn count(name: &str, value: &str) -> Result<u64, String> {
    value.replace('_', "").parse().map_err(|_| format!("{name} is a number, not {value:?}"))
}

/// A number and the unit behind it.
fn measure(value: &str) -> Option<(f64, &str)> {
    let at = value.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(value.len());
    let number: f64 = value[..at].parse().ok()?;
    Some((number, value[at..].trim()))
}

fn duration(name: &str, value: &str) -> Result<Duration, String> {
    let read = || {
        let (number, unit) = measure(value)?;
        let factor = match unit {
            "ms" => 0.001,
            "s" | "" => 1.0,
            "m" | "min" => 60.0,
            "h" => 3600.0,
            _ => return None,
        };
        Duration::try_from_secs_f64(number * factor).ok()
    };
    read().ok_or_else(|| format!("{name} is a time such as 500ms, 2s or 5m, not {value:?}"))
}

fn size(name: &str, value: &str) -> Result<usize, String> {
    let read = || {
        let (number, unit) = measure(value)?;
        let factor: u64 = match unit.to_ascii_uppercase().as_str() {
            "" | "B" => 1,
            "K" | "KB" | "KIB" => 1 << 10,
            "M" | "MB" | "MIB" => 1 << 20,
            "G" | "GB" | "GIB" => 1 << 30,
            _ => return None,
        };
        Some((number * factor as f64) as usize)
    };
    read().ok_or_else(|| format!("{name} is a size such as 512KB or 64MB, not {value:?}"))
}
