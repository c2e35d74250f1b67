//! Objects whose parts go into the memory of the dead: each one that is made takes the slot of a dead one, if there is any, and what
//! that had allocated, if it fits.
//!
//! A list is filled where it stays. Its buffer put into its slot when all items are in it would be moved right after its length
//! was stored, by a load that is wider than that store, and so waits until it has reached the cache: some fifteen cycles.

use std::ops::Range;

use super::*;

impl Heap {
    /// A list of these items.
    #[inline]
    pub fn new_list(&mut self, items: Vec<Value>) -> Value {
        self.new_list_obj(ListObj { items })
    }

    /// An empty list with room for so many items, which are put in behind its back by [`Heap::made_list_mut`]: in the buffer of the dead
    /// list whose place it gets, if that is about as large.
    #[inline]
    pub fn new_list_for(&mut self, n: usize) -> Value {
        if let Some(dead) = self.lists.dead_next()
            && (n..=2 * n + 8).contains(&dead.items.capacity())
        {
            dead.items.clear();
            self.fresh += dead.size();
            return Value::new(Kind::List, self.lists.take_next());
        }
        self.new_list(Vec::with_capacity(n))
    }

    /// The items of a list that was made just now, with as much room as is needed: nothing is noted of a change.
    #[inline]
    pub fn made_list_mut(&mut self, list: Value) -> &mut Vec<Value> {
        &mut self.lists.made_mut(list.handle()).items
    }

    /// A list with a copy of these items.
    #[inline]
    pub fn new_list_of(&mut self, items: &[Value]) -> Value {
        let list = self.new_list_for(items.len());
        self.made_list_mut(list).extend_from_slice(items);
        list
    }

    /// A list with a copy of a part of another one.
    pub fn new_list_from(&mut self, source: u32, part: Range<usize>) -> Value {
        self.new_list_by(source, part.len(), |to, from| to.extend_from_slice(&from[part]))
    }

    /// A list of so many items that are chosen from those of another one.
    #[inline]
    pub fn new_list_by(&mut self, source: u32, n: usize, fill: impl FnOnce(&mut Vec<Value>, &[Value])) -> Value {
        let list = self.new_list_for(n);
        self.fill_from(list, source, fill);
        list
    }

    /// Puts items of another list into one that was made just now.
    #[inline]
    pub fn fill_from(&mut self, made: Value, source: u32, fill: impl FnOnce(&mut Vec<Value>, &[Value])) {
        match self.lists.beside(source, made.handle()) {
            Some((from, to)) => fill(&mut to.items, &from.items),
            // One of the two is the image's.
            None => {
                let mut items = std::mem::take(self.made_list_mut(made));
                fill(&mut items, self.list(source));
                *self.made_list_mut(made) = items;
            }
        }
    }

    /// An empty buffer for the entries of the next dict, with room for so many: that of the dead dict whose place it gets, if that is
    /// about as large.
    #[inline]
    pub fn dict_buffer(&mut self, n: usize) -> Vec<Entry> {
        match self.dicts.dead_next() {
            Some(dead) if (n..=2 * n + 4).contains(&dead.entries.capacity()) => {
                let mut buffer = std::mem::take(&mut dead.entries);
                buffer.clear();
                buffer
            }
            _ => Vec::with_capacity(n),
        }
    }

    /// An empty buffer for the table of the next set, which may get `n` elements: that of the dead one whose place it gets, if that is as
    /// small as such tables are.
    #[inline]
    pub fn set_buffer(&mut self, n: usize) -> Vec<SetEntry> {
        let is_small = n > SetObj::FEW;
        match self.sets.dead_next() {
            Some(dead) if dead.table.capacity() == if is_small { SetObj::SMALL } else { SetObj::SMALLEST } => {
                let mut table = std::mem::take(&mut dead.table);
                table.clear();
                table
            }
            // The smallest table, out of which it grows, is the beginning of the next one.
            _ if is_small => Vec::with_capacity(SetObj::SMALL),
            _ => Vec::new(),
        }
    }

    /// Empty buffers for the attributes and the traceback of the next exception: those of the dead one whose place it gets.
    #[inline]
    pub fn exception_buffers(&mut self) -> (Vec<Value>, Vec<TraceEntry>) {
        match self.exceptions.dead_next() {
            Some(dead) => {
                let (mut slots, mut trace) = (std::mem::take(&mut dead.slots), std::mem::take(&mut dead.trace));
                slots.clear();
                trace.clear();
                (slots, trace)
            }
            None => (Vec::new(), Vec::new()),
        }
    }

    /// The registers of the next generator: those of the dead one whose place it gets, if there are as many.
    #[inline]
    pub fn generator_registers(&mut self, registers: &[Value]) -> Box<[Value]> {
        match self.gens.dead_next() {
            Some(dead) if dead.registers.len() == registers.len() => {
                let mut taken = std::mem::take(&mut dead.registers);
                taken.copy_from_slice(registers);
                taken
            }
            _ => registers.into(),
        }
    }

    /// A generator with so many registers, which is filled behind its back by [`Heap::made_gen_mut`], all of it: where a dead one's place is
    /// that had as many it stays as that was.
    #[inline]
    pub fn new_gen_for(&mut self, registers: usize) -> Value {
        if let Some(dead) = self.gens.dead_next()
            && dead.registers.len() == registers
        {
            self.fresh += dead.size();
            return Value::new(Kind::Gen, self.gens.take_next());
        }
        self.new_gen(GenObj { registers: vec![Value::UNDEF; registers].into(), ..GenObj::default() })
    }

    /// A generator that was made just now: nothing is noted of a change.
    #[inline]
    pub fn made_gen_mut(&mut self, generator: Value) -> &mut GenObj {
        self.gens.made_mut(generator.handle())
    }

    /// An iterator over others, in the memory of the dead one whose place it gets, if that is one.
    #[inline]
    pub fn new_adapter(&mut self, adapter: Adapter) -> Value {
        let boxed = match self.iters.dead_next() {
            Some(dead @ IterObj::Adapter(_)) => match std::mem::take(dead) {
                IterObj::Adapter(mut boxed) => {
                    *boxed = adapter;
                    boxed
                }
                _ => Box::new(adapter),
            },
            _ => Box::new(adapter),
        };
        self.new_iter(IterObj::Adapter(boxed))
    }

    /// An instance without attributes. The memory for those beyond the first it has from the dead object whose place it
    /// gets, where instances of its class need some.
    #[inline]
    pub fn new_blank(&mut self, shape: u32) -> Value {
        let mut object = InstanceObj { shape, ..InstanceObj::default() };
        if let Some(dead) = self.instances.dead_next()
            && dead.far.is_some()
        {
            object.far = self.far_of_dead(shape);
        }
        self.new_instance(object)
    }

    #[inline(never)]
    fn far_of_dead(&mut self, shape: u32) -> Option<Box<Far>> {
        if !self.shapes.get(shape).far {
            return None;
        }
        self.instances.dead_next()?.far.take().map(Far::cleared)
    }
}
