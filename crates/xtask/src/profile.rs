//! `cargo xtask profile`: counts which paths programs take, for release builds to be optimised by (`profile/README.md`).
//!
//! Builds that count run the programs of `benches/`, the scripts and behaviour files of `tests/`, the tests of the Python package, and the
//! small figures of both APIs; `llvm-profdata` makes of the counts what `profile/rustc` gives to the compiler. Nothing is
//! measured here (`bench` does that), and outputs are not compared (`behaviour` and `scripts` do that).

use crate::behaviour::files;
use crate::options::Options;
use crate::process;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

const OUTCOME: &str = "profile/release.profdata";
/// Below the folder of the workspace.
const TARGET: &str = "target/profile";
/// What the programs are taken from: paths that they share count as often as they run.
const TRAINING: [&str; 3] = ["benches/programs", "tests/scripts", "tests/python"];
/// Programs of all kinds, that count for a part of what they run: every second one of them, so that the others show what programs get
/// that nobody counted.
const VARIED: &str = "benches/varied";
/// So many times as much weighs what other programs run.
const WEIGHT: u32 = 6;
/// And what programs do now and then, each for as long: a path that is rare in them is not slow for that.
const STATEMENTS: &str = "benches/statements";
const LIMIT: Duration = Duration::from_secs(120);

pub fn run(words: Vec<String>) -> Result<bool, String> {
    let mut options = Options::new(words);
    let jobs = options.number("--jobs", 2)?.max(1);
    let only_changed = options.flag("--changed");
    options.finish()?;
    let tool = profdata()?;
    // Read before anything is built: what is wrong with it is told at once.
    let before = if only_changed { Some(text(&tool, OUTCOME)?) } else { None };
    let target = crate::root().join(TARGET);
    println!("building programs that count their paths (some fifteen minutes on two cores)");
    let [engine] = build(&target, "release", ["hognose"])?;
    let [unwinding, figures] = build(&target, "wheel", ["hognose", "figures"])?;
    println!("building the Python package (some five minutes)");
    let python = package(&target)?;
    let counts = target.join("counts");
    let _ = std::fs::remove_dir_all(&counts);
    // What stands before a command so that it adds its counts to those of the others.
    let counting = |part: &str| vec!["env".to_string(), format!("LLVM_PROFILE_FILE={}/{part}/%m.profraw", counts.display())];
    let mut programs = Vec::new();
    for folder in TRAINING {
        programs.extend(files(Path::new(folder), "py")?);
    }
    let varied: Vec<String> = files(Path::new(VARIED), "py")?.into_iter().step_by(2).collect();
    let statements = statements(&target)?;
    println!("running {} programs twice, the tests of the package, and the figures", programs.len() + varied.len());
    // Functions that unwind are others than those of the program, which does not: the package has counts of its own.
    for engine in [engine, unwinding] {
        let run = |part: &str| [counting(part), vec![engine.clone(), "run".to_string()]].concat();
        train(&run("all"), &programs, jobs)?;
        train(&run("varied"), &varied, jobs)?;
        // They look at the clock ten thousand times.
        let unlimited = ["--limits", "calls=none"].map(str::to_string);
        train(&[run("all"), unlimited.to_vec()].concat(), std::slice::from_ref(&statements), 1)?;
    }
    for words in [
        "-m pytest -q bindings/python/tests --ignore bindings/python/tests/compat/clients",
        &format!("benches/python/figures.py --rust {figures}"),
    ] {
        let words = words.split(' ').map(str::to_string);
        let words: Vec<String> = counting("all").into_iter().chain([python.clone()]).chain(words).collect();
        let output = process::run(&words, LIMIT * 5)?;
        if output.code != Some(0) {
            return Err(format!("{} failed:\n{}{}", words.join(" "), output.stdout, output.stderr));
        }
    }
    merge(&tool, &target)?;
    if let Some(before) = before {
        keep(&tool, &target, &before)?;
    }
    let size = std::fs::metadata(OUTCOME).map_err(|error| format!("{OUTCOME}: {error}"))?.len();
    println!("{OUTCOME}: {:.1} MB; `cargo build --release` uses it", size as f64 / 1e6);
    Ok(true)
}

/// The command that reads counts: of LLVM 19 or newer, whose format the compiler writes.
fn profdata() -> Result<String, String> {
    let mut candidates: Vec<String> = std::env::var("LLVM_PROFDATA").into_iter().collect();
    if let Ok(output) = Command::new("rustc").args(["--print", "target-libdir"]).output() {
        let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
        candidates.push(folder.with_file_name("bin").join("llvm-profdata").display().to_string());
    }
    candidates.extend((19..30).rev().map(|version| format!("llvm-profdata-{version}")));
    candidates.push("llvm-profdata".to_string());
    for candidate in &candidates {
        let Ok(output) = Command::new(candidate).arg("--version").output() else { continue };
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let version =
            text.split("version ").nth(1).and_then(|rest| rest.split('.').next()?.parse::<u32>().ok());
        if version.is_some_and(|version| version >= 19) {
            return Ok(candidate.clone());
        }
    }
    Err("no `llvm-profdata` of LLVM 19 or newer: `rustup component add llvm-tools`, or the package llvm-19 of the system, or its \
         path in LLVM_PROFDATA"
        .to_string())
}

/// Builds the engine's program, and the figures of the embedding API if they are named; their paths.
fn build<const N: usize>(target: &Path, profile: &str, names: [&str; N]) -> Result<[String; N], String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string());
    let mut command = Command::new(cargo);
    command.args(["build", "--profile", profile, "-p", "hognose-cli", "--no-default-features", "--bin", "hognose"]);
    if names.contains(&"figures") {
        command.args(["-p", "hognose", "--bench", "figures"]);
    }
    let output = command
        .args(["--message-format", "json-render-diagnostics"])
        .envs(counting_build(target))
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|error| format!("cannot start cargo: {error}"))?;
    if !output.status.success() {
        return Err("the build failed".to_string());
    }
    let messages = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut paths = [const { String::new() }; N];
    for (path, name) in paths.iter_mut().zip(names) {
        let named = format!("\"name\":\"{name}\"");
        let line = messages.lines().rfind(|line| line.contains(&named) && line.contains("\"executable\":\""));
        let found = line.and_then(|line| line.split("\"executable\":\"").nth(1)?.split('"').next());
        *path = found.ok_or_else(|| format!("cargo does not say where `{name}` is"))?.to_string();
    }
    Ok(paths)
}

/// The environment in which cargo builds what counts. What build scripts and macros count is not asked for.
fn counting_build(target: &Path) -> [(&'static str, PathBuf); 3] {
    [
        ("HOGNOSE_PROFILE", "generate".into()),
        ("LLVM_PROFILE_FILE", "/dev/null".into()),
        ("CARGO_TARGET_DIR", target.to_path_buf()),
    ]
}

/// Builds the Python package and installs it in an environment of its own; the interpreter there.
fn package(target: &Path) -> Result<String, String> {
    let start = |command: &mut Command| -> Result<(), String> {
        let output = command.output().map_err(|error| format!("cannot start {command:?}: {error}"))?;
        if output.status.success() {
            return Ok(());
        }
        Err(format!("{command:?} failed:\n{}", String::from_utf8_lossy(&output.stderr)))
    };
    start(Command::new("sh").arg("bindings/python/wheel.sh").envs(counting_build(target)))?;
    let folder = target.join("python");
    let python = folder.join("bin/python");
    let pip =
        |words: &[&str]| start(Command::new(&python).args(["-m", "pip", "install", "--quiet"]).args(words));
    if !python.exists() {
        start(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    }
    pip(&["-r", "bindings/python/requirements-test.txt"])?;
    let wheels = files(&target.join("wheels"), "whl")?;
    let wheel = wheels.first().ok_or("bindings/python/wheel.sh left no wheel")?;
    pip(&["--force-reinstall", "--no-deps", wheel])?;
    Ok(python.display().to_string())
}

/// A script of the single statements: its path.
fn statements(target: &Path) -> Result<String, String> {
    let read = |name: &str| {
        let path = Path::new(STATEMENTS).join(name);
        std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
    };
    let (known, all, measure) = (read("known.py")?, read("statements.txt")?, read("measure.py")?);
    // Text of ASCII reads in Python as Rust shows it.
    let all: Vec<&str> = all.lines().collect();
    let script = target.join("statements.py");
    // Briefly: as often as what programs do most, they would be compiled as that is, and the program would be a tenth larger.
    let text = format!("KNOWN = {known:?}\nSTATEMENTS = {all:?}\nSECONDS = 0.0005\n{measure}");
    std::fs::write(&script, text)
        .map_err(|error| format!("{}: {error}", script.display()))?;
    Ok(script.display().to_string())
}

/// Runs programs. Some end with an error, as they should.
fn train(engine: &[String], programs: &[String], jobs: usize) -> Result<(), String> {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let words = [engine, std::slice::from_ref(program)].concat();
            process::run(&words, LIMIT).map_err(|error| format!("{program}: {error}"))?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("a worker does not panic"))
    })
}

/// Puts the counts together. Of our own functions all are kept, so that the compiler knows those that never ran; of others,
/// which are compiled for size, those that ran.
fn merge(tool: &str, target: &Path) -> Result<(), String> {
    let path = |name: &str| target.join(name).display().to_string();
    let weighted = format!("--weighted-input={WEIGHT},{}", path("counts/all"));
    let [all, own, others] = ["all.profdata", "own.profdata", "others.profdata"].map(path);
    let steps: [&[&str]; 4] = [
        &["-o", &all, &weighted, &format!("--weighted-input=1,{}", path("counts/varied"))],
        &["--function=hognose", "-o", &own, &all],
        &["--sparse", "--no-function=hognose", "-o", &others, &all],
        &["-o", OUTCOME, &own, &others],
    ];
    steps.iter().try_for_each(|step| merged(tool, step).map(drop))
}

/// What `llvm-profdata merge` prints.
fn merged(tool: &str, words: &[&str]) -> Result<String, String> {
    let output = Command::new(tool).arg("merge").args(words).output();
    let output = output.map_err(|error| format!("cannot start `{tool}`: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("`{tool} merge` failed:\n{}", String::from_utf8_lossy(&output.stderr))),
    }
}

/// Counts as text, a block of lines for each function.
fn text(tool: &str, path: &str) -> Result<String, String> {
    merged(tool, &["--text", path, "-o", "-"])
}

/// Leaves the counts of functions that have not changed as they were before, so that those do not move.
fn keep(tool: &str, target: &Path, before: &str) -> Result<(), String> {
    let both = target.join("both.proftext").display().to_string();
    let (counts, n) = with_changed(before, &text(tool, OUTCOME)?);
    std::fs::write(&both, counts).map_err(|error| format!("{both}: {error}"))?;
    merged(tool, &[&both, "-o", OUTCOME])?;
    println!("{n} functions are new or have changed, all others keep their counts");
    Ok(())
}

/// All counts of `before`, and those of `now` of functions that are others there: by name, and by the hash of their control flow. How
/// many those are.
fn with_changed(before: &str, now: &str) -> (String, usize) {
    /// What stands behind the head, `:ir`, in blocks.
    fn functions(counts: &str) -> impl Iterator<Item = &str> {
        let behind = counts.split_once("\n:ir\n").map_or(counts, |(_, behind)| behind);
        behind.split("\n\n").map(str::trim_end).filter(|block| !block.is_empty())
    }
    /// The lines of a function that say which one it is.
    fn identity(block: &str) -> Vec<&str> {
        block.lines().filter(|line| !line.starts_with('#')).take(2).collect()
    }
    let known: HashSet<Vec<&str>> = functions(before).map(identity).collect();
    let changed: Vec<&str> = functions(now).filter(|block| !known.contains(&identity(block))).collect();
    let mut counts = before.trim_end().to_string();
    for block in &changed {
        counts += "\n\n";
        counts += block;
    }
    (counts + "\n\n", changed.len())
}

#[cfg(test)]
mod tests {
    use super::with_changed;

    #[test]
    fn functions_that_have_not_changed_keep_their_counts() {
        let block = |name: &str, hash: u32, count: u32| {
            format!("{name}\n# Func Hash:\n{hash}\n# Num Counters:\n1\n# Counter Values:\n{count}\n\n")
        };
        let of = |blocks: &[String]| format!("# IR level Instrumentation Flag\n:ir\n{}", blocks.concat());
        let [same, changed, gone] = [block("same", 1, 10), block("changed", 2, 20), block("gone", 3, 30)];
        let [anew, other, new] = [block("same", 1, 100), block("changed", 4, 200), block("new", 5, 500)];
        let before = of(&[same.clone(), changed.clone(), gone.clone()]);
        let now = of(&[other.clone(), anew, new.clone()]);
        assert_eq!(with_changed(&before, &now), (of(&[same, changed, gone, other, new]), 2));
    }
}
