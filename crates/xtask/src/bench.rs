//! `cargo xtask bench`: the programs of `benches/programs/` (or of another folder) on the engine and on CPython 3.11, paired.
//!
//! Every round runs one after the other (A B A B). Times are medians of processor time, from which the
//! time of an empty script is taken off; outputs are compared. The ratio is CPython over engine, taken round by round
//! so that a machine whose speed drifts does not move it: 2.0 is twice as fast as CPython, and of the rounds the median
//! counts. `--python` names another Python to compare with.
//! `--instructions` counts the engine's instructions with valgrind, which machine noise does not move.
//!
//! Measuring itself is in `tests/tools/measure.py`, since the standard library cannot ask for a child's usage.

use crate::behaviour::files;
use crate::judges;
use crate::options::Options;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const EMPTY: &str = "target/judges/empty.py";
/// Instruction counts to compare with.
const INSTRUCTIONS: &str = "benches/instructions.csv";
const HISTORY: &str = "benches/history.csv";

pub fn run(words: Vec<String>) -> Result<bool, String> {
    let mut options = Options::new(words);
    let template =
        options.value("--engine")?.unwrap_or_else(|| "target/release/hognose run {file}".to_string());
    let filter = options.value("--filter")?.unwrap_or_default();
    let folder = options.value("--folder")?.unwrap_or_else(|| "benches/programs".to_string());
    let named = options.value("--python")?;
    let rounds = options.number("--rounds", 5)?.max(1);
    let history = options.flag("--history");
    let (instructions, record) = (options.flag("--instructions"), options.flag("--record"));
    options.finish()?;
    let engine: Vec<String> = template.split_whitespace().map(str::to_string).collect();
    let python = match named {
        Some(path) => path,
        None => judges::old_python()?,
    };
    let python = vec![python, "{file}".to_string()];
    if let Some(folder) = Path::new(EMPTY).parent() {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    std::fs::write(EMPTY, "").map_err(|error| format!("{EMPTY}: {error}"))?;
    let programs: Vec<String> = files(Path::new(&folder), "py")?
        .into_iter()
        .filter(|path| path.contains(&filter))
        .collect();
    let mut meter = Meter::start(&python[0])?;
    if instructions {
        return count(&mut meter, &engine, &programs, record);
    }
    let base = [meter.empty(&python)?, meter.empty(&engine)?];
    println!("empty script: CPython {:.1} ms, engine {:.1} ms\n", base[0] / 1e3, base[1] / 1e3);
    println!("{:<28} {:>10} {:>10} {:>7} {:>13}", "program", "CPython ms", "engine ms", "ratio", "spread");
    let mut rows = Vec::new();
    let mut good = true;
    for path in &programs {
        let name =
            Path::new(path).file_stem().map_or(path.clone(), |stem| stem.to_string_lossy().into_owned());
        match pair(&mut meter, path, [&python, &engine], base, rounds) {
            Ok(times) => {
                let mut ratios: Vec<f64> =
                    times[0].iter().zip(&times[1]).map(|(old, new)| old / new).collect();
                ratios.sort_by(f64::total_cmp);
                let (ratio, least, most) = (median(ratios.clone()), ratios[0], ratios[ratios.len() - 1]);
                let times = times.map(median);
                let (old, new) = (times[0] / 1e3, times[1] / 1e3);
                println!("{name:<28} {old:>10.1} {new:>10.1} {ratio:>7.2} {least:>6.2}-{most:<6.2}");
                rows.push((name, times, ratio));
            }
            Err(error) => {
                println!("{name:<28} {error}");
                good = false;
            }
        }
    }
    let mean = (rows.iter().map(|(_, _, ratio)| ratio.ln()).sum::<f64>() / rows.len().max(1) as f64).exp();
    println!("{:<28} {:>10} {:>10} {mean:>7.2}  ({} programs)", "geometric mean", "", "", rows.len());
    if history {
        append(&rows)?;
    }
    Ok(good)
}

/// One program: the times of both sides in microseconds, round by round, without the time of an empty script.
fn pair(
    meter: &mut Meter,
    path: &str,
    sides: [&[String]; 2],
    base: [f64; 2],
    rounds: usize,
) -> Result<[Vec<f64>; 2], String> {
    let mut times = [Vec::new(), Vec::new()];
    let mut expected = None;
    for _ in 0..rounds {
        for (side, command) in sides.iter().enumerate() {
            let run = meter.run(command, path)?;
            if run.status != 0 {
                let last = run.stderr.trim_end().lines().last().unwrap_or("").to_string();
                return Err(format!("exit code {}: {last}", run.status));
            }
            match &expected {
                None => expected = Some(run.stdout),
                Some(text) if *text != run.stdout => {
                    return Err(format!("printed {:?}, expected {:?}", tail(&run.stdout), tail(text)));
                }
                Some(_) => {}
            }
            times[side].push((run.cpu - base[side]).max(100.0));
        }
    }
    Ok(times)
}

/// Counts instructions and compares them with those on record, or puts them there.
fn count(meter: &mut Meter, engine: &[String], programs: &[String], record: bool) -> Result<bool, String> {
    let recorded = std::fs::read_to_string(INSTRUCTIONS).unwrap_or_default();
    let before = |name: &str| -> Option<f64> {
        let line = recorded.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(','));
        line?.trim().parse().ok()
    };
    let mut command: Vec<String> =
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"].map(String::from).to_vec();
    command.extend(engine.iter().cloned());
    let mut collected = |path: &str| -> Result<u64, String> {
        let run = meter.run(&command, path)?;
        let line = run.stderr.lines().find_map(|line| line.split("Collected :").nth(1));
        line.and_then(|text| text.trim().parse().ok())
            .ok_or_else(|| format!("no count for {path}: {}", tail(&run.stderr)))
    };
    let empty = collected(EMPTY)?;
    println!("{:<36} {:>16} {:>16} {:>8}", "program (empty script taken off)", "on record", "instructions", "growth");
    let mut text = String::from("program,instructions\n");
    let mut growth = Vec::new();
    for path in programs {
        let name = Path::new(path).file_stem().map_or(path.as_str().into(), |stem| stem.to_string_lossy());
        let now = collected(path)?.saturating_sub(empty);
        text.push_str(&format!("{name},{now}\n"));
        match before(&name) {
            Some(old) => {
                let ratio = now as f64 / old.max(1.0);
                growth.push(ratio.ln());
                println!("{name:<36} {old:>16} {now:>16} {:>7.2}%", (ratio - 1.0) * 100.0);
            }
            None => println!("{name:<36} {:>16} {now:>16}", "-"),
        }
    }
    if !growth.is_empty() {
        let mean = (growth.iter().sum::<f64>() / growth.len() as f64).exp();
        println!("{:<36} {:>16} {:>16} {:>7.2}%", "geometric mean", "", "", (mean - 1.0) * 100.0);
    }
    if record {
        std::fs::write(INSTRUCTIONS, text).map_err(|error| format!("{INSTRUCTIONS}: {error}"))?;
        println!("{INSTRUCTIONS} is written");
    }
    Ok(true)
}

fn append(rows: &[(String, [f64; 2], f64)]) -> Result<(), String> {
    let commit = Command::new("git").args(["rev-parse", "--short", "HEAD"]).output();
    let commit =
        commit.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string()).unwrap_or_default();
    let seconds =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let mut text = String::new();
    if !Path::new(HISTORY).exists() {
        text.push_str("time,commit,program,cpython_ms,engine_ms,ratio\n");
    }
    for (name, [old, new], ratio) in rows {
        text.push_str(&format!("{seconds},{commit},{name},{:.1},{:.1},{ratio:.3}\n", old / 1e3, new / 1e3));
    }
    let file = std::fs::OpenOptions::new().create(true).append(true).open(HISTORY);
    file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| format!("{HISTORY}: {error}"))
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn tail(text: &str) -> String {
    let text = text.trim_end();
    text.chars().skip(text.chars().count().saturating_sub(80)).collect()
}

struct Run {
    cpu: f64,
    status: i32,
    stdout: String,
    stderr: String,
}

/// The measuring process.
struct Meter {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Meter {
    fn start(python: &str) -> Result<Meter, String> {
        let mut child = Command::new(python)
            .arg("tests/tools/measure.py")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start `{python}`: {error}"))?;
        let input = child.stdin.take().expect("stdin is piped");
        let output = BufReader::new(child.stdout.take().expect("stdout is piped"));
        Ok(Meter { child, input, output })
    }

    fn run(&mut self, command: &[String], path: &str) -> Result<Run, String> {
        let text = |error: std::io::Error| format!("the measuring process does not answer: {error}");
        let words: Vec<String> = command.iter().map(|word| word.replace("{file}", path)).collect();
        writeln!(self.input, "{}", words.join("\u{1f}")).map_err(text)?;
        let mut line = String::new();
        self.output.read_line(&mut line).map_err(text)?;
        let numbers: Vec<i64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let [cpu, _wall, status, out, err] = numbers[..] else {
            return Err("the measuring process crashed".to_string());
        };
        let (out, err) = (usize::try_from(out).unwrap_or(0), usize::try_from(err).unwrap_or(0));
        let mut bytes = vec![0; out + err];
        self.output.read_exact(&mut bytes).map_err(text)?;
        Ok(Run {
            cpu: cpu as f64,
            status: i32::try_from(status).unwrap_or(-1),
            stdout: String::from_utf8_lossy(&bytes[..out]).into_owned(),
            stderr: String::from_utf8_lossy(&bytes[out..]).into_owned(),
        })
    }

    /// The median time of an empty script.
    fn empty(&mut self, command: &[String]) -> Result<f64, String> {
        let mut times = Vec::new();
        for _ in 0..11 {
            let run = self.run(command, EMPTY)?;
            if run.status != 0 {
                return Err(format!(
                    "`{}` fails on an empty script: {}",
                    command.join(" "),
                    tail(&run.stderr)
                ));
            }
            times.push(run.cpu);
        }
        Ok(median(times))
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        // It ends with its input; killing it is for the case that a program hangs.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
