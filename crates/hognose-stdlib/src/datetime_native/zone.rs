//! Moments in zones of the database, for instances of `zoneinfo.ZoneInfo` itself; what applies when is found in `hognose_vm::zones`.
//!
//! The same rules are in `lib/zoneinfo/_lookup.py`, for subclasses of zones and of dates.

use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::Value;
use hognose_vm::vm::Vm;
use hognose_vm::zones::{DAY_SECONDS, Info, info_at, info_of_utc};

pub use hognose_vm::zones::is_zone;

use super::make::EPOCH;
use super::{Clock, DAY, Date, moment, new_moment};

/// What applies at a local time.
pub fn info_of(vm: &Vm, date: Date, clock: Clock) -> Res<Info> {
    let seconds = (date.ordinal() - EPOCH) * DAY_SECONDS + clock.us / 1_000_000;
    info_at(vm, clock.zone, seconds, date.year, clock.fold != 0)
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
