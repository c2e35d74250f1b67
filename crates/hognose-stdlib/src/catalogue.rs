//! The catalogue of modules written in Python.

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The source of a module: its file name, its text, and whether it is a package.
pub fn source(name: &str) -> Option<(&'static str, &'static str, bool)> {
    FILES.iter().find(|(n, ..)| *n == name).map(|(_, file, text, package)| (*file, *text, *package))
}

/// The names of all modules written in Python.
pub fn modules() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, ..)| *name)
}
