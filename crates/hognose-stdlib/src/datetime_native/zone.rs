//! Zones of the database: what applies at a moment, for instances of `zoneinfo.ZoneInfo` itself.
//!
//! An instance keeps its transitions as tuples of numbers, and what applies as infos and rules, as `lib/zoneinfo/_tzif.py` describes them. The
//! same rules are in `lib/zoneinfo/_lookup.py`, which does the rest. A state that was given as bytes may be anything, and is left to Python.

use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use super::make::EPOCH;
use super::{Clock, DAY, Date, moment, new_moment, slots};

/// The first slots of a zone.
const UTC: usize = 0;
const WALLS: [usize; 2] = [1, 2];
const INFOS: usize = 3;
const BEFORE: usize = 4;
const AFTER: usize = 5;

const DAY_SECONDS: i64 = 86_400;

/// What applies from some time on.
pub struct Info {
    pub offset: Value,
    pub dst: Value,
    pub name: Value,
    pub seconds: i64,
}

/// Whether a zone is a `ZoneInfo`.
#[inline]
pub fn is_zone(vm: &Vm, zone: Value) -> bool {
    vm.library_shapes().is_some_and(|shapes| slots(vm, zone, |shape| shape == shapes.zone_info).is_some())
}

fn tuple(vm: &Vm, value: Value) -> Res<&[Value]> {
    value.is(Kind::Tuple).map(|handle| vm.heap.tuple(handle)).ok_or(Stop::Python)
}

fn zone_slots(vm: &Vm, zone: Value) -> Res<[Value; 6]> {
    let shapes = vm.library_shapes().ok_or(Stop::Python)?;
    slots(vm, zone, |shape| shape == shapes.zone_info).map(|zone| zone.inline).ok_or(Stop::Python)
}

fn number(value: Option<&Value>) -> Res<i64> {
    // Nothing that is computed with such numbers overflows.
    value.and_then(|value| value.as_int()).filter(|n| n.unsigned_abs() < 1 << 45).ok_or(Stop::Python)
}

fn read_info(vm: &Vm, value: Value) -> Res<Info> {
    match tuple(vm, value)? {
        [offset, dst, name, seconds] => {
            let seconds = number(Some(seconds))?;
            if seconds.abs() >= DAY_SECONDS {
                return Err(Stop::Python);
            }
            Ok(Info { offset: *offset, dst: *dst, name: *name, seconds })
        }
        _ => Err(Stop::Python),
    }
}

/// How many of some times, in their order, are not behind this one.
fn count_until(times: &[Value], seconds: i64) -> usize {
    times.partition_point(|time| time.as_int().is_some_and(|time| time <= seconds))
}

/// A rule: standard time, summer time, the local seconds of their start and end in a year, and their difference.
struct Rule {
    standard: Value,
    summer: Value,
    start: i64,
    end: i64,
    difference: i64,
}

fn rule_of_year(vm: &Vm, rule: &[Value], year: i64) -> Res<Rule> {
    let [standard, summer, start, end, difference] = rule else { return Err(Stop::Python) };
    Ok(Rule {
        standard: *standard,
        summer: *summer,
        start: second_of(tuple(vm, *start)?, year)?,
        end: second_of(tuple(vm, *end)?, year)?,
        difference: number(Some(difference))?,
    })
}

/// The local seconds since the epoch at which a rule changes in a year.
fn second_of(day: &[Value], year: i64) -> Res<i64> {
    let at = |n: usize| number(day.get(n)).and_then(|n| if n.abs() < 1 << 24 { Ok(n) } else { Err(Stop::Python) });
    let second = at(4)?;
    let first = Date { year, month: 1, day: 1 }.ordinal() - EPOCH;
    let day = match at(0)? {
        0 => {
            let (month, week, weekday) = (at(1)?, at(2)?, at(3)?);
            if !(1..=12).contains(&month) {
                return Err(Stop::Python);
            }
            let first = Date { year, month, day: 1 }.ordinal() - EPOCH;
            // The first of January 1970 was a Thursday; here Sunday is 0.
            let days = (weekday - (first + 4)).rem_euclid(7) + 7 * (week - 1);
            let back = if Date::checked(year, month, days + 1).is_some() { 0 } else { 7 };
            first + days - back
        }
        1 => {
            let days = at(1)?;
            let leap = Date::checked(year, 2, 29).is_some();
            first + days - 1 + i64::from(days >= 60 && leap)
        }
        _ => first + at(1)?,
    };
    Ok(day * DAY_SECONDS + second)
}

fn is_within(start: i64, end: i64, seconds: i64) -> bool {
    if start < end { start <= seconds && seconds < end } else { !(end <= seconds && seconds < start) }
}

/// What applies at a local time.
pub fn info_of(vm: &Vm, date: Date, clock: Clock) -> Res<Info> {
    let zone = zone_slots(vm, clock.zone)?;
    let seconds = (date.ordinal() - EPOCH) * DAY_SECONDS + clock.us / 1_000_000;
    let walls = tuple(vm, zone[WALLS[usize::from(clock.fold != 0)]])?;
    let (first, last) = (walls.first().and_then(|w| w.as_int()), walls.last().and_then(|w| w.as_int()));
    if first.is_some_and(|first| seconds < first) {
        return read_info(vm, zone[BEFORE]);
    }
    if last.is_none_or(|last| seconds > last) {
        let after = tuple(vm, zone[AFTER])?;
        if after.len() != 5 {
            return read_info(vm, zone[AFTER]);
        }
        let mut rule = rule_of_year(vm, after, date.year)?;
        // The first time that a clock shows belongs to what was before, the second to what is behind.
        if (clock.fold != 0) == (rule.difference >= 0) {
            rule.end -= rule.difference;
        } else {
            rule.start += rule.difference;
        }
        let summer = is_within(rule.start, rule.end, seconds);
        return read_info(vm, if summer { rule.summer } else { rule.standard });
    }
    let infos = tuple(vm, zone[INFOS])?;
    let at = count_until(walls, seconds);
    read_info(vm, *at.checked_sub(1).and_then(|at| infos.get(at)).ok_or(Stop::Python)?)
}

/// What applies at a time of UTC in a year of UTC, and whether the local time is the second of two.
fn info_of_utc(vm: &Vm, zone: Value, seconds: i64, year: i64) -> Res<(Info, bool)> {
    let zone = zone_slots(vm, zone)?;
    let times = tuple(vm, zone[UTC])?;
    let (first, last) = (times.first().and_then(|t| t.as_int()), times.last().and_then(|t| t.as_int()));
    if first.is_some_and(|first| seconds < first) {
        return Ok((read_info(vm, zone[BEFORE])?, false));
    }
    let after = tuple(vm, zone[AFTER])?;
    let behind = last.is_none_or(|last| seconds > last);
    if after.len() == 5 && behind {
        let rule = rule_of_year(vm, after, year)?;
        let (standard, summer) = (read_info(vm, rule.standard)?, read_info(vm, rule.summer)?);
        let (start, end) = (rule.start - standard.seconds, rule.end - summer.seconds);
        let twice = if rule.difference > 0 { end } else { start };
        let fold = (twice..twice + rule.difference.abs()).contains(&seconds);
        return Ok((if is_within(start, end, seconds) { summer } else { standard }, fold));
    }
    let at = count_until(times, seconds);
    let Some(since) = at.checked_sub(1) else { return Ok((read_info(vm, zone[AFTER])?, false)) };
    let infos = tuple(vm, zone[INFOS])?;
    let info = read_info(vm, *infos.get(since).ok_or(Stop::Python)?)?;
    let before = match since.checked_sub(1) {
        Some(at) => *infos.get(at).ok_or(Stop::Python)?,
        None => zone[BEFORE],
    };
    let before = read_info(vm, before)?;
    let start = number(times.get(since))?;
    let fold = before.seconds - info.seconds > seconds - start;
    Ok((info, fold))
}

/// The moment in a zone of a time of UTC, in microseconds since the day before year 1.
pub fn moment_of_utc(vm: &mut Vm, zone: Value, us: i64) -> Res {
    let date = Date::of_ordinal(us.div_euclid(DAY)).ok_or(Stop::Python)?;
    let seconds = us.div_euclid(1_000_000) - EPOCH * DAY_SECONDS;
    let (info, fold) = info_of_utc(vm, zone, seconds, date.year)?;
    let us = us + info.seconds * 1_000_000;
    let date = Date::of_ordinal(us.div_euclid(DAY)).ok_or(Stop::Python)?;
    new_moment(vm, date, Clock { us: us.rem_euclid(DAY), zone, fold: i64::from(fold) })
}

/// What applies at a `datetime`, whatever its own zone is.
fn asked(vm: &Vm, args: &[Value]) -> Res<Info> {
    let (date, clock) = moment(vm, args[1]).ok_or(Stop::Python)?;
    info_of(vm, date, Clock { zone: args[0], ..clock })
}

pub fn zone_utcoffset(vm: &mut Vm, args: &[Value]) -> Res {
    asked(vm, args).map(|info| info.offset)
}

pub fn zone_dst(vm: &mut Vm, args: &[Value]) -> Res {
    asked(vm, args).map(|info| info.dst)
}

pub fn zone_tzname(vm: &mut Vm, args: &[Value]) -> Res {
    asked(vm, args).map(|info| info.name)
}

pub fn zone_fromutc(vm: &mut Vm, args: &[Value]) -> Res {
    let (date, clock) = moment(vm, args[1]).filter(|(_, clock)| clock.zone.same(args[0])).ok_or(Stop::Python)?;
    moment_of_utc(vm, args[0], date.ordinal() * DAY + clock.us)
}
