//! Clocks that a host hands in: what time it is for limits, timers and `time.time()`.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What time it is.
pub trait Clock: Send + Sync {
    /// Time since some moment, never going back.
    fn monotonic(&self) -> Duration;
    /// Time since the beginning of 1970, UTC.
    fn wall(&self) -> Duration;
    /// Lets time pass: waits for so long. A clock that stands still jumps.
    fn sleep(&self, time: Duration);
    /// Fills a buffer with random bytes. `false`: this clock's host has none.
    fn entropy(&self, bytes: &mut [u8]) -> bool {
        let _ = bytes;
        false
    }
}

/// The clock of a session.
#[derive(Clone, Default)]
pub(crate) enum SessionClock {
    /// The system's, where there is one: its time begins when the process first needs it.
    #[default]
    System,
    /// One that the host gave.
    Given(Arc<dyn Clock>),
}

impl SessionClock {
    /// Whether there is one.
    #[inline]
    pub(crate) fn is_there(&self) -> bool {
        cfg!(feature = "std") || matches!(self, SessionClock::Given(_))
    }

    /// The clock, if there is one.
    #[inline]
    pub(crate) fn get(&self) -> Option<&dyn Clock> {
        match self {
            SessionClock::System => system(),
            SessionClock::Given(clock) => Some(&**clock),
        }
    }
}

/// The system's clock: one for all sessions, which nobody has to count.
#[cfg(feature = "std")]
fn system() -> Option<&'static dyn Clock> {
    static SYSTEM: std::sync::LazyLock<SystemClock> = std::sync::LazyLock::new(SystemClock::default);
    Some(&*SYSTEM)
}

#[cfg(not(feature = "std"))]
fn system() -> Option<&'static dyn Clock> {
    None
}

/// A clock that stands still until it is told: for tests and replays.
///
/// ```
/// use hognose::{Clock, ManualClock};
/// use std::time::Duration;
/// let clock = ManualClock::default();
/// clock.sleep(Duration::from_secs(2));
/// assert_eq!(clock.monotonic(), Duration::from_secs(2));
/// ```
#[derive(Debug, Default)]
pub struct ManualClock {
    nanos: AtomicU64,
}

impl ManualClock {
    /// Sets the time, if it is later than the clock's.
    pub fn advance_to(&self, time: Duration) {
        self.nanos.fetch_max(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX), Ordering::AcqRel);
    }
}

impl Clock for ManualClock {
    fn monotonic(&self) -> Duration {
        Duration::from_nanos(self.nanos.load(Ordering::Acquire))
    }

    fn wall(&self) -> Duration {
        self.monotonic()
    }

    fn sleep(&self, time: Duration) {
        self.advance_to(self.monotonic().saturating_add(time));
    }
}

/// The clock and the entropy of the operating system.
#[cfg(feature = "std")]
#[derive(Debug)]
pub struct SystemClock {
    started: std::time::Instant,
}

#[cfg(feature = "std")]
impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock { started: std::time::Instant::now() }
    }
}

#[cfg(feature = "std")]
impl Clock for SystemClock {
    fn monotonic(&self) -> Duration {
        self.started.elapsed()
    }

    fn wall(&self) -> Duration {
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default()
    }

    fn sleep(&self, time: Duration) {
        std::thread::sleep(time);
    }

    fn entropy(&self, bytes: &mut [u8]) -> bool {
        use std::hash::{BuildHasher, Hasher, RandomState};
        // Where the system has no device for it, the seeds of the standard library's hash tables are what there is.
        let device = std::fs::File::open("/dev/urandom");
        if let Ok(mut device) = device
            && std::io::Read::read_exact(&mut device, bytes).is_ok()
        {
            return true;
        }
        for part in bytes.chunks_mut(8) {
            let random = RandomState::new().build_hasher().finish().to_le_bytes();
            part.copy_from_slice(&random[..part.len()]);
        }
        true
    }
}
