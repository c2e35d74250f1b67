//! Worker processes: each takes one module at a time and runs its methods one after the other.
//!
//! A worker that dies or does not answer costs the method that it ran, and is started again for the next one.

use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use super::lists::Lists;
use super::{FOLDER, Outcome, Results, Run};

const WORKER: &str = "target/fast/hognose-cpython-tests";

/// Runs the modules; results are in their order.
pub fn run(run: &Run, lists: &Lists, modules: &[String]) -> Result<Vec<Results>, String> {
    if !std::path::Path::new(WORKER).exists() {
        return Err(format!("{WORKER} is missing: `make` builds it"));
    }
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let slots: Mutex<Vec<Option<Results>>> = Mutex::new(modules.iter().map(|_| None).collect());
    std::thread::scope(|scope| {
        let mut threads = Vec::new();
        for _ in 0..run.jobs {
            threads.push(scope.spawn(|| -> Result<(), String> {
                let mut worker = Worker::start(run)?;
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(module) = modules.get(at) else { return Ok(()) };
                    let found = worker.module(run, lists, module)?;
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1, modules.len(), module);
                    slots.lock().expect("no thread panics while it holds the lock")[at] = Some(found);
                }
            }));
        }
        threads.into_iter().try_for_each(|thread| thread.join().expect("a worker's thread does not panic"))
    })?;
    Ok(slots.into_inner().expect("no thread panicked").into_iter().flatten().collect())
}

fn progress(done: usize, total: usize, module: &str) {
    if std::io::stderr().is_terminal() {
        eprint!("\r{done}/{total} {module:<40}");
        if done == total {
            eprintln!();
        }
    }
}

/// How long a worker may take for an answer before it counts as hanging.
const PATIENCE: Duration = Duration::from_secs(1800);

struct Worker {
    child: Child,
    input: ChildStdin,
    /// What it answers, read by a thread, so that waiting can end.
    answers: Receiver<Vec<String>>,
}

impl Worker {
    fn start(run: &Run) -> Result<Worker, String> {
        let mut command = Command::new(WORKER);
        command.arg("--lib").arg(&run.lib).args(["--support", &format!("{FOLDER}/support")]);
        command.args(["--fuel", &run.fuel.to_string()]);
        if let Some(pair) = &run.roundtrip_at {
            command.args(["--roundtrip-at", pair]);
        }
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot start {WORKER}: {error}"))?;
        let input = child.stdin.take().expect("stdin is piped");
        let mut output = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let (send, answers) = channel();
        std::thread::spawn(move || {
            // It ends with the process, or with whoever listens.
            while let Some(answer) = read(&mut output) {
                if send.send(answer).is_err() {
                    return;
                }
            }
        });
        Ok(Worker { child, input, answers })
    }

    fn ask(&mut self, line: &str) -> Result<Vec<String>, String> {
        let gone = |_| "the worker died (a stack overflow, or it was killed)".to_string();
        writeln!(self.input, "{line}").map_err(|_| "the worker died".to_string())?;
        self.answers.recv_timeout(PATIENCE).map_err(|error| match error {
            std::sync::mpsc::RecvTimeoutError::Timeout => "no answer: a limit did not hold".to_string(),
            other => gone(other),
        })
    }

    /// Loads a module and runs what is wanted of it.
    fn module(&mut self, run: &Run, lists: &Lists, module: &str) -> Result<Results, String> {
        let mut results =
            Results { module: module.to_string(), methods: Vec::new(), import: Outcome::Passed };
        if let Some(reason) = lists.excuse(module) {
            results.import = Outcome::NotApplicable(reason.to_string());
            return Ok(results);
        }
        let names = match self.load(run, lists, module)? {
            Ok(names) => names,
            Err(outcome) => {
                results.import = outcome;
                return Ok(results);
            }
        };
        for (number, name) in names.into_iter().enumerate() {
            let whole = format!("{module}.{name}");
            if !run.wants_method(&whole) {
                continue;
            }
            let outcome = match lists.excuse(&whole) {
                Some(reason) => Outcome::NotApplicable(reason.to_string()),
                None => match self.ask(&format!("run {number}")) {
                    Ok(answer) => outcome(lists, answer),
                    Err(why) => {
                        *self = Worker::start(run)?;
                        if self.load(run, lists, module)?.is_err() {
                            return Err(format!("{module} does not load a second time"));
                        }
                        Outcome::Failed(why, Vec::new())
                    }
                },
            };
            results.methods.push((name, outcome));
        }
        Ok(results)
    }

    fn load(
        &mut self,
        run: &Run,
        lists: &Lists,
        module: &str,
    ) -> Result<Result<Vec<String>, Outcome>, String> {
        match self.ask(&format!("load {module}")) {
            Ok(mut answer) if answer.first().is_some_and(|first| first == "tests") => {
                answer.remove(0);
                Ok(Ok(answer))
            }
            Ok(answer) => Ok(Err(outcome(lists, answer))),
            Err(why) => {
                *self = Worker::start(run)?;
                Ok(Err(Outcome::Failed(why, Vec::new())))
            }
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer: the number of its lines, and the lines.
fn read(output: &mut impl BufRead) -> Option<Vec<String>> {
    let mut line = || {
        let mut line = String::new();
        (output.read_line(&mut line).ok()? > 0).then(|| line.trim_end_matches('\n').to_string())
    };
    let n: usize = line()?.parse().ok()?;
    (0..n).map(|_| line()).collect()
}

fn outcome(lists: &Lists, mut answer: Vec<String>) -> Outcome {
    let first = if answer.is_empty() { String::new() } else { answer.remove(0) };
    match first.split_once(' ') {
        None if first == "passed" => Outcome::Passed,
        Some(("skipped", why)) => Outcome::NotApplicable(format!("skips itself: {why}")),
        Some(("failed", why)) => lists.judge(why.to_string(), answer),
        _ if first == "skipped" => Outcome::NotApplicable("skips itself".to_string()),
        _ => Outcome::Failed(format!("an answer that nobody knows: {first}"), answer),
    }
}
