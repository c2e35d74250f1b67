//! `cargo xtask programs`: generated programs on CPython and on an engine; what differs is a bug.
//!
//! The programs are those of `hognose-fuzz`, one for each seed. Standard output, standard error and the exit code are
//! compared to the letter. Making a program shorter is in `minimise`, counting the kinds of its nodes in `coverage`.

mod coverage;
mod minimise;

use crate::expectation::Output;
use crate::judges::Judge;
use crate::options::Options;
use crate::process;
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

const HELP: &str = "\
cargo xtask programs [OPTIONS]: generated programs on CPython 3.14 and on an engine

    --seeds FROM..TO     one program for each seed (default 0..1000)
    --kept               the seeds of fuzz/seeds.txt too
    --jobs N             how many at a time (default 2)
    --mode MODE          plain, roundtrip-at (the state goes through bytes at 200 instants), gc-stress, gc-young
    --engine TEMPLATE    default: target/fast/hognose run {file}
    --old                for each difference, what CPython 3.11 (64 bits) says
    --minimise           make programs that differ as short as they can be
    --keep DIR           write programs that differ, with both outputs, to a folder
    --show               print the programs and run nothing
    --coverage           which kinds of nodes of CPython's `ast` the programs have; run nothing else

Example: cargo xtask programs --seeds 0..10000 --minimise --keep target/differ
";

const ENGINE: &str = "target/fast/hognose run --test-tools {file}";
const FOLDER: &str = "target/programs";
const SEEDS: &str = "fuzz/seeds.txt";
/// A program is over in milliseconds; one that was cut to be shorter may never be.
const LIMIT: Duration = Duration::from_secs(20);

pub fn run(words: Vec<String>) -> Result<bool, String> {
    let mut options = Options::new(words);
    if options.flag("--help") {
        print!("{HELP}");
        return Ok(true);
    }
    let mut seeds: Vec<u64> =
        range(&options.value("--seeds")?.unwrap_or_else(|| "0..1000".into()))?.collect();
    if options.flag("--kept") {
        seeds.splice(0..0, kept()?);
    }
    let jobs = options.number("--jobs", 2)?.max(1);
    let mode = options.value("--mode")?.unwrap_or_else(|| "plain".to_string());
    let flags: &[&str] = match mode.as_str() {
        "plain" => &[],
        "roundtrip-at" => &["--roundtrip-at", "SEED:200"],
        "gc-stress" => &["--gc-stress"],
        "gc-young" => &["--gc-stress=young"],
        other => return Err(format!("--mode is plain, roundtrip-at, gc-stress or gc-young, not `{other}`")),
    };
    let template = options.value("--engine")?.unwrap_or_else(|| ENGINE.to_string());
    let (old, minimise) = (options.flag("--old"), options.flag("--minimise"));
    let keep = options.value("--keep")?;
    let (show, coverage) = (options.flag("--show"), options.flag("--coverage"));
    options.finish()?;
    std::fs::create_dir_all(FOLDER).map_err(|error| format!("{FOLDER}: {error}"))?;
    if show {
        seeds.iter().for_each(|seed| print!("# seed {seed}\n{}", hognose_fuzz::generate(*seed)));
        return Ok(true);
    }
    if coverage {
        return coverage::run(&seeds);
    }
    // Set up before the threads start, so that it happens once.
    drop(Judge::new_python()?);
    let plan = Plan { template, flags, old, minimise, seeds };
    plan.try_engine()?;
    let found = plan.run_all(jobs)?;
    print(&plan, found, keep.as_deref())
}

fn range(text: &str) -> Result<Range<u64>, String> {
    let ends = text.split_once("..").and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    ends.map(|(from, to)| from..to).ok_or_else(|| format!("--seeds is such as 0..1000, not `{text}`"))
}

/// The seeds that found something.
fn kept() -> Result<Vec<u64>, String> {
    let text = std::fs::read_to_string(SEEDS).map_err(|error| format!("{SEEDS}: {error}"))?;
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let word = line.split_whitespace().next().unwrap_or_default();
            word.parse().map_err(|_| format!("{SEEDS}: a line begins with a seed, not `{word}`"))
        })
        .collect()
}

/// What is to be done with each seed.
struct Plan<'a> {
    template: String,
    flags: &'a [&'a str],
    old: bool,
    minimise: bool,
    seeds: Vec<u64>,
}

/// A program on which the two do not agree.
struct Found {
    seed: u64,
    program: String,
    difference: Difference,
    note: String,
}

/// The first place where outputs differ.
pub struct Difference {
    /// `stdout`, `stderr`, `code`, or what happened instead of an end.
    pub place: String,
    pub wanted: String,
    pub got: String,
    pub before: String,
    outputs: [String; 2],
}

#[derive(Default)]
struct Tally {
    lines: usize,
    printed: usize,
    uncaught: usize,
    found: Vec<Found>,
}

impl Plan<'_> {
    /// An engine that cannot run anything is no difference.
    fn try_engine(&self) -> Result<(), String> {
        let path = format!("{FOLDER}/{}_empty.py", std::process::id());
        std::fs::write(&path, "").map_err(|error| format!("{path}: {error}"))?;
        let output = process::run(&self.command(0, &path), LIMIT);
        std::fs::remove_file(&path).map_err(|error| format!("{path}: {error}"))?;
        match output? {
            Output { code: Some(0), .. } => Ok(()),
            Output { stderr, .. } => {
                Err(format!("the engine cannot run an empty file: {}", stderr.trim_end()))
            }
        }
    }

    /// The engine's command for a file.
    fn command(&self, seed: u64, path: &str) -> Vec<String> {
        let mut words = Vec::new();
        for word in self.template.split_whitespace() {
            if word.contains("{file}") {
                words.extend(self.flags.iter().map(|flag| flag.replace("SEED", &seed.to_string())));
            }
            words.push(word.replace("{file}", path));
        }
        words
    }

    fn run_all(&self, jobs: usize) -> Result<Tally, String> {
        let next = AtomicUsize::new(0);
        let tally = Mutex::new(Tally::default());
        let start = Instant::now();
        let outcomes: Vec<Result<(), String>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs)
                .map(|job| {
                    let (next, tally) = (&next, &tally);
                    scope.spawn(move || {
                        let mut runner = Runner::new(self, job)?;
                        loop {
                            let index = next.fetch_add(1, Ordering::Relaxed);
                            let Some(seed) = self.seeds.get(index) else { return Ok(()) };
                            runner.one(*seed, tally)?;
                            self.progress(index + 1, start, tally);
                        }
                    })
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("a job does not panic")).collect()
        });
        outcomes.into_iter().collect::<Result<(), String>>()?;
        let mut tally = tally.into_inner().expect("no thread panicked");
        tally.found.sort_by_key(|found| found.seed);
        Ok(tally)
    }

    fn progress(&self, done: usize, start: Instant, tally: &Mutex<Tally>) {
        let total = self.seeds.len();
        let watched = std::io::stderr().is_terminal();
        if done.is_multiple_of(if watched { 20 } else { 1000 }) || done == total {
            let differ = tally.lock().expect("no thread panics while it holds the lock").found.len();
            let seconds = start.elapsed().as_secs();
            let end = if watched && done < total { '\r' } else { '\n' };
            eprint!("{done}/{total} programs, {differ} differ, {seconds} s {end}");
        }
    }
}

/// One job: its judges and its file.
struct Runner<'a> {
    plan: &'a Plan<'a>,
    judge: Judge,
    old: Option<Judge>,
    path: String,
}

impl<'a> Runner<'a> {
    fn new(plan: &'a Plan<'a>, job: usize) -> Result<Runner<'a>, String> {
        let old = plan.old.then(Judge::old).transpose()?;
        let path = format!("{FOLDER}/{}_{job}.py", std::process::id());
        Ok(Runner { plan, judge: Judge::new_python()?, old, path })
    }

    fn one(&mut self, seed: u64, tally: &Mutex<Tally>) -> Result<(), String> {
        let mut program = hognose_fuzz::generate(seed);
        self.write(&program)?;
        let wanted = self.wanted();
        let mut difference = self.compare(seed, &wanted);
        if let Some(first) = &mut difference
            && self.plan.minimise
        {
            let place = first.place.clone();
            let unbound = mentions_unbound(&first.wanted);
            program = minimise::shortest(&program, &mut |shorter| {
                if self.write(shorter).is_err() {
                    return false;
                }
                let wanted = self.wanted();
                self.compare(seed, &wanted).is_some_and(|found| {
                    found.place == place && (unbound || !mentions_unbound(&found.wanted))
                })
            });
            self.write(&program)?;
            let wanted = self.wanted();
            difference = self.compare(seed, &wanted);
        }
        let note = match (&difference, &mut self.old) {
            (Some(difference), Some(old)) => {
                let agrees = old.run_within(&self.path, LIMIT).is_ok_and(|output| {
                    format!("{}{}", output.stdout, output.stderr) == difference.outputs[1]
                });
                if agrees { "CPython 3.11 agrees with the engine".to_string() } else { String::new() }
            }
            _ => String::new(),
        };
        let mut tally = tally.lock().expect("no thread panics while it holds the lock");
        tally.lines += program.lines().count();
        if let Ok(wanted) = &wanted {
            tally.printed += wanted.stdout.lines().count();
            tally.uncaught += usize::from(!wanted.stderr.is_empty());
        }
        if let Some(difference) = difference {
            tally.found.push(Found { seed, program, difference, note });
        }
        Ok(())
    }

    fn write(&self, program: &str) -> Result<(), String> {
        std::fs::write(&self.path, program).map_err(|error| format!("{}: {error}", self.path))
    }

    /// What CPython does with the file.
    fn wanted(&mut self) -> Result<Output, String> {
        self.judge.run_within(&self.path, LIMIT)
    }

    /// Runs the file on the engine and compares.
    fn compare(&self, seed: u64, wanted: &Result<Output, String>) -> Option<Difference> {
        let odd = |place: &str, wanted: &str, got: &str| {
            Some(Difference {
                place: place.to_string(),
                wanted: wanted.to_string(),
                got: got.to_string(),
                before: String::new(),
                outputs: Default::default(),
            })
        };
        let wanted = match wanted {
            Ok(wanted) => wanted,
            Err(error) => return odd("judge", error, ""),
        };
        let last = wanted.stderr.lines().last().unwrap_or_default();
        if last.starts_with("SyntaxError") || last.starts_with("IndentationError") {
            let lines: Vec<&str> = wanted.stderr.lines().collect();
            return odd("no valid program", &lines[lines.len().saturating_sub(4)..].join(" / "), "");
        }
        let got = match process::run(&self.plan.command(seed, &self.path), LIMIT * 3) {
            Ok(got) => got,
            Err(error) => return odd("engine", "an end", &error),
        };
        difference(wanted, &got)
    }
}

impl Drop for Runner<'_> {
    fn drop(&mut self) {
        // Left behind, it does no harm.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Cutting a program makes names unbound; that would be another difference than the one that was looked at.
fn mentions_unbound(line: &str) -> bool {
    line.contains("is not defined") || line.contains("UnboundLocal") || line.contains("free variable")
}

/// Whether a line shows how wide the judge's C integers are: it has 32 bits, so that the line is not judged.
fn tells_of_width(line: &str) -> bool {
    line.contains("int too large to convert to C ")
}

fn difference(wanted: &Output, got: &Output) -> Option<Difference> {
    let both = |output: &Output| format!("{}{}", output.stdout, output.stderr);
    for (place, a, b) in [("stdout", &wanted.stdout, &got.stdout), ("stderr", &wanted.stderr, &got.stderr)] {
        if a == b {
            continue;
        }
        let (mut left, mut right) = (a.lines(), b.lines());
        let (mut before, mut passed_over) = ("", false);
        loop {
            let (x, y) = (left.next(), right.next());
            if x.is_some_and(tells_of_width) && y.is_some() {
                passed_over = true;
                continue;
            }
            if passed_over && x.is_none() && y.is_none() {
                break;
            }
            if x != y || x.is_none() {
                let text = |line: Option<&str>| line.unwrap_or("(the end)").to_string();
                // Standard error of the engine tells more than an output that is too short.
                let hint = if y.is_none() { got.stderr.lines().last().unwrap_or_default() } else { "" };
                return Some(Difference {
                    place: place.to_string(),
                    wanted: text(x),
                    got: format!("{} {hint}", text(y)).trim_end().to_string(),
                    before: before.to_string(),
                    outputs: [both(wanted), both(got)],
                });
            }
            before = x.unwrap_or_default();
        }
    }
    let code = i32::from(crate::expectation::tells_of_failure(wanted.stderr.lines()));
    (got.code != Some(code)).then(|| Difference {
        place: "code".to_string(),
        wanted: code.to_string(),
        got: format!("{:?}", got.code),
        before: String::new(),
        outputs: [both(wanted), both(got)],
    })
}

fn print(plan: &Plan, tally: Tally, keep: Option<&str>) -> Result<bool, String> {
    if let Some(folder) = keep {
        std::fs::create_dir_all(folder).map_err(|error| format!("{folder}: {error}"))?;
    }
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    for found in &tally.found {
        let Difference { place, wanted, got, before, outputs } = &found.difference;
        *places.entry(place).or_default() += 1;
        println!("seed {}: {place} {}", found.seed, found.note);
        if !before.is_empty() {
            println!("        {before}");
        }
        println!("    3.14 {wanted}\n    ours {got}");
        if plan.minimise {
            found.program.lines().for_each(|line| println!("    | {line}"));
        }
        if let Some(folder) = keep {
            for (end, text) in [("py", &found.program), ("3.14.txt", &outputs[0]), ("ours.txt", &outputs[1])]
            {
                let path = format!("{folder}/{}.{end}", found.seed);
                std::fs::write(&path, text).map_err(|error| format!("{path}: {error}"))?;
            }
        }
    }
    println!("programs  {:>8}", plan.seeds.len());
    println!("lines     {:>8}", tally.lines);
    println!("printed   {:>8}", tally.printed);
    println!("uncaught  {:>8}", tally.uncaught);
    println!("differ    {:>8}", tally.found.len());
    for (place, n) in places {
        println!("  {place:<16} {n}");
    }
    Ok(tally.found.is_empty())
}
