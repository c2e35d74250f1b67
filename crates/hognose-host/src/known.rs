//! The texts of values of Python's library, where no more than a text can cross: JSON.

use num_bigint::BigInt;

use crate::{Data, Object};

const SECOND: u64 = 1_000_000;

/// A date, a time, a duration (ISO 8601), a decimal, a fraction, a UUID (RFC 9562) or a path as text; `None` for an object
/// of another class, and for one whose fields are not those of its class.
///
/// ```
/// use hognose_host::{Data, Object, text_of};
/// let fields = [("year", 2024), ("month", 2), ("day", 29)].map(|(name, n)| (name.to_string(), Data::Int(n)));
/// let date = Object { class: "datetime.date".to_string(), fields: fields.into(), is_tuple: false, is_frozen: false };
/// assert_eq!(text_of(&date).as_deref(), Some("2024-02-29"));
/// ```
pub fn text_of(object: &Object) -> Option<String> {
    match object.class.as_str() {
        "datetime.date" => date(object),
        "datetime.time" => time(object),
        "datetime.datetime" => Some(format!("{}T{}", date(object)?, time(object)?)),
        "datetime.timedelta" => duration(object),
        "decimal.Decimal" => text(object, "value"),
        "pathlib.PosixPath" | "pathlib.PurePosixPath" => text(object, "path"),
        "fractions.Fraction" => {
            let (numerator, denominator) = (integer(object, "numerator")?, integer(object, "denominator")?);
            Some(if denominator == BigInt::from(1) {
                numerator.to_string()
            } else {
                format!("{numerator}/{denominator}")
            })
        }
        "uuid.UUID" => {
            let digits = format!("{:032x}", u128::try_from(integer(object, "int")?).ok()?);
            let parts = [&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20], &digits[20..]];
            Some(parts.join("-"))
        }
        _ => None,
    }
}

fn field<'a>(object: &'a Object, name: &str) -> Option<&'a Data> {
    object.fields.iter().find(|(field, _)| field == name).map(|(_, value)| value)
}

fn text(object: &Object, name: &str) -> Option<String> {
    field(object, name)?.as_str().map(str::to_string)
}

fn number(object: &Object, name: &str) -> Option<i64> {
    field(object, name)?.as_int()
}

fn integer(object: &Object, name: &str) -> Option<BigInt> {
    match field(object, name)? {
        Data::Int(n) => Some((*n).into()),
        Data::BigInt(n) => Some(n.clone()),
        _ => None,
    }
}

fn date(object: &Object) -> Option<String> {
    let [year, month, day] = ["year", "month", "day"].map(|name| number(object, name));
    Some(format!("{:04}-{:02}-{:02}", year?, month?, day?))
}

fn time(object: &Object) -> Option<String> {
    let [hour, minute, second] = ["hour", "minute", "second"].map(|name| number(object, name));
    let mut text = format!("{:02}:{:02}:{:02}", hour?, minute?, second?);
    text += &fraction(u64::try_from(number(object, "microsecond")?).ok()?);
    match field(object, "tzinfo")? {
        Data::None => {}
        Data::Object(zone) => text += &offset(zone)?,
        _ => return None,
    }
    Some(text)
}

fn fraction(microseconds: u64) -> String {
    if microseconds == 0 { String::new() } else { format!(".{microseconds:06}") }
}

fn offset(zone: &Object) -> Option<String> {
    let Data::Object(offset) = field(zone, "offset")? else { return None };
    let microseconds = number(offset, "microseconds")?;
    let sign = if microseconds < 0 { '-' } else { '+' };
    let (seconds, rest) = (microseconds.unsigned_abs() / SECOND, microseconds.unsigned_abs() % SECOND);
    let mut text = format!("{sign}{:02}:{:02}", seconds / 3600, seconds / 60 % 60);
    if seconds % 60 != 0 || rest != 0 {
        text += &format!(":{:02}{}", seconds % 60, fraction(rest));
    }
    Some(text)
}

fn duration(object: &Object) -> Option<String> {
    let all = i128::try_from(integer(object, "microseconds")?).ok()?;
    let sign = if all < 0 { "-" } else { "" };
    let (seconds, rest) =
        (all.unsigned_abs() / u128::from(SECOND), (all.unsigned_abs() % u128::from(SECOND)) as u64);
    let mut text = format!("{sign}P");
    if seconds >= 86_400 {
        text += &format!("{}D", seconds / 86_400);
    }
    let mut clock = String::new();
    for (count, unit) in [(seconds / 3600 % 24, 'H'), (seconds / 60 % 60, 'M')] {
        if count > 0 {
            clock += &format!("{count}{unit}");
        }
    }
    if seconds % 60 > 0 || rest > 0 {
        let fraction = fraction(rest);
        clock += &format!("{}{}S", seconds % 60, fraction.trim_end_matches('0'));
    }
    if !clock.is_empty() {
        text += &format!("T{clock}");
    } else if seconds < 86_400 {
        text += "T0S";
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(class: &str, fields: &[(&str, Data)]) -> Object {
        let fields = fields.iter().map(|(name, value)| (name.to_string(), value.clone())).collect();
        Object { class: class.to_string(), fields, is_tuple: false, is_frozen: false }
    }

    fn delta(microseconds: i64) -> Object {
        object("datetime.timedelta", &[("microseconds", microseconds.into())])
    }

    #[test]
    fn durations_are_those_of_iso_8601() {
        let cases = [
            (0, "PT0S"),
            (1, "PT0.000001S"),
            (1_500_000, "PT1.5S"),
            (-90_000_000, "-PT1M30S"),
            (86_400_000_000, "P1D"),
            (90_061_000_000, "P1DT1H1M1S"),
        ];
        for (microseconds, text) in cases {
            assert_eq!(text_of(&delta(microseconds)).as_deref(), Some(text));
        }
    }

    #[test]
    fn moments_have_their_offset() {
        let moment = |microsecond: i64, zone: Data| {
            let numbers =
                [("year", 2024), ("month", 1), ("day", 2), ("hour", 3), ("minute", 4), ("second", 5)];
            let mut fields: Vec<(&str, Data)> = numbers.map(|(name, n)| (name, n.into())).into();
            fields.extend([("microsecond", microsecond.into()), ("tzinfo", zone)]);
            object("datetime.datetime", &fields)
        };
        let zone = |microseconds: i64| {
            let offset = Data::Object(Box::new(delta(microseconds)));
            Data::Object(Box::new(object("datetime.timezone", &[("offset", offset), ("name", Data::None)])))
        };
        // As CPython's `isoformat` writes them.
        let cases = [
            (moment(0, Data::None), "2024-01-02T03:04:05"),
            (moment(6, zone(0)), "2024-01-02T03:04:05.000006+00:00"),
            (moment(0, zone(-19_800_000_000)), "2024-01-02T03:04:05-05:30"),
            (moment(0, zone(1_000_001)), "2024-01-02T03:04:05+00:00:01.000001"),
        ];
        for (moment, text) in cases {
            assert_eq!(text_of(&moment).as_deref(), Some(text));
        }
    }

    #[test]
    fn others_have_theirs_or_none() {
        let id = object("uuid.UUID", &[("int", Data::BigInt(BigInt::from(1u128 << 127)))]);
        assert_eq!(text_of(&id).as_deref(), Some("80000000-0000-0000-0000-000000000000"));
        let half = object("fractions.Fraction", &[("numerator", (-1).into()), ("denominator", 2.into())]);
        assert_eq!(text_of(&half).as_deref(), Some("-1/2"));
        assert_eq!(text_of(&object("Point", &[("x", 1.into())])), None);
        // A guest can give a zone an offset that none has.
        let far = Data::Object(Box::new(delta(i64::MIN)));
        let far = Data::Object(Box::new(object("datetime.timezone", &[("offset", far)])));
        let odd = [
            ("hour", 0.into()),
            ("minute", 0.into()),
            ("second", 0.into()),
            ("microsecond", 0.into()),
            ("tzinfo", far),
        ];
        assert!(text_of(&object("datetime.time", &odd)).is_some());
        assert_eq!(text_of(&object("datetime.date", &[("year", 1.into())])), None);
        assert_eq!(text_of(&object("uuid.UUID", &[("int", (-1).into())])), None);
    }
}
