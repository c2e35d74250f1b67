//! Every error of `oracle/table.tsv` in CPython's words and at CPython's place.
//!
//! The table is CPython's output, made by `oracle/generate.js`. What does not match is listed,
//! with the reason, in `oracle/unmatched.txt`; a listed source that matches after all is an error.

use hognose_syntax::{Options, parse};

fn unquote(text: &str) -> String {
    let inner = text.trim_start_matches('"');
    let inner = inner.strip_suffix('"').unwrap_or(inner);
    let mut out = String::new();
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match chars.next() {
            Some('n') => out.push('\n'),
            Some('t') => out.push('\t'),
            Some('r') => out.push('\r'),
            Some('f') => out.push('\u{c}'),
            Some('b') => out.push('\u{8}'),
            Some('u') => {
                let digits: String = chars.by_ref().take(4).collect();
                let code = u32::from_str_radix(&digits, 16).expect("four digits");
                out.push(char::from_u32(code).expect("the table has no surrogates"));
            }
            Some(other) => out.push(other),
            None => {}
        }
    }
    out
}

/// Class, message and place as one line.
fn ours(source: &str) -> String {
    let options = Options { filename: "x.py".into(), ..Options::default() };
    match parse(source, &options) {
        Ok(_) => "OK".to_owned(),
        Err(e) => format!(
            "{}: {} {}:{}-{}:{}",
            e.kind.name(),
            e.message,
            e.line,
            e.column,
            e.end_line,
            e.end_column
        ),
    }
}

#[test]
fn errors_are_those_of_cpython() {
    let unmatched: Vec<&str> =
        include_str!("oracle/unmatched.txt").lines().filter(|line| line.starts_with('"')).collect();
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in include_str!("oracle/table.tsv").lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [source, class, message, line_number, column, end_line, end_column, ..] = fields[..] else {
            panic!("malformed line {line}");
        };
        let theirs = if class == "OK" {
            "OK".to_owned()
        } else {
            format!("{class}: {} {line_number}:{column}-{end_line}:{end_column}", unquote(message))
        };
        let found = ours(&unquote(source));
        count += 1;
        if (found == theirs) == unmatched.contains(&source) {
            wrong.push(format!("{source}\n  CPython {theirs}\n  ours    {found}"));
        }
    }
    assert!(count > 1000);
    assert!(wrong.is_empty(), "{} of {count} differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// The warnings of sources that are legal, by line and message, sorted.
#[test]
fn warnings_are_those_of_cpython() {
    let mut wrong = Vec::new();
    for line in include_str!("oracle/table.tsv").lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let (Some(source), Some(&"OK"), Some(notes)) = (fields.first(), fields.get(1), fields.last()) else {
            continue;
        };
        let Ok(module) = parse(&unquote(source), &Options::default()) else { continue };
        let found: Vec<String> =
            module.warnings.iter().map(|w| format!("[{}, {:?}]", w.line, w.message)).collect();
        let found = format!("[{}]", found.join(", "));
        if found != *notes {
            wrong.push(format!("{source}\n  CPython {notes}\n  ours    {found}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
