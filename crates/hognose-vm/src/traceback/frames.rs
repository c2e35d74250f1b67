//! The levels of a traceback as text: where, the lines of source, the marks below them.
//!
//! A level that repeats is said three times, then counted. Marks are `^` below what failed; an operation, subscript or
//! call is `~` except for its sign or brackets (`anchors`). They are left out where they would say nothing: below a
//! whole line without such a sign, and below `x = f(...)` and `return f(...)`.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::ops::Range;
use std::rc::Rc;

use super::anchors::{self, Anchors};
use super::source::{Place, Sources, body_name, has_source};
use crate::objects::TraceEntry;
use crate::text::ucd;
use crate::unit::Units;
use crate::vm::Vm;

/// A level that repeats shows so many times.
const REPEATS: usize = 3;
/// So many characters of source are looked at for marks in one rendering; the rest gets plain ones.
const MAX_MARKED: usize = 1 << 21;

/// Renders levels, each place in the source once.
pub struct Frames<'a> {
    vm: &'a Vm,
    units: &'a Units,
    sources: Sources,
    done: HashMap<TraceEntry, (Key, Rc<str>)>,
    looked_at: usize,
}

/// What makes two levels the same: unit, line, name.
type Key = (Rc<str>, usize, Rc<str>);

impl<'a> Frames<'a> {
    /// A rendering of units' code.
    pub fn new(vm: &'a Vm, units: &'a Units) -> Frames<'a> {
        Frames { vm, units, sources: Sources::default(), done: HashMap::new(), looked_at: 0 }
    }

    /// The text of levels, the outermost first, each piece ending in a newline.
    pub fn render(&mut self, entries: &[TraceEntry]) -> Vec<Rc<str>> {
        let mut pieces: Vec<Rc<str>> = Vec::new();
        let mut last: Option<Key> = None;
        let mut count = 0;
        for entry in entries {
            let (key, text) = self.level(*entry);
            if last.as_ref() != Some(&key) {
                pieces.extend(repeated(count));
                last = Some(key);
                count = 0;
            }
            count += 1;
            if count <= REPEATS {
                pieces.push(text);
            }
        }
        pieces.extend(repeated(count));
        pieces
    }

    fn level(&mut self, entry: TraceEntry) -> (Key, Rc<str>) {
        if let Some(done) = self.done.get(&entry) {
            return done.clone();
        }
        let unit = self.units.get(entry.unit);
        let code = &unit.code;
        let place = self.sources.place(self.units, entry);
        let (file, name) = (&*code.filename, body_name(self.vm, unit, entry.pc));
        let mut text = format!("  File \"{file}\", line {}, in {name}\n", place.line);
        if has_source(code) {
            let lines = self.sources.lines(entry.unit, code, place.line, place.end_line);
            let size: usize = lines.iter().map(|l| l.len()).sum();
            self.looked_at = self.looked_at.saturating_add(size);
            let shown = if self.looked_at > MAX_MARKED {
                vec![lines.first().map_or("", |l| l.trim()).to_string()]
            } else {
                marked(&lines, place)
            };
            for line in shown {
                let _ = writeln!(text, "    {line}");
            }
        }
        let found = ((Rc::from(file), place.line, Rc::from(name)), Rc::from(text));
        self.done.insert(entry, found.clone());
        found
    }
}

fn repeated(count: usize) -> Option<Rc<str>> {
    let more = count.checked_sub(REPEATS).filter(|n| *n > 0)?;
    let s = if more == 1 { "" } else { "s" };
    Some(Rc::from(format!("  [Previous line repeated {more} more time{s}]\n")))
}

/// The number of characters in the first `bytes` bytes.
fn characters(line: &str, bytes: usize) -> usize {
    line.char_indices().take_while(|(at, _)| *at < bytes).count()
}

/// How many columns of a terminal characters take.
fn columns(text: &[char]) -> usize {
    let wide = |c: &&char| !c.is_ascii() && matches!(ucd::east_asian_width(**c as u32), "W" | "F");
    text.len() + text.iter().filter(wide).count()
}

fn indentation(line: &[char]) -> usize {
    line.iter().take_while(|c| c.is_whitespace()).count()
}

/// Removes the indentation that all lines share.
fn dedent(lines: &[&str]) -> Vec<Vec<char>> {
    let blank = |line: &str| line.trim().is_empty();
    let indent = |line: &'_ str| line.len() - line.trim_start_matches([' ', '\t']).len();
    let mut full = lines.iter().filter(|l| !blank(l));
    let margin = full.next().map_or("", |first| {
        let mut margin = &first[..indent(first)];
        for line in full {
            let same = margin.bytes().zip(line.bytes()).take_while(|(a, b)| a == b).count();
            margin = &margin[..same];
        }
        margin
    });
    let cut = |line: &&str| {
        if blank(line) { Vec::new() } else { line.get(margin.len()..).unwrap_or("").chars().collect() }
    };
    lines.iter().map(cut).collect()
}

/// The lines of a place, those that matter, with marks.
pub fn marked(originals: &[&str], place: Place) -> Vec<String> {
    let lines = dedent(originals);
    let (Some(first), Some(last), Some(original)) = (lines.first(), lines.last(), originals.first()) else {
        return Vec::new();
    };
    if lines.iter().all(Vec::is_empty) {
        return Vec::new();
    }
    let removed = original.chars().count() - first.len();
    let start = characters(original, place.column).saturating_sub(removed).min(first.len());
    let end =
        characters(originals[originals.len() - 1], place.end_column).saturating_sub(removed).min(last.len());
    if lines.len() == 1 && end <= start {
        // An instruction without a place of its own.
        return vec![first.iter().collect()];
    }
    // The expression itself, with newlines between its lines.
    let mut segment: Vec<char> = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let from = if number == 0 { start } else { 0 };
        let to = if number + 1 == lines.len() { end } else { line.len() };
        segment.extend(line.get(from..to).unwrap_or_default());
        segment.push('\n');
    }
    segment.pop();
    let found = anchors::anchors(&segment);
    let (before, behind) = (&first[..start], &last[end..]);
    let covers = |text: &[char]| text.iter().all(|c| c.is_whitespace());
    let show =
        !is_whole_call(before, &segment, behind) && (found.is_some() || !covers(before) || !covers(behind));
    let anchor = found.map(|a| Anchored::new(a, &segment, &lines, start));
    render_lines(&lines, start, end, show, anchor.as_ref())
}

/// Anchors by line and column of the terminal.
struct Anchored {
    start: (usize, usize),
    end: (usize, usize),
}

impl Anchored {
    fn new(anchors: Anchors, segment: &[char], lines: &[Vec<char>], start: usize) -> Anchored {
        let position = |at: usize| {
            let before = &segment[..at.min(segment.len())];
            let line = before.iter().filter(|c| **c == '\n').count();
            let begin = before.iter().rposition(|c| *c == '\n').map_or(0, |i| i + 1);
            let column = before.len() - begin + if line == 0 { start } else { 0 };
            (line, lines.get(line).map_or(0, |l| columns(&l[..column.min(l.len())])))
        };
        Anchored { start: position(anchors.start), end: position(anchors.end) }
    }
}

fn render_lines(
    lines: &[Vec<char>],
    start: usize,
    end: usize,
    show: bool,
    anchor: Option<&Anchored>,
) -> Vec<String> {
    let last = lines.len() - 1;
    let (left, right) = (columns(&lines[0][..start]), columns(&lines[last][..end]));
    let marks = |number: usize| -> String {
        let line = &lines[number];
        let blank = if number == 0 { indentation(line).max(left) } else { indentation(line) };
        let width = if number == last { right } else { columns(line) };
        let mark = |column: usize| match anchor {
            _ if column < blank => ' ',
            Some(a) if (number, column) < a.start || (number, column) >= a.end => '~',
            _ => '^',
        };
        let marks: String = (0..width).map(mark).collect();
        if marks.trim().is_empty() { String::new() } else { marks }
    };
    // The first and the last line matter, and those around what failed.
    let around = |line: usize| -> Range<usize> { line.saturating_sub(1)..(line + 2).min(lines.len()) };
    let matters = |number: usize| {
        number == 0
            || number == last
            || anchor
                .is_some_and(|a| around(a.start.0).contains(&number) || around(a.end.0).contains(&number))
    };
    let mut shown = Vec::new();
    let mut number = 0;
    while number <= last {
        let gap = (number..=last).take_while(|n| !matters(*n)).count();
        if gap > 1 {
            shown.push(format!("...<{gap} lines>..."));
            number += gap;
            continue;
        }
        shown.push(lines[number].iter().collect());
        if show {
            shown.push(marks(number));
        }
        number += 1;
    }
    shown
}

/// Whether a line is nothing but `x = f(...)` or `return f(...)`, the call being the expression: marks say nothing there.
fn is_whole_call(before: &[char], segment: &[char], behind: &[char]) -> bool {
    let Some(plain) = anchors::call(segment) else { return false };
    // CPython compares positions in bytes with positions in characters here.
    if !before.iter().chain(segment).all(char::is_ascii) {
        return false;
    }
    // Brackets around the call belong to neither side.
    let opened = before.iter().rev().filter(|c| !c.is_whitespace()).take_while(|c| **c == '(').count();
    let closed = behind.iter().filter(|c| !c.is_whitespace()).take_while(|c| **c == ')').count();
    if opened != closed {
        return false;
    }
    let rest: String = behind.iter().collect();
    let rest = rest.trim_start_matches(|c: char| c == ')' || c.is_whitespace());
    if !(rest.is_empty() || rest.starts_with(['#', ';'])) {
        return false;
    }
    let head: String = before.iter().collect();
    let head = head.trim_end_matches(|c: char| c == '(' || c.is_whitespace());
    if head.starts_with(char::is_whitespace) {
        return false;
    }
    if head == "return" {
        return plain;
    }
    // One name in front of the `=`, in brackets or not.
    let Some(mut target) = head.strip_suffix('=').map(str::trim) else { return false };
    while let Some(inner) = target.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        target = inner.trim();
    }
    let word = |c: char| c == '_' || c.is_alphanumeric();
    !target.is_empty() && target.chars().all(word) && !anchors::is_keyword(target)
}
