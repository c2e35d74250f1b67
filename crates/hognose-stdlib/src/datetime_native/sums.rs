//! Arithmetic, order and hashes.

use std::cmp::Ordering;

use hognose_vm::equal::hash_i64;
use hognose_vm::num::hash::tuple as tuple_hash;
use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use super::{Clock, DAY, Date, delta, moment, new_date, new_delta, new_moment, not_implemented, offset, offset_of, plain_date, plain_time, shapes};

/// `self` so many microseconds later.
fn shifted(vm: &mut Vm, date: Date, clock: Clock, us: i64) -> Res {
    let (mut days, rest) = (us.div_euclid(DAY), us.rem_euclid(DAY));
    let mut of_day = clock.us + rest;
    if of_day >= DAY {
        of_day -= DAY;
        days += 1;
    }
    let date = if days == 0 { date } else { date.shifted(days).ok_or(Stop::Python)? };
    new_moment(vm, date, Clock { us: of_day, fold: 0, ..clock })
}

pub fn add(vm: &mut Vm, args: &[Value]) -> Res {
    let (date, clock) = moment(vm, args[0]).ok_or(Stop::Python)?;
    match delta(vm, args[1]) {
        Some(us) => shifted(vm, date, clock, us),
        None => not_implemented(args[1]),
    }
}

pub fn sub(vm: &mut Vm, args: &[Value]) -> Res {
    let (date, clock) = moment(vm, args[0]).ok_or(Stop::Python)?;
    if let Some(us) = delta(vm, args[1]) {
        return shifted(vm, date, clock, us.checked_neg().ok_or(Stop::Python)?);
    }
    let Some((other, other_clock)) = moment(vm, args[1]) else { return not_implemented(args[1]) };
    let mut us = (date.ordinal() - other.ordinal()) * DAY + clock.us - other_clock.us;
    if !clock.zone.same(other_clock.zone) {
        match (offset(vm, date, clock)?, offset(vm, other, other_clock)?) {
            (Some(mine), Some(theirs)) => us += theirs - mine,
            _ => return Err(Stop::Python),
        }
    }
    new_delta(vm, us)
}

pub fn date_add(vm: &mut Vm, args: &[Value]) -> Res {
    let date = plain_date(vm, args[0]).ok_or(Stop::Python)?;
    match delta(vm, args[1]) {
        Some(us) => {
            let date = date.shifted(us.div_euclid(DAY)).ok_or(Stop::Python)?;
            new_date(vm, date)
        }
        None => not_implemented(args[1]),
    }
}

pub fn date_sub(vm: &mut Vm, args: &[Value]) -> Res {
    let date = plain_date(vm, args[0]).ok_or(Stop::Python)?;
    if let Some(us) = delta(vm, args[1]) {
        let date = date.shifted(-us.div_euclid(DAY)).ok_or(Stop::Python)?;
        return new_date(vm, date);
    }
    match plain_date(vm, args[1]) {
        Some(other) => new_delta(vm, (date.ordinal() - other.ordinal()) * DAY),
        None => not_implemented(args[1]),
    }
}

/// The order of two moments; `None` for one with a zone and one without.
fn order(vm: &Vm, a: (Date, Clock), b: (Date, Clock), equality: bool) -> Res<Option<Ordering>> {
    if !a.1.zone.same(b.1.zone) {
        let (mine, theirs) = match (offset(vm, a.0, a.1)?, offset(vm, b.0, b.1)?) {
            (None, None) => (0, 0),
            (Some(mine), Some(theirs)) => (mine, theirs),
            _ => return Ok(None),
        };
        // What depends on `fold` is equal to nothing in another zone.
        if equality && (is_ambiguous(vm, a.0, a.1, mine)? || is_ambiguous(vm, b.0, b.1, theirs)?) {
            return Ok(None);
        }
        if mine != theirs {
            let absolute = |(date, clock): (Date, Clock), offset: i64| date.ordinal() * DAY + clock.us - offset;
            return Ok(Some(absolute(a, mine).cmp(&absolute(b, theirs))));
        }
    }
    Ok(Some(a.0.cmp(&b.0).then(a.1.us.cmp(&b.1.us))))
}

/// Whether a moment would have another offset with the other `fold`.
fn is_ambiguous(vm: &Vm, date: Date, clock: Clock, mine: i64) -> Res<bool> {
    if clock.zone.is_none() || offset_of(vm, clock.zone).is_some() {
        return Ok(false);
    }
    Ok(offset(vm, date, Clock { fold: 1 - clock.fold, ..clock })? != Some(mine))
}

/// The order of two instances of one shape that have no zone, or the same one, by their first slots.
#[inline]
fn quick_order(vm: &Vm, args: &[Value], shape: u32, slots: usize) -> Option<Ordering> {
    let (a, b) = (vm.heap.instance(args[0].is(Kind::Instance)?), vm.heap.instance(args[1].is(Kind::Instance)?));
    if a.shape != shape || b.shape != shape || !a.inline[slots].same(b.inline[slots]) {
        return None;
    }
    for (x, y) in a.inline[..slots].iter().zip(&b.inline[..slots]) {
        if !x.same(*y) {
            return Some(x.as_int()?.cmp(&y.as_int()?));
        }
    }
    Some(Ordering::Equal)
}

/// A comparison of two moments. Only equality can be told of one with a zone and one without.
fn compared(vm: &mut Vm, args: &[Value], unequal: Option<bool>, holds: impl Fn(Ordering) -> bool) -> Res {
    if let Some(order) = quick_order(vm, args, shapes(vm)?.datetime, 2) {
        return Ok(Value::bool(holds(order)));
    }
    let mine = moment(vm, args[0]).ok_or(Stop::Python)?;
    let Some(theirs) = moment(vm, args[1]) else { return not_implemented(args[1]) };
    match order(vm, mine, theirs, unequal.is_some())? {
        Some(order) => Ok(Value::bool(holds(order))),
        None => unequal.map(Value::bool).ok_or(Stop::Python),
    }
}

pub fn eq(vm: &mut Vm, args: &[Value]) -> Res {
    compared(vm, args, Some(false), Ordering::is_eq)
}

fn dates(vm: &mut Vm, args: &[Value], holds: impl Fn(Ordering) -> bool) -> Res {
    // The slot behind those of a date is empty.
    if let Some(order) = quick_order(vm, args, shapes(vm)?.date, 1) {
        return Ok(Value::bool(holds(order)));
    }
    let mine = plain_date(vm, args[0]).ok_or(Stop::Python)?;
    match plain_date(vm, args[1]) {
        Some(theirs) => Ok(Value::bool(holds(mine.cmp(&theirs)))),
        None => not_implemented(args[1]),
    }
}

/// Times of one zone.
fn times(vm: &mut Vm, args: &[Value], holds: impl Fn(Ordering) -> bool) -> Res {
    let mine = plain_time(vm, args[0]).ok_or(Stop::Python)?;
    match plain_time(vm, args[1]) {
        Some(theirs) if mine.zone.same(theirs.zone) => Ok(Value::bool(holds(mine.us.cmp(&theirs.us)))),
        _ => not_implemented(args[1]),
    }
}

fn deltas(vm: &mut Vm, args: &[Value], holds: impl Fn(Ordering) -> bool) -> Res {
    let mine = delta(vm, args[0]).ok_or(Stop::Python)?;
    match delta(vm, args[1]) {
        Some(theirs) => Ok(Value::bool(holds(mine.cmp(&theirs)))),
        None => not_implemented(args[1]),
    }
}

macro_rules! orders {
    ($($moment:ident $date:ident $time:ident $delta:ident $holds:path;)*) => {$(
        pub fn $moment(vm: &mut Vm, args: &[Value]) -> Res {
            compared(vm, args, None, $holds)
        }
        orders!(plain $date $time $delta $holds);
    )*};
    (plain $date:ident $time:ident $delta:ident $holds:path) => {
        pub fn $date(vm: &mut Vm, args: &[Value]) -> Res {
            dates(vm, args, $holds)
        }
        pub fn $time(vm: &mut Vm, args: &[Value]) -> Res {
            times(vm, args, $holds)
        }
        pub fn $delta(vm: &mut Vm, args: &[Value]) -> Res {
            deltas(vm, args, $holds)
        }
    };
}

orders! {
    lt date_lt time_lt delta_lt Ordering::is_lt;
    le date_le time_le delta_le Ordering::is_le;
    gt date_gt time_gt delta_gt Ordering::is_gt;
    ge date_ge time_ge delta_ge Ordering::is_ge;
}
orders!(plain date_eq time_eq delta_eq Ordering::is_eq);

/// The hash of a tuple of integers.
fn hash_of(vm: &mut Vm, parts: &[i64]) -> Res {
    let hash = tuple_hash(parts.iter().map(|part| hash_i64(*part)));
    Ok(vm.heap.new_int(hash))
}

/// The days, seconds and microseconds of a number of microseconds.
fn parts(us: i64) -> [i64; 3] {
    let rest = us.rem_euclid(DAY);
    [us.div_euclid(DAY), rest / 1_000_000, rest % 1_000_000]
}

pub fn hash(vm: &mut Vm, args: &[Value]) -> Res {
    let (date, clock) = moment(vm, args[0]).ok_or(Stop::Python)?;
    match offset(vm, date, Clock { fold: 0, ..clock })? {
        Some(offset) => hash_of(vm, &parts(date.ordinal() * DAY + clock.us - offset)),
        None => {
            let time = [clock.hour(), clock.minute(), clock.second(), clock.microsecond()];
            hash_of(vm, &[date.year, date.month, date.day, time[0], time[1], time[2], time[3]])
        }
    }
}

pub fn date_hash(vm: &mut Vm, args: &[Value]) -> Res {
    let date = plain_date(vm, args[0]).ok_or(Stop::Python)?;
    hash_of(vm, &[date.year, date.month, date.day])
}

pub fn time_hash(vm: &mut Vm, args: &[Value]) -> Res {
    let clock = plain_time(vm, args[0]).filter(|clock| clock.zone.is_none()).ok_or(Stop::Python)?;
    hash_of(vm, &[clock.hour(), clock.minute(), clock.second(), clock.microsecond()])
}

pub fn delta_hash(vm: &mut Vm, args: &[Value]) -> Res {
    let us = delta(vm, args[0]).ok_or(Stop::Python)?;
    hash_of(vm, &parts(us))
}

// Durations.

pub fn delta_days(vm: &mut Vm, args: &[Value]) -> Res {
    let us = delta(vm, args[0]).ok_or(Stop::Python)?;
    Ok(vm.heap.new_int(us.div_euclid(DAY)))
}

pub fn delta_seconds(vm: &mut Vm, args: &[Value]) -> Res {
    let us = delta(vm, args[0]).ok_or(Stop::Python)?;
    Ok(Value::small((us.rem_euclid(DAY) / 1_000_000) as i32))
}

pub fn delta_microseconds(vm: &mut Vm, args: &[Value]) -> Res {
    let us = delta(vm, args[0]).ok_or(Stop::Python)?;
    Ok(Value::small(us.rem_euclid(1_000_000) as i32))
}

pub fn delta_truth(vm: &mut Vm, args: &[Value]) -> Res {
    delta(vm, args[0]).map(|us| Value::bool(us != 0)).ok_or(Stop::Python)
}

/// The quotient of two integers, if both are floats as well: then it is the nearest one.
fn quotient(a: i64, b: i64) -> Res {
    let exact = |n: i64| n.unsigned_abs() < 1 << 53;
    if b == 0 || !exact(a) || !exact(b) {
        return Err(Stop::Python);
    }
    Ok(Value::float(a as f64 / b as f64))
}

pub fn total_seconds(vm: &mut Vm, args: &[Value]) -> Res {
    quotient(delta(vm, args[0]).ok_or(Stop::Python)?, 1_000_000)
}

/// Two durations and what becomes of them.
fn joined(vm: &mut Vm, args: &[Value], join: impl Fn(i64, i64) -> Option<i64>) -> Res {
    let mine = delta(vm, args[0]).ok_or(Stop::Python)?;
    match delta(vm, args[1]) {
        Some(theirs) => {
            let us = join(mine, theirs).ok_or(Stop::Python)?;
            new_delta(vm, us)
        }
        None => not_implemented(args[1]),
    }
}

pub fn delta_add(vm: &mut Vm, args: &[Value]) -> Res {
    joined(vm, args, i64::checked_add)
}

pub fn delta_sub(vm: &mut Vm, args: &[Value]) -> Res {
    joined(vm, args, i64::checked_sub)
}

pub fn delta_mod(vm: &mut Vm, args: &[Value]) -> Res {
    joined(vm, args, |a, b| if b > 0 { Some(a.rem_euclid(b)) } else { None })
}

pub fn delta_neg(vm: &mut Vm, args: &[Value]) -> Res {
    let us = delta(vm, args[0]).and_then(i64::checked_neg).ok_or(Stop::Python)?;
    new_delta(vm, us)
}

pub fn delta_abs(vm: &mut Vm, args: &[Value]) -> Res {
    let us = delta(vm, args[0]).and_then(i64::checked_abs).ok_or(Stop::Python)?;
    new_delta(vm, us)
}

pub fn delta_mul(vm: &mut Vm, args: &[Value]) -> Res {
    let us = delta(vm, args[0]).ok_or(Stop::Python)?;
    match args[1].kind() {
        Kind::Int => {
            let us = args[1].as_int().and_then(|n| us.checked_mul(n)).ok_or(Stop::Python)?;
            new_delta(vm, us)
        }
        _ => Err(Stop::Python),
    }
}

pub fn delta_floordiv(vm: &mut Vm, args: &[Value]) -> Res {
    let us = delta(vm, args[0]).ok_or(Stop::Python)?;
    match (args[1].as_int(), delta(vm, args[1])) {
        (Some(n), _) if n > 0 => new_delta(vm, us.div_euclid(n)),
        (None, Some(n)) if n > 0 => Ok(vm.heap.new_int(us.div_euclid(n))),
        _ => Err(Stop::Python),
    }
}

pub fn delta_truediv(vm: &mut Vm, args: &[Value]) -> Res {
    let us = delta(vm, args[0]).ok_or(Stop::Python)?;
    match (args[1].as_int(), delta(vm, args[1])) {
        (Some(n), _) if n > 0 => {
            // Rounded, ties to even.
            let (whole, rest) = (us.div_euclid(n), us.rem_euclid(n));
            let up = match (rest * 2).cmp(&n) {
                Ordering::Less => 0,
                Ordering::Equal => whole & 1,
                Ordering::Greater => 1,
            };
            new_delta(vm, whole + up)
        }
        (None, Some(n)) => quotient(us, n),
        _ => Err(Stop::Python),
    }
}
