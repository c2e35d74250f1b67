//! The backtracking matcher: tries a program at one position.
//!
//! Alternatives that are left over are entries of the state's `choices`; what a slot held before is in its
//! trail, so that going back to an alternative also brings the captures back. A repetition of single
//! characters is one entry, however long. Nothing here knows where to try: that is `search`.

use super::case;
use super::emit::NO_GUARD;
use super::meter::Meter;
use super::program::{Instr, Program};
use super::scan::{first_fit, is_at, last_fit, repeat_work, run_length};
use super::state::{BATCH, State, UNSET};
use super::tree::{Compare, Greed};
use hognose_vm::text::units::Unit;

/// What a match must be, besides matching.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// It ends at the end.
    pub full: bool,
    /// It is not empty.
    pub not_empty: bool,
}

/// Tries at one position; gives the end of the match. Captures are in the state's slots.
pub fn attempt<U: Unit, M: Meter>(
    program: &Program,
    units: &[U],
    start: usize,
    rules: Rules,
    state: &mut State,
    meter: &mut M,
) -> Result<Option<usize>, M::Stop> {
    state.reset(program.n_slots, meter)?;
    let code = program.code.as_slice();
    let (mut pc, mut at) = (0usize, start);
    let mut extra = 0u64;
    'run: loop {
        state.work += 1;
        if state.work >= BATCH {
            state.settle(meter)?;
        }
        'fail: {
            let Some(instr) = code.get(pc) else { break 'fail };
            match *instr {
                Instr::One(one) => match units.get(at) {
                    Some(&unit) if program.accepts(one, unit) => {
                        at += 1;
                        pc += 1;
                        continue 'run;
                    }
                    _ => break 'fail,
                },
                Instr::Str { start, len } => {
                    let (start, len) = (start as usize, len as usize);
                    let Some(wanted) = program.strings.get(start..start + len) else { break 'fail };
                    let Some(found) = units.get(at..at + len) else { break 'fail };
                    let same = found.iter().zip(wanted).position(|(unit, code)| unit.code() != *code);
                    state.work += same.unwrap_or(len) as u64 / 8;
                    if same.is_some() {
                        break 'fail;
                    }
                    at += len;
                    pc += 1;
                    continue 'run;
                }
                Instr::At(place) => {
                    if !is_at(place, units, at) {
                        break 'fail;
                    }
                    pc += 1;
                    continue 'run;
                }
                Instr::Open(group) => {
                    state.set(group * 2 - 2, at, meter)?;
                    pc += 1;
                    continue 'run;
                }
                Instr::Close(group) => {
                    state.set(group * 2 - 1, at, meter)?;
                    state.set(program.groups as u32 * 2, group as usize, meter)?;
                    pc += 1;
                    continue 'run;
                }
                Instr::Jump(to) => {
                    pc = to as usize;
                    continue 'run;
                }
                Instr::Split { away, guard } | Instr::SplitAway { away, guard } => {
                    let (mut first, mut second) = (pc + 1, away as usize);
                    if matches!(instr, Instr::SplitAway { .. }) {
                        std::mem::swap(&mut first, &mut second);
                    }
                    let (one, two) = match program.guards.get(guard as usize) {
                        Some([one, two]) if guard != NO_GUARD => {
                            let unit = units.get(at);
                            (program.passes(one, unit), program.passes(two, unit))
                        }
                        _ => (true, true),
                    };
                    pc = match (one, two) {
                        (true, true) => {
                            state.push(second, at, 0, meter)?;
                            first
                        }
                        (true, false) => first,
                        (false, true) => second,
                        (false, false) => break 'fail,
                    };
                    continue 'run;
                }
                Instr::Branch(index) | Instr::BranchMore(index) => {
                    let Some(branch) = program.branches.get(index as usize) else { break 'fail };
                    let mut left = extra;
                    let mut more = pc;
                    if matches!(instr, Instr::Branch(_)) {
                        left = branch.candidates(units.get(at));
                        more += 1;
                    }
                    let chosen = left.trailing_zeros() as usize;
                    let Some(&target) = branch.targets.get(chosen) else { break 'fail };
                    left &= left - 1;
                    if left != 0 {
                        state.push(more, at, left, meter)?;
                    }
                    pc = target as usize;
                    continue 'run;
                }
                Instr::Repeat(index) => {
                    let Some(repeat) = program.repeats.get(index as usize) else { break 'fail };
                    let Some(rest) = units.get(at..) else { break 'fail };
                    let most = if repeat.greed == Greed::Lazy { repeat.min } else { repeat.max };
                    let count = run_length(program, repeat.one, &rest[..most.min(rest.len())]);
                    state.work += repeat_work::<U>(repeat.one, count);
                    if count < repeat.min {
                        break 'fail;
                    }
                    let (low, high) = (at + repeat.min, at + count);
                    match repeat.greed {
                        Greed::Possessive => at = high,
                        Greed::Greedy => {
                            let Some(fit) = last_fit(program, repeat, units, low, high, &mut state.work)
                            else {
                                break 'fail;
                            };
                            if fit > low {
                                state.push(pc + 1, fit - 1, low as u64, meter)?;
                            }
                            at = fit;
                        }
                        Greed::Lazy => {
                            let limit = at.saturating_add(repeat.max).min(units.len());
                            let Some(fit) = first_fit(program, repeat, units, low, limit, &mut state.work)
                            else {
                                break 'fail;
                            };
                            if fit < limit {
                                state.push(pc + 1, fit, limit as u64, meter)?;
                            }
                            at = fit;
                        }
                    }
                    pc += 2;
                    continue 'run;
                }
                Instr::RepeatMore(index) => {
                    let Some(repeat) = program.repeats.get(index as usize) else { break 'fail };
                    let bound = extra as usize;
                    if repeat.greed == Greed::Lazy {
                        match units.get(at) {
                            Some(&unit) if program.accepts(repeat.one, unit) => {}
                            _ => break 'fail,
                        }
                        let Some(fit) = first_fit(program, repeat, units, at + 1, bound, &mut state.work)
                        else {
                            break 'fail;
                        };
                        if fit < bound {
                            state.push(pc, fit, extra, meter)?;
                        }
                        at = fit;
                    } else {
                        let Some(fit) = last_fit(program, repeat, units, bound, at, &mut state.work) else {
                            break 'fail;
                        };
                        if fit > bound {
                            state.push(pc, fit - 1, extra, meter)?;
                        }
                        at = fit;
                    }
                    pc += 1;
                    continue 'run;
                }
                Instr::LoopStart(index) | Instr::LoopNext(index) | Instr::LoopCut(index) => {
                    let Some(looped) = program.loops.get(index as usize) else { break 'fail };
                    let possessive = looped.greed == Greed::Possessive;
                    let mut count = 0;
                    if matches!(instr, Instr::LoopStart(_)) {
                        state.set(looped.last, UNSET, meter)?;
                    } else {
                        count = state.get(looped.count) + 1;
                    }
                    if possessive && count > 0 {
                        state.choices.truncate(state.get(looped.height));
                    }
                    state.set(looped.count, count, meter)?;
                    let body = looped.body as usize;
                    if count < looped.min {
                        if possessive {
                            state.put(looped.height, state.choices.len());
                        }
                        pc = body;
                        continue 'run;
                    }
                    let exit = looped.exit as usize;
                    match looped.greed {
                        Greed::Lazy => {
                            state.push(body - 1, at, 0, meter)?;
                            pc = exit;
                        }
                        _ if count < looped.max && state.get(looped.last) != at => {
                            if possessive {
                                state.put(looped.height, state.choices.len());
                            }
                            state.push(exit, at, 0, meter)?;
                            state.set(looped.last, at, meter)?;
                            pc = body;
                        }
                        _ => pc = exit,
                    }
                    continue 'run;
                }
                Instr::LoopMore(index) => {
                    let Some(looped) = program.loops.get(index as usize) else { break 'fail };
                    if state.get(looped.count) >= looped.max || state.get(looped.last) == at {
                        break 'fail;
                    }
                    state.set(looped.last, at, meter)?;
                    pc = looped.body as usize;
                    continue 'run;
                }
                Instr::LookStart(index) => {
                    let Some(look) = program.looks.get(index as usize) else { break 'fail };
                    let Some(from) = at.checked_sub(look.behind.unwrap_or(0)) else {
                        if !look.negate {
                            break 'fail;
                        }
                        pc = look.after as usize;
                        continue 'run;
                    };
                    state.put(look.height, state.choices.len());
                    state.put(look.position, at);
                    if look.negate {
                        state.push(look.after as usize, at, 0, meter)?;
                    }
                    at = from;
                    pc += 1;
                    continue 'run;
                }
                Instr::LookEnd(index) => {
                    let Some(look) = program.looks.get(index as usize) else { break 'fail };
                    state.choices.truncate(state.get(look.height));
                    if look.negate {
                        break 'fail;
                    }
                    at = state.get(look.position);
                    pc = look.after as usize;
                    continue 'run;
                }
                Instr::AtomicStart(height) => {
                    state.put(height, state.choices.len());
                    pc += 1;
                    continue 'run;
                }
                Instr::AtomicEnd(height) => {
                    state.choices.truncate(state.get(height));
                    pc += 1;
                    continue 'run;
                }
                Instr::Reference { group, compare } => {
                    let (begin, end) = (state.get(group * 2 - 2), state.get(group * 2 - 1));
                    if begin == UNSET || end == UNSET || begin > end {
                        break 'fail;
                    }
                    if begin == end {
                        pc += 1;
                        continue 'run;
                    }
                    let Some(wanted) = units.get(begin..end) else { break 'fail };
                    let Some(found) = units.get(at..at + wanted.len()) else { break 'fail };
                    state.work += wanted.len() as u64 / 4;
                    let same = match compare {
                        Compare::Exact => wanted == found,
                        Compare::IgnoreCase { unicode } => wanted.iter().zip(found).all(|(one, two)| {
                            one == two || case::lower(one.code(), unicode) == case::lower(two.code(), unicode)
                        }),
                    };
                    if !same {
                        break 'fail;
                    }
                    at += wanted.len();
                    pc += 1;
                    continue 'run;
                }
                Instr::IfGroup { group, away } => {
                    let (begin, end) = (state.get(group * 2 - 2), state.get(group * 2 - 1));
                    let matched = begin != UNSET && end != UNSET && begin <= end;
                    pc = if matched { pc + 1 } else { away as usize };
                    continue 'run;
                }
                Instr::Fail => break 'fail,
                Instr::Match => {
                    if (rules.full && at != units.len()) || (rules.not_empty && at == start) {
                        break 'fail;
                    }
                    return Ok(Some(at));
                }
            }
        }
        let Some(choice) = state.go_back() else { return Ok(None) };
        pc = choice.pc as usize;
        at = choice.position;
        extra = choice.extra;
    }
}
