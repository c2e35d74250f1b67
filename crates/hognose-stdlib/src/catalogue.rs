//! The catalogue of modules written in Python.

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The source of a module: its file name, its text, and whether it is a package.
pub fn source(name: &str) -> Option<(&'static str, &'static str, bool)> {
    FILES.iter().find(|(n, ..)| *n == name).map(|(_, file, text, package)| (*file, *text, *package))
}

/// Modules that cannot be imported yet, because they stand on others that are still to come: `base64` on
/// `binascii`, `secrets` on `hmac`, `statistics` on `decimal`, `logging` on what it asks about frames.
const WAITING: &[&str] = &["base64", "logging", "secrets", "statistics"];

/// The names of all modules written in Python.
pub fn modules() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, ..)| *name).filter(|name| !WAITING.contains(name))
}
