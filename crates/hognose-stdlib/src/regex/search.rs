//! Where a program is tried: `match`, `fullmatch`, `search`, and one match after the other.
//!
//! [`Matcher`] holds the position that the next match begins at, and advances as `finditer`, `findall`,
//! `split` and `sub` do: after an empty match, the next at the same place must not be empty.
//! Unlike CPython's, a word boundary behind the end (a beginning greater than the end) looks at nothing there.

use super::exec::{Rules, attempt};
use super::meter::Meter;
use super::program::{Literal, Program, Start};
use super::scan::{as_latin, find_passing, repeat_work, run_length};
use super::source::Subject;
use super::state::{State, UNSET};
use hognose_vm::text::Text;
use hognose_vm::text::units::Unit;

/// Where a match may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It begins at the beginning.
    Match,
    /// It is everything.
    Fullmatch,
    /// Anywhere.
    Search,
}

/// A match: the whole of it, then each group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Captures {
    /// Where each group is; group 0 is the whole match.
    pub spans: Vec<Option<(usize, usize)>>,
    /// The group that was completed last.
    pub lastindex: Option<usize>,
}

/// A program on its way through a subject.
#[derive(Debug)]
pub struct Matcher<'a> {
    program: &'a Program,
    text: Text<'a>,
    /// Where the next match may begin.
    next: usize,
    end: usize,
    not_empty: bool,
    span: (usize, usize),
    /// Where the required literal was found last.
    required_at: Option<usize>,
    state: State,
}

impl Program {
    /// One match: `Pattern.match`, `.fullmatch` and `.search`. Positions are cut to the subject, as CPython
    /// does; the subject must be of the pattern's kind ([`Program::fits`]).
    pub fn match_at<M: Meter>(
        &self,
        mode: Mode,
        subject: Subject<'_>,
        position: usize,
        end: usize,
        meter: &mut M,
    ) -> Result<Option<Captures>, M::Stop> {
        let mut matcher = Matcher::new(self, subject, position, end);
        let found = matcher.advance(mode, meter);
        let settled = matcher.finish(meter);
        let found = found?;
        settled?;
        Ok(found.then(|| matcher.captures()))
    }
}

/// A [`Matcher`] that waits, without its text: between batches of matches the text can move.
#[derive(Debug)]
pub struct Paused {
    next: usize,
    end: usize,
    not_empty: bool,
    required_at: Option<usize>,
    state: State,
}

impl Paused {
    /// Goes on, over the same program and text.
    pub fn resume<'a>(self, program: &'a Program, subject: Subject<'a>) -> Matcher<'a> {
        let Paused { next, end, not_empty, required_at, state } = self;
        Matcher { program, text: subject.units(), next, end, not_empty, span: (0, 0), required_at, state }
    }
}

impl<'a> Matcher<'a> {
    /// Lets go of the text.
    pub fn pause(self) -> Paused {
        let Matcher { next, end, not_empty, required_at, state, .. } = self;
        Paused { next, end, not_empty, required_at, state }
    }

    /// Prepares matching between two positions, which are cut to the subject.
    pub fn new(program: &'a Program, subject: Subject<'a>, position: usize, end: usize) -> Matcher<'a> {
        let text = subject.units();
        Matcher {
            program,
            text,
            next: position.min(text.len()),
            end: end.min(text.len()),
            not_empty: false,
            span: (0, 0),
            required_at: None,
            state: State::default(),
        }
    }

    /// Makes the next match one that is not empty at its position, as after an empty match there.
    pub fn refuse_empty(&mut self) {
        self.not_empty = true;
    }

    /// Finds the next match; the one after it will be looked for behind it.
    pub fn advance<M: Meter>(&mut self, mode: Mode, meter: &mut M) -> Result<bool, M::Stop> {
        let found = match self.text {
            Text::Latin1(units) => self.find(units, mode, meter)?,
            Text::Two(units) => self.find(units, mode, meter)?,
            Text::Four(units) => self.find(units, mode, meter)?,
        };
        let Some((start, end)) = found else { return Ok(false) };
        self.span = (start, end);
        self.not_empty = start == end;
        self.next = end;
        Ok(true)
    }

    /// Where the last match is.
    pub fn span(&self) -> (usize, usize) {
        self.span
    }

    /// Where a group of the last match is; group 0 is the match.
    pub fn group(&self, group: usize) -> Option<(usize, usize)> {
        let Some(before) = group.checked_sub(1) else { return Some(self.span) };
        if group > self.program.groups() {
            return None;
        }
        let (start, end) = (self.state.slot(before * 2), self.state.slot(before * 2 + 1));
        (start != UNSET && end != UNSET && start <= end).then_some((start, end))
    }

    /// Where the groups of the last match are, from group 1 on. One that did not match begins behind its end.
    pub fn spans(&self) -> impl Iterator<Item = (usize, usize)> {
        let slots = self.state.slots(self.program.groups() * 2);
        let found = slots.chunks_exact(2).map(|pair| match *pair {
            [start, end] if start != UNSET && end != UNSET && start <= end => (start, end),
            _ => (UNSET, 0),
        });
        // Where nothing was tried no group was set.
        let missing = self.program.groups() - slots.len() / 2;
        found.chain(std::iter::repeat_n((UNSET, 0), missing))
    }

    /// Appends what [`Matcher::spans`] says; the length of all these texts.
    pub fn put_spans(&self, spans: &mut Vec<(usize, usize)>) -> usize {
        let (from, groups) = (spans.len(), self.program.groups());
        spans.resize(from + groups, (UNSET, 0));
        let mut len = 0;
        // Most groups of a long alternative did not match: a look at each is all that they take.
        for (place, [start, end]) in spans[from..].iter_mut().zip(self.state.slots(groups * 2).as_chunks().0) {
            if *start <= *end && *end != UNSET {
                *place = (*start, *end);
                len += end - start;
            }
        }
        len
    }

    /// The group that the last match completed last.
    pub fn lastindex(&self) -> Option<usize> {
        Some(self.state.slot(self.program.groups() * 2)).filter(|&group| group != UNSET)
    }

    /// The last match.
    pub fn captures(&self) -> Captures {
        let spans = (0..=self.program.groups()).map(|group| self.group(group)).collect();
        Captures { spans, lastindex: self.lastindex() }
    }

    /// Gives the memory back and charges the last steps. To be called once at the end, also after a stop.
    pub fn finish<M: Meter>(&mut self, meter: &mut M) -> Result<(), M::Stop> {
        self.state.finish(meter)
    }

    fn find<U: Unit, M: Meter>(
        &mut self,
        units: &[U],
        mode: Mode,
        meter: &mut M,
    ) -> Result<Option<(usize, usize)>, M::Stop> {
        let program = self.program;
        let units = units.get(..self.end).unwrap_or_default();
        let mut at = self.next;
        // How much each attempt looks at before its first step.
        self.state.work += 4;
        self.state.settle(meter)?;
        let too_short = match units.len().checked_sub(at) {
            Some(rest) => rest < program.min,
            // A beginning behind the end finds nothing, yet CPython matches nothing at all there.
            None => mode == Mode::Search || program.min > 0,
        };
        if too_short {
            return Ok(None);
        }
        let mut rules = Rules { full: mode == Mode::Fullmatch, not_empty: self.not_empty };
        if mode != Mode::Search {
            let end = attempt(program, units, at, rules, &mut self.state, meter)?;
            return Ok(end.map(|end| (at, end)));
        }
        if let Some(required) = &program.required
            && self.required_at.is_none_or(|found| found < at)
        {
            let found = find_literal(required, units, at);
            self.state.work += (found.unwrap_or(units.len()) - at) as u64 / 16;
            self.required_at = found;
            if found.is_none() {
                return Ok(None);
            }
        }
        let last = units.len() - program.min;
        if let Some(repeat) = program.run.and_then(|index| program.repeats.get(index as usize)) {
            while at <= last
                && let Some(start) = candidate(program, units, at)
            {
                let rest = units.get(start..).unwrap_or_default();
                let count = run_length(program, repeat.one, &rest[..repeat.max.min(rest.len())]);
                self.state.work += (start - at) as u64 / 16 + repeat_work::<U>(repeat.one, count) + 1;
                self.state.settle(meter)?;
                if count >= repeat.min {
                    return Ok(Some((start, start + count)));
                }
                // Further on in a run that is too short it is shorter.
                at = start + count + 1;
            }
            return Ok(None);
        }
        loop {
            let found = candidate(program, units, at);
            self.state.work += (found.unwrap_or(units.len()).saturating_sub(at)) as u64 / 16;
            let Some(candidate) = found.filter(|&candidate| candidate <= last) else { break };
            if candidate > self.next {
                rules.not_empty = false;
            }
            if let Some(end) = attempt(program, units, candidate, rules, &mut self.state, meter)? {
                return Ok(Some((candidate, end)));
            }
            at = candidate + 1;
            if at > last {
                break;
            }
        }
        Ok(None)
    }
}

/// The first position from `at` on where a match may begin.
#[inline]
fn candidate<U: Unit>(program: &Program, units: &[U], at: usize) -> Option<usize> {
    match &program.start {
        Start::Anywhere => Some(at),
        Start::Beginning => (at == 0).then_some(0),
        Start::Line => {
            if at == 0 || units.get(at - 1)?.code() == 10 {
                return Some(at);
            }
            Some(at + U::position(units.get(at..)?, U::from_code(10)?)? + 1)
        }
        Start::Literal(literal) => find_literal(literal, units, at),
        Start::Chars { latin, filter } => {
            let rest = units.get(at..)?;
            match (as_latin(rest), latin.as_slice()) {
                (Some(bytes), [one]) => memchr::memchr(*one, bytes).map(|found| at + found),
                (Some(bytes), [one, two]) => memchr::memchr2(*one, *two, bytes).map(|found| at + found),
                (Some(bytes), [one, two, three]) => {
                    memchr::memchr3(*one, *two, *three, bytes).map(|found| at + found)
                }
                _ => find_passing(program, filter, rest).map(|found| at + found),
            }
        }
        Start::Filter(filter) => find_passing(program, filter, units.get(at..)?).map(|found| at + found),
    }
}

/// The first position of a literal, or in wide text of its first character.
fn find_literal<U: Unit>(literal: &Literal, units: &[U], at: usize) -> Option<usize> {
    let rest = units.get(at..)?;
    if let Some(bytes) = as_latin(rest) {
        return literal.finder.as_ref()?.find(bytes).map(|found| at + found);
    }
    let first = U::from_code(*literal.codes.first()?)?;
    U::position(rest, first).map(|found| at + found)
}
