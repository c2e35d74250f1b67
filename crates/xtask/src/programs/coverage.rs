//! Which kinds of nodes generated programs have: `tests/tools/kinds.py` on CPython 3.14.
//!
//! What is missing fails the run. How often a kind occurs is not counted.

use super::FOLDER;
use crate::judges::Judge;
use std::collections::BTreeSet;

pub fn run(seeds: &[u64]) -> Result<bool, String> {
    let tool =
        std::fs::read_to_string("tests/tools/kinds.py").map_err(|error| format!("kinds.py: {error}"))?;
    let mut judge = Judge::new_python()?;
    let path = format!("{FOLDER}/{}_kinds.py", std::process::id());
    let (mut seen, mut all) = (BTreeSet::new(), BTreeSet::new());
    for some in seeds.chunks(100) {
        let programs: Vec<String> = some.iter().map(|seed| text(&hognose_fuzz::generate(*seed))).collect();
        let source = format!("PROGRAMS = [{}]\n{tool}", programs.join(", "));
        std::fs::write(&path, source).map_err(|error| format!("{path}: {error}"))?;
        let output = judge.run(&path);
        std::fs::remove_file(&path).map_err(|error| format!("{path}: {error}"))?;
        let output = output?;
        let mut lines = output.stdout.lines();
        let (Some(some), Some(every)) = (lines.next(), lines.next()) else {
            return Err(format!("kinds.py failed: {}", output.stderr.lines().last().unwrap_or_default()));
        };
        seen.extend(some.split_whitespace().map(str::to_string));
        all.extend(every.split_whitespace().map(str::to_string));
    }
    let missing: Vec<&str> = all.difference(&seen).map(String::as_str).collect();
    println!("{} of {} kinds of nodes in {} programs", all.len() - missing.len(), all.len(), seeds.len());
    if !missing.is_empty() {
        println!("missing: {}", missing.join(", "));
    }
    Ok(missing.is_empty())
}

/// A literal of Python with this text.
fn text(program: &str) -> String {
    let mut out = String::from("'");
    for c in program.chars() {
        match c {
            '\'' => out.push_str("\\'"),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c => out.push(c),
        }
    }
    out.push('\'');
    out
}
