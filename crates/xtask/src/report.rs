//! What a behaviour run prints: progress, failures, a table per folder, the last line.
//!
//! The known failures of `tests/python/KNOWN_FAILURES.txt` are judged here: one that passes is an error, so that the
//! list can only shrink. Running and comparing are not here.

use std::collections::BTreeMap;
use std::io::IsTerminal;

/// One file's outcome; no differences means that it passed.
pub struct Outcome {
    pub path: String,
    pub differences: Vec<String>,
}

/// Shows how far a run is, when somebody watches.
pub fn progress(done: usize, total: usize, failed: usize) {
    if std::io::stderr().is_terminal() {
        eprint!("\r{done}/{total}, {failed} failed ");
        if done == total {
            eprintln!();
        }
    }
}

/// The files that are known to fail, with the reason.
pub fn known_failures(text: &str) -> Result<BTreeMap<String, String>, String> {
    let mut known = BTreeMap::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (path, reason) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if reason.trim().is_empty() {
            return Err(format!("KNOWN_FAILURES.txt: `{path}` needs a reason behind its path"));
        }
        known.insert(path.to_string(), reason.trim().to_string());
    }
    Ok(known)
}

/// Prints everything, and says whether the run is good.
pub fn print(outcomes: &[Outcome], skipped: usize, known: &BTreeMap<String, String>, whole: bool) -> bool {
    let mut folders: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    let (mut passed, mut failed, mut excused) = (0, 0, 0);
    for outcome in outcomes {
        let name = outcome.path.strip_prefix("tests/python/").unwrap_or(&outcome.path);
        let row = folders.entry(name.rsplit_once('/').map_or(".", |(folder, _)| folder)).or_default();
        let reason = known.get(name);
        if outcome.differences.is_empty() && reason.is_none() {
            passed += 1;
            row[0] += 1;
            continue;
        }
        if reason.is_some() && !outcome.differences.is_empty() {
            excused += 1;
            row[2] += 1;
            continue;
        }
        failed += 1;
        row[1] += 1;
        println!("FAILED {}", outcome.path);
        if reason.is_some() {
            println!("    passes now: take it out of tests/python/KNOWN_FAILURES.txt");
        }
        for line in &outcome.differences {
            println!("    {line}");
        }
    }
    for name in known.keys().filter(|_| whole) {
        if !outcomes.iter().any(|outcome| outcome.path.strip_prefix("tests/python/") == Some(name)) {
            println!("FAILED {name}: in KNOWN_FAILURES.txt, but there is no such file in this run");
            failed += 1;
        }
    }
    println!("\n{:<44} {:>7} {:>7} {:>7}", "folder", "passed", "failed", "known");
    for (folder, [good, bad, excused]) in &folders {
        println!("{folder:<44} {good:>7} {bad:>7} {excused:>7}");
    }
    if skipped > 0 {
        println!("{skipped} files do not run here");
    }
    if excused > 0 {
        println!("{excused} known failures");
    }
    println!("{passed} passed, {failed} failed");
    failed == 0
}
