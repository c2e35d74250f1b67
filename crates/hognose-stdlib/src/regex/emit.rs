//! Turns a tree into instructions.
//!
//! Works from the end of each sequence, so that at each part it is known what may follow: repetitions that
//! cannot give back anything become possessive, alternatives are chosen by the next character.

use super::meter::Meter;
use super::parse::Parsed;
use super::prefilter;
use super::program::{Branch, Filter, Instr, Look, Loop, One, Program, Repeat, SetRef};
use super::tree::{First, Greed, Kind, Node, Single, UNLIMITED};
use super::{CompileError, class::Set};
use std::collections::HashMap;
use std::rc::Rc;

/// Repetitions with at most so many instructions are written out.
const UNROLL_SIZE: usize = 48;
const UNROLL_COUNT: u32 = 8;
/// What all written-out repetitions of a pattern may add.
const UNROLL_TOTAL: usize = 2000;
/// A guard that lets everything through.
pub const NO_GUARD: u32 = u32::MAX;

/// Makes the program.
pub fn emit<M: Meter>(parsed: Parsed, meter: &mut M) -> Result<Program, CompileError<M::Stop>> {
    let Parsed { root, flags, is_text, groups, names, warnings } = parsed;
    let mut emitter = Emitter {
        code: Vec::new(),
        strings: Vec::new(),
        tables: Vec::new(),
        bits: HashMap::new(),
        sets: Vec::new(),
        set_ids: HashMap::new(),
        repeats: Vec::new(),
        loops: Vec::new(),
        looks: Vec::new(),
        branches: Vec::new(),
        guards: Vec::new(),
        n_slots: groups * 2 + 1,
        unrolled: 0,
        meter,
    };
    let start = prefilter::start(&root, |first| emitter.filter(first));
    let required = prefilter::required(&root, &start);
    emitter.node(&root, First::EMPTY).map_err(CompileError::Stop)?;
    emitter.code.push(Instr::Match);
    let Emitter {
        code, strings, tables, sets, repeats, loops, looks, branches, guards, n_slots, meter, ..
    } = emitter;
    let run = match code.as_slice() {
        [Instr::Repeat(index), Instr::RepeatMore(_), Instr::Match] => repeats
            .get(*index as usize)
            .filter(|repeat| repeat.min > 0 && repeat.greed != Greed::Lazy && repeat.follow.empty)
            .map(|_| *index),
        _ => None,
    };
    let program = Program {
        code,
        strings,
        tables,
        sets: sets.iter().map(|set| Set::clone(set)).collect(),
        repeats,
        loops,
        looks,
        branches,
        guards,
        n_slots,
        min: usize::try_from(root.min).unwrap_or(usize::MAX),
        start,
        required,
        run,
        flags,
        groups,
        names,
        warnings,
        is_text,
    };
    meter.charge(program.code.len() as u64).map_err(CompileError::Stop)?;
    Ok(program)
}

struct Emitter<'m, M> {
    code: Vec<Instr>,
    strings: Vec<u32>,
    tables: Vec<[u8; 256]>,
    /// Where sets over Latin-1 have their bit.
    bits: HashMap<[u64; 4], (u32, u8)>,
    sets: Vec<Rc<Set>>,
    set_ids: HashMap<Rc<Set>, u32>,
    repeats: Vec<Repeat>,
    loops: Vec<Loop>,
    looks: Vec<Look>,
    branches: Vec<Branch>,
    guards: Vec<[Filter; 2]>,
    n_slots: usize,
    unrolled: usize,
    meter: &'m mut M,
}

/// A position in code, or an index of a table, as instructions hold it. Programs are far smaller than this.
fn short(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

impl<M: Meter> Emitter<'_, M> {
    fn here(&self) -> u32 {
        short(self.code.len())
    }

    fn slot(&mut self) -> u32 {
        self.n_slots += 1;
        short(self.n_slots - 1)
    }

    /// Emits a node that is followed by something that begins like `follow`.
    fn node(&mut self, node: &Node, follow: First) -> Result<(), M::Stop> {
        match &node.kind {
            Kind::Empty => {}
            Kind::Fail => self.code.push(Instr::Fail),
            Kind::One(single) => {
                let one = self.one(single);
                self.code.push(Instr::One(one));
            }
            Kind::At(at) => self.code.push(Instr::At(*at)),
            Kind::Seq(items) => self.seq(items, follow)?,
            Kind::Alt(branches) => self.alt(branches, follow)?,
            Kind::Group { number: None, body } => self.node(body, follow)?,
            Kind::Group { number: Some(number), body } => {
                self.code.push(Instr::Open(*number));
                self.node(body, follow)?;
                self.code.push(Instr::Close(*number));
            }
            Kind::Repeat { min, max, greed, body } => self.repeat(*min, *max, *greed, body, follow)?,
            Kind::Reference { group, compare } => {
                self.code.push(Instr::Reference { group: *group, compare: *compare });
            }
            Kind::Conditional { group, yes, no } => {
                let test = self.code.len();
                self.code.push(Instr::Fail);
                self.node(yes, follow)?;
                let jump = self.code.len();
                self.code.push(Instr::Fail);
                self.code[test] = Instr::IfGroup { group: *group, away: self.here() };
                self.node(no, follow)?;
                self.code[jump] = Instr::Jump(self.here());
            }
            Kind::Look { behind, negate, body } => {
                let (height, position) = (self.slot(), self.slot());
                let index = self.looks.len();
                let (behind, negate) = (*behind, *negate);
                self.looks.push(Look { behind, negate, after: 0, height, position });
                self.code.push(Instr::LookStart(short(index)));
                self.node(body, First::EMPTY)?;
                self.code.push(Instr::LookEnd(short(index)));
                self.looks[index].after = self.here();
            }
            Kind::Atomic(body) => {
                let height = self.slot();
                self.code.push(Instr::AtomicStart(height));
                self.node(body, First::EMPTY)?;
                self.code.push(Instr::AtomicEnd(height));
            }
        }
        Ok(())
    }

    fn seq(&mut self, items: &[Node], follow: First) -> Result<(), M::Stop> {
        let mut follows = vec![follow; items.len()];
        let mut next = follow;
        for (item, follow) in items.iter().zip(&mut follows).rev() {
            *follow = next;
            next = item.first.then(next);
        }
        self.meter.charge(items.len() as u64 / 4 + 1)?;
        let mut at = 0;
        while let Some(item) = items.get(at) {
            let run = items[at..].iter().take_while(|item| literal(item).is_some()).count();
            if run > 1 {
                let start = short(self.strings.len());
                self.strings.extend(items[at..at + run].iter().filter_map(literal));
                self.code.push(Instr::Str { start, len: short(run) });
                at += run;
            } else {
                self.node(item, follows[at])?;
                at += 1;
            }
        }
        Ok(())
    }

    fn alt(&mut self, branches: &[Node], follow: First) -> Result<(), M::Stop> {
        let mut ends = Vec::with_capacity(branches.len());
        let mut rest = branches;
        // What each branch or one behind it may begin with.
        let mut firsts: Vec<First> = branches.iter().map(|branch| branch.first).collect();
        for at in (1..firsts.len()).rev() {
            firsts[at - 1] = firsts[at - 1].or(firsts[at]);
        }
        self.meter.charge(branches.len() as u64 / 4 + 1)?;
        if let [first, second] = branches {
            let guard = self.guard(first.first.then(follow), second.first.then(follow));
            let split = self.code.len();
            self.code.push(Instr::Fail);
            self.node(first, follow)?;
            ends.push(self.code.len());
            self.code.push(Instr::Fail);
            self.code[split] = Instr::Split { away: self.here(), guard };
            self.node(second, follow)?;
            rest = &[];
        }
        while !rest.is_empty() {
            // The 64th alternative of a dispatch is the next dispatch.
            let here = if rest.len() > 64 { 63 } else { rest.len() };
            let (now, later) = rest.split_at(here);
            let index = self.branches.len();
            let first_later = branches.len().checked_sub(later.len()).and_then(|at| firsts.get(at));
            let branch = dispatch(now, first_later.copied(), follow);
            // A look at 256 characters for each branch.
            self.meter.charge(now.len() as u64 * 16 + 64)?;
            self.branches.push(branch);
            self.code.push(Instr::Branch(short(index)));
            self.code.push(Instr::BranchMore(short(index)));
            for node in now {
                let target = self.here();
                self.branches[index].targets.push(target);
                self.node(node, follow)?;
                ends.push(self.code.len());
                self.code.push(Instr::Fail);
            }
            if !later.is_empty() {
                let target = self.here();
                self.branches[index].targets.push(target);
            }
            rest = later;
        }
        let after = self.here();
        for end in ends {
            self.code[end] = Instr::Jump(after);
        }
        Ok(())
    }

    fn repeat(
        &mut self,
        min: u32,
        max: u32,
        greed: Greed,
        body: &Node,
        follow: First,
    ) -> Result<(), M::Stop> {
        let limit = |count: u32| if count == UNLIMITED { usize::MAX } else { count as usize };
        if max == 0 {
            return Ok(());
        }
        if let Kind::One(single) = &body.kind {
            if min == 1 && max == 1 {
                return self.node(body, follow);
            }
            let one = self.one(single);
            let greed =
                if greed == Greed::Greedy && body.first.excludes(follow) { Greed::Possessive } else { greed };
            let follow = self.filter(follow);
            let index = short(self.repeats.len());
            self.repeats.push(Repeat { one, min: limit(min), max: limit(max), greed, follow });
            self.code.push(Instr::Repeat(index));
            self.code.push(Instr::RepeatMore(index));
            return Ok(());
        }
        if greed == Greed::Possessive
            || min > 1
            || (max != 1 && max != UNLIMITED)
            || (max != 1 && body.min == 0)
        {
            let size = body.size.saturating_mul(min as usize);
            if min == max
                && greed != Greed::Possessive
                && min <= UNROLL_COUNT
                && size <= UNROLL_SIZE
                && self.unrolled + size <= UNROLL_TOTAL
            {
                self.unrolled += size;
                let inner = body.first.then(First { empty: true, ..body.first.or(follow) });
                for pass in 0..min {
                    self.node(body, if pass + 1 == min { follow } else { inner })?;
                }
                return Ok(());
            }
            return self.counted(limit(min), limit(max), greed, body, follow);
        }
        let lazy = greed == Greed::Lazy;
        let again = body.first.then(follow).or(follow);
        match (min, max) {
            (1, 1) => self.node(body, follow)?,
            (0, 1) => {
                let guard = self.split_guard(lazy, body.first.then(follow), follow);
                let split = self.code.len();
                self.code.push(Instr::Fail);
                self.node(body, follow)?;
                self.code[split] = split_instr(lazy, self.here(), guard);
            }
            (0, _) => {
                let guard = self.split_guard(lazy, body.first, follow);
                let split = self.code.len();
                self.code.push(Instr::Fail);
                self.node(body, again)?;
                self.code.push(Instr::Jump(short(split)));
                self.code[split] = split_instr(lazy, self.here(), guard);
            }
            _ => {
                // At least once: the choice stands behind the body, and to go on is to leave.
                let start = self.here();
                self.node(body, again)?;
                let guard = self.split_guard(lazy, body.first, follow);
                self.code.push(split_instr(!lazy, start, guard));
            }
        }
        Ok(())
    }

    /// A loop with a counter.
    fn counted(
        &mut self,
        min: usize,
        max: usize,
        greed: Greed,
        body: &Node,
        follow: First,
    ) -> Result<(), M::Stop> {
        let (count, last, height) = (self.slot(), self.slot(), self.slot());
        let index = self.loops.len();
        let start = self.here();
        // Lazy loops find their instruction for one more pass behind the first.
        self.code.push(Instr::LoopStart(short(index)));
        self.code.push(Instr::LoopMore(short(index)));
        self.loops.push(Loop { min, max, greed, body: start + 2, exit: 0, count, last, height });
        if greed == Greed::Possessive {
            self.node(body, First::EMPTY)?;
            self.code.push(Instr::LoopCut(short(index)));
        } else {
            let again = body.first.then(follow).or(follow).or(body.first);
            let again = if body.first.empty { First { empty: true, ..again } } else { again };
            self.node(body, again)?;
            self.code.push(Instr::LoopNext(short(index)));
        }
        self.loops[index].exit = self.here();
        Ok(())
    }

    fn split_guard(&mut self, lazy: bool, body: First, leave: First) -> u32 {
        if lazy { self.guard(leave, body) } else { self.guard(body, leave) }
    }

    fn guard(&mut self, first: First, second: First) -> u32 {
        if first.empty && second.empty {
            return NO_GUARD;
        }
        let pair = [self.filter(first), self.filter(second)];
        self.guards.push(pair);
        short(self.guards.len() - 1)
    }

    fn filter(&mut self, first: First) -> Filter {
        if first.empty {
            return Filter { table: 0, mask: 0, wide: true, empty: true, only: None };
        }
        let (table, mask) = self.bit(first.latin);
        Filter { table, mask, wide: first.wide != 0, empty: false, only: first.only() }
    }

    fn bit(&mut self, latin: [u64; 4]) -> (u32, u8) {
        if let Some(&place) = self.bits.get(&latin) {
            return place;
        }
        let number = self.bits.len();
        let mask = 1u8 << (number % 8);
        if number.is_multiple_of(8) {
            self.tables.push([0; 256]);
        }
        if let Some(table) = self.tables.last_mut() {
            for (code, entry) in table.iter_mut().enumerate() {
                if latin[code >> 6] >> (code & 63) & 1 != 0 {
                    *entry |= mask;
                }
            }
        }
        let place = (short(number / 8), mask);
        self.bits.insert(latin, place);
        place
    }

    fn one(&mut self, single: &Single) -> One {
        match single {
            Single::Char(code) => One::Char(*code),
            Single::NotChar(code) => One::NotChar(*code),
            Single::InLine => One::InLine,
            Single::Any => One::Any,
            Single::Set(set) => {
                let (table, mask) = self.bit(set.latin);
                let id = match self.set_ids.get(set) {
                    Some(&id) => id,
                    None => {
                        let id = short(self.sets.len());
                        self.sets.push(Rc::clone(set));
                        self.set_ids.insert(Rc::clone(set), id);
                        id
                    }
                };
                One::Set(SetRef { set: id, table, mask })
            }
        }
    }
}

fn split_instr(lazy: bool, away: u32, guard: u32) -> Instr {
    if lazy { Instr::SplitAway { away, guard } } else { Instr::Split { away, guard } }
}

fn literal(node: &Node) -> Option<u32> {
    match node.kind {
        Kind::One(Single::Char(code)) => Some(code),
        _ => None,
    }
}

/// The table of a dispatch over `now`, with what begins like `later` as one more alternative when there is any.
fn dispatch(now: &[Node], later: Option<First>, follow: First) -> Branch {
    let mut firsts: Vec<First> = now.iter().map(|node| node.first.then(follow)).collect();
    firsts.extend(later.map(|first| first.then(follow)));
    let mask =
        |test: &dyn Fn(&First) -> bool| {
            firsts.iter().enumerate().fold(0u64, |mask, (at, first)| {
                if first.empty || test(first) { mask | 1 << at } else { mask }
            })
        };
    let mut rows: Vec<u64> = Vec::new();
    let mut index = Box::new([0u8; 256]);
    for (code, entry) in index.iter_mut().enumerate() {
        let row = mask(&|first| first.latin[code >> 6] >> (code & 63) & 1 != 0);
        let at = rows.iter().position(|&other| other == row).unwrap_or_else(|| {
            rows.push(row);
            rows.len() - 1
        });
        *entry = u8::try_from(at).unwrap_or(0);
    }
    Branch { targets: Vec::new(), index, rows, wide: mask(&|first| first.wide != 0), end: mask(&|_| false) }
}
