//! New instances: what calling the classes does, their other constructors, and `replace`.

use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use super::zone::{is_zone, moment_of_utc};
use super::{Clock, DAY, Date, instance, moment, new_date, new_delta, new_moment, new_time, fixed_offset, offset, offset_of, plain_date, plain_time, shapes};

/// The number of the first of January 1970.
pub const EPOCH: i64 = 719_163;

/// An integer that was given, or its default.
fn field(value: Value, default: i64) -> Res<i64> {
    match value.as_int() {
        Some(n) => Ok(n),
        None if value.is_undef() => Ok(default),
        None => Err(Stop::Python),
    }
}

/// A zone that is none, or a `timezone`.
fn zone(vm: &Vm, value: Value) -> Res {
    match value.given() {
        None => Ok(Value::NONE),
        Some(zone) if zone.is_none() || offset_of(vm, zone).is_some() || is_zone(vm, zone) => Ok(zone),
        Some(_) => Err(Stop::Python),
    }
}

/// The microseconds of the day of a time that there is.
pub fn of_day(hour: i64, minute: i64, second: i64, microsecond: i64) -> Res<i64> {
    let fits = (0..24).contains(&hour) && (0..60).contains(&minute) && (0..60).contains(&second);
    if !fits || !(0..1_000_000).contains(&microsecond) {
        return Err(Stop::Python);
    }
    Ok(((hour * 60 + minute) * 60 + second) * 1_000_000 + microsecond)
}

fn checked_fold(fold: i64) -> Res<i64> {
    if fold == 0 || fold == 1 { Ok(fold) } else { Err(Stop::Python) }
}

/// Whether a class is the library's own one with this shape.
pub fn is_own(vm: &Vm, class: Value, shape: u32) -> bool {
    class.is_kind(Kind::Class) && vm.class(class).shape == shape
}

pub fn make_date(vm: &mut Vm, args: &[Value]) -> Res {
    let date = Date::checked(field(args[0], 0)?, field(args[1], 0)?, field(args[2], 0)?).ok_or(Stop::Python)?;
    new_date(vm, date)
}

pub fn make_datetime(vm: &mut Vm, args: &[Value]) -> Res {
    let date = Date::checked(field(args[0], 0)?, field(args[1], 0)?, field(args[2], 0)?).ok_or(Stop::Python)?;
    let us = of_day(field(args[3], 0)?, field(args[4], 0)?, field(args[5], 0)?, field(args[6], 0)?)?;
    let (zone, fold) = (zone(vm, args[7])?, checked_fold(field(args[8], 0)?)?);
    new_moment(vm, date, Clock { us, zone, fold })
}

pub fn make_time(vm: &mut Vm, args: &[Value]) -> Res {
    let us = of_day(field(args[0], 0)?, field(args[1], 0)?, field(args[2], 0)?, field(args[3], 0)?)?;
    let (zone, fold) = (zone(vm, args[4])?, checked_fold(field(args[5], 0)?)?);
    new_time(vm, Clock { us, zone, fold })
}

/// The position of each argument of `timedelta` and its microseconds, in the order in which floats are added.
const UNITS: [(usize, i64); 7] =
    [(2, 1), (3, 1000), (1, 1_000_000), (4, 60_000_000), (5, 3_600_000_000), (0, DAY), (6, 7 * DAY)];

/// Floats from here on are left to Python.
const HUGE: f64 = 1e12;

pub fn make_delta(vm: &mut Vm, args: &[Value]) -> Res {
    let (mut total, mut leftover) = (0i128, 0.0f64);
    for (at, unit) in UNITS {
        let value = args[at];
        if value.is_undef() {
            continue;
        }
        if let Some(n) = value.as_int() {
            total += i128::from(n) * i128::from(unit);
            continue;
        }
        let value = value.as_float().filter(|value| value.abs() < HUGE).ok_or(Stop::Python)?;
        total += value.trunc() as i128 * i128::from(unit);
        let part = (value - value.trunc()) * unit as f64;
        total += part.trunc() as i128;
        leftover += part - part.trunc();
    }
    if leftover != 0.0 {
        let mut whole = leftover.round_ties_even();
        if (whole - leftover).abs() == 0.5 {
            // A tie goes to the even sum, not to the even part.
            let odd = (total & 1) as f64;
            whole = 2.0 * ((leftover + odd) * 0.5).round_ties_even() - odd;
        }
        total += whole as i128;
    }
    let us = i64::try_from(total).map_err(|_| Stop::Python)?;
    new_delta(vm, us)
}

pub fn date_replace(vm: &mut Vm, args: &[Value]) -> Res {
    let date = plain_date(vm, args[0]).ok_or(Stop::Python)?;
    let parts = (field(args[1], date.year)?, field(args[2], date.month)?, field(args[3], date.day)?);
    let date = Date::checked(parts.0, parts.1, parts.2).ok_or(Stop::Python)?;
    new_date(vm, date)
}

pub fn replace(vm: &mut Vm, args: &[Value]) -> Res {
    let (date, clock) = moment(vm, args[0]).ok_or(Stop::Python)?;
    let parts = (field(args[1], date.year)?, field(args[2], date.month)?, field(args[3], date.day)?);
    let date = Date::checked(parts.0, parts.1, parts.2).ok_or(Stop::Python)?;
    let us = of_day(
        field(args[4], clock.hour())?,
        field(args[5], clock.minute())?,
        field(args[6], clock.second())?,
        field(args[7], clock.microsecond())?,
    )?;
    let zone = if args[8].is_undef() { clock.zone } else { zone(vm, args[8])? };
    let fold = checked_fold(field(args[9], clock.fold)?)?;
    new_moment(vm, date, Clock { us, zone, fold })
}

pub fn date_fromordinal(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = shapes(vm)?.date;
    let date = args[1].as_int().and_then(Date::of_ordinal).filter(|_| is_own(vm, args[0], shape));
    new_date(vm, date.ok_or(Stop::Python)?)
}

pub fn combine(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = shapes(vm)?.datetime;
    let date = plain_date(vm, args[1]).or_else(|| moment(vm, args[1]).map(|(date, _)| date)).ok_or(Stop::Python)?;
    let clock = plain_time(vm, args[2]).ok_or(Stop::Python)?;
    let zone = if args[3].is_undef() { zone(vm, clock.zone)? } else { zone(vm, args[3])? };
    if !is_own(vm, args[0], shape) {
        return Err(Stop::Python);
    }
    new_moment(vm, date, Clock { zone, ..clock })
}

/// Seconds since the epoch and microseconds, half a microsecond to the even one.
fn timestamp_parts(value: Value) -> Option<(i64, i64)> {
    if let Some(seconds) = value.as_int() {
        return Some((seconds, 0));
    }
    let value = value.as_float().filter(|value| value.abs() < HUGE)?;
    let us = ((value - value.floor()) * 1e6).round_ties_even() as i64;
    Some((value.floor() as i64 + us / 1_000_000, us % 1_000_000))
}

pub fn fromtimestamp(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = shapes(vm)?.datetime;
    let zone = zone(vm, args[2])?;
    let (seconds, us) = timestamp_parts(args[1]).filter(|_| is_own(vm, args[0], shape)).ok_or(Stop::Python)?;
    // Far from every date that there is nothing is computed with.
    if seconds.abs() > 1 << 40 {
        return Err(Stop::Python);
    }
    let us = seconds * 1_000_000 + us;
    if Date::of_ordinal(us.div_euclid(DAY) + EPOCH).is_none() {
        return Err(Stop::Python);
    }
    if is_zone(vm, zone) {
        return moment_of_utc(vm, zone, us + EPOCH * DAY);
    }
    let us = us + fixed_offset(vm, zone)?.unwrap_or(0);
    let date = Date::of_ordinal(us.div_euclid(DAY) + EPOCH).ok_or(Stop::Python)?;
    new_moment(vm, date, Clock { us: us.rem_euclid(DAY), zone, fold: 0 })
}

pub fn timestamp(vm: &mut Vm, args: &[Value]) -> Res {
    let (date, clock) = moment(vm, args[0]).ok_or(Stop::Python)?;
    let seconds = (date.ordinal() - EPOCH) * 86_400 + clock.us / 1_000_000;
    match offset(vm, date, clock)? {
        None => Ok(Value::float(seconds as f64 + clock.microsecond() as f64 / 1e6)),
        Some(offset) => {
            let us = seconds * 1_000_000 + clock.microsecond() - offset;
            if us.unsigned_abs() >= 1 << 53 {
                return Err(Stop::Python);
            }
            Ok(Value::float(us as f64 / 1e6))
        }
    }
}

pub fn astimezone(vm: &mut Vm, args: &[Value]) -> Res {
    let (date, clock) = moment(vm, args[0]).ok_or(Stop::Python)?;
    let theirs = offset_of(vm, args[1]);
    if theirs.is_none() && !is_zone(vm, args[1]) {
        return Err(Stop::Python);
    }
    if clock.zone.same(args[1]) {
        return Ok(args[0]);
    }
    // Naive means local, which is UTC.
    let mine = offset(vm, date, clock)?.unwrap_or(0);
    let us = date.ordinal() * DAY + clock.us - mine;
    let Some(theirs) = theirs else { return moment_of_utc(vm, args[1], us) };
    if Date::of_ordinal(us.div_euclid(DAY)).is_none() {
        return Err(Stop::Python);
    }
    let us = us + theirs;
    let date = Date::of_ordinal(us.div_euclid(DAY)).ok_or(Stop::Python)?;
    new_moment(vm, date, Clock { us: us.rem_euclid(DAY), zone: args[1], fold: 0 })
}

/// A `timezone` of so many microseconds: the one that there is of none.
pub fn zone_of(vm: &mut Vm, us: i64) -> Res {
    let shapes = shapes(vm)?;
    if us == 0 {
        let class = vm.image.library_class("datetime.timezone").ok_or(Stop::Python)?;
        let utc = vm.intern("utc");
        return vm.class_attr(class, utc).ok_or(Stop::Python);
    }
    if us.abs() >= DAY {
        return Err(Stop::Python);
    }
    let offset = new_delta(vm, us)?;
    Ok(instance(vm, shapes.timezone, [offset, Value::NONE]))
}

/// A date of fields of a text.
pub fn read(fields: [i64; 3]) -> Res<Date> {
    Date::checked(fields[0], fields[1], fields[2]).ok_or(Stop::Python)
}

/// The two digits of a number of a text.
pub fn two(n: i64) -> [u8; 2] {
    [b'0' + (n / 10 % 10) as u8, b'0' + (n % 10) as u8]
}

