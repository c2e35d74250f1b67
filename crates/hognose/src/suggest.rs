//! The nearest known name, for our own messages.

/// The candidate that was probably meant.
pub fn closest<'a>(wrong: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    hognose_vm::suggest::closest(wrong, known.into_iter())
}
