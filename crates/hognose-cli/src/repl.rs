//! `hognose repl`: a session on the terminal, with history, highlighting and several lines.
//!
//! Top-level `await` works. Ctrl-C interrupts what runs, or drops what was typed; Ctrl-D ends.

use std::borrow::Cow;
use std::sync::Arc;

use hognose::{Error, Program};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{Config, Editor, Helper};

use crate::args::ReplOptions;
use crate::drive::{Drive, Output, Plain};
use crate::exit::{Exit, Failure, Outcome};
use crate::run::{Source, Surroundings, begin, limits, report_end, surroundings};

const KEYWORDS: &[&str] = &[
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "case", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
    "lambda", "match", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

/// Reads, runs and prints until the input ends.
pub fn repl(options: &ReplOptions) -> Outcome {
    let limits = limits(&options.session)?;
    let Surroundings { mut host, clock, toolbox } = surroundings(&options.session, None)?;
    let mut session = hognose::Session::new(limits).with_clock(Arc::clone(&clock));
    session.define(&toolbox);
    session.set_overlap(!options.session.no_overlap);
    session.set_hints(!options.session.no_hints);
    session.keep_result(true);
    let failed =
        |error: ReadlineError| Failure { message: format!("the terminal: {error}"), exit: Exit::Usage };
    let mut editor: Editor<Python, rustyline::history::FileHistory> =
        Editor::with_config(Config::builder().auto_add_history(true).build()).map_err(failed)?;
    editor.set_helper(Some(Python));
    let history = options.history.clone().or_else(|| {
        let home = std::env::var_os("HOME")?;
        Some(std::path::PathBuf::from(home).join(".hognose_history"))
    });
    if let Some(path) = &history {
        // The first time there is none.
        let _ = editor.load_history(path);
    }
    eprintln!("hognose {}: Python in a sandbox. Ctrl-D ends.", env!("CARGO_PKG_VERSION"));
    crate::run::interrupt_on_ctrl_c(&session);
    let mut number = 0;
    loop {
        match editor.readline(">>> ") {
            Ok(text) if text.trim().is_empty() => {}
            Ok(text) => {
                number += 1;
                let source = Source { name: format!("<input {number}>"), text: text.into_bytes() };
                let mut between = Plain;
                let mut drive = Drive::new(&mut *host, &mut between, Arc::clone(&clock), Output::Through);
                let end = begin(&mut session, &source, &mut drive);
                report_end(&end, false);
                if let Some(shown) = session.shown_result() {
                    println!("{shown}");
                }
                if let crate::drive::End::Raised(exception) = &end
                    && let Some(code) = exception.exit_code
                {
                    save(&mut editor, history.as_deref());
                    return Ok(if code == 0 { Exit::Done } else { Exit::Raised });
                }
            }
            Err(ReadlineError::Interrupted) => {}
            Err(ReadlineError::Eof) => break,
            Err(error) => return Err(failed(error)),
        }
    }
    save(&mut editor, history.as_deref());
    Ok(Exit::Done)
}

fn save(editor: &mut Editor<Python, rustyline::history::FileHistory>, path: Option<&std::path::Path>) {
    if let Some(path) = path {
        // A history that cannot be kept is no reason to fail.
        let _ = editor.save_history(path);
    }
}

/// What the line editor knows of Python.
struct Python;

impl Helper for Python {}

impl Completer for Python {
    type Candidate = String;
}

impl Hinter for Python {
    type Hint = String;
}

impl Validator for Python {
    fn validate(&self, context: &mut ValidationContext<'_>) -> rustyline::Result<ValidationResult> {
        let text = context.input();
        Ok(if is_complete(text) { ValidationResult::Valid(None) } else { ValidationResult::Incomplete })
    }
}

/// Whether what was typed can be run: it compiles, or is wrong in a way that more lines do not heal. A block ends with an
/// empty line.
fn is_complete(text: &str) -> bool {
    let open = |message: &str| {
        [
            "was never closed",
            "unexpected EOF",
            "unterminated triple-quoted",
            "expected an indented block",
            "expected 'except'",
        ]
        .iter()
        .any(|part| message.contains(part))
    };
    match Program::new(text) {
        Ok(_) => {
            let lines = text.trim_end_matches('\n').lines();
            let in_block = lines.clone().next_back().is_some_and(|line| line.starts_with([' ', '\t']));
            !in_block || text.ends_with('\n')
        }
        Err(Error::Syntax { message, .. }) => !open(&message) || text.ends_with("\n\n"),
        Err(_) => true,
    }
}

impl Highlighter for Python {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        Cow::Owned(coloured(line))
    }

    fn highlight_char(&self, _: &str, _: usize, _: CmdKind) -> bool {
        true
    }
}

/// A line with colours: keywords, strings, numbers, comments.
fn coloured(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        let (length, colour) = if c == '#' {
            (rest.find('\n').unwrap_or(rest.len()), "90")
        } else if c == '"' || c == '\'' {
            (string_length(rest, c), "32")
        } else if c.is_ascii_digit() {
            let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '.' || c == '_'));
            (end.unwrap_or(rest.len()), "36")
        } else if c.is_alphabetic() || c == '_' {
            let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
            (end, if KEYWORDS.contains(&&rest[..end]) { "35" } else { "" })
        } else {
            (c.len_utf8(), "")
        };
        let (token, behind) = rest.split_at(length);
        if colour.is_empty() {
            out.push_str(token);
        } else {
            out.push_str(&format!("\x1b[{colour}m{token}\x1b[0m"));
        }
        rest = behind;
    }
    out
}

fn string_length(text: &str, quote: char) -> usize {
    let triple: String = [quote; 3].iter().collect();
    let end: &str = if text.starts_with(&triple) { &triple } else { &triple[..1] };
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(end.len()) {
        if escaped {
            escaped = false;
        } else if c == '\\' {
            escaped = true;
        } else if text[at..].starts_with(end) {
            return at + end.len();
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_go_on_until_an_empty_line() {
        for (text, complete) in [
            ("1 + 1", true),
            ("def f():", false),
            ("def f():\n  return 1", false),
            ("def f():\n  return 1\n", true),
            ("f(1,", false),
            ("x = '''a", false),
            ("1 +* 2", true),
        ] {
            assert_eq!(is_complete(text), complete, "{text:?}");
        }
    }

    #[test]
    fn colours_keep_the_text() {
        let plain = |text: &str| {
            let mut out = String::new();
            let mut rest = text;
            while let Some(at) = rest.find('\x1b') {
                out.push_str(&rest[..at]);
                rest = &rest[at + rest[at..].find('m').map_or(1, |m| m + 1)..];
            }
            out + rest
        };
        for text in ["if x: return 'é' # done", "x = \"\"\"a\"b\"\"\" + 1.5e3", "'unfinished", "'a\\'b' + f"]
        {
            assert_eq!(plain(&coloured(text)), text);
        }
        assert_eq!(coloured("if"), "\x1b[35mif\x1b[0m");
    }
}
