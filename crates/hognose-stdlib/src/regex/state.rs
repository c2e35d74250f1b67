//! The matcher's memory: slots of captures and registers, alternatives that are left over, and the trail that
//! brings slots back.
//!
//! Growing is reported before it happens. Nothing here knows instructions.

use super::meter::Meter;
use std::cell::Cell;

/// A slot without a value.
pub const UNSET: usize = usize::MAX;
/// Steps between two charges.
pub const BATCH: u64 = 256;

/// An alternative that is left over.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub pc: u32,
    /// How long the trail was.
    pub trail: u32,
    pub position: usize,
    /// What the instruction keeps: branches left over, or the other end of a range of positions.
    pub extra: u64,
}

/// What a slot held.
#[derive(Clone, Copy, Debug)]
struct Undo {
    slot: u32,
    value: usize,
}

// What a finished matcher leaves to the next one of its thread. What is reserved does not depend on it.
thread_local! {
    static SLOTS: Cell<Vec<usize>> = const { Cell::new(Vec::new()) };
    static CHOICES: Cell<Vec<Choice>> = const { Cell::new(Vec::new()) };
    static TRAIL: Cell<Vec<Undo>> = const { Cell::new(Vec::new()) };
}
/// The longest list that is left to the next matcher.
const LEFT: usize = 1024;

/// The matcher's memory, used again for the next attempt.
#[derive(Debug, Default)]
pub struct State {
    slots: Vec<usize>,
    pub choices: Vec<Choice>,
    trail: Vec<Undo>,
    /// For how many alternatives and changes memory is reserved.
    choices_room: usize,
    trail_room: usize,
    ready: bool,
    dirty: bool,
    /// Steps that were not charged yet.
    pub work: u64,
    reserved: usize,
}

impl State {
    /// A value of a slot.
    #[inline]
    pub fn slot(&self, slot: usize) -> usize {
        self.slots.get(slot).copied().unwrap_or(UNSET)
    }

    /// The values of the first slots.
    #[inline]
    pub fn slots(&self, n: usize) -> &[usize] {
        self.slots.get(..n).unwrap_or_default()
    }

    #[inline]
    pub fn get(&self, slot: u32) -> usize {
        self.slot(slot as usize)
    }

    /// Sets a slot for good: used where going back sets it again.
    #[inline]
    pub fn put(&mut self, slot: u32, value: usize) {
        if let Some(place) = self.slots.get_mut(slot as usize) {
            *place = value;
            self.dirty = true;
        }
    }

    /// Sets a slot until the matcher goes back.
    #[inline(always)]
    pub fn set<M: Meter>(&mut self, slot: u32, value: usize, meter: &mut M) -> Result<(), M::Stop> {
        if let Some(place) = self.slots.get_mut(slot as usize) {
            let value = std::mem::replace(place, value);
            self.dirty = true;
            // Without alternatives nothing can go back.
            if !self.choices.is_empty() {
                if self.trail.len() == self.trail_room {
                    grow(&mut self.trail, &mut self.trail_room, &mut self.reserved, meter)?;
                }
                self.trail.push(Undo { slot, value });
            }
        }
        Ok(())
    }

    #[inline(always)]
    pub fn push<M: Meter>(
        &mut self,
        pc: usize,
        position: usize,
        extra: u64,
        meter: &mut M,
    ) -> Result<(), M::Stop> {
        if self.choices.len() == self.choices_room {
            grow(&mut self.choices, &mut self.choices_room, &mut self.reserved, meter)?;
        }
        self.choices.push(Choice { pc: pc as u32, trail: self.trail.len() as u32, position, extra });
        Ok(())
    }

    #[inline]
    pub fn reset<M: Meter>(&mut self, n_slots: usize, meter: &mut M) -> Result<(), M::Stop> {
        if !self.ready {
            let bytes = n_slots.saturating_mul(size_of::<usize>());
            meter.reserve(bytes)?;
            self.reserved = self.reserved.saturating_add(bytes);
            self.ready = true;
            self.slots = SLOTS.take();
            self.slots.clear();
            self.slots.resize(n_slots, UNSET);
            (self.choices, self.trail) = (CHOICES.take(), TRAIL.take());
        } else if self.dirty {
            self.slots.fill(UNSET);
            self.work += n_slots as u64 / 8;
        }
        self.dirty = false;
        self.choices.clear();
        self.trail.clear();
        Ok(())
    }

    /// Takes the last alternative that is left, and brings the slots back to what they held then.
    #[inline(always)]
    pub fn go_back(&mut self) -> Option<Choice> {
        let choice = self.choices.pop()?;
        while self.trail.len() > choice.trail as usize {
            if let Some(undo) = self.trail.pop()
                && let Some(place) = self.slots.get_mut(undo.slot as usize)
            {
                *place = undo.value;
            }
            self.work += 1;
        }
        Some(choice)
    }

    /// Charges what was done since the last charge.
    #[inline]
    pub fn settle<M: Meter>(&mut self, meter: &mut M) -> Result<(), M::Stop> {
        if self.work >= BATCH { meter.charge(std::mem::take(&mut self.work)) } else { Ok(()) }
    }

    /// Gives the memory back, and charges the rest. The slots can still be read.
    pub fn finish<M: Meter>(&mut self, meter: &mut M) -> Result<(), M::Stop> {
        leave(&CHOICES, std::mem::take(&mut self.choices));
        leave(&TRAIL, std::mem::take(&mut self.trail));
        (self.choices_room, self.trail_room) = (0, 0);
        meter.release(std::mem::take(&mut self.reserved));
        meter.charge(std::mem::take(&mut self.work))
    }
}

impl Drop for State {
    fn drop(&mut self) {
        leave(&SLOTS, std::mem::take(&mut self.slots));
    }
}

fn leave<T>(place: &'static std::thread::LocalKey<Cell<Vec<T>>>, mut list: Vec<T>) {
    if (1..=LEFT).contains(&list.capacity()) {
        list.clear();
        // When the thread ends there is no next one.
        let _ = place.try_with(|place| place.set(list));
    }
}

#[cold]
fn grow<T, M: Meter>(
    items: &mut Vec<T>,
    room: &mut usize,
    reserved: &mut usize,
    meter: &mut M,
) -> Result<(), M::Stop> {
    let more = (*room).max(32);
    let bytes = more.saturating_mul(size_of::<T>());
    meter.reserve(bytes)?;
    *reserved = reserved.saturating_add(bytes);
    *room += more;
    if items.capacity() < *room {
        items.reserve_exact(*room - items.len());
    }
    Ok(())
}
