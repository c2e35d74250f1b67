//! Texts of dates and times, written and read: the forms of ISO 8601 that `isoformat` writes, and the directives of
//! `strftime` and `strptime` that need no more than the fields.
//!
//! A text or a format that is anything else, or that does not fit, is left to Python, which knows what to say about it.

use std::fmt::Write as _;

use hognose_vm::stop::{Res, Stop};
use hognose_vm::value::{Kind, Value};
use hognose_vm::vm::Vm;

use super::make::{is_own, of_day, read, two, zone_of};
use super::{Clock, DAY, Date, any_date, delta, fixed_offset, info_of, is_zone, moment, new_date, new_moment, offset, plain_date, plain_time, shapes, slots};

const DAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS: [&str; 12] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
];

/// Formats and texts that are longer are left to Python.
const LONG: usize = 128;

/// A text that is being written.
#[derive(Default)]
struct Writer(Vec<u8>);

impl Writer {
    fn new() -> Writer {
        Writer(Vec::with_capacity(40))
    }

    fn text(&mut self, text: &str) {
        self.0.extend_from_slice(text.as_bytes());
    }

    fn two(&mut self, n: i64) {
        self.0.extend_from_slice(&two(n));
    }

    fn year(&mut self, year: i64) {
        self.two(year / 100);
        self.two(year % 100);
    }

    fn six(&mut self, n: i64) {
        self.two(n / 10_000);
        self.two(n / 100 % 100);
        self.two(n % 100);
    }

    fn spaced(&mut self, n: i64) {
        self.0.push(if n < 10 { b' ' } else { b'0' + (n / 10) as u8 });
        self.0.push(b'0' + (n % 10) as u8);
    }

    fn date(&mut self, date: Date) {
        self.year(date.year);
        self.0.push(b'-');
        self.two(date.month);
        self.0.push(b'-');
        self.two(date.day);
    }

    fn clock(&mut self, clock: Clock) {
        self.two(clock.hour());
        self.0.push(b':');
        self.two(clock.minute());
        self.0.push(b':');
        self.two(clock.second());
    }

    fn fraction(&mut self, clock: Clock) {
        self.0.push(b'.');
        self.six(clock.microsecond());
    }

    /// `+HH:MM[:SS[.ffffff]]`
    fn offset(&mut self, us: i64, colon: &str) {
        self.0.push(if us < 0 { b'-' } else { b'+' });
        let us = us.abs();
        self.two(us / 3_600_000_000);
        self.text(colon);
        self.two(us / 60_000_000 % 60);
        if us % 60_000_000 != 0 {
            self.text(colon);
            self.two(us / 1_000_000 % 60);
            if us % 1_000_000 != 0 {
                self.0.push(b'.');
                self.six(us % 1_000_000);
            }
        }
    }

    fn finish(self, vm: &mut Vm) -> Res {
        // It is made of texts.
        Ok(vm.heap.new_str(&String::from_utf8_lossy(&self.0)))
    }
}

/// The ASCII text of a short string.
fn ascii(vm: &Vm, value: Value) -> Res<&[u8]> {
    let text = vm.heap.str_obj(value.is(Kind::Str).ok_or(Stop::Python)?).latin1().ok_or(Stop::Python)?;
    if text.len() > LONG || !text.is_ascii() { Err(Stop::Python) } else { Ok(text) }
}

pub fn date_isoformat(vm: &mut Vm, args: &[Value]) -> Res {
    let date = plain_date(vm, args[0]).ok_or(Stop::Python)?;
    let mut out = Writer::new();
    out.date(date);
    out.finish(vm)
}

/// Writes a time of day as `timespec` says, and the offset of its zone.
fn write_clock(vm: &Vm, out: &mut Writer, date: Option<Date>, clock: Clock, timespec: Value) -> Res<()> {
    let timespec = if timespec.is_undef() { &b"auto"[..] } else { ascii(vm, timespec)? };
    match timespec {
        b"auto" => {
            out.clock(clock);
            if clock.microsecond() != 0 {
                out.fraction(clock);
            }
        }
        b"seconds" => out.clock(clock),
        b"microseconds" => {
            out.clock(clock);
            out.fraction(clock);
        }
        b"milliseconds" => {
            out.clock(clock);
            out.0.push(b'.');
            let ms = clock.microsecond() / 1000;
            out.0.push(b'0' + (ms / 100) as u8);
            out.two(ms % 100);
        }
        b"minutes" => {
            out.clock(clock);
            out.0.truncate(out.0.len() - 3);
        }
        _ => return Err(Stop::Python),
    }
    let us = match date {
        Some(date) => offset(vm, date, clock)?,
        None => fixed_offset(vm, clock.zone)?,
    };
    if let Some(us) = us {
        out.offset(us, ":");
    }
    Ok(())
}

fn write_moment(vm: &mut Vm, value: Value, separator: u8, timespec: Value) -> Res {
    let (date, clock) = moment(vm, value).ok_or(Stop::Python)?;
    let mut out = Writer::new();
    out.date(date);
    out.0.push(separator);
    write_clock(vm, &mut out, Some(date), clock, timespec)?;
    out.finish(vm)
}

pub fn isoformat(vm: &mut Vm, args: &[Value]) -> Res {
    let separator = match args[1].given() {
        None => b'T',
        Some(text) => match ascii(vm, text)? {
            [separator] => *separator,
            _ => return Err(Stop::Python),
        },
    };
    write_moment(vm, args[0], separator, args[2])
}

pub fn to_str(vm: &mut Vm, args: &[Value]) -> Res {
    write_moment(vm, args[0], b' ', Value::UNDEF)
}

pub fn time_isoformat(vm: &mut Vm, args: &[Value]) -> Res {
    let clock = plain_time(vm, args[0]).ok_or(Stop::Python)?;
    let mut out = Writer::new();
    write_clock(vm, &mut out, None, clock, args[1])?;
    out.finish(vm)
}

pub fn time_str(vm: &mut Vm, args: &[Value]) -> Res {
    time_isoformat(vm, &[args[0], Value::UNDEF])
}

pub fn delta_str(vm: &mut Vm, args: &[Value]) -> Res {
    let us = delta(vm, args[0]).ok_or(Stop::Python)?;
    let (days, rest) = (us.div_euclid(DAY), us.rem_euclid(DAY));
    let mut out = Writer::new();
    if days != 0 {
        out.text(&format!("{days} day{}, ", if days.abs() == 1 { "" } else { "s" }));
    }
    let clock = Clock { us: rest, zone: Value::NONE, fold: 0 };
    out.text(&clock.hour().to_string());
    out.text(&format!(":{:02}:{:02}", clock.minute(), clock.second()));
    if clock.microsecond() != 0 {
        out.fraction(clock);
    }
    out.finish(vm)
}

pub fn date_repr(vm: &mut Vm, args: &[Value]) -> Res {
    let date = plain_date(vm, args[0]).ok_or(Stop::Python)?;
    Ok(vm.heap.new_str(&format!("datetime.date({}, {}, {})", date.year, date.month, date.day)))
}

/// Seconds and microseconds where there are any, fold, and no other zone than UTC.
fn repr_of_clock(vm: &mut Vm, text: &mut String, clock: Clock, fold_last: bool) -> Res<()> {
    let _ = write!(text, "{}, {}", clock.hour(), clock.minute());
    if clock.us % 60_000_000 != 0 {
        let _ = write!(text, ", {}", clock.second());
    }
    if clock.microsecond() != 0 {
        let _ = write!(text, ", {}", clock.microsecond());
    }
    let zone = match clock.zone.is_none() {
        true => "",
        false if zone_of(vm, 0)?.same(clock.zone) => ", tzinfo=datetime.timezone.utc",
        false => return Err(Stop::Python),
    };
    let fold = if clock.fold == 0 { "" } else { ", fold=1" };
    let (first, second) = if fold_last { (zone, fold) } else { (fold, zone) };
    let _ = write!(text, "{first}{second})");
    Ok(())
}

pub fn repr(vm: &mut Vm, args: &[Value]) -> Res {
    let (date, clock) = moment(vm, args[0]).ok_or(Stop::Python)?;
    let mut text = format!("datetime.datetime({}, {}, {}, ", date.year, date.month, date.day);
    repr_of_clock(vm, &mut text, clock, false)?;
    Ok(vm.heap.new_str(&text))
}

pub fn time_repr(vm: &mut Vm, args: &[Value]) -> Res {
    let clock = plain_time(vm, args[0]).ok_or(Stop::Python)?;
    let mut text = String::from("datetime.time(");
    repr_of_clock(vm, &mut text, clock, true)?;
    Ok(vm.heap.new_str(&text))
}

pub fn delta_repr(vm: &mut Vm, args: &[Value]) -> Res {
    let us = delta(vm, args[0]).ok_or(Stop::Python)?;
    let rest = us.rem_euclid(DAY);
    let parts = [("days", us.div_euclid(DAY)), ("seconds", rest / 1_000_000), ("microseconds", rest % 1_000_000)];
    let shown: Vec<String> = parts.iter().filter(|(_, n)| *n != 0).map(|(name, n)| format!("{name}={n}")).collect();
    let shown = if shown.is_empty() { "0".to_string() } else { shown.join(", ") };
    Ok(vm.heap.new_str(&format!("datetime.timedelta({shown})")))
}

/// The name of a zone that is none, a `ZoneInfo`, or a `timezone` without a name of its own.
fn write_zone_name(vm: &Vm, out: &mut Writer, date: Date, clock: Clock) -> Res<()> {
    let zone = clock.zone;
    if is_zone(vm, zone) {
        let name = info_of(vm, date, clock)?.name;
        out.0.extend_from_slice(ascii(vm, name)?);
        return Ok(());
    }
    let Some(us) = fixed_offset(vm, zone)? else { return Ok(()) };
    let shapes = shapes(vm)?;
    if slots(vm, zone, |shape| shape == shapes.timezone).is_none_or(|zone| !zone.inline[1].is_none()) {
        return Err(Stop::Python);
    }
    out.text("UTC");
    if us != 0 {
        out.offset(us, ":");
    }
    Ok(())
}

fn formatted(vm: &mut Vm, format: Value, date: Date, clock: Clock) -> Res {
    let mut out = Writer::new();
    let mut rest = ascii(vm, format)?;
    while let Some((&first, after)) = rest.split_first() {
        if first != b'%' {
            out.0.push(first);
            rest = after;
            continue;
        }
        let (&letter, after) = after.split_first().ok_or(Stop::Python)?;
        rest = after;
        match letter {
            b'Y' => out.year(date.year),
            b'm' => out.two(date.month),
            b'd' => out.two(date.day),
            b'H' => out.two(clock.hour()),
            b'M' => out.two(clock.minute()),
            b'S' => out.two(clock.second()),
            b'f' => out.six(clock.microsecond()),
            b'y' => out.two(date.year % 100),
            b'e' => out.spaced(date.day),
            b'I' => out.two((clock.hour() + 11) % 12 + 1),
            b'p' => out.text(if clock.hour() >= 12 { "PM" } else { "AM" }),
            b'a' => out.text(&DAYS[date.weekday() as usize][..3]),
            b'A' => out.text(DAYS[date.weekday() as usize]),
            b'b' | b'h' => out.text(&MONTHS[date.month as usize - 1][..3]),
            b'B' => out.text(MONTHS[date.month as usize - 1]),
            b'j' => {
                let day = date.day_of_year();
                out.0.push(b'0' + (day / 100) as u8);
                out.two(day % 100);
            }
            b'w' => out.0.push(b'0' + ((date.weekday() + 1) % 7) as u8),
            b'u' => out.0.push(b'1' + date.weekday() as u8),
            b'F' => out.date(date),
            b'T' | b'X' => out.clock(clock),
            b'R' => {
                out.clock(clock);
                out.0.truncate(out.0.len() - 3);
            }
            b'D' | b'x' => {
                out.two(date.month);
                out.0.push(b'/');
                out.two(date.day);
                out.0.push(b'/');
                out.two(date.year % 100);
            }
            b'c' => {
                out.text(&DAYS[date.weekday() as usize][..3]);
                out.0.push(b' ');
                out.text(&MONTHS[date.month as usize - 1][..3]);
                out.0.push(b' ');
                out.spaced(date.day);
                out.0.push(b' ');
                out.clock(clock);
                out.0.push(b' ');
                out.year(date.year);
            }
            b'z' => {
                if let Some(us) = offset(vm, date, clock)? {
                    out.offset(us, "");
                }
            }
            b'Z' => write_zone_name(vm, &mut out, date, clock)?,
            b'%' => out.0.push(b'%'),
            _ => return Err(Stop::Python),
        }
    }
    out.finish(vm)
}

const MIDNIGHT: Clock = Clock { us: 0, zone: Value::NONE, fold: 0 };

pub fn date_strftime(vm: &mut Vm, args: &[Value]) -> Res {
    let date = plain_date(vm, args[0]).ok_or(Stop::Python)?;
    formatted(vm, args[1], date, MIDNIGHT)
}

pub fn strftime(vm: &mut Vm, args: &[Value]) -> Res {
    let (date, clock) = moment(vm, args[0]).ok_or(Stop::Python)?;
    formatted(vm, args[1], date, clock)
}

pub fn time_strftime(vm: &mut Vm, args: &[Value]) -> Res {
    let clock = plain_time(vm, args[0]).filter(|clock| !is_zone(vm, clock.zone)).ok_or(Stop::Python)?;
    formatted(vm, args[1], Date { year: 1900, month: 1, day: 1 }, clock)
}

/// `format()` of a date, a time, or both.
pub fn format_by(vm: &mut Vm, args: &[Value]) -> Res {
    let plain = ascii(vm, args[1])?.is_empty();
    if let Some((date, clock)) = moment(vm, args[0]) {
        return if plain { to_str(vm, args) } else { formatted(vm, args[1], date, clock) };
    }
    if plain_time(vm, args[0]).is_some() {
        return if plain { time_str(vm, args) } else { time_strftime(vm, args) };
    }
    let date = any_date(vm, args[0])?;
    if plain { date_isoformat(vm, args) } else { formatted(vm, args[1], date, MIDNIGHT) }
}

/// A text that is being read.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// The next byte, if it is this one.
    fn byte(&mut self, byte: u8) -> Res<()> {
        if self.peek() != Some(byte) {
            return Err(Stop::Python);
        }
        self.at += 1;
        Ok(())
    }

    /// How many digits come next, up to so many.
    fn digits(&self, most: usize) -> usize {
        self.text[self.at..].iter().take(most).take_while(|byte| byte.is_ascii_digit()).count()
    }

    /// A number of so many digits.
    fn number(&mut self, digits: usize) -> Res<i64> {
        if self.digits(digits) != digits {
            return Err(Stop::Python);
        }
        let number = self.text[self.at..self.at + digits].iter().fold(0, |n, byte| n * 10 + i64::from(byte - b'0'));
        self.at += digits;
        Ok(number)
    }

    /// Up to six digits as microseconds. Further ones are for Python.
    fn fraction(&mut self) -> Res<i64> {
        let digits = self.digits(6);
        if digits == 0 {
            return Err(Stop::Python);
        }
        let number = self.number(digits)?;
        Ok(number * 10i64.pow(6 - digits as u32))
    }

    /// `YYYY-MM-DD`
    fn date(&mut self) -> Res<Date> {
        let year = self.number(4)?;
        self.byte(b'-')?;
        let month = self.number(2)?;
        self.byte(b'-')?;
        let day = self.number(2)?;
        read([year, month, day])
    }

    /// `HH:MM[:SS[.ffffff]]`
    fn clock(&mut self) -> Res<i64> {
        let hour = self.number(2)?;
        self.byte(b':')?;
        let minute = self.number(2)?;
        let (mut second, mut us) = (0, 0);
        if self.peek() == Some(b':') {
            self.at += 1;
            second = self.number(2)?;
            if self.peek() == Some(b'.') {
                self.at += 1;
                us = self.fraction()?;
                if self.digits(1) != 0 {
                    return Err(Stop::Python);
                }
            }
        }
        of_day(hour, minute, second, us)
    }

    /// `Z`, or `+HH:MM[:SS[.ffffff]]`: an offset; `None` at the end of the text.
    fn offset(&mut self) -> Res<Option<i64>> {
        let sign = match self.peek() {
            None => return Ok(None),
            Some(b'Z') => {
                self.at += 1;
                0
            }
            Some(b'+') => 1,
            Some(b'-') => -1,
            Some(_) => return Err(Stop::Python),
        };
        if sign == 0 {
            return Ok(Some(0));
        }
        self.at += 1;
        // CPython looks at the seconds alone.
        Ok(Some(Some(self.clock()?).filter(|us| *us >= 1_000_000).map_or(0, |us| sign * us)))
    }

    fn end(&self) -> Res<()> {
        if self.at == self.text.len() { Ok(()) } else { Err(Stop::Python) }
    }
}

pub fn date_fromisoformat(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = shapes(vm)?.date;
    let mut reader = Reader { text: ascii(vm, args[1])?, at: 0 };
    let date = reader.date()?;
    reader.end()?;
    if !is_own(vm, args[0], shape) {
        return Err(Stop::Python);
    }
    new_date(vm, date)
}

pub fn fromisoformat(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = shapes(vm)?.datetime;
    let mut reader = Reader { text: ascii(vm, args[1])?, at: 0 };
    let date = reader.date()?;
    let (mut us, mut offset) = (0, None);
    if reader.peek().is_some() {
        reader.at += 1;
        us = reader.clock()?;
        offset = reader.offset()?;
        reader.end()?;
    }
    if !is_own(vm, args[0], shape) {
        return Err(Stop::Python);
    }
    let zone = match offset {
        Some(offset) => zone_of(vm, offset)?,
        None => Value::NONE,
    };
    new_moment(vm, date, Clock { us, zone, fold: 0 })
}

/// The position of the name that a text begins with, however it is spelt; of several the longest.
fn name(text: &[u8], names: &[&str], short: bool) -> Option<(usize, usize)> {
    let length = |name: &str| if short { 3 } else { name.len() };
    names.iter().enumerate().find_map(|(at, name)| {
        let n = length(name);
        text.get(..n).is_some_and(|part| part.eq_ignore_ascii_case(&name.as_bytes()[..n])).then_some((at, n))
    })
}

/// The fields that a format found, as they are where it does not say.
struct Found {
    date: [i64; 3],
    hour: i64,
    minute: i64,
    second: i64,
    us: i64,
    /// Whether the hour is one of twelve, and whether it is in the afternoon.
    twelve: bool,
    afternoon: Option<bool>,
    has_year: bool,
}

/// A number as a directive takes it at first: two digits, or one where no other follows. Whatever needs another try than the
/// first one is for Python.
fn directive(reader: &mut Reader<'_>, least: i64, most: i64) -> Res<i64> {
    let digits = reader.digits(2).max(1);
    let number = reader.number(digits)?;
    if (least..=most).contains(&number) { Ok(number) } else { Err(Stop::Python) }
}

/// Reads a text by a format.
fn parsed(text: &[u8], format: &[u8]) -> Res<Found> {
    let mut reader = Reader { text, at: 0 };
    let mut found = Found {
        date: [1900, 1, 1],
        hour: 0,
        minute: 0,
        second: 0,
        us: 0,
        twelve: false,
        afternoon: None,
        has_year: false,
    };
    let mut seen = 0u128;
    let mut rest = format;
    while let Some((&first, after)) = rest.split_first() {
        rest = after;
        if first.is_ascii_whitespace() || first == 0x0b || (0x1c..0x20).contains(&first) {
            // One space for one space; more of either is for Python.
            let one = first == b' ' && rest.first().is_none_or(|next| !next.is_ascii_whitespace());
            reader.byte(b' ')?;
            if !one || reader.peek().is_none_or(|next| !next.is_ascii_graphic()) {
                return Err(Stop::Python);
            }
            continue;
        }
        if first != b'%' {
            if reader.peek().is_none_or(|byte| !byte.eq_ignore_ascii_case(&first)) {
                return Err(Stop::Python);
            }
            reader.at += 1;
            continue;
        }
        let (&letter, after) = rest.split_first().ok_or(Stop::Python)?;
        rest = after;
        if letter != b'%' {
            // No directive twice.
            let bit = 1u128 << (letter & 0x7f);
            if seen & bit != 0 {
                return Err(Stop::Python);
            }
            seen |= bit;
        }
        match letter {
            b'Y' => (found.date[0], found.has_year) = (reader.number(4)?, true),
            b'y' => {
                let year = reader.number(2)?;
                (found.date[0], found.has_year) = (if year <= 68 { year + 2000 } else { year + 1900 }, true);
            }
            b'm' => found.date[1] = directive(&mut reader, 1, 12)?,
            b'd' => found.date[2] = directive(&mut reader, 1, 31)?,
            b'H' => found.hour = directive(&mut reader, 0, 23)?,
            b'I' => (found.hour, found.twelve) = (directive(&mut reader, 1, 12)?, true),
            b'M' => found.minute = directive(&mut reader, 0, 59)?,
            b'S' => found.second = directive(&mut reader, 0, 59)?,
            b'f' => found.us = reader.fraction()?,
            b'b' | b'B' => {
                let (month, n) = name(&text[reader.at..], &MONTHS, letter == b'b').ok_or(Stop::Python)?;
                found.date[1] = month as i64 + 1;
                reader.at += n;
            }
            b'a' | b'A' => reader.at += name(&text[reader.at..], &DAYS, letter == b'a').ok_or(Stop::Python)?.1,
            b'p' => {
                let (part, n) = name(&text[reader.at..], &["AM", "PM"], false).ok_or(Stop::Python)?;
                found.afternoon = Some(part == 1);
                reader.at += n;
            }
            b'%' => reader.byte(b'%')?,
            _ => return Err(Stop::Python),
        }
    }
    reader.end()?;
    // Of the two years one decides, of the two names of a month as well.
    let both = |a: u8, b: u8| seen & 1 << a != 0 && seen & 1 << b != 0;
    let odd = both(b'Y', b'y') || both(b'b', b'B') || both(b'm', b'b') || both(b'm', b'B') || both(b'H', b'I');
    if odd || !found.has_year { Err(Stop::Python) } else { Ok(found) }
}

pub fn strptime(vm: &mut Vm, args: &[Value]) -> Res {
    let shape = shapes(vm)?.datetime;
    let mut found = parsed(ascii(vm, args[1])?, ascii(vm, args[2])?)?;
    if found.twelve {
        found.hour = found.hour % 12 + if found.afternoon == Some(true) { 12 } else { 0 };
    }
    if !is_own(vm, args[0], shape) {
        return Err(Stop::Python);
    }
    let us = of_day(found.hour, found.minute, found.second, found.us)?;
    let date = read(found.date)?;
    new_moment(vm, date, Clock { us, zone: Value::NONE, fold: 0 })
}
