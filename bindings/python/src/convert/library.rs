//! Classes of Python's library that cross as what they are: dates, decimals, fractions, UUIDs, paths.

use hognose::{Data, Object};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyInt, PyType};

use super::enter::{big_int, text};

/// Which of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    DateTime,
    Date,
    Time,
    TimeDelta,
    TimeZone,
    /// Any other time zone: it crosses as its offset.
    OtherZone,
    Decimal,
    Fraction,
    Uuid,
    Path,
    PurePath,
    ByteArray,
    MemoryView,
    Deque,
    Range,
}

/// The classes, in an order in which the first that fits is the right one.
const CLASSES: [(&str, &str, Kind); 15] = [
    ("datetime", "datetime", Kind::DateTime),
    ("datetime", "date", Kind::Date),
    ("datetime", "time", Kind::Time),
    ("datetime", "timedelta", Kind::TimeDelta),
    ("datetime", "timezone", Kind::TimeZone),
    ("datetime", "tzinfo", Kind::OtherZone),
    ("decimal", "Decimal", Kind::Decimal),
    ("fractions", "Fraction", Kind::Fraction),
    ("uuid", "UUID", Kind::Uuid),
    ("pathlib", "Path", Kind::Path),
    ("pathlib", "PurePath", Kind::PurePath),
    ("builtins", "bytearray", Kind::ByteArray),
    ("builtins", "memoryview", Kind::MemoryView),
    ("collections", "deque", Kind::Deque),
    ("builtins", "range", Kind::Range),
];

struct Library {
    classes: Vec<(Py<PyType>, Kind)>,
}

static LIBRARY: PyOnceLock<Library> = PyOnceLock::new();

fn library(py: Python<'_>) -> PyResult<&Library> {
    LIBRARY.get_or_try_init(py, || {
        let class = |(module, name, kind): &(&str, &str, Kind)| {
            Ok::<_, PyErr>((py.import(*module)?.getattr(*name)?.cast_into::<PyType>()?.unbind(), *kind))
        };
        Ok(Library { classes: CLASSES.iter().map(class).collect::<PyResult<_>>()? })
    })
}

/// Which of the classes a class is, or derives from.
pub fn kind_of(type_: &Bound<'_, PyType>) -> PyResult<Option<Kind>> {
    for (class, kind) in &library(type_.py())?.classes {
        if type_.is_subclass(class.bind(type_.py()))? {
            return Ok(Some(*kind));
        }
    }
    Ok(None)
}

fn class(py: Python<'_>, kind: Kind) -> PyResult<Bound<'_, PyType>> {
    let classes = &library(py)?.classes;
    let found = classes.iter().find(|(_, known)| *known == kind).map(|(class, _)| class.bind(py).clone());
    found.ok_or_else(|| pyo3::exceptions::PyLookupError::new_err("a class of the library is missing"))
}

fn object(class: &str, fields: Vec<(&str, Data)>) -> Data {
    let fields = fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect();
    Data::Object(Box::new(Object { class: class.to_string(), fields, is_tuple: false, is_frozen: false }))
}

/// A value of one of the classes as data. `None` for kinds whose items have to be converted: the caller does that.
pub fn enter(value: &Bound<'_, PyAny>, kind: Kind) -> PyResult<Option<Data>> {
    let int = |name: &str| Ok::<_, PyErr>(Data::Int(value.getattr(name)?.extract()?));
    let zone = || {
        let zone = value.getattr("tzinfo")?;
        if zone.is_none() {
            return Ok::<_, PyErr>(Data::None);
        }
        let offset = value.call_method0("utcoffset")?;
        if offset.is_none() {
            let text =
                "a time of day in a zone that has no fixed offset cannot enter a guest: give a datetime";
            return Err(pyo3::exceptions::PyTypeError::new_err(text));
        }
        let name = value.call_method0("tzname")?;
        offset_zone(&offset, &name)
    };
    let clock = || {
        Ok::<_, PyErr>(vec![
            ("hour", int("hour")?),
            ("minute", int("minute")?),
            ("second", int("second")?),
            ("microsecond", int("microsecond")?),
            ("tzinfo", zone()?),
            ("fold", int("fold")?),
        ])
    };
    let calendar =
        || Ok::<_, PyErr>(vec![("year", int("year")?), ("month", int("month")?), ("day", int("day")?)]);
    let shown = || Ok::<_, PyErr>(Data::Str(text(value.str()?.as_any())?));
    Ok(Some(match kind {
        Kind::Date => object("datetime.date", calendar()?),
        Kind::Time => object("datetime.time", clock()?),
        Kind::DateTime => object("datetime.datetime", calendar()?.into_iter().chain(clock()?).collect()),
        Kind::TimeDelta => duration(value)?,
        Kind::TimeZone | Kind::OtherZone => {
            let none = value.py().None();
            let offset = value.call_method1("utcoffset", (none.bind(value.py()),))?;
            let name = value.call_method1("tzname", (none.bind(value.py()),))?;
            if offset.is_none() {
                let text = "a time zone that has no fixed offset cannot enter a guest by itself: give a datetime in it";
                return Err(pyo3::exceptions::PyTypeError::new_err(text));
            }
            offset_zone(&offset, &name)?
        }
        Kind::Decimal => object("decimal.Decimal", vec![("value", shown()?)]),
        Kind::Fraction => {
            let part = |name: &str| big_int(value.getattr(name)?.cast::<PyInt>()?);
            object(
                "fractions.Fraction",
                vec![("numerator", part("numerator")?), ("denominator", part("denominator")?)],
            )
        }
        Kind::Uuid => object("uuid.UUID", vec![("int", big_int(value.getattr("int")?.cast::<PyInt>()?)?)]),
        Kind::Path | Kind::PurePath => {
            // On Windows a `Path` is one of Windows; in a guest, as anywhere else, one that can be opened there.
            let windows = value.py().import("pathlib")?.getattr("PureWindowsPath")?;
            let (class, path) = match kind {
                Kind::Path => ("pathlib.PosixPath", value.call_method0("as_posix")?),
                _ if value.is_instance(&windows)? => ("pathlib.PureWindowsPath", value.str()?.into_any()),
                _ => ("pathlib.PurePosixPath", value.call_method0("as_posix")?),
            };
            object(class, vec![("path", Data::Str(text(&path)?))])
        }
        Kind::ByteArray => Data::Bytes(value.cast::<pyo3::types::PyByteArray>()?.to_vec()),
        Kind::MemoryView => Data::Bytes(value.call_method0("tobytes")?.extract()?),
        Kind::Range => {
            let part = |name: &str| big_int(value.getattr(name)?.cast::<PyInt>()?);
            object("range", vec![("start", part("start")?), ("stop", part("stop")?), ("step", part("step")?)])
        }
        Kind::Deque => return Ok(None),
    }))
}

fn duration(value: &Bound<'_, PyAny>) -> PyResult<Data> {
    let part = |name: &str| value.getattr(name)?.extract::<i64>();
    // At most some 10^20 microseconds: more than 64 bits.
    let total = (i128::from(part("days")?) * 86_400 + i128::from(part("seconds")?)) * 1_000_000
        + i128::from(part("microseconds")?);
    Ok(object("datetime.timedelta", vec![("microseconds", Data::from(hognose::BigInt::from(total)))]))
}

fn offset_zone(offset: &Bound<'_, PyAny>, name: &Bound<'_, PyAny>) -> PyResult<Data> {
    if offset.is_none() {
        return Ok(Data::None);
    }
    let name = if name.is_none() { Data::None } else { Data::Str(text(name)?) };
    Ok(object("datetime.timezone", vec![("offset", duration(offset)?), ("name", name)]))
}

/// The value of the library that an object of a guest is, if it is one.
pub fn leave<'py>(py: Python<'py>, object: &Object) -> PyResult<Option<Bound<'py, PyAny>>> {
    let field = |name: &str| object.fields.iter().find(|(known, _)| known == name).map(|(_, value)| value);
    let number = |name: &str| field(name).and_then(Data::as_int).unwrap_or_default();
    let words = |name: &str| field(name).and_then(Data::as_str).unwrap_or_default();
    let whole = |name: &str| super::leave::int(py, field(name).unwrap_or(&Data::Int(0)));
    let zone = || match field("tzinfo") {
        Some(Data::Object(zone)) => leave(py, zone),
        _ => Ok(None),
    };
    let folded = || {
        let named = PyDict::new(py);
        named.set_item("fold", number("fold"))?;
        named.set_item("tzinfo", zone()?)?;
        Ok::<_, PyErr>(named)
    };
    Ok(Some(match object.class.as_str() {
        "datetime.date" => class(py, Kind::Date)?.call1((number("year"), number("month"), number("day")))?,
        "datetime.time" => {
            let args = (number("hour"), number("minute"), number("second"), number("microsecond"));
            class(py, Kind::Time)?.call(args, Some(&folded()?))?
        }
        "datetime.datetime" => {
            let day = (number("year"), number("month"), number("day"));
            let args = (
                day.0,
                day.1,
                day.2,
                number("hour"),
                number("minute"),
                number("second"),
                number("microsecond"),
            );
            class(py, Kind::DateTime)?.call(args, Some(&folded()?))?
        }
        "datetime.timedelta" => class(py, Kind::TimeDelta)?.call1((0, 0, whole("microseconds")?))?,
        "datetime.timezone" => {
            let offset = match field("offset") {
                Some(Data::Object(offset)) => leave(py, offset)?,
                _ => None,
            };
            let class = class(py, Kind::TimeZone)?;
            match field("name") {
                Some(Data::Str(name)) => class.call1((offset, name))?,
                _ => class.call1((offset,))?,
            }
        }
        "decimal.Decimal" => class(py, Kind::Decimal)?.call1((words("value"),))?,
        "fractions.Fraction" => {
            class(py, Kind::Fraction)?.call1((whole("numerator")?, whole("denominator")?))?
        }
        "uuid.UUID" => {
            let named = PyDict::new(py);
            named.set_item("int", whole("int")?)?;
            class(py, Kind::Uuid)?.call((), Some(&named))?
        }
        "range" => class(py, Kind::Range)?.call1((whole("start")?, whole("stop")?, whole("step")?))?,
        "pathlib.PosixPath" => class(py, Kind::Path)?.call1((words("path"),))?,
        "pathlib.PurePosixPath" => py.import("pathlib")?.getattr("PurePosixPath")?.call1((words("path"),))?,
        "pathlib.PureWindowsPath" => {
            py.import("pathlib")?.getattr("PureWindowsPath")?.call1((words("path"),))?
        }
        _ => return Ok(None),
    }))
}
