//! A stack that is small in most sources: the links of a chain.

/// How many items are kept in place.
const FEW: usize = 8;

/// A stack that allocates nothing while it is small.
#[derive(Debug)]
pub struct SmallStack<T> {
    few: [Option<T>; FEW],
    /// What came on top of those.
    many: Vec<T>,
    length: usize,
}

impl<T: Copy> Default for SmallStack<T> {
    fn default() -> Self {
        SmallStack { few: [None; FEW], many: Vec::new(), length: 0 }
    }
}

impl<T: Copy> SmallStack<T> {
    /// Puts an item on top.
    #[inline]
    pub fn push(&mut self, item: T) {
        match self.few.get_mut(self.length) {
            Some(slot) => *slot = Some(item),
            None => self.many.push(item),
        }
        self.length += 1;
    }

    /// Takes the item on top.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let top = self.last()?;
        self.many.pop();
        self.length -= 1;
        Some(top)
    }

    /// The item on top.
    #[inline]
    pub fn last(&self) -> Option<T> {
        match self.length.checked_sub(1).and_then(|at| self.few.get(at)) {
            Some(item) => *item,
            None => self.many.last().copied(),
        }
    }

    /// Whether nothing is there.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gives_back_what_it_got_from_the_top() {
        let mut stack = SmallStack::default();
        for n in 0..2 * FEW {
            stack.push(n);
            assert_eq!(stack.last(), Some(n));
        }
        for n in (0..2 * FEW).rev() {
            assert!(!stack.is_empty());
            assert_eq!(stack.pop(), Some(n));
        }
        assert_eq!((stack.pop(), stack.last(), stack.is_empty()), (None, None, true));
    }
}
