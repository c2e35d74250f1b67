//! Time zones of the database: what applies at a time, for instances of the library's `zoneinfo.ZoneInfo`.
//!
//! An instance keeps its transitions as tuples of numbers, and what applies as infos and rules, as `lib/zoneinfo/_tzif.py` describes them. The
//! natives of dates stand on this, and so does what lets dates cross. A state that was given as bytes may be anything: then it is
//! [`Stop::Python`], and nothing is assumed.

use crate::convert::days_in;
use crate::objects::InstanceObj;
use crate::stop::{Res, Stop};
use crate::value::{Kind, Value};
use crate::vm::Vm;

/// The first slots of a zone.
const UTC: usize = 0;
const WALLS: [usize; 2] = [1, 2];
const INFOS: usize = 3;
const BEFORE: usize = 4;
const AFTER: usize = 5;
const FIXED: usize = 6;

/// Seconds of a day.
pub const DAY_SECONDS: i64 = 86_400;

/// What applies from some time on.
pub struct Info {
    pub offset: Value,
    pub dst: Value,
    pub name: Value,
    pub seconds: i64,
}

/// A zone of the database.
fn instance(vm: &Vm, zone: Value) -> Option<&InstanceObj> {
    let shapes = vm.library_shapes()?;
    let object = vm.heap.instance(zone.is(Kind::Instance)?);
    (object.shape == shapes.zone_info).then_some(object)
}

/// Whether a zone is a `ZoneInfo`.
#[inline]
pub fn is_zone(vm: &Vm, zone: Value) -> bool {
    instance(vm, zone).is_some()
}

fn tuple(vm: &Vm, value: Value) -> Res<&[Value]> {
    value.is(Kind::Tuple).map(|handle| vm.heap.tuple(handle)).ok_or(Stop::Python)
}

fn zone_slots(vm: &Vm, zone: Value) -> Res<[Value; 6]> {
    let zone = instance(vm, zone).ok_or(Stop::Python)?;
    Ok(std::array::from_fn(|slot| zone.slot(slot)))
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
    let first = days_of(year, 1, 1);
    let day = match at(0)? {
        0 => {
            let (month, week, weekday) = (at(1)?, at(2)?, at(3)?);
            if !(1..=12).contains(&month) {
                return Err(Stop::Python);
            }
            let first = days_of(year, month, 1);
            // The first of January 1970 was a Thursday; here Sunday is 0.
            let days = (weekday - (first + 4)).rem_euclid(7) + 7 * (week - 1);
            let back = if days < days_in(year, month) { 0 } else { 7 };
            first + days - back
        }
        1 => {
            let days = at(1)?;
            let leap = days_in(year, 2) == 29;
            first + days - 1 + i64::from(days >= 60 && leap)
        }
        _ => first + at(1)?,
    };
    Ok(day * DAY_SECONDS + second)
}

/// What applies always in a zone, if there is such.
pub fn fixed_info(vm: &Vm, zone: Value) -> Option<Info> {
    read_info(vm, instance(vm, zone)?.slot(FIXED)).ok()
}

/// The number of a day since the first of January 1970.
pub fn days_of(year: i64, month: i64, day: i64) -> i64 {
    // Years are counted from March, so that the leap day is the last of its year.
    let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
    year * 365 + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + (153 * month + 2) / 5 + day - 719_469
}

fn is_within(start: i64, end: i64, seconds: i64) -> bool {
    if start < end { start <= seconds && seconds < end } else { !(end <= seconds && seconds < start) }
}

/// What applies at a local time, in seconds since the epoch, of a year.
pub fn info_at(vm: &Vm, zone: Value, seconds: i64, year: i64, fold: bool) -> Res<Info> {
    let zone = zone_slots(vm, zone)?;
    let walls = tuple(vm, zone[WALLS[usize::from(fold)]])?;
    let (first, last) = (walls.first().and_then(|w| w.as_int()), walls.last().and_then(|w| w.as_int()));
    if first.is_some_and(|first| seconds < first) {
        return read_info(vm, zone[BEFORE]);
    }
    if last.is_none_or(|last| seconds > last) {
        let after = tuple(vm, zone[AFTER])?;
        if after.len() != 5 {
            return read_info(vm, zone[AFTER]);
        }
        let mut rule = rule_of_year(vm, after, year)?;
        // The first time that a clock shows belongs to what was before, the second to what is behind.
        if fold == (rule.difference >= 0) {
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
pub fn info_of_utc(vm: &Vm, zone: Value, seconds: i64, year: i64) -> Res<(Info, bool)> {
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
