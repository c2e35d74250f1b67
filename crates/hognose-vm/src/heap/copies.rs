//! Which objects of the image a session changed, and where its copies of them are.

/// The objects of one kind of the image that a session changed. They are few among many: what is kept of the others
/// is a word for [`PAGE`] of them.
#[derive(Default)]
pub(super) struct Copies {
    /// For [`PAGE`] objects of the image each: 1 + the page that tells of them, 0 when none of them has a copy.
    places: Vec<u32>,
    /// For each object of a page, 1 + the slot of its copy, 0 when it has none.
    pages: Vec<[u32; PAGE]>,
    /// Those that have a copy, in the order of the first change.
    changed: Vec<u32>,
}

/// Objects whose copies are looked up together.
const PAGE: usize = 64;

impl Copies {
    /// No copies yet, of so many objects.
    pub fn new(objects: usize) -> Copies {
        Copies { places: vec![0; objects.div_ceil(PAGE)], ..Copies::default() }
    }

    /// The slot of the copy of an object of the image, given by its index.
    #[inline(always)]
    pub fn of(&self, index: u32) -> Option<u32> {
        let place = *self.places.get(index as usize / PAGE)?;
        let page = self.pages.get((place as usize).checked_sub(1)?)?;
        page[index as usize % PAGE].checked_sub(1)
    }

    /// Whether an object of the image has a copy.
    #[inline(always)]
    pub fn has(&self, index: u32) -> bool {
        self.of(index).is_some()
    }

    /// Notes the copy of an object that had none.
    pub fn add(&mut self, index: u32, slot: u32) {
        let place = &mut self.places[index as usize / PAGE];
        if *place == 0 {
            self.pages.push([0; PAGE]);
            *place = self.pages.len() as u32;
        }
        self.pages[*place as usize - 1][index as usize % PAGE] = slot + 1;
        self.changed.push(index);
    }

    /// The objects of the image that have a copy, in the order of the first change.
    pub fn changed(&self) -> &[u32] {
        &self.changed
    }

    /// The slots of all copies, in the same order.
    pub fn slots(&self) -> impl Iterator<Item = u32> + '_ {
        self.changed.iter().filter_map(|index| self.of(*index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_found_and_nothing_else_is() {
        let mut copies = Copies::new(200);
        for (index, slot) in [(130, 7), (64, 0), (199, 3)] {
            assert_eq!(copies.of(index), None);
            copies.add(index, slot);
        }
        let found: Vec<(u32, u32)> = (0..500).filter_map(|i| Some((i, copies.of(i)?))).collect();
        assert_eq!(found, [(64, 0), (130, 7), (199, 3)]);
        assert_eq!(copies.changed(), [130, 64, 199]);
        assert_eq!(copies.slots().collect::<Vec<_>>(), [7, 0, 3]);
    }
}
