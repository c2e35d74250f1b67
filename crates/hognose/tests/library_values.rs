//! Dates, decimals, fractions, UUIDs and paths cross as instances of the library's classes.

use hognose::{Data, Object, Program, Session, Step};

fn object(class: &str, fields: &[(&str, Data)]) -> Data {
    let fields = fields.iter().map(|(name, value)| (name.to_string(), value.clone())).collect();
    Data::Object(Box::new(Object { class: class.to_string(), fields, is_tuple: false, is_frozen: false }))
}

fn microseconds(n: i64) -> Data {
    object("datetime.timedelta", &[("microseconds", n.into())])
}

/// What an expression over `x` gives.
fn evaluate(x: Data, source: &str) -> Result<Data, String> {
    let mut session = Session::default();
    let program = Program::new(source).expect("it compiles");
    session.start(&program, [("x", x)]).map_err(|error| error.to_string())?;
    match session.step() {
        Step::Complete(value) => Ok(value),
        other => Err(format!("{other:?}")),
    }
}

fn samples() -> Vec<(Data, &'static str)> {
    let zone = object("datetime.timezone", &[("offset", microseconds(7_200_000_000)), ("name", Data::None)]);
    let date = [("year", 2024.into()), ("month", 2.into()), ("day", 29.into())];
    let time = |zone: Data| {
        vec![
            ("hour", 23.into()),
            ("minute", 59.into()),
            ("second", 0.into()),
            ("microsecond", 5.into()),
            ("tzinfo", zone),
            ("fold", 1.into()),
        ]
    };
    let moment: Vec<(&str, Data)> = date.iter().cloned().chain(time(zone.clone())).collect();
    vec![
        (object("datetime.date", &date), "datetime.date(2024, 2, 29)"),
        (object("datetime.time", &time(Data::None)), "datetime.time(23, 59, 0, 5, fold=1)"),
        (
            object("datetime.datetime", &moment),
            "datetime.datetime(2024, 2, 29, 23, 59, 0, 5, fold=1, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200)))",
        ),
        (microseconds(-1), "datetime.timedelta(days=-1, seconds=86399, microseconds=999999)"),
        (zone, "datetime.timezone(datetime.timedelta(seconds=7200))"),
        (
            object("datetime.timezone", &[("offset", microseconds(0)), ("name", Data::None)]),
            "datetime.timezone.utc",
        ),
        (object("decimal.Decimal", &[("value", "1.10".into())]), "Decimal('1.10')"),
        (object("decimal.Decimal", &[("value", "-Infinity".into())]), "Decimal('-Infinity')"),
        (object("decimal.Decimal", &[("value", "sNaN7".into())]), "Decimal('sNaN7')"),
        (
            object("fractions.Fraction", &[("numerator", (-3).into()), ("denominator", 4.into())]),
            "Fraction(-3, 4)",
        ),
        (object("uuid.UUID", &[("int", 7.into())]), "UUID('00000000-0000-0000-0000-000000000007')"),
        (object("pathlib.PurePosixPath", &[("path", "/a/b.txt".into())]), "PurePosixPath('/a/b.txt')"),
        (object("pathlib.PosixPath", &[("path", ".".into())]), "PosixPath('.')"),
    ]
}

#[test]
fn they_arrive_as_what_they_are_and_leave_as_they_came() {
    for (value, shown) in samples() {
        assert_eq!(evaluate(value.clone(), "repr(x)"), Ok(shown.into()));
        assert_eq!(evaluate(value.clone(), "x"), Ok(value.clone()));
        // As CPython's own constructors would have made them.
        let made = "import datetime\nfrom decimal import Decimal\nfrom fractions import Fraction\nfrom pathlib import *\n\
                    from uuid import UUID\nimport copy\n\
                    y = eval(repr(x))\n(type(x) is type(y), x == y or x != x, repr(x) == repr(y), repr(copy.copy(x)) == repr(x))";
        let all = Data::Tuple(vec![true.into(), true.into(), true.into(), true.into()]);
        // A signaling NaN cannot even be compared.
        if shown != "Decimal('sNaN7')" {
            assert_eq!(evaluate(value, made), Ok(all), "{shown}");
        }
    }
}

#[test]
fn they_are_values_like_any_other() {
    let mut samples = samples().into_iter().map(|(value, _)| value);
    let date = samples.next().expect("there is a date");
    assert_eq!(
        evaluate(date, "import datetime\nstr(x + datetime.timedelta(days=1))"),
        Ok("2024-03-01".into())
    );
    let cents = object("decimal.Decimal", &[("value", "19.99".into())]);
    assert_eq!(evaluate(cents.clone(), "str(x * 3)"), Ok("59.97".into()));
    assert_eq!(evaluate(cents, "x * 3"), Ok(object("decimal.Decimal", &[("value", "59.97".into())])));
    let path = object("pathlib.PosixPath", &[("path", "/data//report.tar.gz".into())]);
    assert_eq!(
        evaluate(
            path.clone(),
            "from pathlib import Path\n[isinstance(x, Path), x.suffix, x.parent.name, hash(x) == hash(Path(str(x)))]"
        ),
        Ok(Data::List(vec![true.into(), ".gz".into(), "data".into(), true.into()]))
    );
    assert_eq!(
        evaluate(path, "x / 'y'"),
        Ok(object("pathlib.PosixPath", &[("path", "/data/report.tar.gz/y".into())]))
    );
    let id = object("uuid.UUID", &[("int", 5.into())]);
    assert_eq!(
        evaluate(id, "import uuid\n{x: 1}[uuid.UUID(int=5)] and x.is_safe is uuid.SafeUUID.unknown"),
        Ok(true.into())
    );
}

#[test]
fn what_no_constructor_would_make_is_refused_with_its_reason() {
    let wrong = [
        (
            object("datetime.date", &[("year", 2023.into()), ("month", 2.into()), ("day", 29.into())]),
            "datetime.date: day is a day of month 2 of 2023, not 29",
        ),
        (
            object("datetime.date", &[("year", 2023.into())]),
            "datetime.date: month is missing: a number from 1 to 12",
        ),
        (
            object("datetime.time", &[("hour", 24.into())]),
            "datetime.time: hour is a number from 0 to 23, not 24",
        ),
        (
            object("datetime.time", &[("tzinfo", "UTC".into())]),
            "datetime.time: tzinfo is None or a datetime.timezone, not 'UTC'",
        ),
        (microseconds(0), ""),
        (
            object("datetime.timezone", &[("offset", microseconds(86_400_000_000))]),
            "datetime.timezone: offset is a timedelta of less than a day",
        ),
        (
            object("decimal.Decimal", &[("value", "1,5".into())]),
            "decimal.Decimal: \"1,5\" is no decimal number",
        ),
        (
            object("fractions.Fraction", &[("numerator", 2.into()), ("denominator", 4.into())]),
            "fractions.Fraction: denominator is positive and has no divisor in common with the numerator, not 4",
        ),
        (object("uuid.UUID", &[("int", (-1).into())]), "uuid.UUID: int is a number of 128 bits, not -1"),
        (object("pathlib.PosixPath", &[]), "pathlib.PosixPath: path is missing: a string"),
    ];
    for (value, message) in wrong {
        match evaluate(value, "x") {
            Ok(_) => assert_eq!(message, ""),
            Err(error) => assert!(error.contains(message) && !message.is_empty(), "{error}"),
        }
    }
}

#[test]
fn a_guest_that_replaces_the_classes_changes_nothing() {
    let (date, shown) = samples().remove(0);
    let mut session = Session::default();
    let first = Program::new("import datetime\nclass date: pass\ndatetime.date = date").expect("it compiles");
    session.start(&first, []).expect("it starts");
    assert!(matches!(session.step(), Step::Complete(_)));
    session.start(&Program::new("repr(x)").expect("it compiles"), [("x", date)]).expect("it starts");
    assert_eq!(session.step().value(), Some(shown.into()));
}
