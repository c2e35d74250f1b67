//! Syntax errors and warnings as CPython reports them.
//!
//! A [`SyntaxError`] carries what the attributes of Python's exception need;
//! [`SyntaxError::render`] prints what the interpreter prints. Inside this crate an error is
//! a [`Fault`]: a message and a range of bytes, turned into lines and columns at the very end.

use std::sync::Arc;

use crate::position::LineIndex;

/// Which exception class the error is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ErrorKind {
    Syntax,
    Indentation,
    Tab,
}

impl ErrorKind {
    /// The name of the exception class.
    pub fn name(self) -> &'static str {
        match self {
            Self::Syntax => "SyntaxError",
            Self::Indentation => "IndentationError",
            Self::Tab => "TabError",
        }
    }
}

/// A `SyntaxError`, `IndentationError` or `TabError` with the attributes of Python's exception.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SyntaxError {
    pub kind: ErrorKind,
    pub message: String,
    pub filename: Arc<str>,
    /// `lineno`, from 1; 0 where CPython has no line.
    pub line: u32,
    /// `offset`, from 1 in code points.
    pub column: u32,
    /// `end_lineno`.
    pub end_line: u32,
    /// `end_offset`, from 1 in code points; 0 or -1 where CPython has no end.
    pub end_column: i32,
    /// The line of source, with its line end where it has one.
    pub text: Option<String>,
    /// Whether CPython has read lines behind that one: what it shows has no line end then.
    pub is_read_on: bool,
    /// What of CPython finds it.
    pub phase: Phase,
    /// What was warned of before it was found.
    pub warnings: Vec<SyntaxWarning>,
}

/// What of CPython finds an error. That decides what `args` of the exception hold, and whether a text without a file is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Phase {
    /// The tokenizer: the line is at hand.
    Tokenizer,
    /// The parser, which has the line end too.
    #[default]
    Parser,
    /// The compiler proper.
    Compiler,
    /// The table of symbols: `args` are the message alone.
    Symbols,
}

impl SyntaxError {
    /// What CPython prints for this error when nothing catches it.
    pub fn render(&self) -> String {
        let mut out = String::new();
        if self.line > 0 {
            out.push_str(&format!("  File \"{}\", line {}\n", self.filename, self.line));
        }
        if let Some(text) = &self.text {
            let line = text.split('\n').next().unwrap_or("").trim_end_matches(['\r', '\n', ' ']);
            let stripped = line.trim_start_matches([' ', '\u{c}']);
            let removed = line.chars().count() - stripped.chars().count();
            out.push_str(&format!("    {stripped}\n"));
            if self.column > 0 {
                out.push_str(&self.carets(stripped, removed));
            }
        }
        out.push_str(&format!("{}: {}\n", self.kind.name(), self.message));
        out
    }

    fn carets(&self, stripped: &str, removed: usize) -> String {
        let length = stripped.chars().count();
        let column = self.column as usize;
        let mut end = if self.end_line != self.line {
            length + removed + 1
        } else if self.end_column <= 0 {
            column
        } else {
            self.end_column.unsigned_abs() as usize
        };
        if end == column {
            end += 1;
        }
        let Some(start) = (column - 1).checked_sub(removed) else { return String::new() };
        // CPython marks one place behind the line for what it found at its end.
        let start = start.min(length);
        let end = end.saturating_sub(1).saturating_sub(removed).clamp(start + 1, length.max(start + 1));
        // Blanks before the caret are copied, so that tabs line up.
        let padding: String = stripped
            .chars()
            .chain([' '])
            .take(start)
            .map(|c| if c.is_whitespace() { c } else { ' ' })
            .collect();
        format!("    {padding}{}\n", "^".repeat(end - start))
    }
}

impl std::fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {} ({}, line {})", self.kind.name(), self.message, self.filename, self.line)
    }
}

impl std::error::Error for SyntaxError {}

/// A warning that CPython's compiler gives, such as an invalid escape sequence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SyntaxWarning {
    pub message: String,
    pub line: u32,
    /// From 1 in code points.
    pub column: u32,
    pub end_line: u32,
    pub end_column: u32,
}

/// An error inside this crate: a range of bytes in the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    pub kind: ErrorKind,
    pub message: String,
    pub start: u32,
    pub end: u32,
    /// Where CPython reports columns that are no place in the source.
    pub columns: Option<(u32, i32)>,
    /// CPython reports the place behind the last character of the line.
    pub line_end: bool,
    /// CPython reports 0 as the end.
    pub no_end: bool,
    /// Whether CPython has read lines behind the one of the error.
    pub is_read_on: bool,
    /// What finds it.
    pub phase: Phase,
    /// What the compiler warned of before.
    pub warnings: Vec<(String, u32, u32)>,
}

impl Fault {
    pub fn new(message: impl Into<String>, start: u32, end: u32) -> Self {
        Self {
            kind: ErrorKind::Syntax,
            message: message.into(),
            start,
            end,
            columns: None,
            line_end: false,
            no_end: false,
            is_read_on: false,
            phase: Phase::Parser,
            warnings: Vec::new(),
        }
    }

    pub fn indentation(message: impl Into<String>, start: u32, end: u32) -> Self {
        Self { kind: ErrorKind::Indentation, ..Self::new(message, start, end) }
    }

    pub fn with_columns(mut self, column: u32, end_column: i32) -> Self {
        self.columns = Some((column, end_column));
        self
    }

    pub fn at_line_end(mut self) -> Self {
        self.line_end = true;
        self
    }

    pub fn locate(self, source: &str, index: &LineIndex, filename: &Arc<str>) -> SyntaxError {
        let start = index.position(self.start, source);
        // The end of a line end is still on its line.
        let ends_line = self.end > self.start && source.as_bytes().get(self.end as usize - 1) == Some(&b'\n');
        let mut end = index.position(self.end - u32::from(ends_line), source);
        end.column += u32::from(ends_line);
        let mut text = index.line_text(start.line, source).to_owned();
        let line_end = index.line_start(start.line, source) as usize + text.len();
        if source.as_bytes().get(line_end) == Some(&b'\n') {
            text.push('\n');
        }
        let line_end = text.trim_end_matches('\n').chars().count() as u32 + 1;
        let columns = self.columns.or(self.line_end.then_some((line_end, -1)));
        let (column, end_column) =
            columns.unwrap_or((start.column + 1, i32::try_from(end.column + 1).unwrap_or(i32::MAX)));
        // Columns are counted on the line that is shown, also those of an end further down.
        let is_cut = self.phase == Phase::Parser && self.columns.is_none() && end.line > start.line;
        let end_column = if is_cut { end_column.min(line_end as i32) } else { end_column };
        let end_column = if self.no_end { 0 } else { end_column };
        SyntaxError {
            kind: self.kind,
            message: self.message,
            filename: filename.clone(),
            line: start.line,
            column,
            end_line: end.line,
            end_column,
            text: Some(text),
            is_read_on: self.is_read_on,
            phase: self.phase,
            warnings: Vec::new(),
        }
    }
}
