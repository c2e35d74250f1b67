//! Identifiers of a unit, each stored once, and the mangling of private names.
//!
//! A [`Symbol`] is the index of its text in the names of the finished unit.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

/// An identifier: an index into the names of the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Symbol(pub u32);

/// The table of identifiers.
#[derive(Default)]
pub(crate) struct Names {
    list: Vec<Arc<str>>,
    index: HashMap<Arc<str>, u32>,
}

impl Names {
    /// The symbol of a text.
    pub fn intern(&mut self, text: &str) -> Symbol {
        if let Some(found) = self.index.get(text) {
            return Symbol(*found);
        }
        let number = u32::try_from(self.list.len()).unwrap_or(u32::MAX);
        let text: Arc<str> = Arc::from(text);
        self.list.push(text.clone());
        self.index.insert(text, number);
        Symbol(number)
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> Arc<str> {
        self.list.get(symbol.0 as usize).cloned().unwrap_or_else(|| Arc::from(""))
    }

    /// The finished table.
    pub fn into_list(self) -> Box<[Arc<str>]> {
        self.list.into()
    }
}

/// The class whose private names a scope mangles.
#[derive(Debug)]
pub(crate) struct Private {
    pub class: Arc<str>,
    /// Around the body of a generic class, its type parameters alone are private to it.
    pub only: Option<Box<[Arc<str>]>>,
}

/// The name under which `name` is stored inside a class: `__x` is private to its class.
pub(crate) fn mangle<'n>(private: Option<&Private>, name: &'n str) -> Cow<'n, str> {
    let Some(private) = private else { return Cow::Borrowed(name) };
    if private.only.as_ref().is_some_and(|only| only.iter().all(|private| &**private != name)) {
        return Cow::Borrowed(name);
    }
    let class = private.class.trim_start_matches('_');
    let private = name.starts_with("__") && !name.ends_with("__") && !name.contains('.');
    if private && !class.is_empty() { Cow::Owned(format!("_{class}{name}")) } else { Cow::Borrowed(name) }
}
