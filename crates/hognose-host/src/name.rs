//! Names that travel with every call.

use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// The name of a tool: a string that costs nothing to copy, since one is handed out with each call, and takes one word there.
///
/// ```
/// use hognose_host::Name;
/// let name = Name::from("weather.get_forecast");
/// assert!(name == "weather.get_forecast" && name.starts_with("weather."));
/// match name.as_str() {
///     "weather.get_forecast" => {}
///     other => panic!("no tool has the name {other}"),
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(Arc<Box<str>>);

impl Name {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Deref for Name {
    type Target = str;
    fn deref(&self) -> &str {
        &self.0
    }
}

// A map with names as its keys is searched by text: both hash and compare as the text does.
impl Borrow<str> for Name {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl Default for Name {
    fn default() -> Name {
        Name::from("")
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Name {
        Name(Arc::new(text.into()))
    }
}

impl From<String> for Name {
    fn from(text: String) -> Name {
        Name(Arc::new(text.into()))
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.as_str().to_string()
    }
}

impl PartialEq<str> for Name {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Name {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl PartialEq<String> for Name {
    fn eq(&self, other: &String) -> bool {
        self.as_str() == other.as_str()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
