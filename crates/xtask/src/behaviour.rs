//! `cargo xtask behaviour`: runs the behaviour files and compares.
//!
//! An engine is a command template with `{file}` in it; flags of a mode, and `--test-tools` for files that declare
//! tools, go in front of the file. With `--cpython` the files themselves are on trial: every file runs on 3.14, and on
//! 3.11 too unless it needs something newer. `--fill` is `tests/tools/fill.py` with its surroundings set up.

use crate::expectation::Expectation;
use crate::judges::{self, Judge};
use crate::options::Options;
use crate::part::Part;
use crate::report::{self, Outcome};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

const ENGINE: &str = "target/fast/hognose run {file}";

pub fn run(words: Vec<String>) -> Result<bool, String> {
    let mut options = Options::new(words);
    if options.flag("--fill") {
        let files = options.words();
        options.finish()?;
        return fill(&files);
    }
    let cpython = options.flag("--cpython");
    let filter = options.value("--filter")?.unwrap_or_default();
    let part = options.value("--part")?.map(|text| Part::read(&text)).transpose()?;
    let jobs = options.number("--jobs", 2)?.max(1);
    let mode = options.value("--mode")?.unwrap_or_else(|| "plain".to_string());
    let flags: &[&str] = match mode.as_str() {
        "plain" => &[],
        "roundtrip" => &["--roundtrip-every", "1"],
        "gc-stress" => &["--gc-stress"],
        "gc-young" => &["--gc-stress=young"],
        "cut" => &["--cut"],
        other => return Err(format!("--mode is plain, roundtrip, gc-stress, gc-young or cut, not `{other}`")),
    };
    let limit = options.number("--timeout", if flags.is_empty() { 20 } else { 120 })?;
    let template = options.value("--engine")?.unwrap_or_else(|| ENGINE.to_string());
    options.finish()?;
    if !template.contains("{file}") {
        return Err(format!("--engine is a command with {{file}} in it, not `{template}`"));
    }

    let mut cases = Vec::new();
    for path in files(Path::new("tests/python"), "py")? {
        if filter.split(',').any(|text| path.contains(text))
            && part.as_ref().is_none_or(|part| part.has(&path))
        {
            let source = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
            cases.push((path, Expectation::read(&source)));
        }
    }
    let known_text = std::fs::read_to_string("tests/python/KNOWN_FAILURES.txt").unwrap_or_default();
    let known = report::known_failures(&known_text)?;
    if cpython {
        let (outcomes, skipped) = prove(&cases)?;
        return Ok(report::print(&outcomes, skipped, &Default::default(), false));
    }
    let engine = Engine { template, flags, limit: Duration::from_secs(limit as u64) };
    let outcomes = judge(&engine, &cases, jobs);
    Ok(report::print(&outcomes, 0, &known, filter.is_empty() && part.is_none()))
}

/// How to run a file on the engine.
struct Engine<'a> {
    template: String,
    flags: &'a [&'a str],
    limit: Duration,
}

impl Engine<'_> {
    fn command(&self, path: &str, tools: bool) -> Vec<String> {
        let mut words = Vec::new();
        for word in self.template.split_whitespace() {
            if word.contains("{file}") {
                words.extend(self.flags.iter().map(|flag| flag.to_string()));
                if tools {
                    words.push("--test-tools".to_string());
                }
            }
            words.push(word.replace("{file}", path));
        }
        words
    }

    fn check(&self, path: &str, expectation: &Expectation) -> Vec<String> {
        if expectation.is_empty() {
            return vec!["the file expects nothing: fill it with `cargo xtask behaviour --fill`".to_string()];
        }
        match crate::process::run(&self.command(path, !expectation.tools.is_empty()), self.limit) {
            Ok(output) => expectation.differences(&output),
            Err(error) => vec![error],
        }
    }
}

/// Runs all files on the engine, several at a time; the outcomes are in the order of the files.
fn judge(engine: &Engine, cases: &[(String, Expectation)], jobs: usize) -> Vec<Outcome> {
    let next = AtomicUsize::new(0);
    let failed = AtomicUsize::new(0);
    let slots: Mutex<Vec<Option<Outcome>>> = Mutex::new(cases.iter().map(|_| None).collect());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some((index, (path, expectation))) = {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    cases.get(index).map(|case| (index, case))
                } {
                    let differences = engine.check(path, expectation);
                    if !differences.is_empty() {
                        failed.fetch_add(1, Ordering::Relaxed);
                    }
                    report::progress(index + 1, cases.len(), failed.load(Ordering::Relaxed));
                    let mut slots = slots.lock().expect("no thread panics while it holds the lock");
                    slots[index] = Some(Outcome { path: path.clone(), differences });
                }
            });
        }
    });
    slots.into_inner().expect("no thread panicked").into_iter().flatten().collect()
}

/// Runs the files on CPython; both judges work side by side.
fn prove(cases: &[(String, Expectation)]) -> Result<(Vec<Outcome>, usize), String> {
    let on = |judge: Result<Judge, String>, wanted: fn(&Expectation) -> bool, name: &str| {
        let mut judge = judge?;
        let mut found = Vec::new();
        for (path, expectation) in cases.iter().filter(|(_, expectation)| wanted(expectation)) {
            let differences = match judge.run(path) {
                Ok(output) => expectation.differences(&output),
                Err(error) => vec![error],
            };
            found.push((path, label(name, differences)));
        }
        Ok::<_, String>(found)
    };
    let (old, new) = (Judge::old(), Judge::new_python());
    let (old, new) = std::thread::scope(|scope| {
        let old = scope.spawn(move || on(old, |e| !e.engine_only && !e.new_python, "3.11"));
        let new = on(new, |e| !e.engine_only && !e.old_python, "3.14");
        (old.join().expect("the judge's thread does not panic"), new)
    });
    let mut found = old?;
    found.extend(new?);
    let mut outcomes = Vec::new();
    let mut skipped = 0;
    for (path, expectation) in cases {
        let mut differences: Vec<String> =
            found.iter().filter(|(other, _)| *other == path).flat_map(|(_, lines)| lines.clone()).collect();
        if expectation.is_empty() {
            differences
                .push("the file expects nothing: fill it with `cargo xtask behaviour --fill`".to_string());
        }
        if expectation.engine_only && differences.is_empty() {
            skipped += 1;
        } else {
            outcomes.push(Outcome { path: path.clone(), differences });
        }
    }
    Ok((outcomes, skipped))
}

fn label(name: &str, lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() {
        return lines;
    }
    std::iter::once(format!("on CPython {name}:")).chain(lines).collect()
}

fn fill(paths: &[String]) -> Result<bool, String> {
    if paths.is_empty() {
        return Err("--fill needs files".to_string());
    }
    let status = std::process::Command::new(judges::old_python()?)
        .arg("tests/tools/fill.py")
        .arg(judges::pyodide()?)
        .args(paths)
        .status()
        .map_err(|error| format!("cannot start the fill tool: {error}"))?;
    Ok(status.success())
}

/// All files with an extension below a folder, sorted.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for entry in entries {
            let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|text| text == extension) {
                found.push(path.to_string_lossy().into_owned());
            }
        }
    }
    found.sort();
    Ok(found)
}
