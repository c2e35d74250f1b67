//! `bytes` and `complex` against a table that CPython 3.14 made.

use super::super::{bytes, complex, float};
use super::{hex, unescape, unhex};
use std::ops::Range;

fn rows(kind: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let split = |line: &'static str| line.split('\t').collect::<Vec<_>>();
    include_str!("data/bytes.txt").split('\n').map(split).filter(move |row| row[0] == kind)
}

#[test]
fn methods_of_bytes() {
    for row in rows("b") {
        let data = unhex(row[1]);
        let cut = |ranges: Vec<Range<usize>>| -> String {
            ranges.into_iter().map(|range| hex(&data[range])).collect::<Vec<_>>().join(",")
        };
        let limit = usize::try_from(row[2].parse::<i64>().expect("a number")).ok();
        let group: isize = row[3].parse().expect("a number");
        let tests = [
            bytes::isalpha,
            bytes::isdigit,
            bytes::isalnum,
            bytes::isspace,
            bytes::isupper,
            bytes::islower,
            bytes::istitle,
        ];
        let ours = [
            tests.iter().map(|test| if test(&data) { '1' } else { '0' }).collect(),
            hex(&bytes::title(&data)),
            hex(&bytes::capitalize(&data)),
            hex(&bytes::swapcase(&data)),
            cut(bytes::split_whitespace(&data, limit)),
            cut(bytes::rsplit_whitespace(&data, limit)),
            cut(bytes::split_lines(&data, false)),
            cut(bytes::split_lines(&data, true)),
            bytes::hex(&data, Some(b'-'), group),
        ];
        assert_eq!(ours, row[4..], "{row:?}");
        assert_eq!(bytes::hex_len(data.len(), Some(b'-'), group), Some(ours[8].len()));
    }
}

#[test]
fn bytes_from_hex() {
    for row in rows("h") {
        let ours = match bytes::from_hex(unescape(row[1]).as_text()) {
            Ok(data) => format!("={}", hex(&data)),
            Err(error) => format!("!{error}"),
        };
        assert_eq!(ours, row[2], "{row:?}");
    }
}

#[test]
fn complex_text() {
    for row in rows("c") {
        let ours = match complex::parse(unescape(row[1]).as_text()) {
            Some((real, imag)) => {
                format!("{} {} {}", float::repr(real), float::repr(imag), complex::repr(real, imag))
            }
            None => "!".to_owned(),
        };
        assert_eq!(ours, row[2], "{row:?}");
    }
}
