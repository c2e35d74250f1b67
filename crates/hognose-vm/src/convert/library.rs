//! Dates, decimals, fractions, UUIDs and paths: instances of the library's classes, by their fields.
//!
//! The fields that a value has outside are the names by which Python knows them; what the library keeps in an instance is
//! told here alone. Nothing of the guest runs: an instance is made as the class's own constructor would leave it, and what
//! that would refuse is refused.

use hognose_host::{Crossing, Data, Object};
use num_bigint::BigInt;
use num_integer::Integer;

use super::Refused;
use crate::image::LibraryShapes;
use crate::num::int::parse_int;
use crate::num::{Int, IntRef, Unmetered};
use crate::value::{Kind, Value};
use crate::vm::Vm;
use crate::zones;

/// The classes whose instances cross; the image knows them by these names, whatever a guest does to their modules.
pub const CLASSES: [&str; 11] = [
    "datetime.date",
    "datetime.datetime",
    "datetime.time",
    "datetime.timedelta",
    "datetime.timezone",
    "decimal.Decimal",
    "fractions.Fraction",
    "pathlib.PosixPath",
    "pathlib.PurePosixPath",
    "pathlib.PureWindowsPath",
    "uuid.UUID",
];

/// The fields of dates and times: their name, and the least and greatest value.
const DATE: [(&str, i64, i64); 3] = [("year", 1, 9999), ("month", 1, 12), ("day", 1, 31)];
const TIME: [(&str, i64, i64); 4] =
    [("hour", 0, 23), ("minute", 0, 59), ("second", 0, 59), ("microsecond", 0, 999_999)];

/// The microseconds of each of [`TIME`].
const UNITS: [i64; 4] = [3_600_000_000, 60_000_000, 1_000_000, 1];

/// Digits of a decimal that crosses at most: its text takes time that grows faster than they do.
const MOST_DIGITS: u64 = 100_000;

/// Characters of a wrong value that an error shows at most.
const MOST_SHOWN: usize = 80;

/// The greatest exponent that the first digit of a decimal may have, either way: CPython's `MAX_EMAX`.
const MOST_EXPONENT: i64 = 999_999_999_999_999_999;

/// Bits of the integers in these values at most.
const MOST_BITS: u64 = 1 << 16;

const DAY: i128 = 86_400_000_000;

fn unfit<T>(text: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::Unfit(Crossing::Unfit(text.into())))
}

pub(crate) fn days_in(year: i64, month: i64) -> i64 {
    match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The fields of an object on its way in.
struct Fields<'a> {
    object: &'a Object,
}

impl<'a> Fields<'a> {
    fn get(&self, name: &str) -> Option<&'a Data> {
        self.object.fields.iter().find(|(field, _)| field == name).map(|(_, value)| value)
    }

    fn wrong<T>(&self, name: &str, wanted: &str) -> Result<T, Refused> {
        let class = &self.object.class;
        match self.get(name) {
            Some(found) => {
                let mut shown = found.to_string();
                if shown.chars().nth(MOST_SHOWN).is_some() {
                    shown = shown.chars().take(MOST_SHOWN).chain(['…']).collect();
                }
                unfit(format!("{class}: {name} is {wanted}, not {shown}"))
            }
            None => unfit(format!("{class}: {name} is missing: {wanted}")),
        }
    }

    fn number(
        &self,
        (name, least, greatest): (&str, i64, i64),
        default: Option<i64>,
    ) -> Result<i64, Refused> {
        match self.get(name) {
            Some(Data::Int(n)) if (least..=greatest).contains(n) => Ok(*n),
            None if default.is_some() => Ok(default.unwrap_or(least)),
            _ => self.wrong(name, &format!("a number from {least} to {greatest}")),
        }
    }

    fn integer(&self, name: &str) -> Result<BigInt, Refused> {
        match self.get(name) {
            Some(Data::Int(n)) => Ok((*n).into()),
            Some(Data::BigInt(n)) if n.bits() <= MOST_BITS => Ok(n.clone()),
            _ => self.wrong(name, &format!("an integer of at most {MOST_BITS} bits")),
        }
    }

    fn text(&self, name: &str) -> Result<&'a str, Refused> {
        match self.get(name) {
            Some(Data::Str(text)) => Ok(text),
            _ => self.wrong(name, "a string"),
        }
    }
}

impl Vm {
    /// How instances of the library's classes look; `None` while the image is made.
    #[inline]
    pub fn library_shapes(&self) -> Option<&'static LibraryShapes> {
        let image = self.image;
        if image.is_building() { None } else { Some(image.library_shapes()) }
    }

    /// The instance that an object of one of [`CLASSES`] means; `None` if it is of another class.
    pub(super) fn library_value(&mut self, object: &Object) -> Result<Option<Value>, Refused> {
        let fields = Fields { object };
        let value = match object.class.as_str() {
            "datetime.date" => {
                let date = self.date_fields(&fields)?;
                self.library_instance("datetime.date", date)
            }
            "datetime.datetime" => {
                let mut all = self.date_fields(&fields)?;
                all.extend(self.time_fields(&fields)?);
                self.library_instance("datetime.datetime", all)
            }
            "datetime.time" => {
                let time = self.time_fields(&fields)?;
                self.library_instance("datetime.time", time)
            }
            "datetime.timedelta" => {
                let microseconds = fields.integer("microseconds")?;
                let most = BigInt::from(1_000_000_000 * DAY);
                if microseconds >= most || microseconds <= -(most) - 1 + DAY {
                    return fields.wrong("microseconds", "a number of less than 1000000000 days");
                }
                let microseconds = self.int(Int::from(microseconds));
                self.library_instance("datetime.timedelta", vec![("_us", microseconds)])
            }
            "datetime.timezone" => self.timezone(&fields),
            "decimal.Decimal" => self.decimal(fields.text("value")?),
            "fractions.Fraction" => {
                let (numerator, denominator) = (fields.integer("numerator")?, fields.integer("denominator")?);
                if denominator <= BigInt::ZERO || numerator.gcd(&denominator) != BigInt::from(1) {
                    return fields
                        .wrong("denominator", "positive and has no divisor in common with the numerator");
                }
                let parts = [numerator, denominator].map(|n| self.int(Int::from(n)));
                self.library_instance(
                    "fractions.Fraction",
                    vec![("_numerator", parts[0]), ("_denominator", parts[1])],
                )
            }
            "pathlib.PurePosixPath" => self.path("pathlib.PurePosixPath", fields.text("path")?),
            "pathlib.PosixPath" => self.path("pathlib.PosixPath", fields.text("path")?),
            "pathlib.PureWindowsPath" => self.windows_path(fields.text("path")?),
            "uuid.UUID" => {
                let int = fields.integer("int")?;
                if int < BigInt::ZERO || int.bits() > 128 {
                    return fields.wrong("int", "a number of 128 bits");
                }
                let int = self.int(Int::from(int));
                let safe = self.library_class("uuid.SafeUUID").and_then(|class| {
                    let unknown = self.intern("unknown");
                    self.class_attr(class, unknown)
                });
                self.library_instance(
                    "uuid.UUID",
                    vec![("int", int), ("is_safe", safe.unwrap_or(Value::NONE))],
                )
            }
            _ => return Ok(None),
        }?;
        Ok(Some(value))
    }

    fn library_class(&self, name: &str) -> Option<Value> {
        self.image.library_class(name)
    }

    fn library_instance(&mut self, class: &str, fields: Vec<(&str, Value)>) -> Result<Value, Refused> {
        let Some(class) = self.library_class(class) else {
            return unfit(format!("there is no {class} here"));
        };
        let shape = self.heap.class(class.handle()).shape;
        let instance = self.heap.new_blank(shape);
        for (field, value) in fields {
            let name = self.intern(field);
            if let Some(slot) = self.heap.shape(shape).slot(name) {
                self.set_raw_slot(instance, slot, value);
            }
        }
        Ok(instance)
    }

    fn date_fields(&mut self, fields: &Fields<'_>) -> Result<Vec<(&'static str, Value)>, Refused> {
        let [year, month, day] = DATE.map(|field| fields.number(field, None));
        let (year, month, day) = (year?, month?, day?);
        if day > days_in(year, month) {
            return fields.wrong("day", &format!("a day of month {month} of {year}"));
        }
        Ok(vec![("_ymd", Value::small((year << 9 | month << 5 | day) as i32))])
    }

    fn time_fields(&mut self, fields: &Fields<'_>) -> Result<Vec<(&'static str, Value)>, Refused> {
        let mut us = 0;
        for (field, unit) in TIME.into_iter().zip(UNITS) {
            us += fields.number(field, Some(0))? * unit;
        }
        let mut values = vec![("_us_of_day", self.heap.new_int(us))];
        values.push(("_fold", Value::small(fields.number(("fold", 0, 1), Some(0))? as i32)));
        let zone = match fields.get("tzinfo") {
            None | Some(Data::None) => Value::NONE,
            Some(Data::Object(zone)) if zone.class == "datetime.timezone" => {
                self.timezone(&Fields { object: zone })?
            }
            _ => return fields.wrong("tzinfo", "None or a datetime.timezone"),
        };
        values.push(("_tzinfo", zone));
        Ok(values)
    }

    fn timezone(&mut self, fields: &Fields<'_>) -> Result<Value, Refused> {
        let wanted = "a timedelta of less than a day";
        let offset = match fields.get("offset") {
            Some(Data::Object(offset)) if offset.class == "datetime.timedelta" => {
                Fields { object: offset }.integer("microseconds")?
            }
            _ => return fields.wrong("offset", wanted),
        };
        if offset >= BigInt::from(DAY) || offset <= BigInt::from(-DAY) {
            return fields.wrong("offset", wanted);
        }
        let name = match fields.get("name") {
            None | Some(Data::None) => Value::NONE,
            Some(Data::Str(name)) => self.heap.new_str(name),
            _ => return fields.wrong("name", "a string or None"),
        };
        // There is one zone of no offset and no name.
        if offset == BigInt::ZERO
            && name.same(Value::NONE)
            && let Some(class) = self.library_class("datetime.timezone")
        {
            let utc = self.intern("utc");
            if let Some(utc) = self.class_attr(class, utc) {
                return Ok(utc);
            }
        }
        let offset = self.int(Int::from(offset));
        let offset = self.library_instance("datetime.timedelta", vec![("_us", offset)])?;
        self.library_instance("datetime.timezone", vec![("_offset", offset), ("_name", name)])
    }

    /// A decimal by its text, as `str()` writes it.
    fn decimal(&mut self, text: &str) -> Result<Value, Refused> {
        let Some(parts) = DecimalParts::read(text) else {
            let shown: String = text.chars().take(MOST_SHOWN).collect();
            return unfit(format!("decimal.Decimal: {shown:?} is no decimal number"));
        };
        if parts.digits.len() as u64 > MOST_DIGITS {
            return unfit(format!("decimal.Decimal: more than {MOST_DIGITS} digits cannot cross"));
        }
        let adjusted = parts.exponent.saturating_add(parts.digits.len() as i64 - 1);
        if !(-MOST_EXPONENT..=MOST_EXPONENT).contains(&adjusted) {
            return unfit(format!("decimal.Decimal: the exponent of {text:?} is beyond {MOST_EXPONENT}"));
        }
        let number = match parse_int(parts.digits.as_bytes(), 10, 0, &mut Unmetered) {
            Ok(Some(number)) => self.int(number),
            _ => Value::small(0),
        };
        let exponent = self.int(Int::from(BigInt::from(parts.exponent)));
        self.library_instance(
            "decimal.Decimal",
            vec![
                ("_sign", Value::small(parts.negative.into())),
                ("_int", number),
                ("_exp", exponent),
                ("_kind", Value::small(parts.kind)),
            ],
        )
    }

    /// A path by its text.
    fn path(&mut self, class: &str, text: &str) -> Result<Value, Refused> {
        // Two slashes in front mean something of their own; three and more mean one (POSIX 4.13).
        let slashes = text.len() - text.trim_start_matches('/').len();
        let root = match slashes {
            0 => "",
            2 => "//",
            _ => "/",
        };
        self.path_of(class, "", root, text.split('/'))
    }

    /// A path as on Windows by its text.
    fn windows_path(&mut self, text: &str) -> Result<Value, Refused> {
        let text = text.replace('/', "\\");
        let (drive, root, rest) = split_drive(&text);
        self.path_of("pathlib.PureWindowsPath", drive, root, rest.split('\\'))
    }

    fn path_of<'t>(
        &mut self,
        class: &str,
        drive: &str,
        root: &str,
        parts: impl Iterator<Item = &'t str>,
    ) -> Result<Value, Refused> {
        let parts = parts.filter(|part| !part.is_empty() && *part != ".");
        let parts: Vec<Value> = parts.map(|part| self.heap.new_str(part)).collect();
        let tail = self.heap.new_list(parts);
        let (drive, root) = (self.heap.new_str(drive), self.heap.new_str(root));
        self.library_instance(class, vec![("_drive", drive), ("_root", root), ("_tail", tail)])
    }

    /// The fields that an instance of one of [`CLASSES`] has outside, or `None` if it is of another class; values that are
    /// instances themselves are left to the caller.
    pub(super) fn library_fields(
        &mut self,
        value: Value,
        class: &str,
    ) -> Result<Option<Vec<Field>>, Crossing> {
        let plain = |names: &[&'static str]| -> Vec<Field> {
            names.iter().map(|name| Field { name, source: Source::Slot(format!("_{name}")) }).collect()
        };
        let date = |vm: &mut Vm| -> Vec<Field> {
            let parts = ["year", "month", "day"].into_iter().zip(vm.date_parts(value).unwrap_or_default());
            parts.map(|(name, n)| Field { name, source: Source::Number(n) }).collect()
        };
        let time = |vm: &mut Vm| -> Vec<Field> {
            let us = vm.plain_attr(value, "_us_of_day").and_then(Value::as_int).unwrap_or(0);
            let parts = TIME.into_iter().zip(UNITS).map(|((name, _, greatest), unit)| Field {
                name,
                source: Source::Number(us / unit % (greatest + 1)),
            });
            let mut fields: Vec<Field> = parts.chain(plain(&["tzinfo", "fold"])).collect();
            // A zone of the database leaves as what applies there at that time.
            if let Some(zone) = vm.plain_attr(value, "_tzinfo")
                && let Some(zone) = vm.zone_of_date(value, zone, us)
                && let Some(field) = fields.iter_mut().find(|field| field.name == "tzinfo")
            {
                field.source = Source::Zone(zone);
            }
            fields
        };
        Ok(Some(match class {
            "datetime.date" => date(self),
            "datetime.datetime" => date(self).into_iter().chain(time(self)).collect(),
            "datetime.time" => time(self),
            "datetime.timedelta" => {
                vec![Field { name: "microseconds", source: Source::Slot("_us".to_string()) }]
            }
            "datetime.timezone" => plain(&["offset", "name"]),
            "decimal.Decimal" => {
                vec![Field { name: "value", source: Source::Text(self.decimal_text(value)?) }]
            }
            "fractions.Fraction" => plain(&["numerator", "denominator"]),
            "pathlib.PosixPath" | "pathlib.PurePosixPath" | "pathlib.PureWindowsPath" => {
                vec![Field { name: "path", source: Source::Text(self.path_text(value)?) }]
            }
            "uuid.UUID" => vec![Field { name: "int", source: Source::Slot("int".to_string()) }],
            _ => return Ok(None),
        }))
    }

    /// Year, month and day of a date, which are one number in it.
    fn date_parts(&mut self, value: Value) -> Option<[i64; 3]> {
        let number = self.plain_attr(value, "_ymd")?.as_int()?;
        Some([number >> 9, number >> 5 & 15, number & 31])
    }

    /// What applies in a zone of the database at a date and a time of day, or always where there is no date.
    fn zone_of_date(&mut self, value: Value, zone: Value, us: i64) -> Option<Data> {
        if !zones::is_zone(self, zone) {
            return None;
        }
        let info = match self.date_parts(value) {
            Some([year @ 1..=9999, month @ 1..=12, day @ 1..=31]) => {
                let fold = self.plain_attr(value, "_fold").and_then(Value::as_int) == Some(1);
                let seconds = zones::days_of(year, month, day) * zones::DAY_SECONDS + us / UNITS[2];
                zones::info_at(self, zone, seconds, year, fold).ok()?
            }
            _ => zones::fixed_info(self, zone)?,
        };
        let name = self.heap.text(info.name.is(Kind::Str)?).to_utf8().ok()?;
        let object = |class: &str, fields: Vec<(String, Data)>| {
            Data::Object(Box::new(Object { class: class.to_string(), fields, is_tuple: false, is_frozen: false }))
        };
        let microseconds = Data::Int(info.seconds * UNITS[2]);
        let offset = object("datetime.timedelta", vec![("microseconds".to_string(), microseconds)]);
        Some(object("datetime.timezone", vec![("offset".to_string(), offset), ("name".to_string(), Data::Str(name))]))
    }

    fn decimal_text(&mut self, value: Value) -> Result<String, Crossing> {
        let broken = || Crossing::Unfit("a decimal that lost its parts cannot leave".to_string());
        let mut part = |name: &str| self.plain_attr(value, name).ok_or_else(broken);
        let (sign, number, exponent, kind) = (part("_sign")?, part("_int")?, part("_exp")?, part("_kind")?);
        let number = self.int_ref(number).ok_or_else(broken)?;
        // Somewhat more than three bits make a digit.
        if number.words() > MOST_DIGITS / 19 + 1 {
            return Err(Crossing::Unfit(format!("a decimal of more than {MOST_DIGITS} digits cannot leave")));
        }
        let digits = match number.to_radix(10, &mut Unmetered) {
            Ok(digits) => digits,
            Err(never) => match never {},
        };
        let exponent = self.int_ref(exponent).and_then(IntRef::to_i64).ok_or_else(broken)?;
        let parts = DecimalParts {
            negative: sign.as_int() == Some(1),
            digits,
            exponent,
            kind: kind.as_int().and_then(|kind| i32::try_from(kind).ok()).ok_or_else(broken)?,
        };
        Ok(parts.text())
    }

    fn path_text(&mut self, value: Value) -> Result<String, Crossing> {
        let broken = || Crossing::Unfit("a path that lost its parts cannot leave".to_string());
        let mut head = String::new();
        for part in ["_drive", "_root"] {
            let part = self.plain_attr(value, part).and_then(|part| part.is(Kind::Str)).ok_or_else(broken)?;
            head.push_str(&self.heap.text(part).to_utf8().map_err(Crossing::LoneSurrogate)?);
        }
        let tail = self.plain_attr(value, "_tail").and_then(|tail| tail.is(Kind::List)).ok_or_else(broken)?;
        let mut parts = Vec::new();
        for part in self.heap.list(tail).to_vec() {
            let part = part.is(Kind::Str).ok_or_else(broken)?;
            parts.push(self.heap.text(part).to_utf8().map_err(Crossing::LoneSurrogate)?);
        }
        let class = self.class_of(value);
        let windows = self.library_class("pathlib.PureWindowsPath").is_some_and(|known| known.same(class));
        // Else its first part would be read as a drive.
        let here = windows && head.is_empty() && parts.first().is_some_and(|part| part.contains(':'));
        let text = format!(
            "{head}{}{}",
            if here { ".\\" } else { "" },
            parts.join(if windows { "\\" } else { "/" })
        );
        Ok(if text.is_empty() { ".".to_string() } else { text })
    }
}

/// Drive, root and rest of a path of Windows, whose separators are all backslashes.
fn split_drive(text: &str) -> (&str, &str, &str) {
    const DEVICE: &str = r"\\?\UNC\";
    if let Some(share) = text.strip_prefix(r"\\") {
        let is_device = text.get(..DEVICE.len()).is_some_and(|start| start.eq_ignore_ascii_case(DEVICE));
        let start = if is_device { DEVICE.len() } else { text.len() - share.len() };
        let Some(server) = text[start..].find('\\') else { return (text, "", "") };
        let from = start + server + 1;
        return match text[from..].find('\\') {
            Some(at) => (&text[..from + at], r"\", &text[from + at + 1..]),
            None => (text, if text.len() > from { r"\" } else { "" }, ""),
        };
    }
    if let Some(rest) = text.strip_prefix('\\') {
        return ("", r"\", rest);
    }
    let mut chars = text.chars();
    if let (Some(_), Some(':')) = (chars.next(), chars.next()) {
        let rest = chars.as_str();
        let drive = &text[..text.len() - rest.len()];
        return match rest.strip_prefix('\\') {
            Some(rest) => (drive, r"\", rest),
            None => (drive, "", rest),
        };
    }
    ("", "", text)
}

/// A field on its way out.
pub(super) struct Field {
    pub name: &'static str,
    pub source: Source,
}

/// Where its value is.
pub(super) enum Source {
    /// In this attribute.
    Slot(String),
    /// It is this number.
    Number(i64),
    /// It is this zone.
    Zone(Data),
    /// Here.
    Text(String),
}

/// A decimal number in parts. `kind`: 0 finite, 1 infinite, 2 quiet NaN, 3 signaling NaN, whose payload the digits are.
#[derive(Debug, PartialEq)]
struct DecimalParts {
    negative: bool,
    digits: String,
    exponent: i64,
    kind: i32,
}

impl DecimalParts {
    /// Reads what [`DecimalParts::text`] writes, and other forms of the same grammar (the specification of decimal
    /// arithmetic, "Numeric string syntax").
    fn read(text: &str) -> Option<DecimalParts> {
        let (negative, rest) = match text.as_bytes().first()? {
            b'-' => (true, &text[1..]),
            b'+' => (false, &text[1..]),
            _ => (false, text),
        };
        let special = |digits: &str, kind| {
            let digits = digits.trim_start_matches('0');
            let digits = if digits.is_empty() { "0" } else { digits };
            let is_number = digits.bytes().all(|b| b.is_ascii_digit());
            is_number.then(|| DecimalParts { negative, digits: digits.to_string(), exponent: 0, kind })
        };
        let lower = rest.to_ascii_lowercase();
        if matches!(lower.as_str(), "inf" | "infinity") {
            return special("", 1);
        }
        if let Some(payload) = lower.strip_prefix("snan") {
            return special(payload, 3);
        }
        if let Some(payload) = lower.strip_prefix("nan") {
            return special(payload, 2);
        }
        let (number, exponent) = match lower.split_once('e') {
            Some((number, exponent)) => {
                let digits = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
                if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
                    return None;
                }
                (number, exponent.parse::<i64>().ok()?)
            }
            None => (lower.as_str(), 0),
        };
        let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
        let digits = format!("{whole}{fraction}");
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let exponent = exponent.checked_sub(fraction.len() as i64)?;
        Some(DecimalParts { negative, digits, exponent, kind: 0 })
    }

    /// The text that `str()` gives (the specification's "to-scientific-string").
    fn text(&self) -> String {
        let sign = if self.negative { "-" } else { "" };
        let digits = &self.digits;
        match self.kind {
            0 => {}
            1 => return format!("{sign}Infinity"),
            kind => {
                let payload = if digits == "0" { "" } else { digits };
                return format!("{sign}{}NaN{payload}", if kind == 3 { "s" } else { "" });
            }
        }
        let n = digits.len() as i64;
        let left = self.exponent.saturating_add(n);
        if self.exponent <= 0 && left > -6 {
            if self.exponent == 0 {
                return format!("{sign}{digits}");
            }
            if left <= 0 {
                return format!("{sign}0.{}{digits}", "0".repeat(left.unsigned_abs() as usize));
            }
            let (whole, fraction) = digits.split_at(left as usize);
            return format!("{sign}{whole}.{fraction}");
        }
        let (first, rest) = digits.split_at(1);
        let point = if rest.is_empty() { "" } else { "." };
        format!("{sign}{first}{point}{rest}E{:+}", left.saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_written_as_they_are_read() {
        // As CPython's `str(Decimal(text))` writes them.
        let texts = [
            "0",
            "-0",
            "1.10",
            "-12.50",
            "0.000001",
            "1E-7",
            "1.23E-8",
            "1E+3",
            "1.2E+30",
            "0.00",
            "0E-8",
            "0E+2",
            "Infinity",
            "-Infinity",
            "NaN",
            "-NaN12",
            "sNaN",
            "sNaN7",
            "123456789012345678901234567890.5",
        ];
        for text in texts {
            assert_eq!(DecimalParts::read(text).map(|parts| parts.text()).as_deref(), Some(text));
        }
        for (text, same) in [
            ("+1", "1"),
            (".5", "0.5"),
            ("5.", "5"),
            ("1e2", "1E+2"),
            ("inf", "Infinity"),
            ("nan007", "NaN7"),
        ] {
            let parts = DecimalParts::read(text).expect("it is a number");
            assert_eq!(parts.text(), same);
        }
        for text in ["", "-", ".", "1e", "e5", "1.2.3", "1_0", "abc", "nanx", "1e99999999999999999999", "١"]
        {
            assert_eq!(DecimalParts::read(text), None, "{text:?}");
        }
    }
}
