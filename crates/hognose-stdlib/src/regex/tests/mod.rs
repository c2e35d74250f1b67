//! The engine against a table of what CPython 3.14 does, and against hostile patterns.
//!
//! The table is made by `tests/regex/cases.py`; `HOGNOSE_REGEX_CASES` names another one, of random cases.

mod limits;
mod speed;

use super::template::{Piece, TemplateError, parse_template};
use super::{CompileError, Matcher, Mode, PatternError, Program, Subject, Unmetered, compile};
use hognose_vm::text::{Text, TextBuf};

fn unescape(text: &str) -> TextBuf {
    let mut codes = Vec::new();
    let mut chars = text.chars();
    while let Some(char) = chars.next() {
        match (char, (char == '\\').then(|| chars.next()).flatten()) {
            (_, Some('{')) => {
                let digits: String = chars.by_ref().take_while(|&char| char != '}').collect();
                codes.push(u32::from_str_radix(&digits, 16).expect("the table escapes in hexadecimal"));
            }
            (char, _) => codes.push(u32::from(char)),
        }
    }
    TextBuf::from_codes(codes)
}

fn escape(text: Text<'_>) -> String {
    let mut out = String::new();
    for code in text.iter() {
        match code {
            0x5C => out.push_str("\\\\"),
            32..127 => out.extend(char::from_u32(code)),
            _ => out.push_str(&format!("\\{{{code:x}}}")),
        }
    }
    out
}

fn show_error(error: &PatternError) -> String {
    let position = error.position.map_or_else(|| "-".to_owned(), |position| position.to_string());
    format!("error {position} {}", escape(error.message.as_text()))
}

fn subject(kind: &str, text: &TextBuf) -> Subject<'static> {
    let text: &'static TextBuf = Box::leak(Box::new(text.clone()));
    match (kind, text.as_text()) {
        ("b", Text::Latin1(bytes)) => Subject::Bytes(bytes),
        (_, text) => Subject::Text(text),
    }
}

fn compiled(pattern: Subject<'_>, flags: u32) -> Result<Program, String> {
    compile(pattern, flags, &mut Unmetered).map_err(|error| match error {
        CompileError::Pattern(error) => show_error(&error),
        CompileError::Value(message) => format!("ValueError {message}"),
        CompileError::Overflow(message) => format!("OverflowError {message}"),
        CompileError::TooDeep => "RecursionError".to_owned(),
        CompileError::Stop(stop) => match stop {},
    })
}

fn show_match(matcher: &Matcher<'_>, found: bool) -> String {
    if !found {
        return "-".to_owned();
    }
    let captures = matcher.captures();
    let span = |span: &Option<(usize, usize)>| match span {
        Some((start, end)) => format!("{start},{end}"),
        None => "-".to_owned(),
    };
    let mut shown = captures.spans.iter().map(span).collect::<Vec<_>>().join(" ");
    if let Some(group) = captures.lastindex {
        shown.push_str(&format!(" @{group}"));
    }
    shown
}

fn judge(pattern: Subject<'_>, flags: u32, text: Subject<'_>, position: usize, end: usize) -> String {
    let program = match compiled(pattern, flags) {
        Ok(program) => program,
        Err(error) => return error,
    };
    let mut head = format!("{} {}", program.flags(), program.groups());
    for (name, group) in program.group_index() {
        head.push_str(&format!(" {}={group}", escape(name)));
    }
    for warning in program.warnings() {
        head.push_str(&format!(" !{}", warning.to_string_lossy()));
    }
    let mut answers = vec![head];
    for mode in [Mode::Match, Mode::Fullmatch, Mode::Search] {
        let mut matcher = Matcher::new(&program, text, position, end);
        let Ok(found) = matcher.advance(mode, &mut Unmetered);
        answers.push(show_match(&matcher, found));
    }
    let mut matcher = Matcher::new(&program, text, position, end);
    let mut all = Vec::new();
    while let Ok(true) = matcher.advance(Mode::Search, &mut Unmetered) {
        all.push(show_match(&matcher, true));
    }
    answers.push(all.join(" & "));
    answers.join(" | ")
}

fn judge_template(pattern: Subject<'_>, template: Subject<'_>) -> String {
    let program = compiled(pattern, 0).expect("patterns of template cases are right");
    match parse_template(template, &program) {
        Ok(pieces) => pieces
            .iter()
            .map(|piece| match piece {
                Piece::Literal(text) => format!("'{}'", escape(text.as_text())),
                Piece::Group(group) => format!("<{group}>"),
            })
            .collect::<Vec<_>>()
            .join(" "),
        Err(TemplateError::Pattern(error)) => show_error(&error),
        Err(TemplateError::UnknownGroup(message)) => {
            format!("IndexError {}", escape(message.as_text()))
        }
    }
}

fn check_table(table: &str) {
    let mut wrong = 0;
    let mut lines = 0;
    for (number, line) in table.lines().enumerate() {
        let parts: Vec<&str> = line.split('\t').collect();
        let (got, wanted) = match parts.as_slice() {
            ["t", kind, pattern, template, wanted] => {
                let (pattern, template) = (unescape(pattern), unescape(template));
                (judge_template(subject(kind, &pattern), subject(kind, &template)), wanted)
            }
            ["e", kind, text, wanted] => {
                let text = unescape(text);
                let got = match subject(kind, &text) {
                    Subject::Text(text) => escape(super::escape(text).as_text()),
                    Subject::Bytes(bytes) => escape(Text::Latin1(&super::escape_bytes(bytes))),
                };
                (got, wanted)
            }
            [kind, flags, pattern, text, position, end, wanted] => {
                let number = |text: &str| text.parse::<usize>().expect("positions are numbers");
                let (pattern, text) = (unescape(pattern), unescape(text));
                let flags = flags.parse().expect("flags are numbers");
                let pattern = subject(kind, &pattern);
                (judge(pattern, flags, subject(kind, &text), number(position), number(end)), wanted)
            }
            _ => panic!("line {} of the table has no known form", number + 1),
        };
        lines += 1;
        if got != *wanted {
            wrong += 1;
            if wrong <= 15 {
                println!("{line}\n   got {got}");
            }
        }
    }
    assert_eq!(wrong, 0, "lines that differ, of {lines}");
}

#[test]
fn agrees_with_cpython_on_the_table() {
    check_table(include_str!("../../../tests/regex/cases.txt"));
}

#[test]
fn agrees_with_cpython_on_random_cases() {
    check_table(include_str!("../../../tests/regex/random.txt"));
}

#[test]
fn agrees_with_cpython_on_another_table() {
    if let Some(path) = std::env::var_os("HOGNOSE_REGEX_CASES") {
        check_table(&std::fs::read_to_string(path).expect("the named table exists"));
    }
}

#[test]
fn a_match_after_an_empty_one_is_not_empty_there() {
    let (pattern, text) = (TextBuf::from("a*?"), TextBuf::from("ab"));
    let program = compiled(Subject::Text(pattern.as_text()), 0).expect("the pattern is right");
    let mut matcher = Matcher::new(&program, Subject::Text(text.as_text()), 0, 2);
    matcher.refuse_empty();
    assert_eq!(
        matcher.advance(Mode::Search, &mut Unmetered).map(|found| (found, matcher.span())),
        Ok((true, (0, 1)))
    );
}

#[test]
fn text_searches_in_text_and_bytes_in_bytes() {
    let program = compiled(Subject::Bytes(b"a"), 0).expect("the pattern is right");
    assert!(program.fits(Subject::Bytes(b"")) && !program.fits(Subject::Text(Text::EMPTY)));
}
