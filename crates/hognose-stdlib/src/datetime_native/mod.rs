//! Dates, times and durations: what programs do most with `datetime`, for instances of its own classes.
//!
//! The objects are instances with slots, as `lib/datetime.py` describes them: the date as one number; the microseconds of the
//! day, zone and fold; a duration is its microseconds. Subclasses, zones written in Python, odd arguments and errors are
//! left to the methods there, whose place the natives take.
//!
//! The calendar is in `calendar`, texts are in `text`, arithmetic and order in `sums`.

mod calendar;
mod make;
mod sums;
mod text;
mod zone;

use hognose_vm::image::LibraryShapes;
use hognose_vm::natives;
use hognose_vm::objects::{INLINE_SLOTS, InstanceObj};
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use make::*;
use sums::*;
use text::*;
use zone::*;

natives! {
    pub DATE: own_methods of "date" {
        raw "make" make_date "year=None, month=None, day=None";
        raw "get:year" year "self, /";
        raw "get:month" month "self, /";
        raw "get:day" day "self, /";
        raw "__add__" date_add "self, value, /";
        raw "__radd__" date_add "self, value, /";
        raw "__sub__" date_sub "self, value, /";
        raw "__eq__" date_eq "self, value, /";
        raw "__lt__" date_lt "self, value, /";
        raw "__le__" date_le "self, value, /";
        raw "__gt__" date_gt "self, value, /";
        raw "__ge__" date_ge "self, value, /";
        raw "__hash__" date_hash "self, /";
        raw "__str__" date_isoformat "self, /";
        raw "__repr__" date_repr "self, /";
        raw "isocalendar" isocalendar "self, /";
        raw "isoformat" date_isoformat "self, /";
        raw "strftime" date_strftime "self, format";
        raw "__format__" format_by "self, format_spec, /";
        raw "toordinal" toordinal "self, /";
        raw "weekday" weekday "self, /";
        raw "isoweekday" isoweekday "self, /";
        raw "replace" date_replace "self, year=None, month=None, day=None";
        raw "class:fromordinal" date_fromordinal "cls, ordinal, /";
        raw "class:fromisoformat" date_fromisoformat "cls, string, /";
    }
    pub DATETIME: own_methods of "datetime" {
        raw "make" make_datetime "year=None, month=None, day=None, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0";
        raw "get:hour" hour "self, /";
        raw "get:minute" minute "self, /";
        raw "get:second" second "self, /";
        raw "get:microsecond" microsecond "self, /";
        raw "get:tzinfo" tzinfo "self, /";
        raw "get:fold" fold "self, /";
        raw "__add__" add "self, value, /";
        raw "__radd__" add "self, value, /";
        raw "__sub__" sub "self, value, /";
        raw "__eq__" eq "self, value, /";
        raw "__lt__" lt "self, value, /";
        raw "__le__" le "self, value, /";
        raw "__gt__" gt "self, value, /";
        raw "__ge__" ge "self, value, /";
        raw "__hash__" hash "self, /";
        raw "__str__" to_str "self, /";
        raw "__repr__" repr "self, /";
        raw "isoformat" isoformat "self, sep='T', timespec='auto'";
        raw "strftime" strftime "self, format";
        raw "date" date_of "self, /";
        raw "time" time_of "self, /";
        raw "utcoffset" utcoffset "self, /";
        raw "timestamp" timestamp "self, /";
        raw "astimezone" astimezone "self, tz=None";
        raw "replace" replace "self, year=None, month=None, day=None, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *, fold=None";
        raw "class:fromtimestamp" fromtimestamp "cls, timestamp, tz=None";
        raw "class:fromisoformat" fromisoformat "cls, string, /";
        raw "class:strptime" strptime "cls, string, format, /";
        raw "class:combine" combine "cls, date, time, tzinfo=True";
    }
    pub TIME: own_methods of "time" {
        raw "make" make_time "hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0";
        raw "get:hour" hour "self, /";
        raw "get:minute" minute "self, /";
        raw "get:second" second "self, /";
        raw "get:microsecond" microsecond "self, /";
        raw "get:tzinfo" tzinfo "self, /";
        raw "get:fold" fold "self, /";
        raw "__eq__" time_eq "self, value, /";
        raw "__lt__" time_lt "self, value, /";
        raw "__le__" time_le "self, value, /";
        raw "__gt__" time_gt "self, value, /";
        raw "__ge__" time_ge "self, value, /";
        raw "__hash__" time_hash "self, /";
        raw "__str__" time_str "self, /";
        raw "__repr__" time_repr "self, /";
        raw "isoformat" time_isoformat "self, timespec='auto'";
        raw "strftime" time_strftime "self, format";
        raw "__format__" format_by "self, format_spec, /";
    }
    pub ZONEINFO: methods of "ZoneInfo" {
        raw "utcoffset" zone_utcoffset "self, dt, /";
        raw "dst" zone_dst "self, dt, /";
        raw "tzname" zone_tzname "self, dt, /";
        raw "fromutc" zone_fromutc "self, dt, /";
    }
    pub TIMEDELTA: own_methods of "timedelta" {
        raw "make" make_delta "days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0";
        raw "get:days" delta_days "self, /";
        raw "get:seconds" delta_seconds "self, /";
        raw "get:microseconds" delta_microseconds "self, /";
        raw "__add__" delta_add "self, value, /";
        raw "__radd__" delta_add "self, value, /";
        raw "__sub__" delta_sub "self, value, /";
        raw "__neg__" delta_neg "self, /";
        raw "__abs__" delta_abs "self, /";
        raw "__mul__" delta_mul "self, value, /";
        raw "__rmul__" delta_mul "self, value, /";
        raw "__floordiv__" delta_floordiv "self, value, /";
        raw "__truediv__" delta_truediv "self, value, /";
        raw "__mod__" delta_mod "self, value, /";
        raw "__eq__" delta_eq "self, value, /";
        raw "__lt__" delta_lt "self, value, /";
        raw "__le__" delta_le "self, value, /";
        raw "__gt__" delta_gt "self, value, /";
        raw "__ge__" delta_ge "self, value, /";
        raw "__hash__" delta_hash "self, /";
        raw "__bool__" delta_truth "self, /";
        raw "__str__" delta_str "self, /";
        raw "__repr__" delta_repr "self, /";
        raw "total_seconds" total_seconds "self, /";
    }
}

/// Microseconds of a day.
const DAY: i64 = 86_400_000_000;

/// A date.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Date {
    year: i64,
    month: i64,
    day: i64,
}

impl Date {
    /// As one number, in whose order dates are: what the slot of a date holds.
    #[inline]
    fn packed(self) -> i64 {
        self.year << 9 | self.month << 5 | self.day
    }

    #[inline]
    fn unpacked(number: i64) -> Date {
        Date { year: number >> 9, month: number >> 5 & 15, day: number & 31 }
    }
}

/// A time of day.
#[derive(Clone, Copy)]
struct Clock {
    /// Microseconds since midnight.
    us: i64,
    zone: Value,
    fold: i64,
}

impl Clock {
    fn hour(self) -> i64 {
        self.us / 3_600_000_000
    }

    fn minute(self) -> i64 {
        self.us / 60_000_000 % 60
    }

    fn second(self) -> i64 {
        self.us / 1_000_000 % 60
    }

    fn microsecond(self) -> i64 {
        self.us % 1_000_000
    }
}

/// How the instances look.
#[inline]
fn shapes(vm: &Vm) -> Res<&'static LibraryShapes> {
    vm.library_shapes().ok_or(Stop::Python)
}

/// The slots of an instance that has one of these shapes.
#[inline]
fn slots(vm: &Vm, value: Value, fits: impl Fn(u32) -> bool) -> Option<&InstanceObj> {
    let object = vm.heap.instance(value.is(Kind::Instance)?);
    fits(object.shape).then_some(object)
}

#[inline]
fn number(object: &InstanceObj, slot: usize) -> Option<i64> {
    object.inline[slot].as_int()
}

#[inline]
fn read_date(object: &InstanceObj) -> Option<Date> {
    let date = Date::unpacked(number(object, 0)?);
    // A state that was given as bytes may be no date.
    let fits = (1..=9999).contains(&date.year) && (1..=12).contains(&date.month) && (1..=31).contains(&date.day);
    fits.then_some(date)
}

#[inline]
fn read_clock(object: &InstanceObj, from: usize) -> Option<Clock> {
    let us = number(object, from).filter(|us| (0..DAY).contains(us))?;
    Some(Clock { us, zone: object.inline[from + 1], fold: number(object, from + 2)? })
}

/// The date of a `date` or a `datetime`.
#[inline]
fn any_date(vm: &Vm, value: Value) -> Res<Date> {
    let shapes = shapes(vm)?;
    let object = slots(vm, value, |shape| shape == shapes.date || shape == shapes.datetime);
    object.and_then(read_date).ok_or(Stop::Python)
}

/// A `date`, and no `datetime`.
#[inline]
fn plain_date(vm: &Vm, value: Value) -> Option<Date> {
    let shapes = vm.library_shapes()?;
    read_date(slots(vm, value, |shape| shape == shapes.date)?)
}

/// A `datetime`.
#[inline]
fn moment(vm: &Vm, value: Value) -> Option<(Date, Clock)> {
    let shapes = vm.library_shapes()?;
    let object = slots(vm, value, |shape| shape == shapes.datetime)?;
    Some((read_date(object)?, read_clock(object, 1)?))
}

/// A `time`.
#[inline]
fn plain_time(vm: &Vm, value: Value) -> Option<Clock> {
    let shapes = vm.library_shapes()?;
    read_clock(slots(vm, value, |shape| shape == shapes.time)?, 0)
}

/// The clock of a `datetime` or a `time`.
#[inline]
fn any_clock(vm: &Vm, value: Value) -> Res<Clock> {
    let shapes = shapes(vm)?;
    let object = slots(vm, value, |shape| shape == shapes.datetime || shape == shapes.time).ok_or(Stop::Python)?;
    read_clock(object, if object.shape == shapes.time { 0 } else { 1 }).ok_or(Stop::Python)
}

/// The microseconds of a `timedelta`, if they fit 64 bits.
#[inline]
fn delta(vm: &Vm, value: Value) -> Option<i64> {
    let shapes = vm.library_shapes()?;
    let us = slots(vm, value, |shape| shape == shapes.timedelta)?.inline[0];
    us.as_int().or_else(|| vm.int_ref(us)?.to_i64())
}

/// The offset of a zone that is a `timezone`.
fn offset_of(vm: &Vm, zone: Value) -> Option<i64> {
    let shapes = vm.library_shapes()?;
    let offset = slots(vm, zone, |shape| shape == shapes.timezone)?.inline[0];
    delta(vm, offset).filter(|us| us.unsigned_abs() < DAY as u64)
}

/// The offset of a moment: `None` without a zone. What a zone written in Python says is left to Python.
fn offset(vm: &Vm, date: Date, clock: Clock) -> Res<Option<i64>> {
    if clock.zone.is_none() {
        return Ok(None);
    }
    match offset_of(vm, clock.zone) {
        Some(offset) => Ok(Some(offset)),
        None => info_of(vm, date, clock).map(|info| Some(info.seconds * 1_000_000)),
    }
}

/// The offset of a time of no day.
fn fixed_offset(vm: &Vm, zone: Value) -> Res<Option<i64>> {
    if zone.is_none() { Ok(None) } else { offset_of(vm, zone).map(Some).ok_or(Stop::Python) }
}

#[inline]
fn instance<const N: usize>(vm: &mut Vm, shape: u32, values: [Value; N]) -> Value {
    let mut inline = [Value::UNDEF; INLINE_SLOTS];
    inline[..N].copy_from_slice(&values);
    vm.heap.new_instance(InstanceObj { shape, inline, far: None })
}

fn small(n: i64) -> Value {
    Value::small(n as i32)
}

#[inline(never)]
fn new_date(vm: &mut Vm, date: Date) -> Res {
    let shape = shapes(vm)?.date;
    Ok(instance(vm, shape, [small(date.packed())]))
}

fn new_moment(vm: &mut Vm, date: Date, clock: Clock) -> Res {
    let shape = shapes(vm)?.datetime;
    let us = Value::int48(clock.us).ok_or(Stop::Python)?;
    Ok(instance(vm, shape, [small(date.packed()), us, clock.zone, small(clock.fold)]))
}

fn new_time(vm: &mut Vm, clock: Clock) -> Res {
    let shape = shapes(vm)?.time;
    let us = Value::int48(clock.us).ok_or(Stop::Python)?;
    Ok(instance(vm, shape, [us, clock.zone, small(clock.fold)]))
}

#[inline(never)]
fn new_delta(vm: &mut Vm, us: i64) -> Res {
    let shape = shapes(vm)?.timedelta;
    let us = vm.heap.new_int(us);
    Ok(instance(vm, shape, [us]))
}

/// What a method answers to an operand that is no instance: Python looks at all others.
fn not_implemented(value: Value) -> Res {
    match value.kind() {
        Kind::Instance | Kind::Pending | Kind::Class | Kind::Exc => Err(Stop::Python),
        _ => Ok(Value::NOT_IMPLEMENTED),
    }
}

// Attributes.

fn year(vm: &mut Vm, args: &[Value]) -> Res {
    any_date(vm, args[0]).map(|date| small(date.year))
}

fn month(vm: &mut Vm, args: &[Value]) -> Res {
    any_date(vm, args[0]).map(|date| small(date.month))
}

fn day(vm: &mut Vm, args: &[Value]) -> Res {
    any_date(vm, args[0]).map(|date| small(date.day))
}

fn hour(vm: &mut Vm, args: &[Value]) -> Res {
    any_clock(vm, args[0]).map(|clock| small(clock.hour()))
}

fn minute(vm: &mut Vm, args: &[Value]) -> Res {
    any_clock(vm, args[0]).map(|clock| small(clock.minute()))
}

fn second(vm: &mut Vm, args: &[Value]) -> Res {
    any_clock(vm, args[0]).map(|clock| small(clock.second()))
}

fn microsecond(vm: &mut Vm, args: &[Value]) -> Res {
    any_clock(vm, args[0]).map(|clock| small(clock.microsecond()))
}

fn tzinfo(vm: &mut Vm, args: &[Value]) -> Res {
    any_clock(vm, args[0]).map(|clock| clock.zone)
}

fn fold(vm: &mut Vm, args: &[Value]) -> Res {
    any_clock(vm, args[0]).map(|clock| small(clock.fold))
}

fn utcoffset(vm: &mut Vm, args: &[Value]) -> Res {
    let (date, clock) = moment(vm, args[0]).ok_or(Stop::Python)?;
    if clock.zone.is_none() {
        return Ok(Value::NONE);
    }
    let shapes = shapes(vm)?;
    match slots(vm, clock.zone, |shape| shape == shapes.timezone) {
        Some(zone) => Ok(zone.inline[0]),
        None => info_of(vm, date, clock).map(|info| info.offset),
    }
}

fn date_of(vm: &mut Vm, args: &[Value]) -> Res {
    let (date, _) = moment(vm, args[0]).ok_or(Stop::Python)?;
    new_date(vm, date)
}

fn time_of(vm: &mut Vm, args: &[Value]) -> Res {
    let (_, clock) = moment(vm, args[0]).ok_or(Stop::Python)?;
    new_time(vm, Clock { zone: Value::NONE, ..clock })
}

fn toordinal(vm: &mut Vm, args: &[Value]) -> Res {
    any_date(vm, args[0]).map(|date| small(date.ordinal()))
}

fn weekday(vm: &mut Vm, args: &[Value]) -> Res {
    any_date(vm, args[0]).map(|date| small(date.weekday()))
}

fn isocalendar(vm: &mut Vm, args: &[Value]) -> Res {
    let parts = any_date(vm, args[0])?.iso().map(small);
    let shape = shapes(vm)?.iso_calendar_date;
    let parts = vm.heap.new_tuple(parts);
    if shape == u32::MAX { Err(Stop::Python) } else { Ok(instance(vm, shape, [parts])) }
}

fn isoweekday(vm: &mut Vm, args: &[Value]) -> Res {
    any_date(vm, args[0]).map(|date| small(date.weekday() + 1))
}
