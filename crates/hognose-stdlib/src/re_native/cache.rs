//! The programs of patterns, kept outside the state of sessions: they can be made again from pattern and flags.
//!
//! Each thread remembers a few that it used last; behind that is a store for the whole process, bounded in
//! number and bytes. What a session pays does not depend on what others left there: `compile` charges what
//! compiling cost, also for a program that was there. A program that is used and no longer there is made
//! again on credit, which every use earns a little of, so that nobody can live on it; beyond that it is charged.
//! Nothing here knows values.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher, Hash, Hasher, RandomState};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use hognose_vm::meter::Meter as Fuel;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::text::{Text, TextBuf};

use crate::regex::{CompileError, Meter, Program, Subject, compile};

/// Programs that a thread remembers: a power of two.
const NEAR: usize = 64;
/// The most bytes of a program that a thread remembers.
const NEAR_BYTES: usize = 256 << 10;
/// Programs that the process keeps.
const FAR: usize = 2048;
/// Bytes that the process keeps.
const FAR_BYTES: usize = 32 << 20;
/// Work that may be done again without a charge: at most so much at once, and so much more for each use.
const CREDIT: i64 = 500_000;
const EARNED: i64 = 32;

/// The engine's meter over the VM's: fuel, and how much memory is left beside the heap.
pub struct Work<'a> {
    pub fuel: &'a mut Fuel,
    pub left: usize,
    room: usize,
}

impl<'a> Work<'a> {
    /// A meter for a session whose heap has `used` bytes.
    #[inline]
    pub fn new(fuel: &'a mut Fuel, used: usize) -> Work<'a> {
        let left = fuel.memory.saturating_sub(used);
        Work { fuel, left, room: left }
    }
}

impl Meter for Work<'_> {
    type Stop = Stop;

    #[inline]
    fn charge(&mut self, work: u64) -> Res<()> {
        self.fuel.charge(work)
    }

    fn reserve(&mut self, bytes: usize) -> Res<()> {
        // What a second attempt will need is all of it.
        let all = bytes.saturating_add(self.room - self.left.min(self.room));
        self.left = self.left.checked_sub(bytes).ok_or(Stop::Memory(all))?;
        Ok(())
    }

    fn release(&mut self, bytes: usize) {
        self.left += bytes;
    }
}

/// A program, what it is made of, and what making it cost.
pub struct Entry {
    pub program: Program,
    source: TextBuf,
    is_text: bool,
    flags: u32,
    work: u64,
    peak: usize,
}

impl Entry {
    fn is_of(&self, subject: Subject<'_>, flags: u32) -> bool {
        self.flags == flags
            && self.is_text == subject.is_text()
            && same(self.source.as_text(), subject.units())
    }

    fn memory(&self) -> usize {
        size_of::<Entry>() + self.program.memory() + self.source.len() * 4
    }
}

fn same(one: Text<'_>, two: Text<'_>) -> bool {
    match (one, two) {
        (Text::Latin1(a), Text::Latin1(b)) => a == b,
        (Text::Two(a), Text::Two(b)) => a == b,
        (Text::Four(a), Text::Four(b)) => a == b,
        _ => false,
    }
}

thread_local! {
    static REMEMBERED: RefCell<Vec<Option<Arc<Entry>>>> = const { RefCell::new(Vec::new()) };
    static LEFT_CREDIT: Cell<i64> = const { Cell::new(CREDIT) };
}

/// What the process keeps: programs by the hash of pattern and flags, the oldest goes first.
#[derive(Default)]
struct Store {
    entries: HashMap<u64, Arc<Entry>>,
    order: VecDeque<u64>,
    bytes: usize,
}

static STORE: LazyLock<Mutex<Store>> = LazyLock::new(Mutex::default);
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// Counts what compiling costs; what credit does not cover is passed on.
struct Tally<'a, 'b> {
    meter: &'a mut Work<'b>,
    credit: i64,
    work: u64,
    held: usize,
    peak: usize,
}

impl Meter for Tally<'_, '_> {
    type Stop = Stop;

    fn charge(&mut self, work: u64) -> Res<()> {
        self.work += work;
        match i64::try_from(work).ok().filter(|work| *work <= self.credit) {
            Some(work) => self.credit -= work,
            None => self.meter.charge(work)?,
        }
        Ok(())
    }

    fn reserve(&mut self, bytes: usize) -> Res<()> {
        self.meter.reserve(bytes)?;
        self.held += bytes;
        self.peak = self.peak.max(self.held);
        Ok(())
    }

    fn release(&mut self, bytes: usize) {
        self.held = self.held.saturating_sub(bytes);
        self.meter.release(bytes);
    }
}

/// The program of a pattern for `compile`, which always pays for it.
pub fn make(
    subject: Subject<'_>,
    flags: u32,
    meter: &mut Work<'_>,
) -> Result<Arc<Entry>, CompileError<Stop>> {
    let stop = CompileError::Stop;
    meter.charge(subject.len() as u64 / 16).map_err(stop)?;
    let entry = match find(subject, flags) {
        Some(entry) => {
            meter.charge(entry.work).map_err(stop)?;
            meter.reserve(entry.peak).map_err(stop)?;
            meter.release(entry.peak);
            entry
        }
        None => make_new(subject, flags, meter, 0)?.0,
    };
    meter.reserve(entry.memory()).map_err(stop)?;
    Ok(entry)
}

/// The program of a pattern that was compiled before.
#[inline]
pub fn again(
    subject: Subject<'_>,
    flags: u32,
    meter: &mut Work<'_>,
) -> Result<Arc<Entry>, CompileError<Stop>> {
    let credit = LEFT_CREDIT.with(|left| {
        let credit = (left.get() + EARNED).min(CREDIT);
        left.set(credit);
        credit
    });
    // Long patterns take time to compare.
    if subject.len() > 64 {
        meter.charge(subject.len() as u64 / 64).map_err(CompileError::Stop)?;
    }
    match near(subject, flags) {
        Some(entry) => Ok(entry),
        None => again_far(subject, flags, meter, credit),
    }
}

#[cold]
#[inline(never)]
fn again_far(
    subject: Subject<'_>,
    flags: u32,
    meter: &mut Work<'_>,
    credit: i64,
) -> Result<Arc<Entry>, CompileError<Stop>> {
    if let Some(entry) = find(subject, flags) {
        return Ok(entry);
    }
    let (entry, credit) = make_new(subject, flags, meter, credit)?;
    LEFT_CREDIT.with(|left| left.set(credit));
    Ok(entry)
}

/// Compiles; the program, and what is left of the credit.
fn make_new(
    subject: Subject<'_>,
    flags: u32,
    meter: &mut Work<'_>,
    credit: i64,
) -> Result<(Arc<Entry>, i64), CompileError<Stop>> {
    let mut tally = Tally { meter, credit, work: 0, held: 0, peak: 0 };
    let program = compile(subject, flags, &mut tally)?;
    let (credit, work, peak) = (tally.credit, tally.work, tally.peak);
    let (is_text, complete) = (subject.is_text(), program.flags());
    let source = subject.units().narrow();
    let entry = Arc::new(Entry { program, source, is_text, flags: complete, work, peak });
    // The flags that were given may be incomplete; whoever uses the program has the complete ones.
    keep(subject, flags, &entry);
    if flags != complete {
        keep(subject, complete, &entry);
    }
    Ok((entry, credit))
}

/// Looks in what the thread remembers and in the store.
fn find(subject: Subject<'_>, flags: u32) -> Option<Arc<Entry>> {
    if let Some(entry) = near(subject, flags) {
        return Some(entry);
    }
    let key = key(subject, flags);
    let entry = {
        let store = STORE.lock().unwrap_or_else(PoisonError::into_inner);
        store.entries.get(&key)?.clone()
    };
    let fits = entry.is_text == subject.is_text() && same(entry.source.as_text(), subject.units());
    if !fits {
        return None;
    }
    remember(subject, &entry);
    Some(entry)
}

/// Where a thread remembers a program: found without reading all of the pattern.
#[inline]
fn place(subject: Subject<'_>, flags: u32) -> usize {
    let units = subject.units();
    let n = units.len();
    let mut hash = n as u64 ^ u64::from(flags) << 32;
    let at = |i: usize| u64::from(units.get(i).unwrap_or(0));
    for i in [0, 1, 2, n / 2, n.wrapping_sub(3), n.wrapping_sub(2), n.wrapping_sub(1)] {
        hash = (hash ^ at(i)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash ^= hash >> 29;
    }
    hash as usize % NEAR
}

#[inline]
fn near(subject: Subject<'_>, flags: u32) -> Option<Arc<Entry>> {
    REMEMBERED.with_borrow(|entries| {
        let entry = entries.get(place(subject, flags))?.as_ref()?;
        entry.is_of(subject, flags).then(|| entry.clone())
    })
}

fn remember(subject: Subject<'_>, entry: &Arc<Entry>) {
    if entry.memory() > NEAR_BYTES {
        return;
    }
    REMEMBERED.with_borrow_mut(|entries| {
        if entries.is_empty() {
            entries.resize_with(NEAR, || None);
        }
        if let Some(place) = entries.get_mut(place(subject, entry.flags)) {
            *place = Some(entry.clone());
        }
    });
}

fn key(subject: Subject<'_>, flags: u32) -> u64 {
    let mut hasher = HASHER.build_hasher();
    (subject.is_text(), flags).hash(&mut hasher);
    match subject.units() {
        Text::Latin1(units) => (1, units).hash(&mut hasher),
        Text::Two(units) => (2, units).hash(&mut hasher),
        Text::Four(units) => (4, units).hash(&mut hasher),
    }
    hasher.finish()
}

fn keep(subject: Subject<'_>, flags: u32, entry: &Arc<Entry>) {
    remember(subject, entry);
    let bytes = entry.memory();
    if bytes > FAR_BYTES {
        return;
    }
    let key = key(subject, flags);
    // What goes is dropped when the lock is free again.
    let mut gone = Vec::new();
    let mut store = STORE.lock().unwrap_or_else(PoisonError::into_inner);
    match store.entries.insert(key, entry.clone()) {
        Some(old) => {
            store.bytes -= old.memory();
            gone.push(old);
        }
        None => store.order.push_back(key),
    }
    store.bytes += bytes;
    while store.bytes > FAR_BYTES || store.order.len() > FAR {
        let Some(oldest) = store.order.pop_front() else { break };
        if let Some(old) = store.entries.remove(&oldest) {
            store.bytes -= old.memory();
            gone.push(old);
        }
    }
    drop(store);
}
