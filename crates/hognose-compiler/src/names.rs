//! Identifiers of a unit, each stored once, and the mangling of private names.
//!
//! A [`Symbol`] is the index of its text in the names of the finished unit, except for some that have a meaning of their
//! own: those get an index when an instruction mentions them.

use std::borrow::Cow;
use std::sync::Arc;

use hognose_syntax::SmallSet;

/// An identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Symbol(u32);

/// The texts of the symbols with a meaning of their own, the one with the highest number first. Those with a dot cannot occur
/// in a source.
const SPECIAL: [&str; 5] =
    ["__class__", ".classdict", "__conditional_annotations__", ".type_params", "super"];

impl Symbol {
    pub const CLASS: Symbol = Symbol::special(0);
    pub const CLASS_DICT: Symbol = Symbol::special(1);
    pub const CONDITIONS: Symbol = Symbol::special(2);
    pub const TYPE_PARAMS: Symbol = Symbol::special(3);
    pub const SUPER: Symbol = Symbol::special(4);

    const fn special(number: u32) -> Symbol {
        Symbol(u32::MAX - number)
    }

    /// Which of [`SPECIAL`] it is.
    fn as_special(self) -> Option<usize> {
        let number = (u32::MAX - self.0) as usize;
        (number < SPECIAL.len()).then_some(number)
    }
}

/// The table of identifiers.
pub(crate) struct Names {
    list: SmallSet<Arc<str>>,
    /// Where those of [`SPECIAL`] stand that have a place.
    special: [Option<u32>; SPECIAL.len()],
}

impl Default for Names {
    fn default() -> Names {
        Names { list: SmallSet::with_capacity(16), special: Default::default() }
    }
}

impl Names {
    /// The symbol of a text.
    pub fn intern(&mut self, text: &str) -> Symbol {
        if matches!(text.len(), 5 | 9 | 10 | 12 | 27)
            && let Some(number) = SPECIAL.iter().position(|special| *special == text)
        {
            return Symbol::special(number as u32);
        }
        let number = match self.list.position(text) {
            Some(found) => found,
            None => self.list.push(Arc::from(text), ()),
        };
        Symbol(number as u32)
    }

    /// The index of a symbol in the names of the unit.
    pub fn index(&mut self, symbol: Symbol) -> u32 {
        let Some(number) = symbol.as_special() else { return symbol.0 };
        let list = &mut self.list;
        *self.special[number].get_or_insert_with(|| list.push(Arc::from(SPECIAL[number]), ()) as u32)
    }

    /// The text of a symbol, to be kept.
    pub fn shared(&mut self, symbol: Symbol) -> Arc<str> {
        let index = self.index(symbol);
        self.list.key(index as usize).map_or_else(|| Arc::from(""), Arc::clone)
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        match symbol.as_special() {
            Some(number) => SPECIAL[number],
            None => self.of_index(symbol.0),
        }
    }

    /// The text of an index.
    pub fn of_index(&self, index: u32) -> &str {
        self.list.key(index as usize).map_or("", |text| text)
    }

    /// The finished table.
    pub fn into_list(self) -> Box<[Arc<str>]> {
        exact(self.list.into_keys())
    }
}

/// A list in a room of its size. Taking room away from one that has too much costs more, and leaves pieces behind.
pub(crate) fn exact<T>(items: impl ExactSizeIterator<Item = T>) -> Box<[T]> {
    let mut list = Vec::with_capacity(items.len());
    list.extend(items);
    list.into()
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
    if !name.starts_with("__") || name.ends_with("__") || name.contains('.') {
        return Cow::Borrowed(name);
    }
    if private.only.as_ref().is_some_and(|only| only.iter().all(|private| &**private != name)) {
        return Cow::Borrowed(name);
    }
    let class = private.class.trim_start_matches('_');
    if class.is_empty() { Cow::Borrowed(name) } else { Cow::Owned(format!("_{class}{name}")) }
}
