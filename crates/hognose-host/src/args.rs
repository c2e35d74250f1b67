//! The positional arguments of a call.

use std::fmt;
use std::ops::{Deref, DerefMut};

use crate::data::Data;

/// Positional arguments: a list that needs no memory of its own for one item, which is what most calls have.
///
/// ```
/// use hognose_host::{Args, Data};
/// let mut args = Args::from(Data::Int(1));
/// assert_eq!(args, [Data::Int(1)]);
/// args.push("b".into());
/// assert_eq!(args.len(), 2);
/// assert_eq!(args.into_iter().collect::<Vec<_>>(), [Data::Int(1), Data::from("b")]);
/// ```
#[derive(Clone)]
pub struct Args(Items);

#[derive(Clone)]
enum Items {
    One(Data),
    Any(Vec<Data>),
}

impl Args {
    /// No arguments.
    pub const fn new() -> Args {
        Args(Items::Any(Vec::new()))
    }

    /// Puts one more behind the others.
    pub fn push(&mut self, item: Data) {
        match &mut self.0 {
            Items::Any(items) if items.is_empty() && items.capacity() == 0 => self.0 = Items::One(item),
            Items::Any(items) => items.push(item),
            Items::One(first) => self.0 = Items::Any(vec![std::mem::take(first), item]),
        }
    }

    /// The same as a `Vec`.
    pub fn into_vec(self) -> Vec<Data> {
        match self.0 {
            Items::One(item) => vec![item],
            Items::Any(items) => items,
        }
    }
}

impl Default for Args {
    fn default() -> Args {
        Args::new()
    }
}

impl Deref for Args {
    type Target = [Data];
    fn deref(&self) -> &[Data] {
        match &self.0 {
            Items::One(item) => std::slice::from_ref(item),
            Items::Any(items) => items,
        }
    }
}

impl DerefMut for Args {
    fn deref_mut(&mut self) -> &mut [Data] {
        match &mut self.0 {
            Items::One(item) => std::slice::from_mut(item),
            Items::Any(items) => items,
        }
    }
}

impl From<Data> for Args {
    fn from(item: Data) -> Args {
        Args(Items::One(item))
    }
}

impl From<Vec<Data>> for Args {
    fn from(items: Vec<Data>) -> Args {
        Args(Items::Any(items))
    }
}

impl<const N: usize> From<[Data; N]> for Args {
    fn from(items: [Data; N]) -> Args {
        Args(Items::Any(items.into()))
    }
}

impl From<Args> for Vec<Data> {
    fn from(args: Args) -> Vec<Data> {
        args.into_vec()
    }
}

impl FromIterator<Data> for Args {
    fn from_iter<I: IntoIterator<Item = Data>>(items: I) -> Args {
        Args(Items::Any(items.into_iter().collect()))
    }
}

impl Extend<Data> for Args {
    fn extend<I: IntoIterator<Item = Data>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl IntoIterator for Args {
    type Item = Data;
    type IntoIter = std::vec::IntoIter<Data>;
    fn into_iter(self) -> Self::IntoIter {
        self.into_vec().into_iter()
    }
}

impl<'a> IntoIterator for &'a Args {
    type Item = &'a Data;
    type IntoIter = std::slice::Iter<'a, Data>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: AsRef<[Data]> + ?Sized> PartialEq<T> for Args {
    fn eq(&self, other: &T) -> bool {
        **self == *other.as_ref()
    }
}

impl AsRef<[Data]> for Args {
    fn as_ref(&self) -> &[Data] {
        self
    }
}

impl fmt::Debug for Args {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // What crosses is moved in registers while it is small (docs/decisions/calls.md).
    #[test]
    fn one_argument_takes_no_more_than_itself() {
        assert_eq!(size_of::<Args>(), size_of::<Data>());
        assert!(size_of::<Data>() <= Data::SIZE);
        assert!(size_of::<crate::Call>() <= 128, "{} bytes", size_of::<crate::Call>());
    }
}
