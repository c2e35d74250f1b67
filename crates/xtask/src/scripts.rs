//! `cargo xtask scripts`: whole scripts, as a language model writes them for an agent, beside what CPython prints.
//!
//! `tests/scripts/NAME.py` runs on the engine as a program; its standard output must be `NAME.out` to the letter, and its
//! exit code 1 where the header names one of CPython's (`# exit: 3`), otherwise 0. `--cpython` proves the outputs, `--fill` writes them.
//! `--folder tests/generated` runs those of another folder: generated inputs, whose outputs are digests of blocks of them.
//! Standard error is not compared: behaviour files do that.

use crate::behaviour::files;
use crate::judges::{self, Judge};
use crate::options::Options;
use crate::process;
use crate::report;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

const FOLDER: &str = "tests/scripts";
const ENGINE: &str = "target/fast/hognose run {file}";

pub fn run(words: Vec<String>) -> Result<bool, String> {
    let mut options = Options::new(words);
    if options.flag("--fill") {
        let paths = options.words();
        options.finish()?;
        if paths.is_empty() {
            return Err("--fill needs files".to_string());
        }
        let scripts: Vec<Script> = paths.into_iter().map(Script::read).collect::<Result<_, _>>()?;
        return on_cpython(&scripts, |script, output| {
            std::fs::write(script.out_path(), output).map_err(|error| format!("{}: {error}", script.path))?;
            Ok(Vec::new())
        });
    }
    let cpython = options.flag("--cpython");
    let folder = options.value("--folder")?.unwrap_or_else(|| FOLDER.to_string());
    let filter = options.value("--filter")?.unwrap_or_default();
    let jobs = options.number("--jobs", 2)?.max(1);
    let limit = Duration::from_secs(options.number("--timeout", 30)? as u64);
    let template = options.value("--engine")?.unwrap_or_else(|| ENGINE.to_string());
    options.finish()?;

    let mut scripts = Vec::new();
    for path in files(Path::new(&folder), "py")? {
        if filter.split(',').any(|text| path.contains(text)) {
            scripts.push(Script::read(path)?);
        }
    }
    if cpython {
        return on_cpython(&scripts, |script, output| Ok(differences(&script.wanted()?, output)));
    }
    let outcomes = on_engine(&template, limit, &scripts, jobs);
    Ok(print(&outcomes, scripts.len()))
}

/// One script and what its header says.
struct Script {
    path: String,
    /// The exit code that it ends with.
    exit: i32,
    /// Judged by CPython 3.14 alone.
    new_python: bool,
    /// Judged by CPython 3.11 alone: it has threads, which the 3.14 under node has not.
    old_python: bool,
}

impl Script {
    fn read(path: String) -> Result<Script, String> {
        let source = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
        let header = |name: &str| {
            source.lines().take_while(|line| line.starts_with('#')).find_map(|line| line.strip_prefix(name))
        };
        let exit = match header("# exit:") {
            None => 0,
            Some(text) => {
                text.trim().parse().map_err(|_| format!("{path}: `# exit:` needs a number, not `{text}`"))?
            }
        };
        let new_python = header("# since:").is_some();
        let old_python = header("# judge:").is_some_and(|text| text.trim() == "3.11");
        Ok(Script { path, exit, new_python, old_python })
    }

    fn out_path(&self) -> String {
        Path::new(&self.path).with_extension("out").to_string_lossy().into_owned()
    }

    fn wanted(&self) -> Result<String, String> {
        let path = self.out_path();
        std::fs::read_to_string(&path)
            .map_err(|error| format!("{path}: {error}; `cargo xtask scripts --fill {}` writes it", self.path))
    }
}

/// Runs the scripts on the engine, several at a time. The failed ones come back, with what was wrong.
fn on_engine(template: &str, limit: Duration, scripts: &[Script], jobs: usize) -> Vec<(String, Vec<String>)> {
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some((index, script)) = {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    scripts.get(index).map(|script| (index, script))
                } {
                    let found = check(template, limit, script).unwrap_or_else(|error| vec![error]);
                    let mut failed = failed.lock().expect("no thread panics while it holds the lock");
                    if !found.is_empty() {
                        failed.push((script.path.clone(), found));
                    }
                    report::progress(index + 1, scripts.len(), failed.len());
                }
            });
        }
    });
    let mut failed = failed.into_inner().expect("no thread panicked");
    failed.sort();
    failed
}

fn check(template: &str, limit: Duration, script: &Script) -> Result<Vec<String>, String> {
    let wanted = script.wanted()?;
    let command: Vec<String> =
        template.split_whitespace().map(|word| word.replace("{file}", &script.path)).collect();
    let output = process::run(&command, limit)?;
    let mut found = differences(&wanted, &output.stdout);
    // Whatever a script wants to end with, other codes than 0 are the program's own (`docs/cli.md`).
    let (code, expected) = (output.code.unwrap_or(0), script.exit.min(1));
    if code != expected {
        found.push(format!("exit code {code}, expected {expected}"));
    }
    if !found.is_empty() {
        let lines: Vec<&str> = output.stderr.lines().collect();
        found.extend(lines.iter().skip(lines.len().saturating_sub(8)).map(|line| format!("stderr: {line}")));
    }
    Ok(found)
}

/// Runs the scripts on CPython and gives each output to `judge`, which says what is wrong with it. Judges that disagree
/// about a script are something wrong too.
fn on_cpython(
    scripts: &[Script],
    judge: impl Fn(&Script, &str) -> Result<Vec<String>, String>,
) -> Result<bool, String> {
    let mut new = Judge::new_python()?;
    let python = judges::old_python()?;
    let mut outcomes = Vec::new();
    for (index, script) in scripts.iter().enumerate() {
        let mut found = Vec::new();
        let mut outputs = Vec::new();
        if !script.old_python {
            let output = new.run(&script.path)?;
            if script.exit == 0
                && let Some(last) = raised(&script.path, &output.stderr)
            {
                found.push(format!("raised on CPython 3.14: {last}"));
            }
            outputs.push(output.stdout);
        }
        if !script.new_python {
            // A process of its own: the judge has no exit codes, and a clock for asyncio that knows no threads.
            let output = process::run(&[python.clone(), script.path.clone()], Duration::from_secs(60))?;
            let code = output.code.unwrap_or(0);
            if code != script.exit {
                found.push(format!("exit code {code} on CPython 3.11, the header says {}", script.exit));
            }
            outputs.push(output.stdout);
        }
        if let [first, second] = outputs.as_slice()
            && first != second
        {
            found.push(
                "CPython 3.14 (-) and 3.11 (+) differ: `# since: 3.14` or `# judge: 3.11`".to_string(),
            );
            found.extend(differences(first, second));
        }
        if let Some(output) = outputs.first() {
            found.extend(judge(script, output)?);
        }
        if !found.is_empty() {
            outcomes.push((script.path.clone(), found));
        }
        report::progress(index + 1, scripts.len(), outcomes.len());
    }
    Ok(print(&outcomes, scripts.len()))
}

/// The last line of a traceback through the script itself, unless it is an exit without an error.
fn raised<'a>(path: &str, stderr: &'a str) -> Option<&'a str> {
    let last = stderr.lines().last()?;
    let through = stderr.contains(&format!("File \"{path}\""));
    (through && last != "SystemExit: 0" && last != "SystemExit").then_some(last)
}

/// The lines in which two texts differ, between their common beginning and end.
fn differences(wanted: &str, got: &str) -> Vec<String> {
    if wanted == got {
        return Vec::new();
    }
    let (wanted, got): (Vec<&str>, Vec<&str>) = (wanted.split('\n').collect(), got.split('\n').collect());
    let start = wanted.iter().zip(&got).take_while(|(a, b)| a == b).count();
    let most = wanted.len().min(got.len()) - start;
    let end = wanted.iter().rev().zip(got.iter().rev()).take_while(|(a, b)| a == b).count().min(most);
    let mut found = vec![format!("from line {}:", start + 1)];
    for (sign, lines) in
        [("-", &wanted[start..wanted.len() - end]), ("+", &got[start..got.len() - end])]
    {
        found.extend(lines.iter().take(12).map(|line| format!("{sign} {line}")));
        if lines.len() > 12 {
            found.push(format!("{sign} ... {} lines more", lines.len() - 12));
        }
    }
    found
}

fn print(failed: &[(String, Vec<String>)], total: usize) -> bool {
    for (path, lines) in failed {
        println!("FAILED {path}");
        for line in lines {
            println!("    {line}");
        }
    }
    println!("{} scripts passed, {} failed", total - failed.len(), failed.len());
    failed.is_empty()
}

#[cfg(test)]
mod tests {
    use super::differences;

    #[test]
    fn differences_are_what_is_between_the_common_beginning_and_end() {
        assert!(differences("a\nb\n", "a\nb\n").is_empty());
        assert_eq!(differences("a\nb\nc\n", "a\nx\nc\n"), ["from line 2:", "- b", "+ x"]);
        assert_eq!(differences("a\na\n", "a\n"), ["from line 2:", "- a"]);
        assert_eq!(differences("", "a"), ["from line 1:", "- ", "+ a"]);
        assert_eq!(differences("a\n", "a"), ["from line 2:", "- "]);
    }
}
