//! Methods of `str` and the fields of `str.format` against tables that CPython 3.14 made.

use super::super::fields::{AutoNumber, Fields, First, Step, split_name};
use super::super::strip::{Ends, strip_chars, strip_whitespace};
use super::super::{Text, TextBuf, codec, pad, repr, search, split, strip};
use super::{t, unescape};
use std::ops::Range;

fn method(row: &[&str], text: Text<'_>, other: Text<'_>) -> Vec<TextBuf> {
    let limit = usize::try_from(row[3].parse::<i64>().expect("a number")).ok();
    let width: usize = row[4].parse().expect("a width");
    let cut = |ranges: Vec<Range<usize>>| -> Vec<TextBuf> {
        ranges.into_iter().map(|range| text.slice(range).narrow()).collect()
    };
    let around = |found: Option<Range<usize>>, missing: [Range<usize>; 3]| {
        cut(match found {
            Some(at) => vec![0..at.start, at.clone(), at.end..text.len()],
            None => missing.to_vec(),
        })
    };
    let fill = other.get(0).expect("not empty");
    let len = text.len();
    match row[0] {
        "split" => cut(split::split_whitespace(text, limit)),
        "rsplit" => cut(split::rsplit_whitespace(text, limit)),
        "splits" => cut(split::split(text, other, limit)),
        "rsplits" => cut(split::rsplit(text, other, limit)),
        "lines" => cut(split::split_lines(text, false)),
        "linesk" => cut(split::split_lines(text, true)),
        "part" => around(split::partition(text, other), [0..len, 0..0, 0..0]),
        "rpart" => around(split::rpartition(text, other), [0..0, 0..0, 0..len]),
        "strip" => {
            let ends = [Ends::Both, Ends::Left, Ends::Right];
            let white = ends.map(|ends| strip_whitespace(text, ends));
            cut(white.into_iter().chain(ends.map(|ends| strip_chars(text, other, ends))).collect())
        }
        "pad" => vec![
            pad::ljust(text, width, fill),
            pad::rjust(text, width, fill),
            pad::center(text, width, fill),
            pad::zfill(text, width),
            pad::expandtabs(text, width, 0),
            pad::expandtabs(text, 4, 0),
        ],
        "fix" => cut(vec![strip::remove_prefix(text, other), strip::remove_suffix(text, other)]),
        "repr" => vec![repr::repr(text), repr::ascii(text)],
        "bytes" => {
            let bytes = codec::encode(codec::Codec::Utf8, text, codec::ErrorMode::SurrogatePass);
            let bytes = bytes.expect("surrogates pass");
            let shown = repr::bytes_repr(&bytes);
            assert_eq!(repr::bytes_repr_len(&bytes), Some(shown.len()));
            vec![shown.into()]
        }
        _ => {
            let python = |value| t(if value { "True" } else { "False" });
            vec![python(search::starts_with(text, other)), python(search::ends_with(text, other))]
        }
    }
}

#[test]
fn methods_of_str() {
    for line in include_str!("data/methods.txt").split('\n').filter(|line| !line.is_empty()) {
        let row: Vec<&str> = line.split('\t').collect();
        let (text, other) = (unescape(row[1]), unescape(row[2]));
        let ours = method(&row, text.as_text(), other.as_text());
        let wanted: Vec<TextBuf> = row[5..].iter().map(|part| unescape(part)).collect();
        assert_eq!(ours, wanted, "{row:?}");
        assert!(ours.iter().all(|text| text.as_text().is_canonical()));
        if row[0] == "repr" {
            assert_eq!(repr::repr_len(text.as_text()), Some(ours[0].len()));
        }
        if row[0] == "pad" {
            assert_eq!(pad::expandtabs_len(text.as_text(), 4), Some(ours[5].len()));
        }
    }
}

/// A text as the table's maker wrote it.
fn escape(text: Text<'_>) -> String {
    let bytes = codec::encode(codec::Codec::UnicodeEscape, text, codec::ErrorMode::Strict);
    String::from_utf8(bytes.expect("all can be escaped")).expect("ASCII")
}

fn pieces(format: Text<'_>) -> Vec<String> {
    let part = |range: Range<usize>| escape(format.slice(range));
    let describe = |piece| match piece {
        Err(super::super::format::FormatError(message)) => format!("!{message}"),
        Ok(super::super::fields::Piece { literal, field: None }) => format!("{}~-~-~-", part(literal)),
        Ok(super::super::fields::Piece { literal, field: Some(field) }) => {
            let conversion = field.conversion.map(|code| escape(TextBuf::from_codes([code]).as_text()));
            let (name, spec) = (part(field.name), part(field.spec));
            format!("{}~{name}~{spec}~{}", part(literal), conversion.as_deref().unwrap_or("-"))
        }
    };
    Fields::new(format).map(describe).collect()
}

fn name(text: Text<'_>) -> Vec<String> {
    let (first, path) = match split_name(text, None) {
        Ok(split) => split,
        Err(error) => return vec![format!("!{}", error.0)],
    };
    let mut out = vec![match first {
        First::Index(index) => format!("i{index}"),
        First::Name(name) => format!("s{}", escape(name.as_text())),
    }];
    for step in path {
        out.push(match step {
            Ok(Step::Attribute(name)) => format!(".{}", escape(name.as_text())),
            Ok(Step::Index(index)) => format!("[i{index}"),
            Ok(Step::Key(key)) => format!("[s{}", escape(key.as_text())),
            Err(error) => format!("!{}", error.0),
        });
    }
    // CPython's splitter raises as soon as it is asked, so that only the error shows.
    match out.last() {
        Some(last) if last.starts_with('!') => vec![last.clone()],
        _ => out,
    }
}

#[test]
fn replacement_fields() {
    for line in include_str!("data/fields.txt").split('\n').filter(|line| !line.is_empty()) {
        let row: Vec<&str> = line.split('\t').collect();
        let text = unescape(row[1]);
        let ours = if row[0] == "f" { pieces(text.as_text()) } else { name(text.as_text()) };
        let wanted = match row[2..].last() {
            Some(last) if row[0] == "n" && last.starts_with('!') => &row[row.len() - 1..],
            _ => &row[2..],
        };
        assert_eq!(ours, wanted, "{row:?}");
    }
}

#[test]
fn numbering_is_automatic_or_manual() {
    let number = |names: &[&str]| {
        let mut numbers = AutoNumber::default();
        let mut last = Ok(First::Index(0));
        for name in names {
            last = split_name(t(name).as_text(), Some(&mut numbers)).map(|(first, _)| first);
        }
        last.map_err(|error| error.0)
    };
    assert_eq!(number(&["", "a", ".x"]), Ok(First::Index(1)));
    assert_eq!(
        number(&["", "0"]).as_ref().map_err(String::as_str),
        Err("cannot switch from automatic field numbering to manual field specification")
    );
    assert_eq!(
        number(&["3.x", "[0]"]).as_ref().map_err(String::as_str),
        Err("cannot switch from manual field specification to automatic field numbering")
    );
}
