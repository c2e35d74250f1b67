//! Marks below source lines against CPython's.
//!
//! `marks.txt` holds places in sources with the lines that CPython 3.14 prints for them. Each case is `@ column
//! end_column` (in bytes), the lines of the place behind `| `, the printed ones behind `> `.

use super::frames::marked;
use super::source::Place;

#[test]
fn marks_are_those_of_cpython() {
    let mut wrong = String::new();
    for case in format!("\n{}", include_str!("marks.txt")).split("\n@ ").skip(1) {
        let mut lines = case.lines();
        let mut columns =
            lines.next().expect("a case has columns").split(' ').map(|n| n.parse().expect("a number"));
        let (column, end_column) = (columns.next().expect("a column"), columns.next().expect("a column"));
        let (source, printed): (Vec<&str>, Vec<&str>) = lines.partition(|l| l.starts_with('|'));
        let source: Vec<&str> = source.iter().map(|l| &l[2..]).collect();
        let printed: Vec<&str> = printed.iter().map(|l| l.get(2..).unwrap_or("")).collect();
        let place = Place { line: 1, column, end_line: source.len(), end_column };
        let found = marked(&source, place);
        if found != printed {
            wrong += &format!("@ {case}found\n{}\n\n", found.join("\n"));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
