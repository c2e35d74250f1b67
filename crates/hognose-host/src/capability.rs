//! What is outside by nature: clock, timer, entropy, files, environment. Each has a name and is granted or refused.

use std::fmt;

/// Something outside that a host grants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Capability {
    /// What time it is.
    Clock,
    /// Waiting for a time (`time.sleep`, time-outs).
    Timer,
    /// Random bytes.
    Entropy,
    /// Environment variables.
    Environment,
    /// Files.
    Files,
}

impl Capability {
    /// Every capability.
    pub const ALL: [Capability; 5] = [
        Capability::Clock,
        Capability::Timer,
        Capability::Entropy,
        Capability::Environment,
        Capability::Files,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Capability::Clock => "clock",
            Capability::Timer => "timer",
            Capability::Entropy => "entropy",
            Capability::Environment => "environment",
            Capability::Files => "files",
        }
    }

    /// The capability that a call needs: calls are named `clock.time`, `entropy.bytes` and the like.
    ///
    /// ```
    /// use hognose_host::Capability;
    /// assert_eq!(Capability::of_call("clock.time"), Some(Capability::Clock));
    /// assert_eq!(Capability::of_call("weather"), None);
    /// ```
    pub fn of_call(name: &str) -> Option<Capability> {
        let first = name.split('.').next().unwrap_or(name);
        Capability::ALL.into_iter().find(|c| c.name() == first)
    }
}

impl fmt::Display for Capability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Which capabilities a host grants.
///
/// ```
/// use hognose_host::{Capability, Grants};
/// let grants = Grants::default();
/// assert!(grants.has(Capability::Clock) && !grants.has(Capability::Files));
/// assert!(!grants.without(Capability::Clock).has(Capability::Clock));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grants(u8);

impl Default for Grants {
    /// Clock, timer and entropy.
    fn default() -> Grants {
        Grants::none().with(Capability::Clock).with(Capability::Timer).with(Capability::Entropy)
    }
}

impl Grants {
    /// Nothing at all.
    pub const fn none() -> Grants {
        Grants(0)
    }

    /// These and one more.
    pub const fn with(self, capability: Capability) -> Grants {
        Grants(self.0 | 1 << capability as u8)
    }

    /// These without one.
    pub const fn without(self, capability: Capability) -> Grants {
        Grants(self.0 & !(1 << capability as u8))
    }

    /// Whether a capability is granted.
    pub const fn has(self, capability: Capability) -> bool {
        self.0 & (1 << capability as u8) != 0
    }
}
